export const id = 557;
export const ids = [557];
export const modules = {

/***/ 1557:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  parsePolicy: () => (/* binding */ parsePolicy)
});

// EXTERNAL MODULE: ../../node_modules/zod/v4/core/parse.js + 1 modules
var parse = __webpack_require__(8989);
// EXTERNAL MODULE: ./core/input/parsed.js
var input_parsed = __webpack_require__(9732);
// EXTERNAL MODULE: ./core/json-object.js
var json_object = __webpack_require__(9276);
// EXTERNAL MODULE: ./core/text/nearest.js
var nearest = __webpack_require__(9890);
// EXTERNAL MODULE: ./core/text/strip.js
var strip = __webpack_require__(4738);
// EXTERNAL MODULE: ../../node_modules/zod/v4/mini/schemas.js
var schemas = __webpack_require__(5915);
// EXTERNAL MODULE: ../../node_modules/zod/v4/core/registries.js
var registries = __webpack_require__(4288);
// EXTERNAL MODULE: ./policy/rules.js + 5 modules
var rules = __webpack_require__(6665);
// EXTERNAL MODULE: ./policy/strict-map.js
var strict_map = __webpack_require__(9981);
// EXTERNAL MODULE: ./policy/waivers.js + 1 modules
var waivers = __webpack_require__(6161);
;// CONCATENATED MODULE: ./policy/policy.js
/** The policy file as a whole; what each rule takes stands with the rule. */




const gateSchema = (0,strict_map/* strictMap */.y)(Object.fromEntries(rules/* RULES */.y.map(({ name, schema }) => [name, schemas/* optional */.lqM(schema)])), 'has to be a map of rules').register(registries/* globalRegistry */.fd, { description: 'The rules. All of them have to hold.' });
const policySchema = (0,strict_map/* strictMap */.y)({
    version: schemas/* literal */.euz(1).register(registries/* globalRegistry */.fd, { description: 'Version of this format.' }),
    gate: schemas/* optional */.lqM(gateSchema),
    waivers: schemas/* optional */.lqM(schemas/* array */.YOg(waivers/* waiverSchema */.IM, 'has to be a list of waivers, each beginning with a dash')
        .register(registries/* globalRegistry */.fd, { description: 'Exceptions that end by themselves.' })),
}, 'has to be a map that begins with version: 1').register(registries/* globalRegistry */.fd, {
    title: 'Simulation Gate policy',
    description: 'What fails a gate, decided by the team.',
});

;// CONCATENATED MODULE: ./policy/parse.js
/** A policy file's document as a policy, or everything that is wrong with it. */







/** Unknown keys told of one map. */
const MAX_KEYS = 100;
const MAX_SHOWN_CHARS = 60;
const MAX_KEY_CHARS = 100;
/**
 * The policy of a document, or every fault in it with line and column.
 *
 * @param shown what the file is called in faults
 * @param today `YYYY-MM-DD` in UTC: a waiver may not end too far ahead
 */
function parsePolicy(yaml, shown, today) {
    const faults = yaml.ok ? [] : [...yaml.faults];
    const content = yaml.ok ? yaml : yaml.readable;
    if (content === null)
        return refuse(faults, shown);
    const parsed = parse/* safeParse */.xL(policySchema, content.value);
    for (const issue of parsed.error?.issues ?? [])
        faults.push(...describeIssue(issue, content));
    faults.push(...waiverFaults(content, today));
    return parsed.success && faults.length === 0 ? (0,input_parsed/* valid */.r)(parsed.data) : refuse(faults, shown);
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
function describeIssue(issue, yaml) {
    const { path } = issue;
    if (issue.code === 'unrecognized_keys') {
        return issue.keys.slice(0, MAX_KEYS).map((key) => ({
            ...yaml.placeOf([...path, key]),
            problem: describeUnknownKey(nameOf([...path, key]), key, issue.message),
        }));
    }
    const found = (0,json_object/* valueAt */.f)(yaml.value, path);
    const state = found === undefined ? 'is missing: it' : `is ${show(found)}, but`;
    const message = issue.code === 'invalid_value' ? choose(issue.values, found) : issue.message;
    const problem = `${nameOf(path)} ${state} ${message}`;
    return [{ ...yaml.placeOf(path), problem }];
}
/** The values that are taken, with the one that was likely meant. */
function choose(values, found) {
    const known = values.map(String);
    if (known.length === 1)
        return `has to be ${known[0]}`;
    const meant = typeof found === 'string' ? `; did you mean ${(0,nearest/* nearest */.p)(found, known)}?` : '';
    return `has to be one of ${known.join(', ')}${meant}`;
}
function describeUnknownKey(name, key, known) {
    return `${name} is not known here; did you mean ${(0,nearest/* nearest */.p)(key, known.split(', '))}? Known are ${known}`;
}
function waiverFaults({ value, placeOf }, today) {
    if (!(0,json_object/* isObject */.G)(value) || !Array.isArray(value.waivers))
        return [];
    return (0,waivers/* findWaiverFaults */.FZ)(value.waivers, today).map(({ index, key, problem }) => {
        const path = ['waivers', index, key];
        return { ...placeOf(path), problem: `${nameOf(path)} ${problem}` };
    });
}
/** A place in the policy: `gate.themes[0].severity`, `gate.trend.checks."a check"`. */
function nameOf(path) {
    if (path.length === 0)
        return 'the policy';
    const name = path
        .map((key) => (typeof key === 'number' ? `[${key}]` : `.${quoteUnlessPlain(String(key))}`))
        .join('')
        .slice(1);
    return (0,strip/* fold */.AU)(name, MAX_KEY_CHARS);
}
function quoteUnlessPlain(key) {
    return /^[\w-]+$/.test(key) ? key : JSON.stringify(key);
}
function show(value) {
    if (value === null)
        return 'empty';
    return (0,strip/* fold */.AU)(JSON.stringify(value), MAX_SHOWN_CHARS);
}


/***/ })

};
