"use strict";
module.exports = {

/***/ 4593:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    l: () => (  findFiles)
  });
  var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1455);

 var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);

 var _core_input_glob_list_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7313);
async function findFiles(list, most) {
    const paths = new Set();
    const faults = [];
    const patterns = (await isFile(list)) ? [list] : (0,_core_input_glob_list_js__WEBPACK_IMPORTED_MODULE_2__  .K)(list);
    if (patterns.length === 0) {
        faults.push({ pattern: list, problem: 'names no file', isUnmatched: false });
    }
    for (const pattern of patterns) {
        const found = await matchesOf(pattern, most);
        for (const path of found)
            paths.add(path);
        if (found.length === 0) {
            const problem = 'matches no file: check the path, which starts at the workspace';
            faults.push({ pattern, problem, isUnmatched: true });
        }
        if (paths.size > most) {
            const problem = `brings the files to more than ${most}: take them in several steps`;
            return { paths: [], faults: [...faults, { pattern, problem, isUnmatched: false }] };
        }
    }
    return { paths: [...paths], faults };
}
async function matchesOf(pattern, most) {
    if (await isFile(pattern))
        return [(0,node_path__WEBPACK_IMPORTED_MODULE_1__.normalize)(pattern)];
    const found = [];
    for await (const path of (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.glob)(pattern)) {
        if (!(await isFolder(path)))
            found.push((0,node_path__WEBPACK_IMPORTED_MODULE_1__.normalize)(path));
        if (found.length > most)
            break;
    }
    return found.sort();
}
async function isFile(path) {
    return (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.stat)(path).then((facts) => facts.isFile(), () => false);
}
async function isFolder(path) {
    return (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.stat)(path).then((facts) => facts.isDirectory(), () => false);
}


/***/ })

};
