export const id = 672;
export const ids = [672];
export const modules = {

/***/ 7672:
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
;// CONCATENATED MODULE: ./merge/expected.js
/** The gates whose reports have to be there. */

const MAX_GATES = 2_000;
/** A number, or names as lines or as a JSON array, such as the one that a matrix is made of. */
function parseExpected(text) {
    if (/^\d+$/.test(text)) {
        const count = Number(text);
        return count >= 1 && count <= MAX_GATES
            ? (0,parsed/* valid */.r)({ count })
            : (0,parsed/* invalid */.G)(text, `has to be from 1 to ${MAX_GATES}, or names of gates`);
    }
    const lines = text.startsWith('[') ? parseArray(text) : text.split('\n');
    if (lines === null) {
        return (0,parsed/* invalid */.G)(text, 'is not a JSON array of names: write one as ["support", "sales"], or lines');
    }
    const names = lines.map((line) => line.trim()).filter((line) => line !== '');
    return names.length > 0
        ? (0,parsed/* valid */.r)({ lines: [...new Set(names)] })
        : (0,parsed/* invalid */.G)(text, 'names no gate: give names of gates or of run plans, or their number');
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
        expected: form.readGiven('expect', parseExpected, true),
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
        const { showMerged, redactingWorld, completePolicy } = await Promise.all(/* import() | reports */[__webpack_require__.e(915), __webpack_require__.e(264), __webpack_require__.e(822), __webpack_require__.e(27), __webpack_require__.e(245), __webpack_require__.e(305), __webpack_require__.e(352), __webpack_require__.e(528)]).then(__webpack_require__.bind(__webpack_require__, 1167));
        const world = redactingWorld(given, read.inputs.redact);
        const policy = read.inputs.policy && (await completePolicy(read.inputs.policy, token, world));
        if (policy !== null && 'reasons' in policy) {
            const early = (0,early_end/* endedEarly */.S)(policy.outcome, policy.reasons);
            const tolerated = policy.outcome === 'inconclusive' && read.inputs.onInconclusive === 'warn';
            const shown = { ...early, report: { ...early.report, tolerated } };
            return await (0,deliver/* deliver */.c)(shown, telling, token, world);
        }
        const { shown, detail } = await showMerged({ ...read.inputs, policy }, world);
        return await (0,deliver/* deliver */.c)(shown, { ...telling, detail }, token, world);
    }
    catch (error) {
        given.runner.debug((0,stops/* stackOf */.US)(error));
        const { outcome, rule, message } = (0,stops/* internalFault */.gj)(error);
        return (0,deliver/* deliver */.c)((0,early_end/* endedEarly */.S)(outcome, [{ rule, message }]), telling, token, given);
    }
}

;// CONCATENATED MODULE: ./entries/merge-reports.js



/***/ })

};
