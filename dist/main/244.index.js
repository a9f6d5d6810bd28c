export const id = 244;
export const ids = [244];
export const modules = {

/***/ 3244:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  followRuns: () => (/* binding */ followRuns),
  judgeSavedDebriefs: () => (/* reexport */ judgeSavedDebriefs)
});

// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(8500);
// EXTERNAL MODULE: ./service/http-service-client.js + 6 modules
var http_service_client = __webpack_require__(5649);
// EXTERNAL MODULE: ./step/connect.js
var connect = __webpack_require__(501);
// EXTERNAL MODULE: ./service/errors.js
var errors = __webpack_require__(6361);
// EXTERNAL MODULE: ./step/stops.js
var stops = __webpack_require__(2494);
;// CONCATENATED MODULE: ./gate/cancel.js


/** A cancelled step has 7.5 s from the first signal to the second; 5 s is what the gate promises. */
const CANCEL_BUDGET_MS = 3_000;
/**
 * Cancels a run that this step started, where `cancel-on-abort` wants it. A run that could not be
 * cancelled is an error annotation, since it may go on placing calls.
 */
async function cancelRun(run, watch) {
    if (!watch.inputs.cancelOnAbort) {
        run.note('The run was left going (cancel-on-abort: false).');
        watch.runner.annotate('warning', `${run.name} was left going: cancel-on-abort is false`);
        return;
    }
    const deadlineMs = watch.clock.now() + CANCEL_BUDGET_MS;
    try {
        await watch.client.cancelRun(run.jobId, { signal: new AbortController().signal, deadlineMs });
        run.note('The run was cancelled by this step, which had started it.');
        watch.narrator.say(run, 'cancelled');
    }
    catch (error) {
        if (!(error instanceof errors/* ServiceError */._))
            throw error;
        if (error.status === 409) {
            watch.narrator.say(run, 'had ended already, so there was nothing to cancel');
            return;
        }
        run.uncancelled = true;
        run.note('The run could not be cancelled: it may go on placing calls.');
        watch.runner.annotate('error', `${run.name} could not be cancelled and may go on placing calls: ${(0,stops/* withoutPeriod */.Kx)(error.message)}. Cancel it in the dashboard of the service`);
    }
}

// EXTERNAL MODULE: ./step/wait.js + 1 modules
var step_wait = __webpack_require__(8396);
// EXTERNAL MODULE: ./core/text/log-line.js
var log_line = __webpack_require__(6977);
;// CONCATENATED MODULE: ./gate/error-message.js

const MAX_CHARS = 1_000;
/** What follows `the debrief ended FAILED`: the service's words, where the workflow wants any shown. */
function quoteErrorMessage(errorMessage, detail) {
    const message = (0,log_line/* oneLine */.T)(errorMessage ?? '', MAX_CHARS);
    if (message === '')
        return ', without an error message';
    return detail === 'brief'
        ? ', with an error message that detail: brief leaves out'
        : `: ${message}`;
}

;// CONCATENATED MODULE: ./gate/debrief.js




/**
 * Polls the run's results until its debrief is READY and gives the report. A FAILED debrief is
 * asked for again up to `debrief-retries` times.
 *
 * Rejects with `Stopped` when `debrief-timeout` runs out or the debrief stays FAILED.
 */
async function awaitReport(run, settled, watch) {
    return new DebriefWait(run, settled, watch).report();
}
class DebriefWait {
    #run;
    #watch;
    #wait;
    #first;
    /** With `regenerate`, only the debrief with this ID counts: an older one may still be shown. */
    #expectedId;
    /** Debriefs that FAILED and were asked for again: they may still be shown, and count no more. */
    #replacedIds = new Set();
    #retriesLeft;
    constructor(run, settled, watch) {
        this.#run = run;
        this.#watch = watch;
        this.#first = settled.kind === 'requested' ? settled.debrief : null;
        this.#expectedId = watch.inputs.regenerate ? (this.#first?.debriefId ?? null) : null;
        this.#retriesLeft = watch.inputs.debriefRetries;
        this.#wait = new step_wait/* Wait */.s(this.#waitSettings(), watch.clock, watch.cancelled);
        run.wait = this.#wait;
    }
    get #mayRequest() {
        return this.#first !== null;
    }
    /** Without a request nobody says when the run has finished, so both limits count together. */
    #waitSettings() {
        const { runTimeoutMs, debriefTimeoutMs, maxPollIntervalMs } = this.#watch.inputs;
        const shared = { what: `the debrief of ${this.#run.name}`, maxPollIntervalMs };
        return this.#mayRequest
            ? { ...shared, input: 'debrief-timeout', limitMs: debriefTimeoutMs }
            : {
                ...shared,
                input: 'run-timeout + debrief-timeout',
                limitMs: runTimeoutMs + debriefTimeoutMs,
            };
    }
    async report() {
        let debrief = this.#see(this.#first);
        for (;;) {
            if (debrief?.status === 'READY') {
                if (debrief.report)
                    return debrief.report;
                debrief = await this.#fetchReport();
                if (isFinal(debrief))
                    continue;
            }
            else if (debrief?.status === 'FAILED') {
                debrief = await this.#retry(debrief);
                if (isFinal(debrief))
                    continue;
            }
            await this.#wait.pause();
            debrief = await this.#look();
        }
    }
    /** What the results show now; null where they are not there yet (409). */
    async #look() {
        const { client, narrator } = this.#watch;
        try {
            return this.#see(await client.readResults(this.#run.jobId, this.#wait.context));
        }
        catch (error) {
            if (!(error instanceof errors/* ServiceError */._) || error.status !== 409)
                throw error;
            this.#wait.lastSeen = error.message;
            narrator.progress(this.#run, (0,stops/* withoutPeriod */.Kx)(error.message));
            return null;
        }
    }
    /** Takes note of a debrief and gives it back; null for one that is older than the one asked for. */
    #see(debrief) {
        if (debrief === null) {
            this.#wait.lastSeen = 'no debrief yet';
            return null;
        }
        const { debriefId, status, errorMessage } = debrief;
        if (debriefId !== undefined && !this.#counts(debriefId)) {
            this.#wait.lastSeen = `another debrief (${debriefId}, ${status}) than the one asked for`;
            return null;
        }
        this.#run.debrief = {
            debriefId: debriefId ?? this.#run.debrief?.debriefId ?? '',
            status,
            errorMessage: errorMessage ?? null,
        };
        this.#wait.lastSeen = `debrief ${status}`;
        this.#watch.narrator.progress(this.#run, this.#wait.lastSeen);
        // Results without an ID cannot show that this READY is the new one: the request's answer can.
        return this.#expectedId !== null && debriefId === undefined
            ? { ...debrief, report: null }
            : debrief;
    }
    #counts(debriefId) {
        return this.#expectedId === null
            ? !this.#replacedIds.has(debriefId)
            : debriefId === this.#expectedId;
    }
    /** The debrief as it stands, where the results showed it READY without its report. */
    async #fetchReport() {
        if (!this.#mayRequest) {
            throw new stops/* Stopped */.C9('permission', 'the debrief is READY, but the results show only its status, and the input api-key may not request it (403): use a key with Full Access', 'error');
        }
        const debrief = this.#see(await this.#request());
        if (debrief?.status !== 'READY' || debrief.report)
            return debrief;
        throw new errors/* ServiceError */._({
            kind: 'shape',
            operation: 'request debrief',
            problem: '/data/report: expected the report of a READY debrief, found none',
            mayHaveBeenTaken: true,
        });
    }
    async #retry(failed) {
        const why = quoteErrorMessage(failed.errorMessage, this.#watch.inputs.detail);
        if (!this.#mayRequest) {
            throw new stops/* Stopped */.C9('debrief', `the debrief ended FAILED${(0,stops/* withoutPeriod */.Kx)(why)}; the API key may not request another`);
        }
        if (this.#retriesLeft === 0) {
            throw new stops/* Stopped */.C9('debrief', `the debrief ended FAILED${why} (debrief-retries: ${this.#watch.inputs.debriefRetries})`);
        }
        this.#retriesLeft -= 1;
        this.#run.note(`A debrief ended FAILED${(0,stops/* withoutPeriod */.Kx)(why)}. It was asked for again.`);
        this.#watch.narrator.say(this.#run, `the debrief ended FAILED${(0,stops/* withoutPeriod */.Kx)(why)}; asking for it again`);
        const next = await this.#request();
        const { debriefId } = failed;
        if (this.#expectedId !== null)
            this.#expectedId = next.debriefId;
        else if (debriefId !== undefined && debriefId !== next.debriefId) {
            this.#replacedIds.add(debriefId);
        }
        return this.#see(next);
    }
    #request() {
        return this.#watch.client.requestDebrief(this.#run.jobId, { regenerate: false }, this.#wait.context);
    }
}
function isFinal(debrief) {
    return debrief?.status === 'READY' || debrief?.status === 'FAILED';
}

;// CONCATENATED MODULE: ./gate/run-record.js
/** Run statuses after which nothing is placed any more. */
const ENDED_STATUSES = new Set([
    'COMPLETED',
    'FAILED',
    'TIMED_OUT',
    'CANCELLED',
]);
/** Whether a run with this status has ended; a status never seen before counts as in flight. */
function hasEnded(runStatus) {
    return runStatus !== null && ENDED_STATUSES.has(runStatus);
}
/** What the step learns about one run while its story is told. */
class RunRecord {
    jobId;
    label;
    /** True once this step has started the run: only such runs are ever cancelled. */
    startedHere = false;
    /** True once the service has taken the run for finished (202 on the debrief request). */
    finished = false;
    /** True once the run was to be cancelled and could not be: the post step tries again. */
    uncancelled = false;
    /** False once the service has refused to have the run read. */
    readable = true;
    runStatus = null;
    debrief = null;
    /** The wait that is going on, for the log and for the words of a timeout. */
    wait = null;
    notes = [];
    constructor(label, jobId = '') {
        this.label = label;
        this.jobId = jobId;
    }
    /** What people know it by in the log. */
    get name() {
        return this.jobId === '' ? this.label : `run ${this.jobId}`;
    }
    /** True while the run may be placing calls that this step is answerable for. */
    get mayBePlacingCalls() {
        return this.startedHere && !this.finished && !hasEnded(this.runStatus);
    }
    note(text) {
        if (!this.notes.includes(text))
            this.notes.push(text);
    }
    /** The finished story, for the reports. */
    conclude(outcome, reasons, report, spared = null) {
        const { jobId, label, notes, runStatus, debrief } = this;
        return {
            jobId,
            label,
            outcome,
            reasons,
            notes: [...notes],
            runStatus,
            debrief,
            report,
            spared,
        };
    }
}

;// CONCATENATED MODULE: ./gate/settings.js
/** The inputs that tell the service which run is meant, as a sentence names them. */
const INPUTS_OF = {
    'job-id': 'the input job-id',
    'run-plan-id': 'the inputs run-plan-id and variables',
    'service-phone-number': 'the inputs service-phone-number and call-time',
    'debrief-file': 'the input debrief-file',
    'policy-check': 'the input debrief-file',
};

;// CONCATENATED MODULE: ./gate/run-wait.js

/** Begins a wait that `run-timeout` limits, and puts it into the run's record. */
function waitForRun(run, what, watch) {
    const { runTimeoutMs: limitMs, maxPollIntervalMs } = watch.inputs;
    const settings = { what, input: 'run-timeout', limitMs, maxPollIntervalMs };
    const wait = new step_wait/* Wait */.s(settings, watch.clock, watch.cancelled);
    run.wait = wait;
    return wait;
}

;// CONCATENATED MODULE: ./gate/settle.js




/**
 * Waits for the run to finish by asking for its debrief: 202 means finished, 409 means not yet.
 * In between the run is read, where it can be, and the request is repeated once it has ended;
 * where it cannot be read, the request alone is repeated.
 *
 * Rejects with `Stopped` when `run-timeout` runs out, or when the run ended without success and
 * still has no debrief to give.
 */
async function settle(run, watch) {
    const wait = waitForRun(run, `${run.name} to finish`, watch);
    let requestNow = true;
    for (;;) {
        if (requestNow) {
            const settled = await requestWhenFinished(run, wait, watch);
            if (settled !== null)
                return settled;
            refuseUnsuccessfulEnd(run);
        }
        const hadEnded = hasEnded(run.runStatus);
        if (run.readable && !hadEnded)
            await readProgress(run, wait, watch);
        const ended = hasEnded(run.runStatus);
        requestNow = ended || !run.readable;
        if (hadEnded || !ended)
            await wait.pause();
    }
}
/** Asks for the debrief; null where the run has not finished (409). */
async function requestWhenFinished(run, wait, watch) {
    const { regenerate } = watch.inputs;
    try {
        const debrief = await watch.client.requestDebrief(run.jobId, { regenerate }, wait.context);
        run.finished = true;
        return { kind: 'requested', debrief };
    }
    catch (error) {
        if (!(error instanceof errors/* ServiceError */._))
            throw error;
        if (error.status === 409) {
            noteUnfinished(run, wait, watch);
            return null;
        }
        if (error.status === 403)
            return refusedRequest(run, regenerate, watch);
        throw regenerate && error.mayHaveBeenTaken ? explainLostRequest(error) : error;
    }
}
function noteUnfinished(run, wait, watch) {
    if (!hasEnded(run.runStatus)) {
        wait.lastSeen = 'the run has not finished (409)';
    }
    else if (run.runStatus === 'COMPLETED') {
        wait.lastSeen = 'COMPLETED, but the debrief request says that the run has not finished (409)';
        watch.narrator.progress(run, wait.lastSeen);
    }
}
/** A request for a new debrief is never repeated once it may have been taken: each one costs one. */
function explainLostRequest(error) {
    return new stops/* Stopped */.C9('debrief', `${(0,stops/* withoutPeriod */.Kx)(error.message)}. A new debrief may have been asked for all the same, so it is not asked for again; once it is ready, a step with this job-id and without regenerate judges it`);
}
/** A key that may only read cannot ask, but a settled run gets a debrief without being asked. */
function refusedRequest(run, regenerate, watch) {
    if (regenerate) {
        throw new stops/* Stopped */.C9('permission', 'regenerate: true asks for a new debrief, and the input api-key may only read (403 on the request): use a key with Full Access, or leave regenerate out', 'error');
    }
    run.note('The API key may only read: the debrief was not requested, only waited for. A settled run gets one by itself.');
    watch.narrator.say(run, 'the API key may only read (403 on the request for a debrief); a settled run gets one without a request, so the results alone are polled');
    return { kind: 'read-only' };
}
function refuseUnsuccessfulEnd(run) {
    if (!hasEnded(run.runStatus) || run.runStatus === 'COMPLETED')
        return;
    throw new stops/* Stopped */.C9('run', `the run ended ${run.runStatus} and has no debrief`);
}
/** Reads the run's status and progress, or that it cannot be read, into the record. */
async function readProgress(run, wait, watch) {
    try {
        const read = await watch.client.readRun(run.jobId, wait.context);
        run.runStatus = read.status;
        wait.lastSeen = describeProgress(read);
        watch.narrator.progress(run, wait.lastSeen);
    }
    catch (error) {
        if (!isUnreadable(error))
            throw error;
        run.readable = false;
        watch.narrator.say(run, 'its status cannot be read, so the answer to the debrief request alone tells when it has finished');
    }
}
function isUnreadable(error) {
    return error instanceof errors/* ServiceError */._ && (error.status === 404 || error.status === 403);
}
/** E.g. `RUNNING_SIMULATIONS, 3 of 12 calls completed`. */
function describeProgress(read) {
    const calls = read.simulationJobs ?? [];
    if (calls.length === 0)
        return read.status;
    const completed = calls.filter((call) => call.status === 'COMPLETED').length;
    return `${read.status}, ${completed} of ${calls.length} calls completed`;
}

;// CONCATENATED MODULE: ./gate/follow.js







/** How long the status of a finished run is asked for; it decides nothing. */
const ENDING_BUDGET_MS = 5_000;
/**
 * One run's whole story: bring it about, wait for it to finish, wait for its debrief, judge.
 * Whatever goes wrong becomes the outcome of this run; other runs are not touched by it.
 *
 * @param bringAbout starts or locates the run and puts its ID into the record
 */
async function followRun(run, bringAbout, watch) {
    watch.narrator.watching(run);
    let told;
    try {
        watch.cancelled.throwIfAborted();
        await bringAbout();
        told = watch.inputs.wait ? await judgeRun(run, watch) : run.conclude('started', [], null);
    }
    catch (error) {
        told = await endWithoutJudgement(run, error, watch);
    }
    // A run that is left to a later step is its own step's until all of them are.
    if (told.outcome !== 'started')
        watch.saver?.finished(run);
    watch.narrator.finished(run, told.outcome);
    return told;
}
async function judgeRun(run, watch) {
    const settled = await settle(run, watch);
    if (!run.mayBePlacingCalls)
        watch.saver?.finished(run);
    const atOnce = [awaitReport(run, settled, watch), readEnding(run, watch)];
    await Promise.allSettled(atOnce);
    const [report] = await Promise.all(atOnce);
    if (hasEnded(run.runStatus) && run.runStatus !== 'COMPLETED') {
        run.note(`The run ended ${run.runStatus}; what it had graded by then has a debrief, which is judged here.`);
    }
    return watch.judge.decide(run, report);
}
/** How a run ended that was finished at the first request, for the report. Never a reason to stop. */
async function readEnding(run, watch) {
    if (run.runStatus !== null || !run.finished || !run.readable)
        return;
    const deadlineMs = watch.clock.now() + ENDING_BUDGET_MS;
    try {
        const read = await watch.client.readRun(run.jobId, { signal: watch.cancelled, deadlineMs });
        run.runStatus = read.status;
    }
    catch (error) {
        if (!(error instanceof errors/* ServiceError */._ || error instanceof stops/* Cancelled */.cJ))
            throw error;
    }
}
/** What a run that was to be left to a later step comes to when the step is cancelled after all. */
function recallRun(run, watch) {
    return endWithoutJudgement(run, watch.cancelled.reason, watch);
}
async function endWithoutJudgement(run, error, watch) {
    const { outcome, rule, message } = (0,stops/* explain */.WE)(error, run.wait?.facts ?? null, INPUTS_OF[watch.inputs.source.kind]);
    if (rule === 'internal')
        watch.runner.debug((0,stops/* stackOf */.US)(error));
    if (run.mayBePlacingCalls && (error instanceof stops/* Cancelled */.cJ || ranOutOfTime(error))) {
        await cancelRun(run, watch);
    }
    return run.conclude(outcome, [{ rule, message }], null);
}
function ranOutOfTime(error) {
    if (error instanceof stops/* Stopped */.C9)
        return error.rule === 'timeout';
    return error instanceof errors/* ServiceError */._ && (error.kind === 'deadline' || error.kind === 'timeout');
}

// EXTERNAL MODULE: ./core/policy/known-values.js
var known_values = __webpack_require__(4557);
// EXTERNAL MODULE: ./core/policy/rules.js + 5 modules
var policy_rules = __webpack_require__(1195);
// EXTERNAL MODULE: ./core/policy/waivers.js + 1 modules
var waivers = __webpack_require__(6375);
;// CONCATENATED MODULE: ./core/policy/evaluate.js



/**
 * Judges a report by every rule. All findings become reasons, not only the first. One that fails
 * outweighs any number that could not decide. Depends on nothing but what is handed in.
 *
 * @param today `YYYY-MM-DD` in UTC, for the waivers
 */
function evaluate(report, policy, today, rules = policy_rules/* RULES */.y) {
    const { themes, rows, waived, unmatched, expired } = (0,waivers/* applyWaivers */.Kw)(report, policy.waivers ?? [], today);
    const view = { report, themes, rows, today };
    const findings = [
        ...rules.flatMap((rule) => named(rule.name, rule.apply(view, policy))),
        ...named('waivers', expired),
    ];
    const of = (...effects) => findings.filter(({ effect }) => effects.includes(effect));
    return {
        outcome: of('fail').length > 0 ? 'failed' : of('undecided').length > 0 ? 'inconclusive' : 'passed',
        reasons: of('fail', 'undecided').map(({ effect, ...reason }) => reason),
        spared: {
            waived,
            known: of('known').flatMap(({ theme }) => theme ?? []),
            unmatched,
            notes: of('note').map(({ message }) => message),
        },
        unknownValues: (0,known_values/* unknownValues */.L)(report.themes),
    };
}
function named(rule, findings) {
    return findings.map((finding) => ({ rule, ...finding }));
}

;// CONCATENATED MODULE: ./gate/judge.js


const MAX_VALUE_CHARS = 200;
/** A service of a later version has a few new values, not thousands. */
const MAX_TOLD = 20;
/** Decides about runs by one policy on one day. */
class Judge {
    #policy;
    #today;
    #runner;
    #told = new Set();
    /** @param today `YYYY-MM-DD` in UTC */
    constructor(policy, today, runner) {
        this.#policy = policy;
        this.#today = today;
        this.#runner = runner;
    }
    /** The policy's decision about the report of one run. */
    decide(run, report) {
        const { outcome, reasons, spared, unknownValues } = evaluate(report, this.#policy, this.#today);
        for (const value of unknownValues)
            this.#tellUnknown(value);
        return run.conclude(outcome, reasons, report, spared);
    }
    #tellUnknown(value) {
        if (this.#told.has(value) || this.#told.size >= MAX_TOLD)
            return;
        this.#told.add(value);
        this.#runner.info(`A theme has the ${(0,log_line/* oneLine */.T)(value, MAX_VALUE_CHARS)}, which this version does not know: no rule of a policy matches it.`);
    }
}

// EXTERNAL MODULE: ./core/input/iso-time.js
var iso_time = __webpack_require__(900);
;// CONCATENATED MODULE: ./gate/locate.js






/** How long an answer to a start request is still waited for when the step is cancelled. */
const START_GRACE_MS = 1_500;
/** 50 runs a page: 10,000 runs back, so that a listing without an end does not become a hang. */
const MAX_PAGES = 200;
/**
 * Starts one run of a run plan and puts its ID into the record. The request is never repeated once
 * the service may have received it. When the step is cancelled meanwhile, the answer is waited for
 * a moment longer, so that a run that has started can be cancelled too.
 */
async function startRun(run, runPlanId, variables, watch) {
    const wait = waitForRun(run, `a run of run plan ${runPlanId} to start`, watch);
    watch.saver?.starting(run, runPlanId);
    try {
        run.jobId = await watch.client.startRun(runPlanId, variables, {
            ...wait.context,
            lingerMs: START_GRACE_MS,
        });
    }
    catch (error) {
        throw error instanceof errors/* ServiceError */._ ? explainFailedStart(error, runPlanId, watch) : error;
    }
    run.startedHere = true;
    watch.saver?.started(run);
    watch.narrator.say(run, `started from run plan ${runPlanId}${watch.narrator.link(run)}`);
}
/** Says whether a run may be on its way although its start gave no ID, and how to find it. */
function explainFailedStart(error, runPlanId, watch) {
    if (!error.mayHaveBeenTaken) {
        const { outcome, message } = (0,stops/* explain */.WE)(error, null, INPUTS_OF['run-plan-id']);
        return new stops/* Stopped */.C9('service', `${(0,stops/* withoutPeriod */.Kx)(message)}. No run was started`, outcome);
    }
    const { aborted, reason } = watch.cancelled;
    const what = aborted ? `${String(reason.message)}; ${error.message}` : error.message;
    return new stops/* Stopped */.C9('run', `${(0,stops/* withoutPeriod */.Kx)(what)}. A run of run plan ${runPlanId} may have been started all the same; it is not tried again, since a second run would place real calls. To find it, look at the newest runs of the plan (GET /v1/simulation/plan/jobs?simulationRunPlanId=${runPlanId}, or the dashboard) and pass its ID as the input job-id`);
}
/**
 * Finds the run whose simulation job uses a number: lookup, then the runs of its run plan, then the
 * newest one whose time span holds the call.
 */
async function locateRun(run, source, watch) {
    const { servicePhoneNumber, callTime } = source;
    const wait = waitForRun(run, `${run.label} to be found`, watch);
    const job = await lookUp(servicePhoneNumber, callTime, wait, watch);
    wait.lastSeen = `simulation job ${job.simulationJobId} of run plan ${job.runPlan.id}`;
    const callMs = momentOf(job, callTime, watch);
    const found = await newestHolding(callMs, job.runPlan.id, wait, watch);
    const call = `the call to ${servicePhoneNumber} at ${new Date(callMs).toISOString()}`;
    if (found === null) {
        throw new stops/* Stopped */.C9('lookup', `no run of run plan ${(0,log_line/* oneLine */.T)(job.runPlan.id, 100)} holds ${call}: set the input call-time to a moment within the call, or pass the run's ID as job-id`, 'error');
    }
    run.jobId = found.simulationRunPlanJobId;
    const span = `${found.startedAt ?? found.createdAt} to ${found.endedAt ?? 'now'}`;
    watch.narrator.say(run, `located${watch.narrator.link(run)}: the newest run of run plan ${job.runPlan.id} whose time span (${span}) holds ${call}, as simulation job ${job.simulationJobId} says`);
}
async function lookUp(servicePhoneNumber, callTime, wait, watch) {
    try {
        return await watch.client.lookUpSimulationJob(servicePhoneNumber, callTime, wait.context);
    }
    catch (error) {
        if (!(error instanceof errors/* ServiceError */._) || error.status !== 404)
            throw error;
        const cure = callTime === null
            ? 'no call with it is in progress now: set the input call-time to the moment of the call'
            : 'check the inputs service-phone-number and call-time';
        throw new stops/* Stopped */.C9('lookup', `${(0,stops/* withoutPeriod */.Kx)(error.message)}; ${cure}`, 'error');
    }
}
/** Where the workflow names no moment: the service's own start of the call, else now. */
function momentOf(job, callTime, watch) {
    const text = callTime ?? job.startedAt;
    return (text ? (0,iso_time/* parseIsoTime */.s)(text) : null) ?? watch.clock.now();
}
async function newestHolding(callMs, runPlanId, wait, watch) {
    let after = null;
    for (let pages = 0; pages < MAX_PAGES; pages += 1) {
        const page = await watch.client.listRuns(runPlanId, after, wait.context);
        const newest = page.runs
            .filter((run) => holds(run, callMs))
            .toSorted((a, b) => startOf(b) - startOf(a))[0];
        if (newest !== undefined)
            return newest;
        if (page.nextCursor === null || page.nextCursor === after)
            return null;
        after = page.nextCursor;
    }
    return null;
}
function holds(run, callMs) {
    const endMs = run.endedAt ? (0,iso_time/* parseIsoTime */.s)(run.endedAt) : null;
    return startOf(run) <= callMs && callMs <= (endMs ?? Number.POSITIVE_INFINITY);
}
/**
 * Epoch milliseconds. A run whose `startedAt` is null waits in a queue, or has never left it, and
 * made no call; only where the list has no such field does the creation stand for the start.
 */
function startOf({ startedAt, createdAt }) {
    const text = startedAt === undefined ? createdAt : startedAt;
    return (text ? (0,iso_time/* parseIsoTime */.s)(text) : null) ?? Number.POSITIVE_INFINITY;
}

// EXTERNAL MODULE: ./step/trouble-log.js
var trouble_log = __webpack_require__(1375);
;// CONCATENATED MODULE: ./gate/narrator.js



/** How often the narrator looks whether something is to be said. */
const TICK_MS = 10_000;
/** With more runs than this, their lines are gathered into collapsed groups. */
const FEW_RUNS = 8;
/** What the service says may be endless, and may try to look like several lines. */
const MAX_LINE_CHARS = 3_000;
/** Tells the log's reader what is going on while runs are watched. */
class Narrator {
    #runner;
    #clock;
    #runUrl;
    #watched = new Set();
    #lastProgress = new Map();
    #troubles;
    #stopped = new AbortController();
    #gathered = [];
    #total = 0;
    #ended = 0;
    #lastLineMs;
    constructor(runner, clock, runUrl) {
        this.#runner = runner;
        this.#clock = clock;
        this.#runUrl = runUrl;
        this.#lastLineMs = clock.now();
        this.#troubles = new trouble_log/* TroubleLog */.q(runner, clock, (line) => this.#tell(line));
    }
    /** Starts the heartbeat; `total` is how many runs there will be. */
    begin(total) {
        this.#total = total;
        void this.#beat();
    }
    end() {
        this.#stopped.abort();
        this.#flush();
    }
    watching(run) {
        this.#watched.add(run);
    }
    finished(run, text) {
        this.#watched.delete(run);
        this.#lastProgress.delete(run);
        this.#ended += 1;
        this.#tell(`${run.name}: ${text}`);
    }
    /** ` (https://...)` where `run-url` is given, else nothing. */
    link(run) {
        return this.#runUrl === null
            ? ''
            : ` (${this.#runUrl.replaceAll('{jobId}', encodeURIComponent(run.jobId.toWellFormed()))})`;
    }
    /** Something that happened to a run, always told. */
    say(run, text) {
        this.#tell(`${run.name}: ${text}`);
    }
    /** The state of a run, told when it changes. */
    progress(run, text) {
        if (this.#lastProgress.get(run) === text)
            return;
        this.#lastProgress.set(run, text);
        this.#tell(`${run.name}: ${text}${describeWait(run)}`);
    }
    /** A request that will be repeated. */
    trouble(retry) {
        this.#troubles.note(retry);
    }
    #tell(text) {
        const line = (0,log_line/* oneLine */.T)(text, MAX_LINE_CHARS);
        if (this.#total > FEW_RUNS) {
            this.#gathered.push(line);
        }
        else {
            this.#runner.info(line);
            this.#lastLineMs = this.#clock.now();
        }
    }
    async #beat() {
        try {
            for (;;) {
                await this.#clock.sleep(TICK_MS, this.#stopped.signal);
                this.#flush();
                if (this.#clock.now() - this.#lastLineMs >= trouble_log/* QUIET_MS */.u)
                    this.#tellWaits();
            }
        }
        catch (error) {
            // A heartbeat that fails is no reason to end the step; ended by `end` it says nothing.
            if (!this.#stopped.signal.aborted)
                this.#runner.debug((0,stops/* stackOf */.US)(error));
        }
    }
    #flush() {
        if (this.#gathered.length === 0)
            return;
        this.#runner.group(this.#headline(), this.#gathered);
        this.#gathered = [];
        this.#lastLineMs = this.#clock.now();
    }
    #tellWaits() {
        const lines = [...this.#watched].map((run) => (0,log_line/* oneLine */.T)(`${run.name}: still waiting${describeWait(run)}; last seen: ${run.wait?.lastSeen ?? 'nothing yet'}`, MAX_LINE_CHARS));
        if (lines.length > FEW_RUNS)
            this.#runner.group(this.#headline(), lines);
        else
            for (const line of lines)
                this.#runner.info(line);
        this.#lastLineMs = this.#clock.now();
    }
    #headline() {
        const waiting = this.#total - this.#ended - this.#watched.size;
        const turn = waiting > 0 ? `, ${waiting} waiting their turn` : '';
        return `${this.#ended} of ${this.#total} runs done, ${this.#watched.size} being watched${turn}`;
    }
}
function describeWait({ wait }) {
    return wait?.progress ?? '';
}

// EXTERNAL MODULE: ./gate/policy-file.js + 1 modules
var policy_file = __webpack_require__(3741);
// EXTERNAL MODULE: ./gate/saved-runs.js
var saved_runs = __webpack_require__(3484);
// EXTERNAL MODULE: external "node:fs/promises"
var external_node_fs_promises_ = __webpack_require__(1455);
;// CONCATENATED MODULE: ./gate/debrief-files.js
/** The saved debriefs that `policy-check` is to try a policy on. */

/** More files than this are not judged at once: their reports are held together. */
const MAX_FILES = 500;
/**
 * The files of a list of paths and globs, separated by newlines or commas; each once, in order. A
 * name that is that of a file stands for it, whatever characters it holds.
 */
async function findDebriefFiles(list) {
    const paths = new Set();
    const faults = [];
    for (const pattern of list.split(/[\n,]/).map((text) => text.trim())) {
        if (pattern === '')
            continue;
        const found = await matchesOf(pattern);
        for (const path of found)
            paths.add(path);
        if (found.length === 0) {
            const problem = 'matches no file: check the path, which starts at the workspace';
            faults.push({ pattern, problem });
        }
        if (paths.size > MAX_FILES) {
            const problem = `brings the files to more than ${MAX_FILES}: check them in several steps`;
            return { paths: [], faults: [...faults, { pattern, problem }] };
        }
    }
    return { paths: [...paths], faults };
}
async function matchesOf(pattern) {
    if (await isFile(pattern))
        return [pattern];
    const found = [];
    for await (const path of (0,external_node_fs_promises_.glob)(pattern)) {
        if (await isFile(path))
            found.push(path);
        if (found.length > MAX_FILES)
            break;
    }
    return found.sort();
}
async function isFile(path) {
    return (0,external_node_fs_promises_.stat)(path).then((facts) => facts.isFile(), () => false);
}

// EXTERNAL MODULE: ./service/debrief-document.js
var debrief_document = __webpack_require__(6851);
// EXTERNAL MODULE: ./service/key-mask.js
var key_mask = __webpack_require__(6804);
;// CONCATENATED MODULE: ./gate/saved-debrief.js








/** The same limit as for an answer of the service. */
const MAX_MIB = 32;
const MAX_PATH_CHARS = 200;
/**
 * Judges a debrief that was saved to a file, without any request. A file that cannot be taken is
 * bad input.
 *
 * @param detail `brief`: no text of the file but verdict and titles goes into any message
 * @param apiKey hidden should the file hold it; empty where there is none
 */
async function judgeSavedDebrief(path, detail, apiKey, judge) {
    const run = new RunRecord(path);
    const read = await readDebrief(path, detail, new key_mask/* KeyMask */.Y(apiKey));
    if (typeof read === 'string') {
        const message = `input 'debrief-file': '${(0,log_line/* oneLine */.T)(path, MAX_PATH_CHARS)}' ${read}`;
        return run.conclude('error', [{ rule: 'input', message }], null);
    }
    const { debriefId = '', status, errorMessage = null, report } = read;
    run.debrief = { debriefId, status, errorMessage };
    if (status === 'READY' && report)
        return judge.decide(run, report);
    const message = whyUnjudged(read, detail);
    return run.conclude('inconclusive', [{ rule: 'debrief', message }], null);
}
function whyUnjudged({ status, errorMessage }, detail) {
    switch (status) {
        case 'READY':
            return 'the saved debrief is READY, but holds no report: save the answer of the debrief request, which does';
        case 'FAILED':
            return `the saved debrief ended FAILED${quoteErrorMessage(errorMessage, detail)}`;
        default:
            return `the saved debrief is ${(0,log_line/* oneLine */.T)(status, 100)}: save it again once its status is READY`;
    }
}
/** The debrief, or what is wrong with the file and the cure. */
async function readDebrief(path, detail, mask) {
    let text;
    try {
        const facts = await (0,external_node_fs_promises_.stat)(path);
        if (!facts.isFile())
            return 'is not a file: name a file that holds one saved debrief';
        if (facts.size > MAX_MIB * 1024 * 1024) {
            return `is larger than ${MAX_MIB} MiB, which no debrief is: name a file that holds one saved debrief`;
        }
        text = await (0,external_node_fs_promises_.readFile)(path, 'utf8');
    }
    catch (error) {
        return (0,stops/* describeUnreadable */.D2)(error);
    }
    try {
        const document = JSON.parse(text.replace(/^\uFEFF/, ''));
        return (0,debrief_document/* parseDebriefDocument */.AL)(mask.hideInJson(document, text));
    }
    catch (error) {
        if (error instanceof SyntaxError) {
            // The parser's words quote the text around the place.
            const where = detail === 'brief' ? '' : ` (${error.message})`;
            return `is not JSON${where}: save the service's answer as it is`;
        }
        if (error instanceof errors/* ServiceError */._) {
            return `does not hold a debrief as the service returns it (save the answer of the debrief request as it is); ${error.problem}`;
        }
        throw error;
    }
}

;// CONCATENATED MODULE: ./gate/saved-debriefs.js






const saved_debriefs_MAX_PATH_CHARS = 200;
const MAX_REASON_CHARS = 500;
/**
 * Judges debriefs that were saved to files, without any request: one, or all that a policy is tried
 * on, which are listed in the log then.
 *
 * @param apiKey hidden should a file hold it; empty where there is none
 */
async function judgeSavedDebriefs(source, { policy, detail }, apiKey, { clock, runner }) {
    const judge = new Judge(policy.rules, (0,policy_file/* dayOf */.k)(clock.now()), runner);
    if (source.kind === 'debrief-file') {
        return [await judgeSavedDebrief(source.path, detail, apiKey, judge)];
    }
    const { paths, faults } = await findDebriefFiles(source.files);
    const runs = faults.map(({ pattern, problem }) => {
        const message = `input 'debrief-file': '${(0,log_line/* oneLine */.T)(pattern, saved_debriefs_MAX_PATH_CHARS)}' ${problem}`;
        return new RunRecord(pattern).conclude('error', [{ rule: 'input', message }], null);
    });
    for (const path of paths)
        runs.push(await judgeSavedDebrief(path, detail, apiKey, judge));
    for (const line of runs.flatMap(describe))
        runner.info(line);
    return runs;
}
/** A line with the outcome, and one for each reason. */
function describe({ outcome, label, reasons }) {
    return [
        `${outcome.padEnd('inconclusive'.length)}  ${(0,log_line/* oneLine */.T)(label, saved_debriefs_MAX_PATH_CHARS)}`,
        ...reasons.map(({ rule, message }) => `    ${rule}: ${(0,log_line/* oneLine */.T)(message, MAX_REASON_CHARS)}`),
    ];
}

;// CONCATENATED MODULE: ./gate/story.js
/** The story of every run, from what the workflow asked for to a judgement. */

// What a story shares with the client stands in the bundle once only where the story has all of it.










/** Follows every run of the source, at most `max-parallel` at once; reports in the source's order. */
async function followRuns(source, inputs, world) {
    const narrator = new Narrator(world.runner, world.clock, inputs.runUrl);
    const client = await (0,connect/* connect */.N)(source.service, world, (retry) => narrator.trouble(retry));
    const watch = {
        inputs,
        client,
        narrator,
        judge: new Judge(inputs.policy.rules, (0,policy_file/* dayOf */.k)(world.clock.now()), world.runner),
        clock: world.clock,
        cancelled: world.cancelled,
        runner: world.runner,
        saver: inputs.cancelOnAbort ? new saved_runs/* RunSaver */.N(world.runner) : null,
    };
    const subjects = subjectsOf(source);
    // A signal that came in while the code was loading is told in the next turn of the event loop;
    // no run may be started after it.
    await (0,promises_.setImmediate)();
    narrator.begin(subjects.length);
    try {
        const ends = await inTurn(subjects, inputs.maxParallel, async ({ run, bringAbout }) => ({
            run,
            told: await followRun(run, () => bringAbout(watch), watch),
        }));
        const isRecalled = ({ outcome }) => outcome === 'started' && watch.cancelled.aborted;
        const reports = await Promise.all(ends.map(({ run, told }) => (isRecalled(told) ? recallRun(run, watch) : told)));
        for (const { run } of ends)
            watch.saver?.finished(run);
        return reports;
    }
    finally {
        narrator.end();
    }
}
function subjectsOf(source) {
    switch (source.kind) {
        case 'job-id':
            return source.jobIds.map((jobId) => {
                const run = new RunRecord(jobId, jobId);
                const bringAbout = async ({ narrator }) => narrator.say(run, `given by job-id${narrator.link(run)}`);
                return { run, bringAbout };
            });
        case 'run-plan-id':
            return source.runPlanIds.map((runPlanId) => {
                const run = new RunRecord(`run plan ${runPlanId}`);
                return { run, bringAbout: (watch) => startRun(run, runPlanId, source.variables, watch) };
            });
        case 'service-phone-number': {
            const run = new RunRecord(`the run that uses ${source.servicePhoneNumber}`);
            return [{ run, bringAbout: (watch) => locateRun(run, source, watch) }];
        }
    }
}
/** Maps in order with at most `limit` at work; the others wait their turn. */
async function inTurn(items, limit, work) {
    const results = [];
    const queue = items.entries();
    const worker = async () => {
        for (const [index, item] of queue)
            results[index] = await work(item);
    };
    await Promise.all(Array.from({ length: Math.min(limit, items.length) }, worker));
    return results;
}


/***/ })

};
