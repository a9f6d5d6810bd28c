export const id = 966;
export const ids = [966];
export const modules = {

/***/ 1170:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ checkYaml),
/* harmony export */   y: () => (/* binding */ strictMap)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5915);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8989);
/* harmony import */ var _input_parsed_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9732);
/* harmony import */ var _json_object_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9276);
/* harmony import */ var _text_nearest_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9890);
/* harmony import */ var _text_strip_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4738);
/** Checks a document of YAML by a schema, and tells everything that is wrong with it in one way. */





/** Unknown keys told of one map. */
const MAX_KEYS = 100;
const MAX_SHOWN_CHARS = 60;
const MAX_KEY_CHARS = 100;
/**
 * A map that has no keys but these.
 *
 * @param wanted what a fault says where there is no map at all; where there are other keys, its
 *   message is the list of those that are known
 */
function strictMap(shape, wanted) {
    const known = Object.keys(shape).join(', ');
    return zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej(shape, {
        error: ({ code }) => (code === 'unrecognized_keys' ? known : wanted),
    });
}
/** What the document says, or every fault in it with line and column. */
function checkYaml(yaml, { schema, whole, shown, further }) {
    const faults = yaml.ok ? [] : [...yaml.faults];
    const content = yaml.ok ? yaml : yaml.readable;
    if (content === null)
        return refuse(faults, shown);
    const parsed = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .safeParse */ .xL(schema, content.value);
    const found = [
        ...(parsed.error?.issues ?? []).flatMap((issue) => faultsOf(issue, content.value)),
        ...further(content.value),
    ];
    faults.push(...found.map(({ path, problem }) => ({
        ...content.placeOf(path),
        problem: `${placeName(path, whole)} ${problem}`,
    })));
    return parsed.success && faults.length === 0 ? (0,_input_parsed_js__WEBPACK_IMPORTED_MODULE_2__/* .valid */ .r)(parsed.data) : refuse(faults, shown);
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
        return issue.keys.slice(0, MAX_KEYS).map((key) => ({
            path: [...path, key],
            problem: `is not known here; did you mean ${(0,_text_nearest_js__WEBPACK_IMPORTED_MODULE_3__/* .nearest */ .pA)(key, message.split(', '))}? Known are ${message}`,
        }));
    }
    const found = (0,_json_object_js__WEBPACK_IMPORTED_MODULE_4__/* .valueAt */ .f)(document, path);
    const wanted = issue.code === 'invalid_value' ? choose(issue.values, found) : message;
    if (found === undefined)
        return [{ path, problem: `is missing: it ${wanted}` }];
    const isDemand = wanted.startsWith('has to ');
    return [
        { path, problem: isDemand ? `is ${show(found)}, but ${wanted}` : `${show(found)} ${wanted}` },
    ];
}
/** The values that are taken, with the one that was likely meant. */
function choose(values, found) {
    const known = values.map(String);
    if (known.length === 1)
        return `has to be ${known[0]}`;
    const meant = typeof found === 'string' ? `; did you mean ${(0,_text_nearest_js__WEBPACK_IMPORTED_MODULE_3__/* .nearest */ .pA)(found, known)}?` : '';
    return `has to be one of ${known.join(', ')}${meant}`;
}
/** A place in the document: `gate.themes[0].severity`, `gate.trend.checks."a check"`. */
function placeName(path, whole) {
    if (path.length === 0)
        return whole;
    const name = path
        .map((key) => (typeof key === 'number' ? `[${key}]` : `.${quoteUnlessPlain(String(key))}`))
        .join('')
        .slice(1);
    return (0,_text_strip_js__WEBPACK_IMPORTED_MODULE_5__/* .fold */ .AU)(name, MAX_KEY_CHARS);
}
function quoteUnlessPlain(key) {
    return /^[\w-]+$/.test(key) ? key : JSON.stringify(key);
}
function show(value) {
    if (value === null)
        return 'empty';
    return (0,_text_strip_js__WEBPACK_IMPORTED_MODULE_5__/* .fold */ .AU)(JSON.stringify(value), MAX_SHOWN_CHARS);
}


/***/ }),

/***/ 5966:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  parseProfile: () => (/* binding */ parseProfile)
});

// EXTERNAL MODULE: ../../node_modules/zod/v4/mini/schemas.js
var schemas = __webpack_require__(5915);
// EXTERNAL MODULE: ./core/input/parsed.js
var parsed = __webpack_require__(9732);
// EXTERNAL MODULE: ./core/json-object.js
var json_object = __webpack_require__(9276);
// EXTERNAL MODULE: ./core/yaml-check.js
var yaml_check = __webpack_require__(1170);
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






const A_MAP = 'has to be a map of keys';
const A_TEXT = 'has to be a text';
/** A text that the check has nothing to say against; what it says goes on after the text. */
function profile_text(check) {
    return schemas/* string */.YjP(A_TEXT).check((context) => {
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
const profileSchema = (0,yaml_check/* strictMap */.y)({
    start: schemas/* exactOptional */.yqP((0,yaml_check/* strictMap */.y)({
        ...operation(['runPlanId'], ['runPlanId', 'variables']),
        jobId: pointer,
    }, A_MAP)),
    read: schemas/* exactOptional */.yqP((0,yaml_check/* strictMap */.y)({ ...operation(['jobId']), status: pointer, simulationJobs: pointer }, A_MAP)),
    list: schemas/* exactOptional */.yqP((0,yaml_check/* strictMap */.y)({
        ...operation(['runPlanId'], ['runPlanId', 'after']),
        nextPath: schemas/* exactOptional */.yqP(profile_text((path) => checkPath(path, ['runPlanId', 'after']))),
        runs: pointer,
        hasMore: pointer,
        nextCursor: pointer,
    }, A_MAP)),
    cancel: schemas/* exactOptional */.yqP((0,yaml_check/* strictMap */.y)(operation(['jobId']), A_MAP)),
    lookup: schemas/* exactOptional */.yqP((0,yaml_check/* strictMap */.y)({ timeParameter: parameter }, A_MAP)),
    createCall: schemas/* exactOptional */.yqP((0,yaml_check/* strictMap */.y)({ endStatusField: field }, A_MAP)),
    readMetricCollectionJob: schemas/* exactOptional */.yqP((0,yaml_check/* strictMap */.y)({ ...operation(['id']), job: pointer }, A_MAP)),
    readSimulationJob: schemas/* exactOptional */.yqP((0,yaml_check/* strictMap */.y)({ ...operation(['simulationJobId']), job: pointer }, A_MAP)),
}, A_MAP);
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
 * The operations with what a profile overrides in them; or every fault in it with line and column.
 *
 * @param shown what the file is called in faults
 */
function parseProfile(yaml, shown) {
    const check = { schema: profileSchema, whole: 'the profile', shown, further: findSenseless };
    const profile = (0,yaml_check/* checkYaml */.c)(yaml, check);
    return profile.ok ? (0,parsed/* valid */.r)(override(profile.value)) : profile;
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
/** What is right in itself, but leaves an operation that cannot work. */
function findSenseless(profile) {
    if (!(0,json_object/* isObject */.G)(profile))
        return [];
    return Object.entries(NEEDED).flatMap(([name, needed]) => {
        const given = profile[name];
        const standard = Object.entries(operations/* OPERATIONS */.xb).find(([known]) => known === name)?.[1];
        if (!(0,json_object/* isObject */.G)(given))
            return [];
        const faults = [];
        const merged = { ...standard, ...given };
        if (merged.method === 'GET' && Object.hasOwn(merged, 'body')) {
            faults.push({ path: [name], problem: 'has a body, which GET cannot send' });
        }
        for (const placeholder of needed) {
            const mark = `{${placeholder}}`;
            if (![merged.path, JSON.stringify(merged.body)].some((part) => `${part}`.includes(mark))) {
                faults.push({ path: [name], problem: `has no ${mark} in path or body` });
            }
        }
        return faults;
    });
}


/***/ })

};
