"use strict";
exports.id = 862;
exports.ids = [862,587,405];
exports.modules = {

/***/ 16892:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  N: () => (/* binding */ connect)
});

// EXTERNAL MODULE: ../../node_modules/zod/v4/mini/schemas.js
var schemas = __webpack_require__(5915);
// EXTERNAL MODULE: ./http/shape.js
var shape = __webpack_require__(32845);
// EXTERNAL MODULE: ./http/channel.js + 2 modules
var channel = __webpack_require__(15010);
// EXTERNAL MODULE: ./http/errors.js
var errors = __webpack_require__(72557);
// EXTERNAL MODULE: ./http/response.js
var http_response = __webpack_require__(80965);
// EXTERNAL MODULE: ./http/retry.js
var retry = __webpack_require__(19406);
;// CONCATENATED MODULE: ./http/transport.js




class Transport {
    #options;
    #channel;
    constructor(options) {
        this.#options = options;
        this.#channel = new channel/* Channel */.c(options);
    }
    async requestJson(request, context, mayBeEmpty = false) {
        const response = await this.#request(request, context);
        return mayBeEmpty && (0,http_response/* isEmpty */.Im)(response) ? null : (0,http_response/* parseJson */.qF)(this.#requested(request), response);
    }
    async requestLine(request, context) {
        return (0,http_response/* statusLine */.Bs)(this.#requested(request), await this.#request(request, context));
    }
    async #request(request, context) {
        const { clock, random, onRetry } = this.#options;
        const { signal, once, putOff, longestPauseMs = retry/* LONGEST_PAUSE_MS */.nz } = context;
        const outgoing = this.#outgoing(request);
        const startedMs = clock.now();
        let limits = context;
        for (let attempt = 1;; attempt += 1) {
            signal.throwIfAborted();
            try {
                const response = await this.#channel.send(outgoing, limits, attempt);
                return (0,http_response/* requireSuccess */.z_)(this.#requested(request, response.status), response);
            }
            catch (error) {
                if (!(error instanceof errors/* ServiceError */._7))
                    throw error;
                if (once || !(0,retry/* mayRepeat */.xg)(request.retry, error))
                    throw error;
                signal.throwIfAborted();
                if (error.status === 429 && putOff)
                    limits = { ...context, deadlineMs: putOff(error) };
                const nowMs = clock.now();
                const { deadlineMs } = limits;
                const everAnswered = this.#channel.hasAnswered;
                const state = { attempt, startedMs, nowMs, deadlineMs, everAnswered, longestPauseMs };
                const plan = (0,retry/* planRetry */.M$)(error, state, random);
                if (plan.kind === 'give-up')
                    throw plan.error;
                const { operation, problem } = error;
                onRetry?.({ operation, attempt, problem, waitMs: plan.ms });
                await clock.sleep(plan.ms, signal);
            }
        }
    }
    #outgoing({ operation, method, path, body, json, retry }) {
        const text = json ?? (body === undefined ? undefined : JSON.stringify(body));
        const { headers, apiKey } = this.#options;
        return {
            operation,
            method,
            path,
            fresh: retry === 'unless-taken',
            headers: {
                ...headers,
                authorization: `Bearer ${apiKey}`,
                accept: 'application/json',
                ...(text !== undefined && { 'content-type': 'application/json' }),
            },
            ...(text !== undefined && { body: text }),
        };
    }
    #requested({ operation, profileKey, hidden = [] }, status = 200) {
        const { mask } = this.#channel;
        return { operation, profileKey, mask: status < 300 ? mask : mask.with(hidden) };
    }
}

// EXTERNAL MODULE: ./text/same-id.js
var same_id = __webpack_require__(88959);
// EXTERNAL MODULE: ./service/evidence.js
var evidence = __webpack_require__(97398);
// EXTERNAL MODULE: ./service/operations.js + 1 modules
var operations = __webpack_require__(25587);
// EXTERNAL MODULE: ./service/body.js
var body = __webpack_require__(42611);
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
    #transport;
    #profile;
    #leftOut;
    #optional = new OptionalOperations();
    constructor(transport, profile, leftOut) {
        this.#transport = transport;
        this.#profile = profile;
        this.#leftOut = leftOut;
    }
    async send(key, values, context, { mayBeEmpty = false, ...how } = {}) {
        const operation = nameOf(key);
        const request = {
            operation,
            profileKey: SPECIFIED.has(key) ? undefined : key,
            retry: 'safe',
            ...(0,operations/* fillRequest */.Dv)(this.#profile.operations[key], values),
            ...how,
        };
        const json = await this.#transport.requestJson(request, context, mayBeEmpty);
        const leftOut = (problem) => this.#leftOut(`${operation}: left out ${problem}`);
        const runId = typeof values.jobId === 'string' ? values.jobId : null;
        return new body/* Body */.n(json, { operation, leftOut, runId });
    }
    optional(key, values, context, how = {}) {
        const send = () => this.send(key, values, context, { ...how, retry: 'optional' });
        return this.#optional.request(key, send);
    }
    line(operation, path, context) {
        const request = { operation, retry: 'unless-taken', method: 'GET', path };
        return this.#transport.requestLine(request, context);
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
            const isMissing = error instanceof errors/* ServiceError */._7 && http_response/* MISSING */.lV.has(error.status);
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

// EXTERNAL MODULE: ./service/results.js
var results = __webpack_require__(76465);
// EXTERNAL MODULE: ./service/schemas.js
var service_schemas = __webpack_require__(99519);
;// CONCATENATED MODULE: ./service/client.js









const LAST_MEMBER = /\/[^/]*$/;
const ONCE = { retry: 'unless-taken' };
const MAY_BE_EMPTY = { mayBeEmpty: true };
const SHORTEST_HIDDEN = 8;
class ServiceClient {
    #requests;
    #profile;
    constructor({ profile = operations/* STANDARD_PROFILE */.Ay, onLeftOut = () => { }, ...options }) {
        const transport = new Transport({ ...options, headers: profile.headers });
        this.#requests = new Requests(transport, profile, onLeftOut);
        this.#profile = profile;
    }
    async requestDebrief(jobId, { regenerate }, context) {
        const { debrief } = this.#profile.operations.requestDebrief;
        const values = { jobId, regenerate: regenerate || undefined };
        const how = regenerate ? ONCE : {};
        const body = await this.#requests.send('requestDebrief', values, context, how);
        body.refuseOtherRun('', debrief);
        return (0,results/* parseDebrief */.LL)(body, debrief);
    }
    async readResults(jobId, context, compareToJobId = null) {
        const values = { jobId, compareToJobId };
        return (0,results/* parseResults */.c2)(await this.#requests.send('readResults', values, context), this.#profile);
    }
    async startRun(runPlanId, variables, context) {
        const hidden = Object.values(variables).filter(({ length }) => length >= SHORTEST_HIDDEN);
        const values = { runPlanId, variables };
        const body = await this.#requests.send('start', values, context, { ...ONCE, hidden });
        return { jobId: body.check(service_schemas/* runIdSchema */.kn, this.#profile.operations.start.jobId) };
    }
    async readRun(jobId, context) {
        const places = this.#profile.operations.read;
        const body = await this.#requests.optional('read', { jobId }, context);
        body.refuseOtherRun('', places.status.replace(LAST_MEMBER, ''));
        return {
            status: (0,results/* runStatus */.em)(body.check(schemas/* string */.YjP(), places.status), this.#profile),
            simulationJobs: body.keep(evidence/* PROGRESS_EVIDENCE */._f.simulationJobs, places.simulationJobs),
            verdict: (0,results/* verdictIn */.jt)(body, places.verdict),
            queuePosition: body.keep(evidence/* PROGRESS_EVIDENCE */._f.queuePosition, places.queuePosition),
        };
    }
    async listRuns(runPlanId, after, context) {
        const { list } = this.#profile.operations;
        const body = await this.#requests.optional('list', { runPlanId, after }, context);
        const runs = body.whole(schemas/* array */.YOg(service_schemas/* listedRunSchema */.cm), list.runs);
        return {
            runs: runs
                .filter(({ simulationRunPlanId: id }) => typeof id !== 'string' || (0,same_id/* isSame */.F)(id, runPlanId))
                .map((run) => ({ ...run, status: (0,results/* runStatus */.em)(run.status, this.#profile) })),
            nextCursor: nextCursorIn(body, list),
        };
    }
    async cancelRun(jobId, context) {
        await this.#requests.send('cancel', { jobId }, context, {
            retry: 'optional',
            mayBeEmpty: true,
        });
    }
    async lookUpSimulationJob(servicePhoneNumber, callTime, context) {
        const { job, numberParameter, timeParameter } = this.#profile.operations.lookup;
        const values = { servicePhoneNumber, callTime, numberParameter, timeParameter };
        const body = await this.#requests.send('lookup', values, context);
        return body.check(service_schemas/* simulationJobSchema */.EW, job);
    }
    async readSimulationJob(simulationJobId, context) {
        const { job } = this.#profile.operations.readSimulationJob;
        const body = await this.#requests.optional('readSimulationJob', { simulationJobId }, context);
        return body.check(service_schemas/* simulationJobSchema */.EW, job);
    }
    async createCall(json, context) {
        const body = await this.#requests.send('createCall', {}, context, { ...ONCE, json });
        return body.check(service_schemas/* createdCallSchema */.yc, this.#profile.operations.createCall.call);
    }
    async createMetricCollectionJob({ metricIds, callIds, chatIds }, context) {
        const metrics = metricIds.map((id) => ({ id }));
        const values = { metrics, callIds, chatIds };
        const body = await this.#requests.send('createMetricCollectionJob', values, context, ONCE);
        const { job } = this.#profile.operations.createMetricCollectionJob;
        return body.check(service_schemas/* metricCollectionJobSchema */.hv, job);
    }
    async readMetricCollectionJob(id, context) {
        const body = await this.#requests.send('readMetricCollectionJob', { id }, context);
        const { job } = this.#profile.operations.readMetricCollectionJob;
        return body.check(service_schemas/* metricCollectionJobSchema */.hv, job);
    }
    async cancelMetricCollectionJob(id, context) {
        await this.#requests.optional('cancelMetricCollectionJob', { id }, context, MAY_BE_EMPTY);
    }
    async deleteCustomerFlow(flowId, context) {
        const { deleted } = this.#profile.operations.deleteCustomerFlow;
        const values = { flowId };
        const body = await this.#requests.send('deleteCustomerFlow', values, context, MAY_BE_EMPTY);
        if (body.json !== null)
            body.check(schemas/* literal */.euz(true), deleted);
    }
    async listPlans(name, after, context) {
        const { listPlans } = this.#profile.operations;
        const body = await this.#requests.optional('listPlans', { name, after }, context);
        const plans = body.whole(schemas/* array */.YOg(evidence/* runPlanSchema */.Gz), listPlans.plans);
        return { plans, nextCursor: nextCursorIn(body, listPlans) };
    }
    async readPlan(runPlanId, context) {
        const place = this.#profile.operations.readPlan.plan;
        const body = await this.#requests.optional('readPlan', { runPlanId }, context);
        const plan = body.whole(evidence/* runPlanSchema */.Gz, place);
        if ((0,same_id/* isSame */.F)(plan.id, runPlanId))
            return plan;
        throw body.otherThanRequested('run plan', `${place}/id`);
    }
    async readCredential(context) {
        const body = await this.#requests.optional('readCredential', {}, context);
        return body.whole(evidence/* credentialSchema */.h7, this.#profile.operations.readCredential.credential);
    }
    checkHealth(path, context) {
        return this.#requests.line('check health', path, context);
    }
    async readCost(jobId, context) {
        const { cost } = this.#profile.operations.readCost;
        const body = await this.#requests.optional('readCost', { jobId }, context);
        body.refuseOtherRun('', cost);
        return body.whole(evidence/* costSchema */.$M, cost);
    }
    async readTranscript(callId, context) {
        const body = await this.#requests.optional('readTranscript', { callId }, context);
        return body.whole(evidence/* transcriptSchema */.C8, this.#profile.operations.readTranscript.transcript);
    }
    async readCallMetrics(callId, context) {
        const body = await this.#requests.optional('readCallMetrics', { callId }, context);
        return body.whole(evidence/* callMetricsSchema */.R_, this.#profile.operations.readCallMetrics.metrics);
    }
}
function nextCursorIn({ json }, places) {
    const cursor = (0,shape/* resolvePointer */.cj)(json, places.nextCursor);
    const isLast = (0,shape/* resolvePointer */.cj)(json, places.hasMore) === false;
    return !isLast && typeof cursor === 'string' && cursor !== '' ? cursor : null;
}

// EXTERNAL MODULE: ./service/trouble-log.js
var trouble_log = __webpack_require__(44235);
;// CONCATENATED MODULE: ./collect/connect.js


function connect(access, runtime) {
    const { clock, random, env, runner } = runtime;
    const troubles = new trouble_log/* TroubleLog */.q(runner, clock);
    return new ServiceClient({
        ...access,
        clock,
        random,
        env,
        onRetry: (retry) => troubles.note(retry),
        ...(runner.isDebug && {
            onAttempt: (line) => runner.debug(line),
            onLeftOut: (problem) => runner.debug(problem),
        }),
    });
}


/***/ }),

/***/ 72557:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fh: () => (/* binding */ isSpent),
/* harmony export */   _7: () => (/* binding */ ServiceError),
/* harmony export */   xW: () => (/* binding */ lastFailure)
/* harmony export */ });
class ServiceError extends Error {
    name = 'ServiceError';
    constructor({ cause, ...facts }) {
        super(`${facts.operation}: ${facts.problem}`, { cause });
        Object.assign(this, { namesQuota: false, profileKey: '', ...facts });
    }
}
function isSpent({ status, namesQuota }) {
    return status === 402 || (status === 429 && namesQuota);
}
function lastFailure(error) {
    return error.cause instanceof ServiceError ? error.cause : error;
}


/***/ }),

/***/ 42611:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ namedRun),
/* harmony export */   n: () => (/* binding */ Body)
/* harmony export */ });
/* harmony import */ var _http_shape_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(32845);
/* harmony import */ var _text_json_object_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(65553);
/* harmony import */ var _text_same_id_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(88959);



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
        return named !== null && runId !== null && !(0,_text_same_id_js__WEBPACK_IMPORTED_MODULE_1__/* .isSame */ .F)(named, runId);
    }
}
function namedRun(part) {
    const named = (0,_text_json_object_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .G)(part) ? part[RUN_ID] : null;
    return typeof named === 'string' && named !== '' ? named : null;
}


/***/ }),

/***/ 97398:
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
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5915);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(41299);
/* harmony import */ var _text_json_object_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(65553);
/* harmony import */ var _text_log_line_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(82456);



const MAX_AMOUNT = 1e15;
function maybe(schema) {
    return zod_mini__WEBPACK_IMPORTED_MODULE_1__/* ._default */ .Rvf(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .nullable */ .mee(schema), null);
}
function listOf(item) {
    return maybe(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(item));
}
const text = maybe(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP());
const flag = maybe(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY());
const number = maybe(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig());
const count = maybe(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* ._gte */ .qm(0)));
const percent = maybe(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().check(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* ._gte */ .qm(0), zod_mini__WEBPACK_IMPORTED_MODULE_2__/* ._lte */ .Zm(100)));
const amount = maybe(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().check(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* ._gte */ .qm(0), zod_mini__WEBPACK_IMPORTED_MODULE_2__/* ._lte */ .Zm(MAX_AMOUNT)));
const scalar = maybe(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .union */ .KCZ([zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig(), zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY()], 'text, number or boolean'));
const id = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP();
function atMost(part, whole) {
    return zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .refine */ .YPB((counts) => counts[part] === null || counts[whole] === null || counts[part] <= counts[whole], { path: [part], error: `at most ${whole}` });
}
const runFactsSchema = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
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
const checkResultSchema = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    metricDefinitionId: text,
    metricName: text,
    passed: flag,
    passRate: percent,
    minPassRate: percent,
    evaluatedSims: count,
    passedSims: count,
})
    .check(atMost('passedSims', 'evaluatedSims'));
const verdictFailureSchema = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    type: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
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
    inherited: flag,
});
const runVerdictSchema = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    passed: flag,
    score: percent,
    checks: listOf(checkResultSchema),
    failures: listOf(verdictFailureSchema),
});
const runSummarySchema = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    totalCalls: count,
    countedCalls: count,
    evaluatedCalls: count,
    passedCalls: count,
    callPassRate: percent,
    score: percent,
});
const metricResultSchema = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    metricDefinitionId: text,
    name: id,
    isCheck: flag,
    unitSymbol: text,
    evaluatedCalls: count,
    sampleSize: count,
    check: maybe(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
        evaluatedCalls: count,
        passedCalls: count,
        failedCalls: count,
        passRate: percent,
    })
        .check(atMost('passedCalls', 'evaluatedCalls'), atMost('failedCalls', 'evaluatedCalls'))),
    numeric: maybe(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ average: number, median: number, p95: number, min: number, max: number })),
});
const callResultSchema = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    simulationJobId: id,
    callId: text,
    status: text,
    passed: flag,
    counted: flag,
    attemptNumber: count,
    durationMs: amount,
    agentName: text,
    personaName: text,
    checks: listOf(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ metricDefinitionId: text, metricName: text, passed: flag })),
    values: listOf(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
        metricDefinitionId: text,
        metricName: text,
        value: scalar,
        reasoning: text,
    })),
});
const breakdownSchema = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    key: text,
    label: text,
    calls: count,
    evaluatedCalls: count,
    passedCalls: count,
    callPassRate: percent,
    score: percent,
});
const comparisonSchema = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    baselineRun: maybe(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
        simulationRunPlanJobId: text,
        runNumber: count,
        status: text,
        endedAt: text,
    })),
    baselineSource: text,
    checks: listOf(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
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
    metrics: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(metricResultSchema),
    calls: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(callResultSchema),
    breakdowns: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
        byAgent: listOf(breakdownSchema),
        byPersona: listOf(breakdownSchema),
    }),
    comparison: comparisonSchema,
};
const runSimulationJobSchema = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    simulationJobId: text,
    status: text,
    callId: text,
    processingStatus: text,
    attemptNumber: count,
    persona: maybe(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ id: text, name: text, displayName: text })),
    scenario: maybe(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ id: text, description: text })),
    agentEndpoint: maybe(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ id: text, name: text })),
    invalidation: maybe(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({})),
    failureOwner: text,
});
const PROGRESS_EVIDENCE = {
    simulationJobs: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(runSimulationJobSchema),
    verdict: runVerdictSchema,
    queuePosition: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* ._gte */ .qm(0)),
};
const runPlanSchema = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    id: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* ._minLength */ .m9(1)),
    name: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    testCaseCount: count,
    iterationCount: count,
    updatedAt: text,
    metrics: listOf(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ id, minPassRate: percent })),
});
const credentialSchema = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    grantedPermissions: listOf(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()),
});
const costSchema = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    currency: text,
    totalUsd: amount,
    totalUsdMicros: count,
});
const transcriptSchema = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    entries: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
        role: text,
        text: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
        startOffsetMs: amount,
        endOffsetMs: amount,
    })),
});
const segmentSchema = maybe(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ text, startOffsetMs: amount, endOffsetMs: amount }));
const callMetricsSchema = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    name: id,
    value: scalar,
    reasoning: text,
    evidenceSpans: listOf(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ fromSegment: segmentSchema, toSegment: segmentSchema, reason: text })),
}));
const MAX_INVALIDATION_CHARS = 300;
function describeInvalidation(invalidation) {
    if (!(0,_text_json_object_js__WEBPACK_IMPORTED_MODULE_3__/* .isObject */ .G)(invalidation))
        return null;
    const members = Object.entries(invalidation).flatMap(([name, value]) => typeof value === 'object' ? [] : [`${name}: ${value}`]);
    return (0,_text_log_line_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(members.join(', '), MAX_INVALIDATION_CHARS) || 'invalid';
}


/***/ }),

/***/ 25587:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Ay: () => (/* binding */ STANDARD_PROFILE),
  Dv: () => (/* binding */ fillRequest),
  parseProfile: () => (/* binding */ parseProfile)
});

// UNUSED EXPORTS: descriptionOf, profileSchema

// EXTERNAL MODULE: ../../node_modules/zod/v4/core/registries.js
var registries = __webpack_require__(34288);
// EXTERNAL MODULE: ../../node_modules/zod/v4/mini/schemas.js
var schemas = __webpack_require__(5915);
// EXTERNAL MODULE: ../../node_modules/zod/v4/core/parse.js + 1 modules
var parse = __webpack_require__(58989);
// EXTERNAL MODULE: ./http/errors.js
var errors = __webpack_require__(72557);
// EXTERNAL MODULE: ./model/outcome.js
var outcome = __webpack_require__(41913);
// EXTERNAL MODULE: ./text/json-object.js
var json_object = __webpack_require__(65553);
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
        const message = 'is not the name of a header that the action leaves to you';
        issues.push({ code: 'custom', message, path: [name], input: name });
    }
});
function placeholdersIn(template) {
    return Array.from(template.matchAll(/\{(\w+)\}/g), ([, name = '']) => name);
}

;// CONCATENATED MODULE: ./service/operations.js







const descriptions = registries/* registry */.u5();
function operation(description, shape) {
    const schema = (0,yaml_check/* strictMap */.yj)(shape, A_MAP);
    descriptions.add(schema, { description });
    return schemas/* _default */.Rvf(schema, () => parse/* parse */.qg(schema, {}));
}
const pages = {
    hasMore: place('/pagination/hasMore'),
    nextCursor: place('/pagination/nextCursor'),
};
const RUN = '/v1/simulation/plan/job/{jobId}';
const create = request('POST', '/v1/call');
const operationSchemas = {
    requestDebrief: operation('Requests the debrief of a run.', {
        ...request('POST', `${RUN}/debrief`, { regenerate: '{regenerate}' }),
        debrief: place('/data'),
    }),
    readResults: operation('Reads the results of a run. All places are within `results`.', {
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
    start: operation('Starts a run of a run plan.', {
        ...request('POST', '/v1/simulation/run', {
            planId: '{runPlanId}',
            variables: '{variables}',
        }),
        jobId: place('/data/simulationRunPlanJobId'),
    }),
    read: operation('Reads the status of a run.', {
        ...request('GET', RUN),
        status: place('/data/status'),
        simulationJobs: place('/data/simulationJobs'),
        verdict: place('/data/verdict'),
        queuePosition: place('/data/queuePosition'),
    }),
    list: operation('Lists the runs of a run plan, newest first.', {
        ...request('GET', '/v1/simulation/plan/jobs?simulationRunPlanId={runPlanId}&limit=50&after={after}'),
        runs: place('/data'),
        ...pages,
    }),
    cancel: operation('Cancels a run.', request('POST', `${RUN}/cancel`)),
    lookup: operation('Finds the simulation job that uses a phone number.', {
        ...request('GET', '/v1/simulation/job/lookup?{numberParameter}={servicePhoneNumber}&{timeParameter}={callTime}'),
        numberParameter: schemas/* _default */.Rvf(memberName, 'servicePhoneNumber'),
        timeParameter: schemas/* _default */.Rvf(memberName, 'callReceivedAt'),
        job: place('/data'),
    }),
    readSimulationJob: operation('Reads a simulation job.', {
        ...request('GET', '/v1/simulation/job/{simulationJobId}'),
        job: place('/data'),
    }),
    createCall: operation('Creates a call. The manifest is the body.', {
        method: create.method,
        path: create.path,
        call: place('/data'),
        endStatusField: schemas/* _default */.Rvf(memberName, 'endedReason'),
    }),
    createMetricCollectionJob: operation('Starts a metric collection job.', {
        ...request('POST', '/v1/metric/collection-jobs', {
            metrics: '{metrics}',
            callIds: '{callIds}',
            chatIds: '{chatIds}',
        }),
        job: place('/data'),
    }),
    readMetricCollectionJob: operation('Reads a metric collection job.', {
        ...request('GET', '/v1/metric/collection-jobs/{id}'),
        job: place('/data'),
    }),
    cancelMetricCollectionJob: operation('Cancels a metric collection job.', request('POST', '/v1/metric/collection-jobs/{id}/cancel')),
    deleteCustomerFlow: operation('Deletes a customer flow.', {
        ...request('DELETE', '/v1/simulation/customer-flow/{flowId}'),
        deleted: place('/data/deleted'),
    }),
    listPlans: operation('Lists run plans by name.', {
        ...request('GET', '/v1/simulation/plan?searchText={name}&limit=50&after={after}'),
        plans: place('/data'),
        ...pages,
    }),
    readPlan: operation('Reads a run plan.', {
        ...request('GET', '/v1/simulation/plan/{runPlanId}'),
        plan: place('/data'),
    }),
    readCredential: operation('Reads the permissions of the key.', {
        ...request('GET', '/v1/me'),
        credential: place('/data'),
    }),
    readCost: operation('Reads the cost of a run.', {
        ...request('GET', `${RUN}/cost`),
        cost: place('/data'),
    }),
    readTranscript: operation('Reads the transcript of a call.', {
        ...request('GET', '/v1/call/{callId}/transcript'),
        transcript: place('/data'),
    }),
    readCallMetrics: operation('Reads the metrics of a call.', {
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
function descriptionOf(key) {
    return descriptions.get(operationSchemas[key].def.innerType)?.description ?? '';
}
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
    if (!(0,json_object/* isObject */.G)(template))
        return template;
    return Object.fromEntries(Object.entries(template).map(([key, value]) => [key, fillBody(value, values)]));
}
function parseProfile(yaml, shown) {
    const check = { schema: profileSchema, whole: 'the profile', shown, further: () => [] };
    const profile = (0,yaml_check/* checkYaml */.cX)(yaml, check);
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
/* harmony export */   tJ: () => (/* binding */ parseSavedResults)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5915);
/* harmony import */ var _body_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42611);
/* harmony import */ var _evidence_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(97398);
/* harmony import */ var _operations_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(25587);
/* harmony import */ var _schemas_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(99519);





function parseDebrief(body, place) {
    const found = body.within(place);
    return (found.json === undefined ? body : found).check(_schemas_js__WEBPACK_IMPORTED_MODULE_3__/* .debriefSchema */ .lg, '');
}
function parseResults(body, profile) {
    const places = profile.operations.readResults;
    const results = resultsIn(body, places);
    results.check(zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .looseObject */ ._H3({}), '');
    body.refuseOtherRun('');
    results.refuseOtherRun('', places.run);
    const debrief = results.check(zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .nullable */ .mee(_schemas_js__WEBPACK_IMPORTED_MODULE_3__/* .resultsDebriefSchema */ .XL)), places.debrief);
    return { ...evidenceIn(results, profile), debrief: debrief ?? null };
}
function parseSavedResults(document, leftOut, profile = _operations_js__WEBPACK_IMPORTED_MODULE_2__/* .STANDARD_PROFILE */ .Ay) {
    const operation = 'saved debrief';
    const { readResults: places, requestDebrief } = profile.operations;
    const whole = new _body_js__WEBPACK_IMPORTED_MODULE_0__/* .Body */ .n(document, { operation, leftOut });
    const found = resultsIn(whole, places);
    const runId = (0,_body_js__WEBPACK_IMPORTED_MODULE_0__/* .namedRun */ .d)(found.at(places.run));
    const results = new _body_js__WEBPACK_IMPORTED_MODULE_0__/* .Body */ .n(found.json, { operation, leftOut, runId }, found.pointer);
    const debrief = results.at(places.debrief);
    if (debrief === undefined) {
        const none = evidenceIn(new _body_js__WEBPACK_IMPORTED_MODULE_0__/* .Body */ .n({}, { operation, leftOut }), profile);
        return { ...none, debrief: parseDebrief(whole, requestDebrief.debrief) };
    }
    const evidence = evidenceIn(results, profile);
    if (debrief === null && evidence.verdict !== undefined)
        return { ...evidence, debrief: null };
    return { ...evidence, debrief: results.check(_schemas_js__WEBPACK_IMPORTED_MODULE_3__/* .resultsDebriefSchema */ .XL, places.debrief) };
}
function verdictIn(body, place) {
    if (body.at(place) === null)
        return null;
    return body.keep(_evidence_js__WEBPACK_IMPORTED_MODULE_1__/* .PROGRESS_EVIDENCE */ ._f.verdict, place) ?? undefined;
}
function resultsIn(body, { results, debrief }) {
    const inner = body.within(results);
    const isBare = inner.json === undefined || body.within(debrief).json !== undefined;
    return isBare ? body : inner;
}
function evidenceIn(results, profile) {
    const places = profile.operations.readResults;
    const run = results.keep(_evidence_js__WEBPACK_IMPORTED_MODULE_1__/* .RESULTS_EVIDENCE */ .f8.run, places.run);
    return {
        run: run && { ...run, status: runStatus(run.status, profile) },
        verdict: verdictIn(results, places.verdict),
        summary: results.keep(_evidence_js__WEBPACK_IMPORTED_MODULE_1__/* .RESULTS_EVIDENCE */ .f8.summary, places.summary),
        metrics: results.keep(_evidence_js__WEBPACK_IMPORTED_MODULE_1__/* .RESULTS_EVIDENCE */ .f8.metrics, places.metrics),
        calls: results.keep(_evidence_js__WEBPACK_IMPORTED_MODULE_1__/* .RESULTS_EVIDENCE */ .f8.calls, places.calls),
        breakdowns: results.keep(_evidence_js__WEBPACK_IMPORTED_MODULE_1__/* .RESULTS_EVIDENCE */ .f8.breakdowns, places.breakdowns),
        comparison: results.keep(_evidence_js__WEBPACK_IMPORTED_MODULE_1__/* .RESULTS_EVIDENCE */ .f8.comparison, places.comparison),
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
/* harmony export */   kn: () => (/* binding */ runIdSchema),
/* harmony export */   lg: () => (/* binding */ debriefSchema),
/* harmony export */   yc: () => (/* binding */ createdCallSchema)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5915);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(41299);
/* harmony import */ var _model_debrief_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(67332);


const nullableString = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .nullable */ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP());
const maybeString = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(nullableString);
function validRate(rate) {
    return rate !== null && rate >= 0 && rate <= 100 ? rate : null;
}
const reportSchema = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .pipe */ .FsL(_model_debrief_js__WEBPACK_IMPORTED_MODULE_0__/* .toldReportSchema */ .Bu, zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .transform */ .pdi(({ trend, ...report }) => ({
    ...report,
    trend: trend && {
        ...trend,
        rows: trend.rows.map((row) => ({
            ...row,
            previousPassRate: validRate(row.previousPassRate),
            currentPassRate: validRate(row.currentPassRate),
        })),
    },
})));
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
    .check(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* ._minLength */ .m9(1), zod_mini__WEBPACK_IMPORTED_MODULE_2__/* ._maxLength */ .Eb(200), zod_mini__WEBPACK_IMPORTED_MODULE_2__/* ._regex */ .Fk(/^(?!\.{1,2}$)[!-~]*$/, 'ID'));
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
const metricCollectionJobSchema = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({
    id: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    status: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    totalItems: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .nullable */ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr())),
    completedItems: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .nullable */ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr())),
    failedItems: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .nullable */ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr())),
    completedAt: maybeString,
    errorMessage: maybeString,
});
const createdCallSchema = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({ id: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP() });


/***/ }),

/***/ 44235:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ TroubleLog),
/* harmony export */   u: () => (/* binding */ QUIET_MS)
/* harmony export */ });
/* harmony import */ var _text_duration_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6203);
/* harmony import */ var _text_step_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(53326);


const QUIET_MS = 45_000;
class TroubleLog {
    #runner;
    #clock;
    #last = new Map();
    constructor(runner, clock) {
        this.#runner = runner;
        this.#clock = clock;
    }
    note({ operation, problem, attempt, waitMs }) {
        const pause = waitMs < 1_000 ? 'at once' : `in ${(0,_text_duration_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDuration */ .a)(waitMs)}`;
        const line = `${operation}: ${(0,_text_step_error_js__WEBPACK_IMPORTED_MODULE_1__/* .withoutPeriod */ .Kx)(problem)}; trying again ${pause} (attempt ${attempt} failed)`;
        const last = this.#last.get(operation);
        const nowMs = this.#clock.now();
        if (last?.problem === problem && nowMs - last.loggedMs < QUIET_MS) {
            this.#runner.debug(line);
            return;
        }
        this.#last.set(operation, { problem, loggedMs: nowMs });
        this.#runner.info(line);
    }
}


/***/ }),

/***/ 88959:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ isSame)
/* harmony export */ });
function isSame(id, other) {
    return id.toLowerCase() === other.toLowerCase();
}


/***/ }),

/***/ 90951:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ describeMismatch),
/* harmony export */   r: () => (/* binding */ pointerOf)
/* harmony export */ });
/* harmony import */ var _json_object_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(65553);

function pointerOf(path) {
    return path
        .map((segment) => `/${String(segment).replaceAll('~', '~0').replaceAll('/', '~1')}`)
        .join('');
}
function describeMismatch(issue, value, pointer) {
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
/* harmony import */ var _json_object_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(65553);
/* harmony import */ var _nearest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42337);
/* harmony import */ var _strip_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(30269);
/* harmony import */ var _values_parsed_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(38133);





const MAX_EDITS = 2;
const MAX_SHOWN_CHARS = 60;
const MAX_KEY_CHARS = 100;
function strictMap(shape, wanted) {
    const known = Object.keys(shape).join(', ');
    return zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej(shape, {
        error: ({ code }) => (code === 'unrecognized_keys' ? known : wanted),
    });
}
function checkYaml(yaml, { schema, whole, shown, further }) {
    const errors = yaml.ok ? [] : [...yaml.errors];
    const content = yaml.ok ? yaml : yaml.readable;
    if (content === null)
        return refuse(errors, shown);
    const parsed = zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .safeParse */ .xL(schema, content.value);
    const found = [
        ...(parsed.error?.issues ?? []).flatMap((issue) => errorsOf(issue, content.value)),
        ...further(content.value),
    ];
    errors.push(...found.map(({ path, problem }) => ({
        ...content.placeOf(path),
        problem: `${pathName(path, whole)} ${problem}`,
    })));
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
        return issue.keys.map((key) => {
            const known = message.split(', ');
            const meant = (0,_nearest_js__WEBPACK_IMPORTED_MODULE_0__/* .nearest */ .pA)(key, known.filter((one) => (0,_nearest_js__WEBPACK_IMPORTED_MODULE_0__/* .editsBetween */ .yx)(key, one) <= MAX_EDITS));
            const end = meant === undefined ? '.' : `; did you mean ${meant}?`;
            return {
                path: [...path, key],
                problem: `is not known here${end} Known are ${message}`,
            };
        });
    }
    const found = (0,_json_object_js__WEBPACK_IMPORTED_MODULE_5__/* .valueAt */ .f)(document, path);
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
    const meant = typeof found === 'string' ? (0,_nearest_js__WEBPACK_IMPORTED_MODULE_0__/* .misspelling */ .wI)(found, known) : undefined;
    const asked = meant === undefined ? '' : `; did you mean ${meant}?`;
    return `has to be one of ${known.join(', ')}${asked}`;
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