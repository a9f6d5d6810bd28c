"use strict";
exports.id = 528;
exports.ids = [528,587,405];
exports.modules = {

/***/ 85179:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  c3: () => (/* binding */ Channel)
});

// UNUSED EXPORTS: ATTEMPT_LIMIT_MS, MAX_RESPONSE_BYTES

// EXTERNAL MODULE: ./text/secret-mask.js
var secret_mask = __webpack_require__(37904);
;// CONCATENATED MODULE: ./http/dispatcher.js
const LOOPBACK = /^(?:(?:.+\.)?localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;
async function createDispatcher(baseUrl, env, reuse) {
    const { Agent, EnvHttpProxyAgent } = await __webpack_require__.e(/* import() */ 684).then(__webpack_require__.t.bind(__webpack_require__, 61684, 19));
    const options = {
        allowH2: false,
        headersTimeout: 0,
        bodyTimeout: 0,
        ...(!reuse && { pipelining: 0 }),
    };
    if (LOOPBACK.test(baseUrl.hostname))
        return new Agent(options);
    return new EnvHttpProxyAgent({
        ...options,
        httpProxy: variable(env, 'HTTP_PROXY'),
        httpsProxy: variable(env, 'HTTPS_PROXY'),
        noProxy: variable(env, 'NO_PROXY'),
    });
}
function proxyVariable(baseUrl, env) {
    if (LOOPBACK.test(baseUrl.hostname))
        return '';
    const names = baseUrl.protocol === 'https:' ? ['HTTPS_PROXY', 'HTTP_PROXY'] : ['HTTP_PROXY'];
    return names.find((name) => variable(env, name) !== '') ?? '';
}
function variable(env, name) {
    return env[name.toLowerCase()]?.trim() || env[name]?.trim() || '';
}

// EXTERNAL MODULE: ./http/errors.js
var errors = __webpack_require__(72557);
// EXTERNAL MODULE: ./http/response.js
var http_response = __webpack_require__(80965);
;// CONCATENATED MODULE: ./http/channel.js




const ATTEMPT_LIMIT_MS = 30_000;
const MAX_RESPONSE_BYTES = 32 * 1024 * 1024;
const STOPPED = 'stopped';
class Channel {
    mask;
    #options;
    #baseUrl;
    #basePath;
    #dispatchers = new Map();
    hasAnswered = false;
    constructor(options) {
        this.#options = options;
        this.#baseUrl = new URL(options.baseUrl);
        this.#basePath = this.#baseUrl.pathname.replace(/\/$/, '');
        this.mask = new secret_mask/* SecretMask */.f([options.apiKey]);
    }
    async request(request, context, attempt = 1) {
        const response = await this.send(request, context, attempt);
        if (response.status < 300)
            return response;
        const { operation, profileKey, hidden = [] } = request;
        return (0,http_response/* requireSuccess */.z_)({ operation, profileKey, mask: this.mask.with(hidden) }, response);
    }
    async send(request, context, attempt = 1) {
        const { clock, env } = this.#options;
        const { operation } = request;
        const startedMs = clock.now();
        const limitMs = Math.min(ATTEMPT_LIMIT_MS, context.deadlineMs - startedMs);
        if (limitMs <= 0) {
            const problem = 'not sent, since the deadline of the wait has passed';
            throw new errors/* ServiceError */._7({ kind: 'deadline', operation, problem, mayHaveBeenTaken: false });
        }
        const dispatcher = await this.#dispatcherFor(request);
        context.signal.throwIfAborted();
        const report = (result) => this.#report(request, result, startedMs, attempt);
        try {
            const response = await this.#exchange(dispatcher, request, context, limitMs);
            report(response.status);
            return response;
        }
        catch (error) {
            report((0,errors/* codeOf */.$N)(error));
            if (error instanceof errors/* ServiceError */._7)
                throw error;
            const { origin } = this.#baseUrl;
            if (error !== STOPPED) {
                const via = proxyVariable(this.#baseUrl, env);
                throw (0,errors/* connectionError */.$t)({ operation, origin, via, mask: this.mask }, error);
            }
            if (context.lingerMs === undefined)
                context.signal.throwIfAborted();
            const waitedMs = Math.min(clock.now() - startedMs, limitMs);
            const problem = `no complete response from ${origin} within ${Math.round(waitedMs / 100) / 10} s`;
            throw new errors/* ServiceError */._7({ kind: 'timeout', operation, problem, mayHaveBeenTaken: true });
        }
    }
    #dispatcherFor({ operation, fresh }) {
        const { env } = this.#options;
        let dispatcher = this.#dispatchers.get(fresh);
        if (dispatcher === undefined) {
            dispatcher = createDispatcher(this.#baseUrl, env, !fresh).catch(() => {
                const problem = `the environment variable ${proxyVariable(this.#baseUrl, env)} is not the URL of a proxy: write it as http://user:password@host:port`;
                throw new errors/* ServiceError */._7({ kind: 'proxy', operation, problem, mayHaveBeenTaken: false });
            });
            this.#dispatchers.set(fresh, dispatcher);
        }
        return dispatcher;
    }
    async #exchange(dispatcher, { operation, method, path, headers, body }, { signal, lingerMs = 0 }, limitMs) {
        const { clock } = this.#options;
        const attempt = new AbortController();
        const over = new AbortController();
        const stop = () => attempt.abort(STOPPED);
        const stopAfter = (ms) => void clock.sleep(ms, over.signal).then(stop, () => { });
        const onAbort = () => (lingerMs === 0 ? stop() : stopAfter(lingerMs));
        signal.addEventListener('abort', onAbort, { once: true });
        stopAfter(limitMs);
        const stopped = new Promise((_, reject) => {
            attempt.signal.addEventListener('abort', () => reject(STOPPED), { once: true });
        });
        const exchange = async () => {
            const response = await dispatcher.request({
                origin: this.#baseUrl.origin,
                path: this.#basePath + path,
                method,
                headers: { 'accept-encoding': 'identity', 'user-agent': 'simulation-gate', ...headers },
                body: body ?? null,
                signal: attempt.signal,
            });
            this.hasAnswered = true;
            return {
                status: response.statusCode,
                headers: response.headers,
                body: await readBody(operation, response),
                receivedMs: clock.now(),
            };
        };
        try {
            return await Promise.race([exchange(), stopped]);
        }
        finally {
            signal.removeEventListener('abort', onAbort);
            over.abort();
        }
    }
    #report({ method, path }, result, startedMs, attempt) {
        const { clock, onAttempt } = this.#options;
        const shownPath = (this.#basePath + path).replace(/\?.*/, '');
        const ms = Math.round(clock.now() - startedMs);
        onAttempt?.(`${method} ${shownPath}: ${result}, ${ms} ms, attempt ${attempt}`);
    }
}
async function readBody(operation, response) {
    const { statusCode: status, headers, body } = response;
    const chunks = [];
    let bytes = Number(headers['content-length'] ?? 0) > MAX_RESPONSE_BYTES ? Infinity : 0;
    if (bytes === 0) {
        for await (const chunk of body) {
            chunks.push(chunk);
            bytes += chunk.length;
            if (bytes > MAX_RESPONSE_BYTES)
                break;
        }
    }
    if (bytes <= MAX_RESPONSE_BYTES)
        return Buffer.concat(chunks);
    body.on('error', () => { }).destroy();
    const problem = `${status}, but the response is larger than ${MAX_RESPONSE_BYTES / 2 ** 20} MiB`;
    const facts = { operation, status, problem, mayHaveBeenTaken: true };
    throw new errors/* ServiceError */._7({ ...facts, kind: 'too-large' });
}


/***/ }),

/***/ 19406:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ sendRepeatedly),
/* harmony export */   xg: () => (/* binding */ mayRepeat)
/* harmony export */ });
/* unused harmony export planRetry */
/* harmony import */ var _text_duration_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6203);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(72557);


const UNREACHABLE_AFTER_MS = 120_000;
const UNRESOLVED_AFTER_MS = 30_000;
const BACKOFF_BASE_MS = 500;
const BACKOFF_CAP_MS = 20_000;
const LONGEST_PAUSE_MS = 60_000;
const LAST_ATTEMPT_MS = 1_000;
const LONGEST_TIMER_MS = 2 ** 31 - 1;
async function sendRepeatedly(channel, request, retry, context, { clock, random, onRetry }) {
    const { signal, once, putOff, longestPauseMs = LONGEST_PAUSE_MS } = context;
    const startedMs = clock.now();
    let limits = context;
    for (let attempt = 1;; attempt += 1) {
        signal.throwIfAborted();
        try {
            return await channel.request(request, limits, attempt);
        }
        catch (error) {
            if (!(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ServiceError */ ._7))
                throw error;
            if (once || !mayRepeat(retry, error))
                throw error;
            signal.throwIfAborted();
            if (error.status === 429 && putOff)
                limits = { ...context, deadlineMs: putOff(error) };
            const nowMs = clock.now();
            const { deadlineMs } = limits;
            const everAnswered = channel.hasAnswered;
            const state = { attempt, startedMs, nowMs, deadlineMs, everAnswered, longestPauseMs };
            const waitMs = planRetry(error, state, random);
            if (waitMs instanceof _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ServiceError */ ._7)
                throw waitMs;
            const { operation, problem } = error;
            onRetry?.({ operation, attempt, problem, waitMs });
            await clock.sleep(waitMs, signal);
        }
    }
}
function mayRepeat(retry, error) {
    const { kind, status = 0, mayHaveBeenTaken } = error;
    switch (kind) {
        case 'connection':
        case 'timeout':
        case 'unresolved':
            return retry !== 'unless-taken' || !mayHaveBeenTaken;
        case 'status':
            if (status === 429)
                return true;
            if (status === 501 && retry === 'optional')
                return false;
            return retry !== 'unless-taken' && (status === 408 || status === 425 || status >= 500);
        default:
            return false;
    }
}
function planRetry(error, state, random) {
    const { attempt, startedMs, nowMs, deadlineMs, everAnswered, longestPauseMs } = state;
    const leftMs = deadlineMs - nowMs;
    const askedMs = error.retryAfterMs;
    if (askedMs > 0 && askedMs >= leftMs) {
        const why = `its Retry-After of ${(0,_text_duration_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDuration */ .a)(askedMs)} lies past the deadline of the wait`;
        return giveUp(error, 'deadline', why);
    }
    const patienceMs = error.kind === 'unresolved' ? UNRESOLVED_AFTER_MS : UNREACHABLE_AFTER_MS;
    const reachableMs = everAnswered ? leftMs : startedMs + patienceMs - nowMs;
    const limitMs = Math.min(leftMs, reachableMs) - LAST_ATTEMPT_MS;
    if (limitMs <= 0) {
        if (reachableMs >= leftMs) {
            return giveUp(error, 'deadline', 'no time is left for another attempt');
        }
        const why = `given up after ${patienceMs / 1_000} s without any response: check base-url`;
        return giveUp(error, error.kind, why);
    }
    const isLimited = error.status === 429;
    const capMs = isLimited ? Math.max(longestPauseMs, BACKOFF_CAP_MS) : BACKOFF_CAP_MS;
    const backoffMs = random() * Math.min(capMs, BACKOFF_BASE_MS * 2 ** (attempt - 1));
    const wantedMs = isLimited && attempt > 1
        ? Math.min(askedMs + backoffMs, longestPauseMs)
        : Math.max(backoffMs, askedMs);
    const pauseMs = Math.max(Math.min(wantedMs, limitMs), askedMs);
    return Math.min(pauseMs, LONGEST_TIMER_MS);
}
function giveUp(last, kind, why) {
    const { operation, problem, mayHaveBeenTaken } = last;
    const whole = `${problem.replace(/\.$/, '')}; ${why}`;
    return new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ServiceError */ ._7({ kind, operation, problem: whole, mayHaveBeenTaken, cause: last });
}


/***/ }),

/***/ 60760:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ ProgressLog),
/* harmony export */   u: () => (/* binding */ QUIET_MS)
/* harmony export */ });
/* harmony import */ var _text_log_line_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(82456);

const QUIET_MS = 45_000;
const MAX_LINE_CHARS = 3_000;
class ProgressLog {
    #runner;
    #hints = new Set();
    constructor(runner) {
        this.#runner = runner;
    }
    say({ name }, text) {
        this.#runner.info((0,_text_log_line_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(`${name}: ${text}`, MAX_LINE_CHARS));
    }
    hint(text) {
        if (this.#hints.has(text))
            return;
        this.#hints.add(text);
        this.#runner.info((0,_text_log_line_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(text, MAX_LINE_CHARS));
    }
}


/***/ }),

/***/ 57528:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  N: () => (/* binding */ connect)
});

// UNUSED EXPORTS: retryLog

// EXTERNAL MODULE: ./report/words/log-words.js
var log_words = __webpack_require__(16618);
// EXTERNAL MODULE: ./runner/progress-log.js
var progress_log = __webpack_require__(60760);
// EXTERNAL MODULE: ../../node_modules/zod/v4/mini/schemas.js
var schemas = __webpack_require__(5915);
// EXTERNAL MODULE: ./http/shape.js
var shape = __webpack_require__(32845);
// EXTERNAL MODULE: ./text/alike.js
var alike = __webpack_require__(46651);
// EXTERNAL MODULE: ./service/evidence-schemas.js
var evidence_schemas = __webpack_require__(17671);
// EXTERNAL MODULE: ./service/operations.js + 1 modules
var operations = __webpack_require__(25587);
// EXTERNAL MODULE: ./http/channel.js + 1 modules
var channel = __webpack_require__(85179);
// EXTERNAL MODULE: ./http/errors.js
var errors = __webpack_require__(72557);
// EXTERNAL MODULE: ./http/response.js
var http_response = __webpack_require__(80965);
// EXTERNAL MODULE: ./http/retry.js
var http_retry = __webpack_require__(19406);
// EXTERNAL MODULE: ./service/results.js
var results = __webpack_require__(76465);
;// CONCATENATED MODULE: ./service/requests.js






const SPECIFIED = new Set([
    'requestDebrief',
    'readResults',
    'lookup',
    'createCall',
    'createMetricCollectionJob',
    'deleteCustomerFlow',
]);
const NAMES = {
    start: 'start run',
    read: 'read run',
    list: 'list runs',
    cancel: 'cancel run',
    lookup: 'look up simulation job',
};
function nameOf(key) {
    return NAMES[key] ?? key.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}
class Requests {
    #options;
    #channel;
    #optional = new OptionalOperations();
    constructor(options) {
        this.#options = options;
        this.#channel = new channel/* Channel */.c3(options);
    }
    async send(key, values, context, { retry = 'safe', json, hidden, mayBeEmpty } = {}) {
        const { profile, onLeftOut } = this.#options;
        const operation = nameOf(key);
        const { body, ...filled } = (0,operations/* fillRequest */.D)(profile.operations[key], values);
        const text = json ?? (body === undefined ? undefined : JSON.stringify(body));
        const request = this.#outgoing({ ...filled, body: text }, operation, retry);
        const profileKey = SPECIFIED.has(key) ? undefined : key;
        const response = await (0,http_retry/* sendRepeatedly */.g)(this.#channel, { ...request, profileKey, hidden }, retry, context, this.#options);
        const content = (0,http_response/* parseJson */.qF)({ operation, mask: this.#channel.mask }, response, mayBeEmpty);
        const leftOut = (problem) => onLeftOut(`${operation}: left out ${problem}`);
        const runId = typeof values.jobId === 'string' ? values.jobId : null;
        return new results/* Body */.nB(content, { operation, leftOut, runId });
    }
    optional(key, values, context) {
        const send = () => this.send(key, values, context, { retry: 'optional' });
        return this.#optional.request(key, send);
    }
    async line(operation, path, context) {
        const request = this.#outgoing({ method: 'GET', path }, operation, 'safe');
        const response = await this.#channel.request(request, context);
        return (0,http_response/* statusLine */.Bs)({ operation, mask: this.#channel.mask }, response);
    }
    #outgoing(request, operation, retry) {
        const { profile, apiKey } = this.#options;
        return {
            ...request,
            operation,
            fresh: retry === 'unless-taken',
            headers: {
                ...profile.headers,
                authorization: `Bearer ${apiKey}`,
                accept: 'application/json',
                ...(request.body !== undefined && { 'content-type': 'application/json' }),
            },
        };
    }
}
class OptionalOperations {
    #missing = new Map();
    #offered = new Set();
    #trials = new Map();
    async request(operation, send) {
        while (this.#trials.has(operation))
            await this.#trials.get(operation);
        const missing = this.#missing.get(operation);
        if (missing !== undefined)
            throw missing;
        const sent = send();
        const noted = sent.then(() => void this.#offered.add(operation), (error) => {
            const isMissing = error instanceof errors/* ServiceError */._7 && errors/* MISSING */.lV.has(error.status);
            if (isMissing)
                this.#missing.set(operation, error);
        });
        if (!this.#offered.has(operation)) {
            const trial = noted.then(() => this.#trials.delete(operation));
            this.#trials.set(operation, trial);
        }
        return sent;
    }
}

// EXTERNAL MODULE: ./service/schemas.js
var service_schemas = __webpack_require__(99519);
;// CONCATENATED MODULE: ./service/client.js








const LAST_MEMBER = /\/[^/]*$/;
const ONCE = { retry: 'unless-taken' };
const SHORTEST_HIDDEN = 8;
class ServiceClient {
    #requests;
    #profile;
    #operations;
    constructor({ profile = operations/* STANDARD_PROFILE */.A, onLeftOut = () => { }, ...options }) {
        this.#requests = new Requests({ profile, onLeftOut, ...options });
        this.#profile = profile;
        this.#operations = profile.operations;
    }
    async requestDebrief(runId, { regenerate }, context) {
        const { debrief } = this.#operations.requestDebrief;
        const values = { jobId: runId, regenerate: regenerate || undefined };
        const how = regenerate ? ONCE : {};
        const body = await this.#requests.send('requestDebrief', values, context, how);
        body.refuseOtherRun('', debrief);
        return (0,results/* parseDebrief */.LL)(body, debrief);
    }
    async readResults(runId, context, comparedRunId = null) {
        const values = { jobId: runId, compareToJobId: comparedRunId };
        return (0,results/* parseResults */.c2)(await this.#requests.send('readResults', values, context), this.#profile);
    }
    async startRun(runPlanId, variables, context) {
        const hidden = Object.values(variables).filter(({ length }) => length >= SHORTEST_HIDDEN);
        const values = { runPlanId, variables };
        const body = await this.#requests.send('start', values, context, { ...ONCE, hidden });
        return body.check(service_schemas/* runIdSchema */.kn, this.#operations.start.jobId);
    }
    async readRun(runId, context) {
        const places = this.#operations.read;
        const body = await this.#requests.optional('read', { jobId: runId }, context);
        body.refuseOtherRun('', places.status.replace(LAST_MEMBER, ''));
        return {
            status: (0,results/* runStatus */.em)(body.check(schemas/* string */.YjP(), places.status), this.#profile),
            simulationJobs: body.keep(evidence_schemas/* PROGRESS_EVIDENCE */._f.simulationJobs, places.simulationJobs),
            verdict: (0,results/* verdictIn */.jt)(body, places.verdict),
            queuePosition: body.keep(evidence_schemas/* PROGRESS_EVIDENCE */._f.queuePosition, places.queuePosition),
        };
    }
    async listRuns(runPlanId, after, context) {
        const { list } = this.#operations;
        const body = await this.#requests.optional('list', { runPlanId, after }, context);
        const runs = body.whole(schemas/* array */.YOg(service_schemas/* listedRunSchema */.cm), list.runs);
        return {
            runs: runs
                .filter(({ simulationRunPlanId: id }) => typeof id !== 'string' || (0,alike/* isSame */.Ft)(id, runPlanId))
                .map((run) => ({ ...run, status: (0,results/* runStatus */.em)(run.status, this.#profile) })),
            nextCursor: nextCursorIn(body, list),
        };
    }
    async cancelRun(runId, context) {
        const how = { retry: 'optional', mayBeEmpty: true };
        await this.#requests.send('cancel', { jobId: runId }, context, how);
    }
    async lookUpSimulationJob(servicePhoneNumber, callTime, context) {
        const { job, numberParameter, timeParameter } = this.#operations.lookup;
        const values = { servicePhoneNumber, callTime, numberParameter, timeParameter };
        const body = await this.#requests.send('lookup', values, context);
        return body.check(service_schemas/* simulationJobSchema */.EW, job);
    }
    async readSimulationJob(simulationJobId, context) {
        const { job } = this.#operations.readSimulationJob;
        const body = await this.#requests.optional('readSimulationJob', { simulationJobId }, context);
        const found = body.check(service_schemas/* simulationJobSchema */.EW, job);
        if ((0,alike/* isSame */.Ft)(found.simulationJobId, simulationJobId))
            return found;
        throw body.otherThanRequested('simulation job', `${job}/simulationJobId`);
    }
    async readUsedVariables(simulationJobId, runPlanId, context) {
        const { job } = this.#operations.readSimulationJob;
        const body = await this.#requests.optional('readSimulationJob', { simulationJobId }, context);
        const { simulationJobId: shownId, runPlan } = body.check(service_schemas/* usedVariablesSchema */.ir, job);
        const names = (shown, own) => !shown || own === null || (0,alike/* isSame */.Ft)(shown, own);
        const isOwn = names(shownId, simulationJobId) && names(runPlan.id, runPlanId);
        return isOwn ? runPlan.variables : undefined;
    }
    async createCall(json, context) {
        const body = await this.#requests.send('createCall', {}, context, { ...ONCE, json });
        return body.check(service_schemas/* createdCallSchema */.yc, this.#operations.createCall.call);
    }
    async createMetricCollectionJob(metricIds, conversations, context) {
        const values = { metrics: metricIds.map((id) => ({ id })), ...conversations };
        const body = await this.#requests.send('createMetricCollectionJob', values, context, ONCE);
        const { job } = this.#operations.createMetricCollectionJob;
        return body.check(service_schemas/* metricCollectionJobSchema */.hv, job);
    }
    async readMetricCollectionJob(id, context) {
        const body = await this.#requests.send('readMetricCollectionJob', { id }, context);
        const { job } = this.#operations.readMetricCollectionJob;
        const found = body.check(service_schemas/* metricCollectionJobSchema */.hv, job);
        if ((0,alike/* isSame */.Ft)(found.id, id))
            return found;
        throw body.otherThanRequested('metric collection job', `${job}/id`);
    }
    async deleteCustomerFlow(flowId, context) {
        const { deleted } = this.#operations.deleteCustomerFlow;
        const how = { mayBeEmpty: true };
        const body = await this.#requests.send('deleteCustomerFlow', { flowId }, context, how);
        if (body.json !== undefined)
            body.check(schemas/* literal */.euz(true), deleted);
    }
    async listPlans(name, after, context) {
        const { listPlans } = this.#operations;
        const body = await this.#requests.optional('listPlans', { name, after }, context);
        const plans = body.whole(schemas/* array */.YOg(evidence_schemas/* runPlanSchema */.Gz), listPlans.plans);
        return { plans, nextCursor: nextCursorIn(body, listPlans) };
    }
    async readPlan(runPlanId, context) {
        const place = this.#operations.readPlan.plan;
        const body = await this.#requests.optional('readPlan', { runPlanId }, context);
        const plan = body.whole(evidence_schemas/* runPlanSchema */.Gz, place);
        if ((0,alike/* isSame */.Ft)(plan.id, runPlanId))
            return plan;
        throw body.otherThanRequested('run plan', `${place}/id`);
    }
    async readCredential(context) {
        const body = await this.#requests.optional('readCredential', {}, context);
        return body.whole(evidence_schemas/* credentialSchema */.h7, this.#operations.readCredential.credential);
    }
    checkHealth(path, context) {
        return this.#requests.line('check health', path, context);
    }
    async readCost(runId, context) {
        const { cost } = this.#operations.readCost;
        const body = await this.#requests.optional('readCost', { jobId: runId }, context);
        body.refuseOtherRun('', cost);
        return body.whole(evidence_schemas/* costSchema */.$M, cost);
    }
    async readTranscript(callId, context) {
        const body = await this.#requests.optional('readTranscript', { callId }, context);
        return body.whole(evidence_schemas/* transcriptSchema */.C8, this.#operations.readTranscript.transcript);
    }
    async readCallMetrics(callId, context) {
        const body = await this.#requests.optional('readCallMetrics', { callId }, context);
        return body.whole(evidence_schemas/* callMetricsSchema */.R_, this.#operations.readCallMetrics.metrics);
    }
}
function nextCursorIn({ json }, places) {
    const cursor = (0,shape/* resolvePointer */.cj)(json, places.nextCursor);
    const isLast = (0,shape/* resolvePointer */.cj)(json, places.hasMore) === false;
    return !isLast && typeof cursor === 'string' && cursor !== '' ? cursor : null;
}

;// CONCATENATED MODULE: ./service/connect.js



function connect(access, runtime) {
    const { clock, random, env, runner } = runtime;
    return new ServiceClient({
        ...access,
        clock,
        random,
        env,
        onRetry: retryLog(runtime),
        ...(runner.isDebug && {
            onAttempt: (line) => runner.debug(line),
            onLeftOut: (problem) => runner.debug(problem),
        }),
    });
}
function retryLog({ clock, runner }) {
    const last = new Map();
    return ({ operation, problem, attempt, waitMs }) => {
        const line = log_words/* LOG */.$9.retry(operation, problem, attempt, waitMs);
        const loggedMs = clock.now();
        const known = last.get(operation);
        if (known?.problem === problem && loggedMs - known.loggedMs < progress_log/* QUIET_MS */.u) {
            runner.debug(line);
            return;
        }
        last.set(operation, { problem, loggedMs });
        runner.info(line);
    };
}


/***/ }),

/***/ 17671:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $M: () => (/* binding */ costSchema),
/* harmony export */   C8: () => (/* binding */ transcriptSchema),
/* harmony export */   Gz: () => (/* binding */ runPlanSchema),
/* harmony export */   R_: () => (/* binding */ callMetricsSchema),
/* harmony export */   _f: () => (/* binding */ PROGRESS_EVIDENCE),
/* harmony export */   _g: () => (/* binding */ describeInvalidation),
/* harmony export */   f8: () => (/* binding */ RESULTS_EVIDENCE),
/* harmony export */   h7: () => (/* binding */ credentialSchema)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5915);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(41299);
/* harmony import */ var _text_json_object_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(66783);
/* harmony import */ var _text_log_line_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(82456);



function maybe(schema) {
    return zod_mini__WEBPACK_IMPORTED_MODULE_2__/* ._default */ .Rvf(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .nullable */ .mee(schema), null);
}
function listOf(item) {
    return maybe(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(item));
}
const text = maybe(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP());
const flag = maybe(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY());
const number = maybe(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig());
const count = maybe(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* ._gte */ .qm(0)));
const percent = maybe(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().check(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* ._gte */ .qm(0), zod_mini__WEBPACK_IMPORTED_MODULE_3__/* ._lte */ .Zm(100)));
const amount = maybe(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().check(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* ._gte */ .qm(0)));
const scalar = maybe(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .union */ .KCZ([zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig(), zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY()], 'expected text, number or boolean'));
const id = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP();
const runFactsSchema = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    simulationRunPlanJobId: text,
    simulationRunPlanId: text,
    simulationRunPlanName: text,
    runNumber: count,
    status: text,
    createdAt: text,
    startedAt: text,
    endedAt: text,
    durationMs: amount,
});
const checkResultSchema = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    metricDefinitionId: text,
    metricName: text,
    passed: flag,
    passRate: percent,
    minPassRate: percent,
    evaluatedSims: count,
    passedSims: count,
});
const verdictFailureSchema = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    type: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    status: text,
    evaluatedCalls: count,
    expectedCalls: count,
    neverSpokeCalls: count,
    totalCalls: count,
    maxShare: percent,
    agentName: text,
    metricDefinitionId: text,
    metricName: text,
    passRate: percent,
    minPassRate: percent,
});
const runVerdictSchema = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    passed: flag,
    score: percent,
    checks: listOf(checkResultSchema),
    failures: listOf(verdictFailureSchema),
});
const runSummarySchema = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    totalCalls: count,
    countedCalls: count,
    evaluatedCalls: count,
    passedCalls: count,
    score: percent,
});
const metricResultSchema = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    metricDefinitionId: text,
    name: id,
    isCheck: flag,
    unitSymbol: text,
    evaluatedCalls: count,
    sampleSize: count,
    check: maybe(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ evaluatedCalls: count, passedCalls: count, passRate: percent })),
    numeric: maybe(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ average: number, median: number, p95: number, min: number, max: number })),
});
const callResultSchema = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    simulationJobId: id,
    callId: text,
    status: text,
    passed: flag,
    counted: flag,
    attemptNumber: count,
    durationMs: amount,
    agentName: text,
    personaName: text,
    checks: listOf(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ metricDefinitionId: text, metricName: text, passed: flag })),
    values: listOf(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
        metricDefinitionId: text,
        metricName: text,
        value: scalar,
        reasoning: text,
    })),
});
const breakdownSchema = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    key: text,
    label: text,
    evaluatedCalls: count,
    passedCalls: count,
    callPassRate: percent,
});
const comparisonSchema = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    baselineRun: maybe(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
        simulationRunPlanJobId: text,
        runNumber: count,
        status: text,
    })),
    baselineSource: text,
    checks: listOf(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
        metricDefinitionId: text,
        metricName: text,
        baselinePassRate: percent,
        currentPassRate: percent,
    })),
});
const RESULTS_EVIDENCE = {
    run: runFactsSchema,
    verdict: runVerdictSchema,
    summary: runSummarySchema,
    metrics: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(metricResultSchema),
    calls: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(callResultSchema),
    breakdowns: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
        byAgent: listOf(breakdownSchema),
        byPersona: listOf(breakdownSchema),
    }),
    comparison: comparisonSchema,
};
const runSimulationJobSchema = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    simulationJobId: text,
    status: text,
    persona: maybe(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ id: text, name: text, displayName: text })),
    scenario: maybe(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ id: text, description: text })),
    agentEndpoint: maybe(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ id: text, name: text })),
    invalidation: maybe(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .looseObject */ ._H3({})),
    failureOwner: text,
});
const PROGRESS_EVIDENCE = {
    simulationJobs: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(runSimulationJobSchema),
    verdict: runVerdictSchema,
    queuePosition: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* ._gte */ .qm(0)),
};
const runPlanSchema = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    id: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* ._minLength */ .m9(1)),
    name: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    testCaseCount: count,
    iterationCount: count,
    updatedAt: text,
    metrics: listOf(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ id, minPassRate: percent })),
});
const credentialSchema = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    grantedPermissions: listOf(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()),
});
const costSchema = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    currency: text,
    totalUsd: amount,
    totalUsdMicros: count,
});
const transcriptSchema = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    entries: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
        role: text,
        text: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
        startOffsetMs: amount,
        endOffsetMs: amount,
    })),
});
const segmentSchema = maybe(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ text, startOffsetMs: amount }));
const callMetricsSchema = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    evidenceSpans: listOf(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ fromSegment: segmentSchema, toSegment: segmentSchema })),
}));
const MAX_INVALIDATION_CHARS = 300;
function describeInvalidation(invalidation) {
    if (!(0,_text_json_object_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(invalidation))
        return null;
    const members = Object.entries(invalidation).flatMap(([name, value]) => typeof value === 'object' ? [] : [`${name}: ${value}`]);
    return (0,_text_log_line_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .TN)(members.join(', '), MAX_INVALIDATION_CHARS) || 'invalid';
}


/***/ }),

/***/ 25587:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  A: () => (/* binding */ STANDARD_PROFILE),
  D: () => (/* binding */ fillRequest),
  parseProfile: () => (/* binding */ parseProfile)
});

// EXTERNAL MODULE: ../../node_modules/zod/v4/mini/schemas.js
var schemas = __webpack_require__(5915);
// EXTERNAL MODULE: ../../node_modules/zod/v4/core/parse.js + 1 modules
var parse = __webpack_require__(58989);
// EXTERNAL MODULE: ./http/errors.js
var errors = __webpack_require__(72557);
// EXTERNAL MODULE: ./model/outcome.js
var outcome = __webpack_require__(41913);
// EXTERNAL MODULE: ./text/json-object.js + 1 modules
var json_object = __webpack_require__(66783);
// EXTERNAL MODULE: ./text/values/parsed.js
var parsed = __webpack_require__(38133);
// EXTERNAL MODULE: ./text/yaml-check.js
var yaml_check = __webpack_require__(85405);
// EXTERNAL MODULE: ../../node_modules/zod/v4/core/api.js
var api = __webpack_require__(41299);
;// CONCATENATED MODULE: ./service/profile-values.js

const A_MAP = 'has to be a map of keys';
const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];
const profile_values_text = schemas/* string */.YjP('has to be a text');
function textLike(pattern, problem) {
    return profile_values_text.check(api/* _regex */.Fk(pattern, problem));
}
const pointer = textLike(/^(?:\/(?:[^~/]|~[01])*)*$/, 'is not a JSON Pointer: write the keys to the value, each after a slash, such as /data/id');
function place(standard) {
    return schemas/* _default */.Rvf(pointer, standard);
}
const memberName = textLike(/^[\w.~-]{1,100}$/, 'is not a name: write letters, digits, and . _ ~ - only');
const PATH = /^\/(?![/\\])(?!(?:.*\/)?(?:\.|%2e){1,2}(?:[/?]|$))(?:[\w.~!$&'()*+,;=:@/?-]|%[\da-f]{2}|\{\w+\})*$/i;
function request(method, path, body) {
    const names = placeholdersIn(path + (JSON.stringify(body) ?? ''));
    const known = names.map((name) => `{${name}}`).join(', ') || 'none';
    const pathSchema = textLike(PATH, "has to be a URL-encoded path below base-url, such as /v1/runs/{jobId}, without '..' or a fragment").check(schemas/* refine */.YPB((text) => placeholdersIn(text).every((name) => names.includes(name)), {
        error: `has an unknown placeholder: known are ${known}`,
    }));
    const bodySchema = schemas/* unknown */.L5J().check(schemas/* refine */.YPB((value) => {
        const texts = JSON.stringify(value)?.match(/"[^"]*\{\w+\}[^"]*"/g) ?? [];
        return texts.every((text) => names.some((name) => text === `"{${name}}"`));
    }, `has a placeholder that is unknown, or not the whole text: known are ${known}`));
    return {
        method: schemas/* _default */.Rvf(schemas/* enum */.k5n(METHODS), method),
        path: schemas/* _default */.Rvf(pathSchema, path),
        body: body === undefined ? schemas/* exactOptional */.yqP(bodySchema) : schemas/* _default */.Rvf(bodySchema, body),
    };
}
const OWN_HEADERS = /^(?:accept|accept-encoding|authorization|connection|content-.*|expect|host|keep-alive|proxy-.*|te|trailer|transfer-encoding|upgrade|user-agent)$/i;
const headerValue = textLike(/^[\x21-\x7e](?:[\x20-\x7e]{0,998}[\x21-\x7e])?$/, 'is not the value of a header: write up to 1000 ASCII characters on one line');
const headersSchema = schemas/* record */.g1P(schemas/* string */.YjP(), headerValue, A_MAP).check(({ value, issues }) => {
    for (const name of Object.keys(value)) {
        if (/^[\w-]{1,100}$/.test(name) && !OWN_HEADERS.test(name))
            continue;
        const message = 'is set by the action itself, or is no header name: remove it';
        issues.push({ code: 'custom', message, path: [name], input: name });
    }
});
function placeholdersIn(template) {
    return Array.from(template.matchAll(/\{(\w+)\}/g), ([, name = '']) => name);
}

;// CONCATENATED MODULE: ./service/operations.js







function operation(shape) {
    const schema = (0,yaml_check/* strictMap */.yj)(shape, A_MAP);
    return schemas/* _default */.Rvf(schema, () => parse/* parse */.qg(schema, {}));
}
const pages = {
    hasMore: place('/pagination/hasMore'),
    nextCursor: place('/pagination/nextCursor'),
};
const RUN = '/v1/simulation/plan/job/{jobId}';
const create = request('POST', '/v1/call');
const operationSchemas = {
    requestDebrief: operation({
        ...request('POST', `${RUN}/debrief`, { regenerate: '{regenerate}' }),
        debrief: place('/data'),
    }),
    readResults: operation({
        ...request('GET', `${RUN}/results?compareToJobId={compareToJobId}`),
        results: place('/data'),
        debrief: place('/debrief'),
        run: place('/run'),
        verdict: place('/verdict'),
        summary: place('/summary'),
        metrics: place('/metrics'),
        calls: place('/calls'),
        breakdowns: place('/breakdowns'),
        comparison: place('/comparison'),
    }),
    start: operation({
        ...request('POST', '/v1/simulation/run', {
            planId: '{runPlanId}',
            variables: '{variables}',
        }),
        jobId: place('/data/simulationRunPlanJobId'),
    }),
    read: operation({
        ...request('GET', RUN),
        status: place('/data/status'),
        simulationJobs: place('/data/simulationJobs'),
        verdict: place('/data/verdict'),
        queuePosition: place('/data/queuePosition'),
    }),
    list: operation({
        ...request('GET', '/v1/simulation/plan/jobs?simulationRunPlanId={runPlanId}&limit=50&after={after}'),
        runs: place('/data'),
        ...pages,
    }),
    cancel: operation(request('POST', `${RUN}/cancel`)),
    lookup: operation({
        ...request('GET', '/v1/simulation/job/lookup?{numberParameter}={servicePhoneNumber}&{timeParameter}={callTime}'),
        numberParameter: schemas/* _default */.Rvf(memberName, 'servicePhoneNumber'),
        timeParameter: schemas/* _default */.Rvf(memberName, 'callReceivedAt'),
        job: place('/data'),
    }),
    readSimulationJob: operation({
        ...request('GET', '/v1/simulation/job/{simulationJobId}'),
        job: place('/data'),
    }),
    createCall: operation({
        method: create.method,
        path: create.path,
        call: place('/data'),
        endStatusField: schemas/* _default */.Rvf(memberName, 'endedReason'),
    }),
    createMetricCollectionJob: operation({
        ...request('POST', '/v1/metric/collection-jobs', {
            metrics: '{metrics}',
            callIds: '{callIds}',
            chatIds: '{chatIds}',
        }),
        job: place('/data'),
    }),
    readMetricCollectionJob: operation({
        ...request('GET', '/v1/metric/collection-jobs/{id}'),
        job: place('/data'),
    }),
    deleteCustomerFlow: operation({
        ...request('DELETE', '/v1/simulation/customer-flow/{flowId}'),
        deleted: place('/data/deleted'),
    }),
    listPlans: operation({
        ...request('GET', '/v1/simulation/plan?searchText={name}&limit=50&after={after}'),
        plans: place('/data'),
        ...pages,
    }),
    readPlan: operation({
        ...request('GET', '/v1/simulation/plan/{runPlanId}'),
        plan: place('/data'),
    }),
    readCredential: operation({ ...request('GET', '/v1/me'), credential: place('/data') }),
    readCost: operation({ ...request('GET', `${RUN}/cost`), cost: place('/data') }),
    readTranscript: operation({
        ...request('GET', '/v1/call/{callId}/transcript'),
        transcript: place('/data'),
    }),
    readCallMetrics: operation({
        ...request('GET', '/v1/call/{callId}/metrics'),
        metrics: place('/data'),
    }),
};
const ENDED = ['COMPLETED', 'FAILED', 'TIMED_OUT', 'CANCELLED'];
const wordSchema = (0,yaml_check/* strictMap */.yj)({ runStatus: schemas/* _default */.Rvf(schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* enum */.k5n([...outcome/* IN_FLIGHT */.Ri, ...ENDED]), A_MAP), {}) }, A_MAP);
const profileSchema = (0,yaml_check/* strictMap */.yj)({
    ...operationSchemas,
    headers: schemas/* _default */.Rvf(headersSchema, {}),
    words: schemas/* _default */.Rvf(wordSchema, () => parse/* parse */.qg(wordSchema, {})),
}, A_MAP);
function profileOf(file) {
    const { headers, words, ...operations } = file;
    return { headers, words, operations };
}
const STANDARD_PROFILE = profileOf(parse/* parse */.qg(profileSchema, {}));
const NO_SEGMENT = /^(?:\.|%2e){0,2}$/i;
function fillRequest({ method, path, body }, values) {
    const [route = '', query = ''] = path.split(/\?(.*)/s);
    const segments = route.split('/').map((segment) => {
        const filled = fill(segment, values);
        if (filled === segment || !NO_SEGMENT.test(filled))
            return filled;
        const problem = `the request was not sent, since ${segment} is '${filled}', which cannot be part of a path`;
        const operation = `${method} ${route}`;
        throw new errors/* ServiceError */._7({ kind: 'shape', operation, problem, mayHaveBeenTaken: false });
    });
    const parts = query
        .split('&')
        .filter((part) => placeholdersIn(part).every((name) => (values[name] ?? null) !== null));
    const filledQuery = fill(parts.join('&'), values);
    return {
        method,
        path: segments.join('/') + (filledQuery === '' ? '' : `?${filledQuery}`),
        ...(body !== undefined && { body: fillBody(body, values) }),
    };
}
function fill(template, values) {
    return template.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(`${values[name]}`.toWellFormed()));
}
function fillBody(template, values) {
    if (typeof template === 'string') {
        const [, name] = /^\{(\w+)\}$/.exec(template) ?? [];
        return name === undefined ? template : (values[name] ?? undefined);
    }
    if (Array.isArray(template))
        return template.map((item) => fillBody(item, values) ?? null);
    if (!(0,json_object/* isObject */.Gv)(template))
        return template;
    return Object.fromEntries(Object.entries(template).map(([key, value]) => [key, fillBody(value, values)]));
}
function parseProfile(yaml, shown) {
    const profile = (0,yaml_check/* checkYaml */.cX)(yaml, profileSchema, 'the profile', shown);
    return profile.ok ? (0,parsed/* valid */.r)(profileOf(profile.value)) : profile;
}


/***/ }),

/***/ 76465:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LL: () => (/* binding */ parseDebrief),
/* harmony export */   c2: () => (/* binding */ parseResults),
/* harmony export */   em: () => (/* binding */ runStatus),
/* harmony export */   jt: () => (/* binding */ verdictIn),
/* harmony export */   nB: () => (/* binding */ Body),
/* harmony export */   tJ: () => (/* binding */ parseSavedResults)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5915);
/* harmony import */ var _http_shape_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(32845);
/* harmony import */ var _text_alike_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(46651);
/* harmony import */ var _text_json_object_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(66783);
/* harmony import */ var _evidence_schemas_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(17671);
/* harmony import */ var _operations_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(25587);
/* harmony import */ var _schemas_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(99519);







const RUN_ID = 'simulationRunPlanJobId';
class Body {
    json;
    pointer;
    #reading;
    constructor(json, reading, pointer = '') {
        this.json = json;
        this.pointer = pointer;
        this.#reading = reading;
    }
    at(place) {
        const value = (0,_http_shape_js__WEBPACK_IMPORTED_MODULE_0__/* .resolvePointer */ .cj)(this.json, place);
        if (Array.isArray(value))
            return value.filter((entry) => !this.#namesOther(entry));
        return this.#namesOther(value) ? undefined : value;
    }
    within(place) {
        return new Body((0,_http_shape_js__WEBPACK_IMPORTED_MODULE_0__/* .resolvePointer */ .cj)(this.json, place), this.#reading, this.pointer + place);
    }
    check(schema, place) {
        return (0,_http_shape_js__WEBPACK_IMPORTED_MODULE_0__/* .checkShape */ .eA)(schema, this.at(place), this.#reading.operation, this.pointer + place);
    }
    keep(schema, place) {
        return (0,_http_shape_js__WEBPACK_IMPORTED_MODULE_0__/* .keepFitting */ .z6)(schema, this.at(place), this.pointer + place, this.#reading.leftOut);
    }
    whole(schema, place) {
        return this.keep(schema, place) ?? this.check(schema, place);
    }
    refuseOtherRun(...places) {
        const other = places.find((place) => this.#namesOther((0,_http_shape_js__WEBPACK_IMPORTED_MODULE_0__/* .resolvePointer */ .cj)(this.json, place)));
        if (other !== undefined)
            throw this.otherThanRequested('run', `${other}/${RUN_ID}`);
    }
    otherThanRequested(what, place) {
        const problem = `${this.pointer}${place}: expected the ${what} that was requested, found another`;
        return (0,_http_shape_js__WEBPACK_IMPORTED_MODULE_0__/* .shapeError */ .cn)(this.#reading.operation, problem);
    }
    #namesOther(part) {
        const { runId = null } = this.#reading;
        const named = namedRun(part);
        return named !== null && runId !== null && !(0,_text_alike_js__WEBPACK_IMPORTED_MODULE_1__/* .isSame */ .Ft)(named, runId);
    }
}
function namedRun(part) {
    const named = (0,_text_json_object_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .Gv)(part) ? part[RUN_ID] : null;
    return typeof named === 'string' && named !== '' ? named : null;
}
function parseDebrief(body, place) {
    const found = body.within(place);
    return (found.json === undefined ? body : found).check(_schemas_js__WEBPACK_IMPORTED_MODULE_5__/* .debriefSchema */ .lg, '');
}
function parseResults(body, profile) {
    const places = profile.operations.readResults;
    const results = resultsIn(body, places);
    results.check(zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .looseObject */ ._H3({}), '');
    body.refuseOtherRun('');
    results.refuseOtherRun('', places.run);
    const debrief = results.check(zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .nullable */ .mee(_schemas_js__WEBPACK_IMPORTED_MODULE_5__/* .resultsDebriefSchema */ .XL)), places.debrief);
    return { ...evidenceIn(results, profile), debrief: debrief ?? null };
}
function parseSavedResults(document, leftOut, profile = _operations_js__WEBPACK_IMPORTED_MODULE_4__/* .STANDARD_PROFILE */ .A) {
    const operation = 'saved debrief';
    const { readResults: places, requestDebrief } = profile.operations;
    const whole = new Body(document, { operation, leftOut });
    const found = resultsIn(whole, places);
    const runId = namedRun(found.at(places.run));
    const results = new Body(found.json, { operation, leftOut, runId }, found.pointer);
    const debrief = results.at(places.debrief);
    if (debrief === undefined) {
        const none = evidenceIn(new Body({}, { operation, leftOut }), profile);
        return { ...none, debrief: parseDebrief(whole, requestDebrief.debrief) };
    }
    const evidence = evidenceIn(results, profile);
    if (debrief === null && evidence.verdict !== undefined)
        return { ...evidence, debrief: null };
    return { ...evidence, debrief: results.check(_schemas_js__WEBPACK_IMPORTED_MODULE_5__/* .resultsDebriefSchema */ .XL, places.debrief) };
}
function verdictIn(body, place) {
    if (body.at(place) === null)
        return null;
    return body.keep(_evidence_schemas_js__WEBPACK_IMPORTED_MODULE_3__/* .PROGRESS_EVIDENCE */ ._f.verdict, place) ?? undefined;
}
function resultsIn(body, { results, debrief }) {
    const inner = body.within(results);
    const isBare = inner.json === undefined || body.within(debrief).json !== undefined;
    return isBare ? body : inner;
}
function evidenceIn(results, profile) {
    const places = profile.operations.readResults;
    const run = results.keep(_evidence_schemas_js__WEBPACK_IMPORTED_MODULE_3__/* .RESULTS_EVIDENCE */ .f8.run, places.run);
    return {
        run: run && { ...run, status: runStatus(run.status, profile) },
        verdict: verdictIn(results, places.verdict),
        summary: results.keep(_evidence_schemas_js__WEBPACK_IMPORTED_MODULE_3__/* .RESULTS_EVIDENCE */ .f8.summary, places.summary),
        metrics: results.keep(_evidence_schemas_js__WEBPACK_IMPORTED_MODULE_3__/* .RESULTS_EVIDENCE */ .f8.metrics, places.metrics),
        calls: results.keep(_evidence_schemas_js__WEBPACK_IMPORTED_MODULE_3__/* .RESULTS_EVIDENCE */ .f8.calls, places.calls),
        breakdowns: results.keep(_evidence_schemas_js__WEBPACK_IMPORTED_MODULE_3__/* .RESULTS_EVIDENCE */ .f8.breakdowns, places.breakdowns),
        comparison: results.keep(_evidence_schemas_js__WEBPACK_IMPORTED_MODULE_3__/* .RESULTS_EVIDENCE */ .f8.comparison, places.comparison),
    };
}
function runStatus(status, { words }) {
    const isKnown = typeof status === 'string' && Object.hasOwn(words.runStatus, status);
    return (isKnown && words.runStatus[status]) || status;
}


/***/ }),

/***/ 99519:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EW: () => (/* binding */ simulationJobSchema),
/* harmony export */   XL: () => (/* binding */ resultsDebriefSchema),
/* harmony export */   cm: () => (/* binding */ listedRunSchema),
/* harmony export */   hv: () => (/* binding */ metricCollectionJobSchema),
/* harmony export */   ir: () => (/* binding */ usedVariablesSchema),
/* harmony export */   kn: () => (/* binding */ runIdSchema),
/* harmony export */   lg: () => (/* binding */ debriefSchema),
/* harmony export */   yc: () => (/* binding */ createdCallSchema)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5915);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(41299);
/* harmony import */ var _model_debrief_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(67332);


const nullableString = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .nullable */ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP());
const maybeString = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(nullableString);
const wireRate = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .nullable */ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig())
    .check(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* ._overwrite */ .bS((rate) => (rate !== null && rate >= 0 && rate <= 100 ? rate : null)));
const withoutOurs = (name) => zod_mini__WEBPACK_IMPORTED_MODULE_2__/* ._overwrite */ .bS(({ [name]: _, ...reported }) => reported);
const wireRowSchema = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({ ..._model_debrief_js__WEBPACK_IMPORTED_MODULE_0__/* .trendRowFields */ .bZ, previousPassRate: wireRate, currentPassRate: wireRate })
    .check(withoutOurs('counts'), withoutOurs('checkId'));
const reportSchema = (0,_model_debrief_js__WEBPACK_IMPORTED_MODULE_0__/* .reportOf */ .EI)(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3(_model_debrief_js__WEBPACK_IMPORTED_MODULE_0__/* .themeFields */ .zw).check(withoutOurs('serviceLifecycle')), (0,_model_debrief_js__WEBPACK_IMPORTED_MODULE_0__/* .trendOf */ .RS)(wireRowSchema));
const debriefSchema = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({
    debriefId: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    status: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    errorMessage: nullableString,
    createdAt: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    completedAt: maybeString,
    report: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .nullable */ .mee(reportSchema)),
});
const resultsDebriefSchema = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .extend */ .X$i(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .partial */ .OH3(debriefSchema), { status: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP() });
const runIdSchema = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()
    .check(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* ._regex */ .Fk(/^(?!\.{1,2}$)[!-~]{1,200}$/, 'expected an ID'));
const listedRunSchema = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({
    simulationRunPlanJobId: runIdSchema,
    status: maybeString,
    createdAt: maybeString,
    startedAt: maybeString,
    endedAt: maybeString,
});
const simulationJobSchema = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({
    simulationJobId: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    status: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    processingStatus: maybeString,
    callId: maybeString,
    servicePhoneNumber: maybeString,
    runPlan: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({ id: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), name: maybeString }),
    createdAt: maybeString,
    startedAt: maybeString,
    completedAt: maybeString,
});
const usedVariablesSchema = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({
    simulationJobId: maybeString,
    runPlan: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({ id: maybeString, variables: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .record */ .g1P(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .unknown */ .L5J()) }),
});
const metricCollectionJobSchema = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({
    id: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    status: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    totalItems: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .nullable */ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr())),
    completedItems: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .nullable */ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr())),
    failedItems: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .nullable */ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr())),
    errorMessage: maybeString,
});
const createdCallSchema = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({ id: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP() });


/***/ }),

/***/ 85405:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dt: () => (/* binding */ pathName),
/* harmony export */   cX: () => (/* binding */ checkYaml),
/* harmony export */   vp: () => (/* binding */ showValue),
/* harmony export */   yj: () => (/* binding */ strictMap)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5915);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(58989);
/* harmony import */ var _json_object_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(66783);
/* harmony import */ var _nearest_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(42337);
/* harmony import */ var _strip_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(30269);
/* harmony import */ var _values_parsed_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(38133);





const MAX_SHOWN_CHARS = 60;
const MAX_KEY_CHARS = 100;
function strictMap(shape, wanted) {
    const known = Object.keys(shape).join(', ');
    return zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej(shape, {
        error: ({ code }) => (code === 'unrecognized_keys' ? known : wanted),
    });
}
function checkYaml(yaml, schema, whole, shown, further = []) {
    const { value } = yaml;
    if (value === undefined)
        return refuse(yaml.errors, shown);
    const parsed = zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .safeParse */ .xL(schema, value);
    const found = [
        ...(parsed.error?.issues ?? []).flatMap((issue) => errorsOf(issue, value)),
        ...further,
    ].map(({ path, problem }) => ({
        ...yaml.placeOf(path),
        problem: `${pathName(path, whole)} ${problem}`,
    }));
    const errors = [...yaml.errors, ...found];
    return parsed.success && errors.length === 0 ? (0,_values_parsed_js__WEBPACK_IMPORTED_MODULE_4__/* .valid */ .r)(parsed.data) : refuse(errors, shown);
}
function refuse(errors, shown) {
    const sorted = errors.toSorted((a, b) => a.line - b.line || a.column - b.column);
    return {
        ok: false,
        errors: sorted.map(({ line, column, problem }) => ({
            shown,
            problem: `line ${line}, column ${column}: ${problem}`,
        })),
    };
}
function errorsOf(issue, document) {
    const { path, message } = issue;
    if (issue.code === 'unrecognized_keys') {
        return issue.keys.map((key) => ({
            path: [...path, key],
            problem: `is not known here${didYouMean(key, message.split(', ')) || '.'} Known are ${message}`,
        }));
    }
    const found = (0,_json_object_js__WEBPACK_IMPORTED_MODULE_0__/* .valueAt */ .fK)(document, path);
    const wanted = issue.code === 'invalid_value' ? choose(issue.values, found) : message;
    if (found === undefined)
        return [{ path, problem: `is missing: it ${wanted}` }];
    const isDemand = wanted.startsWith('has to ');
    return [
        {
            path,
            problem: isDemand ? `is ${showValue(found)}, but ${wanted}` : `${showValue(found)} ${wanted}`,
        },
    ];
}
function choose(values, found) {
    const known = values.map(String);
    if (known.length === 1)
        return `has to be ${known[0]}`;
    return `has to be one of ${known.join(', ')}${didYouMean(found, known)}`;
}
function didYouMean(found, known) {
    const meant = typeof found === 'string' ? (0,_nearest_js__WEBPACK_IMPORTED_MODULE_5__/* .misspelling */ .wI)(found, known) : undefined;
    return meant === undefined ? '' : `; did you mean ${meant}?`;
}
function pathName(path, whole) {
    if (path.length === 0)
        return whole;
    const name = path
        .map((key) => (typeof key === 'number' ? `[${key}]` : `.${quoteUnlessPlain(String(key))}`))
        .join('')
        .slice(1);
    return (0,_strip_js__WEBPACK_IMPORTED_MODULE_1__/* .fold */ .AU)(name, MAX_KEY_CHARS);
}
function quoteUnlessPlain(key) {
    return /^[\w-]+$/.test(key) ? key : JSON.stringify(key);
}
function showValue(value) {
    if (value === null)
        return 'empty';
    return (0,_strip_js__WEBPACK_IMPORTED_MODULE_1__/* .fold */ .AU)(JSON.stringify(value), MAX_SHOWN_CHARS);
}


/***/ })

};
;