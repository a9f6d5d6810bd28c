"use strict";
exports.id = 766;
exports.ids = [766];
exports.modules = {

/***/ 37554:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ endedEarly),
/* harmony export */   _: () => (/* binding */ runEvaluatingStep)
/* harmony export */ });
/* harmony import */ var _inputs_gate_settings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31616);
/* harmony import */ var _inputs_input_form_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(61328);
/* harmony import */ var _publish_deliver_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(15063);
/* harmony import */ var _text_step_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(53326);




async function runEvaluatingStep(defaults, read, work, runtime) {
    const form = new _inputs_input_form_js__WEBPACK_IMPORTED_MODULE_1__/* .InputForm */ .Vs(runtime.runner, defaults);
    const token = form.text('github-token').trim();
    let settings = _inputs_gate_settings_js__WEBPACK_IMPORTED_MODULE_0__/* .DEFAULT_PUBLISHING */ .Us;
    try {
        const given = await read(form, runtime);
        if (given.kind === 'inputs') {
            settings = given.inputs;
            return await work(given.inputs, token, runtime);
        }
        settings = given.publishing;
        return await (0,_publish_deliver_js__WEBPACK_IMPORTED_MODULE_2__/* .deliver */ .c)(endedEarly(given.kind, given.reasons), settings, token, runtime);
    }
    catch (error) {
        runtime.runner.debug((0,_text_step_error_js__WEBPACK_IMPORTED_MODULE_3__/* .stackOf */ .US)(error));
        const { outcome, rule, message } = (0,_text_step_error_js__WEBPACK_IMPORTED_MODULE_3__/* .endOfStep */ .n9)(error, runtime.cancelled);
        return (0,_publish_deliver_js__WEBPACK_IMPORTED_MODULE_2__/* .deliver */ .c)(endedEarly(outcome, [{ rule, message }]), settings, token, runtime);
    }
}
function endedEarly(outcome, reasons, facts = {}) {
    const report = {
        ...{ outcome, reasons, tolerated: false, runs: [], notes: [], promptFixes: [] },
        policy: { path: null, isTrial: false },
        ...facts,
    };
    return { report, patch: '', warnings: [] };
}


/***/ }),

/***/ 22702:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ readPromptFile)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_1__);


const MAX_FILE_BYTES = 1024 * 1024;
const DECODER = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
function readPromptFile(name, workspace) {
    try {
        const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(workspace, name);
        const facts = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path);
        if (!facts.isFile() || facts.size > MAX_FILE_BYTES)
            return null;
        if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(path).startsWith((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(workspace) + node_path__WEBPACK_IMPORTED_MODULE_1__.sep))
            return null;
        const bytes = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path);
        return bytes.includes(0) ? null : DECODER.decode(bytes);
    }
    catch {
        return null;
    }
}


/***/ }),

/***/ 92048:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D5: () => (/* binding */ failureBasis),
/* harmony export */   Kc: () => (/* binding */ isFailedByService),
/* harmony export */   dJ: () => (/* binding */ failuresOf),
/* harmony export */   he: () => (/* binding */ isCounted),
/* harmony export */   m: () => (/* binding */ verdictBasis),
/* harmony export */   pl: () => (/* binding */ whyNotEvaluated),
/* harmony export */   yn: () => (/* binding */ BELOW_THRESHOLD)
/* harmony export */ });
/* harmony import */ var _model_check_facts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(85851);
/* harmony import */ var _model_counts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(97353);


const BELOW_THRESHOLD = 'METRIC_BELOW_MIN_PASS_RATE';
const NOT_PASSED = 'CHECK_NOT_PASSED';
function failuresOf({ runVerdict, checks = [] }) {
    const listed = runVerdict?.failures ?? [];
    const isListed = (check) => listed.some(({ check: name }) => name !== null && (0,_model_check_facts_js__WEBPACK_IMPORTED_MODULE_0__/* .isSameCheck */ .LB)({ id: null, name }, check));
    return [...listed, ...checks.flatMap((check) => (isListed(check) ? [] : failureOf(check)))];
}
function failureOf(check) {
    const { name, isPassed, evaluated } = check;
    if ((0,_model_check_facts_js__WEBPACK_IMPORTED_MODULE_0__/* .isBelowThreshold */ .x4)(check)) {
        return [{ type: BELOW_THRESHOLD, message: null, check: name }];
    }
    if (isPassed !== false || evaluated === 0)
        return [];
    return [{ type: NOT_PASSED, message: null, check: name }];
}
function isFailedByService(run) {
    return run.runVerdict?.passed === false || failuresOf(run).length > 0;
}
function whyNotEvaluated(run) {
    const { unread, runVerdict } = run;
    if (unread && typeof runVerdict?.passed !== 'boolean')
        return { unread };
    if (runVerdict?.passed === null)
        return 'no-check';
    return isUngraded(run) ? 'no-graded-call' : null;
}
function isUngraded({ callCounts, checks = [], calls = [] }) {
    const { evaluated = null, counted = null, total = null } = callCounts ?? {};
    if ((evaluated ?? counted ?? total) === 0)
        return true;
    const counts = checks.map((check) => check.evaluated);
    if (counts.length > 0 && counts.every((count) => count === 0))
        return true;
    const isReported = evaluated !== null || counts.some((count) => count !== null);
    return !isReported && calls.length > 0 && !calls.some(isGraded);
}
function isGraded({ isCounted, isPassed, checks }) {
    return isCounted && (isPassed !== null || checks.some((check) => check.isPassed !== null));
}
function isCounted({ passed, evaluated, threshold }) {
    return threshold !== null && (0,_model_counts_js__WEBPACK_IMPORTED_MODULE_1__/* .countsFrom */ .bT)(passed, evaluated) !== null;
}
function verdictBasis({ checks = [], runVerdict }) {
    if (runVerdict?.failures.some(({ type }) => type !== BELOW_THRESHOLD))
        return undefined;
    return basisOf(checks.filter(({ threshold }) => threshold !== null));
}
function failureBasis({ type, check: name }, { checks = [] }) {
    if (type !== BELOW_THRESHOLD)
        return undefined;
    if (name === null)
        return 'verdict';
    return basisOf(checks.filter((check) => (0,_model_check_facts_js__WEBPACK_IMPORTED_MODULE_0__/* .isSameCheck */ .LB)({ id: null, name }, check)));
}
function basisOf(checks) {
    return checks.every(isCounted) && checks.some(_model_check_facts_js__WEBPACK_IMPORTED_MODULE_0__/* .isBelowThreshold */ .x4) ? 'counts' : 'verdict';
}


/***/ }),

/***/ 83340:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _n: () => (/* binding */ pullRequestOf),
/* harmony export */   gA: () => (/* binding */ refsOf),
/* harmony export */   oF: () => (/* binding */ nameOfRef),
/* harmony export */   tK: () => (/* binding */ testedCommit),
/* harmony export */   xt: () => (/* binding */ commitIn),
/* harmony export */   yv: () => (/* binding */ originOf)
/* harmony export */ });
/* harmony import */ var _text_json_object_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(65553);

function pullRequestOf({ payload }) {
    const issue = (0,_text_json_object_js__WEBPACK_IMPORTED_MODULE_0__/* .valueAt */ .f)(payload, ['issue']);
    const places = [
        (0,_text_json_object_js__WEBPACK_IMPORTED_MODULE_0__/* .valueAt */ .f)(payload, ['pull_request']),
        (0,_text_json_object_js__WEBPACK_IMPORTED_MODULE_0__/* .valueAt */ .f)(payload, ['workflow_run', 'pull_requests', 0]),
        (0,_text_json_object_js__WEBPACK_IMPORTED_MODULE_0__/* .valueAt */ .f)(issue, ['pull_request']) === undefined ? undefined : issue,
    ];
    const found = places.find((place) => place !== undefined);
    const number = (0,_text_json_object_js__WEBPACK_IMPORTED_MODULE_0__/* .valueAt */ .f)(found, ['number']);
    if (typeof number !== 'number' || !Number.isSafeInteger(number) || number <= 0)
        return null;
    const headSha = commitIn((0,_text_json_object_js__WEBPACK_IMPORTED_MODULE_0__/* .valueAt */ .f)(found, ['head', 'sha']));
    return { number, headSha, base: (0,_text_json_object_js__WEBPACK_IMPORTED_MODULE_0__/* .valueAt */ .f)(found, ['base', 'ref']) };
}
function commitIn(sha) {
    return typeof sha === 'string' && /^[0-9a-fA-F]{7,64}$/.test(sha) ? sha : '';
}
function refsOf(workflow) {
    const { eventName, payload: event, ref, baseRef } = workflow;
    const pullRequest = pullRequestOf(workflow);
    const own = pullRequest === null ? ref : `refs/pull/${pullRequest.number}/merge`;
    switch (eventName) {
        case 'pull_request':
        case 'pull_request_target':
            return { own, base: branchRef(pullRequest?.base ?? baseRef) };
        case 'merge_group':
            return { own: ref, base: branchRef((0,_text_json_object_js__WEBPACK_IMPORTED_MODULE_0__/* .valueAt */ .f)(event, ['merge_group', 'base_ref'])) };
        case 'workflow_run':
            return pullRequest === null
                ? refsOfHeadBranch(event, ref)
                : { own, base: branchRef(pullRequest.base) };
        case 'issue_comment':
            return { own, base: null };
        default:
            return { own: ref, base: null };
    }
}
function nameOfRef(ref) {
    const [, number] = /^refs\/pull\/(\d+)\//.exec(ref) ?? [];
    if (number !== undefined)
        return `pull request ${number}`;
    return ref.replace(/^refs\/(?:heads|tags)\//, '') || 'this gate';
}
function testedCommit({ eventName, payload, sha }) {
    const head = commitIn((0,_text_json_object_js__WEBPACK_IMPORTED_MODULE_0__/* .valueAt */ .f)(payload, ['pull_request', 'head', 'sha']));
    const ofRun = commitIn((0,_text_json_object_js__WEBPACK_IMPORTED_MODULE_0__/* .valueAt */ .f)(payload, ['workflow_run', 'head_sha']));
    return head || (eventName === 'workflow_run' && ofRun) || commitIn(sha);
}
function refsOfHeadBranch(event, ref) {
    const run = (0,_text_json_object_js__WEBPACK_IMPORTED_MODULE_0__/* .valueAt */ .f)(event, ['workflow_run']);
    const base = branchRef((0,_text_json_object_js__WEBPACK_IMPORTED_MODULE_0__/* .valueAt */ .f)(event, ['repository', 'default_branch']));
    const head = branchRef((0,_text_json_object_js__WEBPACK_IMPORTED_MODULE_0__/* .valueAt */ .f)(run, ['head_branch']));
    if (head === null)
        return { own: ref, base };
    const repository = (0,_text_json_object_js__WEBPACK_IMPORTED_MODULE_0__/* .valueAt */ .f)(run, ['head_repository', 'full_name']);
    const isFork = repository !== (0,_text_json_object_js__WEBPACK_IMPORTED_MODULE_0__/* .valueAt */ .f)(event, ['repository', 'full_name']);
    return { own: isFork ? `refs/forks/${String(repository ?? 'unknown')}/${head}` : head, base };
}
function branchRef(name) {
    if (typeof name !== 'string' || name === '')
        return null;
    return name.startsWith('refs/heads/') ? name : `refs/heads/${name}`;
}
function originOf(workflow, { own }) {
    return {
        sha: testedCommit(workflow),
        ref: own,
        workflowRun: /^\d{1,20}$/.exec(workflow.runId)?.[0] ?? '',
        attempt: Number(/^\d{1,9}$/.exec(workflow.runAttempt)?.[0] ?? 0),
        job: workflow.job,
        step: workflow.action,
    };
}


/***/ }),

/***/ 94114:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Es: () => (/* binding */ VERDICT_ALONE),
/* harmony export */   T4: () => (/* binding */ readPolicy),
/* harmony export */   kb: () => (/* binding */ dayOf),
/* harmony export */   rO: () => (/* binding */ logPolicy),
/* harmony export */   wy: () => (/* binding */ describePolicy)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _text_step_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(53326);
/* harmony import */ var _text_values_parsed_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(38133);



const DEFAULT_POLICY_PATHS = ['.github/simulation-gate.yml', '.github/simulation-gate.yaml'];
const VERDICT_ALONE = { version: 1 };
async function readPolicy(inputs, today) {
    const given = inputs.getInput('policy').trim();
    const found = given === '' ? DEFAULT_POLICY_PATHS.filter(isThere) : [given];
    if (found.length > 1) {
        return (0,_text_values_parsed_js__WEBPACK_IMPORTED_MODULE_2__/* .invalid */ .G)(null, `is not given, and ${found.join(' and ')} both exist: keep one of them`);
    }
    const [path] = found;
    if (path === undefined)
        return (0,_text_values_parsed_js__WEBPACK_IMPORTED_MODULE_2__/* .valid */ .r)({ path: null, rules: VERDICT_ALONE });
    const { readChain } = await Promise.all(/* import() */[__webpack_require__.e(162), __webpack_require__.e(106), __webpack_require__.e(405)]).then(__webpack_require__.bind(__webpack_require__, 67106));
    return readChain(path, today);
}
function dayOf(epochMs) {
    return new Date(epochMs).toISOString().slice(0, 10);
}
function isThere(path) {
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path);
        return true;
    }
    catch (error) {
        return !(0,_text_step_error_js__WEBPACK_IMPORTED_MODULE_1__/* .hasCode */ .up)(error, 'ENOENT', 'ENOTDIR');
    }
}
const NO_POLICY = 'none (.github/simulation-gate.yml does not exist): the verdict decides';
function describePolicy({ path, rules, files = [], }) {
    if (path === null)
        return { path };
    const [, ...parents] = files;
    const resolved = { ...rules };
    return parents.length === 0
        ? { path, resolved }
        : { path, extends: parents.map(({ shown }) => shown), resolved };
}
function logPolicy(policy, runner) {
    const { path, extends: parents, resolved } = describePolicy(policy);
    runner.info(`Policy: ${path ?? NO_POLICY}`);
    if (parents === undefined)
        return;
    runner.group(`Policy with ${parents.join(', ')}`, JSON.stringify(resolved, null, 2).split('\n'));
}


/***/ }),

/***/ 43598:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F2: () => (/* binding */ publishingOf),
/* harmony export */   Ir: () => (/* binding */ parseFolder),
/* harmony export */   RY: () => (/* binding */ readPublishInputs)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _text_step_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(53326);
/* harmony import */ var _text_values_addresses_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(72578);
/* harmony import */ var _text_values_parsed_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(38133);
/* harmony import */ var _text_values_simple_values_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(58129);
/* harmony import */ var _glob_list_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(29708);
/* harmony import */ var _settings_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(31616);







function readPublishInputs(form) {
    const template = (name, placeholder) => form.readGiven(name, (text) => (0,_text_values_addresses_js__WEBPACK_IMPORTED_MODULE_3__/* .parseUrlTemplate */ .lb)(text, placeholder));
    return {
        warnOnly: form.boolean('warn-only'),
        onInconclusive: form.choice('on-inconclusive', ['fail', 'warn']),
        summary: form.boolean('summary'),
        detail: form.choice('detail', ['full', 'brief']),
        callUrl: template('call-url', 'callId'),
        runUrl: template('run-url', 'jobId'),
        redact: form.boolean('redact'),
        comment: form.choice('comment', ['auto', 'always', 'never']),
        suggestions: form.boolean('suggestions'),
        paths: form.readGiven('paths', _glob_list_js__WEBPACK_IMPORTED_MODULE_4__/* .parseGlobList */ .q),
        reportDir: form.readGiven('report-dir', parseFolder),
        uploadReport: form.read('upload-report', parseAutoOrBoolean),
    };
}
function publishingOf(read) {
    return {
        summary: read.summary ?? _settings_js__WEBPACK_IMPORTED_MODULE_2__/* .DEFAULT_PUBLISHING */ .Us.summary,
        detail: read.detail ?? _settings_js__WEBPACK_IMPORTED_MODULE_2__/* .DEFAULT_PUBLISHING */ .Us.detail,
        callUrl: read.callUrl ?? null,
        runUrl: read.runUrl ?? null,
        comment: read.comment ?? 'never',
        suggestions: read.suggestions ?? _settings_js__WEBPACK_IMPORTED_MODULE_2__/* .DEFAULT_PUBLISHING */ .Us.suggestions,
        reportDir: read.reportDir ?? null,
        uploadReport: read.uploadReport ?? _settings_js__WEBPACK_IMPORTED_MODULE_2__/* .DEFAULT_PUBLISHING */ .Us.uploadReport,
    };
}
function parseAutoOrBoolean(text) {
    if (text === 'auto')
        return (0,_text_values_parsed_js__WEBPACK_IMPORTED_MODULE_5__/* .valid */ .r)(text);
    const parsed = (0,_text_values_simple_values_js__WEBPACK_IMPORTED_MODULE_6__/* .parseBoolean */ .yG)(text);
    return parsed.ok ? parsed : (0,_text_values_parsed_js__WEBPACK_IMPORTED_MODULE_5__/* .invalid */ .G)(text, 'is not a choice here: write auto, true or false');
}
function parseFolder(path) {
    try {
        if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path).isDirectory())
            return (0,_text_values_parsed_js__WEBPACK_IMPORTED_MODULE_5__/* .valid */ .r)(path);
    }
    catch (error) {
        if ((0,_text_step_error_js__WEBPACK_IMPORTED_MODULE_1__/* .hasCode */ .up)(error, 'ENOENT'))
            return (0,_text_values_parsed_js__WEBPACK_IMPORTED_MODULE_5__/* .valid */ .r)(path);
    }
    return (0,_text_values_parsed_js__WEBPACK_IMPORTED_MODULE_5__/* .invalid */ .G)(path, 'is not a folder: name a folder, or a path for a new one');
}


/***/ }),

/***/ 31616:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Lq: () => (/* binding */ WHERE_ID_FOUND),
/* harmony export */   MJ: () => (/* binding */ INPUTS_OF),
/* harmony export */   Us: () => (/* binding */ DEFAULT_PUBLISHING),
/* harmony export */   rK: () => (/* binding */ isTrial)
/* harmony export */ });
/* harmony import */ var _input_form_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(61328);

const DEFAULT_PUBLISHING = {
    summary: true,
    detail: 'full',
    callUrl: null,
    runUrl: null,
    comment: 'auto',
    suggestions: true,
    gateName: null,
    reportDir: null,
    uploadReport: 'auto',
    warnings: [],
};
function isTrial({ kind }) {
    return kind === 'policy-check' || kind === 'policy-replay';
}
const INPUTS_OF = {
    'job-id': 'the input job-id',
    'run-plan': 'the inputs run-plan, variables and variable-files',
    'service-phone-number': 'the inputs service-phone-number and call-time',
};
const WHERE_ID_FOUND = {
    'job-id': _input_form_js__WEBPACK_IMPORTED_MODULE_0__/* .WHERE_FOUND */ .NX['job-id'],
    'run-plan': _input_form_js__WEBPACK_IMPORTED_MODULE_0__/* .WHERE_FOUND */ .NX['run-plan'],
    'service-phone-number': '',
};


/***/ }),

/***/ 15063:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  c: () => (/* binding */ deliver)
});

// UNUSED EXPORTS: conclude

// EXTERNAL MODULE: ./collect/prompts/read-prompt-file.js
var read_prompt_file = __webpack_require__(22702);
// EXTERNAL MODULE: ./history/refs.js
var refs = __webpack_require__(83340);
// EXTERNAL MODULE: ./text/log-line.js + 1 modules
var log_line = __webpack_require__(82456);
;// CONCATENATED MODULE: ./inputs/provenance.js


function provenanceOf(workflow, nowMs) {
    const { serverUrl, repository, runId, runAttempt } = workflow;
    return {
        repository: repository || null,
        commit: (0,refs/* testedCommit */.tK)(workflow) || null,
        ref: workflow.headRef || workflow.refName || null,
        pullRequest: (0,refs/* pullRequestOf */._n)(workflow)?.number ?? null,
        workflow: workflow.workflow || null,
        workflowRunUrl: serverUrl && repository && runId
            ? `${serverUrl}/${repository}/actions/runs/${runId}/attempts/${runAttempt || 1}`
            : null,
        attempt: Number.parseInt(runAttempt, 10) || null,
        reportedAt: new Date(nowMs).toISOString(),
        actionVersion: log_line/* VERSION */.xv,
    };
}

// EXTERNAL MODULE: ./model/outcome.js
var model_outcome = __webpack_require__(41913);
// EXTERNAL MODULE: ./report/annotations.js
var annotations = __webpack_require__(79696);
// EXTERNAL MODULE: ./text/markdown.js
var markdown = __webpack_require__(85014);
// EXTERNAL MODULE: ./report/facts.js
var report_facts = __webpack_require__(71949);
// EXTERNAL MODULE: ./report/format.js
var format = __webpack_require__(53483);
// EXTERNAL MODULE: ./report/layout.js
var layout = __webpack_require__(46410);
// EXTERNAL MODULE: ./report/next-step.js
var next_step = __webpack_require__(43004);
// EXTERNAL MODULE: ./report/opening.js
var opening = __webpack_require__(93850);
// EXTERNAL MODULE: ./report/outcome-words.js
var outcome_words = __webpack_require__(65758);
// EXTERNAL MODULE: ./report/sections/building-blocks.js
var building_blocks = __webpack_require__(88674);
// EXTERNAL MODULE: ./report/sections/footer.js
var footer = __webpack_require__(99304);
// EXTERNAL MODULE: ./report/words/measures.js
var measures = __webpack_require__(81975);
// EXTERNAL MODULE: ./report/sections/section.js
var section = __webpack_require__(74372);
;// CONCATENATED MODULE: ./report/sections/measures.js




const HEAD = (0,building_blocks/* tableHead */.PP)(['Measure', '---'], ['Median', '---:'], ['p95', '---:'], ['Average', '---:'], ['Baseline median', '---:']);
function measureSection({ measures = [] }, heading) {
    const shown = measures.filter(({ isLimited }) => isLimited);
    return (0,section/* section */.uW)({
        part: 'measures',
        one: 'measure',
        many: 'measures',
        count: shown.length,
        open: `${heading} Measures\n\n${HEAD}`,
        close: '\n',
        items: () => (0,section/* each */.__)(shown, measureRow),
    });
}
function measureRow({ name, unit, current, baseline }) {
    const { median, p95, average } = current;
    const figures = [median, p95, average, baseline?.median ?? null];
    return (0,building_blocks/* row */.nM)([(0,markdown/* cell */.Hn)(name), ...figures.map((one) => (0,markdown/* cell */.Hn)((0,measures/* formatFigure */.M)(one, unit)))]);
}

// EXTERNAL MODULE: ./report/sections/outcome.js
var sections_outcome = __webpack_require__(74315);
// EXTERNAL MODULE: ./report/sections/policy.js
var policy = __webpack_require__(17141);
// EXTERNAL MODULE: ./report/theme-order.js
var theme_order = __webpack_require__(68918);
// EXTERNAL MODULE: ./report/voice.js
var voice = __webpack_require__(80860);
;// CONCATENATED MODULE: ./report/sections/prose.js






const FINDINGS_PAGE = 20;
function proseSections(report, verdictSummary, settings) {
    const findings = (0,theme_order/* furtherFindings */.JT)(report);
    return [
        executiveSummary(report, verdictSummary),
        ...findingList(findings, settings, {
            part: 'findings',
            title: 'Key findings',
            one: 'key finding',
            many: 'key findings',
        }),
        ...findingList(report.wentWell, settings, {
            part: 'went well',
            title: 'What went well',
            one: 'thing that went well',
            many: 'things that went well',
        }),
    ];
}
function executiveSummary({ executiveSummary }, verdictSummary) {
    const { paragraphs, sections } = executiveSummary;
    return (0,section/* section */.uW)({
        ...(0,section/* foldEnds */.QV)('<b>Executive summary</b>'),
        part: 'executive summary',
        one: 'part of the executive summary',
        many: 'parts of the executive summary',
        count: paragraphs.length + sections.length + (verdictSummary === '' ? 0 : 1),
        *items() {
            if (verdictSummary !== '')
                yield `${(0,markdown/* blockQuote */.iZ)((0,markdown/* prose */.CS)(verdictSummary))}\n\n`;
            for (const paragraph of paragraphs)
                yield `${(0,markdown/* prose */.CS)(paragraph)}\n\n`;
            for (const { heading, body } of sections) {
                const title = (0,markdown/* inline */.mG)(heading ?? '');
                yield `${title === '' ? '' : `**${title}**\n\n`}${(0,markdown/* prose */.CS)(body)}\n\n`;
            }
        },
    });
}
function findingList(findings, settings, { title, ...names }) {
    return (0,section/* paged */.IO)({
        ...names,
        ...(0,section/* foldEnds */.QV)(`<b>${title}</b> (${findings.length})`),
        list: findings,
        firstPage: FINDINGS_PAGE,
        item: (finding) => {
            if (settings.detail === 'brief')
                return `- ${(0,markdown/* inline */.mG)(finding.title) || format/* UNTITLED */.q8}\n`;
            const body = (0,markdown/* prose */.CS)(finding.body);
            return `${(0,voice/* bold */.Cr)(finding.title)}\n\n${body === '' ? '' : `${body}\n\n`}${(0,building_blocks/* callLine */.LU)(finding.callIds, settings)}`;
        },
    });
}

// EXTERNAL MODULE: ./report/sections/recommendations.js
var sections_recommendations = __webpack_require__(37975);
// EXTERNAL MODULE: ./report/sections/scenarios.js
var scenarios = __webpack_require__(29448);
// EXTERNAL MODULE: ./report/sections/themes.js
var themes = __webpack_require__(28509);
// EXTERNAL MODULE: ./report/sections/trend.js
var trend = __webpack_require__(61892);
;// CONCATENATED MODULE: ./report/markdown.js




















const SUMMARY_BUDGET_BYTES = 950_000;
const NOTICE_BYTES = 2000;
const FIRST_RUNS = 50;
function summarize(whole, settings, budgetBytes = SUMMARY_BUDGET_BYTES) {
    const report = (0,report_facts/* withoutRepeats */.jP)(whole);
    const title = (0,sections_outcome/* heading */.R_)(report, report.gateName ?? '');
    const body = [...firstScreen(report, settings), ...runSections(report, settings)];
    const end = lastScreen(report, settings);
    const room = budgetBytes - Buffer.byteLength(title) - NOTICE_BYTES;
    const { texts, leftOut } = (0,layout/* layOut */.v8)([...body, ...end], room);
    const notice = (0,layout/* leftOutNotice */.OC)('summary', leftOut);
    const parts = [title, ...texts.slice(0, body.length), notice, ...texts.slice(body.length)];
    const text = `${parts.join('').trimEnd()}\n`;
    return {
        text,
        whole: () => (leftOut.length === 0 ? [text] : (0,layout/* layOutWhole */.YM)([...body, ...end], title)),
    };
}
function firstScreen(report, settings) {
    const { runs } = report;
    const { line, stated } = (0,opening/* openingOf */.E4)(report, voice/* VOICE */.PJ);
    const next = (0,next_step/* nextStep */.sk)(report, (0,next_step/* waysOf */.UV)(report, settings), voice/* VOICE */.PJ);
    return [
        (0,section/* single */.J0)('reasons', 'first line', (0,sections_outcome/* firstLines */.UV)(line, next)),
        (0,section/* single */.J0)('reasons', 'prompt fix', firstFix(report, settings)),
        ...(0,sections_outcome/* reasonSections */.F_)(report.reasons, stated),
        ...(runs.length > 1 ? overviewSections(report, settings) : []),
    ];
}
function firstFix(report, settings) {
    const first = (0,sections_recommendations/* firstFixOf */.fp)(report, settings);
    if (first === null)
        return '';
    const recommendation = report.runs[first.run]?.report?.recommendations[first.recommendation];
    if (recommendation === undefined)
        return '';
    const { title, currentText: before, suggestedText: after } = recommendation;
    return (0,sections_recommendations/* fixItem */.x9)({ titles: [title], place: first.place, before, after, url: '', why: '' });
}
function lastScreen(report, settings) {
    const { commit, workflowRunUrl } = report.provenance ?? {};
    const where = { commit: commit ?? '', workflowRunUrl: workflowRunUrl ?? '' };
    return [
        (0,policy/* unmatchedSection */.Z)(report.runs),
        (0,sections_outcome/* noteSection */.MX)((0,sections_outcome/* allNotes */.Nw)(report)),
        (0,section/* single */.J0)('run', 'footer', (0,footer/* footer */.qr)(report, settings, where)),
    ];
}
function runSections(report, settings) {
    const { runs } = report;
    const first = (0,sections_recommendations/* firstFixOf */.fp)(report, settings);
    const sectionsOf = (run, mark, stated) => {
        const index = runs.indexOf(run);
        const shown = first?.run === index ? first.recommendation : null;
        const recommendations = run.report === null
            ? []
            : (0,sections_recommendations/* recommendationSections */.oE)(run.report, (0,report_facts/* foundFixes */.SJ)(report, index), shown, settings, mark);
        return [
            ...(0,sections_outcome/* reasonSections */.F_)(run.reasons, stated),
            ...partsOfRun(run, recommendations, settings, mark),
        ];
    };
    const [only, ...others] = runs;
    if (only !== undefined && others.length === 0) {
        return sectionsOf(only, '###', (0,opening/* openingOf */.E4)(report, voice/* VOICE */.PJ).stated);
    }
    return (0,model_outcome/* worstFirst */.md)(runs).flatMap((run) => {
        const { outcome, notes } = run;
        const title = `### ${(0,outcome_words/* outcomeMark */.eD)(outcome)} ${(0,footer/* shortName */.EU)(run, settings)}: ${outcome}\n\n`;
        const small = (0,footer/* runFooter */.Vm)(run, settings);
        const all = [
            (0,section/* single */.J0)('run', 'run', title),
            ...sectionsOf(run, '####', (0,opening/* runOpening */.g_)(run, voice/* VOICE */.PJ).stated),
            (0,sections_outcome/* noteSection */.MX)(notes),
            (0,section/* single */.J0)('run', 'footer', small === '' ? '' : `${small}\n`),
        ];
        return all.filter(({ count }) => count > 0);
    });
}
function partsOfRun(run, recommendations, settings, mark) {
    const { report } = run;
    return [
        ...(0,trend/* checkSections */.fM)(run),
        (0,trend/* countsByRunSection */.Y1)(run),
        ...(0,scenarios/* scenarioSections */.H)(run, settings, mark),
        measureSection(run, mark),
        (0,policy/* policySection */.U)(run),
        ...(0,themes/* themeTable */.w)([run], mark),
        ...(0,themes/* analysisSections */.d)(report?.themes ?? [], settings),
        ...recommendations,
        ...(0,trend/* trendSections */.gD)(run, mark),
        ...(0,trend/* historySections */.P0)(run, mark),
        ...(report === null ? [] : proseSections(report, (0,opening/* furtherSummary */.vW)(run), settings)),
    ];
}
function overviewSections(report, settings) {
    return (0,section/* paged */.IO)({
        part: 'overview',
        one: 'run',
        list: (0,model_outcome/* worstFirst */.md)(report.runs),
        firstPage: FIRST_RUNS,
        open: sumLine(report),
        tableHead: (0,building_blocks/* tableHead */.PP)(['Run', '---'], ['Result', '---'], ['Themes', '---']),
        item: (run) => (0,building_blocks/* row */.nM)([
            `${(0,outcome_words/* outcomeMark */.eD)(run.outcome)}${format/* NBSP */.MK}${run.outcome}${format/* NBSP */.MK}· ${(0,footer/* shortName */.EU)(run, settings)}`,
            (0,opening/* runOpening */.g_)(run, voice/* VOICE */.PJ).line,
            themeCounts((0,report_facts/* factsOf */.xS)(run.report), format/* formatCount */.B4),
        ]),
    });
}
function sumLine({ runs }) {
    const facts = (0,report_facts/* sumFacts */.tx)(runs);
    if (facts.themesTotal === 0)
        return '';
    return `${themeCounts(facts, (count) => (0,format/* formatCounted */.So)(count, 'theme'))}\n\n`;
}
function themeCounts({ themesTotal, themesHigh, themesNew }, show) {
    if (themesTotal === 0)
        return (0,markdown/* cell */.Hn)(null);
    const parts = [
        ...(themesHigh > 0 ? [`${(0,format/* formatCount */.B4)(themesHigh)} high`] : []),
        ...(themesNew > 0 ? [`${(0,format/* formatCount */.B4)(themesNew)} new`] : []),
    ];
    return show(themesTotal) + (parts.length > 0 ? ` (${parts.join(', ')})` : '');
}

// EXTERNAL MODULE: ./report/outputs.js
var outputs = __webpack_require__(40284);
// EXTERNAL MODULE: ./runner/runner.js
var runner_runner = __webpack_require__(55162);
// EXTERNAL MODULE: ./text/next-turn.js
var next_turn = __webpack_require__(49740);
// EXTERNAL MODULE: ./text/step-error.js
var step_error = __webpack_require__(53326);
// EXTERNAL MODULE: ./publish/output-values.js
var output_values = __webpack_require__(12001);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./report/json/render-json.js
var render_json = __webpack_require__(56364);
// EXTERNAL MODULE: ./runner/folders.js
var folders = __webpack_require__(14091);
;// CONCATENATED MODULE: ./publish/report-files.js






const NAMES = {
    'json-file': 'report.json',
    'markdown-file': 'report.md',
    'html-file': 'report.html',
    'sarif-file': 'findings.sarif',
    'junit-file': 'junit.xml',
    'patch-file': 'prompt-fixes.patch',
};
const CHUNK_CHARS = 32_768;
async function writeReportFiles(written, settings, folder) {
    const outputs = {
        ...{ 'report-dir': '', 'json-file': '', 'markdown-file': '', 'html-file': '' },
        ...{ 'sarif-file': '', 'junit-file': '', 'patch-file': '' },
    };
    const warnings = [];
    try {
        const dir = makeFolder(folder);
        for (const name of Object.values(NAMES))
            (0,external_node_fs_.rmSync)((0,external_node_path_.join)(dir, name), { force: true });
        outputs['report-dir'] = dir;
    }
    catch (error) {
        const warning = `the report files could not be written: ${(0,step_error/* describeError */.Uc)(error)}`;
        return { outputs, warnings: [warning] };
    }
    for (const [output, render] of await filesOf(written, settings)) {
        const name = NAMES[output];
        const path = (0,external_node_path_.join)(outputs['report-dir'], name);
        try {
            writeWhole(path, render());
            outputs[output] = path;
        }
        catch (error) {
            warnings.push(`the report file ${name} could not be written: ${(0,step_error/* describeError */.Uc)(error)}`);
        }
    }
    return { outputs, warnings };
}
async function filesOf({ report, summary, patch }, settings) {
    const json = ['json-file', () => (0,render_json/* renderJson */.hF)(report, settings)];
    if (report.runs.length === 0)
        return [json];
    const [{ renderHtml }, { renderSarif }, { renderJunit }] = await Promise.all([
        __webpack_require__.e(/* import() */ 970).then(__webpack_require__.bind(__webpack_require__, 95970)),
        __webpack_require__.e(/* import() */ 709).then(__webpack_require__.bind(__webpack_require__, 19709)),
        __webpack_require__.e(/* import() */ 827).then(__webpack_require__.bind(__webpack_require__, 65827)),
    ]);
    return [
        json,
        ['markdown-file', () => summary.whole()],
        ['html-file', () => renderHtml(report, settings)],
        ['sarif-file', () => renderSarif(report, settings)],
        ['junit-file', () => renderJunit(report, settings)],
        ...(patch === '' ? [] : [['patch-file', () => [patch]]]),
    ];
}
function writeWhole(path, pieces) {
    const file = (0,external_node_fs_.openSync)(path, 'w');
    try {
        let text = '';
        for (const piece of pieces) {
            text += piece;
            if (text.length < CHUNK_CHARS)
                continue;
            (0,external_node_fs_.writeFileSync)(file, text);
            text = '';
        }
        (0,external_node_fs_.writeFileSync)(file, text);
    }
    catch (error) {
        (0,external_node_fs_.rmSync)(path, { force: true });
        throw error;
    }
    finally {
        (0,external_node_fs_.closeSync)(file);
    }
}
function makeFolder({ path, temp, workspace }) {
    if (path === null)
        return (0,external_node_fs_.mkdtempSync)((0,external_node_path_.join)(temp || (0,external_node_os_.tmpdir)(), 'simulation-gate-'));
    const dir = (0,external_node_path_.resolve)(workspace, path);
    (0,folders/* makeFolders */.w)(dir);
    return dir;
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: ./runner/runtime.js
var runner_runtime = __webpack_require__(11726);
// EXTERNAL MODULE: ./text/json-object.js
var json_object = __webpack_require__(65553);
;// CONCATENATED MODULE: ./publish/upload-report.js









const MAX_ERROR_CHARS = 300;
const NO_ARTIFACTS = 'The report page was not uploaded (upload-report): the job cannot upload artifacts of this kind. Upload the output html-file with actions/upload-artifact.';
const QUERY = /\?\S+/g;
async function uploadReport(report, inputs, runtime) {
    const { workflow, cancelled } = runtime;
    const hasPage = report.runs.length > 0 && !cancelled.aborted;
    if (!hasPage || !isWanted(report, inputs, workflow))
        return { url: '', notes: [] };
    const { ACTIONS_RUNTIME_TOKEN: key, ACTIONS_RESULTS_URL: url } = runtime.env;
    if (!key || !url || (0,runner_runtime/* isEnterpriseServer */.v)(workflow)) {
        return { url: '', notes: inputs.uploadReport === true ? [NO_ARTIFACTS] : [] };
    }
    try {
        const { renderHtml } = await __webpack_require__.e(/* import() */ 970).then(__webpack_require__.bind(__webpack_require__, 95970));
        const id = await upload(renderHtml(report, inputs), runtime);
        const { serverUrl, repository, runId } = workflow;
        const page = `${serverUrl || 'https://github.com'}/${repository}`;
        return { url: `${page}/actions/runs/${runId}/artifacts/${id}`, notes: [] };
    }
    catch (error) {
        return { url: '', notes: cancelled.aborted ? [] : [notUploaded((0,step_error/* describeError */.Uc)(error))] };
    }
}
function notUploaded(why) {
    return `The report page was not uploaded (upload-report): ${(0,log_line/* oneLine */.TN)(why.replace(QUERY, ''), MAX_ERROR_CHARS)}`;
}
function isWanted({ outcome, policy }, { uploadReport, detail }, { payload }) {
    if (uploadReport !== 'auto')
        return uploadReport;
    const isPublic = (0,json_object/* valueAt */.f)(payload, ['repository', 'private']) === false ||
        (0,json_object/* valueAt */.f)(payload, ['repository', 'visibility']) === 'public';
    return (0,model_outcome/* fails */.c6)(outcome) && !policy.isTrial && detail === 'full' && !isPublic;
}
async function upload(pieces, runtime) {
    const temp = runtime.env.RUNNER_TEMP;
    const folder = await (0,promises_.mkdtemp)((0,external_node_path_.join)(temp || (0,external_node_os_.tmpdir)(), 'simulation-gate-page-'));
    try {
        const path = (0,external_node_path_.join)(folder, `simulation-gate-${(0,external_node_crypto_.randomUUID)()}.html`);
        await (0,promises_.writeFile)(path, [...pieces].join(''));
        const { uploadPage } = await Promise.all(/* import() */[__webpack_require__.e(665), __webpack_require__.e(93), __webpack_require__.e(73)]).then(__webpack_require__.bind(__webpack_require__, 73));
        return await uploadPage(path, folder, runtime);
    }
    finally {
        await (0,promises_.rm)(folder, { recursive: true, force: true });
    }
}

;// CONCATENATED MODULE: ./publish/deliver.js














async function deliver(publication, inputs, token, runtime) {
    const { secrets } = runtime.runner;
    const hide = (text) => secrets.hide(text);
    const provenance = provenanceOf(runtime.workflow, runtime.clock.now());
    const gate = inputs.gateName ? { gate: inputs.gateName } : {};
    const masked = secrets.hideIn({ ...publication.report, ...gate, provenance });
    const links = {
        ...inputs,
        callUrl: inputs.callUrl && hide(inputs.callUrl),
        runUrl: inputs.runUrl && hide(inputs.runUrl),
    };
    const page = await uploadReport(masked, links, runtime);
    const withPage = { ...links, ...(page.url !== '' && { reportUrl: page.url }) };
    const pull = await reportToPullRequest(masked, withPage, token, runtime);
    const notes = [...masked.notes, ...[...page.notes, ...pull.notes].map(hide)];
    const report = { ...masked, notes };
    const settings = { ...withPage, ...(pull.suggested && { suggested: pull.suggested }) };
    const summary = summarize(report, settings);
    const files = await writeReportFiles({ report, summary, patch: hide(publication.patch) }, settings, {
        path: inputs.reportDir,
        temp: runtime.env.RUNNER_TEMP ?? '',
        workspace: process.cwd(),
    });
    const ending = {
        report,
        summary: summary.text,
        files: { ...files.outputs, 'report-url': page.url, 'comment-url': pull.commentUrl },
        warnings: [...inputs.warnings, ...publication.warnings, ...pull.warnings, ...files.warnings],
    };
    return conclude(ending, settings, runtime);
}
async function conclude({ report, summary, files, warnings }, settings, { runner, cancelled }) {
    const areSet = (0,output_values/* setOutputs */.n)({ ...(0,outputs/* outputsOf */.Y)(report), ...files }, runner);
    if (settings.summary)
        await runner.writeSummary(summary);
    const { level, reasons, warnings: ofReport } = (0,annotations/* annotationsOf */.I)(report);
    const all = [...warnings, ...ofReport];
    if (level === 'notice')
        for (const reason of reasons)
            runner.annotate(level, reason);
    if (level === 'error')
        (0,runner_runner/* annotateEach */.q)(level, reasons, runner);
    (0,runner_runner/* annotateEach */.q)('warning', level === 'warning' ? [...reasons, ...all] : all, runner);
    await (0,next_turn/* nextTurn */.t)();
    const isRed = (0,model_outcome/* fails */.c6)(report.outcome) && !report.tolerated;
    if (cancelled.aborted && !isRed) {
        runner.annotate('error', `the step was cancelled, so it fails (outcome: ${report.outcome})`);
    }
    const next = (0,next_step/* nextStep */.sk)(report, (0,next_step/* waysOf */.UV)(report, settings), voice/* PLAIN */.tZ);
    if (next !== '')
        runner.info(`Next: ${next}.`);
    runner.info(`Outcome: ${report.outcome}`);
    return cancelled.aborted || !areSet || isRed ? 1 : 0;
}
const BYTE_ORDER_MARK = /^\ufeff/;
const PULL_REQUEST_EVENTS = [
    'pull_request',
    'pull_request_target',
    'workflow_run',
    'issue_comment',
];
async function reportToPullRequest(report, inputs, token, runtime) {
    const { gateName, comment: mode } = inputs;
    const suggestions = inputs.suggestions && report.runs.length > 0;
    const isWanted = PULL_REQUEST_EVENTS.includes(runtime.workflow.eventName) &&
        (mode !== 'never' || suggestions) &&
        !report.policy.isTrial &&
        !runtime.cancelled.aborted;
    if (!isWanted || gateName === null)
        return { notes: [], warnings: [], commentUrl: '' };
    try {
        const github = await Promise.all(/* import() */[__webpack_require__.e(665), __webpack_require__.e(0), __webpack_require__.e(353), __webpack_require__.e(620)]).then(__webpack_require__.bind(__webpack_require__, 69943));
        const order = { report, settings: inputs, mode, suggestions, token, gateName, linesOf };
        return await github.reportToPullRequest(order, runtime);
    }
    catch (error) {
        const warning = `The pull request could not be written to: ${(0,step_error/* describeError */.Uc)(error)}`;
        return { notes: [], warnings: [warning], commentUrl: '' };
    }
}
function linesOf(path) {
    const text = (0,read_prompt_file/* readPromptFile */.N)(path, process.cwd());
    return text?.replace(BYTE_ORDER_MARK, '').split(/\r?\n/) ?? null;
}


/***/ }),

/***/ 12001:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ setOutputs)
/* harmony export */ });
/* harmony import */ var _report_output_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(18389);
/* harmony import */ var _text_step_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(53326);


function setOutputs(outputs, runner) {
    try {
        for (const [name, value] of Object.entries(outputs))
            runner.setOutput(name, fitting(value));
        return true;
    }
    catch (error) {
        runner.annotate('error', `the outputs could not be written, so later steps cannot read them: ${(0,_text_step_error_js__WEBPACK_IMPORTED_MODULE_1__/* .describeError */ .Uc)(error)}. GITHUB_OUTPUT has to name a file that this step may append to`);
        return false;
    }
}
function fitting(text) {
    if (Buffer.byteLength(text) <= _report_output_text_js__WEBPACK_IMPORTED_MODULE_0__/* .MAX_OUTPUT_BYTES */ .$q)
        return text;
    const lines = text.split('\n');
    let bytes = -1;
    const cut = lines.findIndex((line) => {
        bytes += 1 + Buffer.byteLength(line);
        return bytes > _report_output_text_js__WEBPACK_IMPORTED_MODULE_0__/* .MAX_OUTPUT_BYTES */ .$q;
    });
    return lines.slice(0, cut).join('\n');
}


/***/ }),

/***/ 74949:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $Q: () => (/* binding */ isFailedIn),
/* harmony export */   Cc: () => (/* binding */ checksOfTrend),
/* harmony export */   ct: () => (/* binding */ passedShare),
/* harmony export */   pw: () => (/* binding */ countsByRun),
/* harmony export */   u6: () => (/* binding */ sortChecks)
/* harmony export */ });
/* harmony import */ var _model_check_facts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(85851);
/* harmony import */ var _confidence_interval_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(96616);
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(53483);
/* harmony import */ var _names_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2274);
/* harmony import */ var _opening_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(93850);





function passedShare(counted) {
    return (0,_confidence_interval_js__WEBPACK_IMPORTED_MODULE_3__/* .withInterval */ .qY)(shareOf(counted), counted);
}
function shareOf({ passed, evaluated, passRate, threshold }) {
    return passed === null || evaluated === null
        ? (0,_format_js__WEBPACK_IMPORTED_MODULE_4__/* .formatPercentBeside */ .lS)(passRate, threshold)
        : (0,_format_js__WEBPACK_IMPORTED_MODULE_4__/* .formatShare */ .T1)(passed, evaluated, threshold);
}
const OF_CHECKS = new Set(['run-verdict', 'trend', 'never']);
function isFailedIn({ outcome, reasons }) {
    const named = new Set(outcome === 'failed'
        ? reasons.flatMap(({ rule, check }) => (OF_CHECKS.has(rule) ? (check ?? []) : []))
        : []);
    return (check) => (0,_opening_js__WEBPACK_IMPORTED_MODULE_2__/* .isMissed */ .OS)(check) || named.has(check.name);
}
function sortChecks(run) {
    const isFailed = isFailedIn(run);
    return (run.checks ?? []).toSorted((a, b) => Number(isFailed(b)) - Number(isFailed(a)));
}
function checksOfTrend({ report }) {
    return (report?.trend?.rows ?? []).map(({ checkId, checkName, currentPassRate, counts }) => ({
        id: checkId ?? null,
        name: checkName,
        isPassed: null,
        passed: counts?.current?.passed ?? null,
        evaluated: counts?.current?.evaluated ?? null,
        passRate: currentPassRate,
        threshold: null,
    }));
}
function countsByRun(run) {
    const { checks = [], ownChecks = checks, confirmations = [] } = run;
    const further = confirmations.flatMap(({ jobId, number, checks: own }) => own === null ? [] : { jobId, number, checks: own });
    if (further.length === 0)
        return { runs: [], checks: [] };
    const first = { jobId: run.jobId, number: run.about?.number ?? null, checks: ownChecks };
    const runs = [first, ...further];
    return {
        runs: runs.map(({ jobId, number }) => (number === null ? (0,_names_js__WEBPACK_IMPORTED_MODULE_1__/* .shortForm */ .JZ)(jobId) : `run ${number}`)),
        checks: checks.map((check) => ({
            name: check.name,
            shares: runs.map(({ checks: own }) => {
                const same = own.find((one) => (0,_model_check_facts_js__WEBPACK_IMPORTED_MODULE_0__/* .isSameCheck */ .LB)(one, check));
                return same === undefined ? (0,_format_js__WEBPACK_IMPORTED_MODULE_4__/* .formatPercentBeside */ .lS)(null, null) : shareOf(same);
            }),
        })),
    };
}


/***/ }),

/***/ 40350:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KM: () => (/* binding */ sparkline),
/* harmony export */   O5: () => (/* binding */ historyLines),
/* harmony export */   mw: () => (/* binding */ historyWords),
/* harmony export */   tg: () => (/* binding */ checksOf)
/* harmony export */ });
/* harmony import */ var _model_check_facts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(85851);
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(53483);


const STEPS = '▁▂▃▄▅▆▇█';
const UNKNOWN = {
    passRate: null,
    passed: null,
    evaluated: null,
    isPassed: null,
};
function historyLines(run) {
    const earlier = run.history?.runs ?? [];
    if (earlier.length === 0)
        return [];
    const now = checksOf(run);
    const runs = [
        ...earlier.map(({ number, checks }, index) => ({
            name: number === null ? `${earlier.length - index} before` : `run ${number}`,
            find: (0,_model_check_facts_js__WEBPACK_IMPORTED_MODULE_0__/* .findSame */ .Ad)(checks),
        })),
        { name: 'this run', find: (0,_model_check_facts_js__WEBPACK_IMPORTED_MODULE_0__/* .findSame */ .Ad)(now) },
    ];
    return now
        .filter((check) => runs.slice(0, -1).some(({ find }) => find(check).length > 0))
        .map((check) => ({
        id: check.id ?? null,
        check: check.name,
        points: runs.map(({ name, find }) => {
            const { passRate, passed, evaluated, isPassed } = find(check)[0] ?? UNKNOWN;
            return { run: name, passRate, passed, evaluated, isPassed };
        }),
    }));
}
function historyWords(earlier) {
    return `Pass rates of ${(0,_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatCounted */ .So)(earlier, 'earlier run')} and of this one, which comes last.`;
}
function checksOf({ checks = [], report, }) {
    return (0,_model_check_facts_js__WEBPACK_IMPORTED_MODULE_0__/* .checkFacts */ .un)(checks, report?.trend?.rows ?? []).map(({ id, name, listed, counts, passRate }) => {
        const [{ isPassed = null, threshold = null, evaluated = null } = {}] = listed;
        return {
            id: id ?? null,
            name,
            passed: counts?.passed ?? null,
            evaluated: counts?.evaluated ?? evaluated,
            passRate,
            isPassed: isPassed ?? (passRate === null || threshold === null ? null : passRate >= threshold),
        };
    });
}
function sparkline(points) {
    return points
        .map(({ passRate }) => {
        if (passRate === null)
            return '·';
        const share = Math.min(Math.max(passRate, 0), 100) / 100;
        return STEPS[Math.round(share * (STEPS.length - 1))];
    })
        .join('');
}


/***/ }),

/***/ 46410:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   OC: () => (/* binding */ leftOutNotice),
/* harmony export */   YM: () => (/* binding */ layOutWhole),
/* harmony export */   v8: () => (/* binding */ layOut)
/* harmony export */ });
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(53483);

function leftOutNotice(of, leftOut) {
    if (leftOut.length === 0)
        return '';
    return `✂️ **Left out**, since GitHub limits the size of a ${of}: ${leftOut.join(', ')}. \`report.html\` and \`report.md\` in the folder \`report-dir\` have everything.\n\n`;
}
const NOTE_BYTES = 200;
function* layOutWhole(sections, heading = '') {
    yield heading;
    for (const { count, open, close, items } of sections) {
        if (count === 0)
            continue;
        yield open;
        yield* items();
        yield close;
    }
}
function layOut(sections, budgetBytes) {
    const texts = sections.map(() => '');
    const leftOut = new Map();
    let room = budgetBytes - NOTE_BYTES;
    let isFull = false;
    const byRank = sections
        .map((section, position) => ({ section, position }))
        .filter(({ section }) => section.count > 0)
        .sort((a, b) => a.section.rank - b.section.rank);
    for (const { section, position } of byRank) {
        const filled = isFull ? { kept: [], room } : fill(section, room);
        room = filled.room;
        const missing = section.count - filled.kept.length;
        if (missing > 0) {
            isFull = true;
            const count = (leftOut.get(section.many)?.count ?? 0) + missing;
            leftOut.set(section.many, { section, count });
        }
        if (filled.kept.length > 0)
            texts[position] = assemble(section, filled.kept, missing);
    }
    return {
        texts,
        leftOut: [...leftOut.values()].map(({ section, count }) => (0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCounted */ .So)(count, section.one, section.many)),
    };
}
function fill(section, room) {
    const kept = [];
    let left = room - Buffer.byteLength(section.open) - Buffer.byteLength(section.close);
    for (const item of section.items()) {
        const after = left - Buffer.byteLength(item);
        if (after < 0)
            break;
        left = after;
        kept.push(item);
    }
    return { kept, room: left };
}
function assemble(section, kept, missing) {
    const note = missing > 0
        ? `\n\n*Left out here: ${(0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCounted */ .So)(missing, section.one, section.many)}.*\n\n`
        : '';
    return section.open + kept.join('') + note + section.close;
}


/***/ }),

/***/ 2274:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   JZ: () => (/* binding */ shortForm),
/* harmony export */   Vp: () => (/* binding */ runUrl),
/* harmony export */   fW: () => (/* binding */ placeName),
/* harmony export */   nY: () => (/* binding */ planRun)
/* harmony export */ });
/* harmony import */ var _text_log_line_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(82456);
/* harmony import */ var _text_strip_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(30269);
/* harmony import */ var _text_values_uuid_list_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(52944);
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(53483);




const SHORT_DIGITS = 8;
function shortForm(id) {
    return (0,_text_values_uuid_list_js__WEBPACK_IMPORTED_MODULE_2__/* .isUuid */ .O)(id) ? id.slice(0, SHORT_DIGITS) : id;
}
function planRun({ about }) {
    const { planName = null, number = null } = about ?? {};
    const parts = [
        ...(planName?.trim() ? [planName] : []),
        ...(number === null ? [] : [`run ${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .formatCount */ .B4)(number)}`]),
    ];
    return parts.join(', ');
}
function runUrl(jobId, { runUrl: template }) {
    const hasId = (0,_text_strip_js__WEBPACK_IMPORTED_MODULE_1__/* .stripInvisible */ ._0)(jobId) !== '';
    return template !== null && hasId ? (0,_text_log_line_js__WEBPACK_IMPORTED_MODULE_0__/* .fillTemplate */ .ou)(template, 'jobId', jobId) : null;
}
function placeName({ path, startLine, endLine }) {
    return startLine === endLine ? `${path}:${startLine}` : `${path}:${startLine}-${endLine}`;
}


/***/ }),

/***/ 43004:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   UV: () => (/* binding */ waysOf),
/* harmony export */   e7: () => (/* binding */ urlOfWorst),
/* harmony export */   fk: () => (/* binding */ leftOutCount),
/* harmony export */   sk: () => (/* binding */ nextStep)
/* harmony export */ });
/* harmony import */ var _model_outcome_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(41913);
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(53483);
/* harmony import */ var _names_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2274);



function leftOutCount({ promptFixes }) {
    return promptFixes.filter(({ found }) => found.state !== 'applied' && !(found.state === 'located' && !found.leftOut)).length;
}
function waysOf(report, settings) {
    const { detail, suggested } = settings;
    const located = report.promptFixes.filter(({ found }) => found.state === 'located' && found.leftOut === null).length;
    return {
        suggested: suggested?.count ?? 0,
        changesUrl: suggested?.url ?? '',
        shown: detail === 'full' ? Math.max(0, located - (suggested?.fixes ?? 0)) : 0,
        leftOut: detail === 'full' ? leftOutCount(report) : 0,
        reportUrl: settings.reportUrl ?? '',
        workflowRunUrl: report.provenance?.workflowRunUrl ?? '',
        runUrl: urlOfWorst(report, settings),
    };
}
function urlOfWorst({ runs, outcome }, settings) {
    const worst = runs.find((run) => run.outcome === outcome);
    return worst === undefined ? '' : ((0,_names_js__WEBPACK_IMPORTED_MODULE_1__/* .runUrl */ .Vp)(worst.jobId, settings) ?? '');
}
function nextStep(report, ways, voice) {
    if (report.policy.isTrial || !(0,_model_outcome_js__WEBPACK_IMPORTED_MODULE_0__/* .fails */ .c6)(report.outcome))
        return '';
    return report.outcome === 'failed'
        ? stepOfFailed(ways, voice)
        : stepOfUnevaluated(report, ways, voice);
}
function stepOfFailed(ways, voice) {
    const { suggested, changesUrl, shown, leftOut, reportUrl, places = {} } = ways;
    if (suggested > 0)
        return voice.link(`apply the ${(0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .theOnes */ .$j)(suggested, 'suggestion')}`, changesUrl);
    if (shown > 0) {
        const fixes = leftOut === 0
            ? `the ${(0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .theOnes */ .$j)(shown, 'prompt fix', 'prompt fixes')}`
            : `${(0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatCount */ .B4)(shown)} of ${(0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatCount */ .B4)(shown + leftOut)} prompt fixes`;
        const command = voice.code('git apply prompt-fixes.patch');
        return `${linked(`apply ${fixes}`, places.fixes, voice)}${voice.own(': ')}${command}${voice.own(' (in the folder of the report files)')}`;
    }
    if (reportUrl !== '')
        return voice.link('open the report', reportUrl);
    if (ways.runUrl !== '')
        return voice.link('open the run in your service', ways.runUrl);
    if (places.themes)
        return voice.link('read the themes, the most severe first', places.themes);
    if (places.checks)
        return voice.link('read the failed checks', places.checks);
    return `${voice.own('change the prompt, then ')}${again(ways, voice)}`;
}
function stepOfUnevaluated(report, ways, voice) {
    const { outcome, runs, reasons } = report;
    const rules = new Set([...reasons, ...runs.flatMap((run) => run.reasons)].map(({ rule }) => rule));
    if (rules.has('start')) {
        return `${voice.own('find the run that may have been started, and pass its ID as ')}${voice.code('job-id')}`;
    }
    if (outcome === 'error')
        return `${again(ways, voice)}${voice.own(' after you correct this')}`;
    return `${again(ways, voice)}${voice.own(rules.has('timeout') ? ' with a longer timeout' : '')}`;
}
function again({ workflowRunUrl }, voice) {
    return linked('run the workflow again', workflowRunUrl, voice);
}
function linked(words, url, voice) {
    return url ? voice.link(words, url) : voice.own(words);
}


/***/ }),

/***/ 88674:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D$: () => (/* binding */ wordCell),
/* harmony export */   LU: () => (/* binding */ callLine),
/* harmony export */   PP: () => (/* binding */ tableHead),
/* harmony export */   Q6: () => (/* binding */ waivedMark),
/* harmony export */   nM: () => (/* binding */ row),
/* harmony export */   nU: () => (/* binding */ severityMark),
/* harmony export */   x: () => (/* binding */ callLink)
/* harmony export */ });
/* harmony import */ var _text_markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(85014);
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(53483);
/* harmony import */ var _names_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2274);
/* harmony import */ var _outcome_words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(65758);




const MAX_CALLS = 10;
function severityMark(severity) {
    const { sign, word } = (0,_outcome_words_js__WEBPACK_IMPORTED_MODULE_2__/* .severityOf */ .xJ)(severity);
    const isOurs = word !== severity.trim();
    return `${sign}${_format_js__WEBPACK_IMPORTED_MODULE_3__/* .NBSP */ .MK}${isOurs ? word : (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .inline */ .mG)(word)}`;
}
function wordCell(value) {
    const word = (0,_outcome_words_js__WEBPACK_IMPORTED_MODULE_2__/* .plainWord */ .hx)(value);
    return word === null || word === value ? (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .cell */ .Hn)(word) : word;
}
function row(cells) {
    return `| ${cells.join(' | ')} |\n`;
}
function tableHead(...columns) {
    return row(columns.map(([name]) => name)) + row(columns.map(([, rule]) => rule));
}
function callLink(callId, { callUrl }) {
    return (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .identifierLink */ .ci)(callId, callUrl, 'callId', (0,_names_js__WEBPACK_IMPORTED_MODULE_1__/* .shortForm */ .JZ)(callId));
}
function callLine(callIds, settings) {
    if (callIds.length === 0)
        return '';
    const ids = (0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .formatList */ .ki)(callIds, MAX_CALLS, (id) => callLink(id, settings));
    return `${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .formatCounted */ .So)(callIds.length, 'call')}: ${ids}\n\n`;
}
function waivedMark(waiver) {
    return waiver === undefined ? '' : ` *(waived until ${waiver.expires})*`;
}


/***/ }),

/***/ 99304:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EU: () => (/* binding */ shortName),
/* harmony export */   Vm: () => (/* binding */ runFooter),
/* harmony export */   qr: () => (/* binding */ footer)
/* harmony export */ });
/* harmony import */ var _model_outcome_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(41913);
/* harmony import */ var _text_duration_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6203);
/* harmony import */ var _text_log_line_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(82456);
/* harmony import */ var _text_markdown_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(85014);
/* harmony import */ var _baseline_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(63875);
/* harmony import */ var _facts_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(71949);
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(53483);
/* harmony import */ var _names_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2274);
/* harmony import */ var _voice_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(80860);









const MAX_BASELINES = 3;
function footer(report, settings, { commit, workflowRunUrl }, isComplete = true) {
    const { runs, policy, outcome } = report;
    const [run, ...others] = runs;
    const reportUrl = (0,_model_outcome_js__WEBPACK_IMPORTED_MODULE_0__/* .fails */ .c6)(outcome) ? '' : (settings.reportUrl ?? '');
    return smallPrint([
        ...(run && others.length === 0 ? runParts(run, settings) : []),
        others.length > 0 && !isComplete ? describeBaselines(runs, settings) : '',
        (0,_facts_js__WEBPACK_IMPORTED_MODULE_6__/* .describeCost */ .P9)(runs),
        policy.path === null ? '' : `policy ${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .inline */ .mG)(policy.path)}`,
        commit === '' ? '' : `commit ${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .identifier */ .Cv)(commit.slice(0, 7))}`,
        workflowRunUrl === '' ? '' : `[workflow run](${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .linkDestination */ .Vh)(workflowRunUrl)})`,
        reportUrl === '' ? '' : `[report](${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .linkDestination */ .Vh)(reportUrl)})`,
    ]);
}
function runFooter(run, settings) {
    return smallPrint(runParts(run, settings));
}
function runName(run, { runUrl }) {
    const { jobId, label } = run;
    const text = (0,_voice_js__WEBPACK_IMPORTED_MODULE_5__/* .bold */ .Cr)((0,_names_js__WEBPACK_IMPORTED_MODULE_4__/* .planRun */ .nY)(run) || (label === jobId ? 'run' : label));
    const url = runUrl === null || jobId === '' ? '' : (0,_text_log_line_js__WEBPACK_IMPORTED_MODULE_2__/* .fillTemplate */ .ou)(runUrl, 'jobId', jobId);
    return url === '' ? text : `[${text}](${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .linkDestination */ .Vh)(url)})`;
}
function shortName(run, settings) {
    return `${runName(run, settings)} ${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .identifier */ .Cv)((0,_names_js__WEBPACK_IMPORTED_MODULE_4__/* .shortForm */ .JZ)(run.jobId))}`.trimEnd();
}
function runParts(run, settings) {
    const { jobId, report, debrief, runStatus, about } = run;
    const facts = [
        report === null ? '' : `verdict ${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .identifier */ .Cv)(report.verdict)}`,
        report === null && debrief !== null ? `debrief ${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .identifier */ .Cv)(debrief.status)}` : '',
        runStatus === null || runStatus === 'COMPLETED' ? '' : `status ${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .identifier */ .Cv)(runStatus)}`,
        withLead('baseline: ', describeBaseline(run, settings)),
        withLead('ended ', minuteOf(about?.endedAt)),
        about?.durationMs == null ? '' : `took ${(0,_text_duration_js__WEBPACK_IMPORTED_MODULE_1__/* .formatDuration */ .a)(about.durationMs)}`,
        withLead('debrief created ', minuteOf(debrief?.createdAt)),
        withLead('debrief completed ', minuteOf(debrief?.completedAt)),
    ];
    const id = (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .identifier */ .Cv)(jobId);
    if (id === '' && facts.every((fact) => fact === ''))
        return [];
    return [`${runName(run, settings)} ${id}`.trimEnd(), ...facts];
}
function describeBaseline(run, settings) {
    const trend = run.report?.trend ?? null;
    const baseline = (0,_baseline_js__WEBPACK_IMPORTED_MODULE_7__/* .baselineOf */ .Bv)(run);
    const jobId = baseline?.jobId ?? trend?.baselineRunPlanJobId ?? '';
    const number = baseline?.number ?? trend?.baselineRunNumber ?? null;
    const id = (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .identifierLink */ .ci)(jobId, settings.runUrl, 'jobId', (0,_names_js__WEBPACK_IMPORTED_MODULE_4__/* .shortForm */ .JZ)(jobId));
    if (id === '' && number === null)
        return '';
    const name = ['run', ...(number === null ? [] : [(0,_format_js__WEBPACK_IMPORTED_MODULE_8__/* .formatCount */ .B4)(number)]), id].join(' ').trimEnd();
    const facts = baseline === null ? [] : (0,_baseline_js__WEBPACK_IMPORTED_MODULE_7__/* .baselineFacts */ .F_)(baseline, _text_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .identifier */ .Cv);
    const mark = baseline !== null && (0,_baseline_js__WEBPACK_IMPORTED_MODULE_7__/* .isOld */ .eD)(baseline) ? '⚠️ ' : '';
    return `${mark}${[name, ...facts].join(', ')}`;
}
function describeBaselines(runs, settings) {
    const all = [...new Set(runs.map((run) => describeBaseline(run, settings)))].filter((one) => one !== '');
    const more = all.length - MAX_BASELINES;
    const rest = more > 0 ? ` and ${(0,_format_js__WEBPACK_IMPORTED_MODULE_8__/* .formatCount */ .B4)(more)} more` : '';
    return withLead('baselines: ', all.slice(0, MAX_BASELINES).join('; ') + rest);
}
function withLead(lead, text) {
    return text === '' ? '' : lead + text;
}
function minuteOf(time) {
    const ms = Date.parse(time ?? '');
    if (Number.isNaN(ms))
        return '';
    const [date, clock = ''] = new Date(ms).toISOString().split('T');
    return `${date} ${clock.slice(0, 5)} UTC`;
}
function smallPrint(parts) {
    const known = parts.filter((part) => part !== '');
    return known.length === 0 ? '' : `<sub>${known.join(' · ')}</sub>\n`;
}


/***/ }),

/***/ 74315:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F_: () => (/* binding */ reasonSections),
/* harmony export */   MX: () => (/* binding */ noteSection),
/* harmony export */   Nw: () => (/* binding */ allNotes),
/* harmony export */   R_: () => (/* binding */ heading),
/* harmony export */   UV: () => (/* binding */ firstLines)
/* harmony export */ });
/* harmony import */ var _text_markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(85014);
/* harmony import */ var _outcome_words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(65758);
/* harmony import */ var _voice_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(80860);
/* harmony import */ var _section_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(74372);




const FIRST_REASONS = 20;
function heading(report, gateName) {
    const { mark, title } = (0,_outcome_words_js__WEBPACK_IMPORTED_MODULE_1__/* .titleOf */ .Gg)(report);
    const name = (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .inline */ .mG)(gateName);
    return `## ${mark} ${title}${name === '' ? '' : `: ${name}`}\n\n`;
}
function firstLines(line, next) {
    const step = next === '' ? '' : `**Next:** ${next}.\n\n`;
    return (line === '' ? '' : `${line}\n\n`) + step;
}
function reasonSections(reasons, stated) {
    return (0,_section_js__WEBPACK_IMPORTED_MODULE_3__/* .paged */ .IO)({
        part: 'reasons',
        one: 'reason',
        list: reasons.filter((reason) => !stated.has(reason)),
        firstPage: FIRST_REASONS,
        item: (reason) => `- ${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .message */ .iU)(reason.message, _voice_js__WEBPACK_IMPORTED_MODULE_2__/* .MAX_MESSAGE_CHARS */ .hP)}\n`,
    });
}
function noteSection(notes) {
    return (0,_section_js__WEBPACK_IMPORTED_MODULE_3__/* .section */ .uW)({
        part: 'run',
        one: 'note',
        many: 'notes',
        count: notes.length,
        open: '**Notes:**\n\n',
        close: '\n',
        items: () => (0,_section_js__WEBPACK_IMPORTED_MODULE_3__/* .each */ .__)(notes, (note) => `- ${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .message */ .iU)(note, _voice_js__WEBPACK_IMPORTED_MODULE_2__/* .MAX_MESSAGE_CHARS */ .hP)}\n`),
    });
}
function allNotes({ runs, notes }) {
    const [run, ...others] = runs;
    return [...(run !== undefined && others.length === 0 ? run.notes : []), ...notes];
}


/***/ }),

/***/ 17141:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ policySection),
/* harmony export */   Z: () => (/* binding */ unmatchedSection)
/* harmony export */ });
/* harmony import */ var _text_markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(85014);
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(53483);
/* harmony import */ var _voice_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(80860);
/* harmony import */ var _waivers_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(18567);
/* harmony import */ var _section_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(74372);





const MAX_KNOWN = 50;
function policySection({ exceptions, report }) {
    const lines = exceptions === null ? [] : describe(exceptions, report);
    return (0,_section_js__WEBPACK_IMPORTED_MODULE_2__/* .section */ .uW)({
        part: 'policy',
        one: 'warning or note',
        many: 'warnings and notes',
        count: lines.length,
        open: '**Warnings and notes:**\n\n',
        close: '\n',
        items: () => (0,_section_js__WEBPACK_IMPORTED_MODULE_2__/* .each */ .__)(lines, (line) => `- ${line}\n`),
    });
}
function unmatchedSection(runs) {
    const waivers = (0,_waivers_js__WEBPACK_IMPORTED_MODULE_3__/* .unmatchedWaivers */ .xb)(runs);
    return (0,_section_js__WEBPACK_IMPORTED_MODULE_2__/* .section */ .uW)({
        part: 'policy',
        one: 'waiver without a match',
        many: 'waivers without a match',
        count: waivers.length,
        close: '\n',
        items: () => (0,_section_js__WEBPACK_IMPORTED_MODULE_2__/* .each */ .__)(waivers, (waiver) => {
            const { kind, target } = waiver;
            return `- Waiver without a match: ${kind} ${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .identifier */ .Cv)(target)}${describeWaiver(waiver)}\n`;
        }),
    });
}
function describe(exceptions, report) {
    const { waived, known, notes } = exceptions;
    const titles = new Map(report?.themes.map(({ slug, title }) => [slug, title]));
    const persistent = (0,_format_js__WEBPACK_IMPORTED_MODULE_4__/* .formatCounted */ .So)(known.length, 'persistent theme');
    return [
        ...(0,_waivers_js__WEBPACK_IMPORTED_MODULE_3__/* .furtherWarnings */ .mc)(exceptions).map((text) => `⚠️ ${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .message */ .iU)(text, _voice_js__WEBPACK_IMPORTED_MODULE_1__/* .MAX_MESSAGE_CHARS */ .hP)}`),
        ...waived.map((one) => describeWaived(one, titles)),
        ...(known.length === 0
            ? []
            : [
                `${persistent}, for which the verdict does not fail the gate: ${(0,_format_js__WEBPACK_IMPORTED_MODULE_4__/* .formatList */ .ki)(known, MAX_KNOWN, _text_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .identifier */ .Cv)}`,
            ]),
        ...notes.map((note) => (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .message */ .iU)(note, _voice_js__WEBPACK_IMPORTED_MODULE_1__/* .MAX_MESSAGE_CHARS */ .hP)),
    ];
}
function describeWaived({ kind, name, waiver }, titles) {
    const title = (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .inline */ .mG)(kind === 'theme' ? (titles.get(name) ?? '') : '');
    const subject = kind === 'theme' ? (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .identifier */ .Cv)(name) : (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .inline */ .mG)(name);
    return `Waived ${kind} ${subject}${title === '' ? '' : ` (${title})`}${describeWaiver(waiver)}`;
}
function describeWaiver({ reason, owner, expires }) {
    const by = owner === null ? '' : `, owner ${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .inline */ .mG)(owner)}`;
    return `: ${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .inline */ .mG)(reason, _voice_js__WEBPACK_IMPORTED_MODULE_1__/* .MAX_MESSAGE_CHARS */ .hP)}${by}, until ${expires}`;
}


/***/ }),

/***/ 37975:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Mw: () => (/* binding */ fixTitle),
/* harmony export */   aE: () => (/* binding */ placeLink),
/* harmony export */   fp: () => (/* binding */ firstFixOf),
/* harmony export */   oE: () => (/* binding */ recommendationSections),
/* harmony export */   x9: () => (/* binding */ fixItem)
/* harmony export */ });
/* harmony import */ var _text_markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(85014);
/* harmony import */ var _text_nearest_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42337);
/* harmony import */ var _text_strip_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(30269);
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(53483);
/* harmony import */ var _names_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2274);
/* harmony import */ var _outcome_words_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(65758);
/* harmony import */ var _building_blocks_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(88674);
/* harmony import */ var _section_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(74372);








const FIRST_PAGE = 20;
const MAX_THEMES = 20;
const MAX_PLACE_CHARS = 300;
const MAX_WHY_CHARS = 1000;
const MAX_DIFF_LINES = 15;
function fixItem({ titles, place, before, after, url, why }) {
    const reason = why === '' ? '' : ` (not suggested: ${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .inline */ .mG)(why, MAX_WHY_CHARS)})`;
    const diff = promptDiff(before, after);
    const isLong = diff.split('\n').length - 2 > MAX_DIFF_LINES;
    const fold = isLong ? (0,_section_js__WEBPACK_IMPORTED_MODULE_6__/* .foldEnds */ .QV)('Show the diff') : { open: '', close: '\n\n' };
    return `**Prompt fix:** ${fixTitle(titles)} · ${placeLink(place, url)}${reason}\n\n${fold.open}${diff}${fold.close}`;
}
function fixTitle(titles) {
    return titles.map((title) => (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .inline */ .mG)(title) || _format_js__WEBPACK_IMPORTED_MODULE_7__/* .UNTITLED */ .q8).join('; ');
}
function placeLink(place, url) {
    const name = (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .inline */ .mG)((0,_names_js__WEBPACK_IMPORTED_MODULE_3__/* .placeName */ .fW)(place), MAX_PLACE_CHARS);
    return url === '' ? name : `[${name}](${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .linkDestination */ .Vh)(url)})`;
}
function firstFixOf({ promptFixes }, { detail }) {
    if (detail === 'brief')
        return null;
    for (const { from, found } of promptFixes) {
        const [first] = from;
        if (first && found.state === 'located' && !found.leftOut) {
            return { ...first, place: found.place };
        }
    }
    return null;
}
function recommendationSections(report, found, shown, { detail }, heading) {
    const themeTitles = new Map(report.themes.map(({ slug, title }) => [slug, title]));
    const all = [...report.recommendations.entries()]
        .filter(([index]) => index !== shown)
        .toSorted(([, a], [, b]) => a.order - b.order);
    const isChange = ({ currentText, suggestedText }) => currentText !== null || suggestedText !== null;
    const others = all.filter(([, one]) => !isChange(one));
    const names = { part: 'recommendations', one: 'recommendation' };
    const item = ([index, recommendation]) => detail === 'brief'
        ? `${titleLine(recommendation)}\n\n`
        : inFull(recommendation, found.get(index), themeTitles);
    const summary = `${(0,_format_js__WEBPACK_IMPORTED_MODULE_7__/* .formatCounted */ .So)(others.length, 'recommendation')} without a change of the prompt`;
    return [
        ...(0,_section_js__WEBPACK_IMPORTED_MODULE_6__/* .paged */ .IO)({
            ...names,
            list: all.filter(([, one]) => isChange(one)),
            firstPage: FIRST_PAGE,
            open: `${heading} Recommendations\n\n`,
            close: '',
            item,
        }),
        (0,_section_js__WEBPACK_IMPORTED_MODULE_6__/* .section */ .uW)({
            ...names,
            ...(0,_section_js__WEBPACK_IMPORTED_MODULE_6__/* .foldEnds */ .QV)(summary),
            many: 'recommendations',
            count: others.length,
            items: () => (0,_section_js__WEBPACK_IMPORTED_MODULE_6__/* .each */ .__)(others, item),
        }),
    ];
}
function titleLine({ order, title, severity, channel }) {
    const marks = [
        ...(severity === null ? [] : [(0,_building_blocks_js__WEBPACK_IMPORTED_MODULE_5__/* .severityMark */ .nU)(severity)]),
        ...(channel === null ? [] : [(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .inline */ .mG)((0,_outcome_words_js__WEBPACK_IMPORTED_MODULE_4__/* .plainWord */ .hx)(channel))]),
    ];
    return [`**${order}. ${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .inline */ .mG)(title) || _format_js__WEBPACK_IMPORTED_MODULE_7__/* .UNTITLED */ .q8}**`, ...marks].join(' · ');
}
function inFull(recommendation, found, themeTitles) {
    const { body, themeSlugs, currentText, suggestedText } = recommendation;
    const themes = themeSlugs.slice(0, MAX_THEMES).map((slug) => themeTitles.get(slug) ?? slug);
    const parts = [
        titleLine(recommendation),
        (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .prose */ .CS)(body),
        promptDiff(currentText, suggestedText),
        found === undefined ? '' : foundLine(found),
        themes.length > 0 ? `Fixes theme: ${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .inline */ .mG)(themes.join('; '), 1000)}` : '',
    ];
    return `${parts.filter((part) => part !== '').join('\n\n')}\n\n`;
}
function foundLine(found) {
    switch (found.state) {
        case 'located':
            return `Located in ${names([found.place])}${found.leftOut === null ? '' : `; not in the patch: ${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .inline */ .mG)(found.leftOut, MAX_WHY_CHARS)}`}`;
        case 'ambiguous':
            return `Ambiguous: the text is in ${(0,_format_js__WEBPACK_IMPORTED_MODULE_7__/* .formatCounted */ .So)(found.places.length, 'place')}: ${names(found.places)}`;
        case 'applied':
            return `Already applied: the suggested text is in ${names(found.places)}`;
        case 'missing':
            return 'Not found in the repository';
    }
}
function names(places) {
    return places.map((place) => placeLink(place, '')).join(', ');
}
const PIECES = /.{1,72}(?:\s+|$)|.{1,72}/gsu;
function promptDiff(currentText, suggestedText) {
    if (currentText === null && suggestedText === null)
        return '';
    const before = promptLines(currentText);
    const lines = suggestedText === null ? before : shorten((0,_text_nearest_js__WEBPACK_IMPORTED_MODULE_1__/* .diffLines */ .Pp)(before, promptLines(suggestedText)));
    const shown = suggestedText === null ? lines.flatMap(pieces) : lines.flatMap(foldDiffLine);
    const block = (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .codeBlock */ .DV)(suggestedText === null ? 'text' : 'diff', shown.join('\n'));
    const cut = Math.max(currentText?.length ?? 0, suggestedText?.length ?? 0) - _text_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .MAX_PROSE_CHARS */ .LO;
    return [block, ...(cut > 0 ? [(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .cutNote */ .nA)(cut)] : [])].join('\n\n');
}
function pieces(text) {
    return text.match(PIECES) ?? [''];
}
function foldDiffLine(line) {
    return pieces(line.slice(1)).map((piece) => line.slice(0, 1) + piece);
}
function promptLines(text) {
    if (text === null || text === '')
        return [];
    return (0,_text_strip_js__WEBPACK_IMPORTED_MODULE_2__/* .stripUnprintable */ .jh)((0,_text_strip_js__WEBPACK_IMPORTED_MODULE_2__/* .clip */ .$Q)(text, _text_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .MAX_PROSE_CHARS */ .LO)).split('\n');
}
function shorten(diff) {
    return (0,_text_nearest_js__WEBPACK_IMPORTED_MODULE_1__/* .stretchesOf */ .TM)(diff).flatMap(({ isFar, lines }) => isFar && lines.length > 1
        ? [`@@ ${lines.length} unchanged lines @@`]
        : lines.map(({ kind, text }) => _text_nearest_js__WEBPACK_IMPORTED_MODULE_1__/* .DIFF_SIGNS */ .TE[kind] + text));
}


/***/ }),

/***/ 29448:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ scenarioSections),
/* harmony export */   I: () => (/* binding */ failingSection)
/* harmony export */ });
/* harmony import */ var _text_markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(85014);
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(53483);
/* harmony import */ var _voice_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(80860);
/* harmony import */ var _words_names_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(49912);
/* harmony import */ var _words_scenarios_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(83495);
/* harmony import */ var _building_blocks_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(88674);
/* harmony import */ var _section_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(74372);







const MARKS = {
    'now failing': '❌',
    failing: '✖️',
    'now passing': '✅',
    passing: '✔️',
};
const MAX_CASES = 10;
const MAX_FAILING = 5;
const MAX_LINES = 2;
const MAX_LINE_CHARS = 300;
function scenarioSections(run, settings, heading) {
    const { cases = [] } = run;
    const shown = cases.slice(0, MAX_CASES);
    const failing = shown.filter(isNowFailing);
    const others = shown.filter((one) => !isNowFailing(one));
    const more = cases.length - shown.length;
    const rest = more > 0 ? `\nAnd ${(0,_format_js__WEBPACK_IMPORTED_MODULE_5__/* .formatCounted */ .So)(more, 'further scenario')} in \`report.html\`.\n\n` : '\n';
    const title = `${heading} Scenarios\n\n`;
    const head = (0,_building_blocks_js__WEBPACK_IMPORTED_MODULE_4__/* .tableHead */ .PP)(['Scenario', '---'], ['Passed', '---:'], ['Baseline', '---:']);
    const names = { part: 'scenarios', one: 'scenario', many: 'scenarios' };
    return [
        (0,_section_js__WEBPACK_IMPORTED_MODULE_6__/* .section */ .uW)({
            ...names,
            count: failing.length,
            open: title,
            close: others.length > 0 ? '\n' : rest,
            items: () => (0,_section_js__WEBPACK_IMPORTED_MODULE_6__/* .each */ .__)(failing, (one) => caseItem(one, run.calls ?? [], settings)),
        }),
        (0,_section_js__WEBPACK_IMPORTED_MODULE_6__/* .section */ .uW)({
            ...names,
            count: others.length,
            open: (failing.length > 0 ? '' : title) + head,
            close: rest,
            items: () => (0,_section_js__WEBPACK_IMPORTED_MODULE_6__/* .each */ .__)(others, caseRow),
        }),
    ];
}
function failingSection(runs, settings) {
    const failing = runs.flatMap(({ cases = [], calls = [] }) => cases.filter(isNowFailing).map((one) => ({ one, calls })));
    const shown = failing.slice(0, MAX_FAILING);
    const more = failing.length - shown.length;
    return (0,_section_js__WEBPACK_IMPORTED_MODULE_6__/* .section */ .uW)({
        part: 'scenarios',
        one: 'scenario',
        many: 'scenarios',
        count: shown.length,
        open: '### Scenarios\n\n',
        close: more > 0 ? `\nAnd ${(0,_format_js__WEBPACK_IMPORTED_MODULE_5__/* .formatCounted */ .So)(more, 'further scenario')} now failing.\n\n` : '\n',
        items: () => (0,_section_js__WEBPACK_IMPORTED_MODULE_6__/* .each */ .__)(shown, ({ one, calls }) => caseItem(one, calls, settings)),
    });
}
function isNowFailing({ status }) {
    return status === 'now failing';
}
function caseItem(one, calls, settings) {
    const { baseline, failingCall, adjustedP } = one;
    const before = baseline === null ? '' : `, ${share(baseline)} in the baseline`;
    const link = failingCall === null ? '' : ` · call ${(0,_building_blocks_js__WEBPACK_IMPORTED_MODULE_4__/* .callLink */ .x)(failingCall, settings)}`;
    const p = adjustedP === null ? '' : ` (p = ${(0,_words_names_js__WEBPACK_IMPORTED_MODULE_2__/* .formatPValue */ .td)(adjustedP)})`;
    const facts = `${MARKS['now failing']} **now failing:** ${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .inline */ .mG)((0,_words_scenarios_js__WEBPACK_IMPORTED_MODULE_3__/* .nameCase */ .I)(one))} · ${share(one)} passed${before}${p}${link}`;
    const excerpt = calls.find(({ id }) => id !== null && id === failingCall)?.excerpt ?? [];
    const lines = excerpt.slice(-MAX_LINES).map(({ speaker, text }) => {
        const name = `${(0,_voice_js__WEBPACK_IMPORTED_MODULE_1__/* .bold */ .Cr)(speaker ?? 'unknown speaker')}: `;
        return `${name}${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .inline */ .mG)(text, MAX_LINE_CHARS)}`;
    });
    if (lines.length === 0)
        return `- ${facts}\n`;
    const quote = (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .blockQuote */ .iZ)(lines.join('  \n')).replace(/^/gm, '  ');
    return `- ${facts}\n\n${quote}\n\n`;
}
function caseRow(one) {
    const { status, baseline } = one;
    const known = status === null ? '' : `${MARKS[status]}${_format_js__WEBPACK_IMPORTED_MODULE_5__/* .NBSP */ .MK}**${status}:** `;
    return (0,_building_blocks_js__WEBPACK_IMPORTED_MODULE_4__/* .row */ .nM)([
        known + (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .cell */ .Hn)((0,_words_scenarios_js__WEBPACK_IMPORTED_MODULE_3__/* .nameCase */ .I)(one)),
        (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .cell */ .Hn)(share(one)),
        (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .cell */ .Hn)(baseline === null ? null : share(baseline)),
    ]);
}
function share({ passed, evaluated }) {
    return `${(0,_format_js__WEBPACK_IMPORTED_MODULE_5__/* .formatCount */ .B4)(passed)}/${(0,_format_js__WEBPACK_IMPORTED_MODULE_5__/* .formatCount */ .B4)(evaluated)}`;
}


/***/ }),

/***/ 74372:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IO: () => (/* binding */ paged),
/* harmony export */   J0: () => (/* binding */ single),
/* harmony export */   QV: () => (/* binding */ foldEnds),
/* harmony export */   __: () => (/* binding */ each),
/* harmony export */   uW: () => (/* binding */ section)
/* harmony export */ });
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(53483);

const KEEP_ORDER = [
    'reasons',
    'overview',
    'run',
    'policy',
    'checks',
    'measures',
    'scenarios',
    'themes',
    'recommendations',
    'trend',
    'history',
    'analysis of themes',
    'executive summary',
    'findings',
    'went well',
];
function section({ part, isFurther = false, open = '', close = '', ...rest }) {
    const isLast = isFurther && part !== 'overview';
    const rank = KEEP_ORDER.indexOf(part) + (isLast ? KEEP_ORDER.length : 0);
    return { rank, open, close, ...rest };
}
function single(part, name, text) {
    const count = text === '' ? 0 : 1;
    return section({ part, one: name, many: `${name}s`, count, items: () => [text] });
}
function paged(paged) {
    const { part, one, many = `${one}s`, list, firstPage, tableHead = '', item } = paged;
    const page = list.slice(0, firstPage);
    const further = list.slice(firstPage);
    const fold = foldEnds((0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCounted */ .So)(further.length, `further ${one}`, `further ${many}`));
    return [
        section({
            ...{ part, one, many, count: page.length },
            open: (paged.open ?? '') + tableHead,
            close: paged.close ?? '\n',
            items: () => each(page, item),
        }),
        section({
            ...{ part, isFurther: true, one, many, count: further.length },
            open: fold.open + tableHead,
            close: fold.close,
            items: () => each(further, item),
        }),
    ];
}
function* each(values, render) {
    for (const value of values)
        yield render(value);
}
function foldEnds(summary) {
    return { open: `<details>\n<summary>${summary}</summary>\n\n`, close: '\n</details>\n\n' };
}


/***/ }),

/***/ 28509:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ analysisSections),
/* harmony export */   w: () => (/* binding */ themeTable)
/* harmony export */ });
/* harmony import */ var _text_markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(85014);
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(53483);
/* harmony import */ var _outcome_words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(65758);
/* harmony import */ var _theme_order_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(68918);
/* harmony import */ var _waivers_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(18567);
/* harmony import */ var _building_blocks_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(88674);
/* harmony import */ var _section_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(74372);







const FIRST_PAGE = 10;
const MAX_CHECKS = 100;
const HEAD = (0,_building_blocks_js__WEBPACK_IMPORTED_MODULE_3__/* .tableHead */ .PP)(['Theme', '---'], ['Calls', '---:'], ['Status', '---']);
function themeTable(runs, heading) {
    const all = (0,_theme_order_js__WEBPACK_IMPORTED_MODULE_2__/* .sortThemes */ .lt)(runs.flatMap(({ report }) => report?.themes ?? []));
    const themes = runs.length > 1 ? uniqueByKey(all) : all;
    const known = new Set(themes.map(keyOf));
    const isComplete = runs.every(({ report }) => report !== null);
    const gone = isComplete ? runs.flatMap(({ baseline }) => baseline?.gone ?? []) : [];
    const waivers = new Map(runs.flatMap(({ exceptions }) => [...(0,_waivers_js__WEBPACK_IMPORTED_MODULE_4__/* .waiversByName */ .wT)(exceptions).theme]));
    const rows = [
        ...themes.map((theme) => () => themeRow(theme, waivers.get(theme.slug))),
        ...uniqueByKey(gone)
            .filter((theme) => !known.has(keyOf(theme)))
            .map((theme) => () => fixedRow(theme)),
    ];
    return (0,_section_js__WEBPACK_IMPORTED_MODULE_5__/* .paged */ .IO)({
        part: 'themes',
        one: 'theme',
        list: rows,
        firstPage: FIRST_PAGE,
        open: `${heading} Themes\n\n`,
        tableHead: HEAD,
        item: (render) => render(),
    });
}
function analysisSections(themes, settings) {
    return (0,_section_js__WEBPACK_IMPORTED_MODULE_5__/* .paged */ .IO)({
        part: 'analysis of themes',
        one: 'analysis of a theme',
        many: 'analyses of themes',
        list: (0,_theme_order_js__WEBPACK_IMPORTED_MODULE_2__/* .sortThemes */ .lt)(themes).filter(_theme_order_js__WEBPACK_IMPORTED_MODULE_2__/* .isShown */ .aJ),
        firstPage: FIRST_PAGE,
        close: '',
        item: (theme) => analysis(theme, settings),
    });
}
function themeRow(theme, waiver) {
    const { severity, title, affectedCallCount, totalCallCount, lifecycle } = theme;
    const status = lifecycle === 'FIXED' && (0,_theme_order_js__WEBPACK_IMPORTED_MODULE_2__/* .isShown */ .aJ)(theme) ? 'PERSISTENT' : lifecycle;
    return (0,_building_blocks_js__WEBPACK_IMPORTED_MODULE_3__/* .row */ .nM)([
        `${(0,_building_blocks_js__WEBPACK_IMPORTED_MODULE_3__/* .severityMark */ .nU)(severity)} · ${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .cell */ .Hn)(title)}${(0,_building_blocks_js__WEBPACK_IMPORTED_MODULE_3__/* .waivedMark */ .Q6)(waiver)}`,
        `${(0,_format_js__WEBPACK_IMPORTED_MODULE_6__/* .formatCount */ .B4)(affectedCallCount)}/${(0,_format_js__WEBPACK_IMPORTED_MODULE_6__/* .formatCount */ .B4)(totalCallCount)}`,
        (0,_building_blocks_js__WEBPACK_IMPORTED_MODULE_3__/* .wordCell */ .D$)(status),
    ]);
}
function fixedRow({ slug, title }) {
    return (0,_building_blocks_js__WEBPACK_IMPORTED_MODULE_3__/* .row */ .nM)([`✅ ${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .inline */ .mG)(title) || (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .identifier */ .Cv)(slug)}`, (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .cell */ .Hn)(null), (0,_building_blocks_js__WEBPACK_IMPORTED_MODULE_3__/* .wordCell */ .D$)('FIXED')]);
}
function analysis(theme, settings) {
    const { sign } = (0,_outcome_words_js__WEBPACK_IMPORTED_MODULE_1__/* .severityOf */ .xJ)(theme.severity);
    const fold = (0,_section_js__WEBPACK_IMPORTED_MODULE_5__/* .foldEnds */ .QV)(`${sign} <b>${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .html */ .qy)(theme.title) || _format_js__WEBPACK_IMPORTED_MODULE_6__/* .UNTITLED */ .q8}</b>`);
    const isBrief = settings.detail === 'brief';
    const body = isBrief ? '' : (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .prose */ .CS)(theme.analysis);
    const checks = (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .inline */ .mG)(theme.checkNames.slice(0, MAX_CHECKS).join(', '), 2000);
    const facts = [
        ...(theme.impact === null ? [] : [`impact: ${(0,_building_blocks_js__WEBPACK_IMPORTED_MODULE_3__/* .wordCell */ .D$)(theme.impact)}`]),
        ...(theme.prevalence === null ? [] : [`prevalence: ${(0,_building_blocks_js__WEBPACK_IMPORTED_MODULE_3__/* .wordCell */ .D$)(theme.prevalence)}`]),
        ...(theme.rootCauseChannel === null ? [] : [`cause: ${(0,_building_blocks_js__WEBPACK_IMPORTED_MODULE_3__/* .wordCell */ .D$)(theme.rootCauseChannel)}`]),
        ...(checks === '' ? [] : [`checks: ${checks}`]),
        ...(theme.slug === '' || isBrief ? [] : [`slug: ${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .identifier */ .Cv)(theme.slug)}`]),
    ];
    return [
        fold.open,
        body === '' ? '' : `${body}\n\n`,
        facts.length === 0 ? '' : `${facts.join(' · ')}\n\n`,
        isBrief ? '' : (0,_building_blocks_js__WEBPACK_IMPORTED_MODULE_3__/* .callLine */ .LU)(theme.callIds, settings),
        fold.close,
    ].join('');
}
function uniqueByKey(themes) {
    return [...Map.groupBy(themes, keyOf).values()].flatMap(([first]) => first ?? []);
}
function keyOf({ slug, title }) {
    return slug || title;
}


/***/ }),

/***/ 61892:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P0: () => (/* binding */ historySections),
/* harmony export */   Y1: () => (/* binding */ countsByRunSection),
/* harmony export */   fM: () => (/* binding */ checkSections),
/* harmony export */   gD: () => (/* binding */ trendSections)
/* harmony export */ });
/* harmony import */ var _text_markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(85014);
/* harmony import */ var _checks_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(74949);
/* harmony import */ var _confidence_interval_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(96616);
/* harmony import */ var _facts_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(71949);
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(53483);
/* harmony import */ var _history_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(40350);
/* harmony import */ var _waivers_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(18567);
/* harmony import */ var _building_blocks_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(88674);
/* harmony import */ var _section_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(74372);









const FIRST_PAGE = 25;
const HISTORY_PAGE = 10;
const MIN_EARLIER_RUNS = 2;
const MAX_FLAKY = 10;
const CHECKS_HEAD = (0,_building_blocks_js__WEBPACK_IMPORTED_MODULE_3__/* .tableHead */ .PP)(['Check', '---'], ['Passed', '---:'], ['Threshold', '---:']);
function checkSections(run) {
    const isFailed = (0,_checks_js__WEBPACK_IMPORTED_MODULE_1__/* .isFailedIn */ .$Q)(run);
    const waivers = (0,_waivers_js__WEBPACK_IMPORTED_MODULE_4__/* .waiversByName */ .wT)(run.exceptions).check;
    return (0,_section_js__WEBPACK_IMPORTED_MODULE_5__/* .paged */ .IO)({
        part: 'checks',
        one: 'check',
        list: run.checks === undefined ? (0,_checks_js__WEBPACK_IMPORTED_MODULE_1__/* .checksOfTrend */ .Cc)(run) : (0,_checks_js__WEBPACK_IMPORTED_MODULE_1__/* .sortChecks */ .u6)(run),
        firstPage: FIRST_PAGE,
        tableHead: CHECKS_HEAD,
        item: (check) => {
            const { name, threshold, passRate } = check;
            const title = (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .cell */ .Hn)(name) + (0,_building_blocks_js__WEBPACK_IMPORTED_MODULE_3__/* .waivedMark */ .Q6)(waivers.get(name));
            const mark = markOf(check, isFailed(check));
            return (0,_building_blocks_js__WEBPACK_IMPORTED_MODULE_3__/* .row */ .nM)([mark + title, (0,_checks_js__WEBPACK_IMPORTED_MODULE_1__/* .passedShare */ .ct)(check), (0,_format_js__WEBPACK_IMPORTED_MODULE_6__/* .formatPercentBeside */ .lS)(threshold, passRate)]);
        },
    });
}
function markOf({ isPassed, threshold }, isFailed) {
    if (isFailed)
        return `❌${_format_js__WEBPACK_IMPORTED_MODULE_6__/* .NBSP */ .MK}`;
    return isPassed === null && threshold === null ? '' : `✅${_format_js__WEBPACK_IMPORTED_MODULE_6__/* .NBSP */ .MK}`;
}
function countsByRunSection(run) {
    const { runs, checks } = (0,_checks_js__WEBPACK_IMPORTED_MODULE_1__/* .countsByRun */ .pw)(run);
    const columns = runs.map((name) => [(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .cell */ .Hn)(name), '---:']);
    return (0,_section_js__WEBPACK_IMPORTED_MODULE_5__/* .section */ .uW)({
        part: 'checks',
        one: 'check, run by run',
        many: 'checks, run by run',
        count: checks.length,
        open: (0,_building_blocks_js__WEBPACK_IMPORTED_MODULE_3__/* .tableHead */ .PP)(['Check, run by run', '---'], ...columns),
        close: '\n',
        items: () => (0,_section_js__WEBPACK_IMPORTED_MODULE_5__/* .each */ .__)(checks, ({ name, shares }) => (0,_building_blocks_js__WEBPACK_IMPORTED_MODULE_3__/* .row */ .nM)([(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .cell */ .Hn)(name), ...shares])),
    });
}
function trendSections({ report, exceptions }, heading) {
    if (report === null)
        return [];
    const rows = (0,_facts_js__WEBPACK_IMPORTED_MODULE_7__/* .sortTrend */ .aQ)(report.trend?.rows ?? []);
    if (rows.every(({ previousPassRate }) => previousPassRate === null)) {
        return [(0,_section_js__WEBPACK_IMPORTED_MODULE_5__/* .single */ .J0)('trend', 'line on the baseline', 'No baseline yet.\n\n')];
    }
    const waivers = (0,_waivers_js__WEBPACK_IMPORTED_MODULE_4__/* .waiversByName */ .wT)(exceptions).check;
    const hasStatus = rows.some(({ lifecycle }) => lifecycle !== null);
    const head = (0,_building_blocks_js__WEBPACK_IMPORTED_MODULE_3__/* .tableHead */ .PP)(['Check', '---'], ['Baseline', '---:'], ['Change', '---:'], ...(hasStatus ? [['Status', '---']] : []));
    return (0,_section_js__WEBPACK_IMPORTED_MODULE_5__/* .paged */ .IO)({
        part: 'trend',
        one: 'check',
        list: rows,
        firstPage: FIRST_PAGE,
        open: `${heading} Trend\n\nChange since the baseline in percentage points.\n\n`,
        tableHead: head,
        item: (check) => {
            const { checkName, previousPassRate: previous, currentPassRate, counts, lifecycle } = check;
            const change = (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .cell */ .Hn)((0,_format_js__WEBPACK_IMPORTED_MODULE_6__/* .formatChange */ .eD)(previous, currentPassRate));
            return (0,_building_blocks_js__WEBPACK_IMPORTED_MODULE_3__/* .row */ .nM)([
                (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .cell */ .Hn)(checkName) + (0,_building_blocks_js__WEBPACK_IMPORTED_MODULE_3__/* .waivedMark */ .Q6)(waivers.get(checkName)),
                (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .cell */ .Hn)((0,_confidence_interval_js__WEBPACK_IMPORTED_MODULE_8__/* .withInterval */ .qY)((0,_format_js__WEBPACK_IMPORTED_MODULE_6__/* .formatPercent */ .l9)(previous), counts?.previous)),
                (0,_facts_js__WEBPACK_IMPORTED_MODULE_7__/* .pointsLost */ .Mv)(check) > 0 ? `**${change}**` : change,
                ...(hasStatus ? [(0,_building_blocks_js__WEBPACK_IMPORTED_MODULE_3__/* .wordCell */ .D$)(lifecycle)] : []),
            ]);
        },
    });
}
function historySections(run, heading) {
    const earlier = run.history?.runs.length ?? 0;
    const [first, further] = (0,_section_js__WEBPACK_IMPORTED_MODULE_5__/* .paged */ .IO)({
        part: 'history',
        one: 'line of history',
        many: 'lines of history',
        list: earlier < MIN_EARLIER_RUNS ? [] : (0,_history_js__WEBPACK_IMPORTED_MODULE_2__/* .historyLines */ .O5)(run),
        firstPage: HISTORY_PAGE,
        open: `${heading} History\n\n${(0,_history_js__WEBPACK_IMPORTED_MODULE_2__/* .historyWords */ .mw)(earlier)}\n\n`,
        tableHead: (0,_building_blocks_js__WEBPACK_IMPORTED_MODULE_3__/* .tableHead */ .PP)(['Check', '---'], ['Rates', '---']),
        item: ({ check, points }) => (0,_building_blocks_js__WEBPACK_IMPORTED_MODULE_3__/* .row */ .nM)([(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .cell */ .Hn)(check), `\`${(0,_history_js__WEBPACK_IMPORTED_MODULE_2__/* .sparkline */ .KM)(points)}\``]),
    });
    return [first, flakySection(run), further];
}
function flakySection({ history }) {
    const all = history?.unsteady ?? [];
    const flaky = all.slice(0, MAX_FLAKY);
    const more = all.length - flaky.length;
    return (0,_section_js__WEBPACK_IMPORTED_MODULE_5__/* .section */ .uW)({
        part: 'history',
        one: 'flaky check',
        many: 'flaky checks',
        count: flaky.length,
        close: more > 0 ? `And ${(0,_format_js__WEBPACK_IMPORTED_MODULE_6__/* .formatCounted */ .So)(more, 'further flaky check')} in \`report.html\`.\n\n` : '',
        items: () => (0,_section_js__WEBPACK_IMPORTED_MODULE_5__/* .each */ .__)(flaky, ({ check, changes, runs, waiver }) => {
            const { open, close } = (0,_section_js__WEBPACK_IMPORTED_MODULE_5__/* .foldEnds */ .QV)('Waiver for the policy');
            const times = `it changed between passed and failed ${(0,_format_js__WEBPACK_IMPORTED_MODULE_6__/* .formatCounted */ .So)(changes, 'time')} in ${(0,_format_js__WEBPACK_IMPORTED_MODULE_6__/* .formatCounted */ .So)(runs, 'run')} of the same prompt and plan`;
            return `**${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .inline */ .mG)(check)}** is flaky: ${times}.\n\n${open}${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .codeBlock */ .DV)('yaml', waiver)}\n${close}`;
        }),
    });
}


/***/ }),

/***/ 81975:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ formatFigure),
/* harmony export */   U: () => (/* binding */ describeMeasure)
/* harmony export */ });
/* harmony import */ var _model_measures_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(93604);
/* harmony import */ var _text_percent_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(58582);
/* harmony import */ var _text_strip_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(30269);
/* harmony import */ var _names_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(49912);




const DIGITS = 12;
const MAX_UNIT_CHARS = 20;
function formatFigure(value, unit) {
    if (value === null)
        return '–';
    const symbol = unit === null ? '' : (0,_text_strip_js__WEBPACK_IMPORTED_MODULE_1__/* .fold */ .AU)(unit, MAX_UNIT_CHARS);
    const number = String(Number(value.toPrecision(DIGITS)));
    return symbol === '' ? number : `${number} ${symbol}`;
}
function describeMeasure(effect, facts) {
    const name = `measure ${(0,_names_js__WEBPACK_IMPORTED_MODULE_2__/* .quoteName */ .AB)(facts.measure)}`;
    switch (facts.kind) {
        case 'measure-absent':
            return `no run has a ${name}: check the spelling in the policy`;
        case 'measure-unknown':
            return `${name} has no ${facts.statistic}, so ${facts.side}-${facts.statistic} was not evaluated`;
        case 'measure': {
            const { statistic, value = null, unit, limit } = facts;
            return `${name} has a ${statistic} of ${formatFigure(value, unit)}; the limit is ${formatFigure(limit, unit)}`;
        }
        case 'measure-moved':
            return `${name} ${describeMove(effect, facts)}`;
    }
}
function describeMove(effect, facts) {
    const { direction, unit, current, baseline, moved, limit, why, adjustedP } = facts;
    const key = `max-${direction}`;
    if (moved === null)
        return `has no median to compare, so ${key} was not evaluated`;
    if (why === 'few-values') {
        return `has fewer than ${_model_measures_js__WEBPACK_IMPORTED_MODULE_0__/* .MIN_VALUES */ .er} values in this run or its baseline, so ${key} was not evaluated`;
    }
    if (why === 'no-values') {
        return `has no values per call, so ${key} compared the medians without a test for significance`;
    }
    const verb = direction === 'rise' ? 'rose' : 'fell';
    const medians = `${formatFigure(baseline, unit)} to ${formatFigure(current, unit)}`;
    const change = `${verb} by ${(0,_text_percent_js__WEBPACK_IMPORTED_MODULE_3__/* .tellPercent */ .dH)(moved, Number.parseFloat(limit))}%, from a median of ${medians}`;
    const p = adjustedP === null ? '' : ` (p = ${(0,_names_js__WEBPACK_IMPORTED_MODULE_2__/* .formatPValue */ .td)(adjustedP)})`;
    return effect === 'note'
        ? `${change}, which is not statistically significant${p}`
        : `${change}${p}; the limit is ${limit}`;
}


/***/ }),

/***/ 49912:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AB: () => (/* binding */ quoteName),
/* harmony export */   F9: () => (/* binding */ formatCalls),
/* harmony export */   Ic: () => (/* binding */ describeFailure),
/* harmony export */   gM: () => (/* binding */ formatCounts),
/* harmony export */   kX: () => (/* binding */ describeBelowThreshold),
/* harmony export */   td: () => (/* binding */ formatPValue),
/* harmony export */   wv: () => (/* binding */ describeCounts)
/* harmony export */ });
/* harmony import */ var _evaluate_service_verdict_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(92048);
/* harmony import */ var _text_percent_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(58582);
/* harmony import */ var _text_strip_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(30269);
/* harmony import */ var _confidence_interval_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(96616);




const MAX_NAME_CHARS = 200;
function quoteName(name) {
    return `'${(0,_text_strip_js__WEBPACK_IMPORTED_MODULE_1__/* .fold */ .AU)(name, MAX_NAME_CHARS)}'`;
}
function formatCalls(calls) {
    return calls === 1 ? '1 call' : `${calls} calls`;
}
function formatCounts({ passed, evaluated }) {
    return `${passed} of ${formatCalls(evaluated)}`;
}
function describeCounts(counts) {
    return counts === null ? '' : ` (${formatCounts(counts)}, ${(0,_confidence_interval_js__WEBPACK_IMPORTED_MODULE_2__/* .formatInterval */ .vy)(counts)})`;
}
function describeBelowThreshold(name, { evaluated, passRate: rate, threshold }) {
    const share = rate === null
        ? 'too few calls'
        : `${(0,_text_percent_js__WEBPACK_IMPORTED_MODULE_3__/* .tellPercent */ .dH)(rate, threshold)}% of ${evaluated === null ? 'its calls' : formatCalls(evaluated)}`;
    const limit = threshold === null ? '' : `; the threshold is ${(0,_text_percent_js__WEBPACK_IMPORTED_MODULE_3__/* .tellPercent */ .dH)(threshold, rate)}%`;
    return `check ${quoteName(name)} passed ${share}${limit}`;
}
function describeFailure({ type, message, check }, facts) {
    if (message !== null)
        return message;
    const name = check ?? '';
    return type === _evaluate_service_verdict_js__WEBPACK_IMPORTED_MODULE_0__/* .BELOW_THRESHOLD */ .yn && facts !== null
        ? describeBelowThreshold(name, facts)
        : `check ${quoteName(name)} did not pass`;
}
function formatPValue(p) {
    return `${Number(p.toPrecision(2))}`;
}


/***/ }),

/***/ 83495:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ nameCase),
/* harmony export */   _: () => (/* binding */ describeScenario)
/* harmony export */ });
/* harmony import */ var _text_strip_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(30269);
/* harmony import */ var _names_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(49912);


const MAX_NAME_CHARS = 200;
function nameCase({ scenario, persona, agent, }) {
    const parties = [persona, agent].filter((name) => name !== null).join(', ');
    const name = scenario === null ? parties : `${scenario}${parties && ` (${parties})`}`;
    return (0,_text_strip_js__WEBPACK_IMPORTED_MODULE_0__/* .fold */ .AU)(name, MAX_NAME_CHARS) || 'a scenario without a name';
}
function describeScenario(facts) {
    const { current, baseline, adjustedP } = facts;
    const now = `${(0,_names_js__WEBPACK_IMPORTED_MODULE_1__/* .formatCounts */ .gM)(current)} passed`;
    const before = baseline === null ? '' : `, ${baseline.passed} of ${baseline.evaluated} in the baseline`;
    const p = adjustedP === null ? '' : ` (p = ${(0,_names_js__WEBPACK_IMPORTED_MODULE_1__/* .formatPValue */ .td)(adjustedP)})`;
    return `scenario '${nameCase(facts)}' is now failing: ${now}${before}${p}`;
}


/***/ }),

/***/ 14091:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   w: () => (/* binding */ makeFolders)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var _text_step_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(53326);



function makeFolders(path) {
    const parent = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path);
    if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(path) || parent === path)
        return;
    makeFolders(parent);
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(path);
    }
    catch (error) {
        if (!(0,_text_step_error_js__WEBPACK_IMPORTED_MODULE_2__/* .hasCode */ .up)(error, 'EEXIST'))
            throw error;
    }
}


/***/ }),

/***/ 11726:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   v: () => (/* binding */ isEnterpriseServer)
/* harmony export */ });
function isEnterpriseServer({ serverUrl }) {
    const host = URL.parse(serverUrl)?.hostname ?? 'github.com';
    return !/^github\.com$|\.ghe\.com$|\.localhost$/i.test(host);
}


/***/ }),

/***/ 49740:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ nextTurn)
/* harmony export */ });
function nextTurn() {
    return new Promise((resolve) => setImmediate(resolve));
}


/***/ })

};
;