"use strict";
exports.id = 311;
exports.ids = [311];
exports.modules = {

/***/ 99157:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ lookUp)
/* harmony export */ });
/* harmony import */ var _http_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(72557);
/* harmony import */ var _text_log_line_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(68216);
/* harmony import */ var _text_stops_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9878);
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
        throw new _text_stops_js__WEBPACK_IMPORTED_MODULE_2__/* .Stopped */ .C9('lookup', `${(0,_text_stops_js__WEBPACK_IMPORTED_MODULE_2__/* .withoutPeriod */ .Kx)(error.message)}; looked up ${servicePhoneNumber} at ${moment}; ${cure}`, 'error');
    }
}
function explainRefusal(error) {
    const message = `${(0,_text_stops_js__WEBPACK_IMPORTED_MODULE_2__/* .withoutPeriod */ .Kx)(error.message)}. Check lookup.timeParameter in the input service-profile, the name under which the time was sent. Else check the inputs service-phone-number and call-time`;
    return new _text_stops_js__WEBPACK_IMPORTED_MODULE_2__/* .Stopped */ .C9('service', message, 'error');
}
function refuseOther(job, sought) {
    const found = `look up simulation job: the service returned simulation job ${shown(job.simulationJobId)}`;
    if (isOtherNumber(job.servicePhoneNumber, sought.servicePhoneNumber)) {
        throw new _text_stops_js__WEBPACK_IMPORTED_MODULE_2__/* .Stopped */ .C9('service', `${found}, which uses ${shown(job.servicePhoneNumber)} instead of ${sought.servicePhoneNumber}. Check lookup.numberParameter in the input service-profile`, 'error');
    }
    const callMs = timeOf(sought.callTime);
    if (callMs === null || holds(job, callMs))
        return;
    const [start, end] = [job.startedAt, job.completedAt].map((time) => shown(time) || 'unknown');
    throw new _text_stops_js__WEBPACK_IMPORTED_MODULE_2__/* .Stopped */ .C9('service', `${found}, whose call lasted from ${start} to ${end}, and call-time is ${sought.callTime}. Check lookup.timeParameter in the input service-profile. Else check the input call-time`, 'error');
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

/***/ 43311:
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
// EXTERNAL MODULE: ./inputs/input-form.js
var input_form = __webpack_require__(61328);
// EXTERNAL MODULE: ./service/explain.js
var explain = __webpack_require__(70980);
// EXTERNAL MODULE: ./text/log-line.js
var log_line = __webpack_require__(68216);
// EXTERNAL MODULE: ./text/stops.js
var stops = __webpack_require__(9878);
// EXTERNAL MODULE: ./text/values/iso-time.js
var iso_time = __webpack_require__(39549);
// EXTERNAL MODULE: ./http/errors.js
var errors = __webpack_require__(72557);
// EXTERNAL MODULE: ./text/same-id.js
var same_id = __webpack_require__(88959);
;// CONCATENATED MODULE: ./actions/find-simulation/reread.js


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

// EXTERNAL MODULE: ./publish/output-values.js
var output_values = __webpack_require__(12001);
// EXTERNAL MODULE: ./service/invalidation.js
var service_invalidation = __webpack_require__(5223);
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
        ...[(0,service_invalidation/* describeInvalidation */._)(invalidation)].filter((why) => why !== null),
        ...(owner === '' ? [] : [`failure owner ${owner}`]),
    ].join('; ');
}
function jsonOf(job) {
    const json = JSON.stringify(job);
    return Buffer.byteLength(json) <= output_values/* MAX_OUTPUT_BYTES */.$q ? json : '';
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
    throw new stops/* Stopped */.C9('simulation-job', `${jobName(job)} ended ${describeState(job)}, so it will never be COMPLETED and PROCESSED`);
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

;// CONCATENATED MODULE: ./entries/find-simulation.js



/***/ }),

/***/ 5223:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ describeInvalidation)
/* harmony export */ });
/* harmony import */ var _text_json_object_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(65553);
/* harmony import */ var _text_log_line_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(68216);


const MAX_CHARS = 300;
function describeInvalidation(invalidation) {
    if (!(0,_text_json_object_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .G)(invalidation))
        return null;
    const members = Object.entries(invalidation).flatMap(([name, value]) => typeof value === 'object' ? [] : [`${name}: ${value}`]);
    return (0,_text_log_line_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(members.join(', '), MAX_CHARS) || 'invalid';
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