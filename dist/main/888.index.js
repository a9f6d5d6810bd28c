"use strict";
exports.id = 888;
exports.ids = [888];
exports.modules = {

/***/ 2661:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    Bu: () => (  toldReportSchema),
    bG: () => (  trendSchema),
    zu: () => (  debriefReportSchema)
  });
  var zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5915);
  var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1299);
  var _fields_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9779);


const LIFECYCLE = 'NEW, PERSISTENT, IMPROVING, FIXED, or null.';
const CHANNEL = 'PROMPT, VOICE_CONFIG, STT, SPEECH_MODEL, LLM_MODEL, INFRA, EXTERNAL, or null.';
const CALL_IDS = 'IDs of calls that show it';
const findingSchema = (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__  .KT)('Finding', zod_mini__WEBPACK_IMPORTED_MODULE_1__  ._H3({
    title: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__  .Qq)('What was found, in a few words.'),
    body: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__  .Vz)((0,_fields_js__WEBPACK_IMPORTED_MODULE_0__  .Qq)('What was found; empty where `detail` is brief.')),
    callIds: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__  .d2)(CALL_IDS),
}));
const themeFields = {
    slug: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__  .Qq)('What the theme is known by from run to run.'),
    title: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__  .Qq)('What fails, in a few words.'),
    severity: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__  .Qq)('HIGH, MEDIUM, LOW.'),
    impact: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__  .ef)('CRITICAL, HIGH, MEDIUM, LOW, or null.'),
    prevalence: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__  .ef)('WIDESPREAD, RECURRING, ISOLATED, or null.'),
    lifecycle: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__  .ef)(LIFECYCLE),
    affectedCallCount: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__  .nd)('Calls that show it.'),
    totalCallCount: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__  .nd)('Calls that could have shown it.'),
    checkNames: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__  .Te)('The checks that fail for it.'),
    rootCauseChannel: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__  .ef)(CHANNEL),
    analysis: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__  .Vz)((0,_fields_js__WEBPACK_IMPORTED_MODULE_0__  .Qq)('Why it fails; empty where `detail` is brief.')),
    callIds: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__  .d2)(CALL_IDS),
};
const themeSchema = (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__  .KT)('Theme', zod_mini__WEBPACK_IMPORTED_MODULE_1__  ._H3({
    ...themeFields,
    serviceLifecycle: zod_mini__WEBPACK_IMPORTED_MODULE_1__  .lqM((0,_fields_js__WEBPACK_IMPORTED_MODULE_0__  .ef)('The lifecycle that the service gives, where the gate judged it itself, or null.')),
}));
const recommendationSchema = (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__  .KT)('Recommendation', zod_mini__WEBPACK_IMPORTED_MODULE_1__  ._H3({
    order: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__  .nd)('Its place among the recommendations.'),
    title: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__  .Qq)('What to do, in a few words.'),
    body: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__  .Vz)((0,_fields_js__WEBPACK_IMPORTED_MODULE_0__  .Qq)('What to do; empty where `detail` is brief.')),
    severity: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__  .ef)('HIGH, MEDIUM, LOW, or null.'),
    channel: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__  .ef)(CHANNEL),
    currentText: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__  .Vz)((0,_fields_js__WEBPACK_IMPORTED_MODULE_0__  .ef)('The text of the prompt to replace, or null.')),
    suggestedText: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__  .Vz)((0,_fields_js__WEBPACK_IMPORTED_MODULE_0__  .ef)('What is to take its place, or null.')),
    themeSlugs: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__  .Te)('Slugs of the themes that it is meant for.'),
}));
const trendRowFields = {
    checkName: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__  .Qq)('Name of the check.'),
    previousPassRate: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__  .TS)(),
    currentPassRate: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__  .TS)(),
    lifecycle: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__  .ef)(LIFECYCLE),
};
const countsSchema = (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__  .KT)('Counts', zod_mini__WEBPACK_IMPORTED_MODULE_1__  .Ikc({
    passed: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__  .nd)('Calls that passed.'),
    evaluated: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__  .nd)('Calls that were graded.'),
    likely: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__  .BM)(),
}));
const trendRowSchema = zod_mini__WEBPACK_IMPORTED_MODULE_1__  ._H3({
    ...trendRowFields,
    counts: zod_mini__WEBPACK_IMPORTED_MODULE_1__  .lqM((0,_fields_js__WEBPACK_IMPORTED_MODULE_0__  .ZZ)(zod_mini__WEBPACK_IMPORTED_MODULE_1__  .Ikc({
        previous: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__  .ZZ)(zod_mini__WEBPACK_IMPORTED_MODULE_1__  .mee(countsSchema), 'Of the baseline, or null.'),
        current: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__  .ZZ)(zod_mini__WEBPACK_IMPORTED_MODULE_1__  .mee(countsSchema), 'Of this run, or null.'),
    }), 'The calls that the rates were taken of, or null.')),
});
function trendOf(row) {
    return zod_mini__WEBPACK_IMPORTED_MODULE_1__  ._H3({
        baselineRunPlanJobId: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__  .pj)('Run plan job ID of the previous run.'),
        baselineRunNumber: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__  .f1)('Number of the previous run, or null.'),
        rows: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__  .ZZ)(zod_mini__WEBPACK_IMPORTED_MODULE_1__  .YOg(row), 'A row a check.'),
    });
}
const trendSchema = (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__  .KT)('Trend', trendOf(trendRowSchema));
const executiveSummarySchema = zod_mini__WEBPACK_IMPORTED_MODULE_1__  ._H3({
    paragraphs: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__  .Vz)((0,_fields_js__WEBPACK_IMPORTED_MODULE_0__  .Te)('Its paragraphs.')),
    sections: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__  .Vz)((0,_fields_js__WEBPACK_IMPORTED_MODULE_0__  .ZZ)(zod_mini__WEBPACK_IMPORTED_MODULE_1__  .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_1__  ._H3({
        heading: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__  .ef)('Heading of the section, or null.'),
        body: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__  .Qq)('Text of the section.'),
    })), 'Its sections.')),
});
function reportOf(theme, trend) {
    return zod_mini__WEBPACK_IMPORTED_MODULE_1__  ._H3({
        generatedAt: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__  .pj)('When the service wrote it, ISO 8601.'),
        verdict: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__  .Qq)('PASSED, THRESHOLD_FAILED.'),
        verdictSummary: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__  .Vz)((0,_fields_js__WEBPACK_IMPORTED_MODULE_0__  .Qq)('The verdict in one paragraph; empty where `detail` is brief.')),
        executiveSummary: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__  .ZZ)(executiveSummarySchema, 'The executive summary; empty where `detail` is brief.'),
        keyFindings: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__  .ZZ)(zod_mini__WEBPACK_IMPORTED_MODULE_1__  .YOg(findingSchema), 'What matters most.'),
        wentWell: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__  .ZZ)(zod_mini__WEBPACK_IMPORTED_MODULE_1__  .YOg(findingSchema), 'What went well.'),
        themes: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__  .ZZ)(zod_mini__WEBPACK_IMPORTED_MODULE_1__  .YOg(theme), 'Failure themes, as the service lists them.'),
        recommendations: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__  .ZZ)(zod_mini__WEBPACK_IMPORTED_MODULE_1__  .YOg(recommendationSchema), 'What the service recommends.'),
        trend: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__  .ZZ)(zod_mini__WEBPACK_IMPORTED_MODULE_1__  .mee(trend), 'Pass rates beside those of the previous run, or null.'),
    });
}
const debriefReportSchema = (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__  .KT)('DebriefReport', reportOf(themeSchema, trendSchema));
const withoutOurs = (name) => zod_mini__WEBPACK_IMPORTED_MODULE_2__  .bS(({ [name]: _, ...told }) => told);
const toldReportSchema = reportOf(zod_mini__WEBPACK_IMPORTED_MODULE_1__  ._H3(themeFields).check(withoutOurs('serviceLifecycle')), trendOf(zod_mini__WEBPACK_IMPORTED_MODULE_1__  ._H3(trendRowFields).check(withoutOurs('counts'))));


/***/ }),

/***/ 9779:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    BM: () => (  likely),
    HQ: () => (  plainOrNull),
    KT: () => (  named),
    Qq: () => (  text),
    TS: () => (  rate),
    Te: () => (  texts),
    Vz: () => (  inFull),
    ZZ: () => (  field),
    Zo: () => (  IN_FULL_ONLY),
    ag: () => (  said),
    d2: () => (  callIds),
    ed: () => (  SERVICE_TEXT),
    ef: () => (  textOrNull),
    f1: () => (  integerOrNull),
    nd: () => (  integer),
    pj: () => (  plain)
  });

 var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4288);
  var zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5915);
const DESCRIPTIONS = zod_mini__WEBPACK_IMPORTED_MODULE_0__  .u5();
const SERVICE_TEXT = new WeakSet();
const IN_FULL_ONLY = new WeakSet();
function field(type, description) {
    DESCRIPTIONS.add(type, { description });
    return type;
}
function named(id, type) {
    DESCRIPTIONS.add(type, { id });
    return type;
}
function said(type) {
    SERVICE_TEXT.add(type);
    return type;
}
function inFull(type) {
    IN_FULL_ONLY.add(type);
    return type;
}
const plain = (description) => field(zod_mini__WEBPACK_IMPORTED_MODULE_1__  .YjP(), description);
const plainOrNull = (description) => field(zod_mini__WEBPACK_IMPORTED_MODULE_1__  .mee(zod_mini__WEBPACK_IMPORTED_MODULE_1__  .YjP()), description);
const text = (description) => said(plain(description));
const textOrNull = (description) => said(plainOrNull(description));
const texts = (description) => said(field(zod_mini__WEBPACK_IMPORTED_MODULE_1__  .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_1__  .YjP()), description));
const integer = (description) => field(zod_mini__WEBPACK_IMPORTED_MODULE_1__  .Whr(), description);
const integerOrNull = (description) => field(zod_mini__WEBPACK_IMPORTED_MODULE_1__  .mee(zod_mini__WEBPACK_IMPORTED_MODULE_1__  .Whr()), description);
const rate = () => field(zod_mini__WEBPACK_IMPORTED_MODULE_1__  .mee(zod_mini__WEBPACK_IMPORTED_MODULE_1__  .aig()), 'Percent, 0 to 100, or null where there is none.');
const likely = () => zod_mini__WEBPACK_IMPORTED_MODULE_1__  .lqM(field(zod_mini__WEBPACK_IMPORTED_MODULE_1__  .mee(zod_mini__WEBPACK_IMPORTED_MODULE_1__  .Ikc({
    low: field(zod_mini__WEBPACK_IMPORTED_MODULE_1__  .aig(), 'Percent, 0 to 100.'),
    high: field(zod_mini__WEBPACK_IMPORTED_MODULE_1__  .aig(), 'Percent, 0 to 100.'),
})), 'The 95 % interval (Wilson) of the rate, or null where nobody counted.'));
const callIds = (description) => inFull(field(zod_mini__WEBPACK_IMPORTED_MODULE_1__  .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_1__  .YjP()), `${description}; empty where \`detail\` is brief.`));


/***/ }),

/***/ 7398:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    $M: () => (  costSchema),
    C8: () => (  transcriptSchema),
    Gz: () => (  runPlanSchema),
    R_: () => (  callMetricsSchema),
    Xq: () => (  simulationJobCountSchema),
    _f: () => (  PROGRESS_EVIDENCE),
    f8: () => (  RESULTS_EVIDENCE),
    h7: () => (  credentialSchema)
  });
  var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5915);
  var zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1299);
function maybe(schema) {
    return zod_mini__WEBPACK_IMPORTED_MODULE_0__  .Rvf(zod_mini__WEBPACK_IMPORTED_MODULE_0__  .mee(schema), null);
}
function listOf(item) {
    return maybe(zod_mini__WEBPACK_IMPORTED_MODULE_0__  .YOg(item));
}
const text = maybe(zod_mini__WEBPACK_IMPORTED_MODULE_0__  .YjP());
const flag = maybe(zod_mini__WEBPACK_IMPORTED_MODULE_0__  .zMY());
const number = maybe(zod_mini__WEBPACK_IMPORTED_MODULE_0__  .aig());
const count = maybe(zod_mini__WEBPACK_IMPORTED_MODULE_0__  .Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__  .qm(0)));
const percent = maybe(zod_mini__WEBPACK_IMPORTED_MODULE_0__  .aig().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__  .qm(0), zod_mini__WEBPACK_IMPORTED_MODULE_1__  .Zm(100)));
const amount = maybe(zod_mini__WEBPACK_IMPORTED_MODULE_0__  .aig().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__  .qm(0)));
const scalar = maybe(zod_mini__WEBPACK_IMPORTED_MODULE_0__  .KCZ([zod_mini__WEBPACK_IMPORTED_MODULE_0__  .YjP(), zod_mini__WEBPACK_IMPORTED_MODULE_0__  .aig(), zod_mini__WEBPACK_IMPORTED_MODULE_0__  .zMY()], 'text, number or boolean'));
const id = zod_mini__WEBPACK_IMPORTED_MODULE_0__  .YjP();
function atMost(part, whole) {
    return zod_mini__WEBPACK_IMPORTED_MODULE_0__  .YPB((counts) => counts[part] === null || counts[whole] === null || counts[part] <= counts[whole], { path: [part], error: `at most ${whole}` });
}
const runFactsSchema = zod_mini__WEBPACK_IMPORTED_MODULE_0__  .Ikc({
    simulationRunPlanJobId: text,
    simulationRunPlanId: text,
    simulationRunPlanName: text,
    runNumber: count,
    status: text,
    triggeredBy: text,
    createdAt: text,
    startedAt: text,
    endedAt: text,
    durationMs: amount,
});
const checkResultSchema = zod_mini__WEBPACK_IMPORTED_MODULE_0__  .Ikc({
    metricDefinitionId: text,
    metricName: text,
    passed: flag,
    passRate: percent,
    minPassRate: percent,
    inherited: flag,
    evaluatedSims: count,
    passedSims: count,
})
    .check(atMost('passedSims', 'evaluatedSims'));
const verdictFailureSchema = zod_mini__WEBPACK_IMPORTED_MODULE_0__  .Ikc({
    type: zod_mini__WEBPACK_IMPORTED_MODULE_0__  .YjP(),
    status: text,
    evaluatedCalls: count,
    expectedCalls: count,
    neverSpokeCalls: count,
    totalCalls: count,
    maxShare: percent,
    agentName: text,
    silentAttempts: count,
    metricDefinitionId: text,
    metricName: text,
    passRate: percent,
    minPassRate: percent,
    inherited: flag,
})
    .check(atMost('evaluatedCalls', 'expectedCalls'), atMost('neverSpokeCalls', 'totalCalls'));
const runVerdictSchema = zod_mini__WEBPACK_IMPORTED_MODULE_0__  .Ikc({
    passed: flag,
    score: percent,
    checks: listOf(checkResultSchema),
    failures: listOf(verdictFailureSchema),
});
const runSummarySchema = zod_mini__WEBPACK_IMPORTED_MODULE_0__  .Ikc({
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
const metricResultSchema = zod_mini__WEBPACK_IMPORTED_MODULE_0__  .Ikc({
    metricDefinitionId: text,
    metricId: text,
    name: id,
    isCheck: flag,
    outputType: text,
    unitSymbol: text,
    evaluatedCalls: count,
    sampleSize: count,
    check: maybe(zod_mini__WEBPACK_IMPORTED_MODULE_0__  .Ikc({
        evaluatedCalls: count,
        passedCalls: count,
        failedCalls: count,
        passRate: percent,
    })
        .check(atMost('passedCalls', 'evaluatedCalls'), atMost('failedCalls', 'evaluatedCalls'))),
    numeric: maybe(zod_mini__WEBPACK_IMPORTED_MODULE_0__  .Ikc({ average: number, median: number, p95: number, min: number, max: number })),
    distribution: listOf(zod_mini__WEBPACK_IMPORTED_MODULE_0__  .Ikc({ value: scalar, count })),
});
const callResultSchema = zod_mini__WEBPACK_IMPORTED_MODULE_0__  .Ikc({
    simulationJobId: id,
    callId: text,
    status: text,
    passed: flag,
    counted: flag,
    attemptNumber: count,
    retryOfSimulationJobId: text,
    durationMs: amount,
    agentName: text,
    personaName: text,
    checks: listOf(zod_mini__WEBPACK_IMPORTED_MODULE_0__  .Ikc({ metricDefinitionId: text, metricName: text, passed: flag })),
    values: listOf(zod_mini__WEBPACK_IMPORTED_MODULE_0__  .Ikc({
        metricDefinitionId: text,
        metricName: text,
        outputType: text,
        value: scalar,
        reasoning: text,
    })),
});
const breakdownSchema = zod_mini__WEBPACK_IMPORTED_MODULE_0__  .Ikc({
    key: text,
    label: text,
    calls: count,
    evaluatedCalls: count,
    passedCalls: count,
    callPassRate: percent,
    score: percent,
})
    .check(atMost('evaluatedCalls', 'calls'), atMost('passedCalls', 'evaluatedCalls'));
const comparisonSchema = zod_mini__WEBPACK_IMPORTED_MODULE_0__  .Ikc({
    baselineRun: maybe(zod_mini__WEBPACK_IMPORTED_MODULE_0__  .Ikc({
        simulationRunPlanJobId: text,
        runNumber: count,
        status: text,
        endedAt: text,
    })),
    baselineSource: text,
    baselineCallPassRate: percent,
    currentCallPassRate: percent,
    checks: listOf(zod_mini__WEBPACK_IMPORTED_MODULE_0__  .Ikc({
        metricDefinitionId: text,
        metricName: text,
        baselinePassRate: percent,
        currentPassRate: percent,
        delta: maybe(zod_mini__WEBPACK_IMPORTED_MODULE_0__  .aig().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__  .qm(-100), zod_mini__WEBPACK_IMPORTED_MODULE_1__  .Zm(100))),
    })),
});
const attemptSummarySchema = zod_mini__WEBPACK_IMPORTED_MODULE_0__  .Ikc({
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
    metrics: zod_mini__WEBPACK_IMPORTED_MODULE_0__  .YOg(metricResultSchema),
    calls: zod_mini__WEBPACK_IMPORTED_MODULE_0__  .YOg(callResultSchema),
    breakdowns: zod_mini__WEBPACK_IMPORTED_MODULE_0__  .Ikc({
        byAgent: listOf(breakdownSchema),
        byPersona: listOf(breakdownSchema),
    }),
    comparison: comparisonSchema,
    attemptSummary: attemptSummarySchema,
};
const simulationJobCountSchema = zod_mini__WEBPACK_IMPORTED_MODULE_0__  .Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__  .qm(0));
const runSimulationJobSchema = zod_mini__WEBPACK_IMPORTED_MODULE_0__  .Ikc({
    simulationJobId: text,
    status: text,
    callId: text,
    processingStatus: text,
    attemptNumber: count,
    persona: maybe(zod_mini__WEBPACK_IMPORTED_MODULE_0__  .Ikc({ id: text, name: text, displayName: text })),
    scenario: maybe(zod_mini__WEBPACK_IMPORTED_MODULE_0__  .Ikc({ id: text, description: text })),
    agentEndpoint: maybe(zod_mini__WEBPACK_IMPORTED_MODULE_0__  .Ikc({ id: text, name: text })),
});
const PROGRESS_EVIDENCE = {
    simulationJobs: zod_mini__WEBPACK_IMPORTED_MODULE_0__  .YOg(runSimulationJobSchema),
    verdict: runVerdictSchema,
    attemptSummary: attemptSummarySchema,
    queuePosition: zod_mini__WEBPACK_IMPORTED_MODULE_0__  .Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__  .qm(0)),
};
const runPlanSchema = zod_mini__WEBPACK_IMPORTED_MODULE_0__  .Ikc({
    id: zod_mini__WEBPACK_IMPORTED_MODULE_0__  .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__  .m9(1)),
    name: zod_mini__WEBPACK_IMPORTED_MODULE_0__  .YjP(),
    description: text,
    testCaseCount: count,
    iterationCount: count,
    updatedAt: text,
    metrics: listOf(zod_mini__WEBPACK_IMPORTED_MODULE_0__  .Ikc({ id, minPassRate: percent })),
});
const credentialSchema = zod_mini__WEBPACK_IMPORTED_MODULE_0__  .Ikc({
    tokenScope: text,
    grantedPermissions: listOf(zod_mini__WEBPACK_IMPORTED_MODULE_0__  .YjP()),
    scopes: listOf(zod_mini__WEBPACK_IMPORTED_MODULE_0__  .YjP()),
    organization: maybe(zod_mini__WEBPACK_IMPORTED_MODULE_0__  .Ikc({ id: text, name: text })),
    defaultProject: maybe(zod_mini__WEBPACK_IMPORTED_MODULE_0__  .Ikc({ id: text, name: text, slug: text })),
});
const costSchema = zod_mini__WEBPACK_IMPORTED_MODULE_0__  .Ikc({
    currency: text,
    totalUsd: amount,
    totalUsdMicros: count,
    breakdown: listOf(zod_mini__WEBPACK_IMPORTED_MODULE_0__  .Ikc({ source: text, surface: text, quantity: amount, amountUsd: amount })),
});
const transcriptSchema = zod_mini__WEBPACK_IMPORTED_MODULE_0__  .Ikc({
    entries: zod_mini__WEBPACK_IMPORTED_MODULE_0__  .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_0__  .Ikc({
        role: text,
        text: zod_mini__WEBPACK_IMPORTED_MODULE_0__  .YjP(),
        startOffsetMs: amount,
        endOffsetMs: amount,
        participantId: text,
    })),
});
const segmentSchema = maybe(zod_mini__WEBPACK_IMPORTED_MODULE_0__  .Ikc({ text, startOffsetMs: amount, endOffsetMs: amount }));
const callMetricsSchema = zod_mini__WEBPACK_IMPORTED_MODULE_0__  .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_0__  .Ikc({
    metricId: text,
    name: id,
    value: scalar,
    context: text,
    reasoning: text,
    evidenceSpans: listOf(zod_mini__WEBPACK_IMPORTED_MODULE_0__  .Ikc({ fromSegment: segmentSchema, toSegment: segmentSchema, reason: text })),
}));


/***/ }),

/***/ 5888:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  createServiceClient: () => (  createServiceClient)
});

// EXTERNAL MODULE: ./core/json-object.js
var json_object = __webpack_require__(8009);
// EXTERNAL MODULE: ./http/errors.js
var errors = __webpack_require__(2557);
// EXTERNAL MODULE: ./http/shape.js
var shape = __webpack_require__(2845);
// EXTERNAL MODULE: ./http/answer.js
var http_answer = __webpack_require__(3176);
// EXTERNAL MODULE: ./http/channel.js + 4 modules
var channel = __webpack_require__(1001);
// EXTERNAL MODULE: ./http/retry.js
var retry = __webpack_require__(9406);
;// CONCATENATED MODULE: ./http/transport.js




const MOST_REFUSALS = 12;
class Transport {
    #options;
    #channel;
    #sinceMs;
    #refusals = 0;
    #refusedMs = Number.NEGATIVE_INFINITY;
    constructor(options) {
        this.#options = options;
        this.#channel = new channel .c(options);
        this.#sinceMs = options.clock.now();
    }
    async requestJson(request, context) {
        return (0,http_answer .qF)(this.#sceneOf(request), await this.request(request, context));
    }
    async requestJsonOrNothing(request, context) {
        const answer = await this.request(request, context);
        return (0,http_answer .Im)(answer) ? null : (0,http_answer .qF)(this.#sceneOf(request), answer);
    }
    async request(request, context) {
        const { clock } = this.#options;
        const ended = endOf(context);
        const outgoing = this.#outgoingOf(request);
        const startedMs = clock.now();
        let limits = context;
        for (let attempt = 1;; attempt += 1) {
            ended.throwIfAborted();
            const sentMs = clock.now();
            try {
                const answer = await this.#channel.send(outgoing, limits, attempt);
                this.#noteAnswer(answer, sentMs);
                return (0,http_answer .z_)(this.#sceneOf(request, answer.status), answer);
            }
            catch (error) {
                if (!(error instanceof errors ._))
                    throw error;
                if (!(0,retry .xg)(request.retry, error))
                    throw error;
                ended.throwIfAborted();
                if (error.status === 429 && context.putOff !== undefined) {
                    limits = { ...context, deadlineMs: context.putOff(error) };
                }
                const { deadlineMs } = limits;
                const pauseMs = this.#planPause(request, error, { attempt, startedMs, deadlineMs });
                await clock.sleep(pauseMs, ended);
            }
        }
    }
    #noteAnswer({ status }, sentMs) {
        if (status !== 429) {
            this.#refusals = Math.max(this.#refusals - 1, 0);
        }
        else if (sentMs > this.#refusedMs) {
            this.#refusals = Math.min(this.#refusals + 1, MOST_REFUSALS);
            this.#refusedMs = this.#options.clock.now();
        }
    }
    #planPause({ operation, onRepeat }, error, soFar) {
        const { clock, random, onRetry } = this.#options;
        const everAnswered = this.#channel.hasAnswered;
        const nowMs = clock.now();
        const before = { everAnswered, refusals: this.#refusals, sinceMs: this.#sinceMs };
        const plan = (0,retry .M$)(error, { ...soFar, ...before, nowMs }, random);
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
            ...this.#options.headers,
            authorization: `Bearer ${this.#options.apiKey}`,
            accept: 'application/json',
        };
        const outgoing = { operation, method, path, fresh: retry !== 'safe' };
        return text === undefined
            ? { ...outgoing, headers }
            : { ...outgoing, headers: { ...headers, 'content-type': 'application/json' }, body: text };
    }
    #sceneOf({ operation, path, unsaid = [] }, status = 200) {
        const { mask: key, basePath } = this.#channel;
        const mask = status < 300 ? key : key.with(unsaid);
        return { operation, mask, repeated: repeatedBy(path, basePath) };
    }
}
function repeatedBy(path, basePath) {
    const first = String(path.split(/(?=[/?])/, 1)[0]);
    return basePath.endsWith(first) ? first : '';
}
function endOf({ signal, noMore }) {
    return noMore === undefined ? signal : AbortSignal.any([signal, noMore]);
}

// EXTERNAL MODULE: ./service/operations.js
var operations = __webpack_require__(9617);
;// CONCATENATED MODULE: ./service/asking.js


class Asking {
    #transport;
    #leftOut;
    constructor(transport, leftOut) {
        this.#transport = transport;
        this.#leftOut = leftOut;
    }
    read({ operation, asked, values }, context) {
        const { method, path, body } = (0,operations .D)(asked, values);
        return this.#transport.requestJson({ operation, retry: 'safe', method, path, body }, context);
    }
    create(request, context) {
        return this.#transport.requestJson({ ...request, retry: 'unless-taken' }, context);
    }
    bringAbout({ operation, asked, values }, context, onRepeat = () => { }) {
        const { method, path, body } = (0,operations .D)(asked, values);
        const request = { operation, retry: 'safe', method, path, body, onRepeat };
        return this.#transport.requestJsonOrNothing(request, context);
    }
    async readWhole(question, schema, place, context) {
        const answer = await this.read(question, context);
        const { operation } = question;
        return (this.keeperOf(operation, answer)(schema, place) ?? (0,shape .C$)(place, schema, answer, operation));
    }
    keeperOf(operation, answer) {
        return (schema, place) => (0,shape .z6)(schema, (0,shape .cj)(answer, place), place, this.leftOutOf(operation));
    }
    leftOutOf(operation) {
        return (fault) => this.#leftOut(`${operation}: left out ${fault}`);
    }
}

// EXTERNAL MODULE: ./service/evidence.js
var evidence = __webpack_require__(7398);
// EXTERNAL MODULE: ./service/results.js
var results = __webpack_require__(6465);
// EXTERNAL MODULE: ./service/schemas.js
var schemas = __webpack_require__(9519);
// EXTERNAL MODULE: ./service/words.js
var service_words = __webpack_require__(8034);
;// CONCATENATED MODULE: ./service/http-service-client.js










const SHORTEST_UNSAID = 8;
function createServiceClient(options) {
    return new HttpServiceClient(options);
}
class HttpServiceClient {
    #ask;
    #profile;
    constructor({ profile = operations .A, onLeftOut = () => { }, ...options }) {
        this.#profile = profile;
        this.#ask = new Asking(new Transport({ ...options, headers: profile.headers }), onLeftOut);
    }
    async requestDebrief(jobId, { regenerate }, context) {
        const { debrief, ...asked } = this.#profile.operations.requestDebrief;
        const reading = this.#readingOf('request debrief');
        const { operation } = reading;
        const values = { jobId, regenerate: regenerate || undefined };
        const answer = regenerate
            ? await this.#ask.create({ operation, ...(0,operations .D)(asked, values) }, context)
            : await this.#ask.read({ operation, asked, values }, context);
        return (0,results .LL)(answer, debrief, reading);
    }
    async readResults(jobId, context, compareToJobId = null) {
        const asked = this.#profile.operations.readResults;
        const reading = this.#readingOf('read results');
        const { operation } = reading;
        const values = { jobId, compareToJobId };
        const answer = await this.#ask.read({ operation, asked, values }, context);
        return (0,results .c2)(answer, jobId, asked, reading);
    }
    async startRun(runPlanId, variables, context) {
        const operation = 'start run';
        const { jobId, simulationJobCount, ...asked } = this.#profile.operations.start;
        const request = (0,operations .D)(asked, { runPlanId, variables });
        const unsaid = Object.values(variables).filter(({ length }) => length >= SHORTEST_UNSAID);
        const answer = await this.#ask.create({ operation, ...request, unsaid }, context);
        const keep = this.#ask.keeperOf(operation, answer);
        return {
            ...(0,shape .rP)(schemas .WC, answer, operation, { jobId }),
            simulationJobCount: keep(evidence .Xq, simulationJobCount),
        };
    }
    async readRun(jobId, context) {
        const operation = 'read run';
        const { operations, words } = this.#profile;
        const asked = operations.read;
        const answer = await this.#ask.read({ operation, asked, values: { jobId } }, context);
        const { status } = (0,shape .rP)(schemas .Lx, answer, operation, { status: asked.status });
        const keep = this.#ask.keeperOf(operation, answer);
        const jobs = keep(evidence ._f.simulationJobs, asked.simulationJobs);
        return {
            status: (0,service_words .T)(status, words.runStatus),
            simulationJobs: jobs === null ? null : jobs.map((job) => this.#inOurWords(job)),
            verdict: (0,shape .cj)(answer, asked.verdict) === null
                ? null
                : (keep(evidence ._f.verdict, asked.verdict) ?? undefined),
            attemptSummary: keep(evidence ._f.attemptSummary, asked.attemptSummary),
            queuePosition: keep(evidence ._f.queuePosition, asked.queuePosition),
        };
    }
    async listRuns(runPlanId, after, context) {
        const operation = 'list runs';
        const { operations, words } = this.#profile;
        const { nextPath, runs, hasMore, nextCursor, ...list } = operations.list;
        const asked = after === null || nextPath === undefined ? list : { ...list, path: nextPath };
        const values = { runPlanId, after };
        const answer = await this.#ask.read({ operation, asked, values }, context);
        const page = (0,shape .rP)(schemas .AY, answer, operation, { runs, hasMore, nextCursor });
        const inOurWords = page.runs.map(({ status, ...run }) => status === undefined ? run : { ...run, status: (0,service_words .T)(status, words.runStatus) });
        return { runs: inOurWords, nextCursor: cursorOf(page) };
    }
    async cancelRun(jobId, context) {
        const asked = this.#profile.operations.cancel;
        await this.#ask.bringAbout({ operation: 'cancel run', asked, values: { jobId } }, context);
    }
    lookUpSimulationJob(servicePhoneNumber, callTime, context) {
        const { job, numberParameter, timeParameter, ...asked } = this.#profile.operations.lookup;
        const values = { servicePhoneNumber, callTime, numberParameter, timeParameter };
        return this.#readJob({ operation: 'look up simulation job', asked, values }, job, context);
    }
    readSimulationJob(simulationJobId, context) {
        const { job, ...asked } = this.#profile.operations.readSimulationJob;
        const values = { simulationJobId };
        return this.#readJob({ operation: 'read simulation job', asked, values }, job, context);
    }
    async createCall(json, context) {
        const operation = 'create call';
        const { method, path, call } = this.#profile.operations.createCall;
        const answer = await this.#ask.create({ operation, method, path, json }, context);
        return (0,shape .C$)(call, schemas .yc, answer, operation);
    }
    async createMetricCollectionJob({ metricIds, callIds, chatIds }, context) {
        const operation = 'create metric collection job';
        const { job, ...asked } = this.#profile.operations.createMetricCollectionJob;
        const metrics = metricIds.map((id) => ({ id }));
        const request = (0,operations .D)(asked, { metrics, metricIds, callIds, chatIds });
        const answer = await this.#ask.create({ operation, ...request }, context);
        return this.#metricJobIn(answer, job, operation);
    }
    async readMetricCollectionJob(id, context) {
        const operation = 'read metric collection job';
        const { job, ...asked } = this.#profile.operations.readMetricCollectionJob;
        const answer = await this.#ask.read({ operation, asked, values: { id } }, context);
        return this.#metricJobIn(answer, job, operation);
    }
    async cancelMetricCollectionJob(id, context) {
        const operation = 'cancel metric collection job';
        const asked = this.#profile.operations.cancelMetricCollectionJob;
        await this.#ask.bringAbout({ operation, asked, values: { id } }, context);
    }
    async deleteCustomerFlow(flowId, context, attempts = { mayHaveDeleted: false }) {
        const operation = 'delete customer flow';
        const { deleted, ...asked } = this.#profile.operations.deleteCustomerFlow;
        const question = { operation, asked, values: { flowId } };
        const onRepeat = ({ mayHaveBeenTaken }) => {
            attempts.mayHaveDeleted ||= mayHaveBeenTaken;
        };
        try {
            const answer = await this.#ask.bringAbout(question, context, onRepeat);
            const around = deleted.replace(/\/[^/]*$/, '');
            if ((0,json_object .G)((0,shape .cj)(answer, around)))
                (0,shape .C$)(deleted, schemas .Nu, answer, operation);
        }
        catch (error) {
            const isGone = error instanceof errors ._ && error.status === 404;
            if (!attempts.mayHaveDeleted || !isGone)
                throw error;
        }
    }
    async listPlans(name, after, context) {
        const operation = 'list plans';
        const { plans, hasMore, nextCursor, ...asked } = this.#profile.operations.listPlans;
        const answer = await this.#ask.read({ operation, asked, values: { name, after } }, context);
        const page = (0,shape .rP)(schemas .iX, answer, operation, { plans, hasMore, nextCursor });
        const keep = this.#ask.keeperOf(operation, answer);
        const fitting = page.plans.flatMap((_, index) => keep(evidence .Gz, `${plans}/${index}`) ?? []);
        return { plans: fitting, nextCursor: cursorOf(page) };
    }
    async readPlan(runPlanId, context) {
        const { plan, ...asked } = this.#profile.operations.readPlan;
        const question = { operation: 'read plan', asked, values: { runPlanId } };
        const told = await this.#ask.readWhole(question, evidence .Gz, plan, context);
        (0,results .hC)(told.id, runPlanId, {
            operation: 'read plan',
            what: 'run plan',
            pointer: `${plan}/id`,
        });
        return told;
    }
    readCredential(context) {
        const { credential, ...asked } = this.#profile.operations.readCredential;
        const question = { operation: 'read credential', asked, values: {} };
        return this.#ask.readWhole(question, evidence .h7, credential, context);
    }
    readCost(jobId, context) {
        const { cost, ...asked } = this.#profile.operations.readCost;
        const question = { operation: 'read cost', asked, values: { jobId } };
        return this.#ask.readWhole(question, evidence .$M, cost, context);
    }
    readTranscript(callId, context) {
        const { transcript, ...asked } = this.#profile.operations.readTranscript;
        const question = { operation: 'read transcript', asked, values: { callId } };
        return this.#ask.readWhole(question, evidence .C8, transcript, context);
    }
    readCallMetrics(callId, context) {
        const { metrics, ...asked } = this.#profile.operations.readCallMetrics;
        const question = { operation: 'read call metrics', asked, values: { callId } };
        return this.#ask.readWhole(question, evidence .R_, metrics, context);
    }
    async #readJob(question, place, context) {
        const answer = await this.#ask.read(question, context);
        return this.#inOurWords((0,shape .C$)(place, schemas .EW, answer, question.operation));
    }
    #metricJobIn(answer, place, operation) {
        const job = (0,shape .C$)(place, schemas .hv, answer, operation);
        return { ...job, status: (0,service_words .T)(job.status, this.#profile.words.metricJobStatus) };
    }
    #inOurWords(job) {
        const { simulationJobStatus, processingStatus } = this.#profile.words;
        const status = (0,service_words .T)(job.status, simulationJobStatus);
        if (job.processingStatus === undefined)
            return { ...job, status };
        const processing = (0,service_words .T)(job.processingStatus, processingStatus);
        return { ...job, status, processingStatus: processing };
    }
    #readingOf(operation) {
        const leftOut = this.#ask.leftOutOf(operation);
        return { operation, words: this.#profile.words, leftOut };
    }
}
function cursorOf({ hasMore, nextCursor, }) {
    return (hasMore !== false && nextCursor) || null;
}


/***/ }),

/***/ 6465:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    LL: () => (  parseDebrief),
    c2: () => (  parseResults),
    hC: () => (  refuseOther),
    tJ: () => (  parseSavedResults)
  });
  var zod_mini__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5915);
  var _http_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2557);
  var _http_shape_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2845);
  var _evidence_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7398);
  var _operations_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9617);
  var _schemas_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9519);
  var _words_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8034);
function parseDebrief(answer, place, { operation, words }) {
    const { value, pointer } = unwrap(answer, place, '');
    return inOurWords((0,_http_shape_js__WEBPACK_IMPORTED_MODULE_1__  .eA)(_schemas_js__WEBPACK_IMPORTED_MODULE_4__  .lg, value, operation, pointer), words);
}
function parseResults(answer, jobId, places, reading) {
    const { operation, words } = reading;
    const { value, pointer } = unwrap(answer, places.results, places.debrief);
    (0,_http_shape_js__WEBPACK_IMPORTED_MODULE_1__  .eA)(zod_mini__WEBPACK_IMPORTED_MODULE_6__  ._H3({}), value, operation, pointer);
    const found = (0,_http_shape_js__WEBPACK_IMPORTED_MODULE_1__  .cj)(value, places.debrief);
    const debrief = (0,_http_shape_js__WEBPACK_IMPORTED_MODULE_1__  .eA)(maybeDebriefSchema, found, operation, pointer + places.debrief);
    const evidence = readEvidence(value, pointer, places, reading);
    const told = evidence.run?.simulationRunPlanJobId ?? jobId;
    const place = `${pointer}${places.run}/simulationRunPlanJobId`;
    refuseOther(told, jobId, { operation, what: 'run', pointer: place });
    return { ...evidence, debrief: debrief ? inOurWords(debrief, words) : null };
}
function parseSavedResults(document, leftOut, { operations, words } = _operations_js__WEBPACK_IMPORTED_MODULE_3__  .A) {
    const reading = { operation: 'saved debrief', words, leftOut };
    const places = operations.readResults;
    const { value, pointer } = unwrap(document, places.results, places.debrief);
    const found = (0,_http_shape_js__WEBPACK_IMPORTED_MODULE_1__  .cj)(value, places.debrief);
    if (found === undefined) {
        const debrief = parseDebrief(document, operations.requestDebrief.debrief, reading);
        return { ...NO_EVIDENCE, debrief };
    }
    const evidence = readEvidence(value, pointer, places, reading);
    if (found === null && evidence.verdict !== undefined)
        return { ...evidence, debrief: null };
    const debriefPointer = pointer + places.debrief;
    const debrief = (0,_http_shape_js__WEBPACK_IMPORTED_MODULE_1__  .eA)(_schemas_js__WEBPACK_IMPORTED_MODULE_4__  .XL, found, reading.operation, debriefPointer);
    return { ...evidence, debrief: inOurWords(debrief, words) };
}
const maybeDebriefSchema = zod_mini__WEBPACK_IMPORTED_MODULE_6__  .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_6__  .mee(_schemas_js__WEBPACK_IMPORTED_MODULE_4__  .XL));
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
function readEvidence(results, pointer, places, { words, leftOut }) {
    const read = (schema, place) => (0,_http_shape_js__WEBPACK_IMPORTED_MODULE_1__  .z6)(schema, (0,_http_shape_js__WEBPACK_IMPORTED_MODULE_1__  .cj)(results, place), pointer + place, leftOut);
    const run = read(_evidence_js__WEBPACK_IMPORTED_MODULE_2__  .f8.run, places.run);
    const calls = read(_evidence_js__WEBPACK_IMPORTED_MODULE_2__  .f8.calls, places.calls);
    return {
        run: run && { ...run, status: (0,_words_js__WEBPACK_IMPORTED_MODULE_5__  .T)(run.status, words.runStatus) },
        verdict: (0,_http_shape_js__WEBPACK_IMPORTED_MODULE_1__  .cj)(results, places.verdict) === null
            ? null
            : (read(_evidence_js__WEBPACK_IMPORTED_MODULE_2__  .f8.verdict, places.verdict) ?? undefined),
        summary: read(_evidence_js__WEBPACK_IMPORTED_MODULE_2__  .f8.summary, places.summary),
        metrics: read(_evidence_js__WEBPACK_IMPORTED_MODULE_2__  .f8.metrics, places.metrics),
        calls: calls === null
            ? null
            : calls.map((call) => ({
                ...call,
                status: (0,_words_js__WEBPACK_IMPORTED_MODULE_5__  .T)(call.status, words.simulationJobStatus),
            })),
        breakdowns: read(_evidence_js__WEBPACK_IMPORTED_MODULE_2__  .f8.breakdowns, places.breakdowns),
        comparison: read(_evidence_js__WEBPACK_IMPORTED_MODULE_2__  .f8.comparison, places.comparison),
        attemptSummary: read(_evidence_js__WEBPACK_IMPORTED_MODULE_2__  .f8.attemptSummary, places.attemptSummary),
    };
}
function refuseOther(told, asked, { operation, what, pointer }) {
    if (told.toLowerCase() === asked.toLowerCase())
        return;
    throw new _http_errors_js__WEBPACK_IMPORTED_MODULE_0__  ._({
        kind: 'shape',
        operation,
        problem: `not as specified: ${pointer}: expected the ${what} that was asked for, found another`,
        mayHaveBeenTaken: true,
    });
}
function inOurWords(debrief, { debriefStatus, verdict }) {
    const { status, report } = debrief;
    return {
        ...debrief,
        status: (0,_words_js__WEBPACK_IMPORTED_MODULE_5__  .T)(status, debriefStatus),
        ...(report && { report: { ...report, verdict: (0,_words_js__WEBPACK_IMPORTED_MODULE_5__  .T)(report.verdict, verdict) } }),
    };
}
function unwrap(answer, place, within) {
    const value = (0,_http_shape_js__WEBPACK_IMPORTED_MODULE_1__  .cj)(answer, place);
    const isBare = value === undefined || (within !== '' && (0,_http_shape_js__WEBPACK_IMPORTED_MODULE_1__  .cj)(answer, within) !== undefined);
    return isBare ? { value: answer, pointer: '' } : { value, pointer: place };
}


/***/ }),

/***/ 9519:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    AY: () => (  runPageSchema),
    EW: () => (  simulationJobSchema),
    Lx: () => (  runSchema),
    Nu: () => (  deletedSchema),
    WC: () => (  startedRunSchema),
    XL: () => (  resultsDebriefSchema),
    hv: () => (  metricCollectionJobSchema),
    iX: () => (  planPageSchema),
    lg: () => (  debriefSchema),
    yc: () => (  createdCallSchema)
  });

 var zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5915);
  var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1299);
  var _report_model_debrief_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2661);


const nullableString = zod_mini__WEBPACK_IMPORTED_MODULE_1__  .mee(zod_mini__WEBPACK_IMPORTED_MODULE_1__  .YjP());
const debriefSchema = zod_mini__WEBPACK_IMPORTED_MODULE_1__  ._H3({
    debriefId: zod_mini__WEBPACK_IMPORTED_MODULE_1__  .YjP(),
    status: zod_mini__WEBPACK_IMPORTED_MODULE_1__  .YjP(),
    errorMessage: nullableString,
    createdAt: zod_mini__WEBPACK_IMPORTED_MODULE_1__  .YjP(),
    completedAt: zod_mini__WEBPACK_IMPORTED_MODULE_1__  .lqM(nullableString),
    report: zod_mini__WEBPACK_IMPORTED_MODULE_1__  .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_1__  .mee(_report_model_debrief_js__WEBPACK_IMPORTED_MODULE_0__  .Bu)),
});
const resultsDebriefSchema = zod_mini__WEBPACK_IMPORTED_MODULE_1__  ._H3({
    debriefId: zod_mini__WEBPACK_IMPORTED_MODULE_1__  .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_1__  .YjP()),
    status: zod_mini__WEBPACK_IMPORTED_MODULE_1__  .YjP(),
    errorMessage: zod_mini__WEBPACK_IMPORTED_MODULE_1__  .lqM(nullableString),
    report: zod_mini__WEBPACK_IMPORTED_MODULE_1__  .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_1__  .mee(_report_model_debrief_js__WEBPACK_IMPORTED_MODULE_0__  .Bu)),
});
const runIdSchema = zod_mini__WEBPACK_IMPORTED_MODULE_1__  .YjP()
    .check(zod_mini__WEBPACK_IMPORTED_MODULE_2__  .m9(1), zod_mini__WEBPACK_IMPORTED_MODULE_2__  .Eb(200), zod_mini__WEBPACK_IMPORTED_MODULE_2__  .Fk(/^(?!\.{1,2}$)[!-~]*$/, 'ID'));
const startedRunSchema = zod_mini__WEBPACK_IMPORTED_MODULE_1__  .Ikc({ jobId: runIdSchema });
const runSchema = zod_mini__WEBPACK_IMPORTED_MODULE_1__  .Ikc({ status: zod_mini__WEBPACK_IMPORTED_MODULE_1__  .YjP() });
const listedRunSchema = zod_mini__WEBPACK_IMPORTED_MODULE_1__  ._H3({
    simulationRunPlanJobId: runIdSchema,
    status: zod_mini__WEBPACK_IMPORTED_MODULE_1__  .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_1__  .YjP()),
    createdAt: zod_mini__WEBPACK_IMPORTED_MODULE_1__  .lqM(nullableString),
    startedAt: zod_mini__WEBPACK_IMPORTED_MODULE_1__  .lqM(nullableString),
    endedAt: zod_mini__WEBPACK_IMPORTED_MODULE_1__  .lqM(nullableString),
});
const nextPage = {
    hasMore: zod_mini__WEBPACK_IMPORTED_MODULE_1__  .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_1__  .mee(zod_mini__WEBPACK_IMPORTED_MODULE_1__  .zMY())),
    nextCursor: zod_mini__WEBPACK_IMPORTED_MODULE_1__  .lqM(nullableString),
};
const runPageSchema = zod_mini__WEBPACK_IMPORTED_MODULE_1__  .Ikc({ runs: zod_mini__WEBPACK_IMPORTED_MODULE_1__  .YOg(listedRunSchema), ...nextPage });
const planPageSchema = zod_mini__WEBPACK_IMPORTED_MODULE_1__  .Ikc({ plans: zod_mini__WEBPACK_IMPORTED_MODULE_1__  .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_1__  .L5J()), ...nextPage });
const simulationJobSchema = zod_mini__WEBPACK_IMPORTED_MODULE_1__  ._H3({
    simulationJobId: zod_mini__WEBPACK_IMPORTED_MODULE_1__  .YjP(),
    status: zod_mini__WEBPACK_IMPORTED_MODULE_1__  .YjP(),
    processingStatus: zod_mini__WEBPACK_IMPORTED_MODULE_1__  .lqM(nullableString),
    callId: zod_mini__WEBPACK_IMPORTED_MODULE_1__  .lqM(nullableString),
    servicePhoneNumber: zod_mini__WEBPACK_IMPORTED_MODULE_1__  .lqM(nullableString),
    runPlan: zod_mini__WEBPACK_IMPORTED_MODULE_1__  ._H3({ id: zod_mini__WEBPACK_IMPORTED_MODULE_1__  .YjP(), name: zod_mini__WEBPACK_IMPORTED_MODULE_1__  .lqM(nullableString) }),
    createdAt: zod_mini__WEBPACK_IMPORTED_MODULE_1__  .lqM(nullableString),
    startedAt: zod_mini__WEBPACK_IMPORTED_MODULE_1__  .lqM(nullableString),
    completedAt: zod_mini__WEBPACK_IMPORTED_MODULE_1__  .lqM(nullableString),
});
const metricCollectionJobSchema = zod_mini__WEBPACK_IMPORTED_MODULE_1__  ._H3({
    id: zod_mini__WEBPACK_IMPORTED_MODULE_1__  .YjP(),
    status: zod_mini__WEBPACK_IMPORTED_MODULE_1__  .YjP(),
    totalItems: zod_mini__WEBPACK_IMPORTED_MODULE_1__  .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_1__  .mee(zod_mini__WEBPACK_IMPORTED_MODULE_1__  .Whr())),
    completedItems: zod_mini__WEBPACK_IMPORTED_MODULE_1__  .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_1__  .mee(zod_mini__WEBPACK_IMPORTED_MODULE_1__  .Whr())),
    failedItems: zod_mini__WEBPACK_IMPORTED_MODULE_1__  .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_1__  .mee(zod_mini__WEBPACK_IMPORTED_MODULE_1__  .Whr())),
    completedAt: zod_mini__WEBPACK_IMPORTED_MODULE_1__  .lqM(nullableString),
    errorMessage: zod_mini__WEBPACK_IMPORTED_MODULE_1__  .lqM(nullableString),
});
const createdCallSchema = zod_mini__WEBPACK_IMPORTED_MODULE_1__  ._H3({
    id: zod_mini__WEBPACK_IMPORTED_MODULE_1__  .YjP(),
    externalId: zod_mini__WEBPACK_IMPORTED_MODULE_1__  .lqM(nullableString),
});
const deletedSchema = zod_mini__WEBPACK_IMPORTED_MODULE_1__  .euz(true);


/***/ })

};
;