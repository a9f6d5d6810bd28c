export const id = 0;
export const ids = [0];
export const modules = {

/***/ 6000:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  run: () => (/* reexport */ mergeReports)
});

// EXTERNAL MODULE: ./gate/delivery/deliver.js + 6 modules
var deliver = __webpack_require__(6665);
// EXTERNAL MODULE: ./gate/delivery/early-end.js
var early_end = __webpack_require__(7668);
// EXTERNAL MODULE: ./gate/inputs/settings.js
var settings = __webpack_require__(9217);
// EXTERNAL MODULE: ./step/stops.js
var stops = __webpack_require__(2494);
// EXTERNAL MODULE: ./core/input/parsed.js
var parsed = __webpack_require__(9732);
// EXTERNAL MODULE: ./gate/inputs/policy-file.js + 1 modules
var policy_file = __webpack_require__(9287);
// EXTERNAL MODULE: ./gate/inputs/telling-inputs.js
var telling_inputs = __webpack_require__(5269);
// EXTERNAL MODULE: ./step/inputs/input-form.js + 2 modules
var input_form = __webpack_require__(7301);
// EXTERNAL MODULE: ./merge/expected.js
var expected = __webpack_require__(2171);
;// CONCATENATED MODULE: ./merge/input-defaults.js
/** Every input of merge-reports with the text that stands for it where a workflow gives none. */
const MERGE_DEFAULTS = {
    reports: '',
    expect: '',
    policy: '',
    'warn-only': 'false',
    'on-inconclusive': 'fail',
    summary: 'true',
    detail: 'full',
    redact: 'true',
    'call-url': '',
    'run-url': '',
    comment: 'auto',
    suggestions: 'true',
    'gate-name': '',
    'prompt-paths': '',
    'github-token': '',
    'report-dir': '',
    'upload-report': 'auto',
};

;// CONCATENATED MODULE: ./merge/inputs.js






/** Reads and checks all inputs, and the policy that one of them names. */
async function readMergeInputs({ runner, clock }) {
    const form = new input_form/* InputForm */.Vs(runner, MERGE_DEFAULTS);
    const policy = await readGivenPolicy(runner, (0,policy_file/* dayOf */.k)(clock.now()));
    const settings = (0,telling_inputs/* readTellingInputs */.$_)(form);
    const cure = 'give the paths of the reports, such as reports/**/report.json';
    const gateName = form.readGiven('gate-name', parsed/* valid */.r, true);
    const read = {
        reports: form.required('reports', form.readGiven('reports', parsed/* valid */.r), cure),
        expected: form.readGiven('expect', expected/* parseExpected */._, true),
        policy: policy && form.takeFromFile('policy', policy),
        // Without a name a job has one comment of merged reports.
        gateName: gateName === null ? '' : gateName,
        ...settings,
        warnings: form.findUnknown(),
    };
    if ((0,input_form/* isComplete */.As)(read) && form.faults.length === 0)
        return { kind: 'inputs', inputs: read };
    const { warnings } = read;
    const telling = { ...(0,telling_inputs/* tellingOf */.Nr)(settings), gateName: read.gateName ?? null, warnings };
    return { kind: 'error', reasons: form.faults, telling };
}
/** None but the one that is named: what judged the reports already is not looked for. */
async function readGivenPolicy(inputs, today) {
    return inputs.getInput('policy').trim() === '' ? null : (0,policy_file/* readPolicy */.T)(inputs, today);
}

;// CONCATENATED MODULE: ./merge/merge.js
/** Reports of several gates, told as one: its outcome, summary, comment and files are those of all. */





/** Runs the action once and gives its exit code. Never rejects: a fault of ours ends as `error`. */
async function mergeReports(given) {
    const token = given.runner.getInput('github-token').trim();
    if (token !== '')
        given.runner.maskSecret(token);
    let telling = settings/* UNREAD */.yn;
    try {
        const read = await readMergeInputs(given);
        telling = read.kind === 'inputs' ? read.inputs : read.telling;
        if (read.kind !== 'inputs') {
            return await (0,deliver/* deliver */.c)((0,early_end/* endedEarly */.S)(read.kind, read.reasons), telling, token, given);
        }
        const { showMerged, redactingWorld } = await Promise.all(/* import() */[__webpack_require__.e(915), __webpack_require__.e(745), __webpack_require__.e(822), __webpack_require__.e(27), __webpack_require__.e(305), __webpack_require__.e(615), __webpack_require__.e(23)]).then(__webpack_require__.bind(__webpack_require__, 2023));
        const world = redactingWorld(given, read.inputs.redact);
        const { shown, detail } = await showMerged(read.inputs, world);
        return await (0,deliver/* deliver */.c)(shown, { ...telling, detail }, token, world);
    }
    catch (error) {
        given.runner.debug((0,stops/* stackOf */.US)(error));
        const { outcome, rule, message } = (0,stops/* internalFault */.gj)(error);
        return (0,deliver/* deliver */.c)((0,early_end/* endedEarly */.S)(outcome, [{ rule, message }]), telling, token, given);
    }
}

;// CONCATENATED MODULE: ./entries/merge-reports.js



/***/ }),

/***/ 7605:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $s: () => (/* binding */ distinctGates),
/* harmony export */   AO: () => (/* binding */ planNames),
/* harmony export */   Rv: () => (/* binding */ gateOf),
/* harmony export */   UV: () => (/* binding */ reportsThatCount),
/* harmony export */   tx: () => (/* binding */ attemptOf)
/* harmony export */ });
/** What attempts of a workflow run have in common; GitHub counts them at the end of its address. */
const ATTEMPT = /\/attempts\/\d+$/;
/** What tells a gate from others: the name that it was given, else what its inputs name; or empty. */
function gateOf({ gateName, gate }) {
    return gateName ?? gate ?? '';
}
/**
 * The reports that count. One is left out only where another is certain to be of a later attempt at
 * the same, or judges the runs that it only started: of two that one attempt made, both count.
 */
function reportsThatCount(given) {
    return given.filter(({ report }) => !given.some(({ report: other }) => isLaterAttempt(other, report) || judgesStarted(other, report)));
}
function isLaterAttempt(other, report) {
    return (isSameGate(other, report) &&
        other.provenance?.commit === report.provenance?.commit &&
        isLater(other, report) &&
        saysWhatItIs(other));
}
/** Whether a report judges all runs that a step of the same gate has but started. */
function judgesStarted(other, report) {
    return (report.outcome === 'started' &&
        report.gateName === other.gateName &&
        report.runs.length > 0 &&
        report.runs.every(({ jobId }) => other.runs.some((run) => run.outcome !== 'started' && run.jobId === jobId && jobId !== '')));
}
/** A report without runs may be of any plan, so one that tested nothing takes the place of no other. */
function saysWhatItIs({ runs, outcome }) {
    return runs.length > 0 || outcome !== 'skipped';
}
/** One report of each gate and plan, whatever the commits. */
function distinctGates(reports) {
    const gates = [];
    for (const report of reports) {
        if (!gates.some((other) => isSameGate(other, report)))
            gates.push(report);
    }
    return gates;
}
/**
 * Whether two reports are of one gate and the same plans. Without a name for it, gates of a matrix
 * differ in nothing but what they send.
 */
function isSameGate(one, other) {
    const [here, there] = [one.provenance, other.provenance];
    if (here?.repository !== there?.repository || here?.workflow !== there?.workflow)
        return false;
    if (gateOf(one) !== gateOf(other))
        return false;
    if (one.runs.length === 0 || other.runs.length === 0)
        return gateOf(one) !== '';
    const isNamed = one.gateName !== undefined;
    return (isNamed || isSentTheSame(one, other)) && hasPlansOf(one, other) && hasPlansOf(other, one);
}
function isSentTheSame(one, other) {
    return JSON.stringify(one.variables) === JSON.stringify(other.variables);
}
function hasPlansOf(one, { runs }) {
    return runs.every((run) => one.runs.some((own) => isSamePlan(own, run, one)));
}
/** A plan that nobody tells may be any of a gate that has a name; else the run itself has to be the same. */
function isSamePlan(one, other, { gateName }) {
    const [here, there] = [planNames(one), planNames(other)];
    if (here.length > 0 && there.length > 0)
        return here.some((name) => there.includes(name));
    return gateName !== undefined || (one.jobId !== '' && one.jobId === other.jobId);
}
/** What the plan of a run may be called by. */
function planNames({ about, stableName }) {
    const names = [about?.planId, about?.planName, stableName];
    return names.flatMap((name) => (name ? [name.trim().toLowerCase()] : []));
}
function isLater(one, other) {
    const [here, there] = [workflowRun(one), workflowRun(other)];
    if (here === there)
        return attemptOf(one) > attemptOf(other);
    return here !== '' && there !== '' && timeOf(one) > timeOf(other);
}
function workflowRun({ provenance }) {
    return (provenance?.workflowRunUrl ?? '').replace(ATTEMPT, '');
}
/** The first where nobody tells. */
function attemptOf({ provenance }) {
    return provenance?.attempt ?? 1;
}
/** Epoch milliseconds; not a number where nobody can tell. */
function timeOf({ provenance }) {
    return Date.parse(provenance?.reportedAt ?? '');
}


/***/ }),

/***/ 2171:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ parseExpected),
/* harmony export */   y: () => (/* binding */ findMissing)
/* harmony export */ });
/* harmony import */ var _core_input_parsed_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9732);
/* harmony import */ var _attempts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7605);
/** The gates whose reports have to be there. */


const MAX_GATES = 2_000;
const CURE = 'look at the job that is to write it: it may not have run or not have uploaded report.json, or its artifact was not downloaded here';
/** A number, or names as lines or as a JSON array, such as the one that a matrix is made of. */
function parseExpected(text) {
    if (/^\d+$/.test(text)) {
        const count = Number(text);
        return count >= 1 && count <= MAX_GATES
            ? (0,_core_input_parsed_js__WEBPACK_IMPORTED_MODULE_0__/* .valid */ .r)({ count })
            : (0,_core_input_parsed_js__WEBPACK_IMPORTED_MODULE_0__/* .invalid */ .G)(text, `has to be from 1 to ${MAX_GATES}, or names of gates`);
    }
    const lines = text.startsWith('[') ? parseArray(text) : text.split('\n');
    if (lines === null) {
        return (0,_core_input_parsed_js__WEBPACK_IMPORTED_MODULE_0__/* .invalid */ .G)(text, 'is not a JSON array of names: write one as ["support", "sales"], or lines');
    }
    const names = lines.map((line) => line.trim()).filter((line) => line !== '');
    return names.length > 0
        ? (0,_core_input_parsed_js__WEBPACK_IMPORTED_MODULE_0__/* .valid */ .r)({ lines: [...new Set(names)] })
        : (0,_core_input_parsed_js__WEBPACK_IMPORTED_MODULE_0__/* .invalid */ .G)(text, 'names no gate: give names of gates or of run plans, or their number');
}
function parseArray(text) {
    try {
        const names = JSON.parse(text);
        return Array.isArray(names) && names.every((name) => typeof name === 'string') ? names : null;
    }
    catch {
        return null;
    }
}
/** What is expected and has no report. */
function findMissing(expected, reports) {
    if ('count' in expected) {
        const there = (0,_attempts_js__WEBPACK_IMPORTED_MODULE_1__/* .distinctGates */ .$s)(reports).length;
        const { count } = expected;
        if (there >= count)
            return [];
        const message = `the reports of ${there} of ${count} gates are there: for each of the others, ${CURE}`;
        return [{ name: 'expect', message }];
    }
    const isThere = (name) => hasReport(name, reports);
    return expected.lines
        .flatMap((line) => (isThere(line) ? [] : splitNames(line)))
        .filter((name) => !isThere(name))
        .map((name) => ({ name, message: `the report of '${name}' is missing: ${CURE}` }));
}
/** A list may be separated by commas, and a name may hold one. */
function splitNames(line) {
    return line
        .split(',')
        .map((name) => name.trim())
        .filter((name) => name !== '');
}
function hasReport(name, reports) {
    const wanted = name.toLowerCase();
    return reports.some((report) => {
        const own = (0,_attempts_js__WEBPACK_IMPORTED_MODULE_1__/* .gateOf */ .Rv)(report).toLowerCase();
        const plans = report.runs.flatMap(_attempts_js__WEBPACK_IMPORTED_MODULE_1__/* .planNames */ .AO);
        return [own, ...own.split(', '), ...plans].includes(wanted);
    });
}


/***/ })

};
