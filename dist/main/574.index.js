"use strict";
exports.id = 574;
exports.ids = [574,394];
exports.modules = {

/***/ 26160:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  _: () => (/* binding */ evaluate)
});

// EXTERNAL MODULE: ./model/outcome.js
var outcome = __webpack_require__(41913);
// EXTERNAL MODULE: ./text/same-id.js
var same_id = __webpack_require__(88959);
// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(57975);
// EXTERNAL MODULE: ./model/check-facts.js
var check_facts = __webpack_require__(85851);
// EXTERNAL MODULE: ./model/counts.js
var model_counts = __webpack_require__(97353);
// EXTERNAL MODULE: ./text/alike.js
var alike = __webpack_require__(46651);
// EXTERNAL MODULE: ./evaluate/rules/never.js
var never = __webpack_require__(925);
// EXTERNAL MODULE: ./evaluate/service-verdict.js
var service_verdict = __webpack_require__(92048);
;// CONCATENATED MODULE: ./evaluate/confirmation.js







function whyNotConfirming(first, further) {
    const { judged, decision } = further;
    const { runStatus, checks = [] } = judged;
    if (decision.outcome === 'inconclusive')
        return 'inconclusive';
    if ((0,outcome/* hasEnded */.hY)(runStatus) && runStatus !== 'COMPLETED')
        return { ended: runStatus };
    const counted = checks.filter(({ passed, evaluated }) => (0,model_counts/* countsFrom */.bT)(passed, evaluated) !== null);
    const uncounted = failedChecks(first).filter((failed) => !counted.some((check) => (0,check_facts/* isSameCheck */.LB)(failed, check)));
    return uncounted.length === 0 ? null : { uncounted: uncounted.map(({ name }) => name) };
}
function failedChecks({ judged, decision }) {
    const named = [...decision.reasons, ...(0,service_verdict/* failuresOf */.dJ)(judged)].flatMap(({ check }) => check ?? []);
    return [...new Set(named)].flatMap((name) => {
        const same = (judged.checks ?? []).filter((check) => (0,check_facts/* isSameCheck */.LB)({ id: null, name }, check));
        return same.length > 0 ? same : [{ id: null, name }];
    });
}
function otherFailures(further, pooled) {
    const isKnown = (one) => pooled.reasons.some((known) => known.rule === one.rule &&
        ((one.check !== undefined && known.check === one.check) ||
            (0,external_node_util_.isDeepStrictEqual)({ ...known, inRun: null }, { ...one, inRun: null })));
    return further.beyondCounts.filter((reason) => !isKnown(reason));
}
function absentChecks(evaluated, { gate }) {
    if (evaluated.length === 0)
        return [];
    return (gate?.never ?? [])
        .filter((name) => evaluated.every(({ run, reasons }) => (0,never/* spellingsOf */.Hz)(run, name).length === 0 && !isUnseen(name, reasons)))
        .map((check) => ({ rule: 'never', effect: 'warning', finding: 'check-absent', check }));
}
function absentMeasures(evaluated, { gate }) {
    if (evaluated.length === 0)
        return [];
    const measures = evaluated.flatMap(({ run }) => run.measures ?? []);
    return Object.keys(gate?.measures ?? {})
        .filter((name) => !measures.some((measure) => (0,alike/* looksLike */._4)(name)(measure.name)))
        .map((measure) => ({ rule: 'measure', effect: 'warning', finding: 'measure-absent', measure }));
}
function isUnseen(name, reasons) {
    return reasons.some(({ rule, check }) => rule === 'never' && check === name);
}

// EXTERNAL MODULE: ./evaluate/rules/complete-run.js
var complete_run = __webpack_require__(76756);
// EXTERNAL MODULE: ./evaluate/rules/measures.js
var rules_measures = __webpack_require__(54682);
// EXTERNAL MODULE: ./evaluate/rules/run-verdict.js
var run_verdict = __webpack_require__(33042);
// EXTERNAL MODULE: ./model/cases.js
var model_cases = __webpack_require__(62100);
// EXTERNAL MODULE: ./evaluate/statistics/exact-test.js
var exact_test = __webpack_require__(16737);
// EXTERNAL MODULE: ./evaluate/statistics/holm.js
var holm = __webpack_require__(78705);
;// CONCATENATED MODULE: ./evaluate/rules/scenarios.js




function evaluateCases(cases, significance, otherPValues) {
    const pValues = cases.map((one) => one.baseline && (0,exact_test/* chanceOfDrop */.d4)(one.baseline, one));
    const tested = pValues.flatMap((p) => p ?? []);
    const adjusted = (0,holm/* adjustHolm */.Q)([...tested, ...otherPValues]).values();
    return cases
        .map((one, index) => {
        const p = pValues[index] ?? null;
        const adjustedP = p === null ? null : (adjusted.next().value ?? 1);
        return { ...one, p, adjustedP, status: statusOf(one, adjustedP, significance) };
    })
        .toSorted((a, b) => model_cases/* CASE_STATUSES */.s.indexOf(a.status) - model_cases/* CASE_STATUSES */.s.indexOf(b.status) ||
        (a.adjustedP ?? 2) - (b.adjustedP ?? 2) ||
        (0,model_counts/* rateOf */.MK)(a) - (0,model_counts/* rateOf */.MK)(b));
}
function statusOf(one, adjustedP, significance) {
    const { baseline, passed, evaluated } = one;
    const hasFallen = baseline !== null && (0,model_counts/* rateOf */.MK)(one) < (0,model_counts/* rateOf */.MK)(baseline);
    if (hasFallen && (significance === null || (adjustedP ?? 1) <= significance)) {
        return 'now failing';
    }
    if (passed < evaluated)
        return 'failing';
    return baseline !== null && baseline.passed < baseline.evaluated ? 'now passing' : 'passing';
}
function evaluateScenarios({ cases }, { scenarios = 'warn' } = {}) {
    if (scenarios === 'off')
        return [];
    const effect = scenarios === 'fail' ? 'fail' : 'warning';
    return cases
        .filter(({ status }) => status === 'now failing')
        .map(({ id, scenario, persona, agent, passed, evaluated, baseline, adjustedP }) => ({
        ...{ effect, finding: 'scenario', compares: true },
        ...{ scenario, persona, agent, baseline, adjustedP },
        case: id,
        current: { passed, evaluated },
    }));
}

// EXTERNAL MODULE: ./evaluate/rules/themes.js
var themes = __webpack_require__(23933);
// EXTERNAL MODULE: ./evaluate/rules/trend/detectable.js + 1 modules
var trend_detectable = __webpack_require__(77533);
;// CONCATENATED MODULE: ./evaluate/statistics/drift.js

const FALSE_ALARMS = 0.1;
const SPAN_RUNS = 30;
function findDrift(reference, later, drop, checks) {
    if (reference.evaluated === 0)
        return null;
    const { expected, fallen } = ratesToTell(reference, drop);
    let sum = 0;
    let since = 0;
    for (const [index, counts] of later.entries()) {
        if (counts === null)
            continue;
        if (sum === 0)
            since = index;
        const failed = counts.evaluated - counts.passed;
        const ratio = counts.passed * Math.log(fallen / expected) +
            failed * Math.log((1 - fallen) / (1 - expected));
        sum = Math.max(0, sum + ratio);
    }
    if (sum < Math.log((SPAN_RUNS * checks) / FALSE_ALARMS))
        return null;
    const after = sumOf(later.slice(since).filter((counts) => counts !== null));
    return { since, from: (0,model_counts/* rateOf */.MK)(reference), to: (0,model_counts/* rateOf */.MK)(after) };
}
function ratesToTell({ passed, evaluated }, drop) {
    const rate = passed / evaluated;
    const margin = 1 / (2 * evaluated);
    const error = Math.sqrt(Math.max(rate * (1 - rate), 0.25 / evaluated) / evaluated);
    const expected = Math.min(1 - margin, Math.max(margin, rate - error / 2));
    return { expected, fallen: Math.max(expected - drop / 100, margin) };
}
function sumOf(all) {
    return {
        passed: all.reduce((sum, { passed }) => sum + passed, 0),
        evaluated: all.reduce((sum, { evaluated }) => sum + evaluated, 0),
    };
}

// EXTERNAL MODULE: ./evaluate/rules/trend/settings.js
var trend_settings = __webpack_require__(14190);
;// CONCATENATED MODULE: ./evaluate/rules/trend/drift.js



const STANDARD_DROP = 10;
function evaluateDrift({ run, report, waivedChecks }, settings = {}) {
    const { drift = 'warn' } = settings;
    const { watched, checks = [] } = run;
    if (drift === 'off' || watched === undefined)
        return [];
    const now = (0,check_facts/* checkFacts */.un)(checks, report?.trend?.rows ?? []).filter(({ counts }) => counts !== null);
    const limits = (0,trend_settings/* limitsOf */.Af)(settings);
    const watchedOf = (0,check_facts/* findSame */.Ad)(watched.checks);
    return now
        .filter(({ name }) => !waivedChecks.has(name))
        .flatMap((check) => {
        const [before] = watchedOf(check);
        if (before === undefined)
            return [];
        const drop = limits(check.name)['max-drop'] ?? STANDARD_DROP;
        const later = [...before.counts, check.counts];
        const found = findDrift(before.reference, later, drop, now.length);
        if (found === null)
            return [];
        const { since, from, to } = found;
        const first = watched.runs[since];
        return [
            {
                effect: drift === 'fail' ? 'fail' : 'warning',
                finding: 'drift',
                ...{ check: check.name, from, to },
                since: first === undefined ? null : { number: first.number, jobId: first.jobId },
            },
        ];
    });
}

// EXTERNAL MODULE: ./evaluate/rule.js
var rule = __webpack_require__(29585);
// EXTERNAL MODULE: ./evaluate/statistics/interval.js
var interval = __webpack_require__(13662);
// EXTERNAL MODULE: ./text/percent.js
var percent = __webpack_require__(58582);
;// CONCATENATED MODULE: ./evaluate/statistics/stratified-test.js

const NEGLIGIBLE = 1e-40;
function stratifiedDropPValue(strata) {
    const observed = strata.reduce((sum, { current }) => sum + current.passed, 0);
    let distribution = [1];
    for (const stratum of strata) {
        distribution = convolve(distribution, passedDistribution(stratum), observed);
    }
    const sum = distribution.reduce((total, probability) => total + probability, 0);
    return Math.min(1, sum);
}
function passedDistribution({ baseline, current }) {
    const drawn = current.evaluated;
    const passed = baseline.passed + current.passed;
    const failed = baseline.evaluated + drawn - passed;
    return Array.from({ length: Math.min(drawn, passed) + 1 }, (_, count) => drawn - count > failed ? 0 : (0,exact_test/* probabilityOf */.RY)(count, { drawn, passed, failed }));
}
function convolve(one, other, largest) {
    const length = Math.min(one.length + other.length - 1, largest + 1);
    const sums = new Array(length).fill(0);
    const likely = [...other.entries()].filter(([, likelihood]) => likelihood > NEGLIGIBLE);
    for (const [first, probability] of one.entries()) {
        if (probability <= NEGLIGIBLE)
            continue;
        for (const [second, likelihood] of likely) {
            if (first + second >= length)
                break;
            sums[first + second] = (sums[first + second] ?? 0) + probability * likelihood;
        }
    }
    return sums;
}

;// CONCATENATED MODULE: ./evaluate/rules/trend/drop.js





function evaluateDrops(cases, basis) {
    const limited = cases.filter((one) => one.limits['max-drop'] !== undefined);
    const drops = limited.flatMap((one) => dropOf(one, basis) ?? []);
    const comparisons = compareAll(drops, basis);
    const compared = new Set(drops.map(({ one }) => one));
    return {
        of: new Map([
            ...limited
                .filter((one) => !compared.has(one))
                .map((one) => [one, missing(one, basis)]),
            ...drops
                .filter(isDeep)
                .map((drop) => [drop.one, evaluateDrop(drop, comparisons, basis)]),
        ]),
        all: [
            ...drops.map((drop) => tested(drop, comparisons)),
            ...(comparisons === null ? [] : uncounted(drops)),
        ],
    };
}
function tested(drop, comparisons) {
    const { one, p, test } = drop;
    return {
        effect: 'tested',
        tested: {
            check: one.check,
            checkId: one.id,
            test,
            p,
            adjustedP: comparisons?.adjusted.get(drop) ?? null,
        },
    };
}
function dropOf(one, { significance, cases }) {
    const { previous, current, counts, limits } = one;
    const limit = limits['max-drop'];
    if (previous === null || current === null || limit === undefined)
        return null;
    return {
        ...{ one, limit, previous, current },
        units: (0,percent/* percentUnits */.F0)(previous) - (0,percent/* percentUnits */.F0)(current),
        ...(significance === null ? NOT_TESTED : testDrop(one, counts, cases)),
    };
}
const NOT_TESTED = { p: null, test: 'none' };
function testDrop(check, { previous, current }, cases) {
    if (previous === null || current === null)
        return NOT_TESTED;
    const identity = { id: check.id, name: check.check };
    const graded = cases.flatMap((one) => (0,check_facts/* findSame */.Ad)(one.checks)(identity));
    const strata = graded.flatMap((one) => one.current === null || one.baseline === null
        ? []
        : { current: one.current, baseline: one.baseline });
    const sides = [
        {
            whole: current,
            all: graded.map((one) => one.current),
            common: strata.map((one) => one.current),
        },
        {
            whole: previous,
            all: graded.map((one) => one.baseline),
            common: strata.map((one) => one.baseline),
        },
    ];
    const isUsable = sides.every(({ whole, all, common }) => isPartOf(add(all.flatMap((counts) => counts ?? [])), whole) &&
        2 * add(common).evaluated >= whole.evaluated);
    return isUsable
        ? { p: stratifiedDropPValue(strata), test: 'stratified' }
        : { p: (0,exact_test/* chanceOfDrop */.d4)(previous, current), test: 'fisher' };
}
function add(all) {
    return {
        passed: all.reduce((sum, { passed }) => sum + passed, 0),
        evaluated: all.reduce((sum, { evaluated }) => sum + evaluated, 0),
    };
}
function isPartOf(part, whole) {
    const failed = part.evaluated - part.passed;
    return part.passed <= whole.passed && failed <= whole.evaluated - whole.passed;
}
function compareAll(drops, { significance, otherPValues }) {
    if (significance === null)
        return null;
    const tests = drops.flatMap((drop) => (drop.p === null ? [] : [{ drop, p: drop.p }]));
    const adjusted = (0,holm/* adjustHolm */.Q)([...tests.map(({ p }) => p), ...otherPValues]);
    return {
        count: adjusted.length,
        adjusted: new Map(tests.map(({ drop }, index) => [drop, Number(adjusted[index])])),
        significance,
        significanceLeft: (0,holm/* significanceLeft */.N)(adjusted, significance),
    };
}
function missing({ check, previous, limits }, { needsBaseline }) {
    const limit = limits['max-drop'] ?? 0;
    if (previous !== null)
        return { effect: 'note', finding: 'no-rate', check, side: 'current' };
    const effect = needsBaseline ? 'fail' : 'note';
    return { effect, finding: 'no-rate', check, side: 'previous', limit };
}
function evaluateDrop(drop, comparisons, basis) {
    const { one, limit, units, previous, current, p } = drop;
    const { check, counts } = one;
    const adjustedP = comparisons?.adjusted.get(drop) ?? null;
    const isNoise = adjustedP !== null && comparisons !== null && adjustedP > comparisons.significance;
    return {
        effect: isNoise ? 'note' : 'fail',
        compares: true,
        byRates: counts.current === null ? 'verdict' : 'counts',
        finding: 'drop',
        ...{ check, limit, value: (0,percent/* unitsToPercent */.Yk)(units) },
        previous: { passRate: previous, counts: counts.previous },
        current: { passRate: current, counts: counts.current },
        ...(comparisons && {
            test: p === null || adjustedP === null ? null : testOf(one, p, adjustedP, comparisons),
        }),
        baseline: {
            number: basis.trend.baselineRunNumber,
            jobId: basis.trend.baselineRunPlanJobId,
            earlierRuns: Math.max(0, (basis.baseline?.pooled.length ?? 0) - 1),
        },
    };
}
function testOf({ counts }, p, adjustedP, all) {
    const { previous, current } = counts;
    const smallestDrop = previous && current && (0,exact_test/* smallestVisibleDrop */.Nh)(previous, current.evaluated, all.significanceLeft);
    return { p, adjustedP, comparisons: all.count, smallestDrop };
}
function isDeep({ one, limit, units }) {
    const { previous, current } = one.counts;
    const isCounted = previous !== null && current !== null;
    return units > (0,percent/* percentUnits */.F0)(limit) || (isCounted && units > 0 && units === (0,percent/* percentUnits */.F0)(limit));
}
function uncounted(drops) {
    const checks = drops
        .filter((drop) => drop.units > 0 && drop.p === null && !isDeep(drop))
        .map(({ one }) => one.check);
    return checks.length === 0 ? [] : [{ effect: 'note', finding: 'not-tested', checks }];
}

// EXTERNAL MODULE: ./evaluate/rules/trend/limited-checks.js
var limited_checks = __webpack_require__(78795);
;// CONCATENATED MODULE: ./evaluate/rules/trend.js







function evaluateTrend(view, settings) {
    if (settings === undefined)
        return [];
    const cases = (0,limited_checks/* limitedChecks */.M)(view, settings);
    const drops = compare(view, settings, cases);
    return [
        ...cases
            .filter(({ isWaived }) => !isWaived)
            .flatMap((one) => [drops.of.get(one) ?? [], evaluateRate(one)].flat()),
        ...drops.all,
        ...withoutOwnBaseline(view, settings),
        ...unseen(view, settings),
        ...trend_absentChecks(settings, cases),
    ];
}
function compare({ report, run, looks, others, cases: scenarios }, settings, cases) {
    const none = (...all) => ({ of: new Map(), all });
    const needsBaseline = settings['on-missing-baseline'] === 'fail';
    const { baseline } = run;
    const trend = (0,limited_checks/* trendIn */.n)(run, report);
    if (report === null && trend === null)
        return none();
    if (baseline?.source === 'off') {
        return (0,trend_settings/* limitsDrops */.Nq)(settings) ? none({ effect: 'note', finding: 'baseline-off' }) : none();
    }
    if (trend === null)
        return none(...withoutTrend(settings, needsBaseline, cases));
    const significance = (0,trend_settings/* significanceOf */.nP)(settings, looks);
    return evaluateDrops(cases, {
        trend,
        baseline,
        significance,
        otherPValues: others.drops,
        needsBaseline,
        cases: scenarios,
    });
}
function withoutTrend(settings, needsBaseline, cases) {
    const limited = cases.length === 0 ? 'pass rate' : 'max-drop';
    if (needsBaseline)
        return [{ effect: 'fail', finding: 'no-baseline', limited }];
    return (0,trend_settings/* limitsDrops */.Nq)(settings) || (cases.length === 0 && (0,trend_settings/* limitsRates */.KW)(settings))
        ? [{ effect: 'note', finding: 'no-baseline', limited }]
        : [];
}
function withoutOwnBaseline({ run }, settings) {
    const isFailing = settings['on-missing-baseline'] === 'fail' && run.baseline?.isFallback === true;
    return isFailing ? [{ effect: 'fail', finding: 'no-own-baseline' }] : [];
}
function unseen({ run, report }, settings) {
    const hasRates = (report?.trend?.rows ?? []).length > 0;
    return hasRates || !(0,trend_settings/* limitsRates */.KW)(settings) ? [] : (0,rule/* unreadRulings */.u)(run, 'trend', {});
}
function trend_absentChecks({ checks = {} }, cases) {
    const present = new Set(cases.map(({ check }) => (0,alike/* lookOf */.Li)(check)));
    if (present.size === 0)
        return [];
    return Object.keys(checks)
        .filter((check) => !present.has((0,alike/* lookOf */.Li)(check)))
        .map((check) => ({
        effect: 'note',
        finding: 'check-not-reported',
        check,
    }));
}
function evaluateRate(one) {
    const { check, current, limits } = one;
    const limit = limits['min-pass-rate'];
    if (limit === undefined)
        return [];
    const effect = effectOf(one, limit);
    if (effect === null)
        return [];
    const counts = one.counts.current;
    return [
        {
            ...{ effect, finding: 'pass-rate', evidence: limits.evidence ?? 'point' },
            ...{ check, limit, counts },
            ...(current !== null && { value: current }),
            ...(effect === 'fail' && { byRates: counts === null ? 'verdict' : 'counts' }),
        },
    ];
}
function effectOf({ current, limits, counts, isGone }, limit) {
    const { evidence } = limits;
    if (current === null)
        return evidence === 'proven' && !isGone ? 'undecided' : 'note';
    const isLow = (0,check_facts/* isBelow */.Yw)(current, limit);
    if (counts.current === null) {
        if (isLow)
            return 'fail';
        return evidence === 'proven' ? 'undecided' : null;
    }
    const { low, high } = (0,interval/* confidenceInterval */.oH)(counts.current);
    if (evidence === 'proven')
        return isLow || low < limit ? 'fail' : null;
    if (!isLow)
        return null;
    return evidence === 'likely' && high >= limit ? 'note' : 'fail';
}

;// CONCATENATED MODULE: ./evaluate/rules/variables.js
function isOfOtherVariables({ usedVariables }) {
    return (usedVariables?.differing.length ?? 0) > 0;
}
function evaluateVariables(run) {
    const { usedVariables } = run;
    if (usedVariables === undefined)
        return [];
    return isOfOtherVariables(run)
        ? [{ effect: 'undecided', finding: 'variables-differ', names: usedVariables.differing }]
        : [{ effect: 'note', finding: 'variables-confirmed' }];
}

// EXTERNAL MODULE: ./evaluate/waivers.js
var evaluate_waivers = __webpack_require__(66298);
;// CONCATENATED MODULE: ./evaluate/evaluate-run.js












const VARIABLES = 'variables';
const RULES = [
    [VARIABLES, ({ run }) => evaluateVariables(run)],
    ['run-verdict', (view, gate) => (0,run_verdict/* evaluateRunVerdict */.U5)(view, gate['run-verdict'] ?? 'fail')],
    ['verdict', (view, gate) => (0,run_verdict/* evaluateVerdict */.$U)(view, gate.verdict ?? 'fail')],
    ['themes', (view, gate) => (0,themes/* evaluateThemes */._U)(view, gate.themes ?? [])],
    ['max-themes', (view, gate) => (0,themes/* evaluateMaxThemes */.MM)(view, gate['max-themes'] ?? {})],
    ['trend', (view, gate) => evaluateTrend(view, gate.trend)],
    ['scenario', (view, gate) => evaluateScenarios(view, gate.trend)],
    ['drift', (view, gate) => evaluateDrift(view, gate.trend)],
    ['measure', ({ measureRulings }) => [...measureRulings]],
    ['never', (view, gate) => (0,never/* evaluateNever */.AV)(view, gate.never ?? [])],
    [
        'incomplete-run',
        (view, gate) => (0,complete_run/* evaluateIncompleteRun */.pp)(view, gate['incomplete-run'] ?? 'inconclusive'),
    ],
    ['min-graded-calls', (view, gate) => (0,complete_run/* evaluateGradedCalls */.wd)(view, gate['min-graded-calls'])],
];
const NO_OTHERS = { drops: [], cases: [], measures: [] };
function evaluateRun(run, policy, today, { looks = 1, others = NO_OTHERS } = {}) {
    const { waivers = [], gate = {} } = policy;
    const known = (gate.never ?? []).flatMap((check) => (0,never/* spellingsOf */.Hz)(run, check));
    const exceptions = (0,evaluate_waivers/* applyWaivers */.Kw)(run, waivers, today, known);
    const { themes, failures, waived, unmatched, expired } = exceptions;
    const waivedChecks = new Set(waived.filter(({ kind }) => kind === 'check').map(({ name }) => name));
    const { report } = run;
    const significance = (0,trend_settings/* significanceOf */.nP)(gate.trend ?? {}, looks);
    const cases = evaluateCases(run.cases ?? [], significance, others.cases);
    const { measures, rulings: measureRulings } = (0,rules_measures/* evaluateMeasures */.F)(run.measures ?? [], gate.measures, significance, others.measures);
    const view = {
        ...{ run, report, themes, failures, cases, waivedChecks, looks },
        ...{ measureRulings, others },
    };
    const detectable = (0,trend_detectable/* detectableIn */.R)(view, gate.trend);
    const rulings = [
        ...RULES.flatMap(([rule, apply]) => apply(view, gate).map((found) => ({ rule, ...found }))),
        ...detectable.rulings.map((found) => ({ rule: 'trend', ...found })),
        ...expired.map((found) => ({ rule: 'waivers', ...found })),
    ]
        .map((one) => (run.baseline?.isFallback === true ? onlyWarns(one) : one))
        .map((one) => (isOfOtherVariables(run) && one.rule !== VARIABLES ? decidesNothing(one) : one));
    const stated = rulings.filter(isStated);
    const failing = stated.filter(({ effect }) => effect === 'fail');
    const isFailed = failing.length > 0;
    const against = stated.filter(({ effect, onlyAlone }) => effect === 'fail' || (effect === 'undecided' && !(isFailed && onlyAlone)));
    return {
        outcome: isFailed ? 'failed' : against.length > 0 ? 'inconclusive' : 'passed',
        reasons: against,
        notices: stated.filter(({ effect }) => effect === 'note' || effect === 'warning'),
        excused: {
            waived,
            known: rulings.flatMap((one) => (one.effect === 'known' ? one.theme : [])),
            unmatched,
        },
        tested: rulings.flatMap((one) => (one.effect === 'tested' ? one.tested : [])),
        cases,
        measures,
        detectableDrop: detectable.drop,
        byRatesAlone: ratesAlone(against),
        beyondCounts: failing.filter(({ byRates }) => byRates !== 'counts'),
    };
}
function isStated(ruling) {
    return ruling.effect !== 'known' && ruling.effect !== 'tested';
}
function onlyWarns(ruling) {
    if (!ruling.compares || ruling.effect !== 'fail')
        return ruling;
    return { ...ruling, effect: 'warning', needsOwnBaseline: true };
}
function decidesNothing(ruling) {
    const isAgainst = ruling.effect === 'fail' || ruling.effect === 'undecided';
    return isAgainst ? { ...ruling, effect: 'note' } : ruling;
}
function ratesAlone(against) {
    const bases = against.map(({ byRates }) => byRates);
    if (bases.length === 0 || bases.includes(undefined))
        return false;
    return bases.includes('verdict') ? 'verdict' : 'counts';
}

// EXTERNAL MODULE: ./evaluate/max-cost.js
var max_cost = __webpack_require__(90851);
// EXTERNAL MODULE: ./evaluate/below-threshold.js
var below_threshold = __webpack_require__(28904);
;// CONCATENATED MODULE: ./evaluate/pool.js




function poolRuns(first, further) {
    const runs = [first, ...further];
    const checks = runs.some((run) => run.checks) ? poolChecks(runs) : undefined;
    const { report, runVerdict, callCounts, calls, cases, baseline } = first;
    const trend = baseline?.trend;
    return {
        ...first,
        ...(checks && { checks }),
        ...(report && { report: poolReport(report, checks ?? [], runs) }),
        ...(trend && { baseline: { ...baseline, trend: poolTrend(trend, runs) } }),
        ...(runVerdict && { runVerdict: poolVerdict(runVerdict, first, checks ?? [], runs) }),
        ...(callCounts && { callCounts: poolCallCounts(runs) }),
        ...(calls && { calls: runs.flatMap((run) => run.calls ?? []) }),
        ...(cases && { cases: cases.map((one) => poolCase(one, runs)) }),
    };
}
function poolChecks(runs) {
    const ofRuns = runs.map(({ checks = [] }) => (0,check_facts/* findSame */.Ad)(checks));
    return (0,check_facts/* eachCheckOnce */.Vg)(runs.flatMap(({ checks = [] }) => checks)).map((check) => poolCheck(check, ofRuns.map((find) => find(check))));
}
function poolCheck(check, ofRuns) {
    const [first] = ofRuns.flat();
    const known = { ...check, ...first, id: check.id };
    const counts = sum(ofRuns.flatMap((rows) => (0,check_facts/* checkResult */.iJ)([rows], []).counts ?? []));
    if (counts === null)
        return known;
    const pooled = { ...known, ...counts, passRate: (0,model_counts/* rateOf */.MK)(counts) };
    return { ...pooled, isPassed: (0,below_threshold/* isCounted */.he)(pooled) ? !(0,check_facts/* isBelowThreshold */.x4)(pooled) : pooled.isPassed };
}
function sum(counts) {
    return (0,model_counts/* countsFrom */.bT)(counts.reduce((total, { passed }) => total + passed, 0), counts.reduce((total, { evaluated }) => total + evaluated, 0));
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
    const basis = (0,below_threshold/* verdictBasis */.m)(first);
    if (basis === undefined)
        return verdict;
    const isRepeated = basis === 'counts'
        ? checks.some((check) => (0,below_threshold/* isCounted */.he)(check) && (0,check_facts/* isBelowThreshold */.x4)(check))
        : further.every(({ report }) => report?.verdict === verdict);
    return isRepeated ? verdict : 'PASSED';
}
function poolRow(row, runs) {
    const current = sum(runs.flatMap((run) => currentOf(row, run) ?? []));
    if (current === null)
        return row;
    return {
        ...row,
        currentPassRate: (0,model_counts/* rateOf */.MK)(current),
        counts: { previous: row.counts?.previous ?? null, current },
    };
}
function currentOf(row, { report, checks = [] }) {
    const check = identityOf(row);
    const rows = (report?.trend?.rows ?? []).filter((one) => (0,check_facts/* isSameCheck */.LB)(identityOf(one), check));
    return (0,check_facts/* checkResult */.iJ)([(0,check_facts/* findSame */.Ad)(checks)(check), rows.map(({ counts }) => counts?.current)], [])
        .counts;
}
function identityOf({ checkId: id, checkName: name }) {
    return { id, name };
}
function poolVerdict(own, first, checks, runs) {
    const counted = checks.filter(below_threshold/* isCounted */.he);
    const isDecided = ({ type, check: name }) => {
        if (type !== below_threshold/* BELOW_THRESHOLD */.yn || name === null)
            return false;
        const same = checks.filter((check) => (0,check_facts/* isSameCheck */.LB)({ id: null, name }, check));
        return same.length > 0 && same.every((check) => counted.includes(check));
    };
    const others = runs.flatMap(service_verdict/* failuresOf */.dJ).filter((failure) => !isDecided(failure));
    const below = counted
        .filter(check_facts/* isBelowThreshold */.x4)
        .map(({ name }) => ({ type: below_threshold/* BELOW_THRESHOLD */.yn, message: null, check: name }));
    const keyOf = ({ type, check, message }) => message ?? `${type} ${check}`;
    const failures = [...below, ...new Map(others.map((one) => [keyOf(one), one])).values()];
    const isUnexplained = own.passed === false && (0,service_verdict/* failuresOf */.dJ)(first).length === 0;
    const passed = own.passed === null ? null : true;
    return { passed: failures.length > 0 || isUnexplained ? false : passed, score: null, failures };
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
function poolCase(own, runs) {
    const same = runs.flatMap(({ cases = [] }) => cases.filter(({ id }) => id === own.id));
    return {
        ...own,
        ...(sum(same) ?? {}),
        failingCall: same.find(({ failingCall }) => failingCall !== null)?.failingCall ?? null,
        checks: own.checks.map((check) => {
            const current = same.flatMap((one) => (0,check_facts/* findSame */.Ad)(one.checks)(check).flatMap((found) => found.current ?? []));
            return { ...check, current: sum(current) ?? check.current };
        }),
    };
}

;// CONCATENATED MODULE: ./evaluate/evaluate.js







const STANDS = new Set(['cancelled', 'internal']);
function evaluate(facts, settings) {
    const { policy, isTrial = false } = settings;
    const tested = facts.map((run) => firstPValues(run, settings));
    const cost = isTrial ? { reasons: [], notices: [] } : (0,max_cost/* evaluateCost */.H)(facts, policy);
    const isTooExpensive = cost.reasons.length > 0;
    const runs = facts.map((run, index) => {
        const further = isTrial ? [] : tested.filter((_, at) => at !== index);
        const others = {
            drops: further.flatMap(({ drops }) => drops),
            cases: further.flatMap(({ cases }) => cases),
            measures: further.flatMap(({ measures }) => measures),
        };
        return evaluateOne(run, { ...settings, circumstances: { others }, isTooExpensive });
    });
    const outcomes = runs.map(({ outcome }) => outcome);
    return {
        outcome: (0,outcome/* worstOutcome */.Om)(isTooExpensive ? [...outcomes, 'failed'] : outcomes),
        ...cost,
        runs: isTrial ? runs : withAbsentChecks(facts, withMissingBaseline(runs), policy),
    };
}
function firstPValues(run, settings) {
    const decision = evaluateFacts(run, settings);
    const drops = run.evaluated?.dropTests ?? decision?.tested ?? [];
    const cases = run.evaluated?.cases ?? decision?.cases ?? [];
    const measures = run.evaluated?.measures ?? decision?.measures ?? [];
    return {
        drops: drops.flatMap(({ p }) => p ?? []),
        cases: cases.flatMap(({ p }) => p ?? []),
        measures: measures.flatMap(({ p }) => p ?? []),
    };
}
function evaluateFacts(run, { policy, today }, circumstances = {}) {
    const { ending } = run;
    if (run.evaluated !== null)
        return null;
    if (ending === null)
        return evaluateRun(run, policy, today, circumstances);
    const isCertain = ending.reasons.some(({ rule }) => STANDS.has(rule));
    if (ending.outcome === 'started' || isCertain || !(0,service_verdict/* isFailedByService */.Kc)(run))
        return null;
    const decision = evaluateRun(run, policy, today, circumstances);
    return decision.outcome === 'failed' ? decision : null;
}
function evaluateOne(run, together) {
    const { policy, today, confirm = 0, circumstances } = together;
    const own = evaluateFacts(run, together, circumstances);
    const alone = {
        ...{ decision: own, pooled: null, looks: 1 },
        ...{ confirmations: [], furtherRun: 'useless' },
    };
    if (own === null)
        return { outcome: endingOf(run), ...alone };
    const confirmations = run.confirmations.map((further, index) => {
        const decision = evaluateFacts(further, together);
        const outcome = decision?.outcome ?? endingOf(further);
        const earlier = [run, ...run.confirmations.slice(0, index)];
        return { outcome, decision, why: whyUseless({ run, own }, further, decision, earlier) };
    });
    const deciding = confirmations.every(({ why }) => why === null)
        ? run.confirmations
        : run.confirmations.slice(0, confirmations.findIndex(({ why }) => why !== null));
    const looks = deciding.length > 0 ? 1 + confirm : 1;
    const pooled = deciding.length > 0 ? poolRuns(run, deciding) : null;
    const decision = deciding.reduce((decided, further, index) => withFailuresOf(further, confirmations[index]?.decision ?? null, decided), pooled === null ? own : evaluateRun(pooled, policy, today, { looks, ...circumstances }));
    const isOpen = run.isStartedHere && deciding.length === run.confirmations.length;
    const isUseful = isOpen && asksAgain(decision, deciding.length, confirm);
    return {
        ...{ outcome: decision.outcome, decision, pooled, looks, confirmations },
        furtherRun: isUseful ? (together.isTooExpensive ? 'too-expensive' : 'useful') : 'useless',
    };
}
function endingOf({ evaluated, ending }) {
    return evaluated?.outcome ?? ending?.outcome ?? 'inconclusive';
}
function whyUseless(first, further, decision, earlier) {
    if (decision === null)
        return 'not-evaluated';
    if (earlier.some(({ jobId }) => (0,same_id/* isSame */.F)(jobId, further.jobId)))
        return 'not-started';
    return whyNotConfirming({ judged: first.run, decision: first.own }, { judged: further, decision });
}
function withFailuresOf({ jobId }, own, pooled) {
    const others = own === null ? [] : otherFailures(own, pooled);
    if (others.length === 0)
        return pooled;
    const reasons = [...pooled.reasons, ...others.map((one) => ({ ...one, inRun: jobId }))];
    return { ...pooled, outcome: 'failed', byRatesAlone: false, reasons };
}
function asksAgain({ outcome, byRatesAlone }, asked, confirm) {
    if (outcome !== 'failed' || byRatesAlone === false)
        return false;
    return asked < (byRatesAlone === 'verdict' ? Math.min(1, confirm) : confirm);
}
function withMissingBaseline(runs) {
    const first = runs.findIndex(({ decision }) => decision?.notices.some(({ needsOwnBaseline }) => needsOwnBaseline));
    const missing = { rule: 'trend', effect: 'warning', finding: 'no-own-baseline' };
    return runs.map((one, index) => (index === first ? withNotices(one, [missing]) : one));
}
function withNotices(one, further) {
    const { decision } = one;
    if (decision === null)
        return one;
    return { ...one, decision: { ...decision, notices: [...decision.notices, ...further] } };
}
function withAbsentChecks(facts, runs, policy) {
    const first = runs.findIndex(({ decision }) => decision !== null);
    const evaluated = facts.flatMap((run, index) => {
        const reasons = runs[index]?.decision?.reasons ?? run.evaluated?.reasons;
        return reasons === undefined ? [] : [{ run, reasons }];
    });
    const absent = [...absentChecks(evaluated, policy), ...absentMeasures(evaluated, policy)];
    return runs.map((one, index) => (index === first ? withNotices(one, absent) : one));
}


/***/ }),

/***/ 90851:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ evaluateCost),
/* harmony export */   U: () => (/* binding */ MAX_COST_RULE)
/* harmony export */ });
const MAX_COST_RULE = 'max-cost';
function evaluateCost(facts, { gate }) {
    const limit = gate?.['max-cost-usd'];
    if (limit === undefined)
        return { reasons: [], notices: [] };
    const confirming = facts.flatMap(confirmingRuns);
    const known = facts.flatMap(({ cost, confirmations }) => [
        ...(cost ? [cost.usd] : []),
        ...confirmations.flatMap((further) => further.cost?.usd ?? []),
    ]);
    const value = Number(known.reduce((sum, usd) => sum + usd, 0).toFixed(6));
    const unknown = [...facts.map(({ cost }) => cost?.usd ?? null), ...confirming].filter((usd) => usd === null).length;
    const found = {
        ...{ rule: MAX_COST_RULE, finding: 'cost', limit, value },
        ...{ runs: facts.length, confirming: confirming.length, unknown },
    };
    return {
        reasons: value > limit ? [{ ...found, effect: 'fail' }] : [],
        notices: unknown > 0 ? [{ ...found, effect: 'note' }] : [],
    };
}
function confirmingRuns({ confirmations, evaluated }) {
    const all = [
        ...confirmations.map(({ jobId, cost }) => ({ jobId, usd: cost?.usd ?? null })),
        ...(evaluated?.confirmations ?? []),
    ];
    return all.filter(({ jobId }) => jobId !== '').map(({ usd }) => usd);
}


/***/ }),

/***/ 77533:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  k: () => (/* binding */ detectable),
  R: () => (/* binding */ detectableIn)
});

// EXTERNAL MODULE: ./evaluate/statistics/exact-test.js
var exact_test = __webpack_require__(16737);
;// CONCATENATED MODULE: ./evaluate/statistics/detectable-drop.js

const BASE_RATE = 95;
const POWER = 0.8;
const NEGLIGIBLE = 1e-12;
const MAX_CALLS = 20_000;
function detectableDrop({ calls, baselineCalls, checks }, significance) {
    if (calls < 1 || baselineCalls < 1 || checks < 1)
        return null;
    if (Math.max(calls, baselineCalls) > MAX_CALLS) {
        const atMost = (count) => Math.min(count, MAX_CALLS);
        const size = { calls: atMost(calls), baselineCalls: atMost(baselineCalls), checks };
        return detectableDrop(size, significance);
    }
    const cases = binomial(baselineCalls, BASE_RATE / 100).flatMap((probability, passed) => {
        if (probability < NEGLIGIBLE)
            return [];
        const baseline = { passed, evaluated: baselineCalls };
        return { probability, most: mostPassed(baseline, calls, significance / checks) };
    });
    const isFound = (drop) => {
        const atMost = cumulated(binomial(calls, (BASE_RATE - drop) / 100));
        const power = cases.reduce((sum, { probability, most }) => sum + probability * (atMost[most] ?? 0), 0);
        return power >= POWER;
    };
    if (!isFound(BASE_RATE))
        return null;
    let [missed, found] = [0, BASE_RATE];
    while (found - missed > 1) {
        const drop = Math.floor((missed + found) / 2);
        if (isFound(drop))
            found = drop;
        else
            missed = drop;
    }
    return found;
}
function mostPassed(baseline, evaluated, significance) {
    let [most, tooMany] = [-1, evaluated + 1];
    while (tooMany - most > 1) {
        const passed = Math.floor((most + tooMany) / 2);
        if ((0,exact_test/* chanceOfDrop */.d4)(baseline, { passed, evaluated }) <= significance)
            most = passed;
        else
            tooMany = passed;
    }
    return most;
}
function binomial(calls, rate) {
    if (rate <= 0)
        return [1, ...new Array(calls).fill(0)];
    const odds = Math.log(rate / (1 - rate));
    let log = calls * Math.log(1 - rate);
    return Array.from({ length: calls + 1 }, (_, passed) => {
        if (passed > 0)
            log += odds + Math.log((calls - passed + 1) / passed);
        return Math.exp(log);
    });
}
function cumulated(probabilities) {
    let sum = 0;
    return probabilities.map((probability) => {
        sum += probability;
        return sum;
    });
}

// EXTERNAL MODULE: ./evaluate/rules/trend/limited-checks.js
var limited_checks = __webpack_require__(78795);
// EXTERNAL MODULE: ./evaluate/rules/trend/settings.js
var trend_settings = __webpack_require__(14190);
;// CONCATENATED MODULE: ./evaluate/rules/trend/detectable.js



function detectableIn(view, settings = {}) {
    const checks = (0,limited_checks/* limitedChecks */.M)(view, settings);
    const most = (side) => Math.max(0, ...checks.map(({ counts }) => counts[side]?.evaluated ?? 0));
    const size = {
        calls: most('current'),
        baselineCalls: view.run.baseline?.source === 'off' ? 0 : most('previous'),
        checks: checks.filter(({ isGone }) => !isGone).length,
    };
    const limits = checks.flatMap((check) => check.limits['max-drop'] ?? []);
    const { drop, limit } = detectable(size, settings, view.looks, limits);
    const isCoarse = drop !== null && limit !== null && drop > limit;
    return {
        drop,
        rulings: isCoarse ? [{ effect: 'note', finding: 'detectable-drop', ...size, drop, limit }] : [],
    };
}
function detectable(size, settings = {}, looks = 1, limits = [settings['max-drop'] ?? []].flat()) {
    const significance = (0,trend_settings/* significanceOf */.nP)(settings, looks);
    return {
        drop: significance === null ? null : detectableDrop(size, significance),
        limit: limits.length === 0 ? null : Math.min(...limits),
    };
}


/***/ }),

/***/ 78795:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ limitedChecks),
/* harmony export */   n: () => (/* binding */ trendIn)
/* harmony export */ });
/* harmony import */ var _model_check_facts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(85851);
/* harmony import */ var _settings_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(14190);


function limitedChecks({ run, report, waivedChecks }, settings) {
    const { checks = [], baseline } = run;
    const trend = trendIn(run, report);
    const limits = (0,_settings_js__WEBPACK_IMPORTED_MODULE_1__/* .limitsOf */ .Af)(settings);
    const reported = (baseline?.serviceTrend ?? trend)?.rows ?? [];
    const isReported = (0,_model_check_facts_js__WEBPACK_IMPORTED_MODULE_0__/* .findSame */ .Ad)(reported.map((row) => ({ id: row.checkId, name: row.checkName })));
    return (0,_model_check_facts_js__WEBPACK_IMPORTED_MODULE_0__/* .checkFacts */ .un)(checks, trend?.rows ?? []).map((facts) => {
        const { name, listed, rows, counts: current, passRate: rate } = facts;
        const before = (0,_model_check_facts_js__WEBPACK_IMPORTED_MODULE_0__/* .checkResult */ .iJ)([rows.map(({ counts }) => counts?.previous)], []);
        const mayBeGone = checks.length > 0 || isReported(facts).length === 0;
        return {
            check: name,
            id: facts.id ?? null,
            limits: limits(name),
            previous: before.passRate ?? (0,_model_check_facts_js__WEBPACK_IMPORTED_MODULE_0__/* .highestRate */ .dQ)(rows.map(({ previousPassRate }) => previousPassRate)),
            current: rate,
            counts: { previous: before.counts, current },
            isGone: mayBeGone && listed.length === 0 && rate === null,
            isWaived: waivedChecks.has(name),
        };
    });
}
function trendIn({ baseline }, report) {
    return (report === null ? baseline?.trend : report.trend) ?? null;
}


/***/ }),

/***/ 16737:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Nh: () => (/* binding */ smallestVisibleDrop),
/* harmony export */   RY: () => (/* binding */ probabilityOf),
/* harmony export */   d4: () => (/* binding */ chanceOfDrop)
/* harmony export */ });
/* harmony import */ var _model_counts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(97353);

const SERIES_FROM = 20;
const NEGLIGIBLE = 1e-18;
function chanceOfDrop(baseline, current) {
    const drawn = current.evaluated;
    const passed = baseline.passed + current.passed;
    const failed = baseline.evaluated + drawn - passed;
    const table = { drawn, passed, failed };
    const mean = (drawn * passed) / (passed + failed);
    return current.passed <= mean
        ? sumDown(current.passed, table)
        : 1 - sumUp(current.passed + 1, table);
}
function smallestVisibleDrop(baseline, evaluated, significance) {
    const shows = (passed) => chanceOfDrop(baseline, { passed, evaluated }) <= significance;
    if (!shows(0))
        return null;
    let most = 0;
    let tooMany = evaluated;
    while (tooMany - most > 1) {
        const middle = Math.floor((most + tooMany) / 2);
        if (shows(middle))
            most = middle;
        else
            tooMany = middle;
    }
    return (0,_model_counts_js__WEBPACK_IMPORTED_MODULE_0__/* .rateOf */ .MK)(baseline) - (0,_model_counts_js__WEBPACK_IMPORTED_MODULE_0__/* .rateOf */ .MK)({ passed: most, evaluated });
}
function sumDown(from, table) {
    const { drawn, passed, failed } = table;
    let term = probabilityOf(from, table);
    let sum = term;
    for (let count = from; term > sum * NEGLIGIBLE; count -= 1) {
        term *= (count * (failed - drawn + count)) / ((passed - count + 1) * (drawn - count + 1));
        sum += term;
    }
    return sum;
}
function sumUp(from, table) {
    const { drawn, passed, failed } = table;
    let term = probabilityOf(from, table);
    let sum = term;
    for (let count = from; term > sum * NEGLIGIBLE; count += 1) {
        term *= ((passed - count) * (drawn - count)) / ((count + 1) * (failed - drawn + count + 1));
        sum += term;
    }
    return sum;
}
function probabilityOf(count, { drawn, passed, failed }) {
    if (count > drawn || count > passed)
        return 0;
    return Math.exp(logChoose(passed, count) + logChoose(failed, drawn - count) - logChoose(passed + failed, drawn));
}
function logChoose(whole, part) {
    return logFactorial(whole) - logFactorial(part) - logFactorial(whole - part);
}
function logFactorial(number) {
    if (number < SERIES_FROM) {
        let product = 1;
        for (let factor = 2; factor <= number; factor += 1)
            product *= factor;
        return Math.log(product);
    }
    const square = number ** 2;
    const series = (1 / 12 - (1 / 360 - 1 / (1260 * square)) / square) / number;
    return number * Math.log(number) - number + Math.log(2 * Math.PI * number) / 2 + series;
}


/***/ }),

/***/ 82033:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KN: () => (/* binding */ isEvaluated),
/* harmony export */   LJ: () => (/* binding */ MAX_DOCUMENT_CHARS),
/* harmony export */   R8: () => (/* binding */ REFERENCE_RUNS),
/* harmony export */   ST: () => (/* binding */ NEWEST_RUNS),
/* harmony export */   Tp: () => (/* binding */ parseDocument),
/* harmony export */   aF: () => (/* binding */ isValidReference),
/* harmony export */   tu: () => (/* binding */ withRecorded),
/* harmony export */   wI: () => (/* binding */ composeDocument)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5915);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(41299);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(58989);
/* harmony import */ var _text_values_iso_time_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(39549);
/* harmony import */ var _text_values_uuid_list_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(52944);



const VERSION = 1;
const REFERENCE_RUNS = 20;
const NEWEST_RUNS = 30;
const MAX_ENTRIES = 1_000;
const MAX_DOCUMENT_CHARS = 2 * 1024 * 1024;
const id = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .refine */ .YPB(_text_values_uuid_list_js__WEBPACK_IMPORTED_MODULE_1__/* .isUuid */ .O));
const isTime = (text) => (0,_text_values_iso_time_js__WEBPACK_IMPORTED_MODULE_2__/* .parseIsoTime */ .s)(text) !== null;
const time = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* ._maxLength */ .Eb(40), zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .refine */ .YPB(isTime));
const word = (maxLength) => zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* ._maxLength */ .Eb(maxLength), zod_mini__WEBPACK_IMPORTED_MODULE_3__/* ._regex */ .Fk(/^\P{C}*$/u));
const referenceSchema = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    jobId: id,
    runPlanId: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .union */ .KCZ([zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz(''), id]),
    fingerprint: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* ._regex */ .Fk(/^(?:[0-9a-f]{64})?$/)),
    ref: word(1_000),
    workflowRun: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* ._regex */ .Fk(/^\d{0,20}$/)),
    attempt: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* ._gte */ .qm(0)),
    job: word(200),
    step: word(200),
    startedAt: time,
    endedAt: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .mee(time),
    outcome: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['passed', 'failed', 'inconclusive', 'error', 'started'])),
    sha: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* ._regex */ .Fk(/^[0-9a-fA-F]{0,64}$/)),
});
const documentSchema = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    version: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz(VERSION),
    gate: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    runs: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5J()),
});
function isValidReference(reference) {
    return zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .safeParse */ .xL(referenceSchema, reference).success;
}
function parseDocument(text, gate, ref, onInvalid) {
    const { data: document } = zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .safeParse */ .xL(documentSchema, parseJson(text));
    if (document === undefined || document.gate !== gate) {
        const is = document === undefined ? 'not in a known form' : 'of another gate';
        onInvalid(`the document of ${ref} is passed over, since it is ${is}`);
        return [];
    }
    const references = new Map();
    for (const [index, entry] of document.runs.slice(0, MAX_ENTRIES).entries()) {
        const { data: reference } = zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .safeParse */ .xL(referenceSchema, entry);
        if (reference === undefined || reference.ref !== ref || references.has(reference.jobId)) {
            onInvalid(`entry ${index} of ${ref} is passed over, because it is not valid there`);
        }
        else
            references.set(reference.jobId, reference);
    }
    return [...references.values()];
}
function composeDocument(gate, runs) {
    return `${JSON.stringify({ version: VERSION, gate, runs }, null, 1)}\n`;
}
function withRecorded(references, { reference, planChangedAt }) {
    const at = references.findIndex(({ jobId }) => jobId === reference.jobId);
    const all = at < 0 ? [reference, ...references] : references.with(at, reference);
    const changedMs = (0,_text_values_iso_time_js__WEBPACK_IMPORTED_MODULE_2__/* .parseIsoTime */ .s)(planChangedAt ?? '') ?? 0;
    const ofPlan = all.filter(({ runPlanId }) => runPlanId === reference.runPlanId);
    const firstEvaluated = ofPlan
        .filter(isEvaluated)
        .filter(({ startedAt }) => ((0,_text_values_iso_time_js__WEBPACK_IMPORTED_MODULE_2__/* .parseIsoTime */ .s)(startedAt) ?? 0) >= changedMs)
        .slice(-REFERENCE_RUNS);
    const kept = new Set([...ofPlan.slice(0, NEWEST_RUNS), ...firstEvaluated]);
    return all
        .filter((one) => one.runPlanId !== reference.runPlanId || kept.has(one))
        .slice(0, MAX_ENTRIES);
}
function isEvaluated({ outcome }) {
    return outcome === 'passed' || outcome === 'failed';
}
function parseJson(text) {
    try {
        return text.length > MAX_DOCUMENT_CHARS ? undefined : JSON.parse(text);
    }
    catch {
        return undefined;
    }
}


/***/ }),

/***/ 25352:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ openStore),
/* harmony export */   n: () => (/* binding */ openTexts)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_2__);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(5915);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(58989);
/* harmony import */ var _runner_folders_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(14091);
/* harmony import */ var _text_step_error_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(53326);
/* harmony import */ var _cache_store_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(45030);
/* harmony import */ var _run_reference_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(82033);








const NO_CACHE = 'run history: this job has no cache of the current protocol (GitHub Enterprise Server offers none), so nothing is recorded: give the input memory a folder that is kept from job to job';
function openStore(place, runtime) {
    if (place.kind === 'off')
        return null;
    if (place.kind === 'folder')
        return new FolderStore(place.path);
    const token = runtime.env.ACTIONS_RUNTIME_TOKEN;
    if (!token)
        return null;
    const cache = (0,_cache_store_js__WEBPACK_IMPORTED_MODULE_5__/* .cacheStoreOf */ .J)(token, runtime);
    if (cache === null)
        runtime.runner.debug(NO_CACHE);
    return cache;
}
class FolderStore {
    #folder;
    constructor(folder) {
        this.#folder = folder;
    }
    async read(name) {
        return readText(this.#pathOf(name));
    }
    async update(name, change) {
        (0,_runner_folders_js__WEBPACK_IMPORTED_MODULE_3__/* .makeFolders */ .w)(this.#folder);
        const path = this.#pathOf(name);
        const written = `${path}.${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)()}.tmp`;
        const known = await this.read(name).catch(() => null);
        try {
            (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.writeFileSync)(written, change(known), { flag: 'wx' });
            (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.renameSync)(written, path);
        }
        finally {
            (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.rmSync)(written, { force: true });
        }
    }
    #pathOf(name) {
        return (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(this.#folder, `${name}.json`);
    }
}
function readText(path) {
    const facts = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.statSync)(path, { throwIfNoEntry: false });
    if (facts === undefined)
        return null;
    if (!facts.isFile())
        throw new Error(`${path} is not a file`);
    if (facts.size > _run_reference_js__WEBPACK_IMPORTED_MODULE_6__/* .MAX_DOCUMENT_CHARS */ .LJ)
        throw new Error(`${path} is too large for a run history`);
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync)(path, 'utf8');
}
const keptSchema = zod_mini__WEBPACK_IMPORTED_MODULE_7__/* .object */ .Ikc({ name: zod_mini__WEBPACK_IMPORTED_MODULE_7__/* .string */ .YjP(), text: zod_mini__WEBPACK_IMPORTED_MODULE_7__/* .string */ .YjP() });
function openTexts(place, runtime) {
    const store = openStore(place, runtime);
    const digest = (name) => (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(`text ${name}`).digest('hex');
    const debug = (error) => {
        runtime.runner.debug(`run history: ${(0,_text_step_error_js__WEBPACK_IMPORTED_MODULE_4__/* .describeError */ .Uc)(error)}`);
        return null;
    };
    const read = async (name) => {
        const found = JSON.parse((await store?.read(digest(name))) ?? 'null');
        const kept = zod_mini__WEBPACK_IMPORTED_MODULE_8__/* .safeParse */ .xL(keptSchema, found).data;
        return kept?.name === name ? kept.text : null;
    };
    return {
        read: (name) => read(name).catch(debug),
        async keep(name, text) {
            await store?.update(digest(name), () => JSON.stringify({ name, text })).catch(debug);
        },
    };
}


/***/ }),

/***/ 67387:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ completePolicy)
/* harmony export */ });
/* harmony import */ var _evaluate_extends_address_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(73779);
/* harmony import */ var _history_stores_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(25352);
/* harmony import */ var _http_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(72557);
/* harmony import */ var _service_explain_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(70980);
/* harmony import */ var _text_log_line_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(82456);
/* harmony import */ var _text_step_error_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(53326);
/* harmony import */ var _text_values_parsed_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(38133);
/* harmony import */ var _text_yaml_text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(15394);
/* harmony import */ var _policy_chain_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(71167);
/* harmony import */ var _policy_file_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(17168);










const GITHUB = 'https://api.github.com';
const MAX_ERRORS = 100;
const MAX_SHOWN_CHARS = 200;
async function completePolicy(policy, token, memory, runtime) {
    const { path, files = [] } = policy;
    if ((0,_policy_chain_js__WEBPACK_IMPORTED_MODULE_6__/* .nextOf */ .Xh)(files) === null)
        return policy;
    try {
        const read = await readerFor(token, memory, runtime);
        const complete = await (0,_policy_file_js__WEBPACK_IMPORTED_MODULE_7__/* .completed */ .so)(path, files, read, (0,_policy_file_js__WEBPACK_IMPORTED_MODULE_7__/* .dayOf */ .kb)(runtime.clock.now()));
        if (complete.ok)
            return complete.value;
        const reasons = complete.errors.slice(0, MAX_ERRORS).map(({ shown, problem }) => ({
            rule: 'input',
            message: `input 'policy': '${(0,_text_log_line_js__WEBPACK_IMPORTED_MODULE_3__/* .oneLine */ .TN)(`${shown}`, MAX_SHOWN_CHARS)}' ${problem}`,
        }));
        return { outcome: 'error', reasons };
    }
    catch (error) {
        const { outcome, rule, message } = (0,_service_explain_js__WEBPACK_IMPORTED_MODULE_2__/* .explain */ .W)(error, null, '');
        return { outcome, reasons: [{ rule, message }] };
    }
}
async function readerFor(token, memory, runtime) {
    const texts = (0,_history_stores_js__WEBPACK_IMPORTED_MODULE_0__/* .openTexts */ .n)(memory, runtime);
    const readText = await textReaderFor(token, runtime);
    return async (file) => {
        if (file.kind !== 'repository')
            return null;
        const name = `policy ${(0,_evaluate_extends_address_js__WEBPACK_IMPORTED_MODULE_8__/* .spellAddress */ .zc)(file)}`;
        const known = (0,_evaluate_extends_address_js__WEBPACK_IMPORTED_MODULE_8__/* .isPinned */ .T4)(file) ? await texts.read(name) : null;
        const text = known === null ? await readText(file) : (0,_text_values_parsed_js__WEBPACK_IMPORTED_MODULE_9__/* .valid */ .r)(known);
        if (!text.ok)
            return text;
        const yaml = (0,_text_yaml_text_js__WEBPACK_IMPORTED_MODULE_5__.readYaml)(text.value);
        if (known === null && yaml.ok && (0,_evaluate_extends_address_js__WEBPACK_IMPORTED_MODULE_8__/* .isPinned */ .T4)(file))
            await texts.keep(name, text.value);
        return (0,_text_values_parsed_js__WEBPACK_IMPORTED_MODULE_9__/* .valid */ .r)(yaml);
    };
}
async function textReaderFor(token, runtime) {
    const apiUrl = (runtime.env.GITHUB_API_URL || GITHUB).replace(/\/+$/, '');
    if (token === '') {
        return async ({ owner, repo }) => (0,_text_values_parsed_js__WEBPACK_IMPORTED_MODULE_9__/* .invalid */ .G)(null, `is read with github-token, which is empty: ${runtime.runner.howToGiveToken} that may read the contents of ${owner}/${repo}`);
    }
    const { GitHubApi } = await Promise.all(/* import() */[__webpack_require__.e(803), __webpack_require__.e(491), __webpack_require__.e(115)]).then(__webpack_require__.bind(__webpack_require__, 46115));
    const { isWorkflowsFault, readContents } = await Promise.all(/* import() */[__webpack_require__.e(803), __webpack_require__.e(491), __webpack_require__.e(793)]).then(__webpack_require__.bind(__webpack_require__, 88793));
    const api = new GitHubApi({ apiUrl, token, owner: '', repo: '' }, runtime);
    return async (file) => {
        try {
            return await readContents(file, api);
        }
        catch (error) {
            if (!(error instanceof _http_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ServiceError */ ._7))
                throw error;
            const problem = (0,_text_step_error_js__WEBPACK_IMPORTED_MODULE_4__/* .withoutPeriod */ .Kx)(error.message);
            if (isWorkflowsFault(error)) {
                return (0,_text_values_parsed_js__WEBPACK_IMPORTED_MODULE_9__/* .invalid */ .G)(null, `could not be read (${problem}): ${cureOf(error, file, apiUrl)}`);
            }
            const name = (0,_text_log_line_js__WEBPACK_IMPORTED_MODULE_3__/* .oneLine */ .TN)((0,_evaluate_extends_address_js__WEBPACK_IMPORTED_MODULE_8__/* .spellAddress */ .zc)(file), MAX_SHOWN_CHARS);
            throw new _text_step_error_js__WEBPACK_IMPORTED_MODULE_4__/* .StepError */ .zg('policy', `the policy extends '${name}', which ${apiUrl} did not return, so nothing was started: ${problem}; run it again once it responds, or pin the full commit SHA, which is read once and then kept`);
        }
    };
}
function cureOf({ status }, { owner, repo }, apiUrl) {
    const permission = `a github-token that may read the contents of ${owner}/${repo} (that of the job itself reads its own repository and public ones)`;
    switch (status) {
        case 401:
            return `${apiUrl} does not know the input github-token: give another one`;
        case 403:
            return `give ${permission}`;
        case 404:
            return `check owner, repository, path and ref, and give ${permission}`;
        default:
            return `check what extends says, and that ${apiUrl} is GitHub's API`;
    }
}


/***/ }),

/***/ 98697:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Av: () => (/* binding */ gateFindings),
/* harmony export */   Xh: () => (/* binding */ runReports)
/* harmony export */ });
/* unused harmony export inWords */
/* harmony import */ var _text_step_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(53326);
/* harmony import */ var _words_confirmation_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(85479);
/* harmony import */ var _words_rulings_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(93405);



function runReports(facts, { runs }) {
    return facts.flatMap((run, index) => {
        const evaluation = runs[index];
        return evaluation === undefined ? [] : runReport(run, evaluation);
    });
}
function gateFindings({ reasons, notices, }) {
    return { reasons: reasons.map(reasonOf), notes: notices.map(_words_rulings_js__WEBPACK_IMPORTED_MODULE_2__/* .describeRuling */ .h) };
}
function runReport(facts, evaluation) {
    const { ending, isStartedHere, confirmations, evaluated, ...known } = facts;
    if (evaluated !== null)
        return evaluated;
    const { outcome, decision, looks } = evaluation;
    const notes = [...known.notes, ...(0,_words_confirmation_js__WEBPACK_IMPORTED_MODULE_1__/* .describeConfirmations */ .C)(facts, evaluation)];
    if (decision === null) {
        return { ...known, notes, outcome, reasons: [...(ending?.reasons ?? [])], exceptions: null };
    }
    return {
        ...known,
        ...pooledFacts(facts, evaluation),
        ...confirmationsOf(facts, evaluation),
        notes: ending === null || ending.isNoted
            ? notes
            : [...notes, describeMissingDebrief(ending.reasons)],
        outcome,
        ...inWords(decision),
        ...(decision.tested.length > 0 && { dropTests: decision.tested }),
        ...(decision.cases.length > 0 && { cases: decision.cases }),
        ...(decision.measures.length > 0 && { measures: decision.measures }),
        detectableDrop: decision.detectableDrop,
        ...(looks > 1 && { looks }),
    };
}
function describeMissingDebrief(reasons) {
    const why = reasons.map(({ message }) => (0,_text_step_error_js__WEBPACK_IMPORTED_MODULE_0__/* .withoutPeriod */ .Kx)(message)).join('; ');
    return `There is no debrief to go with it: ${why}.`;
}
function inWords(decision) {
    return { reasons: decision.reasons.map(reasonOf), exceptions: sparedOf(decision) };
}
function sparedOf({ excused, notices }) {
    const messages = (effect) => notices.flatMap((one) => (one.effect === effect ? (0,_words_rulings_js__WEBPACK_IMPORTED_MODULE_2__/* .describeRuling */ .h)(one) : []));
    const warnings = messages('warning');
    return { ...excused, notes: messages('note'), ...(warnings.length > 0 && { warnings }) };
}
function reasonOf(ruling) {
    const { rule, theme, check, case: of, limit, value, restates, inRun } = ruling;
    const message = (0,_words_rulings_js__WEBPACK_IMPORTED_MODULE_2__/* .describeRuling */ .h)(ruling);
    return {
        rule,
        message: inRun === undefined
            ? message
            : `${(0,_text_step_error_js__WEBPACK_IMPORTED_MODULE_0__/* .withoutPeriod */ .Kx)(message)}, in run ${inRun}, which was to confirm the failure`,
        ...(theme !== undefined && { theme }),
        ...(check !== undefined && { check }),
        ...(of !== undefined && { case: of }),
        ...(limit !== undefined && { limit }),
        ...(value !== undefined && { value }),
        ...(restates !== undefined && { restates }),
    };
}
function pooledFacts({ checks: ownChecks, report }, { pooled }) {
    if (pooled === null)
        return {};
    const { checks, callCounts, calls, baseline } = pooled;
    return {
        ...(checks && { checks }),
        ...(ownChecks && { ownChecks }),
        ...(callCounts && { callCounts }),
        ...(calls && { calls }),
        ...(baseline && { baseline }),
        report: report && { ...report, trend: pooled.report?.trend ?? null },
    };
}
function confirmationsOf({ cost, confirmations }, evaluation) {
    if (confirmations.length === 0)
        return {};
    const costs = [cost, ...confirmations.map((further) => further.cost)].flatMap((one) => one ?? []);
    return {
        confirmations: confirmations.map(({ jobId, about, runStatus, checks, ...further }, index) => ({
            jobId,
            number: about?.number ?? null,
            outcome: evaluation.confirmations[index]?.outcome ?? 'inconclusive',
            runStatus,
            usd: further.cost?.usd ?? null,
            checks: checks ?? null,
        })),
        ...(costs.length > 0 && {
            cost: {
                usd: costs.reduce((sum, { usd }) => sum + usd, 0),
                parts: costs.flatMap(({ parts }) => parts),
            },
        }),
    };
}


/***/ }),

/***/ 85479:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ describeConfirmations),
/* harmony export */   t: () => (/* binding */ describeConfirmation)
/* harmony export */ });
/* harmony import */ var _text_log_line_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(82456);
/* harmony import */ var _text_step_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(53326);
/* harmony import */ var _facts_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(71949);
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(53483);
/* harmony import */ var _names_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(49912);





const MAX_WORD_CHARS = 100;
const MAX_CHECKS = 5;
const TOO_EXPENSIVE = 'No further run was started to confirm the failure, since the runs so far cost more than max-cost-usd allows, so the gate fails in any case.';
const PART_OF_COST = 'The cost of one of these runs is not known; the shown cost is that of the others.';
function describeConfirmations(run, { confirmations, furtherRun }) {
    const notes = run.confirmations.flatMap((further, index) => {
        const evaluated = confirmations[index];
        return evaluated === undefined ? [] : describeConfirmation(further, evaluated);
    });
    const costs = [run, ...run.confirmations.filter(({ jobId }) => jobId !== '')];
    const isPartKnown = new Set(costs.map(({ cost }) => cost === undefined)).size > 1;
    return [
        ...(isPartKnown ? [PART_OF_COST] : []),
        ...notes,
        ...(furtherRun === 'too-expensive' ? [TOO_EXPENSIVE] : []),
    ];
}
function describeConfirmation(further, { outcome, why }) {
    const { jobId, about, ending } = further;
    const refusal = why === null ? [] : [`The earlier evaluation applies, since ${describe(why)}.`];
    if (jobId === '') {
        const reasons = (ending?.reasons ?? []).map(({ message }) => (0,_text_step_error_js__WEBPACK_IMPORTED_MODULE_1__/* .withoutPeriod */ .Kx)(message));
        return [
            `To confirm the failure, a further run was to be started: ${outcome}, since ${reasons.join('; ')}.`,
            ...refusal,
        ];
    }
    const number = about?.number ? `run ${about.number} (${jobId})` : `run ${jobId}`;
    const cost = (0,_facts_js__WEBPACK_IMPORTED_MODULE_3__/* .describeCost */ .P9)([further]);
    return [
        `To confirm the failure, ${number} was started: ${outcome}${cost && ` (${cost})`}.`,
        ...refusal,
    ];
}
function describe(why) {
    switch (why) {
        case 'not-evaluated':
            return 'it could not be evaluated';
        case 'not-started':
            return 'the service started no further run: it returned the ID of an earlier one';
        case 'inconclusive':
            return 'it is inconclusive';
        default:
            return 'ended' in why
                ? `it ended ${(0,_text_log_line_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(why.ended, MAX_WORD_CHARS)}`
                : `it has no counts for ${(0,_format_js__WEBPACK_IMPORTED_MODULE_4__/* .formatList */ .ki)(why.uncounted.map(_names_js__WEBPACK_IMPORTED_MODULE_2__/* .quoteName */ .AB), MAX_CHECKS)}`;
    }
}


/***/ }),

/***/ 93405:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  h: () => (/* binding */ describeRuling)
});

// EXTERNAL MODULE: ./report/format.js
var format = __webpack_require__(53483);
// EXTERNAL MODULE: ./evaluate/statistics/interval.js
var interval = __webpack_require__(13662);
// EXTERNAL MODULE: ./model/check-facts.js
var check_facts = __webpack_require__(85851);
// EXTERNAL MODULE: ./text/percent.js
var percent = __webpack_require__(58582);
// EXTERNAL MODULE: ./report/words/names.js
var names = __webpack_require__(49912);
;// CONCATENATED MODULE: ./report/words/drops.js





const MAX_NAMES = 10;
function describeDrop(effect, facts) {
    const { limit, value, previous, current, test, baseline } = facts;
    const check = `check ${(0,names/* quoteName */.AB)(facts.check)}`;
    const points = formatPoints(value, limit);
    const calls = previous.counts === null ? '' : ` (${(0,names/* formatCounts */.gM)(previous.counts)})`;
    const from = `${(0,percent/* tellPercent */.dH)(previous.passRate, current.passRate)}%${calls}`;
    const to = `${(0,percent/* tellPercent */.dH)(current.passRate, previous.passRate)}%${(0,names/* describeCounts */.wv)(current.counts)}`;
    if (effect === 'fail') {
        const compared = `the limit is ${limit} (compared with ${nameBaseline(baseline)})`;
        return `${check} fell from ${from} to ${to}, ${points}; ${compared}${describeTest(test)}`;
    }
    const smallest = test?.smallestDrop ?? null;
    const significant = smallest === null
        ? 'with so few calls no drop would be significant'
        : `a drop of ${Math.ceil(smallest)} points would be significant`;
    return `${check} lost ${points}, from ${from} to ${to}, which is not statistically significant (${test ? formatP(test) : ''}), so it does not fail the gate; ${significant}`;
}
function describeDropGap(effect, facts) {
    const effects = effect === 'fail' ? ', and on-missing-baseline is fail' : ', so max-drop was not evaluated';
    switch (facts.finding) {
        case 'no-rate': {
            const compared = facts.side === 'previous' ? ' to compare with' : '';
            return `check ${(0,names/* quoteName */.AB)(facts.check)} has no ${facts.side} pass rate${compared}${effects}`;
        }
        case 'no-baseline': {
            const left = facts.limited === 'pass rate' ? ', so no pass rate was evaluated' : effects;
            return `no baseline yet${effect === 'fail' ? effects : left}`;
        }
        case 'baseline-off':
            return 'the input baseline is off, so max-drop was not evaluated';
        case 'detectable-drop': {
            const { calls, checks, baselineCalls, drop, limit } = facts;
            const compared = `${(0,format/* formatCounted */.So)(calls, 'call')}, ${(0,format/* formatCounted */.So)(checks, 'check')} and ${(0,format/* formatCounted */.So)(baselineCalls, 'baseline call')}`;
            const wanted = limit === null ? '' : `; max-drop is ${limit}`;
            return `with ${compared}, this gate detects drops of ${drop} points or more${wanted}`;
        }
        case 'no-own-baseline':
            return `there is no baseline of the base branch${effect === 'fail' ? effects : ", so comparisons with the service's previous run only warn"}; run this gate on pushes to the base branch to record one`;
        case 'not-tested':
            return `max-drop compared the pass rates alone, without a test for significance, since call counts are missing for ${(0,format/* formatList */.ki)(facts.checks.map(names/* quoteName */.AB), MAX_NAMES)}`;
    }
}
function describeDrift({ check, from, to, since }) {
    const number = since?.number ?? null;
    const earlier = number === null ? `run ${(0,names/* quoteName */.AB)(since?.jobId ?? '')}` : `run ${number}`;
    const first = since === null ? 'this run' : earlier;
    return `check ${(0,names/* quoteName */.AB)(check)} fell lastingly from ${(0,percent/* tellPercent */.dH)(from, to)}% to ${(0,percent/* tellPercent */.dH)(to, from)}%, since ${first}`;
}
function describeTest(test) {
    if (test === undefined)
        return '';
    return test === null
        ? '; without call counts it was not tested for significance'
        : `; statistically significant (${formatP(test)})`;
}
function formatP({ p, adjustedP, comparisons }) {
    const own = `p = ${(0,names/* formatPValue */.td)(p)}`;
    return comparisons === 1 ? own : `${own}, ${(0,names/* formatPValue */.td)(adjustedP)} among ${comparisons} checks`;
}
function formatPoints(value, limit) {
    const points = (0,percent/* tellPercent */.dH)(value, limit);
    return `${points} ${points === '1' ? 'point' : 'points'}`;
}
function nameBaseline({ number, jobId, earlierRuns }) {
    const unnumbered = jobId === '' ? 'the previous run' : `run ${(0,names/* quoteName */.AB)(jobId)}`;
    const newest = number === null ? unnumbered : `run ${number}`;
    return earlierRuns > 0 ? `${newest} and ${earlierRuns} before it` : newest;
}
function describeRate(effect, facts) {
    const { check, limit, value, counts, evidence } = facts;
    if (value === undefined) {
        const effects = effect === 'undecided' ? `${limit}% is not proven` : 'min-pass-rate was not evaluated';
        return `check ${(0,names/* quoteName */.AB)(check)} has no current pass rate, so ${effects}`;
    }
    const rate = `check ${(0,names/* quoteName */.AB)(check)} has a pass rate of ${(0,percent/* tellPercent */.dH)(value, limit)}%${(0,names/* describeCounts */.wv)(counts)}`;
    if (effect === 'undecided') {
        return `${rate}, but of how many calls is not known, so ${limit}% is not proven`;
    }
    if (effect === 'note') {
        return `${rate}, below the limit of ${limit}%; not statistically significant, so it does not fail the gate`;
    }
    const failed = `${rate}; the limit is ${limit}%`;
    if (evidence === 'likely' && counts === null) {
        return `${failed}; without call counts the rate alone was compared`;
    }
    return evidence === 'proven' && counts !== null
        ? `${failed}, and has to be proven: ${describeProof(value, limit)}`
        : failed;
}
function describeProof(rate, limit) {
    const calls = (0,interval/* callsToProve */.PO)(rate, limit);
    if (calls !== null)
        return `at this rate that needs ${(0,format/* formatCounted */.So)(calls, 'call')}`;
    return (0,check_facts/* isBelow */.Yw)(limit, rate)
        ? `at this rate that needs more than ${(0,format/* formatCounted */.So)(interval/* MAX_CALLS_TO_PROVE */.Kg, 'call')}`
        : 'at this rate no number of calls does';
}

// EXTERNAL MODULE: ./report/words/measures.js
var measures = __webpack_require__(81975);
// EXTERNAL MODULE: ./text/strip.js
var strip = __webpack_require__(30269);
;// CONCATENATED MODULE: ./report/words/run.js




const run_MAX_NAMES = 10;
const NO_PASS = 'so it does not pass';
const FAILED = 'the verdict is THRESHOLD_FAILED';
function describeRun(effect, facts) {
    switch (facts.finding) {
        case 'run-failure':
            return (0,names/* describeFailure */.Ic)({ ...facts, check: facts.check ?? null }, facts.facts);
        case 'variables-confirmed':
            return 'variables confirmed by the service';
        case 'variables-differ':
            return `the run did not use the variables that were sent (${(0,format/* formatList */.ki)(facts.names.map(names/* quoteName */.AB), run_MAX_NAMES)}): check that the run plan and the agent use them`;
        case 'run-failed':
            return 'the service reports the run as failed without a reason';
        case 'not-evaluated':
            return `${describeNotEvaluated(facts.why)}, ${NO_PASS}`;
        case 'run-ended': {
            const { status, graded, calls } = facts;
            const known = graded === null ? '' : `, with ${gradedOf(graded, calls)} calls graded`;
            const effects = effect === 'note' ? '; the policy evaluates it anyway' : `, ${NO_PASS}`;
            return `the run ended ${status}${known}${effects}`;
        }
        case 'graded-calls': {
            const { graded, calls, limit } = facts;
            return effect === 'note' || graded === null
                ? `how many calls were graded is not known, so min-graded-calls (${limit}) was not evaluated`
                : `${gradedOf(graded, calls)} calls were graded; min-graded-calls is ${limit}`;
        }
        case 'verdict':
            return describeVerdict(effect, facts.verdict);
        case 'no-known-theme':
            return `${FAILED}, and there is no theme that was known before`;
        case 'new-theme':
            return `${FAILED}, and theme ${(0,names/* quoteName */.AB)(facts.theme)} ${describeLifecycle(facts.lifecycle)}`;
        case 'unread': {
            const { error, setting, check, limit } = facts;
            const limited = limit === undefined ? setting : `${setting} (${limit})`;
            const subject = check === undefined ? limited : `${setting} for check ${(0,names/* quoteName */.AB)(check)}`;
            return `the run's results cannot be read (${error}), so ${subject} was not evaluated, and the run does not pass`;
        }
    }
}
function gradedOf(graded, calls) {
    return calls === null ? `${graded}` : `${graded} of ${calls}`;
}
function describeNotEvaluated(why) {
    if (why === 'no-check')
        return 'no check evaluated this run';
    if (why === 'no-graded-call')
        return 'no call of this run was graded';
    return `the service's own verdict on this run cannot be read (${why.unread})`;
}
function describeVerdict(effect, verdict) {
    if (effect === 'note')
        return `the verdict is '${verdict}', which the policy ignores`;
    return effect === 'fail'
        ? `${FAILED}: the run is below the thresholds of its checks`
        : `the verdict '${verdict}' is not one that this version knows (PASSED, THRESHOLD_FAILED), ${NO_PASS}`;
}
function describeLifecycle(lifecycle) {
    if (lifecycle === 'NEW')
        return 'is new';
    if (lifecycle === null)
        return 'has no lifecycle, so it counts as new';
    return `has the lifecycle ${(0,names/* quoteName */.AB)(lifecycle)}, which this version does not know`;
}
const MAX_REASON_CHARS = 500;
function describeTheme(facts) {
    switch (facts.finding) {
        case 'theme': {
            const entries = `gate.themes, entry ${facts.entries.join(', ')}`;
            const traits = describeTraits(facts).join(', ');
            return `theme ${(0,names/* quoteName */.AB)(facts.theme)} is not allowed: ${traits} (${entries})`;
        }
        case 'max-themes': {
            const { value, severity, limit } = facts;
            const themes = value === 1 ? 'theme' : 'themes';
            return `${value} ${themes} of severity ${severity}; the limit is ${limit}`;
        }
        case 'never':
            return `check ${(0,names/* quoteName */.AB)(facts.check)} ${describeObserved(facts.observed)}; it may never fail`;
        case 'never-ungraded':
            return `check ${(0,names/* quoteName */.AB)(facts.check)} was graded on no call, so never was not evaluated for it`;
        case 'waiver-expired': {
            const { kind, target, expires, reason } = facts.waiver;
            return `the waiver for ${kind} ${(0,names/* quoteName */.AB)(target)} expired on ${expires} (${(0,strip/* fold */.AU)(reason, MAX_REASON_CHARS)}): fix what it excused and remove it, or renew it`;
        }
    }
}
function describeTraits({ traits, checks, affected, }) {
    const named = Object.entries(traits).map(([trait, value]) => {
        const name = trait === 'rootCauseChannel' ? 'channel' : trait;
        return `${name} ${value ?? 'none, which counts as NEW'}`;
    });
    return [
        ...named,
        ...(checks.length > 0 ? [`check ${checks.map(names/* quoteName */.AB).join(', ')}`] : []),
        ...(affected === null
            ? []
            : [`${affected.calls} of ${affected.total} calls affected, the limit is ${affected.limit}`]),
    ];
}
function describeObserved(observed) {
    if ('passRate' in observed)
        return `has a pass rate of ${(0,percent/* tellPercent */.dH)(observed.passRate, 100)}%`;
    if ('evaluated' in observed) {
        const { failed, evaluated } = observed;
        return `failed in ${(0,names/* formatCounts */.gM)({ passed: failed, evaluated })}`;
    }
    const { calls, theme } = observed;
    return `failed in ${(0,names/* formatCalls */.F9)(calls)}${theme === undefined ? '' : ` of theme ${(0,names/* quoteName */.AB)(theme)}`}`;
}

// EXTERNAL MODULE: ./report/words/scenarios.js
var scenarios = __webpack_require__(83495);
;// CONCATENATED MODULE: ./report/words/rulings.js






function describeRuling(ruling) {
    const { effect } = ruling;
    switch (ruling.finding) {
        case 'pass-rate':
            return describeRate(effect, ruling);
        case 'drop':
            return describeDrop(effect, ruling);
        case 'cost':
            return describeCost(effect, ruling);
        case 'drift':
            return describeDrift(ruling);
        case 'scenario':
            return (0,scenarios/* describeScenario */._)(ruling);
        case 'measure':
        case 'measure-unknown':
        case 'measure-moved':
        case 'measure-absent':
            return (0,measures/* describeMeasure */.U)(effect, ruling);
        case 'check-not-reported':
            return `check ${(0,names/* quoteName */.AB)(ruling.check)} has limits in the policy, but the report has no such check`;
        case 'check-absent':
            return `no run has a check ${(0,names/* quoteName */.AB)(ruling.check)}, so never was not evaluated for it: check the spelling in the policy`;
        case 'no-rate':
        case 'no-baseline':
        case 'baseline-off':
        case 'detectable-drop':
        case 'no-own-baseline':
        case 'not-tested':
            return describeDropGap(effect, ruling);
        case 'theme':
        case 'max-themes':
        case 'never':
        case 'never-ungraded':
        case 'waiver-expired':
            return describeTheme(ruling);
        default:
            return describeRun(effect, ruling);
    }
}
function describeCost(effect, facts) {
    const { runs, confirming, unknown, limit, value } = facts;
    const all = runs + confirming;
    if (effect === 'note') {
        const unpriced = all === 1 ? 'the run' : `${unknown} of ${all} runs`;
        return `The cost of ${unpriced} is not known, so max-cost-usd was evaluated without it.`;
    }
    const first = runs === 1 ? 'the run' : `${runs} runs`;
    const further = confirming === 0 ? '' : ` and ${(0,format/* formatCounted */.So)(confirming, 'confirming run')}`;
    const others = unknown > 0 ? ` (${unknown} of unknown cost)` : '';
    return `${first}${further} cost ${formatUsd(value)} US dollars${others}; max-cost-usd is ${limit}`;
}
function formatUsd(usd) {
    return Number.isInteger(usd * 100) ? usd.toFixed(2) : String(usd);
}


/***/ }),

/***/ 70980:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ explainMissing),
/* harmony export */   W: () => (/* binding */ explain)
/* harmony export */ });
/* harmony import */ var _http_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(72557);
/* harmony import */ var _text_duration_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6203);
/* harmony import */ var _text_step_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(53326);



function explain(error, wait, inputs, where = '') {
    if (error instanceof _text_step_error_js__WEBPACK_IMPORTED_MODULE_2__/* .StepError */ .zg) {
        const { outcome, rule, message } = error;
        const isComplete = outcome === 'error' || rule === 'budget';
        return { outcome, rule, message: isComplete ? message : withWait(message, wait) };
    }
    if (error instanceof _text_step_error_js__WEBPACK_IMPORTED_MODULE_2__/* .CancelledError */ .cc) {
        return { outcome: 'inconclusive', rule: 'cancelled', message: withWait(error.message, wait) };
    }
    if (error instanceof _http_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._7)
        return explainServiceError(error, wait, inputs, where);
    return (0,_text_step_error_js__WEBPACK_IMPORTED_MODULE_2__/* .internalError */ .WB)(error);
}
const MISCONFIGURED = new Set(['tls', 'proxy', 'unresolved']);
const SPENT_FIX = 'The service refuses for a spent budget, and the request is not retried. Check the subscription and the payments of the account that the api-key belongs to';
function explainServiceError(error, wait, inputs, where) {
    if (MISCONFIGURED.has(error.kind)) {
        return { outcome: 'error', rule: 'service', message: error.message };
    }
    const message = (0,_text_step_error_js__WEBPACK_IMPORTED_MODULE_2__/* .withoutPeriod */ .Kx)(error.message);
    if ((0,_http_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .isSpent */ .Fh)(error)) {
        return { outcome: 'inconclusive', rule: 'budget', message: `${message}. ${SPENT_FIX}` };
    }
    const fix = fixOf(error, inputs, where);
    return fix === null
        ? { outcome: 'inconclusive', rule: 'service', message: withWait(error.message, wait) }
        : { outcome: 'error', rule: 'service', message: `${message}. ${fix}` };
}
const HEADER = /^x-[\w-]{1,100}$/i;
function fixOf(error, inputs, where) {
    const { kind, status = 0, param = '', profileKey } = error;
    if (kind === 'redirect') {
        return 'Redirects are never followed, since the request holds the key: set the input base-url to the URL that responds itself';
    }
    if (kind !== 'status')
        return null;
    if (status === 400 && HEADER.test(param)) {
        return `The service requires the header '${param}': add it under headers in the file of the input service-profile`;
    }
    const named = `${inputs}${where && ` (${where})`}, and that base-url and api-key belong to the same project`;
    if (profileKey !== '' && status < 500)
        return `Else check ${named}`;
    return status === 404 ? `Check ${named}` : fixOfStatus(status, inputs);
}
function explainMissing(error, more = '') {
    if (!(error instanceof _http_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._7) || error.profileKey === '')
        return error;
    return new _text_step_error_js__WEBPACK_IMPORTED_MODULE_2__/* .StepError */ .zg('service', (0,_text_step_error_js__WEBPACK_IMPORTED_MODULE_2__/* .withoutPeriod */ .Kx)(error.message) + more, 'error');
}
function fixOfStatus(status, inputs) {
    switch (status) {
        case 401:
            return 'Check the input api-key: the service does not know this key (was it regenerated, or does it belong to another base-url?)';
        case 403:
            return 'The input api-key lacks the permission for this: use a key with Full Access (a Read-Only key may only read)';
        case 408:
        case 409:
        case 425:
        case 429:
            return null;
        default:
            return status < 500 ? `The service rejects the request: check ${inputs}` : null;
    }
}
function withWait(message, wait) {
    if (wait === null)
        return message;
    const { what, input, limitMs, waitedMs, lastSeen } = wait;
    const limit = `${input}: ${(0,_text_duration_js__WEBPACK_IMPORTED_MODULE_1__/* .formatDuration */ .a)(limitMs)}`;
    return `${(0,_text_step_error_js__WEBPACK_IMPORTED_MODULE_2__/* .withoutPeriod */ .Kx)(message)}; waited ${(0,_text_duration_js__WEBPACK_IMPORTED_MODULE_1__/* .formatDuration */ .a)(waitedMs)} for ${what} (${limit}); last seen: ${lastSeen}`;
}


/***/ }),

/***/ 15394:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   readYaml: () => (/* binding */ readYaml)
/* harmony export */ });
/* harmony import */ var yaml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(33483);
/* harmony import */ var _strip_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(30269);


const MAX_DEPTH = 64;
const MAX_ERRORS = 100;
const MAX_SHOWN_CHARS = 60;
const MAX_MESSAGE_CHARS = 200;
function readYaml(source) {
    if (isTooDeep(source))
        return unreadable('it is nested too deeply');
    const lines = new yaml__WEBPACK_IMPORTED_MODULE_0__/* .LineCounter */ .HN();
    const placeAt = (offset) => {
        const { line, col } = lines.linePos(offset);
        return { line: Math.max(1, line), column: Math.max(1, col) };
    };
    const document = (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .parseDocument */ .Tp)(source, {
        lineCounter: lines,
        prettyErrors: false,
        version: '1.2',
        schema: 'core',
        resolveKnownTags: false,
        uniqueKeys: false,
        logLevel: 'error',
    });
    const broken = syntaxErrors(document, placeAt);
    if (broken.length > 0)
        return { ok: false, errors: broken.slice(0, MAX_ERRORS), readable: null };
    let value;
    try {
        value = JSON.parse(JSON.stringify(document.toJS()));
    }
    catch {
        return unreadable('an alias cannot be resolved, or repeats too much');
    }
    const placeOf = (path) => placeAt(offsetOf(document.contents, path.map(String)));
    const errors = keyErrors(document, placeAt).slice(0, MAX_ERRORS);
    return errors.length === 0
        ? { ok: true, value, placeOf }
        : { ok: false, errors, readable: { value, placeOf } };
}
function unreadable(problem) {
    return { ok: false, errors: [{ line: 1, column: 1, problem }], readable: null };
}
function isTooDeep(source) {
    const parser = new yaml__WEBPACK_IMPORTED_MODULE_0__/* .Parser */ .iX();
    for (const lexeme of new yaml__WEBPACK_IMPORTED_MODULE_0__/* .Lexer */ .JG().lex(source)) {
        void [...parser.next(lexeme)];
        if (parser.stack.length > MAX_DEPTH)
            return true;
    }
    return false;
}
function syntaxErrors({ errors: syntax, warnings, directives }, placeAt) {
    const errors = [...syntax, ...warnings].map(({ code, message, pos }) => ({
        ...placeAt(pos[0]),
        problem: code === 'MULTIPLE_DOCS'
            ? 'a second document begins: keep one'
            : (0,_strip_js__WEBPACK_IMPORTED_MODULE_1__/* .fold */ .AU)(message, MAX_MESSAGE_CHARS),
    }));
    if (directives?.yaml.version === '1.1') {
        const problem = 'YAML 1.1 is not taken: leave out the %YAML line';
        errors.push({ line: 1, column: 1, problem });
    }
    return errors;
}
function keyErrors(document, placeAt) {
    const errors = [];
    (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .visit */ .YR)(document, {
        Map(_, { items }) {
            const known = new Set();
            for (const { key } of items) {
                const problem = problemOfKey(key, known);
                if (problem !== null)
                    errors.push({ ...placeAt(startOf(key, 0)), problem });
            }
        },
    });
    return errors;
}
function problemOfKey(key, known) {
    const text = (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isScalar */ .jn)(key) ? key.value : null;
    if (typeof text !== 'string')
        return 'a key has to be a text: put it in quotes';
    if (text === '__proto__')
        return 'a key has to be a text, and not __proto__';
    if (known.has(text)) {
        return `the key ${(0,_strip_js__WEBPACK_IMPORTED_MODULE_1__/* .fold */ .AU)(text, MAX_SHOWN_CHARS)} is in this map already: keep one of the two`;
    }
    known.add(text);
    return null;
}
function offsetOf(contents, path) {
    let node = contents;
    let offset = startOf(contents, 0);
    for (const key of path) {
        if ((0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isSeq */ .oP)(node)) {
            node = node.items[Number(key)];
            offset = startOf(node, offset);
            continue;
        }
        const pair = (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isMap */ .jh)(node) ? node.items.findLast((item) => `${item.key}` === key) : undefined;
        if (pair === undefined)
            break;
        offset = startOf(pair.key, offset);
        node = pair.value;
    }
    return offset;
}
function startOf(node, otherwise) {
    return (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isNode */ .Ll)(node) ? Number(node.range?.[0]) : otherwise;
}


/***/ })

};
;