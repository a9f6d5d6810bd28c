export const id = 27;
export const ids = [27];
export const modules = {

/***/ 5088:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bu: () => (/* binding */ toldReportSchema),
/* harmony export */   bG: () => (/* binding */ trendSchema),
/* harmony export */   zu: () => (/* binding */ debriefReportSchema)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5915);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1299);
/* harmony import */ var _fields_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7776);
/**
 * What the service writes about a run, in the specification's words: the shape of its answer, and of
 * our report, which adds what the gate itself says of it. Enum fields are plain strings, so that a value of a later version of the service
 * passes through and is shown as it is; fields that the specification does not show may be there, and
 * are left out of every copy.
 */


const LIFECYCLE = 'NEW, PERSISTENT, IMPROVING, FIXED, or null.';
const CHANNEL = 'PROMPT, VOICE_CONFIG, STT, SPEECH_MODEL, LLM_MODEL, INFRA, EXTERNAL, or null.';
const CALL_IDS = 'IDs of calls that show it';
const findingSchema = (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .named */ .KT)('Finding', zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({
    title: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)('What was found, in a few words.'),
    body: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .inFull */ .Vz)((0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)('What was found; empty where `detail` is brief.')),
    callIds: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .callIds */ .d2)(CALL_IDS),
}));
const themeFields = {
    slug: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)('What the theme is known by from run to run.'),
    title: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)('What fails, in a few words.'),
    severity: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)('HIGH, MEDIUM, LOW.'),
    impact: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .textOrNull */ .ef)('CRITICAL, HIGH, MEDIUM, LOW, or null.'),
    prevalence: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .textOrNull */ .ef)('WIDESPREAD, RECURRING, ISOLATED, or null.'),
    lifecycle: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .textOrNull */ .ef)(LIFECYCLE),
    affectedCallCount: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .integer */ .nd)('Calls that show it.'),
    totalCallCount: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .integer */ .nd)('Calls that could have shown it.'),
    checkNames: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .texts */ .Te)('The checks that fail for it.'),
    rootCauseChannel: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .textOrNull */ .ef)(CHANNEL),
    analysis: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .inFull */ .Vz)((0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)('Why it fails; empty where `detail` is brief.')),
    callIds: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .callIds */ .d2)(CALL_IDS),
};
const themeSchema = (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .named */ .KT)('Theme', zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({
    ...themeFields,
    serviceLifecycle: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM((0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .textOrNull */ .ef)('The lifecycle that the service gives, where the gate judged it itself, or null.')),
}));
const recommendationSchema = (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .named */ .KT)('Recommendation', zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({
    order: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .integer */ .nd)('Its place among the recommendations.'),
    title: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)('What to do, in a few words.'),
    body: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .inFull */ .Vz)((0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)('What to do; empty where `detail` is brief.')),
    severity: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .textOrNull */ .ef)('HIGH, MEDIUM, LOW, or null.'),
    channel: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .textOrNull */ .ef)(CHANNEL),
    currentText: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .inFull */ .Vz)((0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .textOrNull */ .ef)('The text of the prompt to replace, or null.')),
    suggestedText: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .inFull */ .Vz)((0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .textOrNull */ .ef)('What is to take its place, or null.')),
    themeSlugs: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .texts */ .Te)('Slugs of the themes that it is meant for.'),
}));
const trendRowFields = {
    checkName: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)('Name of the check.'),
    previousPassRate: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .rate */ .TS)(),
    currentPassRate: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .rate */ .TS)(),
    lifecycle: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .textOrNull */ .ef)(LIFECYCLE),
};
const countsSchema = (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .named */ .KT)('Counts', zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    passed: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .integer */ .nd)('Calls that passed.'),
    evaluated: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .integer */ .nd)('Calls that were graded.'),
    likely: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .likely */ .BM)(),
}));
const trendRowSchema = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({
    ...trendRowFields,
    counts: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM((0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
        previous: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .nullable */ .mee(countsSchema), 'Of the baseline, or null.'),
        current: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .nullable */ .mee(countsSchema), 'Of this run, or null.'),
    }), 'The calls that the rates were taken of, or null.')),
});
function trendOf(row) {
    return zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({
        baselineRunPlanJobId: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .plain */ .pj)('Run plan job ID of the previous run.'),
        baselineRunNumber: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .integerOrNull */ .f1)('Number of the previous run, or null.'),
        rows: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(row), 'A row a check.'),
    });
}
const trendSchema = (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .named */ .KT)('Trend', trendOf(trendRowSchema));
const executiveSummarySchema = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({
    paragraphs: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .inFull */ .Vz)((0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .texts */ .Te)('Its paragraphs.')),
    sections: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .inFull */ .Vz)((0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({
        heading: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .textOrNull */ .ef)('Heading of the section, or null.'),
        body: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)('Text of the section.'),
    })), 'Its sections.')),
});
function reportOf(theme, trend) {
    return zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({
        generatedAt: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .plain */ .pj)('When the service wrote it, ISO 8601.'),
        verdict: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)('PASSED, THRESHOLD_FAILED.'),
        verdictSummary: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .inFull */ .Vz)((0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)('The verdict in one paragraph; empty where `detail` is brief.')),
        executiveSummary: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)(executiveSummarySchema, 'The executive summary; empty where `detail` is brief.'),
        keyFindings: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(findingSchema), 'What matters most.'),
        wentWell: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(findingSchema), 'What went well.'),
        themes: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(theme), 'Failure themes, as the service lists them.'),
        recommendations: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(recommendationSchema), 'What the service recommends.'),
        trend: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .nullable */ .mee(trend), 'Pass rates beside those of the previous run, or null.'),
    });
}
const debriefReportSchema = (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .named */ .KT)('DebriefReport', reportOf(themeSchema, trendSchema));
/** Takes out of what the service says a field that only the gate may fill. */
const withoutOurs = (name) => zod_mini__WEBPACK_IMPORTED_MODULE_2__/* ._overwrite */ .bS(({ [name]: _, ...told }) => told);
/** The report as the service gives it. */
const toldReportSchema = reportOf(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3(themeFields).check(withoutOurs('serviceLifecycle')), trendOf(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3(trendRowFields).check(withoutOurs('counts'))));


/***/ }),

/***/ 7776:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BM: () => (/* binding */ likely),
/* harmony export */   HQ: () => (/* binding */ plainOrNull),
/* harmony export */   KT: () => (/* binding */ named),
/* harmony export */   Qq: () => (/* binding */ text),
/* harmony export */   TS: () => (/* binding */ rate),
/* harmony export */   Te: () => (/* binding */ texts),
/* harmony export */   Vz: () => (/* binding */ inFull),
/* harmony export */   ZZ: () => (/* binding */ field),
/* harmony export */   Zo: () => (/* binding */ IN_FULL_ONLY),
/* harmony export */   ag: () => (/* binding */ said),
/* harmony export */   d2: () => (/* binding */ callIds),
/* harmony export */   ed: () => (/* binding */ SERVICE_TEXT),
/* harmony export */   ef: () => (/* binding */ textOrNull),
/* harmony export */   f1: () => (/* binding */ integerOrNull),
/* harmony export */   nd: () => (/* binding */ integer),
/* harmony export */   pj: () => (/* binding */ plain)
/* harmony export */ });
/* unused harmony export DESCRIPTIONS */
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4288);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5915);
/**
 * What the shapes of the report are made of. A shape says of each field what it holds, and of the
 * service's words that they are: copies, masks and the published schema follow from that.
 */

/** What the published schema says of a field, and the name under which a shape stands there. */
const DESCRIPTIONS = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .registry */ .u5();
/** Fields whose strings the service wrote as text, so that they may identify a person. */
const SERVICE_TEXT = new WeakSet();
/** Fields that are empty where `detail` is `brief`. */
const IN_FULL_ONLY = new WeakSet();
/** A field and what it holds. */
function field(type, description) {
    DESCRIPTIONS.add(type, { description });
    return type;
}
/** A shape that stands under its name in the published schema. */
function named(id, type) {
    DESCRIPTIONS.add(type, { id });
    return type;
}
/** Marks a field, or all strings in it, as text of the service. */
function said(type) {
    SERVICE_TEXT.add(type);
    return type;
}
/** Marks a field as empty where `detail` is `brief`: an empty text or list, null, or absent. */
function inFull(type) {
    IN_FULL_ONLY.add(type);
    return type;
}
/** An ID, a time, a path or words of ours. */
const plain = (description) => field(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), description);
const plainOrNull = (description) => field(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .nullable */ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()), description);
/** A text of the service, or one that may quote it. */
const text = (description) => said(plain(description));
const textOrNull = (description) => said(plainOrNull(description));
const texts = (description) => said(field(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()), description));
const integer = (description) => field(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr(), description);
const integerOrNull = (description) => field(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .nullable */ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr()), description);
/** Percent, 0 to 100; null where the service has no rate, which is never the same as 0. */
const rate = () => field(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .nullable */ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig()), 'Percent, 0 to 100, or null where there is none.');
/** Where the true rate is likely to lie, of the counts that stand beside it. */
const likely = () => zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(field(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .nullable */ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    low: field(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig(), 'Percent, 0 to 100.'),
    high: field(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig(), 'Percent, 0 to 100.'),
})), 'The 95 % interval (Wilson) of the rate, or null where nobody counted.'));
/** IDs of calls. */
const callIds = (description) => inFull(field(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()), `${description}; empty where \`detail\` is brief.`));


/***/ }),

/***/ 403:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $M: () => (/* binding */ costSchema),
/* harmony export */   C8: () => (/* binding */ transcriptSchema),
/* harmony export */   Gz: () => (/* binding */ runPlanSchema),
/* harmony export */   R_: () => (/* binding */ callMetricsSchema),
/* harmony export */   Xq: () => (/* binding */ simulationJobCountSchema),
/* harmony export */   _f: () => (/* binding */ PROGRESS_EVIDENCE),
/* harmony export */   f8: () => (/* binding */ RESULTS_EVIDENCE),
/* harmony export */   h7: () => (/* binding */ credentialSchema)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5915);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1299);
/**
 * What a service may tell beside its specification, as public clients of such a service show it. None
 * of it is required: what is not there is null, and what does not fit costs itself alone.
 */

/** Null where it is not given. */
function maybe(schema) {
    return zod_mini__WEBPACK_IMPORTED_MODULE_0__/* ._default */ .Rvf(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .mee(schema), null);
}
function listOf(item) {
    return maybe(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(item));
}
const text = maybe(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP());
const flag = maybe(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY());
const number = maybe(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig());
const count = maybe(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* ._gte */ .qm(0)));
const percent = maybe(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* ._gte */ .qm(0), zod_mini__WEBPACK_IMPORTED_MODULE_1__/* ._lte */ .Zm(100)));
const amount = maybe(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* ._gte */ .qm(0)));
const scalar = maybe(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .union */ .KCZ([zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig(), zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY()], 'text, number or boolean'));
/** Without it nobody could tell one entry of a list from another. */
const id = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP();
/** A count that cannot be larger than another beside it; else neither is to be trusted. */
function atMost(part, whole) {
    return zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .refine */ .YPB((counts) => counts[part] === null || counts[whole] === null || counts[part] <= counts[whole], { path: [part], error: `at most ${whole}` });
}
const runFactsSchema = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
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
const checkResultSchema = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
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
/** Which of the fields are there depends on the type; one that is not known has its name alone. */
const verdictFailureSchema = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    type: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
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
const runVerdictSchema = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    /** Null until the run ends, and where no check judged it: never a pass. */
    passed: flag,
    score: percent,
    checks: listOf(checkResultSchema),
    failures: listOf(verdictFailureSchema),
});
const runSummarySchema = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
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
const metricResultSchema = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    metricDefinitionId: text,
    metricId: text,
    name: id,
    isCheck: flag,
    outputType: text,
    unitSymbol: text,
    evaluatedCalls: count,
    sampleSize: count,
    check: maybe(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
        evaluatedCalls: count,
        passedCalls: count,
        failedCalls: count,
        passRate: percent,
    })
        .check(atMost('passedCalls', 'evaluatedCalls'), atMost('failedCalls', 'evaluatedCalls'))),
    numeric: maybe(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ average: number, median: number, p95: number, min: number, max: number })),
    distribution: listOf(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ value: scalar, count })),
});
const callResultSchema = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    simulationJobId: id,
    callId: text,
    status: text,
    passed: flag,
    /** False: it is listed and never scored. */
    counted: flag,
    attemptNumber: count,
    retryOfSimulationJobId: text,
    durationMs: amount,
    agentName: text,
    personaName: text,
    checks: listOf(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ metricDefinitionId: text, metricName: text, passed: flag })),
    values: listOf(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
        metricDefinitionId: text,
        metricName: text,
        outputType: text,
        value: scalar,
        reasoning: text,
    })),
});
const breakdownSchema = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    key: text,
    label: text,
    calls: count,
    evaluatedCalls: count,
    passedCalls: count,
    callPassRate: percent,
    score: percent,
})
    .check(atMost('evaluatedCalls', 'calls'), atMost('passedCalls', 'evaluatedCalls'));
const comparisonSchema = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    baselineRun: maybe(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
        simulationRunPlanJobId: text,
        runNumber: count,
        status: text,
        endedAt: text,
    })),
    /** PREVIOUS_RUN or REQUESTED. */
    baselineSource: text,
    baselineCallPassRate: percent,
    currentCallPassRate: percent,
    checks: listOf(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
        metricDefinitionId: text,
        metricName: text,
        baselinePassRate: percent,
        currentPassRate: percent,
        delta: maybe(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* ._gte */ .qm(-100), zod_mini__WEBPACK_IMPORTED_MODULE_1__/* ._lte */ .Zm(100))),
    })),
});
/** Every attempt is a billed call. */
const attemptSummarySchema = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    attemptCount: count,
    retryCount: count,
    silentAttemptCount: count,
    stillSilentTestCaseCount: count,
    testCaseCount: count,
});
/** What the results of a run tell beside its debrief. */
const RESULTS_EVIDENCE = {
    run: runFactsSchema,
    verdict: runVerdictSchema,
    summary: runSummarySchema,
    metrics: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(metricResultSchema),
    calls: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(callResultSchema),
    breakdowns: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
        byAgent: listOf(breakdownSchema),
        byPersona: listOf(breakdownSchema),
    }),
    comparison: comparisonSchema,
    attemptSummary: attemptSummarySchema,
};
/** How many calls a run will place, as its start tells. */
const simulationJobCountSchema = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* ._gte */ .qm(0));
/** One simulated call inside a run, while it goes on. */
const runSimulationJobSchema = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    simulationJobId: text,
    status: text,
    callId: text,
    processingStatus: text,
    attemptNumber: count,
    persona: maybe(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ id: text, name: text, displayName: text })),
    scenario: maybe(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ id: text, description: text })),
    agentEndpoint: maybe(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ id: text, name: text })),
});
/** What reading a run tells beside its status. */
const PROGRESS_EVIDENCE = {
    simulationJobs: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(runSimulationJobSchema),
    verdict: runVerdictSchema,
    attemptSummary: attemptSummarySchema,
    /** How many are waiting before it. */
    queuePosition: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* ._gte */ .qm(0)),
};
const runPlanSchema = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    id: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* ._minLength */ .m9(1)),
    name: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    description: text,
    testCaseCount: count,
    iterationCount: count,
    updatedAt: text,
    /** The plan's checks, where it is read by itself. */
    metrics: listOf(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ id, minPassRate: percent })),
});
const credentialSchema = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    /** PROJECT or USER. */
    tokenScope: text,
    grantedPermissions: listOf(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()),
    scopes: listOf(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()),
    organization: maybe(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ id: text, name: text })),
    defaultProject: maybe(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ id: text, name: text, slug: text })),
});
const costSchema = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    currency: text,
    totalUsd: amount,
    totalUsdMicros: count,
    breakdown: listOf(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ source: text, surface: text, quantity: amount, amountUsd: amount })),
});
const transcriptSchema = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    entries: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
        /** AGENT, CUSTOMER, or nobody knows. */
        role: text,
        text: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
        startOffsetMs: amount,
        endOffsetMs: amount,
        participantId: text,
    })),
});
const segmentSchema = maybe(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ text, startOffsetMs: amount, endOffsetMs: amount }));
const callMetricsSchema = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    metricId: text,
    name: id,
    value: scalar,
    context: text,
    reasoning: text,
    /** Where in the call it shows. */
    evidenceSpans: listOf(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ fromSegment: segmentSchema, toSegment: segmentSchema, reason: text })),
}));


/***/ }),

/***/ 5027:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  createServiceClient: () => (/* binding */ createServiceClient)
});

// EXTERNAL MODULE: ./core/json-object.js
var json_object = __webpack_require__(9276);
// EXTERNAL MODULE: ./http/errors.js
var errors = __webpack_require__(2862);
// EXTERNAL MODULE: ./http/shape.js
var shape = __webpack_require__(7012);
// EXTERNAL MODULE: ./http/answer.js
var http_answer = __webpack_require__(8347);
// EXTERNAL MODULE: ./http/channel.js + 4 modules
var channel = __webpack_require__(4593);
// EXTERNAL MODULE: ./http/retry.js
var retry = __webpack_require__(6367);
;// CONCATENATED MODULE: ./http/transport.js




/** More in a row change nothing: the pause between attempts is at its longest long before. */
const MOST_REFUSALS = 12;
/** Sends requests to one service with its key, and repeats them as their class allows. */
class Transport {
    #options;
    #channel;
    #sinceMs;
    #refusals = 0;
    /** When the last one of them was counted. */
    #refusedMs = Number.NEGATIVE_INFINITY;
    constructor(options) {
        this.#options = options;
        this.#channel = new channel/* Channel */.c(options);
        this.#sinceMs = options.clock.now();
    }
    /** Sends the request and gives the JSON of its answer. Rejects with `ServiceError`, or the signal's reason. */
    async requestJson(request, context) {
        return (0,http_answer/* parseJson */.qF)(this.#sceneOf(request), await this.request(request, context));
    }
    /** The same for an answer that may have no body, and is then null: text is somebody else's. */
    async requestJsonOrNothing(request, context) {
        const answer = await this.request(request, context);
        return (0,http_answer/* isEmpty */.Im)(answer) ? null : (0,http_answer/* parseJson */.qF)(this.#sceneOf(request), answer);
    }
    /** Sends the request, repeats it as its class allows, and gives the first 2xx answer. */
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
                return (0,http_answer/* requireSuccess */.z_)(this.#sceneOf(request), answer);
            }
            catch (error) {
                if (!(error instanceof errors/* ServiceError */._))
                    throw error;
                if (!(0,retry/* mayRepeat */.xg)(request.retry, error))
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
    /** What was sent before the last refusal was known is refused along with it: that counts as one. */
    #noteAnswer({ status }, sentMs) {
        if (status !== 429) {
            this.#refusals = Math.max(this.#refusals - 1, 0);
        }
        else if (sentMs > this.#refusedMs) {
            this.#refusals = Math.min(this.#refusals + 1, MOST_REFUSALS);
            this.#refusedMs = this.#options.clock.now();
        }
    }
    /** Milliseconds until the next attempt. Throws what the request comes to when there is none. */
    #planPause({ operation, onRepeat }, error, soFar) {
        const { clock, random, onRetry } = this.#options;
        const everAnswered = this.#channel.hasAnswered;
        const nowMs = clock.now();
        const before = { everAnswered, refusals: this.#refusals, sinceMs: this.#sinceMs };
        const plan = (0,retry/* planRetry */.M$)(error, { ...soFar, ...before, nowMs }, random);
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
    #sceneOf({ operation, path }) {
        const { baseUrl } = this.#options;
        return { operation, mask: this.#channel.mask, repeated: repeatedBy(path, baseUrl) };
    }
}
/** The first part of a path where the base address ends with it; else empty. */
function repeatedBy(path, baseUrl) {
    const first = String(path.split(/(?=[/?])/, 1)[0]);
    return new URL(baseUrl).pathname.replace(/\/$/, '').endsWith(first) ? first : '';
}
function endOf({ signal, noMore }) {
    return noMore === undefined ? signal : AbortSignal.any([signal, noMore]);
}

// EXTERNAL MODULE: ./service/operations.js
var operations = __webpack_require__(4204);
;// CONCATENATED MODULE: ./service/asking.js


/** Asks the service, and keeps of its answers what fits. All methods reject as `ServiceClient` says. */
class Asking {
    #transport;
    #leftOut;
    constructor(transport, leftOut) {
        this.#transport = transport;
        this.#leftOut = leftOut;
    }
    /** The JSON of the answer to what is safe to repeat. */
    read({ operation, asked, values }, context) {
        const { method, path, body } = (0,operations/* fillRequest */.D)(asked, values);
        return this.#transport.requestJson({ operation, retry: 'safe', method, path, body }, context);
    }
    /** The JSON of the answer to what must reach the service once. */
    create(request, context) {
        return this.#transport.requestJson({ ...request, retry: 'unless-taken' }, context);
    }
    /** The JSON of the answer to what brings something into a state; null where it has no body. */
    bringAbout({ operation, asked, values }, context, onRepeat = () => { }) {
        const { method, path, body } = (0,operations/* fillRequest */.D)(asked, values);
        const request = { operation, retry: 'safe', method, path, body, onRepeat };
        return this.#transport.requestJsonOrNothing(request, context);
    }
    /** Reads what is of use only as a whole: rejects where nothing at the place fits. */
    async readWhole(question, schema, place, context) {
        const answer = await this.read(question, context);
        const { operation } = question;
        return (this.keeperOf(operation, answer)(schema, place) ?? (0,shape/* checkAt */.C$)(place, schema, answer, operation));
    }
    keeperOf(operation, answer) {
        return (schema, place) => (0,shape/* keepFitting */.z6)(schema, (0,shape/* resolvePointer */.cj)(answer, place), place, this.leftOutOf(operation));
    }
    leftOutOf(operation) {
        return (fault) => this.#leftOut(`${operation}: left out ${fault}`);
    }
}

// EXTERNAL MODULE: ./service/evidence.js
var evidence = __webpack_require__(403);
// EXTERNAL MODULE: ./service/results.js
var results = __webpack_require__(582);
// EXTERNAL MODULE: ./service/schemas.js
var schemas = __webpack_require__(5180);
// EXTERNAL MODULE: ./service/words.js
var service_words = __webpack_require__(5605);
;// CONCATENATED MODULE: ./service/http-service-client.js










/** A client of the service at `baseUrl`. Nothing is sent, or loaded for sending, before its first call. */
function createServiceClient(options) {
    return new HttpServiceClient(options);
}
class HttpServiceClient {
    #ask;
    #profile;
    constructor({ profile = operations/* STANDARD_PROFILE */.A, onLeftOut = () => { }, ...options }) {
        this.#profile = profile;
        this.#ask = new Asking(new Transport({ ...options, headers: profile.headers }), onLeftOut);
    }
    async requestDebrief(jobId, { regenerate }, context) {
        const { debrief, ...asked } = this.#profile.operations.requestDebrief;
        const reading = this.#readingOf('request debrief');
        const { operation } = reading;
        const values = { jobId, regenerate: regenerate || undefined };
        const answer = regenerate
            ? await this.#ask.create({ operation, ...(0,operations/* fillRequest */.D)(asked, values) }, context)
            : await this.#ask.read({ operation, asked, values }, context);
        return (0,results/* parseDebrief */.LL)(answer, debrief, reading);
    }
    async readResults(jobId, context, compareToJobId = null) {
        const asked = this.#profile.operations.readResults;
        const reading = this.#readingOf('read results');
        const { operation } = reading;
        const values = { jobId, compareToJobId };
        const answer = await this.#ask.read({ operation, asked, values }, context);
        return (0,results/* parseResults */.c2)(answer, jobId, asked, reading);
    }
    async startRun(runPlanId, variables, context) {
        const operation = 'start run';
        const { jobId, simulationJobCount, ...asked } = this.#profile.operations.start;
        const request = (0,operations/* fillRequest */.D)(asked, { runPlanId, variables });
        const answer = await this.#ask.create({ operation, ...request }, context);
        const keep = this.#ask.keeperOf(operation, answer);
        return {
            ...(0,shape/* checkGathered */.rP)(schemas/* startedRunSchema */.WC, answer, operation, { jobId }),
            simulationJobCount: keep(evidence/* simulationJobCountSchema */.Xq, simulationJobCount),
        };
    }
    async readRun(jobId, context) {
        const operation = 'read run';
        const { operations, words } = this.#profile;
        const asked = operations.read;
        const answer = await this.#ask.read({ operation, asked, values: { jobId } }, context);
        const { status } = (0,shape/* checkGathered */.rP)(schemas/* runSchema */.Lx, answer, operation, { status: asked.status });
        const keep = this.#ask.keeperOf(operation, answer);
        const jobs = keep(evidence/* PROGRESS_EVIDENCE */._f.simulationJobs, asked.simulationJobs);
        return {
            status: (0,service_words/* translate */.T)(status, words.runStatus),
            simulationJobs: jobs === null ? null : jobs.map((job) => this.#inOurWords(job)),
            verdict: (0,shape/* resolvePointer */.cj)(answer, asked.verdict) === null
                ? null
                : (keep(evidence/* PROGRESS_EVIDENCE */._f.verdict, asked.verdict) ?? undefined),
            attemptSummary: keep(evidence/* PROGRESS_EVIDENCE */._f.attemptSummary, asked.attemptSummary),
            queuePosition: keep(evidence/* PROGRESS_EVIDENCE */._f.queuePosition, asked.queuePosition),
        };
    }
    async listRuns(runPlanId, after, context) {
        const operation = 'list runs';
        const { operations, words } = this.#profile;
        const { nextPath, runs, hasMore, nextCursor, ...list } = operations.list;
        const asked = after === null || nextPath === undefined ? list : { ...list, path: nextPath };
        const values = { runPlanId, after };
        const answer = await this.#ask.read({ operation, asked, values }, context);
        const page = (0,shape/* checkGathered */.rP)(schemas/* runPageSchema */.AY, answer, operation, { runs, hasMore, nextCursor });
        const inOurWords = page.runs.map(({ status, ...run }) => status === undefined ? run : { ...run, status: (0,service_words/* translate */.T)(status, words.runStatus) });
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
        return (0,shape/* checkAt */.C$)(call, schemas/* createdCallSchema */.yc, answer, operation);
    }
    async createMetricCollectionJob({ metricIds, callIds, chatIds }, context) {
        const operation = 'create metric collection job';
        const { job, ...asked } = this.#profile.operations.createMetricCollectionJob;
        const metrics = metricIds.map((id) => ({ id }));
        const request = (0,operations/* fillRequest */.D)(asked, { metrics, metricIds, callIds, chatIds });
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
    /**
     * Any 2xx counts whose body is empty or JSON; only an answer in the specified form that says
     * otherwise is a fault. So does 404 after an attempt that may have deleted the flow although its
     * answer was lost.
     */
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
            if ((0,json_object/* isObject */.G)((0,shape/* resolvePointer */.cj)(answer, around)))
                (0,shape/* checkAt */.C$)(deleted, schemas/* deletedSchema */.Nu, answer, operation);
        }
        catch (error) {
            const isGone = error instanceof errors/* ServiceError */._ && error.status === 404;
            if (!attempts.mayHaveDeleted || !isGone)
                throw error;
        }
    }
    async listPlans(name, after, context) {
        const operation = 'list plans';
        const { plans, hasMore, nextCursor, ...asked } = this.#profile.operations.listPlans;
        const answer = await this.#ask.read({ operation, asked, values: { name, after } }, context);
        const page = (0,shape/* checkGathered */.rP)(schemas/* planPageSchema */.iX, answer, operation, { plans, hasMore, nextCursor });
        const keep = this.#ask.keeperOf(operation, answer);
        const fitting = page.plans.flatMap((_, index) => keep(evidence/* runPlanSchema */.Gz, `${plans}/${index}`) ?? []);
        return { plans: fitting, nextCursor: cursorOf(page) };
    }
    async readPlan(runPlanId, context) {
        const { plan, ...asked } = this.#profile.operations.readPlan;
        const question = { operation: 'read plan', asked, values: { runPlanId } };
        const told = await this.#ask.readWhole(question, evidence/* runPlanSchema */.Gz, plan, context);
        (0,results/* refuseOther */.hC)(told.id, runPlanId, {
            operation: 'read plan',
            what: 'run plan',
            pointer: `${plan}/id`,
        });
        return told;
    }
    readCredential(context) {
        const { credential, ...asked } = this.#profile.operations.readCredential;
        const question = { operation: 'read credential', asked, values: {} };
        return this.#ask.readWhole(question, evidence/* credentialSchema */.h7, credential, context);
    }
    readCost(jobId, context) {
        const { cost, ...asked } = this.#profile.operations.readCost;
        const question = { operation: 'read cost', asked, values: { jobId } };
        return this.#ask.readWhole(question, evidence/* costSchema */.$M, cost, context);
    }
    readTranscript(callId, context) {
        const { transcript, ...asked } = this.#profile.operations.readTranscript;
        const question = { operation: 'read transcript', asked, values: { callId } };
        return this.#ask.readWhole(question, evidence/* transcriptSchema */.C8, transcript, context);
    }
    readCallMetrics(callId, context) {
        const { metrics, ...asked } = this.#profile.operations.readCallMetrics;
        const question = { operation: 'read call metrics', asked, values: { callId } };
        return this.#ask.readWhole(question, evidence/* callMetricsSchema */.R_, metrics, context);
    }
    async #readJob(question, place, context) {
        const answer = await this.#ask.read(question, context);
        return this.#inOurWords((0,shape/* checkAt */.C$)(place, schemas/* simulationJobSchema */.EW, answer, question.operation));
    }
    #metricJobIn(answer, place, operation) {
        const job = (0,shape/* checkAt */.C$)(place, schemas/* metricCollectionJobSchema */.hv, answer, operation);
        return { ...job, status: (0,service_words/* translate */.T)(job.status, this.#profile.words.metricJobStatus) };
    }
    #inOurWords(job) {
        const { simulationJobStatus, processingStatus } = this.#profile.words;
        const status = (0,service_words/* translate */.T)(job.status, simulationJobStatus);
        if (job.processingStatus === undefined)
            return { ...job, status };
        const processing = (0,service_words/* translate */.T)(job.processingStatus, processingStatus);
        return { ...job, status, processingStatus: processing };
    }
    #readingOf(operation) {
        const leftOut = this.#ask.leftOutOf(operation);
        return { operation, words: this.#profile.words, leftOut };
    }
}
/** What the next page is asked for with, or null on the last one. */
function cursorOf({ hasMore, nextCursor, }) {
    return (hasMore !== false && nextCursor) || null;
}


/***/ }),

/***/ 582:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LL: () => (/* binding */ parseDebrief),
/* harmony export */   c2: () => (/* binding */ parseResults),
/* harmony export */   hC: () => (/* binding */ refuseOther),
/* harmony export */   tJ: () => (/* binding */ parseSavedResults)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5915);
/* harmony import */ var _http_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2862);
/* harmony import */ var _http_shape_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7012);
/* harmony import */ var _evidence_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(403);
/* harmony import */ var _operations_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4204);
/* harmony import */ var _schemas_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5180);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5605);
/** Reads debriefs and the results of runs, from answers of the service and from files. */







/** The debrief at the place, or the bare one that the answer is. Throws as `checkShape` does. */
function parseDebrief(answer, place, { operation, words }) {
    const { value, pointer } = unwrap(answer, place, '');
    return inOurWords((0,_http_shape_js__WEBPACK_IMPORTED_MODULE_1__/* .checkShape */ .eA)(_schemas_js__WEBPACK_IMPORTED_MODULE_4__/* .debriefSchema */ .lg, value, operation, pointer), words);
}
/**
 * The results at their place, or bare. Throws as `checkShape` does where the debrief is not as
 * specified, or where the results say that they are those of another run than `jobId`.
 */
function parseResults(answer, jobId, places, reading) {
    const { operation, words } = reading;
    const { value, pointer } = unwrap(answer, places.results, places.debrief);
    (0,_http_shape_js__WEBPACK_IMPORTED_MODULE_1__/* .checkShape */ .eA)(zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .looseObject */ ._H3({}), value, operation, pointer);
    const found = (0,_http_shape_js__WEBPACK_IMPORTED_MODULE_1__/* .resolvePointer */ .cj)(value, places.debrief);
    const debrief = (0,_http_shape_js__WEBPACK_IMPORTED_MODULE_1__/* .checkShape */ .eA)(maybeDebriefSchema, found, operation, pointer + places.debrief);
    const evidence = readEvidence(value, pointer, places, reading);
    const told = evidence.run?.simulationRunPlanJobId ?? jobId;
    const place = `${pointer}${places.run}/simulationRunPlanJobId`;
    refuseOther(told, jobId, { operation, what: 'run', pointer: place });
    return { ...evidence, debrief: debrief ? inOurWords(debrief, words) : null };
}
/**
 * What was saved to a file: an answer of the debrief operation, which holds nothing but the debrief,
 * or the results of a run; at their places or bare. Results without a debrief have to tell the run's
 * own verdict. Throws as `checkShape` does.
 */
function parseSavedResults(document, leftOut, { operations, words } = _operations_js__WEBPACK_IMPORTED_MODULE_3__/* .STANDARD_PROFILE */ .A) {
    const reading = { operation: 'saved debrief', words, leftOut };
    const places = operations.readResults;
    const { value, pointer } = unwrap(document, places.results, places.debrief);
    const found = (0,_http_shape_js__WEBPACK_IMPORTED_MODULE_1__/* .resolvePointer */ .cj)(value, places.debrief);
    if (found === undefined) {
        const debrief = parseDebrief(document, operations.requestDebrief.debrief, reading);
        return { ...NO_EVIDENCE, debrief };
    }
    const evidence = readEvidence(value, pointer, places, reading);
    if (found === null && evidence.verdict !== undefined)
        return { ...evidence, debrief: null };
    const debriefPointer = pointer + places.debrief;
    const debrief = (0,_http_shape_js__WEBPACK_IMPORTED_MODULE_1__/* .checkShape */ .eA)(_schemas_js__WEBPACK_IMPORTED_MODULE_4__/* .resultsDebriefSchema */ .XL, found, reading.operation, debriefPointer);
    return { ...evidence, debrief: inOurWords(debrief, words) };
}
const maybeDebriefSchema = zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .nullable */ .mee(_schemas_js__WEBPACK_IMPORTED_MODULE_4__/* .resultsDebriefSchema */ .XL));
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
/** `pointer` is where the results stand in the answer. */
function readEvidence(results, pointer, places, { words, leftOut }) {
    const read = (schema, place) => (0,_http_shape_js__WEBPACK_IMPORTED_MODULE_1__/* .keepFitting */ .z6)(schema, (0,_http_shape_js__WEBPACK_IMPORTED_MODULE_1__/* .resolvePointer */ .cj)(results, place), pointer + place, leftOut);
    const run = read(_evidence_js__WEBPACK_IMPORTED_MODULE_2__/* .RESULTS_EVIDENCE */ .f8.run, places.run);
    const calls = read(_evidence_js__WEBPACK_IMPORTED_MODULE_2__/* .RESULTS_EVIDENCE */ .f8.calls, places.calls);
    return {
        run: run && { ...run, status: (0,_words_js__WEBPACK_IMPORTED_MODULE_5__/* .translate */ .T)(run.status, words.runStatus) },
        verdict: (0,_http_shape_js__WEBPACK_IMPORTED_MODULE_1__/* .resolvePointer */ .cj)(results, places.verdict) === null
            ? null
            : (read(_evidence_js__WEBPACK_IMPORTED_MODULE_2__/* .RESULTS_EVIDENCE */ .f8.verdict, places.verdict) ?? undefined),
        summary: read(_evidence_js__WEBPACK_IMPORTED_MODULE_2__/* .RESULTS_EVIDENCE */ .f8.summary, places.summary),
        metrics: read(_evidence_js__WEBPACK_IMPORTED_MODULE_2__/* .RESULTS_EVIDENCE */ .f8.metrics, places.metrics),
        calls: calls === null
            ? null
            : calls.map((call) => ({
                ...call,
                status: (0,_words_js__WEBPACK_IMPORTED_MODULE_5__/* .translate */ .T)(call.status, words.simulationJobStatus),
            })),
        breakdowns: read(_evidence_js__WEBPACK_IMPORTED_MODULE_2__/* .RESULTS_EVIDENCE */ .f8.breakdowns, places.breakdowns),
        comparison: read(_evidence_js__WEBPACK_IMPORTED_MODULE_2__/* .RESULTS_EVIDENCE */ .f8.comparison, places.comparison),
        attemptSummary: read(_evidence_js__WEBPACK_IMPORTED_MODULE_2__/* .RESULTS_EVIDENCE */ .f8.attemptSummary, places.attemptSummary),
    };
}
/** What was kept for another request, by whatever stands in between, must not pass for what was asked for. */
function refuseOther(told, asked, { operation, what, pointer }) {
    if (told.toLowerCase() === asked.toLowerCase())
        return;
    throw new _http_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._({
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
        status: (0,_words_js__WEBPACK_IMPORTED_MODULE_5__/* .translate */ .T)(status, debriefStatus),
        ...(report && { report: { ...report, verdict: (0,_words_js__WEBPACK_IMPORTED_MODULE_5__/* .translate */ .T)(report.verdict, verdict) } }),
    };
}
/**
 * What stands at the place; the whole answer where nothing does, or where what is looked for, at its
 * place within, stands in it directly.
 */
function unwrap(answer, place, within) {
    const value = (0,_http_shape_js__WEBPACK_IMPORTED_MODULE_1__/* .resolvePointer */ .cj)(answer, place);
    const isBare = value === undefined || (within !== '' && (0,_http_shape_js__WEBPACK_IMPORTED_MODULE_1__/* .resolvePointer */ .cj)(answer, within) !== undefined);
    return isBare ? { value: answer, pointer: '' } : { value, pointer: place };
}


/***/ }),

/***/ 5180:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AY: () => (/* binding */ runPageSchema),
/* harmony export */   EW: () => (/* binding */ simulationJobSchema),
/* harmony export */   Lx: () => (/* binding */ runSchema),
/* harmony export */   Nu: () => (/* binding */ deletedSchema),
/* harmony export */   WC: () => (/* binding */ startedRunSchema),
/* harmony export */   XL: () => (/* binding */ resultsDebriefSchema),
/* harmony export */   hv: () => (/* binding */ metricCollectionJobSchema),
/* harmony export */   iX: () => (/* binding */ planPageSchema),
/* harmony export */   lg: () => (/* binding */ debriefSchema),
/* harmony export */   yc: () => (/* binding */ createdCallSchema)
/* harmony export */ });
/* unused harmony export listedRunSchema */
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5915);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1299);
/* harmony import */ var _report_model_debrief_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5088);
/**
 * Wire shapes of the service, as its interface specification gives them.
 * Objects keep fields that the specification does not show, and enum fields are plain strings,
 * so that a value from a later version of the service passes through and is shown as it is.
 */


const nullableString = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .nullable */ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP());
/** A debrief as the debrief operation returns it. */
const debriefSchema = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({
    debriefId: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    status: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    errorMessage: nullableString,
    createdAt: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    completedAt: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(nullableString),
    report: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .nullable */ .mee(_report_model_debrief_js__WEBPACK_IMPORTED_MODULE_0__/* .toldReportSchema */ .Bu)),
});
/** The debrief inside run results: the specification promises its `status` only. */
const resultsDebriefSchema = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({
    debriefId: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()),
    status: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    errorMessage: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(nullableString),
    report: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .nullable */ .mee(_report_model_debrief_js__WEBPACK_IMPORTED_MODULE_0__/* .toldReportSchema */ .Bu)),
});
/** The ID of a run: what can stand in a path, where a dot leads elsewhere, and on a line of an output. */
const runIdSchema = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()
    .check(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* ._minLength */ .m9(1), zod_mini__WEBPACK_IMPORTED_MODULE_2__/* ._maxLength */ .Eb(200), zod_mini__WEBPACK_IMPORTED_MODULE_2__/* ._regex */ .Fk(/^(?!\.{1,2}$)[!-~]*$/, 'ID'));
/** What the start operation must give. */
const startedRunSchema = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ jobId: runIdSchema });
/** What reading a run (run plan job) must give. */
const runSchema = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ status: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP() });
/** A run as the list operation returns it. */
const listedRunSchema = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({
    simulationRunPlanJobId: runIdSchema,
    status: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()),
    createdAt: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(nullableString),
    startedAt: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(nullableString),
    endedAt: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(nullableString),
});
/** What a list says about its next page. */
const nextPage = {
    hasMore: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .nullable */ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY())),
    nextCursor: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(nullableString),
};
/** One page of a run plan's runs. */
const runPageSchema = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ runs: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(listedRunSchema), ...nextPage });
/** One page of the run plans; what fits of them is kept afterwards. */
const planPageSchema = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ plans: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .unknown */ .L5J()), ...nextPage });
/** A simulation job as the lookup returns it; only what the specification says is always there. */
const simulationJobSchema = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({
    simulationJobId: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    status: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    processingStatus: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(nullableString),
    callId: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(nullableString),
    servicePhoneNumber: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(nullableString),
    runPlan: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({ id: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), name: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(nullableString) }),
    createdAt: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(nullableString),
    startedAt: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(nullableString),
    completedAt: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(nullableString),
});
/** A metric collection job; which of its fields may be null is not shown. */
const metricCollectionJobSchema = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({
    id: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    status: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    totalItems: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .nullable */ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr())),
    completedItems: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .nullable */ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr())),
    failedItems: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .nullable */ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr())),
    completedAt: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(nullableString),
    errorMessage: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(nullableString),
});
/** A call as its creation returns it; further fields pass through. */
const createdCallSchema = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({
    id: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    externalId: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(nullableString),
});
/** What the deletion of a customer flow must say, if it says anything. */
const deletedSchema = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz(true);


/***/ })

};
