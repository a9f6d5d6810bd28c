"use strict";
exports.id = 322;
exports.ids = [322];
exports.modules = {

/***/ 52322:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ lookUp),
/* harmony export */   e: () => (/* binding */ locateRun)
/* harmony export */ });
/* harmony import */ var _http_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(72557);
/* harmony import */ var _report_words_lookup_words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(63320);
/* harmony import */ var _report_words_wait_words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(22771);
/* harmony import */ var _service_explain_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(70980);
/* harmony import */ var _text_error_text_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(89009);
/* harmony import */ var _text_step_errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(69445);
/* harmony import */ var _text_values_iso_time_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(39549);
/* harmony import */ var _wait_followed_run_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(82424);








const MAX_PAGES = 200;
async function locateRun(sought, run, context) {
    const { client, clock, log, inputs } = context;
    const { name: label, wait } = run;
    const what = _report_words_wait_words_js__WEBPACK_IMPORTED_MODULE_2__/* .WAIT_FOR */ .Ss.lookup(label);
    wait.begin({ what, input: 'run-timeout', limitMs: inputs.runTimeoutMs });
    const job = await lookUp(client, sought, clock, wait.context);
    const { id: planId, name = null } = job.runPlan;
    (0,_wait_followed_run_js__WEBPACK_IMPORTED_MODULE_5__/* .noteState */ .a$)(run, _report_words_lookup_words_js__WEBPACK_IMPORTED_MODULE_1__/* .LOOKUP */ .h.job(job), context);
    const callMs = (0,_text_values_iso_time_js__WEBPACK_IMPORTED_MODULE_6__/* .parseIsoTime */ .sX)(sought.callTime ?? job.startedAt) ?? clock.now();
    const call = _report_words_lookup_words_js__WEBPACK_IMPORTED_MODULE_1__/* .LOOKUP */ .h.call(sought, callMs);
    const found = await findRunAt(callMs, planId, client, wait.context);
    if (found === undefined) {
        throw new _text_step_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .InputError */ .dz(_report_words_lookup_words_js__WEBPACK_IMPORTED_MODULE_1__/* .LOOKUP */ .h.noRun(planId, call), 'lookup');
    }
    const { simulationRunPlanJobId: runId } = found;
    log.say({ name: `run ${runId}` }, _report_words_lookup_words_js__WEBPACK_IMPORTED_MODULE_1__/* .LOOKUP */ .h.located(found, job, call));
    return { runId, how: 'located', plan: { id: planId, name }, reference: null, notes: [] };
}
async function findRunAt(callMs, planId, client, request) {
    let after = null;
    for (let pages = 0; pages < MAX_PAGES; pages += 1) {
        const listing = client.listRuns(planId, after, request);
        const page = await listing.catch((error) => {
            throw (0,_service_explain_js__WEBPACK_IMPORTED_MODULE_3__/* .explainMissing */ .Ce)(error);
        });
        const newest = page.runs.find((one) => startOf(one) <= callMs && callMs <= ((0,_text_values_iso_time_js__WEBPACK_IMPORTED_MODULE_6__/* .parseIsoTime */ .sX)(one.endedAt) ?? Infinity));
        if (newest || page.nextCursor === null || page.nextCursor === after)
            return newest;
        after = page.nextCursor;
    }
    return undefined;
}
function startOf({ startedAt, createdAt }) {
    return (0,_text_values_iso_time_js__WEBPACK_IMPORTED_MODULE_6__/* .parseIsoTime */ .sX)(startedAt === undefined ? createdAt : startedAt) ?? Infinity;
}
async function lookUp(client, sought, clock, context) {
    const { servicePhoneNumber, callTime } = sought;
    const requestedMs = clock.now();
    try {
        const job = await client.lookUpSimulationJob(servicePhoneNumber, callTime, context);
        refuseOther(job, sought);
        return job;
    }
    catch (error) {
        if (!(error instanceof _http_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._7))
            throw error;
        const message = (0,_text_error_text_js__WEBPACK_IMPORTED_MODULE_7__/* .withoutPeriod */ .Kx)(error.message);
        if (error.status === 400 && callTime !== null) {
            throw new _text_step_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .InputError */ .dz(`${message}. ${_report_words_lookup_words_js__WEBPACK_IMPORTED_MODULE_1__/* .LOOKUP */ .h.checkTimeParameter}`, 'service');
        }
        if (error.status !== 404 || error.type === undefined)
            throw error;
        throw new _text_step_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .InputError */ .dz(_report_words_lookup_words_js__WEBPACK_IMPORTED_MODULE_1__/* .LOOKUP */ .h.noJob(message, sought, requestedMs), 'lookup');
    }
}
function refuseOther(job, sought) {
    const number = digitsOf(job.servicePhoneNumber);
    if (number !== '' && number !== digitsOf(sought.servicePhoneNumber)) {
        throw new _text_step_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .InputError */ .dz(_report_words_lookup_words_js__WEBPACK_IMPORTED_MODULE_1__/* .LOOKUP */ .h.otherNumber(job, sought), 'service');
    }
    const callMs = (0,_text_values_iso_time_js__WEBPACK_IMPORTED_MODULE_6__/* .parseIsoTime */ .sX)(sought.callTime);
    const [startMs, endMs] = [(0,_text_values_iso_time_js__WEBPACK_IMPORTED_MODULE_6__/* .parseIsoTime */ .sX)(job.startedAt), (0,_text_values_iso_time_js__WEBPACK_IMPORTED_MODULE_6__/* .parseIsoTime */ .sX)(job.completedAt)];
    if (callMs === null || ((startMs ?? callMs) <= callMs && callMs <= (endMs ?? callMs)))
        return;
    throw new _text_step_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .InputError */ .dz(_report_words_lookup_words_js__WEBPACK_IMPORTED_MODULE_1__/* .LOOKUP */ .h.otherTime(job, sought), 'service');
}
function digitsOf(number) {
    return (number ?? '').replace(/\D/g, '');
}


/***/ }),

/***/ 82424:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N4: () => (/* binding */ note),
/* harmony export */   PR: () => (/* binding */ UNSEEN),
/* harmony export */   R2: () => (/* binding */ followRun),
/* harmony export */   a$: () => (/* binding */ noteState),
/* harmony export */   f2: () => (/* binding */ seeProgress),
/* harmony export */   jK: () => (/* binding */ nameWait),
/* harmony export */   o6: () => (/* binding */ seeResults),
/* harmony export */   oZ: () => (/* binding */ see),
/* harmony export */   v4: () => (/* binding */ beginPart)
/* harmony export */ });
/* harmony import */ var _model_outcome_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(41913);
/* harmony import */ var _report_words_log_words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(16618);
/* harmony import */ var _report_words_wait_words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(22771);
/* harmony import */ var _runner_wait_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(95205);




const QUEUED = new Set(['PENDING', 'QUEUED']);
const UNSEEN = {
    ...{ status: null, isQueued: null, progress: null, readAgainMs: 0 },
    ...{ isFinished: false, mayRequest: true, debrief: null, results: null, notes: [] },
};
function nameWait(name, context) {
    return { name, wait: new _runner_wait_js__WEBPACK_IMPORTED_MODULE_3__/* .Wait */ .sn(context.inputs.maxPollIntervalMs, context) };
}
function followRun(runId, wait) {
    return { name: `run ${runId}`, runId, wait, seen: UNSEEN };
}
function see(run, change, context) {
    run.seen = { ...run.seen, ...change };
    beginPart(run, context);
}
function seeProgress(run, progress, context) {
    const { results, isQueued } = run.seen;
    const shown = results?.run?.status ?? null;
    const status = (0,_model_outcome_js__WEBPACK_IMPORTED_MODULE_0__/* .hasEnded */ .hY)(shown) ? shown : progress.status;
    see(run, { progress, status, isQueued: isQueued !== false && QUEUED.has(status) }, context);
}
function seeResults(run, results, context) {
    const shown = results.run?.status ?? null;
    const isLater = shown !== null && ((0,_model_outcome_js__WEBPACK_IMPORTED_MODULE_0__/* .hasEnded */ .hY)(shown) || !(0,_model_outcome_js__WEBPACK_IMPORTED_MODULE_0__/* .hasEnded */ .hY)(run.seen.status));
    see(run, { results, ...(isLater && { status: shown }) }, context);
}
function note(run, text, { log }) {
    run.seen = { ...run.seen, notes: [...new Set([...run.seen.notes, text])] };
    log.say(run, text);
}
function noteState(run, state, { log }) {
    run.wait.see(state, (...seen) => log.say(run, _report_words_log_words_js__WEBPACK_IMPORTED_MODULE_1__/* .LOG */ .$9.seen(...seen)));
}
function beginPart({ wait, seen }, { inputs }) {
    const { queueTimeoutMs, runTimeoutMs: runMs, debriefTimeoutMs: debriefMs } = inputs;
    const debrief = { what: _report_words_wait_words_js__WEBPACK_IMPORTED_MODULE_2__/* .WAIT_FOR */ .Ss.debrief, input: 'debrief-timeout', limitMs: debriefMs };
    if (seen.isFinished) {
        wait.begin(debrief, 'now');
    }
    else if (!seen.mayRequest) {
        const input = 'run-timeout + debrief-timeout';
        wait.begin({ ...debrief, input, limitMs: runMs + debriefMs });
    }
    else if (seen.isQueued) {
        const what = _report_words_wait_words_js__WEBPACK_IMPORTED_MODULE_2__/* .WAIT_FOR */ .Ss.queue;
        wait.begin({ what, input: 'queue-timeout', limitMs: queueTimeoutMs }, 'first');
    }
    else {
        const since = wait.input === 'queue-timeout' ? 'now' : 'last';
        wait.begin({ what: _report_words_wait_words_js__WEBPACK_IMPORTED_MODULE_2__/* .WAIT_FOR */ .Ss.completion, input: 'run-timeout', limitMs: runMs }, since);
    }
}


/***/ }),

/***/ 63320:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ LOOKUP),
/* harmony export */   y: () => (/* binding */ FIND)
/* harmony export */ });
/* harmony import */ var _text_log_line_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(82456);

const MAX_CHARS = 100;
const LOOKUP = {
    checkTimeParameter: 'Check lookup.timeParameter in the input service-profile, the name under which the time was sent. Else check the inputs service-phone-number and call-time',
    call: ({ servicePhoneNumber }, callMs) => `the call to ${servicePhoneNumber} at ${new Date(callMs).toISOString()}`,
    job: ({ simulationJobId, runPlan }) => `simulation job ${simulationJobId} of run plan ${shown(runPlan.id)}`,
    located: ({ startedAt, createdAt, endedAt }, { simulationJobId, runPlan }, call) => `located: the newest run of run plan ${shown(runPlan.id)} whose time span (${startedAt ?? createdAt} to ${endedAt ?? 'now'}) contains ${call}, as simulation job ${simulationJobId} says`,
    noRun: (planId, call) => `no run of run plan ${shown(planId)} contains ${call}: set the input call-time to a time within the call, or pass the run's ID as job-id`,
    noJob: (message, { servicePhoneNumber, callTime }, requestedMs) => {
        const [time, fix] = callTime === null
            ? [
                `${new Date(requestedMs).toISOString()}, the time of the request`,
                'no call with this number is in progress now: set the input call-time to the time of the call',
            ]
            : [callTime, 'check the inputs service-phone-number and call-time'];
        return `${message}; looked up ${servicePhoneNumber} at ${time}; ${fix}`;
    },
    otherNumber: (job, sought) => {
        const number = (job.servicePhoneNumber ?? '').replace(/\D/g, '');
        const other = `${shown(job.servicePhoneNumber)} (ending in ${number.slice(-4)})`;
        return `${returned(job)}, which uses ${other} instead of ${sought.servicePhoneNumber}. Check lookup.numberParameter in the input service-profile`;
    },
    otherTime: (job, { callTime }) => {
        const [start, end] = [job.startedAt, job.completedAt].map((time) => shown(time) || 'unknown');
        return `${returned(job)}, whose call lasted from ${start} to ${end}, and call-time is ${callTime}. Check lookup.timeParameter in the input service-profile. Else check the input call-time`;
    },
};
const FIND = {
    title: 'Find simulation',
    columns: ['simulation job', 'status', 'processing', 'call', 'run plan'],
    goal: (number, isToEnd) => `the simulation job that uses ${number} to be ${isToEnd ? 'COMPLETED and PROCESSED' : 'found'}`,
    notYet: (number, callTime) => `no call with ${number} ${callTime === null ? 'in progress' : `at ${callTime}`} yet (404)`,
    giveTimeParameter: ', or lookup.timeParameter there, with which the lookup finds a call that is over',
    name: (id) => `simulation job ${shown(id)}`,
    state: (status, processing) => processing ? `${shown(status)}, processing ${shown(processing)}` : shown(status),
    ended: (state) => `ended ${state}, so it will never be COMPLETED and PROCESSED`,
    headline: (id, state) => `Found ${FIND.name(id)}: ${state}`,
    invalid: (invalidation, owner) => `The call does not count: ${[invalidation, owner && `failure owner ${owner}`].filter(Boolean).join('; ')}`,
    noJson: 'the output json is empty: the job is larger than 64 KiB',
};
function returned({ simulationJobId }) {
    return `look up simulation job: the service returned simulation job ${shown(simulationJobId)}`;
}
function shown(text) {
    return (0,_text_log_line_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(text ?? '', MAX_CHARS);
}


/***/ }),

/***/ 71041:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $1: () => (/* binding */ sumCalls),
/* harmony export */   Ac: () => (/* binding */ PLAN),
/* harmony export */   df: () => (/* binding */ describePlan),
/* harmony export */   g3: () => (/* binding */ quotePlan),
/* harmony export */   io: () => (/* binding */ describeSeveralPlans),
/* harmony export */   ke: () => (/* binding */ describeTooManyCalls),
/* harmony export */   uU: () => (/* binding */ describePlanCalls),
/* harmony export */   uj: () => (/* binding */ describeLostStart),
/* harmony export */   v5: () => (/* binding */ describeUnknownPlan),
/* harmony export */   xe: () => (/* binding */ countCalls)
/* harmony export */ });
/* harmony import */ var _text_error_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(89009);
/* harmony import */ var _text_log_line_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(82456);
/* harmony import */ var _text_nearest_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(42337);
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(53483);




const MAX_NEAREST = 5;
const MAX_NAMES = 10;
const MAX_IDS = 20;
const MAX_NAME_CHARS = 100;
function whyUncounted({ error }) {
    return error === null
        ? 'the service does not report its test cases and iterations'
        : (0,_text_error_text_js__WEBPACK_IMPORTED_MODULE_2__/* .withoutPeriod */ .Kx)(error.message);
}
const PLAN = {
    wanted: (idOrName) => `run plan ${idOrName}`,
    found: (id) => `found, its ID is ${id}`,
    started: (plan) => `started from ${describePlan(plan)}`,
    without: (plan) => `${describePlan(plan)} has no ended run: start one`,
    giveId: ". Else give the plan's ID as run-plan",
    uncounted: (plan) => `The calls of ${describePlan(plan)} are not known: ${whyUncounted(plan)}.`,
    unlimited: (plan) => `The calls of the run plan are not known (${whyUncounted(plan)}), so max-calls could not limit them.`,
    otherStart: (label) => `start run: the response names the run of another start, so ${label} was not tested: check start.jobId in the input service-profile`,
};
function describePlan({ id, name }) {
    return name === null ? `run plan ${id}` : `run plan ${quotePlan(name)} (${id})`;
}
function quotePlan(name) {
    return `'${(0,_text_log_line_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(name, MAX_NAME_CHARS)}'`;
}
function countCalls({ testCaseCount, iterationCount }) {
    return testCaseCount === null || iterationCount === null ? null : testCaseCount * iterationCount;
}
function sumCalls(plans) {
    return plans.reduce((sum, plan) => sum + (countCalls(plan) ?? 0), 0);
}
function describePlanCalls(plan) {
    const calls = countCalls(plan);
    if (calls === null)
        return 'an unknown number of calls';
    const cases = (0,_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatCounted */ .So)(plan.testCaseCount ?? 0, 'test case');
    return `${(0,_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatCounted */ .So)(calls, 'call')} (${cases} × ${(0,_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatCounted */ .So)(plan.iterationCount ?? 0, 'iteration')})`;
}
function describeTooManyCalls(plans, maxCalls) {
    const each = plans.map((plan) => `${describePlan(plan)}: ${describePlanCalls(plan)}`).join('; ');
    const sum = plans.length > 1 ? `, ${(0,_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatCounted */ .So)(sumCalls(plans), 'call')} together` : '';
    return `more calls would be made than the input max-calls: ${maxCalls} allows (${each}${sum}), so nothing was started: raise max-calls, or make the run plan smaller`;
}
function describeUnknownPlan(wanted, found, all) {
    const [nearest, names] = [found, all].map((some) => [...new Set(some)]);
    const near = (0,_text_nearest_js__WEBPACK_IMPORTED_MODULE_3__/* .nearestFirst */ .F8)(wanted, nearest ?? []).slice(0, MAX_NEAREST);
    const shown = near.length > 0
        ? `the nearest: ${near.map(quotePlan).join(', ')}`
        : `the service has ${(0,_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatList */ .ki)(names ?? [], MAX_NAMES, quotePlan) || 'none for this key'}`;
    return `input 'run-plan': ${quotePlan(wanted)} names no run plan: ${shown}`;
}
function describeSeveralPlans(wanted, ids) {
    const shown = ids.slice(0, MAX_IDS).map((id) => (0,_text_log_line_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(id, MAX_NAME_CHARS));
    return `input 'run-plan': ${quotePlan(wanted)} is the name of ${ids.length} run plans: give one of their IDs as run-plan: ${shown.join(', ')}`;
}
function describeLostStart(plan) {
    return `A run of ${describePlan(plan)} may have been started; the request is not retried, since a second run would make real calls. To find it, check the newest runs of the plan in your service's dashboard, and pass its ID as the input job-id`;
}


/***/ }),

/***/ 22771:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CH: () => (/* binding */ UNREQUESTED),
/* harmony export */   MX: () => (/* binding */ SAVED),
/* harmony export */   Ss: () => (/* binding */ WAIT_FOR),
/* harmony export */   WX: () => (/* binding */ describeFailedDebrief),
/* harmony export */   c4: () => (/* binding */ STATE),
/* harmony export */   fz: () => (/* binding */ describeNoReport),
/* harmony export */   o_: () => (/* binding */ NAME),
/* harmony export */   vk: () => (/* binding */ describeProgress),
/* harmony export */   wo: () => (/* binding */ GIVEN_UP)
/* harmony export */ });
/* harmony import */ var _text_error_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(89009);
/* harmony import */ var _text_log_line_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(82456);
/* harmony import */ var _plan_words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(71041);



const MAX_STATUS_CHARS = 100;
const MAX_ERROR_CHARS = 1_000;
const NAME = {
    byNumber: (phoneNumber) => `the run that uses ${phoneNumber}`,
    gate: 'the gate',
    check: 'a check without a name',
    startedId: 'the ID that the service gave for the run (start.jobId, where service-profile names it)',
};
const WAIT_FOR = {
    lookup: (label) => `${label} to be found`,
    start: (plan) => `a run of ${(0,_plan_words_js__WEBPACK_IMPORTED_MODULE_1__/* .describePlan */ .df)(plan)} to start`,
    queue: 'the run to leave the queue',
    completion: 'the run to finish',
    debrief: 'the debrief',
};
const STATE = {
    given: 'given by job-id',
    notFinished: 'the run has not finished (409)',
    notFinishedYet: 'COMPLETED, but the debrief request says that the run has not finished (409)',
    noResponse: 'read run: no response in time',
    unread: (run, why) => `${run}: its status cannot be read, so the debrief request alone is used (${why})`,
    unreadResults: (why) => `The run's results could not be read: ${why}.`,
    noDebrief: (ended) => `${ended === null ? '' : `the run ended ${ended}, and has `}no debrief yet`,
    otherDebrief: (debriefId, status) => `another debrief (${debriefId}, ${status}) than the requested one`,
    readOnly: 'The API key may only read: the debrief was not requested. A finished run gets one automatically.',
    unknown: (status) => `The run status '${(0,_text_log_line_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(status, MAX_STATUS_CHARS)}' is unknown, so the debrief request shows when the run has finished. Map it in service-profile (words.runStatus)`,
    debrief: (status) => `debrief ${status}`,
    noReport: '/data/report: expected the report of a READY debrief, found none',
    retried: (ended) => `A debrief ${(0,_text_error_text_js__WEBPACK_IMPORTED_MODULE_2__/* .withoutPeriod */ .Kx)(ended)}. The action requested it again.`,
};
const GIVEN_UP = {
    withoutDebrief: (status) => `ended ${status} and has no debrief`,
    notRequestable: (ended) => `${(0,_text_error_text_js__WEBPACK_IMPORTED_MODULE_2__/* .withoutPeriod */ .Kx)(ended)}; the API key may not request another`,
    tooOften: (ended, retries) => `${ended} (debrief-retries: ${retries})`,
};
const UNREQUESTED = {
    readOnly: 'regenerate: true asks for a new debrief, and the input api-key may only read (403 on the request): use a key with Full Access, or leave regenerate out',
    readOnlyReport: 'the debrief is READY, but the results show only its status, and the input api-key may not request it (403): use a key with Full Access',
    lost: 'A new debrief may have been requested, so the request is not retried; when it is ready, run a step with this job-id and without regenerate',
};
function describeProgress(status, queueLength, calls) {
    const parts = [status];
    if (queueLength !== null)
        parts.push(`queue length ${queueLength}`);
    const completed = calls.filter((call) => call.status === 'COMPLETED').length;
    if (calls.length > 0)
        parts.push(`${completed} of ${calls.length} calls completed`);
    return parts.join(', ');
}
function describeFailedDebrief(errorMessage, detail) {
    const message = (0,_text_log_line_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(errorMessage ?? '', MAX_ERROR_CHARS);
    if (message === '')
        return 'ended FAILED, without an error message';
    return detail === 'brief'
        ? 'ended FAILED, with an error message that detail: brief leaves out'
        : `ended FAILED: ${message}`;
}
const SAVED = {
    refused: (path, problem) => `input 'debrief-file': '${(0,_text_log_line_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(path, 200)}' ${problem}`,
    notJson: "is not JSON: save the service's response as it is, in UTF-8",
    noDebrief: (problem) => `does not hold a debrief as the service returns it (save the response to the debrief request as it is); ${problem}`,
};
function describeNoReport(debrief, detail) {
    if (debrief === null)
        return 'the debrief was never generated';
    const { status, errorMessage } = debrief;
    switch (status) {
        case 'READY':
            return 'the debrief is READY, but its report is missing: the response to the debrief request has it';
        case 'FAILED':
            return `the debrief ${describeFailedDebrief(errorMessage, detail)}`;
        default:
            return `the debrief is ${(0,_text_log_line_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(status, 100)}: try again once its status is READY`;
    }
}


/***/ }),

/***/ 95205:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   sn: () => (/* binding */ Wait)
/* harmony export */ });
/* unused harmony exports MIN_INTERVAL_MS, INTERVAL_SHARE */
/* harmony import */ var _text_step_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69445);
/* harmony import */ var _progress_log_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(60760);


const MIN_INTERVAL_MS = 1_000;
const INTERVAL_SHARE = 0.2;
const MIN_PAUSE_MS = 500;
const LAST_POLL_MS = 1_000;
class Wait {
    #maxIntervalMs;
    #runtime;
    #part = { what: '', input: '', limitMs: 0 };
    #firstMs = null;
    #sinceMs = 0;
    #startedMs = 0;
    #polledMs = 0;
    #lastSeen = '';
    #loggedMs = 0;
    constructor(maxIntervalMs, runtime) {
        this.#maxIntervalMs = maxIntervalMs;
        this.#runtime = runtime;
    }
    begin(part, since = 'last') {
        const { clock, deadline } = this.#runtime;
        if (part.what === this.#part.what && part.input === this.#part.input)
            return;
        const nowMs = clock.now();
        if (this.#firstMs === null || since === 'now')
            this.#sinceMs = nowMs;
        else if (since === 'first')
            this.#sinceMs = this.#firstMs;
        this.#firstMs ??= nowMs;
        this.#part = part;
        this.#lastSeen = '';
        this.#startedMs = nowMs;
        this.#polledMs = nowMs;
        this.#loggedMs = 0;
        deadline?.add(this.#sinceMs, part.limitMs);
    }
    get input() {
        return this.#part.input;
    }
    get facts() {
        if (this.#firstMs === null)
            return null;
        return { ...this.#part, waitedMs: this.#waitedMs, lastSeen: this.#lastSeen };
    }
    get context() {
        const deadlineMs = this.#sinceMs + this.#part.limitMs;
        return { signal: this.#runtime.cancelled, deadlineMs };
    }
    get #waitedMs() {
        return this.#runtime.clock.now() - this.#sinceMs;
    }
    get #leftMs() {
        return Math.max(0, this.#part.limitMs - this.#waitedMs);
    }
    see(state, log) {
        const nowMs = this.#runtime.clock.now();
        if (state === this.#lastSeen && nowMs - this.#loggedMs < _progress_log_js__WEBPACK_IMPORTED_MODULE_1__/* .QUIET_MS */ .u)
            return;
        this.#lastSeen = state;
        this.#loggedMs = nowMs;
        log(state, this.#waitedMs, this.#leftMs, this.#part.input);
    }
    dueMs(expectedEndMs = null) {
        const distanceMs = Math.abs(this.#polledMs - (expectedEndMs ?? this.#startedMs));
        const dueMs = this.#polledMs + pollIntervalMs(distanceMs, this.#maxIntervalMs);
        return Math.max(dueMs, this.#runtime.clock.now() + MIN_PAUSE_MS);
    }
    async pause(dueMs = this.dueMs()) {
        const { clock, cancelled } = this.#runtime;
        const leftMs = this.#leftMs;
        const ms = pauseMs(dueMs - clock.now(), leftMs);
        if (ms > 0)
            await clock.sleep(ms, cancelled);
        this.#polledMs = clock.now();
        if (ms >= leftMs)
            throw new _text_step_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .TimeoutError */ .MU('the time for waiting ran out');
    }
}
function pollIntervalMs(distanceMs, maxMs) {
    return Math.min(Math.max(distanceMs * INTERVAL_SHARE, MIN_INTERVAL_MS), maxMs);
}
function pauseMs(wantedMs, leftMs) {
    const untilLastPollMs = leftMs - LAST_POLL_MS;
    return untilLastPollMs < MIN_PAUSE_MS ? leftMs : Math.min(wantedMs, untilLastPollMs);
}


/***/ })

};
;