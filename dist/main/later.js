"use strict";
module.exports = {

/***/ 6929:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

  var hasEnded = (function hasEnded(runStatus) {
    return runStatus !== null && ENDED.has(runStatus);
});
__webpack_require__.d(__webpack_exports__, {
    Ri: () => (  IN_FLIGHT),
    hY: () => (  hasEnded),
    jf: () => (  isGoing)
  });
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



/***/ }),

/***/ 8327:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

  var isSame = (function isSame(id, other) {
    return id.toLowerCase() === other.toLowerCase();
});
__webpack_require__.d(__webpack_exports__, {
    F: (() => (  isSame))
  });



/***/ }),

/***/ 1758:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    V: () => (  matchingFiles),
    k: () => (  matchesGlob)
  });
  var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1455);

 var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
const DOT = '\u0001';
function matchesGlob(path, glob) {
    const pattern = glob
        .normalize('NFC')
        .replace(/^(?:\.\/)+/, '')
        .replace(/\/+$/, '');
    const name = path.normalize('NFC');
    const shown = name.replace(/(^|\/)\./g, `$1${DOT}`);
    return name === pattern || formsOf(pattern).some((form) => node_path__WEBPACK_IMPORTED_MODULE_1__.posix.matchesGlob(shown, form));
}
function formsOf(pattern) {
    const hidden = pattern.replace(/(^|[/{,])\./g, `$1${DOT}`);
    const across = hidden.replace(/\*\*(?=[^/*])/g, '**/*').replace(/(?<=[^/*])\*\*/g, '*/**');
    return [hidden, across]
        .flatMap((form) => [form, form.replace(/[[\]]/g, '[$&]')])
        .flatMap((form) => [form, `${form}/**`]);
}
async function matchingFiles(glob, workspace) {
    const names = [];
    for await (const name of filesAt(startOf(glob), workspace)) {
        if (matchesGlob(name, glob))
            names.push(name);
    }
    return names;
}
function startOf(glob) {
    const parts = node_path__WEBPACK_IMPORTED_MODULE_1__.posix.normalize(glob).split('/');
    const first = parts.findIndex((part) => /[*?[\]{}()!]/.test(part));
    const start = first === -1 ? parts : parts.slice(0, first);
    return start.filter((part) => part !== '' && part !== '.').join('/');
}
async function* filesAt(name, workspace) {
    const entries = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readdir)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(workspace, name), { withFileTypes: true }).catch((error) => error);
    if (Array.isArray(entries)) {
        for (const entry of entries) {
            const path = node_path__WEBPACK_IMPORTED_MODULE_1__.posix.join(name, entry.name);
            if (!entry.isDirectory())
                yield path;
            else if (entry.name !== '.git')
                yield* filesAt(path, workspace);
        }
    }
    else if (entries.code === 'ENOTDIR')
        yield name;
    else if (entries.code !== 'ENOENT')
        throw entries;
}


/***/ }),

/***/ 4594:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    Jj: () => (  cut),
    TM: () => (  firstLine),
    mr: () => (  parseJsonOrNull)
  });
const MAX_INSPECTED_CHARACTERS = 16_384;
const MAX_LINE_CHARACTERS = 200;
const INLINE_TAGS = /<\/?(?:a|abbr|b|bdi|code|em|font|i|kbd|small|span|strong|tt|u)\b[^>]*(?:>|$)/gi;
const ENTITIES = {
    '&lt;': '<',
    '&gt;': '>',
    '&quot;': '"',
    '&#39;': "'",
    '&apos;': "'",
    '&amp;': '&',
};
function firstLine(body, mask) {
    const text = mask.hide(body).slice(0, MAX_INSPECTED_CHARACTERS).trim();
    const line = linesOf(text).find((candidate) => candidate !== '') ?? '';
    return cut(mask.hide(line), MAX_LINE_CHARACTERS);
}
function cut(text, maxCharacters) {
    if (text.length <= maxCharacters)
        return text;
    const characters = Array.from(text.slice(0, 2 * maxCharacters + 2));
    return characters.length <= maxCharacters
        ? text
        : `${characters.slice(0, maxCharacters).join('')}\u2026`;
}
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
function textOfHtml(html) {
    const text = html
        .replace(/<!--[\s\S]*?(?:-->|$)/g, '')
        .replace(/<(script|style)\b[\s\S]*?(?:<\/\1\s*>|$)/gi, '')
        .replace(INLINE_TAGS, '')
        .replace(/<[^>]*(?:>|$)/g, '\n');
    return Object.entries(ENTITIES).reduce((decoded, [entity, character]) => decoded.replaceAll(entity, character), text);
}


/***/ }),

/***/ 9406:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

  var parseHttpDate = (function parseHttpDate(text) {
    if (!/^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)[a-z]*,? .*\d\d:\d\d:\d\d/.test(text))
        return undefined;
    const dateMs = Date.parse(text.endsWith('GMT') ? text : `${text} GMT`);
    return Number.isNaN(dateMs) ? undefined : dateMs;
});
__webpack_require__.d(__webpack_exports__, {
    Lo: () => (  askedPauseMs),
    M$: () => (  planRetry),
    m6: (() => (  parseHttpDate)),
    mu: () => (  parseRetryAfter),
    xg: () => (  mayRepeat)
  });
  var _answer_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4594);
  var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2557);
const UNREACHABLE_AFTER_MS = 120_000;
const UNRESOLVED_AFTER_MS = 30_000;
const BACKOFF_BASE_MS = 500;
const BACKOFF_CAP_MS = 20_000;
const SHARE_OF_SINCE = 0.6;
const LONGEST_BACKOFF_MS = 5 * 60_000;
const LAST_ATTEMPT_MS = 1_000;
const LONGEST_TIMER_MS = 2 ** 31 - 1;
const LACKING_ATTEMPTS = 3;
const MAX_RETRY_AFTER_CHARACTERS = 40;
function mayRepeat(retry, error) {
    const { kind, status = 0, mayHaveBeenTaken } = error;
    switch (kind) {
        case 'connection':
        case 'timeout':
        case 'unresolved':
            return retry === 'safe' || !mayHaveBeenTaken;
        case 'status':
            if (status === 429)
                return !(0,_errors_js__WEBPACK_IMPORTED_MODULE_1__  .Fh)(error);
            return retry === 'safe' && (status === 408 || status === 425 || status >= 500);
        default:
            return false;
    }
}
function planRetry(error, state, random) {
    const { attempt, startedMs, nowMs, deadlineMs, everAnswered, mayLack } = state;
    if (mayLack && error.status === 501 && attempt >= LACKING_ATTEMPTS) {
        return { kind: 'give-up', error };
    }
    const leftMs = deadlineMs - nowMs;
    const askedMs = askedPauseMs(error, nowMs);
    if (askedMs > 0 && askedMs >= leftMs)
        return { kind: 'give-up', error: refusedTooLong(error) };
    const patienceMs = error.kind === 'unresolved' ? UNRESOLVED_AFTER_MS : UNREACHABLE_AFTER_MS;
    const reachableMs = everAnswered ? leftMs : startedMs + patienceMs - nowMs;
    const limitMs = Math.min(leftMs, reachableMs) - LAST_ATTEMPT_MS;
    if (limitMs <= 0) {
        const end = reachableMs < leftMs ? neverReached(error, patienceMs) : outOfTime(error);
        return { kind: 'give-up', error: end };
    }
    const backoffMs = random() * highestBackoff(error, state);
    const isCrowd = error.status === 429 && state.refusals > 1;
    const wantedMs = isCrowd ? askedMs + backoffMs : Math.max(backoffMs, askedMs);
    const pauseMs = Math.max(Math.min(wantedMs, limitMs), askedMs);
    return { kind: 'wait', ms: Math.min(pauseMs, LONGEST_TIMER_MS) };
}
function highestBackoff({ status }, state) {
    const { attempt, nowMs, refusals, sinceMs } = state;
    if (status !== 429)
        return Math.min(BACKOFF_CAP_MS, BACKOFF_BASE_MS * 2 ** (attempt - 1));
    const longest = Math.min((nowMs - sinceMs) * SHARE_OF_SINCE, LONGEST_BACKOFF_MS);
    return Math.min(Math.max(longest, BACKOFF_CAP_MS), BACKOFF_BASE_MS * 2 ** Math.max(refusals, attempt - 1));
}
function askedPauseMs({ retryAfter, sentMs }, nowMs) {
    return parseRetryAfter(retryAfter, sentMs ?? nowMs) ?? 0;
}
function parseRetryAfter(value, nowMs) {
    const text = value?.trim() ?? '';
    const parts = text.split(',').map((part) => part.trim());
    if (parts.every((part) => /^\d+(?:\.\d+)?$/.test(part))) {
        return Math.max(...parts.map(Number)) * 1_000;
    }
    const dateMs = parseHttpDate(text);
    return dateMs === undefined ? null : Math.max(0, dateMs - nowMs);
}

function neverReached(last, patienceMs) {
    const { kind, proxyVariable } = last;
    const setting = proxyVariable ?? 'base-url';
    return ended(last, kind, `given up after ${patienceMs / 1_000} s, since nothing at this address has answered yet: check ${setting}`);
}
function refusedTooLong(last) {
    const asked = (0,_answer_text_js__WEBPACK_IMPORTED_MODULE_0__  .Jj)(`${last.retryAfter}`, MAX_RETRY_AFTER_CHARACTERS);
    return ended(last, 'deadline', `its Retry-After (${asked}) lies past the deadline of the wait`);
}
function outOfTime(last) {
    return ended(last, 'deadline', 'no time is left for another attempt');
}
function ended(last, kind, why) {
    const { operation, problem, mayHaveBeenTaken } = last;
    return new _errors_js__WEBPACK_IMPORTED_MODULE_1__  ._7({
        kind,
        operation,
        problem: `${problem.replace(/\.$/, '')}; ${why}`,
        mayHaveBeenTaken,
        cause: last,
    });
}


/***/ }),

/***/ 4242:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

  var setV8Flag = (function setV8Flag(flag, v8 = process.versions.v8) {
    const isKnown = v8.startsWith(TRIED);
    if (isKnown)
        process.getBuiltinModule('node:v8').setFlagsFromString(flag);
    return isKnown;
});
__webpack_require__.d(__webpack_exports__, {
    N: (() => (  setV8Flag)),
    h: (() => (  V8_FLAGS))
  });
const TRIED = '13.6.';
const V8_FLAGS = {
    fewRequests: '--wasm-tiering-budget=1000000000',
    usualRequests: '--wasm-tiering-budget=13000000',
    manyAnswers: '--semi-space-growth-factor=1',
    optimiseOnce: '--no-maglev',
    smallHeap: '--optimize-for-size',
    usualHeap: '--no-optimize-for-size',
};



/***/ }),

/***/ 4484:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

  var connect = (async function connect(access, world, onRetry = tellInLog(world)) {
    const { clock, random, env, runner } = world;
    const { createServiceClient } = await Promise.all( [__webpack_require__.e(264), __webpack_require__.e(478), __webpack_require__.e(830)]).then(__webpack_require__.bind(__webpack_require__, 7704));
    return createServiceClient({
        ...access,
        clock,
        random,
        env,
        onRetry,
        ...(runner.isDebug && {
            onAttempt: ({ method, path, result, durationMs, attempt }) => runner.debug(`${method} ${path}: ${result}, ${durationMs} ms, attempt ${attempt}`),
            onLeftOut: (fault) => runner.debug(fault),
        }),
    });
});
__webpack_require__.d(__webpack_exports__, {
    N: (() => (  connect))
  });
  var _trouble_log_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9350);


function tellInLog({ clock, runner }) {
    const troubles = new _trouble_log_js__WEBPACK_IMPORTED_MODULE_0__  .q(runner, clock, (line) => runner.info(line));
    return (retry) => troubles.note(retry);
}


/***/ }),

/***/ 611:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

  var askPatiently = (async function askPatiently(ask, { clock, wait, isKnown, tell }) {
    const patience = new Patience(clock);
    const { lastSeen } = wait;
    for (;;) {
        try {
            return await ask();
        }
        catch (error) {
            if (!isOdd(error) || MEANT.has(error.status) || (0,_http_errors_js__WEBPACK_IMPORTED_MODULE_1__  .Fh)(error) || !isKnown())
                throw error;
            if (patience.isOver()) {
                wait.lastSeen = lastSeen;
                throw error;
            }
            const problem = (0,_stops_js__WEBPACK_IMPORTED_MODULE_2__  .Kx)(error.message);
            if (problem !== wait.lastSeen)
                tell(`${problem}; asking again, for ${PATIENCE} at most`);
            wait.lastSeen = problem;
        }
        await wait.pause();
    }
});
__webpack_require__.d(__webpack_exports__, {
    Aq: () => (  isOdd),
    Ev: (() => (  askPatiently)),
    aZ: () => (  PATIENCE),
    i3: (() => (  Patience))
  });
  var _core_duration_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1619);
  var _http_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2557);
  var _stops_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3743);



const LIMIT_MS = 2 * 60_000;
const PATIENCE = (0,_core_duration_js__WEBPACK_IMPORTED_MODULE_0__  .a)(LIMIT_MS);
const ODD = new Set(['status', 'redirect', 'not-json', 'shape']);
const MEANT = new Set([403, 409]);
class Patience {
    #clock;
    #sinceMs = null;
    constructor(clock) {
        this.#clock = clock;
    }
    isOver() {
        this.#sinceMs ??= this.#clock.now();
        return this.#clock.now() - this.#sinceMs >= LIMIT_MS;
    }
    restore() {
        this.#sinceMs = null;
    }
}

function isOdd(error) {
    return error instanceof _http_errors_js__WEBPACK_IMPORTED_MODULE_1__  ._7 && ODD.has(error.kind);
}


/***/ }),

/***/ 9350:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    q: (() => (  TroubleLog)),
    u: () => (  QUIET_MS)
  });
  var _core_duration_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1619);
  var _stops_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3743);


const QUIET_MS = 45_000;
class TroubleLog {
    #runner;
    #clock;
    #tell;
    #last = new Map();
    constructor(runner, clock, tell) {
        this.#runner = runner;
        this.#clock = clock;
        this.#tell = tell;
    }
    note({ operation, problem, attempt, waitMs }) {
        const pause = waitMs < 1_000 ? 'at once' : `in ${(0,_core_duration_js__WEBPACK_IMPORTED_MODULE_0__  .a)(waitMs)}`;
        const line = `${operation}: ${(0,_stops_js__WEBPACK_IMPORTED_MODULE_1__  .Kx)(problem)}; trying again ${pause} (attempt ${attempt} failed)`;
        const last = this.#last.get(operation);
        const nowMs = this.#clock.now();
        if (last?.problem === problem && nowMs - last.toldMs < QUIET_MS) {
            this.#runner.debug(line);
            return;
        }
        this.#last.set(operation, { problem, toldMs: nowMs });
        this.#tell(line);
    }
}


/***/ }),

/***/ 9617:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

  var fillRequest = (function fillRequest({ method, path, body }, values) {
    const request = { method, path: fillPath(path, values) };
    return body === undefined ? request : { ...request, body: fillBody(body, values) };
});
var fillPath = (function fillPath(template, values) {
    const [path = '', query] = template.split(/\?(.*)/s);
    const parts = query
        ?.split('&')
        .filter(((part) => marksIn(part).every(((name) => isGiven(values[name])))));
    const whole = parts === undefined || parts.length === 0 ? path : `${path}?${parts.join('&')}`;
    return whole.replace(/\{(\w+)\}/g, ((_, name) => encodePart(`${values[name]}`)));
});
var marksIn = (function marksIn(text) {
    return Array.from(text.matchAll(/\{(\w+)\}/g), (([, name = '']) => name));
});
var isGiven = (function isGiven(value) {
    return value !== undefined && value !== null;
});
var fillBody = (function fillBody(template, values) {
    if (typeof template === 'string') {
        const [, name] = /^\{(\w+)\}$/.exec(template) ?? [];
        return name === undefined ? template : (values[name] ?? undefined);
    }
    if (Array.isArray(template))
        return template.map((item) => fillBody(item, values) ?? null);
    if (!(0,_core_json_object_js__WEBPACK_IMPORTED_MODULE_1__  .G)(template))
        return template;
    return Object.fromEntries(Object.entries(template).map((([key, value]) => [key, fillBody(value, values)])));
});
var encodePart = (function encodePart(text) {
    return encodeURIComponent(text.toWellFormed());
});
__webpack_require__.d(__webpack_exports__, {
    A: (() => (  STANDARD_PROFILE)),
    D: (() => (  fillRequest))
  });
  var _core_json_object_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8009);
  var _words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8034);


const PAGES = { hasMore: '/pagination/hasMore', nextCursor: '/pagination/nextCursor' };
const RUN = '/v1/simulation/plan/job/{jobId}';
const STANDARD_PROFILE = {
    operations: {
        requestDebrief: {
            method: 'POST',
            path: `${RUN}/debrief`,
            body: { regenerate: '{regenerate}' },
            debrief: '/data',
        },
        readResults: {
            method: 'GET',
            path: `${RUN}/results?compareToJobId={compareToJobId}`,
            results: '/data',
            debrief: '/debrief',
            run: '/run',
            verdict: '/verdict',
            summary: '/summary',
            metrics: '/metrics',
            calls: '/calls',
            breakdowns: '/breakdowns',
            comparison: '/comparison',
            attemptSummary: '/attemptSummary',
        },
        start: {
            method: 'POST',
            path: '/v1/simulation/run',
            body: { planId: '{runPlanId}', variables: '{variables}' },
            jobId: '/data/simulationRunPlanJobId',
            simulationJobCount: '/data/simulationJobCount',
        },
        read: {
            method: 'GET',
            path: RUN,
            status: '/data/status',
            simulationJobs: '/data/simulationJobs',
            verdict: '/data/verdict',
            attemptSummary: '/data/attemptSummary',
            queuePosition: '/data/queuePosition',
        },
        list: {
            method: 'GET',
            path: '/v1/simulation/plan/jobs?simulationRunPlanId={runPlanId}&limit=50&after={after}',
            runs: '/data',
            ...PAGES,
        },
        cancel: { method: 'POST', path: `${RUN}/cancel` },
        lookup: {
            method: 'GET',
            path: '/v1/simulation/job/lookup?{numberParameter}={servicePhoneNumber}&{timeParameter}={callTime}',
            numberParameter: 'servicePhoneNumber',
            timeParameter: 'callReceivedAt',
            job: '/data',
        },
        readSimulationJob: {
            method: 'GET',
            path: '/v1/simulation/job/{simulationJobId}',
            job: '/data',
        },
        createCall: {
            method: 'POST',
            path: '/v1/call',
            call: '/data',
            endStatusField: 'endedReason',
        },
        createMetricCollectionJob: {
            method: 'POST',
            path: '/v1/metric/collection-jobs',
            body: { metrics: '{metrics}', callIds: '{callIds}', chatIds: '{chatIds}' },
            job: '/data',
        },
        readMetricCollectionJob: {
            method: 'GET',
            path: '/v1/metric/collection-jobs/{id}',
            job: '/data',
        },
        cancelMetricCollectionJob: {
            method: 'POST',
            path: '/v1/metric/collection-jobs/{id}/cancel',
        },
        deleteCustomerFlow: {
            method: 'DELETE',
            path: '/v1/simulation/customer-flow/{flowId}',
            deleted: '/data/deleted',
        },
        listPlans: {
            method: 'GET',
            path: '/v1/simulation/plan?searchText={name}&limit=50&after={after}',
            plans: '/data',
            ...PAGES,
        },
        readPlan: { method: 'GET', path: '/v1/simulation/plan/{runPlanId}', plan: '/data' },
        readCredential: { method: 'GET', path: '/v1/me', credential: '/data' },
        readCost: { method: 'GET', path: `${RUN}/cost`, cost: '/data' },
        readTranscript: {
            method: 'GET',
            path: '/v1/call/{callId}/transcript',
            transcript: '/data',
        },
        readCallMetrics: { method: 'GET', path: '/v1/call/{callId}/metrics', metrics: '/data' },
    },
    words: _words_js__WEBPACK_IMPORTED_MODULE_0__  .I,
    headers: {},
};








/***/ }),

/***/ 8034:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

  var translate = (function translate(word, vocabulary) {
    const isListed = typeof word === 'string' && Object.hasOwn(vocabulary, word);
    return (isListed && vocabulary[word]) || word;
});
__webpack_require__.d(__webpack_exports__, {
    I: (() => (  NO_WORDS)),
    T: (() => (  translate))
  });
const NO_WORDS = {
    runStatus: {},
    simulationJobStatus: {},
    processingStatus: {},
    metricJobStatus: {},
    debriefStatus: {},
    verdict: {},
};



/***/ }),

/***/ 2557:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    Fh: () => (  isSpent),
    _7: () => (  ServiceError),
    xW: () => (  lastFailure)
  });
const SPENT = /quota|credit/i;
function isSpent({ status, codes }) {
    return status === 402 || (status === 429 && codes.some((code) => SPENT.test(code)));
}
class ServiceError extends Error {
    name = 'ServiceError';
    kind;
    operation;
    problem;
    status;
    type;
    code;
    codes;
    param;
    details;
    mayHaveBeenTaken;
    retryAfter;
    sentMs;
    repeated;
    proxyVariable;
    constructor(facts) {
        super(`${facts.operation}: ${facts.problem}`, { cause: facts.cause });
        this.kind = facts.kind;
        this.operation = facts.operation;
        this.problem = facts.problem;
        this.status = facts.status;
        this.type = facts.type;
        this.code = facts.code;
        this.codes = facts.codes ?? [];
        this.param = facts.param;
        this.details = facts.details;
        this.mayHaveBeenTaken = facts.mayHaveBeenTaken;
        this.retryAfter = facts.retryAfter;
        this.sentMs = facts.sentMs;
        this.repeated = facts.repeated ?? '';
        this.proxyVariable = facts.proxyVariable;
    }
}
function lastFailure(error) {
    return error.cause instanceof ServiceError ? error.cause : error;
}


/***/ }),

/***/ 301:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    W: () => (  explain),
    u: () => (  explainReading)
  });
  var _core_duration_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1619);
  var _http_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2557);
  var _stops_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3743);
const TELLS_AN_END = new Set(['run', 'debrief']);
function explain(error, wait, inputs, where = '') {
    if (error instanceof _stops_js__WEBPACK_IMPORTED_MODULE_2__  .C9) {
        const { outcome, rule, message } = error;
        const isTold = outcome === 'error' || rule === 'budget';
        const tell = TELLS_AN_END.has(rule) ? withWaitIfAny : withWait;
        return { outcome, rule, message: isTold ? message : tell(message, wait) };
    }
    if (error instanceof _stops_js__WEBPACK_IMPORTED_MODULE_2__  .cJ) {
        return { outcome: 'inconclusive', rule: 'cancelled', message: withWait(error.message, wait) };
    }
    if (error instanceof _http_errors_js__WEBPACK_IMPORTED_MODULE_1__  ._7)
        return explainServiceError(error, wait, inputs, where);
    return (0,_stops_js__WEBPACK_IMPORTED_MODULE_2__  .gj)(error);
}
const TELLS_ITS_CURE = new Set([
    'tls',
    'proxy',
    'protocol',
    'unresolved',
]);
const SPENT_CURE = 'The service refuses for a spent budget, and is not asked again. Check the subscription and the payments of the account that the api-key belongs to';
function explainServiceError(error, wait, inputs, where) {
    if (TELLS_ITS_CURE.has(error.kind)) {
        return { outcome: 'error', rule: 'service', message: error.message };
    }
    if ((0,_http_errors_js__WEBPACK_IMPORTED_MODULE_1__  .Fh)(error)) {
        const message = `${(0,_stops_js__WEBPACK_IMPORTED_MODULE_2__  .Kx)(error.message)}. ${SPENT_CURE}`;
        return { outcome: 'inconclusive', rule: 'budget', message };
    }
    const cure = cureOf(error, inputs, where);
    return cure === null
        ? { outcome: 'inconclusive', rule: 'service', message: withWait(error.message, wait) }
        : { outcome: 'error', rule: 'service', message: `${(0,_stops_js__WEBPACK_IMPORTED_MODULE_2__  .Kx)(error.message)}. ${cure}` };
}
function cureOf(error, inputs, where) {
    if (error.kind === 'redirect') {
        return 'Redirects are never followed with a key attached: set the input base-url to the address that answers itself';
    }
    if (error.kind !== 'status' || error.status === undefined)
        return null;
    if (error.status === 404 && error.repeated !== '') {
        return `Check the path of the input base-url first: it ends with ${error.repeated}, which every request begins with itself, so leave it out. Else check ${inputs}`;
    }
    const [, variable] = VARIABLE.exec(error.param ?? '') ?? [];
    if (error.status === 400 && variable !== undefined) {
        return `The service rejects the request: check the inputs variables and variable-files, in which '${variable}' has to be a name that the run plan knows`;
    }
    const [header] = HEADER.exec(error.param ?? '') ?? [];
    if (error.status === 400 && header !== undefined) {
        return `The service asks for the header '${header}': give it in the file that the input service-profile names, under project-header or headers`;
    }
    return cureOfStatus(error.status, inputs, where && ` (${where})`);
}
const VARIABLE = /^variables[.[/]["']?([\w.-]{1,100})/;
const HEADER = /^x-[\w-]{1,100}$/i;
function explainReading(error, key) {
    if (!(error instanceof _http_errors_js__WEBPACK_IMPORTED_MODULE_1__  ._7) || error.status !== 404)
        return error;
    return new _stops_js__WEBPACK_IMPORTED_MODULE_2__  .C9('service', `${(0,_stops_js__WEBPACK_IMPORTED_MODULE_2__  .Kx)(error.message)}. Check the input service-profile: the service has just named this ID, so it seems to read it at another address than ${key} has`, 'error');
}
function cureOfStatus(status, inputs, where) {
    switch (status) {
        case 401:
            return 'Check the input api-key: the service does not know this key (was it regenerated, or does it belong to another base-url?)';
        case 403:
            return 'The input api-key lacks the permission for this: use a key with Full Access (a Read-Only key may only read)';
        case 404:
            return `Check ${inputs}${where}, and that base-url and api-key belong to the same project`;
        case 408:
        case 409:
        case 425:
        case 429:
            return null;
        default:
            return status < 500 ? `The service rejects the request: check ${inputs}` : null;
    }
}
function withWait(message, wait) {
    if (wait === null)
        return message;
    return `${(0,_stops_js__WEBPACK_IMPORTED_MODULE_2__  .Kx)(message)}${describeWait(wait)}; last seen: ${wait.lastSeen}`;
}
function withWaitIfAny(message, wait) {
    if (wait === null)
        return message;
    const { before, ...now } = wait;
    const waited = [now, before].find((one) => one && (0,_core_duration_js__WEBPACK_IMPORTED_MODULE_0__  .a)(one.waitedMs) !== '0s');
    const told = waited === undefined ? '' : describeWait(waited);
    return `${(0,_stops_js__WEBPACK_IMPORTED_MODULE_2__  .Kx)(message)}${told}; last seen: ${wait.lastSeen}`;
}
function describeWait({ what, input, limitMs, waitedMs, }) {
    return `; waited ${(0,_core_duration_js__WEBPACK_IMPORTED_MODULE_0__  .a)(waitedMs)} for ${what} (${input}: ${(0,_core_duration_js__WEBPACK_IMPORTED_MODULE_0__  .a)(limitMs)})`;
}


/***/ }),

/***/ 8038:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

  var countsFrom = (function countsFrom(passed, evaluated) {
    if (!Number.isInteger(passed) || !Number.isInteger(evaluated))
        return null;
    const counts = { passed: Number(passed), evaluated: Number(evaluated) };
    const isPossible = counts.passed >= 0 &&
        counts.evaluated >= 1 &&
        counts.passed <= counts.evaluated &&
        counts.evaluated <= MAX_CALLS;
    return isPossible ? counts : null;
});
__webpack_require__.d(__webpack_exports__, {
    M: () => (  rateOf),
    b: (() => (  countsFrom))
  });
const MAX_CALLS = 1_000_000;

function rateOf({ passed, evaluated }) {
    return (100 * passed) / evaluated;
}


/***/ }),

/***/ 9663:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    A1: () => (  likelyInterval),
    Kg: () => (  MAX_CALLS_TO_PROVE),
    PO: () => (  callsToProve)
  });
  var _counts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8038);
const Z = 1.959963984540054;
const MAX_CALLS_TO_PROVE = 100_000;
function likelyInterval(counts) {
    const { passed, evaluated } = counts;
    const { low, high } = wilson((0,_counts_js__WEBPACK_IMPORTED_MODULE_0__  .M)(counts), evaluated);
    return { low: passed === 0 ? 0 : low, high: passed === evaluated ? 100 : high };
}
function callsToProve(rate, bar) {
    const isProof = (calls) => wilson(rate, calls).low >= bar;
    let tooFew = 0;
    let enough = MAX_CALLS_TO_PROVE;
    if (!isProof(enough))
        return null;
    while (enough - tooFew > 1) {
        const middle = Math.floor((tooFew + enough) / 2);
        if (isProof(middle))
            enough = middle;
        else
            tooFew = middle;
    }
    return enough;
}
function wilson(rate, calls) {
    const share = rate / 100;
    const weight = 1 + Z ** 2 / calls;
    const centre = (share + Z ** 2 / (2 * calls)) / weight;
    const half = (Z / weight) * Math.sqrt((share * (1 - share)) / calls + Z ** 2 / (4 * calls ** 2));
    return { low: 100 * (centre - half), high: 100 * (centre + half) };
}


/***/ }),

/***/ 7207:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    Q: () => (  describeFault),
    r: () => (  pointerOf)
  });
  var _json_object_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8009);

function pointerOf(path) {
    return path
        .map((segment) => `/${String(segment).replaceAll('~', '~0').replaceAll('/', '~1')}`)
        .join('');
}
function describeFault(issue, value, pointer) {
    const found = describeFound((0,_json_object_js__WEBPACK_IMPORTED_MODULE_0__  .f)(value, issue.path));
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

/***/ 2845:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

  var checkShape = (function checkShape(schema, value, operation, pointer) {
    return check(schema, value, operation, (path) => pointer + (0,_core_shape_fault_js__WEBPACK_IMPORTED_MODULE_1__  .r)(path));
});
var checkGathered = (function checkGathered(schema, answer, operation, pointers) {
    const gathered = Object.fromEntries(Object.entries(pointers).map((([name, pointer]) => [name, resolvePointer(answer, pointer)])));
    return check(schema, gathered, operation, ([name, ...rest]) => `${pointers[String(name)]}${(0,_core_shape_fault_js__WEBPACK_IMPORTED_MODULE_1__  .r)(rest)}`);
});
var keepFitting = (function keepFitting(schema, value, pointer, leftOut) {
    if (value === undefined || value === null)
        return null;
    const root = { value };
    for (let told = 0;;) {
        const parsed = schema.safeParse(root.value);
        if (parsed.success)
            return parsed.data;
        const { issues } = parsed.error;
        for (const issue of issues.slice(0, MAX_NOTICES - told)) {
            leftOut((0,_core_shape_fault_js__WEBPACK_IMPORTED_MODULE_1__  .Q)(issue, root.value, pointer + (0,_core_shape_fault_js__WEBPACK_IMPORTED_MODULE_1__  .r)(issue.path)));
        }
        told = Math.min(MAX_NOTICES, told + issues.length);
        takeOut(root, issues.map(({ path }) => ['value', ...path]));
        if (root.value === undefined)
            return null;
    }
});
var resolvePointer = (function resolvePointer(document, pointer) {
    const path = pointer
        .split('/')
        .slice(1)
        .map(((segment) => segment.replaceAll('~1', '/').replaceAll('~0', '~')));
    return (0,_core_json_object_js__WEBPACK_IMPORTED_MODULE_2__  .f)(document, path);
});
var check = (function check(schema, value, operation, locate) {
    const parsed = schema.safeParse(value);
    if (parsed.success)
        return parsed.data;
    const { issues } = parsed.error;
    const listed = issues
        .slice(0, MAX_LISTED_FAULTS)
        .map((issue) => (0,_core_shape_fault_js__WEBPACK_IMPORTED_MODULE_1__  .Q)(issue, value, locate(issue.path)));
    if (issues.length > listed.length)
        listed.push(`and ${issues.length - listed.length} more`);
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__  ._7({
        kind: 'shape',
        operation,
        problem: `not as specified: ${listed.join('; ')}`,
        mayHaveBeenTaken: true,
    });
});
__webpack_require__.d(__webpack_exports__, {
    C$: () => (  checkAt),
    cj: (() => (  resolvePointer)),
    eA: (() => (  checkShape)),
    rP: (() => (  checkGathered)),
    z6: (() => (  keepFitting))
  });
  var _core_json_object_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8009);
  var _core_shape_fault_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7207);
  var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2557);



const MAX_LISTED_FAULTS = 50;
const MAX_NOTICES = 20;

function checkAt(pointer, schema, answer, operation) {
    return checkShape(schema, resolvePointer(answer, pointer), operation, pointer);
}


function takeOut(root, paths) {
    const wrong = paths.map((path) => ((0,_core_json_object_js__WEBPACK_IMPORTED_MODULE_2__  .f)(root, path) === undefined ? path.slice(0, -1) : path));
    const shortened = new Set();
    for (const path of wrong) {
        const parent = (0,_core_json_object_js__WEBPACK_IMPORTED_MODULE_2__  .f)(root, path.slice(0, -1));
        if (!(0,_core_json_object_js__WEBPACK_IMPORTED_MODULE_2__  .G)(parent))
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




/***/ }),

/***/ 5460:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

  var withLikely = (function withLikely(rate, told) {
    const counts = (0,_chance_counts_js__WEBPACK_IMPORTED_MODULE_1__  .b)(told?.passed, told?.evaluated);
    return counts === null ? rate : `${rate}, ${formatLikely(counts)}`;
});
var withIntervals = (function withIntervals(report) {
    return { ...report, runs: report.runs.map(ofRun) };
});
var ofRun = (function ofRun(run) {
    const { report, checks, breakdowns, baseline } = run;
    const own = baseline?.trend;
    return {
        ...run,
        ...(report?.trend && { report: { ...report, trend: ofTrend(report.trend) } }),
        ...(own && { baseline: { ...baseline, trend: ofTrend(own) } }),
        ...(checks && { checks: checks.map((check) => ofCounts(check)) }),
        ...(breakdowns && {
            breakdowns: {
                byAgent: breakdowns.byAgent.map(ofCounts),
                byPersona: breakdowns.byPersona.map(ofCounts),
            },
        }),
    };
});
var ofTrend = (function ofTrend(trend) {
    return { ...trend, rows: trend.rows.map(ofRow) };
});
var ofRow = (function ofRow(row) {
    if (!row.counts)
        return row;
    const { previous, current } = row.counts;
    return {
        ...row,
        counts: { previous: previous && ofCounts(previous), current: current && ofCounts(current) },
    };
});
__webpack_require__.d(__webpack_exports__, {
    RC: (() => (  withLikely)),
    Xf: (() => (  withIntervals)),
    i1: () => (  formatLikely)
  });
  var _chance_counts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8038);
  var _chance_interval_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9663);
function formatLikely(counts) {
    const { low, high } = (0,_chance_interval_js__WEBPACK_IMPORTED_MODULE_0__  .A1)(counts);
    return `likely ${Math.round(low)} to ${Math.round(high)} %`;
}





function ofCounts(told) {
    const counts = (0,_chance_counts_js__WEBPACK_IMPORTED_MODULE_1__  .b)(told.passed, told.evaluated);
    return { ...told, likely: counts && (0,_chance_interval_js__WEBPACK_IMPORTED_MODULE_0__  .A1)(counts) };
}


/***/ })

};
