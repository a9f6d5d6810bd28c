"use strict";
exports.id = 11;
exports.ids = [11];
exports.modules = {

/***/ 4606:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Su: () => (/* binding */ cancelRun),
/* harmony export */   mr: () => (/* binding */ annotateLeftRuns),
/* harmony export */   nr: () => (/* binding */ askToCancel),
/* harmony export */   zj: () => (/* binding */ leaveRun)
/* harmony export */ });
/* harmony import */ var _http_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(72557);
/* harmony import */ var _model_run_status_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(27067);
/* harmony import */ var _runner_annotation_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(15253);
/* harmony import */ var _text_stops_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9878);
/* harmony import */ var _saved_runs_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(70748);





const HURRIED_BUDGET_MS = 2_000;
const BUDGET_MS = 2 * 60_000;
const MAX_ANNOTATIONS = 5;
const LEFT_GOING = {
    unwanted: 'was left going: cancel-on-abort is false',
    lost: 'was started by this step, and may go on placing calls',
};
async function cancelRun(run, context) {
    const { log } = context;
    if (!context.inputs.cancelOnAbort) {
        log.say(run, 'left going, since cancel-on-abort is false');
        return {
            left: { why: 'unwanted' },
            notes: ['The run was left going (cancel-on-abort: false).'],
        };
    }
    try {
        if ((await requestCancel(run, context)) === 'ended') {
            log.say(run, 'had ended already, so there was nothing to cancel');
            return { left: null, notes: [] };
        }
        log.say(run, 'asked to cancel');
        const notes = ['The run was asked to cancel by this step, which had started it.'];
        return { left: null, askedToCancel: true, notes };
    }
    catch (error) {
        if (!(error instanceof _http_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._7))
            throw error;
        log.say(run, `could not be cancelled: ${error.message}`);
        return {
            left: { why: 'uncancelled', error: error.message },
            notes: ['The run could not be cancelled: it may go on placing calls.'],
        };
    }
}
async function requestCancel({ runId }, context) {
    const { client, clock, cancelled, deadline } = context;
    try {
        return await askToCancel(runId, client, {
            signal: cancelled,
            deadlineMs: deadline.within(BUDGET_MS),
        });
    }
    catch (error) {
        if (!(error instanceof _text_stops_js__WEBPACK_IMPORTED_MODULE_2__/* .Cancelled */ .cJ))
            throw error;
    }
    const { signal } = new AbortController();
    return askToCancel(runId, client, { signal, deadlineMs: clock.now() + HURRIED_BUDGET_MS });
}
async function askToCancel(runId, client, request) {
    try {
        await client.cancelRun(runId, request);
        return 'asked';
    }
    catch (error) {
        const isRefused = error instanceof _http_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._7 && error.status === 409;
        if (!isRefused || (await continues(runId, client, request)))
            throw error;
        return 'ended';
    }
}
async function continues(runId, client, request) {
    try {
        const { status } = await client.readRun(runId, { ...request, once: true });
        return !(0,_model_run_status_js__WEBPACK_IMPORTED_MODULE_1__/* .hasEnded */ .hY)(status) && status !== 'CANCELLING';
    }
    catch (error) {
        if (error instanceof _http_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._7)
            return false;
        throw error;
    }
}
function leaveRun(run, { log }) {
    log.say(run, 'left, and may go on placing calls');
    return {
        left: { why: 'lost' },
        notes: [
            'This step started the run and had to leave it: it may go on placing calls. Its ID as job-id has it judged, and so has a re-run of this job where memory holds the run; to start another would place the calls a second time.',
        ],
    };
}
function annotateLeftRuns(runs, runner) {
    const uncancelled = runs.flatMap(({ id, left }) => left?.why === 'uncancelled' ? [{ id, why: left.error }] : []);
    (0,_runner_annotation_js__WEBPACK_IMPORTED_MODULE_4__/* .annotateEach */ .qc)('error', (0,_saved_runs_js__WEBPACK_IMPORTED_MODULE_3__/* .describeUncancelled */ .Y_)(uncancelled), runner, MAX_ANNOTATIONS);
    const others = runs.flatMap(({ id, left }) => left === null || left.why === 'uncancelled' ? [] : [{ id, why: LEFT_GOING[left.why] }]);
    const going = (0,_runner_annotation_js__WEBPACK_IMPORTED_MODULE_4__/* .byReason */ .UN)(others).map(({ ids, why }) => `run ${ids} ${why}`);
    (0,_runner_annotation_js__WEBPACK_IMPORTED_MODULE_4__/* .annotateEach */ .qc)('warning', going, runner, MAX_ANNOTATIONS);
}


/***/ }),

/***/ 34299:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* binding */ inTurn)
/* harmony export */ });
async function inTurn(items, limit, work) {
    const results = [];
    const queue = items.entries();
    const worker = async () => {
        for (const [index, item] of queue)
            results[index] = await work(item, index);
    };
    await Promise.all(Array.from({ length: Math.min(limit, items.length) }, worker));
    return results;
}


/***/ }),

/***/ 70748:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Nb: () => (/* binding */ RunSaver),
/* harmony export */   Y_: () => (/* binding */ describeUncancelled),
/* harmony export */   yh: () => (/* binding */ readSavedRuns)
/* harmony export */ });
/* harmony import */ var _runner_annotation_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(15253);
/* harmony import */ var _text_stops_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9878);


const STATE = 'STATE_';
const PREFIX = 'run-';
const SAVABLE = /^[\x21-\x7e]{1,200}$/;
class RunSaver {
    #runner;
    #names = new Map();
    constructor(runner) {
        this.#runner = runner;
    }
    started(runId) {
        if (!SAVABLE.test(runId))
            return;
        const name = `${PREFIX}${this.#names.size}`;
        this.#names.set(runId, name);
        this.#runner.saveState(name, runId);
    }
    finished(runId) {
        const name = this.#names.get(runId);
        if (name !== undefined)
            this.#runner.saveState(name, '');
    }
}
function readSavedRuns({ env, runner }) {
    return Object.keys(env)
        .filter((name) => name.startsWith(`${STATE}${PREFIX}`))
        .map((name) => runner.getState(name.slice(STATE.length)))
        .filter((jobId) => SAVABLE.test(jobId));
}
function describeUncancelled(failures) {
    return (0,_runner_annotation_js__WEBPACK_IMPORTED_MODULE_1__/* .byReason */ .UN)(failures).map(({ ids, why }) => `run ${ids} could not be cancelled and may continue to make calls: ${(0,_text_stops_js__WEBPACK_IMPORTED_MODULE_0__/* .withoutPeriod */ .Kx)(why)}. Cancel it in the dashboard of the service`);
}


/***/ }),

/***/ 45011:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  run: () => (/* reexport */ runPost)
});

// EXTERNAL MODULE: ./collect/cancel.js
var cancel = __webpack_require__(4606);
// EXTERNAL MODULE: ./collect/connect.js + 4 modules
var connect = __webpack_require__(79678);
// EXTERNAL MODULE: ./collect/in-turn.js
var in_turn = __webpack_require__(34299);
// EXTERNAL MODULE: ./collect/saved-runs.js
var saved_runs = __webpack_require__(70748);
// EXTERNAL MODULE: ./http/errors.js
var errors = __webpack_require__(72557);
// EXTERNAL MODULE: ./inputs/gate/input-defaults.js
var input_defaults = __webpack_require__(45556);
// EXTERNAL MODULE: ./inputs/input-form.js
var input_form = __webpack_require__(61328);
// EXTERNAL MODULE: ./inputs/service-access.js + 2 modules
var service_access = __webpack_require__(22257);
// EXTERNAL MODULE: ./runner/annotation.js
var annotation = __webpack_require__(15253);
// EXTERNAL MODULE: ./text/markdown.js
var markdown = __webpack_require__(85014);
// EXTERNAL MODULE: ./text/stops.js
var stops = __webpack_require__(9878);
;// CONCATENATED MODULE: ./actions/gate/post.js











const BUDGET_MS = 55_000;
const PARALLEL_RUNS = 50;
const MAX_LINES = 100;
const MAX_LINE_CHARS = 2_000;
async function runPost(world) {
    const { runner } = world;
    const jobIds = (0,saved_runs/* readSavedRuns */.yh)(world);
    if (jobIds.length === 0)
        return 0;
    const apiKey = runner.getInput('api-key');
    if (apiKey !== '')
        runner.maskSecret(apiKey);
    try {
        const { errors, lines } = await cancelAll(jobIds, world);
        (0,annotation/* annotateEach */.qc)('error', errors, runner);
        const form = new input_form/* InputForm */.Vs(runner, input_defaults/* INPUT_DEFAULTS */.W);
        if (form.boolean('summary') !== false)
            await summarize([...errors, ...lines], runner);
    }
    catch (error) {
        runner.debug((0,stops/* stackOf */.US)(error));
        runner.annotate('error', `post step: ${(0,stops/* internalFault */.gj)(error).message}`);
    }
    return 0;
}
async function summarize(lines, runner) {
    const items = lines
        .slice(0, MAX_LINES)
        .map((line) => `- ${(0,markdown/* message */.iU)(runner.secrets.hide(line), MAX_LINE_CHARS)}`);
    if (lines.length > items.length)
        items.push(`- and ${lines.length - items.length} more`);
    await runner.writeSummary(`## Simulation gate: after the step\n\n${items.join('\n')}\n`);
}
async function cancelAll(jobIds, world) {
    const { clock, cancelled: signal, runner } = world;
    const deadlineMs = clock.now() + BUDGET_MS;
    const form = new input_form/* InputForm */.Vs(runner, input_defaults/* INPUT_DEFAULTS */.W);
    const given = (0,service_access/* readGivenAccess */.C2)(form, await (0,service_access/* readServiceProfile */.f1)(runner));
    const access = (0,service_access/* requireAccess */.wo)(given, form, null, 'set on-missing-key: skip');
    if (access === undefined) {
        const why = form.faults.map((fault) => fault.message).join('; ');
        return { errors: (0,saved_runs/* describeUncancelled */.Y_)(jobIds.map((id) => ({ id, why }))), lines: [] };
    }
    const client = (0,connect/* connect */.N)(access, world);
    const ends = await (0,in_turn/* inTurn */.l)(jobIds, PARALLEL_RUNS, (id) => cancelOne(id, client, { signal, deadlineMs }));
    const lines = ends.flatMap((end) => ('line' in end ? end.line : []));
    for (const line of lines)
        runner.info(line);
    const failures = ends.flatMap((end) => ('why' in end ? end : []));
    return { errors: (0,saved_runs/* describeUncancelled */.Y_)(failures), lines };
}
async function cancelOne(id, client, context) {
    try {
        const end = await (0,cancel/* askToCancel */.nr)(id, client, context);
        return {
            line: end === 'asked'
                ? `run ${id}: asked to cancel, because the step that started it left it behind`
                : `run ${id}: had ended already`,
        };
    }
    catch (error) {
        if (!(error instanceof errors/* ServiceError */._7 || error instanceof stops/* Cancelled */.cJ))
            throw error;
        return { id, why: error.message };
    }
}

;// CONCATENATED MODULE: ./entries/gate-post.js



/***/ }),

/***/ 45556:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ REMOVED_INPUTS),
/* harmony export */   W: () => (/* binding */ INPUT_DEFAULTS)
/* harmony export */ });
const INPUT_DEFAULTS = {
    'base-url': '',
    'api-key': '',
    'github-token': '',
    'service-profile': '',
    'gate-name': '',
    'run-plan': '',
    'job-id': '',
    'service-phone-number': '',
    'call-time': '',
    'debrief-file': '',
    variables: '',
    'variable-files': '',
    paths: '',
    wait: 'true',
    regenerate: 'false',
    'dry-run': 'false',
    reuse: 'off',
    memory: 'auto',
    'queue-timeout': '15m',
    'run-timeout': '30m',
    'debrief-timeout': '15m',
    'debrief-retries': '1',
    'max-poll-interval': '10s',
    'max-parallel': '20',
    'max-calls': '',
    'cancel-on-abort': 'true',
    policy: '',
    'policy-check': 'false',
    baseline: 'auto',
    'baseline-runs': '5',
    confirm: '0',
    'warn-only': 'false',
    'on-inconclusive': 'fail',
    'on-missing-key': 'fail',
    summary: 'true',
    detail: 'full',
    transcripts: 'true',
    redact: 'true',
    'call-url': '',
    'run-url': '',
    comment: 'auto',
    suggestions: 'true',
    history: '10',
    'report-dir': '',
    'upload-report': 'auto',
};
const REMOVED_INPUTS = {
    'run-plan-id': 'give the ID as run-plan',
    'run-plan-name': 'give the name as run-plan',
    'changed-paths': 'give the globs as paths',
    'reuse-paths': 'give the globs as paths',
    'prompt-paths': 'give the globs as paths',
    'collect-metrics': 'use the action collect-metrics in a later step with if: always()',
    'delete-flows': 'use the action delete-flows in a later step with if: always()',
    'cancel-unjudged': 'it has no replacement; remove it',
};


/***/ })

};
;