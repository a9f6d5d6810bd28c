"use strict";
exports.id = 8830;
exports.ids = [8830];
exports.modules = {

/***/ 7704:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


var repeatedBy = (function repeatedBy(path, basePath) {
    const first = String(path.split(/(?=[/?])/, 1)[0]);
    return basePath.endsWith(first) ? first : '';
});
var endOf = (function endOf({ signal, noMore }) {
    return noMore === undefined ? signal : AbortSignal.any([signal, noMore]);
});
var createServiceClient = (function createServiceClient(options) {
    return new HttpServiceClient(options);
});
__webpack_require__.d(__webpack_exports__, {
  createServiceClient: (() => (  createServiceClient))
});

// EXTERNAL MODULE: ./core/same-id.js
var same_id = __webpack_require__(8327);
// EXTERNAL MODULE: ./http/errors.js
var errors = __webpack_require__(2557);
// EXTERNAL MODULE: ./http/shape.js
var shape = __webpack_require__(2845);
// EXTERNAL MODULE: ./http/answer.js
var http_answer = __webpack_require__(3176);
// EXTERNAL MODULE: ./http/channel.js + 4 modules
var channel = __webpack_require__(1001);
// EXTERNAL MODULE: ./http/retry.js
var retry = __webpack_require__(9406);
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
        this.#channel = new channel .c(options);
        this.#sinceMs = options.clock.now();
    }
    async requestJson(request, context) {
        return (0,http_answer .qF)(this.#sceneOf(request), await this.request(request, context));
    }
    async requestJsonOrNothing(request, context) {
        const answer = await this.request(request, context);
        return (0,http_answer .Im)(answer) ? null : (0,http_answer .qF)(this.#sceneOf(request), answer);
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
                context.onAnswer?.(sentMs, (0,retry .m6)(`${answer.headers.date}`));
                this.#noteAnswer(answer, sentMs);
                return (0,http_answer .z_)(this.#sceneOf(request, answer.status), answer);
            }
            catch (error) {
                if (!(error instanceof errors ._7))
                    throw error;
                if (!(0,retry .xg)(request.retry, error))
                    throw error;
                ended.throwIfAborted();
                if (error.status === 429 && context.putOff !== undefined) {
                    limits = { ...context, deadlineMs: context.putOff(error) };
                }
                const { deadlineMs, mayLack = false } = limits;
                const soFar = { attempt, startedMs, deadlineMs, mayLack };
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
        const plan = (0,retry .M$)(error, { ...soFar, ...before, nowMs }, random);
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
        const outgoing = { operation, method, path, fresh: retry !== 'safe' };
        return text === undefined
            ? { ...outgoing, headers }
            : { ...outgoing, headers: { ...headers, 'content-type': 'application/json' }, body: text };
    }
    #sceneOf({ operation, path, unsaid = [] }, status = 200) {
        const { mask: key, basePath } = this.#channel;
        const mask = status < 300 ? key : key.with(unsaid);
        return { operation, mask, repeated: repeatedBy(path, basePath) };
    }
}



// EXTERNAL MODULE: ./service/asking.js
var asking = __webpack_require__(4236);
;// CONCATENATED MODULE: ./service/evidence-client.js


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
        const answer = await this.ask.read({ operation, asked, values: { name, after } }, context);
        const { planPageSchema, runPlanSchema } = await (0,asking .S)();
        const page = (0,shape .rP)(planPageSchema, answer, operation, { plans, hasMore, nextCursor });
        const keep = this.ask.keeperOf(operation, answer);
        const fitting = page.plans.flatMap((_, index) => keep(runPlanSchema, `${plans}/${index}`) ?? []);
        return { plans: fitting, nextCursor: cursorOf(page) };
    }
    async readPlan(runPlanId, context) {
        const { plan, ...asked } = this.profile.operations.readPlan;
        const question = { operation: 'read plan', asked, values: { runPlanId } };
        const told = await this.ask.readWhole(question, ({ runPlanSchema }) => runPlanSchema, plan, context);
        const { refuseOther } = await (0,asking .S)();
        refuseOther(told.id, runPlanId, {
            operation: 'read plan',
            what: 'run plan',
            pointer: `${plan}/id`,
        });
        return told;
    }
    readCredential(context) {
        const { credential, ...asked } = this.profile.operations.readCredential;
        const question = { operation: 'read credential', asked, values: {} };
        return this.ask.readWhole(question, ({ credentialSchema }) => credentialSchema, credential, context);
    }
    readCost(jobId, context) {
        const { cost, ...asked } = this.profile.operations.readCost;
        const question = { operation: 'read cost', asked, values: { jobId } };
        return this.ask.readWhole(question, (({ costSchema }) => costSchema), cost, context);
    }
    readTranscript(callId, context) {
        const { transcript, ...asked } = this.profile.operations.readTranscript;
        const question = { operation: 'read transcript', asked, values: { callId } };
        return this.ask.readWhole(question, ({ transcriptSchema }) => transcriptSchema, transcript, context);
    }
    readCallMetrics(callId, context) {
        const { metrics, ...asked } = this.profile.operations.readCallMetrics;
        const question = { operation: 'read call metrics', asked, values: { callId } };
        return this.ask.readWhole(question, ({ callMetricsSchema }) => callMetricsSchema, metrics, context);
    }
}
function cursorOf({ hasMore, nextCursor, }) {
    return (hasMore !== false && nextCursor) || null;
}

// EXTERNAL MODULE: ./service/operations.js
var operations = __webpack_require__(9617);
// EXTERNAL MODULE: ./service/words.js
var service_words = __webpack_require__(8034);
;// CONCATENATED MODULE: ./service/http-service-client.js








const SHORTEST_UNSAID = 8;

class HttpServiceClient extends EvidenceClient {
    constructor({ profile = operations .A, onLeftOut = () => { }, ...options }) {
        const transport = new Transport({ ...options, headers: profile.headers });
        super(new asking .g(transport, onLeftOut), profile);
    }
    async requestDebrief(jobId, { regenerate }, context) {
        const { debrief, ...asked } = this.profile.operations.requestDebrief;
        const reading = this.#readingOf('request debrief');
        const { operation } = reading;
        const values = { jobId, regenerate: regenerate || undefined };
        const answer = regenerate
            ? await this.ask.create({ operation, ...(0,operations .D)(asked, values) }, context)
            : await this.ask.read({ operation, asked, values }, context);
        const { parseDebrief } = await (0,asking .S)();
        return parseDebrief(answer, debrief, reading);
    }
    async readResults(jobId, context, compareToJobId = null) {
        const asked = this.profile.operations.readResults;
        const reading = this.#readingOf('read results');
        const { operation } = reading;
        const values = { jobId, compareToJobId };
        const answer = await this.ask.read({ operation, asked, values }, context);
        const { parseResults } = await (0,asking .S)();
        return parseResults(answer, jobId, asked, reading);
    }
    async startRun(runPlanId, variables, context) {
        const operation = 'start run';
        const { jobId, simulationJobCount, ...asked } = this.profile.operations.start;
        const request = (0,operations .D)(asked, { runPlanId, variables });
        const unsaid = Object.values(variables).filter(({ length }) => length >= SHORTEST_UNSAID);
        const answer = await this.ask.create({ operation, ...request, unsaid }, context);
        const { startedRunSchema, simulationJobCountSchema } = await (0,asking .S)();
        const keep = this.ask.keeperOf(operation, answer);
        return {
            ...(0,shape .rP)(startedRunSchema, answer, operation, { jobId }),
            simulationJobCount: keep(simulationJobCountSchema, simulationJobCount),
        };
    }
    async readRun(jobId, context) {
        const operation = 'read run';
        const { operations, words } = this.profile;
        const asked = operations.read;
        const answer = await this.ask.read({ operation, asked, values: { jobId } }, context);
        const { PROGRESS_EVIDENCE, runSchema } = await (0,asking .S)();
        const { status } = (0,shape .rP)(runSchema, answer, operation, { status: asked.status });
        const keep = this.ask.keeperOf(operation, answer);
        const jobs = keep(PROGRESS_EVIDENCE.simulationJobs, asked.simulationJobs);
        return {
            status: (0,service_words .T)(status, words.runStatus),
            simulationJobs: jobs === null ? null : jobs.map((job) => this.#inOurWords(job)),
            verdict: (0,shape .cj)(answer, asked.verdict) === null
                ? null
                : (keep(PROGRESS_EVIDENCE.verdict, asked.verdict) ?? undefined),
            attemptSummary: keep(PROGRESS_EVIDENCE.attemptSummary, asked.attemptSummary),
            queuePosition: keep(PROGRESS_EVIDENCE.queuePosition, asked.queuePosition),
        };
    }
    async listRuns(runPlanId, after, context) {
        const operation = 'list runs';
        const { operations, words } = this.profile;
        const { nextPath, runs, hasMore, nextCursor, ...list } = operations.list;
        const asked = after === null || nextPath === undefined ? list : { ...list, path: nextPath };
        const values = { runPlanId, after };
        const answer = await this.ask.read({ operation, asked, values }, context);
        const { runPageSchema } = await (0,asking .S)();
        const page = (0,shape .rP)(runPageSchema, answer, operation, { runs, hasMore, nextCursor });
        const own = page.runs.filter(({ simulationRunPlanId: told }) => typeof told !== 'string' || told === '' || (0,same_id .F)(told, runPlanId));
        const inOurWords = own.map(({ status, ...run }) => status === undefined ? run : { ...run, status: (0,service_words .T)(status, words.runStatus) });
        return { runs: inOurWords, nextCursor: cursorOf(page) };
    }
    async cancelRun(jobId, context) {
        const asked = this.profile.operations.cancel;
        await this.ask.bringAbout({ operation: 'cancel run', asked, values: { jobId } }, context);
    }
    lookUpSimulationJob(servicePhoneNumber, callTime, context) {
        const { job, numberParameter, timeParameter, ...asked } = this.profile.operations.lookup;
        const values = { servicePhoneNumber, callTime, numberParameter, timeParameter };
        return this.#readJob({ operation: 'look up simulation job', asked, values }, job, context);
    }
    readSimulationJob(simulationJobId, context) {
        const { job, ...asked } = this.profile.operations.readSimulationJob;
        const values = { simulationJobId };
        return this.#readJob({ operation: 'read simulation job', asked, values }, job, context);
    }
    async createCall(json, context) {
        const operation = 'create call';
        const { method, path, call } = this.profile.operations.createCall;
        const answer = await this.ask.create({ operation, method, path, json }, context);
        const { createdCallSchema } = await (0,asking .S)();
        return (0,shape .C$)(call, createdCallSchema, answer, operation);
    }
    async createMetricCollectionJob({ metricIds, callIds, chatIds }, context) {
        const operation = 'create metric collection job';
        const { job, ...asked } = this.profile.operations.createMetricCollectionJob;
        const metrics = metricIds.map((id) => ({ id }));
        const request = (0,operations .D)(asked, { metrics, metricIds, callIds, chatIds });
        const answer = await this.ask.create({ operation, ...request }, context);
        return this.#metricJobIn(answer, job, operation);
    }
    async readMetricCollectionJob(id, context) {
        const operation = 'read metric collection job';
        const { job, ...asked } = this.profile.operations.readMetricCollectionJob;
        const answer = await this.ask.read({ operation, asked, values: { id } }, context);
        return this.#metricJobIn(answer, job, operation);
    }
    async cancelMetricCollectionJob(id, context) {
        const operation = 'cancel metric collection job';
        const asked = this.profile.operations.cancelMetricCollectionJob;
        await this.ask.bringAbout({ operation, asked, values: { id } }, context);
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
                const { deletedSchema } = await (0,asking .S)();
                (0,shape .C$)(placeIn(answer, deleted), deletedSchema, answer, operation);
            }
        }
        catch (error) {
            const isGone = error instanceof errors ._7 && error.status === 404;
            if (!attempts.mayHaveDeleted || !isGone)
                throw error;
        }
    }
    async #readJob(question, place, context) {
        const answer = await this.ask.read(question, context);
        const { simulationJobSchema } = await (0,asking .S)();
        return this.#inOurWords((0,shape .C$)(place, simulationJobSchema, answer, question.operation));
    }
    async #metricJobIn(answer, place, operation) {
        const { metricCollectionJobSchema } = await (0,asking .S)();
        const job = (0,shape .C$)(place, metricCollectionJobSchema, answer, operation);
        return { ...job, status: (0,service_words .T)(job.status, this.profile.words.metricJobStatus) };
    }
    #inOurWords(job) {
        const { simulationJobStatus, processingStatus } = this.profile.words;
        const status = (0,service_words .T)(job.status, simulationJobStatus);
        if (job.processingStatus === undefined)
            return { ...job, status };
        const processing = (0,service_words .T)(job.processingStatus, processingStatus);
        return { ...job, status, processingStatus: processing };
    }
    #readingOf(operation) {
        const leftOut = this.ask.leftOutOf(operation);
        return { operation, words: this.profile.words, leftOut };
    }
}
function placeIn(answer, place) {
    const bare = place.slice(place.lastIndexOf('/'));
    const isBare = (0,shape .cj)(answer, place) === undefined && (0,shape .cj)(answer, bare) !== undefined;
    return isBare ? bare : place;
}


/***/ })

};
;Object.assign(exports.modules, require("./later.js"));
