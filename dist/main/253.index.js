"use strict";
exports.id = 253;
exports.ids = [253];
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
/* harmony import */ var _model_outcome_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(41913);
/* harmony import */ var _report_output_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(18389);
/* harmony import */ var _report_words_log_words_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(16618);
/* harmony import */ var _report_words_lookup_words_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(63320);
/* harmony import */ var _service_evidence_schemas_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(17671);
/* harmony import */ var _service_explain_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(70980);
/* harmony import */ var _text_alike_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(46651);
/* harmony import */ var _text_log_line_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(82456);
/* harmony import */ var _text_step_errors_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(69445);
/* harmony import */ var _text_values_iso_time_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(39549);
/* harmony import */ var _text_values_simple_values_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(58129);














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
const PROCESSED = new Set(['PROCESSED', 'COMPLETED']);
const findSimulation = {
    headings: _report_words_lookup_words_js__WEBPACK_IMPORTED_MODULE_6__/* .FIND */ .y,
    defaults: DEFAULTS,
    outputs: ['simulation-job-id', 'status', 'processing-status', 'call-id', 'run-plan-id', 'json'],
    meant: 'the inputs service-phone-number and call-time',
    prepare(form) {
        const name = 'service-phone-number';
        const fix = "give the number that the simulation job uses, such as '+15550100200'";
        const inputs = {
            servicePhoneNumber: form.required(name, form.readGiven(name, _text_values_simple_values_js__WEBPACK_IMPORTED_MODULE_13__/* .parsePhoneNumber */ .lq), fix),
            callTime: form.readGiven('call-time', _text_values_iso_time_js__WEBPACK_IMPORTED_MODULE_12__/* .parseTime */ .pe),
            wait: form.boolean('wait'),
            timeoutMs: form.duration('timeout'),
        };
        return (0,_inputs_input_form_js__WEBPACK_IMPORTED_MODULE_2__/* .isComplete */ .As)(inputs) ? (step) => find(inputs, step) : undefined;
    },
};
async function find(inputs, step) {
    const { servicePhoneNumber, timeoutMs: limitMs } = inputs;
    const what = _report_words_lookup_words_js__WEBPACK_IMPORTED_MODULE_6__/* .FIND */ .y.goal(servicePhoneNumber, inputs.wait);
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
    const callMs = callTime === null ? null : (0,_text_values_iso_time_js__WEBPACK_IMPORTED_MODULE_12__/* .parseIsoTime */ .sX)(callTime);
    const mayBeMadeYet = callMs === null || clock.now() - callMs <= timeoutMs;
    for (;;) {
        const askedMs = clock.now();
        try {
            return { job: await (0,_collect_obtain_locate_run_js__WEBPACK_IMPORTED_MODULE_0__/* .lookUp */ .T)(client, inputs, clock, wait.context), askedMs };
        }
        catch (error) {
            const isUnknown = error instanceof _text_step_errors_js__WEBPACK_IMPORTED_MODULE_11__/* .InputError */ .dz && error.rule === 'lookup';
            if (!(inputs.wait && mayBeMadeYet && isUnknown))
                throw error;
            wait.see(_report_words_lookup_words_js__WEBPACK_IMPORTED_MODULE_6__/* .FIND */ .y.notYet(servicePhoneNumber, callTime), (...seen) => runner.info(_report_words_log_words_js__WEBPACK_IMPORTED_MODULE_5__/* .LOG */ .$9.seen(...seen)));
            await wait.pause();
        }
    }
}
function isDone({ status, processingStatus }) {
    return status === 'COMPLETED' && PROCESSED.has(processingStatus ?? '');
}
function stateOf({ status, processingStatus }) {
    return _report_words_lookup_words_js__WEBPACK_IMPORTED_MODULE_6__/* .FIND */ .y.state(status, processingStatus);
}
function refuseEnd(job) {
    const states = [job.status, job.processingStatus ?? null];
    const isOver = (state) => (0,_model_outcome_js__WEBPACK_IMPORTED_MODULE_3__/* .hasEnded */ .hY)(state) && state !== 'COMPLETED';
    if (!states.some(isOver) && !states.includes('SKIPPED'))
        return;
    throw (0,_http_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .endedError */ .b8)('simulation-job', _report_words_lookup_words_js__WEBPACK_IMPORTED_MODULE_6__/* .FIND */ .y.name(job.simulationJobId), _report_words_lookup_words_js__WEBPACK_IMPORTED_MODULE_6__/* .FIND */ .y.ended(stateOf(job)));
}
function logState(job, wait, { runner }) {
    const name = _report_words_lookup_words_js__WEBPACK_IMPORTED_MODULE_6__/* .FIND */ .y.name(job.simulationJobId);
    wait.see(stateOf(job), (...seen) => runner.info(`${name}: ${_report_words_log_words_js__WEBPACK_IMPORTED_MODULE_5__/* .LOG */ .$9.seen(...seen)}`));
}
function record(job, { report }) {
    const { simulationJobId, status, processingStatus, callId, runPlan } = job;
    const json = JSON.stringify(job);
    const isSmall = Buffer.byteLength(json) <= _report_output_text_js__WEBPACK_IMPORTED_MODULE_4__/* .MAX_OUTPUT_BYTES */ .$q;
    const value = (text) => (0,_text_log_line_js__WEBPACK_IMPORTED_MODULE_10__/* .oneLine */ .TN)(text ?? '', 200);
    Object.assign(report.outputs, {
        'simulation-job-id': value(simulationJobId),
        status: value(status),
        'processing-status': value(processingStatus),
        'call-id': value(callId),
        'run-plan-id': value(runPlan.id),
        json: isSmall ? json : '',
    });
    report.headline = _report_words_lookup_words_js__WEBPACK_IMPORTED_MODULE_6__/* .FIND */ .y.headline(simulationJobId, stateOf(job));
    report.rows.push([
        { id: simulationJobId },
        status,
        processingStatus ?? null,
        callId ? { id: callId } : null,
        { id: runPlan.id, name: runPlan.name ?? '' },
    ]);
    const owner = typeof job.failureOwner === 'string' ? value(job.failureOwner) : '';
    const invalidation = (0,_service_evidence_schemas_js__WEBPACK_IMPORTED_MODULE_7__/* .describeInvalidation */ ._g)(job.invalidation) ?? '';
    if (invalidation || owner)
        report.notes.push(_report_words_lookup_words_js__WEBPACK_IMPORTED_MODULE_6__/* .FIND */ .y.invalid(invalidation, owner));
    if (!isSmall)
        report.warnings.push(_report_words_lookup_words_js__WEBPACK_IMPORTED_MODULE_6__/* .FIND */ .y.noJson);
}
async function readAgain(id, { servicePhoneNumber, callTime }, foundMs, client, { context }) {
    const times = callTime === null ? [null, new Date(foundMs).toISOString()] : [callTime];
    for (const time of times) {
        try {
            const job = await client.lookUpSimulationJob(servicePhoneNumber, time, context);
            if ((0,_text_alike_js__WEBPACK_IMPORTED_MODULE_9__/* .isSame */ .Ft)(job.simulationJobId, id))
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
        throw (0,_service_explain_js__WEBPACK_IMPORTED_MODULE_8__/* .explainMissing */ .Ce)(error, _report_words_lookup_words_js__WEBPACK_IMPORTED_MODULE_6__/* .FIND */ .y.giveTimeParameter);
    }
}


/***/ }),

/***/ 41913:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GD: () => (/* binding */ tolerates),
/* harmony export */   Om: () => (/* binding */ worstOutcome),
/* harmony export */   Ri: () => (/* binding */ IN_FLIGHT),
/* harmony export */   c6: () => (/* binding */ fails),
/* harmony export */   hY: () => (/* binding */ hasEnded),
/* harmony export */   jf: () => (/* binding */ isGoing),
/* harmony export */   md: () => (/* binding */ worstFirst),
/* harmony export */   wi: () => (/* binding */ RUN_OUTCOMES)
/* harmony export */ });
/* unused harmony export ENDED */
const RUN_OUTCOMES = ['error', 'failed', 'inconclusive', 'started', 'passed'];
function compareOutcomes(a, b) {
    return RUN_OUTCOMES.indexOf(a) - RUN_OUTCOMES.indexOf(b);
}
function worstFirst(runs) {
    return runs.toSorted((a, b) => compareOutcomes(a.outcome, b.outcome));
}
function worstOutcome(outcomes) {
    return outcomes.toSorted(compareOutcomes)[0] ?? 'inconclusive';
}
function fails(outcome) {
    return outcome === 'failed' || outcome === 'inconclusive' || outcome === 'error';
}
function tolerates(outcomes, tolerance) {
    return (fails(worstOutcome(outcomes)) && outcomes.every((outcome) => isTolerated(outcome, tolerance)));
}
function isTolerated(outcome, { warnOnly, onInconclusive, isTrial = false }) {
    if (isTrial)
        return outcome !== 'error';
    if (outcome === 'failed')
        return warnOnly;
    if (outcome === 'inconclusive')
        return onInconclusive === 'warn';
    return !fails(outcome);
}
const ENDED = new Set([
    'COMPLETED',
    'FAILED',
    'TIMED_OUT',
    'CANCELLED',
    'CANCELED',
]);
const IN_FLIGHT = [
    'PENDING',
    'QUEUED',
    'CREATING_SNAPSHOTS',
    'CREATING_SIMULATIONS',
    'PREPARING_CAPACITY',
    'RUNNING_SIMULATIONS',
    'ENDING_SIMULATIONS',
    'CANCELLING',
];
const GOING = new Set(IN_FLIGHT);
function isGoing(runStatus) {
    return runStatus !== null && GOING.has(runStatus);
}
function hasEnded(runStatus) {
    return runStatus !== null && ENDED.has(runStatus);
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

/***/ 60760:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ ProgressLog),
/* harmony export */   u: () => (/* binding */ QUIET_MS)
/* harmony export */ });
/* harmony import */ var _text_log_line_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(82456);

const QUIET_MS = 45_000;
const MAX_LINE_CHARS = 3_000;
class ProgressLog {
    #runner;
    #hints = new Set();
    constructor(runner) {
        this.#runner = runner;
    }
    say({ name }, text) {
        this.#runner.info((0,_text_log_line_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(`${name}: ${text}`, MAX_LINE_CHARS));
    }
    hint(text) {
        if (this.#hints.has(text))
            return;
        this.#hints.add(text);
        this.#runner.info((0,_text_log_line_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(text, MAX_LINE_CHARS));
    }
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
const amount = maybe(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().check(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* ._gte */ .qm(0)));
const scalar = maybe(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .union */ .KCZ([zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig(), zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY()], 'expected text, number or boolean'));
const id = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP();
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
});
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
    check: maybe(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ evaluatedCalls: count, passedCalls: count, passRate: percent })),
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
/* harmony export */   Ce: () => (/* binding */ explainMissing),
/* harmony export */   WB: () => (/* binding */ internalError),
/* harmony export */   WE: () => (/* binding */ explain),
/* harmony export */   n9: () => (/* binding */ endOfStep)
/* harmony export */ });
/* harmony import */ var _http_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(72557);
/* harmony import */ var _text_duration_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6203);
/* harmony import */ var _text_error_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(89009);
/* harmony import */ var _text_step_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(69445);




function explain(error, wait, inputs, where = '') {
    if (error instanceof _text_step_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .InputError */ .dz) {
        return { outcome: 'error', rule: error.rule, message: error.message };
    }
    if (error instanceof _text_step_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .TimeoutError */ .MU || error instanceof _text_step_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .CancelledError */ .cc) {
        const rule = error instanceof _text_step_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .TimeoutError */ .MU ? 'timeout' : 'cancelled';
        return { outcome: 'inconclusive', rule, message: withWait(error.message, wait) };
    }
    if (error instanceof _http_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._7)
        return explainServiceError(error, wait, inputs, where);
    return internalError(error);
}
function internalError(error) {
    return {
        outcome: 'error',
        rule: 'internal',
        message: `internal error: ${String(error)}. Run the step again with debug logging, and report the log`,
    };
}
function endOfStep(error, { aborted, reason }) {
    if (!aborted)
        return internalError(error);
    return { outcome: 'inconclusive', rule: 'cancelled', message: (0,_text_error_text_js__WEBPACK_IMPORTED_MODULE_3__/* .describeError */ .Uc)(reason) };
}
const MISCONFIGURED = new Set(['tls', 'proxy', 'unresolved']);
const SPENT_FIX = 'The service refuses for a spent budget, and the request is not retried. Check the subscription and the payments of the account that the api-key belongs to';
function explainServiceError(error, wait, inputs, where) {
    if (MISCONFIGURED.has(error.kind)) {
        return { outcome: 'error', rule: 'service', message: error.message };
    }
    const message = (0,_text_error_text_js__WEBPACK_IMPORTED_MODULE_3__/* .withoutPeriod */ .Kx)(error.message);
    if ((0,_http_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .isSpent */ .Fh)(error)) {
        return { outcome: 'inconclusive', rule: 'budget', message: `${message}. ${SPENT_FIX}` };
    }
    const fix = fixOf(error, inputs, where);
    return fix === null
        ? { outcome: 'inconclusive', rule: error.rule, message: withWait(error.message, wait) }
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
    return new _text_step_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .InputError */ .dz((0,_text_error_text_js__WEBPACK_IMPORTED_MODULE_3__/* .withoutPeriod */ .Kx)(error.message) + more, 'service');
}
function withWait(message, wait) {
    if (wait === null)
        return message;
    const { what, input, limitMs, waitedMs, lastSeen } = wait;
    const limit = `${input}: ${(0,_text_duration_js__WEBPACK_IMPORTED_MODULE_1__/* .formatDuration */ .a)(limitMs)}`;
    return `${(0,_text_error_text_js__WEBPACK_IMPORTED_MODULE_3__/* .withoutPeriod */ .Kx)(message)}; waited ${(0,_text_duration_js__WEBPACK_IMPORTED_MODULE_1__/* .formatDuration */ .a)(waitedMs)} for ${what} (${limit}); last seen: ${lastSeen || 'nothing yet'}`;
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
    return [...Map.groupBy(names, normalizeName).values()].flatMap(([first]) => first ?? []);
}
function isSame(id, other) {
    return id.toLowerCase() === other.toLowerCase();
}


/***/ }),

/***/ 39549:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e8: () => (/* binding */ inUtc),
/* harmony export */   pe: () => (/* binding */ parseTime),
/* harmony export */   sX: () => (/* binding */ parseIsoTime)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8378);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(58989);
/* harmony import */ var _parsed_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(38133);


const TIME_OF_DAY = /^[^T]+T(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:[.,]\d+)?)?(?:Z|[+-](?:[01]\d|2[0-3])(?::?[0-5]\d)?)$/;
const day = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .date */ .p6();
function parseIsoTime(time) {
    const text = time ?? '';
    const isTime = TIME_OF_DAY.test(text) && zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .safeParse */ .xL(day, text.split('T')[0]).success;
    return isTime ? Date.parse(text.replace(',', '.').replace(/[+-]\d\d$/, '$&:00')) : null;
}
function parseTime(text) {
    if (parseIsoTime(text) !== null)
        return (0,_parsed_js__WEBPACK_IMPORTED_MODULE_2__/* .valid */ .r)(text);
    if (parseIsoTime(`${text}Z`) !== null) {
        return (0,_parsed_js__WEBPACK_IMPORTED_MODULE_2__/* .invalid */ .G)(text, 'has no zone: end it with Z for UTC, or with an offset such as +02:00');
    }
    return (0,_parsed_js__WEBPACK_IMPORTED_MODULE_2__/* .invalid */ .G)(text, 'is not an ISO 8601 date and time: write it with a zone, such as 2026-01-31T14:30:00Z');
}
function inUtc(time) {
    const ms = parseIsoTime(time);
    return ms === null ? null : new Date(ms).toISOString();
}


/***/ }),

/***/ 8378:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p6: () => (/* binding */ date)
/* harmony export */ });
/* unused harmony exports ZodMiniISODateTime, datetime, ZodMiniISODate, ZodMiniISOTime, time, ZodMiniISODuration, duration */
/* harmony import */ var _core_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(46416);
/* harmony import */ var _core_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(26357);
/* harmony import */ var _core_index_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(41299);
/* harmony import */ var _schemas_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5915);


const ZodMiniISODateTime = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodMiniISODateTime", (inst, def) => {
    core.$ZodISODateTime.init(inst, def);
    schemas.ZodMiniStringFormat.init(inst, def);
})));
// @__NO_SIDE_EFFECTS__
function datetime(params) {
    return core._isoDateTime(ZodMiniISODateTime, params);
}
const ZodMiniISODate = /*@__PURE__*/ _core_index_js__WEBPACK_IMPORTED_MODULE_0__/* .$constructor */ .xI("ZodMiniISODate", (inst, def) => {
    _core_index_js__WEBPACK_IMPORTED_MODULE_1__/* .$ZodISODate */ .v1.init(inst, def);
    _schemas_js__WEBPACK_IMPORTED_MODULE_2__/* .ZodMiniStringFormat */ .zUr.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function date(params) {
    return _core_index_js__WEBPACK_IMPORTED_MODULE_3__/* ._isoDate */ .db(ZodMiniISODate, params);
}
const ZodMiniISOTime = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodMiniISOTime", (inst, def) => {
    core.$ZodISOTime.init(inst, def);
    schemas.ZodMiniStringFormat.init(inst, def);
})));
// @__NO_SIDE_EFFECTS__
function time(params) {
    return core._isoTime(ZodMiniISOTime, params);
}
const ZodMiniISODuration = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodMiniISODuration", (inst, def) => {
    core.$ZodISODuration.init(inst, def);
    schemas.ZodMiniStringFormat.init(inst, def);
})));
// @__NO_SIDE_EFFECTS__
function duration(params) {
    return core._isoDuration(ZodMiniISODuration, params);
}


/***/ })

};
;