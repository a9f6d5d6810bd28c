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
/* harmony import */ var _text_values_iso_time_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(39549);
/* harmony import */ var _text_values_simple_values_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(58129);














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
            servicePhoneNumber: form.required(name, form.readGiven(name, _text_values_simple_values_js__WEBPACK_IMPORTED_MODULE_12__/* .parsePhoneNumber */ .lq), fix),
            callTime: form.readGiven('call-time', _text_values_iso_time_js__WEBPACK_IMPORTED_MODULE_13__/* .parseTime */ .pe),
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
    const callMs = callTime === null ? null : (0,_text_values_iso_time_js__WEBPACK_IMPORTED_MODULE_13__/* .parseIsoTime */ .sX)(callTime);
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


/***/ })

};
;