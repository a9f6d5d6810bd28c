"use strict";
exports.id = 986;
exports.ids = [986];
exports.modules = {

/***/ 63986:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  N: () => (/* binding */ connect)
});

// EXTERNAL MODULE: ./http/errors.js
var errors = __webpack_require__(72557);
// EXTERNAL MODULE: ./http/shape.js
var shape = __webpack_require__(32845);
// EXTERNAL MODULE: ./http/answer.js
var http_answer = __webpack_require__(33176);
// EXTERNAL MODULE: ./http/channel.js + 3 modules
var channel = __webpack_require__(11724);
// EXTERNAL MODULE: ./http/retry.js
var retry = __webpack_require__(19406);
;// CONCATENATED MODULE: ./http/transport.js




const MOST_REFUSALS = 12;
class Transport {
    #options;
    #channel;
    #sinceMs;
    #refusals = 0;
    #refusedMs = Number.NEGATIVE_INFINITY;
    constructor(options) {
        this.#options = options;
        this.#channel = new channel/* Channel */.c(options);
        this.#sinceMs = options.clock.now();
    }
    async requestJson(request, context) {
        return (0,http_answer/* parseJson */.qF)(this.#sceneOf(request), await this.request(request, context));
    }
    async requestJsonOrNothing(request, context) {
        const answer = await this.request(request, context);
        return (0,http_answer/* isEmpty */.Im)(answer) ? null : (0,http_answer/* parseJson */.qF)(this.#sceneOf(request), answer);
    }
    async requestLine(request, context) {
        return (0,http_answer/* firstLineOf */.Qy)(this.#sceneOf(request), await this.request(request, context));
    }
    async request(request, context) {
        const { clock } = this.#options;
        const ended = endOf(context);
        const outgoing = this.#outgoingOf(request);
        const startedMs = clock.now();
        let limits = context;
        for (let attempt = 1;; attempt += 1) {
            ended.throwIfAborted();
            const sentMs = clock.now();
            try {
                const answer = await this.#channel.send(outgoing, limits, attempt);
                context.onAnswer?.((0,retry/* parseHttpDate */.m6)(`${answer.headers.date}`));
                if (!context.once)
                    this.#noteAnswer(answer, sentMs);
                return (0,http_answer/* requireSuccess */.z_)(this.#sceneOf(request, answer.status), answer);
            }
            catch (error) {
                if (!(error instanceof errors/* ServiceError */._7))
                    throw error;
                if (context.once || !(0,retry/* mayRepeat */.xg)(request.retry, error))
                    throw error;
                ended.throwIfAborted();
                if (error.status === 429 && context.putOff !== undefined) {
                    limits = { ...context, deadlineMs: context.putOff(error) };
                }
                const { deadlineMs, longestPauseMs = retry/* LONGEST_PAUSE_MS */.nz } = limits;
                const soFar = { attempt, startedMs, deadlineMs, longestPauseMs };
                const pauseMs = this.#planPause(request, error, soFar);
                await clock.sleep(pauseMs, ended);
            }
        }
    }
    #noteAnswer({ status }, sentMs) {
        if (status !== 429) {
            this.#refusals = Math.max(this.#refusals - 1, 0);
        }
        else if (sentMs > this.#refusedMs) {
            this.#refusals = Math.min(this.#refusals + 1, MOST_REFUSALS);
            this.#refusedMs = this.#options.clock.now();
        }
    }
    #planPause({ operation, onRepeat }, error, soFar) {
        const { clock, random, onRetry } = this.#options;
        const everAnswered = this.#channel.hasAnswered;
        const nowMs = clock.now();
        const before = { everAnswered, refusals: this.#refusals, sinceMs: this.#sinceMs };
        const plan = (0,retry/* planRetry */.M$)(error, { ...soFar, ...before, nowMs }, random);
        if (plan.kind === 'give-up')
            throw plan.error;
        onRepeat?.(error);
        const { attempt } = soFar;
        onRetry?.({ operation, attempt, problem: error.problem, waitMs: plan.ms });
        return plan.ms;
    }
    #outgoingOf({ operation, method, path, body, json, retry }) {
        const text = json ?? (body === undefined ? undefined : JSON.stringify(body));
        const headers = {
            ...this.#options.headers,
            authorization: `Bearer ${this.#options.apiKey}`,
            accept: 'application/json',
        };
        const outgoing = { operation, method, path, fresh: retry === 'unless-taken' };
        return text === undefined
            ? { ...outgoing, headers }
            : { ...outgoing, headers: { ...headers, 'content-type': 'application/json' }, body: text };
    }
    #sceneOf({ operation, profileKey, path, unsaid = [] }, status = 200) {
        const { mask: key, basePath } = this.#channel;
        const mask = status < 300 ? key : key.with(unsaid);
        return { operation, profileKey, mask, repeated: repeatedBy(path, basePath) };
    }
}
function repeatedBy(path, basePath) {
    const first = String(path.split(/(?=[/?])/, 1)[0]);
    return basePath.endsWith(first) ? first : '';
}
function endOf({ signal, noMore }) {
    return noMore === undefined ? signal : AbortSignal.any([signal, noMore]);
}

// EXTERNAL MODULE: ./text/same-id.js
var same_id = __webpack_require__(88959);
// EXTERNAL MODULE: ./service/asking.js
var asking = __webpack_require__(84236);
// EXTERNAL MODULE: ./service/evidence.js
var evidence = __webpack_require__(97398);
// EXTERNAL MODULE: ./service/evidence-client.js
var evidence_client = __webpack_require__(15460);
// EXTERNAL MODULE: ./service/operations.js + 1 modules
var service_operations = __webpack_require__(25587);
// EXTERNAL MODULE: ./service/own-run.js
var own_run = __webpack_require__(75127);
// EXTERNAL MODULE: ./service/results.js
var results = __webpack_require__(76465);
// EXTERNAL MODULE: ./service/schemas.js
var schemas = __webpack_require__(99519);
;// CONCATENATED MODULE: ./service/http-service-client.js











const LAST_MEMBER = /\/[^/]*$/;
const SHORTEST_UNSAID = 8;
function createServiceClient(options) {
    return new HttpServiceClient(options);
}
class HttpServiceClient extends evidence_client/* EvidenceClient */.db {
    constructor({ profile = service_operations/* STANDARD_PROFILE */.Ay, onLeftOut = () => { }, ...options }) {
        const transport = new Transport({ ...options, headers: profile.headers });
        super(new asking/* Asking */.go(transport, onLeftOut), profile);
    }
    async requestDebrief(jobId, { regenerate }, context) {
        const { debrief, ...asked } = this.profile.operations.requestDebrief;
        const reading = this.#readingOf('request debrief');
        const { operation } = reading;
        const values = { jobId, regenerate: regenerate || undefined };
        const answer = regenerate
            ? await this.ask.create({ operation, ...(0,service_operations/* fillRequest */.Dv)(asked, values) }, context)
            : await this.ask.read({ operation, asked, values }, context);
        (0,own_run/* refuseOtherRun */.av)(answer, ['', debrief], jobId, operation);
        return (0,results/* parseDebrief */.LL)(answer, debrief, reading);
    }
    async readResults(jobId, context, compareToJobId = null) {
        const asked = this.profile.operations.readResults;
        const reading = this.#readingOf('read results');
        const { operation } = reading;
        const values = { jobId, compareToJobId };
        const answer = await this.ask.read({ operation, asked, values }, context);
        return (0,results/* parseResults */.c2)(answer, jobId, asked, reading);
    }
    async startRun(runPlanId, variables, context) {
        const operation = 'start run';
        const { jobId, simulationJobCount, ...asked } = this.profile.operations.start;
        const request = (0,service_operations/* fillRequest */.Dv)(asked, { runPlanId, variables });
        const unsaid = Object.values(variables).filter(({ length }) => length >= SHORTEST_UNSAID);
        const names = { operation, profileKey: 'start' };
        const answer = await this.ask.create({ ...names, ...request, unsaid }, context);
        const keep = this.ask.keeperOf(operation, answer);
        return {
            ...(0,shape/* checkGathered */.rP)(schemas/* startedRunSchema */.WC, answer, operation, { jobId }),
            simulationJobCount: keep(evidence/* simulationJobCountSchema */.Xq, simulationJobCount),
        };
    }
    async readRun(jobId, context) {
        const operation = 'read run';
        const { operations, words } = this.profile;
        const asked = operations.read;
        const question = { operation, profileKey: 'read', asked, values: { jobId } };
        const answer = await this.ask.readOptional(question, context);
        (0,own_run/* refuseOtherRun */.av)(answer, ['', asked.status.replace(LAST_MEMBER, '')], jobId, operation);
        const { status } = (0,shape/* checkGathered */.rP)(schemas/* runSchema */.Lx, answer, operation, { status: asked.status });
        const keep = this.ask.keeperOf(operation, answer, (place) => (0,own_run/* ownPart */.cg)(answer, place, jobId));
        const jobs = keep(evidence/* PROGRESS_EVIDENCE */._f.simulationJobs, asked.simulationJobs);
        return {
            status: (0,service_operations/* translate */.Tl)(status, words.runStatus),
            simulationJobs: jobs === null ? null : jobs.map((job) => this.#inOurWords(job)),
            verdict: (0,shape/* resolvePointer */.cj)(answer, asked.verdict) === null
                ? null
                : (keep(evidence/* PROGRESS_EVIDENCE */._f.verdict, asked.verdict) ?? undefined),
            attemptSummary: keep(evidence/* PROGRESS_EVIDENCE */._f.attemptSummary, asked.attemptSummary),
            queuePosition: keep(evidence/* PROGRESS_EVIDENCE */._f.queuePosition, asked.queuePosition),
        };
    }
    async listRuns(runPlanId, after, context) {
        const operation = 'list runs';
        const { operations, words } = this.profile;
        const { nextPath, runs, hasMore, nextCursor, ...list } = operations.list;
        const asked = after === null || nextPath === undefined ? list : { ...list, path: nextPath };
        const question = {
            operation,
            profileKey: 'list',
            asked,
            values: { runPlanId, after },
        };
        const answer = await this.ask.readOptional(question, context);
        const page = (0,shape/* checkGathered */.rP)(schemas/* runPageSchema */.AY, answer, operation, { runs, hasMore, nextCursor });
        const own = page.runs.filter(({ simulationRunPlanId: told }) => typeof told !== 'string' || told === '' || (0,same_id/* isSame */.F)(told, runPlanId));
        const inOurWords = own.map(({ status, ...run }) => status === undefined ? run : { ...run, status: (0,service_operations/* translate */.Tl)(status, words.runStatus) });
        return { runs: inOurWords, nextCursor: (0,evidence_client/* cursorOf */.cg)(page) };
    }
    async cancelRun(jobId, context) {
        const asked = this.profile.operations.cancel;
        const names = { operation: 'cancel run', profileKey: 'cancel' };
        await this.ask.cancel({ ...names, asked, values: { jobId } }, context);
    }
    async lookUpSimulationJob(servicePhoneNumber, callTime, context) {
        const { job, numberParameter, timeParameter, ...asked } = this.profile.operations.lookup;
        const values = { servicePhoneNumber, callTime, numberParameter, timeParameter };
        const question = { operation: 'look up simulation job', asked, values };
        return this.#jobIn(await this.ask.read(question, context), job, question);
    }
    async readSimulationJob(simulationJobId, context) {
        const { job, ...asked } = this.profile.operations.readSimulationJob;
        const names = { operation: 'read simulation job', profileKey: 'readSimulationJob' };
        const question = { ...names, asked, values: { simulationJobId } };
        return this.#jobIn(await this.ask.readOptional(question, context), job, question);
    }
    async createCall(json, context) {
        const operation = 'create call';
        const { method, path, call } = this.profile.operations.createCall;
        const answer = await this.ask.create({ operation, method, path, json }, context);
        return (0,shape/* checkAt */.C$)(call, schemas/* createdCallSchema */.yc, answer, operation);
    }
    async createMetricCollectionJob({ metricIds, callIds, chatIds }, context) {
        const operation = 'create metric collection job';
        const { job, ...asked } = this.profile.operations.createMetricCollectionJob;
        const metrics = metricIds.map((id) => ({ id }));
        const request = (0,service_operations/* fillRequest */.Dv)(asked, { metrics, metricIds, callIds, chatIds });
        const answer = await this.ask.create({ operation, ...request }, context);
        return this.#metricJobIn(answer, job, operation);
    }
    async readMetricCollectionJob(id, context) {
        const operation = 'read metric collection job';
        const { job, ...asked } = this.profile.operations.readMetricCollectionJob;
        const profileKey = 'readMetricCollectionJob';
        const answer = await this.ask.read({ operation, profileKey, asked, values: { id } }, context);
        return this.#metricJobIn(answer, job, operation);
    }
    async cancelMetricCollectionJob(id, context) {
        const operation = 'cancel metric collection job';
        const asked = this.profile.operations.cancelMetricCollectionJob;
        const profileKey = 'cancelMetricCollectionJob';
        await this.ask.cancelIfOffered({ operation, profileKey, asked, values: { id } }, context);
    }
    async deleteCustomerFlow(flowId, context, attempts = { mayHaveDeleted: false }) {
        const operation = 'delete customer flow';
        const { deleted, ...asked } = this.profile.operations.deleteCustomerFlow;
        const question = { operation, asked, values: { flowId } };
        const onRepeat = ({ mayHaveBeenTaken }) => {
            attempts.mayHaveDeleted ||= mayHaveBeenTaken;
        };
        try {
            const answer = await this.ask.bringAbout(question, context, onRepeat);
            if (answer !== null) {
                (0,shape/* checkAt */.C$)(placeIn(answer, deleted), schemas/* deletedSchema */.Nu, answer, operation);
            }
        }
        catch (error) {
            const isGone = error instanceof errors/* ServiceError */._7 && error.status === 404;
            if (!attempts.mayHaveDeleted || !isGone)
                throw error;
        }
    }
    async #jobIn(answer, place, { operation }) {
        return this.#inOurWords((0,shape/* checkAt */.C$)(place, schemas/* simulationJobSchema */.EW, answer, operation));
    }
    async #metricJobIn(answer, place, operation) {
        const job = (0,shape/* checkAt */.C$)(place, schemas/* metricCollectionJobSchema */.hv, answer, operation);
        return { ...job, status: (0,service_operations/* translate */.Tl)(job.status, this.profile.words.metricJobStatus) };
    }
    #inOurWords(job) {
        const { simulationJobStatus, processingStatus } = this.profile.words;
        const status = (0,service_operations/* translate */.Tl)(job.status, simulationJobStatus);
        if (job.processingStatus === undefined)
            return { ...job, status };
        const processing = (0,service_operations/* translate */.Tl)(job.processingStatus, processingStatus);
        return { ...job, status, processingStatus: processing };
    }
    #readingOf(operation) {
        const leftOut = this.ask.leftOutOf(operation);
        return { operation, words: this.profile.words, leftOut };
    }
}
function placeIn(answer, place) {
    const bare = place.slice(place.lastIndexOf('/'));
    const isBare = (0,shape/* resolvePointer */.cj)(answer, place) === undefined && (0,shape/* resolvePointer */.cj)(answer, bare) !== undefined;
    return isBare ? bare : place;
}

// EXTERNAL MODULE: ./service/trouble-log.js
var trouble_log = __webpack_require__(44235);
;// CONCATENATED MODULE: ./collect/connect.js


function connect(access, runtime, onRetry = tellInLog(runtime)) {
    const { clock, random, env, runner } = runtime;
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
}
function tellInLog({ clock, runner }) {
    const troubles = new trouble_log/* TroubleLog */.q(runner, clock, (line) => runner.info(line));
    return (retry) => troubles.note(retry);
}


/***/ }),

/***/ 84236:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   go: () => (/* binding */ Asking),
/* harmony export */   lV: () => (/* binding */ MISSING)
/* harmony export */ });
/* unused harmony export OptionalOperations */
/* harmony import */ var _http_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(72557);
/* harmony import */ var _http_shape_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(32845);
/* harmony import */ var _operations_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(25587);



class Asking {
    #transport;
    #leftOut;
    #optional = new OptionalOperations();
    constructor(transport, leftOut) {
        this.#transport = transport;
        this.#leftOut = leftOut;
    }
    read(question, context) {
        return this.#transport.requestJson(requestOf(question, 'safe'), context);
    }
    readOptional(question, context) {
        return this.#optional.request(question.operation, () => this.#transport.requestJson(requestOf(question, 'optional'), context));
    }
    create(request, context) {
        return this.#transport.requestJson({ ...request, retry: 'unless-taken' }, context);
    }
    bringAbout(question, context, onRepeat) {
        const request = { ...requestOf(question, 'safe'), onRepeat };
        return this.#transport.requestJsonOrNothing(request, context);
    }
    async cancel(question, context) {
        await this.#transport.requestJsonOrNothing(requestOf(question, 'optional'), context);
    }
    cancelIfOffered(question, context) {
        return this.#optional.request(question.operation, () => this.cancel(question, context));
    }
    see(operation, path, context) {
        const request = { operation, retry: 'unless-taken', method: 'GET', path };
        return this.#transport.requestLine(request, context);
    }
    async readWhole(question, schema, place, context) {
        const answer = await this.readOptional(question, context);
        return this.wholeIn(answer, question, schema, place);
    }
    wholeIn(answer, { operation }, schema, place) {
        const keep = this.keeperOf(operation, answer);
        return keep(schema, place) ?? (0,_http_shape_js__WEBPACK_IMPORTED_MODULE_1__/* .checkAt */ .C$)(place, schema, answer, operation);
    }
    keeperOf(operation, answer, find = (place) => (0,_http_shape_js__WEBPACK_IMPORTED_MODULE_1__/* .resolvePointer */ .cj)(answer, place)) {
        return (schema, place) => (0,_http_shape_js__WEBPACK_IMPORTED_MODULE_1__/* .keepFitting */ .z6)(schema, find(place), place, this.leftOutOf(operation));
    }
    leftOutOf(operation) {
        return (fault) => this.#leftOut(`${operation}: left out ${fault}`);
    }
}
function requestOf({ asked, values, ...names }, retry) {
    const { method, path, body } = (0,_operations_js__WEBPACK_IMPORTED_MODULE_2__/* .fillRequest */ .Dv)(asked, values);
    return { ...names, retry, method, path, body };
}
const MISSING = new Set([404, 405, 501]);
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
        const sent = this.#note(operation, send());
        if (!this.#offered.has(operation)) {
            const end = () => void this.#trials.delete(operation);
            this.#trials.set(operation, sent.then(end, end));
        }
        return sent;
    }
    async #note(operation, sent) {
        try {
            const answer = await sent;
            this.#offered.add(operation);
            return answer;
        }
        catch (error) {
            if (error instanceof _http_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._7 && MISSING.has(error.status)) {
                this.#missing.set(operation, error);
            }
            throw error;
        }
    }
}


/***/ }),

/***/ 15460:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _g: () => (/* binding */ describeInvalidation),
/* harmony export */   cg: () => (/* binding */ cursorOf),
/* harmony export */   db: () => (/* binding */ EvidenceClient)
/* harmony export */ });
/* harmony import */ var _http_shape_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(32845);
/* harmony import */ var _text_json_object_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(65553);
/* harmony import */ var _text_log_line_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(82456);
/* harmony import */ var _text_same_id_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(88959);
/* harmony import */ var _evidence_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(97398);
/* harmony import */ var _own_run_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(75127);
/* harmony import */ var _schemas_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(99519);







class EvidenceClient {
    ask;
    profile;
    constructor(ask, profile) {
        this.ask = ask;
        this.profile = profile;
    }
    async listPlans(name, after, context) {
        const operation = 'list plans';
        const { plans, hasMore, nextCursor, ...asked } = this.profile.operations.listPlans;
        const question = {
            operation,
            profileKey: 'listPlans',
            asked,
            values: { name, after },
        };
        const answer = await this.ask.readOptional(question, context);
        const page = (0,_http_shape_js__WEBPACK_IMPORTED_MODULE_0__/* .checkGathered */ .rP)(_schemas_js__WEBPACK_IMPORTED_MODULE_4__/* .planPageSchema */ .iX, answer, operation, { plans, hasMore, nextCursor });
        const keep = this.ask.keeperOf(operation, answer);
        const fitting = page.plans.flatMap((_, index) => keep(_evidence_js__WEBPACK_IMPORTED_MODULE_2__/* .runPlanSchema */ .Gz, `${plans}/${index}`) ?? []);
        return { plans: fitting, nextCursor: cursorOf(page) };
    }
    async readPlan(runPlanId, context) {
        const { plan, ...asked } = this.profile.operations.readPlan;
        const names = { operation: 'read plan', profileKey: 'readPlan' };
        const question = { ...names, asked, values: { runPlanId } };
        const told = await this.ask.readWhole(question, _evidence_js__WEBPACK_IMPORTED_MODULE_2__/* .runPlanSchema */ .Gz, plan, context);
        if ((0,_text_same_id_js__WEBPACK_IMPORTED_MODULE_5__/* .isSame */ .F)(told.id, runPlanId))
            return told;
        throw (0,_own_run_js__WEBPACK_IMPORTED_MODULE_3__/* .otherThanAsked */ .uT)('read plan', 'run plan', `${plan}/id`);
    }
    readCredential(context) {
        const { credential, ...asked } = this.profile.operations.readCredential;
        const names = { operation: 'read credential', profileKey: 'readCredential' };
        const question = { ...names, asked, values: {} };
        return this.ask.readWhole(question, _evidence_js__WEBPACK_IMPORTED_MODULE_2__/* .credentialSchema */ .h7, credential, context);
    }
    checkHealth(path, context) {
        return this.ask.see('check health', path, context);
    }
    async readCost(jobId, context) {
        const { cost, ...asked } = this.profile.operations.readCost;
        const names = { operation: 'read cost', profileKey: 'readCost' };
        const question = { ...names, asked, values: { jobId } };
        const answer = await this.ask.readOptional(question, context);
        (0,_own_run_js__WEBPACK_IMPORTED_MODULE_3__/* .refuseOtherRun */ .av)(answer, ['', cost], jobId, question.operation);
        return this.ask.wholeIn(answer, question, _evidence_js__WEBPACK_IMPORTED_MODULE_2__/* .costSchema */ .$M, cost);
    }
    readTranscript(callId, context) {
        const { transcript, ...asked } = this.profile.operations.readTranscript;
        const names = { operation: 'read transcript', profileKey: 'readTranscript' };
        const question = { ...names, asked, values: { callId } };
        return this.ask.readWhole(question, _evidence_js__WEBPACK_IMPORTED_MODULE_2__/* .transcriptSchema */ .C8, transcript, context);
    }
    readCallMetrics(callId, context) {
        const { metrics, ...asked } = this.profile.operations.readCallMetrics;
        const names = { operation: 'read call metrics', profileKey: 'readCallMetrics' };
        const question = { ...names, asked, values: { callId } };
        return this.ask.readWhole(question, _evidence_js__WEBPACK_IMPORTED_MODULE_2__/* .callMetricsSchema */ .R_, metrics, context);
    }
}
function cursorOf({ hasMore, nextCursor, }) {
    return (hasMore !== false && nextCursor) || null;
}
const MAX_CHARS = 300;
function describeInvalidation(invalidation) {
    if (!(0,_text_json_object_js__WEBPACK_IMPORTED_MODULE_6__/* .isObject */ .G)(invalidation))
        return null;
    const members = Object.entries(invalidation).flatMap(([name, value]) => typeof value === 'object' ? [] : [`${name}: ${value}`]);
    return (0,_text_log_line_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .TN)(members.join(', '), MAX_CHARS) || 'invalid';
}


/***/ }),

/***/ 97398:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $M: () => (/* binding */ costSchema),
/* harmony export */   C8: () => (/* binding */ transcriptSchema),
/* harmony export */   Gz: () => (/* binding */ runPlanSchema),
/* harmony export */   R_: () => (/* binding */ callMetricsSchema),
/* harmony export */   Xq: () => (/* binding */ simulationJobCountSchema),
/* harmony export */   _f: () => (/* binding */ PROGRESS_EVIDENCE),
/* harmony export */   f8: () => (/* binding */ RESULTS_EVIDENCE),
/* harmony export */   h7: () => (/* binding */ credentialSchema)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5915);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(41299);

const MAX_AMOUNT = 1e15;
const VISIBLE = /[^\s\p{Cc}\p{Cf}\p{Cs}]/u;
function readable(given) {
    return given !== null && VISIBLE.test(given) ? given : null;
}
function maybe(schema) {
    return zod_mini__WEBPACK_IMPORTED_MODULE_0__/* ._default */ .Rvf(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .mee(schema), null);
}
function listOf(item) {
    return maybe(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(item));
}
const text = maybe(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP());
const name = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .pipe */ .FsL(text, zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .transform */ .pdi(readable));
const flag = maybe(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY());
const number = maybe(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig());
const count = maybe(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* ._gte */ .qm(0)));
const percent = maybe(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* ._gte */ .qm(0), zod_mini__WEBPACK_IMPORTED_MODULE_1__/* ._lte */ .Zm(100)));
const amount = maybe(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* ._gte */ .qm(0), zod_mini__WEBPACK_IMPORTED_MODULE_1__/* ._lte */ .Zm(MAX_AMOUNT)));
const scalar = maybe(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .union */ .KCZ([zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig(), zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY()], 'text, number or boolean'));
const id = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP();
function atMost(part, whole) {
    return zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .refine */ .YPB((counts) => counts[part] === null || counts[whole] === null || counts[part] <= counts[whole], { path: [part], error: `at most ${whole}` });
}
const runFactsSchema = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    simulationRunPlanJobId: text,
    simulationRunPlanId: text,
    simulationRunPlanName: name,
    runNumber: count,
    status: text,
    triggeredBy: text,
    createdAt: text,
    startedAt: text,
    endedAt: text,
    durationMs: amount,
});
const checkResultSchema = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    metricDefinitionId: text,
    metricName: name,
    passed: flag,
    passRate: percent,
    minPassRate: percent,
    inherited: flag,
    evaluatedSims: count,
    passedSims: count,
})
    .check(atMost('passedSims', 'evaluatedSims'));
const verdictFailureSchema = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    type: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    status: text,
    evaluatedCalls: count,
    expectedCalls: count,
    neverSpokeCalls: count,
    totalCalls: count,
    maxShare: percent,
    agentName: name,
    silentAttempts: count,
    metricDefinitionId: text,
    metricName: name,
    passRate: percent,
    minPassRate: percent,
    inherited: flag,
})
    .check(atMost('evaluatedCalls', 'expectedCalls'), atMost('neverSpokeCalls', 'totalCalls'));
const runVerdictSchema = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    passed: flag,
    score: percent,
    checks: listOf(checkResultSchema),
    failures: listOf(verdictFailureSchema),
});
const runSummarySchema = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    totalCalls: count,
    countedCalls: count,
    completedCalls: count,
    evaluatedCalls: count,
    passedCalls: count,
    failedCalls: count,
    callPassRate: percent,
    checkPassRate: percent,
    score: percent,
})
    .check(atMost('evaluatedCalls', 'totalCalls'), atMost('passedCalls', 'evaluatedCalls'), atMost('failedCalls', 'evaluatedCalls'));
const metricResultSchema = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    metricDefinitionId: text,
    metricId: text,
    name: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .pipe */ .FsL(id, zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .transform */ .pdi((given) => readable(given))),
    isCheck: flag,
    outputType: text,
    unitSymbol: text,
    evaluatedCalls: count,
    sampleSize: count,
    check: maybe(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
        evaluatedCalls: count,
        passedCalls: count,
        failedCalls: count,
        passRate: percent,
    })
        .check(atMost('passedCalls', 'evaluatedCalls'), atMost('failedCalls', 'evaluatedCalls'))),
    numeric: maybe(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ average: number, median: number, p95: number, min: number, max: number })),
    distribution: listOf(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ value: scalar, count })),
});
const callResultSchema = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    simulationJobId: id,
    callId: text,
    status: text,
    passed: flag,
    counted: flag,
    attemptNumber: count,
    retryOfSimulationJobId: text,
    durationMs: amount,
    agentName: name,
    personaName: name,
    checks: listOf(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ metricDefinitionId: text, metricName: name, passed: flag })),
    values: listOf(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
        metricDefinitionId: text,
        metricName: name,
        outputType: text,
        value: scalar,
        reasoning: text,
    })),
});
const breakdownSchema = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    key: text,
    label: name,
    calls: count,
    evaluatedCalls: count,
    passedCalls: count,
    callPassRate: percent,
    score: percent,
})
    .check(atMost('evaluatedCalls', 'calls'), atMost('passedCalls', 'evaluatedCalls'));
const comparisonSchema = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    baselineRun: maybe(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
        simulationRunPlanJobId: text,
        runNumber: count,
        status: text,
        endedAt: text,
    })),
    baselineSource: text,
    baselineCallPassRate: percent,
    currentCallPassRate: percent,
    checks: listOf(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
        metricDefinitionId: text,
        metricName: name,
        baselinePassRate: percent,
        currentPassRate: percent,
        delta: maybe(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* ._gte */ .qm(-100), zod_mini__WEBPACK_IMPORTED_MODULE_1__/* ._lte */ .Zm(100))),
    })),
});
const attemptSummarySchema = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    attemptCount: count,
    retryCount: count,
    silentAttemptCount: count,
    stillSilentTestCaseCount: count,
    testCaseCount: count,
});
const RESULTS_EVIDENCE = {
    run: runFactsSchema,
    verdict: runVerdictSchema,
    summary: runSummarySchema,
    metrics: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(metricResultSchema),
    calls: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(callResultSchema),
    breakdowns: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
        byAgent: listOf(breakdownSchema),
        byPersona: listOf(breakdownSchema),
    }),
    comparison: comparisonSchema,
    attemptSummary: attemptSummarySchema,
};
const simulationJobCountSchema = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* ._gte */ .qm(0));
const runSimulationJobSchema = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    simulationJobId: text,
    status: text,
    callId: text,
    processingStatus: text,
    attemptNumber: count,
    persona: maybe(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ id: text, name, displayName: name })),
    scenario: maybe(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ id: text, description: text })),
    agentEndpoint: maybe(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ id: text, name })),
    invalidation: maybe(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({})),
    failureOwner: text,
});
const PROGRESS_EVIDENCE = {
    simulationJobs: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(runSimulationJobSchema),
    verdict: runVerdictSchema,
    attemptSummary: attemptSummarySchema,
    queuePosition: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* ._gte */ .qm(0)),
};
const runPlanSchema = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    id: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* ._minLength */ .m9(1)),
    name: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    description: text,
    testCaseCount: count,
    iterationCount: count,
    updatedAt: text,
    metrics: listOf(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ id, minPassRate: percent })),
});
const credentialSchema = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    tokenScope: text,
    grantedPermissions: listOf(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()),
    scopes: listOf(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()),
    organization: maybe(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ id: text, name: text })),
    defaultProject: maybe(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ id: text, name: text, slug: text })),
});
const costSchema = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    currency: text,
    totalUsd: amount,
    totalUsdMicros: count,
    breakdown: listOf(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ source: text, surface: text, quantity: amount, amountUsd: amount })),
});
const transcriptSchema = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    entries: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
        role: text,
        text: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
        startOffsetMs: amount,
        endOffsetMs: amount,
        participantId: text,
    })),
});
const segmentSchema = maybe(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ text, startOffsetMs: amount, endOffsetMs: amount }));
const callMetricsSchema = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    metricId: text,
    name: id,
    value: scalar,
    context: text,
    reasoning: text,
    evidenceSpans: listOf(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ fromSegment: segmentSchema, toSegment: segmentSchema, reason: text })),
}));


/***/ }),

/***/ 75127:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   av: () => (/* binding */ refuseOtherRun),
/* harmony export */   cg: () => (/* binding */ ownPart),
/* harmony export */   d3: () => (/* binding */ namedRun),
/* harmony export */   uT: () => (/* binding */ otherThanAsked)
/* harmony export */ });
/* harmony import */ var _http_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(72557);
/* harmony import */ var _http_shape_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(32845);
/* harmony import */ var _text_json_object_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(65553);
/* harmony import */ var _text_same_id_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(88959);




const RUN_ID = 'simulationRunPlanJobId';
function namedRun(part) {
    const named = (0,_text_json_object_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .G)(part) ? part[RUN_ID] : null;
    return typeof named === 'string' && named !== '' ? named : null;
}
function ownPart(document, pointer, jobId) {
    const value = (0,_http_shape_js__WEBPACK_IMPORTED_MODULE_1__/* .resolvePointer */ .cj)(document, pointer);
    if (Array.isArray(value))
        return value.filter((entry) => !namesOther(entry, jobId));
    return namesOther(value, jobId) ? undefined : value;
}
function refuseOtherRun(answer, pointers, jobId, operation) {
    for (const pointer of pointers) {
        if (namesOther((0,_http_shape_js__WEBPACK_IMPORTED_MODULE_1__/* .resolvePointer */ .cj)(answer, pointer), jobId)) {
            throw otherThanAsked(operation, 'run', `${pointer}/${RUN_ID}`);
        }
    }
}
function otherThanAsked(operation, what, pointer) {
    return new _http_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._7({
        kind: 'shape',
        operation,
        problem: `not as specified: ${pointer}: expected the ${what} that was asked for, found another`,
        mayHaveBeenTaken: true,
    });
}
function namesOther(part, jobId) {
    const named = namedRun(part);
    return named !== null && jobId !== null && !(0,_text_same_id_js__WEBPACK_IMPORTED_MODULE_3__/* .isSame */ .F)(named, jobId);
}


/***/ }),

/***/ 76465:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LL: () => (/* binding */ parseDebrief),
/* harmony export */   c2: () => (/* binding */ parseResults),
/* harmony export */   tJ: () => (/* binding */ parseSavedResults)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5915);
/* harmony import */ var _http_shape_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(32845);
/* harmony import */ var _evidence_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(97398);
/* harmony import */ var _operations_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(25587);
/* harmony import */ var _own_run_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(75127);
/* harmony import */ var _schemas_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(99519);






function parseDebrief(answer, place, reading) {
    const { value, pointer } = unwrap(answer, place, '');
    const debrief = (0,_http_shape_js__WEBPACK_IMPORTED_MODULE_0__/* .checkShape */ .eA)(_schemas_js__WEBPACK_IMPORTED_MODULE_4__/* .debriefSchema */ .lg, value, reading.operation, pointer);
    return takeDebrief(debrief, pointer, reading);
}
function parseResults(answer, jobId, places, reading) {
    const { operation } = reading;
    const { value, pointer } = unwrap(answer, places.results, places.debrief);
    (0,_http_shape_js__WEBPACK_IMPORTED_MODULE_0__/* .checkShape */ .eA)(zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .looseObject */ ._H3({}), value, operation, pointer);
    (0,_own_run_js__WEBPACK_IMPORTED_MODULE_3__/* .refuseOtherRun */ .av)(answer, ['', pointer, pointer + places.run], jobId, operation);
    const found = (0,_own_run_js__WEBPACK_IMPORTED_MODULE_3__/* .ownPart */ .cg)(value, places.debrief, jobId);
    const debriefPointer = pointer + places.debrief;
    const debrief = (0,_http_shape_js__WEBPACK_IMPORTED_MODULE_0__/* .checkShape */ .eA)(maybeDebriefSchema, found, operation, debriefPointer);
    const evidence = readEvidence(value, pointer, jobId, places, reading);
    return { ...evidence, debrief: debrief ? takeDebrief(debrief, debriefPointer, reading) : null };
}
function parseSavedResults(document, leftOut, { operations, words } = _operations_js__WEBPACK_IMPORTED_MODULE_2__/* .STANDARD_PROFILE */ .Ay) {
    const reading = { operation: 'saved debrief', words, leftOut };
    const places = operations.readResults;
    const { value, pointer } = unwrap(document, places.results, places.debrief);
    const jobId = (0,_own_run_js__WEBPACK_IMPORTED_MODULE_3__/* .namedRun */ .d3)((0,_http_shape_js__WEBPACK_IMPORTED_MODULE_0__/* .resolvePointer */ .cj)(value, places.run));
    const found = (0,_own_run_js__WEBPACK_IMPORTED_MODULE_3__/* .ownPart */ .cg)(value, places.debrief, jobId);
    if (found === undefined) {
        const debrief = parseDebrief(document, operations.requestDebrief.debrief, reading);
        return { ...NO_EVIDENCE, debrief };
    }
    const evidence = readEvidence(value, pointer, jobId, places, reading);
    if (found === null && evidence.verdict !== undefined)
        return { ...evidence, debrief: null };
    const debriefPointer = pointer + places.debrief;
    const debrief = (0,_http_shape_js__WEBPACK_IMPORTED_MODULE_0__/* .checkShape */ .eA)(_schemas_js__WEBPACK_IMPORTED_MODULE_4__/* .resultsDebriefSchema */ .XL, found, reading.operation, debriefPointer);
    return { ...evidence, debrief: takeDebrief(debrief, debriefPointer, reading) };
}
const maybeDebriefSchema = zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .nullable */ .mee(_schemas_js__WEBPACK_IMPORTED_MODULE_4__/* .resultsDebriefSchema */ .XL));
const NO_EVIDENCE = {
    run: null,
    verdict: undefined,
    summary: null,
    metrics: null,
    calls: null,
    breakdowns: null,
    comparison: null,
    attemptSummary: null,
};
function readEvidence(results, pointer, jobId, places, { words, leftOut }) {
    const read = (schema, place) => (0,_http_shape_js__WEBPACK_IMPORTED_MODULE_0__/* .keepFitting */ .z6)(schema, (0,_own_run_js__WEBPACK_IMPORTED_MODULE_3__/* .ownPart */ .cg)(results, place, jobId), pointer + place, leftOut);
    const run = read(_evidence_js__WEBPACK_IMPORTED_MODULE_1__/* .RESULTS_EVIDENCE */ .f8.run, places.run);
    const calls = read(_evidence_js__WEBPACK_IMPORTED_MODULE_1__/* .RESULTS_EVIDENCE */ .f8.calls, places.calls);
    return {
        run: run && { ...run, status: (0,_operations_js__WEBPACK_IMPORTED_MODULE_2__/* .translate */ .Tl)(run.status, words.runStatus) },
        verdict: (0,_http_shape_js__WEBPACK_IMPORTED_MODULE_0__/* .resolvePointer */ .cj)(results, places.verdict) === null
            ? null
            : (read(_evidence_js__WEBPACK_IMPORTED_MODULE_1__/* .RESULTS_EVIDENCE */ .f8.verdict, places.verdict) ?? undefined),
        summary: read(_evidence_js__WEBPACK_IMPORTED_MODULE_1__/* .RESULTS_EVIDENCE */ .f8.summary, places.summary),
        metrics: read(_evidence_js__WEBPACK_IMPORTED_MODULE_1__/* .RESULTS_EVIDENCE */ .f8.metrics, places.metrics),
        calls: calls === null
            ? null
            : calls.map((call) => ({
                ...call,
                status: (0,_operations_js__WEBPACK_IMPORTED_MODULE_2__/* .translate */ .Tl)(call.status, words.simulationJobStatus),
            })),
        breakdowns: read(_evidence_js__WEBPACK_IMPORTED_MODULE_1__/* .RESULTS_EVIDENCE */ .f8.breakdowns, places.breakdowns),
        comparison: read(_evidence_js__WEBPACK_IMPORTED_MODULE_1__/* .RESULTS_EVIDENCE */ .f8.comparison, places.comparison),
        attemptSummary: read(_evidence_js__WEBPACK_IMPORTED_MODULE_1__/* .RESULTS_EVIDENCE */ .f8.attemptSummary, places.attemptSummary),
    };
}
function takeDebrief(debrief, pointer, { words, leftOut }) {
    const status = (0,_operations_js__WEBPACK_IMPORTED_MODULE_2__/* .translate */ .Tl)(debrief.status, words.debriefStatus);
    const { report } = debrief;
    if (!report)
        return { ...debrief, status };
    const { trend } = report;
    const valid = (0,_http_shape_js__WEBPACK_IMPORTED_MODULE_0__/* .keepFitting */ .z6)(_schemas_js__WEBPACK_IMPORTED_MODULE_4__/* .trendRatesSchema */ .Ws, trend, `${pointer}/report/trend`, leftOut);
    const rows = trend?.rows.map((row, index) => ({ ...row, ...valid?.rows[index] })) ?? [];
    const verdict = (0,_operations_js__WEBPACK_IMPORTED_MODULE_2__/* .translate */ .Tl)(report.verdict, words.verdict);
    return { ...debrief, status, report: { ...report, verdict, trend: trend && { ...trend, rows } } };
}
function unwrap(answer, place, within) {
    const value = (0,_http_shape_js__WEBPACK_IMPORTED_MODULE_0__/* .resolvePointer */ .cj)(answer, place);
    const isBare = value === undefined || (within !== '' && (0,_http_shape_js__WEBPACK_IMPORTED_MODULE_0__/* .resolvePointer */ .cj)(answer, within) !== undefined);
    return isBare ? { value: answer, pointer: '' } : { value, pointer: place };
}


/***/ }),

/***/ 99519:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AY: () => (/* binding */ runPageSchema),
/* harmony export */   EW: () => (/* binding */ simulationJobSchema),
/* harmony export */   Lx: () => (/* binding */ runSchema),
/* harmony export */   Nu: () => (/* binding */ deletedSchema),
/* harmony export */   WC: () => (/* binding */ startedRunSchema),
/* harmony export */   Ws: () => (/* binding */ trendRatesSchema),
/* harmony export */   XL: () => (/* binding */ resultsDebriefSchema),
/* harmony export */   hv: () => (/* binding */ metricCollectionJobSchema),
/* harmony export */   iX: () => (/* binding */ planPageSchema),
/* harmony export */   lg: () => (/* binding */ debriefSchema),
/* harmony export */   yc: () => (/* binding */ createdCallSchema)
/* harmony export */ });
/* unused harmony export listedRunSchema */
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5915);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(41299);
/* harmony import */ var _model_debrief_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(67332);


const nullableString = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .nullable */ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP());
const debriefSchema = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({
    debriefId: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    status: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    errorMessage: nullableString,
    createdAt: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    completedAt: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(nullableString),
    report: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .nullable */ .mee(_model_debrief_js__WEBPACK_IMPORTED_MODULE_0__/* .toldReportSchema */ .Bu)),
});
const resultsDebriefSchema = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({
    debriefId: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()),
    status: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    errorMessage: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(nullableString),
    createdAt: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(nullableString),
    completedAt: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(nullableString),
    report: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .nullable */ .mee(_model_debrief_js__WEBPACK_IMPORTED_MODULE_0__/* .toldReportSchema */ .Bu)),
});
const percent = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* ._default */ .Rvf(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .nullable */ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().check(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* ._gte */ .qm(0), zod_mini__WEBPACK_IMPORTED_MODULE_2__/* ._lte */ .Zm(100))), null);
const trendRatesSchema = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    rows: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ previousPassRate: percent, currentPassRate: percent })),
});
const runIdSchema = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()
    .check(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* ._minLength */ .m9(1), zod_mini__WEBPACK_IMPORTED_MODULE_2__/* ._maxLength */ .Eb(200), zod_mini__WEBPACK_IMPORTED_MODULE_2__/* ._regex */ .Fk(/^(?!\.{1,2}$)[!-~]*$/, 'ID'));
const startedRunSchema = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ jobId: runIdSchema });
const runSchema = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ status: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP() });
const listedRunSchema = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({
    simulationRunPlanJobId: runIdSchema,
    status: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()),
    createdAt: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(nullableString),
    startedAt: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(nullableString),
    endedAt: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(nullableString),
});
const nextPage = {
    hasMore: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .nullable */ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY())),
    nextCursor: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(nullableString),
};
const runPageSchema = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ runs: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(listedRunSchema), ...nextPage });
const planPageSchema = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ plans: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .unknown */ .L5J()), ...nextPage });
const simulationJobSchema = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({
    simulationJobId: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    status: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    processingStatus: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(nullableString),
    callId: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(nullableString),
    servicePhoneNumber: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(nullableString),
    runPlan: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({ id: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), name: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(nullableString) }),
    createdAt: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(nullableString),
    startedAt: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(nullableString),
    completedAt: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(nullableString),
});
const metricCollectionJobSchema = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({
    id: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    status: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    totalItems: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .nullable */ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr())),
    completedItems: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .nullable */ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr())),
    failedItems: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .nullable */ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr())),
    completedAt: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(nullableString),
    errorMessage: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(nullableString),
});
const createdCallSchema = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({
    id: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    externalId: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(nullableString),
});
const deletedSchema = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz(true);


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
    #tell;
    #last = new Map();
    constructor(runner, clock, tell) {
        this.#runner = runner;
        this.#clock = clock;
        this.#tell = tell;
    }
    note({ operation, problem, attempt, waitMs }) {
        const pause = waitMs < 1_000 ? 'at once' : `in ${(0,_text_duration_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDuration */ .a)(waitMs)}`;
        const line = `${operation}: ${(0,_text_step_error_js__WEBPACK_IMPORTED_MODULE_1__/* .withoutPeriod */ .Kx)(problem)}; trying again ${pause} (attempt ${attempt} failed)`;
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

/***/ 88959:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ isSame)
/* harmony export */ });
function isSame(id, other) {
    return id.toLowerCase() === other.toLowerCase();
}


/***/ })

};
;