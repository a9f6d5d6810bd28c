"use strict";
exports.id = 6856;
exports.ids = [6856,2557];
exports.modules = {

/***/ 6856:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);

__webpack_require__.d(__webpack_exports__, {
  action: () => (  findSimulation)
});

// EXTERNAL MODULE: ./core/input/iso-time.js
var iso_time = __webpack_require__(2111);
// EXTERNAL MODULE: ./core/text/log-line.js
var log_line = __webpack_require__(7720);
// EXTERNAL MODULE: ./step/explain.js
var explain = __webpack_require__(301);
// EXTERNAL MODULE: ./step/inputs/input-form.js + 2 modules
var input_form = __webpack_require__(177);
// EXTERNAL MODULE: ./step/look-up.js
var look_up = __webpack_require__(37);
// EXTERNAL MODULE: ./step/patience.js
var patience = __webpack_require__(611);
// EXTERNAL MODULE: ./step/stops.js
var stops = __webpack_require__(3743);
// EXTERNAL MODULE: ./core/same-id.js
var same_id = __webpack_require__(8327);
// EXTERNAL MODULE: ./http/errors.js
var errors = __webpack_require__(2557);
;// CONCATENATED MODULE: ./find/reread.js


class Rereading {
    #client;
    #sought;
    #moment;
    constructor(client, sought, foundMs) {
        this.#client = client;
        this.#sought = sought;
        this.#moment = sought.callTime ?? new Date(foundMs).toISOString();
    }
    async read(id, context) {
        if (this.#moment !== null) {
            const found = await this.#lookUp(id, this.#moment, context);
            if (found !== null)
                return found;
        }
        const job = await this.#readOtherwise(id, context);
        this.#moment = null;
        return job;
    }
    async #readOtherwise(id, context) {
        try {
            return await this.#client.readSimulationJob(id, context);
        }
        catch (error) {
            const found = isNotThere(error) ? await this.#lookUp(id, null, context) : null;
            if (found === null)
                throw error;
            return found;
        }
    }
    async #lookUp(id, moment, context) {
        try {
            const { servicePhoneNumber } = this.#sought;
            const job = await this.#client.lookUpSimulationJob(servicePhoneNumber, moment, context);
            return (0,same_id .F)(job.simulationJobId, id) ? job : null;
        }
        catch (error) {
            if (isNotThere(error))
                return null;
            throw error;
        }
    }
}
function isNotThere(error) {
    return error instanceof errors ._7 && error.status === 404;
}

// EXTERNAL MODULE: ./step/output-values.js
var output_values = __webpack_require__(5380);
;// CONCATENATED MODULE: ./find/simulation-job.js
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
    const state = (0,log_line .T)(status, 100);
    return processingStatus ? `${state}, processing ${(0,log_line .T)(processingStatus, 100)}` : state;
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
function isCut(job) {
    return !fits(JSON.stringify(job));
}
function jsonOf(job) {
    const whole = JSON.stringify(job);
    if (fits(whole))
        return whole;
    const { runPlan, simulationJobId, status, processingStatus, callId, servicePhoneNumber } = job;
    return JSON.stringify({
        simulationJobId: value(simulationJobId),
        status: value(status),
        processingStatus: value(processingStatus),
        callId: value(callId),
        servicePhoneNumber: value(servicePhoneNumber),
        runPlan: { id: value(runPlan.id), name: value(runPlan.name) },
    });
}
function fits(text) {
    return Buffer.byteLength(text) <= output_values .$q;
}
function value(text) {
    return (0,log_line .T)(text ?? '', 200);
}

;// CONCATENATED MODULE: ./find/find-simulation.js









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
        return (0,input_form .As)(inputs) ? (step) => find(inputs, step) : undefined;
    },
};
async function find(inputs, step) {
    const { servicePhoneNumber, timeoutMs: limitMs } = inputs;
    const goal = inputs.wait ? 'to be COMPLETED and PROCESSED' : 'to be found';
    const what = `the simulation job that uses ${servicePhoneNumber} ${goal}`;
    const wait = step.wait({ what, input: 'timeout', limitMs });
    const client = await step.connect();
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
    const callMs = callTime === null ? null : (0,iso_time .s)(callTime);
    const mayBePlacedYet = callMs === null || clock.now() - callMs <= timeoutMs;
    for (;;) {
        const askedMs = clock.now();
        try {
            return { job: await (0,look_up .T)(client, inputs, clock, wait.context), askedMs };
        }
        catch (error) {
            const isUnknown = error instanceof stops .C9 && error.rule === 'lookup';
            if (!(inputs.wait && mayBePlacedYet && isUnknown))
                throw error;
            const moment = callTime === null ? 'in progress' : `at ${callTime}`;
            wait.see(`no call with ${servicePhoneNumber} ${moment} yet (404)`, (line) => runner.info(line));
            await wait.pause();
        }
    }
}
async function readAgain(id, rereading, wait, { clock, runner }) {
    const tell = (line) => runner.info(line);
    const read = () => rereading.read(id, wait.context);
    try {
        return await (0,patience .Ev)(read, { clock, wait, isKnown: () => true, tell });
    }
    catch (error) {
        throw (0,explain .u)(error, 'readSimulationJob');
    }
}
function refuseEnd(job) {
    if (!hasEndedInVain(job))
        return;
    throw new stops .C9('simulation-job', `${jobName(job)} ended ${describeState(job)}, so it will never be COMPLETED and PROCESSED`);
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
    if (isCut(job)) {
        report.warnings.push('the simulation job is larger than an output may be (64 KiB), so the output json holds its main fields alone');
    }
}
function jobName({ simulationJobId }) {
    return `simulation job ${(0,log_line .T)(simulationJobId, 100)}`;
}

;// CONCATENATED MODULE: ./entries/find-simulation.js



/***/ })

};
;Object.assign(exports.modules, require("./later.js"));
