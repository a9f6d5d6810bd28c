"use strict";
module.exports = {

/***/ 4067:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    w: () => (  makeFolders)
  });
  var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);

 var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);

 var _stops_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3743);
function makeFolders(path) {
    const parent = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path);
    if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(path) || parent === path)
        return;
    makeFolders(parent);
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(path);
    }
    catch (error) {
        if (!(0,_stops_js__WEBPACK_IMPORTED_MODULE_2__  .up)(error, 'EEXIST'))
            throw error;
    }
}


/***/ })

};
