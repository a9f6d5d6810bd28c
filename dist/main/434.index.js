"use strict";
exports.id = 434;
exports.ids = [434];
exports.modules = {

/***/ 32845:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C$: () => (/* binding */ checkAt),
/* harmony export */   cj: () => (/* binding */ resolvePointer),
/* harmony export */   eA: () => (/* binding */ checkShape),
/* harmony export */   rP: () => (/* binding */ checkGathered),
/* harmony export */   z6: () => (/* binding */ keepFitting)
/* harmony export */ });
/* harmony import */ var _text_json_object_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(65553);
/* harmony import */ var _text_shape_mismatch_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(90951);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(72557);



const MAX_LISTED_FAULTS = 50;
const MAX_NOTICES = 20;
function checkShape(schema, value, operation, pointer) {
    return check(schema, value, operation, (path) => pointer + (0,_text_shape_mismatch_js__WEBPACK_IMPORTED_MODULE_1__/* .pointerOf */ .r)(path));
}
function checkAt(pointer, schema, answer, operation) {
    return checkShape(schema, resolvePointer(answer, pointer), operation, pointer);
}
function checkGathered(schema, answer, operation, pointers) {
    const gathered = Object.fromEntries(Object.entries(pointers).map(([name, pointer]) => [name, resolvePointer(answer, pointer)]));
    return check(schema, gathered, operation, ([name, ...rest]) => `${pointers[String(name)]}${(0,_text_shape_mismatch_js__WEBPACK_IMPORTED_MODULE_1__/* .pointerOf */ .r)(rest)}`);
}
function keepFitting(schema, value, pointer, leftOut) {
    if (value === undefined || value === null)
        return null;
    const root = { value };
    for (let told = 0;;) {
        const parsed = schema.safeParse(root.value);
        if (parsed.success)
            return parsed.data;
        const { issues } = parsed.error;
        for (const issue of issues.slice(0, MAX_NOTICES - told)) {
            leftOut((0,_text_shape_mismatch_js__WEBPACK_IMPORTED_MODULE_1__/* .describeMismatch */ ._)(issue, root.value, pointer + (0,_text_shape_mismatch_js__WEBPACK_IMPORTED_MODULE_1__/* .pointerOf */ .r)(issue.path)));
        }
        told = Math.min(MAX_NOTICES, told + issues.length);
        takeOut(root, issues.map(({ path }) => ['value', ...path]));
        if (root.value === undefined)
            return null;
    }
}
function takeOut(root, paths) {
    const wrong = paths.map((path) => ((0,_text_json_object_js__WEBPACK_IMPORTED_MODULE_2__/* .valueAt */ .f)(root, path) === undefined ? path.slice(0, -1) : path));
    const shortened = new Set();
    for (const path of wrong) {
        const parent = (0,_text_json_object_js__WEBPACK_IMPORTED_MODULE_2__/* .valueAt */ .f)(root, path.slice(0, -1));
        if (!(0,_text_json_object_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .G)(parent))
            continue;
        delete parent[String(path.at(-1))];
        if (Array.isArray(parent))
            shortened.add(parent);
    }
    for (const list of shortened) {
        let kept = 0;
        for (const item of list)
            if (item !== undefined)
                list[kept++] = item;
        list.length = kept;
    }
}
function resolvePointer(document, pointer) {
    const path = pointer
        .split('/')
        .slice(1)
        .map((segment) => segment.replaceAll('~1', '/').replaceAll('~0', '~'));
    return (0,_text_json_object_js__WEBPACK_IMPORTED_MODULE_2__/* .valueAt */ .f)(document, path);
}
function check(schema, value, operation, locate) {
    const parsed = schema.safeParse(value);
    if (parsed.success)
        return parsed.data;
    const { issues } = parsed.error;
    const listed = issues
        .slice(0, MAX_LISTED_FAULTS)
        .map((issue) => (0,_text_shape_mismatch_js__WEBPACK_IMPORTED_MODULE_1__/* .describeMismatch */ ._)(issue, value, locate(issue.path)));
    if (issues.length > listed.length)
        listed.push(`and ${issues.length - listed.length} more`);
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._7({
        kind: 'shape',
        operation,
        problem: `not as specified: ${listed.join('; ')}`,
        mayHaveBeenTaken: true,
    });
}


/***/ }),

/***/ 18325:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   k: () => (/* binding */ readYamlFile)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _text_step_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(53326);
/* harmony import */ var _text_values_parsed_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(38133);



const MAX_KIB = 256;
async function readYamlFile(path, noun) {
    const source = readText(path, noun);
    if (!source.ok)
        return source;
    const { readYaml } = await Promise.all(/* import() */[__webpack_require__.e(483), __webpack_require__.e(394)]).then(__webpack_require__.bind(__webpack_require__, 15394));
    return (0,_text_values_parsed_js__WEBPACK_IMPORTED_MODULE_2__/* .valid */ .r)(readYaml(source.value));
}
function readText(path, noun) {
    let bytes;
    try {
        const facts = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path);
        if (!facts.isFile())
            return (0,_text_values_parsed_js__WEBPACK_IMPORTED_MODULE_2__/* .invalid */ .G)(path, 'is not a file: name a YAML or JSON file');
        if (facts.size > MAX_KIB * 1024) {
            return (0,_text_values_parsed_js__WEBPACK_IMPORTED_MODULE_2__/* .invalid */ .G)(path, `is larger than ${MAX_KIB} KiB, which no ${noun} is`);
        }
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


/***/ }),

/***/ 79696:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ annotationsOf),
/* harmony export */   y: () => (/* binding */ MAX_IDS)
/* harmony export */ });
/* harmony import */ var _model_outcome_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(41913);
/* harmony import */ var _text_log_line_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(82456);
/* harmony import */ var _baseline_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(63875);
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(53483);
/* harmony import */ var _opening_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(93850);
/* harmony import */ var _outcome_words_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(65758);
/* harmony import */ var _outputs_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(40284);
/* harmony import */ var _shortfall_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(22181);
/* harmony import */ var _spared_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(74957);
/* harmony import */ var _voice_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(80860);










const MAX_NAME_CHARS = 200;
const MAX_FACTS_CHARS = 1_000;
const MAX_IDS = 100;
function annotationsOf(report) {
    const { runs } = report;
    const level = levelOf(report);
    const warnings = [
        ...policyWarnings(runs),
        ...(0,_baseline_js__WEBPACK_IMPORTED_MODULE_8__/* .oldBaselines */ .q7)(runs),
        ...endingWaivers(runs),
        ...((0,_model_outcome_js__WEBPACK_IMPORTED_MODULE_0__/* .fails */ .c6)(report.outcome) ? leftGoing(runs) : []),
    ];
    if (level === 'notice') {
        const told = (0,_model_outcome_js__WEBPACK_IMPORTED_MODULE_0__/* .fails */ .c6)(report.outcome) ? describeTrial(report) : describeSuccess(report);
        return { level, reasons: [told], warnings };
    }
    const reasons = eachExpiryOnce(reasonsToAnnotate(report)).map((reason) => describeReason(reason, report));
    return { level, reasons, warnings };
}
function reasonsToAnnotate(report) {
    const reasons = (0,_outputs_js__WEBPACK_IMPORTED_MODULE_4__/* .allReasons */ .n)(report);
    return report.policy.isTrial && report.outcome === 'error'
        ? reasons.filter(({ outcome }) => outcome === 'error')
        : reasons;
}
function eachExpiryOnce(reasons) {
    return reasons.filter(({ rule, message }, index) => rule !== 'waivers' || reasons.findIndex((one) => one.message === message) === index);
}
function levelOf(report) {
    if ((0,_model_outcome_js__WEBPACK_IMPORTED_MODULE_0__/* .fails */ .c6)(report.outcome)) {
        if (!report.tolerated)
            return 'error';
        return report.policy.isTrial ? 'notice' : 'warning';
    }
    return report.outcome === 'skipped' && !isMeantToSkip(report) ? 'warning' : 'notice';
}
function isMeantToSkip({ reasons }) {
    return reasons.some(({ rule }) => rule === 'dry-run' || rule === 'paths');
}
function describeReason(reason, { runs }) {
    const { outcome, jobId } = reason;
    const lead = jobId !== '' && runs.length > 1 ? `run ${jobId}: ` : '';
    return `${outcome}: ${lead}${inFacts(reason, runs)}`;
}
function inFacts(reason, runs) {
    const { message, jobId } = reason;
    const run = runs.find((one) => one.jobId === jobId);
    const isTold = run?.reasons.some(({ check }) => check !== undefined) ?? true;
    if (isTold || run === undefined || !(0,_shortfall_js__WEBPACK_IMPORTED_MODULE_5__/* .isBareVerdict */ .SL)(reason))
        return message;
    const facts = (0,_text_log_line_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .TN)((0,_shortfall_js__WEBPACK_IMPORTED_MODULE_5__/* .shortfallOf */ .HR)(run, _voice_js__WEBPACK_IMPORTED_MODULE_7__/* .PLAIN */ .tZ).line, MAX_FACTS_CHARS);
    return `${facts.replace(/\.$/, '')} (the verdict is THRESHOLD_FAILED)`;
}
function describeSuccess({ outcome, reasons, runs }) {
    if (outcome === 'skipped')
        return `skipped: ${reasons.map(({ message }) => message).join('; ')}`;
    const many = runs.length > 1;
    const names = runs.map(({ jobId, label }) => jobId === '' || many ? jobId || label : `run ${jobId}`);
    const subject = many ? `${runs.length} runs` : names.join('');
    if (outcome === 'passed') {
        const facts = (0,_opening_js__WEBPACK_IMPORTED_MODULE_2__/* .passedFacts */ .qy)(runs) ?? 'The verdict is PASSED.';
        return `passed: ${subject}: ${facts}${describeSpared(runs)}`;
    }
    return `started: ${subject} ${many ? 'are' : 'is'} ${leftToLater(names)}`;
}
function leftToLater(names) {
    const many = names.length > 1;
    const list = many ? `: ${(0,_format_js__WEBPACK_IMPORTED_MODULE_9__/* .formatList */ .ki)(names, MAX_IDS)}` : '';
    return `left to a later step, which evaluates ${many ? 'them' : 'it'} with the input job-id${list}`;
}
function leftGoing(runs) {
    const names = runs
        .filter(({ outcome, reused }) => outcome === 'started' && reused !== true)
        .map(({ jobId }) => jobId);
    if (names.length === 0)
        return [];
    const go = names.length > 1 ? `${names.length} runs go` : `run ${names.join('')} goes`;
    return [`${go} on all the same, and ${names.length > 1 ? 'are' : 'is'} ${leftToLater(names)}`];
}
function describeSpared(runs) {
    const exceptions = runs.flatMap((run) => run.exceptions ?? []);
    const waived = exceptions.flatMap((one) => one.waived).length;
    const known = exceptions.flatMap((one) => one.known).length;
    const parts = [
        ...(waived > 0
            ? [(0,_format_js__WEBPACK_IMPORTED_MODULE_9__/* .formatCounted */ .So)(waived, 'theme or check waived', 'themes and checks waived')]
            : []),
        ...(known > 0 ? [(0,_format_js__WEBPACK_IMPORTED_MODULE_9__/* .formatCounted */ .So)(known, 'persistent theme')] : []),
    ];
    return parts.length > 0 ? ` (${parts.join(', ')})` : '';
}
function describeTrial({ runs, policy }) {
    const count = runs.filter(({ outcome }) => outcome !== 'passed').length;
    return `policy-check: ${count} of ${(0,_format_js__WEBPACK_IMPORTED_MODULE_9__/* .formatCounted */ .So)(runs.length, (0,_outcome_words_js__WEBPACK_IMPORTED_MODULE_3__/* .triedOn */ .A2)(runs))} would not pass by ${policy.path ?? 'the verdict alone, since there is no policy file'}`;
}
function policyWarnings(runs) {
    return runs.flatMap(({ exceptions, jobId, label }) => (exceptions?.warnings ?? []).map((warning) => runs.length > 1 ? `run ${jobId || label}: ${warning}` : warning));
}
function endingWaivers(runs) {
    return (0,_spared_js__WEBPACK_IMPORTED_MODULE_6__/* .waiversInForce */ .kT)(runs)
        .filter(_spared_js__WEBPACK_IMPORTED_MODULE_6__/* .endsSoon */ .C_)
        .map(({ kind, target, expires, owner }) => `the waiver for ${kind} '${(0,_text_log_line_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .TN)(target, MAX_NAME_CHARS)}' ends with ${expires}${owner === null ? '' : ` (owner: ${(0,_text_log_line_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .TN)(owner, MAX_NAME_CHARS)})`}: from the next day on it fails the gate`);
}


/***/ }),

/***/ 63875:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bv: () => (/* binding */ baselineOf),
/* harmony export */   F_: () => (/* binding */ baselineFacts),
/* harmony export */   GK: () => (/* binding */ unnamedRun),
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
        ...(ageDays === null ? [] : [tellAge(ageDays)]),
        ...(others > 0 ? [`pooled with ${(0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCounted */ .So)(others, 'run')} before it`] : []),
    ];
}
function unnamedRun({ rows }) {
    const isNone = rows.every(({ previousPassRate }) => previousPassRate === null);
    return isNone ? 'no earlier run' : 'an unnamed run';
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
            `${lead}compared with run ${baseline.jobId} (${facts}): it is more than ${OLD_DAYS} days old; run the gate on the base branch to record a new one`,
        ];
    });
}
function goneThemes({ gone }, show) {
    return { named: gone.slice(0, MAX_GONE).map(show), more: Math.max(0, gone.length - MAX_GONE) };
}
function tellAge(days) {
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
/* harmony export */   TY: () => (/* binding */ outcomeCounts),
/* harmony export */   g_: () => (/* binding */ runOpening),
/* harmony export */   qy: () => (/* binding */ passedFacts)
/* harmony export */ });
/* harmony import */ var _model_outcome_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(41913);
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(53483);
/* harmony import */ var _outcome_words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(65758);
/* harmony import */ var _shortfall_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(22181);




const NOTHING_TOLD = new Set();
const STARTED = 'The run makes its calls while other steps continue. A later step with `job-id` waits for it and evaluates it.';
const DRY_RUN = '**Nothing was started:** this was a dry run, and everything that it could check is valid. A job with `dry-run: true` is green and tests nothing; remove the input to start the gate.';
function openingOf(report, voice) {
    if (report.policy.isTrial)
        return { line: trialLine(report), told: NOTHING_TOLD };
    const { line, ...rest } = firstLine(report, voice);
    return { line: line + toleranceOf(report, voice), ...rest };
}
function toleranceOf({ outcome, tolerated }, voice) {
    if (!tolerated || !(0,_model_outcome_js__WEBPACK_IMPORTED_MODULE_0__/* .fails */ .c6)(outcome))
        return '';
    const setting = outcome === 'failed' ? '`warn-only` is set' : '`on-inconclusive` is `warn`';
    return voice.own(` The step does not fail, since ${setting}.`);
}
function runOpening(run, voice) {
    if (run.outcome === 'passed') {
        return { line: passedFacts([run]) ?? 'The run passed.', told: NOTHING_TOLD };
    }
    const shortfall = (0,_shortfall_js__WEBPACK_IMPORTED_MODULE_2__/* .shortfallOf */ .HR)(run, voice);
    return shortfall.line === '' ? { ...shortfall, line: `${run.outcome}.` } : shortfall;
}
function outcomeCounts(runs) {
    const counts = new Map();
    for (const { outcome } of runs)
        counts.set(outcome, (counts.get(outcome) ?? 0) + 1);
    return [...counts];
}
function trialLine(report) {
    const alone = report.policy.path === null ? ' There is no policy file, so the verdict alone decides.' : '';
    const unreadable = (0,_outcome_words_js__WEBPACK_IMPORTED_MODULE_1__/* .triedOn */ .A2)(report.runs) === 'saved debrief' ? 'file' : 'run';
    return `Nothing was tested. Only an unreadable ${unreadable} fails this step.${alone}`;
}
function firstLine(report, voice) {
    const { outcome, runs } = report;
    const [run, ...further] = runs;
    switch (outcome) {
        case 'failed': {
            const failed = runs.filter((one) => one.outcome === 'failed').length;
            if (failed === 0)
                return (0,_shortfall_js__WEBPACK_IMPORTED_MODULE_2__/* .firstReason */ .$l)(report.reasons, voice);
            if (run !== undefined && further.length === 0)
                return runOpening(run, voice);
            const others = outcomeCounts(runs).filter(([outcome]) => outcome !== 'failed');
            const rest = others.map(([outcome, count]) => `, ${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .formatCount */ .B4)(count)} ${outcome}`).join('');
            const line = `${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .formatCount */ .B4)(failed)} of ${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .formatCounted */ .So)(runs.length, 'run')} failed${rest}.`;
            return { line, told: NOTHING_TOLD };
        }
        case 'passed': {
            const line = passedFacts(runs) ?? `${runs.length === 1 ? 'The run' : 'Every run'} passed.`;
            return { line, told: NOTHING_TOLD };
        }
        case 'inconclusive':
        case 'error': {
            const reasons = [...report.reasons, ...runs.flatMap((one) => one.reasons)];
            if (further.length === 0)
                return (0,_shortfall_js__WEBPACK_IMPORTED_MODULE_2__/* .firstReason */ .$l)(reasons, voice);
            const counts = outcomeCounts(runs).map(([one, count]) => `${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .formatCount */ .B4)(count)} ${one}`);
            return {
                line: `${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .formatCounted */ .So)(runs.length, 'run')}: ${counts.join(', ')}.`,
                told: NOTHING_TOLD,
            };
        }
        case 'skipped':
            return skippedLine(report, voice);
        case 'started':
            return { line: voice.own(STARTED), told: NOTHING_TOLD };
    }
}
function skippedLine({ reasons }, voice) {
    if (reasons.some(({ rule }) => rule === 'dry-run')) {
        return { line: voice.own(DRY_RUN), told: NOTHING_TOLD };
    }
    const why = reasons.map(({ message }) => voice.prose(message)).join('; ');
    return { line: `${voice.own('**Nothing was tested:**')} ${why}.`, told: new Set(reasons) };
}
function passedFacts(runs) {
    const checks = runs.flatMap((run) => run.checks ?? []);
    const isKnown = runs.every((run) => run.checks !== undefined) && checks.length > 0;
    if (!isKnown)
        return null;
    const passed = checks.filter((check) => !(0,_shortfall_js__WEBPACK_IMPORTED_MODULE_2__/* .missesBar */ .Me)(check)).length;
    const calls = runs.map((run) => run.callCounts?.evaluated ?? null);
    const sum = calls.reduce((all, one) => (all === null || one === null ? null : all + one), 0);
    const noun = (0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .formatCounted */ .So)(checks.length, 'check');
    const of = passed === checks.length ? `All ${noun}` : `${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .formatCount */ .B4)(passed)} of ${noun}`;
    return `${checks.length === 1 && passed === 1 ? 'The only check' : of} passed${sum === null ? '' : ` (${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .formatCounted */ .So)(sum, 'call')})`}.`;
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
    const { runs } = report;
    const debriefs = runs.flatMap((run) => run.debrief ?? []);
    const facts = runs.some((run) => run.report !== null) ? (0,_facts_js__WEBPACK_IMPORTED_MODULE_2__/* .sumFacts */ .tx)(runs) : null;
    return {
        outcome: report.outcome,
        verdict: worstVerdict(runs),
        reasons: (0,_output_text_js__WEBPACK_IMPORTED_MODULE_3__/* .jsonArray */ .Ir)(allReasons(report).map(({ outcome, restates, ...reason }) => reason), (cut) => ({
            rule: 'cut',
            message: `${cut} more reasons are left out here, see the log or report.json`,
            jobId: '',
        })),
        'job-id': (0,_output_text_js__WEBPACK_IMPORTED_MODULE_3__/* .lines */ .Mn)(runs.map((run) => run.jobId)),
        'debrief-id': (0,_output_text_js__WEBPACK_IMPORTED_MODULE_3__/* .lines */ .Mn)(debriefs.map((debrief) => debrief.debriefId)),
        'debrief-status': (0,_output_text_js__WEBPACK_IMPORTED_MODULE_3__/* .lines */ .Mn)(debriefs.map((debrief) => debrief.status)),
        'themes-total': text(facts?.themesTotal),
        'themes-high': text(facts?.themesHigh),
        'themes-new': text(facts?.themesNew),
        'checks-regressed': text(facts?.checksRegressed),
        'run-number': (0,_output_text_js__WEBPACK_IMPORTED_MODULE_3__/* .linesInPlace */ .KV)(runs.map(({ about }) => text(about?.number))),
        'run-plan-name': (0,_output_text_js__WEBPACK_IMPORTED_MODULE_3__/* .linesInPlace */ .KV)(runs.map(({ about }) => text(about?.planName))),
        score: (0,_output_text_js__WEBPACK_IMPORTED_MODULE_3__/* .linesInPlace */ .KV)(runs.map(({ runVerdict }) => text(runVerdict?.score))),
        ...Object.fromEntries(SUMS.map(([name, of]) => [name, text(sumOf(runs.map((run) => of(run) ?? null)))])),
        'baseline-job-id': (0,_output_text_js__WEBPACK_IMPORTED_MODULE_3__/* .linesInPlace */ .KV)(runs.map(baselineOf)),
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
    const most = [whole, withoutChecks].find(_output_text_js__WEBPACK_IMPORTED_MODULE_3__/* .fitsJsonArray */ ._s) ?? bare;
    return (0,_output_text_js__WEBPACK_IMPORTED_MODULE_3__/* .jsonArray */ .Ir)(most, (cut) => ({ cut }));
}
function runFacts(run) {
    const facts = run.report === null ? null : (0,_facts_js__WEBPACK_IMPORTED_MODULE_2__/* .factsOf */ .xS)(run.report);
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

/***/ 22181:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $l: () => (/* binding */ firstReason),
/* harmony export */   HR: () => (/* binding */ shortfallOf),
/* harmony export */   Me: () => (/* binding */ missesBar),
/* harmony export */   SL: () => (/* binding */ isBareVerdict)
/* harmony export */ });
/* harmony import */ var _model_check_facts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(85851);
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(53483);
/* harmony import */ var _spared_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(74957);



const MAX_CHECKS = 3;
const MAX_SUMMARY_CHARS = 300;
const MAX_QUOTED_CHARS = 2000;
const MISSED = 'The run is below the thresholds of its checks.';
function shortfallOf(run, voice) {
    const bare = run.reasons.filter(isBareVerdict);
    const checks = run.checks ?? [];
    const missed = missedChecks(run);
    if (missed.length > 0) {
        const names = new Set(missed.map(({ name }) => name));
        const ofChecks = run.reasons.filter(({ rule, check }) => rule === 'run-verdict' && check !== undefined && names.has(check));
        return {
            line: checksLine(missed, checks.length, voice),
            told: new Set([...bare, ...ofChecks]),
        };
    }
    const summary = firstSentences((run.report?.verdictSummary ?? '').trim());
    if (bare.length > 0 && summary !== '') {
        const isWhole = summary.length <= MAX_QUOTED_CHARS;
        return {
            line: voice.prose(summary),
            told: new Set(bare),
            ...(isWhole && { quotedChars: summary.length }),
        };
    }
    const others = run.reasons.filter((reason) => !bare.includes(reason));
    if (others.length === 0)
        return { line: bare.length > 0 ? MISSED : '', told: new Set(bare) };
    const { line, told } = firstReason(others, voice);
    return { line, told: new Set([...told, ...bare]) };
}
function isBareVerdict({ restates }) {
    return restates === 'verdict';
}
function firstReason(reasons, voice) {
    const [first] = reasons;
    return first === undefined
        ? { line: '', told: new Set() }
        : { line: sentence(first.message, voice), told: new Set([first]) };
}
function missesBar(check) {
    return check.isPassed === false || (0,_model_check_facts_js__WEBPACK_IMPORTED_MODULE_0__/* .isBelowThreshold */ .x4)(check);
}
function missedChecks({ checks, exceptions }) {
    const waived = (0,_spared_js__WEBPACK_IMPORTED_MODULE_1__/* .waiversByName */ .wT)(exceptions).check;
    return (checks ?? []).filter((check) => missesBar(check) && !waived.has(check.name));
}
function checksLine(missed, count, voice) {
    const shown = missed.slice(0, MAX_CHECKS).map((check) => describeCheck(check, voice));
    const more = missed.length - shown.length;
    const list = [...shown, ...(more > 0 ? [`and ${(0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatCount */ .B4)(more)} more`] : [])].join(', ');
    return `${(0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatCount */ .B4)(missed.length)} of ${(0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatCounted */ .So)(count, 'check')} ${missed.length === 1 ? 'is' : 'are'} below ${missed.length === 1 ? 'its' : 'their'} threshold: ${list}.`;
}
function describeCheck({ name, passed, evaluated, passRate: rate, threshold }, voice) {
    const counts = passed !== null && evaluated !== null
        ? ` passed ${(0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatCount */ .B4)(passed)} of ${(0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatCounted */ .So)(evaluated, 'call')}`
        : rate !== null
            ? ` passed ${(0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatPercentBeside */ .lS)(rate, threshold)} of its calls`
            : '';
    const bar = threshold === null ? '' : ` (threshold ${(0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatPercentBeside */ .lS)(threshold, rate)})`;
    return voice.name(name) + voice.own(counts + bar);
}
function firstSentences(text) {
    const ends = [...text.slice(0, MAX_QUOTED_CHARS).matchAll(/(?<=[.!?])\s+/g)].map(({ index }) => index);
    const fitting = [...ends, text.length].filter((end) => end <= MAX_SUMMARY_CHARS).at(-1);
    return text.slice(0, fitting ?? ends[0]);
}
function sentence(message, voice) {
    const end = /[.!?…]$/.test(message) ? '' : '.';
    return voice.prose(message.charAt(0).toUpperCase() + message.slice(1) + end);
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

/***/ 85405:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dt: () => (/* binding */ pathName),
/* harmony export */   cX: () => (/* binding */ checkYaml),
/* harmony export */   vp: () => (/* binding */ showValue),
/* harmony export */   yj: () => (/* binding */ strictMap)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5915);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(58989);
/* harmony import */ var _json_object_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(65553);
/* harmony import */ var _nearest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42337);
/* harmony import */ var _strip_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(30269);
/* harmony import */ var _values_parsed_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(38133);





const MAX_EDITS = 2;
const MAX_SHOWN_CHARS = 60;
const MAX_KEY_CHARS = 100;
function strictMap(shape, wanted) {
    const known = Object.keys(shape).join(', ');
    return zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej(shape, {
        error: ({ code }) => (code === 'unrecognized_keys' ? known : wanted),
    });
}
function checkYaml(yaml, { schema, whole, shown, further }) {
    const errors = yaml.ok ? [] : [...yaml.errors];
    const content = yaml.ok ? yaml : yaml.readable;
    if (content === null)
        return refuse(errors, shown);
    const parsed = zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .safeParse */ .xL(schema, content.value);
    const found = [
        ...(parsed.error?.issues ?? []).flatMap((issue) => errorsOf(issue, content.value)),
        ...further(content.value),
    ];
    errors.push(...found.map(({ path, problem }) => ({
        ...content.placeOf(path),
        problem: `${pathName(path, whole)} ${problem}`,
    })));
    return parsed.success && errors.length === 0 ? (0,_values_parsed_js__WEBPACK_IMPORTED_MODULE_4__/* .valid */ .r)(parsed.data) : refuse(errors, shown);
}
function refuse(errors, shown) {
    const sorted = errors.toSorted((a, b) => a.line - b.line || a.column - b.column);
    return {
        ok: false,
        errors: sorted.map(({ line, column, problem }) => ({
            shown,
            problem: `line ${line}, column ${column}: ${problem}`,
        })),
    };
}
function errorsOf(issue, document) {
    const { path, message } = issue;
    if (issue.code === 'unrecognized_keys') {
        return issue.keys.map((key) => {
            const known = message.split(', ');
            const meant = (0,_nearest_js__WEBPACK_IMPORTED_MODULE_0__/* .nearest */ .pA)(key, known.filter((one) => (0,_nearest_js__WEBPACK_IMPORTED_MODULE_0__/* .editsBetween */ .yx)(key, one) <= MAX_EDITS));
            const end = meant === undefined ? '.' : `; did you mean ${meant}?`;
            return {
                path: [...path, key],
                problem: `is not known here${end} Known are ${message}`,
            };
        });
    }
    const found = (0,_json_object_js__WEBPACK_IMPORTED_MODULE_5__/* .valueAt */ .f)(document, path);
    const wanted = issue.code === 'invalid_value' ? choose(issue.values, found) : message;
    if (found === undefined)
        return [{ path, problem: `is missing: it ${wanted}` }];
    const isDemand = wanted.startsWith('has to ');
    return [
        {
            path,
            problem: isDemand ? `is ${showValue(found)}, but ${wanted}` : `${showValue(found)} ${wanted}`,
        },
    ];
}
function choose(values, found) {
    const known = values.map(String);
    if (known.length === 1)
        return `has to be ${known[0]}`;
    const meant = typeof found === 'string' ? (0,_nearest_js__WEBPACK_IMPORTED_MODULE_0__/* .misspelling */ .wI)(found, known) : undefined;
    const asked = meant === undefined ? '' : `; did you mean ${meant}?`;
    return `has to be one of ${known.join(', ')}${asked}`;
}
function pathName(path, whole) {
    if (path.length === 0)
        return whole;
    const name = path
        .map((key) => (typeof key === 'number' ? `[${key}]` : `.${quoteUnlessPlain(String(key))}`))
        .join('')
        .slice(1);
    return (0,_strip_js__WEBPACK_IMPORTED_MODULE_1__/* .fold */ .AU)(name, MAX_KEY_CHARS);
}
function quoteUnlessPlain(key) {
    return /^[\w-]+$/.test(key) ? key : JSON.stringify(key);
}
function showValue(value) {
    if (value === null)
        return 'empty';
    return (0,_strip_js__WEBPACK_IMPORTED_MODULE_1__/* .fold */ .AU)(JSON.stringify(value), MAX_SHOWN_CHARS);
}


/***/ })

};
;