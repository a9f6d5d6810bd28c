"use strict";
exports.id = 7165;
exports.ids = [7165];
exports.modules = {

/***/ 7165:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);

__webpack_require__.d(__webpack_exports__, {
  run: () => (  runPost)
});

// EXTERNAL MODULE: ./core/text/markdown.js
var markdown = __webpack_require__(630);
// EXTERNAL MODULE: ./gate/inputs/input-defaults.js
var input_defaults = __webpack_require__(824);
// EXTERNAL MODULE: ./gate/runs/saved-runs.js
var saved_runs = __webpack_require__(1156);
// EXTERNAL MODULE: ./step/annotations.js
var annotations = __webpack_require__(1560);
// EXTERNAL MODULE: ./step/connect.js
var connect = __webpack_require__(4484);
// EXTERNAL MODULE: ./step/inputs/event.js
var inputs_event = __webpack_require__(3050);
// EXTERNAL MODULE: ./step/inputs/input-form.js + 2 modules
var input_form = __webpack_require__(177);
// EXTERNAL MODULE: ./step/inputs/service-access.js + 1 modules
var service_access = __webpack_require__(462);
// EXTERNAL MODULE: ./step/stops.js
var stops = __webpack_require__(3743);
// EXTERNAL MODULE: ./flows/delete-flow.js
var delete_flow = __webpack_require__(5523);
// EXTERNAL MODULE: ./gate/runs/ask-to-cancel.js
var ask_to_cancel = __webpack_require__(1852);
// EXTERNAL MODULE: ./http/errors.js
var errors = __webpack_require__(2557);
// EXTERNAL MODULE: ./step/in-turn.js
var in_turn = __webpack_require__(9499);
;// CONCATENATED MODULE: ./post/clean-up.js







const PARALLEL_RUNS = 50;
const PARALLEL_FLOWS = 10;
const MIN_SHARE_MS = 5_000;
async function cancelRuns(runs, work) {
    const withIds = runs.flatMap((run) => (run.kind === 'starting' ? [] : run));
    const ends = await (0,in_turn .l)(withIds, PARALLEL_RUNS, async (run) => ({
        id: run.jobId,
        why: await cancelRun(run, work),
    }));
    const failures = ends.flatMap(({ id, why }) => (why === null ? [] : { id, why }));
    return [...(0,saved_runs .Y_)(failures), ...describeStarting(runs)];
}
function describeStarting(runs) {
    const why = 'before the ID was known: a run may be placing calls. To find it, look at the newest runs of the plan in the dashboard of the service, and cancel it there';
    const plans = runs.flatMap((run) => (run.kind === 'starting' ? run.runPlanId : []));
    return (0,annotations .UN)(plans.map((id) => ({ id, why }))).map(({ ids }) => `the step was killed while it started a run of run plan ${ids}, ${why}`);
}
const WHY_CANCELLED = {
    started: 'the step that had started it left it going',
    unjudged: 'no later step of this job has judged it',
};
async function cancelRun({ jobId, kind }, { client, tell, context }) {
    try {
        const end = await (0,ask_to_cancel .n)(jobId, client, context);
        tell(end === 'asked'
            ? `run ${jobId}: asked to cancel, since ${WHY_CANCELLED[kind]}`
            : `run ${jobId}: had ended already, so there was nothing to cancel`);
        return null;
    }
    catch (error) {
        if (!(error instanceof errors ._7 || error instanceof stops .cJ))
            throw error;
        return error.message;
    }
}
async function deleteLeftFlows(flowIds, work) {
    let hopeless = null;
    let missing = 0;
    const failures = await (0,in_turn .l)(flowIds, PARALLEL_FLOWS, async (id, index) => {
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
        work.runner.annotate('warning', delete_flow .H);
    return describeUndeleted(failures.flat());
}
function describeUndeleted(failures) {
    return (0,annotations .UN)(failures).map(({ ids, why }) => `customer flow ${ids} was not deleted: ${why}`);
}
function tryToDelete(flowId, waiting, { client, clock, context: { signal, deadlineMs } }) {
    const rounds = Math.ceil(waiting / PARALLEL_FLOWS);
    const shareMs = Math.max(MIN_SHARE_MS, (deadlineMs - clock.now()) / rounds);
    const limits = { clock, signal, shareMs, deadlineMs };
    return (0,delete_flow .A)(flowId, client, limits, 'the input delete-flows');
}

;// CONCATENATED MODULE: ./post/post.js
const BUDGET_MS = 55_000;
const MAX_TOLD = 100;
const MAX_LINE_CHARS = 2_000;
async function runPost(world) {
    const { runner } = world;
    const form = new input_form .Vs(runner, input_defaults .W);
    const runs = (0,saved_runs .yh)(world);
    if (runs.length === 0 && !hasFlows(form))
        return 0;
    const apiKey = runner.getInput('api-key');
    if (apiKey !== '')
        runner.maskSecret(apiKey);
    const told = [];
    try {
        const errors = await cleanUp(form, runs, told, world);
        (0,annotations .qc)('error', errors, runner);
        if (runs.length > 0 && form.boolean('summary') !== false)
            await summarize([...errors, ...told], runner);
    }
    catch (error) {
        runner.debug((0,stops .US)(error));
        runner.annotate('error', `post step: ${(0,stops .gj)(error).message}`);
    }
    return 0;
}
async function summarize(lines, runner) {
    const items = lines
        .slice(0, MAX_TOLD)
        .map((line) => `- ${(0,markdown .iU)(runner.secrets.hide(line), MAX_LINE_CHARS)}`);
    if (lines.length > items.length)
        items.push(`- and ${lines.length - items.length} more`);
    await runner.writeSummary(`## Simulation gate: after the step\n\n${items.join('\n')}\n`);
}
function hasFlows(form) {
    return form.has('delete-flows') && form.boolean('dry-run') === false;
}
async function cleanUp(form, runs, told, world) {
    const { clock, cancelled: signal, env, runner } = world;
    const deadlineMs = clock.now() + BUDGET_MS;
    const given = (0,service_access .C2)(form, null);
    const origin = (0,inputs_event .Xj)(env);
    const isSkipped = form.choice('on-missing-key', ['fail', 'skip']) === 'skip' && origin !== null;
    if (given.apiKey === null && isSkipped && runs.length === 0)
        return [];
    const access = (0,service_access .wo)(given, form, origin, 'set on-missing-key: skip');
    const flowIds = hasFlows(form) ? form.uuids('delete-flows') : null;
    const faults = describeFaults(form);
    if (access === undefined) {
        return [...describeLeft(runs, faults), ...describeKept(flowIds, faults)];
    }
    const profileForm = new input_form .Vs(runner, input_defaults .W);
    const profile = await readProfile(profileForm, runner);
    const client = await (0,connect .N)({ ...access, ...profile }, world);
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
async function readProfile(form, inputs) {
    const read = await (0,service_access .f1)(inputs);
    if (read === null)
        return {};
    const profile = form.takeFromFile('service-profile', read);
    return profile && { profile };
}
function describeFaults({ faults }) {
    return faults.map(({ message }) => message).join('; ');
}
function describeLeft(runs, why) {
    const started = runs.flatMap((run) => (run.kind === 'starting' ? [] : { id: run.jobId, why }));
    return [...(0,saved_runs .Y_)(started), ...describeStarting(runs)];
}
function describeKept(flowIds, why) {
    return flowIds === undefined
        ? [`customer flows were not deleted: ${why}`]
        : describeUndeleted((flowIds ?? []).map((id) => ({ id, why })));
}

;// CONCATENATED MODULE: ./entries/gate-post.js



/***/ })

};
;Object.assign(exports.modules, require("./later.js"));
