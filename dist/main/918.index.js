export const id = 918;
export const ids = [918];
export const modules = {

/***/ 1918:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  addressOf: () => (/* reexport */ extends_address/* addressOf */.ci),
  parsePolicy: () => (/* reexport */ parsePolicy),
  parseProfile: () => (/* reexport */ parseProfile),
  readYaml: () => (/* reexport */ readYaml),
  resolvePolicy: () => (/* reexport */ resolvePolicy),
  spellAddress: () => (/* reexport */ extends_address/* spellAddress */.zc)
});

// EXTERNAL MODULE: ../../node_modules/yaml/dist/index.js
var dist = __webpack_require__(3483);
// EXTERNAL MODULE: ./core/text/strip.js
var strip = __webpack_require__(4738);
;// CONCATENATED MODULE: ./core/yaml-text.js
/** Reads YAML that may be hostile: bounded in depth, in size and in what its aliases expand to. */


/** Deeper nesting makes the parser overflow the stack, or abort the process. */
const MAX_DEPTH = 64;
/** Of all aliases in a document, and of what one of them may repeat. */
const MAX_ALIASES = 20;
const CORE_TAG = /^tag:yaml\.org,2002:(?:null|bool|int|float|str|map|seq)$/;
const MAX_FAULTS = 100;
const MAX_SHOWN_CHARS = 60;
const MAX_MESSAGE_CHARS = 200;
/** One document of YAML 1.2 core, and so JSON too. Never throws for what the text holds. */
function readYaml(source) {
    const refused = checkBounds(source);
    if (refused !== null)
        return unreadable(refused);
    const lines = new dist/* LineCounter */.HN();
    const placeAt = (offset) => {
        const { line, col } = lines.linePos(offset);
        return { line: Math.max(1, line), column: Math.max(1, col) };
    };
    const document = (0,dist/* parseDocument */.Tp)(source, {
        lineCounter: lines,
        prettyErrors: false,
        version: '1.2',
        schema: 'core',
        // The parser would take quadratic time over them; they are looked for below.
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
/** What makes it no document of YAML 1.2. */
function syntaxFaults({ errors, directives }, placeAt) {
    const faults = errors.map(({ code, message, pos }) => ({
        ...placeAt(pos[0]),
        problem: code === 'MULTIPLE_DOCS'
            ? 'a second document begins: keep one'
            : (0,strip/* fold */.AU)(message, MAX_MESSAGE_CHARS),
    }));
    if (directives?.yaml.version === '1.1') {
        faults.push({ line: 1, column: 1, problem: 'YAML 1.1 is not taken: leave out the %YAML line' });
    }
    return faults;
}
/** What YAML allows and is not taken here: tags, too many aliases, keys that are no text or stand twice. */
function contentFaults(document, placeAt) {
    const ofValues = [];
    const ofKeys = [];
    const tell = (node, problem, faults = ofValues) => faults.push({ ...placeAt(startOf(node, 0)), problem });
    let aliases = 0;
    (0,dist/* visit */.YR)(document, {
        Alias(_, alias) {
            aliases += 1;
            if (aliases > MAX_ALIASES) {
                tell(alias, `this is one more alias than the ${MAX_ALIASES} allowed`);
                return dist/* visit */.YR.BREAK;
            }
            if (alias.resolve(document) === undefined) {
                const name = (0,strip/* fold */.AU)(alias.source, MAX_SHOWN_CHARS);
                tell(alias, `*${name} stands for nothing that was named before`);
            }
            return undefined;
        },
        Value(_, node) {
            if (node.tag !== undefined && !CORE_TAG.test(node.tag)) {
                tell(node, `the tag ${(0,strip/* fold */.AU)(node.tag, MAX_SHOWN_CHARS)} is not taken: leave it out`);
            }
            if ('value' in node && typeof node.value === 'number' && !Number.isFinite(node.value)) {
                tell(node, `${node.value} is no number of JSON`);
            }
            if (!(0,dist/* isMap */.jh)(node))
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
    const parser = new dist/* Parser */.iX();
    for (const lexeme of new dist/* Lexer */.JG().lex(source)) {
        void [...parser.next(lexeme)];
        if (parser.stack.length > MAX_DEPTH)
            return 'it is nested too deeply';
    }
    return null;
}
/** What is wrong with a key of a map, whose keys before it are known; it is one of them then. */
function problemOfKey(key, known) {
    const text = (0,dist/* isScalar */.jn)(key) ? key.value : null;
    if (typeof text !== 'string')
        return 'a key has to be a text: put it in quotes';
    if (text === '__proto__')
        return 'a key has to be a text, and not __proto__';
    if (known.has(text)) {
        return `the key ${(0,strip/* fold */.AU)(text, MAX_SHOWN_CHARS)} stands in this map already: keep one of the two`;
    }
    known.add(text);
    return null;
}
/** Plain JSON values; undefined where that cannot or must not be done. */
function expand(document) {
    try {
        // What an alias repeats counts as one more.
        return JSON.parse(JSON.stringify(document.toJS({ maxAliasCount: MAX_ALIASES + 1 })));
    }
    catch {
        return undefined;
    }
}
/**
 * Where the key, or the item of a list, of the last part of the path stands; that of the part before
 * where it is not there.
 */
function offsetOf(contents, path) {
    let node = contents;
    let offset = startOf(contents, 0);
    for (const key of path) {
        if ((0,dist/* isSeq */.oP)(node)) {
            node = node.items[Number(key)];
            offset = startOf(node, offset);
            continue;
        }
        const pair = (0,dist/* isMap */.jh)(node) ? node.items.findLast((item) => `${item.key}` === key) : undefined;
        if (pair === undefined)
            break;
        offset = startOf(pair.key, offset);
        node = pair.value;
    }
    return offset;
}
function startOf(node, otherwise) {
    return (0,dist/* isNode */.Ll)(node) ? Number(node.range?.[0]) : otherwise;
}

// EXTERNAL MODULE: ./core/input/parsed.js
var parsed = __webpack_require__(9732);
// EXTERNAL MODULE: ./core/json-object.js
var json_object = __webpack_require__(9276);
// EXTERNAL MODULE: ./core/yaml-check.js
var yaml_check = __webpack_require__(1170);
// EXTERNAL MODULE: ./policy/policy.js + 15 modules
var policy = __webpack_require__(686);
;// CONCATENATED MODULE: ./policy/extends.js




/**
 * What holds by a file and those that it extends, or every place where one of them loosens what a
 * file above it asks for. Each file may loosen only what all files above it, whose demand it would
 * loosen, allow; what such a file allows holds for all below it, and gives away no more than is its own.
 *
 * @param files the one that judges first, then what it extends, and so on
 */
function resolvePolicy(files) {
    const faults = [];
    const ancestors = [];
    let resolved = {};
    for (const file of files.toReversed()) {
        const { gate, waivers } = file.policy;
        const own = { ...(gate && { gate }), ...(waivers && { waivers }) };
        faults.unshift(...findFaults(file, own, ancestors));
        resolved = ancestors.length === 0 ? own : policy/* POLICY_TIGHTENING */.bV.merge(resolved, own);
        ancestors.unshift({ ...file, resolved });
    }
    return faults.length > 0 ? { ok: false, faults } : (0,parsed/* valid */.r)({ version: 1, ...resolved });
}
/** One fault for each place of the file that loosens; the nearest file that forbids it is named. */
function findFaults(file, own, ancestors) {
    const told = new Set();
    return ancestors.flatMap((ancestor, index) => {
        const loosened = policy/* POLICY_TIGHTENING */.bV.findLoosened(ancestor.resolved, own);
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
    const isThere = ({ content: { value } }) => (0,json_object/* valueAt */.f)(value, against) !== undefined;
    const source = further.find(isThere);
    const where = source
        ? `${placeIn(source.content, against)} of '${source.shown}'`
        : `${placeIn(nearest.content, against)} of '${nearest.shown}', which leaves it out`;
    const name = (0,yaml_check/* pathName */.Dt)(path, '');
    const cure = `or '${nearest.shown}' has to have allow-loosening: [${allowanceFor(path)}]`;
    return `${place}: ${name} is ${(0,yaml_check/* showValue */.vp)((0,json_object/* valueAt */.f)(content.value, path))}, which loosens ${where}: it has to ${wanted}, ${cure}`;
}
/** A waiver is allowed together with all others. */
function allowanceFor(path) {
    return path.filter((key) => typeof key !== 'number').join('.');
}
function placeIn({ placeOf }, path) {
    const { line, column } = placeOf(path);
    return `line ${line}, column ${column}`;
}

// EXTERNAL MODULE: ./policy/extends-address.js
var extends_address = __webpack_require__(327);
// EXTERNAL MODULE: ./policy/waivers.js + 1 modules
var waivers = __webpack_require__(6161);
;// CONCATENATED MODULE: ./policy/parse.js




/**
 * The policy of a document, or every fault in it with line and column.
 *
 * @param shown what the file is called in faults
 * @param today `YYYY-MM-DD` in UTC: a waiver may not end too far ahead
 */
function parsePolicy(yaml, shown, today) {
    return (0,yaml_check/* checkYaml */.cX)(yaml, {
        schema: policy/* policySchema */.wh,
        whole: 'the policy',
        shown,
        further: (value) => (0,json_object/* isObject */.G)(value) && Array.isArray(value.waivers)
            ? (0,waivers/* findWaiverFaults */.FZ)(value.waivers, today).map(({ index, key, problem }) => ({
                path: ['waivers', index, key],
                problem,
            }))
            : [],
    });
}

// EXTERNAL MODULE: ./service/operations.js
var service_operations = __webpack_require__(4204);
// EXTERNAL MODULE: ../../node_modules/zod/v4/core/registries.js
var registries = __webpack_require__(4288);
// EXTERNAL MODULE: ../../node_modules/zod/v4/mini/schemas.js
var schemas = __webpack_require__(5915);
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
    runStatus: words([
        'PENDING',
        'QUEUED',
        'CREATING_SNAPSHOTS',
        'CREATING_SIMULATIONS',
        'PREPARING_CAPACITY',
        'RUNNING_SIMULATIONS',
        'ENDING_SIMULATIONS',
        'CANCELLING',
        'COMPLETED',
        'FAILED',
        'TIMED_OUT',
        'CANCELLED',
    ], 'the status of a run'),
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

;// CONCATENATED MODULE: ./step/yaml-checks.js
/** Reads and checks the YAML that inputs name. Loaded as one, since what checks it is mostly the same. */







/***/ })

};
