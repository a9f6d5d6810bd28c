export const id = 25;
export const ids = [25];
export const modules = {

/***/ 7025:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  writeToPullRequest: () => (/* binding */ writeToPullRequest)
});

// EXTERNAL MODULE: ./core/fork.js
var fork = __webpack_require__(9928);
// EXTERNAL MODULE: ./core/text/log-line.js
var log_line = __webpack_require__(6977);
// EXTERNAL MODULE: ./core/text/line-diff.js + 1 modules
var line_diff = __webpack_require__(9875);
// EXTERNAL MODULE: ./core/text/markdown.js
var markdown = __webpack_require__(9971);
// EXTERNAL MODULE: ./core/text/strip.js
var strip = __webpack_require__(4738);
// EXTERNAL MODULE: ./report/format.js
var format = __webpack_require__(4752);
// EXTERNAL MODULE: ./report/place-name.js
var place_name = __webpack_require__(5426);
// EXTERNAL MODULE: ./report/sections/building-blocks.js + 1 modules
var building_blocks = __webpack_require__(8614);
;// CONCATENATED MODULE: ./report/comment/fixes.js
/** The prompt fixes: as suggestions on the pull request's lines, and what the comment tells of them. */






const MAX_LINE_CHARS = 1000;
/** The fixes of a report that were located and are not left out, in the report's order. */
function locatedFixes({ runs, promptFixes }, linesOf) {
    return promptFixes.flatMap(({ from, found }) => {
        const [first] = from;
        const recommendation = first && runs[first.run]?.report?.recommendations[first.recommendation];
        if (!recommendation || !isInPatch(found))
            return [];
        const { place, fixedLines } = found;
        const lines = linesOf(place.path)?.slice(place.startLine - 1, place.endLine) ?? null;
        const isWhole = lines?.length === place.endLine - place.startLine + 1;
        return [{ recommendation, place, fixedLines, replacedLines: isWhole ? lines : null }];
    });
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
    const { title, body } = fix.recommendation;
    const fence = (0,markdown/* fenceAround */.xF)(fix.fixedLines.join('\n'));
    const text = [
        `${marker}\n${(0,building_blocks/* bold */.Cr)(title)}`,
        (0,markdown/* prose */.CS)(body, MAX_EXPLANATION_CHARS),
        [`${fence}suggestion`, ...fix.fixedLines, fence].join('\n'),
    ];
    const comment = text.filter((part) => part !== '').join('\n\n');
    return comment.length > MAX_BODY_CHARS ? null : comment;
}
const MAX_PLACE_CHARS = 300;
const APPLY = 'To apply them, take `prompt-fixes.patch` of the report files: text is made harmless here.\n';
/** What became of the prompt fixes: suggested, shown here as a diff, or applied since. */
function fixSections({ fixes, applied, changesUrl }) {
    const suggested = fixes.filter(({ suggestedAt }) => suggestedAt !== null);
    const patched = fixes.filter(({ suggestedAt }) => suggestedAt === null);
    const names = { part: 'recommendations', one: 'prompt fix', many: 'prompt fixes' };
    const changes = `${suggested.length} suggested in the changes`;
    const counts = [
        suggested.length > 0 ? fixes_link(changes, changesUrl) : '',
        patched.length > 0 ? `${patched.length} as a diff below` : '',
        applied.length > 0
            ? `${(0,format/* formatCounted */.So)(applied.length, 'earlier suggestion')} applied since`
            : '',
    ].filter((count) => count !== '');
    return [
        (0,building_blocks/* section */.uW)({
            // Kept first: a long list of themes must not push out where the fixes are.
            part: 'run',
            one: 'line on prompt fixes',
            many: 'lines on prompt fixes',
            count: counts.length === 0 ? 0 : 1,
            items: () => [`**Prompt fixes:** ${counts.join(', ')}\n\n`],
        }),
        (0,building_blocks/* section */.uW)({
            ...names,
            ...(0,building_blocks/* foldEnds */.QV)((0,format/* formatCounted */.So)(suggested.length, 'suggestion')),
            count: suggested.length,
            items: () => (0,building_blocks/* each */.__)(suggested, suggestionLine),
        }),
        (0,building_blocks/* section */.uW)({
            ...names,
            ...(0,building_blocks/* foldEnds */.QV)(`${(0,format/* formatCounted */.So)(patched.length, 'fix', 'fixes')} as a diff`),
            close: `${APPLY}\n</details>\n\n`,
            count: patched.length,
            items: () => (0,building_blocks/* each */.__)(patched, patch),
        }),
        (0,building_blocks/* section */.uW)({
            ...names,
            one: 'earlier suggestion',
            many: 'earlier suggestions',
            ...(0,building_blocks/* foldEnds */.QV)(`Outdated: ${(0,format/* formatCounted */.So)(applied.length, 'suggestion')} applied since`),
            count: applied.length,
            items: () => (0,building_blocks/* each */.__)(applied, appliedLine),
        }),
    ];
}
/** A link, or its text alone where there is no address. */
function fixes_link(text, url) {
    return url === '' ? text : `[${text}](${(0,markdown/* linkDestination */.Vh)(url)})`;
}
function suggestionLine({ fix, suggestedAt }) {
    const place = (0,markdown/* inline */.mG)((0,place_name/* placeName */.f)(fix.place), MAX_PLACE_CHARS);
    return `- ${(0,building_blocks/* bold */.Cr)(fix.recommendation.title)}: ${fixes_link(place, `${suggestedAt}`)}\n`;
}
function patch({ fix, why }) {
    const place = (0,markdown/* inline */.mG)((0,place_name/* placeName */.f)(fix.place), MAX_PLACE_CHARS);
    const reason = why === '' ? '' : `: ${(0,markdown/* inline */.mG)(why, 1000)}`;
    const diff = fix.replacedLines === null
        ? ''
        : `${(0,markdown/* codeBlock */.DV)('diff', (0,strip/* clip */.$Q)(fixAsDiff(fix, fix.replacedLines), markdown/* MAX_PROSE_CHARS */.LO))}\n\n`;
    return `${(0,building_blocks/* bold */.Cr)(fix.recommendation.title)} · ${place}${reason}\n\n${diff}`;
}
function appliedLine({ path, url }) {
    return `- ${fixes_link((0,markdown/* inline */.mG)(path, MAX_PLACE_CHARS), url)}\n`;
}

// EXTERNAL MODULE: ../../node_modules/zod/v4/mini/schemas.js
var schemas = __webpack_require__(5915);
// EXTERNAL MODULE: ./http/errors.js
var errors = __webpack_require__(2862);
// EXTERNAL MODULE: ./http/shape.js
var shape = __webpack_require__(7012);
// EXTERNAL MODULE: ./http/retry.js
var retry = __webpack_require__(6367);
// EXTERNAL MODULE: ./http/transport.js + 6 modules
var transport = __webpack_require__(9318);
;// CONCATENATED MODULE: ./github/requests.js



/** GitHub asks for at least a second between two requests that write. */
const WRITE_PAUSE_MS = 1000;
/** GitHub asks for at least a minute where a limit's answer does not say how long. */
const LIMIT_PAUSE_MS = 60_000;
const SHORTEST_LIMIT_PAUSE_MS = 1000;
const NO_PERMISSION = /Resource not accessible by/;
/** Older servers call their secondary limit abuse detection. */
const LIMIT = /rate limit|abuse detection/i;
/** What GitHub says in JSON, which may have been cut. */
const ERROR_BODY = /\{.*?"message": ?"((?:[^"\\]|\\.)*)"(?:, ?"errors": ?\[([^\]]*)\])?.*[}…]/;
/** Sends requests one after the other. Rejects with `ServiceError` or the signal's reason. */
class Requests {
    #transport;
    #clock;
    #lastWriteMs = Number.NEGATIVE_INFINITY;
    constructor(options) {
        this.#transport = new transport/* Transport */.o(options);
        this.#clock = options.clock;
    }
    /** The JSON of the answer. */
    read(operation, path, context) {
        const request = { operation, method: 'GET', path, retry: 'safe' };
        return this.#waitingForLimits(operation, context, () => this.#transport.requestJson({ ...request, onRepeat: refuseLimits }, context));
    }
    /** Creates something: never repeated once GitHub may have taken it. The JSON of the answer. */
    create(operation, path, body, context) {
        const request = {
            operation,
            method: 'POST',
            path,
            body,
            retry: 'unless-taken',
            onRepeat: refuseLimits,
        };
        return this.#write(operation, context, () => this.#transport.requestJson(request, context));
    }
    /** Brings something into a state: repeating it does no harm. */
    async put(operation, { method, path, body }, context) {
        const request = {
            operation,
            method,
            path,
            body,
            retry: 'safe',
            onRepeat: refuseLimits,
        };
        await this.#write(operation, context, () => this.#transport.request(request, context));
    }
    #write(operation, context, send) {
        return this.#waitingForLimits(operation, context, async () => {
            const pauseMs = this.#lastWriteMs + WRITE_PAUSE_MS - this.#clock.now();
            if (pauseMs > 0)
                await this.#clock.sleep(pauseMs, context.signal);
            try {
                return await send();
            }
            finally {
                this.#lastWriteMs = this.#clock.now();
            }
        });
    }
    async #waitingForLimits(operation, { signal, deadlineMs }, send) {
        for (;;) {
            try {
                return await send();
            }
            catch (error) {
                if (!isLimit(error))
                    throw error;
                const nowMs = this.#clock.now();
                const askedMs = (0,retry/* parseRetryAfter */.mu)(error.retryAfter, nowMs) ?? LIMIT_PAUSE_MS;
                const pauseMs = Math.max(askedMs, SHORTEST_LIMIT_PAUSE_MS);
                if (nowMs + pauseMs >= deadlineMs)
                    throw limitPastDeadline(operation, error, pauseMs);
                await this.#clock.sleep(pauseMs, signal);
            }
        }
    }
}
/** True where the token lacks a permission. */
function lacksPermission(error) {
    return error instanceof errors/* ServiceError */._ && error.status === 403 && NO_PERMISSION.test(error.problem);
}
/** What went wrong, with GitHub's own words in place of the JSON that they stand in. */
function problemOf(error) {
    if (!(error instanceof errors/* ServiceError */._))
        return String(error);
    return error.message.replace(ERROR_BODY, (_, message, details) => details === undefined ? message : `${message} (${details})`);
}
/** A limit has its own pause, which is longer than those between attempts. */
function refuseLimits(error) {
    if (isLimit(error))
        throw error;
}
function isLimit(error) {
    if (!(error instanceof errors/* ServiceError */._) || error.kind !== 'status')
        return false;
    if (error.status === 429)
        return true;
    return error.status === 403 && (error.retryAfter !== undefined || LIMIT.test(error.problem));
}
function limitPastDeadline(operation, cause, pauseMs) {
    return new errors/* ServiceError */._({
        kind: 'deadline',
        operation,
        problem: `GitHub limits the requests of this token (${cause.status}) and wants a pause of ${Math.ceil(pauseMs / 1000)} s, which is longer than this step waits for it`,
        mayHaveBeenTaken: false,
        cause,
    });
}

;// CONCATENATED MODULE: ./github/schemas.js
/** The parts of GitHub's answers that are read; everything else in them may be as it likes. */

/** Null for a deleted account. */
const authorSchema = schemas/* nullish */.cl6(schemas/* object */.Ikc({ login: schemas/* string */.YjP(), type: schemas/* optional */.lqM(schemas/* string */.YjP()) }));
/** Null where the fork that a pull request came from has been deleted. */
const repositorySchema = schemas/* nullish */.cl6(schemas/* object */.Ikc({ id: schemas/* optional */.lqM(schemas/* number */.aig()), full_name: schemas/* optional */.lqM(schemas/* string */.YjP()) }));
const userSchema = schemas/* object */.Ikc({ login: schemas/* string */.YjP() });
const commentSchema = schemas/* object */.Ikc({
    id: schemas/* number */.aig(),
    /** GitHub's description leaves it open whether there always is one. */
    body: schemas/* catch */.MfU(schemas/* string */.YjP(), ''),
    user: authorSchema,
    html_url: schemas/* _default */.Rvf(schemas/* string */.YjP(), ''),
});
const reviewCommentSchema = schemas/* object */.Ikc({
    id: schemas/* number */.aig(),
    body: schemas/* string */.YjP(),
    user: authorSchema,
    path: schemas/* string */.YjP(),
    pull_request_review_id: schemas/* _default */.Rvf(schemas/* nullable */.mee(schemas/* number */.aig()), null),
    /** Null once the diff shows other lines there. */
    line: schemas/* _default */.Rvf(schemas/* nullable */.mee(schemas/* number */.aig()), null),
    start_line: schemas/* _default */.Rvf(schemas/* nullable */.mee(schemas/* number */.aig()), null),
    html_url: schemas/* _default */.Rvf(schemas/* string */.YjP(), ''),
});
const reviewSchema = schemas/* object */.Ikc({ id: schemas/* number */.aig() });
/** `patch` is absent for a binary file and for one whose diff is too large. */
const fileSchema = schemas/* object */.Ikc({ filename: schemas/* string */.YjP(), patch: schemas/* optional */.lqM(schemas/* string */.YjP()) });
const pullRequestSchema = schemas/* object */.Ikc({
    head: schemas/* object */.Ikc({ sha: schemas/* string */.YjP(), repo: repositorySchema }),
    base: schemas/* optional */.lqM(schemas/* object */.Ikc({ repo: repositorySchema })),
});

;// CONCATENATED MODULE: ./github/api.js
/** GitHub's REST API as far as it is used: one method an operation. */





const PER_PAGE = 100;
/** GitHub lists 3000 files of a pull request; comments are searched as far. */
const MAX_PAGES = 30;
/** What GitHub answers a token that is not a person's, when asked for the person. */
const NO_PERSON = new Set([401, 403, 404]);
/**
 * All methods reject with `ServiceError`, or with the signal's reason when it aborts. What creates
 * is not repeated once it may have been taken; everything else is repeated while time is left.
 */
class GitHubApi {
    #requests;
    #repository;
    #hide;
    constructor({ apiUrl, token, repository, hide, ...options }) {
        this.#hide = hide;
        this.#requests = new Requests({ ...options, baseUrl: apiUrl, apiKey: token });
        this.#repository = `/repos/${repository}`;
    }
    /** The login of the person whose token it is; null for the token of an app. */
    async readUser(context) {
        const operation = 'read user';
        try {
            const answer = await this.#requests.read(operation, '/user', context);
            return (0,shape/* checkShape */.eA)(userSchema, answer, operation, '').login;
        }
        catch (error) {
            if (error instanceof errors/* ServiceError */._ && NO_PERSON.has(error.status))
                return null;
            throw error;
        }
    }
    async readPullRequest(number, context) {
        const operation = 'read pull request';
        const answer = await this.#requests.read(operation, this.#pull(number), context);
        return (0,shape/* checkShape */.eA)(pullRequestSchema, answer, operation, '');
    }
    /** The oldest first. */
    listComments(number, context) {
        const path = `${this.#repository}/issues/${number}/comments`;
        return this.#list('list comments', path, commentSchema, ({ id }) => id, context);
    }
    listFiles(number, context) {
        const path = `${this.#pull(number)}/files`;
        return this.#list('list changed files', path, fileSchema, ({ filename }) => filename, context);
    }
    listReviewComments(number, context) {
        const path = `${this.#pull(number)}/comments`;
        return this.#list('list review comments', path, reviewCommentSchema, ({ id }) => id, context);
    }
    async createComment(number, text, context) {
        const operation = 'create comment';
        const path = `${this.#repository}/issues/${number}/comments`;
        const body = this.#hide(text);
        const answer = await this.#requests.create(operation, path, { body }, context);
        return (0,shape/* checkShape */.eA)(commentSchema, answer, operation, '');
    }
    updateComment(id, text, context) {
        const path = `${this.#repository}/issues/comments/${id}`;
        const body = this.#hide(text);
        return this.#requests.put('update comment', { method: 'PATCH', path, body: { body } }, context);
    }
    deleteComment(id, context) {
        return this.#delete('delete comment', `${this.#repository}/issues/comments/${id}`, context);
    }
    /** One review with all comments; GitHub refuses the whole where one is not in the diff. Its ID. */
    async createReview(number, review, context) {
        const operation = 'create review';
        const body = {
            commit_id: review.headSha,
            event: 'COMMENT',
            body: review.body,
            comments: review.comments.map((comment) => this.#lineFields(comment)),
        };
        const path = `${this.#pull(number)}/reviews`;
        const answer = await this.#requests.create(operation, path, body, context);
        return (0,shape/* checkShape */.eA)(reviewSchema, answer, operation, '').id;
    }
    /** Gives the ID of the review that GitHub makes for it, or null. */
    async createReviewComment(number, { headSha, comment }, context) {
        const operation = 'create review comment';
        const body = { commit_id: headSha, ...this.#lineFields(comment) };
        const path = `${this.#pull(number)}/comments`;
        const answer = await this.#requests.create(operation, path, body, context);
        return (0,shape/* checkShape */.eA)(reviewCommentSchema, answer, operation, '').pull_request_review_id;
    }
    updateReviewComment(id, text, context) {
        const path = `${this.#repository}/pulls/comments/${id}`;
        const body = { body: this.#hide(text) };
        return this.#requests.put('update review comment', { method: 'PATCH', path, body }, context);
    }
    deleteReviewComment(id, context) {
        const path = `${this.#repository}/pulls/comments/${id}`;
        return this.#delete('delete review comment', path, context);
    }
    #pull(number) {
        return `${this.#repository}/pulls/${number}`;
    }
    #lineFields({ path, body, startLine, line }) {
        const side = 'RIGHT';
        const place = { path, body: this.#hide(body), line, side };
        return startLine === null ? place : { ...place, start_line: startLine, start_side: side };
    }
    /**
     * Every item once, up to a page without a new one: GitHub leaves out what is hidden after it has
     * made the pages, so that a short page need not be the last.
     */
    async #list(operation, path, item, keyOf, context) {
        const all = new Map();
        for (let page = 1; page <= MAX_PAGES; page += 1) {
            const before = all.size;
            const asked = `${path}?per_page=${PER_PAGE}&page=${page}`;
            const answer = await this.#requests.read(operation, asked, context);
            for (const it of (0,shape/* checkShape */.eA)(schemas/* array */.YOg(item), answer, operation, ''))
                all.set(keyOf(it), it);
            if (all.size === before)
                break;
        }
        return [...all.values()];
    }
    /** One that is gone already counts as deleted. */
    async #delete(operation, path, context) {
        try {
            await this.#requests.put(operation, { method: 'DELETE', path }, context);
        }
        catch (error) {
            if (!(error instanceof errors/* ServiceError */._) || error.status !== 404)
                throw error;
        }
    }
}

;// CONCATENATED MODULE: ./github/authorship.js
/** Whose comments the token of a workflow writes. */
const WORKFLOW_AUTHOR = 'github-actions[bot]';
/**
 * Tells the comments that our token wrote, or a workflow's own token before it. Whose token it is
 * need not be asked where all are of workflows.
 */
class Authorship {
    #api;
    #person;
    constructor(api) {
        this.#api = api;
    }
    /** Those of the items that were not written by others. */
    async ours(items, context) {
        if (items.every(({ user }) => user?.login === WORKFLOW_AUTHOR))
            return [...items];
        this.#person ??= this.#api.readUser(context);
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

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: ./core/outcome.js
var outcome = __webpack_require__(9598);
// EXTERNAL MODULE: ./report/layout.js
var layout = __webpack_require__(6873);
// EXTERNAL MODULE: ./report/sections/outcome.js
var sections_outcome = __webpack_require__(8860);
// EXTERNAL MODULE: ./report/sections/overview.js
var overview = __webpack_require__(5329);
// EXTERNAL MODULE: ./report/sections/reasons.js
var reasons = __webpack_require__(1597);
// EXTERNAL MODULE: ./report/sections/run.js + 7 modules
var sections_run = __webpack_require__(9776);
// EXTERNAL MODULE: ./report/theme-order.js
var theme_order = __webpack_require__(6591);
;// CONCATENATED MODULE: ./report/comment/state.js
/**
 * What a comment of ours says to ourselves: whose it is, and what it said last; and what becomes of
 * the comment by that. It stands in an HTML comment at the very start, where no text of others ever
 * stands, in an encoding that has no character to end it with.
 */


const MAX_TITLE_CHARS = 80;
const writtenSchema = schemas/* object */.Ikc({
    run: schemas/* number */.aig(),
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
 * keeps it current from then on. One that says the same already, or that a later run wrote, stays.
 */
function planComment(kept, wanted) {
    const { mode, outcome, run, digest } = wanted;
    const isWanted = mode === 'always' || (mode === 'auto' && outcome !== 'started');
    if (kept === null) {
        const isNews = mode === 'always' || !['passed', 'skipped'].includes(outcome);
        return isWanted && isNews ? 'create' : 'none';
    }
    const isCurrent = kept.state !== null && (kept.state.digest === digest || kept.state.run > run);
    return isWanted && !isCurrent ? 'update' : 'leave';
}

;// CONCATENATED MODULE: ./report/comment/themes.js
/** The themes in the comment: how they stand against those that it showed last. */






const MAX_KEY_CHARS = 100;
/** Room for the keys in a comment's state, as JSON, before its encoding adds a third. */
const MAX_STATE_CHARS = 10_000;
/** Likewise for the titles: where there is none, a theme that is gone is named by its key. */
const MAX_TITLES_CHARS = 8_000;
/** Themes of one list that are not folded away. */
const FIRST_PAGE = 10;
const NAMES = { part: 'themes', one: 'theme', many: 'themes' };
/** The themes as they changed since the comment was last written. */
function themeSections(report, last) {
    const { fresh, still, uncompared, fixed } = compareThemes(report, last);
    const waived = waivedUntil(report);
    const line = (theme) => themeLine(theme, waived.get(theme.slug));
    const shown = fresh.length + still.length + uncompared.length;
    const total = report.runs.reduce((sum, run) => sum + (run.report?.themes.length ?? 0), 0);
    // Several runs may have the same theme, which is listed once and counted as often elsewhere.
    const noun = shown < total ? 'different theme' : 'theme';
    const heading = headingOf({ fresh, still, uncompared, fixed }, noun);
    if (heading === '')
        return [];
    return [
        (0,building_blocks/* section */.uW)({
            ...NAMES,
            one: 'heading',
            many: 'headings',
            count: 1,
            items: () => [`### ${heading}\n\n`],
        }),
        ...openList('New here', fresh, line),
        ...openList('', uncompared, line),
        folded(`${(0,format/* formatCounted */.So)(still.length, 'theme is', 'themes are')} still there`, still, line),
        ...openList('Fixed since this comment was last written', fixed, knownLine),
    ];
}
function headingOf({ fresh, still, uncompared, fixed }, noun) {
    const all = uncompared.length > 0 ? (0,format/* formatCounted */.So)(uncompared.length, noun) : '';
    const changes = [
        fresh.length > 0 ? `${(0,format/* formatCount */.B4)(fresh.length)} new` : '',
        still.length > 0 ? `${(0,format/* formatCount */.B4)(still.length)} still there` : '',
        fixed.length > 0 ? `${(0,format/* formatCount */.B4)(fixed.length)} fixed` : '',
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
        (0,building_blocks/* section */.uW)({
            ...NAMES,
            count: first.length,
            open: title === '' ? '' : `**${title}**\n\n`,
            close: '\n',
            items: () => (0,building_blocks/* each */.__)(first, line),
        }),
        folded((0,format/* formatCounted */.So)(further.length, 'further theme'), further, line),
    ];
}
function folded(summary, values, line) {
    return (0,building_blocks/* section */.uW)({
        ...NAMES,
        ...(0,building_blocks/* foldEnds */.QV)(summary),
        count: values.length,
        items: () => (0,building_blocks/* each */.__)(values, line),
    });
}
/** The slugs of the themes that a waiver excuses, and its last day. */
function waivedUntil({ runs }) {
    const waived = runs.flatMap(({ spared }) => spared?.waived ?? []);
    return new Map(waived.filter(({ kind }) => kind === 'theme').map(({ name, waiver }) => [name, waiver.expires]));
}
function themeLine(theme, waivedUntil) {
    const parts = [
        (0,markdown/* inline */.mG)(theme.severity) || 'no severity',
        (0,building_blocks/* bold */.Cr)(theme.title),
        `${(0,format/* formatCount */.B4)(theme.affectedCallCount)} of ${(0,format/* formatCounted */.So)(theme.totalCallCount, 'call')}`,
        ...(waivedUntil === undefined ? [] : [`waived until ${(0,markdown/* inline */.mG)(waivedUntil)}`]),
    ];
    return `- ${parts.join(' · ')}\n`;
}
function knownLine({ key, title }) {
    return `- ${(0,markdown/* inline */.mG)(title) === '' ? (0,markdown/* identifier */.Cv)(key) : (0,building_blocks/* bold */.Cr)(title)}\n`;
}
/** Compares a report's themes with the state that the comment has. */
function compareThemes(report, last) {
    const themes = themesByKey(report);
    const delta = { fresh: [], still: [], uncompared: [], fixed: [] };
    const before = new Map(last?.themes?.map((known) => [known.key, known]));
    const canBeFresh = last !== null && last.themes !== null && !last.more;
    for (const [key, theme] of themes) {
        if (before.has(key))
            delta.still.push(theme);
        else if (canBeFresh)
            delta.fresh.push(theme);
        else
            delta.uncompared.push(theme);
    }
    if (isJudged(report))
        delta.fixed = [...before.values()].filter(({ key }) => !themes.has(key));
    return delta;
}
/** What the comment is to remember of the themes: those of a run that was not judged stay. */
function rememberThemes(report, last) {
    const before = { themes: last?.themes ?? null, more: last?.more ?? false };
    if (report.runs.every((run) => run.report === null))
        return before;
    const known = new Map([...themesByKey(report)].map(([key, { title }]) => [key, { key, title: titleOf(title) }]));
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
function titleOf(title) {
    return (0,strip/* fold */.AU)(title, MAX_TITLE_CHARS).toWellFormed();
}
/** True where every run of the step was judged, so that a theme that is gone is gone. */
function isJudged({ runs }) {
    return runs.length > 0 && runs.every(({ report }) => report !== null);
}
function themesByKey({ runs }) {
    const themes = new Map();
    for (const theme of (0,theme_order/* sortThemes */.l)(runs.flatMap(({ report }) => report?.themes ?? []))) {
        const key = (0,strip/* clip */.$Q)(theme.slug || theme.title, MAX_KEY_CHARS).toWellFormed();
        if (!themes.has(key))
            themes.set(key, theme);
    }
    return themes;
}

;// CONCATENATED MODULE: ./report/comment/comment.js
/**
 * The comment on a pull request: outcome, reasons, and what became of the themes since it was last
 * written; everything longer is folded, and the job summary has the whole.
 */









/** GitHub takes 65,536 characters; a byte is never less than one of them. */
const COMMENT_BUDGET_BYTES = 65_000;
/** Reasons that are not folded away. */
const FIRST_REASONS = 10;
/** Room for the sentence that says what was left out. */
const NOTICE_BYTES = 1000;
/**
 * Renders the comment, without its marker, in less than `budgetBytes` (4000 or more) of UTF-8: what
 * does not fit is left out, and the result says what. Everything that others wrote is escaped.
 */
function renderComment(view, budgetBytes) {
    const head = (0,sections_outcome/* answer */.Z)(view.report) + gateLine(view.gateName);
    const links = linkLine(view);
    const room = budgetBytes - (0,layout/* utf8Bytes */.d)(head) - (0,layout/* utf8Bytes */.d)(links) - NOTICE_BYTES;
    const { texts, leftOut } = (0,layout/* layOut */.v)(sectionsOf(view), room);
    const notice = leftOut.length === 0
        ? ''
        : `✂️ **Left out**, since GitHub limits the size of a comment: ${leftOut.join(', ')}.\n\n`;
    return [head, ...texts, notice, links].join('');
}
function sectionsOf(view) {
    const { report, settings } = view;
    return [
        ...(0,reasons/* reasonSections */.F)('reasons', report.reasons, FIRST_REASONS),
        ...runSections(report, settings),
        (0,sections_outcome/* adviceSection */.a)(report),
        ...themeSections(report, view.last),
        ...(settings.detail === 'full' ? fixSections(view) : []),
    ];
}
function gateLine(name) {
    return name === '' ? '' : `Gate: ${(0,markdown/* inline */.mG)(name)}\n\n`;
}
function linkLine({ summaryUrl, headSha }) {
    const summary = summaryUrl === '' ? '' : `[Job summary](${(0,markdown/* linkDestination */.Vh)(summaryUrl)}) · `;
    return `${summary}commit ${(0,markdown/* identifier */.Cv)(headSha.slice(0, 7))}\n`;
}
/** The run's reasons and facts, or a table where there are several runs. */
function runSections({ runs }, settings) {
    const [run, ...others] = runs;
    if (run === undefined)
        return [];
    if (others.length > 0)
        return (0,overview/* overviewSections */.K)((0,outcome/* worstFirst */.md)(runs), settings);
    return (0,sections_run/* onlyRunHead */.qr)(run, settings, FIRST_REASONS);
}

;// CONCATENATED MODULE: ./github/comment.js
/** Keeps the one comment of this gate on the pull request. */





/** Creates, updates or leaves the comment, and gives its address, or null where there is none. */
async function keepComment(order) {
    const { api, context } = order;
    const [kept = null, ...doubles] = await findComments(order);
    const plan = await write(order, kept);
    for (const { id } of doubles)
        await api.deleteComment(id, context);
    return plan === 'create' ? create(order) : (kept?.url ?? null);
}
/** Of several that two jobs create at the same moment the oldest stays: each takes back its own. */
async function create(order) {
    const { api, target, context } = order;
    const created = await api.createComment(target.number, bodyOf(order, null), context);
    const app = appOf(created.user);
    if (app !== '')
        await api.updateComment(created.id, bodyOf(order, null, app), context);
    const [oldest] = await findComments(order);
    if (oldest === undefined || oldest.id >= created.id)
        return created.html_url;
    await write(order, oldest);
    await api.deleteComment(created.id, context);
    return oldest.url;
}
/** Updates the comment that is there as planned. */
async function write(order, kept) {
    const { api, target, mode, view, context } = order;
    const { outcome } = view.report;
    const wanted = { mode, outcome, run: target.run, digest: digestOf(view) };
    const plan = planComment(kept, wanted);
    if (kept !== null && plan === 'update') {
        await api.updateComment(kept.id, bodyOf(order, kept.state), context);
    }
    return plan;
}
/** The comments of this gate that we wrote, the oldest first. */
async function findComments(order) {
    const { api, authorship, target, context } = order;
    const comments = await api.listComments(target.number, context);
    const marked = comments.flatMap(({ id, body, user, html_url: url }) => {
        if (!isMarked(target.gateId, body))
            return [];
        const state = readState(target.gateId, body);
        return [{ id, user, url, state, app: state?.app ?? '' }];
    });
    const ours = await authorship.ours(marked, context);
    return ours.toSorted((a, b) => a.id - b.id);
}
function bodyOf({ target, view }, last, app = last?.app ?? '') {
    const digest = digestOf(view);
    const state = { run: target.run, app, digest, ...rememberThemes(view.report, last) };
    const marker = commentMarker(target.gateId, state);
    return marker + renderComment({ ...view, last }, COMMENT_BUDGET_BYTES - marker.length);
}
/** Of what the comment says, without the links to this run and what is relative to the last one. */
function digestOf(view) {
    const text = renderComment({ ...view, last: null, summaryUrl: '' }, COMMENT_BUDGET_BYTES);
    return (0,external_node_crypto_.createHash)('sha256').update(text).digest('base64url');
}

;// CONCATENATED MODULE: ./github/context.js
/** Which pull request a workflow run speaks to, and what tells this gate's comment from others. */




const FROM_FORK = 'The pull request comes from a fork, so no comment and no suggestions are written to it; the job summary has the whole report.';
const NO_ADDRESS = 'The pull request is not written to: GITHUB_API_URL and GITHUB_REPOSITORY have to be set.';
const pullRequestEventSchema = schemas/* object */.Ikc({
    pull_request: schemas/* extend */.X$i(pullRequestSchema, { number: schemas/* number */.aig() }),
});
const commentEventSchema = schemas/* object */.Ikc({
    issue: schemas/* object */.Ikc({ number: schemas/* number */.aig(), pull_request: schemas/* looseObject */._H3({}) }),
});
const runEventSchema = schemas/* object */.Ikc({
    workflow_run: schemas/* object */.Ikc({
        head_sha: schemas/* string */.YjP(),
        head_repository: repositorySchema,
        pull_requests: schemas/* array */.YOg(schemas/* object */.Ikc({ number: schemas/* number */.aig(), head: schemas/* object */.Ikc({ sha: schemas/* string */.YjP() }) })),
    }),
    repository: repositorySchema,
});
/**
 * Finds the pull request from the runner's environment and the event's payload. Events:
 * `pull_request`, `pull_request_target` (no suggestions, since the workspace is the base's),
 * `workflow_run` and `issue_comment`; nothing is found for others. Those of forks are left alone,
 * whatever the token may do.
 *
 * @param gateName tells apart what GitHub does not: the gates of a matrix or of one job
 */
function findPullRequest(env, event, gateName) {
    const named = nameOf(env.GITHUB_EVENT_NAME ?? '', event);
    if (named === null)
        return { kind: 'none' };
    if (typeof named === 'string')
        return { kind: 'left-alone', why: named };
    const { GITHUB_API_URL: apiUrl, GITHUB_REPOSITORY: repository } = env;
    if (!apiUrl || !repository)
        return { kind: 'left-alone', why: NO_ADDRESS };
    const page = env.GITHUB_SERVER_URL ? `${env.GITHUB_SERVER_URL}/${repository}` : '';
    const run = Number(env.GITHUB_RUN_ID) || 0;
    const target = {
        ...named,
        apiUrl: apiUrl.replace(/\/+$/, ''),
        repository,
        gateId: gateIdOf([env.GITHUB_WORKFLOW ?? '', env.GITHUB_JOB ?? '', gateName]),
        run,
        summaryUrl: page && `${page}/actions/runs/${run}/attempts/${env.GITHUB_RUN_ATTEMPT || '1'}`,
        changesUrl: page && `${page}/pull/${named.number}/files`,
    };
    return { kind: 'found', target };
}
/** The pull request, or why it is left alone, or null where there is none. */
function nameOf(eventName, event) {
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

;// CONCATENATED MODULE: ./prompts/suggestion.js
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
    const last = shown.length - lines.length;
    const starts = Array.from({ length: Math.max(0, last + 1) }, (_, at) => at);
    return starts
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

;// CONCATENATED MODULE: ./github/suggestions.js
/** Brings located fixes to the lines of the pull request's diff, each one once. */








/** What was posted has to be found again, even where posting took all of its time. */
const LISTING_MS = 8_000;
const NOT_IN_DIFF = 'its lines are not in the diff of the pull request';
const INVISIBLE = 'it brings in characters that nobody sees';
const TAKEN = 'another suggestion changes the same lines';
const TOO_LONG = 'it is too long for a comment';
/**
 * Posts what is not posted yet as one review, and tells of every fix where it stands. A suggestion
 * for lines that this gate has one for already takes its place: debriefs word the same fix anew.
 */
async function suggest(order) {
    const candidates = await findCandidates(order);
    const before = await findPosted(order);
    const known = new Set(before.map(({ key }) => key));
    const fresh = candidates.filter(({ key }) => !known.has(key));
    const wanted = new Set(candidates.map(({ key }) => key));
    const stale = before.filter(({ key, gateId }) => gateId === order.gateId && !wanted.has(key));
    const { rewritten, unchanged } = await rewrite(order, fresh, stale);
    const { reviews, refused } = await post(order, fresh.filter(({ key }) => !rewritten.has(key) && !unchanged.has(key)));
    const context = { ...order.context, deadlineMs: order.context.deadlineMs + LISTING_MS };
    const posted = reviews.size === 0 ? before : await takeBackDoubles({ ...order, context }, reviews);
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
        applied: findApplied(before, order.linesOf),
        notes: shown.filter(({ why }) => why !== '' && why !== NOT_IN_DIFF).map(noteOf),
    };
}
async function findCandidates(order) {
    const { api, number, fixes, context } = order;
    const files = fixes.length === 0 ? [] : await api.listFiles(number, context);
    const patches = new Map(files.map(({ filename, patch }) => [filename, patch]));
    const candidates = [];
    for (const fix of fixes) {
        const candidate = candidateOf(fix, patches.get(fix.place.path), order.gateId);
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
async function findPosted(order) {
    const { api, authorship, number, context } = order;
    const comments = await api.listReviewComments(number, context);
    const marked = comments.flatMap((comment) => readSuggestion(comment) ?? []);
    const ours = await authorship.ours(marked, context);
    return ours.toSorted((a, b) => a.id - b.id);
}
/** Puts new suggestions into the place of old ones for the same lines. */
async function rewrite({ api, context }, fresh, stale) {
    const rewriting = { rewritten: new Map(), unchanged: new Map() };
    for (const { key, comment } of fresh) {
        const old = comment && stale.find((posted) => standsAt(posted, comment));
        if (!comment || !old)
            continue;
        try {
            const one = await unlessRefused(api.updateReviewComment(old.id, comment.body, context));
            if ('why' in one)
                rewriting.unchanged.set(key, one.why);
            else
                rewriting.rewritten.set(key, old.url);
        }
        catch (error) {
            // Somebody has deleted it meanwhile.
            if (!(error instanceof errors/* ServiceError */._) || error.status !== 404)
                throw error;
        }
    }
    return rewriting;
}
function standsAt(posted, { path, line, startLine }) {
    return posted.path === path && posted.line === line && posted.startLine === startLine;
}
/** Posts one review, or one by one what GitHub refuses together. */
async function post({ api, number, headSha, context }, candidates) {
    const posting = { reviews: new Set(), refused: new Map() };
    const { reviews, refused } = posting;
    const comments = candidates.flatMap(({ comment }) => comment ?? []);
    if (comments.length === 0)
        return posting;
    const body = `The simulation gate suggests ${(0,format/* formatCounted */.So)(comments.length, 'change')} of the prompt.`;
    const whole = await unlessRefused(api.createReview(number, { body, headSha, comments }, context));
    if ('review' in whole) {
        reviews.add(whole.review);
        return posting;
    }
    for (const [index, comment] of comments.entries()) {
        try {
            const one = await unlessRefused(api.createReviewComment(number, { headSha, comment }, context));
            if ('review' in one)
                reviews.add(one.review);
            else
                refused.set(comment, one.why);
        }
        catch (error) {
            const why = `it could not be posted (${problemOf(error)})`;
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
        if (!(error instanceof errors/* ServiceError */._) || error.status !== 422)
            throw error;
        return { why: `GitHub refuses it (${problemOf(error)})` };
    }
}
/**
 * Another job may have posted the same at the same moment: the oldest stays, and every job takes
 * back its own, which stand in these reviews. Gives what stands there then.
 */
async function takeBackDoubles(order, reviews) {
    const kept = new Map();
    for (const posted of await findPosted(order)) {
        if (!kept.has(posted.key))
            kept.set(posted.key, posted);
        else if (reviews.has(posted.review))
            await order.api.deleteReviewComment(posted.id, order.context);
    }
    return [...kept.values()];
}
function noteOf({ fix, why }) {
    return `The fix of ${(0,place_name/* placeName */.f)(fix.place)} is not suggested on the pull request: ${why}.`;
}

;// CONCATENATED MODULE: ./github/post.js
/** Everything that the gate writes to a pull request. Nothing of it changes the outcome. */









/** All of it takes at most this long. */
const LIMIT_MS = 60_000;
/** Of which this much is kept for the comment, whatever the suggestions take. */
const COMMENT_MS = 20_000;
const MAX_URL_CHARS = 2_000;
const post_NO_PERMISSION = 'Not everything could be written to the pull request, since the token may not: give the job `permissions: pull-requests: write`, or a `github-token` that has it.';
const NO_TOKEN = 'The pull request is not written to, since `github-token` is empty.';
/** Writes the comment and the suggestions. Never rejects, and takes a minute at most. */
async function reportToPullRequest(order, world) {
    const result = { notes: [], warnings: [], commentUrl: '' };
    if (order.mode === 'never' && !order.suggestions)
        return result;
    const found = findPullRequest(world.env, order.event, order.gateName);
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
        const warning = lacksPermission(error) ? post_NO_PERMISSION : `${what}: ${problemOf(error)}`;
        if (!warnings.includes(warning))
            warnings.push(warning);
        return null;
    }
}
async function writeAll(order, world, target, result) {
    const scene = sceneOf(order, world, target);
    const trying = (what, work) => attempt(what, result, world, work);
    const headSha = await trying('The pull request could not be read', () => headOf(scene));
    if (headSha === null)
        return;
    const fixes = order.settings.detail === 'full' ? locatedFixes(order.report, order.linesOf) : [];
    const suggested = maySuggest(scene)
        ? await trying('The prompt fixes could not be suggested on the pull request', () => suggestFixes(scene, headSha, fixes))
        : null;
    result.notes.push(...(suggested?.notes ?? []));
    const url = await trying('The comment on the pull request could not be written', () => comment(scene, headSha, suggested ?? notSuggested(fixes)));
    result.commentUrl = (0,log_line/* oneLine */.T)(url ?? '', MAX_URL_CHARS);
}
function notSuggested(fixes) {
    const shown = fixes.map((fix) => ({ fix, suggestedAt: null, why: '' }));
    return { fixes: shown, applied: [], notes: [] };
}
function sceneOf(order, world, target) {
    const { clock, random, env, runner, cancelled: signal } = world;
    runner.maskSecret(order.token);
    const { apiUrl, repository } = target;
    const api = new GitHubApi({
        apiUrl,
        repository,
        token: order.token,
        hide: order.hide,
        clock,
        random,
        env,
        onAttempt: ({ method, path, result, durationMs }) => runner.debug(`${method} ${path}: ${result}, ${durationMs} ms`),
    });
    const context = { signal, deadlineMs: clock.now() + LIMIT_MS };
    return { order, world, target, api, authorship: new Authorship(api), context };
}
/** The commit at the head of the pull request; null where the pull request is to be left alone. */
async function headOf({ world, target, api, context }) {
    if (!target.isToBeChecked)
        return target.headSha;
    const { head, base } = await api.readPullRequest(target.number, context);
    if ((0,fork/* isFork */.B)(head.repo, base?.repo)) {
        world.runner.info(FROM_FORK);
        return null;
    }
    if (target.headSha === null || target.headSha === head.sha)
        return head.sha;
    world.runner.info(`The pull request is not written to, since it has moved on from ${target.headSha} to ${head.sha}.`);
    return null;
}
/** A suggestion is prompt text, which is shown in full detail only. */
function maySuggest({ order, target }) {
    return order.suggestions && order.settings.detail === 'full' && target.maySuggest;
}
function suggestFixes({ order, target, api, authorship, context }, headSha, fixes) {
    const deadlineMs = context.deadlineMs - COMMENT_MS;
    return suggest({
        api,
        authorship,
        number: target.number,
        headSha,
        gateId: target.gateId,
        fixes,
        linesOf: order.linesOf,
        context: { ...context, deadlineMs },
    });
}
async function comment({ order, target, api, authorship, context }, headSha, { fixes, applied }) {
    const { report, settings, mode, gateName } = order;
    if (mode === 'never')
        return null;
    const { summaryUrl, changesUrl } = target;
    const view = { report, settings, gateName, fixes, applied, summaryUrl, changesUrl, headSha };
    return keepComment({ api, authorship, target, mode, view, context });
}

// EXTERNAL MODULE: ./step/inputs/event.js
var inputs_event = __webpack_require__(5809);
;// CONCATENATED MODULE: ./gate/delivery/pull-request.js


/** Writes comment and suggestions to the pull request that the workflow runs for, if there is one. */
function writeToPullRequest(report, settings, order, world) {
    const hide = (markup) => world.runner.secrets.hideInMarkup(markup);
    const event = (0,inputs_event/* readEventPayload */.N)(world.env);
    return reportToPullRequest({ report, settings, ...order, hide, event }, world);
}


/***/ })

};
