"use strict";
exports.id = 628;
exports.ids = [628];
exports.modules = {

/***/ 68628:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   deleteFlows: () => (/* binding */ deleteFlows)
/* harmony export */ });
/* harmony import */ var _http_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(72557);
/* harmony import */ var _inputs_input_form_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(61328);
/* harmony import */ var _report_words_action_words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(58692);
/* harmony import */ var _service_explain_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(70980);
/* harmony import */ var _text_step_errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(69445);





const DEFAULTS = {
    'base-url': '',
    'api-key': '',
    'flow-ids': '',
    'missing-ok': 'true',
    'service-profile': '',
    summary: 'true',
};
const DELETION_LIMIT_MS = 2 * 60_000;
const MAX_LATE = 3;
const deleteFlows = {
    headings: _report_words_action_words_js__WEBPACK_IMPORTED_MODULE_2__/* .FLOWS */ .As,
    defaults: DEFAULTS,
    outputs: ['deleted', 'missing'],
    meant: 'the input flow-ids',
    prepare(form) {
        const fix = 'give the ID of at least one customer flow';
        const inputs = {
            flowIds: form.required('flow-ids', form.uuids('flow-ids'), fix),
            missingOk: form.boolean('missing-ok'),
        };
        return (0,_inputs_input_form_js__WEBPACK_IMPORTED_MODULE_1__/* .isComplete */ .As)(inputs) ? (step) => deleteAll(inputs, step) : undefined;
    },
};
async function deleteAll(inputs, step) {
    const client = step.connect();
    const { clock, cancelled: signal, runner } = step;
    const deletions = new Map();
    let late = 0;
    try {
        for (const flowId of inputs.flowIds) {
            signal.throwIfAborted();
            const deadlineMs = clock.now() + DELETION_LIMIT_MS;
            const deletion = await deleteFlow(flowId, client, { signal, deadlineMs });
            deletions.set(flowId, deletion);
            runner.info(_report_words_action_words_js__WEBPACK_IMPORTED_MODULE_2__/* .FLOWS */ .As.result(flowId, deletion.result));
            late = deletion.isLate ? late + 1 : 0;
            if (deletion.isLast || late === MAX_LATE)
                break;
        }
    }
    finally {
        record(deletions, inputs, step);
    }
}
function record(deletions, { flowIds, missingOk }, { report }) {
    const counts = { deleted: 0, missing: 0, failed: 0 };
    for (const [id, { result, why }] of deletions) {
        counts[result] += 1;
        const isError = result === 'failed' || (result === 'missing' && !missingOk);
        if (isError)
            report.errors.push(_report_words_action_words_js__WEBPACK_IMPORTED_MODULE_2__/* .FLOWS */ .As.failed(id, why));
        report.rows.push([{ id }, result, why]);
    }
    const untried = flowIds.filter((id) => !deletions.has(id));
    if (untried.length > 0)
        report.errors.push(_report_words_action_words_js__WEBPACK_IMPORTED_MODULE_2__/* .FLOWS */ .As.untried(untried));
    report.rows.push(...untried.map((id) => [{ id }, 'not tried', null]));
    report.outputs.deleted = `${counts.deleted}`;
    report.outputs.missing = `${counts.missing}`;
    report.headline = _report_words_action_words_js__WEBPACK_IMPORTED_MODULE_2__/* .FLOWS */ .As.headline(counts, flowIds.length);
}
async function deleteFlow(flowId, client, context) {
    try {
        await client.deleteCustomerFlow(flowId, context);
        return { result: 'deleted', why: null };
    }
    catch (error) {
        if (error instanceof _text_step_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .CancelledError */ .cc) {
            return { result: 'failed', why: _report_words_action_words_js__WEBPACK_IMPORTED_MODULE_2__/* .FLOWS */ .As.cancelled(error.message), isLast: true };
        }
        if (!(error instanceof _http_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._7))
            throw error;
        if (error.status === 404 && error.type !== undefined) {
            return { result: 'missing', why: _report_words_action_words_js__WEBPACK_IMPORTED_MODULE_2__/* .FLOWS */ .As.missing };
        }
        const { message: why } = (0,_service_explain_js__WEBPACK_IMPORTED_MODULE_3__/* .explain */ .WE)(error, null, deleteFlows.meant);
        const isLate = error.kind === 'deadline';
        return { result: 'failed', why, isLast: (0,_http_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .concernsAll */ .p$)(error), isLate };
    }
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