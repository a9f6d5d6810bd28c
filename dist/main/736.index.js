"use strict";
exports.id = 736;
exports.ids = [736];
exports.modules = {

/***/ 74551:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ isFork)
/* harmony export */ });
/* harmony import */ var _json_object_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(18009);

/**
 * Whether a pull request's head is in another repository than its base, by what GitHub says of the
 * two: one that is itself a fork may well hold both branches.
 */
function isFork(head, base) {
    // GitHub sends null where the fork has been deleted.
    if (head === null)
        return true;
    return ['id', 'full_name'].some((name) => {
        const [ofHead, ofBase] = [(0,_json_object_js__WEBPACK_IMPORTED_MODULE_0__/* .valueAt */ .f)(head, [name]), (0,_json_object_js__WEBPACK_IMPORTED_MODULE_0__/* .valueAt */ .f)(base, [name])];
        return ofHead !== undefined && ofBase !== undefined && ofHead !== ofBase;
    });
}


/***/ }),

/***/ 11764:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ nextTurn)
/* harmony export */ });
/** Ends in the next turn of the event loop, once what came in meanwhile has been heard, such as a signal. */
function nextTurn() {
    return new Promise((resolve) => setImmediate(resolve));
}


/***/ }),

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

/***/ 53483:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $j: () => (/* binding */ theOnes),
/* harmony export */   B4: () => (/* binding */ formatCount),
/* harmony export */   D_: () => (/* binding */ unbroken),
/* harmony export */   MK: () => (/* binding */ NBSP),
/* harmony export */   Qu: () => (/* binding */ messageBehindRule),
/* harmony export */   So: () => (/* binding */ formatCounted),
/* harmony export */   T1: () => (/* binding */ formatShare),
/* harmony export */   eD: () => (/* binding */ formatChange),
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
function round(value, digits) {
    // Adding 0 turns -0 into 0.
    return Number(value.toFixed(digits)) + 0;
}
/** A reason's message as it stands behind the rule's name, which it may begin with: that is said once. */
function messageBehindRule({ rule, message }) {
    return message.startsWith(`${rule} `) ? message.slice(rule.length + 1) : message;
}


/***/ }),

/***/ 25587:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Ay: () => (/* binding */ STANDARD_PROFILE),
  Dv: () => (/* binding */ fillRequest),
  dp: () => (/* binding */ profileOf),
  Fk: () => (/* binding */ profileSchema),
  Tl: () => (/* binding */ translate)
});

// UNUSED EXPORTS: descriptionOf

// EXTERNAL MODULE: ../../node_modules/zod/v4/core/registries.js
var registries = __webpack_require__(34288);
// EXTERNAL MODULE: ../../node_modules/zod/v4/mini/schemas.js
var schemas = __webpack_require__(5915);
// EXTERNAL MODULE: ../../node_modules/zod/v4/core/parse.js + 1 modules
var parse = __webpack_require__(58989);
// EXTERNAL MODULE: ./core/json-object.js
var json_object = __webpack_require__(18009);
// EXTERNAL MODULE: ./core/run-status.js
var run_status = __webpack_require__(26929);
// EXTERNAL MODULE: ./core/yaml-check.js
var yaml_check = __webpack_require__(99765);
// EXTERNAL MODULE: ./http/errors.js
var errors = __webpack_require__(72557);
// EXTERNAL MODULE: ../../node_modules/zod/v4/core/api.js
var api = __webpack_require__(41299);
;// CONCATENATED MODULE: ./service/profile-values.js
/** What the values of a service profile may be. */


const A_MAP = 'has to be a map of keys';
const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];
const profile_values_text = schemas/* string */.YjP('has to be a text');
function textLike(pattern, problem) {
    return profile_values_text.check(api/* _regex */.Fk(pattern, problem));
}
const pointer = textLike(/^(?:\/(?:[^~/]|~[01])*)*$/, 'is not a JSON Pointer: write the keys to the value, each after a slash, such as /data/id');
function place(standard) {
    return schemas/* _default */.Rvf(pointer, standard);
}
const parameterName = textLike(/^[\w.~-]{1,100}$/, 'is not the name of a query parameter: write letters, digits, and . _ ~ - only');
const fieldName = textLike(/^[a-z_][\w-]{0,99}$/i, 'is not the name of a field: write letters, digits, _ and - only, beginning with a letter or _');
/** No host, no fragment, and no segment that leads out of `base-url`. */
const PATH = /^\/(?![/\\])(?!(?:.*\/)?(?:\.|%2e){1,2}(?:[/?]|$))(?:[\w.~!$&'()*+,;=:@/?-]|%[\da-f]{2}|\{\w+\})*$/i;
/** @param values the names of the placeholders that the path may have */
function pathBelow(values) {
    return textLike(PATH, "has to be a URL-encoded path below base-url, such as /v1/runs/{jobId}, without '..' or a fragment").check(schemas/* refine */.YPB((path) => placeholdersIn(path).every((name) => values.includes(name)), {
        error: `has a placeholder that is not known here: known are ${listOf(values)}`,
    }));
}
/** What every operation has: its method, path and body, and the values that these may have. */
function request(method, path, values, body) {
    const checked = schemas/* unknown */.L5J().check((context) => {
        for (const at of misplacedIn(context.value, values)) {
            const message = `has to be a placeholder that is alone and known: ${listOf(values)}`;
            context.issues.push({ code: 'custom', message, path: at, input: context.value });
        }
    });
    return {
        method: schemas/* _default */.Rvf(schemas/* enum */.k5n(METHODS), method),
        path: schemas/* _default */.Rvf(pathBelow(values), path),
        body: body === undefined ? schemas/* exactOptional */.yqP(checked) : schemas/* _default */.Rvf(checked, body),
    };
}
/** Headers that the action sets itself, and headers of the connection. */
const OWN_HEADERS = /^(?:accept|accept-encoding|authorization|connection|content-.*|expect|host|keep-alive|proxy-.*|te|trailer|transfer-encoding|upgrade|user-agent)$/i;
const headerValue = textLike(/^[\x21-\x7e](?:[\x20-\x7e]{0,998}[\x21-\x7e])?$/, 'is not the value of a header: write up to 1000 ASCII characters on one line');
const headersSchema = schemas/* record */.g1P(schemas/* string */.YjP(), headerValue, A_MAP).check(({ value, issues }) => {
    for (const name of Object.keys(value)) {
        if (/^[\w-]{1,100}$/.test(name) && !OWN_HEADERS.test(name))
            continue;
        const message = 'is not the name of a header that the action leaves to you';
        issues.push({ code: 'custom', message, path: [name], input: name });
    }
});
function placeholdersIn(template) {
    return Array.from(template.matchAll(/\{(\w+)\}/g), ([, name = '']) => name);
}
/** Paths to the texts in a body that have a placeholder which is not known, or is not alone. */
function misplacedIn(body, values) {
    if (typeof body === 'string') {
        const names = placeholdersIn(body);
        return names.length === 0 || values.some((name) => body === `{${name}}`) ? [] : [[]];
    }
    if (!(0,json_object/* isObject */.G)(body))
        return [];
    return Object.entries(body).flatMap(([key, value]) => misplacedIn(value, values).map((path) => [Array.isArray(body) ? Number(key) : key, ...path]));
}
function listOf(values) {
    return values.map((name) => `{${name}}`).join(', ') || 'none';
}

;// CONCATENATED MODULE: ./service/operations.js
/**
 * How each operation of the service is requested, and where its response has what is needed. The interface
 * specification does not show all of them: the others are those of public clients of such a service. A
 * service profile replaces any part.
 *
 * In paths, `{name}` is a value, URL-encoded; a part of the query whose value is missing is left out. In
 * bodies, a text that is exactly `{name}` is the value itself; a member whose value is missing is left
 * out. Places in responses are JSON Pointers (RFC 6901).
 */






const descriptions = registries/* registry */.u5();
function operation(description, shape) {
    const schema = (0,yaml_check/* strictMap */.yj)(shape, A_MAP);
    descriptions.add(schema, { description });
    // A type parameter hides from the compiler that the standard is never undefined.
    return schemas/* _default */.Rvf(schema, () => parse/* parse */.qg(schema, {}));
}
const pages = {
    hasMore: place('/pagination/hasMore'),
    nextCursor: place('/pagination/nextCursor'),
};
const RUN = '/v1/simulation/plan/job/{jobId}';
const LIST = ['runPlanId', 'after'];
const create = request('POST', '/v1/call', []);
const operationSchemas = {
    requestDebrief: operation('Requests the debrief of a run.', {
        ...request('POST', `${RUN}/debrief`, ['jobId', 'regenerate'], { regenerate: '{regenerate}' }),
        debrief: place('/data'),
    }),
    readResults: operation('Reads the results of a run. All places are within `results`.', {
        ...request('GET', `${RUN}/results?compareToJobId={compareToJobId}`, [
            'jobId',
            'compareToJobId',
        ]),
        results: place('/data'),
        debrief: place('/debrief'),
        run: place('/run'),
        verdict: place('/verdict'),
        summary: place('/summary'),
        metrics: place('/metrics'),
        calls: place('/calls'),
        breakdowns: place('/breakdowns'),
        comparison: place('/comparison'),
        attemptSummary: place('/attemptSummary'),
    }),
    start: operation('Starts a run of a run plan.', {
        ...request('POST', '/v1/simulation/run', ['runPlanId', 'variables'], {
            planId: '{runPlanId}',
            variables: '{variables}',
        }),
        jobId: place('/data/simulationRunPlanJobId'),
        simulationJobCount: place('/data/simulationJobCount'),
    }),
    read: operation('Reads the status of a run.', {
        ...request('GET', RUN, ['jobId']),
        status: place('/data/status'),
        simulationJobs: place('/data/simulationJobs'),
        verdict: place('/data/verdict'),
        attemptSummary: place('/data/attemptSummary'),
        queuePosition: place('/data/queuePosition'),
    }),
    list: operation('Lists the runs of a run plan, newest first.', {
        ...request('GET', '/v1/simulation/plan/jobs?simulationRunPlanId={runPlanId}&limit=50&after={after}', LIST),
        /** The path of every page but the first, if it is not `path`. */
        nextPath: schemas/* exactOptional */.yqP(pathBelow(LIST)),
        runs: place('/data'),
        ...pages,
    }),
    cancel: operation('Cancels a run.', request('POST', `${RUN}/cancel`, ['jobId'])),
    lookup: operation('Finds the simulation job that uses a phone number.', {
        ...request('GET', '/v1/simulation/job/lookup?{numberParameter}={servicePhoneNumber}&{timeParameter}={callTime}', ['servicePhoneNumber', 'callTime', 'numberParameter', 'timeParameter']),
        numberParameter: schemas/* _default */.Rvf(parameterName, 'servicePhoneNumber'),
        timeParameter: schemas/* _default */.Rvf(parameterName, 'callReceivedAt'),
        job: place('/data'),
    }),
    readSimulationJob: operation('Reads a simulation job.', {
        ...request('GET', '/v1/simulation/job/{simulationJobId}', ['simulationJobId']),
        job: place('/data'),
    }),
    createCall: operation('Creates a call. The manifest is the body.', {
        method: create.method,
        path: create.path,
        call: place('/data'),
        /** The field that says how the call ended, in addition to the known ones. */
        endStatusField: schemas/* _default */.Rvf(fieldName, 'endedReason'),
    }),
    createMetricCollectionJob: operation('Starts a metric collection job.', {
        ...request('POST', '/v1/metric/collection-jobs', ['metrics', 'metricIds', 'callIds', 'chatIds'], { metrics: '{metrics}', callIds: '{callIds}', chatIds: '{chatIds}' }),
        job: place('/data'),
    }),
    readMetricCollectionJob: operation('Reads a metric collection job.', {
        ...request('GET', '/v1/metric/collection-jobs/{id}', ['id']),
        job: place('/data'),
    }),
    cancelMetricCollectionJob: operation('Cancels a metric collection job.', request('POST', '/v1/metric/collection-jobs/{id}/cancel', ['id'])),
    deleteCustomerFlow: operation('Deletes a customer flow.', {
        ...request('DELETE', '/v1/simulation/customer-flow/{flowId}', ['flowId']),
        deleted: place('/data/deleted'),
    }),
    listPlans: operation('Lists run plans by name.', {
        ...request('GET', '/v1/simulation/plan?searchText={name}&limit=50&after={after}', [
            'name',
            'after',
        ]),
        plans: place('/data'),
        ...pages,
    }),
    readPlan: operation('Reads a run plan.', {
        ...request('GET', '/v1/simulation/plan/{runPlanId}', ['runPlanId']),
        plan: place('/data'),
    }),
    readCredential: operation('Reads the permissions of the key.', {
        ...request('GET', '/v1/me', []),
        credential: place('/data'),
    }),
    readCost: operation('Reads the cost of a run.', {
        ...request('GET', `${RUN}/cost`, ['jobId']),
        cost: place('/data'),
    }),
    readTranscript: operation('Reads the transcript of a call.', {
        ...request('GET', '/v1/call/{callId}/transcript', ['callId']),
        transcript: place('/data'),
    }),
    readCallMetrics: operation('Reads the metrics of a call.', {
        ...request('GET', '/v1/call/{callId}/metrics', ['callId']),
        metrics: place('/data'),
    }),
};
/** From the service's words to the known ones. */
function words(known) {
    return schemas/* _default */.Rvf(schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* enum */.k5n(known), A_MAP), {});
}
const ENDED = ['COMPLETED', 'FAILED', 'TIMED_OUT', 'CANCELLED'];
const wordSchema = (0,yaml_check/* strictMap */.yj)({
    runStatus: words([...run_status/* IN_FLIGHT */.Ri, ...ENDED]),
    simulationJobStatus: words(['PENDING', 'QUEUED', 'RUNNING', ...ENDED]),
    processingStatus: words(['PENDING', 'PROCESSING', 'PROCESSED', 'FAILED', 'SKIPPED']),
    metricJobStatus: words(['PENDING', 'RUNNING', ...ENDED]),
    debriefStatus: words(['PENDING', 'GENERATING', 'READY', 'FAILED']),
    verdict: words(['PASSED', 'THRESHOLD_FAILED']),
}, A_MAP);
/** A service profile as its file has it. Messages go on after the value that they are about. */
const profileSchema = (0,yaml_check/* strictMap */.yj)({
    ...operationSchemas,
    headers: schemas/* _default */.Rvf(headersSchema, {}),
    words: schemas/* _default */.Rvf(wordSchema, () => parse/* parse */.qg(wordSchema, {})),
}, A_MAP);
function profileOf(file) {
    const { headers, words, ...operations } = file;
    return { headers, words, operations };
}
const STANDARD_PROFILE = profileOf(parse/* parse */.qg(profileSchema, {}));
/** The word that the action knows for a word of the service; null and undefined stay. */
function translate(word, vocabulary) {
    const isListed = typeof word === 'string' && Object.hasOwn(vocabulary, word);
    return (isListed && vocabulary[word]) || word;
}
/** What the operation does, for the documentation. */
function descriptionOf(name) {
    return descriptions.get(operationSchemas[name].def.innerType)?.description ?? '';
}
/** Segments that name no resource, or lead to another one, encoded or not. */
const NO_SEGMENT = /^(?:\.|%2e){0,2}$/i;
/**
 * The operation's request with these values. Throws `ServiceError` if a value makes a segment of the path
 * empty, `.` or `..`: the value comes from a response or from the run history, and the request would go to
 * another resource.
 */
function fillRequest({ method, path, body }, values) {
    const [route = '', query = ''] = path.split(/\?(.*)/s);
    const segments = route.split('/').map((segment) => {
        const filled = fill(segment, values);
        if (filled === segment || !NO_SEGMENT.test(filled))
            return filled;
        const problem = `the request was not sent, since ${segment} is '${filled}', which cannot be part of a path`;
        const operation = `${method} ${route}`;
        throw new errors/* ServiceError */._7({ kind: 'shape', operation, problem, mayHaveBeenTaken: false });
    });
    const parts = query
        .split('&')
        .filter((part) => placeholdersIn(part).every((name) => (values[name] ?? null) !== null));
    const filledQuery = fill(parts.join('&'), values);
    return {
        method,
        path: segments.join('/') + (filledQuery === '' ? '' : `?${filledQuery}`),
        ...(body !== undefined && { body: fillBody(body, values) }),
    };
}
/** Values are URL-encoded, whatever a service put into them. */
function fill(template, values) {
    return template.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(`${values[name]}`.toWellFormed()));
}
/** A list keeps its places, so a missing value in it is null. */
function fillBody(template, values) {
    if (typeof template === 'string') {
        const [, name] = /^\{(\w+)\}$/.exec(template) ?? [];
        return name === undefined ? template : (values[name] ?? undefined);
    }
    if (Array.isArray(template))
        return template.map((item) => fillBody(item, values) ?? null);
    if (!(0,json_object/* isObject */.G)(template))
        return template;
    return Object.fromEntries(Object.entries(template).map(([key, value]) => [key, fillBody(value, values)]));
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
    const [header] = HEADER.exec(error.param ?? '') ?? [];
    if (error.status === 400 && header !== undefined) {
        return `The service asks for the header '${header}': give it in the file that the input service-profile names, under headers`;
    }
    const named = `${inputs}${where && ` (${where})`}, and that base-url and api-key belong to the same project`;
    // The message names the key of the operation; the inputs come after it.
    if (error.profileKey !== '' && error.status < 500)
        return `Else check ${named}`;
    return error.status === 404 ? `Check ${named}` : cureOfStatus(error.status, inputs);
}
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

/***/ 33050:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ readEventPayload),
/* harmony export */   X: () => (/* binding */ readPullRequestOrigin)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _core_fork_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(74551);
/* harmony import */ var _core_json_object_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(18009);
/** The event that started the workflow. */



/** The payload of the event; null if it is missing or unreadable. */
function readEventPayload({ GITHUB_EVENT_PATH: path = '' }) {
    try {
        return JSON.parse((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path, 'utf8'));
    }
    catch {
        return null;
    }
}
const DEPENDABOT = 'dependabot[bot]';
/** Whether the workflow runs for a pull request from a fork or from Dependabot; null for any other event. */
function readPullRequestOrigin(env) {
    const pullRequest = (0,_core_json_object_js__WEBPACK_IMPORTED_MODULE_1__/* .valueAt */ .f)(readEventPayload(env), ['pull_request']);
    if (!(0,_core_json_object_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .G)(pullRequest))
        return null;
    const [head, base] = ['head', 'base'].map((side) => (0,_core_json_object_js__WEBPACK_IMPORTED_MODULE_1__/* .valueAt */ .f)(pullRequest, [side, 'repo']));
    if ((0,_core_fork_js__WEBPACK_IMPORTED_MODULE_2__/* .isFork */ .B)(head, base))
        return 'fork';
    const author = (0,_core_json_object_js__WEBPACK_IMPORTED_MODULE_1__/* .valueAt */ .f)(pullRequest, ['user', 'login']);
    return env.GITHUB_ACTOR === DEPENDABOT || author === DEPENDABOT ? 'dependabot' : null;
}


/***/ }),

/***/ 50457:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  C2: () => (/* binding */ readGivenAccess),
  f1: () => (/* binding */ readServiceProfile),
  wo: () => (/* binding */ requireAccess)
});

// EXTERNAL MODULE: ./core/input/addresses.js
var addresses = __webpack_require__(30744);
// EXTERNAL MODULE: ./core/input/parsed.js
var parsed = __webpack_require__(7247);
;// CONCATENATED MODULE: ./core/input/api-key.js

/**
 * A bearer key: visible ASCII characters without white space, which is what a header carries
 * unchanged. No fault shows any part of it.
 */
function parseApiKey(text) {
    if (text !== text.trim()) {
        return (0,parsed/* invalid */.G)(null, 'has white space around it, a line break perhaps: store the secret again without it');
    }
    if (!/^[\x21-\x7e]+$/.test(text)) {
        return (0,parsed/* invalid */.G)(null, 'holds a character that cannot stand in a key, such as a space, a line break or a letter outside ASCII: pass the key alone, without "Bearer", as the service showed it');
    }
    return (0,parsed/* valid */.r)(text);
}

// EXTERNAL MODULE: ./core/yaml-check.js
var yaml_check = __webpack_require__(99765);
// EXTERNAL MODULE: ./service/operations.js + 1 modules
var operations = __webpack_require__(25587);
;// CONCATENATED MODULE: ./service/profile.js
/** The file that says in what a service differs from the standard. */



/**
 * The standard profile with what the file overrides in it; or every error with line and column.
 *
 * @param shown the name of the file in errors
 */
function parseProfile(yaml, shown) {
    const check = { schema: operations/* profileSchema */.Fk, whole: 'the profile', shown, further: () => [] };
    const profile = (0,yaml_check/* checkYaml */.cX)(yaml, check);
    return profile.ok ? (0,parsed/* valid */.r)((0,operations/* profileOf */.dp)(profile.value)) : profile;
}

// EXTERNAL MODULE: ./step/yaml-file.js
var yaml_file = __webpack_require__(49262);
// EXTERNAL MODULE: ./step/inputs/input-form.js
var input_form = __webpack_require__(36269);
;// CONCATENATED MODULE: ./step/inputs/service-access.js





/**
 * Reads the inputs `base-url` and `api-key`, noting what is faulty in them.
 *
 * @param profile what the file that `service-profile` names holds, or null where there is none
 */
function readGivenAccess(form, profile) {
    return {
        baseUrl: form.readGiven('base-url', addresses/* parseBaseUrl */.Q2),
        apiKey: form.readExact('api-key', parseApiKey),
        profile: profile && form.takeFromFile('service-profile', profile),
    };
}
/**
 * Notes what is missing; undefined where there is no usable access.
 *
 * @param origin whether this is a pull request that gets no secrets, for the cure
 * @param howToSkip how the step is skipped in such a pull request, e.g. `set on-missing-key: skip`
 */
function requireAccess({ baseUrl, apiKey, profile }, form, origin, howToSkip) {
    const addressCure = "give the service's address, such as 'https://api.example.com'";
    const access = {
        baseUrl: form.required('base-url', baseUrl, addressCure),
        apiKey: form.required('api-key', apiKey, keyCure(origin, howToSkip, form.howToGiveKey)),
    };
    if (profile === undefined || !(0,input_form/* isComplete */.As)(access))
        return undefined;
    return profile === null ? access : { ...access, profile };
}
function keyCure(origin, howToSkip, howToGiveKey) {
    switch (origin) {
        case 'fork':
            return `pull requests from forks get no secrets, so ${howToSkip} to skip the step there, or push the change to a branch of this repository. Elsewhere, ${howToGiveKey}`;
        case 'dependabot':
            return `pull requests from Dependabot get none but Dependabot secrets, so store the key among those (Settings, Secrets and variables, Dependabot), or ${howToSkip} to skip the step there. Elsewhere, ${howToGiveKey}`;
        case null:
            return howToGiveKey;
    }
}
/**
 * The profile in the file that the input `service-profile` names, or every fault in it; null where the
 * input is not given.
 */
async function readServiceProfile(inputs) {
    const path = inputs.getInput('service-profile').trim();
    if (path === '')
        return null;
    const yaml = await (0,yaml_file/* readYamlFile */.k)(path, 'service profile');
    if (!yaml.ok)
        return yaml;
    return parseProfile(yaml.value, path);
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

/***/ 736:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runAction: () => (/* binding */ runAction)
});

// EXTERNAL MODULE: ./core/next-turn.js
var next_turn = __webpack_require__(11764);
// EXTERNAL MODULE: ./core/text/log-line.js
var log_line = __webpack_require__(67720);
// EXTERNAL MODULE: ./core/text/markdown.js
var markdown = __webpack_require__(90630);
// EXTERNAL MODULE: ./report/format.js
var format = __webpack_require__(53483);
// EXTERNAL MODULE: ./service/operations.js + 1 modules
var operations = __webpack_require__(25587);
;// CONCATENATED MODULE: ./step/action.js
/** What a step did and what it did not, gathered while it works. */
class StepReport {
    /** The outputs that have something to say. */
    outputs = {};
    /** The summary's table. */
    rows = [];
    /** Lines for the log and the summary. */
    notes = [];
    /** Told as warnings. */
    warnings = [];
    /** Told as errors; any of them fails the step. */
    errors = [];
    /** One line that says what was done, for the log and the summary. */
    headline = '';
}

// EXTERNAL MODULE: ./step/annotations.js
var annotations = __webpack_require__(81560);
// EXTERNAL MODULE: ./step/connect.js + 4 modules
var connect = __webpack_require__(65950);
// EXTERNAL MODULE: ./step/explain.js
var explain = __webpack_require__(40301);
// EXTERNAL MODULE: ./step/inputs/event.js
var inputs_event = __webpack_require__(33050);
// EXTERNAL MODULE: ./step/inputs/input-form.js
var input_form = __webpack_require__(36269);
// EXTERNAL MODULE: ./step/inputs/service-access.js + 2 modules
var service_access = __webpack_require__(50457);
// EXTERNAL MODULE: ./step/output-values.js
var output_values = __webpack_require__(35380);
// EXTERNAL MODULE: ./step/stops.js
var stops = __webpack_require__(33743);
// EXTERNAL MODULE: ./step/wait.js
var step_wait = __webpack_require__(16477);
;// CONCATENATED MODULE: ./step/run-action.js
/** The step of an action other than the gate: inputs, work, outputs, summary, annotations, exit code. */















const MAX_POLL_INTERVAL_MS = 10_000;
/** One message must not push all others out. */
const MAX_MESSAGE_CHARS = 2_000;
/** With the longest cells this stays far below the platform's limit of 1 MiB for a summary. */
const MAX_ROWS = 200;
const MAX_MESSAGES = 20;
/** Runs an action once and returns its exit code. Never rejects: an internal error is reported as an error. */
async function runAction(action, world) {
    const { runner, cancelled } = world;
    for (const name of ['api-key', 'github-token']) {
        const secret = runner.getInput(name);
        if (secret.trim() !== '')
            runner.maskSecret(secret);
    }
    const report = new StepReport();
    const waits = [];
    // If the input is invalid, the summary says so.
    let summary = true;
    try {
        const form = new input_form/* InputForm */.Vs(runner, action.defaults);
        const access = 'api-key' in action.defaults ? await readAccess(form, world) : null;
        const work = action.prepare(form);
        report.warnings.push(...form.findUnknown());
        summary = form.boolean('summary') ?? true;
        report.errors.push(...form.faults.map((fault) => fault.message));
        if (access !== undefined && work !== undefined && form.faults.length === 0) {
            // The event loop reports a signal that arrived while the code was loaded.
            await (0,next_turn/* nextTurn */.t)();
            cancelled.throwIfAborted();
            await work(stepOf(access, report, waits, world));
        }
    }
    catch (error) {
        const ended = (0,explain/* explain */.W)(error, waits.at(-1)?.facts ?? null, action.meant);
        const isInternal = ended.rule === 'internal';
        if (isInternal)
            runner.debug((0,stops/* stackOf */.US)(error));
        const isCancelled = isInternal && cancelled.aborted;
        report.errors.push(isCancelled ? (0,stops/* describeError */.Uc)(cancelled.reason) : ended.message);
    }
    return conclude(action, report, summary, world);
}
async function readAccess(form, { env, runner }) {
    const given = (0,service_access/* readGivenAccess */.C2)(form, await (0,service_access/* readServiceProfile */.f1)(runner));
    return (0,service_access/* requireAccess */.wo)(given, form, (0,inputs_event/* readPullRequestOrigin */.X)(env), 'give the step an if:');
}
/** @param access null for an action that uses no service */
function stepOf(access, report, waits, world) {
    let client;
    return {
        ...world,
        report,
        profile: access?.profile ?? operations/* STANDARD_PROFILE */.Ay,
        connect() {
            if (access === null)
                throw new Error('This action uses no service.');
            client ??= (0,connect/* connect */.N)(access, world);
            return client;
        },
        wait(settings) {
            const whole = { ...settings, maxPollIntervalMs: MAX_POLL_INTERVAL_MS };
            const wait = new step_wait/* Wait */.s(whole, world.clock, world.cancelled);
            waits.push(wait);
            return wait;
        },
    };
}
/** Publishes the report. Secrets are hidden here, before anything is escaped. */
async function conclude(action, given, wantsSummary, { runner, cancelled }) {
    const report = runner.secrets.hideIn({ ...given });
    const { headline, outputs, warnings, notes, errors } = report;
    if (cancelled.aborted && errors.length === 0)
        errors.push('the step was cancelled');
    const empty = Object.fromEntries(action.outputs.map((name) => [name, '']));
    const isWritten = (0,output_values/* setOutputs */.n0)({ ...empty, ...outputs }, runner);
    if (wantsSummary)
        await runner.writeSummary(renderActionSummary(action, report));
    (0,annotations/* annotateEach */.qc)('error', errors.map(shorten), runner);
    (0,annotations/* annotateEach */.qc)('warning', warnings.map(shorten), runner);
    for (const line of [...notes, headline])
        runner.info(line);
    return isWritten && errors.length === 0 ? 0 : 1;
}
function shorten(text) {
    return (0,log_line/* oneLine */.TN)(text, MAX_MESSAGE_CHARS);
}
/** The job summary: what was done, what was not and why, and one row for each thing. */
function renderActionSummary(action, report) {
    const { headline, errors, warnings, notes, rows } = report;
    const mark = errors.length > 0 ? '❌' : '✅';
    const lines = [`## ${mark} ${action.title}`, ''];
    if (headline !== '')
        lines.push((0,markdown/* inline */.mG)(headline, MAX_MESSAGE_CHARS), '');
    lines.push(...listed('**Error:** ', errors), ...listed('**Warning:** ', warnings));
    lines.push(...listed('', notes));
    if (rows.length > 0) {
        lines.push(row(action.columns), row(action.columns.map(() => '---')));
        for (const values of rows.slice(0, MAX_ROWS)) {
            lines.push(row(values.map(renderCell)));
        }
        lines.push('');
    }
    if (rows.length > MAX_ROWS)
        lines.push(`and ${(0,format/* formatCounted */.So)(rows.length - MAX_ROWS, 'more row')}`, '');
    return `${lines.join('\n')}\n`;
}
function listed(lead, messages) {
    if (messages.length === 0)
        return [];
    const shown = messages.slice(0, MAX_MESSAGES);
    const items = shown.map((text) => `- ${lead}${(0,markdown/* message */.iU)(text, MAX_MESSAGE_CHARS)}`);
    const more = messages.length - shown.length;
    return [...items, ...(more > 0 ? [`- and ${(0,format/* formatCount */.B4)(more)} more`] : []), ''];
}
/** An ID stands there as code, so that it can be copied. */
function renderCell(value) {
    if (typeof value === 'string' || value === null)
        return (0,markdown/* cell */.Hn)(value);
    const id = (0,markdown/* identifier */.Cv)(value.id) || (0,markdown/* cell */.Hn)(null);
    return value.name ? `${(0,markdown/* inline */.mG)(value.name)} (${id})` : id;
}
function row(cells) {
    return `| ${cells.join(' | ')} |`;
}


/***/ }),

/***/ 16477:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ Wait)
/* harmony export */ });
/* harmony import */ var _core_duration_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31619);
/* harmony import */ var _http_retry_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(19406);
/* harmony import */ var _stops_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(33743);
/* harmony import */ var _trouble_log_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(29350);




const MIN_INTERVAL_MS = 1_000;
const SHARE = 0.2;
/** The last poll comes this long before the deadline, so that its response still counts. */
const LAST_POLL_MS = 1_000;
/** Two polls are never closer than this, not even near the deadline. */
const MIN_GAP_MS = 100;
/** A service that has refused so many requests about one thing (429) has more to do than it can. */
const MANY_REFUSALS = 3;
/** One bounded wait of a step: its deadline, its polling pauses, and what was seen last. */
class Wait {
    lastSeen = 'nothing yet';
    settings;
    #clock;
    #signal;
    /** From when on the limit counts. */
    #sinceMs;
    /** From when on this is polled for. */
    #startedMs;
    /** When the look that goes on began. */
    #lookedMs;
    #toldMs = 0;
    #crowd;
    constructor(settings, clock, signal, sinceMs = clock.now()) {
        this.settings = settings;
        this.#crowd = settings.crowd ?? { refusals: 0 };
        this.#clock = clock;
        this.#signal = signal;
        this.#startedMs = clock.now();
        this.#lookedMs = this.#startedMs;
        this.#sinceMs = sinceMs;
    }
    /** The wait for what comes next: its limit counts from when this one's does. */
    goOn(settings) {
        return new Wait(settings, this.#clock, this.#signal, this.#sinceMs);
    }
    get waitedMs() {
        return this.#clock.now() - this.#sinceMs;
    }
    get leftMs() {
        return Math.max(0, this.settings.limitMs - this.waitedMs);
    }
    get facts() {
        const { what, input, limitMs } = this.settings;
        return { what, input, limitMs, waitedMs: this.waitedMs, lastSeen: this.lastSeen };
    }
    /** For the requests made while waiting: nothing goes past the deadline. */
    get context() {
        const { limitMs, longestIntervalMs: longestPauseMs = _http_retry_js__WEBPACK_IMPORTED_MODULE_1__/* .LONGEST_PAUSE_MS */ .nz } = this.settings;
        const deadlineMs = this.#sinceMs + limitMs;
        const putOff = () => {
            this.#crowd.refusals += 1;
            return deadlineMs;
        };
        return { signal: this.#signal, deadlineMs, longestPauseMs, putOff };
    }
    /**
     * Notes what was seen, and tells it with the time waited where it is news or nothing was told for
     * most of a minute.
     */
    see(state, tell) {
        const nowMs = this.#clock.now();
        if (state === this.lastSeen && nowMs - this.#toldMs < _trouble_log_js__WEBPACK_IMPORTED_MODULE_3__/* .QUIET_MS */ .u)
            return;
        this.lastSeen = state;
        this.#toldMs = nowMs;
        tell(`${state}${this.progress}`);
    }
    /** E.g. ` (2m10s so far, 27m50s left of run-timeout)`. */
    get progress() {
        return ` (${(0,_core_duration_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDuration */ .a)(this.waitedMs)} so far, ${(0,_core_duration_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDuration */ .a)(this.leftMs)} left of ${this.settings.input})`;
    }
    /**
     * Sleeps until the next look is due. Rejects when the limit has run out or the step is cancelled.
     *
     * @param expectedEndMs when the end is likely, epoch milliseconds; null if nothing is known of that
     */
    async pause(expectedEndMs = null) {
        const { leftMs } = this;
        const sinceLookMs = this.#clock.now() - this.#lookedMs;
        const ms = leftMs > 0 ? pauseMs(this.#intervalMs(expectedEndMs) - sinceLookMs, leftMs) : 0;
        if (ms > 0) {
            await this.#clock.sleep(ms, this.#signal);
        }
        this.#lookedMs = this.#clock.now();
        // A timer may fire a moment early, so the plan tells whether the limit has run out.
        if (ms >= leftMs)
            throw new _stops_js__WEBPACK_IMPORTED_MODULE_2__/* .Stopped */ .C9('timeout', 'the time for waiting ran out');
    }
    /**
     * 20% of the distance to the expected end, before it and after it; without one, 20% of the time already
     * waited. After many refusals polls become as rare as they may be, or rarer.
     */
    #intervalMs(expectedEndMs) {
        const { maxPollIntervalMs, longestIntervalMs = _http_retry_js__WEBPACK_IMPORTED_MODULE_1__/* .LONGEST_PAUSE_MS */ .nz } = this.settings;
        const isCrowded = this.#crowd.refusals >= MANY_REFUSALS;
        const since = isCrowded ? this.#sinceMs : (expectedEndMs ?? this.#startedMs);
        const least = isCrowded ? maxPollIntervalMs : MIN_INTERVAL_MS;
        const most = isCrowded ? Math.max(maxPollIntervalMs, longestIntervalMs) : maxPollIntervalMs;
        return Math.min(Math.max(Math.abs(this.#lookedMs - since) * SHARE, least), most);
    }
}
/**
 * The pause before the next poll. A service that responds slowly is left alone for half a second. Near the
 * deadline the pause is shortened so that one more poll fits in; in the last second only the rest is waited.
 *
 * @param intervalLeftMs what the last poll has left of its interval
 * @param leftMs until the deadline, more than 0
 */
function pauseMs(intervalLeftMs, leftMs) {
    if (leftMs <= LAST_POLL_MS)
        return leftMs;
    const wantedMs = Math.max(intervalLeftMs, MIN_INTERVAL_MS / 2);
    return Math.max(MIN_GAP_MS, Math.min(wantedMs, leftMs - LAST_POLL_MS));
}


/***/ })

};
;