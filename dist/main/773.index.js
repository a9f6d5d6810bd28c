"use strict";
exports.id = 773;
exports.ids = [773];
exports.modules = {

/***/ 10269:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runAction: () => (/* binding */ runAction)
});

// EXTERNAL MODULE: ./collect/connect.js + 2 modules
var connect = __webpack_require__(63986);
// EXTERNAL MODULE: ./collect/wait/wait.js
var wait_wait = __webpack_require__(54305);
// EXTERNAL MODULE: ./inputs/event.js
var inputs_event = __webpack_require__(87441);
// EXTERNAL MODULE: ./inputs/input-form.js
var input_form = __webpack_require__(61328);
// EXTERNAL MODULE: ./inputs/service-access.js
var service_access = __webpack_require__(30785);
// EXTERNAL MODULE: ./publish/output-values.js
var output_values = __webpack_require__(12001);
// EXTERNAL MODULE: ./report/format.js
var format = __webpack_require__(53483);
// EXTERNAL MODULE: ./runner/runner.js
var runner_runner = __webpack_require__(55162);
// EXTERNAL MODULE: ./service/explain.js
var explain = __webpack_require__(70980);
// EXTERNAL MODULE: ./service/operations.js + 1 modules
var operations = __webpack_require__(25587);
// EXTERNAL MODULE: ./text/log-line.js + 1 modules
var log_line = __webpack_require__(82456);
// EXTERNAL MODULE: ./text/markdown.js
var markdown = __webpack_require__(85014);
// EXTERNAL MODULE: ./text/next-turn.js
var next_turn = __webpack_require__(49740);
// EXTERNAL MODULE: ./text/stops.js
var stops = __webpack_require__(9878);
;// CONCATENATED MODULE: ./actions/action.js
class StepReport {
    outputs = {};
    rows = [];
    notes = [];
    warnings = [];
    errors = [];
    headline = '';
}

;// CONCATENATED MODULE: ./actions/run-action.js















const MAX_POLL_INTERVAL_MS = 10_000;
const MAX_MESSAGE_CHARS = 2_000;
const MAX_ROWS = 200;
const MAX_MESSAGES = 20;
async function runAction(action, world) {
    const { runner, cancelled } = world;
    for (const name of ['api-key', 'github-token']) {
        const secret = runner.getInput(name);
        if (secret.trim() !== '')
            runner.maskSecret(secret);
    }
    const report = new StepReport();
    const waits = [];
    let summary = true;
    try {
        const form = new input_form/* InputForm */.Vs(runner, action.defaults);
        const access = 'api-key' in action.defaults ? await readAccess(form, world) : null;
        const work = action.prepare(form);
        report.warnings.push(...form.findUnknown());
        summary = form.boolean('summary') ?? true;
        report.errors.push(...form.faults.map((fault) => fault.message));
        if (access !== undefined && work !== undefined && form.faults.length === 0) {
            await (0,next_turn/* nextTurn */.t)();
            cancelled.throwIfAborted();
            await work(stepOf(access, report, waits, world));
        }
    }
    catch (error) {
        const ended = (0,explain/* explain */.W)(error, waits.at(-1)?.facts ?? null, action.meant);
        const isInternal = ended.rule === 'internal';
        if (isInternal)
            runner.debug((0,stops/* stackOf */.US)(error));
        const isCancelled = isInternal && cancelled.aborted;
        report.errors.push(isCancelled ? (0,stops/* describeError */.Uc)(cancelled.reason) : ended.message);
    }
    return conclude(action, report, summary, world);
}
async function readAccess(form, { env, runner }) {
    const given = (0,service_access/* readGivenAccess */.C2)(form, await (0,service_access/* readServiceProfile */.f1)(runner));
    return (0,service_access/* requireAccess */.wo)(given, form, (0,inputs_event/* readPullRequestOrigin */.X)(env), 'give the step an if:');
}
function stepOf(access, report, waits, world) {
    let client;
    return {
        ...world,
        report,
        profile: access?.profile ?? operations/* STANDARD_PROFILE */.Ay,
        connect() {
            if (access === null)
                throw new Error('This action uses no service.');
            client ??= (0,connect/* connect */.N)(access, world);
            return client;
        },
        wait(settings) {
            const whole = { ...settings, maxPollIntervalMs: MAX_POLL_INTERVAL_MS };
            const wait = new wait_wait/* Wait */.s(whole, world.clock, world.cancelled);
            waits.push(wait);
            return wait;
        },
    };
}
async function conclude(action, given, wantsSummary, { runner, cancelled }) {
    const report = runner.secrets.hideIn({ ...given });
    const { headline, outputs, warnings, notes, errors } = report;
    if (cancelled.aborted && errors.length === 0)
        errors.push('the step was cancelled');
    const empty = Object.fromEntries(action.outputs.map((name) => [name, '']));
    const isWritten = (0,output_values/* setOutputs */.n0)({ ...empty, ...outputs }, runner);
    if (wantsSummary)
        await runner.writeSummary(renderActionSummary(action, report));
    (0,runner_runner/* annotateEach */.qc)('error', errors.map(shorten), runner);
    (0,runner_runner/* annotateEach */.qc)('warning', warnings.map(shorten), runner);
    for (const line of [...notes, headline])
        runner.info(line);
    return isWritten && errors.length === 0 ? 0 : 1;
}
function shorten(text) {
    return (0,log_line/* oneLine */.TN)(text, MAX_MESSAGE_CHARS);
}
function renderActionSummary(action, report) {
    const { headline, errors, warnings, notes, rows } = report;
    const mark = errors.length > 0 ? '❌' : '✅';
    const lines = [`## ${mark} ${action.title}`, ''];
    if (headline !== '')
        lines.push((0,markdown/* inline */.mG)(headline, MAX_MESSAGE_CHARS), '');
    lines.push(...listed('**Error:** ', errors), ...listed('**Warning:** ', warnings));
    lines.push(...listed('', notes));
    if (rows.length > 0) {
        lines.push(row(action.columns), row(action.columns.map(() => '---')));
        for (const values of rows.slice(0, MAX_ROWS)) {
            lines.push(row(values.map(renderCell)));
        }
        lines.push('');
    }
    if (rows.length > MAX_ROWS)
        lines.push(`and ${(0,format/* formatCounted */.So)(rows.length - MAX_ROWS, 'more row')}`, '');
    return `${lines.join('\n')}\n`;
}
function listed(lead, messages) {
    if (messages.length === 0)
        return [];
    const shown = messages.slice(0, MAX_MESSAGES);
    const items = shown.map((text) => `- ${lead}${(0,markdown/* message */.iU)(text, MAX_MESSAGE_CHARS)}`);
    const more = messages.length - shown.length;
    return [...items, ...(more > 0 ? [`- and ${(0,format/* formatCount */.B4)(more)} more`] : []), ''];
}
function renderCell(value) {
    if (typeof value === 'string' || value === null)
        return (0,markdown/* cell */.Hn)(value);
    const id = (0,markdown/* identifier */.Cv)(value.id) || (0,markdown/* cell */.Hn)(null);
    return value.name ? `${(0,markdown/* inline */.mG)(value.name)} (${id})` : id;
}
function row(cells) {
    return `| ${cells.join(' | ')} |`;
}


/***/ }),

/***/ 54305:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ Wait)
/* harmony export */ });
/* harmony import */ var _http_retry_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(19406);
/* harmony import */ var _service_trouble_log_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(44235);
/* harmony import */ var _text_duration_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6203);
/* harmony import */ var _text_stops_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9878);




const MIN_INTERVAL_MS = 1_000;
const SHARE = 0.2;
const LAST_POLL_MS = 1_000;
const MIN_GAP_MS = 100;
const MANY_REFUSALS = 3;
class Wait {
    lastSeen = 'nothing yet';
    settings;
    #clock;
    #signal;
    #sinceMs;
    #startedMs;
    #lookedMs;
    #toldMs = 0;
    #crowd;
    constructor(settings, clock, signal, sinceMs = clock.now()) {
        this.settings = settings;
        this.#crowd = settings.crowd ?? { refusals: 0 };
        this.#clock = clock;
        this.#signal = signal;
        this.#startedMs = clock.now();
        this.#lookedMs = this.#startedMs;
        this.#sinceMs = sinceMs;
    }
    goOn(settings) {
        return new Wait(settings, this.#clock, this.#signal, this.#sinceMs);
    }
    get waitedMs() {
        return this.#clock.now() - this.#sinceMs;
    }
    get leftMs() {
        return Math.max(0, this.settings.limitMs - this.waitedMs);
    }
    get facts() {
        const { what, input, limitMs } = this.settings;
        return { what, input, limitMs, waitedMs: this.waitedMs, lastSeen: this.lastSeen };
    }
    get context() {
        const { limitMs, longestIntervalMs: longestPauseMs = _http_retry_js__WEBPACK_IMPORTED_MODULE_0__/* .LONGEST_PAUSE_MS */ .nz } = this.settings;
        const deadlineMs = this.#sinceMs + limitMs;
        const putOff = () => {
            this.#crowd.refusals += 1;
            return deadlineMs;
        };
        return { signal: this.#signal, deadlineMs, longestPauseMs, putOff };
    }
    see(state, tell) {
        const nowMs = this.#clock.now();
        if (state === this.lastSeen && nowMs - this.#toldMs < _service_trouble_log_js__WEBPACK_IMPORTED_MODULE_1__/* .QUIET_MS */ .u)
            return;
        this.lastSeen = state;
        this.#toldMs = nowMs;
        tell(`${state}${this.progress}`);
    }
    get progress() {
        return ` (${(0,_text_duration_js__WEBPACK_IMPORTED_MODULE_2__/* .formatDuration */ .a)(this.waitedMs)} so far, ${(0,_text_duration_js__WEBPACK_IMPORTED_MODULE_2__/* .formatDuration */ .a)(this.leftMs)} left of ${this.settings.input})`;
    }
    async pause(expectedEndMs = null) {
        const { leftMs } = this;
        const sinceLookMs = this.#clock.now() - this.#lookedMs;
        const ms = leftMs > 0 ? pauseMs(this.#intervalMs(expectedEndMs) - sinceLookMs, leftMs) : 0;
        if (ms > 0) {
            await this.#clock.sleep(ms, this.#signal);
        }
        this.#lookedMs = this.#clock.now();
        if (ms >= leftMs)
            throw new _text_stops_js__WEBPACK_IMPORTED_MODULE_3__/* .Stopped */ .C9('timeout', 'the time for waiting ran out');
    }
    #intervalMs(expectedEndMs) {
        const { maxPollIntervalMs, longestIntervalMs = _http_retry_js__WEBPACK_IMPORTED_MODULE_0__/* .LONGEST_PAUSE_MS */ .nz } = this.settings;
        const isCrowded = this.#crowd.refusals >= MANY_REFUSALS;
        const since = isCrowded ? this.#sinceMs : (expectedEndMs ?? this.#startedMs);
        const least = isCrowded ? maxPollIntervalMs : MIN_INTERVAL_MS;
        const most = isCrowded ? Math.max(maxPollIntervalMs, longestIntervalMs) : maxPollIntervalMs;
        return Math.min(Math.max(Math.abs(this.#lookedMs - since) * SHARE, least), most);
    }
}
function pauseMs(intervalLeftMs, leftMs) {
    if (leftMs <= LAST_POLL_MS)
        return leftMs;
    const wantedMs = Math.max(intervalLeftMs, MIN_INTERVAL_MS / 2);
    return Math.max(MIN_GAP_MS, Math.min(wantedMs, leftMs - LAST_POLL_MS));
}


/***/ }),

/***/ 87441:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ readEventPayload),
/* harmony export */   X: () => (/* binding */ readPullRequestOrigin)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _text_fork_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(71935);
/* harmony import */ var _text_json_object_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(65553);



function readEventPayload({ GITHUB_EVENT_PATH: path = '' }) {
    try {
        return JSON.parse((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path, 'utf8'));
    }
    catch {
        return null;
    }
}
const DEPENDABOT = 'dependabot[bot]';
function readPullRequestOrigin(env) {
    const pullRequest = (0,_text_json_object_js__WEBPACK_IMPORTED_MODULE_1__/* .valueAt */ .f)(readEventPayload(env), ['pull_request']);
    if (!(0,_text_json_object_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .G)(pullRequest))
        return null;
    const [head, base] = ['head', 'base'].map((side) => (0,_text_json_object_js__WEBPACK_IMPORTED_MODULE_1__/* .valueAt */ .f)(pullRequest, [side, 'repo']));
    if ((0,_text_fork_js__WEBPACK_IMPORTED_MODULE_2__/* .isFork */ .B)(head, base))
        return 'fork';
    const author = (0,_text_json_object_js__WEBPACK_IMPORTED_MODULE_1__/* .valueAt */ .f)(pullRequest, ['user', 'login']);
    return env.GITHUB_ACTOR === DEPENDABOT || author === DEPENDABOT ? 'dependabot' : null;
}


/***/ }),

/***/ 41913:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GD: () => (/* binding */ tolerates),
/* harmony export */   Om: () => (/* binding */ worstOutcome),
/* harmony export */   Ri: () => (/* binding */ IN_FLIGHT),
/* harmony export */   c6: () => (/* binding */ fails),
/* harmony export */   hY: () => (/* binding */ hasEnded),
/* harmony export */   jf: () => (/* binding */ isGoing),
/* harmony export */   md: () => (/* binding */ worstFirst),
/* harmony export */   wi: () => (/* binding */ RUN_OUTCOMES)
/* harmony export */ });
const RUN_OUTCOMES = ['error', 'failed', 'inconclusive', 'started', 'passed'];
function compareOutcomes(a, b) {
    return RUN_OUTCOMES.indexOf(a) - RUN_OUTCOMES.indexOf(b);
}
function worstFirst(runs) {
    return runs.toSorted((a, b) => compareOutcomes(a.outcome, b.outcome));
}
function worstOutcome(outcomes) {
    return outcomes.toSorted(compareOutcomes)[0] ?? 'inconclusive';
}
function fails(outcome) {
    return outcome === 'failed' || outcome === 'inconclusive' || outcome === 'error';
}
function tolerates(outcomes, tolerance) {
    return (fails(worstOutcome(outcomes)) && outcomes.every((outcome) => isTolerated(outcome, tolerance)));
}
function isTolerated(outcome, { warnOnly, onInconclusive, isTrial = false }) {
    if (isTrial)
        return outcome !== 'error';
    if (outcome === 'failed')
        return warnOnly;
    if (outcome === 'inconclusive')
        return onInconclusive === 'warn';
    return !fails(outcome);
}
const ENDED = new Set([
    'COMPLETED',
    'FAILED',
    'TIMED_OUT',
    'CANCELLED',
    'CANCELED',
]);
const IN_FLIGHT = [
    'PENDING',
    'QUEUED',
    'CREATING_SNAPSHOTS',
    'CREATING_SIMULATIONS',
    'PREPARING_CAPACITY',
    'RUNNING_SIMULATIONS',
    'ENDING_SIMULATIONS',
    'CANCELLING',
];
const GOING = new Set(IN_FLIGHT);
function isGoing(runStatus) {
    return runStatus !== null && GOING.has(runStatus);
}
function hasEnded(runStatus) {
    return runStatus !== null && ENDED.has(runStatus);
}


/***/ }),

/***/ 12001:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $q: () => (/* binding */ MAX_OUTPUT_BYTES),
/* harmony export */   Ir: () => (/* binding */ jsonArray),
/* harmony export */   KV: () => (/* binding */ linesInPlace),
/* harmony export */   Mn: () => (/* binding */ lines),
/* harmony export */   _s: () => (/* binding */ fitsJsonArray),
/* harmony export */   n0: () => (/* binding */ setOutputs)
/* harmony export */ });
/* harmony import */ var _text_log_line_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(82456);
/* harmony import */ var _text_stops_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9878);


const MAX_OUTPUT_BYTES = 64 * 1024;
const MAX_CUT_BYTES = 100;
function setOutputs(outputs, runner) {
    const shortened = [];
    try {
        for (const [name, value] of Object.entries(outputs)) {
            const fitting = linesThatFit(value);
            runner.setOutput(name, fitting.join('\n'));
            const all = value.split('\n').length;
            if (fitting.length < all)
                shortened.push(`${name} (${fitting.length} of ${all} lines)`);
        }
    }
    catch (error) {
        runner.annotate('error', `the outputs could not be written, so later steps cannot read them: ${(0,_text_stops_js__WEBPACK_IMPORTED_MODULE_1__/* .describeError */ .Uc)(error)}. GITHUB_OUTPUT has to name a file that this step may append to`);
        return false;
    }
    if (shortened.length > 0) {
        const names = shortened.join(', ');
        const message = `these outputs are shortened to the 64 KiB that an output may have: ${names}. report.json lists all runs`;
        runner.annotate('notice', message);
    }
    return true;
}
function linesThatFit(text) {
    const lines = text.split('\n');
    if (Buffer.byteLength(text) <= MAX_OUTPUT_BYTES)
        return lines;
    let bytes = -1;
    const cut = lines.findIndex((line) => {
        bytes += 1 + Buffer.byteLength(line);
        return bytes > MAX_OUTPUT_BYTES;
    });
    return lines.slice(0, cut);
}
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

/***/ 53483:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $j: () => (/* binding */ theOnes),
/* harmony export */   B4: () => (/* binding */ formatCount),
/* harmony export */   D_: () => (/* binding */ unbroken),
/* harmony export */   MK: () => (/* binding */ NBSP),
/* harmony export */   Qu: () => (/* binding */ messageBehindRule),
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
const QUOTED_OR_SIGN = /(?<!\w)'[^']*'(?!\w)|(?<=\d) %/g;
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
        return `<${step} %`;
    if (rounded === 100 && percent < 100)
        return `>${round(100 - step, digits)} %`;
    return `${rounded} %`;
}
function formatPercentBeside(percent, other, digits = 2) {
    if (percent === null || other === null)
        return formatPercent(percent, digits);
    return formatPercent(percent, (0,_text_percent_js__WEBPACK_IMPORTED_MODULE_0__/* .decimalsApart */ .j3)(percent, other, digits));
}
function unbroken(words) {
    return words.replace(QUOTED_OR_SIGN, (found) => (found === ' %' ? `${NBSP}%` : found));
}
function formatShare(part, whole, beside = null) {
    const counts = `${formatCount(part)} of ${formatCount(whole)}`;
    return whole > 0 ? `${counts} (${formatPercentBeside((part / whole) * 100, beside, 1)})` : counts;
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
function messageBehindRule({ rule, message }) {
    return message.startsWith(`${rule} `) ? message.slice(rule.length + 1) : message;
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
/* harmony import */ var _text_stops_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9878);



const TELLS_AN_END = new Set(['run', 'debrief']);
function explain(error, wait, inputs, where = '') {
    if (error instanceof _text_stops_js__WEBPACK_IMPORTED_MODULE_2__/* .Stopped */ .C9) {
        const { outcome, rule, message } = error;
        const isTold = outcome === 'error' || rule === 'budget';
        const tell = TELLS_AN_END.has(rule) ? withWaitIfAny : withWait;
        return { outcome, rule, message: isTold ? message : tell(message, wait) };
    }
    if (error instanceof _text_stops_js__WEBPACK_IMPORTED_MODULE_2__/* .Cancelled */ .cJ) {
        return { outcome: 'inconclusive', rule: 'cancelled', message: withWait(error.message, wait) };
    }
    if (error instanceof _http_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._7)
        return explainServiceError(error, wait, inputs, where);
    return (0,_text_stops_js__WEBPACK_IMPORTED_MODULE_2__/* .internalFault */ .gj)(error);
}
const TELLS_ITS_CURE = new Set([
    'tls',
    'proxy',
    'protocol',
    'unresolved',
]);
const SPENT_CURE = 'The service refuses for a spent budget, and is not asked again. Check the subscription and the payments of the account that the api-key belongs to';
function explainServiceError(error, wait, inputs, where) {
    if (TELLS_ITS_CURE.has(error.kind)) {
        return { outcome: 'error', rule: 'service', message: error.message };
    }
    if ((0,_http_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .isSpent */ .Fh)(error)) {
        const message = `${(0,_text_stops_js__WEBPACK_IMPORTED_MODULE_2__/* .withoutPeriod */ .Kx)(error.message)}. ${SPENT_CURE}`;
        return { outcome: 'inconclusive', rule: 'budget', message };
    }
    const cure = cureOf(error, inputs, where);
    return cure === null
        ? { outcome: 'inconclusive', rule: 'service', message: withWait(error.message, wait) }
        : { outcome: 'error', rule: 'service', message: `${(0,_text_stops_js__WEBPACK_IMPORTED_MODULE_2__/* .withoutPeriod */ .Kx)(error.message)}. ${cure}` };
}
function cureOf(error, inputs, where) {
    if (error.kind === 'redirect') {
        return 'Redirects are never followed with a key attached: set the input base-url to the address that answers itself';
    }
    if (error.kind !== 'status' || error.status === undefined)
        return null;
    if (error.status === 404 && error.repeated !== '') {
        return `Check the path of the input base-url first: it ends with ${error.repeated}, which every request begins with itself, so leave it out. Else check ${inputs}`;
    }
    const [header] = HEADER.exec(error.param ?? '') ?? [];
    if (error.status === 400 && header !== undefined) {
        return `The service asks for the header '${header}': give it in the file that the input service-profile names, under headers`;
    }
    const named = `${inputs}${where && ` (${where})`}, and that base-url and api-key belong to the same project`;
    if (error.profileKey !== '' && error.status < 500)
        return `Else check ${named}`;
    return error.status === 404 ? `Check ${named}` : cureOfStatus(error.status, inputs);
}
const HEADER = /^x-[\w-]{1,100}$/i;
function explainMissing(error, more = '') {
    if (!(error instanceof _http_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._7) || error.profileKey === '')
        return error;
    return new _text_stops_js__WEBPACK_IMPORTED_MODULE_2__/* .Stopped */ .C9('service', (0,_text_stops_js__WEBPACK_IMPORTED_MODULE_2__/* .withoutPeriod */ .Kx)(error.message) + more, 'error');
}
function cureOfStatus(status, inputs) {
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
    return `${(0,_text_stops_js__WEBPACK_IMPORTED_MODULE_2__/* .withoutPeriod */ .Kx)(message)}${describeWait(wait)}; last seen: ${wait.lastSeen}`;
}
function withWaitIfAny(message, wait) {
    if (wait === null)
        return message;
    const { before, ...now } = wait;
    const waited = [now, before].find((one) => one && (0,_text_duration_js__WEBPACK_IMPORTED_MODULE_1__/* .formatDuration */ .a)(one.waitedMs) !== '0s');
    const told = waited === undefined ? '' : describeWait(waited);
    return `${(0,_text_stops_js__WEBPACK_IMPORTED_MODULE_2__/* .withoutPeriod */ .Kx)(message)}${told}; last seen: ${wait.lastSeen}`;
}
function describeWait({ what, input, limitMs, waitedMs, }) {
    return `; waited ${(0,_text_duration_js__WEBPACK_IMPORTED_MODULE_1__/* .formatDuration */ .a)(waitedMs)} for ${what} (${input}: ${(0,_text_duration_js__WEBPACK_IMPORTED_MODULE_1__/* .formatDuration */ .a)(limitMs)})`;
}


/***/ }),

/***/ 71935:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ isFork)
/* harmony export */ });
/* harmony import */ var _json_object_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(65553);

function isFork(head, base) {
    if (head === null)
        return true;
    return ['id', 'full_name'].some((name) => {
        const [ofHead, ofBase] = [(0,_json_object_js__WEBPACK_IMPORTED_MODULE_0__/* .valueAt */ .f)(head, [name]), (0,_json_object_js__WEBPACK_IMPORTED_MODULE_0__/* .valueAt */ .f)(base, [name])];
        return ofHead !== undefined && ofBase !== undefined && ofHead !== ofBase;
    });
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
function identifierLink(id, template, placeholder) {
    const text = identifier(id);
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
            return `\`${found}\``;
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

/***/ 49740:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ nextTurn)
/* harmony export */ });
function nextTurn() {
    return new Promise((resolve) => setImmediate(resolve));
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