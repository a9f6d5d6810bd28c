"use strict";
exports.id = 976;
exports.ids = [976];
exports.modules = {

/***/ 7976:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   findSimulation: () => (/* binding */ findSimulation)
/* harmony export */ });
/* harmony import */ var _collect_look_up_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(99157);
/* harmony import */ var _http_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(72557);
/* harmony import */ var _inputs_input_form_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(61328);
/* harmony import */ var _report_output_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(18389);
/* harmony import */ var _service_evidence_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(97398);
/* harmony import */ var _service_explain_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(70980);
/* harmony import */ var _text_log_line_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(82456);
/* harmony import */ var _text_same_id_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(88959);
/* harmony import */ var _text_step_error_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(53326);
/* harmony import */ var _text_values_iso_time_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(39549);










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
const ENDED_OTHERWISE = new Set([
    'FAILED',
    'CANCELLED',
    'CANCELED',
    'TIMED_OUT',
    'SKIPPED',
]);
const PROCESSED = new Set(['PROCESSED', 'COMPLETED']);
const findSimulation = {
    title: 'Find simulation',
    defaults: DEFAULTS,
    outputs: ['simulation-job-id', 'status', 'processing-status', 'call-id', 'run-plan-id', 'json'],
    columns: ['simulation job', 'status', 'processing', 'call', 'run plan'],
    meant: 'the inputs service-phone-number and call-time',
    prepare(form) {
        const name = 'service-phone-number';
        const fix = "give the number that the simulation job uses, such as '+15550100200'";
        const inputs = {
            servicePhoneNumber: form.required(name, form.phoneNumber(name), fix),
            callTime: form.time('call-time'),
            wait: form.boolean('wait'),
            timeoutMs: form.duration('timeout'),
        };
        return (0,_inputs_input_form_js__WEBPACK_IMPORTED_MODULE_2__/* .isComplete */ .As)(inputs) ? (step) => find(inputs, step) : undefined;
    },
};
async function find(inputs, step) {
    const { servicePhoneNumber, timeoutMs: limitMs } = inputs;
    const goal = inputs.wait ? 'to be COMPLETED and PROCESSED' : 'to be found';
    const what = `the simulation job that uses ${servicePhoneNumber} ${goal}`;
    const wait = step.wait({ what, input: 'timeout', limitMs });
    const client = step.connect();
    const found = await lookUpInTime(inputs, client, wait, step);
    let { job } = found;
    try {
        logState(job, wait, step);
        while (inputs.wait && !isDone(job)) {
            refuseEnd(job);
            await wait.pause();
            job = await readAgain(job.simulationJobId, inputs, found.askedMs, client, wait);
            logState(job, wait, step);
        }
    }
    finally {
        record(job, step);
    }
}
async function lookUpInTime(inputs, client, wait, { clock, runner }) {
    const { servicePhoneNumber, callTime, timeoutMs } = inputs;
    const callMs = callTime === null ? null : (0,_text_values_iso_time_js__WEBPACK_IMPORTED_MODULE_8__/* .parseIsoTime */ .s)(callTime);
    const mayBeMadeYet = callMs === null || clock.now() - callMs <= timeoutMs;
    for (;;) {
        const askedMs = clock.now();
        try {
            return { job: await (0,_collect_look_up_js__WEBPACK_IMPORTED_MODULE_0__/* .lookUp */ .T)(client, inputs, clock, wait.context), askedMs };
        }
        catch (error) {
            const isUnknown = error instanceof _text_step_error_js__WEBPACK_IMPORTED_MODULE_7__/* .StepError */ .zg && error.rule === 'lookup';
            if (!(inputs.wait && mayBeMadeYet && isUnknown))
                throw error;
            const when = callTime === null ? 'in progress' : `at ${callTime}`;
            wait.see(`no call with ${servicePhoneNumber} ${when} yet (404)`, (line) => runner.info(line));
            await wait.pause();
        }
    }
}
const MORE = ', or lookup.timeParameter there, with which the lookup finds a call that is over';
function isDone({ status, processingStatus }) {
    return status === 'COMPLETED' && PROCESSED.has(processingStatus ?? '');
}
function refuseEnd(job) {
    const { status, processingStatus } = job;
    if (!ENDED_OTHERWISE.has(status) && !ENDED_OTHERWISE.has(processingStatus ?? ''))
        return;
    throw new _text_step_error_js__WEBPACK_IMPORTED_MODULE_7__/* .StepError */ .zg('simulation-job', `${jobName(job)} ended ${describeState(job)}, so it will never be COMPLETED and PROCESSED`);
}
function describeState({ status, processingStatus }) {
    const state = (0,_text_log_line_js__WEBPACK_IMPORTED_MODULE_6__/* .oneLine */ .TN)(status, 100);
    return processingStatus ? `${state}, processing ${(0,_text_log_line_js__WEBPACK_IMPORTED_MODULE_6__/* .oneLine */ .TN)(processingStatus, 100)}` : state;
}
function logState(job, wait, { runner }) {
    wait.see(describeState(job), (line) => runner.info(`${jobName(job)}: ${line}`));
}
function record(job, { report }) {
    const { simulationJobId, status, processingStatus, callId, runPlan } = job;
    const json = JSON.stringify(job);
    const isSmall = Buffer.byteLength(json) <= _report_output_text_js__WEBPACK_IMPORTED_MODULE_3__/* .MAX_OUTPUT_BYTES */ .$q;
    const value = (text) => (0,_text_log_line_js__WEBPACK_IMPORTED_MODULE_6__/* .oneLine */ .TN)(text ?? '', 200);
    Object.assign(report.outputs, {
        'simulation-job-id': value(simulationJobId),
        status: value(status),
        'processing-status': value(processingStatus),
        'call-id': value(callId),
        'run-plan-id': value(runPlan.id),
        json: isSmall ? json : '',
    });
    report.headline = `Found ${jobName(job)}: ${describeState(job)}`;
    report.rows.push([
        { id: simulationJobId },
        status,
        processingStatus ?? null,
        callId ? { id: callId } : null,
        { id: runPlan.id, name: runPlan.name ?? '' },
    ]);
    const owner = typeof job.failureOwner === 'string' ? value(job.failureOwner) : '';
    const why = [(0,_service_evidence_js__WEBPACK_IMPORTED_MODULE_4__/* .describeInvalidation */ ._g)(job.invalidation), owner && `failure owner ${owner}`];
    if (why.some(Boolean)) {
        report.notes.push(`The call does not count: ${why.filter(Boolean).join('; ')}`);
    }
    if (!isSmall)
        report.warnings.push('the output json is empty: the job is larger than 64 KiB');
}
function jobName({ simulationJobId }) {
    return `simulation job ${(0,_text_log_line_js__WEBPACK_IMPORTED_MODULE_6__/* .oneLine */ .TN)(simulationJobId, 100)}`;
}
async function readAgain(id, { servicePhoneNumber, callTime }, foundMs, client, { context }) {
    const times = callTime === null ? [null, new Date(foundMs).toISOString()] : [callTime];
    for (const time of times) {
        try {
            const job = await client.lookUpSimulationJob(servicePhoneNumber, time, context);
            if ((0,_text_same_id_js__WEBPACK_IMPORTED_MODULE_9__/* .isSame */ .F)(job.simulationJobId, id))
                return job;
        }
        catch (error) {
            const isNowhere = error instanceof _http_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ServiceError */ ._7 && [400, 404].includes(error.status ?? 0);
            if (!isNowhere)
                throw error;
        }
    }
    try {
        return await client.readSimulationJob(id, context);
    }
    catch (error) {
        throw (0,_service_explain_js__WEBPACK_IMPORTED_MODULE_5__/* .explainMissing */ .C)(error, MORE);
    }
}


/***/ }),

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
    const requestedMs = clock.now();
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
        const [time, fix] = callTime === null
            ? [
                `${new Date(requestedMs).toISOString()}, the time of the request`,
                'no call with this number is in progress now: set the input call-time to the time of the call',
            ]
            : [callTime, 'check the inputs service-phone-number and call-time'];
        throw new _text_step_error_js__WEBPACK_IMPORTED_MODULE_2__/* .StepError */ .zg('lookup', `${(0,_text_step_error_js__WEBPACK_IMPORTED_MODULE_2__/* .withoutPeriod */ .Kx)(error.message)}; looked up ${servicePhoneNumber} at ${time}; ${fix}`, 'error');
    }
}
function explainRefusal(error) {
    const message = `${(0,_text_step_error_js__WEBPACK_IMPORTED_MODULE_2__/* .withoutPeriod */ .Kx)(error.message)}. Check lookup.timeParameter in the input service-profile, the name under which the time was sent. Else check the inputs service-phone-number and call-time`;
    return new _text_step_error_js__WEBPACK_IMPORTED_MODULE_2__/* .StepError */ .zg('service', message, 'error');
}
function refuseOther(job, sought) {
    const found = `look up simulation job: the service returned simulation job ${shown(job.simulationJobId)}`;
    if (isOtherNumber(job.servicePhoneNumber, sought.servicePhoneNumber)) {
        throw new _text_step_error_js__WEBPACK_IMPORTED_MODULE_2__/* .StepError */ .zg('service', `${found}, which uses ${shown(job.servicePhoneNumber)} (ending in ${lastDigits(job.servicePhoneNumber)}) instead of ${sought.servicePhoneNumber}. Check lookup.numberParameter in the input service-profile`, 'error');
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
function lastDigits(number) {
    return (number ?? '').replace(/\D/g, '').slice(-4);
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

/***/ 61328:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   As: () => (/* binding */ isComplete),
/* harmony export */   NX: () => (/* binding */ WHERE_FOUND),
/* harmony export */   Vs: () => (/* binding */ InputForm)
/* harmony export */ });
/* harmony import */ var _text_duration_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6203);
/* harmony import */ var _text_log_line_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(82456);
/* harmony import */ var _text_nearest_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(42337);
/* harmony import */ var _text_strip_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(30269);
/* harmony import */ var _text_values_addresses_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(72578);
/* harmony import */ var _text_values_iso_time_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(39549);
/* harmony import */ var _text_values_parsed_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(38133);
/* harmony import */ var _text_values_simple_values_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(58129);
/* harmony import */ var _text_values_uuid_list_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(52944);









const MAX_SHOWN_CHARS = 100;
const MAX_ERRORS_PER_INPUT = 100;
const MAX_EDITS = 2;
const FILLED_BY_RUNNER = 'github-token';
const WHERE_FOUND = {
    'job-id': 'it is the output job-id of the step that started the run, and in the URL of the run',
    'run-plan': "its name and ID are in your service's dashboard",
};
class InputForm {
    errors = [];
    inputs;
    #defaults;
    #secrets;
    constructor(inputs, defaults) {
        this.inputs = inputs;
        this.#defaults = defaults;
        const names = ['api-key', 'github-token'];
        this.#secrets = Object.fromEntries(names.map((name) => [name, inputs.getInput(name)]));
        for (const secret of Object.values(this.#secrets))
            inputs.maskSecret(secret);
    }
    text(name) {
        return this.#secrets[name] ?? this.inputs.getInput(name);
    }
    has(name) {
        return this.text(name).trim() !== '';
    }
    read(name, parse) {
        const raw = this.text(name);
        return this.#take(name, refuseInvisible(raw) ?? parse(raw.trim() || this.#defaults[name]));
    }
    readGiven(name, parse) {
        return this.has(name) ? this.read(name, parse) : null;
    }
    readExact(name, parse) {
        const text = this.text(name);
        return text === '' ? null : this.#take(name, parse(text));
    }
    takeFromFile(name, parsed) {
        return this.#take(name, refuseInvisible(this.text(name)) ?? parsed);
    }
    required(name, value, fix) {
        if (value === null)
            this.reject(`input '${name}' is missing: ${fix}`);
        return value ?? undefined;
    }
    boolean(name) {
        return this.read(name, _text_values_simple_values_js__WEBPACK_IMPORTED_MODULE_4__/* .parseBoolean */ .yG);
    }
    duration(name, maxMs) {
        return this.read(name, (text) => (0,_text_duration_js__WEBPACK_IMPORTED_MODULE_0__/* .parseDuration */ .E)(text, maxMs));
    }
    integer(name, min, max) {
        return this.read(name, (text) => (0,_text_values_simple_values_js__WEBPACK_IMPORTED_MODULE_4__/* .parseInteger */ .cG)(text, min, max));
    }
    choice(name, choices) {
        return this.read(name, (text) => (0,_text_values_simple_values_js__WEBPACK_IMPORTED_MODULE_4__/* .parseChoice */ .HU)(text, choices));
    }
    uuids(name) {
        return this.readGiven(name, _text_values_uuid_list_js__WEBPACK_IMPORTED_MODULE_5__/* .parseUuidList */ .f);
    }
    phoneNumber(name) {
        return this.readGiven(name, _text_values_simple_values_js__WEBPACK_IMPORTED_MODULE_4__/* .parsePhoneNumber */ .lq);
    }
    time(name) {
        return this.readGiven(name, _text_values_iso_time_js__WEBPACK_IMPORTED_MODULE_6__/* .parseTime */ .p);
    }
    findUnknown(removed = {}) {
        const known = Object.entries(this.#defaults);
        const open = known.flatMap(([name, standard]) => {
            const isOpen = ['', standard].includes(this.text(name).trim());
            return isOpen || name === FILLED_BY_RUNNER ? name : [];
        });
        const names = this.inputs.givenInputs().map((name) => name.toLowerCase());
        return names.flatMap((name) => {
            if (Object.hasOwn(this.#defaults, name))
                return [];
            const near = open.filter((each) => isNear(name, each));
            if (Object.hasOwn(removed, name)) {
                if (this.text(name).trim() !== '') {
                    this.reject(`input '${name}' was removed: ${removed[name]}`);
                }
                return [];
            }
            if (near.length > 0) {
                this.reject(`input '${name}' is not known; did you mean ${(0,_text_nearest_js__WEBPACK_IMPORTED_MODULE_2__/* .nearest */ .pA)(name, near)}?`);
                return [];
            }
            return `input '${name}' is not known and has no effect: remove it, or INPUT_${name.toUpperCase()} from env`;
        });
    }
    refuse(name, problem) {
        this.reject(this.#describe(name, this.text(name).trim(), problem));
    }
    reject(message) {
        this.errors.push({ rule: 'input', message });
    }
    #take(name, parsed) {
        if (parsed.ok)
            return parsed.value;
        for (const { shown, problem } of parsed.errors.slice(0, MAX_ERRORS_PER_INPUT)) {
            this.reject(this.#describe(name, shown, problem));
        }
        return undefined;
    }
    #describe(name, shown, problem) {
        if (shown === null)
            return `input '${name}' ${problem}`;
        const value = (0,_text_log_line_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .TN)((0,_text_values_addresses_js__WEBPACK_IMPORTED_MODULE_7__/* .hideUrlSecrets */ .BF)(this.inputs.secrets.hide(shown)), MAX_SHOWN_CHARS);
        return `input '${name}': '${value}' ${problem}`;
    }
}
function refuseInvisible(raw) {
    const text = raw.replaceAll('\r', '');
    const visible = [...(0,_text_strip_js__WEBPACK_IMPORTED_MODULE_3__/* .stripUnprintable */ .jh)(text).replaceAll('\u00ad', '')];
    const char = [...text].find((each, index) => each !== visible[index]);
    if (char === undefined)
        return null;
    const code = `U+${char.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}`;
    return (0,_text_values_parsed_js__WEBPACK_IMPORTED_MODULE_8__/* .invalid */ .G)(null, `has an invisible character, ${code}: type the value again`);
}
function isNear(name, other) {
    const [one, two] = [name, other].map((each) => each.replace(/[-_]/g, ''));
    return one === two || (0,_text_nearest_js__WEBPACK_IMPORTED_MODULE_2__/* .editsBetween */ .yx)(name, other) <= MAX_EDITS;
}
function isComplete(inputs) {
    return Object.values(inputs).every((value) => value !== undefined);
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

/***/ 70980:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ explainMissing),
/* harmony export */   W: () => (/* binding */ explain)
/* harmony export */ });
/* harmony import */ var _http_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(72557);
/* harmony import */ var _text_duration_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6203);
/* harmony import */ var _text_step_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(53326);



function explain(error, wait, inputs, where = '') {
    if (error instanceof _text_step_error_js__WEBPACK_IMPORTED_MODULE_2__/* .StepError */ .zg) {
        const { outcome, rule, message } = error;
        const isComplete = outcome === 'error' || rule === 'budget';
        return { outcome, rule, message: isComplete ? message : withWait(message, wait) };
    }
    if (error instanceof _text_step_error_js__WEBPACK_IMPORTED_MODULE_2__/* .CancelledError */ .cc) {
        return { outcome: 'inconclusive', rule: 'cancelled', message: withWait(error.message, wait) };
    }
    if (error instanceof _http_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._7)
        return explainServiceError(error, wait, inputs, where);
    return (0,_text_step_error_js__WEBPACK_IMPORTED_MODULE_2__/* .internalError */ .WB)(error);
}
const MISCONFIGURED = new Set(['tls', 'proxy', 'unresolved']);
const SPENT_FIX = 'The service refuses for a spent budget, and the request is not retried. Check the subscription and the payments of the account that the api-key belongs to';
function explainServiceError(error, wait, inputs, where) {
    if (MISCONFIGURED.has(error.kind)) {
        return { outcome: 'error', rule: 'service', message: error.message };
    }
    const message = (0,_text_step_error_js__WEBPACK_IMPORTED_MODULE_2__/* .withoutPeriod */ .Kx)(error.message);
    if ((0,_http_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .isSpent */ .Fh)(error)) {
        return { outcome: 'inconclusive', rule: 'budget', message: `${message}. ${SPENT_FIX}` };
    }
    const fix = fixOf(error, inputs, where);
    return fix === null
        ? { outcome: 'inconclusive', rule: 'service', message: withWait(error.message, wait) }
        : { outcome: 'error', rule: 'service', message: `${message}. ${fix}` };
}
const HEADER = /^x-[\w-]{1,100}$/i;
function fixOf(error, inputs, where) {
    const { kind, status = 0, param = '', profileKey } = error;
    if (kind === 'redirect') {
        return 'Redirects are never followed, since the request holds the key: set the input base-url to the URL that responds itself';
    }
    if (kind !== 'status')
        return null;
    if (status === 400 && HEADER.test(param)) {
        return `The service requires the header '${param}': add it under headers in the file of the input service-profile`;
    }
    const named = `${inputs}${where && ` (${where})`}, and that base-url and api-key belong to the same project`;
    if (profileKey !== '' && status < 500)
        return `Else check ${named}`;
    return status === 404 ? `Check ${named}` : fixOfStatus(status, inputs);
}
function explainMissing(error, more = '') {
    if (!(error instanceof _http_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._7) || error.profileKey === '')
        return error;
    return new _text_step_error_js__WEBPACK_IMPORTED_MODULE_2__/* .StepError */ .zg('service', (0,_text_step_error_js__WEBPACK_IMPORTED_MODULE_2__/* .withoutPeriod */ .Kx)(error.message) + more, 'error');
}
function fixOfStatus(status, inputs) {
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
    const { what, input, limitMs, waitedMs, lastSeen } = wait;
    const limit = `${input}: ${(0,_text_duration_js__WEBPACK_IMPORTED_MODULE_1__/* .formatDuration */ .a)(limitMs)}`;
    return `${(0,_text_step_error_js__WEBPACK_IMPORTED_MODULE_2__/* .withoutPeriod */ .Kx)(message)}; waited ${(0,_text_duration_js__WEBPACK_IMPORTED_MODULE_1__/* .formatDuration */ .a)(waitedMs)} for ${what} (${limit}); last seen: ${lastSeen}`;
}


/***/ }),

/***/ 6203:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ parseDuration),
/* harmony export */   a: () => (/* binding */ formatDuration)
/* harmony export */ });
/* harmony import */ var _values_parsed_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38133);

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;
const LONGEST_MS = 35 * 24 * HOUR_MS;
const FIX = 'write numbers and units, such as 90s, 30m or 1h30m';
function parseDuration(text, maxMs = LONGEST_MS) {
    if (/^\d+$/.test(text))
        return (0,_values_parsed_js__WEBPACK_IMPORTED_MODULE_0__/* .invalid */ .G)(text, `is a number without a unit: ${FIX}`);
    const match = /^(?:(\d+)h)?(?:(\d+)m)?(?:(\d+)s)?$/.exec(text);
    if (match === null || text === '')
        return (0,_values_parsed_js__WEBPACK_IMPORTED_MODULE_0__/* .invalid */ .G)(text, `is not a duration: ${FIX}`);
    const [, hours = '0', minutes = '0', seconds = '0'] = match;
    const ms = Number(hours) * HOUR_MS + Number(minutes) * MINUTE_MS + Number(seconds) * SECOND_MS;
    if (ms < SECOND_MS || ms > maxMs) {
        return (0,_values_parsed_js__WEBPACK_IMPORTED_MODULE_0__/* .invalid */ .G)(text, `is out of range: write a duration from 1s to ${formatDuration(maxMs)}`);
    }
    return (0,_values_parsed_js__WEBPACK_IMPORTED_MODULE_0__/* .valid */ .r)(ms);
}
function formatDuration(ms) {
    const total = Math.max(0, Math.round(ms / 1000));
    const parts = [
        [Math.floor(total / 3600), 'h'],
        [Math.floor((total % 3600) / 60), 'm'],
        [total % 60, 's'],
    ];
    const text = parts.map(([count, unit]) => (count > 0 ? `${count}${unit}` : '')).join('');
    return text || '0s';
}


/***/ }),

/***/ 42337:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F8: () => (/* binding */ nearestFirst),
/* harmony export */   Pp: () => (/* binding */ diffLines),
/* harmony export */   TE: () => (/* binding */ DIFF_SIGNS),
/* harmony export */   TM: () => (/* binding */ stretchesOf),
/* harmony export */   pA: () => (/* binding */ nearest),
/* harmony export */   wI: () => (/* binding */ misspelling),
/* harmony export */   yx: () => (/* binding */ editsBetween)
/* harmony export */ });
/* harmony import */ var diff__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(83242);

const MAX_CHARS = 100;
function nearest(word, candidates) {
    return nearestFirst(word, candidates)[0];
}
function misspelling(word, candidates) {
    const found = nearest(word, candidates);
    return found !== undefined && editsBetween(word, found) * 2 <= word.length ? found : undefined;
}
function nearestFirst(word, candidates) {
    return candidates
        .map((candidate) => ({ candidate, edits: editsBetween(word, candidate) }))
        .toSorted((a, b) => a.edits - b.edits)
        .map(({ candidate }) => candidate);
}
function editsBetween(one, other) {
    const from = one.slice(0, MAX_CHARS).toLowerCase();
    const to = other.slice(0, MAX_CHARS).toLowerCase();
    let row = Array.from({ length: to.length + 1 }, (_, index) => index);
    for (const [index, letter] of [...from].entries()) {
        const next = [index + 1];
        for (const [column, wanted] of [...to].entries()) {
            const [above = 0, aboveLeft = 0, left = 0] = [row[column + 1], row[column], next[column]];
            next.push(Math.min(above + 1, left + 1, aboveLeft + (letter === wanted ? 0 : 1)));
        }
        row = next;
    }
    return Number(row.at(-1));
}
const DIFF_SIGNS = { same: ' ', removed: '-', added: '+' };
const CONTEXT_LINES = 3;
const MAX_CHANGES = 200;
function diffLines(before, after) {
    const changes = (0,diff__WEBPACK_IMPORTED_MODULE_0__/* .diffArrays */ .E)([...before], [...after], { maxEditLength: MAX_CHANGES });
    if (changes === undefined)
        return [...lines('removed', before), ...lines('added', after)];
    return changes.flatMap(({ added, removed, value }) => lines(added ? 'added' : removed ? 'removed' : 'same', value));
}
function lines(kind, texts) {
    return texts.map((text) => ({ kind, text }));
}
function stretchesOf(diff) {
    const stretches = [];
    for (const [index, line] of diff.entries()) {
        const around = diff.slice(Math.max(0, index - CONTEXT_LINES), index + CONTEXT_LINES + 1);
        const isFar = around.every(({ kind }) => kind === 'same');
        const last = stretches.at(-1);
        if (last?.isFar === isFar)
            last.lines.push(line);
        else
            stretches.push({ isFar, lines: [line] });
    }
    return stretches;
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

/***/ 72578:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BF: () => (/* binding */ hideUrlSecrets),
/* harmony export */   Q2: () => (/* binding */ parseBaseUrl),
/* harmony export */   lb: () => (/* binding */ parseUrlTemplate),
/* harmony export */   of: () => (/* binding */ splitHttpUrl)
/* harmony export */ });
/* harmony import */ var _parsed_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38133);

function parseBaseUrl(text) {
    const parts = splitHttpUrl(text);
    if (parts === null || !URL.canParse(text)) {
        return (0,_parsed_js__WEBPACK_IMPORTED_MODULE_0__/* .invalid */ .G)(text, "is not a URL: write one such as 'https://api.example.com'");
    }
    const url = new URL(text);
    const isUnencrypted = url.protocol === 'http:' && !isLoopbackHost(url.hostname);
    const problems = [
        parts.authority.includes('@') && 'has user info: remove everything before the @',
        /[?#]/.test(parts.rest) && 'has a query or fragment: remove everything from ? or #',
        isUnencrypted && 'would send the key unencrypted: write https',
    ].filter((problem) => problem !== false);
    return problems.length === 0
        ? (0,_parsed_js__WEBPACK_IMPORTED_MODULE_0__/* .valid */ .r)(url.origin + url.pathname.replace(/(?<!\/)\/+$/, ''))
        : { ok: false, errors: problems.map((problem) => ({ shown: text, problem })) };
}
function isLoopbackHost(hostname) {
    return hostname === 'localhost' || hostname === '[::1]' || /^127\.\d+\.\d+\.\d+$/.test(hostname);
}
function parseUrlTemplate(text, placeholder) {
    const mark = `{${placeholder}}`;
    const filled = text.replaceAll(mark, 'id');
    const parts = splitHttpUrl(text);
    if (parts === null || !URL.canParse(filled)) {
        return (0,_parsed_js__WEBPACK_IMPORTED_MODULE_0__/* .invalid */ .G)(text, `is not an http or https URL: write one such as 'https://app.example.com/${mark}'`);
    }
    if (parts.authority.includes('@')) {
        return (0,_parsed_js__WEBPACK_IMPORTED_MODULE_0__/* .invalid */ .G)(text, 'has user info, which every reader would see: remove it');
    }
    if (parts.authority.includes(mark)) {
        return (0,_parsed_js__WEBPACK_IMPORTED_MODULE_0__/* .invalid */ .G)(text, `has ${mark} in its host: put it into the path`);
    }
    if (/[{}]/.test(filled)) {
        return (0,_parsed_js__WEBPACK_IMPORTED_MODULE_0__/* .invalid */ .G)(text, `has braces other than ${mark}: it is the only placeholder here`);
    }
    return filled === text ? (0,_parsed_js__WEBPACK_IMPORTED_MODULE_0__/* .invalid */ .G)(text, `has no ${mark}: put it in place of the ID`) : (0,_parsed_js__WEBPACK_IMPORTED_MODULE_0__/* .valid */ .r)(text);
}
function splitHttpUrl(text) {
    const [scheme] = /^https?:\/\//i.exec(text) ?? [];
    if (scheme === undefined || /[\s\\\0-\x1f\x7f-\x9f]/.test(text))
        return null;
    const behind = text.slice(scheme.length);
    const end = behind.search(/[/?#]|$/);
    return end === 0 ? null : { authority: behind.slice(0, end), rest: behind.slice(end) };
}
function hideUrlSecrets(text) {
    const colon = text.indexOf(':');
    const at = text.lastIndexOf('@');
    const start = text.startsWith('//', colon + 1) ? colon + 3 : colon + 1;
    const shown = colon === -1 || at < start ? text : `${text.slice(0, start)}***${text.slice(at)}`;
    return shown.replace(/([?&][^=&?#\s]*=)(?!\{)[^&#\s]+/g, '$1***');
}


/***/ }),

/***/ 39549:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ parseTime),
/* harmony export */   s: () => (/* binding */ parseIsoTime)
/* harmony export */ });
/* harmony import */ var _parsed_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38133);

const DATE_TIME = /^(\d{4}-\d\d-\d\dT\d\d:\d\d)(?::(\d\d)(?:[.,](\d+))?)?(?:Z|([+-])([01]\d|2[0-3])(?::?([0-5]\d))?)$/;
function parseIsoTime(text) {
    const match = DATE_TIME.exec(text);
    if (match === null)
        return null;
    const [, minute, second = '00', fraction = '', sign, hours = '0', minutes = '0'] = match;
    const local = `${minute}:${second}.${fraction.slice(0, 3).padEnd(3, '0')}Z`;
    const localMs = Date.parse(local);
    if (Number.isNaN(localMs) || new Date(localMs).toISOString() !== local)
        return null;
    const offsetMs = (Number(hours) * 60 + Number(minutes)) * 60_000;
    return sign === '-' ? localMs + offsetMs : localMs - offsetMs;
}
function parseTime(text) {
    if (parseIsoTime(text) !== null)
        return (0,_parsed_js__WEBPACK_IMPORTED_MODULE_0__/* .valid */ .r)(text);
    if (parseIsoTime(`${text}Z`) !== null) {
        return (0,_parsed_js__WEBPACK_IMPORTED_MODULE_0__/* .invalid */ .G)(text, 'has no zone: end it with Z for UTC, or with an offset such as +02:00');
    }
    return (0,_parsed_js__WEBPACK_IMPORTED_MODULE_0__/* .invalid */ .G)(text, 'is not an ISO 8601 date and time: write it with a zone, such as 2026-01-31T14:30:00Z');
}


/***/ }),

/***/ 38133:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ invalid),
/* harmony export */   r: () => (/* binding */ valid)
/* harmony export */ });
function valid(value) {
    return { ok: true, value };
}
function invalid(shown, problem) {
    return { ok: false, errors: [{ shown, problem }] };
}


/***/ }),

/***/ 58129:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   HU: () => (/* binding */ parseChoice),
/* harmony export */   cG: () => (/* binding */ parseInteger),
/* harmony export */   lq: () => (/* binding */ parsePhoneNumber),
/* harmony export */   yG: () => (/* binding */ parseBoolean)
/* harmony export */ });
/* harmony import */ var _parsed_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38133);

function parseBoolean(text) {
    if (/^(?:true|True|TRUE)$/.test(text))
        return (0,_parsed_js__WEBPACK_IMPORTED_MODULE_0__/* .valid */ .r)(true);
    if (/^(?:false|False|FALSE)$/.test(text))
        return (0,_parsed_js__WEBPACK_IMPORTED_MODULE_0__/* .valid */ .r)(false);
    return (0,_parsed_js__WEBPACK_IMPORTED_MODULE_0__/* .invalid */ .G)(text, 'is not a boolean: write true or false');
}
function parseInteger(text, min, max) {
    const value = /^\d+$/.test(text) ? Number(text) : Number.NaN;
    if (value >= min && value <= max)
        return (0,_parsed_js__WEBPACK_IMPORTED_MODULE_0__/* .valid */ .r)(value);
    return (0,_parsed_js__WEBPACK_IMPORTED_MODULE_0__/* .invalid */ .G)(text, `is not a whole number from ${min} to ${max}`);
}
function parseChoice(text, choices) {
    const choice = choices.find((candidate) => candidate === text);
    return choice === undefined
        ? (0,_parsed_js__WEBPACK_IMPORTED_MODULE_0__/* .invalid */ .G)(text, `is not a choice here: write ${choices.join(' or ')}`)
        : (0,_parsed_js__WEBPACK_IMPORTED_MODULE_0__/* .valid */ .r)(choice);
}
function parsePhoneNumber(text) {
    return /^\+[1-9]\d{1,14}$/.test(text)
        ? (0,_parsed_js__WEBPACK_IMPORTED_MODULE_0__/* .valid */ .r)(text)
        : (0,_parsed_js__WEBPACK_IMPORTED_MODULE_0__/* .invalid */ .G)(text, "is not an E.164 phone number: write a + and 2 to 15 digits with the country code first, such as '+15550100200'");
}


/***/ }),

/***/ 52944:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ isUuid),
/* harmony export */   f: () => (/* binding */ parseUuidList)
/* harmony export */ });
/* harmony import */ var _parsed_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38133);

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
function isUuid(text) {
    return UUID.test(text);
}
function parseUuidList(text) {
    const items = text
        .split(/[\n,]/)
        .map((item) => item.trim())
        .filter((item) => item !== '');
    if (items.length === 0)
        return { ok: false, errors: [{ shown: text, problem: 'has no ID' }] };
    const problem = 'is not a UUID: write an ID such as 01234567-89ab-cdef-0123-456789abcdef';
    const errors = items.filter((item) => !isUuid(item)).map((shown) => ({ shown, problem }));
    if (errors.length > 0)
        return { ok: false, errors };
    const known = new Set();
    return (0,_parsed_js__WEBPACK_IMPORTED_MODULE_0__/* .valid */ .r)(items.filter((item) => known.size < known.add(item.toLowerCase()).size));
}


/***/ })

};
;