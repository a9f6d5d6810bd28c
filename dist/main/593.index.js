"use strict";
exports.id = 593;
exports.ids = [593];
exports.modules = {

/***/ 55593:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ listFiles),
/* harmony export */   listChanges: () => (/* binding */ listChanges),
/* harmony export */   readContents: () => (/* binding */ readContents)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5915);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(58989);
/* harmony import */ var _http_shape_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(32845);
/* harmony import */ var _text_values_parsed_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(38133);



const MAX_COMPARED = 300;
const MAX_POLICY_KIB = 256;
const contentSchema = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    type: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz('file'),
    encoding: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz('base64'),
    content: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
});
const pullSchema = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ head: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ sha: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP() }), changed_files: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig() });
async function listChanges(change, api) {
    const files = change.kind === 'pull-request'
        ? await filesOfPullRequest(change.number, change.headSha, api)
        : await filesBetween(`${change.baseSha}...${change.headSha}`, api);
    return (files?.flatMap(({ filename, previous_filename: previous }) => previous === undefined ? [filename] : [filename, previous]) ?? null);
}
function listFiles(number, api) {
    return api.list('list changed files', (rest, given) => rest.pulls.listFiles({ ...given, pull_number: number }));
}
async function filesOfPullRequest(number, headSha, api) {
    const files = await listFiles(number, api);
    const operation = 'read pull request';
    const response = await api.ask(operation, (rest, given) => rest.pulls.get({ ...given, pull_number: number }));
    const pull = (0,_http_shape_js__WEBPACK_IMPORTED_MODULE_0__/* .checkShape */ .eA)(pullSchema, response, operation, '');
    return pull.head.sha === headSha && pull.changed_files === files.length ? files : null;
}
async function filesBetween(basehead, api) {
    const { files } = await api.ask('compare commits', (rest, given) => rest.repos.compareCommitsWithBasehead({ ...given, basehead }));
    return files && files.length < MAX_COMPARED ? files : null;
}
async function readContents(file, api) {
    const { owner, repo, ref } = file;
    const path = file.path.split('/').map(encodeURIComponent).join('/');
    const url = '/repos/{owner}/{repo}/contents/{+path}';
    const answer = await api.ask('read policy', (rest, { request }) => rest.repos.getContent({ owner, repo, path, ref, request, url }));
    const content = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .safeParse */ .xL(contentSchema, answer).data?.content;
    const bytes = Buffer.from(content ?? '', 'base64');
    if (content === undefined || bytes.length > MAX_POLICY_KIB * 1024) {
        return (0,_text_values_parsed_js__WEBPACK_IMPORTED_MODULE_3__/* .invalid */ .G)(null, `is not a YAML or JSON file of at most ${MAX_POLICY_KIB} KiB`);
    }
    try {
        return (0,_text_values_parsed_js__WEBPACK_IMPORTED_MODULE_3__/* .valid */ .r)(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    }
    catch {
        return (0,_text_values_parsed_js__WEBPACK_IMPORTED_MODULE_3__/* .invalid */ .G)(null, 'is not UTF-8 text: save it as UTF-8');
    }
}


/***/ })

};
;