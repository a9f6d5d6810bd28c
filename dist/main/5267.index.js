"use strict";
exports.id = 5267;
exports.ids = [5267];
exports.modules = {

/***/ 5267:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    openTexts: () => (  openTexts)
  });
  var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);

 var zod_mini__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5915);
  var zod_mini__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8989);
  var _step_stops_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3743);
  var _open_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4607);




const documentSchema = zod_mini__WEBPACK_IMPORTED_MODULE_3__  .Ikc({ name: zod_mini__WEBPACK_IMPORTED_MODULE_3__  .YjP(), text: zod_mini__WEBPACK_IMPORTED_MODULE_3__  .YjP() });
async function openTexts(place, world) {
    const store = await (0,_open_js__WEBPACK_IMPORTED_MODULE_2__  .Ch)(place, world);
    const debug = (error) => world.runner.debug(`memory: ${(0,_step_stops_js__WEBPACK_IMPORTED_MODULE_1__  .Uc)(error)}`);
    return {
        async recall(name) {
            try {
                const found = JSON.parse((await store?.read(digest(name))) ?? 'null');
                const document = zod_mini__WEBPACK_IMPORTED_MODULE_4__  .xL(documentSchema, found).data;
                return document?.name === name ? document.text : null;
            }
            catch (error) {
                debug(error);
                return null;
            }
        },
        async keep(name, text) {
            const document = JSON.stringify({ name, text });
            await store?.update(digest(name), () => document).catch(debug);
        },
    };
}
function digest(name) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(`text ${name}`).digest('hex');
}


/***/ })

};
;Object.assign(exports.modules, require("./later.js"));
