"use strict";
exports.id = 402;
exports.ids = [402];
exports.modules = {

/***/ 11764:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ nextTurn)
/* harmony export */ });
/** Ends in the next turn of the event loop, once what came in meanwhile has been heard, such as a signal. */
function nextTurn() {
    return new Promise((resolve) => setImmediate(resolve));
}


/***/ }),

/***/ 79630:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F0: () => (/* binding */ percentUnits),
/* harmony export */   Yk: () => (/* binding */ unitsToPercent),
/* harmony export */   dH: () => (/* binding */ tellPercent),
/* harmony export */   j3: () => (/* binding */ decimalsApart),
/* harmony export */   qX: () => (/* binding */ isShareReached)
/* harmony export */ });
/**
 * Percentages compared as the decimal numbers that they are written as: a drop from 95.3 to 85.3 is
 * one of 10, which floating point does not say.
 */
/** A billionth of a percentage point; rates up to 100 stay exact integers in it. */
const UNITS = 1e9;
const MAX_DECIMALS = 9;
/** A percentage as a whole number of billionths of a point. */
function percentUnits(percent) {
    return Math.round(percent * UNITS);
}
/** A whole number of billionths of a point as a percentage, to be shown. */
function unitsToPercent(units) {
    return units / UNITS;
}
/** Whether `part` of `whole` is at least this share, in percent; nothing of anything is no share. */
function isShareReached(part, whole, sharePercent) {
    if (part <= 0)
        return false;
    const reached = BigInt(part) * BigInt(percentUnits(100));
    return reached >= BigInt(whole) * BigInt(percentUnits(sharePercent));
}
/** As many decimals as tell two percentages apart, from `least` on: what is less is no difference. */
function decimalsApart(percent, other, least) {
    for (let decimals = least; decimals <= MAX_DECIMALS; decimals += 1) {
        if (percent.toFixed(decimals) !== other.toFixed(decimals))
            return decimals;
    }
    return least;
}
/** A percentage for people: two decimals, or as many as it takes to be told apart from another one. */
function tellPercent(percent, other = null) {
    return `${Number(percent.toFixed(decimalsApart(percent, other ?? percent, 2)))}`;
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
/* harmony export */   RT: () => (/* binding */ formatBar),
/* harmony export */   So: () => (/* binding */ formatCounted),
/* harmony export */   T1: () => (/* binding */ formatShare),
/* harmony export */   eD: () => (/* binding */ formatChange),
/* harmony export */   gS: () => (/* binding */ BAR_MARK),
/* harmony export */   ki: () => (/* binding */ formatList),
/* harmony export */   l9: () => (/* binding */ formatPercent),
/* harmony export */   lS: () => (/* binding */ formatPercentBeside),
/* harmony export */   q8: () => (/* binding */ UNTITLED)
/* harmony export */ });
/* harmony import */ var _core_percent_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(79630);
/** Values as plain text, for every renderer: escaping is the renderer's own. */

/** What stands for a value that is not there; never the same as 0. */
const NOTHING = '–';
/** What stands for a title that is empty where it comes from. */
const UNTITLED = '(untitled)';
const BAR_CELLS = 10;
/** Seen between full cells and between empty ones, on white and on black. */
const BAR_MARK = '┃';
/** Keeps what it stands between on one line. */
const NBSP = '\u00a0';
/** What our messages quote of others, which has to be copied out as it is, or a sign of per cent. */
const QUOTED_OR_SIGN = /(?<!\w)'[^']*'(?!\w)|(?<=\d) %/g;
/** An integer with separated thousands: `12,345`. */
function formatCount(count) {
    return String(count).replace(/\B(?=(?:\d{3})+$)/g, ',');
}
/** A count with its noun: `1 theme`, `2,000 themes`. */
function formatCounted(count, one, many = `${one}s`) {
    return `${formatCount(count)} ${count === 1 ? one : many}`;
}
/** What goes on after `the`: `theme`, `2 themes`. */
function theOnes(count, one, many = `${one}s`) {
    return count === 1 ? one : formatCounted(count, one, many);
}
/** Names on one line, of which at most so many are shown: `a, b and 3 more`. */
function formatList(names, most, show = (name) => name) {
    const more = names.length - most;
    const shown = names.slice(0, most).map(show).join(', ');
    return more > 0 ? `${shown} and ${formatCount(more)} more` : shown;
}
/**
 * A percentage without float noise, rounded to `digits` decimals: `93.33 %`. What is not quite 0 or
 * 100 is never rounded to it: `<0.01 %`, `>99.99 %`.
 */
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
/** The same of one that is held against another: with as many decimals as tell the two apart. */
function formatPercentBeside(percent, other, digits = 2) {
    if (percent === null || other === null)
        return formatPercent(percent, digits);
    return formatPercent(percent, (0,_core_percent_js__WEBPACK_IMPORTED_MODULE_0__/* .decimalsApart */ .j3)(percent, other, digits));
}
/**
 * Words of ours whose signs of per cent stay with their numbers: for what a browser breaks into lines, which
 * also gives a plain space to whom it lets copy or search. In the log, outputs and all other files, where
 * nothing breaks, programs and `grep` find the plain space.
 */
function unbroken(words) {
    return words.replace(QUOTED_OR_SIGN, (found) => (found === ' %' ? `${NBSP}%` : found));
}
/**
 * A part of a whole, with its share where there is a whole: `9 of 40 (22.5 %)`.
 *
 * @param beside a percentage that the share is held against, or null
 */
function formatShare(part, whole, beside = null) {
    const counts = `${formatCount(part)} of ${formatCount(whole)}`;
    return whole > 0 ? `${counts} (${formatPercentBeside((part / whole) * 100, beside, 1)})` : counts;
}
/** What a rate gained or lost in percentage points: `+12.5`, `-3`, `0`. */
function formatChange(previous, current) {
    if (previous === null || current === null)
        return NOTHING;
    const change = round(current - previous, 2);
    return change > 0 ? `+${change}` : `${change}`;
}
/**
 * A rate as a bar of ten cells, full only at 100 and empty only at 0; empty text for no rate. A mark stands
 * where it had to reach: what fell short ends before it, and what did not reaches it.
 */
function formatBar(percent, needed = null) {
    if (percent === null)
        return '';
    const rounded = Math.min(Math.max(Math.round(percent / BAR_CELLS), 0), BAR_CELLS);
    const least = percent > 0 ? 1 : 0;
    const most = percent < 100 ? BAR_CELLS - 1 : BAR_CELLS;
    const filled = Math.min(Math.max(rounded, least), most);
    if (needed === null)
        return '█'.repeat(filled) + '░'.repeat(BAR_CELLS - filled);
    const mark = markAt(needed);
    const cells = percent < needed ? Math.min(filled, mark - 1) : Math.max(filled, mark);
    const bar = '█'.repeat(cells) + '░'.repeat(BAR_CELLS - cells);
    return bar.slice(0, mark) + BAR_MARK + bar.slice(mark);
}
/** How many cells stand before the mark: room for what falls short of it, and only all of them for 100. */
function markAt(needed) {
    if (needed <= 0)
        return 0;
    return needed >= 100
        ? BAR_CELLS
        : Math.min(Math.max(Math.floor(needed / BAR_CELLS), 2), BAR_CELLS - 1);
}
function round(value, digits) {
    // Adding 0 turns -0 into 0.
    return Number(value.toFixed(digits)) + 0;
}
/** A reason's message as it stands behind the rule's name, which it may begin with: that is said once. */
function messageBehindRule({ rule, message }) {
    return message.startsWith(`${rule} `) ? message.slice(rule.length + 1) : message;
}


/***/ }),

/***/ 78866:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ StepReport)
/* harmony export */ });
/** What a step did and what it did not, gathered while it works. */
class StepReport {
    /** The outputs that have something to say. */
    outputs = {};
    /** The summary's table. */
    rows = [];
    /** Lines for the log and the summary. */
    notes = [];
    /** Told as warnings. */
    warnings = [];
    /** Told as errors; any of them fails the step. */
    errors = [];
    /** One line that says what was done, for the log and the summary. */
    headline = '';
}


/***/ }),

/***/ 99584:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ concludeAction)
/* harmony export */ });
/* harmony import */ var _core_text_log_line_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(67720);
/* harmony import */ var _core_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(90630);
/* harmony import */ var _report_format_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(53483);
/* harmony import */ var _annotations_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(81560);
/* harmony import */ var _output_values_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(35380);
/** How the step of an action beside the gate ends: outputs, job summary, annotations, exit code. */





/** One message must not push all others out. */
const MAX_MESSAGE_CHARS = 2_000;
/** With the longest cells this stays far below the platform's limit of 1 MiB a summary. */
const MAX_ROWS = 200;
const MAX_MESSAGES = 20;
/**
 * Tells what the step did to everybody who listens, and gives the exit code. Secrets are hidden here,
 * before anything is escaped.
 */
async function concludeAction(action, given, { runner, summary, cancelled }) {
    const report = structuredClone({ ...given });
    runner.secrets.hideIn(report);
    const { headline, outputs, warnings, notes } = report;
    const errors = [...report.errors];
    if (cancelled && errors.length === 0)
        errors.push('the step was cancelled');
    const empty = Object.fromEntries(action.outputs.map((name) => [name, '']));
    const told = (0,_output_values_js__WEBPACK_IMPORTED_MODULE_2__/* .setOutputs */ .n0)({ ...empty, ...outputs }, runner);
    if (summary)
        await runner.writeSummary(renderActionSummary(action, { ...report, errors }));
    (0,_annotations_js__WEBPACK_IMPORTED_MODULE_3__/* .annotateEach */ .qc)('error', errors.map(shorten), runner);
    (0,_annotations_js__WEBPACK_IMPORTED_MODULE_3__/* .annotateEach */ .qc)('warning', warnings.map(shorten), runner);
    for (const line of [...notes, headline])
        runner.info(line);
    return !told || errors.length > 0 ? 1 : 0;
}
function shorten(message) {
    return (0,_core_text_log_line_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(message, MAX_MESSAGE_CHARS);
}
/** The job summary: what was done, what was not and why, and one row for each thing. */
function renderActionSummary(action, report) {
    const { headline, errors, warnings, notes, rows } = report;
    const mark = errors.length > 0 ? '❌' : '✅';
    const lines = [`## ${mark} ${action.title}`, ''];
    if (headline !== '')
        lines.push((0,_core_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .inline */ .mG)(headline, MAX_MESSAGE_CHARS), '');
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
        lines.push(`and ${(0,_report_format_js__WEBPACK_IMPORTED_MODULE_4__/* .formatCounted */ .So)(rows.length - MAX_ROWS, 'more row')}`, '');
    return `${lines.join('\n')}\n`;
}
function listed(lead, messages) {
    if (messages.length === 0)
        return [];
    const shown = messages.slice(0, MAX_MESSAGES);
    const items = shown.map((text) => `- ${lead}${(0,_core_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .message */ .iU)(text, MAX_MESSAGE_CHARS)}`);
    const more = messages.length - shown.length;
    return [...items, ...(more > 0 ? [`- and ${(0,_report_format_js__WEBPACK_IMPORTED_MODULE_4__/* .formatCount */ .B4)(more)} more`] : []), ''];
}
/** An ID stands there as code, so that it can be copied. */
function renderCell(value) {
    if (typeof value === 'string' || value === null)
        return (0,_core_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .cell */ .Hn)(value);
    const id = (0,_core_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .identifier */ .Cv)(value.id) || (0,_core_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .cell */ .Hn)(null);
    return value.name ? `${(0,_core_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .inline */ .mG)(value.name)} (${id})` : id;
}
function row(cells) {
    return `| ${cells.join(' | ')} |`;
}


/***/ }),

/***/ 40301:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ explainMissing),
/* harmony export */   W: () => (/* binding */ explain)
/* harmony export */ });
/* harmony import */ var _core_duration_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31619);
/* harmony import */ var _http_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(72557);
/* harmony import */ var _stops_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(33743);
/** What ended the work of a step, in words. */



/** Rules of what ended by itself, whatever the limit of the wait for it. */
const TELLS_AN_END = new Set(['run', 'debrief']);
/**
 * Says what an error means: whether the workflow is at fault (`error`) or not
 * (`inconclusive`), and in which words. Anything unknown is a bug of ours, and an `error`.
 *
 * @param wait what was being waited for, or null where nothing was
 * @param inputs the inputs that tell the service what is meant, such as `the input job-id`
 * @param where where the ID is found that they take; empty where that is not said
 */
function explain(error, wait, inputs, where = '') {
    if (error instanceof _stops_js__WEBPACK_IMPORTED_MODULE_2__/* .Stopped */ .C9) {
        const { outcome, rule, message } = error;
        const isTold = outcome === 'error' || rule === 'budget';
        const tell = TELLS_AN_END.has(rule) ? withWaitIfAny : withWait;
        return { outcome, rule, message: isTold ? message : tell(message, wait) };
    }
    if (error instanceof _stops_js__WEBPACK_IMPORTED_MODULE_2__/* .Cancelled */ .cJ) {
        return { outcome: 'inconclusive', rule: 'cancelled', message: withWait(error.message, wait) };
    }
    if (error instanceof _http_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ServiceError */ ._7)
        return explainServiceError(error, wait, inputs, where);
    return (0,_stops_js__WEBPACK_IMPORTED_MODULE_2__/* .internalFault */ .gj)(error);
}
/** The way to the service is at fault, and the message says what to do about it. */
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
    if ((0,_http_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .isSpent */ .Fh)(error)) {
        const message = `${(0,_stops_js__WEBPACK_IMPORTED_MODULE_2__/* .withoutPeriod */ .Kx)(error.message)}. ${SPENT_CURE}`;
        return { outcome: 'inconclusive', rule: 'budget', message };
    }
    const cure = cureOf(error, inputs, where);
    return cure === null
        ? { outcome: 'inconclusive', rule: 'service', message: withWait(error.message, wait) }
        : { outcome: 'error', rule: 'service', message: `${(0,_stops_js__WEBPACK_IMPORTED_MODULE_2__/* .withoutPeriod */ .Kx)(error.message)}. ${cure}` };
}
/** What the workflow can do about it, or null where the workflow is not at fault. */
function cureOf(error, inputs, where) {
    if (error.kind === 'redirect') {
        return 'Redirects are never followed with a key attached: set the input base-url to the address that answers itself';
    }
    if (error.kind !== 'status' || error.status === undefined)
        return null;
    if (error.status === 404 && error.repeated !== '') {
        return `Check the path of the input base-url first: it ends with ${error.repeated}, which every request begins with itself, so leave it out. Else check ${inputs}`;
    }
    const [, variable] = VARIABLE.exec(error.param ?? '') ?? [];
    if (error.status === 400 && variable !== undefined) {
        return `The service rejects the request: check the inputs variables and variable-files, in which '${variable}' has to be a name that the run plan knows`;
    }
    const [header] = HEADER.exec(error.param ?? '') ?? [];
    if (error.status === 400 && header !== undefined) {
        return `The service asks for the header '${header}': give it in the file that the input service-profile names, under project-header or headers`;
    }
    const named = `${inputs}${where && ` (${where})`}, and that base-url and api-key belong to the same project`;
    // The message names the key of the operation; the inputs come after it.
    if (error.profileKey !== '' && error.status < 500)
        return `Else check ${named}`;
    return error.status === 404 ? `Check ${named}` : cureOfStatus(error.status, inputs);
}
/** The variable of a run that a parameter of a request names. */
const VARIABLE = /^variables[.[/]["']?([\w.-]{1,100})/;
/** A header that a request lacks, such as the project that the key of a person is used for. */
const HEADER = /^x-[\w-]{1,100}$/i;
/**
 * A 404 or 405 of an operation that the specification does not show, for an ID that the service has just
 * given: no input can be the cause, so the message names the operation's key alone.
 *
 * @param more what else helps, as a part of the sentence
 */
function explainMissing(error, more = '') {
    if (!(error instanceof _http_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ServiceError */ ._7) || error.profileKey === '')
        return error;
    return new _stops_js__WEBPACK_IMPORTED_MODULE_2__/* .Stopped */ .C9('service', (0,_stops_js__WEBPACK_IMPORTED_MODULE_2__/* .withoutPeriod */ .Kx)(error.message) + more, 'error');
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
    return `${(0,_stops_js__WEBPACK_IMPORTED_MODULE_2__/* .withoutPeriod */ .Kx)(message)}${describeWait(wait)}; last seen: ${wait.lastSeen}`;
}
/** What ended by itself tells nothing of a wait that had only begun; of the one before it does. */
function withWaitIfAny(message, wait) {
    if (wait === null)
        return message;
    const { before, ...now } = wait;
    const waited = [now, before].find((one) => one && (0,_core_duration_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDuration */ .a)(one.waitedMs) !== '0s');
    const told = waited === undefined ? '' : describeWait(waited);
    return `${(0,_stops_js__WEBPACK_IMPORTED_MODULE_2__/* .withoutPeriod */ .Kx)(message)}${told}; last seen: ${wait.lastSeen}`;
}
function describeWait({ what, input, limitMs, waitedMs, }) {
    return `; waited ${(0,_core_duration_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDuration */ .a)(waitedMs)} for ${what} (${input}: ${(0,_core_duration_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDuration */ .a)(limitMs)})`;
}


/***/ }),

/***/ 35380:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $q: () => (/* binding */ MAX_OUTPUT_BYTES),
/* harmony export */   Ir: () => (/* binding */ jsonArray),
/* harmony export */   KV: () => (/* binding */ linesInPlace),
/* harmony export */   Mn: () => (/* binding */ lines),
/* harmony export */   _s: () => (/* binding */ fitsJsonArray),
/* harmony export */   n0: () => (/* binding */ setOutputs)
/* harmony export */ });
/* harmony import */ var _core_text_log_line_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(67720);
/* harmony import */ var _stops_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(33743);


/** No output may be larger. */
const MAX_OUTPUT_BYTES = 64 * 1024;
/** More than an entry takes that counts what was cut. */
const MAX_CUT_BYTES = 100;
/**
 * False where the outputs could not be written: what follows in the job would read nothing. A list of lines
 * that is too long is shortened, and a notice names it.
 */
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
        runner.annotate('error', `the outputs could not be written, so later steps cannot read them: ${(0,_stops_js__WEBPACK_IMPORTED_MODULE_1__/* .describeError */ .Uc)(error)}. GITHUB_OUTPUT has to name a file that this step may append to`);
        return false;
    }
    if (shortened.length > 0) {
        const names = shortened.join(', ');
        const message = `these outputs are shortened to the 64 KiB that an output may have: ${names}. report.json lists all runs`;
        runner.annotate('notice', message);
    }
    return true;
}
/** The first lines of a text that an output has room for. */
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
/** One line each, without those that have nothing to say. */
function lines(values) {
    return shortLines(values)
        .filter((line) => line !== '')
        .join('\n');
}
/** One line each, an empty one for each that has nothing to say; nothing where none has. */
function linesInPlace(values) {
    const known = shortLines(values);
    return known.every((line) => line === '') ? '' : known.join('\n');
}
function shortLines(values) {
    return values.map((value) => (0,_core_text_log_line_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(value, 200));
}
/** Whether `jsonArray` would cut nothing. */
function fitsJsonArray(entries) {
    return Buffer.byteLength(JSON.stringify(entries)) <= MAX_OUTPUT_BYTES - MAX_CUT_BYTES;
}
/** A JSON array that fits; what does not is replaced by one entry that counts it. */
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

/***/ 3402:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runAction: () => (/* binding */ runAction)
});

// EXTERNAL MODULE: ./step/action.js
var step_action = __webpack_require__(78866);
// EXTERNAL MODULE: ./core/next-turn.js
var next_turn = __webpack_require__(11764);
// EXTERNAL MODULE: ./service/operations.js
var operations = __webpack_require__(9617);
// EXTERNAL MODULE: ./step/connect.js + 4 modules
var connect = __webpack_require__(65950);
// EXTERNAL MODULE: ./step/wait.js + 1 modules
var wait = __webpack_require__(13776);
;// CONCATENATED MODULE: ./step/action-step.js




const MAX_POLL_INTERVAL_MS = 10_000;
/** The step of an action beside the gate, while its work goes on. */
class ActionStep {
    env;
    runner;
    clock;
    cancelled;
    report;
    profile;
    /** The wait that was begun last. */
    waiting = null;
    #access;
    #world;
    #client;
    constructor(access, report, world) {
        this.#access = access;
        this.#world = world;
        this.report = report;
        this.profile = access.profile ?? operations/* STANDARD_PROFILE */.A;
        this.env = world.env;
        this.runner = world.runner;
        this.clock = world.clock;
        this.cancelled = world.cancelled;
    }
    connect() {
        this.#client ??= (0,connect/* connect */.N)(this.#access, this.#world);
        return this.#client;
    }
    wait(settings) {
        const whole = { ...settings, maxPollIntervalMs: MAX_POLL_INTERVAL_MS };
        this.waiting = new wait/* Wait */.s(whole, this.clock, this.cancelled);
        return this.waiting;
    }
    async perform(work) {
        // A signal that came in while the code was loading is told in the next turn of the event loop.
        await (0,next_turn/* nextTurn */.t)();
        this.cancelled.throwIfAborted();
        await work(this);
    }
}

// EXTERNAL MODULE: ./step/conclude-action.js
var conclude_action = __webpack_require__(99584);
// EXTERNAL MODULE: ./step/explain.js
var explain = __webpack_require__(40301);
// EXTERNAL MODULE: ./step/inputs/event.js
var inputs_event = __webpack_require__(33050);
// EXTERNAL MODULE: ./step/inputs/input-form.js + 2 modules
var input_form = __webpack_require__(90177);
// EXTERNAL MODULE: ./step/inputs/service-access.js + 4 modules
var service_access = __webpack_require__(28776);
// EXTERNAL MODULE: ./step/stops.js
var stops = __webpack_require__(33743);
;// CONCATENATED MODULE: ./step/run-action.js








/** Runs an action once and gives its exit code. Never rejects: a fault of ours is told as an error. */
async function runAction(action, world) {
    const { env, runner, cancelled } = world;
    const apiKey = runner.getInput('api-key');
    if (apiKey !== '')
        runner.maskSecret(apiKey);
    const report = new step_action/* StepReport */.f();
    let step;
    let summary;
    try {
        const form = new input_form/* InputForm */.Vs(runner, action.defaults);
        const given = (0,service_access/* readGivenAccess */.C2)(form, await (0,service_access/* readServiceProfile */.f1)(runner));
        const access = (0,service_access/* requireAccess */.wo)(given, form, (0,inputs_event/* readPullRequestOrigin */.Xj)(env), 'give the step an if:');
        const work = action.prepare(form);
        report.warnings.push(...form.findUnknown());
        summary = form.boolean('summary');
        report.errors.push(...form.faults.map(({ message }) => message));
        if (access && work && form.faults.length === 0) {
            step = new ActionStep(access, report, world);
            await step.perform(work);
        }
    }
    catch (error) {
        const { rule, message } = (0,explain/* explain */.W)(error, step?.waiting?.facts ?? null, action.meant);
        if (rule === 'internal')
            runner.debug((0,stops/* stackOf */.US)(error));
        report.errors.push(message);
    }
    return (0,conclude_action/* concludeAction */.O)(action, report, {
        runner,
        // Where the input is faulty, that is told there as well.
        summary: summary ?? true,
        cancelled: cancelled.aborted,
    });
}


/***/ }),

/***/ 13776:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  s: () => (/* binding */ Wait)
});

// EXTERNAL MODULE: ./core/duration.js
var duration = __webpack_require__(31619);
;// CONCATENATED MODULE: ./core/poll.js
const MIN_INTERVAL_MS = 1_000;
const SHARE = 0.2;
/** The last look comes this long before the deadline, so that its response still counts. */
const LAST_LOOK_MS = 1_000;
/** Two looks are never closer than this, not even near the deadline. */
const MIN_GAP_MS = 100;
/**
 * From one look to the next: 20 % of the distance to the expected end, before it and after it. Without an
 * expected end it is 20 % of the time already waited.
 *
 * @param distanceMs from the look to the expected end, or from the start of the wait to the look
 */
function intervalMs(distanceMs, maxIntervalMs, minIntervalMs = MIN_INTERVAL_MS) {
    return Math.min(Math.max(distanceMs * SHARE, minIntervalMs), maxIntervalMs);
}
/**
 * The pause before the next look. A service that responds slowly is left alone for half a second. Near the
 * deadline the pause is shortened so that one more look fits in; in the last second only the rest is waited.
 *
 * @param intervalLeftMs what the last look has left of its interval
 * @param leftMs until the deadline, more than 0
 */
function pauseMs(intervalLeftMs, leftMs) {
    if (leftMs <= LAST_LOOK_MS)
        return leftMs;
    const wantedMs = Math.max(intervalLeftMs, MIN_INTERVAL_MS / 2);
    return Math.max(MIN_GAP_MS, Math.min(wantedMs, leftMs - LAST_LOOK_MS));
}

// EXTERNAL MODULE: ./http/retry.js
var retry = __webpack_require__(19406);
// EXTERNAL MODULE: ./step/stops.js
var stops = __webpack_require__(33743);
// EXTERNAL MODULE: ./step/trouble-log.js
var trouble_log = __webpack_require__(29350);
;// CONCATENATED MODULE: ./step/wait.js





/** A service that has refused so many requests about one thing (429) has more to do than it can. */
const MANY_REFUSALS = 3;
/** One bounded wait of a step: its deadline, its polling pauses, and what was seen last. */
class Wait {
    lastSeen = 'nothing yet';
    settings;
    #clock;
    #signal;
    /** From when on the limit counts. */
    #sinceMs;
    /** From when on this is polled for. */
    #startedMs;
    /** When the look that goes on began. */
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
    /** The wait for what comes next: its limit counts from when this one's does. */
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
    /** For the requests made while waiting: nothing goes past the deadline. */
    get context() {
        const { limitMs, longestIntervalMs: longestPauseMs = retry/* LONGEST_PAUSE_MS */.nz } = this.settings;
        const deadlineMs = this.#sinceMs + limitMs;
        const putOff = () => {
            this.#crowd.refusals += 1;
            return deadlineMs;
        };
        return { signal: this.#signal, deadlineMs, longestPauseMs, putOff };
    }
    /**
     * Notes what was seen, and tells it with the time waited where it is news or nothing was told for
     * most of a minute.
     */
    see(state, tell) {
        const nowMs = this.#clock.now();
        if (state === this.lastSeen && nowMs - this.#toldMs < trouble_log/* QUIET_MS */.u)
            return;
        this.lastSeen = state;
        this.#toldMs = nowMs;
        tell(`${state}${this.progress}`);
    }
    /** E.g. ` (2m10s so far, 27m50s left of run-timeout)`. */
    get progress() {
        return ` (${(0,duration/* formatDuration */.a)(this.waitedMs)} so far, ${(0,duration/* formatDuration */.a)(this.leftMs)} left of ${this.settings.input})`;
    }
    /**
     * Sleeps until the next look is due. Rejects when the limit has run out or the step is cancelled.
     *
     * @param expectedEndMs when the end is likely, epoch milliseconds; null if nothing is known of that
     */
    async pause(expectedEndMs = null) {
        const { leftMs } = this;
        const sinceLookMs = this.#clock.now() - this.#lookedMs;
        const ms = leftMs > 0 ? pauseMs(this.#intervalMs(expectedEndMs) - sinceLookMs, leftMs) : 0;
        if (ms > 0) {
            await this.#clock.sleep(ms, this.#signal);
        }
        this.#lookedMs = this.#clock.now();
        // A timer may fire a moment early, so the plan tells whether the limit has run out.
        if (ms >= leftMs)
            throw new stops/* Stopped */.C9('timeout', 'the time for waiting ran out');
    }
    /**
     * A crowd gets in no sooner by asking more often: each then asks as seldom as it may, or less, the more
     * so the longer it has waited in all.
     */
    #intervalMs(expectedEndMs) {
        const { maxPollIntervalMs, longestIntervalMs = retry/* LONGEST_PAUSE_MS */.nz } = this.settings;
        if (this.#crowd.refusals < MANY_REFUSALS) {
            const distanceMs = Math.abs(this.#lookedMs - (expectedEndMs ?? this.#startedMs));
            return intervalMs(distanceMs, maxPollIntervalMs);
        }
        const longestMs = Math.max(maxPollIntervalMs, longestIntervalMs);
        return intervalMs(this.#lookedMs - this.#sinceMs, longestMs, maxPollIntervalMs);
    }
}


/***/ })

};
;