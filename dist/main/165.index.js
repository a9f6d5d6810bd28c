"use strict";
exports.id = 165;
exports.ids = [165];
exports.modules = {

/***/ 27165:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  run: () => (/* reexport */ runPost)
});

// EXTERNAL MODULE: ./core/text/markdown.js
var markdown = __webpack_require__(90630);
// EXTERNAL MODULE: ./gate/inputs/input-defaults.js
var input_defaults = __webpack_require__(90824);
// EXTERNAL MODULE: ./gate/runs/saved-runs.js
var saved_runs = __webpack_require__(11156);
// EXTERNAL MODULE: ./step/annotations.js
var annotations = __webpack_require__(81560);
// EXTERNAL MODULE: ./step/connect.js + 4 modules
var connect = __webpack_require__(65950);
// EXTERNAL MODULE: ./step/inputs/event.js
var inputs_event = __webpack_require__(33050);
// EXTERNAL MODULE: ./step/inputs/input-form.js + 2 modules
var input_form = __webpack_require__(90177);
// EXTERNAL MODULE: ./step/inputs/service-access.js + 4 modules
var service_access = __webpack_require__(28776);
// EXTERNAL MODULE: ./step/stops.js
var stops = __webpack_require__(33743);
// EXTERNAL MODULE: ./flows/delete-flow.js
var delete_flow = __webpack_require__(65523);
// EXTERNAL MODULE: ./gate/runs/ask-to-cancel.js
var ask_to_cancel = __webpack_require__(1852);
// EXTERNAL MODULE: ./http/errors.js
var errors = __webpack_require__(72557);
// EXTERNAL MODULE: ./step/in-turn.js
var in_turn = __webpack_require__(89499);
;// CONCATENATED MODULE: ./post/clean-up.js







/** How many runs are cancelled, and how many flows deleted, at once. */
const PARALLEL_RUNS = 50;
const PARALLEL_FLOWS = 10;
/** What a flow gets at least of the time that is left. */
const MIN_SHARE_MS = 5_000;
/** Cancels what the main step started; gives an error that names each run that may go on. */
async function cancelRuns(runs, work) {
    const withIds = runs.flatMap((run) => (run.kind === 'starting' ? [] : run));
    const ends = await (0,in_turn/* inTurn */.l)(withIds, PARALLEL_RUNS, async (run) => ({
        id: run.jobId,
        why: await cancelRun(run, work),
    }));
    const failures = ends.flatMap(({ id, why }) => (why === null ? [] : { id, why }));
    return [...(0,saved_runs/* describeUncancelled */.Y_)(failures), ...describeStarting(runs)];
}
/** Errors that name the run plans of which a run was being started when the step was killed. */
function describeStarting(runs) {
    const why = 'before the ID was known: a run may be placing calls. To find it, look at the newest runs of the plan in the dashboard of the service, and cancel it there';
    const plans = runs.flatMap((run) => (run.kind === 'starting' ? run.runPlanId : []));
    return (0,annotations/* byReason */.UN)(plans.map((id) => ({ id, why }))).map(({ ids }) => `the step was killed while it started a run of run plan ${ids}, ${why}`);
}
const WHY_CANCELLED = {
    started: 'the step that had started it left it going',
    unjudged: 'no later step of this job has judged it',
};
/** Null where the service takes the request or the run has ended; else why not. */
async function cancelRun({ jobId, kind }, { client, tell, context }) {
    try {
        const end = await (0,ask_to_cancel/* askToCancel */.n)(jobId, client, context);
        tell(end === 'asked'
            ? `run ${jobId}: asked to cancel, since ${WHY_CANCELLED[kind]}`
            : `run ${jobId}: had ended already, so there was nothing to cancel`);
        return null;
    }
    catch (error) {
        if (!(error instanceof errors/* ServiceError */._7 || error instanceof stops/* Cancelled */.cJ))
            throw error;
        return error.message;
    }
}
/**
 * Deletes the flows side by side; one that is gone already is no error. Gives an error that names
 * each flow that was not deleted.
 */
async function deleteLeftFlows(flowIds, work) {
    let hopeless = null;
    let missing = 0;
    const failures = await (0,in_turn/* inTurn */.l)(flowIds, PARALLEL_FLOWS, async (id, index) => {
        if (hopeless !== null) {
            return [{ id, why: `it was not tried after another one had failed: ${hopeless}` }];
        }
        const deletion = await tryToDelete(id, flowIds.length - index, work);
        if (deletion.result !== 'failed') {
            work.tell(`customer flow ${id}: ${deletion.result}`);
            if (deletion.result === 'missing')
                missing += 1;
            return [];
        }
        if (deletion.hopeless)
            hopeless = deletion.why;
        return [{ id, why: deletion.why }];
    });
    if (missing > 0 && missing === flowIds.length)
        work.runner.annotate('warning', delete_flow/* ALL_MISSING */.H);
    return describeUndeleted(failures.flat());
}
/** Errors that name flows that are still there. */
function describeUndeleted(failures) {
    return (0,annotations/* byReason */.UN)(failures).map(({ ids, why }) => `customer flow ${ids} was not deleted: ${why}`);
}
/** @param waiting how many flows wait for their turn, this one among them */
function tryToDelete(flowId, waiting, { client, clock, context: { signal, deadlineMs } }) {
    const rounds = Math.ceil(waiting / PARALLEL_FLOWS);
    const shareMs = Math.max(MIN_SHARE_MS, (deadlineMs - clock.now()) / rounds);
    const limits = { clock, signal, shareMs, deadlineMs };
    return (0,delete_flow/* deleteFlow */.A)(flowId, client, limits, 'the input delete-flows');
}

;// CONCATENATED MODULE: ./post/post.js
/**
 * The gate's post step: cancels the runs that a killed main step left behind or that no
 * later step has judged (`cancel-unjudged`), and deletes `delete-flows`. The job's result is not its business: what it cannot do is told as an error, and
 * it ends well all the same.
 */










/** The post step promises 60 s; the rest is for its start and its end. */
const BUDGET_MS = 55_000;
/** With these the job summary stays far below what the platform shows. */
const MAX_TOLD = 100;
const MAX_LINE_CHARS = 2_000;
/** Does what is left to do and gives the exit code, 0. Says nothing where there is nothing to do. */
async function runPost(world) {
    const { runner } = world;
    const form = new input_form/* InputForm */.Vs(runner, input_defaults/* INPUT_DEFAULTS */.W);
    const runs = (0,saved_runs/* readSavedRuns */.yh)(world);
    if (runs.length === 0 && !hasFlows(form))
        return 0;
    const apiKey = runner.getInput('api-key');
    if (apiKey !== '')
        runner.maskSecret(apiKey);
    const told = [];
    try {
        const errors = await cleanUp(form, runs, told, world);
        (0,annotations/* annotateEach */.qc)('error', errors, runner);
        if (runs.length > 0 && form.boolean('summary') !== false)
            await summarize([...errors, ...told], runner);
    }
    catch (error) {
        runner.debug((0,stops/* stackOf */.US)(error));
        runner.annotate('error', `post step: ${(0,stops/* internalFault */.gj)(error).message}`);
    }
    return 0;
}
/** The job summary of a step that left runs going, most of them since it was killed and wrote none. */
async function summarize(lines, runner) {
    const items = lines
        .slice(0, MAX_TOLD)
        .map((line) => `- ${(0,markdown/* message */.iU)(runner.secrets.hide(line), MAX_LINE_CHARS)}`);
    if (lines.length > items.length)
        items.push(`- and ${lines.length - items.length} more`);
    await runner.writeSummary(`## Simulation gate: after the step\n\n${items.join('\n')}\n`);
}
/** A dry run changes nothing at the service, nor does one that may have been meant. */
function hasFlows(form) {
    return form.has('delete-flows') && form.boolean('dry-run') === false;
}
/** Gives what could not be done, and why. */
async function cleanUp(form, runs, told, world) {
    const { clock, cancelled: signal, env, runner } = world;
    const deadlineMs = clock.now() + BUDGET_MS;
    const given = (0,service_access/* readGivenAccess */.C2)(form, null);
    const origin = (0,inputs_event/* readPullRequestOrigin */.Xj)(env);
    const isSkipped = form.choice('on-missing-key', ['fail', 'skip']) === 'skip' && origin !== null;
    // The main step was skipped for want of a key, or judged a saved debrief without one.
    if (given.apiKey === null && isSkipped && runs.length === 0)
        return [];
    const access = (0,service_access/* requireAccess */.wo)(given, form, origin, 'set on-missing-key: skip');
    const flowIds = hasFlows(form) ? form.uuids('delete-flows') : null;
    const faults = describeFaults(form);
    if (access === undefined) {
        return [...describeLeft(runs, faults), ...describeKept(flowIds, faults)];
    }
    const profileForm = new input_form/* InputForm */.Vs(runner, input_defaults/* INPUT_DEFAULTS */.W);
    const profile = await readProfile(profileForm, runner);
    const client = (0,connect/* connect */.N)({ ...access, ...profile }, world);
    const tell = (line) => {
        runner.info(line);
        told.push(line);
    };
    const work = { client, clock, runner, tell, context: { signal, deadlineMs } };
    const errors = await Promise.all([
        profile === undefined
            ? describeLeft(runs, describeFaults(profileForm))
            : cancelRuns(runs, work),
        flowIds ? deleteLeftFlows(flowIds, work) : describeKept(flowIds, faults),
    ]);
    return errors.flat();
}
/**
 * Where the service differs from others, noting what is faulty in its profile; undefined where it is,
 * which a step in between may have brought about by removing the file. No run is cancelled then: what
 * that would do, nobody knows. Flows are deleted the standard way, which tells where it does not work.
 */
async function readProfile(form, inputs) {
    const read = await (0,service_access/* readServiceProfile */.f1)(inputs);
    if (read === null)
        return {};
    const profile = form.takeFromFile('service-profile', read);
    return profile && { profile };
}
function describeFaults({ faults }) {
    return faults.map(({ message }) => message).join('; ');
}
/** The runs that would have been cancelled. */
function describeLeft(runs, why) {
    const started = runs.flatMap((run) => (run.kind === 'starting' ? [] : { id: run.jobId, why }));
    return [...(0,saved_runs/* describeUncancelled */.Y_)(started), ...describeStarting(runs)];
}
/** The flows that would have been deleted: null where there are none, undefined for a faulty list. */
function describeKept(flowIds, why) {
    return flowIds === undefined
        ? [`customer flows were not deleted: ${why}`]
        : describeUndeleted((flowIds ?? []).map((id) => ({ id, why })));
}

;// CONCATENATED MODULE: ./entries/gate-post.js



/***/ }),

/***/ 65523:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ deleteFlow),
/* harmony export */   H: () => (/* binding */ ALL_MISSING)
/* harmony export */ });
/* harmony import */ var _http_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(72557);
/* harmony import */ var _http_retry_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(19406);
/* harmony import */ var _step_concerns_all_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9419);
/* harmony import */ var _step_explain_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(40301);
/* harmony import */ var _step_stops_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(33743);





const ROUTE_CURE = 'where the service deletes flows at another path, say so in the input service-profile (deleteCustomerFlow.path, such as /v1/customer-flow/{flowId})';
const PLACE_CURE = 'So the service does not say that it has deleted the flow; where it says so in another place, name that in the input service-profile (deleteCustomerFlow.deleted)';
/** What to make of it that not one of the flows is there: the service may not know the route at all. */
const ALL_MISSING = `not one of the customer flows is there. Where they should be, the address may be wrong: ${ROUTE_CURE}`;
/**
 * Deletes a customer flow. Rejects only with a bug of ours.
 *
 * @param meant the input that names the flow, for cures: `the input flow-ids`
 */
async function deleteFlow(flowId, client, limits, meant) {
    try {
        await deleteWithin(flowId, client, limits);
        return { result: 'deleted' };
    }
    catch (error) {
        if (error instanceof _step_stops_js__WEBPACK_IMPORTED_MODULE_4__/* .Cancelled */ .cJ) {
            const why = `${error.message} before the service had answered, so it may be deleted all the same`;
            return { result: 'failed', why, hopeless: true };
        }
        if (!(error instanceof _http_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._7))
            throw error;
        if (error.status === 404 && error.type !== undefined)
            return { result: 'missing' };
        // A 404 in another form than the service's own is about the address, not the flow.
        if (error.status === 404) {
            const why = `${(0,_step_stops_js__WEBPACK_IMPORTED_MODULE_4__/* .withoutPeriod */ .Kx)(error.message)}. This is not how the service says that a flow is not there, so it seems to know no such address: check base-url, and ${ROUTE_CURE}`;
            return { result: 'failed', why, hopeless: true };
        }
        const told = (0,_step_explain_js__WEBPACK_IMPORTED_MODULE_3__/* .explain */ .W)(error, null, meant).message;
        const why = error.kind === 'shape' ? `${(0,_step_stops_js__WEBPACK_IMPORTED_MODULE_4__/* .withoutPeriod */ .Kx)(told)}. ${PLACE_CURE}` : told;
        return { result: 'failed', why, hopeless: (0,_step_concerns_all_js__WEBPACK_IMPORTED_MODULE_2__/* .concernsAll */ .p)(error) };
    }
}
/** Tries for the flow's share; where its end was met by what concerns all, until the deadline. */
async function deleteWithin(flowId, client, { clock, signal, shareMs, deadlineMs }) {
    const shareEndsMs = Math.min(clock.now() + shareMs, deadlineMs);
    const attempts = { mayHaveDeleted: false };
    try {
        await client.deleteCustomerFlow(flowId, { signal, deadlineMs: shareEndsMs }, attempts);
    }
    catch (error) {
        if (!(error instanceof _http_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._7) || !(error.cause instanceof _http_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._7))
            throw error;
        const pauseMs = (0,_http_retry_js__WEBPACK_IMPORTED_MODULE_1__/* .askedPauseMs */ .Lo)(error.cause, clock.now());
        const isFinal = shareEndsMs === deadlineMs || clock.now() + pauseMs >= deadlineMs;
        if (isFinal || !(0,_step_concerns_all_js__WEBPACK_IMPORTED_MODULE_2__/* .concernsAll */ .p)(error))
            throw error;
        await clock.sleep(pauseMs, signal);
        await client.deleteCustomerFlow(flowId, { signal, deadlineMs }, attempts);
    }
}


/***/ }),

/***/ 90824:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ INPUT_DEFAULTS)
/* harmony export */ });
/** Every input of the root action with the text that stands for it where a workflow gives none. */
const INPUT_DEFAULTS = {
    'base-url': '',
    'api-key': '',
    'job-id': '',
    'run-plan-id': '',
    'run-plan-name': '',
    'service-phone-number': '',
    'call-time': '',
    'debrief-file': '',
    variables: '',
    'variable-files': '',
    'max-calls': '',
    'dry-run': 'false',
    wait: 'true',
    regenerate: 'false',
    'queue-timeout': '15m',
    'run-timeout': '30m',
    'debrief-timeout': '15m',
    'debrief-retries': '1',
    'max-poll-interval': '10s',
    'cancel-on-abort': 'true',
    'cancel-unjudged': 'false',
    'max-parallel': '20',
    confirm: '0',
    policy: '',
    'policy-check': 'false',
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
    'gate-name': '',
    'prompt-paths': '',
    'github-token': '',
    'report-dir': '',
    'upload-report': 'auto',
    memory: 'auto',
    baseline: 'auto',
    'baseline-runs': '5',
    reuse: 'off',
    'reuse-paths': '',
    history: '10',
    'changed-paths': '',
    'collect-metrics': '',
    'delete-flows': '',
    'service-profile': '',
};


/***/ }),

/***/ 1852:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ askToCancel)
/* harmony export */ });
/* harmony import */ var _core_run_status_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26929);
/* harmony import */ var _http_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(72557);


/**
 * Asks the service to cancel a run. One that it will not cancel (409) has ended, unless reading it says
 * that it goes on. Rejects as `cancelRun` of the client does.
 */
async function askToCancel(jobId, client, context) {
    try {
        await client.cancelRun(jobId, context);
        return 'asked';
    }
    catch (error) {
        const isRefused = error instanceof _http_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ServiceError */ ._7 && error.status === 409;
        if (!isRefused || (await goesOn(jobId, client, context)))
            throw error;
        return 'ended';
    }
}
/** False also where nobody says. */
async function goesOn(jobId, client, context) {
    try {
        const { status } = await client.readRun(jobId, { ...context, once: true });
        return !(0,_core_run_status_js__WEBPACK_IMPORTED_MODULE_0__/* .hasEnded */ .hY)(status) && status !== 'CANCELLING';
    }
    catch (error) {
        if (error instanceof _http_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ServiceError */ ._7)
            return false;
        throw error;
    }
}


/***/ }),

/***/ 11156:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Nb: () => (/* binding */ RunSaver),
/* harmony export */   Tn: () => (/* binding */ markJudged),
/* harmony export */   Y_: () => (/* binding */ describeUncancelled),
/* harmony export */   yh: () => (/* binding */ readSavedRuns)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48161);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_os__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_2__);
/* harmony import */ var _step_annotations_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(81560);
/* harmony import */ var _step_stops_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(33743);
/**
 * What the main step leaves to the post step, so that no run is left going that nobody wants: one
 * value of the step's state for each run that is being started, has been, or waits to be judged.
 */





/** What the runner puts before the name of a saved value, in the environment. */
const STATE = 'STATE_';
const PREFIX = 'run-';
/** What cannot stand in an environment variable, or is too long to be an ID, is not saved. */
const SAVABLE = /^[\x21-\x7e]{1,200}$/;
/** What may stand in a file's name. */
const MARKABLE = /^[\w-]{1,200}$/;
/** Keeps the saved state of a step's runs up to date. */
class RunSaver {
    #runner;
    #names = new Map();
    #next = 0;
    constructor(runner) {
        this.#runner = runner;
    }
    /** A run is about to be started. */
    starting(run, runPlanId) {
        this.#save(run, `starting ${runPlanId}`);
    }
    /** A run has been started and has its ID. */
    started(run) {
        if (SAVABLE.test(run.jobId))
            this.#save(run, `started ${run.jobId}`);
    }
    /** The step is done with a run. One that it could not cancel stays for the post step to try. */
    finished(run) {
        if (run.uncancelled !== null || !this.#names.has(run))
            return;
        this.#save(run, '');
        this.#names.delete(run);
    }
    /** The step leaves a run that it has started to a later one, which is to judge it. */
    unjudged(run) {
        if (!this.#names.has(run))
            return;
        this.#save(run, SAVABLE.test(run.jobId) ? `unjudged ${run.jobId}` : '');
    }
    #save(run, value) {
        const name = this.#names.get(run) ?? `${PREFIX}${this.#next++}`;
        this.#names.set(run, name);
        this.#runner.saveState(name, value);
    }
}
/** The runs that the main step has left behind, for the post step; the environment has their names. */
function readSavedRuns({ env, runner }) {
    return Object.keys(env).flatMap((name) => {
        if (!name.startsWith(`${STATE}${PREFIX}`))
            return [];
        const value = runner.getState(name.slice(STATE.length));
        const [, kind, id = ''] = /^(starting|started|unjudged) (.+)$/.exec(value) ?? [];
        if (kind === 'started')
            return [{ kind, jobId: id }];
        if (kind === 'unjudged')
            return wasJudged(id, env) ? [] : [{ kind, jobId: id }];
        return kind === 'starting' ? [{ kind, runPlanId: id }] : [];
    });
}
/** Notes, for the post step of the step that has started it, that a run has been judged. */
function markJudged(jobId, env) {
    if (!MARKABLE.test(jobId))
        return;
    try {
        // Where there is something already, such as a link, it is left alone.
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(markOf(jobId, env), '', { flag: 'wx' });
    }
    catch {
        // The judgement stands, and cancelling a run that has ended does nothing.
    }
}
function wasJudged(jobId, env) {
    return MARKABLE.test(jobId) && (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(markOf(jobId, env));
}
/** A file in the folder that the runner empties with each job; IDs of runs are used once anyway. */
function markOf(jobId, { RUNNER_TEMP: temp }) {
    return (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(temp || (0,node_os__WEBPACK_IMPORTED_MODULE_1__.tmpdir)(), `simulation-gate-judged-${jobId.toLowerCase()}`);
}
/** Errors that name runs of which nobody knows whether they go on. */
function describeUncancelled(failures) {
    return (0,_step_annotations_js__WEBPACK_IMPORTED_MODULE_4__/* .byReason */ .UN)(failures).map(({ ids, why }) => `run ${ids} could not be cancelled and may go on placing calls: ${(0,_step_stops_js__WEBPACK_IMPORTED_MODULE_3__/* .withoutPeriod */ .Kx)(why)}. Cancel it in the dashboard of the service`);
}


/***/ }),

/***/ 9419:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ concernsAll)
/* harmony export */ });
/* harmony import */ var _http_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(72557);

/** Statuses that are about the key or a proxy. */
const OF_ALL = new Set([401, 403, 407]);
/**
 * Whether every other call or flow would fare the same: the key, the address or the service is what is
 * wrong. One that could not be reached has been tried for as long as one of them may take.
 */
function concernsAll(error) {
    const { kind, status, type, mayHaveBeenTaken } = error;
    if ((0,_http_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .isSpent */ .Fh)(error))
        return true;
    switch (kind) {
        case 'status':
            // A 404 in another form than the service's own is about the address.
            return status === 404 ? type === undefined : OF_ALL.has(status);
        case 'redirect':
        case 'tls':
        case 'proxy':
        case 'protocol':
        case 'unresolved':
            return true;
        case 'connection':
        case 'timeout':
        case 'deadline':
            return !mayHaveBeenTaken;
        default:
            return false;
    }
}


/***/ }),

/***/ 89499:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* binding */ inTurn)
/* harmony export */ });
/** Maps in order with at most `limit` at work; the others wait their turn. */
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


/***/ })

};
;