"use strict";
exports.id = 589;
exports.ids = [589];
exports.modules = {

/***/ 20589:
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
// EXTERNAL MODULE: ./report/words/action-words.js
var action_words = __webpack_require__(58692);
// EXTERNAL MODULE: ./text/log-line.js + 1 modules
var log_line = __webpack_require__(82456);
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
            record.job = await client.createMetricCollectionJob(metricIds, { [kind]: conversationIds }, { ...wait.context, lingerMs: CREATION_GRACE_MS });
        }
        catch (error) {
            if (!(error instanceof errors/* ServiceError */._7))
                throw error;
            record.result = error.mayHaveBeenTaken ? 'unknown' : 'rejected';
            record.why = error.message;
            const lost = { kind: 'lost', rule: 'metric-job' };
            throw error.mayHaveBeenTaken ? (0,errors/* extendError */.vR)(error, action_words/* METRICS */.Cb.lost, lost) : error;
        }
        record.result = 'created';
        step.runner.info(action_words/* METRICS */.Cb.created(record.job.id, metricIds.length, conversationIds.length));
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
        const ended = jobsOf(records).filter(({ status }) => (0,outcome/* hasEnded */.hY)(status)).length;
        const progress = action_words/* METRICS */.Cb.progress(ended, records.length, countItems(records));
        wait.see(progress, (...seen) => step.runner.info(log_words/* LOG */.$9.seen(...seen)));
    }
    const { errors, warnings } = step.report;
    errors.push(...jobsOf(records).flatMap((job) => failureOf(job) ?? []));
    const { failed } = countItems(records);
    if (failed > 0 && errors.length === 0)
        warnings.push(action_words/* METRICS */.Cb.failed(failed));
}
function jobsOf(records) {
    return records.flatMap(({ job }) => job ?? []);
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
        return action_words/* METRICS */.Cb.ended(id, status, errorMessage);
    return failedItems && !completedItems ? action_words/* METRICS */.Cb.empty(id, errorMessage) : null;
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
    headings: action_words/* METRICS */.Cb,
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
    const what = action_words/* METRICS */.Cb.goal(records.length, inputs.wait);
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
    report.headline = action_words/* METRICS */.Cb.headline(ids.length, records.length, items, countItems(records));
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

/***/ 58692:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   As: () => (/* binding */ FLOWS),
/* harmony export */   Cb: () => (/* binding */ METRICS),
/* harmony export */   Kq: () => (/* binding */ TRACK),
/* harmony export */   b5: () => (/* binding */ INGEST),
/* harmony export */   lF: () => (/* binding */ MERGE)
/* harmony export */ });
/* harmony import */ var _text_duration_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6203);
/* harmony import */ var _text_log_line_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(82456);
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(53483);



const MAX_WHY_CHARS = 500;
const METRICS = {
    title: 'Collect metrics',
    columns: ['job', 'status', 'metrics', 'conversations', 'items', 'completed', 'failed', 'why'],
    goal: (jobs, isToEnd) => `${countJobs(jobs)} to ${isToEnd ? 'end' : 'be created'}`,
    created: (id, metrics, conversations) => `metric collection job ${id}: created, ${(0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatCounted */ .So)(metrics, 'metric')} of ${(0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatCounted */ .So)(conversations, 'conversation')}`,
    lost: "This metric collection job may have been created, so the request is not repeated. Check your service's dashboard before you run this step again",
    progress: (ended, jobs, { completed, failed }) => `${ended} of ${(0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatCounted */ .So)(jobs, 'job')} ended, ${(0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatCounted */ .So)(completed, 'item')} completed, ${failed} failed`,
    ended: (id, status, why) => `${nameJob(id)} ended ${status}${describeWhy(why)}`,
    empty: (id, why) => `${nameJob(id)} collected nothing: every item failed${describeWhy(why)}`,
    failed: (items) => `${(0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatCounted */ .So)(items, 'item')} could not be collected`,
    headline: (created, jobs, items, { completed, failed }) => {
        const counts = completed + failed > 0 ? `: ${completed} completed, ${failed} failed` : '';
        return `Created ${created} of ${countJobs(jobs)}, ${(0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatCounted */ .So)(items, 'item')} in all${counts}`;
    },
};
function countJobs(jobs) {
    return (0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatCounted */ .So)(jobs, 'metric collection job');
}
function nameJob(id) {
    return `metric collection job '${(0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .shortForm */ .JZ)(id)}'`;
}
function describeWhy(why) {
    return why ? `: ${(0,_text_log_line_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .TN)(why, MAX_WHY_CHARS)}` : '';
}
const MAX_NAMES = 50;
const FLOWS = {
    title: 'Delete flows',
    columns: ['customer flow', 'result', 'why'],
    result: (id, result) => `customer flow ${id}: ${result}`,
    failed: (id, why) => `customer flow '${(0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .shortForm */ .JZ)(id)}': ${why}`,
    missing: 'it does not exist',
    cancelled: (message) => `${message} before the response, so the flow may be deleted`,
    untried: (ids) => `not tried after that: ${(0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatList */ .ki)(ids, MAX_NAMES)}`,
    headline: ({ deleted, missing }, flows) => `Deleted ${deleted} of ${(0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatCounted */ .So)(flows, 'customer flow')}, ${missing} missing`,
};
const MAX_ID_CHARS = 100;
const MAX_LINE_CHARS = 2_000;
const INGEST = {
    title: 'Ingest calls',
    columns: ['Call', 'External ID', 'Result', 'ID or reason'],
    checked: (calls) => `${(0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatCounted */ .So)(calls, 'call')} checked`,
    unspecified: (values) => `the manifest has ${(0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatCounted */ .So)(values, 'value')} beyond the specification, sent as given: the service may reject these calls`,
    unwritten: (line) => `not in the report file: ${(0,_text_log_line_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .TN)(line, MAX_LINE_CHARS)}`,
    unwritable: (why) => `the report file cannot be written (${why}), so the log has the results that it lacks`,
    outOfTime: (message, limitMs) => `${message} (a call is tried for ${(0,_text_duration_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDuration */ .a)(limitMs)} while the service takes none)`,
    allUnknown: (calls, why) => `it is not known whether the last ${calls} calls were created (${why})`,
    unknown: (why) => `${why}; it may have been created all the same`,
    duplicate: (why) => `its externalId exists already; ${why}`,
    refusedDuplicate: (why) => `its externalId exists already; ${why}. Set on-duplicate: skip to leave it`,
    failed: (place, externalId, result, why) => {
        const id = externalId === null ? '' : ` (externalId ${(0,_text_log_line_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .TN)(externalId, MAX_ID_CHARS)})`;
        return `call of ${place}${id} ${result}: ${why}`;
    },
    unsent: (calls) => `${(0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatCounted */ .So)(calls, 'call was not sent, and has', 'calls were not sent, and have')} no line in the report file: start the step again with on-duplicate: skip`,
    headline: ({ created, skipped, failed, unknown }, calls, path) => `${(0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatCount */ .B4)(created)} of ${(0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatCounted */ .So)(calls, 'call')} created, ${(0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatCount */ .B4)(skipped)} skipped, ${(0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatCount */ .B4)(failed)} failed, ${(0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatCount */ .B4)(unknown)} unknown; one line for each in ${path}`,
};
const FIX = 'check that its job ran, uploaded report.json, and that the artifact was downloaded here';
const MERGE = {
    given: (path, name, attempt, outcome) => `${path}: ${name}, attempt ${attempt}, ${outcome}`,
    replaced: ' (another report has taken its place)',
    refused: (name, problem) => `input 'reports': '${name}' ${problem}`,
    missing: 'missing reports',
    tooFew: (reports, expected) => `the reports of ${reports} of ${expected} gates are here. For each of the others, ${FIX}`,
    absent: (name) => `the report of '${name}' is missing: ${FIX}`,
    skipped: (message) => `skipped, since ${message}.`,
    noRun: 'the report holds no run, so nothing was tested',
    started: 'the run was left to a later step, whose report is missing: merge that report too',
    confirmed: (runs) => `the outcome of its gate counts, and the policy can only worsen it: the report lacks facts of further runs that decided too (${(0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatList */ .ki)(runs, MAX_NAMES)})`,
    noDebrief: 'the service wrote no debrief, and by the policy its own verdict decides nothing',
    notLocated: 'no file of this job has its text; check out the repository',
};
const MAX_LISTED = 5;
const TRACK = {
    title: 'Simulation themes',
    label: 'A failure theme of simulated calls',
    columns: ['Issue', 'Theme', 'What was done'],
    noPermission: 'the token may not write issues: give the job the permission `issues: write`',
    noRepository: 'the environment variable GITHUB_REPOSITORY does not name the repository of the issues: set it, as in acme/agent',
    noRun: 'No report has an evaluated run, so all issues stay as they are.',
    failed: (why) => `The issues could not be kept: ${why}`,
    failedOne: (number, why) => `Issue ${number} could not be kept: ${why}`,
    without: (themes, maxIssues) => `${(0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatCounted */ .So)(themes.length, 'theme has', 'themes have')} no issue yet, since max-issues is ${maxIssues}: ${(0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatList */ .ki)(themes, MAX_LISTED)}`,
    headline: (counts, plans) => {
        const each = Object.entries(counts).map(([done, count]) => `${count} ${done}`);
        return `${each.join(', ')}, of the themes of ${(0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatCounted */ .So)(plans, 'run plan')}`;
    },
    fixed: 'The theme is fixed: a later run does not show it.',
    footer: '*Maintained by the action track-themes: updated when these facts change, closed when the theme is fixed, reopened when it returns. Close it as not planned to stop updates.*',
};


/***/ })

};
;