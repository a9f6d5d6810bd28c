"use strict";
exports.id = 887;
exports.ids = [887];
exports.modules = {

/***/ 84197:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ readTextFile),
/* harmony export */   k: () => (/* binding */ readYamlFile)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _text_error_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(89009);
/* harmony import */ var _text_values_parsed_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(38133);



const MAX_YAML_KIB = 256;
function readTextFile(path, maxKib) {
    let bytes;
    try {
        const facts = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path);
        if (!facts.isFile())
            return (0,_text_values_parsed_js__WEBPACK_IMPORTED_MODULE_1__/* .invalid */ .G)(path, 'is not a file: name a text file');
        if (facts.size > maxKib * 1024)
            return (0,_text_values_parsed_js__WEBPACK_IMPORTED_MODULE_1__/* .invalid */ .G)(path, `is larger than ${maxKib} KiB: shorten it`);
        bytes = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path);
    }
    catch (error) {
        return (0,_text_values_parsed_js__WEBPACK_IMPORTED_MODULE_1__/* .invalid */ .G)(path, (0,_text_error_text_js__WEBPACK_IMPORTED_MODULE_2__/* .describeUnreadable */ .D2)(error));
    }
    try {
        return (0,_text_values_parsed_js__WEBPACK_IMPORTED_MODULE_1__/* .valid */ .r)(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    }
    catch {
        return (0,_text_values_parsed_js__WEBPACK_IMPORTED_MODULE_1__/* .invalid */ .G)(path, 'is not UTF-8 text: save it as UTF-8');
    }
}
async function readYamlFile(path) {
    const source = readTextFile(path, MAX_YAML_KIB);
    if (!source.ok)
        return source;
    const { readYaml } = await Promise.all(/* import() */[__webpack_require__.e(483), __webpack_require__.e(394)]).then(__webpack_require__.bind(__webpack_require__, 15394));
    return (0,_text_values_parsed_js__WEBPACK_IMPORTED_MODULE_1__/* .valid */ .r)(readYaml(source.value));
}


/***/ }),

/***/ 85851:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ad: () => (/* binding */ findSame),
/* harmony export */   KN: () => (/* binding */ isEvaluated),
/* harmony export */   LB: () => (/* binding */ isSameCheck),
/* harmony export */   LN: () => (/* binding */ checkNames),
/* harmony export */   Vg: () => (/* binding */ eachCheckOnce),
/* harmony export */   Yw: () => (/* binding */ isBelow),
/* harmony export */   dQ: () => (/* binding */ highestRate),
/* harmony export */   iJ: () => (/* binding */ checkResult),
/* harmony export */   rP: () => (/* binding */ resultInRuns),
/* harmony export */   tg: () => (/* binding */ checksOf),
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
function isEvaluated(check) {
    return check.passRate !== null && (check.isPassed !== null || check.threshold !== null);
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
function resultInRuns(runs) {
    const finders = runs.map(({ checks }) => findSame(checks));
    return (check) => {
        const results = finders.map((find) => {
            const same = find(check);
            const rates = same.map(({ passRate }) => passRate);
            return checkResult([same], rates);
        });
        const counts = (0,_counts_js__WEBPACK_IMPORTED_MODULE_1__/* .pooledCounts */ .wM)(results.flatMap((one) => one.counts ?? []));
        if (counts !== null)
            return { counts, passRate: (0,_counts_js__WEBPACK_IMPORTED_MODULE_1__/* .rateOf */ .MK)(counts) };
        const rates = results.flatMap(({ passRate }) => passRate ?? []);
        const sum = rates.reduce((total, rate) => total + rate, 0);
        return { counts, passRate: rates.length === 0 ? null : sum / rates.length };
    };
}
function checksOf({ checks = [], report, }) {
    return checkFacts(checks, report?.trend?.rows ?? []).map(({ id, name, listed, counts, passRate }) => {
        const [{ isPassed = null, threshold = null, evaluated = null } = {}] = listed;
        const isUnknown = passRate === null || threshold === null;
        return {
            id: id ?? null,
            name,
            passed: counts?.passed ?? null,
            evaluated: counts?.evaluated ?? evaluated,
            passRate,
            isPassed: isPassed ?? (isUnknown ? null : !isBelow(passRate, threshold)),
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
    return id ? `id ${id.toLowerCase()}` : `name ${(0,_text_alike_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeName */ .Pc)(name)}`;
}
function isSameCheck(one, other) {
    if (one.id && other.id)
        return checkKey(one) === checkKey(other);
    return (0,_text_alike_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeName */ .Pc)(one.name) === (0,_text_alike_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeName */ .Pc)(other.name);
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

/***/ 79696:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ annotationsOf),
/* harmony export */   y: () => (/* binding */ MAX_IDS)
/* harmony export */ });
/* harmony import */ var _model_outcome_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(41913);
/* harmony import */ var _baseline_words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4091);
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(53483);
/* harmony import */ var _opening_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(93850);
/* harmony import */ var _outcome_words_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(65758);
/* harmony import */ var _outputs_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(40284);






const MAX_IDS = 100;
function annotationsOf(report) {
    const { runs } = report;
    const level = levelOf(report);
    const warnings = [
        ...policyWarnings(runs),
        ...(0,_baseline_words_js__WEBPACK_IMPORTED_MODULE_1__/* .oldBaselines */ .q7)(runs),
        ...((0,_model_outcome_js__WEBPACK_IMPORTED_MODULE_0__/* .fails */ .c6)(report.outcome) ? startedRuns(runs) : []),
    ];
    if (level === 'notice') {
        const result = report.policy.isTrial ? (0,_outcome_words_js__WEBPACK_IMPORTED_MODULE_4__/* .titleOf */ .Gg)(report).title : describeSuccess(report);
        return { level, reasons: [result], warnings };
    }
    const all = (0,_outputs_js__WEBPACK_IMPORTED_MODULE_5__/* .allReasons */ .n)(report);
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
    const { outcome, jobId, message, rule } = reason;
    const run = runs.length > 1 ? runs.find((one) => jobId !== '' && one.jobId === jobId) : undefined;
    const lead = run === undefined ? '' : `${(0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .nameRun */ .Lu)(run)}: `;
    return `${outcome}: ${lead}${rule === 'input' ? message : (0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .shortIds */ .Rq)(message)}`;
}
function describeSuccess(report) {
    const { outcome, reasons, runs } = report;
    const why = (0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .shortIds */ .Rq)(reasons.map(({ message }) => message).join('; '));
    if (outcome === 'skipped')
        return `skipped: ${why}`;
    if (outcome === 'started')
        return `started: ${describeStarted(runs)}`;
    const subject = runs.length > 1 ? `${runs.length} runs` : runs.map(_format_js__WEBPACK_IMPORTED_MODULE_2__/* .nameRun */ .Lu).join('');
    return `passed: ${subject}: ${(0,_opening_js__WEBPACK_IMPORTED_MODULE_3__/* .openingOf */ .E4)(report).line}`;
}
function describeStarted(runs) {
    const names = runs.map(({ jobId, label }) => jobId || label);
    return names.length > 1
        ? `${names.length} runs are left to a later step, which evaluates them with the input job-id: ${(0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatList */ .ki)(names, MAX_IDS)}`
        : `run ${names.join('')} is left to a later step, which evaluates it with the input job-id`;
}
function startedRuns(runs) {
    const started = runs.filter(({ outcome, reused }) => outcome === 'started' && reused !== true);
    return started.length === 0 ? [] : [describeStarted(started)];
}
function policyWarnings(runs) {
    return runs.flatMap((run) => {
        const lead = runs.length > 1 ? `${(0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .nameRun */ .Lu)(run)}: ` : '';
        return (run.exceptions?.warnings ?? []).map(({ message }) => lead + (0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .shortIds */ .Rq)(message));
    });
}


/***/ }),

/***/ 4091:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FT: () => (/* binding */ describeBaseline),
/* harmony export */   RJ: () => (/* binding */ isBaselineOld),
/* harmony export */   q7: () => (/* binding */ oldBaselines)
/* harmony export */ });
/* unused harmony export OLD_DAYS */
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(53483);

const OLD_DAYS = 14;
const SHORT_COMMIT = 7;
function describeBaseline({ baseline, report }, show = (id) => id) {
    const trend = report?.trend ?? null;
    const runId = baseline?.jobId || trend?.baselineRunPlanJobId || '';
    const number = baseline?.number ?? trend?.baselineRunNumber ?? null;
    if (runId === '' && number === null)
        return '';
    const name = ['run', number !== null && (0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCount */ .B4)(number), runId && show((0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .shortForm */ .JZ)(runId))];
    const { commit = null, ageDays = null, pooled = [] } = baseline ?? {};
    return [
        name.filter(Boolean).join(' '),
        baseline?.source === 'previous' && "the service's previous run",
        commit !== null && `commit ${show(commit.slice(0, SHORT_COMMIT))}`,
        ageDays !== null && describeAge(ageDays),
        pooled.length > 1 && `pooled with ${(0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCounted */ .So)(pooled.length - 1, 'run')} before it`,
    ]
        .filter(Boolean)
        .join(', ');
}
function isBaselineOld({ baseline }) {
    return baseline !== undefined && (baseline.ageDays ?? 0) > OLD_DAYS;
}
function oldBaselines(runs) {
    return runs.filter(isBaselineOld).map((run) => {
        const lead = runs.length > 1 ? `${(0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .nameRun */ .Lu)(run)}: ` : '';
        return `${lead}the baseline (${describeBaseline(run)}) is more than ${OLD_DAYS} days old; run the gate on the base branch to record a new one`;
    });
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

/***/ 93850:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E4: () => (/* binding */ openingOf),
/* harmony export */   g_: () => (/* binding */ runOpening),
/* harmony export */   mc: () => (/* binding */ furtherWarnings),
/* harmony export */   vW: () => (/* binding */ furtherSummary)
/* harmony export */ });
/* harmony import */ var _model_check_facts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(85851);
/* harmony import */ var _model_outcome_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(41913);
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(53483);
/* harmony import */ var _waiver_words_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(18036);
/* harmony import */ var _words_names_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(49912);





const MAX_CHECKS = 3;
const MAX_QUOTED_CHARS = 300;
function openingOf(report) {
    if (report.policy.isTrial) {
        return stating('Nothing was tested. Only a file or a run that cannot be read fails this step.');
    }
    const { line, stated } = firstLine(report);
    return { line: line + toleranceOf(report), stated };
}
function runOpening(run) {
    if (run.outcome === 'passed')
        return stating(describePassed([run]) ?? 'The run passed.');
    const { cases = [], reasons } = run;
    const nowFailing = cases.filter(({ status }) => status === 'now failing');
    const ofCases = reasons.filter(({ case: id }) => nowFailing.some((one) => one.id === id));
    if (ofCases.length === 0)
        return openingWithoutCases(run);
    const others = reasons.filter((reason) => !ofCases.includes(reason));
    const { line, stated } = others.length === 0 ? stating('') : openingWithoutCases({ ...run, reasons: others });
    const failing = `${(0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatCount */ .B4)(ofCases.length)} of ${(0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatCounted */ .So)(cases.length, 'scenario')} ${ofCases.length === 1 ? 'is' : 'are'} now failing.`;
    return stating(line === '' ? failing : `${line} ${failing}`, ...stated, ...ofCases);
}
function openingWithoutCases(run) {
    const bare = run.reasons.filter(isBareVerdict);
    const missed = unwaivedMisses(run);
    if (missed.length > 0) {
        const find = (0,_model_check_facts_js__WEBPACK_IMPORTED_MODULE_0__/* .findSame */ .Ad)(missed);
        const ofChecks = [...run.reasons, ...warningsOf(run)].filter(({ restates, check: name, checkId: id }) => restates === 'threshold' && name !== undefined && find({ id, name }).length > 0);
        return stating(describeMissed(missed, run.checks?.length ?? 0), ...bare, ...ofChecks);
    }
    const quoted = quotedSummary(run);
    if (quoted !== '')
        return stating(quoted, ...bare);
    const [first] = run.reasons.filter((reason) => !isBareVerdict(reason));
    if (first !== undefined)
        return stating(sentence(first.message), first, ...bare);
    return bare.length > 0
        ? stating('The run is below the thresholds of its checks.', ...bare)
        : stating(`${run.outcome}.`);
}
function furtherSummary(run) {
    return quotedSummary(run) === '' ? (run.report?.verdictSummary ?? '').trim() : '';
}
function furtherWarnings(run) {
    const { stated } = runOpening(run);
    return warningsOf(run).flatMap((warning) => warning.rule === 'scenario' || stated.has(warning) ? [] : warning.message);
}
function warningsOf({ exceptions }) {
    return exceptions?.warnings ?? [];
}
function describePassed(runs) {
    const checks = runs.flatMap((run) => run.checks ?? []);
    if (checks.length === 0 || runs.some((run) => run.checks === undefined))
        return null;
    const left = checks.filter((check) => !(0,_model_check_facts_js__WEBPACK_IMPORTED_MODULE_0__/* .isEvaluated */ .KN)(check)).length;
    const passed = checks.length - left - runs.flatMap(missedChecks).length;
    if (passed === 0)
        return null;
    const calls = runs.map((run) => run.callCounts?.evaluated ?? null);
    const sum = calls.reduce((all, one) => (all === null || one === null ? null : all + one), 0);
    const noun = (0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatCounted */ .So)(checks.length, 'check');
    const all = checks.length === 1 ? 'The only check' : `All ${noun}`;
    const subject = passed === checks.length ? all : `${(0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatCount */ .B4)(passed)} of ${noun}`;
    const rest = left === 0 ? '' : `; ${(0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatCount */ .B4)(left)} not evaluated`;
    return `${subject} passed${sum === null ? '' : ` (${(0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatCounted */ .So)(sum, 'call')})`}${rest}.`;
}
function stating(line, ...reasons) {
    return { line, stated: new Set(reasons) };
}
function isBareVerdict({ restates }) {
    return restates === 'verdict';
}
function firstLine({ outcome, runs, reasons }) {
    const [run, ...others] = runs;
    switch (outcome) {
        case 'passed':
            return stating(describePassed(runs) ?? `${others.length > 0 ? 'Every' : 'The'} run passed.`);
        case 'started':
            return stating("The run makes its calls while other steps continue. A later step with 'job-id' waits for it and evaluates it.");
        case 'skipped': {
            if (reasons.some(({ rule }) => rule === 'dry-run')) {
                return stating("Nothing was started. This was a dry run, and everything that it checked is valid. Remove the input 'dry-run' to start the gate.");
            }
            const why = reasons.map(({ message }) => message).join('; ');
            return stating(`Nothing was tested: ${why}.`, ...reasons);
        }
        default:
            if (run === undefined || runs.every((one) => one.outcome !== outcome)) {
                const [first, ...further] = reasons;
                const isList = further.length > 0 && outcome !== 'failed';
                return first === undefined || isList
                    ? stating('')
                    : stating(sentence(first.message), first);
            }
            return others.length > 0 ? stating(countOutcomes(runs)) : runOpening(run);
    }
}
function countOutcomes(runs) {
    const groups = [...Map.groupBy((0,_model_outcome_js__WEBPACK_IMPORTED_MODULE_1__/* .worstFirst */ .md)(runs), ({ outcome }) => outcome)];
    const counts = groups.map(([outcome, of]) => `${(0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatCount */ .B4)(of.length)} ${outcome}`);
    return `${(0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatCounted */ .So)(runs.length, 'run')}: ${counts.join(', ')}.`;
}
function toleranceOf({ outcome, tolerated }) {
    if (!tolerated || !(0,_model_outcome_js__WEBPACK_IMPORTED_MODULE_1__/* .fails */ .c6)(outcome))
        return '';
    const setting = outcome === 'failed' ? "'warn-only' is set" : "'on-inconclusive' is 'warn'";
    return ` The step does not fail, since ${setting}.`;
}
function quotedSummary(run) {
    const summary = (run.report?.verdictSummary ?? '').trim();
    const isQuoted = run.reasons.some(isBareVerdict) && unwaivedMisses(run).length === 0;
    return isQuoted && summary.length <= MAX_QUOTED_CHARS ? summary : '';
}
function unwaivedMisses(run) {
    const waived = (0,_waiver_words_js__WEBPACK_IMPORTED_MODULE_3__/* .waiversByName */ .wT)(run.exceptions).check;
    return run.outcome === 'failed'
        ? missedChecks(run).filter((check) => !waived.has(check.name) && (check.isPassed === false || (0,_model_check_facts_js__WEBPACK_IMPORTED_MODULE_0__/* .isBelowThreshold */ .x4)(check)))
        : [];
}
function missedChecks({ checks = [], checksBelowThreshold = [] }) {
    const below = (0,_model_check_facts_js__WEBPACK_IMPORTED_MODULE_0__/* .findSame */ .Ad)(checksBelowThreshold);
    return checks.flatMap((check) => below(check)
        .slice(0, 1)
        .map(({ threshold }) => ({ ...check, threshold })));
}
function describeMissed(missed, count) {
    const shown = missed.slice(0, MAX_CHECKS).map(describeCheck);
    const more = missed.length - shown.length;
    const list = [...shown, ...(more > 0 ? [`and ${(0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatCount */ .B4)(more)} more`] : [])].join(', ');
    const are = missed.length === 1 ? 'is below its threshold' : 'are below their thresholds';
    return `${(0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatCount */ .B4)(missed.length)} of ${(0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatCounted */ .So)(count, 'check')} ${are}: ${list}.`;
}
function describeCheck({ name, passed, evaluated, passRate: rate, threshold }) {
    const counts = passed !== null && evaluated !== null
        ? ` passed ${(0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatCount */ .B4)(passed)} of ${(0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatCounted */ .So)(evaluated, 'call')}`
        : rate !== null
            ? ` passed ${(0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatPercentBeside */ .lS)(rate, threshold)} of its calls`
            : '';
    const limit = threshold === null ? '' : ` (threshold ${(0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatPercentBeside */ .lS)(threshold, rate)})`;
    return (0,_words_names_js__WEBPACK_IMPORTED_MODULE_4__/* .quoteName */ .AB)(name) + counts + limit;
}
function sentence(message) {
    const end = /[.!?…]$/.test(message) ? '' : '.';
    return message.charAt(0).toUpperCase() + message.slice(1) + end;
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
/* harmony import */ var _facts_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(71949);
/* harmony import */ var _output_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(18389);




const MAX_CHECKS = 50;
const MAX_MESSAGE_CHARS = 2_000;
const MAX_FACT_CHARS = 500;
function outputsOf(report) {
    const runs = report.runs.map(runFacts);
    const sum = (of) => text(sumOf(runs.map(of)));
    return {
        outcome: report.outcome,
        verdict: worstVerdict(runs.map(({ verdict }) => verdict)),
        reasons: (0,_output_text_js__WEBPACK_IMPORTED_MODULE_3__/* .jsonArray */ .Ir)(allReasons(report).map(({ outcome, restates, ...reason }) => reason), (cut) => ({
            rule: 'cut',
            message: `${cut} more reasons are left out here, see the log or report.json`,
            jobId: '',
        })),
        'job-id': (0,_output_text_js__WEBPACK_IMPORTED_MODULE_3__/* .lines */ .Mn)(runs.map(({ jobId }) => jobId)),
        'debrief-id': (0,_output_text_js__WEBPACK_IMPORTED_MODULE_3__/* .lines */ .Mn)(runs.map(({ debriefId }) => debriefId)),
        'debrief-status': (0,_output_text_js__WEBPACK_IMPORTED_MODULE_3__/* .lines */ .Mn)(runs.map(({ debriefStatus }) => debriefStatus)),
        'themes-total': sum((run) => run.themesTotal),
        'themes-high': sum((run) => run.themesHigh),
        'themes-new': sum((run) => run.themesNew),
        'checks-regressed': sum((run) => run.checksRegressed),
        'run-number': (0,_output_text_js__WEBPACK_IMPORTED_MODULE_3__/* .linesInPlace */ .KV)(runs.map(({ runNumber }) => text(runNumber))),
        'run-plan-name': (0,_output_text_js__WEBPACK_IMPORTED_MODULE_3__/* .linesInPlace */ .KV)(runs.map(({ runPlanName }) => runPlanName)),
        score: (0,_output_text_js__WEBPACK_IMPORTED_MODULE_3__/* .linesInPlace */ .KV)(runs.map(({ score }) => text(score))),
        'checks-total': sum((run) => run.checksTotal),
        'checks-failed': sum((run) => run.checksFailed),
        'calls-total': sum((run) => run.callsTotal),
        'calls-passed': sum((run) => run.callsPassed),
        'cost-usd': sum((run) => run.costUsd),
        'baseline-job-id': (0,_output_text_js__WEBPACK_IMPORTED_MODULE_3__/* .linesInPlace */ .KV)(runs.map(({ baselineJobId }) => baselineJobId)),
        runs: runsOutput(runs),
        reused: String(runs.some(({ reused }) => reused)),
        attached: String(runs.some(({ attached }) => attached)),
    };
}
function sumOf(values) {
    const known = values.filter((value) => value !== null);
    const sum = known.reduce((total, value) => total + value, 0);
    return known.length === 0 ? null : Number(sum.toFixed(6));
}
function text(value) {
    return value === null ? '' : String(value);
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
function stepReason({ rule, message, ...facts }, jobId, outcome) {
    const short = Object.entries(facts).map(([name, fact]) => [
        name,
        typeof fact === 'string' ? (0,_text_log_line_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .TN)(fact, MAX_FACT_CHARS) : fact,
    ]);
    return {
        rule,
        message: (0,_text_log_line_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .TN)(message, MAX_MESSAGE_CHARS),
        jobId,
        ...Object.fromEntries(short),
        outcome,
    };
}
function worstVerdict(verdicts) {
    if (verdicts.includes('THRESHOLD_FAILED'))
        return 'THRESHOLD_FAILED';
    return verdicts.length > 0 && verdicts.every((verdict) => verdict === 'PASSED') ? 'PASSED' : '';
}
function runsOutput(whole) {
    const withoutChecks = whole.map(({ checks, confirmations, ...facts }) => facts);
    const bare = whole.map(({ jobId, outcome, verdict }) => ({ jobId, outcome, verdict }));
    const most = [whole, withoutChecks].find(_output_text_js__WEBPACK_IMPORTED_MODULE_3__/* .fitsJsonArray */ ._s) ?? bare;
    return (0,_output_text_js__WEBPACK_IMPORTED_MODULE_3__/* .jsonArray */ .Ir)(most, (cut) => ({ cut }));
}
function runFacts(run) {
    const { report, debrief, about, checks, baseline } = run;
    const facts = report === null ? null : (0,_facts_js__WEBPACK_IMPORTED_MODULE_2__/* .countFacts */ .nA)([report]);
    return {
        jobId: run.jobId,
        outcome: run.outcome,
        verdict: (0,_text_log_line_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .TN)(report?.verdict ?? '', 100),
        runStatus: (0,_text_log_line_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .TN)(run.runStatus ?? '', 100),
        debriefId: (0,_text_log_line_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .TN)(debrief?.debriefId ?? '', 100),
        debriefStatus: (0,_text_log_line_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .TN)(debrief?.status ?? '', 100),
        themesTotal: facts?.themesTotal ?? null,
        themesHigh: facts?.themesHigh ?? null,
        themesNew: facts?.themesNew ?? null,
        checksRegressed: facts?.checksRegressed ?? null,
        runNumber: about?.number ?? null,
        runPlanName: (0,_text_log_line_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .TN)(about?.planName ?? '', 200),
        score: run.runVerdict?.score ?? null,
        checksTotal: checks?.length ?? null,
        checksFailed: checks ? (run.checksBelowThreshold?.length ?? 0) : null,
        callsTotal: run.callCounts?.total ?? null,
        callsPassed: run.callCounts?.passed ?? null,
        costUsd: run.cost?.usd ?? null,
        baselineJobId: (0,_text_log_line_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .TN)(baseline?.jobId ?? report?.trend?.baselineRunPlanJobId ?? '', 100),
        reused: run.reused ?? false,
        attached: run.attached ?? false,
        ...(run.confirmations && {
            confirmations: run.confirmations.map(({ jobId, outcome, usd }) => ({
                jobId: (0,_text_log_line_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .TN)(jobId, 100),
                outcome,
                costUsd: usd,
            })),
        }),
        ...(checks && {
            checks: checks
                .slice(0, MAX_CHECKS)
                .map(({ name, passed, evaluated, passRate, threshold }) => {
                return { name: (0,_text_log_line_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .TN)(name, 200), passed, evaluated, passRate, threshold };
            }),
        }),
    };
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

/***/ 70980:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ce: () => (/* binding */ explainMissing),
/* harmony export */   WB: () => (/* binding */ internalError),
/* harmony export */   WE: () => (/* binding */ explain),
/* harmony export */   n9: () => (/* binding */ endOfStep)
/* harmony export */ });
/* harmony import */ var _http_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(72557);
/* harmony import */ var _text_duration_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6203);
/* harmony import */ var _text_error_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(89009);
/* harmony import */ var _text_step_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(69445);




function explain(error, wait, inputs, where = '') {
    if (error instanceof _text_step_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .InputError */ .dz) {
        return { outcome: 'error', rule: error.rule, message: error.message };
    }
    if (error instanceof _text_step_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .TimeoutError */ .MU || error instanceof _text_step_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .CancelledError */ .cc) {
        const rule = error instanceof _text_step_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .TimeoutError */ .MU ? 'timeout' : 'cancelled';
        return { outcome: 'inconclusive', rule, message: withWait(error.message, wait) };
    }
    if (error instanceof _http_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._7)
        return explainServiceError(error, wait, inputs, where);
    return internalError(error);
}
function internalError(error) {
    return {
        outcome: 'error',
        rule: 'internal',
        message: `internal error: ${String(error)}. Run the step again with debug logging, and report the log`,
    };
}
function endOfStep(error, { aborted, reason }) {
    if (!aborted)
        return internalError(error);
    return { outcome: 'inconclusive', rule: 'cancelled', message: (0,_text_error_text_js__WEBPACK_IMPORTED_MODULE_3__/* .describeError */ .Uc)(reason) };
}
const MISCONFIGURED = new Set(['tls', 'proxy', 'unresolved']);
const SPENT_FIX = 'The service refuses for a spent budget, and the request is not retried. Check the subscription and the payments of the account that the api-key belongs to';
function explainServiceError(error, wait, inputs, where) {
    if (MISCONFIGURED.has(error.kind)) {
        return { outcome: 'error', rule: 'service', message: error.message };
    }
    const message = (0,_text_error_text_js__WEBPACK_IMPORTED_MODULE_3__/* .withoutPeriod */ .Kx)(error.message);
    if ((0,_http_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .isSpent */ .Fh)(error)) {
        return { outcome: 'inconclusive', rule: 'budget', message: `${message}. ${SPENT_FIX}` };
    }
    const fix = fixOf(error, inputs, where);
    return fix === null
        ? { outcome: 'inconclusive', rule: error.rule, message: withWait(error.message, wait) }
        : { outcome: 'error', rule: 'service', message: `${message}. ${fix}` };
}
function fixOf(error, inputs, where) {
    const { kind, status = 0, profileKey } = error;
    if (kind === 'redirect') {
        return 'Redirects are never followed, since the request holds the key: set the input base-url to the URL that responds itself';
    }
    if (kind !== 'status')
        return null;
    const named = `${inputs}${where && ` (${where})`}, and that base-url and api-key belong to the same project`;
    if (profileKey !== '' && status < 500)
        return `Else check ${named}`;
    switch (status) {
        case 401:
            return 'Check the input api-key: the service does not know this key (was it regenerated, or does it belong to another base-url?)';
        case 403:
            return 'The input api-key lacks the permission for this: use a key with Full Access (a Read-Only key may only read)';
        case 404:
            return `Check ${named}`;
        case 408:
        case 409:
        case 425:
        case 429:
            return null;
        default:
            return status < 500 ? `The service rejects the request: check ${inputs}` : null;
    }
}
function explainMissing(error, more = '') {
    if (!(error instanceof _http_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._7) || error.profileKey === '')
        return error;
    return new _text_step_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .InputError */ .dz((0,_text_error_text_js__WEBPACK_IMPORTED_MODULE_3__/* .withoutPeriod */ .Kx)(error.message) + more, 'service');
}
function withWait(message, wait) {
    if (wait === null)
        return message;
    const { what, input, limitMs, waitedMs, lastSeen } = wait;
    const limit = `${input}: ${(0,_text_duration_js__WEBPACK_IMPORTED_MODULE_1__/* .formatDuration */ .a)(limitMs)}`;
    return `${(0,_text_error_text_js__WEBPACK_IMPORTED_MODULE_3__/* .withoutPeriod */ .Kx)(message)}; waited ${(0,_text_duration_js__WEBPACK_IMPORTED_MODULE_1__/* .formatDuration */ .a)(waitedMs)} for ${what} (${limit}); last seen: ${lastSeen}`;
}


/***/ })

};
;