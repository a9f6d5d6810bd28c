"use strict";
exports.id = 1565;
exports.ids = [1565];
exports.modules = {

/***/ 401:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

  var evidenceOf = (function evidenceOf(results) {
    const { run, verdict, summary, metrics, calls, breakdowns, attemptSummary } = results;
    const checks = checksOf(verdict?.checks ?? [], metrics ?? []);
    return {
        ...(run && {
            about: {
                planId: run.simulationRunPlanId,
                planName: run.simulationRunPlanName,
                number: run.runNumber,
                triggeredBy: run.triggeredBy,
                createdAt: run.createdAt,
                startedAt: run.startedAt,
                endedAt: run.endedAt,
                durationMs: run.durationMs,
            },
        }),
        ...(verdict !== undefined && {
            runVerdict: verdictOf(verdict, checks, summary?.score ?? null),
        }),
        ...(summary && {
            callCounts: {
                total: summary.totalCalls,
                counted: summary.countedCalls,
                completed: summary.completedCalls,
                evaluated: summary.evaluatedCalls,
                passed: summary.passedCalls,
                failed: summary.failedCalls,
            },
        }),
        ...(checks.length > 0 && { checks }),
        ...(calls && { calls: calls.map(callOf) }),
        ...(breakdowns && {
            breakdowns: {
                byAgent: (breakdowns.byAgent ?? []).map(breakdownOf),
                byPersona: (breakdowns.byPersona ?? []).map(breakdownOf),
            },
        }),
        ...(attemptSummary && {
            attempts: {
                attempts: attemptSummary.attemptCount,
                retries: attemptSummary.retryCount,
                silent: attemptSummary.silentAttemptCount,
                stillSilent: attemptSummary.stillSilentTestCaseCount,
                testCases: attemptSummary.testCaseCount,
            },
        }),
    };
});
var joinEvidence = (function joinEvidence(results, read) {
    const joined = { ...read, ...results };
    const isWorse = read.runVerdict?.passed === false && results.runVerdict?.passed !== false;
    if (!isWorse)
        return joined;
    return { ...joined, ...pickJudgement(read) };
});
var costOf = (function costOf(cost) {
    if (cost.currency !== null && cost.currency.toLowerCase() !== 'usd')
        return undefined;
    const micros = cost.totalUsdMicros === null ? null : cost.totalUsdMicros / 1e6;
    const usd = cost.totalUsd ?? micros;
    if (usd === null)
        return undefined;
    const parts = (cost.breakdown ?? []).map(({ source, surface, quantity, amountUsd }) => ({
        source,
        surface,
        quantity,
        usd: amountUsd,
    }));
    return { usd, parts };
});
var checksOf = (function checksOf(judged, metrics) {
    const metricOf = finderIn(metrics, ({ name }) => name);
    const judgementOf = finderIn(judged, ({ metricName }) => metricName);
    const others = metrics.filter(({ isCheck, check, metricDefinitionId: id, name }) => (isCheck === true || check !== null) && judgementOf(id, name) === undefined);
    return [
        ...judged.map((check) => withRate({
            id: check.metricDefinitionId,
            name: check.metricName ?? metricOf(check.metricDefinitionId)?.name ?? nameless(check),
            isPassed: check.passed,
            passed: check.passedSims,
            evaluated: check.evaluatedSims,
            rate: check.passRate,
            needed: check.minPassRate,
            isInherited: check.inherited,
        })),
        ...others.map(({ check, ...metric }) => withRate({
            id: metric.metricDefinitionId,
            name: metric.name ?? nameless(metric),
            isPassed: null,
            passed: check?.passedCalls ?? null,
            evaluated: check?.evaluatedCalls ?? null,
            rate: check?.passRate ?? null,
            needed: null,
            isInherited: null,
        })),
    ];
});
var finderIn = (function finderIn(all, nameOf) {
    const byId = new Map(all.map((told) => [told.metricDefinitionId, told]));
    const byName = new Map(all.map((told) => [nameOf(told), told]));
    return (id, name = null) => {
        const same = id === null ? undefined : byId.get(id);
        const named = name === null ? undefined : byName.get(name);
        const mayBeIt = id === null || named?.metricDefinitionId === null;
        return same ?? (mayBeIt ? named : undefined);
    };
});
__webpack_require__.d(__webpack_exports__, {
    An: (() => (  joinEvidence)),
    X1: (() => (  evidenceOf)),
    ho: (() => (  costOf))
  });
  var _core_percent_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9630);
  var _core_text_log_line_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7720);
  var _policy_below_bar_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2359);
  var _policy_words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5475);




const MAX_WORD_CHARS = 100;
const ROUNDED = 1;


function pickJudgement({ runVerdict, checks }) {
    return { ...(runVerdict && { runVerdict }), ...(checks && { checks }) };
}

function verdictOf(verdict, checks, score) {
    if (verdict === null)
        return { passed: null, score, failures: [] };
    return {
        passed: verdict.passed,
        score: verdict.score ?? score,
        failures: (verdict.failures ?? []).map((failure) => failureOf(failure, checks)),
    };
}


function nameless({ metricDefinitionId }) {
    return metricDefinitionId ?? 'a check without a name';
}
function withRate(check) {
    const { rate, passed, evaluated } = check;
    if (evaluated === 0)
        return { ...check, rate: null };
    if (passed === null || evaluated === null)
        return check;
    const counted = (100 * passed) / evaluated;
    return rate !== null && rate < counted + ROUNDED ? check : { ...check, rate: counted };
}
function failureOf(failure, checks) {
    const { type, metricDefinitionId, metricName } = failure;
    if (metricDefinitionId === null && metricName === null) {
        return { type, message: describeFailure(failure), check: null };
    }
    const found = checks.find(({ id, name }) => metricDefinitionId === null || id === null ? name === metricName : id === metricDefinitionId);
    const check = metricName ?? found?.name ?? nameless(failure);
    return { type, message: describeCheckFailure(failure, check, found), check };
}
function describeFailure(failure) {
    const { type, status, evaluatedCalls, expectedCalls } = failure;
    switch (type) {
        case 'RUN_NOT_COMPLETED':
            return status === null
                ? 'the run was not completed'
                : `the run was not completed: it ended ${(0,_core_text_log_line_js__WEBPACK_IMPORTED_MODULE_0__  .T)(status, MAX_WORD_CHARS)}`;
        case 'INCOMPLETE_COVERAGE':
            return `${countOf(evaluatedCalls, expectedCalls)} were graded`;
        case 'AGENT_NEVER_SPOKE':
            return describeSilence(failure);
        default:
            return `the service holds ${typeName(type)} against the run`;
    }
}
function describeSilence({ agentName, neverSpokeCalls, totalCalls, maxShare, }) {
    const agent = agentName === null ? 'the agent' : `the agent ${(0,_policy_words_js__WEBPACK_IMPORTED_MODULE_2__  .AB)(agentName)}`;
    const bar = maxShare === null ? '' : `; at most ${(0,_core_percent_js__WEBPACK_IMPORTED_MODULE_3__  .dH)(maxShare)} % may be silent`;
    return `${agent} never spoke in ${countOf(neverSpokeCalls, totalCalls)}${bar}`;
}
function describeCheckFailure(failure, name, check) {
    const { type, passRate, minPassRate } = failure;
    const subject = `check ${(0,_policy_words_js__WEBPACK_IMPORTED_MODULE_2__  .AB)(name)}`;
    switch (type) {
        case 'METRIC_NOT_EVALUATED':
            return `${subject} was graded on no call`;
        case _policy_below_bar_js__WEBPACK_IMPORTED_MODULE_1__  .YX:
            return (0,_policy_below_bar_js__WEBPACK_IMPORTED_MODULE_1__  ._l)(name, {
                evaluated: check?.evaluated ?? null,
                rate: passRate ?? check?.rate ?? null,
                needed: minPassRate ?? check?.needed ?? null,
            });
        default:
            return `${subject}: the service holds ${typeName(type)} against it`;
    }
}
function typeName(type) {
    return (0,_core_text_log_line_js__WEBPACK_IMPORTED_MODULE_0__  .T)(type, MAX_WORD_CHARS) || 'something without a name';
}
function countOf(part, whole) {
    if (part === null)
        return whole === null ? 'some calls' : `some of ${callsOf(whole)}`;
    return whole === null ? callsOf(part) : `${part} of ${callsOf(whole)}`;
}
function callsOf(count) {
    return count === 1 ? '1 call' : `${count} calls`;
}
function callOf(call) {
    const gradeOf = finderIn(call.values ?? [], ({ metricName }) => metricName);
    return {
        id: call.callId,
        simulationJobId: call.simulationJobId,
        status: call.status,
        isPassed: call.passed,
        isCounted: call.counted !== false,
        attempt: call.attemptNumber,
        durationMs: call.durationMs,
        agent: call.agentName,
        persona: call.personaName,
        scenario: null,
        checks: (call.checks ?? []).map((check) => ({
            name: check.metricName ?? nameless(check),
            isPassed: check.passed,
            reasoning: gradeOf(check.metricDefinitionId, check.metricName)?.reasoning ?? null,
        })),
        excerpt: [],
    };
}
function breakdownOf({ key, label, ...facts }) {
    return {
        name: label ?? key ?? '',
        calls: facts.calls,
        evaluated: facts.evaluatedCalls,
        passed: facts.passedCalls,
        rate: facts.callPassRate,
        score: facts.score,
    };
}


/***/ }),

/***/ 6245:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    I: () => (  quoteErrorMessage),
    d: (() => (  RunRecord))
  });
  var _core_run_status_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6929);
  var _core_text_log_line_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7720);
  var _evidence_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(401);



const MAX_ERROR_CHARS = 1_000;
const PART_OF_COST = 'What one of these runs cost is not known, so what is told as their cost is that of the others.';
class RunRecord {
    jobId;
    label;
    stableName;
    startedHere = false;
    isKnown = false;
    finished = false;
    recall = null;
    askedToCancel = false;
    uncancelled = null;
    leftGoing = null;
    readable = true;
    runStatus = null;
    hasHadTurn = false;
    debrief = null;
    evidence = {};
    comparison = null;
    compareToJobId = null;
    baseline = null;
    compareChecks = null;
    expected = null;
    addHistory = null;
    askedAgain = false;
    shownDebrief = null;
    hasResults = false;
    shownStatus = null;
    unread = null;
    wait = null;
    #before = null;
    fingerprint = '';
    attached = false;
    reused = false;
    pointer = null;
    crowd = { refusals: 0 };
    notes = [];
    looks = 1;
    #judgement = null;
    #readEvidence = {};
    constructor(label, jobId = '', stableName = '') {
        this.label = label;
        this.jobId = jobId;
        this.stableName = stableName;
    }
    get name() {
        return this.jobId === '' ? this.label : `run ${this.jobId}`;
    }
    get planId() {
        return this.pointer?.runPlanId || this.evidence.about?.planId || null;
    }
    get mayBePlacingCalls() {
        return this.startedHere && !this.finished && !(0,_core_run_status_js__WEBPACK_IMPORTED_MODULE_0__  .hY)(this.runStatus);
    }
    get waitFacts() {
        if (this.wait === null)
            return null;
        return { ...this.wait.facts, ...(this.#before && { before: this.#before }) };
    }
    endWait() {
        this.#before = this.wait?.facts ?? null;
        this.wait = null;
    }
    takeProgress({ status, verdict, attemptSummary }) {
        this.runStatus = status;
        if (!(0,_core_run_status_js__WEBPACK_IMPORTED_MODULE_0__  .hY)(status))
            return;
        this.#readEvidence = (0,_evidence_js__WEBPACK_IMPORTED_MODULE_2__  .X1)({ verdict, attemptSummary });
        this.evidence = (0,_evidence_js__WEBPACK_IMPORTED_MODULE_2__  .An)(this.evidence, this.#readEvidence);
    }
    takeResults(results) {
        const { run } = results;
        const known = this.evidence.about;
        const told = (0,_evidence_js__WEBPACK_IMPORTED_MODULE_2__  .X1)(results);
        this.evidence = (0,_evidence_js__WEBPACK_IMPORTED_MODULE_2__  .An)({ ...this.evidence, ...told }, this.#readEvidence);
        if (told.about !== undefined && known !== undefined) {
            const { planName, planId } = told.about;
            const about = { planName: planName ?? known.planName, planId: planId ?? known.planId };
            this.evidence.about = { ...told.about, ...about };
        }
        this.comparison = results.comparison;
        this.shownDebrief = results.debrief;
        this.hasResults = true;
        const status = run?.status ?? null;
        this.shownStatus = status;
        const mayBeLess = this.runStatus === 'COMPLETED' && (0,_core_run_status_js__WEBPACK_IMPORTED_MODULE_0__  .hY)(status);
        if (status !== null && (mayBeLess || !(0,_core_run_status_js__WEBPACK_IMPORTED_MODULE_0__  .hY)(this.runStatus)))
            this.runStatus = status;
    }
    note(text) {
        if (!this.notes.includes(text))
            this.notes.push(text);
    }
    concludeJudged(judgement, report) {
        const { outcome, reasons, spared } = judgement.decision;
        const told = this.conclude(outcome, reasons, report, spared);
        this.#judgement = { ...judgement, told };
        return told;
    }
    judgementOf(told) {
        return this.#judgement?.told === told ? this.#judgement : null;
    }
    addConfirmation({ jobId, about, outcome, runStatus, checks, cost }) {
        const confirmation = {
            jobId,
            number: about?.number ?? null,
            outcome,
            runStatus,
            usd: cost?.usd ?? null,
            checks: checks ?? null,
        };
        const { confirmations = [], cost: own } = this.evidence;
        if (jobId !== '' && (own === undefined) !== (cost === undefined))
            this.note(PART_OF_COST);
        const sum = {
            usd: (own?.usd ?? 0) + (cost?.usd ?? 0),
            parts: [...(own?.parts ?? []), ...(cost?.parts ?? [])],
        };
        this.evidence = {
            ...this.evidence,
            confirmations: [...confirmations, confirmation],
            ...((own ?? cost) && { cost: sum }),
        };
    }
    conclude(outcome, reasons, report, spared = null) {
        const { jobId, label, stableName, notes, runStatus, debrief, baseline } = this;
        return {
            jobId,
            label,
            ...(stableName === '' ? {} : { stableName }),
            outcome,
            reasons,
            notes: [...notes],
            runStatus,
            debrief,
            report,
            spared,
            ...(baseline && { baseline }),
            ...(this.attached && { attached: true }),
            ...(this.reused && { reused: true }),
            ...(this.askedToCancel && { askedToCancel: true }),
            ...(this.unread !== null && { unread: this.unread }),
            ...this.evidence,
            ...(this.looks > 1 && { looks: this.looks }),
        };
    }
}
function quoteErrorMessage(errorMessage, detail) {
    const message = (0,_core_text_log_line_js__WEBPACK_IMPORTED_MODULE_1__  .T)(errorMessage ?? '', MAX_ERROR_CHARS);
    if (message === '')
        return ', without an error message';
    return detail === 'brief'
        ? ', with an error message that detail: brief leaves out'
        : `: ${message}`;
}


/***/ })

};
;Object.assign(exports.modules, require("./later.js"));
