"use strict";
exports.id = 279;
exports.ids = [279];
exports.modules = {

/***/ 54279:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  deleteFlows: () => (/* binding */ deleteFlows)
});

// EXTERNAL MODULE: ./http/errors.js
var errors = __webpack_require__(72557);
// EXTERNAL MODULE: ./inputs/input-form.js
var input_form = __webpack_require__(61328);
// EXTERNAL MODULE: ./report/format.js
var format = __webpack_require__(53483);
;// CONCATENATED MODULE: ./report/words/delete-flows-words.js

const MAX_NAMES = 50;
const FLOWS = {
    title: 'Delete flows',
    columns: ['customer flow', 'result', 'why'],
    result: (id, result) => `customer flow ${id}: ${result}`,
    failed: (id, why) => `customer flow '${(0,format/* shortForm */.JZ)(id)}': ${why}`,
    missing: 'it does not exist',
    cancelled: (message) => `${message} before the response, so the flow may be deleted`,
    untried: (ids) => `not tried after that: ${(0,format/* formatList */.ki)(ids, MAX_NAMES)}`,
    headline: ({ deleted, missing }, flows) => `Deleted ${deleted} of ${(0,format/* formatCounted */.So)(flows, 'customer flow')}, ${missing} missing`,
};

// EXTERNAL MODULE: ./service/explain.js
var explain = __webpack_require__(70980);
// EXTERNAL MODULE: ./text/step-errors.js
var step_errors = __webpack_require__(69445);
;// CONCATENATED MODULE: ./actions/delete-flows/delete-flows.js





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
    headings: FLOWS,
    defaults: DEFAULTS,
    outputs: ['deleted', 'missing'],
    meant: 'the input flow-ids',
    prepare(form) {
        const fix = 'give the ID of at least one customer flow';
        const inputs = {
            flowIds: form.required('flow-ids', form.uuids('flow-ids'), fix),
            missingOk: form.boolean('missing-ok'),
        };
        return (0,input_form/* isComplete */.As)(inputs) ? (step) => deleteAll(inputs, step) : undefined;
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
            runner.info(FLOWS.result(flowId, deletion.result));
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
            report.errors.push(FLOWS.failed(id, why));
        report.rows.push([{ id }, result, why]);
    }
    const untried = flowIds.filter((id) => !deletions.has(id));
    if (untried.length > 0)
        report.errors.push(FLOWS.untried(untried));
    report.rows.push(...untried.map((id) => [{ id }, 'not tried', null]));
    report.outputs.deleted = `${counts.deleted}`;
    report.outputs.missing = `${counts.missing}`;
    report.headline = FLOWS.headline(counts, flowIds.length);
}
async function deleteFlow(flowId, client, context) {
    try {
        await client.deleteCustomerFlow(flowId, context);
        return { result: 'deleted', why: null };
    }
    catch (error) {
        if (error instanceof step_errors/* CancelledError */.cc) {
            return { result: 'failed', why: FLOWS.cancelled(error.message), isLast: true };
        }
        if (!(error instanceof errors/* ServiceError */._7))
            throw error;
        if (error.status === 404 && error.type !== undefined) {
            return { result: 'missing', why: FLOWS.missing };
        }
        const { message: why } = (0,explain/* explain */.WE)(error, null, deleteFlows.meant);
        const isLate = error.kind === 'deadline';
        return { result: 'failed', why, isLast: (0,errors/* concernsAll */.p$)(error), isLate };
    }
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