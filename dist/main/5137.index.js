"use strict";
exports.id = 5137;
exports.ids = [5137];
exports.modules = {

/***/ 5936:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


var poolChecks = (function poolChecks(runs) {
    const all = new Map();
    for (const { checks } of runs) {
        for (const check of checks) {
            all.set(check.name, [...(all.get(check.name) ?? []), checkRate(check)]);
        }
    }
    return new Map([...all].map(([name, rates]) => [name, poolRates(rates)]));
});
var withCounts = (function withCounts(trend, told, previous) {
    const before = poolChecks(previous === null ? [] : [previous]);
    const now = currentRates(told);
    const rows = trend.rows.map(((row) => {
        const { checkName } = row;
        return counted(row, before.get(checkName) ?? UNKNOWN, now.get(checkName) ?? UNKNOWN);
    }));
    return { ...trend, rows };
});
var counted = (function counted(row, previous, current) {
    if (previous.counts === null && current.counts === null)
        return row;
    return { ...row, counts: { previous: previous.counts, current: current.counts } };
});
var currentRates = (function currentRates({ checks }, rows = []) {
    return new Map([
        ...rows.map(({ checkName, currentPassRate }) => {
            return [checkName, { counts: null, rate: currentPassRate }];
        }),
        ...checks.map((check) => [check.name, checkRate(check)]),
    ]);
});
__webpack_require__.d(__webpack_exports__, {
  G_: () => (  compareWith),
  RS: () => (  trendOf),
  O8: () => (  trendOfComparison),
  nD: (() => (  withCounts)),
  O3: () => (  withoutPrevious)
});

// EXTERNAL MODULE: ./core/same-id.js
var same_id = __webpack_require__(8327);
// EXTERNAL MODULE: ./report/theme-order.js
var theme_order = __webpack_require__(8918);
// EXTERNAL MODULE: ./chance/counts.js
var chance_counts = __webpack_require__(8038);
;// CONCATENATED MODULE: ./gate/baseline/pool.js

function checkRate({ passed, evaluated, rate, }) {
    const counts = passed === null || evaluated === null ? null : { passed, evaluated };
    return { counts, rate };
}
function rateOrNull(counts) {
    return counts.evaluated === 0 ? null : (0,chance_counts .M)(counts);
}
function poolRates(rates) {
    const counted = rates.flatMap(({ counts }) => counts ?? []);
    if (counted.length > 0) {
        const counts = {
            passed: sum(counted.map(({ passed }) => passed)),
            evaluated: sum(counted.map(({ evaluated }) => evaluated)),
        };
        return { counts, rate: rateOrNull(counts) };
    }
    const known = rates.flatMap(({ rate }) => rate ?? []);
    return { counts: null, rate: known.length === 0 ? null : sum(known) / known.length };
}
function sum(numbers) {
    return numbers.reduce((total, one) => total + one, 0);
}

;// CONCATENATED MODULE: ./gate/baseline/compare.js



const UNKNOWN = { counts: null, rate: null };
function compareWith(report, told, newest, older) {
    const pool = [newest, ...older];
    return {
        report: {
            ...report,
            themes: judgeLifecycles(report.themes, pool),
            trend: trendOf(report.trend, told, newest, pool),
        },
        gone: goneThemes(report.themes, newest),
    };
}

function trendOfComparison({ checks, comparison }, others) {
    const { simulationRunPlanJobId, runNumber, status } = comparison?.baselineRun ?? {};
    const jobId = simulationRunPlanJobId ?? '';
    const isOther = ['', ...others].some((other) => (0,same_id .F)(other ?? '', jobId));
    const mayBePartial = (status ?? 'COMPLETED') !== 'COMPLETED';
    if (isOther || mayBePartial || comparison?.baselineSource === 'REQUESTED')
        return null;
    const compared = new Map((comparison?.checks ?? []).flatMap((check) => check.metricName === null ? [] : [[check.metricName, check]]));
    if (compared.size === 0)
        return null;
    const rates = new Map(checks.map(({ name, rate }) => [name, rate]));
    return {
        baselineRunPlanJobId: jobId,
        baselineRunNumber: runNumber ?? null,
        rows: [...new Set([...rates.keys(), ...compared.keys()])].map((checkName) => ({
            checkName,
            previousPassRate: compared.get(checkName)?.baselinePassRate ?? null,
            currentPassRate: rates.get(checkName) ?? compared.get(checkName)?.currentPassRate ?? null,
            lifecycle: null,
        })),
    };
}
function withoutPrevious({ rows }) {
    return {
        baselineRunPlanJobId: '',
        baselineRunNumber: null,
        rows: rows.map((row) => ({ ...row, previousPassRate: null, lifecycle: null })),
    };
}
function judgeLifecycles(themes, pool) {
    const told = pool.flatMap((run) => run.themes ?? []);
    const isTold = pool.some((run) => run.themes !== null);
    const known = new Set(told.map(({ slug }) => slug));
    return themes.map((theme) => {
        if (!isTold)
            return theme;
        const lifecycle = !(0,theme_order .aJ)(theme) ? 'FIXED' : known.has(theme.slug) ? 'PERSISTENT' : 'NEW';
        return { ...theme, lifecycle, serviceLifecycle: theme.lifecycle };
    });
}
function goneThemes(themes, newest) {
    const shown = new Set(themes.filter(theme_order .aJ).map(({ slug }) => slug));
    return (newest.themes ?? []).filter(({ slug }) => !shown.has(slug));
}
function trendOf(trend, told, newest, pool) {
    const rows = trend?.rows ?? [];
    const now = currentRates(told, rows);
    if (now.size === 0)
        return null;
    const before = baselineRates(trend, told, newest, pool);
    const isOwn = trend !== null && (0,same_id .F)(trend.baselineRunPlanJobId, newest.jobId);
    const lifecycles = new Map(isOwn ? rows.map(({ checkName, lifecycle }) => [checkName, lifecycle]) : []);
    const names = new Set([...now.keys(), ...newest.checks.map(({ name }) => name)]);
    return {
        baselineRunPlanJobId: newest.jobId,
        baselineRunNumber: newest.number,
        rows: [...names].map((checkName) => {
            const previous = before.get(checkName) ?? UNKNOWN;
            const current = now.get(checkName) ?? UNKNOWN;
            const row = {
                checkName,
                previousPassRate: previous.rate,
                currentPassRate: rateBeside(current, previous),
                lifecycle: lifecycles.get(checkName) ?? null,
            };
            return counted(row, previous, current);
        }),
    };
}
function rateBeside({ counts, rate }, previous) {
    const isCounted = counts !== null && (previous.counts !== null || rate === null);
    return isCounted ? rateOrNull(counts) : rate;
}


function baselineRates(trend, { comparison }, { jobId }, pool) {
    const rates = new Map();
    const tell = (name, rate) => {
        if (name !== null && rate !== null)
            rates.set(name, { counts: null, rate });
    };
    if (trend !== null && (0,same_id .F)(trend.baselineRunPlanJobId, jobId)) {
        for (const row of trend.rows)
            tell(row.checkName, row.previousPassRate);
    }
    if ((0,same_id .F)(comparison?.baselineRun?.simulationRunPlanJobId ?? '', jobId)) {
        for (const check of comparison?.checks ?? [])
            tell(check.metricName, check.baselinePassRate);
    }
    for (const [name, pooled] of poolChecks(pool)) {
        if (pooled.rate !== null || pooled.counts !== null)
            rates.set(name, pooled);
    }
    return rates;
}


/***/ }),

/***/ 6327:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    BN: () => (  withReport),
    VW: () => (  whyUnfit),
    f7: () => (  earlierRunOf)
  });
  var _core_run_status_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6929);
  var _core_same_id_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8327);
  var _report_history_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(350);
  var _report_theme_order_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8918);
  var _runs_evidence_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(401);
function earlierRunOf(jobId, results) {
    const { about, runVerdict, checks = [] } = (0,_runs_evidence_js__WEBPACK_IMPORTED_MODULE_3__  .X1)(results);
    const { debrief, run } = results;
    const isReady = debrief?.status === 'READY';
    const report = (isReady ? debrief.report : null) ?? null;
    const earlier = {
        jobId,
        planId: about?.planId ?? null,
        number: about?.number ?? null,
        status: run?.status ?? null,
        endedAt: about?.endedAt ?? null,
        verdict: null,
        isPassed: runVerdict?.passed ?? null,
        checks: [...(0,_report_history_js__WEBPACK_IMPORTED_MODULE_1__  .tg)({ checks, report: null }).values()],
        themes: null,
        lacksReport: isReady && report === null,
    };
    return report === null ? earlier : withReport(earlier, report);
}
function withReport(earlier, report) {
    const known = new Set(earlier.checks.map(({ name }) => name));
    const rows = (report.trend?.rows ?? []).filter(({ checkName }) => !known.has(checkName));
    return {
        ...earlier,
        verdict: report.verdict,
        checks: [
            ...earlier.checks,
            ...rows.map(({ checkName, currentPassRate }) => ({
                name: checkName,
                passed: null,
                evaluated: null,
                rate: currentPassRate,
                isPassed: null,
            })),
        ],
        themes: report.themes.filter(_report_theme_order_js__WEBPACK_IMPORTED_MODULE_2__  .aJ).map(({ slug, title }) => ({ slug, title })),
        lacksReport: false,
    };
}
function whyUnfit(earlier, planId) {
    const { status, verdict, isPassed, checks } = earlier;
    if (planId !== null && earlier.planId !== null && !(0,_core_same_id_js__WEBPACK_IMPORTED_MODULE_4__  .F)(planId, earlier.planId)) {
        return 'it is a run of another plan';
    }
    if (status !== null && status !== 'COMPLETED') {
        return (0,_core_run_status_js__WEBPACK_IMPORTED_MODULE_0__  .hY)(status) ? `it ended ${status}` : 'it has not ended';
    }
    const isJudged = verdict !== null || isPassed !== null || checks.length > 0;
    return isJudged ? null : 'it was not judged';
}


/***/ }),

/***/ 5464:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

  var lookUpBaseline = (async function lookUpBaseline(planIds, { inputs: { baseline }, earlierRuns }) {
    if (baseline.kind !== 'given')
        return null;
    const { jobId } = baseline;
    const run = await earlierRuns.read(jobId);
    if (run === null) {
        const unread = earlierRuns.whyUnread(jobId);
        const why = unread && (0,_core_text_log_line_js__WEBPACK_IMPORTED_MODULE_0__  .T)(unread, MAX_WHY_CHARS);
        if (earlierRuns.isUnknown(jobId)) {
            throw new _step_stops_js__WEBPACK_IMPORTED_MODULE_1__  .C9('input', `input 'baseline': '${jobId}' is the ID of no run that the service knows (${why}): check the ID, and that base-url and api-key belong to the same project, or leave the input out`, 'error');
        }
        earlierRuns.forget(jobId);
        return why;
    }
    const ofMoment = (0,_earlier_run_js__WEBPACK_IMPORTED_MODULE_2__  .VW)(run, null);
    if (ofMoment !== null)
        earlierRuns.forget(jobId);
    const plan = planIds.find((id) => (0,_core_same_id_js__WEBPACK_IMPORTED_MODULE_3__  .F)(id, run.planId ?? id)) ?? planIds[0] ?? null;
    return (0,_earlier_run_js__WEBPACK_IMPORTED_MODULE_2__  .VW)(run, plan);
});
__webpack_require__.d(__webpack_exports__, {
    s: (() => (  lookUpBaseline))
  });
  var _core_same_id_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8327);
  var _core_text_log_line_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7720);
  var _step_stops_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3743);
  var _earlier_run_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6327);




const MAX_WHY_CHARS = 300;



/***/ }),

/***/ 3696:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    cO: () => (  totalCalls),
    qD: () => (  checkCallBudget),
    qj: () => (  overBudget),
    xe: () => (  countCalls)
  });
  var _http_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2557);
  var _report_format_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3483);
  var _step_in_turn_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9499);
  var _step_stops_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3743);
  var _follow_run_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6881);
  var _run_plans_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6046);
  var _run_record_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6245);
const BUDGET_MS = 10_000;
function countCalls(planned, watch) {
    return (0,_step_in_turn_js__WEBPACK_IMPORTED_MODULE_5__  .l)(planned, watch.inputs.maxParallel, ({ plan }) => countPlan(plan, watch));
}
async function countPlan(plan, { client, clock, cancelled }) {
    if (plan.size !== null)
        return describeSize(plan);
    try {
        const deadlineMs = clock.now() + BUDGET_MS;
        const context = { signal: cancelled, deadlineMs, mayLack: true };
        const { name, testCaseCount, iterationCount } = await client.readPlan(plan.id, context);
        const size = { testCases: testCaseCount, iterations: iterationCount };
        return describeSize({ ...plan, name, size });
    }
    catch (error) {
        if (!(error instanceof _http_errors_js__WEBPACK_IMPORTED_MODULE_0__  ._7))
            throw error;
        return uncounted(plan, (0,_step_stops_js__WEBPACK_IMPORTED_MODULE_1__  .Kx)(error.message), error);
    }
}
function describeSize(plan) {
    const { testCases = null, iterations = null } = plan.size ?? {};
    if (testCases === null || iterations === null) {
        return uncounted(plan, 'the service does not tell its test cases and iterations');
    }
    const calls = testCases * iterations;
    const factors = `${(0,_report_format_js__WEBPACK_IMPORTED_MODULE_6__  .So)(testCases, 'test case')} \u00d7 ${(0,_report_format_js__WEBPACK_IMPORTED_MODULE_6__  .So)(iterations, 'iteration')}`;
    return {
        plan,
        calls,
        text: `${(0,_report_format_js__WEBPACK_IMPORTED_MODULE_6__  .So)(calls, 'call')} (${factors})`,
        unknown: null,
        error: null,
    };
}
function uncounted(plan, unknown, error = null) {
    return { plan, calls: null, text: 'an unknown number of calls', unknown, error };
}
function totalCalls(counted) {
    return counted.reduce((sum, { calls }) => sum + (calls ?? 0), 0);
}
function overBudget(counted, { inputs: { maxCalls } }) {
    const total = totalCalls(counted);
    if (maxCalls === null || total <= maxCalls)
        return null;
    const plans = counted.map(({ plan, text }) => `${(0,_run_plans_js__WEBPACK_IMPORTED_MODULE_3__  .d)(plan)}: ${text}`).join('; ');
    const sum = counted.length > 1 ? `, ${(0,_report_format_js__WEBPACK_IMPORTED_MODULE_6__  .So)(total, 'call')} together` : '';
    return new _step_stops_js__WEBPACK_IMPORTED_MODULE_1__  .C9('max-calls', `more calls would be placed than the input max-calls: ${maxCalls} allows (${plans}${sum}), so nothing was started: raise max-calls, or make the run plan smaller`, 'error');
}
async function checkCallBudget(planned, watch, isSpared) {
    if (watch.inputs.maxCalls === null)
        return [];
    try {
        const counted = await countCalls(planned, watch);
        if (overBudget(counted, watch) !== null) {
            const spared = await (0,_step_in_turn_js__WEBPACK_IMPORTED_MODULE_5__  .l)(planned, watch.inputs.maxParallel, isSpared);
            const toStart = counted.filter((_, index) => spared[index] === false);
            const stopped = overBudget(toStart, watch);
            if (stopped !== null)
                throw stopped;
        }
        for (const [index, { unknown }] of counted.entries()) {
            if (unknown === null)
                continue;
            planned[index]?.run.note(`How many calls the run plan places is not known (${unknown}), so max-calls could not hold it back.`);
        }
        return [];
    }
    catch (error) {
        const labels = planned.map(({ run }) => run.label).join(', ');
        const names = planned.map(({ run }) => run.stableName).join(', ');
        return [await (0,_follow_run_js__WEBPACK_IMPORTED_MODULE_2__  .pm)(new _run_record_js__WEBPACK_IMPORTED_MODULE_4__  .d(labels, '', names), error, watch)];
    }
}


/***/ }),

/***/ 9718:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

  var tellRunsThatGoOn = (function tellRunsThatGoOn(runs, runner) {
    const uncancelled = runs.flatMap((({ jobId, uncancelled: why }) => why === null ? [] : [{ id: jobId, why }]));
    (0,_step_annotations_js__WEBPACK_IMPORTED_MODULE_4__  .qc)('error', (0,_saved_runs_js__WEBPACK_IMPORTED_MODULE_3__  .Y_)(uncancelled), runner, MAX_ANNOTATIONS);
    const left = runs.flatMap((({ jobId, leftGoing }) => leftGoing === null ? [] : [{ id: jobId, why: LEFT_GOING[leftGoing] }]));
    const going = (0,_step_annotations_js__WEBPACK_IMPORTED_MODULE_4__  .UN)(left).map(({ ids, why }) => `run ${ids} ${why}`);
    (0,_step_annotations_js__WEBPACK_IMPORTED_MODULE_4__  .qc)('warning', going, runner, MAX_ANNOTATIONS);
});
__webpack_require__.d(__webpack_exports__, {
    Su: () => (  cancelRun),
    gm: (() => (  tellRunsThatGoOn)),
    zj: () => (  leaveRun)
  });
  var _http_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2557);
  var _step_annotations_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1560);
  var _step_stops_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3743);
  var _ask_to_cancel_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1852);
  var _saved_runs_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1156);





const HURRIED_BUDGET_MS = 3_000;
const BUDGET_MS = 2 * 60_000;
const LEFT_GOING = {
    unwanted: 'was left going: cancel-on-abort is false',
    lost: 'was started by this step, and may go on placing calls',
};
const MAX_ANNOTATIONS = 5;
async function cancelRun(run, watch) {
    run.leftGoing = null;
    if (!watch.inputs.cancelOnAbort) {
        run.note('The run was left going (cancel-on-abort: false).');
        watch.narrator.say(run, 'left going, since cancel-on-abort is false');
        run.leftGoing = 'unwanted';
        return;
    }
    try {
        if ((await requestCancel(run, watch)) === 'ended') {
            watch.narrator.say(run, 'had ended already, so there was nothing to cancel');
            return;
        }
        run.askedToCancel = true;
        run.note('The run was asked to cancel by this step, which had started it.');
        watch.narrator.say(run, 'asked to cancel');
    }
    catch (error) {
        if (!(error instanceof _http_errors_js__WEBPACK_IMPORTED_MODULE_0__  ._7))
            throw error;
        run.uncancelled = error.message;
        run.note('The run could not be cancelled: it may go on placing calls.');
        watch.narrator.say(run, `could not be cancelled: ${error.message}`);
    }
}
async function requestCancel({ jobId }, watch) {
    const { client, clock, cancelled } = watch;
    try {
        return await (0,_ask_to_cancel_js__WEBPACK_IMPORTED_MODULE_2__  .n)(jobId, client, {
            signal: cancelled,
            deadlineMs: clock.now() + BUDGET_MS,
        });
    }
    catch (error) {
        if (!(error instanceof _step_stops_js__WEBPACK_IMPORTED_MODULE_1__  .cJ))
            throw error;
    }
    const { signal } = new AbortController();
    return (0,_ask_to_cancel_js__WEBPACK_IMPORTED_MODULE_2__  .n)(jobId, client, { signal, deadlineMs: clock.now() + HURRIED_BUDGET_MS });
}
function leaveRun(run, watch) {
    run.note('This step started the run and had to leave it: it may go on placing calls. Its ID as job-id has it judged, and so has a re-run of this job where memory holds the run; to start another would place the calls a second time.');
    watch.narrator.say(run, 'left, and may go on placing calls');
    run.leftGoing = 'lost';
    run.recall = new Promise((resolve) => {
        watch.cancelled.addEventListener('abort', () => resolve(cancelRun(run, watch)), { once: true });
    });
}



/***/ }),

/***/ 6881:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


var endedBefore = (function endedBefore({ jobId, startedHere, evidence, pointer }, remembered) {
    const known = pointer ?? remembered.find((one) => (0,same_id .F)(one.jobId, jobId));
    const toldMs = msOf(evidence.about?.endedAt);
    const leastMs = toldMs === null ? null : Math.max(toldMs, msOf(known?.startedAt) ?? toldMs);
    const endMs = msOf(known?.endedAt) ?? leastMs;
    if (startedHere || endMs === null)
        return remembered;
    return remembered.filter(({ endedAt }) => (msOf(endedAt) ?? endMs) <= endMs);
});
var msOf = (function msOf(moment) {
    return (0,iso_time .s)(moment ?? '');
});
var candidatesFor = (function candidatesFor(jobId, planId, remembered) {
    const others = remembered.filter((pointer) => !(0,same_id .F)(pointer.jobId, jobId));
    const isForeign = ({ runPlanId }) => planId !== null && runPlanId !== '' && !(0,same_id .F)(runPlanId, planId);
    const own = others.filter((pointer) => !isForeign(pointer));
    const of = ((outcome) => own.filter((one) => one.outcome === outcome));
    return { passed: of('passed'), failed: of('failed'), foreign: others.filter(isForeign) };
});
var learnEnd = (async function learnEnd(run, watch) {
    const startedMs = run.startedHere ? (0,iso_time .s)(run.pointer?.startedAt ?? '') : null;
    const { planId } = run;
    if (startedMs === null || planId === null)
        return;
    const remembered = await durationsRemembered(run, planId, watch);
    const durations = remembered.length > 0 ? remembered : await durationsListed(planId, watch);
    run.expected = (0,expected_end .r)(startedMs, durations.slice(0, MAX_RUNS));
});
var agreeOn = (function agreeOn(report, run, watch) {
    const { debrief, shownDebrief: shown } = run;
    if (debrief === null || shown === null)
        return report;
    const isNamed = shown.debriefId !== undefined && (0,same_id .F)(shown.debriefId, debrief.debriefId);
    const isIt = isNamed || (shown.debriefId === undefined && !watch.inputs.regenerate);
    const asked = `the debrief is ${told(report)} in the answer to its request`;
    if (isIt && shown.status === 'FAILED') {
        if (run.askedAgain || report.verdict === 'THRESHOLD_FAILED')
            return report;
        run.debrief = { ...debrief, status: 'FAILED', errorMessage: shown.errorMessage ?? null };
        const why = (0,stops .Kx)((0,run_record .I)(shown.errorMessage, watch.inputs.detail));
        throw new stops .C9('debrief', `${asked}, but the results of the run say that it ended FAILED${why}`);
    }
    const mayCount = isIt || (shown.status === 'READY' && !watch.inputs.regenerate);
    if (!mayCount || !shown.report || isEarlier(shown.report, report))
        return report;
    const isAlike = shown.report.verdict === report.verdict;
    if (!isAlike) {
        const where = isIt
            ? 'the results of the run'
            : 'another debrief that the results of the run show';
        const found = `${asked} and ${told(shown.report)} in ${where}`;
        watch.narrator.say(run, `${found}; the worse of the two is judged`);
        run.note(`${found.replace('the', 'The')}. The worse of the two was judged.`);
    }
    const isReplaced = isAlike && !isIt && isEarlier(report, shown.report);
    if (!isReplaced && badness(shown.report) <= badness(report))
        return report;
    run.debrief = { ...debrief, debriefId: shown.debriefId ?? debrief.debriefId };
    return shown.report;
});
var told = (function told({ verdict }) {
    return (0,log_line .T)(verdict, MAX_VERDICT_CHARS);
});
var isEarlier = (function isEarlier(one, other) {
    const oneMs = (0,iso_time .s)(one.generatedAt);
    const otherMs = (0,iso_time .s)(other.generatedAt);
    return oneMs !== null && otherMs !== null && oneMs < otherMs;
});
var badness = (function badness({ verdict }) {
    if (verdict === 'PASSED')
        return 0;
    return verdict === 'THRESHOLD_FAILED' ? 2 : 1;
});
var askAboutRun = (async function askAboutRun(ask, run, wait, { clock, narrator }) {
    const isKnown = () => run.startedHere || run.isKnown;
    const tell = (line) => narrator.sayOnce(run, line);
    try {
        return await (0,patience .Ev)(ask, { clock, wait, isKnown, tell });
    }
    catch (error) {
        throw explainLasting(error, run);
    }
});
var awaitReport = (async function awaitReport(run, settled, watch) {
    return new DebriefWait(run, settled, watch).report();
});
var settle = (async function settle(run, watch) {
    const looks = { patience: new patience .i3(watch.clock), notBeforeMs: 0 };
    let requestNow = true;
    for (;;) {
        if (requestNow) {
            const settled = await requestWhenFinished(run, (0,turn .kh)(run, watch), watch);
            if (settled !== null)
                return settled;
            refuseUnsuccessfulEnd(run);
        }
        const hadEnded = (0,run_status .hY)(run.runStatus);
        const isRead = run.readable && !hadEnded && (await readProgress(run, looks, watch));
        const ended = (0,run_status .hY)(run.runStatus);
        requestNow = ended || !isRead;
        if (hadEnded || !ended)
            await (0,turn .kh)(run, watch).pause(run.expected);
    }
});
var requestWhenFinished = (async function requestWhenFinished(run, wait, watch) {
    const { regenerate } = watch.inputs;
    const ask = (() => requestOnce(run, regenerate, wait, watch));
    try {
        const debrief = await askAboutRun(ask, run, wait, watch);
        run.isKnown = true;
        run.finished = true;
        if (!(0,run_status .hY)(run.runStatus))
            run.runStatus = null;
        return { kind: 'requested', debrief };
    }
    catch (error) {
        if (!(error instanceof errors ._7))
            throw error;
        if (error.status === 409) {
            run.isKnown = true;
            noteUnfinished(run, wait, watch);
            return null;
        }
        if (error.status === 403)
            return refusedRequest(run, regenerate, watch);
        throw error;
    }
});
var requestOnce = (async function requestOnce({ jobId }, regenerate, { context }, { client }) {
    try {
        return await client.requestDebrief(jobId, { regenerate }, context);
    }
    catch (error) {
        const isLost = regenerate && error instanceof errors ._7 && error.mayHaveBeenTaken;
        throw isLost ? explainLostRequest(error) : error;
    }
});
var followRun = (async function followRun(run, bringAbout, watch) {
    watch.narrator.watching(run);
    let told;
    try {
        watch.cancelled.throwIfAborted();
        await bringAbout();
        told = watch.inputs.wait ? await reachDecision(run, watch) : leaveToLaterStep(run, watch);
    }
    catch (error) {
        told =
            (await decideWithoutDebrief(run, error, watch)) ??
                (await endWithoutJudgement(run, error, watch));
    }
    await (0,remembering .DO)(run, told, watch);
    if (told.outcome !== 'started' && run.recall === null)
        watch.saver?.finished(run);
    watch.narrator.finished(run, told.outcome);
    return told;
});
var reachDecision = (async function reachDecision(run, watch) {
    const baseline = new BaselineSearch(run, watch);
    run.compareChecks = () => baseline.compareChecks();
    const history = new HistorySearch(run, watch);
    void learnEnd(run, watch);
    const settled = await settle(run, watch);
    history.begin();
    if (!run.mayBePlacingCalls)
        watch.saver?.finished(run);
    const atOnce = [
        awaitReport(run, settled, watch),
        (0,read_evidence .O$)(run, watch),
        (0,read_evidence .ii)(run, watch),
    ];
    await Promise.allSettled(atOnce);
    const [awaited] = await Promise.all(atOnce);
    await (0,read_evidence .zV)(run, awaited, watch);
    await (0,read_evidence .Sd)(run, awaited, watch);
    const report = agreeOn(awaited, run, watch);
    if (!run.hasResults)
        watch.cancelled.throwIfAborted();
    const comparing = baseline.compare(report);
    history.begin();
    const compared = await comparing;
    const told = (await watch.decider()).decide(run, compared);
    if (!run.startedHere)
        (0,saved_runs .Tn)(run.jobId, watch.env);
    run.addHistory = ((report) => history.addTo(report));
    return told;
});
__webpack_require__.d(__webpack_exports__, {
  pm: () => (  endWithoutJudgement),
  R2: (() => (  followRun)),
  rn: () => (  recallRun)
});

// EXTERNAL MODULE: ./core/run-status.js
var run_status = __webpack_require__(6929);
// EXTERNAL MODULE: ./http/errors.js
var errors = __webpack_require__(2557);
// EXTERNAL MODULE: ./step/explain.js
var explain = __webpack_require__(301);
// EXTERNAL MODULE: ./step/stops.js
var stops = __webpack_require__(3743);
// EXTERNAL MODULE: ./core/input/iso-time.js
var iso_time = __webpack_require__(2111);
// EXTERNAL MODULE: ./core/same-id.js
var same_id = __webpack_require__(8327);
// EXTERNAL MODULE: ./core/text/log-line.js
var log_line = __webpack_require__(7720);
// EXTERNAL MODULE: ./memory/open.js
var memory_open = __webpack_require__(4607);
// EXTERNAL MODULE: ./memory/refs.js
var memory_refs = __webpack_require__(4317);
// EXTERNAL MODULE: ./report/format.js
var format = __webpack_require__(3483);
// EXTERNAL MODULE: ./step/annotations.js
var annotations = __webpack_require__(1560);
;// CONCATENATED MODULE: ./gate/baseline/choose.js




// EXTERNAL MODULE: ./gate/baseline/compare.js + 1 modules
var compare = __webpack_require__(5936);
// EXTERNAL MODULE: ./gate/baseline/earlier-run.js
var earlier_run = __webpack_require__(6327);
;// CONCATENATED MODULE: ./gate/baseline/baseline.js
const KEEP_MEMORY = '; give the input memory a folder that is kept from job to job, and runs are remembered from then on';
const BUDGET_MS = 20_000;
const SPARE = 5;
const DAY_MS = 86_400_000;
const MAX_NAMED = 3;
const MAX_WHY_CHARS = 300;
class BaselineSearch {
    #run;
    #watch;
    #remembered;
    #found = null;
    #whyPassedOver = 'the step was cancelled';
    constructor(run, watch) {
        this.#run = run;
        this.#watch = watch;
        const { baseline } = watch.inputs;
        const { recall, refs } = watch;
        this.#remembered =
            baseline.kind === 'off' ? Promise.resolve([]) : recall(refs.base ?? refs.own);
        void this.#nameForService();
        if (this.#run.planId !== null)
            this.#found = this.#find();
    }
    async compare(report) {
        const { kind } = this.#watch.inputs.baseline;
        if (report === null)
            return null;
        if (kind === 'off') {
            this.#run.baseline = { ...NONE, source: 'off' };
            return report;
        }
        this.#found ??= this.#find();
        const found = await this.#found;
        return found === null
            ? { ...report, trend: await this.#previousTrend(report.trend) }
            : this.#compareWith(found, report);
    }
    async compareChecks() {
        const { evidence, comparison } = this.#run;
        if (this.#watch.inputs.baseline.kind === 'off')
            return;
        this.#found ??= this.#find();
        const found = await this.#found;
        if (found === null) {
            const trend = await this.#previousTrend(null);
            if (this.#run.baseline && trend)
                this.#run.baseline = { ...this.#run.baseline, trend };
            return;
        }
        const told = { checks: evidence.checks ?? [], comparison };
        const trend = (0,compare .RS)(null, told, found.newest, [found.newest, ...found.older]);
        if (trend !== null)
            this.#run.baseline = { ...this.#baselineIn(found), trend };
    }
    async #nameForService() {
        const { baseline } = this.#watch.inputs;
        const { jobId } = this.#run;
        if (baseline.kind === 'given')
            this.#run.compareToJobId = baseline.jobId;
        if (baseline.kind !== 'auto')
            return;
        const { passed, failed } = candidatesFor(jobId, this.#run.planId, await this.#earlier());
        this.#run.compareToJobId = (passed[0] ?? failed[0])?.jobId ?? null;
    }
    async #earlier() {
        const remembered = await this.#remembered;
        return this.#watch.refs.base === null ? endedBefore(this.#run, remembered) : remembered;
    }
    async #find() {
        const { baseline, baselineRuns } = this.#watch.inputs;
        const deadlineMs = this.#watch.clock.now() + BUDGET_MS;
        const remembered = await this.#remembered;
        switch (baseline.kind) {
            case 'given':
                return this.#findGiven(baseline.jobId, remembered, deadlineMs);
            case 'auto':
                return this.#findRemembered(await this.#earlier(), baselineRuns, deadlineMs);
            default:
                return null;
        }
    }
    async #findGiven(jobId, remembered, deadlineMs) {
        const newest = await this.#readFit(jobId, deadlineMs);
        if (newest === null) {
            const why = this.#watch.earlierRuns.whyUnread(jobId) ?? this.#whyPassedOver;
            const warning = `input 'baseline': run ${jobId} cannot be compared with (${(0,log_line .T)(why, MAX_WHY_CHARS)}), so the service's previous run stands in for it`;
            (0,annotations .qc)('warning', [warning], this.#watch.runner);
            this.#run.note(`The run that the input baseline names, ${jobId}, cannot be compared with.`);
            return null;
        }
        const pointer = remembered.find((one) => (0,same_id .F)(one.jobId, jobId)) ?? null;
        return { source: 'given', newest, older: [], pointer };
    }
    async #findRemembered(remembered, wanted, deadlineMs) {
        const { jobId, planId } = this.#run;
        const { passed, failed, foreign } = candidatesFor(jobId, planId, remembered);
        for (const pointer of foreign)
            this.#passOver(pointer.jobId, 'it is a run of another plan');
        const pooled = await this.#readSome(passed, wanted, deadlineMs);
        const [first, ...others] = pooled.length > 0 ? pooled : await this.#readSome(failed, 1, deadlineMs);
        this.#noteUnread([...passed, ...failed]);
        if (first === undefined)
            return null;
        if (pooled.length === 0) {
            const { refs } = this.#watch;
            this.#run.note(`No run of ${(0,memory_refs .hh)(refs.base ?? refs.own)} that passed could be compared with, so the newest judged one is the baseline, which did not pass.`);
        }
        const older = others.map(({ run }) => run);
        return { source: 'memory', newest: first.run, older, pointer: first.pointer };
    }
    async #readSome(pointers, wanted, deadlineMs) {
        const fit = [];
        const left = pointers.slice(0, wanted + SPARE);
        while (fit.length < wanted && left.length > 0) {
            const batch = left.splice(0, wanted - fit.length);
            const read = batch.map(async (pointer) => {
                const run = await this.#readFit(pointer.jobId, deadlineMs);
                return run === null ? [] : [{ run, pointer }];
            });
            fit.push(...(await Promise.all(read)).flat());
        }
        return fit;
    }
    async #readFit(jobId, deadlineMs) {
        const { earlierRuns } = this.#watch;
        if ((0,same_id .F)(jobId, this.#run.jobId))
            return this.#passOver(jobId, 'it is the run itself');
        const run = await earlierRuns.readWhole(jobId, deadlineMs);
        if (run === null)
            return null;
        const why = (0,earlier_run .VW)(run, this.#run.planId);
        if (why === null)
            return run;
        return this.#passOver(jobId, why);
    }
    #noteUnread(pointers) {
        const unread = pointers.flatMap(({ jobId }) => {
            const why = this.#watch.earlierRuns.whyUnread(jobId);
            return why === null ? [] : [`run ${jobId} (${(0,log_line .T)(why, MAX_WHY_CHARS)})`];
        });
        if (unread.length === 0)
            return;
        const { refs } = this.#watch;
        this.#run.note(`Of the judged runs of ${(0,memory_refs .hh)(refs.base ?? refs.own)} that are remembered, the baseline lacks what could not be read: ${(0,format .ki)(unread, MAX_NAMED)}.`);
    }
    #passOver(jobId, why) {
        this.#whyPassedOver = why;
        this.#watch.runner.debug(`run ${jobId} is passed over as a baseline: ${why}`);
        return null;
    }
    #compareWith(found, report) {
        const { evidence, comparison } = this.#run;
        const told = { checks: evidence.checks ?? [], comparison };
        const compared = (0,compare .G_)(report, told, found.newest, found.older);
        const { gone } = compared;
        this.#run.baseline = { ...this.#baselineIn(found), gone, serviceTrend: report.trend };
        return compared.report;
    }
    #baselineIn({ source, newest, older, pointer }) {
        const pooled = [newest, ...older].map(({ jobId }) => jobId);
        return { ...this.#factsOf(newest.jobId, newest, pointer), source, pooled };
    }
    async #previousTrend(told) {
        const { clock, earlierRuns } = this.#watch;
        const { jobId: own, evidence, comparison, compareToJobId } = this.#run;
        const checks = evidence.checks ?? [];
        const trend = told ?? (0,compare .O8)({ checks, comparison }, [own, compareToJobId]);
        const jobId = trend?.baselineRunPlanJobId ?? '';
        if (trend === null || jobId === '')
            return trend;
        if ((0,same_id .F)(jobId, own))
            return (0,compare .O3)(trend);
        const hasCounts = checks.some(({ evaluated }) => evaluated !== null);
        const deadlineMs = clock.now() + BUDGET_MS;
        const previous = hasCounts ? await earlierRuns.read(jobId, deadlineMs) : null;
        const pointer = (await this.#remembered).find((one) => (0,same_id .F)(one.jobId, jobId)) ?? null;
        this.#run.baseline = {
            ...this.#factsOf(jobId, previous, pointer),
            number: trend.baselineRunNumber,
            source: 'previous',
        };
        await this.#notePrevious();
        return (0,compare .nD)(trend, { checks, comparison }, previous);
    }
    async #notePrevious() {
        const { inputs, memory, refs } = this.#watch;
        if (inputs.baseline.kind !== 'auto')
            return;
        const { jobId, planId } = this.#run;
        const { passed, failed } = candidatesFor(jobId, planId, await this.#earlier());
        const is = passed.length + failed.length > 0 ? 'could be compared with' : 'is remembered';
        this.#run.note(`Compared with the plan's previous run, which may be another pull request's: no judged run of ${(0,memory_refs .hh)(refs.base ?? refs.own)} ${is}${memory === memory_open .gR ? KEEP_MEMORY : ''}.`);
    }
    #factsOf(jobId, run, pointer) {
        const nowMs = this.#watch.clock.now();
        const ended = this.#run.comparison?.baselineRun;
        const told = [
            run?.endedAt,
            (0,same_id .F)(ended?.simulationRunPlanJobId ?? '', jobId) ? ended?.endedAt : null,
            pointer?.endedAt,
        ];
        const [endedMs = null] = told.flatMap(((text) => (text ? ((0,iso_time .s)(text) ?? []) : [])));
        return {
            ...NONE,
            source: 'previous',
            jobId,
            number: run?.number ?? null,
            commit: pointer?.sha || null,
            ref: pointer?.ref || null,
            endedAt: endedMs === null ? null : new Date(endedMs).toISOString(),
            ageDays: endedMs === null ? null : ageOf(endedMs, nowMs),
            outcome: pointer?.outcome ?? null,
        };
    }
}
const NONE = {
    source: 'off',
    jobId: '',
    number: null,
    commit: null,
    ref: null,
    endedAt: null,
    ageDays: null,
    outcome: null,
    pooled: [],
    gone: [],
    serviceTrend: null,
};
function ageOf(endedMs, nowMs) {
    return Math.max(0, Math.ceil((100 * (nowMs - endedMs)) / DAY_MS) / 100);
}

// EXTERNAL MODULE: ./core/expected-end.js
var expected_end = __webpack_require__(111);
;// CONCATENATED MODULE: ./gate/history/expectation.js
const MAX_RUNS = 10;

async function durationsRemembered({ jobId }, planId, { recall, refs }) {
    const pointers = [refs.own, ...(refs.base === null ? [] : [refs.base])].map((ref) => recall(ref));
    return (await Promise.all(pointers))
        .flat()
        .filter(({ outcome, runPlanId, jobId: id }) => (outcome === 'passed' || outcome === 'failed') &&
        (0,same_id .F)(runPlanId, planId) &&
        !(0,same_id .F)(id, jobId))
        .flatMap(({ startedAt, endedAt }) => durationOf(startedAt, endedAt));
}
async function durationsListed(planId, { planRuns, inputs }) {
    if (inputs.history === 0)
        return [];
    return (await planRuns.list(planId))
        .filter(({ status }) => status === 'COMPLETED')
        .flatMap(({ createdAt, startedAt, endedAt }) => durationOf(createdAt ?? startedAt, endedAt));
}
function durationOf(start, end) {
    const [startMs, endMs] = [start, end].map((text) => (text ? (0,iso_time .s)(text) : null));
    return startMs == null || endMs == null || endMs <= startMs ? [] : [endMs - startMs];
}

// EXTERNAL MODULE: ./report/history.js
var report_history = __webpack_require__(350);
// EXTERNAL MODULE: ./core/lazily.js
var lazily = __webpack_require__(3974);
;// CONCATENATED MODULE: ./gate/history/unsteady.js
const LEAST_CHANGES = 3;
const WAIVER_DAYS = 30;
const unsteady_DAY_MS = 86_400_000;
const MAX_NAME_CHARS = 200;
function findUnsteady(runs, nowMs) {
    const found = new Map();
    for (const same of groupsOf(runs)) {
        const names = new Set(same.flatMap(({ checks }) => checks.map(({ name }) => name)));
        for (const check of names) {
            const sides = sidesOf(check, same);
            const changes = sides.filter((side, index) => index > 0 && side !== sides[index - 1]).length;
            if (changes < LEAST_CHANGES || changes <= (found.get(check)?.changes ?? 0))
                continue;
            const waiver = proposeWaiver(check, changes, sides.length, nowMs);
            found.set(check, { check, changes, runs: sides.length, waiver });
        }
    }
    return [...found.values()];
}
function groupsOf(runs) {
    const groups = new Map();
    for (const run of runs) {
        if (run.fingerprint === null)
            continue;
        groups.set(run.fingerprint, [...(groups.get(run.fingerprint) ?? []), run]);
    }
    return [...groups.values()];
}
function sidesOf(check, runs) {
    return runs.flatMap(({ checks }) => {
        const side = checks.find(({ name }) => name === check)?.isPassed ?? null;
        return side === null ? [] : [side];
    });
}
function proposeWaiver(check, changes, runs, nowMs) {
    const expires = new Date(nowMs + WAIVER_DAYS * unsteady_DAY_MS).toISOString().slice(0, 10);
    return [
        'waivers:',
        `  - check: ${yamlText(check)}`,
        `    reason: unsteady, changed sides ${changes} times in ${runs} runs of the same prompt`,
        `    expires: ${expires}`,
    ].join('\n');
}
const plain = (0,lazily .x)(String.raw `[\p{L}\p{N} !#-,.-;=?[\]^_{|}~-]`, 'u');
function yamlText(text) {
    const units = (char) => Array.from({ length: char.length }, (_, index) => char.charCodeAt(index));
    const shown = [...text].map((char) => plain().test(char)
        ? char
        : units(char)
            .map((unit) => `\\u${unit.toString(16).padStart(4, '0')}`)
            .join(''));
    return `"${shown.join('')}"`;
}
function describeUnsteady({ check, changes, runs }) {
    return `check '${(0,log_line .T)(check, MAX_NAME_CHARS)}' is unsteady: it changed sides ${changes} times in ${runs} runs that were started with the same`;
}

;// CONCATENATED MODULE: ./gate/history/history.js
class HistorySearch {
    #run;
    #watch;
    #found = null;
    constructor(run, watch) {
        this.#run = run;
        this.#watch = watch;
    }
    begin(isLastChance = false) {
        const { inputs, historyBudget } = this.#watch;
        const isKnown = this.#run.planId !== null || isLastChance;
        if (this.#found !== null || !isKnown)
            return;
        if (inputs.history > 0 && historyBudget.leftMs > 0)
            this.#found = this.#find(inputs.history);
    }
    async addTo(told) {
        this.begin(true);
        const runs = (await this.#found) ?? [];
        if (runs.length === 0)
            return told;
        const { clock, narrator } = this.#watch;
        const unsteady = findUnsteady([...runs, this.#asHistoric(told)], clock.now());
        for (const one of unsteady)
            narrator.say(this.#run, describeUnsteady(one));
        return { ...told, history: { runs, unsteady } };
    }
    async #find(count) {
        const { clock, historyBudget } = this.#watch;
        const beganMs = clock.now();
        const deadlineMs = beganMs + historyBudget.leftMs;
        const before = (await this.#before()).slice(0, count);
        const read = await Promise.all(before.map((one) => this.#read(one, deadlineMs)));
        historyBudget.leftMs -= clock.now() - beganMs;
        return read.flatMap((run) => run ?? []).toReversed();
    }
    async #before() {
        const { recall, refs, source } = this.#watch;
        const { jobId, planId } = this.#run;
        const shown = source.kind === 'job-id' ? [jobId, ...source.jobIds] : [jobId];
        const isShown = (id) => shown.some((one) => (0,same_id .F)(one, id));
        const remembered = endedBefore(this.#run, await recall(refs.own)).filter((pointer) => !isShown(pointer.jobId) &&
            pointer.outcome !== 'started' &&
            (planId === null || pointer.runPlanId === '' || (0,same_id .F)(pointer.runPlanId, planId)));
        if (remembered.length > 0 || planId === null) {
            return remembered.map((pointer) => ({ jobId: pointer.jobId, pointer }));
        }
        return (await this.#listed(planId)).filter((one) => !isShown(one.jobId));
    }
    async #listed(planId) {
        const { jobId, evidence } = this.#run;
        const runs = await this.#watch.planRuns.list(planId);
        const own = runs.findIndex(({ simulationRunPlanJobId: id }) => (0,same_id .F)(id, jobId));
        const madeMs = madeMsOf(evidence.about ?? {}) ?? Number.POSITIVE_INFINITY;
        return runs
            .filter((one, index) => (own < 0 ? (madeMsOf(one) ?? 0) < madeMs : index > own))
            .filter(({ status }) => status === undefined || (0,run_status .hY)(status))
            .map(({ simulationRunPlanJobId }) => ({ jobId: simulationRunPlanJobId, pointer: null }));
    }
    async #read({ jobId, pointer }, deadlineMs) {
        const run = await this.#watch.earlierRuns.read(jobId, deadlineMs);
        if (run === null || (0,earlier_run .VW)(run, this.#run.planId) !== null)
            return null;
        return {
            jobId,
            number: run.number,
            endedAt: momentOf(run.endedAt ?? pointer?.endedAt ?? null),
            outcome: pointer?.outcome ?? outcomeOf(run),
            commit: pointer?.sha || null,
            fingerprint: pointer?.fingerprint || null,
            checks: run.checks,
        };
    }
    #asHistoric(told) {
        const { jobId, fingerprint } = this.#run;
        return {
            jobId,
            number: told.about?.number ?? null,
            endedAt: null,
            outcome: told.outcome,
            commit: null,
            fingerprint: fingerprint || null,
            checks: [...(0,report_history .tg)(told).values()],
        };
    }
}
function madeMsOf({ createdAt, startedAt }) {
    return (0,iso_time .s)(createdAt ?? startedAt ?? '');
}
function outcomeOf({ isPassed, verdict }) {
    if (isPassed === false || verdict === 'THRESHOLD_FAILED')
        return 'failed';
    return isPassed === true || verdict === 'PASSED' ? 'passed' : null;
}
function momentOf(text) {
    const ms = text === null ? null : (0,iso_time .s)(text);
    return ms === null ? null : new Date(ms).toISOString();
}

// EXTERNAL MODULE: ./gate/inputs/settings.js
var settings = __webpack_require__(7100);
// EXTERNAL MODULE: ./gate/runs/run-record.js
var run_record = __webpack_require__(6245);
;// CONCATENATED MODULE: ./gate/runs/agree.js





const MAX_VERDICT_CHARS = 100;





// EXTERNAL MODULE: ./gate/runs/cancel.js
var cancel = __webpack_require__(9718);
// EXTERNAL MODULE: ./step/patience.js
var patience = __webpack_require__(611);
;// CONCATENATED MODULE: ./gate/runs/patience.js

function explainLasting(error, { isKnown }) {
    if (!(error instanceof errors ._7) || error.status !== 404 || !isKnown)
        return error;
    return new stops .C9('service', `${(0,stops .Kx)(error.message)}, for ${patience .aZ}, though the service has answered for this run before`);
}

// EXTERNAL MODULE: ./gate/runs/read-evidence.js
var read_evidence = __webpack_require__(6132);
// EXTERNAL MODULE: ./gate/runs/read-results.js
var read_results = __webpack_require__(4723);
// EXTERNAL MODULE: ./gate/runs/watch.js
var runs_watch = __webpack_require__(5413);
;// CONCATENATED MODULE: ./gate/runs/debrief.js










class DebriefWait {
    #run;
    #watch;
    #wait;
    #first;
    #expectedId;
    #replacedIds = [];
    #retriesLeft;
    constructor(run, settled, watch) {
        this.#run = run;
        this.#watch = watch;
        this.#first = settled.kind === 'requested' ? settled.debrief : null;
        this.#expectedId = watch.inputs.regenerate ? (this.#first?.debriefId ?? null) : null;
        this.#retriesLeft = watch.inputs.debriefRetries;
        this.#wait = (0,runs_watch .GM)(run, this.#mayRequest, watch);
    }
    get #mayRequest() {
        return this.#first !== null;
    }
    async report() {
        let debrief = this.#see(this.#first);
        for (;;) {
            if (debrief?.status === 'READY') {
                if (debrief.report)
                    return debrief.report;
                debrief = await this.#fetchReport();
                if (isFinal(debrief))
                    continue;
            }
            else if (debrief?.status === 'FAILED') {
                debrief = await this.#retry(debrief);
                if (isFinal(debrief))
                    continue;
            }
            await this.#wait.pause();
            debrief = await this.#look();
        }
    }
    async #look() {
        const { narrator } = this.#watch;
        const ask = (() => (0,read_results .x)(this.#run, this.#wait.context, this.#watch));
        try {
            const results = await this.#ask(ask);
            this.#run.isKnown = true;
            this.#run.takeResults(results);
            await this.#noteEnd(results);
            return this.#see(results.debrief);
        }
        catch (error) {
            if (!(error instanceof errors ._7) || error.status !== 409)
                throw error;
            this.#run.isKnown = true;
            this.#wait.lastSeen = error.message;
            narrator.progress(this.#run, (0,stops .Kx)(error.message));
            return null;
        }
    }
    async #noteEnd({ debrief, run: told }) {
        const run = this.#run;
        if (this.#mayRequest || run.finished)
            return;
        if (debrief === null && !told?.status)
            await (0,read_evidence .rk)(run, this.#watch);
        if (debrief === null && !(0,run_status .hY)(run.runStatus))
            return;
        run.finished = true;
        this.#wait = (0,runs_watch .GM)(run, true, this.#watch);
    }
    #see(debrief) {
        if (debrief === null) {
            const { runStatus } = this.#run;
            const ended = (0,run_status .hY)(runStatus) ? `the run ended ${runStatus}, and has ` : '';
            this.#wait.lastSeen = `${ended}no debrief yet`;
            return null;
        }
        const { debriefId, status, errorMessage } = debrief;
        if (debriefId !== undefined && !this.#counts(debriefId)) {
            this.#wait.lastSeen = `another debrief (${debriefId}, ${status}) than the one asked for`;
            return null;
        }
        this.#run.debrief = {
            debriefId: debriefId ?? this.#run.debrief?.debriefId ?? '',
            status,
            errorMessage: errorMessage ?? null,
        };
        this.#wait.lastSeen = `debrief ${status}`;
        this.#watch.narrator.progress(this.#run, this.#wait.lastSeen);
        return this.#expectedId !== null && debriefId === undefined
            ? { ...debrief, report: null }
            : debrief;
    }
    #counts(debriefId) {
        return this.#expectedId === null
            ? !this.#replacedIds.some((id) => (0,same_id .F)(id, debriefId))
            : (0,same_id .F)(debriefId, this.#expectedId);
    }
    async #fetchReport() {
        if (!this.#mayRequest) {
            throw new stops .C9('permission', 'the debrief is READY, but the results show only its status, and the input api-key may not request it (403): use a key with Full Access', 'error');
        }
        const debrief = this.#see(await this.#request());
        if (debrief?.status !== 'READY' || debrief.report)
            return debrief;
        throw new errors ._7({
            kind: 'shape',
            operation: 'request debrief',
            problem: '/data/report: expected the report of a READY debrief, found none',
            mayHaveBeenTaken: true,
        });
    }
    async #retry(failed) {
        const why = (0,run_record .I)(failed.errorMessage, this.#watch.inputs.detail);
        if (!this.#mayRequest) {
            throw new stops .C9('debrief', `the debrief ended FAILED${(0,stops .Kx)(why)}; the API key may not request another`);
        }
        if (this.#retriesLeft === 0) {
            throw new stops .C9('debrief', `the debrief ended FAILED${why} (debrief-retries: ${this.#watch.inputs.debriefRetries})`);
        }
        this.#retriesLeft -= 1;
        this.#run.askedAgain = true;
        this.#run.note(`A debrief ended FAILED${(0,stops .Kx)(why)}. It was asked for again.`);
        this.#watch.narrator.say(this.#run, `the debrief ended FAILED${(0,stops .Kx)(why)}; asking for it again`);
        const next = await this.#request();
        const { debriefId } = failed;
        if (this.#expectedId !== null)
            this.#expectedId = next.debriefId;
        else if (debriefId !== undefined && !(0,same_id .F)(debriefId, next.debriefId)) {
            this.#replacedIds.push(debriefId);
        }
        return this.#see(next);
    }
    #request() {
        const { client } = this.#watch;
        return this.#ask(() => client.requestDebrief(this.#run.jobId, { regenerate: false }, this.#wait.context));
    }
    #ask(ask) {
        return askAboutRun(ask, this.#run, this.#wait, this.#watch);
    }
}
function isFinal(debrief) {
    return debrief?.status === 'READY' || debrief?.status === 'FAILED';
}

// EXTERNAL MODULE: ./gate/runs/remembering.js
var remembering = __webpack_require__(1195);
// EXTERNAL MODULE: ./gate/runs/saved-runs.js
var saved_runs = __webpack_require__(1156);
// EXTERNAL MODULE: ./http/retry.js
var retry = __webpack_require__(9406);
// EXTERNAL MODULE: ./gate/runs/not-offered.js
var not_offered = __webpack_require__(3305);
// EXTERNAL MODULE: ./gate/runs/turn.js
var turn = __webpack_require__(7143);
;// CONCATENATED MODULE: ./gate/runs/settle.js








const LOOK_MS = 30_000;



function noteUnfinished(run, wait, watch) {
    if (!(0,run_status .hY)(run.runStatus)) {
        wait.lastSeen = 'the run has not finished (409)';
    }
    else if (run.runStatus === 'COMPLETED') {
        wait.lastSeen = 'COMPLETED, but the debrief request says that the run has not finished (409)';
        watch.narrator.progress(run, wait.lastSeen);
    }
}
function explainLostRequest(error) {
    return new stops .C9('debrief', `${(0,stops .Kx)(error.message)}. A new debrief may have been asked for all the same, so it is not asked for again; once it is ready, a step with this job-id and without regenerate judges it`);
}
function refusedRequest(run, regenerate, watch) {
    if (regenerate) {
        throw new stops .C9('permission', 'regenerate: true asks for a new debrief, and the input api-key may only read (403 on the request): use a key with Full Access, or leave regenerate out', 'error');
    }
    run.note('The API key may only read: the debrief was not requested, only waited for. A settled run gets one by itself.');
    watch.narrator.say(run, 'the API key may only read (403 on the request for a debrief); a settled run gets one without a request, so the results alone are polled');
    return { kind: 'read-only' };
}
function refuseUnsuccessfulEnd(run) {
    if (!(0,run_status .hY)(run.runStatus) || run.runStatus === 'COMPLETED')
        return;
    throw new stops .C9('run', `the run ended ${run.runStatus} and has no debrief`);
}
async function readProgress(run, looks, watch) {
    const nowMs = watch.clock.now();
    if (nowMs < looks.notBeforeMs)
        return false;
    const { context } = (0,turn .kh)(run, watch);
    const deadlineMs = Math.min(context.deadlineMs, nowMs + LOOK_MS);
    try {
        const read = await watch.client.readRun(run.jobId, { ...context, deadlineMs });
        run.takeProgress(read);
        const wait = (0,turn .kh)(run, watch);
        wait.lastSeen = describeProgress(read);
        watch.narrator.progress(run, wait.lastSeen);
        looks.patience.restore();
        return true;
    }
    catch (error) {
        if (!isUnreadable(error))
            throw error;
        noteUnread(run, error, looks, watch);
        return false;
    }
}
function isUnreadable(error) {
    if (!(error instanceof errors ._7))
        return false;
    const { kind } = error;
    return ((0,patience .Aq)(error) ||
        kind === 'too-large' ||
        (kind === 'deadline' && (0,errors .xW)(error).status !== 429));
}
function noteUnread(run, error, looks, { clock, narrator }) {
    const last = (0,errors .xW)(error);
    const isOver = (0,patience .Aq)(error) && looks.patience.isOver();
    if (isOver && error.kind === 'redirect')
        throw error;
    run.readable = !(0,not_offered .H0)(error) && !isOver;
    looks.notBeforeMs = clock.now() + (0,retry .Lo)(last, clock.now());
    narrator.sayOnce(run, `its status cannot be read, so the answer to the debrief request alone tells when it has finished (${(0,stops .Kx)(last.message)})`);
}
function describeProgress({ status, queuePosition, simulationJobs }) {
    const parts = [status];
    if (queuePosition !== null && (0,turn .MX)(status))
        parts.push(`queue length ${queuePosition}`);
    const calls = simulationJobs ?? [];
    const completed = calls.filter((call) => call.status === 'COMPLETED').length;
    if (calls.length > 0)
        parts.push(`${completed} of ${calls.length} calls completed`);
    return parts.join(', ');
}

;// CONCATENATED MODULE: ./gate/runs/follow-run.js















const STARTED_ID = 'the ID that the service gave for the run (start.jobId, where service-profile names it)';


function leaveToLaterStep(run, watch) {
    if (watch.cancelsUnjudged && run.startedHere) {
        const note = 'the post step cancels the run unless a later step of this job judges it';
        run.note(`With cancel-unjudged, ${note}.`);
        watch.narrator.say(run, `left to a later step; ${note}`);
    }
    return run.conclude('started', [], null);
}
async function decideWithoutDebrief(run, error, watch) {
    const hasBegun = run.finished || (0,run_status .hY)(run.runStatus);
    if (!hasBegun || !isServiceAtFault(error))
        return null;
    await (0,read_evidence .zV)(run, null, watch);
    if (run.evidence.runVerdict?.passed !== false)
        return null;
    const decider = await watch.decider();
    if (decider.decide(run, null).outcome !== 'failed')
        return null;
    const { message } = (0,explain .W)(error, run.waitFacts, STARTED_ID);
    run.note(`There is no debrief to go with it: ${(0,stops .Kx)(message)}.`);
    if (!run.startedHere)
        (0,saved_runs .Tn)(run.jobId, watch.env);
    await run.compareChecks?.();
    return decider.decide(run, null);
}
function isServiceAtFault(error) {
    return error instanceof errors ._7 || error instanceof stops .C9;
}
async function recallRun(run, told, watch) {
    if (told.outcome === 'started') {
        return endWithoutJudgement(run, watch.cancelled.reason, watch);
    }
    await run.recall;
    return { ...told, notes: [...run.notes] };
}
async function endWithoutJudgement(run, error, watch) {
    const { kind } = watch.source;
    const [inputs, where] = run.startedHere
        ? [STARTED_ID, '']
        : [settings .MJ[kind], settings .Lq[kind]];
    const { outcome, rule, message } = (0,explain .W)(error, run.waitFacts, inputs, where);
    if (rule === 'internal')
        watch.runner.debug((0,stops .US)(error));
    if (run.mayBePlacingCalls) {
        if (watch.cancelled.aborted || ranOutOfTime(error))
            await (0,cancel .Su)(run, watch);
        else
            (0,cancel .zj)(run, watch);
    }
    return run.conclude(outcome, [{ rule, message }], null);
}
function ranOutOfTime(error) {
    if (error instanceof stops .C9)
        return error.rule === 'timeout';
    return error instanceof errors ._7 && error.kind === 'deadline';
}


/***/ }),

/***/ 451:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


var recallOnce = (function recallOnce(memory) {
    const recalled = new Map();
    return ((ref) => {
        const known = recalled.get(ref) ?? memory.recall(ref);
        recalled.set(ref, known);
        return known;
    });
});
var confirmFailure = (async function confirmFailure(first, otherPValues, isTooDear, watch) {
    const { run, another } = first;
    const own = run.judgementOf(first.told);
    if (own === null || another === null || !run.startedHere)
        return first;
    const further = [];
    const judged = [own.judged];
    const deciding = [];
    let now = own;
    while (asksAgain(now, further.length, watch)) {
        if (isTooDear()) {
            run.note(TOO_DEAR);
            break;
        }
        const next = new run_record .d(`${run.label}, confirming run ${further.length + 1}`, '', run.stableName);
        next.fingerprint = unreusable(run.fingerprint);
        watch.narrator.expectAnother();
        watch.narrator.say(run, 'failed by rates alone; a further run is to confirm it');
        const told = await (0,follow_run .R2)(next, () => another(next), watch);
        further.push(next);
        run.addConfirmation(told);
        run.note(describe(told));
        const seen = next.judgementOf(told);
        if (seen === null || told.outcome === 'inconclusive') {
            run.note(UNJUDGED);
            watch.narrator.say(run, `${describe(told)} ${UNJUDGED}`);
            break;
        }
        judged.push(seen.judged);
        deciding.push(next);
        const decider = await watch.decider();
        run.looks = 1 + watch.inputs.confirm;
        const circumstances = { looks: run.looks, otherPValues };
        const pooled = decider.judgePooled(own.judged, judged.slice(1), circumstances);
        now = withReasons(pooled, forbiddenThemes(told));
    }
    if (further.length === 0)
        return { ...first, told: { ...first.told, notes: [...run.notes] } };
    const told = concludePooled(run, first.told, now);
    if (deciding.length > 0) {
        watch.narrator.say(run, `${told.outcome}, by the calls of ${judged.length} runs`);
    }
    await rememberAll(run, told, deciding, watch);
    return { ...first, told, further };
});
var withExcerpts = (async function withExcerpts(runs, watch) {
    const quotes = worthQuoting(runs);
    const { client, clock, cancelled } = watch;
    const context = { signal: cancelled, deadlineMs: clock.now() + excerpts_BUDGET_MS };
    const metricsOf = asking((id) => client.readCallMetrics(id, context), watch);
    const transcriptOf = asking((id) => client.readTranscript(id, context), watch);
    const excerpts = await (0,in_turn .l)(quotes, excerpts_AT_ONCE, async ({ id }) => {
        const spans = linesOfSpans((await metricsOf(id)) ?? []);
        return spans.length > 0 ? spans : lastLines(await transcriptOf(id));
    });
    return runs.map((told) => {
        const own = quotes.flatMap(({ run, id }, index) => run === told ? [[id, excerpts[index] ?? []]] : []);
        return addExcerpts(told, new Map(own));
    });
});
var asking = (function asking(read, { runner }) {
    let patience = PATIENCE;
    return async (id) => {
        if (patience === 0)
            return null;
        try {
            const answer = await read(id);
            patience = PATIENCE;
            return answer;
        }
        catch (error) {
            if (error instanceof stops .cJ)
                return null;
            if (!(error instanceof errors ._7))
                throw error;
            runner.debug(`an excerpt is left out: ${error.message}`);
            patience = Math.max(0, patience - 1);
            return null;
        }
    };
});
var worthQuoting = (function worthQuoting(runs) {
    const quotes = new Map();
    for (const quote of candidatesIn(runs)) {
        quotes.set(`${runs.indexOf(quote.run)} ${quote.id}`, quote);
        if (quotes.size === MAX_CALLS)
            break;
    }
    return [...quotes.values()];
});
var candidatesIn = (function* candidatesIn(runs) {
    const runOf = new Map(runs.flatMap((run) => (run.report?.themes ?? []).map((theme) => [theme, run])));
    for (const theme of (0,theme_order .lt)([...runOf.keys()])) {
        const run = runOf.get(theme);
        if (run)
            for (const id of theme.callIds)
                yield { run, id };
    }
    for (const run of runs) {
        for (const { id, isPassed } of run.calls ?? []) {
            if (id !== null && isPassed === false)
                yield { run, id };
        }
    }
});
var otherPValues = (function otherPValues(all) {
    const tested = all.map((({ run, told }) => (run.judgementOf(told)?.decision.tested ?? []).map(({ p }) => p)));
    return tested.map(((_, index) => tested.filter(((__, at) => at !== index)).flat()));
});
var judgeTogether = (async function judgeTogether(all, { decider, narrator, remember }) {
    const others = otherPValues(all);
    return Promise.all(all.map((async (one, index) => {
        const { run, told: before } = one;
        const own = run.judgementOf(before);
        const otherPs = others[index] ?? [];
        if (own === null || own.decision.tested.length === 0 || otherPs.length === 0)
            return one;
        const again = decider.judge(own.judged, { looks: run.looks, otherPValues: otherPs });
        const told = run.concludeJudged(again, before.report);
        if (told.outcome !== before.outcome) {
            const why = 'once the drops of all runs are held against chance together';
            narrator.say(run, `${told.outcome}, ${why}`);
            await remember(run, told);
        }
        return { ...one, told };
    })));
});
var describeWait = (function describeWait({ wait }) {
    return wait?.progress ?? '';
});
var followRuns = (async function followRuns(source, inputs, world, meanwhile) {
    const watch = await beginWatch(source, inputs, world, meanwhile);
    const { narrator } = watch;
    await (0,next_turn .t)();
    try {
        const { subjects, refused } = await findSubjects(source, watch);
        if (refused.length > 0)
            return refused;
        const areMany = subjects.length >= MANY_RUNS;
        if (areMany) {
            (0,v8_flags .N)(v8_flags .h.manyAnswers);
            (0,v8_flags .N)(v8_flags .h.optimiseOnce);
            (0,v8_flags .N)(v8_flags .h.smallHeap);
        }
        narrator.begin(subjects.length);
        const followed = await (0,in_turn .l)(subjects, inputs.maxParallel, (async (subject) => ({
            run: subject.run,
            told: await (0,follow_run .R2)(subject.run, (() => subject.bringAbout(watch)), watch),
            another: subject.another ?? null,
            further: [],
        })));
        if (areMany)
            (0,v8_flags .N)(v8_flags .h.usualHeap);
        const remember = (run, told) => (0,remembering .DO)(run, told, watch);
        const decider = await watch.decider();
        const together = await judgeTogether(followed, { ...watch, decider, remember });
        const others = otherPValues(together);
        const isTooDear = () => decider.isTooDear(together.map(({ run }) => run.evidence));
        const ends = await (0,in_turn .l)(together, inputs.maxParallel, ((one, index) => confirmFailure(one, others[index] ?? [], isTooDear, watch)));
        const shown = await quote(ends.map((({ told }) => told)), watch);
        const quoted = await (0,in_turn .l)(ends, inputs.maxParallel, (async ({ run, told }, index) => {
            const one = shown[index] ?? told;
            return { run, told: run.addHistory === null ? one : await run.addHistory(one) };
        }));
        const reports = await Promise.all(quoted.map((({ run, told }) => (watch.cancelled.aborted ? (0,follow_run .rn)(run, told, watch) : told))));
        for (const [index, { run }] of ends.entries()) {
            const isLeft = reports[index]?.outcome === 'started' || run.leftGoing === 'unwanted';
            if (watch.cancelsUnjudged && isLeft)
                watch.saver?.unjudged(run);
            else
                watch.saver?.finished(run);
        }
        const further = ends.flatMap(((end) => end.further));
        if (watch.cancelled.aborted)
            await Promise.all(further.map(({ recall }) => recall));
        for (const run of further)
            watch.saver?.finished(run);
        (0,cancel .gm)([...ends.map((({ run }) => run)), ...further], world.runner);
        return reports;
    }
    finally {
        narrator.end();
    }
});
var quote = (async function quote(all, watch) {
    const chosen = all.filter(((told) => isToBeQuoted(told, watch)));
    const quoted = await withExcerpts(chosen, watch);
    return all.map(((told) => quoted[chosen.indexOf(told)] ?? told));
});
var isToBeQuoted = (function isToBeQuoted({ outcome }, { inputs }) {
    const { transcripts, detail } = inputs;
    return outcome === 'failed' && transcripts && detail === 'full';
});
var beginWatch = (async function beginWatch(source, inputs, world, meanwhile = () => { }) {
    const narrator = new Narrator(world.runner, world.clock, inputs.runUrl);
    const today = (0,policy_file .k)(world.clock.now());
    const client = await (0,connect .N)(source.service, world, (retry) => narrator.trouble(retry));
    const event = (0,inputs_event .N5)(world.env);
    const refs = (0,memory_refs .gA)(world.env, event);
    const cancelsUnjudged = inputs.cancelUnjudged && !inputs.wait;
    const memory = await (0,memory_open .uZ)(inputs.memory, gateOf(source, inputs), world);
    return {
        source,
        inputs,
        client,
        narrator,
        decider: (0,lazily .q)((() => makeDecider(inputs.policy.rules, today, world))),
        clock: world.clock,
        cancelled: world.cancelled,
        env: world.env,
        runner: world.runner,
        meanwhile,
        cancelsUnjudged,
        saver: inputs.cancelOnAbort || cancelsUnjudged ? new saved_runs .Nb(world.runner) : null,
        memory,
        recall: recallOnce(memory),
        earlierRuns: new EarlierRuns({ client, ...world }),
        judgements: await (0,memory_open .uZ)(inputs.memory, [source.service.baseUrl, 'judged by ID'], world),
        historyBudget: new HistoryBudget(),
        planRuns: new PlanRuns({ client, ...world }),
        refs,
        origin: (0,memory_refs .yv)(world.env, event, refs),
    };
});
var makeDecider = (async function makeDecider(policy, today, { runner }) {
    const { Decider } = await Promise.all( [__webpack_require__.e(5915), __webpack_require__.e(1636), __webpack_require__.e(3532), __webpack_require__.e(1577), __webpack_require__.e(5967), __webpack_require__.e(2334), __webpack_require__.e(9352), __webpack_require__.e(9034)]).then(__webpack_require__.bind(__webpack_require__, 7056));
    return new Decider(policy, today, runner);
});
var gateOf = (function gateOf({ service }, { gateName }) {
    return [service.baseUrl, gateName ?? ''];
});
var findSubjects = (async function findSubjects(source, watch) {
    if (source.kind !== 'run-plan-id') {
        return { subjects: subjectsOf(source), refused: await refuseBaseline([], watch) };
    }
    const { planned, refused } = await (0,run_plans .Q)(source.plans, watch);
    refused.push(...(await refuseBaseline(planned, watch)));
    const { variables } = source;
    const found = new Map();
    const isSpared = async ({ run, plan }) => {
        const sparing = await findSparingRun(run, plan, variables, watch);
        found.set(run, sparing);
        return sparing !== null;
    };
    if (refused.length === 0)
        refused.push(...(await (0,call_budget .qD)(planned, watch, isSpared)));
    const subjects = planned.map(({ run, plan }) => {
        const another = (next) => (0,locate .AD)(next, plan, variables, watch);
        const bringAbout = () => bringAboutRun(run, plan, variables, watch, found.get(run));
        return { run, bringAbout, another };
    });
    return { subjects, refused };
});
var refuseBaseline = (async function refuseBaseline(planned, watch) {
    if (!watch.inputs.wait)
        return [];
    try {
        const planIds = planned.map(({ plan }) => plan.id);
        const why = await (0,look_up .s)(planIds, watch);
        if (why !== null) {
            watch.runner.info(`The run that the input baseline names cannot be compared with now: ${why}.`);
        }
        return [];
    }
    catch (error) {
        return [await (0,follow_run .pm)(new run_record .d('the baseline'), error, watch)];
    }
});
var subjectsOf = (function subjectsOf(source) {
    switch (source.kind) {
        case 'job-id':
            return source.jobIds.map(((jobId) => {
                const run = new run_record .d(jobId, jobId);
                const bringAbout = (async ({ narrator }) => narrator.say(run, `given by job-id${narrator.link(run)}`));
                return { run, bringAbout };
            }));
        case 'service-phone-number': {
            const { servicePhoneNumber: stableName } = source;
            const run = new run_record .d(`the run that uses ${stableName}`, '', stableName);
            return [{ run, bringAbout: (watch) => (0,locate .eE)(run, source, watch) }];
        }
    }
});
__webpack_require__.d(__webpack_exports__, {
  beginWatch: () => (  beginWatch),
  followRuns: (() => (  followRuns))
});

// EXTERNAL MODULE: ./core/lazily.js
var lazily = __webpack_require__(3974);
// EXTERNAL MODULE: ./core/next-turn.js
var next_turn = __webpack_require__(1764);
// EXTERNAL MODULE: ./http/v8-flags.js
var v8_flags = __webpack_require__(4242);
// EXTERNAL MODULE: ./memory/open.js
var memory_open = __webpack_require__(4607);
// EXTERNAL MODULE: ./memory/refs.js
var memory_refs = __webpack_require__(4317);
// EXTERNAL MODULE: ./step/connect.js
var connect = __webpack_require__(4484);
// EXTERNAL MODULE: ./step/in-turn.js
var in_turn = __webpack_require__(9499);
// EXTERNAL MODULE: ./step/inputs/event.js
var inputs_event = __webpack_require__(3050);
// EXTERNAL MODULE: ./http/errors.js
var errors = __webpack_require__(2557);
// EXTERNAL MODULE: ./step/stops.js
var stops = __webpack_require__(3743);
// EXTERNAL MODULE: ./gate/baseline/earlier-run.js
var earlier_run = __webpack_require__(6327);
;// CONCATENATED MODULE: ./gate/baseline/earlier-runs.js



const AT_ONCE = 4;
const BUDGET_MS = 8_000;
class EarlierRuns {
    #reader;
    #runs = new Map();
    #unread = new Map();
    #queue = [];
    #atWork = 0;
    constructor(reader) {
        this.#reader = reader;
    }
    read(jobId, deadlineMs = Number.POSITIVE_INFINITY) {
        const key = jobId.toLowerCase();
        const known = this.#runs.get(key) ?? this.#inTurn(() => this.#read(jobId, deadlineMs));
        this.#runs.set(key, known);
        return known;
    }
    async readWhole(jobId, deadlineMs) {
        const run = await this.read(jobId, deadlineMs);
        if (!run?.lacksReport)
            return run;
        const whole = this.#inTurn(() => this.#fetchReport(run, deadlineMs));
        this.#runs.set(jobId.toLowerCase(), whole);
        return whole;
    }
    whyUnread(jobId) {
        const error = this.#unread.get(jobId.toLowerCase());
        return error === undefined ? null : (0,stops .Kx)(error.message);
    }
    isUnknown(jobId) {
        const { status, type } = this.#unread.get(jobId.toLowerCase()) ?? {};
        return status === 404 && type !== undefined;
    }
    forget(jobId) {
        this.#runs.delete(jobId.toLowerCase());
        this.#unread.delete(jobId.toLowerCase());
    }
    async #read(jobId, deadlineMs) {
        const { client } = this.#reader;
        return this.#attempt(jobId, null, async () => (0,earlier_run .f7)(jobId, await client.readResults(jobId, this.#context(deadlineMs))));
    }
    async #fetchReport(run, deadlineMs) {
        const { client } = this.#reader;
        return this.#attempt(run.jobId, run, async () => {
            const context = this.#context(deadlineMs);
            const { report } = await client.requestDebrief(run.jobId, { regenerate: false }, context);
            return report ? (0,earlier_run .BN)(run, report) : run;
        });
    }
    #context(deadlineMs) {
        const { clock, cancelled } = this.#reader;
        return { signal: cancelled, deadlineMs: Math.min(deadlineMs, clock.now() + BUDGET_MS) };
    }
    async #attempt(jobId, fallback, ask) {
        const { runner } = this.#reader;
        try {
            return await ask();
        }
        catch (error) {
            const isExpected = error instanceof errors ._7 || error instanceof stops .cJ;
            runner.debug(`earlier run ${jobId}: ${isExpected ? error.message : (0,stops .US)(error)}`);
            if (fallback === null && error instanceof errors ._7) {
                this.#unread.set(jobId.toLowerCase(), error);
            }
            return fallback;
        }
    }
    async #inTurn(work) {
        if (this.#atWork >= AT_ONCE)
            await new Promise((resolve) => this.#queue.push(resolve));
        else
            this.#atWork += 1;
        try {
            return await work();
        }
        finally {
            const next = this.#queue.shift();
            if (next === undefined)
                this.#atWork -= 1;
            else
                next();
        }
    }
}


// EXTERNAL MODULE: ./gate/baseline/look-up.js
var look_up = __webpack_require__(5464);
;// CONCATENATED MODULE: ./gate/history/history-budget.js
const history_budget_BUDGET_MS = 20_000;
class HistoryBudget {
    leftMs = history_budget_BUDGET_MS;
}

;// CONCATENATED MODULE: ./gate/history/plan-runs.js


const plan_runs_BUDGET_MS = 8_000;
class PlanRuns {
    #lister;
    #lists = new Map();
    constructor(lister) {
        this.#lister = lister;
    }
    list(planId) {
        const key = planId.toLowerCase();
        const known = this.#lists.get(key) ?? this.#list(planId);
        this.#lists.set(key, known);
        return known;
    }
    async #list(planId) {
        const { client, clock, cancelled, runner } = this.#lister;
        try {
            const context = { signal: cancelled, deadlineMs: clock.now() + plan_runs_BUDGET_MS };
            return (await client.listRuns(planId, null, context)).runs;
        }
        catch (error) {
            const isExpected = error instanceof errors ._7 || error instanceof stops .cJ;
            runner.debug(`earlier runs are not listed: ${isExpected ? error.message : (0,stops .US)(error)}`);
            return [];
        }
    }
}

// EXTERNAL MODULE: ./gate/inputs/policy-file.js + 1 modules
var policy_file = __webpack_require__(6674);
// EXTERNAL MODULE: ./core/duration.js
var duration = __webpack_require__(1619);
// EXTERNAL MODULE: ./core/text/log-line.js
var log_line = __webpack_require__(7720);
// EXTERNAL MODULE: ./core/run-status.js
var run_status = __webpack_require__(6929);
// EXTERNAL MODULE: ./gate/runs/not-offered.js
var not_offered = __webpack_require__(3305);
;// CONCATENATED MODULE: ./gate/runs/earlier-run.js
const earlier_run_BUDGET_MS = 30_000;
const MAX_PAGES = 4;
const UNKNOWN = 'UNKNOWN';
async function readEarlier(jobId, plan, watch) {
    let nowMs = watch.clock.now();
    const onAnswer = (_sentMs, dateMs = nowMs) => {
        nowMs = dateMs;
    };
    const results = await watch.client.readResults(jobId, { ...contextOf(watch), onAnswer });
    await refuseOtherPlan(jobId, results, plan, watch);
    return { results, nowMs };
}
async function readEarlierStatus(jobId, plan, watch) {
    const results = await readIfThere(jobId, watch);
    await refuseOtherPlan(jobId, results, plan, watch);
    try {
        return (await watch.client.readRun(jobId, contextOf(watch))).status;
    }
    catch (error) {
        if (!(error instanceof errors ._7))
            throw error;
        const status = results?.run?.status ?? (results?.debrief && UNKNOWN);
        return status ?? (await askForDebrief(jobId, watch));
    }
}
async function askForDebrief(jobId, watch) {
    try {
        await watch.client.requestDebrief(jobId, { regenerate: false }, contextOf(watch));
    }
    catch (error) {
        if (!(error instanceof errors ._7) || error.status !== 409)
            throw error;
    }
    return UNKNOWN;
}
async function readIfThere(jobId, watch) {
    try {
        return await watch.client.readResults(jobId, contextOf(watch));
    }
    catch (error) {
        if (error instanceof errors ._7)
            return null;
        throw error;
    }
}
async function refuseOtherPlan(jobId, results, plan, watch) {
    const told = results?.run?.simulationRunPlanId;
    const isSame = told
        ? told.toLowerCase() === plan.id.toLowerCase()
        : await isListed(jobId, plan, watch);
    if (!isSame)
        throw new Error('it is one of another plan');
}
async function listNewestRuns(plan, watch) {
    try {
        return (await listRuns(plan, null, watch))?.runs ?? null;
    }
    catch (error) {
        if (error instanceof errors ._7)
            return null;
        throw error;
    }
}
async function isListed(jobId, plan, watch) {
    let after = null;
    for (let pages = 0; pages < MAX_PAGES; pages += 1) {
        const page = await listRuns(plan, after, watch);
        if (page === null)
            return true;
        const ids = page.runs.map((run) => run.simulationRunPlanJobId.toLowerCase());
        if (ids.includes(jobId.toLowerCase()))
            return true;
        if (page.nextCursor === null)
            return false;
        after = page.nextCursor;
    }
    return false;
}
async function listRuns(plan, after, watch) {
    try {
        return await watch.client.listRuns(plan.id, after, contextOf(watch));
    }
    catch (error) {
        if ((0,not_offered .Ys)(error))
            return null;
        throw error;
    }
}
function contextOf({ clock, cancelled }) {
    return { signal: cancelled, deadlineMs: clock.now() + earlier_run_BUDGET_MS };
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: external "node:stream/promises"
var promises_ = __webpack_require__(6466);
// EXTERNAL MODULE: ./gate/matching-files.js
var matching_files = __webpack_require__(1758);
;// CONCATENATED MODULE: ./gate/runs/fingerprint.js
const HALF = 32;
const fingerprint_UNKNOWN = '0'.repeat(HALF);
const fingerprint_BUDGET_MS = 10_000;
function subjectOf(plan, variables, watch) {
    const { baseUrl } = watch.source.service;
    const sorted = Object.entries(variables).toSorted(([a], [b]) => (a < b ? -1 : 1));
    return hashOf([baseUrl, plan.id.toLowerCase(), sorted]);
}
function fingerprintOf(subject) {
    return subject + fingerprint_UNKNOWN;
}
function unreusable(fingerprint) {
    return fingerprintOf(fingerprint.slice(0, HALF));
}
function isSameSubject(fingerprint, subject) {
    return fingerprint.slice(0, HALF) === subject;
}
async function wholeFingerprint(subject, plan, watch) {
    try {
        const updatedAt = plan.updatedAt ?? (await readUpdatedAt(plan.id, watch));
        const files = await hashFiles(watch.inputs.reusePaths ?? [], process.cwd());
        return { fingerprint: subject + hashOf([updatedAt, files]) };
    }
    catch (error) {
        if (watch.cancelled.aborted)
            throw error;
        return { why: (0,stops .Uc)(error) };
    }
}
async function readUpdatedAt(planId, watch) {
    const { client, clock, cancelled } = watch;
    try {
        const context = { signal: cancelled, deadlineMs: clock.now() + fingerprint_BUDGET_MS };
        return (await client.readPlan(planId, context)).updatedAt;
    }
    catch (error) {
        if ((0,not_offered .Ys)(error))
            return null;
        throw error;
    }
}
async function hashFiles(globs, workspace) {
    const names = new Set();
    for (const pattern of globs) {
        const matched = await (0,matching_files .V)(pattern, workspace);
        if (matched.length === 0)
            throw new Error(`'${pattern}' of reuse-paths matches no file`);
        for (const name of matched)
            names.add(name);
    }
    const hashes = [];
    for (const name of [...names].sort())
        hashes.push([name, await hashFile(name, workspace)]);
    return hashes;
}
async function hashFile(name, workspace) {
    const path = (0,external_node_path_.join)(workspace, name);
    if (!(0,external_node_fs_.realpathSync)(path).startsWith((0,external_node_fs_.realpathSync)(workspace) + external_node_path_.sep) || !isFile(path)) {
        throw new Error(`'${name}', which reuse-paths names, is no file of the workspace`);
    }
    const hash = (0,external_node_crypto_.createHash)('sha256');
    await (0,promises_.pipeline)((0,external_node_fs_.createReadStream)(path), hash);
    return hash.digest('hex');
}
function isFile(path) {
    return (0,external_node_fs_.lstatSync)((0,external_node_fs_.realpathSync)(path)).isFile();
}
function hashOf(value) {
    return (0,external_node_crypto_.createHash)('sha256').update(JSON.stringify(value)).digest('hex').slice(0, HALF);
}

// EXTERNAL MODULE: ./gate/runs/remembering.js
var remembering = __webpack_require__(1195);
;// CONCATENATED MODULE: ./gate/runs/attach.js
async function findLeftRun(run, plan, subject, watch) {
    const left = await leftByLastAttempt(subject, watch);
    const judged = left.find(({ outcome }) => outcome === 'failed' || outcome === 'inconclusive');
    const open = left.filter(({ outcome }) => judged === undefined || outcome === 'started');
    for (const pointer of open) {
        const why = await whyNotFollowed(pointer, plan, watch);
        if (why === null)
            return pointer;
        watch.narrator.say(run, `run ${pointer.jobId} of attempt ${pointer.attempt}: ${why}`);
    }
    if (judged !== undefined) {
        const { jobId, attempt, outcome } = judged;
        watch.narrator.say(run, `run ${jobId} of attempt ${attempt} was judged ${outcome}, so another is started`);
    }
    return null;
}
async function leftByLastAttempt(subject, watch) {
    const { origin, refs, memory } = watch;
    if (!hasEarlierAttempt(origin))
        return [];
    const earlier = (await memory.recall(refs.own)).filter((one) => isEarlierAttempt(one, origin, subject));
    const last = Math.max(...earlier.map(({ attempt }) => attempt));
    const left = earlier.filter(({ attempt }) => attempt === last);
    return (0,remembering .Fi)(left, refs.own, watch);
}
function hasEarlierAttempt({ attempt, workflowRun }) {
    return attempt > 1 && workflowRun !== '';
}
function isEarlierAttempt(one, origin, subject) {
    return (one.workflowRun === origin.workflowRun &&
        one.job === origin.job &&
        one.step === origin.step &&
        one.attempt < origin.attempt &&
        isSameSubject(one.fingerprint, subject));
}
async function whyNotFollowed({ jobId, outcome, endedAt }, plan, watch) {
    let status;
    try {
        status = await readEarlierStatus(jobId, plan, watch);
    }
    catch (error) {
        watch.cancelled.throwIfAborted();
        return `it is not followed, since it cannot be read: ${(0,stops .Uc)(error)}`;
    }
    if (/^CANCELL?(?:ED|ING)$/.test(status))
        return 'it was cancelled';
    const isSpent = (0,run_status .hY)(status) && status !== 'COMPLETED';
    const wasSeen = outcome === 'started' && endedAt !== null;
    return isSpent && wasSeen ? `it ended ${status}, and there was nothing to judge` : null;
}

// EXTERNAL MODULE: ./gate/runs/locate.js
var locate = __webpack_require__(1910);
// EXTERNAL MODULE: ./core/input/iso-time.js
var iso_time = __webpack_require__(2111);
// EXTERNAL MODULE: ./step/annotations.js
var annotations = __webpack_require__(1560);
// EXTERNAL MODULE: ./gate/runs/run-plans.js
var run_plans = __webpack_require__(6046);
;// CONCATENATED MODULE: ./gate/runs/lost-starts.js
const CLOCK_SKEW_MS = 5 * 60_000;
const MAX_NAMED = 5;
const MAX_CHARS = 100;
async function tellLostStarts(run, plan, subject, watch) {
    const { memory, origin, refs } = watch;
    if (!hasEarlierAttempt(origin))
        return;
    const lost = (await memory.recallAsked(refs.own)).filter((one) => isEarlierAttempt(one, origin, subject));
    for (const asked of lost) {
        const text = `Attempt ${asked.attempt} of this step was killed, or lost the answer, while it asked for a run of ${(0,run_plans .d)(plan)} at ${asked.askedAt}: that run may have been started, and may be placing calls. It is not followed, since nothing tells that a run is this step's but the ID that was lost. To find it, look at the runs of the plan since then (${(0,locate .c3)(plan.id, watch)}, or the dashboard)${await tellSince(asked, plan, watch)}`;
        run.note(`${text}.`);
        watch.narrator.say(run, text);
        (0,annotations .qc)('warning', [text], watch.runner);
    }
}
async function tellSince({ askedAt, ref }, plan, watch) {
    const listed = await listNewestRuns(plan, watch);
    if (listed === null)
        return '';
    const known = new Set((await watch.memory.recall(ref)).map(({ jobId }) => jobId.toLowerCase()));
    const sinceMs = ((0,iso_time .s)(askedAt) ?? 0) - CLOCK_SKEW_MS;
    const found = listed.filter((one) => createdMs(one) >= sinceMs && !known.has(one.simulationRunPlanJobId.toLowerCase()));
    if (found.length === 0)
        return '; at this moment they show none that it could be';
    const named = found.toReversed().slice(0, MAX_NAMED).map(nameOf);
    const more = found.length > named.length ? ` and ${found.length - named.length} more` : '';
    return `; it could be ${named.join(', ')}${more}`;
}
function createdMs({ createdAt, startedAt }) {
    return (0,iso_time .s)(createdAt ?? startedAt ?? '') ?? Number.POSITIVE_INFINITY;
}
function nameOf({ simulationRunPlanJobId: id, status }) {
    const told = status ? ` (${(0,log_line .T)(status, MAX_CHARS)})` : '';
    return `${(0,log_line .T)(id, MAX_CHARS)}${told}`;
}

;// CONCATENATED MODULE: ./gate/runs/reuse.js
const MAX_READ = 3;
const reuse_CLOCK_SKEW_MS = 5 * 60_000;
async function findReusableRun(run, plan, maxAgeMs, watch) {
    let read = 0;
    for (const ref of new Set([watch.refs.own, watch.refs.base ?? watch.refs.own])) {
        const same = (await watch.memory.recall(ref)).filter(({ fingerprint }) => fingerprint === run.fingerprint);
        for (const pointer of await (0,remembering .Fi)(same, ref, watch)) {
            if (!isJudged(pointer, watch) || !isWithin(pointer.endedAt, maxAgeMs, watch.clock.now()))
                continue;
            if (read === MAX_READ)
                return null;
            read += 1;
            const why = await whyNotReused(pointer, plan, maxAgeMs, watch);
            if (why === null)
                return pointer;
            watch.narrator.say(run, `run ${pointer.jobId} is not reused: ${why}`);
        }
    }
    return null;
}
function isJudged({ outcome }, { origin }) {
    return outcome === 'passed' || (outcome === 'failed' && origin.attempt <= 1);
}
async function whyNotReused({ jobId }, plan, maxAgeMs, watch) {
    try {
        const { results, nowMs } = await readEarlier(jobId, plan, watch);
        const { debrief, run } = results;
        if (debrief?.status !== 'READY')
            return 'its debrief is not READY';
        return isWithin(run?.endedAt ?? null, maxAgeMs, nowMs, true) ? null : 'it is too old';
    }
    catch (error) {
        watch.cancelled.throwIfAborted();
        return (0,stops .Uc)(error);
    }
}
function isWithin(moment, maxAgeMs, nowMs, otherwise = false) {
    const ms = moment === null ? null : (0,iso_time .s)(moment);
    if (ms === null)
        return otherwise;
    const ageMs = nowMs - ms;
    return ageMs <= maxAgeMs && ageMs >= -reuse_CLOCK_SKEW_MS;
}

;// CONCATENATED MODULE: ./gate/runs/bring-about.js







const MAX_REF_CHARS = 200;
async function bringAboutRun(run, plan, variables, watch, found) {
    const sparing = found === undefined ? await findSparingRun(run, plan, variables, watch) : found;
    if (sparing === null)
        return (0,locate .AD)(run, plan, variables, watch);
    return sparing.is === 'left'
        ? attach(run, sparing.pointer, watch)
        : reuse(run, sparing.pointer, watch);
}
async function findSparingRun(run, plan, variables, watch) {
    const subject = subjectOf(plan, variables, watch);
    run.fingerprint = fingerprintOf(subject);
    await tellLostStarts(run, plan, subject, watch);
    const left = await findLeftRun(run, plan, subject, watch);
    if (left !== null)
        return { pointer: left, is: 'left' };
    const reused = await findReusable(run, plan, subject, watch);
    return reused && { pointer: reused, is: 'reused' };
}
async function findReusable(run, plan, subject, watch) {
    const { reuseMs } = watch.inputs;
    if (reuseMs === null)
        return null;
    const whole = await wholeFingerprint(subject, plan, watch);
    if ('why' in whole) {
        run.note(`No earlier run could be reused, nor can this one: ${whole.why}.`);
        return null;
    }
    run.fingerprint = whole.fingerprint;
    return findReusableRun(run, plan, reuseMs, watch);
}
function attach(run, left, watch) {
    run.jobId = left.jobId;
    run.startedHere = true;
    run.attached = true;
    run.pointer = { ...left, attempt: watch.origin.attempt };
    watch.saver?.started(run);
    run.note(`No run was started: attempt ${left.attempt} of this step had started this one at ${left.startedAt}.`);
    watch.narrator.say(run, `followed, since attempt ${left.attempt} of this step has started it${watch.narrator.link(run)}`);
}
function reuse(run, reused, watch) {
    const { inputs, clock, refs } = watch;
    run.jobId = reused.jobId;
    run.reused = true;
    run.pointer = { ...reused, ref: refs.own };
    const ageMs = clock.now() - Date.parse(reused.endedAt ?? reused.startedAt);
    const commit = reused.sha === '' ? '' : `, of commit ${reused.sha.slice(0, 7)}`;
    const ref = reused.ref === '' ? '' : ` on ${(0,log_line .T)(reused.ref, MAX_REF_CHARS)}`;
    const age = `${(0,duration .a)(ageMs)} ago${commit}${ref}`;
    run.note(`Reused: no run was started, since this one ended ${age} with the same plan, variables and files (reuse: ${(0,duration .a)(inputs.reuseMs ?? 0)}). Its results were read and judged again.`);
    watch.narrator.say(run, `reused: it ended ${age}${watch.narrator.link(run)}`);
}

// EXTERNAL MODULE: ./gate/runs/call-budget.js
var call_budget = __webpack_require__(3696);
// EXTERNAL MODULE: ./gate/runs/cancel.js
var cancel = __webpack_require__(9718);
// EXTERNAL MODULE: ./report/checks.js
var report_checks = __webpack_require__(7330);
// EXTERNAL MODULE: ./report/facts.js
var report_facts = __webpack_require__(1949);
// EXTERNAL MODULE: ./report/format.js
var format = __webpack_require__(3483);
// EXTERNAL MODULE: ./report/shortfall.js
var shortfall = __webpack_require__(2181);
// EXTERNAL MODULE: ./gate/runs/follow-run.js + 9 modules
var follow_run = __webpack_require__(6881);
// EXTERNAL MODULE: ./gate/runs/run-record.js
var run_record = __webpack_require__(6245);
;// CONCATENATED MODULE: ./gate/runs/confirm.js
const THEME_RULES = new Set(['themes', 'max-themes']);
const MAX_CHECKS = 5;
const UNJUDGED = 'It could not be judged, so what was decided before it stands.';
const TOO_DEAR = 'No further run was started to confirm the failure, since the runs so far cost more than max-cost-usd allows, so the gate fails in any case.';

function forbiddenThemes({ jobId, reasons }) {
    return reasons
        .filter(({ rule }) => THEME_RULES.has(rule))
        .map(({ rule, message }) => ({
        rule,
        message: `${(0,stops .Kx)(message)}, in run ${jobId}, which was to confirm the failure`,
    }));
}
function withReasons({ judged, decision }, reasons) {
    if (reasons.length === 0)
        return { judged, decision };
    const failed = { outcome: 'failed', byRatesAlone: false };
    return {
        judged,
        decision: { ...decision, ...failed, reasons: [...decision.reasons, ...reasons] },
    };
}
async function rememberAll(run, told, further, watch) {
    if (told.outcome !== 'failed' && run.pointer !== null) {
        run.pointer = { ...run.pointer, fingerprint: unreusable(run.fingerprint) };
    }
    await Promise.all([
        (0,remembering .DO)(run, told, watch),
        ...further.map((next) => (0,remembering .MZ)(next, told.outcome, watch)),
    ]);
}
function asksAgain({ decision }, asked, watch) {
    const { outcome, byRatesAlone } = decision;
    if (outcome !== 'failed' || byRatesAlone === false || watch.cancelled.aborted)
        return false;
    return (asked < (byRatesAlone === 'verdict' ? Math.min(1, watch.inputs.confirm) : watch.inputs.confirm));
}
function concludePooled(run, first, now) {
    const { checks, callCounts, calls, report, baseline } = now.judged;
    if (baseline)
        run.baseline = baseline;
    run.evidence = {
        ...run.evidence,
        ...(checks && { checks }),
        ...(callCounts && { callCounts }),
        ...(calls && { calls }),
    };
    const trend = report?.trend ?? null;
    return run.concludeJudged(now, first.report && { ...first.report, trend });
}
function describe(told) {
    const { jobId, about, outcome, checks = [], reasons } = told;
    if (jobId === '') {
        const why = reasons.map(({ message }) => (0,stops .Kx)(message));
        return `To confirm the failure, a further run was to be started: ${outcome}, since ${why.join('; ')}.`;
    }
    const number = about?.number ? `run ${about.number} (${jobId})` : `run ${jobId}`;
    const missed = checks.filter(shortfall .Me).map((check) => `${check.name} ${(0,report_checks .ct)(check)}`);
    const facts = [
        ...(missed.length > 0 ? [`fell short: ${(0,format .ki)(missed, MAX_CHECKS)}`] : []),
        ...[(0,report_facts .zO)([told])].filter((cost) => cost !== ''),
    ];
    const tail = facts.length > 0 ? ` (${facts.join('; ')})` : '';
    return `To confirm the failure, ${number} was started: ${outcome} by itself${tail}.`;
}

// EXTERNAL MODULE: ./report/theme-order.js
var theme_order = __webpack_require__(8918);
;// CONCATENATED MODULE: ./gate/runs/excerpts.js




const MAX_CALLS = 20;
const MAX_LINES = 6;
const excerpts_AT_ONCE = 4;
const excerpts_BUDGET_MS = 20_000;
const PATIENCE = 2;




function linesOfSpans(metrics) {
    const segments = metrics
        .flatMap(({ evidenceSpans }) => evidenceSpans ?? [])
        .flatMap(({ fromSegment, toSegment }) => [fromSegment, toSegment]);
    const lines = new Map();
    for (const segment of segments) {
        if (!segment?.text)
            continue;
        const { text, startOffsetMs: startMs } = segment;
        lines.set(`${startMs} ${text}`, { speaker: null, text, startMs });
    }
    return [...lines.values()]
        .toSorted((a, b) => (a.startMs ?? 0) - (b.startMs ?? 0))
        .slice(0, MAX_LINES);
}
function lastLines(transcript) {
    return (transcript?.entries ?? [])
        .filter(({ text }) => text.trim() !== '')
        .slice(-MAX_LINES)
        .map(({ role, text, startOffsetMs }) => ({ speaker: role, text, startMs: startOffsetMs }));
}
function addExcerpts(told, excerpts) {
    const quoted = [...excerpts].filter(([, lines]) => lines.length > 0);
    if (quoted.length === 0)
        return told;
    const known = new Set((told.calls ?? []).map(({ id }) => id));
    const calls = (told.calls ?? []).map((call) => ({
        ...call,
        excerpt: (call.id === null ? undefined : excerpts.get(call.id)) ?? call.excerpt,
    }));
    const others = quoted
        .filter(([id]) => !known.has(id))
        .map(([id, excerpt]) => ({ ...UNTOLD_CALL, id, excerpt }));
    return { ...told, calls: [...calls, ...others] };
}
const UNTOLD_CALL = {
    id: null,
    simulationJobId: null,
    status: null,
    isPassed: false,
    isCounted: true,
    attempt: null,
    durationMs: null,
    agent: null,
    persona: null,
    scenario: null,
    checks: [],
};

;// CONCATENATED MODULE: ./gate/runs/judge-together.js



// EXTERNAL MODULE: ./report/names.js
var names = __webpack_require__(2274);
// EXTERNAL MODULE: ./step/trouble-log.js
var trouble_log = __webpack_require__(9350);
;// CONCATENATED MODULE: ./gate/runs/narrator.js




const TICK_MS = 10_000;
const LIVE_TICK_MS = 1_000;
const FEW_RUNS = 8;
const SHORT_ID_CHARS = 8;
const MAX_LINE_CHARS = 3_000;
class Narrator {
    #runner;
    #clock;
    #runUrl;
    #watched = new Set();
    #lastProgress = new Map();
    #saidOnce = new Set();
    #troubles;
    #stopped = new AbortController();
    #gathered = [];
    #total = 0;
    #ended = 0;
    #lastLineMs;
    constructor(runner, clock, runUrl) {
        this.#runner = runner;
        this.#clock = clock;
        this.#runUrl = runUrl;
        this.#lastLineMs = clock.now();
        this.#troubles = new trouble_log .q(runner, clock, (line) => this.#tell(line));
    }
    begin(total) {
        this.#total = total;
        void this.#beat();
    }
    expectAnother() {
        this.#total += 1;
    }
    end() {
        this.#stopped.abort();
        this.#flush();
        this.#runner.showLive([]);
    }
    watching(run) {
        this.#watched.add(run);
        this.#showLive();
    }
    finished(run, text) {
        this.#watched.delete(run);
        this.#lastProgress.delete(run);
        this.#ended += 1;
        this.#tell(`${run.name}: ${text}`);
        this.#showLive();
    }
    link(run) {
        const url = (0,names .Vp)(run.jobId, { runUrl: this.#runUrl });
        return url === null ? '' : ` (${url})`;
    }
    say(run, text) {
        this.#tell(`${run.name}: ${text}`);
    }
    sayOnce(run, text) {
        const line = `${run.name}: ${text}`;
        if (this.#saidOnce.has(line))
            return;
        this.#saidOnce.add(line);
        this.#tell(line);
    }
    progress(run, text) {
        if (this.#lastProgress.get(run) === text)
            return;
        this.#lastProgress.set(run, text);
        if (this.#runner.isLive)
            this.#showLive();
        else
            this.#tell(`${run.name}: ${text}${describeWait(run)}`);
    }
    trouble(retry) {
        this.#troubles.note(retry);
    }
    #tell(text) {
        const line = (0,log_line .T)(text, MAX_LINE_CHARS);
        if (this.#total > FEW_RUNS && !this.#runner.isLive) {
            this.#gathered.push(line);
        }
        else {
            this.#runner.info(line);
            this.#lastLineMs = this.#clock.now();
        }
    }
    async #beat() {
        try {
            for (;;) {
                await this.#clock.sleep(this.#runner.isLive ? LIVE_TICK_MS : TICK_MS, this.#stopped.signal);
                this.#flush();
                if (this.#runner.isLive)
                    this.#showLive();
                else if (this.#clock.now() - this.#lastLineMs >= trouble_log .u)
                    this.#tellWaits();
            }
        }
        catch (error) {
            if (!this.#stopped.signal.aborted)
                this.#runner.debug((0,stops .US)(error));
        }
    }
    #flush() {
        if (this.#gathered.length === 0)
            return;
        this.#runner.group(this.#headline(), this.#gathered);
        this.#gathered = [];
        this.#lastLineMs = this.#clock.now();
    }
    #showLive() {
        if (!this.#runner.isLive)
            return;
        const lines = [...this.#watched].map((run) => (0,log_line .T)(`${shortNameOf(run)}: ${lastSeenOf(run)}${describeWait(run)}`, MAX_LINE_CHARS));
        if (lines.length > 1)
            lines.unshift(this.#headline());
        this.#runner.showLive(lines);
    }
    #tellWaits() {
        const lines = [...this.#watched].map((run) => (0,log_line .T)(`${run.name}: still waiting${describeWait(run)}; last seen: ${lastSeenOf(run)}`, MAX_LINE_CHARS));
        if (lines.length > FEW_RUNS)
            this.#runner.group(this.#headline(), lines);
        else
            for (const line of lines)
                this.#runner.info(line);
        this.#lastLineMs = this.#clock.now();
    }
    #headline() {
        const waiting = this.#total - this.#ended - this.#watched.size;
        const turn = waiting > 0 ? `, ${waiting} waiting their turn` : '';
        return `${this.#ended} of ${this.#total} runs done, ${this.#watched.size} being watched${turn}`;
    }
}
function shortNameOf({ jobId, label, evidence }) {
    if (jobId === '')
        return label;
    return `${evidence.about?.planName ?? 'run'} ${jobId.slice(0, SHORT_ID_CHARS)}`;
}
function lastSeenOf({ wait }) {
    return wait?.lastSeen ?? 'nothing yet';
}


// EXTERNAL MODULE: ./gate/runs/saved-runs.js
var saved_runs = __webpack_require__(1156);
;// CONCATENATED MODULE: ./gate/runs/follow-runs.js
const MANY_RUNS = 20;











/***/ }),

/***/ 1910:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    AD: () => (  startRun),
    c3: () => (  listOf),
    eE: () => (  locateRun)
  });
  var _core_input_iso_time_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(2111);
  var _core_text_log_line_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7720);
  var _http_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2557);
  var _service_operations_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9617);
  var _step_explain_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(301);
  var _step_look_up_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(37);
  var _step_stops_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3743);
  var _inputs_settings_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7100);
  var _remembering_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(1195);
  var _run_plans_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(6046);
  var _turn_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(7143);
  var _watch_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(5413);












const START_GRACE_MS = 1_500;
const MAX_PAGES = 200;
async function startRun(run, plan, variables, watch) {
    const name = (0,_run_plans_js__WEBPACK_IMPORTED_MODULE_8__  .d)(plan);
    const asked = await (0,_remembering_js__WEBPACK_IMPORTED_MODULE_7__  .Wb)(run, plan.id, watch);
    const wait = (0,_watch_js__WEBPACK_IMPORTED_MODULE_10__  .Cs)(run, `a run of ${name} to start`, watch);
    watch.saver?.starting(run, plan.id);
    try {
        const putOff = (error) => {
            run.crowd.refusals += 1;
            return (0,_turn_js__WEBPACK_IMPORTED_MODULE_9__  .eO)(run, name, error, watch).context.deadlineMs;
        };
        const context = { ...wait.context, lingerMs: START_GRACE_MS, putOff };
        const started = await watch.client.startRun(plan.id, variables, context);
        run.jobId = started.jobId;
    }
    catch (error) {
        const isLost = error instanceof _http_errors_js__WEBPACK_IMPORTED_MODULE_1__  ._7 && error.mayHaveBeenTaken;
        if (!isLost)
            await watch.memory.forget(asked);
        throw error instanceof _http_errors_js__WEBPACK_IMPORTED_MODULE_1__  ._7 ? explainFailedStart(error, plan, watch) : error;
    }
    run.startedHere = true;
    watch.saver?.started(run);
    await (0,_remembering_js__WEBPACK_IMPORTED_MODULE_7__  .Ag)(run, asked, watch);
    watch.narrator.say(run, `started from ${name}${watch.narrator.link(run)}`);
}
function explainFailedStart(error, plan, watch) {
    if (!error.mayHaveBeenTaken) {
        const kind = 'run-plan-id';
        const { outcome, rule, message } = (0,_step_explain_js__WEBPACK_IMPORTED_MODULE_3__  .W)(error, null, _inputs_settings_js__WEBPACK_IMPORTED_MODULE_6__  .MJ[kind], _inputs_settings_js__WEBPACK_IMPORTED_MODULE_6__  .Lq[kind]);
        return new _step_stops_js__WEBPACK_IMPORTED_MODULE_5__  .C9(rule, `${(0,_step_stops_js__WEBPACK_IMPORTED_MODULE_5__  .Kx)(message)}. No run was started`, outcome);
    }
    const { aborted, reason } = watch.cancelled;
    const what = aborted ? `${String(reason.message)}; ${error.message}` : error.message;
    return new _step_stops_js__WEBPACK_IMPORTED_MODULE_5__  .C9('start', `${(0,_step_stops_js__WEBPACK_IMPORTED_MODULE_5__  .Kx)(what)}. A run of ${(0,_run_plans_js__WEBPACK_IMPORTED_MODULE_8__  .d)(plan)} may have been started all the same; it is not tried again, since a second run would place real calls. To find it, look at the newest runs of the plan (${listOf(plan.id, watch)}, or the dashboard) and pass its ID as the input job-id`);
}
function listOf(runPlanId, { source }) {
    const { list } = (source.service.profile ?? _service_operations_js__WEBPACK_IMPORTED_MODULE_2__  .A).operations;
    const { method, path } = (0,_service_operations_js__WEBPACK_IMPORTED_MODULE_2__  .D)(list, { runPlanId });
    return `${method} ${path}`;
}
async function locateRun(run, source, watch) {
    const { servicePhoneNumber, callTime } = source;
    const wait = (0,_watch_js__WEBPACK_IMPORTED_MODULE_10__  .Cs)(run, `${run.label} to be found`, watch);
    const job = await (0,_step_look_up_js__WEBPACK_IMPORTED_MODULE_4__  .T)(watch.client, source, watch.clock, wait.context);
    wait.lastSeen = `simulation job ${job.simulationJobId} of run plan ${job.runPlan.id}`;
    const callMs = momentOf(job, callTime, watch);
    const found = await newestHolding(callMs, job.runPlan.id, wait, watch);
    const call = `the call to ${servicePhoneNumber} at ${new Date(callMs).toISOString()}`;
    if (found === null) {
        throw new _step_stops_js__WEBPACK_IMPORTED_MODULE_5__  .C9('lookup', `no run of run plan ${(0,_core_text_log_line_js__WEBPACK_IMPORTED_MODULE_0__  .T)(job.runPlan.id, 100)} holds ${call}: set the input call-time to a moment within the call, or pass the run's ID as job-id`, 'error');
    }
    run.jobId = found.simulationRunPlanJobId;
    const span = `${found.startedAt ?? found.createdAt} to ${found.endedAt ?? 'now'}`;
    watch.narrator.say(run, `located${watch.narrator.link(run)}: the newest run of run plan ${job.runPlan.id} whose time span (${span}) holds ${call}, as simulation job ${job.simulationJobId} says`);
}
function momentOf(job, callTime, watch) {
    const text = callTime ?? job.startedAt;
    return (text ? (0,_core_input_iso_time_js__WEBPACK_IMPORTED_MODULE_11__  .s)(text) : null) ?? watch.clock.now();
}
async function newestHolding(callMs, runPlanId, wait, watch) {
    let after = null;
    for (let pages = 0; pages < MAX_PAGES; pages += 1) {
        const page = await watch.client.listRuns(runPlanId, after, wait.context);
        const newest = page.runs
            .filter((run) => holds(run, callMs))
            .toSorted((a, b) => startOf(b) - startOf(a))[0];
        if (newest !== undefined)
            return newest;
        if (page.nextCursor === null || page.nextCursor === after)
            return null;
        after = page.nextCursor;
    }
    throw new _step_stops_js__WEBPACK_IMPORTED_MODULE_5__  .C9('lookup', `none of the newest ${MAX_PAGES} pages of runs of run plan ${(0,_core_text_log_line_js__WEBPACK_IMPORTED_MODULE_0__  .T)(runPlanId, 100)} holds the call: pass the run's ID as job-id`, 'error');
}
function holds(run, callMs) {
    const endMs = run.endedAt ? (0,_core_input_iso_time_js__WEBPACK_IMPORTED_MODULE_11__  .s)(run.endedAt) : null;
    return startOf(run) <= callMs && callMs <= (endMs ?? Number.POSITIVE_INFINITY);
}
function startOf({ startedAt, createdAt }) {
    const text = startedAt === undefined ? createdAt : startedAt;
    return (text ? (0,_core_input_iso_time_js__WEBPACK_IMPORTED_MODULE_11__  .s)(text) : null) ?? Number.POSITIVE_INFINITY;
}


/***/ }),

/***/ 3305:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    H0: () => (  isRefused),
    Ys: () => (  isWithheld),
    vZ: () => (  isNotOffered)
  });
  var _http_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2557);

const NOT_OFFERED = new Set([404, 405, 501]);
const FORBIDDEN = 403;
function isNotOffered(error) {
    return error instanceof _http_errors_js__WEBPACK_IMPORTED_MODULE_0__  ._7 && NOT_OFFERED.has(lastStatus(error));
}
function isWithheld(error) {
    return isNotOffered(error) || (error instanceof _http_errors_js__WEBPACK_IMPORTED_MODULE_0__  ._7 && lastStatus(error) === FORBIDDEN);
}
function isRefused(error) {
    return isWithheld(error) || (0,_http_errors_js__WEBPACK_IMPORTED_MODULE_0__  .Fh)(error);
}
function lastStatus(error) {
    return (0,_http_errors_js__WEBPACK_IMPORTED_MODULE_0__  .xW)(error).status;
}


/***/ }),

/***/ 6132:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

  var readUnseenResults = (async function readUnseenResults(run, report, watch) {
    if (run.hasResults)
        return;
    const mayPass = report !== null && report.verdict !== 'THRESHOLD_FAILED';
    const error = mayPass
        ? await attempt(watch, PASS_BUDGET_MS, async (context) => {
            const putOff = run.wait?.context.putOff;
            run.takeResults(await insist(run, { ...context, ...(putOff && { putOff }) }, watch));
        })
        : await attempt(watch, RESULTS_BUDGET_MS, async (context) => {
            run.takeResults(await (0,_read_results_js__WEBPACK_IMPORTED_MODULE_7__  .x)(run, context, watch));
        });
    if (error === null)
        return;
    const why = (0,_step_stops_js__WEBPACK_IMPORTED_MODULE_4__  .Kx)(error.message);
    if ((0,_not_offered_js__WEBPACK_IMPORTED_MODULE_6__  .Ys)(error)) {
        run.note(`The run's results could not be read, so that its debrief alone was judged: ${why}.`);
        return;
    }
    run.unread = why;
    run.note(`The run's results could not be read: ${why}.`);
});
var readEnding = (async function readEnding(run, watch) {
    if ((0,_core_run_status_js__WEBPACK_IMPORTED_MODULE_1__  .hY)(run.runStatus) || !run.finished || !run.readable)
        return;
    await attempt(watch, BUDGET_MS, (async (context) => {
        run.takeProgress(await watch.client.readRun(run.jobId, context));
    }));
});
var readLateEnding = (async function readLateEnding(run, { verdict }, watch) {
    const { clock, cancelled, inputs, narrator } = watch;
    if (run.runStatus !== null)
        await readEnding(run, watch);
    const startedMs = clock.now();
    const limitMs = Math.min(LATE_END_MS, inputs.debriefTimeoutMs);
    const mayPass = (() => verdict !== 'THRESHOLD_FAILED' && run.evidence.runVerdict?.passed !== false);
    for (let waitedMs = 0; mayPass(); waitedMs = clock.now() - startedMs) {
        const isLate = (0,_core_run_status_js__WEBPACK_IMPORTED_MODULE_1__  .jf)(run.runStatus) || (0,_core_run_status_js__WEBPACK_IMPORTED_MODULE_1__  .jf)(run.shownStatus);
        const pauseMs = (0,_core_poll_js__WEBPACK_IMPORTED_MODULE_8__  .y)(waitedMs, inputs.maxPollIntervalMs);
        if (!isLate || waitedMs + pauseMs >= limitMs)
            return;
        const span = (0,_core_duration_js__WEBPACK_IMPORTED_MODULE_0__  .a)(limitMs);
        narrator.sayOnce(run, `its debrief is ready, and yet it is said to go on: looked at for ${span} at most`);
        await clock.sleep(pauseMs, cancelled);
        await readEnding(run, watch);
        if (run.hasResults) {
            await attempt(watch, RESULTS_BUDGET_MS, async (context) => {
                run.takeResults(await (0,_read_results_js__WEBPACK_IMPORTED_MODULE_7__  .x)(run, context, watch));
            });
        }
    }
});
var readCost = (async function readCost(run, watch) {
    await attempt(watch, BUDGET_MS, (async (context) => {
        const cost = (0,_evidence_js__WEBPACK_IMPORTED_MODULE_5__  .ho)(await watch.client.readCost(run.jobId, context));
        if (cost !== undefined)
            run.evidence = { ...run.evidence, cost };
    }));
});
var attempt = (async function attempt({ clock, cancelled, runner }, budgetMs, read) {
    try {
        await read({ signal: cancelled, deadlineMs: clock.now() + budgetMs });
        return null;
    }
    catch (error) {
        if (error instanceof _step_stops_js__WEBPACK_IMPORTED_MODULE_4__  .cJ)
            return null;
        if (!(error instanceof _http_errors_js__WEBPACK_IMPORTED_MODULE_2__  ._7))
            throw error;
        runner.debug(`not known, since it could not be read: ${error.message}`);
        return error;
    }
});
__webpack_require__.d(__webpack_exports__, {
    O$: (() => (  readEnding)),
    Sd: (() => (  readLateEnding)),
    ii: (() => (  readCost)),
    lu: () => (  PASS_BUDGET_MS),
    rk: () => (  readStatus),
    zV: (() => (  readUnseenResults))
  });
  var _core_duration_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1619);
  var _core_poll_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(7058);
  var _core_run_status_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6929);
  var _http_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2557);
  var _step_patience_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(611);
  var _step_stops_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3743);
  var _evidence_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(401);
  var _not_offered_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3305);
  var _read_results_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(4723);
const BUDGET_MS = 5_000;
const RESULTS_BUDGET_MS = 10_000;
const PASS_BUDGET_MS = 90_000;
const LATE_END_MS = 20_000;
const ODD_PAUSE_MS = 5_000;

async function insist(run, context, watch) {
    const { clock, cancelled } = watch;
    for (;;) {
        try {
            return await (0,_read_results_js__WEBPACK_IMPORTED_MODULE_7__  .x)(run, context, watch);
        }
        catch (error) {
            if (!(0,_step_patience_js__WEBPACK_IMPORTED_MODULE_3__  .Aq)(error) || (0,_not_offered_js__WEBPACK_IMPORTED_MODULE_6__  .H0)(error))
                throw error;
            if (clock.now() + ODD_PAUSE_MS >= context.deadlineMs)
                throw error;
        }
        await clock.sleep(ODD_PAUSE_MS, cancelled);
    }
}
async function readStatus(run, watch) {
    if (!run.readable)
        return;
    const error = await attempt(watch, BUDGET_MS, async (context) => {
        run.takeProgress(await watch.client.readRun(run.jobId, context));
    });
    run.readable = error === null || !(0,_not_offered_js__WEBPACK_IMPORTED_MODULE_6__  .Ys)(error);
}






/***/ }),

/***/ 4723:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

  var readResults = (async function readResults(run, context, { client, clock, runner }) {
    const { jobId, compareToJobId } = run;
    if (compareToJobId === null)
        return client.readResults(jobId, context);
    const nowMs = clock.now();
    const deadlineMs = nowMs + Math.min(COMPARED_MS, (context.deadlineMs - nowMs) / 2);
    try {
        return await client.readResults(jobId, { ...context, deadlineMs }, compareToJobId);
    }
    catch (error) {
        if (!(error instanceof _http_errors_js__WEBPACK_IMPORTED_MODULE_0__  ._7) || NOT_ABOUT_IT.has(error.status))
            throw error;
        runner.debug(`not compared with run ${compareToJobId} by the service: ${error.message}`);
        run.compareToJobId = null;
        return client.readResults(jobId, context);
    }
});
__webpack_require__.d(__webpack_exports__, {
    x: (() => (  readResults))
  });
  var _http_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2557);

const COMPARED_MS = 15_000;
const NOT_ABOUT_IT = new Set([401, 403, 409]);



/***/ }),

/***/ 1195:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

  var rememberEnd = (async function rememberEnd(run, told, watch) {
    const isJudged = told.outcome === 'failed' || told.report !== null;
    if (told.outcome !== 'started' && (isJudged || run.pointer !== null)) {
        const pointer = run.pointer ?? (await recallRun(run, watch)) ?? pointerOf(run, watch);
        const outcome = isJudged ? told.outcome : pointer.outcome;
        const endedAt = (0,_core_run_status_js__WEBPACK_IMPORTED_MODULE_0__  .hY)(run.runStatus) || isJudged ? endOf(run, pointer, watch) : null;
        await keep(run, { ...pointer, outcome, endedAt }, watch);
        if (watch.source.kind !== 'run-plan-id')
            await watch.judgements.remember({ ...pointer, outcome, endedAt });
    }
});
var recallRun = (async function recallRun({ jobId }, { recall, refs }) {
    return (await recall(refs.own)).find((one) => (0,_core_same_id_js__WEBPACK_IMPORTED_MODULE_1__  .F)(one.jobId, jobId)) ?? null;
});
var keep = (function keep(run, pointer, { memory }) {
    run.pointer = pointer;
    return memory.remember(pointer);
});
var pointerOf = (function pointerOf(run, watch) {
    const { jobId, fingerprint, evidence } = run;
    const { about } = evidence;
    const now = isoOf(watch.clock.now());
    const runPlanId = about?.planId ?? '';
    return {
        jobId,
        runPlanId: ID.test(runPlanId) ? runPlanId : '',
        fingerprint,
        startedAt: momentOf(about?.startedAt ?? about?.createdAt) ?? now,
        endedAt: null,
        outcome: null,
        ...watch.origin,
    };
});
var endOf = (function endOf(run, { startedAt, endedAt }, { clock }) {
    if (endedAt !== null)
        return endedAt;
    const now = isoOf(clock.now());
    const told = momentOf(run.evidence.about?.endedAt) ?? now;
    if (told > now)
        return now;
    return run.startedHere && told < startedAt ? startedAt : told;
});
var momentOf = (function momentOf(text) {
    const ms = text ? (0,_core_input_iso_time_js__WEBPACK_IMPORTED_MODULE_2__  .s)(text) : null;
    return ms === null ? null : isoOf(ms);
});
var isoOf = (function isoOf(ms) {
    return new Date(ms).toISOString();
});
__webpack_require__.d(__webpack_exports__, {
    Ag: () => (  rememberStart),
    DO: (() => (  rememberEnd)),
    Fi: () => (  withJudgements),
    MZ: () => (  rememberTogether),
    Wb: () => (  announceStart)
  });
  var _core_input_iso_time_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2111);
  var _core_run_status_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6929);
  var _core_same_id_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8327);
const ID = /^[\x21-\x7e]{1,200}$/;
async function announceStart({ fingerprint }, runPlanId, { memory, origin, clock }) {
    const { sha, ...step } = origin;
    const asked = { runPlanId, fingerprint, askedAt: isoOf(clock.now()), ...step };
    await memory.announce(asked);
    return asked;
}
async function rememberStart(run, asked, watch) {
    const { runPlanId } = asked;
    void watch.memory.forget(asked);
    await keep(run, { ...pointerOf(run, watch), runPlanId, outcome: 'started' }, watch);
}
async function rememberTogether(run, outcome, watch) {
    if (run.pointer !== null)
        await keep(run, { ...run.pointer, outcome }, watch);
}

async function withJudgements(pointers, ref, { judgements }) {
    if (pointers.every(({ outcome }) => outcome !== 'started'))
        return pointers;
    const elsewhere = await judgements.recall(ref);
    return pointers.map((one) => {
        const judgement = elsewhere.find(({ jobId }) => jobId === one.jobId);
        if (one.outcome !== 'started' || judgement === undefined)
            return one;
        const { outcome, endedAt } = judgement;
        return { ...one, outcome, endedAt };
    });
}








/***/ }),

/***/ 6046:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    Q: () => (  findPlans),
    d: () => (  describePlan)
  });
  var _core_text_alike_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4667);
  var _core_text_log_line_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7720);
  var _core_text_nearest_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(4689);
  var _step_stops_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3743);
  var _follow_run_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6881);
  var _not_offered_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3305);
  var _run_record_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6245);
  var _watch_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5413);
const MAX_PAGES = 20;
const MAX_NEAREST = 5;
const MAX_NAMES = 10;
const MAX_IDS = 20;
const MAX_NAME_CHARS = 100;
function describePlan({ id, name }) {
    return name === null ? `run plan ${id}` : `run plan ${quote(name)} (${id})`;
}
async function findPlans(wanted, watch) {
    const planned = new Map();
    const refused = [];
    for (const one of wanted) {
        const known = 'id' in one ? one.id : one.name;
        const label = 'id' in one ? `run plan ${one.id}` : `run plan ${quote(one.name)}`;
        const run = new _run_record_js__WEBPACK_IMPORTED_MODULE_5__  .d(label, '', known);
        try {
            const plan = 'id' in one
                ? { id: one.id, name: null, size: null, updatedAt: null }
                : await findByName(one.name, run, watch);
            const key = plan.id.toLowerCase();
            if (!planned.has(key))
                planned.set(key, { run, plan });
        }
        catch (error) {
            refused.push(await (0,_follow_run_js__WEBPACK_IMPORTED_MODULE_3__  .pm)(run, error, watch));
        }
    }
    return { planned: [...planned.values()], refused };
}
async function findByName(wanted, run, watch) {
    const wait = (0,_watch_js__WEBPACK_IMPORTED_MODULE_6__  .Cs)(run, `${run.label} to be found`, watch);
    const found = await search(wanted, wait, watch).catch(explainMissing(wanted));
    const meant = meantBy(wanted, found);
    const all = meant.length > 0 ? [] : await search(null, wait, watch);
    const [plan, ...others] = meant.length > 0 ? meant : meantBy(wanted, all);
    if (plan === undefined) {
        throw refuse(`is the name of no run plan: ${offer(wanted, found, all)}`, wanted);
    }
    if (others.length > 0) {
        const ids = [plan, ...others].slice(0, MAX_IDS).map(({ id }) => (0,_core_text_log_line_js__WEBPACK_IMPORTED_MODULE_1__  .T)(id, MAX_NAME_CHARS));
        const count = others.length + 1;
        throw refuse(`is the name of ${count} run plans: give the one that is meant as run-plan-id, of ${ids.join(', ')}`, wanted);
    }
    watch.narrator.say(run, `it is run plan ${plan.id}`);
    const facts = { number: null, triggeredBy: null, createdAt: null, startedAt: null };
    const about = { ...facts, endedAt: null, durationMs: null, planId: plan.id, planName: plan.name };
    run.evidence = { about };
    const { id, name, testCaseCount, iterationCount, updatedAt } = plan;
    return { id, name, size: { testCases: testCaseCount, iterations: iterationCount }, updatedAt };
}
function meantBy(wanted, plans) {
    const equal = plans.filter(({ name }) => name === wanted);
    return equal.length > 0 ? equal : plans.filter(({ name }) => plain(name) === plain(wanted));
}
async function search(text, wait, { client }) {
    const found = new Map();
    let after = null;
    for (let pages = 0; pages < MAX_PAGES; pages += 1) {
        const page = await client.listPlans(text, after, { ...wait.context, mayLack: true });
        for (const plan of page.plans)
            found.set(plan.id.toLowerCase(), plan);
        if (page.nextCursor === null || page.nextCursor === after)
            break;
        after = page.nextCursor;
    }
    return [...found.values()];
}
function offer(wanted, found, all) {
    if (found.length > 0) {
        const names = (0,_core_text_nearest_js__WEBPACK_IMPORTED_MODULE_7__  .F8)(wanted, namesOf(found)).slice(0, MAX_NEAREST);
        return `the nearest are ${names.map(quote).join(', ')}`;
    }
    if (all.length === 0)
        return 'the service shows none at all to this key';
    const names = namesOf(all);
    const shown = names.slice(0, MAX_NAMES).map(quote);
    return `there are ${shown.join(', ')}${names.length > MAX_NAMES ? ' and more' : ''}`;
}
function namesOf(plans) {
    return [...new Set(plans.map(({ name }) => name))];
}
function explainMissing(name) {
    return (error) => {
        if (!(0,_not_offered_js__WEBPACK_IMPORTED_MODULE_4__  .vZ)(error))
            throw error;
        if (error.repeated !== '')
            throw error;
        throw refuse(`cannot be looked up, since the service does not list its run plans (${(0,_step_stops_js__WEBPACK_IMPORTED_MODULE_2__  .Kx)(error.message)}): give the plan's ID as run-plan-id, or the path of the list in service-profile (listPlans.path)`, name);
    };
}
function refuse(problem, name) {
    return new _step_stops_js__WEBPACK_IMPORTED_MODULE_2__  .C9('input', `input 'run-plan-name': ${quote(name)} ${problem}`, 'error');
}
function plain(name) {
    return (0,_core_text_alike_js__WEBPACK_IMPORTED_MODULE_0__  .Li)(name).toLowerCase();
}
function quote(name) {
    return `'${(0,_core_text_log_line_js__WEBPACK_IMPORTED_MODULE_1__  .T)(name, MAX_NAME_CHARS)}'`;
}


/***/ }),

/***/ 7143:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

  var waitForEnd = (function waitForEnd(run, watch) {
    const { wait, runStatus } = run;
    const wasQueued = wait?.settings.input === QUEUE;
    const waits = runStatus === null ? wasQueued : isQueued(runStatus);
    if (waits && run.readable && !run.hasHadTurn)
        return waitInQueue(run, `${run.name} to leave the queue`, watch);
    run.hasHadTurn ||= runStatus !== null || !run.readable;
    if (wasQueued)
        run.endWait();
    const what = `${run.name} to finish`;
    return run.wait?.settings.what === what ? run.wait : (0,_watch_js__WEBPACK_IMPORTED_MODULE_1__  .Cs)(run, what, watch);
});
__webpack_require__.d(__webpack_exports__, {
    MX: () => (  isQueued),
    eO: () => (  waitForAdmission),
    kh: (() => (  waitForEnd))
  });
  var _step_stops_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3743);
  var _watch_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5413);


const QUEUE = 'queue-timeout';
const LONGEST_INTERVAL_MS = 5 * 60_000;
const QUEUED = new Set(['PENDING', 'QUEUED']);
function isQueued(status) {
    return QUEUED.has(status);
}
function waitForAdmission(run, plan, { message }, watch) {
    const wait = waitInQueue(run, `a run of ${plan} to be admitted`, watch);
    wait.lastSeen = (0,_step_stops_js__WEBPACK_IMPORTED_MODULE_0__  .Kx)(message);
    return wait;
}

function waitInQueue(run, what, watch) {
    if (run.wait?.settings.what === what)
        return run.wait;
    const { queueTimeoutMs: limitMs } = watch.inputs;
    const limit = { what, input: QUEUE, limitMs, longestIntervalMs: LONGEST_INTERVAL_MS };
    return (0,_watch_js__WEBPACK_IMPORTED_MODULE_1__  .db)(run, limit, watch);
}


/***/ }),

/***/ 5413:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

  var waitForRun = (function waitForRun(run, what, watch) {
    return beginWait(run, { what, input: 'run-timeout', limitMs: watch.inputs.runTimeoutMs }, watch);
});
var waitForDebrief = (function waitForDebrief(run, wasRequested, watch) {
    const { runTimeoutMs, debriefTimeoutMs } = watch.inputs;
    const what = `the debrief of ${run.name}`;
    if (wasRequested) {
        const limit = { what, input: 'debrief-timeout', limitMs: debriefTimeoutMs };
        const settings = settingsOf(run, limit, watch);
        const { wait } = run;
        run.endWait();
        run.wait = wait?.follow(settings) ?? new _step_wait_js__WEBPACK_IMPORTED_MODULE_0__  .s(settings, watch.clock, watch.cancelled);
        return run.wait;
    }
    const limitMs = runTimeoutMs + debriefTimeoutMs;
    return beginWait(run, { what, input: 'run-timeout + debrief-timeout', limitMs }, watch);
});
var beginWait = (function beginWait(run, limit, watch) {
    const settings = settingsOf(run, limit, watch);
    run.wait = run.wait?.goOn(settings) ?? new _step_wait_js__WEBPACK_IMPORTED_MODULE_0__  .s(settings, watch.clock, watch.cancelled);
    return run.wait;
});
var settingsOf = (function settingsOf({ crowd }, limit, { inputs: { maxPollIntervalMs }, meanwhile }) {
    return { ...limit, maxPollIntervalMs, crowd, meanwhile };
});
__webpack_require__.d(__webpack_exports__, {
    Cs: (() => (  waitForRun)),
    GM: (() => (  waitForDebrief)),
    db: () => (  beginWait)
  });
  var _step_wait_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6477);







/***/ }),

/***/ 4317:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

  var refsOf = (function refsOf(env, event) {
    const own = env.GITHUB_REF ?? '';
    switch (env.GITHUB_EVENT_NAME) {
        case 'pull_request':
        case 'pull_request_target':
            return {
                own: pullRequestRef((0,_core_json_object_js__WEBPACK_IMPORTED_MODULE_0__  .f)(event, ['pull_request'])) ?? own,
                base: branchRef((0,_core_json_object_js__WEBPACK_IMPORTED_MODULE_0__  .f)(event, ['pull_request', 'base', 'ref']) ?? env.GITHUB_BASE_REF),
            };
        case 'merge_group':
            return { own, base: branchRef((0,_core_json_object_js__WEBPACK_IMPORTED_MODULE_0__  .f)(event, ['merge_group', 'base_ref'])) };
        case 'workflow_run':
            return refsOfWorkflowRun(event, own);
        case 'issue_comment':
            return { own: pullRequestRef(pullRequestCommentedOn(event)) ?? own, base: null };
        default:
            return { own, base: null };
    }
});
var tellRef = (function tellRef(ref) {
    const [, number] = /^refs\/pull\/(\d+)\//.exec(ref) ?? [];
    if (number !== undefined)
        return `pull request ${number}`;
    return ref.replace(/^refs\/(?:heads|tags)\//, '') || 'this gate';
});
var testedCommit = (function testedCommit(env, event) {
    const named = [
        (0,_core_json_object_js__WEBPACK_IMPORTED_MODULE_0__  .f)(event, ['pull_request', 'head', 'sha']),
        env.GITHUB_EVENT_NAME === 'workflow_run' && (0,_core_json_object_js__WEBPACK_IMPORTED_MODULE_0__  .f)(event, ['workflow_run', 'head_sha']),
        env.GITHUB_SHA,
    ].find(((sha) => typeof sha === 'string' && /^[0-9a-fA-F]{7,64}$/.test(sha)));
    return typeof named === 'string' ? named : '';
});
var originOf = (function originOf(env, event, { own }) {
    return {
        sha: testedCommit(env, event),
        ref: own,
        workflowRun: /^\d{1,20}$/.exec(env.GITHUB_RUN_ID ?? '')?.[0] ?? '',
        attempt: Number(/^\d{1,9}$/.exec(env.GITHUB_RUN_ATTEMPT ?? '')?.[0] ?? 0),
        job: env.GITHUB_JOB ?? '',
        step: env.GITHUB_ACTION ?? '',
    };
});
__webpack_require__.d(__webpack_exports__, {
    gA: (() => (  refsOf)),
    hh: (() => (  tellRef)),
    yv: (() => (  originOf))
  });

 var _core_json_object_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8009);



function refsOfWorkflowRun(event, own) {
    const run = (0,_core_json_object_js__WEBPACK_IMPORTED_MODULE_0__  .f)(event, ['workflow_run']);
    const pullRequest = (0,_core_json_object_js__WEBPACK_IMPORTED_MODULE_0__  .f)(run, ['pull_requests', 0]);
    const ref = pullRequestRef(pullRequest);
    if (ref !== null)
        return { own: ref, base: branchRef((0,_core_json_object_js__WEBPACK_IMPORTED_MODULE_0__  .f)(pullRequest, ['base', 'ref'])) };
    const head = branchRef((0,_core_json_object_js__WEBPACK_IMPORTED_MODULE_0__  .f)(run, ['head_branch']));
    const fork = forkOf(event);
    return {
        own: head === null ? own : fork === null ? head : `refs/forks/${fork}/${head}`,
        base: branchRef((0,_core_json_object_js__WEBPACK_IMPORTED_MODULE_0__  .f)(event, ['repository', 'default_branch'])),
    };
}
function forkOf(event) {
    const [head, here] = [['workflow_run', 'head_repository'], ['repository']].map((path) => (0,_core_json_object_js__WEBPACK_IMPORTED_MODULE_0__  .f)(event, [...path, 'full_name']));
    return head === here ? null : typeof head === 'string' ? head : 'unknown';
}
function pullRequestCommentedOn(event) {
    const issue = (0,_core_json_object_js__WEBPACK_IMPORTED_MODULE_0__  .f)(event, ['issue']);
    return (0,_core_json_object_js__WEBPACK_IMPORTED_MODULE_0__  .f)(issue, ['pull_request']) === undefined ? undefined : issue;
}
function pullRequestRef(pullRequest) {
    const number = (0,_core_json_object_js__WEBPACK_IMPORTED_MODULE_0__  .f)(pullRequest, ['number']);
    return typeof number === 'number' && Number.isSafeInteger(number) && number > 0
        ? `refs/pull/${number}/merge`
        : null;
}
function branchRef(name) {
    if (typeof name !== 'string' || name === '')
        return null;
    return name.startsWith('refs/heads/') ? name : `refs/heads/${name}`;
}



/***/ })

};
;Object.assign(exports.modules, require("./later.js"));
