"use strict";
exports.id = 73;
exports.ids = [73];
exports.modules = {

/***/ 73:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   uploadPage: () => (/* binding */ uploadPage)
/* harmony export */ });
/* harmony import */ var _actions_artifact__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(94093);
/* harmony import */ var _runner_deadline_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(47388);


async function uploadPage(path, folder, runtime) {
    const client = new _actions_artifact__WEBPACK_IMPORTED_MODULE_1__/* .DefaultArtifactClient */ .t();
    const { id } = await (0,_runner_deadline_js__WEBPACK_IMPORTED_MODULE_0__/* .byDeadline */ .Ux)(runtime.clock.now() + _runner_deadline_js__WEBPACK_IMPORTED_MODULE_0__/* .PURPOSE_MS */ .MW, runtime, () => client.uploadArtifact('', [path], folder, { skipArchive: true }));
    return Number(id);
}


/***/ })

};
;