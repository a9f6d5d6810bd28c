"use strict";
exports.id = 9034;
exports.ids = [9034];
exports.modules = {

/***/ 1152:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

var gather = (function gather(runs, inputs, { cancelled }) {
    const { source, policy, givenName } = inputs;
    const isOnTrial = (0,_inputs_settings_js__WEBPACK_IMPORTED_MODULE_2__  .rK)(source);
    const cost = isOnTrial ? NO_COST : (0,_policy_max_cost_js__WEBPACK_IMPORTED_MODULE_1__  .L5)(runs, policy.rules);
    const isTooDear = cost.reasons.length > 0;
    const outcome = (0,_core_outcome_js__WEBPACK_IMPORTED_MODULE_3__  .Om)([
        ...runs.map(((run) => run.outcome)),
        ...(isTooDear ? ['failed'] : []),
    ]);
    return {
        ...(givenName === null ? {} : { gateName: givenName }),
        outcome,
        tolerated: !cancelled.aborted &&
            (0,_core_outcome_js__WEBPACK_IMPORTED_MODULE_3__  .c6)(outcome) &&
            runs.every((run) => isTolerated(run, inputs)) &&
            (!isTooDear || inputs.warnOnly),
        reasons: cost.reasons,
        runs: isOnTrial ? runs : (0,_policy_absent_checks_js__WEBPACK_IMPORTED_MODULE_0__  .Z)(runs, policy.rules),
        metricCollection: null,
        notes: cost.notes,
        policy: { ...(0,_inputs_policy_told_js__WEBPACK_IMPORTED_MODULE_4__  .w)(policy), isTrial: isOnTrial },
        promptFixes: [],
    };
});
__webpack_require__.r(__webpack_exports__);
  __webpack_require__.d(__webpack_exports__, {
    gather: (() => (  gather))
  });
  var _core_outcome_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9148);
  var _policy_absent_checks_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8739);
  var _policy_max_cost_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7600);
  var _inputs_policy_told_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7225);
  var _inputs_settings_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7100);
const NO_COST = { reasons: [], notes: [] };

function isTolerated({ outcome }, inputs) {
    if ((0,_inputs_settings_js__WEBPACK_IMPORTED_MODULE_2__  .rK)(inputs.source))
        return outcome !== 'error';
    if (outcome === 'failed')
        return inputs.warnOnly;
    if (outcome === 'inconclusive')
        return inputs.onInconclusive === 'warn';
    return !(0,_core_outcome_js__WEBPACK_IMPORTED_MODULE_3__  .c6)(outcome);
}


/***/ }),

/***/ 9099:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

var maybe = (function maybe(schema) {
    return schemas .Rvf(schemas .mee(schema), null);
});
var listOf = (function listOf(item) {
    return maybe(schemas .YOg(item));
});
var parseDebrief = (function parseDebrief(answer, place, { operation, words }) {
    const { value, pointer } = unwrap(answer, place, '');
    return inOurWords((0,shape .eA)(debriefSchema, value, operation, pointer), words);
});
var parseResults = (function parseResults(answer, jobId, places, reading) {
    const { operation, words } = reading;
    const { value, pointer } = unwrap(answer, places.results, places.debrief);
    (0,shape .eA)(schemas ._H3({}), value, operation, pointer);
    const found = (0,shape .cj)(value, places.debrief);
    const debrief = (0,shape .eA)(maybeDebriefSchema, found, operation, pointer + places.debrief);
    const evidence = readEvidence(value, pointer, places, reading);
    const told = evidence.run?.simulationRunPlanJobId ?? jobId;
    const place = `${pointer}${places.run}/simulationRunPlanJobId`;
    refuseOther(told, jobId, { operation, what: 'run', pointer: place });
    return { ...evidence, debrief: debrief ? inOurWords(debrief, words) : null };
});
var readEvidence = (function readEvidence(results, pointer, places, { words, leftOut }) {
    const read = ((schema, place) => (0,shape .z6)(schema, (0,shape .cj)(results, place), pointer + place, leftOut));
    const run = read(RESULTS_EVIDENCE.run, places.run);
    const calls = read(RESULTS_EVIDENCE.calls, places.calls);
    return {
        run: run && { ...run, status: (0,service_words .T)(run.status, words.runStatus) },
        verdict: (0,shape .cj)(results, places.verdict) === null
            ? null
            : (read(RESULTS_EVIDENCE.verdict, places.verdict) ?? undefined),
        summary: read(RESULTS_EVIDENCE.summary, places.summary),
        metrics: read(RESULTS_EVIDENCE.metrics, places.metrics),
        calls: calls === null
            ? null
            : calls.map((call) => ({
                ...call,
                status: (0,service_words .T)(call.status, words.simulationJobStatus),
            })),
        breakdowns: read(RESULTS_EVIDENCE.breakdowns, places.breakdowns),
        comparison: read(RESULTS_EVIDENCE.comparison, places.comparison),
        attemptSummary: read(RESULTS_EVIDENCE.attemptSummary, places.attemptSummary),
    };
});
var refuseOther = (function refuseOther(told, asked, { operation, what, pointer }) {
    if (told.toLowerCase() === asked.toLowerCase())
        return;
    throw new errors ._7({
        kind: 'shape',
        operation,
        problem: `not as specified: ${pointer}: expected the ${what} that was asked for, found another`,
        mayHaveBeenTaken: true,
    });
});
var inOurWords = (function inOurWords(debrief, { debriefStatus, verdict }) {
    const { status, report } = debrief;
    return {
        ...debrief,
        status: (0,service_words .T)(status, debriefStatus),
        ...(report && { report: { ...report, verdict: (0,service_words .T)(report.verdict, verdict) } }),
    };
});
var unwrap = (function unwrap(answer, place, within) {
    const value = (0,shape .cj)(answer, place);
    const isBare = value === undefined || (within !== '' && (0,shape .cj)(answer, within) !== undefined);
    return isBare ? { value: answer, pointer: '' } : { value, pointer: place };
});
__webpack_require__.r(__webpack_exports__);

__webpack_require__.d(__webpack_exports__, {
  PROGRESS_EVIDENCE: (() => (  PROGRESS_EVIDENCE)),
  callMetricsSchema: () => (  callMetricsSchema),
  costSchema: (() => (  costSchema)),
  createdCallSchema: () => (  createdCallSchema),
  credentialSchema: () => (  credentialSchema),
  deletedSchema: () => (  deletedSchema),
  metricCollectionJobSchema: () => (  metricCollectionJobSchema),
  parseDebrief: (() => (  parseDebrief)),
  parseResults: (() => (  parseResults)),
  parseSavedResults: () => (  parseSavedResults),
  planPageSchema: () => (  planPageSchema),
  refuseOther: () => (  refuseOther),
  runPageSchema: () => (  runPageSchema),
  runPlanSchema: () => (  runPlanSchema),
  runSchema: (() => (  runSchema)),
  simulationJobCountSchema: () => (  simulationJobCountSchema),
  simulationJobSchema: () => (  simulationJobSchema),
  startedRunSchema: () => (  startedRunSchema),
  transcriptSchema: () => (  transcriptSchema)
});

// EXTERNAL MODULE: ../../node_modules/zod/v4/mini/schemas.js
var schemas = __webpack_require__(5915);
// EXTERNAL MODULE: ../../node_modules/zod/v4/core/api.js
var api = __webpack_require__(1299);
;// CONCATENATED MODULE: ./service/evidence.js
const MAX_AMOUNT = 1e15;
const VISIBLE = /[^\s\p{Cc}\p{Cf}\p{Cs}]/u;
function readable(given) {
    return given !== null && VISIBLE.test(given) ? given : null;
}


const evidence_text = maybe(schemas .YjP());
const evidence_name = schemas .FsL(evidence_text, schemas .pdi(readable));
const flag = maybe(schemas .zMY());
const number = maybe(schemas .aig());
const count = maybe(schemas .Whr().check(api .qm(0)));
const percent = maybe(schemas .aig().check(api .qm(0), api .Zm(100)));
const amount = maybe(schemas .aig().check(api .qm(0), api .Zm(MAX_AMOUNT)));
const scalar = maybe(schemas .KCZ([schemas .YjP(), schemas .aig(), schemas .zMY()], 'text, number or boolean'));
const id = schemas .YjP();
function atMost(part, whole) {
    return schemas .YPB((counts) => counts[part] === null || counts[whole] === null || counts[part] <= counts[whole], { path: [part], error: `at most ${whole}` });
}
const runFactsSchema = schemas .RZV(() => schemas .Ikc({
    simulationRunPlanJobId: evidence_text,
    simulationRunPlanId: evidence_text,
    simulationRunPlanName: evidence_name,
    runNumber: count,
    status: evidence_text,
    triggeredBy: evidence_text,
    createdAt: evidence_text,
    startedAt: evidence_text,
    endedAt: evidence_text,
    durationMs: amount,
}));
const checkResultSchema = schemas .RZV(() => schemas .Ikc({
    metricDefinitionId: evidence_text,
    metricName: evidence_name,
    passed: flag,
    passRate: percent,
    minPassRate: percent,
    inherited: flag,
    evaluatedSims: count,
    passedSims: count,
})
    .check(atMost('passedSims', 'evaluatedSims')));
const verdictFailureSchema = schemas .RZV(() => schemas .Ikc({
    type: schemas .YjP(),
    status: evidence_text,
    evaluatedCalls: count,
    expectedCalls: count,
    neverSpokeCalls: count,
    totalCalls: count,
    maxShare: percent,
    agentName: evidence_name,
    silentAttempts: count,
    metricDefinitionId: evidence_text,
    metricName: evidence_name,
    passRate: percent,
    minPassRate: percent,
    inherited: flag,
})
    .check(atMost('evaluatedCalls', 'expectedCalls'), atMost('neverSpokeCalls', 'totalCalls')));
const runVerdictSchema = schemas .RZV(() => schemas .Ikc({
    passed: flag,
    score: percent,
    checks: listOf(checkResultSchema),
    failures: listOf(verdictFailureSchema),
}));
const runSummarySchema = schemas .RZV(() => schemas .Ikc({
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
    .check(atMost('evaluatedCalls', 'totalCalls'), atMost('passedCalls', 'evaluatedCalls'), atMost('failedCalls', 'evaluatedCalls')));
const metricResultSchema = schemas .RZV(() => schemas .Ikc({
    metricDefinitionId: evidence_text,
    metricId: evidence_text,
    name: schemas .FsL(id, schemas .pdi((given) => readable(given))),
    isCheck: flag,
    outputType: evidence_text,
    unitSymbol: evidence_text,
    evaluatedCalls: count,
    sampleSize: count,
    check: maybe(schemas .Ikc({
        evaluatedCalls: count,
        passedCalls: count,
        failedCalls: count,
        passRate: percent,
    })
        .check(atMost('passedCalls', 'evaluatedCalls'), atMost('failedCalls', 'evaluatedCalls'))),
    numeric: maybe(schemas .Ikc({ average: number, median: number, p95: number, min: number, max: number })),
    distribution: listOf(schemas .Ikc({ value: scalar, count })),
}));
const callResultSchema = schemas .RZV(() => schemas .Ikc({
    simulationJobId: id,
    callId: evidence_text,
    status: evidence_text,
    passed: flag,
    counted: flag,
    attemptNumber: count,
    retryOfSimulationJobId: evidence_text,
    durationMs: amount,
    agentName: evidence_name,
    personaName: evidence_name,
    checks: listOf(schemas .Ikc({ metricDefinitionId: evidence_text, metricName: evidence_name, passed: flag })),
    values: listOf(schemas .Ikc({
        metricDefinitionId: evidence_text,
        metricName: evidence_name,
        outputType: evidence_text,
        value: scalar,
        reasoning: evidence_text,
    })),
}));
const breakdownSchema = schemas .RZV(() => schemas .Ikc({
    key: evidence_text,
    label: evidence_name,
    calls: count,
    evaluatedCalls: count,
    passedCalls: count,
    callPassRate: percent,
    score: percent,
})
    .check(atMost('evaluatedCalls', 'calls'), atMost('passedCalls', 'evaluatedCalls')));
const comparisonSchema = schemas .RZV(() => schemas .Ikc({
    baselineRun: maybe(schemas .Ikc({
        simulationRunPlanJobId: evidence_text,
        runNumber: count,
        status: evidence_text,
        endedAt: evidence_text,
    })),
    baselineSource: evidence_text,
    baselineCallPassRate: percent,
    currentCallPassRate: percent,
    checks: listOf(schemas .Ikc({
        metricDefinitionId: evidence_text,
        metricName: evidence_name,
        baselinePassRate: percent,
        currentPassRate: percent,
        delta: maybe(schemas .aig().check(api .qm(-100), api .Zm(100))),
    })),
}));
const attemptSummarySchema = schemas .RZV(() => schemas .Ikc({
    attemptCount: count,
    retryCount: count,
    silentAttemptCount: count,
    stillSilentTestCaseCount: count,
    testCaseCount: count,
}));
const RESULTS_EVIDENCE = {
    run: runFactsSchema,
    verdict: runVerdictSchema,
    summary: runSummarySchema,
    metrics: schemas .YOg(metricResultSchema),
    calls: schemas .YOg(callResultSchema),
    breakdowns: schemas .Ikc({
        byAgent: listOf(breakdownSchema),
        byPersona: listOf(breakdownSchema),
    }),
    comparison: comparisonSchema,
    attemptSummary: attemptSummarySchema,
};
const simulationJobCountSchema = schemas .Whr().check(api .qm(0));
const runSimulationJobSchema = schemas .RZV(() => schemas .Ikc({
    simulationJobId: evidence_text,
    status: evidence_text,
    callId: evidence_text,
    processingStatus: evidence_text,
    attemptNumber: count,
    persona: maybe(schemas .Ikc({ id: evidence_text, name: evidence_name, displayName: evidence_name })),
    scenario: maybe(schemas .Ikc({ id: evidence_text, description: evidence_text })),
    agentEndpoint: maybe(schemas .Ikc({ id: evidence_text, name: evidence_name })),
}));
const PROGRESS_EVIDENCE = {
    simulationJobs: schemas .YOg(runSimulationJobSchema),
    verdict: runVerdictSchema,
    attemptSummary: attemptSummarySchema,
    queuePosition: schemas .Whr().check(api .qm(0)),
};
const runPlanSchema = schemas .RZV(() => schemas .Ikc({
    id: schemas .YjP().check(api .m9(1)),
    name: schemas .YjP(),
    description: evidence_text,
    testCaseCount: count,
    iterationCount: count,
    updatedAt: evidence_text,
    metrics: listOf(schemas .Ikc({ id, minPassRate: percent })),
}));
const credentialSchema = schemas .RZV(() => schemas .Ikc({
    tokenScope: evidence_text,
    grantedPermissions: listOf(schemas .YjP()),
    scopes: listOf(schemas .YjP()),
    organization: maybe(schemas .Ikc({ id: evidence_text, name: evidence_text })),
    defaultProject: maybe(schemas .Ikc({ id: evidence_text, name: evidence_text, slug: evidence_text })),
}));
const costSchema = schemas .RZV((() => schemas .Ikc({
    currency: evidence_text,
    totalUsd: amount,
    totalUsdMicros: count,
    breakdown: listOf(schemas .Ikc({ source: evidence_text, surface: evidence_text, quantity: amount, amountUsd: amount })),
})));
const transcriptSchema = schemas .RZV(() => schemas .Ikc({
    entries: schemas .YOg(schemas .Ikc({
        role: evidence_text,
        text: schemas .YjP(),
        startOffsetMs: amount,
        endOffsetMs: amount,
        participantId: evidence_text,
    })),
}));
const segmentSchema = maybe(schemas .Ikc({ text: evidence_text, startOffsetMs: amount, endOffsetMs: amount }));
const callMetricsSchema = schemas .RZV(() => schemas .YOg(schemas .Ikc({
    metricId: evidence_text,
    name: id,
    value: scalar,
    context: evidence_text,
    reasoning: evidence_text,
    evidenceSpans: listOf(schemas .Ikc({ fromSegment: segmentSchema, toSegment: segmentSchema, reason: evidence_text })),
})));

// EXTERNAL MODULE: ./http/errors.js
var errors = __webpack_require__(2557);
// EXTERNAL MODULE: ./http/shape.js
var shape = __webpack_require__(2845);
// EXTERNAL MODULE: ./service/operations.js
var service_operations = __webpack_require__(9617);
// EXTERNAL MODULE: ./report/model/debrief.js
var debrief = __webpack_require__(2661);
;// CONCATENATED MODULE: ./service/schemas.js


const nullableString = schemas .mee(schemas .YjP());
const debriefSchema = schemas ._H3({
    debriefId: schemas .YjP(),
    status: schemas .YjP(),
    errorMessage: nullableString,
    createdAt: schemas .YjP(),
    completedAt: schemas .lqM(nullableString),
    report: schemas .lqM(schemas .mee(debrief .Bu)),
});
const resultsDebriefSchema = schemas ._H3({
    debriefId: schemas .lqM(schemas .YjP()),
    status: schemas .YjP(),
    errorMessage: schemas .lqM(nullableString),
    report: schemas .lqM(schemas .mee(debrief .Bu)),
});
const runIdSchema = schemas .YjP()
    .check(api .m9(1), api .Eb(200), api .Fk(/^(?!\.{1,2}$)[!-~]*$/, 'ID'));
const startedRunSchema = schemas .Ikc({ jobId: runIdSchema });
const runSchema = schemas .Ikc({ status: schemas .YjP() });
const listedRunSchema = schemas .RZV(() => schemas ._H3({
    simulationRunPlanJobId: runIdSchema,
    status: schemas .lqM(schemas .YjP()),
    createdAt: schemas .lqM(nullableString),
    startedAt: schemas .lqM(nullableString),
    endedAt: schemas .lqM(nullableString),
}));
const nextPage = {
    hasMore: schemas .lqM(schemas .mee(schemas .zMY())),
    nextCursor: schemas .lqM(nullableString),
};
const runPageSchema = schemas .RZV(() => schemas .Ikc({ runs: schemas .YOg(listedRunSchema), ...nextPage }));
const planPageSchema = schemas .RZV(() => schemas .Ikc({ plans: schemas .YOg(schemas .L5J()), ...nextPage }));
const simulationJobSchema = schemas .RZV(() => schemas ._H3({
    simulationJobId: schemas .YjP(),
    status: schemas .YjP(),
    processingStatus: schemas .lqM(nullableString),
    callId: schemas .lqM(nullableString),
    servicePhoneNumber: schemas .lqM(nullableString),
    runPlan: schemas ._H3({ id: schemas .YjP(), name: schemas .lqM(nullableString) }),
    createdAt: schemas .lqM(nullableString),
    startedAt: schemas .lqM(nullableString),
    completedAt: schemas .lqM(nullableString),
}));
const metricCollectionJobSchema = schemas .RZV(() => schemas ._H3({
    id: schemas .YjP(),
    status: schemas .YjP(),
    totalItems: schemas .lqM(schemas .mee(schemas .Whr())),
    completedItems: schemas .lqM(schemas .mee(schemas .Whr())),
    failedItems: schemas .lqM(schemas .mee(schemas .Whr())),
    completedAt: schemas .lqM(nullableString),
    errorMessage: schemas .lqM(nullableString),
}));
const createdCallSchema = schemas .RZV(() => schemas ._H3({
    id: schemas .YjP(),
    externalId: schemas .lqM(nullableString),
}));
const deletedSchema = schemas .euz(true);

// EXTERNAL MODULE: ./service/words.js
var service_words = __webpack_require__(8034);
;// CONCATENATED MODULE: ./service/results.js


function parseSavedResults(document, leftOut, { operations, words } = service_operations .A) {
    const reading = { operation: 'saved debrief', words, leftOut };
    const places = operations.readResults;
    const { value, pointer } = unwrap(document, places.results, places.debrief);
    const found = (0,shape .cj)(value, places.debrief);
    if (found === undefined) {
        const debrief = parseDebrief(document, operations.requestDebrief.debrief, reading);
        return { ...NO_EVIDENCE, debrief };
    }
    const evidence = readEvidence(value, pointer, places, reading);
    if (found === null && evidence.verdict !== undefined)
        return { ...evidence, debrief: null };
    const debriefPointer = pointer + places.debrief;
    const debrief = (0,shape .eA)(resultsDebriefSchema, found, reading.operation, debriefPointer);
    return { ...evidence, debrief: inOurWords(debrief, words) };
}
const maybeDebriefSchema = schemas .lqM(schemas .mee(resultsDebriefSchema));
const NO_EVIDENCE = {
    run: null,
    verdict: undefined,
    summary: null,
    metrics: null,
    calls: null,
    breakdowns: null,
    comparison: null,
    attemptSummary: null,
};





;// CONCATENATED MODULE: ./service/answers.js





/***/ })

};
;Object.assign(exports.modules, require("./later.js"));
