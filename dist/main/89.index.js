export const id = 89;
export const ids = [89];
export const modules = {

/***/ 8089:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  action: () => (/* reexport */ collectMetrics)
});

// EXTERNAL MODULE: ./core/metric-requests.js
var metric_requests = __webpack_require__(811);
// EXTERNAL MODULE: ./core/report/format.js
var format = __webpack_require__(426);
// EXTERNAL MODULE: ./core/text/log-line.js
var log_line = __webpack_require__(6977);
// EXTERNAL MODULE: ./step/output-values.js
var output_values = __webpack_require__(4421);
// EXTERNAL MODULE: ./service/errors.js
var errors = __webpack_require__(6361);
// EXTERNAL MODULE: ./step/stops.js
var stops = __webpack_require__(2494);
;// CONCATENATED MODULE: ./metrics/create-jobs.js


/** How long an answer to a creation is still waited for when the step is cancelled. */
const CREATION_GRACE_MS = 1_500;
/**
 * Creates the jobs one after the other. The first one that fails ends it: what keeps one from being
 * created keeps the others from it. No creation is repeated once the service may have received it.
 */
async function createJobs(records, kind, { client, wait, step }) {
    for (const record of records) {
        step.cancelled.throwIfAborted();
        const { metricIds, conversationIds } = record.request;
        const request = { metrics: metricIds.map((id) => ({ id })), [kind]: conversationIds };
        try {
            const context = { ...wait.context, lingerMs: CREATION_GRACE_MS };
            const job = await client.createMetricCollectionJob(request, context);
            record.fate = { kind: 'job', job };
            step.runner.info(`metric collection job ${job.id}: created, ${metricIds.length} metrics of ${conversationIds.length} conversations`);
        }
        catch (error) {
            if (!(error instanceof errors/* ServiceError */._))
                throw error;
            throw explainFailure(error, record);
        }
    }
}
/** Says whether a job may have been created although its creation gave no ID. */
function explainFailure(error, record) {
    if (!error.mayHaveBeenTaken) {
        const meant = 'the inputs metrics, call-ids and chat-ids';
        const { outcome, message } = (0,stops/* explain */.WE)(error, null, meant);
        record.fate = { kind: 'rejected', why: error.message };
        return new stops/* Stopped */.C9('service', `${(0,stops/* withoutPeriod */.Kx)(message)}. This job was not created`, outcome);
    }
    record.fate = { kind: 'unknown', why: `may have been created: ${error.message}` };
    return new stops/* Stopped */.C9('metric-job', `${(0,stops/* withoutPeriod */.Kx)(error.message)}. This metric collection job may have been created all the same; it is not tried again, since a second one would collect the same metrics twice. Look for it in the dashboard of the service before you run this step again`);
}

;// CONCATENATED MODULE: ./metrics/job-record.js

/**
 * States that nothing follows after. The specification shows PENDING alone; these are what runs end
 * with. A state never seen before counts as in progress until the job has a `completedAt`.
 */
const ENDED = new Set(['COMPLETED', 'FAILED', 'CANCELLED', 'TIMED_OUT']);
function hasEnded({ status, completedAt }) {
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
    const why = errorMessage ? `: ${(0,log_line/* oneLine */.T)(errorMessage, 500)}` : '';
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
async function followJobs(records, { client, wait, step }) {
    while (openOf(records).length > 0) {
        await wait.pause();
        for (const { record, id } of openOf(records)) {
            record.fate = { kind: 'job', job: await client.readMetricCollectionJob(id, wait.context) };
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
function openOf(records) {
    return records.flatMap((record) => record.fate.kind === 'job' && !hasEnded(record.fate.job)
        ? [{ record, id: record.fate.job.id }]
        : []);
}
/** E.g. `1 of 3 jobs ended, 4900 items completed, 100 failed`. */
function describe(records) {
    const { completed, failed } = countItems(records);
    const ended = records.length - openOf(records).length;
    return `${ended} of ${(0,format/* formatCounted */.So)(records.length, 'job')} ended, ${(0,format/* formatCounted */.So)(completed, 'item')} completed, ${failed} failed`;
}

// EXTERNAL MODULE: ./input/complete.js
var complete = __webpack_require__(588);
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
    return (0,complete/* isComplete */.A)(inputs) ? inputs : undefined;
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

;// CONCATENATED MODULE: ./metrics/collect-metrics.js
/** collect-metrics: creates metric collection jobs, and follows them to their end where wanted. */








const collectMetrics = {
    title: 'Collect metrics',
    defaults: DEFAULTS,
    outputs: ['metric-job-ids', 'total-items'],
    columns: ['job', 'status', 'metrics', 'conversations', 'items', 'completed', 'failed', 'why'],
    meant: 'the inputs metrics, call-ids and chat-ids',
    prepare(form) {
        const inputs = readInputs(form);
        return inputs && ((step) => collect(inputs, step));
    },
};
async function collect(inputs, step) {
    const { metricIds, conversations, timeoutMs: limitMs } = inputs;
    step.report.notes.push(...inputs.notes);
    const requests = (0,metric_requests/* splitMetricRequests */.$r)(metricIds, conversations.ids);
    const records = requests.map((request) => ({ request, fate: { kind: 'not tried' } }));
    const jobs = (0,format/* formatCounted */.So)(requests.length, 'metric collection job');
    const what = `${jobs} to ${inputs.wait ? 'end' : 'be created'}`;
    const wait = step.wait({ what, input: 'timeout', limitMs });
    try {
        const client = await step.connect();
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
    const ids = created.map(({ fate }) => (fate.kind === 'job' ? (0,log_line/* oneLine */.T)(fate.job.id, 200) : ''));
    const items = created.reduce((sum, job) => sum + totalItems(job), 0);
    report.outputs['metric-job-ids'] = (0,output_values/* jsonArray */.Ir)(ids, (cut) => ({ cut }));
    report.outputs['total-items'] = String(items);
    report.rows.push(...records.map(rowOf));
    report.headline = `Created ${created.length} of ${records.length} metric collection jobs, ${items} items in all${describeItems(created)}`;
}
/** E.g. `: 90 completed, 10 failed`, where the jobs were followed or had begun. */
function describeItems(created) {
    const { completed, failed } = countItems(created);
    return completed + failed > 0 ? `: ${completed} completed, ${failed} failed` : '';
}

;// CONCATENATED MODULE: ./entries/collect-metrics.js



/***/ })

};
