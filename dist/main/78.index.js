"use strict";
exports.id = 78;
exports.ids = [78];
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
// EXTERNAL MODULE: ./report/format.js
var format = __webpack_require__(53483);
// EXTERNAL MODULE: ./report/output-text.js
var output_text = __webpack_require__(18389);
// EXTERNAL MODULE: ./text/log-line.js + 1 modules
var log_line = __webpack_require__(82456);
// EXTERNAL MODULE: ./http/errors.js
var errors = __webpack_require__(72557);
// EXTERNAL MODULE: ./service/explain.js
var explain = __webpack_require__(70980);
// EXTERNAL MODULE: ./text/step-error.js
var step_error = __webpack_require__(53326);
;// CONCATENATED MODULE: ./actions/collect-metrics/metric-jobs.js





const MEANT = 'the inputs metrics, call-ids and chat-ids';
const CREATION_GRACE_MS = 1_500;
const MAX_METRICS = 20;
const MAX_CONVERSATIONS = 500;
const MAX_ITEMS = 5000;
const ENDED = new Set([
    'COMPLETED',
    'FAILED',
    'CANCELLED',
    'CANCELED',
    'TIMED_OUT',
]);
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
            throw explainFailure(error);
        }
        record.result = 'created';
        step.runner.info(`metric collection job ${record.job.id}: created, ${(0,format/* formatCounted */.So)(metricIds.length, 'metric')} of ${(0,format/* formatCounted */.So)(conversationIds.length, 'conversation')}`);
    }
}
function explainFailure(error) {
    if (!error.mayHaveBeenTaken) {
        const { outcome, message } = (0,explain/* explain */.W)(error, null, MEANT);
        return new step_error/* StepError */.zg('service', `${(0,step_error/* withoutPeriod */.Kx)(message)}. This job was not created`, outcome);
    }
    return new step_error/* StepError */.zg('metric-job', `${(0,step_error/* withoutPeriod */.Kx)(error.message)}. This metric collection job may have been created, so the request is not repeated. Check your service's dashboard before you run this step again`);
}
async function followJobs(records, { client, wait, step }) {
    while (jobsOf(records).some(isOpen)) {
        await wait.pause();
        for (const record of records) {
            const { job } = record;
            if (job === null || !isOpen(job))
                continue;
            const read = await client.readMetricCollectionJob(job.id, wait.context).catch((error) => {
                throw (0,explain/* explainMissing */.C)(error);
            });
            record.job = { ...read, id: job.id };
        }
        wait.see(describe(records), (line) => step.runner.info(line));
    }
    const { errors, warnings } = step.report;
    for (const job of jobsOf(records)) {
        const failure = failureOf(job);
        if (failure !== null)
            errors.push(`metric collection job ${job.id} ${failure}`);
    }
    const { failed } = countItems(records);
    if (failed > 0 && errors.length === 0) {
        warnings.push(`${(0,format/* formatCounted */.So)(failed, 'item')} could not be collected`);
    }
}
function jobsOf(records) {
    return records.flatMap(({ job }) => job ?? []);
}
function isOpen({ status, completedAt }) {
    return !ENDED.has(status) && !completedAt;
}
function describe(records) {
    const { completed, failed } = countItems(records);
    const ended = jobsOf(records).filter((job) => !isOpen(job)).length;
    return `${ended} of ${(0,format/* formatCounted */.So)(records.length, 'job')} ended, ${(0,format/* formatCounted */.So)(completed, 'item')} completed, ${failed} failed`;
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
    const { status, completedItems, failedItems, errorMessage } = job;
    const why = errorMessage ? `: ${(0,log_line/* oneLine */.TN)(errorMessage, 500)}` : '';
    if (ENDED.has(status) && status !== 'COMPLETED')
        return `ended ${status}${why}`;
    return failedItems && !completedItems ? `collected nothing: every item failed${why}` : null;
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
    title: 'Collect metrics',
    defaults: DEFAULTS,
    outputs: ['metric-job-ids', 'total-items'],
    columns: ['job', 'status', 'metrics', 'conversations', 'items', 'completed', 'failed', 'why'],
    meant: MEANT,
    prepare(form) {
        const inputs = readInputs(form);
        return (0,input_form/* isComplete */.As)(inputs) ? (step) => collect(inputs, step) : undefined;
    },
};
function readInputs(form) {
    const [callIds, chatIds] = [form.uuids('call-ids'), form.uuids('chat-ids')];
    if ((callIds === null) === (chatIds === null)) {
        const what = callIds === null ? 'none is' : 'both are';
        form.reject(`exactly one of call-ids and chat-ids is required, but ${what} given`);
    }
    const fix = 'give the ID of at least one metric';
    return {
        metricIds: form.required('metrics', form.uuids('metrics'), fix),
        kind: callIds === null ? 'chatIds' : 'callIds',
        conversationIds: callIds ?? chatIds ?? undefined,
        wait: form.boolean('wait'),
        timeoutMs: form.duration('timeout'),
    };
}
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
    const created = records.filter(({ result }) => result === 'created');
    const ids = created.map(({ job }) => (0,log_line/* oneLine */.TN)(job?.id ?? '', MAX_ID_CHARS));
    const items = created.reduce((sum, each) => sum + totalItems(each), 0);
    const { completed, failed } = countItems(records);
    const counts = completed + failed > 0 ? `: ${completed} completed, ${failed} failed` : '';
    report.outputs['metric-job-ids'] = (0,output_text/* jsonArray */.Ir)(ids, (cut) => ({ cut }));
    report.outputs['total-items'] = `${items}`;
    report.rows.push(...records.map(rowOf));
    report.headline = `Created ${ids.length} of ${(0,format/* formatCounted */.So)(records.length, 'metric collection job')}, ${(0,format/* formatCounted */.So)(items, 'item')} in all${counts}`;
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

/***/ 72557:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fh: () => (/* binding */ isSpent),
/* harmony export */   _7: () => (/* binding */ ServiceError),
/* harmony export */   xW: () => (/* binding */ lastFailure)
/* harmony export */ });
class ServiceError extends Error {
    name = 'ServiceError';
    constructor({ cause, ...facts }) {
        super(`${facts.operation}: ${facts.problem}`, { cause });
        Object.assign(this, { namesQuota: false, profileKey: '', ...facts });
    }
}
function isSpent({ status, namesQuota }) {
    return status === 402 || (status === 429 && namesQuota);
}
function lastFailure(error) {
    return error.cause instanceof ServiceError ? error.cause : error;
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
/* harmony export */   C: () => (/* binding */ explainMissing),
/* harmony export */   W: () => (/* binding */ explain)
/* harmony export */ });
/* harmony import */ var _http_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(72557);
/* harmony import */ var _text_duration_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6203);
/* harmony import */ var _text_step_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(53326);



function explain(error, wait, inputs, where = '') {
    if (error instanceof _text_step_error_js__WEBPACK_IMPORTED_MODULE_2__/* .StepError */ .zg) {
        const { outcome, rule, message } = error;
        const isComplete = outcome === 'error' || rule === 'budget';
        return { outcome, rule, message: isComplete ? message : withWait(message, wait) };
    }
    if (error instanceof _text_step_error_js__WEBPACK_IMPORTED_MODULE_2__/* .CancelledError */ .cc) {
        return { outcome: 'inconclusive', rule: 'cancelled', message: withWait(error.message, wait) };
    }
    if (error instanceof _http_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._7)
        return explainServiceError(error, wait, inputs, where);
    return (0,_text_step_error_js__WEBPACK_IMPORTED_MODULE_2__/* .internalError */ .WB)(error);
}
const MISCONFIGURED = new Set(['tls', 'proxy', 'unresolved']);
const SPENT_FIX = 'The service refuses for a spent budget, and the request is not retried. Check the subscription and the payments of the account that the api-key belongs to';
function explainServiceError(error, wait, inputs, where) {
    if (MISCONFIGURED.has(error.kind)) {
        return { outcome: 'error', rule: 'service', message: error.message };
    }
    const message = (0,_text_step_error_js__WEBPACK_IMPORTED_MODULE_2__/* .withoutPeriod */ .Kx)(error.message);
    if ((0,_http_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .isSpent */ .Fh)(error)) {
        return { outcome: 'inconclusive', rule: 'budget', message: `${message}. ${SPENT_FIX}` };
    }
    const fix = fixOf(error, inputs, where);
    return fix === null
        ? { outcome: 'inconclusive', rule: 'service', message: withWait(error.message, wait) }
        : { outcome: 'error', rule: 'service', message: `${message}. ${fix}` };
}
const HEADER = /^x-[\w-]{1,100}$/i;
function fixOf(error, inputs, where) {
    const { kind, status = 0, param = '', profileKey } = error;
    if (kind === 'redirect') {
        return 'Redirects are never followed, since the request holds the key: set the input base-url to the URL that responds itself';
    }
    if (kind !== 'status')
        return null;
    if (status === 400 && HEADER.test(param)) {
        return `The service requires the header '${param}': add it under headers in the file of the input service-profile`;
    }
    const named = `${inputs}${where && ` (${where})`}, and that base-url and api-key belong to the same project`;
    if (profileKey !== '' && status < 500)
        return `Else check ${named}`;
    return status === 404 ? `Check ${named}` : fixOfStatus(status, inputs);
}
function explainMissing(error, more = '') {
    if (!(error instanceof _http_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._7) || error.profileKey === '')
        return error;
    return new _text_step_error_js__WEBPACK_IMPORTED_MODULE_2__/* .StepError */ .zg('service', (0,_text_step_error_js__WEBPACK_IMPORTED_MODULE_2__/* .withoutPeriod */ .Kx)(error.message) + more, 'error');
}
function fixOfStatus(status, inputs) {
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
    const { what, input, limitMs, waitedMs, lastSeen } = wait;
    const limit = `${input}: ${(0,_text_duration_js__WEBPACK_IMPORTED_MODULE_1__/* .formatDuration */ .a)(limitMs)}`;
    return `${(0,_text_step_error_js__WEBPACK_IMPORTED_MODULE_2__/* .withoutPeriod */ .Kx)(message)}; waited ${(0,_text_duration_js__WEBPACK_IMPORTED_MODULE_1__/* .formatDuration */ .a)(waitedMs)} for ${what} (${limit}); last seen: ${lastSeen}`;
}


/***/ }),

/***/ 83242:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ diffArrays)
/* harmony export */ });
/* unused harmony export arrayDiff */
/* harmony import */ var _base_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(79890);

class ArrayDiff extends _base_js__WEBPACK_IMPORTED_MODULE_0__/* ["default"] */ .A {
    tokenize(value) {
        return value.slice();
    }
    join(value) {
        return value;
    }
    removeEmpty(value) {
        return value;
    }
}
const arrayDiff = new ArrayDiff();
function diffArrays(oldArr, newArr, options) {
    return arrayDiff.diff(oldArr, newArr, options);
}


/***/ }),

/***/ 79890:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ Diff)
/* harmony export */ });
class Diff {
    diff(oldStr, newStr, 
    // Type below is not accurate/complete - see above for full possibilities - but it compiles
    options = {}) {
        let callback;
        if (typeof options === 'function') {
            callback = options;
            options = {};
        }
        else if ('callback' in options) {
            callback = options.callback;
        }
        // Allow subclasses to massage the input prior to running
        const oldString = this.castInput(oldStr, options);
        const newString = this.castInput(newStr, options);
        const oldTokens = this.removeEmpty(this.tokenize(oldString, options));
        const newTokens = this.removeEmpty(this.tokenize(newString, options));
        return this.diffWithOptionsObj(oldTokens, newTokens, options, callback);
    }
    diffWithOptionsObj(oldTokens, newTokens, options, callback) {
        var _a;
        const done = (value) => {
            value = this.postProcess(value, options);
            if (callback) {
                setTimeout(function () { callback(value); }, 0);
                return undefined;
            }
            else {
                return value;
            }
        };
        const newLen = newTokens.length, oldLen = oldTokens.length;
        let editLength = 1;
        let maxEditLength = newLen + oldLen;
        if (options.maxEditLength != null) {
            maxEditLength = Math.min(maxEditLength, options.maxEditLength);
        }
        const maxExecutionTime = (_a = options.timeout) !== null && _a !== void 0 ? _a : Infinity;
        const abortAfterTimestamp = Date.now() + maxExecutionTime;
        const bestPath = [{ oldPos: -1, lastComponent: undefined }];
        // Seed editLength = 0, i.e. the content starts with the same values
        let newPos = this.extractCommon(bestPath[0], newTokens, oldTokens, 0, options);
        if (bestPath[0].oldPos + 1 >= oldLen && newPos + 1 >= newLen) {
            // Identity per the equality and tokenizer
            return done(this.buildValues(bestPath[0].lastComponent, newTokens, oldTokens));
        }
        // Once we hit the right edge of the edit graph on some diagonal k, we can
        // definitely reach the end of the edit graph in no more than k edits, so
        // there's no point in considering any moves to diagonal k+1 any more (from
        // which we're guaranteed to need at least k+1 more edits).
        // Similarly, once we've reached the bottom of the edit graph, there's no
        // point considering moves to lower diagonals.
        // We record this fact by setting minDiagonalToConsider and
        // maxDiagonalToConsider to some finite value once we've hit the edge of
        // the edit graph.
        // This optimization is not faithful to the original algorithm presented in
        // Myers's paper, which instead pointlessly extends D-paths off the end of
        // the edit graph - see page 7 of Myers's paper which notes this point
        // explicitly and illustrates it with a diagram. This has major performance
        // implications for some common scenarios. For instance, to compute a diff
        // where the new text simply appends d characters on the end of the
        // original text of length n, the true Myers algorithm will take O(n+d^2)
        // time while this optimization needs only O(n+d) time.
        let minDiagonalToConsider = -Infinity, maxDiagonalToConsider = Infinity;
        // Main worker method. checks all permutations of a given edit length for acceptance.
        const execEditLength = () => {
            for (let diagonalPath = Math.max(minDiagonalToConsider, -editLength); diagonalPath <= Math.min(maxDiagonalToConsider, editLength); diagonalPath += 2) {
                let basePath;
                const removePath = bestPath[diagonalPath - 1], addPath = bestPath[diagonalPath + 1];
                if (removePath) {
                    // No one else is going to attempt to use this value, clear it
                    // @ts-expect-error - perf optimisation. This type-violating value will never be read.
                    bestPath[diagonalPath - 1] = undefined;
                }
                let canAdd = false;
                if (addPath) {
                    // what newPos will be after we do an insertion:
                    const addPathNewPos = addPath.oldPos - diagonalPath;
                    canAdd = addPath && 0 <= addPathNewPos && addPathNewPos < newLen;
                }
                const canRemove = removePath && removePath.oldPos + 1 < oldLen;
                if (!canAdd && !canRemove) {
                    // If this path is a terminal then prune
                    // @ts-expect-error - perf optimisation. This type-violating value will never be read.
                    bestPath[diagonalPath] = undefined;
                    continue;
                }
                // Select the diagonal that we want to branch from. We select the prior
                // path whose position in the old string is the farthest from the origin
                // and does not pass the bounds of the diff graph
                if (!canRemove || (canAdd && removePath.oldPos < addPath.oldPos)) {
                    basePath = this.addToPath(addPath, true, false, 0, options);
                }
                else {
                    basePath = this.addToPath(removePath, false, true, 1, options);
                }
                newPos = this.extractCommon(basePath, newTokens, oldTokens, diagonalPath, options);
                if (basePath.oldPos + 1 >= oldLen && newPos + 1 >= newLen) {
                    // If we have hit the end of both strings, then we are done
                    return done(this.buildValues(basePath.lastComponent, newTokens, oldTokens)) || true;
                }
                else {
                    bestPath[diagonalPath] = basePath;
                    if (basePath.oldPos + 1 >= oldLen) {
                        maxDiagonalToConsider = Math.min(maxDiagonalToConsider, diagonalPath - 1);
                    }
                    if (newPos + 1 >= newLen) {
                        minDiagonalToConsider = Math.max(minDiagonalToConsider, diagonalPath + 1);
                    }
                }
            }
            editLength++;
        };
        // Performs the length of edit iteration. Is a bit fugly as this has to support the
        // sync and async mode which is never fun. Loops over execEditLength until a value
        // is produced, or until the edit length exceeds options.maxEditLength (if given),
        // in which case it will return undefined.
        if (callback) {
            (function exec() {
                setTimeout(function () {
                    if (editLength > maxEditLength || Date.now() > abortAfterTimestamp) {
                        return callback(undefined);
                    }
                    if (!execEditLength()) {
                        exec();
                    }
                }, 0);
            }());
        }
        else {
            while (editLength <= maxEditLength && Date.now() <= abortAfterTimestamp) {
                const ret = execEditLength();
                if (ret) {
                    return ret;
                }
            }
        }
    }
    addToPath(path, added, removed, oldPosInc, options) {
        const last = path.lastComponent;
        if (last && !options.oneChangePerToken && last.added === added && last.removed === removed) {
            return {
                oldPos: path.oldPos + oldPosInc,
                lastComponent: { count: last.count + 1, added: added, removed: removed, previousComponent: last.previousComponent }
            };
        }
        else {
            return {
                oldPos: path.oldPos + oldPosInc,
                lastComponent: { count: 1, added: added, removed: removed, previousComponent: last }
            };
        }
    }
    extractCommon(basePath, newTokens, oldTokens, diagonalPath, options) {
        const newLen = newTokens.length, oldLen = oldTokens.length;
        let oldPos = basePath.oldPos, newPos = oldPos - diagonalPath, commonCount = 0;
        while (newPos + 1 < newLen && oldPos + 1 < oldLen && this.equals(oldTokens[oldPos + 1], newTokens[newPos + 1], options)) {
            newPos++;
            oldPos++;
            commonCount++;
            if (options.oneChangePerToken) {
                basePath.lastComponent = { count: 1, previousComponent: basePath.lastComponent, added: false, removed: false };
            }
        }
        if (commonCount && !options.oneChangePerToken) {
            basePath.lastComponent = { count: commonCount, previousComponent: basePath.lastComponent, added: false, removed: false };
        }
        basePath.oldPos = oldPos;
        return newPos;
    }
    equals(left, right, options) {
        if (options.comparator) {
            return options.comparator(left, right);
        }
        else {
            return left === right
                || (!!options.ignoreCase && left.toLowerCase() === right.toLowerCase());
        }
    }
    removeEmpty(array) {
        const ret = [];
        for (let i = 0; i < array.length; i++) {
            if (array[i]) {
                ret.push(array[i]);
            }
        }
        return ret;
    }
    // eslint-disable-next-line @typescript-eslint/no-unused-vars
    castInput(value, options) {
        return value;
    }
    // eslint-disable-next-line @typescript-eslint/no-unused-vars
    tokenize(value, options) {
        return Array.from(value);
    }
    join(chars) {
        // Assumes ValueT is string, which is the case for most subclasses.
        // When it's false, e.g. in diffArrays, this method needs to be overridden (e.g. with a no-op)
        // Yes, the casts are verbose and ugly, because this pattern - of having the base class SORT OF
        // assume tokens and values are strings, but not completely - is weird and janky.
        return chars.join('');
    }
    postProcess(changeObjects, 
    // eslint-disable-next-line @typescript-eslint/no-unused-vars
    options) {
        return changeObjects;
    }
    get useLongestToken() {
        return false;
    }
    buildValues(lastComponent, newTokens, oldTokens) {
        // First we convert our linked list of components in reverse order to an
        // array in the right order:
        const components = [];
        let nextComponent;
        while (lastComponent) {
            components.push(lastComponent);
            nextComponent = lastComponent.previousComponent;
            delete lastComponent.previousComponent;
            lastComponent = nextComponent;
        }
        components.reverse();
        const componentLen = components.length;
        let componentPos = 0, newPos = 0, oldPos = 0;
        for (; componentPos < componentLen; componentPos++) {
            const component = components[componentPos];
            if (!component.removed) {
                if (!component.added && this.useLongestToken) {
                    let value = newTokens.slice(newPos, newPos + component.count);
                    value = value.map(function (value, i) {
                        const oldValue = oldTokens[oldPos + i];
                        return oldValue.length > value.length ? oldValue : value;
                    });
                    component.value = this.join(value);
                }
                else {
                    component.value = this.join(newTokens.slice(newPos, newPos + component.count));
                }
                newPos += component.count;
                // Common case
                if (!component.added) {
                    oldPos += component.count;
                }
            }
            else {
                component.value = this.join(oldTokens.slice(oldPos, oldPos + component.count));
                oldPos += component.count;
            }
        }
        return components;
    }
}


/***/ })

};
;