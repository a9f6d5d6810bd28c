"use strict";
exports.id = 734;
exports.ids = [734];
exports.modules = {

/***/ 46115:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ messageOf),
/* harmony export */   y: () => (/* binding */ GitHubApi)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5915);
/* harmony import */ var _http_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(72557);
/* harmony import */ var _asking_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(65728);
/* harmony import */ var _schemas_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(80923);
/** What is asked of GitHub: one method an operation. */




/** All methods reject with `ServiceError`, or with the reason why the step is cancelled. */
class GitHubApi {
    #options;
    #asking;
    #rest;
    #repository;
    #number;
    #hide;
    constructor(options) {
        const { octokit, target, hide } = options;
        this.#options = options;
        this.#asking = new _asking_js__WEBPACK_IMPORTED_MODULE_1__/* .Asking */ .g(options);
        this.#rest = octokit.rest;
        this.#repository = { owner: target.owner, repo: target.repo };
        this.#number = target.number;
        this.#hide = hide;
    }
    /** The same, in another span. */
    within(span) {
        return new GitHubApi({ ...this.#options, span });
    }
    /** The login of the person whose token it is; null for the token of an app. */
    readUser() {
        return this.#asking.readUser();
    }
    readPullRequest() {
        return this.#asking.ask('read pull request', _schemas_js__WEBPACK_IMPORTED_MODULE_2__/* .pullRequestSchema */ .MH, (request) => this.#rest.pulls.get({ ...this.#pull, request }));
    }
    /** The oldest first. */
    listComments() {
        return this.#asking.list('list comments', _schemas_js__WEBPACK_IMPORTED_MODULE_2__/* .commentSchema */ .X3, ({ id }) => id, (page) => this.#rest.issues.listComments({ ...this.#issue, ...page }));
    }
    listFiles() {
        return this.#asking.list('list changed files', _schemas_js__WEBPACK_IMPORTED_MODULE_2__/* .fileSchema */ .Mz, ({ filename }) => filename, (page) => this.#rest.pulls.listFiles({ ...this.#pull, ...page }));
    }
    /** The files that the second commit changes, as seen from where it left the first; 300 at most. */
    async compare(baseSha, headSha) {
        const basehead = `${baseSha}...${headSha}`;
        const { files } = await this.#asking.ask('compare commits', _schemas_js__WEBPACK_IMPORTED_MODULE_2__/* .comparisonSchema */ .D, (request) => this.#rest.repos.compareCommitsWithBasehead({ ...this.#repository, basehead, request }));
        return files;
    }
    listReviewComments() {
        return this.#asking.list('list review comments', _schemas_js__WEBPACK_IMPORTED_MODULE_2__/* .reviewCommentSchema */ .FS, ({ id }) => id, (page) => this.#rest.pulls.listReviewComments({ ...this.#pull, ...page }));
    }
    createComment(text) {
        const body = this.#hide(text);
        return this.#asking.ask('create comment', _schemas_js__WEBPACK_IMPORTED_MODULE_2__/* .commentSchema */ .X3, (request) => this.#rest.issues.createComment({ ...this.#issue, body, request }));
    }
    async updateComment(id, text) {
        const body = this.#hide(text);
        await this.#asking.ask('update comment', zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .unknown */ .L5J(), (request) => this.#rest.issues.updateComment({ ...this.#repository, comment_id: id, body, request }));
    }
    deleteComment(id) {
        return this.#delete('delete comment', (request) => this.#rest.issues.deleteComment({ ...this.#repository, comment_id: id, request }));
    }
    /** One review with all comments; GitHub refuses the whole where one is not in the diff. Its ID. */
    async createReview(review) {
        const { body, headSha: commit_id } = review;
        const comments = review.comments.map((comment) => this.#fieldsOf(comment));
        const { id } = await this.#asking.ask('create review', _schemas_js__WEBPACK_IMPORTED_MODULE_2__/* .reviewSchema */ .Yg, (request) => this.#rest.pulls.createReview({
            ...this.#pull,
            commit_id,
            event: 'COMMENT',
            body,
            comments,
            request,
        }));
        return id;
    }
    /** Gives the ID of the review that GitHub makes for it, or null. */
    async createReviewComment(headSha, comment) {
        const fields = { commit_id: headSha, ...this.#fieldsOf(comment) };
        const created = await this.#asking.ask('create review comment', _schemas_js__WEBPACK_IMPORTED_MODULE_2__/* .reviewCommentSchema */ .FS, (request) => this.#rest.pulls.createReviewComment({ ...this.#pull, ...fields, request }));
        return created.pull_request_review_id;
    }
    async updateReviewComment(id, text) {
        const body = this.#hide(text);
        await this.#asking.ask('update review comment', zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .unknown */ .L5J(), (request) => this.#rest.pulls.updateReviewComment({ ...this.#repository, comment_id: id, body, request }));
    }
    deleteReviewComment(id) {
        return this.#delete('delete review comment', (request) => this.#rest.pulls.deleteReviewComment({ ...this.#repository, comment_id: id, request }));
    }
    get #pull() {
        return { ...this.#repository, pull_number: this.#number };
    }
    get #issue() {
        return { ...this.#repository, issue_number: this.#number };
    }
    #fieldsOf({ path, body, startLine, line }) {
        const side = 'RIGHT';
        const place = { path, body: this.#hide(body), line, side };
        return startLine === null ? place : { ...place, start_line: startLine, start_side: side };
    }
    /** One that is gone already counts as deleted. */
    async #delete(operation, send) {
        try {
            await this.#asking.ask(operation, zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .unknown */ .L5J(), send);
        }
        catch (error) {
            if (!(error instanceof _http_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._7) || error.status !== 404)
                throw error;
        }
    }
}
/** What went wrong, for people. */
function messageOf(error) {
    return error instanceof _http_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._7 ? error.message : String(error);
}


/***/ }),

/***/ 65728:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ Asking)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5915);
/* harmony import */ var _http_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(72557);
/* harmony import */ var _http_shape_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(32845);
/* harmony import */ var _octokit_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(22385);
/* harmony import */ var _schemas_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(80923);
/** How GitHub is asked: in the time that there is for it, and what it answers is checked. */





const PER_PAGE = 100;
/** GitHub lists 3000 files of a pull request; comments and issues are searched as far. */
const MAX_PAGES = 30;
/** What GitHub answers a token that is not a person's, when asked for the person. */
const NO_PERSON = new Set([401, 403, 404]);
/** All methods reject with `ServiceError`, or with the reason why the step is cancelled. */
class Asking {
    #options;
    constructor(options) {
        this.#options = options;
    }
    /** What GitHub answers, as the schema types it. */
    async ask(operation, schema, send) {
        const { time, span } = this.#options;
        try {
            const { data } = await time.within(span, (signal) => send({ signal, span, askedMs: time.nowMs }));
            return (0,_http_shape_js__WEBPACK_IMPORTED_MODULE_1__/* .checkShape */ .eA)(schema, data, operation, '');
        }
        catch (error) {
            throw (0,_octokit_js__WEBPACK_IMPORTED_MODULE_2__/* .namedFault */ .Oz)(operation, error);
        }
    }
    /**
     * Every item once, up to a page without a new one: GitHub leaves out what is hidden after it has
     * made the pages, so that a short page need not be the last.
     */
    async list(operation, item, keyOf, send) {
        const all = new Map();
        for (let page = 1; page <= MAX_PAGES; page += 1) {
            const before = all.size;
            const items = await this.ask(operation, zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(item), (request) => send({ per_page: PER_PAGE, page, request }));
            for (const it of items)
                all.set(keyOf(it), it);
            if (all.size === before)
                break;
        }
        return [...all.values()];
    }
    /** The login of the person whose token it is; null for the token of an app. */
    async readUser() {
        const { users } = this.#options.octokit.rest;
        try {
            const { login } = await this.ask('read user', _schemas_js__WEBPACK_IMPORTED_MODULE_3__/* .userSchema */ .vJ, (request) => users.getAuthenticated({ request }));
            return login;
        }
        catch (error) {
            if (error instanceof _http_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._7 && NO_PERSON.has(error.status))
                return null;
            throw error;
        }
    }
}


/***/ }),

/***/ 20734:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   listChanges: () => (/* binding */ listChanges)
/* harmony export */ });
/* harmony import */ var _api_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(46115);
/* harmony import */ var _octokit_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22385);
/** Which files a pull request, or a merge group, changes. */


const SPAN = { leavesMs: 0, limitMs: 60_000 };
/** A comparison lists no more files. */
const MAX_COMPARED = 300;
/**
 * Old and new names of every file; null where GitHub does not list all of them, or where the pull request
 * has moved on. Rejects with `ServiceError`, or with the reason why the step is cancelled.
 *
 * @param where the repository, and GitHub's API without a trailing slash
 */
async function listChanges(change, { apiUrl, owner, repo }, token, world) {
    const connection = (0,_octokit_js__WEBPACK_IMPORTED_MODULE_1__/* .connectGitHub */ .UY)({ apiUrl, token }, world);
    const number = change.kind === 'pull-request' ? change.number : 0;
    const target = { owner, repo, number };
    const api = new _api_js__WEBPACK_IMPORTED_MODULE_0__/* .GitHubApi */ .y({ ...connection, target, hide: String, span: SPAN });
    const files = change.kind === 'pull-request'
        ? await ofPullRequest(change.headSha, api)
        : await ofCommits(change.baseSha, change.headSha, api);
    return files?.flatMap(namesOf) ?? null;
}
/** Read after its files, so that they are those of the commit that it names. */
async function ofPullRequest(headSha, api) {
    const files = await api.listFiles();
    const { head, changed_files: count } = await api.readPullRequest();
    return head.sha === headSha && count === files.length ? files : null;
}
async function ofCommits(baseSha, headSha, api) {
    const files = await api.compare(baseSha, headSha);
    return files.length < MAX_COMPARED ? files : null;
}
function namesOf({ filename, previous_filename: previous }) {
    return previous === undefined ? [filename] : [filename, previous];
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
/* harmony export */   Yg: () => (/* binding */ reviewSchema),
/* harmony export */   _L: () => (/* binding */ repositorySchema),
/* harmony export */   j8: () => (/* binding */ issueSchema),
/* harmony export */   vJ: () => (/* binding */ userSchema)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5915);
/** The parts of GitHub's answers that are read; everything else in them may be as it likes. */

/** Null for a deleted account. */
const authorSchema = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl6(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ login: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), type: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()) }));
/** Null where the fork that a pull request came from has been deleted. */
const repositorySchema = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl6(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ id: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig()), full_name: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()) }));
const userSchema = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ login: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() });
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
    pull_request_review_id: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* ._default */ .Rvf(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig()), null),
    /** Null once the diff shows other lines there. */
    line: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* ._default */ .Rvf(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig()), null),
    start_line: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* ._default */ .Rvf(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig()), null),
    html_url: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* ._default */ .Rvf(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), ''),
});
const reviewSchema = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ id: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig() });
/** `patch` is absent for a binary file and for one whose diff is too large. */
const fileSchema = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    filename: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    /** Where it was renamed. */
    previous_filename: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()),
    patch: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()),
});
/** How two commits differ. */
const comparisonSchema = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ files: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(fileSchema) });
const pullRequestSchema = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    head: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ sha: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), repo: repositorySchema }),
    base: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ repo: repositorySchema })),
    /** How many files it changes, where the whole of it is read. */
    changed_files: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig()),
});
const issueSchema = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    number: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig(),
    title: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* ["catch"] */ .MfU(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), ''),
    /** Null where it is empty. */
    body: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* ["catch"] */ .MfU(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), ''),
    state: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    state_reason: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* ._default */ .Rvf(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()), null),
    locked: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* ._default */ .Rvf(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY(), false),
    user: authorSchema,
    html_url: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* ._default */ .Rvf(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), ''),
    /** There where it is a pull request, as every one is an issue to GitHub. */
    pull_request: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5J()),
});


/***/ })

};
;