export const id = 966;
export const ids = [966];
export const modules = {

/***/ 5966:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  parseProfile: () => (/* binding */ parseProfile)
});

// EXTERNAL MODULE: ../../node_modules/zod/v4/mini/schemas.js
var schemas = __webpack_require__(5915);
// EXTERNAL MODULE: ../../node_modules/zod/v4/core/parse.js + 1 modules
var parse = __webpack_require__(8989);
// EXTERNAL MODULE: ./core/input/parsed.js
var input_parsed = __webpack_require__(9732);
// EXTERNAL MODULE: ./core/json-object.js
var json_object = __webpack_require__(9276);
// EXTERNAL MODULE: ./core/text/log-line.js
var log_line = __webpack_require__(6977);
// EXTERNAL MODULE: ./core/text/nearest.js
var nearest = __webpack_require__(9890);
// EXTERNAL MODULE: ./service/operations.js
var operations = __webpack_require__(4204);
;// CONCATENATED MODULE: ./service/profile-values.js
/** What the values of a service profile may be. Each check of a text gives what is wrong, or null. */

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];
function checkMethod(method) {
    return METHODS.includes(method) ? null : `is no method here: write ${METHODS.join(', ')}`;
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

;// CONCATENATED MODULE: ./service/profile.js
/** The file that overrides the operations which the interface specification does not show. */







/** Unknown keys told of one map. */
const MAX_KEYS = 100;
/** A text that the check has nothing to say against; what it says goes on after the place. */
function profile_text(check) {
    return schemas/* string */.YjP().check((context) => {
        const problem = check(context.value);
        if (problem !== null) {
            context.issues.push({ code: 'custom', message: problem, input: context.value });
        }
    });
}
/** What every operation may have; the names are those of the values that it is given. */
function operation(inPath, inBody = inPath) {
    return {
        method: schemas/* exactOptional */.yqP(profile_text(checkMethod)),
        path: schemas/* exactOptional */.yqP(profile_text((path) => checkPath(path, inPath))),
        body: schemas/* exactOptional */.yqP(schemas/* unknown */.L5J().check((context) => {
            for (const { path, problem } of checkBody(context.value, inBody)) {
                context.issues.push({ code: 'custom', message: problem, path, input: context.value });
            }
        })),
    };
}
const pointer = schemas/* exactOptional */.yqP(profile_text(checkPointer));
/** A query parameter's name, which needs no encoding. */
const parameter = schemas/* exactOptional */.yqP(profile_text((name) => /^[\w.~-]{1,100}$/.test(name)
    ? null
    : 'is not the name of a query parameter: write letters, digits, and . _ ~ - only'));
/** The name of a field in a body that the workflow writes. */
const field = schemas/* exactOptional */.yqP(profile_text((name) => /^[a-z_][\w-]{0,99}$/i.test(name)
    ? null
    : 'is not the name of a field: write letters, digits, _ and - only, beginning with a letter or _'));
const profileSchema = schemas/* strictObject */.rej({
    start: schemas/* exactOptional */.yqP(schemas/* strictObject */.rej({
        ...operation(['runPlanId'], ['runPlanId', 'variables']),
        jobId: pointer,
    })),
    read: schemas/* exactOptional */.yqP(schemas/* strictObject */.rej({ ...operation(['jobId']), status: pointer, simulationJobs: pointer })),
    list: schemas/* exactOptional */.yqP(schemas/* strictObject */.rej({
        ...operation(['runPlanId'], ['runPlanId', 'after']),
        nextPath: schemas/* exactOptional */.yqP(profile_text((path) => checkPath(path, ['runPlanId', 'after']))),
        runs: pointer,
        hasMore: pointer,
        nextCursor: pointer,
    })),
    cancel: schemas/* exactOptional */.yqP(schemas/* strictObject */.rej(operation(['jobId']))),
    lookup: schemas/* exactOptional */.yqP(schemas/* strictObject */.rej({ timeParameter: parameter })),
    createCall: schemas/* exactOptional */.yqP(schemas/* strictObject */.rej({ endStatusField: field })),
    readMetricCollectionJob: schemas/* exactOptional */.yqP(schemas/* strictObject */.rej({ ...operation(['id']), job: pointer })),
    readSimulationJob: schemas/* exactOptional */.yqP(schemas/* strictObject */.rej({ ...operation(['simulationJobId']), job: pointer })),
});
/** The value that says what an operation is about: without it every request would be the same. */
const NEEDED = {
    start: ['runPlanId'],
    read: ['jobId'],
    list: ['runPlanId'],
    cancel: ['jobId'],
    readMetricCollectionJob: ['id'],
    readSimulationJob: ['simulationJobId'],
};
/**
 * The operations with what a profile overrides in them; or every fault in it with its line.
 *
 * @param shown what the file is called in faults
 */
function parseProfile(yaml, shown) {
    const faults = yaml.ok ? [] : [...yaml.faults];
    const content = yaml.ok ? yaml : yaml.readable;
    if (content === null)
        return refuse(faults, shown);
    const parsed = parse/* safeParse */.xL(profileSchema, content.value);
    for (const issue of parsed.error?.issues ?? [])
        faults.push(...describeIssue(issue, content));
    faults.push(...findSenseless(content));
    return parsed.success && faults.length === 0
        ? (0,input_parsed/* valid */.r)(override(parsed.data))
        : refuse(faults, shown);
}
function refuse(faults, shown) {
    const sorted = faults.toSorted((a, b) => a.line - b.line);
    return {
        ok: false,
        faults: sorted.map(({ line, problem }) => ({ shown, problem: `line ${line}: ${problem}` })),
    };
}
function override(profile) {
    const { start, read, list, cancel, lookup, createCall } = operations/* OPERATIONS */.xb;
    const { readMetricCollectionJob, readSimulationJob } = operations/* OPERATIONS */.xb;
    return {
        start: { ...start, ...profile.start },
        read: { ...read, ...profile.read },
        list: { ...list, ...profile.list },
        cancel: { ...cancel, ...profile.cancel },
        lookup: { ...lookup, ...profile.lookup },
        createCall: { ...createCall, ...profile.createCall },
        readMetricCollectionJob: { ...readMetricCollectionJob, ...profile.readMetricCollectionJob },
        readSimulationJob: { ...readSimulationJob, ...profile.readSimulationJob },
    };
}
function describeIssue(issue, yaml) {
    const { path } = issue;
    const at = path.length === 0 ? 'the whole' : path.map(String).join('.');
    if (issue.code === 'unrecognized_keys') {
        return issue.keys.slice(0, MAX_KEYS).map((key) => ({
            line: yaml.placeOf([...path, key]).line,
            problem: describeUnknownKey(key, path),
        }));
    }
    const problem = issue.code === 'invalid_type'
        ? `has to be ${issue.expected === 'object' ? 'a map of keys' : 'a text'}`
        : issue.message;
    return [{ line: yaml.placeOf(path).line, problem: `${at} ${problem}` }];
}
function describeUnknownKey(key, path) {
    const known = knownKeysAt(path);
    const full = (0,log_line/* oneLine */.T)([...path.map(String), key].join('.'), 100);
    return `${full} is not known here; did you mean ${(0,nearest/* nearest */.p)(key, known)}? Known are ${known.join(', ')}`;
}
function knownKeysAt([name]) {
    const { shape } = profileSchema;
    if (name === undefined)
        return Object.keys(shape);
    return Object.entries(shape)
        .filter(([known]) => known === name)
        .flatMap(([, { def }]) => Object.keys(def.innerType.shape));
}
/** What is right in itself, but leaves an operation that cannot work. */
function findSenseless({ value, placeOf }) {
    if (!(0,json_object/* isObject */.G)(value))
        return [];
    return Object.entries(NEEDED).flatMap(([name, needed]) => {
        const given = value[name];
        const standard = Object.entries(operations/* OPERATIONS */.xb).find(([known]) => known === name)?.[1];
        if (!(0,json_object/* isObject */.G)(given))
            return [];
        const faults = [];
        const merged = { ...standard, ...given };
        if (merged.method === 'GET' && Object.hasOwn(merged, 'body')) {
            faults.push({
                line: placeOf([name]).line,
                problem: `${name} has a body, which GET cannot send`,
            });
        }
        for (const placeholder of needed) {
            const mark = `{${placeholder}}`;
            if (![merged.path, JSON.stringify(merged.body)].some((part) => `${part}`.includes(mark))) {
                faults.push({
                    line: placeOf([name]).line,
                    problem: `${name} has no ${mark} in path or body`,
                });
            }
        }
        return faults;
    });
}


/***/ })

};
