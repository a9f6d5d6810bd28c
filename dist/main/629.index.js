export const id = 629;
export const ids = [629];
export const modules = {

/***/ 5088:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   z: () => (/* binding */ debriefReportSchema)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5915);
/* harmony import */ var _fields_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7776);
/**
 * What the service writes about a run, in the specification's words: the shape of its answer and of
 * our report alike. Enum fields are plain strings, so that a value of a later version of the service
 * passes through and is shown as it is; fields that the specification does not show may be there, and
 * are left out of every copy.
 */


const LIFECYCLE = 'NEW, PERSISTENT, IMPROVING, FIXED, or null.';
const CHANNEL = 'PROMPT, VOICE_CONFIG, STT, SPEECH_MODEL, LLM_MODEL, INFRA, EXTERNAL, or null.';
const CALL_IDS = 'IDs of calls that show it';
const findingSchema = (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .named */ .KT)('Finding', zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({
    title: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)('What was found, in a few words.'),
    body: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .inFull */ .Vz)((0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)('What was found; empty where `detail` is brief.')),
    callIds: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .callIds */ .d2)(CALL_IDS),
}));
const themeSchema = (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .named */ .KT)('Theme', zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({
    slug: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)('What the theme is known by from run to run.'),
    title: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)('What fails, in a few words.'),
    severity: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)('HIGH, MEDIUM, LOW.'),
    impact: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .textOrNull */ .ef)('CRITICAL, HIGH, MEDIUM, LOW, or null.'),
    prevalence: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .textOrNull */ .ef)('WIDESPREAD, RECURRING, ISOLATED, or null.'),
    lifecycle: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .textOrNull */ .ef)(LIFECYCLE),
    affectedCallCount: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .integer */ .nd)('Calls that show it.'),
    totalCallCount: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .integer */ .nd)('Calls that could have shown it.'),
    checkNames: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .texts */ .Te)('The checks that fail for it.'),
    rootCauseChannel: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .textOrNull */ .ef)(CHANNEL),
    analysis: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .inFull */ .Vz)((0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)('Why it fails; empty where `detail` is brief.')),
    callIds: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .callIds */ .d2)(CALL_IDS),
}));
const recommendationSchema = (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .named */ .KT)('Recommendation', zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({
    order: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .integer */ .nd)('Its place among the recommendations.'),
    title: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)('What to do, in a few words.'),
    body: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .inFull */ .Vz)((0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)('What to do; empty where `detail` is brief.')),
    severity: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .textOrNull */ .ef)('HIGH, MEDIUM, LOW, or null.'),
    channel: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .textOrNull */ .ef)(CHANNEL),
    currentText: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .inFull */ .Vz)((0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .textOrNull */ .ef)('The text of the prompt to replace, or null.')),
    suggestedText: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .inFull */ .Vz)((0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .textOrNull */ .ef)('What is to take its place, or null.')),
    themeSlugs: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .texts */ .Te)('Slugs of the themes that it is meant for.'),
}));
const trendRowSchema = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({
    checkName: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)('Name of the check.'),
    previousPassRate: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .rate */ .TS)(),
    currentPassRate: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .rate */ .TS)(),
    lifecycle: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .textOrNull */ .ef)(LIFECYCLE),
});
const trendSchema = (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .named */ .KT)('Trend', zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({
    baselineRunPlanJobId: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .plain */ .pj)('Run plan job ID of the previous run.'),
    baselineRunNumber: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .integerOrNull */ .f1)('Number of the previous run, or null.'),
    rows: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(trendRowSchema), 'A row a check.'),
}));
const executiveSummarySchema = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({
    paragraphs: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .inFull */ .Vz)((0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .texts */ .Te)('Its paragraphs.')),
    sections: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .inFull */ .Vz)((0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({
        heading: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .textOrNull */ .ef)('Heading of the section, or null.'),
        body: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)('Text of the section.'),
    })), 'Its sections.')),
});
const debriefReportSchema = (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .named */ .KT)('DebriefReport', zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({
    generatedAt: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .plain */ .pj)('When the service wrote it, ISO 8601.'),
    verdict: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)('PASSED, THRESHOLD_FAILED.'),
    verdictSummary: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .inFull */ .Vz)((0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)('The verdict in one paragraph; empty where `detail` is brief.')),
    executiveSummary: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)(executiveSummarySchema, 'The executive summary; empty where `detail` is brief.'),
    keyFindings: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(findingSchema), 'What matters most.'),
    wentWell: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(findingSchema), 'What went well.'),
    themes: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(themeSchema), 'Failure themes, as the service lists them.'),
    recommendations: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(recommendationSchema), 'What the service recommends.'),
    trend: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .nullable */ .mee(trendSchema), 'Pass rates beside those of the previous run, or null.'),
}));


/***/ }),

/***/ 7776:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   HQ: () => (/* binding */ plainOrNull),
/* harmony export */   KT: () => (/* binding */ named),
/* harmony export */   Qq: () => (/* binding */ text),
/* harmony export */   TS: () => (/* binding */ rate),
/* harmony export */   Te: () => (/* binding */ texts),
/* harmony export */   Vz: () => (/* binding */ inFull),
/* harmony export */   ZZ: () => (/* binding */ field),
/* harmony export */   Zo: () => (/* binding */ IN_FULL_ONLY),
/* harmony export */   ag: () => (/* binding */ said),
/* harmony export */   d2: () => (/* binding */ callIds),
/* harmony export */   ed: () => (/* binding */ SERVICE_TEXT),
/* harmony export */   ef: () => (/* binding */ textOrNull),
/* harmony export */   f1: () => (/* binding */ integerOrNull),
/* harmony export */   nd: () => (/* binding */ integer),
/* harmony export */   pj: () => (/* binding */ plain)
/* harmony export */ });
/* unused harmony export DESCRIPTIONS */
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4288);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5915);
/**
 * What the shapes of the report are made of. A shape says of each field what it holds, and of the
 * service's words that they are: copies, masks and the published schema follow from that.
 */

/** What the published schema says of a field, and the name under which a shape stands there. */
const DESCRIPTIONS = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .registry */ .u5();
/** Fields whose strings the service wrote as text, so that they may identify a person. */
const SERVICE_TEXT = new WeakSet();
/** Fields that are empty where `detail` is `brief`. */
const IN_FULL_ONLY = new WeakSet();
/** A field and what it holds. */
function field(type, description) {
    DESCRIPTIONS.add(type, { description });
    return type;
}
/** A shape that stands under its name in the published schema. */
function named(id, type) {
    DESCRIPTIONS.add(type, { id });
    return type;
}
/** Marks a field, or all strings in it, as text of the service. */
function said(type) {
    SERVICE_TEXT.add(type);
    return type;
}
/** Marks a field as empty where `detail` is `brief`: an empty text or list, null, or absent. */
function inFull(type) {
    IN_FULL_ONLY.add(type);
    return type;
}
/** An ID, a time, a path or words of ours. */
const plain = (description) => field(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), description);
const plainOrNull = (description) => field(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .nullable */ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()), description);
/** A text of the service, or one that may quote it. */
const text = (description) => said(plain(description));
const textOrNull = (description) => said(plainOrNull(description));
const texts = (description) => said(field(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()), description));
const integer = (description) => field(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr(), description);
const integerOrNull = (description) => field(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .nullable */ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr()), description);
/** Percent, 0 to 100; null where the service has no rate, which is never the same as 0. */
const rate = () => field(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .nullable */ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig()), 'Percent, 0 to 100, or null where there is none.');
/** IDs of calls. */
const callIds = (description) => inFull(field(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()), `${description}; empty where \`detail\` is brief.`));


/***/ }),

/***/ 6851:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AL: () => (/* binding */ parseDebriefDocument),
/* harmony export */   LL: () => (/* binding */ parseDebrief),
/* harmony export */   c2: () => (/* binding */ parseResults)
/* harmony export */ });
/* harmony import */ var _core_json_object_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9276);
/* harmony import */ var _http_shape_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7012);
/* harmony import */ var _schemas_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5180);



/** The answer of the debrief operation, under `data` or bare. Throws as `checkShape` does. */
function parseDebrief(document, operation) {
    const { value, pointer } = unwrap(document);
    return (0,_http_shape_js__WEBPACK_IMPORTED_MODULE_0__/* .checkShape */ .eA)(_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .debriefSchema */ .lg, value, operation, pointer);
}
/** The debrief inside run results, under `data` or bare; null where they hold none yet. */
function parseResults(document, operation) {
    const { value, pointer } = unwrap(document);
    return (0,_http_shape_js__WEBPACK_IMPORTED_MODULE_0__/* .checkShape */ .eA)(_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .resultsSchema */ .sy, value, operation, pointer).debrief ?? null;
}
/**
 * A debrief that was saved to a file: an answer of the debrief operation or of the run results,
 * under `data` or bare. Throws as `checkShape` does.
 */
function parseDebriefDocument(document) {
    const { value, pointer } = unwrap(document);
    return (0,_core_json_object_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .G)(value) && Object.hasOwn(value, 'debrief')
        ? (0,_http_shape_js__WEBPACK_IMPORTED_MODULE_0__/* .checkShape */ .eA)(_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .resultsDebriefSchema */ .XL, value.debrief, 'saved debrief', `${pointer}/debrief`)
        : (0,_http_shape_js__WEBPACK_IMPORTED_MODULE_0__/* .checkShape */ .eA)(_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .debriefSchema */ .lg, value, 'saved debrief', pointer);
}
/** A `debrief` beside `data` says that the document is bare, and `data` one of its members. */
function unwrap(document) {
    return (0,_core_json_object_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .G)(document) &&
        Object.hasOwn(document, 'data') &&
        !Object.hasOwn(document, 'debrief')
        ? { value: document.data, pointer: '/data' }
        : { value: document, pointer: '' };
}


/***/ }),

/***/ 9629:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  createServiceClient: () => (/* binding */ createServiceClient)
});

// EXTERNAL MODULE: ./core/json-object.js
var json_object = __webpack_require__(9276);
// EXTERNAL MODULE: ./http/errors.js
var errors = __webpack_require__(2862);
// EXTERNAL MODULE: ./http/shape.js
var shape = __webpack_require__(7012);
// EXTERNAL MODULE: ./http/answer.js
var http_answer = __webpack_require__(8347);
// EXTERNAL MODULE: ./http/channel.js + 4 modules
var channel = __webpack_require__(4593);
// EXTERNAL MODULE: ./http/retry.js
var retry = __webpack_require__(6367);
;// CONCATENATED MODULE: ./http/transport.js




/** Sends requests to one service with its key, and repeats them as their class allows. */
class Transport {
    #options;
    #channel;
    constructor(options) {
        this.#options = options;
        this.#channel = new channel/* Channel */.c(options);
    }
    /** Sends the request and gives the JSON of its answer. Rejects as `ServiceClient` says. */
    async requestJson(request, context) {
        return (0,http_answer/* parseJson */.qF)(this.#sceneOf(request), await this.request(request, context));
    }
    /** The same for an answer that may have no body, and is then null: text is somebody else's. */
    async requestJsonOrNothing(request, context) {
        const answer = await this.request(request, context);
        return (0,http_answer/* isEmpty */.Im)(answer) ? null : (0,http_answer/* parseJson */.qF)(this.#sceneOf(request), answer);
    }
    /** Sends the request, repeats it as its class allows, and gives the first 2xx answer. */
    async request(request, context) {
        const { clock } = this.#options;
        const ended = endOf(context);
        const outgoing = this.#outgoingOf(request);
        const startedMs = clock.now();
        for (let attempt = 1;; attempt += 1) {
            ended.throwIfAborted();
            try {
                const answer = await this.#channel.send(outgoing, context, attempt);
                return (0,http_answer/* requireSuccess */.z_)(this.#sceneOf(request), answer);
            }
            catch (error) {
                if (!(error instanceof errors/* ServiceError */._))
                    throw error;
                if (!(0,retry/* mayRepeat */.xg)(request.retry, error))
                    throw error;
                ended.throwIfAborted();
                const { deadlineMs } = context;
                const pauseMs = this.#planPause(request, error, { attempt, startedMs, deadlineMs });
                await clock.sleep(pauseMs, ended);
            }
        }
    }
    /** Milliseconds until the next attempt. Throws what the request comes to when there is none. */
    #planPause({ operation, onRepeat }, error, soFar) {
        const { clock, random, onRetry } = this.#options;
        const everAnswered = this.#channel.hasAnswered;
        const plan = (0,retry/* planRetry */.M$)(error, { ...soFar, nowMs: clock.now(), everAnswered }, random);
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
            authorization: `Bearer ${this.#options.apiKey}`,
            accept: 'application/json',
        };
        const outgoing = { operation, method, path, fresh: retry !== 'safe' };
        return text === undefined
            ? { ...outgoing, headers }
            : { ...outgoing, headers: { ...headers, 'content-type': 'application/json' }, body: text };
    }
    #sceneOf({ operation }) {
        return { operation, mask: this.#channel.mask };
    }
}
function endOf({ signal, noMore }) {
    return noMore === undefined ? signal : AbortSignal.any([signal, noMore]);
}

// EXTERNAL MODULE: ./service/debrief-document.js
var debrief_document = __webpack_require__(6851);
// EXTERNAL MODULE: ./service/operations.js
var operations = __webpack_require__(4204);
// EXTERNAL MODULE: ./service/schemas.js
var schemas = __webpack_require__(5180);
;// CONCATENATED MODULE: ./service/http-service-client.js







/** A client of the service at `baseUrl`. Nothing is sent, or loaded for sending, before its first call. */
function createServiceClient(options) {
    return new HttpServiceClient(options);
}
class HttpServiceClient {
    #transport;
    #operations;
    constructor(options) {
        this.#transport = new Transport(options);
        this.#operations = options.operations ?? operations/* OPERATIONS */.xb;
    }
    async requestDebrief(jobId, { regenerate }, context) {
        const operation = 'request debrief';
        const answer = await this.#transport.requestJson({
            operation,
            retry: regenerate ? 'unless-taken' : 'safe',
            method: 'POST',
            path: (0,operations/* fillPath */.dN)('/v1/simulation/plan/job/{jobId}/debrief', { jobId }),
            body: regenerate ? { regenerate } : {},
        }, context);
        return (0,debrief_document/* parseDebrief */.LL)(answer, operation);
    }
    async readResults(jobId, context) {
        const operation = 'read results';
        const path = (0,operations/* fillPath */.dN)('/v1/simulation/plan/job/{jobId}/results', { jobId });
        const answer = await this.#transport.requestJson(read(operation, path), context);
        return (0,debrief_document/* parseResults */.c2)(answer, operation);
    }
    async startRun(runPlanId, variables, context) {
        const operation = 'start run';
        const { start } = this.#operations;
        const request = (0,operations/* fillRequest */.Dv)(start, { runPlanId, variables });
        const answer = await this.#transport.requestJson({ operation, retry: 'unless-taken', ...request }, context);
        return (0,shape/* checkGathered */.rP)(schemas/* startedRunSchema */.WC, answer, operation, { jobId: start.jobId }).jobId;
    }
    async readRun(jobId, context) {
        const operation = 'read run';
        const { status, simulationJobs, ...read } = this.#operations.read;
        const answer = await this.#transport.requestJson({ operation, retry: 'safe', ...(0,operations/* fillRequest */.Dv)(read, { jobId }) }, context);
        return (0,shape/* checkGathered */.rP)(schemas/* runSchema */.Lx, answer, operation, { status, simulationJobs });
    }
    async listRuns(runPlanId, after, context) {
        const operation = 'list runs';
        const { nextPath, runs, hasMore, nextCursor, ...list } = this.#operations.list;
        const asked = after === null ? list : { ...list, path: nextPath };
        const answer = await this.#transport.requestJson({ operation, retry: 'safe', ...(0,operations/* fillRequest */.Dv)(asked, { runPlanId, after }) }, context);
        const page = (0,shape/* checkGathered */.rP)(schemas/* runPageSchema */.AY, answer, operation, { runs, hasMore, nextCursor });
        return { runs: page.runs, nextCursor: (page.hasMore !== false && page.nextCursor) || null };
    }
    async cancelRun(jobId, context) {
        const request = (0,operations/* fillRequest */.Dv)(this.#operations.cancel, { jobId });
        await this.#transport.requestJsonOrNothing({ operation: 'cancel run', retry: 'safe', ...request }, context);
    }
    async lookUpSimulationJob(servicePhoneNumber, callReceivedAt, context) {
        const operation = 'look up simulation job';
        const number = `servicePhoneNumber=${(0,operations/* encodePart */.QU)(servicePhoneNumber)}`;
        const time = callReceivedAt === null
            ? ''
            : `&${this.#operations.lookup.timeParameter}=${(0,operations/* encodePart */.QU)(callReceivedAt)}`;
        const path = `/v1/simulation/job/lookup?${number}${time}`;
        const answer = await this.#transport.requestJson(read(operation, path), context);
        return (0,shape/* checkAt */.C$)('/data', schemas/* simulationJobSchema */.EW, answer, operation);
    }
    async readSimulationJob(simulationJobId, context) {
        const operation = 'read simulation job';
        const { job, ...read } = this.#operations.readSimulationJob;
        const answer = await this.#transport.requestJson({ operation, retry: 'safe', ...(0,operations/* fillRequest */.Dv)(read, { simulationJobId }) }, context);
        return (0,shape/* checkAt */.C$)(job, schemas/* simulationJobSchema */.EW, answer, operation);
    }
    async createCall(json, context) {
        const operation = 'create call';
        const request = {
            operation,
            retry: 'unless-taken',
            method: 'POST',
            path: '/v1/call',
            json,
        };
        const answer = await this.#transport.requestJson(request, context);
        return (0,shape/* checkAt */.C$)('/data', schemas/* createdCallSchema */.yc, answer, operation);
    }
    async createMetricCollectionJob(request, context) {
        const operation = 'create metric collection job';
        const answer = await this.#transport.requestJson({
            operation,
            retry: 'unless-taken',
            method: 'POST',
            path: '/v1/metric/collection-jobs',
            body: request,
        }, context);
        return (0,shape/* checkAt */.C$)('/data', schemas/* metricCollectionJobSchema */.hv, answer, operation);
    }
    async readMetricCollectionJob(id, context) {
        const operation = 'read metric collection job';
        const { job, ...read } = this.#operations.readMetricCollectionJob;
        const answer = await this.#transport.requestJson({ operation, retry: 'safe', ...(0,operations/* fillRequest */.Dv)(read, { id }) }, context);
        return (0,shape/* checkAt */.C$)(job, schemas/* metricCollectionJobSchema */.hv, answer, operation);
    }
    /**
     * Any 2xx counts whose body is empty or JSON; only an answer in the specified form that says
     * otherwise is a fault. So does 404 after an attempt that may have deleted the flow although its
     * answer was lost.
     */
    async deleteCustomerFlow(flowId, context, attempts = { mayHaveDeleted: false }) {
        const operation = 'delete customer flow';
        const path = (0,operations/* fillPath */.dN)('/v1/simulation/customer-flow/{flowId}', { flowId });
        const onRepeat = ({ mayHaveBeenTaken }) => {
            attempts.mayHaveDeleted ||= mayHaveBeenTaken;
        };
        try {
            const answer = await this.#transport.requestJsonOrNothing({ operation, retry: 'safe', method: 'DELETE', path, onRepeat }, context);
            if ((0,json_object/* isObject */.G)(answer) && Object.hasOwn(answer, 'data')) {
                (0,shape/* checkAt */.C$)('/data', schemas/* deletedFlowSchema */.VE, answer, operation);
            }
        }
        catch (error) {
            const isGone = error instanceof errors/* ServiceError */._ && error.status === 404;
            if (!attempts.mayHaveDeleted || !isGone)
                throw error;
        }
    }
}
function read(operation, path) {
    return { operation, retry: 'safe', method: 'GET', path };
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
/* harmony export */   hv: () => (/* binding */ metricCollectionJobSchema),
/* harmony export */   lg: () => (/* binding */ debriefSchema),
/* harmony export */   sy: () => (/* binding */ resultsSchema),
/* harmony export */   yc: () => (/* binding */ createdCallSchema)
/* harmony export */ });
/* unused harmony export listedRunSchema */
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5915);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1299);
/* harmony import */ var _report_model_debrief_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5088);
/**
 * Wire shapes of the service, as its interface specification gives them.
 * Objects keep fields that the specification does not show, and enum fields are plain strings,
 * so that a value from a later version of the service passes through and is shown as it is.
 */


const nullableString = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .nullable */ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP());
/** A debrief as the debrief operation returns it. */
const debriefSchema = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({
    debriefId: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    status: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    errorMessage: nullableString,
    createdAt: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    completedAt: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(nullableString),
    report: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .nullable */ .mee(_report_model_debrief_js__WEBPACK_IMPORTED_MODULE_0__/* .debriefReportSchema */ .z)),
});
/** The debrief inside run results: the specification promises its `status` only. */
const resultsDebriefSchema = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({
    debriefId: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()),
    status: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    errorMessage: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(nullableString),
    report: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .nullable */ .mee(_report_model_debrief_js__WEBPACK_IMPORTED_MODULE_0__/* .debriefReportSchema */ .z)),
});
/** Run results; until the run has settled they may hold no debrief. */
const resultsSchema = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({
    debrief: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .nullable */ .mee(resultsDebriefSchema)),
});
/** The ID of a run; longer than any, it could stand in no path, and in no output as it is. */
const runIdSchema = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* ._minLength */ .m9(1), zod_mini__WEBPACK_IMPORTED_MODULE_2__/* ._maxLength */ .Eb(200));
/** What the start operation must give. */
const startedRunSchema = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ jobId: runIdSchema });
/** One simulated call inside a run, from which progress is counted. */
const runSimulationJobSchema = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({
    simulationJobId: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()),
    status: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(nullableString),
    callId: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(nullableString),
});
/** A run (run plan job) as the read operation returns it. */
const runSchema = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({
    status: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    simulationJobs: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .nullable */ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(runSimulationJobSchema))),
});
/** A run as the list operation returns it. */
const listedRunSchema = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({
    simulationRunPlanJobId: runIdSchema,
    status: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()),
    createdAt: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(nullableString),
    startedAt: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(nullableString),
    endedAt: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(nullableString),
});
/** One page of the list operation. */
const runPageSchema = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    runs: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(listedRunSchema),
    hasMore: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .nullable */ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY())),
    nextCursor: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(nullableString),
});
/** A simulation job as the lookup returns it; only what the specification says is always there. */
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
/** A metric collection job; which of its fields may be null is not shown. */
const metricCollectionJobSchema = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({
    id: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    status: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    totalItems: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .nullable */ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr())),
    completedItems: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .nullable */ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr())),
    failedItems: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .nullable */ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr())),
    completedAt: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(nullableString),
    errorMessage: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(nullableString),
});
/** A call as its creation returns it; further fields pass through. */
const createdCallSchema = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({
    id: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    externalId: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(nullableString),
});
/** The answer of a customer flow's deletion. */
const deletedFlowSchema = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({ deleted: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz(true) });


/***/ })

};
