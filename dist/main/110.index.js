"use strict";
exports.id = 110;
exports.ids = [110];
exports.modules = {

/***/ 32845:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C$: () => (/* binding */ checkAt),
/* harmony export */   cj: () => (/* binding */ resolvePointer),
/* harmony export */   eA: () => (/* binding */ checkShape),
/* harmony export */   rP: () => (/* binding */ checkGathered),
/* harmony export */   z6: () => (/* binding */ keepFitting)
/* harmony export */ });
/* harmony import */ var _text_json_object_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(65553);
/* harmony import */ var _text_shape_fault_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(41071);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(72557);



const MAX_LISTED_FAULTS = 50;
const MAX_NOTICES = 20;
function checkShape(schema, value, operation, pointer) {
    return check(schema, value, operation, (path) => pointer + (0,_text_shape_fault_js__WEBPACK_IMPORTED_MODULE_1__/* .pointerOf */ .r)(path));
}
function checkAt(pointer, schema, answer, operation) {
    return checkShape(schema, resolvePointer(answer, pointer), operation, pointer);
}
function checkGathered(schema, answer, operation, pointers) {
    const gathered = Object.fromEntries(Object.entries(pointers).map(([name, pointer]) => [name, resolvePointer(answer, pointer)]));
    return check(schema, gathered, operation, ([name, ...rest]) => `${pointers[String(name)]}${(0,_text_shape_fault_js__WEBPACK_IMPORTED_MODULE_1__/* .pointerOf */ .r)(rest)}`);
}
function keepFitting(schema, value, pointer, leftOut) {
    if (value === undefined || value === null)
        return null;
    const root = { value };
    for (let told = 0;;) {
        const parsed = schema.safeParse(root.value);
        if (parsed.success)
            return parsed.data;
        const { issues } = parsed.error;
        for (const issue of issues.slice(0, MAX_NOTICES - told)) {
            leftOut((0,_text_shape_fault_js__WEBPACK_IMPORTED_MODULE_1__/* .describeFault */ .Q)(issue, root.value, pointer + (0,_text_shape_fault_js__WEBPACK_IMPORTED_MODULE_1__/* .pointerOf */ .r)(issue.path)));
        }
        told = Math.min(MAX_NOTICES, told + issues.length);
        takeOut(root, issues.map(({ path }) => ['value', ...path]));
        if (root.value === undefined)
            return null;
    }
}
function takeOut(root, paths) {
    const wrong = paths.map((path) => ((0,_text_json_object_js__WEBPACK_IMPORTED_MODULE_2__/* .valueAt */ .f)(root, path) === undefined ? path.slice(0, -1) : path));
    const shortened = new Set();
    for (const path of wrong) {
        const parent = (0,_text_json_object_js__WEBPACK_IMPORTED_MODULE_2__/* .valueAt */ .f)(root, path.slice(0, -1));
        if (!(0,_text_json_object_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .G)(parent))
            continue;
        delete parent[String(path.at(-1))];
        if (Array.isArray(parent))
            shortened.add(parent);
    }
    for (const list of shortened) {
        let kept = 0;
        for (const item of list)
            if (item !== undefined)
                list[kept++] = item;
        list.length = kept;
    }
}
function resolvePointer(document, pointer) {
    const path = pointer
        .split('/')
        .slice(1)
        .map((segment) => segment.replaceAll('~1', '/').replaceAll('~0', '~'));
    return (0,_text_json_object_js__WEBPACK_IMPORTED_MODULE_2__/* .valueAt */ .f)(document, path);
}
function check(schema, value, operation, locate) {
    const parsed = schema.safeParse(value);
    if (parsed.success)
        return parsed.data;
    const { issues } = parsed.error;
    const listed = issues
        .slice(0, MAX_LISTED_FAULTS)
        .map((issue) => (0,_text_shape_fault_js__WEBPACK_IMPORTED_MODULE_1__/* .describeFault */ .Q)(issue, value, locate(issue.path)));
    if (issues.length > listed.length)
        listed.push(`and ${issues.length - listed.length} more`);
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._7({
        kind: 'shape',
        operation,
        problem: `not as specified: ${listed.join('; ')}`,
        mayHaveBeenTaken: true,
    });
}


/***/ }),

/***/ 30785:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C2: () => (/* binding */ readGivenAccess),
/* harmony export */   f1: () => (/* binding */ readServiceProfile),
/* harmony export */   wo: () => (/* binding */ requireAccess)
/* harmony export */ });
/* unused harmony export parseApiKey */
/* harmony import */ var _service_operations_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(25587);
/* harmony import */ var _text_values_addresses_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(72578);
/* harmony import */ var _text_values_parsed_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(38133);
/* harmony import */ var _input_form_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(61328);
/* harmony import */ var _yaml_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(18325);





function readGivenAccess(form, profile) {
    return {
        baseUrl: form.readGiven('base-url', _text_values_addresses_js__WEBPACK_IMPORTED_MODULE_3__/* .parseBaseUrl */ .Q2),
        apiKey: form.readExact('api-key', parseApiKey),
        profile: profile && form.takeFromFile('service-profile', profile),
    };
}
function requireAccess({ baseUrl, apiKey, profile }, form, origin, howToSkip) {
    const addressCure = "give the service's address, such as 'https://api.example.com'";
    const access = {
        baseUrl: form.required('base-url', baseUrl, addressCure),
        apiKey: form.required('api-key', apiKey, keyCure(origin, howToSkip, form.howToGiveKey)),
    };
    if (profile === undefined || !(0,_input_form_js__WEBPACK_IMPORTED_MODULE_1__/* .isComplete */ .As)(access))
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
async function readServiceProfile(inputs) {
    const path = inputs.getInput('service-profile').trim();
    if (path === '')
        return null;
    const yaml = await (0,_yaml_file_js__WEBPACK_IMPORTED_MODULE_2__/* .readYamlFile */ .k)(path, 'service profile');
    if (!yaml.ok)
        return yaml;
    return (0,_service_operations_js__WEBPACK_IMPORTED_MODULE_0__/* .parseProfile */ .jZ)(yaml.value, path);
}
function parseApiKey(text) {
    if (text !== text.trim()) {
        return (0,_text_values_parsed_js__WEBPACK_IMPORTED_MODULE_4__/* .invalid */ .G)(null, 'has white space around it, a line break perhaps: store the secret again without it');
    }
    if (!/^[\x21-\x7e]+$/.test(text)) {
        return (0,_text_values_parsed_js__WEBPACK_IMPORTED_MODULE_4__/* .invalid */ .G)(null, 'holds a character that cannot stand in a key, such as a space, a line break or a letter outside ASCII: pass the key alone, without "Bearer", as the service showed it');
    }
    return (0,_text_values_parsed_js__WEBPACK_IMPORTED_MODULE_4__/* .valid */ .r)(text);
}


/***/ }),

/***/ 18325:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   k: () => (/* binding */ readYamlFile)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _text_stops_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9878);
/* harmony import */ var _text_values_parsed_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(38133);



const MAX_KIB = 256;
async function readYamlFile(path, noun) {
    const source = readText(path, noun);
    if (!source.ok)
        return source;
    const { readYaml } = await Promise.all(/* import() */[__webpack_require__.e(483), __webpack_require__.e(394)]).then(__webpack_require__.bind(__webpack_require__, 15394));
    return (0,_text_values_parsed_js__WEBPACK_IMPORTED_MODULE_2__/* .valid */ .r)(readYaml(source.value));
}
function readText(path, noun) {
    let bytes;
    try {
        const facts = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path);
        if (!facts.isFile())
            return (0,_text_values_parsed_js__WEBPACK_IMPORTED_MODULE_2__/* .invalid */ .G)(path, 'is not a file: name a YAML or JSON file');
        if (facts.size > MAX_KIB * 1024) {
            return (0,_text_values_parsed_js__WEBPACK_IMPORTED_MODULE_2__/* .invalid */ .G)(path, `is larger than ${MAX_KIB} KiB, which no ${noun} is`);
        }
        bytes = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path);
    }
    catch (error) {
        return (0,_text_values_parsed_js__WEBPACK_IMPORTED_MODULE_2__/* .invalid */ .G)(path, (0,_text_stops_js__WEBPACK_IMPORTED_MODULE_1__/* .describeUnreadable */ .D2)(error));
    }
    try {
        return (0,_text_values_parsed_js__WEBPACK_IMPORTED_MODULE_2__/* .valid */ .r)(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    }
    catch {
        return (0,_text_values_parsed_js__WEBPACK_IMPORTED_MODULE_2__/* .invalid */ .G)(path, 'is not UTF-8 text: save it as UTF-8');
    }
}


/***/ }),

/***/ 55162:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   UN: () => (/* binding */ byReason),
/* harmony export */   qc: () => (/* binding */ annotateEach),
/* harmony export */   y2: () => (/* binding */ MAX_IDS)
/* harmony export */ });
function annotateEach(level, messages, runner, most = Number.POSITIVE_INFINITY) {
    const room = Math.min(runner.annotationsLeft(level), most);
    const whole = messages.length > room ? Math.max(room - 1, 0) : room;
    for (const message of messages.slice(0, whole))
        runner.annotate(level, message);
    const rest = messages.slice(whole);
    if (rest.length === 0)
        return;
    const title = `${rest.length} more reasons`;
    runner.annotate(level, [`${title}, all of them in the log:`, ...rest].join('\n'));
    runner.group(title, rest);
}
const MAX_IDS = 100;
function byReason(failures) {
    const groups = [...Map.groupBy(failures, ({ id, why }) => why.replaceAll(id, '')).values()];
    return groups.flatMap((group) => group.flatMap(({ why }, index) => {
        if (index % MAX_IDS !== 0)
            return [];
        const part = group.slice(index, index + MAX_IDS);
        return { why, ids: part.map(({ id }) => id).join(', ') };
    }));
}


/***/ }),

/***/ 25587:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Ay: () => (/* binding */ STANDARD_PROFILE),
  Dv: () => (/* binding */ fillRequest),
  jZ: () => (/* binding */ parseProfile),
  Tl: () => (/* binding */ translate)
});

// UNUSED EXPORTS: descriptionOf, profileSchema

// EXTERNAL MODULE: ../../node_modules/zod/v4/core/registries.js
var registries = __webpack_require__(34288);
// EXTERNAL MODULE: ../../node_modules/zod/v4/mini/schemas.js
var schemas = __webpack_require__(5915);
// EXTERNAL MODULE: ../../node_modules/zod/v4/core/parse.js + 1 modules
var parse = __webpack_require__(58989);
// EXTERNAL MODULE: ./http/errors.js
var errors = __webpack_require__(72557);
// EXTERNAL MODULE: ./model/outcome.js
var outcome = __webpack_require__(41913);
// EXTERNAL MODULE: ./text/json-object.js
var json_object = __webpack_require__(65553);
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
const parameterName = textLike(/^[\w.~-]{1,100}$/, 'is not the name of a query parameter: write letters, digits, and . _ ~ - only');
const fieldName = textLike(/^[a-z_][\w-]{0,99}$/i, 'is not the name of a field: write letters, digits, _ and - only, beginning with a letter or _');
const PATH = /^\/(?![/\\])(?!(?:.*\/)?(?:\.|%2e){1,2}(?:[/?]|$))(?:[\w.~!$&'()*+,;=:@/?-]|%[\da-f]{2}|\{\w+\})*$/i;
function pathBelow(values) {
    return textLike(PATH, "has to be a URL-encoded path below base-url, such as /v1/runs/{jobId}, without '..' or a fragment").check(schemas/* refine */.YPB((path) => placeholdersIn(path).every((name) => values.includes(name)), {
        error: `has a placeholder that is not known here: known are ${listOf(values)}`,
    }));
}
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







const descriptions = registries/* registry */.u5();
function operation(description, shape) {
    const schema = (0,yaml_check/* strictMap */.yj)(shape, A_MAP);
    descriptions.add(schema, { description });
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
function words(known) {
    return schemas/* _default */.Rvf(schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* enum */.k5n(known), A_MAP), {});
}
const ENDED = ['COMPLETED', 'FAILED', 'TIMED_OUT', 'CANCELLED'];
const wordSchema = (0,yaml_check/* strictMap */.yj)({
    runStatus: words([...outcome/* IN_FLIGHT */.Ri, ...ENDED]),
    simulationJobStatus: words(['PENDING', 'QUEUED', 'RUNNING', ...ENDED]),
    processingStatus: words(['PENDING', 'PROCESSING', 'PROCESSED', 'FAILED', 'SKIPPED']),
    metricJobStatus: words(['PENDING', 'RUNNING', ...ENDED]),
    debriefStatus: words(['PENDING', 'GENERATING', 'READY', 'FAILED']),
    verdict: words(['PASSED', 'THRESHOLD_FAILED']),
}, A_MAP);
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
function translate(word, vocabulary) {
    const isListed = typeof word === 'string' && Object.hasOwn(vocabulary, word);
    return (isListed && vocabulary[word]) || word;
}
function descriptionOf(name) {
    return descriptions.get(operationSchemas[name].def.innerType)?.description ?? '';
}
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
    if (!(0,json_object/* isObject */.G)(template))
        return template;
    return Object.fromEntries(Object.entries(template).map(([key, value]) => [key, fillBody(value, values)]));
}
function parseProfile(yaml, shown) {
    const check = { schema: profileSchema, whole: 'the profile', shown, further: () => [] };
    const profile = (0,yaml_check/* checkYaml */.cX)(yaml, check);
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
/* harmony import */ var _json_object_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(65553);
/* harmony import */ var _nearest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42337);
/* harmony import */ var _strip_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(30269);
/* harmony import */ var _values_parsed_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(38133);





const MAX_EDITS = 2;
const MAX_SHOWN_CHARS = 60;
const MAX_KEY_CHARS = 100;
function strictMap(shape, wanted) {
    const known = Object.keys(shape).join(', ');
    return zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej(shape, {
        error: ({ code }) => (code === 'unrecognized_keys' ? known : wanted),
    });
}
function checkYaml(yaml, { schema, whole, shown, further }) {
    const faults = yaml.ok ? [] : [...yaml.faults];
    const content = yaml.ok ? yaml : yaml.readable;
    if (content === null)
        return refuse(faults, shown);
    const parsed = zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .safeParse */ .xL(schema, content.value);
    const found = [
        ...(parsed.error?.issues ?? []).flatMap((issue) => faultsOf(issue, content.value)),
        ...further(content.value),
    ];
    faults.push(...found.map(({ path, problem }) => ({
        ...content.placeOf(path),
        problem: `${pathName(path, whole)} ${problem}`,
    })));
    return parsed.success && faults.length === 0 ? (0,_values_parsed_js__WEBPACK_IMPORTED_MODULE_4__/* .valid */ .r)(parsed.data) : refuse(faults, shown);
}
function refuse(faults, shown) {
    const sorted = faults.toSorted((a, b) => a.line - b.line || a.column - b.column);
    return {
        ok: false,
        faults: sorted.map(({ line, column, problem }) => ({
            shown,
            problem: `line ${line}, column ${column}: ${problem}`,
        })),
    };
}
function faultsOf(issue, document) {
    const { path, message } = issue;
    if (issue.code === 'unrecognized_keys') {
        return issue.keys.map((key) => {
            const known = message.split(', ');
            const meant = (0,_nearest_js__WEBPACK_IMPORTED_MODULE_0__/* .nearest */ .pA)(key, known.filter((one) => (0,_nearest_js__WEBPACK_IMPORTED_MODULE_0__/* .editsBetween */ .yx)(key, one) <= MAX_EDITS));
            const end = meant === undefined ? '.' : `; did you mean ${meant}?`;
            return {
                path: [...path, key],
                problem: `is not known here${end} Known are ${message}`,
            };
        });
    }
    const found = (0,_json_object_js__WEBPACK_IMPORTED_MODULE_5__/* .valueAt */ .f)(document, path);
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
    const meant = typeof found === 'string' ? (0,_nearest_js__WEBPACK_IMPORTED_MODULE_0__/* .misspelling */ .wI)(found, known) : undefined;
    const asked = meant === undefined ? '' : `; did you mean ${meant}?`;
    return `has to be one of ${known.join(', ')}${asked}`;
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