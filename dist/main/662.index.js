"use strict";
exports.id = 662;
exports.ids = [662];
exports.modules = {

/***/ 84197:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ readTextFile),
/* harmony export */   k: () => (/* binding */ readYamlFile)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _text_step_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(53326);
/* harmony import */ var _text_values_parsed_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(38133);



const MAX_YAML_KIB = 256;
function readTextFile(path, maxKib) {
    let bytes;
    try {
        const facts = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path);
        if (!facts.isFile())
            return (0,_text_values_parsed_js__WEBPACK_IMPORTED_MODULE_2__/* .invalid */ .G)(path, 'is not a file: name a text file');
        if (facts.size > maxKib * 1024)
            return (0,_text_values_parsed_js__WEBPACK_IMPORTED_MODULE_2__/* .invalid */ .G)(path, `is larger than ${maxKib} KiB: shorten it`);
        bytes = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path);
    }
    catch (error) {
        return (0,_text_values_parsed_js__WEBPACK_IMPORTED_MODULE_2__/* .invalid */ .G)(path, (0,_text_step_error_js__WEBPACK_IMPORTED_MODULE_1__/* .describeUnreadable */ .D2)(error));
    }
    try {
        return (0,_text_values_parsed_js__WEBPACK_IMPORTED_MODULE_2__/* .valid */ .r)(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    }
    catch {
        return (0,_text_values_parsed_js__WEBPACK_IMPORTED_MODULE_2__/* .invalid */ .G)(path, 'is not UTF-8 text: save it as UTF-8');
    }
}
async function readYamlFile(path) {
    const source = readTextFile(path, MAX_YAML_KIB);
    if (!source.ok)
        return source;
    const { readYaml } = await Promise.all(/* import() */[__webpack_require__.e(483), __webpack_require__.e(394)]).then(__webpack_require__.bind(__webpack_require__, 15394));
    return (0,_text_values_parsed_js__WEBPACK_IMPORTED_MODULE_2__/* .valid */ .r)(readYaml(source.value));
}


/***/ }),

/***/ 85851:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ad: () => (/* binding */ findSame),
/* harmony export */   LB: () => (/* binding */ isSameCheck),
/* harmony export */   LN: () => (/* binding */ checkNames),
/* harmony export */   Vg: () => (/* binding */ eachCheckOnce),
/* harmony export */   Yw: () => (/* binding */ isBelow),
/* harmony export */   dQ: () => (/* binding */ highestRate),
/* harmony export */   iJ: () => (/* binding */ checkResult),
/* harmony export */   un: () => (/* binding */ checkFacts),
/* harmony export */   x4: () => (/* binding */ isBelowThreshold)
/* harmony export */ });
/* unused harmony export checkKey */
/* harmony import */ var _text_alike_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(46651);
/* harmony import */ var _text_percent_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(58582);
/* harmony import */ var _counts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(97353);



function checkResult(sources, rates) {
    const valid = sources.map((entries) => entries.flatMap((one) => (0,_counts_js__WEBPACK_IMPORTED_MODULE_1__/* .countsFrom */ .bT)(one?.passed, one?.evaluated) ?? []));
    const counts = (0,_counts_js__WEBPACK_IMPORTED_MODULE_1__/* .worstCounts */ .cP)(valid.find(({ length }) => length > 0) ?? []);
    const known = rates.flatMap(validRate);
    const lowest = known.length === 0 ? null : Math.min(...known);
    return { counts, passRate: counts === null ? lowest : (0,_counts_js__WEBPACK_IMPORTED_MODULE_1__/* .rateOf */ .MK)(counts) };
}
function validRate(rate) {
    return rate !== null && rate >= 0 && rate <= 100 ? [rate] : [];
}
function isBelow(rate, threshold) {
    return (0,_text_percent_js__WEBPACK_IMPORTED_MODULE_2__/* .percentUnits */ .F0)(rate) < (0,_text_percent_js__WEBPACK_IMPORTED_MODULE_2__/* .percentUnits */ .F0)(threshold);
}
function isBelowThreshold(check) {
    const { passRate } = checkResult([[check]], [check.passRate]);
    return passRate !== null && check.threshold !== null && isBelow(passRate, check.threshold);
}
function highestRate(rates) {
    const known = rates.flatMap(validRate);
    return known.length === 0 ? null : Math.max(...known);
}
function checkFacts(list, trend) {
    const inTrend = trend.map((row) => ({ id: row.checkId, name: row.checkName, row }));
    const listedOf = findSame(list);
    const rowsOf = findSame(inTrend);
    return eachCheckOnce([...inTrend, ...list]).map((check) => {
        const listed = listedOf(check);
        const rows = rowsOf(check).map(({ row }) => row);
        const rates = [
            ...listed.map(({ passRate }) => passRate),
            ...rows.map(({ currentPassRate }) => currentPassRate),
        ];
        const ofRows = rows.map(({ counts }) => counts?.current);
        return {
            ...{ id: check.id, name: check.name, listed, rows },
            ...checkResult([listed, ofRows], rates),
        };
    });
}
function checkNames({ checks = [], report, }) {
    return [
        ...checks.map(({ name }) => name),
        ...(report?.trend?.rows ?? []).map(({ checkName }) => checkName),
    ];
}
function checkKey({ id, name }) {
    return id ? `id ${id.toLowerCase()}` : `name ${(0,_text_alike_js__WEBPACK_IMPORTED_MODULE_0__/* .lookOf */ .Li)(name)}`;
}
function isSameCheck(one, other) {
    if (one.id && other.id)
        return checkKey(one) === checkKey(other);
    return (0,_text_alike_js__WEBPACK_IMPORTED_MODULE_0__/* .lookOf */ .Li)(one.name) === (0,_text_alike_js__WEBPACK_IMPORTED_MODULE_0__/* .lookOf */ .Li)(other.name);
}
function findSame(entries) {
    const byKey = Map.groupBy(entries, checkKey);
    const byName = Map.groupBy(entries, ({ name }) => checkKey({ name }));
    return (check) => {
        const named = checkKey({ name: check.name });
        if (!check.id)
            return byName.get(named) ?? [];
        return [...(byKey.get(checkKey(check)) ?? []), ...(byKey.get(named) ?? [])];
    };
}
function eachCheckOnce(entries) {
    const withId = findSame(entries.filter(({ id }) => id));
    const checks = new Map();
    for (const entry of entries) {
        const named = entry.id ? [] : withId(entry);
        for (const check of named.length > 0 ? named : [entry]) {
            const key = checkKey(check);
            if (!checks.has(key))
                checks.set(key, check);
        }
    }
    return [...checks.values()];
}


/***/ }),

/***/ 97353:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   MK: () => (/* binding */ rateOf),
/* harmony export */   W_: () => (/* binding */ sumCounts),
/* harmony export */   bT: () => (/* binding */ countsFrom),
/* harmony export */   cP: () => (/* binding */ worstCounts),
/* harmony export */   wM: () => (/* binding */ pooledCounts)
/* harmony export */ });
const MAX_CALLS = 1_000_000;
function countsFrom(passed, evaluated) {
    if (!Number.isInteger(passed) || !Number.isInteger(evaluated))
        return null;
    const counts = { passed: Number(passed), evaluated: Number(evaluated) };
    const isPossible = counts.passed >= 0 &&
        counts.evaluated >= 1 &&
        counts.passed <= counts.evaluated &&
        counts.evaluated <= MAX_CALLS;
    return isPossible ? counts : null;
}
function rateOf({ passed, evaluated }) {
    return (100 * passed) / evaluated;
}
function worstCounts(all) {
    const [worst = null] = all.toSorted((one, other) => rateOf(one) - rateOf(other) || other.evaluated - one.evaluated);
    return worst;
}
function sumCounts(all) {
    return {
        passed: all.reduce((sum, { passed }) => sum + passed, 0),
        evaluated: all.reduce((sum, { evaluated }) => sum + evaluated, 0),
    };
}
function pooledCounts(all) {
    const { passed, evaluated } = sumCounts(all);
    return countsFrom(passed, evaluated);
}


/***/ }),

/***/ 79696:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ annotationsOf),
/* harmony export */   y: () => (/* binding */ MAX_IDS)
/* harmony export */ });
/* harmony import */ var _model_outcome_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(41913);
/* harmony import */ var _text_log_line_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(82456);
/* harmony import */ var _baseline_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(63875);
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(53483);
/* harmony import */ var _opening_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(93850);
/* harmony import */ var _outcome_words_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(65758);
/* harmony import */ var _outputs_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(40284);
/* harmony import */ var _voice_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(80860);








const MAX_FACTS_CHARS = 1_000;
const MAX_IDS = 100;
function annotationsOf(report) {
    const { runs } = report;
    const level = levelOf(report);
    const warnings = [
        ...policyWarnings(runs),
        ...(0,_baseline_js__WEBPACK_IMPORTED_MODULE_6__/* .oldBaselines */ .q7)(runs),
        ...((0,_model_outcome_js__WEBPACK_IMPORTED_MODULE_0__/* .fails */ .c6)(report.outcome) ? startedRuns(runs) : []),
    ];
    if (level === 'notice') {
        const result = (0,_model_outcome_js__WEBPACK_IMPORTED_MODULE_0__/* .fails */ .c6)(report.outcome) ? describeTrial(report) : describeSuccess(report);
        return { level, reasons: [result], warnings };
    }
    const all = (0,_outputs_js__WEBPACK_IMPORTED_MODULE_4__/* .allReasons */ .n)(report);
    const isUnread = report.policy.isTrial && report.outcome === 'error';
    const reasons = isUnread ? all.filter(({ outcome }) => outcome === 'error') : all;
    return { level, reasons: reasons.map((reason) => describeReason(reason, runs)), warnings };
}
function levelOf({ outcome, tolerated, policy, reasons }) {
    if ((0,_model_outcome_js__WEBPACK_IMPORTED_MODULE_0__/* .fails */ .c6)(outcome)) {
        if (!tolerated)
            return 'error';
        return policy.isTrial ? 'notice' : 'warning';
    }
    const isWanted = reasons.some(({ rule }) => rule === 'dry-run' || rule === 'paths');
    return outcome === 'skipped' && !isWanted ? 'warning' : 'notice';
}
function describeReason(reason, runs) {
    const { outcome, jobId, message } = reason;
    const lead = jobId !== '' && runs.length > 1 ? `run ${jobId}: ` : '';
    const run = runs.find((one) => one.jobId === jobId);
    const isIncomplete = (0,_opening_js__WEBPACK_IMPORTED_MODULE_2__/* .isBareVerdict */ .SL)(reason) && run?.reasons.every(({ check }) => check === undefined);
    const missed = run && isIncomplete ? (0,_opening_js__WEBPACK_IMPORTED_MODULE_2__/* .missedLine */ .KV)(run, _voice_js__WEBPACK_IMPORTED_MODULE_5__/* .PLAIN */ .tZ) : '';
    const facts = missed === '' ? message : `THRESHOLD_FAILED: ${(0,_text_log_line_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .TN)(missed, MAX_FACTS_CHARS)}`;
    return `${outcome}: ${lead}${facts}`;
}
function describeSuccess({ outcome, reasons, runs }) {
    if (outcome === 'skipped')
        return `skipped: ${reasons.map(({ message }) => message).join('; ')}`;
    if (outcome === 'started')
        return `started: ${describeStarted(runs)}`;
    const subject = runs.length > 1 ? `${runs.length} runs` : runs.map(nameOf).join('');
    const facts = (0,_opening_js__WEBPACK_IMPORTED_MODULE_2__/* .describePassed */ .EN)(runs) ?? 'The verdict is PASSED.';
    return `passed: ${subject}: ${facts}${describeExcused(runs)}`;
}
function describeStarted(runs) {
    const names = runs.map(({ jobId, label }) => jobId || label);
    return names.length > 1
        ? `${names.length} runs are left to a later step, which evaluates them with the input job-id: ${(0,_format_js__WEBPACK_IMPORTED_MODULE_7__/* .formatList */ .ki)(names, MAX_IDS)}`
        : `run ${names.join('')} is left to a later step, which evaluates it with the input job-id`;
}
function startedRuns(runs) {
    const started = runs.filter(({ outcome, reused }) => outcome === 'started' && reused !== true);
    return started.length === 0 ? [] : [describeStarted(started)];
}
function describeExcused(runs) {
    const all = runs.flatMap(({ exceptions }) => exceptions ?? []);
    const waived = all.flatMap((one) => one.waived).length;
    const known = all.flatMap((one) => one.known).length;
    const parts = [
        ...(waived > 0
            ? [(0,_format_js__WEBPACK_IMPORTED_MODULE_7__/* .formatCounted */ .So)(waived, 'theme or check waived', 'themes and checks waived')]
            : []),
        ...(known > 0 ? [(0,_format_js__WEBPACK_IMPORTED_MODULE_7__/* .formatCounted */ .So)(known, 'persistent theme')] : []),
    ];
    return parts.length > 0 ? ` (${parts.join(', ')})` : '';
}
function describeTrial({ runs, policy }) {
    const count = runs.filter(({ outcome }) => outcome !== 'passed').length;
    return `policy-check: ${count} of ${(0,_format_js__WEBPACK_IMPORTED_MODULE_7__/* .formatCounted */ .So)(runs.length, (0,_outcome_words_js__WEBPACK_IMPORTED_MODULE_3__/* .triedOn */ .A2)(runs))} would not pass by ${policy.path ?? 'the verdict alone, since there is no policy file'}`;
}
function policyWarnings(runs) {
    return runs.flatMap((run) => {
        const lead = runs.length > 1 ? `${nameOf(run)}: ` : '';
        return (run.exceptions?.warnings ?? []).map(({ message }) => lead + message);
    });
}
function nameOf({ jobId, label }) {
    return jobId === '' ? label : `run ${jobId}`;
}


/***/ }),

/***/ 63875:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bv: () => (/* binding */ baselineOf),
/* harmony export */   F_: () => (/* binding */ baselineFacts),
/* harmony export */   Il: () => (/* binding */ goneThemes),
/* harmony export */   eD: () => (/* binding */ isOld),
/* harmony export */   q7: () => (/* binding */ oldBaselines)
/* harmony export */ });
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(53483);

const OLD_DAYS = 14;
const SHORT_COMMIT = 7;
const MAX_GONE = 20;
function baselineOf({ baseline }) {
    return baseline === undefined || baseline.jobId === '' ? null : baseline;
}
function baselineFacts({ source, commit, ageDays, pooled }, show) {
    const others = pooled.length - 1;
    return [
        ...(source === 'previous' ? ["the service's previous run"] : []),
        ...(commit === null ? [] : [`commit ${show(commit.slice(0, SHORT_COMMIT))}`]),
        ...(ageDays === null ? [] : [describeAge(ageDays)]),
        ...(others > 0 ? [`pooled with ${(0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCounted */ .So)(others, 'run')} before it`] : []),
    ];
}
function isOld({ ageDays }) {
    return ageDays !== null && ageDays > OLD_DAYS;
}
function oldBaselines(runs) {
    return runs.flatMap((run) => {
        const baseline = baselineOf(run);
        if (baseline === null || !isOld(baseline))
            return [];
        const lead = runs.length > 1 ? `run ${run.jobId || run.label}: ` : '';
        const facts = baselineFacts(baseline, (commit) => commit).join(', ');
        return [
            `${lead}the baseline run ${baseline.jobId} (${facts}) is more than ${OLD_DAYS} days old; run the gate on the base branch to record a new one`,
        ];
    });
}
function goneThemes({ gone }, show) {
    return { named: gone.slice(0, MAX_GONE).map(show), more: Math.max(0, gone.length - MAX_GONE) };
}
function describeAge(days) {
    const hours = Math.floor(days * 24);
    if (hours < 1)
        return 'less than an hour old';
    return hours < 48
        ? `${(0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCounted */ .So)(hours, 'hour')} old`
        : `${(0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCount */ .B4)(Math.floor(days))} days old`;
}


/***/ }),

/***/ 71949:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Mv: () => (/* binding */ pointsLost),
/* harmony export */   P9: () => (/* binding */ describeCost),
/* harmony export */   SJ: () => (/* binding */ foundFixes),
/* harmony export */   aQ: () => (/* binding */ sortTrend),
/* harmony export */   jP: () => (/* binding */ withoutRepeats),
/* harmony export */   tx: () => (/* binding */ sumFacts),
/* harmony export */   xS: () => (/* binding */ factsOf)
/* harmony export */ });
function factsOf(report) {
    const facts = { themesTotal: 0, themesHigh: 0, themesNew: 0, checksRegressed: 0 };
    if (report === null)
        return facts;
    facts.themesTotal = report.themes.length;
    for (const theme of report.themes) {
        if (theme.severity === 'HIGH')
            facts.themesHigh += 1;
        if (theme.lifecycle === 'NEW')
            facts.themesNew += 1;
    }
    for (const row of report.trend?.rows ?? [])
        if (pointsLost(row) > 0)
            facts.checksRegressed += 1;
    return facts;
}
function sumFacts(runs) {
    const sum = factsOf(null);
    for (const run of runs) {
        const facts = factsOf(run.report);
        sum.themesTotal += facts.themesTotal;
        sum.themesHigh += facts.themesHigh;
        sum.themesNew += facts.themesNew;
        sum.checksRegressed += facts.checksRegressed;
    }
    return sum;
}
function describeCost(runs) {
    const known = runs.flatMap(({ cost }) => cost?.usd ?? []);
    if (known.length === 0)
        return '';
    const usd = known.reduce((sum, one) => sum + one, 0);
    return `cost ${usd.toFixed(2)} USD${known.length < runs.length ? ' and more' : ''}`;
}
function pointsLost({ previousPassRate, currentPassRate }) {
    if (previousPassRate === null || currentPassRate === null)
        return 0;
    return Math.max(0, previousPassRate - currentPassRate);
}
function sortTrend(rows) {
    return rows.toSorted((a, b) => pointsLost(b) - pointsLost(a));
}
function foundFixes({ promptFixes }, run) {
    return new Map(promptFixes.flatMap(({ from, found }) => from.flatMap((one) => (one.run === run ? [[one.recommendation, found]] : []))));
}
function withoutRepeats(report) {
    const runs = report.runs.map((run) => run.reasons.some(({ rule }) => rule === 'incomplete-run')
        ? { ...run, reasons: run.reasons.filter(({ restates }) => restates !== 'status') }
        : run);
    return { ...report, runs };
}


/***/ }),

/***/ 53483:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $j: () => (/* binding */ theOnes),
/* harmony export */   B4: () => (/* binding */ formatCount),
/* harmony export */   MK: () => (/* binding */ NBSP),
/* harmony export */   So: () => (/* binding */ formatCounted),
/* harmony export */   T1: () => (/* binding */ formatShare),
/* harmony export */   eD: () => (/* binding */ formatChange),
/* harmony export */   ki: () => (/* binding */ formatList),
/* harmony export */   l9: () => (/* binding */ formatPercent),
/* harmony export */   lS: () => (/* binding */ formatPercentBeside),
/* harmony export */   q8: () => (/* binding */ UNTITLED)
/* harmony export */ });
/* harmony import */ var _text_percent_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58582);

const NOTHING = '–';
const UNTITLED = '(untitled)';
const NBSP = '\u00a0';
function formatCount(count) {
    return String(count).replace(/\B(?=(?:\d{3})+$)/g, ',');
}
function formatCounted(count, one, many = `${one}s`) {
    return `${formatCount(count)} ${count === 1 ? one : many}`;
}
function theOnes(count, one, many = `${one}s`) {
    return count === 1 ? one : formatCounted(count, one, many);
}
function formatList(names, most, show = (name) => name) {
    const more = names.length - most;
    const shown = names.slice(0, most).map(show).join(', ');
    return more > 0 ? `${shown} and ${formatCount(more)} more` : shown;
}
function formatPercent(percent, digits = 2) {
    if (percent === null)
        return NOTHING;
    const rounded = round(percent, digits);
    const step = 10 ** -digits;
    if (rounded === 0 && percent > 0)
        return `<${step}%`;
    if (rounded === 100 && percent < 100)
        return `>${round(100 - step, digits)}%`;
    return `${rounded}%`;
}
function formatPercentBeside(percent, other, digits = 2) {
    if (percent === null || other === null)
        return formatPercent(percent, digits);
    return formatPercent(percent, (0,_text_percent_js__WEBPACK_IMPORTED_MODULE_0__/* .decimalsApart */ .j3)(percent, other, digits));
}
function formatShare(part, whole, other = null) {
    const counts = `${formatCount(part)}/${formatCount(whole)}`;
    return whole > 0 ? `${counts} (${formatPercentBeside((part / whole) * 100, other, 1)})` : counts;
}
function formatChange(previous, current) {
    if (previous === null || current === null)
        return NOTHING;
    const change = round(current - previous, 2);
    return change > 0 ? `+${change}` : `${change}`;
}
function round(value, digits) {
    return Number(value.toFixed(digits)) + 0;
}


/***/ }),

/***/ 93850:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E4: () => (/* binding */ openingOf),
/* harmony export */   EN: () => (/* binding */ describePassed),
/* harmony export */   KV: () => (/* binding */ missedLine),
/* harmony export */   OS: () => (/* binding */ isMissed),
/* harmony export */   SL: () => (/* binding */ isBareVerdict),
/* harmony export */   g_: () => (/* binding */ runOpening),
/* harmony export */   vW: () => (/* binding */ furtherSummary)
/* harmony export */ });
/* harmony import */ var _model_check_facts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(85851);
/* harmony import */ var _model_outcome_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(41913);
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(53483);
/* harmony import */ var _outcome_words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(65758);
/* harmony import */ var _waivers_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(18567);





const MAX_CHECKS = 3;
const MAX_QUOTED_CHARS = 300;
function openingOf(report, voice) {
    if (report.policy.isTrial)
        return stating(trialLine(report));
    const { line, stated } = firstLine(report, voice);
    return { line: line + toleranceOf(report, voice), stated };
}
function runOpening(run, voice) {
    if (run.outcome === 'passed')
        return stating(describePassed([run]) ?? 'The run passed.');
    const bare = run.reasons.filter(isBareVerdict);
    const missed = unwaivedMisses(run);
    if (missed.length > 0) {
        const names = new Set(missed.map(({ name }) => name));
        const ofChecks = run.reasons.filter(({ rule, check }) => rule === 'run-verdict' && check !== undefined && names.has(check));
        return stating(describeMissed(missed, run.checks?.length ?? 0, voice), ...bare, ...ofChecks);
    }
    const quoted = quotedSummary(run);
    if (quoted !== '')
        return stating(voice.prose(quoted), ...bare);
    const [first] = run.reasons.filter((reason) => !isBareVerdict(reason));
    if (first !== undefined)
        return stating(sentence(first.message, voice), first, ...bare);
    return bare.length > 0
        ? stating('The run is below the thresholds of its checks.', ...bare)
        : stating(`${run.outcome}.`);
}
function furtherSummary(run) {
    return quotedSummary(run) === '' ? (run.report?.verdictSummary ?? '').trim() : '';
}
function outcomeCounts(runs) {
    return [...Map.groupBy(runs, ({ outcome }) => outcome)].map(([one, of]) => [one, of.length]);
}
function isBareVerdict({ restates }) {
    return restates === 'verdict';
}
function isMissed(check) {
    return check.isPassed === false || (0,_model_check_facts_js__WEBPACK_IMPORTED_MODULE_0__/* .isBelowThreshold */ .x4)(check);
}
function describePassed(runs) {
    const checks = runs.flatMap((run) => run.checks ?? []);
    const isKnown = runs.every((run) => run.checks !== undefined) && checks.length > 0;
    if (!isKnown)
        return null;
    const passed = checks.filter((check) => !isMissed(check)).length;
    const calls = runs.map((run) => run.callCounts?.evaluated ?? null);
    const sum = calls.reduce((all, one) => (all === null || one === null ? null : all + one), 0);
    const noun = (0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .formatCounted */ .So)(checks.length, 'check');
    const all = checks.length === 1 ? 'The only check' : `All ${noun}`;
    const subject = passed === checks.length ? all : `${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .formatCount */ .B4)(passed)} of ${noun}`;
    return `${subject} passed${sum === null ? '' : ` (${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .formatCounted */ .So)(sum, 'call')})`}.`;
}
function missedLine(run, voice) {
    const missed = unwaivedMisses(run);
    return missed.length === 0 ? '' : describeMissed(missed, run.checks?.length ?? 0, voice);
}
function stating(line, ...reasons) {
    return { line, stated: new Set(reasons) };
}
function firstLine(report, voice) {
    const { outcome, runs, reasons } = report;
    const [run, ...further] = runs;
    switch (outcome) {
        case 'failed': {
            const failed = runs.filter((one) => one.outcome === 'failed').length;
            if (failed === 0)
                return firstReason(reasons, voice);
            if (run !== undefined && further.length === 0)
                return runOpening(run, voice);
            const others = countList(outcomeCounts(runs).filter(([one]) => one !== 'failed'));
            const rest = others === '' ? '' : `, ${others}`;
            return stating(`${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .formatCount */ .B4)(failed)} of ${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .formatCounted */ .So)(runs.length, 'run')} failed${rest}.`);
        }
        case 'passed':
            return stating(describePassed(runs) ?? `${further.length > 0 ? 'Every' : 'The'} run passed.`);
        case 'inconclusive':
        case 'error':
            if (further.length === 0)
                return firstReason([...reasons, ...(run?.reasons ?? [])], voice);
            return stating(`${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .formatCounted */ .So)(runs.length, 'run')}: ${countList(outcomeCounts(runs))}.`);
        case 'skipped':
            return skippedLine(report, voice);
        case 'started':
            return stating(voice.own('The run makes its calls while other steps continue. A later step with ') +
                voice.code('job-id') +
                voice.own(' waits for it and evaluates it.'));
    }
}
function countList(counts) {
    return counts.map(([outcome, count]) => `${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .formatCount */ .B4)(count)} ${outcome}`).join(', ');
}
function firstReason([first], voice) {
    return first === undefined ? stating('') : stating(sentence(first.message, voice), first);
}
function skippedLine({ reasons }, voice) {
    if (reasons.some(({ rule }) => rule === 'dry-run')) {
        return stating(voice.own('Nothing was started. This was a dry run, and everything that it checked is valid. ') +
            voice.own('Remove the input ') +
            voice.code('dry-run') +
            voice.own(' to start the gate.'));
    }
    const why = reasons.map(({ message }) => voice.prose(message)).join('; ');
    return stating(`${voice.own('Nothing was tested:')} ${why}.`, ...reasons);
}
function trialLine({ policy, runs }) {
    const alone = policy.path === null ? ' There is no policy file, so the verdict decides alone.' : '';
    const unreadable = (0,_outcome_words_js__WEBPACK_IMPORTED_MODULE_2__/* .triedOn */ .A2)(runs) === 'saved debrief' ? 'file' : 'run';
    return `Nothing was tested. Only an unreadable ${unreadable} fails this step.${alone}`;
}
function toleranceOf({ outcome, tolerated }, voice) {
    if (!tolerated || !(0,_model_outcome_js__WEBPACK_IMPORTED_MODULE_1__/* .fails */ .c6)(outcome))
        return '';
    const setting = outcome === 'failed'
        ? `${voice.code('warn-only')}${voice.own(' is set')}`
        : `${voice.code('on-inconclusive')}${voice.own(' is ')}${voice.code('warn')}`;
    return `${voice.own(' The step does not fail, since ')}${setting}.`;
}
function quotedSummary(run) {
    const summary = (run.report?.verdictSummary ?? '').trim();
    const isQuoted = run.reasons.some(isBareVerdict) && unwaivedMisses(run).length === 0;
    return isQuoted && summary.length <= MAX_QUOTED_CHARS ? summary : '';
}
function unwaivedMisses({ checks = [], exceptions }) {
    const waived = (0,_waivers_js__WEBPACK_IMPORTED_MODULE_4__/* .waiversByName */ .wT)(exceptions).check;
    return checks.filter((check) => isMissed(check) && !waived.has(check.name));
}
function describeMissed(missed, count, voice) {
    const shown = missed.slice(0, MAX_CHECKS).map((check) => describeCheck(check, voice));
    const more = missed.length - shown.length;
    const list = [...shown, ...(more > 0 ? [`and ${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .formatCount */ .B4)(more)} more`] : [])].join(', ');
    const are = missed.length === 1 ? 'is below its threshold' : 'are below their thresholds';
    return `${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .formatCount */ .B4)(missed.length)} of ${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .formatCounted */ .So)(count, 'check')} ${are}: ${list}.`;
}
function describeCheck({ name, passed, evaluated, passRate: rate, threshold }, voice) {
    const counts = passed !== null && evaluated !== null
        ? ` passed ${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .formatCount */ .B4)(passed)} of ${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .formatCounted */ .So)(evaluated, 'call')}`
        : rate !== null
            ? ` passed ${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .formatPercentBeside */ .lS)(rate, threshold)} of its calls`
            : '';
    const limit = threshold === null ? '' : ` (threshold ${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .formatPercentBeside */ .lS)(threshold, rate)})`;
    return voice.name(name) + voice.own(counts + limit);
}
function sentence(message, voice) {
    const end = /[.!?…]$/.test(message) ? '' : '.';
    return voice.prose(message.charAt(0).toUpperCase() + message.slice(1) + end);
}


/***/ }),

/***/ 65758:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A2: () => (/* binding */ triedOn),
/* harmony export */   Gg: () => (/* binding */ titleOf),
/* harmony export */   eD: () => (/* binding */ outcomeMark),
/* harmony export */   hx: () => (/* binding */ plainWord),
/* harmony export */   xJ: () => (/* binding */ severityOf)
/* harmony export */ });
/* harmony import */ var _model_outcome_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(41913);
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(53483);


const WORDS = {
    passed: { mark: '✅', title: 'passed' },
    failed: { mark: '❌', title: 'failed' },
    inconclusive: { mark: '❓', title: 'inconclusive' },
    skipped: { mark: '⏭️', title: 'skipped' },
    started: { mark: '⏳', title: 'started' },
    error: { mark: '🛑', title: 'ended with an error' },
};
function outcomeMark(outcome) {
    return WORDS[outcome].mark;
}
function titleOf(report) {
    const { outcome, tolerated, policy } = report;
    if (policy.isTrial)
        return { mark: '🔎', title: trialTitle(report) };
    const { mark, title } = WORDS[outcome];
    return tolerated && (0,_model_outcome_js__WEBPACK_IMPORTED_MODULE_0__/* .fails */ .c6)(outcome)
        ? { mark: '⚠️', title: `Simulation gate ${title} (tolerated)` }
        : { mark, title: `Simulation gate ${title}` };
}
function trialTitle({ runs }) {
    const evaluated = runs.filter(({ outcome }) => outcome !== 'error').length;
    const passed = runs.filter(({ outcome }) => outcome === 'passed').length;
    return `Policy check: ${passed} of ${(0,_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatCounted */ .So)(evaluated, triedOn(runs))} would pass`;
}
function triedOn(runs) {
    return runs.some(({ jobId }) => jobId !== '') ? 'earlier run' : 'saved debrief';
}
const SEVERITIES = new Map([
    ['HIGH', { sign: '🔴', word: 'high' }],
    ['MEDIUM', { sign: '🟠', word: 'medium' }],
    ['LOW', { sign: '🟡', word: 'low' }],
]);
function severityOf(severity) {
    return SEVERITIES.get(severity) ?? { sign: '🟣', word: severity.trim() || 'no severity' };
}
const PLAIN_WORDS = new Map([
    ['NEW', 'new'],
    ['PERSISTENT', 'persistent'],
    ['IMPROVING', 'improving'],
    ['FIXED', 'fixed'],
    ['CRITICAL', 'critical'],
    ['HIGH', 'high'],
    ['MEDIUM', 'medium'],
    ['LOW', 'low'],
    ['WIDESPREAD', 'widespread'],
    ['RECURRING', 'recurring'],
    ['ISOLATED', 'isolated'],
    ['PROMPT', 'prompt'],
    ['VOICE_CONFIG', 'voice settings'],
    ['STT', 'speech recognition'],
    ['SPEECH_MODEL', 'speech model'],
    ['LLM_MODEL', 'language model'],
    ['INFRA', 'infrastructure'],
    ['EXTERNAL', 'another service'],
]);
function plainWord(value) {
    return value === null ? null : (PLAIN_WORDS.get(value) ?? value);
}


/***/ }),

/***/ 18389:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $q: () => (/* binding */ MAX_OUTPUT_BYTES),
/* harmony export */   Ir: () => (/* binding */ jsonArray),
/* harmony export */   KV: () => (/* binding */ linesInPlace),
/* harmony export */   Mn: () => (/* binding */ lines),
/* harmony export */   _s: () => (/* binding */ fitsJsonArray)
/* harmony export */ });
/* harmony import */ var _text_log_line_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(82456);

const MAX_OUTPUT_BYTES = 64 * 1024;
const MAX_CUT_BYTES = 100;
function lines(values) {
    return shortLines(values)
        .filter((line) => line !== '')
        .join('\n');
}
function linesInPlace(values) {
    const known = shortLines(values);
    return known.every((line) => line === '') ? '' : known.join('\n');
}
function shortLines(values) {
    return values.map((value) => (0,_text_log_line_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(value, 200));
}
function fitsJsonArray(entries) {
    return Buffer.byteLength(JSON.stringify(entries)) <= MAX_OUTPUT_BYTES - MAX_CUT_BYTES;
}
function jsonArray(entries, entryForCut) {
    const reserve = Buffer.byteLength(JSON.stringify(entryForCut(entries.length))) + 3;
    const kept = [];
    let bytes = 2;
    for (const entry of entries) {
        const json = JSON.stringify(entry);
        bytes += Buffer.byteLength(json) + 1;
        if (bytes > MAX_OUTPUT_BYTES - reserve)
            break;
        kept.push(json);
    }
    const cut = entries.length - kept.length;
    if (cut > 0)
        kept.push(JSON.stringify(entryForCut(cut)));
    return `[${kept.join(',')}]`;
}


/***/ }),

/***/ 40284:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ outputsOf),
/* harmony export */   n: () => (/* binding */ allReasons)
/* harmony export */ });
/* harmony import */ var _model_outcome_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(41913);
/* harmony import */ var _text_log_line_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(82456);
/* harmony import */ var _facts_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(71949);
/* harmony import */ var _output_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(18389);




const MAX_CHECKS = 50;
const MAX_MESSAGE_CHARS = 2_000;
const MAX_FACT_CHARS = 500;
function outputsOf(report) {
    const { runs } = report;
    const debriefs = runs.flatMap((run) => run.debrief ?? []);
    const facts = runs.some((run) => run.report !== null) ? (0,_facts_js__WEBPACK_IMPORTED_MODULE_3__/* .sumFacts */ .tx)(runs) : null;
    return {
        outcome: report.outcome,
        verdict: worstVerdict(runs),
        reasons: (0,_output_text_js__WEBPACK_IMPORTED_MODULE_2__/* .jsonArray */ .Ir)(allReasons(report).map(({ outcome, restates, ...reason }) => reason), (cut) => ({
            rule: 'cut',
            message: `${cut} more reasons are left out here, see the log or report.json`,
            jobId: '',
        })),
        'job-id': (0,_output_text_js__WEBPACK_IMPORTED_MODULE_2__/* .lines */ .Mn)(runs.map((run) => run.jobId)),
        'debrief-id': (0,_output_text_js__WEBPACK_IMPORTED_MODULE_2__/* .lines */ .Mn)(debriefs.map((debrief) => debrief.debriefId)),
        'debrief-status': (0,_output_text_js__WEBPACK_IMPORTED_MODULE_2__/* .lines */ .Mn)(debriefs.map((debrief) => debrief.status)),
        'themes-total': text(facts?.themesTotal),
        'themes-high': text(facts?.themesHigh),
        'themes-new': text(facts?.themesNew),
        'checks-regressed': text(facts?.checksRegressed),
        'run-number': (0,_output_text_js__WEBPACK_IMPORTED_MODULE_2__/* .linesInPlace */ .KV)(runs.map(({ about }) => text(about?.number))),
        'run-plan-name': (0,_output_text_js__WEBPACK_IMPORTED_MODULE_2__/* .linesInPlace */ .KV)(runs.map(({ about }) => text(about?.planName))),
        score: (0,_output_text_js__WEBPACK_IMPORTED_MODULE_2__/* .linesInPlace */ .KV)(runs.map(({ runVerdict }) => text(runVerdict?.score))),
        ...Object.fromEntries(SUMS.map(([name, of]) => [name, text(sumOf(runs.map((run) => of(run) ?? null)))])),
        'baseline-job-id': (0,_output_text_js__WEBPACK_IMPORTED_MODULE_2__/* .linesInPlace */ .KV)(runs.map(baselineOf)),
        runs: runsOutput(runs),
        reused: String(runs.some((run) => run.reused === true)),
        attached: String(runs.some((run) => run.attached === true)),
    };
}
const SUMS = [
    ['checks-total', ({ checks }) => checks?.length],
    ['checks-failed', ({ checks }) => checks?.filter(({ isPassed }) => isPassed === false).length],
    ['calls-total', ({ callCounts }) => callCounts?.total],
    ['calls-passed', ({ callCounts }) => callCounts?.passed],
    ['cost-usd', ({ cost }) => cost?.usd],
];
function sumOf(values) {
    const known = values.filter((value) => value !== null);
    const sum = known.reduce((total, value) => total + value, 0);
    return known.length === 0 ? null : Number(sum.toFixed(6));
}
function baselineOf({ report, baseline }) {
    return baseline?.jobId ?? report?.trend?.baselineRunPlanJobId ?? '';
}
function text(value) {
    return value === null || value === undefined ? '' : String(value);
}
function allReasons(report) {
    const { runs } = report;
    return [
        ...report.reasons.map((reason) => stepReason(reason, '', report.outcome)),
        ...(0,_model_outcome_js__WEBPACK_IMPORTED_MODULE_0__/* .worstFirst */ .md)(runs).flatMap((run) => {
            const lead = run.jobId === '' && runs.length > 1 ? `${run.label}: ` : '';
            return run.reasons.map((reason) => stepReason({ ...reason, message: lead + reason.message }, run.jobId, run.outcome));
        }),
    ];
}
function stepReason(reason, jobId, outcome) {
    const { rule, message, ...facts } = reason;
    const shown = Object.entries(facts).map(([name, fact]) => [
        name,
        typeof fact === 'string' ? (0,_text_log_line_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .TN)(fact, MAX_FACT_CHARS) : fact,
    ]);
    return {
        rule,
        message: (0,_text_log_line_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .TN)(message, MAX_MESSAGE_CHARS),
        jobId,
        ...Object.fromEntries(shown),
        outcome,
    };
}
function worstVerdict(runs) {
    const verdicts = runs.map((run) => run.report?.verdict);
    if (verdicts.includes('THRESHOLD_FAILED'))
        return 'THRESHOLD_FAILED';
    return runs.length > 0 && verdicts.every((verdict) => verdict === 'PASSED') ? 'PASSED' : '';
}
function runsOutput(runs) {
    const whole = runs.map(runFacts);
    const withoutChecks = whole.map(({ checks, confirmations, ...facts }) => facts);
    const bare = whole.map(({ jobId, outcome, verdict }) => ({ jobId, outcome, verdict }));
    const most = [whole, withoutChecks].find(_output_text_js__WEBPACK_IMPORTED_MODULE_2__/* .fitsJsonArray */ ._s) ?? bare;
    return (0,_output_text_js__WEBPACK_IMPORTED_MODULE_2__/* .jsonArray */ .Ir)(most, (cut) => ({ cut }));
}
function runFacts(run) {
    const facts = run.report === null ? null : (0,_facts_js__WEBPACK_IMPORTED_MODULE_3__/* .factsOf */ .xS)(run.report);
    return {
        jobId: run.jobId,
        outcome: run.outcome,
        verdict: (0,_text_log_line_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .TN)(run.report?.verdict ?? '', 100),
        runStatus: (0,_text_log_line_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .TN)(run.runStatus ?? '', 100),
        debriefId: (0,_text_log_line_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .TN)(run.debrief?.debriefId ?? '', 100),
        debriefStatus: (0,_text_log_line_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .TN)(run.debrief?.status ?? '', 100),
        themesTotal: facts?.themesTotal ?? null,
        themesHigh: facts?.themesHigh ?? null,
        themesNew: facts?.themesNew ?? null,
        checksRegressed: facts?.checksRegressed ?? null,
        runNumber: run.about?.number ?? null,
        runPlanName: (0,_text_log_line_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .TN)(run.about?.planName ?? '', 200),
        score: run.runVerdict?.score ?? null,
        checksTotal: run.checks?.length ?? null,
        checksFailed: run.checks?.filter(({ isPassed }) => isPassed === false).length ?? null,
        callsTotal: run.callCounts?.total ?? null,
        callsPassed: run.callCounts?.passed ?? null,
        costUsd: run.cost?.usd ?? null,
        baselineJobId: (0,_text_log_line_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .TN)(baselineOf(run), 100),
        reused: run.reused ?? false,
        attached: run.attached ?? false,
        ...(run.confirmations && {
            confirmations: run.confirmations.map(({ jobId, outcome, usd }) => ({
                jobId: (0,_text_log_line_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .TN)(jobId, 100),
                outcome,
                costUsd: usd,
            })),
        }),
        ...(run.checks && { checks: run.checks.slice(0, MAX_CHECKS).map(checkFacts) }),
    };
}
function checkFacts({ name, passed, evaluated, passRate: rate, threshold }) {
    return { name: (0,_text_log_line_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .TN)(name, 200), passed, evaluated, passRate: rate, threshold };
}


/***/ }),

/***/ 80860:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cr: () => (/* binding */ bold),
/* harmony export */   PJ: () => (/* binding */ VOICE),
/* harmony export */   hP: () => (/* binding */ MAX_MESSAGE_CHARS),
/* harmony export */   tZ: () => (/* binding */ PLAIN)
/* harmony export */ });
/* harmony import */ var _text_markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(85014);
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(53483);


const PLAIN = {
    name: (name) => `'${name}'`,
    prose: (text) => text,
    own: (words) => words,
    code: (text) => text,
    link: (words, url) => `${words} (${url})`,
};
const MAX_MESSAGE_CHARS = 2000;
const VOICE = {
    name: bold,
    prose: (text) => (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .inline */ .mG)(text, MAX_MESSAGE_CHARS),
    own: (words) => words,
    code: (text) => `\`${text}\``,
    link: (words, url) => `[${words}](${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .linkDestination */ .Vh)(url)})`,
};
function bold(title) {
    return `**${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .inline */ .mG)(title) || _format_js__WEBPACK_IMPORTED_MODULE_1__/* .UNTITLED */ .q8}**`;
}


/***/ }),

/***/ 18567:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   mc: () => (/* binding */ furtherWarnings),
/* harmony export */   wT: () => (/* binding */ waiversByName),
/* harmony export */   xb: () => (/* binding */ unmatchedWaivers)
/* harmony export */ });
function waiversByName(exceptions) {
    const of = (kind) => new Map(exceptions?.waived.flatMap((one) => (one.kind === kind ? [[one.name, one.waiver]] : [])));
    return { theme: of('theme'), check: of('check') };
}
function unmatchedWaivers(runs) {
    const [first, ...others] = runs.flatMap(({ exceptions }) => exceptions === null
        ? []
        : new Map(exceptions.unmatched.map((waiver) => [keyOf(waiver), waiver])));
    return [...(first?.values() ?? [])].filter((waiver) => others.every((other) => other.has(keyOf(waiver))));
}
function keyOf({ kind, target }) {
    return `${kind} ${target}`;
}
function furtherWarnings(exceptions) {
    const warnings = exceptions?.warnings ?? [];
    return warnings.flatMap(({ rule, message }) => (rule === 'scenario' ? [] : message));
}


/***/ }),

/***/ 55162:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ byReason),
/* harmony export */   q: () => (/* binding */ annotateEach)
/* harmony export */ });
/* harmony import */ var _report_annotations_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(79696);

function annotateEach(level, messages, runner, most = Number.POSITIVE_INFINITY) {
    const room = Math.min(runner.annotationsLeft(level), most);
    const whole = messages.length > room ? Math.max(room - 1, 0) : room;
    for (const message of messages.slice(0, whole))
        runner.annotate(level, message);
    const rest = messages.slice(whole);
    if (rest.length === 0)
        return;
    const title = `${rest.length} more reasons`;
    runner.annotate(level, [`${title}, all of them in the log:`, ...rest].join('\n'));
    runner.group(title, rest);
}
function byReason(failures) {
    const groups = [...Map.groupBy(failures, ({ id, why }) => why.replaceAll(id, '')).values()];
    return groups.flatMap((group) => group.flatMap(({ why }, index) => {
        if (index % _report_annotations_js__WEBPACK_IMPORTED_MODULE_0__/* .MAX_IDS */ .y !== 0)
            return [];
        const part = group.slice(index, index + _report_annotations_js__WEBPACK_IMPORTED_MODULE_0__/* .MAX_IDS */ .y);
        return { why, ids: part.map(({ id }) => id).join(', ') };
    }));
}


/***/ }),

/***/ 46651:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EA: () => (/* binding */ eachLookOnce),
/* harmony export */   Li: () => (/* binding */ lookOf),
/* harmony export */   _4: () => (/* binding */ looksLike)
/* harmony export */ });
/* harmony import */ var _strip_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(30269);

function lookOf(name) {
    return (0,_strip_js__WEBPACK_IMPORTED_MODULE_0__/* .stripInvisible */ ._0)(name).normalize('NFC').replace(/\s+/g, ' ').trim();
}
function looksLike(name) {
    const shown = lookOf(name);
    return (other) => lookOf(other) === shown;
}
function eachLookOnce(names) {
    const first = new Map();
    for (const name of names) {
        const shown = lookOf(name);
        if (!first.has(shown))
            first.set(shown, name);
    }
    return [...first.values()];
}


/***/ }),

/***/ 85014:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CS: () => (/* binding */ prose),
/* harmony export */   Cv: () => (/* binding */ identifier),
/* harmony export */   DV: () => (/* binding */ codeBlock),
/* harmony export */   Hn: () => (/* binding */ cell),
/* harmony export */   LO: () => (/* binding */ MAX_PROSE_CHARS),
/* harmony export */   Vh: () => (/* binding */ linkDestination),
/* harmony export */   ci: () => (/* binding */ identifierLink),
/* harmony export */   iU: () => (/* binding */ message),
/* harmony export */   iZ: () => (/* binding */ blockQuote),
/* harmony export */   mG: () => (/* binding */ inline),
/* harmony export */   nA: () => (/* binding */ cutNote),
/* harmony export */   qy: () => (/* binding */ html),
/* harmony export */   xF: () => (/* binding */ fenceAround)
/* harmony export */ });
/* harmony import */ var _log_line_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(82456);
/* harmony import */ var _strip_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(30269);


const ZWSP = '\u200b';
const NONE = '–';
const ACTIVE = /(?<![0-9a-z])[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}(?![0-9a-z])|[\\`*~|[\]<_@$]|&(?=#?[0-9a-z]{1,31};)|#(?=\d)|:(?=\/\/|(?:100|1234):|(?!\d+:)[\w+-]{1,60}:)|www(?=\.)|(?:GH|GHSA|CVE)-(?=\w)|[0-9a-f]{6,}?(?=CVE-\w)|[0-9a-f]{7,}/gi;
const MAY_BE_ACTIVE = /[\\`*~|[\]<_@$&#:]|www\.|[0-9a-f]{6}|(?:GH|GHSA|CVE)-/i;
const ACTIVE_IN_HTML = /[&<>"'@$]|#(?=\d)|:(?=\/\/|(?:100|1234):|(?!\d+:)[\w+-]{1,60}:)|www(?=\.)|(?:GH|GHSA|CVE)-(?=\w)|[0-9a-f]{6,}?(?=CVE-\w)|[0-9a-f]{7,}/gi;
const HTML_ENTITY = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&#39;',
};
const QUOTED = /(?<![^\s(])'([^\s'`|@$<](?:[^'`|@$<]{0,200}[^\s'`|@$<])?)'(?!\w)/;
const BLOCK_START = /^(?:[-+=](?!\w)|:(?=-)|>|#(?=[#\s]|$))/;
const ORDERED_ITEM = /^(\d{1,9})([.)])(?=\s|$)/;
const PLAIN_ID = /^[\w.-]{1,100}$/;
const UUID_CHARS = 36;
const MAX_PROSE_CHARS = 20_000;
const MAX_INLINE_CHARS = 200;
function prose(text, maxChars = MAX_PROSE_CHARS) {
    const shown = (0,_strip_js__WEBPACK_IMPORTED_MODULE_1__/* .stripUnprintable */ .jh)((0,_strip_js__WEBPACK_IMPORTED_MODULE_1__/* .clip */ .$Q)(text, maxChars)).replaceAll('<!--', '');
    const paragraphs = [];
    let lines = [];
    const endParagraph = () => {
        if (lines.length > 0)
            paragraphs.push(lines.join('\\\n'));
        lines = [];
    };
    for (const raw of shown.split('\n')) {
        const line = raw.replaceAll('\t', ' ').trim();
        if (line === '')
            endParagraph();
        else
            lines.push(escapeLine(line));
    }
    endParagraph();
    if (text.length > maxChars)
        paragraphs.push(cutNote(text.length - maxChars));
    return paragraphs.join('\n\n');
}
function cutNote(chars) {
    return `*(cut here: ${chars} more characters)*`;
}
function inline(text, maxChars = MAX_INLINE_CHARS) {
    const line = escapeLine(foldProse(text, maxChars));
    return line.endsWith('#') && !line.endsWith('\\#') ? `${line.slice(0, -1)}\\#` : line;
}
function message(text, maxChars) {
    return escapeLine(foldProse(text, maxChars), codeOf);
}
function cell(text, maxChars = MAX_INLINE_CHARS) {
    return text === null ? NONE : inline(text, maxChars) || NONE;
}
function html(text, maxChars = MAX_INLINE_CHARS) {
    const line = foldProse(text, maxChars);
    return line.replace(ACTIVE_IN_HTML, (found) => HTML_ENTITY[found] ?? unlink(found));
}
function identifier(id) {
    return PLAIN_ID.test(id) ? `\`${id}\`` : inline(id, 100);
}
function identifierLink(id, template, placeholder, shown = id) {
    const text = identifier(shown);
    if (template === null || text === '')
        return text;
    const url = (0,_log_line_js__WEBPACK_IMPORTED_MODULE_0__/* .fillTemplate */ .ou)(template, placeholder, id);
    return /^https?:\/\//i.test(url) ? `[${text}](${linkDestination(url)})` : text;
}
function linkDestination(url) {
    return (0,_strip_js__WEBPACK_IMPORTED_MODULE_1__/* .stripInvisible */ ._0)(url)
        .replace(/[^\w.~:/?#@!&+,;=%-]/gu, percentEncode)
        .replaceAll('&', '&amp;');
}
function codeBlock(language, code) {
    const text = (0,_strip_js__WEBPACK_IMPORTED_MODULE_1__/* .stripUnprintable */ .jh)(code)
        .replaceAll('\t', '    ')
        .replace(/@(?=\w)/g, `@${ZWSP}`)
        .replaceAll('<!--', `<${ZWSP}!--`);
    const fence = fenceAround(text);
    return `${fence}${language}\n${text}\n${fence}`;
}
function fenceAround(text) {
    const longestRun = (text.match(/`+/g) ?? []).reduce((max, run) => Math.max(max, run.length), 2);
    return '`'.repeat(longestRun + 1);
}
function blockQuote(markdown) {
    return `> ${markdown.replaceAll('\n', '\n> ')}`;
}
function foldProse(text, maxChars) {
    return (0,_strip_js__WEBPACK_IMPORTED_MODULE_1__/* .fold */ .AU)(text, maxChars).replaceAll('<!--', '').trim();
}
function escapeLine(line, quote = quoteOf) {
    const formula = line.indexOf('$') !== line.lastIndexOf('$');
    return line
        .split(QUOTED)
        .map((part, index) => (index % 2 === 0 ? disarm(part, formula) : quote(part, formula)))
        .join('')
        .replace(BLOCK_START, '\\$&')
        .replace(ORDERED_ITEM, '$1\\$2');
}
function quoteOf(value, formula) {
    const escaped = disarm(value, formula);
    return escaped.includes(ZWSP) ? `'\`${value}\`'` : `'${escaped}'`;
}
function codeOf(value) {
    return `\`${value}\``;
}
function disarm(text, formula) {
    if (!MAY_BE_ACTIVE.test(text))
        return text;
    return text.replace(ACTIVE, (found, offset) => {
        if (found === '<')
            return '&lt;';
        if (found === '&')
            return '&amp;';
        if (found === '$')
            return formula ? `${ZWSP}&#36;` : found;
        if (found.length === UUID_CHARS && found[8] === '-')
            return `\`${found.slice(0, 8)}\``;
        if (found === '_')
            return isInsideWord(text, offset) ? found : '\\_';
        return '\\`*~|[]'.includes(found) ? `\\${found}` : unlink(found);
    });
}
function unlink(found) {
    if (found === '$')
        return `${ZWSP}$`;
    if (found.length < 7)
        return found + ZWSP;
    return found.replace(/.{6}(?=.)/g, `$&${ZWSP}`);
}
function isInsideWord(line, offset) {
    return /^[0-9a-z]_[0-9a-z]$/i.test(line.slice(Math.max(0, offset - 1), offset + 2));
}
function percentEncode(char) {
    const encoded = encodeURIComponent(char);
    return encoded === char ? `%${char.charCodeAt(0).toString(16).toUpperCase()}` : encoded;
}


/***/ }),

/***/ 58582:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F0: () => (/* binding */ percentUnits),
/* harmony export */   Yk: () => (/* binding */ unitsToPercent),
/* harmony export */   dH: () => (/* binding */ tellPercent),
/* harmony export */   j3: () => (/* binding */ decimalsApart),
/* harmony export */   qX: () => (/* binding */ isShareReached)
/* harmony export */ });
const UNITS = 1e9;
const MAX_DECIMALS = 9;
function percentUnits(percent) {
    return Math.round(percent * UNITS);
}
function unitsToPercent(units) {
    return units / UNITS;
}
function isShareReached(part, whole, sharePercent) {
    if (part <= 0)
        return false;
    const reached = BigInt(part) * BigInt(percentUnits(100));
    return reached >= BigInt(whole) * BigInt(percentUnits(sharePercent));
}
function decimalsApart(percent, other, least) {
    for (let decimals = least; decimals <= MAX_DECIMALS; decimals += 1) {
        if (percent.toFixed(decimals) !== other.toFixed(decimals))
            return decimals;
    }
    return least;
}
function tellPercent(percent, other = null) {
    return `${Number(percent.toFixed(decimalsApart(percent, other ?? percent, 2)))}`;
}


/***/ })

};
;