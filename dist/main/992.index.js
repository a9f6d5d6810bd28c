"use strict";
exports.id = 992;
exports.ids = [992];
exports.modules = {

/***/ 47207:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ describeFault),
/* harmony export */   r: () => (/* binding */ pointerOf)
/* harmony export */ });
/* harmony import */ var _json_object_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(18009);

/** A JSON Pointer (RFC 6901). */
function pointerOf(path) {
    return path
        .map((segment) => `/${String(segment).replaceAll('~', '~0').replaceAll('/', '~1')}`)
        .join('');
}
/**
 * What does not fit in a value: where, what was expected there, and what was found (its type, never
 * the value).
 *
 * @param pointer of the place that the issue is about
 */
function describeFault(issue, value, pointer) {
    const found = describeFound((0,_json_object_js__WEBPACK_IMPORTED_MODULE_0__/* .valueAt */ .f)(value, issue.path));
    return `${pointer || 'the whole'}: expected ${describeExpected(issue)}, found ${found}`;
}
function describeExpected(issue) {
    switch (issue.code) {
        case 'invalid_type':
            return issue.expected === 'int' ? 'integer' : issue.expected;
        case 'invalid_value':
            return issue.values.join(' or ');
        case 'too_big':
            if (issue.origin === 'number')
                return `at most ${issue.maximum}`;
            return issue.origin === 'string' ? `at most ${issue.maximum} characters` : 'safe integer';
        case 'too_small':
            if (issue.origin === 'number')
                return `at least ${issue.minimum}`;
            return issue.origin === 'string' ? 'non-empty string' : 'safe integer';
        default:
            return issue.message;
    }
}
function describeFound(value) {
    if (value === undefined)
        return 'nothing';
    if (value === null)
        return 'null';
    if (value === '')
        return 'empty string';
    if (Array.isArray(value))
        return 'array';
    if (value === Number.POSITIVE_INFINITY || value === Number.NEGATIVE_INFINITY)
        return 'number out of range';
    return Number.isSafeInteger(value) ? 'integer' : typeof value;
}


/***/ }),

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

/***/ 34992:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  reportToPullRequest: () => (/* binding */ reportToPullRequest)
});

// EXTERNAL MODULE: ./core/fork.js
var fork = __webpack_require__(74551);
// EXTERNAL MODULE: ./core/text/log-line.js
var log_line = __webpack_require__(67720);
// EXTERNAL MODULE: ./core/text/line-diff.js + 1 modules
var line_diff = __webpack_require__(64660);
// EXTERNAL MODULE: ./core/text/markdown.js
var markdown = __webpack_require__(90630);
// EXTERNAL MODULE: ./core/text/strip.js
var strip = __webpack_require__(63917);
// EXTERNAL MODULE: ./report/format.js
var format = __webpack_require__(53483);
// EXTERNAL MODULE: ./report/names.js
var names = __webpack_require__(2274);
// EXTERNAL MODULE: ./report/sections/section.js + 1 modules
var section = __webpack_require__(21953);
// EXTERNAL MODULE: ./report/sections/voice.js
var voice = __webpack_require__(4757);
;// CONCATENATED MODULE: ./report/comment/fixes.js
/** The prompt fixes: as suggestions on the pull request's lines, and what the comment tells of them. */







const MAX_LINE_CHARS = 1000;
/** The recommendations that a fix carries out. */
function recommendationsOf({ recommendation, further }) {
    return [recommendation, ...further];
}
/** The fixes of a report that were located and are not left out, in the report's order. */
function locatedFixes({ runs, promptFixes }, linesOf) {
    const byChange = new Map();
    for (const { from, found } of promptFixes) {
        const [first] = from;
        const recommendation = first && runs[first.run]?.report?.recommendations[first.recommendation];
        if (!recommendation || !isInPatch(found))
            continue;
        const { place, fixedLines } = found;
        const change = JSON.stringify([place, fixedLines]);
        const known = byChange.get(change);
        if (known !== undefined) {
            known.further.push(recommendation);
            continue;
        }
        const lines = linesOf(place.path)?.slice(place.startLine - 1, place.endLine) ?? null;
        const isWhole = lines?.length === place.endLine - place.startLine + 1;
        const replacedLines = isWhole ? lines : null;
        byChange.set(change, { recommendation, further: [], place, fixedLines, replacedLines });
    }
    return [...byChange.values()];
}
/** What a fix is called: by all that it carries out. */
function titleOf(fix) {
    return recommendationsOf(fix)
        .map(({ title }) => (0,voice/* bold */.Cr)(title))
        .join(', ');
}
/** The fix as a unified diff of its lines alone. */
function fixAsDiff({ place, fixedLines }, replacedLines) {
    const before = `-${place.startLine},${replacedLines.length}`;
    // A range without lines is named by the line above it.
    const first = fixedLines.length === 0 ? place.startLine - 1 : place.startLine;
    const after = `+${first},${fixedLines.length}`;
    const lines = (0,line_diff/* diffLines */.Pp)(replacedLines, fixedLines).map(({ kind, text }) => line_diff/* DIFF_SIGNS */.TE[kind] + (0,strip/* clip */.$Q)(text, MAX_LINE_CHARS));
    const files = [`--- a/${place.path}`, `+++ b/${place.path}`];
    return [...files, `@@ ${before} ${after} @@`, ...lines].join('\n');
}
function isInPatch(found) {
    return found.state === 'located' && found.leftOut === null;
}
/** GitHub's limit on a comment is 65,536 characters. */
const MAX_BODY_CHARS = 65_000;
const MAX_EXPLANATION_CHARS = 2000;
/**
 * The text of a review comment, or null where it would be too long. The suggested lines stand there
 * as they are, since GitHub puts them into the file as they are; their fence outruns their backticks.
 *
 * @param marker a line of ours that no reader sees
 */
function suggestionBody(marker, fix) {
    const fence = (0,markdown/* fenceAround */.xF)(fix.fixedLines.join('\n'));
    const explained = recommendationsOf(fix).flatMap(({ title, body }) => [
        (0,voice/* bold */.Cr)(title),
        (0,markdown/* prose */.CS)(body, MAX_EXPLANATION_CHARS),
    ]);
    const [first = '', ...others] = explained;
    const text = [
        `${marker}\n${first}`,
        ...others,
        [`${fence}suggestion`, ...fix.fixedLines, fence].join('\n'),
    ];
    const comment = text.filter((part) => part !== '').join('\n\n');
    return comment.length > MAX_BODY_CHARS ? null : comment;
}
const MAX_PLACE_CHARS = 300;
const APPLY = 'To apply them, take `prompt-fixes.patch` of the report files: text is made harmless here.\n';
/** What became of the prompt fixes: suggested, shown here as a diff, or applied since. */
function fixSections({ fixes, applied }) {
    const suggested = fixes.filter(({ suggestedAt }) => suggestedAt !== null);
    const patched = fixes.filter(({ suggestedAt }) => suggestedAt === null);
    const names = { part: 'recommendations', one: 'prompt fix', many: 'prompt fixes' };
    return [
        (0,section/* section */.uW)({
            ...names,
            ...(0,section/* foldEnds */.QV)((0,format/* formatCounted */.So)(suggested.length, 'suggestion')),
            count: suggested.length,
            items: () => (0,section/* each */.__)(suggested, suggestionLine),
        }),
        (0,section/* section */.uW)({
            ...names,
            ...(0,section/* foldEnds */.QV)(`${(0,format/* formatCounted */.So)(patched.length, 'fix', 'fixes')} as a diff`),
            close: `${APPLY}\n</details>\n\n`,
            count: patched.length,
            items: () => (0,section/* each */.__)(patched, patch),
        }),
        (0,section/* section */.uW)({
            ...names,
            one: 'earlier suggestion',
            many: 'earlier suggestions',
            ...(0,section/* foldEnds */.QV)(`Outdated: ${(0,format/* formatCounted */.So)(applied.length, 'suggestion')} applied since`),
            count: applied.length,
            items: () => (0,section/* each */.__)(applied, appliedLine),
        }),
    ];
}
/** A link, or its text alone where there is no address. */
function fixes_link(text, url) {
    return url === '' ? text : `[${text}](${(0,markdown/* linkDestination */.Vh)(url)})`;
}
function suggestionLine({ fix, suggestedAt }) {
    const place = (0,markdown/* inline */.mG)((0,names/* placeName */.fW)(fix.place), MAX_PLACE_CHARS);
    return `- ${titleOf(fix)}: ${fixes_link(place, `${suggestedAt}`)}\n`;
}
function patch({ fix, why }) {
    const place = (0,markdown/* inline */.mG)((0,names/* placeName */.fW)(fix.place), MAX_PLACE_CHARS);
    const reason = why === '' ? '' : `: ${(0,markdown/* inline */.mG)(why, 1000)}`;
    const diff = fix.replacedLines === null
        ? ''
        : `${(0,markdown/* codeBlock */.DV)('diff', (0,strip/* clip */.$Q)(fixAsDiff(fix, fix.replacedLines), markdown/* MAX_PROSE_CHARS */.LO))}\n\n`;
    return `${titleOf(fix)} · ${place}${reason}\n\n${diff}`;
}
function appliedLine({ path, url }) {
    return `- ${fixes_link((0,markdown/* inline */.mG)(path, MAX_PLACE_CHARS), url)}\n`;
}

// EXTERNAL MODULE: ./github/api.js
var github_api = __webpack_require__(46115);
// EXTERNAL MODULE: ./github/authorship.js
var authorship = __webpack_require__(46310);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./core/outcome.js
var outcome = __webpack_require__(26767);
// EXTERNAL MODULE: ./report/for-people.js
var for_people = __webpack_require__(57037);
// EXTERNAL MODULE: ./report/layout.js
var layout = __webpack_require__(46410);
// EXTERNAL MODULE: ./report/next-step.js
var next_step = __webpack_require__(43004);
// EXTERNAL MODULE: ./report/opening.js
var opening = __webpack_require__(93850);
// EXTERNAL MODULE: ./report/outcome-words.js
var outcome_words = __webpack_require__(65758);
// EXTERNAL MODULE: ./report/sections/footer.js
var footer = __webpack_require__(99304);
// EXTERNAL MODULE: ./report/sections/outcome.js
var sections_outcome = __webpack_require__(74315);
// EXTERNAL MODULE: ./report/sections/run.js + 8 modules
var sections_run = __webpack_require__(2080);
// EXTERNAL MODULE: ./report/sections/small-print.js
var small_print = __webpack_require__(85298);
// EXTERNAL MODULE: ./report/sections/spared.js
var spared = __webpack_require__(10110);
// EXTERNAL MODULE: ./report/plain-words.js
var plain_words = __webpack_require__(39946);
// EXTERNAL MODULE: ./report/sections/building-blocks.js
var building_blocks = __webpack_require__(88674);
// EXTERNAL MODULE: ./report/theme-order.js
var theme_order = __webpack_require__(68918);
// EXTERNAL MODULE: ../../node_modules/zod/v4/mini/schemas.js
var schemas = __webpack_require__(5915);
;// CONCATENATED MODULE: ./report/comment/state.js
/**
 * What a comment of ours says to ourselves: whose it is, and what it said last; and what becomes of
 * the comment by that. It stands in an HTML comment at the very start, where no text of others ever
 * stands, in an encoding that has no character to end it with.
 */


const MAX_TITLE_CHARS = 80;
const writtenSchema = schemas/* object */.Ikc({
    run: schemas/* number */.aig(),
    /** Comments of earlier versions have none. */
    attempt: schemas/* catch */.MfU(schemas/* number */.aig(), 0),
    app: schemas/* string */.YjP(),
    digest: schemas/* string */.YjP(),
    /** Their keys. */
    themes: schemas/* nullable */.mee(schemas/* array */.YOg(schemas/* string */.YjP())),
    /** In the same order; comments of earlier versions have none. */
    titles: schemas/* catch */.MfU(schemas/* array */.YOg(schemas/* string */.YjP()), []),
    more: schemas/* boolean */.zMY(),
});
const PAYLOAD = /^([\w-]*) -->/;
/** The hidden first line of the comment of the gate with this ID (letters and digits). */
function commentMarker(gateId, state) {
    return `${markerStart(gateId)}${encode(state)} -->\n`;
}
/** True where a comment's text begins with the marker of this gate. */
function isMarked(gateId, body) {
    return body.startsWith(markerStart(gateId));
}
/** The state that a marked comment holds, or null where it cannot be read. */
function readState(gateId, body) {
    const [, payload = ''] = PAYLOAD.exec(body.slice(markerStart(gateId).length)) ?? [];
    const parsed = writtenSchema.safeParse(decode(payload));
    if (!parsed.success)
        return null;
    const { themes: keys, titles, ...state } = parsed.data;
    const themes = keys?.map((key, index) => ({
        key,
        title: (0,strip/* clip */.$Q)(titles[index] ?? '', MAX_TITLE_CHARS),
    }));
    return { ...state, themes: themes ?? null };
}
/** JSON of ASCII characters only. */
function asciiJson(value) {
    return JSON.stringify(value).replace(/[^ -~]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
function markerStart(gateId) {
    return `<!-- simulation-gate:${gateId} `;
}
function encode({ themes, ...state }) {
    const written = {
        ...state,
        themes: themes?.map(({ key }) => key) ?? null,
        titles: themes?.map(({ title }) => title) ?? [],
    };
    return btoa(asciiJson(written)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}
function decode(payload) {
    try {
        return JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
    }
    catch {
        return null;
    }
}
/**
 * Decides from the comment that is there, or null. `auto` makes one when the gate did not pass and
 * keeps it current from then on. One that says the same already, or that a later run wrote, stays; so
 * does what another gate of this attempt has written, which may be red, where this gate is green.
 */
function planComment(kept, wanted) {
    const { mode, outcome, run, digest } = wanted;
    const isWanted = mode === 'always' || (mode === 'auto' && outcome !== 'started');
    const isGreen = outcome === 'passed' || outcome === 'skipped';
    if (kept === null) {
        return isWanted && (mode === 'always' || !isGreen) ? 'create' : 'none';
    }
    const isCurrent = kept.state !== null && (kept.state.digest === digest || kept.state.run > run);
    const isToStay = isCurrent || (isGreen && isOfAnotherGate(kept, wanted));
    return isWanted && !isToStay ? 'update' : 'leave';
}
/**
 * True where a gate that nothing tells from this one wrote the comment: in one attempt each writes once.
 */
function isOfAnotherGate({ state }, { run, attempt, digest }) {
    if (state === null || run === 0)
        return false;
    return state.run === run && state.attempt === attempt && state.digest !== digest;
}

;// CONCATENATED MODULE: ./report/comment/themes.js
/**
 * The themes in the comment: how they stand against those that it showed last, in a first comment against
 * the run that the gate compares with.
 */









const MAX_KEY_CHARS = 100;
/** Room for the keys in a comment's state, as JSON, before its encoding adds a third. */
const MAX_STATE_CHARS = 10_000;
/** Likewise for the titles: where there is none, a theme that is gone is named by its key. */
const MAX_TITLES_CHARS = 8_000;
/** Themes of one list that are not folded away. */
const FIRST_PAGE = 10;
/** Lifecycles of a theme that was there before. */
const KNOWN = new Set(['PERSISTENT', 'IMPROVING', 'FIXED']);
const NAMES = { part: 'themes', one: 'theme', many: 'themes' };
/** How what was there before is called, by what the themes were compared with. */
const WORDS = {
    comment: { still: 'still there', gone: 'Gone since this comment was last written' },
    baseline: { still: 'known before', gone: 'Gone since the run that it is compared with' },
};
/** The themes and how they changed, the worst first. */
function themeSections(report, last) {
    const delta = compareThemes(report, last);
    const { since, fresh, still, uncompared, gone } = delta;
    const themes = (0,theme_order/* sortThemes */.lt)([...fresh, ...still, ...uncompared]);
    const heading = headingOf(delta, nounOf(report, themes.length));
    if (heading === '')
        return [];
    const waived = waivedUntil(report);
    const words = new Map([
        ...fresh.map((theme) => [theme, 'new']),
        ...still.map((theme) => [theme, stillWord(theme, since)]),
    ]);
    // What is the same of all of them, the heading tells.
    const told = ['new', WORDS[since].still].find((word) => themes.every((theme) => words.get(theme) === word));
    const changes = told === undefined ? words : new Map();
    const line = (theme) => themeLine(theme, changes.get(theme), waived.get(theme.slug));
    return [
        (0,section/* section */.uW)({
            ...NAMES,
            one: 'heading',
            many: 'headings',
            count: 1,
            items: () => [`### ${heading}\n\n`],
        }),
        ...openList('', themes, line),
        ...openList(WORDS[since].gone, gone, knownLine),
    ];
}
function stillWord({ lifecycle }, since) {
    return since === 'baseline' && lifecycle === 'IMPROVING'
        ? (0,plain_words/* plainWord */.h)(lifecycle)
        : WORDS[since].still;
}
/** Several runs may have the same theme, which is listed once and counted as often elsewhere. */
function nounOf({ runs }, shown) {
    const all = runs.flatMap(({ report }) => report?.themes ?? []).filter(theme_order/* isShown */.aJ);
    return shown < all.length ? 'different theme' : 'theme';
}
function headingOf({ since, fresh, still, uncompared, gone }, noun) {
    const all = uncompared.length > 0 ? (0,format/* formatCounted */.So)(uncompared.length, noun) : '';
    const changes = [
        fresh.length > 0 ? `${(0,format/* formatCount */.B4)(fresh.length)} new` : '',
        still.length > 0 ? `${(0,format/* formatCount */.B4)(still.length)} ${WORDS[since].still}` : '',
        gone.length > 0 ? `${(0,format/* formatCount */.B4)(gone.length)} gone` : '',
    ].filter((change) => change !== '');
    if (changes.length === 0)
        return all;
    return `Themes: ${[...changes, ...(all === '' ? [] : [`${all} not compared`])].join(', ')}`;
}
/** A list whose first items are shown and whose further ones are folded. */
function openList(title, values, line) {
    const first = values.slice(0, FIRST_PAGE);
    const further = values.slice(FIRST_PAGE);
    return [
        (0,section/* section */.uW)({
            ...NAMES,
            count: first.length,
            open: title === '' ? '' : `**${title}**\n\n`,
            close: '\n',
            items: () => (0,section/* each */.__)(first, line),
        }),
        folded((0,format/* formatCounted */.So)(further.length, 'further theme'), further, line),
    ];
}
function folded(summary, values, line) {
    return (0,section/* section */.uW)({
        ...NAMES,
        ...(0,section/* foldEnds */.QV)(summary),
        count: values.length,
        items: () => (0,section/* each */.__)(values, line),
    });
}
/** The slugs of the themes that a waiver excuses, and its last day. */
function waivedUntil({ runs }) {
    const waived = runs.flatMap(({ spared }) => spared?.waived ?? []);
    return new Map(waived.filter(({ kind }) => kind === 'theme').map(({ name, waiver }) => [name, waiver.expires]));
}
function themeLine(theme, change, waivedUntil) {
    const parts = [
        (0,building_blocks/* severityMark */.nU)(theme.severity),
        (0,voice/* bold */.Cr)(theme.title),
        `${(0,format/* formatCount */.B4)(theme.affectedCallCount)} of ${(0,format/* formatCounted */.So)(theme.totalCallCount, 'call')}`,
        ...(change === undefined ? [] : [change]),
        ...(waivedUntil === undefined ? [] : [`waived until ${(0,markdown/* inline */.mG)(waivedUntil)}`]),
    ];
    return `- ${parts.join(' · ')}\n`;
}
function knownLine({ key, title }) {
    return `- ✅ ${(0,markdown/* inline */.mG)(title) === '' ? (0,markdown/* identifier */.Cv)(key) : (0,voice/* bold */.Cr)(title)}\n`;
}
/** Compares a report's themes with what was before. */
function compareThemes(report, last) {
    return last === null || last.themes === null
        ? compareWithBaseline(report)
        : compareWithLast(report, last.themes, !last.more);
}
function compareWithLast(report, known, isComplete) {
    const themes = themesByKey(report);
    const delta = { since: 'comment', fresh: [], still: [], uncompared: [], gone: [] };
    const before = new Set(known.map(({ key }) => key));
    for (const [key, theme] of themes) {
        if (before.has(key))
            delta.still.push(theme);
        else if (isComplete)
            delta.fresh.push(theme);
        else
            delta.uncompared.push(theme);
    }
    return { ...delta, gone: goneFrom(known, themes, report) };
}
/** By the lifecycles, which the gate judges itself where it has a baseline. */
function compareWithBaseline(report) {
    const themes = themesByKey(report);
    const delta = { since: 'baseline', fresh: [], still: [], uncompared: [], gone: [] };
    for (const theme of themes.values()) {
        const { lifecycle } = theme;
        if (lifecycle === 'NEW')
            delta.fresh.push(theme);
        else if (lifecycle !== null && KNOWN.has(lifecycle))
            delta.still.push(theme);
        else
            delta.uncompared.push(theme);
    }
    const fixed = report.runs.flatMap((run) => [
        ...(run.baseline?.gone ?? []),
        ...(run.report?.themes ?? []).filter((theme) => !(0,theme_order/* isShown */.aJ)(theme)),
    ]);
    const before = fixed.map((theme) => ({ key: keyOf(theme), title: themes_titleOf(theme.title) }));
    return { ...delta, gone: goneFrom(before, themes, report) };
}
/** What was there before and is no more, each once. Never said while a run is not judged. */
function goneFrom(before, themes, report) {
    if (!isJudged(report))
        return [];
    const once = new Map(before.map((known) => [known.key, known]));
    return [...once.values()].filter(({ key }) => !themes.has(key));
}
/** What the comment is to remember of the themes: those of a run that was not judged stay. */
function rememberThemes(report, last) {
    const before = { themes: last?.themes ?? null, more: last?.more ?? false };
    if (report.runs.every((run) => run.report === null))
        return before;
    const known = new Map([...themesByKey(report)].map(([key, { title }]) => [key, { key, title: themes_titleOf(title) }]));
    if (!isJudged(report)) {
        for (const theme of before.themes ?? [])
            if (!known.has(theme.key))
                known.set(theme.key, theme);
    }
    const kept = [];
    let room = MAX_STATE_CHARS;
    let titleRoom = MAX_TITLES_CHARS;
    for (const { key, title } of known.values()) {
        room -= asciiJson(key).length + 1;
        if (room < 0)
            return { themes: kept, more: true };
        titleRoom -= asciiJson(title).length + 1;
        kept.push({ key, title: titleRoom < 0 ? '' : title });
    }
    return { themes: kept, more: before.more && !isJudged(report) };
}
function themes_titleOf(title) {
    return (0,strip/* fold */.AU)(title, MAX_TITLE_CHARS).toWellFormed();
}
/** True where every run of the step was judged, so that a theme that is gone is gone. */
function isJudged({ runs }) {
    return runs.length > 0 && runs.every(({ report }) => report !== null);
}
function themesByKey({ runs }) {
    const themes = new Map();
    const all = runs.flatMap(({ report }) => report?.themes ?? []).filter(theme_order/* isShown */.aJ);
    for (const theme of (0,theme_order/* sortThemes */.lt)(all)) {
        const key = keyOf(theme);
        if (!themes.has(key))
            themes.set(key, theme);
    }
    return themes;
}
function keyOf({ slug, title }) {
    return (0,strip/* clip */.$Q)(slug || title, MAX_KEY_CHARS).toWellFormed();
}

;// CONCATENATED MODULE: ./report/comment/comment.js
/**
 * The comment on a pull request: what fell short and what to do, then what became of the themes since
 * it was last written; everything longer is folded, and IDs, times and cost stand at the end.
 */

















/** GitHub takes 65,536 characters; a byte is never less than one of them. */
const COMMENT_BUDGET_BYTES = 65_000;
/** Items of a list that are not folded away. */
const comment_FIRST_PAGE = 10;
/** Further reasons that stand with one of several runs. */
const MAX_RUN_REASONS = 5;
/** Room for the sentence that says what was left out. */
const NOTICE_BYTES = 1000;
/**
 * Renders the comment, without its marker, in less than `budgetBytes` (4000 or more) of UTF-8: what
 * does not fit is left out, and the result says what. Everything that others wrote is escaped.
 *
 * @param last what the comment remembers, or null where there is none yet
 */
function renderComment(given, last, budgetBytes) {
    const view = { ...given, report: (0,for_people/* forPeople */.z)(given.report) };
    const { text, told } = head(view);
    const { report, settings, gateName, headSha: commit, summaryUrl: workflowRunUrl } = view;
    const baselines = (0,footer/* tellBaselines */.MC)(report.runs, settings);
    const end = (0,footer/* footer */.qr)(report, settings, { gateName, commit, workflowRunUrl, baselines });
    const room = budgetBytes - Buffer.byteLength(text) - Buffer.byteLength(end) - NOTICE_BYTES;
    const { texts, leftOut } = (0,layout/* layOut */.v8)(sectionsOf(view, last, told), room);
    return [text, ...texts, (0,layout/* leftOutNotice */.OC)('comment', leftOut), end].join('');
}
function sectionsOf(view, last, told) {
    const { report, settings } = view;
    const [run, ...others] = report.runs;
    const only = others.length === 0 ? run : undefined;
    return [
        ...reasonSections([...report.reasons, ...(only?.reasons ?? [])], told),
        ...(others.length > 0 ? runSections(report.runs, settings) : []),
        ...(only ? [(0,sections_run/* debriefError */.g9)(only)] : []),
        ...themeSections(report, last),
        ...(only ? [(0,spared/* sparedSection */.FJ)(only)] : []),
        ...(settings.detail === 'full' ? fixSections(view) : []),
        ...(only ? [(0,sections_outcome/* noteSection */.MX)(only.notes)] : []),
    ];
}
/** The reasons that nothing has told yet. */
function reasonSections(reasons, told) {
    const rest = reasons.filter((reason) => !told.has(reason));
    const line = (reason) => `- ${(0,markdown/* message */.iU)(reason.message, voice/* MAX_MESSAGE_CHARS */.hP)}\n`;
    return folding('reasons', 'further reasons', 'reason', rest, line);
}
/** A line for each of several runs, the worst first. */
function runSections(runs, settings) {
    const line = (run) => runLine(run, settings);
    return folding('overview', 'overview', 'run', (0,outcome/* worstFirst */.md)(runs), line);
}
function runLine(run, settings) {
    const { line, told } = (0,opening/* runOpening */.g_)(run, voice/* VOICE */.PJ);
    const rest = run.reasons.filter((reason) => !told.has(reason));
    const shown = rest
        .slice(0, MAX_RUN_REASONS)
        .map((reason) => `  - ${(0,markdown/* message */.iU)(reason.message, voice/* MAX_MESSAGE_CHARS */.hP)}\n`);
    const more = rest.length - shown.length;
    const name = `${(0,outcome_words/* outcomeMark */.eD)(run.outcome)} ${(0,footer/* runName */.rt)(run, settings)}${(0,footer/* shortId */.m_)(run)}${originOf(run)}`;
    return [
        `- ${name}: ${line}\n`,
        ...shown,
        more > 0 ? `  - and ${(0,format/* formatCounted */.So)(more, 'further reason')}\n` : '',
    ].join('');
}
/** What is to be known of a run that this step did not start. */
function originOf({ reused, attached }) {
    if (reused)
        return ' (reused)';
    return attached ? ' (started by an earlier attempt)' : '';
}
/** A list whose first items are shown and whose further ones are folded. */
function folding(part, furtherPart, noun, values, line) {
    const names = { one: noun, many: `${noun}s` };
    const further = values.slice(comment_FIRST_PAGE);
    return [
        (0,section/* section */.uW)({
            ...names,
            part,
            count: values.length - further.length,
            close: '\n',
            items: () => (0,section/* each */.__)(values.slice(0, comment_FIRST_PAGE), line),
        }),
        (0,section/* section */.uW)({
            ...names,
            ...(0,section/* foldEnds */.QV)((0,format/* formatCounted */.So)(further.length, `further ${noun}`)),
            part: furtherPart,
            count: further.length,
            items: () => (0,section/* each */.__)(further, line),
        }),
    ];
}
/** Heading, first line and next step, and the reasons that they tell. */
function head(view) {
    const { report, settings, gateName, fixes, summaryUrl, changesUrl } = view;
    const { mark, title } = (0,outcome_words/* titleOf */.Gg)(report);
    const name = gateName === '' || small_print/* IDS */.Bq.test(gateName) ? '' : `: ${(0,markdown/* inline */.mG)(gateName)}`;
    const { line, told } = (0,opening/* openingOf */.E4)(report, voice/* VOICE */.PJ);
    const suggested = fixes.filter(({ suggestedAt }) => suggestedAt !== null).length;
    const diffs = fixes.filter(({ suggestedAt }) => suggestedAt === null);
    const ways = {
        suggested,
        changesUrl,
        shown: diffs.flatMap(({ fix }) => recommendationsOf(fix)).length,
        leftOut: (0,next_step/* leftOutCount */.fk)(report),
        reportUrl: settings.reportUrl ?? (report.outcome === 'failed' ? summaryUrl : ''),
        workflowRunUrl: summaryUrl,
    };
    const next = (0,voice/* nextLine */.sE)((0,next_step/* nextStep */.sk)(report, ways, voice/* VOICE */.PJ));
    return { text: `## ${mark} ${title}${name}\n\n${line}\n\n${next}`, told };
}

;// CONCATENATED MODULE: ./github/comment.js
/** Keeps the one comment of this gate on the pull request. */





/** Creates, updates or leaves the comment. */
async function keepComment(scene, { fixes, applied }) {
    const { report, settings, gateName } = scene.order;
    const { summaryUrl, changesUrl } = scene.target;
    const { headSha } = scene;
    const view = { report, settings, gateName, fixes, applied, summaryUrl, changesUrl, headSha };
    const wanted = { scene, view };
    const [kept = null, ...doubles] = await findComments(scene);
    const plan = await write(wanted, kept);
    for (const { id } of doubles)
        await scene.api.deleteComment(id);
    if (plan === 'create')
        return create(wanted);
    return { url: kept?.url ?? null, isShared: isShared(wanted, kept), giveWay: null };
}
async function create(wanted) {
    const created = await wanted.scene.api.createComment(bodyOf(wanted, null));
    const own = { url: created.html_url, isShared: false, giveWay: null };
    return { ...own, giveWay: async () => (await giveWay(created, wanted)) ?? own };
}
/** Of several that two jobs create at the same moment the oldest stays: each takes back its own. */
async function giveWay(created, wanted) {
    const { scene } = wanted;
    const { api } = scene;
    const app = (0,authorship/* appOf */.XH)(created.user);
    if (app !== '')
        await api.updateComment(created.id, bodyOf(wanted, null, app));
    const [oldest] = await findComments(scene);
    if (oldest === undefined || oldest.id >= created.id)
        return null;
    await write(wanted, oldest);
    await api.deleteComment(created.id);
    return { url: oldest.url, isShared: isShared(wanted, oldest), giveWay: null };
}
function isShared({ scene, view }, kept) {
    return kept !== null && isOfAnotherGate(kept, { ...scene.target, digest: digestOf(view) });
}
/** Updates the comment that is there as planned. */
async function write(wanted, kept) {
    const { scene, view } = wanted;
    const { mode, report } = scene.order;
    const { run, attempt } = scene.target;
    const digest = digestOf(view);
    const plan = planComment(kept, { mode, outcome: report.outcome, run, attempt, digest });
    if (kept !== null && plan === 'update') {
        await scene.api.updateComment(kept.id, bodyOf(wanted, kept.state));
    }
    return plan;
}
/** The comments of this gate that we wrote, the oldest first. */
async function findComments({ api, authorship, target }) {
    const comments = await api.listComments();
    const marked = comments.flatMap(({ id, body, user, html_url: url }) => {
        if (!isMarked(target.gateId, body))
            return [];
        const state = readState(target.gateId, body);
        return [{ id, user, url, state, app: state?.app ?? '' }];
    });
    const ours = await authorship.ours(marked, api);
    return ours.toSorted((a, b) => a.id - b.id);
}
function bodyOf({ scene, view }, last, app = last?.app ?? '') {
    const { run, attempt, gateId } = scene.target;
    const state = { run, attempt, app, digest: digestOf(view), ...rememberThemes(view.report, last) };
    const marker = commentMarker(gateId, state);
    return marker + renderComment(view, last, COMMENT_BUDGET_BYTES - marker.length);
}
/** Of what the comment says, without the links to this run and what is relative to the last one. */
function digestOf(view) {
    const { reportUrl, ...settings } = view.settings;
    const text = renderComment({ ...view, settings, summaryUrl: '' }, null, COMMENT_BUDGET_BYTES);
    return (0,external_node_crypto_.createHash)('sha256').update(text).digest('base64url');
}

// EXTERNAL MODULE: ./github/octokit.js + 3 modules
var octokit = __webpack_require__(22385);
// EXTERNAL MODULE: ./http/errors.js
var errors = __webpack_require__(72557);
;// CONCATENATED MODULE: ./github/posted.js
/** The suggestions that stand on a pull request, known by a hidden marker and by their author. */

const MARKER = /^<!-- simulation-gate-suggestion ((\d+)-([0-9a-f]{32}) (\d+)-([0-9a-f]{32})) ([0-9a-f]{16}) -->/;
/** What a fix replaces in which file, and by what. */
function suggestionKey({ place, replacedLines, fixedLines }) {
    const [before, after] = [replacedLines ?? [], fixedLines].map((lines) => `${lines.length}-${posted_digestOf(place.path, lines)}`);
    return `${before} ${after}`;
}
/** The hidden first line of a suggestion. */
function suggestionMarker(key, gateId) {
    return `<!-- simulation-gate-suggestion ${key} ${gateId} -->`;
}
/** The suggestion that a review comment is by its marker, or null; whoever wrote it. */
function readSuggestion(comment) {
    const { id, path, user, html_url: url, pull_request_review_id: review, line } = comment;
    const match = MARKER.exec(comment.body);
    if (match === null)
        return null;
    const [, key = '', replaced, before = '', fixed, after = '', gateId = ''] = match;
    return {
        ...{ id, path, user, url, review, line, startLine: comment.start_line, key, gateId },
        replaced: { count: Number(replaced), digest: before },
        fixed: { count: Number(fixed), digest: after },
    };
}
/**
 * The suggestions whose text the file has by now, in place of the text that they replace.
 *
 * @param linesOf a file of the workspace, or null where it cannot be read
 */
function findApplied(posted, linesOf) {
    const files = new Map();
    return posted.flatMap(({ path, url, replaced, fixed }) => {
        if (!files.has(path)) {
            const lines = linesOf(path);
            files.set(path, lines && new FileDigests(path, lines));
        }
        const file = files.get(path);
        return file && !file.holds(replaced) && file.holds(fixed) ? [{ path, url }] : [];
    });
}
/** Tells whether lines stand anywhere in a file, by their digest. */
class FileDigests {
    #path;
    #lines;
    #byCount = new Map();
    constructor(path, lines) {
        this.#path = path;
        this.#lines = lines;
    }
    /** No lines at all stand everywhere. */
    holds({ count, digest }) {
        let digests = this.#byCount.get(count);
        if (digests === undefined) {
            const starts = Math.max(0, this.#lines.length - count + 1);
            digests = new Set(Array.from({ length: starts }, (_, at) => posted_digestOf(this.#path, this.#lines.slice(at, at + count))));
            this.#byCount.set(count, digests);
        }
        return digests.has(digest);
    }
}
function posted_digestOf(path, lines) {
    const text = JSON.stringify([path, ...lines]);
    return (0,external_node_crypto_.createHash)('sha256').update(text).digest('hex').slice(0, 32);
}

;// CONCATENATED MODULE: ./github/suggestion-place.js
const HUNK = /^@@ -\d+(?:,\d+)? \+(\d+)(?:,\d+)? @@/;
/**
 * Where a suggestion for a place can stand: GitHub takes lines that one hunk of the diff shows. A
 * workspace that holds the pull request merged into its base may count them otherwise than the pull
 * request does, so lines that the diff shows just once are taken where it shows them.
 * @param patch the file's `patch` of `GET pulls/{n}/files`, which is absent for deleted, binary and
 *   very large ones
 * @param lines what stands in the lines of the place, as checked out, without line breaks
 * @returns null where the diff does not show these lines, or nobody can tell which ones they are
 */
function suggestionPlace({ path, startLine }, patch, lines) {
    const starts = newSides(patch ?? '').flatMap((side) => startsIn(side, lines.map(bare)));
    const [only] = starts;
    const start = starts.length === 1 ? only : starts.find((first) => first === startLine);
    if (start === undefined)
        return null;
    const line = start + lines.length - 1;
    return { path, startLine: start < line ? start : null, line };
}
/** The lines of the new side at which these lines begin in a hunk. */
function startsIn({ first, shown }, lines) {
    return [...shown.keys()]
        .filter((at) => lines.every((line, index) => line === shown[at + index]))
        .map((at) => first + at);
}
function newSides(patch) {
    const hunks = [];
    for (const line of patch.split('\n')) {
        const [, first] = HUNK.exec(line) ?? [];
        if (first !== undefined)
            hunks.push({ first: Number(first), shown: [] });
        else if (line.startsWith('+') || line.startsWith(' ')) {
            hunks.at(-1)?.shown.push(bare(line.slice(1)));
        }
    }
    return hunks;
}
/** A line without a byte order mark before and a carriage return behind it. */
function bare(line) {
    return line.replace(/^\ufeff|\r$/g, '');
}

;// CONCATENATED MODULE: ./github/suggestions.js
/** Brings located fixes to the lines of the pull request's diff, each one once. */








/** Leaves time for the comment. */
const SPAN = { leavesMs: 7_000, limitMs: 40_000 };
/** What was posted has to be found again, even where posting took all of its time. */
const LISTING_SPAN = { leavesMs: 4_000, limitMs: 48_000 };
const NOT_IN_DIFF = 'its lines are not in the diff of the pull request';
const INVISIBLE = 'it brings in characters that nobody sees';
const TAKEN = 'another suggestion changes the same lines';
const TOO_LONG = 'it is too long for a comment';
/**
 * Posts what is not posted yet as one review, and tells of every fix where it stands. A suggestion
 * for lines that this gate has one for already takes its place: debriefs word the same fix anew.
 */
async function suggest(scene, fixes) {
    const api = scene.api.within(SPAN);
    const posting = { ...scene, api };
    const { gateId } = scene.target;
    const candidates = await findCandidates(posting, fixes);
    const before = await findPosted(posting);
    const known = new Set(before.map(({ key }) => key));
    const fresh = candidates.filter(({ key }) => !known.has(key));
    const wanted = new Set(candidates.map(({ key }) => key));
    const stale = before.filter((posted) => posted.gateId === gateId && !wanted.has(posted.key));
    const { rewritten, unchanged } = await rewrite(api, fresh, stale);
    const { reviews, refused } = await post(posting, fresh.filter(({ key }) => !rewritten.has(key) && !unchanged.has(key)));
    const listing = { ...scene, api: scene.api.within(LISTING_SPAN) };
    const posted = reviews.size === 0 ? before : await takeBackDoubles(listing, reviews);
    const urls = new Map([...posted.map(({ key, url }) => [key, url]), ...rewritten]);
    const shown = candidates.map(({ fix, key, comment, why }) => {
        const suggestedAt = urls.get(key) ?? null;
        if (suggestedAt !== null)
            return { fix, suggestedAt, why: '' };
        const whyNot = unchanged.get(key) ?? (comment && refused.get(comment)) ?? why;
        return { fix, suggestedAt, why: whyNot };
    });
    return {
        fixes: shown,
        applied: findApplied(before, scene.order.linesOf),
        notes: shown.filter(({ why }) => why !== '' && why !== NOT_IN_DIFF).map(noteOf),
    };
}
async function findCandidates({ api, target }, fixes) {
    const files = fixes.length === 0 ? [] : await api.listFiles();
    const patches = new Map(files.map(({ filename, patch }) => [filename, patch]));
    const candidates = [];
    for (const fix of fixes) {
        const candidate = candidateOf(fix, patches.get(fix.place.path), target.gateId);
        const isTaken = candidates.some(({ comment }) => overlaps(comment, candidate.comment));
        candidates.push(isTaken ? { ...candidate, comment: null, why: TAKEN } : candidate);
    }
    return candidates;
}
function candidateOf(fix, patch, gateId) {
    const { place, fixedLines, replacedLines } = fix;
    const key = suggestionKey(fix);
    const without = (why) => ({ fix, key, comment: null, why });
    const lines = replacedLines && suggestionPlace(place, patch, replacedLines);
    if (!replacedLines || !lines)
        return without(NOT_IN_DIFF);
    if ((0,strip/* bringsUnprintable */._X)(fixedLines.join('\n'), replacedLines.join('\n')))
        return without(INVISIBLE);
    const body = suggestionBody(suggestionMarker(key, gateId), fix);
    return body === null ? without(TOO_LONG) : { fix, key, comment: { ...lines, body }, why: '' };
}
/** GitHub could apply only one of them. */
function overlaps(one, other) {
    if (one === null || other === null || one.path !== other.path)
        return false;
    return (one.startLine ?? one.line) <= other.line && (other.startLine ?? other.line) <= one.line;
}
/** The suggestions that we posted, the oldest first. */
async function findPosted({ api, authorship }) {
    const comments = await api.listReviewComments();
    const marked = comments.flatMap((comment) => readSuggestion(comment) ?? []);
    const ours = await authorship.ours(marked, api);
    return ours.toSorted((a, b) => a.id - b.id);
}
/** Puts new suggestions into the place of old ones for the same lines. */
async function rewrite(api, fresh, stale) {
    const rewriting = { rewritten: new Map(), unchanged: new Map() };
    for (const { key, comment } of fresh) {
        const old = comment && stale.find((posted) => standsAt(posted, comment));
        if (!comment || !old)
            continue;
        try {
            const one = await unlessRefused(api.updateReviewComment(old.id, comment.body));
            if ('why' in one)
                rewriting.unchanged.set(key, one.why);
            else
                rewriting.rewritten.set(key, old.url);
        }
        catch (error) {
            // Somebody has deleted it meanwhile.
            if (!(error instanceof errors/* ServiceError */._7) || error.status !== 404)
                throw error;
        }
    }
    return rewriting;
}
function standsAt(posted, { path, line, startLine }) {
    return posted.path === path && posted.line === line && posted.startLine === startLine;
}
/** Posts one review, or one by one what GitHub refuses together. */
async function post({ api, headSha }, candidates) {
    const posting = { reviews: new Set(), refused: new Map() };
    const { reviews, refused } = posting;
    const comments = candidates.flatMap(({ comment }) => comment ?? []);
    if (comments.length === 0)
        return posting;
    const body = `The simulation gate suggests ${(0,format/* formatCounted */.So)(comments.length, 'change')} of the prompt.`;
    const whole = await unlessRefused(api.createReview({ body, headSha, comments }));
    if ('review' in whole) {
        reviews.add(whole.review);
        return posting;
    }
    for (const [index, comment] of comments.entries()) {
        try {
            const one = await unlessRefused(api.createReviewComment(headSha, comment));
            if ('review' in one)
                reviews.add(one.review);
            else
                refused.set(comment, one.why);
        }
        catch (error) {
            const why = `it could not be posted (${(0,github_api/* messageOf */.b)(error)})`;
            for (const unposted of comments.slice(index))
                refused.set(unposted, why);
            break;
        }
    }
    return posting;
}
/** The review's ID where there is one, or why GitHub refuses what is posted. */
async function unlessRefused(posted) {
    try {
        return { review: await posted };
    }
    catch (error) {
        if (!(error instanceof errors/* ServiceError */._7) || error.status !== 422)
            throw error;
        return { why: `GitHub refuses it (${error.message})` };
    }
}
/**
 * Another job may have posted the same at the same moment: the oldest stays, and every job takes
 * back its own, which stand in these reviews. Gives what stands there then.
 */
async function takeBackDoubles(scene, reviews) {
    const kept = new Map();
    for (const posted of await findPosted(scene)) {
        if (!kept.has(posted.key))
            kept.set(posted.key, posted);
        else if (reviews.has(posted.review))
            await scene.api.deleteReviewComment(posted.id);
    }
    return [...kept.values()];
}
function noteOf({ fix, why }) {
    return `The fix of ${(0,names/* placeName */.fW)(fix.place)} is not suggested on the pull request: ${why}.`;
}

// EXTERNAL MODULE: ./github/schemas.js
var github_schemas = __webpack_require__(80923);
;// CONCATENATED MODULE: ./github/target.js
/** Which pull request a workflow run speaks to, and what tells this gate's comment from others. */




const FROM_FORK = 'The pull request comes from a fork, so no comment and no suggestions are written to it; the job summary has the whole report.';
const NO_REPOSITORY = 'The pull request is not written to: GITHUB_REPOSITORY has to be set.';
const pullRequestEventSchema = schemas/* object */.Ikc({
    pull_request: schemas/* extend */.X$i(github_schemas/* pullRequestSchema */.MH, { number: schemas/* number */.aig() }),
});
const commentEventSchema = schemas/* object */.Ikc({
    issue: schemas/* object */.Ikc({ number: schemas/* number */.aig(), pull_request: schemas/* looseObject */._H3({}) }),
});
const runEventSchema = schemas/* object */.Ikc({
    workflow_run: schemas/* object */.Ikc({
        head_sha: schemas/* string */.YjP(),
        head_repository: github_schemas/* repositorySchema */._L,
        pull_requests: schemas/* array */.YOg(schemas/* object */.Ikc({ number: schemas/* number */.aig(), head: schemas/* object */.Ikc({ sha: schemas/* string */.YjP() }) })),
    }),
    repository: github_schemas/* repositorySchema */._L,
});
/**
 * Finds the pull request. Events: `pull_request`, `pull_request_target` (no suggestions, since the
 * workspace is the base's), `workflow_run` and `issue_comment`; nothing is found for others. Those of
 * forks are left alone, whatever the token may do.
 *
 * @param gateName tells apart what GitHub does not: the gates of a matrix or of one job
 */
function findPullRequest(workflow, gateName) {
    const named = readEvent(workflow.eventName, workflow.payload);
    if (named === null)
        return { kind: 'none' };
    if (typeof named === 'string')
        return { kind: 'left-alone', why: named };
    const repository = repositoryOf(workflow);
    if (repository === null)
        return { kind: 'left-alone', why: NO_REPOSITORY };
    const { apiUrl, serverUrl, workflow: name = '', job = '', runId, runAttempt } = workflow;
    const { owner, repo } = repository;
    const page = `${serverUrl}/${owner}/${repo}`;
    // What the environment does not say is not a number here.
    const run = runId || 0;
    const attempt = runAttempt || 1;
    const target = {
        ...named,
        ...repository,
        apiUrl: apiUrl.replace(/\/+$/, ''),
        gateId: gateIdOf([name, job, gateName]),
        run,
        attempt,
        summaryUrl: `${page}/actions/runs/${run}/attempts/${attempt}`,
        changesUrl: `${page}/pull/${named.number}/files`,
    };
    return { kind: 'found', target };
}
function repositoryOf(workflow) {
    try {
        return workflow.repo;
    }
    catch {
        return null;
    }
}
/** The pull request, or why it is left alone, or null where there is none. */
function readEvent(eventName, event) {
    switch (eventName) {
        case 'pull_request':
        case 'pull_request_target':
            return ofPullRequest(eventName, event);
        case 'workflow_run':
            return ofWorkflowRun(event);
        case 'issue_comment':
            return ofComment(event);
        default:
            return null;
    }
}
function ofPullRequest(eventName, event) {
    const parsed = pullRequestEventSchema.safeParse(event);
    if (!parsed.success)
        return null;
    const { number, head, base } = parsed.data.pull_request;
    if ((0,fork/* isFork */.B)(head.repo, base?.repo))
        return FROM_FORK;
    const maySuggest = eventName === 'pull_request';
    return { number, headSha: head.sha, isToBeChecked: false, maySuggest };
}
/** GitHub lists no pull request of a fork here. */
function ofWorkflowRun(event) {
    const parsed = runEventSchema.safeParse(event);
    if (!parsed.success)
        return null;
    const { workflow_run: run, repository } = parsed.data;
    if ((0,fork/* isFork */.B)(run.head_repository, repository))
        return FROM_FORK;
    const [first, ...others] = run.pull_requests.filter(({ head }) => head.sha === run.head_sha);
    if (first === undefined)
        return null;
    if (others.length > 0) {
        return `No pull request is written to: ${others.length + 1} have the head ${run.head_sha}.`;
    }
    return { number: first.number, headSha: run.head_sha, isToBeChecked: true, maySuggest: true };
}
function ofComment(event) {
    const parsed = commentEventSchema.safeParse(event);
    if (!parsed.success)
        return null;
    const { number } = parsed.data.issue;
    return { number, headSha: null, isToBeChecked: true, maySuggest: true };
}
function gateIdOf(parts) {
    return (0,external_node_crypto_.createHash)('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 16);
}

;// CONCATENATED MODULE: ./github/pull-request.js
/** Everything that the gate writes to a pull request. Nothing of it changes the outcome. */









const pull_request_SPAN = { leavesMs: 0, limitMs: 60_000 };
const MAX_URL_CHARS = 2_000;
const NO_PERMISSION = 'Not everything could be written to the pull request, since the token may not: give the job `permissions: pull-requests: write`, or a `github-token` that has it.';
const SHARED_COMMENT = 'Another gate of this job keeps the same comment on the pull request, which can tell of one of them only: give each of them the input `gate-name`.';
const NO_TOKEN = 'The pull request is not written to, since `github-token` is empty.';
const NOT_COMPARED = 'The comment on the pull request was written, but not compared with what other jobs have written';
/**
 * Writes the comment and the suggestions, in a minute at most. Rejects only where the event cannot be
 * read.
 */
async function reportToPullRequest(order, world) {
    const result = { notes: [], warnings: [], commentUrl: '' };
    const found = findPullRequest(await world.workflow(), order.gateName);
    if (found.kind === 'none')
        return result;
    if (found.kind === 'left-alone')
        world.runner.info(found.why);
    else if (order.token === '')
        world.runner.info(NO_TOKEN);
    else
        await attempt('The pull request could not be written to', result, world, () => writeAll(order, world, found.target, result));
    return result;
}
/** Does a part of the work; where that fails, it is a warning, unless the step is cancelled. */
async function attempt(what, { warnings }, { cancelled }, work) {
    try {
        return await work();
    }
    catch (error) {
        if (cancelled.aborted)
            return null;
        const warning = (0,octokit.lacksPermission)(error) ? NO_PERMISSION : `${what}: ${(0,github_api/* messageOf */.b)(error)}`;
        if (!warnings.includes(warning))
            warnings.push(warning);
        return null;
    }
}
async function writeAll(order, world, target, result) {
    const api = apiFor(order, world, target);
    const trying = (what, work) => attempt(what, result, world, work);
    const headSha = await trying('The pull request could not be read', () => headOf(target, api, world));
    if (headSha === null)
        return;
    const scene = { order, target, headSha, api, authorship: new authorship/* Authorship */.EX() };
    const fixes = locatedFixes(order.report, order.linesOf);
    const suggested = maySuggest(scene)
        ? await trying('The prompt fixes could not be suggested on the pull request', () => suggest(scene, fixes))
        : null;
    result.notes.push(...(suggested?.notes ?? []));
    const posted = suggested?.fixes.filter(({ suggestedAt }) => suggestedAt !== null) ?? [];
    if (posted.length > 0) {
        const fixes = posted.flatMap(({ fix }) => recommendationsOf(fix)).length;
        result.suggested = { count: posted.length, fixes, url: target.changesUrl };
    }
    if (order.mode === 'never')
        return;
    const written = await trying('The comment on the pull request could not be written', () => keepComment(scene, suggested ?? notSuggested(fixes)));
    const settled = written?.giveWay && (await trying(NOT_COMPARED, written.giveWay));
    const kept = settled ?? written;
    if (kept?.isShared)
        result.warnings.push(SHARED_COMMENT);
    result.commentUrl = (0,log_line/* oneLine */.TN)(kept?.url ?? '', MAX_URL_CHARS);
}
function apiFor({ token, hide }, world, target) {
    world.runner.maskSecret(token);
    const connection = (0,octokit/* connectGitHub */.UY)({ apiUrl: target.apiUrl, token }, world);
    return new github_api/* GitHubApi */.y({ ...connection, target, hide, span: pull_request_SPAN });
}
/** The commit at the head of the pull request; null where the pull request is to be left alone. */
async function headOf(target, api, { runner }) {
    if (!target.isToBeChecked)
        return target.headSha;
    const { head, base } = await api.readPullRequest();
    if ((0,fork/* isFork */.B)(head.repo, base?.repo)) {
        runner.info(FROM_FORK);
        return null;
    }
    if (target.headSha === null || target.headSha === head.sha)
        return head.sha;
    runner.info(`The pull request is not written to, since it has moved on from ${target.headSha} to ${head.sha}.`);
    return null;
}
/** A suggestion is prompt text, which is shown in full detail only. */
function maySuggest({ order, target }) {
    return order.suggestions && order.settings.detail === 'full' && target.maySuggest;
}
function notSuggested(fixes) {
    const shown = fixes.map((fix) => ({ fix, suggestedAt: null, why: '' }));
    return { fixes: shown, applied: [], notes: [] };
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


/***/ })

};
;