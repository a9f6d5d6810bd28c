"use strict";
exports.id = 827;
exports.ids = [827];
exports.modules = {

/***/ 65827:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  renderJunit: () => (/* binding */ renderJunit)
});

// EXTERNAL MODULE: ./text/strip.js
var strip = __webpack_require__(30269);
// EXTERNAL MODULE: ./text/values/iso-time.js
var iso_time = __webpack_require__(39549);
;// CONCATENATED MODULE: ./text/xml.js

const FORBIDDEN = /[\ufffe\uffff]/g;
function escapeXml(text) {
    return (0,strip/* stripUnprintable */.jh)(text)
        .replace(FORBIDDEN, '')
        .replaceAll('&', '&amp;')
        .replaceAll('<', '&lt;')
        .replaceAll('>', '&gt;')
        .replaceAll('"', '&quot;')
        .replaceAll("'", '&apos;');
}

// EXTERNAL MODULE: ./model/check-facts.js
var check_facts = __webpack_require__(85851);
// EXTERNAL MODULE: ./report/baseline.js
var report_baseline = __webpack_require__(63875);
// EXTERNAL MODULE: ./report/checks.js
var report_checks = __webpack_require__(74949);
// EXTERNAL MODULE: ./report/format.js
var format = __webpack_require__(53483);
// EXTERNAL MODULE: ./report/names.js
var names = __webpack_require__(2274);
// EXTERNAL MODULE: ./report/waivers.js
var report_waivers = __webpack_require__(18567);
// EXTERNAL MODULE: ./report/words/scenarios.js
var scenarios = __webpack_require__(83495);
;// CONCATENATED MODULE: ./report/junit/suites.js







const KIND = {
    passed: null,
    failed: 'failure',
    inconclusive: 'error',
    error: 'error',
    started: 'skipped',
    skipped: 'skipped',
};
const GATE = 'Simulation gate';
function suitesOf(report, settings) {
    const suites = nameRuns(report).map(({ run, name }) => runSuite(run, name, settings));
    const hasOwn = report.runs.length === 0 || report.reasons.length > 0;
    return hasOwn ? [...suites, gateSuite(report)] : suites;
}
function gateSuite({ outcome, reasons }) {
    const kind = KIND[outcome] === 'skipped' ? 'skipped' : 'error';
    const result = resultOf(kind, outcome, reasons);
    return {
        name: GATE,
        writtenAt: '',
        durationMs: 0,
        properties: [['outcome', outcome]],
        cases: [{ name: 'verdict', classname: `${GATE}.gate`, result, detail: '' }],
        notes: [],
    };
}
function runSuite(run, name, settings) {
    const { jobId, outcome, runStatus, debrief, report, about } = run;
    const baseline = (0,report_baseline/* baselineOf */.Bv)(run);
    const checks = [...new Set((0,check_facts/* checkNames */.LN)(run))];
    return {
        name,
        writtenAt: report?.generatedAt ?? '',
        durationMs: about?.durationMs ?? 0,
        properties: [
            ['outcome', outcome],
            ['verdict', report?.verdict ?? ''],
            ['job-id', jobId],
            ['run-url', (0,names/* runUrl */.Vp)(jobId, settings) ?? ''],
            ['run-status', runStatus ?? ''],
            ['debrief-id', debrief?.debriefId ?? ''],
            ['debrief-status', debrief?.status ?? ''],
            ['baseline-job-id', baseline?.jobId ?? ''],
            ['baseline-commit', baseline?.commit ?? ''],
            ['baseline-age-days', String(baseline?.ageDays ?? '')],
        ],
        cases: [
            verdictCase(run, name, checks),
            ...checkCases(run, name, checks),
            ...(run.cases ?? []).map((one) => scenarioCase(one, run, name)),
            ...themeCases(run, name),
        ],
        notes: run.notes,
    };
}
function verdictCase(run, name, checks) {
    const { outcome, reasons, report } = run;
    const known = new Set(checks);
    const slugs = new Set(report?.themes.map(({ slug }) => slug));
    const own = reasons.filter(({ check, theme, case: id }) => id === undefined &&
        !(check !== undefined && known.has(check)) &&
        !(theme !== undefined && slugs.has(theme)));
    const isHit = own.length > 0 || reasons.length === 0 || KIND[outcome] !== 'failure';
    const kind = isHit ? KIND[outcome] : null;
    const result = kind && resultOf(kind, outcome, own);
    return { name: 'verdict', classname: `${name}.gate`, result, detail: '' };
}
function checkCases(run, name, checks) {
    const reasons = Map.groupBy(run.reasons, ({ check }) => check);
    const waivers = (0,report_waivers/* waiversByName */.wT)(run.exceptions).check;
    return checks.map((check) => {
        const facts = (run.checks ?? []).filter((one) => one.name === check);
        const detail = facts.map(({ threshold, ...counted }) => {
            const share = (0,report_checks/* passedShare */.ct)({ ...counted, threshold });
            const limit = threshold === null ? '' : `; threshold ${(0,format/* formatPercentBeside */.lS)(threshold, counted.passRate)}`;
            return `${share}${limit}`;
        });
        return {
            name: check,
            classname: `${name}.checks`,
            result: partResult(run, reasons.get(check), waivers.get(check)),
            detail: detail.join('\n'),
        };
    });
}
function themeCases(run, name) {
    const reasons = Map.groupBy(run.reasons, ({ theme }) => theme);
    const waivers = (0,report_waivers/* waiversByName */.wT)(run.exceptions).theme;
    return (run.report?.themes ?? []).map((theme) => ({
        name: theme.slug || theme.title,
        classname: `${name}.themes`,
        result: partResult(run, reasons.get(theme.slug), waivers.get(theme.slug)),
        detail: describeTheme(theme),
    }));
}
function describeTheme({ title, severity, analysis, ...counts }) {
    const share = (0,format/* formatShare */.T1)(counts.affectedCallCount, counts.totalCallCount);
    return [title, `${severity}: ${share} calls`, analysis]
        .filter((text) => text !== '')
        .join('\n\n');
}
function scenarioCase(one, run, name) {
    const { id, status, passed, evaluated, baseline, failingCall } = one;
    const before = baseline && `; ${(0,format/* formatShare */.T1)(baseline.passed, baseline.evaluated)} in the baseline`;
    const call = run.calls?.find((call) => call.id !== null && call.id === failingCall);
    const failed = call?.checks.filter(({ isPassed }) => isPassed === false) ?? [];
    const detail = [
        `${(0,format/* formatShare */.T1)(passed, evaluated)} calls passed${before ?? ''}; ${status ?? 'not evaluated'}`,
        ...(failingCall === null ? [] : [`Failing call: ${failingCall}`]),
        ...failed.map((check) => `${check.name}: ${check.reasoning ?? 'failed'}`),
    ];
    const hits = run.reasons.filter((reason) => reason.case === id);
    const isFailing = status === 'now failing' || status === 'failing';
    return {
        name: (0,scenarios/* nameCase */.I)(one),
        classname: `${name}.scenarios`,
        result: partResult(run, hits, undefined) ?? (isFailing ? TOLERATED : null),
        detail: detail.join('\n'),
    };
}
const TOLERATED = {
    kind: 'skipped',
    type: 'scenario',
    messages: ['calls failed, but the scenario does not fail the gate'],
};
function partResult({ outcome }, reasons = [], waiver) {
    const kind = KIND[outcome];
    if (kind !== null && reasons.length > 0)
        return resultOf(kind, outcome, reasons);
    if (waiver === undefined)
        return null;
    const { reason, expires } = waiver;
    return { kind: 'skipped', type: 'waived', messages: [`waived until ${expires}: ${reason}`] };
}
function resultOf(kind, outcome, reasons) {
    const rules = [...new Set(reasons.map(({ rule }) => rule))].join(', ');
    const messages = reasons.map(({ message }) => message);
    return { kind, type: rules || outcome, messages: messages.length > 0 ? messages : [outcome] };
}
function nameRuns({ runs, gateName }) {
    const uses = new Map();
    return runs.map((run) => {
        const subject = subjectOf(run, runs);
        const parts = runs.length === 1 ? [gateName ?? subject] : [gateName, subject];
        const name = parts.filter((part) => part !== undefined).join(': ') || GATE;
        const use = (uses.get(name) ?? 0) + 1;
        uses.set(name, use);
        return { run, name: use === 1 ? name : `${name} (${use})` };
    });
}
function subjectOf({ stableName, about }, runs) {
    const planName = about?.planName ?? null;
    if (planName === null)
        return stableName ?? about?.planId ?? undefined;
    const isShared = runs.filter((run) => run.about?.planName === planName).length > 1;
    return isShared && stableName !== undefined ? `${planName} (${stableName})` : planName;
}

;// CONCATENATED MODULE: ./report/junit/render-junit.js




const MAX_NAME_CHARS = 200;
const MAX_MESSAGE_CHARS = 2000;
const MAX_TEXT_CHARS = 20_000;
const NO_TIME = '1970-01-01T00:00:00';
const LONGEST_MS = 31_536_000_000;
const UNNAMED = '(unnamed)';
function* renderJunit(report, settings) {
    yield '<?xml version="1.0" encoding="UTF-8"?>\n<testsuites>\n';
    for (const [id, suite] of suitesOf(report, settings).entries())
        yield* suiteLines(suite, id);
    yield '</testsuites>\n';
}
function* suiteLines(suite, id) {
    const { name, writtenAt, durationMs, properties, cases, notes } = suite;
    const count = (kind) => cases.filter(({ result }) => result?.kind === kind).length;
    const attributes = [
        `name="${attributeName(name)}"`,
        `package="simulation-gate" id="${id}" timestamp="${timestampOf(writtenAt)}" hostname="localhost"`,
        `tests="${cases.length}" failures="${count('failure')}" errors="${count('error')}"`,
        `skipped="${count('skipped')}" time="${secondsOf(durationMs)}"`,
    ];
    yield `  <testsuite ${attributes.join(' ')}>\n    <properties>\n`;
    for (const [property, value] of properties) {
        yield `      <property name="${property}" value="${oneLine(value)}"/>\n`;
    }
    yield '    </properties>\n';
    for (const one of cases)
        yield `${caseLines(one).join('\n')}\n`;
    yield `    <system-out>${wholeText(notes.join('\n'))}</system-out>\n`;
    yield '    <system-err></system-err>\n  </testsuite>\n';
}
function caseLines({ name, classname, result, detail }) {
    const attributes = `name="${attributeName(name)}" classname="${attributeName(classname)}" time="0"`;
    const elements = [
        ...(result === null ? [] : [resultElement(result, detail)]),
        ...(detail === '' || hasText(result) ? [] : [`<system-out>${wholeText(detail)}</system-out>`]),
    ];
    if (elements.length === 0)
        return [`    <testcase ${attributes}/>`];
    return [
        `    <testcase ${attributes}>`,
        ...elements.map((element) => `      ${element}`),
        '    </testcase>',
    ];
}
function hasText(result) {
    return result !== null && result.kind !== 'skipped';
}
function resultElement(result, detail) {
    const { kind, type, messages } = result;
    const message = `message="${oneLine(messages.join('; '))}"`;
    if (!hasText(result))
        return `<${kind} ${message}/>`;
    const text = [messages.join('\n'), detail].filter((part) => part !== '').join('\n\n');
    return `<${kind} ${message} type="${oneLine(type)}">${wholeText(text)}</${kind}>`;
}
function secondsOf(durationMs) {
    return durationMs >= 0 && durationMs <= LONGEST_MS ? Math.round(durationMs) / 1000 : 0;
}
function timestampOf(isoTime) {
    const ms = (0,iso_time/* parseIsoTime */.s)(isoTime);
    if (ms === null)
        return NO_TIME;
    const time = new Date(ms).toISOString();
    return /^(?!0000)\d{4}-/.test(time) ? time.slice(0, 19) : NO_TIME;
}
function attributeName(name) {
    return escapeXml((0,strip/* fold */.AU)(name, MAX_NAME_CHARS)) || UNNAMED;
}
function oneLine(text) {
    return escapeXml((0,strip/* fold */.AU)(text, MAX_MESSAGE_CHARS));
}
function wholeText(text) {
    return escapeXml((0,strip/* clip */.$Q)(text, MAX_TEXT_CHARS));
}


/***/ })

};
;