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
/* harmony import */ var _service_refusals_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(53990);
/* harmony import */ var _text_step_error_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(53326);






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
const NOT_TRIED = { result: 'not tried', why: 'the step ended before' };
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
async function deleteAll({ flowIds, missingOk }, step) {
    const client = step.connect();
    const deletions = new Map(flowIds.map((id) => [id, NOT_TRIED]));
    const { clock, cancelled: signal, runner } = step;
    try {
        for (const flowId of flowIds) {
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
        record(deletions, missingOk, step);
    }
}
function record(deletions, missingOk, { report }) {
    const idsOf = (wanted) => [...deletions].filter(([, { result }]) => result === wanted).map(([id]) => id);
    const [deleted, missing, untried] = [idsOf('deleted'), idsOf('missing'), idsOf('not tried')];
    for (const [id, { result, why }] of deletions) {
        report.rows.push([{ id }, result, why]);
        if (result === 'failed')
            report.errors.push(`customer flow ${id}: ${why}`);
        if (result === 'missing' && !missingOk) {
            report.errors.push(`customer flow ${id} does not exist (missing-ok: false)`);
        }
    }
    if (untried.length > 0) {
        report.errors.push(`not tried after that: ${(0,_report_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatList */ .ki)(untried, MAX_NAMES)}`);
    }
    report.outputs.deleted = String(deleted.length);
    report.outputs.missing = String(missing.length);
    report.headline = `Deleted ${deleted.length} of ${(0,_report_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatCounted */ .So)(deletions.size, 'customer flow')}, ${missing.length} missing`;
}
async function deleteFlow(flowId, client, context) {
    try {
        await client.deleteCustomerFlow(flowId, context);
        return { result: 'deleted', why: null };
    }
    catch (error) {
        if (error instanceof _text_step_error_js__WEBPACK_IMPORTED_MODULE_5__/* .CancelledError */ .cc) {
            const why = `${error.message} before the response, so the flow may be deleted`;
            return { result: 'failed', why, isLast: true };
        }
        if (!(error instanceof _http_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._7))
            throw error;
        if (error.status === 404 && error.type !== undefined) {
            return { result: 'missing', why: 'it does not exist' };
        }
        const { message: why } = (0,_service_explain_js__WEBPACK_IMPORTED_MODULE_3__/* .explain */ .W)(error, null, FLOW_INPUT);
        return { result: 'failed', why, isLast: (0,_service_refusals_js__WEBPACK_IMPORTED_MODULE_4__/* .concernsAll */ .p$)(error) };
    }
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

/***/ 80965:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bs: () => (/* binding */ statusLine),
/* harmony export */   Im: () => (/* binding */ isEmpty),
/* harmony export */   Jj: () => (/* binding */ cut),
/* harmony export */   TM: () => (/* binding */ firstLine),
/* harmony export */   lV: () => (/* binding */ MISSING),
/* harmony export */   qF: () => (/* binding */ parseJson),
/* harmony export */   z_: () => (/* binding */ requireSuccess)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5915);
/* harmony import */ var _text_json_object_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(65553);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(72557);
/* harmony import */ var _retry_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(19406);




const MAX_MESSAGE_CHARACTERS = 700;
const MAX_DETAILS_CHARACTERS = 200;
const MAX_LOCATION_CHARACTERS = 500;
const MAX_NAME_CHARACTERS = 100;
const MAX_LINE_CHARACTERS = 200;
const MAX_INSPECTED_CHARACTERS = 16_384;
const SPENT_TYPE = 'payment_required';
const SPENT_STATUS = 402;
const QUOTA = /quota|credit/i;
const MISSING = new Set([404, 405, 501]);
const errorSchema = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    type: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    code: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    message: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    param: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .nullable */ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP())),
    details: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .unknown */ .L5J()),
});
function requireSuccess(requested, response) {
    if (response.status < 300)
        return response;
    throw response.status < 400
        ? redirectError(requested, response)
        : statusError(requested, response);
}
function parseJson({ operation, mask }, response) {
    const { status } = response;
    const text = textOf(response);
    try {
        return mask.hideIn(JSON.parse(text));
    }
    catch {
        const line = firstLine(text, mask);
        const problem = line
            ? `${status}, but the body is not JSON: ${line}`
            : `${status} with an empty body, but JSON was expected`;
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._7({
            kind: 'not-json',
            operation,
            status,
            problem,
            mayHaveBeenTaken: true,
        });
    }
}
function isEmpty(response) {
    return textOf(response).trim() === '';
}
function statusLine({ mask }, response) {
    const line = firstLine(textOf(response), mask);
    return line ? `${response.status}: ${line}` : `${response.status} with an empty body`;
}
function firstLine(body, mask) {
    const text = mask.hide(body).slice(0, MAX_INSPECTED_CHARACTERS).trim();
    const line = linesOf(text).find((candidate) => candidate !== '') ?? '';
    return cut(mask.hide(line), MAX_LINE_CHARACTERS);
}
function cut(text, maxCharacters) {
    if (text.length <= maxCharacters)
        return text;
    const characters = Array.from(text.slice(0, 2 * maxCharacters + 2));
    return characters.length <= maxCharacters
        ? text
        : `${characters.slice(0, maxCharacters).join('')}…`;
}
function linesOf(text) {
    if (/^[{[]/.test(text))
        return [text.replace(/\s+/g, ' ')];
    const plain = text.startsWith('<') ? textOfHtml(text) : text;
    return plain.split(/[\r\n\u2028\u2029]+/).map((line) => line.replace(/\s+/g, ' ').trim());
}
function textOfHtml(html) {
    return html
        .replace(/<!--[\s\S]*?(?:-->|$)/g, '')
        .replace(/<(script|style)\b[\s\S]*?(?:<\/\1\s*>|$)/gi, '')
        .replace(/<[^>]*(?:>|$)/g, '\n');
}
function textOf({ body }) {
    return new TextDecoder().decode(body);
}
function redirectError({ operation, mask }, response) {
    const { status, headers } = response;
    const { location } = headers;
    const target = location ? ` to ${cut(mask.hide(`${location}`), MAX_LOCATION_CHARACTERS)}` : '';
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._7({
        kind: 'redirect',
        operation,
        status,
        problem: `${status} redirect${target}, which is not followed`,
        mayHaveBeenTaken: status === 303,
    });
}
function statusError(requested, response) {
    const { operation, mask } = requested;
    const { headers } = response;
    const parsed = errorSchema.safeParse(jsonOrNull(textOf(response), mask)).data;
    const status = parsed?.type === SPENT_TYPE ? SPENT_STATUS : response.status;
    const profileKey = MISSING.has(status) ? requested.profileKey : undefined;
    const shown = parsed ? describeError(response.status, parsed) : statusLine(requested, response);
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._7({
        kind: 'status',
        operation,
        status,
        problem: shown + (profileKey === undefined ? '' : describeMissing(status, profileKey)),
        mayHaveBeenTaken: status >= 500 || status === 408,
        retryAfter: headers['retry-after'] && mask.hide(`${headers['retry-after']}`),
        sentMs: (0,_retry_js__WEBPACK_IMPORTED_MODULE_1__/* .parseHttpDate */ .m6)(`${headers.date}`),
        ...(profileKey !== undefined && { profileKey }),
        ...(parsed && {
            type: parsed.type,
            code: parsed.code,
            param: parsed.param ?? undefined,
            namesQuota: [parsed.code, codeIn(parsed.details)].some((code) => QUOTA.test(code)),
        }),
    });
}
function codeIn(details) {
    return (0,_text_json_object_js__WEBPACK_IMPORTED_MODULE_3__/* .isObject */ .G)(details) && typeof details.code === 'string' ? details.code : '';
}
function jsonOrNull(text, mask) {
    try {
        return mask.hideIn(JSON.parse(text));
    }
    catch {
        return null;
    }
}
function describeError(status, error) {
    const { type, code, message, param, details } = error;
    const name = `${cut(type, MAX_NAME_CHARACTERS)}/${cut(code, MAX_NAME_CHARACTERS)}`;
    const where = param ? ` (param: ${cut(param, MAX_NAME_CHARACTERS)})` : '';
    const more = details === undefined || details === null
        ? ''
        : ` (details: ${cut(JSON.stringify(details), MAX_DETAILS_CHARACTERS)})`;
    return `${status} ${name}: ${cut(message, MAX_MESSAGE_CHARACTERS)}${where}${more}`;
}
function describeMissing(status, profileKey) {
    const keys = `${profileKey}.path${status === 405 ? ` and ${profileKey}.method` : ''}`;
    return `; the specification does not show this operation, so check ${keys} in the input service-profile`;
}


/***/ }),

/***/ 19406:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Lo: () => (/* binding */ askedPauseMs),
/* harmony export */   M$: () => (/* binding */ planRetry),
/* harmony export */   m6: () => (/* binding */ parseHttpDate),
/* harmony export */   nz: () => (/* binding */ LONGEST_PAUSE_MS),
/* harmony export */   xg: () => (/* binding */ mayRepeat)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(72557);

const UNREACHABLE_AFTER_MS = 120_000;
const UNRESOLVED_AFTER_MS = 30_000;
const BACKOFF_BASE_MS = 500;
const BACKOFF_CAP_MS = 20_000;
const LONGEST_PAUSE_MS = 60_000;
const LAST_ATTEMPT_MS = 1_000;
const LONGEST_TIMER_MS = 2 ** 31 - 1;
const MAX_RETRY_AFTER_CHARACTERS = 40;
function mayRepeat(retry, error) {
    const { kind, status = 0, mayHaveBeenTaken } = error;
    switch (kind) {
        case 'connection':
        case 'timeout':
        case 'unresolved':
            return retry !== 'unless-taken' || !mayHaveBeenTaken;
        case 'status':
            if (status === 429)
                return !(0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .isSpent */ .Fh)(error);
            if (status === 501 && retry === 'optional')
                return false;
            return retry !== 'unless-taken' && (status === 408 || status === 425 || status >= 500);
        default:
            return false;
    }
}
function planRetry(error, state, random) {
    const { attempt, startedMs, nowMs, deadlineMs, everAnswered, longestPauseMs } = state;
    const leftMs = deadlineMs - nowMs;
    const askedMs = askedPauseMs(error, nowMs);
    if (askedMs > 0 && askedMs >= leftMs)
        return giveUp(error, 'deadline', pastDeadline(error));
    const patienceMs = error.kind === 'unresolved' ? UNRESOLVED_AFTER_MS : UNREACHABLE_AFTER_MS;
    const reachableMs = everAnswered ? leftMs : startedMs + patienceMs - nowMs;
    const limitMs = Math.min(leftMs, reachableMs) - LAST_ATTEMPT_MS;
    if (limitMs <= 0) {
        return reachableMs < leftMs
            ? giveUp(error, error.kind, neverReached(patienceMs))
            : giveUp(error, 'deadline', 'no time is left for another attempt');
    }
    const isLimited = error.status === 429;
    const capMs = isLimited ? Math.max(longestPauseMs, BACKOFF_CAP_MS) : BACKOFF_CAP_MS;
    const backoffMs = random() * Math.min(capMs, BACKOFF_BASE_MS * 2 ** (attempt - 1));
    const wantedMs = isLimited && attempt > 1
        ? Math.min(askedMs + backoffMs, longestPauseMs)
        : Math.max(backoffMs, askedMs);
    const pauseMs = Math.max(Math.min(wantedMs, limitMs), askedMs);
    return { kind: 'wait', ms: Math.min(pauseMs, LONGEST_TIMER_MS) };
}
function askedPauseMs({ retryAfter = '', sentMs }, nowMs) {
    const text = retryAfter.trim();
    if (/^\d+$/.test(text))
        return Number(text) * 1_000;
    const dateMs = parseHttpDate(text) ?? 0;
    return Math.max(0, dateMs - (sentMs ?? nowMs));
}
function parseHttpDate(text) {
    if (!/^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)[a-z]*,? .*\d\d:\d\d:\d\d/.test(text))
        return undefined;
    const dateMs = Date.parse(text.endsWith('GMT') ? text : `${text} GMT`);
    return Number.isNaN(dateMs) ? undefined : dateMs;
}
function neverReached(patienceMs) {
    return `given up after ${patienceMs / 1_000} s without any response: check base-url`;
}
function pastDeadline({ retryAfter }) {
    const asked = `${retryAfter}`.slice(0, MAX_RETRY_AFTER_CHARACTERS);
    return `its Retry-After (${asked}) lies past the deadline of the wait`;
}
function giveUp(last, kind, why) {
    const { operation, problem, mayHaveBeenTaken } = last;
    const whole = `${problem.replace(/\.$/, '')}; ${why}`;
    const facts = { kind, operation, problem: whole, mayHaveBeenTaken, cause: last };
    return { kind: 'give-up', error: new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._7(facts) };
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

/***/ 53990:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H0: () => (/* binding */ isRefused),
/* harmony export */   Ys: () => (/* binding */ isWithheld),
/* harmony export */   p$: () => (/* binding */ concernsAll),
/* harmony export */   vZ: () => (/* binding */ isNotOffered)
/* harmony export */ });
/* harmony import */ var _http_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(72557);
/* harmony import */ var _http_response_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(80965);


const OF_KEY = new Set([401, 403, 407]);
const MISCONFIGURED = new Set(['redirect', 'tls', 'proxy', 'unresolved']);
const UNREACHABLE = new Set(['connection', 'timeout', 'deadline']);
function isNotOffered(error) {
    return error instanceof _http_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._7 && _http_response_js__WEBPACK_IMPORTED_MODULE_1__/* .MISSING */ .lV.has((0,_http_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .lastFailure */ .xW)(error).status);
}
function isWithheld(error) {
    const isForbidden = error instanceof _http_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._7 && (0,_http_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .lastFailure */ .xW)(error).status === 403;
    return isForbidden || isNotOffered(error);
}
function isRefused(error) {
    return isWithheld(error) || (0,_http_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .isSpent */ .Fh)(error);
}
function concernsAll(error) {
    const { kind, status, type, mayHaveBeenTaken } = error;
    if ((0,_http_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .isSpent */ .Fh)(error) || MISCONFIGURED.has(kind))
        return true;
    if (kind === 'status')
        return status === 404 ? type === undefined : OF_KEY.has(status);
    return UNREACHABLE.has(kind) && !mayHaveBeenTaken;
}


/***/ })

};
;