"use strict";
exports.id = 224;
exports.ids = [224];
exports.modules = {

/***/ 23224:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runAction: () => (/* binding */ runAction)
});

// EXTERNAL MODULE: ./github/annotate-each.js
var annotate_each = __webpack_require__(42325);
// EXTERNAL MODULE: ./inputs/input-form.js
var input_form = __webpack_require__(61328);
// EXTERNAL MODULE: ./inputs/service-access.js
var service_access = __webpack_require__(30785);
// EXTERNAL MODULE: ./inputs/workflow.js
var workflow = __webpack_require__(18912);
// EXTERNAL MODULE: ./publish/output-values.js
var output_values = __webpack_require__(12001);
// EXTERNAL MODULE: ./text/markdown.js
var markdown = __webpack_require__(85014);
// EXTERNAL MODULE: ./report/format.js
var format = __webpack_require__(53483);
// EXTERNAL MODULE: ./report/sections/building-blocks.js
var building_blocks = __webpack_require__(88674);
;// CONCATENATED MODULE: ./report/action-summary.js



const MAX_ROWS = 200;
const MAX_MESSAGES = 20;
class StepReport {
    outputs = {};
    rows = [];
    notes = [];
    warnings = [];
    errors = [];
    headline = '';
}
function renderActionSummary({ title, columns }, report) {
    const { headline, errors, warnings, notes, rows } = report;
    const mark = errors.length > 0 ? '❌' : '✅';
    const lines = [`## ${mark} ${title}`, ''];
    if (headline !== '')
        lines.push((0,markdown/* message */.iU)(headline), '');
    lines.push(...listed('**Error:** ', errors), ...listed('**Warning:** ', warnings));
    lines.push(...listed('', notes));
    if (rows.length > 0) {
        const shown = rows.slice(0, MAX_ROWS).map((cells) => (0,building_blocks/* row */.nM)(cells.map(renderCell)));
        lines.push((0,building_blocks/* tableHead */.PP)(...columns) + shown.join(''));
    }
    if (rows.length > MAX_ROWS)
        lines.push(`and ${(0,format/* formatCounted */.So)(rows.length - MAX_ROWS, 'more row')}`, '');
    return `${lines.join('\n')}\n`;
}
function listed(lead, messages) {
    if (messages.length === 0)
        return [];
    const shown = messages.slice(0, MAX_MESSAGES);
    const items = shown.map((text) => `- ${lead}${(0,markdown/* message */.iU)(text)}`);
    const more = messages.length - shown.length;
    return [...items, ...(more > 0 ? [`- and ${(0,format/* formatCount */.B4)(more)} more`] : []), ''];
}
function renderCell(value) {
    if (typeof value === 'string' || value === null)
        return (0,markdown/* cell */.Hn)(value);
    const id = (0,markdown/* identifier */.Cv)(value.id) || (0,markdown/* cell */.Hn)(null);
    return value.name ? `${(0,markdown/* inline */.mG)(value.name)} (${id})` : id;
}

// EXTERNAL MODULE: ./runner/wait.js
var runner_wait = __webpack_require__(95205);
// EXTERNAL MODULE: ./service/connect.js + 2 modules
var connect = __webpack_require__(57528);
// EXTERNAL MODULE: ./service/explain.js
var explain = __webpack_require__(70980);
// EXTERNAL MODULE: ./service/operations.js + 1 modules
var operations = __webpack_require__(25587);
// EXTERNAL MODULE: ./text/clock.js
var clock = __webpack_require__(13997);
// EXTERNAL MODULE: ./text/error-text.js
var error_text = __webpack_require__(89009);
// EXTERNAL MODULE: ./text/log-line.js + 1 modules
var log_line = __webpack_require__(82456);
;// CONCATENATED MODULE: ./actions/run-action.js














const MAX_POLL_INTERVAL_MS = 10_000;
const MAX_MESSAGE_CHARS = 2000;
async function runAction(action, runtime) {
    const { runner, cancelled } = runtime;
    const form = new input_form/* InputForm */.Vs(runner, action.defaults);
    const report = new StepReport();
    const waits = [];
    let summary = true;
    try {
        const origin = (0,workflow/* pullRequestOrigin */.Xz)(runtime.workflow);
        const access = 'api-key' in action.defaults ? await (0,service_access/* readAccess */.zS)(form, origin, 'give the step an if:') : null;
        const work = action.prepare(form);
        report.warnings.push(...form.findUnknown());
        summary = form.boolean('summary');
        report.errors.push(...form.errors.map(({ message: text }) => text));
        if (access !== undefined && work !== undefined && form.errors.length === 0) {
            await (0,clock/* nextTurn */.t)();
            cancelled.throwIfAborted();
            await work(stepOf(access, report, waits, runtime));
        }
    }
    catch (error) {
        const { rule, message: text } = (0,explain/* explain */.WE)(error, waits.at(-1)?.facts ?? null, action.meant);
        if (rule === 'internal')
            runner.debug((0,error_text/* stackOf */.US)(error));
        report.errors.push(rule === 'internal' ? (0,explain/* endOfStep */.n9)(error, cancelled).message : text);
    }
    const isValid = form.errors.length === 0;
    return conclude(action, runner.secrets.hideIn({ ...report }), { summary, isValid }, runtime);
}
function stepOf(access, report, waits, runtime) {
    return {
        ...runtime,
        report,
        profile: access?.profile ?? operations/* STANDARD_PROFILE */.A,
        connect() {
            if (access === null)
                throw new Error('This action uses no service.');
            return (0,connect/* connect */.N)(access, runtime);
        },
        wait(part) {
            const wait = new runner_wait/* Wait */.sn(MAX_POLL_INTERVAL_MS, runtime);
            wait.begin(part);
            waits.push(wait);
            return wait;
        },
    };
}
async function conclude(action, report, { summary, isValid }, { runner, cancelled }) {
    const { headline, outputs, warnings, notes, errors } = report;
    if (cancelled.aborted && errors.length === 0)
        errors.push((0,error_text/* describeError */.Uc)(cancelled.reason));
    const empty = Object.fromEntries(action.outputs.map((name) => [name, '']));
    const isWritten = (0,output_values/* setOutputs */.n)({ ...empty, ...outputs }, runner);
    if (summary)
        await runner.writeSummary(renderActionSummary(action.headings, report));
    const shorten = (text) => (0,log_line/* oneLine */.TN)(isValid ? (0,format/* shortIds */.Rq)(text) : text, MAX_MESSAGE_CHARS);
    (0,annotate_each/* annotateEach */.q)('error', errors.map(shorten), runner);
    (0,annotate_each/* annotateEach */.q)('warning', warnings.map(shorten), runner);
    for (const line of [...notes, headline])
        runner.info(line);
    await (0,clock/* nextTurn */.t)();
    return isWritten && errors.length === 0 && !cancelled.aborted ? 0 : 1;
}


/***/ }),

/***/ 42325:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ annotateEach)
/* harmony export */ });
/* harmony import */ var _report_words_log_words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(16618);

function annotateEach(level, messages, runner, most = Number.POSITIVE_INFINITY) {
    const room = Math.min(runner.annotationsLeft(level), most);
    const whole = messages.length > room ? Math.max(room - 1, 0) : room;
    for (const message of messages.slice(0, whole))
        runner.annotate(level, message);
    const rest = messages.slice(whole);
    if (rest.length === 0)
        return;
    runner.annotate(level, [_report_words_log_words_js__WEBPACK_IMPORTED_MODULE_0__/* .LOG */ .$9.moreInLog(rest.length), ...rest].join('\n'));
    runner.group(_report_words_log_words_js__WEBPACK_IMPORTED_MODULE_0__/* .LOG */ .$9.more(rest.length), rest);
}


/***/ }),

/***/ 30785:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C2: () => (/* binding */ readGivenAccess),
/* harmony export */   Xu: () => (/* binding */ parseApiKey),
/* harmony export */   wo: () => (/* binding */ requireAccess),
/* harmony export */   zS: () => (/* binding */ readAccess)
/* harmony export */ });
/* harmony import */ var _text_values_addresses_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(72578);
/* harmony import */ var _text_values_parsed_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(38133);
/* harmony import */ var _input_form_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(61328);
/* harmony import */ var _text_file_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(84197);




async function readGivenAccess(form) {
    const profile = await readServiceProfile(form.inputs);
    return {
        baseUrl: form.readGiven('base-url', _text_values_addresses_js__WEBPACK_IMPORTED_MODULE_2__/* .parseBaseUrl */ .Q2),
        apiKey: form.readExact('api-key', parseApiKey),
        profile: profile && form.takeFromFile('service-profile', profile),
    };
}
function requireAccess({ baseUrl, apiKey, profile }, form, origin, howToSkip) {
    const urlFix = "give the URL of the service, such as 'https://api.example.com'";
    const withoutSecrets = {
        fork: `pull requests from forks get no secrets: ${howToSkip} to skip the step there`,
        dependabot: `pull requests from Dependabot get only Dependabot secrets: store the key there, or ${howToSkip}`,
    };
    const keyFix = origin === null ? form.inputs.howToGiveKey : withoutSecrets[origin];
    const access = {
        baseUrl: form.required('base-url', baseUrl, urlFix),
        apiKey: form.required('api-key', apiKey, keyFix),
    };
    if (profile === undefined || !(0,_input_form_js__WEBPACK_IMPORTED_MODULE_0__/* .isComplete */ .As)(access))
        return undefined;
    return profile === null ? access : { ...access, profile };
}
async function readAccess(form, origin, howToSkip) {
    return requireAccess(await readGivenAccess(form), form, origin, howToSkip);
}
async function readServiceProfile(inputs) {
    const path = inputs.getInput('service-profile').trim();
    if (path === '')
        return null;
    const yaml = await (0,_text_file_js__WEBPACK_IMPORTED_MODULE_1__/* .readYamlFile */ .k)(path);
    if (!yaml.ok)
        return yaml;
    const { parseProfile } = await __webpack_require__.e(/* import() */ 587).then(__webpack_require__.bind(__webpack_require__, 25587));
    return parseProfile(yaml.value, path);
}
function parseApiKey(text) {
    if (text !== text.trim()) {
        const where = 'begins or ends with white space, such as a line break';
        return (0,_text_values_parsed_js__WEBPACK_IMPORTED_MODULE_3__/* .invalid */ .G)(null, `${where}: store the secret again without it`);
    }
    return /^[\x21-\x7e]+$/.test(text)
        ? (0,_text_values_parsed_js__WEBPACK_IMPORTED_MODULE_3__/* .valid */ .r)(text)
        : (0,_text_values_parsed_js__WEBPACK_IMPORTED_MODULE_3__/* .invalid */ .G)(null, 'has a space or a letter outside ASCII: give the key alone, without "Bearer"');
}


/***/ }),

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

/***/ 12001:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ setOutputs)
/* harmony export */ });
/* harmony import */ var _report_output_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(18389);
/* harmony import */ var _report_words_publish_words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73627);


function setOutputs(outputs, runner) {
    try {
        for (const [name, value] of Object.entries(outputs))
            runner.setOutput(name, fitting(value));
        return true;
    }
    catch (error) {
        runner.annotate('error', _report_words_publish_words_js__WEBPACK_IMPORTED_MODULE_1__/* .PUBLISH */ .We.noOutputs(error));
        return false;
    }
}
function fitting(text) {
    const bytes = Buffer.from(text);
    if (bytes.length <= _report_output_text_js__WEBPACK_IMPORTED_MODULE_0__/* .MAX_OUTPUT_BYTES */ .$q)
        return text;
    const end = bytes.subarray(0, _report_output_text_js__WEBPACK_IMPORTED_MODULE_0__/* .MAX_OUTPUT_BYTES */ .$q + 1).lastIndexOf('\n');
    return bytes.subarray(0, Math.max(end, 0)).toString();
}


/***/ }),

/***/ 71949:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Kq: () => (/* binding */ describeFound),
/* harmony export */   Ok: () => (/* binding */ marksOf),
/* harmony export */   Xb: () => (/* binding */ isChange),
/* harmony export */   Xl: () => (/* binding */ themeFacts),
/* harmony export */   aW: () => (/* binding */ locatedFixes),
/* harmony export */   jP: () => (/* binding */ withoutRepeats),
/* harmony export */   nA: () => (/* binding */ countFacts),
/* harmony export */   pI: () => (/* binding */ runFacts),
/* harmony export */   qO: () => (/* binding */ onlyRun)
/* harmony export */ });
/* harmony import */ var _text_duration_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6203);
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(53483);
/* harmony import */ var _outcome_words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(65758);
/* harmony import */ var _words_names_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(49912);




function onlyRun({ runs }) {
    return runs.length === 1 ? runs[0] : undefined;
}
function countFacts({ themes, trend }) {
    const rows = trend?.rows ?? [];
    return {
        themesTotal: themes.length,
        themesHigh: themes.filter(({ severity }) => severity === 'HIGH').length,
        themesNew: themes.filter(({ lifecycle }) => lifecycle === 'NEW').length,
        checksRegressed: rows.filter(({ previousPassRate, currentPassRate }) => previousPassRate !== null && currentPassRate !== null && currentPassRate < previousPassRate).length,
    };
}
function runFacts(run) {
    const { report, debrief, runStatus, about, reasons, notes, exceptions } = run;
    const shown = reasons.filter(({ restates }) => restates !== 'verdict');
    const messages = shown.map(({ message }) => message);
    const said = [...messages, ...notes, ...(exceptions?.notes ?? [])].join();
    const unlessSaid = (status = '') => (said.includes(status) ? null : status);
    const facts = [
        ['verdict', unlessSaid(report?.verdict)],
        ['debrief', report === null ? unlessSaid(debrief?.status) : null],
        ['status', runStatus === 'COMPLETED' ? null : unlessSaid(runStatus ?? '')],
        ['ended', (0,_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatMinute */ .Yi)(about?.endedAt)],
        ['took', about?.durationMs == null ? null : (0,_text_duration_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDuration */ .a)(about.durationMs)],
        ['debrief created', (0,_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatMinute */ .Yi)(debrief?.createdAt)],
        ['debrief completed', (0,_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatMinute */ .Yi)(debrief?.completedAt)],
    ];
    return facts.flatMap(([name, value]) => (value ? `${name} ${value}` : []));
}
function themeFacts(theme) {
    const facts = [
        ['Impact', (0,_outcome_words_js__WEBPACK_IMPORTED_MODULE_2__/* .plainWord */ .hx)(theme.impact)],
        ['Prevalence', (0,_outcome_words_js__WEBPACK_IMPORTED_MODULE_2__/* .plainWord */ .hx)(theme.prevalence)],
        ['Cause', (0,_outcome_words_js__WEBPACK_IMPORTED_MODULE_2__/* .plainWord */ .hx)(theme.rootCauseChannel)],
        ['Checks', theme.checkNames.join(', ')],
    ];
    return facts.flatMap(([name, value]) => (value ? [[name, value]] : []));
}
function isChange({ currentText, suggestedText }) {
    return currentText !== null || suggestedText !== null;
}
function marksOf({ severity, channel }) {
    const marks = [severity && (0,_outcome_words_js__WEBPACK_IMPORTED_MODULE_2__/* .formatSeverity */ .JE)(severity), (0,_outcome_words_js__WEBPACK_IMPORTED_MODULE_2__/* .plainWord */ .hx)(channel)];
    return marks.flatMap((mark) => mark || []);
}
function locatedFixes({ runs, promptFixes }) {
    const all = promptFixes.flatMap(({ from, found }) => {
        const [first] = from;
        const recommendation = first && runs[first.run]?.report?.recommendations[first.recommendation];
        if (!recommendation || !isChange(recommendation) || found.state !== 'located')
            return [];
        const { place, fixedLines, leftOut } = found;
        return { recommendations: [recommendation], from, place, fixedLines, leftOut };
    });
    all.sort((a, b) => Number(a.leftOut !== null) - Number(b.leftOut !== null));
    const changes = Map.groupBy(all, ({ place, fixedLines }) => JSON.stringify([place, fixedLines]));
    return [...changes.values()].flatMap((same) => {
        const recommendations = same.flatMap((one) => one.recommendations);
        const from = same.flatMap((one) => one.from);
        return same.slice(0, 1).map((fix) => ({ ...fix, from, recommendations }));
    });
}
function describeFound(found) {
    switch (found.state) {
        case 'located':
            return `Located in ${names([found.place])}${found.leftOut === null ? '' : `; not in the patch: ${found.leftOut}`}`;
        case 'ambiguous':
            return `Ambiguous: the text is in ${(0,_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatCounted */ .So)(found.places.length, 'place')}: ${names(found.places)}`;
        case 'applied':
            return `Already applied: the suggested text is in ${names(found.places)}`;
        case 'missing':
            return 'Not found in the repository';
    }
}
function names(places) {
    return places.map((place) => (0,_words_names_js__WEBPACK_IMPORTED_MODULE_3__/* .quoteName */ .AB)((0,_format_js__WEBPACK_IMPORTED_MODULE_1__/* .placeName */ .fW)(place))).join(', ');
}
function withoutRepeats(report, hasFigures = (_rule) => true) {
    const shortenKnown = (reason) => (hasFigures(reason.rule) ? shorten(reason) : reason);
    const runs = report.runs.map(({ reasons, exceptions, ...run }) => {
        const isEnded = reasons.some(({ rule }) => rule === 'incomplete-run');
        const own = reasons.filter(({ restates }) => !isEnded || restates !== 'status');
        const { warnings = [] } = exceptions ?? {};
        const shown = exceptions && { ...exceptions, warnings: warnings.map(shortenKnown) };
        return { ...run, reasons: own.map(shortenKnown), exceptions: shown };
    });
    return { ...report, runs, reasons: report.reasons.map(shorten) };
}
function shorten({ short, ...reason }) {
    return short === undefined ? reason : { ...reason, message: short };
}


/***/ }),

/***/ 65758:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gg: () => (/* binding */ titleOf),
/* harmony export */   JE: () => (/* binding */ formatSeverity),
/* harmony export */   Uq: () => (/* binding */ OUTCOME_MARKS),
/* harmony export */   hx: () => (/* binding */ plainWord)
/* harmony export */ });
/* harmony import */ var _model_outcome_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(41913);
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(53483);
/* harmony import */ var _theme_order_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(68918);



const OUTCOME_MARKS = {
    passed: '✅',
    failed: '❌',
    inconclusive: '❓',
    skipped: '⏭️',
    started: '⏳',
    error: '🛑',
};
function titleOf(report) {
    const { outcome, tolerated, policy, runs } = report;
    if (policy.isTrial) {
        const passed = runs.filter((run) => run.outcome === 'passed').length;
        return {
            mark: '🔎',
            title: `Policy check: ${passed} of ${(0,_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatCounted */ .So)(runs.length, 'run')} would pass`,
        };
    }
    const words = outcome === 'error' ? 'ended with an error' : outcome;
    const title = `Simulation gate ${words}`;
    return tolerated && (0,_model_outcome_js__WEBPACK_IMPORTED_MODULE_0__/* .fails */ .c6)(outcome)
        ? { mark: '⚠️', title: `${title} (tolerated)` }
        : { mark: OUTCOME_MARKS[outcome], title };
}
const SEVERITY_SIGNS = ['🔴', '🟣', '🟠', '🟡'];
function formatSeverity(severity) {
    return `${SEVERITY_SIGNS[(0,_theme_order_js__WEBPACK_IMPORTED_MODULE_2__/* .severityRank */ .qs)(severity)]}${_format_js__WEBPACK_IMPORTED_MODULE_1__/* .NBSP */ .MK}${plainWord(severity.trim()) || 'no severity'}`;
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

/***/ 88674:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cr: () => (/* binding */ bold),
/* harmony export */   LU: () => (/* binding */ callLine),
/* harmony export */   PP: () => (/* binding */ tableHead),
/* harmony export */   Vs: () => (/* binding */ themeLines),
/* harmony export */   nM: () => (/* binding */ row),
/* harmony export */   q: () => (/* binding */ linked),
/* harmony export */   x: () => (/* binding */ callLink)
/* harmony export */ });
/* harmony import */ var _text_markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(85014);
/* harmony import */ var _facts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(71949);
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(53483);



const MAX_CALLS = 10;
function bold(title) {
    return `**${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .inline */ .mG)(title) || _format_js__WEBPACK_IMPORTED_MODULE_2__/* .UNTITLED */ .q8}**`;
}
function themeLines(theme, maxChars) {
    const facts = (0,_facts_js__WEBPACK_IMPORTED_MODULE_1__/* .themeFacts */ .Xl)(theme).map(([name, value]) => `${name}: ${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .inline */ .mG)(value, maxChars)}`);
    return theme.slug === '' ? facts : [...facts, `Slug: ${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .identifier */ .Cv)(theme.slug)}`];
}
function row(cells) {
    return `| ${cells.join(' | ')} |\n`;
}
function tableHead(...columns) {
    const names = columns.map((name) => name.replace(/:$/, ''));
    return row(names) + row(columns.map((name) => (name.endsWith(':') ? '---:' : '---')));
}
function callLink(callId, settings) {
    return linked((0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .identifier */ .Cv)((0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .shortForm */ .JZ)(callId)), (0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .callUrl */ .eh)(callId, settings));
}
function linked(markdown, url) {
    return url && markdown ? `[${markdown}](${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .linkDestination */ .Vh)(url)})` : markdown;
}
function callLine(callIds, settings) {
    if (callIds.length === 0)
        return '';
    const ids = (0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatList */ .ki)(callIds, MAX_CALLS, (id) => callLink(id, settings));
    return `${(0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatCounted */ .So)(callIds.length, 'call')}: ${ids}\n\n`;
}


/***/ }),

/***/ 68918:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GI: () => (/* binding */ shownThemes),
/* harmony export */   JT: () => (/* binding */ furtherFindings),
/* harmony export */   kR: () => (/* binding */ themeRank),
/* harmony export */   lt: () => (/* binding */ sortThemes),
/* harmony export */   qs: () => (/* binding */ severityRank),
/* harmony export */   t7: () => (/* binding */ fixedThemes)
/* harmony export */ });
/* harmony import */ var _model_debrief_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(67332);
/* harmony import */ var _text_alike_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(46651);


function severityRank(severity) {
    if (severity === 'HIGH')
        return 0;
    if (severity === 'MEDIUM')
        return 2;
    return severity === 'LOW' ? 3 : 1;
}
const GONE_RANK = 4;
function themeRank(theme) {
    return (0,_model_debrief_js__WEBPACK_IMPORTED_MODULE_0__/* .isShown */ .aJ)(theme) ? severityRank(theme.severity) : GONE_RANK;
}
function sortThemes(themes) {
    return themes.toSorted(compareThemes);
}
function compareThemes(a, b) {
    return (themeRank(a) - themeRank(b) ||
        b.affectedCallCount - a.affectedCallCount ||
        Number(a.title > b.title) - Number(a.title < b.title));
}
function shownThemes(runs) {
    return themesOf(runs).filter(_model_debrief_js__WEBPACK_IMPORTED_MODULE_0__/* .isShown */ .aJ);
}
function fixedThemes(runs) {
    const themes = themesOf(runs);
    const known = new Set(themes.map(keyOf));
    const isComplete = runs.every(({ report }) => report !== null);
    const gone = isComplete ? runs.flatMap(({ baseline }) => baseline?.gone ?? []) : [];
    return [
        ...themes.filter((theme) => !(0,_model_debrief_js__WEBPACK_IMPORTED_MODULE_0__/* .isShown */ .aJ)(theme)),
        ...uniqueByKey(gone).filter((theme) => !known.has(keyOf(theme))),
    ];
}
function themesOf(runs) {
    const all = sortThemes(runs.flatMap(({ report }) => report?.themes ?? []));
    return runs.length > 1 ? uniqueByKey(all) : all;
}
function uniqueByKey(themes) {
    return [...Map.groupBy(themes, keyOf).values()].flatMap(([first]) => first ?? []);
}
function keyOf({ slug, title }) {
    return slug || title;
}
function furtherFindings({ keyFindings, themes }) {
    const titles = new Set(themes.map(({ title }) => (0,_text_alike_js__WEBPACK_IMPORTED_MODULE_1__/* .normalizeName */ .Pc)(title)));
    return keyFindings.filter(({ title }) => !titles.has((0,_text_alike_js__WEBPACK_IMPORTED_MODULE_1__/* .normalizeName */ .Pc)(title)));
}


/***/ }),

/***/ 49912:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AB: () => (/* binding */ quoteName),
/* harmony export */   F9: () => (/* binding */ formatCalls),
/* harmony export */   Ic: () => (/* binding */ nameCase),
/* harmony export */   aV: () => (/* binding */ inBrief),
/* harmony export */   gM: () => (/* binding */ formatCounts),
/* harmony export */   tY: () => (/* binding */ formatProbability),
/* harmony export */   td: () => (/* binding */ formatPValue),
/* harmony export */   wv: () => (/* binding */ describeCounts)
/* harmony export */ });
/* harmony import */ var _text_strip_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(30269);
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(53483);


const MAX_NAME_CHARS = 200;
function quoteName(name) {
    return `'${(0,_text_strip_js__WEBPACK_IMPORTED_MODULE_0__/* .fold */ .AU)(name, MAX_NAME_CHARS)}'`;
}
function nameCase(one) {
    const { scenario, persona, agent } = one;
    const parties = [persona, agent].filter((name) => name !== null).join(', ');
    const name = scenario === null ? parties : `${scenario}${parties && ` (${parties})`}`;
    return (0,_text_strip_js__WEBPACK_IMPORTED_MODULE_0__/* .fold */ .AU)(name, MAX_NAME_CHARS) || 'a scenario without a name';
}
const UUID_START = /^[\da-f]{8}(?:-[\da-f]{4}){3}-/i;
function inBrief(one) {
    const id = one.scenarioId?.replace(UUID_START, '');
    return { ...one, scenario: one.scenario && (id || null) };
}
function formatCalls(calls) {
    return calls === 1 ? '1 call' : `${calls} calls`;
}
function formatCounts({ passed, evaluated }) {
    return `${passed} of ${formatCalls(evaluated)}`;
}
function describeCounts(counts) {
    return counts === null ? '' : ` (${formatCounts(counts)}, ${(0,_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatInterval */ .vy)(counts)})`;
}
function formatProbability(p) {
    return p < 0.001 ? '< 0.001' : `${Number(p.toPrecision(2))}`;
}
function formatPValue(p) {
    return `p ${p < 0.001 ? '' : '= '}${formatProbability(p)}`;
}


/***/ }),

/***/ 73627:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dn: () => (/* binding */ SEARCH),
/* harmony export */   Dw: () => (/* binding */ CHANGED_FILES),
/* harmony export */   Ky: () => (/* binding */ PULL_REQUEST),
/* harmony export */   PD: () => (/* binding */ SUGGESTION),
/* harmony export */   We: () => (/* binding */ PUBLISH)
/* harmony export */ });
/* harmony import */ var _text_error_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(89009);
/* harmony import */ var _text_log_line_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(82456);
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(53483);



const MAX_ERROR_CHARS = 300;
const QUERY = /\?\S+/g;
const PUBLISH = {
    cancelled: (outcome) => `the step was cancelled, so it fails (outcome: ${outcome})`,
    next: (...parts) => `Next: ${parts.filter(Boolean).join(': ')}`,
    outcome: (outcome) => `Outcome: ${outcome}`,
    noOutputs: (error) => `the outputs could not be written, so later steps cannot read them: ${(0,_text_error_text_js__WEBPACK_IMPORTED_MODULE_2__/* .withoutPeriod */ .Kx)((0,_text_error_text_js__WEBPACK_IMPORTED_MODULE_2__/* .describeError */ .Uc)(error))}. GITHUB_OUTPUT has to name a file that this step may append to`,
    noFiles: (error) => `the report files could not be written: ${(0,_text_error_text_js__WEBPACK_IMPORTED_MODULE_2__/* .withoutPeriod */ .Kx)((0,_text_error_text_js__WEBPACK_IMPORTED_MODULE_2__/* .describeError */ .Uc)(error))}. Set report-dir to a folder that this step may write to`,
    noFile: (name, error) => `the report file ${name} could not be written: ${(0,_text_error_text_js__WEBPACK_IMPORTED_MODULE_2__/* .describeError */ .Uc)(error)}`,
    noPage: (error) => `The report page was not uploaded (upload-report): ${(0,_text_log_line_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)((0,_text_error_text_js__WEBPACK_IMPORTED_MODULE_2__/* .describeError */ .Uc)(error).replace(QUERY, ''), MAX_ERROR_CHARS)}`,
    noArtifacts: 'The report page was not uploaded (upload-report): the job cannot upload artifacts of this kind. Upload the output html-file with actions/upload-artifact.',
};
const SEARCH = {
    none: (why) => `The prompt texts to change were not searched for in the repository: ${why}`,
    noList: (error, hasPaths) => {
        const why = (0,_text_log_line_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)((0,_text_error_text_js__WEBPACK_IMPORTED_MODULE_2__/* .describeError */ .Uc)(error).trim().split('\n').at(-1) ?? '', MAX_ERROR_CHARS);
        return hasPaths
            ? `paths: ${why}`
            : `git does not list its files (${why}). Check the repository out before this step, or set paths`;
    },
    tooMany: 'there are too many files. Set paths to those that hold prompts',
    cancelled: 'the step was cancelled',
};
const PULL_REQUEST = {
    failed: (error) => `The pull request could not be written to: ${(0,_text_error_text_js__WEBPACK_IMPORTED_MODULE_2__/* .describeError */ .Uc)(error)}`,
    fromFork: 'The pull request comes from a fork, so no comment and no suggestions are written to it; the job summary has the whole report.',
    noToken: 'The pull request is not written to, since `github-token` is empty.',
    noPermission: 'Not everything could be written to the pull request, since the token may not: give the job `permissions: pull-requests: write`, or a `github-token` that has it.',
    noSuggestions: (why) => `The prompt fixes could not be suggested on the pull request: ${why}`,
    noComment: (why) => `The comment on the pull request could not be written: ${why}`,
    noEvent: 'the file of the event cannot be read',
    noRepository: 'GITHUB_REPOSITORY does not name the repository',
};
const SUGGESTION = {
    review: (count) => `The simulation gate suggests ${(0,_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatCounted */ .So)(count, 'change')} of the prompt.`,
    notInDiff: 'its lines are not in the diff of the pull request',
    invisible: 'it adds invisible characters',
    taken: 'another suggestion changes the same lines',
    tooLong: 'it is too long for a comment',
    refused: (message) => `GitHub refuses it (${message})`,
    none: (place, why) => `The fix of ${(0,_format_js__WEBPACK_IMPORTED_MODULE_1__/* .placeName */ .fW)(place)} is not suggested on the pull request: ${why}.`,
};
const CHANGED_FILES = {
    noCommits: "the event's payload does not list the commits",
    noToken: 'github-token is empty',
    noRepository: 'GITHUB_REPOSITORY is not set',
    incomplete: 'GitHub does not list all of them',
    unread: (error) => `GitHub does not list them: ${(0,_text_error_text_js__WEBPACK_IMPORTED_MODULE_2__/* .withoutPeriod */ .Kx)((0,_text_error_text_js__WEBPACK_IMPORTED_MODULE_2__/* .describeError */ .Uc)(error))}`,
};


/***/ }),

/***/ 95205:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   sn: () => (/* binding */ Wait)
/* harmony export */ });
/* unused harmony exports MIN_INTERVAL_MS, INTERVAL_SHARE */
/* harmony import */ var _text_step_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69445);
/* harmony import */ var _progress_log_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(60760);


const MIN_INTERVAL_MS = 1_000;
const INTERVAL_SHARE = 0.2;
const MIN_PAUSE_MS = 500;
const LAST_POLL_MS = 1_000;
class Wait {
    #maxIntervalMs;
    #runtime;
    #part = { what: '', input: '', limitMs: 0 };
    #firstMs = null;
    #sinceMs = 0;
    #startedMs = 0;
    #polledMs = 0;
    #lastSeen = '';
    #loggedMs = 0;
    constructor(maxIntervalMs, runtime) {
        this.#maxIntervalMs = maxIntervalMs;
        this.#runtime = runtime;
    }
    begin(part, since = 'last') {
        const { clock, deadline } = this.#runtime;
        if (part.what === this.#part.what && part.input === this.#part.input)
            return;
        const nowMs = clock.now();
        if (this.#firstMs === null || since === 'now')
            this.#sinceMs = nowMs;
        else if (since === 'first')
            this.#sinceMs = this.#firstMs;
        this.#firstMs ??= nowMs;
        this.#part = part;
        this.#lastSeen = '';
        this.#startedMs = nowMs;
        this.#polledMs = nowMs;
        this.#loggedMs = 0;
        deadline?.add(this.#sinceMs, part.limitMs);
    }
    get input() {
        return this.#part.input;
    }
    get facts() {
        if (this.#firstMs === null)
            return null;
        return { ...this.#part, waitedMs: this.#waitedMs, lastSeen: this.#lastSeen };
    }
    get context() {
        const deadlineMs = this.#sinceMs + this.#part.limitMs;
        return { signal: this.#runtime.cancelled, deadlineMs };
    }
    get #waitedMs() {
        return this.#runtime.clock.now() - this.#sinceMs;
    }
    get #leftMs() {
        return Math.max(0, this.#part.limitMs - this.#waitedMs);
    }
    see(state, log) {
        const nowMs = this.#runtime.clock.now();
        if (state === this.#lastSeen && nowMs - this.#loggedMs < _progress_log_js__WEBPACK_IMPORTED_MODULE_1__/* .QUIET_MS */ .u)
            return;
        this.#lastSeen = state;
        this.#loggedMs = nowMs;
        log(state, this.#waitedMs, this.#leftMs, this.#part.input);
    }
    dueMs(expectedEndMs = null) {
        const distanceMs = Math.abs(this.#polledMs - (expectedEndMs ?? this.#startedMs));
        const dueMs = this.#polledMs + pollIntervalMs(distanceMs, this.#maxIntervalMs);
        return Math.max(dueMs, this.#runtime.clock.now() + MIN_PAUSE_MS);
    }
    async pause(dueMs = this.dueMs()) {
        const { clock, cancelled } = this.#runtime;
        const leftMs = this.#leftMs;
        const ms = pauseMs(dueMs - clock.now(), leftMs);
        if (ms > 0)
            await clock.sleep(ms, cancelled);
        this.#polledMs = clock.now();
        if (ms >= leftMs)
            throw new _text_step_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .TimeoutError */ .MU('the time for waiting ran out');
    }
}
function pollIntervalMs(distanceMs, maxMs) {
    return Math.min(Math.max(distanceMs * INTERVAL_SHARE, MIN_INTERVAL_MS), maxMs);
}
function pauseMs(wantedMs, leftMs) {
    const untilLastPollMs = leftMs - LAST_POLL_MS;
    return untilLastPollMs < MIN_PAUSE_MS ? leftMs : Math.min(wantedMs, untilLastPollMs);
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
    return `${(0,_text_error_text_js__WEBPACK_IMPORTED_MODULE_3__/* .withoutPeriod */ .Kx)(message)}; waited ${(0,_text_duration_js__WEBPACK_IMPORTED_MODULE_1__/* .formatDuration */ .a)(waitedMs)} for ${what} (${limit}); last seen: ${lastSeen || 'nothing yet'}`;
}


/***/ }),

/***/ 13997:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ nextTurn)
/* harmony export */ });
function nextTurn() {
    return new Promise((resolve) => setImmediate(resolve));
}


/***/ })

};
;