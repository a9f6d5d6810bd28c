"use strict";
exports.id = 856;
exports.ids = [856];
exports.modules = {

/***/ 38327:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ isSame)
/* harmony export */ });
/** IDs as services give them differ by case alone, if at all. */
function isSame(id, other) {
    return id.toLowerCase() === other.toLowerCase();
}


/***/ }),

/***/ 36856:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  action: () => (/* reexport */ findSimulation)
});

// EXTERNAL MODULE: ./core/input/iso-time.js
var iso_time = __webpack_require__(92111);
// EXTERNAL MODULE: ./core/text/log-line.js
var log_line = __webpack_require__(67720);
// EXTERNAL MODULE: ./step/explain.js
var explain = __webpack_require__(40301);
// EXTERNAL MODULE: ./step/inputs/input-form.js
var input_form = __webpack_require__(36269);
// EXTERNAL MODULE: ./step/look-up.js
var look_up = __webpack_require__(70037);
// EXTERNAL MODULE: ./step/patience.js
var patience = __webpack_require__(80611);
// EXTERNAL MODULE: ./step/stops.js
var stops = __webpack_require__(33743);
// EXTERNAL MODULE: ./core/same-id.js
var same_id = __webpack_require__(38327);
// EXTERNAL MODULE: ./http/errors.js
var errors = __webpack_require__(72557);
;// CONCATENATED MODULE: ./find/reread.js


/**
 * Finds a simulation job again. A lookup without a time is repeated as it is; once the call is over, it is
 * repeated with the time at which it found the job. A job that no lookup leads to is read by its ID. What
 * did not lead to the job is not tried again once something else did.
 */
class Rereading {
    #client;
    #sought;
    #times;
    /** @param foundMs when the lookup found the job */
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
    /** Null if the lookup finds nothing or another job, or if the service refuses the time's parameter. */
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

// EXTERNAL MODULE: ./service/invalidation.js
var service_invalidation = __webpack_require__(5223);
// EXTERNAL MODULE: ./step/output-values.js
var output_values = __webpack_require__(35380);
;// CONCATENATED MODULE: ./find/simulation-job.js
/** What a simulation job says: its state, in words too, and the outputs of the step. */



/**
 * States that nothing follows after. The specification shows COMPLETED and PROCESSED alone; these
 * are what runs end with. A state never seen before counts as one that may still change.
 */
const ENDED_IN_VAIN = new Set([
    'FAILED',
    'CANCELLED',
    'CANCELED',
    'TIMED_OUT',
    // Of the processing alone: a profile's words may lead to it.
    'SKIPPED',
]);
/** The specification has the one word, public clients have the other. */
const PROCESSED = new Set(['PROCESSED', 'COMPLETED']);
/** Whether the call was made and has been worked through. */
function isDone({ status, processingStatus }) {
    return status === 'COMPLETED' && PROCESSED.has(processingStatus ?? '');
}
/** Whether the job can never be done any more. */
function hasEndedInVain({ status, processingStatus }) {
    return ENDED_IN_VAIN.has(status) || ENDED_IN_VAIN.has(processingStatus ?? '');
}
/** E.g. `COMPLETED, processing PENDING`. */
function describeState({ status, processingStatus }) {
    const state = (0,log_line/* oneLine */.TN)(status, 100);
    return processingStatus ? `${state}, processing ${(0,log_line/* oneLine */.TN)(processingStatus, 100)}` : state;
}
/** What the step says about a simulation job, by the name of the output. */
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
/** Why the call does not count; empty if nothing says that it does not. */
function whyNotCounted({ invalidation, failureOwner }) {
    const owner = typeof failureOwner === 'string' ? value(failureOwner) : '';
    return [
        ...[(0,service_invalidation/* describeInvalidation */._)(invalidation)].filter((why) => why !== null),
        ...(owner === '' ? [] : [`failure owner ${owner}`]),
    ].join('; ');
}
/** The job as the service returned it; empty if an output cannot hold it. */
function jsonOf(job) {
    const json = JSON.stringify(job);
    return Buffer.byteLength(json) <= output_values/* MAX_OUTPUT_BYTES */.$q ? json : '';
}
function value(text) {
    return (0,log_line/* oneLine */.TN)(text ?? '', 200);
}

;// CONCATENATED MODULE: ./find/find-simulation.js
/** find-simulation: looks up the simulation job that uses a number, and waits for it where wanted. */









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
/**
 * The simulation job that uses the number. Where the step waits, so does it for a call that is not
 * placed yet; one whose time has been over for as long as `timeout` never will be.
 */
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
            const isUnknown = error instanceof stops/* Stopped */.C9 && error.rule === 'lookup';
            if (!(inputs.wait && mayBePlacedYet && isUnknown))
                throw error;
            const moment = callTime === null ? 'in progress' : `at ${callTime}`;
            wait.see(`no call with ${servicePhoneNumber} ${moment} yet (404)`, (line) => runner.info(line));
            await wait.pause();
        }
    }
}
const MORE = ', or lookup.timeParameter there, with which the lookup finds a call that is over';
/** The job as it stands now; where no way leads to it for long, rejects with what to do about it. */
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
/** A job that ended without a processed call is what nobody waited for. */
function refuseEnd(job) {
    if (!hasEndedInVain(job))
        return;
    throw new stops/* Stopped */.C9('simulation-job', `${jobName(job)} ended ${describeState(job)}, so it will never be COMPLETED and PROCESSED`);
}
/** Tells the log when the state has changed, and once in a while when it has not. */
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

;// CONCATENATED MODULE: ./entries/find-simulation.js



/***/ }),

/***/ 5223:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ describeInvalidation)
/* harmony export */ });
/* harmony import */ var _core_json_object_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(18009);
/* harmony import */ var _core_text_log_line_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(67720);


const MAX_CHARS = 300;
/**
 * Why a simulated call is invalid, e.g. `reason: LINE_BUSY`; null if it is valid. The specification does
 * not show the members of the object, so all that are no objects themselves are shown.
 */
function describeInvalidation(invalidation) {
    if (!(0,_core_json_object_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .G)(invalidation))
        return null;
    const members = Object.entries(invalidation).flatMap(([name, value]) => typeof value === 'object' ? [] : [`${name}: ${value}`]);
    return (0,_core_text_log_line_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(members.join(', '), MAX_CHARS) || 'invalid';
}


/***/ }),

/***/ 40301:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ explainMissing),
/* harmony export */   W: () => (/* binding */ explain)
/* harmony export */ });
/* harmony import */ var _core_duration_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31619);
/* harmony import */ var _http_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(72557);
/* harmony import */ var _stops_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(33743);
/** What ended the work of a step, in words. */



/** Rules of what ended by itself, whatever the limit of the wait for it. */
const TELLS_AN_END = new Set(['run', 'debrief']);
/**
 * Says what an error means: whether the workflow is at fault (`error`) or not
 * (`inconclusive`), and in which words. Anything unknown is a bug of ours, and an `error`.
 *
 * @param wait what was being waited for, or null where nothing was
 * @param inputs the inputs that tell the service what is meant, such as `the input job-id`
 * @param where where the ID is found that they take; empty where that is not said
 */
function explain(error, wait, inputs, where = '') {
    if (error instanceof _stops_js__WEBPACK_IMPORTED_MODULE_2__/* .Stopped */ .C9) {
        const { outcome, rule, message } = error;
        const isTold = outcome === 'error' || rule === 'budget';
        const tell = TELLS_AN_END.has(rule) ? withWaitIfAny : withWait;
        return { outcome, rule, message: isTold ? message : tell(message, wait) };
    }
    if (error instanceof _stops_js__WEBPACK_IMPORTED_MODULE_2__/* .Cancelled */ .cJ) {
        return { outcome: 'inconclusive', rule: 'cancelled', message: withWait(error.message, wait) };
    }
    if (error instanceof _http_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ServiceError */ ._7)
        return explainServiceError(error, wait, inputs, where);
    return (0,_stops_js__WEBPACK_IMPORTED_MODULE_2__/* .internalFault */ .gj)(error);
}
/** The way to the service is at fault, and the message says what to do about it. */
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
    if ((0,_http_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .isSpent */ .Fh)(error)) {
        const message = `${(0,_stops_js__WEBPACK_IMPORTED_MODULE_2__/* .withoutPeriod */ .Kx)(error.message)}. ${SPENT_CURE}`;
        return { outcome: 'inconclusive', rule: 'budget', message };
    }
    const cure = cureOf(error, inputs, where);
    return cure === null
        ? { outcome: 'inconclusive', rule: 'service', message: withWait(error.message, wait) }
        : { outcome: 'error', rule: 'service', message: `${(0,_stops_js__WEBPACK_IMPORTED_MODULE_2__/* .withoutPeriod */ .Kx)(error.message)}. ${cure}` };
}
/** What the workflow can do about it, or null where the workflow is not at fault. */
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
    // The message names the key of the operation; the inputs come after it.
    if (error.profileKey !== '' && error.status < 500)
        return `Else check ${named}`;
    return error.status === 404 ? `Check ${named}` : cureOfStatus(error.status, inputs);
}
/** A header that a request lacks, such as the project that the key of a person is used for. */
const HEADER = /^x-[\w-]{1,100}$/i;
/**
 * A 404 or 405 of an operation that the specification does not show, for an ID that the service has just
 * given: no input can be the cause, so the message names the operation's key alone.
 *
 * @param more what else helps, as a part of the sentence
 */
function explainMissing(error, more = '') {
    if (!(error instanceof _http_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ServiceError */ ._7) || error.profileKey === '')
        return error;
    return new _stops_js__WEBPACK_IMPORTED_MODULE_2__/* .Stopped */ .C9('service', (0,_stops_js__WEBPACK_IMPORTED_MODULE_2__/* .withoutPeriod */ .Kx)(error.message) + more, 'error');
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
    return `${(0,_stops_js__WEBPACK_IMPORTED_MODULE_2__/* .withoutPeriod */ .Kx)(message)}${describeWait(wait)}; last seen: ${wait.lastSeen}`;
}
/** What ended by itself tells nothing of a wait that had only begun; of the one before it does. */
function withWaitIfAny(message, wait) {
    if (wait === null)
        return message;
    const { before, ...now } = wait;
    const waited = [now, before].find((one) => one && (0,_core_duration_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDuration */ .a)(one.waitedMs) !== '0s');
    const told = waited === undefined ? '' : describeWait(waited);
    return `${(0,_stops_js__WEBPACK_IMPORTED_MODULE_2__/* .withoutPeriod */ .Kx)(message)}${told}; last seen: ${wait.lastSeen}`;
}
function describeWait({ what, input, limitMs, waitedMs, }) {
    return `; waited ${(0,_core_duration_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDuration */ .a)(waitedMs)} for ${what} (${input}: ${(0,_core_duration_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDuration */ .a)(limitMs)})`;
}


/***/ }),

/***/ 70037:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ lookUp)
/* harmony export */ });
/* harmony import */ var _core_input_iso_time_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(92111);
/* harmony import */ var _core_text_log_line_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(67720);
/* harmony import */ var _http_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(72557);
/* harmony import */ var _stops_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(33743);




const MAX_CHARS = 100;
/**
 * The simulation job that uses a number at a time. Throws `Stopped` of the rule `lookup` if the service
 * knows none, and of the rule `service` if it returns another job or does not know the name of the time's
 * parameter. A 404 in another form than the service's own is about the URL, and passes as it is.
 */
async function lookUp(client, sought, clock, context) {
    const { servicePhoneNumber, callTime } = sought;
    const askedMs = clock.now();
    try {
        const job = await client.lookUpSimulationJob(servicePhoneNumber, callTime, context);
        refuseOther(job, sought);
        return job;
    }
    catch (error) {
        if (!(error instanceof _http_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ServiceError */ ._7))
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
        throw new _stops_js__WEBPACK_IMPORTED_MODULE_2__/* .Stopped */ .C9('lookup', `${(0,_stops_js__WEBPACK_IMPORTED_MODULE_2__/* .withoutPeriod */ .Kx)(error.message)}; looked up ${servicePhoneNumber} at ${moment}; ${cure}`, 'error');
    }
}
/** The specification does not show the name of the parameter that takes the time. */
function explainRefusal(error) {
    const message = `${(0,_stops_js__WEBPACK_IMPORTED_MODULE_2__/* .withoutPeriod */ .Kx)(error.message)}. Check lookup.timeParameter in the input service-profile, the name under which the time was sent. Else check the inputs service-phone-number and call-time`;
    return new _stops_js__WEBPACK_IMPORTED_MODULE_2__/* .Stopped */ .C9('service', message, 'error');
}
/** A service that does not know the name of a parameter returns whatever job it has. */
function refuseOther(job, sought) {
    const found = `look up simulation job: the service returned simulation job ${shown(job.simulationJobId)}`;
    if (isOtherNumber(job.servicePhoneNumber, sought.servicePhoneNumber)) {
        throw new _stops_js__WEBPACK_IMPORTED_MODULE_2__/* .Stopped */ .C9('service', `${found}, which uses ${shown(job.servicePhoneNumber)} instead of ${sought.servicePhoneNumber}. Check lookup.numberParameter in the input service-profile`, 'error');
    }
    const callMs = timeOf(sought.callTime);
    if (callMs === null || holds(job, callMs))
        return;
    const [start, end] = [job.startedAt, job.completedAt].map((time) => shown(time) || 'unknown');
    throw new _stops_js__WEBPACK_IMPORTED_MODULE_2__/* .Stopped */ .C9('service', `${found}, whose call lasted from ${start} to ${end}, and call-time is ${sought.callTime}. Check lookup.timeParameter in the input service-profile. Else check the input call-time`, 'error');
}
/** Digits alone count: one number may be written in several ways. An unknown number is no other one. */
function isOtherNumber(reported, sought) {
    const [known, wanted] = [reported ?? '', sought].map((number) => number.replace(/\D/g, ''));
    return known !== '' && known !== wanted;
}
/** Whether the call lasted at that time, its start and its end included, as far as they are known. */
function holds({ startedAt, completedAt }, callMs) {
    return (timeOf(startedAt) ?? callMs) <= callMs && callMs <= (timeOf(completedAt) ?? callMs);
}
function timeOf(text) {
    return text ? (0,_core_input_iso_time_js__WEBPACK_IMPORTED_MODULE_3__/* .parseIsoTime */ .s)(text) : null;
}
function shown(text) {
    return (0,_core_text_log_line_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(text ?? '', MAX_CHARS);
}


/***/ }),

/***/ 35380:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $q: () => (/* binding */ MAX_OUTPUT_BYTES),
/* harmony export */   Ir: () => (/* binding */ jsonArray),
/* harmony export */   KV: () => (/* binding */ linesInPlace),
/* harmony export */   Mn: () => (/* binding */ lines),
/* harmony export */   _s: () => (/* binding */ fitsJsonArray),
/* harmony export */   n0: () => (/* binding */ setOutputs)
/* harmony export */ });
/* harmony import */ var _core_text_log_line_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(67720);
/* harmony import */ var _stops_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(33743);


/** No output may be larger. */
const MAX_OUTPUT_BYTES = 64 * 1024;
/** More than an entry takes that counts what was cut. */
const MAX_CUT_BYTES = 100;
/**
 * False where the outputs could not be written: what follows in the job would read nothing. A list of lines
 * that is too long is shortened, and a notice names it.
 */
function setOutputs(outputs, runner) {
    const shortened = [];
    try {
        for (const [name, value] of Object.entries(outputs)) {
            const fitting = linesThatFit(value);
            runner.setOutput(name, fitting.join('\n'));
            const all = value.split('\n').length;
            if (fitting.length < all)
                shortened.push(`${name} (${fitting.length} of ${all} lines)`);
        }
    }
    catch (error) {
        runner.annotate('error', `the outputs could not be written, so later steps cannot read them: ${(0,_stops_js__WEBPACK_IMPORTED_MODULE_1__/* .describeError */ .Uc)(error)}. GITHUB_OUTPUT has to name a file that this step may append to`);
        return false;
    }
    if (shortened.length > 0) {
        const names = shortened.join(', ');
        const message = `these outputs are shortened to the 64 KiB that an output may have: ${names}. report.json lists all runs`;
        runner.annotate('notice', message);
    }
    return true;
}
/** The first lines of a text that an output has room for. */
function linesThatFit(text) {
    const lines = text.split('\n');
    if (Buffer.byteLength(text) <= MAX_OUTPUT_BYTES)
        return lines;
    let bytes = -1;
    const cut = lines.findIndex((line) => {
        bytes += 1 + Buffer.byteLength(line);
        return bytes > MAX_OUTPUT_BYTES;
    });
    return lines.slice(0, cut);
}
/** One line each, without those that have nothing to say. */
function lines(values) {
    return shortLines(values)
        .filter((line) => line !== '')
        .join('\n');
}
/** One line each, an empty one for each that has nothing to say; nothing where none has. */
function linesInPlace(values) {
    const known = shortLines(values);
    return known.every((line) => line === '') ? '' : known.join('\n');
}
function shortLines(values) {
    return values.map((value) => (0,_core_text_log_line_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(value, 200));
}
/** Whether `jsonArray` would cut nothing. */
function fitsJsonArray(entries) {
    return Buffer.byteLength(JSON.stringify(entries)) <= MAX_OUTPUT_BYTES - MAX_CUT_BYTES;
}
/** A JSON array that fits; what does not is replaced by one entry that counts it. */
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

/***/ 80611:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ askPatiently)
/* harmony export */ });
/* harmony import */ var _core_duration_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31619);
/* harmony import */ var _http_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(72557);
/* harmony import */ var _stops_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(33743);



/** As long as for a service that gives no answer at all. */
const LIMIT_MS = 2 * 60_000;
const PATIENCE = (0,_core_duration_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDuration */ .a)(LIMIT_MS);
/** Faults of one answer, of which the next may be free. */
const ODD = new Set(['status', 'redirect', 'not-json', 'shape']);
/** Answers that say what they mean: not with this key, and not yet. */
const MEANT = new Set([403, 409]);
/** Asks, and again while the answer is odd: for two minutes in a row at most. Rejects as `ask` does. */
async function askPatiently(ask, { clock, wait, isKnown, tell }) {
    const { lastSeen } = wait;
    let sinceMs = null;
    for (;;) {
        try {
            return await ask();
        }
        catch (error) {
            if (!isOdd(error) || MEANT.has(error.status) || (0,_http_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .isSpent */ .Fh)(error) || !isKnown())
                throw error;
            sinceMs ??= clock.now();
            if (clock.now() - sinceMs >= LIMIT_MS) {
                wait.lastSeen = lastSeen;
                throw error;
            }
            const problem = (0,_stops_js__WEBPACK_IMPORTED_MODULE_2__/* .withoutPeriod */ .Kx)(error.message);
            if (problem !== wait.lastSeen)
                tell(`${problem}; asking again, for ${PATIENCE} at most`);
            wait.lastSeen = problem;
        }
        await wait.pause();
    }
}
/** Whether the answer is one that a service cannot mean that knows what it is asked about. */
function isOdd(error) {
    return error instanceof _http_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ServiceError */ ._7 && ODD.has(error.kind);
}


/***/ })

};
;