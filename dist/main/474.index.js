"use strict";
exports.id = 474;
exports.ids = [474];
exports.modules = {

/***/ 63474:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  evaluateGate: () => (/* binding */ evaluateGate)
});

// EXTERNAL MODULE: ./report/words/run-notes.js
var run_notes = __webpack_require__(95545);
// EXTERNAL MODULE: ./github/annotate-each.js
var annotate_each = __webpack_require__(42325);
// EXTERNAL MODULE: ./report/words/publish-words.js
var publish_words = __webpack_require__(73627);
// EXTERNAL MODULE: ./runner/event.js
var runner_event = __webpack_require__(39618);
// EXTERNAL MODULE: ./github/api.js
var github_api = __webpack_require__(46115);
// EXTERNAL MODULE: ./github/repository-files.js
var repository_files = __webpack_require__(55593);
;// CONCATENATED MODULE: ./github/changed-files.js




async function changedFiles(token, runtime) {
    const { apiUrl, owner, repo } = runtime.workflow;
    const change = (0,runner_event/* changeOf */.C2)(runtime.workflow);
    if (change === null)
        return publish_words/* CHANGED_FILES */.Dw.noCommits;
    if (token === '')
        return publish_words/* CHANGED_FILES */.Dw.noToken;
    if (owner === '' || repo === '')
        return publish_words/* CHANGED_FILES */.Dw.noRepository;
    const api = new github_api/* GitHubApi */.yN({ apiUrl, owner, repo, token }, runtime);
    try {
        return (await (0,repository_files/* listChanges */.Wd)(change, api)) ?? publish_words/* CHANGED_FILES */.Dw.incomplete;
    }
    catch (error) {
        runtime.cancelled.throwIfAborted();
        return publish_words/* CHANGED_FILES */.Dw.unread(error);
    }
}

// EXTERNAL MODULE: ./inputs/files-by-glob.js
var files_by_glob = __webpack_require__(79221);
// EXTERNAL MODULE: ./runner/tracked-files.js
var tracked_files = __webpack_require__(72278);
;// CONCATENATED MODULE: ./collect/changed-paths.js





const CHANGES = new Set([
    'pull_request',
    'pull_request_target',
    'merge_group',
]);
async function checkChangedPaths(globs, names, token, runtime) {
    const { eventName } = runtime.workflow;
    if (globs === null || !CHANGES.has(eventName))
        return { skipped: null, notes: [] };
    const files = await changedFiles(token, runtime);
    if (typeof files === 'string') {
        const note = run_notes/* PATHS */.R7.unknown(files);
        runtime.runner.info(note);
        return { skipped: null, notes: [note] };
    }
    const matches = (0,files_by_glob/* globFilter */.z9)(globs);
    const touched = files.find((path) => names.includes(path) || matches(path));
    if (touched !== undefined) {
        runtime.runner.info(run_notes/* PATHS */.R7.changed(touched));
        return { skipped: null, notes: [] };
    }
    const kind = eventName === 'merge_group' ? 'merge group' : 'pull request';
    const tracked = await (0,tracked_files/* trackedFiles */.O)(process.cwd()).catch(() => []);
    const absent = globs.filter((glob) => tracked.length > 0 && !tracked.some((0,files_by_glob/* globFilter */.z9)([glob])));
    const { unmatched } = await (0,files_by_glob/* listFiles */.CS)(absent, process.cwd()).catch(() => ({ unmatched: [] }));
    const notes = (0,run_notes/* describeUnmatched */.PL)(unmatched);
    (0,annotate_each/* annotateEach */.q)('warning', notes, runtime.runner);
    return { skipped: { kind, files: files.length }, notes };
}

// EXTERNAL MODULE: ./model/run-facts.js
var run_facts = __webpack_require__(75874);
// EXTERNAL MODULE: ./report/words/confirmation.js
var confirmation = __webpack_require__(85479);
// EXTERNAL MODULE: ./report/words/plan-words.js
var plan_words = __webpack_require__(71041);
// EXTERNAL MODULE: ./runner/saved-runs.js
var saved_runs = __webpack_require__(61588);
// EXTERNAL MODULE: ./text/alike.js
var alike = __webpack_require__(46651);
// EXTERNAL MODULE: ./text/clock.js
var clock = __webpack_require__(13997);
// EXTERNAL MODULE: ./collect/cancel.js
var cancel = __webpack_require__(4606);
// EXTERNAL MODULE: ./model/debrief.js
var debrief = __webpack_require__(67332);
// EXTERNAL MODULE: ./model/outcome.js
var model_outcome = __webpack_require__(41913);
// EXTERNAL MODULE: ./text/step-errors.js
var step_errors = __webpack_require__(69445);
// EXTERNAL MODULE: ./http/errors.js
var errors = __webpack_require__(72557);
// EXTERNAL MODULE: ./model/run-failures.js
var run_failures = __webpack_require__(38706);
// EXTERNAL MODULE: ./text/log-line.js + 1 modules
var log_line = __webpack_require__(82456);
// EXTERNAL MODULE: ./text/values/iso-time.js
var iso_time = __webpack_require__(39549);
// EXTERNAL MODULE: ./model/check-facts.js
var check_facts = __webpack_require__(85851);
// EXTERNAL MODULE: ./report/words/log-words.js
var log_words = __webpack_require__(16618);
;// CONCATENATED MODULE: ./service/optional-read.js



async function readOptional({ cancelled, runner }, deadlineMs, read, once = true) {
    try {
        return await read({ signal: cancelled, deadlineMs, once });
    }
    catch (error) {
        if (!(error instanceof errors/* ServiceError */._7 || error instanceof step_errors/* CancelledError */.cc))
            throw error;
        runner.debug(log_words/* LOG */.$9.unread(error));
        if (error instanceof errors/* ServiceError */._7)
            return error;
        const facts = { kind: 'connection', operation: 'read', mayHaveBeenTaken: false };
        return new errors/* ServiceError */._7({ ...facts, problem: error.message });
    }
}
async function readOrNull(...parameters) {
    const response = await readOptional(...parameters);
    return response instanceof errors/* ServiceError */._7 ? null : response;
}

// EXTERNAL MODULE: ./text/error-text.js
var error_text = __webpack_require__(89009);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./report/words/wait-words.js
var wait_words = __webpack_require__(22771);
;// CONCATENATED MODULE: ./collect/evidence/collect-cases.js



function scoredCalls(calls) {
    const scored = (calls ?? []).filter(({ counted }) => counted !== false);
    return [...new Map(scored.map((call) => [keyOf(call.simulationJobId), call])).values()];
}
function gradedCalls(calls) {
    return scoredCalls(calls.filter(({ passed }) => passed !== null)).map((call) => ({
        simulationJobId: call.simulationJobId,
        callId: call.callId,
        isPassed: call.passed === true,
        persona: call.personaName,
        agent: call.agentName,
        checks: (call.checks ?? []).flatMap(({ metricDefinitionId: id, metricName, passed }) => passed === null ? [] : [{ id, name: metricName ?? nameless(id), isPassed: passed }]),
    }));
}
function casesOf(current, sources) {
    const baseline = sources.filter(({ calls }) => calls.length > 0);
    const withScenarios = baseline.filter(hasScenarios);
    const byScenario = hasScenarios(current) && (baseline.length === 0 || withScenarios.length > 0);
    const now = Map.groupBy(named(current, byScenario), ({ name }) => name.id);
    const earlier = byScenario ? withScenarios : baseline;
    const all = earlier.flatMap((source) => named(source, byScenario));
    const before = Map.groupBy(all, ({ name }) => name.id);
    const isComplete = addingUp(all, sources);
    return [...now.values()].flatMap((calls) => {
        const [first] = calls;
        if (first === undefined)
            return [];
        return caseOf(first.name, calls, before.get(first.name.id) ?? [], isComplete);
    });
}
function addingUp(calls, sources) {
    const find = (0,check_facts/* findSame */.Ad)(calls.flatMap(({ checks }) => checks));
    const countsOf = (0,check_facts/* resultInRuns */.rP)(sources);
    return (check) => {
        const { counts } = countsOf(check);
        const { passed, evaluated } = countCalls(find(check));
        return counts === null || (counts.passed === passed && counts.evaluated === evaluated);
    };
}
function caseOf(name, calls, before, isComplete) {
    return {
        ...name,
        ...countCalls(calls),
        baseline: before.length > 0 ? countCalls(before) : null,
        ...{ status: null, p: null, adjustedP: null },
        failingCall: calls.find(({ isPassed, callId }) => !isPassed && callId)?.callId ?? null,
        checks: checksIn(calls, before, isComplete),
    };
}
function checksIn(calls, before, isComplete) {
    const now = calls.flatMap(({ checks }) => checks);
    const [ofNow, ofBefore] = [now, before.flatMap(({ checks }) => checks)].map(check_facts/* findSame */.Ad);
    return (0,check_facts/* eachCheckOnce */.Vg)(now).map((check) => ({
        id: check.id,
        name: check.name,
        current: countOrNull(ofNow?.(check) ?? []),
        baseline: isComplete(check) ? countOrNull(ofBefore?.(check) ?? []) : null,
    }));
}
function countOrNull(grades) {
    return grades.length === 0 ? null : countCalls(grades);
}
function countCalls(grades) {
    return { passed: grades.filter(({ isPassed }) => isPassed).length, evaluated: grades.length };
}
function hasScenarios({ jobs }) {
    return jobs?.some(({ scenario }) => scenario !== null) ?? false;
}
function named({ calls, jobs }, byScenario) {
    const jobOf = new Map(byScenario ? jobs?.map((job) => [keyOf(job.simulationJobId), job]) : []);
    return calls.flatMap((call) => {
        const name = nameOf(call, jobOf.get(keyOf(call.simulationJobId)));
        return name === null ? [] : { ...call, name };
    });
}
function nameOf(call, job) {
    const scenario = job?.scenario ?? null;
    if (job === undefined || scenario === null) {
        const { persona, agent } = call;
        if (persona === null && agent === null)
            return null;
        return { id: idOf(persona, agent), scenario: null, persona, agent };
    }
    const persona = job.persona?.displayName ?? job.persona?.name ?? call.persona;
    const agent = job.agentEndpoint?.name ?? call.agent;
    const { id, description } = scenario;
    const scenarioId = id ?? (description && hashOf(description));
    return {
        id: idOf(scenarioId, job.persona?.id ?? persona, job.agentEndpoint?.id ?? agent),
        ...{ scenario: description ?? id, scenarioId, persona, agent },
    };
}
function hashOf(text) {
    return (0,external_node_crypto_.createHash)('sha256').update(text.toLowerCase()).digest('hex').slice(0, 8);
}
function idOf(...parts) {
    return JSON.stringify(parts.map((part) => part?.toLowerCase() ?? null));
}
function keyOf(simulationJobId) {
    return simulationJobId?.toLowerCase() ?? '';
}
function nameless(id) {
    return id || wait_words/* NAME */.o_.check;
}

// EXTERNAL MODULE: ./service/evidence-schemas.js
var evidence_schemas = __webpack_require__(17671);
// EXTERNAL MODULE: ./model/counts.js
var model_counts = __webpack_require__(97353);
;// CONCATENATED MODULE: ./collect/evidence/collect-checks.js



function checksOf({ verdict, metrics, calls, comparison }) {
    const inVerdict = verdict?.checks ?? [];
    const inMetrics = (metrics ?? [])
        .filter(({ isCheck, check }) => isCheck === true || check !== null)
        .map(({ name, ...metric }) => ({ ...metric, metricName: name }));
    const inCalls = scoredCalls(calls).flatMap((call) => (call.checks ?? []).map((check) => ({ ...check, call })));
    const inComparison = (comparison?.checks ?? []).filter((check) => check.currentPassRate !== null);
    const identityOf = identify([...inVerdict, ...inMetrics, ...inCalls, ...inComparison]);
    const ofVerdict = inVerdict.map((check) => ({
        ...identityOf(check),
        ...{ passed: check.passedSims, evaluated: check.evaluatedSims, passRate: check.passRate },
        check,
    }));
    const measured = inMetrics.map(({ check, ...metric }) => ({
        ...identityOf(metric),
        ...{ passed: check?.passedCalls ?? null, evaluated: check?.evaluatedCalls ?? null },
        passRate: check?.passRate ?? null,
    }));
    const graded = inCalls.flatMap(({ call, passed, ...check }) => passed === null ? [] : [{ ...identityOf(check), call, isPassed: passed }]);
    const rateOf = (check, passRate) => ({
        ...identityOf(check),
        ...{ passed: null, evaluated: null, passRate },
    });
    const compared = inComparison.map((check) => rateOf(check, check.currentPassRate));
    const failed = (verdict?.failures ?? []).map((failure) => rateOf(failure, failure.passRate));
    const find = {
        ...{ inVerdict: (0,check_facts/* findSame */.Ad)(ofVerdict), inMetrics: (0,check_facts/* findSame */.Ad)(measured) },
        ...{ inCalls: (0,check_facts/* findSame */.Ad)(graded), rates: (0,check_facts/* findSame */.Ad)([...compared, ...failed]) },
    };
    const listed = [...ofVerdict, ...measured, ...graded];
    return (0,check_facts/* eachCheckOnce */.Vg)(listed.length > 0 ? listed : compared).map((identity) => {
        const own = find.inVerdict(identity);
        const counted = [find.inMetrics(identity), own, collect_checks_countCalls(find.inCalls(identity))];
        return {
            id: identity.id ?? null,
            name: identity.name,
            ...passRateOf(counted, [...counted.flat(), ...find.rates(identity)]),
            ...thresholdOf(own.map(({ check }) => check)),
        };
    });
}
function identify(entries) {
    const names = new Map();
    for (const { metricDefinitionId: id, metricName: name } of entries) {
        if (id && name !== null && !names.has(id.toLowerCase()))
            names.set(id.toLowerCase(), name);
    }
    return ({ metricDefinitionId: id, metricName }) => ({
        id,
        name: metricName ?? names.get((id ?? '').toLowerCase()) ?? nameless(id),
    });
}
function passRateOf(counted, entries) {
    const rates = entries.map(({ passRate }) => passRate);
    const { counts, passRate } = (0,check_facts/* checkResult */.iJ)(counted, rates);
    if (counts !== null) {
        const all = counted.flat().flatMap((one) => (0,model_counts/* countsFrom */.bT)(one.passed, one.evaluated) ?? []);
        const [other] = all.toSorted((a, b) => failedOf(b) - failedOf(a));
        const isWorse = other !== undefined && failedOf(other) > failedOf(counts);
        return { ...counts, passRate, ...(isWorse && { otherCounts: other }) };
    }
    const { evaluated = null } = entries.find((one) => one.evaluated !== null) ?? {};
    return { passed: null, evaluated, passRate: evaluated === 0 ? null : passRate };
}
function failedOf({ passed, evaluated }) {
    return evaluated - passed;
}
function thresholdOf(entries) {
    const [first] = entries.toSorted((a, b) => (b.minPassRate ?? -1) - (a.minPassRate ?? -1));
    const passed = entries.map((check) => check.passed);
    return {
        isPassed: passed.includes(false) ? false : passed.includes(true) ? true : null,
        threshold: first?.minPassRate ?? null,
    };
}
function collect_checks_countCalls(grades) {
    const [first] = grades;
    if (first === undefined)
        return [];
    const byCall = [...Map.groupBy(grades, ({ call }) => call).values()];
    const passed = byCall.filter((ofCall) => ofCall.every(({ isPassed }) => isPassed)).length;
    return [{ name: first.name, passed, evaluated: byCall.length, passRate: null }];
}

// EXTERNAL MODULE: ./model/measures.js
var measures = __webpack_require__(93604);
;// CONCATENATED MODULE: ./collect/evidence/collect-measures.js



function measuredMetrics({ metrics, calls, }) {
    const all = scoredCalls(calls).flatMap((call) => call.values ?? []);
    return (metrics ?? []).flatMap((metric) => {
        const { metricDefinitionId: id, numeric, unitSymbol: unit } = metric;
        if (numeric === null)
            return [];
        const name = metric.name ?? nameless(id);
        const values = all
            .filter((one) => {
            const named = one.metricName ?? name;
            return (0,check_facts/* isSameCheck */.LB)({ id, name }, { id: one.metricDefinitionId, name: named });
        })
            .flatMap(({ value }) => (typeof value === 'number' && Number.isFinite(value) ? value : []));
        const { average, median, p95, min: minimum, max: maximum } = numeric;
        const calls = metric.evaluatedCalls ?? metric.sampleSize ?? (values.length || null);
        const figures = { calls, average, median, p95, minimum, maximum, values };
        return [{ id, name, unit, figures }];
    });
}
function measuresOf(current, baseline) {
    return current.map(({ figures, ...identity }) => ({
        ...identity,
        current: figures,
        baseline: (0,measures/* poolFigures */.uk)(baseline.flatMap((run) => run.find((one) => (0,check_facts/* isSameCheck */.LB)(one, identity))?.figures ?? [])),
        ...{ isLimited: false, test: 'none', p: null, adjustedP: null },
    }));
}

;// CONCATENATED MODULE: ./collect/evidence/collect-evidence.js






function testedFacts({ results, progress }, before = []) {
    const calls = gradedCalls(results?.calls ?? []);
    const cases = casesOf({ calls, jobs: progress?.simulationJobs ?? null }, before);
    const measures = measuresOf(measuredMetrics(results ?? {}), before.map((run) => run.measures));
    return { ...(cases.length > 0 && { cases }), ...(measures.length > 0 && { measures }) };
}
function evidenceOf({ results, progress = null, plan = null }) {
    const ended = progress !== null && (0,model_outcome/* hasEnded */.hY)(progress.status) ? progress : null;
    const verdict = results?.verdict === undefined ? ended?.verdict : results.verdict;
    const { run, summary, calls, breakdowns } = results ?? {};
    const { createdAt = null, startedAt = null, endedAt = null, durationMs = null } = run ?? {};
    const checks = checksOf({ ...results, verdict });
    return {
        ...((run || plan) && {
            about: {
                planId: plan?.id ?? run?.simulationRunPlanId ?? null,
                planName: run?.simulationRunPlanName ?? plan?.name ?? null,
                number: run?.runNumber ?? null,
                ...{ createdAt, startedAt, endedAt, durationMs },
            },
        }),
        ...(verdict !== undefined && {
            runVerdict: {
                passed: verdict?.passed ?? null,
                score: verdict?.score ?? summary?.score ?? null,
                failures: (verdict?.failures ?? []).map((failure) => failureOf(failure, checks)),
            },
        }),
        ...(summary && {
            callCounts: {
                total: summary.totalCalls,
                counted: summary.countedCalls,
                evaluated: summary.evaluatedCalls,
                passed: summary.passedCalls,
            },
        }),
        ...(checks.length > 0 && { checks }),
        ...(calls && { calls: callsOf(calls, progress?.simulationJobs ?? []) }),
        ...(breakdowns && {
            breakdowns: {
                byAgent: (breakdowns.byAgent ?? []).map(breakdownOf),
                byPersona: (breakdowns.byPersona ?? []).map(breakdownOf),
            },
        }),
        ...testedFacts({ results, progress }),
    };
}
function costOf({ currency, totalUsd, totalUsdMicros }) {
    if ((currency ?? 'usd').toLowerCase() !== 'usd')
        return undefined;
    const usd = totalUsd ?? (totalUsdMicros === null ? null : totalUsdMicros / 1e6);
    return usd === null ? undefined : { usd };
}
function failureOf(failure, checks) {
    const { type, status, agentName: agent, metricDefinitionId: id, metricName } = failure;
    const identity = { id, name: metricName ?? nameless(id) };
    const isOfCheck = id !== null || metricName !== null;
    const found = isOfCheck ? checks.find((check) => (0,check_facts/* isSameCheck */.LB)(check, identity)) : undefined;
    return {
        type,
        check: isOfCheck ? (found?.name ?? identity.name) : null,
        checkId: found?.id ?? id,
        ...{ status, agent },
        calls: failure.neverSpokeCalls ?? failure.evaluatedCalls ?? found?.evaluated ?? null,
        totalCalls: failure.totalCalls ?? failure.expectedCalls,
        passRate: found?.passRate ?? failure.passRate,
        limit: failure.maxShare ?? failure.minPassRate ?? found?.threshold ?? null,
    };
}
function callsOf(calls, jobs) {
    const jobOf = new Map(jobs.map((job) => [job.simulationJobId?.toLowerCase(), job]));
    return calls.map((call) => callOf(call, jobOf.get(call.simulationJobId.toLowerCase())));
}
function callOf(call, job) {
    const values = (call.values ?? []).flatMap(({ metricDefinitionId: id, metricName, reasoning }) => id || metricName !== null ? [{ id, name: metricName ?? nameless(id), reasoning }] : []);
    const valuesOf = (0,check_facts/* findSame */.Ad)(values);
    const invalidation = (0,evidence_schemas/* describeInvalidation */._g)(job?.invalidation);
    return {
        id: call.callId,
        simulationJobId: call.simulationJobId,
        status: call.status,
        isPassed: call.passed,
        isCounted: call.counted !== false,
        attempt: call.attemptNumber,
        durationMs: call.durationMs,
        agent: call.agentName,
        persona: call.personaName,
        scenario: job?.scenario?.description ?? job?.scenario?.id ?? null,
        ...(invalidation !== null && { invalidation }),
        ...(job?.failureOwner && { failureOwner: job.failureOwner }),
        checks: (call.checks ?? []).map(({ metricDefinitionId: id, metricName, passed }) => {
            const name = metricName ?? nameless(id);
            const reasoning = valuesOf({ id, name }).at(-1)?.reasoning ?? null;
            return { name, isPassed: passed, reasoning };
        }),
        excerpt: [],
    };
}
function breakdownOf({ key, label, ...facts }) {
    return {
        name: label ?? key ?? '',
        evaluated: facts.evaluatedCalls,
        passed: facts.passedCalls,
        passRate: facts.callPassRate,
    };
}

// EXTERNAL MODULE: ./collect/map-limited.js
var map_limited = __webpack_require__(6895);
;// CONCATENATED MODULE: ./collect/earlier-runs.js












const AT_ONCE = 4;
const REQUEST_MS = 8_000;
const ALL_MS = 20_000;
class EarlierRuns {
    #reader;
    #runs = new Map();
    #limited = (0,map_limited/* limiter */.T)(AT_ONCE);
    constructor(reader) {
        this.#reader = reader;
    }
    deadline() {
        return this.#reader.deadline.within(ALL_MS);
    }
    read(runId, deadlineMs) {
        const key = runId.toLowerCase();
        const known = this.#runs.get(key) ?? this.#readRun(runId, deadlineMs);
        this.#runs.set(key, known);
        return known;
    }
    async #readRun(runId, deadlineMs) {
        const { client, mayRequest } = this.#reader;
        const results = await this.#attempt(runId, deadlineMs, (request) => client.readResults(runId, request));
        if (results instanceof errors/* ServiceError */._7)
            return results;
        const { status, report } = results.debrief ?? {};
        if (status !== 'READY')
            return earlierRunOf(runId, results, null);
        if (report || !mayRequest)
            return earlierRunOf(runId, results, report ?? null);
        const debrief = await this.#attempt(runId, deadlineMs, (request) => client.requestDebrief(runId, { regenerate: false }, request));
        const requested = debrief instanceof errors/* ServiceError */._7 ? null : debrief.report;
        return earlierRunOf(runId, results, requested ?? null);
    }
    async readFit(runId, planId, deadlineMs) {
        const read = await this.read(runId, deadlineMs);
        const isRead = !(read instanceof errors/* ServiceError */._7);
        const why = isRead ? whyUnfit(read, planId) : (0,error_text/* withoutPeriod */.Kx)(read.message);
        if (isRead && why === null)
            return read;
        this.#reader.runner.debug(run_notes/* WHY_NOT */.zo.line(runId, 'compared with', why ?? ''));
        return { jobId: runId, why: why ?? '', isUnread: !isRead && !isGone(read) };
    }
    async readAllFit(runs, planId, deadlineMs) {
        const read = runs.map(({ jobId }) => this.readFit(jobId, planId, deadlineMs));
        return (await Promise.all(read)).flatMap((run) => (isUnfit(run) ? [] : run));
    }
    async readJobs(runId, deadlineMs) {
        const run = await this.#attempt(runId, deadlineMs, (request) => this.#reader.client.readRun(runId, { ...request, once: true }));
        return run instanceof errors/* ServiceError */._7 ? null : run.simulationJobs;
    }
    #attempt(runId, deadlineMs, read) {
        const { deadline, cancelled, runner } = this.#reader;
        const debug = (line) => runner.debug(`run ${runId}: ${line}`);
        return this.#limited(() => {
            const ownMs = Math.min(deadlineMs, deadline.within(REQUEST_MS));
            return readOptional({ cancelled, runner: { debug } }, ownMs, read, false);
        });
    }
}
const UNREAD_RUN = {
    ...{ planId: null, number: null, status: null, endedAt: null, outcome: null },
    ...{ checks: [], themes: null, calls: [], measures: [] },
};
function earlierRunOf(runId, results, report) {
    const { about, runVerdict, checks } = evidenceOf({ results });
    const hasFailed = runVerdict?.passed === false || report?.verdict === 'THRESHOLD_FAILED';
    const hasPassed = runVerdict?.passed === true || report?.verdict === 'PASSED';
    return {
        runId,
        planId: about?.planId ?? null,
        number: about?.number ?? null,
        status: results.run?.status ?? null,
        endedAt: about?.endedAt ?? null,
        outcome: hasFailed ? 'failed' : hasPassed ? 'passed' : null,
        checks: (0,check_facts/* checksOf */.tg)({ checks, report }),
        themes: report?.themes.filter(debrief/* isShown */.aJ).map(({ slug, title }) => ({ slug, title })) ?? null,
        calls: gradedCalls(results.calls ?? []),
        measures: measuredMetrics(results),
    };
}
function isUnfit(run) {
    return 'why' in run;
}
function isGone({ status, type }) {
    return status === 410 || (status === 404 && type !== undefined);
}
function whyUnfit({ planId: own, status, outcome, checks }, planId) {
    if (planId !== null && own !== null && !(0,alike/* isSame */.Ft)(planId, own))
        return run_notes/* WHY_NOT */.zo.ofOtherPlan;
    if (status !== null && status !== 'COMPLETED') {
        return (0,model_outcome/* hasEnded */.hY)(status) ? run_notes/* WHY_NOT */.zo.ended(status) : run_notes/* WHY_NOT */.zo.notEnded;
    }
    return outcome !== null || checks.length > 0 ? null : run_notes/* WHY_NOT */.zo.notEvaluated;
}

// EXTERNAL MODULE: ../../node_modules/zod/v4/mini/schemas.js
var schemas = __webpack_require__(5915);
// EXTERNAL MODULE: ../../node_modules/zod/v4/core/api.js
var api = __webpack_require__(41299);
// EXTERNAL MODULE: ../../node_modules/zod/v4/core/parse.js + 1 modules
var parse = __webpack_require__(58989);
// EXTERNAL MODULE: ./text/json-object.js + 1 modules
var json_object = __webpack_require__(66783);
// EXTERNAL MODULE: ./text/values/simple-values.js
var simple_values = __webpack_require__(58129);
// EXTERNAL MODULE: ./history/stores.js + 1 modules
var stores = __webpack_require__(96067);
;// CONCATENATED MODULE: ./history/run-history.js







const VERSION = 1;
const REFERENCE_RUNS = 20;
const NEWEST_RUNS = 30;
const MAX_ENTRIES = 1_000;
const id = schemas/* string */.YjP().check(schemas/* refine */.YPB(simple_values/* isUuid */.O1));
const isTime = (text) => (0,iso_time/* parseIsoTime */.sX)(text) !== null;
const time = schemas/* string */.YjP().check(api/* _maxLength */.Eb(40), schemas/* refine */.YPB(isTime));
const word = (maxLength) => schemas/* string */.YjP().check(api/* _maxLength */.Eb(maxLength), api/* _regex */.Fk(/^\P{C}*$/u));
const referenceSchema = schemas/* object */.Ikc({
    jobId: id,
    runPlanId: schemas/* union */.KCZ([schemas/* literal */.euz(''), id]),
    fingerprint: schemas/* string */.YjP().check(api/* _regex */.Fk(/^(?:[0-9a-f]{64})?$/)),
    ref: word(1_000),
    workflowRun: schemas/* string */.YjP().check(api/* _regex */.Fk(/^\d{0,20}$/)),
    attempt: schemas/* int */.Whr().check(api/* _gte */.qm(0)),
    job: word(200),
    step: word(200),
    startedAt: time,
    endedAt: schemas/* nullable */.mee(time),
    outcome: schemas/* nullable */.mee(schemas/* enum */.k5n(['passed', 'failed', 'inconclusive', 'error', 'started'])),
    confirms: schemas/* optional */.lqM(id),
    sha: schemas/* string */.YjP().check(api/* _regex */.Fk(/^[0-9a-fA-F]{0,64}$/)),
});
const documentSchema = schemas/* object */.Ikc({
    version: schemas/* literal */.euz(VERSION),
    gate: schemas/* string */.YjP(),
    runs: schemas/* array */.YOg(schemas/* unknown */.L5J()),
});
class RunHistory {
    #store;
    #warnsOfLoss;
    #gate;
    #runner;
    #read = new Map();
    #own = [];
    #changes = new Map();
    #waiting = new Set();
    #stored = Promise.resolve();
    constructor(place, gate, runtime) {
        this.#store = (0,stores/* openStore */.Ch)(place, runtime);
        this.#warnsOfLoss = place.kind === 'folder';
        this.#gate = digest(JSON.stringify(gate));
        this.#runner = runtime.runner;
    }
    read(ref) {
        const known = this.#read.get(ref) ?? this.#load(ref);
        this.#read.set(ref, known);
        return known;
    }
    noteChange(planId, changedMs) {
        this.#changes.set(planId, changedMs);
    }
    record(reference) {
        if (parse/* safeParse */.xL(referenceSchema, reference).success) {
            this.#own.push(reference);
            this.#waiting.add(reference.ref);
        }
        this.#stored = this.#stored.then(() => this.#storeWaiting());
        return this.#stored;
    }
    async #load(ref) {
        try {
            return this.#parse((await this.#store?.read(this.#nameOf(ref))) ?? null, ref);
        }
        catch (error) {
            this.#debug(log_words/* HISTORY */.Vv.unread(ref, error));
            return [];
        }
    }
    async #storeWaiting() {
        for (const ref of this.#waiting) {
            this.#waiting.delete(ref);
            try {
                await this.#store?.update(this.#nameOf(ref), (text) => {
                    const own = this.#own.filter((reference) => reference.ref === ref);
                    const runs = own.reduce(this.#withRecorded, this.#parse(text, ref));
                    return `${JSON.stringify({ version: VERSION, gate: this.#gate, runs }, null, 1)}\n`;
                });
            }
            catch (error) {
                const problem = log_words/* HISTORY */.Vv.unrecorded(ref, error);
                this.#debug(problem);
                if (this.#warnsOfLoss)
                    this.#runner.annotate('warning', problem);
                this.#warnsOfLoss = false;
            }
        }
    }
    #parse(text, ref) {
        if (text === null)
            return [];
        const json = text.length > stores/* MAX_DOCUMENT_CHARS */.LJ ? undefined : (0,json_object/* readJson */.Vh)(text);
        const { data: document } = parse/* safeParse */.xL(documentSchema, json);
        if (document?.gate !== this.#gate) {
            this.#debug(log_words/* HISTORY */.Vv.otherDocument(ref));
            return [];
        }
        const references = new Map();
        for (const [index, entry] of document.runs.slice(0, MAX_ENTRIES).entries()) {
            const { data: reference } = parse/* safeParse */.xL(referenceSchema, entry);
            if (reference === undefined || reference.ref !== ref || references.has(reference.jobId)) {
                this.#debug(log_words/* HISTORY */.Vv.invalidEntry(index, ref));
            }
            else
                references.set(reference.jobId, reference);
        }
        return [...references.values()];
    }
    #withRecorded = (references, reference) => {
        const { jobId, runPlanId } = reference;
        const at = references.findIndex((one) => one.jobId === jobId);
        const all = at < 0 ? [reference, ...references] : references.with(at, reference);
        const ofPlan = all.filter((one) => one.runPlanId === runPlanId);
        const firstEvaluated = ofPlan
            .filter(isEvaluated)
            .filter(isStartedSince(this.#changes.get(runPlanId) ?? 0))
            .slice(-REFERENCE_RUNS);
        const kept = new Set([...ofPlan.slice(0, NEWEST_RUNS), ...firstEvaluated]);
        return all.filter((one) => one.runPlanId !== runPlanId || kept.has(one)).slice(0, MAX_ENTRIES);
    };
    #nameOf(ref) {
        return `${this.#gate}-${digest(ref)}`;
    }
    #debug(text) {
        this.#runner.debug(log_words/* HISTORY */.Vv.line(text));
    }
}
function isEvaluated({ outcome }) {
    return outcome === 'passed' || outcome === 'failed';
}
function isStartedSince(ms) {
    return ({ startedAt }) => ((0,iso_time/* parseIsoTime */.sX)(startedAt) ?? 0) >= ms;
}
function digest(text) {
    return (0,external_node_crypto_.createHash)('sha256').update(text).digest('hex').slice(0, 24);
}

// EXTERNAL MODULE: ./collect/collected-run.js
var collected_run = __webpack_require__(37337);
;// CONCATENATED MODULE: ./collect/history/recorded-before.js




async function recordedBefore({ jobId, isStartedHere, about }, ref, { history, refs }) {
    const planId = about?.planId ?? null;
    const recorded = await history.read(ref);
    const own = recorded.find((one) => (0,alike/* isSame */.Ft)(one.jobId, jobId));
    const first = own?.confirms ?? jobId;
    const isOrdered = isStartedHere || ref !== refs.own;
    const earlier = isStartedHere && own ? recorded.slice(recorded.indexOf(own) + 1) : recorded;
    const endMs = isOrdered ? null : (0,iso_time/* parseIsoTime */.sX)(own?.endedAt ?? about?.endedAt);
    return earlier.filter((one) => !(0,alike/* isSame */.Ft)(one.confirms ?? one.jobId, first) &&
        (planId === null || one.runPlanId === '' || (0,alike/* isSame */.Ft)(one.runPlanId, planId)) &&
        (endMs === null || ((0,iso_time/* parseIsoTime */.sX)(one.endedAt) ?? endMs) <= endMs));
}
function referenceTo({ runId, endedAt }, recorded) {
    const reference = recorded.find((one) => (0,alike/* isSame */.Ft)(one.jobId, runId));
    return { reference, endedAt: (0,iso_time/* inUtc */.e8)(endedAt ?? reference?.endedAt) };
}
async function expectedEnd(run, context) {
    const startedMs = (0,collected_run/* isStartedHere */.cf)(run) ? (0,iso_time/* parseIsoTime */.sX)(run.reference?.startedAt) : null;
    const planId = run.plan?.id ?? null;
    if (startedMs === null || planId === null)
        return null;
    const { own, base } = context.refs;
    const wanted = { jobId: run.runId, about: { planId }, isStartedHere: true };
    const recorded = [own, base ?? own].map((ref) => recordedBefore(wanted, ref, context));
    const durations = (await Promise.all(recorded))
        .flat()
        .filter(isEvaluated)
        .map(({ startedAt, endedAt }) => ((0,iso_time/* parseIsoTime */.sX)(endedAt) ?? 0) - ((0,iso_time/* parseIsoTime */.sX)(startedAt) ?? 0))
        .filter((durationMs) => durationMs > 0)
        .toSorted((a, b) => a - b);
    const median = durations[Math.floor(durations.length / 2)];
    return median === undefined ? null : startedMs + median;
}

// EXTERNAL MODULE: ./collect/wait/followed-run.js
var followed_run = __webpack_require__(82424);
;// CONCATENATED MODULE: ./collect/wait/read-evidence.js







const OPTIONAL_MS = 5_000;
const RESULTS_MS = 10_000;
const PASS_MS = 90_000;
async function readEvidence(run, planId, sent, mayPass, context) {
    const { client } = context;
    const { progress, status } = run.seen;
    const isWhole = (0,model_outcome/* hasEnded */.hY)(status) && progress !== null && (0,model_outcome/* hasEnded */.hY)(progress.status);
    const [cost, unread] = await Promise.all([
        readOrNull(context, deadlineIn(context), (request) => client.readCost(run.runId, request)),
        readResults(run, mayPass, context),
        isWhole ? null : readRun(run, context),
    ]);
    const usd = cost && costOf(cost);
    const usedVariables = await readUsedVariables(run, planId, sent, context);
    return {
        ...(usd && { cost: usd }),
        ...(unread !== null && { unread }),
        ...(usedVariables && { usedVariables }),
    };
}
async function readResults(run, mayPass, context) {
    if (run.seen.results !== null)
        return null;
    const { client, deadline, cancelled: signal } = context;
    const deadlineMs = deadline.within(mayPass ? PASS_MS : RESULTS_MS);
    const putOff = () => (mayPass ? run.wait.context.deadlineMs : deadlineMs);
    try {
        const results = await client.readResults(run.runId, { signal, deadlineMs, putOff });
        (0,followed_run/* seeResults */.o6)(run, results, context);
        return null;
    }
    catch (error) {
        if (!(error instanceof errors/* ServiceError */._7))
            throw error;
        const why = (0,error_text/* withoutPeriod */.Kx)(error.message);
        (0,followed_run/* note */.N4)(run, wait_words/* STATE */.c4.unreadResults(why), context);
        return why;
    }
}
async function readRun(run, context) {
    if (context.clock.now() < run.seen.readAgainMs)
        return;
    const progress = await readOptional(context, deadlineIn(context), (request) => context.client.readRun(run.runId, request));
    if (!(progress instanceof errors/* ServiceError */._7))
        (0,followed_run/* seeProgress */.f2)(run, progress, context);
    else if ((0,errors/* isRefused */.H0)(progress))
        (0,followed_run/* see */.oZ)(run, { readAgainMs: Infinity, isQueued: false }, context);
}
async function readComparison(runId, baselineId, context) {
    const { client } = context;
    const results = await readOrNull(context, deadlineIn(context), (request) => client.readResults(runId, request, baselineId));
    return results?.comparison ?? null;
}
async function readUsedVariables({ seen: { results, progress } }, planId, sent, context) {
    const jobs = [...(results?.calls ?? []), ...(progress?.simulationJobs ?? [])];
    const id = jobs.flatMap(({ simulationJobId }) => simulationJobId ?? [])[0];
    if (sent.length === 0 || !id)
        return undefined;
    const { client } = context;
    const used = await readOrNull(context, deadlineIn(context), (request) => client.readUsedVariables(id, planId, request));
    if (!used)
        return undefined;
    const known = new Map(Object.entries(used));
    const differing = sent.filter(([name, value]) => String(known.get(name)) !== value);
    return { differing: differing.map(([name]) => name) };
}
function deadlineIn({ deadline }) {
    return deadline.within(OPTIONAL_MS);
}

;// CONCATENATED MODULE: ./collect/baseline/read-baseline.js











const DAY_MS = 86_400_000;
const MAX_UNFIT = 5;
const MAX_WHY_CHARS = 300;
async function withBaseline(run, seen, context) {
    const { inputs, refs, clock } = context;
    const { report } = run;
    if (report === null && !(0,run_failures/* isFailedByService */.Kc)(run))
        return run;
    if (inputs.baseline.kind === 'off') {
        return { ...run, ...(report && { baseline: baselineOf('off', undefined, [], clock.now()) }) };
    }
    const recorded = await recordedBefore(run, refs.base ?? refs.own, context);
    const shown = seen.results?.comparison ?? null;
    const reported = report?.trend ?? (isOfService(shown) ? trendOf(shown) : null);
    const found = await findBaseline(run, reported, recorded, context);
    const { source, pool, notes = [], choice = {} } = found;
    const [newest] = pool;
    const own = { ...baselineOf(source, newest, recorded, clock.now()), ...choice };
    if (newest === undefined) {
        return { ...run, ...(Object.keys(choice).length > 0 && { baseline: own }) };
    }
    const isPrevious = source === 'previous';
    const comparison = isPrevious
        ? shown
        : seen.results && (await readComparison(run.jobId, newest.runId, context));
    const trend = isPrevious ? reported : (report?.trend ?? null);
    return {
        ...run,
        baseline: {
            ...own,
            ...(!isPrevious && { pooled: pool.map(({ runId }) => runId), serviceTrend: trend }),
        },
        pool: { runs: [newest, ...pool.slice(1)], trend, comparison: trendOf(comparison) },
        notes: [...run.notes, ...notes],
        ...testedFacts(seen, await withJobs(pool, seen, context)),
    };
}
function trendOf(comparison) {
    const { simulationRunPlanJobId: runId, runNumber = null } = comparison?.baselineRun ?? {};
    if (!runId)
        return null;
    const rows = (comparison?.checks ?? []).flatMap(({ metricDefinitionId: checkId, ...check }) => {
        const rates = { previousPassRate: check.baselinePassRate, currentPassRate: null };
        const checkName = check.metricName ?? checkId;
        return checkName === null ? [] : [{ checkId, checkName, ...rates, lifecycle: null }];
    });
    return { baselineRunPlanJobId: runId, baselineRunNumber: runNumber, rows };
}
function isOfService(comparison) {
    const { baselineSource, baselineRun } = comparison ?? {};
    return baselineSource !== 'REQUESTED' && (baselineRun?.status ?? 'COMPLETED') === 'COMPLETED';
}
async function findBaseline(run, reported, recorded, context) {
    const { earlierRuns, inputs, refs } = context;
    const { baseline, baselineRuns } = inputs;
    const deadlineMs = earlierRuns.deadline();
    const planId = run.about?.planId ?? null;
    if (baseline.kind === 'given') {
        const { runId } = baseline;
        const given = (0,alike/* isSame */.Ft)(runId, run.jobId)
            ? { jobId: runId, why: run_notes/* WHY_NOT */.zo.itself, isUnread: false }
            : await earlierRuns.readFit(runId, planId, deadlineMs);
        if (!isUnfit(given))
            return { source: 'given', pool: [given] };
        return { ...(await findPrevious(run, reported, context)), choice: choiceWithout([given]) };
    }
    if (baseline.kind !== 'auto')
        return findPrevious(run, reported, context);
    const ref = refs.base ?? refs.own;
    const ofOutcome = (wanted) => recorded.filter(({ outcome }) => outcome === wanted);
    const passed = await readSome(ofOutcome('passed'), baselineRuns, planId, deadlineMs, context);
    if (passed.fit.length > 0)
        return { source: 'memory', pool: passed.fit };
    const failed = await readSome(ofOutcome('failed'), 1, planId, deadlineMs, context);
    if (failed.fit.length > 0) {
        const unread = passed.unfit.filter(({ isUnread }) => isUnread);
        const notes = unread.length > 0 ? [] : [run_notes/* BASELINE */.Um.failed(ref)];
        return { source: 'memory', pool: failed.fit, notes, choice: choiceWithout(unread) };
    }
    const previous = await findPrevious(run, reported, context);
    const choice = choiceWithout([...passed.unfit, ...failed.unfit]);
    return {
        ...previous,
        notes: previous.pool.length === 0 || choice.unfit ? [] : [run_notes/* BASELINE */.Um.previous(ref)],
        choice: { ...choice, ...(refs.base !== null && { isFallback: true }) },
    };
}
function choiceWithout(runs) {
    const unfit = runs.find(({ isUnread }) => isUnread) ?? runs[0];
    return unfit ? { unfit: { ...unfit, why: (0,log_line/* oneLine */.TN)(unfit.why, MAX_WHY_CHARS) } } : {};
}
async function findPrevious({ jobId }, reported, { earlierRuns }) {
    const source = 'previous';
    const { baselineRunPlanJobId: runId = '', baselineRunNumber: number = null } = reported ?? {};
    if (runId === '' || (0,alike/* isSame */.Ft)(runId, jobId))
        return { source, pool: [] };
    const read = await earlierRuns.read(runId, earlierRuns.deadline());
    return {
        source,
        pool: [{ ...(read instanceof errors/* ServiceError */._7 ? UNREAD_RUN : read), runId, number }],
    };
}
async function readSome(references, wanted, planId, deadlineMs, { earlierRuns }) {
    const fit = [];
    const unfit = [];
    const left = references.slice(0, wanted + MAX_UNFIT);
    while (fit.length < wanted && left.length > 0) {
        const batch = left.splice(0, wanted - fit.length);
        const read = batch.map(({ jobId }) => earlierRuns.readFit(jobId, planId, deadlineMs));
        for (const run of await Promise.all(read)) {
            if (isUnfit(run))
                unfit.push(run);
            else
                fit.push(run);
        }
    }
    return { fit, unfit };
}
async function withJobs(runs, { progress }, { earlierRuns }) {
    const deadlineMs = earlierRuns.deadline();
    const hasScenarios = progress?.simulationJobs?.some(({ scenario }) => scenario !== null);
    const read = runs.map(async (run) => {
        const isWorth = hasScenarios && run.calls.length > 0;
        return { ...run, jobs: isWorth ? await earlierRuns.readJobs(run.runId, deadlineMs) : null };
    });
    return Promise.all(read);
}
function baselineOf(source, newest = { ...UNREAD_RUN, runId: '' }, recorded, nowMs) {
    const { reference, endedAt } = referenceTo(newest, recorded);
    const ageMs = nowMs - ((0,iso_time/* parseIsoTime */.sX)(endedAt) ?? nowMs);
    return {
        ...{ source, jobId: newest.runId, number: newest.number },
        ...{ pooled: [], gone: [], serviceTrend: null },
        commit: reference?.sha || null,
        ref: reference?.ref || null,
        endedAt,
        ageDays: endedAt === null ? null : Math.max(0, Math.ceil((100 * ageMs) / DAY_MS) / 100),
        outcome: reference?.outcome ?? null,
    };
}
async function checkBaseline({ inputs, earlierRuns }) {
    if (inputs.baseline.kind !== 'given')
        return;
    const { runId } = inputs.baseline;
    const run = await earlierRuns.read(runId, Number.POSITIVE_INFINITY);
    if (!(run instanceof errors/* ServiceError */._7) || !isGone(run))
        return;
    throw new step_errors/* InputError */.dz(run_notes/* BASELINE */.Um.unknown(runId, run.message));
}

;// CONCATENATED MODULE: ./collect/history/read-history.js







const LIST_BUDGET_MS = 8_000;
async function readHistory(run, fingerprint, context) {
    const planId = run.about?.planId ?? null;
    const recorded = await recordedBefore(run, context.refs.own, context);
    const runs = await readRuns(run, planId, recorded, context);
    const checks = (0,check_facts/* checksOf */.tg)(run);
    const earlier = { runs, own: { fingerprint, checks } };
    const watched = planId === null ? null : await readWatched(checks, planId, recorded, context);
    return { ...(runs.length > 0 && { earlier }), ...(watched && { watched }) };
}
async function readRuns(run, planId, recorded, context) {
    const { inputs, earlierRuns } = context;
    if (inputs.history === 0)
        return [];
    const deadlineMs = earlierRuns.deadline();
    const evaluated = recorded.filter(({ outcome }) => outcome !== 'started');
    const before = evaluated.length > 0 || planId === null ? evaluated : await listBefore(run, planId, context);
    const read = await earlierRuns.readAllFit(before.slice(0, inputs.history), planId, deadlineMs);
    return read.map((one) => historicRun(one, recorded)).toReversed();
}
async function listBefore({ jobId }, planId, context) {
    const page = await readOrNull(context, context.deadline.within(LIST_BUDGET_MS), (request) => context.client.listRuns(planId, null, request));
    const runs = page?.runs ?? [];
    const own = runs.findIndex(({ simulationRunPlanJobId: id }) => (0,alike/* isSame */.Ft)(id, jobId));
    return runs
        .slice(own + 1)
        .filter(({ status }) => status === undefined || (0,model_outcome/* hasEnded */.hY)(status))
        .map(({ simulationRunPlanJobId }) => ({ jobId: simulationRunPlanJobId }));
}
function historicRun(run, recorded) {
    const { reference, endedAt } = referenceTo(run, recorded);
    return {
        ...{ jobId: run.runId, number: run.number, endedAt },
        outcome: reference?.outcome ?? run.outcome,
        commit: reference?.sha || null,
        fingerprint: reference?.fingerprint || null,
        checks: run.checks,
    };
}
async function readWatched(checks, planId, recorded, context) {
    const { client, refs, workflow, history, earlierRuns } = context;
    const isProposal = refs.own.startsWith('refs/pull/') || workflow.eventName === 'merge_group';
    const evaluated = recorded.filter(isEvaluated).toReversed();
    if (isProposal || evaluated.length < REFERENCE_RUNS)
        return null;
    const deadlineMs = earlierRuns.deadline();
    const plan = await readOrNull(context, deadlineMs, (request) => client.readPlan(planId, request));
    const changedMs = (0,iso_time/* parseIsoTime */.sX)(plan?.updatedAt) ?? 0;
    history.noteChange(planId, changedMs);
    const since = evaluated.filter(isStartedSince(changedMs));
    if (since.length < REFERENCE_RUNS)
        return null;
    const [reference, later] = await Promise.all([
        earlierRuns.readAllFit(since.slice(0, REFERENCE_RUNS), planId, deadlineMs),
        earlierRuns.readAllFit(since.slice(REFERENCE_RUNS), planId, deadlineMs),
    ]);
    const inReference = (0,check_facts/* resultInRuns */.rP)(reference);
    const inLater = later.map((run) => (0,check_facts/* resultInRuns */.rP)([run]));
    return {
        runs: later.map(({ runId: jobId, number }) => ({ jobId, number })),
        checks: (0,check_facts/* eachCheckOnce */.Vg)(checks).map(({ id = null, name }) => ({
            ...{ id, name, counts: inLater.map((resultOf) => resultOf({ id, name }).counts) },
            reference: inReference({ id, name }).counts ?? { passed: 0, evaluated: 0 },
        })),
    };
}

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: external "node:stream/promises"
var promises_ = __webpack_require__(46466);
;// CONCATENATED MODULE: ./collect/obtain/fingerprint.js








const HALF = 32;
const UNKNOWN = '0'.repeat(HALF);
function variablesOf({ source }) {
    return source.kind === 'run-plan' ? source.variables : {};
}
async function fingerprintOf({ id, updatedAt, error }, context) {
    const { source, inputs } = context;
    const sorted = Object.entries(variablesOf(context)).toSorted(([a], [b]) => (a < b ? -1 : 1));
    const subject = fingerprint_hashOf([source.service.baseUrl, id.toLowerCase(), sorted]);
    if (inputs.reuseMs === null)
        return { fingerprint: unreusable(subject), unread: null };
    try {
        if (error !== null && !(0,errors/* isWithheld */.Ys)(error))
            throw error;
        const files = await hashFiles(inputs.paths ?? []);
        return { fingerprint: subject + fingerprint_hashOf([updatedAt, files]), unread: null };
    }
    catch (failure) {
        return { fingerprint: unreusable(subject), unread: (0,error_text/* describeError */.Uc)(failure) };
    }
}
function unreusable(fingerprint) {
    return fingerprint.slice(0, HALF) + UNKNOWN;
}
function isSameSubject(one, other) {
    return unreusable(one) === unreusable(other);
}
async function hashFiles(globs) {
    const { names, unmatched } = await (0,files_by_glob/* listFiles */.CS)(globs, process.cwd());
    const [glob] = unmatched;
    if (glob !== undefined)
        throw new Error(run_notes/* UNREUSABLE */.f6.unmatched(glob));
    const hashes = [];
    for (const name of names)
        hashes.push([name, await hashFile((0,external_node_path_.resolve)(name))]);
    return hashes;
}
async function hashFile(path) {
    if (!(0,external_node_fs_.statSync)(path).isFile())
        throw new Error(run_notes/* UNREUSABLE */.f6.noFile(path));
    const hash = (0,external_node_crypto_.createHash)('sha256');
    await (0,promises_.pipeline)((0,external_node_fs_.createReadStream)(path), hash);
    return hash.digest('hex');
}
function fingerprint_hashOf(value) {
    return (0,external_node_crypto_.createHash)('sha256').update(JSON.stringify(value)).digest('hex').slice(0, HALF);
}

// EXTERNAL MODULE: ./collect/obtain/locate-run.js
var locate_run = __webpack_require__(52322);
;// CONCATENATED MODULE: ./collect/obtain/obtain-run.js







const START_GRACE_MS = 1_500;
const MAX_PAUSE_MS = 5 * 60_000;
async function obtainRun(wanted, run, context) {
    if (wanted.kind === 'located')
        return (0,locate_run/* locateRun */.e)(wanted.call, run, context);
    if (wanted.kind === 'given') {
        const { runId } = wanted;
        context.log.say({ name: `run ${runId}` }, wait_words/* STATE */.c4.given);
        return { runId, how: 'given', reference: null, plan: null, notes: [] };
    }
    const { recorded } = wanted;
    return recorded === null
        ? startRun(wanted, run, context)
        : takeRecorded(recorded, wanted, context);
}
function takeRecorded({ how, reference }, wanted, context) {
    const { clock, inputs, log, origin, refs } = context;
    const { jobId: runId, attempt, startedAt, endedAt } = reference;
    const isResumed = how === 'resumed';
    if (isResumed)
        (0,saved_runs/* saveRun */.B)(runId, true, context);
    const ageMs = clock.now() - Date.parse(endedAt ?? startedAt);
    const note = isResumed
        ? (0,run_notes/* describeResumed */.f7)(attempt, startedAt)
        : (0,run_notes/* describeReused */.K8)({ ...reference, ageMs }, inputs.reuseMs ?? 0);
    log.say({ name: `run ${runId}` }, note);
    const now = isResumed ? { attempt: origin.attempt } : { ref: refs.own };
    const notes = [...wanted.notes, note];
    return { runId, how, reference: { ...reference, ...now }, plan: wanted.plan, notes };
}
async function startRun(wanted, { wait }, context) {
    const { client, log, inputs } = context;
    const { plan, notes } = wanted;
    const what = wait_words/* WAIT_FOR */.Ss.start(plan);
    wait.begin({ what, input: 'queue-timeout', limitMs: inputs.queueTimeoutMs });
    const limits = { longestPauseMs: MAX_PAUSE_MS, lingerMs: START_GRACE_MS };
    try {
        const request = { ...wait.context, ...limits };
        const runId = await client.startRun(plan.id, variablesOf(context), request);
        (0,saved_runs/* saveRun */.B)(runId, true, context);
        const reference = await recordStart(runId, wanted, context);
        log.say({ name: `run ${runId}` }, plan_words/* PLAN */.Ac.started(plan));
        return { runId, how: 'started', reference, plan, notes };
    }
    catch (error) {
        const isLost = error instanceof errors/* ServiceError */._7 && error.mayHaveBeenTaken;
        if (!isLost)
            throw error;
        throw (0,errors/* extendError */.vR)(error, (0,plan_words/* describeLostStart */.uj)(plan), { kind: 'lost', rule: 'start' });
    }
}
async function recordStart(runId, { plan, fingerprint, confirms }, { history, clock, origin }) {
    const startedAt = new Date(clock.now()).toISOString();
    const started = { startedAt, endedAt: null, outcome: 'started' };
    const known = { jobId: runId, runPlanId: plan.id, fingerprint, ...(confirms && { confirms }) };
    const reference = { ...known, ...started, ...origin };
    await history.record(reference);
    return reference;
}

;// CONCATENATED MODULE: ./collect/wait/wait-for-completion.js






const MAX_REQUEST_INTERVAL_MS = 60_000;
const READ_MS = 10_000;
const LAST_REQUEST_MS = 5_000;
async function waitForCompletion(run, expectedEndMs, context) {
    (0,followed_run/* beginPart */.v4)(run, context);
    try {
        return await requestUntilFinished(run, expectedEndMs, context);
    }
    catch (error) {
        const requested = ranOutOfTime(error) && (await requestLast(run, error, context));
        if (requested === false)
            throw error;
        return requested;
    }
}
function ranOutOfTime(error) {
    if (error instanceof step_errors/* TimeoutError */.MU)
        return true;
    return error instanceof errors/* ServiceError */._7 && error.kind === 'deadline';
}
async function requestUntilFinished(run, expectedEndMs, context) {
    const { clock, inputs } = context;
    const longestMs = Math.min(inputs.maxPollIntervalMs, MAX_REQUEST_INTERVAL_MS);
    for (;;) {
        const requestMs = clock.now() + MAX_REQUEST_INTERVAL_MS;
        const requested = await requestIfFinished(run, run.wait.context, context);
        if (requested !== false)
            return requested;
        refuseUnsuccessfulEnd(run);
        let continues = true;
        do {
            const pollMs = Math.min(run.wait.dueMs(expectedEndMs), requestMs);
            const isDue = !(0,model_outcome/* hasEnded */.hY)(run.seen.status) && clock.now() >= run.seen.readAgainMs;
            continues = isDue && (await readProgress(run, pollMs, context));
            if (isDue && (0,model_outcome/* hasEnded */.hY)(run.seen.status))
                break;
            await run.wait.pause(pollMs);
        } while (continues && clock.now() + longestMs <= requestMs);
    }
}
async function requestLast(run, error, context) {
    if (error instanceof errors/* ServiceError */._7 && (0,errors/* lastFailure */.xW)(error).retryAfterMs > 0)
        return false;
    const deadlineMs = context.deadline.within(LAST_REQUEST_MS);
    try {
        return await requestIfFinished(run, { ...run.wait.context, deadlineMs, once: true }, context);
    }
    catch (lastError) {
        if (!(lastError instanceof errors/* ServiceError */._7))
            throw lastError;
        return false;
    }
}
async function requestIfFinished(run, request, context) {
    const { status } = run.seen;
    const { regenerate } = context.inputs;
    try {
        const debrief = await context.client.requestDebrief(run.runId, { regenerate }, request);
        (0,followed_run/* see */.oZ)(run, { isFinished: true, status: (0,model_outcome/* hasEnded */.hY)(status) ? status : null }, context);
        return debrief;
    }
    catch (error) {
        if (!(error instanceof errors/* ServiceError */._7))
            throw error;
        if (error.status === 403)
            return acceptReadOnlyKey(run, context);
        if (error.status !== 409)
            throw explainIfLost(error, regenerate);
        if (status === null)
            (0,followed_run/* noteState */.a$)(run, wait_words/* STATE */.c4.notFinished, context);
        if (status === 'COMPLETED')
            (0,followed_run/* noteState */.a$)(run, wait_words/* STATE */.c4.notFinishedYet, context);
        return false;
    }
}
function explainIfLost(error, regenerate) {
    const isLost = regenerate && error.mayHaveBeenTaken;
    return isLost ? (0,errors/* extendError */.vR)(error, wait_words/* UNREQUESTED */.CH.lost, { kind: 'lost', rule: 'debrief' }) : error;
}
function acceptReadOnlyKey(run, context) {
    if (context.inputs.regenerate)
        throw new step_errors/* InputError */.dz(wait_words/* UNREQUESTED */.CH.readOnly, 'permission');
    (0,followed_run/* see */.oZ)(run, { mayRequest: false }, context);
    (0,followed_run/* note */.N4)(run, wait_words/* STATE */.c4.readOnly, context);
    return null;
}
function refuseUnsuccessfulEnd({ seen: { status } }) {
    if (!(0,model_outcome/* hasEnded */.hY)(status) || status === 'COMPLETED')
        return;
    throw (0,errors/* endedError */.b8)('run', 'the run', wait_words/* GIVEN_UP */.wo.withoutDebrief(status));
}
async function readProgress(run, pollMs, context) {
    const { client, clock, log } = context;
    const { signal, deadlineMs: endMs } = run.wait.context;
    const deadlineMs = Math.min(endMs, pollMs, clock.now() + READ_MS);
    try {
        const read = await client.readRun(run.runId, { signal, deadlineMs, once: true });
        const { status, queuePosition, simulationJobs } = read;
        (0,followed_run/* seeProgress */.f2)(run, read, context);
        const queueLength = run.seen.isQueued ? queuePosition : null;
        (0,followed_run/* noteState */.a$)(run, (0,wait_words/* describeProgress */.vk)(status, queueLength, simulationJobs ?? []), context);
        if (!(0,model_outcome/* isGoing */.jf)(status) && !(0,model_outcome/* hasEnded */.hY)(status))
            log.hint(wait_words/* STATE */.c4.unknown(status));
        return (0,model_outcome/* isGoing */.jf)(status);
    }
    catch (error) {
        if (!(error instanceof errors/* ServiceError */._7))
            throw error;
        const isSlow = error.kind === 'deadline' || error.kind === 'timeout';
        const why = isSlow ? wait_words/* STATE */.c4.noResponse : (0,error_text/* withoutPeriod */.Kx)(error.message);
        log.hint(wait_words/* STATE */.c4.unread(run.name, why));
        const readAgainMs = (0,errors/* isRefused */.H0)(error) ? Infinity : clock.now() + error.retryAfterMs;
        (0,followed_run/* see */.oZ)(run, { readAgainMs, ...((0,errors/* isRefused */.H0)(error) && { isQueued: false }) }, context);
        return false;
    }
}

// EXTERNAL MODULE: ./http/shape.js
var shape = __webpack_require__(32845);
;// CONCATENATED MODULE: ./collect/wait/wait-for-debrief.js








async function waitForDebrief(run, requested, context) {
    let expectedId = context.inputs.regenerate ? (requested?.debriefId ?? null) : null;
    let retries = 0;
    const request = () => context.client.requestDebrief(run.runId, { regenerate: false }, run.wait.context);
    let debrief = requested && seeDebrief(requested, expectedId, run, context);
    for (;;) {
        if (debrief?.status === 'READY') {
            if (debrief.report)
                return debrief.report;
            if (!run.seen.mayRequest)
                throw new step_errors/* InputError */.dz(wait_words/* UNREQUESTED */.CH.readOnlyReport, 'permission');
            debrief = seeDebrief(await request(), expectedId, run, context);
            if (debrief?.status === 'READY' && !debrief.report)
                throw (0,shape/* shapeError */.cn)('request debrief', wait_words/* STATE */.c4.noReport);
        }
        else if (debrief?.status === 'FAILED') {
            retries += 1;
            noteRetry(debrief, retries, run, context);
            const next = await request();
            expectedId = next.debriefId;
            debrief = seeDebrief(next, expectedId, run, context);
        }
        if (debrief?.status === 'READY' || debrief?.status === 'FAILED')
            continue;
        await run.wait.pause();
        debrief = await poll(expectedId, run, context);
    }
}
async function poll(expectedId, run, context) {
    try {
        const results = await context.client.readResults(run.runId, run.wait.context);
        (0,followed_run/* seeResults */.o6)(run, results, context);
        await noteCompletion(run, results, context);
        if (results.debrief !== null)
            return seeDebrief(results.debrief, expectedId, run, context);
        const { status } = run.seen;
        (0,followed_run/* noteState */.a$)(run, wait_words/* STATE */.c4.noDebrief((0,model_outcome/* hasEnded */.hY)(status) ? status : null), context);
    }
    catch (error) {
        if (!(error instanceof errors/* ServiceError */._7) || error.status !== 409)
            throw error;
        (0,followed_run/* noteState */.a$)(run, error.message, context);
    }
    return null;
}
async function noteCompletion(run, { debrief, run: about }, context) {
    if (run.seen.isFinished)
        return;
    if (debrief === null && !about?.status)
        await readRun(run, context);
    if (debrief !== null || (0,model_outcome/* hasEnded */.hY)(run.seen.status))
        (0,followed_run/* see */.oZ)(run, { isFinished: true }, context);
}
function seeDebrief(debrief, expectedId, run, context) {
    const { debriefId, status } = debrief;
    if (debriefId && expectedId !== null && !(0,alike/* isSame */.Ft)(debriefId, expectedId)) {
        (0,followed_run/* noteState */.a$)(run, wait_words/* STATE */.c4.otherDebrief(debriefId, status), context);
        return null;
    }
    (0,followed_run/* see */.oZ)(run, { debrief: debriefOf(debrief, run.seen.debrief) }, context);
    (0,followed_run/* noteState */.a$)(run, wait_words/* STATE */.c4.debrief(status), context);
    const isOfUnknown = expectedId !== null && debriefId === undefined;
    return isOfUnknown ? { ...debrief, report: null } : debrief;
}
function noteRetry({ errorMessage }, retries, run, context) {
    const { detail, debriefRetries } = context.inputs;
    const ended = (0,wait_words/* describeFailedDebrief */.WX)(errorMessage, detail);
    if (!run.seen.mayRequest) {
        throw (0,errors/* endedError */.b8)('debrief', 'the debrief', wait_words/* GIVEN_UP */.wo.notRequestable(ended));
    }
    if (retries > debriefRetries) {
        throw (0,errors/* endedError */.b8)('debrief', 'the debrief', wait_words/* GIVEN_UP */.wo.tooOften(ended, debriefRetries));
    }
    (0,followed_run/* note */.N4)(run, wait_words/* STATE */.c4.retried(ended), context);
    const { results } = run.seen;
    (0,followed_run/* see */.oZ)(run, { results: results && { ...results, debrief: null } }, context);
}
function shownReport({ debrief, results }, regenerate) {
    const { debriefId = '', report = null } = results?.debrief ?? {};
    return regenerate && !(0,alike/* isSame */.Ft)(debriefId, debrief?.debriefId ?? '') ? null : report;
}
function debriefOf(shown, before) {
    const { debriefId, status, errorMessage = null } = shown;
    const isSameDebrief = debriefId === undefined || (0,alike/* isSame */.Ft)(debriefId, before?.debriefId ?? '');
    const known = isSameDebrief ? before : null;
    return {
        debriefId: debriefId ?? known?.debriefId ?? '',
        status,
        errorMessage,
        createdAt: shown.createdAt ?? known?.createdAt ?? null,
        completedAt: shown.completedAt ?? known?.completedAt ?? null,
    };
}

;// CONCATENATED MODULE: ./collect/collect-run.js


















async function collectRun(wanted, context) {
    const waiting = (0,followed_run/* nameWait */.jK)(wanted.label, context);
    try {
        context.cancelled.throwIfAborted();
        const run = await obtainRun(wanted, waiting, context);
        return await collectObtained(wanted, run, (0,followed_run/* followRun */.R2)(run.runId, waiting.wait), context);
    }
    catch (error) {
        const ending = (0,collected_run/* endingOf */.z6)(error, waiting.wait.facts, false, context);
        return collected(wanted, null, factsOf(wanted, null, followed_run/* UNSEEN */.PR, ending));
    }
}
async function collectObtained(wanted, run, followed, context) {
    try {
        if (context.inputs.wait)
            return await collectEvidence(wanted, run, followed, context);
        const started = { outcome: 'started', reasons: [] };
        const mayContinue = (0,collected_run/* isStartedHere */.cf)(run);
        return { ...collected(wanted, run, factsOf(wanted, run, followed.seen, started)), mayContinue };
    }
    catch (error) {
        return leave(wanted, run, followed, error, context);
    }
}
async function collectEvidence(wanted, run, followed, context) {
    let report = null;
    let ending = null;
    try {
        const debrief = await waitForCompletion(followed, await expectedEnd(run, context), context);
        if ((0,collected_run/* isStartedHere */.cf)(run))
            (0,saved_runs/* saveRun */.B)(run.runId, false, context);
        report = await waitForDebrief(followed, debrief, context);
    }
    catch (error) {
        if (error instanceof step_errors/* CancelledError */.cc || !hasFinished(followed.seen))
            throw error;
        ending = (0,collected_run/* endingOf */.z6)(error, followed.wait.facts, (0,collected_run/* isStartedHere */.cf)(run), context);
    }
    const sent = run.plan === null ? [] : Object.entries(variablesOf(context));
    const mayPass = report !== null && report.verdict !== 'THRESHOLD_FAILED';
    const planId = run.plan?.id ?? null;
    const further = await readEvidence(followed, planId, sent, mayPass, context);
    const { seen } = followed;
    const facts = {
        ...factsOf(wanted, run, seen, ending),
        report: report && (0,debrief/* worseReport */.XF)(report, shownReport(seen, context.inputs.regenerate)),
        ...further,
    };
    const compared = await withBaseline(facts, seen, context);
    const fingerprint = run.reference?.fingerprint ?? '';
    const history = ending === null ? await readHistory(compared, fingerprint, context) : {};
    return collected(wanted, run, { ...compared, ...history });
}
function hasFinished({ isFinished, status }) {
    return isFinished || (0,model_outcome/* hasEnded */.hY)(status);
}
async function leave(wanted, run, { seen, wait, name }, error, context) {
    const ending = (0,collected_run/* endingOf */.z6)(error, wait.facts, (0,collected_run/* isStartedHere */.cf)(run), context);
    const left = collected(wanted, run, factsOf(wanted, run, seen, ending));
    if (!(0,collected_run/* isStartedHere */.cf)(run) || hasFinished(seen))
        return left;
    if (context.cancelled.aborted || ranOutOfTime(error))
        return (0,cancel/* cancelRun */.S)(left, context);
    context.log.say({ name }, run_notes/* LEFT */.M3.going);
    return { ...(0,collected_run/* withNote */.dW)(left, run_notes/* LEFT */.M3.going), mayContinue: true };
}
function factsOf(wanted, run, seen, ending) {
    const { status: runStatus, debrief, progress, results } = seen;
    const plan = run?.plan ?? (wanted.kind === 'planned' ? wanted.plan : null);
    return {
        ...(0,run_facts/* endedRun */.O)(wanted.label, ending, wanted.stableName),
        ...{ jobId: run?.runId ?? '', runStatus, debrief, isStartedHere: (0,collected_run/* isStartedHere */.cf)(run) },
        notes: [...(run?.notes ?? []), ...seen.notes],
        ...(run?.how === 'resumed' && { attached: true }),
        ...(run?.how === 'reused' && { reused: true }),
        ...evidenceOf({ results, progress, plan }),
    };
}
function collected(wanted, run, facts) {
    return { wanted, run, facts, mayContinue: false, cancelError: null, further: [] };
}

;// CONCATENATED MODULE: ./collect/obtain/recorded-runs.js








const recorded_runs_READ_MS = 30_000;
const MAX_READ = 3;
async function findRecordedRun(name, plan, context) {
    const { fingerprint, unread } = await fingerprintOf(plan, context);
    const notes = unread === null ? [] : [run_notes/* UNREUSABLE */.f6.note(unread)];
    const reusable = unread === null ? await findReusable(fingerprint, context) : [];
    const candidates = [...(await findResumable(fingerprint, context)), ...reusable];
    const recorded = await firstFit(candidates, name, plan, context);
    return { recorded, fingerprint, notes: recorded === null ? notes : [] };
}
async function findRecordedConfirmation({ run, facts, wanted }, index, plan, context) {
    const how = run?.how;
    if (how !== 'resumed' && how !== 'reused')
        return null;
    const reference = (await readRefs(context))
        .filter(({ confirms }) => confirms !== undefined && (0,alike/* isSame */.Ft)(confirms, facts.jobId))
        .toSorted((a, b) => Date.parse(a.startedAt) - Date.parse(b.startedAt))[index];
    const candidates = reference === undefined ? [] : [{ reference, how }];
    return firstFit(candidates, wanted.label, plan, context);
}
async function firstFit(candidates, name, plan, context) {
    const { cancelled, log } = context;
    for (const recorded of candidates) {
        const why = await whyNot(recorded, plan, context).catch((error) => {
            cancelled.throwIfAborted();
            return (0,error_text/* describeError */.Uc)(error);
        });
        if (why === null)
            return recorded;
        const { reference, how } = recorded;
        log.say({ name }, run_notes/* WHY_NOT */.zo.line(reference.jobId, how, why));
    }
    return null;
}
async function readRefs({ refs, history }) {
    const all = [...new Set([refs.own, refs.base ?? refs.own])];
    return (await Promise.all(all.map((ref) => history.read(ref)))).flat();
}
async function findResumable(fingerprint, { origin, refs, history }) {
    if (origin.workflowRun === '')
        return [];
    const newest = (await history.read(refs.own)).find((one) => one.workflowRun === origin.workflowRun &&
        one.job === origin.job &&
        one.step === origin.step &&
        one.attempt < origin.attempt &&
        isSameSubject(one.fingerprint, fingerprint));
    const isResumable = newest?.outcome === 'started' || newest?.outcome === 'passed';
    return newest && isResumable ? [{ reference: newest, how: 'resumed' }] : [];
}
async function findReusable(fingerprint, context) {
    const { clock, origin, inputs } = context;
    const { reuseMs } = inputs;
    if (reuseMs === null)
        return [];
    return (await readRefs(context))
        .filter(({ outcome, endedAt, fingerprint: own }) => own === fingerprint &&
        (outcome === 'passed' || (outcome === 'failed' && origin.attempt <= 1)) &&
        isWithin(endedAt, reuseMs, clock.now()))
        .slice(0, MAX_READ)
        .map((reference) => ({ reference, how: 'reused' }));
}
async function whyNot({ reference, how }, plan, context) {
    const { client, cancelled: signal, deadline, inputs } = context;
    const { jobId } = reference;
    const deadlineMs = deadline.within(recorded_runs_READ_MS);
    const readResults = (request) => client.readResults(jobId, request);
    const results = how === 'reused'
        ? await readResults({ signal, deadlineMs })
        : await readOrNull(context, deadlineMs, readResults);
    const planId = results?.run?.simulationRunPlanId;
    if (planId && !(0,alike/* isSame */.Ft)(planId, plan.id))
        return run_notes/* WHY_NOT */.zo.ofOtherPlan;
    if (how === 'reused') {
        return results?.debrief?.status === 'READY' ? null : run_notes/* WHY_NOT */.zo.notReady;
    }
    if (!inputs.wait && hasFailed(results))
        return run_notes/* WHY_NOT */.zo.failed;
    const progress = await readOrNull(context, deadlineMs, (request) => client.readRun(jobId, request));
    const status = progress?.status ?? results?.run?.status ?? null;
    if (results === null && status === null && !inputs.dryRun) {
        const asked = client.requestDebrief(jobId, { regenerate: false }, { signal, deadlineMs });
        await asked.catch((error) => {
            if (!(error instanceof errors/* ServiceError */._7) || error.status === 404)
                throw error;
        });
    }
    return whyNotResumed(status, reference);
}
function hasFailed(results) {
    const { verdict, debrief } = results ?? {};
    return verdict?.passed === false || debrief?.report?.verdict === 'THRESHOLD_FAILED';
}
function whyNotResumed(status, { outcome, endedAt }) {
    if (/^CANCELL?(?:ED|ING)$/.test(status ?? ''))
        return run_notes/* WHY_NOT */.zo.cancelled;
    const endedUnsuccessfully = (0,model_outcome/* hasEnded */.hY)(status) && status !== 'COMPLETED';
    const wasSeen = outcome === 'started' && endedAt !== null;
    return endedUnsuccessfully && wasSeen ? run_notes/* WHY_NOT */.zo.endedAgain(status) : null;
}
function isWithin(time, maxAgeMs, nowMs) {
    const ms = (0,iso_time/* parseIsoTime */.sX)(time);
    return ms !== null && Math.abs(nowMs - ms) <= maxAgeMs;
}

// EXTERNAL MODULE: ./runner/wait.js
var runner_wait = __webpack_require__(95205);
// EXTERNAL MODULE: ./service/explain.js
var explain = __webpack_require__(70980);
;// CONCATENATED MODULE: ./collect/obtain/run-plans.js










const run_plans_READ_MS = 10_000;
const MAX_PAGES = 20;
async function findPlans(wanted, context) {
    const { maxParallel, maxPollIntervalMs } = context.inputs;
    const found = await (0,map_limited/* mapLimited */.b)(wanted, maxParallel, async (one) => {
        const stableName = 'id' in one ? one.id : one.name;
        const label = plan_words/* PLAN */.Ac.wanted('id' in one ? one.id : (0,plan_words/* quotePlan */.g3)(one.name));
        const wait = new runner_wait/* Wait */.sn(maxPollIntervalMs, context);
        try {
            return { label, stableName, plan: await findPlan(one, label, wait, context) };
        }
        catch (error) {
            return (0,run_facts/* endedRun */.O)(label, (0,collected_run/* endingOf */.z6)(error, wait.facts, false, context), stableName);
        }
    });
    const plans = found.filter((one) => 'plan' in one);
    const isFirst = ({ plan }, index) => plans.findIndex((one) => (0,alike/* isSame */.Ft)(one.plan.id, plan.id)) === index;
    return { wanted: plans.filter(isFirst), refused: found.filter((one) => 'ending' in one) };
}
async function findPlan(one, label, wait, context) {
    const { client, deadline, cancelled, inputs, log } = context;
    const unknown = { testCaseCount: null, iterationCount: null, updatedAt: null, metrics: null };
    const known = 'id' in one ? { ...unknown, ...one, name: null } : await findByName(one.name, wait, context);
    if ('name' in one)
        log.say({ name: label }, plan_words/* PLAN */.Ac.found(known.id));
    const plan = { ...known, error: null };
    if (!inputs.dryRun && inputs.maxCalls === null && inputs.reuseMs === null)
        return plan;
    try {
        const request = { signal: cancelled, deadlineMs: deadline.within(run_plans_READ_MS) };
        return { ...(await client.readPlan(plan.id, request)), error: null };
    }
    catch (error) {
        if (!(error instanceof errors/* ServiceError */._7))
            throw error;
        return { ...plan, error };
    }
}
async function findByName(wanted, wait, context) {
    const what = wait_words/* WAIT_FOR */.Ss.lookup(plan_words/* PLAN */.Ac.wanted((0,plan_words/* quotePlan */.g3)(wanted)));
    wait.begin({ what, input: 'run-timeout', limitMs: context.inputs.runTimeoutMs });
    const found = await search(wanted, wait, context).catch((error) => {
        throw (0,errors/* isNotOffered */.vZ)(error) ? (0,explain/* explainMissing */.Ce)(error, plan_words/* PLAN */.Ac.giveId) : error;
    });
    const named = plansNamed(wanted, found);
    const all = named.length > 0 ? [] : await search(null, wait, context);
    const [plan, ...others] = named.length > 0 ? named : plansNamed(wanted, all);
    const namesOf = (plans) => plans.map(({ name }) => name);
    if (plan === undefined) {
        throw new step_errors/* InputError */.dz((0,plan_words/* describeUnknownPlan */.v5)(wanted, namesOf(found), namesOf(all)));
    }
    if (others.length > 0) {
        const ids = [plan, ...others].map(({ id }) => id);
        throw new step_errors/* InputError */.dz((0,plan_words/* describeSeveralPlans */.io)(wanted, ids));
    }
    return plan;
}
function plansNamed(wanted, plans) {
    const plain = (name) => (0,alike/* normalizeName */.Pc)(name).toLowerCase();
    const equal = plans.filter(({ name }) => name === wanted);
    return equal.length > 0 ? equal : plans.filter(({ name }) => plain(name) === plain(wanted));
}
async function search(text, wait, { client }) {
    const found = new Map();
    let after = null;
    for (let pages = 0; pages < MAX_PAGES; pages += 1) {
        const page = await client.listPlans(text, after, wait.context);
        for (const plan of page.plans)
            found.set(plan.id.toLowerCase(), plan);
        if (page.nextCursor === null || page.nextCursor === after)
            break;
        after = page.nextCursor;
    }
    return [...found.values()];
}

;// CONCATENATED MODULE: ./collect/obtain/wanted-runs.js









async function findWantedRuns(context) {
    const { source, inputs } = context;
    try {
        if (inputs.wait)
            await checkBaseline(context);
        switch (source.kind) {
            case 'run-plan':
                return await findPlannedRuns(source.plans, context);
            case 'job-id': {
                const given = { kind: 'given', stableName: '' };
                return { wanted: source.runIds.map((runId) => ({ ...given, label: runId, runId })) };
            }
            case 'service-phone-number': {
                const { servicePhoneNumber: stableName } = source;
                const label = wait_words/* NAME */.o_.byNumber(stableName);
                return { wanted: [{ kind: 'located', label, stableName, call: source }] };
            }
        }
    }
    catch (error) {
        const plans = source.kind === 'run-plan' ? source.plans : [];
        const names = plans.map((plan) => ('id' in plan ? plan.id : plan.name)).join(', ');
        const ending = (0,collected_run/* endingOf */.z6)(error, null, false, context);
        return { refused: [(0,run_facts/* endedRun */.O)(names || wait_words/* NAME */.o_.gate, ending, names)] };
    }
}
async function findPlannedRuns(plans, context) {
    const { maxParallel, maxCalls } = context.inputs;
    const { wanted, refused } = await findPlans(plans, context);
    if (refused.length > 0)
        return { refused };
    const runs = await (0,map_limited/* mapLimited */.b)(wanted, maxParallel, (one) => planRun(one, context));
    const toStart = runs.filter(({ recorded }) => recorded === null).map(({ plan }) => plan);
    if (maxCalls !== null && (0,plan_words/* sumCalls */.$1)(toStart) > maxCalls) {
        throw new step_errors/* InputError */.dz((0,plan_words/* describeTooManyCalls */.ke)(toStart, maxCalls), 'max-calls');
    }
    return { wanted: runs };
}
async function planRun(one, context) {
    const { plan } = one;
    const found = await findRecordedRun(one.label, plan, context);
    const notes = [...found.notes];
    if (context.inputs.maxCalls !== null && found.recorded === null && (0,plan_words/* countCalls */.xe)(plan) === null) {
        notes.push(plan_words/* PLAN */.Ac.unlimited(plan));
    }
    return { kind: 'planned', ...one, ...found, notes };
}

;// CONCATENATED MODULE: ./collect/collect-runs.js














async function collectRuns(context) {
    await (0,clock/* nextTurn */.t)();
    const found = await findWantedRuns(context);
    if ('refused' in found)
        return found;
    const collected = await (0,map_limited/* mapLimited */.b)(found.wanted, context.inputs.maxParallel, (wanted) => collectRun(wanted, context));
    return { runs: collected.map((run, index) => withOwnRun(run, collected.slice(0, index))) };
}
function withOwnRun(run, earlier) {
    const { jobId, label, stableName } = run.facts;
    const isOwn = !earlier.some(({ facts }) => (0,alike/* isSame */.Ft)(facts.jobId, jobId));
    if (isOwn || run.run?.how !== 'started')
        return run;
    const message = plan_words/* PLAN */.Ac.otherStart(label);
    const ending = { outcome: 'inconclusive', reasons: [{ rule: 'start', message }] };
    return { ...run, run: null, mayContinue: false, facts: (0,run_facts/* endedRun */.O)(label, ending, stableName) };
}
async function collectFurther(first, context) {
    const { wanted, further, facts } = first;
    if (wanted.kind !== 'planned' || context.cancelled.aborted)
        return null;
    const recorded = await findRecordedConfirmation(first, further.length, wanted.plan, context);
    if (recorded === null && !facts.isStartedHere)
        return null;
    const label = `${wanted.label}, confirming run ${further.length + 1}`;
    context.log.say(collect_runs_nameOf(first), confirmation/* CONFIRMED */.q.next);
    const alone = { fingerprint: '', confirms: facts.jobId, notes: [] };
    const collected = await collectRun({ ...wanted, ...alone, label, recorded }, context);
    const next = withOwnRun(collected, [first, ...further]);
    const confirmations = [...facts.confirmations, next.facts];
    return { ...first, facts: { ...facts, confirmations }, further: [...further, next] };
}
async function closeRuns(runs, context) {
    const closed = await Promise.all(runs.map((run) => closeRun(run, context)));
    const failures = closed
        .flatMap((run) => [run, ...run.further])
        .flatMap(({ facts, cancelError }) => cancelError === null ? [] : [{ id: facts.jobId, why: cancelError }]);
    (0,annotate_each/* annotateEach */.q)('error', (0,run_notes/* describeUncancelled */.Y_)(failures), context.runner);
    return closed;
}
async function closeRun(run, context) {
    const { aborted, reason } = context.cancelled;
    const further = await Promise.all(run.further.map((one) => closeRun(one, context)));
    let closed = { ...run, further };
    const { jobId, ending, isStartedHere } = run.facts;
    if (aborted && ending?.outcome === 'started') {
        const cancelled = (0,collected_run/* endingOf */.z6)(reason, null, isStartedHere, context);
        closed = { ...closed, facts: { ...run.facts, ending: cancelled } };
    }
    if (aborted && run.mayContinue)
        closed = await (0,cancel/* cancelRun */.S)(closed, context);
    if (isStartedHere && closed.cancelError === null)
        (0,saved_runs/* saveRun */.B)(jobId, false, context);
    return closed;
}
function collect_runs_factsOf(runs) {
    return runs.map(({ facts }) => facts);
}
function collect_runs_nameOf({ facts: { jobId, label } }) {
    return { name: jobId === '' ? label : `run ${jobId}` };
}

// EXTERNAL MODULE: ./inputs/gate/settings.js
var settings = __webpack_require__(31616);
// EXTERNAL MODULE: ./runner/deadline.js
var runner_deadline = __webpack_require__(47388);
// EXTERNAL MODULE: ./runner/progress-log.js
var progress_log = __webpack_require__(60760);
;// CONCATENATED MODULE: ./runner/refs.js


function refsOf(workflow) {
    const { eventName, payload: event, ref, baseRef } = workflow;
    const pullRequest = (0,runner_event/* pullRequestOf */._n)(workflow);
    const own = pullRequest === null ? ref : `refs/pull/${pullRequest.number}/merge`;
    switch (eventName) {
        case 'pull_request':
        case 'pull_request_target':
            return { own, base: branchRef(pullRequest?.base ?? baseRef) };
        case 'merge_group':
            return { own: ref, base: branchRef((0,json_object/* valueAt */.fK)(event, ['merge_group', 'base_ref'])) };
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
function refsOfHeadBranch(event, ref) {
    const run = (0,json_object/* valueAt */.fK)(event, ['workflow_run']);
    const base = branchRef((0,json_object/* valueAt */.fK)(event, ['repository', 'default_branch']));
    const head = branchRef((0,json_object/* valueAt */.fK)(run, ['head_branch']));
    if (head === null)
        return { own: ref, base };
    const repository = (0,json_object/* valueAt */.fK)(run, ['head_repository', 'full_name']);
    const isFork = repository !== (0,json_object/* valueAt */.fK)(event, ['repository', 'full_name']);
    return { own: isFork ? `refs/forks/${String(repository ?? 'unknown')}/${head}` : head, base };
}
function branchRef(name) {
    if (typeof name !== 'string' || name === '')
        return null;
    return name.startsWith('refs/heads/') ? name : `refs/heads/${name}`;
}
function originOf(workflow, { own }) {
    return {
        sha: (0,runner_event/* testedCommit */.tK)(workflow),
        ref: own,
        workflowRun: /^\d{1,20}$/.exec(workflow.runId)?.[0] ?? '',
        attempt: Number(/^\d{1,9}$/.exec(workflow.runAttempt)?.[0] ?? 0),
        job: workflow.job,
        step: workflow.action,
    };
}

// EXTERNAL MODULE: ./service/connect.js + 2 modules
var connect = __webpack_require__(57528);
;// CONCATENATED MODULE: ./collect/context.js







function createContext(source, inputs, runtime) {
    const log = new progress_log/* ProgressLog */.q(runtime.runner);
    const client = (0,connect/* connect */.N)(source.service, runtime);
    const refs = refsOf(runtime.workflow);
    const deadline = new runner_deadline/* StepDeadline */.dz(runtime.clock);
    const { baseUrl } = source.service;
    const mayRequest = !inputs.dryRun && !(0,settings/* isTrial */.rK)(inputs.source);
    return {
        ...runtime,
        ...{ source, inputs, client, log, deadline, refs },
        history: new RunHistory(inputs.memory, [baseUrl, inputs.gateName ?? ''], runtime),
        earlierRuns: new EarlierRuns({ client, deadline, mayRequest, ...runtime }),
        origin: originOf(runtime.workflow, refs),
    };
}

// EXTERNAL MODULE: ./report/format.js
var format = __webpack_require__(53483);
;// CONCATENATED MODULE: ./report/words/dry-run-words.js




const MAX_NAMES = 20;
const MAX_NAME_CHARS = 100;
const DRY_RUN = {
    health: (path, answer) => `GET ${path} answered ${(0,error_text/* withoutPeriod */.Kx)(answer)}.`,
    readOnlyKey: (permissions) => `the input api-key may only read (${formatNames(permissions)}), and starting a run takes more: use a key with Full Access`,
    unchecked: (plan) => `${(0,plan_words/* describePlan */.df)(plan)} was not checked: the service does not show its run plans.`,
    evaluated: (runIds) => `would evaluate ${runIds.map((runId) => `run ${runId}`).join(', ')}. No debrief was requested`,
};
function describePermissions(names) {
    const shown = formatNames(names);
    return shown === ''
        ? 'The service reports no permissions of the key.'
        : `Permissions of the key: ${shown}.`;
}
function formatNames(names) {
    return (0,format/* formatList */.ki)(names, MAX_NAMES, (name) => (0,log_line/* oneLine */.TN)(name, MAX_NAME_CHARS));
}
function describeStarts(runs) {
    const would = runs.map(({ plan, runId }) => runId === null
        ? `start a run of ${(0,plan_words/* describePlan */.df)(plan)}, ${(0,plan_words/* describePlanCalls */.uU)(plan)}`
        : `evaluate run ${runId} of ${(0,plan_words/* describePlan */.df)(plan)} again`);
    const plans = runs.flatMap(({ plan, runId }) => (runId === null ? plan : []));
    const all = plans.length > 1 ? ` (${(0,format/* formatCounted */.So)((0,plan_words/* sumCalls */.$1)(plans), 'call')} known)` : '';
    return `would ${would.join('; ')}${all}`;
}

;// CONCATENATED MODULE: ./collect/dry-run.js










const dry_run_OPTIONAL_MS = 3_000;
const dry_run_READ_MS = 60_000;
const READING = /(?:^|[^a-z])(?:read|view|list|get)(?:$|[^a-z])/i;
const HEALTH_PATHS = ['/health', '/v1/health'];
const NO_RUN = '00000000-0000-4000-8000-000000000000';
async function dryRun(context) {
    const { source } = context;
    const run = (0,followed_run/* nameWait */.jK)('the dry run', context);
    try {
        const health = await noteHealth(run, context);
        const permissions = await readPermissions(context);
        const notes = [...health, describePermissions(permissions)];
        if (source.kind === 'run-plan')
            refuseReadOnly(permissions);
        const found = await findWantedRuns(context);
        if ('refused' in found)
            return found;
        if (source.kind !== 'run-plan') {
            const runIds = await findRuns(source, run, context);
            return { message: DRY_RUN.evaluated(runIds), notes, sizes: [] };
        }
        const planned = found.wanted.filter((one) => one.kind === 'planned');
        const sizes = [];
        for (const { plan, notes: own } of planned) {
            notes.push(...own, ...(await noteUncounted(plan, context)));
            sizes.push(await sizeOf(plan, context));
        }
        const runs = planned.map(({ plan, recorded }) => {
            return { plan, runId: recorded?.reference.jobId ?? null };
        });
        return { message: describeStarts(runs), notes, sizes };
    }
    catch (error) {
        return { refused: [(0,run_facts/* endedRun */.O)(run.name, (0,collected_run/* endingOf */.z6)(error, run.wait.facts, false, context))] };
    }
}
async function sizeOf(plan, context) {
    const { refs, inputs, earlierRuns } = context;
    const calls = (0,plan_words/* countCalls */.xe)(plan) ?? 0;
    const wanted = { jobId: '', about: { planId: plan.id }, isStartedHere: true };
    const recorded = await recordedBefore(wanted, refs.base ?? refs.own, context);
    const passed = recorded.filter(({ outcome }) => outcome === 'passed');
    const baseline = passed.slice(0, inputs.baselineRuns);
    const read = await earlierRuns.readAllFit(baseline, plan.id, earlierRuns.deadline());
    const counted = read.map((run) => Math.max(0, ...run.checks.map((check) => check.evaluated ?? 0)));
    const ofRecorded = counted.reduce((sum, count) => sum + (count || calls), 0);
    const checks = (plan.metrics ?? []).filter(({ minPassRate }) => minPassRate !== null).length;
    const baselineCalls = ofRecorded || inputs.baselineRuns * calls;
    return { plan: (0,plan_words/* describePlan */.df)(plan), calls, checks, baselineCalls };
}
async function noteHealth(run, context) {
    for (const path of HEALTH_PATHS) {
        const answer = await orError(context.client.checkHealth(path, readRequest(context, true)));
        const note = DRY_RUN.health(path, typeof answer === 'string' ? answer : answer.problem);
        if ((0,errors/* isNotOffered */.vZ)(answer))
            continue;
        context.log.say(run, note);
        return [note];
    }
    return [];
}
async function readPermissions(context) {
    const credential = await orError(context.client.readCredential(readRequest(context, true)));
    if (!(credential instanceof errors/* ServiceError */._7))
        return credential.grantedPermissions ?? [];
    if (!(0,errors/* isNotOffered */.vZ)(credential) && (0,errors/* concernsAll */.p$)(credential))
        throw credential;
    return [];
}
function refuseReadOnly(permissions) {
    if (permissions.length === 0 || !permissions.every((name) => READING.test(name)))
        return;
    throw new step_errors/* InputError */.dz(DRY_RUN.readOnlyKey(permissions), 'permission');
}
async function noteUncounted(plan, context) {
    const { client } = context;
    const { error } = plan;
    if ((0,plan_words/* countCalls */.xe)(plan) !== null)
        return [];
    const note = plan_words/* PLAN */.Ac.uncounted(plan);
    if (error === null)
        return [note];
    if (!(0,errors/* isNotOffered */.vZ)(error))
        throw error;
    const plans = await orError(client.listPlans(null, null, readRequest(context)));
    if (!(plans instanceof errors/* ServiceError */._7))
        throw error;
    if (!(0,errors/* isNotOffered */.vZ)(plans))
        throw plans;
    const results = await orError(client.readResults(NO_RUN, readRequest(context)));
    const isError = results instanceof errors/* ServiceError */._7;
    if (isError && (!(0,errors/* isNotOffered */.vZ)(results) || (0,errors/* concernsAll */.p$)(results)))
        throw results;
    return [note, DRY_RUN.unchecked(plan)];
}
async function findRuns(source, run, context) {
    if (source.kind === 'service-phone-number') {
        return [(await (0,locate_run/* locateRun */.e)(source, run, context)).runId];
    }
    for (const runId of source.runIds) {
        const results = await orError(context.client.readResults(runId, readRequest(context)));
        if (results instanceof errors/* ServiceError */._7 && results.status !== 409)
            throw results;
    }
    return source.runIds;
}
function readRequest({ clock, cancelled: signal }, once = false) {
    return { signal, deadlineMs: clock.now() + (once ? dry_run_OPTIONAL_MS : dry_run_READ_MS), once };
}
async function orError(response) {
    try {
        return await response;
    }
    catch (error) {
        if (error instanceof errors/* ServiceError */._7)
            return error;
        throw error;
    }
}

// EXTERNAL MODULE: ./inputs/text-file.js
var text_file = __webpack_require__(84197);
// EXTERNAL MODULE: ./service/results.js
var results = __webpack_require__(76465);
;// CONCATENATED MODULE: ./collect/saved/saved-debriefs.js








const MAX_FILES = 500;
const MAX_KIB = 32 * 1024;
async function readSavedDebriefs(source, { detail }, runner) {
    const read = (path) => {
        const results = saved_debriefs_readResults(path, source.profile, runner);
        if (typeof results === 'string')
            return refuseFile(path, results);
        return { ...factsOfResults(results, path, 'debrief-file', detail), stableName: path };
    };
    if (source.kind === 'debrief-file')
        return [read(source.path)];
    const { paths, errors } = await (0,files_by_glob/* findFiles */.lY)(source.files, MAX_FILES);
    return [
        ...errors.map(({ pattern, problem }) => refuseFile(pattern, problem)),
        ...paths.map(read),
    ];
}
function factsOfResults(results, label, rule, detail) {
    const { debrief, run } = results;
    const report = (debrief?.status === 'READY' && debrief.report) || null;
    return {
        ...(0,run_facts/* endedRun */.O)(label, {
            outcome: 'inconclusive',
            reasons: [{ rule, message: (0,wait_words/* describeNoReport */.fz)(debrief, detail) }],
        }),
        ...evidenceOf({ results }),
        ...{ report, runStatus: run?.status ?? null, debrief: debrief && debriefOf(debrief, null) },
        ...(report !== null && { ending: null }),
    };
}
function refuseFile(path, problem) {
    const message = wait_words/* SAVED */.MX.refused(path, problem);
    return (0,run_facts/* endedRun */.O)(path, { outcome: 'error', reasons: [{ rule: 'input', message }] }, path);
}
function saved_debriefs_readResults(path, profile, runner) {
    const file = (0,text_file/* readTextFile */.Gu)(path, MAX_KIB);
    if (!file.ok)
        return file.errors.map(({ problem }) => problem).join('; ');
    try {
        const leftOut = (part) => runner.debug(`saved debrief: left out ${part}`);
        return (0,results/* parseSavedResults */.tJ)(runner.secrets.hideIn(JSON.parse(file.value)), leftOut, profile);
    }
    catch (error) {
        if (error instanceof SyntaxError)
            return wait_words/* SAVED */.MX.notJson;
        if (error instanceof errors/* ServiceError */._7)
            return wait_words/* SAVED */.MX.noDebrief(error.problem);
        throw error;
    }
}

;// CONCATENATED MODULE: ./collect/saved/runs-of-plans.js










const runs_of_plans_AT_ONCE = 4;
async function readRunsOfPlans(plans, service, inputs, runtime) {
    const source = {
        kind: 'run-plan',
        plans: [...plans],
        variables: {},
        files: [],
        service,
    };
    const baseline = { kind: 'previous' };
    const context = createContext(source, { ...inputs, baseline, memory: { kind: 'off' } }, runtime);
    const { wanted, refused } = await findPlans(plans, context);
    if (refused.length > 0)
        return refused;
    const runs = [];
    for (const one of wanted)
        runs.push(...(await readRunsOf(one, context)));
    return runs;
}
async function readRunsOf({ label, stableName, plan }, context) {
    const { client, clock, inputs, cancelled } = context;
    const request = { signal: cancelled, deadlineMs: clock.now() + inputs.runTimeoutMs };
    try {
        const { runs } = await client.listRuns(plan.id, null, request);
        const ended = runs
            .filter(({ status }) => status === undefined || (0,model_outcome/* hasEnded */.hY)(status))
            .slice(0, inputs.history)
            .map(({ simulationRunPlanJobId }) => simulationRunPlanJobId);
        if (ended.length === 0) {
            throw new step_errors/* InputError */.dz(plan_words/* PLAN */.Ac.without(plan));
        }
        return await (0,map_limited/* mapLimited */.b)(ended, runs_of_plans_AT_ONCE, (runId) => readRunOf(runId, request, context));
    }
    catch (error) {
        return [{ ...refused(label, error, context), stableName }];
    }
}
async function readRunOf(runId, request, context) {
    try {
        const results = await context.client.readResults(runId, request);
        const facts = factsOfResults(results, runId, 'debrief', context.inputs.detail);
        const run = { ...facts, jobId: runId };
        if (run.ending !== null)
            return run;
        return await withBaseline(run, { results, progress: null }, context);
    }
    catch (error) {
        return { ...refused(runId, error, context), jobId: runId };
    }
}
function refused(label, error, { cancelled }) {
    cancelled.throwIfAborted();
    const { message } = (0,explain/* explain */.WE)(error, null, 'the input run-plan');
    return (0,run_facts/* endedRun */.O)(label, { outcome: 'error', reasons: [{ rule: 'service', message }] });
}

;// CONCATENATED MODULE: ./collect/collect-facts.js







const NOTHING = { facts: [], followed: null, skipped: null, notes: [], sizes: [] };
async function collectFacts(inputs, token, runtime) {
    const { source, paths } = inputs;
    if (source.kind === 'policy-replay') {
        const facts = await readRunsOfPlans(source.plans, source.access, inputs, runtime);
        return { ...NOTHING, facts };
    }
    if (!('service' in source)) {
        return { ...NOTHING, facts: await readSavedDebriefs(source, inputs, runtime.runner) };
    }
    const context = createContext(source, inputs, runtime);
    const files = source.kind === 'run-plan' ? source.files : [];
    const { skipped, notes } = await checkChangedPaths(paths, files, token, runtime);
    if (inputs.dryRun) {
        const result = await dryRun(context);
        if ('refused' in result)
            return { ...NOTHING, facts: result.refused };
        const { sizes } = result;
        const message = skipped ? run_notes/* PATHS */.R7.skipped(skipped, result.message) : result.message;
        const all = [...result.notes, ...notes];
        return { ...NOTHING, skipped: { rule: 'dry-run', message }, notes: all, sizes };
    }
    if (skipped !== null) {
        const message = run_notes/* PATHS */.R7.skipped(skipped, null);
        return { ...NOTHING, skipped: { rule: 'paths', message }, notes };
    }
    const collected = await collectRuns(context);
    if ('refused' in collected)
        return { ...NOTHING, facts: collected.refused, notes };
    const { runs } = collected;
    return { ...NOTHING, facts: collect_runs_factsOf(runs), followed: { runs, context }, notes };
}

// EXTERNAL MODULE: ./evaluate/evaluate.js + 4 modules
var evaluate = __webpack_require__(22943);
// EXTERNAL MODULE: ./publish/deliver.js + 23 modules
var deliver = __webpack_require__(74148);
// EXTERNAL MODULE: ./publish/redacting.js
var redacting = __webpack_require__(3960);
// EXTERNAL MODULE: ./actions/publication.js + 5 modules
var actions_publication = __webpack_require__(15122);
// EXTERNAL MODULE: ./inputs/gate/policy-beyond.js
var policy_beyond = __webpack_require__(67387);
// EXTERNAL MODULE: ./inputs/gate/policy-file.js
var policy_file = __webpack_require__(94114);
// EXTERNAL MODULE: ./inputs/gate/variables.js
var variables = __webpack_require__(97416);
// EXTERNAL MODULE: ./report/words/gate-words.js
var gate_words = __webpack_require__(89249);
// EXTERNAL MODULE: ./actions/evaluating-step.js
var evaluating_step = __webpack_require__(37554);
;// CONCATENATED MODULE: ./actions/gate/complete-inputs.js






async function completeInputs(given, token, runtime) {
    const policy = await (0,policy_beyond/* completePolicy */.o)(given.policy, token, given.memory, runtime);
    if ('reasons' in policy)
        return policy;
    const { runner } = runtime;
    const { path, parents, rules } = policy;
    runner.info(gate_words/* GATE */.k6.policy(path));
    if (parents.length > 0) {
        runner.group(gate_words/* GATE */.k6.wholePolicy(parents), JSON.stringify(rules, null, 2).split('\n'));
    }
    for (const variable of complete_inputs_variablesOf(given))
        runner.info(gate_words/* GATE */.k6.variable(variable));
    return { inputs: { ...given, policy } };
}
function evaluationSettings({ policy, confirm, source }, { clock }) {
    const today = (0,policy_file/* dayOf */.kb)(clock.now());
    return { policy: policy.rules, today, confirm, isTrial: (0,settings/* isTrial */.rK)(source) };
}
function complete_inputs_variablesOf({ source }) {
    return source.kind === 'run-plan' ? (0,variables/* describeVariables */.fT)(source.variables) : [];
}
function withoutPolicy({ outcome, reasons }, inputs) {
    const { policy, source, onInconclusive, givenName } = inputs;
    return (0,evaluating_step/* endedEarly */.S)(outcome, reasons, {
        ...(givenName !== null && { gateName: givenName }),
        tolerated: outcome === 'inconclusive' && onInconclusive === 'warn' && !(0,settings/* isTrial */.rK)(source),
        policy: { path: policy.path, isTrial: (0,settings/* isTrial */.rK)(source) },
    });
}

;// CONCATENATED MODULE: ./actions/gate/confirm-failures.js




async function confirmFailures(collected, settings) {
    const { followed } = collected;
    if (followed === null)
        return collected;
    const { runs, context } = followed;
    const confirmed = settings.confirm ? await withFurtherRuns(runs, settings, context) : runs;
    const closed = await closeRuns(confirmed, context);
    return { ...collected, facts: collect_runs_factsOf(closed), followed: { runs: closed, context } };
}
async function withFurtherRuns(collected, settings, context) {
    const runs = [...collected];
    let evaluations = (0,evaluate/* evaluate */._)(collect_runs_factsOf(runs), settings).runs;
    await (0,map_limited/* mapLimited */.b)(collected, context.inputs.maxParallel, async (first, index) => {
        let run = first;
        while (evaluations[index]?.furtherRun === 'useful') {
            run = await collectFurther(run, context);
            if (run === null)
                return;
            runs[index] = run;
            evaluations = (0,evaluate/* evaluate */._)(collect_runs_factsOf(runs), settings).runs;
            const { outcome } = evaluations[index] ?? {};
            if (outcome)
                context.log.say(collect_runs_nameOf(run), confirmation/* CONFIRMED */.q.result(outcome, run.further.length));
        }
    });
    return runs;
}

// EXTERNAL MODULE: ./model/theme-order.js
var theme_order = __webpack_require__(50781);
;// CONCATENATED MODULE: ./collect/evidence/quoted-calls.js

const MAX_CALLS = 20;
const MAX_LINES = 6;
const UNLISTED_CALL = {
    ...{ id: null, simulationJobId: null, status: null, isPassed: false, isCounted: true },
    ...{ attempt: null, durationMs: null, agent: null, persona: null, scenario: null },
    ...{ checks: [], excerpt: [] },
};
function callsToQuote(runs) {
    const failingCases = runs
        .flatMap(({ cases = [] }) => cases)
        .filter(({ status }) => status === 'now failing');
    const themes = (0,theme_order/* sortThemes */.lt)(runs.flatMap(({ report }) => report?.themes ?? []));
    const failingCalls = runs
        .flatMap(({ calls = [] }) => calls)
        .filter(({ isPassed }) => isPassed === false);
    const ids = [
        ...failingCases.map(({ failingCall }) => failingCall),
        ...themes.flatMap(({ callIds }) => callIds),
        ...failingCalls.map(({ id }) => id),
    ];
    return [...new Set(ids.filter((id) => id !== null))].slice(0, MAX_CALLS);
}
function withQuotes(run, excerpts) {
    const { calls: listed = [], report } = run;
    const known = new Set(listed.map(({ id }) => id));
    const ids = new Set((report?.themes ?? []).flatMap(({ callIds }) => callIds));
    const others = [...ids].filter((id) => !known.has(id) && excerpts.get(id)?.length);
    const calls = [...listed, ...others.map((id) => ({ ...UNLISTED_CALL, id }))];
    if (calls.length === 0)
        return run;
    const excerptOf = ({ id }) => excerpts.get(id ?? '') ?? [];
    return { ...run, calls: calls.map((call) => ({ ...call, excerpt: excerptOf(call) })) };
}
function linesToQuote(segments, entries) {
    const lines = new Map();
    for (const segment of segments) {
        if (!segment?.text)
            continue;
        const { text, startOffsetMs: startMs } = segment;
        const speaker = speakerOf({ text, startMs }, entries);
        lines.set(`${startMs} ${text}`, { speaker, text, startMs });
    }
    if (lines.size === 0)
        return lastLines(entries);
    return [...lines.values()]
        .toSorted((a, b) => (a.startMs ?? 0) - (b.startMs ?? 0))
        .slice(0, MAX_LINES);
}
function speakerOf({ text, startMs }, entries) {
    const saying = entries.filter((entry) => entry.text.includes(text.trim()));
    const atTime = entries.filter(({ startOffsetMs: start, endOffsetMs: end }) => {
        if (startMs === null || start === null)
            return false;
        return startMs === start || (startMs > start && startMs < (end ?? start));
    });
    const both = saying.filter((entry) => atTime.includes(entry));
    const found = [both, saying, atTime].find((some) => some.length > 0) ?? [];
    const [role = null, ...others] = new Set(found.map((entry) => entry.role));
    return others.length === 0 ? role : null;
}
function lastLines(entries) {
    return entries
        .filter(({ text }) => text.trim() !== '')
        .slice(-MAX_LINES)
        .map(({ role, text, startOffsetMs }) => ({ speaker: role, text, startMs: startOffsetMs }));
}

;// CONCATENATED MODULE: ./collect/evidence/excerpts.js



const excerpts_AT_ONCE = 4;
const BUDGET_MS = 20_000;
async function readExcerpts(ids, reader) {
    const deadlineMs = reader.deadline.within(BUDGET_MS);
    const read = await (0,map_limited/* mapLimited */.b)(ids, excerpts_AT_ONCE, async (id) => {
        return [id, await readExcerpt(id, deadlineMs, reader)];
    });
    return new Map(read);
}
async function readExcerpt(id, deadlineMs, reader) {
    const { client } = reader;
    const metrics = await readOrNull(reader, deadlineMs, (request) => client.readCallMetrics(id, request));
    const transcript = await readOrNull(reader, deadlineMs, (request) => client.readTranscript(id, request));
    const spans = (metrics ?? []).flatMap(({ evidenceSpans }) => evidenceSpans ?? []);
    const segments = spans.flatMap(({ fromSegment, toSegment }) => [fromSegment, toSegment]);
    return linesToQuote(segments, transcript?.entries ?? []);
}

// EXTERNAL MODULE: ./evaluate/rules/trend.js + 3 modules
var trend = __webpack_require__(66178);
// EXTERNAL MODULE: ./report/build-report.js + 1 modules
var build_report = __webpack_require__(27283);
// EXTERNAL MODULE: ./report/words/reason-words.js + 3 modules
var reason_words = __webpack_require__(23742);
;// CONCATENATED MODULE: ./actions/gate/gate-report.js










async function reportOf({ followed, skipped, notes, sizes }, evaluation, inputs, runtime) {
    const { policy, givenName, source } = inputs;
    const reports = (0,build_report/* runReports */.Xh)(evaluation, (0,policy_file/* dayOf */.kb)(runtime.clock.now()));
    const runs = followed === null ? reports : await quoteCalls(reports, followed.context);
    logRuns(runs, inputs, runtime);
    const isOnTrial = (0,settings/* isTrial */.rK)(source);
    const report = {
        ...(givenName === null ? {} : { gateName: givenName }),
        runs,
        policy: { ...(0,policy_file/* describePolicy */.wy)(policy), isTrial: isOnTrial },
        promptFixes: [],
    };
    const variables = complete_inputs_variablesOf(inputs);
    const sent = variables.length > 0 ? [gate_words/* GATE */.k6.variables(variables)] : [];
    if (skipped !== null) {
        const detectable = describeDetectable(sizes, policy.rules);
        const all = skipped.rule === 'paths' ? notes : [...notes, ...detectable, ...sent];
        return { ...report, outcome: 'skipped', tolerated: false, reasons: [skipped], notes: all };
    }
    const { outcome, reasons } = evaluation;
    const outcomes = [...runs.map((run) => run.outcome), ...reasons.map(() => 'failed')];
    const findings = (0,build_report/* gateFindings */.Av)(evaluation);
    return {
        ...report,
        outcome,
        tolerated: (0,model_outcome/* tolerates */.GD)(outcomes, { ...inputs, isTrial: isOnTrial }),
        ...findings,
        notes: [...findings.notes, ...notes, ...sent],
        ...(source.kind === 'run-plan' && { variables }),
    };
}
function describeDetectable(sizes, { gate }) {
    const checks = sizes.reduce((sum, size) => sum + size.checks, 0);
    const known = sizes.filter((size) => size.checks > 0);
    return known.flatMap(({ plan, ...size }) => (0,trend/* detectableOf */.Nn)({ ...size, checks }, gate?.trend).map((reason) => `${plan}: ${(0,reason_words/* describeReason */.G)(reason)}.`));
}
async function quoteCalls(runs, context) {
    const { transcripts, detail } = context.inputs;
    const failed = runs.filter(({ outcome }) => outcome === 'failed' && transcripts && detail === 'full');
    const excerpts = await readExcerpts(callsToQuote(failed), context);
    return runs.map((run) => (failed.includes(run) ? withQuotes(run, excerpts) : run));
}
function logRuns(runs, { source }, { runner }) {
    const known = 'service' in source ? runs.filter(({ jobId }) => jobId !== '') : [];
    for (const run of known)
        runner.info(gate_words/* GATE */.k6.outcome(run));
    if (!('service' in source) && (0,settings/* isTrial */.rK)(source)) {
        for (const line of runs.flatMap(gate_words/* describeTrial */.Ix))
            runner.info(line);
    }
}

// EXTERNAL MODULE: ./evaluate/service-verdict.js
var service_verdict = __webpack_require__(92048);
;// CONCATENATED MODULE: ./actions/gate/record-results.js





async function recordResults(followed, evaluations) {
    if (followed === null)
        return;
    const { runs, context } = followed;
    const records = runs.flatMap((run, index) => {
        const evaluation = evaluations[index];
        if (evaluation === undefined)
            return [];
        const { outcome, decision, confirmations, pooled } = evaluation;
        const further = run.further.map((one, at) => {
            const own = confirmations[at];
            const decided = pooled !== null && own?.why === null;
            const result = decided ? outcome : (own?.outcome ?? 'inconclusive');
            return recordResult(one, result, own?.decision !== null, context);
        });
        return [recordResult(run, outcome, decision !== null, context), ...further];
    });
    await Promise.all(records);
}
async function recordResult({ facts, run }, outcome, isEvaluated, context) {
    const { history, refs, clock } = context;
    const isFinal = isEvaluated && hasFinalEvaluation(facts, outcome);
    let known = run?.reference ?? null;
    if (outcome === 'started' || !(isFinal || known !== null))
        return;
    known ??= (await history.read(refs.own)).find((one) => (0,alike/* isSame */.Ft)(one.jobId, facts.jobId)) ?? null;
    known ??= record_results_referenceTo(facts, context);
    const recorded = {
        ...known,
        outcome: isFinal ? outcome : known.outcome,
        endedAt: (0,model_outcome/* hasEnded */.hY)(facts.runStatus) || isFinal
            ? (known.endedAt ?? (0,iso_time/* inUtc */.e8)(facts.about?.endedAt) ?? toIso(clock.now()))
            : null,
    };
    await history.record(recorded);
}
function hasFinalEvaluation(facts, outcome) {
    if (outcome !== 'inconclusive')
        return outcome === 'failed' || facts.report !== null;
    const mayBeGraded = facts.runStatus === null || facts.runStatus === 'COMPLETED';
    const isUngraded = facts.unread !== undefined || (0,service_verdict/* whyNotEvaluated */.pl)(facts) !== null;
    return facts.report !== null && !(mayBeGraded && isUngraded);
}
function record_results_referenceTo({ jobId, about }, { clock, origin }) {
    const runPlanId = about?.planId ?? '';
    return {
        jobId,
        runPlanId: (0,simple_values/* isUuid */.O1)(runPlanId) ? runPlanId : '',
        fingerprint: '',
        startedAt: (0,iso_time/* inUtc */.e8)(about?.startedAt ?? about?.createdAt) ?? toIso(clock.now()),
        endedAt: null,
        outcome: null,
        ...origin,
    };
}
function toIso(ms) {
    return new Date(ms).toISOString();
}

;// CONCATENATED MODULE: ./actions/gate/gate.js









async function evaluateGate(given, token, outer) {
    const runtime = (0,redacting/* redactingRuntime */.q)(outer, given);
    const completed = await completeInputs(given, token, runtime);
    if ('reasons' in completed)
        return (0,deliver/* deliver */.c)(withoutPolicy(completed, given), given, token, outer);
    const { inputs } = completed;
    const settings = evaluationSettings(inputs, runtime);
    const first = await collectFacts(inputs, token, runtime);
    const collected = await confirmFailures(first, settings);
    const evaluation = (0,evaluate/* evaluate */._)(collected.facts, settings);
    await recordResults(collected.followed, evaluation.runs);
    const report = await reportOf(collected, evaluation, inputs, runtime);
    const publication = await (0,actions_publication/* publicationOf */.M)(report, inputs, runtime);
    return (0,deliver/* deliver */.c)(publication, inputs, token, runtime);
}


/***/ }),

/***/ 4606:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ cancelRun),
/* harmony export */   n: () => (/* binding */ askToCancel)
/* harmony export */ });
/* harmony import */ var _http_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(72557);
/* harmony import */ var _model_outcome_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(41913);
/* harmony import */ var _report_words_run_notes_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(95545);
/* harmony import */ var _text_step_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(69445);
/* harmony import */ var _collected_run_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(37337);





const HURRIED_BUDGET_MS = 2_000;
const BUDGET_MS = 2 * 60_000;
async function cancelRun(run, context) {
    const { jobId } = run.facts;
    let cancelError = null;
    let note = _report_words_run_notes_js__WEBPACK_IMPORTED_MODULE_2__/* .LEFT */ .M3.notCancelled;
    if (context.inputs.cancelOnAbort) {
        try {
            const result = await requestCancel(jobId, context);
            note = result === 'asked' ? _report_words_run_notes_js__WEBPACK_IMPORTED_MODULE_2__/* .LEFT */ .M3.cancelled : _report_words_run_notes_js__WEBPACK_IMPORTED_MODULE_2__/* .LEFT */ .M3.ended;
        }
        catch (error) {
            if (!(error instanceof _http_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._7))
                throw error;
            cancelError = error.message;
            note = _report_words_run_notes_js__WEBPACK_IMPORTED_MODULE_2__/* .LEFT */ .M3.failed;
        }
    }
    context.log.say({ name: `run ${jobId}` }, note);
    return { ...(0,_collected_run_js__WEBPACK_IMPORTED_MODULE_4__/* .withNote */ .dW)(run, note), mayContinue: false, cancelError };
}
async function requestCancel(runId, context) {
    const { client, clock, cancelled: signal, deadline } = context;
    try {
        return await askToCancel(runId, client, { signal, deadlineMs: deadline.within(BUDGET_MS) });
    }
    catch (error) {
        if (!(error instanceof _text_step_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .CancelledError */ .cc))
            throw error;
    }
    const deadlineMs = clock.now() + HURRIED_BUDGET_MS;
    return askToCancel(runId, client, { signal: new AbortController().signal, deadlineMs });
}
async function askToCancel(runId, client, request) {
    try {
        await client.cancelRun(runId, request);
        return 'asked';
    }
    catch (error) {
        if (!(error instanceof _http_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._7) || error.status !== 409)
            throw error;
        const status = await client.readRun(runId, { ...request, once: true }).then((run) => run.status, () => null);
        if ((0,_model_outcome_js__WEBPACK_IMPORTED_MODULE_1__/* .hasEnded */ .hY)(status) || status === 'CANCELLING')
            return 'ended';
        throw error;
    }
}


/***/ }),

/***/ 37337:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   cf: () => (/* binding */ isStartedHere),
/* harmony export */   dW: () => (/* binding */ withNote),
/* harmony export */   z6: () => (/* binding */ endingOf)
/* harmony export */ });
/* harmony import */ var _inputs_gate_settings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31616);
/* harmony import */ var _report_words_wait_words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22771);
/* harmony import */ var _service_explain_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(70980);
/* harmony import */ var _text_error_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(89009);




function withNote(run, note) {
    return { ...run, facts: { ...run.facts, notes: [...run.facts.notes, note] } };
}
function isStartedHere(run) {
    return run?.how === 'started' || run?.how === 'resumed';
}
function endingOf(error, wait, isStartedHere, { source, runner }) {
    const [inputs, where] = isStartedHere ? [_report_words_wait_words_js__WEBPACK_IMPORTED_MODULE_1__/* .NAME */ .o_.startedId, ''] : _inputs_gate_settings_js__WEBPACK_IMPORTED_MODULE_0__/* .INPUTS_OF */ .MJ[source.kind];
    const { outcome, rule, message } = (0,_service_explain_js__WEBPACK_IMPORTED_MODULE_2__/* .explain */ .WE)(error, wait, inputs, where);
    if (rule === 'internal')
        runner.debug((0,_text_error_text_js__WEBPACK_IMPORTED_MODULE_3__/* .stackOf */ .US)(error));
    return { outcome, reasons: [{ rule, message }] };
}


/***/ }),

/***/ 6895:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ limiter),
/* harmony export */   b: () => (/* binding */ mapLimited)
/* harmony export */ });
function limiter(limit) {
    const waiting = [];
    let free = limit;
    return async (work) => {
        if (free === 0)
            await new Promise((resolve) => waiting.push(resolve));
        else
            free -= 1;
        try {
            return await work();
        }
        finally {
            const next = waiting.shift();
            if (next === undefined)
                free += 1;
            else
                next();
        }
    };
}
function mapLimited(items, limit, work) {
    const limited = limiter(limit);
    return Promise.all(items.map((item, index) => limited(() => work(item, index))));
}


/***/ }),

/***/ 89249:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ix: () => (/* binding */ describeTrial),
/* harmony export */   LO: () => (/* binding */ POST),
/* harmony export */   k6: () => (/* binding */ GATE)
/* harmony export */ });
/* harmony import */ var _text_log_line_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(82456);
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(53483);


const MAX_VARIABLES = 10;
const MAX_PATH_CHARS = 200;
const MAX_REASON_CHARS = 500;
const GATE = {
    policy: (path) => `Policy: ${path ?? 'none (.github/simulation-gate.yml does not exist): the verdict decides'}`,
    wholePolicy: (parents) => `Policy with ${parents.join(', ')}`,
    variable: (one) => `Variable ${one.name}: ${describeValue(one)}`,
    variables: (all) => {
        const each = all.map((one) => `${one.name} (${describeValue(one)})`);
        return `Variables: ${(0,_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatList */ .ki)(each, MAX_VARIABLES)}.`;
    },
    outcome: ({ jobId, outcome }) => `run ${jobId}: ${outcome}`,
};
const POST = {
    title: 'Simulation gate: after the step',
    asked: (id) => `run ${id}: asked to cancel, because the step that started it left it behind`,
    ended: (id) => `run ${id}: had ended already`,
    failed: (message) => `post step: ${message}`,
};
function describeValue({ length, sha256 }) {
    return `${(0,_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatCounted */ .So)(length, 'character')}, SHA-256 '${sha256}'…`;
}
function describeTrial({ outcome, label, reasons }) {
    return [
        `${outcome.padEnd('inconclusive'.length)}  ${(0,_text_log_line_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(label, MAX_PATH_CHARS)}`,
        ...reasons.map((reason) => `    ${reason.rule}: ${(0,_text_log_line_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(reason.message, MAX_REASON_CHARS)}`),
    ];
}


/***/ }),

/***/ 61588:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ saveRun),
/* harmony export */   y: () => (/* binding */ readSavedRuns)
/* harmony export */ });
const STATE = 'STATE_';
const PREFIX = 'run-';
const SAVABLE = /^[\x21-\x7e]{1,200}$/;
function saveRun(runId, mayContinue, { runner, inputs }) {
    if (!inputs.cancelOnAbort || !SAVABLE.test(runId))
        return;
    runner.saveState(PREFIX + runId.replace(/\W/g, '_'), mayContinue ? runId : '');
}
function readSavedRuns({ env, runner }) {
    return Object.keys(env)
        .filter((name) => name.startsWith(STATE + PREFIX))
        .map((name) => runner.getState(name.slice(STATE.length)))
        .filter((runId) => SAVABLE.test(runId));
}


/***/ })

};
;