/******/ (() => { // webpackBootstrap
/******/ 	"use strict";
/******/ 	var __webpack_modules__ = ({

/***/ 37554:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ endedEarly),
/* harmony export */   _: () => (/* binding */ runEvaluatingStep)
/* harmony export */ });
/* harmony import */ var _inputs_gate_publish_inputs_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(43598);
/* harmony import */ var _inputs_input_form_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(61328);
/* harmony import */ var _publish_deliver_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(74148);
/* harmony import */ var _service_explain_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(70980);
/* harmony import */ var _text_error_text_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(89009);





async function runEvaluatingStep(defaults, read, work, runtime) {
    const form = new _inputs_input_form_js__WEBPACK_IMPORTED_MODULE_1__/* .InputForm */ .Vs(runtime.runner, defaults);
    const token = form.text('github-token').trim();
    let settings = null;
    try {
        const given = await read(form, runtime);
        if (given.kind === 'inputs') {
            settings = given.inputs;
            return await work(given.inputs, token, runtime);
        }
        settings = given.publishing;
        return await (0,_publish_deliver_js__WEBPACK_IMPORTED_MODULE_2__/* .deliver */ .c)(endedEarly(given.kind, given.reasons), settings, token, runtime);
    }
    catch (error) {
        runtime.runner.debug((0,_text_error_text_js__WEBPACK_IMPORTED_MODULE_4__/* .stackOf */ .US)(error));
        const { outcome, rule, message } = (0,_service_explain_js__WEBPACK_IMPORTED_MODULE_3__/* .endOfStep */ .n9)(error, runtime.cancelled);
        settings ??= { ...(0,_inputs_gate_publish_inputs_js__WEBPACK_IMPORTED_MODULE_0__/* .readPublishInputs */ .R)(form), gateName: null, warnings: [] };
        return (0,_publish_deliver_js__WEBPACK_IMPORTED_MODULE_2__/* .deliver */ .c)(endedEarly(outcome, [{ rule, message }]), settings, token, runtime);
    }
}
function endedEarly(outcome, reasons, facts = {}) {
    const report = {
        ...{ outcome, reasons, tolerated: false, runs: [], notes: [], promptFixes: [] },
        policy: { path: null, isTrial: false },
        ...facts,
    };
    return { report, patch: '', warnings: [] };
}


/***/ }),

/***/ 13662:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ callsToProve),
/* harmony export */   o: () => (/* binding */ confidenceInterval)
/* harmony export */ });
/* harmony import */ var _model_counts_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(97353);

const Z = 1.959963984540054;
function confidenceInterval({ passed, evaluated }) {
    const share = (0,_model_counts_js__WEBPACK_IMPORTED_MODULE_0__/* .rateOf */ .MK)({ passed, evaluated }) / 100;
    const weight = 1 + Z ** 2 / evaluated;
    const centre = (share + Z ** 2 / (2 * evaluated)) / weight;
    const error = Math.sqrt((share * (1 - share)) / evaluated + Z ** 2 / (4 * evaluated ** 2));
    const half = (Z / weight) * error;
    return {
        low: passed === 0 ? 0 : 100 * (centre - half),
        high: passed === evaluated ? 100 : 100 * (centre + half),
    };
}
function callsToProve(passRate, threshold) {
    if (passRate <= threshold)
        return null;
    const variance = threshold * (100 - threshold);
    return Math.max(1, Math.ceil((Z ** 2 * variance) / (passRate - threshold) ** 2));
}


/***/ }),

/***/ 42325:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ annotateEach)
/* harmony export */ });
/* harmony import */ var _report_words_log_words_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(16618);

function annotateEach(level, messages, runner, isNamed = false) {
    const room = runner.annotationsLeft(level);
    const whole = messages.length > room ? Math.max(room - 1, 0) : room;
    for (const message of messages.slice(0, whole))
        runner.annotate(level, message, isNamed);
    const rest = messages.slice(whole);
    if (rest.length === 0)
        return;
    runner.annotate(level, [_report_words_log_words_js__WEBPACK_IMPORTED_MODULE_0__/* .LOG */ .$9.moreInLog(rest.length), ...rest].join('\n'));
    runner.group(_report_words_log_words_js__WEBPACK_IMPORTED_MODULE_0__/* .LOG */ .$9.more(rest.length), rest);
}


/***/ }),

/***/ 46115:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   kQ: () => (/* binding */ lacksPermission),
/* harmony export */   lE: () => (/* binding */ isPermanent),
/* harmony export */   yN: () => (/* binding */ GitHubApi)
/* harmony export */ });
/* harmony import */ var _http_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(72557);
/* harmony import */ var _http_shape_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(32845);
/* harmony import */ var _runner_deadline_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(47388);
/* harmony import */ var _text_json_object_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(66783);
/* harmony import */ var _request_errors_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(62284);





const NO_PERMISSION = /Resource not accessible by/;
const RATE_LIMIT = /rate limit/i;
const VIEWER = '{ viewer { login } }';
const PER_PAGE = 100;
const MAX_PAGES = 30;
const WORKFLOW_AUTHOR = 'github-actions[bot]';
class GitHubApi {
    #octokit;
    #access;
    #runtime;
    #endMs;
    #author;
    constructor(access, runtime, endMs = runtime.clock.now() + _runner_deadline_js__WEBPACK_IMPORTED_MODULE_2__/* .PURPOSE_MS */ .MW, octokit = connect(access, runtime)) {
        this.#access = access;
        this.#runtime = runtime;
        this.#endMs = endMs;
        this.#octokit = octokit;
        octokit.catch(() => undefined);
    }
    leaving(ms) {
        return new GitHubApi(this.#access, this.#runtime, this.#endMs - ms, this.#octokit);
    }
    async ask(operation, send) {
        const { data } = await this.#request(operation, send);
        return data;
    }
    async #request(operation, send) {
        const { owner, repo } = this.#access;
        const endMs = Math.min(this.#endMs, this.#runtime.clock.now() + _runner_deadline_js__WEBPACK_IMPORTED_MODULE_2__/* .PURPOSE_MS */ .MW);
        const octokit = await this.#octokit;
        try {
            return await (0,_runner_deadline_js__WEBPACK_IMPORTED_MODULE_2__/* .byDeadline */ .Ux)(endMs, this.#runtime, (signal) => send(octokit, { owner, repo, request: { signal, endMs } }));
        }
        catch (error) {
            throw (0,_request_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .namedError */ .mU)(operation, error);
        }
    }
    async list(operation, send) {
        const all = [];
        for (let page = 1; page <= MAX_PAGES; page += 1) {
            const { data, headers } = await this.#request(operation, (octokit, given) => send(octokit, { ...given, per_page: PER_PAGE, page }));
            if (!Array.isArray(data) || !data.every(_text_json_object_js__WEBPACK_IMPORTED_MODULE_3__/* .isObject */ .Gv)) {
                throw (0,_http_shape_js__WEBPACK_IMPORTED_MODULE_1__/* .shapeError */ .cn)(operation, 'expected a list of objects');
            }
            all.push(...data);
            if (!headers.link?.includes('rel="next"'))
                break;
        }
        return all;
    }
    async delete(operation, send) {
        try {
            await this.ask(operation, send);
        }
        catch (error) {
            if (!(error instanceof _http_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._7) || error.status !== 404)
                throw error;
        }
    }
    author() {
        this.#author ??= this.#readAuthor();
        return this.#author;
    }
    async #readAuthor() {
        const readViewer = async ({ graphql }, { request }) => {
            const { viewer } = await graphql(VIEWER, { request });
            return { data: viewer, headers: {} };
        };
        const readUser = ({ rest }, { request }) => rest.users.getAuthenticated({ request });
        for (const read of [readViewer, readUser]) {
            try {
                const { login } = await this.ask('read author', read);
                if (login)
                    return login;
            }
            catch (error) {
                if (error instanceof _http_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._7 && !isPermanent(error))
                    throw error;
            }
        }
        return WORKFLOW_AUTHOR;
    }
    async ours(items) {
        if (items.length === 0)
            return [];
        const author = (await this.author()).toLowerCase();
        const logins = [author, `${author}[bot]`];
        return items.filter(({ user }) => logins.includes(String(user?.login).toLowerCase()));
    }
}
async function connect({ apiUrl, token }, runtime) {
    const { connectOctokit } = await Promise.all(/* import() */[__nccwpck_require__.e(665), __nccwpck_require__.e(837)]).then(__nccwpck_require__.bind(__nccwpck_require__, 78837));
    return connectOctokit(apiUrl, token, runtime);
}
function lacksPermission(error) {
    return error instanceof _http_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._7 && error.status === 403 && NO_PERMISSION.test(error.problem);
}
function isLimited({ status, problem }) {
    return status === 429 || (status === 403 && RATE_LIMIT.test(problem));
}
const MISCONFIGURED = new Set(['tls', 'proxy', 'redirect']);
function isPermanent(error) {
    if (error.kind !== 'status')
        return MISCONFIGURED.has(error.kind);
    return Number(error.status) < 500 && error.status !== 408 && !isLimited(error);
}


/***/ }),

/***/ 55593:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   CS: () => (/* binding */ listFiles),
/* harmony export */   Wd: () => (/* binding */ listChanges),
/* harmony export */   r0: () => (/* binding */ readContents)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(5915);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(58989);
/* harmony import */ var _http_shape_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(32845);
/* harmony import */ var _text_values_parsed_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(38133);



const MAX_COMPARED = 300;
const MAX_POLICY_KIB = 256;
const contentSchema = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    type: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz('file'),
    encoding: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz('base64'),
    content: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
});
const changesSchema = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ filename: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), previous_filename: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()) }));
const pullSchema = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ head: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ sha: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP() }), changed_files: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig() });
async function listChanges(change, api) {
    const files = change.kind === 'pull-request'
        ? await filesOfPullRequest(change.number, change.headSha, api)
        : await filesBetween(`${change.baseSha}...${change.headSha}`, api);
    if (files === null)
        return null;
    const changes = (0,_http_shape_js__WEBPACK_IMPORTED_MODULE_0__/* .checkShape */ .eA)(changesSchema, files, 'list changed files', '');
    return changes.flatMap(({ filename, previous_filename: previous }) => previous === undefined ? [filename] : [filename, previous]);
}
function listFiles(number, api) {
    return api.list('list changed files', ({ rest }, given) => rest.pulls.listFiles({ ...given, pull_number: number }));
}
async function filesOfPullRequest(number, headSha, api) {
    const files = await listFiles(number, api);
    const operation = 'read pull request';
    const response = await api.ask(operation, ({ rest }, given) => rest.pulls.get({ ...given, pull_number: number }));
    const pull = (0,_http_shape_js__WEBPACK_IMPORTED_MODULE_0__/* .checkShape */ .eA)(pullSchema, response, operation, '');
    return pull.head.sha === headSha && pull.changed_files === files.length ? files : null;
}
async function filesBetween(basehead, api) {
    const { files } = await api.ask('compare commits', ({ rest }, given) => rest.repos.compareCommitsWithBasehead({ ...given, basehead }));
    return files && files.length < MAX_COMPARED ? files : null;
}
async function readContents(file, api) {
    const { owner, repo, ref } = file;
    const path = file.path.split('/').map(encodeURIComponent).join('/');
    const url = '/repos/{owner}/{repo}/contents/{+path}';
    const answer = await api.ask('read policy', ({ rest }, { request }) => rest.repos.getContent({ owner, repo, path, ref, request, url }));
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


/***/ }),

/***/ 62284:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Ke: () => (/* binding */ answerIn),
/* harmony export */   gJ: () => (/* binding */ lostIn),
/* harmony export */   mU: () => (/* binding */ namedError)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(5915);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_5__ = __nccwpck_require__(58989);
/* harmony import */ var _http_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(72557);
/* harmony import */ var _http_response_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(80965);
/* harmony import */ var _text_secret_mask_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(37904);
/* harmony import */ var _text_step_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(69445);





const answerSchema = zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({ status: zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig(), message: zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(), response: zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({}) });
function answerIn(error) {
    return zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .safeParse */ .xL(answerSchema, error).data;
}
function lostIn(error) {
    return error instanceof Error && error.cause instanceof _http_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._7 ? error.cause : null;
}
function namedError(operation, error) {
    if (error instanceof _text_step_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .TimeoutError */ .MU) {
        const problem = `given up, since ${error.message}`;
        return new _http_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._7({ kind: 'deadline', operation, problem, mayHaveBeenTaken: true });
    }
    const lost = lostIn(error);
    if (lost !== null) {
        const { kind, problem, mayHaveBeenTaken } = lost;
        return new _http_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._7({ kind, operation, problem, mayHaveBeenTaken, cause: lost });
    }
    const answer = answerIn(error);
    if (answer === undefined)
        return error;
    const { status, message } = answer;
    const problem = `${status}: ${(0,_http_response_js__WEBPACK_IMPORTED_MODULE_1__/* .firstLine */ .TM)(message, new _text_secret_mask_js__WEBPACK_IMPORTED_MODULE_2__/* .SecretMask */ .f()) || 'an empty body'}`;
    const mayHaveBeenTaken = status >= 500;
    return new _http_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._7({ kind: 'status', operation, status, problem, mayHaveBeenTaken });
}


/***/ }),

/***/ 72557:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   $N: () => (/* binding */ codeOf),
/* harmony export */   $t: () => (/* binding */ connectionError),
/* harmony export */   Fh: () => (/* binding */ isSpent),
/* harmony export */   H0: () => (/* binding */ isRefused),
/* harmony export */   Ys: () => (/* binding */ isWithheld),
/* harmony export */   _7: () => (/* binding */ ServiceError),
/* harmony export */   b8: () => (/* binding */ endedError),
/* harmony export */   lV: () => (/* binding */ MISSING),
/* harmony export */   p$: () => (/* binding */ concernsAll),
/* harmony export */   vR: () => (/* binding */ extendError),
/* harmony export */   vZ: () => (/* binding */ isNotOffered),
/* harmony export */   xW: () => (/* binding */ lastFailure)
/* harmony export */ });
/* harmony import */ var _text_error_text_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(89009);

class ServiceError extends Error {
    name = 'ServiceError';
    constructor({ cause, ...facts }) {
        super(`${facts.operation}${facts.kind === 'ended' ? '' : ':'} ${facts.problem}`, { cause });
        Object.assign(this, { retryAfterMs: 0, profileKey: '', rule: 'service', ...facts });
    }
}
function endedError(rule, what, problem) {
    return new ServiceError({
        kind: 'ended',
        rule,
        operation: what,
        problem,
        mayHaveBeenTaken: true,
    });
}
function extendError(error, sentence, facts = {}) {
    const problem = `${(0,_text_error_text_js__WEBPACK_IMPORTED_MODULE_0__/* .withoutPeriod */ .Kx)(error.problem)}. ${sentence}`;
    return new ServiceError({ ...error, cause: error.cause, problem, ...facts });
}
const MISSING = new Set([404, 405, 501]);
function isSpent({ status }) {
    return status === 402;
}
function lastFailure(error) {
    return error.cause instanceof ServiceError ? error.cause : error;
}
const OF_KEY = new Set([401, 403, 407]);
const MISCONFIGURED = new Set(['redirect', 'tls', 'proxy', 'unresolved']);
const UNREACHABLE = new Set(['connection', 'timeout', 'deadline']);
function isNotOffered(error) {
    return error instanceof ServiceError && MISSING.has(lastFailure(error).status);
}
function isWithheld(error) {
    const isForbidden = error instanceof ServiceError && lastFailure(error).status === 403;
    return isForbidden || isNotOffered(error);
}
function isRefused(error) {
    return isWithheld(error) || isSpent(error);
}
function concernsAll(error) {
    const { kind, status, type, mayHaveBeenTaken } = error;
    if (isSpent(error) || MISCONFIGURED.has(kind))
        return true;
    if (kind === 'status')
        return status === 404 ? type === undefined : OF_KEY.has(status);
    return UNREACHABLE.has(kind) && !mayHaveBeenTaken;
}
const CERTIFICATE = /^(?!ERR_SSL_).*(?:CERT|CRL_|ISSUER|_SIGNATURE|INVALID_CA|INVALID_PURPOSE|PATH_LENGTH|HOSTNAME_MISMATCH|_PRX_TLS)/;
const NOT_SENT = {
    ECONNREFUSED: 'connection refused',
    ENOTFOUND: 'host name not resolved',
    EAI_AGAIN: 'host name not resolved',
    EHOSTUNREACH: 'host not reachable',
    ENETUNREACH: 'network not reachable',
    UND_ERR_CONNECT_TIMEOUT: 'no connection in time',
    UND_ERR_PRX_CONN: 'connection to the proxy broken off',
};
const PROXY_REFUSAL = /^Proxy (?:response \((\d{3})\)|Authentication Required \((407)\))/;
function connectionError(destination, error) {
    const { operation, origin, via, mask } = destination;
    const code = codeOf(error);
    const message = mask.hide(error instanceof Error ? error.message : String(error));
    const cause = Object.assign(new Error(message), { code });
    const facts = { operation, mayHaveBeenTaken: false, cause };
    const refusal = PROXY_REFUSAL.exec(message)?.slice(1).join('');
    if (refusal) {
        const kind = refusal < '500' ? 'proxy' : 'connection';
        const problem = `no way to ${origin}: the proxy answered ${refusal}; check ${via} and NO_PROXY`;
        return new ServiceError({ ...facts, kind, problem });
    }
    if (CERTIFICATE.test(code)) {
        const problem = `the certificate of ${origin} is not accepted (${code}); name the file of its certificate authority in NODE_EXTRA_CA_CERTS`;
        return new ServiceError({ ...facts, kind: 'tls', problem });
    }
    const words = NOT_SENT[code];
    const proxy = via === '' ? '' : `; ${via} is set`;
    return new ServiceError({
        ...facts,
        kind: code === 'ENOTFOUND' || code === 'EAI_AGAIN' ? 'unresolved' : 'connection',
        problem: `connection to ${origin} failed: ${words ?? message} (${code}${proxy})`,
        mayHaveBeenTaken: words === undefined,
    });
}
function codeOf(error) {
    if (!(error instanceof Error))
        return String(error);
    return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
}


/***/ }),

/***/ 80965:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Bs: () => (/* binding */ statusLine),
/* harmony export */   TM: () => (/* binding */ firstLine),
/* harmony export */   qF: () => (/* binding */ parseJson),
/* harmony export */   z_: () => (/* binding */ requireSuccess)
/* harmony export */ });
/* unused harmony export retryAfterMs */
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(5915);
/* harmony import */ var _text_json_object_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(66783);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(72557);



const MAX_TEXT_CHARACTERS = 700;
const MAX_PART_CHARACTERS = 200;
const MAX_INSPECTED_CHARACTERS = 16_384;
const SPENT_STATUS = 402;
const QUOTA = /quota|credit/i;
const errorSchema = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    type: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    code: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    message: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    param: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .nullable */ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP())),
    details: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .unknown */ .L5J()),
});
function requireSuccess(requested, response) {
    if (response.status < 300)
        return response;
    throw response.status < 400
        ? redirectError(requested, response)
        : statusError(requested, response);
}
function parseJson({ operation, mask }, response, mayBeEmpty = false) {
    const { status } = response;
    const text = textOf(response);
    if (mayBeEmpty && text.trim() === '')
        return undefined;
    const value = jsonIn(text, mask);
    if (value !== undefined)
        return value;
    const line = firstLine(text, mask);
    const problem = line
        ? `${status}, but the body is not JSON: ${line}`
        : `${status} with an empty body, but JSON was expected`;
    const facts = { operation, status, problem, mayHaveBeenTaken: true };
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ServiceError */ ._7({ ...facts, kind: 'not-json' });
}
function statusLine({ mask }, response) {
    const line = firstLine(textOf(response), mask);
    return line ? `${response.status}: ${line}` : `${response.status} with an empty body`;
}
function firstLine(body, mask) {
    const text = mask.hide(body).slice(0, MAX_INSPECTED_CHARACTERS).trim();
    const line = linesOf(text).find((candidate) => candidate !== '') ?? '';
    return cut(mask.hide(line), MAX_PART_CHARACTERS);
}
function cut(text, maxCharacters) {
    if (text.length <= maxCharacters)
        return text;
    const characters = Array.from(text.slice(0, 2 * maxCharacters + 2));
    return characters.length <= maxCharacters
        ? text
        : `${characters.slice(0, maxCharacters).join('')}…`;
}
function linesOf(text) {
    if (/^[{[]/.test(text))
        return [text.replace(/\s+/g, ' ')];
    const plain = text.startsWith('<') ? textOfHtml(text) : text;
    return plain.split(/[\r\n\u2028\u2029]+/).map((line) => line.replace(/\s+/g, ' ').trim());
}
function textOfHtml(html) {
    return html
        .replace(/<!--[\s\S]*?(?:-->|$)/g, '')
        .replace(/<(script|style)\b[\s\S]*?(?:<\/\1\s*>|$)/gi, '')
        .replace(/<[^>]*(?:>|$)/g, '\n');
}
function textOf({ body }) {
    return new TextDecoder().decode(body);
}
function redirectError({ operation, mask }, response) {
    const { status, headers } = response;
    const { location } = headers;
    const target = location ? ` to ${cut(mask.hide(`${location}`), MAX_TEXT_CHARACTERS)}` : '';
    return new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ServiceError */ ._7({
        kind: 'redirect',
        operation,
        status,
        problem: `${status} redirect${target}, which is not followed`,
        mayHaveBeenTaken: status === 303,
    });
}
function statusError(requested, response) {
    const { operation, mask } = requested;
    const parsed = errorSchema.safeParse(jsonIn(textOf(response), mask)).data;
    const status = parsed && isSpent(response.status, parsed) ? SPENT_STATUS : response.status;
    const profileKey = _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .MISSING */ .lV.has(status) ? requested.profileKey : undefined;
    const shown = parsed ? describeError(response.status, parsed) : statusLine(requested, response);
    return new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ServiceError */ ._7({
        kind: 'status',
        operation,
        status,
        problem: shown + (profileKey === undefined ? '' : describeMissing(status, profileKey)),
        mayHaveBeenTaken: status >= 500 || status === 408,
        retryAfterMs: retryAfterMs(response),
        ...(profileKey !== undefined && { profileKey }),
        ...(parsed && { type: parsed.type, code: parsed.code, param: parsed.param ?? undefined }),
    });
}
function isSpent(status, { type, code, details }) {
    const codes = `${code} ${(0,_text_json_object_js__WEBPACK_IMPORTED_MODULE_0__/* .valueAt */ .fK)(details, ['code'])}`;
    return type === 'payment_required' || (status === 429 && QUOTA.test(codes));
}
function retryAfterMs({ headers, receivedMs }) {
    const text = `${headers['retry-after'] ?? ''}`.trim();
    if (/^\d+$/.test(text))
        return Math.min(Number(text) * 1_000, Number.MAX_SAFE_INTEGER);
    const sentMs = parseHttpDate(`${headers.date}`) ?? receivedMs;
    return Math.max(0, (parseHttpDate(text) ?? 0) - sentMs);
}
function parseHttpDate(text) {
    if (!/^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)[a-z]*,? .*\d\d:\d\d:\d\d/.test(text))
        return undefined;
    const dateMs = Date.parse(text.endsWith('GMT') ? text : `${text} GMT`);
    return Number.isNaN(dateMs) ? undefined : dateMs;
}
function jsonIn(text, mask) {
    try {
        return mask.hideIn(JSON.parse(text));
    }
    catch {
        return undefined;
    }
}
function describeError(status, error) {
    const { type, code, message, param, details } = error;
    const name = `${cut(type, MAX_PART_CHARACTERS)}/${cut(code, MAX_PART_CHARACTERS)}`;
    const where = param ? ` (param: ${cut(param, MAX_PART_CHARACTERS)})` : '';
    const more = details === undefined || details === null
        ? ''
        : ` (details: ${cut(JSON.stringify(details), MAX_PART_CHARACTERS)})`;
    return `${status} ${name}: ${cut(message, MAX_TEXT_CHARACTERS)}${where}${more}`;
}
function describeMissing(status, profileKey) {
    const keys = `${profileKey}.path${status === 405 ? ` and ${profileKey}.method` : ''}`;
    return `; the specification does not show this operation, so check ${keys} in the input service-profile`;
}


/***/ }),

/***/ 32845:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   cj: () => (/* binding */ resolvePointer),
/* harmony export */   cn: () => (/* binding */ shapeError),
/* harmony export */   eA: () => (/* binding */ checkShape),
/* harmony export */   z6: () => (/* binding */ keepFitting)
/* harmony export */ });
/* harmony import */ var _text_json_object_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(66783);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(72557);


const MAX_LISTED = 50;
const MAX_NOTICES = 20;
function checkShape(schema, value, operation, pointer) {
    const parsed = (0,_text_json_object_js__WEBPACK_IMPORTED_MODULE_0__/* .parse */ .qg)(schema, value);
    if (parsed.success)
        return parsed.data;
    const { issues } = parsed.error;
    const listed = issues.slice(0, MAX_LISTED).map((issue) => (0,_text_json_object_js__WEBPACK_IMPORTED_MODULE_0__/* .describeIssue */ .n6)(issue, pointer));
    if (issues.length > listed.length)
        listed.push(`and ${issues.length - listed.length} more`);
    throw shapeError(operation, listed.join('; '));
}
function shapeError(operation, problem) {
    const whole = `not as specified: ${problem}`;
    return new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ServiceError */ ._7({ kind: 'shape', operation, problem: whole, mayHaveBeenTaken: true });
}
function keepFitting(schema, value, pointer, leftOut) {
    if (value === undefined || value === null)
        return null;
    const root = { value };
    for (let notices = 0;;) {
        const parsed = (0,_text_json_object_js__WEBPACK_IMPORTED_MODULE_0__/* .parse */ .qg)(schema, root.value);
        if (parsed.success)
            return parsed.data;
        const { issues } = parsed.error;
        for (const issue of issues.slice(0, MAX_NOTICES - notices)) {
            leftOut((0,_text_json_object_js__WEBPACK_IMPORTED_MODULE_0__/* .describeIssue */ .n6)(issue, pointer));
        }
        notices = Math.min(MAX_NOTICES, notices + issues.length);
        const paths = issues.map(({ path }) => ['value', ...path]);
        remove(root, paths);
        if (root.value === undefined)
            return null;
    }
}
function remove(root, paths) {
    const wrong = paths.map((path) => ((0,_text_json_object_js__WEBPACK_IMPORTED_MODULE_0__/* .valueAt */ .fK)(root, path) === undefined ? path.slice(0, -1) : path));
    const shortened = new Set();
    for (const path of wrong) {
        const parent = (0,_text_json_object_js__WEBPACK_IMPORTED_MODULE_0__/* .valueAt */ .fK)(root, path.slice(0, -1));
        if (!(0,_text_json_object_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(parent))
            continue;
        delete parent[String(path.at(-1))];
        if (Array.isArray(parent))
            shortened.add(parent);
    }
    for (const list of shortened) {
        list.splice(0, list.length, ...list.filter((item) => item !== undefined));
    }
}
function resolvePointer(document, pointer) {
    const path = pointer
        .split('/')
        .slice(1)
        .map((segment) => segment.replaceAll('~1', '/').replaceAll('~0', '~'));
    return (0,_text_json_object_js__WEBPACK_IMPORTED_MODULE_0__/* .valueAt */ .fK)(document, path);
}


/***/ }),

/***/ 45556:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   HU: () => (/* binding */ PUBLISH_DEFAULTS),
/* harmony export */   Ju: () => (/* binding */ REMOVED_INPUTS),
/* harmony export */   WJ: () => (/* binding */ INPUT_DEFAULTS)
/* harmony export */ });
const PUBLISH_DEFAULTS = {
    paths: '',
    'warn-only': 'false',
    'on-inconclusive': 'fail',
    summary: 'true',
    detail: 'full',
    redact: 'true',
    'call-url': '',
    'run-url': '',
    comment: 'auto',
    suggestions: 'true',
    'report-dir': '',
    'upload-report': 'auto',
};
const INPUT_DEFAULTS = {
    ...PUBLISH_DEFAULTS,
    'base-url': '',
    'api-key': '',
    'github-token': '',
    'service-profile': '',
    'gate-name': '',
    'run-plan': '',
    'job-id': '',
    'service-phone-number': '',
    'call-time': '',
    'debrief-file': '',
    variables: '',
    'variable-files': '',
    wait: 'true',
    regenerate: 'false',
    'dry-run': 'false',
    reuse: 'off',
    memory: 'auto',
    'queue-timeout': '15m',
    'run-timeout': '30m',
    'debrief-timeout': '15m',
    'debrief-retries': '1',
    'max-poll-interval': '10s',
    'max-parallel': '20',
    'max-calls': '',
    'cancel-on-abort': 'true',
    policy: '',
    'policy-check': 'false',
    baseline: 'auto',
    'baseline-runs': '5',
    confirm: '0',
    'on-missing-key': 'fail',
    transcripts: 'true',
    history: '10',
};
const REMOVED_INPUTS = {
    'run-plan-id': 'give the ID as run-plan',
    'run-plan-name': 'give the name as run-plan',
    'changed-paths': 'give the globs as paths',
    'reuse-paths': 'give the globs as paths',
    'prompt-paths': 'give the globs as paths',
    'collect-metrics': 'use the action collect-metrics in a later step with if: always()',
    'delete-flows': 'use the action delete-flows in a later step with if: always()',
    'cancel-unjudged': 'it has no replacement; remove it',
};


/***/ }),

/***/ 94114:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Es: () => (/* binding */ VERDICT_ALONE),
/* harmony export */   T4: () => (/* binding */ readPolicy),
/* harmony export */   kb: () => (/* binding */ dayOf),
/* harmony export */   wy: () => (/* binding */ describePolicy)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(73024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__nccwpck_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _text_error_text_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(89009);
/* harmony import */ var _text_values_parsed_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(38133);



const DEFAULT_POLICY_PATHS = ['.github/simulation-gate.yml', '.github/simulation-gate.yaml'];
const VERDICT_ALONE = { version: 1 };
async function readPolicy(inputs, today) {
    const given = inputs.getInput('policy').trim();
    const found = given === '' ? DEFAULT_POLICY_PATHS.filter(isThere) : [given];
    if (found.length > 1) {
        return (0,_text_values_parsed_js__WEBPACK_IMPORTED_MODULE_1__/* .invalid */ .G)(null, `is not given, and ${found.join(' and ')} both exist: keep one of them`);
    }
    const [path] = found;
    if (path === undefined)
        return (0,_text_values_parsed_js__WEBPACK_IMPORTED_MODULE_1__/* .valid */ .r)({ path: null, rules: VERDICT_ALONE, parents: [], isComplete: true });
    const { readChain } = await Promise.all(/* import() */[__nccwpck_require__.e(162), __nccwpck_require__.e(106), __nccwpck_require__.e(405)]).then(__nccwpck_require__.bind(__nccwpck_require__, 67106));
    return readChain(path, today, null);
}
function dayOf(epochMs) {
    return new Date(epochMs).toISOString().slice(0, 10);
}
function isThere(path) {
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path);
        return true;
    }
    catch (error) {
        return !(0,_text_error_text_js__WEBPACK_IMPORTED_MODULE_2__/* .hasCode */ .up)(error, 'ENOENT', 'ENOTDIR');
    }
}
function describePolicy({ path, rules, parents }) {
    if (path === null)
        return { path };
    return { path, ...(parents.length > 0 && { extends: [...parents] }), resolved: { ...rules } };
}


/***/ }),

/***/ 43598:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ parseFolder),
/* harmony export */   R: () => (/* binding */ readPublishInputs)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(73024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__nccwpck_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _text_error_text_js__WEBPACK_IMPORTED_MODULE_5__ = __nccwpck_require__(89009);
/* harmony import */ var _text_values_addresses_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(72578);
/* harmony import */ var _text_values_parsed_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(38133);
/* harmony import */ var _text_values_simple_values_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(58129);
/* harmony import */ var _glob_list_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(29708);






function readPublishInputs(form) {
    const template = (name, placeholder) => form.readGiven(name, (text) => (0,_text_values_addresses_js__WEBPACK_IMPORTED_MODULE_1__/* .parseUrlTemplate */ .lb)(text, placeholder)) ?? null;
    return {
        warnOnly: form.boolean('warn-only'),
        onInconclusive: form.choice('on-inconclusive', ['fail', 'warn']),
        summary: form.boolean('summary'),
        detail: form.choice('detail', ['full', 'brief']),
        callUrl: template('call-url', 'callId'),
        runUrl: template('run-url', 'jobId'),
        redact: form.boolean('redact'),
        comment: form.choice('comment', ['auto', 'always', 'never']),
        suggestions: form.boolean('suggestions'),
        paths: form.readGiven('paths', _glob_list_js__WEBPACK_IMPORTED_MODULE_2__/* .parseGlobList */ .q) ?? null,
        reportDir: form.readGiven('report-dir', parseFolder) ?? null,
        uploadReport: form.read('upload-report', parseAutoOrBoolean),
    };
}
function parseAutoOrBoolean(text) {
    if (text === 'auto')
        return (0,_text_values_parsed_js__WEBPACK_IMPORTED_MODULE_3__/* .valid */ .r)(text);
    const parsed = (0,_text_values_simple_values_js__WEBPACK_IMPORTED_MODULE_4__/* .parseBoolean */ .yG)(text);
    return parsed.ok ? parsed : (0,_text_values_parsed_js__WEBPACK_IMPORTED_MODULE_3__/* .invalid */ .G)(text, 'is not a choice here: write auto, true or false');
}
function parseFolder(path) {
    try {
        if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path).isDirectory())
            return (0,_text_values_parsed_js__WEBPACK_IMPORTED_MODULE_3__/* .valid */ .r)(path);
    }
    catch (error) {
        if ((0,_text_error_text_js__WEBPACK_IMPORTED_MODULE_5__/* .hasCode */ .up)(error, 'ENOENT'))
            return (0,_text_values_parsed_js__WEBPACK_IMPORTED_MODULE_3__/* .valid */ .r)(path);
    }
    return (0,_text_values_parsed_js__WEBPACK_IMPORTED_MODULE_3__/* .invalid */ .G)(path, 'is not a folder: name a folder, or a path for a new one');
}


/***/ }),

/***/ 31616:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   MJ: () => (/* binding */ INPUTS_OF),
/* harmony export */   rK: () => (/* binding */ isTrial),
/* harmony export */   sb: () => (/* binding */ readSettings)
/* harmony export */ });
/* harmony import */ var _text_duration_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(6203);
/* harmony import */ var _text_values_parsed_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(38133);
/* harmony import */ var _text_values_simple_values_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(58129);
/* harmony import */ var _input_form_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(61328);
/* harmony import */ var _publish_inputs_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(43598);





const MOST_CALLS = 1_000_000;
const LONGEST_POLL_INTERVAL_MS = 5 * 60_000;
function isTrial({ kind }) {
    return kind === 'policy-check' || kind === 'policy-replay';
}
const INPUTS_OF = {
    'job-id': ['the input job-id', _input_form_js__WEBPACK_IMPORTED_MODULE_1__/* .WHERE_FOUND */ .NX['job-id']],
    'run-plan': ['the inputs run-plan, variables and variable-files', _input_form_js__WEBPACK_IMPORTED_MODULE_1__/* .WHERE_FOUND */ .NX['run-plan']],
    'service-phone-number': ['the inputs service-phone-number and call-time', ''],
};
function parseBaseline(text) {
    if (text === 'auto' || text === 'previous' || text === 'off')
        return (0,_text_values_parsed_js__WEBPACK_IMPORTED_MODULE_3__/* .valid */ .r)({ kind: text });
    const ids = (0,_text_values_simple_values_js__WEBPACK_IMPORTED_MODULE_4__/* .parseUuidList */ .fm)(text);
    const [runId, ...others] = ids.ok ? ids.value : [];
    return runId === undefined || others.length > 0
        ? (0,_text_values_parsed_js__WEBPACK_IMPORTED_MODULE_3__/* .invalid */ .G)(text, 'is not a choice here: write auto, previous, off, or the UUID of one run')
        : (0,_text_values_parsed_js__WEBPACK_IMPORTED_MODULE_3__/* .valid */ .r)({ kind: 'given', runId });
}
function readSettings(form) {
    const dryRun = form.boolean('dry-run');
    const settings = {
        wait: form.boolean('wait'),
        regenerate: form.boolean('regenerate'),
        maxCalls: form.readGiven('max-calls', (text) => (0,_text_values_simple_values_js__WEBPACK_IMPORTED_MODULE_4__/* .parseInteger */ .cG)(text, 1, MOST_CALLS)) ?? null,
        dryRun,
        queueTimeoutMs: form.duration('queue-timeout'),
        runTimeoutMs: form.duration('run-timeout'),
        debriefTimeoutMs: form.duration('debrief-timeout'),
        debriefRetries: form.integer('debrief-retries', 0, 5),
        maxPollIntervalMs: form.duration('max-poll-interval', LONGEST_POLL_INTERVAL_MS),
        cancelOnAbort: form.boolean('cancel-on-abort'),
        maxParallel: form.integer('max-parallel', 1, 500),
        confirm: form.integer('confirm', 0, 3),
        transcripts: form.boolean('transcripts'),
        ...(0,_publish_inputs_js__WEBPACK_IMPORTED_MODULE_2__/* .readPublishInputs */ .R)(form),
        memory: form.read('memory', parseMemory),
        reuseMs: form.read('reuse', parseReuse),
        baseline: form.read('baseline', parseBaseline),
        baselineRuns: form.integer('baseline-runs', 1, 20),
        history: form.integer('history', 0, 50),
    };
    return dryRun ? { ...settings, comment: 'never' } : settings;
}
function parseMemory(text) {
    if (text === 'auto' || text === 'off')
        return (0,_text_values_parsed_js__WEBPACK_IMPORTED_MODULE_3__/* .valid */ .r)({ kind: text });
    if (/^(?:auto|off|on|true|false|yes|no|none)$/i.test(text)) {
        return (0,_text_values_parsed_js__WEBPACK_IMPORTED_MODULE_3__/* .invalid */ .G)(text, `is not a choice here: write auto, off, or a folder such as ./${text}`);
    }
    const folder = (0,_publish_inputs_js__WEBPACK_IMPORTED_MODULE_2__/* .parseFolder */ .I)(text);
    return folder.ok ? (0,_text_values_parsed_js__WEBPACK_IMPORTED_MODULE_3__/* .valid */ .r)({ kind: 'folder', path: folder.value }) : folder;
}
function parseReuse(text) {
    if (text === 'off')
        return (0,_text_values_parsed_js__WEBPACK_IMPORTED_MODULE_3__/* .valid */ .r)(null);
    const parsed = (0,_text_duration_js__WEBPACK_IMPORTED_MODULE_0__/* .parseDuration */ .E)(text);
    return parsed.ok ? parsed : (0,_text_values_parsed_js__WEBPACK_IMPORTED_MODULE_3__/* .invalid */ .G)(text, 'is not valid: write off, or a duration such as 24h');
}


/***/ }),

/***/ 97416:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Ch: () => (/* binding */ readVariables),
/* harmony export */   Ed: () => (/* binding */ variableFiles),
/* harmony export */   fT: () => (/* binding */ describeVariables)
/* harmony export */ });
/* unused harmony export parseVariables */
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(77598);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__nccwpck_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(73024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__nccwpck_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2___default = /*#__PURE__*/__nccwpck_require__.n(node_path__WEBPACK_IMPORTED_MODULE_2__);
/* harmony import */ var _text_error_text_js__WEBPACK_IMPORTED_MODULE_5__ = __nccwpck_require__(89009);
/* harmony import */ var _text_values_parsed_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(38133);
/* harmony import */ var _text_file_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(84197);






const MAX_KIB = 1024;
const HASH_DIGITS = 12;
const KEY = /^[A-Za-z_][A-Za-z0-9_.-]*$/;
function readVariables(form, folders) {
    const written = form.readExact('variables', parseVariables);
    const filed = form.readGiven('variable-files', (text) => readFiles(text, folders, written ?? {}));
    return written === undefined || filed === undefined ? undefined : { ...written, ...filed };
}
function variableFiles(form) {
    const { values } = readLines(form.text('variable-files'), '');
    return Object.values(values).map((path) => (0,node_path__WEBPACK_IMPORTED_MODULE_2__.relative)('', path.trim()).replaceAll(node_path__WEBPACK_IMPORTED_MODULE_2__.sep, '/'));
}
function parseVariables(text) {
    const fix = 'put a value of several lines into a file, and give it in variable-files';
    const { values, errors } = readLines(text, `is not a KEY=VALUE line: ${fix}`);
    return errors.length > 0 ? { ok: false, errors } : (0,_text_values_parsed_js__WEBPACK_IMPORTED_MODULE_4__/* .valid */ .r)(values);
}
function readFiles(text, folders, written) {
    const problem = 'is not a KEY=path line, such as agent_prompt=prompts/agent.md';
    const { values: paths, errors } = readLines(text, problem);
    const variables = [];
    for (const [key, path] of Object.entries(paths)) {
        const file = readVariableFile(key, path.trim(), folders);
        const isTwice = Object.hasOwn(written, key);
        if (isTwice)
            errors.push({ shown: key, problem: 'is also set in variables: keep one of them' });
        if (file.ok)
            variables.push([key, file.value]);
        else
            errors.push(...file.errors);
    }
    return errors.length > 0 ? { ok: false, errors } : (0,_text_values_parsed_js__WEBPACK_IMPORTED_MODULE_4__/* .valid */ .r)(Object.fromEntries(variables));
}
function readVariableFile(key, path, folders) {
    if (path === '')
        return (0,_text_values_parsed_js__WEBPACK_IMPORTED_MODULE_4__/* .invalid */ .G)(key, 'has no path: write KEY=path');
    try {
        const real = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.realpathSync)(path);
        if (folders.some((folder) => real.startsWith((0,node_fs__WEBPACK_IMPORTED_MODULE_1__.realpathSync)(folder) + node_path__WEBPACK_IMPORTED_MODULE_2__.sep))) {
            return (0,_text_file_js__WEBPACK_IMPORTED_MODULE_3__/* .readTextFile */ .Gu)(path, MAX_KIB);
        }
        const fix = 'copy the file there before this step';
        return (0,_text_values_parsed_js__WEBPACK_IMPORTED_MODULE_4__/* .invalid */ .G)(path, `is not in the workspace or RUNNER_TEMP (links are resolved): ${fix}`);
    }
    catch (error) {
        return (0,_text_values_parsed_js__WEBPACK_IMPORTED_MODULE_4__/* .invalid */ .G)(path, (0,_text_error_text_js__WEBPACK_IMPORTED_MODULE_5__/* .describeUnreadable */ .D2)(error));
    }
}
function readLines(text, problem) {
    const lineOfKey = new Map();
    const variables = [];
    const errors = [];
    for (const [index, line] of text.split(/\r?\n/).entries()) {
        const start = line.trimStart();
        if (start === '' || start.startsWith('#'))
            continue;
        const number = index + 1;
        const cut = line.indexOf('=');
        const key = line.slice(0, Math.max(cut, 0));
        const earlier = lineOfKey.get(key);
        if (!KEY.test(key)) {
            errors.push({ shown: line, problem: `(line ${number}) ${problem}` });
        }
        else if (earlier !== undefined) {
            const twice = `(line ${number}) is already set in line ${earlier}: keep one of them`;
            errors.push({ shown: key, problem: twice });
        }
        else {
            lineOfKey.set(key, number);
            variables.push([key, line.slice(cut + 1)]);
        }
    }
    return { values: Object.fromEntries(variables), errors };
}
function describeVariables(variables) {
    return Object.entries(variables).map(([name, value]) => ({
        name,
        length: [...value].length,
        sha256: (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(value).digest('hex').slice(0, HASH_DIGITS),
    }));
}


/***/ }),

/***/ 29708:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ splitGlobs),
/* harmony export */   q: () => (/* binding */ parseGlobList)
/* harmony export */ });
/* harmony import */ var _text_values_parsed_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(38133);

function parseGlobList(text) {
    const globs = splitGlobs(text);
    const errors = globs.flatMap((glob) => {
        const problem = problemOf(glob);
        return problem === null ? [] : [{ shown: glob, problem }];
    });
    if (globs.length === 0)
        errors.push({ shown: text, problem: 'has no glob: write one' });
    return errors.length > 0 ? { ok: false, errors } : (0,_text_values_parsed_js__WEBPACK_IMPORTED_MODULE_0__/* .valid */ .r)(globs);
}
const SEPARATOR = /\\(?![[\]{}()\\])(?<!\\\\)/g;
function splitGlobs(text) {
    const items = text.split(/[\n,](?![^{}\n]*\})/).map((item) => item.trim());
    return items.filter((item) => item !== '').map((glob) => glob.replace(SEPARATOR, '/'));
}
function problemOf(glob) {
    if (glob.startsWith('!'))
        return 'cannot exclude files: name only the files to include';
    return /^(?:[/\\~]|[A-Za-z]:)/.test(glob) || glob.split('/').includes('..')
        ? 'is outside the workspace: write a path from there, such as prompts/**/*.md'
        : null;
}


/***/ }),

/***/ 61328:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   As: () => (/* binding */ isComplete),
/* harmony export */   NX: () => (/* binding */ WHERE_FOUND),
/* harmony export */   Vs: () => (/* binding */ InputForm)
/* harmony export */ });
/* harmony import */ var _text_duration_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(6203);
/* harmony import */ var _text_log_line_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(82456);
/* harmony import */ var _text_nearest_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(42337);
/* harmony import */ var _text_strip_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(30269);
/* harmony import */ var _text_values_addresses_js__WEBPACK_IMPORTED_MODULE_6__ = __nccwpck_require__(72578);
/* harmony import */ var _text_values_parsed_js__WEBPACK_IMPORTED_MODULE_5__ = __nccwpck_require__(38133);
/* harmony import */ var _text_values_simple_values_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(58129);







const MAX_SHOWN_CHARS = 100;
const MAX_ERRORS_PER_INPUT = 100;
const MAX_EDITS = 2;
const WHERE_FOUND = {
    'job-id': 'it is the output job-id of the step that started the run, and in the URL of the run',
    'run-plan': "its name and ID are in your service's dashboard",
};
class InputForm {
    errors = [];
    inputs;
    #defaults;
    #secrets;
    constructor(inputs, defaults) {
        this.inputs = inputs;
        this.#defaults = defaults;
        const names = ['api-key', 'github-token'];
        this.#secrets = Object.fromEntries(names.map((name) => [name, inputs.getInput(name)]));
        for (const secret of Object.values(this.#secrets))
            inputs.maskSecret(secret);
    }
    text(name) {
        return this.#secrets[name] ?? this.inputs.getInput(name);
    }
    has(name) {
        return this.text(name).trim() !== '';
    }
    read(name, parse) {
        const given = this.readGiven(name, parse) ?? null;
        const standard = parse(this.#defaults[name]);
        if (given !== null)
            return given;
        if (!standard.ok)
            throw new Error(`the default of '${name}' is invalid`);
        return standard.value;
    }
    readGiven(name, parse) {
        if (!this.has(name))
            return null;
        return this.takeFromFile(name, parse(this.text(name).trim()));
    }
    readExact(name, parse) {
        const text = this.text(name);
        return text === '' ? null : this.#take(name, parse(text));
    }
    takeFromFile(name, parsed) {
        return this.#take(name, refuseInvisible(this.text(name)) ?? parsed);
    }
    required(name, value, fix) {
        if (value === null)
            this.reject(`input '${name}' is missing: ${fix}`);
        return value ?? undefined;
    }
    boolean(name) {
        return this.read(name, _text_values_simple_values_js__WEBPACK_IMPORTED_MODULE_3__/* .parseBoolean */ .yG);
    }
    duration(name, maxMs) {
        return this.read(name, (text) => (0,_text_duration_js__WEBPACK_IMPORTED_MODULE_0__/* .parseDuration */ .E)(text, maxMs));
    }
    integer(name, min, max) {
        return this.read(name, (text) => (0,_text_values_simple_values_js__WEBPACK_IMPORTED_MODULE_3__/* .parseInteger */ .cG)(text, min, max));
    }
    choice(name, choices) {
        return this.read(name, (text) => (0,_text_values_simple_values_js__WEBPACK_IMPORTED_MODULE_3__/* .parseChoice */ .HU)(text, choices));
    }
    uuids(name) {
        return this.readGiven(name, _text_values_simple_values_js__WEBPACK_IMPORTED_MODULE_3__/* .parseUuidList */ .fm);
    }
    findUnknown(removed = {}) {
        const known = Object.entries(this.#defaults);
        const open = known.flatMap(([name, standard]) => {
            const isOpen = ['', standard].includes(this.text(name).trim());
            return isOpen || name === 'github-token' ? name : [];
        });
        const names = this.inputs.givenInputs().map((name) => name.toLowerCase());
        const unknown = names.filter((name) => !Object.hasOwn(this.#defaults, name));
        return unknown.flatMap((name) => {
            const isRemoved = Object.hasOwn(removed, name);
            const near = open.filter((each) => isNear(name, each));
            if (isRemoved && this.text(name).trim() === '')
                return [];
            if (!isRemoved && near.length === 0) {
                return `input '${name}' is not known and has no effect: remove it, or INPUT_${name.toUpperCase()} from env`;
            }
            const meant = `is not known; did you mean ${(0,_text_nearest_js__WEBPACK_IMPORTED_MODULE_4__/* .nearestFirst */ .F8)(name, near)[0]}?`;
            this.reject(`input '${name}' ${isRemoved ? `was removed: ${removed[name]}` : meant}`);
            return [];
        });
    }
    refuse(name, problem) {
        this.#take(name, (0,_text_values_parsed_js__WEBPACK_IMPORTED_MODULE_5__/* .invalid */ .G)(this.text(name).trim(), problem));
    }
    reject(message) {
        this.errors.push({ rule: 'input', message });
    }
    #take(name, parsed) {
        if (parsed.ok)
            return parsed.value;
        for (const { shown, problem } of parsed.errors.slice(0, MAX_ERRORS_PER_INPUT)) {
            const text = (0,_text_values_addresses_js__WEBPACK_IMPORTED_MODULE_6__/* .hideUrlSecrets */ .BF)(this.inputs.secrets.hide(shown ?? ''));
            const value = shown === null ? '' : `: '${(0,_text_log_line_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .TN)(text, MAX_SHOWN_CHARS)}'`;
            this.reject(`input '${name}'${value} ${problem}`);
        }
        return undefined;
    }
}
function refuseInvisible(raw) {
    const text = raw.replaceAll('\r', '');
    const visible = [...(0,_text_strip_js__WEBPACK_IMPORTED_MODULE_2__/* .stripUnprintable */ .jh)(text).replaceAll('\u00ad', '')];
    const char = [...text].find((each, index) => each !== visible[index]);
    if (char === undefined)
        return null;
    const code = `U+${char.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}`;
    return (0,_text_values_parsed_js__WEBPACK_IMPORTED_MODULE_5__/* .invalid */ .G)(null, `has an invisible character, ${code}: type the value again`);
}
function isNear(name, other) {
    const [one, two] = [name, other].map((each) => each.replace(/[-_]/g, ''));
    return one === two || (0,_text_nearest_js__WEBPACK_IMPORTED_MODULE_4__/* .editsBetween */ .yx)(name, other) <= MAX_EDITS;
}
function isComplete(inputs) {
    return Object.values(inputs).every((value) => value !== undefined);
}


/***/ }),

/***/ 30785:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   C2: () => (/* binding */ readGivenAccess),
/* harmony export */   Xu: () => (/* binding */ parseApiKey),
/* harmony export */   wo: () => (/* binding */ requireAccess),
/* harmony export */   zS: () => (/* binding */ readAccess)
/* harmony export */ });
/* harmony import */ var _text_values_addresses_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(72578);
/* harmony import */ var _text_values_parsed_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(38133);
/* harmony import */ var _input_form_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(61328);
/* harmony import */ var _text_file_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(84197);




async function readGivenAccess(form) {
    const profile = await readServiceProfile(form.inputs);
    return {
        baseUrl: form.readGiven('base-url', _text_values_addresses_js__WEBPACK_IMPORTED_MODULE_2__/* .parseBaseUrl */ .Q2),
        apiKey: form.readExact('api-key', parseApiKey),
        profile: profile && form.takeFromFile('service-profile', profile),
    };
}
function requireAccess({ baseUrl, apiKey, profile }, form, origin, howToSkip) {
    const urlFix = "give the URL of the service, such as 'https://api.example.com'";
    const withoutSecrets = {
        fork: `pull requests from forks get no secrets: ${howToSkip} to skip the step there`,
        dependabot: `pull requests from Dependabot get only Dependabot secrets: store the key there, or ${howToSkip}`,
    };
    const keyFix = origin === null ? form.inputs.howToGiveKey : withoutSecrets[origin];
    const access = {
        baseUrl: form.required('base-url', baseUrl, urlFix),
        apiKey: form.required('api-key', apiKey, keyFix),
    };
    if (profile === undefined || !(0,_input_form_js__WEBPACK_IMPORTED_MODULE_0__/* .isComplete */ .As)(access))
        return undefined;
    return profile === null ? access : { ...access, profile };
}
async function readAccess(form, origin, howToSkip) {
    return requireAccess(await readGivenAccess(form), form, origin, howToSkip);
}
async function readServiceProfile(inputs) {
    const path = inputs.getInput('service-profile').trim();
    if (path === '')
        return null;
    const yaml = await (0,_text_file_js__WEBPACK_IMPORTED_MODULE_1__/* .readYamlFile */ .kv)(path);
    if (!yaml.ok)
        return yaml;
    const { parseProfile } = await __nccwpck_require__.e(/* import() */ 587).then(__nccwpck_require__.bind(__nccwpck_require__, 25587));
    return parseProfile(yaml.value, path);
}
function parseApiKey(text) {
    if (text !== text.trim()) {
        const where = 'begins or ends with white space, such as a line break';
        return (0,_text_values_parsed_js__WEBPACK_IMPORTED_MODULE_3__/* .invalid */ .G)(null, `${where}: store the secret again without it`);
    }
    return /^[\x21-\x7e]+$/.test(text)
        ? (0,_text_values_parsed_js__WEBPACK_IMPORTED_MODULE_3__/* .valid */ .r)(text)
        : (0,_text_values_parsed_js__WEBPACK_IMPORTED_MODULE_3__/* .invalid */ .G)(null, 'has a space or a letter outside ASCII: give the key alone, without "Bearer"');
}


/***/ }),

/***/ 84197:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Gu: () => (/* binding */ readTextFile),
/* harmony export */   j1: () => (/* binding */ readYamlText),
/* harmony export */   kv: () => (/* binding */ readYamlFile)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(73024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__nccwpck_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _text_error_text_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(89009);
/* harmony import */ var _text_values_parsed_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(38133);



const MAX_YAML_KIB = 256;
function readTextFile(path, maxKib) {
    let bytes;
    try {
        const facts = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path);
        if (!facts.isFile())
            return (0,_text_values_parsed_js__WEBPACK_IMPORTED_MODULE_1__/* .invalid */ .G)(path, 'is not a file: name a text file');
        if (facts.size > maxKib * 1024)
            return (0,_text_values_parsed_js__WEBPACK_IMPORTED_MODULE_1__/* .invalid */ .G)(path, `is larger than ${maxKib} KiB: shorten it`);
        bytes = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path);
    }
    catch (error) {
        return (0,_text_values_parsed_js__WEBPACK_IMPORTED_MODULE_1__/* .invalid */ .G)(path, (0,_text_error_text_js__WEBPACK_IMPORTED_MODULE_2__/* .describeUnreadable */ .D2)(error));
    }
    try {
        return (0,_text_values_parsed_js__WEBPACK_IMPORTED_MODULE_1__/* .valid */ .r)(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    }
    catch {
        return (0,_text_values_parsed_js__WEBPACK_IMPORTED_MODULE_1__/* .invalid */ .G)(path, 'is not UTF-8 text: save it as UTF-8');
    }
}
async function readYamlFile(path) {
    const source = readTextFile(path, MAX_YAML_KIB);
    return source.ok ? (0,_text_values_parsed_js__WEBPACK_IMPORTED_MODULE_1__/* .valid */ .r)(await readYamlText(source.value)) : source;
}
async function readYamlText(source) {
    const { readYaml } = await Promise.all(/* import() */[__nccwpck_require__.e(483), __nccwpck_require__.e(394)]).then(__nccwpck_require__.bind(__nccwpck_require__, 15394));
    return readYaml(source);
}


/***/ }),

/***/ 18912:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Jj: () => (/* binding */ provenanceOf),
/* harmony export */   S6: () => (/* binding */ readWorkflow),
/* harmony export */   Xz: () => (/* binding */ pullRequestOrigin)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(73024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__nccwpck_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _runner_event_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(39618);
/* harmony import */ var _text_json_object_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(66783);
/* harmony import */ var _text_log_line_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(82456);




function readWorkflow(env) {
    const { GITHUB_REPOSITORY: repository = '' } = env;
    const [owner = '', repo = ''] = repository.split('/');
    return {
        eventName: env.GITHUB_EVENT_NAME ?? '',
        payload: readEvent(env.GITHUB_EVENT_PATH),
        actor: env.GITHUB_ACTOR ?? '',
        ref: env.GITHUB_REF ?? '',
        refName: env.GITHUB_REF_NAME ?? '',
        headRef: env.GITHUB_HEAD_REF ?? '',
        baseRef: env.GITHUB_BASE_REF ?? '',
        sha: env.GITHUB_SHA ?? '',
        ...{ repository, owner, repo },
        workflow: env.GITHUB_WORKFLOW ?? '',
        runId: env.GITHUB_RUN_ID ?? '',
        runAttempt: env.GITHUB_RUN_ATTEMPT ?? '',
        job: env.GITHUB_JOB ?? '',
        action: env.GITHUB_ACTION ?? '',
        actionRepository: env.GITHUB_ACTION_REPOSITORY ?? '',
        apiUrl: (env.GITHUB_API_URL || 'https://api.github.com').replace(/\/+$/, ''),
        serverUrl: env.GITHUB_SERVER_URL ?? '',
    };
}
function readEvent(path = '') {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(path) ? JSON.parse((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path, 'utf8')) : {};
    }
    catch {
        return null;
    }
}
const DEPENDABOT = 'dependabot[bot]';
function pullRequestOrigin({ payload, actor }) {
    const pullRequest = (0,_text_json_object_js__WEBPACK_IMPORTED_MODULE_2__/* .valueAt */ .fK)(payload, ['pull_request']);
    if (!(0,_text_json_object_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .Gv)(pullRequest))
        return null;
    if ((0,_runner_event_js__WEBPACK_IMPORTED_MODULE_1__/* .isFromFork */ .ty)(payload))
        return 'fork';
    const author = (0,_text_json_object_js__WEBPACK_IMPORTED_MODULE_2__/* .valueAt */ .fK)(pullRequest, ['user', 'login']);
    return actor === DEPENDABOT || author === DEPENDABOT ? 'dependabot' : null;
}
function provenanceOf(workflow, nowMs) {
    const { serverUrl, repository, runId, runAttempt } = workflow;
    return {
        repository: repository || null,
        commit: (0,_runner_event_js__WEBPACK_IMPORTED_MODULE_1__/* .testedCommit */ .tK)(workflow) || null,
        ref: workflow.headRef || workflow.refName || null,
        pullRequest: (0,_runner_event_js__WEBPACK_IMPORTED_MODULE_1__/* .pullRequestOf */ ._n)(workflow)?.number ?? null,
        workflow: workflow.workflow || null,
        job: workflow.job || null,
        step: workflow.action || null,
        workflowRunUrl: serverUrl && repository && runId
            ? `${serverUrl}/${repository}/actions/runs/${runId}/attempts/${runAttempt || 1}`
            : null,
        attempt: Number.parseInt(runAttempt, 10) || null,
        reportedAt: new Date(nowMs).toISOString(),
        actionVersion: _text_log_line_js__WEBPACK_IMPORTED_MODULE_3__/* .VERSION */ .xv,
    };
}


/***/ }),

/***/ 62100:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ caseSchema),
/* harmony export */   s: () => (/* binding */ CASE_STATUSES)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(5915);
/* harmony import */ var _fields_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(17132);


const countsOrNull = (description) => _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .nullable */ .mee(_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .countsSchema */ .GB), description);
const CASE_STATUSES = ['now failing', 'failing', 'now passing', 'passing'];
const caseSchema = _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .shape */ .cW('Case', {
    id: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .plain */ .pj('Identifies the case, the same from run to run.'),
    scenario: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .textOrNull */ .ef('What the caller was to do; the end of its ID where `detail` is brief.'),
    scenarioId: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .plainOrNull */ .HQ('ID of the scenario, or a hash of its text.')),
    persona: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .textOrNull */ .ef('Name of the persona.'),
    agent: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .textOrNull */ .ef('Name of the agent.'),
    status: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .nullable */ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(CASE_STATUSES)), 'Now failing: its pass rate fell, and the drop is statistically significant. Failing: a call fails. Now passing: no call fails, and one failed in the baseline. Null if it was not evaluated.'),
    ..._fields_js__WEBPACK_IMPORTED_MODULE_0__/* .countsSchema */ .GB.shape,
    baseline: countsOrNull('The same in the pooled baseline.'),
    p: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .numberOrNull */ .wD("p-value of its drop (Fisher's exact test, one-sided)."),
    adjustedP: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .numberOrNull */ .wD('The same after the correction by Holm for all cases.'),
    failingCall: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .inFull */ .Vz(_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .plainOrNull */ .HQ('ID of a call that failed.')),
    checks: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .entries */ .jO('Its checks, as the calls report them.', {
        id: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .plainOrNull */ .HQ('ID of its metric definition.'),
        name: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq('Name of the check.'),
        current: countsOrNull('Calls of the case that the check graded.'),
        baseline: countsOrNull("The same in the pooled baseline; null if the calls do not add up to its runs' counts."),
    }),
});


/***/ }),

/***/ 85851:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Ad: () => (/* binding */ findSame),
/* harmony export */   KN: () => (/* binding */ isEvaluated),
/* harmony export */   LB: () => (/* binding */ isSameCheck),
/* harmony export */   Vg: () => (/* binding */ eachCheckOnce),
/* harmony export */   Yw: () => (/* binding */ isBelow),
/* harmony export */   dQ: () => (/* binding */ highestRate),
/* harmony export */   iJ: () => (/* binding */ checkResult),
/* harmony export */   rP: () => (/* binding */ resultInRuns),
/* harmony export */   tg: () => (/* binding */ checksOf),
/* harmony export */   un: () => (/* binding */ checkFacts),
/* harmony export */   x4: () => (/* binding */ isBelowThreshold)
/* harmony export */ });
/* unused harmony export checkKey */
/* harmony import */ var _text_alike_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(46651);
/* harmony import */ var _text_percent_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(58582);
/* harmony import */ var _counts_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(97353);



function checkResult(sources, rates) {
    const valid = sources.map((entries) => entries.flatMap((one) => (0,_counts_js__WEBPACK_IMPORTED_MODULE_1__/* .countsFrom */ .bT)(one?.passed, one?.evaluated) ?? []));
    const counts = (0,_counts_js__WEBPACK_IMPORTED_MODULE_1__/* .worstCounts */ .cP)(valid.find(({ length }) => length > 0) ?? []);
    const known = rates.flatMap(validRate);
    const lowest = known.length === 0 ? null : Math.min(...known);
    return { counts, passRate: counts === null ? lowest : (0,_counts_js__WEBPACK_IMPORTED_MODULE_1__/* .rateOf */ .MK)(counts) };
}
function validRate(rate) {
    return rate !== null && rate >= 0 && rate <= 100 ? [rate] : [];
}
function isBelow(rate, threshold) {
    return (0,_text_percent_js__WEBPACK_IMPORTED_MODULE_2__/* .percentUnits */ .F0)(rate) < (0,_text_percent_js__WEBPACK_IMPORTED_MODULE_2__/* .percentUnits */ .F0)(threshold);
}
function isBelowThreshold(check) {
    const { passRate } = checkResult([[check]], [check.passRate]);
    return passRate !== null && check.threshold !== null && isBelow(passRate, check.threshold);
}
function isEvaluated(check) {
    return check.passRate !== null && (check.isPassed !== null || check.threshold !== null);
}
function highestRate(rates) {
    const known = rates.flatMap(validRate);
    return known.length === 0 ? null : Math.max(...known);
}
function checkFacts(list, trend) {
    const inTrend = trend.map((row) => ({ id: row.checkId, name: row.checkName, row }));
    const listedOf = findSame(list);
    const rowsOf = findSame(inTrend);
    return eachCheckOnce([...inTrend, ...list]).map((check) => {
        const listed = listedOf(check);
        const rows = rowsOf(check).map(({ row }) => row);
        const rates = [
            ...listed.map(({ passRate }) => passRate),
            ...rows.map(({ currentPassRate }) => currentPassRate),
        ];
        const ofRows = rows.map(({ counts }) => counts?.current);
        return {
            ...{ id: check.id, name: check.name, listed, rows },
            ...checkResult([listed, ofRows], rates),
        };
    });
}
function resultInRuns(runs) {
    const finders = runs.map(({ checks }) => findSame(checks));
    return (check) => {
        const results = finders.map((find) => {
            const same = find(check);
            const rates = same.map(({ passRate }) => passRate);
            return checkResult([same], rates);
        });
        const counts = (0,_counts_js__WEBPACK_IMPORTED_MODULE_1__/* .pooledCounts */ .wM)(results.flatMap((one) => one.counts ?? []));
        if (counts !== null)
            return { counts, passRate: (0,_counts_js__WEBPACK_IMPORTED_MODULE_1__/* .rateOf */ .MK)(counts) };
        const rates = results.flatMap(({ passRate }) => passRate ?? []);
        const sum = rates.reduce((total, rate) => total + rate, 0);
        return { counts, passRate: rates.length === 0 ? null : sum / rates.length };
    };
}
function checksOf({ checks = [], report, }) {
    return checkFacts(checks, report?.trend?.rows ?? []).map(({ id, name, listed, counts, passRate }) => {
        const [{ isPassed = null, threshold = null, evaluated = null } = {}] = listed;
        const isUnknown = passRate === null || threshold === null;
        return {
            id: id ?? null,
            name,
            passed: counts?.passed ?? null,
            evaluated: counts?.evaluated ?? evaluated,
            passRate,
            isPassed: isPassed ?? (isUnknown ? null : !isBelow(passRate, threshold)),
        };
    });
}
function checkKey({ id, name }) {
    return id ? `id ${id.toLowerCase()}` : `name ${(0,_text_alike_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeName */ .Pc)(name)}`;
}
function isSameCheck(one, other) {
    if (one.id && other.id)
        return checkKey(one) === checkKey(other);
    return (0,_text_alike_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeName */ .Pc)(one.name) === (0,_text_alike_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeName */ .Pc)(other.name);
}
function findSame(entries) {
    const byKey = Map.groupBy(entries, checkKey);
    const byName = Map.groupBy(entries, ({ name }) => checkKey({ name }));
    return (check) => {
        const named = checkKey({ name: check.name });
        if (!check.id)
            return byName.get(named) ?? [];
        return [...(byKey.get(checkKey(check)) ?? []), ...(byKey.get(named) ?? [])];
    };
}
function eachCheckOnce(entries) {
    const withId = findSame(entries.filter(({ id }) => id));
    const checks = new Map();
    for (const entry of entries) {
        const named = entry.id ? [] : withId(entry);
        for (const check of named.length > 0 ? named : [entry]) {
            const key = checkKey(check);
            if (!checks.has(key))
                checks.set(key, check);
        }
    }
    return [...checks.values()];
}


/***/ }),

/***/ 99908:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ copier)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(58989);
/* harmony import */ var _fields_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(17132);


const same = (value) => value;
function copier(shape, copying) {
    const copy = copyOf(shape, copying, false);
    return (value) => copy(value);
}
function copyOf(shape, copying, isInText) {
    const isText = isInText || _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .SERVICE_TEXT */ .ed.has(shape);
    const partOf = (part) => copyOf(part, copying, isText);
    const { def } = shape._zod;
    const isLeftOut = copying.isBrief === true && _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .IN_FULL_ONLY */ .Zo.has(shape);
    switch (def.type) {
        case 'string': {
            if (isLeftOut)
                return () => '';
            const { text } = copying;
            return isText && text ? (value) => text(String(value)) : same;
        }
        case 'nullable': {
            if (isLeftOut)
                return () => null;
            const part = partOf(def.innerType);
            return (value) => (value === null ? null : part(value));
        }
        case 'array':
            return isLeftOut ? () => [] : copyItems(partOf(def.element));
        case 'optional':
            return isLeftOut ? () => undefined : partOf(def.innerType);
        case 'object':
            return copyFields(Object.entries(def.shape).map(([name, part]) => [name, partOf(part)]), copying);
        case 'union':
            return copyOption(def.options.map((option) => [option, partOf(option)]));
        default:
            return same;
    }
}
function copyItems(item) {
    if (item === same)
        return same;
    return (values) => values.map((one) => item(one));
}
function copyFields(fields, { fillsAbsent, complete }) {
    return (value) => {
        const source = value;
        const copied = {};
        for (const [name, copy] of fields) {
            const part = source[name] === undefined ? undefined : copy(source[name]);
            if (part !== undefined)
                copied[name] = part;
            else if (fillsAbsent === true)
                copied[name] = null;
        }
        complete?.(copied);
        return copied;
    };
}
function copyOption(options) {
    return (value) => options.flatMap(([shape, copy]) => zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .safeParse */ .xL(shape, value).success ? [copy(value)] : [])[0];
}


/***/ }),

/***/ 97353:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   MK: () => (/* binding */ rateOf),
/* harmony export */   W_: () => (/* binding */ sumCounts),
/* harmony export */   bT: () => (/* binding */ countsFrom),
/* harmony export */   cP: () => (/* binding */ worstCounts),
/* harmony export */   wM: () => (/* binding */ pooledCounts)
/* harmony export */ });
const MAX_CALLS = 1_000_000;
function countsFrom(passed, evaluated) {
    if (!Number.isInteger(passed) || !Number.isInteger(evaluated))
        return null;
    const counts = { passed: Number(passed), evaluated: Number(evaluated) };
    const isPossible = counts.passed >= 0 &&
        counts.evaluated >= 1 &&
        counts.passed <= counts.evaluated &&
        counts.evaluated <= MAX_CALLS;
    return isPossible ? counts : null;
}
function rateOf({ passed, evaluated }) {
    return (100 * passed) / evaluated;
}
function worstCounts(all) {
    const [worst = null] = all.toSorted((one, other) => rateOf(one) - rateOf(other) || other.evaluated - one.evaluated);
    return worst;
}
function sumCounts(all) {
    return {
        passed: all.reduce((sum, { passed }) => sum + passed, 0),
        evaluated: all.reduce((sum, { evaluated }) => sum + evaluated, 0),
    };
}
function pooledCounts(all) {
    const { passed, evaluated } = sumCounts(all);
    return countsFrom(passed, evaluated);
}


/***/ }),

/***/ 67332:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   EI: () => (/* binding */ reportOf),
/* harmony export */   RS: () => (/* binding */ trendOf),
/* harmony export */   XF: () => (/* binding */ worseReport),
/* harmony export */   aJ: () => (/* binding */ isShown),
/* harmony export */   bG: () => (/* binding */ trendSchema),
/* harmony export */   bZ: () => (/* binding */ trendRowFields),
/* harmony export */   zu: () => (/* binding */ debriefReportSchema),
/* harmony export */   zw: () => (/* binding */ themeFields)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(5915);
/* harmony import */ var _fields_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(17132);


const LIFECYCLE = 'NEW, PERSISTENT, IMPROVING, FIXED.';
const CHANNEL = 'PROMPT, VOICE_CONFIG, STT, SPEECH_MODEL, LLM_MODEL, INFRA, EXTERNAL.';
const CALL_IDS = 'IDs of calls that show it';
const findingSchema = _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .named */ .KT('Finding', zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({
    title: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq('What was found, in a few words.'),
    body: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .inFull */ .Vz(_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq('What was found; empty where `detail` is brief.')),
    callIds: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .callIds */ .d2(CALL_IDS),
}));
const themeFields = {
    slug: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq('What the theme is known by from run to run.'),
    title: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq('What fails, in a few words.'),
    severity: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq('HIGH, MEDIUM, LOW.'),
    impact: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .textOrNull */ .ef('CRITICAL, HIGH, MEDIUM, LOW.'),
    prevalence: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .textOrNull */ .ef('WIDESPREAD, RECURRING, ISOLATED.'),
    lifecycle: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .textOrNull */ .ef(LIFECYCLE),
    affectedCallCount: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .integer */ .nd('Calls that show it.'),
    totalCallCount: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .integer */ .nd('Calls that could have shown it.'),
    checkNames: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .texts */ .Te('The checks that fail for it.'),
    rootCauseChannel: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .textOrNull */ .ef(CHANNEL),
    analysis: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .inFull */ .Vz(_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq('Why it fails; empty where `detail` is brief.')),
    callIds: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .callIds */ .d2(CALL_IDS),
};
const themeSchema = _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .named */ .KT('Theme', zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({
    ...themeFields,
    serviceLifecycle: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .textOrNull */ .ef("The service's lifecycle, if the gate determined its own.")),
}));
const recommendationSchema = _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .named */ .KT('Recommendation', zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({
    order: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .integer */ .nd('Its place among the recommendations.'),
    title: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq('What to do, in a few words.'),
    body: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .inFull */ .Vz(_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq('What to do; empty where `detail` is brief.')),
    severity: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .textOrNull */ .ef('HIGH, MEDIUM, LOW.'),
    channel: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .textOrNull */ .ef(CHANNEL),
    currentText: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .inFull */ .Vz(_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .textOrNull */ .ef('The text of the prompt to replace.')),
    suggestedText: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .inFull */ .Vz(_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .textOrNull */ .ef('What is to take its place.')),
    themeSlugs: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .texts */ .Te('Slugs of the themes that it is meant for.'),
}));
const trendRowFields = {
    checkName: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq('Name of the check.'),
    previousPassRate: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .rate */ .TS(),
    currentPassRate: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .rate */ .TS(),
    lifecycle: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .textOrNull */ .ef(LIFECYCLE),
};
const countsSchema = _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .shape */ .cW('Counts', {
    ..._fields_js__WEBPACK_IMPORTED_MODULE_0__/* .countsSchema */ .GB.shape,
    confidenceInterval: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .interval */ .YP(),
});
const trendRowSchema = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({
    ...trendRowFields,
    checkId: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .plainOrNull */ .HQ('ID of its metric definition.')),
    counts: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
        previous: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .nullable */ .mee(countsSchema), 'Of the baseline.'),
        current: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .nullable */ .mee(countsSchema), 'Of this run.'),
    }), 'The calls that the rates were taken of.')),
});
function trendOf(row) {
    return zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({
        baselineRunPlanJobId: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .plain */ .pj('Run plan job ID of the run that it was compared with; empty where there is none.'),
        baselineRunNumber: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .integerOrNull */ .f1('Number of that run.'),
        rows: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .list */ .p_(row, 'A row per check.'),
    });
}
const trendSchema = _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .named */ .KT('Trend', trendOf(trendRowSchema));
const executiveSummarySchema = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({
    paragraphs: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .inFull */ .Vz(_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .texts */ .Te('Its paragraphs.')),
    sections: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .inFull */ .Vz(_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .list */ .p_(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({
        heading: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .textOrNull */ .ef('Heading of the section.'),
        body: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq('Text of the section.'),
    }), 'Its sections.')),
});
function reportOf(theme, trend) {
    return zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({
        generatedAt: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .plain */ .pj('When the service wrote it, ISO 8601.'),
        verdict: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq('PASSED, THRESHOLD_FAILED.'),
        verdictSummary: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .inFull */ .Vz(_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq('The verdict in one paragraph; empty where `detail` is brief.')),
        executiveSummary: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY(executiveSummarySchema, 'The executive summary; empty where `detail` is brief.'),
        keyFindings: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .list */ .p_(findingSchema, 'What matters most.'),
        wentWell: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .list */ .p_(findingSchema, 'What went well.'),
        themes: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .list */ .p_(theme, 'Failure themes, as the service lists them.'),
        recommendations: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .list */ .p_(recommendationSchema, 'What the service recommends.'),
        trend: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .nullable */ .mee(trend), 'Pass rates now and in the baseline.'),
    });
}
const debriefReportSchema = _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .named */ .KT('DebriefReport', reportOf(themeSchema, trendSchema));
function isShown({ lifecycle, affectedCallCount }) {
    return lifecycle !== 'FIXED' || affectedCallCount > 0;
}
function worseReport(report, later) {
    return later === null || badness(later) < badness(report) ? report : later;
}
function badness({ verdict }) {
    if (verdict === 'PASSED')
        return 0;
    return verdict === 'THRESHOLD_FAILED' ? 2 : 1;
}


/***/ }),

/***/ 17132:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   GB: () => (/* binding */ countsSchema),
/* harmony export */   HQ: () => (/* binding */ plainOrNull),
/* harmony export */   Jt: () => (/* binding */ flag),
/* harmony export */   KT: () => (/* binding */ named),
/* harmony export */   Qq: () => (/* binding */ text),
/* harmony export */   T: () => (/* binding */ flagOrNull),
/* harmony export */   TS: () => (/* binding */ rate),
/* harmony export */   Te: () => (/* binding */ texts),
/* harmony export */   Vz: () => (/* binding */ inFull),
/* harmony export */   WY: () => (/* binding */ described),
/* harmony export */   YP: () => (/* binding */ interval),
/* harmony export */   Zo: () => (/* binding */ IN_FULL_ONLY),
/* harmony export */   ag: () => (/* binding */ said),
/* harmony export */   cW: () => (/* binding */ shape),
/* harmony export */   d2: () => (/* binding */ callIds),
/* harmony export */   ed: () => (/* binding */ SERVICE_TEXT),
/* harmony export */   ef: () => (/* binding */ textOrNull),
/* harmony export */   f1: () => (/* binding */ integerOrNull),
/* harmony export */   jO: () => (/* binding */ entries),
/* harmony export */   nd: () => (/* binding */ integer),
/* harmony export */   p_: () => (/* binding */ list),
/* harmony export */   pj: () => (/* binding */ plain),
/* harmony export */   wD: () => (/* binding */ numberOrNull)
/* harmony export */ });
/* unused harmony export DESCRIPTIONS */
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(34288);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(5915);

const DESCRIPTIONS = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .registry */ .u5();
const SERVICE_TEXT = new WeakSet();
const IN_FULL_ONLY = new WeakSet();
function described(type, description) {
    DESCRIPTIONS.add(type, { description });
    return type;
}
function named(id, type) {
    DESCRIPTIONS.add(type, { id });
    return type;
}
function said(type) {
    SERVICE_TEXT.add(type);
    return type;
}
function inFull(type) {
    IN_FULL_ONLY.add(type);
    return type;
}
function shape(id, fields) {
    return named(id, zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc(fields));
}
function entries(description, fields) {
    return list(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc(fields), description);
}
function list(item, description) {
    return described(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(item), description);
}
const plain = (description) => described(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), description);
const plainOrNull = (description) => described(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .nullable */ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()), description);
const text = (description) => said(plain(description));
const textOrNull = (description) => said(plainOrNull(description));
const texts = (description) => said(described(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()), description));
const integer = (description) => described(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr(), description);
const integerOrNull = (description) => described(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .nullable */ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr()), description);
const flag = (description) => described(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY(), description);
const flagOrNull = (description) => described(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .nullable */ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY()), description);
const numberOrNull = (description) => described(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .nullable */ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig()), description);
const rate = () => numberOrNull('Percent, 0 to 100.');
const countsSchema = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    passed: integer('Calls that passed.'),
    evaluated: integer('Calls that were graded.'),
});
const interval = () => zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(described(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .nullable */ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    low: described(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig(), 'Percent, 0 to 100.'),
    high: described(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig(), 'Percent, 0 to 100.'),
})), '95% confidence interval of the rate (Wilson), or null without counts.'));
const callIds = (description) => inFull(described(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()), `${description}; empty where \`detail\` is brief.`));


/***/ }),

/***/ 93604:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   eI: () => (/* binding */ measureSchema),
/* harmony export */   er: () => (/* binding */ MIN_VALUES),
/* harmony export */   gS: () => (/* binding */ STATISTICS),
/* harmony export */   uk: () => (/* binding */ poolFigures)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(5915);
/* harmony import */ var _fields_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(17132);


const MIN_VALUES = 8;
const STATISTICS = ['average', 'median', 'p95', 'minimum', 'maximum'];
const figure = (description) => _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .numberOrNull */ .wD(`${description}.`);
const figuresSchema = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    calls: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .integerOrNull */ .f1('Calls that it was measured in.'),
    average: figure('Average'),
    median: figure('Median'),
    p95: figure('95th percentile'),
    minimum: figure('Lowest value'),
    maximum: figure('Highest value'),
    values: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .list */ .p_(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig(), 'Its value in each call; empty if they are not known.'),
});
const measureSchema = _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .shape */ .cW('Measure', {
    id: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .plainOrNull */ .HQ('ID of its metric definition.'),
    name: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq('Name of the metric.'),
    unit: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .textOrNull */ .ef('Symbol of its unit.'),
    current: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY(figuresSchema, 'What the service reports for this run.'),
    baseline: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .nullable */ .mee(figuresSchema), 'The same in the pooled baseline.'),
    isLimited: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .flag */ .Jt('Whether the policy limits it.'),
    test: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(['welch', 'none']), "How its change was tested: Welch's t-test, one-sided, on the logarithms if all values are positive; or none."),
    p: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .numberOrNull */ .wD('Its p-value, or null without a test.'),
    adjustedP: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .numberOrNull */ .wD('The p-value after the correction by Holm for all measures that were tested.'),
});
function poolFigures(runs) {
    const [newest, ...older] = runs;
    if (newest === undefined)
        return null;
    if (older.length === 0 || runs.some(({ values }) => values.length === 0))
        return newest;
    const values = runs.flatMap((run) => run.values).toSorted((a, b) => a - b);
    return {
        calls: values.length,
        average: values.reduce((sum, value) => sum + value, 0) / values.length,
        median: quantile(values, 0.5),
        p95: quantile(values, 0.95),
        minimum: values[0] ?? null,
        maximum: values.at(-1) ?? null,
        values,
    };
}
function quantile(sorted, share) {
    const position = (sorted.length - 1) * share;
    const [low, high] = [sorted[Math.floor(position)], sorted[Math.ceil(position)]];
    if (low === undefined || high === undefined)
        return null;
    return low + (high - low) * (position - Math.floor(position));
}


/***/ }),

/***/ 41913:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   GD: () => (/* binding */ tolerates),
/* harmony export */   Om: () => (/* binding */ worstOutcome),
/* harmony export */   Ri: () => (/* binding */ IN_FLIGHT),
/* harmony export */   c6: () => (/* binding */ fails),
/* harmony export */   hY: () => (/* binding */ hasEnded),
/* harmony export */   jf: () => (/* binding */ isGoing),
/* harmony export */   md: () => (/* binding */ worstFirst),
/* harmony export */   wi: () => (/* binding */ RUN_OUTCOMES)
/* harmony export */ });
/* unused harmony export ENDED */
const RUN_OUTCOMES = ['error', 'failed', 'inconclusive', 'started', 'passed'];
function compareOutcomes(a, b) {
    return RUN_OUTCOMES.indexOf(a) - RUN_OUTCOMES.indexOf(b);
}
function worstFirst(runs) {
    return runs.toSorted((a, b) => compareOutcomes(a.outcome, b.outcome));
}
function worstOutcome(outcomes) {
    return outcomes.toSorted(compareOutcomes)[0] ?? 'inconclusive';
}
function fails(outcome) {
    return outcome === 'failed' || outcome === 'inconclusive' || outcome === 'error';
}
function tolerates(outcomes, tolerance) {
    return (fails(worstOutcome(outcomes)) && outcomes.every((outcome) => isTolerated(outcome, tolerance)));
}
function isTolerated(outcome, { warnOnly, onInconclusive, isTrial = false }) {
    if (isTrial)
        return outcome !== 'error';
    if (outcome === 'failed')
        return warnOnly;
    if (outcome === 'inconclusive')
        return onInconclusive === 'warn';
    return !fails(outcome);
}
const ENDED = new Set([
    'COMPLETED',
    'FAILED',
    'TIMED_OUT',
    'CANCELLED',
    'CANCELED',
]);
const IN_FLIGHT = [
    'PENDING',
    'QUEUED',
    'CREATING_SNAPSHOTS',
    'CREATING_SIMULATIONS',
    'PREPARING_CAPACITY',
    'RUNNING_SIMULATIONS',
    'ENDING_SIMULATIONS',
    'CANCELLING',
];
const GOING = new Set(IN_FLIGHT);
function isGoing(runStatus) {
    return runStatus !== null && GOING.has(runStatus);
}
function hasEnded(runStatus) {
    return runStatus !== null && ENDED.has(runStatus);
}


/***/ }),

/***/ 66401:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  Aj: () => (/* binding */ REPORT_VERSION),
  Ew: () => (/* binding */ SCHEMA_ID),
  vU: () => (/* binding */ gateReportSchema),
  mj: () => (/* binding */ reportFileSchema)
});

// EXTERNAL MODULE: ../../node_modules/zod/v4/mini/schemas.js
var schemas = __nccwpck_require__(5915);
// EXTERNAL MODULE: ./model/debrief.js
var debrief = __nccwpck_require__(67332);
// EXTERNAL MODULE: ./model/fields.js
var fields = __nccwpck_require__(17132);
;// CONCATENATED MODULE: ./model/baseline.js



const dropTestSchema = fields/* shape */.cW('DropTest', {
    check: fields/* text */.Qq('Name of the check.'),
    checkId: fields/* plainOrNull */.HQ('ID of its metric definition.'),
    test: fields/* described */.WY(schemas/* enum */.k5n(['stratified', 'fisher', 'none']), "The exact test case by case; Fisher's exact test of the counts; both one-sided; or none: the rates alone were compared."),
    p: fields/* numberOrNull */.wD('Its p-value, or null without a test.'),
    adjustedP: fields/* numberOrNull */.wD('The p-value after the correction by Holm for all drops of the gate, or null without a test.'),
});
const baselineSchema = fields/* shape */.cW('Baseline', {
    source: fields/* described */.WY(schemas/* enum */.k5n(['memory', 'given', 'previous', 'off']), "Where it comes from: the gate's memory, the input `baseline`, the service's own choice, or nowhere."),
    isFallback: schemas/* optional */.lqM(fields/* flag */.Jt("Whether it is the service's previous run for want of a run of the base branch.")),
    unfit: schemas/* optional */.lqM(fields/* shape */.cW('UnfitBaseline', {
        jobId: fields/* plain */.pj('Run plan job ID in the input `baseline`, or of a recorded run.'),
        why: fields/* text */.Qq('Why that run cannot be compared with.'),
        isUnread: fields/* flag */.Jt('Whether it exists and could not be read.'),
    })),
    jobId: fields/* plain */.pj('Run plan job ID of the newest run of the baseline; empty where there is none.'),
    number: fields/* integerOrNull */.f1('Number of that run among those of its plan.'),
    commit: fields/* plainOrNull */.HQ('Commit that it tested.'),
    ref: fields/* plainOrNull */.HQ('Git ref that it was made for.'),
    endedAt: fields/* plainOrNull */.HQ('When it ended, ISO 8601.'),
    ageDays: fields/* numberOrNull */.wD('Days since it ended.'),
    outcome: fields/* plainOrNull */.HQ('What it came to.'),
    pooled: fields/* list */.p_(schemas/* string */.YjP(), 'Run plan job IDs of all runs whose calls were pooled, newest first.'),
    gone: fields/* entries */.jO('Themes that the newest of them has and this run does not.', {
        slug: fields/* text */.Qq("The theme's slug."),
        title: fields/* text */.Qq('What failed, in a few words.'),
    }),
    serviceTrend: fields/* described */.WY(schemas/* nullable */.mee(debrief/* trendSchema */.bG), "The service's own comparison, where the gate made another."),
    trend: fields/* described */.WY(schemas/* optional */.lqM(debrief/* trendSchema */.bG), "The gate's comparison of a run without a debrief; other runs have it in their report."),
});

// EXTERNAL MODULE: ./model/cases.js
var cases = __nccwpck_require__(62100);
// EXTERNAL MODULE: ./model/outcome.js
var outcome = __nccwpck_require__(41913);
;// CONCATENATED MODULE: ./model/evidence.js




const TIME = 'ISO 8601.';
const runFactsSchema = fields/* shape */.cW('RunFacts', {
    planId: fields/* plainOrNull */.HQ('ID of the run plan.'),
    planName: fields/* textOrNull */.ef('Name of the run plan.'),
    number: fields/* integerOrNull */.f1('Number of the run among those of its plan.'),
    createdAt: fields/* plainOrNull */.HQ(`When it was created, ${TIME}`),
    startedAt: fields/* plainOrNull */.HQ(`When it started, ${TIME}`),
    endedAt: fields/* plainOrNull */.HQ(`When it ended, ${TIME}`),
    durationMs: fields/* numberOrNull */.wD('How long it took in milliseconds.'),
});
const runVerdictSchema = fields/* shape */.cW('RunVerdict', {
    passed: fields/* flagOrNull */.T('Whether the run passed, or null if it was not evaluated.'),
    score: fields/* numberOrNull */.wD('0 to 100.'),
    failures: fields/* entries */.jO('All failures.', {
        type: fields/* text */.Qq('Type of the failure, e.g. METRIC_BELOW_MIN_PASS_RATE.'),
        check: fields/* textOrNull */.ef('Name of the check that it is about.'),
        checkId: schemas/* optional */.lqM(fields/* plainOrNull */.HQ('ID of its metric definition.')),
        status: fields/* textOrNull */.ef('How the run ended.'),
        agent: fields/* textOrNull */.ef('Name of the agent that it is about.'),
        calls: fields/* integerOrNull */.f1('Calls that were graded, or in which the agent was silent.'),
        totalCalls: fields/* integerOrNull */.f1('Of so many calls.'),
        passRate: fields/* numberOrNull */.wD('Pass rate of the check in percent.'),
        limit: fields/* numberOrNull */.wD('Threshold of the check, or limit of silent calls, in percent.'),
    }),
});
const callCountsSchema = fields/* shape */.cW('CallCounts', {
    total: fields/* integerOrNull */.f1('All calls.'),
    counted: fields/* integerOrNull */.f1('Calls that are scored.'),
    evaluated: fields/* integerOrNull */.f1('Calls that were graded.'),
    passed: fields/* integerOrNull */.f1('Calls that passed all of their checks.'),
});
const checkSchema = fields/* shape */.cW('Check', {
    id: fields/* plainOrNull */.HQ('ID of the metric definition.'),
    name: fields/* text */.Qq('Name of the check.'),
    isPassed: fields/* flagOrNull */.T('Whether it reached its threshold.'),
    passed: fields/* integerOrNull */.f1('Calls that passed it.'),
    evaluated: fields/* integerOrNull */.f1('Calls that were graded by it.'),
    otherCounts: fields/* described */.WY(schemas/* optional */.lqM(fields/* countsSchema */.GB), 'The same of another source in which more calls fail, which the rule `never` uses.'),
    passRate: fields/* rate */.TS(),
    confidenceInterval: fields/* interval */.YP(),
    threshold: fields/* numberOrNull */.wD('The threshold: percent that has to pass.'),
});
const callSchema = fields/* shape */.cW('Call', {
    id: fields/* plainOrNull */.HQ('ID of the call.'),
    simulationJobId: fields/* plainOrNull */.HQ('ID of the simulation job that made it.'),
    status: fields/* textOrNull */.ef('How its simulation job ended.'),
    isPassed: fields/* flagOrNull */.T('Whether it passed its checks, or null where it was not graded.'),
    isCounted: fields/* flag */.Jt('Whether it is scored.'),
    invalidation: schemas/* optional */.lqM(fields/* text */.Qq('Why its simulation job is invalid.')),
    failureOwner: schemas/* optional */.lqM(fields/* text */.Qq('Who is responsible for its failure.')),
    attempt: fields/* integerOrNull */.f1('Which attempt at its test case it is, from 1.'),
    durationMs: fields/* numberOrNull */.wD('How long it took in milliseconds.'),
    agent: fields/* textOrNull */.ef('Name of the agent.'),
    persona: fields/* textOrNull */.ef('Name of the persona.'),
    scenario: fields/* textOrNull */.ef('What the caller was to do.'),
    checks: fields/* entries */.jO('Its checks.', {
        name: fields/* text */.Qq('Name of the check.'),
        isPassed: fields/* flagOrNull */.T('Whether the call passed it.'),
        reasoning: fields/* textOrNull */.ef('Why, in the words of who graded it.'),
    }),
    excerpt: fields/* entries */.jO('What of its transcript shows why it failed.', {
        speaker: fields/* textOrNull */.ef('AGENT, CUSTOMER.'),
        text: fields/* text */.Qq('What was said.'),
        startMs: fields/* numberOrNull */.wD('When, in milliseconds from the start of the call.'),
    }),
});
const breakdown = (description) => fields/* entries */.jO(description, {
    name: fields/* text */.Qq('Its name.'),
    evaluated: fields/* integerOrNull */.f1('Calls that were graded.'),
    passed: fields/* integerOrNull */.f1('Calls that passed.'),
    passRate: fields/* rate */.TS(),
    confidenceInterval: fields/* interval */.YP(),
});
const breakdownsSchema = fields/* shape */.cW('Breakdowns', {
    byAgent: breakdown('An entry per agent.'),
    byPersona: breakdown('An entry per persona.'),
});
const costSchema = fields/* shape */.cW('Cost', { usd: fields/* described */.WY(schemas/* number */.aig(), 'US dollars.') });
const testedVariableSchema = schemas/* object */.Ikc({
    name: fields/* plain */.pj('Its name.'),
    length: fields/* integer */.nd('Length of its value in characters.'),
    sha256: fields/* plain */.pj('The first 12 digits of the SHA-256 of its value.'),
});
const provenanceSchema = fields/* shape */.cW('Provenance', {
    repository: fields/* plainOrNull */.HQ('owner/name.'),
    commit: fields/* plainOrNull */.HQ('SHA of the commit that the workflow runs for.'),
    ref: fields/* plainOrNull */.HQ('Git ref that the workflow runs for.'),
    pullRequest: fields/* integerOrNull */.f1('Number of the pull request.'),
    workflow: fields/* plainOrNull */.HQ('Name of the workflow.'),
    job: schemas/* optional */.lqM(fields/* plainOrNull */.HQ('ID of the job in the workflow.')),
    step: schemas/* optional */.lqM(fields/* plainOrNull */.HQ('ID of the step in the job.')),
    workflowRunUrl: fields/* plainOrNull */.HQ('Address of the workflow run.'),
    attempt: fields/* integerOrNull */.f1('Attempt of the workflow run, from 1.'),
    reportedAt: fields/* plain */.pj('When the report was made, ISO 8601.'),
    actionVersion: fields/* plain */.pj('Version of the action.'),
});
const confirmationSchema = fields/* shape */.cW('Confirmation', {
    jobId: fields/* plain */.pj('Run plan job ID; empty where it was not started.'),
    number: fields/* integerOrNull */.f1('Number of the run.'),
    outcome: fields/* described */.WY(schemas/* enum */.k5n(outcome/* RUN_OUTCOMES */.wi), 'Its own outcome.'),
    runStatus: fields/* textOrNull */.ef('Last status of the run.'),
    usd: fields/* numberOrNull */.wD('What it cost in US dollars.'),
    checks: fields/* described */.WY(schemas/* nullable */.mee(schemas/* array */.YOg(checkSchema)), 'Its checks over its own calls.'),
    dropTests: schemas/* optional */.lqM(fields/* list */.p_(dropTestSchema, 'As the `dropTests` of a run.')),
});
const evidenceFields = {
    about: schemas/* optional */.lqM(fields/* described */.WY(runFactsSchema, 'Which run of what it is.')),
    runVerdict: schemas/* optional */.lqM(fields/* described */.WY(runVerdictSchema, "The service's own verdict on the run.")),
    callCounts: schemas/* optional */.lqM(fields/* described */.WY(callCountsSchema, 'What became of its calls.')),
    checks: schemas/* optional */.lqM(fields/* list */.p_(checkSchema, 'Its checks over all calls.')),
    ownChecks: schemas/* optional */.lqM(fields/* list */.p_(checkSchema, 'Its checks over its own calls alone, if `checks` holds those of further runs too.')),
    ownDropTests: schemas/* optional */.lqM(fields/* list */.p_(dropTestSchema, 'As `dropTests`, for `ownChecks`.')),
    calls: fields/* inFull */.Vz(schemas/* optional */.lqM(fields/* list */.p_(callSchema, 'Its calls; null where `detail` is brief.'))),
    breakdowns: schemas/* optional */.lqM(fields/* described */.WY(breakdownsSchema, 'How calls fared by who took part in them.')),
    cost: schemas/* optional */.lqM(fields/* described */.WY(costSchema, 'What it cost, further runs included.')),
    confirmations: schemas/* optional */.lqM(fields/* list */.p_(confirmationSchema, 'Further runs that were to confirm its failure; checks and calls of the run hold those of all.')),
};

// EXTERNAL MODULE: ../../node_modules/zod/v4/core/api.js
var api = __nccwpck_require__(41299);
;// CONCATENATED MODULE: ./model/found-prompt.js


const place = (description) => fields/* described */.WY(schemas/* int */.Whr().check(api/* _gte */.qm(1)), description);
const fileSpanSchema = fields/* shape */.cW('Place', {
    path: fields/* plain */.pj('Path of the file from the workspace, with `/`.'),
    startLine: place('First line, from 1.'),
    startColumn: place('Column of the first character, in UTF-16 units, from 1.'),
    endLine: place('Last line.'),
    endColumn: place('Column after the last character.'),
});
const foundPromptSchema = schemas/* discriminatedUnion */.gMt('state', [
    schemas/* object */.Ikc({
        state: fields/* described */.WY(schemas/* literal */.euz('located'), 'Found once.'),
        place: fileSpanSchema,
        insertedText: fields/* inFull */.Vz(fields/* plain */.pj('What takes its place in the file; empty where `detail` is brief.')),
        fixedLines: fields/* inFull */.Vz(fields/* list */.p_(schemas/* string */.YjP(), 'The lines of that place after the fix; empty where `detail` is brief.')),
        leftOut: fields/* plainOrNull */.HQ('Why the patch and the suggestions do without it.'),
    }),
    schemas/* object */.Ikc({
        state: fields/* described */.WY(schemas/* literal */.euz('ambiguous'), 'Found several times.'),
        places: schemas/* array */.YOg(fileSpanSchema),
    }),
    schemas/* object */.Ikc({
        state: fields/* described */.WY(schemas/* literal */.euz('applied'), 'The new text is there already.'),
        places: schemas/* array */.YOg(fileSpanSchema),
    }),
    schemas/* object */.Ikc({ state: fields/* described */.WY(schemas/* literal */.euz('missing'), 'Found nowhere.') }),
]);

;// CONCATENATED MODULE: ./model/history.js


const historicCheckSchema = schemas/* object */.Ikc({
    id: schemas/* optional */.lqM(fields/* plainOrNull */.HQ('ID of its metric definition.')),
    name: fields/* text */.Qq('Name of the check.'),
    passed: fields/* integerOrNull */.f1('Calls that passed it.'),
    evaluated: fields/* integerOrNull */.f1('Calls that were graded by it.'),
    passRate: fields/* rate */.TS(),
    isPassed: fields/* flagOrNull */.T("Whether it reached its threshold: the policy's, else the service's."),
});
const historicRunSchema = schemas/* object */.Ikc({
    jobId: fields/* plain */.pj('Run plan job ID.'),
    number: fields/* integerOrNull */.f1('Number of the run among those of its plan.'),
    endedAt: fields/* plainOrNull */.HQ('When it ended, ISO 8601.'),
    outcome: fields/* plainOrNull */.HQ('What it came to.'),
    commit: fields/* plainOrNull */.HQ('Commit that it tested.'),
    fingerprint: fields/* plainOrNull */.HQ('Hash of what it was started with.'),
    checks: fields/* list */.p_(historicCheckSchema, 'Its checks.'),
});
const flakySchema = schemas/* object */.Ikc({
    check: fields/* text */.Qq('Name of the check.'),
    changes: fields/* integer */.nd('How often it went from passed to failed, or back.'),
    runs: fields/* integer */.nd('Of so many runs that were started with the same.'),
    waiver: fields/* text */.Qq('A waiver for the policy file, as YAML.'),
});
const historySchema = fields/* shape */.cW('History', {
    runs: fields/* list */.p_(historicRunSchema, 'Earlier runs, the oldest first.'),
    unsteady: fields/* list */.p_(flakySchema, 'Checks that changed sides although what was tested did not.'),
});
const watchedSchema = fields/* shape */.cW('Watched', {
    runs: fields/* entries */.jO('Recorded runs after the reference, the oldest first.', {
        jobId: fields/* plain */.pj('Run plan job ID.'),
        number: fields/* integerOrNull */.f1('Number of the run among those of its plan.'),
    }),
    checks: fields/* entries */.jO('The checks of the run.', {
        id: schemas/* optional */.lqM(fields/* plainOrNull */.HQ('ID of its metric definition.')),
        name: fields/* text */.Qq('Name of the check.'),
        reference: fields/* described */.WY(fields/* countsSchema */.GB, 'Its calls in all runs of the reference.'),
        counts: fields/* list */.p_(schemas/* nullable */.mee(fields/* countsSchema */.GB), 'Its calls in each of the runs after the reference; null if a run has none.'),
    }),
});

// EXTERNAL MODULE: ./model/measures.js
var measures = __nccwpck_require__(93604);
;// CONCATENATED MODULE: ./model/report.js










const limitOrValue = (description) => schemas/* optional */.lqM(fields/* said */.ag(fields/* described */.WY(schemas/* union */.KCZ([schemas/* number */.aig(), schemas/* string */.YjP()]), description)));
const reasonSchema = fields/* shape */.cW('Reason', {
    rule: fields/* plain */.pj('Name of the rule that speaks.'),
    message: fields/* text */.Qq('One sentence that a person understands.'),
    short: schemas/* optional */.lqM(fields/* text */.Qq('The same in a document whose tables have the figures, if it differs.')),
    brief: schemas/* optional */.lqM(fields/* text */.Qq('The message where `detail` is brief, if it differs.')),
    theme: schemas/* optional */.lqM(fields/* text */.Qq('Slug of the theme that it is about.')),
    check: schemas/* optional */.lqM(fields/* text */.Qq('Name of the check that it is about.')),
    checkId: schemas/* optional */.lqM(fields/* plain */.pj('ID of its metric definition.')),
    case: schemas/* optional */.lqM(fields/* plain */.pj('ID of the case that it is about.')),
    limit: limitOrValue('The limit that the policy sets.'),
    value: limitOrValue('The value that was found.'),
    restates: schemas/* optional */.lqM(fields/* described */.WY(schemas/* enum */.k5n(['verdict', 'status', 'threshold']), "What it only repeats: the debrief's verdict, the status of the run, or that the check is below a threshold.")),
});
const kind = (description) => fields/* described */.WY(schemas/* enum */.k5n(['theme', 'check']), description);
const waiverSchema = fields/* shape */.cW('Waiver', {
    kind: kind('What it excuses.'),
    target: fields/* plain */.pj("A theme's slug, or a check's name."),
    reason: fields/* plain */.pj('Why it is excused.'),
    owner: fields/* plainOrNull */.HQ('Who answers for it.'),
    expires: fields/* plain */.pj('Last day on which it holds, YYYY-MM-DD in UTC.'),
});
const waivedSchema = schemas/* object */.Ikc({
    kind: kind('What is excused.'),
    name: fields/* text */.Qq("The theme's slug or the check's name."),
    waiver: waiverSchema,
});
const exceptionsSchema = fields/* shape */.cW('Exceptions', {
    waived: fields/* list */.p_(waivedSchema, 'Themes and checks that a waiver excuses.'),
    known: fields/* texts */.Te('Slugs of themes that were there before, where that is why the verdict does not fail.'),
    unmatched: fields/* list */.p_(waiverSchema, 'Waivers in force that matched nothing.'),
    notes: fields/* texts */.Te('Other notes of the policy.'),
    warnings: schemas/* optional */.lqM(fields/* list */.p_(reasonSchema, 'What the policy only warns of.')),
});
const debriefSchema = schemas/* object */.Ikc({
    debriefId: fields/* plain */.pj('ID of the debrief.'),
    status: fields/* text */.Qq('PENDING, GENERATING, READY, FAILED.'),
    errorMessage: fields/* textOrNull */.ef('Why the service could not write it.'),
    createdAt: schemas/* optional */.lqM(fields/* plainOrNull */.HQ('When it was created, ISO 8601.')),
    completedAt: schemas/* optional */.lqM(fields/* plainOrNull */.HQ('When it was completed, ISO 8601.')),
});
const gateNameFields = {
    gateName: schemas/* optional */.lqM(fields/* plain */.pj('Name that the workflow gives the gate.')),
    gate: schemas/* optional */.lqM(fields/* plain */.pj('Identifies the gate, the same in every attempt: its name, else the subject of its inputs.')),
};
const partSchema = schemas/* object */.Ikc({
    ...gateNameFields,
    outcome: fields/* described */.WY(schemas/* enum */.k5n(outcome/* RUN_OUTCOMES */.wi), 'What that gate came to.'),
});
const runSchema = fields/* shape */.cW('Run', {
    jobId: fields/* plain */.pj('Run plan job ID; empty where there is none.'),
    label: fields/* plain */.pj('What the run is known by without an ID, e.g. the path of a saved debrief.'),
    stableName: schemas/* optional */.lqM(fields/* plain */.pj('What it is a run of, the same from run to run: a plan, a number or a file.')),
    outcome: fields/* described */.WY(schemas/* enum */.k5n(outcome/* RUN_OUTCOMES */.wi), 'What the run came to.'),
    reasons: fields/* list */.p_(reasonSchema, 'Why; empty when passed.'),
    notes: fields/* texts */.Te('Notes, which decide nothing.'),
    runStatus: fields/* textOrNull */.ef('Last status of the run, or null where it was never read.'),
    debrief: fields/* described */.WY(schemas/* nullable */.mee(debriefSchema), 'Last debrief seen.'),
    report: fields/* described */.WY(schemas/* nullable */.mee(debrief/* debriefReportSchema */.zu), 'The evaluated report.'),
    exceptions: fields/* described */.WY(schemas/* nullable */.mee(exceptionsSchema), 'Warnings, waivers and notes of the policy.'),
    checksBelowThreshold: schemas/* optional */.lqM(fields/* entries */.jO('Checks that failed by the service or that are below their threshold.', {
        id: fields/* plainOrNull */.HQ('ID of the metric definition.'),
        name: fields/* text */.Qq('Name of the check.'),
        threshold: fields/* numberOrNull */.wD('The higher of its threshold and the limit of the policy.'),
    })),
    dropTests: schemas/* optional */.lqM(fields/* list */.p_(dropTestSchema, 'Every check whose drop was compared with `max-drop`, and its p-values.')),
    cases: schemas/* optional */.lqM(fields/* list */.p_(cases/* caseSchema */.o, 'What its calls tested, the worst first.')),
    measures: schemas/* optional */.lqM(fields/* list */.p_(measures/* measureSchema */.eI, 'Its metrics with numbers.')),
    detectableDrop: schemas/* optional */.lqM(fields/* described */.WY(schemas/* nullable */.mee(schemas/* int */.Whr()), 'Smallest drop from 95% that the calls of the run and its baseline find in four of five runs, in percentage points.')),
    baseline: schemas/* optional */.lqM(fields/* described */.WY(baselineSchema, 'What it was compared with.')),
    attached: schemas/* optional */.lqM(fields/* flag */.Jt('Whether an earlier attempt of the step had started it.')),
    unread: schemas/* optional */.lqM(fields/* text */.Qq('Why its results could not be read.')),
    usedVariables: schemas/* optional */.lqM(fields/* described */.WY(schemas/* object */.Ikc({
        differing: fields/* texts */.Te('Names of variables that a call of the run did not have as sent.'),
    }), 'What the service shows of the variables that a call of the run had.')),
    reused: schemas/* optional */.lqM(fields/* flag */.Jt('Whether an earlier run was reused instead of starting one.')),
    history: schemas/* optional */.lqM(fields/* described */.WY(historySchema, 'How earlier runs fared.')),
    watched: schemas/* optional */.lqM(fields/* described */.WY(watchedSchema, 'What a lasting fall of its checks shows in.')),
    partOf: schemas/* optional */.lqM(fields/* described */.WY(partSchema, 'In a merged report, the gate of the run.')),
    ...evidenceFields,
});
const promptFixSchema = fields/* shape */.cW('PromptFix', {
    from: fields/* entries */.jO('The recommendations that ask for it.', {
        run: fields/* integer */.nd('Position in `runs`, from 0.'),
        recommendation: fields/* integer */.nd("Position in that report's `recommendations`, from 0."),
    }),
    found: foundPromptSchema,
});
const policySchema = schemas/* object */.Ikc({
    path: fields/* plainOrNull */.HQ('Path of its file, or null where the verdict alone decides.'),
    isTrial: fields/* flag */.Jt('Whether it was only tried, on saved debriefs or earlier runs.'),
    extends: schemas/* optional */.lqM(fields/* list */.p_(schemas/* string */.YjP(), 'What it extends, one file after another.')),
    resolved: schemas/* optional */.lqM(fields/* described */.WY(schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* unknown */.L5J()), 'What holds by all of these files together, as a policy file would say it, or null where there is none.')),
});
const gateReportSchema = schemas/* object */.Ikc({
    ...gateNameFields,
    outcome: fields/* described */.WY(schemas/* enum */.k5n([...outcome/* RUN_OUTCOMES */.wi, 'skipped']), 'What the gate came to.'),
    tolerated: fields/* flag */.Jt('Whether the outcome does not fail the step though it would.'),
    reasons: fields/* list */.p_(reasonSchema, 'Reasons of the step itself; those of runs are there.'),
    runs: fields/* list */.p_(runSchema, 'The runs.'),
    notes: fields/* texts */.Te('Facts about the step worth knowing that decided nothing.'),
    policy: fields/* described */.WY(policySchema, 'The policy.'),
    promptFixes: fields/* list */.p_(promptFixSchema, 'Every prompt fix, and where its text is.'),
    variables: schemas/* optional */.lqM(fields/* list */.p_(testedVariableSchema, 'What runs were started with.')),
    provenance: schemas/* optional */.lqM(fields/* described */.WY(provenanceSchema, 'Where the report comes from.')),
});
const REPORT_VERSION = 2;
const SCHEMA_ID = 'report.schema.json';
const reportFileSchema = schemas/* object */.Ikc({
    $schema: fields/* described */.WY(schemas/* literal */.euz(SCHEMA_ID), 'The schema of this file.'),
    version: fields/* described */.WY(schemas/* literal */.euz(REPORT_VERSION), 'The version of its shape.'),
    detail: fields/* described */.WY(schemas/* enum */.k5n(['full', 'brief']), 'Whether prose, prompt texts and call IDs are left out.'),
    ...gateReportSchema.shape,
});


/***/ }),

/***/ 50781:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   GI: () => (/* binding */ shownThemes),
/* harmony export */   JT: () => (/* binding */ furtherFindings),
/* harmony export */   kR: () => (/* binding */ themeRank),
/* harmony export */   lt: () => (/* binding */ sortThemes),
/* harmony export */   qs: () => (/* binding */ severityRank),
/* harmony export */   t7: () => (/* binding */ fixedThemes)
/* harmony export */ });
/* harmony import */ var _text_alike_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(46651);
/* harmony import */ var _debrief_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(67332);


function severityRank(severity) {
    if (severity === 'HIGH')
        return 0;
    if (severity === 'MEDIUM')
        return 2;
    return severity === 'LOW' ? 3 : 1;
}
const GONE_RANK = 4;
function themeRank(theme) {
    return (0,_debrief_js__WEBPACK_IMPORTED_MODULE_1__/* .isShown */ .aJ)(theme) ? severityRank(theme.severity) : GONE_RANK;
}
function sortThemes(themes) {
    return themes.toSorted((a, b) => themeRank(a) - themeRank(b) ||
        b.affectedCallCount - a.affectedCallCount ||
        Number(a.title > b.title) - Number(a.title < b.title));
}
function shownThemes(runs) {
    return themesOf(runs).filter(_debrief_js__WEBPACK_IMPORTED_MODULE_1__/* .isShown */ .aJ);
}
function fixedThemes(runs) {
    const themes = themesOf(runs);
    const known = new Set(themes.map(keyOf));
    const isComplete = runs.every(({ report }) => report !== null);
    const gone = isComplete ? runs.flatMap(({ baseline }) => baseline?.gone ?? []) : [];
    return [
        ...themes.filter((theme) => !(0,_debrief_js__WEBPACK_IMPORTED_MODULE_1__/* .isShown */ .aJ)(theme)),
        ...uniqueByKey(gone).filter((theme) => !known.has(keyOf(theme))),
    ];
}
function themesOf(runs) {
    const all = sortThemes(runs.flatMap(({ report }) => report?.themes ?? []));
    return runs.length > 1 ? uniqueByKey(all) : all;
}
function uniqueByKey(themes) {
    return [...Map.groupBy(themes, keyOf).values()].flatMap(([first]) => first ?? []);
}
function keyOf({ slug, title }) {
    return slug || title;
}
function furtherFindings({ keyFindings, themes }) {
    const titles = new Set(themes.map(({ title }) => (0,_text_alike_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeName */ .Pc)(title)));
    return keyFindings.filter(({ title }) => !titles.has((0,_text_alike_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeName */ .Pc)(title)));
}


/***/ }),

/***/ 74148:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  c: () => (/* binding */ deliver)
});

// UNUSED EXPORTS: conclude

;// CONCATENATED MODULE: external "node:path/posix"
const posix_namespaceObject = require("node:path/posix");
// EXTERNAL MODULE: ./github/annotate-each.js
var annotate_each = __nccwpck_require__(42325);
// EXTERNAL MODULE: ./http/errors.js
var errors = __nccwpck_require__(72557);
// EXTERNAL MODULE: ./model/outcome.js
var model_outcome = __nccwpck_require__(41913);
// EXTERNAL MODULE: ./text/markdown.js
var markdown = __nccwpck_require__(85014);
// EXTERNAL MODULE: ./report/facts.js
var report_facts = __nccwpck_require__(71949);
// EXTERNAL MODULE: ./report/format.js
var format = __nccwpck_require__(53483);
;// CONCATENATED MODULE: ./report/layout.js

const KEEP_ORDER = [
    'reasons',
    'overview',
    'run',
    'policy',
    'checks',
    'measures',
    'scenarios',
    'themes',
    'recommendations',
    'history',
    'analysis of themes',
    'executive summary',
];
function section({ part, noun, list, open = '', close = '\n', item }) {
    const rank = KEEP_ORDER.indexOf(part);
    return {
        ...{ rank, noun, count: list.length, open, close },
        *items() {
            for (const value of list)
                yield item(value);
        },
    };
}
function single(part, noun, text) {
    return section({ part, noun, list: text === '' ? [] : [text], close: '', item: (one) => one });
}
function foldedSection(summary, list) {
    const fold = foldEnds(summary);
    return section({ ...list, open: fold.open + (list.open ?? ''), close: fold.close });
}
function foldEnds(summary) {
    return { open: `<details>\n<summary>${summary}</summary>\n\n`, close: '\n</details>\n\n' };
}
function paged(paged) {
    const { part, noun, list, firstPage, open = '', tableHead = '' } = paged;
    const further = list.slice(firstPage);
    const summary = (0,format/* formatCounted */.So)(further.length, `further ${noun}`);
    const rest = foldedSection(summary, { ...paged, list: further, open: tableHead });
    const rank = part === 'overview' ? rest.rank : rest.rank + KEEP_ORDER.length;
    return [
        section({ ...paged, list: list.slice(0, firstPage), open: open + tableHead }),
        { ...rest, rank },
    ];
}
function leftOutNotice(of, leftOut) {
    if (leftOut.length === 0)
        return '';
    return `✂️ **Left out**, since GitHub limits the size of a ${of}: ${leftOut.join(', ')}. \`report.html\` and \`report.md\` in the folder \`report-dir\` have everything.\n\n`;
}
function* layOutWhole(sections) {
    for (const { count, open, close, items } of sections) {
        if (count === 0)
            continue;
        yield open;
        yield* items();
        yield close;
    }
}
function layOut(sections, budgetBytes) {
    const texts = sections.map(() => '');
    const leftOut = new Map();
    let room = budgetBytes;
    let isFull = false;
    const byRank = [...sections.entries()]
        .filter(([, { count }]) => count > 0)
        .sort(([, a], [, b]) => a.rank - b.rank);
    for (const [position, section] of byRank) {
        const { kept, bytes } = isFull ? { kept: [], bytes: 0 } : fill(section, room);
        const missing = section.count - kept.length;
        if (missing > 0) {
            isFull = true;
            leftOut.set(section.noun, (leftOut.get(section.noun) ?? 0) + missing);
        }
        if (kept.length === 0)
            continue;
        room -= bytes;
        texts[position] = section.open + kept.join('') + section.close;
    }
    return { texts, leftOut: [...leftOut].map(([noun, count]) => (0,format/* formatCounted */.So)(count, noun)) };
}
function fill({ open, close, items }, room) {
    const kept = [];
    let bytes = Buffer.byteLength(open) + Buffer.byteLength(close);
    for (const item of items()) {
        const more = Buffer.byteLength(item);
        if (bytes + more > room)
            break;
        bytes += more;
        kept.push(item);
    }
    return { kept, bytes };
}

// EXTERNAL MODULE: ./report/next-step.js
var next_step = __nccwpck_require__(43004);
// EXTERNAL MODULE: ./report/opening.js
var opening = __nccwpck_require__(93850);
// EXTERNAL MODULE: ./report/outcome-words.js
var outcome_words = __nccwpck_require__(65758);
// EXTERNAL MODULE: ./report/check-rows.js
var check_rows = __nccwpck_require__(55846);
// EXTERNAL MODULE: ./report/sections/building-blocks.js
var building_blocks = __nccwpck_require__(88674);
;// CONCATENATED MODULE: ./report/sections/checks.js





const FIRST_PAGE = 25;
const MIN_EARLIER_RUNS = 2;
const MARKS = { passed: `✅${format/* NBSP */.MK}`, failed: `❌${format/* NBSP */.MK}` };
function checkSections(run) {
    const { report, baseline } = run;
    const rows = (0,check_rows/* checkRows */.Uu)(run);
    const runs = (0,check_rows/* runColumns */.Hl)(run);
    const hasBaseline = rows.some(({ baseline }) => baseline.passRate !== null);
    const earlier = run.history?.runs.length ?? 0;
    const hasHistory = earlier >= MIN_EARLIER_RUNS && rows.some(({ history }) => history.length > 0);
    const [table, further] = paged({
        part: 'checks',
        noun: 'check',
        list: rows,
        firstPage: FIRST_PAGE,
        tableHead: (0,building_blocks/* tableHead */.PP)('Check', { number: 'Passed' }, { number: 'Threshold' }),
        item: ({ check, result, baseline, waiver, history }) => {
            const mark = result === null ? '' : MARKS[result];
            return (0,building_blocks/* row */.nM)([
                `${mark}${(0,markdown/* cell */.Hn)(check.name)}${waiver === undefined ? '' : ' *(waived)*'}`,
                [
                    (0,check_rows/* passedShare */.ct)(check) + changeSince(baseline, check),
                    ...runs.map(({ name, shareOf }) => `${(0,markdown/* cell */.Hn)(name)}: ${shareOf(check)}`),
                    ...(hasHistory && history.length > 0 ? [`History: \`${(0,check_rows/* sparkline */.KM)(history)}\``] : []),
                ].join('<br>'),
                (0,format/* formatPercentBeside */.lS)(check.threshold, check.passRate),
            ]);
        },
    });
    const legend = [
        hasBaseline && 'Signed figures are changes since the baseline in percentage points.',
        !hasBaseline && report !== null && !baseline?.unfit && 'No baseline yet.',
        hasHistory && `History is ${(0,format/* formatCounted */.So)(earlier, 'earlier run')} and this one.`,
    ].filter(Boolean);
    const line = legend.length === 0 ? '' : `${legend.join(' ')}\n\n`;
    return [table, single('checks', 'legend', line), further];
}
function changeSince(baseline, check) {
    const change = (0,check_rows/* changeOf */.C2)(check, baseline);
    if (change === null)
        return '';
    return ` · ${change < 0 ? (0,building_blocks/* bold */.Cr)((0,format/* formatChange */.eD)(change)) : (0,format/* formatChange */.eD)(change)}`;
}
function flakySection({ history }) {
    return section({
        part: 'history',
        noun: 'flaky check',
        list: history?.unsteady ?? [],
        close: '',
        item: ({ check, changes, runs, waiver }) => {
            const { open, close } = foldEnds('Waiver for the policy');
            const times = `it changed between passed and failed ${(0,format/* formatCounted */.So)(changes, 'time')} in ${(0,format/* formatCounted */.So)(runs, 'run')} of the same prompt and plan`;
            return `${(0,building_blocks/* bold */.Cr)(check)} is flaky: ${times}.\n\n${open}${(0,markdown/* codeBlock */.DV)('yaml', waiver)}\n${close}`;
        },
    });
}

// EXTERNAL MODULE: ./report/baseline-words.js
var baseline_words = __nccwpck_require__(4091);
;// CONCATENATED MODULE: ./report/sections/footer.js






const MAX_BASELINES = 3;
function footer(report, settings, commit, isComplete = true) {
    const { runs, policy, outcome, provenance } = report;
    const only = (0,report_facts/* onlyRun */.qO)(report);
    const workflowRunUrl = provenance?.workflowRunUrl ?? '';
    const reportUrl = (0,model_outcome/* fails */.c6)(outcome) ? '' : (settings.reportUrl ?? '');
    return smallPrint([
        ...(only ? runParts(only, settings) : []),
        only || isComplete ? '' : describeBaselines(runs),
        (0,format/* describeCost */.P9)(runs),
        policy.path === null ? '' : `policy ${(0,markdown/* inline */.mG)(policy.path)}`,
        commit === '' ? '' : `commit ${(0,markdown/* identifier */.Cv)(commit.slice(0, 7))}`,
        workflowRunUrl && (0,building_blocks/* linked */.q)('workflow run', workflowRunUrl),
        reportUrl && (0,building_blocks/* linked */.q)('report', reportUrl),
    ]);
}
function runFooter(run, settings) {
    return smallPrint(runParts(run, settings));
}
function shortName(run, settings) {
    return `${runName(run, settings)} ${(0,markdown/* identifier */.Cv)((0,format/* shortForm */.JZ)(run.jobId))}`.trimEnd();
}
function runName(run, settings) {
    return (0,building_blocks/* linked */.q)((0,building_blocks/* bold */.Cr)((0,format/* titleRun */.iV)(run, 'run')), (0,format/* runUrl */.Vp)(run.jobId, settings));
}
function runParts(run, settings) {
    const baseline = namedBaseline(run);
    const facts = [
        ...(0,report_facts/* smallPrintFacts */.Yw)(run).map((fact) => (0,markdown/* inline */.mG)(fact)),
        ...(baseline === '' ? [] : [`baseline: ${baseline}`]),
    ];
    const id = (0,markdown/* identifier */.Cv)(run.jobId);
    if (id === '' && facts.length === 0)
        return [];
    return [`${runName(run, settings)} ${id}`.trimEnd(), ...facts];
}
function namedBaseline(run) {
    return `${(0,baseline_words/* isBaselineOld */.RJ)(run) ? '⚠️ ' : ''}${(0,baseline_words/* describeBaseline */.FT)(run, markdown/* identifier */.Cv)}`;
}
function describeBaselines(runs) {
    const all = [...new Set(runs.map(namedBaseline))].filter(Boolean);
    const more = all.length - MAX_BASELINES;
    const rest = more > 0 ? ` and ${(0,format/* formatCount */.B4)(more)} more` : '';
    return all.length === 0 ? '' : `baselines: ${all.slice(0, MAX_BASELINES).join('; ')}${rest}`;
}
function smallPrint(parts) {
    const known = parts.filter(Boolean);
    return known.length === 0 ? '' : `<sub>${known.join(' · ')}</sub>\n`;
}

// EXTERNAL MODULE: ./report/waiver-words.js
var waiver_words = __nccwpck_require__(18036);
;// CONCATENATED MODULE: ./report/sections/reason-sections.js







const FIRST_REASONS = 20;
function heading(report) {
    const { mark, title } = (0,outcome_words/* titleOf */.Gg)(report);
    const name = (0,markdown/* inline */.mG)(report.gateName ?? '');
    return `## ${mark} ${title}${name === '' ? '' : `: ${name}`}\n\n`;
}
function firstSections(report, next, fix) {
    const { line, stated } = (0,opening/* openingOf */.E4)(report);
    const ofRun = (0,report_facts/* onlyRun */.qO)(report)?.reasons ?? [];
    const first = line === '' ? '' : `${(0,markdown/* message */.iU)(line)}\n\n`;
    const step = next === null ? '' : nextLine(next);
    const isFailed = report.outcome === 'failed';
    return [
        single('reasons', 'first line', heading(report) + first + (isFailed ? step : '')),
        single('reasons', 'prompt change', fix),
        ...reasonSections([...report.reasons, ...ofRun], stated),
        single('reasons', 'next step', isFailed ? '' : step),
    ];
}
function nextLine({ words, url, command }) {
    const step = (0,building_blocks/* linked */.q)((0,markdown/* message */.iU)(words), url);
    return `**Next:** ${step}${command && `: \`${command}\` in the repository`}.\n\n`;
}
function reasonSections(reasons, stated) {
    return paged({
        part: 'reasons',
        noun: 'reason',
        list: reasons.filter((reason) => !stated.has(reason)),
        firstPage: FIRST_REASONS,
        item: (reason) => messageItem(reason.message),
    });
}
function warningSection(run) {
    const noun = 'warning of the policy';
    const open = '**⚠️ Warnings:**\n\n';
    return section({ part: 'policy', noun, list: (0,opening/* furtherWarnings */.mc)(run), open, item: messageItem });
}
function noteSection(run, further = []) {
    const list = [...(run ? (0,waiver_words/* notesOf */.h$)(run) : []), ...further];
    return section({ part: 'run', noun: 'note', list, open: '**Notes:**\n\n', item: messageItem });
}
function messageItem(text) {
    return `- ${(0,markdown/* message */.iU)(text)}\n`;
}

// EXTERNAL MODULE: ./report/line-diff.js + 1 modules
var line_diff = __nccwpck_require__(2785);
;// CONCATENATED MODULE: ./report/sections/recommendations.js






const recommendations_FIRST_PAGE = 5;
const MAX_THEMES = 20;
const MAX_PLACE_CHARS = 300;
const MAX_WHY_CHARS = 1000;
const MAX_DIFF_LINES = 15;
function fixItem({ recommendations, place, url, why, leftOut }) {
    const [first] = recommendations;
    const missing = leftOut === null ? why && `not suggested: ${why}` : `not in the patch: ${leftOut}`;
    const reason = missing === '' ? '' : ` (${(0,markdown/* inline */.mG)(missing, MAX_WHY_CHARS)})`;
    const diff = first === undefined ? '' : promptDiff(first);
    const isLong = diff.split('\n').length - 2 > MAX_DIFF_LINES;
    const fold = isLong ? foldEnds('Show the diff') : { open: '', close: '\n\n' };
    const titles = recommendations.map(({ title }) => (0,markdown/* inline */.mG)(title) || format/* UNTITLED */.q8).join('; ');
    const link = (0,building_blocks/* linked */.q)((0,markdown/* inline */.mG)((0,format/* placeName */.fW)(place), MAX_PLACE_CHARS), url);
    return `**Prompt fix:** ${titles} · ${link}${reason}\n\n${fold.open}${diff}${fold.close}`;
}
function recommendationSections(view, heading) {
    const { changes, others, repeats, fixes, numbers } = view;
    const list = {
        part: 'recommendations',
        noun: 'recommendation',
        close: '',
        item: ([position, one]) => describeRecommendation(one, fixes.get(position), numbers),
    };
    return [
        ...paged({
            ...list,
            list: changes.filter(([position]) => !repeats.has(position)),
            firstPage: recommendations_FIRST_PAGE,
            open: `${heading} Recommendations\n\n`,
        }),
        foldedSection(`Other recommendations (${others.length})`, { ...list, list: others }),
    ];
}
function describeRecommendation(recommendation, found, numbers) {
    const { order, title, body, themeSlugs } = recommendation;
    const marks = (0,report_facts/* marksOf */.Ok)(recommendation).map((mark) => (0,markdown/* inline */.mG)(mark));
    const themes = themeSlugs.slice(0, MAX_THEMES).map((slug) => numbers.get(slug) ?? slug);
    const parts = [
        [`**${order}. ${(0,markdown/* inline */.mG)(title) || format/* UNTITLED */.q8}**`, ...marks].join(' · '),
        (0,markdown/* prose */.CS)(body),
        promptDiff(recommendation),
        found === undefined ? '' : (0,markdown/* message */.iU)((0,report_facts/* describeFound */.Kq)(found)),
        themes.length > 0 ? `Fixes theme ${(0,markdown/* inline */.mG)(themes.join(', '), MAX_WHY_CHARS)}` : '',
    ];
    return `${parts.filter((part) => part !== '').join('\n\n')}\n\n`;
}
const PIECES = /.{1,72}(?:\s+|$)|.{1,72}/gsu;
function promptDiff(recommendation) {
    if (!(0,report_facts/* isChange */.Xb)(recommendation))
        return '';
    const { before, after, cut } = (0,line_diff/* promptLines */._L)(recommendation, markdown/* MAX_PROSE_CHARS */.LO);
    const isText = recommendation.suggestedText === null;
    const shown = isText ? before.flatMap(pieces) : (0,line_diff/* diffStretches */.fe)(before, after).flatMap(signedLines);
    const block = (0,markdown/* codeBlock */.DV)(isText ? 'text' : 'diff', shown.join('\n'));
    return cut > 0 ? `${block}\n\n${(0,markdown/* cutNote */.nA)(cut)}` : block;
}
function pieces(text) {
    return text.match(PIECES) ?? [''];
}
const SIGNS = { same: ' ', removed: '-', added: '+' };
function signedLines({ isFolded, lines }) {
    if (isFolded)
        return [`@@ ${lines.length} unchanged lines @@`];
    return lines.flatMap(({ kind, text }) => pieces(text).map((piece) => SIGNS[kind] + piece));
}

// EXTERNAL MODULE: ./report/words/measure-words.js
var measure_words = __nccwpck_require__(65316);
// EXTERNAL MODULE: ./report/words/names.js
var names = __nccwpck_require__(49912);
;// CONCATENATED MODULE: ./report/sections/scenarios.js






const scenarios_MARKS = {
    'now failing': '❌',
    failing: '✖️',
    'now passing': '✅',
    passing: '✔️',
};
const MAX_CASES = 10;
const MAX_FAILING = 5;
const MAX_LINES = 2;
const MAX_LINE_CHARS = 300;
function scenarioSections({ run, settings }, heading) {
    const { cases = [] } = run;
    const shown = cases.slice(0, MAX_CASES);
    const others = shown.filter((one) => !isNowFailing(one));
    const failing = shown.filter(isNowFailing);
    const rest = furtherLine(cases.length - shown.length, 'in `report.html`');
    const title = `${heading} Scenarios\n\n`;
    const hasTable = others.length > 0;
    const baseline = others.some((one) => one.baseline !== null) ? [{ number: 'Baseline' }] : [];
    return [
        failingList(failing, [run], settings, title, hasTable ? '\n' : rest),
        section({
            part: 'scenarios',
            noun: 'scenario',
            list: others,
            open: (failing.length > 0 ? '' : title) +
                (0,building_blocks/* tableHead */.PP)('Scenario', { number: 'Passed' }, ...baseline),
            close: rest,
            item: (one) => caseRow(one, baseline.length > 0),
        }),
    ];
}
function failingSection(runs, settings) {
    const failing = runs.flatMap(({ cases = [] }) => cases.filter(isNowFailing));
    const rest = furtherLine(failing.length - MAX_FAILING, 'now failing');
    return failingList(failing.slice(0, MAX_FAILING), runs, settings, '### Scenarios\n\n', rest);
}
function failingList(list, runs, settings, open, close) {
    const calls = new Map(runs.flatMap((run) => run.calls ?? []).map((call) => [call.id, call]));
    const item = (one) => caseItem(one, calls.get(one.failingCall ?? ''), settings);
    return section({ part: 'scenarios', noun: 'scenario', list, open, close, item });
}
function furtherLine(count, where) {
    return count > 0 ? `\nAnd ${(0,format/* formatCounted */.So)(count, 'further scenario')} ${where}.\n\n` : '\n';
}
function isNowFailing({ status }) {
    return status === 'now failing';
}
function caseItem(one, call, settings) {
    const { baseline, failingCall, adjustedP } = one;
    const before = baseline === null ? '' : `, ${(0,format/* formatFraction */.MJ)(baseline)} in the baseline`;
    const link = failingCall === null ? '' : ` · call ${(0,building_blocks/* callLink */.x)(failingCall, settings)}`;
    const p = adjustedP === null ? '' : ` (${(0,names/* formatPValue */.td)(adjustedP)})`;
    const facts = `${scenarios_MARKS['now failing']} **now failing:** ${(0,markdown/* inline */.mG)((0,names/* nameCase */.Ic)(one))} · ${(0,format/* formatFraction */.MJ)(one)} passed${before}${p}${link}`;
    const { excerpt = [] } = call ?? {};
    if (excerpt.length === 0)
        return `- ${facts}\n`;
    const lines = excerpt
        .slice(-MAX_LINES)
        .map(({ speaker, text }) => `${(0,building_blocks/* bold */.Cr)(speaker ?? 'unknown speaker')}: ${(0,markdown/* inline */.mG)(text, MAX_LINE_CHARS)}`);
    const quote = (0,markdown/* blockQuote */.iZ)(lines.join('  \n')).replace(/^/gm, '  ');
    return `- ${facts}\n\n${quote}\n\n`;
}
function caseRow(one, hasBaseline) {
    const { status, baseline } = one;
    const known = status === null ? '' : `${scenarios_MARKS[status]}${format/* NBSP */.MK}**${status}:** `;
    return (0,building_blocks/* row */.nM)([
        known + (0,markdown/* cell */.Hn)((0,names/* nameCase */.Ic)(one)),
        (0,format/* formatFraction */.MJ)(one),
        ...(hasBaseline ? [(0,markdown/* cell */.Hn)(baseline && (0,format/* formatFraction */.MJ)(baseline))] : []),
    ]);
}
function measureSection({ measures = [] }, heading) {
    return section({
        part: 'measures',
        noun: 'measure',
        list: measures.filter(({ isLimited }) => isLimited),
        open: `${heading} Measures\n\n${(0,building_blocks/* tableHead */.PP)('Measure', ...['Median', 'p95', 'Average'].map((number) => ({ number })))}`,
        item: measureRow,
    });
}
function measureRow({ name, unit, current, baseline }) {
    const [median, p95, average] = [current.median, current.p95, current.average].map((one) => (0,markdown/* cell */.Hn)((0,measure_words/* formatFigure */.M)(one, unit)));
    const before = baseline?.median ?? null;
    const moved = before === null ? '' : ` (${(0,markdown/* cell */.Hn)((0,measure_words/* formatFigure */.M)(before, unit))} before)`;
    return (0,building_blocks/* row */.nM)([(0,markdown/* cell */.Hn)(name), `${median}${moved}`, `${p95}`, `${average}`]);
}

// EXTERNAL MODULE: ./model/theme-order.js
var theme_order = __nccwpck_require__(50781);
;// CONCATENATED MODULE: ./report/sections/themes.js








const themes_FIRST_PAGE = 10;
const MAX_FACT_CHARS = 2000;
function themeTable(runs, heading) {
    const waived = new Set(runs.flatMap(({ exceptions }) => [...(0,waiver_words/* waiversByName */.wT)(exceptions).theme.keys()]));
    const rows = [
        ...(0,theme_order/* shownThemes */.GI)(runs).map((theme, index) => () => themeRow(theme, index, waived.has(theme.slug))),
        ...(0,theme_order/* fixedThemes */.t7)(runs).map((theme) => () => fixedRow(theme)),
    ];
    return paged({
        part: 'themes',
        noun: 'theme',
        list: rows,
        firstPage: themes_FIRST_PAGE,
        open: `${heading} Themes\n\n`,
        tableHead: (0,building_blocks/* tableHead */.PP)('Theme', { number: 'Calls' }, 'Status'),
        item: (render) => render(),
    });
}
function themeRow(theme, index, isWaived) {
    const { severity, title, affectedCallCount, totalCallCount, lifecycle } = theme;
    const status = lifecycle === 'FIXED' ? 'PERSISTENT' : lifecycle;
    const mark = isWaived ? ' *(waived)*' : '';
    return (0,building_blocks/* row */.nM)([
        `${index + 1} · ${(0,markdown/* cell */.Hn)((0,outcome_words/* formatSeverity */.JE)(severity))} · ${(0,markdown/* cell */.Hn)(title)}${mark}`,
        (0,format/* formatFraction */.MJ)({ passed: affectedCallCount, evaluated: totalCallCount }),
        (0,markdown/* cell */.Hn)((0,outcome_words/* plainWord */.hx)(status)),
    ]);
}
function fixedRow({ slug, title }) {
    return (0,building_blocks/* row */.nM)([`✅ ${(0,markdown/* inline */.mG)(title) || (0,markdown/* identifier */.Cv)(slug)}`, (0,markdown/* cell */.Hn)(null), (0,outcome_words/* plainWord */.hx)('FIXED')]);
}
function analysisSections({ themes, settings }) {
    return paged({
        part: 'analysis of themes',
        noun: 'analysed theme',
        list: [...themes.entries()],
        firstPage: themes_FIRST_PAGE,
        close: '',
        item: ([index, theme]) => analysis(theme, index, settings),
    });
}
function analysis(theme, index, settings) {
    const { open, close } = foldEnds(`Analysis of theme ${index + 1}`);
    const body = (0,markdown/* prose */.CS)(theme.analysis);
    const facts = (0,building_blocks/* themeLines */.Vs)(theme, MAX_FACT_CHARS);
    return [
        open,
        body === '' ? '' : `${body}\n\n`,
        facts.length === 0 ? '' : `${facts.join(' · ')}\n\n`,
        (0,building_blocks/* callLine */.LU)(theme.callIds, settings),
        close,
    ].join('');
}
function executiveSummary(run) {
    const { paragraphs = [], sections = [] } = run.report?.executiveSummary ?? {};
    const verdictSummary = (0,opening/* furtherSummary */.vW)(run);
    const parts = [
        ...(verdictSummary === '' ? [] : [(0,markdown/* blockQuote */.iZ)((0,markdown/* prose */.CS)(verdictSummary))]),
        ...paragraphs.map((paragraph) => (0,markdown/* prose */.CS)(paragraph)),
        ...sections.map(({ heading, body }) => `${heading ? `${(0,building_blocks/* bold */.Cr)(heading)}\n\n` : ''}${(0,markdown/* prose */.CS)(body)}`),
    ];
    return foldedSection('<b>Executive summary</b>', {
        part: 'executive summary',
        noun: 'paragraph',
        list: parts,
        item: (part) => `${part}\n\n`,
    });
}

;// CONCATENATED MODULE: ./report/comment/comment.js














const COMMENT_BUDGET_BYTES = 65_000;
const FIRST_RUNS = 10;
const MAX_RUN_REASONS = 5;
const NOTICE_BYTES = 1000;
function renderComment(view, budgetBytes) {
    const { settings, fixes, headSha } = view;
    const only = (0,report_facts/* onlyRun */.qO)(view.report);
    const report = (0,report_facts/* withoutRepeats */.jP)(view.report, (rule) => only ? rule !== 'measure' : rule === 'themes');
    const end = footer(report, settings, headSha, false);
    const room = budgetBytes - Buffer.byteLength(end) - NOTICE_BYTES;
    const { texts, leftOut } = layOut(sectionsOf(report, settings, fixes), room);
    return [...texts, leftOutNotice('comment', leftOut), end].join('');
}
function sectionsOf(report, settings, [fix, ...fixes]) {
    const { runs, provenance } = report;
    const page = settings.reportUrl ?? provenance?.workflowRunUrl ?? '';
    const next = (0,next_step/* nextStep */.s)(report, settings, { report: page });
    const only = (0,report_facts/* onlyRun */.qO)(report);
    return [
        ...firstSections(report, next, fix === undefined ? '' : fixItem(fix)),
        ...(only ? checkSections(only) : runList(runs, settings)),
        failingSection(runs, settings),
        ...themeTable(runs, '###'),
        ...(only ? [warningSection(only)] : []),
        foldedSection((0,format/* formatCounted */.So)(fixes.length, 'further prompt fix', 'further prompt fixes'), {
            part: 'recommendations',
            noun: 'prompt change',
            list: fixes,
            item: fixItem,
        }),
        noteSection(only),
    ];
}
function runList(runs, settings) {
    return paged({
        part: 'overview',
        noun: 'run',
        list: (0,model_outcome/* worstFirst */.md)(runs),
        firstPage: FIRST_RUNS,
        item: (run) => runLine(run, settings),
    });
}
function runLine(run, settings) {
    const { line, stated } = (0,opening/* runOpening */.g_)(run, false);
    const rest = run.reasons.filter((reason) => !stated.has(reason));
    const more = rest.length - MAX_RUN_REASONS;
    const lines = [
        `- ${outcome_words/* OUTCOME_MARKS */.Uq[run.outcome]} ${shortName(run, settings)}${originOf(run)}: ${(0,markdown/* message */.iU)(line)}`,
        ...rest.slice(0, MAX_RUN_REASONS).map((reason) => `  - ${(0,markdown/* message */.iU)(reason.message)}`),
        ...(more > 0 ? [`  - and ${(0,format/* formatCounted */.So)(more, 'further reason')}`] : []),
    ];
    return `${lines.join('\n')}\n`;
}
function originOf({ reused, attached }) {
    if (reused)
        return ' (reused)';
    return attached ? ' (started by an earlier attempt)' : '';
}

;// CONCATENATED MODULE: ./report/comment/plan.js
function commentMarker(gateId, run) {
    return `${markerStart(gateId)}${run} -->\n`;
}
function commentRunId(gateId, body) {
    const start = markerStart(gateId);
    if (!body.startsWith(start))
        return null;
    const [, run] = /^(\d{1,15}) -->/.exec(body.slice(start.length)) ?? [];
    return Number(run ?? 0);
}
function markerStart(gateId) {
    return `<!-- simulation-gate:${gateId} `;
}
function planComment(keptRun, { mode, outcome, run }) {
    if (mode === 'never' || (mode === 'auto' && outcome === 'started'))
        return 'none';
    if (keptRun !== null)
        return keptRun > run ? 'none' : 'update';
    const isGreen = outcome === 'passed' || outcome === 'skipped';
    return mode === 'always' || !isGreen ? 'create' : 'none';
}

// EXTERNAL MODULE: ./report/words/publish-words.js
var publish_words = __nccwpck_require__(73627);
// EXTERNAL MODULE: ./text/log-line.js + 1 modules
var log_line = __nccwpck_require__(82456);
// EXTERNAL MODULE: ./github/api.js
var github_api = __nccwpck_require__(46115);
;// CONCATENATED MODULE: ./report/comment/suggestion.js


const MAX_BODY_CHARS = 65_000;
const MAX_EXPLANATION_CHARS = 2000;
function suggestionBody(marker, { recommendations, fixedLines }) {
    const fence = (0,markdown/* fenceAround */.xF)(fixedLines.join('\n'));
    const explanation = recommendations.flatMap(({ title, body }) => [
        (0,building_blocks/* bold */.Cr)(title),
        (0,markdown/* prose */.CS)(body, MAX_EXPLANATION_CHARS),
    ]);
    const suggestion = [`${fence}suggestion`, ...fixedLines, fence].join('\n');
    const text = [...explanation, suggestion].filter((part) => part !== '').join('\n\n');
    const comment = `${marker}\n${text}`;
    return comment.length > MAX_BODY_CHARS ? null : comment;
}

// EXTERNAL MODULE: ./text/strip.js
var strip = __nccwpck_require__(30269);
// EXTERNAL MODULE: ./github/repository-files.js
var repository_files = __nccwpck_require__(55593);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __nccwpck_require__(77598);
;// CONCATENATED MODULE: ./github/suggestion-place.js

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
const MARKER = /^<!-- simulation-gate-suggestion ([0-9a-f]{32}) ([0-9a-f]{16}) -->/;
function linesAt({ path, startLine, endLine }, linesOf) {
    const lines = linesOf(path)?.slice(startLine - 1, endLine);
    return lines?.length === endLine - startLine + 1 ? lines : null;
}
function suggestionKey({ place, fixedLines }, replacedLines) {
    const text = JSON.stringify([place.path, replacedLines, fixedLines]);
    return (0,external_node_crypto_.createHash)('sha256').update(text).digest('hex').slice(0, 32);
}
function suggestionMarker(key, gateId) {
    return `<!-- simulation-gate-suggestion ${key} ${gateId} -->`;
}
function readMarker(body) {
    const match = MARKER.exec(body);
    if (match === null)
        return null;
    const [, key = '', gateId = ''] = match;
    return { key, gateId };
}

;// CONCATENATED MODULE: ./github/suggestions.js






async function suggest(context, fixes) {
    const candidates = await findCandidates(context, fixes);
    const before = await findPosted(context);
    const known = new Set(before.map(({ key }) => key));
    const wanted = new Set(candidates.map(({ key }) => key));
    const fresh = candidates.filter(({ key }) => !known.has(key));
    for (const posted of before) {
        const isOutdated = posted.gateId === context.target.gateId && !wanted.has(posted.key);
        if (isOutdated && fresh.some(({ comment }) => isAt(posted, comment))) {
            await context.api.delete('delete outdated suggestion', ({ rest }, given) => rest.pulls.deleteReviewComment({ ...given, comment_id: posted.id }));
        }
    }
    const refusal = await post(context, fresh);
    const posted = fresh.length === 0 ? before : await findPosted(context);
    const urls = new Map(posted.map(({ key, html_url }) => [key, html_url]));
    const shown = candidates.map(({ fix, key, why }) => {
        const url = urls.get(key) ?? '';
        return { ...fix, url, why: url === '' ? why || refusal : '' };
    });
    return {
        fixes: shown,
        notes: shown
            .filter(({ why }) => why !== '' && why !== publish_words/* SUGGESTION */.PD.notInDiff)
            .map(({ place, why }) => publish_words/* SUGGESTION */.PD.none(place, why)),
    };
}
async function findCandidates({ api, target, order }, fixes) {
    const files = await (0,repository_files/* listFiles */.CS)(target.number, api);
    const patches = new Map(files.map(({ filename, patch }) => [filename, patch]));
    const candidates = [];
    for (const fix of fixes) {
        const replaced = linesAt(fix.place, order.linesOf);
        const candidate = candidateOf(fix, replaced, patches.get(fix.place.path), target.gateId);
        const isTaken = candidates.some(({ comment }) => overlaps(comment, candidate.comment));
        candidates.push(isTaken ? { ...candidate, comment: null, why: publish_words/* SUGGESTION */.PD.taken } : candidate);
    }
    return candidates;
}
function candidateOf(fix, replacedLines, patch, gateId) {
    const { place, fixedLines } = fix;
    const key = suggestionKey(fix, replacedLines);
    const without = (why) => ({ fix, key, comment: null, why });
    const lines = replacedLines && suggestionPlace(place, patch, replacedLines);
    if (!replacedLines || !lines)
        return without(publish_words/* SUGGESTION */.PD.notInDiff);
    if ((0,strip/* bringsUnprintable */._X)(fixedLines.join('\n'), replacedLines.join('\n'))) {
        return without(publish_words/* SUGGESTION */.PD.invisible);
    }
    const body = suggestionBody(suggestionMarker(key, gateId), fix);
    return body === null
        ? without(publish_words/* SUGGESTION */.PD.tooLong)
        : { fix, key, comment: { ...lines, body }, why: '' };
}
function overlaps(one, other) {
    if (one === null || other === null || one.path !== other.path)
        return false;
    return (one.startLine ?? one.line) <= other.line && (other.startLine ?? other.line) <= one.line;
}
async function findPosted({ api, target }) {
    const comments = await api.list('list review comments', ({ rest }, given) => rest.pulls.listReviewComments({ ...given, pull_number: target.number }));
    const marked = comments.flatMap((comment) => {
        const marker = readMarker(comment.body);
        return marker === null ? [] : [{ ...comment, ...marker }];
    });
    const ours = await api.ours(marked);
    return ours.toSorted((a, b) => b.id - a.id);
}
function isAt({ path, line, start_line }, comment) {
    const startLine = start_line ?? null;
    return comment?.path === path && comment.line === line && comment.startLine === startLine;
}
async function post({ api, target }, candidates) {
    const comments = candidates.flatMap(({ comment }) => comment ?? []).map(fieldsOf);
    if (comments.length === 0)
        return '';
    const body = publish_words/* SUGGESTION */.PD.review(comments.length);
    const { number: pull_number, headSha: commit_id } = target;
    try {
        await api.ask('create review', ({ rest }, given) => rest.pulls.createReview({
            ...given,
            ...{ pull_number, commit_id, event: 'COMMENT', body, comments },
        }));
        return '';
    }
    catch (error) {
        if (!(error instanceof errors/* ServiceError */._7) || error.status !== 422)
            throw error;
        return publish_words/* SUGGESTION */.PD.refused(error.message);
    }
}
function fieldsOf({ path, body, startLine, line }) {
    const start = startLine === null ? {} : { start_line: startLine, start_side: 'RIGHT' };
    return { path, body, line, side: 'RIGHT', ...start };
}

// EXTERNAL MODULE: ./runner/event.js
var runner_event = __nccwpck_require__(39618);
;// CONCATENATED MODULE: ./github/target.js



function findPullRequest(workflow, gateName) {
    const { apiUrl, owner, repo, payload, eventName } = workflow;
    const isOfPullRequest = eventName === 'pull_request' || eventName === 'pull_request_target';
    if (isOfPullRequest && payload === null)
        throw new Error(publish_words/* PULL_REQUEST */.Ky.noEvent);
    const pullRequest = (0,runner_event/* pullRequestOf */._n)(workflow);
    if (!isOfPullRequest || !pullRequest?.headSha)
        return null;
    if ((0,runner_event/* isFromFork */.ty)(payload))
        return publish_words/* PULL_REQUEST */.Ky.fromFork;
    if (repo === '')
        throw new Error(publish_words/* PULL_REQUEST */.Ky.noRepository);
    const { number, headSha } = pullRequest;
    const page = `${workflow.serverUrl || 'https://github.com'}/${owner}/${repo}`;
    const run = Number.parseInt(workflow.runId, 10) || 0;
    const attempt = Number.parseInt(workflow.runAttempt, 10) || 1;
    const identity = JSON.stringify([workflow.workflow, workflow.job, gateName]);
    return {
        apiUrl,
        owner,
        repo,
        number,
        headSha,
        maySuggest: eventName === 'pull_request',
        gateId: (0,external_node_crypto_.createHash)('sha256').update(identity).digest('hex').slice(0, 16),
        run,
        summaryUrl: `${page}/actions/runs/${run}/attempts/${attempt}`,
        changesUrl: `${page}/pull/${number}/files`,
    };
}

;// CONCATENATED MODULE: ./github/pull-request.js









const FOR_COMMENT_MS = 7_000;
const MAX_URL_CHARS = 2_000;
async function reportToPullRequest(order, runtime) {
    const result = { notes: [], warnings: [], commentUrl: '' };
    const found = findPullRequest(runtime.workflow, order.gateName);
    if (found === null)
        return result;
    if (typeof found === 'string')
        runtime.runner.info(found);
    else if (order.token === '')
        runtime.runner.info(publish_words/* PULL_REQUEST */.Ky.noToken);
    else
        await writeAll(order, runtime, found, result);
    return result;
}
async function writeAll(order, runtime, target, result) {
    const attempt = async (what, work) => {
        try {
            return await work();
        }
        catch (error) {
            if (runtime.cancelled.aborted)
                return null;
            const why = error instanceof errors/* ServiceError */._7 ? error.message : String(error);
            const warning = (0,github_api/* lacksPermission */.kQ)(error) ? publish_words/* PULL_REQUEST */.Ky.noPermission : publish_words/* PULL_REQUEST */.Ky[what](why);
            if (!result.warnings.includes(warning))
                result.warnings.push(warning);
            return null;
        }
    };
    runtime.runner.maskSecret(order.token);
    const api = new github_api/* GitHubApi */.yN({ ...target, token: order.token }, runtime);
    const context = { order, target, api };
    const all = (0,report_facts/* locatedFixes */.aW)(order.report);
    const fixes = all.filter(({ leftOut }) => leftOut === null);
    const suggested = maySuggest(context) && fixes.length > 0
        ? await attempt('noSuggestions', () => suggest({ ...context, api: api.leaving(FOR_COMMENT_MS) }, fixes))
        : null;
    result.notes.push(...(suggested?.notes ?? []));
    const others = suggested === null ? all : all.slice(fixes.length);
    const shown = [
        ...(suggested?.fixes ?? []),
        ...others.map((fix) => ({ ...fix, url: '', why: '' })),
    ];
    const count = shown.filter(({ url }) => url !== '').length;
    if (count > 0)
        result.suggested = { count, url: target.changesUrl };
    if (order.mode === 'never')
        return;
    const settings = { ...order.settings, ...(result.suggested && { suggested: result.suggested }) };
    const url = await attempt('noComment', () => keepComment({ ...context, order: { ...order, settings } }, shown));
    result.commentUrl = (0,log_line/* oneLine */.TN)(url ?? '', MAX_URL_CHARS);
}
function maySuggest({ order, target }) {
    return order.suggestions && order.settings.detail === 'full' && target.maySuggest;
}
async function keepComment(context, fixes) {
    const { api, target } = context;
    const { report, settings, mode } = context.order;
    const { run, number, headSha, gateId } = target;
    const [kept, ...doubles] = await findComments(context);
    const keptRun = commentRunId(gateId, kept?.body ?? '');
    const plan = planComment(keptRun, { mode, outcome: report.outcome, run });
    const marker = commentMarker(gateId, run);
    const view = { report, settings, fixes, headSha };
    const body = marker + renderComment(view, COMMENT_BUDGET_BYTES - marker.length);
    if (kept !== undefined && plan === 'update' && kept.body !== body) {
        await api.ask('update comment', ({ rest }, given) => rest.issues.updateComment({ ...given, comment_id: kept.id, body }));
    }
    for (const { id } of doubles) {
        await api.delete('delete comment', ({ rest }, given) => rest.issues.deleteComment({ ...given, comment_id: id }));
    }
    if (plan === 'create') {
        const created = await api.ask('create comment', ({ rest }, given) => rest.issues.createComment({ ...given, issue_number: number, body }));
        return created.html_url;
    }
    return kept?.html_url ?? '';
}
async function findComments({ api, target: { number, gateId } }) {
    const comments = await api.list('list comments', ({ rest }, given) => rest.issues.listComments({ ...given, issue_number: number }));
    const ours = await api.ours(comments.filter(({ body }) => commentRunId(gateId, String(body)) !== null));
    return ours.toSorted((a, b) => a.id - b.id);
}

// EXTERNAL MODULE: ./inputs/workflow.js
var workflow = __nccwpck_require__(18912);
// EXTERNAL MODULE: ./report/output-text.js
var output_text = __nccwpck_require__(18389);
;// CONCATENATED MODULE: ./report/outputs.js




const MAX_CHECKS = 50;
const MAX_MESSAGE_CHARS = 2_000;
const outputs_MAX_FACT_CHARS = 500;
function outputsOf(report) {
    const runs = report.runs.map(outputFacts);
    const sum = (of) => outputs_text(sumOf(runs.map(of)));
    return {
        outcome: report.outcome,
        verdict: worstVerdict(runs.map(({ verdict }) => verdict)),
        reasons: (0,output_text/* jsonArray */.Ir)(allReasons(report).map(({ outcome, restates, ...reason }) => reason), (cut) => ({
            rule: 'cut',
            message: `${cut} more reasons are left out here, see the log or report.json`,
            jobId: '',
        })),
        'job-id': (0,output_text/* lines */.Mn)(runs.map(({ jobId }) => jobId)),
        'debrief-id': (0,output_text/* lines */.Mn)(runs.map(({ debriefId }) => debriefId)),
        'debrief-status': (0,output_text/* lines */.Mn)(runs.map(({ debriefStatus }) => debriefStatus)),
        'themes-total': sum((run) => run.themesTotal),
        'themes-high': sum((run) => run.themesHigh),
        'themes-new': sum((run) => run.themesNew),
        'checks-regressed': sum((run) => run.checksRegressed),
        'run-number': (0,output_text/* linesInPlace */.KV)(runs.map(({ runNumber }) => outputs_text(runNumber))),
        'run-plan-name': (0,output_text/* linesInPlace */.KV)(runs.map(({ runPlanName }) => runPlanName)),
        score: (0,output_text/* linesInPlace */.KV)(runs.map(({ score }) => outputs_text(score))),
        'checks-total': sum((run) => run.checksTotal),
        'checks-failed': sum((run) => run.checksFailed),
        'calls-total': sum((run) => run.callsTotal),
        'calls-passed': sum((run) => run.callsPassed),
        'cost-usd': sum((run) => run.costUsd),
        'baseline-job-id': (0,output_text/* linesInPlace */.KV)(runs.map(({ baselineJobId }) => baselineJobId)),
        runs: runsOutput(runs),
        reused: String(runs.some(({ reused }) => reused)),
        attached: String(runs.some(({ attached }) => attached)),
    };
}
function sumOf(values) {
    const known = values.filter((value) => value !== null);
    const sum = known.reduce((total, value) => total + value, 0);
    return known.length === 0 ? null : Number(sum.toFixed(6));
}
function outputs_text(value) {
    return value === null ? '' : String(value);
}
function allReasons(report) {
    const { runs } = report;
    return [
        ...report.reasons.map((reason) => stepReason(reason, '', report.outcome)),
        ...(0,model_outcome/* worstFirst */.md)(runs).flatMap((run) => {
            const lead = run.jobId === '' && runs.length > 1 ? `${run.label}: ` : '';
            return run.reasons.map((reason) => stepReason({ ...reason, message: lead + reason.message }, run.jobId, run.outcome));
        }),
    ];
}
function stepReason({ rule, message, short: _, brief: __, ...facts }, jobId, outcome) {
    const short = Object.entries(facts).map(([name, fact]) => [
        name,
        typeof fact === 'string' ? (0,log_line/* oneLine */.TN)(fact, outputs_MAX_FACT_CHARS) : fact,
    ]);
    return {
        rule,
        message: (0,log_line/* oneLine */.TN)(message, MAX_MESSAGE_CHARS),
        jobId,
        ...Object.fromEntries(short),
        outcome,
    };
}
function worstVerdict(verdicts) {
    if (verdicts.includes('THRESHOLD_FAILED'))
        return 'THRESHOLD_FAILED';
    return verdicts.length > 0 && verdicts.every((verdict) => verdict === 'PASSED') ? 'PASSED' : '';
}
function runsOutput(whole) {
    const withoutChecks = whole.map(({ checks, confirmations, ...facts }) => facts);
    const bare = whole.map(({ jobId, outcome, verdict }) => ({ jobId, outcome, verdict }));
    const most = [whole, withoutChecks].find(output_text/* fitsJsonArray */._s) ?? bare;
    return (0,output_text/* jsonArray */.Ir)(most, (cut) => ({ cut }));
}
const UNCOUNTED = { themesTotal: null, themesHigh: null, themesNew: null, checksRegressed: null };
function outputFacts(run) {
    const { report, debrief, about, checks, baseline } = run;
    return {
        jobId: run.jobId,
        outcome: run.outcome,
        verdict: (0,log_line/* oneLine */.TN)(report?.verdict ?? '', 100),
        runStatus: (0,log_line/* oneLine */.TN)(run.runStatus ?? '', 100),
        debriefId: (0,log_line/* oneLine */.TN)(debrief?.debriefId ?? '', 100),
        debriefStatus: (0,log_line/* oneLine */.TN)(debrief?.status ?? '', 100),
        ...(report === null ? UNCOUNTED : (0,report_facts/* countFacts */.nA)(report)),
        runNumber: about?.number ?? null,
        runPlanName: (0,log_line/* oneLine */.TN)(about?.planName ?? '', 200),
        score: run.runVerdict?.score ?? null,
        checksTotal: checks?.length ?? null,
        checksFailed: checks ? (run.checksBelowThreshold?.length ?? 0) : null,
        callsTotal: run.callCounts?.total ?? null,
        callsPassed: run.callCounts?.passed ?? null,
        costUsd: run.cost?.usd ?? null,
        baselineJobId: (0,log_line/* oneLine */.TN)(baseline?.jobId ?? report?.trend?.baselineRunPlanJobId ?? '', 100),
        reused: run.reused ?? false,
        attached: run.attached ?? false,
        ...(run.confirmations && {
            confirmations: run.confirmations.map(({ jobId, outcome, usd }) => ({
                jobId: (0,log_line/* oneLine */.TN)(jobId, 100),
                outcome,
                costUsd: usd,
            })),
        }),
        ...(checks && {
            checks: checks
                .slice(0, MAX_CHECKS)
                .map(({ name, passed, evaluated, passRate, threshold }) => {
                return { name: (0,log_line/* oneLine */.TN)(name, 200), passed, evaluated, passRate, threshold };
            }),
        }),
    };
}

;// CONCATENATED MODULE: ./report/annotations.js






function annotationsOf(report) {
    const { runs } = report;
    const level = levelOf(report);
    const warnings = [
        ...policyWarnings(runs),
        ...(0,baseline_words/* oldBaselines */.q7)(runs),
        ...((0,model_outcome/* fails */.c6)(report.outcome) ? startedRuns(runs) : []),
    ];
    if (level === 'notice') {
        const result = report.policy.isTrial ? (0,outcome_words/* titleOf */.Gg)(report).title : describeSuccess(report);
        return { level, reasons: [result], warnings };
    }
    const all = allReasons(report);
    const isUnread = report.policy.isTrial && report.outcome === 'error';
    const reasons = isUnread ? all.filter(({ outcome }) => outcome === 'error') : all;
    return { level, reasons: reasons.map((reason) => describeReason(reason, runs)), warnings };
}
function levelOf({ outcome, tolerated, policy, reasons }) {
    if ((0,model_outcome/* fails */.c6)(outcome)) {
        if (!tolerated)
            return 'error';
        return policy.isTrial ? 'notice' : 'warning';
    }
    const isWanted = reasons.some(({ rule }) => rule === 'dry-run' || rule === 'paths');
    return outcome === 'skipped' && !isWanted ? 'warning' : 'notice';
}
function describeReason(reason, runs) {
    const { outcome, jobId, message, rule } = reason;
    const run = runs.length > 1 ? runs.find((one) => jobId !== '' && one.jobId === jobId) : undefined;
    const lead = run === undefined ? '' : `${(0,format/* nameRun */.Lu)(run)}: `;
    return `${outcome}: ${lead}${rule === 'input' ? message : (0,format/* shortIds */.Rq)(message)}`;
}
function describeSuccess(report) {
    const { outcome, reasons, runs } = report;
    const why = (0,format/* shortIds */.Rq)(reasons.map(({ message }) => message).join('; '));
    if (outcome === 'skipped')
        return `skipped: ${why}`;
    if (outcome === 'started')
        return `started: ${describeStarted(runs)}`;
    const subject = runs.length > 1 ? `${runs.length} runs` : runs.map(format/* nameRun */.Lu).join('');
    return `passed: ${subject}: ${(0,opening/* openingOf */.E4)(report).line}`;
}
function describeStarted(runs) {
    const names = runs.map(({ jobId, label }) => jobId || label);
    return names.length > 1
        ? `${names.length} runs are left to a later step, which evaluates them with the input job-id: ${(0,format/* formatList */.ki)(names, format/* MAX_IDS */.y2)}`
        : `run ${names.join('')} is left to a later step, which evaluates it with the input job-id`;
}
function startedRuns(runs) {
    const started = runs.filter(({ outcome, reused }) => outcome === 'started' && reused !== true);
    return started.length === 0 ? [] : [describeStarted(started)];
}
function policyWarnings(runs) {
    return runs.flatMap((run) => {
        const lead = runs.length > 1 ? `${(0,format/* nameRun */.Lu)(run)}: ` : '';
        return (run.exceptions?.warnings ?? []).map(({ message }) => lead + (0,format/* shortIds */.Rq)(message));
    });
}

// EXTERNAL MODULE: ./report/run-views.js
var run_views = __nccwpck_require__(92692);
;// CONCATENATED MODULE: ./report/summary.js

















const SUMMARY_BUDGET_BYTES = 950_000;
const summary_NOTICE_BYTES = 2000;
const summary_FIRST_RUNS = 50;
function summarize(whole, settings, budgetBytes = SUMMARY_BUDGET_BYTES) {
    const report = (0,report_facts/* withoutRepeats */.jP)(whole);
    const body = [...firstScreen(report, settings), ...runSections(report, settings)];
    const end = lastScreen(report, settings);
    const { texts, leftOut } = layOut([...body, ...end], budgetBytes - summary_NOTICE_BYTES);
    const notice = leftOutNotice('summary', leftOut);
    const parts = [...texts.slice(0, body.length), notice, ...texts.slice(body.length)];
    const text = `${parts.join('').trimEnd()}\n`;
    return {
        text,
        whole: () => (leftOut.length === 0 ? [text] : layOutWhole([...body, ...end])),
    };
}
function firstScreen(report, settings) {
    const next = (0,next_step/* nextStep */.s)(report, settings, { report: settings.reportUrl });
    const [fix] = (0,report_facts/* locatedFixes */.aW)(report);
    return [
        ...firstSections(report, next, fix ? fixItem({ ...fix, url: '', why: '' }) : ''),
        ...(report.runs.length > 1 ? overviewSections(report, settings) : []),
    ];
}
function lastScreen(report, settings) {
    const { runs, notes, provenance } = report;
    return [
        noteSection((0,report_facts/* onlyRun */.qO)(report), [...(0,waiver_words/* unmatchedWaivers */.xb)(runs), ...notes]),
        single('run', 'footer', footer(report, settings, provenance?.commit ?? '')),
    ];
}
function runSections(report, settings) {
    return (0,run_views/* runViews */.M)(report, settings).flatMap((view) => {
        if (view.isOnly)
            return partsOf(view);
        const { run } = view;
        const { outcome, reasons } = run;
        const title = `### ${outcome_words/* OUTCOME_MARKS */.Uq[outcome]} ${shortName(run, settings)}: ${outcome}\n\n`;
        const small = runFooter(run, settings);
        const all = [
            single('run', 'run', title),
            ...reasonSections(reasons, (0,opening/* runOpening */.g_)(run).stated),
            ...partsOf(view),
            noteSection(run),
            single('run', 'footer', small === '' ? '' : `${small}\n`),
        ];
        return all.filter(({ count }) => count > 0);
    });
}
function partsOf(view) {
    const { run } = view;
    const mark = '#'.repeat(view.level);
    return [
        ...checkSections(run),
        ...scenarioSections(view, mark),
        measureSection(run, mark),
        warningSection(run),
        ...themeTable([run], mark),
        ...analysisSections(view),
        ...recommendationSections(view, mark),
        flakySection(run),
        executiveSummary(run),
    ];
}
function overviewSections({ runs }, settings) {
    return paged({
        part: 'overview',
        noun: 'run',
        list: (0,model_outcome/* worstFirst */.md)(runs),
        firstPage: summary_FIRST_RUNS,
        tableHead: (0,building_blocks/* tableHead */.PP)('Run', 'Result', 'Themes'),
        item: (run) => (0,building_blocks/* row */.nM)([
            `${outcome_words/* OUTCOME_MARKS */.Uq[run.outcome]}${format/* NBSP */.MK}${run.outcome}${format/* NBSP */.MK}· ${shortName(run, settings)}`,
            (0,markdown/* message */.iU)((0,opening/* runOpening */.g_)(run).line),
            themeCounts(run),
        ]),
    });
}
function themeCounts({ report }) {
    if (report === null || report.themes.length === 0)
        return (0,markdown/* cell */.Hn)(null);
    const { themesTotal, themesHigh, themesNew } = (0,report_facts/* countFacts */.nA)(report);
    const high = themesHigh > 0 && `${(0,format/* formatCount */.B4)(themesHigh)} high`;
    const parts = [high, themesNew > 0 && `${(0,format/* formatCount */.B4)(themesNew)} new`].filter(Boolean);
    return (0,format/* formatCount */.B4)(themesTotal) + (parts.length > 0 ? ` (${parts.join(', ')})` : '');
}

// EXTERNAL MODULE: ./service/explain.js
var explain = __nccwpck_require__(70980);
// EXTERNAL MODULE: ./text/clock.js
var clock = __nccwpck_require__(13997);
// EXTERNAL MODULE: ./publish/output-values.js
var output_values = __nccwpck_require__(12001);
// EXTERNAL MODULE: ./publish/prompt-file.js
var prompt_file = __nccwpck_require__(57308);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __nccwpck_require__(73024);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __nccwpck_require__(48161);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __nccwpck_require__(76760);
// EXTERNAL MODULE: ./evaluate/statistics/interval.js
var interval = __nccwpck_require__(13662);
// EXTERNAL MODULE: ./model/copy.js
var model_copy = __nccwpck_require__(99908);
// EXTERNAL MODULE: ./model/counts.js
var model_counts = __nccwpck_require__(97353);
// EXTERNAL MODULE: ./model/fields.js
var fields = __nccwpck_require__(17132);
// EXTERNAL MODULE: ./model/report.js + 4 modules
var model_report = __nccwpck_require__(66401);
;// CONCATENATED MODULE: ./report/render-json.js







function renderJson(report, { detail }) {
    const copy = (0,model_copy/* copier */.p)(model_report/* reportFileSchema */.mj, { fillsAbsent: true, complete: withInterval });
    const file = copy({ $schema: model_report/* SCHEMA_ID */.Ew, version: model_report/* REPORT_VERSION */.Aj, detail, ...report });
    return [jsonText(file, 2), '\n'];
}
function withInterval(fields) {
    if (fields.confidenceInterval === undefined)
        return;
    const counts = (0,model_counts/* countsFrom */.bT)(Number(fields.passed ?? Number.NaN), Number(fields.evaluated));
    fields.confidenceInterval = counts && (0,interval/* confidenceInterval */.o)(counts);
}
const ACTIVE = /[\x7f-\x9f\u061c\u180e\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]|[\udb40-\udb43][\udc00-\udfff]|#(?=#\[)/g;
function jsonText(value, indent = 0) {
    return JSON.stringify(value, null, indent).replace(ACTIVE, log_line/* escapeUnits */.FI);
}
function reportJsonSchema() {
    return z.toJSONSchema(reportFileSchema, {
        target: 'draft-2020-12',
        metadata: DESCRIPTIONS,
        override: ({ zodSchema, jsonSchema, path }) => {
            delete jsonSchema.additionalProperties;
            delete jsonSchema.maximum;
            if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER)
                delete jsonSchema.minimum;
            if (jsonSchema.properties)
                jsonSchema.required = Object.keys(jsonSchema.properties);
            if (zodSchema._zod.def.type === 'optional') {
                const { anyOf, description, ...type } = jsonSchema;
                for (const name of Object.keys(type))
                    delete jsonSchema[name];
                jsonSchema.anyOf = [...(anyOf ?? [type]), { type: 'null' }];
            }
            if (path.length === 0) {
                jsonSchema.$id = SCHEMA_ID;
                jsonSchema.title = 'Report of a simulation gate';
            }
        },
    });
}

// EXTERNAL MODULE: ./model/check-facts.js
var check_facts = __nccwpck_require__(85851);
// EXTERNAL MODULE: ./text/xml.js
var xml = __nccwpck_require__(11246);
;// CONCATENATED MODULE: ./report/render-junit.js








const KINDS = {
    passed: null,
    failed: 'failure',
    inconclusive: 'error',
    error: 'error',
    started: 'skipped',
    skipped: 'skipped',
};
const MAX_NAME_CHARS = 200;
const render_junit_MAX_MESSAGE_CHARS = 2000;
const MAX_TEXT_CHARS = 20_000;
const NO_TIME = '1970-01-01T00:00:00';
const LONGEST_MS = 31_536_000_000;
function* renderJunit(report) {
    yield '<?xml version="1.0" encoding="UTF-8"?>\n<testsuites>\n';
    const timestamp = report.provenance?.reportedAt.slice(0, 19) || NO_TIME;
    for (const [id, suite] of suitesOf(report).entries())
        yield* suiteLines(suite, id, timestamp);
    yield '</testsuites>\n';
}
function suitesOf(report) {
    const { runs, reasons, outcome, gateName } = report;
    const uses = new Map();
    const suites = runs.map((run) => {
        const subject = run.about?.planName ?? run.stableName;
        const name = [gateName, subject].filter(Boolean).join(': ') || 'Simulation gate';
        const use = (uses.get(name) ?? 0) + 1;
        uses.set(name, use);
        return runSuite(run, use === 1 ? name : `${name} (${use})`);
    });
    if (runs.length > 0 && reasons.length === 0)
        return suites;
    const kind = KINDS[outcome] === 'skipped' ? 'skipped' : 'error';
    const result = resultOf(kind, outcome, reasons);
    const cases = [{ name: 'verdict', group: 'gate', result, detail: '' }];
    return [...suites, { name: 'Simulation gate', outcome, cases }];
}
function runSuite(run, name) {
    const { outcome, report, checks = [], cases = [], reasons } = run;
    const waivers = (0,waiver_words/* waiversByName */.wT)(run.exceptions);
    const all = (0,check_facts/* checkFacts */.un)(checks, report?.trend?.rows ?? []);
    const alike = Map.groupBy(all, ({ name }) => name);
    const reasonsOf = (0,check_facts/* findSame */.Ad)(reasons.flatMap((reason) => reason.check === undefined ? [] : { id: reason.checkId, name: reason.check, reason }));
    const byTheme = Map.groupBy(reasons, ({ theme }) => theme);
    const byCase = Map.groupBy(reasons, (reason) => reason.case);
    const parts = [
        ...all.map((check) => {
            const { id, name, listed } = check;
            const isOneOfTwo = id && alike.get(name)?.length !== 1;
            return {
                name: isOneOfTwo ? `${name} (${(0,format/* shortForm */.JZ)(id)})` : name,
                group: 'checks',
                reasons: reasonsOf(check).map(({ reason }) => reason),
                otherwise: waived(waivers.check.get(name)),
                detail: listed.map(describeCheck).join('\n'),
            };
        }),
        ...cases.map((one) => ({ ...scenarioPart(one), reasons: byCase.get(one.id) })),
        ...(report?.themes ?? []).map((theme) => {
            const { slug, title, severity, affectedCallCount, totalCallCount } = theme;
            const otherwise = waived(waivers.theme.get(slug));
            const detail = `${title}\n${severity}: ${(0,format/* formatShare */.T1)(affectedCallCount, totalCallCount)} calls`;
            const about = { reasons: byTheme.get(slug), otherwise, detail };
            return { name: slug || title, group: 'themes', ...about };
        }),
    ];
    const kind = KINDS[outcome];
    const stated = new Set(parts.flatMap((part) => part.reasons ?? []));
    const own = reasons.filter((reason) => !stated.has(reason));
    const isHit = own.length > 0 || reasons.length === 0 || kind !== 'failure';
    const result = kind !== null && isHit ? resultOf(kind, outcome, own) : null;
    const partCases = parts.map(({ reasons: about = [], otherwise, ...part }) => {
        const isFailing = kind !== null && about.length > 0;
        return { ...part, result: isFailing ? resultOf(kind, outcome, about) : otherwise };
    });
    const verdict = { name: 'verdict', group: 'gate', result, detail: '' };
    return { name, outcome, run, cases: [verdict, ...partCases] };
}
function describeCheck(check) {
    const limit = (0,format/* formatPercentBeside */.lS)(check.threshold, check.passRate);
    return (0,check_rows/* passedShare */.ct)(check) + (check.threshold === null ? '' : `; threshold ${limit}`);
}
function scenarioPart(one) {
    const { status, passed, evaluated, baseline, failingCall } = one;
    const isFailing = status === 'now failing' || status === 'failing';
    const skipped = { kind: 'skipped', type: 'scenario', messages: [status ?? ''] };
    const detail = [
        `${(0,format/* formatShare */.T1)(passed, evaluated)} calls passed; ${status ?? 'not evaluated'}`,
        baseline && `Baseline: ${(0,format/* formatShare */.T1)(baseline.passed, baseline.evaluated)}`,
        failingCall && `Failing call: ${failingCall}`,
    ];
    return {
        name: (0,names/* nameCase */.Ic)(one),
        group: 'scenarios',
        otherwise: isFailing ? skipped : null,
        detail: detail.filter(Boolean).join('\n'),
    };
}
function waived(waiver) {
    if (waiver === undefined)
        return null;
    const message = `waived until ${waiver.expires}: ${waiver.reason}`;
    return { kind: 'skipped', type: 'waived', messages: [message] };
}
function resultOf(kind, outcome, reasons) {
    const rules = [...new Set(reasons.map(({ rule }) => rule))].join(', ');
    const messages = reasons.map(({ message }) => message);
    return { kind, type: rules || outcome, messages: messages.length > 0 ? messages : [outcome] };
}
function* suiteLines({ name, outcome, run, cases }, id, timestamp) {
    const suite = attributeName(name);
    const count = (kind) => cases.filter(({ result }) => result?.kind === kind).length;
    const seconds = Math.min(Math.max(run?.about?.durationMs ?? 0, 0), LONGEST_MS) / 1000;
    yield `  <testsuite name="${suite}" package="simulation-gate" id="${id}" hostname="localhost"`;
    yield ` timestamp="${(0,xml/* escapeXml */.X)(timestamp)}" time="${seconds}"`;
    yield ` tests="${cases.length}" failures="${count('failure')}" errors="${count('error')}"`;
    yield ` skipped="${count('skipped')}">\n`;
    yield `    <properties>\n      <property name="outcome" value="${outcome}"/>\n`;
    yield `      <property name="job-id" value="${oneLine(run?.jobId ?? '')}"/>\n`;
    yield `      <property name="baseline" value="${oneLine(run ? (0,baseline_words/* describeBaseline */.FT)(run) : '')}"/>\n`;
    yield '    </properties>\n';
    for (const one of cases)
        yield caseElement(one, suite);
    yield `    <system-out>${wholeText(run?.notes.join('\n') ?? '')}</system-out>\n`;
    yield '    <system-err></system-err>\n  </testsuite>\n';
}
function caseElement({ name, group, result, detail }, suite) {
    const attributes = `name="${attributeName(name)}" classname="${suite}.${group}" time="0"`;
    const output = detail === '' ? '' : `<system-out>${wholeText(detail)}</system-out>`;
    return `    <testcase ${attributes}>${resultElement(result)}${output}</testcase>\n`;
}
function resultElement(result) {
    if (result === null)
        return '';
    const { kind, type, messages } = result;
    const message = `message="${oneLine(messages.join('; '))}"`;
    if (kind === 'skipped')
        return `<skipped ${message}/>`;
    return `<${kind} ${message} type="${oneLine(type)}">${wholeText(messages.join('\n'))}</${kind}>`;
}
function attributeName(name) {
    return (0,xml/* escapeXml */.X)((0,strip/* fold */.AU)(name, MAX_NAME_CHARS)) || '(unnamed)';
}
function oneLine(text) {
    return (0,xml/* escapeXml */.X)((0,strip/* fold */.AU)(text, render_junit_MAX_MESSAGE_CHARS));
}
function wholeText(text) {
    return (0,xml/* escapeXml */.X)((0,strip/* clip */.$Q)(text, MAX_TEXT_CHARS));
}

;// CONCATENATED MODULE: ./report/render-sarif.js






const SCHEMA = 'https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json';
const MAX_RESULTS = 25_000;
const BUDGET_BYTES = 9_000_000;
const FRAME_BYTES = 1000;
const render_sarif_MAX_NAME_CHARS = 255;
const MAX_DESCRIPTION_CHARS = 1024;
const LEVELS = ['error', 'warning', 'warning', 'note'];
function renderSarif(report, settings, budgetBytes = BUDGET_BYTES) {
    const findings = findingsOf(report);
    const baselines = report.runs.map((run) => (0,baseline_words/* describeBaseline */.FT)(run)).filter(Boolean);
    const rules = new Map();
    const results = [];
    let room = budgetBytes - FRAME_BYTES - jsonBytes(baselines);
    for (const finding of findings) {
        const ruleId = ruleIdOf(finding);
        const rule = rules.get(ruleId) ?? ruleOf(ruleId, finding);
        const result = render_sarif_resultOf(ruleId, finding, settings);
        room -= jsonBytes(result) + (rules.has(ruleId) ? 0 : jsonBytes(rule));
        if (room < 0 || results.length === MAX_RESULTS)
            break;
        rules.set(ruleId, rule);
        results.push(result);
    }
    const leftOut = findings.length - results.length;
    const text = `${(0,format/* formatCounted */.So)(leftOut, 'result')} left out, since GitHub limits the size of a file`;
    const driver = { name: 'Simulation Gate', version: log_line/* VERSION */.xv, informationUri: log_line/* HOMEPAGE */.py };
    const run = {
        tool: { driver: { ...driver, rules: [...rules.values()] } },
        invocations: [
            {
                executionSuccessful: report.outcome === 'passed' || report.outcome === 'failed',
                toolExecutionNotifications: leftOut > 0 ? [{ level: 'warning', message: { text } }] : [],
            },
        ],
        columnKind: 'utf16CodeUnits',
        results,
        ...(baselines.length > 0 && { properties: { baselines } }),
    };
    return [jsonText({ $schema: SCHEMA, version: '2.1.0', runs: [run] }), '\n'];
}
function jsonBytes(value) {
    return Buffer.byteLength(jsonText(value)) + ','.length;
}
function findingsOf({ runs, promptFixes }) {
    const themesOfRuns = runs.map(({ report }) => new Map(report?.themes.map((theme) => [theme.slug, theme])));
    const findings = promptFixes.flatMap(({ from: [first], found }) => {
        const run = first && runs[first.run];
        const recommendation = first && run?.report?.recommendations[first.recommendation];
        if (!run || !recommendation || found.state !== 'located')
            return [];
        const themes = recommendation.themeSlugs.flatMap((slug) => themesOfRuns[first.run]?.get(slug) ?? []);
        const [theme = null] = (0,theme_order/* sortThemes */.lt)(themes);
        const rank = (0,theme_order/* severityRank */.qs)((theme ?? recommendation).severity ?? '');
        return { fix: found, recommendation, theme, rank, runId: run.jobId };
    });
    return findings.toSorted((a, b) => a.rank - b.rank);
}
function ruleIdOf({ theme }) {
    const slug = encodeURIComponent((theme?.slug ?? '').toWellFormed());
    return slug.slice(0, render_sarif_MAX_NAME_CHARS) || 'simulation-gate/prompt-fix';
}
function ruleOf(id, { theme }) {
    const title = theme === null ? 'Prompt fix' : titleOf(theme);
    const description = theme === null ? 'A change of a prompt that the debrief recommends.' : theme.analysis;
    const text = render_sarif_oneLine(description, MAX_DESCRIPTION_CHARS) || title;
    return {
        id,
        shortDescription: { text: title },
        fullDescription: { text },
        help: { text },
        properties: { tags: ['simulation'] },
    };
}
function render_sarif_resultOf(ruleId, finding, settings) {
    const { fix, rank, runId } = finding;
    const url = (0,format/* runUrl */.Vp)(runId, settings);
    const { path, ...region } = fix.place;
    const uri = path.toWellFormed().split('/').map(encodeURIComponent).join('/');
    const artifactLocation = { uri, uriBaseId: '%SRCROOT%' };
    const replacements = [{ deletedRegion: region, insertedContent: { text: fix.insertedText } }];
    return {
        ruleId,
        level: LEVELS[rank],
        message: { text: messageOf(finding) },
        locations: [{ physicalLocation: { artifactLocation, region } }],
        ...(url !== null && { hostedViewerUri: url }),
        ...(fix.leftOut === null && {
            fixes: [{ artifactChanges: [{ artifactLocation, replacements }] }],
        }),
    };
}
function messageOf({ theme, recommendation }) {
    const advice = titleOf(recommendation);
    if (theme === null)
        return advice;
    const share = (0,format/* formatShare */.T1)(theme.affectedCallCount, theme.totalCallCount);
    return `${titleOf(theme)}: ${share} calls affected. Recommended: ${advice}`;
}
function titleOf({ title }) {
    return render_sarif_oneLine(title, render_sarif_MAX_NAME_CHARS) || format/* UNTITLED */.q8;
}
function render_sarif_oneLine(text, maxChars) {
    const line = (0,strip/* fold */.AU)(text, maxChars);
    return (0,strip/* fold */.AU)(line.replace(/\{(\d+)\}/g, '{{$1}}').replaceAll('](', '] ('), maxChars);
}

// EXTERNAL MODULE: ./runner/folders.js
var folders = __nccwpck_require__(14091);
;// CONCATENATED MODULE: ./publish/report-files.js








const PATCH_FILE = 'prompt-fixes.patch';
const NAMES = {
    'json-file': 'report.json',
    'markdown-file': 'report.md',
    'html-file': 'report.html',
    'sarif-file': 'findings.sarif',
    'junit-file': 'junit.xml',
    'patch-file': PATCH_FILE,
};
const CHUNK_CHARS = 32_768;
async function writeReportFiles(written, settings, folder, temp) {
    const outputs = {
        ...{ 'report-dir': '', 'json-file': '', 'markdown-file': '', 'html-file': '' },
        ...{ 'sarif-file': '', 'junit-file': '', 'patch-file': '' },
    };
    const warnings = [];
    try {
        const dir = makeFolder(folder, temp);
        for (const name of Object.values(NAMES))
            (0,external_node_fs_.rmSync)((0,external_node_path_.join)(dir, name), { force: true });
        outputs['report-dir'] = dir;
    }
    catch (error) {
        return { outputs, warnings: [publish_words/* PUBLISH */.We.noFiles(error)] };
    }
    for (const [output, render] of await filesOf(written, settings)) {
        const name = NAMES[output];
        const path = (0,external_node_path_.join)(outputs['report-dir'], name);
        try {
            writeWhole(path, render());
            outputs[output] = path;
        }
        catch (error) {
            (0,external_node_fs_.rmSync)(path, { force: true });
            warnings.push(publish_words/* PUBLISH */.We.noFile(name, error));
        }
    }
    return { outputs, warnings };
}
async function filesOf({ report, summary, patch }, settings) {
    const json = ['json-file', () => renderJson(report, settings)];
    if (report.runs.length === 0)
        return [json];
    const { renderHtml } = await __nccwpck_require__.e(/* import() */ 701).then(__nccwpck_require__.bind(__nccwpck_require__, 80701));
    return [
        json,
        ['markdown-file', () => summary.whole()],
        ['html-file', () => renderHtml(report, settings)],
        ['sarif-file', () => renderSarif(report, settings)],
        ['junit-file', () => renderJunit(report)],
        ...(patch === '' ? [] : [['patch-file', () => [patch]]]),
    ];
}
function writeWhole(path, pieces) {
    const file = (0,external_node_fs_.openSync)(path, 'w');
    try {
        let chunk = [];
        let chars = 0;
        for (const piece of pieces) {
            chunk.push(piece);
            chars += piece.length;
            if (chars < CHUNK_CHARS)
                continue;
            (0,external_node_fs_.writeFileSync)(file, chunk.join(''));
            chunk = [];
            chars = 0;
        }
        (0,external_node_fs_.writeFileSync)(file, chunk.join(''));
    }
    finally {
        (0,external_node_fs_.closeSync)(file);
    }
}
function makeFolder(folder, temp) {
    if (folder === null)
        return (0,external_node_fs_.mkdtempSync)((0,external_node_path_.join)(temp || (0,external_node_os_.tmpdir)(), 'simulation-gate-'));
    const dir = (0,external_node_path_.resolve)(folder);
    (0,folders/* makeFolders */.w)(dir);
    return dir;
}

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __nccwpck_require__(51455);
// EXTERNAL MODULE: ./runner/runtime.js
var runner_runtime = __nccwpck_require__(11726);
// EXTERNAL MODULE: ./text/json-object.js + 1 modules
var json_object = __nccwpck_require__(66783);
;// CONCATENATED MODULE: ./publish/upload-report.js








async function uploadReport(report, inputs, runtime) {
    const { workflow, cancelled } = runtime;
    const hasPage = report.runs.length > 0 && !cancelled.aborted;
    if (!hasPage || !isWanted(report, inputs, workflow))
        return { url: '', notes: [] };
    const { ACTIONS_RUNTIME_TOKEN: key, ACTIONS_RESULTS_URL: url } = runtime.env;
    if (!key || !url || (0,runner_runtime/* isEnterpriseServer */.v)(workflow)) {
        return { url: '', notes: inputs.uploadReport === true ? [publish_words/* PUBLISH */.We.noArtifacts] : [] };
    }
    try {
        const { renderHtml } = await __nccwpck_require__.e(/* import() */ 701).then(__nccwpck_require__.bind(__nccwpck_require__, 80701));
        const id = await upload(renderHtml(report, inputs), runtime);
        const { serverUrl, repository, runId } = workflow;
        const page = `${serverUrl || 'https://github.com'}/${repository}`;
        return { url: `${page}/actions/runs/${runId}/artifacts/${id}`, notes: [] };
    }
    catch (error) {
        return { url: '', notes: cancelled.aborted ? [] : [publish_words/* PUBLISH */.We.noPage(error)] };
    }
}
function isWanted({ outcome, policy }, { uploadReport, detail }, { payload }) {
    if (uploadReport !== 'auto')
        return uploadReport;
    const isPublic = (0,json_object/* valueAt */.fK)(payload, ['repository', 'private']) === false ||
        (0,json_object/* valueAt */.fK)(payload, ['repository', 'visibility']) === 'public';
    return (0,model_outcome/* fails */.c6)(outcome) && !policy.isTrial && detail === 'full' && !isPublic;
}
async function upload(pieces, runtime) {
    const folder = runtime.env.RUNNER_TEMP || (0,external_node_os_.tmpdir)();
    const path = (0,external_node_path_.join)(folder, `simulation-gate-${(0,external_node_crypto_.randomUUID)()}.html`);
    try {
        await (0,promises_.writeFile)(path, [...pieces].join(''));
        const { uploadPage } = await Promise.all(/* import() */[__nccwpck_require__.e(665), __nccwpck_require__.e(93), __nccwpck_require__.e(73)]).then(__nccwpck_require__.bind(__nccwpck_require__, 73));
        return await uploadPage(path, folder, runtime);
    }
    finally {
        await (0,promises_.rm)(path, { force: true });
    }
}

;// CONCATENATED MODULE: ./publish/deliver.js

















const CORRECTION_MS = 2_000;
async function deliver(publication, inputs, token, runtime) {
    const { secrets } = runtime.runner;
    const hide = (text) => secrets.hide(text);
    const provenance = (0,workflow/* provenanceOf */.Jj)(runtime.workflow, runtime.clock.now());
    const gate = inputs.gateName ? { gate: inputs.gateName } : {};
    const masked = secrets.hideIn({ ...publication.report, ...gate, provenance });
    const links = {
        ...inputs,
        callUrl: inputs.callUrl && hide(inputs.callUrl),
        runUrl: inputs.runUrl && hide(inputs.runUrl),
        ...patchFileIn(inputs.reportDir),
    };
    const page = await uploadReport(masked, links, runtime);
    const withPage = { ...links, ...(page.url !== '' && { reportUrl: page.url }) };
    const pull = await publishToPullRequest(masked, withPage, token, runtime);
    const notes = [...masked.notes, ...[...page.notes, ...pull.notes].map(hide)];
    await (0,clock/* nextTurn */.t)();
    const report = endedIfCancelled({ ...masked, notes }, runtime.cancelled);
    const settings = { ...withPage, ...(pull.suggested && { suggested: pull.suggested }) };
    const summary = summarize(report, settings);
    const written = { report, summary, patch: hide(publication.patch) };
    const temp = runtime.env.RUNNER_TEMP ?? '';
    const files = await writeReportFiles(written, settings, inputs.reportDir, temp);
    const ending = {
        report,
        summary: summary.text,
        files: { ...files.outputs, 'report-url': page.url, 'comment-url': pull.commentUrl },
        warnings: [...inputs.warnings, ...publication.warnings, ...pull.warnings, ...files.warnings],
    };
    const exitCode = await conclude(ending, settings, runtime);
    const ended = endedIfCancelled(masked, runtime.cancelled);
    if (ended.outcome !== masked.outcome) {
        const inTime = { ...runtime, cancelled: AbortSignal.timeout(CORRECTION_MS) };
        await publishToPullRequest(ended, { ...withPage, suggestions: false }, token, inTime);
    }
    return exitCode;
}
function endedIfCancelled(report, cancelled) {
    if (!cancelled.aborted)
        return report;
    if ((0,model_outcome/* fails */.c6)(report.outcome))
        return { ...report, tolerated: false };
    const { outcome, rule, message } = (0,explain/* endOfStep */.n9)(null, cancelled);
    return { ...report, outcome, reasons: [...report.reasons, { rule, message }] };
}
function patchFileIn(folder) {
    const isPlain = folder !== null && /^[\w.][\w./-]*$/.test(folder);
    return isPlain ? { patchFile: (0,posix_namespaceObject.join)(folder, PATCH_FILE) } : {};
}
async function conclude({ report, summary, files, warnings }, settings, { runner, cancelled }) {
    const areSet = (0,output_values/* setOutputs */.n)({ ...outputsOf(report), ...files }, runner);
    if (settings.summary)
        await runner.writeSummary(summary);
    const { level, reasons, warnings: ofReport } = annotationsOf(report);
    const all = [...warnings, ...ofReport];
    if (level === 'notice')
        for (const reason of reasons)
            runner.annotate(level, reason);
    if (level === 'error')
        (0,annotate_each/* annotateEach */.q)(level, reasons, runner, true);
    (0,annotate_each/* annotateEach */.q)('warning', level === 'warning' ? [...reasons, ...all] : all, runner);
    await (0,clock/* nextTurn */.t)();
    const isRed = (0,model_outcome/* fails */.c6)(report.outcome) && !report.tolerated;
    const outcome = cancelled.aborted && !(0,model_outcome/* fails */.c6)(report.outcome) ? 'inconclusive' : report.outcome;
    if (cancelled.aborted && !isRed) {
        (0,output_values/* setOutputs */.n)({ outcome }, runner);
        const late = publish_words/* PUBLISH */.We.cancelled(report.outcome);
        if (settings.summary)
            await runner.writeSummary(`\n${outcome_words/* OUTCOME_MARKS */.Uq[outcome]} ${late}\n`);
        runner.annotate('error', late);
    }
    const patch = files['patch-file'] || undefined;
    const next = (0,next_step/* nextStep */.s)(report, settings, { report: settings.reportUrl, patch });
    if (next !== null)
        runner.info(publish_words/* PUBLISH */.We.next(next.words, next.command, next.url));
    runner.info(publish_words/* PUBLISH */.We.outcome(outcome));
    return cancelled.aborted || !areSet || isRed ? 1 : 0;
}
async function publishToPullRequest(report, inputs, token, runtime) {
    const { gateName, comment: mode } = inputs;
    const suggestions = inputs.suggestions && report.runs.length > 0;
    const isWanted = (mode !== 'never' || suggestions) && !report.policy.isTrial && !runtime.cancelled.aborted;
    const nothing = { notes: [], warnings: [], commentUrl: '' };
    if (!isWanted || gateName === null)
        return nothing;
    try {
        const order = { report, settings: inputs, mode, suggestions, token, gateName, linesOf };
        return await reportToPullRequest(order, runtime);
    }
    catch (error) {
        return { ...nothing, warnings: [publish_words/* PULL_REQUEST */.Ky.failed(error)] };
    }
}
function linesOf(path) {
    const text = (0,prompt_file/* readPromptFile */.N)(path, process.cwd());
    return text?.replace(/^\ufeff/, '').split(/\r?\n/) ?? null;
}


/***/ }),

/***/ 12001:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ setOutputs)
/* harmony export */ });
/* harmony import */ var _report_output_text_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(18389);
/* harmony import */ var _report_words_publish_words_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(73627);


function setOutputs(outputs, runner) {
    try {
        for (const [name, value] of Object.entries(outputs))
            runner.setOutput(name, fitting(value));
        return true;
    }
    catch (error) {
        runner.annotate('error', _report_words_publish_words_js__WEBPACK_IMPORTED_MODULE_1__/* .PUBLISH */ .We.noOutputs(error));
        return false;
    }
}
function fitting(text) {
    const bytes = Buffer.from(text);
    if (bytes.length <= _report_output_text_js__WEBPACK_IMPORTED_MODULE_0__/* .MAX_OUTPUT_BYTES */ .$q)
        return text;
    const end = bytes.subarray(0, _report_output_text_js__WEBPACK_IMPORTED_MODULE_0__/* .MAX_OUTPUT_BYTES */ .$q + 1).lastIndexOf('\n');
    return bytes.subarray(0, Math.max(end, 0)).toString();
}


/***/ }),

/***/ 57308:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ readPromptFile)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(73024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__nccwpck_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__nccwpck_require__.n(node_path__WEBPACK_IMPORTED_MODULE_1__);


const MAX_FILE_BYTES = 1024 * 1024;
const DECODER = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
function readPromptFile(name, workspace) {
    try {
        const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(workspace, name);
        const facts = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path);
        if (!facts.isFile() || facts.size > MAX_FILE_BYTES)
            return null;
        if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(path).startsWith((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(workspace) + node_path__WEBPACK_IMPORTED_MODULE_1__.sep))
            return null;
        const bytes = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path);
        return bytes.includes(0) ? null : DECODER.decode(bytes);
    }
    catch {
        return null;
    }
}


/***/ }),

/***/ 4091:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   FT: () => (/* binding */ describeBaseline),
/* harmony export */   RJ: () => (/* binding */ isBaselineOld),
/* harmony export */   q7: () => (/* binding */ oldBaselines)
/* harmony export */ });
/* unused harmony export OLD_DAYS */
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(53483);

const OLD_DAYS = 14;
const SHORT_COMMIT = 7;
function describeBaseline({ baseline, report }, show = (id) => id) {
    const trend = report?.trend ?? null;
    const runId = baseline?.jobId || trend?.baselineRunPlanJobId || '';
    const number = baseline?.number ?? trend?.baselineRunNumber ?? null;
    if (runId === '' && number === null)
        return '';
    const name = ['run', number !== null && (0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCount */ .B4)(number), runId && show((0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .shortForm */ .JZ)(runId))];
    const { commit = null, ageDays = null, pooled = [] } = baseline ?? {};
    return [
        name.filter(Boolean).join(' '),
        baseline?.source === 'previous' && "the service's previous run",
        commit !== null && `commit ${show(commit.slice(0, SHORT_COMMIT))}`,
        ageDays !== null && describeAge(ageDays),
        pooled.length > 1 && `pooled with ${(0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCounted */ .So)(pooled.length - 1, 'run')} before it`,
    ]
        .filter(Boolean)
        .join(', ');
}
function isBaselineOld({ baseline }) {
    return baseline !== undefined && (baseline.ageDays ?? 0) > OLD_DAYS;
}
function oldBaselines(runs) {
    return runs.filter(isBaselineOld).map((run) => {
        const lead = runs.length > 1 ? `${(0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .nameRun */ .Lu)(run)}: ` : '';
        return `${lead}the baseline (${describeBaseline(run)}) is more than ${OLD_DAYS} days old; run the gate on the base branch to record a new one`;
    });
}
function describeAge(days) {
    const hours = Math.floor(days * 24);
    if (hours < 1)
        return 'less than an hour old';
    return hours < 48
        ? `${(0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCounted */ .So)(hours, 'hour')} old`
        : `${(0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCount */ .B4)(Math.floor(days))} days old`;
}


/***/ }),

/***/ 55846:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   C2: () => (/* binding */ changeOf),
/* harmony export */   Hl: () => (/* binding */ runColumns),
/* harmony export */   KM: () => (/* binding */ sparkline),
/* harmony export */   TT: () => (/* binding */ passedParts),
/* harmony export */   Uu: () => (/* binding */ checkRows),
/* harmony export */   ct: () => (/* binding */ passedShare)
/* harmony export */ });
/* harmony import */ var _model_check_facts_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(85851);
/* harmony import */ var _model_counts_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(97353);
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(53483);
/* harmony import */ var _waiver_words_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(18036);




const UNKNOWN = { passed: null, evaluated: null, passRate: null, threshold: null };
function passedShare(counted) {
    return passedParts(counted).join(' · ');
}
function passedParts(counted) {
    const counts = (0,_model_counts_js__WEBPACK_IMPORTED_MODULE_3__/* .countsFrom */ .bT)(counted.passed, counted.evaluated);
    return [shareOf(counted), ...(counts === null ? [] : [(0,_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatInterval */ .vy)(counts)])];
}
function shareOf({ passed, evaluated, passRate, threshold }) {
    const counts = (0,_model_counts_js__WEBPACK_IMPORTED_MODULE_3__/* .countsFrom */ .bT)(passed, evaluated);
    return counts === null
        ? (0,_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatPercentBeside */ .lS)(passRate, threshold)
        : (0,_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatShare */ .T1)(counts.passed, counts.evaluated, threshold);
}
const OF_CHECKS = new Set(['run-verdict', 'trend', 'never']);
function checkRows(run) {
    const { checks = [], report, outcome, reasons, exceptions, checksBelowThreshold = [] } = run;
    const failedBy = reasons.flatMap(({ rule, check: name, checkId: id }) => OF_CHECKS.has(rule) && name !== undefined && outcome === 'failed' ? { id, name } : []);
    const failed = (0,_model_check_facts_js__WEBPACK_IMPORTED_MODULE_0__/* .findSame */ .Ad)(failedBy);
    const below = (0,_model_check_facts_js__WEBPACK_IMPORTED_MODULE_0__/* .findSame */ .Ad)(checksBelowThreshold);
    const waivers = (0,_waiver_words_js__WEBPACK_IMPORTED_MODULE_2__/* .waiversByName */ .wT)(exceptions).check;
    const historyFor = historyOf(run);
    const rows = (0,_model_check_facts_js__WEBPACK_IMPORTED_MODULE_0__/* .checkFacts */ .un)(checks, report?.trend?.rows ?? []).map((facts) => {
        const { id = null, name, passRate, listed } = facts;
        const [missed] = below({ id, name });
        const { isPassed = null } = listed[0] ?? {};
        const threshold = missed?.threshold ?? listed[0]?.threshold ?? null;
        const { passed = null, evaluated = null } = facts.counts ?? {};
        const check = { id, name, isPassed, passed, evaluated, passRate, threshold };
        const previousRate = (0,_model_check_facts_js__WEBPACK_IMPORTED_MODULE_0__/* .highestRate */ .dQ)(facts.rows.map((row) => row.previousPassRate));
        const previous = facts.rows.find((row) => row.previousPassRate === previousRate);
        const isFailing = missed !== undefined || failed({ id, name }).length > 0;
        const result = isFailing ? 'failed' : (0,_model_check_facts_js__WEBPACK_IMPORTED_MODULE_0__/* .isEvaluated */ .KN)(check) ? 'passed' : null;
        return {
            check,
            result,
            baseline: { ...UNKNOWN, ...previous?.counts?.previous, passRate: previousRate },
            lifecycle: facts.rows[0]?.lifecycle ?? null,
            waiver: waivers.get(name),
            history: historyFor({ ...check, isPassed: result && result === 'passed' }),
        };
    });
    const isFailing = ({ result }) => Number(result === 'failed');
    const lost = ({ check, baseline }) => -Math.min(0, changeOf(check, baseline) ?? 0);
    return rows.toSorted((a, b) => isFailing(b) - isFailing(a) || lost(b) - lost(a));
}
function changeOf({ passRate }, baseline) {
    return passRate === null || baseline.passRate === null ? null : passRate - baseline.passRate;
}
function runColumns(run) {
    const { jobId, about, checks = [], ownChecks = checks, confirmations = [] } = run;
    const further = confirmations.filter((one) => one.checks !== null);
    if (further.length === 0)
        return [];
    const first = { jobId, number: about?.number ?? null, checks: ownChecks };
    return [first, ...further].map(({ jobId, number, checks: own }) => {
        const find = (0,_model_check_facts_js__WEBPACK_IMPORTED_MODULE_0__/* .findSame */ .Ad)(own ?? []);
        return {
            name: number === null ? (0,_format_js__WEBPACK_IMPORTED_MODULE_1__/* .shortForm */ .JZ)(jobId) : `run ${number}`,
            shareOf: (check) => shareOf(find(check)[0] ?? UNKNOWN),
        };
    });
}
const STEPS = '▁▂▃▄▅▆▇█';
function historyOf({ history }) {
    const earlier = history?.runs ?? [];
    const runs = earlier.map(({ number, checks }, index) => ({
        run: number === null ? `${earlier.length - index} before` : `run ${number}`,
        find: (0,_model_check_facts_js__WEBPACK_IMPORTED_MODULE_0__/* .findSame */ .Ad)(checks),
    }));
    return (check) => {
        const points = runs.map(({ run, find }) => ({ run, check: find(check)[0] ?? null }));
        return points.some((point) => point.check !== null)
            ? [...points, { run: 'this run', check }]
            : [];
    };
}
function sparkline(points) {
    return points
        .map(({ check }) => {
        if (check === null || check.passRate === null)
            return '·';
        const share = Math.min(Math.max(check.passRate, 0), 100) / 100;
        return STEPS[Math.round(share * (STEPS.length - 1))];
    })
        .join('');
}


/***/ }),

/***/ 71949:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Kq: () => (/* binding */ describeFound),
/* harmony export */   Ok: () => (/* binding */ marksOf),
/* harmony export */   Xb: () => (/* binding */ isChange),
/* harmony export */   Xl: () => (/* binding */ themeFacts),
/* harmony export */   Yw: () => (/* binding */ smallPrintFacts),
/* harmony export */   aW: () => (/* binding */ locatedFixes),
/* harmony export */   jP: () => (/* binding */ withoutRepeats),
/* harmony export */   nA: () => (/* binding */ countFacts),
/* harmony export */   qO: () => (/* binding */ onlyRun)
/* harmony export */ });
/* harmony import */ var _model_outcome_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(41913);
/* harmony import */ var _text_duration_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(6203);
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(53483);
/* harmony import */ var _outcome_words_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(65758);
/* harmony import */ var _words_names_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(49912);





function onlyRun({ runs }) {
    return runs.length === 1 ? runs[0] : undefined;
}
function countFacts({ themes, trend }) {
    const rows = trend?.rows ?? [];
    return {
        themesTotal: themes.length,
        themesHigh: themes.filter(({ severity }) => severity === 'HIGH').length,
        themesNew: themes.filter(({ lifecycle }) => lifecycle === 'NEW').length,
        checksRegressed: rows.filter(({ previousPassRate, currentPassRate }) => previousPassRate !== null && currentPassRate !== null && currentPassRate < previousPassRate).length,
    };
}
const KNOWN_VERDICTS = new Set(['PASSED', 'THRESHOLD_FAILED']);
function smallPrintFacts(run) {
    const { report, debrief, runStatus: status, about, reasons, exceptions } = run;
    const rules = new Set(reasons.map(({ rule }) => rule));
    const isEvaluated = exceptions !== null;
    const isLastSeen = rules.has('timeout');
    const isStatusSaid = rules.has('run') || (isEvaluated && (0,_model_outcome_js__WEBPACK_IMPORTED_MODULE_0__/* .hasEnded */ .hY)(status)) || isLastSeen;
    const isDebriefSaid = rules.has('debrief') || isEvaluated || isLastSeen;
    const isVerdictSaid = rules.has('verdict') && !KNOWN_VERDICTS.has(report?.verdict ?? '');
    const facts = [
        ['verdict', isVerdictSaid ? null : report?.verdict],
        ['debrief', report !== null || isDebriefSaid ? null : debrief?.status],
        ['status', status === 'COMPLETED' || isStatusSaid ? null : status],
        ['ended', (0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatMinute */ .Yi)(about?.endedAt)],
        ['took', about?.durationMs == null ? null : (0,_text_duration_js__WEBPACK_IMPORTED_MODULE_1__/* .formatDuration */ .a)(about.durationMs)],
        ['debrief created', (0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatMinute */ .Yi)(debrief?.createdAt)],
        ['debrief completed', (0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatMinute */ .Yi)(debrief?.completedAt)],
    ];
    return facts.flatMap(([name, value]) => (value ? `${name} ${value}` : []));
}
function themeFacts(theme) {
    const facts = [
        ['Impact', (0,_outcome_words_js__WEBPACK_IMPORTED_MODULE_3__/* .plainWord */ .hx)(theme.impact)],
        ['Prevalence', (0,_outcome_words_js__WEBPACK_IMPORTED_MODULE_3__/* .plainWord */ .hx)(theme.prevalence)],
        ['Cause', (0,_outcome_words_js__WEBPACK_IMPORTED_MODULE_3__/* .plainWord */ .hx)(theme.rootCauseChannel)],
        ['Checks', theme.checkNames.join(', ')],
    ];
    return facts.flatMap(([name, value]) => (value ? [[name, value]] : []));
}
function isChange({ currentText, suggestedText }) {
    return currentText !== null || suggestedText !== null;
}
function marksOf({ severity, channel }) {
    const marks = [severity && (0,_outcome_words_js__WEBPACK_IMPORTED_MODULE_3__/* .formatSeverity */ .JE)(severity), (0,_outcome_words_js__WEBPACK_IMPORTED_MODULE_3__/* .plainWord */ .hx)(channel)];
    return marks.flatMap((mark) => mark || []);
}
function locatedFixes({ runs, promptFixes }) {
    const all = promptFixes.flatMap(({ from, found }) => {
        const [first] = from;
        const recommendation = first && runs[first.run]?.report?.recommendations[first.recommendation];
        if (!recommendation || !isChange(recommendation) || found.state !== 'located')
            return [];
        const { place, fixedLines, leftOut } = found;
        return { recommendations: [recommendation], from, place, fixedLines, leftOut };
    });
    all.sort((a, b) => Number(a.leftOut !== null) - Number(b.leftOut !== null));
    const changes = Map.groupBy(all, ({ place, fixedLines }) => JSON.stringify([place, fixedLines]));
    return [...changes.values()].flatMap((same) => {
        const recommendations = same.flatMap((one) => one.recommendations);
        const from = same.flatMap((one) => one.from);
        return same.slice(0, 1).map((fix) => ({ ...fix, from, recommendations }));
    });
}
function describeFound(found) {
    switch (found.state) {
        case 'located':
            return `Located in ${names([found.place])}${found.leftOut === null ? '' : `; not in the patch: ${found.leftOut}`}`;
        case 'ambiguous':
            return `Ambiguous: the text is in ${(0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatCounted */ .So)(found.places.length, 'place')}: ${names(found.places)}`;
        case 'applied':
            return `Already applied: the suggested text is in ${names(found.places)}`;
        case 'missing':
            return 'Not found in the repository';
    }
}
function names(places) {
    return places.map((place) => (0,_words_names_js__WEBPACK_IMPORTED_MODULE_4__/* .quoteName */ .AB)((0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .placeName */ .fW)(place))).join(', ');
}
function withoutRepeats(report, hasFigures = (_rule) => true) {
    const shortenKnown = (reason) => (hasFigures(reason.rule) ? shorten(reason) : reason);
    const runs = report.runs.map(({ reasons, exceptions, ...run }) => {
        const isEnded = reasons.some(({ rule }) => rule === 'incomplete-run');
        const own = reasons.filter(({ restates }) => !isEnded || restates !== 'status');
        const { warnings = [] } = exceptions ?? {};
        const shown = exceptions && { ...exceptions, warnings: warnings.map(shortenKnown) };
        return { ...run, reasons: own.map(shortenKnown), exceptions: shown };
    });
    return { ...report, runs, reasons: report.reasons.map(shorten) };
}
function shorten({ short, ...reason }) {
    return short === undefined ? reason : { ...reason, message: short };
}


/***/ }),

/***/ 53483:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   $j: () => (/* binding */ theOnes),
/* harmony export */   B4: () => (/* binding */ formatCount),
/* harmony export */   JZ: () => (/* binding */ shortForm),
/* harmony export */   Lu: () => (/* binding */ nameRun),
/* harmony export */   MJ: () => (/* binding */ formatFraction),
/* harmony export */   MK: () => (/* binding */ NBSP),
/* harmony export */   P9: () => (/* binding */ describeCost),
/* harmony export */   Rq: () => (/* binding */ shortIds),
/* harmony export */   So: () => (/* binding */ formatCounted),
/* harmony export */   T1: () => (/* binding */ formatShare),
/* harmony export */   Vp: () => (/* binding */ runUrl),
/* harmony export */   Yi: () => (/* binding */ formatMinute),
/* harmony export */   eD: () => (/* binding */ formatChange),
/* harmony export */   eh: () => (/* binding */ callUrl),
/* harmony export */   fW: () => (/* binding */ placeName),
/* harmony export */   iV: () => (/* binding */ titleRun),
/* harmony export */   ki: () => (/* binding */ formatList),
/* harmony export */   lS: () => (/* binding */ formatPercentBeside),
/* harmony export */   q8: () => (/* binding */ UNTITLED),
/* harmony export */   vy: () => (/* binding */ formatInterval),
/* harmony export */   x3: () => (/* binding */ NONE),
/* harmony export */   y2: () => (/* binding */ MAX_IDS)
/* harmony export */ });
/* unused harmony exports formatPercent, planRun */
/* harmony import */ var _evaluate_statistics_interval_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(13662);
/* harmony import */ var _text_percent_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(58582);
/* harmony import */ var _text_strip_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(30269);
/* harmony import */ var _text_values_simple_values_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(58129);




const NONE = '–';
const UNTITLED = '(untitled)';
const MAX_IDS = 100;
const NBSP = '\u00a0';
function formatCount(count) {
    return String(count).replace(/\B(?=(?:\d{3})+$)/g, ',');
}
function formatCounted(count, one, many = `${one}s`) {
    return `${formatCount(count)} ${count === 1 ? one : many}`;
}
function theOnes(count, one, many = `${one}s`) {
    return count === 1 ? one : formatCounted(count, one, many);
}
function formatList(names, most, show = (name) => name) {
    const more = names.length - most;
    const shown = names.slice(0, most).map(show).join(', ');
    return more > 0 ? `${shown} and ${formatCount(more)} more` : shown;
}
function formatPercent(percent, digits = 2) {
    if (percent === null)
        return NONE;
    const rounded = round(percent, digits);
    const step = 10 ** -digits;
    if (rounded === 0 && percent > 0)
        return `<${step}%`;
    if (rounded === 100 && percent < 100)
        return `>${round(100 - step, digits)}%`;
    return `${rounded}%`;
}
function formatPercentBeside(percent, other, digits = 2) {
    if (percent === null || other === null)
        return formatPercent(percent, digits);
    return formatPercent(percent, (0,_text_percent_js__WEBPACK_IMPORTED_MODULE_1__/* .decimalsApart */ .j3)(percent, other, digits));
}
function formatFraction({ passed, evaluated }) {
    return `${formatCount(passed)}/${formatCount(evaluated)}`;
}
function formatShare(part, whole, other = null) {
    const counts = `${formatCount(part)}/${formatCount(whole)}`;
    return whole > 0 ? `${counts} (${formatPercentBeside((part / whole) * 100, other, 1)})` : counts;
}
function formatChange(points) {
    if (points === null)
        return NONE;
    const change = round(points, 2);
    return change > 0 ? `+${change}` : change === 0 ? '±0' : `${change}`;
}
function formatInterval(counts) {
    const { low, high } = (0,_evaluate_statistics_interval_js__WEBPACK_IMPORTED_MODULE_2__/* .confidenceInterval */ .o)(counts);
    return `95% CI ${Math.round(low)}–${Math.round(high)}%`;
}
const SHORT_DIGITS = 8;
function shortForm(id) {
    return (0,_text_values_simple_values_js__WEBPACK_IMPORTED_MODULE_3__/* .isUuid */ .O1)(id) ? id.slice(0, SHORT_DIGITS) : id;
}
function shortIds(text) {
    return text.replace(/(?<![\w/=-])[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}(?![\w-])/gi, shortForm);
}
function planRun({ about }) {
    const { planName = null, number = null } = about ?? {};
    const run = number === null ? '' : `run ${formatCount(number)}`;
    return [planName?.trim(), run].filter(Boolean).join(', ');
}
function titleRun(run, unnamed) {
    const name = planRun(run) || (run.label === run.jobId ? unnamed : run.label);
    return [run.partOf?.gateName, name].filter(Boolean).join(': ');
}
function nameRun(run) {
    const { about, jobId, label } = run;
    if (about?.planName?.trim() && about.number !== null)
        return planRun(run);
    return jobId === '' ? label : `run ${shortForm(jobId)}`;
}
function describeCost(runs) {
    const known = runs.flatMap(({ cost }) => cost?.usd ?? []);
    if (known.length === 0)
        return '';
    const usd = known.reduce((sum, one) => sum + one, 0);
    return `cost ${usd.toFixed(2)} USD${known.length < runs.length ? ' and more' : ''}`;
}
function runUrl(id, { runUrl: template }) {
    return fillTemplate(template, '{jobId}', id);
}
function callUrl(id, { callUrl: template }) {
    return fillTemplate(template, '{callId}', id);
}
function fillTemplate(template, placeholder, id) {
    if (template === null)
        return null;
    const value = encodeURIComponent((0,_text_strip_js__WEBPACK_IMPORTED_MODULE_0__/* .stripInvisible */ ._0)(id));
    return value === '' ? null : template.replaceAll(placeholder, () => value);
}
function placeName({ path, startLine, endLine }) {
    return startLine === endLine ? `${path}:${startLine}` : `${path}:${startLine}-${endLine}`;
}
function formatMinute(time) {
    const ms = Date.parse(time ?? '');
    if (Number.isNaN(ms))
        return '';
    const [date, clock = ''] = new Date(ms).toISOString().split('T');
    return `${date} ${clock.slice(0, 5)} UTC`;
}
function round(value, digits) {
    return Number(value.toFixed(digits)) + 0;
}


/***/ }),

/***/ 2785:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  fe: () => (/* binding */ diffStretches),
  _L: () => (/* binding */ promptLines)
});

// UNUSED EXPORTS: diffLines

// EXTERNAL MODULE: ../../node_modules/diff/libesm/diff/base.js
var base = __nccwpck_require__(79890);
;// CONCATENATED MODULE: ../../node_modules/diff/libesm/diff/array.js

class ArrayDiff extends base/* default */.A {
    tokenize(value) {
        return value.slice();
    }
    join(value) {
        return value;
    }
    removeEmpty(value) {
        return value;
    }
}
const arrayDiff = new ArrayDiff();
function diffArrays(oldArr, newArr, options) {
    return arrayDiff.diff(oldArr, newArr, options);
}

// EXTERNAL MODULE: ./text/strip.js
var strip = __nccwpck_require__(30269);
;// CONCATENATED MODULE: ./report/line-diff.js


function promptLines({ currentText, suggestedText }, maxChars) {
    const linesOf = (text) => text ? (0,strip/* stripUnprintable */.jh)((0,strip/* clip */.$Q)(text, maxChars)).split('\n') : [];
    const chars = Math.max(currentText?.length ?? 0, suggestedText?.length ?? 0);
    return { before: linesOf(currentText), after: linesOf(suggestedText), cut: chars - maxChars };
}
const CONTEXT_LINES = 3;
const MAX_CHANGES = 200;
function diffLines(before, after) {
    const changes = diffArrays([...before], [...after], { maxEditLength: MAX_CHANGES });
    if (changes === undefined)
        return [...lines('removed', before), ...lines('added', after)];
    return changes.flatMap(({ added, removed, value }) => lines(added ? 'added' : removed ? 'removed' : 'same', value));
}
function lines(kind, texts) {
    return texts.map((text) => ({ kind, text }));
}
function diffStretches(before, after) {
    const stretches = [];
    const diff = diffLines(before, after);
    for (const [index, line] of diff.entries()) {
        const around = diff.slice(Math.max(0, index - CONTEXT_LINES), index + CONTEXT_LINES + 1);
        const isFar = around.every(({ kind }) => kind === 'same');
        const last = stretches.at(-1);
        if (last?.isFar === isFar)
            last.lines.push(line);
        else
            stretches.push({ isFar, lines: [line] });
    }
    return stretches.map(({ isFar, lines }) => ({ isFolded: isFar && lines.length > 1, lines }));
}


/***/ }),

/***/ 43004:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ nextStep)
/* harmony export */ });
/* harmony import */ var _model_outcome_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(41913);
/* harmony import */ var _facts_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(71949);
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(53483);



function nextStep(report, settings, destinations) {
    const { outcome, policy } = report;
    if (policy.isTrial || !(0,_model_outcome_js__WEBPACK_IMPORTED_MODULE_0__/* .fails */ .c6)(outcome))
        return null;
    return outcome === 'failed'
        ? stepOfFailed(report, settings, destinations)
        : stepOfUnevaluated(report);
}
function stepOfFailed(report, settings, destinations) {
    const { suggested } = settings;
    if (suggested)
        return step(`apply the ${(0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .theOnes */ .$j)(suggested.count, 'suggestion')}`, suggested.url);
    const located = report.promptFixes.filter(({ found }) => found.state === 'located' && found.leftOut === null);
    const { fixes, patch = settings.patchFile ?? 'prompt-fixes.patch' } = destinations;
    const pageOfFixes = fixes ?? destinations.report ?? workflowRunUrl(report);
    if (located.length > 0) {
        const command = fixes || pageOfFixes === '' ? `git apply ${patch}` : '';
        return { ...step(applyFixes(located.length), pageOfFixes), command };
    }
    const inNoPatch = (0,_facts_js__WEBPACK_IMPORTED_MODULE_1__/* .locatedFixes */ .aW)(report).length;
    if (inNoPatch > 0)
        return step(applyFixes(inNoPatch), pageOfFixes);
    if (destinations.report)
        return step('open the report', destinations.report);
    const failed = report.runs.find((run) => run.outcome === 'failed');
    const url = (0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .runUrl */ .Vp)(failed?.jobId ?? '', settings);
    if (url !== null)
        return step('open the run in your service', url);
    if (destinations.themes) {
        return step('read the themes, the most severe first', destinations.themes);
    }
    if (destinations.checks)
        return step('read the failed checks', destinations.checks);
    return runAgain(report, 'correct the cause, then ');
}
function applyFixes(count) {
    return `apply the ${(0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .theOnes */ .$j)(count, 'prompt fix', 'prompt fixes')}`;
}
function stepOfUnevaluated(report) {
    const { outcome, runs, reasons } = report;
    const all = [...reasons, ...runs.flatMap((run) => run.reasons)];
    const rules = new Set(all.map(({ rule }) => rule));
    if (rules.has('start')) {
        return step("find the run that may have been started, and pass its ID as 'job-id'");
    }
    if (outcome === 'error')
        return runAgain(report, 'correct this, then ');
    return runAgain(report, rules.has('timeout') ? 'raise the timeout that ran out, then ' : '');
}
function runAgain(report, before) {
    const url = workflowRunUrl(report);
    return step(`${before}run the ${url === '' ? 'gate' : 'workflow'} again`, url);
}
function step(words, url = '') {
    return { words, url, command: '' };
}
function workflowRunUrl({ provenance }) {
    return provenance?.workflowRunUrl ?? '';
}


/***/ }),

/***/ 93850:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   E4: () => (/* binding */ openingOf),
/* harmony export */   g_: () => (/* binding */ runOpening),
/* harmony export */   mc: () => (/* binding */ furtherWarnings),
/* harmony export */   vW: () => (/* binding */ furtherSummary)
/* harmony export */ });
/* harmony import */ var _model_check_facts_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(85851);
/* harmony import */ var _model_outcome_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(41913);
/* harmony import */ var _check_rows_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(55846);
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(53483);
/* harmony import */ var _waiver_words_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(18036);
/* harmony import */ var _words_names_js__WEBPACK_IMPORTED_MODULE_5__ = __nccwpck_require__(49912);






const MAX_CHECKS = 3;
const MAX_QUOTED_CHARS = 300;
function openingOf(report) {
    if (report.policy.isTrial) {
        return stating('Nothing was tested. Only a file or a run that cannot be read fails this step.');
    }
    const { line, stated } = firstLine(report);
    return { line: line + toleranceOf(report), stated };
}
function runOpening(run, hasTable = true) {
    if (run.outcome === 'passed')
        return stating(describePassed([run]) ?? 'The run passed.');
    const { cases = [], reasons } = run;
    const nowFailing = cases.filter(({ status }) => status === 'now failing');
    const ofCases = reasons.filter(({ case: id }) => nowFailing.some((one) => one.id === id));
    if (ofCases.length === 0)
        return openingWithoutCases(run, hasTable);
    const others = reasons.filter((reason) => !ofCases.includes(reason));
    const { line, stated } = others.length === 0 ? stating('') : openingWithoutCases({ ...run, reasons: others }, hasTable);
    const failing = `${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .formatCount */ .B4)(ofCases.length)} of ${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .formatCounted */ .So)(cases.length, 'scenario')} ${ofCases.length === 1 ? 'is' : 'are'} now failing.`;
    return stating(line === '' ? failing : `${line} ${failing}`, ...stated, ...ofCases);
}
function openingWithoutCases(run, hasTable) {
    const bare = run.reasons.filter(isBareVerdict);
    const missed = unwaivedMisses(run);
    if (missed.length > 0) {
        const find = (0,_model_check_facts_js__WEBPACK_IMPORTED_MODULE_0__/* .findSame */ .Ad)(missed);
        const ofChecks = [...run.reasons, ...(run.exceptions?.warnings ?? [])].filter(({ restates, check: name, checkId: id }) => restates === 'threshold' && name !== undefined && find({ id, name }).length > 0);
        return stating(describeMissed(missed, run.checks?.length ?? 0, hasTable), ...bare, ...ofChecks);
    }
    const quoted = quotedSummary(run);
    if (quoted !== '')
        return stating(quoted, ...bare);
    const [first] = run.reasons.filter((reason) => !isBareVerdict(reason));
    if (first !== undefined)
        return stating(sentence(first.message), first, ...bare);
    return bare.length > 0
        ? stating('The run is below the thresholds of its checks.', ...bare)
        : stating(`${run.outcome}.`);
}
function furtherSummary(run) {
    return quotedSummary(run) === '' ? (run.report?.verdictSummary ?? '').trim() : '';
}
function furtherWarnings(run) {
    const { stated } = runOpening(run);
    const warnings = run.exceptions?.warnings ?? [];
    const further = warnings.filter((one) => one.rule !== 'scenario' && !stated.has(one));
    return further.map(({ message }) => message);
}
function describePassed(runs) {
    const checks = runs.flatMap((run) => run.checks ?? []);
    if (checks.length === 0 || runs.some((run) => run.checks === undefined))
        return null;
    const left = checks.filter((check) => !(0,_model_check_facts_js__WEBPACK_IMPORTED_MODULE_0__/* .isEvaluated */ .KN)(check)).length;
    const passed = checks.length - left - runs.flatMap(missedChecks).length;
    if (passed === 0)
        return null;
    const calls = runs.map((run) => run.callCounts?.evaluated ?? null);
    const sum = calls.reduce((all, one) => (all === null || one === null ? null : all + one), 0);
    const noun = (0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .formatCounted */ .So)(checks.length, 'check');
    const all = checks.length === 1 ? 'The only check' : `All ${noun}`;
    const subject = passed === checks.length ? all : `${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .formatCount */ .B4)(passed)} of ${noun}`;
    const rest = left === 0 ? '' : `; ${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .formatCount */ .B4)(left)} not evaluated`;
    return `${subject} passed${sum === null ? '' : ` (${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .formatCounted */ .So)(sum, 'call')})`}${rest}.`;
}
function stating(line, ...reasons) {
    return { line, stated: new Set(reasons) };
}
function isBareVerdict({ restates }) {
    return restates === 'verdict';
}
function firstLine({ outcome, runs, reasons }) {
    const [run, ...others] = runs;
    switch (outcome) {
        case 'passed':
            return stating(describePassed(runs) ?? `${others.length > 0 ? 'Every' : 'The'} run passed.`);
        case 'started':
            return stating("The run makes its calls while other steps continue. A later step with 'job-id' waits for it and evaluates it.");
        case 'skipped': {
            if (reasons.some(({ rule }) => rule === 'dry-run')) {
                return stating("Nothing was started. This was a dry run, and everything that it checked is valid. Remove the input 'dry-run' to start the gate.");
            }
            const why = reasons.map(({ message }) => message).join('; ');
            return stating(`Nothing was tested: ${why}.`, ...reasons);
        }
        default:
            if (run === undefined || runs.every((one) => one.outcome !== outcome)) {
                const [first, ...further] = reasons;
                const isList = further.length > 0 && outcome !== 'failed';
                return first === undefined || isList
                    ? stating('')
                    : stating(sentence(first.message), first);
            }
            return others.length > 0 ? stating(countOutcomes(runs)) : runOpening(run);
    }
}
function countOutcomes(runs) {
    const groups = [...Map.groupBy((0,_model_outcome_js__WEBPACK_IMPORTED_MODULE_1__/* .worstFirst */ .md)(runs), ({ outcome }) => outcome)];
    const counts = groups.map(([outcome, of]) => `${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .formatCount */ .B4)(of.length)} ${outcome}`);
    return `${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .formatCounted */ .So)(runs.length, 'run')}: ${counts.join(', ')}.`;
}
function toleranceOf({ outcome, tolerated }) {
    if (!tolerated || !(0,_model_outcome_js__WEBPACK_IMPORTED_MODULE_1__/* .fails */ .c6)(outcome))
        return '';
    const setting = outcome === 'failed' ? "'warn-only' is set" : "'on-inconclusive' is 'warn'";
    return ` The step does not fail, since ${setting}.`;
}
function quotedSummary(run) {
    const summary = (run.report?.verdictSummary ?? '').trim();
    const isQuoted = run.reasons.some(isBareVerdict) && unwaivedMisses(run).length === 0;
    return isQuoted && summary.length <= MAX_QUOTED_CHARS ? summary : '';
}
function unwaivedMisses(run) {
    const waived = (0,_waiver_words_js__WEBPACK_IMPORTED_MODULE_4__/* .waiversByName */ .wT)(run.exceptions).check;
    return run.outcome === 'failed'
        ? missedChecks(run).filter((check) => !waived.has(check.name) && (check.isPassed === false || (0,_model_check_facts_js__WEBPACK_IMPORTED_MODULE_0__/* .isBelowThreshold */ .x4)(check)))
        : [];
}
function missedChecks({ checks = [], checksBelowThreshold = [] }) {
    const below = (0,_model_check_facts_js__WEBPACK_IMPORTED_MODULE_0__/* .findSame */ .Ad)(checksBelowThreshold);
    return checks.flatMap((check) => {
        const [missed] = below(check);
        return missed ? { ...check, threshold: missed.threshold } : [];
    });
}
function describeMissed(missed, count, hasTable) {
    const show = hasTable ? ({ name }) => (0,_words_names_js__WEBPACK_IMPORTED_MODULE_5__/* .quoteName */ .AB)(name) : describeCheck;
    const names = (0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .formatList */ .ki)(missed.map(show), MAX_CHECKS);
    const are = missed.length === 1 ? 'is below its threshold' : 'are below their thresholds';
    return `${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .formatCount */ .B4)(missed.length)} of ${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .formatCounted */ .So)(count, 'check')} ${are}: ${names}.`;
}
function describeCheck(check) {
    const limit = (0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .formatPercentBeside */ .lS)(check.threshold, check.passRate);
    return `${(0,_words_names_js__WEBPACK_IMPORTED_MODULE_5__/* .quoteName */ .AB)(check.name)} ${(0,_check_rows_js__WEBPACK_IMPORTED_MODULE_2__/* .passedShare */ .ct)(check)} (threshold ${limit})`;
}
function sentence(message) {
    const end = /[.!?…]$/.test(message) ? '' : '.';
    return message.charAt(0).toUpperCase() + message.slice(1) + end;
}


/***/ }),

/***/ 65758:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Gg: () => (/* binding */ titleOf),
/* harmony export */   JE: () => (/* binding */ formatSeverity),
/* harmony export */   Uq: () => (/* binding */ OUTCOME_MARKS),
/* harmony export */   hx: () => (/* binding */ plainWord)
/* harmony export */ });
/* harmony import */ var _model_outcome_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(41913);
/* harmony import */ var _model_theme_order_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(50781);
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(53483);



const OUTCOME_MARKS = {
    passed: '✅',
    failed: '❌',
    inconclusive: '❓',
    skipped: '⏭️',
    started: '⏳',
    error: '🛑',
};
function titleOf(report) {
    const { outcome, tolerated, policy, runs } = report;
    if (policy.isTrial) {
        const passed = runs.filter((run) => run.outcome === 'passed').length;
        return {
            mark: '🔎',
            title: `Policy check: ${passed} of ${(0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatCounted */ .So)(runs.length, 'run')} would pass`,
        };
    }
    const words = outcome === 'error' ? 'ended with an error' : outcome;
    const title = `Simulation gate ${words}`;
    return tolerated && (0,_model_outcome_js__WEBPACK_IMPORTED_MODULE_0__/* .fails */ .c6)(outcome)
        ? { mark: '⚠️', title: `${title} (tolerated)` }
        : { mark: OUTCOME_MARKS[outcome], title };
}
const SEVERITY_SIGNS = ['🔴', '🟣', '🟠', '🟡'];
function formatSeverity(severity) {
    return `${SEVERITY_SIGNS[(0,_model_theme_order_js__WEBPACK_IMPORTED_MODULE_1__/* .severityRank */ .qs)(severity)]}${_format_js__WEBPACK_IMPORTED_MODULE_2__/* .NBSP */ .MK}${plainWord(severity.trim()) || 'no severity'}`;
}
const PLAIN_WORDS = new Map([
    ['NEW', 'new'],
    ['PERSISTENT', 'persistent'],
    ['IMPROVING', 'improving'],
    ['FIXED', 'fixed'],
    ['CRITICAL', 'critical'],
    ['HIGH', 'high'],
    ['MEDIUM', 'medium'],
    ['LOW', 'low'],
    ['WIDESPREAD', 'widespread'],
    ['RECURRING', 'recurring'],
    ['ISOLATED', 'isolated'],
    ['PROMPT', 'prompt'],
    ['VOICE_CONFIG', 'voice settings'],
    ['STT', 'speech recognition'],
    ['SPEECH_MODEL', 'speech model'],
    ['LLM_MODEL', 'language model'],
    ['INFRA', 'infrastructure'],
    ['EXTERNAL', 'another service'],
]);
function plainWord(value) {
    return value === null ? null : (PLAIN_WORDS.get(value) ?? value);
}


/***/ }),

/***/ 18389:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   $q: () => (/* binding */ MAX_OUTPUT_BYTES),
/* harmony export */   Ir: () => (/* binding */ jsonArray),
/* harmony export */   KV: () => (/* binding */ linesInPlace),
/* harmony export */   Mn: () => (/* binding */ lines),
/* harmony export */   _s: () => (/* binding */ fitsJsonArray)
/* harmony export */ });
/* harmony import */ var _text_log_line_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(82456);

const MAX_OUTPUT_BYTES = 64 * 1024;
const MAX_CUT_BYTES = 100;
function lines(values) {
    return shortLines(values)
        .filter((line) => line !== '')
        .join('\n');
}
function linesInPlace(values) {
    const known = shortLines(values);
    return known.every((line) => line === '') ? '' : known.join('\n');
}
function shortLines(values) {
    return values.map((value) => (0,_text_log_line_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(value, 200));
}
function fitsJsonArray(entries) {
    return Buffer.byteLength(JSON.stringify(entries)) <= MAX_OUTPUT_BYTES - MAX_CUT_BYTES;
}
function jsonArray(entries, entryForCut) {
    const reserve = Buffer.byteLength(JSON.stringify(entryForCut(entries.length))) + 3;
    const kept = [];
    let bytes = 2;
    for (const entry of entries) {
        const json = JSON.stringify(entry);
        bytes += Buffer.byteLength(json) + 1;
        if (bytes > MAX_OUTPUT_BYTES - reserve)
            break;
        kept.push(json);
    }
    const cut = entries.length - kept.length;
    if (cut > 0)
        kept.push(JSON.stringify(entryForCut(cut)));
    return `[${kept.join(',')}]`;
}


/***/ }),

/***/ 92692:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ runViews)
/* harmony export */ });
/* harmony import */ var _model_outcome_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(41913);
/* harmony import */ var _model_theme_order_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(50781);
/* harmony import */ var _facts_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(71949);



function runViews(report, settings) {
    const [first, ...others] = (0,_facts_js__WEBPACK_IMPORTED_MODULE_2__/* .locatedFixes */ .aW)(report)[0]?.from ?? [];
    const found = report.promptFixes.flatMap((fix) => fix.from.map((one) => ({ ...one, found: fix.found })));
    const foundOf = Map.groupBy(found, ({ run }) => run);
    return (0,_model_outcome_js__WEBPACK_IMPORTED_MODULE_0__/* .worstFirst */ .md)(report.runs).map((run, position) => {
        const index = report.runs.indexOf(run);
        const isOnly = report.runs.length === 1;
        const themes = (0,_model_theme_order_js__WEBPACK_IMPORTED_MODULE_1__/* .shownThemes */ .GI)([run]);
        const firstFix = first?.run === index ? first.recommendation : null;
        const further = [...(run.report?.recommendations.entries() ?? [])]
            .filter(([at]) => at !== firstFix)
            .toSorted(([, a], [, b]) => a.order - b.order);
        return {
            run,
            settings,
            isOnly,
            level: isOnly ? 3 : 4,
            id: `run-${position + 1}`,
            fixes: new Map(foundOf.get(index)?.map((one) => [one.recommendation, one.found])),
            firstFix,
            repeats: new Set(others.flatMap((one) => (one.run === index ? one.recommendation : []))),
            changes: further.filter(([, one]) => (0,_facts_js__WEBPACK_IMPORTED_MODULE_2__/* .isChange */ .Xb)(one)),
            others: further.filter(([, one]) => !(0,_facts_js__WEBPACK_IMPORTED_MODULE_2__/* .isChange */ .Xb)(one)),
            themes,
            numbers: new Map(themes.map(({ slug }, position) => [slug, position + 1])),
        };
    });
}


/***/ }),

/***/ 88674:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Cr: () => (/* binding */ bold),
/* harmony export */   LU: () => (/* binding */ callLine),
/* harmony export */   PP: () => (/* binding */ tableHead),
/* harmony export */   Vs: () => (/* binding */ themeLines),
/* harmony export */   nM: () => (/* binding */ row),
/* harmony export */   q: () => (/* binding */ linked),
/* harmony export */   x: () => (/* binding */ callLink)
/* harmony export */ });
/* harmony import */ var _text_markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(85014);
/* harmony import */ var _facts_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(71949);
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(53483);



const MAX_CALLS = 10;
function bold(title) {
    return `**${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .inline */ .mG)(title) || _format_js__WEBPACK_IMPORTED_MODULE_2__/* .UNTITLED */ .q8}**`;
}
function themeLines(theme, maxChars) {
    const facts = (0,_facts_js__WEBPACK_IMPORTED_MODULE_1__/* .themeFacts */ .Xl)(theme).map(([name, value]) => `${name}: ${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .inline */ .mG)(value, maxChars)}`);
    return theme.slug === '' ? facts : [...facts, `Slug: ${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .identifier */ .Cv)(theme.slug)}`];
}
function row(cells) {
    return `| ${cells.join(' | ')} |\n`;
}
function tableHead(...columns) {
    const names = columns.map((column) => (typeof column === 'string' ? column : column.number));
    return row(names) + row(columns.map((column) => (typeof column === 'string' ? '---' : '---:')));
}
function callLink(callId, settings) {
    return linked((0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .identifier */ .Cv)((0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .shortForm */ .JZ)(callId)), (0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .callUrl */ .eh)(callId, settings));
}
function linked(markdown, url) {
    return url && markdown ? `[${markdown}](${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .linkDestination */ .Vh)(url)})` : markdown;
}
function callLine(callIds, settings) {
    if (callIds.length === 0)
        return '';
    const ids = (0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatList */ .ki)(callIds, MAX_CALLS, (id) => callLink(id, settings));
    return `${(0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatCounted */ .So)(callIds.length, 'call')}: ${ids}\n\n`;
}


/***/ }),

/***/ 18036:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   h$: () => (/* binding */ notesOf),
/* harmony export */   wT: () => (/* binding */ waiversByName),
/* harmony export */   xb: () => (/* binding */ unmatchedWaivers)
/* harmony export */ });
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(53483);
/* harmony import */ var _words_names_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(49912);


const MAX_NAMED = 50;
function waiversByName(exceptions) {
    const of = (kind) => new Map(exceptions?.waived.flatMap((one) => (one.kind === kind ? [[one.name, one.waiver]] : [])));
    return { theme: of('theme'), check: of('check') };
}
function notesOf({ exceptions, notes: others }) {
    if (exceptions === null)
        return others;
    const { waived, known, notes } = exceptions;
    const persistent = `${(0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCounted */ .So)(known.length, 'persistent theme')}, for which the verdict does not fail the gate`;
    return [
        ...waived.map(({ kind, name, waiver }) => describeWaiver(`Waived ${kind}`, name, waiver)),
        ...(known.length > 0 ? [`${persistent}: ${(0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatList */ .ki)(known, MAX_NAMED, _words_names_js__WEBPACK_IMPORTED_MODULE_1__/* .quoteName */ .AB)}`] : []),
        ...notes,
        ...others,
    ];
}
function unmatchedWaivers(runs) {
    const [first, ...others] = runs.flatMap(({ exceptions }) => exceptions === null
        ? []
        : new Map(exceptions.unmatched.map((waiver) => [`${waiver.kind} ${waiver.target}`, waiver])));
    const everywhere = [...(first ?? [])].filter(([key]) => others.every((other) => other.has(key)));
    return everywhere.map(([, waiver]) => describeWaiver(`Waiver without a match: ${waiver.kind}`, waiver.target, waiver));
}
function describeWaiver(lead, name, { reason, owner, expires }) {
    const by = owner === null ? '' : `, owner ${owner}`;
    return `${lead} ${(0,_words_names_js__WEBPACK_IMPORTED_MODULE_1__/* .quoteName */ .AB)(name)}: ${reason}${by}, until ${expires}`;
}


/***/ }),

/***/ 16618:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   $9: () => (/* binding */ LOG),
/* harmony export */   Vv: () => (/* binding */ HISTORY),
/* harmony export */   zK: () => (/* binding */ RUNNER)
/* harmony export */ });
/* harmony import */ var _text_duration_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(6203);
/* harmony import */ var _text_error_text_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(89009);


const RUNNER = {
    howToGiveKey: `store the key as a secret of this repository and pass it, as in api-key: \${{ secrets.SIMULATION_API_KEY }} (a secret that does not exist is passed as an empty text)`,
    howToGiveToken: 'leave it out, or give a token',
    noState: (error) => `the state for the post step could not be saved, so it will not know what this step leaves behind: ${(0,_text_error_text_js__WEBPACK_IMPORTED_MODULE_1__/* .describeError */ .Uc)(error)}`,
    noSummary: (error) => `the job summary could not be written: ${(0,_text_error_text_js__WEBPACK_IMPORTED_MODULE_1__/* .describeError */ .Uc)(error)}`,
};
const LOG = {
    more: (count) => `${count} more reasons`,
    moreInLog: (count) => `${count} more reasons, all of them in the log:`,
    seen: (state, waitedMs, leftMs, input) => `${state} (${(0,_text_duration_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDuration */ .a)(waitedMs)} so far, ${(0,_text_duration_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDuration */ .a)(leftMs)} left of ${input})`,
    retry: (operation, problem, attempt, waitMs) => {
        const pause = waitMs < 1_000 ? 'at once' : `in ${(0,_text_duration_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDuration */ .a)(waitMs)}`;
        return `${operation}: ${(0,_text_error_text_js__WEBPACK_IMPORTED_MODULE_1__/* .withoutPeriod */ .Kx)(problem)}; trying again ${pause} (attempt ${attempt} failed)`;
    },
    unread: (error) => `not known, since it could not be read: ${error.message}`,
};
const HISTORY = {
    line: (text) => `run history: ${text}`,
    noCache: 'this job has no cache of the current protocol (GitHub Enterprise Server offers none), so nothing is recorded: give the input memory a folder that is kept from job to job',
    unread: (ref, error) => `the runs of ${ref} cannot be read: ${(0,_text_error_text_js__WEBPACK_IMPORTED_MODULE_1__/* .describeError */ .Uc)(error)}`,
    unrecorded: (ref, error) => `input 'memory': nothing is recorded under ${ref}: ${(0,_text_error_text_js__WEBPACK_IMPORTED_MODULE_1__/* .describeError */ .Uc)(error)}. Name a folder that this step may write to`,
    otherDocument: (ref) => `the document of ${ref} is skipped, since it is no history of this gate`,
    invalidEntry: (index, ref) => `entry ${index} of ${ref} is skipped, because it is not valid there`,
    unfit: (path) => `${path} is not a file, or is too large for a run history`,
};


/***/ }),

/***/ 65316:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ formatFigure),
/* harmony export */   U: () => (/* binding */ describeMeasure)
/* harmony export */ });
/* harmony import */ var _model_measures_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(93604);
/* harmony import */ var _text_percent_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(58582);
/* harmony import */ var _text_strip_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(30269);
/* harmony import */ var _names_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(49912);




const DIGITS = 12;
const MAX_UNIT_CHARS = 20;
function formatFigure(value, unit, digits = DIGITS) {
    if (value === null)
        return '–';
    const symbol = unit === null ? '' : (0,_text_strip_js__WEBPACK_IMPORTED_MODULE_1__/* .fold */ .AU)(unit, MAX_UNIT_CHARS);
    const number = String(Number(value.toPrecision(digits)));
    return symbol === '' ? number : `${number} ${symbol}`;
}
function describeMeasure(effect, facts, form) {
    const name = `measure ${(0,_names_js__WEBPACK_IMPORTED_MODULE_2__/* .quoteName */ .AB)(facts.measure)}`;
    switch (facts.kind) {
        case 'measure-absent':
            return `no run has a ${name}: check the spelling in the policy`;
        case 'measure-unknown':
            return `${name} has no ${facts.statistic}, so ${facts.side}-${facts.statistic} was not evaluated`;
        case 'measure': {
            const { statistic, side, value = null, unit, limit } = facts;
            const beyond = `too ${side === 'max' ? 'high' : 'low'}`;
            const figure = form === 'document' ? beyond : formatFigure(value, unit);
            return `the ${statistic} of ${name} is ${figure}; the limit is ${formatFigure(limit, unit)}`;
        }
        case 'measure-moved':
            return `${name} ${describeMove(effect, facts, form)}`;
    }
}
function describeMove(effect, facts, form) {
    const { direction, unit, current, baseline, moved, limit, why, adjustedP } = facts;
    const key = `max-${direction}`;
    if (why === 'unknown')
        return `has no median to compare, so ${key} was not evaluated`;
    if (why === 'few-values') {
        return `has fewer than ${_model_measures_js__WEBPACK_IMPORTED_MODULE_0__/* .MIN_VALUES */ .er} values in this run or its baseline, so ${key} was not evaluated`;
    }
    if (why === 'no-values') {
        return `has no values per call, so ${key} compared the medians without a test for significance`;
    }
    const verb = direction === 'rise' ? 'rose' : 'fell';
    const medians = `from a median of ${formatFigure(baseline, unit)} to ${formatFigure(current, unit)}`;
    const by = moved !== null && `by ${(0,_text_percent_js__WEBPACK_IMPORTED_MODULE_3__/* .percentDigits */ .mS)(moved, Number.parseFloat(limit))}%`;
    const shown = by === false ? [medians] : form === 'document' ? [by] : [by, medians];
    const change = `${verb} ${shown.join(', ')}`;
    const p = adjustedP === null ? '' : ` (${(0,_names_js__WEBPACK_IMPORTED_MODULE_2__/* .formatPValue */ .td)(adjustedP)})`;
    return effect === 'note'
        ? `${change}, which is not statistically significant${p}`
        : `${change}${p}; the limit is ${limit}`;
}


/***/ }),

/***/ 49912:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   AB: () => (/* binding */ quoteName),
/* harmony export */   F9: () => (/* binding */ formatCalls),
/* harmony export */   Ic: () => (/* binding */ nameCase),
/* harmony export */   aV: () => (/* binding */ inBrief),
/* harmony export */   gM: () => (/* binding */ formatCounts),
/* harmony export */   tY: () => (/* binding */ formatProbability),
/* harmony export */   td: () => (/* binding */ formatPValue),
/* harmony export */   wv: () => (/* binding */ describeCounts)
/* harmony export */ });
/* harmony import */ var _text_strip_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(30269);
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(53483);


const MAX_NAME_CHARS = 200;
function quoteName(name) {
    return `'${(0,_text_strip_js__WEBPACK_IMPORTED_MODULE_0__/* .fold */ .AU)(name, MAX_NAME_CHARS)}'`;
}
function nameCase(one) {
    const { scenario, persona, agent } = one;
    const parties = [persona, agent].filter((name) => name !== null).join(', ');
    const name = scenario === null ? parties : `${scenario}${parties && ` (${parties})`}`;
    return (0,_text_strip_js__WEBPACK_IMPORTED_MODULE_0__/* .fold */ .AU)(name, MAX_NAME_CHARS) || 'a scenario without a name';
}
const UUID_START = /^[\da-f]{8}(?:-[\da-f]{4}){3}-/i;
function inBrief(one) {
    const id = one.scenarioId?.replace(UUID_START, '');
    return { ...one, scenario: one.scenario && (id || null) };
}
function formatCalls(calls) {
    return calls === 1 ? '1 call' : `${calls} calls`;
}
function formatCounts({ passed, evaluated }) {
    return `${passed} of ${formatCalls(evaluated)}`;
}
function describeCounts(counts) {
    return counts === null ? '' : ` (${formatCounts(counts)}, ${(0,_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatInterval */ .vy)(counts)})`;
}
function formatProbability(p) {
    return p < 0.001 ? '< 0.001' : `${Number(p.toPrecision(2))}`;
}
function formatPValue(p) {
    return `p ${p < 0.001 ? '' : '= '}${formatProbability(p)}`;
}


/***/ }),

/***/ 73627:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Dn: () => (/* binding */ SEARCH),
/* harmony export */   Dw: () => (/* binding */ CHANGED_FILES),
/* harmony export */   Ky: () => (/* binding */ PULL_REQUEST),
/* harmony export */   PD: () => (/* binding */ SUGGESTION),
/* harmony export */   We: () => (/* binding */ PUBLISH)
/* harmony export */ });
/* harmony import */ var _text_error_text_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(89009);
/* harmony import */ var _text_log_line_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(82456);
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(53483);



const MAX_ERROR_CHARS = 300;
const QUERY = /\?\S+/g;
const PUBLISH = {
    cancelled: (outcome) => `the step was cancelled, so it fails (outcome: ${outcome})`,
    next: (...parts) => `Next: ${parts.filter(Boolean).join(': ')}`,
    outcome: (outcome) => `Outcome: ${outcome}`,
    noOutputs: (error) => `the outputs could not be written, so later steps cannot read them: ${(0,_text_error_text_js__WEBPACK_IMPORTED_MODULE_2__/* .withoutPeriod */ .Kx)((0,_text_error_text_js__WEBPACK_IMPORTED_MODULE_2__/* .describeError */ .Uc)(error))}. GITHUB_OUTPUT has to name a file that this step may append to`,
    noFiles: (error) => `the report files could not be written: ${(0,_text_error_text_js__WEBPACK_IMPORTED_MODULE_2__/* .withoutPeriod */ .Kx)((0,_text_error_text_js__WEBPACK_IMPORTED_MODULE_2__/* .describeError */ .Uc)(error))}. Set report-dir to a folder that this step may write to`,
    noFile: (name, error) => `the report file ${name} could not be written: ${(0,_text_error_text_js__WEBPACK_IMPORTED_MODULE_2__/* .describeError */ .Uc)(error)}`,
    noPage: (error) => `The report page was not uploaded (upload-report): ${(0,_text_log_line_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)((0,_text_error_text_js__WEBPACK_IMPORTED_MODULE_2__/* .describeError */ .Uc)(error).replace(QUERY, ''), MAX_ERROR_CHARS)}`,
    noArtifacts: 'The report page was not uploaded (upload-report): the job cannot upload artifacts of this kind. Upload the output html-file with actions/upload-artifact.',
};
const SEARCH = {
    none: (why) => `The prompt texts to change were not searched for in the repository: ${why}`,
    noList: (error, hasPaths) => {
        const why = (0,_text_log_line_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)((0,_text_error_text_js__WEBPACK_IMPORTED_MODULE_2__/* .describeError */ .Uc)(error).trim().split('\n').at(-1) ?? '', MAX_ERROR_CHARS);
        return hasPaths
            ? `paths: ${why}`
            : `git does not list its files (${why}). Check the repository out before this step, or set paths`;
    },
    tooMany: 'there are too many files. Set paths to those that hold prompts',
    cancelled: 'the step was cancelled',
};
const PULL_REQUEST = {
    failed: (error) => `The pull request could not be written to: ${(0,_text_error_text_js__WEBPACK_IMPORTED_MODULE_2__/* .describeError */ .Uc)(error)}`,
    fromFork: 'The pull request comes from a fork, so no comment and no suggestions are written to it; the job summary has the whole report.',
    noToken: 'The pull request is not written to, since `github-token` is empty.',
    noPermission: 'Not everything could be written to the pull request, since the token may not: give the job `permissions: pull-requests: write`, or a `github-token` that has it.',
    noSuggestions: (why) => `The prompt fixes could not be suggested on the pull request: ${why}`,
    noComment: (why) => `The comment on the pull request could not be written: ${why}`,
    noEvent: 'the file of the event cannot be read',
    noRepository: 'GITHUB_REPOSITORY does not name the repository',
};
const SUGGESTION = {
    review: (count) => `The simulation gate suggests ${(0,_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatCounted */ .So)(count, 'change')} of the prompt.`,
    notInDiff: 'its lines are not in the diff of the pull request',
    invisible: 'it adds invisible characters',
    taken: 'another suggestion changes the same lines',
    tooLong: 'it is too long for a comment',
    refused: (message) => `GitHub refuses it (${message})`,
    none: (place, why) => `The fix of ${(0,_format_js__WEBPACK_IMPORTED_MODULE_1__/* .placeName */ .fW)(place)} is not suggested on the pull request: ${why}.`,
};
const CHANGED_FILES = {
    noCommits: "the event's payload does not list the commits",
    noToken: 'github-token is empty',
    noRepository: 'GITHUB_REPOSITORY is not set',
    incomplete: 'GitHub does not list all of them',
    unread: (error) => `GitHub does not list them: ${(0,_text_error_text_js__WEBPACK_IMPORTED_MODULE_2__/* .withoutPeriod */ .Kx)((0,_text_error_text_js__WEBPACK_IMPORTED_MODULE_2__/* .describeError */ .Uc)(error))}`,
};


/***/ }),

/***/ 47388:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   MW: () => (/* binding */ PURPOSE_MS),
/* harmony export */   Ux: () => (/* binding */ byDeadline),
/* harmony export */   dz: () => (/* binding */ StepDeadline)
/* harmony export */ });
/* unused harmony export GRACE_MS */
/* harmony import */ var _text_step_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(69445);

const PURPOSE_MS = 18_000;
const GRACE_MS = 10_000;
class StepDeadline {
    #clock;
    #endMs;
    #hasWaited = false;
    constructor(clock) {
        this.#clock = clock;
        this.#endMs = clock.now();
    }
    add(sinceMs, limitMs) {
        const beginMs = Math.max(Math.min(sinceMs, this.#endMs), sinceMs - GRACE_MS);
        this.#endMs = Math.max(this.#endMs, beginMs + limitMs);
        this.#hasWaited = true;
    }
    within(budgetMs) {
        const nowMs = this.#clock.now();
        return this.#hasWaited
            ? Math.min(nowMs + budgetMs, this.#endMs + GRACE_MS)
            : nowMs + Math.min(budgetMs, GRACE_MS);
    }
}
const OUT_OF_TIME = "GitHub takes too much of this step's time";
async function byDeadline(endMs, { clock, cancelled }, work) {
    cancelled.throwIfAborted();
    const leftMs = endMs - clock.now();
    if (leftMs <= 0)
        throw new _text_step_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .TimeoutError */ .MU(OUT_OF_TIME);
    const over = new AbortController();
    const signal = AbortSignal.any([cancelled, over.signal]);
    const giveUp = async () => {
        await clock.sleep(leftMs, signal);
        throw new _text_step_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .TimeoutError */ .MU(OUT_OF_TIME);
    };
    try {
        return await Promise.race([work(signal), giveUp()]);
    }
    finally {
        over.abort();
    }
}


/***/ }),

/***/ 39618:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   C2: () => (/* binding */ changeOf),
/* harmony export */   _n: () => (/* binding */ pullRequestOf),
/* harmony export */   tK: () => (/* binding */ testedCommit),
/* harmony export */   ty: () => (/* binding */ isFromFork)
/* harmony export */ });
/* harmony import */ var _text_json_object_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(66783);

function pullRequestOf({ payload }) {
    const issue = (0,_text_json_object_js__WEBPACK_IMPORTED_MODULE_0__/* .valueAt */ .fK)(payload, ['issue']);
    const places = [
        (0,_text_json_object_js__WEBPACK_IMPORTED_MODULE_0__/* .valueAt */ .fK)(payload, ['pull_request']),
        (0,_text_json_object_js__WEBPACK_IMPORTED_MODULE_0__/* .valueAt */ .fK)(payload, ['workflow_run', 'pull_requests', 0]),
        (0,_text_json_object_js__WEBPACK_IMPORTED_MODULE_0__/* .valueAt */ .fK)(issue, ['pull_request']) === undefined ? undefined : issue,
    ];
    const found = places.find((place) => place !== undefined);
    const number = (0,_text_json_object_js__WEBPACK_IMPORTED_MODULE_0__/* .valueAt */ .fK)(found, ['number']);
    if (typeof number !== 'number' || !Number.isSafeInteger(number) || number <= 0)
        return null;
    const headSha = commitIn((0,_text_json_object_js__WEBPACK_IMPORTED_MODULE_0__/* .valueAt */ .fK)(found, ['head', 'sha']));
    return { number, headSha, base: (0,_text_json_object_js__WEBPACK_IMPORTED_MODULE_0__/* .valueAt */ .fK)(found, ['base', 'ref']) };
}
function changeOf(workflow) {
    if (workflow.eventName !== 'merge_group') {
        const pullRequest = pullRequestOf(workflow);
        return pullRequest?.headSha ? { kind: 'pull-request', ...pullRequest } : null;
    }
    const [baseSha = '', headSha = ''] = ['base_sha', 'head_sha'].map((name) => commitIn((0,_text_json_object_js__WEBPACK_IMPORTED_MODULE_0__/* .valueAt */ .fK)(workflow.payload, ['merge_group', name])));
    return baseSha && headSha ? { kind: 'merge-group', baseSha, headSha } : null;
}
function commitIn(sha) {
    return typeof sha === 'string' && /^[0-9a-fA-F]{7,64}$/.test(sha) ? sha : '';
}
function testedCommit({ eventName, payload, sha }) {
    const head = commitIn((0,_text_json_object_js__WEBPACK_IMPORTED_MODULE_0__/* .valueAt */ .fK)(payload, ['pull_request', 'head', 'sha']));
    const ofRun = commitIn((0,_text_json_object_js__WEBPACK_IMPORTED_MODULE_0__/* .valueAt */ .fK)(payload, ['workflow_run', 'head_sha']));
    return head || (eventName === 'workflow_run' && ofRun) || commitIn(sha);
}
function isFromFork(event) {
    const [head, base] = ['head', 'base'].map((side) => (0,_text_json_object_js__WEBPACK_IMPORTED_MODULE_0__/* .valueAt */ .fK)(event, ['pull_request', side, 'repo']));
    if (head === null)
        return true;
    return ['id', 'full_name'].some((name) => {
        const [ofHead, ofBase] = [(0,_text_json_object_js__WEBPACK_IMPORTED_MODULE_0__/* .valueAt */ .fK)(head, [name]), (0,_text_json_object_js__WEBPACK_IMPORTED_MODULE_0__/* .valueAt */ .fK)(base, [name])];
        return ofHead !== undefined && ofBase !== undefined && ofHead !== ofBase;
    });
}


/***/ }),

/***/ 14091:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   w: () => (/* binding */ makeFolders)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(73024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__nccwpck_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__nccwpck_require__.n(node_path__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var _text_error_text_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(89009);



function makeFolders(path) {
    const parent = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path);
    if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(path) || parent === path)
        return;
    makeFolders(parent);
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(path);
    }
    catch (error) {
        if (!(0,_text_error_text_js__WEBPACK_IMPORTED_MODULE_2__/* .hasCode */ .up)(error, 'EEXIST'))
            throw error;
    }
}


/***/ }),

/***/ 16976:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  U: () => (/* binding */ GithubRunner),
  Y: () => (/* binding */ partsOfSecret)
});

// EXTERNAL MODULE: ./node_modules/@actions/core/lib/core.js + 3 modules
var core = __nccwpck_require__(11604);
// EXTERNAL MODULE: external "os"
var external_os_ = __nccwpck_require__(70857);
// EXTERNAL MODULE: external "fs"
var external_fs_ = __nccwpck_require__(79896);
;// CONCATENATED MODULE: ./node_modules/@actions/core/lib/summary.js
var __awaiter = (undefined && undefined.__awaiter) || function (thisArg, _arguments, P, generator) {
    function adopt(value) { return value instanceof P ? value : new P(function (resolve) { resolve(value); }); }
    return new (P || (P = Promise))(function (resolve, reject) {
        function fulfilled(value) { try { step(generator.next(value)); } catch (e) { reject(e); } }
        function rejected(value) { try { step(generator["throw"](value)); } catch (e) { reject(e); } }
        function step(result) { result.done ? resolve(result.value) : adopt(result.value).then(fulfilled, rejected); }
        step((generator = generator.apply(thisArg, _arguments || [])).next());
    });
};


const { access, appendFile, writeFile } = external_fs_.promises;
const SUMMARY_ENV_VAR = 'GITHUB_STEP_SUMMARY';
const SUMMARY_DOCS_URL = 'https://docs.github.com/actions/using-workflows/workflow-commands-for-github-actions#adding-a-job-summary';
class Summary {
    constructor() {
        this._buffer = '';
    }
    /**
     * Finds the summary file path from the environment, rejects if env var is not found or file does not exist
     * Also checks r/w permissions.
     *
     * @returns step summary file path
     */
    filePath() {
        return __awaiter(this, void 0, void 0, function* () {
            if (this._filePath) {
                return this._filePath;
            }
            const pathFromEnv = process.env[SUMMARY_ENV_VAR];
            if (!pathFromEnv) {
                throw new Error(`Unable to find environment variable for $${SUMMARY_ENV_VAR}. Check if your runtime environment supports job summaries.`);
            }
            try {
                yield access(pathFromEnv, external_fs_.constants.R_OK | external_fs_.constants.W_OK);
            }
            catch (_a) {
                throw new Error(`Unable to access summary file: '${pathFromEnv}'. Check if the file has correct read/write permissions.`);
            }
            this._filePath = pathFromEnv;
            return this._filePath;
        });
    }
    /**
     * Wraps content in an HTML tag, adding any HTML attributes
     *
     * @param {string} tag HTML tag to wrap
     * @param {string | null} content content within the tag
     * @param {[attribute: string]: string} attrs key-value list of HTML attributes to add
     *
     * @returns {string} content wrapped in HTML element
     */
    wrap(tag, content, attrs = {}) {
        const htmlAttrs = Object.entries(attrs)
            .map(([key, value]) => ` ${key}="${value}"`)
            .join('');
        if (!content) {
            return `<${tag}${htmlAttrs}>`;
        }
        return `<${tag}${htmlAttrs}>${content}</${tag}>`;
    }
    /**
     * Writes text in the buffer to the summary buffer file and empties buffer. Will append by default.
     *
     * @param {SummaryWriteOptions} [options] (optional) options for write operation
     *
     * @returns {Promise<Summary>} summary instance
     */
    write(options) {
        return __awaiter(this, void 0, void 0, function* () {
            const overwrite = !!(options === null || options === void 0 ? void 0 : options.overwrite);
            const filePath = yield this.filePath();
            const writeFunc = overwrite ? writeFile : appendFile;
            yield writeFunc(filePath, this._buffer, { encoding: 'utf8' });
            return this.emptyBuffer();
        });
    }
    /**
     * Clears the summary buffer and wipes the summary file
     *
     * @returns {Summary} summary instance
     */
    clear() {
        return __awaiter(this, void 0, void 0, function* () {
            return this.emptyBuffer().write({ overwrite: true });
        });
    }
    /**
     * Returns the current summary buffer as a string
     *
     * @returns {string} string of summary buffer
     */
    stringify() {
        return this._buffer;
    }
    /**
     * If the summary buffer is empty
     *
     * @returns {boolen} true if the buffer is empty
     */
    isEmptyBuffer() {
        return this._buffer.length === 0;
    }
    /**
     * Resets the summary buffer without writing to summary file
     *
     * @returns {Summary} summary instance
     */
    emptyBuffer() {
        this._buffer = '';
        return this;
    }
    /**
     * Adds raw text to the summary buffer
     *
     * @param {string} text content to add
     * @param {boolean} [addEOL=false] (optional) append an EOL to the raw text (default: false)
     *
     * @returns {Summary} summary instance
     */
    addRaw(text, addEOL = false) {
        this._buffer += text;
        return addEOL ? this.addEOL() : this;
    }
    /**
     * Adds the operating system-specific end-of-line marker to the buffer
     *
     * @returns {Summary} summary instance
     */
    addEOL() {
        return this.addRaw(external_os_.EOL);
    }
    /**
     * Adds an HTML codeblock to the summary buffer
     *
     * @param {string} code content to render within fenced code block
     * @param {string} lang (optional) language to syntax highlight code
     *
     * @returns {Summary} summary instance
     */
    addCodeBlock(code, lang) {
        const attrs = Object.assign({}, (lang && { lang }));
        const element = this.wrap('pre', this.wrap('code', code), attrs);
        return this.addRaw(element).addEOL();
    }
    /**
     * Adds an HTML list to the summary buffer
     *
     * @param {string[]} items list of items to render
     * @param {boolean} [ordered=false] (optional) if the rendered list should be ordered or not (default: false)
     *
     * @returns {Summary} summary instance
     */
    addList(items, ordered = false) {
        const tag = ordered ? 'ol' : 'ul';
        const listItems = items.map(item => this.wrap('li', item)).join('');
        const element = this.wrap(tag, listItems);
        return this.addRaw(element).addEOL();
    }
    /**
     * Adds an HTML table to the summary buffer
     *
     * @param {SummaryTableCell[]} rows table rows
     *
     * @returns {Summary} summary instance
     */
    addTable(rows) {
        const tableBody = rows
            .map(row => {
            const cells = row
                .map(cell => {
                if (typeof cell === 'string') {
                    return this.wrap('td', cell);
                }
                const { header, data, colspan, rowspan } = cell;
                const tag = header ? 'th' : 'td';
                const attrs = Object.assign(Object.assign({}, (colspan && { colspan })), (rowspan && { rowspan }));
                return this.wrap(tag, data, attrs);
            })
                .join('');
            return this.wrap('tr', cells);
        })
            .join('');
        const element = this.wrap('table', tableBody);
        return this.addRaw(element).addEOL();
    }
    /**
     * Adds a collapsable HTML details element to the summary buffer
     *
     * @param {string} label text for the closed state
     * @param {string} content collapsable content
     *
     * @returns {Summary} summary instance
     */
    addDetails(label, content) {
        const element = this.wrap('details', this.wrap('summary', label) + content);
        return this.addRaw(element).addEOL();
    }
    /**
     * Adds an HTML image tag to the summary buffer
     *
     * @param {string} src path to the image you to embed
     * @param {string} alt text description of the image
     * @param {SummaryImageOptions} options (optional) addition image attributes
     *
     * @returns {Summary} summary instance
     */
    addImage(src, alt, options) {
        const { width, height } = options || {};
        const attrs = Object.assign(Object.assign({}, (width && { width })), (height && { height }));
        const element = this.wrap('img', null, Object.assign({ src, alt }, attrs));
        return this.addRaw(element).addEOL();
    }
    /**
     * Adds an HTML section heading element
     *
     * @param {string} text heading text
     * @param {number | string} [level=1] (optional) the heading level, default: 1
     *
     * @returns {Summary} summary instance
     */
    addHeading(text, level) {
        const tag = `h${level}`;
        const allowedTag = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].includes(tag)
            ? tag
            : 'h1';
        const element = this.wrap(allowedTag, text);
        return this.addRaw(element).addEOL();
    }
    /**
     * Adds an HTML thematic break (<hr>) to the summary buffer
     *
     * @returns {Summary} summary instance
     */
    addSeparator() {
        const element = this.wrap('hr', null);
        return this.addRaw(element).addEOL();
    }
    /**
     * Adds an HTML line break (<br>) to the summary buffer
     *
     * @returns {Summary} summary instance
     */
    addBreak() {
        const element = this.wrap('br', null);
        return this.addRaw(element).addEOL();
    }
    /**
     * Adds an HTML blockquote to the summary buffer
     *
     * @param {string} text quote text
     * @param {string} cite (optional) citation url
     *
     * @returns {Summary} summary instance
     */
    addQuote(text, cite) {
        const attrs = Object.assign({}, (cite && { cite }));
        const element = this.wrap('blockquote', text, attrs);
        return this.addRaw(element).addEOL();
    }
    /**
     * Adds an HTML anchor tag to the summary buffer
     *
     * @param {string} text link text/content
     * @param {string} href hyperlink
     *
     * @returns {Summary} summary instance
     */
    addLink(text, href) {
        const element = this.wrap('a', text, { href });
        return this.addRaw(element).addEOL();
    }
}
const _summary = new Summary();
/**
 * @deprecated use `core.summary`
 */
const markdownSummary = (/* unused pure expression or super */ null && (_summary));
const summary = _summary;
//# sourceMappingURL=summary.js.map
// EXTERNAL MODULE: ./text/log-line.js + 1 modules
var log_line = __nccwpck_require__(82456);
// EXTERNAL MODULE: ./text/secret-mask.js
var secret_mask = __nccwpck_require__(37904);
// EXTERNAL MODULE: ./text/strip.js
var strip = __nccwpck_require__(30269);
;// CONCATENATED MODULE: ./runner/github-runner.js




const MAX_ANNOTATION_UNITS = 4096;
const MAX_ANNOTATIONS = 10;
const TITLE = 'Simulation Gate';
const TOOLKIT = {
    debug: core/* debug */.Yz,
    endGroup: core/* endGroup */.N4,
    error: core/* error */.z3,
    getInput: core/* getInput */.V4,
    getState: core/* getState */.Gu,
    info: core/* info */.pq,
    isDebug: core/* isDebug */._o,
    notice: core/* notice */.lm,
    saveState: core/* saveState */.LZ,
    setOutput: core/* setOutput */.uH,
    setSecret: core/* setSecret */.Pq,
    startGroup: core/* startGroup */.Oh,
    summary: summary,
    warning: core/* warning */.$e,
};
class GithubRunner {
    isDebug;
    howToGiveKey;
    howToGiveToken;
    secrets = new secret_mask/* SecretMask */.f();
    #env;
    #words;
    #core;
    #annotated = { error: 0, warning: 0, notice: 0 };
    #stateIsLost = false;
    constructor(env, words, toolkit = TOOLKIT) {
        this.#env = env;
        this.#words = words;
        this.howToGiveKey = words.howToGiveKey;
        this.howToGiveToken = words.howToGiveToken;
        this.#core = toolkit;
        this.isDebug = toolkit.isDebug();
    }
    getInput(name) {
        return this.#core.getInput(name, { trimWhitespace: false });
    }
    givenInputs() {
        return Object.keys(this.#env).flatMap((name) => /^INPUT_(.+)$/s.exec(name)?.[1] ?? []);
    }
    getState(name) {
        return this.#core.getState(name);
    }
    maskSecret(value) {
        const parts = partsOfSecret(value);
        for (const part of parts)
            this.#core.setSecret(part);
        this.secrets.add(...parts);
    }
    info(text) {
        const lines = this.#lines(text).join('\n');
        if (lines.trim() !== '')
            this.#core.info(lines);
    }
    debug(text) {
        if (!this.isDebug)
            return;
        for (const line of this.#lines(text))
            this.#core.debug(line);
    }
    group(title, lines) {
        const body = lines.flatMap((line) => this.#lines(line));
        this.#core.startGroup(this.#lines(title).join(' '));
        this.#core.info(body.join('\n'));
        this.#core.endGroup();
    }
    annotate(level, message) {
        const lines = this.#lines(message);
        this.#core[level]((0,strip/* clip */.$Q)(lines.join('\n'), MAX_ANNOTATION_UNITS), { title: TITLE });
        this.#annotated[level] += 1;
    }
    annotationsLeft(level) {
        return Math.max(MAX_ANNOTATIONS - this.#annotated[level], 0);
    }
    setOutput(name, value) {
        if (this.#env.GITHUB_OUTPUT)
            this.#core.setOutput(name, this.secrets.hide(value));
    }
    saveState(name, value) {
        if (!this.#env.GITHUB_STATE)
            return;
        try {
            this.#core.saveState(name, this.secrets.hide(value));
        }
        catch (error) {
            if (this.#stateIsLost)
                return;
            this.#stateIsLost = true;
            this.annotate('warning', this.#words.noState(error));
        }
    }
    async writeSummary(markdown) {
        if (!this.#env.GITHUB_STEP_SUMMARY)
            return;
        const { summary } = this.#core;
        summary.addRaw(this.secrets.hideInMarkup(markdown));
        try {
            await summary.write();
        }
        catch (error) {
            this.annotate('warning', this.#words.noSummary(error));
        }
    }
    #lines(text) {
        return (0,log_line/* plainLines */.y1)(this.secrets.hide(text));
    }
}
const SCHEME = /^(?:bearer|basic|token)$/i;
function partsOfSecret(value) {
    const words = value.split(/\s+/).filter((word) => word !== '');
    if (words.length === 0)
        return [];
    const secretWords = words.length > 1 ? words.filter((word) => !SCHEME.test(word)) : words;
    return [...new Set([value, value.trim(), ...secretWords])];
}


/***/ }),

/***/ 11726:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   v: () => (/* binding */ isEnterpriseServer)
/* harmony export */ });
function isEnterpriseServer({ serverUrl }) {
    const host = URL.parse(serverUrl)?.hostname ?? 'github.com';
    return !/^github\.com$|\.ghe\.com$|\.localhost$/i.test(host);
}


/***/ }),

/***/ 70980:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Ce: () => (/* binding */ explainMissing),
/* harmony export */   WB: () => (/* binding */ internalError),
/* harmony export */   WE: () => (/* binding */ explain),
/* harmony export */   n9: () => (/* binding */ endOfStep)
/* harmony export */ });
/* harmony import */ var _http_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(72557);
/* harmony import */ var _text_duration_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(6203);
/* harmony import */ var _text_error_text_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(89009);
/* harmony import */ var _text_step_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(69445);




function explain(error, wait, inputs, where = '') {
    if (error instanceof _text_step_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .InputError */ .dz) {
        return { outcome: 'error', rule: error.rule, message: error.message };
    }
    if (error instanceof _text_step_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .TimeoutError */ .MU || error instanceof _text_step_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .CancelledError */ .cc) {
        const rule = error instanceof _text_step_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .TimeoutError */ .MU ? 'timeout' : 'cancelled';
        return { outcome: 'inconclusive', rule, message: withWait(error.message, wait) };
    }
    if (error instanceof _http_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._7)
        return explainServiceError(error, wait, inputs, where);
    return internalError(error);
}
function internalError(error) {
    return {
        outcome: 'error',
        rule: 'internal',
        message: `internal error: ${String(error)}. Run the step again with debug logging, and report the log`,
    };
}
function endOfStep(error, { aborted, reason }) {
    if (!aborted)
        return internalError(error);
    return { outcome: 'inconclusive', rule: 'cancelled', message: (0,_text_error_text_js__WEBPACK_IMPORTED_MODULE_3__/* .describeError */ .Uc)(reason) };
}
const MISCONFIGURED = new Set(['tls', 'proxy', 'unresolved']);
const SPENT_FIX = 'The service refuses for a spent budget, and the request is not retried. Check the subscription and the payments of the account that the api-key belongs to';
function explainServiceError(error, wait, inputs, where) {
    if (MISCONFIGURED.has(error.kind)) {
        return { outcome: 'error', rule: 'service', message: error.message };
    }
    const message = (0,_text_error_text_js__WEBPACK_IMPORTED_MODULE_3__/* .withoutPeriod */ .Kx)(error.message);
    if ((0,_http_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .isSpent */ .Fh)(error)) {
        return { outcome: 'inconclusive', rule: 'budget', message: `${message}. ${SPENT_FIX}` };
    }
    const fix = fixOf(error, inputs, where);
    return fix === null
        ? { outcome: 'inconclusive', rule: error.rule, message: withWait(error.message, wait) }
        : { outcome: 'error', rule: 'service', message: `${message}. ${fix}` };
}
function fixOf(error, inputs, where) {
    const { kind, status = 0, profileKey } = error;
    if (kind === 'redirect') {
        return 'Redirects are never followed, since the request holds the key: set the input base-url to the URL that responds itself';
    }
    if (kind !== 'status')
        return null;
    const named = `${inputs}${where && ` (${where})`}, and that base-url and api-key belong to the same project`;
    if (profileKey !== '' && status < 500)
        return `Else check ${named}`;
    switch (status) {
        case 401:
            return 'Check the input api-key: the service does not know this key (was it regenerated, or does it belong to another base-url?)';
        case 403:
            return 'The input api-key lacks the permission for this: use a key with Full Access (a Read-Only key may only read)';
        case 404:
            return `Check ${named}`;
        case 408:
        case 409:
        case 425:
        case 429:
            return null;
        default:
            return status < 500 ? `The service rejects the request: check ${inputs}` : null;
    }
}
function explainMissing(error, more = '') {
    if (!(error instanceof _http_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._7) || error.profileKey === '')
        return error;
    return new _text_step_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .InputError */ .dz((0,_text_error_text_js__WEBPACK_IMPORTED_MODULE_3__/* .withoutPeriod */ .Kx)(error.message) + more, 'service');
}
function withWait(message, wait) {
    if (wait === null)
        return message;
    const { what, input, limitMs, waitedMs, lastSeen } = wait;
    const limit = `${input}: ${(0,_text_duration_js__WEBPACK_IMPORTED_MODULE_1__/* .formatDuration */ .a)(limitMs)}`;
    return `${(0,_text_error_text_js__WEBPACK_IMPORTED_MODULE_3__/* .withoutPeriod */ .Kx)(message)}; waited ${(0,_text_duration_js__WEBPACK_IMPORTED_MODULE_1__/* .formatDuration */ .a)(waitedMs)} for ${what} (${limit}); last seen: ${lastSeen || 'nothing yet'}`;
}


/***/ }),

/***/ 46651:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Ft: () => (/* binding */ isSame),
/* harmony export */   LR: () => (/* binding */ isNamedLike),
/* harmony export */   NL: () => (/* binding */ distinctNames),
/* harmony export */   Pc: () => (/* binding */ normalizeName)
/* harmony export */ });
/* harmony import */ var _strip_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(30269);

function normalizeName(name) {
    return (0,_strip_js__WEBPACK_IMPORTED_MODULE_0__/* .stripInvisible */ ._0)(name).normalize('NFC').replace(/\s+/g, ' ').trim();
}
function isNamedLike(name) {
    const shown = normalizeName(name);
    return (other) => normalizeName(other) === shown;
}
function distinctNames(names) {
    return [...Map.groupBy(names, normalizeName).values()].flatMap(([first]) => first ?? []);
}
function isSame(id, other) {
    return id.toLowerCase() === other.toLowerCase();
}


/***/ }),

/***/ 13997:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ nextTurn)
/* harmony export */ });
function nextTurn() {
    return new Promise((resolve) => setImmediate(resolve));
}


/***/ }),

/***/ 6203:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ parseDuration),
/* harmony export */   a: () => (/* binding */ formatDuration)
/* harmony export */ });
/* harmony import */ var _values_parsed_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(38133);

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;
const LONGEST_MS = 35 * 24 * HOUR_MS;
const FIX = 'write numbers and units, such as 90s, 30m or 1h30m';
function parseDuration(text, maxMs = LONGEST_MS) {
    if (/^\d+$/.test(text))
        return (0,_values_parsed_js__WEBPACK_IMPORTED_MODULE_0__/* .invalid */ .G)(text, `is a number without a unit: ${FIX}`);
    const match = /^(?:(\d+)h)?(?:(\d+)m)?(?:(\d+)s)?$/.exec(text);
    if (match === null || text === '')
        return (0,_values_parsed_js__WEBPACK_IMPORTED_MODULE_0__/* .invalid */ .G)(text, `is not a duration: ${FIX}`);
    const [, hours = '0', minutes = '0', seconds = '0'] = match;
    const ms = Number(hours) * HOUR_MS + Number(minutes) * MINUTE_MS + Number(seconds) * SECOND_MS;
    if (ms < SECOND_MS || ms > maxMs) {
        return (0,_values_parsed_js__WEBPACK_IMPORTED_MODULE_0__/* .invalid */ .G)(text, `is out of range: write a duration from 1s to ${formatDuration(maxMs)}`);
    }
    return (0,_values_parsed_js__WEBPACK_IMPORTED_MODULE_0__/* .valid */ .r)(ms);
}
function formatDuration(ms) {
    const total = Math.max(0, Math.round(ms / 1000));
    const parts = [
        [Math.floor(total / 3600), 'h'],
        [Math.floor((total % 3600) / 60), 'm'],
        [total % 60, 's'],
    ];
    const text = parts.map(([count, unit]) => (count > 0 ? `${count}${unit}` : '')).join('');
    return text || '0s';
}


/***/ }),

/***/ 89009:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   D2: () => (/* binding */ describeUnreadable),
/* harmony export */   Kx: () => (/* binding */ withoutPeriod),
/* harmony export */   US: () => (/* binding */ stackOf),
/* harmony export */   Uc: () => (/* binding */ describeError),
/* harmony export */   up: () => (/* binding */ hasCode)
/* harmony export */ });
function stackOf(error) {
    return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
function withoutPeriod(text) {
    return text.replace(/\.$/, '');
}
function describeError(error) {
    return error instanceof Error ? error.message || error.name : String(error);
}
function hasCode(error, ...codes) {
    return error instanceof Error && 'code' in error && codes.some((code) => code === error.code);
}
function describeUnreadable(error) {
    const fix = 'check the path, which starts at the workspace, and that an earlier step wrote the file';
    return hasCode(error, 'ENOENT')
        ? `does not exist: ${fix}`
        : `cannot be read (${describeError(error)}): ${fix}`;
}


/***/ }),

/***/ 66783:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  n6: () => (/* binding */ describeIssue),
  A0: () => (/* binding */ errorPosition),
  Gv: () => (/* binding */ isObject),
  qg: () => (/* binding */ json_object_parse),
  Vh: () => (/* binding */ readJson),
  fK: () => (/* binding */ valueAt)
});

// EXTERNAL MODULE: ../../node_modules/zod/v4/core/util.js
var util = __nccwpck_require__(52055);
;// CONCATENATED MODULE: ../../node_modules/zod/v4/locales/en.js

const error = () => {
    const Sizable = {
        string: { unit: "characters", verb: "to have" },
        file: { unit: "bytes", verb: "to have" },
        array: { unit: "items", verb: "to have" },
        set: { unit: "items", verb: "to have" },
        map: { unit: "entries", verb: "to have" },
    };
    function getSizing(origin) {
        return Sizable[origin] ?? null;
    }
    const FormatDictionary = {
        regex: "input",
        email: "email address",
        url: "URL",
        emoji: "emoji",
        uuid: "UUID",
        uuidv4: "UUIDv4",
        uuidv6: "UUIDv6",
        nanoid: "nanoid",
        guid: "GUID",
        cuid: "cuid",
        cuid2: "cuid2",
        ulid: "ULID",
        xid: "XID",
        ksuid: "KSUID",
        datetime: "ISO datetime",
        date: "ISO date",
        time: "ISO time",
        duration: "ISO duration",
        ipv4: "IPv4 address",
        ipv6: "IPv6 address",
        mac: "MAC address",
        cidrv4: "IPv4 range",
        cidrv6: "IPv6 range",
        base64: "base64-encoded string",
        base64url: "base64url-encoded string",
        json_string: "JSON string",
        e164: "E.164 number",
        currency_code: "currency code",
        credit_card: "credit card number",
        iban: "IBAN",
        jwt: "JWT",
        template_literal: "input",
    };
    // type names: missing keys = do not translate (use raw value via ?? fallback)
    const TypeDictionary = {
        // Compatibility: "nan" -> "NaN" for display
        nan: "NaN",
        // All other type names omitted - they fall back to raw values via ?? operator
    };
    function getTypeName(type, input) {
        if (type === "number" && typeof input === "number" && !Number.isFinite(input)) {
            return String(input);
        }
        return TypeDictionary[type] ?? type;
    }
    return (issue) => {
        switch (issue.code) {
            case "invalid_type": {
                const expected = getTypeName(issue.expected);
                const receivedType = util/* parsedType */.GW(issue.input);
                const received = getTypeName(receivedType, issue.input);
                return `Invalid input: expected ${expected}, received ${received}`;
            }
            case "invalid_value":
                if (issue.values.length === 1)
                    return `Invalid input: expected ${util/* stringifyPrimitive */.B7(issue.values[0])}`;
                return `Invalid option: expected one of ${util/* joinValues */.jw(issue.values, "|")}`;
            case "too_big": {
                const adj = issue.exact ? "exactly " : issue.inclusive ? "<=" : "<";
                const sizing = getSizing(issue.origin);
                if (sizing)
                    return `Too big: expected ${issue.origin ?? "value"} to have ${adj}${issue.maximum.toString()} ${sizing.unit ?? "elements"}`;
                return `Too big: expected ${issue.origin ?? "value"} to be ${adj}${issue.maximum.toString()}`;
            }
            case "too_small": {
                const adj = issue.exact ? "exactly " : issue.inclusive ? ">=" : ">";
                const sizing = getSizing(issue.origin);
                if (sizing) {
                    return `Too small: expected ${issue.origin} to have ${adj}${issue.minimum.toString()} ${sizing.unit}`;
                }
                return `Too small: expected ${issue.origin} to be ${adj}${issue.minimum.toString()}`;
            }
            case "invalid_format": {
                const _issue = issue;
                if (_issue.format === "starts_with") {
                    return `Invalid string: must start with "${_issue.prefix}"`;
                }
                if (_issue.format === "ends_with")
                    return `Invalid string: must end with "${_issue.suffix}"`;
                if (_issue.format === "includes")
                    return `Invalid string: must include "${_issue.includes}"`;
                if (_issue.format === "regex")
                    return `Invalid string: must match pattern ${_issue.pattern}`;
                return `Invalid ${FormatDictionary[_issue.format] ?? issue.format}`;
            }
            case "not_multiple_of":
                return `Invalid number: must be a multiple of ${issue.divisor}`;
            case "unrecognized_keys":
                return `Unrecognized key${issue.keys.length > 1 ? "s" : ""}: ${util/* joinValues */.jw(issue.keys, ", ")}`;
            case "invalid_key":
                return `Invalid key in ${issue.origin}`;
            case "invalid_union":
                if (issue.options && Array.isArray(issue.options) && issue.options.length > 0) {
                    const opts = issue.options.map((o) => `'${o}'`).join(" | ");
                    return `Invalid discriminator value. Expected ${opts}`;
                }
                if (issue.inclusive === false) {
                    return "Invalid input: more than one option matched";
                }
                return "Invalid input";
            case "invalid_element":
                return `Invalid value in ${issue.origin}`;
            default:
                return `Invalid input`;
        }
    };
};
/* harmony default export */ function en() {
    return {
        localeError: error(),
    };
}

// EXTERNAL MODULE: ../../node_modules/zod/v4/core/parse.js + 1 modules
var parse = __nccwpck_require__(58989);
// EXTERNAL MODULE: ./text/error-text.js
var error_text = __nccwpck_require__(89009);
;// CONCATENATED MODULE: ./text/json-object.js


function isObject(value) {
    return typeof value === 'object' && value !== null;
}
function readJson(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        return undefined;
    }
}
function valueAt(value, path) {
    return path.reduce((found, key) => (isObject(found) && Object.hasOwn(found, key) ? found[key] : undefined), value);
}
const PREFIX = /^Invalid \w+: /;
const ENGLISH = { error: en().localeError };
function json_object_parse(schema, value) {
    return parse/* safeParse */.xL(schema, value, ENGLISH);
}
function describeIssue({ path, message }, pointer = '') {
    const segments = path.map((segment) => `/${String(segment).replaceAll('~', '~0').replaceAll('/', '~1')}`);
    return `${pointer + segments.join('') || 'the whole'}: ${message.replace(PREFIX, '')}`;
}
function errorPosition(json) {
    let [good, bad] = [0, json.length + 1];
    while (bad - good > 1) {
        const middle = Math.floor((good + bad) / 2);
        if (isBeginning(json.slice(0, middle)))
            good = middle;
        else
            bad = middle;
    }
    const lines = json.slice(0, good).split('\n');
    return ` (line ${lines.length} column ${(lines.at(-1) ?? '').length + 1})`;
}
function isBeginning(json) {
    try {
        JSON.parse(json);
        return true;
    }
    catch (error) {
        const atEnd = `^Unexpected end|^Unterminated string|at position ${json.length} `;
        return new RegExp(atEnd).test((0,error_text/* describeError */.Uc)(error));
    }
}


/***/ }),

/***/ 82456:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  py: () => (/* binding */ HOMEPAGE),
  xv: () => (/* binding */ VERSION),
  Jt: () => (/* binding */ disarm),
  P5: () => (/* binding */ disarmJson),
  FI: () => (/* binding */ escapeUnits),
  TN: () => (/* binding */ oneLine),
  y1: () => (/* binding */ plainLines)
});

;// CONCATENATED MODULE: ../package.json
const package_namespaceObject = /*#__PURE__*/JSON.parse('{"rE":"2.0.0","TB":"https://github.com/OWNER/simulation-gate"}');
// EXTERNAL MODULE: ./text/strip.js
var strip = __nccwpck_require__(30269);
;// CONCATENATED MODULE: ./text/log-line.js


const LEADING_COLONS = /^([^\S\n]*):(?=:)/gm;
const BRACKETED_COMMAND = /##(?=(?:vso|teamcity)?\[)/gi;
function plainLines(text) {
    return disarm((0,strip/* stripUnprintable */.jh)(text).replaceAll('\t', '    ')).split('\n');
}
function oneLine(text, maxChars) {
    const line = disarm((0,strip/* fold */.AU)(text, maxChars));
    return line.length <= maxChars ? line : (0,strip/* fold */.AU)(line, maxChars);
}
function disarm(text) {
    return text.replace(LEADING_COLONS, '$1: ').replace(BRACKETED_COMMAND, '## ');
}
function disarmJson(json) {
    return json
        .replace(BRACKETED_COMMAND, '\\u0023#')
        .replace(/[^\n -~]/gu, (char) => ((0,strip/* stripUnprintable */.jh)(char) === char ? char : escapeUnits(char)));
}
function escapeUnits(char) {
    const units = char.split('').map((unit) => unit.charCodeAt(0).toString(16).padStart(4, '0'));
    return units.map((unit) => `\\u${unit}`).join('');
}
const VERSION = package_namespaceObject.rE;
const HOMEPAGE = package_namespaceObject.TB;


/***/ }),

/***/ 85014:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   CS: () => (/* binding */ prose),
/* harmony export */   Cv: () => (/* binding */ identifier),
/* harmony export */   DV: () => (/* binding */ codeBlock),
/* harmony export */   Hn: () => (/* binding */ cell),
/* harmony export */   LO: () => (/* binding */ MAX_PROSE_CHARS),
/* harmony export */   Vh: () => (/* binding */ linkDestination),
/* harmony export */   iU: () => (/* binding */ message),
/* harmony export */   iZ: () => (/* binding */ blockQuote),
/* harmony export */   mG: () => (/* binding */ inline),
/* harmony export */   nA: () => (/* binding */ cutNote),
/* harmony export */   xF: () => (/* binding */ fenceAround)
/* harmony export */ });
/* unused harmony export html */
/* harmony import */ var _strip_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(30269);
/* harmony import */ var _values_simple_values_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(58129);
/* harmony import */ var _xml_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(11246);



const ZWSP = '\u200b';
const NONE = '–';
const ACTIVE = /(?<![0-9a-z])[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}(?![0-9a-z])|[\\`*~|[\]<_@$]|&(?=#?[0-9a-z]{1,31};)|#(?=\d)|:(?=\/\/|(?:100|1234):|(?!\d+:)[\w+-]{1,60}:)|www(?=\.)|(?:GH|GHSA|CVE)-(?=\w)|[0-9a-f]{6,}?(?=CVE-\w)|[0-9a-f]{7,}/gi;
const SIGN = /[\\`*~|[\]<_@$&#:']/;
const MAY_BE_LINK = /[Ww]\.|[AaEeHh]-|[\dA-Fa-f]{3}[\dA-Fa-f]{3}/;
const ACTIVE_IN_HTML = /[&<>"'@$]|#(?=\d)|:(?=\/\/|(?:100|1234):|(?!\d+:)[\w+-]{1,60}:)|www(?=\.)|(?:GH|GHSA|CVE)-(?=\w)|[0-9a-f]{6,}?(?=CVE-\w)|[0-9a-f]{7,}/gi;
const QUOTED = /(?<![^\s(])'([^\s'`|@$<](?:[^'`|@$<]{0,200}[^\s'`|@$<])?)'(?!\w)/;
const BLOCK_START = /^(?:[-+=](?!\w)|:(?=-)|>|#(?=[#\s]|$))/;
const ORDERED_ITEM = /^(\d{1,9})([.)])(?=\s|$)/;
const PLAIN_ID = /^[\w.-]{1,100}$/;
const MAX_PROSE_CHARS = 20_000;
const MAX_INLINE_CHARS = 200;
function prose(text, maxChars = MAX_PROSE_CHARS) {
    const shown = (0,_strip_js__WEBPACK_IMPORTED_MODULE_0__/* .stripUnprintable */ .jh)((0,_strip_js__WEBPACK_IMPORTED_MODULE_0__/* .clip */ .$Q)(text, maxChars)).replaceAll('<!--', '');
    const lines = shown.split('\n').map((line) => escapeLine(line.replaceAll('\t', ' ').trim()));
    const paragraphs = lines
        .join('\n')
        .trim()
        .split(/\n{2,}/);
    const cut = text.length > maxChars ? [cutNote(text.length - maxChars)] : [];
    const kept = paragraphs.map((paragraph) => paragraph.replaceAll('\n', '\\\n'));
    return [...kept, ...cut].filter((part) => part !== '').join('\n\n');
}
function cutNote(chars) {
    return `*(cut here: ${chars} more characters)*`;
}
function inline(text, maxChars = MAX_INLINE_CHARS) {
    const line = escapeLine(foldProse(text, maxChars));
    return line.endsWith('#') && !line.endsWith('\\#') ? `${line.slice(0, -1)}\\#` : line;
}
function message(text, maxChars = 2000) {
    return escapeLine(foldProse(text, maxChars), codeOf);
}
function cell(text, maxChars = MAX_INLINE_CHARS) {
    return text === null ? NONE : inline(text, maxChars) || NONE;
}
function html(text, maxChars = MAX_INLINE_CHARS) {
    const line = foldProse(text, maxChars);
    return line.replace(ACTIVE_IN_HTML, (found) => ENTITIES[found] ?? unlink(found));
}
function identifier(id) {
    return PLAIN_ID.test(id) ? `\`${id}\`` : inline(id, 100);
}
function linkDestination(url) {
    return (0,_strip_js__WEBPACK_IMPORTED_MODULE_0__/* .stripInvisible */ ._0)(url)
        .replace(/[^\w.~:/?#@!&+,;=%-]/gu, percentEncode)
        .replaceAll('&', '&amp;');
}
function codeBlock(language, code) {
    const text = (0,_strip_js__WEBPACK_IMPORTED_MODULE_0__/* .stripUnprintable */ .jh)(code)
        .replaceAll('\t', '    ')
        .replace(/@(?=\w)/g, `@${ZWSP}`)
        .replaceAll('<!--', `<${ZWSP}!--`);
    const fence = fenceAround(text);
    return `${fence}${language}\n${text}\n${fence}`;
}
function fenceAround(text) {
    const longestRun = (text.match(/`+/g) ?? []).reduce((max, run) => Math.max(max, run.length), 2);
    return '`'.repeat(longestRun + 1);
}
function blockQuote(markdown) {
    return `> ${markdown.replaceAll('\n', '\n> ')}`;
}
function foldProse(text, maxChars) {
    return (0,_strip_js__WEBPACK_IMPORTED_MODULE_0__/* .fold */ .AU)(text, maxChars).replaceAll('<!--', '').trim();
}
function escapeLine(line, quote = quoteOf) {
    return escapeInline(line, quote).replace(BLOCK_START, '\\$&').replace(ORDERED_ITEM, '$1\\$2');
}
function escapeInline(line, quote) {
    if (!SIGN.test(line) && !MAY_BE_LINK.test(line))
        return line;
    const formula = /\$.*\$/.test(line);
    return line
        .split(QUOTED)
        .map((part, index) => (index % 2 === 0 ? disarm(part, formula) : quote(part, formula)))
        .join('');
}
function quoteOf(value, formula) {
    const escaped = disarm(value, formula);
    return escaped.includes(ZWSP) ? `'\`${value}\`'` : `'${escaped}'`;
}
function codeOf(value) {
    return `\`${(0,_values_simple_values_js__WEBPACK_IMPORTED_MODULE_2__/* .isUuid */ .O1)(value) ? value.slice(0, 8) : value}\``;
}
function disarm(text, formula) {
    return text.replace(ACTIVE, (found, offset) => {
        if (found === '<')
            return '&lt;';
        if (found === '&')
            return '&amp;';
        if (found === '$')
            return formula ? `${ZWSP}&#36;` : found;
        if ((0,_values_simple_values_js__WEBPACK_IMPORTED_MODULE_2__/* .isUuid */ .O1)(found))
            return codeOf(found);
        if (found === '_')
            return isInsideWord(text, offset) ? found : '\\_';
        return '\\`*~|[]'.includes(found) ? `\\${found}` : unlink(found);
    });
}
function unlink(found) {
    if (found === '$')
        return `${ZWSP}$`;
    if (found.length < 7)
        return found + ZWSP;
    return found.replace(/.{6}(?=.)/g, `$&${ZWSP}`);
}
function isInsideWord(line, offset) {
    return /^[0-9a-z]_[0-9a-z]$/i.test(line.slice(Math.max(0, offset - 1), offset + 2));
}
function percentEncode(char) {
    const encoded = encodeURIComponent(char);
    return encoded === char ? `%${char.charCodeAt(0).toString(16).toUpperCase()}` : encoded;
}


/***/ }),

/***/ 42337:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   F8: () => (/* binding */ nearestFirst),
/* harmony export */   wI: () => (/* binding */ misspelling),
/* harmony export */   yx: () => (/* binding */ editsBetween)
/* harmony export */ });
const MAX_CHARS = 100;
function misspelling(word, candidates) {
    const [found] = nearestFirst(word, candidates);
    return found !== undefined && editsBetween(word, found) * 2 <= word.length ? found : undefined;
}
function nearestFirst(word, candidates) {
    return candidates
        .map((candidate) => ({ candidate, edits: editsBetween(word, candidate) }))
        .toSorted((a, b) => a.edits - b.edits)
        .map(({ candidate }) => candidate);
}
function editsBetween(one, other) {
    const from = one.slice(0, MAX_CHARS).toLowerCase();
    const to = other.slice(0, MAX_CHARS).toLowerCase();
    let row = Array.from({ length: to.length + 1 }, (_, index) => index);
    for (const [index, letter] of [...from].entries()) {
        const next = [index + 1];
        for (const [column, wanted] of [...to].entries()) {
            const [above = 0, aboveLeft = 0, left = 0] = [row[column + 1], row[column], next[column]];
            next.push(Math.min(above + 1, left + 1, aboveLeft + (letter === wanted ? 0 : 1)));
        }
        row = next;
    }
    return Number(row.at(-1));
}


/***/ }),

/***/ 58582:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   F0: () => (/* binding */ percentUnits),
/* harmony export */   j3: () => (/* binding */ decimalsApart),
/* harmony export */   mS: () => (/* binding */ percentDigits),
/* harmony export */   pU: () => (/* binding */ UNITS_PER_POINT)
/* harmony export */ });
const UNITS_PER_POINT = 1e9;
const MAX_DECIMALS = 9;
function percentUnits(percent) {
    return Math.round(percent * UNITS_PER_POINT);
}
function decimalsApart(percent, other, least) {
    for (let decimals = least; decimals <= MAX_DECIMALS; decimals += 1) {
        if (percent.toFixed(decimals) !== other.toFixed(decimals))
            return decimals;
    }
    return least;
}
function percentDigits(percent, other = null) {
    return `${Number(percent.toFixed(decimalsApart(percent, other ?? percent, 2)))}`;
}


/***/ }),

/***/ 37904:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ SecretMask)
/* harmony export */ });
/* harmony import */ var _json_object_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(66783);
/* harmony import */ var _strip_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(30269);
/* harmony import */ var _xml_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(11246);



const MASK = '***';
const MIN_HIDDEN_LENGTH = 8;
const WORD_CHAR = '[0-9A-Za-z_-]';
const MAY_BE_READ = /[^\t\n -~]|[\\%&]/;
const READINGS = [
    (text) => text,
    (text) => text.replace(/\\(?:u[\da-fA-F]{4}|["\\/bfnrt])/g, (char) => JSON.parse(`"${char}"`)),
    (text) => text.replace(/\\u[\da-fA-F]{4}/g, (char) => JSON.parse(`"${char}"`)),
    (text) => text.replace(/(?:%[\da-fA-F]{2})+/g, fromPercent),
    (text) => text.replace(/&(?:#\d{1,7}|#[xX][\da-fA-F]{1,6}|amp|lt|gt|quot|apos);/g, fromReference),
];
class SecretMask {
    #secrets = new Set();
    #forms = [];
    #anyForm = null;
    #words = null;
    constructor(secrets = []) {
        this.add(...secrets);
    }
    with(texts) {
        if (texts.length === 0)
            return this;
        const trimmed = texts.flatMap((text) => [text.trim(), text.trim().replace(/\s+/g, ' ')]);
        const long = trimmed.filter(({ length }) => length >= MIN_HIDDEN_LENGTH);
        return new SecretMask([...this.#secrets, ...texts, ...long]);
    }
    add(...secrets) {
        for (const secret of secrets)
            if (secret !== '')
                this.#secrets.add(secret);
        const all = [...this.#secrets];
        this.#forms = longestFirst([...new Set(all.flatMap(formsOf))]);
        this.#anyForm = this.#forms.length === 0 ? null : new RegExp(eitherOf(this.#forms));
        this.#words = wordsOf(longestFirst(all.filter(({ length }) => length < MIN_HIDDEN_LENGTH)));
    }
    hide(text) {
        if (this.#secrets.size === 0)
            return text;
        let hidden = this.#hideAsIs(text);
        if (!MAY_BE_READ.test(hidden))
            return hidden;
        for (const read of READINGS) {
            const reading = read((0,_strip_js__WEBPACK_IMPORTED_MODULE_1__/* .stripInvisible */ ._0)(hidden));
            if (reading === hidden)
                continue;
            const shown = this.#hideAsIs(reading);
            if (shown !== reading)
                hidden = shown;
        }
        return hidden;
    }
    hideInMarkup(markup) {
        if (!this.#anyForm?.test(markup))
            return markup;
        return this.#forms.reduce((shown, form) => shown.replaceAll(form, MASK), markup);
    }
    #hideAsIs(text) {
        const hidden = this.hideInMarkup(text);
        return this.#words === null ? hidden : hidden.replace(this.#words, MASK);
    }
    hideIn(value) {
        if (this.#secrets.size === 0)
            return value;
        if (typeof value === 'string')
            return this.hide(value);
        if (Array.isArray(value)) {
            const items = value.map((item) => this.hideIn(item));
            return items.every((item, index) => item === value[index]) ? value : items;
        }
        if (!(0,_json_object_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(value))
            return value;
        const names = Object.keys(value);
        const shown = names.map((name) => this.hide(name));
        const parts = names.map((name) => this.hideIn(value[name]));
        const isSame = names.every((name, at) => name === shown[at] && value[name] === parts[at]);
        return isSame ? value : Object.fromEntries(shown.map((name, at) => [name, parts[at]]));
    }
}
function wordsOf(texts) {
    if (texts.length === 0)
        return null;
    return new RegExp(`(?<!${WORD_CHAR})(?:${eitherOf(texts)})(?!${WORD_CHAR})`, 'g');
}
function eitherOf(texts) {
    return texts.map((text) => text.replace(/\W/g, '\\$&')).join('|');
}
function longestFirst(texts) {
    return texts.toSorted((a, b) => b.length - a.length);
}
function formsOf(secret) {
    return [secret, (0,_strip_js__WEBPACK_IMPORTED_MODULE_1__/* .stripInvisible */ ._0)(secret), ...base64Forms(secret)].filter(({ length }) => length >= MIN_HIDDEN_LENGTH);
}
function base64Forms(text) {
    const inner = [0, 1, 2].map((offset) => {
        const digits = Buffer.concat([Buffer.alloc(offset), Buffer.from(text)]).toString('base64');
        return digits.slice(offset === 0 ? 0 : offset + 1).replace(/.=+$/, '');
    });
    const whole = Buffer.from(text).toString('base64');
    const toUrl = (form) => form.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
    return [whole, ...inner].flatMap((form) => [form, toUrl(form)]);
}
function fromPercent(encoded) {
    try {
        return decodeURIComponent(encoded);
    }
    catch {
        return encoded.replace(/%(..)/g, (_, byte) => String.fromCharCode(Number.parseInt(byte, 16)));
    }
}
function fromReference(reference) {
    if (reference === '&apos;')
        return "'";
    const named = Object.keys(_xml_js__WEBPACK_IMPORTED_MODULE_2__/* .ENTITIES */ .E).find((char) => _xml_js__WEBPACK_IMPORTED_MODULE_2__/* .ENTITIES */ .E[char] === reference);
    if (named !== undefined)
        return named;
    const digits = reference.slice(2, -1);
    const code = /^x/i.test(digits) ? Number.parseInt(digits.slice(1), 16) : Number(digits);
    return code <= 0x10ffff ? String.fromCodePoint(code) : reference;
}


/***/ }),

/***/ 69445:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   MU: () => (/* binding */ TimeoutError),
/* harmony export */   cc: () => (/* binding */ CancelledError),
/* harmony export */   dz: () => (/* binding */ InputError)
/* harmony export */ });
class InputError extends Error {
    name = 'InputError';
    rule;
    constructor(message, rule = 'input') {
        super(message);
        this.rule = rule;
    }
}
class TimeoutError extends Error {
    name = 'TimeoutError';
}
class CancelledError extends Error {
    name = 'CancelledError';
    signal;
    constructor(signal) {
        super(`the step was cancelled (${signal})`);
        this.signal = signal;
    }
}


/***/ }),

/***/ 30269:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   $Q: () => (/* binding */ clip),
/* harmony export */   AU: () => (/* binding */ fold),
/* harmony export */   _0: () => (/* binding */ stripInvisible),
/* harmony export */   _X: () => (/* binding */ bringsUnprintable),
/* harmony export */   jh: () => (/* binding */ stripUnprintable)
/* harmony export */ });
const LINE_BREAK = /\r\n?|[\v\f\u0085\u2028\u2029]/g;
const UNUSUAL = /[^\t\n -~]/;
const UNPRINTABLE = /\x1b[\]P^_X][^\x07\x1b\x9c\n]*(?:\x07|\x1b\\|\x9c)|(?:\x1b\[|\x9b)[0-?]*[ -/]*[@-~]?|[\0-\x08\x0b-\x1f\x7f-\x9f\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\ufffe\uffff\u{e0000}-\u{e0fff}\ud800-\udfff]/gu;
const JOINING = String.raw `(?!\p{scx=Latin}|\p{scx=Inherited})[\p{L}\p{M}]`;
const COMPOSING = [
    String.raw `(?<=${JOINING})([\u200c\u200d])[\u200c\u200d]*`,
    String.raw `(?<![\u200c\u200d])[\u200c\u200d]*([\u200c\u200d])(?=${JOINING})`,
    String.raw `(?<=\p{ExtPict}[\ufe0f\u{1f3fb}-\u{1f3ff}]?)(\u200d)(?=\p{ExtPict})`,
];
const COMPOSING_OR_NOT = new RegExp([...COMPOSING, UNPRINTABLE.source].join('|'), 'gu');
const IGNORABLE = /\p{DI}/gu;
function stripUnprintable(text) {
    if (!UNUSUAL.test(text))
        return text;
    const once = text.replace(LINE_BREAK, '\n').replace(COMPOSING_OR_NOT, '$1$2$3');
    return once.replace(COMPOSING_OR_NOT, '$1$2$3');
}
function stripInvisible(text) {
    if (!UNUSUAL.test(text))
        return text;
    return text.replace(LINE_BREAK, '\n').replace(UNPRINTABLE, '').replace(IGNORABLE, '');
}
function bringsUnprintable(text, into) {
    if (stripUnprintable(text) === text)
        return false;
    const known = new Set(into);
    return [...text].some((char) => !known.has(char) && stripUnprintable(char) !== char);
}
function clip(text, maxChars) {
    if (text.length <= maxChars)
        return text;
    const last = text.charCodeAt(maxChars - 1);
    return text.slice(0, last >= 0xd800 && last <= 0xdbff ? maxChars - 1 : maxChars);
}
function fold(text, maxChars) {
    const reach = maxChars * 4 + 1024;
    const line = stripUnprintable(clip(text, reach))
        .replace(/[ \t\n]{2,}|[\t\n]/g, ' ')
        .trim();
    if (line.length <= maxChars && text.length <= reach)
        return line;
    return `${stripUnprintable(clip(line, maxChars - 1)).trimEnd()}…`;
}


/***/ }),

/***/ 72578:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   BF: () => (/* binding */ hideUrlSecrets),
/* harmony export */   Q2: () => (/* binding */ parseBaseUrl),
/* harmony export */   lb: () => (/* binding */ parseUrlTemplate)
/* harmony export */ });
/* harmony import */ var _parsed_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(38133);

const HTTP_URL = /^https?:\/\/[^\s\\\0-\x1f\x7f-\x9f/?#][^\s\\\0-\x1f\x7f-\x9f]*$/i;
const LOOPBACK_HOST = /^(?:localhost|\[::1\]|127\.\d+\.\d+\.\d+)$/;
const USER_INFO = /^\w+:\/\/[^/?#]*@/;
function parseBaseUrl(text) {
    const url = HTTP_URL.test(text) ? URL.parse(text) : null;
    if (url === null) {
        return (0,_parsed_js__WEBPACK_IMPORTED_MODULE_0__/* .invalid */ .G)(text, "is not a URL: write one such as 'https://api.example.com'");
    }
    const isUnencrypted = url.protocol === 'http:' && !LOOPBACK_HOST.test(url.hostname);
    const problems = [
        USER_INFO.test(text) && 'has user info: remove everything before the @',
        /[?#]/.test(text) && 'has a query or fragment: remove everything from ? or #',
        isUnencrypted && 'would send the key unencrypted: write https',
    ].filter((problem) => problem !== false);
    return problems.length === 0
        ? (0,_parsed_js__WEBPACK_IMPORTED_MODULE_0__/* .valid */ .r)(url.origin + url.pathname.replace(/(?<!\/)\/+$/, ''))
        : { ok: false, errors: problems.map((problem) => ({ shown: text, problem })) };
}
function parseUrlTemplate(text, placeholder) {
    const mark = `{${placeholder}}`;
    const filled = text.replaceAll(mark, 'id');
    if (!HTTP_URL.test(text) || !URL.canParse(filled)) {
        return (0,_parsed_js__WEBPACK_IMPORTED_MODULE_0__/* .invalid */ .G)(text, `is not an http or https URL: write one such as 'https://app.example.com/${mark}'`);
    }
    if (USER_INFO.test(text)) {
        return (0,_parsed_js__WEBPACK_IMPORTED_MODULE_0__/* .invalid */ .G)(text, 'has user info, which every reader would see: remove it');
    }
    if (/^\w+:\/\/[^/?#]*\{/.test(text)) {
        return (0,_parsed_js__WEBPACK_IMPORTED_MODULE_0__/* .invalid */ .G)(text, `has ${mark} in its host: put it into the path`);
    }
    if (/[{}]/.test(filled)) {
        return (0,_parsed_js__WEBPACK_IMPORTED_MODULE_0__/* .invalid */ .G)(text, `has braces other than ${mark}: it is the only placeholder here`);
    }
    return filled === text ? (0,_parsed_js__WEBPACK_IMPORTED_MODULE_0__/* .invalid */ .G)(text, `has no ${mark}: put it in place of the ID`) : (0,_parsed_js__WEBPACK_IMPORTED_MODULE_0__/* .valid */ .r)(text);
}
function hideUrlSecrets(text) {
    const colon = text.indexOf(':');
    const at = text.lastIndexOf('@');
    const start = text.startsWith('//', colon + 1) ? colon + 3 : colon + 1;
    const shown = colon === -1 || at < start ? text : `${text.slice(0, start)}***${text.slice(at)}`;
    return shown.replace(/([?&][^=&?#\s]*=)(?!\{)[^&#\s]+/g, '$1***');
}


/***/ }),

/***/ 39549:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   e8: () => (/* binding */ inUtc),
/* harmony export */   pe: () => (/* binding */ parseTime),
/* harmony export */   sX: () => (/* binding */ parseIsoTime)
/* harmony export */ });
/* harmony import */ var _parsed_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(38133);

const ISO_TIME = /^\d{4}-\d\d-\d\dT(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:[.,]\d+)?)?(?:Z|[+-](?:[01]\d|2[0-3])(?::?[0-5]\d)?)$/;
function parseIsoTime(time) {
    const text = time ?? '';
    const day = text.slice(0, 10);
    const isTime = ISO_TIME.test(text) && new Date(`${day}T00:00Z`).toJSON()?.startsWith(day);
    return isTime ? Date.parse(text.replace(',', '.').replace(/[+-]\d\d$/, '$&:00')) : null;
}
function parseTime(text) {
    if (parseIsoTime(text) !== null)
        return (0,_parsed_js__WEBPACK_IMPORTED_MODULE_0__/* .valid */ .r)(text);
    if (parseIsoTime(`${text}Z`) !== null) {
        return (0,_parsed_js__WEBPACK_IMPORTED_MODULE_0__/* .invalid */ .G)(text, 'has no zone: end it with Z for UTC, or with an offset such as +02:00');
    }
    return (0,_parsed_js__WEBPACK_IMPORTED_MODULE_0__/* .invalid */ .G)(text, 'is not an ISO 8601 date and time: write it with a zone, such as 2026-01-31T14:30:00Z');
}
function inUtc(time) {
    const ms = parseIsoTime(time);
    return ms === null ? null : new Date(ms).toISOString();
}


/***/ }),

/***/ 38133:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ invalid),
/* harmony export */   r: () => (/* binding */ valid)
/* harmony export */ });
function valid(value) {
    return { ok: true, value };
}
function invalid(shown, problem) {
    return { ok: false, errors: [{ shown, problem }] };
}


/***/ }),

/***/ 58129:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   HU: () => (/* binding */ parseChoice),
/* harmony export */   O1: () => (/* binding */ isUuid),
/* harmony export */   cG: () => (/* binding */ parseInteger),
/* harmony export */   fm: () => (/* binding */ parseUuidList),
/* harmony export */   lq: () => (/* binding */ parsePhoneNumber),
/* harmony export */   yG: () => (/* binding */ parseBoolean)
/* harmony export */ });
/* harmony import */ var _parsed_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(38133);

function parseBoolean(text) {
    if (/^(?:true|True|TRUE)$/.test(text))
        return (0,_parsed_js__WEBPACK_IMPORTED_MODULE_0__/* .valid */ .r)(true);
    if (/^(?:false|False|FALSE)$/.test(text))
        return (0,_parsed_js__WEBPACK_IMPORTED_MODULE_0__/* .valid */ .r)(false);
    return (0,_parsed_js__WEBPACK_IMPORTED_MODULE_0__/* .invalid */ .G)(text, 'is not a boolean: write true or false');
}
function parseInteger(text, min, max) {
    const value = /^\d+$/.test(text) ? Number(text) : Number.NaN;
    if (value >= min && value <= max)
        return (0,_parsed_js__WEBPACK_IMPORTED_MODULE_0__/* .valid */ .r)(value);
    return (0,_parsed_js__WEBPACK_IMPORTED_MODULE_0__/* .invalid */ .G)(text, `is not valid: write a whole number from ${min} to ${max}`);
}
function parseChoice(text, choices) {
    const choice = choices.find((candidate) => candidate === text);
    return choice === undefined
        ? (0,_parsed_js__WEBPACK_IMPORTED_MODULE_0__/* .invalid */ .G)(text, `is not a choice here: write ${choices.join(' or ')}`)
        : (0,_parsed_js__WEBPACK_IMPORTED_MODULE_0__/* .valid */ .r)(choice);
}
function parsePhoneNumber(text) {
    return /^\+[1-9]\d{1,14}$/.test(text)
        ? (0,_parsed_js__WEBPACK_IMPORTED_MODULE_0__/* .valid */ .r)(text)
        : (0,_parsed_js__WEBPACK_IMPORTED_MODULE_0__/* .invalid */ .G)(text, "is not an E.164 phone number: write a + and 2 to 15 digits with the country code first, such as '+15550100200'");
}
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
function isUuid(text) {
    return UUID.test(text);
}
function parseUuidList(text) {
    const items = text
        .split(/[\n,]/)
        .map((item) => item.trim())
        .filter((item) => item !== '');
    if (items.length === 0)
        return { ok: false, errors: [{ shown: text, problem: 'has no ID' }] };
    const problem = 'is not a UUID: write an ID such as 01234567-89ab-cdef-0123-456789abcdef';
    const errors = items.filter((item) => !isUuid(item)).map((shown) => ({ shown, problem }));
    if (errors.length > 0)
        return { ok: false, errors };
    const known = new Set();
    return (0,_parsed_js__WEBPACK_IMPORTED_MODULE_0__/* .valid */ .r)(items.filter((item) => known.size < known.add(item.toLowerCase()).size));
}


/***/ }),

/***/ 11246:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ ENTITIES),
/* harmony export */   X: () => (/* binding */ escapeXml)
/* harmony export */ });
/* harmony import */ var _strip_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(30269);

const ENTITIES = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&#39;',
};
function escapeXml(text) {
    return (0,_strip_js__WEBPACK_IMPORTED_MODULE_0__/* .stripUnprintable */ .jh)(text).replace(/[&<>"']/g, (char) => ENTITIES[char] ?? char);
}


/***/ }),

/***/ 42613:
/***/ ((module) => {

module.exports = require("assert");

/***/ }),

/***/ 20181:
/***/ ((module) => {

module.exports = require("buffer");

/***/ }),

/***/ 49140:
/***/ ((module) => {

module.exports = require("constants");

/***/ }),

/***/ 76982:
/***/ ((module) => {

module.exports = require("crypto");

/***/ }),

/***/ 24434:
/***/ ((module) => {

module.exports = require("events");

/***/ }),

/***/ 79896:
/***/ ((module) => {

module.exports = require("fs");

/***/ }),

/***/ 91943:
/***/ ((module) => {

module.exports = require("fs/promises");

/***/ }),

/***/ 58611:
/***/ ((module) => {

module.exports = require("http");

/***/ }),

/***/ 65692:
/***/ ((module) => {

module.exports = require("https");

/***/ }),

/***/ 69278:
/***/ ((module) => {

module.exports = require("net");

/***/ }),

/***/ 34589:
/***/ ((module) => {

module.exports = require("node:assert");

/***/ }),

/***/ 16698:
/***/ ((module) => {

module.exports = require("node:async_hooks");

/***/ }),

/***/ 4573:
/***/ ((module) => {

module.exports = require("node:buffer");

/***/ }),

/***/ 31421:
/***/ ((module) => {

module.exports = require("node:child_process");

/***/ }),

/***/ 37540:
/***/ ((module) => {

module.exports = require("node:console");

/***/ }),

/***/ 77598:
/***/ ((module) => {

module.exports = require("node:crypto");

/***/ }),

/***/ 53053:
/***/ ((module) => {

module.exports = require("node:diagnostics_channel");

/***/ }),

/***/ 40610:
/***/ ((module) => {

module.exports = require("node:dns");

/***/ }),

/***/ 78474:
/***/ ((module) => {

module.exports = require("node:events");

/***/ }),

/***/ 73024:
/***/ ((module) => {

module.exports = require("node:fs");

/***/ }),

/***/ 51455:
/***/ ((module) => {

module.exports = require("node:fs/promises");

/***/ }),

/***/ 37067:
/***/ ((module) => {

module.exports = require("node:http");

/***/ }),

/***/ 32467:
/***/ ((module) => {

module.exports = require("node:http2");

/***/ }),

/***/ 44708:
/***/ ((module) => {

module.exports = require("node:https");

/***/ }),

/***/ 77030:
/***/ ((module) => {

module.exports = require("node:net");

/***/ }),

/***/ 48161:
/***/ ((module) => {

module.exports = require("node:os");

/***/ }),

/***/ 76760:
/***/ ((module) => {

module.exports = require("node:path");

/***/ }),

/***/ 643:
/***/ ((module) => {

module.exports = require("node:perf_hooks");

/***/ }),

/***/ 1708:
/***/ ((module) => {

module.exports = require("node:process");

/***/ }),

/***/ 41792:
/***/ ((module) => {

module.exports = require("node:querystring");

/***/ }),

/***/ 80481:
/***/ ((module) => {

module.exports = require("node:readline");

/***/ }),

/***/ 80099:
/***/ ((module) => {

module.exports = require("node:sqlite");

/***/ }),

/***/ 57075:
/***/ ((module) => {

module.exports = require("node:stream");

/***/ }),

/***/ 38321:
/***/ ((module) => {

module.exports = require("node:stream/consumers");

/***/ }),

/***/ 46466:
/***/ ((module) => {

module.exports = require("node:stream/promises");

/***/ }),

/***/ 37830:
/***/ ((module) => {

module.exports = require("node:stream/web");

/***/ }),

/***/ 46193:
/***/ ((module) => {

module.exports = require("node:string_decoder");

/***/ }),

/***/ 87997:
/***/ ((module) => {

module.exports = require("node:timers");

/***/ }),

/***/ 41692:
/***/ ((module) => {

module.exports = require("node:tls");

/***/ }),

/***/ 7066:
/***/ ((module) => {

module.exports = require("node:tty");

/***/ }),

/***/ 73136:
/***/ ((module) => {

module.exports = require("node:url");

/***/ }),

/***/ 57975:
/***/ ((module) => {

module.exports = require("node:util");

/***/ }),

/***/ 73429:
/***/ ((module) => {

module.exports = require("node:util/types");

/***/ }),

/***/ 75919:
/***/ ((module) => {

module.exports = require("node:worker_threads");

/***/ }),

/***/ 38522:
/***/ ((module) => {

module.exports = require("node:zlib");

/***/ }),

/***/ 70857:
/***/ ((module) => {

module.exports = require("os");

/***/ }),

/***/ 16928:
/***/ ((module) => {

module.exports = require("path");

/***/ }),

/***/ 932:
/***/ ((module) => {

module.exports = require("process");

/***/ }),

/***/ 2203:
/***/ ((module) => {

module.exports = require("stream");

/***/ }),

/***/ 13193:
/***/ ((module) => {

module.exports = require("string_decoder");

/***/ }),

/***/ 64756:
/***/ ((module) => {

module.exports = require("tls");

/***/ }),

/***/ 52018:
/***/ ((module) => {

module.exports = require("tty");

/***/ }),

/***/ 87016:
/***/ ((module) => {

module.exports = require("url");

/***/ }),

/***/ 39023:
/***/ ((module) => {

module.exports = require("util");

/***/ }),

/***/ 43106:
/***/ ((module) => {

module.exports = require("zlib");

/***/ }),

/***/ 11604:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  Yz: () => (/* binding */ debug),
  N4: () => (/* binding */ endGroup),
  z3: () => (/* binding */ error),
  V4: () => (/* binding */ getInput),
  Gu: () => (/* binding */ getState),
  pq: () => (/* binding */ info),
  _o: () => (/* binding */ isDebug),
  lm: () => (/* binding */ notice),
  LZ: () => (/* binding */ saveState),
  uH: () => (/* binding */ setOutput),
  Pq: () => (/* binding */ setSecret),
  Oh: () => (/* binding */ startGroup),
  $e: () => (/* binding */ warning)
});

// UNUSED EXPORTS: ExitCode, addPath, exportVariable, getBooleanInput, getIDToken, getMultilineInput, group, markdownSummary, platform, setCommandEcho, setFailed, summary, toPlatformPath, toPosixPath, toWin32Path

// EXTERNAL MODULE: external "os"
var external_os_ = __nccwpck_require__(70857);
;// CONCATENATED MODULE: ./node_modules/@actions/core/lib/utils.js
// We use any as a valid input type
/* eslint-disable @typescript-eslint/no-explicit-any */
/**
 * Sanitizes an input into a string so it can be passed into issueCommand safely
 * @param input input to sanitize into a string
 */
function utils_toCommandValue(input) {
    if (input === null || input === undefined) {
        return '';
    }
    else if (typeof input === 'string' || input instanceof String) {
        return input;
    }
    return JSON.stringify(input);
}
/**
 *
 * @param annotationProperties
 * @returns The command properties to send with the actual annotation command
 * See IssueCommandProperties: https://github.com/actions/runner/blob/main/src/Runner.Worker/ActionCommandManager.cs#L646
 */
function toCommandProperties(annotationProperties) {
    if (!Object.keys(annotationProperties).length) {
        return {};
    }
    return {
        title: annotationProperties.title,
        file: annotationProperties.file,
        line: annotationProperties.startLine,
        endLine: annotationProperties.endLine,
        col: annotationProperties.startColumn,
        endColumn: annotationProperties.endColumn
    };
}
//# sourceMappingURL=utils.js.map
;// CONCATENATED MODULE: ./node_modules/@actions/core/lib/command.js


/**
 * Issues a command to the GitHub Actions runner
 *
 * @param command - The command name to issue
 * @param properties - Additional properties for the command (key-value pairs)
 * @param message - The message to include with the command
 * @remarks
 * This function outputs a specially formatted string to stdout that the Actions
 * runner interprets as a command. These commands can control workflow behavior,
 * set outputs, create annotations, mask values, and more.
 *
 * Command Format:
 *   ::name key=value,key=value::message
 *
 * @example
 * ```typescript
 * // Issue a warning annotation
 * issueCommand('warning', {}, 'This is a warning message');
 * // Output: ::warning::This is a warning message
 *
 * // Set an environment variable
 * issueCommand('set-env', { name: 'MY_VAR' }, 'some value');
 * // Output: ::set-env name=MY_VAR::some value
 *
 * // Add a secret mask
 * issueCommand('add-mask', {}, 'secretValue123');
 * // Output: ::add-mask::secretValue123
 * ```
 *
 * @internal
 * This is an internal utility function that powers the public API functions
 * such as setSecret, warning, error, and exportVariable.
 */
function command_issueCommand(command, properties, message) {
    const cmd = new Command(command, properties, message);
    process.stdout.write(cmd.toString() + external_os_.EOL);
}
function command_issue(name, message = '') {
    command_issueCommand(name, {}, message);
}
const CMD_STRING = '::';
class Command {
    constructor(command, properties, message) {
        if (!command) {
            command = 'missing.command';
        }
        this.command = command;
        this.properties = properties;
        this.message = message;
    }
    toString() {
        let cmdStr = CMD_STRING + this.command;
        if (this.properties && Object.keys(this.properties).length > 0) {
            cmdStr += ' ';
            let first = true;
            for (const key in this.properties) {
                if (this.properties.hasOwnProperty(key)) {
                    const val = this.properties[key];
                    if (val) {
                        if (first) {
                            first = false;
                        }
                        else {
                            cmdStr += ',';
                        }
                        cmdStr += `${key}=${escapeProperty(val)}`;
                    }
                }
            }
        }
        cmdStr += `${CMD_STRING}${escapeData(this.message)}`;
        return cmdStr;
    }
}
function escapeData(s) {
    return utils_toCommandValue(s)
        .replace(/%/g, '%25')
        .replace(/\r/g, '%0D')
        .replace(/\n/g, '%0A');
}
function escapeProperty(s) {
    return utils_toCommandValue(s)
        .replace(/%/g, '%25')
        .replace(/\r/g, '%0D')
        .replace(/\n/g, '%0A')
        .replace(/:/g, '%3A')
        .replace(/,/g, '%2C');
}
//# sourceMappingURL=command.js.map
// EXTERNAL MODULE: external "crypto"
var external_crypto_ = __nccwpck_require__(76982);
// EXTERNAL MODULE: external "fs"
var external_fs_ = __nccwpck_require__(79896);
;// CONCATENATED MODULE: ./node_modules/@actions/core/lib/file-command.js
// For internal use, subject to change.
// We use any as a valid input type
/* eslint-disable @typescript-eslint/no-explicit-any */




function file_command_issueFileCommand(command, message) {
    const filePath = process.env[`GITHUB_${command}`];
    if (!filePath) {
        throw new Error(`Unable to find environment variable for file command ${command}`);
    }
    if (!external_fs_.existsSync(filePath)) {
        throw new Error(`Missing file at path: ${filePath}`);
    }
    external_fs_.appendFileSync(filePath, `${utils_toCommandValue(message)}${external_os_.EOL}`, {
        encoding: 'utf8'
    });
}
function file_command_prepareKeyValueMessage(key, value) {
    const delimiter = `ghadelimiter_${external_crypto_.randomUUID()}`;
    const convertedValue = utils_toCommandValue(value);
    // These should realistically never happen, but just in case someone finds a
    // way to exploit uuid generation let's not allow keys or values that contain
    // the delimiter.
    if (key.includes(delimiter)) {
        throw new Error(`Unexpected input: name should not contain the delimiter "${delimiter}"`);
    }
    if (convertedValue.includes(delimiter)) {
        throw new Error(`Unexpected input: value should not contain the delimiter "${delimiter}"`);
    }
    return `${key}<<${delimiter}${external_os_.EOL}${convertedValue}${external_os_.EOL}${delimiter}`;
}
//# sourceMappingURL=file-command.js.map
// EXTERNAL MODULE: external "path"
var external_path_ = __nccwpck_require__(16928);
;// CONCATENATED MODULE: ./node_modules/@actions/core/lib/core.js
var __awaiter = (undefined && undefined.__awaiter) || function (thisArg, _arguments, P, generator) {
    function adopt(value) { return value instanceof P ? value : new P(function (resolve) { resolve(value); }); }
    return new (P || (P = Promise))(function (resolve, reject) {
        function fulfilled(value) { try { step(generator.next(value)); } catch (e) { reject(e); } }
        function rejected(value) { try { step(generator["throw"](value)); } catch (e) { reject(e); } }
        function step(result) { result.done ? resolve(result.value) : adopt(result.value).then(fulfilled, rejected); }
        step((generator = generator.apply(thisArg, _arguments || [])).next());
    });
};






/**
 * The code to exit an action
 */
var ExitCode;
(function (ExitCode) {
    /**
     * A code indicating that the action was successful
     */
    ExitCode[ExitCode["Success"] = 0] = "Success";
    /**
     * A code indicating that the action was a failure
     */
    ExitCode[ExitCode["Failure"] = 1] = "Failure";
})(ExitCode || (ExitCode = {}));
//-----------------------------------------------------------------------
// Variables
//-----------------------------------------------------------------------
/**
 * Sets env variable for this action and future actions in the job
 * @param name the name of the variable to set
 * @param val the value of the variable. Non-string values will be converted to a string via JSON.stringify
 */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
function exportVariable(name, val) {
    const convertedVal = toCommandValue(val);
    process.env[name] = convertedVal;
    const filePath = process.env['GITHUB_ENV'] || '';
    if (filePath) {
        return issueFileCommand('ENV', prepareKeyValueMessage(name, val));
    }
    issueCommand('set-env', { name }, convertedVal);
}
/**
 * Registers a secret which will get masked from logs
 *
 * @param secret - Value of the secret to be masked
 * @remarks
 * This function instructs the Actions runner to mask the specified value in any
 * logs produced during the workflow run. Once registered, the secret value will
 * be replaced with asterisks (***) whenever it appears in console output, logs,
 * or error messages.
 *
 * This is useful for protecting sensitive information such as:
 * - API keys
 * - Access tokens
 * - Authentication credentials
 * - URL parameters containing signatures (SAS tokens)
 *
 * Note that masking only affects future logs; any previous appearances of the
 * secret in logs before calling this function will remain unmasked.
 *
 * @example
 * ```typescript
 * // Register an API token as a secret
 * const apiToken = "abc123xyz456";
 * setSecret(apiToken);
 *
 * // Now any logs containing this value will show *** instead
 * console.log(`Using token: ${apiToken}`); // Outputs: "Using token: ***"
 * ```
 */
function setSecret(secret) {
    command_issueCommand('add-mask', {}, secret);
}
/**
 * Prepends inputPath to the PATH (for this action and future actions)
 * @param inputPath
 */
function addPath(inputPath) {
    const filePath = process.env['GITHUB_PATH'] || '';
    if (filePath) {
        issueFileCommand('PATH', inputPath);
    }
    else {
        issueCommand('add-path', {}, inputPath);
    }
    process.env['PATH'] = `${inputPath}${path.delimiter}${process.env['PATH']}`;
}
/**
 * Gets the value of an input.
 * Unless trimWhitespace is set to false in InputOptions, the value is also trimmed.
 * Returns an empty string if the value is not defined.
 *
 * @param     name     name of the input to get
 * @param     options  optional. See InputOptions.
 * @returns   string
 */
function getInput(name, options) {
    const val = process.env[`INPUT_${name.replace(/ /g, '_').toUpperCase()}`] || '';
    if (options && options.required && !val) {
        throw new Error(`Input required and not supplied: ${name}`);
    }
    if (options && options.trimWhitespace === false) {
        return val;
    }
    return val.trim();
}
/**
 * Gets the values of an multiline input.  Each value is also trimmed.
 *
 * @param     name     name of the input to get
 * @param     options  optional. See InputOptions.
 * @returns   string[]
 *
 */
function getMultilineInput(name, options) {
    const inputs = getInput(name, options)
        .split('\n')
        .filter(x => x !== '');
    if (options && options.trimWhitespace === false) {
        return inputs;
    }
    return inputs.map(input => input.trim());
}
/**
 * Gets the input value of the boolean type in the YAML 1.2 "core schema" specification.
 * Support boolean input list: `true | True | TRUE | false | False | FALSE` .
 * The return value is also in boolean type.
 * ref: https://yaml.org/spec/1.2/spec.html#id2804923
 *
 * @param     name     name of the input to get
 * @param     options  optional. See InputOptions.
 * @returns   boolean
 */
function getBooleanInput(name, options) {
    const trueValue = ['true', 'True', 'TRUE'];
    const falseValue = ['false', 'False', 'FALSE'];
    const val = getInput(name, options);
    if (trueValue.includes(val))
        return true;
    if (falseValue.includes(val))
        return false;
    throw new TypeError(`Input does not meet YAML 1.2 "Core Schema" specification: ${name}\n` +
        `Support boolean input list: \`true | True | TRUE | false | False | FALSE\``);
}
/**
 * Sets the value of an output.
 *
 * @param     name     name of the output to set
 * @param     value    value to store. Non-string values will be converted to a string via JSON.stringify
 */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
function setOutput(name, value) {
    const filePath = process.env['GITHUB_OUTPUT'] || '';
    if (filePath) {
        return file_command_issueFileCommand('OUTPUT', file_command_prepareKeyValueMessage(name, value));
    }
    process.stdout.write(external_os_.EOL);
    command_issueCommand('set-output', { name }, utils_toCommandValue(value));
}
/**
 * Enables or disables the echoing of commands into stdout for the rest of the step.
 * Echoing is disabled by default if ACTIONS_STEP_DEBUG is not set.
 *
 */
function setCommandEcho(enabled) {
    issue('echo', enabled ? 'on' : 'off');
}
//-----------------------------------------------------------------------
// Results
//-----------------------------------------------------------------------
/**
 * Sets the action status to failed.
 * When the action exits it will be with an exit code of 1
 * @param message add error issue message
 */
function setFailed(message) {
    process.exitCode = ExitCode.Failure;
    error(message);
}
//-----------------------------------------------------------------------
// Logging Commands
//-----------------------------------------------------------------------
/**
 * Gets whether Actions Step Debug is on or not
 */
function isDebug() {
    return process.env['RUNNER_DEBUG'] === '1';
}
/**
 * Writes debug message to user log
 * @param message debug message
 */
function debug(message) {
    command_issueCommand('debug', {}, message);
}
/**
 * Adds an error issue
 * @param message error issue message. Errors will be converted to string via toString()
 * @param properties optional properties to add to the annotation.
 */
function error(message, properties = {}) {
    command_issueCommand('error', toCommandProperties(properties), message instanceof Error ? message.toString() : message);
}
/**
 * Adds a warning issue
 * @param message warning issue message. Errors will be converted to string via toString()
 * @param properties optional properties to add to the annotation.
 */
function warning(message, properties = {}) {
    command_issueCommand('warning', toCommandProperties(properties), message instanceof Error ? message.toString() : message);
}
/**
 * Adds a notice issue
 * @param message notice issue message. Errors will be converted to string via toString()
 * @param properties optional properties to add to the annotation.
 */
function notice(message, properties = {}) {
    command_issueCommand('notice', toCommandProperties(properties), message instanceof Error ? message.toString() : message);
}
/**
 * Writes info to log with console.log.
 * @param message info message
 */
function info(message) {
    process.stdout.write(message + external_os_.EOL);
}
/**
 * Begin an output group.
 *
 * Output until the next `groupEnd` will be foldable in this group
 *
 * @param name The name of the output group
 */
function startGroup(name) {
    command_issue('group', name);
}
/**
 * End an output group.
 */
function endGroup() {
    command_issue('endgroup');
}
/**
 * Wrap an asynchronous function call in a group.
 *
 * Returns the same type as the function itself.
 *
 * @param name The name of the group
 * @param fn The function to wrap in the group
 */
function group(name, fn) {
    return __awaiter(this, void 0, void 0, function* () {
        startGroup(name);
        let result;
        try {
            result = yield fn();
        }
        finally {
            endGroup();
        }
        return result;
    });
}
//-----------------------------------------------------------------------
// Wrapper action state
//-----------------------------------------------------------------------
/**
 * Saves state for current action, the state can only be retrieved by this action's post job execution.
 *
 * @param     name     name of the state to store
 * @param     value    value to store. Non-string values will be converted to a string via JSON.stringify
 */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
function saveState(name, value) {
    const filePath = process.env['GITHUB_STATE'] || '';
    if (filePath) {
        return file_command_issueFileCommand('STATE', file_command_prepareKeyValueMessage(name, value));
    }
    command_issueCommand('save-state', { name }, utils_toCommandValue(value));
}
/**
 * Gets the value of an state set by this action's main execution.
 *
 * @param     name     name of the state to get
 * @returns   string
 */
function getState(name) {
    return process.env[`STATE_${name}`] || '';
}
function getIDToken(aud) {
    return __awaiter(this, void 0, void 0, function* () {
        return yield OidcClient.getIDToken(aud);
    });
}
/**
 * Summary exports
 */

/**
 * @deprecated use core.summary
 */

/**
 * Path exports
 */

/**
 * Platform utilities exports
 */

//# sourceMappingURL=core.js.map

/***/ }),

/***/ 79890:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ Diff)
/* harmony export */ });
class Diff {
    diff(oldStr, newStr, 
    // Type below is not accurate/complete - see above for full possibilities - but it compiles
    options = {}) {
        let callback;
        if (typeof options === 'function') {
            callback = options;
            options = {};
        }
        else if ('callback' in options) {
            callback = options.callback;
        }
        // Allow subclasses to massage the input prior to running
        const oldString = this.castInput(oldStr, options);
        const newString = this.castInput(newStr, options);
        const oldTokens = this.removeEmpty(this.tokenize(oldString, options));
        const newTokens = this.removeEmpty(this.tokenize(newString, options));
        return this.diffWithOptionsObj(oldTokens, newTokens, options, callback);
    }
    diffWithOptionsObj(oldTokens, newTokens, options, callback) {
        var _a;
        const done = (value) => {
            value = this.postProcess(value, options);
            if (callback) {
                setTimeout(function () { callback(value); }, 0);
                return undefined;
            }
            else {
                return value;
            }
        };
        const newLen = newTokens.length, oldLen = oldTokens.length;
        let editLength = 1;
        let maxEditLength = newLen + oldLen;
        if (options.maxEditLength != null) {
            maxEditLength = Math.min(maxEditLength, options.maxEditLength);
        }
        const maxExecutionTime = (_a = options.timeout) !== null && _a !== void 0 ? _a : Infinity;
        const abortAfterTimestamp = Date.now() + maxExecutionTime;
        const bestPath = [{ oldPos: -1, lastComponent: undefined }];
        // Seed editLength = 0, i.e. the content starts with the same values
        let newPos = this.extractCommon(bestPath[0], newTokens, oldTokens, 0, options);
        if (bestPath[0].oldPos + 1 >= oldLen && newPos + 1 >= newLen) {
            // Identity per the equality and tokenizer
            return done(this.buildValues(bestPath[0].lastComponent, newTokens, oldTokens));
        }
        // Once we hit the right edge of the edit graph on some diagonal k, we can
        // definitely reach the end of the edit graph in no more than k edits, so
        // there's no point in considering any moves to diagonal k+1 any more (from
        // which we're guaranteed to need at least k+1 more edits).
        // Similarly, once we've reached the bottom of the edit graph, there's no
        // point considering moves to lower diagonals.
        // We record this fact by setting minDiagonalToConsider and
        // maxDiagonalToConsider to some finite value once we've hit the edge of
        // the edit graph.
        // This optimization is not faithful to the original algorithm presented in
        // Myers's paper, which instead pointlessly extends D-paths off the end of
        // the edit graph - see page 7 of Myers's paper which notes this point
        // explicitly and illustrates it with a diagram. This has major performance
        // implications for some common scenarios. For instance, to compute a diff
        // where the new text simply appends d characters on the end of the
        // original text of length n, the true Myers algorithm will take O(n+d^2)
        // time while this optimization needs only O(n+d) time.
        let minDiagonalToConsider = -Infinity, maxDiagonalToConsider = Infinity;
        // Main worker method. checks all permutations of a given edit length for acceptance.
        const execEditLength = () => {
            for (let diagonalPath = Math.max(minDiagonalToConsider, -editLength); diagonalPath <= Math.min(maxDiagonalToConsider, editLength); diagonalPath += 2) {
                let basePath;
                const removePath = bestPath[diagonalPath - 1], addPath = bestPath[diagonalPath + 1];
                if (removePath) {
                    // No one else is going to attempt to use this value, clear it
                    // @ts-expect-error - perf optimisation. This type-violating value will never be read.
                    bestPath[diagonalPath - 1] = undefined;
                }
                let canAdd = false;
                if (addPath) {
                    // what newPos will be after we do an insertion:
                    const addPathNewPos = addPath.oldPos - diagonalPath;
                    canAdd = addPath && 0 <= addPathNewPos && addPathNewPos < newLen;
                }
                const canRemove = removePath && removePath.oldPos + 1 < oldLen;
                if (!canAdd && !canRemove) {
                    // If this path is a terminal then prune
                    // @ts-expect-error - perf optimisation. This type-violating value will never be read.
                    bestPath[diagonalPath] = undefined;
                    continue;
                }
                // Select the diagonal that we want to branch from. We select the prior
                // path whose position in the old string is the farthest from the origin
                // and does not pass the bounds of the diff graph
                if (!canRemove || (canAdd && removePath.oldPos < addPath.oldPos)) {
                    basePath = this.addToPath(addPath, true, false, 0, options);
                }
                else {
                    basePath = this.addToPath(removePath, false, true, 1, options);
                }
                newPos = this.extractCommon(basePath, newTokens, oldTokens, diagonalPath, options);
                if (basePath.oldPos + 1 >= oldLen && newPos + 1 >= newLen) {
                    // If we have hit the end of both strings, then we are done
                    return done(this.buildValues(basePath.lastComponent, newTokens, oldTokens)) || true;
                }
                else {
                    bestPath[diagonalPath] = basePath;
                    if (basePath.oldPos + 1 >= oldLen) {
                        maxDiagonalToConsider = Math.min(maxDiagonalToConsider, diagonalPath - 1);
                    }
                    if (newPos + 1 >= newLen) {
                        minDiagonalToConsider = Math.max(minDiagonalToConsider, diagonalPath + 1);
                    }
                }
            }
            editLength++;
        };
        // Performs the length of edit iteration. Is a bit fugly as this has to support the
        // sync and async mode which is never fun. Loops over execEditLength until a value
        // is produced, or until the edit length exceeds options.maxEditLength (if given),
        // in which case it will return undefined.
        if (callback) {
            (function exec() {
                setTimeout(function () {
                    if (editLength > maxEditLength || Date.now() > abortAfterTimestamp) {
                        return callback(undefined);
                    }
                    if (!execEditLength()) {
                        exec();
                    }
                }, 0);
            }());
        }
        else {
            while (editLength <= maxEditLength && Date.now() <= abortAfterTimestamp) {
                const ret = execEditLength();
                if (ret) {
                    return ret;
                }
            }
        }
    }
    addToPath(path, added, removed, oldPosInc, options) {
        const last = path.lastComponent;
        if (last && !options.oneChangePerToken && last.added === added && last.removed === removed) {
            return {
                oldPos: path.oldPos + oldPosInc,
                lastComponent: { count: last.count + 1, added: added, removed: removed, previousComponent: last.previousComponent }
            };
        }
        else {
            return {
                oldPos: path.oldPos + oldPosInc,
                lastComponent: { count: 1, added: added, removed: removed, previousComponent: last }
            };
        }
    }
    extractCommon(basePath, newTokens, oldTokens, diagonalPath, options) {
        const newLen = newTokens.length, oldLen = oldTokens.length;
        let oldPos = basePath.oldPos, newPos = oldPos - diagonalPath, commonCount = 0;
        while (newPos + 1 < newLen && oldPos + 1 < oldLen && this.equals(oldTokens[oldPos + 1], newTokens[newPos + 1], options)) {
            newPos++;
            oldPos++;
            commonCount++;
            if (options.oneChangePerToken) {
                basePath.lastComponent = { count: 1, previousComponent: basePath.lastComponent, added: false, removed: false };
            }
        }
        if (commonCount && !options.oneChangePerToken) {
            basePath.lastComponent = { count: commonCount, previousComponent: basePath.lastComponent, added: false, removed: false };
        }
        basePath.oldPos = oldPos;
        return newPos;
    }
    equals(left, right, options) {
        if (options.comparator) {
            return options.comparator(left, right);
        }
        else {
            return left === right
                || (!!options.ignoreCase && left.toLowerCase() === right.toLowerCase());
        }
    }
    removeEmpty(array) {
        const ret = [];
        for (let i = 0; i < array.length; i++) {
            if (array[i]) {
                ret.push(array[i]);
            }
        }
        return ret;
    }
    // eslint-disable-next-line @typescript-eslint/no-unused-vars
    castInput(value, options) {
        return value;
    }
    // eslint-disable-next-line @typescript-eslint/no-unused-vars
    tokenize(value, options) {
        return Array.from(value);
    }
    join(chars) {
        // Assumes ValueT is string, which is the case for most subclasses.
        // When it's false, e.g. in diffArrays, this method needs to be overridden (e.g. with a no-op)
        // Yes, the casts are verbose and ugly, because this pattern - of having the base class SORT OF
        // assume tokens and values are strings, but not completely - is weird and janky.
        return chars.join('');
    }
    postProcess(changeObjects, 
    // eslint-disable-next-line @typescript-eslint/no-unused-vars
    options) {
        return changeObjects;
    }
    get useLongestToken() {
        return false;
    }
    buildValues(lastComponent, newTokens, oldTokens) {
        // First we convert our linked list of components in reverse order to an
        // array in the right order:
        const components = [];
        let nextComponent;
        while (lastComponent) {
            components.push(lastComponent);
            nextComponent = lastComponent.previousComponent;
            delete lastComponent.previousComponent;
            lastComponent = nextComponent;
        }
        components.reverse();
        const componentLen = components.length;
        let componentPos = 0, newPos = 0, oldPos = 0;
        for (; componentPos < componentLen; componentPos++) {
            const component = components[componentPos];
            if (!component.removed) {
                if (!component.added && this.useLongestToken) {
                    let value = newTokens.slice(newPos, newPos + component.count);
                    value = value.map(function (value, i) {
                        const oldValue = oldTokens[oldPos + i];
                        return oldValue.length > value.length ? oldValue : value;
                    });
                    component.value = this.join(value);
                }
                else {
                    component.value = this.join(newTokens.slice(newPos, newPos + component.count));
                }
                newPos += component.count;
                // Common case
                if (!component.added) {
                    oldPos += component.count;
                }
            }
            else {
                component.value = this.join(oldTokens.slice(oldPos, oldPos + component.count));
                oldPos += component.count;
            }
        }
        return components;
    }
}


/***/ }),

/***/ 41299:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Eb: () => (/* binding */ _maxLength),
/* harmony export */   F7: () => (/* binding */ _number),
/* harmony export */   Fk: () => (/* binding */ _regex),
/* harmony export */   Fn: () => (/* binding */ _url),
/* harmony export */   G8: () => (/* binding */ _never),
/* harmony export */   K_: () => (/* binding */ _coercedString),
/* harmony export */   LK: () => (/* binding */ _int),
/* harmony export */   Rl: () => (/* binding */ _string),
/* harmony export */   Zm: () => (/* binding */ _lte),
/* harmony export */   _L: () => (/* binding */ _boolean),
/* harmony export */   bS: () => (/* binding */ _overwrite),
/* harmony export */   db: () => (/* binding */ _isoDate),
/* harmony export */   em: () => (/* binding */ _unknown),
/* harmony export */   fU: () => (/* binding */ _refine),
/* harmony export */   m9: () => (/* binding */ _minLength),
/* harmony export */   mI: () => (/* binding */ meta),
/* harmony export */   q0: () => (/* binding */ describe),
/* harmony export */   qm: () => (/* binding */ _gte),
/* harmony export */   tB: () => (/* binding */ _guid)
/* harmony export */ });
/* unused harmony exports _email, _uuid, _uuidv4, _uuidv6, _uuidv7, _emoji, _nanoid, _cuid, _cuid2, _ulid, _xid, _ksuid, _ipv4, _ipv6, _mac, _cidrv4, _cidrv6, _base64, _base64url, _e164, _creditCard, _iban, _jwt, TimePrecision, _isoDateTime, _isoTime, _isoDuration, _coercedNumber, _float32, _float64, _int32, _uint32, _coercedBoolean, _bigint, _coercedBigint, _int64, _uint64, _symbol, _undefined, _null, _any, _void, _date, _coercedDate, _nan, _lt, _max, _gt, _min, _positive, _negative, _nonpositive, _nonnegative, _multipleOf, _maxSize, _minSize, _size, _length, _lowercase, _uppercase, _includes, _startsWith, _endsWith, _property, _properties, _mime, _normalize, _trim, _toLowerCase, _toUpperCase, _slugify, _array, _union, _xor, _discriminatedUnion, _intersection, _tuple, _record, _map, _set, _enum, _nativeEnum, _literal, _file, _transform, _optional, _nullable, _default, _nonoptional, _success, _catch, _pipe, _readonly, _templateLiteral, _lazy, _promise, _custom, _superRefine, _check, _stringbool, _stringFormat */
/* harmony import */ var _checks_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(61694);
/* harmony import */ var _registries_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(34288);
/* harmony import */ var _util_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(52055);




function snapshotChecks(def) {
    if (def.checks)
        def.checks = [...def.checks];
    return def;
}
// @__NO_SIDE_EFFECTS__
function _string(Class, params) {
    return new Class(snapshotChecks({ type: "string", ..._util_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeParams */ .A2(params) }));
}
// @__NO_SIDE_EFFECTS__
function _coercedString(Class, params) {
    return new Class(snapshotChecks({ type: "string", coerce: true, ..._util_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeParams */ .A2(params) }));
}
// @__NO_SIDE_EFFECTS__
function _email(Class, params) {
    return new Class({
        type: "string",
        format: "email",
        check: "string_format",
        abort: false,
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _guid(Class, params) {
    return new Class({
        type: "string",
        format: "guid",
        check: "string_format",
        abort: false,
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeParams */ .A2(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _uuid(Class, params) {
    return new Class({
        type: "string",
        format: "uuid",
        check: "string_format",
        abort: false,
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _uuidv4(Class, params) {
    return new Class({
        type: "string",
        format: "uuid",
        check: "string_format",
        abort: false,
        version: "v4",
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _uuidv6(Class, params) {
    return new Class({
        type: "string",
        format: "uuid",
        check: "string_format",
        abort: false,
        version: "v6",
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _uuidv7(Class, params) {
    return new Class({
        type: "string",
        format: "uuid",
        check: "string_format",
        abort: false,
        version: "v7",
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _url(Class, params) {
    return new Class({
        type: "string",
        format: "url",
        check: "string_format",
        abort: false,
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeParams */ .A2(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _emoji(Class, params) {
    return new Class({
        type: "string",
        format: "emoji",
        check: "string_format",
        abort: false,
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _nanoid(Class, params) {
    return new Class({
        type: "string",
        format: "nanoid",
        check: "string_format",
        abort: false,
        ...util.normalizeParams(params),
    });
}
/**
 * @deprecated CUID v1 is deprecated by its authors due to information leakage
 * (timestamps embedded in the id). Use {@link _cuid2} instead.
 * See https://github.com/paralleldrive/cuid.
 */
// @__NO_SIDE_EFFECTS__
function _cuid(Class, params) {
    return new Class({
        type: "string",
        format: "cuid",
        check: "string_format",
        abort: false,
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _cuid2(Class, params) {
    return new Class({
        type: "string",
        format: "cuid2",
        check: "string_format",
        abort: false,
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _ulid(Class, params) {
    return new Class({
        type: "string",
        format: "ulid",
        check: "string_format",
        abort: false,
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _xid(Class, params) {
    return new Class({
        type: "string",
        format: "xid",
        check: "string_format",
        abort: false,
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _ksuid(Class, params) {
    return new Class({
        type: "string",
        format: "ksuid",
        check: "string_format",
        abort: false,
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _ipv4(Class, params) {
    return new Class({
        type: "string",
        format: "ipv4",
        check: "string_format",
        abort: false,
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _ipv6(Class, params) {
    return new Class({
        type: "string",
        format: "ipv6",
        check: "string_format",
        abort: false,
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _mac(Class, params) {
    return new Class({
        type: "string",
        format: "mac",
        check: "string_format",
        abort: false,
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _cidrv4(Class, params) {
    return new Class({
        type: "string",
        format: "cidrv4",
        check: "string_format",
        abort: false,
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _cidrv6(Class, params) {
    return new Class({
        type: "string",
        format: "cidrv6",
        check: "string_format",
        abort: false,
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _base64(Class, params) {
    return new Class({
        type: "string",
        format: "base64",
        check: "string_format",
        abort: false,
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _base64url(Class, params) {
    return new Class({
        type: "string",
        format: "base64url",
        check: "string_format",
        abort: false,
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _e164(Class, params) {
    return new Class({
        type: "string",
        format: "e164",
        check: "string_format",
        abort: false,
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _creditCard(Class, params) {
    return new Class({
        type: "string",
        format: "credit_card",
        check: "string_format",
        abort: false,
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _iban(Class, params) {
    return new Class({
        type: "string",
        format: "iban",
        check: "string_format",
        abort: false,
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _jwt(Class, params) {
    return new Class({
        type: "string",
        format: "jwt",
        check: "string_format",
        abort: false,
        ...util.normalizeParams(params),
    });
}
const TimePrecision = {
    Any: null,
    Minute: -1,
    Second: 0,
    Millisecond: 3,
    Microsecond: 6,
};
// @__NO_SIDE_EFFECTS__
function _isoDateTime(Class, params) {
    return new Class({
        type: "string",
        format: "datetime",
        check: "string_format",
        offset: false,
        local: false,
        precision: null,
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _isoDate(Class, params) {
    return new Class({
        type: "string",
        format: "date",
        check: "string_format",
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeParams */ .A2(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _isoTime(Class, params) {
    return new Class({
        type: "string",
        format: "time",
        check: "string_format",
        precision: null,
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _isoDuration(Class, params) {
    return new Class({
        type: "string",
        format: "duration",
        check: "string_format",
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _number(Class, params) {
    return new Class(snapshotChecks({ type: "number", checks: [], ..._util_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeParams */ .A2(params) }));
}
// @__NO_SIDE_EFFECTS__
function _coercedNumber(Class, params) {
    return new Class(snapshotChecks({ type: "number", coerce: true, checks: [], ...util.normalizeParams(params) }));
}
// @__NO_SIDE_EFFECTS__
function _int(Class, params) {
    return new Class({
        type: "number",
        check: "number_format",
        abort: false,
        format: "safeint",
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeParams */ .A2(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _float32(Class, params) {
    return new Class({
        type: "number",
        check: "number_format",
        abort: false,
        format: "float32",
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _float64(Class, params) {
    return new Class({
        type: "number",
        check: "number_format",
        abort: false,
        format: "float64",
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _int32(Class, params) {
    return new Class({
        type: "number",
        check: "number_format",
        abort: false,
        format: "int32",
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _uint32(Class, params) {
    return new Class({
        type: "number",
        check: "number_format",
        abort: false,
        format: "uint32",
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _boolean(Class, params) {
    return new Class({
        type: "boolean",
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeParams */ .A2(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _coercedBoolean(Class, params) {
    return new Class({
        type: "boolean",
        coerce: true,
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _bigint(Class, params) {
    return new Class({
        type: "bigint",
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _coercedBigint(Class, params) {
    return new Class({
        type: "bigint",
        coerce: true,
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _int64(Class, params) {
    return new Class({
        type: "bigint",
        check: "bigint_format",
        abort: false,
        format: "int64",
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _uint64(Class, params) {
    return new Class({
        type: "bigint",
        check: "bigint_format",
        abort: false,
        format: "uint64",
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _symbol(Class, params) {
    return new Class({
        type: "symbol",
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _undefined(Class, params) {
    return new Class({
        type: "undefined",
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _null(Class, params) {
    return new Class({
        type: "null",
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _any(Class) {
    return new Class({
        type: "any",
    });
}
// @__NO_SIDE_EFFECTS__
function _unknown(Class) {
    return new Class({
        type: "unknown",
    });
}
// @__NO_SIDE_EFFECTS__
function _never(Class, params) {
    return new Class({
        type: "never",
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeParams */ .A2(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _void(Class, params) {
    return new Class({
        type: "void",
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _date(Class, params) {
    return new Class({
        type: "date",
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _coercedDate(Class, params) {
    return new Class({
        type: "date",
        coerce: true,
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _nan(Class, params) {
    return new Class({
        type: "nan",
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _lt(value, params) {
    return new checks.$ZodCheckLessThan({
        check: "less_than",
        ...util.normalizeParams(params),
        value,
        inclusive: false,
    });
}
// @__NO_SIDE_EFFECTS__
function _lte(value, params) {
    return new _checks_js__WEBPACK_IMPORTED_MODULE_1__/* .$ZodCheckLessThan */ .sm({
        check: "less_than",
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeParams */ .A2(params),
        value,
        inclusive: true,
    });
}

// @__NO_SIDE_EFFECTS__
function _gt(value, params) {
    return new checks.$ZodCheckGreaterThan({
        check: "greater_than",
        ...util.normalizeParams(params),
        value,
        inclusive: false,
    });
}
// @__NO_SIDE_EFFECTS__
function _gte(value, params) {
    return new _checks_js__WEBPACK_IMPORTED_MODULE_1__/* .$ZodCheckGreaterThan */ .J_({
        check: "greater_than",
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeParams */ .A2(params),
        value,
        inclusive: true,
    });
}

// @__NO_SIDE_EFFECTS__
function _positive(params) {
    return _gt(0, params);
}
// negative
// @__NO_SIDE_EFFECTS__
function _negative(params) {
    return _lt(0, params);
}
// nonpositive
// @__NO_SIDE_EFFECTS__
function _nonpositive(params) {
    return _lte(0, params);
}
// nonnegative
// @__NO_SIDE_EFFECTS__
function _nonnegative(params) {
    return _gte(0, params);
}
// @__NO_SIDE_EFFECTS__
function _multipleOf(value, params) {
    return new checks.$ZodCheckMultipleOf({
        check: "multiple_of",
        ...util.normalizeParams(params),
        value,
    });
}
// @__NO_SIDE_EFFECTS__
function _maxSize(maximum, params) {
    return new checks.$ZodCheckMaxSize({
        check: "max_size",
        ...util.normalizeParams(params),
        maximum,
    });
}
// @__NO_SIDE_EFFECTS__
function _minSize(minimum, params) {
    return new checks.$ZodCheckMinSize({
        check: "min_size",
        ...util.normalizeParams(params),
        minimum,
    });
}
// @__NO_SIDE_EFFECTS__
function _size(size, params) {
    return new checks.$ZodCheckSizeEquals({
        check: "size_equals",
        ...util.normalizeParams(params),
        size,
    });
}
// @__NO_SIDE_EFFECTS__
function _maxLength(maximum, params) {
    const ch = new _checks_js__WEBPACK_IMPORTED_MODULE_1__/* .$ZodCheckMaxLength */ .Yk({
        check: "max_length",
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeParams */ .A2(params),
        maximum,
    });
    return ch;
}
// @__NO_SIDE_EFFECTS__
function _minLength(minimum, params) {
    return new _checks_js__WEBPACK_IMPORTED_MODULE_1__/* .$ZodCheckMinLength */ .Kk({
        check: "min_length",
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeParams */ .A2(params),
        minimum,
    });
}
// @__NO_SIDE_EFFECTS__
function _length(length, params) {
    return new checks.$ZodCheckLengthEquals({
        check: "length_equals",
        ...util.normalizeParams(params),
        length,
    });
}
// @__NO_SIDE_EFFECTS__
function _regex(pattern, params) {
    return new _checks_js__WEBPACK_IMPORTED_MODULE_1__/* .$ZodCheckRegex */ .DG({
        check: "string_format",
        format: "regex",
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeParams */ .A2(params),
        pattern,
    });
}
// @__NO_SIDE_EFFECTS__
function _lowercase(params) {
    return new checks.$ZodCheckLowerCase({
        check: "string_format",
        format: "lowercase",
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _uppercase(params) {
    return new checks.$ZodCheckUpperCase({
        check: "string_format",
        format: "uppercase",
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _includes(includes, params) {
    return new checks.$ZodCheckIncludes({
        check: "string_format",
        format: "includes",
        ...util.normalizeParams(params),
        includes,
    });
}
// @__NO_SIDE_EFFECTS__
function _startsWith(prefix, params) {
    return new checks.$ZodCheckStartsWith({
        check: "string_format",
        format: "starts_with",
        ...util.normalizeParams(params),
        prefix,
    });
}
// @__NO_SIDE_EFFECTS__
function _endsWith(suffix, params) {
    return new checks.$ZodCheckEndsWith({
        check: "string_format",
        format: "ends_with",
        ...util.normalizeParams(params),
        suffix,
    });
}
// @__NO_SIDE_EFFECTS__
function _property(property, schema, params) {
    return new checks.$ZodCheckProperty({
        check: "property",
        property,
        schema,
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _properties(shape, params) {
    return new checks.$ZodCheckProperties({
        check: "properties",
        shape,
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _mime(types, params) {
    return new checks.$ZodCheckMimeType({
        check: "mime_type",
        mime: types,
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _overwrite(tx) {
    return new _checks_js__WEBPACK_IMPORTED_MODULE_1__/* .$ZodCheckOverwrite */ .v$({
        check: "overwrite",
        tx,
    });
}
// normalize
// @__NO_SIDE_EFFECTS__
function _normalize(form) {
    return _overwrite((input) => input.normalize(form));
}
// trim
// @__NO_SIDE_EFFECTS__
function _trim() {
    return _overwrite((input) => input.trim());
}
// toLowerCase
// @__NO_SIDE_EFFECTS__
function _toLowerCase() {
    return _overwrite((input) => input.toLowerCase());
}
// toUpperCase
// @__NO_SIDE_EFFECTS__
function _toUpperCase() {
    return _overwrite((input) => input.toUpperCase());
}
// slugify
// @__NO_SIDE_EFFECTS__
function _slugify() {
    return _overwrite((input) => util.slugify(input));
}
// @__NO_SIDE_EFFECTS__
function _array(Class, element, params) {
    return new Class({
        type: "array",
        element,
        // get element() {
        //   return element;
        // },
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _union(Class, options, params) {
    return new Class({
        type: "union",
        options,
        ...util.normalizeParams(params),
    });
}
function _xor(Class, options, params) {
    return new Class({
        type: "union",
        options,
        inclusive: false,
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _discriminatedUnion(Class, discriminator, options, params) {
    return new Class({
        type: "union",
        options: options,
        discriminator,
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _intersection(Class, left, right) {
    return new Class({
        type: "intersection",
        left,
        right,
    });
}
// export function _tuple(
//   Class: util.SchemaClass<schemas.$ZodTuple>,
//   items: [],
//   params?: string | $ZodTupleParams
// ): schemas.$ZodTuple<[], null>;
// @__NO_SIDE_EFFECTS__
function _tuple(Class, items, _paramsOrRest, _params) {
    const hasRest = _paramsOrRest instanceof schemas.$ZodType;
    const params = hasRest ? _params : _paramsOrRest;
    const rest = hasRest ? _paramsOrRest : null;
    return new Class({
        type: "tuple",
        items,
        rest,
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _record(Class, keyType, valueType, params) {
    return new Class({
        type: "record",
        keyType,
        valueType,
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _map(Class, keyType, valueType, params) {
    return new Class({
        type: "map",
        keyType,
        valueType,
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _set(Class, valueType, params) {
    return new Class({
        type: "set",
        valueType,
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _enum(Class, values, params) {
    const entries = Array.isArray(values) ? Object.fromEntries(values.map((v) => [v, v])) : values;
    // if (Array.isArray(values)) {
    //   for (const value of values) {
    //     entries[value] = value;
    //   }
    // } else {
    //   Object.assign(entries, values);
    // }
    // const entries: util.EnumLike = {};
    // for (const val of values) {
    //   entries[val] = val;
    // }
    return new Class({
        type: "enum",
        entries,
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
/** @deprecated This API has been merged into `z.enum()`. Use `z.enum()` instead.
 *
 * ```ts
 * enum Colors { red, green, blue }
 * z.enum(Colors);
 * ```
 */
function _nativeEnum(Class, entries, params) {
    return new Class({
        type: "enum",
        entries,
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _literal(Class, value, params) {
    return new Class({
        type: "literal",
        values: Array.isArray(value) ? value : [value],
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _file(Class, params) {
    return new Class({
        type: "file",
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _transform(Class, fn) {
    return new Class({
        type: "transform",
        transform: fn,
    });
}
// @__NO_SIDE_EFFECTS__
function _optional(Class, innerType) {
    return new Class({
        type: "optional",
        innerType,
    });
}
// @__NO_SIDE_EFFECTS__
function _nullable(Class, innerType) {
    return new Class({
        type: "nullable",
        innerType,
    });
}
// @__NO_SIDE_EFFECTS__
function _default(Class, innerType, defaultValue) {
    return new Class({
        type: "default",
        innerType,
        get defaultValue() {
            return typeof defaultValue === "function" ? defaultValue() : util.shallowClone(defaultValue);
        },
    });
}
// @__NO_SIDE_EFFECTS__
function _nonoptional(Class, innerType, params) {
    return new Class({
        type: "nonoptional",
        innerType,
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _success(Class, innerType) {
    return new Class({
        type: "success",
        innerType,
    });
}
// @__NO_SIDE_EFFECTS__
function _catch(Class, innerType, catchValue) {
    return new Class({
        type: "catch",
        innerType,
        catchValue: (typeof catchValue === "function" ? catchValue : util.constantCatch(catchValue)),
    });
}
// @__NO_SIDE_EFFECTS__
function _pipe(Class, in_, out) {
    return new Class({
        type: "pipe",
        in: in_,
        out,
    });
}
// @__NO_SIDE_EFFECTS__
function _readonly(Class, innerType) {
    return new Class({
        type: "readonly",
        innerType,
    });
}
// @__NO_SIDE_EFFECTS__
function _templateLiteral(Class, parts, params) {
    return new Class({
        type: "template_literal",
        parts,
        ...util.normalizeParams(params),
    });
}
// @__NO_SIDE_EFFECTS__
function _lazy(Class, getter) {
    return new Class({
        type: "lazy",
        getter,
    });
}
// @__NO_SIDE_EFFECTS__
function _promise(Class, innerType) {
    return new Class({
        type: "promise",
        innerType,
    });
}
// @__NO_SIDE_EFFECTS__
function _custom(Class, fn, _params) {
    const norm = util.normalizeParams(_params);
    norm.abort ?? (norm.abort = true); // default to abort:false
    const schema = new Class({
        type: "custom",
        check: "custom",
        fn: fn,
        ...norm,
    });
    return schema;
}
// same as _custom but defaults to abort:false
// @__NO_SIDE_EFFECTS__
function _refine(Class, fn, _params) {
    const schema = new Class({
        type: "custom",
        check: "custom",
        fn: fn,
        ..._util_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeParams */ .A2(_params),
    });
    return schema;
}
// @__NO_SIDE_EFFECTS__
function _superRefine(fn, params) {
    const ch = _check((payload) => {
        payload.addIssue = (issue) => {
            if (typeof issue === "string") {
                payload.issues.push(util.issue(issue, payload.value, ch._zod.def));
            }
            else {
                // for Zod 3 backwards compatibility
                const _issue = issue;
                if (_issue.fatal)
                    _issue.continue = false;
                _issue.code ?? (_issue.code = "custom");
                if (!("input" in _issue))
                    _issue.input = payload.value;
                _issue.inst ?? (_issue.inst = ch);
                _issue.continue ?? (_issue.continue = !ch._zod.def.abort); // abort is always undefined, so this is always true...
                payload.issues.push(util.issue(_issue));
            }
        };
        return fn(payload.value, payload);
    }, params);
    return ch;
}
// @__NO_SIDE_EFFECTS__
function _check(fn, params) {
    const ch = new checks.$ZodCheck({
        check: "custom",
        ...util.normalizeParams(params),
    });
    ch._zod.check = fn;
    return ch;
}
// @__NO_SIDE_EFFECTS__
function describe(description) {
    const ch = new _checks_js__WEBPACK_IMPORTED_MODULE_1__/* .$ZodCheck */ .QP({ check: "describe" });
    ch._zod.onattach = [
        (inst) => {
            const existing = _registries_js__WEBPACK_IMPORTED_MODULE_2__/* .globalRegistry */ .fd.get(inst) ?? {};
            _registries_js__WEBPACK_IMPORTED_MODULE_2__/* .globalRegistry */ .fd.add(inst, { ...existing, description });
        },
    ];
    ch._zod.check = () => { }; // no-op check
    return ch;
}
// @__NO_SIDE_EFFECTS__
function meta(metadata) {
    const ch = new _checks_js__WEBPACK_IMPORTED_MODULE_1__/* .$ZodCheck */ .QP({ check: "meta" });
    ch._zod.onattach = [
        (inst) => {
            const existing = _registries_js__WEBPACK_IMPORTED_MODULE_2__/* .globalRegistry */ .fd.get(inst) ?? {};
            _registries_js__WEBPACK_IMPORTED_MODULE_2__/* .globalRegistry */ .fd.add(inst, { ...existing, ...metadata });
        },
    ];
    ch._zod.check = () => { }; // no-op check
    return ch;
}
// @__NO_SIDE_EFFECTS__
function _stringbool(Classes, _params) {
    const params = util.normalizeParams(_params);
    let truthyArray = params.truthy ?? ["true", "1", "yes", "on", "y", "enabled"];
    let falsyArray = params.falsy ?? ["false", "0", "no", "off", "n", "disabled"];
    if (params.case !== "sensitive") {
        truthyArray = truthyArray.map((v) => (typeof v === "string" ? v.toLowerCase() : v));
        falsyArray = falsyArray.map((v) => (typeof v === "string" ? v.toLowerCase() : v));
    }
    const truthySet = new Set(truthyArray);
    const falsySet = new Set(falsyArray);
    const _Codec = Classes.Codec ?? schemas.$ZodCodec;
    const _Boolean = Classes.Boolean ?? schemas.$ZodBoolean;
    const _String = Classes.String ?? schemas.$ZodString;
    const stringSchema = new _String({ type: "string", error: params.error });
    const booleanSchema = new _Boolean({ type: "boolean", error: params.error });
    const codec = new _Codec({
        type: "pipe",
        in: stringSchema,
        out: booleanSchema,
        transform: ((input, payload) => {
            let data = input;
            if (params.case !== "sensitive")
                data = data.toLowerCase();
            if (truthySet.has(data)) {
                return true;
            }
            else if (falsySet.has(data)) {
                return false;
            }
            else {
                payload.issues.push({
                    code: "invalid_value",
                    expected: "stringbool",
                    values: [...truthySet, ...falsySet],
                    input: payload.value,
                    inst: codec,
                    continue: false,
                });
                return {};
            }
        }),
        reverseTransform: ((input, _payload) => {
            if (input === true) {
                return truthyArray[0] || "true";
            }
            else {
                return falsyArray[0] || "false";
            }
        }),
        error: params.error,
    });
    codec._zod.bag.truthy = truthyArray;
    codec._zod.bag.falsy = falsyArray;
    codec._zod.bag.case = params.case ?? "insensitive";
    return codec;
}
// @__NO_SIDE_EFFECTS__
function _stringFormat(Class, format, fnOrRegex, _params = {}) {
    const params = util.normalizeParams(_params);
    const def = {
        check: "string_format",
        type: "string",
        format,
        fn: typeof fnOrRegex === "function" ? fnOrRegex : (val) => fnOrRegex.test(val),
        ...params,
    };
    if (fnOrRegex instanceof RegExp) {
        def.pattern = fnOrRegex;
    }
    const inst = new Class(def);
    return inst;
}


/***/ }),

/***/ 61694:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   DG: () => (/* binding */ $ZodCheckRegex),
/* harmony export */   J_: () => (/* binding */ $ZodCheckGreaterThan),
/* harmony export */   KH: () => (/* binding */ $ZodCheckNumberFormat),
/* harmony export */   Kk: () => (/* binding */ $ZodCheckMinLength),
/* harmony export */   QP: () => (/* binding */ $ZodCheck),
/* harmony export */   Yk: () => (/* binding */ $ZodCheckMaxLength),
/* harmony export */   ql: () => (/* binding */ $ZodCheckStringFormat),
/* harmony export */   sm: () => (/* binding */ $ZodCheckLessThan),
/* harmony export */   v$: () => (/* binding */ $ZodCheckOverwrite)
/* harmony export */ });
/* unused harmony exports $ZodCheckMultipleOf, $ZodCheckBigIntFormat, $ZodCheckMaxSize, $ZodCheckMinSize, $ZodCheckSizeEquals, $ZodCheckLengthEquals, $ZodCheckLowerCase, $ZodCheckUpperCase, $ZodCheckIncludes, $ZodCheckStartsWith, $ZodCheckEndsWith, $ZodCheckProperty, $ZodCheckProperties, $ZodCheckMimeType */
/* harmony import */ var _core_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(46416);
/* harmony import */ var _util_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(52055);
// import { $ZodType } from "./schemas.js";



const $ZodCheck = /*@__PURE__*/ _core_js__WEBPACK_IMPORTED_MODULE_0__/* .$constructor */ .xI("$ZodCheck", (inst, def) => {
    var _a;
    inst._zod ?? (inst._zod = {});
    inst._zod.def = def;
    (_a = inst._zod).onattach ?? (_a.onattach = []);
});
/** Default `when` for size-based checks: run only on non-nullish values with a `size`. */
const _whenHasSize = (payload) => {
    const val = payload.value;
    return !util.nullish(val) && val.size !== undefined;
};
/** Default `when` for length-based checks: run only on non-nullish values with a `length`. */
const _whenHasLength = (payload) => {
    const val = payload.value;
    return !_util_js__WEBPACK_IMPORTED_MODULE_1__/* .nullish */ .cl(val) && val.length !== undefined;
};
const numericOriginMap = {
    number: "number",
    bigint: "bigint",
    object: "date",
};
const $ZodCheckLessThan = /*@__PURE__*/ _core_js__WEBPACK_IMPORTED_MODULE_0__/* .$constructor */ .xI("$ZodCheckLessThan", (inst, def) => {
    $ZodCheck.init(inst, def);
    const origin = numericOriginMap[typeof def.value];
    inst._zod.check = (payload) => {
        if (def.inclusive ? payload.value <= def.value : payload.value < def.value) {
            return;
        }
        payload.issues.push({
            origin: numericOriginMap[typeof payload.value] ?? origin,
            code: "too_big",
            maximum: typeof def.value === "object" ? def.value.getTime() : def.value,
            input: payload.value,
            inclusive: def.inclusive,
            inst,
            continue: !def.abort,
        });
    };
});
const $ZodCheckGreaterThan = /*@__PURE__*/ _core_js__WEBPACK_IMPORTED_MODULE_0__/* .$constructor */ .xI("$ZodCheckGreaterThan", (inst, def) => {
    $ZodCheck.init(inst, def);
    const origin = numericOriginMap[typeof def.value];
    inst._zod.check = (payload) => {
        if (def.inclusive ? payload.value >= def.value : payload.value > def.value) {
            return;
        }
        payload.issues.push({
            origin: numericOriginMap[typeof payload.value] ?? origin,
            code: "too_small",
            minimum: typeof def.value === "object" ? def.value.getTime() : def.value,
            input: payload.value,
            inclusive: def.inclusive,
            inst,
            continue: !def.abort,
        });
    };
});
const $ZodCheckMultipleOf = 
/*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodCheckMultipleOf", (inst, def) => {
    $ZodCheck.init(inst, def);
    inst._zod.check = (payload) => {
        if (typeof payload.value !== typeof def.value)
            throw new Error("Cannot mix number and bigint in multiple_of check.");
        const isMultiple = typeof payload.value === "bigint"
            ? // `value % 0n` throws, and nothing is a multiple of zero — the number branch already fails this way via NaN
                def.value !== BigInt(0) && payload.value % def.value === BigInt(0)
            : util.floatSafeRemainder(payload.value, def.value) === 0;
        if (isMultiple)
            return;
        payload.issues.push({
            origin: typeof payload.value,
            code: "not_multiple_of",
            divisor: def.value,
            input: payload.value,
            inst,
            continue: !def.abort,
        });
    };
})));
const $ZodCheckNumberFormat = /*@__PURE__*/ _core_js__WEBPACK_IMPORTED_MODULE_0__/* .$constructor */ .xI("$ZodCheckNumberFormat", (inst, def) => {
    $ZodCheck.init(inst, def); // no format checks
    def.format = def.format || "float64";
    const isInt = def.format?.includes("int");
    const origin = isInt ? "int" : "number";
    const [minimum, maximum] = _util_js__WEBPACK_IMPORTED_MODULE_1__/* .NUMBER_FORMAT_RANGES */ .zH[def.format];
    inst._zod.check = (payload) => {
        const input = payload.value;
        if (isInt) {
            if (!Number.isInteger(input)) {
                // invalid_format issue
                // payload.issues.push({
                //   expected: def.format,
                //   format: def.format,
                //   code: "invalid_format",
                //   input,
                //   inst,
                // });
                // invalid_type issue
                payload.issues.push({
                    expected: origin,
                    format: def.format,
                    code: "invalid_type",
                    continue: false,
                    input,
                    inst,
                });
                return;
                // not_multiple_of issue
                // payload.issues.push({
                //   code: "not_multiple_of",
                //   origin: "number",
                //   input,
                //   inst,
                //   divisor: 1,
                // });
            }
            if (!Number.isSafeInteger(input)) {
                if (input > 0) {
                    // too_big
                    payload.issues.push({
                        input,
                        code: "too_big",
                        maximum: Number.MAX_SAFE_INTEGER,
                        note: "Integers must be within the safe integer range.",
                        inst,
                        origin,
                        inclusive: true,
                        continue: !def.abort,
                    });
                }
                else {
                    // too_small
                    payload.issues.push({
                        input,
                        code: "too_small",
                        minimum: Number.MIN_SAFE_INTEGER,
                        note: "Integers must be within the safe integer range.",
                        inst,
                        origin,
                        inclusive: true,
                        continue: !def.abort,
                    });
                }
                return;
            }
        }
        if (input < minimum) {
            payload.issues.push({
                origin: "number",
                input,
                code: "too_small",
                minimum,
                inclusive: true,
                inst,
                continue: !def.abort,
            });
        }
        if (input > maximum) {
            payload.issues.push({
                origin: "number",
                input,
                code: "too_big",
                maximum,
                inclusive: true,
                inst,
                continue: !def.abort,
            });
        }
    };
});
const $ZodCheckBigIntFormat = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodCheckBigIntFormat", (inst, def) => {
    $ZodCheck.init(inst, def); // no format checks
    const [minimum, maximum] = util.BIGINT_FORMAT_RANGES[def.format];
    inst._zod.check = (payload) => {
        const input = payload.value;
        if (input < minimum) {
            payload.issues.push({
                origin: "bigint",
                input,
                code: "too_small",
                minimum: minimum,
                inclusive: true,
                inst,
                continue: !def.abort,
            });
        }
        if (input > maximum) {
            payload.issues.push({
                origin: "bigint",
                input,
                code: "too_big",
                maximum,
                inclusive: true,
                inst,
                continue: !def.abort,
            });
        }
    };
})));
const $ZodCheckMaxSize = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodCheckMaxSize", (inst, def) => {
    var _a;
    $ZodCheck.init(inst, def);
    (_a = inst._zod.def).when ?? (_a.when = _whenHasSize);
    inst._zod.check = (payload) => {
        const input = payload.value;
        const size = input.size;
        if (size <= def.maximum)
            return;
        payload.issues.push({
            origin: util.getSizableOrigin(input),
            code: "too_big",
            maximum: def.maximum,
            inclusive: true,
            input,
            inst,
            continue: !def.abort,
        });
    };
})));
const $ZodCheckMinSize = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodCheckMinSize", (inst, def) => {
    var _a;
    $ZodCheck.init(inst, def);
    (_a = inst._zod.def).when ?? (_a.when = _whenHasSize);
    inst._zod.check = (payload) => {
        const input = payload.value;
        const size = input.size;
        if (size >= def.minimum)
            return;
        payload.issues.push({
            origin: util.getSizableOrigin(input),
            code: "too_small",
            minimum: def.minimum,
            inclusive: true,
            input,
            inst,
            continue: !def.abort,
        });
    };
})));
const $ZodCheckSizeEquals = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodCheckSizeEquals", (inst, def) => {
    var _a;
    $ZodCheck.init(inst, def);
    (_a = inst._zod.def).when ?? (_a.when = _whenHasSize);
    inst._zod.check = (payload) => {
        const input = payload.value;
        const size = input.size;
        if (size === def.size)
            return;
        const tooBig = size > def.size;
        payload.issues.push({
            origin: util.getSizableOrigin(input),
            ...(tooBig ? { code: "too_big", maximum: def.size } : { code: "too_small", minimum: def.size }),
            inclusive: true,
            exact: true,
            input: payload.value,
            inst,
            continue: !def.abort,
        });
    };
})));
const $ZodCheckMaxLength = /*@__PURE__*/ _core_js__WEBPACK_IMPORTED_MODULE_0__/* .$constructor */ .xI("$ZodCheckMaxLength", (inst, def) => {
    var _a;
    $ZodCheck.init(inst, def);
    (_a = inst._zod.def).when ?? (_a.when = _whenHasLength);
    inst._zod.check = (payload) => {
        const input = payload.value;
        const units = input.length;
        // Strings are measured in Unicode code points, not UTF-16 units. A code point is at most two units, so a string that already fits in units fits in code points; only an overflow has to be counted.
        const length = typeof input === "string" && units > def.maximum ? _util_js__WEBPACK_IMPORTED_MODULE_1__/* .codePointLength */ .O7(input) : units;
        if (length <= def.maximum)
            return;
        const origin = _util_js__WEBPACK_IMPORTED_MODULE_1__/* .getLengthableOrigin */ .Rc(input);
        payload.issues.push({
            origin,
            code: "too_big",
            maximum: def.maximum,
            inclusive: true,
            input,
            inst,
            continue: !def.abort,
        });
    };
});
const $ZodCheckMinLength = /*@__PURE__*/ _core_js__WEBPACK_IMPORTED_MODULE_0__/* .$constructor */ .xI("$ZodCheckMinLength", (inst, def) => {
    var _a;
    $ZodCheck.init(inst, def);
    (_a = inst._zod.def).when ?? (_a.when = _whenHasLength);
    inst._zod.check = (payload) => {
        const input = payload.value;
        const units = input.length;
        // A code point is one or two UTF-16 units, so fewer units than the floor can never reach it and twice the floor always clears it. Only in between is the exact count in doubt.
        const length = typeof input === "string" && units >= def.minimum && units < def.minimum * 2
            ? _util_js__WEBPACK_IMPORTED_MODULE_1__/* .codePointLength */ .O7(input)
            : units;
        if (length >= def.minimum)
            return;
        const origin = _util_js__WEBPACK_IMPORTED_MODULE_1__/* .getLengthableOrigin */ .Rc(input);
        payload.issues.push({
            origin,
            code: "too_small",
            minimum: def.minimum,
            inclusive: true,
            input,
            inst,
            continue: !def.abort,
        });
    };
});
const $ZodCheckLengthEquals = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodCheckLengthEquals", (inst, def) => {
    var _a;
    $ZodCheck.init(inst, def);
    (_a = inst._zod.def).when ?? (_a.when = _whenHasLength);
    inst._zod.check = (payload) => {
        const input = payload.value;
        const units = input.length;
        // A code point is one or two UTF-16 units, so outside `[length, length * 2]` units the target is missed either way — and missed in the same direction in both measures.
        const length = typeof input === "string" && units >= def.length && units <= def.length * 2
            ? util.codePointLength(input)
            : units;
        if (length === def.length)
            return;
        const origin = util.getLengthableOrigin(input);
        const tooBig = length > def.length;
        payload.issues.push({
            origin,
            ...(tooBig ? { code: "too_big", maximum: def.length } : { code: "too_small", minimum: def.length }),
            inclusive: true,
            exact: true,
            input: payload.value,
            inst,
            continue: !def.abort,
        });
    };
})));
const $ZodCheckStringFormat = /*@__PURE__*/ _core_js__WEBPACK_IMPORTED_MODULE_0__/* .$constructor */ .xI("$ZodCheckStringFormat", (inst, def) => {
    var _a, _b;
    $ZodCheck.init(inst, def);
    if (def.pattern)
        (_a = inst._zod).check ?? (_a.check = (payload) => {
            def.pattern.lastIndex = 0;
            if (def.pattern.test(payload.value))
                return;
            payload.issues.push({
                origin: "string",
                code: "invalid_format",
                format: def.format,
                input: payload.value,
                ...(def.pattern ? { pattern: def.pattern.toString() } : {}),
                inst,
                continue: !def.abort,
            });
        });
    else
        (_b = inst._zod).check ?? (_b.check = () => { });
});
const $ZodCheckRegex = /*@__PURE__*/ _core_js__WEBPACK_IMPORTED_MODULE_0__/* .$constructor */ .xI("$ZodCheckRegex", (inst, def) => {
    $ZodCheckStringFormat.init(inst, def);
    inst._zod.check = (payload) => {
        def.pattern.lastIndex = 0;
        if (def.pattern.test(payload.value))
            return;
        payload.issues.push({
            origin: "string",
            code: "invalid_format",
            format: "regex",
            input: payload.value,
            pattern: def.pattern.toString(),
            inst,
            continue: !def.abort,
        });
    };
});
const $ZodCheckLowerCase = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodCheckLowerCase", (inst, def) => {
    def.pattern ?? (def.pattern = regexes.lowercase);
    $ZodCheckStringFormat.init(inst, def);
})));
const $ZodCheckUpperCase = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodCheckUpperCase", (inst, def) => {
    def.pattern ?? (def.pattern = regexes.uppercase);
    $ZodCheckStringFormat.init(inst, def);
})));
const $ZodCheckIncludes = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodCheckIncludes", (inst, def) => {
    $ZodCheck.init(inst, def);
    const escapedRegex = util.escapeRegex(def.includes);
    // `String.prototype.includes(sub, position)` matches `sub` at `position`
    // OR LATER, so the pattern must allow at least `position` leading chars
    // (`{N,}`), not exactly `position` chars (`{N}`).
    const pattern = new RegExp(typeof def.position === "number" ? `^.{${def.position},}${escapedRegex}` : escapedRegex);
    def.pattern = pattern;
    inst._zod.check = (payload) => {
        if (payload.value.includes(def.includes, def.position))
            return;
        payload.issues.push({
            origin: "string",
            code: "invalid_format",
            format: "includes",
            includes: def.includes,
            input: payload.value,
            inst,
            continue: !def.abort,
        });
    };
})));
const $ZodCheckStartsWith = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodCheckStartsWith", (inst, def) => {
    $ZodCheck.init(inst, def);
    const pattern = new RegExp(`^${util.escapeRegex(def.prefix)}.*`);
    def.pattern ?? (def.pattern = pattern);
    inst._zod.check = (payload) => {
        if (payload.value.startsWith(def.prefix))
            return;
        payload.issues.push({
            origin: "string",
            code: "invalid_format",
            format: "starts_with",
            prefix: def.prefix,
            input: payload.value,
            inst,
            continue: !def.abort,
        });
    };
})));
const $ZodCheckEndsWith = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodCheckEndsWith", (inst, def) => {
    $ZodCheck.init(inst, def);
    const pattern = new RegExp(`.*${util.escapeRegex(def.suffix)}$`);
    def.pattern ?? (def.pattern = pattern);
    inst._zod.check = (payload) => {
        if (payload.value.endsWith(def.suffix))
            return;
        payload.issues.push({
            origin: "string",
            code: "invalid_format",
            format: "ends_with",
            suffix: def.suffix,
            input: payload.value,
            inst,
            continue: !def.abort,
        });
    };
})));
///////////////////////////////////
/////    $ZodCheckProperty    /////
///////////////////////////////////
function handleCheckPropertyResult(result, payload, property) {
    if (result.issues.length) {
        payload.issues.push(...util.prefixIssues(property, result.issues));
    }
}
const $ZodCheckProperty = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodCheckProperty", (inst, def) => {
    $ZodCheck.init(inst, def);
    inst._zod.check = (payload) => {
        const result = def.schema._zod.run({
            value: payload.value[def.property],
            issues: [],
        }, {});
        if (result instanceof Promise) {
            return result.then((result) => handleCheckPropertyResult(result, payload, def.property));
        }
        handleCheckPropertyResult(result, payload, def.property);
        return;
    };
})));
const $ZodCheckProperties = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodCheckProperties", (inst, def) => {
    $ZodCheck.init(inst, def);
    util.hide(inst, Symbol.iterator, function* () {
        yield inst;
    });
    // key and schema snapshotted together: reading one live and the other cached lets a later mutation of the caller's shape object pair a stale key with a missing schema
    let entries;
    inst._zod.check = (payload) => {
        // the base schema already typed the value, so only a nullish one is rejected here: the properties read on a primitive too, matching z.property() on a string's length
        if (payload.value == null) {
            payload.issues.push({ expected: "object", code: "invalid_type", input: payload.value, inst });
            return undefined;
        }
        entries ?? (entries = Reflect.ownKeys(def.shape).map((key) => [key, def.shape[key]]));
        const input = payload.value;
        let proms;
        for (const [key, schema] of entries) {
            const result = schema._zod.run({ value: input[key], issues: [] }, {});
            if (result instanceof Promise) {
                proms ?? (proms = []);
                proms.push(result.then((result) => handleCheckPropertyResult(result, payload, key)));
            }
            else {
                handleCheckPropertyResult(result, payload, key);
            }
        }
        if (proms)
            return Promise.all(proms).then(() => undefined);
        return undefined;
    };
})));
const $ZodCheckMimeType = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodCheckMimeType", (inst, def) => {
    $ZodCheck.init(inst, def);
    const mimeSet = new Set(def.mime);
    inst._zod.check = (payload) => {
        if (mimeSet.has(payload.value.type))
            return;
        payload.issues.push({
            code: "invalid_value",
            values: def.mime,
            input: payload.value.type,
            inst,
            continue: !def.abort,
        });
    };
})));
const $ZodCheckOverwrite = /*@__PURE__*/ _core_js__WEBPACK_IMPORTED_MODULE_0__/* .$constructor */ .xI("$ZodCheckOverwrite", (inst, def) => {
    $ZodCheck.init(inst, def);
    inst._zod.check = (payload) => {
        payload.value = def.tx(payload.value);
    };
});


/***/ }),

/***/ 46416:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   $W: () => (/* binding */ config),
/* harmony export */   GT: () => (/* binding */ $ZodAsyncError),
/* harmony export */   cr: () => (/* binding */ globalConfig),
/* harmony export */   xI: () => (/* binding */ $constructor)
/* harmony export */ });
/* unused harmony exports NEVER, $brand, $ZodEncodeError */
/* harmony import */ var _util_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(52055);
var _a;

/** A special constant with type `never` */
const NEVER = /*@__PURE__*/ Object.freeze({
    status: "aborted",
});
/* Shared descriptor for installing `_zod`; defineProperty reads it
 * synchronously, so reusing one object avoids a per-instance allocation. */
const _zodDesc = { value: undefined, enumerable: false };
// null where suppressing the capture would be unrecoverable: `parse()` puts the frames back with `captureStackTrace`, so without it the throw would lose its stack. also latched to null once `stackTraceLimit` proves unassignable, which a realm can do at any point by hardening Error
let _E = "captureStackTrace" in Error ? Error : null;
// v8 captures a stack trace inside the Error constructor, which dominates a failed parse; costs only the frames, and parse() restores those. the constructor must RUN: Object.create is cheaper and passes instanceof, but Error.isError and util.types.isNativeError check an internal slot
function newError(Definition) {
    const E = _E;
    if (E) {
        const saved = E.stackTraceLimit;
        if (typeof saved === "number") {
            try {
                E.stackTraceLimit = 0;
            }
            catch {
                _E = null;
                return new Definition();
            }
            try {
                return new Definition();
            }
            finally {
                E.stackTraceLimit = saved;
            }
        }
    }
    return new Definition();
}
function $constructor(name, initializer, 
/** This trait's members, installed once on every prototype that composes it. They cannot be declared in the initializer above: that runs per instance, and the prototype is shared. */
proto, params) {
    // Prototype for this constructor's `_zod` internals. Lazily-derived fields (`values`, `pattern`, `optin`, …) install here once rather than as an accessor on every instance.
    const zodProto = {};
    // Assigning the fields in the constructor body is what gives instances in-object slots; building the object literally and reparenting it costs a second allocation and a generic property copy.
    function Internals(def) {
        this.def = def;
        this.constr = _;
        this.traits = new Set();
    }
    Internals.prototype = zodProto;
    const protoMembers = proto;
    // One trait's members land on every prototype whose chain composes it, so the answer is per prototype rather than per trait.
    const initialized = protoMembers && new WeakSet();
    function init(inst, def) {
        if (!inst._zod) {
            _zodDesc.value = new Internals(def);
            try {
                Object.defineProperty(inst, "_zod", _zodDesc);
            }
            finally {
                // Cleared even on throw, so the shared descriptor never leaks one instance's internals into the next.
                _zodDesc.value = undefined;
            }
        }
        else if (inst._zod.traits.has(name)) {
            return;
        }
        inst._zod.traits.add(name);
        initializer(inst, def);
        if (initialized) {
            // `super(def)` from a user subclass gives `this` a prototype the subclass owns, and installing there would overwrite whatever the subclass declared. `constr` built the instance, so its prototype is the one below the subclass's that should carry the members. A receiver whose chain never reaches that prototype installs on its own, which for a plain object handed straight to `init` means `Object.prototype` — unchanged from before.
            const own = Object.getPrototypeOf(inst);
            const ctorProto = inst._zod.constr.prototype;
            let up = own;
            while (up && up !== ctorProto)
                up = Object.getPrototypeOf(up);
            const target = up ?? own;
            if (!initialized.has(target)) {
                initialized.add(target);
                (0,_util_js__WEBPACK_IMPORTED_MODULE_0__/* .members */ .ol)(target, protoMembers);
            }
        }
        // support prototype modifications; for-in avoids the array allocation of Object.keys on the (usually empty) prototype
        const proto = _.prototype;
        for (const k in proto) {
            if (!Object.prototype.hasOwnProperty.call(proto, k))
                continue;
            if (!(k in inst)) {
                inst[k] = proto[k].bind(inst);
            }
        }
    }
    // doesn't work if Parent has a constructor with arguments
    const Parent = params?.Parent ?? Object;
    class Definition extends Parent {
    }
    Object.defineProperty(Definition, "name", { value: name });
    function _(def) {
        const inst = params?.Parent ? newError(Definition) : this;
        init(inst, def);
        const deferred = inst._zod.deferred;
        if (deferred) {
            for (const fn of deferred) {
                fn();
            }
            // Released: initializers run once, and the list would otherwise be retained for the schema's lifetime.
            inst._zod.deferred = undefined;
        }
        // Global post-processor hook. Internal: installed by `import "zod/compile"` to enable AOT compilation for every constructed schema. Runs last, once the instance is fully built, because it hands the instance to compile(). The post-processor is expected to be reentrancy-guarded by its own implementation.
        const pp = globalThis.__zod_globalConfig?.postProcessor;
        if (pp)
            pp(inst);
        return inst;
    }
    Object.defineProperty(_, "init", { value: init });
    Object.defineProperty(_, Symbol.hasInstance, {
        value: (inst) => {
            if (params?.Parent && inst instanceof params.Parent)
                return true;
            return inst?._zod?.traits?.has(name);
        },
    });
    Object.defineProperty(_, "name", { value: name });
    return _;
}
//////////////////////////////   UTILITIES   ///////////////////////////////////////
const $brand = /*@__PURE__*/ (/* unused pure expression or super */ null && (Symbol("zod_brand")));
class $ZodAsyncError extends Error {
    constructor() {
        super(`Encountered Promise during synchronous parse. Use .parseAsync() instead.`);
    }
}
class $ZodEncodeError extends Error {
    constructor(name) {
        super(`Encountered unidirectional transform during encode: ${name}`);
        this.name = "ZodEncodeError";
    }
}
(_a = globalThis).__zod_globalConfig ?? (_a.__zod_globalConfig = {});
const globalConfig = globalThis.__zod_globalConfig;
function config(newConfig) {
    if (newConfig)
        Object.assign(globalConfig, newConfig);
    return globalConfig;
}


/***/ }),

/***/ 58989:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  qg: () => (/* binding */ parse),
  EJ: () => (/* binding */ parseAsync),
  xL: () => (/* binding */ safeParse),
  bp: () => (/* binding */ safeParseAsync)
});

// UNUSED EXPORTS: _decode, _decodeAsync, _encode, _encodeAsync, _parse, _parseAsync, _safeDecode, _safeDecodeAsync, _safeEncode, _safeEncodeAsync, _safeParse, _safeParseAsync, decode, decodeAsync, encode, encodeAsync, safeDecode, safeDecodeAsync, safeEncode, safeEncodeAsync, validate, validateAsync

// EXTERNAL MODULE: ../../node_modules/zod/v4/core/core.js
var core_core = __nccwpck_require__(46416);
// EXTERNAL MODULE: ../../node_modules/zod/v4/core/util.js
var util = __nccwpck_require__(52055);
;// CONCATENATED MODULE: ../../node_modules/zod/v4/core/errors.js


/* Computing the message eagerly is expensive (pretty-printed JSON of all
 * issues), so defer it until first read. The accessor functions and
 * descriptors are shared across instances to keep error construction
 * cheap; the computed message is cached on the internals object. The
 * setter preserves plain assignment semantics for consumers that
 * overwrite `message`. */
function _getMessage() {
    const internals = this._zod;
    internals.message ?? (internals.message = JSON.stringify(internals.def, util/* jsonStringifyReplacer */.k8, 2));
    return internals.message;
}
function _setMessage(value) {
    this._zod.message = value;
}
const _messageDesc = {
    get: _getMessage,
    set: _setMessage,
    enumerable: true,
    configurable: true,
};
const _issuesDesc = { value: undefined, enumerable: false };
/* Prototypes that already carry the lazy `toString`. Seeded with the
 * intrinsics so that `init` on a foreign object — it accepts any object —
 * can never install an accessor onto a prototype we do not own. */
const _installedToString = /* @__PURE__ */ new WeakSet([Object.prototype, Error.prototype]);
const initializer = (inst, def) => {
    inst.name = "$ZodError";
    // `_zod` is already non-enumerable: $constructor's init defined it with this same descriptor
    _issuesDesc.value = def;
    Object.defineProperty(inst, "issues", _issuesDesc);
    // Clear the shared slot; a retained `value` pins the last error's issues.
    _issuesDesc.value = undefined;
    Object.defineProperty(inst, "message", _messageDesc);
    /* `toString` lives as a non-enumerable lazy getter on the shared
     * prototype; on first access it caches a per-instance closure so
     * detached usage still works. */
    const proto = Object.getPrototypeOf(inst);
    if (!_installedToString.has(proto)) {
        _installedToString.add(proto);
        Object.defineProperty(proto, "toString", {
            configurable: true,
            enumerable: false,
            get() {
                const value = () => this.message;
                Object.defineProperty(this, "toString", { value, configurable: true, writable: true });
                return value;
            },
            set(value) {
                Object.defineProperty(this, "toString", { value, configurable: true, writable: true });
            },
        });
    }
};
const $ZodError = (0,core_core/* $constructor */.xI)("$ZodError", initializer);
const $ZodRealError = (0,core_core/* $constructor */.xI)("$ZodError", initializer, undefined, {
    Parent: Error,
});
/** Get-or-create `obj[key]` as an own data property. A path segment naming an inherited member
 * ("toString", "constructor") would otherwise read through to the prototype, and assigning
 * "__proto__" would hit the setter instead of creating a key. */
function node(obj, key, make) {
    if (!Object.prototype.hasOwnProperty.call(obj, key)) {
        if (key === "__proto__") {
            Object.defineProperty(obj, key, { value: make(), writable: true, enumerable: true, configurable: true });
        }
        else {
            obj[key] = make();
        }
    }
    return obj[key];
}
function flattenError(error, mapper = (issue) => issue.message) {
    const fieldErrors = {};
    const formErrors = [];
    for (const sub of error.issues) {
        if (sub.path.length > 0) {
            node(fieldErrors, sub.path[0], () => []).push(mapper(sub));
        }
        else {
            formErrors.push(mapper(sub));
        }
    }
    return { formErrors, fieldErrors };
}
function formatError(error, mapper = (issue) => issue.message) {
    const fieldErrors = { _errors: [] };
    const processError = (error, path = []) => {
        for (const issue of error.issues) {
            if (issue.code === "invalid_union" && issue.errors.length) {
                issue.errors.map((issues) => processError({ issues }, [...path, ...issue.path]));
            }
            else if (issue.code === "invalid_key") {
                processError({ issues: issue.issues }, [...path, ...issue.path]);
            }
            else if (issue.code === "invalid_element") {
                processError({ issues: issue.issues }, [...path, ...issue.path]);
            }
            else {
                const fullpath = [...path, ...issue.path];
                if (fullpath.length === 0) {
                    fieldErrors._errors.push(mapper(issue));
                }
                else {
                    let curr = fieldErrors;
                    let i = 0;
                    while (i < fullpath.length) {
                        const el = fullpath[i];
                        const terminal = i === fullpath.length - 1;
                        // `_errors` is reserved by this legacy format, so merge a matching path segment into the current node instead of treating its array as a child.
                        if (el === "_errors") {
                            if (terminal)
                                curr._errors.push(mapper(issue));
                            i++;
                            continue;
                        }
                        // A path element may collide with an inherited property name such as
                        // "__proto__" or "constructor". Truthiness checks read the prototype
                        // (so no node is created, then ._errors.push throws), and bracket
                        // assignment of "__proto__" hits the setter instead of creating an
                        // own key. Guard the read with hasOwnProperty and create the node
                        // with defineProperty so any path element becomes a real own key.
                        if (!Object.prototype.hasOwnProperty.call(curr, el)) {
                            Object.defineProperty(curr, el, {
                                value: { _errors: [] },
                                enumerable: true,
                                writable: true,
                                configurable: true,
                            });
                        }
                        const node = curr[el];
                        if (terminal) {
                            node._errors.push(mapper(issue));
                        }
                        curr = node;
                        i++;
                    }
                }
            }
        }
    };
    processError(error);
    return fieldErrors;
}
function treeifyError(error, mapper = (issue) => issue.message) {
    const result = { errors: [] };
    const processError = (error, path = []) => {
        var _a;
        for (const issue of error.issues) {
            if (issue.code === "invalid_union" && issue.errors.length) {
                // regular union error
                issue.errors.map((issues) => processError({ issues }, [...path, ...issue.path]));
            }
            else if (issue.code === "invalid_key") {
                processError({ issues: issue.issues }, [...path, ...issue.path]);
            }
            else if (issue.code === "invalid_element") {
                processError({ issues: issue.issues }, [...path, ...issue.path]);
            }
            else {
                const fullpath = [...path, ...issue.path];
                if (fullpath.length === 0) {
                    result.errors.push(mapper(issue));
                    continue;
                }
                let curr = result;
                let i = 0;
                while (i < fullpath.length) {
                    const el = fullpath[i];
                    const terminal = i === fullpath.length - 1;
                    if (typeof el === "string") {
                        curr.properties ?? (curr.properties = {});
                        // el may collide with an inherited property name ("__proto__",
                        // "constructor", ...); ??= reads the prototype so the node is never
                        // created and curr.errors.push throws. Guard with hasOwnProperty and
                        // create the node with defineProperty so "__proto__" becomes a real
                        // own key rather than invoking the prototype setter.
                        if (!Object.prototype.hasOwnProperty.call(curr.properties, el)) {
                            Object.defineProperty(curr.properties, el, {
                                value: { errors: [] },
                                enumerable: true,
                                writable: true,
                                configurable: true,
                            });
                        }
                        curr = curr.properties[el];
                    }
                    else {
                        curr.items ?? (curr.items = []);
                        (_a = curr.items)[el] ?? (_a[el] = { errors: [] });
                        curr = curr.items[el];
                    }
                    if (terminal) {
                        curr.errors.push(mapper(issue));
                    }
                    i++;
                }
            }
        }
    };
    processError(error);
    return result;
}
/** Format a ZodError as a human-readable string in the following form.
 *
 * From
 *
 * ```ts
 * ZodError {
 *   issues: [
 *     {
 *       expected: 'string',
 *       code: 'invalid_type',
 *       path: [ 'username' ],
 *       message: 'Invalid input: expected string'
 *     },
 *     {
 *       expected: 'number',
 *       code: 'invalid_type',
 *       path: [ 'favoriteNumbers', 1 ],
 *       message: 'Invalid input: expected number'
 *     }
 *   ];
 * }
 * ```
 *
 * to
 *
 * ```
 * username
 *   ✖ Expected number, received string at "username
 * favoriteNumbers[0]
 *   ✖ Invalid input: expected number
 * ```
 */
function toDotPath(_path) {
    const segs = [];
    const path = _path.map((seg) => (typeof seg === "object" ? seg.key : seg));
    for (const seg of path) {
        if (typeof seg === "number")
            segs.push(`[${seg}]`);
        else if (typeof seg === "symbol")
            segs.push(`[${JSON.stringify(String(seg))}]`);
        else if (/[^\w$]/.test(seg))
            segs.push(`[${JSON.stringify(seg)}]`);
        else {
            if (segs.length)
                segs.push(".");
            segs.push(seg);
        }
    }
    return segs.join("");
}
function prettifyError(error) {
    const lines = [];
    // sort by path length
    const issues = [...error.issues].sort((a, b) => (a.path ?? []).length - (b.path ?? []).length);
    // Process each issue
    for (const issue of issues) {
        lines.push(`✖ ${issue.message}`);
        if (issue.path?.length)
            lines.push(`  → at ${toDotPath(issue.path)}`);
    }
    // Convert Map to formatted string
    return lines.join("\n");
}

;// CONCATENATED MODULE: ../../node_modules/zod/v4/core/parse.js



// Always both keys, so the `_params` read site in `_parse` sees one object shape rather than two.
function finalizeParams(callee, params) {
    return { callee: params?.callee ?? callee, Err: params?.Err };
}
const _parse = (_Err) => {
    const fn = (schema, value, _ctx, _params) => {
        const ctx = _ctx ? { ..._ctx, async: false } : { async: false };
        const result = schema._zod.run({ value, issues: [] }, ctx);
        if (result instanceof Promise) {
            throw new core_core/* $ZodAsyncError */.GT();
        }
        if (result.issues.length) {
            const e = new (_params?.Err ?? _Err)(result.issues.map((iss) => util/* finalizeIssue */.iR(iss, ctx, core_core/* config */.$W())));
            util/* captureStackTrace */.gx(e, _params?.callee ?? fn);
            throw e;
        }
        return result.value;
    };
    return fn;
};
const parse = /* @__PURE__*/ _parse($ZodRealError);
const _parseAsync = (_Err) => {
    const fn = async (schema, value, _ctx, params) => {
        const ctx = _ctx ? { ..._ctx, async: true } : { async: true };
        let result = schema._zod.run({ value, issues: [] }, ctx);
        if (result instanceof Promise)
            result = await result;
        if (result.issues.length) {
            const e = new (params?.Err ?? _Err)(result.issues.map((iss) => util/* finalizeIssue */.iR(iss, ctx, core_core/* config */.$W())));
            util/* captureStackTrace */.gx(e, params?.callee ?? fn);
            throw e;
        }
        return result.value;
    };
    return fn;
};
const parseAsync = /* @__PURE__*/ _parseAsync($ZodRealError);
const _safeParse = (_Err) => (schema, value, _ctx) => {
    const ctx = _ctx ? { ..._ctx, async: false } : { async: false };
    const result = schema._zod.run({ value, issues: [] }, ctx);
    if (result instanceof Promise) {
        throw new core_core/* $ZodAsyncError */.GT();
    }
    return result.issues.length ? failure(_Err, result.issues, ctx) : { success: true, data: result.value };
};
const safeParse = /* @__PURE__*/ _safeParse($ZodRealError);
// the error is built on the first read of `error`: finalizing the issues and constructing the instance is most of a failing parse, and a caller that only branches on `success` never pays it. a getter in the literal keeps this small; the alternative, one shared accessor descriptor plus a hidden state slot, reads ~15% faster but costs ~75 B gzipped in every bundle
function failure(Err, issues, ctx) {
    let error;
    return {
        success: false,
        get error() {
            if (!error) {
                error = new Err(issues.map((iss) => util/* finalizeIssue */.iR(iss, ctx, core_core/* config */.$W())));
                // finalizeIssue drops `input`, so the built error holds nothing; keeping the raw issues past this point pins the parsed value for the life of the result
                issues = undefined;
                ctx = undefined;
            }
            return error;
        },
        set error(e) {
            error = e;
            // a replacement makes the getter's branch unreachable, so the captures have to go here too
            issues = undefined;
            ctx = undefined;
        },
    };
}
const _safeParseAsync = (_Err) => async (schema, value, _ctx) => {
    const ctx = _ctx ? { ..._ctx, async: true } : { async: true };
    let result = schema._zod.run({ value, issues: [] }, ctx);
    if (result instanceof Promise)
        result = await result;
    return result.issues.length ? failure(_Err, result.issues, ctx) : { success: true, data: result.value };
};
const safeParseAsync = /* @__PURE__*/ _safeParseAsync($ZodRealError);
// registry mirrors of the compiler's sentinels, so this module never imports the compiler
const COMPILE_INVALID = /* @__PURE__ */ (/* unused pure expression or super */ null && (Symbol.for("zod.compile.invalid")));
const COMPILE_FALLBACK = /* @__PURE__ */ (/* unused pure expression or super */ null && (Symbol.for("zod.compile.fallback")));
// Deliberately tiny, because v8 will not inline a body carrying the fallback's object literals and throw. Everything that is not the compiled happy path lives in validateFallback, and that split is worth ~35% on a compiled schema.
const validate = ((schema, value, _ctx) => {
    const validator = schema._zod.bag.validator;
    if (validator !== undefined) {
        if (validator(value) !== COMPILE_INVALID)
            return true;
        // a definite sentinel means the runtime would reject, so skip the re-parse; a ctx can still change the answer
        if (validator.definite === true && _ctx === undefined)
            return false;
    }
    return validateFallback(schema, value, _ctx);
});
function validateFallback(schema, value, _ctx) {
    const ctx = _ctx
        ? { ..._ctx, async: false, abortEarly: true }
        : { async: false, abortEarly: true };
    const fallbackRun = schema._zod.bag.fallbackRun;
    let result;
    if (fallbackRun) {
        // skip nested fast paths on the fallback, so user callbacks keep the at-most-twice bound
        ctx[COMPILE_FALLBACK] = true;
        result = fallbackRun({ value, issues: [] }, ctx);
    }
    else {
        result = schema._zod.run({ value, issues: [] }, ctx);
    }
    if (result instanceof Promise) {
        throw new core.$ZodAsyncError();
    }
    return result.issues.length === 0;
}
// no fast path: the compiler keeps async parses on the runtime, because a promise-returning callback that is not declared async compiles to a throw
const validateAsync = async (schema, value, _ctx) => {
    const ctx = _ctx
        ? { ..._ctx, async: true, abortEarly: true }
        : { async: true, abortEarly: true };
    let result = schema._zod.run({ value, issues: [] }, ctx);
    if (result instanceof Promise)
        result = await result;
    return result.issues.length === 0;
};
const _encode = (_Err) => {
    const parse = _parse(_Err);
    const fn = (schema, value, _ctx, _params) => {
        const ctx = _ctx ? { ..._ctx, direction: "backward" } : { direction: "backward" };
        return parse(schema, value, ctx, finalizeParams(fn, _params));
    };
    return fn;
};
const encode = /* @__PURE__*/ _encode($ZodRealError);
const _decode = (_Err) => {
    const parse = _parse(_Err);
    const fn = (schema, value, _ctx, _params) => {
        return parse(schema, value, _ctx, finalizeParams(fn, _params));
    };
    return fn;
};
const decode = /* @__PURE__*/ _decode($ZodRealError);
const _encodeAsync = (_Err) => {
    const parseAsync = _parseAsync(_Err);
    const fn = async (schema, value, _ctx, _params) => {
        const ctx = _ctx ? { ..._ctx, direction: "backward" } : { direction: "backward" };
        return (await parseAsync(schema, value, ctx, finalizeParams(fn, _params)));
    };
    return fn;
};
const encodeAsync = /* @__PURE__*/ _encodeAsync($ZodRealError);
const _decodeAsync = (_Err) => {
    const parseAsync = _parseAsync(_Err);
    const fn = async (schema, value, _ctx, _params) => {
        return await parseAsync(schema, value, _ctx, finalizeParams(fn, _params));
    };
    return fn;
};
const decodeAsync = /* @__PURE__*/ _decodeAsync($ZodRealError);
const _safeEncode = (_Err) => (schema, value, _ctx) => {
    const ctx = _ctx ? { ..._ctx, direction: "backward" } : { direction: "backward" };
    return _safeParse(_Err)(schema, value, ctx);
};
const safeEncode = /* @__PURE__*/ _safeEncode($ZodRealError);
const _safeDecode = (_Err) => (schema, value, _ctx) => {
    return _safeParse(_Err)(schema, value, _ctx);
};
const safeDecode = /* @__PURE__*/ _safeDecode($ZodRealError);
const _safeEncodeAsync = (_Err) => async (schema, value, _ctx) => {
    const ctx = _ctx ? { ..._ctx, direction: "backward" } : { direction: "backward" };
    return _safeParseAsync(_Err)(schema, value, ctx);
};
const safeEncodeAsync = /* @__PURE__*/ _safeEncodeAsync($ZodRealError);
const _safeDecodeAsync = (_Err) => async (schema, value, _ctx) => {
    return _safeParseAsync(_Err)(schema, value, _ctx);
};
const safeDecodeAsync = /* @__PURE__*/ _safeDecodeAsync($ZodRealError);


/***/ }),

/***/ 34288:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   fd: () => (/* binding */ globalRegistry),
/* harmony export */   u5: () => (/* binding */ registry)
/* harmony export */ });
/* unused harmony exports $output, $input, $ZodRegistry */
var _a;
const $output = /*@__PURE__*/ (/* unused pure expression or super */ null && (Symbol("ZodOutput")));
const $input = /*@__PURE__*/ (/* unused pure expression or super */ null && (Symbol("ZodInput")));
class $ZodRegistry {
    constructor() {
        this._map = new WeakMap();
        this._idmap = new Map();
    }
    add(schema, ..._meta) {
        const meta = _meta[0];
        this._map.set(schema, meta);
        if (meta && typeof meta === "object" && "id" in meta) {
            this._idmap.set(meta.id, schema);
        }
        return this;
    }
    clear() {
        this._map = new WeakMap();
        this._idmap = new Map();
        return this;
    }
    remove(schema) {
        const meta = this._map.get(schema);
        if (meta && typeof meta === "object" && "id" in meta) {
            this._idmap.delete(meta.id);
        }
        this._map.delete(schema);
        return this;
    }
    get(schema) {
        // return this._map.get(schema) as any;
        // inherit metadata
        const p = schema._zod.parent;
        if (p) {
            const pm = { ...(this.get(p) ?? {}) };
            delete pm.id; // do not inherit id
            const f = { ...pm, ...this._map.get(schema) };
            return Object.keys(f).length ? f : undefined;
        }
        return this._map.get(schema);
    }
    has(schema) {
        return this._map.has(schema);
    }
}
// registries
function registry() {
    return new $ZodRegistry();
}
(_a = globalThis).__zod_globalRegistry ?? (_a.__zod_globalRegistry = registry());
const globalRegistry = globalThis.__zod_globalRegistry;


/***/ }),

/***/ 26357:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  $p: () => (/* binding */ $ZodArray),
  sF: () => (/* binding */ $ZodBoolean),
  b0: () => (/* binding */ $ZodCustom),
  rv: () => (/* binding */ $ZodDefault),
  P0: () => (/* binding */ $ZodDiscriminatedUnion),
  VO: () => (/* binding */ $ZodEnum),
  RL: () => (/* binding */ $ZodExactOptional),
  Zc: () => (/* binding */ $ZodGUID),
  v1: () => (/* binding */ $ZodISODate),
  nu: () => (/* binding */ $ZodLiteral),
  Um: () => (/* binding */ $ZodNever),
  qc: () => (/* binding */ $ZodNullable),
  vz: () => (/* binding */ $ZodNumber),
  I: () => (/* binding */ $ZodNumberFormat),
  L8: () => (/* binding */ $ZodObject),
  ig: () => (/* binding */ $ZodOptional),
  h: () => (/* binding */ $ZodRecord),
  $v: () => (/* binding */ $ZodString),
  EY: () => (/* binding */ $ZodStringFormat),
  W4: () => (/* binding */ $ZodType),
  VY: () => (/* binding */ $ZodURL),
  cu: () => (/* binding */ $ZodUnion),
  GP: () => (/* binding */ $ZodUnknown)
});

// UNUSED EXPORTS: $ZodAny, $ZodBase64, $ZodBase64URL, $ZodBigInt, $ZodBigIntFormat, $ZodCIDRv4, $ZodCIDRv6, $ZodCUID, $ZodCUID2, $ZodCatch, $ZodCodec, $ZodCreditCard, $ZodCustomStringFormat, $ZodDate, $ZodE164, $ZodEmail, $ZodEmoji, $ZodFile, $ZodFunction, $ZodIBAN, $ZodIPv4, $ZodIPv6, $ZodISODateTime, $ZodISODuration, $ZodISOTime, $ZodIntersection, $ZodJWT, $ZodKSUID, $ZodLazy, $ZodMAC, $ZodMap, $ZodNaN, $ZodNanoID, $ZodNonOptional, $ZodNull, $ZodObjectJIT, $ZodPipe, $ZodPrefault, $ZodPreprocess, $ZodPromise, $ZodReadonly, $ZodSet, $ZodSuccess, $ZodSymbol, $ZodTemplateLiteral, $ZodTransform, $ZodTuple, $ZodULID, $ZodUUID, $ZodUndefined, $ZodVoid, $ZodXID, $ZodXor, URL_BAD_FORMAT, URL_UNPARSEABLE, base64Charset, base64urlCharset, canParseURL, clone, getDiscriminatedOption, isValidBase64, isValidBase64URL, isValidCIDRv6, isValidCreditCard, isValidIBAN, isValidIPv6, isValidJWT, mergeValues, parseURLObject, standardProps, stripTabAndNewline, urlHostnameOk, urlProtocolOk, validateURL

// EXTERNAL MODULE: ../../node_modules/zod/v4/core/checks.js
var core_checks = __nccwpck_require__(61694);
// EXTERNAL MODULE: ../../node_modules/zod/v4/core/core.js
var core_core = __nccwpck_require__(46416);
;// CONCATENATED MODULE: ../../node_modules/zod/v4/core/regexes.js

/**
 * @deprecated CUID v1 is deprecated by its authors due to information leakage
 * (timestamps embedded in the id). Use {@link cuid2} instead.
 * See https://github.com/paralleldrive/cuid.
 */
const cuid = /^[cC][0-9a-z]{6,}$/;
const cuid2 = /^[0-9a-z]+$/;
const ulid = /^[0-7][0-9A-HJKMNP-TV-Za-hjkmnp-tv-z]{25}$/;
const xid = /^[0-9a-vA-V]{20}$/;
const ksuid = /^[A-Za-z0-9]{27}$/;
const nanoid = /^[a-zA-Z0-9_-]{21}$/;
function nanoidOfLength(length) {
    return new RegExp(`^[a-zA-Z0-9_-]{${length}}$`);
}
/** ISO 8601-1 duration regex. Does not support the 8601-2 extensions like negative durations or fractional/negative components. */
const duration = /^P(?:(\d+W)|(?!.*W)(?=\d|T\d)(\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+([.,]\d+)?S)?)?)$/;
/** Implements ISO 8601-2 extensions like explicit +- prefixes, mixing weeks with other units, and fractional/negative components. */
const extendedDuration = /^[-+]?P(?!$)(?:(?:[-+]?\d+Y)|(?:[-+]?\d+[.,]\d+Y$))?(?:(?:[-+]?\d+M)|(?:[-+]?\d+[.,]\d+M$))?(?:(?:[-+]?\d+W)|(?:[-+]?\d+[.,]\d+W$))?(?:(?:[-+]?\d+D)|(?:[-+]?\d+[.,]\d+D$))?(?:T(?=[\d+-])(?:(?:[-+]?\d+H)|(?:[-+]?\d+[.,]\d+H$))?(?:(?:[-+]?\d+M)|(?:[-+]?\d+[.,]\d+M$))?(?:[-+]?\d+(?:[.,]\d+)?S)?)??$/;
/** A regex for any UUID-like identifier: 8-4-4-4-12 hex pattern */
const guid = /^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12})$/;
/** Returns a regex for validating an RFC 9562/4122 UUID.
 *
 * @param version Optionally specify a version 1-8. If no version is specified, all versions are supported. */
const uuid = (version) => {
    if (!version)
        return /^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)$/;
    return new RegExp(`^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-${version}[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12})$`);
};
const uuid4 = /*@__PURE__*/ (/* unused pure expression or super */ null && (uuid(4)));
const uuid6 = /*@__PURE__*/ (/* unused pure expression or super */ null && (uuid(6)));
const uuid7 = /*@__PURE__*/ (/* unused pure expression or super */ null && (uuid(7)));
/** Practical email validation */
const email = /^(?:[A-Za-z0-9_'+\-]+\.)*[A-Za-z0-9_'+\-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9\-]*\.)+[A-Za-z]{2,}$/;
/** Equivalent to the HTML5 input[type=email] validation implemented by browsers. Source: https://developer.mozilla.org/en-US/docs/Web/HTML/Element/input/email */
const html5Email = /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;
/** The classic emailregex.com regex for RFC 5322-compliant emails */
const rfc5322Email = /^(([^<>()\[\]\\.,;:\s@"]+(\.[^<>()\[\]\\.,;:\s@"]+)*)|(".+"))@((\[[0-9]{1,3}\.[0-9]{1,3}\.[0-9]{1,3}\.[0-9]{1,3}])|(([a-zA-Z\-0-9]+\.)+[a-zA-Z]{2,}))$/;
/** A loose regex that allows Unicode characters, enforces length limits, and that's about it. */
const unicodeEmail = /^[^\s@"]{1,64}@[^\s@]{1,255}$/u;
const idnEmail = (/* unused pure expression or super */ null && (unicodeEmail));
const browserEmail = /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;
// from https://thekevinscott.com/emojis-in-javascript/#writing-a-regular-expression
// Single character class, not an alternation: the two properties overlap (U+1F9B0-U+1F9B3), so `(A|B)+` backtracks exponentially on a failed match. The leading lookahead then demands one anchor — a pictograph, a regional indicator, or the enclosing keycap — because `\p{Emoji_Component}` on its own covers ASCII digits, `#`, `*`, ZWJ, variation selectors and skin tone modifiers, none of which is an emoji without a base.
const _emoji = (/* unused pure expression or super */ null && (`^(?=[\\s\\S]*[\\p{Extended_Pictographic}\\p{Regional_Indicator}\\u20E3])[\\p{Extended_Pictographic}\\p{Emoji_Component}]+$`));
function emoji() {
    return new RegExp(_emoji, "u");
}
const ipv4 = /^(?:(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\.){3}(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])$/;
const ipv6 = /^(([0-9a-fA-F]{1,4}:){7}[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,7}:|([0-9a-fA-F]{1,4}:){1,6}:[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,5}(:[0-9a-fA-F]{1,4}){1,2}|([0-9a-fA-F]{1,4}:){1,4}(:[0-9a-fA-F]{1,4}){1,3}|([0-9a-fA-F]{1,4}:){1,3}(:[0-9a-fA-F]{1,4}){1,4}|([0-9a-fA-F]{1,4}:){1,2}(:[0-9a-fA-F]{1,4}){1,5}|[0-9a-fA-F]{1,4}:((:[0-9a-fA-F]{1,4}){1,6})|:((:[0-9a-fA-F]{1,4}){1,7}|:))$/;
const mac = (delimiter) => {
    const escapedDelim = util.escapeRegex(delimiter ?? ":");
    return new RegExp(`^(?:[0-9A-F]{2}${escapedDelim}){5}[0-9A-F]{2}$|^(?:[0-9a-f]{2}${escapedDelim}){5}[0-9a-f]{2}$`);
};
const cidrv4 = /^((25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\.){3}(25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\/([0-9]|[1-2][0-9]|3[0-2])$/;
const cidrv6 = /^(([0-9a-fA-F]{1,4}:){7}[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,7}:|([0-9a-fA-F]{1,4}:){1,6}:[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,5}(:[0-9a-fA-F]{1,4}){1,2}|([0-9a-fA-F]{1,4}:){1,4}(:[0-9a-fA-F]{1,4}){1,3}|([0-9a-fA-F]{1,4}:){1,3}(:[0-9a-fA-F]{1,4}){1,4}|([0-9a-fA-F]{1,4}:){1,2}(:[0-9a-fA-F]{1,4}){1,5}|[0-9a-fA-F]{1,4}:((:[0-9a-fA-F]{1,4}){1,6})|:((:[0-9a-fA-F]{1,4}){1,7}|:))\/(12[0-8]|1[01][0-9]|[1-9]?[0-9])$/;
// https://stackoverflow.com/questions/7860392/determine-if-string-is-in-base64-using-javascript
const base64 = /^$|^(?:[0-9a-zA-Z+/]{4})*(?:(?:[0-9a-zA-Z+/]{2}==)|(?:[0-9a-zA-Z+/]{3}=))?$/;
const base64url = /^(?:[A-Za-z0-9_-]{4})*(?:[A-Za-z0-9_-]{2,3})?$/;
// based on https://stackoverflow.com/questions/106179/regular-expression-to-match-dns-hostname-or-ip-address
// export const hostname: RegExp = /^([a-zA-Z0-9-]+\.)*[a-zA-Z0-9-]+$/;
const hostname = /^(?=.{1,253}\.?$)[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[-0-9a-zA-Z]{0,61}[0-9a-zA-Z])?)*\.?$/;
const domain = /^(?=.{1,253}$)([a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?\.)+[a-zA-Z]{2,63}$/;
const httpProtocol = /^https?$/;
// https://blog.stevenlevithan.com/archives/validate-phone-number#r4-3 (regex sans spaces) E.164: leading digit must be 1-9; total digits (excluding '+') between 7-15
const e164 = /^\+[1-9]\d{6,14}$/;
// Credit card shape: 12–19 digits, optionally separated by single spaces or single hyphens. ISO/IEC 7812 caps the PAN at 19 digits; 12 is the shortest issued length (Maestro).
const creditCard = /^\d(?:[ -]?\d){11,18}$/;
// ISO 4217 alpha codes from the SIX list, regenerated by scripts/update-iso-4217.ts
const currencyCode = /^(?:AED|AFN|ALL|AMD|AOA|ARS|AUD|AWG|AZN|BAM|BBD|BDT|BHD|BIF|BMD|BND|BOB|BOV|BRL|BSD|BTN|BWP|BYN|BZD|CAD|CDF|CHE|CHF|CHW|CLF|CLP|CNY|COP|COU|CRC|CUP|CVE|CZK|DJF|DKK|DOP|DZD|EGP|ERN|ETB|EUR|FJD|FKP|GBP|GEL|GHS|GIP|GMD|GNF|GTQ|GYD|HKD|HNL|HTG|HUF|IDR|ILS|INR|IQD|IRR|ISK|JMD|JOD|JPY|KES|KGS|KHR|KMF|KPW|KRW|KWD|KYD|KZT|LAK|LBP|LKR|LRD|LSL|LYD|MAD|MDL|MGA|MKD|MMK|MNT|MOP|MRU|MUR|MVR|MWK|MXN|MXV|MYR|MZN|NAD|NGN|NIO|NOK|NPR|NZD|OMR|PAB|PEN|PGK|PHP|PKR|PLN|PYG|QAR|RON|RSD|RUB|RWF|SAR|SBD|SCR|SDG|SEK|SGD|SHP|SLE|SOS|SRD|SSP|STN|SVC|SYP|SZL|THB|TJS|TMT|TND|TOP|TRY|TTD|TWD|TZS|UAH|UGX|USD|USN|UYI|UYU|UYW|UZS|VED|VES|VND|VUV|WST|XAD|XAF|XAG|XAU|XBA|XBB|XBC|XBD|XCD|XCG|XDR|XOF|XPD|XPF|XPT|XSU|XTS|XUA|XXX|YER|ZAR|ZMW|ZWG)$/;
// iban electronic format: 2-letter country, check digits 02-98 (the only values `98 - remainder` can produce), 11-30 bban characters
const iban = /^[A-Z]{2}(?!00|01|99)\d{2}[A-Z0-9]{11,30}$/;
const dateSource = `(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))`;
/** Anchors a pattern source. The interpolation lives here rather than at the call site because
 * esbuild will not drop a `@__PURE__` call whose own argument interpolates a variable, but it
 * will drop `anchor(dateSource)`. Keeping it inline pinned `date` into every bundle. */
function regexes_anchor(source) {
    return new RegExp(`^${source}$`);
}
const date = /*@__PURE__*/ regexes_anchor(dateSource);
function timeSource(args) {
    const hhmm = `(?:[01]\\d|2[0-3]):[0-5]\\d`;
    const regex = typeof args.precision === "number"
        ? args.precision === -1
            ? `${hhmm}`
            : args.precision === 0
                ? `${hhmm}:[0-5]\\d`
                : `${hhmm}:[0-5]\\d\\.\\d{${args.precision}}`
        : args.seconds
            ? `${hhmm}:[0-5]\\d(?:\\.\\d+)?`
            : `${hhmm}(?::[0-5]\\d(?:\\.\\d+)?)?`;
    return regex;
}
function time(args) {
    return new RegExp(`^${timeSource(args)}$`);
}
// Adapted from https://stackoverflow.com/a/3143231
function datetime(args) {
    const opts = ["Z"];
    // if (args.offset) opts.push(`([+-]\\d{2}:\\d{2})`);
    if (args.offset)
        opts.push(`([+-](?:[01]\\d|2[0-3]):[0-5]\\d)`);
    // RFC 3339 mandates seconds wherever the time carries a `Z` or an offset, so only the unqualified form `local` adds may omit them
    const qualified = `${timeSource({ precision: args.precision, seconds: true })}(?:${opts.join("|")})`;
    const timeRegex = args.local ? `${qualified}|${timeSource({ precision: args.precision })}` : qualified;
    return new RegExp(`^${dateSource}T(?:${timeRegex})$`);
}
// the unbounded form of `string()` as a literal, so every plain string shares one instance instead of building its own
const anyString = /^[\s\S]{0,}$/;
const string = (params) => {
    const regex = params ? `[\\s\\S]{${params?.minimum ?? 0},${params?.maximum ?? ""}}` : `[\\s\\S]*`;
    return new RegExp(`^${regex}$`);
};
const bigint = /^-?\d+n?$/;
const integer = /^-?\d+$/;
const number = /^-?\d+(?:\.\d+)?$/;
const regexes_boolean = /^(?:true|false)$/i;
const _null = /^null$/i;

const _undefined = /^undefined$/i;

// regex for string with no uppercase letters
const lowercase = /^[^A-Z]*$/;
// regex for string with no lowercase letters
const uppercase = /^[^a-z]*$/;
// regex for hexadecimal strings (any length)
const hex = /^[0-9a-fA-F]*$/;
// Hash regexes for different algorithms and encodings
// Helper function to create base64 regex with exact length and padding
function fixedBase64(bodyLength, padding) {
    return new RegExp(`^[A-Za-z0-9+/]{${bodyLength}}${padding}$`);
}
// Helper function to create base64url regex with exact length (no padding)
function fixedBase64url(length) {
    return new RegExp(`^[A-Za-z0-9_-]{${length}}$`);
}
// MD5 (16 bytes): base64 = 24 chars total (22 + "==")
const md5_hex = /^[0-9a-fA-F]{32}$/;
const md5_base64 = /*@__PURE__*/ (/* unused pure expression or super */ null && (fixedBase64(22, "==")));
const md5_base64url = /*@__PURE__*/ (/* unused pure expression or super */ null && (fixedBase64url(22)));
// SHA1 (20 bytes): base64 = 28 chars total (27 + "=")
const sha1_hex = /^[0-9a-fA-F]{40}$/;
const sha1_base64 = /*@__PURE__*/ (/* unused pure expression or super */ null && (fixedBase64(27, "=")));
const sha1_base64url = /*@__PURE__*/ (/* unused pure expression or super */ null && (fixedBase64url(27)));
// SHA256 (32 bytes): base64 = 44 chars total (43 + "=")
const sha256_hex = /^[0-9a-fA-F]{64}$/;
const sha256_base64 = /*@__PURE__*/ (/* unused pure expression or super */ null && (fixedBase64(43, "=")));
const sha256_base64url = /*@__PURE__*/ (/* unused pure expression or super */ null && (fixedBase64url(43)));
// SHA384 (48 bytes): base64 = 64 chars total (no padding)
const sha384_hex = /^[0-9a-fA-F]{96}$/;
const sha384_base64 = /*@__PURE__*/ (/* unused pure expression or super */ null && (fixedBase64(64, "")));
const sha384_base64url = /*@__PURE__*/ (/* unused pure expression or super */ null && (fixedBase64url(64)));
// SHA512 (64 bytes): base64 = 88 chars total (86 + "==")
const sha512_hex = /^[0-9a-fA-F]{128}$/;
const sha512_base64 = /*@__PURE__*/ (/* unused pure expression or super */ null && (fixedBase64(86, "==")));
const sha512_base64url = /*@__PURE__*/ (/* unused pure expression or super */ null && (fixedBase64url(86)));

// EXTERNAL MODULE: ../../node_modules/zod/v4/core/util.js
var core_util = __nccwpck_require__(52055);
;// CONCATENATED MODULE: ../../node_modules/zod/v4/core/versions.js
const version = {
    major: 4,
    minor: 6,
    patch: 7,
};

;// CONCATENATED MODULE: ../../node_modules/zod/v4/core/schemas.js







const $ZodType = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodType", (inst, def) => {
    var _a;
    inst ?? (inst = {});
    inst._zod.def = def; // set _def property
    inst._zod.bag = inst._zod.bag || {}; // initialize _bag object
    inst._zod.version = version;
    const defChecks = inst._zod.def.checks;
    // if inst is itself a checks.$ZodCheck, run it as a check
    const checks = inst._zod.traits.has("$ZodCheck")
        ? [inst, ...(defChecks ?? [])]
        : defChecks?.length
            ? [...defChecks]
            : [];
    for (const ch of checks) {
        for (const fn of ch._zod.onattach) {
            fn(inst);
        }
    }
    if (checks.length === 0) {
        // deferred initializer inst._zod.parse is not yet defined
        (_a = inst._zod).deferred ?? (_a.deferred = []);
        inst._zod.deferred?.push(() => {
            inst._zod.run = inst._zod.parse;
        });
    }
    else {
        const runChecks = (payload, checks, ctx) => {
            if (payload.memo)
                return payload;
            let isAborted = core_util/* aborted */.QH(payload);
            let asyncResult;
            for (const ch of checks) {
                if (ch._zod.def.when) {
                    if (core_util/* explicitlyAborted */.rL(payload))
                        continue;
                    const shouldRun = ch._zod.def.when(payload);
                    if (!shouldRun)
                        continue;
                }
                else if (isAborted) {
                    continue;
                }
                const currLen = payload.issues.length;
                const _ = ch._zod.check(payload);
                if (_ instanceof Promise && ctx?.async === false) {
                    throw new core_core/* $ZodAsyncError */.GT();
                }
                if (asyncResult || _ instanceof Promise) {
                    asyncResult = (asyncResult ?? Promise.resolve()).then(async () => {
                        await _;
                        const nextLen = payload.issues.length;
                        if (nextLen === currLen)
                            return;
                        core_util/* attachSchema */.d3(payload.issues, currLen, inst);
                        if (!isAborted)
                            isAborted = core_util/* aborted */.QH(payload, currLen);
                    });
                }
                else {
                    const nextLen = payload.issues.length;
                    if (nextLen === currLen)
                        continue;
                    core_util/* attachSchema */.d3(payload.issues, currLen, inst);
                    if (!isAborted)
                        isAborted = core_util/* aborted */.QH(payload, currLen);
                }
            }
            if (asyncResult) {
                return asyncResult.then(() => {
                    return payload;
                });
            }
            return payload;
        };
        const handleCanaryResult = (canary, payload, ctx) => {
            // abort if the canary is aborted
            if (core_util/* aborted */.QH(canary)) {
                canary.aborted = true;
                return canary;
            }
            // run checks first, then
            const checkResult = runChecks(payload, checks, ctx);
            if (checkResult instanceof Promise) {
                if (ctx.async === false)
                    throw new core_core/* $ZodAsyncError */.GT();
                return checkResult.then((checkResult) => inst._zod.parse(checkResult, ctx));
            }
            return inst._zod.parse(checkResult, ctx);
        };
        inst._zod.run = (payload, ctx) => {
            if (ctx.skipChecks) {
                return inst._zod.parse(payload, ctx);
            }
            if (ctx.direction === "backward") {
                // run canary initial pass (no checks)
                const canary = inst._zod.parse({ value: payload.value, issues: [] }, { ...ctx, skipChecks: true });
                if (canary instanceof Promise) {
                    return canary.then((canary) => {
                        return handleCanaryResult(canary, payload, ctx);
                    });
                }
                return handleCanaryResult(canary, payload, ctx);
            }
            // forward
            const result = inst._zod.parse(payload, ctx);
            if (result instanceof Promise) {
                if (ctx.async === false)
                    throw new core_core/* $ZodAsyncError */.GT();
                return result.then((result) => runChecks(result, checks, ctx));
            }
            return runChecks(result, checks, ctx);
        };
    }
}, {
    // Wrappers extend this by installing a richer factory over it; reading it eagerly would defeat the laziness.
    get "~standard"() {
        return core_util/* hide */.jD(this, "~standard", standardProps(this));
    },
    set "~standard"(value) {
        core_util/* own */.qh(this, "~standard", value);
    },
});
/** The Standard Schema surface for `inst`. Shared so wrappers can extend it without forcing it. */
// a Standard Schema result only reports issues, so a failure finalizes them straight off the raw payload: no ZodError, and no lazy result to read through
const toStandardResult = (r, ctx) => r.issues.length ? { issues: r.issues.map((iss) => core_util/* finalizeIssue */.iR(iss, ctx, core_core/* config */.$W())) } : { value: r.value };
async function validateAsync(inst, value) {
    const ctx = { async: true };
    return toStandardResult((await inst._zod.run({ value, issues: [] }, ctx)), ctx);
}
function standardProps(inst) {
    return {
        validate: (value) => {
            const ctx = { async: false };
            try {
                const r = inst._zod.run({ value, issues: [] }, ctx);
                if (!(r instanceof Promise))
                    return toStandardResult(r, ctx);
            }
            catch (_) { }
            // async function so a synchronously throwing check rejects instead of escaping validate
            return validateAsync(inst, value);
        },
        vendor: "zod",
        version: 1,
    };
}

const $ZodString = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodString", (inst, def) => {
    $ZodType.init(inst, def);
    // a format's own pattern, else unbounded; a template literal derives the check-aware form itself
    inst._zod.pattern = def.pattern ?? anyString;
    inst._zod.parse = (payload, _) => {
        if (def.coerce)
            try {
                payload.value = String(payload.value);
            }
            catch (_) { }
        if (typeof payload.value === "string")
            return payload;
        payload.issues.push({
            expected: "string",
            code: "invalid_type",
            input: payload.value,
            inst,
        });
        return payload;
    };
});
const $ZodStringFormat = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodStringFormat", (inst, def) => {
    // check initialization must come first
    core_checks/* $ZodCheckStringFormat */.ql.init(inst, def);
    $ZodString.init(inst, def);
});
const $ZodGUID = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodGUID", (inst, def) => {
    def.pattern ?? (def.pattern = guid);
    $ZodStringFormat.init(inst, def);
});
const $ZodUUID = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodUUID", (inst, def) => {
    if (def.version) {
        const versionMap = {
            v1: 1,
            v2: 2,
            v3: 3,
            v4: 4,
            v5: 5,
            v6: 6,
            v7: 7,
            v8: 8,
        };
        const v = versionMap[def.version];
        if (v === undefined)
            throw new Error(`Invalid UUID version: "${def.version}"`);
        def.pattern ?? (def.pattern = regexes.uuid(v));
    }
    else
        def.pattern ?? (def.pattern = regexes.uuid());
    $ZodStringFormat.init(inst, def);
})));
const $ZodEmail = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodEmail", (inst, def) => {
    def.pattern ?? (def.pattern = regexes.email);
    $ZodStringFormat.init(inst, def);
})));
/** The `://` guard rejected the input before the URL constructor saw it. */
const URL_BAD_FORMAT = 1;
/** The URL parser rejected the input. */
const URL_UNPARSEABLE = 2;
function canParseURL(input) {
    try {
        if (typeof URL !== "undefined" && typeof URL.canParse === "function")
            return URL.canParse(input);
        new URL(input);
        return true;
    }
    catch {
        return false;
    }
}
function validateURL(trimmed, def) {
    if (!("normalize" in def) && !("hostname" in def) && !("protocol" in def)) {
        return canParseURL(trimmed) || URL_UNPARSEABLE;
    }
    return parseURLObject(trimmed, def);
}
/** Parses a URL while preserving the non-normalizing HTTP guard. */
function parseURLObject(trimmed, def) {
    // When normalize is off, require :// for http/https URLs. This prevents strings like "http:example.com" or "https:/path" from being silently accepted
    if (!def.normalize && def.protocol?.source === httpProtocol.source && !/^https?:\/\//i.test(trimmed)) {
        return URL_BAD_FORMAT;
    }
    try {
        if (typeof URL !== "undefined") {
            const URLStatic = URL;
            if (typeof URLStatic.parse === "function")
                return URLStatic.parse(trimmed) ?? URL_UNPARSEABLE;
        }
        // @ts-ignore
        return new URL(trimmed);
    }
    catch {
        return URL_UNPARSEABLE;
    }
}
const asciiTabOrNewline = /[\t\n\r]/g;
/** The URL parser deletes every ASCII tab, LF and CR from its input before it parses, so `new URL("https://exa\nmple.com")` reports on `example.com`. Applying the same deletion to the returned value closes the half of that divergence which can move the host; the parser's other rewrite, stripping C0 controls at the edges, cannot. */
function stripTabAndNewline(value) {
    return value.replace(asciiTabOrNewline, "");
}
function urlHostnameOk(url, hostname) {
    hostname.lastIndex = 0;
    return hostname.test(url.hostname);
}
function urlProtocolOk(url, protocol) {
    protocol.lastIndex = 0;
    return protocol.test(url.protocol.endsWith(":") ? url.protocol.slice(0, -1) : url.protocol);
}
const $ZodURL = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodURL", (inst, def) => {
    $ZodStringFormat.init(inst, def);
    inst._zod.check = (payload) => {
        try {
            // Trim whitespace from input
            const trimmed = payload.value.trim();
            const url = validateURL(trimmed, def);
            if (url === URL_BAD_FORMAT) {
                payload.issues.push({
                    code: "invalid_format",
                    format: "url",
                    note: "Invalid URL format",
                    input: payload.value,
                    inst,
                    continue: !def.abort,
                });
                return;
            }
            if (url === URL_UNPARSEABLE) {
                payload.issues.push({
                    code: "invalid_format",
                    format: "url",
                    input: payload.value,
                    inst,
                    continue: !def.abort,
                });
                return;
            }
            if (url === true) {
                payload.value = stripTabAndNewline(trimmed);
                return;
            }
            if (def.hostname && !urlHostnameOk(url, def.hostname)) {
                payload.issues.push({
                    code: "invalid_format",
                    format: "url",
                    note: "Invalid hostname",
                    pattern: def.hostname.source,
                    input: payload.value,
                    inst,
                    continue: !def.abort,
                });
            }
            if (def.protocol && !urlProtocolOk(url, def.protocol)) {
                payload.issues.push({
                    code: "invalid_format",
                    format: "url",
                    note: "Invalid protocol",
                    pattern: def.protocol.source,
                    input: payload.value,
                    inst,
                    continue: !def.abort,
                });
            }
            // Set the output value based on normalize flag
            payload.value = def.normalize ? url.href : stripTabAndNewline(trimmed);
            return;
        }
        catch (_) {
            payload.issues.push({
                code: "invalid_format",
                format: "url",
                input: payload.value,
                inst,
                continue: !def.abort,
            });
        }
    };
});
const $ZodEmoji = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodEmoji", (inst, def) => {
    def.pattern ?? (def.pattern = regexes.emoji());
    $ZodStringFormat.init(inst, def);
})));
const $ZodNanoID = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodNanoID", (inst, def) => {
    if (def.length !== undefined && (!Number.isInteger(def.length) || def.length < 1))
        throw new Error(`Invalid nanoid length: ${def.length}`);
    def.pattern ?? (def.pattern = def.length === undefined ? regexes.nanoid : regexes.nanoidOfLength(def.length));
    $ZodStringFormat.init(inst, def);
})));
/**
 * @deprecated CUID v1 is deprecated by its authors due to information leakage
 * (timestamps embedded in the id). Use {@link $ZodCUID2} instead.
 * See https://github.com/paralleldrive/cuid.
 */
const $ZodCUID = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodCUID", (inst, def) => {
    def.pattern ?? (def.pattern = regexes.cuid);
    $ZodStringFormat.init(inst, def);
})));
const $ZodCUID2 = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodCUID2", (inst, def) => {
    def.pattern ?? (def.pattern = regexes.cuid2);
    $ZodStringFormat.init(inst, def);
})));
const $ZodULID = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodULID", (inst, def) => {
    def.pattern ?? (def.pattern = regexes.ulid);
    $ZodStringFormat.init(inst, def);
})));
const $ZodXID = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodXID", (inst, def) => {
    def.pattern ?? (def.pattern = regexes.xid);
    $ZodStringFormat.init(inst, def);
})));
const $ZodKSUID = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodKSUID", (inst, def) => {
    def.pattern ?? (def.pattern = regexes.ksuid);
    $ZodStringFormat.init(inst, def);
})));
const $ZodISODateTime = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodISODateTime", (inst, def) => {
    def.pattern ?? (def.pattern = regexes.datetime(def));
    $ZodStringFormat.init(inst, def);
})));
const $ZodISODate = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodISODate", (inst, def) => {
    def.pattern ?? (def.pattern = date);
    $ZodStringFormat.init(inst, def);
});
const $ZodISOTime = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodISOTime", (inst, def) => {
    def.pattern ?? (def.pattern = regexes.time(def));
    $ZodStringFormat.init(inst, def);
})));
const $ZodISODuration = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodISODuration", (inst, def) => {
    def.pattern ?? (def.pattern = regexes.duration);
    $ZodStringFormat.init(inst, def);
})));
const $ZodIPv4 = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodIPv4", (inst, def) => {
    def.pattern ?? (def.pattern = regexes.ipv4);
    $ZodStringFormat.init(inst, def);
})));
/** An IPv6 address is written with hex digits, colons and dots, and nothing else. The guard is what makes the check below an IPv6 check: `new URL("http://[...]")` parses an authority, not an address, so `@` and `\` re-delimit it and `"::@1\\"` validates against the host `0.0.0.1`. The URL parser also deletes ASCII tab, LF and CR rather than failing, which is how `"::1\n"` validated as `::1`. */
const ipv6Alphabet = /^[0-9a-fA-F:.]+$/;
function isValidIPv6(value) {
    if (!ipv6Alphabet.test(value))
        return false;
    return canParseURL(`http://[${value}]`);
}
const $ZodIPv6 = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodIPv6", (inst, def) => {
    def.pattern ?? (def.pattern = regexes.ipv6);
    $ZodStringFormat.init(inst, def);
    inst._zod.check = (payload) => {
        if (!isValidIPv6(payload.value)) {
            payload.issues.push({
                code: "invalid_format",
                format: "ipv6",
                input: payload.value,
                inst,
                continue: !def.abort,
            });
        }
    };
})));
const $ZodMAC = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodMAC", (inst, def) => {
    def.pattern ?? (def.pattern = regexes.mac(def.delimiter));
    $ZodStringFormat.init(inst, def);
})));
const $ZodCIDRv4 = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodCIDRv4", (inst, def) => {
    def.pattern ?? (def.pattern = regexes.cidrv4);
    $ZodStringFormat.init(inst, def);
})));
function isValidCIDRv6(value) {
    const parts = value.split("/");
    if (parts.length !== 2)
        return false;
    const [address, prefix] = parts;
    if (!prefix)
        return false;
    const prefixNum = Number(prefix);
    if (`${prefixNum}` !== prefix)
        return false;
    if (prefixNum < 0 || prefixNum > 128)
        return false;
    return isValidIPv6(address);
}
const $ZodCIDRv6 = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodCIDRv6", (inst, def) => {
    def.pattern ?? (def.pattern = regexes.cidrv6); // not used for validation
    $ZodStringFormat.init(inst, def);
    inst._zod.check = (payload) => {
        if (!isValidCIDRv6(payload.value)) {
            payload.issues.push({
                code: "invalid_format",
                format: "cidrv6",
                input: payload.value,
                inst,
                continue: !def.abort,
            });
        }
    };
})));
//////////////////////////////   ZodBase64   //////////////////////////////
function isValidBase64(data) {
    if (data === "")
        return true;
    // atob ignores whitespace, so reject it up front.
    if (/\s/.test(data))
        return false;
    if (data.length % 4 !== 0)
        return false;
    try {
        // @ts-ignore
        atob(data);
        return true;
    }
    catch {
        return false;
    }
}
// lax on purpose: the quantified regexes.base64 overflows the regex stack on multi-MB input and its leading ^$| alternation leaks through template-literal composition; isValidBase64 enforces length and padding
const base64Charset = /^[0-9a-zA-Z+/]*={0,2}$/;
const $ZodBase64 = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodBase64", (inst, def) => {
    def.pattern ?? (def.pattern = base64Charset);
    $ZodStringFormat.init(inst, def);
    inst._zod.check = (payload) => {
        if (isValidBase64(payload.value))
            return;
        payload.issues.push({
            code: "invalid_format",
            format: "base64",
            input: payload.value,
            inst,
            continue: !def.abort,
        });
    };
})));
//////////////////////////////   ZodBase64URL   //////////////////////////////
// lax on purpose: the quantified regexes.base64url overflows the regex stack on multi-MB input; isValidBase64 enforces length on the padded string
const base64urlCharset = /^[A-Za-z0-9_-]*$/;
function isValidBase64URL(data) {
    if (!base64urlCharset.test(data))
        return false;
    const base64 = data.replace(/[-_]/g, (c) => (c === "-" ? "+" : "/"));
    const padded = base64.padEnd(Math.ceil(base64.length / 4) * 4, "=");
    return isValidBase64(padded);
}
const $ZodBase64URL = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodBase64URL", (inst, def) => {
    def.pattern ?? (def.pattern = base64urlCharset);
    $ZodStringFormat.init(inst, def);
    inst._zod.check = (payload) => {
        if (isValidBase64URL(payload.value))
            return;
        payload.issues.push({
            code: "invalid_format",
            format: "base64url",
            input: payload.value,
            inst,
            continue: !def.abort,
        });
    };
})));
const $ZodE164 = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodE164", (inst, def) => {
    def.pattern ?? (def.pattern = regexes.e164);
    $ZodStringFormat.init(inst, def);
})));
//////////////////////////////   ZodCreditCard   //////////////////////////////
const CC_SANITIZE = /[- ]/g;
/** Luhn checksum on a digit-only string. Adapted from valibot (MIT). */
function isLuhnAlgo(digits) {
    let length = digits.length;
    let bit = 1;
    let sum = 0;
    while (length) {
        const value = digits.charCodeAt(--length) - 48;
        bit ^= 1;
        sum += bit ? [0, 2, 4, 6, 8, 1, 3, 5, 7, 9][value] : value;
    }
    return sum % 10 === 0;
}
function isValidCreditCard(input) {
    if (!regexes.creditCard.test(input))
        return false;
    return isLuhnAlgo(input.replace(CC_SANITIZE, ""));
}
const $ZodCreditCard = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodCreditCard", (inst, def) => {
    // Shape only — the Luhn check below is not expressible as a pattern, so consumers of `pattern` (JSON Schema, template literals) get the length and separator rules alone.
    def.pattern ?? (def.pattern = regexes.creditCard);
    $ZodStringFormat.init(inst, def);
    inst._zod.check = (payload) => {
        if (isValidCreditCard(payload.value))
            return;
        payload.issues.push({
            code: "invalid_format",
            format: "credit_card",
            input: payload.value,
            inst,
            continue: !def.abort,
        });
    };
})));
//////////////////////////////   ZodIBAN   //////////////////////////////
// iso 7064 mod 97-10 checksum without BigInt
function isIso7064Mod97(iban) {
    let remainder = 0;
    const len = iban.length;
    for (let i = 4; i < len; i++) {
        const code = iban.charCodeAt(i);
        remainder = (code >= 65 ? remainder * 100 + (code - 55) : remainder * 10 + (code - 48)) % 97;
    }
    for (let i = 0; i < 4; i++) {
        const code = iban.charCodeAt(i);
        remainder = (code >= 65 ? remainder * 100 + (code - 55) : remainder * 10 + (code - 48)) % 97;
    }
    return remainder === 1;
}
function isValidIBAN(input) {
    if (!regexes.iban.test(input))
        return false;
    return isIso7064Mod97(input);
}
const $ZodIBAN = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodIBAN", (inst, def) => {
    // shape only — checksum is not expressible as a pattern
    def.pattern ?? (def.pattern = regexes.iban);
    $ZodStringFormat.init(inst, def);
    inst._zod.check = (payload) => {
        if (isValidIBAN(payload.value))
            return;
        payload.issues.push({
            code: "invalid_format",
            format: "iban",
            input: payload.value,
            inst,
            continue: !def.abort,
        });
    };
})));
//////////////////////////////   ZodJWT   //////////////////////////////
function isValidJWT(token, algorithm = null) {
    try {
        const tokensParts = token.split(".");
        if (tokensParts.length !== 3)
            return false;
        const [header] = tokensParts;
        if (!header)
            return false;
        // @ts-ignore
        const parsedHeader = JSON.parse(atob(header));
        if ("typ" in parsedHeader && parsedHeader?.typ !== "JWT")
            return false;
        if (!parsedHeader.alg)
            return false;
        if (algorithm && (!("alg" in parsedHeader) || parsedHeader.alg !== algorithm))
            return false;
        return true;
    }
    catch {
        return false;
    }
}
const $ZodJWT = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodJWT", (inst, def) => {
    $ZodStringFormat.init(inst, def);
    inst._zod.check = (payload) => {
        if (isValidJWT(payload.value, def.alg))
            return;
        payload.issues.push({
            code: "invalid_format",
            format: "jwt",
            input: payload.value,
            inst,
            continue: !def.abort,
        });
    };
})));
const $ZodCustomStringFormat = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodCustomStringFormat", (inst, def) => {
    $ZodStringFormat.init(inst, def);
    inst._zod.check = (payload) => {
        if (def.fn(payload.value))
            return;
        payload.issues.push({
            code: "invalid_format",
            format: def.format,
            input: payload.value,
            inst,
            continue: !def.abort,
        });
    };
})));
const $ZodNumber = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodNumber", (inst, def) => {
    $ZodType.init(inst, def);
    inst._zod.pattern = number;
    inst._zod.parse = (payload, _ctx) => {
        if (def.coerce)
            try {
                payload.value = Number(payload.value);
            }
            catch (_) { }
        const input = payload.value;
        if (typeof input === "number" && !Number.isNaN(input) && Number.isFinite(input)) {
            return payload;
        }
        const received = typeof input === "number"
            ? Number.isNaN(input)
                ? "NaN"
                : !Number.isFinite(input)
                    ? String(input)
                    : undefined
            : undefined;
        payload.issues.push({
            expected: "number",
            code: "invalid_type",
            input,
            inst,
            ...(received ? { received } : {}),
        });
        return payload;
    };
});
const $ZodNumberFormat = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodNumberFormat", (inst, def) => {
    core_checks/* $ZodCheckNumberFormat */.KH.init(inst, def);
    $ZodNumber.init(inst, def); // no format checks
});
const $ZodBoolean = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodBoolean", (inst, def) => {
    $ZodType.init(inst, def);
    inst._zod.pattern = regexes_boolean;
    inst._zod.parse = (payload, _ctx) => {
        if (def.coerce)
            try {
                payload.value = Boolean(payload.value);
            }
            catch (_) { }
        const input = payload.value;
        if (typeof input === "boolean")
            return payload;
        payload.issues.push({
            expected: "boolean",
            code: "invalid_type",
            input,
            inst,
        });
        return payload;
    };
});
const $ZodBigInt = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodBigInt", (inst, def) => {
    $ZodType.init(inst, def);
    inst._zod.pattern = regexes.bigint;
    inst._zod.parse = (payload, _ctx) => {
        if (def.coerce)
            try {
                payload.value = BigInt(payload.value);
            }
            catch (_) { }
        if (typeof payload.value === "bigint")
            return payload;
        payload.issues.push({
            expected: "bigint",
            code: "invalid_type",
            input: payload.value,
            inst,
        });
        return payload;
    };
})));
const $ZodBigIntFormat = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodBigIntFormat", (inst, def) => {
    checks.$ZodCheckBigIntFormat.init(inst, def);
    $ZodBigInt.init(inst, def); // no format checks
})));
const $ZodSymbol = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodSymbol", (inst, def) => {
    $ZodType.init(inst, def);
    inst._zod.parse = (payload, _ctx) => {
        const input = payload.value;
        if (typeof input === "symbol")
            return payload;
        payload.issues.push({
            expected: "symbol",
            code: "invalid_type",
            input,
            inst,
        });
        return payload;
    };
})));
const $ZodUndefined = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodUndefined", (inst, def) => {
    $ZodType.init(inst, def);
    inst._zod.pattern = regexes.undefined;
    inst._zod.values = new Set([undefined]);
    inst._zod.parse = (payload, _ctx) => {
        const input = payload.value;
        if (typeof input === "undefined")
            return payload;
        payload.issues.push({
            expected: "undefined",
            code: "invalid_type",
            input,
            inst,
        });
        return payload;
    };
})));
const $ZodNull = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodNull", (inst, def) => {
    $ZodType.init(inst, def);
    inst._zod.pattern = regexes.null;
    inst._zod.values = new Set([null]);
    inst._zod.parse = (payload, _ctx) => {
        const input = payload.value;
        if (input === null)
            return payload;
        payload.issues.push({
            expected: "null",
            code: "invalid_type",
            input,
            inst,
        });
        return payload;
    };
})));
const $ZodAny = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodAny", (inst, def) => {
    $ZodType.init(inst, def);
    inst._zod.parse = (payload) => payload;
})));
const $ZodUnknown = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodUnknown", (inst, def) => {
    $ZodType.init(inst, def);
    inst._zod.parse = (payload) => payload;
});
const $ZodNever = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodNever", (inst, def) => {
    $ZodType.init(inst, def);
    inst._zod.parse = (payload, _ctx) => {
        payload.issues.push({
            expected: "never",
            code: "invalid_type",
            input: payload.value,
            inst,
        });
        return payload;
    };
});
const $ZodVoid = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodVoid", (inst, def) => {
    $ZodType.init(inst, def);
    inst._zod.parse = (payload, _ctx) => {
        const input = payload.value;
        if (typeof input === "undefined")
            return payload;
        payload.issues.push({
            expected: "void",
            code: "invalid_type",
            input,
            inst,
        });
        return payload;
    };
})));
const $ZodDate = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodDate", (inst, def) => {
    $ZodType.init(inst, def);
    inst._zod.parse = (payload, _ctx) => {
        if (def.coerce) {
            try {
                payload.value = new Date(payload.value);
            }
            catch (_err) { }
        }
        const input = payload.value;
        const isDate = input instanceof Date;
        const isValidDate = isDate && !Number.isNaN(input.getTime());
        if (isValidDate)
            return payload;
        payload.issues.push({
            expected: "date",
            code: "invalid_type",
            input,
            ...(isDate ? { received: "Invalid Date" } : {}),
            inst,
        });
        return payload;
    };
})));
// an oversized container fails its leading size checks before any element is parsed
function capSize(inst, size) {
    const caps = core_util/* sizeCaps */.hi(inst._zod.def.checks);
    if (!caps.length)
        return;
    const cap = Math.min(...caps.map((c) => c[0]));
    const parse = inst._zod.parse;
    inst._zod.parse = (payload, ctx) => {
        const n = size(payload.value);
        if (n > cap && !ctx?.skipChecks && ctx?.direction !== "backward") {
            for (const [max, ch] of core_util/* sizeCaps */.hi(inst._zod.def.checks)) {
                if (n > max && ch._zod.def.when(payload)) {
                    const start = payload.issues.length;
                    ch._zod.check(payload);
                    // the value is still the raw input, so no later check may read it
                    payload.issues[start].continue = false;
                    core_util/* attachSchema */.d3(payload.issues, start, inst);
                    return payload;
                }
            }
        }
        return parse(payload, ctx);
    };
}
const arraySize = (input) => (Array.isArray(input) ? input.length : -1);
const mapSize = (input) => (input instanceof Map ? input.size : -1);
const setSize = (input) => (input instanceof Set ? input.size : -1);
function handleArrayResult(result, final, index) {
    if (result.issues.length) {
        final.issues.push(...core_util/* prefixIssues */.lQ(index, result.issues));
    }
    final.value[index] = result.value;
}
const $ZodArray = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodArray", (inst, def) => {
    $ZodType.init(inst, def);
    const memo = core_core/* globalConfig */.cr.memoizer;
    memo?.attach(inst);
    inst._zod.parse = (payload, ctx) => {
        const input = payload.value;
        if (!Array.isArray(input)) {
            payload.issues.push({
                expected: "array",
                code: "invalid_type",
                input,
                inst,
            });
            return payload;
        }
        payload.value = memo ? memo.alloc(inst, payload, Array(input.length), ctx) : Array(input.length);
        const proms = [];
        const abortEarly = ctx?.abortEarly;
        for (let i = 0; i < input.length; i++) {
            const item = input[i];
            const result = def.element._zod.run({
                value: item,
                issues: [],
            }, ctx);
            if (result instanceof Promise) {
                proms.push(result.then((result) => handleArrayResult(result, payload, i)));
            }
            else {
                handleArrayResult(result, payload, i);
                // the element's payload is authoritative here, since handleArrayResult forwards every issue; an object's is not, because it drops a failed absent optional
                if (abortEarly && result.issues.length !== 0 && core_util/* aborted */.QH(result))
                    break;
            }
        }
        if (proms.length) {
            return Promise.all(proms).then(() => payload);
        }
        return payload; //handleArrayResultsAsync(parseResults, final);
    };
    capSize(inst, arraySize);
});
function handlePropertyResult(result, final, key, input, optin, optout) {
    const isPresent = key in input;
    const isOptionalOut = optout === "optional";
    // The middle rung means "absence permitted, nothing supplied in its place", so an absent key contributes nothing — whatever the schema made of `undefined` is invented, not substituted. Only `optional` reaches this with a value: `defaulted` substitutes, and a schema that isn't optional-out has to keep the key.
    if (!isPresent && isOptionalOut && optin === "optional") {
        return;
    }
    if (result.issues.length) {
        // For optional-in/out schemas, ignore errors on absent keys.
        if (optin !== undefined && isOptionalOut && !isPresent) {
            return;
        }
        final.issues.push(...core_util/* prefixIssues */.lQ(key, result.issues));
    }
    if (!isPresent && optin === undefined) {
        if (!result.issues.length) {
            final.issues.push({
                code: "invalid_type",
                expected: "nonoptional",
                input: undefined,
                path: [key],
            });
        }
        return;
    }
    if (result.value === undefined) {
        if (isPresent || (optin === "defaulted" && !isOptionalOut)) {
            final.value[key] = undefined;
        }
    }
    else {
        final.value[key] = result.value;
    }
}
// one shared instance; a fresh [] per schema cost 56 bytes retained
const NO_SYMBOL_KEYS = [];
function normalizeDef(def) {
    const keys = Object.keys(def.shape);
    const ownSymbols = Object.getOwnPropertySymbols(def.shape);
    const symbolKeys = ownSymbols.length ? ownSymbols : NO_SYMBOL_KEYS;
    // aliases `keys` when there are no symbols, so a string-only shape keeps one array
    const allKeys = symbolKeys.length ? [...keys, ...symbolKeys] : keys;
    for (const k of allKeys) {
        if (!def.shape?.[k]?._zod?.traits?.has("$ZodType")) {
            throw new Error(`Invalid element at key "${String(k)}": expected a Zod schema`);
        }
    }
    const okeys = core_util/* optionalKeys */.NM(def.shape);
    return {
        ...def,
        allKeys,
        symbolKeys,
        // string-only: handleCatchall matches it against `for...in`, which never yields a symbol
        keySet: new Set(keys),
        numKeys: keys.length,
        optionalKeys: new Set(okeys),
    };
}
function handleCatchall(proms, input, payload, ctx, def, inst, abortEarly) {
    const unrecognized = [];
    const keySet = def.keySet;
    const _catchall = def.catchall._zod;
    const t = _catchall.def.type;
    const optin = _catchall.optin;
    const optout = _catchall.optout;
    // starts at 0, not the current length: the shape phase already ran and may have aborted
    let seen = 0;
    for (const key in input) {
        if (abortEarly && payload.issues.length !== seen) {
            if (core_util/* aborted */.QH(payload, seen))
                break;
            seen = payload.issues.length;
        }
        // Must precede the __proto__ branch: a declared key is not unrecognized, even though the shape loop deliberately strips __proto__ from the parsed output.
        if (keySet.has(key))
            continue;
        // Don't copy an undeclared __proto__ into the result; assignment to a plain {} would replace the result prototype. But in strict mode it is still an unknown key, so report it before skipping.
        if (key === "__proto__") {
            if (t === "never")
                unrecognized.push(key);
            continue;
        }
        if (t === "never") {
            unrecognized.push(key);
            continue;
        }
        const r = _catchall.run({ value: input[key], issues: [] }, ctx);
        if (r instanceof Promise) {
            proms.push(r.then((r) => handlePropertyResult(r, payload, key, input, optin, optout)));
        }
        else {
            handlePropertyResult(r, payload, key, input, optin, optout);
        }
    }
    if (unrecognized.length) {
        payload.issues.push({
            code: "unrecognized_keys",
            keys: unrecognized,
            input,
            inst,
            // Describes the shape of the input, not the validity of the parsed value, so it never aborts. The parse still fails; the schema's own checks just get to run first, and an enclosing intersection can reconcile the key against a sibling operand.
            continue: true,
        });
    }
    if (!proms.length)
        return payload;
    return Promise.all(proms).then(() => {
        return payload;
    });
}
const $ZodObject = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodObject", (inst, def) => {
    // requires cast because technically $ZodObject doesn't extend
    $ZodType.init(inst, def);
    const desc = Object.getOwnPropertyDescriptor(def, "shape");
    // a cloned def carries its source's accessor, which knows the shape it answers from; adopting that keeps the clone's keys readable without running it
    const sh = desc?.get ? desc.get.raw : (def.shape ?? {});
    if (sh) {
        // Freezes the shape on first read, so its getters resolve once and every later read sees the same schemas.
        const get = () => {
            const newSh = { ...sh };
            Object.defineProperty(def, "shape", { value: newSh });
            get.raw = newSh;
            return newSh;
        };
        get.raw = sh;
        Object.defineProperty(def, "shape", { get });
    }
    const _normalized = core_util/* cached */.PO(() => normalizeDef(def));
    core_util/* defineLazyInternal */.v5(inst, "propValues", (zod) => {
        const shape = zod.def.shape;
        const propValues = {};
        for (const key in shape) {
            const field = shape[key]._zod;
            if (field.values) {
                if (!Object.prototype.hasOwnProperty.call(propValues, key)) {
                    core_util/* assignProp */.Vy(propValues, key, new Set());
                }
                for (const v of field.values)
                    propValues[key].add(v);
                // An omittable slot reads back as undefined at a discriminator lookup, so it has to claim undefined: two options that can both omit the key are not discriminable on it.
                if (field.optin !== undefined)
                    propValues[key].add(undefined);
            }
        }
        return propValues;
    });
    const isObject = core_util/* isObject */.Gv;
    const catchall = def.catchall;
    let value;
    const memo = core_core/* globalConfig */.cr.memoizer;
    memo?.attach(inst);
    inst._zod.parse = (payload, ctx) => {
        value ?? (value = _normalized.value);
        const input = payload.value;
        if (!isObject(input)) {
            payload.issues.push({
                expected: "object",
                code: "invalid_type",
                input,
                inst,
            });
            return payload;
        }
        payload.value = memo ? memo.alloc(inst, payload, {}, ctx) : {};
        const proms = [];
        const shape = value.shape;
        const abortEarly = ctx?.abortEarly;
        let seen = payload.issues.length;
        for (const key of value.allKeys) {
            if (abortEarly && payload.issues.length !== seen) {
                if (core_util/* aborted */.QH(payload, seen))
                    break;
                seen = payload.issues.length;
            }
            if (key === "__proto__")
                continue;
            const el = shape[key];
            const optin = el._zod.optin;
            const optout = el._zod.optout;
            const r = el._zod.run({ value: input[key], issues: [] }, ctx);
            if (r instanceof Promise) {
                proms.push(r.then((r) => handlePropertyResult(r, payload, key, input, optin, optout)));
            }
            else {
                handlePropertyResult(r, payload, key, input, optin, optout);
            }
        }
        if (!catchall) {
            return proms.length ? Promise.all(proms).then(() => payload) : payload;
        }
        return handleCatchall(proms, input, payload, ctx, _normalized.value, inst, abortEarly === true);
    };
});
const $ZodObjectJIT = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodObjectJIT", (inst, def) => {
    // requires cast because technically $ZodObject doesn't extend
    $ZodObject.init(inst, def);
    const superParse = inst._zod.parse;
    const _normalized = util.cached(() => normalizeDef(def));
    const memo = core.globalConfig.memoizer;
    const generateFastpass = (shape) => {
        const normalized = _normalized.value;
        const syms = normalized.symbolKeys;
        // a symbol has no source literal, so it is read as `syms[i]` off the closed-over scope
        const doc = new Doc(["payload", "ctx"], { shape, inst, memo, syms });
        const parseStr = (k) => `shape[${k}]._zod.run({ value: input[${k}], issues: [] }, ctx)`;
        // prefixes in place, like util.prefixIssues. newResult must land before the early return: a catchall runs after this and would otherwise write onto the caller's input
        const prefixStr = (id, k) => `
          let ${id}_ab = false;
          for (let i = 0; i < ${id}.issues.length; i++) {
            const iss = ${id}.issues[i];
            iss.path = iss.path ? [${k}, ...iss.path] : [${k}];
            payload.issues.push(iss);
            if (iss.continue !== true) ${id}_ab = true;
          }
          if (${id}_ab && ctx && ctx.abortEarly) {
            payload.value = newResult;
            return payload;
          }`;
        doc.write(`const input = payload.value;`);
        const ids = Object.create(null);
        let counter = 0;
        for (const key of normalized.allKeys) {
            ids[key] = `key_${counter++}`;
        }
        // A: preserve key order {
        doc.write(memo ? `const newResult = memo.alloc(inst, payload, {}, ctx);` : `const newResult = {};`);
        for (const key of normalized.allKeys) {
            if (key === "__proto__")
                continue;
            const id = ids[key];
            const k = typeof key === "symbol" ? `syms[${syms.indexOf(key)}]` : util.esc(key);
            const isPresent = `${k} in input`;
            const schema = shape[key];
            const optin = schema?._zod?.optin;
            const isOptionalIn = optin !== undefined;
            const isOptionalOut = schema?._zod?.optout === "optional";
            doc.write(`const ${id} = ${parseStr(k)};`);
            if (isOptionalIn && isOptionalOut) {
                // For optional-in/out schemas, ignore errors on absent keys — and, like the interpreted path, drop the value produced alongside them. The middle rung goes further: it permits absence without supplying anything in its place, so an absent key contributes nothing at all.
                const assign = optin === "optional" ? `${id}_present` : `${id}.value !== undefined || ${id}_present`;
                doc.write(`
        const ${id}_present = ${isPresent};
        if (!${id}.issues.length || ${id}_present) {
          if (${id}.issues.length) {${prefixStr(id, k)}
          }

          if (${assign}) {
            newResult[${k}] = ${id}.value;
          }
        }

      `);
            }
            else if (!isOptionalIn) {
                doc.write(`
        const ${id}_present = ${isPresent};
        if (${id}.issues.length) {${prefixStr(id, k)}
        }
        if (!${id}_present && !${id}.issues.length) {
          payload.issues.push({
            code: "invalid_type",
            expected: "nonoptional",
            input: undefined,
            path: [${k}]
          });
          if (ctx && ctx.abortEarly) {
            payload.value = newResult;
            return payload;
          }
        }

        if (${id}_present) {
          newResult[${k}] = ${id}.value;
        }

      `);
            }
            else {
                doc.write(`
        if (${id}.issues.length) {${prefixStr(id, k)}
        }
      `);
                if (optin === "defaulted") {
                    doc.write(`newResult[${k}] = ${id}.value;`);
                }
                else {
                    doc.write(`
        if (${id}.value !== undefined || ${isPresent}) {
          newResult[${k}] = ${id}.value;
        }
      `);
                }
            }
        }
        doc.write(`payload.value = newResult;`);
        doc.write(`return payload;`);
        // closing `shape` in is what pays: turbofan specializes the parser against that one shape object, so every `shape[k]._zod.run` folds to a known callee. as a parameter it stays a generic load and measures 13% slower even with the forwarding frame gone
        return doc.compile();
    };
    let fastpass;
    const isObject = util.isObject;
    const jit = !core.globalConfig.jitless;
    const allowsEval = util.allowsEval;
    const fastEnabled = jit && allowsEval.value; // && !def.catchall;
    const catchall = def.catchall;
    let value;
    inst._zod.parse = (payload, ctx) => {
        value ?? (value = _normalized.value);
        const input = payload.value;
        if (!isObject(input)) {
            payload.issues.push({
                expected: "object",
                code: "invalid_type",
                input,
                inst,
            });
            return payload;
        }
        if (jit && fastEnabled && ctx?.async === false && ctx.jitless !== true) {
            // always synchronous
            if (!fastpass)
                fastpass = generateFastpass(def.shape);
            payload = fastpass(payload, ctx);
            if (!catchall)
                return payload;
            return handleCatchall([], input, payload, ctx, value, inst, ctx?.abortEarly === true);
        }
        return superParse(payload, ctx);
    };
})));
function handleUnionResults(results, final, inst, ctx) {
    for (const result of results) {
        if (result.issues.length === 0) {
            final.value = result.value;
            return final;
        }
    }
    const nonaborted = results.filter((r) => !core_util/* aborted */.QH(r));
    if (nonaborted.length === 1) {
        final.value = nonaborted[0].value;
        return nonaborted[0];
    }
    final.issues.push({
        code: "invalid_union",
        input: final.value,
        inst,
        errors: results.map((result) => result.issues.map((iss) => core_util/* finalizeIssue */.iR(iss, ctx, core_core/* config */.$W()))),
    });
    return final;
}
const $ZodUnion = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodUnion", (inst, def) => {
    $ZodType.init(inst, def);
    core_util/* defineLazyInternal */.v5(inst, "optin", (zod) => zod.def.options.some((o) => o._zod.optin === "defaulted")
        ? "defaulted"
        : zod.def.options.some((o) => o._zod.optin !== undefined)
            ? "optional"
            : undefined);
    core_util/* defineLazyInternal */.v5(inst, "optout", (zod) => zod.def.options.some((o) => o._zod.optout === "optional") ? "optional" : undefined);
    core_util/* defineLazyInternal */.v5(inst, "values", (zod) => {
        if (zod.def.options.every((o) => o._zod.values)) {
            return new Set(zod.def.options.flatMap((option) => Array.from(option._zod.values)));
        }
        return undefined;
    });
    core_util/* defineLazyInternal */.v5(inst, "pattern", (zod) => {
        if (zod.def.options.every((o) => o._zod.pattern)) {
            const patterns = zod.def.options.map((o) => o._zod.pattern);
            return new RegExp(`^(${patterns.map((p) => core_util/* cleanRegex */.p6(p.source)).join("|")})$`);
        }
        return undefined;
    });
    const first = def.options.length === 1 ? def.options[0]._zod.run : null;
    inst._zod.parse = (payload, ctx) => {
        if (first) {
            return first(payload, ctx);
        }
        let async = false;
        const results = [];
        for (const option of def.options) {
            const result = option._zod.run({
                value: payload.value,
                issues: [],
            }, ctx);
            if (result instanceof Promise) {
                results.push(result);
                async = true;
            }
            else {
                if (result.issues.length === 0)
                    return result;
                results.push(result);
            }
        }
        if (!async)
            return handleUnionResults(results, payload, inst, ctx);
        return Promise.all(results).then((results) => {
            return handleUnionResults(results, payload, inst, ctx);
        });
    };
});
function handleExclusiveUnionResults(results, final, inst, ctx) {
    const matches = [];
    for (let i = 0; i < results.length; i++) {
        if (results[i].issues.length === 0)
            matches.push(i);
    }
    if (matches.length === 1) {
        final.value = results[matches[0]].value;
        return final;
    }
    if (matches.length === 0) {
        // No matches - same as regular union
        final.issues.push({
            code: "invalid_union",
            input: final.value,
            inst,
            errors: results.map((result) => result.issues.map((iss) => util.finalizeIssue(iss, ctx, core.config()))),
        });
    }
    else {
        // Multiple matches - exclusive union failure
        final.issues.push({
            code: "invalid_union",
            input: final.value,
            inst,
            errors: [],
            inclusive: false,
            matches,
        });
    }
    return final;
}
const $ZodXor = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodXor", (inst, def) => {
    $ZodUnion.init(inst, def);
    def.inclusive = false;
    const first = def.options.length === 1 ? def.options[0]._zod.run : null;
    inst._zod.parse = (payload, ctx) => {
        if (first) {
            return first(payload, ctx);
        }
        let async = false;
        const results = [];
        for (const option of def.options) {
            const result = option._zod.run({
                value: payload.value,
                issues: [],
            }, ctx);
            if (result instanceof Promise) {
                results.push(result);
                async = true;
            }
            else {
                results.push(result);
            }
        }
        if (!async)
            return handleExclusiveUnionResults(results, payload, inst, ctx);
        return Promise.all(results).then((results) => {
            return handleExclusiveUnionResults(results, payload, inst, ctx);
        });
    };
})));
/** Returns the option whose discriminator claims `value`, or throws if ambiguous. */
function getDiscriminatedOption(union, value) {
    const internals = union._zod;
    let map = internals.bag.optionsMap;
    if (!map) {
        map = discriminatorMap(internals.def);
        internals.bag.optionsMap = map;
    }
    const option = map.get(value);
    if (option === null)
        throw new Error(`Ambiguous discriminator value "${String(value)}"`);
    return option;
}
function discriminatorMap(def) {
    const map = new Map();
    for (const option of def.options) {
        const values = option._zod.propValues?.[def.discriminator];
        if (!values || values.size === 0)
            throw new Error(`Invalid discriminated union option at index "${def.options.indexOf(option)}"`);
        for (const value of values) {
            if (map.has(value)) {
                if (value !== undefined)
                    throw new Error(`Duplicate discriminator value "${String(value)}"`);
                // keep the collision marked so a later member cannot reclaim it
                map.set(value, null);
            }
            else {
                map.set(value, option);
            }
        }
    }
    return map;
}
const $ZodDiscriminatedUnion = 
/*@__PURE__*/
core_core/* $constructor */.xI("$ZodDiscriminatedUnion", (inst, def) => {
    def.inclusive = false;
    $ZodUnion.init(inst, def);
    const _super = inst._zod.parse;
    core_util/* defineLazyInternal */.v5(inst, "propValues", (zod) => {
        const propValues = {};
        let undefinedCount = 0;
        for (const option of zod.def.options) {
            const pv = option._zod.propValues;
            if (!pv || Object.keys(pv).length === 0)
                throw new Error(`Invalid discriminated union option at index "${zod.def.options.indexOf(option)}"`);
            if (pv[zod.def.discriminator]?.has(undefined))
                undefinedCount++;
            for (const [k, v] of Object.entries(pv)) {
                if (!Object.prototype.hasOwnProperty.call(propValues, k)) {
                    core_util/* assignProp */.Vy(propValues, k, new Set());
                }
                for (const val of v) {
                    propValues[k].add(val);
                }
            }
        }
        if (!zod.def.unionFallback && undefinedCount > 1)
            propValues[zod.def.discriminator]?.delete(undefined);
        return propValues;
    });
    // Checked now rather than in the lookup map below, so an option that lacks the discriminator fails at the `discriminatedUnion` call instead of on the first object parsed. Options whose shape cannot be enumerated without resolving it — pipes and lazies — are left to the map.
    def.options.forEach((option, i) => {
        const propShape = core_util/* rawShape */.MO(option._zod.def);
        if (propShape && !Object.prototype.hasOwnProperty.call(propShape, def.discriminator)) {
            throw new Error(`Invalid discriminated union option at index "${i}"`);
        }
    });
    const disc = core_util/* cached */.PO(() => discriminatorMap(def));
    inst._zod.parse = (payload, ctx) => {
        const input = payload.value;
        if (!core_util/* isObject */.Gv(input)) {
            payload.issues.push({
                code: "invalid_type",
                expected: "object",
                input,
                inst,
            });
            return payload;
        }
        const value = input?.[def.discriminator];
        const opt = disc.value.get(value);
        // forward metadata cannot choose an encoder for an absent tag
        if (opt && (value !== undefined || ctx.direction !== "backward")) {
            return opt._zod.run(payload, ctx);
        }
        // Fall back to union matching when the fast discriminator path fails:
        // - explicitly enabled via unionFallback, or
        // - during backward direction (encode), since codec-based discriminators have different values in forward vs backward directions
        if (def.unionFallback || ctx.direction === "backward") {
            return _super(payload, ctx);
        }
        // no matching discriminator
        payload.issues.push({
            code: "invalid_union",
            errors: [],
            note: "No matching discriminator",
            discriminator: def.discriminator,
            options: Array.from(disc.value.keys()).filter((value) => disc.value.get(value) !== null),
            input,
            path: [def.discriminator],
            inst,
        });
        return payload;
    };
});
const $ZodIntersection = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodIntersection", (inst, def) => {
    $ZodType.init(inst, def);
    inst._zod.parse = (payload, ctx) => {
        const input = payload.value;
        const left = def.left._zod.run({ value: input, issues: [] }, ctx);
        const right = def.right._zod.run({ value: input, issues: [] }, ctx);
        const async = left instanceof Promise || right instanceof Promise;
        if (async) {
            return Promise.all([left, right]).then(([left, right]) => {
                return handleIntersectionResults(payload, left, right);
            });
        }
        return handleIntersectionResults(payload, left, right);
    };
})));
function mergeValues(a, b) {
    // const aType = parse.t(a);
    // const bType = parse.t(b);
    if (a === b) {
        return { valid: true, data: a };
    }
    if (a instanceof Date && b instanceof Date && +a === +b) {
        return { valid: true, data: a };
    }
    if (util.isPlainObject(a) && util.isPlainObject(b)) {
        const bKeys = Object.keys(b);
        const sharedKeys = Object.keys(a).filter((key) => bKeys.indexOf(key) !== -1);
        const newObj = { ...a, ...b };
        if (Object.prototype.hasOwnProperty.call(newObj, "__proto__"))
            delete newObj.__proto__;
        for (const key of sharedKeys) {
            if (key === "__proto__")
                continue;
            const sharedValue = mergeValues(a[key], b[key]);
            if (!sharedValue.valid) {
                return {
                    valid: false,
                    mergeErrorPath: [key, ...sharedValue.mergeErrorPath],
                };
            }
            newObj[key] = sharedValue.data;
        }
        return { valid: true, data: newObj };
    }
    if (Array.isArray(a) && Array.isArray(b)) {
        if (a.length !== b.length) {
            return { valid: false, mergeErrorPath: [] };
        }
        const newArray = [];
        for (let index = 0; index < a.length; index++) {
            const itemA = a[index];
            const itemB = b[index];
            const sharedValue = mergeValues(itemA, itemB);
            if (!sharedValue.valid) {
                return {
                    valid: false,
                    mergeErrorPath: [index, ...sharedValue.mergeErrorPath],
                };
            }
            newArray.push(sharedValue.data);
        }
        return { valid: true, data: newArray };
    }
    return { valid: false, mergeErrorPath: [] };
}
function handleIntersectionResults(result, left, right) {
    // Track which side(s) reject each key. A key rejection is reported only when BOTH sides reject it, so a key owned by one branch survives the other's key schema. strictObject reports these as unrecognized_keys; a record with an open key schema reports one invalid_key per key.
    const unrecKeys = new Map();
    let unrecIssue;
    const keyIssues = new Map();
    const collect = (iss, side) => {
        let keys;
        if (iss.code === "unrecognized_keys" && !iss.path?.length) {
            unrecIssue ?? (unrecIssue = iss);
            keys = iss.keys;
        }
        else if (iss.code === "invalid_key" && iss.origin === "record" && iss.path?.length === 1) {
            const k = String(iss.path[0]);
            if (!keyIssues.has(k))
                keyIssues.set(k, iss);
            keys = [k];
        }
        else {
            return false;
        }
        for (const k of keys) {
            if (!unrecKeys.has(k))
                unrecKeys.set(k, {});
            unrecKeys.get(k)[side] = true;
        }
        return true;
    };
    for (const iss of left.issues) {
        if (!collect(iss, "l"))
            result.issues.push(iss);
    }
    for (const iss of right.issues) {
        if (!collect(iss, "r"))
            result.issues.push(iss);
    }
    // Report only keys rejected by BOTH sides
    const bothKeys = [...unrecKeys].filter(([, f]) => f.l && f.r).map(([k]) => k);
    if (bothKeys.length) {
        const aggregated = unrecIssue ? bothKeys.filter((k) => unrecIssue.keys.includes(k)) : [];
        if (aggregated.length)
            result.issues.push({ ...unrecIssue, keys: aggregated });
        for (const k of bothKeys) {
            if (!aggregated.includes(k) && keyIssues.has(k))
                result.issues.push(keyIssues.get(k));
        }
    }
    const merged = mergeValues(left.value, right.value);
    if (!merged.valid) {
        if (util.aborted(result))
            return result;
        throw new Error(`Unmergable intersection. Error path: ` + `${JSON.stringify(merged.mergeErrorPath)}`);
    }
    result.value = merged.data;
    return result;
}
const $ZodTuple = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodTuple", (inst, def) => {
    $ZodType.init(inst, def);
    const items = def.items;
    const memo = core.globalConfig.memoizer;
    memo?.attach(inst);
    inst._zod.parse = (payload, ctx) => {
        const input = payload.value;
        if (!Array.isArray(input)) {
            payload.issues.push({
                input,
                inst,
                expected: "tuple",
                code: "invalid_type",
            });
            return payload;
        }
        payload.value = memo ? memo.alloc(inst, payload, [], ctx) : [];
        const proms = [];
        const optinStart = getTupleOptStart(items, "optin");
        const optoutStart = getTupleOptStart(items, "optout");
        if (!def.rest) {
            if (input.length < optinStart) {
                payload.issues.push({
                    code: "too_small",
                    minimum: optinStart,
                    inclusive: true,
                    input,
                    inst,
                    origin: "array",
                });
                return payload;
            }
            if (input.length > items.length) {
                payload.issues.push({
                    code: "too_big",
                    maximum: items.length,
                    inclusive: true,
                    input,
                    inst,
                    origin: "array",
                });
            }
        }
        // Run every item in parallel, collecting results into an indexed array. The post-processing in `handleTupleResults` walks them in order so it can decide whether an absent optional-output error can truncate the tail or must be reported to preserve required output.
        const itemResults = new Array(items.length);
        // only tracked when there is a rest loop to skip
        const abortEarly = def.rest ? ctx?.abortEarly : undefined;
        let itemAborted = false;
        for (let i = 0; i < items.length; i++) {
            const r = items[i]._zod.run({ value: input[i], issues: [] }, ctx);
            if (r instanceof Promise) {
                proms.push(r.then((rr) => {
                    itemResults[i] = rr;
                }));
            }
            else {
                itemResults[i] = r;
                if (abortEarly && !itemAborted && r.issues.length)
                    itemAborted = util.aborted(r);
            }
        }
        // sound because rest is non-empty exactly when every fixed index is present, the one case handleTupleResults cannot discard an item's issues
        if (def.rest && !itemAborted) {
            let i = items.length - 1;
            const rest = input.slice(items.length);
            let seen = payload.issues.length;
            for (const el of rest) {
                if (abortEarly && payload.issues.length !== seen) {
                    if (util.aborted(payload, seen))
                        break;
                    seen = payload.issues.length;
                }
                i++;
                const result = def.rest._zod.run({ value: el, issues: [] }, ctx);
                if (result instanceof Promise) {
                    proms.push(result.then((r) => handleTupleResult(r, payload, i)));
                }
                else {
                    handleTupleResult(result, payload, i);
                }
            }
        }
        if (proms.length) {
            return Promise.all(proms).then(() => handleTupleResults(itemResults, payload, items, input, optoutStart));
        }
        return handleTupleResults(itemResults, payload, items, input, optoutStart);
    };
})));
function getTupleOptStart(items, key) {
    for (let i = items.length - 1; i >= 0; i--) {
        // optin is a three-rung ladder so any rung above `undefined` permits an absent slot; optout stays two-valued.
        const omittable = key === "optin" ? items[i]._zod.optin !== undefined : items[i]._zod.optout === "optional";
        if (!omittable)
            return i + 1;
    }
    return 0;
}
function handleTupleResult(result, final, index) {
    if (result.issues.length) {
        final.issues.push(...util.prefixIssues(index, result.issues));
    }
    final.value[index] = result.value;
}
function handleTupleResults(itemResults, final, items, input, optoutStart) {
    // Walk results in order. Mirror $ZodObject's swallow-on-absent-optional rule, but only after `optoutStart`: the first index where the output tuple tail can be absent.
    for (let i = 0; i < items.length; i++) {
        const r = itemResults[i];
        const isPresent = i < input.length;
        // The array analog of `handlePropertyResult`'s absent-key early return: the middle rung permits absence without supplying anything in its place, so the tail truncates here instead of materializing whatever the item made of `undefined`.
        if (!isPresent && i >= optoutStart && items[i]._zod.optin === "optional") {
            final.value.length = i;
            break;
        }
        if (r.issues.length) {
            if (!isPresent && i >= optoutStart) {
                final.value.length = i;
                break;
            }
            final.issues.push(...util.prefixIssues(i, r.issues));
        }
        final.value[i] = r.value;
    }
    // Drop trailing slots that produced `undefined` for absent input
    // (the array analog of an absent optional key on an object). The
    // `i >= input.length` floor is critical: an explicit `undefined`
    // *inside* the input must be preserved even when the schema is
    // optional-out (e.g. `z.string().or(z.undefined())` accepting an
    // explicit undefined value).
    for (let i = final.value.length - 1; i >= input.length; i--) {
        if (items[i]._zod.optout === "optional" && final.value[i] === undefined) {
            final.value.length = i;
        }
        else {
            break;
        }
    }
    return final;
}
const $ZodRecord = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodRecord", (inst, def) => {
    $ZodType.init(inst, def);
    const memo = core_core/* globalConfig */.cr.memoizer;
    memo?.attach(inst);
    inst._zod.parse = (payload, ctx) => {
        const input = payload.value;
        if (!core_util/* isPlainObject */.Qd(input)) {
            payload.issues.push({
                expected: "record",
                code: "invalid_type",
                input,
                inst,
            });
            return payload;
        }
        // no guard in either loop below: a record's invalid_key aborts but an enclosing intersection can reconcile it, so a stopped loop hides keys the sibling does not own and the intersection then rejects nothing
        const proms = [];
        const values = def.keyType._zod.values;
        if (values && !def.partial) {
            payload.value = memo ? memo.alloc(inst, payload, {}, ctx) : {};
            const recordKeys = new Set();
            for (const key of values) {
                if (typeof key === "string" || typeof key === "number" || typeof key === "symbol") {
                    recordKeys.add(typeof key === "number" ? key.toString() : key);
                    // A declared __proto__ is stripped but is not an unrecognized key.
                    if (key === "__proto__")
                        continue;
                    const keyResult = def.keyType._zod.run({ value: key, issues: [] }, ctx);
                    if (keyResult instanceof Promise) {
                        throw new Error("Async schemas not supported in object keys currently");
                    }
                    if (keyResult.issues.length) {
                        payload.issues.push({
                            code: "invalid_key",
                            origin: "record",
                            issues: keyResult.issues.map((iss) => core_util/* finalizeIssue */.iR(iss, ctx, core_core/* config */.$W())),
                            input: key,
                            path: [key],
                            inst,
                        });
                        continue;
                    }
                    const outKey = keyResult.value;
                    if (outKey === "__proto__")
                        continue;
                    const result = def.valueType._zod.run({ value: input[key], issues: [] }, ctx);
                    if (result instanceof Promise) {
                        proms.push(result.then((result) => {
                            if (result.issues.length) {
                                payload.issues.push(...core_util/* prefixIssues */.lQ(key, result.issues));
                            }
                            payload.value[outKey] = result.value;
                        }));
                    }
                    else {
                        if (result.issues.length) {
                            payload.issues.push(...core_util/* prefixIssues */.lQ(key, result.issues));
                        }
                        payload.value[outKey] = result.value;
                    }
                }
            }
            let unrecognized;
            for (const key in input) {
                if (!recordKeys.has(key)) {
                    if (def.mode === "loose") {
                        // skip __proto__ so it can't replace the result prototype via the assignment setter on the plain {} we build into
                        if (key === "__proto__")
                            continue;
                        payload.value[key] = input[key];
                    }
                    else {
                        unrecognized = unrecognized ?? [];
                        unrecognized.push(key);
                    }
                }
            }
            if (unrecognized && unrecognized.length > 0) {
                payload.issues.push({
                    code: "unrecognized_keys",
                    input,
                    inst,
                    keys: unrecognized,
                    continue: true,
                });
            }
        }
        else {
            payload.value = memo ? memo.alloc(inst, payload, {}, ctx) : {};
            // An enumerable key schema declares which keys the record owns, so a key outside the set is unrecognized. A non-enumerable one (regex, refine) is a constraint every key must satisfy, so a failing key is invalid. Only the former is reconcilable against the other side of an intersection.
            let unrecognized;
            // Reflect.ownKeys for Symbol-key support; filter non-enumerable to match z.object()
            for (const key of Reflect.ownKeys(input)) {
                if (key === "__proto__")
                    continue;
                if (!Object.prototype.propertyIsEnumerable.call(input, key))
                    continue;
                let keyResult = def.keyType._zod.run({ value: key, issues: [] }, ctx);
                if (keyResult instanceof Promise) {
                    throw new Error("Async schemas not supported in object keys currently");
                }
                // Numeric string fallback: if key is a numeric string and failed, retry with Number(key). This handles z.number(), z.literal([1, 2, 3]), and unions containing numeric literals
                const checkNumericKey = typeof key === "string" && number.test(key) && keyResult.issues.length;
                if (checkNumericKey) {
                    const retryResult = def.keyType._zod.run({ value: Number(key), issues: [] }, ctx);
                    if (retryResult instanceof Promise) {
                        throw new Error("Async schemas not supported in object keys currently");
                    }
                    if (retryResult.issues.length === 0) {
                        keyResult = retryResult;
                    }
                }
                if (keyResult.issues.length) {
                    if (def.mode === "loose") {
                        // Pass through unchanged
                        payload.value[key] = input[key];
                    }
                    else if (values) {
                        unrecognized = unrecognized ?? [];
                        unrecognized.push(key);
                    }
                    else {
                        // Default "strict" behavior: error on invalid key
                        payload.issues.push({
                            code: "invalid_key",
                            origin: "record",
                            issues: keyResult.issues.map((iss) => core_util/* finalizeIssue */.iR(iss, ctx, core_core/* config */.$W())),
                            input: key,
                            path: [key],
                            inst,
                        });
                    }
                    continue;
                }
                // the guard above tests the raw input key, but the key schema can normalize an ordinary key into __proto__; re-check the key we actually write under
                const outKey = keyResult.value;
                if (outKey === "__proto__")
                    continue;
                const result = def.valueType._zod.run({ value: input[key], issues: [] }, ctx);
                if (result instanceof Promise) {
                    proms.push(result.then((result) => {
                        if (result.issues.length) {
                            payload.issues.push(...core_util/* prefixIssues */.lQ(key, result.issues));
                        }
                        payload.value[outKey] = result.value;
                    }));
                }
                else {
                    if (result.issues.length) {
                        payload.issues.push(...core_util/* prefixIssues */.lQ(key, result.issues));
                    }
                    payload.value[outKey] = result.value;
                }
            }
            if (unrecognized && unrecognized.length > 0) {
                payload.issues.push({
                    code: "unrecognized_keys",
                    input,
                    inst,
                    keys: unrecognized,
                    continue: true,
                });
            }
        }
        if (proms.length) {
            return Promise.all(proms).then(() => payload);
        }
        return payload;
    };
});
const $ZodMap = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodMap", (inst, def) => {
    $ZodType.init(inst, def);
    const memo = core.globalConfig.memoizer;
    memo?.attach(inst);
    inst._zod.parse = (payload, ctx) => {
        const input = payload.value;
        if (!(input instanceof Map)) {
            payload.issues.push({
                expected: "map",
                code: "invalid_type",
                input,
                inst,
            });
            return payload;
        }
        const proms = [];
        payload.value = memo ? memo.alloc(inst, payload, new Map(), ctx) : new Map();
        const abortEarly = ctx?.abortEarly;
        let seen = payload.issues.length;
        for (const [key, value] of input) {
            if (abortEarly && payload.issues.length !== seen) {
                if (util.aborted(payload, seen))
                    break;
                seen = payload.issues.length;
            }
            const keyResult = def.keyType._zod.run({ value: key, issues: [] }, ctx);
            const valueResult = def.valueType._zod.run({ value: value, issues: [] }, ctx);
            if (keyResult instanceof Promise || valueResult instanceof Promise) {
                proms.push(Promise.all([keyResult, valueResult]).then(([keyResult, valueResult]) => {
                    handleMapResult(keyResult, valueResult, payload, key, input, inst, ctx);
                }));
            }
            else {
                handleMapResult(keyResult, valueResult, payload, key, input, inst, ctx);
            }
        }
        if (proms.length)
            return Promise.all(proms).then(() => payload);
        return payload;
    };
    capSize(inst, mapSize);
})));
function handleMapResult(keyResult, valueResult, final, key, input, inst, ctx) {
    if (keyResult.issues.length) {
        if (util.propertyKeyTypes.has(typeof key)) {
            final.issues.push(...util.prefixIssues(key, keyResult.issues));
        }
        else {
            final.issues.push({
                code: "invalid_key",
                origin: "map",
                input,
                inst,
                issues: keyResult.issues.map((iss) => util.finalizeIssue(iss, ctx, core.config())),
            });
        }
    }
    if (valueResult.issues.length) {
        if (util.propertyKeyTypes.has(typeof key)) {
            final.issues.push(...util.prefixIssues(key, valueResult.issues));
        }
        else {
            final.issues.push({
                origin: "map",
                code: "invalid_element",
                input,
                inst,
                key: key,
                issues: valueResult.issues.map((iss) => util.finalizeIssue(iss, ctx, core.config())),
            });
        }
    }
    final.value.set(keyResult.value, valueResult.value);
}
const $ZodSet = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodSet", (inst, def) => {
    $ZodType.init(inst, def);
    const memo = core.globalConfig.memoizer;
    memo?.attach(inst);
    inst._zod.parse = (payload, ctx) => {
        const input = payload.value;
        if (!(input instanceof Set)) {
            payload.issues.push({
                input,
                inst,
                expected: "set",
                code: "invalid_type",
            });
            return payload;
        }
        const proms = [];
        payload.value = memo ? memo.alloc(inst, payload, new Set(), ctx) : new Set();
        const abortEarly = ctx?.abortEarly;
        let seen = payload.issues.length;
        for (const item of input) {
            if (abortEarly && payload.issues.length !== seen) {
                if (util.aborted(payload, seen))
                    break;
                seen = payload.issues.length;
            }
            const result = def.valueType._zod.run({ value: item, issues: [] }, ctx);
            if (result instanceof Promise) {
                proms.push(result.then((result) => handleSetResult(result, payload)));
            }
            else
                handleSetResult(result, payload);
        }
        if (proms.length)
            return Promise.all(proms).then(() => payload);
        return payload;
    };
    capSize(inst, setSize);
})));
function handleSetResult(result, final) {
    if (result.issues.length) {
        final.issues.push(...result.issues);
    }
    final.value.add(result.value);
}
const $ZodEnum = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodEnum", (inst, def) => {
    $ZodType.init(inst, def);
    const values = core_util/* getEnumValues */.w5(def.entries);
    const valuesSet = new Set(values);
    inst._zod.values = valuesSet;
    core_util/* defineLazyInternal */.v5(inst, "pattern", (zod) => {
        const patternValues = core_util/* getEnumValues */.w5(zod.def.entries).filter((k) => core_util/* propertyKeyTypes */.qQ.has(typeof k));
        // unmatchable fallback, RE2-safe: an empty alternation would compile to /^()$/, which matches ""
        return new RegExp(patternValues.length ? `^(${patternValues.map((o) => core_util/* escapeRegex */.sD(o.toString())).join("|")})$` : "^[^\\s\\S]$");
    });
    inst._zod.parse = (payload, _ctx) => {
        const input = payload.value;
        if (valuesSet.has(input)) {
            return payload;
        }
        payload.issues.push({
            code: "invalid_value",
            values,
            input,
            inst,
        });
        return payload;
    };
});
const $ZodLiteral = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodLiteral", (inst, def) => {
    $ZodType.init(inst, def);
    const values = new Set(def.values);
    inst._zod.values = values;
    core_util/* defineLazyInternal */.v5(inst, "pattern", (zod) => {
        const vals = zod.def.values;
        // unmatchable fallback, RE2-safe: an empty alternation would compile to /^()$/, which matches ""
        return new RegExp(vals.length
            ? `^(${vals
                .map((o) => typeof o === "string" ? core_util/* escapeRegex */.sD(o) : o ? core_util/* escapeRegex */.sD(o.toString()) : String(o))
                .join("|")})$`
            : "^[^\\s\\S]$");
    });
    inst._zod.parse = (payload, _ctx) => {
        const input = payload.value;
        if (values.has(input)) {
            return payload;
        }
        payload.issues.push({
            code: "invalid_value",
            values: def.values,
            input,
            inst,
        });
        return payload;
    };
});
const $ZodFile = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodFile", (inst, def) => {
    $ZodType.init(inst, def);
    inst._zod.parse = (payload, _ctx) => {
        const input = payload.value;
        // @ts-ignore
        if (input instanceof File)
            return payload;
        payload.issues.push({
            expected: "file",
            code: "invalid_type",
            input,
            inst,
        });
        return payload;
    };
})));
const $ZodTransform = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodTransform", (inst, def) => {
    $ZodType.init(inst, def);
    inst._zod.optin = "optional";
    core.globalConfig.memoizer?.guard(inst);
    inst._zod.parse = (payload, ctx) => {
        if (ctx.direction === "backward") {
            throw new core.$ZodEncodeError(inst.constructor.name);
        }
        const _out = def.transform(payload.value, payload);
        if (ctx.async) {
            const output = _out instanceof Promise ? _out : Promise.resolve(_out);
            return output.then((output) => {
                payload.value = output;
                return payload;
            });
        }
        if (_out instanceof Promise) {
            throw new core.$ZodAsyncError();
        }
        payload.value = _out;
        return payload;
    };
})));
function handleOptionalResult(payload, result) {
    // A substituting schema that still failed has no usable answer; yield undefined. Its issues are simply dropped: it ran on a payload of its own, so there is no shared array to truncate and nothing of the caller's to lose with it.
    payload.value = result.issues.length ? undefined : result.value;
    return payload;
}
const $ZodOptional = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodOptional", (inst, def) => {
    $ZodType.init(inst, def);
    // .optional() propagates absence rather than substituting for it, so a defaulted inner keeps its rung.
    core_util/* defineLazyInternal */.v5(inst, "optin", (zod) => zod.def.innerType._zod.optin === "defaulted" ? "defaulted" : "optional");
    inst._zod.optout = "optional";
    core_util/* defineLazyInternal */.v5(inst, "values", (zod) => {
        const values = zod.def.innerType._zod.values;
        return values ? new Set([...values, undefined]) : undefined;
    });
    core_util/* defineLazyInternal */.v5(inst, "pattern", (zod) => {
        const pattern = zod.def.innerType._zod.pattern;
        return pattern ? new RegExp(`^(${core_util/* cleanRegex */.p6(pattern.source)})?$`) : undefined;
    });
    inst._zod.parse = (payload, ctx) => {
        if (payload.value === undefined) {
            // Only the top rung substitutes a value for absence; everything else leaves it intact, which is what .optional() means.
            if (def.innerType._zod.optin !== "defaulted")
                return payload;
            // Its own payload, for the same reason $ZodCatch gets one: a pipe forwards an unrecognized key through the caller's issues array, and this must not read that as the substituting schema failing and drop it.
            const result = def.innerType._zod.run({ value: payload.value, issues: [] }, ctx);
            if (result instanceof Promise)
                return result.then((result) => handleOptionalResult(payload, result));
            return handleOptionalResult(payload, result);
        }
        return def.innerType._zod.run(payload, ctx);
    };
});
const $ZodExactOptional = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodExactOptional", (inst, def) => {
    // Call parent init - inherits optin/optout = "optional"
    $ZodOptional.init(inst, def);
    // Override values/pattern to NOT add undefined
    core_util/* defineLazyInternal */.v5(inst, "values", (zod) => zod.def.innerType._zod.values);
    core_util/* defineLazyInternal */.v5(inst, "pattern", (zod) => zod.def.innerType._zod.pattern);
    // Override parse to just delegate (no undefined handling)
    inst._zod.parse = (payload, ctx) => {
        return def.innerType._zod.run(payload, ctx);
    };
});
const $ZodNullable = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodNullable", (inst, def) => {
    $ZodType.init(inst, def);
    core_util/* defineLazyInternal */.v5(inst, "optin", (zod) => zod.def.innerType._zod.optin);
    core_util/* defineLazyInternal */.v5(inst, "optout", (zod) => zod.def.innerType._zod.optout);
    core_util/* defineLazyInternal */.v5(inst, "pattern", (zod) => {
        const pattern = zod.def.innerType._zod.pattern;
        return pattern ? new RegExp(`^(${core_util/* cleanRegex */.p6(pattern.source)}|null)$`) : undefined;
    });
    core_util/* defineLazyInternal */.v5(inst, "values", (zod) => {
        return zod.def.innerType._zod.values ? new Set([...zod.def.innerType._zod.values, null]) : undefined;
    });
    inst._zod.parse = (payload, ctx) => {
        // Forward direction (decode): allow null to pass through
        if (payload.value === null)
            return payload;
        return def.innerType._zod.run(payload, ctx);
    };
});
const $ZodDefault = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodDefault", (inst, def) => {
    $ZodType.init(inst, def);
    // inst._zod.qin = "true";
    inst._zod.optin = "defaulted";
    core_util/* defineLazyInternal */.v5(inst, "values", (zod) => zod.def.innerType._zod.values);
    inst._zod.parse = (payload, ctx) => {
        if (ctx.direction === "backward") {
            return def.innerType._zod.run(payload, ctx);
        }
        // Forward direction (decode): apply defaults for undefined input
        if (payload.value === undefined) {
            payload.value = def.defaultValue;
            /**
             * $ZodDefault returns the default value immediately in forward direction.
             * It doesn't pass the default value into the validator ("prefault"). There's no reason to pass the default value through validation. The validity of the default is enforced by TypeScript statically. Otherwise, it's the responsibility of the user to ensure the default is valid. In the case of pipes with divergent in/out types, you can specify the default on the `in` schema of your ZodPipe to set a "prefault" for the pipe.   */
            return payload;
        }
        // Forward direction: continue with default handling
        const result = def.innerType._zod.run(payload, ctx);
        if (result instanceof Promise) {
            return result.then((result) => handleDefaultResult(result, def));
        }
        return handleDefaultResult(result, def);
    };
});
function handleDefaultResult(payload, def) {
    if (payload.value === undefined) {
        payload.value = def.defaultValue;
    }
    return payload;
}
const $ZodPrefault = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodPrefault", (inst, def) => {
    $ZodType.init(inst, def);
    inst._zod.optin = "defaulted";
    util.defineLazyInternal(inst, "values", (zod) => zod.def.innerType._zod.values);
    inst._zod.parse = (payload, ctx) => {
        if (ctx.direction === "backward") {
            return def.innerType._zod.run(payload, ctx);
        }
        // Forward direction (decode): apply prefault for undefined input
        if (payload.value === undefined) {
            payload.value = def.defaultValue;
        }
        return def.innerType._zod.run(payload, ctx);
    };
})));
const $ZodNonOptional = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodNonOptional", (inst, def) => {
    $ZodType.init(inst, def);
    util.defineLazyInternal(inst, "values", (zod) => {
        const v = zod.def.innerType._zod.values;
        return v ? new Set([...v].filter((x) => x !== undefined)) : undefined;
    });
    inst._zod.parse = (payload, ctx) => {
        const result = def.innerType._zod.run(payload, ctx);
        if (result instanceof Promise) {
            return result.then((result) => handleNonOptionalResult(result, inst));
        }
        return handleNonOptionalResult(result, inst);
    };
})));
function handleNonOptionalResult(payload, inst) {
    if (!payload.issues.length && payload.value === undefined) {
        payload.issues.push({
            code: "invalid_type",
            expected: "nonoptional",
            input: payload.value,
            inst,
        });
    }
    return payload;
}
const $ZodSuccess = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodSuccess", (inst, def) => {
    $ZodType.init(inst, def);
    inst._zod.parse = (payload, ctx) => {
        if (ctx.direction === "backward") {
            throw new core.$ZodEncodeError("ZodSuccess");
        }
        const result = def.innerType._zod.run(payload, ctx);
        if (result instanceof Promise) {
            return result.then((result) => {
                payload.value = result.issues.length === 0;
                return payload;
            });
        }
        payload.value = result.issues.length === 0;
        return payload;
    };
})));
function handleCatchResult(payload, result, def, ctx) {
    if (!result.issues.length) {
        payload.value = result.value;
        // The value carries up, so the flag describing it has to carry with it: a back-edge into a node still being parsed must not be frozen by an enclosing readonly, and its checks belong to the node itself. Guarded so the ordinary case adds no own property.
        if (result.memo)
            payload.memo = true;
        return payload;
    }
    // Spread the inner's own payload, not ours: `value` has to stay the input the catch was handed, and the inner ran on a payload of its own so its issues are already private to this call.
    payload.value = def.catchValue({
        ...result,
        value: payload.value,
        error: {
            issues: result.issues.map((iss) => util.finalizeIssue(iss, ctx, core.config())),
        },
        input: payload.value,
    });
    return payload;
}
const $ZodCatch = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodCatch", (inst, def) => {
    $ZodType.init(inst, def);
    util.defineLazyInternal(inst, "optin", (zod) => zod.def.innerType._zod.optin === "defaulted" ? "defaulted" : "optional");
    util.defineLazyInternal(inst, "optout", (zod) => zod.def.innerType._zod.optout);
    util.defineLazyInternal(inst, "values", (zod) => zod.def.innerType._zod.values);
    inst._zod.parse = (payload, ctx) => {
        if (ctx.direction === "backward") {
            return def.innerType._zod.run(payload, ctx);
        }
        // Forward direction (decode): apply catch logic
        const result = def.innerType._zod.run({ value: payload.value, issues: [] }, ctx);
        if (result instanceof Promise) {
            return result.then((result) => handleCatchResult(payload, result, def, ctx));
        }
        return handleCatchResult(payload, result, def, ctx);
    };
})));
const $ZodNaN = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodNaN", (inst, def) => {
    $ZodType.init(inst, def);
    inst._zod.parse = (payload, _ctx) => {
        if (typeof payload.value !== "number" || !Number.isNaN(payload.value)) {
            payload.issues.push({
                input: payload.value,
                inst,
                expected: "nan",
                code: "invalid_type",
            });
            return payload;
        }
        return payload;
    };
})));
const $ZodPipe = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodPipe", (inst, def) => {
    $ZodType.init(inst, def);
    util.defineLazyInternal(inst, "values", (zod) => zod.def.in._zod.values);
    util.defineLazyInternal(inst, "optin", (zod) => zod.def.in._zod.optin);
    util.defineLazyInternal(inst, "optout", (zod) => zod.def.out._zod.optout);
    util.defineLazyInternal(inst, "propValues", (zod) => zod.def.in._zod.propValues);
    inst._zod.parse = (payload, ctx) => {
        if (ctx.direction === "backward") {
            const right = def.out._zod.run(payload, ctx);
            if (right instanceof Promise) {
                return right.then((right) => handlePipeResult(right, def.in, ctx));
            }
            return handlePipeResult(right, def.in, ctx);
        }
        const left = def.in._zod.run(payload, ctx);
        if (left instanceof Promise) {
            return left.then((left) => handlePipeResult(left, def.out, ctx));
        }
        return handlePipeResult(left, def.out, ctx);
    };
})));
function handlePipeResult(left, next, ctx) {
    // Any issue stops the pipe, so a failing refinement never feeds its transform. An unrecognized key is the exception: it describes the input's extra properties, not the value being piped, and an enclosing intersection may yet reconcile it.
    if (left.issues.some((iss) => iss.code !== "unrecognized_keys")) {
        // prevent further checks
        left.aborted = true;
        return left;
    }
    return next._zod.run({ value: left.value, issues: left.issues }, ctx);
}
const $ZodCodec = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodCodec", (inst, def) => {
    $ZodType.init(inst, def);
    util.defineLazyInternal(inst, "values", (zod) => zod.def.in._zod.values);
    util.defineLazyInternal(inst, "optin", (zod) => zod.def.in._zod.optin);
    util.defineLazyInternal(inst, "optout", (zod) => zod.def.out._zod.optout);
    util.defineLazyInternal(inst, "propValues", (zod) => zod.def.in._zod.propValues);
    inst._zod.parse = (payload, ctx) => {
        const direction = ctx.direction || "forward";
        if (direction === "forward") {
            const left = def.in._zod.run(payload, ctx);
            if (left instanceof Promise) {
                return left.then((left) => handleCodecAResult(left, def, ctx));
            }
            return handleCodecAResult(left, def, ctx);
        }
        else {
            const right = def.out._zod.run(payload, ctx);
            if (right instanceof Promise) {
                return right.then((right) => handleCodecAResult(right, def, ctx));
            }
            return handleCodecAResult(right, def, ctx);
        }
    };
})));
function handleCodecAResult(result, def, ctx) {
    if (result.issues.length) {
        // prevent further checks
        result.aborted = true;
        return result;
    }
    const direction = ctx.direction || "forward";
    if (direction === "forward") {
        const transformed = def.transform(result.value, result);
        if (transformed instanceof Promise) {
            return transformed.then((value) => handleCodecTxResult(result, value, def.out, ctx));
        }
        return handleCodecTxResult(result, transformed, def.out, ctx);
    }
    else {
        const transformed = def.reverseTransform(result.value, result);
        if (transformed instanceof Promise) {
            return transformed.then((value) => handleCodecTxResult(result, value, def.in, ctx));
        }
        return handleCodecTxResult(result, transformed, def.in, ctx);
    }
}
function handleCodecTxResult(left, value, nextSchema, ctx) {
    // Check if transform added any issues
    if (left.issues.length) {
        left.aborted = true;
        return left;
    }
    return nextSchema._zod.run({ value, issues: left.issues }, ctx);
}
const $ZodPreprocess = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodPreprocess", (inst, def) => {
    $ZodPipe.init(inst, def);
})));
const $ZodReadonly = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodReadonly", (inst, def) => {
    $ZodType.init(inst, def);
    util.defineLazyInternal(inst, "propValues", (zod) => zod.def.innerType._zod.propValues);
    util.defineLazyInternal(inst, "values", (zod) => zod.def.innerType._zod.values);
    util.defineLazyInternal(inst, "optin", (zod) => zod.def.innerType?._zod?.optin);
    util.defineLazyInternal(inst, "optout", (zod) => zod.def.innerType?._zod?.optout);
    inst._zod.parse = (payload, ctx) => {
        if (ctx.direction === "backward") {
            return def.innerType._zod.run(payload, ctx);
        }
        const result = def.innerType._zod.run(payload, ctx);
        if (result instanceof Promise) {
            return result.then(handleReadonlyResult);
        }
        return handleReadonlyResult(result);
    };
})));
function handleReadonlyResult(payload) {
    // A repeat visit hands back a node that is still being built; freezing it here would make the rest of its keys fail to assign.
    if (!payload.memo)
        payload.value = Object.freeze(payload.value);
    return payload;
}
// a leaf's pattern source with its own checks folded in: the last pattern-carrying check wins, else length bounds narrow the catch-all, else an integer format narrows the number form. the fold lives here instead of on `_zod.pattern` so a bundle without template literals never pays for it
function leafPattern(schema) {
    const def = schema._zod.def;
    let pattern = def.pattern;
    let isInt = !!def.format?.includes("int");
    let minimum;
    let maximum;
    for (const ch of def.checks ?? []) {
        const d = ch._zod.def;
        if (d.pattern)
            pattern = d.pattern;
        isInt || (isInt = !!d.format?.includes("int"));
        const lo = d.minimum ?? d.length;
        const hi = d.maximum ?? d.length;
        if (lo !== undefined && (minimum === undefined || lo > minimum))
            minimum = lo;
        if (hi !== undefined && (maximum === undefined || hi < maximum))
            maximum = hi;
    }
    if (pattern)
        return pattern.source;
    // an empty range matches nothing at runtime, and `{8,5}` is not a legal quantifier
    if (minimum !== undefined && maximum !== undefined && minimum > maximum)
        return "(?!)";
    if (minimum !== undefined || maximum !== undefined)
        return regexes.string({ minimum, maximum }).source;
    const own = schema._zod.pattern;
    return (isInt && own === regexes.number ? regexes.integer : own)?.source;
}
// a part's pattern source. a wrapper's pattern embeds its inner pattern's source verbatim, so the folded form is substituted in place without knowing the wrapper's own composition; a union's options are joined the way the union builds its own pattern
function partPattern(schema) {
    const def = schema._zod.def;
    const own = schema._zod.pattern?.source;
    // lazy resolves its inner on the internals, not the def
    const inner = def.innerType ?? schema._zod.innerType;
    if (inner) {
        const before = inner._zod.pattern?.source;
        const after = partPattern(inner);
        if (own && before && after && after !== before) {
            return own.replace(util.cleanRegex(before), () => util.cleanRegex(after));
        }
        return own;
    }
    if (def.options) {
        const sources = def.options.map(partPattern);
        if (sources.every(Boolean))
            return `^(${sources.map((s) => util.cleanRegex(s)).join("|")})$`;
    }
    return leafPattern(schema);
}
const $ZodTemplateLiteral = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodTemplateLiteral", (inst, def) => {
    $ZodType.init(inst, def);
    const regexParts = [];
    for (const part of def.parts) {
        if (typeof part === "object" && part !== null) {
            // is Zod schema
            const source = partPattern(part);
            if (!source) {
                throw new Error(`Invalid template literal part, no pattern found: ${[...part._zod.traits].shift()}`);
            }
            regexParts.push(util.cleanRegex(source));
        }
        else if (part === null || util.primitiveTypes.has(typeof part)) {
            regexParts.push(util.escapeRegex(`${part}`));
        }
        else {
            throw new Error(`Invalid template literal part: ${part}`);
        }
    }
    inst._zod.pattern = new RegExp(`^${regexParts.join("")}$`);
    inst._zod.parse = (payload, _ctx) => {
        if (typeof payload.value !== "string") {
            payload.issues.push({
                input: payload.value,
                inst,
                expected: "string",
                code: "invalid_type",
            });
            return payload;
        }
        inst._zod.pattern.lastIndex = 0;
        if (!inst._zod.pattern.test(payload.value)) {
            payload.issues.push({
                input: payload.value,
                inst,
                code: "invalid_format",
                format: def.format ?? "template_literal",
                pattern: inst._zod.pattern.source,
            });
            return payload;
        }
        return payload;
    };
})));
const $ZodFunction = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodFunction", (inst, def) => {
    $ZodType.init(inst, def);
    // Defined, not assigned: the classic prototype exposes `_def` as a getter with no setter.
    Object.defineProperty(inst, "_def", { value: def });
    inst._zod.def = def;
    inst.implement = (func) => {
        if (typeof func !== "function") {
            throw new Error("implement() must be called with a function");
        }
        // Defined inline so the closure stays anonymous: binding it to a `const` first names it, which costs 256 bytes per implemented function.
        return Object.defineProperty(function (...args) {
            const parsedArgs = inst._def.input ? parse(inst._def.input, args) : args;
            const result = Reflect.apply(func, this, parsedArgs);
            if (inst._def.output) {
                return parse(inst._def.output, result);
            }
            return result;
        }, "_zod", { value: inst._zod, enumerable: false });
    };
    inst.implementAsync = (func) => {
        if (typeof func !== "function") {
            throw new Error("implementAsync() must be called with a function");
        }
        return Object.defineProperty(async function (...args) {
            const parsedArgs = inst._def.input ? await parseAsync(inst._def.input, args) : args;
            const result = await Reflect.apply(func, this, parsedArgs);
            if (inst._def.output) {
                return await parseAsync(inst._def.output, result);
            }
            return result;
        }, "_zod", { value: inst._zod, enumerable: false });
    };
    inst._zod.parse = (payload, _ctx) => {
        if (typeof payload.value !== "function") {
            payload.issues.push({
                code: "invalid_type",
                expected: "function",
                input: payload.value,
                inst,
            });
            return payload;
        }
        // Check if output is a promise type to determine if we should use async implementation
        const hasPromiseOutput = inst._def.output && inst._def.output._zod.def.type === "promise";
        if (hasPromiseOutput) {
            payload.value = inst.implementAsync(payload.value);
        }
        else {
            payload.value = inst.implement(payload.value);
        }
        return payload;
    };
    inst.input = (...args) => {
        const F = inst.constructor;
        if (Array.isArray(args[0])) {
            return new F({
                type: "function",
                input: new $ZodTuple({
                    type: "tuple",
                    items: args[0],
                    rest: args[1],
                }),
                output: inst._def.output,
            });
        }
        return new F({
            type: "function",
            input: args[0],
            output: inst._def.output,
        });
    };
    inst.output = (output) => {
        const F = inst.constructor;
        return new F({
            type: "function",
            input: inst._def.input,
            output,
        });
    };
    return inst;
})));
const $ZodPromise = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodPromise", (inst, def) => {
    $ZodType.init(inst, def);
    inst._zod.parse = (payload, ctx) => {
        return Promise.resolve(payload.value).then((inner) => def.innerType._zod.run({ value: inner, issues: [] }, ctx));
    };
})));
const $ZodLazy = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("$ZodLazy", (inst, def) => {
    $ZodType.init(inst, def);
    // Cache the resolved inner type on the shared `def` so all clones of this lazy (e.g. via `.describe()`/`.meta()`) share the same inner instance, preserving identity for cycle detection on recursive schemas.
    util.defineLazy(inst._zod, "innerType", () => {
        const d = def;
        if (!d._cachedInner)
            d._cachedInner = def.getter();
        return d._cachedInner;
    });
    util.defineLazyInternal(inst, "pattern", (zod) => zod.innerType?._zod?.pattern);
    util.defineLazyInternal(inst, "propValues", (zod) => zod.innerType?._zod?.propValues);
    util.defineLazyInternal(inst, "optin", (zod) => zod.innerType?._zod?.optin ?? undefined);
    util.defineLazyInternal(inst, "optout", (zod) => zod.innerType?._zod?.optout ?? undefined);
    inst._zod.parse = (payload, ctx) => {
        const inner = inst._zod.innerType;
        return inner._zod.run(payload, ctx);
    };
})));
const $ZodCustom = /*@__PURE__*/ core_core/* $constructor */.xI("$ZodCustom", (inst, def) => {
    core_checks/* $ZodCheck */.QP.init(inst, def);
    $ZodType.init(inst, def);
    inst._zod.parse = (payload, _) => {
        return payload;
    };
    inst._zod.check = (payload) => {
        const input = payload.value;
        const r = def.fn(input);
        if (r instanceof Promise) {
            return r.then((r) => handleRefineResult(r, payload, input, inst));
        }
        handleRefineResult(r, payload, input, inst);
        return;
    };
});
function handleRefineResult(result, payload, input, inst) {
    if (!result) {
        const _iss = {
            code: "custom",
            input,
            inst, // incorporates params.error into issue reporting
            path: [...(inst._zod.def.path ?? [])], // incorporates params.error into issue reporting
            continue: !inst._zod.def.abort,
            // params: inst._zod.def.params,
        };
        if (inst._zod.def.params)
            _iss.params = inst._zod.def.params;
        payload.issues.push(core_util/* issue */.sn(_iss));
    }
}


/***/ }),

/***/ 52055:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   A2: () => (/* binding */ normalizeParams),
/* harmony export */   B7: () => (/* binding */ stringifyPrimitive),
/* harmony export */   GW: () => (/* binding */ parsedType),
/* harmony export */   Gv: () => (/* binding */ isObject),
/* harmony export */   MO: () => (/* binding */ rawShape),
/* harmony export */   NM: () => (/* binding */ optionalKeys),
/* harmony export */   O7: () => (/* binding */ codePointLength),
/* harmony export */   OH: () => (/* binding */ partial),
/* harmony export */   PO: () => (/* binding */ cached),
/* harmony export */   QH: () => (/* binding */ aborted),
/* harmony export */   Qd: () => (/* binding */ isPlainObject),
/* harmony export */   Rc: () => (/* binding */ getLengthableOrigin),
/* harmony export */   Vy: () => (/* binding */ assignProp),
/* harmony export */   X: () => (/* binding */ installLazyProp),
/* harmony export */   X$: () => (/* binding */ extend),
/* harmony export */   cl: () => (/* binding */ nullish),
/* harmony export */   d3: () => (/* binding */ attachSchema),
/* harmony export */   gx: () => (/* binding */ captureStackTrace),
/* harmony export */   hi: () => (/* binding */ sizeCaps),
/* harmony export */   iR: () => (/* binding */ finalizeIssue),
/* harmony export */   jD: () => (/* binding */ hide),
/* harmony export */   jw: () => (/* binding */ joinValues),
/* harmony export */   k8: () => (/* binding */ jsonStringifyReplacer),
/* harmony export */   lQ: () => (/* binding */ prefixIssues),
/* harmony export */   o8: () => (/* binding */ clone),
/* harmony export */   ol: () => (/* binding */ members),
/* harmony export */   p6: () => (/* binding */ cleanRegex),
/* harmony export */   qQ: () => (/* binding */ propertyKeyTypes),
/* harmony export */   qh: () => (/* binding */ own),
/* harmony export */   rL: () => (/* binding */ explicitlyAborted),
/* harmony export */   sD: () => (/* binding */ escapeRegex),
/* harmony export */   sn: () => (/* binding */ issue),
/* harmony export */   v5: () => (/* binding */ defineLazyInternal),
/* harmony export */   w5: () => (/* binding */ getEnumValues),
/* harmony export */   yG: () => (/* binding */ shallowClone),
/* harmony export */   zH: () => (/* binding */ NUMBER_FORMAT_RANGES)
/* harmony export */ });
/* unused harmony exports assertEqual, assertNotEqual, toZod, assertIs, assertNever, assert, floatSafeRemainder, defineLazy, objectClone, mergeDefs, cloneDef, getElementAtPath, promiseAllObject, randomString, esc, slugify, allowsEval, numKeys, getParsedType, primitiveTypes, createTransparentProxy, BIGINT_FORMAT_RANGES, pick, omit, safeExtend, merge, required, unwrapMessage, getSizableOrigin, cleanEnum, base64ToUint8Array, uint8ArrayToBase64, base64urlToUint8Array, uint8ArrayToBase64url, hexToUint8Array, uint8ArrayToHex, Class, derived, CONSTANT_CATCH, constantCatch */

// functions
function assertEqual(val) {
    return val;
}
function assertNotEqual(val) {
    return val;
}
function toZod() {
    return (schema) => schema;
}
function assertIs(_arg) { }
function assertNever(_x) {
    throw new Error("Unexpected value in exhaustive check");
}
function assert(_) { }
function getEnumValues(entries) {
    const numericValues = Object.values(entries).filter((v) => typeof v === "number");
    const values = Object.entries(entries)
        .filter(([k, _]) => numericValues.indexOf(+k) === -1)
        .map(([_, v]) => v);
    return values;
}
function joinValues(array, separator = "|") {
    return array.map((val) => stringifyPrimitive(val)).join(separator);
}
function jsonStringifyReplacer(_, value) {
    if (typeof value === "bigint")
        return value.toString();
    return value;
}
// the accessor lives on a shared prototype: an own accessor makes every box a dictionary-mode object (~360 B and a slow load per read against ~100 B and an inlined getter here)
class Cached {
    constructor(getter) {
        this._getter = getter;
        this._value = undefined;
    }
    get value() {
        const getter = this._getter;
        if (getter !== undefined) {
            this._value = getter();
            this._getter = undefined;
        }
        return this._value;
    }
}
function cached(getter) {
    return new Cached(getter);
}
function nullish(input) {
    return input === null || input === undefined;
}
function cleanRegex(source) {
    const start = source.startsWith("^") ? 1 : 0;
    const end = source.endsWith("$") ? source.length - 1 : source.length;
    return source.slice(start, end);
}
function floatSafeRemainder(val, step) {
    const ratio = val / step;
    const roundedRatio = Math.round(ratio);
    // `val` and `step` each round to a double before the division rounds again, so a true decimal multiple's quotient can sit up to 1.5 of these scaled epsilons from the integer. A 1x tolerance therefore rejected 2.03 as a multiple of 0.07; 4x covers the worst case with margin.
    const tolerance = 4 * Number.EPSILON * Math.max(Math.abs(ratio), 1);
    if (Math.abs(ratio - roundedRatio) < tolerance)
        return 0;
    return ratio - roundedRatio;
}
const EVALUATING = /* @__PURE__*/ (/* unused pure expression or super */ null && (Symbol("evaluating")));
function defineLazy(object, key, getter) {
    let value = undefined;
    Object.defineProperty(object, key, {
        get() {
            if (value === EVALUATING) {
                // Circular reference detected, return undefined to break the cycle
                return undefined;
            }
            if (value === undefined) {
                value = EVALUATING;
                value = getter();
            }
            return value;
        },
        set(v) {
            Object.defineProperty(object, key, {
                value: v,
                // configurable: true,
            });
            // object[key] = v;
        },
        configurable: true,
    });
}
function objectClone(obj) {
    return Object.create(Object.getPrototypeOf(obj), Object.getOwnPropertyDescriptors(obj));
}
function assignProp(target, prop, value) {
    Object.defineProperty(target, prop, {
        value,
        writable: true,
        enumerable: true,
        configurable: true,
    });
}
/**
 * Whichever object a def's `shape` currently answers from: the one the caller passed until the first read, the frozen copy after it.
 *
 * Its keys and descriptors read without invoking anything, which is what lets a discriminated union check its discriminator, and the cycle walk read a shape, without resolving a getter that references the schema being constructed. A def that answers `shape` from an accessor of its own has none.
 */
function rawShape(def) {
    const desc = Object.getOwnPropertyDescriptor(def, "shape");
    return desc?.get ? desc.get.raw : desc?.value;
}
// where a builder reads its source's keys and descriptors, resolving only a shape a def answers for itself. A shape resolves by object spread, so only its enumerable keys are ever part of it.
function sourceShape(schema) {
    return rawShape(schema._zod.def) ?? schema._zod.def.shape;
}
// a key whose value is not settled yet, self-caching so every read after the first gets the same one
function deferProp(target, key, getter) {
    Object.defineProperty(target, key, {
        get() {
            const value = getter();
            assignProp(this, key, value);
            return value;
        },
        enumerable: true,
        configurable: true,
    });
}
// Writes a settled key. A plain assignment is much cheaper than `defineProperty` and produces the same descriptor, but it runs whatever setter already answers to the key — an accessor this shape deferred, or an inherited one, which `__proto__` has on every object and prototype pollution can add for any name.
function putProp(target, key, value) {
    if (key in target)
        assignProp(target, key, value);
    else
        target[key] = value;
}
/**
 * Copies `keys` of `source`'s shape onto `target`, each value passed through `wrap`.
 *
 * A key the source has resolved is copied through now, so the derived shape states it outright and nothing has to resolve it to learn what it holds. A key the source still defers stays deferred, and reads back through the source's own `shape`, so it resolves once and both shapes get that one schema.
 */
function mirrorShape(target, source, keys, wrap) {
    const raw = sourceShape(source);
    for (const key of keys) {
        const desc = Object.getOwnPropertyDescriptor(raw, key);
        if (!desc.enumerable)
            continue;
        if (desc.get) {
            deferProp(target, key, () => {
                const value = source._zod.def.shape[key];
                return wrap ? wrap(value, key) : value;
            });
        }
        else
            putProp(target, key, wrap ? wrap(desc.value, key) : desc.value);
    }
}
// same, for a plain shape a caller passed rather than a schema's
function mirrorProps(target, source) {
    for (const key of Reflect.ownKeys(source)) {
        const desc = Object.getOwnPropertyDescriptor(source, key);
        if (!desc.enumerable)
            continue;
        if (desc.get)
            deferProp(target, key, () => source[key]);
        else
            putProp(target, key, desc.value);
    }
}
function mergeDefs(...defs) {
    const mergedDescriptors = {};
    for (const def of defs) {
        const descriptors = Object.getOwnPropertyDescriptors(def);
        Object.assign(mergedDescriptors, descriptors);
    }
    return Object.defineProperties({}, mergedDescriptors);
}
function cloneDef(schema) {
    return mergeDefs(schema._zod.def);
}
function getElementAtPath(obj, path) {
    if (!path)
        return obj;
    return path.reduce((acc, key) => acc?.[key], obj);
}
function promiseAllObject(promisesObj) {
    const keys = Object.keys(promisesObj);
    const promises = keys.map((key) => promisesObj[key]);
    return Promise.all(promises).then((results) => {
        const resolvedObj = {};
        for (let i = 0; i < keys.length; i++) {
            resolvedObj[keys[i]] = results[i];
        }
        return resolvedObj;
    });
}
function randomString(length = 10) {
    const chars = "abcdefghijklmnopqrstuvwxyz";
    let str = "";
    for (let i = 0; i < length; i++) {
        str += chars[Math.floor(Math.random() * chars.length)];
    }
    return str;
}
function esc(str) {
    return JSON.stringify(str);
}
function slugify(input) {
    return input
        .toLowerCase()
        .trim()
        .replace(/[^\w\s-]/g, "")
        .replace(/[\s_-]+/g, "-")
        .replace(/^-+|-+$/g, "");
}
const captureStackTrace = ("captureStackTrace" in Error ? Error.captureStackTrace : (..._args) => { });
function isObject(data) {
    return typeof data === "object" && data !== null && !Array.isArray(data);
}
const allowsEval = /* @__PURE__*/ (/* unused pure expression or super */ null && (cached(() => {
    // Skip the probe under `jitless`: strict CSPs report the caught `new Function` as a `securitypolicyviolation` even though the throw is swallowed.
    if (globalConfig.jitless) {
        return false;
    }
    // @ts-ignore
    if (typeof navigator !== "undefined" && navigator?.userAgent?.includes("Cloudflare")) {
        return false;
    }
    try {
        const F = Function;
        new F("");
        return true;
    }
    catch (_) {
        return false;
    }
})));
function isPlainObject(o) {
    if (isObject(o) === false)
        return false;
    // modified constructor
    const ctor = o.constructor;
    if (ctor === undefined)
        return true;
    if (typeof ctor !== "function")
        return true;
    // modified prototype
    const prot = ctor.prototype;
    if (isObject(prot) === false)
        return false;
    // ctor doesn't have static `isPrototypeOf`
    if (Object.prototype.hasOwnProperty.call(prot, "isPrototypeOf") === false) {
        return false;
    }
    return true;
}
function shallowClone(o) {
    if (isPlainObject(o))
        return { ...o };
    if (Array.isArray(o))
        return [...o];
    if (o instanceof Map)
        return new Map(o);
    if (o instanceof Set)
        return new Set(o);
    return o;
}
function numKeys(data) {
    let keyCount = 0;
    for (const key in data) {
        if (Object.prototype.hasOwnProperty.call(data, key)) {
            keyCount++;
        }
    }
    return keyCount;
}
const getParsedType = (data) => {
    const t = typeof data;
    switch (t) {
        case "undefined":
            return "undefined";
        case "string":
            return "string";
        case "number":
            return Number.isNaN(data) ? "nan" : "number";
        case "boolean":
            return "boolean";
        case "function":
            return "function";
        case "bigint":
            return "bigint";
        case "symbol":
            return "symbol";
        case "object":
            if (Array.isArray(data)) {
                return "array";
            }
            if (data === null) {
                return "null";
            }
            if (data.then && typeof data.then === "function" && data.catch && typeof data.catch === "function") {
                return "promise";
            }
            if (typeof Map !== "undefined" && data instanceof Map) {
                return "map";
            }
            if (typeof Set !== "undefined" && data instanceof Set) {
                return "set";
            }
            if (typeof Date !== "undefined" && data instanceof Date) {
                return "date";
            }
            // @ts-ignore
            if (typeof File !== "undefined" && data instanceof File) {
                return "file";
            }
            return "object";
        default:
            throw new Error(`Unknown data type: ${t}`);
    }
};
const propertyKeyTypes = /* @__PURE__*/ new Set(["string", "number", "symbol"]);
const primitiveTypes = /* @__PURE__*/ new Set([
    "string",
    "number",
    "bigint",
    "boolean",
    "symbol",
    "undefined",
]);
function escapeRegex(str) {
    return str.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
// zod-specific utils
function clone(inst, def, params) {
    const cl = new inst._zod.constr(def ?? inst._zod.def);
    if (!def || params?.parent)
        cl._zod.parent = inst;
    return cl;
}
function normalizeParams(_params) {
    const params = _params;
    if (!params)
        return {};
    if (typeof params === "string")
        return { error: () => params };
    if (params?.message !== undefined) {
        if (params?.error !== undefined)
            throw new Error("Cannot specify both `message` and `error` params");
        params.error = params.message;
    }
    delete params.message;
    if (typeof params.error === "string")
        return { ...params, error: () => params.error };
    return params;
}
function createTransparentProxy(getter) {
    let target;
    return new Proxy({}, {
        get(_, prop, receiver) {
            target ?? (target = getter());
            return Reflect.get(target, prop, receiver);
        },
        set(_, prop, value, receiver) {
            target ?? (target = getter());
            return Reflect.set(target, prop, value, receiver);
        },
        has(_, prop) {
            target ?? (target = getter());
            return Reflect.has(target, prop);
        },
        deleteProperty(_, prop) {
            target ?? (target = getter());
            return Reflect.deleteProperty(target, prop);
        },
        ownKeys(_) {
            target ?? (target = getter());
            return Reflect.ownKeys(target);
        },
        getOwnPropertyDescriptor(_, prop) {
            target ?? (target = getter());
            return Reflect.getOwnPropertyDescriptor(target, prop);
        },
        defineProperty(_, prop, descriptor) {
            target ?? (target = getter());
            return Reflect.defineProperty(target, prop, descriptor);
        },
    });
}
function stringifyPrimitive(value) {
    if (typeof value === "bigint")
        return value.toString() + "n";
    if (typeof value === "string")
        return `"${value}"`;
    return `${value}`;
}
function optionalKeys(shape) {
    return Object.keys(shape).filter((k) => {
        return shape[k]._zod.optin !== undefined && shape[k]._zod.optout === "optional";
    });
}
// Wrapped in a `@__PURE__` IIFE: esbuild never tree-shakes a top-level initializer that contains a member access on `Number`, so the bare object literal survived into every bundle.
const NUMBER_FORMAT_RANGES = /*@__PURE__*/ (() => ({
    safeint: [Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER],
    int32: [-2147483648, 2147483647],
    uint32: [0, 4294967295],
    float32: [-3.4028234663852886e38, 3.4028234663852886e38],
    float64: [-Number.MAX_VALUE, Number.MAX_VALUE],
}))();
const BIGINT_FORMAT_RANGES = {
    int64: [/* @__PURE__*/ BigInt("-9223372036854775808"), /* @__PURE__*/ BigInt("9223372036854775807")],
    uint64: [/* @__PURE__*/ BigInt(0), /* @__PURE__*/ BigInt("18446744073709551615")],
};
function pick(schema, mask) {
    const currDef = schema._zod.def;
    const checks = currDef.checks;
    const hasChecks = checks && checks.length > 0;
    if (hasChecks) {
        throw new Error(".pick() cannot be used on object schemas containing refinements");
    }
    const newShape = {};
    mirrorShape(newShape, schema, maskedKeys(schema, mask));
    return clone(schema, mergeDefs(currDef, { shape: newShape, checks: [] }));
}
// the mask keys that select something, checked against the source's shape without resolving it
function maskedKeys(schema, mask) {
    const raw = sourceShape(schema);
    const keys = [];
    // `for...in` skips symbols, so a symbol in the mask would select nothing
    for (const key of Reflect.ownKeys(mask)) {
        if (!Object.getOwnPropertyDescriptor(raw, key)?.enumerable) {
            throw new Error(`Unrecognized key: "${String(key)}"`);
        }
        if (mask[key])
            keys.push(key);
    }
    return keys;
}
function omit(schema, mask) {
    const currDef = schema._zod.def;
    const checks = currDef.checks;
    const hasChecks = checks && checks.length > 0;
    if (hasChecks) {
        throw new Error(".omit() cannot be used on object schemas containing refinements");
    }
    const omitted = new Set(maskedKeys(schema, mask));
    const newShape = {};
    mirrorShape(newShape, schema, Reflect.ownKeys(sourceShape(schema)).filter((key) => !omitted.has(key)));
    return clone(schema, mergeDefs(currDef, { shape: newShape, checks: [] }));
}
function extend(schema, shape) {
    if (!isPlainObject(shape)) {
        throw new Error("Invalid input to extend: expected a plain object");
    }
    const checks = schema._zod.def.checks;
    const hasChecks = checks && checks.length > 0;
    if (hasChecks) {
        // Only throw if new shape overlaps with existing shape. Use getOwnPropertyDescriptor to check key existence without accessing values
        const existingShape = sourceShape(schema);
        for (const key of Reflect.ownKeys(shape)) {
            if (Object.getOwnPropertyDescriptor(existingShape, key) !== undefined) {
                throw new Error("Cannot overwrite keys on object schemas containing refinements. Use `.safeExtend()` instead.");
            }
        }
    }
    return clone(schema, mergeDefs(schema._zod.def, { shape: extended(schema, shape) }));
}
// the source's keys, then the caller's overlaid on top
function extended(schema, shape) {
    const newShape = {};
    mirrorShape(newShape, schema, Reflect.ownKeys(sourceShape(schema)));
    mirrorProps(newShape, shape);
    return newShape;
}
function safeExtend(schema, shape) {
    if (!isPlainObject(shape)) {
        throw new Error("Invalid input to safeExtend: expected a plain object");
    }
    return clone(schema, mergeDefs(schema._zod.def, { shape: extended(schema, shape) }));
}
function merge(a, b) {
    if (!b?._zod?.def) {
        throw new Error("Invalid input to merge: expected an object schema. To merge a plain shape, use `.extend()`.");
    }
    if (a._zod.def.checks?.length) {
        throw new Error(".merge() cannot be used on object schemas containing refinements. Use .safeExtend() instead.");
    }
    const newShape = {};
    mirrorShape(newShape, a, Reflect.ownKeys(sourceShape(a)));
    mirrorShape(newShape, b, Reflect.ownKeys(sourceShape(b)));
    const def = mergeDefs(a._zod.def, {
        shape: newShape,
        get catchall() {
            return b._zod.def.catchall;
        },
        checks: b._zod.def.checks ?? [],
    });
    return clone(a, def);
}
function partial(Class, schema, mask, name = "partial") {
    const currDef = schema._zod.def;
    const checks = currDef.checks;
    const hasChecks = checks && checks.length > 0;
    if (hasChecks) {
        throw new Error(`.${name}() cannot be used on object schemas containing refinements`);
    }
    const selected = mask ? new Set(maskedKeys(schema, mask)) : undefined;
    const newShape = {};
    mirrorShape(newShape, schema, Reflect.ownKeys(sourceShape(schema)), Class &&
        ((value, key) => (selected && !selected.has(key) ? value : new Class({ type: "optional", innerType: value }))));
    return clone(schema, mergeDefs(schema._zod.def, { shape: newShape, checks: [] }));
}
function required(Class, schema, mask) {
    const selected = mask ? new Set(maskedKeys(schema, mask)) : undefined;
    const newShape = {};
    mirrorShape(newShape, schema, Reflect.ownKeys(sourceShape(schema)), (value, key) => 
    // overwrite with non-optional
    selected && !selected.has(key) ? value : new Class({ type: "nonoptional", innerType: value }));
    return clone(schema, mergeDefs(schema._zod.def, { shape: newShape }));
}
// invalid_type | too_big | too_small | invalid_format | not_multiple_of | unrecognized_keys | invalid_union | invalid_key | invalid_element | invalid_value | custom
function aborted(x, startIndex = 0) {
    if (x.aborted === true)
        return true;
    for (let i = startIndex; i < x.issues.length; i++) {
        if (x.issues[i]?.continue !== true) {
            return true;
        }
    }
    return false;
}
// Checks for explicit abort (continue === false), as opposed to implicit abort (continue === undefined). Used to respect `abort: true` in .refine() even for checks that have a `when` function.
function explicitlyAborted(x, startIndex = 0) {
    if (x.aborted === true)
        return true;
    for (let i = startIndex; i < x.issues.length; i++) {
        if (x.issues[i]?.continue === false) {
            return true;
        }
    }
    return false;
}
function prefixIssues(path, issues) {
    return issues.map((iss) => {
        var _a;
        (_a = iss).path ?? (_a.path = []);
        iss.path.unshift(path);
        return iss;
    });
}
function unwrapMessage(message) {
    return typeof message === "string" ? message : message?.message;
}
/* A check holds no link back to the schema it is attached to — the same check instance is shared by every clone of that schema — so the owner is stamped onto the issues a check just raised, at the only point where both are in scope. Runs on the failure path only; `start` is the issue count from before the check ran. */
/** The leading size checks of `defChecks` that set an upper bound, each paired with it. */
function sizeCaps(defChecks) {
    const caps = [];
    for (const ch of defChecks ?? []) {
        const d = ch._zod.def;
        // a later check may rewrite the value
        if (!/_(length|size)$|_equals$/.test(d.check))
            break;
        const max = d.maximum ?? d.length ?? d.size;
        if (max >= 0)
            caps.push([max, ch]);
    }
    return caps;
}
function attachSchema(issues, start, inst) {
    var _a;
    for (let i = start; i < issues.length; i++) {
        (_a = issues[i]).schema ?? (_a.schema = inst);
    }
}
function finalizeIssue(iss, ctx, config) {
    var _a;
    // A schema that raised an issue itself owns it outright, and outranks any stamp an enclosing check left in `attachSchema`. String formats and z.custom() are schema and check at once, so when they act as a check they defer to that stamp instead.
    const traits = iss.inst?._zod?.traits;
    if (traits?.has("$ZodType")) {
        if (traits.has("$ZodCheck"))
            (_a = iss).schema ?? (_a.schema = iss.inst);
        else
            iss.schema = iss.inst;
    }
    // Decreasing specificity, first map to return a message wins. `inst` is whatever raised the issue, so a check's own map outranks the owning schema's.
    const schemaError = iss.schema !== iss.inst ? iss.schema?._zod.def?.error : undefined;
    const message = iss.message
        ? iss.message
        : (unwrapMessage(iss.inst?._zod.def?.error?.(iss)) ??
            unwrapMessage(schemaError?.(iss)) ??
            unwrapMessage(ctx?.error?.(iss)) ??
            unwrapMessage(config.customError?.(iss)) ??
            unwrapMessage(config.localeError?.(iss)) ??
            "Invalid input");
    // an explicit own-key copy beats object rest with excluded keys, which v8 routes through a generic runtime call; Object.keys rather than for-in so an issue pushed with a prototype does not leak inherited keys, and an own __proto__ key is dropped rather than assigned through the setter
    const full = {};
    for (const k of Object.keys(iss)) {
        if (k === "inst" || k === "schema" || k === "continue" || k === "input" || k === "__proto__")
            continue;
        full[k] = iss[k];
    }
    full.path ?? (full.path = []);
    full.message = message;
    if (ctx?.reportInput) {
        full.input = iss.input;
    }
    return full;
}
function getSizableOrigin(input) {
    if (input instanceof Set)
        return "set";
    if (input instanceof Map)
        return "map";
    // @ts-ignore
    if (input instanceof File)
        return "file";
    return "unknown";
}
const highSurrogate = /[\uD800-\uDBFF]/;
// Code points in `str`: a surrogate pair counts once, a lone surrogate as itself. Hand-rolled because the string iterator allocates and runs ~250x slower on this path; the regex probe exits ~50x quicker for a string with no astral characters.
function codePointLength(str) {
    const units = str.length;
    if (!highSurrogate.test(str))
        return units;
    let count = units;
    for (let i = 0; i < units - 1; i++) {
        if ((str.charCodeAt(i) & 0xfc00) === 0xd800 && (str.charCodeAt(i + 1) & 0xfc00) === 0xdc00) {
            count--;
            i++;
        }
    }
    return count;
}
function getLengthableOrigin(input) {
    if (Array.isArray(input))
        return "array";
    if (typeof input === "string")
        return "string";
    return "unknown";
}
function parsedType(data) {
    const t = typeof data;
    switch (t) {
        case "number": {
            return Number.isNaN(data) ? "nan" : "number";
        }
        case "object": {
            if (data === null) {
                return "null";
            }
            if (Array.isArray(data)) {
                return "array";
            }
            const obj = data;
            if (obj && Object.getPrototypeOf(obj) !== Object.prototype && "constructor" in obj && obj.constructor) {
                return obj.constructor.name;
            }
        }
    }
    return t;
}
function issue(...args) {
    const [iss, input, inst] = args;
    if (typeof iss === "string") {
        return {
            message: iss,
            code: "custom",
            input,
            inst,
        };
    }
    return { ...iss };
}
function cleanEnum(obj) {
    return Object.entries(obj)
        .filter(([k, _]) => {
        // return true if NaN, meaning it's not a number, thus a string key
        return Number.isNaN(Number.parseInt(k, 10));
    })
        .map((el) => el[1]);
}
// Codec utility functions
function base64ToUint8Array(base64) {
    const binaryString = atob(base64);
    const bytes = new Uint8Array(binaryString.length);
    for (let i = 0; i < binaryString.length; i++) {
        bytes[i] = binaryString.charCodeAt(i);
    }
    return bytes;
}
function uint8ArrayToBase64(bytes) {
    let binaryString = "";
    for (let i = 0; i < bytes.length; i++) {
        binaryString += String.fromCharCode(bytes[i]);
    }
    return btoa(binaryString);
}
function base64urlToUint8Array(base64url) {
    const base64 = base64url.replace(/-/g, "+").replace(/_/g, "/");
    const padding = "=".repeat((4 - (base64.length % 4)) % 4);
    return base64ToUint8Array(base64 + padding);
}
function uint8ArrayToBase64url(bytes) {
    return uint8ArrayToBase64(bytes).replace(/\+/g, "-").replace(/\//g, "_").replace(/=/g, "");
}
function hexToUint8Array(hex) {
    const cleanHex = hex.replace(/^0x/, "");
    if (cleanHex.length % 2 !== 0) {
        throw new Error("Invalid hex string length");
    }
    const bytes = new Uint8Array(cleanHex.length / 2);
    for (let i = 0; i < cleanHex.length; i += 2) {
        bytes[i / 2] = Number.parseInt(cleanHex.slice(i, i + 2), 16);
    }
    return bytes;
}
function uint8ArrayToHex(bytes) {
    return Array.from(bytes)
        .map((b) => b.toString(16).padStart(2, "0"))
        .join("");
}
// instanceof
class Class {
    constructor(..._args) { }
}
//////////    PROTOTYPE INSTALLERS     //////////
//
// Members live on the prototype and materialize per instance on first read, which keeps own-property count under the step where V8 stops using inline slots. Changing anything here means re-measuring runtime, memory and bundle size together — see "The three axes" in AGENTS.md.
/**
 * Installs a trait's members on its prototype. Each value builds that member for the instance on first read; the built value shadows the accessor as an own property, so a detached `const { parse } = schema` keeps working.
 *
 * Call this from a `proto` initializer, which runs once per prototype — never per instance.
 */
function members(proto, table) {
    for (const key in table) {
        const desc = Object.getOwnPropertyDescriptor(table, key);
        // a getter installs as written, so it stays live: `description` reads through to the registry on every access. not enumerable: an object literal's is, and a prototype member never was
        if (desc.get)
            Object.defineProperty(proto, key, { ...desc, enumerable: false });
        // a method materializes bound on first read, which is what keeps a detached member working: `const opt = schema.optional; opt()`
        else
            defineBound(proto, key, desc.value);
    }
}
/** Shadows a prototype member with an own value, so a getter that builds from the instance runs once. */
function own(inst, key, value, enumerable = true) {
    Object.defineProperty(inst, key, { configurable: true, writable: true, enumerable, value });
    return value;
}
/** Like {@link own}, for a member that was never an own data property and has to stay out of `Object.keys`. */
function hide(inst, key, value) {
    return own(inst, key, value, false);
}
/** Adds members a table derives from the instance: each builds on first read and shadows as own data, and assignment shadows the same way, as when these were own properties. */
function derived(computes, table) {
    for (const key in computes) {
        const compute = computes[key];
        // an object literal's accessor is configurable and enumerable, and `members` copies the descriptor as written
        Object.defineProperty(table, key, {
            configurable: true,
            enumerable: true,
            get() {
                return own(this, key, compute(this));
            },
            set(value) {
                own(this, key, value);
            },
        });
    }
    return table;
}
function defineBound(proto, key, fn) {
    Object.defineProperty(proto, key, {
        configurable: true,
        get() {
            // vitest's spyOn calls a prototype getter bare to find the function it wraps, so a nullish receiver answers the raw method
            return this == null ? fn : own(this, key, fn.bind(this));
        },
        set(value) {
            own(this, key, value);
        },
    });
}
/** Returns the prototype to install on, or `undefined` if this group is already installed on it. */
function claim(inst, sentinel) {
    const proto = Object.getPrototypeOf(inst);
    // Runs on every construction, so `in` rather than the costlier `hasOwnProperty.call`. Sentinels are keys the group itself defines.
    return sentinel in proto ? undefined : proto;
}
// The internals whose init chain is installing. A second call for the same one is a derived constructor overriding its base, so it must not construct another schema in between or the override is dropped.
let installing;
// Set while a getter is running, so a value that resolved through a recursion break is not memoized. One shared descriptor shadows the key for the duration, which costs no per-key allocation.
let broke = false;
const breaker = {
    configurable: true,
    get() {
        broke = true;
        return undefined;
    },
};
/**
 * Installs a lazily-derived internal on the `_zod` prototype of `inst`'s
 * constructor, computed from the internals object itself and cached there on
 * first read. One accessor per constructor rather than one per instance.
 */
function defineLazyInternal(inst, key, compute) {
    const proto = Object.getPrototypeOf(inst._zod);
    if (key in proto && installing !== inst._zod) {
        // A repeat construction: everything is installed already. Cleared here so the reference is not held past the first construction of every type.
        installing = undefined;
        return;
    }
    installing = inst._zod;
    Object.defineProperty(proto, key, {
        configurable: true,
        get() {
            // Shadowed before computing so a re-entrant read from a recursive schema resolves to undefined instead of running the getter again.
            Object.defineProperty(this, key, breaker);
            const outer = broke;
            broke = false;
            try {
                const value = compute(this);
                // A result that resolved through a recursion break is recomputed once the graph is complete; everything else memoizes, undefined included.
                if (broke)
                    delete this[key];
                else
                    Object.defineProperty(this, key, { configurable: true, writable: true, value });
                broke = broke || outer;
                return value;
            }
            catch (err) {
                // A compute that threw memoizes nothing, so a later read runs it again and fails the same way. The shadow goes with it, since leaving it installed would answer undefined for every later read.
                delete this[key];
                broke = broke || outer;
                throw err;
            }
        },
        set(value) {
            Object.defineProperty(this, key, { configurable: true, writable: true, value });
        },
    });
}
/**
 * Installs `key` on `inst`'s prototype, computed by `make` on first read and cached there as an own
 * data property. One accessor per constructor rather than one per instance, because an own accessor
 * puts every instance after the first into v8 dictionary mode. The key doubles as the sentinel.
 */
function installLazyProp(inst, key, make, enumerable) {
    const proto = claim(inst, key);
    if (!proto)
        return;
    Object.defineProperty(proto, key, {
        configurable: true,
        get() {
            // Shadowed before computing, so a re-entrant read from a self-referential shape resolves to undefined instead of running the getter again. A data property rather than an accessor: an own accessor is the dictionary-mode transition this exists to avoid.
            const desc = { configurable: true, writable: true, enumerable, value: undefined };
            Object.defineProperty(this, key, desc);
            // a compute that throws leaves the shadow behind, so later reads answer undefined instead of re-throwing; `defineLazy` did the same, and `defineLazyInternal`'s delete-on-catch would cost bytes in every bundle for a case only a throwing user getter reaches
            desc.value = make(this);
            Object.defineProperty(this, key, desc);
            return desc.value;
        },
        set(value) {
            Object.defineProperty(this, key, { configurable: true, writable: true, enumerable, value });
        },
    });
}
/** Marks the thunk `_catch` synthesises for a constant catch value. `Function.length` cannot tell that thunk from a user callback — rest and defaulted parameters both report arity 0 — and a user callback reads `ctx.error`, whose issues only finalize correctly against the caller's per-parse error map. Provenance can say what arity cannot. A plain string key rather than `Symbol.for`, whose call at module scope no bundler can prove pure — the same shape that anchored `urlCanParse` into every build. */
const CONSTANT_CATCH = "~constantCatch";
/** Wraps a constant catch value in a thunk tagged with {@link CONSTANT_CATCH}. */
function constantCatch(value) {
    const fn = () => value;
    fn[CONSTANT_CATCH] = true;
    return fn;
}


/***/ }),

/***/ 5915:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Ikc: () => (/* binding */ object),
/* harmony export */   KCZ: () => (/* binding */ union),
/* harmony export */   L5J: () => (/* binding */ unknown),
/* harmony export */   OH3: () => (/* binding */ partial),
/* harmony export */   OZ5: () => (/* binding */ url),
/* harmony export */   OsD: () => (/* binding */ guid),
/* harmony export */   Rvf: () => (/* binding */ _default),
/* harmony export */   Whr: () => (/* binding */ int),
/* harmony export */   X$i: () => (/* binding */ extend),
/* harmony export */   YOg: () => (/* binding */ array),
/* harmony export */   YPB: () => (/* binding */ refine),
/* harmony export */   YjP: () => (/* binding */ string),
/* harmony export */   _H3: () => (/* binding */ looseObject),
/* harmony export */   aig: () => (/* binding */ number),
/* harmony export */   euz: () => (/* binding */ literal),
/* harmony export */   g1P: () => (/* binding */ record),
/* harmony export */   gMt: () => (/* binding */ discriminatedUnion),
/* harmony export */   iAB: () => (/* binding */ ZodMiniString),
/* harmony export */   k5n: () => (/* binding */ _enum),
/* harmony export */   lqM: () => (/* binding */ optional),
/* harmony export */   mee: () => (/* binding */ nullable),
/* harmony export */   rej: () => (/* binding */ strictObject),
/* harmony export */   yqP: () => (/* binding */ exactOptional),
/* harmony export */   zMY: () => (/* binding */ boolean),
/* harmony export */   zUr: () => (/* binding */ ZodMiniStringFormat)
/* harmony export */ });
/* unused harmony exports ZodMiniType, ZodMiniEmail, email, ZodMiniGUID, ZodMiniUUID, uuid, uuidv4, uuidv6, uuidv7, ZodMiniURL, httpUrl, ZodMiniEmoji, emoji, ZodMiniNanoID, nanoid, ZodMiniCUID, cuid, ZodMiniCUID2, cuid2, ZodMiniULID, ulid, ZodMiniXID, xid, ZodMiniKSUID, ksuid, ZodMiniIPv4, ipv4, ZodMiniIPv6, ipv6, ZodMiniCIDRv4, cidrv4, ZodMiniCIDRv6, cidrv6, ZodMiniMAC, mac, ZodMiniBase64, base64, ZodMiniBase64URL, base64url, ZodMiniE164, e164, ZodMiniCreditCard, creditCard, ZodMiniIBAN, iban, ZodMiniJWT, jwt, ZodMiniCustomStringFormat, stringFormat, hostname, hex, currencyCode, hash, ZodMiniNumber, ZodMiniNumberFormat, float32, float64, int32, uint32, ZodMiniBoolean, ZodMiniBigInt, bigint, ZodMiniBigIntFormat, int64, uint64, ZodMiniSymbol, symbol, ZodMiniUndefined, undefined, ZodMiniNull, null, ZodMiniAny, any, ZodMiniUnknown, ZodMiniNever, never, ZodMiniVoid, void, ZodMiniDate, date, ZodMiniArray, keyof, ZodMiniObject, safeExtend, merge, pick, omit, exactPartial, required, catchall, ZodMiniUnion, ZodMiniXor, xor, ZodMiniDiscriminatedUnion, ZodMiniIntersection, intersection, ZodMiniTuple, tuple, ZodMiniRecord, partialRecord, looseRecord, ZodMiniMap, map, ZodMiniSet, set, ZodMiniEnum, nativeEnum, ZodMiniLiteral, ZodMiniFile, file, ZodMiniTransform, transform, ZodMiniOptional, ZodMiniExactOptional, ZodMiniNullable, nullish, ZodMiniDefault, ZodMiniPrefault, prefault, ZodMiniNonOptional, nonoptional, ZodMiniSuccess, success, ZodMiniCatch, catch, ZodMiniNaN, nan, ZodMiniPipe, pipe, ZodMiniCodec, codec, invertCodec, ZodMiniReadonly, readonly, ZodMiniTemplateLiteral, templateLiteral, ZodMiniLazy, lazy, ZodMiniPromise, promise, ZodMiniCustom, check, custom, superRefine, describe, meta, instanceof, stringbool, json, ZodMiniFunction, _function, function */
/* harmony import */ var _core_index_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(46416);
/* harmony import */ var _core_index_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(26357);
/* harmony import */ var _core_util_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(52055);
/* harmony import */ var _core_index_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(41299);
/* harmony import */ var _parse_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(58989);




const ZodMiniType = /*@__PURE__*/ _core_index_js__WEBPACK_IMPORTED_MODULE_0__/* .$constructor */ .xI("ZodMiniType", (inst, def) => {
    if (!inst._zod)
        throw new Error("Uninitialized schema in ZodMiniType.");
    _core_index_js__WEBPACK_IMPORTED_MODULE_1__/* .$ZodType */ .W4.init(inst, def);
    inst.def = def;
    inst.type = def.type;
}, {
    // `with` is an alias for `check`: the same function object, not a wrapper.
    get with() {
        return this.check;
    },
    set with(value) {
        _core_util_js__WEBPACK_IMPORTED_MODULE_2__/* .own */ .qh(this, "with", value);
    },
    parse(data, params) {
        return _parse_js__WEBPACK_IMPORTED_MODULE_3__/* .parse */ .qg(this, data, params, { callee: this.parse });
    },
    parseAsync(data, params) {
        return _parse_js__WEBPACK_IMPORTED_MODULE_3__/* .parseAsync */ .EJ(this, data, params, { callee: this.parseAsync });
    },
    safeParse(data, params) {
        return _parse_js__WEBPACK_IMPORTED_MODULE_3__/* .safeParse */ .xL(this, data, params);
    },
    safeParseAsync(data, params) {
        return _parse_js__WEBPACK_IMPORTED_MODULE_3__/* .safeParseAsync */ .bp(this, data, params);
    },
    check(...checks) {
        const def = this.def;
        return this.clone({
            ...def,
            checks: [
                ...(def.checks ?? []),
                ...checks.map((ch) => typeof ch === "function" ? { _zod: { check: ch, def: { check: "custom" }, onattach: [] } } : ch),
            ],
        }, { parent: true });
    },
    clone(_def, params) {
        return _core_util_js__WEBPACK_IMPORTED_MODULE_2__/* .clone */ .o8(this, _def, params);
    },
    brand() {
        return this;
    },
    register(reg, meta) {
        reg.add(this, meta);
        return this;
    },
    apply(fn, ...args) {
        return args.length === 0 ? fn(this) : fn(this, ...args);
    },
});
const ZodMiniString = /*@__PURE__*/ _core_index_js__WEBPACK_IMPORTED_MODULE_0__/* .$constructor */ .xI("ZodMiniString", (inst, def) => {
    _core_index_js__WEBPACK_IMPORTED_MODULE_1__/* .$ZodString */ .$v.init(inst, def);
    ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function string(params) {
    return _core_index_js__WEBPACK_IMPORTED_MODULE_4__/* ._string */ .Rl(ZodMiniString, params);
}
const ZodMiniStringFormat = /*@__PURE__*/ _core_index_js__WEBPACK_IMPORTED_MODULE_0__/* .$constructor */ .xI("ZodMiniStringFormat", (inst, def) => {
    _core_index_js__WEBPACK_IMPORTED_MODULE_1__/* .$ZodStringFormat */ .EY.init(inst, def);
    ZodMiniString.init(inst, def);
});
const ZodMiniEmail = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodMiniEmail", (inst, def) => {
    core.$ZodEmail.init(inst, def);
    ZodMiniStringFormat.init(inst, def);
})));
// @__NO_SIDE_EFFECTS__
function email(params) {
    return core._email(ZodMiniEmail, params);
}
const ZodMiniGUID = /*@__PURE__*/ _core_index_js__WEBPACK_IMPORTED_MODULE_0__/* .$constructor */ .xI("ZodMiniGUID", (inst, def) => {
    _core_index_js__WEBPACK_IMPORTED_MODULE_1__/* .$ZodGUID */ .Zc.init(inst, def);
    ZodMiniStringFormat.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function guid(params) {
    return _core_index_js__WEBPACK_IMPORTED_MODULE_4__/* ._guid */ .tB(ZodMiniGUID, params);
}
const ZodMiniUUID = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodMiniUUID", (inst, def) => {
    core.$ZodUUID.init(inst, def);
    ZodMiniStringFormat.init(inst, def);
})));
// @__NO_SIDE_EFFECTS__
function uuid(params) {
    return core._uuid(ZodMiniUUID, params);
}
// @__NO_SIDE_EFFECTS__
function uuidv4(params) {
    return core._uuidv4(ZodMiniUUID, params);
}
// ZodMiniUUIDv6
// @__NO_SIDE_EFFECTS__
function uuidv6(params) {
    return core._uuidv6(ZodMiniUUID, params);
}
// ZodMiniUUIDv7
// @__NO_SIDE_EFFECTS__
function uuidv7(params) {
    return core._uuidv7(ZodMiniUUID, params);
}
const ZodMiniURL = /*@__PURE__*/ _core_index_js__WEBPACK_IMPORTED_MODULE_0__/* .$constructor */ .xI("ZodMiniURL", (inst, def) => {
    _core_index_js__WEBPACK_IMPORTED_MODULE_1__/* .$ZodURL */ .VY.init(inst, def);
    ZodMiniStringFormat.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function url(params) {
    return _core_index_js__WEBPACK_IMPORTED_MODULE_4__/* ._url */ .Fn(ZodMiniURL, params);
}
// @__NO_SIDE_EFFECTS__
function httpUrl(params) {
    return core._url(ZodMiniURL, {
        protocol: regexes.httpProtocol,
        hostname: regexes.domain,
        ...util.normalizeParams(params),
    });
}
const ZodMiniEmoji = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodMiniEmoji", (inst, def) => {
    core.$ZodEmoji.init(inst, def);
    ZodMiniStringFormat.init(inst, def);
})));
// @__NO_SIDE_EFFECTS__
function emoji(params) {
    return core._emoji(ZodMiniEmoji, params);
}
const ZodMiniNanoID = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodMiniNanoID", (inst, def) => {
    core.$ZodNanoID.init(inst, def);
    ZodMiniStringFormat.init(inst, def);
})));
// @__NO_SIDE_EFFECTS__
function nanoid(params) {
    return core._nanoid(ZodMiniNanoID, params);
}
/**
 * @deprecated CUID v1 is deprecated by its authors due to information leakage
 * (timestamps embedded in the id). Use {@link ZodMiniCUID2} instead.
 * See https://github.com/paralleldrive/cuid.
 */
const ZodMiniCUID = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodMiniCUID", (inst, def) => {
    core.$ZodCUID.init(inst, def);
    ZodMiniStringFormat.init(inst, def);
})));
/**
 * Validates a CUID v1 string.
 *
 * @deprecated CUID v1 is deprecated by its authors due to information leakage
 * (timestamps embedded in the id). Use {@link cuid2 | `z.cuid2()`} instead.
 * See https://github.com/paralleldrive/cuid.
 */
// @__NO_SIDE_EFFECTS__
function cuid(params) {
    return core._cuid(ZodMiniCUID, params);
}
const ZodMiniCUID2 = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodMiniCUID2", (inst, def) => {
    core.$ZodCUID2.init(inst, def);
    ZodMiniStringFormat.init(inst, def);
})));
// @__NO_SIDE_EFFECTS__
function cuid2(params) {
    return core._cuid2(ZodMiniCUID2, params);
}
const ZodMiniULID = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodMiniULID", (inst, def) => {
    core.$ZodULID.init(inst, def);
    ZodMiniStringFormat.init(inst, def);
})));
// @__NO_SIDE_EFFECTS__
function ulid(params) {
    return core._ulid(ZodMiniULID, params);
}
const ZodMiniXID = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodMiniXID", (inst, def) => {
    core.$ZodXID.init(inst, def);
    ZodMiniStringFormat.init(inst, def);
})));
// @__NO_SIDE_EFFECTS__
function xid(params) {
    return core._xid(ZodMiniXID, params);
}
const ZodMiniKSUID = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodMiniKSUID", (inst, def) => {
    core.$ZodKSUID.init(inst, def);
    ZodMiniStringFormat.init(inst, def);
})));
// @__NO_SIDE_EFFECTS__
function ksuid(params) {
    return core._ksuid(ZodMiniKSUID, params);
}
const ZodMiniIPv4 = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodMiniIPv4", (inst, def) => {
    core.$ZodIPv4.init(inst, def);
    ZodMiniStringFormat.init(inst, def);
})));
// @__NO_SIDE_EFFECTS__
function ipv4(params) {
    return core._ipv4(ZodMiniIPv4, params);
}
const ZodMiniIPv6 = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodMiniIPv6", (inst, def) => {
    core.$ZodIPv6.init(inst, def);
    ZodMiniStringFormat.init(inst, def);
})));
// @__NO_SIDE_EFFECTS__
function ipv6(params) {
    return core._ipv6(ZodMiniIPv6, params);
}
const ZodMiniCIDRv4 = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodMiniCIDRv4", (inst, def) => {
    core.$ZodCIDRv4.init(inst, def);
    ZodMiniStringFormat.init(inst, def);
})));
// @__NO_SIDE_EFFECTS__
function cidrv4(params) {
    return core._cidrv4(ZodMiniCIDRv4, params);
}
const ZodMiniCIDRv6 = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodMiniCIDRv6", (inst, def) => {
    core.$ZodCIDRv6.init(inst, def);
    ZodMiniStringFormat.init(inst, def);
})));
// @__NO_SIDE_EFFECTS__
function cidrv6(params) {
    return core._cidrv6(ZodMiniCIDRv6, params);
}
const ZodMiniMAC = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodMiniMAC", (inst, def) => {
    core.$ZodMAC.init(inst, def);
    ZodMiniStringFormat.init(inst, def);
})));
// @__NO_SIDE_EFFECTS__
function mac(params) {
    return core._mac(ZodMiniMAC, params);
}
const ZodMiniBase64 = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodMiniBase64", (inst, def) => {
    core.$ZodBase64.init(inst, def);
    ZodMiniStringFormat.init(inst, def);
})));
// @__NO_SIDE_EFFECTS__
function base64(params) {
    return core._base64(ZodMiniBase64, params);
}
const ZodMiniBase64URL = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodMiniBase64URL", (inst, def) => {
    core.$ZodBase64URL.init(inst, def);
    ZodMiniStringFormat.init(inst, def);
})));
// @__NO_SIDE_EFFECTS__
function base64url(params) {
    return core._base64url(ZodMiniBase64URL, params);
}
const ZodMiniE164 = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodMiniE164", (inst, def) => {
    core.$ZodE164.init(inst, def);
    ZodMiniStringFormat.init(inst, def);
})));
// @__NO_SIDE_EFFECTS__
function e164(params) {
    return core._e164(ZodMiniE164, params);
}
const ZodMiniCreditCard = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodMiniCreditCard", (inst, def) => {
    core.$ZodCreditCard.init(inst, def);
    ZodMiniStringFormat.init(inst, def);
})));
// @__NO_SIDE_EFFECTS__
function creditCard(params) {
    return core._creditCard(ZodMiniCreditCard, params);
}
const ZodMiniIBAN = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodMiniIBAN", (inst, def) => {
    core.$ZodIBAN.init(inst, def);
    ZodMiniStringFormat.init(inst, def);
})));
// @__NO_SIDE_EFFECTS__
function iban(params) {
    return core._iban(ZodMiniIBAN, params);
}
const ZodMiniJWT = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodMiniJWT", (inst, def) => {
    core.$ZodJWT.init(inst, def);
    ZodMiniStringFormat.init(inst, def);
})));
// @__NO_SIDE_EFFECTS__
function jwt(params) {
    return core._jwt(ZodMiniJWT, params);
}
const ZodMiniCustomStringFormat = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodMiniCustomStringFormat", (inst, def) => {
    core.$ZodCustomStringFormat.init(inst, def);
    ZodMiniStringFormat.init(inst, def);
})));
// @__NO_SIDE_EFFECTS__
function stringFormat(format, fnOrRegex, _params = {}) {
    return core._stringFormat(ZodMiniCustomStringFormat, format, fnOrRegex, _params);
}
// @__NO_SIDE_EFFECTS__
function hostname(_params) {
    return core._stringFormat(ZodMiniCustomStringFormat, "hostname", regexes.hostname, _params);
}
// @__NO_SIDE_EFFECTS__
function hex(_params) {
    return core._stringFormat(ZodMiniCustomStringFormat, "hex", regexes.hex, _params);
}
// @__NO_SIDE_EFFECTS__
function currencyCode(_params) {
    return core._stringFormat(ZodMiniCustomStringFormat, "currency_code", regexes.currencyCode, _params);
}
// @__NO_SIDE_EFFECTS__
function hash(alg, params) {
    const enc = params?.enc ?? "hex";
    const format = `${alg}_${enc}`;
    const regex = core.regexes[format];
    // check for unrecognized format
    if (!regex)
        throw new Error(`Unrecognized hash format: ${format}`);
    return core._stringFormat(ZodMiniCustomStringFormat, format, regex, params);
}
const ZodMiniNumber = /*@__PURE__*/ _core_index_js__WEBPACK_IMPORTED_MODULE_0__/* .$constructor */ .xI("ZodMiniNumber", (inst, def) => {
    _core_index_js__WEBPACK_IMPORTED_MODULE_1__/* .$ZodNumber */ .vz.init(inst, def);
    ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function number(params) {
    return _core_index_js__WEBPACK_IMPORTED_MODULE_4__/* ._number */ .F7(ZodMiniNumber, params);
}
const ZodMiniNumberFormat = /*@__PURE__*/ _core_index_js__WEBPACK_IMPORTED_MODULE_0__/* .$constructor */ .xI("ZodMiniNumberFormat", (inst, def) => {
    _core_index_js__WEBPACK_IMPORTED_MODULE_1__/* .$ZodNumberFormat */ .I.init(inst, def);
    ZodMiniNumber.init(inst, def);
});
function int(params) {
    return _core_index_js__WEBPACK_IMPORTED_MODULE_4__/* ._int */ .LK(ZodMiniNumberFormat, params);
}
function float32(params) {
    return core._float32(ZodMiniNumberFormat, params);
}
function float64(params) {
    return core._float64(ZodMiniNumberFormat, params);
}
function int32(params) {
    return core._int32(ZodMiniNumberFormat, params);
}
function uint32(params) {
    return core._uint32(ZodMiniNumberFormat, params);
}
const ZodMiniBoolean = /*@__PURE__*/ _core_index_js__WEBPACK_IMPORTED_MODULE_0__/* .$constructor */ .xI("ZodMiniBoolean", (inst, def) => {
    _core_index_js__WEBPACK_IMPORTED_MODULE_1__/* .$ZodBoolean */ .sF.init(inst, def);
    ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function boolean(params) {
    return _core_index_js__WEBPACK_IMPORTED_MODULE_4__/* ._boolean */ ._L(ZodMiniBoolean, params);
}
const ZodMiniBigInt = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodMiniBigInt", (inst, def) => {
    core.$ZodBigInt.init(inst, def);
    ZodMiniType.init(inst, def);
})));
// @__NO_SIDE_EFFECTS__
function bigint(params) {
    return core._bigint(ZodMiniBigInt, params);
}
const ZodMiniBigIntFormat = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodMiniBigIntFormat", (inst, def) => {
    core.$ZodBigIntFormat.init(inst, def);
    ZodMiniBigInt.init(inst, def);
})));
function int64(params) {
    return core._int64(ZodMiniBigIntFormat, params);
}
function uint64(params) {
    return core._uint64(ZodMiniBigIntFormat, params);
}
const ZodMiniSymbol = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodMiniSymbol", (inst, def) => {
    core.$ZodSymbol.init(inst, def);
    ZodMiniType.init(inst, def);
})));
// @__NO_SIDE_EFFECTS__
function symbol(params) {
    return core._symbol(ZodMiniSymbol, params);
}
const ZodMiniUndefined = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodMiniUndefined", (inst, def) => {
    core.$ZodUndefined.init(inst, def);
    ZodMiniType.init(inst, def);
})));
// @__NO_SIDE_EFFECTS__
function _undefined(params) {
    return core._undefined(ZodMiniUndefined, params);
}

const ZodMiniNull = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodMiniNull", (inst, def) => {
    core.$ZodNull.init(inst, def);
    ZodMiniType.init(inst, def);
})));
// @__NO_SIDE_EFFECTS__
function _null(params) {
    return core._null(ZodMiniNull, params);
}

const ZodMiniAny = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodMiniAny", (inst, def) => {
    core.$ZodAny.init(inst, def);
    ZodMiniType.init(inst, def);
})));
// @__NO_SIDE_EFFECTS__
function any() {
    return core._any(ZodMiniAny);
}
const ZodMiniUnknown = /*@__PURE__*/ _core_index_js__WEBPACK_IMPORTED_MODULE_0__/* .$constructor */ .xI("ZodMiniUnknown", (inst, def) => {
    _core_index_js__WEBPACK_IMPORTED_MODULE_1__/* .$ZodUnknown */ .GP.init(inst, def);
    ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function unknown() {
    return _core_index_js__WEBPACK_IMPORTED_MODULE_4__/* ._unknown */ .em(ZodMiniUnknown);
}
const ZodMiniNever = /*@__PURE__*/ _core_index_js__WEBPACK_IMPORTED_MODULE_0__/* .$constructor */ .xI("ZodMiniNever", (inst, def) => {
    _core_index_js__WEBPACK_IMPORTED_MODULE_1__/* .$ZodNever */ .Um.init(inst, def);
    ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function never(params) {
    return _core_index_js__WEBPACK_IMPORTED_MODULE_4__/* ._never */ .G8(ZodMiniNever, params);
}
const ZodMiniVoid = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodMiniVoid", (inst, def) => {
    core.$ZodVoid.init(inst, def);
    ZodMiniType.init(inst, def);
})));
// @__NO_SIDE_EFFECTS__
function _void(params) {
    return core._void(ZodMiniVoid, params);
}

const ZodMiniDate = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodMiniDate", (inst, def) => {
    core.$ZodDate.init(inst, def);
    ZodMiniType.init(inst, def);
})));
// @__NO_SIDE_EFFECTS__
function date(params) {
    return core._date(ZodMiniDate, params);
}
const ZodMiniArray = /*@__PURE__*/ _core_index_js__WEBPACK_IMPORTED_MODULE_0__/* .$constructor */ .xI("ZodMiniArray", (inst, def) => {
    _core_index_js__WEBPACK_IMPORTED_MODULE_1__/* .$ZodArray */ .$p.init(inst, def);
    ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function array(element, params) {
    return new ZodMiniArray({
        type: "array",
        element: element,
        ..._core_util_js__WEBPACK_IMPORTED_MODULE_2__/* .normalizeParams */ .A2(params),
    });
}
// .keyof
// @__NO_SIDE_EFFECTS__
function keyof(schema) {
    const shape = schema._zod.def.shape;
    return _enum(Object.keys(shape));
}
const ZodMiniObject = /*@__PURE__*/ _core_index_js__WEBPACK_IMPORTED_MODULE_0__/* .$constructor */ .xI("ZodMiniObject", (inst, def) => {
    _core_index_js__WEBPACK_IMPORTED_MODULE_1__/* .$ZodObject */ .L8.init(inst, def);
    ZodMiniType.init(inst, def);
    _core_util_js__WEBPACK_IMPORTED_MODULE_2__/* .installLazyProp */ .X(inst, "shape", (self) => self._zod.def.shape, false);
});
// @__NO_SIDE_EFFECTS__
function object(shape, params) {
    const def = {
        type: "object",
        shape: shape ?? {},
        ..._core_util_js__WEBPACK_IMPORTED_MODULE_2__/* .normalizeParams */ .A2(params),
    };
    return new ZodMiniObject(def);
}
// strictObject
// @__NO_SIDE_EFFECTS__
function strictObject(shape, params) {
    return new ZodMiniObject({
        type: "object",
        shape,
        catchall: never(),
        ..._core_util_js__WEBPACK_IMPORTED_MODULE_2__/* .normalizeParams */ .A2(params),
    });
}
// looseObject
// @__NO_SIDE_EFFECTS__
function looseObject(shape, params) {
    return new ZodMiniObject({
        type: "object",
        shape,
        catchall: unknown(),
        ..._core_util_js__WEBPACK_IMPORTED_MODULE_2__/* .normalizeParams */ .A2(params),
    });
}
// object methods
// @__NO_SIDE_EFFECTS__
function extend(schema, shape) {
    return _core_util_js__WEBPACK_IMPORTED_MODULE_2__/* .extend */ .X$(schema, shape);
}
// @__NO_SIDE_EFFECTS__
function safeExtend(schema, shape) {
    return util.safeExtend(schema, shape);
}
/**
 * @deprecated Use [`z.extend(A, B.shape)`](https://zod.dev/api?id=extend) instead.
 */
// @__NO_SIDE_EFFECTS__
function merge(a, b) {
    return util.merge(a, b);
}
// @__NO_SIDE_EFFECTS__
function pick(schema, mask) {
    return util.pick(schema, mask);
}
// .omit
// @__NO_SIDE_EFFECTS__
function omit(schema, mask) {
    return util.omit(schema, mask);
}
// @__NO_SIDE_EFFECTS__
function partial(schema, mask) {
    const def = schema._zod.def;
    if (def.type !== "tuple")
        return _core_util_js__WEBPACK_IMPORTED_MODULE_2__/* .partial */ .OH(ZodMiniOptional, schema, mask);
    // a refinement was authored against the full arity; partialing would run it on a shorter array
    if (def.checks?.length)
        throw new Error(".partial() cannot be used on tuple schemas containing refinements");
    return _core_util_js__WEBPACK_IMPORTED_MODULE_2__/* .clone */ .o8(schema, {
        ...def,
        items: def.items.map((item) => new ZodMiniOptional({ type: "optional", innerType: item })),
    });
}
// @__NO_SIDE_EFFECTS__
function exactPartial(schema, mask) {
    return util.partial(ZodMiniExactOptional, schema, mask, "exactPartial");
}
// @__NO_SIDE_EFFECTS__
function required(schema, mask) {
    return util.required(ZodMiniNonOptional, schema, mask);
}
// @__NO_SIDE_EFFECTS__
function catchall(inst, catchall) {
    // `mergeDefs` rather than a spread: spreading reads `shape`, and resolving it can mint a whole fresh subtree
    return inst.clone(util.mergeDefs(inst._zod.def, { catchall: catchall }));
}
const ZodMiniUnion = /*@__PURE__*/ _core_index_js__WEBPACK_IMPORTED_MODULE_0__/* .$constructor */ .xI("ZodMiniUnion", (inst, def) => {
    _core_index_js__WEBPACK_IMPORTED_MODULE_1__/* .$ZodUnion */ .cu.init(inst, def);
    ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function union(options, params) {
    return new ZodMiniUnion({
        type: "union",
        options: options,
        ..._core_util_js__WEBPACK_IMPORTED_MODULE_2__/* .normalizeParams */ .A2(params),
    });
}
const ZodMiniXor = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodMiniXor", (inst, def) => {
    ZodMiniUnion.init(inst, def);
    core.$ZodXor.init(inst, def);
})));
/** Creates an exclusive union (XOR) where exactly one option must match.
 * Unlike regular unions that succeed when any option matches, xor fails if
 * zero or more than one option matches the input. */
function xor(options, params) {
    return new ZodMiniXor({
        type: "union",
        options: options,
        inclusive: false,
        ...util.normalizeParams(params),
    });
}
const ZodMiniDiscriminatedUnion = /*@__PURE__*/ _core_index_js__WEBPACK_IMPORTED_MODULE_0__/* .$constructor */ .xI("ZodMiniDiscriminatedUnion", (inst, def) => {
    _core_index_js__WEBPACK_IMPORTED_MODULE_1__/* .$ZodDiscriminatedUnion */ .P0.init(inst, def);
    ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function discriminatedUnion(discriminator, options, params) {
    return new ZodMiniDiscriminatedUnion({
        type: "union",
        options: options,
        discriminator,
        ..._core_util_js__WEBPACK_IMPORTED_MODULE_2__/* .normalizeParams */ .A2(params),
    });
}
const ZodMiniIntersection = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodMiniIntersection", (inst, def) => {
    core.$ZodIntersection.init(inst, def);
    ZodMiniType.init(inst, def);
})));
// @__NO_SIDE_EFFECTS__
function intersection(left, right) {
    return new ZodMiniIntersection({
        type: "intersection",
        left: left,
        right: right,
    });
}
const ZodMiniTuple = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodMiniTuple", (inst, def) => {
    core.$ZodTuple.init(inst, def);
    ZodMiniType.init(inst, def);
})));
// @__NO_SIDE_EFFECTS__
function tuple(items, _paramsOrRest, _params) {
    const hasRest = _paramsOrRest instanceof core.$ZodType;
    const params = hasRest ? _params : _paramsOrRest;
    const rest = hasRest ? _paramsOrRest : null;
    return new ZodMiniTuple({
        type: "tuple",
        items: items,
        rest,
        ...util.normalizeParams(params),
    });
}
const ZodMiniRecord = /*@__PURE__*/ _core_index_js__WEBPACK_IMPORTED_MODULE_0__/* .$constructor */ .xI("ZodMiniRecord", (inst, def) => {
    _core_index_js__WEBPACK_IMPORTED_MODULE_1__/* .$ZodRecord */ .h.init(inst, def);
    ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function record(keyType, valueType, params) {
    // v3-compat: z.record(valueType, params?) — defaults keyType to z.string()
    if (!valueType || !valueType._zod) {
        return new ZodMiniRecord({
            type: "record",
            keyType: string(),
            valueType: keyType,
            ..._core_util_js__WEBPACK_IMPORTED_MODULE_2__/* .normalizeParams */ .A2(valueType),
        });
    }
    return new ZodMiniRecord({
        type: "record",
        keyType,
        valueType: valueType,
        ..._core_util_js__WEBPACK_IMPORTED_MODULE_2__/* .normalizeParams */ .A2(params),
    });
}
// @__NO_SIDE_EFFECTS__
function partialRecord(keyType, valueType, params) {
    return new ZodMiniRecord({
        type: "record",
        keyType,
        valueType: valueType,
        ...util.normalizeParams(params),
        partial: true,
    });
}
function looseRecord(keyType, valueType, params) {
    return new ZodMiniRecord({
        type: "record",
        keyType,
        valueType: valueType,
        mode: "loose",
        ...util.normalizeParams(params),
    });
}
const ZodMiniMap = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodMiniMap", (inst, def) => {
    core.$ZodMap.init(inst, def);
    ZodMiniType.init(inst, def);
})));
// @__NO_SIDE_EFFECTS__
function map(keyType, valueType, params) {
    return new ZodMiniMap({
        type: "map",
        keyType: keyType,
        valueType: valueType,
        ...util.normalizeParams(params),
    });
}
const ZodMiniSet = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodMiniSet", (inst, def) => {
    core.$ZodSet.init(inst, def);
    ZodMiniType.init(inst, def);
})));
// @__NO_SIDE_EFFECTS__
function set(valueType, params) {
    return new ZodMiniSet({
        type: "set",
        valueType: valueType,
        ...util.normalizeParams(params),
    });
}
const ZodMiniEnum = /*@__PURE__*/ _core_index_js__WEBPACK_IMPORTED_MODULE_0__/* .$constructor */ .xI("ZodMiniEnum", (inst, def) => {
    _core_index_js__WEBPACK_IMPORTED_MODULE_1__/* .$ZodEnum */ .VO.init(inst, def);
    ZodMiniType.init(inst, def);
    // reuse the parsed value set so a numeric TS enum's reverse-mapping keys stay out
    inst.options = [...inst._zod.values];
});
// @__NO_SIDE_EFFECTS__
function _enum(values, params) {
    const entries = Array.isArray(values) ? Object.fromEntries(values.map((v) => [v, v])) : values;
    return new ZodMiniEnum({
        type: "enum",
        entries,
        ..._core_util_js__WEBPACK_IMPORTED_MODULE_2__/* .normalizeParams */ .A2(params),
    });
}

// @__NO_SIDE_EFFECTS__
/** @deprecated This API has been merged into `z.enum()`. Use `z.enum()` instead.
 *
 * ```ts
 * enum Colors { red, green, blue }
 * z.enum(Colors);
 * ```
 */
function nativeEnum(entries, params) {
    return new ZodMiniEnum({
        type: "enum",
        entries,
        ...util.normalizeParams(params),
    });
}
const ZodMiniLiteral = /*@__PURE__*/ _core_index_js__WEBPACK_IMPORTED_MODULE_0__/* .$constructor */ .xI("ZodMiniLiteral", (inst, def) => {
    _core_index_js__WEBPACK_IMPORTED_MODULE_1__/* .$ZodLiteral */ .nu.init(inst, def);
    ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function literal(value, params) {
    return new ZodMiniLiteral({
        type: "literal",
        values: Array.isArray(value) ? value : [value],
        ..._core_util_js__WEBPACK_IMPORTED_MODULE_2__/* .normalizeParams */ .A2(params),
    });
}
const ZodMiniFile = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodMiniFile", (inst, def) => {
    core.$ZodFile.init(inst, def);
    ZodMiniType.init(inst, def);
})));
// @__NO_SIDE_EFFECTS__
function file(params) {
    return core._file(ZodMiniFile, params);
}
const ZodMiniTransform = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodMiniTransform", (inst, def) => {
    core.$ZodTransform.init(inst, def);
    ZodMiniType.init(inst, def);
})));
// @__NO_SIDE_EFFECTS__
function transform(fn) {
    return new ZodMiniTransform({
        type: "transform",
        transform: fn,
    });
}
const ZodMiniOptional = /*@__PURE__*/ _core_index_js__WEBPACK_IMPORTED_MODULE_0__/* .$constructor */ .xI("ZodMiniOptional", (inst, def) => {
    _core_index_js__WEBPACK_IMPORTED_MODULE_1__/* .$ZodOptional */ .ig.init(inst, def);
    ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function optional(innerType) {
    return new ZodMiniOptional({
        type: "optional",
        innerType: innerType,
    });
}
const ZodMiniExactOptional = /*@__PURE__*/ _core_index_js__WEBPACK_IMPORTED_MODULE_0__/* .$constructor */ .xI("ZodMiniExactOptional", (inst, def) => {
    _core_index_js__WEBPACK_IMPORTED_MODULE_1__/* .$ZodExactOptional */ .RL.init(inst, def);
    ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function exactOptional(innerType) {
    return new ZodMiniExactOptional({
        type: "optional",
        innerType: innerType,
    });
}
const ZodMiniNullable = /*@__PURE__*/ _core_index_js__WEBPACK_IMPORTED_MODULE_0__/* .$constructor */ .xI("ZodMiniNullable", (inst, def) => {
    _core_index_js__WEBPACK_IMPORTED_MODULE_1__/* .$ZodNullable */ .qc.init(inst, def);
    ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function nullable(innerType) {
    return new ZodMiniNullable({
        type: "nullable",
        innerType: innerType,
    });
}
// nullish
// @__NO_SIDE_EFFECTS__
function nullish(innerType) {
    return optional(nullable(innerType));
}
const ZodMiniDefault = /*@__PURE__*/ _core_index_js__WEBPACK_IMPORTED_MODULE_0__/* .$constructor */ .xI("ZodMiniDefault", (inst, def) => {
    _core_index_js__WEBPACK_IMPORTED_MODULE_1__/* .$ZodDefault */ .rv.init(inst, def);
    ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function _default(innerType, defaultValue) {
    return new ZodMiniDefault({
        type: "default",
        innerType: innerType,
        get defaultValue() {
            return typeof defaultValue === "function" ? defaultValue() : _core_util_js__WEBPACK_IMPORTED_MODULE_2__/* .shallowClone */ .yG(defaultValue);
        },
    });
}
const ZodMiniPrefault = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodMiniPrefault", (inst, def) => {
    core.$ZodPrefault.init(inst, def);
    ZodMiniType.init(inst, def);
})));
// @__NO_SIDE_EFFECTS__
function prefault(innerType, defaultValue) {
    return new ZodMiniPrefault({
        type: "prefault",
        innerType: innerType,
        get defaultValue() {
            return typeof defaultValue === "function" ? defaultValue() : util.shallowClone(defaultValue);
        },
    });
}
const ZodMiniNonOptional = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodMiniNonOptional", (inst, def) => {
    core.$ZodNonOptional.init(inst, def);
    ZodMiniType.init(inst, def);
})));
// @__NO_SIDE_EFFECTS__
function nonoptional(innerType, params) {
    return new ZodMiniNonOptional({
        type: "nonoptional",
        innerType: innerType,
        ...util.normalizeParams(params),
    });
}
const ZodMiniSuccess = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodMiniSuccess", (inst, def) => {
    core.$ZodSuccess.init(inst, def);
    ZodMiniType.init(inst, def);
})));
// @__NO_SIDE_EFFECTS__
function success(innerType) {
    return new ZodMiniSuccess({
        type: "success",
        innerType: innerType,
    });
}
const ZodMiniCatch = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodMiniCatch", (inst, def) => {
    core.$ZodCatch.init(inst, def);
    ZodMiniType.init(inst, def);
})));
// @__NO_SIDE_EFFECTS__
function _catch(innerType, catchValue) {
    return new ZodMiniCatch({
        type: "catch",
        innerType: innerType,
        catchValue: (typeof catchValue === "function" ? catchValue : core.util.constantCatch(catchValue)),
    });
}

const ZodMiniNaN = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodMiniNaN", (inst, def) => {
    core.$ZodNaN.init(inst, def);
    ZodMiniType.init(inst, def);
})));
// @__NO_SIDE_EFFECTS__
function nan(params) {
    return core._nan(ZodMiniNaN, params);
}
const ZodMiniPipe = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodMiniPipe", (inst, def) => {
    core.$ZodPipe.init(inst, def);
    ZodMiniType.init(inst, def);
})));
// @__NO_SIDE_EFFECTS__
function pipe(in_, out) {
    return new ZodMiniPipe({
        type: "pipe",
        in: in_,
        out: out,
    });
}
const ZodMiniCodec = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodMiniCodec", (inst, def) => {
    ZodMiniPipe.init(inst, def);
    core.$ZodCodec.init(inst, def);
})));
// @__NO_SIDE_EFFECTS__
function codec(in_, out, params) {
    return new ZodMiniCodec({
        type: "pipe",
        in: in_,
        out: out,
        transform: params.decode,
        reverseTransform: params.encode,
    });
}
// @__NO_SIDE_EFFECTS__
function invertCodec(codec) {
    const def = codec._zod.def;
    return new ZodMiniCodec({
        type: "pipe",
        in: def.out,
        out: def.in,
        transform: def.reverseTransform,
        reverseTransform: def.transform,
    });
}
const ZodMiniReadonly = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodMiniReadonly", (inst, def) => {
    core.$ZodReadonly.init(inst, def);
    ZodMiniType.init(inst, def);
})));
// @__NO_SIDE_EFFECTS__
function readonly(innerType) {
    return new ZodMiniReadonly({
        type: "readonly",
        innerType: innerType,
    });
}
const ZodMiniTemplateLiteral = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodMiniTemplateLiteral", (inst, def) => {
    core.$ZodTemplateLiteral.init(inst, def);
    ZodMiniType.init(inst, def);
})));
// @__NO_SIDE_EFFECTS__
function templateLiteral(parts, params) {
    return new ZodMiniTemplateLiteral({
        type: "template_literal",
        parts,
        ...util.normalizeParams(params),
    });
}
const ZodMiniLazy = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodMiniLazy", (inst, def) => {
    core.$ZodLazy.init(inst, def);
    ZodMiniType.init(inst, def);
})));
// export function lazy<T extends object>(getter: () => T): T {
//   return util.createTransparentProxy<T>(getter);
// }
// @__NO_SIDE_EFFECTS__
function _lazy(getter) {
    return new ZodMiniLazy({
        type: "lazy",
        getter: getter,
    });
}

const ZodMiniPromise = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodMiniPromise", (inst, def) => {
    core.$ZodPromise.init(inst, def);
    ZodMiniType.init(inst, def);
})));
// @__NO_SIDE_EFFECTS__
function promise(innerType) {
    return new ZodMiniPromise({
        type: "promise",
        innerType: innerType,
    });
}
const ZodMiniCustom = /*@__PURE__*/ _core_index_js__WEBPACK_IMPORTED_MODULE_0__/* .$constructor */ .xI("ZodMiniCustom", (inst, def) => {
    _core_index_js__WEBPACK_IMPORTED_MODULE_1__/* .$ZodCustom */ .b0.init(inst, def);
    ZodMiniType.init(inst, def);
});
// custom checks
// @__NO_SIDE_EFFECTS__
function check(fn, params) {
    const ch = new core.$ZodCheck({
        check: "custom",
        ...util.normalizeParams(params),
    });
    ch._zod.check = fn;
    return ch;
}
// ZodCustom custom schema
// @__NO_SIDE_EFFECTS__
function custom(fn, _params) {
    return core._custom(ZodMiniCustom, fn ?? (() => true), _params);
}
// refine
// @__NO_SIDE_EFFECTS__
function refine(fn, _params = {}) {
    return _core_index_js__WEBPACK_IMPORTED_MODULE_4__/* ._refine */ .fU(ZodMiniCustom, fn, _params);
}
// superRefine
// @__NO_SIDE_EFFECTS__
function superRefine(fn, params) {
    return core._superRefine(fn, params);
}
// Re-export describe and meta from core
const describe = _core_index_js__WEBPACK_IMPORTED_MODULE_4__/* .describe */ .q0;
const meta = _core_index_js__WEBPACK_IMPORTED_MODULE_4__/* .meta */ .mI;
// instanceof
class Class {
    constructor(..._args) { }
}
// @__NO_SIDE_EFFECTS__
function _instanceof(cls, params = {}) {
    const inst = custom((data) => data instanceof cls, params);
    inst._zod.bag.Class = cls;
    // Override check to emit invalid_type instead of custom
    inst._zod.check = (payload) => {
        if (!(payload.value instanceof cls)) {
            payload.issues.push({
                code: "invalid_type",
                expected: cls.name,
                input: payload.value,
                inst,
                path: [...(inst._zod.def.path ?? [])],
            });
        }
    };
    return inst;
}

// stringbool
const stringbool = (...args) => core._stringbool({
    Codec: ZodMiniCodec,
    Boolean: ZodMiniBoolean,
    String: ZodMiniString,
}, ...args);
// @__NO_SIDE_EFFECTS__
function json() {
    const jsonSchema = _lazy(() => {
        return union([string(), number(), boolean(), _null(), array(jsonSchema), record(string(), jsonSchema)]);
    });
    return jsonSchema;
}
const ZodMiniFunction = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodMiniFunction", (inst, def) => {
    core.$ZodFunction.init(inst, def);
    ZodMiniType.init(inst, def);
})));
// @__NO_SIDE_EFFECTS__
function _function(params) {
    return new ZodMiniFunction({
        type: "function",
        input: Array.isArray(params?.input) ? tuple(params?.input) : (params?.input ?? array(unknown())),
        output: params?.output ?? unknown(),
    });
}



/***/ })

/******/ 	});
/************************************************************************/
/******/ 	// The module cache
/******/ 	var __webpack_module_cache__ = {};
/******/ 	
/******/ 	// The require function
/******/ 	function __nccwpck_require__(moduleId) {
/******/ 		// Check if module is in cache
/******/ 		var cachedModule = __webpack_module_cache__[moduleId];
/******/ 		if (cachedModule !== undefined) {
/******/ 			return cachedModule.exports;
/******/ 		}
/******/ 		// Create a new module (and put it into the cache)
/******/ 		var module = __webpack_module_cache__[moduleId] = {
/******/ 			id: moduleId,
/******/ 			loaded: false,
/******/ 			exports: {}
/******/ 		};
/******/ 	
/******/ 		// Execute the module function
/******/ 		var threw = true;
/******/ 		try {
/******/ 			__webpack_modules__[moduleId].call(module.exports, module, module.exports, __nccwpck_require__);
/******/ 			threw = false;
/******/ 		} finally {
/******/ 			if(threw) delete __webpack_module_cache__[moduleId];
/******/ 		}
/******/ 	
/******/ 		// Flag the module as loaded
/******/ 		module.loaded = true;
/******/ 	
/******/ 		// Return the exports of the module
/******/ 		return module.exports;
/******/ 	}
/******/ 	
/******/ 	// expose the modules object (__webpack_modules__)
/******/ 	__nccwpck_require__.m = __webpack_modules__;
/******/ 	
/************************************************************************/
/******/ 	/* webpack/runtime/asset-relocator-loader */
/******/ 	if (typeof __nccwpck_require__ !== 'undefined') __nccwpck_require__.ab = __dirname + "/";
/******/ 	
/******/ 	/* webpack/runtime/compat get default export */
/******/ 	(() => {
/******/ 		// getDefaultExport function for compatibility with non-harmony modules
/******/ 		__nccwpck_require__.n = (module) => {
/******/ 			var getter = module && module.__esModule ?
/******/ 				() => (module['default']) :
/******/ 				() => (module);
/******/ 			__nccwpck_require__.d(getter, { a: getter });
/******/ 			return getter;
/******/ 		};
/******/ 	})();
/******/ 	
/******/ 	/* webpack/runtime/create fake namespace object */
/******/ 	(() => {
/******/ 		var getProto = Object.getPrototypeOf ? (obj) => (Object.getPrototypeOf(obj)) : (obj) => (obj.__proto__);
/******/ 		var leafPrototypes;
/******/ 		// create a fake namespace object
/******/ 		// mode & 1: value is a module id, require it
/******/ 		// mode & 2: merge all properties of value into the ns
/******/ 		// mode & 4: return value when already ns object
/******/ 		// mode & 16: return value when it's Promise-like
/******/ 		// mode & 8|1: behave like require
/******/ 		__nccwpck_require__.t = function(value, mode) {
/******/ 			if(mode & 1) value = this(value);
/******/ 			if(mode & 8) return value;
/******/ 			if(typeof value === 'object' && value) {
/******/ 				if((mode & 4) && value.__esModule) return value;
/******/ 				if((mode & 16) && typeof value.then === 'function') return value;
/******/ 			}
/******/ 			var ns = Object.create(null);
/******/ 			__nccwpck_require__.r(ns);
/******/ 			var def = {};
/******/ 			leafPrototypes = leafPrototypes || [null, getProto({}), getProto([]), getProto(getProto)];
/******/ 			for(var current = mode & 2 && value; typeof current == 'object' && !~leafPrototypes.indexOf(current); current = getProto(current)) {
/******/ 				Object.getOwnPropertyNames(current).forEach((key) => (def[key] = () => (value[key])));
/******/ 			}
/******/ 			def['default'] = () => (value);
/******/ 			__nccwpck_require__.d(ns, def);
/******/ 			return ns;
/******/ 		};
/******/ 	})();
/******/ 	
/******/ 	/* webpack/runtime/define property getters */
/******/ 	(() => {
/******/ 		// define getter functions for harmony exports
/******/ 		__nccwpck_require__.d = (exports, definition) => {
/******/ 			for(var key in definition) {
/******/ 				if(__nccwpck_require__.o(definition, key) && !__nccwpck_require__.o(exports, key)) {
/******/ 					Object.defineProperty(exports, key, { enumerable: true, get: definition[key] });
/******/ 				}
/******/ 			}
/******/ 		};
/******/ 	})();
/******/ 	
/******/ 	/* webpack/runtime/ensure chunk */
/******/ 	(() => {
/******/ 		__nccwpck_require__.f = {};
/******/ 		// This file contains only the entry chunk.
/******/ 		// The chunk loading function for additional chunks
/******/ 		__nccwpck_require__.e = (chunkId) => {
/******/ 			return Promise.all(Object.keys(__nccwpck_require__.f).reduce((promises, key) => {
/******/ 				__nccwpck_require__.f[key](chunkId, promises);
/******/ 				return promises;
/******/ 			}, []));
/******/ 		};
/******/ 	})();
/******/ 	
/******/ 	/* webpack/runtime/get javascript chunk filename */
/******/ 	(() => {
/******/ 		// This function allow to reference async chunks
/******/ 		__nccwpck_require__.u = (chunkId) => {
/******/ 			// return url for filenames based on template
/******/ 			return "" + chunkId + ".index.js";
/******/ 		};
/******/ 	})();
/******/ 	
/******/ 	/* webpack/runtime/hasOwnProperty shorthand */
/******/ 	(() => {
/******/ 		__nccwpck_require__.o = (obj, prop) => (Object.prototype.hasOwnProperty.call(obj, prop))
/******/ 	})();
/******/ 	
/******/ 	/* webpack/runtime/make namespace object */
/******/ 	(() => {
/******/ 		// define __esModule on exports
/******/ 		__nccwpck_require__.r = (exports) => {
/******/ 			if(typeof Symbol !== 'undefined' && Symbol.toStringTag) {
/******/ 				Object.defineProperty(exports, Symbol.toStringTag, { value: 'Module' });
/******/ 			}
/******/ 			Object.defineProperty(exports, '__esModule', { value: true });
/******/ 		};
/******/ 	})();
/******/ 	
/******/ 	/* webpack/runtime/node module decorator */
/******/ 	(() => {
/******/ 		__nccwpck_require__.nmd = (module) => {
/******/ 			module.paths = [];
/******/ 			if (!module.children) module.children = [];
/******/ 			return module;
/******/ 		};
/******/ 	})();
/******/ 	
/******/ 	/* webpack/runtime/require chunk loading */
/******/ 	(() => {
/******/ 		// no baseURI
/******/ 		
/******/ 		// object to store loaded chunks
/******/ 		// "1" means "loaded", otherwise not loaded yet
/******/ 		var installedChunks = {
/******/ 			792: 1
/******/ 		};
/******/ 		
/******/ 		// no on chunks loaded
/******/ 		
/******/ 		var installChunk = (chunk) => {
/******/ 			var moreModules = chunk.modules, chunkIds = chunk.ids, runtime = chunk.runtime;
/******/ 			for(var moduleId in moreModules) {
/******/ 				if(__nccwpck_require__.o(moreModules, moduleId)) {
/******/ 					__nccwpck_require__.m[moduleId] = moreModules[moduleId];
/******/ 				}
/******/ 			}
/******/ 			if(runtime) runtime(__nccwpck_require__);
/******/ 			for(var i = 0; i < chunkIds.length; i++)
/******/ 				installedChunks[chunkIds[i]] = 1;
/******/ 		
/******/ 		};
/******/ 		
/******/ 		// require() chunk loading for javascript
/******/ 		__nccwpck_require__.f.require = (chunkId, promises) => {
/******/ 			// "1" is the signal for "already loaded"
/******/ 			if(!installedChunks[chunkId]) {
/******/ 				if(true) { // all chunks have JS
/******/ 					installChunk(require("./" + __nccwpck_require__.u(chunkId)));
/******/ 				} else installedChunks[chunkId] = 1;
/******/ 			}
/******/ 		};
/******/ 		
/******/ 		// no external install chunk
/******/ 		
/******/ 		// no HMR
/******/ 		
/******/ 		// no HMR manifest
/******/ 	})();
/******/ 	
/************************************************************************/
var __webpack_exports__ = {};
// ESM COMPAT FLAG
__nccwpck_require__.r(__webpack_exports__);

// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  perform: () => (/* binding */ perform),
  start: () => (/* binding */ start),
  startCommand: () => (/* binding */ startCommand)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __nccwpck_require__(76760);
// EXTERNAL MODULE: external "node:url"
var external_node_url_ = __nccwpck_require__(73136);
// EXTERNAL MODULE: ./inputs/gate/input-defaults.js
var input_defaults = __nccwpck_require__(45556);
// EXTERNAL MODULE: ./text/values/parsed.js
var parsed = __nccwpck_require__(38133);
// EXTERNAL MODULE: ./inputs/input-form.js
var input_form = __nccwpck_require__(61328);
// EXTERNAL MODULE: ./inputs/service-access.js
var service_access = __nccwpck_require__(30785);
// EXTERNAL MODULE: ./inputs/workflow.js
var inputs_workflow = __nccwpck_require__(18912);
// EXTERNAL MODULE: ./text/values/iso-time.js
var iso_time = __nccwpck_require__(39549);
// EXTERNAL MODULE: ./text/values/simple-values.js
var simple_values = __nccwpck_require__(58129);
// EXTERNAL MODULE: ./inputs/gate/variables.js
var gate_variables = __nccwpck_require__(97416);
;// CONCATENATED MODULE: ./inputs/gate/input-source.js





const SOURCES = ['job-id', 'run-plan', 'service-phone-number', 'debrief-file'];
function readSource(form, { service, profile, whySkipped }, folders) {
    const isPolicyCheck = form.boolean('policy-check');
    const mayBeMissing = whySkipped !== null;
    const names = SOURCES.filter((name) => form.has(name));
    if (names.length > 1 || (names.length === 0 && !mayBeMissing)) {
        const found = names.length === 0
            ? `none is given: give run-plan to start a run (${input_form/* WHERE_FOUND */.NX['run-plan']})`
            : `${names.join(', ')} are given: keep one of them`;
        form.reject(`exactly one of ${SOURCES.join(', ')} is required, but ${found}`);
    }
    if (isPolicyCheck)
        checkTrial(form);
    if (names.length > 0 || !mayBeMissing) {
        refuseWithout(form, 'variables', 'run-plan');
        refuseWithout(form, 'variable-files', 'run-plan');
        refuseWithout(form, 'call-time', 'service-phone-number');
    }
    const runIds = form.uuids('job-id');
    const plans = form.readGiven('run-plan', parsePlans);
    const variables = (0,gate_variables/* readVariables */.Ch)(form, folders);
    const servicePhoneNumber = form.readGiven('service-phone-number', simple_values/* parsePhoneNumber */.lq);
    const callTime = form.readGiven('call-time', iso_time/* parseTime */.pe);
    const path = form.readGiven('debrief-file', parsed/* valid */.r);
    const sourceOf = () => {
        const saved = profile ? { profile } : {};
        if (path && isPolicyCheck)
            return { kind: 'policy-check', files: path, ...saved };
        if (path)
            return { kind: 'debrief-file', path, ...saved };
        if (service === undefined)
            return undefined;
        if (runIds)
            return { kind: 'job-id', runIds, service };
        if (plans && isPolicyCheck)
            return { kind: 'policy-replay', plans, access: service };
        if (plans && variables) {
            return { kind: 'run-plan', plans, variables, files: (0,gate_variables/* variableFiles */.Ed)(form), service };
        }
        if (servicePhoneNumber && callTime !== undefined) {
            return { kind: 'service-phone-number', servicePhoneNumber, callTime, service };
        }
        return undefined;
    };
    const subject = plans?.map((plan) => ('id' in plan ? plan.id : plan.name)).join(', ');
    const isInvalid = plans === undefined || servicePhoneNumber === undefined;
    const name = isInvalid ? null : (subject ?? servicePhoneNumber ?? '');
    return { source: sourceOf(), name };
}
function checkTrial(form) {
    const hasPlan = form.has('run-plan');
    if (!hasPlan && !form.has('debrief-file')) {
        form.refuse('policy-check', 'needs debrief-file or run-plan: give one of them');
    }
    if (!hasPlan)
        return;
    for (const name of ['variables', 'variable-files']) {
        if (form.has(name))
            form.refuse(name, 'cannot be used with policy-check: remove it');
    }
}
function refuseWithout(form, name, source) {
    if (form.has(name) && !form.has(source)) {
        form.refuse(name, `needs ${source}: give ${source}, or remove ${name}`);
    }
}
function parsePlans(text) {
    const lines = text.split('\n').flatMap((line) => line.trim() || []);
    const same = Map.groupBy(lines, (line) => ((0,simple_values/* isUuid */.O1)(line) ? line.toLowerCase() : line));
    return (0,parsed/* valid */.r)([...same.values()].map(([line = '']) => ((0,simple_values/* isUuid */.O1)(line) ? { id: line } : { name: line })));
}

// EXTERNAL MODULE: ./inputs/gate/policy-file.js
var policy_file = __nccwpck_require__(94114);
// EXTERNAL MODULE: ./inputs/gate/settings.js
var gate_settings = __nccwpck_require__(31616);
;// CONCATENATED MODULE: ./inputs/gate/inputs.js








async function readGateInputs(form, { env, workflow, clock, runner }) {
    const access = await readAccess(form, (0,inputs_workflow/* pullRequestOrigin */.Xz)(workflow));
    const settings = (0,gate_settings/* readSettings */.sb)(form);
    const policy = form.takeFromFile('policy', await (0,policy_file/* readPolicy */.T4)(runner, (0,policy_file/* dayOf */.kb)(clock.now())));
    const folders = [process.cwd(), env.RUNNER_TEMP ?? ''].filter((folder) => folder !== '');
    const { source, name } = readSource(form, access, folders);
    const givenName = form.readGiven('gate-name', parsed/* valid */.r) ?? null;
    const gateName = givenName ?? name;
    if (source?.kind === 'policy-replay' && settings.history === 0) {
        form.refuse('history', 'leaves policy-check without runs: give 1 or more');
    }
    if (!settings.wait && form.has('debrief-file')) {
        form.refuse('wait', 'cannot be used with debrief-file: remove one of them');
    }
    if (settings.dryRun && form.has('debrief-file')) {
        form.refuse('dry-run', 'cannot be used with debrief-file: remove one of them');
    }
    const warnings = form.findUnknown(input_defaults/* REMOVED_INPUTS */.Ju);
    const read = { source, policy, gateName, givenName, warnings, ...settings };
    const { errors } = form;
    const publishing = { ...settings, gateName, warnings };
    if (access.whySkipped !== null && errors.length === 0) {
        const reasons = [{ rule: 'input', message: access.whySkipped }];
        return { kind: 'skipped', reasons, publishing };
    }
    return (0,input_form/* isComplete */.As)(read) && errors.length === 0
        ? { kind: 'inputs', inputs: read }
        : { kind: 'error', reasons: errors, publishing };
}
async function readAccess(form, origin) {
    const given = await (0,service_access/* readGivenAccess */.C2)(form);
    const none = { service: undefined, profile: given.profile };
    const onMissingKey = form.choice('on-missing-key', ['fail', 'skip']);
    const isSkipped = given.apiKey === null && onMissingKey === 'skip' && origin !== null;
    if (form.has('debrief-file'))
        return { ...none, whySkipped: null };
    if (isSkipped)
        return { ...none, whySkipped: WHY_SKIPPED[origin] };
    const service = (0,service_access/* requireAccess */.wo)(given, form, origin, 'set on-missing-key: skip');
    return { ...none, service, whySkipped: null };
}
const WHY_SKIPPED = {
    fork: 'pull requests from forks get no API key. To test this change, push it to a branch of this repository',
    dependabot: 'pull requests from Dependabot get no API key. To test this change, store the key as a Dependabot secret',
};

// EXTERNAL MODULE: ./actions/evaluating-step.js
var evaluating_step = __nccwpck_require__(37554);
;// CONCATENATED MODULE: ./actions/gate/index.js



function runGate(runtime) {
    return (0,evaluating_step/* runEvaluatingStep */._)(input_defaults/* INPUT_DEFAULTS */.WJ, readGateInputs, evaluateGate, runtime);
}
async function evaluateGate(inputs, token, runtime) {
    const gate = await Promise.all(/* import() */[__nccwpck_require__.e(483), __nccwpck_require__.e(888), __nccwpck_require__.e(162), __nccwpck_require__.e(528), __nccwpck_require__.e(106), __nccwpck_require__.e(437), __nccwpck_require__.e(322), __nccwpck_require__.e(474)]).then(__nccwpck_require__.bind(__nccwpck_require__, 63474));
    return gate.evaluateGate(inputs, token, runtime);
}

;// CONCATENATED MODULE: external "node:timers/promises"
const promises_namespaceObject = require("node:timers/promises");
// EXTERNAL MODULE: ./report/words/log-words.js
var log_words = __nccwpck_require__(16618);
// EXTERNAL MODULE: ./runner/github-runner.js + 1 modules
var github_runner = __nccwpck_require__(16976);
// EXTERNAL MODULE: ./text/step-errors.js
var step_errors = __nccwpck_require__(69445);
;// CONCATENATED MODULE: ./actions/process.js





const monotonicClock = {
    now: () => performance.timeOrigin + performance.now(),
    async sleep(ms, signal) {
        await (0,promises_namespaceObject.setTimeout)(ms, undefined, { signal }).catch(() => signal.throwIfAborted());
    },
};
function realRuntime() {
    const cancel = new AbortController();
    for (const signal of ['SIGINT', 'SIGTERM']) {
        process.on(signal, () => cancel.abort(new step_errors/* CancelledError */.cc(signal)));
    }
    for (const stream of [process.stdout, process.stderr])
        stream.on('error', () => { });
    return {
        env: process.env,
        clock: monotonicClock,
        random: Math.random,
        runner: new github_runner/* GithubRunner */.U(process.env, log_words/* RUNNER */.zK),
        workflow: (0,inputs_workflow/* readWorkflow */.S6)(process.env),
        cancelled: cancel.signal,
    };
}
const GRACE_MS = 500;
async function endProcess(exitCode) {
    process.exitCode = exitCode;
    for (const stream of [process.stdout, process.stderr]) {
        await new Promise((written) => stream.write('', written));
    }
    process.on('uncaughtException', () => { });
    setTimeout(() => process.exit(), GRACE_MS).unref();
}

;// CONCATENATED MODULE: ./entries/main.js





const ACTIONS = {
    gate: async () => runGate,
    'gate-post': async () => (await Promise.all(/* import() */[__nccwpck_require__.e(528), __nccwpck_require__.e(229)]).then(__nccwpck_require__.bind(__nccwpck_require__, 86229))).runPost,
    'merge-reports': async () => (await Promise.all(/* import() */[__nccwpck_require__.e(483), __nccwpck_require__.e(888), __nccwpck_require__.e(162), __nccwpck_require__.e(106), __nccwpck_require__.e(437), __nccwpck_require__.e(673)]).then(__nccwpck_require__.bind(__nccwpck_require__, 92459))).mergeReports,
    'ingest-calls': async () => (await __nccwpck_require__.e(/* import() */ 941).then(__nccwpck_require__.bind(__nccwpck_require__, 53941))).ingestCalls,
    'collect-metrics': async () => (await __nccwpck_require__.e(/* import() */ 589).then(__nccwpck_require__.bind(__nccwpck_require__, 20589))).collectMetrics,
    'delete-flows': async () => (await __nccwpck_require__.e(/* import() */ 628).then(__nccwpck_require__.bind(__nccwpck_require__, 68628))).deleteFlows,
    'find-simulation': async () => (await Promise.all(/* import() */[__nccwpck_require__.e(322), __nccwpck_require__.e(253)]).then(__nccwpck_require__.bind(__nccwpck_require__, 7976))).findSimulation,
    'track-themes': async () => (await Promise.all(/* import() */[__nccwpck_require__.e(888), __nccwpck_require__.e(641)]).then(__nccwpck_require__.bind(__nccwpck_require__, 37641))).trackThemes,
};
async function start(name) {
    const runtime = realRuntime();
    await endProcess(await perform(name, runtime));
}
async function startCommand(launcher) {
    const runtime = realRuntime();
    const { runCommand } = await Promise.all(/* import() */[__nccwpck_require__.e(483), __nccwpck_require__.e(528), __nccwpck_require__.e(899)]).then(__nccwpck_require__.bind(__nccwpck_require__, 94899));
    const hungUp = new AbortController();
    process.on('SIGHUP', () => hungUp.abort(new step_errors/* CancelledError */.cc('SIGHUP')));
    const cancelled = AbortSignal.any([runtime.cancelled, hungUp.signal]);
    const { argv, stdin, stdout, stderr } = process;
    const streams = { stdin: stdin.isTTY ? stdin : null, stdout, stderr };
    const terminal = { ...streams, runtime: { ...runtime, cancelled } };
    const root = (0,external_node_path_.join)((0,external_node_path_.dirname)((0,external_node_url_.fileURLToPath)(launcher)), '..');
    await endProcess(await runCommand(argv.slice(2), terminal, root, perform));
}
async function perform(name, runtime) {
    const action = await ACTIONS[name]?.();
    if (action === undefined)
        throw new Error(`There is no action ${name}.`);
    if (typeof action === 'function')
        return action(runtime);
    const { runAction } = await Promise.all(/* import() */[__nccwpck_require__.e(528), __nccwpck_require__.e(770)]).then(__nccwpck_require__.bind(__nccwpck_require__, 94770));
    return runAction(action, runtime);
}

module.exports = __webpack_exports__;
/******/ })()
;