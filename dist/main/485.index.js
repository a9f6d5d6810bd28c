"use strict";
exports.id = 485;
exports.ids = [485];
exports.modules = {

/***/ 9485:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   renderJunit: () => (/* binding */ renderJunit)
/* harmony export */ });
/* harmony import */ var _model_check_facts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(85851);
/* harmony import */ var _text_strip_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(30269);
/* harmony import */ var _text_xml_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(11246);
/* harmony import */ var _baseline_words_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4091);
/* harmony import */ var _check_rows_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(55846);
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(53483);
/* harmony import */ var _waiver_words_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(18036);
/* harmony import */ var _words_names_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(49912);








const KINDS = {
    passed: null,
    failed: 'failure',
    inconclusive: 'error',
    error: 'error',
    started: 'skipped',
    skipped: 'skipped',
};
const MAX_NAME_CHARS = 200;
const MAX_MESSAGE_CHARS = 2000;
const MAX_TEXT_CHARS = 20_000;
const NO_TIME = '1970-01-01T00:00:00';
const LONGEST_MS = 31_536_000_000;
function* renderJunit(report) {
    yield '<?xml version="1.0" encoding="UTF-8"?>\n<testsuites>\n';
    const timestamp = report.provenance?.reportedAt.slice(0, 19) || NO_TIME;
    for (const [id, suite] of suitesOf(report).entries())
        yield* suiteLines(suite, id, timestamp);
    yield '</testsuites>\n';
}
function suitesOf(report) {
    const { runs, reasons, outcome, gateName } = report;
    const uses = new Map();
    const suites = runs.map((run) => {
        const subject = run.about?.planName ?? run.stableName;
        const name = [gateName, subject].filter(Boolean).join(': ') || 'Simulation gate';
        const use = (uses.get(name) ?? 0) + 1;
        uses.set(name, use);
        return runSuite(run, use === 1 ? name : `${name} (${use})`);
    });
    if (runs.length > 0 && reasons.length === 0)
        return suites;
    const kind = KINDS[outcome] === 'skipped' ? 'skipped' : 'error';
    const result = resultOf(kind, outcome, reasons);
    const cases = [{ name: 'verdict', group: 'gate', result, detail: '' }];
    return [...suites, { name: 'Simulation gate', outcome, cases }];
}
function runSuite(run, name) {
    const { report, checks = [], reasons } = run;
    const themes = report?.themes ?? [];
    const waivers = (0,_waiver_words_js__WEBPACK_IMPORTED_MODULE_6__/* .waiversByName */ .wT)(run.exceptions);
    const all = (0,_model_check_facts_js__WEBPACK_IMPORTED_MODULE_0__/* .checkFacts */ .un)(checks, report?.trend?.rows ?? []);
    const alike = Map.groupBy(all, ({ name }) => name);
    const reasonsOf = (0,_model_check_facts_js__WEBPACK_IMPORTED_MODULE_0__/* .findSame */ .Ad)(reasons.flatMap((reason) => reason.check === undefined ? [] : { id: reason.checkId, name: reason.check, reason }));
    const byCheck = all.map((check) => reasonsOf(check).map(({ reason }) => reason));
    const byTheme = Map.groupBy(reasons, ({ theme }) => theme);
    const cases = [
        verdictCase(run, new Set(byCheck.flat()), themes),
        ...all.map(({ id, name, listed }, index) => {
            const result = partResult(run, byCheck[index], waivers.check.get(name));
            const isOneOfTwo = id && alike.get(name)?.length !== 1;
            return {
                name: isOneOfTwo ? `${name} (${(0,_format_js__WEBPACK_IMPORTED_MODULE_5__/* .shortForm */ .JZ)(id)})` : name,
                ...{ group: 'checks', result, detail: listed.map(describeCheck).join('\n') },
            };
        }),
        ...(run.cases ?? []).map((one) => scenarioCase(one, run)),
        ...themes.map((theme) => {
            const { slug, title } = theme;
            const result = partResult(run, byTheme.get(slug), waivers.theme.get(slug));
            return { name: slug || title, group: 'themes', result, detail: describeTheme(theme) };
        }),
    ];
    return { name, outcome: run.outcome, run, cases };
}
function verdictCase({ outcome, reasons }, ofChecks, themes) {
    const own = reasons.filter((reason) => reason.case === undefined &&
        !ofChecks.has(reason) &&
        !themes.some(({ slug }) => slug === reason.theme));
    const kind = KINDS[outcome];
    const isHit = own.length > 0 || reasons.length === 0 || kind !== 'failure';
    const result = kind !== null && isHit ? resultOf(kind, outcome, own) : null;
    return { name: 'verdict', group: 'gate', result, detail: '' };
}
function describeCheck(check) {
    const limit = (0,_format_js__WEBPACK_IMPORTED_MODULE_5__/* .formatPercentBeside */ .lS)(check.threshold, check.passRate);
    return (0,_check_rows_js__WEBPACK_IMPORTED_MODULE_4__/* .passedShare */ .ct)(check) + (check.threshold === null ? '' : `; threshold ${limit}`);
}
function describeTheme({ title, severity, affectedCallCount, totalCallCount }) {
    return `${title}\n${severity}: ${(0,_format_js__WEBPACK_IMPORTED_MODULE_5__/* .formatShare */ .T1)(affectedCallCount, totalCallCount)} calls`;
}
function scenarioCase(one, run) {
    const { id, status, passed, evaluated, baseline, failingCall } = one;
    const isFailing = status === 'now failing' || status === 'failing';
    const skipped = { kind: 'skipped', type: 'scenario', messages: [status ?? ''] };
    const hits = run.reasons.filter((reason) => reason.case === id);
    const detail = [
        `${(0,_format_js__WEBPACK_IMPORTED_MODULE_5__/* .formatShare */ .T1)(passed, evaluated)} calls passed; ${status ?? 'not evaluated'}`,
        baseline && `Baseline: ${(0,_format_js__WEBPACK_IMPORTED_MODULE_5__/* .formatShare */ .T1)(baseline.passed, baseline.evaluated)}`,
        failingCall && `Failing call: ${failingCall}`,
    ];
    return {
        name: (0,_words_names_js__WEBPACK_IMPORTED_MODULE_7__/* .nameCase */ .Ic)(one),
        group: 'scenarios',
        result: partResult(run, hits) ?? (isFailing ? skipped : null),
        detail: detail.filter(Boolean).join('\n'),
    };
}
function partResult({ outcome }, reasons = [], waiver) {
    const kind = KINDS[outcome];
    if (kind !== null && reasons.length > 0)
        return resultOf(kind, outcome, reasons);
    if (waiver === undefined)
        return null;
    const message = `waived until ${waiver.expires}: ${waiver.reason}`;
    return { kind: 'skipped', type: 'waived', messages: [message] };
}
function resultOf(kind, outcome, reasons) {
    const rules = [...new Set(reasons.map(({ rule }) => rule))].join(', ');
    const messages = reasons.map(({ message }) => message);
    return { kind, type: rules || outcome, messages: messages.length > 0 ? messages : [outcome] };
}
function* suiteLines({ name, outcome, run, cases }, id, timestamp) {
    const suite = attributeName(name);
    const count = (kind) => cases.filter(({ result }) => result?.kind === kind).length;
    const seconds = Math.min(Math.max(run?.about?.durationMs ?? 0, 0), LONGEST_MS) / 1000;
    yield `  <testsuite name="${suite}" package="simulation-gate" id="${id}" hostname="localhost"`;
    yield ` timestamp="${(0,_text_xml_js__WEBPACK_IMPORTED_MODULE_2__/* .escapeXml */ .X)(timestamp)}" time="${seconds}"`;
    yield ` tests="${cases.length}" failures="${count('failure')}" errors="${count('error')}"`;
    yield ` skipped="${count('skipped')}">\n`;
    yield `    <properties>\n      <property name="outcome" value="${outcome}"/>\n`;
    yield `      <property name="job-id" value="${oneLine(run?.jobId ?? '')}"/>\n`;
    yield `      <property name="baseline" value="${oneLine(run ? (0,_baseline_words_js__WEBPACK_IMPORTED_MODULE_3__/* .describeBaseline */ .FT)(run) : '')}"/>\n`;
    yield '    </properties>\n';
    for (const one of cases)
        yield caseElement(one, suite);
    yield `    <system-out>${wholeText(run?.notes.join('\n') ?? '')}</system-out>\n`;
    yield '    <system-err></system-err>\n  </testsuite>\n';
}
function caseElement({ name, group, result, detail }, suite) {
    const attributes = `name="${attributeName(name)}" classname="${suite}.${group}" time="0"`;
    const output = detail === '' ? '' : `<system-out>${wholeText(detail)}</system-out>`;
    return `    <testcase ${attributes}>${resultElement(result)}${output}</testcase>\n`;
}
function resultElement(result) {
    if (result === null)
        return '';
    const { kind, type, messages } = result;
    const message = `message="${oneLine(messages.join('; '))}"`;
    if (kind === 'skipped')
        return `<skipped ${message}/>`;
    return `<${kind} ${message} type="${oneLine(type)}">${wholeText(messages.join('\n'))}</${kind}>`;
}
function attributeName(name) {
    return (0,_text_xml_js__WEBPACK_IMPORTED_MODULE_2__/* .escapeXml */ .X)((0,_text_strip_js__WEBPACK_IMPORTED_MODULE_1__/* .fold */ .AU)(name, MAX_NAME_CHARS)) || '(unnamed)';
}
function oneLine(text) {
    return (0,_text_xml_js__WEBPACK_IMPORTED_MODULE_2__/* .escapeXml */ .X)((0,_text_strip_js__WEBPACK_IMPORTED_MODULE_1__/* .fold */ .AU)(text, MAX_MESSAGE_CHARS));
}
function wholeText(text) {
    return (0,_text_xml_js__WEBPACK_IMPORTED_MODULE_2__/* .escapeXml */ .X)((0,_text_strip_js__WEBPACK_IMPORTED_MODULE_1__/* .clip */ .$Q)(text, MAX_TEXT_CHARS));
}


/***/ })

};
;