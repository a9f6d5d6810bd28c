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


/***/ })

};
;