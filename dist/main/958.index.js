"use strict";
exports.id = 958;
exports.ids = [958];
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

/***/ 32958:
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
// EXTERNAL MODULE: ./step/output-values.js
var output_values = __webpack_require__(35380);
// EXTERNAL MODULE: ./http/errors.js
var errors = __webpack_require__(72557);
// EXTERNAL MODULE: ./step/explain.js
var explain = __webpack_require__(40301);
// EXTERNAL MODULE: ./step/stops.js
var stops = __webpack_require__(33743);
// EXTERNAL MODULE: ./step/inputs/input-form.js + 2 modules
var input_form = __webpack_require__(90177);
;// CONCATENATED MODULE: ./metrics/inputs.js

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
/** The inputs that tell the service what is meant, for cures. */
const MEANT = 'the inputs metrics, call-ids and chat-ids';
/** Reads the inputs of collect-metrics; undefined, and faults noted, where one is faulty. */
function readInputs(form) {
    const given = {
        metrics: form.countedUuids('metrics'),
        'call-ids': form.countedUuids('call-ids'),
        'chat-ids': form.countedUuids('chat-ids'),
    };
    const metrics = form.required('metrics', given.metrics, 'give the ID of at least one metric');
    const [hasCalls, hasChats] = [form.has('call-ids'), form.has('chat-ids')];
    if (hasCalls === hasChats) {
        const what = hasCalls ? 'both are' : 'none is';
        form.fault(`exactly one of the inputs call-ids and chat-ids has to be given, but ${what}`);
    }
    const inputs = {
        metricIds: metrics?.ids,
        conversations: readConversations(given['call-ids']?.ids, given['chat-ids']?.ids),
        wait: form.boolean('wait'),
        timeoutMs: form.duration('timeout'),
        notes: Object.entries(given).flatMap(([name, list]) => repeatedNote(name, list?.repeated ?? 0)),
    };
    return (0,input_form/* isComplete */.As)(inputs) ? inputs : undefined;
}
function readConversations(callIds, chatIds) {
    if (callIds)
        return { kind: 'callIds', ids: callIds };
    return chatIds && { kind: 'chatIds', ids: chatIds };
}
function repeatedNote(name, repeated) {
    if (repeated === 0)
        return [];
    const what = repeated === 1 ? '1 ID that was' : `${repeated} IDs that were`;
    return [`${name}: left out ${what} given before.`];
}

;// CONCATENATED MODULE: ./metrics/create-jobs.js





/** How long an answer to a creation is still waited for when the step is cancelled. */
const CREATION_GRACE_MS = 1_500;
/**
 * Creates the jobs one after the other. The first one that fails ends it: what keeps one from being
 * created keeps the others from it. No creation is repeated once the service may have received it.
 */
async function createJobs(records, kind, { client, wait, step }) {
    for (const record of records) {
        const { metricIds, conversationIds } = record.request;
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
/** Says whether a job may have been created although its creation gave no ID. */
function explainFailure(error, record) {
    if (!error.mayHaveBeenTaken) {
        const { outcome, message } = (0,explain/* explain */.W)(error, null, MEANT);
        record.fate = { kind: 'rejected', why: error.message };
        return new stops/* Stopped */.C9('service', `${(0,stops/* withoutPeriod */.Kx)(message)}. This job was not created`, outcome);
    }
    record.fate = { kind: 'unknown', why: `may have been created: ${error.message}` };
    return new stops/* Stopped */.C9('metric-job', `${(0,stops/* withoutPeriod */.Kx)(error.message)}. This metric collection job may have been created all the same; it is not tried again, since a second one would collect the same metrics twice. Look for it in the dashboard of the service before you run this step again`);
}

// EXTERNAL MODULE: ./step/patience.js
var patience = __webpack_require__(80611);
;// CONCATENATED MODULE: ./metrics/job-record.js

/**
 * States that nothing follows after. The specification shows PENDING alone; these are what runs end
 * with, and another spelling of one of them. A state never seen before counts as in progress until the
 * job has a `completedAt`.
 */
const ENDED = new Set([
    'COMPLETED',
    'FAILED',
    'CANCELLED',
    'CANCELED',
    'TIMED_OUT',
]);
function jobHasEnded({ status, completedAt }) {
    return ENDED.has(status) || Boolean(completedAt);
}
/** Items of the job as the service counts them, or as many as were asked for. */
function totalItems({ request, fate }) {
    const asked = request.metricIds.length * request.conversationIds.length;
    return (fate.kind === 'job' ? fate.job.totalItems : null) ?? asked;
}
/** Items worked through so far, over all jobs. */
function countItems(records) {
    const jobs = records.flatMap(({ fate }) => (fate.kind === 'job' ? [fate.job] : []));
    return {
        completed: jobs.reduce((sum, { completedItems }) => sum + (completedItems ?? 0), 0),
        failed: jobs.reduce((sum, { failedItems }) => sum + (failedItems ?? 0), 0),
    };
}
/** Why a job that has ended is no success; null where it is one. */
function failureOf(job) {
    const { status, completedItems, failedItems, errorMessage } = job;
    const why = errorMessage ? `: ${(0,log_line/* oneLine */.TN)(errorMessage, 500)}` : '';
    if (ENDED.has(status) && status !== 'COMPLETED')
        return `ended ${status}${why}`;
    return failedItems && !completedItems ? `collected nothing: every item failed${why}` : null;
}
/** The row of the summary's table. */
function rowOf(record) {
    const { request, fate } = record;
    const job = fate.kind === 'job' ? fate.job : null;
    return [
        job && { id: job.id },
        job?.status ?? fate.kind,
        String(request.metricIds.length),
        String(request.conversationIds.length),
        String(totalItems(record)),
        count(job?.completedItems),
        count(job?.failedItems),
        'why' in fate ? fate.why : (job?.errorMessage ?? null),
    ];
}
function count(items) {
    return items === null || items === undefined ? null : String(items);
}

;// CONCATENATED MODULE: ./metrics/follow-jobs.js




/** Reads the jobs until all have ended, and tells which of them are no success. */
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
/** The job as it stands now, under the ID that it was created with. */
async function readJob(id, { client, wait, step }) {
    const ask = () => client.readMetricCollectionJob(id, wait.context);
    const tell = (line) => step.runner.info(line);
    const asked = { clock: step.clock, wait, isKnown: () => true, tell };
    try {
        return { ...(await (0,patience/* askPatiently */.Ev)(ask, asked)), id };
    }
    catch (error) {
        throw (0,explain/* explainMissing */.C)(error);
    }
}
function openOf(records) {
    return records.flatMap((record) => record.fate.kind === 'job' && !jobHasEnded(record.fate.job)
        ? [{ record, id: record.fate.job.id }]
        : []);
}
/** E.g. `1 of 3 jobs ended, 4900 items completed, 100 failed`. */
function describe(records) {
    const { completed, failed } = countItems(records);
    const ended = records.length - openOf(records).length;
    return `${ended} of ${(0,format/* formatCounted */.So)(records.length, 'job')} ended, ${(0,format/* formatCounted */.So)(completed, 'item')} completed, ${failed} failed`;
}

;// CONCATENATED MODULE: ./metrics/metric-requests.js
/** How metric collection is split into requests that the service takes. */
/** From the interface specification. */
const METRIC_LIMITS = { metrics: 20, conversations: 500, items: 5000 };
/** How many conversations one request takes beside so many metrics. */
function mostConversations(metrics, limits = METRIC_LIMITS) {
    if (metrics > limits.metrics)
        return 0;
    return Math.min(limits.conversations, Math.floor(limits.items / metrics));
}
/** The search takes time with the square of the metrics, so more than these go in several bands. */
const MAX_BAND = 100;
/**
 * The requests that cover every metric of every conversation once, of which there is at least one
 * each. The table of both is cut in two, by metrics or by conversations, and each part again until
 * it fits into a request: no other cuts of this kind make fewer parts. Above 100 metrics the first
 * cuts are by metrics, into bands of at most 100.
 */
function splitMetricRequests(metricIds, conversationIds, limits = METRIC_LIMITS) {
    const most = Math.min(metricIds.length, MAX_BAND);
    const blocks = findBlocks(most, conversationIds.length, limits);
    let start = 0;
    return chooseBands(metricIds.length, blocks).flatMap((block) => {
        const band = metricIds.slice(start, start + block.metrics);
        start += block.metrics;
        return cutBlock(block, band, [...conversationIds]);
    });
}
const NOTHING = { requests: 0, metrics: 0, conversations: 0, parts: null };
/** For each number of metrics from 1 to `most`, the block of fewest requests that is wide enough. */
function findBlocks(most, conversations, limits) {
    const rows = [];
    const blockOf = (requests, metrics) => rows[requests]?.[metrics] ?? NOTHING;
    const fewest = new Map();
    for (let requests = 1; blockOf(requests - 1, most).conversations < conversations; requests += 1) {
        const row = [NOTHING];
        for (let metrics = 1; metrics <= most; metrics += 1) {
            const block = widestBlock(requests, metrics, blockOf, limits);
            row.push(block);
            if (block.conversations >= conversations && !fewest.has(metrics))
                fewest.set(metrics, block);
        }
        rows[requests] = row;
    }
    return [...fewest.values()];
}
/** @param blockOf gives the blocks of fewer requests */
function widestBlock(requests, metrics, blockOf, limits) {
    const conversations = requests === 1 ? mostConversations(metrics, limits) : 0;
    let widest = { requests, metrics, conversations, parts: null };
    const consider = (conversations, ...parts) => {
        if (conversations > widest.conversations)
            widest = { requests, metrics, conversations, parts };
    };
    for (let some = 1; some < requests; some += 1) {
        const [left, right] = [blockOf(some, metrics), blockOf(requests - some, metrics)];
        consider(left.conversations + right.conversations, left, right);
        for (let upper = metrics - 1; upper >= 1; upper -= 1) {
            const [above, below] = [blockOf(some, upper), blockOf(requests - some, metrics - upper)];
            consider(Math.min(above.conversations, below.conversations), above, below);
        }
    }
    return widest;
}
/** The blocks that together have so many metrics and need the fewest requests. */
function chooseBands(metrics, blocks) {
    let whole = { requests: 0, blocks: [] };
    const chosen = [whole];
    for (let count = 1; count <= metrics; count += 1) {
        whole = blocks
            .flatMap((block) => {
            const rest = chosen[count - block.metrics];
            if (rest === undefined)
                return [];
            return [{ requests: rest.requests + block.requests, blocks: [block, ...rest.blocks] }];
        })
            .reduce((least, next) => (next.requests <= least.requests ? next : least));
        chosen.push(whole);
    }
    return whole.blocks;
}
/** The requests of a block with these metrics and conversations, at most as many as it has. */
function cutBlock({ metrics, parts }, metricIds, conversationIds) {
    if (parts === null)
        return [{ metricIds, conversationIds }];
    const [first, second] = parts;
    // None of the parts is empty: what is left could otherwise do with fewer requests.
    if (first.metrics === metrics) {
        const at = first.conversations;
        return [
            ...cutBlock(first, metricIds, conversationIds.slice(0, at)),
            ...cutBlock(second, metricIds, conversationIds.slice(at)),
        ];
    }
    return [
        ...cutBlock(first, metricIds.slice(0, first.metrics), conversationIds),
        ...cutBlock(second, metricIds.slice(first.metrics), conversationIds),
    ];
}

;// CONCATENATED MODULE: ./metrics/collect-metrics.js
/** collect-metrics: creates metric collection jobs, and follows them to their end where wanted. */








const collectMetrics = {
    title: 'Collect metrics',
    defaults: DEFAULTS,
    outputs: ['metric-job-ids', 'total-items'],
    columns: ['job', 'status', 'metrics', 'conversations', 'items', 'completed', 'failed', 'why'],
    meant: MEANT,
    prepare(form) {
        const inputs = readInputs(form);
        return inputs && ((step) => collect(inputs, step));
    },
};
async function collect(inputs, step) {
    const { metricIds, conversations, timeoutMs: limitMs } = inputs;
    step.report.notes.push(...inputs.notes);
    const requests = splitMetricRequests(metricIds, conversations.ids);
    const records = requests.map((request) => ({ request, fate: { kind: 'not tried' } }));
    const jobs = (0,format/* formatCounted */.So)(requests.length, 'metric collection job');
    const what = `${jobs} to ${inputs.wait ? 'end' : 'be created'}`;
    const wait = step.wait({ what, input: 'timeout', limitMs });
    try {
        const client = step.connect();
        await createJobs(records, conversations.kind, { client, wait, step });
        if (inputs.wait)
            await followJobs(records, { client, wait, step });
    }
    finally {
        record(records, step);
    }
}
function record(records, { report }) {
    const created = records.filter(({ fate }) => fate.kind === 'job');
    const ids = created.map(({ fate }) => (fate.kind === 'job' ? (0,log_line/* oneLine */.TN)(fate.job.id, 200) : ''));
    const items = created.reduce((sum, job) => sum + totalItems(job), 0);
    report.outputs['metric-job-ids'] = (0,output_values/* jsonArray */.Ir)(ids, (cut) => ({ cut }));
    report.outputs['total-items'] = String(items);
    report.rows.push(...records.map(rowOf));
    report.headline = `Created ${created.length} of ${(0,format/* formatCounted */.So)(records.length, 'metric collection job')}, ${(0,format/* formatCounted */.So)(items, 'item')} in all${describeItems(created)}`;
}
/** E.g. `: 90 completed, 10 failed`, where the jobs were followed or had begun. */
function describeItems(created) {
    const { completed, failed } = countItems(created);
    return completed + failed > 0 ? `: ${completed} completed, ${failed} failed` : '';
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

/***/ 80611:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Aq: () => (/* binding */ isOdd),
/* harmony export */   Ev: () => (/* binding */ askPatiently),
/* harmony export */   aZ: () => (/* binding */ PATIENCE)
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