"use strict";
exports.id = 2602;
exports.ids = [2602];
exports.modules = {

/***/ 6930:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  addressOf: () => (  extends_address .ci),
  parsePolicy: () => (  parsePolicy),
  parseProfile: () => (  parseProfile),
  readYaml: () => (  readYaml),
  resolvePolicy: () => (  resolvePolicy),
  spellAddress: () => (  extends_address .zc)
});

// EXTERNAL MODULE: ../../node_modules/yaml/dist/index.js
var dist = __webpack_require__(5864);
// EXTERNAL MODULE: ./core/text/strip.js
var strip = __webpack_require__(3917);
;// CONCATENATED MODULE: ./core/yaml-text.js
const MAX_DEPTH = 64;
const MAX_ALIASES = 20;
const CORE_TAG = /^tag:yaml\.org,2002:(?:null|bool|int|float|str|map|seq)$/;
const MAX_FAULTS = 100;
const MAX_SHOWN_CHARS = 60;
const MAX_MESSAGE_CHARS = 200;
function readYaml(source) {
    const refused = checkBounds(source);
    if (refused !== null)
        return unreadable(refused);
    const lines = new dist .HN();
    const placeAt = (offset) => {
        const { line, col } = lines.linePos(offset);
        return { line: Math.max(1, line), column: Math.max(1, col) };
    };
    const document = (0,dist .Tp)(source, {
        lineCounter: lines,
        prettyErrors: false,
        version: '1.2',
        schema: 'core',
        uniqueKeys: false,
        logLevel: 'error',
    });
    const { ofValues, ofKeys } = contentFaults(document, placeAt);
    const broken = [...syntaxFaults(document, placeAt), ...ofValues];
    const faults = [...broken, ...ofKeys].slice(0, MAX_FAULTS);
    const value = broken.length > 0 ? undefined : expand(document);
    if (value === undefined) {
        return faults.length > 0
            ? { ok: false, faults, readable: null }
            : unreadable('its aliases expand to too much, or to themselves');
    }
    const placeOf = (path) => placeAt(offsetOf(document.contents, path.map(String)));
    return faults.length === 0
        ? { ok: true, value, placeOf }
        : { ok: false, faults, readable: { value, placeOf } };
}
function unreadable(problem) {
    return { ok: false, faults: [{ line: 1, column: 1, problem }], readable: null };
}
function syntaxFaults({ errors, directives }, placeAt) {
    const faults = errors.map(({ code, message, pos }) => ({
        ...placeAt(pos[0]),
        problem: code === 'MULTIPLE_DOCS'
            ? 'a second document begins: keep one'
            : (0,strip .AU)(message, MAX_MESSAGE_CHARS),
    }));
    if (directives?.yaml.version === '1.1') {
        faults.push({ line: 1, column: 1, problem: 'YAML 1.1 is not taken: leave out the %YAML line' });
    }
    return faults;
}
function contentFaults(document, placeAt) {
    const ofValues = [];
    const ofKeys = [];
    const tell = (node, problem, faults = ofValues) => faults.push({ ...placeAt(startOf(node, 0)), problem });
    let aliases = 0;
    (0,dist .YR)(document, {
        Alias(_, alias) {
            aliases += 1;
            if (aliases > MAX_ALIASES) {
                tell(alias, `this is one more alias than the ${MAX_ALIASES} allowed`);
                return dist .YR.BREAK;
            }
            if (alias.resolve(document) === undefined) {
                const name = (0,strip .AU)(alias.source, MAX_SHOWN_CHARS);
                tell(alias, `*${name} stands for nothing that was named before`);
            }
            return undefined;
        },
        Value(_, node) {
            if (node.tag !== undefined && !CORE_TAG.test(node.tag)) {
                tell(node, `the tag ${(0,strip .AU)(node.tag, MAX_SHOWN_CHARS)} is not taken: leave it out`);
            }
            if ('value' in node && typeof node.value === 'number' && !Number.isFinite(node.value)) {
                tell(node, `${node.value} is no number of JSON`);
            }
            if (!(0,dist .jh)(node))
                return;
            const known = new Set();
            for (const { key } of node.items) {
                const problem = problemOfKey(key, known);
                if (problem !== null)
                    tell(key, problem, ofKeys);
            }
        },
    });
    return { ofValues, ofKeys };
}
function checkBounds(source) {
    const parser = new dist .iX();
    for (const lexeme of new dist .JG().lex(source)) {
        void [...parser.next(lexeme)];
        if (parser.stack.length > MAX_DEPTH)
            return 'it is nested too deeply';
    }
    return null;
}
function problemOfKey(key, known) {
    const text = (0,dist .jn)(key) ? key.value : null;
    if (typeof text !== 'string')
        return 'a key has to be a text: put it in quotes';
    if (text === '__proto__')
        return 'a key has to be a text, and not __proto__';
    if (known.has(text)) {
        return `the key ${(0,strip .AU)(text, MAX_SHOWN_CHARS)} stands in this map already: keep one of the two`;
    }
    known.add(text);
    return null;
}
function expand(document) {
    try {
        return JSON.parse(JSON.stringify(document.toJS({ maxAliasCount: MAX_ALIASES + 1 })));
    }
    catch {
        return undefined;
    }
}
function offsetOf(contents, path) {
    let node = contents;
    let offset = startOf(contents, 0);
    for (const key of path) {
        if ((0,dist .oP)(node)) {
            node = node.items[Number(key)];
            offset = startOf(node, offset);
            continue;
        }
        const pair = (0,dist .jh)(node) ? node.items.findLast((item) => `${item.key}` === key) : undefined;
        if (pair === undefined)
            break;
        offset = startOf(pair.key, offset);
        node = pair.value;
    }
    return offset;
}
function startOf(node, otherwise) {
    return (0,dist .Ll)(node) ? Number(node.range?.[0]) : otherwise;
}

// EXTERNAL MODULE: ./core/input/parsed.js
var parsed = __webpack_require__(7247);
// EXTERNAL MODULE: ./core/json-object.js
var json_object = __webpack_require__(8009);
// EXTERNAL MODULE: ./core/yaml-check.js
var yaml_check = __webpack_require__(9765);
// EXTERNAL MODULE: ./policy/policy.js + 6 modules
var policy = __webpack_require__(3532);
;// CONCATENATED MODULE: ./policy/extends.js




function resolvePolicy(files) {
    const faults = [];
    const ancestors = [];
    let resolved = {};
    for (const file of files.toReversed()) {
        const { gate, waivers } = file.policy;
        const own = { ...(gate && { gate }), ...(waivers && { waivers }) };
        faults.unshift(...findFaults(file, own, ancestors));
        resolved = ancestors.length === 0 ? own : policy .bV.merge(resolved, own);
        ancestors.unshift({ ...file, resolved });
    }
    return faults.length > 0 ? { ok: false, faults } : (0,parsed .r)({ version: 1, ...resolved });
}
function findFaults(file, own, ancestors) {
    const told = new Set();
    return ancestors.flatMap((ancestor, index) => {
        const loosened = policy .bV.findLoosened(ancestor.resolved, own);
        return loosened.flatMap((one) => {
            const key = one.path.map(String).join('.');
            if (told.has(key) || isAllowed(key, ancestor.policy))
                return [];
            told.add(key);
            return [
                { shown: file.shown, problem: describe(one, file, ancestor, ancestors.slice(index)) },
            ];
        });
    });
}
function isAllowed(key, policy) {
    const allowed = policy['allow-loosening'] ?? [];
    return allowed.some((name) => key === name || key.startsWith(`${name}.`));
}
function describe({ path, against, wanted }, { content }, nearest, further) {
    const place = placeIn(content, path);
    const isThere = ({ content: { value } }) => (0,json_object .f)(value, against) !== undefined;
    const source = further.find(isThere);
    const where = source
        ? `${placeIn(source.content, against)} of '${source.shown}'`
        : `${placeIn(nearest.content, against)} of '${nearest.shown}', which leaves it out`;
    const name = (0,yaml_check .Dt)(path, '');
    const cure = `or '${nearest.shown}' has to have allow-loosening: [${allowanceFor(path)}]`;
    return `${place}: ${name} is ${(0,yaml_check .vp)((0,json_object .f)(content.value, path))}, which loosens ${where}: it has to ${wanted}, ${cure}`;
}
function allowanceFor(path) {
    return path.filter((key) => typeof key !== 'number').join('.');
}
function placeIn({ placeOf }, path) {
    const { line, column } = placeOf(path);
    return `line ${line}, column ${column}`;
}

// EXTERNAL MODULE: ./policy/extends-address.js
var extends_address = __webpack_require__(7430);
// EXTERNAL MODULE: ./policy/waivers.js + 1 modules
var waivers = __webpack_require__(1917);
;// CONCATENATED MODULE: ./policy/parse.js




function parsePolicy(yaml, shown, today) {
    return (0,yaml_check .cX)(yaml, {
        schema: policy .wh,
        whole: 'the policy',
        shown,
        further: (value) => (0,json_object .G)(value) && Array.isArray(value.waivers)
            ? (0,waivers .FZ)(value.waivers, today).map(({ index, key, problem }) => ({
                path: ['waivers', index, key],
                problem,
            }))
            : [],
    });
}

// EXTERNAL MODULE: ./service/operations.js
var service_operations = __webpack_require__(9617);
// EXTERNAL MODULE: ../../node_modules/zod/v4/core/registries.js
var registries = __webpack_require__(4288);
// EXTERNAL MODULE: ../../node_modules/zod/v4/mini/schemas.js
var schemas = __webpack_require__(5915);
// EXTERNAL MODULE: ./core/run-status.js
var run_status = __webpack_require__(6929);
;// CONCATENATED MODULE: ./service/profile-values.js

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];
function checkMethod(method) {
    return METHODS.includes(method) ? null : `is no method here: write ${METHODS.join(', ')}`;
}
function checkSendingMethod(method) {
    return method === 'GET' ? 'cannot send a body: write POST, PUT or PATCH' : checkMethod(method);
}
function checkParameter(name) {
    return /^[\w.~-]{1,100}$/.test(name)
        ? null
        : 'is not the name of a query parameter: write letters, digits, and . _ ~ - only';
}
function checkField(name) {
    return /^[a-z_][\w-]{0,99}$/i.test(name)
        ? null
        : 'is not the name of a field: write letters, digits, _ and - only, beginning with a letter or _';
}
const OWN_HEADERS = /^(?:accept|accept-encoding|connection|content-.*|expect|host|keep-alive|proxy-.*|te|trailer|transfer-encoding|upgrade|user-agent)$/i;
const SECRET_HEADERS = /auth|cookie|credential|key|passw|secret|session|signature|token/i;
function checkHeader(name) {
    return SECRET_HEADERS.test(name)
        ? 'sounds like a secret, for which a file of the repository is no place: the input api-key takes the key'
        : checkProjectHeader(name);
}
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
function checkPointer(pointer) {
    return /^(?:\/(?:[^~/]|~[01])*)*$/.test(pointer)
        ? null
        : 'is not a JSON Pointer: write the keys to the value, each after a slash, such as /data/id';
}
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
function checkBody(body, names) {
    if (typeof body === 'string') {
        const problem = checkBodyText(body, names);
        return problem === null ? [] : [{ path: [], problem }];
    }
    if (!(0,json_object .G)(body))
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






const A_MAP = 'has to be a map of keys';
const A_TEXT = 'has to be a text';
const meanings = registries .u5();
function setting(schema, meaning) {
    const optional = schemas .yqP(schema);
    meanings.add(optional, { meaning });
    return optional;
}
function profile_settings_text(check) {
    return schemas .YjP(A_TEXT).check((context) => {
        const problem = check(context.value);
        if (problem !== null) {
            context.issues.push({ code: 'custom', message: problem, input: context.value });
        }
    });
}
function place(what) {
    return setting(profile_settings_text(checkPointer), `Place of ${what}.`);
}
function path(names) {
    const values = names.length === 0 ? '' : ` Values: ${namesOf(names)}.`;
    return setting(profile_settings_text((it) => checkPath(it, names)), `Path below \`base-url\`.${values}`);
}
const method = setting(profile_settings_text(checkMethod), 'HTTP method.');
function request(inPath, inBody = inPath) {
    const body = schemas .L5J().check((context) => {
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
    return setting((0,yaml_check .yj)(shape, A_MAP), does);
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
function words(known, what) {
    return setting(schemas .g1P(schemas .YjP(), schemas .k5n(known), A_MAP), `Words for ${what}, each with what it means: ${known.join(', ')}.`);
}
const wordShape = {
    runStatus: words([...run_status .Ri, 'COMPLETED', 'FAILED', 'TIMED_OUT', 'CANCELLED'], 'the status of a run'),
    simulationJobStatus: words(['PENDING', 'QUEUED', 'RUNNING', 'COMPLETED', 'FAILED', 'TIMED_OUT', 'CANCELLED'], 'the status of a simulation job'),
    processingStatus: words(['PENDING', 'PROCESSING', 'PROCESSED', 'FAILED', 'SKIPPED'], 'how far a simulation job is worked through'),
    metricJobStatus: words(['PENDING', 'RUNNING', 'COMPLETED', 'FAILED', 'TIMED_OUT', 'CANCELLED'], 'the status of a metric collection job'),
    debriefStatus: words(['PENDING', 'GENERATING', 'READY', 'FAILED'], 'the status of a debrief'),
    verdict: words(['PASSED', 'THRESHOLD_FAILED'], 'the verdict of a debrief'),
};
const headerNames = schemas .z6Y(({ value, issues }) => {
    for (const name of Object.keys(value)) {
        const problem = checkHeader(name);
        if (problem !== null)
            issues.push({ code: 'custom', message: problem, path: [name], input: name });
    }
});
const sharedShape = {
    headers: setting(schemas .g1P(schemas .YjP(), profile_settings_text(checkHeaderValue), A_MAP).check(headerNames), 'Further headers of every request, by name: none that the action sets itself, and none that holds a secret.'),
    'project-header': setting((0,yaml_check .yj)({ name: profile_settings_text(checkProjectHeader), value: profile_settings_text(checkHeaderValue) }, A_MAP), 'The header that names the project, which the key of a person needs: `{ name: \u2026, value: \u2026 }`.'),
    words: setting((0,yaml_check .yj)(wordShape, A_MAP), "The service's words for states and verdicts."),
};
const profileSchema = (0,yaml_check .yj)({ ...operationShape, ...sharedShape }, A_MAP);



;// CONCATENATED MODULE: ./service/profile.js
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
function parseProfile(yaml, shown) {
    const check = { schema: profileSchema, whole: 'the profile', shown, further: findSenseless };
    const profile = (0,yaml_check .cX)(yaml, check);
    return profile.ok ? (0,parsed .r)(override(profile.value)) : profile;
}
function override(given) {
    const { operations, words: noWords } = service_operations .A;
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
function findSenseless(profile) {
    if (!(0,json_object .G)(profile))
        return [];
    return Object.entries(service_operations .A.operations).flatMap(([name, standard]) => {
        const given = profile[name];
        if (!(0,json_object .G)(given))
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

;// CONCATENATED MODULE: ./step/yaml-checks.js







/***/ })

};
;Object.assign(exports.modules, require("./later.js"));
