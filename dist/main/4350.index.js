"use strict";
exports.id = 4350;
exports.ids = [4350];
exports.modules = {

/***/ 4350:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  RepositoryFiles: () => (  RepositoryFiles),
  isWorkflowsFault: () => (  isWorkflowsFault),
  lacksPermission: () => (  lacksPermission),
  listChanges: () => (  listChanges),
  openIssues: () => (  openIssues),
  reportToPullRequest: () => (  reportToPullRequest)
});

// EXTERNAL MODULE: ../../node_modules/zod/v4/mini/schemas.js
var schemas = __webpack_require__(5915);
// EXTERNAL MODULE: ./http/errors.js
var errors = __webpack_require__(2557);
// EXTERNAL MODULE: ./http/shape.js
var shape = __webpack_require__(2845);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: ./node_modules/@actions/github/lib/github.js + 23 modules
var github = __webpack_require__(585);
// EXTERNAL MODULE: ../../node_modules/@octokit/plugin-retry/dist-bundle/index.js
var dist_bundle = __webpack_require__(4491);
// EXTERNAL MODULE: ../../node_modules/@octokit/plugin-throttling/dist-bundle/index.js
var plugin_throttling_dist_bundle = __webpack_require__(2812);
// EXTERNAL MODULE: ../../node_modules/zod/v4/core/parse.js + 1 modules
var parse = __webpack_require__(8989);
// EXTERNAL MODULE: ./core/text/secret-mask.js + 1 modules
var secret_mask = __webpack_require__(7558);
// EXTERNAL MODULE: ./http/answer-text.js
var answer_text = __webpack_require__(4594);
// EXTERNAL MODULE: ./http/answer.js
var http_answer = __webpack_require__(3176);
// EXTERNAL MODULE: ./http/channel.js + 4 modules
var http_channel = __webpack_require__(1001);
;// CONCATENATED MODULE: ./http/fetch.js


const IDEMPOTENT = ['GET', 'HEAD', 'PUT', 'DELETE'];
function createFetch({ limitMs, ...options }) {
    const { baseUrl, clock } = options;
    const channel = new http_channel .c(options);
    return async (url, init) => {
        if (!url.startsWith(`${baseUrl}/`))
            throw new Error(`${url} is not below ${baseUrl}`);
        const { method, headers, body, signal } = init;
        const path = url.slice(baseUrl.length);
        const operation = `${method} ${path.replace(/\?.*/, '')}`;
        const request = { operation, method, path, headers, fresh: !IDEMPOTENT.includes(method) };
        const answer = await channel.send(body === undefined ? request : { ...request, body }, {
            signal,
            deadlineMs: clock.now() + limitMs,
        });
        if (answer.status < 400)
            (0,http_answer .z_)({ operation, mask: channel.mask }, answer);
        const text = channel.mask.hideInMarkup(new TextDecoder().decode(answer.body));
        return new Response(text === '' ? null : text, {
            status: answer.status,
            headers: Object.entries(answer.headers).flatMap(([name, values = []]) => [values].flat().map((value) => [name, value])),
        });
    };
}

// EXTERNAL MODULE: ./http/retry.js
var retry = __webpack_require__(9406);
// EXTERNAL MODULE: ./step/lost-time.js
var lost_time = __webpack_require__(9110);
;// CONCATENATED MODULE: ./github/time.js
const PROMPT_MS = 5_000;
class OutOfTime extends Error {
    name = 'OutOfTime';
    wasAsked;
    constructor(wasAsked) {
        super();
        this.wasAsked = wasAsked;
    }
}
class GitHubTime {
    #world;
    #startedMs;
    #excusedMs = 0;
    #troubles = 0;
    constructor(world) {
        this.#world = world;
        this.#startedMs = world.clock.now();
    }
    get nowMs() {
        return this.#world.clock.now();
    }
    notePause(ms) {
        this.#excusedMs += ms;
    }
    takePause(ms, { limitMs }) {
        if (this.nowMs + ms >= this.#startedMs + limitMs)
            return false;
        this.notePause(ms);
        return true;
    }
    noteAnswer(ms) {
        if (ms <= PROMPT_MS)
            this.#excusedMs += ms;
        else
            this.noteTrouble();
    }
    noteTrouble() {
        this.#troubles += 1;
    }
    async within(span, work) {
        const { cancelled, lost, runner } = this.#world;
        cancelled.throwIfAborted();
        const begun = { atMs: this.nowMs, excusedMs: this.#excusedMs, troubles: this.#troubles };
        if (this.#leftMs(span, begun) <= 0)
            throw new OutOfTime(false);
        const over = new AbortController();
        try {
            return await Promise.race([work(over.signal), this.#end(span, begun, over.signal)]);
        }
        finally {
            over.abort();
            if (this.#troubles > begun.troubles)
                lost.add(this.#lostSince(begun), runner);
        }
    }
    async #end(span, begun, worked) {
        const { clock, cancelled } = this.#world;
        const signal = AbortSignal.any([cancelled, worked]);
        for (;;) {
            const leftMs = this.#leftMs(span, begun);
            if (leftMs <= 0)
                break;
            await clock.sleep(leftMs, signal);
        }
        this.noteTrouble();
        throw new OutOfTime(true);
    }
    #leftMs({ leavesMs, limitMs }, begun) {
        const beforeLimitMs = this.#startedMs + limitMs - this.nowMs;
        return Math.min(this.#world.lost.leftMs(leavesMs) - this.#lostSince(begun), beforeLimitMs);
    }
    #lostSince({ atMs, excusedMs }) {
        return this.nowMs - atMs - (this.#excusedMs - excusedMs);
    }
}

;// CONCATENATED MODULE: ./github/octokit.js
const REQUEST_LIMIT_MS = 10_000;
const RETRIES = 2;
const LIMIT_PAUSE_S = 60;
const LIMIT_MESSAGE = 'secondary rate limit';
const LIMIT = /rate limit|abuse detection/i;
const NO_PERMISSION = /Resource not accessible by/;
const MAX_PROBLEM_CHARS = 700;
function connectGitHub({ apiUrl, token }, world) {
    const { clock, env, runner } = world;
    const time = new GitHubTime(world);
    const send = createFetch({
        clock,
        env,
        baseUrl: apiUrl,
        apiKey: token,
        limitMs: REQUEST_LIMIT_MS,
        onAttempt: ({ method, path, result, durationMs }) => runner.debug(`${method} ${path}: ${result}, ${durationMs} ms`),
    });
    const fetch = async (url, init) => limitInOneWay(calledJson(await send(url, init)), time.nowMs);
    const onLimit = (pauseS, { request }) => time.takePause(pauseS * 1000, request.span);
    const pauses = {
        id: (0,external_node_crypto_.randomUUID)(),
        triggersNotification: () => false,
    };
    const octokit = (0,github.getOctokit)(token, {
        baseUrl: apiUrl,
        log: SILENT,
        request: { fetch, log: SILENT },
        retry: { retries: RETRIES },
        throttle: { ...pauses, onRateLimit: onLimit, onSecondaryRateLimit: onLimit },
    }, (octokit) => carefully(octokit, time), plugin_throttling_dist_bundle .A, dist_bundle .L);
    return { octokit, time };
}
const SILENT = { debug: ignore, info: ignore, warn: ignore, error: ignore };
function ignore() { }
function carefully({ hook }, time) {
    hook.wrap('request', async (request, options) => {
        const { askedMs } = options.request;
        if (askedMs !== undefined)
            time.notePause(time.nowMs - askedMs);
        options.request.askedMs = undefined;
        const sentMs = time.nowMs;
        try {
            const response = await request(options);
            time.noteAnswer(time.nowMs - sentMs);
            return response;
        }
        catch (error) {
            if (isAnswered(error))
                time.noteAnswer(time.nowMs - sentMs);
            else
                time.noteTrouble();
            if (!mayBeRepeated(error, options.method))
                options.request.retries = 0;
            throw error;
        }
    });
    return {};
}
function isAnswered(error) {
    const { status = 500 } = answerIn(error) ?? {};
    return status < 500;
}
function mayBeRepeated(error, method) {
    const isSafe = method !== 'POST';
    const lost = lostIn(error);
    if (lost !== null)
        return (0,retry .xg)(isSafe ? 'safe' : 'unless-taken', lost);
    const { status = 0 } = answerIn(error) ?? {};
    return isSafe && status >= 500;
}
function calledJson(response) {
    if (!response.headers.get('content-type')) {
        response.headers.set('content-type', 'application/json');
    }
    return response;
}
async function limitInOneWay(response, nowMs) {
    const { status, headers } = response;
    if (status !== 403 && status !== 429)
        return response;
    const text = await response.text();
    const pauseS = pauseOf(headers, nowMs);
    const isLimit = status === 429 || pauseS !== null || LIMIT.test(text);
    if (!isLimit)
        return new Response(text, { status, headers });
    return Response.json({ message: LIMIT_MESSAGE }, { status, headers: { 'retry-after': `${Math.max(1, pauseS ?? LIMIT_PAUSE_S)}` } });
}
function pauseOf(headers, nowMs) {
    const askedMs = (0,retry .mu)(headers.get('retry-after') ?? '', nowMs);
    if (askedMs !== null)
        return Math.ceil(askedMs / 1000);
    const reset = Number(headers.get('x-ratelimit-reset') ?? Number.NaN);
    const isUsedUp = headers.get('x-ratelimit-remaining') === '0' && !Number.isNaN(reset);
    return isUsedUp ? Math.ceil(reset - nowMs / 1000) : null;
}
const answerSchema = schemas .Ikc({
    status: schemas .aig(),
    response: schemas .Ikc({ headers: schemas .g1P(schemas .YjP(), schemas .L5J()), data: schemas .L5J() }),
});
const messageSchema = schemas .Ikc({
    message: schemas .YjP(),
    errors: schemas .MfU(schemas .YOg(schemas .L5J()), []),
});
function answerIn(error) {
    const { data } = parse .xL(answerSchema, error);
    return data === undefined ? null : { status: data.status, ...data.response };
}
function lostIn(error) {
    return error instanceof Error && error.cause instanceof errors ._7 ? error.cause : null;
}
function namedFault(operation, error) {
    if (error instanceof OutOfTime) {
        const { wasAsked: mayHaveBeenTaken } = error;
        const problem = mayHaveBeenTaken ? GIVEN_UP : lost_time .L;
        return new errors ._7({ kind: 'deadline', operation, problem, mayHaveBeenTaken });
    }
    const lost = lostIn(error);
    if (lost !== null) {
        const { kind, problem, mayHaveBeenTaken } = lost;
        return new errors ._7({ kind, operation, problem, mayHaveBeenTaken, cause: lost });
    }
    const answer = answerIn(error);
    if (answer === null)
        return error;
    const { status } = answer;
    const problem = problemOf(answer);
    return new errors ._7({
        kind: 'status',
        operation,
        status,
        problem,
        mayHaveBeenTaken: status >= 500,
    });
}
function lacksPermission(error) {
    return error instanceof errors ._7 && error.status === 403 && NO_PERMISSION.test(error.problem);
}
function isUnasked(error) {
    return error instanceof errors ._7 && error.problem === lost_time .L;
}
function isLimited(error) {
    return error instanceof errors ._7 && error.problem.startsWith(LIMITED);
}
const GIVEN_UP = "given up, since GitHub takes too much of this job's time";
const LIMITED = 'GitHub limits the requests of this token';
const NOTHING_TO_HIDE = new secret_mask .f();
function problemOf({ status, headers, data }) {
    const said = parse .xL(messageSchema, data).data;
    if (said === undefined) {
        const line = (0,answer_text .TM)(textOf(data), NOTHING_TO_HIDE);
        return line === '' ? `${status} with an empty body` : `${status}: ${line}`;
    }
    if (said.message === LIMIT_MESSAGE) {
        return `${LIMITED} (${status}) and wants a pause of ${headers['retry-after']} s, which is longer than this step waits for it`;
    }
    const details = said.errors.map((one) => (typeof one === 'string' ? one : JSON.stringify(one)));
    const more = details.length === 0 ? '' : ` (${details.join('; ')})`;
    return `${status}: ${(0,answer_text .Jj)(said.message + more, MAX_PROBLEM_CHARS)}`;
}
function textOf(data) {
    if (data instanceof ArrayBuffer)
        return new TextDecoder().decode(data);
    return typeof data === 'object' ? JSON.stringify(data) : String(data);
}

;// CONCATENATED MODULE: ./github/schemas.js
const authorSchema = schemas .cl6(schemas .Ikc({ login: schemas .YjP(), type: schemas .lqM(schemas .YjP()) }));
const repositorySchema = schemas .cl6(schemas .Ikc({ id: schemas .lqM(schemas .aig()), full_name: schemas .lqM(schemas .YjP()) }));
const userSchema = schemas .Ikc({ login: schemas .YjP() });
const commentSchema = schemas .Ikc({
    id: schemas .aig(),
    body: schemas .MfU(schemas .YjP(), ''),
    user: authorSchema,
    html_url: schemas .Rvf(schemas .YjP(), ''),
});
const reviewCommentSchema = schemas .Ikc({
    id: schemas .aig(),
    body: schemas .YjP(),
    user: authorSchema,
    path: schemas .YjP(),
    pull_request_review_id: schemas .Rvf(schemas .mee(schemas .aig()), null),
    line: schemas .Rvf(schemas .mee(schemas .aig()), null),
    start_line: schemas .Rvf(schemas .mee(schemas .aig()), null),
    html_url: schemas .Rvf(schemas .YjP(), ''),
});
const reviewSchema = schemas .Ikc({ id: schemas .aig() });
const fileSchema = schemas .Ikc({
    filename: schemas .YjP(),
    previous_filename: schemas .lqM(schemas .YjP()),
    patch: schemas .lqM(schemas .YjP()),
});
const comparisonSchema = schemas .Ikc({ files: schemas .YOg(fileSchema) });
const pullRequestSchema = schemas .Ikc({
    head: schemas .Ikc({ sha: schemas .YjP(), repo: repositorySchema }),
    base: schemas .lqM(schemas .Ikc({ repo: repositorySchema })),
    changed_files: schemas .lqM(schemas .aig()),
});
const issueSchema = schemas .Ikc({
    number: schemas .aig(),
    title: schemas .MfU(schemas .YjP(), ''),
    body: schemas .MfU(schemas .YjP(), ''),
    state: schemas .YjP(),
    state_reason: schemas .Rvf(schemas .mee(schemas .YjP()), null),
    locked: schemas .Rvf(schemas .zMY(), false),
    user: authorSchema,
    html_url: schemas .Rvf(schemas .YjP(), ''),
    pull_request: schemas .lqM(schemas .L5J()),
});

;// CONCATENATED MODULE: ./github/asking.js





const PER_PAGE = 100;
const MAX_PAGES = 30;
const NO_PERSON = new Set([401, 403, 404]);
class Asking {
    #options;
    constructor(options) {
        this.#options = options;
    }
    async ask(operation, schema, send) {
        const { time, span } = this.#options;
        try {
            const { data } = await time.within(span, (signal) => send({ signal, span, askedMs: time.nowMs }));
            return (0,shape .eA)(schema, data, operation, '');
        }
        catch (error) {
            throw namedFault(operation, error);
        }
    }
    async list(operation, item, keyOf, send) {
        const all = new Map();
        for (let page = 1; page <= MAX_PAGES; page += 1) {
            const before = all.size;
            const items = await this.ask(operation, schemas .YOg(item), (request) => send({ per_page: PER_PAGE, page, request }));
            for (const it of items)
                all.set(keyOf(it), it);
            if (all.size === before)
                break;
        }
        return [...all.values()];
    }
    async readUser() {
        const { users } = this.#options.octokit.rest;
        try {
            const { login } = await this.ask('read user', userSchema, (request) => users.getAuthenticated({ request }));
            return login;
        }
        catch (error) {
            if (error instanceof errors ._7 && NO_PERSON.has(error.status))
                return null;
            throw error;
        }
    }
}

;// CONCATENATED MODULE: ./github/api.js
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
        this.#asking = new Asking(options);
        this.#rest = octokit.rest;
        this.#repository = { owner: target.owner, repo: target.repo };
        this.#number = target.number;
        this.#hide = hide;
    }
    within(span) {
        return new GitHubApi({ ...this.#options, span });
    }
    readUser() {
        return this.#asking.readUser();
    }
    readPullRequest() {
        return this.#asking.ask('read pull request', pullRequestSchema, (request) => this.#rest.pulls.get({ ...this.#pull, request }));
    }
    listComments() {
        return this.#asking.list('list comments', commentSchema, ({ id }) => id, (page) => this.#rest.issues.listComments({ ...this.#issue, ...page }));
    }
    listFiles() {
        return this.#asking.list('list changed files', fileSchema, ({ filename }) => filename, (page) => this.#rest.pulls.listFiles({ ...this.#pull, ...page }));
    }
    async compare(baseSha, headSha) {
        const basehead = `${baseSha}...${headSha}`;
        const { files } = await this.#asking.ask('compare commits', comparisonSchema, (request) => this.#rest.repos.compareCommitsWithBasehead({ ...this.#repository, basehead, request }));
        return files;
    }
    listReviewComments() {
        return this.#asking.list('list review comments', reviewCommentSchema, ({ id }) => id, (page) => this.#rest.pulls.listReviewComments({ ...this.#pull, ...page }));
    }
    createComment(text) {
        const body = this.#hide(text);
        return this.#asking.ask('create comment', commentSchema, (request) => this.#rest.issues.createComment({ ...this.#issue, body, request }));
    }
    async updateComment(id, text) {
        const body = this.#hide(text);
        await this.#asking.ask('update comment', schemas .L5J(), (request) => this.#rest.issues.updateComment({ ...this.#repository, comment_id: id, body, request }));
    }
    deleteComment(id) {
        return this.#delete('delete comment', (request) => this.#rest.issues.deleteComment({ ...this.#repository, comment_id: id, request }));
    }
    async createReview(review) {
        const { body, headSha: commit_id } = review;
        const comments = review.comments.map((comment) => this.#fieldsOf(comment));
        const { id } = await this.#asking.ask('create review', reviewSchema, (request) => this.#rest.pulls.createReview({
            ...this.#pull,
            commit_id,
            event: 'COMMENT',
            body,
            comments,
            request,
        }));
        return id;
    }
    async createReviewComment(headSha, comment) {
        const fields = { commit_id: headSha, ...this.#fieldsOf(comment) };
        const created = await this.#asking.ask('create review comment', reviewCommentSchema, (request) => this.#rest.pulls.createReviewComment({ ...this.#pull, ...fields, request }));
        return created.pull_request_review_id;
    }
    async updateReviewComment(id, text) {
        const body = this.#hide(text);
        await this.#asking.ask('update review comment', schemas .L5J(), (request) => this.#rest.pulls.updateReviewComment({ ...this.#repository, comment_id: id, body, request }));
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
    async #delete(operation, send) {
        try {
            await this.#asking.ask(operation, schemas .L5J(), send);
        }
        catch (error) {
            if (!(error instanceof errors ._7) || error.status !== 404)
                throw error;
        }
    }
}
function messageOf(error) {
    return error instanceof errors ._7 ? error.message : String(error);
}

;// CONCATENATED MODULE: ./github/changes.js
const SPAN = { leavesMs: 9_000, limitMs: 60_000 };
const MAX_COMPARED = 300;
async function listChanges(change, { apiUrl, owner, repo }, token, world) {
    const connection = connectGitHub({ apiUrl, token }, world);
    const number = change.kind === 'pull-request' ? change.number : 0;
    const target = { owner, repo, number };
    const api = new GitHubApi({ ...connection, target, hide: String, span: SPAN });
    const files = change.kind === 'pull-request'
        ? await ofPullRequest(change.headSha, api)
        : await ofCommits(change.baseSha, change.headSha, api);
    return files?.flatMap(namesOf) ?? null;
}
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

// EXTERNAL MODULE: ./core/input/parsed.js
var parsed = __webpack_require__(7247);
;// CONCATENATED MODULE: ./github/contents.js
const contents_SPAN = { leavesMs: 0, limitMs: 60_000 };
const MAX_KIB = 256;
const contents_fileSchema = schemas .Ikc({
    type: schemas .euz('file'),
    encoding: schemas .euz('base64'),
    content: schemas .YjP(),
});
const sizeSchema = schemas .Ikc({ type: schemas .euz('file'), size: schemas .aig() });
class RepositoryFiles {
    #connection;
    constructor(access, world) {
        this.#connection = connectGitHub(access, world);
    }
    async read({ owner, repo, path, ref }) {
        const route = 'GET /repos/{owner}/{repo}/contents/{+path}';
        const parts = path.split('/').map(encodeURIComponent).join('/');
        const { octokit, time } = this.#connection;
        try {
            const { data } = await time.within(contents_SPAN, (signal) => {
                const request = { signal, span: contents_SPAN, askedMs: time.nowMs };
                return octokit.request(route, { owner, repo, path: parts, ref, request });
            });
            return contents_textOf(data);
        }
        catch (error) {
            throw namedFault('read policy', error);
        }
    }
}
function contents_textOf(data) {
    const size = parse .xL(sizeSchema, data).data?.size ?? 0;
    if (size > MAX_KIB * 1024) {
        return (0,parsed .G)(null, `is larger than ${MAX_KIB} KiB, which no policy is`);
    }
    const file = parse .xL(contents_fileSchema, data).data;
    if (file === undefined)
        return (0,parsed .G)(null, 'is not a file: name a YAML or JSON file');
    try {
        const bytes = Buffer.from(file.content, 'base64');
        return (0,parsed .r)(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    }
    catch {
        return (0,parsed .G)(null, 'is not UTF-8 text: save it as UTF-8');
    }
}
const SET_UP_WRONGLY = new Set([
    'tls',
    'proxy',
    'protocol',
    'redirect',
]);
function isWorkflowsFault(error) {
    if (error.kind !== 'status')
        return SET_UP_WRONGLY.has(error.kind);
    return Number(error.status) < 500 && error.status !== 408 && !isLimited(error);
}

;// CONCATENATED MODULE: ./github/authorship.js
const WORKFLOW_AUTHOR = 'github-actions[bot]';
class Authorship {
    #person;
    async ours(items, api) {
        if (items.every(({ user }) => user?.login === WORKFLOW_AUTHOR))
            return [...items];
        this.#person ??= api.readUser();
        const person = await this.#person;
        return items.filter((item) => isOurs(item, person));
    }
}
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

;// CONCATENATED MODULE: ./github/issues.js
const LABEL_COLOR = '7057ff';
const issues_SPAN = { leavesMs: 0, limitMs: 10 * 60_000 };
function openIssues({ apiUrl, repository, token }, world) {
    const connection = connectGitHub({ apiUrl: apiUrl.replace(/\/+$/, ''), token }, world);
    const hide = (text) => world.runner.secrets.hideInMarkup(text);
    return new IssuesApi({ ...connection, repository, hide, span: issues_SPAN });
}
class IssuesApi {
    #asking;
    #authorship = new Authorship();
    #rest;
    #repository;
    #hide;
    constructor(options) {
        this.#asking = new Asking(options);
        this.#rest = options.octokit.rest;
        this.#repository = options.repository;
        this.#hide = options.hide;
    }
    async list(by) {
        const order = { state: 'all', sort: 'created', direction: 'desc' };
        const issues = await this.#asking.list('list issues', issueSchema, ({ number }) => number, (page) => this.#rest.issues.listForRepo({ ...this.#repository, ...by, ...order, ...page }));
        return issues.filter(({ pull_request }) => pull_request === undefined);
    }
    ours(items) {
        return this.#authorship.ours(items, this.#asking);
    }
    async author() {
        return (await this.#asking.readUser()) ?? WORKFLOW_AUTHOR;
    }
    create(title, text, label) {
        const given = { title: this.#hide(title), body: this.#hide(text), labels: [label] };
        return this.#asking.ask('create issue', issueSchema, (request) => this.#rest.issues.create({ ...this.#repository, ...given, request }));
    }
    async update(number, { title, body, ...state }) {
        const change = {
            ...state,
            body: this.#hide(body),
            ...(title === undefined ? {} : { title: this.#hide(title) }),
        };
        await this.#asking.ask('update issue', schemas .L5J(), (request) => this.#rest.issues.update({ ...this.#repository, issue_number: number, ...change, request }));
    }
    async comment(number, text) {
        const body = this.#hide(text);
        await this.#asking.ask('comment on issue', schemas .L5J(), (request) => this.#rest.issues.createComment({ ...this.#repository, issue_number: number, body, request }));
    }
    async ensureLabel(name) {
        try {
            await this.#asking.ask('read label', schemas .L5J(), (request) => this.#rest.issues.getLabel({ ...this.#repository, name, request }));
        }
        catch (error) {
            if (!(error instanceof errors ._7) || error.status !== 404)
                throw error;
            await this.#createLabel(name);
        }
    }
    async #createLabel(name) {
        const description = 'A failure theme of simulated calls';
        try {
            await this.#asking.ask('create label', schemas .L5J(), (request) => this.#rest.issues.createLabel({
                ...this.#repository,
                ...{ name, description, color: LABEL_COLOR, request },
            }));
        }
        catch (error) {
            if (!(error instanceof errors ._7) || error.status !== 422)
                throw error;
        }
    }
}

// EXTERNAL MODULE: ./core/fork.js
var fork = __webpack_require__(4551);
// EXTERNAL MODULE: ./core/text/log-line.js
var log_line = __webpack_require__(7720);
// EXTERNAL MODULE: ./core/text/line-diff.js + 1 modules
var line_diff = __webpack_require__(4660);
// EXTERNAL MODULE: ./core/text/markdown.js
var markdown = __webpack_require__(630);
// EXTERNAL MODULE: ./core/text/strip.js
var strip = __webpack_require__(3917);
// EXTERNAL MODULE: ./report/format.js
var format = __webpack_require__(3483);
// EXTERNAL MODULE: ./report/names.js
var names = __webpack_require__(2274);
// EXTERNAL MODULE: ./report/sections/section.js + 1 modules
var section = __webpack_require__(1953);
// EXTERNAL MODULE: ./report/sections/voice.js
var voice = __webpack_require__(4757);
;// CONCATENATED MODULE: ./report/comment/fixes.js







const MAX_LINE_CHARS = 1000;
function recommendationsOf({ recommendation, further }) {
    return [recommendation, ...further];
}
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
function titleOf(fix) {
    return recommendationsOf(fix)
        .map(({ title }) => (0,voice .Cr)(title))
        .join(', ');
}
function fixAsDiff({ place, fixedLines }, replacedLines) {
    const before = `-${place.startLine},${replacedLines.length}`;
    const first = fixedLines.length === 0 ? place.startLine - 1 : place.startLine;
    const after = `+${first},${fixedLines.length}`;
    const lines = (0,line_diff .Pp)(replacedLines, fixedLines).map(({ kind, text }) => line_diff .TE[kind] + (0,strip .$Q)(text, MAX_LINE_CHARS));
    const files = [`--- a/${place.path}`, `+++ b/${place.path}`];
    return [...files, `@@ ${before} ${after} @@`, ...lines].join('\n');
}
function isInPatch(found) {
    return found.state === 'located' && found.leftOut === null;
}
const MAX_BODY_CHARS = 65_000;
const MAX_EXPLANATION_CHARS = 2000;
function suggestionBody(marker, fix) {
    const fence = (0,markdown .xF)(fix.fixedLines.join('\n'));
    const explained = recommendationsOf(fix).flatMap(({ title, body }) => [
        (0,voice .Cr)(title),
        (0,markdown .CS)(body, MAX_EXPLANATION_CHARS),
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
function fixSections({ fixes, applied }) {
    const suggested = fixes.filter(({ suggestedAt }) => suggestedAt !== null);
    const patched = fixes.filter(({ suggestedAt }) => suggestedAt === null);
    const names = { part: 'recommendations', one: 'prompt fix', many: 'prompt fixes' };
    return [
        (0,section .uW)({
            ...names,
            ...(0,section .QV)((0,format .So)(suggested.length, 'suggestion')),
            count: suggested.length,
            items: () => (0,section .__)(suggested, suggestionLine),
        }),
        (0,section .uW)({
            ...names,
            ...(0,section .QV)(`${(0,format .So)(patched.length, 'fix', 'fixes')} as a diff`),
            close: `${APPLY}\n</details>\n\n`,
            count: patched.length,
            items: () => (0,section .__)(patched, patch),
        }),
        (0,section .uW)({
            ...names,
            one: 'earlier suggestion',
            many: 'earlier suggestions',
            ...(0,section .QV)(`Outdated: ${(0,format .So)(applied.length, 'suggestion')} applied since`),
            count: applied.length,
            items: () => (0,section .__)(applied, appliedLine),
        }),
    ];
}
function fixes_link(text, url) {
    return url === '' ? text : `[${text}](${(0,markdown .Vh)(url)})`;
}
function suggestionLine({ fix, suggestedAt }) {
    const place = (0,markdown .mG)((0,names .fW)(fix.place), MAX_PLACE_CHARS);
    return `- ${titleOf(fix)}: ${fixes_link(place, `${suggestedAt}`)}\n`;
}
function patch({ fix, why }) {
    const place = (0,markdown .mG)((0,names .fW)(fix.place), MAX_PLACE_CHARS);
    const reason = why === '' ? '' : `: ${(0,markdown .mG)(why, 1000)}`;
    const diff = fix.replacedLines === null
        ? ''
        : `${(0,markdown .DV)('diff', (0,strip .$Q)(fixAsDiff(fix, fix.replacedLines), markdown .LO))}\n\n`;
    return `${titleOf(fix)} \u00b7 ${place}${reason}\n\n${diff}`;
}
function appliedLine({ path, url }) {
    return `- ${fixes_link((0,markdown .mG)(path, MAX_PLACE_CHARS), url)}\n`;
}

// EXTERNAL MODULE: ./core/outcome.js
var outcome = __webpack_require__(9148);
// EXTERNAL MODULE: ./report/for-people.js
var for_people = __webpack_require__(7037);
// EXTERNAL MODULE: ./report/layout.js
var layout = __webpack_require__(6410);
// EXTERNAL MODULE: ./report/next-step.js
var next_step = __webpack_require__(3004);
// EXTERNAL MODULE: ./report/opening.js
var opening = __webpack_require__(3850);
// EXTERNAL MODULE: ./report/outcome-words.js
var outcome_words = __webpack_require__(5758);
// EXTERNAL MODULE: ./report/sections/footer.js
var footer = __webpack_require__(9304);
// EXTERNAL MODULE: ./report/sections/outcome.js
var sections_outcome = __webpack_require__(4315);
// EXTERNAL MODULE: ./report/sections/run.js + 8 modules
var sections_run = __webpack_require__(2080);
// EXTERNAL MODULE: ./report/sections/small-print.js
var small_print = __webpack_require__(5298);
// EXTERNAL MODULE: ./report/sections/spared.js
var spared = __webpack_require__(110);
// EXTERNAL MODULE: ./report/plain-words.js
var plain_words = __webpack_require__(9946);
// EXTERNAL MODULE: ./report/sections/building-blocks.js
var building_blocks = __webpack_require__(8674);
// EXTERNAL MODULE: ./report/theme-order.js
var theme_order = __webpack_require__(8918);
;// CONCATENATED MODULE: ./report/comment/state.js


const MAX_TITLE_CHARS = 80;
const writtenSchema = schemas .Ikc({
    run: schemas .aig(),
    attempt: schemas .MfU(schemas .aig(), 0),
    app: schemas .YjP(),
    digest: schemas .YjP(),
    themes: schemas .mee(schemas .YOg(schemas .YjP())),
    titles: schemas .MfU(schemas .YOg(schemas .YjP()), []),
    more: schemas .zMY(),
});
const PAYLOAD = /^([\w-]*) -->/;
function commentMarker(gateId, state) {
    return `${markerStart(gateId)}${encode(state)} -->\n`;
}
function isMarked(gateId, body) {
    return body.startsWith(markerStart(gateId));
}
function readState(gateId, body) {
    const [, payload = ''] = PAYLOAD.exec(body.slice(markerStart(gateId).length)) ?? [];
    const parsed = writtenSchema.safeParse(decode(payload));
    if (!parsed.success)
        return null;
    const { themes: keys, titles, ...state } = parsed.data;
    const themes = keys?.map((key, index) => ({
        key,
        title: (0,strip .$Q)(titles[index] ?? '', MAX_TITLE_CHARS),
    }));
    return { ...state, themes: themes ?? null };
}
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
function isOfAnotherGate({ state }, { run, attempt, digest }) {
    if (state === null || run === 0)
        return false;
    return state.run === run && state.attempt === attempt && state.digest !== digest;
}

;// CONCATENATED MODULE: ./report/comment/themes.js









const MAX_KEY_CHARS = 100;
const MAX_STATE_CHARS = 10_000;
const MAX_TITLES_CHARS = 8_000;
const FIRST_PAGE = 10;
const KNOWN = new Set(['PERSISTENT', 'IMPROVING', 'FIXED']);
const NAMES = { part: 'themes', one: 'theme', many: 'themes' };
const WORDS = {
    comment: { still: 'still there', gone: 'Gone since this comment was last written' },
    baseline: { still: 'known before', gone: 'Gone since the run that it is compared with' },
};
function themeSections(report, last) {
    const delta = compareThemes(report, last);
    const { since, fresh, still, uncompared, gone } = delta;
    const themes = (0,theme_order .lt)([...fresh, ...still, ...uncompared]);
    const heading = headingOf(delta, nounOf(report, themes.length));
    if (heading === '')
        return [];
    const waived = waivedUntil(report);
    const words = new Map([
        ...fresh.map((theme) => [theme, 'new']),
        ...still.map((theme) => [theme, stillWord(theme, since)]),
    ]);
    const told = ['new', WORDS[since].still].find((word) => themes.every((theme) => words.get(theme) === word));
    const changes = told === undefined ? words : new Map();
    const line = (theme) => themeLine(theme, changes.get(theme), waived.get(theme.slug));
    return [
        (0,section .uW)({
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
        ? (0,plain_words .h)(lifecycle)
        : WORDS[since].still;
}
function nounOf({ runs }, shown) {
    const all = runs.flatMap(({ report }) => report?.themes ?? []).filter(theme_order .aJ);
    return shown < all.length ? 'different theme' : 'theme';
}
function headingOf({ since, fresh, still, uncompared, gone }, noun) {
    const all = uncompared.length > 0 ? (0,format .So)(uncompared.length, noun) : '';
    const changes = [
        fresh.length > 0 ? `${(0,format .B4)(fresh.length)} new` : '',
        still.length > 0 ? `${(0,format .B4)(still.length)} ${WORDS[since].still}` : '',
        gone.length > 0 ? `${(0,format .B4)(gone.length)} gone` : '',
    ].filter((change) => change !== '');
    if (changes.length === 0)
        return all;
    return `Themes: ${[...changes, ...(all === '' ? [] : [`${all} not compared`])].join(', ')}`;
}
function openList(title, values, line) {
    const first = values.slice(0, FIRST_PAGE);
    const further = values.slice(FIRST_PAGE);
    return [
        (0,section .uW)({
            ...NAMES,
            count: first.length,
            open: title === '' ? '' : `**${title}**\n\n`,
            close: '\n',
            items: () => (0,section .__)(first, line),
        }),
        folded((0,format .So)(further.length, 'further theme'), further, line),
    ];
}
function folded(summary, values, line) {
    return (0,section .uW)({
        ...NAMES,
        ...(0,section .QV)(summary),
        count: values.length,
        items: () => (0,section .__)(values, line),
    });
}
function waivedUntil({ runs }) {
    const waived = runs.flatMap(({ spared }) => spared?.waived ?? []);
    return new Map(waived.filter(({ kind }) => kind === 'theme').map(({ name, waiver }) => [name, waiver.expires]));
}
function themeLine(theme, change, waivedUntil) {
    const parts = [
        (0,building_blocks .nU)(theme.severity),
        (0,voice .Cr)(theme.title),
        `${(0,format .B4)(theme.affectedCallCount)} of ${(0,format .So)(theme.totalCallCount, 'call')}`,
        ...(change === undefined ? [] : [change]),
        ...(waivedUntil === undefined ? [] : [`waived until ${(0,markdown .mG)(waivedUntil)}`]),
    ];
    return `- ${parts.join(' \u00b7 ')}\n`;
}
function knownLine({ key, title }) {
    return `- \u2705 ${(0,markdown .mG)(title) === '' ? (0,markdown .Cv)(key) : (0,voice .Cr)(title)}\n`;
}
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
        ...(run.report?.themes ?? []).filter((theme) => !(0,theme_order .aJ)(theme)),
    ]);
    const before = fixed.map((theme) => ({ key: keyOf(theme), title: themes_titleOf(theme.title) }));
    return { ...delta, gone: goneFrom(before, themes, report) };
}
function goneFrom(before, themes, report) {
    if (!isJudged(report))
        return [];
    const once = new Map(before.map((known) => [known.key, known]));
    return [...once.values()].filter(({ key }) => !themes.has(key));
}
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
    return (0,strip .AU)(title, MAX_TITLE_CHARS).toWellFormed();
}
function isJudged({ runs }) {
    return runs.length > 0 && runs.every(({ report }) => report !== null);
}
function themesByKey({ runs }) {
    const themes = new Map();
    const all = runs.flatMap(({ report }) => report?.themes ?? []).filter(theme_order .aJ);
    for (const theme of (0,theme_order .lt)(all)) {
        const key = keyOf(theme);
        if (!themes.has(key))
            themes.set(key, theme);
    }
    return themes;
}
function keyOf({ slug, title }) {
    return (0,strip .$Q)(slug || title, MAX_KEY_CHARS).toWellFormed();
}

;// CONCATENATED MODULE: ./report/comment/comment.js
const COMMENT_BUDGET_BYTES = 65_000;
const comment_FIRST_PAGE = 10;
const MAX_RUN_REASONS = 5;
const NOTICE_BYTES = 1000;
function renderComment(given, last, budgetBytes) {
    const view = { ...given, report: (0,for_people .z)(given.report) };
    const { text, told } = head(view);
    const { report, settings, gateName, headSha: commit, summaryUrl: workflowRunUrl } = view;
    const baselines = (0,footer .MC)(report.runs, settings);
    const end = (0,footer .qr)(report, settings, { gateName, commit, workflowRunUrl, baselines });
    const room = budgetBytes - Buffer.byteLength(text) - Buffer.byteLength(end) - NOTICE_BYTES;
    const { texts, leftOut } = (0,layout .v8)(sectionsOf(view, last, told), room);
    return [text, ...texts, (0,layout .OC)('comment', leftOut), end].join('');
}
function sectionsOf(view, last, told) {
    const { report, settings } = view;
    const [run, ...others] = report.runs;
    const only = others.length === 0 ? run : undefined;
    return [
        ...reasonSections([...report.reasons, ...(only?.reasons ?? [])], told),
        ...(others.length > 0 ? runSections(report.runs, settings) : []),
        ...(only ? [(0,sections_run .g9)(only)] : []),
        ...themeSections(report, last),
        ...(only ? [(0,spared .FJ)(only)] : []),
        ...(settings.detail === 'full' ? fixSections(view) : []),
        ...(only ? [(0,sections_outcome .MX)(only.notes)] : []),
    ];
}
function reasonSections(reasons, told) {
    const rest = reasons.filter((reason) => !told.has(reason));
    const line = (reason) => `- ${(0,markdown .iU)(reason.message, voice .hP)}\n`;
    return folding('reasons', 'further reasons', 'reason', rest, line);
}
function runSections(runs, settings) {
    const line = (run) => runLine(run, settings);
    return folding('overview', 'overview', 'run', (0,outcome .md)(runs), line);
}
function runLine(run, settings) {
    const { line, told } = (0,opening .g_)(run, voice .PJ);
    const rest = run.reasons.filter((reason) => !told.has(reason));
    const shown = rest
        .slice(0, MAX_RUN_REASONS)
        .map((reason) => `  - ${(0,markdown .iU)(reason.message, voice .hP)}\n`);
    const more = rest.length - shown.length;
    const name = `${(0,outcome_words .eD)(run.outcome)} ${(0,footer .rt)(run, settings)}${(0,footer .m_)(run)}${originOf(run)}`;
    return [
        `- ${name}: ${line}\n`,
        ...shown,
        more > 0 ? `  - and ${(0,format .So)(more, 'further reason')}\n` : '',
    ].join('');
}
function originOf({ reused, attached }) {
    if (reused)
        return ' (reused)';
    return attached ? ' (started by an earlier attempt)' : '';
}
function folding(part, furtherPart, noun, values, line) {
    const names = { one: noun, many: `${noun}s` };
    const further = values.slice(comment_FIRST_PAGE);
    return [
        (0,section .uW)({
            ...names,
            part,
            count: values.length - further.length,
            close: '\n',
            items: () => (0,section .__)(values.slice(0, comment_FIRST_PAGE), line),
        }),
        (0,section .uW)({
            ...names,
            ...(0,section .QV)((0,format .So)(further.length, `further ${noun}`)),
            part: furtherPart,
            count: further.length,
            items: () => (0,section .__)(further, line),
        }),
    ];
}
function head(view) {
    const { report, settings, gateName, fixes, summaryUrl, changesUrl } = view;
    const { mark, title } = (0,outcome_words .Gg)(report);
    const name = gateName === '' || small_print .Bq.test(gateName) ? '' : `: ${(0,markdown .mG)(gateName)}`;
    const { line, told } = (0,opening .E4)(report, voice .PJ);
    const suggested = fixes.filter(({ suggestedAt }) => suggestedAt !== null).length;
    const diffs = fixes.filter(({ suggestedAt }) => suggestedAt === null);
    const ways = {
        suggested,
        changesUrl,
        shown: diffs.flatMap(({ fix }) => recommendationsOf(fix)).length,
        leftOut: (0,next_step .fk)(report),
        reportUrl: settings.reportUrl ?? (report.outcome === 'failed' ? summaryUrl : ''),
        workflowRunUrl: summaryUrl,
    };
    const next = (0,voice .sE)((0,next_step .sk)(report, ways, voice .PJ));
    return { text: `## ${mark} ${title}${name}\n\n${line}\n\n${next}`, told };
}

;// CONCATENATED MODULE: ./github/comment.js
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
async function giveWay(created, wanted) {
    const { scene } = wanted;
    const { api } = scene;
    const app = appOf(created.user);
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
function digestOf(view) {
    const { reportUrl, ...settings } = view.settings;
    const text = renderComment({ ...view, settings, summaryUrl: '' }, null, COMMENT_BUDGET_BYTES);
    return (0,external_node_crypto_.createHash)('sha256').update(text).digest('base64url');
}

;// CONCATENATED MODULE: ./prompts/suggestion.js
const HUNK = /^@@ -\d+(?:,\d+)? \+(\d+)(?:,\d+)? @@/;
function suggestionPlace({ path, startLine }, patch, lines) {
    const starts = newSides(patch ?? '').flatMap((side) => startsIn(side, lines.map(bare)));
    const [only] = starts;
    const start = starts.length === 1 ? only : starts.find((first) => first === startLine);
    if (start === undefined)
        return null;
    const line = start + lines.length - 1;
    return { path, startLine: start < line ? start : null, line };
}
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
function bare(line) {
    return line.replace(/^\ufeff|\r$/g, '');
}

;// CONCATENATED MODULE: ./github/posted.js

const MARKER = /^<!-- simulation-gate-suggestion ((\d+)-([0-9a-f]{32}) (\d+)-([0-9a-f]{32})) ([0-9a-f]{16}) -->/;
function suggestionKey({ place, replacedLines, fixedLines }) {
    const [before, after] = [replacedLines ?? [], fixedLines].map((lines) => `${lines.length}-${posted_digestOf(place.path, lines)}`);
    return `${before} ${after}`;
}
function suggestionMarker(key, gateId) {
    return `<!-- simulation-gate-suggestion ${key} ${gateId} -->`;
}
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
class FileDigests {
    #path;
    #lines;
    #byCount = new Map();
    constructor(path, lines) {
        this.#path = path;
        this.#lines = lines;
    }
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
const suggestions_SPAN = { leavesMs: 7_000, limitMs: 40_000 };
const LISTING_SPAN = { leavesMs: 4_000, limitMs: 48_000 };
const NOT_IN_DIFF = 'its lines are not in the diff of the pull request';
const INVISIBLE = 'it brings in characters that nobody sees';
const TAKEN = 'another suggestion changes the same lines';
const TOO_LONG = 'it is too long for a comment';
async function suggest(scene, fixes) {
    const api = scene.api.within(suggestions_SPAN);
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
    if ((0,strip ._X)(fixedLines.join('\n'), replacedLines.join('\n')))
        return without(INVISIBLE);
    const body = suggestionBody(suggestionMarker(key, gateId), fix);
    return body === null ? without(TOO_LONG) : { fix, key, comment: { ...lines, body }, why: '' };
}
function overlaps(one, other) {
    if (one === null || other === null || one.path !== other.path)
        return false;
    return (one.startLine ?? one.line) <= other.line && (other.startLine ?? other.line) <= one.line;
}
async function findPosted({ api, authorship }) {
    const comments = await api.listReviewComments();
    const marked = comments.flatMap((comment) => readSuggestion(comment) ?? []);
    const ours = await authorship.ours(marked, api);
    return ours.toSorted((a, b) => a.id - b.id);
}
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
            if (!(error instanceof errors ._7) || error.status !== 404)
                throw error;
        }
    }
    return rewriting;
}
function standsAt(posted, { path, line, startLine }) {
    return posted.path === path && posted.line === line && posted.startLine === startLine;
}
async function post({ api, headSha }, candidates) {
    const posting = { reviews: new Set(), refused: new Map() };
    const { reviews, refused } = posting;
    const comments = candidates.flatMap(({ comment }) => comment ?? []);
    if (comments.length === 0)
        return posting;
    const body = `The simulation gate suggests ${(0,format .So)(comments.length, 'change')} of the prompt.`;
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
            const why = `it could not be posted (${messageOf(error)})`;
            for (const unposted of comments.slice(index))
                refused.set(unposted, why);
            break;
        }
    }
    return posting;
}
async function unlessRefused(posted) {
    try {
        return { review: await posted };
    }
    catch (error) {
        if (!(error instanceof errors ._7) || error.status !== 422)
            throw error;
        return { why: `GitHub refuses it (${error.message})` };
    }
}
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
    return `The fix of ${(0,names .fW)(fix.place)} is not suggested on the pull request: ${why}.`;
}

;// CONCATENATED MODULE: ./github/target.js




const FROM_FORK = 'The pull request comes from a fork, so no comment and no suggestions are written to it; the job summary has the whole report.';
const NO_REPOSITORY = 'The pull request is not written to: GITHUB_REPOSITORY has to be set.';
const pullRequestEventSchema = schemas .Ikc({
    pull_request: schemas .X$i(pullRequestSchema, { number: schemas .aig() }),
});
const commentEventSchema = schemas .Ikc({
    issue: schemas .Ikc({ number: schemas .aig(), pull_request: schemas ._H3({}) }),
});
const runEventSchema = schemas .Ikc({
    workflow_run: schemas .Ikc({
        head_sha: schemas .YjP(),
        head_repository: repositorySchema,
        pull_requests: schemas .YOg(schemas .Ikc({ number: schemas .aig(), head: schemas .Ikc({ sha: schemas .YjP() }) })),
    }),
    repository: repositorySchema,
});
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
function readEvent(eventName, event) {
    switch (eventName) {
        case 'pull_request':
        case 'pull_request_target':
            return target_ofPullRequest(eventName, event);
        case 'workflow_run':
            return ofWorkflowRun(event);
        case 'issue_comment':
            return ofComment(event);
        default:
            return null;
    }
}
function target_ofPullRequest(eventName, event) {
    const parsed = pullRequestEventSchema.safeParse(event);
    if (!parsed.success)
        return null;
    const { number, head, base } = parsed.data.pull_request;
    if ((0,fork .B)(head.repo, base?.repo))
        return FROM_FORK;
    const maySuggest = eventName === 'pull_request';
    return { number, headSha: head.sha, isToBeChecked: false, maySuggest };
}
function ofWorkflowRun(event) {
    const parsed = runEventSchema.safeParse(event);
    if (!parsed.success)
        return null;
    const { workflow_run: run, repository } = parsed.data;
    if ((0,fork .B)(run.head_repository, repository))
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









const pull_request_SPAN = { leavesMs: 0, limitMs: 60_000 };
const MAX_URL_CHARS = 2_000;
const pull_request_NO_PERMISSION = 'Not everything could be written to the pull request, since the token may not: give the job `permissions: pull-requests: write`, or a `github-token` that has it.';
const NO_TIME = "Not everything could be written to the pull request, since GitHub has taken too much of this job's time already.";
const SHARED_COMMENT = 'Another gate of this job keeps the same comment on the pull request, which can tell of one of them only: give each of them the input `gate-name`.';
const NO_TOKEN = 'The pull request is not written to, since `github-token` is empty.';
const NOT_COMPARED = 'The comment on the pull request was written, but not compared with what other jobs have written';
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
async function attempt(what, { warnings }, { cancelled }, work) {
    try {
        return await work();
    }
    catch (error) {
        if (cancelled.aborted)
            return null;
        const warning = whyNot(error) ?? `${what}: ${messageOf(error)}`;
        if (!warnings.includes(warning))
            warnings.push(warning);
        return null;
    }
}
function whyNot(error) {
    if (lacksPermission(error))
        return pull_request_NO_PERMISSION;
    return isUnasked(error) ? NO_TIME : null;
}
async function writeAll(order, world, target, result) {
    const api = apiFor(order, world, target);
    const trying = (what, work) => attempt(what, result, world, work);
    const headSha = await trying('The pull request could not be read', () => headOf(target, api, world));
    if (headSha === null)
        return;
    const scene = { order, target, headSha, api, authorship: new Authorship() };
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
    result.commentUrl = (0,log_line .T)(kept?.url ?? '', MAX_URL_CHARS);
}
function apiFor({ token, hide }, world, target) {
    world.runner.maskSecret(token);
    const connection = connectGitHub({ apiUrl: target.apiUrl, token }, world);
    return new GitHubApi({ ...connection, target, hide, span: pull_request_SPAN });
}
async function headOf(target, api, { runner }) {
    if (!target.isToBeChecked)
        return target.headSha;
    const { head, base } = await api.readPullRequest();
    if ((0,fork .B)(head.repo, base?.repo)) {
        runner.info(FROM_FORK);
        return null;
    }
    if (target.headSha === null || target.headSha === head.sha)
        return head.sha;
    runner.info(`The pull request is not written to, since it has moved on from ${target.headSha} to ${head.sha}.`);
    return null;
}
function maySuggest({ order, target }) {
    return order.suggestions && order.settings.detail === 'full' && target.maySuggest;
}
function notSuggested(fixes) {
    const shown = fixes.map((fix) => ({ fix, suggestedAt: null, why: '' }));
    return { fixes: shown, applied: [], notes: [] };
}

;// CONCATENATED MODULE: ./github/github.js







/***/ })

};
;