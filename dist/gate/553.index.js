export const id = 553;
export const ids = [553];
export const modules = {

/***/ 814:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  L: () => (/* binding */ decide_decide)
});

;// CONCATENATED MODULE: ./core/policy/evaluate.js
/**
 * Judges a report by every rule of an ordered list. All findings become reasons, not only the
 * first. One that fails outweighs any number that could not decide.
 */
function evaluate(report, rules) {
    const findings = rules.flatMap((rule) => rule.apply(report).map((finding) => ({ ...finding, rule: rule.name })));
    return {
        outcome: decide(findings),
        reasons: findings.map(({ rule, message }) => ({ rule, message })),
    };
}
function decide(findings) {
    if (findings.some((finding) => finding.effect === 'fail'))
        return 'failed';
    return findings.length > 0 ? 'inconclusive' : 'passed';
}

;// CONCATENATED MODULE: ./core/policy/rules/verdict.js
/**
 * The verdict of the debrief itself: PASSED holds, THRESHOLD_FAILED fails. A verdict that this
 * version does not know is never taken for a pass: it leaves the gate undecided.
 */
const verdictRule = {
    name: 'verdict',
    apply({ verdict }) {
        switch (verdict) {
            case 'PASSED':
                return [];
            case 'THRESHOLD_FAILED':
                return [
                    {
                        effect: 'fail',
                        message: 'the verdict is THRESHOLD_FAILED: the run missed the thresholds of its checks',
                    },
                ];
            default:
                return [
                    {
                        effect: 'undecided',
                        message: `the verdict '${verdict}' is not one that this version knows (PASSED, THRESHOLD_FAILED), so it is not taken for a pass`,
                    },
                ];
        }
    },
};

;// CONCATENATED MODULE: ./core/policy/rules.js

/** Every rule in the order in which its reasons are shown. A new rule is one file and one line. */
const RULES = [verdictRule];

;// CONCATENATED MODULE: ./gate/decide.js


/** The policy's decision about the report of one run. */
function decide_decide(run, report) {
    const { outcome, reasons } = evaluate(report, RULES);
    return run.conclude(outcome, reasons, report);
}


/***/ }),

/***/ 3362:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ quoteErrorMessage)
/* harmony export */ });
/* harmony import */ var _core_text_log_line_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6977);

const MAX_CHARS = 1_000;
/** What follows `the debrief ended FAILED`: the service's words, where the workflow wants any shown. */
function quoteErrorMessage(errorMessage, detail) {
    const message = (0,_core_text_log_line_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .T)(errorMessage ?? '', MAX_CHARS);
    if (message === '')
        return ', without an error message';
    return detail === 'brief'
        ? ', with an error message that detail: brief leaves out'
        : `: ${message}`;
}


/***/ }),

/***/ 765:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ RunRecord),
/* harmony export */   h: () => (/* binding */ hasEnded)
/* harmony export */ });
/** Run statuses after which nothing is placed any more. */
const ENDED_STATUSES = new Set([
    'COMPLETED',
    'FAILED',
    'TIMED_OUT',
    'CANCELLED',
]);
/** Whether a run with this status has ended; a status never seen before counts as in flight. */
function hasEnded(runStatus) {
    return runStatus !== null && ENDED_STATUSES.has(runStatus);
}
/** What the step learns about one run while its story is told. */
class RunRecord {
    jobId;
    label;
    /** True once this step has started the run: only such runs are ever cancelled. */
    startedHere = false;
    /** True once the service has taken the run for finished (202 on the debrief request). */
    finished = false;
    /** False once the service has refused to have the run read. */
    readable = true;
    runStatus = null;
    debrief = null;
    /** The wait that is going on, for the log and for the words of a timeout. */
    wait = null;
    notes = [];
    constructor(label, jobId = '') {
        this.label = label;
        this.jobId = jobId;
    }
    /** What people know it by in the log. */
    get name() {
        return this.jobId === '' ? this.label : `run ${this.jobId}`;
    }
    /** True while the run may be placing calls that this step is answerable for. */
    get mayBePlacingCalls() {
        return this.startedHere && !this.finished && !hasEnded(this.runStatus);
    }
    note(text) {
        if (!this.notes.includes(text))
            this.notes.push(text);
    }
    /** The finished story, for the reports. */
    conclude(outcome, reasons, report) {
        const { jobId, label, notes, runStatus, debrief } = this;
        return { jobId, label, outcome, reasons, notes: [...notes], runStatus, debrief, report };
    }
}


/***/ }),

/***/ 553:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  followRuns: () => (/* binding */ followRuns)
});

// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(8500);
;// CONCATENATED MODULE: ./service/answer-text.js
/** Enough for a first line; keeps hostile bodies cheap. */
const MAX_INSPECTED_CHARACTERS = 16_384;
const MAX_LINE_CHARACTERS = 200;
const INLINE_TAGS = /<\/?(?:a|abbr|b|bdi|code|em|font|i|kbd|small|span|strong|tt|u)\b[^>]*(?:>|$)/gi;
/** The ampersand is last, so that nothing is decoded twice. */
const ENTITIES = {
    '&lt;': '<',
    '&gt;': '>',
    '&quot;': '"',
    '&#39;': "'",
    '&apos;': "'",
    '&amp;': '&',
};
/**
 * The first line of the text that has any, cut at 200 characters; empty where there is none.
 * HTML gives the text that a reader would see, JSON is shown on one line.
 */
function firstLine(body, mask) {
    const text = mask.hide(body).slice(0, MAX_INSPECTED_CHARACTERS).trim();
    const line = linesOf(text).find((candidate) => candidate !== '') ?? '';
    return cut(mask.hide(line), MAX_LINE_CHARACTERS);
}
/** The text's first `maxCharacters`, with an ellipsis where more was there. */
function cut(text, maxCharacters) {
    if (text.length <= maxCharacters)
        return text;
    const characters = Array.from(text.slice(0, 2 * maxCharacters + 2));
    return characters.length <= maxCharacters
        ? text
        : `${characters.slice(0, maxCharacters).join('')}…`;
}
/** The JSON value, or null for a text that is not JSON. */
function parseJsonOrNull(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        return null;
    }
}
function linesOf(text) {
    if (text.startsWith('{') || text.startsWith('['))
        return [text.replace(/\s+/g, ' ')];
    const plain = text.startsWith('<') ? textOfHtml(text) : text;
    return plain.split(/[\r\n\u2028\u2029]+/).map((line) => line.replace(/\s+/g, ' ').trim());
}
/** An element without an end takes the rest with it, which also keeps the time linear. */
function textOfHtml(html) {
    const text = html
        .replace(/<!--[\s\S]*?(?:-->|$)/g, '')
        .replace(/<(script|style)\b[\s\S]*?(?:<\/\1\s*>|$)/gi, '')
        .replace(INLINE_TAGS, '')
        .replace(/<[^>]*(?:>|$)/g, '\n');
    return Object.entries(ENTITIES).reduce((decoded, [entity, character]) => decoded.replaceAll(entity, character), text);
}

// EXTERNAL MODULE: ./service/debrief-document.js
var debrief_document = __webpack_require__(6851);
// EXTERNAL MODULE: ./service/errors.js
var errors = __webpack_require__(6361);
;// CONCATENATED MODULE: ./service/operations.js
/**
 * The operations that the interface specification names without showing them. What stands here is
 * taken from the public SDK of such a service, and is data alone, so that it can be replaced.
 *
 * In paths, `{name}` stands for a value, URL-encoded. Where a value stands in an answer is said as
 * a JSON Pointer (RFC 6901).
 */
const LIST = '/v1/simulation/plan/jobs?simulationRunPlanId={runPlanId}&limit=50';
const OPERATIONS = {
    start: {
        method: 'POST',
        path: '/v1/simulation/run',
        body: { planId: 'runPlanId', variables: 'variables' },
        jobId: '/data/simulationRunPlanJobId',
    },
    read: {
        method: 'GET',
        path: '/v1/simulation/plan/job/{jobId}',
        status: '/data/status',
        simulationJobs: '/data/simulationJobs',
    },
    list: {
        method: 'GET',
        path: LIST,
        nextPath: `${LIST}&after={after}`,
        runs: '/data',
        hasMore: '/pagination/hasMore',
        nextCursor: '/pagination/nextCursor',
    },
    cancel: { method: 'POST', path: '/v1/simulation/plan/job/{jobId}/cancel' },
    lookUp: { timeParameter: 'callReceivedAt' },
    readMetricCollectionJob: { method: 'GET', path: '/v1/metric/collection-jobs/{id}', job: '/data' },
    readSimulationJob: { method: 'GET', path: '/v1/simulation/job/{simulationJobId}', job: '/data' },
};
/** Puts the values into a path, URL-encoded. */
function fillPath(template, values) {
    return template.replace(/\{(\w+)\}/g, (_, name) => encodePart(`${values[name]}`));
}
/** URL-encodes one part of a path or query, whatever a service put into it. */
function encodePart(text) {
    return encodeURIComponent(text.toWellFormed());
}

// EXTERNAL MODULE: ./service/schemas.js
var schemas = __webpack_require__(5180);
// EXTERNAL MODULE: ./service/shape.js
var shape = __webpack_require__(3929);
;// CONCATENATED MODULE: ./service/retry.js
/** A service that has not answered once is given up after this long: the address is likely wrong. */
const UNREACHABLE_AFTER_MS = 120_000;
const BACKOFF_BASE_MS = 500;
const BACKOFF_CAP_MS = 20_000;
/** An attempt gets at least this long: with less than that left, none is made. */
const LAST_ATTEMPT_MS = 1_000;
/** `setTimeout` takes a longer time for none at all. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;
/** True where the failure may be repeated by its kind; whether time is left is `planRetry`'s. */
function mayRepeat(retry, error) {
    if (error.kind === 'connection' || error.kind === 'timeout') {
        return retry === 'safe' || !error.mayHaveBeenTaken;
    }
    if (error.kind !== 'status' || error.status === undefined)
        return false;
    switch (retry) {
        case 'safe':
            return [408, 425, 429].includes(error.status) || error.status >= 500;
        case 'conditional':
            return error.status === 429;
        case 'never':
            return false;
    }
}
/**
 * The pause before the next attempt: full jitter over an exponential backoff, or `Retry-After`
 * where that is longer. A backoff is cut so that the last attempt still has a second; a
 * `Retry-After` is never cut. `random` is uniform in [0, 1).
 */
function planRetry(state, random) {
    const { attempt, startedMs, nowMs, deadlineMs, everAnswered, retryAfterMs } = state;
    const leftMs = deadlineMs - nowMs;
    if (retryAfterMs !== null && retryAfterMs >= leftMs) {
        return { kind: 'give-up', because: 'retry-after' };
    }
    const reachableMs = everAnswered ? leftMs : startedMs + UNREACHABLE_AFTER_MS - nowMs;
    const limitMs = Math.min(leftMs, reachableMs) - LAST_ATTEMPT_MS;
    if (limitMs <= 0) {
        return { kind: 'give-up', because: reachableMs < leftMs ? 'unreachable' : 'deadline' };
    }
    const backoffMs = random() * Math.min(BACKOFF_CAP_MS, BACKOFF_BASE_MS * 2 ** (attempt - 1));
    const pauseMs = Math.max(Math.min(backoffMs, limitMs), retryAfterMs ?? 0);
    return { kind: 'wait', ms: Math.min(pauseMs, LONGEST_TIMER_MS) };
}
/**
 * Milliseconds from now that a `Retry-After` header asks for, or null where it says nothing usable.
 * Takes delta seconds and the three date forms of RFC 9110, section 5.6.7.
 */
function parseRetryAfter(value, nowMs) {
    const text = value?.trim() ?? '';
    if (/^\d+(?:\.\d+)?$/.test(text))
        return Number(text) * 1_000;
    if (!/^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)[a-z]*,? .*\d\d:\d\d:\d\d/.test(text))
        return null;
    const dateMs = Date.parse(text.endsWith('GMT') ? text : `${text} GMT`);
    return Number.isNaN(dateMs) ? null : Math.max(0, dateMs - nowMs);
}

;// CONCATENATED MODULE: ./service/faults.js
/** Says what an exchange that did not succeed means, in words without the API key. */




const MAX_MESSAGE_CHARACTERS = 2_000;
const MAX_DETAILS_CHARACTERS = 500;
const MAX_LOCATION_CHARACTERS = 500;
const MAX_NAME_CHARACTERS = 200;
const MAX_RETRY_AFTER_CHARACTERS = 40;
/** OpenSSL's and Node's names for a certificate that is not accepted. */
const CERTIFICATE_CODES = /^(?!ERR_SSL_).*(?:CERT|CRL_|ISSUER|_SIGNATURE|INVALID_CA|INVALID_PURPOSE|PATH_LENGTH|HOSTNAME_MISMATCH)/;
const WORDS = {
    ECONNREFUSED: 'connection refused',
    ENOTFOUND: 'host name not resolved',
    EAI_AGAIN: 'host name not resolved',
    EHOSTUNREACH: 'host not reachable',
    ENETUNREACH: 'network not reachable',
    ECONNRESET: 'connection reset',
    UND_ERR_CONNECT_TIMEOUT: 'no connection in time',
    UND_ERR_SOCKET: 'connection broken off',
    UND_ERR_RES_CONTENT_LENGTH_MISMATCH: 'answer broken off',
};
const TIMEOUT_WORDS = {
    connecting: 'no connection',
    waiting: 'no answer',
    receiving: 'no complete answer',
};
/** The connection could not be made, or broke off, or what came back is not HTTP. */
function connectionFault({ operation, origin, mask }, error, stage) {
    const code = codeOf(error);
    const mayHaveBeenTaken = stage !== 'connecting';
    const cause = new Error(mask.hide(error.message));
    cause.code = code;
    const facts = { operation, mayHaveBeenTaken, cause };
    if (CERTIFICATE_CODES.test(code)) {
        const problem = `the certificate of ${origin} is not accepted (${code}: ${cause.message}); for an authority of your own, name its certificate file in NODE_EXTRA_CA_CERTS`;
        return new errors/* ServiceError */._({ ...facts, kind: 'tls', problem });
    }
    const words = WORDS[code] ?? cause.message;
    const problem = `connection to ${origin} failed: ${words} (${code})`;
    return new errors/* ServiceError */._({ ...facts, kind: 'connection', problem });
}
/** The attempt took longer than it may. */
function timeoutFault({ operation, origin }, stage, limitMs) {
    return new errors/* ServiceError */._({
        kind: 'timeout',
        operation,
        problem: `${TIMEOUT_WORDS[stage]} from ${origin} within ${seconds(limitMs)}`,
        mayHaveBeenTaken: stage !== 'connecting',
    });
}
/** The answer is larger than may be taken. */
function tooLargeFault({ operation }, status, maxBytes) {
    return new errors/* ServiceError */._({
        kind: 'too-large',
        operation,
        status,
        problem: `${status}, but the answer is larger than ${maxBytes} bytes`,
        mayHaveBeenTaken: true,
    });
}
/** The service, or something in front of it, points elsewhere. */
function redirectFault({ operation, mask }, status, headers) {
    const { location } = headers;
    const target = location === undefined
        ? 'without saying where to'
        : `to ${cut(mask.hide(String(location)), MAX_LOCATION_CHARACTERS)}`;
    return new errors/* ServiceError */._({
        kind: 'redirect',
        operation,
        status,
        problem: `${status} redirect ${target}, which is not followed`,
        // 303 is the answer to a request that was taken; the others say to ask elsewhere.
        mayHaveBeenTaken: status === 303,
    });
}
/** The service answered with an error status. */
function statusFault(scene, status, body) {
    const facts = {
        kind: 'status',
        operation: scene.operation,
        status,
        mayHaveBeenTaken: status >= 500 || status === 408,
    };
    const parsed = schemas/* serviceErrorBodySchema */.dO.safeParse(scene.mask.hideInJson(parseJsonOrNull(body), body));
    if (!parsed.success) {
        const line = firstLine(body, scene.mask);
        return new errors/* ServiceError */._({
            ...facts,
            problem: line === '' ? `${status} with an empty body` : `${status}: ${line}`,
        });
    }
    const { type, code, message, param, details } = parsed.data;
    const name = `${cut(type, MAX_NAME_CHARACTERS)}/${cut(code, MAX_NAME_CHARACTERS)}`;
    const where = param ? ` (param: ${cut(param, MAX_NAME_CHARACTERS)})` : '';
    return new errors/* ServiceError */._({
        ...facts,
        type,
        code,
        details,
        ...(param && { param }),
        problem: `${status} ${name}: ${cut(message, MAX_MESSAGE_CHARACTERS)}${where}${describeDetails(details)}`,
    });
}
/** An answer that should be JSON and is not. */
function notJsonFault(scene, status, body) {
    const line = firstLine(body, scene.mask);
    return new errors/* ServiceError */._({
        kind: 'not-json',
        operation: scene.operation,
        status,
        problem: line === ''
            ? `${status} with an empty body, where JSON was expected`
            : `${status}, but the body is not JSON: ${line}`,
        mayHaveBeenTaken: true,
    });
}
/** A proxy variable of the environment cannot be used. */
function proxyFault({ operation }, problem) {
    return new errors/* ServiceError */._({ kind: 'proxy', operation, problem, mayHaveBeenTaken: false });
}
/** The deadline has passed before the request could be sent. */
function noTimeLeft({ operation }) {
    return new errors/* ServiceError */._({
        kind: 'deadline',
        operation,
        problem: 'not sent, since the deadline of the wait has passed',
        mayHaveBeenTaken: false,
    });
}
/** The end of all attempts, with the last failure in its text. */
function givenUp(last, because, retryAfter) {
    const { operation, mayHaveBeenTaken } = last;
    const seen = last.problem.replace(/\.$/, '');
    const facts = { operation, mayHaveBeenTaken, cause: last };
    switch (because) {
        case 'unreachable':
            return new errors/* ServiceError */._({
                ...facts,
                kind: last.kind,
                problem: `${seen}; given up after ${UNREACHABLE_AFTER_MS / 1_000} s, since nothing at this address has answered yet: check base-url`,
            });
        case 'retry-after':
            return new errors/* ServiceError */._({
                ...facts,
                kind: 'deadline',
                problem: `${seen}; its Retry-After (${cut(`${retryAfter}`, MAX_RETRY_AFTER_CHARACTERS)}) lies past the deadline of the wait`,
            });
        case 'deadline':
            return new errors/* ServiceError */._({
                ...facts,
                kind: 'deadline',
                problem: `${seen}; no time is left for another attempt`,
            });
    }
}
/** Milliseconds for people, e.g. `30 s` or `0.4 s`. */
function seconds(ms) {
    return `${Math.round(ms / 100) / 10} s`;
}
function describeDetails(details) {
    if (details === undefined || details === null)
        return '';
    return ` (details: ${cut(stringify(details), MAX_DETAILS_CHARACTERS)})`;
}
/** Parsing copes with any depth, writing does not. */
function stringify(value) {
    try {
        return JSON.stringify(value);
    }
    catch {
        return 'nested too deeply to show';
    }
}
/** Node's or undici's code for what went wrong. */
function codeOf(error) {
    return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
}

;// CONCATENATED MODULE: ./service/attempt-outcome.js

/** True where the service said anything at all. */
function hasAnswered(result) {
    return !('stage' in result) || result.stage === 'receiving';
}
/** The status, or the code of what went wrong instead. */
function describeResult(result) {
    switch (result.kind) {
        case 'answer':
            return result.status;
        case 'broken':
            return codeOf(result.error);
        default:
            return result.kind;
    }
}
/** What the result of an attempt means that was given `limitMs` and `maxBytes`. */
function judge(scene, result, limitMs, maxBytes) {
    switch (result.kind) {
        case 'broken':
            return failure(connectionFault(scene, result.error, result.stage));
        case 'aborted':
            return failure(timeoutFault(scene, result.stage, limitMs));
        case 'too-large':
            return failure(tooLargeFault(scene, result.status, maxBytes));
        case 'answer':
            return judgeAnswer(scene, result);
    }
}
function judgeAnswer(scene, { status, headers, body }) {
    if (status >= 300 && status < 400)
        return failure(redirectFault(scene, status, headers));
    // Strips a byte order mark.
    const text = new TextDecoder().decode(body);
    if (status < 300)
        return { kind: 'success', success: { status, text } };
    const retryAfter = headers['retry-after'];
    return failure(statusFault(scene, status, text), retryAfter && scene.mask.hide(`${retryAfter}`));
}
function failure(error, retryAfter) {
    return { kind: 'failure', error, retryAfter };
}

// EXTERNAL MODULE: external "node:v8"
var external_node_v8_ = __webpack_require__(8877);
// EXTERNAL MODULE: ../../node_modules/undici/lib/dispatcher/agent.js
var agent = __webpack_require__(1745);
;// CONCATENATED MODULE: ./service/connections.js


/** Host names, as `URL.hostname` spells them, that never leave the machine. */
const LOOPBACK = /^(?:(?:.+\.)?localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;
const AGENT_OPTIONS = {
    // One request at a time and connection, so that a lost one concerns no other.
    allowH2: false,
    // The transport has one limit over the whole exchange.
    headersTimeout: 0,
    bodyTimeout: 0,
};
/** Connections to one service, made when first needed. */
class Connections {
    #baseUrl;
    #env;
    #made = new Map();
    constructor(baseUrl, env) {
        this.#baseUrl = baseUrl;
        this.#env = env;
    }
    /**
     * What sends requests. With `fresh` every request gets a connection of its own: one that was
     * kept open may be closed by the service at the moment of sending, and nobody could tell
     * whether the request was taken. Rejects when a proxy variable cannot be used.
     */
    get(fresh) {
        let dispatcher = this.#made.get(fresh);
        if (dispatcher === undefined) {
            const options = fresh ? { ...AGENT_OPTIONS, pipelining: 0 } : AGENT_OPTIONS;
            dispatcher = connect(this.#baseUrl, this.#env, options);
            this.#made.set(fresh, dispatcher);
        }
        return dispatcher;
    }
}
/**
 * A step makes few requests and mostly waits. It does not earn back what V8 spends on optimising
 * undici's HTTP parser, which is WebAssembly (a quarter of a job's CPU time, and 20 MiB), nor the
 * room that V8 gives to young objects when many answers come at once (35 MiB with 200 runs).
 */
const V8_FLAGS = ['--wasm-tiering-budget=1000000000', '--semi-space-growth-factor=1'];
async function connect(baseUrl, env, options) {
    for (const flag of V8_FLAGS)
        (0,external_node_v8_.setFlagsFromString)(flag);
    const proxy = findProxy(baseUrl, env);
    if (proxy === null)
        return new agent(options);
    const { createProxyAgent } = await Promise.all(/* import() */[__webpack_require__.e(528), __webpack_require__.e(76)]).then(__webpack_require__.bind(__webpack_require__, 1076));
    return createProxyAgent(proxy, options);
}
/**
 * The proxy that the environment names for the address, or null. Lower case wins over upper case,
 * and `HTTP_PROXY` serves https too where nothing else is named. Loopback hosts need no proxy.
 * Throws when the variable that counts holds no address; the message shows nothing of its value.
 */
function findProxy(baseUrl, env) {
    const { protocol, hostname } = baseUrl;
    if (LOOPBACK.test(hostname))
        return null;
    const secure = protocol === 'https:' ? ['https_proxy', 'HTTPS_PROXY'] : [];
    const [name, proxyUrl] = firstSet(env, [...secure, 'http_proxy', 'HTTP_PROXY']);
    if (proxyUrl === '')
        return null;
    if (!isProxyUrl(proxyUrl)) {
        throw new Error(`the environment variable ${name} is not the address of a proxy: write it as http://host:port, with user:password@ before the host where the proxy asks for them`);
    }
    const [, noProxy] = firstSet(env, ['no_proxy', 'NO_PROXY']);
    return { proxyUrl, noProxy };
}
/** The first of the variables that holds anything, with its value; empty strings where none does. */
function firstSet(env, names) {
    for (const name of names) {
        const value = env[name]?.trim();
        if (value)
            return [name, value];
    }
    return ['', ''];
}
function isProxyUrl(text) {
    try {
        const { protocol, username, password } = new URL(text);
        decodeURIComponent(username + password);
        return protocol === 'http:' || protocol === 'https:';
    }
    catch {
        return false;
    }
}

;// CONCATENATED MODULE: ./service/exchange.js
/**
 * Sends one request and takes its whole answer, of at most `maxBytes`. Never rejects. When the
 * signal aborts, the exchange ends at once and its connection is dropped.
 */
function exchange(dispatcher, request, maxBytes, signal) {
    return new Promise((resolve) => {
        const settle = (result) => nextTurn(() => nextTurn(() => resolve(result)));
        dispatcher.dispatch(request, new Receiver(maxBytes, signal, settle));
    });
}
/**
 * undici takes one turn of the event loop to make a connection ready for the next request; one
 * that is sent before that opens a connection of its own.
 */
const nextTurn = setImmediate;
/** What undici tells while an exchange goes on, gathered into one result. */
class Receiver {
    #maxBytes;
    #settleWith;
    #chunks = [];
    #receivedBytes = 0;
    #stage = 'connecting';
    #status = 0;
    #headers = {};
    #controller = null;
    #settled = false;
    constructor(maxBytes, signal, settle) {
        this.#maxBytes = maxBytes;
        this.#settleWith = settle;
        signal.addEventListener('abort', this.#abort, { once: true });
    }
    /** Called right before the request is written; an abort in here keeps it from being written. */
    onRequestStart(controller) {
        this.#controller = controller;
        if (this.#settled)
            this.#drop();
        else
            this.#stage = 'waiting';
    }
    onResponseStart(_controller, status, headers) {
        if (status < 200)
            return;
        this.#stage = 'receiving';
        this.#status = status;
        this.#headers = headers;
        if (Number(headers['content-length']) > this.#maxBytes)
            this.#refuse();
    }
    onResponseData(_controller, chunk) {
        this.#receivedBytes += chunk.length;
        if (this.#receivedBytes > this.#maxBytes)
            this.#refuse();
        else
            this.#chunks.push(chunk);
    }
    onResponseEnd() {
        this.#settle({
            kind: 'answer',
            status: this.#status,
            headers: this.#headers,
            body: Buffer.concat(this.#chunks, this.#receivedBytes),
        });
    }
    onResponseError(_controller, error) {
        this.#settle({ kind: 'broken', error, stage: this.#stage });
    }
    #abort = () => {
        this.#settle({ kind: 'aborted', stage: this.#stage });
        this.#drop();
    };
    #refuse() {
        this.#settle({ kind: 'too-large', status: this.#status });
        this.#drop();
    }
    #drop() {
        this.#controller?.abort(new Error('the exchange is over'));
    }
    #settle(result) {
        if (this.#settled)
            return;
        this.#settled = true;
        this.#settleWith(result);
    }
}

// EXTERNAL MODULE: ./service/key-mask.js
var key_mask = __webpack_require__(6804);
;// CONCATENATED MODULE: ./service/transport.js






/** One attempt takes at most this long, from connecting to the last byte. */
const ATTEMPT_LIMIT_MS = 30_000;
/** A larger answer is refused. */
const MAX_ANSWER_BYTES = 32 * 1024 * 1024;
/** Sends requests to one service: time limits, size limit, retries, and no word of the key. */
class Transport {
    #options;
    #baseUrl;
    #connections;
    #mask;
    #everAnswered = false;
    constructor(options) {
        this.#options = options;
        this.#baseUrl = new URL(options.baseUrl);
        this.#connections = new Connections(this.#baseUrl, options.env);
        this.#mask = new key_mask/* KeyMask */.Y(options.apiKey);
    }
    /** Sends the request and gives the JSON of its answer. Rejects as `ServiceClient` says. */
    async requestJson(request, context) {
        const { status, text } = await this.request(request, context);
        let value;
        try {
            value = JSON.parse(text);
        }
        catch {
            throw notJsonFault(this.#sceneOf(request.operation), status, text);
        }
        return this.#mask.hideInJson(value, text);
    }
    /** Sends the request, repeats it as its class allows, and gives the first 2xx answer. */
    async request(request, context) {
        const { clock } = this.#options;
        const { signal, deadlineMs } = context;
        const startedMs = clock.now();
        for (let attempt = 1;; attempt += 1) {
            signal.throwIfAborted();
            const outcome = await this.#attempt(request, context, attempt);
            if (outcome.kind === 'success')
                return outcome.success;
            const waitMs = this.#planPause(request, outcome, { attempt, startedMs, deadlineMs }, signal);
            await clock.sleep(waitMs, signal);
        }
    }
    /** Milliseconds until the next attempt. Throws what the request comes to when there is none. */
    #planPause({ operation, retry }, { error, retryAfter }, soFar, signal) {
        if (!mayRepeat(retry, error))
            throw error;
        signal.throwIfAborted();
        const { clock, random, onRetry } = this.#options;
        const nowMs = clock.now();
        const retryAfterMs = parseRetryAfter(retryAfter, nowMs);
        const state = { ...soFar, nowMs, everAnswered: this.#everAnswered, retryAfterMs };
        const plan = planRetry(state, random);
        if (plan.kind === 'give-up')
            throw givenUp(error, plan.because, retryAfter);
        const { attempt } = soFar;
        onRetry?.({ operation, attempt, problem: error.problem, waitMs: plan.ms });
        return plan.ms;
    }
    async #attempt(request, context, attempt) {
        const { clock, onAttempt } = this.#options;
        const scene = this.#sceneOf(request.operation);
        const startedMs = clock.now();
        const limitMs = Math.min(ATTEMPT_LIMIT_MS, context.deadlineMs - startedMs);
        if (limitMs <= 0)
            return { kind: 'failure', error: noTimeLeft(scene), retryAfter: undefined };
        const result = await this.#exchange(request, context, limitMs);
        const durationMs = clock.now() - startedMs;
        onAttempt?.({
            method: request.method,
            path: this.#pathOf(request).replace(/\?.*/, ''),
            result: describeResult(result),
            durationMs: Math.round(durationMs),
            attempt,
        });
        this.#everAnswered ||= hasAnswered(result);
        if (result.kind === 'aborted' && context.lingerMs === undefined)
            context.signal.throwIfAborted();
        return judge(scene, result, Math.min(durationMs, limitMs), MAX_ANSWER_BYTES);
    }
    async #exchange(request, { signal, lingerMs }, limitMs) {
        const dispatcher = await this.#connections
            .get(request.retry !== 'safe')
            .catch((error) => {
            throw proxyFault(this.#sceneOf(request.operation), error.message);
        });
        signal.throwIfAborted();
        const attempt = new AbortController();
        const stop = () => attempt.abort();
        const stopAfter = (ms) => {
            this.#options.clock.sleep(ms, attempt.signal).then(stop, () => { });
        };
        const leave = () => (lingerMs === undefined ? stop() : stopAfter(lingerMs));
        signal.addEventListener('abort', leave, { once: true });
        stopAfter(limitMs);
        try {
            return await exchange(dispatcher, this.#dispatchOptions(request), MAX_ANSWER_BYTES, attempt.signal);
        }
        finally {
            signal.removeEventListener('abort', leave);
            stop();
        }
    }
    #dispatchOptions(request) {
        const { method, body } = request;
        const headers = {
            authorization: `Bearer ${this.#options.apiKey}`,
            accept: 'application/json',
            'accept-encoding': 'identity',
            'user-agent': 'simulation-gate',
        };
        const target = { origin: this.#baseUrl.origin, path: this.#pathOf(request), method };
        return body === undefined
            ? { ...target, headers }
            : {
                ...target,
                headers: { ...headers, 'content-type': 'application/json' },
                body: JSON.stringify(body),
            };
    }
    #pathOf({ path }) {
        return this.#baseUrl.pathname.replace(/\/$/, '') + path;
    }
    #sceneOf(operation) {
        return { operation, origin: this.#baseUrl.origin, mask: this.#mask };
    }
}

;// CONCATENATED MODULE: ./service/http-service-client.js







/** A client of the service at `baseUrl`. Nothing is sent, or loaded for sending, before its first call. */
function createServiceClient(options) {
    return new HttpServiceClient(new Transport(options));
}
class HttpServiceClient {
    #transport;
    constructor(transport) {
        this.#transport = transport;
    }
    async requestDebrief(jobId, { regenerate }, context) {
        const operation = 'request debrief';
        const answer = await this.#transport.requestJson({
            operation,
            retry: regenerate ? 'conditional' : 'safe',
            method: 'POST',
            path: fillPath('/v1/simulation/plan/job/{jobId}/debrief', { jobId }),
            body: regenerate ? { regenerate } : {},
        }, context);
        return (0,debrief_document/* parseDebrief */.LL)(answer, operation);
    }
    async readResults(jobId, context) {
        const operation = 'read results';
        const path = fillPath('/v1/simulation/plan/job/{jobId}/results', { jobId });
        const answer = await this.#transport.requestJson(read(operation, path), context);
        return (0,debrief_document/* parseResults */.c2)(answer, operation);
    }
    async startRun(runPlanId, variables, context) {
        const operation = 'start run';
        const { method, path, body, jobId } = OPERATIONS.start;
        const values = { runPlanId, variables };
        const answer = await this.#transport.requestJson({
            operation,
            retry: 'never',
            method,
            path: fillPath(path, { runPlanId }),
            body: Object.fromEntries(Object.entries(body).map(([name, value]) => [name, values[value]])),
        }, context);
        return (0,shape/* checkGathered */.rP)(schemas/* startedRunSchema */.WC, answer, operation, { jobId }).jobId;
    }
    async readRun(jobId, context) {
        const operation = 'read run';
        const { method, path, status, simulationJobs } = OPERATIONS.read;
        const answer = await this.#transport.requestJson({ operation, retry: 'safe', method, path: fillPath(path, { jobId }) }, context);
        return (0,shape/* checkGathered */.rP)(schemas/* runSchema */.Lx, answer, operation, { status, simulationJobs });
    }
    async listRuns(runPlanId, after, context) {
        const operation = 'list runs';
        const { method, path, nextPath, ...pointers } = OPERATIONS.list;
        const filled = after === null ? fillPath(path, { runPlanId }) : fillPath(nextPath, { runPlanId, after });
        const answer = await this.#transport.requestJson({ operation, retry: 'safe', method, path: filled }, context);
        const page = (0,shape/* checkGathered */.rP)(schemas/* runPageSchema */.AY, answer, operation, pointers);
        return { runs: page.runs, nextCursor: (page.hasMore !== false && page.nextCursor) || null };
    }
    async cancelRun(jobId, context) {
        const { method, path } = OPERATIONS.cancel;
        await this.#transport.request({ operation: 'cancel run', retry: 'safe', method, path: fillPath(path, { jobId }) }, context);
    }
    async lookUpSimulationJob(servicePhoneNumber, callReceivedAt, context) {
        const operation = 'look up simulation job';
        const number = `servicePhoneNumber=${encodePart(servicePhoneNumber)}`;
        const time = callReceivedAt === null
            ? ''
            : `&${OPERATIONS.lookUp.timeParameter}=${encodePart(callReceivedAt)}`;
        const path = `/v1/simulation/job/lookup?${number}${time}`;
        const answer = await this.#transport.requestJson(read(operation, path), context);
        return (0,shape/* checkAt */.C$)('/data', schemas/* simulationJobSchema */.EW, answer, operation);
    }
    async readSimulationJob(simulationJobId, context) {
        const operation = 'read simulation job';
        const { method, path, job } = OPERATIONS.readSimulationJob;
        const answer = await this.#transport.requestJson({ operation, retry: 'safe', method, path: fillPath(path, { simulationJobId }) }, context);
        return (0,shape/* checkAt */.C$)(job, schemas/* simulationJobSchema */.EW, answer, operation);
    }
    async createCall(call, context) {
        const operation = 'create call';
        const answer = await this.#transport.requestJson(create(operation, '/v1/call', call), context);
        return (0,shape/* checkAt */.C$)('/data', schemas/* createdCallSchema */.yc, answer, operation);
    }
    async createMetricCollectionJob(request, context) {
        const operation = 'create metric collection job';
        const answer = await this.#transport.requestJson(create(operation, '/v1/metric/collection-jobs', request), context);
        return (0,shape/* checkAt */.C$)('/data', schemas/* metricCollectionJobSchema */.hv, answer, operation);
    }
    async readMetricCollectionJob(id, context) {
        const operation = 'read metric collection job';
        const { method, path, job } = OPERATIONS.readMetricCollectionJob;
        const answer = await this.#transport.requestJson({ operation, retry: 'safe', method, path: fillPath(path, { id }) }, context);
        return (0,shape/* checkAt */.C$)(job, schemas/* metricCollectionJobSchema */.hv, answer, operation);
    }
    /** Any 2xx counts; only an answer in the specified form that says otherwise is a fault. */
    async deleteCustomerFlow(flowId, context) {
        const operation = 'delete customer flow';
        const path = fillPath('/v1/simulation/customer-flow/{flowId}', { flowId });
        const { text } = await this.#transport.request({ operation, retry: 'safe', method: 'DELETE', path }, context);
        const answer = parseJsonOrNull(text);
        if ((0,shape/* isObject */.Gv)(answer) && Object.hasOwn(answer, 'data')) {
            (0,shape/* checkAt */.C$)('/data', schemas/* deletedFlowSchema */.VE, answer, operation);
        }
    }
    /** Both spellings of the path are seen in the specification. */
    async checkHealth(context) {
        const operation = 'check health';
        try {
            await this.#transport.request(read(operation, '/v1/health'), context);
        }
        catch (error) {
            if (!(error instanceof errors/* ServiceError */._) || error.status !== 404)
                throw error;
            await this.#transport.request(read(operation, '/health'), context);
        }
    }
}
function read(operation, path) {
    return { operation, retry: 'safe', method: 'GET', path };
}
function create(operation, path, body) {
    return { operation, retry: 'never', method: 'POST', path, body };
}

// EXTERNAL MODULE: ./gate/stops.js
var stops = __webpack_require__(5935);
;// CONCATENATED MODULE: ./gate/cancel.js


/** A cancelled step has 7.5 s from the first signal to the second; 5 s is what the gate promises. */
const CANCEL_BUDGET_MS = 3_000;
/**
 * Cancels a run that this step started, where `cancel-on-abort` wants it. A run that could not be
 * cancelled is an error annotation, since it may go on placing calls.
 */
async function cancelRun(run, watch) {
    if (!watch.inputs.cancelOnAbort) {
        run.note('The run was left going (cancel-on-abort: false).');
        watch.runner.annotate('warning', `${run.name} was left going: cancel-on-abort is false`);
        return;
    }
    const deadlineMs = watch.clock.now() + CANCEL_BUDGET_MS;
    try {
        await watch.client.cancelRun(run.jobId, { signal: new AbortController().signal, deadlineMs });
        run.note('The run was cancelled by this step, which had started it.');
        watch.narrator.say(run, 'cancelled');
    }
    catch (error) {
        if (!(error instanceof errors/* ServiceError */._))
            throw error;
        if (error.status === 409) {
            watch.narrator.say(run, 'had ended already, so there was nothing to cancel');
            return;
        }
        run.note('The run could not be cancelled: it may go on placing calls.');
        watch.runner.annotate('error', `${run.name} could not be cancelled and may go on placing calls: ${(0,stops/* withoutPeriod */.Kx)(error.message)}. Cancel it in the dashboard of the service`);
    }
}

// EXTERNAL MODULE: ./gate/error-message.js
var error_message = __webpack_require__(3362);
;// CONCATENATED MODULE: ./core/poll.js
const MIN_INTERVAL_MS = 1_000;
const SHARE_OF_WAITED = 0.2;
/** The last look comes this long before the deadline, so that its answer still counts. */
const LAST_LOOK_MS = 1_000;
/** Two looks are never closer than this, not even near the deadline. */
const MIN_GAP_MS = 100;
/**
 * How long to pause after `waitedMs` of waiting: a fifth of it, at least a second (which the upper
 * bound may lower). The longer a wait has lasted, the less a moment of lateness weighs.
 */
function intervalMs(waitedMs, maxIntervalMs) {
    return Math.min(Math.max(waitedMs * SHARE_OF_WAITED, MIN_INTERVAL_MS), maxIntervalMs);
}
/**
 * What to do after a look that decided nothing. Near the deadline the step is shortened so that
 * one more look fits in; in the last second only the rest is waited out. A clock that runs
 * backwards counts as one that stands at the start.
 */
function nextPoll({ startedMs, deadlineMs, maxIntervalMs, nowMs }) {
    const waitedMs = Math.max(0, nowMs - startedMs);
    const leftMs = deadlineMs - startedMs - waitedMs;
    if (leftMs <= 0)
        return { kind: 'expired' };
    if (leftMs <= LAST_LOOK_MS)
        return { kind: 'wait', ms: leftMs };
    const untilLastLookMs = leftMs - LAST_LOOK_MS;
    const ms = Math.max(MIN_GAP_MS, Math.min(intervalMs(waitedMs, maxIntervalMs), untilLastLookMs));
    return { kind: 'wait', ms };
}

;// CONCATENATED MODULE: ./gate/wait.js


/** One bounded wait of a run's story: its deadline, its polling pauses, and what was seen last. */
class Wait {
    lastSeen = 'nothing yet';
    settings;
    #clock;
    #signal;
    #startedMs;
    constructor(settings, clock, signal) {
        this.settings = settings;
        this.#clock = clock;
        this.#signal = signal;
        this.#startedMs = clock.now();
    }
    get waitedMs() {
        return this.#clock.now() - this.#startedMs;
    }
    get leftMs() {
        return Math.max(0, this.settings.limitMs - this.waitedMs);
    }
    get facts() {
        const { what, input, limitMs } = this.settings;
        return { what, input, limitMs, waitedMs: this.waitedMs, lastSeen: this.lastSeen };
    }
    /** For the requests made while waiting: nothing goes past the deadline. */
    get context() {
        return { signal: this.#signal, deadlineMs: this.#startedMs + this.settings.limitMs };
    }
    /** Sleeps until the next look is due. Rejects when the limit has run out or the step is cancelled. */
    async pause() {
        const { deadlineMs } = this.context;
        const nowMs = this.#clock.now();
        const step = nextPoll({
            startedMs: this.#startedMs,
            deadlineMs,
            maxIntervalMs: this.settings.maxPollIntervalMs,
            nowMs,
        });
        if (step.kind === 'wait')
            await this.#clock.sleep(step.ms, this.#signal);
        // A timer may fire a moment early, so the plan tells whether the limit has run out.
        if (step.kind === 'expired' || nowMs + step.ms >= deadlineMs) {
            throw new stops/* Unjudged */.r0('timeout', 'the time for waiting ran out');
        }
    }
}
/** Begins a wait that `run-timeout` limits, and puts it into the run's record. */
function waitForRun(run, what, watch) {
    const { runTimeoutMs: limitMs, maxPollIntervalMs } = watch.inputs;
    const settings = { what, input: 'run-timeout', limitMs, maxPollIntervalMs };
    const wait = new Wait(settings, watch.clock, watch.cancelled);
    run.wait = wait;
    return wait;
}

;// CONCATENATED MODULE: ./gate/debrief.js




/**
 * Polls the run's results until its debrief is READY and gives the report. A FAILED debrief is
 * asked for again up to `debrief-retries` times.
 *
 * Rejects with `Unjudged` when `debrief-timeout` runs out or the debrief stays FAILED.
 */
async function awaitReport(run, settled, watch) {
    return new DebriefWait(run, settled, watch).report();
}
class DebriefWait {
    #run;
    #watch;
    #wait;
    #first;
    /** With `regenerate`, only the debrief with this ID counts: an older one may still be shown. */
    #expectedId;
    /** Debriefs that FAILED and were asked for again: they may still be shown, and count no more. */
    #replacedIds = new Set();
    #retriesLeft;
    constructor(run, settled, watch) {
        this.#run = run;
        this.#watch = watch;
        this.#first = settled.kind === 'requested' ? settled.debrief : null;
        this.#expectedId = watch.inputs.regenerate ? (this.#first?.debriefId ?? null) : null;
        this.#retriesLeft = watch.inputs.debriefRetries;
        this.#wait = new Wait(this.#waitSettings(), watch.clock, watch.cancelled);
        run.wait = this.#wait;
    }
    get #mayRequest() {
        return this.#first !== null;
    }
    /** Without a request nobody says when the run has finished, so both limits count together. */
    #waitSettings() {
        const { runTimeoutMs, debriefTimeoutMs, maxPollIntervalMs } = this.#watch.inputs;
        const shared = { what: `the debrief of ${this.#run.name}`, maxPollIntervalMs };
        return this.#mayRequest
            ? { ...shared, input: 'debrief-timeout', limitMs: debriefTimeoutMs }
            : {
                ...shared,
                input: 'run-timeout + debrief-timeout',
                limitMs: runTimeoutMs + debriefTimeoutMs,
            };
    }
    async report() {
        let debrief = this.#see(this.#first);
        for (;;) {
            if (debrief?.status === 'READY') {
                if (debrief.report)
                    return debrief.report;
                debrief = await this.#fetchReport();
                if (isFinal(debrief))
                    continue;
            }
            else if (debrief?.status === 'FAILED') {
                debrief = await this.#retry(debrief);
                if (isFinal(debrief))
                    continue;
            }
            await this.#wait.pause();
            debrief = await this.#look();
        }
    }
    /** What the results show now; null where they are not there yet (409). */
    async #look() {
        const { client, narrator } = this.#watch;
        try {
            return this.#see(await client.readResults(this.#run.jobId, this.#wait.context));
        }
        catch (error) {
            if (!(error instanceof errors/* ServiceError */._) || error.status !== 409)
                throw error;
            this.#wait.lastSeen = error.message;
            narrator.progress(this.#run, (0,stops/* withoutPeriod */.Kx)(error.message));
            return null;
        }
    }
    /** Takes note of a debrief and gives it back; null for one that is older than the one asked for. */
    #see(debrief) {
        if (debrief === null) {
            this.#wait.lastSeen = 'no debrief yet';
            return null;
        }
        const { debriefId, status, errorMessage } = debrief;
        if (debriefId !== undefined && !this.#counts(debriefId)) {
            this.#wait.lastSeen = `another debrief (${debriefId}, ${status}) than the one asked for`;
            return null;
        }
        this.#run.debrief = {
            debriefId: debriefId ?? this.#run.debrief?.debriefId ?? '',
            status,
            errorMessage: errorMessage ?? null,
        };
        this.#wait.lastSeen = `debrief ${status}`;
        this.#watch.narrator.progress(this.#run, this.#wait.lastSeen);
        // Results without an ID cannot show that this READY is the new one: the request's answer can.
        return this.#expectedId !== null && debriefId === undefined
            ? { ...debrief, report: null }
            : debrief;
    }
    #counts(debriefId) {
        return this.#expectedId === null
            ? !this.#replacedIds.has(debriefId)
            : debriefId === this.#expectedId;
    }
    /** The debrief as it stands, where the results showed it READY without its report. */
    async #fetchReport() {
        if (!this.#mayRequest) {
            throw new stops/* Unjudged */.r0('permission', 'the debrief is READY, but the results show only its status, and the input api-key may not request it (403): use a key with Full Access', 'error');
        }
        const debrief = this.#see(await this.#request());
        if (debrief?.status !== 'READY' || debrief.report)
            return debrief;
        throw new errors/* ServiceError */._({
            kind: 'shape',
            operation: 'request debrief',
            problem: '/data/report: expected the report of a READY debrief, found none',
            mayHaveBeenTaken: true,
        });
    }
    async #retry(failed) {
        const why = (0,error_message/* quoteErrorMessage */.I)(failed.errorMessage, this.#watch.inputs.detail);
        if (!this.#mayRequest) {
            throw new stops/* Unjudged */.r0('debrief', `the debrief ended FAILED${(0,stops/* withoutPeriod */.Kx)(why)}; the API key may not request another`);
        }
        if (this.#retriesLeft === 0) {
            throw new stops/* Unjudged */.r0('debrief', `the debrief ended FAILED${why} (debrief-retries: ${this.#watch.inputs.debriefRetries})`);
        }
        this.#retriesLeft -= 1;
        this.#run.note(`A debrief ended FAILED${(0,stops/* withoutPeriod */.Kx)(why)}. It was asked for again.`);
        this.#watch.narrator.say(this.#run, `the debrief ended FAILED${(0,stops/* withoutPeriod */.Kx)(why)}; asking for it again`);
        const next = await this.#request();
        const { debriefId } = failed;
        if (this.#expectedId !== null)
            this.#expectedId = next.debriefId;
        else if (debriefId !== undefined && debriefId !== next.debriefId) {
            this.#replacedIds.add(debriefId);
        }
        return this.#see(next);
    }
    #request() {
        return this.#watch.client.requestDebrief(this.#run.jobId, { regenerate: false }, this.#wait.context);
    }
}
function isFinal(debrief) {
    return debrief?.status === 'READY' || debrief?.status === 'FAILED';
}

// EXTERNAL MODULE: ./gate/decide.js + 3 modules
var decide = __webpack_require__(814);
// EXTERNAL MODULE: ./gate/run-record.js
var run_record = __webpack_require__(765);
;// CONCATENATED MODULE: ./gate/settle.js




/**
 * Waits for the run to finish by asking for its debrief: 202 means finished, 409 means not yet.
 * In between the run is read, where it can be, and the request is repeated once it has ended;
 * where it cannot be read, the request alone is repeated.
 *
 * Rejects with `Unjudged` when `run-timeout` runs out, or when the run ended without success and
 * still has no debrief to give.
 */
async function settle(run, watch) {
    const wait = waitForRun(run, `${run.name} to finish`, watch);
    let requestNow = true;
    for (;;) {
        if (requestNow) {
            const settled = await requestWhenFinished(run, wait, watch);
            if (settled !== null)
                return settled;
            refuseUnsuccessfulEnd(run);
        }
        const hadEnded = (0,run_record/* hasEnded */.h)(run.runStatus);
        if (run.readable && !hadEnded)
            await readProgress(run, wait, watch);
        const ended = (0,run_record/* hasEnded */.h)(run.runStatus);
        requestNow = ended || !run.readable;
        if (hadEnded || !ended)
            await wait.pause();
    }
}
/** Asks for the debrief; null where the run has not finished (409). */
async function requestWhenFinished(run, wait, watch) {
    const { regenerate } = watch.inputs;
    try {
        const debrief = await watch.client.requestDebrief(run.jobId, { regenerate }, wait.context);
        run.finished = true;
        return { kind: 'requested', debrief };
    }
    catch (error) {
        if (!(error instanceof errors/* ServiceError */._))
            throw error;
        if (error.status === 409) {
            noteUnfinished(run, wait, watch);
            return null;
        }
        if (error.status === 403)
            return refusedRequest(run, regenerate, watch);
        throw regenerate && error.mayHaveBeenTaken ? explainLostRequest(error) : error;
    }
}
function noteUnfinished(run, wait, watch) {
    if (!(0,run_record/* hasEnded */.h)(run.runStatus)) {
        wait.lastSeen = 'the run has not finished (409)';
    }
    else if (run.runStatus === 'COMPLETED') {
        wait.lastSeen = 'COMPLETED, but the debrief request says that the run has not finished (409)';
        watch.narrator.progress(run, wait.lastSeen);
    }
}
/** A request for a new debrief is never repeated once it may have been taken: each one costs one. */
function explainLostRequest(error) {
    return new stops/* Unjudged */.r0('debrief', `${(0,stops/* withoutPeriod */.Kx)(error.message)}. A new debrief may have been asked for all the same, so it is not asked for again; once it is ready, a step with this job-id and without regenerate judges it`);
}
/** A key that may only read cannot ask, but a settled run gets a debrief without being asked. */
function refusedRequest(run, regenerate, watch) {
    if (regenerate) {
        throw new stops/* Unjudged */.r0('permission', 'regenerate: true asks for a new debrief, and the input api-key may only read (403 on the request): use a key with Full Access, or leave regenerate out', 'error');
    }
    run.note('The API key may only read: the debrief was not requested, only waited for. A settled run gets one by itself.');
    watch.narrator.say(run, 'the API key may only read (403 on the request for a debrief); a settled run gets one without a request, so the results alone are polled');
    return { kind: 'read-only' };
}
function refuseUnsuccessfulEnd(run) {
    if (!(0,run_record/* hasEnded */.h)(run.runStatus) || run.runStatus === 'COMPLETED')
        return;
    throw new stops/* Unjudged */.r0('run', `the run ended ${run.runStatus} and has no debrief`);
}
/** Reads the run's status and progress, or that it cannot be read, into the record. */
async function readProgress(run, wait, watch) {
    try {
        const read = await watch.client.readRun(run.jobId, wait.context);
        run.runStatus = read.status;
        wait.lastSeen = describeProgress(read);
        watch.narrator.progress(run, wait.lastSeen);
    }
    catch (error) {
        if (!isUnreadable(error))
            throw error;
        run.readable = false;
        watch.narrator.say(run, 'its status cannot be read, so the answer to the debrief request alone tells when it has finished');
    }
}
function isUnreadable(error) {
    return error instanceof errors/* ServiceError */._ && (error.status === 404 || error.status === 403);
}
/** E.g. `RUNNING_SIMULATIONS, 3 of 12 calls completed`. */
function describeProgress(read) {
    const calls = read.simulationJobs ?? [];
    if (calls.length === 0)
        return read.status;
    const completed = calls.filter((call) => call.status === 'COMPLETED').length;
    return `${read.status}, ${completed} of ${calls.length} calls completed`;
}

;// CONCATENATED MODULE: ./gate/follow.js







/** How long the status of a finished run is asked for; it decides nothing. */
const ENDING_BUDGET_MS = 5_000;
/**
 * One run's whole story: bring it about, wait for it to finish, wait for its debrief, judge.
 * Whatever goes wrong becomes the outcome of this run; other runs are not touched by it.
 *
 * @param bringAbout starts or locates the run and puts its ID into the record
 */
async function followRun(run, bringAbout, watch) {
    watch.narrator.watching(run);
    let told;
    try {
        watch.cancelled.throwIfAborted();
        await bringAbout();
        told = watch.inputs.wait ? await judgeRun(run, watch) : run.conclude('started', [], null);
    }
    catch (error) {
        told = await endWithoutJudgement(run, error, watch);
    }
    watch.narrator.finished(run, told.outcome);
    return told;
}
async function judgeRun(run, watch) {
    const settled = await settle(run, watch);
    const atOnce = [awaitReport(run, settled, watch), readEnding(run, watch)];
    await Promise.allSettled(atOnce);
    const [report] = await Promise.all(atOnce);
    if ((0,run_record/* hasEnded */.h)(run.runStatus) && run.runStatus !== 'COMPLETED') {
        run.note(`The run ended ${run.runStatus}; what it had graded by then has a debrief, which is judged here.`);
    }
    return (0,decide/* decide */.L)(run, report);
}
/** How a run ended that was finished at the first request, for the report. Never a reason to stop. */
async function readEnding(run, watch) {
    if (run.runStatus !== null || !run.finished || !run.readable)
        return;
    const deadlineMs = watch.clock.now() + ENDING_BUDGET_MS;
    try {
        const read = await watch.client.readRun(run.jobId, { signal: watch.cancelled, deadlineMs });
        run.runStatus = read.status;
    }
    catch (error) {
        if (!(error instanceof errors/* ServiceError */._ || error instanceof stops/* Cancelled */.cJ))
            throw error;
    }
}
/** What a run that was to be left to a later step comes to when the step is cancelled after all. */
function recallRun(run, watch) {
    return endWithoutJudgement(run, watch.cancelled.reason, watch);
}
async function endWithoutJudgement(run, error, watch) {
    const { outcome, rule, message } = (0,stops/* explain */.WE)(error, run.wait?.facts ?? null, watch.inputs.source.kind);
    if (rule === 'internal')
        watch.runner.debug((0,stops/* stackOf */.US)(error));
    if (run.mayBePlacingCalls && (error instanceof stops/* Cancelled */.cJ || ranOutOfTime(error))) {
        await cancelRun(run, watch);
    }
    return run.conclude(outcome, [{ rule, message }], null);
}
function ranOutOfTime(error) {
    if (error instanceof stops/* Unjudged */.r0)
        return error.rule === 'timeout';
    return error instanceof errors/* ServiceError */._ && (error.kind === 'deadline' || error.kind === 'timeout');
}

// EXTERNAL MODULE: ./core/input/iso-time.js
var iso_time = __webpack_require__(900);
// EXTERNAL MODULE: ./core/text/log-line.js
var log_line = __webpack_require__(6977);
;// CONCATENATED MODULE: ./gate/locate.js





/** How long an answer to a start request is still waited for when the step is cancelled. */
const START_GRACE_MS = 1_500;
/** 50 runs a page: 10,000 runs back, so that a listing without an end does not become a hang. */
const MAX_PAGES = 200;
/**
 * Starts one run of a run plan and puts its ID into the record. The request is never repeated once
 * the service may have received it. When the step is cancelled meanwhile, the answer is waited for
 * a moment longer, so that a run that has started can be cancelled too.
 */
async function startRun(run, runPlanId, variables, watch) {
    const wait = waitForRun(run, `a run of run plan ${runPlanId} to start`, watch);
    try {
        run.jobId = await watch.client.startRun(runPlanId, variables, {
            ...wait.context,
            lingerMs: START_GRACE_MS,
        });
    }
    catch (error) {
        throw error instanceof errors/* ServiceError */._ ? explainFailedStart(error, runPlanId, watch) : error;
    }
    run.startedHere = true;
    watch.narrator.say(run, `started from run plan ${runPlanId}${watch.narrator.link(run)}`);
}
/** Says whether a run may be on its way although its start gave no ID, and how to find it. */
function explainFailedStart(error, runPlanId, watch) {
    if (!error.mayHaveBeenTaken) {
        const { outcome, message } = (0,stops/* explain */.WE)(error, null, 'run-plan-id');
        return new stops/* Unjudged */.r0('service', `${(0,stops/* withoutPeriod */.Kx)(message)}. No run was started`, outcome);
    }
    const { aborted, reason } = watch.cancelled;
    const what = aborted ? `${String(reason.message)}; ${error.message}` : error.message;
    return new stops/* Unjudged */.r0('run', `${(0,stops/* withoutPeriod */.Kx)(what)}. A run of run plan ${runPlanId} may have been started all the same; it is not tried again, since a second run would place real calls. To find it, look at the newest runs of the plan (GET /v1/simulation/plan/jobs?simulationRunPlanId=${runPlanId}, or the dashboard) and pass its ID as the input job-id`);
}
/**
 * Finds the run whose simulation job uses a number: lookup, then the runs of its run plan, then the
 * newest one whose time span holds the call.
 */
async function locateRun(run, source, watch) {
    const { servicePhoneNumber, callTime } = source;
    const wait = waitForRun(run, `${run.label} to be found`, watch);
    const job = await lookUp(servicePhoneNumber, callTime, wait, watch);
    wait.lastSeen = `simulation job ${job.simulationJobId} of run plan ${job.runPlan.id}`;
    const callMs = momentOf(job, callTime, watch);
    const found = await newestHolding(callMs, job.runPlan.id, wait, watch);
    const call = `the call to ${servicePhoneNumber} at ${new Date(callMs).toISOString()}`;
    if (found === null) {
        throw new stops/* Unjudged */.r0('lookup', `no run of run plan ${(0,log_line/* oneLine */.T)(job.runPlan.id, 100)} holds ${call}: set the input call-time to a moment within the call, or pass the run's ID as job-id`, 'error');
    }
    run.jobId = found.simulationRunPlanJobId;
    const span = `${found.startedAt ?? found.createdAt} to ${found.endedAt ?? 'now'}`;
    watch.narrator.say(run, `located${watch.narrator.link(run)}: the newest run of run plan ${job.runPlan.id} whose time span (${span}) holds ${call}, as simulation job ${job.simulationJobId} says`);
}
async function lookUp(servicePhoneNumber, callTime, wait, watch) {
    try {
        return await watch.client.lookUpSimulationJob(servicePhoneNumber, callTime, wait.context);
    }
    catch (error) {
        if (!(error instanceof errors/* ServiceError */._) || error.status !== 404)
            throw error;
        const cure = callTime === null
            ? 'no call with it is in progress now: set the input call-time to the moment of the call'
            : 'check the inputs service-phone-number and call-time';
        throw new stops/* Unjudged */.r0('lookup', `${(0,stops/* withoutPeriod */.Kx)(error.message)}; ${cure}`, 'error');
    }
}
/** Where the workflow names no moment: the service's own start of the call, else now. */
function momentOf(job, callTime, watch) {
    const text = callTime ?? job.startedAt;
    return (text ? (0,iso_time/* parseIsoTime */.s)(text) : null) ?? watch.clock.now();
}
async function newestHolding(callMs, runPlanId, wait, watch) {
    let after = null;
    for (let pages = 0; pages < MAX_PAGES; pages += 1) {
        const page = await watch.client.listRuns(runPlanId, after, wait.context);
        const newest = page.runs
            .filter((run) => holds(run, callMs))
            .toSorted((a, b) => startOf(b) - startOf(a))[0];
        if (newest !== undefined)
            return newest;
        if (page.nextCursor === null || page.nextCursor === after)
            return null;
        after = page.nextCursor;
    }
    return null;
}
function holds(run, callMs) {
    const endMs = run.endedAt ? (0,iso_time/* parseIsoTime */.s)(run.endedAt) : null;
    return startOf(run) <= callMs && callMs <= (endMs ?? Number.POSITIVE_INFINITY);
}
/**
 * Epoch milliseconds. A run whose `startedAt` is null waits in a queue, or has never left it, and
 * made no call; only where the list has no such field does the creation stand for the start.
 */
function startOf({ startedAt, createdAt }) {
    const text = startedAt === undefined ? createdAt : startedAt;
    return (text ? (0,iso_time/* parseIsoTime */.s)(text) : null) ?? Number.POSITIVE_INFINITY;
}

// EXTERNAL MODULE: ./core/text/duration.js
var duration = __webpack_require__(8174);
;// CONCATENATED MODULE: ./gate/narrator.js



/** How often the narrator looks whether something is to be said. */
const TICK_MS = 10_000;
/** With the tick this keeps the promise of at least one line a minute. */
const QUIET_MS = 45_000;
/** With more runs than this, their lines are gathered into collapsed groups. */
const FEW_RUNS = 8;
/** What the service says may be endless, and may try to look like several lines. */
const MAX_LINE_CHARS = 3_000;
/** Tells the log's reader what is going on while runs are watched. */
class Narrator {
    #runner;
    #clock;
    #runUrl;
    #watched = new Set();
    #lastProgress = new Map();
    #lastTrouble = new Map();
    #stopped = new AbortController();
    #gathered = [];
    #total = 0;
    #ended = 0;
    #lastLineMs;
    constructor(runner, clock, runUrl) {
        this.#runner = runner;
        this.#clock = clock;
        this.#runUrl = runUrl;
        this.#lastLineMs = clock.now();
    }
    /** Starts the heartbeat; `total` is how many runs there will be. */
    begin(total) {
        this.#total = total;
        void this.#beat();
    }
    end() {
        this.#stopped.abort();
        this.#flush();
    }
    watching(run) {
        this.#watched.add(run);
    }
    finished(run, text) {
        this.#watched.delete(run);
        this.#lastProgress.delete(run);
        this.#ended += 1;
        this.#tell(`${run.name}: ${text}`);
    }
    /** ` (https://...)` where `run-url` is given, else nothing. */
    link(run) {
        return this.#runUrl === null
            ? ''
            : ` (${this.#runUrl.replaceAll('{jobId}', encodeURIComponent(run.jobId.toWellFormed()))})`;
    }
    /** Something that happened to a run, always told. */
    say(run, text) {
        this.#tell(`${run.name}: ${text}`);
    }
    /** The state of a run, told when it changes. */
    progress(run, text) {
        if (this.#lastProgress.get(run) === text)
            return;
        this.#lastProgress.set(run, text);
        this.#tell(`${run.name}: ${text}${describeWait(run)}`);
    }
    /** A request that will be repeated; the same trouble is told once in a while, else in debug lines. */
    trouble(operation, problem, attempt, waitMs) {
        const pause = waitMs < 1_000 ? 'at once' : `in ${(0,duration/* formatDuration */.a)(waitMs)}`;
        const line = `${operation}: ${(0,stops/* withoutPeriod */.Kx)(problem)}; trying again ${pause} (attempt ${attempt} failed)`;
        const last = this.#lastTrouble.get(operation);
        const nowMs = this.#clock.now();
        if (last?.problem === problem && nowMs - last.toldMs < QUIET_MS) {
            this.#runner.debug(line);
            return;
        }
        this.#lastTrouble.set(operation, { problem, toldMs: nowMs });
        this.#tell(line);
    }
    #tell(text) {
        const line = (0,log_line/* oneLine */.T)(text, MAX_LINE_CHARS);
        if (this.#total > FEW_RUNS) {
            this.#gathered.push(line);
        }
        else {
            this.#runner.info(line);
            this.#lastLineMs = this.#clock.now();
        }
    }
    async #beat() {
        try {
            for (;;) {
                await this.#clock.sleep(TICK_MS, this.#stopped.signal);
                this.#flush();
                if (this.#clock.now() - this.#lastLineMs >= QUIET_MS)
                    this.#tellWaits();
            }
        }
        catch (error) {
            // A heartbeat that fails is no reason to end the step; ended by `end` it says nothing.
            if (!this.#stopped.signal.aborted)
                this.#runner.debug((0,stops/* stackOf */.US)(error));
        }
    }
    #flush() {
        if (this.#gathered.length === 0)
            return;
        this.#runner.group(this.#headline(), this.#gathered);
        this.#gathered = [];
        this.#lastLineMs = this.#clock.now();
    }
    #tellWaits() {
        const lines = [...this.#watched].map((run) => (0,log_line/* oneLine */.T)(`${run.name}: still waiting${describeWait(run)}; last seen: ${run.wait?.lastSeen ?? 'nothing yet'}`, MAX_LINE_CHARS));
        if (lines.length > FEW_RUNS)
            this.#runner.group(this.#headline(), lines);
        else
            for (const line of lines)
                this.#runner.info(line);
        this.#lastLineMs = this.#clock.now();
    }
    #headline() {
        const waiting = this.#total - this.#ended - this.#watched.size;
        const turn = waiting > 0 ? `, ${waiting} waiting their turn` : '';
        return `${this.#ended} of ${this.#total} runs done, ${this.#watched.size} being watched${turn}`;
    }
}
/** E.g. ` (2m10s so far, 27m50s left of run-timeout)`. */
function describeWait({ wait }) {
    if (wait === null)
        return '';
    return ` (${(0,duration/* formatDuration */.a)(wait.waitedMs)} so far, ${(0,duration/* formatDuration */.a)(wait.leftMs)} left of ${wait.settings.input})`;
}

;// CONCATENATED MODULE: ./gate/story.js
/** The story of every run, from what the workflow asked for to a judgement. */






/** Follows every run of the source, at most `max-parallel` at once; reports in the source's order. */
async function followRuns(source, inputs, world) {
    const narrator = new Narrator(world.runner, world.clock, inputs.runUrl);
    const client = createServiceClient({
        ...source.service,
        clock: world.clock,
        random: world.random,
        env: world.env,
        onRetry: ({ operation, problem, attempt, waitMs }) => narrator.trouble(operation, problem, attempt, waitMs),
        ...(world.runner.isDebug && {
            onAttempt: ({ method, path, result, durationMs, attempt }) => world.runner.debug(`${method} ${path}: ${result}, ${durationMs} ms, attempt ${attempt}`),
        }),
    });
    const watch = {
        inputs,
        client,
        narrator,
        clock: world.clock,
        cancelled: world.cancelled,
        runner: world.runner,
    };
    const subjects = subjectsOf(source);
    // A signal that came in while the code was loading is told in the next turn of the event loop;
    // no run may be started after it.
    await (0,promises_.setImmediate)();
    narrator.begin(subjects.length);
    try {
        const ends = await inTurn(subjects, inputs.maxParallel, async ({ run, bringAbout }) => ({
            run,
            told: await followRun(run, () => bringAbout(watch), watch),
        }));
        const isRecalled = ({ outcome }) => outcome === 'started' && watch.cancelled.aborted;
        return await Promise.all(ends.map(({ run, told }) => (isRecalled(told) ? recallRun(run, watch) : told)));
    }
    finally {
        narrator.end();
    }
}
function subjectsOf(source) {
    switch (source.kind) {
        case 'job-id':
            return source.jobIds.map((jobId) => {
                const run = new run_record/* RunRecord */.d(jobId, jobId);
                const bringAbout = async ({ narrator }) => narrator.say(run, `given by job-id${narrator.link(run)}`);
                return { run, bringAbout };
            });
        case 'run-plan-id':
            return source.runPlanIds.map((runPlanId) => {
                const run = new run_record/* RunRecord */.d(`run plan ${runPlanId}`);
                return { run, bringAbout: (watch) => startRun(run, runPlanId, source.variables, watch) };
            });
        case 'service-phone-number': {
            const run = new run_record/* RunRecord */.d(`the run that uses ${source.servicePhoneNumber}`);
            return [{ run, bringAbout: (watch) => locateRun(run, source, watch) }];
        }
    }
}
/** Maps in order with at most `limit` at work; the others wait their turn. */
async function inTurn(items, limit, work) {
    const results = [];
    const queue = items.entries();
    const worker = async () => {
        for (const [index, item] of queue)
            results[index] = await work(item);
    };
    await Promise.all(Array.from({ length: Math.min(limit, items.length) }, worker));
    return results;
}


/***/ }),

/***/ 6851:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AL: () => (/* binding */ parseDebriefDocument),
/* harmony export */   LL: () => (/* binding */ parseDebrief),
/* harmony export */   c2: () => (/* binding */ parseResults)
/* harmony export */ });
/* harmony import */ var _schemas_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5180);
/* harmony import */ var _shape_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3929);


/** The answer of the debrief operation, under `data` or bare. Throws as `checkShape` does. */
function parseDebrief(document, operation) {
    const { value, pointer } = unwrap(document);
    return (0,_shape_js__WEBPACK_IMPORTED_MODULE_1__/* .checkShape */ .eA)(_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .debriefSchema */ .lg, value, operation, pointer);
}
/** The debrief inside run results, under `data` or bare; null where they hold none yet. */
function parseResults(document, operation) {
    const { value, pointer } = unwrap(document);
    return (0,_shape_js__WEBPACK_IMPORTED_MODULE_1__/* .checkShape */ .eA)(_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .resultsSchema */ .sy, value, operation, pointer).debrief ?? null;
}
/**
 * A debrief that was saved to a file: an answer of the debrief operation or of the run results,
 * under `data` or bare. Throws as `checkShape` does.
 */
function parseDebriefDocument(document) {
    const { value, pointer } = unwrap(document);
    return (0,_shape_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(value) && Object.hasOwn(value, 'debrief')
        ? (0,_shape_js__WEBPACK_IMPORTED_MODULE_1__/* .checkShape */ .eA)(_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .resultsDebriefSchema */ .XL, value.debrief, 'saved debrief', `${pointer}/debrief`)
        : (0,_shape_js__WEBPACK_IMPORTED_MODULE_1__/* .checkShape */ .eA)(_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .debriefSchema */ .lg, value, 'saved debrief', pointer);
}
function unwrap(document) {
    return (0,_shape_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(document) && Object.hasOwn(document, 'data')
        ? { value: document.data, pointer: '/data' }
        : { value: document, pointer: '' };
}


/***/ }),

/***/ 6804:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ KeyMask)
/* harmony export */ });
/** A shorter key is no secret, and hiding it would tear IDs and enum values apart. */
const MIN_KEY_LENGTH = 4;
const MASK = '***';
/** A pattern of some 3,500 characters overflows the stack of V8's regular expressions. */
const MAX_PATTERN_LENGTH = 1024;
/** In JSON, a character of a key that is not spelled as itself. */
const ESCAPED_ASCII = /\\u00|\\\/|%[\da-f]{2}/i;
/** Keeps the API key out of what an answer says, should the service, or a proxy, send it back. */
class KeyMask {
    /** The key as it is, and as JSON spells it where it holds a quote or a backslash. */
    #usualForms;
    /** One for each piece of a long key, none for a key that is no secret. */
    #patterns;
    constructor(apiKey) {
        this.#usualForms = [apiKey, JSON.stringify(apiKey).slice(1, -1)];
        this.#patterns = apiKey.length < MIN_KEY_LENGTH ? [] : piecesOf(apiKey).map(patternOf);
    }
    /** The text without the key, whether it stands there literally, JSON-escaped or URL-encoded. */
    hide(text) {
        return this.#patterns.reduce((shown, pattern) => shown.replace(pattern, MASK), text);
    }
    /** The parsed JSON value without the key in any string; `text` is what it was parsed from. */
    hideInJson(value, text) {
        if (!this.#mayStandIn(text))
            return value;
        if (this.#patterns.every((pattern) => text.search(pattern) === -1))
            return value;
        const root = { value };
        this.#hideInside(root);
        return root.value;
    }
    /** A look that costs little: searching every spelling takes longer than all else with an answer. */
    #mayStandIn(text) {
        return this.#usualForms.some((form) => text.includes(form)) || ESCAPED_ASCII.test(text);
    }
    /** A loop over a stack, since an answer may be nested deeper than calls can be. */
    #hideInside(root) {
        const containers = [root];
        for (let container = containers.pop(); container; container = containers.pop()) {
            for (const [name, value] of Object.entries(container)) {
                const shown = this.hide(name);
                if (shown !== name)
                    delete container[name];
                container[shown] = typeof value === 'string' ? this.hide(value) : value;
                if (isContainer(value))
                    containers.push(value);
            }
        }
    }
}
function isContainer(value) {
    return typeof value === 'object' && value !== null;
}
/** The key in as few pieces as the patterns allow, all of about the same length. */
function piecesOf(apiKey) {
    const count = Math.ceil(apiKey.length / MAX_PATTERN_LENGTH);
    const length = Math.ceil(apiKey.length / count);
    return Array.from({ length: count }, (_, index) => apiKey.slice(index * length, (index + 1) * length));
}
/** Every character of the key, or of a piece of it, in any spelling: as it is, `\/`, `\u002f` or `%2f`. */
function patternOf(piece) {
    const characters = Array.from(piece, (character) => {
        const hex = character.charCodeAt(0).toString(16).padStart(2, '0');
        const anyCaseHex = hex.replace(/[a-f]/g, (digit) => `[${digit}${digit.toUpperCase()}]`);
        const literal = character.replace(/\W/, '\\$&');
        return `(?:\\\\?${literal}|\\\\u00${anyCaseHex}|%${anyCaseHex})`;
    });
    return new RegExp(characters.join(''), 'g');
}


/***/ }),

/***/ 5180:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AY: () => (/* binding */ runPageSchema),
/* harmony export */   EW: () => (/* binding */ simulationJobSchema),
/* harmony export */   Lx: () => (/* binding */ runSchema),
/* harmony export */   VE: () => (/* binding */ deletedFlowSchema),
/* harmony export */   WC: () => (/* binding */ startedRunSchema),
/* harmony export */   XL: () => (/* binding */ resultsDebriefSchema),
/* harmony export */   dO: () => (/* binding */ serviceErrorBodySchema),
/* harmony export */   hv: () => (/* binding */ metricCollectionJobSchema),
/* harmony export */   lg: () => (/* binding */ debriefSchema),
/* harmony export */   sy: () => (/* binding */ resultsSchema),
/* harmony export */   yc: () => (/* binding */ createdCallSchema)
/* harmony export */ });
/* unused harmony exports debriefReportSchema, listedRunSchema */
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2727);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7197);
/**
 * Wire shapes of the service, as its interface specification gives them.
 * Objects keep fields that the specification does not show, and enum fields are plain strings,
 * so that a value from a later version of the service passes through and is shown as it is.
 */

const nullableString = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP());
const findingSchema = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({
    title: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    body: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    callIds: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()),
});
const themeSchema = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({
    slug: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    title: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    severity: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    impact: nullableString,
    prevalence: nullableString,
    lifecycle: nullableString,
    affectedCallCount: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr(),
    totalCallCount: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr(),
    checkNames: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()),
    rootCauseChannel: nullableString,
    analysis: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    callIds: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()),
});
const recommendationSchema = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({
    order: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr(),
    title: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    body: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    severity: nullableString,
    channel: nullableString,
    currentText: nullableString,
    suggestedText: nullableString,
    themeSlugs: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()),
});
const trendSchema = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({
    baselineRunPlanJobId: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    baselineRunNumber: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr()),
    rows: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({
        checkName: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
        previousPassRate: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig()),
        currentPassRate: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig()),
        lifecycle: nullableString,
    })),
});
const debriefReportSchema = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({
    generatedAt: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    verdict: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    verdictSummary: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    executiveSummary: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({
        paragraphs: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()),
        sections: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({ heading: nullableString, body: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() })),
    }),
    keyFindings: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(findingSchema),
    wentWell: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(findingSchema),
    themes: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(themeSchema),
    recommendations: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(recommendationSchema),
    trend: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .mee(trendSchema),
});
/** A debrief as the debrief operation returns it. */
const debriefSchema = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({
    debriefId: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    status: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    errorMessage: nullableString,
    createdAt: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    completedAt: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(nullableString),
    report: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .mee(debriefReportSchema)),
});
/** The debrief inside run results: the specification promises its `status` only. */
const resultsDebriefSchema = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({
    debriefId: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()),
    status: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    errorMessage: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(nullableString),
    report: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .mee(debriefReportSchema)),
});
/** Run results; until the run has settled they may hold no debrief. */
const resultsSchema = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({
    debrief: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .mee(resultsDebriefSchema)),
});
/** The ID of a run; longer than any, it could stand in no path, and in no output as it is. */
const runIdSchema = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* ._minLength */ .m9(1), zod_mini__WEBPACK_IMPORTED_MODULE_1__/* ._maxLength */ .Eb(200));
/** What the start operation must give. */
const startedRunSchema = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ jobId: runIdSchema });
/** One simulated call inside a run, from which progress is counted. */
const runSimulationJobSchema = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({
    simulationJobId: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()),
    status: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(nullableString),
    callId: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(nullableString),
});
/** A run (run plan job) as the read operation returns it. */
const runSchema = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({
    status: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    simulationJobs: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(runSimulationJobSchema))),
});
/** A run as the list operation returns it. */
const listedRunSchema = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({
    simulationRunPlanJobId: runIdSchema,
    status: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()),
    createdAt: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(nullableString),
    startedAt: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(nullableString),
    endedAt: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(nullableString),
});
/** One page of the list operation. */
const runPageSchema = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    runs: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(listedRunSchema),
    hasMore: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY())),
    nextCursor: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(nullableString),
});
/** A simulation job as the lookup returns it; only what the specification says is always there. */
const simulationJobSchema = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({
    simulationJobId: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    status: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    processingStatus: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(nullableString),
    callId: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(nullableString),
    servicePhoneNumber: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(nullableString),
    runPlan: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({ id: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), name: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(nullableString) }),
    createdAt: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(nullableString),
    startedAt: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(nullableString),
    completedAt: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(nullableString),
});
/** A metric collection job; which of its fields may be null is not shown. */
const metricCollectionJobSchema = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({
    id: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    status: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    totalItems: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr())),
    completedItems: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr())),
    failedItems: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr())),
    errorMessage: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(nullableString),
});
/** A call as its creation returns it; further fields pass through. */
const createdCallSchema = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({
    id: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    externalId: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(nullableString),
});
/** The answer of a customer flow's deletion. */
const deletedFlowSchema = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({ deleted: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz(true) });
/** The body of every error; enum values that are not listed pass through. */
const serviceErrorBodySchema = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({
    type: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    code: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    message: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    param: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(nullableString),
    details: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5J()),
});


/***/ }),

/***/ 3929:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C$: () => (/* binding */ checkAt),
/* harmony export */   Gv: () => (/* binding */ isObject),
/* harmony export */   eA: () => (/* binding */ checkShape),
/* harmony export */   rP: () => (/* binding */ checkGathered)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8989);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6361);
/** Checks what the service says where it enters, and names every place that is not as specified. */


const MAX_LISTED_FAULTS = 50;
/**
 * The value as the schema types it. Throws a `ServiceError` of kind `shape` that names every wrong
 * place by its JSON Pointer, what was expected there and what was found (its type, never its value).
 * `pointer` is where the value stands in the answer.
 */
function checkShape(schema, value, operation, pointer) {
    return check(schema, value, operation, (path) => pointer + pointerOf(path));
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
    return check(schema, gathered, operation, ([name, ...rest]) => `${pointers[String(name)]}${pointerOf(rest)}`);
}
/** What stands at a JSON Pointer (RFC 6901), or undefined. */
function resolvePointer(document, pointer) {
    const path = pointer
        .split('/')
        .slice(1)
        .map((segment) => segment.replaceAll('~1', '/').replaceAll('~0', '~'));
    return valueAt(document, path);
}
function check(schema, value, operation, locate) {
    const parsed = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .safeParse */ .xL(schema, value);
    if (parsed.success)
        return parsed.data;
    const { issues } = parsed.error;
    const listed = issues.slice(0, MAX_LISTED_FAULTS).map((issue) => {
        const where = locate(issue.path) || 'the whole';
        return `${where}: expected ${describeExpected(issue)}, found ${describeFound(valueAt(value, issue.path))}`;
    });
    if (issues.length > listed.length)
        listed.push(`and ${issues.length - listed.length} more`);
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._({
        kind: 'shape',
        operation,
        problem: `not as specified: ${listed.join('; ')}`,
        mayHaveBeenTaken: true,
    });
}
function pointerOf(path) {
    return path
        .map((segment) => `/${String(segment).replaceAll('~', '~0').replaceAll('/', '~1')}`)
        .join('');
}
function valueAt(value, path) {
    return path.reduce((found, segment) => isObject(found) && Object.hasOwn(found, segment) ? found[segment] : undefined, value);
}
function isObject(value) {
    return typeof value === 'object' && value !== null;
}
function describeExpected(issue) {
    switch (issue.code) {
        case 'invalid_type':
            return issue.expected === 'int' ? 'integer' : issue.expected;
        case 'invalid_value':
            return issue.values.join(' or ');
        case 'too_big':
            return issue.origin === 'string' ? `at most ${issue.maximum} characters` : 'safe integer';
        default:
            return 'origin' in issue && issue.origin === 'string' ? 'non-empty string' : 'safe integer';
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


/***/ })

};
