export const id = 460;
export const ids = [460];
export const modules = {

/***/ 460:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  run: () => (/* reexport */ runPost)
});

// EXTERNAL MODULE: ./gate/input-defaults.js
var input_defaults = __webpack_require__(4489);
// EXTERNAL MODULE: ./gate/saved-runs.js
var saved_runs = __webpack_require__(3484);
// EXTERNAL MODULE: ./input/input-form.js + 3 modules
var input_form = __webpack_require__(784);
// EXTERNAL MODULE: ./input/pull-request-origin.js
var pull_request_origin = __webpack_require__(7771);
// EXTERNAL MODULE: ./input/service-access.js + 2 modules
var service_access = __webpack_require__(187);
// EXTERNAL MODULE: ./step/annotate-each.js
var annotate_each = __webpack_require__(4517);
// EXTERNAL MODULE: ./step/connect.js
var connect = __webpack_require__(501);
// EXTERNAL MODULE: ./step/service-profile.js
var service_profile = __webpack_require__(9320);
// EXTERNAL MODULE: ./step/stops.js
var stops = __webpack_require__(2494);
// EXTERNAL MODULE: ./step/trouble-log.js
var trouble_log = __webpack_require__(1375);
// EXTERNAL MODULE: ./service/errors.js
var errors = __webpack_require__(6361);
;// CONCATENATED MODULE: ./post/by-reason.js
/** So many IDs fit into an annotation beside the reason. */
const MAX_NAMES = 50;
/** Gathers what failed for the same reason, so that every ID stands in an annotation. */
function byReason(failures) {
    const idsOf = Map.groupBy(failures, ({ why }) => why);
    return [...idsOf].flatMap(([why, all]) => Array.from({ length: Math.ceil(all.length / MAX_NAMES) }, (_, index) => {
        const part = all.slice(index * MAX_NAMES, (index + 1) * MAX_NAMES);
        return { why, ids: part.map(({ id }) => id).join(', ') };
    }));
}

;// CONCATENATED MODULE: ./post/cancel-runs.js



/** How many runs are cancelled at once. */
const MAX_PARALLEL = 50;
/** Cancels what the main step started; gives an error that names each run that may go on. */
async function cancelRuns(runs, work) {
    const failures = [];
    const queue = runs.flatMap((run) => (run.kind === 'started' ? run.jobId : [])).values();
    const worker = async () => {
        for (const id of queue) {
            const why = await cancelRun(id, work);
            if (why !== null)
                failures.push({ id, why });
        }
    };
    await Promise.all(Array.from({ length: Math.min(MAX_PARALLEL, runs.length) }, worker));
    return [...describeUncancelled(failures), ...describeStarting(runs)];
}
/** Errors that name runs of which nobody knows whether they go on. */
function describeUncancelled(failures) {
    return byReason(failures).map(({ ids, why }) => `run ${ids} could not be cancelled and may go on placing calls: ${(0,stops/* withoutPeriod */.Kx)(why)}. Cancel it in the dashboard of the service`);
}
/** Errors that name the run plans of which a run was being started when the step was killed. */
function describeStarting(runs) {
    const why = 'before the ID was known: a run may be placing calls. To find it, look at the newest runs of the plan in the dashboard of the service, and cancel it there';
    const plans = runs.flatMap((run) => (run.kind === 'starting' ? run.runPlanId : []));
    return byReason(plans.map((id) => ({ id, why }))).map(({ ids }) => `the step was killed while it started a run of run plan ${ids}, ${why}`);
}
/** Null where the run is cancelled or has ended; else why not. */
async function cancelRun(jobId, work) {
    const { client, runner, context } = work;
    try {
        await client.cancelRun(jobId, context);
        runner.info(`run ${jobId}: cancelled, since the step that had started it left it going`);
        return null;
    }
    catch (error) {
        if (!(error instanceof errors/* ServiceError */._ || error instanceof stops/* Cancelled */.cJ))
            throw error;
        if (!(error instanceof errors/* ServiceError */._) || error.status !== 409)
            return error.message;
        runner.info(`run ${jobId}: had ended already, so there was nothing to cancel`);
        return null;
    }
}

// EXTERNAL MODULE: ./flows/delete-flow.js
var delete_flow = __webpack_require__(1224);
;// CONCATENATED MODULE: ./post/delete-flows.js



/**
 * Deletes the flows one after the other; one that is gone already is no error. Gives an error that
 * names each flow that was not deleted.
 */
async function deleteFlows(flowIds, work) {
    const failures = [];
    let hopeless = null;
    for (const id of flowIds) {
        if (hopeless !== null) {
            failures.push({ id, why: hopeless });
            continue;
        }
        const deletion = await tryToDelete(id, work);
        if (deletion.result === 'failed') {
            failures.push({ id, why: deletion.why });
            if (deletion.hopeless)
                hopeless = deletion.why;
        }
        else
            work.runner.info(`customer flow ${id}: ${deletion.result}`);
    }
    return describeUndeleted(failures);
}
/** Errors that name flows that are still there. */
function describeUndeleted(failures) {
    return byReason(failures).map(({ ids, why }) => `customer flow ${ids} was not deleted: ${why}`);
}
async function tryToDelete(flowId, { client, context }) {
    try {
        return await (0,delete_flow/* deleteFlow */.A)(flowId, client, context, 'the input delete-flows');
    }
    catch (error) {
        if (!(error instanceof stops/* Cancelled */.cJ))
            throw error;
        return { result: 'failed', why: error.message, hopeless: true };
    }
}

;// CONCATENATED MODULE: ./post/post.js
/**
 * The gate's post step: cancels the runs that a killed main step left behind, and deletes
 * `delete-flows`. The job's result is not its business: what it cannot do is told as an error, and
 * it ends well all the same.
 */












/** The post step promises 60 s; the rest is for its start and its end. */
const BUDGET_MS = 55_000;
/** Does what is left to do and gives the exit code, 0. Says nothing where there is nothing to do. */
async function runPost(world) {
    const { env, runner } = world;
    const form = new input_form/* InputForm */.V(env, input_defaults/* INPUT_DEFAULTS */.W);
    const runs = (0,saved_runs/* readSavedRuns */.y)(env);
    if (runs.length === 0 && !form.has('delete-flows'))
        return 0;
    const apiKey = env['INPUT_API-KEY'] ?? '';
    if (apiKey !== '')
        runner.maskSecret(apiKey);
    try {
        (0,annotate_each/* annotateEach */.q)('error', await cleanUp(form, runs, world), runner);
    }
    catch (error) {
        runner.debug((0,stops/* stackOf */.US)(error));
        runner.annotate('error', `post step: ${(0,stops/* internalFault */.gj)(error).message}`);
    }
    return 0;
}
/** Gives what could not be done, and why. */
async function cleanUp(form, runs, world) {
    const { clock, cancelled: signal, env, runner } = world;
    const deadlineMs = clock.now() + BUDGET_MS;
    const given = (0,service_access/* readGivenAccess */.C)(form, await (0,service_profile/* readServiceProfile */.f)(env));
    const origin = (0,pull_request_origin/* readPullRequestOrigin */.X)(env);
    const isSkipped = form.choice('on-missing-key', ['fail', 'skip']) === 'skip' && origin !== null;
    // The main step was skipped for want of a key, or judged a saved debrief without one.
    if (given.apiKey === null && isSkipped && runs.length === 0)
        return [];
    const access = (0,service_access/* requireAccess */.w)(given, form, origin, 'set on-missing-key: skip');
    const flowIds = form.uuids('delete-flows');
    const faults = form.faults.map(({ message }) => message).join('; ');
    if (access === undefined)
        return describeUndone(faults, runs, flowIds);
    const troubles = new trouble_log/* TroubleLog */.q(runner, clock, (line) => runner.info(line));
    const client = await (0,connect/* connect */.N)(access, world, (retry) => troubles.note(retry));
    const work = { client, runner, context: { signal, deadlineMs } };
    const errors = await Promise.all([cancelRuns(runs, work), deleteFlows(flowIds ?? [], work)]);
    return flowIds === undefined ? [...errors.flat(), unreadFlows(faults)] : errors.flat();
}
/** Everything that would have been done, where the service cannot be reached at all. */
function describeUndone(why, runs, flowIds) {
    const failureOf = (id) => ({ id, why });
    return [
        ...describeUncancelled(runs.flatMap((run) => (run.kind === 'started' ? failureOf(run.jobId) : []))),
        ...describeStarting(runs),
        ...(flowIds === undefined
            ? [unreadFlows(why)]
            : describeUndeleted((flowIds ?? []).map(failureOf))),
    ];
}
function unreadFlows(why) {
    return `customer flows were not deleted: ${why}`;
}

;// CONCATENATED MODULE: ./entries/gate-post.js



/***/ })

};
