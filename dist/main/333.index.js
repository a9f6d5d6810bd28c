"use strict";
exports.id = 333;
exports.ids = [333];
exports.modules = {

/***/ 83333:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  collectMetrics: () => (/* binding */ collectMetrics)
});

// EXTERNAL MODULE: ./inputs/input-form.js
var input_form = __webpack_require__(61328);
// EXTERNAL MODULE: ./report/output-text.js
var output_text = __webpack_require__(18389);
// EXTERNAL MODULE: ./text/log-line.js + 1 modules
var log_line = __webpack_require__(82456);
// EXTERNAL MODULE: ./report/format.js
var format = __webpack_require__(53483);
;// CONCATENATED MODULE: ./report/words/collect-metrics-words.js


const MAX_WHY_CHARS = 500;
const METRICS = {
    title: 'Collect metrics',
    columns: ['job', 'status', 'metrics', 'conversations', 'items', 'completed', 'failed', 'why'],
    goal: (jobs, isToEnd) => `${countJobs(jobs)} to ${isToEnd ? 'end' : 'be created'}`,
    created: (id, metrics, conversations) => `metric collection job ${id}: created, ${(0,format/* formatCounted */.So)(metrics, 'metric')} of ${(0,format/* formatCounted */.So)(conversations, 'conversation')}`,
    lost: "This metric collection job may have been created, so the request is not repeated. Check your service's dashboard before you run this step again",
    progress: (ended, jobs, { completed, failed }) => `${ended} of ${(0,format/* formatCounted */.So)(jobs, 'job')} ended, ${(0,format/* formatCounted */.So)(completed, 'item')} completed, ${failed} failed`,
    ended: (id, status, why) => `${nameJob(id)} ended ${status}${describeWhy(why)}`,
    empty: (id, why) => `${nameJob(id)} collected nothing: every item failed${describeWhy(why)}`,
    failed: (items) => `${(0,format/* formatCounted */.So)(items, 'item')} could not be collected`,
    headline: (created, jobs, items, { completed, failed }) => {
        const counts = completed + failed > 0 ? `: ${completed} completed, ${failed} failed` : '';
        return `Created ${created} of ${countJobs(jobs)}, ${(0,format/* formatCounted */.So)(items, 'item')} in all${counts}`;
    },
};
function countJobs(jobs) {
    return (0,format/* formatCounted */.So)(jobs, 'metric collection job');
}
function nameJob(id) {
    return `metric collection job '${(0,format/* shortForm */.JZ)(id)}'`;
}
function describeWhy(why) {
    return why ? `: ${(0,log_line/* oneLine */.TN)(why, MAX_WHY_CHARS)}` : '';
}

// EXTERNAL MODULE: ./http/errors.js
var errors = __webpack_require__(72557);
// EXTERNAL MODULE: ./model/outcome.js
var outcome = __webpack_require__(41913);
// EXTERNAL MODULE: ./report/words/log-words.js
var log_words = __webpack_require__(16618);
// EXTERNAL MODULE: ./service/explain.js
var explain = __webpack_require__(70980);
;// CONCATENATED MODULE: ./actions/collect-metrics/metric-jobs.js





const CREATION_GRACE_MS = 1_500;
const MAX_METRICS = 20;
const MAX_CONVERSATIONS = 500;
const MAX_ITEMS = 5000;
function splitRequests(metricIds, conversationIds) {
    return inParts(metricIds, MAX_METRICS).flatMap((metrics) => {
        const most = Math.min(MAX_CONVERSATIONS, Math.floor(MAX_ITEMS / metrics.length));
        return inParts(conversationIds, most).map((conversations) => {
            const untried = { job: null, result: 'not tried', why: null };
            return { metricIds: metrics, conversationIds: conversations, ...untried };
        });
    });
}
function inParts(ids, size) {
    const count = Math.ceil(ids.length / size);
    return Array.from({ length: count }, (_, index) => ids.slice(index * size, (index + 1) * size));
}
async function createJobs(records, kind, { client, wait, step }) {
    for (const record of records) {
        const { metricIds, conversationIds } = record;
        try {
            record.job = await client.createMetricCollectionJob({ metricIds, [kind]: conversationIds }, { ...wait.context, lingerMs: CREATION_GRACE_MS });
        }
        catch (error) {
            if (!(error instanceof errors/* ServiceError */._7))
                throw error;
            record.result = error.mayHaveBeenTaken ? 'unknown' : 'rejected';
            record.why = error.message;
            const lost = { kind: 'lost', rule: 'metric-job' };
            throw error.mayHaveBeenTaken ? (0,errors/* extendError */.vR)(error, METRICS.lost, lost) : error;
        }
        record.result = 'created';
        step.runner.info(METRICS.created(record.job.id, metricIds.length, conversationIds.length));
    }
}
async function followJobs(records, { client, wait, step }) {
    while (!jobsOf(records).every(({ status }) => (0,outcome/* hasEnded */.hY)(status))) {
        await wait.pause();
        for (const record of records) {
            const { job } = record;
            if (job === null || (0,outcome/* hasEnded */.hY)(job.status))
                continue;
            record.job = await client.readMetricCollectionJob(job.id, wait.context).catch((error) => {
                throw (0,explain/* explainMissing */.Ce)(error);
            });
        }
        wait.see(describe(records), (...seen) => step.runner.info(log_words/* LOG */.$9.seen(...seen)));
    }
    const { errors, warnings } = step.report;
    errors.push(...jobsOf(records).flatMap((job) => failureOf(job) ?? []));
    const { failed } = countItems(records);
    if (failed > 0 && errors.length === 0)
        warnings.push(METRICS.failed(failed));
}
function jobsOf(records) {
    return records.flatMap(({ job }) => job ?? []);
}
function describe(records) {
    const ended = jobsOf(records).filter(({ status }) => (0,outcome/* hasEnded */.hY)(status)).length;
    return METRICS.progress(ended, records.length, countItems(records));
}
function totalItems({ metricIds, conversationIds, job }) {
    return job?.totalItems ?? metricIds.length * conversationIds.length;
}
function countItems(records) {
    const jobs = jobsOf(records);
    return {
        completed: jobs.reduce((sum, { completedItems }) => sum + (completedItems ?? 0), 0),
        failed: jobs.reduce((sum, { failedItems }) => sum + (failedItems ?? 0), 0),
    };
}
function failureOf(job) {
    const { id, status, completedItems, failedItems, errorMessage } = job;
    if ((0,outcome/* hasEnded */.hY)(status) && status !== 'COMPLETED')
        return METRICS.ended(id, status, errorMessage);
    return failedItems && !completedItems ? METRICS.empty(id, errorMessage) : null;
}

;// CONCATENATED MODULE: ./actions/collect-metrics/collect-metrics.js





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
const MAX_ID_CHARS = 200;
const collectMetrics = {
    headings: METRICS,
    defaults: DEFAULTS,
    outputs: ['metric-job-ids', 'total-items'],
    meant: 'the inputs metrics, call-ids and chat-ids',
    prepare(form) {
        const inputs = readInputs(form);
        return (0,input_form/* isComplete */.As)(inputs) ? (step) => collect(inputs, step) : undefined;
    },
};
function readInputs(form) {
    const [callIds, chatIds] = [form.uuids('call-ids'), form.uuids('chat-ids')];
    if (callIds !== null && chatIds !== null) {
        form.refuse('chat-ids', 'cannot be used with call-ids: remove one of them');
    }
    const ids = callIds === null ? chatIds : callIds;
    const fix = 'give the ID of at least one metric';
    return {
        metricIds: form.required('metrics', form.uuids('metrics'), fix),
        kind: callIds === null ? 'chatIds' : 'callIds',
        conversationIds: form.required('call-ids', ids, 'give the IDs of calls, or chat-ids'),
        wait: form.boolean('wait'),
        timeoutMs: form.duration('timeout'),
    };
}
async function collect(inputs, step) {
    const records = splitRequests(inputs.metricIds, inputs.conversationIds);
    const what = METRICS.goal(records.length, inputs.wait);
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
    const created = records.filter(({ result }) => result === 'created');
    const ids = created.map(({ job }) => (0,log_line/* oneLine */.TN)(job?.id ?? '', MAX_ID_CHARS));
    const items = created.reduce((sum, each) => sum + totalItems(each), 0);
    report.outputs['metric-job-ids'] = (0,output_text/* jsonArray */.Ir)(ids, (cut) => ({ cut }));
    report.outputs['total-items'] = `${items}`;
    report.rows.push(...records.map(rowOf));
    report.headline = METRICS.headline(ids.length, records.length, items, countItems(records));
}
function rowOf(record) {
    const { metricIds, conversationIds, job, result, why } = record;
    return [
        job && { id: job.id },
        job?.status ?? result,
        `${metricIds.length}`,
        `${conversationIds.length}`,
        `${totalItems(record)}`,
        job?.completedItems?.toString() ?? null,
        job?.failedItems?.toString() ?? null,
        why ?? job?.errorMessage ?? null,
    ];
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
/* unused harmony export ENDED */
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


/***/ })

};
;