"use strict";
exports.id = 770;
exports.ids = [770];
exports.modules = {

/***/ 94770:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runAction: () => (/* binding */ runAction)
});

// EXTERNAL MODULE: ./inputs/input-form.js
var input_form = __webpack_require__(61328);
// EXTERNAL MODULE: ./inputs/service-access.js
var service_access = __webpack_require__(30785);
// EXTERNAL MODULE: ./inputs/workflow.js
var workflow = __webpack_require__(18912);
// EXTERNAL MODULE: ./github/annotate-each.js
var annotate_each = __webpack_require__(42325);
// EXTERNAL MODULE: ./report/action-summary.js
var action_summary = __webpack_require__(14019);
// EXTERNAL MODULE: ./report/format.js
var format = __webpack_require__(53483);
// EXTERNAL MODULE: ./text/clock.js
var clock = __webpack_require__(13997);
// EXTERNAL MODULE: ./text/error-text.js
var error_text = __webpack_require__(89009);
// EXTERNAL MODULE: ./text/log-line.js + 1 modules
var log_line = __webpack_require__(82456);
// EXTERNAL MODULE: ./publish/output-values.js
var output_values = __webpack_require__(12001);
;// CONCATENATED MODULE: ./publish/publish-action.js







const MAX_MESSAGE_CHARS = 2000;
async function publishAction(unmasked, headings, { summary, isValid }, { runner, cancelled }) {
    const report = runner.secrets.hideIn({ ...unmasked });
    const { headline, outputs, warnings, notes, errors } = report;
    if (cancelled.aborted && errors.length === 0)
        errors.push((0,error_text/* describeError */.Uc)(cancelled.reason));
    const isWritten = (0,output_values/* setOutputs */.n)(outputs, runner);
    if (summary)
        await runner.writeSummary((0,action_summary/* renderActionSummary */.FE)(headings, report));
    const shorten = (text) => (0,log_line/* oneLine */.TN)(isValid ? (0,format/* shortIds */.Rq)(text) : text, MAX_MESSAGE_CHARS);
    (0,annotate_each/* annotateEach */.q)('error', errors.map(shorten), runner);
    (0,annotate_each/* annotateEach */.q)('warning', warnings.map(shorten), runner);
    for (const line of [...notes, headline])
        runner.info(line);
    await (0,clock/* nextTurn */.t)();
    return isWritten && errors.length === 0 && !cancelled.aborted ? 0 : 1;
}

// EXTERNAL MODULE: ./runner/wait.js
var runner_wait = __webpack_require__(95205);
// EXTERNAL MODULE: ./service/connect.js + 2 modules
var connect = __webpack_require__(57528);
// EXTERNAL MODULE: ./service/explain.js
var explain = __webpack_require__(70980);
// EXTERNAL MODULE: ./service/operations.js + 1 modules
var operations = __webpack_require__(25587);
;// CONCATENATED MODULE: ./actions/run-action.js











const MAX_POLL_INTERVAL_MS = 10_000;
async function runAction(action, runtime) {
    const { runner, cancelled } = runtime;
    const form = new input_form/* InputForm */.Vs(runner, action.defaults);
    const report = new action_summary/* StepReport */.fv();
    for (const name of action.outputs)
        report.outputs[name] = '';
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
    return publishAction(report, action.headings, { summary, isValid }, runtime);
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


/***/ }),

/***/ 42325:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ annotateEach)
/* harmony export */ });
/* harmony import */ var _report_words_log_words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(16618);

function annotateEach(level, messages, runner, isNamed = false) {
    const room = runner.annotationsLeft(level);
    const whole = messages.length > room ? Math.max(room - 1, 0) : room;
    for (const message of messages.slice(0, whole))
        runner.annotate(level, message, isNamed);
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

/***/ 14019:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FE: () => (/* binding */ renderActionSummary),
/* harmony export */   Ng: () => (/* binding */ renderPostSummary),
/* harmony export */   fv: () => (/* binding */ StepReport)
/* harmony export */ });
/* harmony import */ var _text_markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(85014);
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(53483);
/* harmony import */ var _sections_building_blocks_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(88674);
/* harmony import */ var _words_gate_words_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(89249);




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
        lines.push((0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .message */ .iU)(headline), '');
    lines.push(...listed('**Error:** ', errors), ...listed('**Warning:** ', warnings));
    lines.push(...listed('', notes));
    if (rows.length > 0) {
        const shown = rows.slice(0, MAX_ROWS).map((cells) => (0,_sections_building_blocks_js__WEBPACK_IMPORTED_MODULE_2__/* .row */ .nM)(cells.map(renderCell)));
        lines.push((0,_sections_building_blocks_js__WEBPACK_IMPORTED_MODULE_2__/* .tableHead */ .PP)(...columns) + shown.join(''));
    }
    if (rows.length > MAX_ROWS)
        lines.push(`and ${(0,_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatCounted */ .So)(rows.length - MAX_ROWS, 'more row')}`, '');
    return `${lines.join('\n')}\n`;
}
function renderPostSummary(lines) {
    return `## ${_words_gate_words_js__WEBPACK_IMPORTED_MODULE_3__/* .POST */ .LO.title}\n\n${lines.map((line) => `- ${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .message */ .iU)(line)}\n`).join('')}`;
}
function listed(lead, messages) {
    if (messages.length === 0)
        return [];
    const shown = messages.slice(0, MAX_MESSAGES);
    const items = shown.map((text) => `- ${lead}${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .message */ .iU)(text)}`);
    const more = messages.length - shown.length;
    return [...items, ...(more > 0 ? [`- and ${(0,_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatCount */ .B4)(more)} more`] : []), ''];
}
function renderCell(value) {
    if (typeof value === 'string' || value === null)
        return (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .cell */ .Hn)(value);
    const id = (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .identifier */ .Cv)(value.id) || (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .cell */ .Hn)(null);
    return value.name ? `${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .inline */ .mG)(value.name)} (${id})` : id;
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

/***/ 89249:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ix: () => (/* binding */ describeTrial),
/* harmony export */   LO: () => (/* binding */ POST),
/* harmony export */   k6: () => (/* binding */ GATE)
/* harmony export */ });
/* harmony import */ var _text_log_line_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(82456);
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(53483);


const MAX_VARIABLES = 10;
const MAX_PATH_CHARS = 200;
const MAX_REASON_CHARS = 500;
const GATE = {
    policy: (path) => `Policy: ${path ?? 'none (.github/simulation-gate.yml does not exist): the verdict decides'}`,
    wholePolicy: (parents) => `Policy with ${parents.join(', ')}`,
    variable: (one) => `Variable ${one.name}: ${describeValue(one)}`,
    variables: (all) => {
        const each = all.map((one) => `${one.name} (${describeValue(one)})`);
        return `Variables: ${(0,_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatList */ .ki)(each, MAX_VARIABLES)}.`;
    },
    outcome: ({ jobId, outcome }) => `run ${jobId}: ${outcome}`,
};
const POST = {
    title: 'Simulation gate: after the step',
    asked: (id) => `run ${id}: asked to cancel, because the step that started it left it behind`,
    ended: (id) => `run ${id}: had ended already`,
    failed: (message) => `post step: ${message}`,
};
function describeValue({ length, sha256 }) {
    return `${(0,_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatCounted */ .So)(length, 'character')}, SHA-256 '${sha256}'…`;
}
function describeTrial({ outcome, label, reasons }) {
    return [
        `${outcome.padEnd('inconclusive'.length)}  ${(0,_text_log_line_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(label, MAX_PATH_CHARS)}`,
        ...reasons.map((reason) => `    ${reason.rule}: ${(0,_text_log_line_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(reason.message, MAX_REASON_CHARS)}`),
    ];
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