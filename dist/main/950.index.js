"use strict";
exports.id = 950;
exports.ids = [950];
exports.modules = {

/***/ 38327:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ isSame)
/* harmony export */ });
/** IDs as services give them differ by case alone, if at all. */
function isSame(id, other) {
    return id.toLowerCase() === other.toLowerCase();
}


/***/ }),

/***/ 97398:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

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
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(41299);
/**
 * What a service may tell beside its specification, as public clients of such a service show it. None
 * of it is required: what is not there is null, and what does not fit costs itself alone. A shape is made
 * when a service first tells something of it.
 */

/** Milliseconds of 30,000 years; what is more is none that anybody measured or paid. */
const MAX_AMOUNT = 1e15;
const VISIBLE = /[^\s\p{Cc}\p{Cf}\p{Cs}]/u;
function readable(given) {
    return given !== null && VISIBLE.test(given) ? given : null;
}
/** Null where it is not given. */
function maybe(schema) {
    return zod_mini__WEBPACK_IMPORTED_MODULE_0__/* ._default */ .Rvf(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .mee(schema), null);
}
function listOf(item) {
    return maybe(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(item));
}
const text = maybe(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP());
/** Null too where nobody could read it. */
const name = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .pipe */ .FsL(text, zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .transform */ .pdi(readable));
const flag = maybe(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY());
const number = maybe(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig());
const count = maybe(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* ._gte */ .qm(0)));
const percent = maybe(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* ._gte */ .qm(0), zod_mini__WEBPACK_IMPORTED_MODULE_1__/* ._lte */ .Zm(100)));
const amount = maybe(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* ._gte */ .qm(0), zod_mini__WEBPACK_IMPORTED_MODULE_1__/* ._lte */ .Zm(MAX_AMOUNT)));
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
    simulationRunPlanName: name,
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
    metricName: name,
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
    agentName: name,
    silentAttempts: count,
    metricDefinitionId: text,
    metricName: name,
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
    name: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .pipe */ .FsL(id, zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .transform */ .pdi((given) => readable(given))),
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
    agentName: name,
    personaName: name,
    checks: listOf(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ metricDefinitionId: text, metricName: name, passed: flag })),
    values: listOf(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
        metricDefinitionId: text,
        metricName: name,
        outputType: text,
        value: scalar,
        reasoning: text,
    })),
});
const breakdownSchema = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    key: text,
    label: name,
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
        metricName: name,
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
    persona: maybe(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ id: text, name, displayName: name })),
    scenario: maybe(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ id: text, description: text })),
    agentEndpoint: maybe(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ id: text, name })),
    /** Null for a call that counts. */
    invalidation: maybe(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({})),
    failureOwner: text,
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

/***/ 19234:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* binding */ MISSING),
/* harmony export */   n: () => (/* binding */ OptionalOperations)
/* harmony export */ });
/* harmony import */ var _http_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(72557);
/** Which of the operations that no service has to offer are missing. */

/** Statuses that say that a service does not have the operation. */
const MISSING = new Set([404, 405, 501]);
/**
 * Requests optional operations. One that is missing costs one request: several calls of it are tried one at
 * a time until one has succeeded, and none is made after a response that says that it is missing.
 */
class OptionalOperations {
    #missing = new Map();
    #offered = new Set();
    /** The call of each operation that all others wait for. */
    #trials = new Map();
    /** Rejects as `send` does; with the earlier response where the operation is known to be missing. */
    async request(operation, send) {
        while (this.#trials.has(operation))
            await this.#trials.get(operation);
        const missing = this.#missing.get(operation);
        if (missing !== undefined)
            throw missing;
        const sent = this.#note(operation, send());
        if (!this.#offered.has(operation)) {
            const end = () => void this.#trials.delete(operation);
            this.#trials.set(operation, sent.then(end, end));
        }
        return sent;
    }
    async #note(operation, sent) {
        try {
            const answer = await sent;
            this.#offered.add(operation);
            return answer;
        }
        catch (error) {
            if (error instanceof _http_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._7 && MISSING.has(error.status)) {
                this.#missing.set(operation, error);
            }
            throw error;
        }
    }
}


/***/ }),

/***/ 75127:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   av: () => (/* binding */ refuseOtherRun),
/* harmony export */   cg: () => (/* binding */ ownPart),
/* harmony export */   d3: () => (/* binding */ namedRun),
/* harmony export */   uT: () => (/* binding */ otherThanAsked)
/* harmony export */ });
/* harmony import */ var _core_json_object_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(18009);
/* harmony import */ var _core_same_id_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(38327);
/* harmony import */ var _http_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(72557);
/* harmony import */ var _http_shape_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(32845);
/** Which parts of a response are about the run that was asked for (contract, section 19.1). */




/** The member by which any part of a response names its run. */
const RUN_ID = 'simulationRunPlanJobId';
/** The run that a part of a response names; null if it names none. */
function namedRun(part) {
    const named = (0,_core_json_object_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .G)(part) ? part[RUN_ID] : null;
    return typeof named === 'string' && named !== '' ? named : null;
}
/**
 * The value at the place; undefined, as if it were missing, if it names another run. Entries of a list that
 * do are left out.
 *
 * @param jobId the run that was asked for; null if that is not known
 */
function ownPart(document, pointer, jobId) {
    const value = (0,_http_shape_js__WEBPACK_IMPORTED_MODULE_1__/* .resolvePointer */ .cj)(document, pointer);
    if (Array.isArray(value))
        return value.filter((entry) => !namesOther(entry, jobId));
    return namesOther(value, jobId) ? undefined : value;
}
/** Throws a `ServiceError` if the object at one of the places of a response names another run. */
function refuseOtherRun(answer, pointers, jobId, operation) {
    for (const pointer of pointers) {
        if (namesOther((0,_http_shape_js__WEBPACK_IMPORTED_MODULE_1__/* .resolvePointer */ .cj)(answer, pointer), jobId)) {
            throw otherThanAsked(operation, 'run', `${pointer}/${RUN_ID}`);
        }
    }
}
/** What is thrown for a response to another request, which something between here and there has kept. */
function otherThanAsked(operation, what, pointer) {
    return new _http_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._7({
        kind: 'shape',
        operation,
        problem: `not as specified: ${pointer}: expected the ${what} that was asked for, found another`,
        mayHaveBeenTaken: true,
    });
}
function namesOther(part, jobId) {
    const named = namedRun(part);
    return named !== null && jobId !== null && !(0,_core_same_id_js__WEBPACK_IMPORTED_MODULE_3__/* .isSame */ .F)(named, jobId);
}


/***/ }),

/***/ 76465:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LL: () => (/* binding */ parseDebrief),
/* harmony export */   c2: () => (/* binding */ parseResults),
/* harmony export */   tJ: () => (/* binding */ parseSavedResults)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5915);
/* harmony import */ var _http_shape_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(32845);
/* harmony import */ var _evidence_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(97398);
/* harmony import */ var _operations_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(25587);
/* harmony import */ var _own_run_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(75127);
/* harmony import */ var _schemas_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(99519);
/** Reads debriefs and the results of runs, from answers of the service and from files. */






/** The debrief at the place, or the bare one that the answer is. Throws as `checkShape` does. */
function parseDebrief(answer, place, reading) {
    const { value, pointer } = unwrap(answer, place, '');
    const debrief = (0,_http_shape_js__WEBPACK_IMPORTED_MODULE_0__/* .checkShape */ .eA)(_schemas_js__WEBPACK_IMPORTED_MODULE_4__/* .debriefSchema */ .lg, value, reading.operation, pointer);
    return takeDebrief(debrief, pointer, reading);
}
/**
 * The results at their place, or bare, without the parts that name another run than `jobId`. Throws as
 * `checkShape` does if the debrief is not as specified, or if the results themselves name another run.
 */
function parseResults(answer, jobId, places, reading) {
    const { operation } = reading;
    const { value, pointer } = unwrap(answer, places.results, places.debrief);
    (0,_http_shape_js__WEBPACK_IMPORTED_MODULE_0__/* .checkShape */ .eA)(zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .looseObject */ ._H3({}), value, operation, pointer);
    (0,_own_run_js__WEBPACK_IMPORTED_MODULE_3__/* .refuseOtherRun */ .av)(answer, ['', pointer, pointer + places.run], jobId, operation);
    const found = (0,_own_run_js__WEBPACK_IMPORTED_MODULE_3__/* .ownPart */ .cg)(value, places.debrief, jobId);
    const debriefPointer = pointer + places.debrief;
    const debrief = (0,_http_shape_js__WEBPACK_IMPORTED_MODULE_0__/* .checkShape */ .eA)(maybeDebriefSchema, found, operation, debriefPointer);
    const evidence = readEvidence(value, pointer, jobId, places, reading);
    return { ...evidence, debrief: debrief ? takeDebrief(debrief, debriefPointer, reading) : null };
}
/**
 * What was saved to a file: an answer of the debrief operation, which holds nothing but the debrief,
 * or the results of a run; at their places or bare. Results without a debrief have to tell the run's
 * own verdict. Throws as `checkShape` does.
 */
function parseSavedResults(document, leftOut, { operations, words } = _operations_js__WEBPACK_IMPORTED_MODULE_2__/* .STANDARD_PROFILE */ .Ay) {
    const reading = { operation: 'saved debrief', words, leftOut };
    const places = operations.readResults;
    const { value, pointer } = unwrap(document, places.results, places.debrief);
    const jobId = (0,_own_run_js__WEBPACK_IMPORTED_MODULE_3__/* .namedRun */ .d3)((0,_http_shape_js__WEBPACK_IMPORTED_MODULE_0__/* .resolvePointer */ .cj)(value, places.run));
    const found = (0,_own_run_js__WEBPACK_IMPORTED_MODULE_3__/* .ownPart */ .cg)(value, places.debrief, jobId);
    if (found === undefined) {
        const debrief = parseDebrief(document, operations.requestDebrief.debrief, reading);
        return { ...NO_EVIDENCE, debrief };
    }
    const evidence = readEvidence(value, pointer, jobId, places, reading);
    if (found === null && evidence.verdict !== undefined)
        return { ...evidence, debrief: null };
    const debriefPointer = pointer + places.debrief;
    const debrief = (0,_http_shape_js__WEBPACK_IMPORTED_MODULE_0__/* .checkShape */ .eA)(_schemas_js__WEBPACK_IMPORTED_MODULE_4__/* .resultsDebriefSchema */ .XL, found, reading.operation, debriefPointer);
    return { ...evidence, debrief: takeDebrief(debrief, debriefPointer, reading) };
}
const maybeDebriefSchema = zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .nullable */ .mee(_schemas_js__WEBPACK_IMPORTED_MODULE_4__/* .resultsDebriefSchema */ .XL));
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
/**
 * @param pointer where the results are in the answer
 * @param jobId whose results they are; null if that is not known
 */
function readEvidence(results, pointer, jobId, places, { words, leftOut }) {
    const read = (schema, place) => (0,_http_shape_js__WEBPACK_IMPORTED_MODULE_0__/* .keepFitting */ .z6)(schema, (0,_own_run_js__WEBPACK_IMPORTED_MODULE_3__/* .ownPart */ .cg)(results, place, jobId), pointer + place, leftOut);
    const run = read(_evidence_js__WEBPACK_IMPORTED_MODULE_1__/* .RESULTS_EVIDENCE */ .f8.run, places.run);
    const calls = read(_evidence_js__WEBPACK_IMPORTED_MODULE_1__/* .RESULTS_EVIDENCE */ .f8.calls, places.calls);
    return {
        run: run && { ...run, status: (0,_operations_js__WEBPACK_IMPORTED_MODULE_2__/* .translate */ .Tl)(run.status, words.runStatus) },
        verdict: (0,_http_shape_js__WEBPACK_IMPORTED_MODULE_0__/* .resolvePointer */ .cj)(results, places.verdict) === null
            ? null
            : (read(_evidence_js__WEBPACK_IMPORTED_MODULE_1__/* .RESULTS_EVIDENCE */ .f8.verdict, places.verdict) ?? undefined),
        summary: read(_evidence_js__WEBPACK_IMPORTED_MODULE_1__/* .RESULTS_EVIDENCE */ .f8.summary, places.summary),
        metrics: read(_evidence_js__WEBPACK_IMPORTED_MODULE_1__/* .RESULTS_EVIDENCE */ .f8.metrics, places.metrics),
        calls: calls === null
            ? null
            : calls.map((call) => ({
                ...call,
                status: (0,_operations_js__WEBPACK_IMPORTED_MODULE_2__/* .translate */ .Tl)(call.status, words.simulationJobStatus),
            })),
        breakdowns: read(_evidence_js__WEBPACK_IMPORTED_MODULE_1__/* .RESULTS_EVIDENCE */ .f8.breakdowns, places.breakdowns),
        comparison: read(_evidence_js__WEBPACK_IMPORTED_MODULE_1__/* .RESULTS_EVIDENCE */ .f8.comparison, places.comparison),
        attemptSummary: read(_evidence_js__WEBPACK_IMPORTED_MODULE_1__/* .RESULTS_EVIDENCE */ .f8.attemptSummary, places.attemptSummary),
    };
}
/** The debrief in our words, and without rates outside 0 to 100. */
function takeDebrief(debrief, pointer, { words, leftOut }) {
    const status = (0,_operations_js__WEBPACK_IMPORTED_MODULE_2__/* .translate */ .Tl)(debrief.status, words.debriefStatus);
    const { report } = debrief;
    if (!report)
        return { ...debrief, status };
    const { trend } = report;
    const valid = (0,_http_shape_js__WEBPACK_IMPORTED_MODULE_0__/* .keepFitting */ .z6)(_schemas_js__WEBPACK_IMPORTED_MODULE_4__/* .trendRatesSchema */ .Ws, trend, `${pointer}/report/trend`, leftOut);
    const rows = trend?.rows.map((row, index) => ({ ...row, ...valid?.rows[index] })) ?? [];
    const verdict = (0,_operations_js__WEBPACK_IMPORTED_MODULE_2__/* .translate */ .Tl)(report.verdict, words.verdict);
    return { ...debrief, status, report: { ...report, verdict, trend: trend && { ...trend, rows } } };
}
/**
 * What stands at the place; the whole answer where nothing does, or where what is looked for, at its
 * place within, stands in it directly.
 */
function unwrap(answer, place, within) {
    const value = (0,_http_shape_js__WEBPACK_IMPORTED_MODULE_0__/* .resolvePointer */ .cj)(answer, place);
    const isBare = value === undefined || (within !== '' && (0,_http_shape_js__WEBPACK_IMPORTED_MODULE_0__/* .resolvePointer */ .cj)(answer, within) !== undefined);
    return isBare ? { value: answer, pointer: '' } : { value, pointer: place };
}


/***/ }),

/***/ 99519:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AY: () => (/* binding */ runPageSchema),
/* harmony export */   EW: () => (/* binding */ simulationJobSchema),
/* harmony export */   Lx: () => (/* binding */ runSchema),
/* harmony export */   Nu: () => (/* binding */ deletedSchema),
/* harmony export */   WC: () => (/* binding */ startedRunSchema),
/* harmony export */   Ws: () => (/* binding */ trendRatesSchema),
/* harmony export */   XL: () => (/* binding */ resultsDebriefSchema),
/* harmony export */   hv: () => (/* binding */ metricCollectionJobSchema),
/* harmony export */   iX: () => (/* binding */ planPageSchema),
/* harmony export */   lg: () => (/* binding */ debriefSchema),
/* harmony export */   yc: () => (/* binding */ createdCallSchema)
/* harmony export */ });
/* unused harmony export listedRunSchema */
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5915);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(41299);
/* harmony import */ var _report_model_debrief_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(92661);
/**
 * Wire shapes of the service, as its interface specification gives them.
 * Objects keep fields that the specification does not show, and enum fields are plain strings,
 * so that a value from a later version of the service passes through and is shown as it is. Those
 * that only some steps read are made when they are first used.
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
    createdAt: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(nullableString),
    completedAt: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(nullableString),
    report: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .nullable */ .mee(_report_model_debrief_js__WEBPACK_IMPORTED_MODULE_0__/* .toldReportSchema */ .Bu)),
});
const percent = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* ._default */ .Rvf(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .nullable */ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().check(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* ._gte */ .qm(0), zod_mini__WEBPACK_IMPORTED_MODULE_2__/* ._lte */ .Zm(100))), null);
/** The rates of a trend; one that is taken out for being outside 0 to 100 is null. */
const trendRatesSchema = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    rows: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ previousPassRate: percent, currentPassRate: percent })),
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
/** What the deletion of a customer flow must say, where it has a body. */
const deletedSchema = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz(true);


/***/ }),

/***/ 65950:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  N: () => (/* binding */ connect)
});

// EXTERNAL MODULE: ./core/same-id.js
var same_id = __webpack_require__(38327);
// EXTERNAL MODULE: ./http/errors.js
var errors = __webpack_require__(72557);
// EXTERNAL MODULE: ./http/shape.js
var shape = __webpack_require__(32845);
// EXTERNAL MODULE: ./http/answer.js
var http_answer = __webpack_require__(33176);
// EXTERNAL MODULE: ./http/channel.js + 4 modules
var channel = __webpack_require__(71001);
// EXTERNAL MODULE: ./http/retry.js
var retry = __webpack_require__(19406);
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
    /** The same for an answer of any content: its status and its first line. */
    async requestLine(request, context) {
        return (0,http_answer/* firstLineOf */.Qy)(this.#sceneOf(request), await this.request(request, context));
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
                context.onAnswer?.((0,retry/* parseHttpDate */.m6)(`${answer.headers.date}`));
                if (!context.once)
                    this.#noteAnswer(answer, sentMs);
                return (0,http_answer/* requireSuccess */.z_)(this.#sceneOf(request, answer.status), answer);
            }
            catch (error) {
                if (!(error instanceof errors/* ServiceError */._7))
                    throw error;
                if (context.once || !(0,retry/* mayRepeat */.xg)(request.retry, error))
                    throw error;
                ended.throwIfAborted();
                if (error.status === 429 && context.putOff !== undefined) {
                    limits = { ...context, deadlineMs: context.putOff(error) };
                }
                const { deadlineMs, longestPauseMs = retry/* LONGEST_PAUSE_MS */.nz } = limits;
                const soFar = { attempt, startedMs, deadlineMs, longestPauseMs };
                const pauseMs = this.#planPause(request, error, soFar);
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
        const outgoing = { operation, method, path, fresh: retry === 'unless-taken' };
        return text === undefined
            ? { ...outgoing, headers }
            : { ...outgoing, headers: { ...headers, 'content-type': 'application/json' }, body: text };
    }
    #sceneOf({ operation, profileKey, path, unsaid = [] }, status = 200) {
        const { mask: key, basePath } = this.#channel;
        const mask = status < 300 ? key : key.with(unsaid);
        return { operation, profileKey, mask, repeated: repeatedBy(path, basePath) };
    }
}
/** The first part of a path where the base path ends with it; else empty. */
function repeatedBy(path, basePath) {
    const first = String(path.split(/(?=[/?])/, 1)[0]);
    return basePath.endsWith(first) ? first : '';
}
function endOf({ signal, noMore }) {
    return noMore === undefined ? signal : AbortSignal.any([signal, noMore]);
}

// EXTERNAL MODULE: ./service/operations.js + 1 modules
var service_operations = __webpack_require__(25587);
// EXTERNAL MODULE: ./service/optional-operations.js
var optional_operations = __webpack_require__(19234);
;// CONCATENATED MODULE: ./service/asking.js



/** Asks the service, and keeps of its answers what fits. All methods reject as `ServiceClient` says. */
class Asking {
    #transport;
    #leftOut;
    #optional = new optional_operations/* OptionalOperations */.n();
    constructor(transport, leftOut) {
        this.#transport = transport;
        this.#leftOut = leftOut;
    }
    /** The JSON of the answer to what is safe to repeat. */
    read(question, context) {
        return this.#transport.requestJson(requestOf(question, 'safe'), context);
    }
    /** The same of an operation that no service has to offer. */
    readOptional(question, context) {
        return this.#optional.request(question.operation, () => this.#transport.requestJson(requestOf(question, 'optional'), context));
    }
    /** The JSON of the answer to what must reach the service once. */
    create(request, context) {
        return this.#transport.requestJson({ ...request, retry: 'unless-taken' }, context);
    }
    /** The JSON of the answer to what brings something into a state; null where it has no body. */
    bringAbout(question, context, onRepeat) {
        const request = { ...requestOf(question, 'safe'), onRepeat };
        return this.#transport.requestJsonOrNothing(request, context);
    }
    /** Asks for something to be cancelled; for each one, since what goes on costs money. */
    async cancel(question, context) {
        await this.#transport.requestJsonOrNothing(requestOf(question, 'optional'), context);
    }
    /** The same where a service that lacks the operation is not asked again. */
    cancelIfOffered(question, context) {
        return this.#optional.request(question.operation, () => this.cancel(question, context));
    }
    /** The status and the first line of the first response to a GET request. */
    see(operation, path, context) {
        const request = { operation, retry: 'unless-taken', method: 'GET', path };
        return this.#transport.requestLine(request, context);
    }
    /** Reads what no service has to offer, and what is of use only as a whole: rejects where nothing at the place fits. */
    async readWhole(question, schema, place, context) {
        const answer = await this.readOptional(question, context);
        return this.wholeIn(answer, question, schema, place);
    }
    /** What fits at the place of an answer; throws if nothing does. */
    wholeIn(answer, { operation }, schema, place) {
        const keep = this.keeperOf(operation, answer);
        return keep(schema, place) ?? (0,shape/* checkAt */.C$)(place, schema, answer, operation);
    }
    /** @param find gives what is at a place of the answer */
    keeperOf(operation, answer, find = (place) => (0,shape/* resolvePointer */.cj)(answer, place)) {
        return (schema, place) => (0,shape/* keepFitting */.z6)(schema, find(place), place, this.leftOutOf(operation));
    }
    leftOutOf(operation) {
        return (fault) => this.#leftOut(`${operation}: left out ${fault}`);
    }
}
function requestOf({ asked, values, ...names }, retry) {
    const { method, path, body } = (0,service_operations/* fillRequest */.Dv)(asked, values);
    return { ...names, retry, method, path, body };
}

// EXTERNAL MODULE: ./service/evidence.js
var evidence = __webpack_require__(97398);
// EXTERNAL MODULE: ./service/own-run.js
var own_run = __webpack_require__(75127);
// EXTERNAL MODULE: ./service/schemas.js
var schemas = __webpack_require__(99519);
;// CONCATENATED MODULE: ./service/evidence-client.js





/** What a client asks for that no service has to offer. */
class EvidenceClient {
    ask;
    profile;
    constructor(ask, profile) {
        this.ask = ask;
        this.profile = profile;
    }
    async listPlans(name, after, context) {
        const operation = 'list plans';
        const { plans, hasMore, nextCursor, ...asked } = this.profile.operations.listPlans;
        const question = {
            operation,
            profileKey: 'listPlans',
            asked,
            values: { name, after },
        };
        const answer = await this.ask.readOptional(question, context);
        const page = (0,shape/* checkGathered */.rP)(schemas/* planPageSchema */.iX, answer, operation, { plans, hasMore, nextCursor });
        const keep = this.ask.keeperOf(operation, answer);
        const fitting = page.plans.flatMap((_, index) => keep(evidence/* runPlanSchema */.Gz, `${plans}/${index}`) ?? []);
        return { plans: fitting, nextCursor: cursorOf(page) };
    }
    async readPlan(runPlanId, context) {
        const { plan, ...asked } = this.profile.operations.readPlan;
        const names = { operation: 'read plan', profileKey: 'readPlan' };
        const question = { ...names, asked, values: { runPlanId } };
        const told = await this.ask.readWhole(question, evidence/* runPlanSchema */.Gz, plan, context);
        if ((0,same_id/* isSame */.F)(told.id, runPlanId))
            return told;
        throw (0,own_run/* otherThanAsked */.uT)('read plan', 'run plan', `${plan}/id`);
    }
    readCredential(context) {
        const { credential, ...asked } = this.profile.operations.readCredential;
        const names = { operation: 'read credential', profileKey: 'readCredential' };
        const question = { ...names, asked, values: {} };
        return this.ask.readWhole(question, evidence/* credentialSchema */.h7, credential, context);
    }
    checkHealth(path, context) {
        return this.ask.see('check health', path, context);
    }
    async readCost(jobId, context) {
        const { cost, ...asked } = this.profile.operations.readCost;
        const names = { operation: 'read cost', profileKey: 'readCost' };
        const question = { ...names, asked, values: { jobId } };
        const answer = await this.ask.readOptional(question, context);
        (0,own_run/* refuseOtherRun */.av)(answer, ['', cost], jobId, question.operation);
        return this.ask.wholeIn(answer, question, evidence/* costSchema */.$M, cost);
    }
    readTranscript(callId, context) {
        const { transcript, ...asked } = this.profile.operations.readTranscript;
        const names = { operation: 'read transcript', profileKey: 'readTranscript' };
        const question = { ...names, asked, values: { callId } };
        return this.ask.readWhole(question, evidence/* transcriptSchema */.C8, transcript, context);
    }
    readCallMetrics(callId, context) {
        const { metrics, ...asked } = this.profile.operations.readCallMetrics;
        const names = { operation: 'read call metrics', profileKey: 'readCallMetrics' };
        const question = { ...names, asked, values: { callId } };
        return this.ask.readWhole(question, evidence/* callMetricsSchema */.R_, metrics, context);
    }
}
/** What the next page is asked for with, or null on the last one. */
function cursorOf({ hasMore, nextCursor, }) {
    return (hasMore !== false && nextCursor) || null;
}

// EXTERNAL MODULE: ./service/results.js
var results = __webpack_require__(76465);
;// CONCATENATED MODULE: ./service/http-service-client.js











/** What follows the object in a JSON Pointer to one of its members. */
const LAST_MEMBER = /\/[^/]*$/;
/** UTF-16 units. A shorter value of a variable is a word that a refusal may need: `true`, `en-US`. */
const SHORTEST_UNSAID = 8;
/** A client of the service at `baseUrl`. Nothing is sent before its first call. */
function createServiceClient(options) {
    return new HttpServiceClient(options);
}
class HttpServiceClient extends EvidenceClient {
    constructor({ profile = service_operations/* STANDARD_PROFILE */.Ay, onLeftOut = () => { }, ...options }) {
        const transport = new Transport({ ...options, headers: profile.headers });
        super(new Asking(transport, onLeftOut), profile);
    }
    async requestDebrief(jobId, { regenerate }, context) {
        const { debrief, ...asked } = this.profile.operations.requestDebrief;
        const reading = this.#readingOf('request debrief');
        const { operation } = reading;
        const values = { jobId, regenerate: regenerate || undefined };
        const answer = regenerate
            ? await this.ask.create({ operation, ...(0,service_operations/* fillRequest */.Dv)(asked, values) }, context)
            : await this.ask.read({ operation, asked, values }, context);
        (0,own_run/* refuseOtherRun */.av)(answer, ['', debrief], jobId, operation);
        return (0,results/* parseDebrief */.LL)(answer, debrief, reading);
    }
    async readResults(jobId, context, compareToJobId = null) {
        const asked = this.profile.operations.readResults;
        const reading = this.#readingOf('read results');
        const { operation } = reading;
        const values = { jobId, compareToJobId };
        const answer = await this.ask.read({ operation, asked, values }, context);
        return (0,results/* parseResults */.c2)(answer, jobId, asked, reading);
    }
    async startRun(runPlanId, variables, context) {
        const operation = 'start run';
        const { jobId, simulationJobCount, ...asked } = this.profile.operations.start;
        const request = (0,service_operations/* fillRequest */.Dv)(asked, { runPlanId, variables });
        const unsaid = Object.values(variables).filter(({ length }) => length >= SHORTEST_UNSAID);
        const names = { operation, profileKey: 'start' };
        const answer = await this.ask.create({ ...names, ...request, unsaid }, context);
        const keep = this.ask.keeperOf(operation, answer);
        return {
            ...(0,shape/* checkGathered */.rP)(schemas/* startedRunSchema */.WC, answer, operation, { jobId }),
            simulationJobCount: keep(evidence/* simulationJobCountSchema */.Xq, simulationJobCount),
        };
    }
    async readRun(jobId, context) {
        const operation = 'read run';
        const { operations, words } = this.profile;
        const asked = operations.read;
        const question = { operation, profileKey: 'read', asked, values: { jobId } };
        const answer = await this.ask.readOptional(question, context);
        (0,own_run/* refuseOtherRun */.av)(answer, ['', asked.status.replace(LAST_MEMBER, '')], jobId, operation);
        const { status } = (0,shape/* checkGathered */.rP)(schemas/* runSchema */.Lx, answer, operation, { status: asked.status });
        const keep = this.ask.keeperOf(operation, answer, (place) => (0,own_run/* ownPart */.cg)(answer, place, jobId));
        const jobs = keep(evidence/* PROGRESS_EVIDENCE */._f.simulationJobs, asked.simulationJobs);
        return {
            status: (0,service_operations/* translate */.Tl)(status, words.runStatus),
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
        const { operations, words } = this.profile;
        const { nextPath, runs, hasMore, nextCursor, ...list } = operations.list;
        const asked = after === null || nextPath === undefined ? list : { ...list, path: nextPath };
        const question = {
            operation,
            profileKey: 'list',
            asked,
            values: { runPlanId, after },
        };
        const answer = await this.ask.readOptional(question, context);
        const page = (0,shape/* checkGathered */.rP)(schemas/* runPageSchema */.AY, answer, operation, { runs, hasMore, nextCursor });
        // A service that does not know the filter lists the runs of all plans.
        const own = page.runs.filter(({ simulationRunPlanId: told }) => typeof told !== 'string' || told === '' || (0,same_id/* isSame */.F)(told, runPlanId));
        const inOurWords = own.map(({ status, ...run }) => status === undefined ? run : { ...run, status: (0,service_operations/* translate */.Tl)(status, words.runStatus) });
        return { runs: inOurWords, nextCursor: cursorOf(page) };
    }
    async cancelRun(jobId, context) {
        const asked = this.profile.operations.cancel;
        const names = { operation: 'cancel run', profileKey: 'cancel' };
        await this.ask.cancel({ ...names, asked, values: { jobId } }, context);
    }
    async lookUpSimulationJob(servicePhoneNumber, callTime, context) {
        const { job, numberParameter, timeParameter, ...asked } = this.profile.operations.lookup;
        const values = { servicePhoneNumber, callTime, numberParameter, timeParameter };
        const question = { operation: 'look up simulation job', asked, values };
        return this.#jobIn(await this.ask.read(question, context), job, question);
    }
    async readSimulationJob(simulationJobId, context) {
        const { job, ...asked } = this.profile.operations.readSimulationJob;
        const names = { operation: 'read simulation job', profileKey: 'readSimulationJob' };
        const question = { ...names, asked, values: { simulationJobId } };
        return this.#jobIn(await this.ask.readOptional(question, context), job, question);
    }
    async createCall(json, context) {
        const operation = 'create call';
        const { method, path, call } = this.profile.operations.createCall;
        const answer = await this.ask.create({ operation, method, path, json }, context);
        return (0,shape/* checkAt */.C$)(call, schemas/* createdCallSchema */.yc, answer, operation);
    }
    async createMetricCollectionJob({ metricIds, callIds, chatIds }, context) {
        const operation = 'create metric collection job';
        const { job, ...asked } = this.profile.operations.createMetricCollectionJob;
        const metrics = metricIds.map((id) => ({ id }));
        const request = (0,service_operations/* fillRequest */.Dv)(asked, { metrics, metricIds, callIds, chatIds });
        const answer = await this.ask.create({ operation, ...request }, context);
        return this.#metricJobIn(answer, job, operation);
    }
    async readMetricCollectionJob(id, context) {
        const operation = 'read metric collection job';
        const { job, ...asked } = this.profile.operations.readMetricCollectionJob;
        const profileKey = 'readMetricCollectionJob';
        const answer = await this.ask.read({ operation, profileKey, asked, values: { id } }, context);
        return this.#metricJobIn(answer, job, operation);
    }
    async cancelMetricCollectionJob(id, context) {
        const operation = 'cancel metric collection job';
        const asked = this.profile.operations.cancelMetricCollectionJob;
        const profileKey = 'cancelMetricCollectionJob';
        await this.ask.cancelIfOffered({ operation, profileKey, asked, values: { id } }, context);
    }
    /**
     * Any 2xx counts whose body is empty, or says that the flow is deleted, bare too; a body that says
     * anything else is a fault. So counts 404 after an attempt that may have deleted the flow although its
     * answer was lost.
     */
    async deleteCustomerFlow(flowId, context, attempts = { mayHaveDeleted: false }) {
        const operation = 'delete customer flow';
        const { deleted, ...asked } = this.profile.operations.deleteCustomerFlow;
        const question = { operation, asked, values: { flowId } };
        const onRepeat = ({ mayHaveBeenTaken }) => {
            attempts.mayHaveDeleted ||= mayHaveBeenTaken;
        };
        try {
            const answer = await this.ask.bringAbout(question, context, onRepeat);
            if (answer !== null) {
                (0,shape/* checkAt */.C$)(placeIn(answer, deleted), schemas/* deletedSchema */.Nu, answer, operation);
            }
        }
        catch (error) {
            const isGone = error instanceof errors/* ServiceError */._7 && error.status === 404;
            if (!attempts.mayHaveDeleted || !isGone)
                throw error;
        }
    }
    async #jobIn(answer, place, { operation }) {
        return this.#inOurWords((0,shape/* checkAt */.C$)(place, schemas/* simulationJobSchema */.EW, answer, operation));
    }
    async #metricJobIn(answer, place, operation) {
        const job = (0,shape/* checkAt */.C$)(place, schemas/* metricCollectionJobSchema */.hv, answer, operation);
        return { ...job, status: (0,service_operations/* translate */.Tl)(job.status, this.profile.words.metricJobStatus) };
    }
    #inOurWords(job) {
        const { simulationJobStatus, processingStatus } = this.profile.words;
        const status = (0,service_operations/* translate */.Tl)(job.status, simulationJobStatus);
        if (job.processingStatus === undefined)
            return { ...job, status };
        const processing = (0,service_operations/* translate */.Tl)(job.processingStatus, processingStatus);
        return { ...job, status, processingStatus: processing };
    }
    #readingOf(operation) {
        const leftOut = this.ask.leftOutOf(operation);
        return { operation, words: this.profile.words, leftOut };
    }
}
/** Where the last member of a place stands in an answer that may be bare. */
function placeIn(answer, place) {
    const bare = place.slice(place.lastIndexOf('/'));
    const isBare = (0,shape/* resolvePointer */.cj)(answer, place) === undefined && (0,shape/* resolvePointer */.cj)(answer, bare) !== undefined;
    return isBare ? bare : place;
}

// EXTERNAL MODULE: ./step/trouble-log.js
var trouble_log = __webpack_require__(29350);
;// CONCATENATED MODULE: ./step/connect.js


/**
 * A client of the service. Every attempt is told in debug lines, and so is what does not fit in an answer
 * and nobody has to give.
 *
 * @param onRetry told of a failed attempt that will be repeated; by default the log is
 */
function connect(access, world, onRetry = tellInLog(world)) {
    const { clock, random, env, runner } = world;
    return createServiceClient({
        ...access,
        clock,
        random,
        env,
        onRetry,
        ...(runner.isDebug && {
            onAttempt: ({ method, path, result, durationMs, attempt }) => runner.debug(`${method} ${path}: ${result}, ${durationMs} ms, attempt ${attempt}`),
            onLeftOut: (fault) => runner.debug(fault),
        }),
    });
}
function tellInLog({ clock, runner }) {
    const troubles = new trouble_log/* TroubleLog */.q(runner, clock, (line) => runner.info(line));
    return (retry) => troubles.note(retry);
}


/***/ }),

/***/ 29350:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ TroubleLog),
/* harmony export */   u: () => (/* binding */ QUIET_MS)
/* harmony export */ });
/* harmony import */ var _core_duration_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31619);
/* harmony import */ var _stops_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(33743);


/** With the narrator's tick this keeps the promise of at least one line a minute. */
const QUIET_MS = 45_000;
/** Tells of requests that will be repeated: the same trouble once in a while, else in debug lines. */
class TroubleLog {
    #runner;
    #clock;
    #tell;
    #last = new Map();
    constructor(runner, clock, tell) {
        this.#runner = runner;
        this.#clock = clock;
        this.#tell = tell;
    }
    note({ operation, problem, attempt, waitMs }) {
        const pause = waitMs < 1_000 ? 'at once' : `in ${(0,_core_duration_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDuration */ .a)(waitMs)}`;
        const line = `${operation}: ${(0,_stops_js__WEBPACK_IMPORTED_MODULE_1__/* .withoutPeriod */ .Kx)(problem)}; trying again ${pause} (attempt ${attempt} failed)`;
        const last = this.#last.get(operation);
        const nowMs = this.#clock.now();
        if (last?.problem === problem && nowMs - last.toldMs < QUIET_MS) {
            this.#runner.debug(line);
            return;
        }
        this.#last.set(operation, { problem, toldMs: nowMs });
        this.#tell(line);
    }
}


/***/ })

};
;