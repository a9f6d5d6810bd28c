"use strict";
exports.id = 793;
exports.ids = [793];
exports.modules = {

/***/ 88793:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   RepositoryFiles: () => (/* binding */ RepositoryFiles),
/* harmony export */   isWorkflowsFault: () => (/* binding */ isWorkflowsFault)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5915);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(58989);
/* harmony import */ var _core_input_parsed_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7247);
/* harmony import */ var _octokit_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22385);
/** Files of repositories, read through GitHub's API. */



/** All files together; without them the gate ends. */
const SPAN = { leavesMs: 0, limitMs: 60_000 };
const MAX_KIB = 256;
const fileSchema = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    type: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz('file'),
    /** GitHub leaves out what is larger than 1 MB. */
    encoding: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz('base64'),
    content: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
});
const sizeSchema = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ type: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz('file'), size: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig() });
class RepositoryFiles {
    #connection;
    constructor(access, world) {
        this.#connection = (0,_octokit_js__WEBPACK_IMPORTED_MODULE_0__/* .connectGitHub */ .UY)(access, world);
    }
    /**
     * A file's text, or why it is none; that goes on after its address. Rejects with `ServiceError`, or with
     * the reason why the step is cancelled.
     */
    async read({ owner, repo, path, ref }) {
        // The route of Octokit's own method would take the slashes of the path for a part of a name.
        const route = 'GET /repos/{owner}/{repo}/contents/{+path}';
        const parts = path.split('/').map(encodeURIComponent).join('/');
        const { octokit, time } = this.#connection;
        try {
            const { data } = await time.within(SPAN, (signal) => {
                const request = { signal, span: SPAN, askedMs: time.nowMs };
                return octokit.request(route, { owner, repo, path: parts, ref, request });
            });
            return textOf(data);
        }
        catch (error) {
            throw (0,_octokit_js__WEBPACK_IMPORTED_MODULE_0__/* .namedFault */ .Oz)('read policy', error);
        }
    }
}
function textOf(data) {
    const size = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .safeParse */ .xL(sizeSchema, data).data?.size ?? 0;
    if (size > MAX_KIB * 1024) {
        return (0,_core_input_parsed_js__WEBPACK_IMPORTED_MODULE_3__/* .invalid */ .G)(null, `is larger than ${MAX_KIB} KiB, which no policy is`);
    }
    const file = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .safeParse */ .xL(fileSchema, data).data;
    if (file === undefined)
        return (0,_core_input_parsed_js__WEBPACK_IMPORTED_MODULE_3__/* .invalid */ .G)(null, 'is not a file: name a YAML or JSON file');
    try {
        const bytes = Buffer.from(file.content, 'base64');
        return (0,_core_input_parsed_js__WEBPACK_IMPORTED_MODULE_3__/* .valid */ .r)(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    }
    catch {
        return (0,_core_input_parsed_js__WEBPACK_IMPORTED_MODULE_3__/* .invalid */ .G)(null, 'is not UTF-8 text: save it as UTF-8');
    }
}
/** The way to GitHub is set up in a way that cannot work. */
const SET_UP_WRONGLY = new Set([
    'tls',
    'proxy',
    'protocol',
    'redirect',
]);
/** Whether asking again would not help: GitHub refuses what is asked for, or cannot be asked so. */
function isWorkflowsFault(error) {
    if (error.kind !== 'status')
        return SET_UP_WRONGLY.has(error.kind);
    return Number(error.status) < 500 && error.status !== 408 && !(0,_octokit_js__WEBPACK_IMPORTED_MODULE_0__/* .isLimited */ .lU)(error);
}


/***/ })

};
;