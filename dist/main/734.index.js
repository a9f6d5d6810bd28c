"use strict";
exports.id = 734;
exports.ids = [734];
exports.modules = {

/***/ 20734:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ listFiles),
/* harmony export */   listChanges: () => (/* binding */ listChanges)
/* harmony export */ });
/* harmony import */ var _api_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(46115);
/* harmony import */ var _schemas_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(80923);
/** The files that a pull request, or a merge group, changes. */


/** A comparison lists no more files. */
const MAX_COMPARED = 300;
/**
 * Old and new names of every file; null if GitHub does not list all of them, or if the pull request
 * has a newer commit. Rejects with `ServiceError`, or with the reason why the step is cancelled.
 *
 * @param repository with GitHub's API without a trailing slash
 */
async function listChanges(change, repository, token, world) {
    const api = new _api_js__WEBPACK_IMPORTED_MODULE_0__.GitHubApi({ ...repository, token }, world);
    const files = change.kind === 'pull-request'
        ? await ofPullRequest(change.number, change.headSha, api)
        : await ofCommits(`${change.baseSha}...${change.headSha}`, api);
    return (files?.flatMap(({ filename, previous_filename: previous }) => previous === undefined ? [filename] : [filename, previous]) ?? null);
}
function listFiles(number, api) {
    const keyOf = ({ filename }) => filename;
    const route = 'GET /repos/{owner}/{repo}/pulls/{number}/files';
    return api.list('list changed files', _schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .fileSchema */ .Mz, keyOf, route, { number });
}
/** The pull request is read after its files, so that they are those of the commit that it names. */
async function ofPullRequest(number, headSha, api) {
    const files = await listFiles(number, api);
    const route = 'GET /repos/{owner}/{repo}/pulls/{number}';
    const pull = await api.ask('read pull request', _schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .pullRequestSchema */ .MH, route, { number });
    return pull.head.sha === headSha && pull.changed_files === files.length ? files : null;
}
async function ofCommits(basehead, api) {
    const route = 'GET /repos/{owner}/{repo}/compare/{basehead}';
    const { files } = await api.ask('compare commits', _schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .comparisonSchema */ .D, route, { basehead });
    return files.length < MAX_COMPARED ? files : null;
}


/***/ }),

/***/ 80923:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ comparisonSchema),
/* harmony export */   FS: () => (/* binding */ reviewCommentSchema),
/* harmony export */   MH: () => (/* binding */ pullRequestSchema),
/* harmony export */   Mz: () => (/* binding */ fileSchema),
/* harmony export */   X3: () => (/* binding */ commentSchema),
/* harmony export */   _L: () => (/* binding */ repositorySchema),
/* harmony export */   j8: () => (/* binding */ issueSchema)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5915);
/** The parts of GitHub's responses that are read. */

/** Null for a deleted account. */
const authorSchema = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl6(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ login: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), type: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()) }));
/** Null where the fork that a pull request came from has been deleted. */
const repositorySchema = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl6(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ id: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig()), full_name: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()) }));
const commentSchema = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    id: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig(),
    /** GitHub's description leaves it open whether there always is one. */
    body: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* ["catch"] */ .MfU(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), ''),
    user: authorSchema,
    html_url: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* ._default */ .Rvf(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), ''),
});
const reviewCommentSchema = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    id: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig(),
    body: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    user: authorSchema,
    path: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    /** Null once the diff shows other lines there. */
    line: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* ._default */ .Rvf(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig()), null),
    start_line: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* ._default */ .Rvf(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig()), null),
    html_url: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* ._default */ .Rvf(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), ''),
});
/** `patch` is absent for a binary file and for one whose diff is too large. */
const fileSchema = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    filename: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    /** Of a renamed file. */
    previous_filename: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()),
    patch: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()),
});
/** How two commits differ. */
const comparisonSchema = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ files: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(fileSchema) });
const pullRequestSchema = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    head: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ sha: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), repo: repositorySchema }),
    base: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ repo: repositorySchema })),
    /** Absent in events. */
    changed_files: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig()),
});
const issueSchema = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    number: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig(),
    title: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* ["catch"] */ .MfU(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), ''),
    /** Null if it is empty. */
    body: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* ["catch"] */ .MfU(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), ''),
    state: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    state_reason: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* ._default */ .Rvf(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()), null),
    locked: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* ._default */ .Rvf(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY(), false),
    user: authorSchema,
    html_url: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* ._default */ .Rvf(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), ''),
    /** Present in pull requests, which GitHub lists as issues. */
    pull_request: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5J()),
});


/***/ })

};
;