"use strict";
exports.id = 2958;
exports.ids = [2958,2557];
exports.modules = {

/***/ 2958:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);

__webpack_require__.d(__webpack_exports__, {
  action: () => (  collectMetrics)
});

// EXTERNAL MODULE: ./core/text/log-line.js
var log_line = __webpack_require__(7720);
// EXTERNAL MODULE: ./report/format.js
var format = __webpack_require__(3483);
// EXTERNAL MODULE: ./step/output-values.js
var output_values = __webpack_require__(5380);
// EXTERNAL MODULE: ./http/errors.js
var errors = __webpack_require__(2557);
// EXTERNAL MODULE: ./step/explain.js
var explain = __webpack_require__(301);
// EXTERNAL MODULE: ./step/stops.js
var stops = __webpack_require__(3743);
// EXTERNAL MODULE: ./step/inputs/input-form.js + 2 modules
var input_form = __webpack_require__(177);
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
const MEANT = 'the inputs metrics, call-ids and chat-ids';
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
    return (0,input_form .As)(inputs) ? inputs : undefined;
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





const CREATION_GRACE_MS = 1_500;
async function createJobs(records, kind, { client, wait, step }) {
    for (const record of records) {
        const { metricIds, conversationIds } = record.request;
        const request = { metricIds, [kind]: conversationIds };
        try {
            const context = { ...wait.context, lingerMs: CREATION_GRACE_MS };
            const job = await client.createMetricCollectionJob(request, context);
            record.fate = { kind: 'job', job };
            step.runner.info(`metric collection job ${job.id}: created, ${(0,format .So)(metricIds.length, 'metric')} of ${(0,format .So)(conversationIds.length, 'conversation')}`);
        }
        catch (error) {
            if (!(error instanceof errors ._7))
                throw error;
            throw explainFailure(error, record);
        }
    }
}
function explainFailure(error, record) {
    if (!error.mayHaveBeenTaken) {
        const { outcome, message } = (0,explain .W)(error, null, MEANT);
        record.fate = { kind: 'rejected', why: error.message };
        return new stops .C9('service', `${(0,stops .Kx)(message)}. This job was not created`, outcome);
    }
    record.fate = { kind: 'unknown', why: `may have been created: ${error.message}` };
    return new stops .C9('metric-job', `${(0,stops .Kx)(error.message)}. This metric collection job may have been created all the same; it is not tried again, since a second one would collect the same metrics twice. Look for it in the dashboard of the service before you run this step again`);
}

// EXTERNAL MODULE: ./step/patience.js
var patience = __webpack_require__(611);
;// CONCATENATED MODULE: ./metrics/job-record.js

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
function totalItems({ request, fate }) {
    const asked = request.metricIds.length * request.conversationIds.length;
    return (fate.kind === 'job' ? fate.job.totalItems : null) ?? asked;
}
function countItems(records) {
    const jobs = records.flatMap(({ fate }) => (fate.kind === 'job' ? [fate.job] : []));
    return {
        completed: jobs.reduce((sum, { completedItems }) => sum + (completedItems ?? 0), 0),
        failed: jobs.reduce((sum, { failedItems }) => sum + (failedItems ?? 0), 0),
    };
}
function failureOf(job) {
    const { status, completedItems, failedItems, errorMessage } = job;
    const why = errorMessage ? `: ${(0,log_line .T)(errorMessage, 500)}` : '';
    if (ENDED.has(status) && status !== 'COMPLETED')
        return `ended ${status}${why}`;
    return failedItems && !completedItems ? `collected nothing: every item failed${why}` : null;
}
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
        step.report.warnings.push(`${(0,format .So)(failed, 'item')} could not be collected`);
    }
}
async function readJob(id, { client, wait, step }) {
    const ask = () => client.readMetricCollectionJob(id, wait.context);
    const tell = (line) => step.runner.info(line);
    const asked = { clock: step.clock, wait, isKnown: () => true, tell };
    try {
        return { ...(await (0,patience .Ev)(ask, asked)), id };
    }
    catch (error) {
        throw (0,explain .u)(error, 'readMetricCollectionJob');
    }
}
function openOf(records) {
    return records.flatMap((record) => record.fate.kind === 'job' && !jobHasEnded(record.fate.job)
        ? [{ record, id: record.fate.job.id }]
        : []);
}
function describe(records) {
    const { completed, failed } = countItems(records);
    const ended = records.length - openOf(records).length;
    return `${ended} of ${(0,format .So)(records.length, 'job')} ended, ${(0,format .So)(completed, 'item')} completed, ${failed} failed`;
}

// EXTERNAL MODULE: ./core/metric-limits.js
var metric_limits = __webpack_require__(7536);
;// CONCATENATED MODULE: ./metrics/metric-requests.js
const MAX_BAND = 100;
function splitMetricRequests(metricIds, conversationIds, limits = metric_limits .Y) {
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
function widestBlock(requests, metrics, blockOf, limits) {
    const conversations = requests === 1 ? (0,metric_limits .a)(metrics, limits) : 0;
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
function cutBlock({ metrics, parts }, metricIds, conversationIds) {
    if (parts === null)
        return [{ metricIds, conversationIds }];
    const [first, second] = parts;
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
    const jobs = (0,format .So)(requests.length, 'metric collection job');
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
    const ids = created.map(({ fate }) => (fate.kind === 'job' ? (0,log_line .T)(fate.job.id, 200) : ''));
    const items = created.reduce((sum, job) => sum + totalItems(job), 0);
    report.outputs['metric-job-ids'] = (0,output_values .Ir)(ids, (cut) => ({ cut }));
    report.outputs['total-items'] = String(items);
    report.rows.push(...records.map(rowOf));
    report.headline = `Created ${created.length} of ${(0,format .So)(records.length, 'metric collection job')}, ${(0,format .So)(items, 'item')} in all${describeItems(created)}`;
}
function describeItems(created) {
    const { completed, failed } = countItems(created);
    return completed + failed > 0 ? `: ${completed} completed, ${failed} failed` : '';
}

;// CONCATENATED MODULE: ./entries/collect-metrics.js



/***/ })

};
;Object.assign(exports.modules, require("./later.js"));
