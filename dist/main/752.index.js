export const id = 752;
export const ids = [752];
export const modules = {

/***/ 3752:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  run: () => (/* reexport */ runPost)
});

// EXTERNAL MODULE: ./core/text/markdown.js
var markdown = __webpack_require__(9971);
// EXTERNAL MODULE: ./gate/inputs/input-defaults.js
var input_defaults = __webpack_require__(1641);
// EXTERNAL MODULE: ./gate/runs/saved-runs.js
var saved_runs = __webpack_require__(9861);
// EXTERNAL MODULE: ./step/annotations.js
var annotations = __webpack_require__(7993);
// EXTERNAL MODULE: ./step/connect.js
var connect = __webpack_require__(501);
// EXTERNAL MODULE: ./step/inputs/event.js
var inputs_event = __webpack_require__(5809);
// EXTERNAL MODULE: ./step/inputs/input-form.js + 2 modules
var input_form = __webpack_require__(7301);
// EXTERNAL MODULE: ./step/inputs/service-access.js + 1 modules
var service_access = __webpack_require__(2122);
// EXTERNAL MODULE: ./step/stops.js
var stops = __webpack_require__(2494);
// EXTERNAL MODULE: ./flows/delete-flow.js
var delete_flow = __webpack_require__(1224);
// EXTERNAL MODULE: ./gate/runs/ask-to-cancel.js
var ask_to_cancel = __webpack_require__(1107);
// EXTERNAL MODULE: ./http/errors.js
var errors = __webpack_require__(2862);
// EXTERNAL MODULE: ./step/in-turn.js
var in_turn = __webpack_require__(9394);
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
        if (!(error instanceof errors/* ServiceError */._ || error instanceof stops/* Cancelled */.cJ))
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
        .map((line) => `- ${(0,markdown/* inline */.mG)(runner.secrets.hide(line), MAX_LINE_CHARS)}`);
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
    const origin = (0,inputs_event/* readPullRequestOrigin */.X)(env);
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
    const client = await (0,connect/* connect */.N)({ ...access, ...profile }, world);
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



/***/ })

};
