"use strict";
exports.id = 877;
exports.ids = [877];
exports.modules = {

/***/ 94877:
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
// EXTERNAL MODULE: ./gate/runs/cancel.js
var cancel = __webpack_require__(49718);
// EXTERNAL MODULE: ./gate/runs/saved-runs.js
var saved_runs = __webpack_require__(11156);
// EXTERNAL MODULE: ./http/errors.js
var errors = __webpack_require__(72557);
// EXTERNAL MODULE: ./step/annotations.js
var annotations = __webpack_require__(81560);
// EXTERNAL MODULE: ./step/connect.js + 4 modules
var connect = __webpack_require__(65950);
// EXTERNAL MODULE: ./step/in-turn.js
var in_turn = __webpack_require__(89499);
// EXTERNAL MODULE: ./step/inputs/input-form.js
var input_form = __webpack_require__(36269);
// EXTERNAL MODULE: ./step/inputs/service-access.js + 2 modules
var service_access = __webpack_require__(50457);
// EXTERNAL MODULE: ./step/stops.js
var stops = __webpack_require__(33743);
;// CONCATENATED MODULE: ./post/post.js
/**
 * The gate's post step: cancels the runs that a killed main step left behind. It does not change the
 * job's result: what it cannot do is an error annotation.
 */











/** The post step takes at most 60 s; the rest is for its start and its end. */
const BUDGET_MS = 55_000;
/** How many runs are cancelled at once. */
const PARALLEL_RUNS = 50;
/** With these the job summary stays far below what the platform shows. */
const MAX_LINES = 100;
const MAX_LINE_CHARS = 2_000;
/** Cancels what is left and returns the exit code, 0. Writes nothing if there is nothing to do. */
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
        (0,annotations/* annotateEach */.qc)('error', errors, runner);
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
/** The job summary of a step that left runs behind, usually because it was killed before it wrote one. */
async function summarize(lines, runner) {
    const items = lines
        .slice(0, MAX_LINES)
        .map((line) => `- ${(0,markdown/* message */.iU)(runner.secrets.hide(line), MAX_LINE_CHARS)}`);
    if (lines.length > items.length)
        items.push(`- and ${lines.length - items.length} more`);
    await runner.writeSummary(`## Simulation gate: after the step\n\n${items.join('\n')}\n`);
}
/** Errors for the runs that could not be cancelled, and a line for each of the others. */
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

/***/ 90824:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ REMOVED_INPUTS),
/* harmony export */   W: () => (/* binding */ INPUT_DEFAULTS)
/* harmony export */ });
/** Every input of the root action with the text that stands for it where a workflow gives none. */
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
/** Inputs of earlier versions that are gone, each with what a workflow does instead. */
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


/***/ }),

/***/ 49718:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Su: () => (/* binding */ cancelRun),
/* harmony export */   gm: () => (/* binding */ tellRunsThatGoOn),
/* harmony export */   nr: () => (/* binding */ askToCancel),
/* harmony export */   zj: () => (/* binding */ leaveRun)
/* harmony export */ });
/* harmony import */ var _core_run_status_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26929);
/* harmony import */ var _http_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(72557);
/* harmony import */ var _step_annotations_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(81560);
/* harmony import */ var _step_stops_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(33743);
/* harmony import */ var _saved_runs_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(11156);





/** A cancelled step has 7.5 s from the first signal to the second; 5 s is what the gate promises. */
const HURRIED_BUDGET_MS = 2_000;
/** How long a run is asked to be cancelled whose time ran out while the step has time left. */
const BUDGET_MS = 2 * 60_000;
const LEFT_GOING = {
    unwanted: 'was left going: cancel-on-abort is false',
    lost: 'was started by this step, and may go on placing calls',
};
/** GitHub shows ten annotations of a level; the others say why the step failed. */
const MAX_ANNOTATIONS = 5;
/** Cancels a run that this step started, where `cancel-on-abort` wants it. */
async function cancelRun(run, watch) {
    run.leftGoing = null;
    if (!watch.inputs.cancelOnAbort) {
        run.note('The run was left going (cancel-on-abort: false).');
        watch.narrator.say(run, 'left going, since cancel-on-abort is false');
        run.leftGoing = 'unwanted';
        return;
    }
    try {
        if ((await requestCancel(run, watch)) === 'ended') {
            watch.narrator.say(run, 'had ended already, so there was nothing to cancel');
            return;
        }
        run.askedToCancel = true;
        run.note('The run was asked to cancel by this step, which had started it.');
        watch.narrator.say(run, 'asked to cancel');
    }
    catch (error) {
        if (!(error instanceof _http_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ServiceError */ ._7))
            throw error;
        run.uncancelled = error.message;
        run.note('The run could not be cancelled: it may go on placing calls.');
        watch.narrator.say(run, `could not be cancelled: ${error.message}`);
    }
}
/** Asks with patience until the step is cancelled itself, and then once more in a hurry. */
async function requestCancel({ jobId }, watch) {
    const { client, clock, cancelled, deadline } = watch;
    try {
        return await askToCancel(jobId, client, {
            signal: cancelled,
            deadlineMs: deadline.within(BUDGET_MS),
        });
    }
    catch (error) {
        if (!(error instanceof _step_stops_js__WEBPACK_IMPORTED_MODULE_2__/* .Cancelled */ .cJ))
            throw error;
    }
    const { signal } = new AbortController();
    return askToCancel(jobId, client, { signal, deadlineMs: clock.now() + HURRIED_BUDGET_MS });
}
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
/**
 * Says that a run goes on that this step has started and cannot follow any longer. Should the step be
 * cancelled while it follows others, this one is cancelled with them.
 */
function leaveRun(run, watch) {
    run.note('This step started the run and had to leave it: it may go on placing calls. Its ID as job-id has it judged, and so has a re-run of this job where memory holds the run; to start another would place the calls a second time.');
    watch.narrator.say(run, 'left, and may go on placing calls');
    run.leftGoing = 'lost';
}
/** An annotation for each reason why runs of this step may go on placing calls, with all their IDs. */
function tellRunsThatGoOn(runs, runner) {
    const uncancelled = runs.flatMap(({ jobId, uncancelled: why }) => why === null ? [] : [{ id: jobId, why }]);
    (0,_step_annotations_js__WEBPACK_IMPORTED_MODULE_4__/* .annotateEach */ .qc)('error', (0,_saved_runs_js__WEBPACK_IMPORTED_MODULE_3__/* .describeUncancelled */ .Y_)(uncancelled), runner, MAX_ANNOTATIONS);
    const left = runs.flatMap(({ jobId, leftGoing }) => leftGoing === null ? [] : [{ id: jobId, why: LEFT_GOING[leftGoing] }]);
    const going = (0,_step_annotations_js__WEBPACK_IMPORTED_MODULE_4__/* .byReason */ .UN)(left).map(({ ids, why }) => `run ${ids} ${why}`);
    (0,_step_annotations_js__WEBPACK_IMPORTED_MODULE_4__/* .annotateEach */ .qc)('warning', going, runner, MAX_ANNOTATIONS);
}


/***/ }),

/***/ 11156:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Nb: () => (/* binding */ RunSaver),
/* harmony export */   Y_: () => (/* binding */ describeUncancelled),
/* harmony export */   yh: () => (/* binding */ readSavedRuns)
/* harmony export */ });
/* harmony import */ var _step_annotations_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(81560);
/* harmony import */ var _step_stops_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(33743);


/** What the runner puts before the name of a saved value, in the environment. */
const STATE = 'STATE_';
const PREFIX = 'run-';
/** Other text cannot be in an environment variable, or is too long to be an ID: it is not saved. */
const SAVABLE = /^[\x21-\x7e]{1,200}$/;
/** Keeps the saved state of a step's runs up to date. */
class RunSaver {
    #runner;
    #names = new Map();
    constructor(runner) {
        this.#runner = runner;
    }
    /** A run has been started and has its ID. */
    started(run) {
        if (!SAVABLE.test(run.jobId))
            return;
        const name = `${PREFIX}${this.#names.size}`;
        this.#names.set(run, name);
        this.#runner.saveState(name, run.jobId);
    }
    /** The step is done with a run. A run that it could not cancel remains, so that the post step tries again. */
    finished(run) {
        const name = this.#names.get(run);
        if (name === undefined || run.uncancelled !== null)
            return;
        this.#runner.saveState(name, '');
    }
}
/** IDs of the runs that the main step has left behind, for the post step. */
function readSavedRuns({ env, runner }) {
    return Object.keys(env)
        .filter((name) => name.startsWith(`${STATE}${PREFIX}`))
        .map((name) => runner.getState(name.slice(STATE.length)))
        .filter((jobId) => SAVABLE.test(jobId));
}
/** Errors that name runs which the service was not asked to cancel, or would not cancel. */
function describeUncancelled(failures) {
    return (0,_step_annotations_js__WEBPACK_IMPORTED_MODULE_1__/* .byReason */ .UN)(failures).map(({ ids, why }) => `run ${ids} could not be cancelled and may continue to make calls: ${(0,_step_stops_js__WEBPACK_IMPORTED_MODULE_0__/* .withoutPeriod */ .Kx)(why)}. Cancel it in the dashboard of the service`);
}


/***/ }),

/***/ 25587:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Ay: () => (/* binding */ STANDARD_PROFILE),
  Dv: () => (/* binding */ fillRequest),
  dp: () => (/* binding */ profileOf),
  Fk: () => (/* binding */ profileSchema),
  Tl: () => (/* binding */ translate)
});

// UNUSED EXPORTS: descriptionOf

// EXTERNAL MODULE: ../../node_modules/zod/v4/core/registries.js
var registries = __webpack_require__(34288);
// EXTERNAL MODULE: ../../node_modules/zod/v4/mini/schemas.js
var schemas = __webpack_require__(5915);
// EXTERNAL MODULE: ../../node_modules/zod/v4/core/parse.js + 1 modules
var parse = __webpack_require__(58989);
// EXTERNAL MODULE: ./core/json-object.js
var json_object = __webpack_require__(18009);
// EXTERNAL MODULE: ./core/run-status.js
var run_status = __webpack_require__(26929);
// EXTERNAL MODULE: ./core/yaml-check.js
var yaml_check = __webpack_require__(99765);
// EXTERNAL MODULE: ./http/errors.js
var errors = __webpack_require__(72557);
// EXTERNAL MODULE: ../../node_modules/zod/v4/core/api.js
var api = __webpack_require__(41299);
;// CONCATENATED MODULE: ./service/profile-values.js
/** What the values of a service profile may be. */


const A_MAP = 'has to be a map of keys';
const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];
const profile_values_text = schemas/* string */.YjP('has to be a text');
function textLike(pattern, problem) {
    return profile_values_text.check(api/* _regex */.Fk(pattern, problem));
}
const pointer = textLike(/^(?:\/(?:[^~/]|~[01])*)*$/, 'is not a JSON Pointer: write the keys to the value, each after a slash, such as /data/id');
function place(standard) {
    return schemas/* _default */.Rvf(pointer, standard);
}
const parameterName = textLike(/^[\w.~-]{1,100}$/, 'is not the name of a query parameter: write letters, digits, and . _ ~ - only');
const fieldName = textLike(/^[a-z_][\w-]{0,99}$/i, 'is not the name of a field: write letters, digits, _ and - only, beginning with a letter or _');
/** No host, no fragment, and no segment that leads out of `base-url`. */
const PATH = /^\/(?![/\\])(?!(?:.*\/)?(?:\.|%2e){1,2}(?:[/?]|$))(?:[\w.~!$&'()*+,;=:@/?-]|%[\da-f]{2}|\{\w+\})*$/i;
/** @param values the names of the placeholders that the path may have */
function pathBelow(values) {
    return textLike(PATH, "has to be a URL-encoded path below base-url, such as /v1/runs/{jobId}, without '..' or a fragment").check(schemas/* refine */.YPB((path) => placeholdersIn(path).every((name) => values.includes(name)), {
        error: `has a placeholder that is not known here: known are ${listOf(values)}`,
    }));
}
/** What every operation has: its method, path and body, and the values that these may have. */
function request(method, path, values, body) {
    const checked = schemas/* unknown */.L5J().check((context) => {
        for (const at of misplacedIn(context.value, values)) {
            const message = `has to be a placeholder that is alone and known: ${listOf(values)}`;
            context.issues.push({ code: 'custom', message, path: at, input: context.value });
        }
    });
    return {
        method: schemas/* _default */.Rvf(schemas/* enum */.k5n(METHODS), method),
        path: schemas/* _default */.Rvf(pathBelow(values), path),
        body: body === undefined ? schemas/* exactOptional */.yqP(checked) : schemas/* _default */.Rvf(checked, body),
    };
}
/** Headers that the action sets itself, and headers of the connection. */
const OWN_HEADERS = /^(?:accept|accept-encoding|authorization|connection|content-.*|expect|host|keep-alive|proxy-.*|te|trailer|transfer-encoding|upgrade|user-agent)$/i;
const headerValue = textLike(/^[\x21-\x7e](?:[\x20-\x7e]{0,998}[\x21-\x7e])?$/, 'is not the value of a header: write up to 1000 ASCII characters on one line');
const headersSchema = schemas/* record */.g1P(schemas/* string */.YjP(), headerValue, A_MAP).check(({ value, issues }) => {
    for (const name of Object.keys(value)) {
        if (/^[\w-]{1,100}$/.test(name) && !OWN_HEADERS.test(name))
            continue;
        const message = 'is not the name of a header that the action leaves to you';
        issues.push({ code: 'custom', message, path: [name], input: name });
    }
});
function placeholdersIn(template) {
    return Array.from(template.matchAll(/\{(\w+)\}/g), ([, name = '']) => name);
}
/** Paths to the texts in a body that have a placeholder which is not known, or is not alone. */
function misplacedIn(body, values) {
    if (typeof body === 'string') {
        const names = placeholdersIn(body);
        return names.length === 0 || values.some((name) => body === `{${name}}`) ? [] : [[]];
    }
    if (!(0,json_object/* isObject */.G)(body))
        return [];
    return Object.entries(body).flatMap(([key, value]) => misplacedIn(value, values).map((path) => [Array.isArray(body) ? Number(key) : key, ...path]));
}
function listOf(values) {
    return values.map((name) => `{${name}}`).join(', ') || 'none';
}

;// CONCATENATED MODULE: ./service/operations.js
/**
 * How each operation of the service is requested, and where its response has what is needed. The interface
 * specification does not show all of them: the others are those of public clients of such a service. A
 * service profile replaces any part.
 *
 * In paths, `{name}` is a value, URL-encoded; a part of the query whose value is missing is left out. In
 * bodies, a text that is exactly `{name}` is the value itself; a member whose value is missing is left
 * out. Places in responses are JSON Pointers (RFC 6901).
 */






const descriptions = registries/* registry */.u5();
function operation(description, shape) {
    const schema = (0,yaml_check/* strictMap */.yj)(shape, A_MAP);
    descriptions.add(schema, { description });
    // A type parameter hides from the compiler that the standard is never undefined.
    return schemas/* _default */.Rvf(schema, () => parse/* parse */.qg(schema, {}));
}
const pages = {
    hasMore: place('/pagination/hasMore'),
    nextCursor: place('/pagination/nextCursor'),
};
const RUN = '/v1/simulation/plan/job/{jobId}';
const LIST = ['runPlanId', 'after'];
const create = request('POST', '/v1/call', []);
const operationSchemas = {
    requestDebrief: operation('Requests the debrief of a run.', {
        ...request('POST', `${RUN}/debrief`, ['jobId', 'regenerate'], { regenerate: '{regenerate}' }),
        debrief: place('/data'),
    }),
    readResults: operation('Reads the results of a run. All places are within `results`.', {
        ...request('GET', `${RUN}/results?compareToJobId={compareToJobId}`, [
            'jobId',
            'compareToJobId',
        ]),
        results: place('/data'),
        debrief: place('/debrief'),
        run: place('/run'),
        verdict: place('/verdict'),
        summary: place('/summary'),
        metrics: place('/metrics'),
        calls: place('/calls'),
        breakdowns: place('/breakdowns'),
        comparison: place('/comparison'),
        attemptSummary: place('/attemptSummary'),
    }),
    start: operation('Starts a run of a run plan.', {
        ...request('POST', '/v1/simulation/run', ['runPlanId', 'variables'], {
            planId: '{runPlanId}',
            variables: '{variables}',
        }),
        jobId: place('/data/simulationRunPlanJobId'),
        simulationJobCount: place('/data/simulationJobCount'),
    }),
    read: operation('Reads the status of a run.', {
        ...request('GET', RUN, ['jobId']),
        status: place('/data/status'),
        simulationJobs: place('/data/simulationJobs'),
        verdict: place('/data/verdict'),
        attemptSummary: place('/data/attemptSummary'),
        queuePosition: place('/data/queuePosition'),
    }),
    list: operation('Lists the runs of a run plan, newest first.', {
        ...request('GET', '/v1/simulation/plan/jobs?simulationRunPlanId={runPlanId}&limit=50&after={after}', LIST),
        /** The path of every page but the first, if it is not `path`. */
        nextPath: schemas/* exactOptional */.yqP(pathBelow(LIST)),
        runs: place('/data'),
        ...pages,
    }),
    cancel: operation('Cancels a run.', request('POST', `${RUN}/cancel`, ['jobId'])),
    lookup: operation('Finds the simulation job that uses a phone number.', {
        ...request('GET', '/v1/simulation/job/lookup?{numberParameter}={servicePhoneNumber}&{timeParameter}={callTime}', ['servicePhoneNumber', 'callTime', 'numberParameter', 'timeParameter']),
        numberParameter: schemas/* _default */.Rvf(parameterName, 'servicePhoneNumber'),
        timeParameter: schemas/* _default */.Rvf(parameterName, 'callReceivedAt'),
        job: place('/data'),
    }),
    readSimulationJob: operation('Reads a simulation job.', {
        ...request('GET', '/v1/simulation/job/{simulationJobId}', ['simulationJobId']),
        job: place('/data'),
    }),
    createCall: operation('Creates a call. The manifest is the body.', {
        method: create.method,
        path: create.path,
        call: place('/data'),
        /** The field that says how the call ended, in addition to the known ones. */
        endStatusField: schemas/* _default */.Rvf(fieldName, 'endedReason'),
    }),
    createMetricCollectionJob: operation('Starts a metric collection job.', {
        ...request('POST', '/v1/metric/collection-jobs', ['metrics', 'metricIds', 'callIds', 'chatIds'], { metrics: '{metrics}', callIds: '{callIds}', chatIds: '{chatIds}' }),
        job: place('/data'),
    }),
    readMetricCollectionJob: operation('Reads a metric collection job.', {
        ...request('GET', '/v1/metric/collection-jobs/{id}', ['id']),
        job: place('/data'),
    }),
    cancelMetricCollectionJob: operation('Cancels a metric collection job.', request('POST', '/v1/metric/collection-jobs/{id}/cancel', ['id'])),
    deleteCustomerFlow: operation('Deletes a customer flow.', {
        ...request('DELETE', '/v1/simulation/customer-flow/{flowId}', ['flowId']),
        deleted: place('/data/deleted'),
    }),
    listPlans: operation('Lists run plans by name.', {
        ...request('GET', '/v1/simulation/plan?searchText={name}&limit=50&after={after}', [
            'name',
            'after',
        ]),
        plans: place('/data'),
        ...pages,
    }),
    readPlan: operation('Reads a run plan.', {
        ...request('GET', '/v1/simulation/plan/{runPlanId}', ['runPlanId']),
        plan: place('/data'),
    }),
    readCredential: operation('Reads the permissions of the key.', {
        ...request('GET', '/v1/me', []),
        credential: place('/data'),
    }),
    readCost: operation('Reads the cost of a run.', {
        ...request('GET', `${RUN}/cost`, ['jobId']),
        cost: place('/data'),
    }),
    readTranscript: operation('Reads the transcript of a call.', {
        ...request('GET', '/v1/call/{callId}/transcript', ['callId']),
        transcript: place('/data'),
    }),
    readCallMetrics: operation('Reads the metrics of a call.', {
        ...request('GET', '/v1/call/{callId}/metrics', ['callId']),
        metrics: place('/data'),
    }),
};
/** From the service's words to the known ones. */
function words(known) {
    return schemas/* _default */.Rvf(schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* enum */.k5n(known), A_MAP), {});
}
const ENDED = ['COMPLETED', 'FAILED', 'TIMED_OUT', 'CANCELLED'];
const wordSchema = (0,yaml_check/* strictMap */.yj)({
    runStatus: words([...run_status/* IN_FLIGHT */.Ri, ...ENDED]),
    simulationJobStatus: words(['PENDING', 'QUEUED', 'RUNNING', ...ENDED]),
    processingStatus: words(['PENDING', 'PROCESSING', 'PROCESSED', 'FAILED', 'SKIPPED']),
    metricJobStatus: words(['PENDING', 'RUNNING', ...ENDED]),
    debriefStatus: words(['PENDING', 'GENERATING', 'READY', 'FAILED']),
    verdict: words(['PASSED', 'THRESHOLD_FAILED']),
}, A_MAP);
/** A service profile as its file has it. Messages go on after the value that they are about. */
const profileSchema = (0,yaml_check/* strictMap */.yj)({
    ...operationSchemas,
    headers: schemas/* _default */.Rvf(headersSchema, {}),
    words: schemas/* _default */.Rvf(wordSchema, () => parse/* parse */.qg(wordSchema, {})),
}, A_MAP);
function profileOf(file) {
    const { headers, words, ...operations } = file;
    return { headers, words, operations };
}
const STANDARD_PROFILE = profileOf(parse/* parse */.qg(profileSchema, {}));
/** The word that the action knows for a word of the service; null and undefined stay. */
function translate(word, vocabulary) {
    const isListed = typeof word === 'string' && Object.hasOwn(vocabulary, word);
    return (isListed && vocabulary[word]) || word;
}
/** What the operation does, for the documentation. */
function descriptionOf(name) {
    return descriptions.get(operationSchemas[name].def.innerType)?.description ?? '';
}
/** Segments that name no resource, or lead to another one, encoded or not. */
const NO_SEGMENT = /^(?:\.|%2e){0,2}$/i;
/**
 * The operation's request with these values. Throws `ServiceError` if a value makes a segment of the path
 * empty, `.` or `..`: the value comes from a response or from the run history, and the request would go to
 * another resource.
 */
function fillRequest({ method, path, body }, values) {
    const [route = '', query = ''] = path.split(/\?(.*)/s);
    const segments = route.split('/').map((segment) => {
        const filled = fill(segment, values);
        if (filled === segment || !NO_SEGMENT.test(filled))
            return filled;
        const problem = `the request was not sent, since ${segment} is '${filled}', which cannot be part of a path`;
        const operation = `${method} ${route}`;
        throw new errors/* ServiceError */._7({ kind: 'shape', operation, problem, mayHaveBeenTaken: false });
    });
    const parts = query
        .split('&')
        .filter((part) => placeholdersIn(part).every((name) => (values[name] ?? null) !== null));
    const filledQuery = fill(parts.join('&'), values);
    return {
        method,
        path: segments.join('/') + (filledQuery === '' ? '' : `?${filledQuery}`),
        ...(body !== undefined && { body: fillBody(body, values) }),
    };
}
/** Values are URL-encoded, whatever a service put into them. */
function fill(template, values) {
    return template.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(`${values[name]}`.toWellFormed()));
}
/** A list keeps its places, so a missing value in it is null. */
function fillBody(template, values) {
    if (typeof template === 'string') {
        const [, name] = /^\{(\w+)\}$/.exec(template) ?? [];
        return name === undefined ? template : (values[name] ?? undefined);
    }
    if (Array.isArray(template))
        return template.map((item) => fillBody(item, values) ?? null);
    if (!(0,json_object/* isObject */.G)(template))
        return template;
    return Object.fromEntries(Object.entries(template).map(([key, value]) => [key, fillBody(value, values)]));
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


/***/ }),

/***/ 50457:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  C2: () => (/* binding */ readGivenAccess),
  f1: () => (/* binding */ readServiceProfile),
  wo: () => (/* binding */ requireAccess)
});

// EXTERNAL MODULE: ./core/input/addresses.js
var addresses = __webpack_require__(30744);
// EXTERNAL MODULE: ./core/input/parsed.js
var parsed = __webpack_require__(7247);
;// CONCATENATED MODULE: ./core/input/api-key.js

/**
 * A bearer key: visible ASCII characters without white space, which is what a header carries
 * unchanged. No fault shows any part of it.
 */
function parseApiKey(text) {
    if (text !== text.trim()) {
        return (0,parsed/* invalid */.G)(null, 'has white space around it, a line break perhaps: store the secret again without it');
    }
    if (!/^[\x21-\x7e]+$/.test(text)) {
        return (0,parsed/* invalid */.G)(null, 'holds a character that cannot stand in a key, such as a space, a line break or a letter outside ASCII: pass the key alone, without "Bearer", as the service showed it');
    }
    return (0,parsed/* valid */.r)(text);
}

// EXTERNAL MODULE: ./core/yaml-check.js
var yaml_check = __webpack_require__(99765);
// EXTERNAL MODULE: ./service/operations.js + 1 modules
var operations = __webpack_require__(25587);
;// CONCATENATED MODULE: ./service/profile.js
/** The file that says in what a service differs from the standard. */



/**
 * The standard profile with what the file overrides in it; or every error with line and column.
 *
 * @param shown the name of the file in errors
 */
function parseProfile(yaml, shown) {
    const check = { schema: operations/* profileSchema */.Fk, whole: 'the profile', shown, further: () => [] };
    const profile = (0,yaml_check/* checkYaml */.cX)(yaml, check);
    return profile.ok ? (0,parsed/* valid */.r)((0,operations/* profileOf */.dp)(profile.value)) : profile;
}

// EXTERNAL MODULE: ./step/yaml-file.js
var yaml_file = __webpack_require__(49262);
// EXTERNAL MODULE: ./step/inputs/input-form.js
var input_form = __webpack_require__(36269);
;// CONCATENATED MODULE: ./step/inputs/service-access.js





/**
 * Reads the inputs `base-url` and `api-key`, noting what is faulty in them.
 *
 * @param profile what the file that `service-profile` names holds, or null where there is none
 */
function readGivenAccess(form, profile) {
    return {
        baseUrl: form.readGiven('base-url', addresses/* parseBaseUrl */.Q2),
        apiKey: form.readExact('api-key', parseApiKey),
        profile: profile && form.takeFromFile('service-profile', profile),
    };
}
/**
 * Notes what is missing; undefined where there is no usable access.
 *
 * @param origin whether this is a pull request that gets no secrets, for the cure
 * @param howToSkip how the step is skipped in such a pull request, e.g. `set on-missing-key: skip`
 */
function requireAccess({ baseUrl, apiKey, profile }, form, origin, howToSkip) {
    const addressCure = "give the service's address, such as 'https://api.example.com'";
    const access = {
        baseUrl: form.required('base-url', baseUrl, addressCure),
        apiKey: form.required('api-key', apiKey, keyCure(origin, howToSkip, form.howToGiveKey)),
    };
    if (profile === undefined || !(0,input_form/* isComplete */.As)(access))
        return undefined;
    return profile === null ? access : { ...access, profile };
}
function keyCure(origin, howToSkip, howToGiveKey) {
    switch (origin) {
        case 'fork':
            return `pull requests from forks get no secrets, so ${howToSkip} to skip the step there, or push the change to a branch of this repository. Elsewhere, ${howToGiveKey}`;
        case 'dependabot':
            return `pull requests from Dependabot get none but Dependabot secrets, so store the key among those (Settings, Secrets and variables, Dependabot), or ${howToSkip} to skip the step there. Elsewhere, ${howToGiveKey}`;
        case null:
            return howToGiveKey;
    }
}
/**
 * The profile in the file that the input `service-profile` names, or every fault in it; null where the
 * input is not given.
 */
async function readServiceProfile(inputs) {
    const path = inputs.getInput('service-profile').trim();
    if (path === '')
        return null;
    const yaml = await (0,yaml_file/* readYamlFile */.k)(path, 'service profile');
    if (!yaml.ok)
        return yaml;
    return parseProfile(yaml.value, path);
}


/***/ })

};
;