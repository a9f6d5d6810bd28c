"use strict";
exports.id = 73;
exports.ids = [73];
exports.modules = {

/***/ 73:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   uploadPage: () => (/* binding */ uploadPage)
/* harmony export */ });
/* harmony import */ var _actions_artifact__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94093);
/** The report page as an artifact of the workflow run, through `@actions/artifact`, which a job loads only for this. */

/**
 * Uploads one file as it is, so that a browser shows it, and gives the artifact's ID. It is known by the
 * file's name, which has to be new in the workflow run. Where to, and with which token, says the process's
 * environment; the library repeats what fails, and knows no time limit.
 *
 * @param folder that holds the file
 */
async function uploadPage(path, folder) {
    const client = new _actions_artifact__WEBPACK_IMPORTED_MODULE_0__/* .DefaultArtifactClient */ .t();
    const { id } = await client.uploadArtifact('', [path], folder, { skipArchive: true });
    return Number(id);
}


/***/ })

};
;