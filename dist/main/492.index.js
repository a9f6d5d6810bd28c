"use strict";
exports.id = 492;
exports.ids = [492];
exports.modules = {

/***/ 99157:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ lookUp)
/* harmony export */ });
/* harmony import */ var _http_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(72557);
/* harmony import */ var _text_log_line_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(82456);
/* harmony import */ var _text_step_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(53326);
/* harmony import */ var _text_values_iso_time_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(39549);




const MAX_CHARS = 100;
async function lookUp(client, sought, clock, context) {
    const { servicePhoneNumber, callTime } = sought;
    const askedMs = clock.now();
    try {
        const job = await client.lookUpSimulationJob(servicePhoneNumber, callTime, context);
        refuseOther(job, sought);
        return job;
    }
    catch (error) {
        if (!(error instanceof _http_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._7))
            throw error;
        if (error.status === 400 && callTime !== null)
            throw explainRefusal(error);
        if (error.status !== 404 || error.type === undefined)
            throw error;
        const [moment, cure] = callTime === null
            ? [
                `${new Date(askedMs).toISOString()}, the time of asking`,
                'no call with this number is in progress now: set the input call-time to the moment of the call',
            ]
            : [callTime, 'check the inputs service-phone-number and call-time'];
        throw new _text_step_error_js__WEBPACK_IMPORTED_MODULE_2__/* .StepError */ .zg('lookup', `${(0,_text_step_error_js__WEBPACK_IMPORTED_MODULE_2__/* .withoutPeriod */ .Kx)(error.message)}; looked up ${servicePhoneNumber} at ${moment}; ${cure}`, 'error');
    }
}
function explainRefusal(error) {
    const message = `${(0,_text_step_error_js__WEBPACK_IMPORTED_MODULE_2__/* .withoutPeriod */ .Kx)(error.message)}. Check lookup.timeParameter in the input service-profile, the name under which the time was sent. Else check the inputs service-phone-number and call-time`;
    return new _text_step_error_js__WEBPACK_IMPORTED_MODULE_2__/* .StepError */ .zg('service', message, 'error');
}
function refuseOther(job, sought) {
    const found = `look up simulation job: the service returned simulation job ${shown(job.simulationJobId)}`;
    if (isOtherNumber(job.servicePhoneNumber, sought.servicePhoneNumber)) {
        throw new _text_step_error_js__WEBPACK_IMPORTED_MODULE_2__/* .StepError */ .zg('service', `${found}, which uses ${shown(job.servicePhoneNumber)} instead of ${sought.servicePhoneNumber}. Check lookup.numberParameter in the input service-profile`, 'error');
    }
    const callMs = timeOf(sought.callTime);
    if (callMs === null || holds(job, callMs))
        return;
    const [start, end] = [job.startedAt, job.completedAt].map((time) => shown(time) || 'unknown');
    throw new _text_step_error_js__WEBPACK_IMPORTED_MODULE_2__/* .StepError */ .zg('service', `${found}, whose call lasted from ${start} to ${end}, and call-time is ${sought.callTime}. Check lookup.timeParameter in the input service-profile. Else check the input call-time`, 'error');
}
function isOtherNumber(reported, sought) {
    const [known, wanted] = [reported ?? '', sought].map((number) => number.replace(/\D/g, ''));
    return known !== '' && known !== wanted;
}
function holds({ startedAt, completedAt }, callMs) {
    return (timeOf(startedAt) ?? callMs) <= callMs && callMs <= (timeOf(completedAt) ?? callMs);
}
function timeOf(text) {
    return text ? (0,_text_values_iso_time_js__WEBPACK_IMPORTED_MODULE_3__/* .parseIsoTime */ .s)(text) : null;
}
function shown(text) {
    return (0,_text_log_line_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .TN)(text ?? '', MAX_CHARS);
}


/***/ }),

/***/ 50423:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ askPatiently)
/* harmony export */ });
/* harmony import */ var _http_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(72557);
/* harmony import */ var _text_duration_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6203);
/* harmony import */ var _text_step_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(53326);



const LIMIT_MS = 2 * 60_000;
const PATIENCE = (0,_text_duration_js__WEBPACK_IMPORTED_MODULE_1__/* .formatDuration */ .a)(LIMIT_MS);
const ODD = new Set(['status', 'redirect', 'not-json', 'shape']);
const MEANT = new Set([403, 409]);
async function askPatiently(ask, { clock, wait, isKnown, tell }) {
    const { lastSeen } = wait;
    let sinceMs = null;
    for (;;) {
        try {
            return await ask();
        }
        catch (error) {
            if (!isOdd(error) || MEANT.has(error.status) || (0,_http_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .isSpent */ .Fh)(error) || !isKnown())
                throw error;
            sinceMs ??= clock.now();
            if (clock.now() - sinceMs >= LIMIT_MS) {
                wait.lastSeen = lastSeen;
                throw error;
            }
            const problem = (0,_text_step_error_js__WEBPACK_IMPORTED_MODULE_2__/* .withoutPeriod */ .Kx)(error.message);
            if (problem !== wait.lastSeen)
                tell(`${problem}; asking again, for ${PATIENCE} at most`);
            wait.lastSeen = problem;
        }
        await wait.pause();
    }
}
function isOdd(error) {
    return error instanceof _http_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._7 && ODD.has(error.kind);
}


/***/ }),

/***/ 5111:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  action: () => (/* reexport */ findSimulation)
});

// EXTERNAL MODULE: ./collect/look-up.js
var look_up = __webpack_require__(99157);
// EXTERNAL MODULE: ./collect/wait/patience.js
var patience = __webpack_require__(50423);
// EXTERNAL MODULE: ./http/errors.js
var errors = __webpack_require__(72557);
// EXTERNAL MODULE: ./inputs/input-form.js
var input_form = __webpack_require__(61328);
// EXTERNAL MODULE: ./service/explain.js
var explain = __webpack_require__(70980);
// EXTERNAL MODULE: ./text/log-line.js + 1 modules
var log_line = __webpack_require__(82456);
// EXTERNAL MODULE: ./text/same-id.js
var same_id = __webpack_require__(88959);
// EXTERNAL MODULE: ./text/step-error.js
var step_error = __webpack_require__(53326);
// EXTERNAL MODULE: ./text/values/iso-time.js
var iso_time = __webpack_require__(39549);
// EXTERNAL MODULE: ./report/output-text.js
var output_text = __webpack_require__(18389);
// EXTERNAL MODULE: ./service/evidence-client.js
var evidence_client = __webpack_require__(15460);
;// CONCATENATED MODULE: ./actions/find-simulation/simulation-job.js



const ENDED_IN_VAIN = new Set([
    'FAILED',
    'CANCELLED',
    'CANCELED',
    'TIMED_OUT',
    'SKIPPED',
]);
const PROCESSED = new Set(['PROCESSED', 'COMPLETED']);
function isDone({ status, processingStatus }) {
    return status === 'COMPLETED' && PROCESSED.has(processingStatus ?? '');
}
function hasEndedInVain({ status, processingStatus }) {
    return ENDED_IN_VAIN.has(status) || ENDED_IN_VAIN.has(processingStatus ?? '');
}
function describeState({ status, processingStatus }) {
    const state = (0,log_line/* oneLine */.TN)(status, 100);
    return processingStatus ? `${state}, processing ${(0,log_line/* oneLine */.TN)(processingStatus, 100)}` : state;
}
function outputsOf(job) {
    return {
        'simulation-job-id': value(job.simulationJobId),
        status: value(job.status),
        'processing-status': value(job.processingStatus),
        'call-id': value(job.callId),
        'run-plan-id': value(job.runPlan.id),
        json: jsonOf(job),
    };
}
function whyNotCounted({ invalidation, failureOwner }) {
    const owner = typeof failureOwner === 'string' ? value(failureOwner) : '';
    return [
        ...[(0,evidence_client/* describeInvalidation */._g)(invalidation)].filter((why) => why !== null),
        ...(owner === '' ? [] : [`failure owner ${owner}`]),
    ].join('; ');
}
function jsonOf(job) {
    const json = JSON.stringify(job);
    return Buffer.byteLength(json) <= output_text/* MAX_OUTPUT_BYTES */.$q ? json : '';
}
function value(text) {
    return (0,log_line/* oneLine */.TN)(text ?? '', 200);
}

;// CONCATENATED MODULE: ./actions/find-simulation/find-simulation.js










const DEFAULTS = {
    'base-url': '',
    'api-key': '',
    'service-phone-number': '',
    'call-time': '',
    wait: 'false',
    timeout: '15m',
    'service-profile': '',
    summary: 'true',
};
const findSimulation = {
    title: 'Find simulation',
    defaults: DEFAULTS,
    outputs: ['simulation-job-id', 'status', 'processing-status', 'call-id', 'run-plan-id', 'json'],
    columns: ['simulation job', 'status', 'processing', 'call', 'run plan'],
    meant: 'the inputs service-phone-number and call-time',
    prepare(form) {
        const name = 'service-phone-number';
        const cure = "give the number that the simulation job uses, such as '+15550100200'";
        const inputs = {
            servicePhoneNumber: form.required(name, form.phoneNumber(name), cure),
            callTime: form.moment('call-time'),
            wait: form.boolean('wait'),
            timeoutMs: form.duration('timeout'),
        };
        return (0,input_form/* isComplete */.As)(inputs) ? (step) => find(inputs, step) : undefined;
    },
};
async function find(inputs, step) {
    const { servicePhoneNumber, timeoutMs: limitMs } = inputs;
    const goal = inputs.wait ? 'to be COMPLETED and PROCESSED' : 'to be found';
    const what = `the simulation job that uses ${servicePhoneNumber} ${goal}`;
    const wait = step.wait({ what, input: 'timeout', limitMs });
    const client = step.connect();
    const found = await lookUpInTime(inputs, client, wait, step);
    const rereading = new Rereading(client, inputs, found.askedMs);
    let { job } = found;
    try {
        tellState(job, wait, step);
        while (inputs.wait && !isDone(job)) {
            refuseEnd(job);
            await wait.pause();
            job = await readAgain(job.simulationJobId, rereading, wait, step);
            tellState(job, wait, step);
        }
    }
    finally {
        record(job, step);
    }
}
async function lookUpInTime(inputs, client, wait, { clock, runner }) {
    const { servicePhoneNumber, callTime, timeoutMs } = inputs;
    const callMs = callTime === null ? null : (0,iso_time/* parseIsoTime */.s)(callTime);
    const mayBePlacedYet = callMs === null || clock.now() - callMs <= timeoutMs;
    for (;;) {
        const askedMs = clock.now();
        try {
            return { job: await (0,look_up/* lookUp */.T)(client, inputs, clock, wait.context), askedMs };
        }
        catch (error) {
            const isUnknown = error instanceof step_error/* StepError */.zg && error.rule === 'lookup';
            if (!(inputs.wait && mayBePlacedYet && isUnknown))
                throw error;
            const moment = callTime === null ? 'in progress' : `at ${callTime}`;
            wait.see(`no call with ${servicePhoneNumber} ${moment} yet (404)`, (line) => runner.info(line));
            await wait.pause();
        }
    }
}
const MORE = ', or lookup.timeParameter there, with which the lookup finds a call that is over';
async function readAgain(id, rereading, wait, { clock, runner }) {
    const tell = (line) => runner.info(line);
    const read = () => rereading.read(id, wait.context);
    try {
        return await (0,patience/* askPatiently */.E)(read, { clock, wait, isKnown: () => true, tell });
    }
    catch (error) {
        throw (0,explain/* explainMissing */.C)(error, MORE);
    }
}
function refuseEnd(job) {
    if (!hasEndedInVain(job))
        return;
    throw new step_error/* StepError */.zg('simulation-job', `${jobName(job)} ended ${describeState(job)}, so it will never be COMPLETED and PROCESSED`);
}
function tellState(job, wait, { runner }) {
    wait.see(describeState(job), (line) => runner.info(`${jobName(job)}: ${line}`));
}
function record(job, { report }) {
    const { simulationJobId, status, processingStatus, callId, runPlan } = job;
    Object.assign(report.outputs, outputsOf(job));
    report.headline = `Found ${jobName(job)}: ${describeState(job)}`;
    report.rows.push([
        { id: simulationJobId },
        status,
        processingStatus ?? null,
        callId ? { id: callId } : null,
        { id: runPlan.id, name: runPlan.name ?? '' },
    ]);
    const why = whyNotCounted(job);
    if (why !== '')
        report.notes.push(`The call does not count: ${why}`);
    if (report.outputs.json === '') {
        report.warnings.push('the output json is empty: the simulation job is larger than 64 KiB');
    }
}
function jobName({ simulationJobId }) {
    return `simulation job ${(0,log_line/* oneLine */.TN)(simulationJobId, 100)}`;
}
class Rereading {
    #client;
    #sought;
    #times;
    constructor(client, sought, foundMs) {
        this.#client = client;
        this.#sought = sought;
        const { callTime } = sought;
        this.#times = callTime === null ? [null, new Date(foundMs).toISOString()] : [callTime];
    }
    async read(id, context) {
        for (const [index, time] of this.#times.entries()) {
            const found = await this.#lookUp(id, time, context);
            if (found === null)
                continue;
            this.#times = this.#times.slice(index);
            return found;
        }
        const job = await this.#client.readSimulationJob(id, context);
        this.#times = [];
        return job;
    }
    async #lookUp(id, time, context) {
        try {
            const { servicePhoneNumber } = this.#sought;
            const job = await this.#client.lookUpSimulationJob(servicePhoneNumber, time, context);
            return (0,same_id/* isSame */.F)(job.simulationJobId, id) ? job : null;
        }
        catch (error) {
            if (error instanceof errors/* ServiceError */._7 && LEADS_NOWHERE.has(error.status))
                return null;
            throw error;
        }
    }
}
const LEADS_NOWHERE = new Set([400, 404]);

;// CONCATENATED MODULE: ./entries/find-simulation.js



/***/ }),

/***/ 32845:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C$: () => (/* binding */ checkAt),
/* harmony export */   cj: () => (/* binding */ resolvePointer),
/* harmony export */   eA: () => (/* binding */ checkShape),
/* harmony export */   rP: () => (/* binding */ checkGathered),
/* harmony export */   z6: () => (/* binding */ keepFitting)
/* harmony export */ });
/* harmony import */ var _text_json_object_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(65553);
/* harmony import */ var _text_shape_mismatch_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(90951);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(72557);



const MAX_LISTED_FAULTS = 50;
const MAX_NOTICES = 20;
function checkShape(schema, value, operation, pointer) {
    return check(schema, value, operation, (path) => pointer + (0,_text_shape_mismatch_js__WEBPACK_IMPORTED_MODULE_1__/* .pointerOf */ .r)(path));
}
function checkAt(pointer, schema, answer, operation) {
    return checkShape(schema, resolvePointer(answer, pointer), operation, pointer);
}
function checkGathered(schema, answer, operation, pointers) {
    const gathered = Object.fromEntries(Object.entries(pointers).map(([name, pointer]) => [name, resolvePointer(answer, pointer)]));
    return check(schema, gathered, operation, ([name, ...rest]) => `${pointers[String(name)]}${(0,_text_shape_mismatch_js__WEBPACK_IMPORTED_MODULE_1__/* .pointerOf */ .r)(rest)}`);
}
function keepFitting(schema, value, pointer, leftOut) {
    if (value === undefined || value === null)
        return null;
    const root = { value };
    for (let told = 0;;) {
        const parsed = schema.safeParse(root.value);
        if (parsed.success)
            return parsed.data;
        const { issues } = parsed.error;
        for (const issue of issues.slice(0, MAX_NOTICES - told)) {
            leftOut((0,_text_shape_mismatch_js__WEBPACK_IMPORTED_MODULE_1__/* .describeMismatch */ ._)(issue, root.value, pointer + (0,_text_shape_mismatch_js__WEBPACK_IMPORTED_MODULE_1__/* .pointerOf */ .r)(issue.path)));
        }
        told = Math.min(MAX_NOTICES, told + issues.length);
        takeOut(root, issues.map(({ path }) => ['value', ...path]));
        if (root.value === undefined)
            return null;
    }
}
function takeOut(root, paths) {
    const wrong = paths.map((path) => ((0,_text_json_object_js__WEBPACK_IMPORTED_MODULE_2__/* .valueAt */ .f)(root, path) === undefined ? path.slice(0, -1) : path));
    const shortened = new Set();
    for (const path of wrong) {
        const parent = (0,_text_json_object_js__WEBPACK_IMPORTED_MODULE_2__/* .valueAt */ .f)(root, path.slice(0, -1));
        if (!(0,_text_json_object_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .G)(parent))
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
function resolvePointer(document, pointer) {
    const path = pointer
        .split('/')
        .slice(1)
        .map((segment) => segment.replaceAll('~1', '/').replaceAll('~0', '~'));
    return (0,_text_json_object_js__WEBPACK_IMPORTED_MODULE_2__/* .valueAt */ .f)(document, path);
}
function check(schema, value, operation, locate) {
    const parsed = schema.safeParse(value);
    if (parsed.success)
        return parsed.data;
    const { issues } = parsed.error;
    const listed = issues
        .slice(0, MAX_LISTED_FAULTS)
        .map((issue) => (0,_text_shape_mismatch_js__WEBPACK_IMPORTED_MODULE_1__/* .describeMismatch */ ._)(issue, value, locate(issue.path)));
    if (issues.length > listed.length)
        listed.push(`and ${issues.length - listed.length} more`);
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._7({
        kind: 'shape',
        operation,
        problem: `not as specified: ${listed.join('; ')}`,
        mayHaveBeenTaken: true,
    });
}


/***/ }),

/***/ 18389:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $q: () => (/* binding */ MAX_OUTPUT_BYTES),
/* harmony export */   Ir: () => (/* binding */ jsonArray),
/* harmony export */   KV: () => (/* binding */ linesInPlace),
/* harmony export */   Mn: () => (/* binding */ lines),
/* harmony export */   _s: () => (/* binding */ fitsJsonArray)
/* harmony export */ });
/* harmony import */ var _text_log_line_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(82456);

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

/***/ 70980:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ explainMissing),
/* harmony export */   W: () => (/* binding */ explain)
/* harmony export */ });
/* harmony import */ var _http_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(72557);
/* harmony import */ var _text_duration_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6203);
/* harmony import */ var _text_step_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(53326);



const TELLS_AN_END = new Set(['run', 'debrief']);
function explain(error, wait, inputs, where = '') {
    if (error instanceof _text_step_error_js__WEBPACK_IMPORTED_MODULE_2__/* .StepError */ .zg) {
        const { outcome, rule, message } = error;
        const isTold = outcome === 'error' || rule === 'budget';
        const tell = TELLS_AN_END.has(rule) ? withWaitIfAny : withWait;
        return { outcome, rule, message: isTold ? message : tell(message, wait) };
    }
    if (error instanceof _text_step_error_js__WEBPACK_IMPORTED_MODULE_2__/* .CancelledError */ .cc) {
        return { outcome: 'inconclusive', rule: 'cancelled', message: withWait(error.message, wait) };
    }
    if (error instanceof _http_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._7)
        return explainServiceError(error, wait, inputs, where);
    return (0,_text_step_error_js__WEBPACK_IMPORTED_MODULE_2__/* .internalError */ .WB)(error);
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
    if ((0,_http_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .isSpent */ .Fh)(error)) {
        const message = `${(0,_text_step_error_js__WEBPACK_IMPORTED_MODULE_2__/* .withoutPeriod */ .Kx)(error.message)}. ${SPENT_CURE}`;
        return { outcome: 'inconclusive', rule: 'budget', message };
    }
    const cure = cureOf(error, inputs, where);
    return cure === null
        ? { outcome: 'inconclusive', rule: 'service', message: withWait(error.message, wait) }
        : { outcome: 'error', rule: 'service', message: `${(0,_text_step_error_js__WEBPACK_IMPORTED_MODULE_2__/* .withoutPeriod */ .Kx)(error.message)}. ${cure}` };
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
    const [header] = HEADER.exec(error.param ?? '') ?? [];
    if (error.status === 400 && header !== undefined) {
        return `The service asks for the header '${header}': give it in the file that the input service-profile names, under headers`;
    }
    const named = `${inputs}${where && ` (${where})`}, and that base-url and api-key belong to the same project`;
    if (error.profileKey !== '' && error.status < 500)
        return `Else check ${named}`;
    return error.status === 404 ? `Check ${named}` : cureOfStatus(error.status, inputs);
}
const HEADER = /^x-[\w-]{1,100}$/i;
function explainMissing(error, more = '') {
    if (!(error instanceof _http_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._7) || error.profileKey === '')
        return error;
    return new _text_step_error_js__WEBPACK_IMPORTED_MODULE_2__/* .StepError */ .zg('service', (0,_text_step_error_js__WEBPACK_IMPORTED_MODULE_2__/* .withoutPeriod */ .Kx)(error.message) + more, 'error');
}
function cureOfStatus(status, inputs) {
    switch (status) {
        case 401:
            return 'Check the input api-key: the service does not know this key (was it regenerated, or does it belong to another base-url?)';
        case 403:
            return 'The input api-key lacks the permission for this: use a key with Full Access (a Read-Only key may only read)';
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
    return `${(0,_text_step_error_js__WEBPACK_IMPORTED_MODULE_2__/* .withoutPeriod */ .Kx)(message)}${describeWait(wait)}; last seen: ${wait.lastSeen}`;
}
function withWaitIfAny(message, wait) {
    if (wait === null)
        return message;
    const { before, ...now } = wait;
    const waited = [now, before].find((one) => one && (0,_text_duration_js__WEBPACK_IMPORTED_MODULE_1__/* .formatDuration */ .a)(one.waitedMs) !== '0s');
    const told = waited === undefined ? '' : describeWait(waited);
    return `${(0,_text_step_error_js__WEBPACK_IMPORTED_MODULE_2__/* .withoutPeriod */ .Kx)(message)}${told}; last seen: ${wait.lastSeen}`;
}
function describeWait({ what, input, limitMs, waitedMs, }) {
    return `; waited ${(0,_text_duration_js__WEBPACK_IMPORTED_MODULE_1__/* .formatDuration */ .a)(waitedMs)} for ${what} (${input}: ${(0,_text_duration_js__WEBPACK_IMPORTED_MODULE_1__/* .formatDuration */ .a)(limitMs)})`;
}


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