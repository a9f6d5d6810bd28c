"use strict";
exports.id = 694;
exports.ids = [694,404];
exports.modules = {

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

/***/ 46310:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EX: () => (/* binding */ Authorship),
/* harmony export */   XH: () => (/* binding */ appOf),
/* harmony export */   k0: () => (/* binding */ WORKFLOW_AUTHOR)
/* harmony export */ });
/** Whose comments the token of a workflow writes. */
const WORKFLOW_AUTHOR = 'github-actions[bot]';
/**
 * Tells the comments that our token wrote, or a workflow's own token before it. Whose token it is
 * need not be asked where all are of workflows.
 */
class Authorship {
    #person;
    /** Those of the items that were not written by others. */
    async ours(items, api) {
        if (items.every(({ user }) => user?.login === WORKFLOW_AUTHOR))
            return [...items];
        this.#person ??= api.readUser();
        const person = await this.#person;
        return items.filter((item) => isOurs(item, person));
    }
}
/**
 * The login of the app whose token wrote something; empty for a workflow's own token and a person.
 * An app learns its name from nothing else, so it has to be kept with what it wrote.
 */
function appOf(author) {
    return author?.type === 'Bot' && author.login !== WORKFLOW_AUTHOR ? author.login : '';
}
function isOurs({ user, app }, person) {
    if (user?.login === WORKFLOW_AUTHOR)
        return true;
    if (person !== null)
        return user?.login === person;
    const author = appOf(user);
    return author !== '' && author === (app ?? author);
}


/***/ }),

/***/ 32283:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   openIssues: () => (/* binding */ openIssues)
/* harmony export */ });
/* unused harmony export IssuesApi */
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5915);
/* harmony import */ var _http_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(72557);
/* harmony import */ var _asking_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(65728);
/* harmony import */ var _authorship_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(46310);
/* harmony import */ var _octokit_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(22385);
/* harmony import */ var _schemas_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(80923);
/** Issues of a repository, found by their label or their author. */






/** What GitHub paints a label with that nobody has made yet. */
const LABEL_COLOR = '7057ff';
/** Writes are a second apart, and GitHub may ask for a pause. */
const SPAN = { leavesMs: 0, limitMs: 10 * 60_000 };
/** The issues of a repository; the time for all requests begins now. */
function openIssues({ apiUrl, repository, token }, world) {
    const connection = (0,_octokit_js__WEBPACK_IMPORTED_MODULE_2__/* .connectGitHub */ .UY)({ apiUrl: apiUrl.replace(/\/+$/, ''), token }, world);
    const hide = (text) => world.runner.secrets.hideInMarkup(text);
    return new IssuesApi({ ...connection, repository, hide, span: SPAN });
}
/** All methods reject with `ServiceError`, or with the reason why the step is cancelled. */
class IssuesApi {
    #asking;
    #authorship = new _authorship_js__WEBPACK_IMPORTED_MODULE_4__/* .Authorship */ .EX();
    #rest;
    #repository;
    #hide;
    constructor(options) {
        this.#asking = new _asking_js__WEBPACK_IMPORTED_MODULE_1__/* .Asking */ .g(options);
        this.#rest = options.octokit.rest;
        this.#repository = options.repository;
        this.#hide = options.hide;
    }
    /** Open and closed ones with a label, or by an author, the newest first; without pull requests. */
    async list(by) {
        const order = { state: 'all', sort: 'created', direction: 'desc' };
        const issues = await this.#asking.list('list issues', _schemas_js__WEBPACK_IMPORTED_MODULE_3__/* .issueSchema */ .j8, ({ number }) => number, (page) => this.#rest.issues.listForRepo({ ...this.#repository, ...by, ...order, ...page }));
        return issues.filter(({ pull_request }) => pull_request === undefined);
    }
    /** Those that our token wrote, or a workflow's own token before it. */
    ours(items) {
        return this.#authorship.ours(items, this.#asking);
    }
    /** Whose issues those of our token are, as far as it can tell. */
    async author() {
        return (await this.#asking.readUser()) ?? _authorship_js__WEBPACK_IMPORTED_MODULE_4__/* .WORKFLOW_AUTHOR */ .k0;
    }
    create(title, text, label) {
        const given = { title: this.#hide(title), body: this.#hide(text), labels: [label] };
        return this.#asking.ask('create issue', _schemas_js__WEBPACK_IMPORTED_MODULE_3__/* .issueSchema */ .j8, (request) => this.#rest.issues.create({ ...this.#repository, ...given, request }));
    }
    async update(number, { title, body, ...state }) {
        const change = {
            ...state,
            body: this.#hide(body),
            ...(title === undefined ? {} : { title: this.#hide(title) }),
        };
        await this.#asking.ask('update issue', zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .unknown */ .L5J(), (request) => this.#rest.issues.update({ ...this.#repository, issue_number: number, ...change, request }));
    }
    async comment(number, text) {
        const body = this.#hide(text);
        await this.#asking.ask('comment on issue', zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .unknown */ .L5J(), (request) => this.#rest.issues.createComment({ ...this.#repository, issue_number: number, body, request }));
    }
    /** Makes the label where there is none; another job may do so at the same moment. */
    async ensureLabel(name) {
        try {
            await this.#asking.ask('read label', zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .unknown */ .L5J(), (request) => this.#rest.issues.getLabel({ ...this.#repository, name, request }));
        }
        catch (error) {
            if (!(error instanceof _http_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._7) || error.status !== 404)
                throw error;
            await this.#createLabel(name);
        }
    }
    async #createLabel(name) {
        const description = 'A failure theme of simulated calls';
        try {
            await this.#asking.ask('create label', zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .unknown */ .L5J(), (request) => this.#rest.issues.createLabel({
                ...this.#repository,
                ...{ name, description, color: LABEL_COLOR, request },
            }));
        }
        catch (error) {
            if (!(error instanceof _http_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._7) || error.status !== 422)
                throw error;
        }
    }
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


/***/ }),

/***/ 32845:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C$: () => (/* binding */ checkAt),
/* harmony export */   cj: () => (/* binding */ resolvePointer),
/* harmony export */   eA: () => (/* binding */ checkShape),
/* harmony export */   rP: () => (/* binding */ checkGathered),
/* harmony export */   z6: () => (/* binding */ keepFitting)
/* harmony export */ });
/* harmony import */ var _core_json_object_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(18009);
/* harmony import */ var _core_shape_fault_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(47207);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(72557);



const MAX_LISTED_FAULTS = 50;
/** Of one value; an answer may have ten thousand calls, each with the same fault. */
const MAX_NOTICES = 20;
/**
 * The value as the schema types it. Throws a `ServiceError` of kind `shape` that names every wrong
 * place by its JSON Pointer, what was expected there and what was found (its type, never its value).
 * `pointer` is where the value stands in the answer.
 */
function checkShape(schema, value, operation, pointer) {
    return check(schema, value, operation, (path) => pointer + (0,_core_shape_fault_js__WEBPACK_IMPORTED_MODULE_1__/* .pointerOf */ .r)(path));
}
/** Checks what stands at the JSON Pointer in an answer, as `checkShape` does. */
function checkAt(pointer, schema, answer, operation) {
    return checkShape(schema, resolvePointer(answer, pointer), operation, pointer);
}
/**
 * Gathers values from several places of an answer into one object, and checks it as `checkShape`
 * does. `pointers` says where each member of the object stands.
 */
function checkGathered(schema, answer, operation, pointers) {
    const gathered = Object.fromEntries(Object.entries(pointers).map(([name, pointer]) => [name, resolvePointer(answer, pointer)]));
    return check(schema, gathered, operation, ([name, ...rest]) => `${pointers[String(name)]}${(0,_core_shape_fault_js__WEBPACK_IMPORTED_MODULE_1__/* .pointerOf */ .r)(rest)}`);
}
/**
 * What fits of a value that nobody has to give. A part that does not fit is taken out of it, where it
 * stands, and told; so is an entry of a list that lacks what makes it one. Null where nothing was
 * given, or nothing of it fits.
 */
function keepFitting(schema, value, pointer, leftOut) {
    if (value === undefined || value === null)
        return null;
    const root = { value };
    for (let told = 0;;) {
        const parsed = schema.safeParse(root.value);
        if (parsed.success)
            return parsed.data;
        const { issues } = parsed.error;
        for (const issue of issues.slice(0, MAX_NOTICES - told)) {
            leftOut((0,_core_shape_fault_js__WEBPACK_IMPORTED_MODULE_1__/* .describeFault */ .Q)(issue, root.value, pointer + (0,_core_shape_fault_js__WEBPACK_IMPORTED_MODULE_1__/* .pointerOf */ .r)(issue.path)));
        }
        told = Math.min(MAX_NOTICES, told + issues.length);
        takeOut(root, issues.map(({ path }) => ['value', ...path]));
        if (root.value === undefined)
            return null;
    }
}
/** What is missing takes out what it is missing from, which without it is none. */
function takeOut(root, paths) {
    const wrong = paths.map((path) => ((0,_core_json_object_js__WEBPACK_IMPORTED_MODULE_2__/* .valueAt */ .f)(root, path) === undefined ? path.slice(0, -1) : path));
    const shortened = new Set();
    for (const path of wrong) {
        const parent = (0,_core_json_object_js__WEBPACK_IMPORTED_MODULE_2__/* .valueAt */ .f)(root, path.slice(0, -1));
        if (!(0,_core_json_object_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .G)(parent))
            continue;
        delete parent[String(path.at(-1))];
        if (Array.isArray(parent))
            shortened.add(parent);
    }
    for (const list of shortened) {
        let kept = 0;
        for (const item of list)
            if (item !== undefined)
                list[kept++] = item;
        list.length = kept;
    }
}
/** What stands at a JSON Pointer (RFC 6901), or undefined. */
function resolvePointer(document, pointer) {
    const path = pointer
        .split('/')
        .slice(1)
        .map((segment) => segment.replaceAll('~1', '/').replaceAll('~0', '~'));
    return (0,_core_json_object_js__WEBPACK_IMPORTED_MODULE_2__/* .valueAt */ .f)(document, path);
}
function check(schema, value, operation, locate) {
    const parsed = schema.safeParse(value);
    if (parsed.success)
        return parsed.data;
    const { issues } = parsed.error;
    const listed = issues
        .slice(0, MAX_LISTED_FAULTS)
        .map((issue) => (0,_core_shape_fault_js__WEBPACK_IMPORTED_MODULE_1__/* .describeFault */ .Q)(issue, value, locate(issue.path)));
    if (issues.length > listed.length)
        listed.push(`and ${issues.length - listed.length} more`);
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._7({
        kind: 'shape',
        operation,
        problem: `not as specified: ${listed.join('; ')}`,
        mayHaveBeenTaken: true,
    });
}


/***/ }),

/***/ 68404:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ PURPOSE_MS),
/* harmony export */   d: () => (/* binding */ StepDeadline)
/* harmony export */ });
/**
 * How long GitHub, when it is out of reach, may hold up one purpose of a step: the changed files, the policy,
 * the run history, the artifact, the comment. With loading code and waking up 20 s.
 */
const PURPOSE_MS = 18_000;
/** So much later than its timeouts allow a step may end. */
const GRACE_MS = 10_000;
/** The end of the timeouts that have applied to a step so far, each of which adds to it. */
class StepDeadline {
    #clock;
    #endMs;
    #hasWaited = false;
    constructor(clock) {
        this.#clock = clock;
        this.#endMs = clock.now();
    }
    /**
     * Adds a wait with such a limit. Waits side by side end together. What passed between waits is taken from
     * the grace, never from the limit.
     */
    add(sinceMs, limitMs) {
        const beginMs = Math.max(Math.min(sinceMs, this.#endMs), sinceMs - GRACE_MS);
        this.#endMs = Math.max(this.#endMs, beginMs + limitMs);
        this.#hasWaited = true;
    }
    /** The deadline of a read that may take so long, in epoch milliseconds. */
    within(budgetMs) {
        const nowMs = this.#clock.now();
        return this.#hasWaited
            ? Math.min(nowMs + budgetMs, this.#endMs + GRACE_MS)
            : nowMs + Math.min(budgetMs, GRACE_MS);
    }
}


/***/ })

};
;