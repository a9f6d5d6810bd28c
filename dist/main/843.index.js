"use strict";
exports.id = 843;
exports.ids = [843];
exports.modules = {

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

/***/ 61843:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  action: () => (/* reexport */ collectMetrics)
});

// EXTERNAL MODULE: ./core/text/log-line.js
var log_line = __webpack_require__(67720);
// EXTERNAL MODULE: ./report/format.js
var format = __webpack_require__(53483);
// EXTERNAL MODULE: ./step/inputs/input-form.js
var input_form = __webpack_require__(36269);
// EXTERNAL MODULE: ./step/output-values.js
var output_values = __webpack_require__(35380);
// EXTERNAL MODULE: ./http/errors.js
var errors = __webpack_require__(72557);
// EXTERNAL MODULE: ./step/explain.js
var explain = __webpack_require__(40301);
// EXTERNAL MODULE: ./step/patience.js
var patience = __webpack_require__(80611);
// EXTERNAL MODULE: ./step/stops.js
var stops = __webpack_require__(33743);
;// CONCATENATED MODULE: ./metrics/metric-jobs.js
/** Metric collection jobs: how they are split, created and followed. */






/** The inputs that tell the service what is meant, for cures. */
const MEANT = 'the inputs metrics, call-ids and chat-ids';
/** How long the response to a creation is still waited for when the step is cancelled. */
const CREATION_GRACE_MS = 1_500;
/** What one request takes at most; an item is a metric of a conversation. */
const MAX_METRICS = 20;
const MAX_CONVERSATIONS = 500;
const MAX_ITEMS = 5000;
/**
 * Final states. The specification shows PENDING alone; these are the final states of runs, and another
 * spelling of one of them. An unknown state counts as in progress until the job has a `completedAt`.
 */
const ENDED = new Set([
    'COMPLETED',
    'FAILED',
    'CANCELLED',
    'CANCELED',
    'TIMED_OUT',
]);
/** Requests within the limits that together cover every metric of every conversation once. */
function splitRequests(metricIds, conversationIds) {
    return inParts(metricIds, MAX_METRICS).flatMap((metrics) => {
        const most = Math.min(MAX_CONVERSATIONS, Math.floor(MAX_ITEMS / metrics.length));
        return inParts(conversationIds, most).map((conversations) => ({
            metricIds: metrics,
            conversationIds: conversations,
            fate: { kind: 'not tried' },
        }));
    });
}
function inParts(ids, size) {
    const count = Math.ceil(ids.length / size);
    return Array.from({ length: count }, (_, index) => ids.slice(index * size, (index + 1) * size));
}
/**
 * Creates the jobs one after the other. The first failure ends it: its cause applies to the others too.
 * No creation is repeated once the service may have received it.
 */
async function createJobs(records, kind, { client, wait, step }) {
    for (const record of records) {
        const { metricIds, conversationIds } = record;
        const request = { metricIds, [kind]: conversationIds };
        try {
            const context = { ...wait.context, lingerMs: CREATION_GRACE_MS };
            const job = await client.createMetricCollectionJob(request, context);
            record.fate = { kind: 'job', job };
            step.runner.info(`metric collection job ${job.id}: created, ${(0,format/* formatCounted */.So)(metricIds.length, 'metric')} of ${(0,format/* formatCounted */.So)(conversationIds.length, 'conversation')}`);
        }
        catch (error) {
            if (!(error instanceof errors/* ServiceError */._7))
                throw error;
            throw explainFailure(error, record);
        }
    }
}
/** Says whether a job may have been created although its creation returned no ID. */
function explainFailure(error, record) {
    if (!error.mayHaveBeenTaken) {
        const { outcome, message } = (0,explain/* explain */.W)(error, null, MEANT);
        record.fate = { kind: 'rejected', why: error.message };
        return new stops/* Stopped */.C9('service', `${(0,stops/* withoutPeriod */.Kx)(message)}. This job was not created`, outcome);
    }
    record.fate = { kind: 'unknown', why: `may have been created: ${error.message}` };
    return new stops/* Stopped */.C9('metric-job', `${(0,stops/* withoutPeriod */.Kx)(error.message)}. This metric collection job may have been created all the same; it is not tried again, since a second one would collect the same metrics twice. Look for it in the dashboard of the service before you run this step again`);
}
/** Reads the jobs until all have ended, and reports those without success. */
async function followJobs(records, collection) {
    const { wait, step } = collection;
    while (openOf(records).length > 0) {
        await wait.pause();
        for (const { record, id } of openOf(records)) {
            record.fate = { kind: 'job', job: await readJob(id, collection) };
        }
        wait.see(describe(records), (line) => step.runner.info(line));
    }
    for (const { fate } of records) {
        const failure = fate.kind === 'job' ? failureOf(fate.job) : null;
        if (fate.kind === 'job' && failure !== null) {
            step.report.errors.push(`metric collection job ${fate.job.id} ${failure}`);
        }
    }
    const { failed } = countItems(records);
    if (failed > 0 && step.report.errors.length === 0) {
        step.report.warnings.push(`${(0,format/* formatCounted */.So)(failed, 'item')} could not be collected`);
    }
}
/** The job as it is now, under the ID that its creation returned. */
async function readJob(id, { client, wait, step }) {
    const ask = () => client.readMetricCollectionJob(id, wait.context);
    const tell = (line) => step.runner.info(line);
    const asked = { clock: step.clock, wait, isKnown: () => true, tell };
    try {
        return { ...(await (0,patience/* askPatiently */.E)(ask, asked)), id };
    }
    catch (error) {
        throw (0,explain/* explainMissing */.C)(error);
    }
}
function openOf(records) {
    return records.flatMap((record) => record.fate.kind === 'job' && !hasEnded(record.fate.job)
        ? [{ record, id: record.fate.job.id }]
        : []);
}
function hasEnded({ status, completedAt }) {
    return ENDED.has(status) || Boolean(completedAt);
}
/** E.g. `1 of 3 jobs ended, 4900 items completed, 100 failed`. */
function describe(records) {
    const { completed, failed } = countItems(records);
    const ended = records.length - openOf(records).length;
    return `${ended} of ${(0,format/* formatCounted */.So)(records.length, 'job')} ended, ${(0,format/* formatCounted */.So)(completed, 'item')} completed, ${failed} failed`;
}
/** Items of the job as the service counts them, or as many as were requested. */
function totalItems({ metricIds, conversationIds, fate }) {
    const requested = metricIds.length * conversationIds.length;
    return (fate.kind === 'job' ? fate.job.totalItems : null) ?? requested;
}
/** Finished items of all jobs. */
function countItems(records) {
    const jobs = records.flatMap(({ fate }) => (fate.kind === 'job' ? [fate.job] : []));
    return {
        completed: jobs.reduce((sum, { completedItems }) => sum + (completedItems ?? 0), 0),
        failed: jobs.reduce((sum, { failedItems }) => sum + (failedItems ?? 0), 0),
    };
}
/** Why a job that has ended is no success; null if it is one. */
function failureOf(job) {
    const { status, completedItems, failedItems, errorMessage } = job;
    const why = errorMessage ? `: ${(0,log_line/* oneLine */.TN)(errorMessage, 500)}` : '';
    if (ENDED.has(status) && status !== 'COMPLETED')
        return `ended ${status}${why}`;
    return failedItems && !completedItems ? `collected nothing: every item failed${why}` : null;
}
/** The row of the summary's table. */
function rowOf(record) {
    const { metricIds, conversationIds, fate } = record;
    const job = fate.kind === 'job' ? fate.job : null;
    return [
        job && { id: job.id },
        job?.status ?? fate.kind,
        `${metricIds.length}`,
        `${conversationIds.length}`,
        `${totalItems(record)}`,
        job?.completedItems?.toString() ?? null,
        job?.failedItems?.toString() ?? null,
        'why' in fate ? fate.why : (job?.errorMessage ?? null),
    ];
}

;// CONCATENATED MODULE: ./metrics/collect-metrics.js
/** collect-metrics: creates metric collection jobs, and on request follows them to their end. */





const DEFAULTS = {
    'base-url': '',
    'api-key': '',
    metrics: '',
    'call-ids': '',
    'chat-ids': '',
    wait: 'false',
    timeout: '15m',
    'service-profile': '',
    summary: 'true',
};
const collectMetrics = {
    title: 'Collect metrics',
    defaults: DEFAULTS,
    outputs: ['metric-job-ids', 'total-items'],
    columns: ['job', 'status', 'metrics', 'conversations', 'items', 'completed', 'failed', 'why'],
    meant: MEANT,
    prepare(form) {
        const [callIds, chatIds] = [form.uuids('call-ids'), form.uuids('chat-ids')];
        if ((callIds === null) === (chatIds === null)) {
            const what = callIds === null ? 'none is' : 'both are';
            form.fault(`exactly one of the inputs call-ids and chat-ids has to be given, but ${what}`);
        }
        const cure = 'give the ID of at least one metric';
        const inputs = {
            metricIds: form.required('metrics', form.uuids('metrics'), cure),
            kind: callIds === null ? 'chatIds' : 'callIds',
            conversationIds: callIds ?? chatIds ?? undefined,
            wait: form.boolean('wait'),
            timeoutMs: form.duration('timeout'),
        };
        return (0,input_form/* isComplete */.As)(inputs) ? (step) => collect(inputs, step) : undefined;
    },
};
async function collect(inputs, step) {
    const records = splitRequests(inputs.metricIds, inputs.conversationIds);
    const jobs = (0,format/* formatCounted */.So)(records.length, 'metric collection job');
    const what = `${jobs} to ${inputs.wait ? 'end' : 'be created'}`;
    const wait = step.wait({ what, input: 'timeout', limitMs: inputs.timeoutMs });
    try {
        const client = step.connect();
        await createJobs(records, inputs.kind, { client, wait, step });
        if (inputs.wait)
            await followJobs(records, { client, wait, step });
    }
    finally {
        record(records, step);
    }
}
function record(records, { report }) {
    const ids = records.flatMap(({ fate }) => fate.kind === 'job' ? [(0,log_line/* oneLine */.TN)(fate.job.id, 200)] : []);
    const items = records.reduce((sum, each) => sum + (each.fate.kind === 'job' ? totalItems(each) : 0), 0);
    const { completed, failed } = countItems(records);
    const counts = completed + failed > 0 ? `: ${completed} completed, ${failed} failed` : '';
    report.outputs['metric-job-ids'] = (0,output_values/* jsonArray */.Ir)(ids, (cut) => ({ cut }));
    report.outputs['total-items'] = `${items}`;
    report.rows.push(...records.map(rowOf));
    report.headline = `Created ${ids.length} of ${(0,format/* formatCounted */.So)(records.length, 'metric collection job')}, ${(0,format/* formatCounted */.So)(items, 'item')} in all${counts}`;
}

;// CONCATENATED MODULE: ./entries/collect-metrics.js



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
/* harmony import */ var _core_percent_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(79630);
/** Values as plain text, for every renderer: escaping is the renderer's own. */

/** What stands for a value that is not there; never the same as 0. */
const NOTHING = '–';
/** What stands for a title that is empty where it comes from. */
const UNTITLED = '(untitled)';
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
function round(value, digits) {
    // Adding 0 turns -0 into 0.
    return Number(value.toFixed(digits)) + 0;
}
/** A reason's message as it stands behind the rule's name, which it may begin with: that is said once. */
function messageBehindRule({ rule, message }) {
    return message.startsWith(`${rule} `) ? message.slice(rule.length + 1) : message;
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
    const [header] = HEADER.exec(error.param ?? '') ?? [];
    if (error.status === 400 && header !== undefined) {
        return `The service asks for the header '${header}': give it in the file that the input service-profile names, under headers`;
    }
    const named = `${inputs}${where && ` (${where})`}, and that base-url and api-key belong to the same project`;
    // The message names the key of the operation; the inputs come after it.
    if (error.profileKey !== '' && error.status < 500)
        return `Else check ${named}`;
    return error.status === 404 ? `Check ${named}` : cureOfStatus(error.status, inputs);
}
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

/***/ 80611:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ askPatiently)
/* harmony export */ });
/* harmony import */ var _core_duration_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31619);
/* harmony import */ var _http_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(72557);
/* harmony import */ var _stops_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(33743);



/** As long as for a service that gives no answer at all. */
const LIMIT_MS = 2 * 60_000;
const PATIENCE = (0,_core_duration_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDuration */ .a)(LIMIT_MS);
/** Faults of one answer, of which the next may be free. */
const ODD = new Set(['status', 'redirect', 'not-json', 'shape']);
/** Answers that say what they mean: not with this key, and not yet. */
const MEANT = new Set([403, 409]);
/** Asks, and again while the answer is odd: for two minutes in a row at most. Rejects as `ask` does. */
async function askPatiently(ask, { clock, wait, isKnown, tell }) {
    const { lastSeen } = wait;
    let sinceMs = null;
    for (;;) {
        try {
            return await ask();
        }
        catch (error) {
            if (!isOdd(error) || MEANT.has(error.status) || (0,_http_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .isSpent */ .Fh)(error) || !isKnown())
                throw error;
            sinceMs ??= clock.now();
            if (clock.now() - sinceMs >= LIMIT_MS) {
                wait.lastSeen = lastSeen;
                throw error;
            }
            const problem = (0,_stops_js__WEBPACK_IMPORTED_MODULE_2__/* .withoutPeriod */ .Kx)(error.message);
            if (problem !== wait.lastSeen)
                tell(`${problem}; asking again, for ${PATIENCE} at most`);
            wait.lastSeen = problem;
        }
        await wait.pause();
    }
}
/** Whether the answer is one that a service cannot mean that knows what it is asked about. */
function isOdd(error) {
    return error instanceof _http_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ServiceError */ ._7 && ODD.has(error.kind);
}


/***/ })

};
;