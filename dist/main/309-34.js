"use strict";
module.exports = {

/***/ 7056:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  Decider: (() => (  Decider))
});

// EXTERNAL MODULE: ./core/text/log-line.js
var log_line = __webpack_require__(7720);
// EXTERNAL MODULE: ./policy/evaluate.js
var evaluate = __webpack_require__(3779);
// EXTERNAL MODULE: ./policy/max-cost.js
var max_cost = __webpack_require__(7600);
// EXTERNAL MODULE: ./chance/counts.js
var chance_counts = __webpack_require__(8038);
// EXTERNAL MODULE: ./policy/below-bar.js
var below_bar = __webpack_require__(2359);
;// CONCATENATED MODULE: ./policy/pool.js
function poolRuns(first, further) {
    const runs = [first, ...further];
    const checks = first.checks && poolChecks(runs);
    const { report, runVerdict, callCounts, calls, baseline } = first;
    const trend = baseline?.trend;
    return {
        ...first,
        ...(checks && { checks }),
        ...(report && { report: poolReport(report, checks ?? [], runs) }),
        ...(trend && { baseline: { ...baseline, trend: poolTrend(trend, runs) } }),
        ...(runVerdict && { runVerdict: poolVerdict(runVerdict, checks ?? [], runs) }),
        ...(callCounts && { callCounts: poolCallCounts(runs) }),
        ...(calls && { calls: runs.flatMap((run) => run.calls ?? []) }),
    };
}
function poolChecks(runs) {
    const all = new Map();
    for (const check of runs.flatMap(({ checks }) => checks ?? [])) {
        const key = check.id ?? check.name;
        const same = all.get(key);
        if (same)
            same.push(check);
        else
            all.set(key, [check]);
    }
    return Array.from(all.values(), poolCheck);
}
function poolCheck(same) {
    const counts = sum(same.flatMap(({ passed, evaluated }) => (0,chance_counts .b)(passed, evaluated) ?? []));
    const pooled = {
        ...same[0],
        passed: counts?.passed ?? null,
        evaluated: counts?.evaluated ?? null,
        rate: counts === null ? best(same.map(({ rate }) => rate)) : (0,chance_counts .M)(counts),
    };
    const isBelow = (0,below_bar .JX)(pooled);
    return { ...pooled, isPassed: isBelow === null ? bestOf(same) : !isBelow };
}
function bestOf(checks) {
    const known = checks.flatMap(({ isPassed }) => isPassed ?? []);
    return known.length === 0 ? null : known.includes(true);
}
function sum(counts) {
    return (0,chance_counts .b)(counts.reduce((total, { passed }) => total + passed, 0), counts.reduce((total, { evaluated }) => total + evaluated, 0));
}
function best(rates) {
    const known = rates.flatMap((rate) => rate ?? []);
    return known.length === 0 ? null : Math.max(...known);
}
function poolReport(report, checks, runs) {
    const { trend } = report;
    return {
        ...report,
        verdict: poolDebriefVerdict(report.verdict, checks, runs),
        trend: trend && poolTrend(trend, runs),
    };
}
function poolTrend(trend, runs) {
    return { ...trend, rows: trend.rows.map((row) => poolRow(row, runs)) };
}
function poolDebriefVerdict(verdict, checks, [first, ...further]) {
    if (verdict !== 'THRESHOLD_FAILED' || first === undefined)
        return verdict;
    const basis = (0,below_bar .m)(first);
    if (basis === undefined)
        return verdict;
    const isRepeated = basis === 'counts'
        ? checks.some((check) => (0,below_bar .JX)(check) === true)
        : further.every(({ report }) => report?.verdict === verdict);
    return isRepeated ? verdict : 'PASSED';
}
function poolRow(row, runs) {
    const told = runs.map((run) => currentOf(row.checkName, run));
    const current = sum(told.flatMap(({ counts }) => counts ?? []));
    if (current === null)
        return { ...row, currentPassRate: best(told.map(({ rate }) => rate)) };
    return {
        ...row,
        currentPassRate: (0,chance_counts .M)(current),
        counts: { previous: row.counts?.previous ?? null, current },
    };
}
function currentOf(name, { report, checks }) {
    const row = report?.trend?.rows.find(({ checkName }) => checkName === name);
    const check = checks?.find((one) => one.name === name);
    const own = row?.counts?.current;
    return {
        counts: (0,chance_counts .b)(own?.passed, own?.evaluated) ?? (0,chance_counts .b)(check?.passed, check?.evaluated),
        rate: row?.currentPassRate ?? check?.rate ?? null,
    };
}
function poolVerdict(own, checks, runs) {
    const told = runs.map(({ runVerdict }) => runVerdict?.failures ?? []);
    const failures = [...belowBars(own.failures, checks, told), ...otherFailures(told)];
    const isUnexplained = own.passed === false && own.failures.length === 0;
    const passed = own.passed === null ? null : true;
    return { passed: failures.length > 0 || isUnexplained ? false : passed, score: null, failures };
}
function belowBars(own, checks, told) {
    const counted = checks.filter((check) => (0,below_bar .JX)(check) !== null);
    const isCounted = (name) => counted.some((check) => check.name === name);
    const repeated = own.filter(({ type, check }) => type === below_bar .YX &&
        !isCounted(check) &&
        told.every((all) => all.some((one) => one.type === below_bar .YX && one.check === check)));
    return [
        ...counted.filter(below_bar .JX).map((check) => ({
            type: below_bar .YX,
            message: (0,below_bar ._l)(check.name, check),
            check: check.name,
        })),
        ...repeated,
    ];
}
function otherFailures(told) {
    const all = told.flat().filter(({ type }) => type !== below_bar .YX);
    return [...new Map(all.map((failure) => [failure.message, failure])).values()];
}
function poolCallCounts(runs) {
    const add = (name) => {
        const known = runs.flatMap(({ callCounts }) => callCounts?.[name] ?? []);
        return known.length < runs.length ? null : known.reduce((total, count) => total + count, 0);
    };
    return {
        total: add('total'),
        counted: add('counted'),
        completed: add('completed'),
        evaluated: add('evaluated'),
        passed: add('passed'),
        failed: add('failed'),
    };
}

;// CONCATENATED MODULE: ./gate/runs/decider.js




const MAX_VALUE_CHARS = 200;
const MAX_TOLD = 20;
class Decider {
    #policy;
    #today;
    #runner;
    #told = new Set();
    constructor(policy, today, runner) {
        this.#policy = policy;
        this.#today = today;
        this.#runner = runner;
    }
    decide(run, report) {
        const judged = {
            report,
            runStatus: run.runStatus,
            ...(run.baseline && { baseline: run.baseline }),
            ...run.evidence,
            ...(run.unread !== null && { unread: run.unread }),
        };
        return run.concludeJudged(this.judge(judged, { looks: run.looks }), report);
    }
    judge(judged, circumstances) {
        const decision = (0,evaluate ._)(judged, this.#policy, this.#today, circumstances);
        for (const value of decision.unknownValues)
            this.#tellUnknown(value);
        return { judged, decision };
    }
    judgePooled(first, further, circumstances) {
        return this.judge(poolRuns(first, further), circumstances);
    }
    isTooDear(runs) {
        return (0,max_cost .L5)(runs, this.#policy).reasons.length > 0;
    }
    #tellUnknown(value) {
        if (this.#told.has(value) || this.#told.size >= MAX_TOLD)
            return;
        this.#told.add(value);
        this.#runner.info(`A theme has the ${(0,log_line .T)(value, MAX_VALUE_CHARS)}, which this version does not know: no rule of a policy matches it.`);
    }
}


/***/ })

};
