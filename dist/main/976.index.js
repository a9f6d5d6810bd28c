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
/* harmony import */ var _collect_obtain_locate_run_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(52322);
/* harmony import */ var _http_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(72557);
/* harmony import */ var _inputs_input_form_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(61328);
/* harmony import */ var _report_output_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(18389);
/* harmony import */ var _service_evidence_schemas_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(17671);
/* harmony import */ var _service_explain_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(70980);
/* harmony import */ var _text_alike_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(46651);
/* harmony import */ var _text_log_line_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(82456);
/* harmony import */ var _text_step_error_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(53326);
/* harmony import */ var _text_values_iso_time_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(39549);










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
    const callMs = callTime === null ? null : (0,_text_values_iso_time_js__WEBPACK_IMPORTED_MODULE_9__/* .parseIsoTime */ .s)(callTime);
    const mayBeMadeYet = callMs === null || clock.now() - callMs <= timeoutMs;
    for (;;) {
        const askedMs = clock.now();
        try {
            return { job: await (0,_collect_obtain_locate_run_js__WEBPACK_IMPORTED_MODULE_0__/* .lookUp */ .T)(client, inputs, clock, wait.context), askedMs };
        }
        catch (error) {
            const isUnknown = error instanceof _text_step_error_js__WEBPACK_IMPORTED_MODULE_8__/* .StepError */ .zg && error.rule === 'lookup';
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
    throw new _text_step_error_js__WEBPACK_IMPORTED_MODULE_8__/* .StepError */ .zg('simulation-job', `${jobName(job)} ended ${describeState(job)}, so it will never be COMPLETED and PROCESSED`);
}
function describeState({ status, processingStatus }) {
    const state = (0,_text_log_line_js__WEBPACK_IMPORTED_MODULE_7__/* .oneLine */ .TN)(status, 100);
    return processingStatus ? `${state}, processing ${(0,_text_log_line_js__WEBPACK_IMPORTED_MODULE_7__/* .oneLine */ .TN)(processingStatus, 100)}` : state;
}
function logState(job, wait, { runner }) {
    wait.see(describeState(job), (line) => runner.info(`${jobName(job)}: ${line}`));
}
function record(job, { report }) {
    const { simulationJobId, status, processingStatus, callId, runPlan } = job;
    const json = JSON.stringify(job);
    const isSmall = Buffer.byteLength(json) <= _report_output_text_js__WEBPACK_IMPORTED_MODULE_3__/* .MAX_OUTPUT_BYTES */ .$q;
    const value = (text) => (0,_text_log_line_js__WEBPACK_IMPORTED_MODULE_7__/* .oneLine */ .TN)(text ?? '', 200);
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
    const why = [(0,_service_evidence_schemas_js__WEBPACK_IMPORTED_MODULE_4__/* .describeInvalidation */ ._g)(job.invalidation), owner && `failure owner ${owner}`];
    if (why.some(Boolean)) {
        report.notes.push(`The call does not count: ${why.filter(Boolean).join('; ')}`);
    }
    if (!isSmall)
        report.warnings.push('the output json is empty: the job is larger than 64 KiB');
}
function jobName({ simulationJobId }) {
    return `simulation job ${(0,_text_log_line_js__WEBPACK_IMPORTED_MODULE_7__/* .oneLine */ .TN)(simulationJobId, 100)}`;
}
async function readAgain(id, { servicePhoneNumber, callTime }, foundMs, client, { context }) {
    const times = callTime === null ? [null, new Date(foundMs).toISOString()] : [callTime];
    for (const time of times) {
        try {
            const job = await client.lookUpSimulationJob(servicePhoneNumber, time, context);
            if ((0,_text_alike_js__WEBPACK_IMPORTED_MODULE_6__/* .isSame */ .Ft)(job.simulationJobId, id))
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

/***/ 52322:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ lookUp),
/* harmony export */   e: () => (/* binding */ locateRun)
/* harmony export */ });
/* harmony import */ var _http_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(72557);
/* harmony import */ var _service_explain_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(70980);
/* harmony import */ var _text_log_line_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(82456);
/* harmony import */ var _text_step_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(53326);
/* harmony import */ var _text_values_iso_time_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(39549);





const MAX_PAGES = 200;
const MAX_CHARS = 100;
async function locateRun(sought, run, context) {
    const { client, clock, log } = context;
    const wait = run.begin(`${run.name} to be found`, 'run-timeout');
    const job = await lookUp(client, sought, clock, wait.context);
    const { id: planId, name = null } = job.runPlan;
    const plan = `run plan ${shown(planId)}`;
    wait.lastSeen = `simulation job ${job.simulationJobId} of ${plan}`;
    const callMs = timeOf(sought.callTime ?? job.startedAt) ?? clock.now();
    const call = `the call to ${sought.servicePhoneNumber} at ${new Date(callMs).toISOString()}`;
    let after = null;
    for (let pages = 0; pages < MAX_PAGES; pages += 1) {
        const page = await listRuns(planId, after, wait.context, client);
        const newest = page.runs
            .filter((one) => startOf(one) <= callMs && callMs <= (timeOf(one.endedAt) ?? Infinity))
            .toSorted((a, b) => startOf(b) - startOf(a))[0];
        if (newest !== undefined) {
            const { simulationRunPlanJobId: runId, startedAt, createdAt, endedAt } = newest;
            const span = `${startedAt ?? createdAt} to ${endedAt ?? 'now'}`;
            log.say({ name: `run ${runId}` }, `located: the newest run of ${plan} whose time span (${span}) contains ${call}, as simulation job ${job.simulationJobId} says`);
            return { runId, how: 'located', plan: { id: planId, name }, reference: null, notes: [] };
        }
        if (page.nextCursor === null || page.nextCursor === after)
            break;
        after = page.nextCursor;
    }
    throw new _text_step_error_js__WEBPACK_IMPORTED_MODULE_3__/* .StepError */ .zg('lookup', `no run of ${plan} contains ${call}: set the input call-time to a time within the call, or pass the run's ID as job-id`, 'error');
}
async function listRuns(planId, after, request, client) {
    try {
        return await client.listRuns(planId, after, request);
    }
    catch (error) {
        throw (0,_service_explain_js__WEBPACK_IMPORTED_MODULE_1__/* .explainMissing */ .C)(error);
    }
}
function startOf({ startedAt, createdAt }) {
    return timeOf(startedAt === undefined ? createdAt : startedAt) ?? Infinity;
}
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
        const message = (0,_text_step_error_js__WEBPACK_IMPORTED_MODULE_3__/* .withoutPeriod */ .Kx)(error.message);
        if (error.status === 400 && callTime !== null) {
            const fix = 'Check lookup.timeParameter in the input service-profile, the name under which the time was sent. Else check the inputs service-phone-number and call-time';
            throw new _text_step_error_js__WEBPACK_IMPORTED_MODULE_3__/* .StepError */ .zg('service', `${message}. ${fix}`, 'error');
        }
        if (error.status !== 404 || error.type === undefined)
            throw error;
        const [time, fix] = callTime === null
            ? [
                `${new Date(requestedMs).toISOString()}, the time of the request`,
                'no call with this number is in progress now: set the input call-time to the time of the call',
            ]
            : [callTime, 'check the inputs service-phone-number and call-time'];
        const problem = `${message}; looked up ${servicePhoneNumber} at ${time}; ${fix}`;
        throw new _text_step_error_js__WEBPACK_IMPORTED_MODULE_3__/* .StepError */ .zg('lookup', problem, 'error');
    }
}
function refuseOther(job, { servicePhoneNumber, callTime }) {
    const found = `look up simulation job: the service returned simulation job ${shown(job.simulationJobId)}`;
    const number = digitsOf(job.servicePhoneNumber);
    if (number !== '' && number !== digitsOf(servicePhoneNumber)) {
        const other = `${shown(job.servicePhoneNumber)} (ending in ${number.slice(-4)})`;
        throw new _text_step_error_js__WEBPACK_IMPORTED_MODULE_3__/* .StepError */ .zg('service', `${found}, which uses ${other} instead of ${servicePhoneNumber}. Check lookup.numberParameter in the input service-profile`, 'error');
    }
    const callMs = timeOf(callTime);
    const [startMs, endMs] = [timeOf(job.startedAt), timeOf(job.completedAt)];
    if (callMs === null || ((startMs ?? callMs) <= callMs && callMs <= (endMs ?? callMs)))
        return;
    const [start, end] = [job.startedAt, job.completedAt].map((time) => shown(time) || 'unknown');
    throw new _text_step_error_js__WEBPACK_IMPORTED_MODULE_3__/* .StepError */ .zg('service', `${found}, whose call lasted from ${start} to ${end}, and call-time is ${callTime}. Check lookup.timeParameter in the input service-profile. Else check the input call-time`, 'error');
}
function digitsOf(number) {
    return (number ?? '').replace(/\D/g, '');
}
function timeOf(text) {
    return text ? (0,_text_values_iso_time_js__WEBPACK_IMPORTED_MODULE_4__/* .parseIsoTime */ .s)(text) : null;
}
function shown(text) {
    return (0,_text_log_line_js__WEBPACK_IMPORTED_MODULE_2__/* .oneLine */ .TN)(text ?? '', MAX_CHARS);
}


/***/ }),

/***/ 72557:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $N: () => (/* binding */ codeOf),
/* harmony export */   $t: () => (/* binding */ connectionError),
/* harmony export */   Fh: () => (/* binding */ isSpent),
/* harmony export */   H0: () => (/* binding */ isRefused),
/* harmony export */   Ys: () => (/* binding */ isWithheld),
/* harmony export */   _7: () => (/* binding */ ServiceError),
/* harmony export */   lV: () => (/* binding */ MISSING),
/* harmony export */   p$: () => (/* binding */ concernsAll),
/* harmony export */   vZ: () => (/* binding */ isNotOffered),
/* harmony export */   xW: () => (/* binding */ lastFailure)
/* harmony export */ });
class ServiceError extends Error {
    name = 'ServiceError';
    constructor({ cause, ...facts }) {
        super(`${facts.operation}: ${facts.problem}`, { cause });
        Object.assign(this, { retryAfterMs: 0, profileKey: '', ...facts });
    }
}
const MISSING = new Set([404, 405, 501]);
function isSpent({ status }) {
    return status === 402;
}
function lastFailure(error) {
    return error.cause instanceof ServiceError ? error.cause : error;
}
const OF_KEY = new Set([401, 403, 407]);
const MISCONFIGURED = new Set(['redirect', 'tls', 'proxy', 'unresolved']);
const UNREACHABLE = new Set(['connection', 'timeout', 'deadline']);
function isNotOffered(error) {
    return error instanceof ServiceError && MISSING.has(lastFailure(error).status);
}
function isWithheld(error) {
    const isForbidden = error instanceof ServiceError && lastFailure(error).status === 403;
    return isForbidden || isNotOffered(error);
}
function isRefused(error) {
    return isWithheld(error) || isSpent(error);
}
function concernsAll(error) {
    const { kind, status, type, mayHaveBeenTaken } = error;
    if (isSpent(error) || MISCONFIGURED.has(kind))
        return true;
    if (kind === 'status')
        return status === 404 ? type === undefined : OF_KEY.has(status);
    return UNREACHABLE.has(kind) && !mayHaveBeenTaken;
}
const CERTIFICATE = /^(?!ERR_SSL_).*(?:CERT|CRL_|ISSUER|_SIGNATURE|INVALID_CA|INVALID_PURPOSE|PATH_LENGTH|HOSTNAME_MISMATCH|_PRX_TLS)/;
const NOT_SENT = {
    ECONNREFUSED: 'connection refused',
    ENOTFOUND: 'host name not resolved',
    EAI_AGAIN: 'host name not resolved',
    EHOSTUNREACH: 'host not reachable',
    ENETUNREACH: 'network not reachable',
    UND_ERR_CONNECT_TIMEOUT: 'no connection in time',
    UND_ERR_PRX_CONN: 'connection to the proxy broken off',
};
const PROXY_REFUSAL = /^Proxy (?:response \((\d{3})\)|Authentication Required \((407)\))/;
function connectionError(destination, error) {
    const { operation, origin, via, mask } = destination;
    const code = codeOf(error);
    const message = mask.hide(error instanceof Error ? error.message : String(error));
    const cause = Object.assign(new Error(message), { code });
    const facts = { operation, mayHaveBeenTaken: false, cause };
    const refusal = PROXY_REFUSAL.exec(message)?.slice(1).join('');
    if (refusal) {
        const kind = refusal < '500' ? 'proxy' : 'connection';
        const problem = `no way to ${origin}: the proxy answered ${refusal}; check ${via} and NO_PROXY`;
        return new ServiceError({ ...facts, kind, problem });
    }
    if (CERTIFICATE.test(code)) {
        const problem = `the certificate of ${origin} is not accepted (${code}); name the file of its certificate authority in NODE_EXTRA_CA_CERTS`;
        return new ServiceError({ ...facts, kind: 'tls', problem });
    }
    const words = NOT_SENT[code];
    const proxy = via === '' ? '' : `; ${via} is set`;
    return new ServiceError({
        ...facts,
        kind: code === 'ENOTFOUND' || code === 'EAI_AGAIN' ? 'unresolved' : 'connection',
        problem: `connection to ${origin} failed: ${words ?? message} (${code}${proxy})`,
        mayHaveBeenTaken: words === undefined,
    });
}
function codeOf(error) {
    if (!(error instanceof Error))
        return String(error);
    return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
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



const MAX_AMOUNT = 1e15;
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
const amount = maybe(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().check(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* ._gte */ .qm(0), zod_mini__WEBPACK_IMPORTED_MODULE_3__/* ._lte */ .Zm(MAX_AMOUNT)));
const scalar = maybe(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .union */ .KCZ([zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig(), zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY()], 'expected text, number or boolean'));
const id = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP();
function atMost(part, whole) {
    return zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .refine */ .YPB((counts) => counts[part] === null || counts[whole] === null || counts[part] <= counts[whole], { path: [part], error: `expected at most ${whole}` });
}
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
})
    .check(atMost('passedSims', 'evaluatedSims'));
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
    check: maybe(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ evaluatedCalls: count, passedCalls: count, passRate: percent })
        .check(atMost('passedCalls', 'evaluatedCalls'))),
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
function fixOf(error, inputs, where) {
    const { kind, status = 0, profileKey } = error;
    if (kind === 'redirect') {
        return 'Redirects are never followed, since the request holds the key: set the input base-url to the URL that responds itself';
    }
    if (kind !== 'status')
        return null;
    const named = `${inputs}${where && ` (${where})`}, and that base-url and api-key belong to the same project`;
    if (profileKey !== '' && status < 500)
        return `Else check ${named}`;
    switch (status) {
        case 401:
            return 'Check the input api-key: the service does not know this key (was it regenerated, or does it belong to another base-url?)';
        case 403:
            return 'The input api-key lacks the permission for this: use a key with Full Access (a Read-Only key may only read)';
        case 404:
            return `Check ${named}`;
        case 408:
        case 409:
        case 425:
        case 429:
            return null;
        default:
            return status < 500 ? `The service rejects the request: check ${inputs}` : null;
    }
}
function explainMissing(error, more = '') {
    if (!(error instanceof _http_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._7) || error.profileKey === '')
        return error;
    return new _text_step_error_js__WEBPACK_IMPORTED_MODULE_2__/* .StepError */ .zg('service', (0,_text_step_error_js__WEBPACK_IMPORTED_MODULE_2__/* .withoutPeriod */ .Kx)(error.message) + more, 'error');
}
function withWait(message, wait) {
    if (wait === null)
        return message;
    const { what, input, limitMs, waitedMs, lastSeen } = wait;
    const limit = `${input}: ${(0,_text_duration_js__WEBPACK_IMPORTED_MODULE_1__/* .formatDuration */ .a)(limitMs)}`;
    return `${(0,_text_step_error_js__WEBPACK_IMPORTED_MODULE_2__/* .withoutPeriod */ .Kx)(message)}; waited ${(0,_text_duration_js__WEBPACK_IMPORTED_MODULE_1__/* .formatDuration */ .a)(waitedMs)} for ${what} (${limit}); last seen: ${lastSeen}`;
}


/***/ }),

/***/ 46651:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ft: () => (/* binding */ isSame),
/* harmony export */   LR: () => (/* binding */ isNamedLike),
/* harmony export */   NL: () => (/* binding */ distinctNames),
/* harmony export */   Pc: () => (/* binding */ normalizeName)
/* harmony export */ });
/* harmony import */ var _strip_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(30269);

function normalizeName(name) {
    return (0,_strip_js__WEBPACK_IMPORTED_MODULE_0__/* .stripInvisible */ ._0)(name).normalize('NFC').replace(/\s+/g, ' ').trim();
}
function isNamedLike(name) {
    const shown = normalizeName(name);
    return (other) => normalizeName(other) === shown;
}
function distinctNames(names) {
    const first = new Map();
    for (const name of names) {
        const shown = normalizeName(name);
        if (!first.has(shown))
            first.set(shown, name);
    }
    return [...first.values()];
}
function isSame(id, other) {
    return id.toLowerCase() === other.toLowerCase();
}


/***/ })

};
;