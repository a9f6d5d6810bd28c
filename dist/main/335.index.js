"use strict";
exports.id = 335;
exports.ids = [335];
exports.modules = {

/***/ 29708:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ splitGlobs),
/* harmony export */   q: () => (/* binding */ parseGlobList)
/* harmony export */ });
/* harmony import */ var _text_values_parsed_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38133);

function parseGlobList(text) {
    const globs = splitList(text);
    const errors = globs.flatMap((glob) => {
        const problem = problemOf(glob);
        return problem === null ? [] : [{ shown: glob, problem }];
    });
    if (globs.length === 0)
        errors.push({ shown: text, problem: 'has no glob' });
    return errors.length > 0 ? { ok: false, errors } : (0,_text_values_parsed_js__WEBPACK_IMPORTED_MODULE_0__/* .valid */ .r)(globs.map(withSlashes));
}
const SEPARATOR = /\\(?![[\]{}()\\])(?<!\\\\)/g;
function splitGlobs(text) {
    return splitList(text).map(withSlashes);
}
function splitList(text) {
    const items = text.split(/[\n,](?![^{}\n]*\})/).map((item) => item.trim());
    return items.filter((item) => item !== '');
}
function withSlashes(glob) {
    return glob.replace(SEPARATOR, '/');
}
function problemOf(glob) {
    if (glob.startsWith('!'))
        return 'cannot exclude files: name only the files to include';
    return /^(?:[/\\~]|[A-Za-z]:)/.test(glob) || glob.split(/[/\\]/).includes('..')
        ? 'is outside the workspace: write a path from there, such as prompts/**/*.md'
        : null;
}


/***/ }),

/***/ 62100:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ caseSchema),
/* harmony export */   s: () => (/* binding */ CASE_STATUSES)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5915);
/* harmony import */ var _fields_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(17132);


const countsOrNull = (description) => (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .nullable */ .mee(_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .countsSchema */ .GB), description);
const CASE_STATUSES = ['now failing', 'failing', 'now passing', 'passing'];
const caseSchema = (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .named */ .KT)('Case', zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    id: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .plain */ .pj)('Identifies the case, the same from run to run.'),
    scenario: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .textOrNull */ .ef)('What the caller was to do, or null.'),
    persona: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .textOrNull */ .ef)('Name of the persona, or null.'),
    agent: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .textOrNull */ .ef)('Name of the agent, or null.'),
    status: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .nullable */ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(CASE_STATUSES)), 'Now failing: its pass rate fell, and the drop is statistically significant. Failing: a call fails. Now passing: no call fails, and one failed in the baseline. Null if it was not evaluated.'),
    passed: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .integer */ .nd)('Calls that passed.'),
    evaluated: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .integer */ .nd)('Calls that were graded.'),
    baseline: countsOrNull('The same in the pooled baseline, or null.'),
    p: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .numberOrNull */ .wD)("p-value of its drop (Fisher's exact test, one-sided), or null."),
    adjustedP: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .numberOrNull */ .wD)('The same after the correction by Holm for all cases, or null.'),
    failingCall: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .inFull */ .Vz)((0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .plainOrNull */ .HQ)('ID of a call that failed, or null.')),
    checks: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
        id: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .plainOrNull */ .HQ)('ID of its metric definition, or null.'),
        name: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)('Name of the check.'),
        current: countsOrNull('Calls of the case that the check graded, or null.'),
        baseline: countsOrNull('The same in the pooled baseline, or null.'),
    })), 'Its checks, as the calls report them.'),
}));


/***/ }),

/***/ 99908:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ copier)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(58989);
/* harmony import */ var _fields_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(17132);


const same = (value) => value;
function copier(shape, copying) {
    const copy = copyOf(shape, copying, false);
    return (value) => copy(value);
}
function copyOf(shape, copying, isInText) {
    const isText = isInText || _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .SERVICE_TEXT */ .ed.has(shape);
    const partOf = (part) => copyOf(part, copying, isText);
    const { def } = shape._zod;
    const isLeftOut = copying.isBrief === true && _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .IN_FULL_ONLY */ .Zo.has(shape);
    switch (def.type) {
        case 'string':
            if (isLeftOut)
                return () => '';
            return isText && copying.text ? changeText(copying.text) : same;
        case 'nullable': {
            if (isLeftOut)
                return () => null;
            const part = partOf(def.innerType);
            return (value) => (value === null ? null : part(value));
        }
        case 'array':
            return isLeftOut ? () => [] : copyItems(partOf(def.element));
        case 'optional':
            return isLeftOut ? () => undefined : partOf(def.innerType);
        case 'object':
            return copyFields(Object.entries(def.shape).map(([name, part]) => ({ name, copy: partOf(part) })), copying);
        case 'union':
            return copyOption(def.options.map((option) => [option, partOf(option)]));
        default:
            return same;
    }
}
function changeText(change) {
    return (value) => change(String(value));
}
function copyItems(item) {
    if (item === same)
        return same;
    return (values) => values.map((one) => item(one));
}
function copyFields(fields, { fillsAbsent }) {
    return (value) => {
        const source = value;
        const copied = {};
        for (const { name, copy } of fields) {
            const part = source[name] === undefined ? undefined : copy(source[name]);
            if (part !== undefined)
                copied[name] = part;
            else if (fillsAbsent === true)
                copied[name] = null;
        }
        return copied;
    };
}
function copyOption(options) {
    return (value) => options.flatMap(([shape, copy]) => zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .safeParse */ .xL(shape, value).success ? [copy(value)] : [])[0];
}


/***/ }),

/***/ 93604:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   eI: () => (/* binding */ measureSchema),
/* harmony export */   er: () => (/* binding */ MIN_VALUES),
/* harmony export */   gS: () => (/* binding */ STATISTICS)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5915);
/* harmony import */ var _fields_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(17132);


const MIN_VALUES = 8;
const STATISTICS = ['average', 'median', 'p95', 'minimum', 'maximum'];
const figure = (description) => (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .numberOrNull */ .wD)(`${description}, or null.`);
const figuresSchema = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    calls: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .integerOrNull */ .f1)('Calls that it was measured in, or null.'),
    average: figure('Average'),
    median: figure('Median'),
    p95: figure('95th percentile'),
    minimum: figure('Lowest value'),
    maximum: figure('Highest value'),
    values: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig()), 'Its value in each call; empty if they are not known.'),
});
const measureSchema = (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .named */ .KT)('Measure', zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    id: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .plainOrNull */ .HQ)('ID of its metric definition, or null.'),
    name: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)('Name of the metric.'),
    unit: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .textOrNull */ .ef)('Symbol of its unit, or null.'),
    current: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)(figuresSchema, 'What the service reports for this run.'),
    baseline: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .nullable */ .mee(figuresSchema), 'The same in the pooled baseline, or null.'),
    isLimited: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY(), 'Whether the policy limits it.'),
    test: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(['welch', 'none']), "How its change was tested: Welch's t-test, one-sided, on the logarithms if all values are positive; or none."),
    p: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .numberOrNull */ .wD)('Its p-value, or null without a test.'),
    adjustedP: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .numberOrNull */ .wD)('The p-value after the correction by Holm for all measures that were tested, or null.'),
}));


/***/ }),

/***/ 85637:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  v: () => (/* binding */ gateReportSchema)
});

// EXTERNAL MODULE: ../../node_modules/zod/v4/mini/schemas.js
var schemas = __webpack_require__(5915);
// EXTERNAL MODULE: ./model/debrief.js
var debrief = __webpack_require__(67332);
// EXTERNAL MODULE: ./model/fields.js
var fields = __webpack_require__(17132);
;// CONCATENATED MODULE: ./model/baseline.js



const dropTestSchema = (0,fields/* named */.KT)('DropTest', schemas/* object */.Ikc({
    check: (0,fields/* text */.Qq)('Name of the check.'),
    checkId: (0,fields/* plainOrNull */.HQ)('ID of its metric definition, or null.'),
    test: (0,fields/* field */.ZZ)(schemas/* enum */.k5n(['stratified', 'fisher', 'none']), "The exact test case by case; Fisher's exact test of the counts; both one-sided; or none: the rates alone were compared."),
    p: (0,fields/* numberOrNull */.wD)('Its p-value, or null without a test.'),
    adjustedP: (0,fields/* numberOrNull */.wD)('The p-value after the correction by Holm for all drops of the gate, or null without a test.'),
}));
const baselineSchema = (0,fields/* named */.KT)('Baseline', schemas/* object */.Ikc({
    source: (0,fields/* field */.ZZ)(schemas/* enum */.k5n(['memory', 'given', 'previous', 'off']), "Where it comes from: the gate's memory, the input `baseline`, the service's own choice, or nowhere."),
    isFallback: schemas/* optional */.lqM((0,fields/* field */.ZZ)(schemas/* boolean */.zMY(), "Whether it is the service's previous run for want of a run of the base branch, or null.")),
    jobId: (0,fields/* plain */.pj)('Run plan job ID of the newest run of the baseline; empty where there is none.'),
    number: (0,fields/* integerOrNull */.f1)('Number of that run among those of its plan, or null.'),
    commit: (0,fields/* plainOrNull */.HQ)('Commit that it tested, or null.'),
    ref: (0,fields/* plainOrNull */.HQ)('Git ref that it was made for, or null.'),
    endedAt: (0,fields/* plainOrNull */.HQ)('When it ended, ISO 8601, or null.'),
    ageDays: (0,fields/* numberOrNull */.wD)('Days since it ended, or null.'),
    outcome: (0,fields/* plainOrNull */.HQ)('What it came to, or null.'),
    pooled: (0,fields/* field */.ZZ)(schemas/* array */.YOg(schemas/* string */.YjP()), 'Run plan job IDs of all runs whose calls were pooled, newest first.'),
    gone: (0,fields/* field */.ZZ)(schemas/* array */.YOg(schemas/* object */.Ikc({ slug: (0,fields/* text */.Qq)("The theme's slug."), title: (0,fields/* text */.Qq)('What failed, in a few words.') })), 'Themes that the newest of them has and this run does not.'),
    serviceTrend: (0,fields/* field */.ZZ)(schemas/* nullable */.mee(debrief/* trendSchema */.bG), "The service's own comparison, where the gate made another, or null."),
    trend: (0,fields/* field */.ZZ)(schemas/* optional */.lqM(debrief/* trendSchema */.bG), "The gate's comparison of a run without a debrief, or null; other runs have it in their report."),
}));

// EXTERNAL MODULE: ./model/cases.js
var cases = __webpack_require__(62100);
;// CONCATENATED MODULE: ./model/drift.js


const watchedSchema = (0,fields/* named */.KT)('Watched', schemas/* object */.Ikc({
    runs: (0,fields/* field */.ZZ)(schemas/* array */.YOg(schemas/* object */.Ikc({
        jobId: (0,fields/* plain */.pj)('Run plan job ID.'),
        number: (0,fields/* integerOrNull */.f1)('Number of the run among those of its plan, or null.'),
    })), 'Recorded runs after the reference, the oldest first.'),
    checks: (0,fields/* field */.ZZ)(schemas/* array */.YOg(schemas/* object */.Ikc({
        id: schemas/* optional */.lqM((0,fields/* plainOrNull */.HQ)('ID of its metric definition, or null.')),
        name: (0,fields/* text */.Qq)('Name of the check.'),
        reference: (0,fields/* field */.ZZ)(fields/* countsSchema */.GB, 'Its calls in all runs of the reference.'),
        counts: (0,fields/* field */.ZZ)(schemas/* array */.YOg(schemas/* nullable */.mee(fields/* countsSchema */.GB)), 'Its calls in each of the runs after the reference; null if a run has none.'),
    })), 'The checks of the run.'),
}));

// EXTERNAL MODULE: ./model/outcome.js
var outcome = __webpack_require__(41913);
;// CONCATENATED MODULE: ./model/evidence.js



const booleanOrNull = (description) => (0,fields/* field */.ZZ)(schemas/* nullable */.mee(schemas/* boolean */.zMY()), description);
const TIME = 'ISO 8601, or null.';
const runFactsSchema = (0,fields/* named */.KT)('RunFacts', schemas/* object */.Ikc({
    planId: (0,fields/* plainOrNull */.HQ)('ID of the run plan, or null.'),
    planName: (0,fields/* textOrNull */.ef)('Name of the run plan, or null.'),
    number: (0,fields/* integerOrNull */.f1)('Number of the run among those of its plan, or null.'),
    createdAt: (0,fields/* plainOrNull */.HQ)(`When it was created, ${TIME}`),
    startedAt: (0,fields/* plainOrNull */.HQ)(`When it started, ${TIME}`),
    endedAt: (0,fields/* plainOrNull */.HQ)(`When it ended, ${TIME}`),
    durationMs: (0,fields/* numberOrNull */.wD)('How long it took in milliseconds, or null.'),
}));
const runVerdictSchema = (0,fields/* named */.KT)('RunVerdict', schemas/* object */.Ikc({
    passed: booleanOrNull('Whether the run passed, or null if it was not evaluated.'),
    score: (0,fields/* numberOrNull */.wD)('0 to 100, or null.'),
    failures: (0,fields/* field */.ZZ)(schemas/* array */.YOg(schemas/* object */.Ikc({
        type: (0,fields/* text */.Qq)('Type of the failure, e.g. METRIC_BELOW_MIN_PASS_RATE.'),
        message: (0,fields/* text */.Qq)('The same in words.'),
        check: (0,fields/* textOrNull */.ef)('Name of the check that it is about, or null.'),
    })), 'All failures.'),
}));
const callCountsSchema = (0,fields/* named */.KT)('CallCounts', schemas/* object */.Ikc({
    total: (0,fields/* integerOrNull */.f1)('All calls, or null.'),
    counted: (0,fields/* integerOrNull */.f1)('Calls that are scored, or null.'),
    evaluated: (0,fields/* integerOrNull */.f1)('Calls that were graded, or null.'),
    passed: (0,fields/* integerOrNull */.f1)('Calls that passed all of their checks, or null.'),
}));
const checkSchema = (0,fields/* named */.KT)('Check', schemas/* object */.Ikc({
    id: (0,fields/* plainOrNull */.HQ)('ID of the metric definition, or null.'),
    name: (0,fields/* text */.Qq)('Name of the check.'),
    isPassed: booleanOrNull('Whether it reached its threshold, or null.'),
    passed: (0,fields/* integerOrNull */.f1)('Calls that passed it, or null.'),
    evaluated: (0,fields/* integerOrNull */.f1)('Calls that were graded by it, or null.'),
    passRate: (0,fields/* rate */.TS)(),
    confidenceInterval: (0,fields/* interval */.YP)(),
    threshold: (0,fields/* field */.ZZ)(schemas/* nullable */.mee(schemas/* number */.aig()), 'The threshold: percent that has to pass, or null.'),
}));
const callSchema = (0,fields/* named */.KT)('Call', schemas/* object */.Ikc({
    id: (0,fields/* plainOrNull */.HQ)('ID of the call, or null.'),
    simulationJobId: (0,fields/* plainOrNull */.HQ)('ID of the simulation job that made it, or null.'),
    status: (0,fields/* textOrNull */.ef)('How its simulation job ended, or null.'),
    isPassed: booleanOrNull('Whether it passed its checks, or null where it was not graded.'),
    isCounted: (0,fields/* field */.ZZ)(schemas/* boolean */.zMY(), 'Whether it is scored.'),
    invalidation: schemas/* optional */.lqM((0,fields/* text */.Qq)('Why its simulation job is invalid, or null.')),
    failureOwner: schemas/* optional */.lqM((0,fields/* text */.Qq)('Who is responsible for its failure, or null.')),
    attempt: (0,fields/* integerOrNull */.f1)('Which attempt at its test case it is, from 1, or null.'),
    durationMs: (0,fields/* numberOrNull */.wD)('How long it took in milliseconds, or null.'),
    agent: (0,fields/* textOrNull */.ef)('Name of the agent, or null.'),
    persona: (0,fields/* textOrNull */.ef)('Name of the persona, or null.'),
    scenario: (0,fields/* textOrNull */.ef)('What the caller was to do, or null.'),
    checks: (0,fields/* field */.ZZ)(schemas/* array */.YOg(schemas/* object */.Ikc({
        name: (0,fields/* text */.Qq)('Name of the check.'),
        isPassed: booleanOrNull('Whether the call passed it, or null.'),
        reasoning: (0,fields/* textOrNull */.ef)('Why, in the words of who graded it, or null.'),
    })), 'Its checks.'),
    excerpt: (0,fields/* field */.ZZ)(schemas/* array */.YOg(schemas/* object */.Ikc({
        speaker: (0,fields/* textOrNull */.ef)('AGENT, CUSTOMER, or null.'),
        text: (0,fields/* text */.Qq)('What was said.'),
        startMs: (0,fields/* numberOrNull */.wD)('When, in milliseconds from the start of the call, or null.'),
    })), 'What of its transcript shows why it failed.'),
}));
const breakdown = (description) => (0,fields/* field */.ZZ)(schemas/* array */.YOg(schemas/* object */.Ikc({
    name: (0,fields/* text */.Qq)('Its name.'),
    evaluated: (0,fields/* integerOrNull */.f1)('Calls that were graded, or null.'),
    passed: (0,fields/* integerOrNull */.f1)('Calls that passed, or null.'),
    passRate: (0,fields/* rate */.TS)(),
    confidenceInterval: (0,fields/* interval */.YP)(),
})), description);
const breakdownsSchema = (0,fields/* named */.KT)('Breakdowns', schemas/* object */.Ikc({
    byAgent: breakdown('An entry per agent.'),
    byPersona: breakdown('An entry per persona.'),
}));
const costSchema = (0,fields/* named */.KT)('Cost', schemas/* object */.Ikc({ usd: (0,fields/* field */.ZZ)(schemas/* number */.aig(), 'US dollars.') }));
const testedVariableSchema = schemas/* object */.Ikc({
    name: (0,fields/* plain */.pj)('Its name.'),
    length: (0,fields/* integer */.nd)('Length of its value in characters.'),
    sha256: (0,fields/* plain */.pj)('The first 12 digits of the SHA-256 of its value.'),
});
const provenanceSchema = (0,fields/* named */.KT)('Provenance', schemas/* object */.Ikc({
    repository: (0,fields/* plainOrNull */.HQ)('owner/name, or null.'),
    commit: (0,fields/* plainOrNull */.HQ)('SHA of the commit that the workflow runs for, or null.'),
    ref: (0,fields/* plainOrNull */.HQ)('Git ref that the workflow runs for, or null.'),
    pullRequest: (0,fields/* integerOrNull */.f1)('Number of the pull request, or null.'),
    workflow: (0,fields/* plainOrNull */.HQ)('Name of the workflow, or null.'),
    workflowRunUrl: (0,fields/* plainOrNull */.HQ)('Address of the workflow run, or null.'),
    attempt: (0,fields/* integerOrNull */.f1)('Attempt of the workflow run, from 1, or null.'),
    reportedAt: (0,fields/* plain */.pj)('When the report was made, ISO 8601.'),
    actionVersion: (0,fields/* plain */.pj)('Version of the action.'),
}));
const confirmationSchema = (0,fields/* named */.KT)('Confirmation', schemas/* object */.Ikc({
    jobId: (0,fields/* plain */.pj)('Run plan job ID; empty where it was not started.'),
    number: (0,fields/* integerOrNull */.f1)('Number of the run, or null.'),
    outcome: (0,fields/* field */.ZZ)(schemas/* enum */.k5n(outcome/* RUN_OUTCOMES */.wi), 'Its own outcome.'),
    runStatus: (0,fields/* textOrNull */.ef)('Last status of the run, or null.'),
    usd: (0,fields/* numberOrNull */.wD)('What it cost in US dollars, or null.'),
    checks: (0,fields/* field */.ZZ)(schemas/* nullable */.mee(schemas/* array */.YOg(checkSchema)), 'Its checks over its own calls, or null.'),
}));
const evidenceFields = {
    about: schemas/* optional */.lqM((0,fields/* field */.ZZ)(runFactsSchema, 'Which run of what it is, or null.')),
    runVerdict: schemas/* optional */.lqM((0,fields/* field */.ZZ)(runVerdictSchema, "The service's own verdict on the run, or null.")),
    callCounts: schemas/* optional */.lqM((0,fields/* field */.ZZ)(callCountsSchema, 'What became of its calls, or null.')),
    checks: schemas/* optional */.lqM((0,fields/* field */.ZZ)(schemas/* array */.YOg(checkSchema), 'Its checks over all calls, or null.')),
    ownChecks: schemas/* optional */.lqM((0,fields/* field */.ZZ)(schemas/* array */.YOg(checkSchema), 'Its checks over its own calls alone, if `checks` holds those of further runs too, or null.')),
    calls: (0,fields/* inFull */.Vz)(schemas/* optional */.lqM((0,fields/* field */.ZZ)(schemas/* array */.YOg(callSchema), 'Its calls, or null; null where `detail` is brief.'))),
    breakdowns: schemas/* optional */.lqM((0,fields/* field */.ZZ)(breakdownsSchema, 'How calls fared by who took part in them, or null.')),
    cost: schemas/* optional */.lqM((0,fields/* field */.ZZ)(costSchema, 'What it cost, further runs included, or null.')),
    confirmations: schemas/* optional */.lqM((0,fields/* field */.ZZ)(schemas/* array */.YOg(confirmationSchema), 'Further runs that were to confirm its failure, or null; checks and calls of the run hold those of all.')),
};

// EXTERNAL MODULE: ../../node_modules/zod/v4/core/api.js
var api = __webpack_require__(41299);
;// CONCATENATED MODULE: ./model/found-prompt.js


const place = (description) => (0,fields/* field */.ZZ)(schemas/* int */.Whr().check(api/* _gte */.qm(1)), description);
const fileSpanSchema = (0,fields/* named */.KT)('Place', schemas/* object */.Ikc({
    path: (0,fields/* plain */.pj)('Path of the file from the workspace, with `/`.'),
    startLine: place('First line, from 1.'),
    startColumn: place('Column of the first character, in UTF-16 units, from 1.'),
    endLine: place('Last line.'),
    endColumn: place('Column after the last character.'),
}));
const foundPromptSchema = schemas/* discriminatedUnion */.gMt('state', [
    schemas/* object */.Ikc({
        state: (0,fields/* field */.ZZ)(schemas/* literal */.euz('located'), 'Found once.'),
        place: fileSpanSchema,
        insertedText: (0,fields/* inFull */.Vz)((0,fields/* plain */.pj)('What takes its place in the file; empty where `detail` is brief.')),
        fixedLines: (0,fields/* inFull */.Vz)((0,fields/* field */.ZZ)(schemas/* array */.YOg(schemas/* string */.YjP()), 'The lines of that place after the fix; empty where `detail` is brief.')),
        leftOut: (0,fields/* plainOrNull */.HQ)('Why the patch and the suggestions do without it, or null.'),
    }),
    schemas/* object */.Ikc({
        state: (0,fields/* field */.ZZ)(schemas/* literal */.euz('ambiguous'), 'Found several times.'),
        places: schemas/* array */.YOg(fileSpanSchema),
    }),
    schemas/* object */.Ikc({
        state: (0,fields/* field */.ZZ)(schemas/* literal */.euz('applied'), 'The new text is there already.'),
        places: schemas/* array */.YOg(fileSpanSchema),
    }),
    schemas/* object */.Ikc({ state: (0,fields/* field */.ZZ)(schemas/* literal */.euz('missing'), 'Found nowhere.') }),
]);

;// CONCATENATED MODULE: ./model/history.js


const historicCheckSchema = schemas/* object */.Ikc({
    id: schemas/* optional */.lqM((0,fields/* plainOrNull */.HQ)('ID of its metric definition, or null.')),
    name: (0,fields/* text */.Qq)('Name of the check.'),
    passed: (0,fields/* integerOrNull */.f1)('Calls that passed it, or null.'),
    evaluated: (0,fields/* integerOrNull */.f1)('Calls that were graded by it, or null.'),
    passRate: (0,fields/* rate */.TS)(),
    isPassed: (0,fields/* field */.ZZ)(schemas/* nullable */.mee(schemas/* boolean */.zMY()), 'Whether it reached its threshold, or null.'),
});
const historicRunSchema = schemas/* object */.Ikc({
    jobId: (0,fields/* plain */.pj)('Run plan job ID.'),
    number: (0,fields/* integerOrNull */.f1)('Number of the run among those of its plan, or null.'),
    endedAt: (0,fields/* plainOrNull */.HQ)('When it ended, ISO 8601, or null.'),
    outcome: (0,fields/* plainOrNull */.HQ)('What it came to, or null.'),
    commit: (0,fields/* plainOrNull */.HQ)('Commit that it tested, or null.'),
    fingerprint: (0,fields/* plainOrNull */.HQ)('Hash of what it was started with, or null.'),
    checks: (0,fields/* field */.ZZ)(schemas/* array */.YOg(historicCheckSchema), 'Its checks.'),
});
const unsteadySchema = schemas/* object */.Ikc({
    check: (0,fields/* text */.Qq)('Name of the check.'),
    changes: (0,fields/* integer */.nd)('How often it went from passed to failed, or back.'),
    runs: (0,fields/* integer */.nd)('Of so many runs that were started with the same.'),
    waiver: (0,fields/* text */.Qq)('A waiver for the policy file, as YAML.'),
});
const historySchema = (0,fields/* named */.KT)('History', schemas/* object */.Ikc({
    runs: (0,fields/* field */.ZZ)(schemas/* array */.YOg(historicRunSchema), 'Earlier runs, the oldest first.'),
    unsteady: (0,fields/* field */.ZZ)(schemas/* array */.YOg(unsteadySchema), 'Checks that changed sides although what was tested did not.'),
}));

// EXTERNAL MODULE: ./model/measures.js
var measures = __webpack_require__(93604);
;// CONCATENATED MODULE: ./model/report.js











const limitOrValue = (description) => schemas/* optional */.lqM((0,fields/* said */.ag)((0,fields/* field */.ZZ)(schemas/* union */.KCZ([schemas/* number */.aig(), schemas/* string */.YjP()]), description)));
const reasonSchema = (0,fields/* named */.KT)('Reason', schemas/* object */.Ikc({
    rule: (0,fields/* plain */.pj)('Name of the rule that speaks.'),
    message: (0,fields/* text */.Qq)('One sentence that a person understands.'),
    theme: schemas/* optional */.lqM((0,fields/* text */.Qq)('Slug of the theme that it is about, or null.')),
    check: schemas/* optional */.lqM((0,fields/* text */.Qq)('Name of the check that it is about, or null.')),
    case: schemas/* optional */.lqM((0,fields/* plain */.pj)('ID of the case that it is about, or null.')),
    limit: limitOrValue('The limit that the policy sets, or null.'),
    value: limitOrValue('The value that was found, or null.'),
    restates: schemas/* optional */.lqM((0,fields/* field */.ZZ)(schemas/* enum */.k5n(['verdict', 'status']), "What it only repeats: the debrief's verdict or the status of the run, or null.")),
}));
const kind = (description) => (0,fields/* field */.ZZ)(schemas/* enum */.k5n(['theme', 'check']), description);
const waiverSchema = (0,fields/* named */.KT)('Waiver', schemas/* object */.Ikc({
    kind: kind('What it excuses.'),
    target: (0,fields/* plain */.pj)("A theme's slug, or a check's name."),
    reason: (0,fields/* plain */.pj)('Why it is excused.'),
    owner: (0,fields/* plainOrNull */.HQ)('Who answers for it, or null.'),
    expires: (0,fields/* plain */.pj)('Last day on which it holds, YYYY-MM-DD in UTC.'),
}));
const waivedSchema = schemas/* object */.Ikc({
    kind: kind('What is excused.'),
    name: (0,fields/* text */.Qq)("The theme's slug or the check's name."),
    waiver: waiverSchema,
});
const exceptionsSchema = (0,fields/* named */.KT)('Exceptions', schemas/* object */.Ikc({
    waived: (0,fields/* field */.ZZ)(schemas/* array */.YOg(waivedSchema), 'Themes and checks that a waiver excuses.'),
    known: (0,fields/* texts */.Te)('Slugs of themes that were there before, where that is why the verdict does not fail.'),
    unmatched: (0,fields/* field */.ZZ)(schemas/* array */.YOg(waiverSchema), 'Waivers in force that matched nothing.'),
    notes: (0,fields/* texts */.Te)('Other notes of the policy.'),
    warnings: schemas/* optional */.lqM((0,fields/* field */.ZZ)(schemas/* array */.YOg(reasonSchema), 'What the policy only warns of, or null.')),
}));
const debriefSchema = schemas/* object */.Ikc({
    debriefId: (0,fields/* plain */.pj)('ID of the debrief.'),
    status: (0,fields/* text */.Qq)('PENDING, GENERATING, READY, FAILED.'),
    errorMessage: (0,fields/* textOrNull */.ef)('Why the service could not write it, or null.'),
    createdAt: schemas/* optional */.lqM((0,fields/* plainOrNull */.HQ)('When it was created, ISO 8601, or null.')),
    completedAt: schemas/* optional */.lqM((0,fields/* plainOrNull */.HQ)('When it was completed, ISO 8601, or null.')),
});
const gateNameFields = {
    gateName: schemas/* optional */.lqM((0,fields/* plain */.pj)('Name that the workflow gives the gate, or null.')),
    gate: schemas/* optional */.lqM((0,fields/* plain */.pj)('Identifies the gate, the same in every attempt: its name, else the subject of its inputs, or null.')),
};
const partSchema = schemas/* object */.Ikc({
    ...gateNameFields,
    outcome: (0,fields/* field */.ZZ)(schemas/* enum */.k5n(outcome/* RUN_OUTCOMES */.wi), 'What that gate came to.'),
});
const runSchema = (0,fields/* named */.KT)('Run', schemas/* object */.Ikc({
    jobId: (0,fields/* plain */.pj)('Run plan job ID; empty where there is none.'),
    label: (0,fields/* plain */.pj)('What the run is known by without an ID, e.g. the path of a saved debrief.'),
    stableName: schemas/* optional */.lqM((0,fields/* plain */.pj)('What it is a run of, the same from run to run: a plan, a number or a file, or null.')),
    outcome: (0,fields/* field */.ZZ)(schemas/* enum */.k5n(outcome/* RUN_OUTCOMES */.wi), 'What the run came to.'),
    reasons: (0,fields/* field */.ZZ)(schemas/* array */.YOg(reasonSchema), 'Why; empty when passed.'),
    notes: (0,fields/* texts */.Te)('Notes, which decide nothing.'),
    runStatus: (0,fields/* textOrNull */.ef)('Last status of the run, or null where it was never read.'),
    debrief: (0,fields/* field */.ZZ)(schemas/* nullable */.mee(debriefSchema), 'Last debrief seen, or null.'),
    report: (0,fields/* field */.ZZ)(schemas/* nullable */.mee(debrief/* debriefReportSchema */.zu), 'The evaluated report, or null.'),
    exceptions: (0,fields/* field */.ZZ)(schemas/* nullable */.mee(exceptionsSchema), 'Warnings, waivers and notes of the policy, or null.'),
    dropTests: schemas/* optional */.lqM((0,fields/* field */.ZZ)(schemas/* array */.YOg(dropTestSchema), 'Every check whose drop was compared with `max-drop`, and its p-values, or null.')),
    cases: schemas/* optional */.lqM((0,fields/* field */.ZZ)(schemas/* array */.YOg(cases/* caseSchema */.o), 'What its calls tested, the worst first, or null.')),
    measures: schemas/* optional */.lqM((0,fields/* field */.ZZ)(schemas/* array */.YOg(measures/* measureSchema */.eI), 'Its metrics with numbers, or null.')),
    detectableDrop: schemas/* optional */.lqM((0,fields/* field */.ZZ)(schemas/* nullable */.mee(schemas/* int */.Whr()), 'Smallest drop from 95% that the calls of the run and its baseline find in four of five runs, in percentage points, or null.')),
    baseline: schemas/* optional */.lqM((0,fields/* field */.ZZ)(baselineSchema, 'What it was compared with, or null.')),
    attached: schemas/* optional */.lqM((0,fields/* field */.ZZ)(schemas/* boolean */.zMY(), 'Whether an earlier attempt of the step had started it, or null.')),
    unread: schemas/* optional */.lqM((0,fields/* text */.Qq)('Why its results could not be read, or null.')),
    usedVariables: schemas/* optional */.lqM((0,fields/* field */.ZZ)(schemas/* object */.Ikc({
        differing: (0,fields/* texts */.Te)('Names of variables that a call of the run did not have as sent.'),
    }), 'What the service shows of the variables that a call of the run had, or null.')),
    reused: schemas/* optional */.lqM((0,fields/* field */.ZZ)(schemas/* boolean */.zMY(), 'Whether an earlier run was reused instead of starting one, or null.')),
    history: schemas/* optional */.lqM((0,fields/* field */.ZZ)(historySchema, 'How earlier runs fared, or null.')),
    watched: schemas/* optional */.lqM((0,fields/* field */.ZZ)(watchedSchema, 'What a lasting fall of its checks shows in, or null.')),
    partOf: schemas/* optional */.lqM((0,fields/* field */.ZZ)(partSchema, 'In a merged report, the gate of the run, or null.')),
    ...evidenceFields,
}));
const promptFixSchema = (0,fields/* named */.KT)('PromptFix', schemas/* object */.Ikc({
    from: (0,fields/* field */.ZZ)(schemas/* array */.YOg(schemas/* object */.Ikc({
        run: (0,fields/* integer */.nd)('Position in `runs`, from 0.'),
        recommendation: (0,fields/* integer */.nd)("Position in that report's `recommendations`, from 0."),
    })), 'The recommendations that ask for it.'),
    found: foundPromptSchema,
}));
const policySchema = schemas/* object */.Ikc({
    path: (0,fields/* plainOrNull */.HQ)('Path of its file, or null where the verdict alone decides.'),
    isTrial: (0,fields/* field */.ZZ)(schemas/* boolean */.zMY(), 'Whether it was only tried, on saved debriefs or earlier runs.'),
    extends: schemas/* optional */.lqM((0,fields/* field */.ZZ)(schemas/* array */.YOg(schemas/* string */.YjP()), 'What it extends, one file after another, or null.')),
    resolved: schemas/* optional */.lqM((0,fields/* field */.ZZ)(schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* unknown */.L5J()), 'What holds by all of these files together, as a policy file would say it, or null where there is none.')),
});
const gateReportSchema = schemas/* object */.Ikc({
    ...gateNameFields,
    outcome: (0,fields/* field */.ZZ)(schemas/* enum */.k5n([...outcome/* RUN_OUTCOMES */.wi, 'skipped']), 'What the gate came to.'),
    tolerated: (0,fields/* field */.ZZ)(schemas/* boolean */.zMY(), 'Whether the outcome does not fail the step though it would.'),
    reasons: (0,fields/* field */.ZZ)(schemas/* array */.YOg(reasonSchema), 'Reasons of the step itself; those of runs are there.'),
    runs: (0,fields/* field */.ZZ)(schemas/* array */.YOg(runSchema), 'The runs.'),
    notes: (0,fields/* texts */.Te)('Facts about the step worth knowing that decided nothing.'),
    policy: (0,fields/* field */.ZZ)(policySchema, 'The policy.'),
    promptFixes: (0,fields/* field */.ZZ)(schemas/* array */.YOg(promptFixSchema), 'Every prompt fix, and where its text is.'),
    variables: schemas/* optional */.lqM((0,fields/* field */.ZZ)(schemas/* array */.YOg(testedVariableSchema), 'What runs were started with, or null.')),
    provenance: schemas/* optional */.lqM((0,fields/* field */.ZZ)(provenanceSchema, 'Where the report comes from, or null.')),
});


/***/ }),

/***/ 56364:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Aj: () => (/* binding */ REPORT_VERSION),
/* harmony export */   Ew: () => (/* binding */ SCHEMA_ID),
/* harmony export */   hF: () => (/* binding */ renderJson),
/* harmony export */   mj: () => (/* binding */ reportFileSchema),
/* harmony export */   s$: () => (/* binding */ jsonText)
/* harmony export */ });
/* unused harmony export reportJsonSchema */
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5915);
/* harmony import */ var _evaluate_statistics_interval_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(13662);
/* harmony import */ var _model_copy_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(99908);
/* harmony import */ var _model_counts_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(97353);
/* harmony import */ var _model_fields_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(17132);
/* harmony import */ var _model_report_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(85637);
/* harmony import */ var _text_json_object_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(66783);







const REPORT_VERSION = 2;
const SCHEMA_ID = 'report.schema.json';
const reportFileSchema = zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({
    $schema: (0,_model_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .field */ .ZZ)(zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .literal */ .euz(SCHEMA_ID), 'The schema of this file.'),
    version: (0,_model_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .field */ .ZZ)(zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .literal */ .euz(REPORT_VERSION), 'The version of its shape.'),
    detail: (0,_model_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .field */ .ZZ)(zod_mini__WEBPACK_IMPORTED_MODULE_4__/* ["enum"] */ .k5n(['full', 'brief']), 'Whether prose, prompt texts and call IDs are left out.'),
    ..._model_report_js__WEBPACK_IMPORTED_MODULE_2__/* .gateReportSchema */ .v.shape,
});
function renderJson(report, { detail }) {
    const copy = (0,_model_copy_js__WEBPACK_IMPORTED_MODULE_0__/* .copier */ .p)(reportFileSchema, { fillsAbsent: true });
    const file = copy({ $schema: SCHEMA_ID, version: REPORT_VERSION, detail, ...report });
    return [jsonText(withIntervals(file), 2), '\n'];
}
function withIntervals(value) {
    if (Array.isArray(value))
        return value.map(withIntervals);
    if (!(0,_text_json_object_js__WEBPACK_IMPORTED_MODULE_3__/* .isObject */ .Gv)(value))
        return value;
    const copy = Object.fromEntries(Object.entries(value).map(([name, part]) => [name, withIntervals(part)]));
    if (!Object.hasOwn(value, 'confidenceInterval'))
        return copy;
    const counts = (0,_model_counts_js__WEBPACK_IMPORTED_MODULE_5__/* .countsFrom */ .bT)(Number(value.passed ?? Number.NaN), Number(value.evaluated));
    return { ...copy, confidenceInterval: counts && (0,_evaluate_statistics_interval_js__WEBPACK_IMPORTED_MODULE_6__/* .confidenceInterval */ .o)(counts) };
}
const ACTIVE = /[\x7f-\x9f\u061c\u180e\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]|[\udb40-\udb43][\udc00-\udfff]|#(?=#\[)/g;
function jsonText(value, indent = 0) {
    return JSON.stringify(value, null, indent).replace(ACTIVE, escapeUnits);
}
function escapeUnits(text) {
    const units = Array.from({ length: text.length }, (_, index) => text.charCodeAt(index));
    return units.map((unit) => `\\u${unit.toString(16).padStart(4, '0')}`).join('');
}
function reportJsonSchema() {
    return z.toJSONSchema(reportFileSchema, {
        target: 'draft-2020-12',
        metadata: DESCRIPTIONS,
        override: ({ zodSchema, jsonSchema, path }) => {
            delete jsonSchema.additionalProperties;
            delete jsonSchema.maximum;
            if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER)
                delete jsonSchema.minimum;
            if (jsonSchema.properties)
                jsonSchema.required = Object.keys(jsonSchema.properties);
            if (zodSchema._zod.def.type === 'optional') {
                const { anyOf, description, ...type } = jsonSchema;
                for (const name of Object.keys(type))
                    delete jsonSchema[name];
                jsonSchema.anyOf = [...(anyOf ?? [type]), { type: 'null' }];
            }
            if (path.length === 0) {
                jsonSchema.$id = SCHEMA_ID;
                jsonSchema.title = 'Report of a simulation gate';
            }
        },
    });
}


/***/ }),

/***/ 88674:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cr: () => (/* binding */ bold),
/* harmony export */   D$: () => (/* binding */ wordCell),
/* harmony export */   LU: () => (/* binding */ callLine),
/* harmony export */   PP: () => (/* binding */ tableHead),
/* harmony export */   hP: () => (/* binding */ MAX_MESSAGE_CHARS),
/* harmony export */   nM: () => (/* binding */ row),
/* harmony export */   x: () => (/* binding */ callLink)
/* harmony export */ });
/* harmony import */ var _text_markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(85014);
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(53483);
/* harmony import */ var _outcome_words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(65758);



const MAX_CALLS = 10;
const MAX_MESSAGE_CHARS = 2000;
function bold(title) {
    return `**${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .inline */ .mG)(title) || _format_js__WEBPACK_IMPORTED_MODULE_1__/* .UNTITLED */ .q8}**`;
}
function wordCell(value) {
    return (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .cell */ .Hn)((0,_outcome_words_js__WEBPACK_IMPORTED_MODULE_2__/* .plainWord */ .hx)(value));
}
function row(cells) {
    return `| ${cells.join(' | ')} |\n`;
}
function tableHead(...columns) {
    const names = columns.map((name) => name.replace(/:$/, ''));
    return row(names) + row(columns.map((name) => (name.endsWith(':') ? '---:' : '---')));
}
function callLink(callId, { callUrl }) {
    return (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .identifierLink */ .ci)(callId, callUrl, 'callId', (0,_format_js__WEBPACK_IMPORTED_MODULE_1__/* .shortForm */ .JZ)(callId));
}
function callLine(callIds, settings) {
    if (callIds.length === 0)
        return '';
    const ids = (0,_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatList */ .ki)(callIds, MAX_CALLS, (id) => callLink(id, settings));
    return `${(0,_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatCounted */ .So)(callIds.length, 'call')}: ${ids}\n\n`;
}


/***/ }),

/***/ 68918:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   JT: () => (/* binding */ furtherFindings),
/* harmony export */   aJ: () => (/* binding */ isShown),
/* harmony export */   kR: () => (/* binding */ themeRank),
/* harmony export */   lt: () => (/* binding */ sortThemes),
/* harmony export */   qs: () => (/* binding */ severityRank)
/* harmony export */ });
/* harmony import */ var _text_alike_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(46651);

function severityRank(severity) {
    if (severity === 'HIGH')
        return 0;
    if (severity === 'MEDIUM')
        return 2;
    return severity === 'LOW' ? 3 : 1;
}
const GONE_RANK = 4;
function themeRank(theme) {
    return isShown(theme) ? severityRank(theme.severity) : GONE_RANK;
}
function sortThemes(themes) {
    return themes.toSorted(compareThemes);
}
function compareThemes(a, b) {
    return (themeRank(a) - themeRank(b) ||
        b.affectedCallCount - a.affectedCallCount ||
        Number(a.title > b.title) - Number(a.title < b.title));
}
function isShown({ lifecycle, affectedCallCount }) {
    return lifecycle !== 'FIXED' || affectedCallCount > 0;
}
function furtherFindings({ keyFindings, themes }) {
    const titles = new Set(themes.map(({ title }) => (0,_text_alike_js__WEBPACK_IMPORTED_MODULE_0__/* .lookOf */ .Li)(title)));
    return keyFindings.filter(({ title }) => !titles.has((0,_text_alike_js__WEBPACK_IMPORTED_MODULE_0__/* .lookOf */ .Li)(title)));
}


/***/ })

};
;