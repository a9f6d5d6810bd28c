"use strict";
exports.id = 5309;
exports.ids = [5309];
exports.modules = {

/***/ 9620:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  judgeSavedDebriefs: () => (  judgeSavedDebriefs)
});

// EXTERNAL MODULE: ./step/find-files.js
var find_files = __webpack_require__(4593);
// EXTERNAL MODULE: ./gate/inputs/policy-file.js + 1 modules
var policy_file = __webpack_require__(6674);
// EXTERNAL MODULE: ./gate/runs/decider.js + 1 modules
var decider = __webpack_require__(7056);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: ./core/text/log-line.js
var log_line = __webpack_require__(7720);
// EXTERNAL MODULE: ./http/errors.js
var errors = __webpack_require__(2557);
// EXTERNAL MODULE: ./service/asking.js
var asking = __webpack_require__(4236);
// EXTERNAL MODULE: ./step/stops.js
var stops = __webpack_require__(3743);
// EXTERNAL MODULE: ./gate/runs/run-record.js
var run_record = __webpack_require__(6245);
;// CONCATENATED MODULE: ./gate/saved/saved-debrief.js






const MARK_OF_UTF_16 = '\uFFFD\uFFFD';
const MAX_MIB = 32;
const MAX_PATH_CHARS = 200;
async function judgeSavedDebrief(path, reading) {
    const { detail, decider } = reading;
    const read = await readDebrief(path, reading);
    if (typeof read === 'string')
        return refuseFile(path, read);
    const run = new run_record .d(path, '', path);
    run.takeResults(read);
    if (read.debrief !== null) {
        const { debriefId = '', status, errorMessage = null, report } = read.debrief;
        run.debrief = { debriefId, status, errorMessage };
        if (status === 'READY' && report)
            return decider.decide(run, report);
    }
    const message = whyUnjudged(read.debrief, detail);
    if (run.evidence.runVerdict?.passed === false) {
        const told = decider.decide(run, null);
        if (told.outcome === 'failed')
            return { ...told, notes: [`There is no debrief: ${message}.`] };
    }
    return run.conclude('inconclusive', [{ rule: 'debrief-file', message }], null);
}
function refuseFile(path, problem) {
    const message = `input 'debrief-file': '${(0,log_line .T)(path, MAX_PATH_CHARS)}' ${problem}`;
    return new run_record .d(path, '', path).conclude('error', [{ rule: 'input', message }], null);
}
function whyUnjudged(debrief, detail) {
    if (debrief === null)
        return 'the saved debrief is null: it was never generated';
    const { status, errorMessage } = debrief;
    switch (status) {
        case 'READY':
            return 'the saved debrief is READY, but holds no report: save the answer of the debrief request, which does';
        case 'FAILED':
            return `the saved debrief ended FAILED${(0,run_record .I)(errorMessage, detail)}`;
        default:
            return `the saved debrief is ${(0,log_line .T)(status, 100)}: save it again once its status is READY`;
    }
}
async function readDebrief(path, { detail, secrets, profile, leftOut }) {
    let text;
    try {
        const facts = (0,external_node_fs_.statSync)(path);
        if (!facts.isFile())
            return 'is not a file: name a file that holds one saved debrief';
        if (facts.size > MAX_MIB * 1024 * 1024) {
            return `is larger than ${MAX_MIB} MiB, which no debrief is: name a file that holds one saved debrief`;
        }
        text = (0,external_node_fs_.readFileSync)(path, 'utf8');
    }
    catch (error) {
        return (0,stops .D2)(error);
    }
    try {
        const { parseSavedResults } = await (0,asking .S)();
        return parseSavedResults(secrets.hideIn(parseJson(text, secrets)), leftOut, profile);
    }
    catch (error) {
        if (error instanceof SyntaxError) {
            if (text.startsWith(MARK_OF_UTF_16))
                return 'is UTF-16: save it as UTF-8';
            const where = detail === 'brief' ? '' : ` (${error.message})`;
            return `is not JSON${where}: save the service's answer as it is`;
        }
        if (error instanceof errors ._7) {
            return `does not hold a debrief as the service returns it (save the answer of the debrief request as it is); ${error.problem}`;
        }
        throw error;
    }
}
function parseJson(text, secrets) {
    const json = text.replace(/^\uFEFF/, '');
    try {
        return JSON.parse(json);
    }
    catch {
        return JSON.parse(secrets.hide(json));
    }
}

// EXTERNAL MODULE: ./gate/saved/trial.js
var trial = __webpack_require__(9515);
;// CONCATENATED MODULE: ./gate/saved/saved-debriefs.js





const MAX_FILES = 500;
async function judgeSavedDebriefs(source, { policy, detail }, { clock, runner }) {
    const reading = {
        detail,
        secrets: runner.secrets,
        profile: source.profile,
        leftOut: (fault) => runner.debug(`saved debrief: left out ${fault}`),
        decider: new decider.Decider(policy.rules, (0,policy_file .k)(clock.now()), runner),
    };
    if (source.kind === 'debrief-file')
        return [await judgeSavedDebrief(source.path, reading)];
    const { paths, faults } = await (0,find_files .l)(source.files, MAX_FILES);
    const runs = faults.map(({ pattern, problem }) => refuseFile(pattern, problem));
    for (const path of paths)
        runs.push(await judgeSavedDebrief(path, reading));
    for (const line of runs.flatMap(trial .I))
        runner.info(line);
    return runs;
}


/***/ })

};
;Object.assign(exports.modules, require("./later.js"));
