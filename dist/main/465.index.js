"use strict";
exports.id = 465;
exports.ids = [465];
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