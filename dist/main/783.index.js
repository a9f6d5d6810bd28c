"use strict";
exports.id = 783;
exports.ids = [783];
exports.modules = {

/***/ 470:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    x: () => (  lazyPattern)
  });
function lazyPattern(source, flags) {
    let pattern;
    return () => {
        pattern ??= new RegExp(source, flags);
        return pattern;
    };
}


/***/ }),

/***/ 2210:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    Z: () => (  redactContacts),
    n: () => (  contactsIn)
  });
  var _lazy_pattern_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(470);
  var _strip_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3917);


const PHONE_MASK = '[phone number]';
const EMAIL_MASK = '[e-mail address]';
const OTHER_FORMS = /[\u00a0\u0660-\u0669\u06f0-\u06f9\u2000-\u200a\u2010-\u2015\u202f\u2212\u3000\uff08-\uff20]/g;
const AT_SIGNS = /[@%&\uff20]|\\u0040/;
const DIGIT = /[\d\u0660-\u0669\u06f0-\u06f9\uff10-\uff19]/g;
const ANNOUNCED = /[+\uff0b]|tel|sms|callto/i;
function mayHoldContact(text) {
    if (AT_SIGNS.test(text))
        return true;
    const digits = text.match(DIGIT)?.length ?? 0;
    return digits >= 7 || (digits >= 3 && ANNOUNCED.test((0,_strip_js__WEBPACK_IMPORTED_MODULE_0__  .jh)(text)));
}
const AT_SIGN = /@|%40|\\u0040|&#64;|&#[Xx]40;|&commat;/;
const emailHost = (0,_lazy_pattern_js__WEBPACK_IMPORTED_MODULE_1__  .x)(String.raw `(?:@|%40|\\u0040|&#64;|&#x40;|&commat;)(?:(?:[\p{L}\p{N}][\p{L}\p{N}\p{M}-]{0,62}\.){1,10}\p{L}[\p{L}\p{N}\p{M}-]{1,62}|[\p{L}\p{N}\p{M}.-]{0,253}(?=…))`, 'giu');
const localPartChar = (0,_lazy_pattern_js__WEBPACK_IMPORTED_MODULE_1__  .x)(String.raw `[\p{L}\p{N}\p{M}\p{Cs}._%+'~-]`, 'u');
const BEFORE_LOCAL_PART = /['.-]/;
const UUID = '[0-9A-Fa-f]{8}(?:-[0-9A-Fa-f]{4}){3}-[0-9A-Fa-f]{12}(?![0-9A-Za-z])';
const OTHER_NUMBERS = [
    `(?<![0-9A-Za-z])${UUID}`,
    String.raw `(?<!\d)\d{4}[-./]\d\d?[-./]\d\d?(?:[Tt ]\d\d:\d\d(?::\d\d(?:[.,]\d{1,9})?)?(?:[+-]\d\d:?\d\d)?)?(?![\d:]|[-./]\d)`,
    String.raw `(?<!\d)\d\d?[-./]\d\d?[-./](?:\d{4}|\d\d)(?![\d:]|[-./]\d)`,
    String.raw `(?<!\d)\d\d?:\d\d(?::\d\d(?:[.,]\d{1,9})?)?(?!\d)`,
    String.raw `(?<![0-9A-Za-z])v\d{1,9}(?:\.\d{1,9})+`,
    String.raw `(?<!\d)\d{1,3}(?:\.\d{1,3}){3}(?!\d|\.\d)`,
    String.raw `[$€£¥] ?\d+(?:[.,]\d+)*`,
    String.raw `(?<![0-9A-Za-z])(?:0|[1-9]\d*)[.,]\d+(?!\d|[-.,/]\d)`,
    String.raw `(?<![0-9A-Za-z])\d+ ?%(?!2[Bb]|40)`,
    String.raw `(?:#|\b[Rr]un (?:number |#)?)(?!${UUID})\d+(?!\d|[-./]\d)`,
];
const PLUS = String.raw `(?:\+|%2[Bb])`;
const GAP = String.raw `[ .\-/()]{0,3}`;
const END = String.raw `(?!\d)`;
const WORD_END = String.raw `(?!\d|(?![Xx]|[Ee]xt)[A-Za-z])`;
const PHONE_NUMBERS = [
    String.raw `${PLUS}\d{7,}`,
    String.raw `(?<!\d)(?:${PLUS}?1[ .-]?)?\(?\d{3}\)?[ .-]{0,3}\d{3}[ .-]{1,3}\d{4}${END}`,
    String.raw `(?<!\d)555[ .-]\d{4}${END}`,
    String.raw `${PLUS}[ (]{0,2}\d(?:${GAP}\d){5,13}\d${END}`,
    String.raw `${PLUS}[ (]{0,2}\d(?:${GAP}\d){0,13}(?=${GAP}…)`,
    String.raw `(?<![0-9A-Za-z])00${GAP}[1-9](?:${GAP}\d){5,13}\d${WORD_END}`,
    String.raw `(?<![0-9A-Za-z])0[1-9](?:${GAP}\d){6,10}\d${WORD_END}`,
    String.raw `\(\d{2,5}\)[ .-]{0,2}\d(?:[ .-]?\d){5,8}${END}`,
    String.raw `(?<=\\u002[Bb]|(?<![0-9A-Za-z]))[1-9]\d{9,14}${WORD_END}`,
    String.raw `(?<![0-9A-Za-z])\d(?:[ -]\d){9,14}${END}`,
    String.raw `(?<=(?<![A-Za-z])(?:[Tt]el|[Ss]ms|[Cc]allto):(?://)?)\(?\d(?:[.()-]{0,2}\d){2,14}${END}`,
];
const NUMBER = new RegExp(`${OTHER_NUMBERS.join('|')}|(${PHONE_NUMBERS.join('|')})`, 'g');
function redactContacts(text, keep = []) {
    if (!mayHoldContact(text))
        return text;
    const known = new Set(keep.map(spelledPlainly));
    const redact = (from) => replaceContacts(from, (contact, mask) => (known.has(spelledPlainly(contact)) ? contact : mask));
    const redacted = redact(text);
    const shown = (0,_strip_js__WEBPACK_IMPORTED_MODULE_0__  .jh)(redacted);
    const shownRedacted = redact(shown);
    return shownRedacted === shown ? redacted : shownRedacted;
}
function contactsIn(text) {
    const contacts = [];
    replaceContacts((0,_strip_js__WEBPACK_IMPORTED_MODULE_0__  .jh)(text), (contact, mask) => {
        contacts.push(contact);
        return mask;
    });
    return contacts;
}
function replaceContacts(text, replace) {
    return replacePhoneNumbers(replaceEmailAddresses(text, replace), replace);
}
function replaceEmailAddresses(text, replace) {
    const ascii = inAscii(text);
    if (!AT_SIGN.test(ascii))
        return text;
    let replaced = '';
    let done = 0;
    for (const host of ascii.matchAll(emailHost())) {
        const start = localPartStart(ascii, done, host.index);
        if (start === host.index)
            continue;
        const end = host.index + host[0].length;
        replaced += text.slice(done, start) + replace(text.slice(start, end), EMAIL_MASK);
        done = end;
    }
    return replaced + text.slice(done);
}
function localPartStart(text, from, at) {
    let start = at;
    while (start > from && localPartChar().test(text.charAt(start - 1)))
        start -= 1;
    while (start < at && BEFORE_LOCAL_PART.test(text.charAt(start)))
        start += 1;
    return start;
}
function replacePhoneNumbers(text, replace) {
    let replaced = '';
    let done = 0;
    for (const { index, 1: phoneNumber } of inAscii(text).matchAll(NUMBER)) {
        if (phoneNumber === undefined)
            continue;
        const end = index + phoneNumber.length;
        replaced += text.slice(done, index) + replace(text.slice(index, end), PHONE_MASK);
        done = end;
    }
    return replaced + text.slice(done);
}
function inAscii(text) {
    return text.replace(OTHER_FORMS, (char) => {
        const code = char.charCodeAt(0);
        if (code >= 0xff00)
            return String.fromCharCode(code - 0xfee0);
        if (code >= 0x2010 && code <= 0x2212 && code !== 0x202f)
            return '-';
        return code >= 0x0660 && code <= 0x06f9 ? String(code & 0xf) : ' ';
    });
}
function spelledPlainly(contact) {
    const plain = inAscii(contact).toLowerCase().replace(AT_SIGN, '@');
    return plain.includes('@') ? plain : plain.replace(/\D/g, '');
}


/***/ }),

/***/ 1806:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    U: () => (  locatePromptFixes),
    g: () => (  patchOf)
  });
  var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
  var node_path__WEBPACK_IMPORTED_MODULE_0___default =  __webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);
  var node_timers_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8500);
  var node_timers_promises__WEBPACK_IMPORTED_MODULE_1___default =  __webpack_require__.n(node_timers_promises__WEBPACK_IMPORTED_MODULE_1__);
  var _core_text_log_line_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7720);
  var _step_stops_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3743);
  var _prompt_files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2482);
const LIMIT_MS = 30_000;
const FILES_PER_TURN = 200;
const MAX_LISTED = 5;
const CUT_SHORT = 'The search for the prompt texts to change was given up early, since they stand in too many places: what was not found may be there. Set prompt-paths to the files that hold prompts';
const NOTHING_SENT = 'No variable was sent with the run, and a prompt text that the service would change stands in no file of prompt-paths: what was tested may not be what is shipped. Send the prompt with variable-files';
async function locatePromptFixes({ runs, variables }, { promptPaths, source }, workspace, world) {
    const asked = askedFixes(runs);
    if (asked.length === 0)
        return { promptFixes: [], changes: [], notes: [] };
    const giveUp = (why) => ({
        promptFixes: [],
        changes: [],
        notes: [`The prompt texts to change were not looked for in the repository: ${why}`],
    });
    let files;
    try {
        files = await (0,_prompt_files_js__WEBPACK_IMPORTED_MODULE_3__  .M)(promptPaths, workspace);
    }
    catch (error) {
        return giveUp(`git does not list its files (${lastLine(error)}). Check the repository out before this step, or set prompt-paths`);
    }
    const debrief = source.kind === 'debrief-file' ? (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(workspace, source.path) : null;
    const names = files.names.filter((name) => (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(workspace, name) !== debrief);
    const { PromptSearch } = await Promise.all( [__webpack_require__.e(483), __webpack_require__.e(320)]).then(__webpack_require__.bind(__webpack_require__, 9150));
    const search = new PromptSearch(asked);
    const looked = await lookInto(names, workspace, search, world);
    if (typeof looked === 'string')
        return giveUp(looked);
    const found = search.results();
    const isMissing = found.some((one) => one.found.state === 'missing');
    return {
        promptFixes: asked.flatMap(({ from }, index) => {
            const one = found[index];
            return one === undefined ? [] : [{ from, found: one.found }];
        }),
        changes: found.map(({ change }) => change),
        notes: [
            ...(search.isCutShort ? [CUT_SHORT] : []),
            ...(promptPaths === null ? [] : pathNotes(isMissing ? looked.unread : [], files.unmatched)),
            ...(promptPaths !== null && isMissing && variables?.length === 0 ? [NOTHING_SENT] : []),
        ],
    };
}
async function lookInto(names, workspace, search, { clock, cancelled }) {
    const endMs = clock.now() + LIMIT_MS;
    const unread = [];
    for (const [index, name] of names.entries()) {
        if (index % FILES_PER_TURN === 0)
            await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_1__.setImmediate)();
        if (cancelled.aborted)
            return 'the step was cancelled';
        if (clock.now() > endMs) {
            return 'there are too many files. Set prompt-paths to those that hold prompts';
        }
        const text = (0,_prompt_files_js__WEBPACK_IMPORTED_MODULE_3__  .N)(name, workspace);
        if (text === null)
            unread.push(name);
        else if (!isSavedDebrief(name, text))
            search.look(name, text);
    }
    return { unread };
}
function isSavedDebrief(name, text) {
    return name.endsWith('.json') && text.includes('"suggestedText"');
}
function pathNotes(unread, unmatched) {
    const notes = [];
    if (unmatched.length > 0) {
        notes.push(`prompt-paths: no file of the workspace matches ${listed(unmatched)}. Write files, or globs of files such as prompts/**`);
    }
    if (unread.length > 0) {
        notes.push(`prompt-paths: no prompt text was looked for in ${listed(unread)}, since only files of UTF-8 text up to 1 MiB are read, and no links`);
    }
    return notes;
}
function listed(names) {
    const shown = names.slice(0, MAX_LISTED).map((name) => `'${(0,_core_text_log_line_js__WEBPACK_IMPORTED_MODULE_4__  .T)(name, 100)}'`);
    const more = names.length - shown.length;
    return [...shown, ...(more > 0 ? [`${more} more`] : [])].join(', ');
}
function lastLine(error) {
    return (0,_core_text_log_line_js__WEBPACK_IMPORTED_MODULE_4__  .T)((0,_step_stops_js__WEBPACK_IMPORTED_MODULE_2__  .Uc)(error).trim().split('\n').at(-1) ?? '', 300);
}
async function patchOf(report, changes) {
    if (report.promptFixes.length === 0)
        return { report, patch: '' };
    const { makePatch } = await Promise.all( [__webpack_require__.e(483), __webpack_require__.e(320)]).then(__webpack_require__.bind(__webpack_require__, 6162));
    const fixes = report.promptFixes.map(({ from, found }, index) => {
        const [first] = from;
        const { order = 0, title = '' } = (first && report.runs[first.run]?.report?.recommendations[first.recommendation]) ?? {};
        return { found, change: changes[index] ?? null, order, title };
    });
    const { patch, found } = makePatch(fixes);
    const promptFixes = report.promptFixes.map((fix, index) => ({
        ...fix,
        found: found[index] ?? fix.found,
    }));
    return { report: { ...report, promptFixes }, patch };
}
function askedFixes(runs) {
    const asked = new Map();
    for (const [run, { report }] of runs.entries()) {
        for (const [recommendation, { currentText, suggestedText }] of (report?.recommendations ?? []).entries()) {
            if (!currentText?.trim() || suggestedText === null || currentText === suggestedText)
                continue;
            const key = JSON.stringify([currentText, suggestedText]);
            const known = asked.get(key);
            if (known !== undefined)
                known.from.push({ run, recommendation });
            else
                asked.set(key, { currentText, suggestedText, from: [{ run, recommendation }] });
        }
    }
    return [...asked.values()];
}


/***/ }),

/***/ 2763:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    Y: () => (  redactingWorld),
    d: () => (  redactedReport)
  });
  var _core_text_redact_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2210);
  var _report_redact_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(249);
  var _inputs_variables_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9285);



function redactedReport(report, inputs) {
    return inputs.redact ? (0,_report_redact_js__WEBPACK_IMPORTED_MODULE_1__  .a)(report, knownContacts(inputs)) : report;
}
function redactingWorld(world, inputs) {
    return inputs.redact
        ? { ...world, runner: redactingRunner(world.runner, knownContacts(inputs)) }
        : world;
}
function knownContacts({ source }) {
    if (source.kind === 'service-phone-number')
        return [source.servicePhoneNumber];
    if (source.kind !== 'run-plan-id')
        return [];
    return (0,_inputs_variables_js__WEBPACK_IMPORTED_MODULE_2__  .f)(source.variables).map(({ sha256 }) => sha256);
}
function redactingRunner(runner, keep) {
    const redact = (text) => (0,_core_text_redact_js__WEBPACK_IMPORTED_MODULE_0__  .Z)(text, keep);
    return {
        isDebug: runner.isDebug,
        howToGiveKey: runner.howToGiveKey,
        howToGiveToken: runner.howToGiveToken,
        isLive: runner.isLive,
        secrets: runner.secrets,
        getInput: (name) => runner.getInput(name),
        givenInputs: () => runner.givenInputs(),
        getState: (name) => runner.getState(name),
        maskSecret: (value) => runner.maskSecret(value),
        info: (text) => runner.info(redact(text)),
        debug: (text) => runner.debug(redact(text)),
        showLive: (lines) => runner.showLive(lines.map(redact)),
        group: (title, lines) => runner.group(redact(title), lines.map(redact)),
        annotate: (level, message) => runner.annotate(level, redact(message)),
        annotationsLeft: (level) => runner.annotationsLeft(level),
        setOutput: (name, value) => runner.setOutput(name, value),
        saveState: (name, value) => runner.saveState(name, value),
        writeSummary: (markdown) => runner.writeSummary(markdown),
    };
}


/***/ }),

/***/ 6989:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  X: () => (  runReports)
});

// EXTERNAL MODULE: ./report/html/render-html.js + 28 modules
var render_html = __webpack_require__(8085);
// EXTERNAL MODULE: ./report/json/render.js
var render = __webpack_require__(4577);
// EXTERNAL MODULE: ./core/input/iso-time.js
var iso_time = __webpack_require__(2111);
// EXTERNAL MODULE: ./core/text/strip.js
var strip = __webpack_require__(3917);
;// CONCATENATED MODULE: ./core/text/xml.js
const PLAIN = /^[\t\n !#-%(-;=?-~]*$/;
const FORBIDDEN = /[\ufffe\uffff]/g;
function escapeXml(text) {
    if (PLAIN.test(text))
        return text;
    return (0,strip .jh)(text)
        .replace(FORBIDDEN, '')
        .replaceAll('&', '&amp;')
        .replaceAll('<', '&lt;')
        .replaceAll('>', '&gt;')
        .replaceAll('"', '&quot;')
        .replaceAll("'", '&apos;');
}

// EXTERNAL MODULE: ./report/baseline.js
var report_baseline = __webpack_require__(3875);
// EXTERNAL MODULE: ./report/format.js
var format = __webpack_require__(3483);
// EXTERNAL MODULE: ./report/likely.js
var likely = __webpack_require__(5460);
// EXTERNAL MODULE: ./report/run-url.js
var run_url = __webpack_require__(1800);
// EXTERNAL MODULE: ./report/shortfall.js
var shortfall = __webpack_require__(2181);
// EXTERNAL MODULE: ./report/spared.js
var spared = __webpack_require__(4957);
;// CONCATENATED MODULE: ./report/junit/graded-calls.js
function gradedCalls({ calls = [] }) {
    const graded = new Map();
    for (const call of calls) {
        if (!call.isCounted)
            continue;
        const grades = new Map(call.checks.toReversed().map((check) => [check.name, check]));
        for (const { name, isPassed, reasoning } of grades.values()) {
            if (isPassed === null)
                continue;
            const ofCheck = graded.get(name) ?? [];
            ofCheck.push({ call, isPassed, reasoning });
            graded.set(name, ofCheck);
        }
    }
    for (const ofCheck of graded.values()) {
        ofCheck.sort((a, b) => Number(a.isPassed) - Number(b.isPassed));
    }
    return graded;
}

;// CONCATENATED MODULE: ./report/junit/suites.js







const MAX_CALLS = 1000;
const MAX_CHECKS = 500;
const MAX_REASONS = 100;
const GATE = 'Simulation gate';
const KIND = {
    passed: null,
    failed: 'failure',
    inconclusive: 'error',
    error: 'error',
    started: 'skipped',
    skipped: 'skipped',
};
function suitesOf(report, settings) {
    const isByVerdict = report.policy.path === null;
    const suites = nameRuns(report).flatMap(({ run, name }) => {
        const view = viewOf(run, name, isByVerdict);
        const checks = withSuite(run).map((check) => checkSuite(check, view));
        return [runSuite(view, settings), ...checks];
    });
    if (report.runs.length === 0 || report.reasons.length > 0)
        suites.push(gateSuite(report));
    return suites;
}
function withSuite({ checks = [] }) {
    return checks.slice(0, MAX_CHECKS);
}
function nameRuns({ runs, gateName }) {
    const uses = new Map();
    return runs.map((run) => {
        const { stableName, about } = run;
        const subject = stableName ?? about?.planName ?? about?.planId ?? undefined;
        const parts = runs.length === 1 ? [gateName ?? subject] : [gateName, subject];
        const name = parts.filter((part) => part !== undefined).join(': ') || GATE;
        const use = (uses.get(name) ?? 0) + 1;
        uses.set(name, use);
        return { run, name: use === 1 ? name : `${name} (${use})` };
    });
}
function viewOf(run, name, isByVerdict) {
    return {
        run,
        name,
        isFailedByVerdict: isByVerdict && run.outcome === 'failed',
        graded: gradedCalls(run),
        reasons: {
            theme: Map.groupBy(run.reasons, ({ theme }) => theme),
            check: Map.groupBy(run.reasons, ({ check }) => check),
        },
        waivers: (0,spared .wT)(run.spared),
    };
}
function gateSuite({ outcome, reasons }) {
    const kind = KIND[outcome] === 'skipped' ? 'skipped' : 'error';
    return {
        name: GATE,
        writtenAt: '',
        properties: [['outcome', outcome]],
        cases: [testCase('verdict', `${GATE}.gate`, resultOf(kind, outcome, reasons))],
        notes: [],
    };
}
function runSuite(view, settings) {
    const { run, name } = view;
    const { jobId, outcome, runStatus, debrief, report } = run;
    const suites = new Set(run.checks?.map((check) => check.name));
    const checks = checkNames(run).filter((check) => !suites.has(check));
    const notShown = (run.checks?.length ?? 0) - withSuite(run).length;
    const baseline = (0,report_baseline .Bv)(run);
    return {
        name,
        writtenAt: report?.generatedAt ?? '',
        properties: [
            ['outcome', outcome],
            ['verdict', report?.verdict ?? ''],
            ['job-id', jobId],
            ['run-url', (0,run_url .V)(jobId, settings) ?? ''],
            ['run-status', runStatus ?? ''],
            ['debrief-id', debrief?.debriefId ?? ''],
            ['debrief-status', debrief?.status ?? ''],
            ['baseline-job-id', baseline?.jobId ?? ''],
            ['baseline-commit', baseline?.commit ?? ''],
            ['baseline-age-days', shown(baseline?.ageDays ?? null)],
        ],
        cases: [
            verdictCase(view),
            ...checks.map((check) => testCase(check, `${name}.checks`, partResult('check', check, view))),
            ...(report?.themes ?? []).map((theme) => themeCase(theme, view)),
        ],
        notes: [
            ...run.notes,
            ...(notShown > 0 ? [`${(0,format .So)(notShown, 'check')} left out`] : []),
        ],
    };
}
function checkNames({ checks, report }) {
    const names = [...(checks ?? []), ...(report?.trend?.rows ?? [])].map((one) => 'name' in one ? one.name : one.checkName);
    return [...new Set(names)];
}
function verdictCase({ run, name }) {
    const { outcome, reasons, report } = run;
    const checks = new Set(checkNames(run));
    const slugs = new Set(report?.themes.map(({ slug }) => slug));
    const own = reasons.filter(({ check, theme }) => !(check !== undefined && checks.has(check)) && !(theme !== undefined && slugs.has(theme)));
    const isHit = own.length > 0 || reasons.length === 0 || KIND[outcome] !== 'failure';
    const kind = isHit ? KIND[outcome] : null;
    return testCase('verdict', `${name}.gate`, kind && resultOf(kind, outcome, own));
}
function themeCase(theme, view) {
    const { slug, title, severity, affectedCallCount, totalCallCount, analysis } = theme;
    const share = (0,format .T1)(affectedCallCount, totalCallCount);
    const isHeld = view.isFailedByVerdict && severity === 'HIGH';
    const result = partResult('theme', slug, view) ??
        (isHeld ? failed(`a theme of severity HIGH: ${title || slug}`) : null);
    const detail = () => [title, `${severity}: ${share} calls`, analysis].filter((text) => text !== '').join('\n\n');
    return testCase(slug || title, `${view.name}.themes`, result, detail);
}
function checkSuite(check, view) {
    const name = `${view.name}: ${check.name}`;
    const isHeld = view.isFailedByVerdict && (0,shortfall .Me)(check);
    const result = partResult('check', check.name, view) ?? (isHeld ? failed(describeRate(check)) : null);
    const calls = view.graded.get(check.name) ?? [];
    const notShown = calls.length - MAX_CALLS;
    return {
        name,
        writtenAt: view.run.report?.generatedAt ?? '',
        properties: [
            ['passed', shown(check.passed)],
            ['evaluated', shown(check.evaluated)],
            ['rate', shown(check.rate)],
            ['needed', shown(check.needed)],
        ],
        cases: [
            testCase('pass rate', name, result, () => describeRate(check)),
            ...callCases(calls.slice(0, MAX_CALLS), name, result?.kind === 'failure'),
        ],
        notes: notShown > 0 ? [`${(0,format .So)(notShown, 'call')} left out`] : [],
    };
}
function describeRate(check) {
    const { passed, evaluated, rate, needed } = check;
    const counts = passed === null || evaluated === null
        ? `a pass rate of ${(0,format .l9)(rate)}`
        : (0,likely .RC)(`${(0,format .T1)(passed, evaluated)} calls passed`, check);
    return needed === null ? counts : `${counts}; ${(0,format .l9)(needed)} needed`;
}
function callCases(calls, classname, isCheckFailed) {
    const uses = new Map();
    return calls.map(({ call, isPassed, reasoning }) => {
        const parts = [call.persona, call.agent, call.scenario].filter((part) => part !== null);
        const name = parts.join(', ') || 'call';
        const use = (uses.get(name) ?? 0) + 1;
        uses.set(name, use);
        const result = isPassed ? null : isCheckFailed ? failed('the call failed') : WITHIN_BAR;
        return {
            ...testCase(`${name} (${use})`, classname, result, () => reasoning ?? ''),
            durationMs: call.durationMs ?? 0,
        };
    });
}
const WITHIN_BAR = {
    kind: 'skipped',
    type: 'call',
    messages: ['the call failed, but the check is not held against the run'],
};
function partResult(part, name, view) {
    const { outcome } = view.run;
    const hits = view.reasons[part].get(name) ?? [];
    const waiver = view.waivers[part].get(name);
    const kind = KIND[outcome];
    if (kind !== null && hits.length > 0)
        return resultOf(kind, outcome, hits);
    if (waiver === undefined)
        return null;
    const { reason, expires } = waiver;
    return { kind: 'skipped', type: 'waived', messages: [`waived until ${expires}: ${reason}`] };
}
function failed(message) {
    return { kind: 'failure', type: 'verdict', messages: [message] };
}
function resultOf(kind, outcome, reasons) {
    const rules = [...new Set(reasons.map(({ rule }) => rule))].join(', ');
    const messages = reasons.slice(0, MAX_REASONS).map(({ message }) => message);
    return { kind, type: rules || outcome, messages: messages.length > 0 ? messages : [outcome] };
}
function testCase(name, classname, result, detail = () => '') {
    return { name, classname, durationMs: 0, result, detail };
}
function shown(value) {
    return value === null ? '' : String(value);
}

;// CONCATENATED MODULE: ./report/junit/render.js
const MAX_NAME_CHARS = 200;
const MAX_MESSAGE_CHARS = 2000;
const MAX_TEXT_CHARS = 20_000;
const NO_TIME = '1970-01-01T00:00:00';
const LONGEST_MS = 31_536_000_000;
const UNNAMED = '(unnamed)';
function* renderJunit(report, settings) {
    yield '<?xml version="1.0" encoding="UTF-8"?>\n<testsuites>\n';
    for (const [id, suite] of suitesOf(report, settings).entries()) {
        for (const line of suiteLines(suite, id))
            yield `${line}\n`;
    }
    yield '</testsuites>\n';
}
function* suiteLines({ name, writtenAt, properties, cases, notes }, id) {
    const count = (kind) => cases.filter(({ result }) => result?.kind === kind).length;
    const durationMs = cases.reduce((sum, one) => sum + one.durationMs, 0);
    const attributes = [
        `name="${attributeName(name)}"`,
        `package="simulation-gate" id="${id}" timestamp="${timestampOf(writtenAt)}" hostname="localhost"`,
        `tests="${cases.length}" failures="${count('failure')}" errors="${count('error')}"`,
        `skipped="${count('skipped')}" time="${secondsOf(durationMs)}"`,
    ];
    yield `  <testsuite ${attributes.join(' ')}>`;
    yield '    <properties>';
    for (const [property, value] of properties) {
        yield `      <property name="${property}" value="${oneLine(value)}"/>`;
    }
    yield '    </properties>';
    for (const one of cases)
        yield* caseLines(one);
    yield `    <system-out>${wholeText(notes.join('\n'))}</system-out>`;
    yield '    <system-err></system-err>';
    yield '  </testsuite>';
}
function caseLines({ name, classname, durationMs, result, detail: tell }) {
    const detail = tell();
    const attributes = `name="${attributeName(name)}" classname="${attributeName(classname)}" time="${secondsOf(durationMs)}"`;
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
    const isPlausible = durationMs >= 0 && durationMs <= LONGEST_MS;
    return isPlausible ? Number((durationMs / 1000).toFixed(3)) : 0;
}
function timestampOf(isoTime) {
    const ms = (0,iso_time .s)(isoTime);
    if (ms === null)
        return NO_TIME;
    const moment = new Date(ms).toISOString();
    return /^(?!0000)\d{4}-/.test(moment) ? moment.slice(0, 19) : NO_TIME;
}
function attributeName(name) {
    return escapeXml((0,strip .AU)(name, MAX_NAME_CHARS)) || UNNAMED;
}
function oneLine(text) {
    return escapeXml((0,strip .AU)(text, MAX_MESSAGE_CHARS));
}
function wholeText(text) {
    return escapeXml((0,strip .$Q)(text, MAX_TEXT_CHARS));
}

// EXTERNAL MODULE: ./report/markdown.js + 2 modules
var markdown = __webpack_require__(1241);
// EXTERNAL MODULE: ./core/text/lazy-pattern.js
var lazy_pattern = __webpack_require__(470);
// EXTERNAL MODULE: ./core/version.js + 1 modules
var version = __webpack_require__(5459);
// EXTERNAL MODULE: ./report/json/json-text.js
var json_text = __webpack_require__(7347);
// EXTERNAL MODULE: ./report/theme-order.js
var theme_order = __webpack_require__(8918);
;// CONCATENATED MODULE: ./report/sarif/findings.js

function locatedFindings({ runs, promptFixes }) {
    const themesOfRuns = runs.map(themesBySlug);
    const requestsOf = ({ from }) => from.flatMap(({ run, recommendation: position }) => {
        const { jobId, report } = runs[run] ?? { jobId: '', report: null };
        const recommendation = report?.recommendations[position];
        if (recommendation === undefined)
            return [];
        const slugs = [...new Set(recommendation.themeSlugs)];
        const themes = slugs.flatMap((slug) => themesOfRuns[run]?.get(slug) ?? []);
        return [{ jobId, recommendation, themes }];
    });
    const findings = new Map();
    for (const fix of promptFixes) {
        const { found } = fix;
        if (found.state !== 'located')
            continue;
        const { place, insertedText, leftOut } = found;
        const located = { place, insertedText, isApplicable: leftOut === null };
        const requests = requestsOf(fix);
        const isForThemes = requests.some(({ themes }) => themes.length > 0);
        for (const { jobId, recommendation, themes } of requests) {
            for (const theme of isForThemes ? themes : [null]) {
                const key = theme?.slug ?? fix;
                const known = findings.get(key);
                const finding = known ?? { theme, jobId, recommendations: new Set(), fixes: new Set() };
                finding.recommendations.add(recommendation);
                finding.fixes.add(located);
                findings.set(key, isWorse(theme, finding.theme) ? { ...finding, theme, jobId } : finding);
            }
        }
    }
    return [...findings.values()];
}
function themesBySlug({ report }) {
    return new Map((report?.themes ?? []).map((theme) => [theme.slug, theme]));
}
function isWorse(one, other) {
    if (one === null || other === null)
        return false;
    return (0,theme_order .qs)(one.severity) < (0,theme_order .qs)(other.severity);
}

;// CONCATENATED MODULE: ./report/sarif/result.js
const result_MAX_NAME_CHARS = 255;
const MAX_DESCRIPTION_CHARS = 1024;
const MAX_HELP_CHARS = 20_000;
const LEVEL = new Map([
    ['HIGH', 'error'],
    ['MEDIUM', 'warning'],
    ['LOW', 'note'],
]);
function findingSeverity({ theme, recommendations }) {
    const [first] = theme === null ? recommendations : [theme];
    return first?.severity ?? '';
}
function themeRule(id, theme, recommendations) {
    const title = result_oneLine(theme.title, result_MAX_NAME_CHARS) || format .q8;
    const advice = [...recommendations].flatMap(({ title, body }) => [title, body]);
    return rule(id, title, result_oneLine(theme.analysis, MAX_DESCRIPTION_CHARS), result_wholeText(advice));
}
const FIX_RULE = rule('simulation-gate/prompt-fix', 'Prompt fix', 'A change of a prompt that the debrief recommends.', '');
function rule(id, title, description, help) {
    return {
        id,
        name: title,
        shortDescription: { text: title },
        fullDescription: { text: description || title },
        help: { text: help || title },
        properties: { tags: ['simulation'] },
    };
}
function result_resultOf(ruleId, finding, settings) {
    const url = (0,run_url .V)(finding.jobId, settings);
    const [place, ...others] = [...finding.fixes].map((fix) => result_location(fix.place));
    const changes = artifactChanges([...finding.fixes].filter(({ isApplicable }) => isApplicable));
    return {
        ruleId,
        level: LEVEL.get(findingSeverity(finding)) ?? 'warning',
        message: { text: messageOf(finding) },
        locations: [place],
        ...(url === null ? {} : { hostedViewerUri: url }),
        ...(others.length > 0 ? { relatedLocations: others } : {}),
        ...(changes.length > 0 ? { fixes: [{ artifactChanges: changes }] } : {}),
    };
}
function messageOf({ theme, recommendations }) {
    const titles = new Set([...recommendations].map(({ title }) => result_oneLine(title, 200) || format .q8));
    const advice = (0,strip .AU)([...titles].join('; '), MAX_DESCRIPTION_CHARS);
    if (theme === null)
        return advice;
    const share = (0,format .T1)(theme.affectedCallCount, theme.totalCallCount);
    const title = result_oneLine(theme.title, result_MAX_NAME_CHARS) || format .q8;
    return `${title}: ${share} calls affected. Recommended: ${advice}`;
}
function artifactChanges(fixes) {
    return [...Map.groupBy(fixes, ({ place }) => place.path)].map(([path, ofFile]) => ({
        artifactLocation: artifactLocation(path),
        replacements: ofFile.map(({ place, insertedText }) => ({
            deletedRegion: region(place),
            insertedContent: { text: insertedText },
        })),
    }));
}
function result_location(place) {
    return {
        physicalLocation: {
            artifactLocation: artifactLocation(place.path),
            region: region(place),
        },
    };
}
function artifactLocation(path) {
    const uri = path.toWellFormed().split('/').map(encodeURIComponent).join('/');
    return { uri, uriBaseId: '%SRCROOT%' };
}
function region({ startLine, startColumn, endLine, endColumn }) {
    return { startLine, startColumn, endLine, endColumn };
}
function result_oneLine(text, maxChars) {
    return (0,strip .AU)(literally((0,strip .AU)(text, maxChars)), maxChars);
}
function result_wholeText(texts) {
    const shown = texts.filter((text) => text.trim() !== '').join('\n\n');
    return literally((0,strip .jh)((0,strip .$Q)(shown, MAX_HELP_CHARS)));
}
function literally(text) {
    return text.replace(/\{(\d+)\}/g, '{{$1}}').replaceAll('](', '] (');
}

;// CONCATENATED MODULE: ./report/sarif/render.js









const SCHEMA = 'https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json';
const MAX_RESULTS = 25_000;
const BUDGET_BYTES = 9_000_000;
const FRAME_BYTES = 1000;
const MAX_SLUG_CHARS = 200;
function renderSarif(report, settings, budgetBytes = BUDGET_BYTES) {
    const findings = locatedFindings(report).toSorted((a, b) => (0,theme_order .qs)(findingSeverity(a)) - (0,theme_order .qs)(findingSeverity(b)));
    const rules = new Map();
    const results = [];
    const nextRuleId = ruleIds();
    const baselines = baselinesIn(report);
    let room = budgetBytes - FRAME_BYTES - jsonBytes(baselines);
    for (const finding of findings) {
        const rule = ruleOf(finding, nextRuleId);
        const result = result_resultOf(rule.id, finding, settings);
        const isKnown = rules.has(rule.id);
        room -= jsonBytes(result) + (isKnown ? 0 : jsonBytes(rule));
        if (room < 0 || results.length === MAX_RESULTS)
            break;
        rules.set(rule.id, rule);
        results.push(result);
    }
    const leftOut = findings.length - results.length;
    return [
        (0,json_text .s)(documentOf(report, baselines, { rules: [...rules.values()], results }, leftOut)),
        '\n',
    ];
}
function jsonBytes(value) {
    return Buffer.byteLength((0,json_text .s)(value)) + ','.length;
}
function documentOf({ outcome, provenance }, baselines, { rules, results }, leftOut) {
    const notice = `${(0,format .So)(leftOut, 'result')} left out, since GitHub limits the size of a file`;
    const driver = {
        name: 'Simulation Gate',
        version: version .x,
        informationUri: provenance?.actionUrl ?? version .p,
        rules,
    };
    const notifications = leftOut > 0 ? [{ level: 'warning', message: { text: notice } }] : [];
    return {
        $schema: SCHEMA,
        version: '2.1.0',
        runs: [
            {
                tool: { driver },
                invocations: [
                    {
                        executionSuccessful: outcome === 'passed' || outcome === 'failed',
                        toolExecutionNotifications: notifications,
                    },
                ],
                columnKind: 'utf16CodeUnits',
                results,
                ...baselines,
            },
        ],
    };
}
function baselinesIn({ runs }) {
    const baselines = runs.flatMap((run) => {
        const baseline = (0,report_baseline .Bv)(run);
        if (baseline === null)
            return [];
        const { jobId, commit, ageDays } = baseline;
        return { of: run.jobId, jobId, commit, ageDays };
    });
    return baselines.length === 0 ? {} : { properties: { baselines } };
}
function ruleOf({ theme, recommendations }, nextRuleId) {
    return theme === null ? FIX_RULE : themeRule(nextRuleId(theme.slug), theme, recommendations);
}
const unusual = (0,lazy_pattern .x)(String.raw `[^\p{L}\p{N}._-]+`, 'gu');
function ruleIds() {
    const uses = new Map();
    return (slug) => {
        const plain = (0,strip .AU)(slug, MAX_SLUG_CHARS).replace(unusual(), '-') || 'theme';
        let count = uses.get(plain) ?? 0;
        let id = plain;
        while (uses.has(id)) {
            count += 1;
            id = `${plain}-${count}`;
        }
        uses.set(plain, count);
        uses.set(id, uses.get(id) ?? 0);
        return id;
    };
}

;// CONCATENATED MODULE: ./gate/delivery/run-reports.js
function runReports({ report, summary }, settings) {
    return [
        ['json-file', (0,render .h)(report, settings)],
        ['markdown-file', (0,markdown .Gc)(report, settings, summary)],
        ['html-file', (0,render_html .K)(report, settings)],
        ['sarif-file', renderSarif(report, settings)],
        ['junit-file', renderJunit(report, settings)],
    ];
}


/***/ }),

/***/ 7225:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    q: () => (  tellPolicy),
    w: () => (  describePolicy)
  });
const NO_POLICY = 'none (neither .github/simulation-gate.yml nor .yaml is in the workspace), so the verdict alone decides';
function describePolicy({ path, rules, chain, }) {
    if (path === null)
        return { path };
    const [, ...parents] = chain?.files ?? [];
    const resolved = { ...rules };
    return parents.length === 0
        ? { path, resolved }
        : { path, extends: parents.map(({ shown }) => shown), resolved };
}
function tellPolicy(policy, runner) {
    const { path, extends: parents, resolved } = describePolicy(policy);
    runner.info(`Policy: ${path ?? NO_POLICY}`);
    if (parents === undefined)
        return;
    const title = `Policy as it is together with ${parents.join(', ')}`;
    runner.group(title, JSON.stringify(resolved, null, 2).split('\n'));
}


/***/ }),

/***/ 4783:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  bringToJudgement: () => (  bringToJudgement),
  o: () => (  completePolicy),
  redactingWorld: () => (  redacting .Y)
});


// EXTERNAL MODULE: ./core/outcome.js
var core_outcome = __webpack_require__(6767);
// EXTERNAL MODULE: ./policy/max-cost.js
var max_cost = __webpack_require__(7600);
// EXTERNAL MODULE: ./policy/rules/never.js
var never = __webpack_require__(3760);
// EXTERNAL MODULE: ./report/format.js
var format = __webpack_require__(3483);
// EXTERNAL MODULE: ./report/brief.js
var brief = __webpack_require__(1190);
// EXTERNAL MODULE: ./report/html/render-html.js + 28 modules
var render_html = __webpack_require__(8085);
// EXTERNAL MODULE: ./step/stops.js
var stops = __webpack_require__(3743);
// EXTERNAL MODULE: ./gate/delivery/prompt-fixes.js
var prompt_fixes = __webpack_require__(1806);
// EXTERNAL MODULE: ./gate/delivery/redacting.js
var redacting = __webpack_require__(2763);
// EXTERNAL MODULE: ./gate/delivery/run-reports.js + 7 modules
var run_reports = __webpack_require__(6989);
;// CONCATENATED MODULE: ./gate/delivery/show.js
async function show(judged, inputs, world) {
    const shown = await withPromptFixes(judged, inputs, world);
    const files = { reports: run_reports .X, page: render_html .K };
    return inputs.detail === 'brief'
        ? { ...shown, report: (0,brief .j)(shown.report), patch: '', ...files }
        : { ...shown, ...files };
}
async function withPromptFixes(judged, inputs, world) {
    const hasFixes = judged.runs.some(({ report }) => report?.recommendations.some(({ suggestedText }) => suggestedText !== null));
    const without = (...warnings) => ({
        report: (0,redacting .d)(judged, inputs),
        patch: '',
        warnings,
    });
    if (!hasFixes || judged.policy.isTrial || world.cancelled.aborted)
        return without();
    try {
        const { notes, ...located } = await (0,prompt_fixes .U)(judged, inputs, process.cwd(), world);
        const { promptFixes } = located;
        const report = { ...judged, promptFixes, notes: [...judged.notes, ...notes] };
        return { ...(await (0,prompt_fixes .g)((0,redacting .d)(report, inputs), located.changes)), warnings: [] };
    }
    catch (error) {
        world.runner.debug((0,stops .US)(error));
        return without((0,stops .gj)(error).message);
    }
}

// EXTERNAL MODULE: ./core/run-status.js
var run_status = __webpack_require__(6929);
// EXTERNAL MODULE: ./step/in-turn.js
var in_turn = __webpack_require__(9499);
// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(8500);
// EXTERNAL MODULE: ./http/v8-flags.js
var v8_flags = __webpack_require__(4242);
// EXTERNAL MODULE: ./service/http-service-client.js + 2 modules
var http_service_client = __webpack_require__(5888);
// EXTERNAL MODULE: ./memory/open.js + 3 modules
var memory_open = __webpack_require__(6023);
// EXTERNAL MODULE: ./core/json-object.js
var json_object = __webpack_require__(8009);
;// CONCATENATED MODULE: ./memory/refs.js
function refsOf(env, event) {
    const own = env.GITHUB_REF ?? '';
    switch (env.GITHUB_EVENT_NAME) {
        case 'pull_request':
        case 'pull_request_target':
            return {
                own: pullRequestRef((0,json_object .f)(event, ['pull_request'])) ?? own,
                base: branchRef((0,json_object .f)(event, ['pull_request', 'base', 'ref']) ?? env.GITHUB_BASE_REF),
            };
        case 'merge_group':
            return { own, base: branchRef((0,json_object .f)(event, ['merge_group', 'base_ref'])) };
        case 'workflow_run':
            return refsOfWorkflowRun(event, own);
        case 'issue_comment':
            return { own: pullRequestRef(pullRequestCommentedOn(event)) ?? own, base: null };
        default:
            return { own, base: null };
    }
}
function tellRef(ref) {
    const [, number] = /^refs\/pull\/(\d+)\//.exec(ref) ?? [];
    if (number !== undefined)
        return `pull request ${number}`;
    return ref.replace(/^refs\/(?:heads|tags)\//, '') || 'this gate';
}
function testedCommit(env, event) {
    const named = [
        (0,json_object .f)(event, ['pull_request', 'head', 'sha']),
        env.GITHUB_EVENT_NAME === 'workflow_run' && (0,json_object .f)(event, ['workflow_run', 'head_sha']),
        env.GITHUB_SHA,
    ].find((sha) => typeof sha === 'string' && /^[0-9a-fA-F]{7,64}$/.test(sha));
    return typeof named === 'string' ? named : '';
}
function refsOfWorkflowRun(event, own) {
    const run = (0,json_object .f)(event, ['workflow_run']);
    const pullRequest = (0,json_object .f)(run, ['pull_requests', 0]);
    const ref = pullRequestRef(pullRequest);
    if (ref !== null)
        return { own: ref, base: branchRef((0,json_object .f)(pullRequest, ['base', 'ref'])) };
    const head = branchRef((0,json_object .f)(run, ['head_branch']));
    const fork = forkOf(event);
    return {
        own: head === null ? own : fork === null ? head : `refs/forks/${fork}/${head}`,
        base: branchRef((0,json_object .f)(event, ['repository', 'default_branch'])),
    };
}
function forkOf(event) {
    const [head, here] = [['workflow_run', 'head_repository'], ['repository']].map((path) => (0,json_object .f)(event, [...path, 'full_name']));
    return head === here ? null : typeof head === 'string' ? head : 'unknown';
}
function pullRequestCommentedOn(event) {
    const issue = (0,json_object .f)(event, ['issue']);
    return (0,json_object .f)(issue, ['pull_request']) === undefined ? undefined : issue;
}
function pullRequestRef(pullRequest) {
    const number = (0,json_object .f)(pullRequest, ['number']);
    return typeof number === 'number' && Number.isSafeInteger(number) && number > 0
        ? `refs/pull/${number}/merge`
        : null;
}
function branchRef(name) {
    if (typeof name !== 'string' || name === '')
        return null;
    return name.startsWith('refs/heads/') ? name : `refs/heads/${name}`;
}

;// CONCATENATED MODULE: ./memory/origin.js

function originOf(env, event, { own }) {
    return {
        sha: testedCommit(env, event),
        ref: own,
        workflowRun: /^\d{1,20}$/.exec(env.GITHUB_RUN_ID ?? '')?.[0] ?? '',
        attempt: Number(/^\d{1,9}$/.exec(env.GITHUB_RUN_ATTEMPT ?? '')?.[0] ?? 0),
        job: env.GITHUB_JOB ?? '',
        step: env.GITHUB_ACTION ?? '',
    };
}

// EXTERNAL MODULE: ./step/connect.js
var connect = __webpack_require__(4484);
// EXTERNAL MODULE: ./step/inputs/event.js
var inputs_event = __webpack_require__(3050);
// EXTERNAL MODULE: ./http/errors.js
var errors = __webpack_require__(2557);
// EXTERNAL MODULE: ./report/history.js
var report_history = __webpack_require__(350);
// EXTERNAL MODULE: ./report/theme-order.js
var theme_order = __webpack_require__(8918);
// EXTERNAL MODULE: ./core/text/log-line.js
var log_line = __webpack_require__(7720);
// EXTERNAL MODULE: ./policy/below-bar.js
var below_bar = __webpack_require__(2359);
// EXTERNAL MODULE: ./policy/percent.js
var percent = __webpack_require__(6591);
// EXTERNAL MODULE: ./policy/rule.js
var rule = __webpack_require__(2254);
;// CONCATENATED MODULE: ./gate/runs/evidence.js




const MAX_WORD_CHARS = 100;
function evidenceOf(results) {
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
}
function joinEvidence(results, read) {
    const joined = { ...read, ...results };
    const isWorse = read.runVerdict?.passed === false && results.runVerdict?.passed !== false;
    if (!isWorse)
        return joined;
    return { ...joined, ...pickJudgement(read) };
}
function pickJudgement({ runVerdict, checks }) {
    return { ...(runVerdict && { runVerdict }), ...(checks && { checks }) };
}
function costOf(cost) {
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
function checksOf(judged, metrics) {
    const metricOf = new Map(metrics.map((metric) => [metric.metricDefinitionId, metric]));
    const known = new Set(judged.map(({ metricDefinitionId }) => metricDefinitionId));
    const others = metrics.filter(({ isCheck, check, metricDefinitionId }) => (isCheck === true || check !== null) && !known.has(metricDefinitionId));
    return [
        ...judged.map((check) => withRate({
            id: check.metricDefinitionId,
            name: check.metricName ?? metricOf.get(check.metricDefinitionId)?.name ?? nameless(check),
            isPassed: check.passed,
            passed: check.passedSims,
            evaluated: check.evaluatedSims,
            rate: check.passRate,
            needed: check.minPassRate,
            isInherited: check.inherited,
        })),
        ...others.map(({ metricDefinitionId, name, check }) => withRate({
            id: metricDefinitionId,
            name,
            isPassed: null,
            passed: check?.passedCalls ?? null,
            evaluated: check?.evaluatedCalls ?? null,
            rate: check?.passRate ?? null,
            needed: null,
            isInherited: null,
        })),
    ];
}
function nameless({ metricDefinitionId }) {
    return metricDefinitionId ?? 'a check without a name';
}
function withRate(check) {
    const { rate, passed, evaluated } = check;
    if (rate !== null || passed === null || !evaluated)
        return check;
    return { ...check, rate: (100 * passed) / evaluated };
}
function failureOf(failure, checks) {
    const { type, metricDefinitionId, metricName } = failure;
    if (metricDefinitionId === null && metricName === null) {
        return { type, message: describeFailure(failure), check: null };
    }
    const found = checks.find(({ id, name }) => metricDefinitionId === null ? name === metricName : id === metricDefinitionId);
    const check = metricName ?? found?.name ?? nameless(failure);
    return { type, message: describeCheckFailure(failure, check, found), check };
}
function describeFailure(failure) {
    const { type, status, evaluatedCalls, expectedCalls } = failure;
    switch (type) {
        case 'RUN_NOT_COMPLETED':
            return status === null
                ? 'the run was not completed'
                : `the run was not completed: it ended ${(0,log_line .T)(status, MAX_WORD_CHARS)}`;
        case 'INCOMPLETE_COVERAGE':
            return `${countOf(evaluatedCalls, expectedCalls)} were graded`;
        case 'AGENT_NEVER_SPOKE':
            return describeSilence(failure);
        default:
            return `the service holds ${(0,log_line .T)(type, MAX_WORD_CHARS)} against the run`;
    }
}
function describeSilence({ agentName, neverSpokeCalls, totalCalls, maxShare, }) {
    const agent = agentName === null ? 'the agent' : `the agent ${(0,rule .AB)(agentName)}`;
    const bar = maxShare === null ? '' : `; at most ${(0,percent .dH)(maxShare)} % may be silent`;
    return `${agent} never spoke in ${countOf(neverSpokeCalls, totalCalls)}${bar}`;
}
function describeCheckFailure(failure, name, check) {
    const { type, passRate, minPassRate } = failure;
    const subject = `check ${(0,rule .AB)(name)}`;
    switch (type) {
        case 'METRIC_NOT_EVALUATED':
            return `${subject} was graded on no call`;
        case below_bar .YX:
            return (0,below_bar ._l)(name, {
                evaluated: check?.evaluated ?? null,
                rate: passRate ?? check?.rate ?? null,
                needed: minPassRate ?? check?.needed ?? null,
            });
        default:
            return `${subject}: the service holds ${(0,log_line .T)(type, MAX_WORD_CHARS)} against it`;
    }
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
    const reasonings = new Map((call.values ?? []).map(({ metricDefinitionId, reasoning }) => [metricDefinitionId, reasoning]));
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
            reasoning: reasonings.get(check.metricDefinitionId) ?? null,
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

;// CONCATENATED MODULE: ./gate/baseline/earlier-run.js
function earlierRunOf(jobId, results) {
    const { about, runVerdict, checks = [] } = evidenceOf(results);
    const { debrief, run } = results;
    const isReady = debrief?.status === 'READY';
    const report = (isReady ? debrief.report : null) ?? null;
    const earlier = {
        jobId,
        planId: about?.planId ?? null,
        number: about?.number ?? null,
        status: run?.status ?? null,
        startedAt: about?.startedAt ?? about?.createdAt ?? null,
        endedAt: about?.endedAt ?? null,
        durationMs: about?.durationMs ?? null,
        verdict: null,
        isPassed: runVerdict?.passed ?? null,
        checks: [...(0,report_history .tg)({ checks, report: null }).values()],
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
        themes: report.themes.filter(theme_order .aJ).map(({ slug, title }) => ({ slug, title })),
        lacksReport: false,
    };
}
function whyUnfit(earlier, planId) {
    const { status, verdict, isPassed, checks } = earlier;
    if (planId !== null && earlier.planId !== null && !isSame(planId, earlier.planId)) {
        return 'it is a run of another plan';
    }
    if (status !== null && status !== 'COMPLETED') {
        return (0,run_status .h)(status) ? `it ended ${status}` : 'it has not ended';
    }
    const isJudged = verdict !== null || isPassed !== null || checks.length > 0;
    return isJudged ? null : 'it was not judged';
}
function isSame(id, other) {
    return id.toLowerCase() === other.toLowerCase();
}

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
    read(jobId, deadlineMs) {
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
        return this.#unread.get(jobId.toLowerCase()) ?? null;
    }
    async #read(jobId, deadlineMs) {
        const { client } = this.#reader;
        return this.#attempt(jobId, null, async () => earlierRunOf(jobId, await client.readResults(jobId, this.#context(deadlineMs))));
    }
    async #fetchReport(run, deadlineMs) {
        const { client } = this.#reader;
        return this.#attempt(run.jobId, run, async () => {
            const context = this.#context(deadlineMs);
            const { report } = await client.requestDebrief(run.jobId, { regenerate: false }, context);
            return report ? withReport(run, report) : run;
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
            const isExpected = error instanceof errors ._ || error instanceof stops .cJ;
            runner.debug(`earlier run ${jobId}: ${isExpected ? error.message : (0,stops .US)(error)}`);
            if (fallback === null && error instanceof errors ._) {
                this.#unread.set(jobId.toLowerCase(), (0,stops .Kx)(error.message));
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

;// CONCATENATED MODULE: ./gate/baseline/recall-once.js
function recallOnce(memory) {
    const recalled = new Map();
    return (ref) => {
        const known = recalled.get(ref) ?? memory.recall(ref);
        recalled.set(ref, known);
        return known;
    };
}

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
            const isExpected = error instanceof errors ._ || error instanceof stops .cJ;
            runner.debug(`earlier runs are not listed: ${isExpected ? error.message : (0,stops .US)(error)}`);
            return [];
        }
    }
}

// EXTERNAL MODULE: ./gate/inputs/policy-file.js + 1 modules
var policy_file = __webpack_require__(6674);
// EXTERNAL MODULE: ./core/text/duration.js
var duration = __webpack_require__(955);
;// CONCATENATED MODULE: ./gate/runs/not-offered.js

const NOT_OFFERED = new Set([404, 405, 501]);
const FORBIDDEN = 403;
function isNotOffered(error) {
    return error instanceof errors ._ && NOT_OFFERED.has(lastStatus(error));
}
function isWithheld(error) {
    return isNotOffered(error) || (error instanceof errors ._ && lastStatus(error) === FORBIDDEN);
}
function lastStatus({ status, cause }) {
    return cause instanceof errors ._ ? cause.status : status;
}

;// CONCATENATED MODULE: ./gate/runs/earlier-run.js
const earlier_run_BUDGET_MS = 30_000;
const MAX_PAGES = 4;
const UNKNOWN = 'UNKNOWN';
async function readEarlier(jobId, plan, watch) {
    const results = await watch.client.readResults(jobId, contextOf(watch));
    await refuseOtherPlan(jobId, results, plan, watch);
    return results;
}
async function readEarlierStatus(jobId, plan, watch) {
    const results = await readIfThere(jobId, watch);
    await refuseOtherPlan(jobId, results, plan, watch);
    try {
        return (await watch.client.readRun(jobId, contextOf(watch))).status;
    }
    catch (error) {
        if (!(error instanceof errors ._))
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
        if (!(error instanceof errors ._) || error.status !== 409)
            throw error;
    }
    return UNKNOWN;
}
async function readIfThere(jobId, watch) {
    try {
        return await watch.client.readResults(jobId, contextOf(watch));
    }
    catch (error) {
        if (error instanceof errors ._)
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
        if (error instanceof errors ._)
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
        if (page.nextCursor === null || page.nextCursor === after)
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
        if (isWithheld(error))
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
var external_node_stream_promises_ = __webpack_require__(6466);
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
        return { fingerprint: subject + hashOf([subject, updatedAt, files]) };
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
        const isMissing = error instanceof errors ._ && MISSING.has(error.status);
        if (isMissing)
            return null;
        throw error;
    }
}
const MISSING = new Set([403, 404, 405, 501]);
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
    await (0,external_node_stream_promises_.pipeline)((0,external_node_fs_.createReadStream)(path), hash);
    return hash.digest('hex');
}
function isFile(path) {
    return (0,external_node_fs_.lstatSync)((0,external_node_fs_.realpathSync)(path)).isFile();
}
function hashOf(value) {
    return (0,external_node_crypto_.createHash)('sha256').update(JSON.stringify(value)).digest('hex').slice(0, HALF);
}

;// CONCATENATED MODULE: ./gate/runs/attach.js
async function findLeftRun(run, plan, subject, watch) {
    const left = await leftByLastAttempt(plan, subject, watch);
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
async function leftByLastAttempt(plan, subject, { origin, refs, memory, judgements }) {
    if (!hasEarlierAttempt(origin))
        return [];
    const earlier = (await memory.recall(refs.own)).filter((one) => isEarlierAttempt(one, origin, plan, subject));
    const last = Math.max(...earlier.map(({ attempt }) => attempt));
    const left = earlier.filter(({ attempt }) => attempt === last);
    if (left.every(({ outcome }) => outcome !== 'started'))
        return left;
    const elsewhere = await judgements.recall(refs.own);
    return left.map((one) => {
        const judgement = elsewhere.find(({ jobId }) => jobId === one.jobId);
        return one.outcome === 'started' && judgement ? { ...one, outcome: judgement.outcome } : one;
    });
}
function hasEarlierAttempt({ attempt, workflowRun }) {
    return attempt > 1 && workflowRun !== '';
}
function isEarlierAttempt(one, origin, plan, subject) {
    return (one.workflowRun === origin.workflowRun &&
        one.job === origin.job &&
        one.step === origin.step &&
        one.attempt > 0 &&
        one.attempt < origin.attempt &&
        one.runPlanId.toLowerCase() === plan.id.toLowerCase() &&
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
    const isSpent = (0,run_status .h)(status) && status !== 'COMPLETED';
    const wasSeen = outcome === 'started' && endedAt !== null;
    return isSpent && wasSeen ? `it ended ${status}, and there was nothing to judge` : null;
}

// EXTERNAL MODULE: ./core/input/iso-time.js
var iso_time = __webpack_require__(2111);
// EXTERNAL MODULE: ./service/operations.js
var operations = __webpack_require__(9617);
// EXTERNAL MODULE: ./step/look-up.js
var look_up = __webpack_require__(37);
// EXTERNAL MODULE: ./gate/inputs/settings.js
var settings = __webpack_require__(7100);
;// CONCATENATED MODULE: ./gate/runs/remembering.js
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
async function rememberEnd(run, told, watch) {
    const isJudged = told.outcome === 'failed' || told.report !== null;
    if (told.outcome !== 'started' && (isJudged || run.pointer !== null)) {
        const pointer = run.pointer ?? pointerOf(run, watch);
        const outcome = isJudged ? told.outcome : pointer.outcome;
        const endedAt = (0,run_status .h)(run.runStatus) || isJudged ? endOf(run, watch) : null;
        await keep(run, { ...pointer, outcome, endedAt }, watch);
        if (isJudged && watch.source.kind !== 'run-plan-id')
            await watch.judgements.remember({ ...pointer, outcome });
    }
}
function keep(run, pointer, { memory }) {
    run.pointer = pointer;
    return memory.remember(pointer);
}
function pointerOf(run, watch) {
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
}
function endOf({ evidence, pointer }, { clock }) {
    return momentOf(evidence.about?.endedAt) ?? pointer?.endedAt ?? isoOf(clock.now());
}
function momentOf(text) {
    const ms = text ? (0,iso_time .s)(text) : null;
    return ms === null ? null : isoOf(ms);
}
function isoOf(ms) {
    return new Date(ms).toISOString();
}

// EXTERNAL MODULE: ./core/text/nearest.js
var nearest = __webpack_require__(4689);
// EXTERNAL MODULE: ./memory/memory.js
var memory_memory = __webpack_require__(3784);
// EXTERNAL MODULE: ./step/annotations.js
var annotations = __webpack_require__(1560);
;// CONCATENATED MODULE: ./gate/baseline/choose.js

function candidatesFor(jobId, planId, remembered) {
    const others = remembered.filter((pointer) => !isSame(pointer.jobId, jobId));
    const isForeign = ({ runPlanId }) => planId !== null && runPlanId !== '' && !isSame(runPlanId, planId);
    const own = others.filter((pointer) => !isForeign(pointer));
    const of = (outcome) => own.filter((one) => one.outcome === outcome);
    return { passed: of('passed'), failed: of('failed'), foreign: others.filter(isForeign) };
}

// EXTERNAL MODULE: ./chance/counts.js
var chance_counts = __webpack_require__(8038);
;// CONCATENATED MODULE: ./gate/baseline/pool.js
function poolChecks(runs) {
    const all = new Map();
    for (const { checks } of runs) {
        for (const check of checks) {
            all.set(check.name, [...(all.get(check.name) ?? []), checkRate(check)]);
        }
    }
    return new Map([...all].map(([name, rates]) => [name, poolRates(rates)]));
}
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



const compare_UNKNOWN = { counts: null, rate: null };
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
function withCounts(trend, told, previous) {
    const before = poolChecks(previous === null ? [] : [previous]);
    const now = currentRates(told);
    const rows = trend.rows.map((row) => {
        const { checkName } = row;
        return counted(row, before.get(checkName) ?? compare_UNKNOWN, now.get(checkName) ?? compare_UNKNOWN);
    });
    return { ...trend, rows };
}
function trendOfComparison({ checks, comparison }, others) {
    const { simulationRunPlanJobId, runNumber, status } = comparison?.baselineRun ?? {};
    const jobId = simulationRunPlanJobId ?? '';
    const isOther = ['', ...others].some((other) => isSame(other ?? '', jobId));
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
    const isOwn = trend !== null && isSame(trend.baselineRunPlanJobId, newest.jobId);
    const lifecycles = new Map(isOwn ? rows.map(({ checkName, lifecycle }) => [checkName, lifecycle]) : []);
    const names = new Set([...now.keys(), ...newest.checks.map(({ name }) => name)]);
    return {
        baselineRunPlanJobId: newest.jobId,
        baselineRunNumber: newest.number,
        rows: [...names].map((checkName) => {
            const previous = before.get(checkName) ?? compare_UNKNOWN;
            const current = now.get(checkName) ?? compare_UNKNOWN;
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
function counted(row, previous, current) {
    if (previous.counts === null && current.counts === null)
        return row;
    return { ...row, counts: { previous: previous.counts, current: current.counts } };
}
function currentRates({ checks }, rows = []) {
    return new Map([
        ...rows.map(({ checkName, currentPassRate }) => {
            return [checkName, { counts: null, rate: currentPassRate }];
        }),
        ...checks.map((check) => [check.name, checkRate(check)]),
    ]);
}
function baselineRates(trend, { comparison }, { jobId }, pool) {
    const rates = new Map();
    const tell = (name, rate) => {
        if (name !== null && rate !== null)
            rates.set(name, { counts: null, rate });
    };
    if (trend !== null && isSame(trend.baselineRunPlanJobId, jobId)) {
        for (const row of trend.rows)
            tell(row.checkName, row.previousPassRate);
    }
    if (isSame(comparison?.baselineRun?.simulationRunPlanJobId ?? '', jobId)) {
        for (const check of comparison?.checks ?? [])
            tell(check.metricName, check.baselinePassRate);
    }
    for (const [name, pooled] of poolChecks(pool)) {
        if (pooled.rate !== null || pooled.counts !== null)
            rates.set(name, pooled);
    }
    return rates;
}

;// CONCATENATED MODULE: ./gate/baseline/baseline.js
const KEEP_MEMORY = '; give the input memory a folder that is kept from job to job, and runs are remembered from then on';
const baseline_BUDGET_MS = 20_000;
const SPARE = 5;
const DAY_MS = 86_400_000;
const MAX_NAMED = 3;
const MAX_WHY_CHARS = 300;
class BaselineSearch {
    #run;
    #watch;
    #remembered;
    #found = null;
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
        const trend = trendOf(null, told, found.newest, [found.newest, ...found.older]);
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
        const { passed, failed } = candidatesFor(jobId, this.#run.planId, await this.#remembered);
        this.#run.compareToJobId = (passed[0] ?? failed[0])?.jobId ?? null;
    }
    async #find() {
        const { baseline, baselineRuns } = this.#watch.inputs;
        const deadlineMs = this.#watch.clock.now() + baseline_BUDGET_MS;
        const remembered = await this.#remembered;
        switch (baseline.kind) {
            case 'given':
                return this.#findGiven(baseline.jobId, remembered, deadlineMs);
            case 'auto':
                return this.#findRemembered(remembered, baselineRuns, deadlineMs);
            default:
                return null;
        }
    }
    async #findGiven(jobId, remembered, deadlineMs) {
        const newest = await this.#readFit(jobId, deadlineMs);
        if (newest === null) {
            const warning = `input 'baseline': run ${jobId} cannot be compared with (see the debug log for why), so the service's previous run stands in for it`;
            (0,annotations .qc)('warning', [warning], this.#watch.runner);
            this.#run.note(`The run that the input baseline names, ${jobId}, cannot be compared with.`);
            return null;
        }
        const pointer = remembered.find((one) => isSame(one.jobId, jobId)) ?? null;
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
            this.#run.note(`No run of ${tellRef(refs.base ?? refs.own)} that passed could be compared with, so the newest judged one is the baseline, which did not pass.`);
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
        if (isSame(jobId, this.#run.jobId))
            return null;
        const run = await earlierRuns.readWhole(jobId, deadlineMs);
        if (run === null)
            return null;
        const why = whyUnfit(run, this.#run.planId);
        if (why === null)
            return run;
        this.#passOver(jobId, why);
        return null;
    }
    #noteUnread(pointers) {
        const unread = pointers.flatMap(({ jobId }) => {
            const why = this.#watch.earlierRuns.whyUnread(jobId);
            return why === null ? [] : [`run ${jobId} (${(0,log_line .T)(why, MAX_WHY_CHARS)})`];
        });
        if (unread.length === 0)
            return;
        const { refs } = this.#watch;
        this.#run.note(`Of the judged runs of ${tellRef(refs.base ?? refs.own)} that are remembered, the baseline lacks what could not be read: ${(0,format .ki)(unread, MAX_NAMED)}.`);
    }
    #passOver(jobId, why) {
        this.#watch.runner.debug(`run ${jobId} is passed over as a baseline: ${why}`);
    }
    #compareWith(found, report) {
        const { evidence, comparison } = this.#run;
        const told = { checks: evidence.checks ?? [], comparison };
        const compared = compareWith(report, told, found.newest, found.older);
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
        const trend = told ?? trendOfComparison({ checks, comparison }, [own, compareToJobId]);
        const jobId = trend?.baselineRunPlanJobId ?? '';
        if (trend === null || jobId === '')
            return trend;
        if (isSame(jobId, own))
            return withoutPrevious(trend);
        const hasCounts = checks.some(({ evaluated }) => evaluated !== null);
        const deadlineMs = clock.now() + baseline_BUDGET_MS;
        const previous = hasCounts ? await earlierRuns.read(jobId, deadlineMs) : null;
        const pointer = (await this.#remembered).find((one) => isSame(one.jobId, jobId)) ?? null;
        this.#run.baseline = {
            ...this.#factsOf(jobId, previous, pointer),
            number: trend.baselineRunNumber,
            source: 'previous',
        };
        await this.#notePrevious();
        return withCounts(trend, { checks, comparison }, previous);
    }
    async #notePrevious() {
        const { inputs, memory, refs } = this.#watch;
        if (inputs.baseline.kind !== 'auto')
            return;
        const { jobId, planId } = this.#run;
        const { passed, failed } = candidatesFor(jobId, planId, await this.#remembered);
        const is = passed.length + failed.length > 0 ? 'could be compared with' : 'is remembered';
        this.#run.note(`Compared with the plan's previous run, which may be another pull request's: no judged run of ${tellRef(refs.base ?? refs.own)} ${is}${memory === memory_memory .g ? KEEP_MEMORY : ''}.`);
    }
    #factsOf(jobId, run, pointer) {
        const nowMs = this.#watch.clock.now();
        const ended = this.#run.comparison?.baselineRun;
        const told = [
            run?.endedAt,
            isSame(ended?.simulationRunPlanJobId ?? '', jobId) ? ended?.endedAt : null,
            pointer?.endedAt,
        ];
        const [endedMs = null] = told.flatMap((text) => (text ? ((0,iso_time .s)(text) ?? []) : []));
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
async function learnEnd(run, watch) {
    const startedMs = run.startedHere ? (0,iso_time .s)(run.pointer?.startedAt ?? '') : null;
    const { planId } = run;
    if (startedMs === null || planId === null)
        return;
    const remembered = await durationsRemembered(run, planId, watch);
    const durations = remembered.length > 0 ? remembered : await durationsListed(planId, watch);
    run.expected = (0,expected_end .r)(startedMs, durations.slice(0, MAX_RUNS));
}
async function durationsRemembered({ jobId }, planId, { recall, refs }) {
    const pointers = [refs.own, ...(refs.base === null ? [] : [refs.base])].map((ref) => recall(ref));
    return (await Promise.all(pointers))
        .flat()
        .filter(({ outcome, runPlanId, jobId: id }) => (outcome === 'passed' || outcome === 'failed') &&
        isSame(runPlanId, planId) &&
        !isSame(id, jobId))
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

// EXTERNAL MODULE: ./core/text/lazy-pattern.js
var lazy_pattern = __webpack_require__(470);
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
const plain = (0,lazy_pattern .x)(String.raw `[\p{L}\p{N} !#-,.-;=?[\]^_{|}~-]`, 'u');
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
        const isShown = (id) => shown.some((one) => isSame(one, id));
        const remembered = (await recall(refs.own)).filter((pointer) => !isShown(pointer.jobId) &&
            pointer.outcome !== null &&
            pointer.outcome !== 'started' &&
            (planId === null || pointer.runPlanId === '' || isSame(pointer.runPlanId, planId)));
        if (remembered.length > 0 || planId === null) {
            return remembered.map((pointer) => ({ jobId: pointer.jobId, pointer }));
        }
        return (await this.#listed(planId)).filter((one) => !isShown(one.jobId));
    }
    async #listed(planId) {
        const runs = await this.#watch.planRuns.list(planId);
        const ids = runs.map(({ simulationRunPlanJobId }) => simulationRunPlanJobId);
        const own = ids.findIndex((id) => isSame(id, this.#run.jobId));
        return runs
            .slice(own + 1)
            .filter(({ status }) => status === undefined || (0,run_status .h)(status))
            .map(({ simulationRunPlanJobId }) => ({ jobId: simulationRunPlanJobId, pointer: null }));
    }
    async #read({ jobId, pointer }, deadlineMs) {
        const run = await this.#watch.earlierRuns.read(jobId, deadlineMs);
        if (run === null || whyUnfit(run, this.#run.planId) !== null)
            return null;
        return {
            jobId,
            number: run.number,
            endedAt: history_momentOf(run.endedAt ?? pointer?.endedAt ?? null),
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
function outcomeOf({ isPassed, verdict }) {
    if (isPassed === false || verdict === 'THRESHOLD_FAILED')
        return 'failed';
    return isPassed === true || verdict === 'PASSED' ? 'passed' : null;
}
function history_momentOf(text) {
    const ms = text === null ? null : (0,iso_time .s)(text);
    return ms === null ? null : new Date(ms).toISOString();
}

// EXTERNAL MODULE: ./gate/runs/ask-to-cancel.js
var ask_to_cancel = __webpack_require__(1852);
// EXTERNAL MODULE: ./gate/runs/saved-runs.js
var saved_runs = __webpack_require__(1156);
;// CONCATENATED MODULE: ./gate/runs/cancel.js





const HURRIED_BUDGET_MS = 3_000;
const cancel_BUDGET_MS = 2 * 60_000;
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
        if (!(error instanceof errors ._))
            throw error;
        run.uncancelled = error.message;
        run.note('The run could not be cancelled: it may go on placing calls.');
        watch.narrator.say(run, `could not be cancelled: ${error.message}`);
    }
}
async function requestCancel({ jobId }, watch) {
    const { client, clock, cancelled } = watch;
    try {
        return await (0,ask_to_cancel .n)(jobId, client, {
            signal: cancelled,
            deadlineMs: clock.now() + cancel_BUDGET_MS,
        });
    }
    catch (error) {
        if (!(error instanceof stops .cJ))
            throw error;
    }
    const { signal } = new AbortController();
    return (0,ask_to_cancel .n)(jobId, client, { signal, deadlineMs: clock.now() + HURRIED_BUDGET_MS });
}
function leaveRun(run, watch) {
    run.note('This step started the run and had to leave it: it may go on placing calls. Its ID as job-id has it judged; to run this again as it is would place the calls a second time.');
    watch.narrator.say(run, 'left, and may go on placing calls');
    run.leftGoing = 'lost';
    run.recall = new Promise((resolve) => {
        watch.cancelled.addEventListener('abort', () => resolve(cancelRun(run, watch)), { once: true });
    });
}
function tellRunsThatGoOn(runs, runner) {
    const uncancelled = runs.flatMap(({ jobId, uncancelled: why }) => why === null ? [] : [{ id: jobId, why }]);
    (0,annotations .qc)('error', (0,saved_runs .Y_)(uncancelled), runner, MAX_ANNOTATIONS);
    const left = runs.flatMap(({ jobId, leftGoing }) => leftGoing === null ? [] : [{ id: jobId, why: LEFT_GOING[leftGoing] }]);
    const going = (0,annotations .UN)(left).map(({ ids, why }) => `run ${ids} ${why}`);
    (0,annotations .qc)('warning', going, runner, MAX_ANNOTATIONS);
}

;// CONCATENATED MODULE: ./gate/runs/patience.js



const LIMIT_MS = 2 * 60_000;
const ODD = new Set(['status', 'not-json', 'shape']);
const MEANT = new Set([403, 409]);
class Patience {
    #clock;
    #sinceMs = null;
    constructor(clock) {
        this.#clock = clock;
    }
    isOver() {
        this.#sinceMs ??= this.#clock.now();
        return this.#clock.now() - this.#sinceMs >= LIMIT_MS;
    }
    restore() {
        this.#sinceMs = null;
    }
}
async function askPatiently(ask, run, wait, { clock, narrator }) {
    const patience = new Patience(clock);
    const { lastSeen } = wait;
    for (;;) {
        try {
            return await ask();
        }
        catch (error) {
            if (!isOdd(error) || MEANT.has(error.status) || (0,errors .F)(error))
                throw error;
            if (!run.startedHere && !run.isKnown)
                throw error;
            if (patience.isOver()) {
                wait.lastSeen = lastSeen;
                throw explainLasting(error, run);
            }
            const problem = (0,stops .Kx)(error.message);
            wait.lastSeen = problem;
            const limit = (0,duration .a)(LIMIT_MS);
            narrator.sayOnce(run, `${problem}; asking again, for ${limit} at most`);
        }
        await wait.pause();
    }
}
function isOdd(error) {
    return error instanceof errors ._ && ODD.has(error.kind);
}
function explainLasting(error, { isKnown }) {
    if (error.status !== 404 || !isKnown)
        return error;
    const limit = (0,duration .a)(LIMIT_MS);
    return new stops .C9('service', `${(0,stops .Kx)(error.message)}, for ${limit}, though the service has answered for this run before`);
}

;// CONCATENATED MODULE: ./gate/runs/read-results.js

const COMPARED_MS = 15_000;
const NOT_ABOUT_IT = new Set([401, 403, 409]);
async function readResults(run, context, { client, clock, runner }) {
    const { jobId, compareToJobId } = run;
    if (compareToJobId === null)
        return client.readResults(jobId, context);
    const nowMs = clock.now();
    const deadlineMs = nowMs + Math.min(COMPARED_MS, (context.deadlineMs - nowMs) / 2);
    try {
        return await client.readResults(jobId, { ...context, deadlineMs }, compareToJobId);
    }
    catch (error) {
        if (!(error instanceof errors ._) || NOT_ABOUT_IT.has(error.status))
            throw error;
        runner.debug(`not compared with run ${compareToJobId} by the service: ${error.message}`);
        run.compareToJobId = null;
        return client.readResults(jobId, context);
    }
}

;// CONCATENATED MODULE: ./gate/runs/run-record.js



const MAX_ERROR_CHARS = 1_000;
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
    hasResults = false;
    unread = null;
    wait = null;
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
        return this.startedHere && !this.finished && !(0,run_status .h)(this.runStatus);
    }
    takeProgress({ status, verdict, attemptSummary }) {
        this.runStatus = status;
        if (!(0,run_status .h)(status))
            return;
        this.#readEvidence = evidenceOf({ verdict, attemptSummary });
        this.evidence = joinEvidence(this.evidence, this.#readEvidence);
    }
    takeResults(results) {
        const { run } = results;
        const known = this.evidence.about;
        const told = evidenceOf(results);
        this.evidence = joinEvidence({ ...this.evidence, ...told }, this.#readEvidence);
        if (told.about !== undefined && known !== undefined) {
            const { planName, planId } = told.about;
            const about = { planName: planName ?? known.planName, planId: planId ?? known.planId };
            this.evidence.about = { ...told.about, ...about };
        }
        this.comparison = results.comparison;
        this.hasResults = true;
        const status = run?.status ?? null;
        const mayBeLess = this.runStatus === 'COMPLETED' && (0,run_status .h)(status);
        if (status !== null && (mayBeLess || !(0,run_status .h)(this.runStatus)))
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
            ...this.evidence,
            ...(this.looks > 1 && { looks: this.looks }),
        };
    }
}
function quoteErrorMessage(errorMessage, detail) {
    const message = (0,log_line .T)(errorMessage ?? '', MAX_ERROR_CHARS);
    if (message === '')
        return ', without an error message';
    return detail === 'brief'
        ? ', with an error message that detail: brief leaves out'
        : `: ${message}`;
}

// EXTERNAL MODULE: ./step/wait.js + 1 modules
var wait = __webpack_require__(3776);
;// CONCATENATED MODULE: ./gate/runs/watch.js

function waitForRun(run, what, watch) {
    return beginWait(run, { what, input: 'run-timeout', limitMs: watch.inputs.runTimeoutMs }, watch);
}
function waitForDebrief(run, wasRequested, watch) {
    const { runTimeoutMs, debriefTimeoutMs } = watch.inputs;
    const what = `the debrief of ${run.name}`;
    if (wasRequested) {
        run.wait = null;
        return beginWait(run, { what, input: 'debrief-timeout', limitMs: debriefTimeoutMs }, watch);
    }
    const limitMs = runTimeoutMs + debriefTimeoutMs;
    return beginWait(run, { what, input: 'run-timeout + debrief-timeout', limitMs }, watch);
}
function beginWait(run, limit, { inputs: { maxPollIntervalMs }, clock, cancelled }) {
    const settings = { ...limit, maxPollIntervalMs, crowd: run.crowd };
    run.wait = run.wait?.goOn(settings) ?? new wait .s(settings, clock, cancelled);
    return run.wait;
}

;// CONCATENATED MODULE: ./gate/runs/debrief.js







async function awaitReport(run, settled, watch) {
    return new DebriefWait(run, settled, watch).report();
}
class DebriefWait {
    #run;
    #watch;
    #wait;
    #first;
    #expectedId;
    #replacedIds = new Set();
    #retriesLeft;
    constructor(run, settled, watch) {
        this.#run = run;
        this.#watch = watch;
        this.#first = settled.kind === 'requested' ? settled.debrief : null;
        this.#expectedId = watch.inputs.regenerate ? (this.#first?.debriefId ?? null) : null;
        this.#retriesLeft = watch.inputs.debriefRetries;
        this.#wait = waitForDebrief(run, this.#mayRequest, watch);
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
        const ask = () => readResults(this.#run, this.#wait.context, this.#watch);
        try {
            const results = await this.#askPatiently(ask);
            this.#run.isKnown = true;
            this.#run.takeResults(results);
            this.#noteEnd();
            return this.#see(results.debrief);
        }
        catch (error) {
            if (!(error instanceof errors ._) || error.status !== 409)
                throw error;
            this.#run.isKnown = true;
            this.#wait.lastSeen = error.message;
            narrator.progress(this.#run, (0,stops .Kx)(error.message));
            return null;
        }
    }
    #noteEnd() {
        if (this.#mayRequest || this.#run.finished || !(0,run_status .h)(this.#run.runStatus))
            return;
        this.#run.finished = true;
        this.#wait = waitForDebrief(this.#run, true, this.#watch);
    }
    #see(debrief) {
        if (debrief === null) {
            const { runStatus } = this.#run;
            const ended = (0,run_status .h)(runStatus) ? `the run ended ${runStatus}, and has ` : '';
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
            ? !this.#replacedIds.has(debriefId)
            : debriefId === this.#expectedId;
    }
    async #fetchReport() {
        if (!this.#mayRequest) {
            throw new stops .C9('permission', 'the debrief is READY, but the results show only its status, and the input api-key may not request it (403): use a key with Full Access', 'error');
        }
        const debrief = this.#see(await this.#request());
        if (debrief?.status !== 'READY' || debrief.report)
            return debrief;
        throw new errors ._({
            kind: 'shape',
            operation: 'request debrief',
            problem: '/data/report: expected the report of a READY debrief, found none',
            mayHaveBeenTaken: true,
        });
    }
    async #retry(failed) {
        const why = quoteErrorMessage(failed.errorMessage, this.#watch.inputs.detail);
        if (!this.#mayRequest) {
            throw new stops .C9('debrief', `the debrief ended FAILED${(0,stops .Kx)(why)}; the API key may not request another`);
        }
        if (this.#retriesLeft === 0) {
            throw new stops .C9('debrief', `the debrief ended FAILED${why} (debrief-retries: ${this.#watch.inputs.debriefRetries})`);
        }
        this.#retriesLeft -= 1;
        this.#run.note(`A debrief ended FAILED${(0,stops .Kx)(why)}. It was asked for again.`);
        this.#watch.narrator.say(this.#run, `the debrief ended FAILED${(0,stops .Kx)(why)}; asking for it again`);
        const next = await this.#request();
        const { debriefId } = failed;
        if (this.#expectedId !== null)
            this.#expectedId = next.debriefId;
        else if (debriefId !== undefined && debriefId !== next.debriefId) {
            this.#replacedIds.add(debriefId);
        }
        return this.#see(next);
    }
    #request() {
        const { client } = this.#watch;
        return this.#askPatiently(() => client.requestDebrief(this.#run.jobId, { regenerate: false }, this.#wait.context));
    }
    #askPatiently(ask) {
        return askPatiently(ask, this.#run, this.#wait, this.#watch);
    }
}
function isFinal(debrief) {
    return debrief?.status === 'READY' || debrief?.status === 'FAILED';
}

;// CONCATENATED MODULE: ./gate/runs/read-evidence.js
const read_evidence_BUDGET_MS = 5_000;
const RESULTS_BUDGET_MS = 10_000;
const PASS_BUDGET_MS = 90_000;
const ODD_PAUSE_MS = 5_000;
async function readUnseenResults(run, report, watch) {
    if (run.hasResults)
        return;
    const mayPass = report !== null && report.verdict !== 'THRESHOLD_FAILED';
    const error = mayPass
        ? await attempt(watch, PASS_BUDGET_MS, async (context) => {
            const putOff = run.wait?.context.putOff;
            run.takeResults(await insist(run, { ...context, ...(putOff && { putOff }) }, watch));
        })
        : await attempt(watch, RESULTS_BUDGET_MS, async (context) => {
            run.takeResults(await readResults(run, context, watch));
        });
    if (error === null)
        return;
    const why = (0,stops .Kx)(error.message);
    if (isWithheld(error)) {
        run.note(`The run's results could not be read, so that its debrief alone was judged: ${why}.`);
        return;
    }
    run.unread = why;
    run.note(`The run's results could not be read: ${why}.`);
}
async function insist(run, context, watch) {
    const { clock, cancelled } = watch;
    for (;;) {
        try {
            return await readResults(run, context, watch);
        }
        catch (error) {
            if (!isOdd(error) || isWithheld(error) || (0,errors .F)(error))
                throw error;
            if (clock.now() + ODD_PAUSE_MS >= context.deadlineMs)
                throw error;
        }
        await clock.sleep(ODD_PAUSE_MS, cancelled);
    }
}
async function readEnding(run, watch) {
    if ((0,run_status .h)(run.runStatus) || !run.finished || !run.readable)
        return;
    await attempt(watch, read_evidence_BUDGET_MS, async (context) => {
        run.takeProgress(await watch.client.readRun(run.jobId, context));
    });
}
async function readLateEnding(run, watch) {
    if (run.runStatus !== null)
        await readEnding(run, watch);
}
async function readCost(run, watch) {
    await attempt(watch, read_evidence_BUDGET_MS, async (context) => {
        const cost = costOf(await watch.client.readCost(run.jobId, context));
        if (cost !== undefined)
            run.evidence = { ...run.evidence, cost };
    });
}
async function attempt({ clock, cancelled, runner }, budgetMs, read) {
    try {
        await read({ signal: cancelled, deadlineMs: clock.now() + budgetMs });
        return null;
    }
    catch (error) {
        if (error instanceof stops .cJ)
            return null;
        if (!(error instanceof errors ._))
            throw error;
        runner.debug(`not known, since it could not be read: ${error.message}`);
        return error;
    }
}

;// CONCATENATED MODULE: ./gate/runs/turn.js


const QUEUE = 'queue-timeout';
const LONGEST_INTERVAL_MS = 5 * 60_000;
const QUEUED = new Set(['PENDING', 'QUEUED']);
function isQueued(status) {
    return QUEUED.has(status);
}
function waitForAdmission(run, plan, { message }, watch) {
    const wait = waitInQueue(run, `a run of ${plan} to be admitted`, watch);
    wait.lastSeen = (0,stops .Kx)(message);
    return wait;
}
function waitForEnd(run, watch) {
    const { wait, runStatus } = run;
    const wasQueued = wait?.settings.input === QUEUE;
    const waits = runStatus === null ? wasQueued : isQueued(runStatus);
    if (waits && run.readable && !run.hasHadTurn)
        return waitInQueue(run, `${run.name} to leave the queue`, watch);
    run.hasHadTurn ||= runStatus !== null || !run.readable;
    if (wasQueued)
        run.wait = null;
    const what = `${run.name} to finish`;
    return run.wait?.settings.what === what ? run.wait : waitForRun(run, what, watch);
}
function waitInQueue(run, what, watch) {
    if (run.wait?.settings.what === what)
        return run.wait;
    const { queueTimeoutMs: limitMs } = watch.inputs;
    const limit = { what, input: QUEUE, limitMs, longestIntervalMs: LONGEST_INTERVAL_MS };
    return beginWait(run, limit, watch);
}

;// CONCATENATED MODULE: ./gate/runs/settle.js





const UNREADABLE = new Set([403, 404, 405]);
async function settle(run, watch) {
    const patience = new Patience(watch.clock);
    let requestNow = true;
    for (;;) {
        if (requestNow) {
            const settled = await requestWhenFinished(run, waitForEnd(run, watch), watch);
            if (settled !== null)
                return settled;
            refuseUnsuccessfulEnd(run);
        }
        const hadEnded = (0,run_status .h)(run.runStatus);
        const isRead = run.readable && !hadEnded && (await readProgress(run, patience, watch));
        const ended = (0,run_status .h)(run.runStatus);
        requestNow = ended || !isRead;
        if (hadEnded || !ended)
            await waitForEnd(run, watch).pause(run.expected);
    }
}
async function requestWhenFinished(run, wait, watch) {
    const { regenerate } = watch.inputs;
    const ask = () => requestOnce(run, regenerate, wait, watch);
    try {
        const debrief = await askPatiently(ask, run, wait, watch);
        run.isKnown = true;
        run.finished = true;
        if (!(0,run_status .h)(run.runStatus))
            run.runStatus = null;
        return { kind: 'requested', debrief };
    }
    catch (error) {
        if (!(error instanceof errors ._))
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
}
async function requestOnce({ jobId }, regenerate, { context }, { client }) {
    try {
        return await client.requestDebrief(jobId, { regenerate }, context);
    }
    catch (error) {
        const isLost = regenerate && error instanceof errors ._ && error.mayHaveBeenTaken;
        throw isLost ? explainLostRequest(error) : error;
    }
}
function noteUnfinished(run, wait, watch) {
    if (!(0,run_status .h)(run.runStatus)) {
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
    if (!(0,run_status .h)(run.runStatus) || run.runStatus === 'COMPLETED')
        return;
    throw new stops .C9('run', `the run ended ${run.runStatus} and has no debrief`);
}
async function readProgress(run, patience, watch) {
    try {
        const read = await watch.client.readRun(run.jobId, waitForEnd(run, watch).context);
        run.takeProgress(read);
        const wait = waitForEnd(run, watch);
        wait.lastSeen = describeProgress(read);
        watch.narrator.progress(run, wait.lastSeen);
        patience.restore();
        return true;
    }
    catch (error) {
        if (!isOdd(error))
            throw error;
        const isRefused = UNREADABLE.has(error.status) || (0,errors .F)(error);
        run.readable = !isRefused && !patience.isOver();
        watch.narrator.sayOnce(run, `its status cannot be read, so the answer to the debrief request alone tells when it has finished (${(0,stops .Kx)(error.message)})`);
        return false;
    }
}
function describeProgress({ status, queuePosition, simulationJobs }) {
    const parts = [status];
    if (queuePosition !== null && isQueued(status))
        parts.push(`queue length ${queuePosition}`);
    const calls = simulationJobs ?? [];
    const completed = calls.filter((call) => call.status === 'COMPLETED').length;
    if (calls.length > 0)
        parts.push(`${completed} of ${calls.length} calls completed`);
    return parts.join(', ');
}

;// CONCATENATED MODULE: ./gate/runs/follow-run.js













const STARTED_ID = 'the ID that the service gave for the run (start.jobId, where service-profile names it)';
async function followRun(run, bringAbout, watch) {
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
    await rememberEnd(run, told, watch);
    if (told.outcome !== 'started' && run.recall === null)
        watch.saver?.finished(run);
    watch.narrator.finished(run, told.outcome);
    return told;
}
async function reachDecision(run, watch) {
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
        readEnding(run, watch),
        readCost(run, watch),
    ];
    await Promise.allSettled(atOnce);
    const [report] = await Promise.all(atOnce);
    await readUnseenResults(run, report, watch);
    if (!run.hasResults)
        watch.cancelled.throwIfAborted();
    await readLateEnding(run, watch);
    const comparing = baseline.compare(report);
    history.begin();
    const told = watch.decider.decide(run, await comparing);
    if (!run.startedHere)
        (0,saved_runs .Tn)(run.jobId, watch.env);
    run.addHistory = (report) => history.addTo(report);
    return told;
}
function leaveToLaterStep(run, watch) {
    if (watch.cancelsUnjudged && run.startedHere) {
        const note = 'the post step cancels the run unless a later step of this job judges it';
        run.note(`With cancel-unjudged, ${note}.`);
        watch.narrator.say(run, `left to a later step; ${note}`);
    }
    return run.conclude('started', [], null);
}
async function decideWithoutDebrief(run, error, watch) {
    const hasBegun = run.finished || (0,run_status .h)(run.runStatus);
    if (!hasBegun || !isServiceAtFault(error))
        return null;
    await readUnseenResults(run, null, watch);
    if (run.evidence.runVerdict?.passed !== false)
        return null;
    if (watch.decider.decide(run, null).outcome !== 'failed')
        return null;
    const { message } = (0,stops .WE)(error, run.wait?.facts ?? null, STARTED_ID);
    run.note(`There is no debrief to go with it: ${(0,stops .Kx)(message)}.`);
    if (!run.startedHere)
        (0,saved_runs .Tn)(run.jobId, watch.env);
    await run.compareChecks?.();
    return watch.decider.decide(run, null);
}
function isServiceAtFault(error) {
    return error instanceof errors ._ || error instanceof stops .C9;
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
    const { outcome, rule, message } = (0,stops .WE)(error, run.wait?.facts ?? null, inputs, where);
    if (rule === 'internal')
        watch.runner.debug((0,stops .US)(error));
    if (run.mayBePlacingCalls) {
        if (watch.cancelled.aborted || ranOutOfTime(error))
            await cancelRun(run, watch);
        else
            leaveRun(run, watch);
    }
    return run.conclude(outcome, [{ rule, message }], null);
}
function ranOutOfTime(error) {
    if (error instanceof stops .C9)
        return error.rule === 'timeout';
    return error instanceof errors ._ && error.kind === 'deadline';
}

;// CONCATENATED MODULE: ./gate/runs/run-plans.js
const run_plans_MAX_PAGES = 20;
const MAX_NEAREST = 5;
const MAX_NAMES = 10;
const MAX_IDS = 20;
const run_plans_MAX_NAME_CHARS = 100;
function describePlan({ id, name }) {
    return name === null ? `run plan ${id}` : `run plan ${quote(name)} (${id})`;
}
async function findPlans(wanted, watch) {
    const planned = new Map();
    const refused = [];
    for (const one of wanted) {
        const known = 'id' in one ? one.id : one.name;
        const label = 'id' in one ? `run plan ${one.id}` : `run plan ${quote(one.name)}`;
        const run = new RunRecord(label, '', known);
        try {
            const plan = 'id' in one
                ? { id: one.id, name: null, size: null, updatedAt: null }
                : await findByName(one.name, run, watch);
            const key = plan.id.toLowerCase();
            if (!planned.has(key))
                planned.set(key, { run, plan });
        }
        catch (error) {
            refused.push(await endWithoutJudgement(run, error, watch));
        }
    }
    return { planned: [...planned.values()], refused };
}
async function findByName(wanted, run, watch) {
    const wait = waitForRun(run, `${run.label} to be found`, watch);
    const found = await search(wanted, wait, watch).catch(explainMissing(wanted));
    const equal = found.filter(({ name }) => name === wanted);
    const alike = found.filter(({ name }) => run_plans_plain(name) === run_plans_plain(wanted));
    const [plan, ...others] = equal.length > 0 ? equal : alike;
    if (plan === undefined)
        throw refuse(`is the name of no run plan: ${await offer(wanted, found, wait, watch)}`, wanted);
    if (others.length > 0) {
        const ids = [plan, ...others].slice(0, MAX_IDS).map(({ id }) => (0,log_line .T)(id, run_plans_MAX_NAME_CHARS));
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
async function search(text, wait, { client }) {
    const found = new Map();
    let after = null;
    for (let pages = 0; pages < run_plans_MAX_PAGES; pages += 1) {
        const page = await client.listPlans(text, after, wait.context);
        for (const plan of page.plans)
            found.set(plan.id.toLowerCase(), plan);
        if (page.nextCursor === null || page.nextCursor === after)
            break;
        after = page.nextCursor;
    }
    return [...found.values()];
}
async function offer(wanted, found, wait, { client }) {
    if (found.length > 0) {
        const names = (0,nearest .F8)(wanted, found.map(({ name }) => name)).slice(0, MAX_NEAREST);
        return `the nearest are ${names.map(quote).join(', ')}`;
    }
    const { plans } = await client.listPlans(null, null, wait.context);
    if (plans.length === 0)
        return 'the service shows none at all to this key';
    const names = plans.slice(0, MAX_NAMES).map(({ name }) => quote(name));
    return `there are ${names.join(', ')}${plans.length > MAX_NAMES ? ' and more' : ''}`;
}
function explainMissing(name) {
    return (error) => {
        if (!isNotOffered(error))
            throw error;
        if (error.repeated !== '')
            throw error;
        throw refuse(`cannot be looked up, since the service does not list its run plans (${(0,stops .Kx)(error.message)}): give the plan's ID as run-plan-id, or the path of the list in service-profile (listPlans.path)`, name);
    };
}
function refuse(problem, name) {
    return new stops .C9('input', `input 'run-plan-name': ${quote(name)} ${problem}`, 'error');
}
function run_plans_plain(name) {
    return name.normalize('NFC').trim().toLowerCase();
}
function quote(name) {
    return `'${(0,log_line .T)(name, run_plans_MAX_NAME_CHARS)}'`;
}

;// CONCATENATED MODULE: ./gate/runs/locate.js











const START_GRACE_MS = 1_500;
const locate_MAX_PAGES = 200;
async function startRun(run, plan, variables, watch) {
    const name = describePlan(plan);
    const asked = await announceStart(run, plan.id, watch);
    const wait = waitForRun(run, `a run of ${name} to start`, watch);
    watch.saver?.starting(run, plan.id);
    try {
        const putOff = (error) => {
            run.crowd.refusals += 1;
            return waitForAdmission(run, name, error, watch).context.deadlineMs;
        };
        const context = { ...wait.context, lingerMs: START_GRACE_MS, putOff };
        const started = await watch.client.startRun(plan.id, variables, context);
        run.jobId = started.jobId;
    }
    catch (error) {
        const isLost = error instanceof errors ._ && error.mayHaveBeenTaken;
        if (!isLost)
            await watch.memory.forget(asked);
        throw error instanceof errors ._ ? explainFailedStart(error, plan, watch) : error;
    }
    run.startedHere = true;
    watch.saver?.started(run);
    await rememberStart(run, asked, watch);
    watch.narrator.say(run, `started from ${name}${watch.narrator.link(run)}`);
}
function explainFailedStart(error, plan, watch) {
    if (!error.mayHaveBeenTaken) {
        const kind = 'run-plan-id';
        const { outcome, rule, message } = (0,stops .WE)(error, null, settings .MJ[kind], settings .Lq[kind]);
        return new stops .C9(rule, `${(0,stops .Kx)(message)}. No run was started`, outcome);
    }
    const { aborted, reason } = watch.cancelled;
    const what = aborted ? `${String(reason.message)}; ${error.message}` : error.message;
    return new stops .C9('start', `${(0,stops .Kx)(what)}. A run of ${describePlan(plan)} may have been started all the same; it is not tried again, since a second run would place real calls. To find it, look at the newest runs of the plan (${listOf(plan.id, watch)}, or the dashboard) and pass its ID as the input job-id`);
}
function listOf(runPlanId, { source }) {
    const { list } = (source.service.profile ?? operations .A).operations;
    const { method, path } = (0,operations .D)(list, { runPlanId });
    return `${method} ${path}`;
}
async function locateRun(run, source, watch) {
    const { servicePhoneNumber, callTime } = source;
    const wait = waitForRun(run, `${run.label} to be found`, watch);
    const job = await (0,look_up .T)(watch.client, source, watch.clock, wait.context);
    wait.lastSeen = `simulation job ${job.simulationJobId} of run plan ${job.runPlan.id}`;
    const callMs = locate_momentOf(job, callTime, watch);
    const found = await newestHolding(callMs, job.runPlan.id, wait, watch);
    const call = `the call to ${servicePhoneNumber} at ${new Date(callMs).toISOString()}`;
    if (found === null) {
        throw new stops .C9('lookup', `no run of run plan ${(0,log_line .T)(job.runPlan.id, 100)} holds ${call}: set the input call-time to a moment within the call, or pass the run's ID as job-id`, 'error');
    }
    run.jobId = found.simulationRunPlanJobId;
    const span = `${found.startedAt ?? found.createdAt} to ${found.endedAt ?? 'now'}`;
    watch.narrator.say(run, `located${watch.narrator.link(run)}: the newest run of run plan ${job.runPlan.id} whose time span (${span}) holds ${call}, as simulation job ${job.simulationJobId} says`);
}
function locate_momentOf(job, callTime, watch) {
    const text = callTime ?? job.startedAt;
    return (text ? (0,iso_time .s)(text) : null) ?? watch.clock.now();
}
async function newestHolding(callMs, runPlanId, wait, watch) {
    let after = null;
    for (let pages = 0; pages < locate_MAX_PAGES; pages += 1) {
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
    throw new stops .C9('lookup', `none of the newest ${locate_MAX_PAGES} pages of runs of run plan ${(0,log_line .T)(runPlanId, 100)} holds the call: pass the run's ID as job-id`, 'error');
}
function holds(run, callMs) {
    const endMs = run.endedAt ? (0,iso_time .s)(run.endedAt) : null;
    return startOf(run) <= callMs && callMs <= (endMs ?? Number.POSITIVE_INFINITY);
}
function startOf({ startedAt, createdAt }) {
    const text = startedAt === undefined ? createdAt : startedAt;
    return (text ? (0,iso_time .s)(text) : null) ?? Number.POSITIVE_INFINITY;
}

;// CONCATENATED MODULE: ./gate/runs/lost-starts.js
const CLOCK_SKEW_MS = 5 * 60_000;
const lost_starts_MAX_NAMED = 5;
const MAX_CHARS = 100;
async function tellLostStarts(run, plan, subject, watch) {
    const { memory, origin, refs } = watch;
    if (!hasEarlierAttempt(origin))
        return;
    const lost = (await memory.recallAsked(refs.own)).filter((one) => isEarlierAttempt(one, origin, plan, subject));
    for (const asked of lost) {
        const text = `Attempt ${asked.attempt} of this step was killed, or lost the answer, while it asked for a run of ${describePlan(plan)} at ${asked.askedAt}: that run may have been started, and may be placing calls. It is not followed, since nothing tells that a run is this step's but the ID that was lost. To find it, look at the runs of the plan since then (${listOf(plan.id, watch)}, or the dashboard)${await tellSince(asked, plan, watch)}`;
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
    const named = found.toReversed().slice(0, lost_starts_MAX_NAMED).map(nameOf);
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
        for (const pointer of await watch.memory.recall(ref)) {
            if (!isCandidate(pointer, run, plan, maxAgeMs, watch))
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
function isCandidate({ fingerprint, runPlanId, outcome, endedAt }, run, plan, maxAgeMs, watch) {
    const wanted = watch.origin.attempt > 1 ? ['passed'] : ['passed', 'failed'];
    return (fingerprint === run.fingerprint &&
        runPlanId.toLowerCase() === plan.id.toLowerCase() &&
        wanted.includes(outcome ?? '') &&
        isWithin(endedAt, maxAgeMs, watch));
}
async function whyNotReused({ jobId }, plan, maxAgeMs, watch) {
    try {
        const { debrief, run } = await readEarlier(jobId, plan, watch);
        if (debrief?.status !== 'READY')
            return 'its debrief is not READY';
        return isWithin(run?.endedAt ?? null, maxAgeMs, watch, true) ? null : 'it is too old';
    }
    catch (error) {
        watch.cancelled.throwIfAborted();
        return (0,stops .Uc)(error);
    }
}
function isWithin(moment, maxAgeMs, { clock }, otherwise = false) {
    const ms = moment === null ? null : (0,iso_time .s)(moment);
    if (ms === null)
        return otherwise;
    const ageMs = clock.now() - ms;
    return ageMs <= maxAgeMs && ageMs >= -reuse_CLOCK_SKEW_MS;
}

;// CONCATENATED MODULE: ./gate/runs/bring-about.js







const MAX_REF_CHARS = 200;
async function bringAboutRun(run, plan, variables, watch) {
    const subject = subjectOf(plan, variables, watch);
    run.fingerprint = fingerprintOf(subject);
    await tellLostStarts(run, plan, subject, watch);
    const left = await findLeftRun(run, plan, subject, watch);
    if (left !== null)
        return attach(run, left, watch);
    const reused = await findReusable(run, plan, subject, watch);
    if (reused !== null)
        return reuse(run, reused, watch);
    return startRun(run, plan, variables, watch);
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

;// CONCATENATED MODULE: ./gate/runs/call-budget.js
const call_budget_BUDGET_MS = 10_000;
async function countCalls(planned, watch) {
    const counted = [];
    for (const { plan } of planned)
        counted.push(await countPlan(plan, watch));
    return counted;
}
async function countPlan(plan, { client, clock, cancelled }) {
    if (plan.size !== null)
        return describeSize(plan);
    try {
        const context = { signal: cancelled, deadlineMs: clock.now() + call_budget_BUDGET_MS };
        const { name, testCaseCount, iterationCount } = await client.readPlan(plan.id, context);
        const size = { testCases: testCaseCount, iterations: iterationCount };
        return describeSize({ ...plan, name, size });
    }
    catch (error) {
        if (!(error instanceof errors ._))
            throw error;
        return uncounted(plan, (0,stops .Kx)(error.message), error);
    }
}
function describeSize(plan) {
    const { testCases = null, iterations = null } = plan.size ?? {};
    if (testCases === null || iterations === null) {
        return uncounted(plan, 'the service does not tell its test cases and iterations');
    }
    const calls = testCases * iterations;
    const factors = `${(0,format .So)(testCases, 'test case')} × ${(0,format .So)(iterations, 'iteration')}`;
    return {
        plan,
        calls,
        text: `${(0,format .So)(calls, 'call')} (${factors})`,
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
    const plans = counted.map(({ plan, text }) => `${describePlan(plan)}: ${text}`).join('; ');
    const sum = counted.length > 1 ? `, ${(0,format .So)(total, 'call')} together` : '';
    return new stops .C9('max-calls', `more calls would be placed than the input max-calls: ${maxCalls} allows (${plans}${sum}), so nothing was started: raise max-calls, or make the run plan smaller`, 'error');
}
async function checkCallBudget(planned, watch) {
    if (watch.inputs.maxCalls === null)
        return [];
    try {
        const counted = await countCalls(planned, watch);
        const stopped = overBudget(counted, watch);
        if (stopped !== null)
            throw stopped;
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
        return [await endWithoutJudgement(new RunRecord(labels, '', names), error, watch)];
    }
}

;// CONCATENATED MODULE: ./policy/pool.js
function poolRuns(first, further) {
    const runs = [first, ...further];
    const checks = first.checks && pool_poolChecks(runs);
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
function pool_poolChecks(runs) {
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
    const counts = pool_sum(same.flatMap(({ passed, evaluated }) => (0,chance_counts .b)(passed, evaluated) ?? []));
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
function pool_sum(counts) {
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
    const current = pool_sum(told.flatMap(({ counts }) => counts ?? []));
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

// EXTERNAL MODULE: ./report/checks.js
var report_checks = __webpack_require__(4949);
// EXTERNAL MODULE: ./report/facts.js
var report_facts = __webpack_require__(1949);
// EXTERNAL MODULE: ./report/shortfall.js
var shortfall = __webpack_require__(2181);
;// CONCATENATED MODULE: ./gate/runs/confirm.js
const MAX_CHECKS = 5;
async function confirmFailure(first, otherPValues, watch) {
    const { run, another } = first;
    const own = run.judgementOf(first.told);
    if (own === null || another === null || !run.startedHere)
        return first;
    const further = [];
    const judged = [own.judged];
    const deciding = [];
    let now = own;
    while (asksAgain(now, further.length, watch)) {
        const next = new RunRecord(`${run.label}, confirming run ${further.length + 1}`, '', run.stableName);
        next.fingerprint = unreusable(run.fingerprint);
        watch.narrator.expectAnother();
        watch.narrator.say(run, 'failed by rates alone; a further run is to confirm it');
        const told = await followRun(next, () => another(next), watch);
        further.push(next);
        run.addConfirmation(told);
        run.note(describe(told));
        const seen = next.judgementOf(told);
        if (seen === null || told.outcome === 'inconclusive') {
            run.note('It could not be judged, so what was decided before it stands.');
            break;
        }
        judged.push(seen.judged);
        deciding.push(next);
        const pooled = poolRuns(own.judged, judged.slice(1));
        run.looks = 1 + watch.inputs.confirm;
        now = watch.decider.judge(pooled, { looks: run.looks, otherPValues });
    }
    if (further.length === 0)
        return first;
    const told = concludePooled(run, first.told, now);
    watch.narrator.say(run, `${told.outcome}, by the calls of ${judged.length} runs`);
    await rememberAll(run, told, deciding, watch);
    return { ...first, told, further };
}
async function rememberAll(run, told, further, watch) {
    if (told.outcome !== 'failed' && run.pointer !== null) {
        run.pointer = { ...run.pointer, fingerprint: unreusable(run.fingerprint) };
    }
    await Promise.all([
        rememberEnd(run, told, watch),
        ...further.map((next) => rememberTogether(next, told.outcome, watch)),
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

// EXTERNAL MODULE: ./policy/evaluate.js
var evaluate = __webpack_require__(3779);
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
    #tellUnknown(value) {
        if (this.#told.has(value) || this.#told.size >= MAX_TOLD)
            return;
        this.#told.add(value);
        this.#runner.info(`A theme has the ${(0,log_line .T)(value, MAX_VALUE_CHARS)}, which this version does not know: no rule of a policy matches it.`);
    }
}

;// CONCATENATED MODULE: ./gate/runs/excerpts.js




const MAX_CALLS = 20;
const MAX_LINES = 6;
const excerpts_AT_ONCE = 4;
const excerpts_BUDGET_MS = 20_000;
const PATIENCE = 2;
async function withExcerpts(runs, watch) {
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
}
function asking(read, { runner }) {
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
            if (!(error instanceof errors ._))
                throw error;
            runner.debug(`an excerpt is left out: ${error.message}`);
            patience = Math.max(0, patience - 1);
            return null;
        }
    };
}
function worthQuoting(runs) {
    const quotes = new Map();
    for (const quote of candidatesIn(runs)) {
        quotes.set(`${runs.indexOf(quote.run)} ${quote.id}`, quote);
        if (quotes.size === MAX_CALLS)
            break;
    }
    return [...quotes.values()];
}
function* candidatesIn(runs) {
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
}
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
function otherPValues(all) {
    const tested = all.map(({ run, told }) => (run.judgementOf(told)?.decision.tested ?? []).map(({ p }) => p));
    return tested.map((_, index) => tested.filter((__, at) => at !== index).flat());
}
async function judgeTogether(all, { decider, narrator, remember }) {
    const others = otherPValues(all);
    return Promise.all(all.map(async (one, index) => {
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
    }));
}

// EXTERNAL MODULE: ./report/run-url.js
var run_url = __webpack_require__(1800);
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
        const url = (0,run_url .V)(run.jobId, { runUrl: this.#runUrl });
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
function describeWait({ wait }) {
    return wait?.progress ?? '';
}

;// CONCATENATED MODULE: ./gate/runs/follow-runs.js
const MANY_RUNS = 20;
async function followRuns(source, inputs, world) {
    const watch = await beginWatch(source, inputs, world);
    const { narrator } = watch;
    await (0,promises_.setImmediate)();
    try {
        const { subjects, refused } = await findSubjects(source, watch);
        if (refused.length > 0)
            return refused;
        const areMany = subjects.length >= MANY_RUNS;
        if (areMany) {
            (0,v8_flags .N)(v8_flags .h.manyAnswers);
            (0,v8_flags .N)(v8_flags .h.smallHeap);
        }
        narrator.begin(subjects.length);
        const followed = await (0,in_turn .l)(subjects, inputs.maxParallel, async (subject) => ({
            run: subject.run,
            told: await followRun(subject.run, () => subject.bringAbout(watch), watch),
            another: subject.another ?? null,
            further: [],
        }));
        if (areMany)
            (0,v8_flags .N)(v8_flags .h.usualHeap);
        const remember = (run, told) => rememberEnd(run, told, watch);
        const together = await judgeTogether(followed, { ...watch, remember });
        const others = otherPValues(together);
        const ends = await (0,in_turn .l)(together, inputs.maxParallel, (one, index) => confirmFailure(one, others[index] ?? [], watch));
        const shown = await follow_runs_quote(ends.map(({ told }) => told), watch);
        const quoted = await (0,in_turn .l)(ends, inputs.maxParallel, async ({ run, told }, index) => {
            const one = shown[index] ?? told;
            return { run, told: run.addHistory === null ? one : await run.addHistory(one) };
        });
        const reports = await Promise.all(quoted.map(({ run, told }) => (watch.cancelled.aborted ? recallRun(run, told, watch) : told)));
        for (const [index, { run }] of ends.entries()) {
            const isLeft = reports[index]?.outcome === 'started' || run.leftGoing === 'unwanted';
            if (watch.cancelsUnjudged && isLeft)
                watch.saver?.unjudged(run);
            else
                watch.saver?.finished(run);
        }
        const further = ends.flatMap((end) => end.further);
        if (watch.cancelled.aborted)
            await Promise.all(further.map(({ recall }) => recall));
        for (const run of further)
            watch.saver?.finished(run);
        tellRunsThatGoOn([...ends.map(({ run }) => run), ...further], world.runner);
        return reports;
    }
    finally {
        narrator.end();
    }
}
async function follow_runs_quote(all, watch) {
    const chosen = all.filter((told) => isToBeQuoted(told, watch));
    const quoted = await withExcerpts(chosen, watch);
    return all.map((told) => quoted[chosen.indexOf(told)] ?? told);
}
function isToBeQuoted({ outcome }, { inputs, cancelled }) {
    const { transcripts, detail } = inputs;
    return outcome === 'failed' && transcripts && detail === 'full' && !cancelled.aborted;
}
async function beginWatch(source, inputs, world) {
    const narrator = new Narrator(world.runner, world.clock, inputs.runUrl);
    const client = await (0,connect .N)(source.service, world, (retry) => narrator.trouble(retry));
    const event = (0,inputs_event .N)(world.env);
    const refs = refsOf(world.env, event);
    const cancelsUnjudged = inputs.cancelUnjudged && !inputs.wait;
    const memory = (0,memory_open .u)(inputs.memory, gateOf(source, inputs), world);
    return {
        source,
        inputs,
        client,
        narrator,
        decider: new Decider(inputs.policy.rules, (0,policy_file .k)(world.clock.now()), world.runner),
        clock: world.clock,
        cancelled: world.cancelled,
        env: world.env,
        runner: world.runner,
        cancelsUnjudged,
        saver: inputs.cancelOnAbort || cancelsUnjudged ? new saved_runs .Nb(world.runner) : null,
        memory,
        recall: recallOnce(memory),
        earlierRuns: new EarlierRuns({ client, ...world }),
        judgements: (0,memory_open .u)(inputs.memory, [source.service.baseUrl, 'judged by ID'], world),
        historyBudget: new HistoryBudget(),
        planRuns: new PlanRuns({ client, ...world }),
        refs,
        origin: originOf(world.env, event, refs),
    };
}
function gateOf({ service }, { gateName, givenName }) {
    return [service.baseUrl, gateName ?? '', givenName ?? ''];
}
async function findSubjects(source, watch) {
    if (source.kind !== 'run-plan-id')
        return { subjects: subjectsOf(source), refused: [] };
    const { planned, refused } = await findPlans(source.plans, watch);
    if (refused.length === 0)
        refused.push(...(await checkCallBudget(planned, watch)));
    const subjects = planned.map(({ run, plan }) => {
        const another = (next) => startRun(next, plan, source.variables, watch);
        const bringAbout = () => bringAboutRun(run, plan, source.variables, watch);
        return { run, bringAbout, another };
    });
    return { subjects, refused };
}
function subjectsOf(source) {
    switch (source.kind) {
        case 'job-id':
            return source.jobIds.map((jobId) => {
                const run = new RunRecord(jobId, jobId);
                const bringAbout = async ({ narrator }) => narrator.say(run, `given by job-id${narrator.link(run)}`);
                return { run, bringAbout };
            });
        case 'service-phone-number': {
            const { servicePhoneNumber: stableName } = source;
            const run = new RunRecord(`the run that uses ${stableName}`, '', stableName);
            return [{ run, bringAbout: (watch) => locateRun(run, source, watch) }];
        }
    }
}

;// CONCATENATED MODULE: ./gate/saved/trial.js


const MAX_PATH_CHARS = 200;
const MAX_REASON_CHARS = 500;
function describeTrial({ outcome, label, reasons }) {
    return [
        `${outcome.padEnd('inconclusive'.length)}  ${(0,log_line .T)(label, MAX_PATH_CHARS)}`,
        ...reasons.map((reason) => `    ${reason.rule}: ${(0,log_line .T)((0,format .Qu)(reason), MAX_REASON_CHARS)}`),
    ];
}

;// CONCATENATED MODULE: ./gate/history/replay.js








const replay_AT_ONCE = 4;
const INPUTS = 'the inputs run-plan-id and run-plan-name';
async function replayPolicy(plans, service, inputs, world) {
    const source = { kind: 'run-plan-id', plans: [...plans], variables: {}, service };
    const watch = await beginWatch(source, inputs, world);
    const { planned, refused } = await findPlans(plans, watch);
    const runs = refused.length > 0 ? refused : [];
    if (refused.length === 0) {
        for (const plan of planned)
            runs.push(...(await replayPlan(plan, watch)));
    }
    for (const line of runs.flatMap(describeTrial))
        world.runner.info(line);
    return runs;
}
async function replayPlan({ run, plan }, watch) {
    const { client, inputs } = watch;
    const wait = waitForRun(run, `the runs of ${describePlan(plan)} to be read`, watch);
    try {
        const { runs } = await client.listRuns(plan.id, null, wait.context);
        const ended = runs
            .filter(({ status }) => status === undefined || (0,run_status .h)(status))
            .slice(0, inputs.history)
            .map(({ simulationRunPlanJobId }) => simulationRunPlanJobId);
        if (ended.length === 0) {
            return [replay_refuse(run, `${describePlan(plan)} has no run that has ended`)];
        }
        return await (0,in_turn .l)(ended, replay_AT_ONCE, (jobId) => tryOn(jobId, wait.context, watch));
    }
    catch (error) {
        return [replay_refuse(run, (0,stops .WE)(error, wait.facts, INPUTS).message)];
    }
}
async function tryOn(jobId, context, watch) {
    const run = new RunRecord(jobId, jobId);
    try {
        const results = await watch.client.readResults(jobId, context);
        run.takeResults(results);
        const { debrief } = results;
        if (debrief === null)
            return undecided(run, 'the run has no debrief');
        const { debriefId = '', status, errorMessage = null, report } = debrief;
        run.debrief = { debriefId, status, errorMessage };
        if (status !== 'READY')
            return undecided(run, 'the debrief of the run is not ready');
        if (!report)
            return undecided(run, 'the results show no more of the debrief than its status');
        return watch.decider.decide(run, report);
    }
    catch (error) {
        return replay_refuse(run, (0,stops .WE)(error, null, INPUTS).message);
    }
}
function undecided(run, message) {
    return run.conclude('inconclusive', [{ rule: 'debrief', message }], null);
}
function replay_refuse(run, message) {
    return run.conclude('error', [{ rule: 'service', message }], null);
}

// EXTERNAL MODULE: ./core/input/parsed.js
var parsed = __webpack_require__(7247);
// EXTERNAL MODULE: ./policy/extends-address.js
var extends_address = __webpack_require__(7430);
// EXTERNAL MODULE: ./gate/inputs/policy-chain.js
var policy_chain = __webpack_require__(6367);
;// CONCATENATED MODULE: ./gate/inputs/policy-beyond.js







const GITHUB = 'https://api.github.com';
const MAX_FAULTS = 100;
const MAX_SHOWN_CHARS = 200;
async function completePolicy(policy, token, memory, world) {
    if (!policy.chain?.next)
        return policy;
    const today = (0,policy_file .k)(world.clock.now());
    try {
        const read = await remembering(await readerFor(token, world), memory, world);
        const chain = await (0,policy_chain .XN)(policy.chain, 'repository', read, today);
        if (!chain.ok)
            return refused(chain.faults);
        const rules = await (0,policy_chain .OW)(chain.value);
        return rules.ok ? { ...policy, rules: rules.value, chain: chain.value } : refused(rules.faults);
    }
    catch (error) {
        const { outcome, rule, message } = (0,stops .WE)(error, null, '');
        return { outcome, reasons: [{ rule, message }] };
    }
}
function refused(faults) {
    const reasons = faults.slice(0, MAX_FAULTS).map(({ shown, problem }) => ({
        rule: 'input',
        message: `input 'policy': '${(0,log_line .T)(`${shown}`, MAX_SHOWN_CHARS)}' ${problem}`,
    }));
    return { outcome: 'error', reasons };
}
async function remembering(readText, memory, world) {
    const { readYaml } = await Promise.all( [__webpack_require__.e(483), __webpack_require__.e(930)]).then(__webpack_require__.bind(__webpack_require__, 6930));
    const { openTexts } = await __webpack_require__.e(  267).then(__webpack_require__.bind(__webpack_require__, 5267));
    const texts = openTexts(memory, world);
    return async (file) => {
        const name = `policy ${(0,extends_address .zc)(file)}`;
        const known = (0,extends_address .T4)(file) ? await texts.recall(name) : null;
        const text = known === null ? await readText(file) : (0,parsed .r)(known);
        if (!text.ok)
            return text;
        const yaml = readYaml(text.value);
        if (known === null && yaml.ok && (0,extends_address .T4)(file))
            await texts.keep(name, text.value);
        return (0,parsed .r)(yaml);
    };
}
async function readerFor(token, world) {
    const apiUrl = (world.env.GITHUB_API_URL || GITHUB).replace(/\/+$/, '');
    if (token === '') {
        return async ({ owner, repo }) => (0,parsed .G)(null, `is read with github-token, which is empty: ${world.runner.howToGiveToken} that may read the contents of ${owner}/${repo}`);
    }
    const { RepositoryFiles, isWorkflowsFault } = await Promise.all( [__webpack_require__.e(585), __webpack_require__.e(278), __webpack_require__.e(349)]).then(__webpack_require__.bind(__webpack_require__, 8349));
    const files = new RepositoryFiles({ apiUrl, token, world });
    return async (file) => {
        try {
            return await files.read(file);
        }
        catch (error) {
            if (!(error instanceof errors ._))
                throw error;
            const problem = (0,stops .Kx)(error.message);
            if (!isWorkflowsFault(error))
                throw unanswered(file, apiUrl, problem);
            return (0,parsed .G)(null, `could not be read (${problem}): ${cureOf(error, file, apiUrl)}`);
        }
    };
}
function unanswered(file, apiUrl, problem) {
    const name = (0,log_line .T)((0,extends_address .zc)(file), MAX_SHOWN_CHARS);
    return new stops .C9('policy', `the policy extends '${name}', which ${apiUrl} did not tell, so nothing was started: ${problem}; run it again once it answers, or pin the full commit SHA, which is read once and kept in memory`);
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

// EXTERNAL MODULE: ./gate/inputs/policy-told.js
var policy_told = __webpack_require__(7225);
// EXTERNAL MODULE: ./gate/inputs/variables.js + 1 modules
var inputs_variables = __webpack_require__(9285);
;// CONCATENATED MODULE: ./gate/runs/dry-run.js
const dry_run_BUDGET_MS = 35_000;
const LOOKING = /(?:^|[^a-z])(?:read|view|list|get)(?:$|[^a-z])/i;
const REUSE_NOTE = 'A run that tested the same, where one is remembered, is judged again in place of starting one (reuse); a dry run does not look for it.';
const dry_run_MAX_NAMES = 20;
const dry_run_MAX_NAME_CHARS = 100;
async function rehearse(source, watch) {
    const run = new RunRecord('the dry run');
    const notes = [];
    try {
        const credential = await readCredential(run, watch);
        notes.push(describeCredential(credential));
        if (source.kind !== 'run-plan-id') {
            return { kind: 'holds', message: await nameRuns(source, run, watch), notes };
        }
        refuseReadOnly(credential);
        const { planned, refused } = await findPlans(source.plans, watch);
        if (refused.length > 0)
            return { kind: 'refused', runs: refused };
        const [message, unknown] = await namePlans(planned, run, watch);
        if (watch.inputs.reuseMs !== null)
            notes.push(REUSE_NOTE);
        return { kind: 'holds', message, notes: [...notes, ...unknown] };
    }
    catch (error) {
        return { kind: 'refused', runs: [await endWithoutJudgement(run, error, watch)] };
    }
}
async function readCredential(run, watch) {
    const { signal, deadlineMs } = waitForRun(run, 'the service to answer', watch).context;
    const limitMs = Math.min(deadlineMs, watch.clock.now() + dry_run_BUDGET_MS);
    try {
        return await watch.client.readCredential({ signal, deadlineMs: limitMs });
    }
    catch (error) {
        if (!(error instanceof errors ._) || isMeant(error))
            throw error;
        return null;
    }
}
function isMeant(error) {
    const { kind, status, cause } = error;
    if (kind === 'deadline')
        return !(cause instanceof errors ._) || isMeant(cause);
    if (kind === 'status')
        return status === 401 || status === 403 || (0,errors .F)(error);
    return kind !== 'shape' && kind !== 'not-json' && kind !== 'too-large';
}
function describeCredential(credential) {
    if (credential === null)
        return 'The service tells nothing of the key itself.';
    const { tokenScope, organization, grantedPermissions } = credential;
    const organizationName = organization?.name ? (0,log_line .T)(organization.name, dry_run_MAX_NAME_CHARS) : '';
    const holder = tokenScope === 'USER' ? 'a person' : tokenScope === 'PROJECT' ? 'a project' : '';
    const owner = [holder, organizationName && `'${organizationName}'`].filter((one) => one !== '');
    const what = owner.length === 0 ? 'The key is known' : `The key belongs to ${owner.join(' of ')}`;
    const granted = (grantedPermissions ?? []).map((name) => (0,log_line .T)(name, dry_run_MAX_NAME_CHARS));
    const may = granted.length === 0
        ? 'what it may do is not told'
        : `it may do ${(0,format .ki)(granted, dry_run_MAX_NAMES)}`;
    return `${what}; ${may}.`;
}
function refuseReadOnly(credential) {
    const granted = credential?.grantedPermissions ?? [];
    if (granted.length === 0 || !granted.every((name) => LOOKING.test(name)))
        return;
    throw new stops .C9('permission', `the input api-key may only read (${(0,format .ki)(granted.map((name) => (0,log_line .T)(name, dry_run_MAX_NAME_CHARS)), dry_run_MAX_NAMES)}), and starting a run takes more: use a key with Full Access`, 'error');
}
async function namePlans(planned, run, watch) {
    const counted = await countCalls(planned, watch);
    const stopped = overBudget(counted, watch);
    if (stopped !== null)
        throw stopped;
    const notes = [];
    for (const { plan, error, unknown } of counted) {
        if (error !== null)
            await refuseUnknown(plan.id, error, run, watch);
        if (unknown === null)
            continue;
        notes.push(`How many calls ${describePlan(plan)} places is not known: ${unknown}.`);
    }
    const each = counted.map(({ plan, text }) => `a run of ${describePlan(plan)}, ${text}`);
    const all = counted.length > 1 ? ` (${(0,format .So)(totalCalls(counted), 'call')} known)` : '';
    return [`would start ${each.join('; ')}${all}. Nothing was started`, notes];
}
async function refuseUnknown(planId, error, run, watch) {
    if (!isNotOffered(error))
        throw error;
    const { context } = waitForRun(run, 'the run plan to be found', watch);
    if (await listsPlans(watch, context))
        throw error;
    await watch.client.listRuns(planId, null, context);
}
async function listsPlans({ client }, context) {
    try {
        await client.listPlans(null, null, context);
        return true;
    }
    catch (error) {
        if (isNotOffered(error))
            return false;
        throw error;
    }
}
async function nameRuns(source, run, watch) {
    if (source.kind === 'service-phone-number') {
        await locateRun(run, source, watch);
        return `would judge run ${run.jobId}. No debrief was requested`;
    }
    for (const jobId of source.jobIds) {
        const { context } = waitForRun(run, `run ${jobId} to be found`, watch);
        try {
            await watch.client.readResults(jobId, context);
        }
        catch (error) {
            if (!(error instanceof errors ._) || error.status !== 409)
                throw error;
        }
    }
    return `would judge ${source.jobIds.map((jobId) => `run ${jobId}`).join(', ')}. No debrief was requested`;
}

// EXTERNAL MODULE: ./step/find-files.js
var find_files = __webpack_require__(4593);
// EXTERNAL MODULE: external "node:fs/promises"
var external_node_fs_promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: ./service/results.js
var results = __webpack_require__(6465);
;// CONCATENATED MODULE: ./gate/saved/saved-debrief.js






const MAX_MIB = 32;
const saved_debrief_MAX_PATH_CHARS = 200;
async function judgeSavedDebrief(path, reading) {
    const { detail, decider } = reading;
    const read = await readDebrief(path, reading);
    if (typeof read === 'string')
        return refuseFile(path, read);
    const run = new RunRecord(path, '', path);
    run.takeResults(read);
    if (read.debrief !== null) {
        const { debriefId = '', status, errorMessage = null, report } = read.debrief;
        run.debrief = { debriefId, status, errorMessage };
        if (status === 'READY' && report)
            return decider.decide(run, report);
    }
    const message = whyUnjudged(read.debrief, detail);
    if (run.evidence.runVerdict?.passed === false) {
        const told = decider.decide(run, null);
        if (told.outcome === 'failed')
            return { ...told, notes: [`There is no debrief: ${message}.`] };
    }
    return run.conclude('inconclusive', [{ rule: 'debrief-file', message }], null);
}
function refuseFile(path, problem) {
    const message = `input 'debrief-file': '${(0,log_line .T)(path, saved_debrief_MAX_PATH_CHARS)}' ${problem}`;
    return new RunRecord(path, '', path).conclude('error', [{ rule: 'input', message }], null);
}
function whyUnjudged(debrief, detail) {
    if (debrief === null)
        return 'the saved debrief is null: it was never generated';
    const { status, errorMessage } = debrief;
    switch (status) {
        case 'READY':
            return 'the saved debrief is READY, but holds no report: save the answer of the debrief request, which does';
        case 'FAILED':
            return `the saved debrief ended FAILED${quoteErrorMessage(errorMessage, detail)}`;
        default:
            return `the saved debrief is ${(0,log_line .T)(status, 100)}: save it again once its status is READY`;
    }
}
async function readDebrief(path, { detail, secrets, profile, leftOut }) {
    let text;
    try {
        const facts = await (0,external_node_fs_promises_.stat)(path);
        if (!facts.isFile())
            return 'is not a file: name a file that holds one saved debrief';
        if (facts.size > MAX_MIB * 1024 * 1024) {
            return `is larger than ${MAX_MIB} MiB, which no debrief is: name a file that holds one saved debrief`;
        }
        text = await (0,external_node_fs_promises_.readFile)(path, 'utf8');
    }
    catch (error) {
        return (0,stops .D2)(error);
    }
    try {
        return (0,results .tJ)(secrets.hideIn(parseJson(text, secrets)), leftOut, profile);
    }
    catch (error) {
        if (error instanceof SyntaxError) {
            const where = detail === 'brief' ? '' : ` (${error.message})`;
            return `is not JSON${where}: save the service's answer as it is`;
        }
        if (error instanceof errors ._) {
            return `does not hold a debrief as the service returns it (save the answer of the debrief request as it is); ${error.problem}`;
        }
        throw error;
    }
}
function parseJson(text, secrets) {
    const json = text.replace(/^\uFEFF/, '');
    try {
        return JSON.parse(json);
    }
    catch {
        return JSON.parse(secrets.hide(json));
    }
}

;// CONCATENATED MODULE: ./gate/saved/saved-debriefs.js





const MAX_FILES = 500;
async function judgeSavedDebriefs(source, { policy, detail }, { clock, runner }) {
    const reading = {
        detail,
        secrets: runner.secrets,
        profile: source.profile,
        leftOut: (fault) => runner.debug(`saved debrief: left out ${fault}`),
        decider: new Decider(policy.rules, (0,policy_file .k)(clock.now()), runner),
    };
    if (source.kind === 'debrief-file')
        return [await judgeSavedDebrief(source.path, reading)];
    const { paths, faults } = await (0,find_files .l)(source.files, MAX_FILES);
    const runs = faults.map(({ pattern, problem }) => refuseFile(pattern, problem));
    for (const path of paths)
        runs.push(await judgeSavedDebrief(path, reading));
    for (const line of runs.flatMap(describeTrial))
        runner.info(line);
    return runs;
}

;// CONCATENATED MODULE: ./gate/judgement.js
const NO_COST = { reasons: [], notes: [] };
const MAX_VARIABLES = 10;
async function bringToJudgement(given, world) {
    const token = world.runner.getInput('github-token').trim();
    const policy = await completePolicy(given.policy, token, given.memory, world);
    if ('reasons' in policy)
        return withoutPolicy(policy, given);
    const inputs = { ...given, policy };
    const { source } = inputs;
    (0,policy_told .q)(policy, world.runner);
    const variables = source.kind === 'run-plan-id' ? (0,inputs_variables .f)(source.variables) : null;
    const facts = (variables ?? []).map(({ name, length, sha256 }) => [name, `${(0,format .So)(length, 'character')}, SHA-256 '${sha256}'…`]);
    for (const [name, text] of facts)
        world.runner.info(`Variable ${name}: ${text}`);
    const sent = facts.map(([name, text]) => `${name} (${text})`);
    if (inputs.dryRun && 'service' in source) {
        return show(await rehearsed({ ...inputs, source }, sent, token, world), inputs, world);
    }
    const concern = await concernOf(inputs, token, world);
    if (concern.skipped !== null) {
        const message = `${concern.skipped}, so nothing was started`;
        return show(skipped('changed-paths', message, inputs, world), inputs, world);
    }
    const runs = await judgedRuns(source, inputs, world);
    const gathered = gather(runs, inputs, world);
    const notes = [
        ...gathered.notes,
        ...concern.notes,
        ...(sent.length > 0 ? [`${sentWith(runs)}: ${(0,format .ki)(sent, MAX_VARIABLES)}.`] : []),
    ];
    const judged = { ...gathered, notes, ...(variables && { variables }) };
    const metricCollection = await collectMetrics(judged, inputs, world);
    return show({ ...judged, metricCollection }, inputs, world);
}
function sentWith(runs) {
    if (runs.every(({ jobId }) => jobId === ''))
        return 'To be sent with a run';
    return runs.length > 1 ? 'Sent with the runs' : 'Sent with the run';
}
async function concernOf({ source, changedPaths }, token, world) {
    if (changedPaths === null || !('service' in source))
        return { skipped: null, notes: [] };
    const { lookForChanges } = await __webpack_require__.e(  670).then(__webpack_require__.bind(__webpack_require__, 6670));
    return lookForChanges(changedPaths, token, process.cwd(), world);
}
function skipped(rule, message, inputs, world) {
    const nothing = gather([], inputs, world);
    return { ...nothing, outcome: 'skipped', tolerated: false, reasons: [{ rule, message }] };
}
async function judgedRuns(source, inputs, world) {
    if ('service' in source)
        return followRuns(source, inputs, world);
    return source.kind === 'policy-replay'
        ? replayPolicy(source.plans, source.access, inputs, world)
        : judgeSavedDebriefs(source, inputs, world);
}
function withoutPolicy({ outcome, reasons }, inputs) {
    const { policy, source, onInconclusive, givenName } = inputs;
    const report = {
        ...(givenName === null ? {} : { gateName: givenName }),
        outcome,
        tolerated: outcome === 'inconclusive' && onInconclusive === 'warn' && !(0,settings .rK)(source),
        reasons,
        runs: [],
        metricCollection: null,
        notes: [],
        policy: { path: policy.path, isTrial: (0,settings .rK)(source) },
        promptFixes: [],
    };
    return { report, patch: '', warnings: [], reports: null };
}
async function rehearsed(inputs, variables, token, world) {
    const { source } = inputs;
    const told = await rehearse(source, await beginWatch(source, inputs, world));
    if (told.kind === 'refused')
        return gather(told.runs, inputs, world);
    const concern = await concernOf(inputs, token, world);
    const message = concern.skipped === null
        ? told.message
        : `${concern.skipped}, so nothing would be started in it; with such a change the gate ${told.message}`;
    const sent = (0,format .ki)(variables, MAX_VARIABLES);
    const notes = [...told.notes, ...concern.notes];
    return {
        ...skipped('dry-run', message, inputs, world),
        notes: variables.length > 0 ? [...notes, `Would be sent with the run: ${sent}.`] : notes,
    };
}
function gather(runs, inputs, { cancelled }) {
    const { source, policy, givenName } = inputs;
    const isOnTrial = (0,settings .rK)(source);
    const cost = isOnTrial ? NO_COST : (0,max_cost .L5)(runs, policy.rules);
    const isTooDear = cost.reasons.length > 0;
    const outcome = (0,core_outcome .Om)([
        ...runs.map((run) => run.outcome),
        ...(isTooDear ? ['failed'] : []),
    ]);
    return {
        ...(givenName === null ? {} : { gateName: givenName }),
        outcome,
        tolerated: !cancelled.aborted &&
            (0,core_outcome .c6)(outcome) &&
            runs.every((run) => isTolerated(run, inputs)) &&
            (!isTooDear || inputs.warnOnly),
        reasons: cost.reasons,
        runs: isOnTrial ? runs : (0,never .ZG)(runs, policy.rules),
        metricCollection: null,
        notes: cost.notes,
        policy: { ...(0,policy_told .w)(policy), isTrial: isOnTrial },
        promptFixes: [],
    };
}
function isTolerated({ outcome }, inputs) {
    if ((0,settings .rK)(inputs.source))
        return outcome !== 'error';
    if (outcome === 'failed')
        return inputs.warnOnly;
    if (outcome === 'inconclusive')
        return inputs.onInconclusive === 'warn';
    return !(0,core_outcome .c6)(outcome);
}
async function collectMetrics({ outcome, runs }, { metricIds, source }, world) {
    if (!(0,core_outcome .c6)(outcome) || metricIds === null || !('service' in source))
        return null;
    const { collectOverAffected } = await __webpack_require__.e(  894).then(__webpack_require__.bind(__webpack_require__, 1894));
    return collectOverAffected(runs, metricIds, source.service, world);
}


/***/ }),

/***/ 6602:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    D6: () => (  isAsked),
    J$: () => (  withAsked),
    KD: () => (  contentsOf),
    Nm: () => (  isSameAsked),
    Uw: () => (  withPointer),
    _V: () => (  isPointer),
    b6: () => (  textOf),
    pN: () => (  LONGEST_DOCUMENT)
  });
  var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5915);
  var zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1299);
  var zod_mini__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8989);
  var _core_input_iso_time_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2111);
  var _core_json_object_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8009);
  var _core_text_lazy_pattern_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(470);




const VERSION = 1;
const MAX_RUNS = 50;
const MAX_ENTRIES = 1_000;
const MAX_ASKED = 50;
const LONGEST_DOCUMENT = 2 * 1024 * 1024;
const id = zod_mini__WEBPACK_IMPORTED_MODULE_0__  .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__  .Fk(/^[\x21-\x7e]{1,200}$/));
const moment = zod_mini__WEBPACK_IMPORTED_MODULE_0__  .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__  .Eb(40), zod_mini__WEBPACK_IMPORTED_MODULE_0__  .YPB((text) => (0,_core_input_iso_time_js__WEBPACK_IMPORTED_MODULE_2__  .s)(text) !== null));
const notPrintable = (0,_core_text_lazy_pattern_js__WEBPACK_IMPORTED_MODULE_3__  .x)(String.raw `\p{C}`, 'u');
const word = (longest) => zod_mini__WEBPACK_IMPORTED_MODULE_0__  .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_0__  .YPB((text) => !notPrintable().test(text)), zod_mini__WEBPACK_IMPORTED_MODULE_1__  .Eb(longest));
const start = {
    runPlanId: zod_mini__WEBPACK_IMPORTED_MODULE_0__  .KCZ([zod_mini__WEBPACK_IMPORTED_MODULE_0__  .euz(''), id]),
    fingerprint: zod_mini__WEBPACK_IMPORTED_MODULE_0__  .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__  .Fk(/^(?:[0-9a-f]{64})?$/)),
    ref: word(1_000),
    workflowRun: zod_mini__WEBPACK_IMPORTED_MODULE_0__  .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__  .Fk(/^\d{0,20}$/)),
    attempt: zod_mini__WEBPACK_IMPORTED_MODULE_0__  .Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__  .qm(0)),
    job: word(200),
    step: word(200),
};
const pointerSchema = zod_mini__WEBPACK_IMPORTED_MODULE_0__  .Ikc({
    jobId: id,
    ...start,
    startedAt: moment,
    endedAt: zod_mini__WEBPACK_IMPORTED_MODULE_0__  .mee(moment),
    outcome: zod_mini__WEBPACK_IMPORTED_MODULE_0__  .mee(zod_mini__WEBPACK_IMPORTED_MODULE_0__  .k5n(['passed', 'failed', 'inconclusive', 'error', 'started'])),
    sha: zod_mini__WEBPACK_IMPORTED_MODULE_0__  .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__  .Fk(/^[0-9a-fA-F]{0,64}$/)),
});
const askedSchema = zod_mini__WEBPACK_IMPORTED_MODULE_0__  .Ikc({ ...start, askedAt: moment });
const documentSchema = zod_mini__WEBPACK_IMPORTED_MODULE_0__  .Ikc({
    version: zod_mini__WEBPACK_IMPORTED_MODULE_0__  .euz(VERSION),
    gate: zod_mini__WEBPACK_IMPORTED_MODULE_0__  .YjP(),
    runs: zod_mini__WEBPACK_IMPORTED_MODULE_0__  .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_0__  .L5J()),
    asked: zod_mini__WEBPACK_IMPORTED_MODULE_0__  .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__  .L5J()),
});
function contentsOf(text, gate, ref, passOver) {
    const read = text.length > LONGEST_DOCUMENT ? undefined : parse(text);
    const { data: document } = zod_mini__WEBPACK_IMPORTED_MODULE_4__  .xL(documentSchema, read);
    if (document === undefined || document.gate !== gate) {
        const is = document === undefined ? 'not in a form that is known' : 'about another gate';
        passOver(`what is kept under ${ref} is passed over, since it is ${is}`);
        return { runs: [], asked: [] };
    }
    const pointers = new Map();
    for (const [index, entry] of document.runs.slice(0, MAX_ENTRIES).entries()) {
        const { data: pointer, error } = zod_mini__WEBPACK_IMPORTED_MODULE_4__  .xL(pointerSchema, entry);
        if (pointer === undefined) {
            passOver(`entry ${index} of ${ref} is passed over: ${placesOf(error, entry)}`);
        }
        else if (pointer.ref !== ref || pointers.has(pointer.jobId)) {
            const is = pointer.ref === ref ? 'of the same run as one before it' : 'of another ref';
            passOver(`entry ${index} of ${ref} is passed over: it is ${is}`);
        }
        else
            pointers.set(pointer.jobId, pointer);
    }
    const asked = askedIn(document.asked, ref, passOver);
    return { runs: firstOfEachPlan([...pointers.values()]), asked };
}
function askedIn(entries, ref, passOver) {
    if (entries === undefined)
        return [];
    const { data } = zod_mini__WEBPACK_IMPORTED_MODULE_4__  .xL(zod_mini__WEBPACK_IMPORTED_MODULE_0__  .YOg(askedSchema), entries);
    if (data === undefined)
        passOver(`what was asked for under ${ref} is passed over`);
    return (data ?? []).filter((one) => one.ref === ref).slice(0, MAX_ASKED);
}
function withAsked(known, asked) {
    const others = known.filter((one) => !isSameAsked(one, asked) && !(isSameStep(one, asked) && one.attempt < asked.attempt));
    return [asked, ...others].slice(0, MAX_ASKED);
}
function isSameAsked(one, other) {
    return isSameStep(one, other) && one.attempt === other.attempt && one.askedAt === other.askedAt;
}
function isSameStep(one, other) {
    const facts = ({ ref, workflowRun, job, step, runPlanId, fingerprint }) => JSON.stringify([ref, workflowRun, job, step, runPlanId, fingerprint]);
    return facts(one) === facts(other);
}
function withPointer(pointers, pointer) {
    const isKept = pointers.some(({ jobId }) => jobId === pointer.jobId);
    const kept = isKept
        ? pointers.map((one) => (one.jobId === pointer.jobId ? pointer : one))
        : [pointer, ...pointers];
    return firstOfEachPlan(kept);
}
function isPointer(pointer) {
    return zod_mini__WEBPACK_IMPORTED_MODULE_4__  .xL(pointerSchema, pointer).success;
}
function isAsked(asked) {
    return zod_mini__WEBPACK_IMPORTED_MODULE_4__  .xL(askedSchema, asked).success;
}
function textOf(gate, { runs, asked }) {
    const document = { version: VERSION, gate, runs, ...(asked.length > 0 && { asked }) };
    return `${JSON.stringify(document, null, 1)}\n`;
}
function firstOfEachPlan(pointers) {
    const counts = new Map();
    return pointers
        .filter(({ runPlanId }) => {
        const count = (counts.get(runPlanId) ?? 0) + 1;
        counts.set(runPlanId, count);
        return count <= MAX_RUNS;
    })
        .slice(0, MAX_ENTRIES);
}
function parse(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        return undefined;
    }
}
function placesOf({ issues }, entry) {
    const places = issues.map(({ path }) => path.length === 0 ? 'all of it' : `${path.join('/')} (${typeof (0,_core_json_object_js__WEBPACK_IMPORTED_MODULE_5__  .f)(entry, path)})`);
    return `${places.join(', ')} is not as it was written`;
}


/***/ }),

/***/ 3784:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    b: () => (  memoryIn),
    g: () => (  NO_MEMORY)
  });
  var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
  var node_crypto__WEBPACK_IMPORTED_MODULE_0___default =  __webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_0__);
  var _step_stops_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3743);
  var _document_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6602);
const NO_MEMORY = {
    recall: async () => [],
    remember: async () => { },
    recallAsked: async () => [],
    announce: async () => { },
    forget: async () => { },
};
const NOTHING = { runs: [], asked: [] };
function memoryIn(store, gate, runner) {
    return new StoredMemory(store, digest(JSON.stringify(gate)), runner);
}
class StoredMemory {
    #store;
    #gate;
    #runner;
    #own = new Map();
    #asked = new Set();
    #answered = new Set();
    #read = new Map();
    #unkept = new Set();
    #kept = Promise.resolve();
    constructor(store, gate, runner) {
        this.#store = store;
        this.#gate = gate;
        this.#runner = runner;
    }
    async recall(ref) {
        return [...(await this.#recall(ref)).runs];
    }
    async recallAsked(ref) {
        return (await this.#recall(ref)).asked;
    }
    async #recall(ref) {
        try {
            const read = this.#read.get(ref) ?? this.#store.read(this.#nameOf(ref));
            this.#read.set(ref, read);
            return this.#withOwn(await read, ref);
        }
        catch (error) {
            this.#runner.debug(`memory: nothing is recalled of ${ref}: ${(0,_step_stops_js__WEBPACK_IMPORTED_MODULE_1__  .Uc)(error)}`);
            return this.#withOwn(null, ref);
        }
    }
    remember(pointer) {
        if (!(0,_document_js__WEBPACK_IMPORTED_MODULE_2__  ._V)(pointer)) {
            this.#runner.debug('memory: a run is not remembered, since its facts have an odd form');
            return this.#kept;
        }
        this.#own.set(pointer.jobId, pointer);
        return this.#keepSoon(pointer.ref);
    }
    announce(asked) {
        if (!(0,_document_js__WEBPACK_IMPORTED_MODULE_2__  .D6)(asked))
            return this.#kept;
        this.#asked.add(asked);
        return this.#keepSoon(asked.ref);
    }
    forget(asked) {
        if (!this.#asked.delete(asked))
            return this.#kept;
        this.#answered.add(asked);
        return this.#keepSoon(asked.ref);
    }
    #keepSoon(ref) {
        this.#unkept.add(ref);
        this.#kept = this.#kept.then(() => this.#keep());
        return this.#kept;
    }
    async #keep() {
        for (const ref of this.#unkept) {
            this.#unkept.delete(ref);
            this.#read.delete(ref);
            try {
                await this.#store.update(this.#nameOf(ref), (text) => (0,_document_js__WEBPACK_IMPORTED_MODULE_2__  .b6)(this.#gate, this.#withOwn(text, ref)));
            }
            catch (error) {
                this.#runner.debug(`memory: nothing is remembered under ${ref}: ${(0,_step_stops_js__WEBPACK_IMPORTED_MODULE_1__  .Uc)(error)}`);
            }
        }
    }
    #withOwn(text, ref) {
        const { runs, asked } = this.#contentsOf(text, ref);
        const answered = [...this.#answered];
        const open = asked.filter((one) => !answered.some((other) => (0,_document_js__WEBPACK_IMPORTED_MODULE_2__  .Nm)(one, other)));
        return {
            runs: [...this.#own.values()].filter((one) => one.ref === ref).reduce(_document_js__WEBPACK_IMPORTED_MODULE_2__  .Uw, runs),
            asked: [...this.#asked].filter((one) => one.ref === ref).reduce(_document_js__WEBPACK_IMPORTED_MODULE_2__  .J$, open),
        };
    }
    #contentsOf(text, ref) {
        if (text === null)
            return NOTHING;
        return (0,_document_js__WEBPACK_IMPORTED_MODULE_2__  .KD)(text, this.#gate, ref, (why) => this.#runner.debug(`memory: ${why}`));
    }
    #nameOf(ref) {
        return `${this.#gate}-${digest(ref)}`;
    }
}
function digest(text) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(text).digest('hex').slice(0, 24);
}


/***/ }),

/***/ 6023:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  u: () => (  openMemory),
  C: () => (  openStore)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: ../../node_modules/zod/v4/mini/schemas.js
var schemas = __webpack_require__(5915);
// EXTERNAL MODULE: ./http/answer.js
var http_answer = __webpack_require__(3176);
// EXTERNAL MODULE: ./http/channel.js + 4 modules
var http_channel = __webpack_require__(1001);
// EXTERNAL MODULE: ./http/errors.js
var errors = __webpack_require__(2557);
// EXTERNAL MODULE: ./http/shape.js
var shape = __webpack_require__(2845);
;// CONCATENATED MODULE: ./memory/cache-service.js
const VERSION = (0,external_node_crypto_.createHash)('sha256').update('simulation-gate memory 1').digest('hex');
const REQUEST_LIMIT_MS = 5_000;
const PAUSE_MS = 500;
function cacheServiceOf(env, clock) {
    const { ACTIONS_RUNTIME_TOKEN: token, ACTIONS_RESULTS_URL: results } = env;
    const { ACTIONS_CACHE_URL: older, ACTIONS_CACHE_SERVICE_V2: isNewer } = env;
    if (!token)
        return null;
    if (results && !isEnterpriseServer(env) && (isNewer || !older)) {
        const service = below(results, '/twirp/github.actions.results.api.v1.CacheService');
        return new NewerCache(new Requests({ baseUrl: service, apiKey: token, clock, env }));
    }
    if (!older)
        return null;
    const service = below(older, '/_apis/artifactcache');
    return new OlderCache(new Requests({ baseUrl: service, apiKey: token, clock, env }));
}
function below(address, path) {
    return address.replace(/\/+$/, '') + path;
}
function isEnterpriseServer({ GITHUB_SERVER_URL: url = '' }) {
    const host = /^https?:\/\/([^/:]+)/i.exec(url)?.[1] ?? 'github.com';
    return !/^github\.com$|\.ghe\.com$|\.localhost$/i.test(host);
}
const foundSchema = schemas .Ikc({
    ok: schemas .Rvf(schemas .zMY(), false),
    signed_download_url: schemas .Rvf(schemas .YjP(), ''),
});
const createdSchema = schemas .Ikc({
    ok: schemas .Rvf(schemas .zMY(), false),
    signed_upload_url: schemas .Rvf(schemas .YjP(), ''),
});
const finalizedSchema = schemas .Ikc({ ok: schemas .Rvf(schemas .zMY(), false) });
class NewerCache {
    #requests;
    constructor(requests) {
        this.#requests = requests;
    }
    async find(prefix, signal) {
        const asked = { key: prefix, restore_keys: [prefix], version: VERSION };
        const operation = 'find cache entry';
        const answer = await this.#ask(operation, 'GetCacheEntryDownloadURL', asked, signal);
        const { ok, signed_download_url: url } = (0,shape .eA)(foundSchema, answer, operation, '');
        return ok ? this.#requests.download(url, signal) : null;
    }
    async add(key, text, signal) {
        const operation = 'create cache entry';
        const asked = { key, version: VERSION };
        const answer = await this.#ask(operation, 'CreateCacheEntry', asked, signal);
        const { ok, signed_upload_url: url } = (0,shape .eA)(createdSchema, answer, operation, '');
        if (!ok)
            throw refusal(operation);
        await this.#requests.upload(url, text, signal);
        await this.#finalize({ ...asked, size_bytes: `${Buffer.byteLength(text)}` }, signal);
    }
    async #finalize(entry, signal) {
        const operation = 'finalize cache entry';
        const answer = await this.#ask(operation, 'FinalizeCacheEntryUpload', entry, signal);
        if (!(0,shape .eA)(finalizedSchema, answer, operation, '').ok)
            throw refusal(operation);
    }
    #ask(operation, method, body, signal) {
        const request = { operation, method: 'POST', path: `/${method}`, json: body };
        return this.#requests.askJson(request, signal);
    }
}
const locationSchema = schemas .Ikc({ archiveLocation: schemas .YjP() });
const reservedSchema = schemas .Ikc({ cacheId: schemas .Whr() });
class OlderCache {
    #requests;
    constructor(requests) {
        this.#requests = requests;
    }
    async find(prefix, signal) {
        const operation = 'find cache entry';
        const path = `/cache?keys=${encodeURIComponent(prefix)}&version=${VERSION}`;
        const answer = await this.#requests.ask({ operation, method: 'GET', path }, signal);
        if (answer.status === 204)
            return null;
        const found = this.#requests.jsonOf(operation, answer);
        const { archiveLocation } = (0,shape .eA)(locationSchema, found, operation, '');
        return this.#requests.download(archiveLocation, signal);
    }
    async add(key, text, signal) {
        const operation = 'create cache entry';
        const size = Buffer.byteLength(text);
        const json = { key, version: VERSION, cacheSize: size };
        const create = { operation, method: 'POST', path: '/caches', json };
        const answer = await this.#requests.askJson(create, signal);
        const { cacheId } = (0,shape .eA)(reservedSchema, answer, operation, '');
        const path = `/caches/${cacheId}`;
        const headers = {
            'content-type': 'application/octet-stream',
            'content-range': `bytes 0-${size - 1}/*`,
        };
        const upload = { operation: 'upload cache entry', method: 'PATCH', path, headers, body: text };
        await this.#requests.ask(upload, signal);
        const commit = { operation: 'finalize cache entry', method: 'POST', path, json: { size } };
        await this.#requests.ask(commit, signal);
    }
}
class Requests {
    #address;
    #channel;
    constructor(address) {
        this.#address = address;
        this.#channel = new http_channel .c(address);
    }
    async askJson(request, signal) {
        return this.jsonOf(request.operation, await this.ask(request, signal));
    }
    jsonOf(operation, answer) {
        return (0,http_answer .qF)({ operation, mask: this.#channel.mask }, answer);
    }
    ask({ headers, ...request }, signal) {
        const ours = {
            authorization: `Bearer ${this.#address.apiKey}`,
            accept: 'application/json;api-version=6.0-preview.1',
            ...(request.json !== undefined && { 'content-type': 'application/json' }),
            ...headers,
        };
        return this.#send(this.#channel, { ...request, headers: ours }, signal);
    }
    async download(url, signal) {
        const { channel, path } = this.#storageAt(url, 'download cache entry');
        const request = { operation: 'download cache entry', method: 'GET', path };
        try {
            const { body } = await this.#send(channel, request, signal);
            return new TextDecoder().decode(body);
        }
        catch (error) {
            const { kind = '', status = 0 } = error instanceof errors ._ ? error : {};
            if (kind === 'too-large' || status === 404)
                return null;
            throw error;
        }
    }
    async upload(url, text, signal) {
        const { channel, path } = this.#storageAt(url, 'upload cache entry');
        const headers = { 'content-type': 'application/octet-stream', 'x-ms-blob-type': 'BlockBlob' };
        const request = { operation: 'upload cache entry', method: 'PUT', path, headers, body: text };
        await this.#send(channel, request, signal);
    }
    async #send(channel, request, signal) {
        try {
            return await this.#sendOnce(channel, request, signal);
        }
        catch (error) {
            const { kind = '', status = 0 } = error instanceof errors ._ ? error : {};
            if (kind !== 'connection' && status < 500)
                throw error;
            await this.#address.clock.sleep(PAUSE_MS, signal);
            return this.#sendOnce(channel, request, signal);
        }
    }
    async #sendOnce(channel, request, signal) {
        const { operation, method, path, headers = {}, json, body } = request;
        const sent = json === undefined ? body : JSON.stringify(json);
        const outgoing = { operation, method, path, headers, fresh: false };
        const deadlineMs = this.#address.clock.now() + REQUEST_LIMIT_MS;
        const answer = await channel.send(sent === undefined ? outgoing : { ...outgoing, body: sent }, {
            signal,
            deadlineMs,
        });
        return (0,http_answer .z_)({ operation, mask: channel.mask }, answer);
    }
    #storageAt(address, operation) {
        const url = URL.parse(address);
        const isSafe = url?.protocol === 'https:' || url?.protocol === this.#protocol;
        if (url === null || !isSafe)
            throw refusal(operation);
        const { clock, env } = this.#address;
        const apiKey = url.searchParams.get('sig') ?? '';
        const channel = new http_channel .c({ baseUrl: url.origin, apiKey, clock, env });
        return { channel, path: url.pathname + url.search };
    }
    get #protocol() {
        return new URL(this.#address.baseUrl).protocol;
    }
}
function refusal(operation) {
    const problem = 'the cache does not let this job do it';
    return new errors ._({ kind: 'shape', operation, problem, mayHaveBeenTaken: false });
}

;// CONCATENATED MODULE: ./memory/cache-store.js

const PREFIX = 'simulation-gate-memory-';
const LIMIT_MS = 10_000;
class CacheStore {
    #cache;
    #mayWrite;
    #clock;
    #cancelled;
    #failure = null;
    constructor(cache, mode, clock, cancelled) {
        this.#cache = cache;
        this.#mayWrite = mode !== 'read';
        this.#clock = clock;
        this.#cancelled = cancelled;
    }
    read(name) {
        return this.#inTime((signal) => this.#cache.find(`${PREFIX}${name}-`, signal));
    }
    async update(name, change) {
        if (!this.#mayWrite)
            throw new Error('the cache of this job may only be read');
        const text = change(await this.read(name));
        const key = `${PREFIX}${name}-${(0,external_node_crypto_.randomUUID)()}`;
        await this.#inTime((signal) => this.#cache.add(key, text, signal));
    }
    async #inTime(work) {
        if (this.#failure !== null)
            throw this.#failure.error;
        const over = new AbortController();
        const late = new AbortController();
        const inTime = AbortSignal.any([this.#cancelled, over.signal]);
        this.#clock.sleep(LIMIT_MS, inTime).then(() => late.abort(new Error('the cache takes too much of the time of this job')), () => { });
        try {
            return await work(AbortSignal.any([this.#cancelled, late.signal]));
        }
        catch (error) {
            this.#failure = { error };
            throw error;
        }
        finally {
            over.abort();
        }
    }
}

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./step/folders.js
var folders = __webpack_require__(4067);
// EXTERNAL MODULE: ./step/stops.js
var stops = __webpack_require__(3743);
// EXTERNAL MODULE: ./memory/document.js
var memory_document = __webpack_require__(6602);
;// CONCATENATED MODULE: ./memory/folder-store.js
const TURN_MS = 1_000;
const LOOK_MS = 50;
class FolderStore {
    #folder;
    #clock;
    constructor(folder, clock) {
        this.#folder = folder;
        this.#clock = clock;
    }
    async read(name) {
        return readText(this.#pathOf(name));
    }
    async update(name, change) {
        await (0,folders .w)(this.#folder);
        const path = this.#pathOf(name);
        const turn = `${path}.lock`;
        await this.#takeTurn(turn);
        const written = `${path}.${(0,external_node_crypto_.randomUUID)()}.tmp`;
        try {
            (0,external_node_fs_.writeFileSync)(written, change(readOrNull(path)), { flag: 'wx' });
            (0,external_node_fs_.renameSync)(written, path);
        }
        finally {
            (0,external_node_fs_.rmSync)(written, { force: true });
            (0,external_node_fs_.rmSync)(turn, { force: true });
        }
    }
    async #takeTurn(turn) {
        const { signal } = new AbortController();
        for (let waitedMs = 0; waitedMs < TURN_MS; waitedMs += LOOK_MS) {
            try {
                (0,external_node_fs_.writeFileSync)(turn, '', { flag: 'wx' });
                return;
            }
            catch (error) {
                if (!(0,stops .up)(error, 'EEXIST'))
                    throw error;
            }
            await this.#clock.sleep(LOOK_MS, signal);
        }
    }
    #pathOf(name) {
        return (0,external_node_path_.join)(this.#folder, `${name}.json`);
    }
}
function readOrNull(path) {
    try {
        return readText(path);
    }
    catch {
        return null;
    }
}
function readText(path) {
    let file;
    try {
        file = (0,external_node_fs_.openSync)(path, external_node_fs_.constants.O_RDONLY | external_node_fs_.constants.O_NONBLOCK);
    }
    catch (error) {
        if ((0,stops .up)(error, 'ENOENT'))
            return null;
        throw error;
    }
    try {
        const facts = (0,external_node_fs_.fstatSync)(file);
        if (!facts.isFile())
            throw new Error(`${path} is not a file`);
        if (facts.size > memory_document .pN)
            throw new Error(`${path} is larger than any that is kept`);
        return (0,external_node_fs_.readFileSync)(file, 'utf8');
    }
    finally {
        (0,external_node_fs_.closeSync)(file);
    }
}

// EXTERNAL MODULE: ./memory/memory.js
var memory = __webpack_require__(3784);
;// CONCATENATED MODULE: ./memory/open.js




function openMemory(place, gate, world) {
    const store = openStore(place, world);
    return store === null ? memory .g : (0,memory .b)(store, gate, world.runner);
}
function openStore(place, { env, clock, cancelled }) {
    switch (place.kind) {
        case 'off':
            return null;
        case 'folder':
            return new FolderStore(place.path, clock);
        case 'auto': {
            const cache = isReadable(env) ? cacheServiceOf(env, clock) : null;
            return cache && new CacheStore(cache, modeOf(env), clock, cancelled);
        }
    }
}
function isReadable(env) {
    return !['none', 'write-only'].includes(modeOf(env));
}
function modeOf({ ACTIONS_CACHE_MODE: mode = '' }) {
    return mode.trim().toLowerCase();
}


/***/ }),

/***/ 3779:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    _: () => (  evaluate)
  });
  var _known_values_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(352);
  var _policy_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8836);
  var _rules_never_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3760);
  var _waivers_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1917);




function evaluate(run, policy, today, { looks = 1, otherPValues = [], rules = _policy_js__WEBPACK_IMPORTED_MODULE_1__  .y0 } = {}) {
    const { waivers = [], gate = {} } = policy;
    const known = (0,_rules_never_js__WEBPACK_IMPORTED_MODULE_2__  .xR)(gate).filter((check) => (0,_rules_never_js__WEBPACK_IMPORTED_MODULE_2__  .Tx)(run, check));
    const exceptions = (0,_waivers_js__WEBPACK_IMPORTED_MODULE_3__  .Kw)(run, waivers, today, known);
    const { themes, rows, failures, waived, unmatched, expired } = exceptions;
    const waivedChecks = new Set(waived.filter(({ kind }) => kind === 'check').map(({ name }) => name));
    const { report } = run;
    const view = {
        ...{ run, report, themes, rows, failures, waivedChecks, looks, otherPValues },
    };
    const rulings = [
        ...rules.flatMap((rule) => named(rule.name, rule.apply(view, gate))),
        ...named('waivers', expired),
    ];
    const of = (...effects) => rulings.filter(({ effect }) => effects.includes(effect));
    const warnings = of('warning').map(({ message }) => message);
    const isFailed = of('fail').length > 0;
    const against = of('fail', 'undecided').filter(({ onlyAlone }) => !(isFailed && onlyAlone));
    return {
        outcome: isFailed ? 'failed' : against.length > 0 ? 'inconclusive' : 'passed',
        reasons: against.map(({ effect, byRates, onlyAlone, ...reason }) => reason),
        spared: {
            waived,
            known: of('known').flatMap(({ theme }) => theme ?? []),
            unmatched,
            notes: of('note').map(({ message }) => message),
            ...(warnings.length > 0 && { warnings }),
        },
        unknownValues: (0,_known_values_js__WEBPACK_IMPORTED_MODULE_0__  .L)(report?.themes ?? []),
        tested: of('tested').map(({ check, value }) => ({ check: String(check), p: Number(value) })),
        byRatesAlone: ratesAlone(against),
    };
}
function ratesAlone(against) {
    const bases = against.map(({ byRates }) => byRates);
    if (bases.length === 0 || bases.includes(undefined))
        return false;
    return bases.includes('verdict') ? 'verdict' : 'counts';
}
function named(rule, rulings) {
    return rulings.map((ruling) => ({ rule, ...ruling }));
}


/***/ }),

/***/ 1190:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    j: () => (  briefReport)
  });
  var _facts_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1949);
  var _model_copy_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2995);
  var _model_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6786);
const NO_TEXT = 'detail: brief leaves out prompt texts';
function briefReport(report) {
    const brief = (0,_model_copy_js__WEBPACK_IMPORTED_MODULE_0__  .p)(_model_js__WEBPACK_IMPORTED_MODULE_1__  .v, { isBrief: true })(report);
    for (const { debrief } of brief.runs) {
        if (debrief !== null && (debrief.errorMessage ?? '').trim() !== '') {
            debrief.errorMessage = _facts_js__WEBPACK_IMPORTED_MODULE_2__  .Pk;
        }
    }
    for (const { found } of brief.promptFixes) {
        if (found.state === 'located')
            found.leftOut ??= NO_TEXT;
    }
    return brief;
}


/***/ }),

/***/ 8085:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  K: () => (  renderHtml)
});

// EXTERNAL MODULE: ./report/for-people.js
var for_people = __webpack_require__(7037);
// EXTERNAL MODULE: ./report/outcome-words.js
var outcome_words = __webpack_require__(5758);
// EXTERNAL MODULE: ./core/text/strip.js
var strip = __webpack_require__(3917);
;// CONCATENATED MODULE: ./report/html/escape.js
class Html {
    markup;
    constructor(markup) {
        this.markup = markup;
    }
}
const EMPTY = new Html('');
const MARKUP = /[&<>"']/;
const PLAIN = /^[\t\n !#-%(-;=?-~]*$/;
function escapeHtml(text) {
    if (PLAIN.test(text))
        return text;
    const shown = (0,strip .jh)(text);
    if (!MARKUP.test(shown))
        return shown;
    return shown
        .replaceAll('&', '&amp;')
        .replaceAll('<', '&lt;')
        .replaceAll('>', '&gt;')
        .replaceAll('"', '&quot;')
        .replaceAll("'", '&#39;');
}
function html(strings, ...contents) {
    let markup = '';
    let index = 0;
    for (const string of strings) {
        const content = contents[index];
        markup += content === undefined ? string : string + markupOf(content);
        index += 1;
    }
    return new Html(markup);
}
function ownMarkup(constant) {
    return new Html(constant);
}
function markupOf(content) {
    if (content instanceof Html)
        return content.markup;
    if (typeof content === 'string')
        return escapeHtml(content);
    if (typeof content === 'number')
        return String(content);
    let markup = '';
    for (const piece of content)
        markup += piece.markup;
    return markup;
}

// EXTERNAL MODULE: ./report/format.js
var format = __webpack_require__(3483);
// EXTERNAL MODULE: ./report/checks.js
var checks = __webpack_require__(4949);
// EXTERNAL MODULE: ./report/shortfall.js
var shortfall = __webpack_require__(2181);
;// CONCATENATED MODULE: ./report/html/icons.js

const SHAPES = {
    passed: '<circle cx="8" cy="8" r="7"/><path d="m4.8 8.2 2.2 2.3 4.3-4.8"/>',
    failed: '<circle cx="8" cy="8" r="7"/><path d="m5.4 5.4 5.2 5.2m0-5.2-5.2 5.2"/>',
    inconclusive: '<circle cx="8" cy="8" r="7"/><path d="M6 6.3c0-2.6 4-2.6 4 0 0 1.6-2 1.5-2 3.1m0 2.2v.2"/>',
    skipped: '<circle cx="8" cy="8" r="7"/><path d="m5 5 3 3-3 3m4-6v6"/>',
    started: '<circle cx="8" cy="8" r="7"/><path d="M8 4v4.2l2.8 1.6"/>',
    error: '<path d="M5.2 1h5.6L15 5.2v5.6L10.8 15H5.2L1 10.8V5.2z"/><path d="M8 4.2v4.6m0 2.6v.2"/>',
    tolerated: '<path d="M8 1.4 15.2 14.4H.8z"/><path d="M8 6v4m0 2v.2"/>',
};
function toneOf({ outcome, tolerated }) {
    return tolerated && (outcome === 'failed' || outcome === 'inconclusive') ? 'tolerated' : outcome;
}
function icon(tone) {
    return html `<svg class="icon" viewBox="0 0 16 16" aria-hidden="true">${ownMarkup(SHAPES[tone])}</svg>`;
}

// EXTERNAL MODULE: ./core/text/fill-template.js
var fill_template = __webpack_require__(8629);
// EXTERNAL MODULE: ./core/text/markdown.js
var markdown = __webpack_require__(630);
// EXTERNAL MODULE: ./report/short-id.js
var short_id = __webpack_require__(5276);
;// CONCATENATED MODULE: ./report/html/links.js
const MAX_ID_CHARS = 100;
const FIRST_CALLS = 10;
function runLink(jobId, settings) {
    return identifierLink(jobId, settings.runUrl, 'jobId');
}
function shortRunLink(jobId, settings) {
    const isLong = short_id .k.test(jobId) && settings.runUrl === null;
    return isLong ? html `<code>${jobId.slice(0, short_id .z)}</code>` : runLink(jobId, settings);
}
function callLink(callId, settings) {
    return identifierLink(callId, settings.callUrl, 'callId');
}
function callList(callIds, settings) {
    if (callIds.length === 0)
        return EMPTY;
    const links = callIds.map((id) => html `<li>${callLink(id, settings)}</li>`);
    const further = links.slice(FIRST_CALLS);
    const fold = html `<details><summary>${(0,format .B4)(further.length)} more</summary><ul class="calls">${further}</ul></details>`;
    return html `<div class="callset"><p class="label">Calls</p><ul class="calls">${links.slice(0, FIRST_CALLS)}</ul>${further.length > 0 ? fold : EMPTY}</div>`;
}
function identifierLink(id, template, placeholder) {
    const text = (0,strip .AU)(id, MAX_ID_CHARS);
    if (text === '')
        return EMPTY;
    const code = html `<code>${text}</code>`;
    if (template === null || id.length > MAX_ID_CHARS)
        return code;
    const url = (0,fill_template .o)(template, placeholder, id);
    return isWebAddress(url) && short_id .k.test(id)
        ? webLink(html `<code>${id.slice(0, short_id .z)}</code>`, url)
        : webLink(code, url);
}
function webLink(content, url) {
    if (!isWebAddress(url))
        return content;
    return html `<a href="${ownMarkup((0,markdown .Vh)(url))}" rel="noreferrer">${content}</a>`;
}
function isWebAddress(url) {
    return /^https?:\/\//i.test(url);
}

;// CONCATENATED MODULE: ./report/html/texts.js
const MAX_PROSE_CHARS = 100_000;
const MAX_LINE_CHARS = 500;
const MAX_MESSAGE_CHARS = 2000;
const NONE = '–';
function line(text) {
    return (0,strip .AU)(text ?? '', MAX_LINE_CHARS) || NONE;
}
function title(text) {
    return (0,strip .AU)(text, MAX_LINE_CHARS) || format .q8;
}
function message(text) {
    return (0,strip .AU)(text, MAX_MESSAGE_CHARS);
}
function prose(text) {
    const paragraphs = (0,strip .jh)((0,strip .$Q)(text, MAX_PROSE_CHARS))
        .split(/\n(?:[ \t]*\n)+/)
        .map((paragraph) => paragraph.trim())
        .filter((paragraph) => paragraph !== '')
        .map((paragraph) => html `<p>${paragraph}</p>`);
    const cut = cutNote(text.length - MAX_PROSE_CHARS);
    return paragraphs.length === 0
        ? cut
        : html `<div class="prose" dir="auto">${paragraphs}${cut}</div>`;
}
function cutNote(chars) {
    return chars > 0
        ? html `<p class="note">(cut here: ${(0,format .B4)(chars)} more characters)</p>`
        : EMPTY;
}
function time(text) {
    return /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?Z$/.test(text)
        ? html `<time datetime="${text}">${text.slice(0, 10)} ${text.slice(11, 16)} UTC</time>`
        : html `${line(text)}`;
}

;// CONCATENATED MODULE: ./report/html/checks.js
const MAX_CALLS = 1000;
function callEvidence({ run, id, settings }) {
    const { breakdowns } = run;
    const bar = lowestBar(run);
    return html `${rateTable('By persona', `${id}-personas`, breakdowns?.byPersona ?? [], bar)}${rateTable('By agent', `${id}-agents`, breakdowns?.byAgent ?? [], bar)}${callTable(run, id, settings)}`;
}
function checkTable({ run, id }) {
    const heads = [head('Check'), numberHead('Passed'), numberHead('Needed'), NO_HEAD];
    return table('Checks', `${id}-checks`, heads, (0,checks .u6)(run).map(checkRow));
}
function checkRow(check) {
    const isMissed = (0,shortfall .Me)(check);
    const tone = isMissed ? 'failed' : 'passed';
    return html `<tr><th scope="row" class="${tone}">${icon(tone)} ${line(check.name)}<span class="hidden">: ${isMissed ? 'fell short' : 'reached its bar'}</span></th><td class="number">${shareInParts(check)}</td><td class="number">${(0,format .D_)((0,format .l9)(check.needed))}</td><td class="${tone}">${rateBar(check.rate, check.needed)}</td></tr>\n`;
}
function shareInParts(counted) {
    const parts = (0,format .D_)((0,checks .ct)(counted)).split(', ');
    return html `${parts.map((part, index) => html `${index > 0 ? ', ' : ''}<span>${part}</span>`)}`;
}
function rateTable(heading, id, parts, bar) {
    const rows = parts.map(({ name, passed, evaluated, rate }) => {
        const tone = rate === null || bar === null ? '' : rate < bar ? 'failed' : 'passed';
        return html `<tr><th scope="row">${line(name)}</th><td class="number">${shareInParts({ passed, evaluated, rate })}</td><td class="${tone}">${rateBar(rate, bar)}</td></tr>\n`;
    });
    return table(heading, id, [head('Name'), numberHead('Calls passed'), NO_HEAD], rows);
}
function lowestBar({ checks = [] }) {
    const bars = checks.flatMap(({ needed }) => needed ?? []);
    return bars.length === 0 ? null : Math.min(...bars);
}
function callTable({ calls = [] }, id, settings) {
    const sorted = calls.toSorted((a, b) => resultRank(a) - resultRank(b));
    const hasExcerpts = calls.some(({ excerpt }) => excerpt.length > 0);
    const rows = sorted.slice(0, MAX_CALLS).map((call) => callRow(call, hasExcerpts, settings));
    const more = calls.length - rows.length;
    return html `${table('Calls', `${id}-calls`, hasExcerpts ? [...CALL_HEADS, head('Excerpt')] : CALL_HEADS, rows, ' calltable')}${more > 0 ? html `<p class="note">${(0,format .So)(more, 'further call')} in report.json</p>` : EMPTY}`;
}
function resultRank({ isPassed }) {
    return isPassed === false ? 0 : isPassed === null ? 1 : 2;
}
function callRow(call, hasExcerpts, settings) {
    const { id, isPassed, persona, agent, durationMs, checks, excerpt } = call;
    const tone = isPassed === null ? 'skipped' : isPassed ? 'passed' : 'failed';
    const word = isPassed === null ? 'not graded' : tone;
    const failed = checks.filter((check) => check.isPassed === false).map(({ name }) => name);
    const said = excerpt.map(({ speaker, text }) => html `<p>${speaker === null ? EMPTY : html `<b>${line(speaker)}</b> `}${line(text)}</p>`);
    return html `<tr data-result="${resultRank(call)}"><td class="${tone}">${icon(tone)} ${id === null ? NONE : callLink(id, settings)}<span class="hidden">: ${word}</span></td><td>${line(persona)}</td><td>${line(agent)}</td><td class="number">${durationMs === null ? NONE : (0,format .B4)(Math.round(durationMs / 1000))}</td><td>${line(failed.join(', '))}</td>${hasExcerpts ? html `<td>${said}</td>` : EMPTY}</tr>\n`;
}
const NO_HEAD = html `<td></td>`;
function head(name) {
    return html `<th scope="col">${name}</th>`;
}
function numberHead(name) {
    return html `<th scope="col" class="number">${name}</th>`;
}
const CALL_HEADS = [
    head('Call'),
    head('Persona'),
    head('Agent'),
    numberHead('Seconds'),
    head('Failed checks'),
];
function table(heading, id, heads, rows, kind = '') {
    if (rows.length === 0)
        return EMPTY;
    return html `
<section aria-labelledby="${id}">
<h3 id="${id}">${heading} <span class="count">${(0,format .B4)(rows.length)}</span></h3>
<div class="scroll" role="group" aria-labelledby="${id}" tabindex="0">
<table class="runs${kind}">
<thead><tr>${heads}</tr></thead>
<tbody>
${rows}</tbody>
</table>
</div>
</section>`;
}
function rateBar(rate, needed) {
    if (rate === null)
        return EMPTY;
    const mark = needed === null
        ? EMPTY
        : html `<rect x="${xOf(needed)}" width="1" height="6" fill="currentColor"/>`;
    return html `<svg class="bar" viewBox="0 0 101 6" preserveAspectRatio="none" aria-hidden="true"><rect width="${xOf(rate)}" height="6"/>${mark}</svg>`;
}
function xOf(percent) {
    return Math.min(Math.max(percent, 0), 100).toFixed(1);
}

// EXTERNAL MODULE: ./report/baseline.js
var report_baseline = __webpack_require__(3875);
// EXTERNAL MODULE: ./report/facts.js
var report_facts = __webpack_require__(1949);
// EXTERNAL MODULE: ./report/opening.js
var opening = __webpack_require__(3850);
// EXTERNAL MODULE: ./report/run-name.js
var run_name = __webpack_require__(7111);
;// CONCATENATED MODULE: ./report/html/baseline.js
function baselineFact({ run, settings }) {
    const baseline = (0,report_baseline .Bv)(run);
    if (baseline === null)
        return EMPTY;
    const { jobId, number } = baseline;
    const id = runLink(jobId, settings);
    const name = number === null ? html `run ${id}` : html `run ${(0,format .B4)(number)} (${id})`;
    const facts = (0,report_baseline .F_)(baseline, line).map((fact) => html `, ${line(fact)}`);
    return html `${(0,report_baseline .eD)(baseline) ? '⚠️ ' : ''}Compared with ${name}${facts}`;
}
function goneList({ run }) {
    const baseline = (0,report_baseline .Bv)(run);
    if (baseline === null || baseline.gone.length === 0)
        return EMPTY;
    const { named, more } = (0,report_baseline .Il)(baseline, ({ slug, title: text }) => html `<li>${title(text)} <code>${line(slug)}</code></li>`);
    const rest = more > 0 ? html `<li>${(0,format .B4)(more)} more</li>` : EMPTY;
    return html `<div><p>Gone since the run that it is compared with:</p><ul>${named}${rest}</ul></div>`;
}

;// CONCATENATED MODULE: ./report/html/findings.js
function executiveSummary({ report, id }, before) {
    const { paragraphs, sections } = report.executiveSummary;
    if (paragraphs.length + sections.length === 0 && before === EMPTY)
        return EMPTY;
    const parts = sections.map(({ heading, body }) => {
        const name = heading ?? '';
        return html `${name === '' ? EMPTY : html `<h4 dir="auto">${title(name)}</h4>`}${prose(body)}`;
    });
    return html `
<section aria-labelledby="${id}-summary">
<h3 id="${id}-summary">Executive summary</h3>
<div class="panel">${before}${paragraphs.map(prose)}${parts}</div>
</section>`;
}
function findingSection({ settings, id }, heading, anchor, findings) {
    if (findings.length === 0)
        return EMPTY;
    const items = findings.map((finding) => settings.detail === 'brief'
        ? html `<li><p dir="auto">${title(finding.title)}</p></li>`
        : html `<li><h4 dir="auto">${title(finding.title)}</h4>${prose(finding.body)}${callList(finding.callIds, settings)}</li>\n`);
    return html `
<section aria-labelledby="${id}-${anchor}">
<h3 id="${id}-${anchor}">${heading} <span class="count">${(0,format .B4)(findings.length)}</span></h3>
<ul class="findings" role="list">
${items}</ul>
</section>`;
}

// EXTERNAL MODULE: ./report/history.js
var report_history = __webpack_require__(350);
;// CONCATENATED MODULE: ./report/html/history.js
const WIDTH = 224;
const HEIGHT = 32;
const MARGIN = 6;
const RADIUS = 3;
function historySection({ run, id }) {
    const { history } = run;
    const lines = (0,report_history .O5)(run);
    if (history === undefined || lines.length === 0)
        return EMPTY;
    return html `
<section aria-labelledby="${id}-history">
<h3 id="${id}-history">History <span class="count">${(0,format .B4)(lines.length)}</span></h3>
<p>${(0,report_history .mw)(history.runs.length)}</p>
<div class="scroll" role="group" aria-labelledby="${id}-history" tabindex="0">
<table class="trend">
<thead><tr><th scope="col">Check</th><td class="chart"></td></tr></thead>
<tbody>
${lines.map(historyRow)}</tbody>
</table>
</div>
${unsteadyNotes(history.unsteady)}
<details><summary>All rates in numbers</summary>
${numbers(lines)}
</details>
</section>`;
}
function historyRow({ check, points }) {
    return html `<tr><th scope="row">${line(check)}</th><td class="chart">${chart(points)}</td></tr>
`;
}
function chart(points) {
    const places = points.map(({ rate, isPassed }, index) => rate === null ? null : { x: history_xOf(index, points.length), y: yOf(rate), isPassed });
    const path = places
        .map((place, index) => place === null ? '' : `${places[index - 1] ? 'L' : 'M'}${place.x} ${place.y}`)
        .join('');
    const dots = places.map((place) => {
        if (place === null)
            return EMPTY;
        const { x, y, isPassed } = place;
        const tone = isPassed === false ? html `class="lost" fill="currentColor"` : html `class="current"`;
        return html `<circle ${tone} cx="${x}" cy="${y}" r="${RADIUS}"/>`;
    });
    return html `<svg viewBox="0 0 ${WIDTH} ${HEIGHT}" aria-hidden="true"><path class="grid" d="M${MARGIN} ${yOf(0)}H${WIDTH - MARGIN}M${MARGIN} ${yOf(100)}H${WIDTH - MARGIN}"/><path class="joint" fill="none" d="${path}"/>${dots}</svg>`;
}
function history_xOf(index, count) {
    return round(MARGIN + (index * (WIDTH - 2 * MARGIN)) / Math.max(1, count - 1));
}
function yOf(percent) {
    const share = Math.min(Math.max(percent, 0), 100) / 100;
    return round(HEIGHT - MARGIN - share * (HEIGHT - 2 * MARGIN));
}
function round(value) {
    return Number(value.toFixed(1));
}
function unsteadyNotes(unsteady) {
    return unsteady.map(({ check, changes, runs, waiver }) => html `<div class="note"><p><b>${line(check)}</b> is unsteady: it changed sides ${(0,format .So)(changes, 'time')} in ${(0,format .So)(runs, 'run')} that were started with the same.</p><details><summary>A waiver to paste into the policy</summary><pre>${waiver}</pre></details></div>`);
}
function numbers(lines) {
    const heads = lines
        .slice(0, 1)
        .flatMap(({ points }) => points.map(({ run }) => html `<th scope="col">${run}</th>`));
    const rows = lines.map(({ check, points }) => html `<tr><th scope="row">${line(check)}</th>${points.map(numberOf)}</tr>\n`);
    return html `<div class="scroll" role="group" aria-label="All rates in numbers" tabindex="0"><table class="runs"><thead><tr><th scope="col">Check</th>${heads}</tr></thead><tbody>
${rows}</tbody></table></div>`;
}
function numberOf({ rate, passed, evaluated, isPassed }) {
    const told = passed === null || evaluated === null ? (0,format .l9)(rate) : (0,format .T1)(passed, evaluated);
    const side = isPassed === false ? html `<span class="hidden">, fell short</span>` : EMPTY;
    return html `<td class="number${isPassed === false ? ' lost' : ''}">${(0,format .D_)(told)}${side}</td>`;
}

;// CONCATENATED MODULE: ./report/html/listed-reasons.js


const ABOUT = ['theme', 'limit', 'value'];
function listedReasons(run) {
    const { told } = (0,opening .g_)(run, shortfall .tZ);
    return run.reasons.filter((reason) => saysMore(reason, told));
}
function saysMore(reason, told) {
    return !told.has(reason) || ABOUT.some((fact) => fact in reason);
}

// EXTERNAL MODULE: ./report/spared.js
var spared = __webpack_require__(4957);
;// CONCATENATED MODULE: ./report/html/spared.js
function sparedSection(view, { waived, known, notes }) {
    if (waived.length + known.length + notes.length === 0)
        return EMPTY;
    const parts = [
        group('Waived', waived.map(({ kind, name, waiver }) => html `<li>${subject(kind, name, view)}: ${waiverWords(waiver)}</li>`)),
        group(`Known before, so the verdict does not fail the gate: ${(0,format .So)(known.length, 'theme')}`, known.map((slug) => html `<li>${subject('theme', slug, view)}</li>`)),
        group('Not judged', notes.map((note) => html `<li>${message(note)}</li>`)),
    ];
    return html `
<section class="spared" aria-labelledby="${view.id}-spared">
<h3 id="${view.id}-spared">What the policy spared</h3>
${parts}</section>`;
}
function unmatchedList(runs) {
    const waivers = (0,spared .xb)(runs);
    if (waivers.length === 0)
        return EMPTY;
    const items = waivers.map((waiver) => html `<li>Waiver without a match: ${waiver.kind} <code>${line(waiver.target)}</code>: ${waiverWords(waiver)}</li>`);
    return html `<ul class="notes">${items}</ul>`;
}
function waivedMark(waiver) {
    return waiver === undefined
        ? EMPTY
        : html ` <span class="badge waived">waived until ${line(waiver.expires)}</span>`;
}
function waiverWords(waiver) {
    const owner = waiver.owner === null ? '' : `, owner ${line(waiver.owner)}`;
    const until = `until ${line((0,spared .NY)(waiver))}`;
    return html `${message(waiver.reason)}${owner}, ${(0,spared .C_)(waiver) ? html `<b class="soon">${until}</b>` : until}`;
}
function subject(kind, name, view) {
    const link = kind === 'theme' ? view.themeLink(name) : null;
    return html `${kind} ${link ?? html `<code>${line(name)}</code>`}`;
}
function group(heading, items) {
    return items.length === 0 ? EMPTY : html `<h4>${heading}</h4><ul>${items}</ul>\n`;
}

// EXTERNAL MODULE: ./core/outcome.js
var outcome = __webpack_require__(6767);
// EXTERNAL MODULE: ./report/found-fixes.js
var found_fixes = __webpack_require__(1832);
// EXTERNAL MODULE: ./report/theme-order.js
var theme_order = __webpack_require__(8918);
// EXTERNAL MODULE: ./report/plain-words.js
var plain_words = __webpack_require__(9946);
;// CONCATENATED MODULE: ./report/html/facets.js
const MAX_VALUES = 8;
const MAX_LABEL_CHARS = 40;
const LIFECYCLES = ['NEW', 'PERSISTENT', 'IMPROVING', 'FIXED'];
function facetsOf(themes) {
    return [
        facet('severity', 'Severity', themes, (theme) => theme.severity, theme_order .qs),
        facet('lifecycle', 'Since', themes, (theme) => theme.lifecycle ?? '', lifecycleRank),
    ];
}
function facet(name, legend, themes, textOf, rank) {
    const counts = new Map();
    for (const theme of themes)
        counts.set(textOf(theme), (counts.get(textOf(theme)) ?? 0) + 1);
    const sorted = [...counts].toSorted(([a], [b]) => rank(a) - rank(b));
    const values = sorted.slice(0, MAX_VALUES).map(([value, count]) => ({
        label: (0,strip .AU)((0,plain_words .h)(value), MAX_LABEL_CHARS) || '(none)',
        count,
    }));
    const others = sorted.slice(MAX_VALUES).reduce((sum, [, count]) => sum + count, 0);
    if (others > 0)
        values.push({ label: '(other)', count: others });
    const numbers = new Map(sorted.map(([value], index) => [value, Math.min(index, MAX_VALUES)]));
    return { name, legend, values, numberOf: (theme) => Number(numbers.get(textOf(theme))) };
}
function lifecycleRank(lifecycle) {
    const rank = LIFECYCLES.indexOf(lifecycle);
    return rank === -1 ? LIFECYCLES.length : rank;
}

;// CONCATENATED MODULE: ./report/html/views.js
function runViews(report, settings) {
    const facets = facetsOf(report.runs.flatMap(({ report }) => report?.themes ?? []));
    return (0,outcome .md)(report.runs).map((run, index) => ({
        run,
        settings,
        isOnly: report.runs.length === 1,
        id: `run-${index + 1}`,
        facets,
        fixes: (0,found_fixes .S)(report, report.runs.indexOf(run)),
    }));
}
function reportView(view) {
    const { run, id } = view;
    if (run.report === null)
        return null;
    const themes = (0,theme_order .lt)(run.report.themes);
    const bySlug = new Map(themes.map((theme, index) => [theme.slug, { theme, index }]));
    const reasonsBy = (kind) => new Map(listedReasons(run).flatMap((reason) => {
        const name = reason[kind];
        return name === undefined ? [] : [[name, reason]];
    }));
    return {
        ...view,
        report: run.report,
        themes,
        themeLink: (slug) => {
            const found = bySlug.get(slug);
            return found === undefined
                ? null
                : html `<a href="#${themeAnchor(id, found.index)}">${title(found.theme.title)}</a>`;
        },
        waivers: (0,spared .wT)(run.spared),
        reasons: { theme: reasonsBy('theme'), check: reasonsBy('check') },
    };
}
function themeAnchor(runId, index) {
    return `${runId}-theme-${index + 1}`;
}

;// CONCATENATED MODULE: ./report/html/words.js




const VOICE = {
    name: (name) => html `<strong>${title(name)}</strong>`.markup,
    prose: (text) => escapeHtml(message(text)),
    own: (words) => escapeHtml((0,format .D_)(words))
        .replace(/\*\*(.+?)\*\*/g, '<strong>$1</strong>')
        .replace(/`(.+?)`/g, '<code>$1</code>'),
};
function runLine(run) {
    return ownMarkup((0,opening .g_)(run, VOICE).line);
}
function words_opening(report) {
    return ownMarkup((0,opening .E4)(report, VOICE).line);
}

;// CONCATENATED MODULE: ./report/html/reasons.js
const FIRST_REASONS = 50;
function stepReasons(report) {
    const { told } = (0,opening .E4)(report, shortfall .tZ);
    const reasons = report.reasons.filter((reason) => saysMore(reason, told));
    return reasonList(reasons.map((reason) => reasonItem(reason, [])));
}
function runReasons(view) {
    const { run, id, isOnly } = view;
    const report = reportView(view);
    const isTold = isOnly && (run.outcome === 'failed' || run.outcome === 'passed');
    const items = listedReasons(run).map((reason) => reasonItem(reason, report === null ? [] : subjects(reason, report)));
    return html `${isTold ? EMPTY : html `<p>${runLine(run)}</p>`}<div id="${id}-reasons">${reasonList(items)}</div>`;
}
function stepNotes({ notes, metricCollection }) {
    const { jobId, notes: ofMetrics } = metricCollection ?? { jobId: '', notes: [] };
    const job = html `<p>Metric collection job: <code>${line(jobId)}</code></p>`;
    return html `${noteList(notes)}${jobId === '' ? EMPTY : job}${noteList(ofMetrics)}`;
}
function reasonItem(reason, about) {
    const { rule, limit, value } = reason;
    const facts = [
        ...(limit === undefined ? [] : [html `<span>limit <b>${line(`${limit}`)}</b></span>`]),
        ...(value === undefined ? [] : [html `<span>found <b>${line(`${value}`)}</b></span>`]),
    ];
    return html `<li><span class="rule">${line(rule)}</span><div><p>${message((0,format .Qu)(reason))}</p><p class="meta">${[...facts, ...about]}</p></div></li>\n`;
}
function reasonList(items) {
    if (items.length === 0)
        return EMPTY;
    const list = (part) => html `<ul class="reasons" role="list">\n${part}</ul>`;
    const further = items.slice(FIRST_REASONS);
    if (further.length === 0)
        return list(items);
    return html `${list(items.slice(0, FIRST_REASONS))}
<details><summary>${(0,format .So)(further.length, 'further reason')}</summary>${list(further)}</details>`;
}
function noteSection(of, id, lists) {
    if (lists.every(({ markup }) => markup === ''))
        return EMPTY;
    return html `
<section class="small" aria-labelledby="${id}">
${of === 'page' ? html `<h2 id="${id}">Notes</h2>` : html `<h3 id="${id}">Notes</h3>`}
${lists}
</section>`;
}
function noteList(notes) {
    if (notes.length === 0)
        return EMPTY;
    return html `<ul class="notes">${notes.map((note) => html `<li>${message(note)}</li>`)}</ul>`;
}
function subjects({ theme, check }, view) {
    return [
        ...(theme === undefined ? [] : [html `<span>${subject('theme', theme, view)}</span>`]),
        ...(check === undefined ? [] : [html `<span>${subject('check', check, view)}</span>`]),
    ];
}

// EXTERNAL MODULE: ./report/place-name.js
var place_name = __webpack_require__(5593);
// EXTERNAL MODULE: ./core/text/lazy-pattern.js
var lazy_pattern = __webpack_require__(470);
// EXTERNAL MODULE: ./core/text/line-diff.js + 1 modules
var line_diff = __webpack_require__(4660);
;// CONCATENATED MODULE: ./report/html/diff.js
const wordPattern = (0,lazy_pattern .x)(String.raw `\s+|[\p{L}\p{N}_]+|[^\s\p{L}\p{N}_]`, 'gu');
const MARKS = { same: ' ', removed: '−', added: '+' };
const ELEMENTS = { same: 'div', removed: 'del', added: 'ins' };
function diffBlock(before, after) {
    const rows = blocksOf((0,line_diff .Pp)(before, after)).flatMap(rowsOf);
    const shown = (0,line_diff .TM)(rows).map(({ isFar, lines }) => {
        const all = lines.map(rowHtml);
        return isFar && all.length > 1 ? folded(all) : html `${all}`;
    });
    return html `<div class="diff" dir="auto">${shown}</div>\n`;
}
function folded(rows) {
    return html `<details><summary>${(0,format .So)(rows.length, 'unchanged line')}</summary>${rows}</details>\n`;
}
function rowHtml({ kind, content }) {
    const element = ELEMENTS[kind];
    return html `<${element}><span class="mark">${MARKS[kind]}</span><span>${content}</span></${element}>\n`;
}
function blocksOf(diff) {
    const blocks = [];
    let block = [];
    for (const line of diff) {
        if (beginsBlock(block.at(-1)?.kind, line.kind)) {
            block = [];
            blocks.push(block);
        }
        block.push(line);
    }
    return blocks;
}
function beginsBlock(last, kind) {
    if (last === kind)
        return false;
    return last === undefined || last === 'same' || kind !== 'added';
}
function rowsOf(block) {
    const textsOf = (kind) => block.filter((line) => line.kind === kind).map(({ text }) => text);
    const [removed, added] = [textsOf('removed'), textsOf('added')];
    return [
        ...textsOf('same').map((text) => ({ kind: 'same', content: html `${text}` })),
        ...removed.map((text, index) => ({ kind: 'removed', content: mark(text, added[index]) })),
        ...added.map((text, index) => ({ kind: 'added', content: mark(text, removed[index]) })),
    ];
}
function mark(text, counterpart) {
    if (counterpart === undefined)
        return html `${text}`;
    const words = (0,line_diff .Pp)(wordsOf(counterpart), wordsOf(text)).filter(({ kind }) => kind !== 'removed');
    const shared = words.reduce((sum, word) => sum + (word.kind === 'same' ? word.text.length : 0), 0);
    if (shared * 2 < text.length)
        return html `${text}`;
    const stretches = [];
    for (const { kind, text } of words) {
        const last = stretches.at(-1);
        if (last?.kind === kind)
            last.content = html `${last.content}${text}`;
        else
            stretches.push({ kind, content: html `${text}` });
    }
    return html `${stretches.map(({ kind, content }) => (kind === 'same' ? content : html `<b>${content}</b>`))}`;
}
function wordsOf(line) {
    return line.match(wordPattern()) ?? [];
}

;// CONCATENATED MODULE: ./report/html/prompt-fix.js
const MAX_TEXT_CHARS = 200_000;
function promptFix({ currentText, suggestedText }, found, id) {
    if (currentText === null && suggestedText === null)
        return EMPTY;
    return html `<div class="fix">${place(found)}${change(currentText, suggestedText)}${suggestion(suggestedText, id)}</div>`;
}
function place(found) {
    return found === undefined ? EMPTY : html `<p class="place">${words(found)}</p>\n`;
}
function words(found) {
    switch (found.state) {
        case 'located':
            return html `<b>Located</b> in ${names([found.place])}${found.leftOut === null ? '' : `; left out of the patch: ${message(found.leftOut)}`}`;
        case 'ambiguous':
            return html `<b>Ambiguous</b>: the text stands in ${(0,format .So)(found.places.length, 'place')}, so nobody can tell which one is meant: ${names(found.places)}`;
        case 'applied':
            return html `<b>Already applied</b>: the suggested text stands in ${names(found.places)}`;
        case 'missing':
            return html `<b>Not found</b> in the repository: the fix is stale, or the prompt lives elsewhere`;
    }
}
function names(places) {
    return html `${places.map((place, index) => html `${index > 0 ? ', ' : ''}<code>${line((0,place_name .f)(place))}</code>`)}`;
}
function change(currentText, suggestedText) {
    const current = currentText ?? '';
    const longest = Math.max(current.length, suggestedText?.length ?? 0);
    const cut = cutNote(longest - MAX_TEXT_CHARS);
    return suggestedText === null
        ? html `${plainText((0,strip .$Q)(current, MAX_TEXT_CHARS))}${cut}`
        : html `${diffBlock(linesOf(current), linesOf(suggestedText))}${cut}`;
}
function suggestion(text, id) {
    if (text === null || text === '')
        return EMPTY;
    const isWhole = text.length <= MAX_TEXT_CHARS;
    const isAsWritten = (0,strip .jh)(text) === text.replace(/\r\n?/g, '\n');
    const button = html `<button type="button" class="js-only" data-copy="${id}-text">Copy the suggested text</button>`;
    return html `<div class="suggestion">${isWhole ? button : EMPTY}
<details><summary>Suggested text as a whole</summary>
${plainText((0,strip .$Q)(text, MAX_TEXT_CHARS), id)}</details></div>
${isAsWritten ? EMPTY : html `<p class="note">Characters that cannot be seen are left out here, also of what is copied.</p>`}`;
}
function plainText(text, id) {
    return html `<pre dir="auto"${id === undefined ? EMPTY : html ` id="${id}-text"`}>\n${text}</pre>\n`;
}
function linesOf(text) {
    return text === '' ? [] : (0,strip .jh)((0,strip .$Q)(text, MAX_TEXT_CHARS)).split('\n');
}

;// CONCATENATED MODULE: ./report/html/recommendations.js





const MAX_THEMES = 20;
function recommendationSection(view) {
    const { id, report } = view;
    const { recommendations } = report;
    if (recommendations.length === 0)
        return EMPTY;
    const items = [...recommendations.entries()]
        .toSorted(([, a], [, b]) => a.order - b.order)
        .map(([position, recommendation]) => item(recommendation, position, view));
    return html `
<section aria-labelledby="${id}-recommendations">
<h3 id="${id}-recommendations">Recommendations <span class="count">${(0,format .B4)(recommendations.length)}</span></h3>
${items}</section>`;
}
function item(recommendation, position, view) {
    const { order, severity, channel, body } = recommendation;
    const id = `${view.id}-fix-${position + 1}`;
    const found = view.fixes.get(position);
    const marks = [severity, channel].map((mark) => mark === null ? EMPTY : html `<span class="badge">${line((0,plain_words .h)(mark))}</span>`);
    const rest = view.settings.detail === 'brief'
        ? place(found)
        : html `${prose(body)}${promptFix(recommendation, found, id)}${meantFor(recommendation, view)}`;
    return html `<article class="panel recommendation" id="${id}">
<div class="title"><span class="order">${order}.</span><h4 dir="auto">${title(recommendation.title)}</h4><span class="marks">${marks}</span></div>
${rest}</article>
`;
}
function meantFor({ themeSlugs }, view) {
    if (themeSlugs.length === 0)
        return EMPTY;
    const themes = themeSlugs.slice(0, MAX_THEMES).map((slug, index) => {
        const link = view.themeLink(slug) ?? html `${title(slug)}`;
        return html `${index > 0 ? '; ' : ''}${link}`;
    });
    return html `<p class="label">Meant for: ${themes}</p>`;
}

;// CONCATENATED MODULE: ./report/html/themes.js
const UNFOLDED = 5;
const GROUP = 50;
function* themeSection(view) {
    const { id, themes } = view;
    if (themes.length === 0) {
        yield html `<p class="none">No themes.</p>`;
        return;
    }
    yield html `
<section aria-labelledby="${id}-themes">
<h3 id="${id}-themes">Themes <span class="count">${(0,format .B4)(themes.length)}</span></h3>
<div class="themes${themes.length > GROUP ? ' many' : ''}">
`;
    const known = new Set(view.run.spared?.known);
    for (let first = 0; first < themes.length; first += GROUP) {
        yield html `<div class="group">\n`;
        for (const [index, theme] of themes.slice(first, first + GROUP).entries()) {
            yield themeCard(theme, first + index, known, view);
        }
        yield html `</div>\n`;
    }
    yield html `</div>
<p class="none" hidden>No theme of this run matches the filter.</p>
</section>`;
}
function themeCard(theme, index, known, view) {
    const rank = (0,theme_order .qs)(theme.severity);
    const facets = view.facets.map((facet) => html ` data-${facet.name}="${facet.numberOf(theme)}"`);
    return html `<article class="theme severity-${rank}" id="${themeAnchor(view.id, index)}"${facets}>
<div class="title"><span class="badge severity">${line((0,plain_words .h)(theme.severity))}</span><h4 dir="auto">${title(theme.title)}</h4>${marks(theme, known, view)}</div>
${facts(theme)}
${waiverNote(theme, view)}${analysis(theme, index, view)}</article>
`;
}
function marks({ slug, lifecycle }, known, view) {
    const reason = view.reasons.theme.get(slug);
    return html `<span class="marks">${[
        lifecycle === null || (known.has(slug) && lifecycle === 'PERSISTENT')
            ? EMPTY
            : html `<span class="badge">${line((0,plain_words .h)(lifecycle))}</span>`,
        reason === undefined
            ? EMPTY
            : html `<a class="badge reason" href="#${view.id}-reasons">reason: ${line(reason.rule)}</a>`,
        waivedMark(view.waivers.theme.get(slug)),
        known.has(slug) ? html `<span class="badge waived">known before</span>` : EMPTY,
    ]}</span>`;
}
function facts(theme) {
    const { affectedCallCount: affected, totalCallCount: total, checkNames } = theme;
    const facts = [
        [
            'Calls affected',
            html `${(0,format .D_)((0,format .T1)(affected, total))} ${shareBar(affected, total)}`,
        ],
        ...fact('Impact', (0,plain_words .h)(theme.impact)),
        ...fact('Prevalence', (0,plain_words .h)(theme.prevalence)),
        ...fact('Root cause', (0,plain_words .h)(theme.rootCauseChannel)),
        ...fact('Checks', checkNames.length === 0 ? null : checkNames.join(', ')),
    ];
    return html `<dl>${facts.map(([name, value]) => html `<div><dt>${name}</dt><dd>${value}</dd></div>`)}</dl>`;
}
function fact(name, value) {
    return value === null ? [] : [[name, html `${line(value)}`]];
}
function shareBar(part, whole) {
    const percent = whole > 0 ? Math.min((part / whole) * 100, 100).toFixed(1) : 0;
    return html `<svg class="bar" viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true"><rect width="${percent}" height="6"/></svg>`;
}
function waiverNote({ slug }, { waivers }) {
    const waiver = waivers.theme.get(slug);
    return waiver === undefined ? EMPTY : html `<p class="note">Waived: ${waiverWords(waiver)}</p>\n`;
}
function analysis(theme, index, { settings }) {
    if (settings.detail === 'brief')
        return EMPTY;
    const isOpen = index < UNFOLDED && (0,theme_order .kR)(theme) <= 1;
    return html `<details${isOpen ? html ` open` : EMPTY}><summary>Analysis</summary>
${prose(theme.analysis)}${callList(theme.callIds, settings)}<p class="label">Slug <code>${line(theme.slug)}</code></p></details>
`;
}

// EXTERNAL MODULE: ./report/likely.js
var likely = __webpack_require__(5460);
// EXTERNAL MODULE: ./report/trend-order.js
var trend_order = __webpack_require__(1076);
;// CONCATENATED MODULE: ./report/html/trend.js
const trend_MARGIN = 12;
const trend_WIDTH = 200 + 2 * trend_MARGIN;
const trend_HEIGHT = 32;
const trend_RADIUS = { previous: 6, current: 4 };
const GRID = `M${trend_xOf(0)} 0V${trend_HEIGHT}M${trend_xOf(50)} 0V${trend_HEIGHT}M${trend_xOf(100)} 0V${trend_HEIGHT}`;
function trendSection(view) {
    const { id, report } = view;
    const { trend } = report;
    if (trend === null)
        return EMPTY;
    const rows = (0,trend_order .a)(trend.rows);
    const hasCurrent = !(0,checks .vh)(view.run, trend);
    const hasLifecycle = rows.some(({ lifecycle }) => lifecycle !== null);
    return html `
<section aria-labelledby="${id}-trend">
<h3 id="${id}-trend">Trend <span class="count">${(0,format .B4)(rows.length)}</span></h3>
<p>Pass rates, compared with ${baseline(trend, view)}; change in percentage points. <span class="legend"><span>${dots(0, null)} before</span> <span>${dots(null, 0)} now</span></span></p>
<div class="scroll" role="group" aria-labelledby="${id}-trend" tabindex="0">
<table class="trend">
<thead><tr><th scope="col">Check</th><td class="chart">${axis()}</td><th scope="col" class="number">Before</th>${hasCurrent ? html `<th scope="col" class="number">Now</th>` : EMPTY}<th scope="col" class="number">Change</th>${hasLifecycle ? html `<th scope="col">Since</th>` : EMPTY}</tr></thead>
<tbody>
${rows.map((row) => trendRow(row, view, { hasCurrent, hasLifecycle }))}</tbody>
</table>
</div>
</section>`;
}
function trendRow(row, view, { hasCurrent, hasLifecycle }) {
    const { checkName, previousPassRate: previous, currentPassRate: current, lifecycle, counts, } = row;
    const lost = (0,trend_order .M)(row) > 0;
    return html `<tr><th scope="row">${line(checkName)}${trend_marks(checkName, view)}</th><td class="chart">${trend_chart(previous, current, lost)}</td><td class="number">${(0,format .D_)((0,likely .RC)((0,format .l9)(previous), counts?.previous))}</td>${hasCurrent ? html `<td class="number">${(0,format .D_)((0,likely .RC)((0,format .l9)(current), counts?.current))}</td>` : EMPTY}<td class="number${lost ? ' lost' : ''}">${(0,format .eD)(previous, current)}</td>${hasLifecycle ? html `<td>${line((0,plain_words .h)(lifecycle))}</td>` : EMPTY}</tr>
`;
}
function trend_marks(check, { id, reasons, waivers }) {
    const reason = reasons.check.get(check);
    const mark = reason === undefined
        ? EMPTY
        : html ` <a class="badge reason" href="#${id}-reasons">reason: ${line(reason.rule)}</a>`;
    return html `${mark}${waivedMark(waivers.check.get(check))}`;
}
function trend_chart(previous, current, lost) {
    const joint = previous === null || current === null
        ? EMPTY
        : html `<path class="joint${lost ? ' lost' : ''}" d="M${trend_xOf(previous)} ${trend_HEIGHT / 2}H${trend_xOf(current)}"/>`;
    return html `<svg viewBox="0 0 ${trend_WIDTH} ${trend_HEIGHT}" aria-hidden="true"><path class="grid" d="${GRID}"/>${joint}${dot('previous', previous)}${dot('current', current)}</svg>`;
}
function dot(name, percent) {
    return percent === null
        ? EMPTY
        : html `<circle class="${name}" cx="${trend_xOf(percent)}" cy="${trend_HEIGHT / 2}" r="${trend_RADIUS[name]}"/>`;
}
function dots(previous, current) {
    return html `<svg class="dot" viewBox="0 0 ${2 * trend_MARGIN} ${trend_HEIGHT}" aria-hidden="true">${dot('previous', previous)}${dot('current', current)}</svg>`;
}
function axis() {
    const labels = [0, 50, 100].map((percent) => html `<text x="${trend_xOf(percent)}" y="22">${percent}</text>`);
    return html `<svg viewBox="0 0 ${trend_WIDTH} ${trend_HEIGHT}" aria-hidden="true">${labels}</svg>`;
}
function trend_xOf(percent) {
    return trend_MARGIN + Number((Math.min(Math.max(percent, 0), 100) * 2).toFixed(1));
}
function baseline(trend, { run, settings }) {
    if ((0,report_baseline .Bv)(run) !== null)
        return html `the run named above`;
    const id = runLink(trend.baselineRunPlanJobId, settings);
    const isNamed = id !== EMPTY;
    if (trend.baselineRunNumber === null)
        return isNamed ? html `run ${id}` : html `${(0,report_baseline .GK)(trend)}`;
    return html `run ${trend.baselineRunNumber}${isNamed ? html ` (${id})` : EMPTY}`;
}

;// CONCATENATED MODULE: ./report/html/run.js
function* runSection(view) {
    const { run, id } = view;
    const report = reportView(view);
    yield html `
<section class="run ${run.outcome}" id="${id}" aria-labelledby="${id}-title">
<h2 id="${id}-title">${icon(run.outcome)}<span>${isNamedById(run) ? 'Run ' : ''}${runName(view)}: ${run.outcome}</span></h2>
${runFacts(view)}
${view.isOnly ? EMPTY : runReasons(view)}
${goneList(view)}
${debriefError(run)}
${checkTable(view)}
`;
    if (report === null)
        yield callEvidence(view);
    else
        yield* reportParts(report);
    yield html `${view.isOnly ? EMPTY : noteSection('run', `${id}-notes`, [noteList(run.notes)])}
</section>`;
}
function runName({ run, settings }) {
    const name = (0,strip .AU)((0,run_name .n)(run), 200);
    const link = shortRunLink(run.jobId, settings);
    if (name !== '')
        return html `${name} ${link}`;
    return link === EMPTY ? html `${runLabel(run)}` : link;
}
function runLabel(run) {
    const id = short_id .k.test(run.jobId) ? `run ${run.jobId.slice(0, short_id .z)}` : (0,strip .AU)(run.jobId, 100);
    return (0,strip .AU)((0,run_name .n)(run), 200) || id || (0,strip .AU)(run.label, 200) || '(unnamed)';
}
function isNamedById(run) {
    return run.jobId !== '' && (0,run_name .n)(run) === '';
}
function runFacts(view) {
    const { run, settings } = view;
    const { report, debrief, runStatus } = run;
    const facts = [];
    if (short_id .k.test(run.jobId) && settings.runUrl === null) {
        facts.push(html `Run ${runLink(run.jobId, settings)}`);
    }
    if (report !== null)
        facts.push(html `Verdict <b>${line(report.verdict)}</b>`);
    else if (debrief !== null)
        facts.push(html `Debrief <b>${line(debrief.status)}</b>`);
    if (runStatus !== null && runStatus !== 'COMPLETED')
        facts.push(html `Status <b>${line(runStatus)}</b>`);
    if (report !== null)
        facts.push(html `Debrief of ${time(report.generatedAt)}`);
    if (report !== null && report.trend === null && (0,report_baseline .Bv)(run) === null) {
        facts.push(html `No previous run to compare with`);
    }
    const compared = baselineFact(view);
    if (compared !== EMPTY)
        facts.push(compared);
    return html `<p class="meta">${facts.map((fact) => html `<span>${fact}</span>`)}</p>`;
}
function debriefError(run) {
    const error = (0,report_facts .rg)(run);
    if (error === '')
        return EMPTY;
    return html `<p>The service says of the debrief:</p><blockquote>${prose(error)}</blockquote>`;
}
function* reportParts(view) {
    const { run, report } = view;
    const { quotedChars = 0 } = (0,opening .g_)(run, shortfall .tZ);
    const { verdictSummary } = report;
    const words = prose(quotedChars === 0 ? verdictSummary : verdictSummary.trim().slice(quotedChars));
    const quoted = words === EMPTY ? EMPTY : html `<blockquote>${words}</blockquote>`;
    const isTold = (0,checks .oZ)(run);
    yield html `${isTold ? EMPTY : quoted}
${run.spared === null ? EMPTY : sparedSection(view, run.spared)}
`;
    yield* themeSection(view);
    yield html `
${recommendationSection(view)}
${callEvidence(view)}
${trendSection(view)}
${historySection(view)}
${executiveSummary(view, isTold ? quoted : EMPTY)}
${findingSection(view, 'Key findings', 'findings', report.keyFindings)}
${findingSection(view, 'What went well', 'well', report.wentWell)}`;
}

;// CONCATENATED MODULE: ./report/html/navigation.js
function navigation(views) {
    const links = views.length === 1 ? views.flatMap(partLinks) : views.map(navigation_runLink);
    if (links.length === 0)
        return EMPTY;
    return html `<nav aria-label="${views.length === 1 ? 'Parts of the report' : 'Runs'}"><ul role="list">
${links}</ul></nav>`;
}
function filter(views, { detail }) {
    const themes = sum(views, ({ run }) => run.report?.themes.length ?? 0);
    const findings = sum(views, ({ run: { report } }) => report === null ? 0 : report.keyFindings.length + report.wentWell.length);
    const calls = views.flatMap(({ run }) => (run.calls ?? []).slice(0, MAX_CALLS));
    if (themes + findings + calls.length === 0)
        return EMPTY;
    const all = (0,format .So)(themes, 'theme');
    const facets = themes === 0 ? [] : views.slice(0, 1).flatMap((view) => view.facets);
    const unfold = html `<button type="button" id="unfold">Unfold all themes</button>\n`;
    return html `<section class="filter js-only" aria-label="Filter">
<details open><summary>Search and filter</summary>
<p><label class="label" for="search">Search</label><input type="search" id="search" autocomplete="off"></p>
${facets.map(choices)}${calls.length === 0 ? EMPTY : choices(callFacet(calls))}
<p id="filter-status" role="status" data-all="${all}">${all}</p>
<button type="button" id="filter-clear" hidden>Show all</button>
${detail === 'brief' || themes === 0 ? EMPTY : unfold}</details></section>`;
}
function sum(views, of) {
    return views.reduce((total, view) => total + of(view), 0);
}
function callFacet(calls) {
    const labels = ['failed', 'not graded', 'passed'];
    const values = labels.map((label, rank) => ({
        label,
        count: calls.filter((call) => resultRank(call) === rank).length,
    }));
    return { name: 'result', legend: 'Calls', values };
}
function choices({ name, legend, values }) {
    const buttons = values.map(({ label, count }, number) => count === 0
        ? EMPTY
        : html `<button type="button" aria-pressed="false" data-facet="${name}" data-value="${number}">${label} <span class="count">${(0,format .B4)(count)}</span></button>\n`);
    return html `<div role="group" aria-labelledby="filter-${name}"><p class="label" id="filter-${name}">${legend}</p>
${buttons}</div>
`;
}
function navigation_runLink({ run, id }) {
    const themes = run.report === null
        ? EMPTY
        : html ` <span class="count">${(0,format .So)(run.report.themes.length, 'theme')}</span>`;
    return html `<li class="${run.outcome}"><a href="#${id}">${icon(run.outcome)}<span class="name">${runLabel(run)}</span><span class="hidden">: ${run.outcome}</span>${themes}</a></li>\n`;
}
function partLinks({ run, id }) {
    const { report, checks, breakdowns, calls } = run;
    const { paragraphs, sections } = report?.executiveSummary ?? { paragraphs: [], sections: [] };
    const parts = [
        ['checks', 'Checks', checks?.length],
        ['themes', 'Themes', report?.themes.length],
        ['recommendations', 'Recommendations', report?.recommendations.length],
        ['personas', 'By persona', breakdowns?.byPersona.length],
        ['agents', 'By agent', breakdowns?.byAgent.length],
        ['calls', 'Calls', calls?.length],
        ['trend', 'Trend', report?.trend?.rows.length],
        ['summary', 'Executive summary', paragraphs.length + sections.length],
        ['findings', 'Key findings', report?.keyFindings.length],
        ['well', 'What went well', report?.wentWell.length],
    ];
    return parts.flatMap(([anchor, name, count = 0]) => count === 0
        ? []
        : html `<li><a href="#${id}-${anchor}"><span class="name">${name}</span> <span class="count">${(0,format .B4)(count)}</span></a></li>\n`);
}

;// CONCATENATED MODULE: ./report/html/next.js
function nextLine(report, views) {
    if (report.outcome !== 'failed' || report.policy.isTrial)
        return EMPTY;
    const failed = views.filter(({ run }) => run.outcome === 'failed');
    const located = report.promptFixes.filter(({ found }) => found.state === 'located' && found.leftOut === null).length;
    const steps = [
        [
            `apply the ${(0,format .$j)(located, 'prompt fix', 'prompt fixes')} below`,
            'recommendations',
            located === 0 ? undefined : failed.find(hasLocated),
        ],
        [
            'read the themes, the worst first',
            'themes',
            failed.find(({ run }) => (run.report?.themes.length ?? 0) > 0),
        ],
        [
            'look at the checks, the failed ones first',
            'checks',
            failed.find(({ run }) => (run.checks?.length ?? 0) > 0),
        ],
    ];
    const [step] = steps.flatMap(([name, anchor, view]) => view === undefined ? [] : [html `<a href="#${view.id}-${anchor}">${name}</a>`]);
    return step === undefined ? EMPTY : html `<p><b>Next:</b> ${step}.</p>`;
}
function hasLocated({ fixes }) {
    return [...fixes.values()].some(({ state }) => state === 'located');
}

// EXTERNAL MODULE: ./core/text/duration.js
var duration = __webpack_require__(955);
;// CONCATENATED MODULE: ./report/html/provenance.js
function provenanceLine({ provenance, policy, runs }) {
    const [run, ...others] = runs;
    const parts = [
        ...(provenance === undefined ? [] : workflowParts(provenance)),
        ...(run !== undefined && others.length === 0 ? runParts(run) : []),
        ...(policy.path === null ? [] : [html `judged by ${line(policy.path)}`]),
        ...[(0,report_facts .zO)(runs)].filter((cost) => cost !== '').map((cost) => html `${cost}`),
        ...(provenance === undefined
            ? []
            : [
                html `reported ${time(provenance.reportedAt)}`,
                html `action ${line(provenance.actionVersion)}`,
            ]),
    ];
    return parts.length === 0
        ? EMPTY
        : html `<p class="meta">${parts.map((part) => html `<span>${part}</span>`)}</p>`;
}
function workflowParts(provenance) {
    const { repository, pullRequest, commit, workflow, workflowRunUrl } = provenance;
    return [
        ...(repository === null ? [] : [html `${line(repository)}`]),
        ...(pullRequest === null ? [] : [html `pull request ${pullRequest}`]),
        ...(commit === null ? [] : [html `commit <code>${line(commit.slice(0, 7))}</code>`]),
        ...(workflow === null
            ? []
            : [html `workflow ${webLink(html `${line(workflow)}`, workflowRunUrl ?? '')}`]),
    ];
}
function runParts({ about }) {
    if (about === undefined)
        return [];
    const { planName, number, startedAt, durationMs } = about;
    return [
        ...(planName === null ? [] : [html `plan ${line(planName)}`]),
        ...(number === null ? [] : [html `run ${number}`]),
        ...(startedAt === null ? [] : [html `started ${time(startedAt)}`]),
        ...(durationMs === null ? [] : [html `took ${(0,duration .a)(durationMs)}`]),
    ];
}

;// CONCATENATED MODULE: ./report/html/overview.js
function pageHeader(report, views) {
    const tone = toneOf(report);
    const [view, ...others] = views;
    return html `<header class="outcome ${tone}">
<div class="verdict">${icon(tone)}<div><h1>${(0,outcome_words .Gg)(report).title}</h1><p>${words_opening(report)}</p>${nextLine(report, views)}</div></div>
${provenanceLine(report)}
${tiles(report)}
${stepReasons(report)}
${view !== undefined && others.length === 0 ? runReasons(view) : EMPTY}
${unmatchedList(report.runs)}
</header>`;
}
function overview(views) {
    if (views.length < 2)
        return EMPTY;
    return html `
<section aria-labelledby="overview">
<h2 id="overview">Runs <span class="count">${(0,format .B4)(views.length)}</span></h2>
<div class="scroll" role="group" aria-labelledby="overview" tabindex="0">
<table class="runs overview">
<thead><tr><th scope="col">Outcome</th><th scope="col">Run</th><th scope="col" class="number">Themes</th><th scope="col" class="number">High</th><th scope="col" class="number">New</th><th scope="col">What came of it</th></tr></thead>
<tbody>
${views.map(overviewRow)}</tbody>
</table>
</div>
</section>`;
}
function overviewRow(view) {
    const { run, id } = view;
    const facts = (0,report_facts .xS)(run.report);
    const cells = [facts.themesTotal, facts.themesHigh, facts.themesNew].map((count) => html `<td class="number">${run.report === null ? NONE : (0,format .B4)(count)}</td>`);
    return html `<tr><td class="${run.outcome}"><a class="jump" href="#${id}">${icon(run.outcome)}${run.outcome}</a></td><th scope="row">${runName(view)}</th>${cells}<td>${runLine(run)}</td></tr>
`;
}
function tiles({ runs }) {
    const reports = runs.flatMap(({ report }) => report ?? []);
    if (reports.length === 0)
        return EMPTY;
    const { themesTotal, themesHigh, themesNew, checksRegressed } = (0,report_facts .tx)(runs);
    const checks = reports.reduce((sum, { trend }) => sum + (trend?.rows.length ?? 0), 0);
    const regressed = `${(0,format .B4)(checksRegressed)} of ${(0,format .B4)(checks)}`;
    const facts = [
        ...evidenceTiles(runs),
        tile('Themes', (0,format .B4)(themesTotal)),
        ...(themesTotal === 0
            ? []
            : [
                tile('High severity', (0,format .B4)(themesHigh)),
                tile('New themes', (0,format .B4)(themesNew)),
            ]),
        checks === 0 ? EMPTY : tile('Checks lower than before', regressed),
        runs.length === 1 ? EMPTY : tile('Runs', (0,format .B4)(runs.length)),
    ];
    return html `<dl class="tiles">${facts}</dl>`;
}
function evidenceTiles(runs) {
    const known = runs.flatMap(({ checks }) => checks ?? []);
    const failed = known.filter(shortfall .Me).length;
    const counts = runs.map(({ callCounts }) => callCounts ?? { passed: null, evaluated: null });
    const sum = (of) => counts.reduce((all, one) => all + (one[of] ?? Number.NaN), 0);
    const [passed, evaluated] = [sum('passed'), sum('evaluated')];
    return [
        ...(runs.every(({ checks }) => checks !== undefined)
            ? [tile('Checks failed', `${(0,format .B4)(failed)} of ${(0,format .B4)(known.length)}`)]
            : []),
        ...(Number.isNaN(passed + evaluated)
            ? []
            : [tile('Calls passed', `${(0,format .B4)(passed)} of ${(0,format .B4)(evaluated)}`)]),
    ];
}
function tile(name, value) {
    return html `<div><dt>${name}</dt><dd>${value}</dd></div>`;
}

// EXTERNAL MODULE: ./report/json/json-text.js
var json_text = __webpack_require__(7347);
;// CONCATENATED MODULE: ./report/html/policy.js
const MAX_CHARS = 20_000;
function policySection({ policy }) {
    const { path, extends: parents, resolved } = policy;
    if (parents === undefined || resolved === undefined)
        return EMPTY;
    const text = (0,json_text .s)(resolved, 2);
    const files = [String(path), ...parents].map((file, index) => html `${index === 0 ? EMPTY : ', which extends '}<code>${line(file)}</code>`);
    return html `
<details class="policy">
<summary>The policy that judged</summary>
<p>${files}</p>
<pre><code>${(0,strip .$Q)(text, MAX_CHARS)}</code></pre>${cutNote(text.length - MAX_CHARS)}
</details>`;
}

;// CONCATENATED MODULE: ./report/html/script.js
const SCRIPT = `
(() => {
  'use strict';
  const all = (selector) => [...document.querySelectorAll(selector)];
  const byId = (id) => document.getElementById(id);
  document.documentElement.classList.add('js');

  const choices = all('button[data-facet]');
  const lists = all('.themes').map((list) => ({
    none: list.nextElementSibling,
    groups: [...list.children].map((group) => ({
      group,
      cards: [...group.children].map((card) => ({ card, severity: card.dataset.severity, lifecycle: card.dataset.lifecycle })),
    })),
  }));
  const findings = all('.findings > li');
  const calls = all('.calltable tbody > tr');
  const search = byId('search');
  const status = byId('filter-status');
  const clear = byId('filter-clear');

  // The text of what can be found, from the first search on.
  const texts = new Map();
  function holds(element, words) {
    if (words.length === 0) return true;
    let text = texts.get(element);
    if (text === undefined) texts.set(element, (text = element.textContent.toLowerCase()));
    return words.every((word) => text.includes(word));
  }

  function toggle(element, visible) {
    if (element.hidden === visible) element.hidden = !visible;
    return visible;
  }

  function chosen(facet) {
    const pressed = choices.filter((choice) => choice.dataset.facet === facet && choice.ariaPressed === 'true');
    return new Set(pressed.map((choice) => choice.dataset.value));
  }

  function counted(count, one) {
    return count.toLocaleString('en') + ' ' + one + (count === 1 ? '' : 's');
  }

  function applyFilter() {
    const severities = chosen('severity');
    const lifecycles = chosen('lifecycle');
    const results = chosen('result');
    const words = search.value.toLowerCase().split(/\\s+/).filter((word) => word !== '');
    const fits = (values, value) => values.size === 0 || values.has(value);
    const show = ({ card, severity, lifecycle }) =>
      toggle(card, fits(severities, severity) && fits(lifecycles, lifecycle) && holds(card, words));
    let total = 0;
    for (const { groups, none } of lists) {
      let shown = 0;
      for (const { group, cards } of groups) {
        const inGroup = cards.filter(show).length;
        group.hidden = inGroup === 0;
        // About the height of that many cards, for as long as the group is out of sight.
        group.style.containIntrinsicHeight = inGroup * 6.5 + 'rem';
        shown += inGroup;
      }
      none.hidden = shown > 0;
      total += shown;
    }
    const found = findings.filter((finding) => toggle(finding, holds(finding, words))).length;
    const called = calls.filter((call) => toggle(call, fits(results, call.dataset.result) && holds(call, words))).length;
    const active = severities.size + lifecycles.size + results.size + words.length > 0;
    const parts = [
      total.toLocaleString('en') + ' of ' + status.dataset.all,
      ...(words.length > 0 && findings.length > 0 ? [counted(found, 'finding')] : []),
      ...(words.length + results.size > 0 && calls.length > 0 ? [counted(called, 'call')] : []),
    ];
    status.textContent = active ? parts.join(', ') + ' shown' : status.dataset.all;
    clear.hidden = !active;
  }

  function clearFilter() {
    for (const choice of choices) choice.ariaPressed = 'false';
    search.value = '';
    applyFilter();
  }

  // Numbers by size, words by the alphabet; a cell without a value comes last either way.
  function sortBy(head, button) {
    const column = [...head.parentElement.children].indexOf(head);
    const falling = head.ariaSort === 'ascending';
    for (const other of head.parentElement.children) other.ariaSort = null;
    head.ariaSort = falling ? 'descending' : 'ascending';
    const body = head.closest('table').tBodies[0];
    const rows = [...body.rows].map((row) => ({ row, text: column === 0 ? row.dataset.result : row.cells[column].textContent.trim() }));
    const isEmpty = (text) => text === '' || text === '\u2013';
    const compare = ({ text: a }, { text: b }) => {
      if (isEmpty(a) || isEmpty(b)) return isEmpty(a) - isEmpty(b);
      const order = a.replaceAll(',', '') - b.replaceAll(',', '') || a.localeCompare(b, 'en', { numeric: true });
      return falling ? -order : order;
    };
    body.append(...rows.sort(compare).map(({ row }) => row));
    button.focus();
  }

  for (const head of all('.calltable thead th')) {
    const button = document.createElement('button');
    button.type = 'button';
    button.className = 'sort';
    button.textContent = head.textContent;
    head.replaceChildren(button);
    button.addEventListener('click', () => sortBy(head, button));
  }

  function toggleAll(button) {
    const open = button.dataset.open !== 'yes';
    for (const fold of all('.theme details')) fold.open = open;
    button.dataset.open = open ? 'yes' : 'no';
    button.textContent = open ? 'Fold all themes' : 'Unfold all themes';
  }

  function copyBySelection(source) {
    const fold = source.closest('details');
    if (fold) fold.open = true;
    getSelection().selectAllChildren(source);
    // The browser's own copy of a selection lacks a last line break.
    const put = (event) => {
      event.clipboardData.setData('text/plain', source.textContent);
      event.preventDefault();
    };
    addEventListener('copy', put);
    const copied = document.execCommand('copy');
    removeEventListener('copy', put);
    return copied;
  }

  async function copy(button) {
    const source = byId(button.dataset.copy);
    const text = source.textContent;
    const copied = await Promise.resolve()
      .then(() => navigator.clipboard.writeText(text))
      .then(() => true, () => copyBySelection(source));
    const name = button.dataset.name ?? button.textContent;
    button.dataset.name = name;
    button.textContent = copied ? 'Copied' : 'Not copied: the text is selected';
    byId('copy-status').textContent = button.textContent;
    setTimeout(() => {
      button.textContent = name;
      byId('copy-status').textContent = '';
    }, 3000);
  }

  document.addEventListener('click', ({ target }) => {
    const button = target.closest('button');
    if (button === null) return;
    if (button.dataset.copy) copy(button);
    if (button.id === 'unfold') toggleAll(button);
    if (button === clear) {
      search.focus();
      clearFilter();
    }
    if (button.dataset.facet) {
      button.ariaPressed = button.ariaPressed === 'true' ? 'false' : 'true';
      applyFilter();
    }
  });

  search?.addEventListener('input', applyFilter);

  const filter = document.querySelector('.filter > details');
  if (filter !== null && matchMedia('(max-width: 61.99rem)').matches) filter.open = false;

  function showTarget() {
    const target = byId(decodeURIComponent(location.hash.slice(1)));
    if (target === null || target.closest('[hidden]') === null) return;
    clearFilter();
    target.scrollIntoView();
    // Once more when what came into sight has its height.
    requestAnimationFrame(() => requestAnimationFrame(() => target.scrollIntoView()));
  }
  addEventListener('hashchange', showTarget);

  let opened = [];
  addEventListener('beforeprint', () => {
    opened = all('details:not([open])');
    for (const fold of opened) fold.open = true;
  });
  addEventListener('afterprint', () => {
    for (const fold of opened) fold.open = false;
  });
})();
`;

;// CONCATENATED MODULE: ./report/html/security-policy.js
const SCRIPT_HASH = 'sha256-kWyRhPwUa9si71TBO8Oy8SAx2G4/rqVWWKy/ctJuBXQ=';
const STYLE_HASH = 'sha256-Kxny7VyGdVMJG163+DpF0YyEvWQJ7VYZ3bvgo8j7MHI=';
const SECURITY_POLICY = [
    "default-src 'none'",
    `script-src '${SCRIPT_HASH}'`,
    `style-src '${STYLE_HASH}'`,
    "base-uri 'none'",
    "form-action 'none'",
].join('; ');

;// CONCATENATED MODULE: ./report/html/style.js
const STYLE = `
:root {
  color-scheme: light dark;
  --page: #f5f6f8; --panel: #fff; --sunken: #f0f2f5; --text: #1c2127; --soft: #555f6b; --edge: #d9dee5; --link: #0a58b0;
  --red: #b3261e; --red-back: #fcebe9; --amber: #854a00; --amber-back: #fcf0db; --blue: #3c5068; --blue-back: #e8edf3;
  --green: #14652c; --green-back: #e4f4e8; --violet: #6a3aa2; --violet-back: #f1eafa;
  --mono: ui-monospace, SFMono-Regular, Menlo, Consolas, 'Liberation Mono', monospace;
}
@media screen and (prefers-color-scheme: dark) {
  :root {
    --page: #101317; --panel: #181c22; --sunken: #20262e; --text: #e3e7ec; --soft: #9ba6b3; --edge: #2d343e; --link: #74b4ff;
    --red: #ff9389; --red-back: #3b1b19; --amber: #f2b865; --amber-back: #362711; --blue: #aebfd2; --blue-back: #25303c;
    --green: #75d396; --green-back: #16301f; --violet: #c9a6f5; --violet-back: #2e2140;
  }
}
* { box-sizing: border-box; }
[hidden], .js-only { display: none !important; }
@media screen {
  .js .js-only:not([hidden]) { display: revert !important; }
}
.hidden { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
body { margin: 0 auto; padding: 1.5rem; max-width: 84rem; background: var(--page); color: var(--text); font: 0.9375rem/1.55 system-ui, -apple-system, 'Segoe UI', Roboto, 'Liberation Sans', sans-serif; overflow-wrap: anywhere; }
h1, h2, h3, h4, p, ul, dl, dd, blockquote, pre { margin: 0; padding: 0; }
h1 { font-size: 1.5rem; line-height: 1.25; letter-spacing: -0.01em; }
h2 { font-size: 1.1875rem; line-height: 1.3; }
h3 { font-size: 1rem; line-height: 1.3; }
h4 { font-size: 0.9375rem; line-height: 1.4; }
h3:target, h2:target { text-decoration: underline 2px; text-underline-offset: 4px; }
ul[role=list] { list-style: none; }
ul:not([role]) { padding-left: 1.25rem; }
code, pre { font: 0.8125rem/1.5 var(--mono); }
a { color: var(--link); text-underline-offset: 2px; }
:focus-visible { outline: 2px solid var(--link); outline-offset: 2px; border-radius: 3px; }
main:focus { outline: none; }
.skip { position: absolute; left: -100rem; }
.skip:focus { left: 1rem; top: 0.5rem; padding: 0.25rem 0.75rem; background: var(--panel); }
.icon { width: 1em; height: 1em; flex: none; fill: none; stroke: currentColor; stroke-width: 1.6; stroke-linecap: round; stroke-linejoin: round; }
.count { color: var(--soft); font-weight: 400; font-variant-numeric: tabular-nums; }
.label, .meta, .note { color: var(--soft); font-size: 0.875rem; }
.small { font-size: 0.875rem; }
time { white-space: nowrap; }
.meta > span:not(:last-child)::after { content: ' · '; }
.meta b { color: var(--text); font-weight: 600; }

.passed { --tone: var(--green); --tone-back: var(--green-back); }
.failed, .error { --tone: var(--red); --tone-back: var(--red-back); }
.inconclusive, .tolerated { --tone: var(--amber); --tone-back: var(--amber-back); }
.skipped, .started { --tone: var(--blue); --tone-back: var(--blue-back); }
h2 > .icon, .verdict > .icon, nav .icon, td .icon, th .icon { color: var(--tone); }

.outcome, .panel, .theme, .spared, .filter, nav, .scroll { background: var(--panel); border: 1px solid var(--edge); border-radius: 8px; }
.outcome { display: grid; gap: 1rem; padding: 1.25rem 1.5rem; border-top: 4px solid var(--tone); }
.verdict { display: flex; gap: 0.875rem; align-items: flex-start; }
.verdict .icon { width: 2.25rem; height: 2.25rem; stroke-width: 1.3; margin-top: 0.125rem; }
.verdict p, .cure { max-width: 80ch; }
.tiles { display: flex; flex-wrap: wrap; gap: 0.5rem 2.5rem; }
.tiles > div { display: flex; flex-direction: column-reverse; }
.tiles dd { font-size: 1.375rem; line-height: 1.2; font-weight: 600; font-variant-numeric: tabular-nums; }
.tiles dt { color: var(--soft); font-size: 0.8125rem; }
.reasons { display: grid; grid-template-columns: fit-content(12rem) minmax(0, 1fr); gap: 0.375rem 0.75rem; }
.reasons li { display: grid; grid-column: 1 / -1; grid-template-columns: subgrid; align-items: baseline; padding: 0.5rem 0.75rem; background: var(--tone-back); border-radius: 6px; }
.meta:empty, div:empty { display: none; }
.rule { font: 600 0.8125rem/1.5 var(--mono); }
.notes { color: var(--soft); }

body > section { display: grid; gap: 0.75rem; margin-top: 1.25rem; }
.columns { display: grid; grid-template-columns: minmax(0, 1fr); gap: 1.25rem; margin-top: 1.25rem; }
aside { display: grid; grid-template-columns: minmax(0, 1fr); gap: 0.75rem; align-content: start; }
nav, .filter { padding: 0.5rem; }
nav ul { display: flex; flex-wrap: wrap; gap: 0.125rem; max-height: 14rem; overflow-y: auto; }
nav a { display: flex; gap: 0.5rem; align-items: center; padding: 0.25rem 0.5rem; border-radius: 5px; color: var(--text); text-decoration: none; }
nav a:hover { background: var(--sunken); }
nav li { max-width: 100%; }
nav a > .icon { align-self: start; margin-top: 0.25rem; }
nav .name { min-width: 0; }
nav .count { margin-left: auto; font-size: 0.8125rem; white-space: nowrap; }
.filter { padding: 0.75rem; }
.filter details > div { margin-bottom: 0.625rem; }
.filter details:not([open]) > summary { margin: 0; }
button { font: inherit; font-size: 0.8125rem; padding: 0.1875rem 0.625rem; margin: 0.125rem 0.125rem 0.125rem 0; color: var(--text); background: var(--panel); border: 1px solid var(--edge); border-radius: 999px; cursor: pointer; }
button:hover { border-color: var(--soft); }
button[aria-pressed=true] { background: var(--text); border-color: var(--text); color: var(--panel); }
button[aria-pressed=true] .count { color: inherit; }
#search { font: inherit; font-size: 0.875rem; width: 100%; margin: 0.125rem 0 0.625rem; padding: 0.25rem 0.5rem; color: var(--text); background: var(--page); border: 1px solid var(--soft); border-radius: 5px; }
.sort { margin: 0; padding: 0; border: 0; border-radius: 3px; background: none; color: inherit; font-weight: 600; font-size: inherit; }
.sort { white-space: nowrap; }
.sort:hover { text-decoration: underline; }
.sort::after { content: ' \\2195'; color: var(--edge); }
[aria-sort=ascending] > .sort::after { content: ' \\2191'; color: inherit; }
[aria-sort=descending] > .sort::after { content: ' \\2193'; color: inherit; }
#filter-status { font-size: 0.875rem; font-variant-numeric: tabular-nums; margin-bottom: 0.375rem; }

body > main { margin-top: 1.25rem; }
main { display: grid; grid-template-columns: minmax(0, 1fr); gap: 1.5rem; align-content: start; }
main section { display: grid; grid-template-columns: minmax(0, 1fr); gap: 0.75rem; }
.run { gap: 1.25rem !important; }
.run + .run { border-top: 1px solid var(--edge); padding-top: 1.5rem; }
.run > h2 { display: flex; gap: 0.5rem; align-items: baseline; }
.run > h2 .icon { align-self: center; }
.run > h2 code { font-size: 1rem; }
.run > h2 + .meta { margin-top: -0.875rem; }
blockquote { padding: 0.125rem 0 0.125rem 1rem; border-left: 3px solid var(--edge); max-width: 84ch; }
.prose { max-width: 84ch; }
.prose p { white-space: pre-line; }
.prose p + p { margin-top: 0.625rem; }
.panel { padding: 0.875rem 1rem; }
.panel > * + * { margin-top: 0.625rem; }
.spared { padding: 0.875rem 1rem; gap: 0.375rem !important; }

.theme { margin-bottom: 0.5rem; padding: 0.625rem 0.875rem 0.625rem 1rem; border-left: 4px solid var(--tone); }
.many > .group { content-visibility: auto; contain-intrinsic-height: auto 325rem; padding: 0 4px; margin: 0 -4px; }
.many > .run { content-visibility: auto; contain-intrinsic-height: auto 60rem; }
.theme:target, .recommendation:target { outline: 2px solid var(--link); }
.severity-0 { --tone: var(--red); --tone-back: var(--red-back); }
.severity-2 { --tone: var(--amber); --tone-back: var(--amber-back); }
.severity-3 { --tone: var(--blue); --tone-back: var(--blue-back); }
.severity-1 { --tone: var(--violet); --tone-back: var(--violet-back); }
.title { display: flex; flex-wrap: wrap; gap: 0.25rem 0.625rem; align-items: baseline; }
.title h4 { flex: 1 1 14rem; min-width: 0; }
.marks { display: flex; flex-wrap: wrap; gap: 0.25rem; }
.badge { display: inline-block; padding: 0 0.5rem; font-size: 0.75rem; line-height: 1.25rem; font-weight: 600; border: 1px solid var(--edge); border-radius: 4px; color: var(--soft); background: var(--panel); text-decoration: none; }
.badge.severity { border-color: transparent; color: var(--tone); background: var(--tone-back); }
.badge.reason { border-color: var(--red); color: var(--red); }
.badge.waived { border-color: var(--green); color: var(--green); }
.soon { color: var(--amber); }
.theme dl { display: flex; flex-wrap: wrap; gap: 0 1.25rem; margin: 0.25rem 0; font-size: 0.875rem; }
.theme dl > div { display: flex; gap: 0.375rem; }
dt { color: var(--soft); flex: none; }
.bar { width: 4rem; height: 0.375rem; margin-left: 0.25rem; border-radius: 3px; background: var(--sunken); fill: var(--tone); vertical-align: middle; border: 1px solid var(--edge); }
summary { cursor: pointer; color: var(--link); font-size: 0.875rem; width: fit-content; border-radius: 3px; }
details[open] > summary { margin-bottom: 0.375rem; }
.callset { margin-top: 0.5rem; }
.calls { list-style: none; padding: 0 !important; display: flex; flex-wrap: wrap; gap: 0 1rem; }
details > .label { margin-top: 0.5rem; }
.order { color: var(--soft); font-variant-numeric: tabular-nums; }
.findings { display: grid; gap: 0.5rem; }
.findings > li { padding-left: 1rem; border-left: 3px solid var(--edge); }

.fix { display: grid; grid-template-columns: minmax(0, 1fr); gap: 0.5rem; }
.place { font-size: 0.875rem; }
.diff, pre { font: 0.8125rem/1.55 var(--mono); border: 1px solid var(--edge); border-radius: 6px; overflow: hidden; background: var(--panel); }
.diff > *, .diff details > div { display: flex; padding: 0 0.75rem 0 0; text-decoration: none; white-space: pre-wrap; }
.diff > details { display: block; }
.diff summary { padding: 0.125rem 0.75rem; font-family: system-ui, sans-serif; font-size: 0.8125rem; }
.diff .mark { flex: none; width: 1.75rem; text-align: center; user-select: none; color: var(--soft); }
.diff .mark + span { min-width: 0; flex: 1; }
.diff del { background: var(--red-back); }
.diff ins { background: var(--green-back); }
.diff del .mark { color: var(--red); font-weight: 700; }
.diff ins .mark { color: var(--green); font-weight: 700; }
.diff b { font-weight: 700; text-decoration: underline 1.5px; text-underline-offset: 3px; }
.diff del b { text-decoration: line-through 1.5px; }
.diff del b { color: var(--red); }
.diff ins b { color: var(--green); }
pre { padding: 0.5rem 0.75rem; white-space: pre-wrap; }
.suggestion { display: flex; flex-wrap: wrap; gap: 0.5rem 1rem; align-items: baseline; }
.suggestion details { flex: 1 1 16rem; min-width: 0; }

.scroll { position: relative; overflow-x: auto; }
table { width: 100%; border-collapse: collapse; font-size: 0.875rem; }
th, td { overflow-wrap: break-word; padding: 0.375rem 0.75rem; text-align: left; vertical-align: middle; border-top: 1px solid var(--edge); }
thead th, thead td { border-top: 0; color: var(--soft); font-weight: 600; background: var(--sunken); }
thead .number { white-space: normal; }
tbody th { font-weight: 600; min-width: 12rem; }
.runs th, .runs td { padding-inline: 0.5rem; }
.runs tbody th { min-width: 10rem; }
.runs td:last-child { min-width: 15rem; }
.number { text-align: right; font-variant-numeric: tabular-nums; white-space: nowrap; }
.number span { white-space: nowrap; }
.jump { display: inline-flex; gap: 0.375rem; align-items: center; color: inherit; }
.lost { font-weight: 700; color: var(--red); }
.chart { padding: 0 0.5rem; width: 14rem; }
.chart svg { display: block; width: 14rem; height: 2rem; }
.chart text { fill: var(--soft); font-size: 12px; text-anchor: middle; font-weight: 400; }
.grid { stroke: var(--edge); stroke-width: 1; fill: none; }
.joint { stroke: var(--soft); stroke-width: 3; }
.joint.lost { stroke: var(--red); }
.previous { fill: var(--panel); stroke: var(--soft); stroke-width: 2; }
.current { fill: var(--text); stroke: var(--panel); stroke-width: 1; }
.dot { width: 1rem; height: 2rem; vertical-align: middle; }
.legend { color: var(--soft); }
.legend > span { white-space: nowrap; }

@media (min-width: 62rem) {
  .columns { grid-template-columns: 16.5rem minmax(0, 1fr); gap: 1.75rem; }
  aside { position: sticky; top: 1rem; max-height: calc(100vh - 2rem); overflow-y: auto; }
  nav ul { display: block; max-height: 50vh; }
}
@media (max-width: 40rem) {
  body { padding: 0.75rem; }
  .outcome { padding: 1rem; }
  .tiles { gap: 0.5rem 1.5rem; }
  .reasons li { display: block; }
  tbody th { min-width: 8rem; }
  .runs tbody th { min-width: 7rem; }
  .runs .bar { width: 2.5rem; }
  .runs:not(.calltable) .number { white-space: normal; }
  .runs:not(.calltable, .overview) td:last-child { min-width: 3rem; }
  .chart, .chart svg { width: 9rem; }
}
@media print {
  :root { --page: #fff; --panel: #fff; --sunken: #fff; --text: #000; --soft: #444; --edge: #bbb; --link: #000; }
  body { padding: 0; max-width: none; font-size: 10pt; }
  nav, button:not(.sort), .skip, .filter summary, .filter details > div, .filter p:has(#search) { display: none; }
  .sort::after { content: none; }
  .js .filter:has(#filter-clear:not([hidden])) { display: block !important; }
  .columns { display: block; }
  aside { position: static; max-height: none; overflow: visible; }
  .filter { border: 0; padding: 0; }
  .many > .group, .many > .run { content-visibility: visible; }
  .theme, .panel, .reasons li, tr { break-inside: avoid; }
  h2, h3, h4 { break-after: avoid; }
  .scroll { overflow: visible; }
  table { font-size: 8.5pt; }
  th, td { padding: 0.25rem 0.5rem; }
  tbody th { min-width: 0; }
  .chart, .chart svg { width: 10rem; }
  details::details-content { content-visibility: visible; block-size: auto; display: block; }
}
`;

;// CONCATENATED MODULE: ./report/html/render-html.js
const FEW_RUNS = 20;
function* renderHtml(report, settings) {
    for (const { markup } of page(report, settings))
        yield markup;
}
function* page(whole, settings) {
    const report = (0,for_people .z)(whole);
    const views = runViews(report, settings);
    yield html `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${SECURITY_POLICY}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="referrer" content="no-referrer">
<title>${(0,outcome_words .Gg)(report).title}</title>
<style>${ownMarkup(STYLE)}</style>
</head>
<body>
<a class="skip" href="#report">Skip to the report</a>
${pageHeader(report, views)}
${overview(views)}
`;
    yield* body(report, views, settings);
    yield html `
<p id="copy-status" class="hidden" role="status"></p>
<script>${ownMarkup(SCRIPT)}</script>
</body>
</html>
`;
}
function* body(report, views, settings) {
    const beside = html `${navigation(views)}${filter(views, settings)}`;
    const many = views.length > FEW_RUNS ? html ` class="many"` : EMPTY;
    const hasAside = beside.markup !== '';
    if (hasAside) {
        yield html `<div class="columns">
<aside aria-label="Navigation and filter">
${beside}
</aside>
`;
    }
    yield html `<main id="report"${many} tabindex="-1">
`;
    for (const view of views)
        yield* runSection(view);
    yield html `${notes(report, views)}${policySection(report)}
</main>${hasAside ? html `\n</div>` : EMPTY}`;
}
function notes(report, [view, ...others]) {
    const ofRun = view !== undefined && others.length === 0 ? view.run.notes : [];
    return noteSection('page', 'notes', [noteList(ofRun), stepNotes(report)]);
}


/***/ }),

/***/ 4577:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    h: () => (  renderJson),
    m: () => (  reportFileSchema)
  });
  var zod_mini__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5915);
  var _likely_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5460);
  var _model_copy_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2995);
  var _model_fields_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9779);
  var _model_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6786);
  var _early_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9394);
  var _json_text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7347);







const reportFileSchema = zod_mini__WEBPACK_IMPORTED_MODULE_3__  .Ikc({
    $schema: (0,_model_fields_js__WEBPACK_IMPORTED_MODULE_1__  .ZZ)(zod_mini__WEBPACK_IMPORTED_MODULE_3__  .euz(_early_js__WEBPACK_IMPORTED_MODULE_4__  .Ew), 'The schema of this file.'),
    version: (0,_model_fields_js__WEBPACK_IMPORTED_MODULE_1__  .ZZ)(zod_mini__WEBPACK_IMPORTED_MODULE_3__  .euz(_early_js__WEBPACK_IMPORTED_MODULE_4__  .Aj), 'The version of its shape.'),
    detail: (0,_model_fields_js__WEBPACK_IMPORTED_MODULE_1__  .ZZ)(zod_mini__WEBPACK_IMPORTED_MODULE_3__  .k5n(['full', 'brief']), 'Whether prose, prompt texts and call IDs are left out.'),
    ..._model_js__WEBPACK_IMPORTED_MODULE_2__  .v.shape,
});
function* renderJson(report, { detail }) {
    const copy = (0,_model_copy_js__WEBPACK_IMPORTED_MODULE_0__  .p)(reportFileSchema, { fillsAbsent: true });
    yield* (0,_json_text_js__WEBPACK_IMPORTED_MODULE_5__  .M)(copy({ $schema: _early_js__WEBPACK_IMPORTED_MODULE_4__  .Ew, version: _early_js__WEBPACK_IMPORTED_MODULE_4__  .Aj, detail, ...(0,_likely_js__WEBPACK_IMPORTED_MODULE_6__  .Xf)(report) }));
    yield '\n';
}


/***/ }),

/***/ 6786:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  v: () => (  gateReportSchema)
});

// EXTERNAL MODULE: ../../node_modules/zod/v4/mini/schemas.js
var schemas = __webpack_require__(5915);
// EXTERNAL MODULE: ../../node_modules/zod/v4/core/api.js
var api = __webpack_require__(1299);
// EXTERNAL MODULE: ./core/outcome.js
var outcome = __webpack_require__(6767);
// EXTERNAL MODULE: ./report/model/debrief.js
var debrief = __webpack_require__(2661);
// EXTERNAL MODULE: ./report/model/fields.js
var fields = __webpack_require__(9779);
;// CONCATENATED MODULE: ./report/model/baseline.js



const baselineSchema = (0,fields .KT)('Baseline', schemas .Ikc({
    source: (0,fields .ZZ)(schemas .k5n(['memory', 'given', 'previous', 'off']), "Where it comes from: the gate's memory, the input `baseline`, the service's own choice, or nowhere."),
    jobId: (0,fields .pj)('Run plan job ID of the newest run of the baseline; empty where there is none.'),
    number: (0,fields .f1)('Number of that run among those of its plan, or null.'),
    commit: (0,fields .HQ)('Commit that it tested, or null.'),
    ref: (0,fields .HQ)('Git ref that it was made for, or null.'),
    endedAt: (0,fields .HQ)('When it ended, ISO 8601, or null.'),
    ageDays: (0,fields .ZZ)(schemas .mee(schemas .aig()), 'Days since it ended, or null.'),
    outcome: (0,fields .HQ)('What it came to, or null.'),
    pooled: (0,fields .ZZ)(schemas .YOg(schemas .YjP()), 'Run plan job IDs of all runs whose calls were pooled, newest first.'),
    gone: (0,fields .ZZ)(schemas .YOg(schemas .Ikc({ slug: (0,fields .Qq)("The theme's slug."), title: (0,fields .Qq)('What failed, in a few words.') })), 'Themes that the newest of them has and this run does not.'),
    serviceTrend: (0,fields .ZZ)(schemas .mee(debrief .bG), "The service's own comparison, where the gate made another, or null."),
    trend: schemas .lqM((0,fields .ZZ)(debrief .bG, "The gate's comparison of a run that was judged without a debrief, or null; that of any other stands in its report.")),
}));

;// CONCATENATED MODULE: ./report/model/evidence.js



const numberOrNull = (description) => (0,fields .ZZ)(schemas .mee(schemas .aig()), description);
const booleanOrNull = (description) => (0,fields .ZZ)(schemas .mee(schemas .zMY()), description);
const TIME = 'ISO 8601, or null.';
const runFactsSchema = (0,fields .KT)('RunFacts', schemas .Ikc({
    planId: (0,fields .HQ)('ID of the run plan, or null.'),
    planName: (0,fields .ef)('Name of the run plan, or null.'),
    number: (0,fields .f1)('Number of the run among those of its plan, or null.'),
    triggeredBy: (0,fields .ef)('What or who had it made, or null.'),
    createdAt: (0,fields .HQ)(`When it was created, ${TIME}`),
    startedAt: (0,fields .HQ)(`When it started, ${TIME}`),
    endedAt: (0,fields .HQ)(`When it ended, ${TIME}`),
    durationMs: numberOrNull('How long it took in milliseconds, or null.'),
}));
const runVerdictSchema = (0,fields .KT)('RunVerdict', schemas .Ikc({
    passed: booleanOrNull('Whether the run passed, or null where nothing was judged.'),
    score: numberOrNull('0 to 100, or null.'),
    failures: (0,fields .ZZ)(schemas .YOg(schemas .Ikc({
        type: (0,fields .Qq)('What fell short, e.g. METRIC_BELOW_MIN_PASS_RATE.'),
        message: (0,fields .Qq)('The same in words.'),
        check: (0,fields .ef)('Name of the check that it is about, or null.'),
    })), 'Everything that fell short.'),
}));
const callCountsSchema = (0,fields .KT)('CallCounts', schemas .Ikc({
    total: (0,fields .f1)('All calls, or null.'),
    counted: (0,fields .f1)('Calls that are scored, or null.'),
    completed: (0,fields .f1)('Calls that were completed, or null.'),
    evaluated: (0,fields .f1)('Calls that were graded, or null.'),
    passed: (0,fields .f1)('Calls that passed all of their checks, or null.'),
    failed: (0,fields .f1)('Calls that failed one of their checks, or null.'),
}));
const checkSchema = (0,fields .KT)('Check', schemas .Ikc({
    id: (0,fields .HQ)('ID of the metric definition, or null.'),
    name: (0,fields .Qq)('Name of the check.'),
    isPassed: booleanOrNull('Whether it reached its bar, or null where that is unknown.'),
    passed: (0,fields .f1)('Calls that passed it, or null.'),
    evaluated: (0,fields .f1)('Calls that were graded by it, or null.'),
    rate: (0,fields .TS)(),
    likely: (0,fields .BM)(),
    needed: (0,fields .ZZ)(schemas .mee(schemas .aig()), 'The bar: percent that has to pass, or null.'),
    isInherited: booleanOrNull('Whether the bar is one for all plans, or null.'),
}));
const callSchema = (0,fields .KT)('Call', schemas .Ikc({
    id: (0,fields .HQ)('ID of the call, or null.'),
    simulationJobId: (0,fields .HQ)('ID of the simulation job that made it, or null.'),
    status: (0,fields .ef)('How its simulation job ended, or null.'),
    isPassed: booleanOrNull('Whether it passed its checks, or null where it was not graded.'),
    isCounted: (0,fields .ZZ)(schemas .zMY(), 'Whether it is scored.'),
    attempt: (0,fields .f1)('Which attempt at its test case it is, from 1, or null.'),
    durationMs: numberOrNull('How long it took in milliseconds, or null.'),
    agent: (0,fields .ef)('Name of the agent, or null.'),
    persona: (0,fields .ef)('Name of the persona, or null.'),
    scenario: (0,fields .ef)('What the caller was to do, or null.'),
    checks: (0,fields .ZZ)(schemas .YOg(schemas .Ikc({
        name: (0,fields .Qq)('Name of the check.'),
        isPassed: booleanOrNull('Whether the call passed it, or null.'),
        reasoning: (0,fields .ef)('Why, in the words of who graded it, or null.'),
    })), 'Its checks.'),
    excerpt: (0,fields .ZZ)(schemas .YOg(schemas .Ikc({
        speaker: (0,fields .ef)('AGENT, CUSTOMER, or null.'),
        text: (0,fields .Qq)('What was said.'),
        startMs: numberOrNull('When, in milliseconds from the start of the call, or null.'),
    })), 'What of its transcript shows why it failed.'),
}));
const breakdown = (description) => (0,fields .ZZ)(schemas .YOg(schemas .Ikc({
    name: (0,fields .Qq)('Its name.'),
    calls: (0,fields .f1)('Calls of it, or null.'),
    evaluated: (0,fields .f1)('Calls that were graded, or null.'),
    passed: (0,fields .f1)('Calls that passed, or null.'),
    rate: (0,fields .TS)(),
    likely: (0,fields .BM)(),
    score: numberOrNull('0 to 100, or null.'),
})), description);
const breakdownsSchema = (0,fields .KT)('Breakdowns', schemas .Ikc({
    byAgent: breakdown('An entry an agent.'),
    byPersona: breakdown('An entry a persona.'),
}));
const attemptsSchema = (0,fields .KT)('Attempts', schemas .Ikc({
    attempts: (0,fields .f1)('All attempts, or null.'),
    retries: (0,fields .f1)('Attempts after the first one of a test case, or null.'),
    silent: (0,fields .f1)('Attempts in which the agent never spoke, or null.'),
    stillSilent: (0,fields .f1)('Test cases whose last attempt was silent too, or null.'),
    testCases: (0,fields .f1)('Test cases, or null.'),
}));
const costSchema = (0,fields .KT)('Cost', schemas .Ikc({
    usd: (0,fields .ZZ)(schemas .aig(), 'US dollars, all together.'),
    parts: (0,fields .ZZ)(schemas .YOg(schemas .Ikc({
        source: (0,fields .ef)('What was paid for, or null.'),
        surface: (0,fields .ef)('Where it was used, or null.'),
        quantity: numberOrNull('How much of it, or null.'),
        usd: numberOrNull('US dollars, or null.'),
    })), 'What it is made of.'),
}));
const testedVariableSchema = schemas .Ikc({
    name: (0,fields .pj)('Its name.'),
    length: (0,fields .nd)('Length of its value in characters.'),
    sha256: (0,fields .pj)('The first 12 digits of the SHA-256 of its value.'),
});
const provenanceSchema = (0,fields .KT)('Provenance', schemas .Ikc({
    repository: (0,fields .HQ)('owner/name, or null.'),
    commit: (0,fields .HQ)('SHA of the commit that the workflow runs for, or null.'),
    ref: (0,fields .HQ)('Git ref that the workflow runs for, or null.'),
    pullRequest: (0,fields .f1)('Number of the pull request, or null.'),
    workflow: (0,fields .HQ)('Name of the workflow, or null.'),
    workflowRunUrl: (0,fields .HQ)('Address of the workflow run, or null.'),
    attempt: (0,fields .f1)('Attempt of the workflow run, from 1, or null.'),
    reportedAt: (0,fields .pj)('When the report was made, ISO 8601.'),
    actionVersion: (0,fields .pj)('Version of the action.'),
    actionUrl: (0,fields .HQ)('Where the action comes from, or null.'),
}));
const confirmationSchema = (0,fields .KT)('Confirmation', schemas .Ikc({
    jobId: (0,fields .pj)('Run plan job ID; empty where it was not started.'),
    number: (0,fields .f1)('Number of the run, or null.'),
    outcome: (0,fields .ZZ)(schemas .k5n(outcome .wi), 'What it came to by itself.'),
    runStatus: (0,fields .ef)('Last status of the run, or null.'),
    usd: numberOrNull('What it cost in US dollars, or null.'),
    checks: (0,fields .ZZ)(schemas .mee(schemas .YOg(checkSchema)), 'Its checks over its own calls, or null.'),
}));
const evidenceFields = {
    about: schemas .lqM((0,fields .ZZ)(runFactsSchema, 'Which run of what it is, or null.')),
    runVerdict: schemas .lqM((0,fields .ZZ)(runVerdictSchema, "The service's own judgement of the run, or null.")),
    callCounts: schemas .lqM((0,fields .ZZ)(callCountsSchema, 'What became of its calls, or null.')),
    checks: schemas .lqM((0,fields .ZZ)(schemas .YOg(checkSchema), 'Its checks over all calls, or null.')),
    calls: (0,fields .Vz)(schemas .lqM((0,fields .ZZ)(schemas .YOg(callSchema), 'Its calls, or null; null where `detail` is brief.'))),
    breakdowns: schemas .lqM((0,fields .ZZ)(breakdownsSchema, 'How calls fared by who took part in them, or null.')),
    attempts: schemas .lqM((0,fields .ZZ)(attemptsSchema, 'How often calls had to be made anew, or null.')),
    cost: schemas .lqM((0,fields .ZZ)(costSchema, 'What it cost, further runs included, or null.')),
    looks: schemas .lqM((0,fields .nd)('How often may be asked whether it fails: 1, and 1 for each further run; null for once.')),
    confirmations: schemas .lqM((0,fields .ZZ)(schemas .YOg(confirmationSchema), 'Further runs that were to confirm its failure, or null; checks and calls of the run hold those of all.')),
};

;// CONCATENATED MODULE: ./report/model/history.js


const historicCheckSchema = schemas .Ikc({
    name: (0,fields .Qq)('Name of the check.'),
    passed: (0,fields .f1)('Calls that passed it, or null.'),
    evaluated: (0,fields .f1)('Calls that were graded by it, or null.'),
    rate: (0,fields .TS)(),
    isPassed: (0,fields .ZZ)(schemas .mee(schemas .zMY()), 'Whether it reached its bar, or null.'),
});
const historicRunSchema = schemas .Ikc({
    jobId: (0,fields .pj)('Run plan job ID.'),
    number: (0,fields .f1)('Number of the run among those of its plan, or null.'),
    endedAt: (0,fields .HQ)('When it ended, ISO 8601, or null.'),
    outcome: (0,fields .HQ)('What it came to, or null.'),
    commit: (0,fields .HQ)('Commit that it tested, or null.'),
    fingerprint: (0,fields .HQ)('Hash of what it was started with, or null.'),
    checks: (0,fields .ZZ)(schemas .YOg(historicCheckSchema), 'Its checks.'),
});
const unsteadySchema = schemas .Ikc({
    check: (0,fields .Qq)('Name of the check.'),
    changes: (0,fields .nd)('How often it went from passed to failed, or back.'),
    runs: (0,fields .nd)('Of so many runs that were started with the same.'),
    waiver: (0,fields .Qq)('A waiver for the policy file, as YAML.'),
});
const historySchema = (0,fields .KT)('History', schemas .Ikc({
    runs: (0,fields .ZZ)(schemas .YOg(historicRunSchema), 'Earlier runs, the oldest first.'),
    unsteady: (0,fields .ZZ)(schemas .YOg(unsteadySchema), 'Checks that changed sides although what was tested did not.'),
}));

;// CONCATENATED MODULE: ./report/model.js







const limitOrValue = (description) => schemas .lqM((0,fields .ag)((0,fields .ZZ)(schemas .KCZ([schemas .aig(), schemas .YjP()]), description)));
const reasonSchema = (0,fields .KT)('Reason', schemas .Ikc({
    rule: (0,fields .pj)('Name of the rule that speaks.'),
    message: (0,fields .Qq)('One sentence that a person understands.'),
    theme: schemas .lqM((0,fields .Qq)('Slug of the theme that it is about, or null.')),
    check: schemas .lqM((0,fields .Qq)('Name of the check that it is about, or null.')),
    limit: limitOrValue('The limit that the policy sets, or null.'),
    value: limitOrValue('The value that was found, or null.'),
    restates: schemas .lqM((0,fields .ZZ)(schemas .k5n(['verdict', 'status']), "What it states again and nothing beside it, the debrief's verdict or how the run ended, or null.")),
}));
const kind = (description) => (0,fields .ZZ)(schemas .k5n(['theme', 'check']), description);
const waiverSchema = (0,fields .KT)('Waiver', schemas .Ikc({
    kind: kind('What it excuses.'),
    target: (0,fields .pj)("A theme's slug, a pattern with `*`, or a check's name."),
    reason: (0,fields .pj)('Why it is excused.'),
    owner: (0,fields .HQ)('Who answers for it, or null.'),
    expires: (0,fields .pj)('Last day on which it holds, YYYY-MM-DD in UTC.'),
    daysLeft: (0,fields .nd)('Whole days from the day of the report to that last day.'),
}));
const waivedSchema = schemas .Ikc({
    kind: kind('What is excused.'),
    name: (0,fields .Qq)("The theme's slug or the check's name."),
    waiver: waiverSchema,
});
const sparedSchema = (0,fields .KT)('Spared', schemas .Ikc({
    waived: (0,fields .ZZ)(schemas .YOg(waivedSchema), 'Themes and checks that a waiver excuses.'),
    known: (0,fields .Te)('Slugs of themes that were there before, where that is why the verdict does not fail.'),
    unmatched: (0,fields .ZZ)(schemas .YOg(waiverSchema), 'Waivers in force that matched nothing.'),
    notes: (0,fields .Te)('What else the policy left unjudged, and why.'),
    warnings: schemas .lqM((0,fields .Te)('What the policy only warns of.')),
}));
const debriefSchema = schemas .Ikc({
    debriefId: (0,fields .pj)('ID of the debrief.'),
    status: (0,fields .Qq)('PENDING, GENERATING, READY, FAILED.'),
    errorMessage: (0,fields .ef)('Why the service could not write it, or null.'),
});
const runSchema = (0,fields .KT)('Run', schemas .Ikc({
    jobId: (0,fields .pj)('Run plan job ID; empty where there is none.'),
    label: (0,fields .pj)('What the run is known by without an ID, e.g. the path of a saved debrief.'),
    stableName: schemas .lqM((0,fields .pj)('What it is a run of, the same from run to run: a plan, a number or a file, or null.')),
    outcome: (0,fields .ZZ)(schemas .k5n(outcome .wi), 'What the run came to.'),
    reasons: (0,fields .ZZ)(schemas .YOg(reasonSchema), 'Why; empty when passed.'),
    notes: (0,fields .Te)('Facts worth knowing that decided nothing.'),
    runStatus: (0,fields .ef)('Last status of the run, or null where it was never read.'),
    debrief: (0,fields .ZZ)(schemas .mee(debriefSchema), 'Last debrief seen, or null.'),
    report: (0,fields .ZZ)(schemas .mee(debrief .zu), 'The judged report, or null.'),
    spared: (0,fields .ZZ)(schemas .mee(sparedSchema), 'What the policy spared, or null.'),
    baseline: schemas .lqM((0,fields .ZZ)(baselineSchema, 'What it was compared with, or null.')),
    attached: schemas .lqM((0,fields .ZZ)(schemas .zMY(), 'Whether an earlier attempt of the step had started it, or null.')),
    askedToCancel: schemas .lqM((0,fields .ZZ)(schemas .zMY(), 'Whether this step, which had started it, asked it to cancel, or null.')),
    reused: schemas .lqM((0,fields .ZZ)(schemas .zMY(), 'Whether it was judged again in place of starting one, or null.')),
    history: schemas .lqM((0,fields .ZZ)(historySchema, 'How earlier runs fared, or null.')),
    ...evidenceFields,
}));
const place = (description) => (0,fields .ZZ)(schemas .Whr().check(api .qm(1)), description);
const fileSpanSchema = (0,fields .KT)('Place', schemas .Ikc({
    path: (0,fields .pj)("Path of the file from the repository's root, with `/`."),
    startLine: place('First line, from 1.'),
    startColumn: place('Column of the first character, in UTF-16 units, from 1.'),
    endLine: place('Last line.'),
    endColumn: place('Column after the last character.'),
}));
const foundPromptSchema = schemas .gMt('state', [
    schemas .Ikc({
        state: (0,fields .ZZ)(schemas .euz('located'), 'Found once.'),
        place: fileSpanSchema,
        insertedText: (0,fields .Vz)((0,fields .pj)('What takes its place in the file; empty where `detail` is brief.')),
        fixedLines: (0,fields .Vz)((0,fields .ZZ)(schemas .YOg(schemas .YjP()), 'The lines of that place after the fix; empty where `detail` is brief.')),
        leftOut: (0,fields .HQ)('Why the patch and the suggestions do without it, or null.'),
    }),
    schemas .Ikc({
        state: (0,fields .ZZ)(schemas .euz('ambiguous'), 'Found several times.'),
        places: schemas .YOg(fileSpanSchema),
    }),
    schemas .Ikc({
        state: (0,fields .ZZ)(schemas .euz('applied'), 'The new text stands there already.'),
        places: schemas .YOg(fileSpanSchema),
    }),
    schemas .Ikc({ state: (0,fields .ZZ)(schemas .euz('missing'), 'Found nowhere.') }),
]);
const promptFixSchema = (0,fields .KT)('PromptFix', schemas .Ikc({
    from: (0,fields .ZZ)(schemas .YOg(schemas .Ikc({
        run: (0,fields .nd)('Position in `runs`, from 0.'),
        recommendation: (0,fields .nd)("Position in that report's `recommendations`, from 0."),
    })), 'The recommendations that ask for it.'),
    found: foundPromptSchema,
}));
const metricCollectionSchema = schemas .Ikc({
    jobId: (0,fields .pj)('ID of the metric collection job; empty where none was started.'),
    notes: (0,fields .Te)('What was done, what was not, and why.'),
});
const policySchema = schemas .Ikc({
    path: (0,fields .HQ)('Path of its file, or null where the verdict alone decides.'),
    isTrial: (0,fields .ZZ)(schemas .zMY(), 'Whether it was only tried, on saved debriefs or earlier runs.'),
    extends: schemas .lqM((0,fields .ZZ)(schemas .YOg(schemas .YjP()), 'What it extends, one file after another, or null.')),
    resolved: schemas .lqM((0,fields .ZZ)(schemas .g1P(schemas .YjP(), schemas .L5J()), 'What holds by all of these files together, as a policy file would say it, or null where there is none.')),
});
const gateReportSchema = schemas .Ikc({
    gateName: schemas .lqM((0,fields .pj)('Name that the workflow gives the gate, or null.')),
    gate: schemas .lqM((0,fields .pj)('What tells the gate from others, the same from attempt to attempt: its name, else what its inputs name, or null.')),
    outcome: (0,fields .ZZ)(schemas .k5n([...outcome .wi, 'skipped']), 'What the gate came to.'),
    tolerated: (0,fields .ZZ)(schemas .zMY(), 'Whether the outcome does not fail the step though it would.'),
    reasons: (0,fields .ZZ)(schemas .YOg(reasonSchema), 'Reasons of the step itself; those of runs are there.'),
    runs: (0,fields .ZZ)(schemas .YOg(runSchema), 'The runs that were judged or tried.'),
    metricCollection: (0,fields .ZZ)(schemas .mee(metricCollectionSchema), 'The metric collection over the affected calls, or null.'),
    notes: (0,fields .Te)('Facts about the step worth knowing that decided nothing.'),
    policy: (0,fields .ZZ)(policySchema, 'The policy that judged.'),
    promptFixes: (0,fields .ZZ)(schemas .YOg(promptFixSchema), 'Every prompt fix, and where its text stands.'),
    variables: schemas .lqM((0,fields .ZZ)(schemas .YOg(testedVariableSchema), 'What runs were started with, or null.')),
    provenance: schemas .lqM((0,fields .ZZ)(provenanceSchema, 'Where the report comes from, or null.')),
});


/***/ }),

/***/ 2995:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    p: () => (  copier)
  });
  var zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8989);
  var _fields_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9779);


const same = (value) => value;
function copier(shape, copying) {
    const copy = copyOf(shape, copying, false);
    return (value) => copy(value);
}
function copyOf(shape, copying, isInText) {
    const isText = isInText || _fields_js__WEBPACK_IMPORTED_MODULE_0__  .ed.has(shape);
    const partOf = (part) => copyOf(part, copying, isText);
    const { def } = shape._zod;
    const isLeftOut = copying.isBrief === true && _fields_js__WEBPACK_IMPORTED_MODULE_0__  .Zo.has(shape);
    switch (def.type) {
        case 'string':
            if (isLeftOut)
                return () => '';
            return isText && copying.text ? changeText(copying.text) : same;
        case 'nullable': {
            if (isLeftOut)
                return () => null;
            const part = partOf(def.innerType);
            return (value) => (value === null ? null : part(value));
        }
        case 'array':
            return isLeftOut ? () => [] : copyItems(partOf(def.element));
        case 'optional':
            return isLeftOut ? () => undefined : partOf(def.innerType);
        case 'object':
            return copyFields(Object.entries(def.shape).map(([name, part]) => [name, partOf(part)]), copying);
        case 'union':
            return copyOption(def.options.map((option) => [option, partOf(option)]));
        default:
            return same;
    }
}
function changeText(change) {
    return (value) => change(String(value));
}
function copyItems(item) {
    return item === same ? same : (values) => Array.from(values, item);
}
function copyFields(fields, { fillsAbsent }) {
    return (value) => {
        const source = value;
        const copied = {};
        for (const [name, copy] of fields) {
            const part = source[name] === undefined ? undefined : copy(source[name]);
            if (part !== undefined)
                copied[name] = part;
            else if (fillsAbsent === true)
                copied[name] = null;
        }
        return copied;
    };
}
function copyOption(options) {
    return (value) => options.flatMap(([shape, copy]) => zod_mini__WEBPACK_IMPORTED_MODULE_1__  .xL(shape, value).success ? [copy(value)] : [])[0];
}


/***/ }),

/***/ 249:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    a: () => (  redactReport)
  });
  var _core_text_redact_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2210);
  var _model_copy_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2995);
  var _model_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6786);
const MASKED = 'it holds a phone number or an e-mail address, which `redact` masks';
function redactReport(report, keep = []) {
    const mask = (0,_model_copy_js__WEBPACK_IMPORTED_MODULE_1__  .p)(_model_js__WEBPACK_IMPORTED_MODULE_2__  .v, { text: (text) => (0,_core_text_redact_js__WEBPACK_IMPORTED_MODULE_0__  .Z)(text, keep) });
    return {
        ...mask(report),
        promptFixes: report.promptFixes.map((fix) => maskFix(fix, report, keep)),
    };
}
function maskFix(fix, { runs }, keep) {
    const texts = fix.from.map(({ run, recommendation }) => runs[run]?.report?.recommendations[recommendation]?.currentText ?? '');
    return { ...fix, found: maskFound(fix.found, [...keep, ...texts.flatMap(_core_text_redact_js__WEBPACK_IMPORTED_MODULE_0__  .n)]) };
}
function maskFound(found, known) {
    if (found.state !== 'located')
        return found;
    const insertedText = (0,_core_text_redact_js__WEBPACK_IMPORTED_MODULE_0__  .Z)(found.insertedText, known);
    if (insertedText === found.insertedText)
        return found;
    return {
        ...found,
        insertedText,
        fixedLines: found.fixedLines.map((line) => (0,_core_text_redact_js__WEBPACK_IMPORTED_MODULE_0__  .Z)(line, known)),
        leftOut: found.leftOut ?? MASKED,
    };
}


/***/ }),

/***/ 4593:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    l: () => (  findFiles)
  });
  var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1455);
  var node_fs_promises__WEBPACK_IMPORTED_MODULE_0___default =  __webpack_require__.n(node_fs_promises__WEBPACK_IMPORTED_MODULE_0__);
  var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
  var node_path__WEBPACK_IMPORTED_MODULE_1___default =  __webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_1__);
  var _core_input_glob_list_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7313);
async function findFiles(list, most) {
    const paths = new Set();
    const faults = [];
    const patterns = (await isFile(list)) ? [list] : (0,_core_input_glob_list_js__WEBPACK_IMPORTED_MODULE_2__  .K)(list);
    if (patterns.length === 0) {
        faults.push({ pattern: list, problem: 'names no file', isUnmatched: false });
    }
    for (const pattern of patterns) {
        const found = await matchesOf(pattern, most);
        for (const path of found)
            paths.add(path);
        if (found.length === 0) {
            const problem = 'matches no file: check the path, which starts at the workspace';
            faults.push({ pattern, problem, isUnmatched: true });
        }
        if (paths.size > most) {
            const problem = `brings the files to more than ${most}: take them in several steps`;
            return { paths: [], faults: [...faults, { pattern, problem, isUnmatched: false }] };
        }
    }
    return { paths: [...paths], faults };
}
async function matchesOf(pattern, most) {
    if (await isFile(pattern))
        return [(0,node_path__WEBPACK_IMPORTED_MODULE_1__.normalize)(pattern)];
    const found = [];
    for await (const path of (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.glob)(pattern)) {
        if (!(await isFolder(path)))
            found.push((0,node_path__WEBPACK_IMPORTED_MODULE_1__.normalize)(path));
        if (found.length > most)
            break;
    }
    return found.sort();
}
async function isFile(path) {
    return (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.stat)(path).then((facts) => facts.isFile(), () => false);
}
async function isFolder(path) {
    return (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.stat)(path).then((facts) => facts.isDirectory(), () => false);
}


/***/ })

};
;