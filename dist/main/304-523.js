"use strict";
module.exports = {

/***/ 9419:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    p: () => (  concernsAll)
  });
  var _http_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2557);

const OF_ALL = new Set([401, 403, 407]);
function concernsAll(error) {
    const { kind, status, type, mayHaveBeenTaken } = error;
    if ((0,_http_errors_js__WEBPACK_IMPORTED_MODULE_0__  .Fh)(error))
        return true;
    switch (kind) {
        case 'status':
            return status === 404 ? type === undefined : OF_ALL.has(status);
        case 'redirect':
        case 'tls':
        case 'proxy':
        case 'protocol':
        case 'unresolved':
            return true;
        case 'connection':
        case 'timeout':
        case 'deadline':
            return !mayHaveBeenTaken;
        default:
            return false;
    }
}


/***/ })

};
