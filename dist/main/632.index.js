export const id = 632;
export const ids = [632];
export const modules = {

/***/ 5632:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   parsePolicy: () => (/* binding */ parsePolicy)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8989);
/* harmony import */ var _core_input_parsed_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9732);
/* harmony import */ var _core_json_object_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9276);
/* harmony import */ var _core_text_nearest_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9890);
/* harmony import */ var _core_text_strip_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(4738);
/* harmony import */ var _policy_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5421);
/* harmony import */ var _waivers_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6161);
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
    const parsed = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .safeParse */ .xL(_policy_js__WEBPACK_IMPORTED_MODULE_0__/* .policySchema */ .w, content.value);
    for (const issue of parsed.error?.issues ?? [])
        faults.push(...describeIssue(issue, content));
    faults.push(...waiverFaults(content, today));
    return parsed.success && faults.length === 0 ? (0,_core_input_parsed_js__WEBPACK_IMPORTED_MODULE_3__/* .valid */ .r)(parsed.data) : refuse(faults, shown);
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
            problem: describeUnknownKey(placeName([...path, key]), key, issue.message),
        }));
    }
    const found = (0,_core_json_object_js__WEBPACK_IMPORTED_MODULE_4__/* .valueAt */ .f)(yaml.value, path);
    const state = found === undefined ? 'is missing: it' : `is ${show(found)}, but`;
    const message = issue.code === 'invalid_value' ? choose(issue.values, found) : issue.message;
    const problem = `${placeName(path)} ${state} ${message}`;
    return [{ ...yaml.placeOf(path), problem }];
}
/** The values that are taken, with the one that was likely meant. */
function choose(values, found) {
    const known = values.map(String);
    if (known.length === 1)
        return `has to be ${known[0]}`;
    const meant = typeof found === 'string' ? `; did you mean ${(0,_core_text_nearest_js__WEBPACK_IMPORTED_MODULE_5__/* .nearest */ .p)(found, known)}?` : '';
    return `has to be one of ${known.join(', ')}${meant}`;
}
function describeUnknownKey(name, key, known) {
    return `${name} is not known here; did you mean ${(0,_core_text_nearest_js__WEBPACK_IMPORTED_MODULE_5__/* .nearest */ .p)(key, known.split(', '))}? Known are ${known}`;
}
function waiverFaults({ value, placeOf }, today) {
    if (!(0,_core_json_object_js__WEBPACK_IMPORTED_MODULE_4__/* .isObject */ .G)(value) || !Array.isArray(value.waivers))
        return [];
    return (0,_waivers_js__WEBPACK_IMPORTED_MODULE_1__/* .findWaiverFaults */ .FZ)(value.waivers, today).map(({ index, key, problem }) => {
        const path = ['waivers', index, key];
        return { ...placeOf(path), problem: `${placeName(path)} ${problem}` };
    });
}
/** A place in the policy: `gate.themes[0].severity`, `gate.trend.checks."a check"`. */
function placeName(path) {
    if (path.length === 0)
        return 'the policy';
    const name = path
        .map((key) => (typeof key === 'number' ? `[${key}]` : `.${quoteUnlessPlain(String(key))}`))
        .join('')
        .slice(1);
    return (0,_core_text_strip_js__WEBPACK_IMPORTED_MODULE_6__/* .fold */ .AU)(name, MAX_KEY_CHARS);
}
function quoteUnlessPlain(key) {
    return /^[\w-]+$/.test(key) ? key : JSON.stringify(key);
}
function show(value) {
    if (value === null)
        return 'empty';
    return (0,_core_text_strip_js__WEBPACK_IMPORTED_MODULE_6__/* .fold */ .AU)(JSON.stringify(value), MAX_SHOWN_CHARS);
}


/***/ })

};
