"use strict";
exports.id = 7463;
exports.ids = [7463];
exports.modules = {

/***/ 7463:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);

__webpack_require__.d(__webpack_exports__, {
  run: () => (  mergeReports)
});

// EXTERNAL MODULE: ./gate/delivery/early-end.js
var early_end = __webpack_require__(6603);
// EXTERNAL MODULE: ./gate/inputs/settings.js
var settings = __webpack_require__(7100);
// EXTERNAL MODULE: ./step/stops.js
var stops = __webpack_require__(3743);
// EXTERNAL MODULE: ./core/input/parsed.js
var parsed = __webpack_require__(7247);
// EXTERNAL MODULE: ./gate/inputs/policy-file.js + 1 modules
var policy_file = __webpack_require__(6674);
// EXTERNAL MODULE: ./gate/inputs/telling-inputs.js
var telling_inputs = __webpack_require__(9884);
// EXTERNAL MODULE: ./step/inputs/input-form.js + 2 modules
var input_form = __webpack_require__(177);
;// CONCATENATED MODULE: ./merge/expected.js

const MAX_GATES = 2_000;
function parseExpected(text) {
    if (/^\d+$/.test(text)) {
        const count = Number(text);
        return count >= 1 && count <= MAX_GATES
            ? (0,parsed .r)({ count })
            : (0,parsed .G)(text, `has to be from 1 to ${MAX_GATES}, or names of gates`);
    }
    const lines = text.startsWith('[') ? parseArray(text) : text.split('\n');
    if (lines === null) {
        return (0,parsed .G)(text, 'is not a JSON array of names: write one as ["support", "sales"], or lines');
    }
    const names = lines.map((line) => line.trim()).filter((line) => line !== '');
    return names.length > 0
        ? (0,parsed .r)({ lines: [...new Set(names)] })
        : (0,parsed .G)(text, 'names no gate: give names of gates or of run plans, or their number');
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

;// CONCATENATED MODULE: ./merge/inputs.js





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
async function readMergeInputs({ runner, clock }) {
    const form = new input_form .Vs(runner, MERGE_DEFAULTS);
    const policy = await readGivenPolicy(runner, (0,policy_file .k)(clock.now()));
    const settings = (0,telling_inputs .$_)(form);
    const cure = 'give the paths of the reports, such as reports/**/report.json';
    const gateName = form.readGiven('gate-name', parsed .r, true);
    const read = {
        reports: form.required('reports', form.readGiven('reports', parsed .r), cure),
        expected: form.readGiven('expect', parseExpected, true),
        policy: policy && form.takeFromFile('policy', policy),
        gateName: gateName === null ? '' : gateName,
        ...settings,
        warnings: form.findUnknown(),
    };
    if ((0,input_form .As)(read) && form.faults.length === 0)
        return { kind: 'inputs', inputs: read };
    const { warnings } = read;
    const telling = { ...(0,telling_inputs .Nr)(settings), gateName: read.gateName ?? null, warnings };
    return { kind: 'error', reasons: form.faults, telling };
}
async function readGivenPolicy(inputs, today) {
    return inputs.getInput('policy').trim() === '' ? null : (0,policy_file .T)(inputs, today);
}

;// CONCATENATED MODULE: ./merge/merge.js
async function mergeReports(given) {
    const token = given.runner.getInput('github-token').trim();
    if (token !== '')
        given.runner.maskSecret(token);
    let telling = settings .yn;
    const end = async (shown, told, world) => {
        const { deliver } = await Promise.all( [__webpack_require__.e(5967), __webpack_require__.e(2334), __webpack_require__.e(5938)]).then(__webpack_require__.bind(__webpack_require__, 1564));
        return deliver(shown, told, token, world);
    };
    try {
        const read = await readMergeInputs(given);
        telling = read.kind === 'inputs' ? read.inputs : read.telling;
        if (read.kind !== 'inputs') {
            return await end((0,early_end .S)(read.kind, read.reasons), telling, given);
        }
        const { showMerged, redactingWorld, completePolicy } = await Promise.all( [__webpack_require__.e(5915), __webpack_require__.e(1636), __webpack_require__.e(3532), __webpack_require__.e(1577), __webpack_require__.e(5967), __webpack_require__.e(2334), __webpack_require__.e(9352), __webpack_require__.e(8435), __webpack_require__.e(3528)]).then(__webpack_require__.bind(__webpack_require__, 6456));
        const world = redactingWorld(given, read.inputs.redact);
        const policy = read.inputs.policy && (await completePolicy(read.inputs.policy, token, world));
        if (policy !== null && 'reasons' in policy) {
            const early = (0,early_end .S)(policy.outcome, policy.reasons);
            const tolerated = policy.outcome === 'inconclusive' && read.inputs.onInconclusive === 'warn';
            const shown = { ...early, report: { ...early.report, tolerated } };
            return await end(shown, telling, world);
        }
        const { shown, detail } = await showMerged({ ...read.inputs, policy }, world);
        return await end(shown, { ...telling, detail }, world);
    }
    catch (error) {
        given.runner.debug((0,stops .US)(error));
        const { outcome, rule, message } = (0,stops .gj)(error);
        return end((0,early_end .S)(outcome, [{ rule, message }]), telling, given);
    }
}

;// CONCATENATED MODULE: ./entries/merge-reports.js



/***/ })

};
;