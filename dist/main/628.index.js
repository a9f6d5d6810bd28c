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
/* harmony import */ var _report_format_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(53483);
/* harmony import */ var _service_explain_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(70980);
/* harmony import */ var _text_step_error_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(53326);





const DEFAULTS = {
    'base-url': '',
    'api-key': '',
    'flow-ids': '',
    'missing-ok': 'true',
    'service-profile': '',
    summary: 'true',
};
const DELETION_LIMIT_MS = 2 * 60_000;
const MAX_NAMES = 50;
const FLOW_INPUT = 'the input flow-ids';
const deleteFlows = {
    title: 'Delete flows',
    defaults: DEFAULTS,
    outputs: ['deleted', 'missing'],
    columns: ['customer flow', 'result', 'why'],
    meant: FLOW_INPUT,
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
    try {
        for (const flowId of inputs.flowIds) {
            signal.throwIfAborted();
            const deadlineMs = clock.now() + DELETION_LIMIT_MS;
            const deletion = await deleteFlow(flowId, client, { signal, deadlineMs });
            deletions.set(flowId, deletion);
            runner.info(`customer flow ${flowId}: ${deletion.result}`);
            if (deletion.isLast)
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
            report.errors.push(`customer flow ${id}: ${why}`);
        report.rows.push([{ id }, result, why]);
    }
    const untried = flowIds.filter((id) => !deletions.has(id));
    if (untried.length > 0) {
        report.errors.push(`not tried after that: ${(0,_report_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatList */ .ki)(untried, MAX_NAMES)}`);
    }
    report.rows.push(...untried.map((id) => [{ id }, 'not tried', null]));
    report.outputs.deleted = `${counts.deleted}`;
    report.outputs.missing = `${counts.missing}`;
    report.headline = `Deleted ${counts.deleted} of ${(0,_report_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatCounted */ .So)(flowIds.length, 'customer flow')}, ${counts.missing} missing`;
}
async function deleteFlow(flowId, client, context) {
    try {
        await client.deleteCustomerFlow(flowId, context);
        return { result: 'deleted', why: null };
    }
    catch (error) {
        if (error instanceof _text_step_error_js__WEBPACK_IMPORTED_MODULE_4__/* .CancelledError */ .cc) {
            const why = `${error.message} before the response, so the flow may be deleted`;
            return { result: 'failed', why, isLast: true };
        }
        if (!(error instanceof _http_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._7))
            throw error;
        if (error.status === 404 && error.type !== undefined) {
            return { result: 'missing', why: 'it does not exist' };
        }
        const { message: why } = (0,_service_explain_js__WEBPACK_IMPORTED_MODULE_3__/* .explain */ .W)(error, null, FLOW_INPUT);
        return { result: 'failed', why, isLast: (0,_http_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .concernsAll */ .p$)(error) };
    }
}


/***/ }),

/***/ 72557:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $N: () => (/* binding */ codeOf),
/* harmony export */   $t: () => (/* binding */ connectionError),
/* harmony export */   Fh: () => (/* binding */ isSpent),
/* harmony export */   H0: () => (/* binding */ isRefused),
/* harmony export */   Ys: () => (/* binding */ isWithheld),
/* harmony export */   _7: () => (/* binding */ ServiceError),
/* harmony export */   lV: () => (/* binding */ MISSING),
/* harmony export */   p$: () => (/* binding */ concernsAll),
/* harmony export */   vZ: () => (/* binding */ isNotOffered),
/* harmony export */   xW: () => (/* binding */ lastFailure)
/* harmony export */ });
class ServiceError extends Error {
    name = 'ServiceError';
    constructor({ cause, ...facts }) {
        super(`${facts.operation}: ${facts.problem}`, { cause });
        Object.assign(this, { retryAfterMs: 0, profileKey: '', ...facts });
    }
}
const MISSING = new Set([404, 405, 501]);
function isSpent({ status }) {
    return status === 402;
}
function lastFailure(error) {
    return error.cause instanceof ServiceError ? error.cause : error;
}
const OF_KEY = new Set([401, 403, 407]);
const MISCONFIGURED = new Set(['redirect', 'tls', 'proxy', 'unresolved']);
const UNREACHABLE = new Set(['connection', 'timeout', 'deadline']);
function isNotOffered(error) {
    return error instanceof ServiceError && MISSING.has(lastFailure(error).status);
}
function isWithheld(error) {
    const isForbidden = error instanceof ServiceError && lastFailure(error).status === 403;
    return isForbidden || isNotOffered(error);
}
function isRefused(error) {
    return isWithheld(error) || isSpent(error);
}
function concernsAll(error) {
    const { kind, status, type, mayHaveBeenTaken } = error;
    if (isSpent(error) || MISCONFIGURED.has(kind))
        return true;
    if (kind === 'status')
        return status === 404 ? type === undefined : OF_KEY.has(status);
    return UNREACHABLE.has(kind) && !mayHaveBeenTaken;
}
const CERTIFICATE = /^(?!ERR_SSL_).*(?:CERT|CRL_|ISSUER|_SIGNATURE|INVALID_CA|INVALID_PURPOSE|PATH_LENGTH|HOSTNAME_MISMATCH|_PRX_TLS)/;
const NOT_SENT = {
    ECONNREFUSED: 'connection refused',
    ENOTFOUND: 'host name not resolved',
    EAI_AGAIN: 'host name not resolved',
    EHOSTUNREACH: 'host not reachable',
    ENETUNREACH: 'network not reachable',
    UND_ERR_CONNECT_TIMEOUT: 'no connection in time',
    UND_ERR_PRX_CONN: 'connection to the proxy broken off',
};
const PROXY_REFUSAL = /^Proxy (?:response \((\d{3})\)|Authentication Required \((407)\))/;
function connectionError(destination, error) {
    const { operation, origin, via, mask } = destination;
    const code = codeOf(error);
    const message = mask.hide(error instanceof Error ? error.message : String(error));
    const cause = Object.assign(new Error(message), { code });
    const facts = { operation, mayHaveBeenTaken: false, cause };
    const refusal = PROXY_REFUSAL.exec(message)?.slice(1).join('');
    if (refusal) {
        const kind = refusal < '500' ? 'proxy' : 'connection';
        const problem = `no way to ${origin}: the proxy answered ${refusal}; check ${via} and NO_PROXY`;
        return new ServiceError({ ...facts, kind, problem });
    }
    if (CERTIFICATE.test(code)) {
        const problem = `the certificate of ${origin} is not accepted (${code}); name the file of its certificate authority in NODE_EXTRA_CA_CERTS`;
        return new ServiceError({ ...facts, kind: 'tls', problem });
    }
    const words = NOT_SENT[code];
    const proxy = via === '' ? '' : `; ${via} is set`;
    return new ServiceError({
        ...facts,
        kind: code === 'ENOTFOUND' || code === 'EAI_AGAIN' ? 'unresolved' : 'connection',
        problem: `connection to ${origin} failed: ${words ?? message} (${code}${proxy})`,
        mayHaveBeenTaken: words === undefined,
    });
}
function codeOf(error) {
    if (!(error instanceof Error))
        return String(error);
    return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
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
    return new _text_step_error_js__WEBPACK_IMPORTED_MODULE_2__/* .StepError */ .zg('service', (0,_text_step_error_js__WEBPACK_IMPORTED_MODULE_2__/* .withoutPeriod */ .Kx)(error.message) + more, 'error');
}
function withWait(message, wait) {
    if (wait === null)
        return message;
    const { what, input, limitMs, waitedMs, lastSeen } = wait;
    const limit = `${input}: ${(0,_text_duration_js__WEBPACK_IMPORTED_MODULE_1__/* .formatDuration */ .a)(limitMs)}`;
    return `${(0,_text_step_error_js__WEBPACK_IMPORTED_MODULE_2__/* .withoutPeriod */ .Kx)(message)}; waited ${(0,_text_duration_js__WEBPACK_IMPORTED_MODULE_1__/* .formatDuration */ .a)(waitedMs)} for ${what} (${limit}); last seen: ${lastSeen}`;
}


/***/ })

};
;