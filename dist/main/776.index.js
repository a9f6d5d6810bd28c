"use strict";
exports.id = 776;
exports.ids = [776];
exports.modules = {

/***/ 9617:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ STANDARD_PROFILE),
/* harmony export */   D: () => (/* binding */ fillRequest)
/* harmony export */ });
/* harmony import */ var _core_json_object_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(18009);
/* harmony import */ var _http_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(72557);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(18034);
/**
 * How each operation of the service is asked for, and where its answer holds what is needed. What the
 * interface specification does not show is taken from public clients of such a service. All of it is
 * data alone, so that a profile can replace it.
 *
 * In paths, `{name}` stands for a value, URL-encoded; a part of the query whose value is not there is
 * left out. In bodies, a text that is `{name}` and nothing else stands for the value as it is, and a
 * member whose value is not there is left out. Where a value stands in an answer is said as a JSON
 * Pointer (RFC 6901).
 */



const PAGES = { hasMore: '/pagination/hasMore', nextCursor: '/pagination/nextCursor' };
const RUN = '/v1/simulation/plan/job/{jobId}';
const STANDARD_PROFILE = {
    operations: {
        requestDebrief: {
            method: 'POST',
            path: `${RUN}/debrief`,
            body: { regenerate: '{regenerate}' },
            debrief: '/data',
        },
        readResults: {
            method: 'GET',
            path: `${RUN}/results?compareToJobId={compareToJobId}`,
            results: '/data',
            debrief: '/debrief',
            run: '/run',
            verdict: '/verdict',
            summary: '/summary',
            metrics: '/metrics',
            calls: '/calls',
            breakdowns: '/breakdowns',
            comparison: '/comparison',
            attemptSummary: '/attemptSummary',
        },
        start: {
            method: 'POST',
            path: '/v1/simulation/run',
            body: { planId: '{runPlanId}', variables: '{variables}' },
            jobId: '/data/simulationRunPlanJobId',
            simulationJobCount: '/data/simulationJobCount',
        },
        read: {
            method: 'GET',
            path: RUN,
            status: '/data/status',
            simulationJobs: '/data/simulationJobs',
            verdict: '/data/verdict',
            attemptSummary: '/data/attemptSummary',
            queuePosition: '/data/queuePosition',
        },
        list: {
            method: 'GET',
            path: '/v1/simulation/plan/jobs?simulationRunPlanId={runPlanId}&limit=50&after={after}',
            runs: '/data',
            ...PAGES,
        },
        cancel: { method: 'POST', path: `${RUN}/cancel` },
        lookup: {
            method: 'GET',
            path: '/v1/simulation/job/lookup?{numberParameter}={servicePhoneNumber}&{timeParameter}={callTime}',
            numberParameter: 'servicePhoneNumber',
            timeParameter: 'callReceivedAt',
            job: '/data',
        },
        readSimulationJob: {
            method: 'GET',
            path: '/v1/simulation/job/{simulationJobId}',
            job: '/data',
        },
        createCall: {
            method: 'POST',
            path: '/v1/call',
            call: '/data',
            endStatusField: 'endedReason',
        },
        createMetricCollectionJob: {
            method: 'POST',
            path: '/v1/metric/collection-jobs',
            body: { metrics: '{metrics}', callIds: '{callIds}', chatIds: '{chatIds}' },
            job: '/data',
        },
        readMetricCollectionJob: {
            method: 'GET',
            path: '/v1/metric/collection-jobs/{id}',
            job: '/data',
        },
        cancelMetricCollectionJob: {
            method: 'POST',
            path: '/v1/metric/collection-jobs/{id}/cancel',
        },
        deleteCustomerFlow: {
            method: 'DELETE',
            path: '/v1/simulation/customer-flow/{flowId}',
            deleted: '/data/deleted',
        },
        listPlans: {
            method: 'GET',
            path: '/v1/simulation/plan?searchText={name}&limit=50&after={after}',
            plans: '/data',
            ...PAGES,
        },
        readPlan: { method: 'GET', path: '/v1/simulation/plan/{runPlanId}', plan: '/data' },
        readCredential: { method: 'GET', path: '/v1/me', credential: '/data' },
        readCost: { method: 'GET', path: `${RUN}/cost`, cost: '/data' },
        readTranscript: {
            method: 'GET',
            path: '/v1/call/{callId}/transcript',
            transcript: '/data',
        },
        readCallMetrics: { method: 'GET', path: '/v1/call/{callId}/metrics', metrics: '/data' },
    },
    words: _words_js__WEBPACK_IMPORTED_MODULE_1__/* .NO_WORDS */ .I,
    headers: {},
};
/** Segments that name no resource, or lead to another one, encoded or not. */
const NO_SEGMENT = /^(?:\.|%2e){0,2}$/i;
/**
 * The operation's request with these values in it. Throws `ServiceError` if a value would make a segment of
 * the path empty, `.` or `..`: the value comes from a response or from the run history, and the request
 * would go to another resource.
 */
function fillRequest({ method, path, body }, values) {
    const [route = '', query] = path.split(/\?(.*)/s);
    const segments = route.split('/').map((segment) => {
        const filled = fill(segment, values);
        if (filled === segment || !NO_SEGMENT.test(filled))
            return filled;
        const problem = `the request was not sent, since ${segment} is '${filled}', which cannot be part of a path`;
        const operation = `${method} ${route}`;
        throw new _http_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._7({ kind: 'shape', operation, problem, mayHaveBeenTaken: false });
    });
    const request = { method, path: segments.join('/') + fillQuery(query, values) };
    return body === undefined ? request : { ...request, body: fillBody(body, values) };
}
/** The parts whose values are there, with their question mark. */
function fillQuery(query, values) {
    const parts = query
        ?.split('&')
        .filter((part) => marksIn(part).every((name) => isGiven(values[name])));
    return parts === undefined || parts.length === 0 ? '' : fill(`?${parts.join('&')}`, values);
}
function fill(text, values) {
    return text.replace(/\{(\w+)\}/g, (_, name) => encodePart(`${values[name]}`));
}
function marksIn(text) {
    return Array.from(text.matchAll(/\{(\w+)\}/g), ([, name = '']) => name);
}
function isGiven(value) {
    return value !== undefined && value !== null;
}
/** A member whose value is not there is left out; a list keeps its places, so there it is null. */
function fillBody(template, values) {
    if (typeof template === 'string') {
        const [, name] = /^\{(\w+)\}$/.exec(template) ?? [];
        return name === undefined ? template : (values[name] ?? undefined);
    }
    if (Array.isArray(template))
        return template.map((item) => fillBody(item, values) ?? null);
    if (!(0,_core_json_object_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .G)(template))
        return template;
    return Object.fromEntries(Object.entries(template).map(([key, value]) => [key, fillBody(value, values)]));
}
/** URL-encodes one part of a path or query, whatever a service put into it. */
function encodePart(text) {
    return encodeURIComponent(text.toWellFormed());
}


/***/ }),

/***/ 18034:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ NO_WORDS),
/* harmony export */   T: () => (/* binding */ translate)
/* harmony export */ });
/** The words that a service has for states and verdicts in place of those of the specification. */
const NO_WORDS = {
    runStatus: {},
    simulationJobStatus: {},
    processingStatus: {},
    metricJobStatus: {},
    debriefStatus: {},
    verdict: {},
};
/** Our word for one of the service's; null and undefined stay what they are. */
function translate(word, vocabulary) {
    const isListed = typeof word === 'string' && Object.hasOwn(vocabulary, word);
    return (isListed && vocabulary[word]) || word;
}


/***/ }),

/***/ 28776:
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

/** Servers refuse a request whose headers take more than 8 to 16 KiB in all. */
const LONGEST_KEY = 8192;
/**
 * A bearer key: visible ASCII characters without white space, which is what a header carries
 * unchanged. No fault shows any part of it.
 */
function parseApiKey(text) {
    if (text !== text.trim()) {
        return (0,parsed/* invalid */.G)(null, 'has white space around it, a line break perhaps: store the secret again without it');
    }
    if (/^(["'`]).*\1$/s.test(text)) {
        return (0,parsed/* invalid */.G)(null, 'stands in quotes: pass the key alone, without them');
    }
    if (!/^[\x21-\x7e]+$/.test(text)) {
        return (0,parsed/* invalid */.G)(null, 'holds a character that cannot stand in a key, such as a space, a line break or a letter outside ASCII: pass the key alone, without "Bearer", as the service showed it');
    }
    if (text.length > LONGEST_KEY) {
        return (0,parsed/* invalid */.G)(null, `has ${text.length} characters, which is more than any key: pass the key alone, as the service showed it`);
    }
    return (0,parsed/* valid */.r)(text);
}

// EXTERNAL MODULE: ./core/json-object.js
var json_object = __webpack_require__(18009);
// EXTERNAL MODULE: ./core/yaml-check.js
var yaml_check = __webpack_require__(99765);
// EXTERNAL MODULE: ./service/operations.js
var service_operations = __webpack_require__(9617);
// EXTERNAL MODULE: ../../node_modules/zod/v4/core/registries.js
var registries = __webpack_require__(34288);
// EXTERNAL MODULE: ../../node_modules/zod/v4/mini/schemas.js
var schemas = __webpack_require__(5915);
// EXTERNAL MODULE: ./core/run-status.js
var run_status = __webpack_require__(26929);
;// CONCATENATED MODULE: ./service/profile-values.js
/** What the values of a service profile may be. Each check of a text gives what is wrong, or null. */

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];
function checkMethod(method) {
    return METHODS.includes(method) ? null : `is no method here: write ${METHODS.join(', ')}`;
}
/** For an operation whose body the workflow writes. */
function checkSendingMethod(method) {
    return method === 'GET' ? 'cannot send a body: write POST, PUT or PATCH' : checkMethod(method);
}
/** A query parameter's name, which needs no encoding. */
function checkParameter(name) {
    return /^[\w.~-]{1,100}$/.test(name)
        ? null
        : 'is not the name of a query parameter: write letters, digits, and . _ ~ - only';
}
/** The name of a field in a body that the workflow writes. */
function checkField(name) {
    return /^[a-z_][\w-]{0,99}$/i.test(name)
        ? null
        : 'is not the name of a field: write letters, digits, _ and - only, beginning with a letter or _';
}
/** Headers that the transport sets, and such as are about the connection alone. */
const OWN_HEADERS = /^(?:accept|accept-encoding|connection|content-.*|expect|host|keep-alive|proxy-.*|te|trailer|transfer-encoding|upgrade|user-agent)$/i;
const SECRET_HEADERS = /auth|cookie|credential|key|passw|secret|session|signature|token/i;
/** A header that is neither the transport's own nor likely to hold a secret. */
function checkHeader(name) {
    return SECRET_HEADERS.test(name)
        ? 'sounds like a secret, for which a file of the repository is no place: the input api-key takes the key'
        : checkProjectHeader(name);
}
/** The header that names a project is no secret, however it is called; the key's own it is not. */
function checkProjectHeader(name) {
    if (!/^[\w!#$%&'*+.^`|~-]{1,100}$/.test(name)) {
        return 'is not the name of a header: write letters, digits and - only';
    }
    return OWN_HEADERS.test(name) || /^authorization$/i.test(name)
        ? 'is a header that the action sets itself: leave it out'
        : null;
}
function checkHeaderValue(value) {
    return /^[\x21-\x7e](?:[\x20-\x7e]{0,998}[\x21-\x7e])?$/.test(value)
        ? null
        : 'cannot be sent as the value of a header: write up to 1000 letters, digits and signs of ASCII on one line';
}
/** A JSON Pointer (RFC 6901). */
function checkPointer(pointer) {
    return /^(?:\/(?:[^~/]|~[01])*)*$/.test(pointer)
        ? null
        : 'is not a JSON Pointer: write the keys to the value, each after a slash, such as /data/id';
}
/**
 * A path below the base address, with its query perhaps: encoded, absolute, without anything that
 * could lead to another host or out of the base address.
 *
 * @param names the placeholders that may stand in it
 */
function checkPath(path, names) {
    if (/^[a-z][a-z\d+.-]*:/i.test(path) || path.startsWith('//')) {
        return 'has a scheme or a host: the path goes below base-url, so begin it with one /';
    }
    if (!path.startsWith('/'))
        return 'is not absolute: begin it with a /';
    const rest = path.replace(/\{(\w+)\}/g, (whole, name) => names.includes(name) ? 'x' : whole);
    if (/[{}]/.test(rest)) {
        return `has braces that are no placeholder known here: known are ${listMarks(names)}`;
    }
    if (!/^(?:[\w.~!$&'()*+,;=:@/?-]|%[\da-f]{2})+$/i.test(rest)) {
        return 'holds a character that cannot stand in a path: URL-encode it, and leave out fragments';
    }
    const segments = rest.replace(/\?.*/, '').split('/');
    return segments.some((segment) => /^(?:\.|%2e){1,2}$/i.test(segment))
        ? 'holds . or .. as a segment: write the path that is meant'
        : null;
}
/**
 * Everything wrong in JSON in which a text that is a placeholder and nothing else stands for a value.
 *
 * @param names the placeholders that may stand in it
 */
function checkBody(body, names) {
    if (typeof body === 'string') {
        const problem = checkBodyText(body, names);
        return problem === null ? [] : [{ path: [], problem }];
    }
    if (!(0,json_object/* isObject */.G)(body))
        return [];
    return Object.entries(body).flatMap(([key, value]) => checkBody(value, names).map(({ path, problem }) => ({
        path: [Array.isArray(body) ? Number(key) : key, ...path],
        problem,
    })));
}
function checkBodyText(text, names) {
    const marks = text.match(/\{\w+\}/g) ?? [];
    if (marks.length === 0)
        return null;
    if (!marks.every((mark) => names.some((name) => mark === `{${name}}`))) {
        return `has a placeholder that is not known here: known are ${listMarks(names)}`;
    }
    return marks[0] === text ? null : 'has a placeholder with other text around it: it stands alone';
}
function listMarks(names) {
    return names.map((name) => `{${name}}`).join(' and ');
}

;// CONCATENATED MODULE: ./service/profile-settings.js
/** Everything that a service profile can say: what each setting may be, and what it is for. */






const A_MAP = 'has to be a map of keys';
const A_TEXT = 'has to be a text';
/** What settings and operations are for, in words for the table of all of them. */
const meanings = registries/* registry */.u5();
/** Each may be left out. */
function setting(schema, meaning) {
    const optional = schemas/* exactOptional */.yqP(schema);
    meanings.add(optional, { meaning });
    return optional;
}
/** A text that the check has nothing to say against; what it says goes on after the text. */
function profile_settings_text(check) {
    return schemas/* string */.YjP(A_TEXT).check((context) => {
        const problem = check(context.value);
        if (problem !== null) {
            context.issues.push({ code: 'custom', message: problem, input: context.value });
        }
    });
}
/** A JSON Pointer to what is looked for in an answer. */
function place(what) {
    return setting(profile_settings_text(checkPointer), `Place of ${what}.`);
}
function path(names) {
    const values = names.length === 0 ? '' : ` Values: ${namesOf(names)}.`;
    return setting(profile_settings_text((it) => checkPath(it, names)), `Path below \`base-url\`.${values}`);
}
const method = setting(profile_settings_text(checkMethod), 'HTTP method.');
/** What every request has; the names are those of the values that it is given. */
function request(inPath, inBody = inPath) {
    const body = schemas/* unknown */.L5J().check((context) => {
        for (const { path: at, problem } of checkBody(context.value, inBody)) {
            context.issues.push({ code: 'custom', message: problem, path: at, input: context.value });
        }
    });
    const values = inBody.length === 0 ? '' : ` Values: ${namesOf(inBody)}.`;
    return { method, path: path(inPath), body: setting(body, `Body, sent as JSON.${values}`) };
}
function namesOf(values) {
    return values.map((name) => `\`{${name}}\``).join(', ');
}
function operation(does, shape) {
    return setting((0,yaml_check/* strictMap */.yj)(shape, A_MAP), does);
}
const pages = {
    hasMore: place('the flag that there is a next page'),
    nextCursor: place('the cursor of the next page'),
};
const operationShape = {
    requestDebrief: operation('Asks for the debrief of a run.', {
        ...request(['jobId'], ['jobId', 'regenerate']),
        debrief: place('the debrief'),
    }),
    readResults: operation('Reads the results of a run.', {
        ...request(['jobId', 'compareToJobId']),
        results: place('the results'),
        debrief: place('the debrief within the results'),
        run: place('the run within the results'),
        verdict: place("the run's own verdict within the results"),
        summary: place('the counts within the results'),
        metrics: place('the metrics within the results'),
        calls: place('the calls within the results'),
        breakdowns: place('the breakdowns within the results'),
        comparison: place('the comparison within the results'),
        attemptSummary: place('the attempts within the results'),
    }),
    start: operation('Starts a run of a run plan.', {
        ...request(['runPlanId'], ['runPlanId', 'variables']),
        jobId: place("the run's ID"),
        simulationJobCount: place('the number of calls that it will place'),
    }),
    read: operation('Reads a run while it goes on.', {
        ...request(['jobId']),
        status: place('its status'),
        simulationJobs: place('its calls'),
        verdict: place("the run's own verdict"),
        attemptSummary: place('the attempts'),
        queuePosition: place('the number of runs that wait before it'),
    }),
    list: operation('Lists the runs of a run plan, newest first.', {
        ...request(['runPlanId', 'after']),
        nextPath: setting(profile_settings_text((it) => checkPath(it, ['runPlanId', 'after'])), 'Path of every page but the first, where it is not `path`.'),
        runs: place('the runs'),
        ...pages,
    }),
    cancel: operation('Cancels a run.', request(['jobId'])),
    lookup: operation('Finds the simulation job that uses a phone number.', {
        ...request(['servicePhoneNumber', 'callTime', 'numberParameter', 'timeParameter']),
        numberParameter: setting(profile_settings_text(checkParameter), 'Query parameter that takes the number.'),
        timeParameter: setting(profile_settings_text(checkParameter), 'Query parameter that takes the time of the call.'),
        job: place('the simulation job'),
    }),
    readSimulationJob: operation('Reads a simulation job.', {
        ...request(['simulationJobId']),
        job: place('the simulation job'),
    }),
    createCall: operation('Creates a call; its body is what the manifest has.', {
        method: setting(profile_settings_text(checkSendingMethod), 'HTTP method.'),
        path: path([]),
        call: place('the call'),
        endStatusField: setting(profile_settings_text(checkField), 'Field of a call that says how it ended. Where it is not another one, both `endedReason` and `endedStatus` are checked.'),
    }),
    createMetricCollectionJob: operation('Starts a metric collection job.', {
        ...request([], ['metrics', 'metricIds', 'callIds', 'chatIds']),
        job: place('the job'),
    }),
    readMetricCollectionJob: operation('Reads a metric collection job.', {
        ...request(['id']),
        job: place('the job'),
    }),
    cancelMetricCollectionJob: operation('Cancels a metric collection job.', request(['id'])),
    deleteCustomerFlow: operation('Deletes a customer flow.', {
        ...request(['flowId']),
        deleted: place('the flag that it is deleted'),
    }),
    listPlans: operation('Lists run plans by their names.', {
        ...request(['name', 'after']),
        plans: place('the plans'),
        ...pages,
    }),
    readPlan: operation('Reads a run plan.', { ...request(['runPlanId']), plan: place('the plan') }),
    readCredential: operation('Reads what the key is and may do.', {
        ...request([]),
        credential: place('the credential'),
    }),
    readCost: operation('Reads what a run cost.', { ...request(['jobId']), cost: place('the cost') }),
    readTranscript: operation('Reads the transcript of a call.', {
        ...request(['callId']),
        transcript: place('the transcript'),
    }),
    readCallMetrics: operation('Reads the metrics of a call.', {
        ...request(['callId']),
        metrics: place('the metrics'),
    }),
};
/** From the service's words to those that the action knows. */
function words(known, what) {
    return setting(schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* enum */.k5n(known), A_MAP), `Words for ${what}, each with what it means: ${known.join(', ')}.`);
}
const wordShape = {
    runStatus: words([...run_status/* IN_FLIGHT */.Ri, 'COMPLETED', 'FAILED', 'TIMED_OUT', 'CANCELLED'], 'the status of a run'),
    simulationJobStatus: words(['PENDING', 'QUEUED', 'RUNNING', 'COMPLETED', 'FAILED', 'TIMED_OUT', 'CANCELLED'], 'the status of a simulation job'),
    processingStatus: words(['PENDING', 'PROCESSING', 'PROCESSED', 'FAILED', 'SKIPPED'], 'how far a simulation job is worked through'),
    metricJobStatus: words(['PENDING', 'RUNNING', 'COMPLETED', 'FAILED', 'TIMED_OUT', 'CANCELLED'], 'the status of a metric collection job'),
    debriefStatus: words(['PENDING', 'GENERATING', 'READY', 'FAILED'], 'the status of a debrief'),
    verdict: words(['PASSED', 'THRESHOLD_FAILED'], 'the verdict of a debrief'),
};
const headerNames = schemas/* check */.z6Y(({ value, issues }) => {
    for (const name of Object.keys(value)) {
        const problem = checkHeader(name);
        if (problem !== null)
            issues.push({ code: 'custom', message: problem, path: [name], input: name });
    }
});
const sharedShape = {
    headers: setting(schemas/* record */.g1P(schemas/* string */.YjP(), profile_settings_text(checkHeaderValue), A_MAP).check(headerNames), 'Further headers of every request, by name: none that the action sets itself, and none that holds a secret.'),
    'project-header': setting((0,yaml_check/* strictMap */.yj)({ name: profile_settings_text(checkProjectHeader), value: profile_settings_text(checkHeaderValue) }, A_MAP), 'The header that names the project, which the key of a person needs: `{ name: …, value: … }`.'),
    words: setting((0,yaml_check/* strictMap */.yj)(wordShape, A_MAP), "The service's words for states and verdicts."),
};
/** Messages go on after the value that they are about. */
const profileSchema = (0,yaml_check/* strictMap */.yj)({ ...operationShape, ...sharedShape }, A_MAP);
/** Everything that a profile can say, in the order of the operations. */
function describeProfile() {
    const { operations } = STANDARD_PROFILE;
    return [
        ...Object.entries(operationShape).flatMap(([name, schema]) => [
            rowOf([name], schema, undefined),
            ...Object.entries(schema.def.innerType.shape).map(([setting, inner]) => rowOf([name, setting], inner, valueAt(operations, [name, setting]))),
        ]),
        ...Object.entries(sharedShape).map(([name, schema]) => rowOf([name], schema, undefined)),
        ...Object.entries(wordShape).map(([name, schema]) => rowOf(['words', name], schema, undefined)),
    ];
}
function rowOf(path, schema, standard) {
    return { key: path.join('.'), standard, ...meanings.get(schema) };
}

;// CONCATENATED MODULE: ./service/profile.js
/** The file that says where a service differs from what the action takes for granted. */





/** The value that says what an operation is about: without it every request would be the same. */
const NEEDED = {
    requestDebrief: 'jobId',
    readResults: 'jobId',
    start: 'runPlanId',
    read: 'jobId',
    list: 'runPlanId',
    cancel: 'jobId',
    lookup: 'servicePhoneNumber',
    readSimulationJob: 'simulationJobId',
    readMetricCollectionJob: 'id',
    cancelMetricCollectionJob: 'id',
    deleteCustomerFlow: 'flowId',
    readPlan: 'runPlanId',
    readCost: 'jobId',
    readTranscript: 'callId',
    readCallMetrics: 'callId',
};
/**
 * The standard profile with what the file overrides in it; or every fault with line and column.
 *
 * @param shown what the file is called in faults
 */
function parseProfile(yaml, shown) {
    const check = { schema: profileSchema, whole: 'the profile', shown, further: findSenseless };
    const profile = (0,yaml_check/* checkYaml */.cX)(yaml, check);
    return profile.ok ? (0,parsed/* valid */.r)(override(profile.value)) : profile;
}
function override(given) {
    const { operations, words: noWords } = service_operations/* STANDARD_PROFILE */.A;
    const { 'project-header': project, headers = {} } = given;
    const all = project === undefined ? headers : { ...headers, [project.name]: project.value };
    return {
        operations: {
            requestDebrief: { ...operations.requestDebrief, ...given.requestDebrief },
            readResults: { ...operations.readResults, ...given.readResults },
            start: { ...operations.start, ...given.start },
            read: { ...operations.read, ...given.read },
            list: { ...operations.list, ...given.list },
            cancel: { ...operations.cancel, ...given.cancel },
            lookup: { ...operations.lookup, ...given.lookup },
            readSimulationJob: { ...operations.readSimulationJob, ...given.readSimulationJob },
            createCall: { ...operations.createCall, ...given.createCall },
            createMetricCollectionJob: {
                ...operations.createMetricCollectionJob,
                ...given.createMetricCollectionJob,
            },
            readMetricCollectionJob: {
                ...operations.readMetricCollectionJob,
                ...given.readMetricCollectionJob,
            },
            cancelMetricCollectionJob: {
                ...operations.cancelMetricCollectionJob,
                ...given.cancelMetricCollectionJob,
            },
            deleteCustomerFlow: { ...operations.deleteCustomerFlow, ...given.deleteCustomerFlow },
            listPlans: { ...operations.listPlans, ...given.listPlans },
            readPlan: { ...operations.readPlan, ...given.readPlan },
            readCredential: { ...operations.readCredential, ...given.readCredential },
            readCost: { ...operations.readCost, ...given.readCost },
            readTranscript: { ...operations.readTranscript, ...given.readTranscript },
            readCallMetrics: { ...operations.readCallMetrics, ...given.readCallMetrics },
        },
        words: { ...noWords, ...given.words },
        headers: Object.fromEntries(Object.entries(all).map(([name, value]) => [name.toLowerCase(), value])),
    };
}
/** What is right in itself, but leaves an operation that cannot work. */
function findSenseless(profile) {
    if (!(0,json_object/* isObject */.G)(profile))
        return [];
    return Object.entries(service_operations/* STANDARD_PROFILE */.A.operations).flatMap(([name, standard]) => {
        const given = profile[name];
        if (!(0,json_object/* isObject */.G)(given))
            return [];
        const faults = [];
        const merged = { ...standard, ...given };
        if (merged.method === 'GET' && Object.hasOwn(merged, 'body')) {
            faults.push({ path: [name], problem: 'has a body, which GET cannot send' });
        }
        const needed = Object.entries(NEEDED).find(([known]) => known === name)?.[1];
        const parts = [merged.path, JSON.stringify(merged.body)];
        if (needed !== undefined && !parts.some((part) => `${part}`.includes(`{${needed}}`))) {
            faults.push({ path: [name], problem: `has no {${needed}} in path or body` });
        }
        return faults;
    });
}

// EXTERNAL MODULE: ./step/yaml-file.js
var yaml_file = __webpack_require__(49262);
// EXTERNAL MODULE: ./step/inputs/input-form.js + 2 modules
var input_form = __webpack_require__(90177);
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


/***/ })

};
;