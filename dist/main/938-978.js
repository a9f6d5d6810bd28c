"use strict";
module.exports = {

/***/ 4067:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    w: () => (  makeFolders)
  });
  var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);

 var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1455);

 var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);

 var _stops_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3743);
async function makeFolders(path) {
    const parent = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(path);
    if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(path) || parent === path)
        return;
    await makeFolders(parent);
    try {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdir)(path);
    }
    catch (error) {
        if (!(0,_stops_js__WEBPACK_IMPORTED_MODULE_3__  .up)(error, 'EEXIST'))
            throw error;
    }
}


/***/ })

};
