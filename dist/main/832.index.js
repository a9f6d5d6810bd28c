"use strict";
exports.id = 832;
exports.ids = [832];
exports.modules = {

/***/ 8081:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    replayPolicy: () => (  replayPolicy)
  });
  var _core_run_status_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6929);
  var _core_same_id_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(8327);
  var _step_explain_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(301);
  var _step_in_turn_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(9499);
  var _baseline_compare_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5936);
  var _runs_follow_runs_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(451);
  var _runs_read_evidence_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6132);
  var _runs_run_plans_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6046);
  var _runs_run_record_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6245);
  var _runs_watch_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(5413);
  var _saved_trial_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(9515);











const AT_ONCE = 4;
const INPUTS = 'the inputs run-plan-id and run-plan-name';
async function replayPolicy(plans, service, inputs, world) {
    const source = { kind: 'run-plan-id', plans: [...plans], variables: {}, service };
    const watch = await (0,_runs_follow_runs_js__WEBPACK_IMPORTED_MODULE_3__.beginWatch)(source, inputs, world);
    const { planned, refused } = await (0,_runs_run_plans_js__WEBPACK_IMPORTED_MODULE_5__  .Q)(plans, watch);
    const runs = refused.length > 0 ? refused : [];
    if (refused.length === 0) {
        for (const plan of planned)
            runs.push(...(await replayPlan(plan, watch)));
    }
    for (const line of runs.flatMap(_saved_trial_js__WEBPACK_IMPORTED_MODULE_8__  .I))
        world.runner.info(line);
    return runs;
}
async function replayPlan({ run, plan }, watch) {
    const { client, inputs } = watch;
    const wait = (0,_runs_watch_js__WEBPACK_IMPORTED_MODULE_7__  .Cs)(run, `the runs of ${(0,_runs_run_plans_js__WEBPACK_IMPORTED_MODULE_5__  .d)(plan)} to be read`, watch);
    try {
        const { runs } = await client.listRuns(plan.id, null, wait.context);
        const ended = runs
            .filter(({ status }) => status === undefined || (0,_core_run_status_js__WEBPACK_IMPORTED_MODULE_0__  .hY)(status))
            .slice(0, inputs.history)
            .map(({ simulationRunPlanJobId }) => simulationRunPlanJobId);
        const tried = await (0,_step_in_turn_js__WEBPACK_IMPORTED_MODULE_9__  .l)(ended, AT_ONCE, (jobId) => tryOn(jobId, plan.id, wait.context, watch));
        const own = tried.filter((told) => told !== null);
        return own.length > 0 ? own : [refuse(run, `${(0,_runs_run_plans_js__WEBPACK_IMPORTED_MODULE_5__  .d)(plan)} has no run that has ended`)];
    }
    catch (error) {
        return [refuse(run, (0,_step_explain_js__WEBPACK_IMPORTED_MODULE_1__  .W)(error, wait.facts, INPUTS).message)];
    }
}
async function tryOn(jobId, planId, context, watch) {
    const run = new _runs_run_record_js__WEBPACK_IMPORTED_MODULE_6__  .d(jobId, jobId);
    const deadlineMs = Math.min(context.deadlineMs, watch.clock.now() + _runs_read_evidence_js__WEBPACK_IMPORTED_MODULE_4__  .lu);
    try {
        const results = await watch.client.readResults(jobId, { ...context, deadlineMs });
        run.takeResults(results);
        if (!(0,_core_same_id_js__WEBPACK_IMPORTED_MODULE_10__  .F)(run.planId ?? planId, planId)) {
            watch.narrator.say(run, 'passed over, since it is a run of another plan');
            return null;
        }
        const { debrief } = results;
        if (debrief === null)
            return undecided(run, 'the run has no debrief');
        const { debriefId = '', status, errorMessage = null, report } = debrief;
        run.debrief = { debriefId, status, errorMessage };
        if (status !== 'READY')
            return undecided(run, 'the debrief of the run is not ready');
        if (!report)
            return undecided(run, 'the results show no more of the debrief than its status');
        const decider = await watch.decider();
        return decider.decide(run, await withCalls(report, run, context, watch));
    }
    catch (error) {
        return refuse(run, (0,_step_explain_js__WEBPACK_IMPORTED_MODULE_1__  .W)(error, null, INPUTS).message);
    }
}
async function withCalls(report, { evidence, comparison }, { deadlineMs }, { earlierRuns }) {
    const { trend } = report;
    const { checks } = evidence;
    if (!trend?.baselineRunPlanJobId || !checks?.some(({ evaluated }) => evaluated !== null)) {
        return report;
    }
    const previous = await earlierRuns.read(trend.baselineRunPlanJobId, deadlineMs);
    return { ...report, trend: (0,_baseline_compare_js__WEBPACK_IMPORTED_MODULE_2__  .nD)(trend, { checks, comparison }, previous) };
}
function undecided(run, message) {
    return run.conclude('inconclusive', [{ rule: 'debrief', message }], null);
}
function refuse(run, message) {
    return run.conclude('error', [{ rule: 'service', message }], null);
}


/***/ }),

/***/ 1120:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    rehearse: () => (  rehearse)
  });
  var _core_text_log_line_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7720);
  var _http_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2557);
  var _report_format_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(3483);
  var _step_stops_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3743);
  var _baseline_look_up_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5464);
  var _call_budget_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3696);
  var _follow_run_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6881);
  var _locate_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1910);
  var _not_offered_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(3305);
  var _run_plans_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(6046);
  var _run_record_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(6245);
  var _watch_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(5413);
const BUDGET_MS = 35_000;
const LOOKING = /(?:^|[^a-z])(?:read|view|list|get)(?:$|[^a-z])/i;
const REUSE_NOTE = 'A run that tested the same, where one is remembered, is judged again in place of starting one (reuse); a dry run does not look for it.';
const NO_RUN = '00000000-0000-4000-8000-000000000000';
const MAX_NAMES = 20;
const MAX_NAME_CHARS = 100;
async function rehearse(source, watch) {
    const run = new _run_record_js__WEBPACK_IMPORTED_MODULE_9__  .d('the dry run');
    const notes = [];
    try {
        const credential = await readCredential(run, watch);
        notes.push(describeCredential(credential));
        if (source.kind !== 'run-plan-id') {
            notes.push(...(await noteBaseline([], watch)));
            return { kind: 'holds', message: await nameRuns(source, run, watch), notes };
        }
        refuseReadOnly(credential);
        const { planned, refused } = await (0,_run_plans_js__WEBPACK_IMPORTED_MODULE_8__  .Q)(source.plans, watch);
        if (refused.length > 0)
            return { kind: 'refused', runs: refused };
        notes.push(...(await noteBaseline(planned, watch)));
        const [message, unknown] = await namePlans(planned, run, watch);
        if (watch.inputs.reuseMs !== null)
            notes.push(REUSE_NOTE);
        return { kind: 'holds', message, notes: [...notes, ...unknown] };
    }
    catch (error) {
        return { kind: 'refused', runs: [await (0,_follow_run_js__WEBPACK_IMPORTED_MODULE_5__  .pm)(run, error, watch)] };
    }
}
async function noteBaseline(planned, watch) {
    const planIds = planned.map(({ plan }) => plan.id);
    const why = await (0,_baseline_look_up_js__WEBPACK_IMPORTED_MODULE_3__  .s)(planIds, watch);
    return why === null
        ? []
        : [
            `The run that the input baseline names cannot be compared with now (${why}); the service's previous run would stand in for it.`,
        ];
}
async function readCredential(run, watch) {
    try {
        return await watch.client.readCredential(briefly(run, 'the service to answer', watch));
    }
    catch (error) {
        if (!(error instanceof _http_errors_js__WEBPACK_IMPORTED_MODULE_1__  ._7) || isMeant(error))
            throw error;
        return null;
    }
}
function briefly(run, what, watch) {
    const { signal, deadlineMs } = (0,_watch_js__WEBPACK_IMPORTED_MODULE_10__  .Cs)(run, what, watch).context;
    const briefMs = watch.clock.now() + BUDGET_MS;
    return { signal, deadlineMs: Math.min(deadlineMs, briefMs), mayLack: true };
}
function isMeant(error) {
    const { kind, status, cause } = error;
    if (kind === 'deadline')
        return !(cause instanceof _http_errors_js__WEBPACK_IMPORTED_MODULE_1__  ._7) || isMeant(cause);
    if (kind === 'status')
        return status === 401 || status === 403 || (0,_http_errors_js__WEBPACK_IMPORTED_MODULE_1__  .Fh)(error);
    return kind !== 'shape' && kind !== 'not-json' && kind !== 'too-large';
}
function describeCredential(credential) {
    if (credential === null)
        return 'The service tells nothing of the key itself.';
    const { tokenScope, organization, grantedPermissions } = credential;
    const organizationName = organization?.name ? (0,_core_text_log_line_js__WEBPACK_IMPORTED_MODULE_0__  .T)(organization.name, MAX_NAME_CHARS) : '';
    const holder = tokenScope === 'USER' ? 'a person' : tokenScope === 'PROJECT' ? 'a project' : '';
    const owner = [holder, organizationName && `'${organizationName}'`].filter((one) => one !== '');
    const what = owner.length === 0 ? 'The key is known' : `The key belongs to ${owner.join(' of ')}`;
    const granted = (grantedPermissions ?? []).map((name) => (0,_core_text_log_line_js__WEBPACK_IMPORTED_MODULE_0__  .T)(name, MAX_NAME_CHARS));
    const may = granted.length === 0
        ? 'what it may do is not told'
        : `it may do ${(0,_report_format_js__WEBPACK_IMPORTED_MODULE_11__  .ki)(granted, MAX_NAMES)}`;
    return `${what}; ${may}.`;
}
function refuseReadOnly(credential) {
    const granted = credential?.grantedPermissions ?? [];
    if (granted.length === 0 || !granted.every((name) => LOOKING.test(name)))
        return;
    throw new _step_stops_js__WEBPACK_IMPORTED_MODULE_2__  .C9('permission', `the input api-key may only read (${(0,_report_format_js__WEBPACK_IMPORTED_MODULE_11__  .ki)(granted.map((name) => (0,_core_text_log_line_js__WEBPACK_IMPORTED_MODULE_0__  .T)(name, MAX_NAME_CHARS)), MAX_NAMES)}), and starting a run takes more: use a key with Full Access`, 'error');
}
async function namePlans(planned, run, watch) {
    const counted = await (0,_call_budget_js__WEBPACK_IMPORTED_MODULE_4__  .xe)(planned, watch);
    const stopped = (0,_call_budget_js__WEBPACK_IMPORTED_MODULE_4__  .qj)(counted, watch);
    if (stopped !== null)
        throw stopped;
    const notes = [];
    for (const { plan, error, unknown } of counted) {
        if (error !== null)
            notes.push(...(await noteUnknown(plan, error, run, watch)));
        if (unknown === null)
            continue;
        notes.push(`How many calls ${(0,_run_plans_js__WEBPACK_IMPORTED_MODULE_8__  .d)(plan)} places is not known: ${unknown}.`);
    }
    const each = counted.map(({ plan, text }) => `a run of ${(0,_run_plans_js__WEBPACK_IMPORTED_MODULE_8__  .d)(plan)}, ${text}`);
    const all = counted.length > 1 ? ` (${(0,_report_format_js__WEBPACK_IMPORTED_MODULE_11__  .So)((0,_call_budget_js__WEBPACK_IMPORTED_MODULE_4__  .cO)(counted), 'call')} known)` : '';
    return [`would start ${each.join('; ')}${all}. Nothing was started`, notes];
}
async function noteUnknown(plan, error, run, watch) {
    if (!(0,_not_offered_js__WEBPACK_IMPORTED_MODULE_7__  .vZ)(error))
        throw error;
    const noPlans = await refusal(run, watch, (context) => watch.client.listPlans(null, null, context));
    if (noPlans === null)
        throw error;
    const noRuns = await refusal(run, watch, (context) => watch.client.listRuns(plan.id, null, context));
    if (noRuns === null)
        return [];
    if (noRuns.status === 404 && wordsOf(noRuns) !== wordsOf(noPlans))
        throw noRuns;
    await checkKey(run, watch);
    return [
        `Whether there is such a plan only a start tells: ${(0,_run_plans_js__WEBPACK_IMPORTED_MODULE_8__  .d)(plan)} could not be looked for at this service, which shows neither plans nor their runs (${(0,_step_stops_js__WEBPACK_IMPORTED_MODULE_2__  .Kx)(noRuns.message)}).`,
    ];
}
async function refusal(run, watch, ask) {
    try {
        await ask(briefly(run, 'the run plan to be found', watch));
        return null;
    }
    catch (error) {
        if ((0,_not_offered_js__WEBPACK_IMPORTED_MODULE_7__  .vZ)(error))
            return (0,_http_errors_js__WEBPACK_IMPORTED_MODULE_1__  .xW)(error);
        throw error;
    }
}
function wordsOf({ status, type, code }) {
    return JSON.stringify([status, type, code]);
}
async function checkKey(run, watch) {
    await refusal(run, watch, (context) => watch.client.readResults(NO_RUN, context));
}
async function nameRuns(source, run, watch) {
    if (source.kind === 'service-phone-number') {
        await (0,_locate_js__WEBPACK_IMPORTED_MODULE_6__  .eE)(run, source, watch);
        return `would judge run ${run.jobId}. No debrief was requested`;
    }
    for (const jobId of source.jobIds) {
        const { context } = (0,_watch_js__WEBPACK_IMPORTED_MODULE_10__  .Cs)(run, `run ${jobId} to be found`, watch);
        try {
            await watch.client.readResults(jobId, context);
        }
        catch (error) {
            if (!(error instanceof _http_errors_js__WEBPACK_IMPORTED_MODULE_1__  ._7) || error.status !== 409)
                throw error;
        }
    }
    return `would judge ${source.jobIds.map((jobId) => `run ${jobId}`).join(', ')}. No debrief was requested`;
}


/***/ })

};
;Object.assign(exports.modules, require("./later.js"));
