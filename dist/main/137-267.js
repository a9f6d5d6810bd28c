"use strict";
module.exports = {

/***/ 4607:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

  var openMemory = (async function openMemory(place, gate, world) {
    const store = await openStore(place, world);
    if (store === null)
        return NO_MEMORY;
    const { memoryIn } = await Promise.all( [__webpack_require__.e(915), __webpack_require__.e(264), __webpack_require__.e(478), __webpack_require__.e(978)]).then(__webpack_require__.bind(__webpack_require__, 3784));
    return memoryIn(store, gate, world.runner);
});
var openStore = (async function openStore(place, world) {
    const { env, clock } = world;
    switch (place.kind) {
        case 'off':
            return null;
        case 'folder': {
            const { FolderStore } = await Promise.all( [__webpack_require__.e(915), __webpack_require__.e(264), __webpack_require__.e(478), __webpack_require__.e(978)]).then(__webpack_require__.bind(__webpack_require__, 6035));
            return new FolderStore(place.path, clock);
        }
        case 'auto': {
            const token = env.ACTIONS_RUNTIME_TOKEN;
            if (!token || !isReadable(env))
                return null;
            const { CacheStore } = await Promise.all( [__webpack_require__.e(915), __webpack_require__.e(264), __webpack_require__.e(478), __webpack_require__.e(978)]).then(__webpack_require__.bind(__webpack_require__, 5273));
            const { cacheServiceOf } = await Promise.all( [__webpack_require__.e(915), __webpack_require__.e(264), __webpack_require__.e(478), __webpack_require__.e(978)]).then(__webpack_require__.bind(__webpack_require__, 3995));
            const cache = cacheServiceOf(token, env, clock);
            return cache && new CacheStore(cache, modeOf(env), world);
        }
    }
});
__webpack_require__.d(__webpack_exports__, {
    Ch: () => (  openStore),
    gR: (() => (  NO_MEMORY)),
    uZ: (() => (  openMemory))
  });
const NO_MEMORY = {
    recall: (async () => []),
    remember: (async () => { }),
    recallAsked: async () => [],
    announce: async () => { },
    forget: async () => { },
};


function isReadable(env) {
    return !['none', 'write-only'].includes(modeOf(env));
}
function modeOf({ ACTIONS_CACHE_MODE: mode = '' }) {
    return mode.trim().toLowerCase();
}


/***/ })

};
