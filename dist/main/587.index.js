"use strict";
exports.id = 587;
exports.ids = [587,405];
exports.modules = {

/***/ 25587:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  A: () => (/* binding */ STANDARD_PROFILE),
  D: () => (/* binding */ fillRequest),
  parseProfile: () => (/* binding */ parseProfile)
});

// EXTERNAL MODULE: ../../node_modules/zod/v4/mini/schemas.js
var schemas = __webpack_require__(5915);
// EXTERNAL MODULE: ../../node_modules/zod/v4/core/parse.js + 1 modules
var parse = __webpack_require__(58989);
// EXTERNAL MODULE: ./http/errors.js
var errors = __webpack_require__(72557);
// EXTERNAL MODULE: ./model/outcome.js
var outcome = __webpack_require__(41913);
// EXTERNAL MODULE: ./text/json-object.js + 1 modules
var json_object = __webpack_require__(66783);
// EXTERNAL MODULE: ./text/values/parsed.js
var parsed = __webpack_require__(38133);
// EXTERNAL MODULE: ./text/yaml-check.js
var yaml_check = __webpack_require__(85405);
// EXTERNAL MODULE: ../../node_modules/zod/v4/core/api.js
var api = __webpack_require__(41299);
;// CONCATENATED MODULE: ./service/profile-values.js

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
const memberName = textLike(/^[\w.~-]{1,100}$/, 'is not a name: write letters, digits, and . _ ~ - only');
const PATH = /^\/(?![/\\])(?!(?:.*\/)?(?:\.|%2e){1,2}(?:[/?]|$))(?:[\w.~!$&'()*+,;=:@/?-]|%[\da-f]{2}|\{\w+\})*$/i;
function request(method, path, body) {
    const names = placeholdersIn(path + (JSON.stringify(body) ?? ''));
    const known = names.map((name) => `{${name}}`).join(', ') || 'none';
    const pathSchema = textLike(PATH, "has to be a URL-encoded path below base-url, such as /v1/runs/{jobId}, without '..' or a fragment").check(schemas/* refine */.YPB((text) => placeholdersIn(text).every((name) => names.includes(name)), {
        error: `has an unknown placeholder: known are ${known}`,
    }));
    const bodySchema = schemas/* unknown */.L5J().check(schemas/* refine */.YPB((value) => {
        const texts = JSON.stringify(value)?.match(/"[^"]*\{\w+\}[^"]*"/g) ?? [];
        return texts.every((text) => names.some((name) => text === `"{${name}}"`));
    }, `has a placeholder that is unknown, or not the whole text: known are ${known}`));
    return {
        method: schemas/* _default */.Rvf(schemas/* enum */.k5n(METHODS), method),
        path: schemas/* _default */.Rvf(pathSchema, path),
        body: body === undefined ? schemas/* exactOptional */.yqP(bodySchema) : schemas/* _default */.Rvf(bodySchema, body),
    };
}
const OWN_HEADERS = /^(?:accept|accept-encoding|authorization|connection|content-.*|expect|host|keep-alive|proxy-.*|te|trailer|transfer-encoding|upgrade|user-agent)$/i;
const headerValue = textLike(/^[\x21-\x7e](?:[\x20-\x7e]{0,998}[\x21-\x7e])?$/, 'is not the value of a header: write up to 1000 ASCII characters on one line');
const headersSchema = schemas/* record */.g1P(schemas/* string */.YjP(), headerValue, A_MAP).check(({ value, issues }) => {
    for (const name of Object.keys(value)) {
        if (/^[\w-]{1,100}$/.test(name) && !OWN_HEADERS.test(name))
            continue;
        const message = 'is set by the action itself, or is no header name: remove it';
        issues.push({ code: 'custom', message, path: [name], input: name });
    }
});
function placeholdersIn(template) {
    return Array.from(template.matchAll(/\{(\w+)\}/g), ([, name = '']) => name);
}

;// CONCATENATED MODULE: ./service/operations.js







function operation(shape) {
    const schema = (0,yaml_check/* strictMap */.yj)(shape, A_MAP);
    return schemas/* _default */.Rvf(schema, () => parse/* parse */.qg(schema, {}));
}
const pages = {
    hasMore: place('/pagination/hasMore'),
    nextCursor: place('/pagination/nextCursor'),
};
const RUN = '/v1/simulation/plan/job/{jobId}';
const create = request('POST', '/v1/call');
const operationSchemas = {
    requestDebrief: operation({
        ...request('POST', `${RUN}/debrief`, { regenerate: '{regenerate}' }),
        debrief: place('/data'),
    }),
    readResults: operation({
        ...request('GET', `${RUN}/results?compareToJobId={compareToJobId}`),
        results: place('/data'),
        debrief: place('/debrief'),
        run: place('/run'),
        verdict: place('/verdict'),
        summary: place('/summary'),
        metrics: place('/metrics'),
        calls: place('/calls'),
        breakdowns: place('/breakdowns'),
        comparison: place('/comparison'),
    }),
    start: operation({
        ...request('POST', '/v1/simulation/run', {
            planId: '{runPlanId}',
            variables: '{variables}',
        }),
        jobId: place('/data/simulationRunPlanJobId'),
    }),
    read: operation({
        ...request('GET', RUN),
        status: place('/data/status'),
        simulationJobs: place('/data/simulationJobs'),
        verdict: place('/data/verdict'),
        queuePosition: place('/data/queuePosition'),
    }),
    list: operation({
        ...request('GET', '/v1/simulation/plan/jobs?simulationRunPlanId={runPlanId}&limit=50&after={after}'),
        runs: place('/data'),
        ...pages,
    }),
    cancel: operation(request('POST', `${RUN}/cancel`)),
    lookup: operation({
        ...request('GET', '/v1/simulation/job/lookup?{numberParameter}={servicePhoneNumber}&{timeParameter}={callTime}'),
        numberParameter: schemas/* _default */.Rvf(memberName, 'servicePhoneNumber'),
        timeParameter: schemas/* _default */.Rvf(memberName, 'callReceivedAt'),
        job: place('/data'),
    }),
    readSimulationJob: operation({
        ...request('GET', '/v1/simulation/job/{simulationJobId}'),
        job: place('/data'),
    }),
    createCall: operation({
        method: create.method,
        path: create.path,
        call: place('/data'),
        endStatusField: schemas/* _default */.Rvf(memberName, 'endedReason'),
    }),
    createMetricCollectionJob: operation({
        ...request('POST', '/v1/metric/collection-jobs', {
            metrics: '{metrics}',
            callIds: '{callIds}',
            chatIds: '{chatIds}',
        }),
        job: place('/data'),
    }),
    readMetricCollectionJob: operation({
        ...request('GET', '/v1/metric/collection-jobs/{id}'),
        job: place('/data'),
    }),
    deleteCustomerFlow: operation({
        ...request('DELETE', '/v1/simulation/customer-flow/{flowId}'),
        deleted: place('/data/deleted'),
    }),
    listPlans: operation({
        ...request('GET', '/v1/simulation/plan?searchText={name}&limit=50&after={after}'),
        plans: place('/data'),
        ...pages,
    }),
    readPlan: operation({
        ...request('GET', '/v1/simulation/plan/{runPlanId}'),
        plan: place('/data'),
    }),
    readCredential: operation({ ...request('GET', '/v1/me'), credential: place('/data') }),
    readCost: operation({ ...request('GET', `${RUN}/cost`), cost: place('/data') }),
    readTranscript: operation({
        ...request('GET', '/v1/call/{callId}/transcript'),
        transcript: place('/data'),
    }),
    readCallMetrics: operation({
        ...request('GET', '/v1/call/{callId}/metrics'),
        metrics: place('/data'),
    }),
};
const ENDED = ['COMPLETED', 'FAILED', 'TIMED_OUT', 'CANCELLED'];
const wordSchema = (0,yaml_check/* strictMap */.yj)({ runStatus: schemas/* _default */.Rvf(schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* enum */.k5n([...outcome/* IN_FLIGHT */.Ri, ...ENDED]), A_MAP), {}) }, A_MAP);
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
const NO_SEGMENT = /^(?:\.|%2e){0,2}$/i;
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
function fill(template, values) {
    return template.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(`${values[name]}`.toWellFormed()));
}
function fillBody(template, values) {
    if (typeof template === 'string') {
        const [, name] = /^\{(\w+)\}$/.exec(template) ?? [];
        return name === undefined ? template : (values[name] ?? undefined);
    }
    if (Array.isArray(template))
        return template.map((item) => fillBody(item, values) ?? null);
    if (!(0,json_object/* isObject */.Gv)(template))
        return template;
    return Object.fromEntries(Object.entries(template).map(([key, value]) => [key, fillBody(value, values)]));
}
function parseProfile(yaml, shown) {
    const profile = (0,yaml_check/* checkYaml */.cX)(yaml, profileSchema, 'the profile', shown);
    return profile.ok ? (0,parsed/* valid */.r)(profileOf(profile.value)) : profile;
}


/***/ }),

/***/ 85405:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dt: () => (/* binding */ pathName),
/* harmony export */   cX: () => (/* binding */ checkYaml),
/* harmony export */   vp: () => (/* binding */ showValue),
/* harmony export */   yj: () => (/* binding */ strictMap)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5915);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(58989);
/* harmony import */ var _json_object_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(66783);
/* harmony import */ var _nearest_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(42337);
/* harmony import */ var _strip_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(30269);
/* harmony import */ var _values_parsed_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(38133);





const MAX_SHOWN_CHARS = 60;
const MAX_KEY_CHARS = 100;
function strictMap(shape, wanted) {
    const known = Object.keys(shape).join(', ');
    return zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej(shape, {
        error: ({ code }) => (code === 'unrecognized_keys' ? known : wanted),
    });
}
function checkYaml(yaml, schema, whole, shown, further = []) {
    const { value } = yaml;
    if (value === undefined)
        return refuse(yaml.errors, shown);
    const parsed = zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .safeParse */ .xL(schema, value);
    const found = [
        ...(parsed.error?.issues ?? []).flatMap((issue) => errorsOf(issue, value)),
        ...further,
    ].map(({ path, problem }) => ({
        ...yaml.placeOf(path),
        problem: `${pathName(path, whole)} ${problem}`,
    }));
    const errors = [...yaml.errors, ...found];
    return parsed.success && errors.length === 0 ? (0,_values_parsed_js__WEBPACK_IMPORTED_MODULE_4__/* .valid */ .r)(parsed.data) : refuse(errors, shown);
}
function refuse(errors, shown) {
    const sorted = errors.toSorted((a, b) => a.line - b.line || a.column - b.column);
    return {
        ok: false,
        errors: sorted.map(({ line, column, problem }) => ({
            shown,
            problem: `line ${line}, column ${column}: ${problem}`,
        })),
    };
}
function errorsOf(issue, document) {
    const { path, message } = issue;
    if (issue.code === 'unrecognized_keys') {
        return issue.keys.map((key) => ({
            path: [...path, key],
            problem: `is not known here${didYouMean(key, message.split(', ')) || '.'} Known are ${message}`,
        }));
    }
    const found = (0,_json_object_js__WEBPACK_IMPORTED_MODULE_0__/* .valueAt */ .fK)(document, path);
    const wanted = issue.code === 'invalid_value' ? choose(issue.values, found) : message;
    if (found === undefined)
        return [{ path, problem: `is missing: it ${wanted}` }];
    const isDemand = wanted.startsWith('has to ');
    return [
        {
            path,
            problem: isDemand ? `is ${showValue(found)}, but ${wanted}` : `${showValue(found)} ${wanted}`,
        },
    ];
}
function choose(values, found) {
    const known = values.map(String);
    if (known.length === 1)
        return `has to be ${known[0]}`;
    return `has to be one of ${known.join(', ')}${didYouMean(found, known)}`;
}
function didYouMean(found, known) {
    const meant = typeof found === 'string' ? (0,_nearest_js__WEBPACK_IMPORTED_MODULE_5__/* .misspelling */ .wI)(found, known) : undefined;
    return meant === undefined ? '' : `; did you mean ${meant}?`;
}
function pathName(path, whole) {
    if (path.length === 0)
        return whole;
    const name = path
        .map((key) => (typeof key === 'number' ? `[${key}]` : `.${quoteUnlessPlain(String(key))}`))
        .join('')
        .slice(1);
    return (0,_strip_js__WEBPACK_IMPORTED_MODULE_1__/* .fold */ .AU)(name, MAX_KEY_CHARS);
}
function quoteUnlessPlain(key) {
    return /^[\w-]+$/.test(key) ? key : JSON.stringify(key);
}
function showValue(value) {
    if (value === null)
        return 'empty';
    return (0,_strip_js__WEBPACK_IMPORTED_MODULE_1__/* .fold */ .AU)(JSON.stringify(value), MAX_SHOWN_CHARS);
}


/***/ })

};
;