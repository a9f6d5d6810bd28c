"use strict";
exports.id = 737;
exports.ids = [737];
exports.modules = {

/***/ 99118:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  collectFacts: () => (/* reexport */ collectFacts),
  completeInputs: () => (/* reexport */ completeInputs),
  evaluate: () => (/* reexport */ evaluate/* evaluate */._),
  publicationOf: () => (/* reexport */ publication/* publicationOf */.M),
  recordResults: () => (/* reexport */ recordResults),
  redactingRuntime: () => (/* reexport */ redacting/* redactingRuntime */.q),
  reportOf: () => (/* reexport */ reportOf),
  settingsOf: () => (/* reexport */ settingsOf),
  withoutPolicy: () => (/* reexport */ withoutPolicy)
});

// EXTERNAL MODULE: ./evaluate/evaluate.js + 12 modules
var evaluate = __webpack_require__(56075);
// EXTERNAL MODULE: ./publish/redacting.js
var redacting = __webpack_require__(3960);
// EXTERNAL MODULE: ./actions/publication.js + 1 modules
var publication = __webpack_require__(89926);
// EXTERNAL MODULE: ./inputs/event.js
var inputs_event = __webpack_require__(87441);
// EXTERNAL MODULE: ./inputs/files-by-glob.js
var files_by_glob = __webpack_require__(79221);
// EXTERNAL MODULE: ./report/format.js
var format = __webpack_require__(53483);
// EXTERNAL MODULE: ./text/json-object.js
var json_object = __webpack_require__(65553);
// EXTERNAL MODULE: ./text/log-line.js + 1 modules
var log_line = __webpack_require__(82456);
// EXTERNAL MODULE: ./text/step-error.js
var step_error = __webpack_require__(53326);
;// CONCATENATED MODULE: ./collect/changed-paths.js






const GITHUB = 'https://api.github.com';
const MAX_NAME_CHARS = 200;
async function checkChangedPaths(globs, token, runtime) {
    const change = changeOf(runtime.env.GITHUB_EVENT_NAME, (0,inputs_event/* readEventPayload */.N)(runtime.env));
    if (change === null)
        return { skipped: null, notes: [] };
    const files = await changedFiles(change, token, runtime);
    if (typeof files === 'string') {
        const note = `Which files are changed is not known (${(0,step_error/* withoutPeriod */.Kx)(files)}), so the gate runs although the input paths is set.`;
        runtime.runner.info(note);
        return { skipped: null, notes: [note] };
    }
    const touched = files.find((0,files_by_glob/* globFilter */.z9)(globs));
    if (touched !== undefined) {
        runtime.runner.info(`paths: ${(0,log_line/* oneLine */.TN)(touched, MAX_NAME_CHARS)} is changed`);
        return { skipped: null, notes: [] };
    }
    const kind = change.kind === 'pull-request' ? 'pull request' : 'merge group';
    const checked = `${(0,format/* formatCounted */.So)(files.length, 'file')} checked`;
    return { skipped: `this ${kind} changes no file that paths matches (${checked})`, notes: [] };
}
async function changedFiles({ isKnown, ...change }, token, runtime) {
    const { GITHUB_API_URL: apiUrl, GITHUB_REPOSITORY: repository = '' } = runtime.env;
    const [owner = '', repo = ''] = repository.split('/');
    if (!isKnown)
        return "the event's payload does not list the commits";
    if (token === '')
        return 'github-token is empty';
    if (owner === '' || repo === '')
        return 'GITHUB_REPOSITORY is not set';
    const { listChanges } = await Promise.all(/* import() */[__webpack_require__.e(803), __webpack_require__.e(491), __webpack_require__.e(734)]).then(__webpack_require__.bind(__webpack_require__, 20734));
    const where = { apiUrl: (apiUrl || GITHUB).replace(/\/+$/, ''), owner, repo };
    try {
        return (await listChanges(change, where, token, runtime)) ?? 'GitHub does not list all of them';
    }
    catch (error) {
        runtime.cancelled.throwIfAborted();
        return `GitHub does not list them: ${(0,step_error/* withoutPeriod */.Kx)((0,step_error/* describeError */.Uc)(error))}`;
    }
}
function changeOf(eventName, event) {
    switch (eventName) {
        case 'pull_request':
        case 'pull_request_target': {
            const number = Number((0,json_object/* valueAt */.f)(event, ['pull_request', 'number']));
            const headSha = commitAt(event, ['pull_request', 'head', 'sha']);
            const isKnown = Number.isSafeInteger(number) && number > 0 && headSha !== '';
            return { kind: 'pull-request', number, headSha, isKnown };
        }
        case 'merge_group': {
            const baseSha = commitAt(event, ['merge_group', 'base_sha']);
            const headSha = commitAt(event, ['merge_group', 'head_sha']);
            return { kind: 'merge-group', baseSha, headSha, isKnown: baseSha !== '' && headSha !== '' };
        }
        default:
            return null;
    }
}
function commitAt(event, path) {
    const sha = (0,json_object/* valueAt */.f)(event, path);
    return typeof sha === 'string' && /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(sha) ? sha : '';
}

// EXTERNAL MODULE: ./evaluate/service-verdict.js
var service_verdict = __webpack_require__(92048);
// EXTERNAL MODULE: ./http/errors.js
var errors = __webpack_require__(72557);
// EXTERNAL MODULE: ./model/outcome.js
var model_outcome = __webpack_require__(41913);
;// CONCATENATED MODULE: ./history/refs.js

function refsOf(env, event) {
    const own = env.GITHUB_REF ?? '';
    switch (env.GITHUB_EVENT_NAME) {
        case 'pull_request':
        case 'pull_request_target':
            return {
                own: pullRequestRef((0,json_object/* valueAt */.f)(event, ['pull_request'])) ?? own,
                base: branchRef((0,json_object/* valueAt */.f)(event, ['pull_request', 'base', 'ref']) ?? env.GITHUB_BASE_REF),
            };
        case 'merge_group':
            return { own, base: branchRef((0,json_object/* valueAt */.f)(event, ['merge_group', 'base_ref'])) };
        case 'workflow_run':
            return refsOfWorkflowRun(event, own);
        case 'issue_comment':
            return { own: pullRequestRef(pullRequestCommentedOn(event)) ?? own, base: null };
        default:
            return { own, base: null };
    }
}
function nameOfRef(ref) {
    const [, number] = /^refs\/pull\/(\d+)\//.exec(ref) ?? [];
    if (number !== undefined)
        return `pull request ${number}`;
    return ref.replace(/^refs\/(?:heads|tags)\//, '') || 'this gate';
}
function testedCommit(env, event) {
    const named = [
        (0,json_object/* valueAt */.f)(event, ['pull_request', 'head', 'sha']),
        env.GITHUB_EVENT_NAME === 'workflow_run' && (0,json_object/* valueAt */.f)(event, ['workflow_run', 'head_sha']),
        env.GITHUB_SHA,
    ].find((sha) => typeof sha === 'string' && /^[0-9a-fA-F]{7,64}$/.test(sha));
    return typeof named === 'string' ? named : '';
}
function refsOfWorkflowRun(event, own) {
    const run = (0,json_object/* valueAt */.f)(event, ['workflow_run']);
    const pullRequest = (0,json_object/* valueAt */.f)(run, ['pull_requests', 0]);
    const ref = pullRequestRef(pullRequest);
    if (ref !== null)
        return { own: ref, base: branchRef((0,json_object/* valueAt */.f)(pullRequest, ['base', 'ref'])) };
    const base = branchRef((0,json_object/* valueAt */.f)(event, ['repository', 'default_branch']));
    const head = branchRef((0,json_object/* valueAt */.f)(run, ['head_branch']));
    if (head === null)
        return { own, base };
    const repository = (0,json_object/* valueAt */.f)(run, ['head_repository', 'full_name']);
    const isFork = repository !== (0,json_object/* valueAt */.f)(event, ['repository', 'full_name']);
    return { own: isFork ? `refs/forks/${String(repository ?? 'unknown')}/${head}` : head, base };
}
function pullRequestCommentedOn(event) {
    const issue = (0,json_object/* valueAt */.f)(event, ['issue']);
    return (0,json_object/* valueAt */.f)(issue, ['pull_request']) === undefined ? undefined : issue;
}
function pullRequestRef(pullRequest) {
    const number = (0,json_object/* valueAt */.f)(pullRequest, ['number']);
    return typeof number === 'number' && Number.isSafeInteger(number) && number > 0
        ? `refs/pull/${number}/merge`
        : null;
}
function branchRef(name) {
    if (typeof name !== 'string' || name === '')
        return null;
    return name.startsWith('refs/heads/') ? name : `refs/heads/${name}`;
}
function originOf(env, event, { own }) {
    return {
        sha: testedCommit(env, event),
        ref: own,
        workflowRun: /^\d{1,20}$/.exec(env.GITHUB_RUN_ID ?? '')?.[0] ?? '',
        attempt: Number(/^\d{1,9}$/.exec(env.GITHUB_RUN_ATTEMPT ?? '')?.[0] ?? 0),
        job: env.GITHUB_JOB ?? '',
        step: env.GITHUB_ACTION ?? '',
    };
}

// EXTERNAL MODULE: ./runner/runner.js
var runner_runner = __webpack_require__(55162);
// EXTERNAL MODULE: ./text/same-id.js
var same_id = __webpack_require__(88959);
// EXTERNAL MODULE: ./text/values/iso-time.js
var iso_time = __webpack_require__(39549);
// EXTERNAL MODULE: ./report/history.js
var report_history = __webpack_require__(40350);
// EXTERNAL MODULE: ./report/theme-order.js
var theme_order = __webpack_require__(68918);
// EXTERNAL MODULE: ./model/check-facts.js
var check_facts = __webpack_require__(85851);
;// CONCATENATED MODULE: ./collect/evidence/checks.js

function checksOf(sources) {
    const { verdict, metrics, calls, comparison } = sources;
    const nameOf = namesIn(sources);
    const ofVerdict = (verdict?.checks ?? []).map((check) => ({
        ...identityOf(check.metricDefinitionId, check.metricName, nameOf),
        ...{
            passed: check.passedSims,
            evaluated: check.evaluatedSims,
            passRate: check.passRate,
            check,
        },
    }));
    const measured = (metrics ?? [])
        .filter(({ isCheck, check }) => isCheck === true || check !== null)
        .map(({ metricDefinitionId, name, check }) => ({
        ...identityOf(metricDefinitionId, name, nameOf),
        ...{ passed: check?.passedCalls ?? null, evaluated: check?.evaluatedCalls ?? null },
        passRate: check?.passRate ?? null,
    }));
    const graded = gradesIn(calls ?? [], nameOf);
    const compared = (comparison?.checks ?? [])
        .filter(({ currentPassRate }) => currentPassRate !== null)
        .map(({ metricDefinitionId, metricName, currentPassRate: passRate }) => ({
        ...identityOf(metricDefinitionId, metricName, nameOf),
        ...{ passed: null, evaluated: null, passRate },
    }));
    const failed = (verdict?.failures ?? []).map(({ metricDefinitionId, metricName, passRate }) => ({
        ...identityOf(metricDefinitionId, metricName, nameOf),
        ...{ passed: null, evaluated: null, passRate },
    }));
    const ofVerdictIn = (0,check_facts/* findSame */.Ad)(ofVerdict);
    const measuredOf = (0,check_facts/* findSame */.Ad)(measured);
    const gradesOf = (0,check_facts/* findSame */.Ad)(graded);
    const ratesOf = (0,check_facts/* findSame */.Ad)([...compared, ...failed]);
    const listed = [...ofVerdict, ...measured, ...graded];
    return (0,check_facts/* eachCheckOnce */.Vg)(listed.length > 0 ? listed : compared).map((identity) => {
        const own = ofVerdictIn(identity);
        const counted = [measuredOf(identity), own, countCalls(gradesOf(identity))];
        const entries = [...counted.flat(), ...ratesOf(identity)];
        return {
            id: identity.id ?? null,
            name: identity.name,
            ...passRateOf(counted, entries),
            ...thresholdOf(own.map(({ check }) => check)),
        };
    });
}
function passRateOf(counted, entries) {
    const rates = entries.map(({ passRate }) => passRate);
    const { counts, passRate } = (0,check_facts/* checkResult */.iJ)(counted, rates);
    if (counts !== null)
        return { ...counts, passRate };
    const shown = entries.find(({ evaluated, passed }) => evaluated !== null || passed !== null);
    const { passed = null, evaluated = null } = shown ?? {};
    return { passed, evaluated, passRate: evaluated === 0 ? null : passRate };
}
function thresholdOf(entries) {
    const [first] = entries.toSorted((a, b) => (b.minPassRate ?? -1) - (a.minPassRate ?? -1));
    const passed = entries.map((check) => check.passed);
    return {
        isPassed: passed.includes(false) ? false : passed.includes(true) ? true : null,
        threshold: first?.minPassRate ?? null,
        isInherited: first?.inherited ?? null,
    };
}
function gradesIn(calls, nameOf) {
    const scored = new Map(calls
        .filter(({ counted }) => counted !== false)
        .map((call) => [call.simulationJobId, call]));
    return [...scored.values()].flatMap((call) => (call.checks ?? []).flatMap(({ metricDefinitionId, metricName, passed }) => passed === null
        ? []
        : [{ ...identityOf(metricDefinitionId, metricName, nameOf), call, isPassed: passed }]));
}
function countCalls(grades) {
    const [first] = grades;
    if (first === undefined)
        return [];
    const byCall = [...Map.groupBy(grades, ({ call }) => call).values()];
    const passed = byCall.filter((ofCall) => ofCall.every(({ isPassed }) => isPassed)).length;
    return [{ name: first.name, passed, evaluated: byCall.length, passRate: null }];
}
function namesIn({ verdict, metrics, calls, comparison }) {
    const named = [
        ...(verdict?.checks ?? []),
        ...(metrics ?? []).map(({ metricDefinitionId, name }) => ({
            ...{ metricDefinitionId, metricName: name },
        })),
        ...(calls ?? []).flatMap(({ checks }) => checks ?? []),
        ...(comparison?.checks ?? []),
    ];
    const names = new Map();
    for (const { metricDefinitionId: id, metricName: name } of named) {
        if (id && name !== null && !names.has(id.toLowerCase()))
            names.set(id.toLowerCase(), name);
    }
    return (id) => names.get(id.toLowerCase());
}
function identityOf(id, name, nameOf) {
    return { id, name: name ?? nameOf(id ?? '') ?? nameless(id) };
}
function nameless(id) {
    return id || 'a check without a name';
}

;// CONCATENATED MODULE: ./collect/evidence/cases.js


function gradedCalls(calls) {
    const scored = new Map(calls
        .filter(({ counted, passed }) => counted !== false && passed !== null)
        .map((call) => [keyOf(call.simulationJobId), call]));
    return [...scored.values()].map((call) => ({
        simulationJobId: call.simulationJobId,
        callId: call.callId,
        isPassed: call.passed === true,
        persona: call.personaName,
        agent: call.agentName,
        checks: (call.checks ?? []).flatMap(({ metricDefinitionId: id, metricName, passed }) => passed === null ? [] : [{ id, name: metricName ?? nameless(id), isPassed: passed }]),
    }));
}
function casesOf(current, baseline) {
    const withScenarios = baseline.filter(hasScenarios);
    const byScenario = hasScenarios(current) && (baseline.length === 0 || withScenarios.length > 0);
    const now = Map.groupBy(named(current, byScenario), ({ name }) => name.id);
    const earlier = byScenario ? withScenarios : baseline;
    const before = Map.groupBy(earlier.flatMap((source) => named(source, byScenario)), ({ name }) => name.id);
    return [...now.values()].flatMap((calls) => {
        const [first] = calls;
        return first === undefined ? [] : caseOf(first.name, calls, before.get(first.name.id) ?? []);
    });
}
function caseOf(name, calls, before) {
    return {
        ...name,
        ...cases_countCalls(calls),
        baseline: before.length > 0 ? cases_countCalls(before) : null,
        ...{ status: null, p: null, adjustedP: null },
        failingCall: calls.find(({ isPassed, callId }) => !isPassed && callId)?.callId ?? null,
        checks: checksIn(calls, before),
    };
}
function checksIn(calls, before) {
    const now = calls.flatMap(({ checks }) => checks);
    const [ofNow, ofBefore] = [now, before.flatMap(({ checks }) => checks)].map(check_facts/* findSame */.Ad);
    return (0,check_facts/* eachCheckOnce */.Vg)(now).map((check) => ({
        id: check.id,
        name: check.name,
        current: countOrNull(ofNow?.(check) ?? []),
        baseline: countOrNull(ofBefore?.(check) ?? []),
    }));
}
function countOrNull(grades) {
    return grades.length === 0 ? null : cases_countCalls(grades);
}
function cases_countCalls(grades) {
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
    return {
        id: idOf(scenario.id ?? scenario.description, job.persona?.id ?? persona, job.agentEndpoint?.id ?? agent),
        ...{ scenario: scenario.description ?? scenario.id, persona, agent },
    };
}
function idOf(...parts) {
    return JSON.stringify(parts.map((part) => part?.toLowerCase() ?? null));
}
function keyOf(simulationJobId) {
    return simulationJobId?.toLowerCase() ?? '';
}

// EXTERNAL MODULE: ./report/words/names.js
var names = __webpack_require__(49912);
// EXTERNAL MODULE: ./service/evidence.js
var evidence = __webpack_require__(97398);
// EXTERNAL MODULE: ./text/percent.js
var percent = __webpack_require__(58582);
;// CONCATENATED MODULE: ./collect/evidence/evidence.js








const MAX_WORD_CHARS = 100;
function evidenceOf({ results, progress = null, plan = null }) {
    const ended = progress !== null && (0,model_outcome/* hasEnded */.hY)(progress.status) ? progress : null;
    const verdict = results?.verdict === undefined ? ended?.verdict : results.verdict;
    const attempts = results?.attemptSummary ?? ended?.attemptSummary;
    const { run, summary, calls, breakdowns } = results ?? {};
    const checks = checksOf({ ...results, verdict });
    return {
        ...((run || plan) && {
            about: {
                planId: run?.simulationRunPlanId ?? plan?.id ?? null,
                planName: run?.simulationRunPlanName ?? plan?.name ?? null,
                number: run?.runNumber ?? null,
                triggeredBy: run?.triggeredBy ?? null,
                createdAt: run?.createdAt ?? null,
                startedAt: run?.startedAt ?? null,
                endedAt: run?.endedAt ?? null,
                durationMs: run?.durationMs ?? null,
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
                completed: summary.completedCalls,
                evaluated: summary.evaluatedCalls,
                passed: summary.passedCalls,
                failed: summary.failedCalls,
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
        ...(attempts && {
            attempts: {
                attempts: attempts.attemptCount,
                retries: attempts.retryCount,
                silent: attempts.silentAttemptCount,
                stillSilent: attempts.stillSilentTestCaseCount,
                testCases: attempts.testCaseCount,
            },
        }),
    };
}
function costOf(cost) {
    if (cost.currency !== null && cost.currency.toLowerCase() !== 'usd')
        return undefined;
    const micros = cost.totalUsdMicros === null ? null : cost.totalUsdMicros / 1e6;
    const usd = cost.totalUsd ?? micros;
    if (usd === null)
        return undefined;
    const parts = (cost.breakdown ?? []).map(({ amountUsd, ...part }) => ({
        ...part,
        usd: amountUsd,
    }));
    return { usd, parts };
}
function failureOf(failure, checks) {
    const { type, metricDefinitionId: id, metricName } = failure;
    if (id === null && metricName === null) {
        return { type, message: describeFailure(failure), check: null };
    }
    const named = metricName ?? nameless(id);
    const found = checks.find((check) => (0,check_facts/* isSameCheck */.LB)(check, { id, name: named }));
    const check = found?.name ?? named;
    return { type, message: describeCheckFailure(failure, check, found), check };
}
function describeFailure(failure) {
    const { type, status, evaluatedCalls, expectedCalls } = failure;
    switch (type) {
        case 'RUN_NOT_COMPLETED': {
            const end = status === null ? '' : `: it ended ${(0,log_line/* oneLine */.TN)(status, MAX_WORD_CHARS)}`;
            return `the run was not completed${end}`;
        }
        case 'INCOMPLETE_COVERAGE':
            return `${countOf(evaluatedCalls, expectedCalls)} were graded`;
        case 'AGENT_NEVER_SPOKE': {
            const { agentName, neverSpokeCalls, totalCalls, maxShare } = failure;
            const agent = agentName === null ? 'the agent' : `the agent ${(0,names/* quoteName */.AB)(agentName)}`;
            const limit = maxShare === null ? '' : `; at most ${(0,percent/* tellPercent */.dH)(maxShare)}% may be silent`;
            return `${agent} never spoke in ${countOf(neverSpokeCalls, totalCalls)}${limit}`;
        }
        default:
            return `the service reports ${typeName(type)} for the run`;
    }
}
function describeCheckFailure({ type, passRate, minPassRate }, name, check) {
    switch (type) {
        case 'METRIC_NOT_EVALUATED':
            return `check ${(0,names/* quoteName */.AB)(name)} was graded on no call`;
        case service_verdict/* BELOW_THRESHOLD */.yn:
            return (0,names/* describeBelowThreshold */.kX)(name, {
                evaluated: check?.evaluated ?? null,
                passRate: check?.passRate ?? passRate,
                threshold: minPassRate ?? check?.threshold ?? null,
            });
        default:
            return `the service reports ${typeName(type)} for check ${(0,names/* quoteName */.AB)(name)}`;
    }
}
function typeName(type) {
    return (0,log_line/* oneLine */.TN)(type, MAX_WORD_CHARS) || 'a failure without a name';
}
function countOf(part, whole) {
    if (whole === null)
        return part === null ? 'some calls' : (0,names/* formatCalls */.F9)(part);
    return `${part ?? 'some'} of ${(0,names/* formatCalls */.F9)(whole)}`;
}
function callsOf(calls, jobs) {
    const jobOf = new Map(jobs.map((job) => [job.simulationJobId?.toLowerCase(), job]));
    return calls.map((call) => callOf(call, jobOf.get(call.simulationJobId.toLowerCase())));
}
function callOf(call, job) {
    const values = (call.values ?? []).flatMap(({ metricDefinitionId: id, metricName, reasoning }) => id || metricName !== null ? [{ id, name: metricName ?? nameless(id), reasoning }] : []);
    const valuesOf = (0,check_facts/* findSame */.Ad)(values);
    const invalidation = (0,evidence/* describeInvalidation */._g)(job?.invalidation);
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
        calls: facts.calls,
        evaluated: facts.evaluatedCalls,
        passed: facts.passedCalls,
        passRate: facts.callPassRate,
        score: facts.score,
    };
}

;// CONCATENATED MODULE: ./collect/evidence/measures.js


function measuredMetrics({ metrics, calls, }) {
    const counted = (calls ?? []).filter((call) => call.counted !== false);
    const byCall = [...new Map(counted.map((call) => [call.simulationJobId, call])).values()];
    const all = byCall.flatMap((call) => call.values ?? []);
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
        baseline: pool(baseline.flatMap((run) => run.find((one) => (0,check_facts/* isSameCheck */.LB)(one, identity))?.figures ?? [])),
        ...{ isLimited: false, test: 'none', p: null, adjustedP: null },
    }));
}
function pool(runs) {
    const [newest, ...older] = runs;
    if (newest === undefined)
        return null;
    if (older.length === 0 || runs.some(({ values }) => values.length === 0))
        return newest;
    const values = runs.flatMap((run) => run.values).toSorted((a, b) => a - b);
    return {
        calls: values.length,
        average: values.reduce((sum, value) => sum + value, 0) / values.length,
        median: quantile(values, 0.5),
        p95: quantile(values, 0.95),
        minimum: values[0] ?? null,
        maximum: values.at(-1) ?? null,
        values,
    };
}
function quantile(sorted, share) {
    const position = (sorted.length - 1) * share;
    const [low, high] = [sorted[Math.floor(position)], sorted[Math.ceil(position)]];
    if (low === undefined || high === undefined)
        return null;
    return low + (high - low) * (position - Math.floor(position));
}

;// CONCATENATED MODULE: ./collect/earlier-runs/earlier-run.js







function earlierRunOf(jobId, results) {
    const { about, runVerdict, checks = [] } = evidenceOf({ results });
    const { debrief, run } = results;
    const isReady = debrief?.status === 'READY';
    const report = (isReady ? debrief.report : null) ?? null;
    const earlier = {
        jobId,
        planId: about?.planId ?? null,
        number: about?.number ?? null,
        status: run?.status ?? null,
        endedAt: about?.endedAt ?? null,
        verdict: null,
        isPassed: runVerdict?.passed ?? null,
        checks: (0,report_history/* checksOf */.tg)({ checks, report: null }),
        themes: null,
        calls: gradedCalls(results.calls ?? []),
        measures: measuredMetrics(results),
        lacksReport: isReady && report === null,
    };
    return report === null ? earlier : withReport(earlier, report);
}
function withReport(earlier, report) {
    return {
        ...earlier,
        verdict: report.verdict,
        checks: (0,report_history/* checksOf */.tg)({ checks: earlier.checks, report }),
        themes: report.themes.filter(theme_order/* isShown */.aJ).map(({ slug, title }) => ({ slug, title })),
        lacksReport: false,
    };
}
function whyUnfit(run, planId) {
    if ('why' in run)
        return run.why;
    const { status, verdict, isPassed, checks } = run;
    if (planId !== null && run.planId !== null && !(0,same_id/* isSame */.F)(planId, run.planId)) {
        return 'it is a run of another plan';
    }
    if (status !== null && status !== 'COMPLETED') {
        return (0,model_outcome/* hasEnded */.hY)(status) ? `it ended ${status}` : 'it has not ended';
    }
    const isEvaluated = verdict !== null || isPassed !== null || checks.length > 0;
    return isEvaluated ? null : 'it was not evaluated';
}
function isFit(run, planId) {
    return whyUnfit(run, planId) === null;
}

// EXTERNAL MODULE: ./history/run-reference.js
var run_reference = __webpack_require__(82033);
;// CONCATENATED MODULE: ./collect/history/recorded-runs.js



async function recordedBefore({ jobId, isStartedHere, about, planId }, ref, { history, refs }) {
    const recorded = await history.read(ref);
    const own = recorded.find((one) => (0,same_id/* isSame */.F)(one.jobId, jobId));
    const isNewest = isStartedHere || ref !== refs.own;
    const endMs = isNewest ? null : msOf(own?.endedAt ?? about?.endedAt);
    return recorded.filter((one) => one !== own &&
        (planId === null || one.runPlanId === '' || (0,same_id/* isSame */.F)(one.runPlanId, planId)) &&
        (endMs === null || (msOf(one.endedAt) ?? endMs) <= endMs));
}
async function expectedEnd({ isStartedHere, run, planId }, context) {
    const startedMs = isStartedHere ? msOf(run?.reference?.startedAt) : null;
    if (startedMs === null || planId === null)
        return null;
    const { own, base } = context.refs;
    const wanted = { jobId: run?.runId ?? '', planId, isStartedHere };
    const recorded = [own, ...(base === null ? [] : [base])].map((ref) => recordedBefore(wanted, ref, context));
    const durations = (await Promise.all(recorded))
        .flat()
        .filter(run_reference/* isEvaluated */.KN)
        .map(({ startedAt, endedAt }) => (msOf(endedAt) ?? 0) - (msOf(startedAt) ?? 0))
        .filter((durationMs) => durationMs > 0)
        .toSorted((a, b) => a - b);
    const median = durations[Math.floor(durations.length / 2)];
    return median === undefined ? null : startedMs + median;
}
function msOf(time) {
    return (0,iso_time/* parseIsoTime */.s)(time ?? '');
}

// EXTERNAL MODULE: ./http/response.js
var response = __webpack_require__(80965);
;// CONCATENATED MODULE: ./collect/not-offered.js


const FORBIDDEN = 403;
function isNotOffered(error) {
    return error instanceof errors/* ServiceError */._7 && response/* MISSING */.lV.has(lastStatus(error));
}
function isWithheld(error) {
    return isNotOffered(error) || (error instanceof errors/* ServiceError */._7 && lastStatus(error) === FORBIDDEN);
}
function isRefused(error) {
    return isWithheld(error) || (0,errors/* isSpent */.Fh)(error);
}
function lastStatus(error) {
    return (0,errors/* lastFailure */.xW)(error).status;
}

;// CONCATENATED MODULE: ./collect/wait/read-evidence.js







const OPTIONAL = { budgetMs: 5_000, once: true };
const RESULTS_BUDGET_MS = 10_000;
const PASS_BUDGET_MS = 90_000;
async function readUnseenResults(run, mayPass, context) {
    if (run.results !== null)
        return null;
    const budgetMs = mayPass ? PASS_BUDGET_MS : RESULTS_BUDGET_MS;
    const error = await attempt(context, { budgetMs, once: false }, async (request) => {
        const putOff = mayPass ? run.current?.context.putOff : undefined;
        const own = { ...request, ...(putOff && { putOff }) };
        run.takeResults(await context.client.readResults(run.runId, own));
    });
    if (error === null)
        return null;
    const why = (0,step_error/* withoutPeriod */.Kx)(error.message);
    if (isNotOffered(error)) {
        run.note(`The run's results cannot be read, so only its debrief was evaluated: ${why}.`);
        return null;
    }
    run.note(`The run's results could not be read: ${why}.`);
    return why;
}
async function readStatus(run, context) {
    if (!run.readable)
        return;
    const error = await attempt(context, OPTIONAL, async (request) => {
        run.takeProgress(await context.client.readRun(run.runId, request));
    });
    run.readable = error === null || !isWithheld(error);
}
async function readEnding(run, context) {
    if (run.finished && !(0,model_outcome/* hasEnded */.hY)(run.status))
        await readStatus(run, context);
}
async function readSimulationJobs(run, context) {
    const calls = run.results?.calls ?? [];
    if (!run.readable || calls.length === 0)
        return;
    const read = run.progress?.simulationJobs;
    const known = new Set(read?.map((job) => job.simulationJobId?.toLowerCase()));
    const isWhole = calls.every((call) => known.has(call.simulationJobId.toLowerCase()));
    if (run.progress !== null && (read === null || isWhole))
        return;
    await attempt(context, OPTIONAL, async (request) => {
        run.progress = await context.client.readRun(run.runId, request);
    });
}
async function readComparison(runId, baselineId, context) {
    let comparison = null;
    await attempt(context, OPTIONAL, async (request) => {
        ({ comparison } = await context.client.readResults(runId, request, baselineId));
    });
    return comparison;
}
async function confirmVariables(run, context) {
    const { source, client } = context;
    const sent = source.kind === 'run-plan' ? Object.entries(source.variables) : [];
    const jobs = [...(run.results?.calls ?? []), ...(run.progress?.simulationJobs ?? [])];
    const id = jobs.flatMap(({ simulationJobId }) => simulationJobId ?? [])[0];
    if (!run.isStartedHere || sent.length === 0 || !id)
        return undefined;
    let used = null;
    await attempt(context, OPTIONAL, async (request) => {
        const { simulationJobId, runPlan } = await client.readSimulationJob(id, request);
        const { id: planId, variables } = runPlan;
        const isOwn = (0,same_id/* isSame */.F)(simulationJobId, id) && (run.planId === null || (0,same_id/* isSame */.F)(planId, run.planId));
        if (isOwn && (0,json_object/* isObject */.G)(variables))
            used = variables;
    });
    if (used === null)
        return undefined;
    const known = new Map(Object.entries(used));
    const differing = sent.filter(([name, value]) => String(known.get(name)) !== value);
    return { differing: differing.map(([name]) => name) };
}
async function readCost({ runId }, context) {
    let cost;
    await attempt(context, OPTIONAL, async (request) => {
        cost = costOf(await context.client.readCost(runId, request));
    });
    return cost;
}
async function attempt({ deadline, cancelled, runner }, { budgetMs, once }, read) {
    try {
        await read({ signal: cancelled, deadlineMs: deadline.within(budgetMs), once });
        return null;
    }
    catch (error) {
        if (error instanceof step_error/* CancelledError */.cc)
            return null;
        if (!(error instanceof errors/* ServiceError */._7))
            throw error;
        runner.debug(`not known, since it could not be read: ${error.message}`);
        return error;
    }
}

// EXTERNAL MODULE: ./model/counts.js
var model_counts = __webpack_require__(97353);
;// CONCATENATED MODULE: ./collect/baseline/compare.js




function trendOfComparison(comparison, runId) {
    const { simulationRunPlanJobId: jobId, runNumber, status } = comparison?.baselineRun ?? {};
    if (!jobId || (0,same_id/* isSame */.F)(jobId, runId) || comparison?.baselineSource === 'REQUESTED')
        return null;
    const rows = comparedChecks(comparison).map(({ id, name, previous }) => ({
        ...{ checkId: id, checkName: name, previousPassRate: previous },
        ...{ currentPassRate: null, lifecycle: null },
    }));
    if (rows.length === 0 || (status ?? 'COMPLETED') !== 'COMPLETED')
        return null;
    return { baselineRunPlanJobId: jobId, baselineRunNumber: runNumber ?? null, rows };
}
function withoutPrevious({ rows }) {
    return {
        baselineRunPlanJobId: '',
        baselineRunNumber: null,
        rows: rows.map((row) => ({ ...row, previousPassRate: null, lifecycle: null })),
    };
}
function withOwnLifecycles(themes, pool) {
    const reported = pool.flatMap((run) => (run.themes === null ? [] : [run.themes]));
    if (reported.length === 0)
        return [...themes];
    const known = new Set(reported.flat().map(({ slug }) => slug));
    return themes.map((theme) => {
        const lifecycle = !(0,theme_order/* isShown */.aJ)(theme) ? 'FIXED' : known.has(theme.slug) ? 'PERSISTENT' : 'NEW';
        return { ...theme, lifecycle, serviceLifecycle: theme.lifecycle };
    });
}
function goneThemes(themes, newest) {
    const shown = new Set(themes.filter(theme_order/* isShown */.aJ).map(({ slug }) => slug));
    return (newest.themes ?? []).filter(({ slug }) => !shown.has(slug));
}
function compareTrend(trend, { checks, comparison }, newest, pool) {
    const now = (0,check_facts/* checkFacts */.un)(checks, trend?.rows ?? []);
    if (now.length === 0)
        return null;
    const { jobId, number } = newest;
    const isOwn = trend !== null && (0,same_id/* isSame */.F)(trend.baselineRunPlanJobId, jobId);
    const isCompared = (0,same_id/* isSame */.F)(comparison?.baselineRun?.simulationRunPlanJobId ?? '', jobId);
    const comparedOf = (0,check_facts/* findSame */.Ad)(isCompared ? comparedChecks(comparison) : []);
    const pooled = resultInPool(pool);
    const before = (check, rows) => {
        const { counts, passRate: rate } = pooled(check);
        const compared = (0,check_facts/* highestRate */.dQ)(comparedOf(check).map(({ previous }) => previous));
        const inTrend = isOwn ? (0,check_facts/* highestRate */.dQ)(rows.map((row) => row.previousPassRate)) : null;
        return { counts, passRate: rate ?? compared ?? inTrend };
    };
    const isNow = (0,check_facts/* findSame */.Ad)(now);
    const gone = (0,check_facts/* checkFacts */.un)(newest.checks, []).filter((check) => isNow(check).length === 0);
    return {
        baselineRunPlanJobId: jobId,
        baselineRunNumber: number,
        rows: [
            ...now.map((check) => {
                const lifecycle = (isOwn ? check.rows[0]?.lifecycle : null) ?? null;
                return { ...rowOf(check, before(check, check.rows), check), lifecycle };
            }),
            ...gone.map((check) => rowOf(check, before(check, []), UNKNOWN)),
        ],
    };
}
const UNKNOWN = { counts: null, passRate: null };
function rowOf({ id, name }, previous, current) {
    const isCounted = previous.counts !== null || current.counts !== null;
    return {
        ...(id && { checkId: id }),
        checkName: name,
        previousPassRate: previous.passRate,
        currentPassRate: current.passRate,
        lifecycle: null,
        ...(isCounted && { counts: { previous: previous.counts, current: current.counts } }),
    };
}
function comparedChecks(comparison) {
    return (comparison?.checks ?? []).flatMap(({ metricDefinitionId: id, metricName, ...rates }) => {
        const name = metricName ?? id;
        return name === null ? [] : [{ id, name, previous: rates.baselinePassRate }];
    });
}
function resultInPool(runs) {
    const finders = runs.map(({ checks }) => (0,check_facts/* findSame */.Ad)(checks));
    return (check) => {
        const results = finders.map((find) => {
            const same = find(check);
            const rates = same.map(({ passRate }) => passRate);
            return (0,check_facts/* checkResult */.iJ)([same], rates);
        });
        const counted = results.flatMap(({ counts }) => counts ?? []);
        const known = results.flatMap(({ passRate }) => passRate ?? []);
        if (counted.length === 0) {
            return { counts: null, passRate: known.length === 0 ? null : sum(known) / known.length };
        }
        const counts = {
            passed: sum(counted.map(({ passed }) => passed)),
            evaluated: sum(counted.map(({ evaluated }) => evaluated)),
        };
        return { counts, passRate: (0,model_counts/* rateOf */.MK)(counts) };
    };
}
function sum(numbers) {
    return numbers.reduce((total, one) => total + one, 0);
}

;// CONCATENATED MODULE: ./collect/baseline/baseline.js










const DAY_MS = 86_400_000;
const BUDGET_MS = 20_000;
const MAX_UNFIT = 5;
const MAX_WHY_CHARS = 300;
const NO_EARLIER = { calls: [], measures: [] };
const NO_BASELINE = {
    source: 'off',
    jobId: '',
    number: null,
    commit: null,
    ref: null,
    endedAt: null,
    ageDays: null,
    outcome: null,
    pooled: [],
    gone: [],
    serviceTrend: null,
};
async function compareWithBaseline(run, report, context) {
    const { inputs, refs } = context;
    if (inputs.baseline.kind === 'off') {
        return { report, baseline: report && NO_BASELINE, notes: [], earlier: NO_EARLIER };
    }
    const later = { ...run, about: run.evidence.about };
    const recorded = await recordedBefore(later, refs.base ?? refs.own, context);
    const { source, pool, notes } = await findBaseline(run, recorded, context);
    const [newest] = pool;
    if (newest === undefined) {
        const previous = await comparePrevious(run, report, recorded, context);
        return { ...previous, notes: [...notes, ...previous.notes] };
    }
    const { jobId } = newest;
    const comparison = run.results && (await readComparison(run.jobId, jobId, context));
    const own = { checks: run.evidence.checks ?? [], comparison };
    const trend = compareTrend(report?.trend ?? null, own, newest, pool);
    const baseline = {
        ...baselineFacts(jobId, newest, recorded, context),
        ...{ source, pooled: pool.map((one) => one.jobId) },
    };
    const earlier = await readEarlier(pool, run, context);
    if (report === null) {
        return { report, baseline: trend && { ...baseline, trend }, notes, earlier };
    }
    const { themes, trend: serviceTrend } = report;
    return {
        report: { ...report, trend, themes: withOwnLifecycles(themes, pool) },
        baseline: { ...baseline, gone: goneThemes(themes, newest), serviceTrend },
        notes,
        earlier,
    };
}
async function findBaseline(run, recorded, context) {
    const { clock, inputs, refs } = context;
    const { baseline, baselineRuns } = inputs;
    const deadlineMs = clock.now() + BUDGET_MS;
    if (baseline.kind === 'given')
        return findGiven(run, baseline.jobId, deadlineMs, context);
    if (baseline.kind !== 'auto')
        return { source: 'previous', pool: [], notes: [] };
    const source = 'memory';
    const ofOutcome = (wanted) => recorded.filter(({ outcome }) => outcome === wanted);
    const passed = await readSome(ofOutcome('passed'), baselineRuns, run, deadlineMs, context);
    if (passed.length > 0)
        return { source, pool: passed, notes: [] };
    const failed = await readSome(ofOutcome('failed'), 1, run, deadlineMs, context);
    const note = `No run of ${nameOfRef(refs.base ?? refs.own)} that passed can be compared with, so the newest evaluated run, which did not pass, is the baseline.`;
    return { source, pool: failed, notes: failed.length > 0 ? [note] : [] };
}
async function findGiven(run, jobId, deadlineMs, { earlierRuns, runner }) {
    const source = 'given';
    const given = (0,same_id/* isSame */.F)(jobId, run.jobId)
        ? { why: 'it is the run itself', isUnknown: false }
        : await earlierRuns.readWhole(jobId, deadlineMs);
    if (isFit(given, run.planId))
        return { source, pool: [given], notes: [] };
    const why = (0,log_line/* oneLine */.TN)(whyUnfit(given, run.planId) ?? '', MAX_WHY_CHARS);
    const warning = `input 'baseline': run ${jobId} cannot be compared with (${why}), so the service's previous run is used instead`;
    (0,runner_runner/* annotateEach */.q)('warning', [warning], runner);
    const note = `The run that the input baseline names, ${jobId}, cannot be compared with.`;
    return { source, pool: [], notes: [note] };
}
async function readSome(references, wanted, run, deadlineMs, { earlierRuns, runner }) {
    const fit = [];
    const left = references.slice(0, wanted + MAX_UNFIT);
    while (fit.length < wanted && left.length > 0) {
        const batch = left.splice(0, wanted - fit.length);
        const read = batch.map(async ({ jobId, runPlanId }) => {
            const one = await earlierRuns.readWhole(jobId, deadlineMs);
            const planId = run.planId ?? (runPlanId || null);
            if (isFit(one, planId))
                return [one];
            runner.debug(`run ${jobId} is passed over as a baseline: ${whyUnfit(one, planId)}`);
            return [];
        });
        fit.push(...(await Promise.all(read)).flat());
    }
    return fit;
}
async function comparePrevious(run, report, recorded, context) {
    const { clock, earlierRuns, inputs, refs } = context;
    const comparison = run.results?.comparison ?? null;
    const reported = report?.trend ?? trendOfComparison(comparison, run.jobId);
    const jobId = reported?.baselineRunPlanJobId ?? '';
    const isItself = (0,same_id/* isSame */.F)(jobId, run.jobId);
    const isAuto = inputs.baseline.kind === 'auto';
    const isFallback = isAuto && refs.base !== null;
    const source = { source: 'previous', ...(isFallback && { isFallback }) };
    if (reported === null || jobId === '' || isItself) {
        const trend = reported && isItself ? withoutPrevious(reported) : reported;
        const baseline = isFallback ? { ...NO_BASELINE, ...source } : null;
        return { report: report && { ...report, trend }, baseline, notes: [], earlier: NO_EARLIER };
    }
    const read = await earlierRuns.read(jobId, clock.now() + BUDGET_MS);
    const previous = 'why' in read ? null : read;
    const number = reported.baselineRunNumber;
    const newest = { jobId, number, checks: previous?.checks ?? [] };
    const own = { checks: run.evidence.checks ?? [], comparison };
    const trend = compareTrend(reported, own, newest, [newest]) ?? reported;
    const baseline = {
        ...baselineFacts(jobId, previous, recorded, context),
        ...{ number, ...source, ...(report === null && { trend }) },
    };
    const is = recorded.length > 0 ? 'could be compared with' : 'is recorded';
    const note = `Compared with the plan's previous run, which may be another pull request's: no evaluated run of ${nameOfRef(refs.base ?? refs.own)} ${is}.`;
    return {
        report: report && { ...report, trend },
        baseline,
        notes: isAuto ? [note] : [],
        earlier: await readEarlier(previous === null ? [] : [previous], run, context),
    };
}
async function readEarlier(runs, { hasScenarios }, { clock, earlierRuns }) {
    const deadlineMs = clock.now() + BUDGET_MS;
    const calls = runs.map(async ({ jobId, calls }) => {
        const isWorth = hasScenarios && calls.length > 0;
        return { calls, jobs: isWorth ? await earlierRuns.readJobs(jobId, deadlineMs) : null };
    });
    return { calls: await Promise.all(calls), measures: runs.map(({ measures }) => measures) };
}
function baselineFacts(jobId, run, recorded, { clock }) {
    const reference = recorded.find((one) => (0,same_id/* isSame */.F)(one.jobId, jobId));
    const endedMs = (0,iso_time/* parseIsoTime */.s)(run?.endedAt ?? reference?.endedAt ?? '');
    return {
        ...NO_BASELINE,
        jobId,
        number: run?.number ?? null,
        commit: reference?.sha || null,
        ref: reference?.ref || null,
        endedAt: endedMs === null ? null : new Date(endedMs).toISOString(),
        ageDays: endedMs === null ? null : ageOf(endedMs, clock.now()),
        outcome: reference?.outcome ?? null,
    };
}
function ageOf(endedMs, nowMs) {
    return Math.max(0, Math.ceil((100 * (nowMs - endedMs)) / DAY_MS) / 100);
}
async function lookUpBaseline(planIds, { inputs: { baseline }, earlierRuns }) {
    if (baseline.kind !== 'given')
        return null;
    const { jobId } = baseline;
    const run = await earlierRuns.read(jobId);
    if (!('why' in run)) {
        const plan = planIds.find((id) => (0,same_id/* isSame */.F)(id, run.planId ?? id)) ?? planIds[0] ?? null;
        return whyUnfit(run, plan);
    }
    const why = (0,log_line/* oneLine */.TN)(run.why, MAX_WHY_CHARS);
    if (!run.isUnknown)
        return why;
    throw new step_error/* StepError */.zg('input', `input 'baseline': '${jobId}' is the ID of no run that the service knows (${why}): check the ID, and that base-url and api-key belong to the same project, or leave the input out`, 'error');
}

// EXTERNAL MODULE: ./collect/cancel.js
var cancel = __webpack_require__(4606);
// EXTERNAL MODULE: ./inputs/gate/settings.js
var settings = __webpack_require__(31616);
// EXTERNAL MODULE: ./service/explain.js
var explain = __webpack_require__(70980);
;// CONCATENATED MODULE: ./collect/ending.js



const STARTED_ID = 'the ID that the service gave for the run (start.jobId, where service-profile names it)';
function endingOf(error, run, { source, runner }) {
    const { kind } = source;
    const [inputs, where] = run.isStartedHere
        ? [STARTED_ID, '']
        : [settings/* INPUTS_OF */.MJ[kind], settings/* WHERE_ID_FOUND */.Lq[kind]];
    const { outcome, rule, message } = (0,explain/* explain */.W)(error, run.facts, inputs, where);
    if (rule === 'internal')
        runner.debug((0,step_error/* stackOf */.US)(error));
    return { outcome, reasons: [{ rule, message }] };
}

;// CONCATENATED MODULE: ./collect/history/drift-runs.js







const drift_runs_BUDGET_MS = 20_000;
async function readDriftRuns(run, planId, context) {
    const { refs, env, earlierRuns, deadline } = context;
    const isProposal = refs.own.startsWith('refs/pull/') || env.GITHUB_EVENT_NAME === 'merge_group';
    if (planId === null || isProposal)
        return { planChangedAt: null, watched: null };
    const recorded = await recordedBefore({ ...run, planId }, refs.own, context);
    const evaluated = recorded.filter(run_reference/* isEvaluated */.KN).toReversed();
    if (evaluated.length < run_reference/* REFERENCE_RUNS */.R8)
        return { planChangedAt: null, watched: null };
    const deadlineMs = deadline.within(drift_runs_BUDGET_MS);
    const planChangedAt = await readPlanChange(planId, deadlineMs, context);
    const changedMs = (0,iso_time/* parseIsoTime */.s)(planChangedAt ?? '') ?? 0;
    const since = evaluated.filter(({ startedAt }) => ((0,iso_time/* parseIsoTime */.s)(startedAt) ?? 0) >= changedMs);
    if (since.length < run_reference/* REFERENCE_RUNS */.R8)
        return { planChangedAt, watched: null };
    const read = async (references) => {
        const runs = await Promise.all(references.map(async ({ jobId, endedAt }) => {
            const one = await earlierRuns.read(jobId, deadlineMs);
            return isFit(one, planId) ? { ...one, endedAt } : null;
        }));
        return runs.filter((one) => one !== null);
    };
    const [reference, later] = await Promise.all([
        read(since.slice(0, run_reference/* REFERENCE_RUNS */.R8)),
        read(since.slice(run_reference/* REFERENCE_RUNS */.R8).slice(-run_reference/* NEWEST_RUNS */.ST)),
    ]);
    return { planChangedAt, watched: watchedIn(run, reference, later) };
}
async function readPlanChange(planId, deadlineMs, { client, cancelled, runner }) {
    try {
        const request = { signal: cancelled, deadlineMs, once: true };
        const { updatedAt } = await client.readPlan(planId, request);
        return (0,iso_time/* parseIsoTime */.s)(updatedAt ?? '') === null ? null : updatedAt;
    }
    catch (error) {
        runner.debug(`when the run plan changed is not known: ${(0,step_error/* describeError */.Uc)(error)}`);
        return null;
    }
}
function watchedIn(run, reference, later) {
    const [inReference, inLater] = [reference, later].map((runs) => runs.map(({ checks }) => (0,check_facts/* findSame */.Ad)(checks)));
    return {
        runs: later.map(({ jobId, number, endedAt }) => ({ jobId, number, endedAt })),
        checks: (0,check_facts/* eachCheckOnce */.Vg)((0,report_history/* checksOf */.tg)(run)).map(({ id, name }) => {
            const countsOf = (finders = []) => finders.map((find) => (0,check_facts/* checkResult */.iJ)([find({ id, name })], []).counts);
            const before = countsOf(inReference).filter((counts) => counts !== null);
            return {
                ...{ id: id ?? null, name, counts: countsOf(inLater) },
                reference: {
                    passed: before.reduce((sum, { passed }) => sum + passed, 0),
                    evaluated: before.reduce((sum, { evaluated }) => sum + evaluated, 0),
                },
            };
        }),
    };
}

;// CONCATENATED MODULE: ./collect/history/unsteady.js

const MIN_CHANGES = 3;
const WAIVER_DAYS = 30;
const unsteady_DAY_MS = 86_400_000;
function findUnsteady(runs, nowMs) {
    const found = new Map();
    const byFingerprint = Map.groupBy(runs, ({ fingerprint }) => fingerprint);
    byFingerprint.delete(null);
    for (const same of byFingerprint.values()) {
        const finders = same.map(({ checks }) => (0,check_facts/* findSame */.Ad)(checks));
        for (const identity of (0,check_facts/* eachCheckOnce */.Vg)(same.flatMap(({ checks }) => checks))) {
            const check = identity.name;
            const sides = finders.flatMap((find) => find(identity)[0]?.isPassed ?? []);
            const changes = sides.filter((side, index) => index > 0 && side !== sides[index - 1]).length;
            if (changes < MIN_CHANGES || changes <= (found.get(check)?.changes ?? 0))
                continue;
            const waiver = proposeWaiver(check, changes, sides.length, nowMs);
            found.set(check, { check, changes, runs: sides.length, waiver });
        }
    }
    return [...found.values()];
}
function proposeWaiver(check, changes, runs, nowMs) {
    const expires = new Date(nowMs + WAIVER_DAYS * unsteady_DAY_MS).toISOString().slice(0, 10);
    return [
        'waivers:',
        `  - check: ${quoteForYaml(check)}`,
        `    reason: unsteady, changed sides ${changes} times in ${runs} runs of the same prompt`,
        `    expires: ${expires}`,
    ].join('\n');
}
const NOT_PLAIN = /[^\p{L}\p{N} !#-,.-;=?[\]^_{|}~-]/gu;
function quoteForYaml(text) {
    const escaped = (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;
    return `"${text.replace(NOT_PLAIN, (char) => char.split('').map(escaped).join(''))}"`;
}

;// CONCATENATED MODULE: ./collect/history/read-history.js








const read_history_BUDGET_MS = 20_000;
const LIST_BUDGET_MS = 8_000;
async function readHistory(run, { planId, fingerprint }, context) {
    const { clock, deadline, inputs, refs, earlierRuns } = context;
    if (inputs.history === 0)
        return null;
    const deadlineMs = deadline.within(read_history_BUDGET_MS);
    const recorded = (await recordedBefore({ ...run, planId }, refs.own, context))
        .filter(({ outcome }) => outcome !== 'started')
        .map(({ sha, ...one }) => ({ ...one, commit: sha }));
    const before = recorded.length > 0 || planId === null ? recorded : await listBefore(run, planId, context);
    const wanted = before.slice(0, inputs.history);
    const read = await Promise.all(wanted.map(({ jobId }) => earlierRuns.read(jobId, deadlineMs)));
    const runs = wanted.flatMap((known, index) => {
        const one = read[index];
        return one !== undefined && isFit(one, planId) ? historicRun(known, one) : [];
    });
    if (runs.length === 0)
        return null;
    const current = historicRun({ jobId: run.jobId, fingerprint }, { number: run.about?.number ?? null, endedAt: null, checks: (0,report_history/* checksOf */.tg)(run) });
    const oldestFirst = runs.toReversed();
    return { runs: oldestFirst, unsteady: findUnsteady([...oldestFirst, current], clock.now()) };
}
async function listBefore({ jobId }, planId, { client, deadline, cancelled, runner }) {
    try {
        const request = { signal: cancelled, deadlineMs: deadline.within(LIST_BUDGET_MS), once: true };
        const { runs } = await client.listRuns(planId, null, request);
        const own = runs.findIndex(({ simulationRunPlanJobId: id }) => (0,same_id/* isSame */.F)(id, jobId));
        return runs
            .slice(own + 1)
            .filter(({ status }) => status === undefined || (0,model_outcome/* hasEnded */.hY)(status))
            .map(({ simulationRunPlanJobId }) => ({ jobId: simulationRunPlanJobId }));
    }
    catch (error) {
        runner.debug(`earlier runs are not listed: ${(0,step_error/* describeError */.Uc)(error)}`);
        return [];
    }
}
function historicRun({ jobId, outcome, endedAt, commit, fingerprint }, run) {
    const endedMs = (0,iso_time/* parseIsoTime */.s)(run.endedAt ?? endedAt ?? '');
    return {
        jobId,
        number: run.number,
        endedAt: endedMs === null ? null : new Date(endedMs).toISOString(),
        outcome: outcome ?? outcomeOf(run),
        commit: commit || null,
        fingerprint: fingerprint || null,
        checks: run.checks,
    };
}
function outcomeOf({ isPassed, verdict }) {
    if (isPassed === false || verdict === 'THRESHOLD_FAILED')
        return 'failed';
    return isPassed === true || verdict === 'PASSED' ? 'passed' : null;
}

;// CONCATENATED MODULE: ./collect/wait/debrief.js



const MAX_ERROR_CHARS = 1_000;
function worstReport(report, run, { regenerate, detail }) {
    const { debrief } = run;
    const shown = run.results?.debrief ?? null;
    if (shown === null)
        return report;
    const isIt = shown.debriefId === undefined ? !regenerate : (0,same_id/* isSame */.F)(shown.debriefId, debrief?.debriefId ?? '');
    if (!isIt)
        return report;
    if (shown.status === 'FAILED' && badness(report) < 2) {
        run.debrief = debriefOf(shown, debrief);
        const why = quoteErrorMessage(shown.errorMessage, detail);
        throw new step_error/* StepError */.zg('debrief', `the results show that the debrief ended FAILED${(0,step_error/* withoutPeriod */.Kx)(why)}`);
    }
    const isWorse = shown.report && badness(shown.report) > badness(report);
    return isWorse && shown.report ? shown.report : report;
}
function badness({ verdict }) {
    if (verdict === 'PASSED')
        return 0;
    return verdict === 'THRESHOLD_FAILED' ? 2 : 1;
}
function debriefOf(shown, before) {
    const { debriefId, status, errorMessage = null } = shown;
    const isIt = debriefId === undefined || (0,same_id/* isSame */.F)(debriefId, before?.debriefId ?? '');
    const known = isIt ? before : null;
    return {
        debriefId: debriefId ?? known?.debriefId ?? '',
        status,
        errorMessage,
        createdAt: shown.createdAt ?? known?.createdAt ?? null,
        completedAt: shown.completedAt ?? known?.completedAt ?? null,
    };
}
function quoteErrorMessage(errorMessage, detail) {
    const message = (0,log_line/* oneLine */.TN)(errorMessage ?? '', MAX_ERROR_CHARS);
    if (message === '')
        return ', without an error message';
    return detail === 'brief'
        ? ', with an error message that detail: brief leaves out'
        : `: ${message}`;
}

// EXTERNAL MODULE: ./collect/wait/wait.js
var wait_wait = __webpack_require__(54305);
;// CONCATENATED MODULE: ./collect/wait/run-wait.js



const LONGEST_RUN_INTERVAL_MS = 60_000;
const LONGEST_QUEUE_PAUSE_MS = 5 * 60_000;
const QUEUE = 'queue-timeout';
const QUEUED = new Set(['PENDING', 'QUEUED']);
function isQueued(status) {
    return QUEUED.has(status);
}
function laterStatus(read, shown) {
    return shown !== null && ((0,model_outcome/* hasEnded */.hY)(shown) || !(0,model_outcome/* hasEnded */.hY)(read)) ? shown : read;
}
class RunWait {
    label;
    run = null;
    plan;
    fingerprint = '';
    status = null;
    progress = null;
    finished = false;
    readable = true;
    debrief = null;
    results = null;
    expectedEndMs = null;
    current = null;
    notes = [];
    #crowd = { refusals: 0 };
    #context;
    #hasHadTurn = false;
    constructor(label, context, plan = null) {
        this.label = label;
        this.plan = plan;
        this.#context = context;
    }
    get runId() {
        return this.run?.runId ?? '';
    }
    get name() {
        return this.runId === '' ? this.label : `run ${this.runId}`;
    }
    get isStartedHere() {
        return this.run?.how === 'started' || this.run?.how === 'resumed';
    }
    get mayMakeCalls() {
        return this.isStartedHere && !this.finished && !(0,model_outcome/* hasEnded */.hY)(this.status);
    }
    get planId() {
        const shown = this.results?.run?.simulationRunPlanId;
        return this.run?.reference?.runPlanId || this.plan?.id || shown || null;
    }
    get facts() {
        return this.current?.facts ?? null;
    }
    forgetDebrief() {
        if (this.results !== null)
            this.results = { ...this.results, debrief: null };
    }
    takeResults(results) {
        this.results = results;
        this.status = laterStatus(this.status, results.run?.status ?? null);
    }
    takeProgress(progress) {
        this.progress = progress;
        this.status = progress.status;
    }
    note(text) {
        if (!this.notes.includes(text))
            this.notes.push(text);
    }
    forRun(what) {
        const { runTimeoutMs: limitMs } = this.#context.inputs;
        return this.#begin({ what, input: 'run-timeout', limitMs, ...this.#runPolling });
    }
    forDebrief(wasRequested) {
        const { runTimeoutMs, debriefTimeoutMs } = this.#context.inputs;
        const what = `the debrief of ${this.name}`;
        if (wasRequested) {
            this.#end();
            return this.#begin({ what, input: 'debrief-timeout', limitMs: debriefTimeoutMs });
        }
        const limitMs = runTimeoutMs + debriefTimeoutMs;
        return this.#begin({ what, input: 'run-timeout + debrief-timeout', limitMs });
    }
    forAdmission(plan, error) {
        this.#crowd.refusals += 1;
        const wait = this.#inQueue(`a run of ${plan} to be admitted`);
        wait.lastSeen = (0,step_error/* withoutPeriod */.Kx)(error.message);
        return wait;
    }
    forEnd() {
        const wasQueued = this.current?.settings.input === QUEUE;
        const waits = this.status === null ? wasQueued : isQueued(this.status);
        if (waits && this.readable && !this.#hasHadTurn) {
            return this.#inQueue(`${this.name} to leave the queue`);
        }
        this.#hasHadTurn ||= this.status !== null || !this.readable;
        if (wasQueued)
            this.#end();
        const what = `${this.name} to finish`;
        return this.current?.settings.what === what ? this.current : this.forRun(what);
    }
    get #runPolling() {
        const { maxPollIntervalMs } = this.#context.inputs;
        return { maxPollIntervalMs: Math.min(maxPollIntervalMs, LONGEST_RUN_INTERVAL_MS) };
    }
    #inQueue(what) {
        if (this.current?.settings.what === what)
            return this.current;
        const { queueTimeoutMs: limitMs } = this.#context.inputs;
        const longest = { ...this.#runPolling, longestIntervalMs: LONGEST_QUEUE_PAUSE_MS };
        return this.#begin({ what, input: QUEUE, limitMs, ...longest });
    }
    #end() {
        this.current = null;
    }
    #begin(limit) {
        const { clock, cancelled, deadline, inputs } = this.#context;
        const settings = { maxPollIntervalMs: inputs.maxPollIntervalMs, crowd: this.#crowd, ...limit };
        const wait = this.current?.goOn(settings) ?? new wait_wait/* Wait */.s(settings, clock, cancelled);
        const { limitMs } = wait.settings;
        deadline.add(wait.context.deadlineMs - limitMs, limitMs);
        this.current = wait;
        return wait;
    }
}

// EXTERNAL MODULE: ./http/retry.js
var retry = __webpack_require__(19406);
;// CONCATENATED MODULE: ./collect/wait/wait-for-completion.js







const READ_MS = 10_000;
const LAST_REQUEST_MS = 5_000;
const MAX_STATUS_CHARS = 100;
async function waitForCompletion(run, context) {
    try {
        return await requestUntilFinished(run, context);
    }
    catch (error) {
        const requested = ranOutOfTime(error) ? await requestLast(run, error, context) : 'not-finished';
        if (requested === 'not-finished')
            throw error;
        return requested;
    }
}
function ranOutOfTime(error) {
    if (error instanceof step_error/* StepError */.zg)
        return error.rule === 'timeout';
    return error instanceof errors/* ServiceError */._7 && error.kind === 'deadline';
}
async function requestUntilFinished(run, context) {
    const reads = { notBeforeMs: 0, hasFailed: false };
    for (;;) {
        const requestedMs = context.clock.now();
        const wait = run.forEnd();
        const requested = await requestIfFinished(run, wait, wait.context, context);
        if (requested !== 'not-finished')
            return requested;
        refuseUnsuccessfulEnd(run);
        await readUntilDue(run, requestedMs + LONGEST_RUN_INTERVAL_MS, reads, context);
    }
}
async function readUntilDue(run, dueMs, reads, context) {
    for (;;) {
        const hadEnded = (0,model_outcome/* hasEnded */.hY)(run.status);
        const continues = !hadEnded && (await readProgress(run, reads, context));
        if (!hadEnded && (0,model_outcome/* hasEnded */.hY)(run.status))
            return;
        const wait = run.forEnd();
        await wait.pause(run.expectedEndMs);
        if (!continues || context.clock.now() + wait.settings.maxPollIntervalMs > dueMs)
            return;
    }
}
async function requestLast(run, error, context) {
    const { clock, deadline } = context;
    const isAskedToWait = error instanceof errors/* ServiceError */._7 && (0,retry/* askedPauseMs */.Lo)((0,errors/* lastFailure */.xW)(error), clock.now()) > 0;
    if (isAskedToWait)
        return 'not-finished';
    const wait = run.forEnd();
    const request = { ...wait.context, deadlineMs: deadline.within(LAST_REQUEST_MS), once: true };
    try {
        return await requestIfFinished(run, wait, request, context);
    }
    catch (lastError) {
        if (lastError instanceof errors/* ServiceError */._7 || lastError instanceof step_error/* StepError */.zg)
            return 'not-finished';
        throw lastError;
    }
}
async function requestIfFinished(run, wait, request, context) {
    try {
        const debrief = await requestOnce(run, request, context);
        run.finished = true;
        if (!(0,model_outcome/* hasEnded */.hY)(run.status))
            run.status = null;
        return debrief;
    }
    catch (error) {
        if (!(error instanceof errors/* ServiceError */._7))
            throw error;
        if (error.status === 409) {
            noteUnfinished(run, wait, context);
            return 'not-finished';
        }
        if (error.status !== 403)
            throw error;
        acceptReadOnlyKey(run, context);
        return null;
    }
}
async function requestOnce({ runId }, request, { client, inputs: { regenerate } }) {
    try {
        return await client.requestDebrief(runId, { regenerate }, request);
    }
    catch (error) {
        const isLost = regenerate && error instanceof errors/* ServiceError */._7 && error.mayHaveBeenTaken;
        throw isLost ? explainLostRequest(error) : error;
    }
}
function noteUnfinished(run, wait, { log }) {
    if (run.status === null) {
        wait.lastSeen = 'the run has not finished (409)';
    }
    else if (run.status === 'COMPLETED') {
        wait.lastSeen = 'COMPLETED, but the debrief request says that the run has not finished (409)';
        log.progress(run, wait.lastSeen);
    }
}
function explainLostRequest(error) {
    return new step_error/* StepError */.zg('debrief', `${(0,step_error/* withoutPeriod */.Kx)(error.message)}. A new debrief may have been requested, so the request is not retried; when it is ready, run a step with this job-id and without regenerate`);
}
function acceptReadOnlyKey(run, { inputs, log }) {
    if (inputs.regenerate) {
        throw new step_error/* StepError */.zg('permission', 'regenerate: true asks for a new debrief, and the input api-key may only read (403 on the request): use a key with Full Access, or leave regenerate out', 'error');
    }
    run.note('The API key may only read: the debrief was not requested. A finished run gets one automatically.');
    log.say(run, 'the API key may only read (403 on the request for a debrief); a finished run gets one automatically, so only the results are polled');
}
function refuseUnsuccessfulEnd({ status }) {
    if (!(0,model_outcome/* hasEnded */.hY)(status) || status === 'COMPLETED')
        return;
    throw new step_error/* StepError */.zg('run', `the run ended ${status} and has no debrief`);
}
async function readProgress(run, reads, context) {
    const { client, clock, log } = context;
    const nowMs = clock.now();
    if (nowMs < reads.notBeforeMs)
        return false;
    const request = run.forEnd().context;
    const deadlineMs = Math.min(request.deadlineMs, nowMs + READ_MS);
    try {
        const read = await client.readRun(run.runId, { ...request, deadlineMs, once: true });
        run.takeProgress(read);
        run.readable = true;
        const wait = run.forEnd();
        wait.lastSeen = describeProgress(read);
        log.progress(run, wait.lastSeen);
        const continues = (0,model_outcome/* isGoing */.jf)(read.status);
        if (!continues && !(0,model_outcome/* hasEnded */.hY)(read.status))
            log.hint(describeUnknown(read.status));
        return continues;
    }
    catch (error) {
        if (!(error instanceof errors/* ServiceError */._7))
            throw error;
        noteUnread(run, error, reads, context);
        return false;
    }
}
function noteUnread(run, error, reads, { clock, log }) {
    run.readable = run.status !== null && !isWithheld(error);
    reads.notBeforeMs = isRefused(error)
        ? Number.POSITIVE_INFINITY
        : clock.now() + (0,retry/* askedPauseMs */.Lo)(error, clock.now());
    if (reads.hasFailed)
        return;
    reads.hasFailed = true;
    log.say(run, `its status cannot be read, so the debrief request alone shows when it has finished (${(0,step_error/* withoutPeriod */.Kx)(error.message)})`);
}
function describeUnknown(status) {
    return `The run status '${(0,log_line/* oneLine */.TN)(status, MAX_STATUS_CHARS)}' is unknown, so the debrief request shows when the run has finished. Map it in service-profile (words.runStatus)`;
}
function describeProgress({ status, queuePosition, simulationJobs }) {
    const parts = [status];
    if (queuePosition !== null && isQueued(status))
        parts.push(`queue length ${queuePosition}`);
    const calls = simulationJobs ?? [];
    const completed = calls.filter((call) => call.status === 'COMPLETED').length;
    if (calls.length > 0)
        parts.push(`${completed} of ${calls.length} calls completed`);
    return parts.join(', ');
}

;// CONCATENATED MODULE: ./collect/wait/wait-for-debrief.js






function waitForDebrief(run, requested, context) {
    return new DebriefWait(run, requested, context).report();
}
class DebriefWait {
    #run;
    #context;
    #wait;
    #first;
    #expectedId;
    #retriesLeft;
    constructor(run, requested, context) {
        this.#run = run;
        this.#context = context;
        this.#first = requested;
        this.#expectedId = context.inputs.regenerate ? (this.#first?.debriefId ?? null) : null;
        this.#retriesLeft = context.inputs.debriefRetries;
        this.#wait = run.forDebrief(this.#mayRequest);
    }
    get #mayRequest() {
        return this.#first !== null;
    }
    async report() {
        let debrief = this.#see(this.#first);
        for (;;) {
            if (debrief?.status === 'READY' && debrief.report)
                return debrief.report;
            const next = await this.#requestNext(debrief);
            if (isFinal(next)) {
                debrief = next;
                continue;
            }
            await this.#wait.pause();
            debrief = await this.#poll();
        }
    }
    async #requestNext(debrief) {
        if (debrief?.status === 'READY')
            return this.#fetchReport();
        return debrief?.status === 'FAILED' ? this.#retry(debrief) : null;
    }
    async #poll() {
        try {
            const results = await this.#context.client.readResults(this.#run.runId, this.#wait.context);
            this.#run.takeResults(results);
            await this.#noteEnd(results);
            return this.#see(results.debrief);
        }
        catch (error) {
            if (!(error instanceof errors/* ServiceError */._7) || error.status !== 409)
                throw error;
            this.#wait.lastSeen = error.message;
            this.#context.log.progress(this.#run, (0,step_error/* withoutPeriod */.Kx)(error.message));
            return null;
        }
    }
    async #noteEnd({ debrief, run: shown }) {
        const run = this.#run;
        if (this.#mayRequest || run.finished)
            return;
        if (debrief === null && !shown?.status)
            await readStatus(run, this.#context);
        if (debrief === null && !(0,model_outcome/* hasEnded */.hY)(run.status))
            return;
        run.finished = true;
        this.#wait = run.forDebrief(true);
    }
    #see(debrief) {
        if (debrief === null) {
            const { status } = this.#run;
            const ended = (0,model_outcome/* hasEnded */.hY)(status) ? `the run ended ${status}, and has ` : '';
            this.#wait.lastSeen = `${ended}no debrief yet`;
            return null;
        }
        const { debriefId, status } = debrief;
        if (debriefId && this.#expectedId !== null && !(0,same_id/* isSame */.F)(debriefId, this.#expectedId)) {
            this.#wait.lastSeen = `another debrief (${debriefId}, ${status}) than the requested one`;
            return null;
        }
        this.#run.debrief = debriefOf(debrief, this.#run.debrief);
        this.#wait.lastSeen = `debrief ${status}`;
        this.#context.log.progress(this.#run, this.#wait.lastSeen);
        return this.#expectedId !== null && debriefId === undefined
            ? { ...debrief, report: null }
            : debrief;
    }
    async #fetchReport() {
        if (!this.#mayRequest) {
            throw new step_error/* StepError */.zg('permission', 'the debrief is READY, but the results show only its status, and the input api-key may not request it (403): use a key with Full Access', 'error');
        }
        const debrief = this.#see(await this.#request());
        if (debrief?.status !== 'READY' || debrief.report)
            return debrief;
        throw new errors/* ServiceError */._7({
            kind: 'shape',
            operation: 'request debrief',
            problem: '/data/report: expected the report of a READY debrief, found none',
            mayHaveBeenTaken: true,
        });
    }
    async #retry(failed) {
        const { detail, debriefRetries } = this.#context.inputs;
        const ended = `ended FAILED${quoteErrorMessage(failed.errorMessage, detail)}`;
        if (!this.#mayRequest) {
            const message = `the debrief ${(0,step_error/* withoutPeriod */.Kx)(ended)}; the API key may not request another`;
            throw new step_error/* StepError */.zg('debrief', message);
        }
        if (this.#retriesLeft === 0) {
            throw new step_error/* StepError */.zg('debrief', `the debrief ${ended} (debrief-retries: ${debriefRetries})`);
        }
        this.#retriesLeft -= 1;
        this.#run.forgetDebrief();
        this.#run.note(`A debrief ${(0,step_error/* withoutPeriod */.Kx)(ended)}. The action requested it again.`);
        const line = `the debrief ${(0,step_error/* withoutPeriod */.Kx)(ended)}; requesting it again`;
        this.#context.log.say(this.#run, line);
        const next = await this.#request();
        this.#expectedId = next.debriefId;
        return this.#see(next);
    }
    #request() {
        const { client } = this.#context;
        return client.requestDebrief(this.#run.runId, { regenerate: false }, this.#wait.context);
    }
}
function isFinal(debrief) {
    return debrief?.status === 'READY' || debrief?.status === 'FAILED';
}

;// CONCATENATED MODULE: ./collect/collect-run.js


















async function collectRun(wanted, context) {
    const { log, saver } = context;
    const run = new RunWait(wanted.label, context, wanted.plan);
    for (const note of wanted.notes)
        run.note(note);
    log.watch(run);
    const read = {};
    const collected = await follow(wanted, run, read, context).catch(async (error) => {
        const ending = endingOf(error, run, context);
        const left = run.mayMakeCalls ? await leaveOrCancel(run, error, context) : {};
        return conclude(wanted, run, { ...read, ending, ...left });
    });
    const { facts, left } = collected;
    const isWanted = facts.ending?.outcome === 'started' || left?.why === 'lost';
    if (!isWanted && left?.why !== 'uncancelled')
        saver?.finished(run.runId);
    log.finished(run);
    return collected;
}
async function follow(wanted, run, read, context) {
    context.cancelled.throwIfAborted();
    run.run = await wanted.obtain(run);
    if (!context.inputs.wait) {
        return conclude(wanted, run, { ending: { outcome: 'started', reasons: [] } });
    }
    try {
        return await collect(wanted, run, read, context);
    }
    catch (error) {
        const isByService = error instanceof errors/* ServiceError */._7 || error instanceof step_error/* StepError */.zg;
        if (!isByService || !(run.finished || (0,model_outcome/* hasEnded */.hY)(run.status)))
            throw error;
        read.unread = await readUnseenResults(run, false, context);
        const { evidence, ...compared } = comparedRun(run);
        if (!(0,service_verdict/* isFailedByService */.Kc)(evidence))
            throw error;
        const { notes, baseline, earlier } = await compareWithBaseline({ ...compared, evidence }, null, context);
        const ending = endingOf(error, run, context);
        return conclude(wanted, run, { ...read, ending, baseline, notes, earlier });
    }
}
async function collect(wanted, run, read, context) {
    void expectedEnd(run, context).then((endMs) => {
        run.expectedEndMs = endMs;
    });
    const requested = await waitForCompletion(run, context);
    if (!run.mayMakeCalls)
        context.saver?.finished(run.runId);
    const atOnce = [
        waitForDebrief(run, requested, context),
        readEnding(run, context),
        readCost(run, context).then((cost) => {
            read.cost = cost;
        }),
    ];
    await Promise.allSettled(atOnce);
    const [awaited] = await Promise.all(atOnce);
    const mayPass = awaited.verdict !== 'THRESHOLD_FAILED';
    read.unread = await readUnseenResults(run, mayPass, context);
    await readSimulationJobs(run, context);
    read.usedVariables = await confirmVariables(run, context);
    const worst = worstReport(awaited, run, context.inputs);
    if (run.results === null)
        context.cancelled.throwIfAborted();
    const compared = await compareWithBaseline(comparedRun(run), worst, context);
    const collected = conclude(wanted, run, { ...read, ...compared, ending: null });
    return withHistory(collected, run, context);
}
function comparedRun(run) {
    const { runId: jobId, planId, isStartedHere, results, progress } = run;
    return {
        ...{ jobId, planId, isStartedHere, results, evidence: evidenceIn(run) },
        hasScenarios: progress?.simulationJobs?.some(({ scenario }) => scenario !== null) ?? false,
    };
}
function evidenceIn({ results, progress, plan }) {
    return evidenceOf({ results, progress, plan });
}
async function withHistory(collected, run, context) {
    const { facts, fingerprint } = collected;
    const history = await readHistory(facts, { planId: run.planId, fingerprint }, context);
    const { planChangedAt, watched } = await readDriftRuns(facts, run.planId, context);
    return {
        ...collected,
        planChangedAt,
        facts: { ...facts, ...(history && { history }), ...(watched && { watched }) },
    };
}
async function leaveOrCancel(run, error, context) {
    return context.cancelled.aborted || ranOutOfTime(error)
        ? (0,cancel/* cancelRun */.Su)(run, context)
        : (0,cancel/* leaveRun */.zj)(run, context);
}
function conclude(wanted, run, known) {
    const { stableName } = wanted;
    const { runId: jobId, label, status: runStatus, debrief, isStartedHere } = run;
    const { report = null, baseline, unread, cost, usedVariables, ending } = known;
    const own = {
        calls: gradedCalls(run.results?.calls ?? []),
        jobs: run.progress?.simulationJobs ?? null,
    };
    const cases = casesOf(own, known.earlier?.calls ?? []);
    const measures = measuresOf(measuredMetrics(run.results ?? {}), known.earlier?.measures ?? []);
    const facts = {
        ...{ jobId, label, runStatus, debrief, report, ending, isStartedHere },
        ...(stableName !== '' && { stableName }),
        notes: [...run.notes, ...(known.notes ?? [])],
        ...(baseline && { baseline }),
        ...(run.run?.how === 'resumed' && { attached: true }),
        ...(run.run?.how === 'reused' && { reused: true }),
        ...(known.askedToCancel && { askedToCancel: true }),
        ...(unread && { unread }),
        ...evidenceIn(run),
        ...(cost && { cost }),
        ...(usedVariables && { usedVariables }),
        ...(cases.length > 0 && { cases }),
        ...(measures.length > 0 && { measures }),
        confirmations: [],
        evaluated: null,
    };
    return {
        facts,
        reference: run.run?.reference ?? null,
        fingerprint: run.fingerprint,
        planChangedAt: null,
        left: known.left ?? null,
        further: [],
    };
}
function collect_run_nameOf({ jobId, label }) {
    return { name: jobId === '' ? label : `run ${jobId}` };
}

// EXTERNAL MODULE: ./model/run-facts.js
var run_facts = __webpack_require__(75874);
// EXTERNAL MODULE: ./text/next-turn.js
var next_turn = __webpack_require__(49740);
// EXTERNAL MODULE: ./collect/in-turn.js
var in_turn = __webpack_require__(34299);
// EXTERNAL MODULE: ./text/alike.js
var alike = __webpack_require__(46651);
// EXTERNAL MODULE: ./text/nearest.js
var nearest = __webpack_require__(42337);
;// CONCATENATED MODULE: ./collect/obtain/run-plans.js








const MAX_PAGES = 20;
const MAX_NEAREST = 5;
const MAX_NAMES = 10;
const MAX_IDS = 20;
const run_plans_MAX_NAME_CHARS = 100;
function describePlan({ id, name }) {
    return name === null ? `run plan ${id}` : `run plan ${quote(name)} (${id})`;
}
async function findPlans(wanted, context) {
    const found = new Map();
    const refused = [];
    for (const one of wanted) {
        const stableName = 'id' in one ? one.id : one.name;
        const label = 'id' in one ? `run plan ${one.id}` : `run plan ${quote(one.name)}`;
        const run = new RunWait(label, context);
        try {
            const plan = 'id' in one
                ? { id: one.id, name: null, size: null, updatedAt: null }
                : await findByName(one.name, run, context);
            const key = plan.id.toLowerCase();
            if (!found.has(key))
                found.set(key, { label, stableName, plan });
        }
        catch (error) {
            refused.push((0,run_facts/* endedRun */.O)(label, endingOf(error, run, context), stableName));
        }
    }
    return { wanted: [...found.values()], refused };
}
async function findByName(wanted, run, context) {
    const wait = run.forRun(`${run.label} to be found`);
    const found = await search(wanted, wait, context).catch(explainMissing(wanted));
    const meant = meantBy(wanted, found);
    const all = meant.length > 0 ? [] : await search(null, wait, context);
    const [plan, ...others] = meant.length > 0 ? meant : meantBy(wanted, all);
    if (plan === undefined) {
        throw refuse(`is the name of no run plan: ${offer(wanted, found, all)}`, wanted);
    }
    if (others.length > 0) {
        const ids = [plan, ...others].slice(0, MAX_IDS).map(({ id }) => (0,log_line/* oneLine */.TN)(id, run_plans_MAX_NAME_CHARS));
        const count = others.length + 1;
        throw refuse(`is the name of ${count} run plans: give one of their IDs as run-plan: ${ids.join(', ')}`, wanted);
    }
    context.log.say(run, `it is run plan ${plan.id}`);
    const { id, name, testCaseCount, iterationCount, updatedAt } = plan;
    return { id, name, size: { testCases: testCaseCount, iterations: iterationCount }, updatedAt };
}
function meantBy(wanted, plans) {
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
function offer(wanted, found, all) {
    if (found.length > 0) {
        const names = (0,nearest/* nearestFirst */.F8)(wanted, namesOf(found)).slice(0, MAX_NEAREST);
        return `the nearest are ${names.map(quote).join(', ')}`;
    }
    if (all.length === 0)
        return 'the service shows none at all to this key';
    const names = namesOf(all);
    const shown = names.slice(0, MAX_NAMES).map(quote);
    return `there are ${shown.join(', ')}${names.length > MAX_NAMES ? ' and more' : ''}`;
}
function namesOf(plans) {
    return [...new Set(plans.map(({ name }) => name))];
}
function explainMissing(name) {
    return (error) => {
        if (!isNotOffered(error))
            throw error;
        throw refuse(`cannot be looked up, because the service does not list its run plans (${(0,step_error/* withoutPeriod */.Kx)(error.message)}). Else give the plan's ID as run-plan`, name);
    };
}
function refuse(problem, name) {
    return new step_error/* StepError */.zg('input', `input 'run-plan': ${quote(name)} ${problem}`, 'error');
}
function plain(name) {
    return (0,alike/* lookOf */.Li)(name).toLowerCase();
}
function quote(name) {
    return `'${(0,log_line/* oneLine */.TN)(name, run_plans_MAX_NAME_CHARS)}'`;
}

;// CONCATENATED MODULE: ./collect/obtain/call-budget.js





const call_budget_BUDGET_MS = 10_000;
function call_budget_countCalls(plans, context) {
    return (0,in_turn/* inTurn */.l)(plans, context.inputs.maxParallel, (plan) => countPlan(plan, context));
}
async function countPlan(plan, { client, deadline, cancelled }) {
    if (plan.size !== null)
        return describeSize(plan);
    try {
        const request = { signal: cancelled, deadlineMs: deadline.within(call_budget_BUDGET_MS) };
        const { name, testCaseCount, iterationCount } = await client.readPlan(plan.id, request);
        const size = { testCases: testCaseCount, iterations: iterationCount };
        return describeSize({ ...plan, name, size });
    }
    catch (error) {
        if (!(error instanceof errors/* ServiceError */._7))
            throw error;
        return uncounted(plan, (0,step_error/* withoutPeriod */.Kx)(error.message), error);
    }
}
function describeSize(plan) {
    const { testCases = null, iterations = null } = plan.size ?? {};
    if (testCases === null || iterations === null) {
        return uncounted(plan, 'the service does not report its test cases and iterations');
    }
    const calls = testCases * iterations;
    const factors = `${(0,format/* formatCounted */.So)(testCases, 'test case')} × ${(0,format/* formatCounted */.So)(iterations, 'iteration')}`;
    return {
        plan,
        calls,
        text: `${(0,format/* formatCounted */.So)(calls, 'call')} (${factors})`,
        unknown: null,
        error: null,
    };
}
function uncounted(plan, unknown, error = null) {
    return { plan, calls: null, text: 'an unknown number of calls', unknown, error };
}
function totalCalls(counted) {
    return counted.reduce((sum, { calls }) => sum + (calls ?? 0), 0);
}
function overBudget(counted, { inputs: { maxCalls } }) {
    const total = totalCalls(counted);
    if (maxCalls === null || total <= maxCalls)
        return null;
    const plans = counted.map(({ plan, text }) => `${describePlan(plan)}: ${text}`).join('; ');
    const sum = counted.length > 1 ? `, ${(0,format/* formatCounted */.So)(total, 'call')} together` : '';
    return new step_error/* StepError */.zg('max-calls', `more calls would be placed than the input max-calls: ${maxCalls} allows (${plans}${sum}), so nothing was started: raise max-calls, or make the run plan smaller`, 'error');
}
async function checkCallBudget(plans, context) {
    const counted = await call_budget_countCalls(plans, context);
    const stopped = overBudget(counted, context);
    if (stopped !== null)
        throw stopped;
    return counted;
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: external "node:stream/promises"
var promises_ = __webpack_require__(46466);
;// CONCATENATED MODULE: ./collect/obtain/fingerprint.js







const HALF = 32;
const fingerprint_UNKNOWN = '0'.repeat(HALF);
const fingerprint_BUDGET_MS = 10_000;
function subjectOf(plan, variables, { source }) {
    const { baseUrl } = source.service;
    const sorted = Object.entries(variables).toSorted(([a], [b]) => (a < b ? -1 : 1));
    return hashOf([baseUrl, plan.id.toLowerCase(), sorted]);
}
function fingerprintOf(subject) {
    return subject + fingerprint_UNKNOWN;
}
function unreusable(fingerprint) {
    return fingerprintOf(fingerprint.slice(0, HALF));
}
function isSameSubject(fingerprint, subject) {
    return fingerprint.slice(0, HALF) === subject;
}
async function wholeFingerprint(subject, plan, context) {
    try {
        const updatedAt = plan.updatedAt ?? (await readUpdatedAt(plan.id, context));
        const files = await hashFiles(context.inputs.paths ?? [], process.cwd());
        return { fingerprint: subject + hashOf([updatedAt, files]) };
    }
    catch (error) {
        if (context.cancelled.aborted)
            throw error;
        return { why: (0,step_error/* describeError */.Uc)(error) };
    }
}
async function readUpdatedAt(planId, context) {
    const { client, deadline, cancelled } = context;
    try {
        const request = { signal: cancelled, deadlineMs: deadline.within(fingerprint_BUDGET_MS), once: true };
        return (await client.readPlan(planId, request)).updatedAt;
    }
    catch (error) {
        if (isWithheld(error))
            return null;
        throw error;
    }
}
async function hashFiles(globs, workspace) {
    const names = new Set();
    for (const pattern of globs) {
        const matched = await (0,files_by_glob/* filesByGlob */.To)(pattern, workspace);
        if (matched.length === 0)
            throw new Error(`'${pattern}' of paths matches no file`);
        for (const name of matched)
            names.add(name);
    }
    const hashes = [];
    for (const name of [...names].sort())
        hashes.push([name, await hashFile(name, workspace)]);
    return hashes;
}
async function hashFile(name, workspace) {
    const path = (0,external_node_path_.join)(workspace, name);
    if (!(0,external_node_fs_.realpathSync)(path).startsWith((0,external_node_fs_.realpathSync)(workspace) + external_node_path_.sep) || !isFile(path)) {
        throw new Error(`'${name}', which paths matches, is not a file of the workspace`);
    }
    const hash = (0,external_node_crypto_.createHash)('sha256');
    await (0,promises_.pipeline)((0,external_node_fs_.createReadStream)(path), hash);
    return hash.digest('hex');
}
function isFile(path) {
    return (0,external_node_fs_.lstatSync)((0,external_node_fs_.realpathSync)(path)).isFile();
}
function hashOf(value) {
    return (0,external_node_crypto_.createHash)('sha256').update(JSON.stringify(value)).digest('hex').slice(0, HALF);
}

// EXTERNAL MODULE: ./collect/look-up.js
var look_up = __webpack_require__(99157);
;// CONCATENATED MODULE: ./collect/obtain/locate-run.js





const locate_run_MAX_PAGES = 200;
async function locateRun(run, source, context) {
    const { servicePhoneNumber, callTime } = source;
    const { client, clock, log } = context;
    const wait = run.forRun(`${run.label} to be found`);
    const job = await (0,look_up/* lookUp */.T)(client, source, clock, wait.context);
    run.plan = { id: job.runPlan.id, name: job.runPlan.name ?? null };
    wait.lastSeen = `simulation job ${job.simulationJobId} of run plan ${job.runPlan.id}`;
    const callMs = momentOf(job, callTime, context);
    const found = await newestHolding(callMs, job.runPlan.id, wait, context);
    const call = `the call to ${servicePhoneNumber} at ${new Date(callMs).toISOString()}`;
    if (found === null) {
        throw new step_error/* StepError */.zg('lookup', `no run of run plan ${(0,log_line/* oneLine */.TN)(job.runPlan.id, 100)} holds ${call}: set the input call-time to a moment within the call, or pass the run's ID as job-id`, 'error');
    }
    const { simulationRunPlanJobId: runId } = found;
    const span = `${found.startedAt ?? found.createdAt} to ${found.endedAt ?? 'now'}`;
    log.say({ name: `run ${runId}` }, `located${log.link(runId)}: the newest run of run plan ${job.runPlan.id} whose time span (${span}) holds ${call}, as simulation job ${job.simulationJobId} says`);
    return { runId, how: 'located', reference: null };
}
function momentOf(job, callTime, { clock }) {
    const text = callTime ?? job.startedAt;
    return (text ? (0,iso_time/* parseIsoTime */.s)(text) : null) ?? clock.now();
}
async function newestHolding(callMs, runPlanId, wait, { client }) {
    let after = null;
    for (let pages = 0; pages < locate_run_MAX_PAGES; pages += 1) {
        const page = await client
            .listRuns(runPlanId, after, wait.context)
            .catch((error) => Promise.reject((0,explain/* explainMissing */.C)(error)));
        const newest = page.runs
            .filter((run) => holds(run, callMs))
            .toSorted((a, b) => startOf(b) - startOf(a))[0];
        if (newest !== undefined)
            return newest;
        if (page.nextCursor === null || page.nextCursor === after)
            return null;
        after = page.nextCursor;
    }
    throw new step_error/* StepError */.zg('lookup', `none of the newest ${locate_run_MAX_PAGES} pages of runs of run plan ${(0,log_line/* oneLine */.TN)(runPlanId, 100)} holds the call: pass the run's ID as job-id`, 'error');
}
function holds(run, callMs) {
    const endMs = run.endedAt ? (0,iso_time/* parseIsoTime */.s)(run.endedAt) : null;
    return startOf(run) <= callMs && callMs <= (endMs ?? Number.POSITIVE_INFINITY);
}
function startOf({ startedAt, createdAt }) {
    const text = startedAt === undefined ? createdAt : startedAt;
    return (text ? (0,iso_time/* parseIsoTime */.s)(text) : null) ?? Number.POSITIVE_INFINITY;
}

// EXTERNAL MODULE: ./text/duration.js
var duration = __webpack_require__(6203);
// EXTERNAL MODULE: ./text/values/uuid-list.js
var uuid_list = __webpack_require__(52944);
;// CONCATENATED MODULE: ./collect/obtain/record-run.js






async function recordStart(runId, runPlanId, fingerprint, context) {
    const started = referenceTo(runId, fingerprint, undefined, context);
    const reference = { ...started, runPlanId, outcome: 'started' };
    await context.history.record(reference);
    return reference;
}
async function recordResult({ facts, reference, fingerprint, planChangedAt }, result, context) {
    const { history, evaluatedById, source } = context;
    const isFinal = result.isEvaluated && hasFinalEvaluation(facts, result.outcome);
    if (result.outcome === 'started' || !(isFinal || reference !== null))
        return;
    const known = reference ??
        (await findReference(facts.jobId, context)) ??
        referenceTo(facts.jobId, fingerprint, facts, context);
    const recorded = {
        ...known,
        outcome: isFinal ? result.outcome : known.outcome,
        endedAt: (0,model_outcome/* hasEnded */.hY)(facts.runStatus) || isFinal ? endOf(facts, known, context) : null,
        ...(result.isPooled &&
            result.outcome !== 'failed' && { fingerprint: unreusable(known.fingerprint) }),
    };
    await history.record(recorded, planChangedAt);
    if (source.kind !== 'run-plan')
        await evaluatedById.record(recorded);
}
function hasFinalEvaluation(facts, outcome) {
    if (outcome !== 'inconclusive')
        return outcome === 'failed' || facts.report !== null;
    const mayBeGraded = facts.runStatus === null || facts.runStatus === 'COMPLETED';
    return facts.report !== null && !(mayBeGraded && (0,service_verdict/* whyNotEvaluated */.pl)(facts) !== null);
}
async function withEvaluations(pointers, ref, { evaluatedById }) {
    if (pointers.every(({ outcome }) => outcome !== 'started'))
        return pointers;
    const elsewhere = await evaluatedById.read(ref);
    return pointers.map((one) => {
        const evaluated = elsewhere.find(({ jobId }) => jobId === one.jobId);
        if (one.outcome !== 'started' || evaluated === undefined)
            return one;
        const { outcome, endedAt } = evaluated;
        return { ...one, outcome, endedAt };
    });
}
async function findReference(runId, { history, refs }) {
    return (await history.read(refs.own)).find((one) => (0,same_id/* isSame */.F)(one.jobId, runId)) ?? null;
}
function referenceTo(runId, fingerprint, facts, { clock, origin }) {
    const about = facts?.about;
    const runPlanId = about?.planId ?? '';
    return {
        jobId: runId,
        runPlanId: (0,uuid_list/* isUuid */.O)(runPlanId) ? runPlanId : '',
        fingerprint,
        startedAt: isoTime(about?.startedAt ?? about?.createdAt) ?? toIso(clock.now()),
        endedAt: null,
        outcome: null,
        ...origin,
    };
}
function endOf({ about, isStartedHere }, { startedAt, endedAt }, { clock }) {
    if (endedAt !== null)
        return endedAt;
    const now = toIso(clock.now());
    const shown = isoTime(about?.endedAt) ?? now;
    return shown > now || (isStartedHere && shown < startedAt) ? now : shown;
}
function isoTime(text) {
    const ms = text ? (0,iso_time/* parseIsoTime */.s)(text) : null;
    return ms === null ? null : toIso(ms);
}
function toIso(ms) {
    return new Date(ms).toISOString();
}

;// CONCATENATED MODULE: ./collect/obtain/recorded-run.js


const recorded_run_BUDGET_MS = 30_000;
const recorded_run_UNKNOWN = 'UNKNOWN';
async function readRecorded(jobId, plan, context) {
    const results = await context.client.readResults(jobId, requestOf(context));
    refuseOtherPlan(results, plan);
    return results;
}
async function readRecordedStatus(jobId, plan, context) {
    const results = await readIfThere(jobId, context);
    refuseOtherPlan(results, plan);
    try {
        return (await context.client.readRun(jobId, requestOf(context))).status;
    }
    catch (error) {
        if (!(error instanceof errors/* ServiceError */._7))
            throw error;
        const status = results?.run?.status ?? (results?.debrief && recorded_run_UNKNOWN);
        return status ?? (await askForDebrief(jobId, context));
    }
}
async function askForDebrief(jobId, context) {
    try {
        await context.client.requestDebrief(jobId, { regenerate: false }, requestOf(context));
    }
    catch (error) {
        if (!(error instanceof errors/* ServiceError */._7) || error.status !== 409)
            throw error;
    }
    return recorded_run_UNKNOWN;
}
async function readIfThere(jobId, context) {
    try {
        return await context.client.readResults(jobId, requestOf(context));
    }
    catch (error) {
        if (error instanceof errors/* ServiceError */._7)
            return null;
        throw error;
    }
}
function refuseOtherPlan(results, plan) {
    const planId = results?.run?.simulationRunPlanId;
    if (planId && !(0,same_id/* isSame */.F)(planId, plan.id))
        throw new Error('it is one of another plan');
}
function requestOf({ deadline, cancelled }) {
    return { signal: cancelled, deadlineMs: deadline.within(recorded_run_BUDGET_MS) };
}

// EXTERNAL MODULE: ./service/operations.js + 1 modules
var operations = __webpack_require__(25587);
;// CONCATENATED MODULE: ./collect/obtain/start-run.js








const LOST_START = 'start';
const START_GRACE_MS = 1_500;
async function startRun(run, plan, variables, context) {
    const name = describePlan(plan);
    const wait = run.forRun(`a run of ${name} to start`);
    const runId = await requestStart(run, plan, variables, wait.context, context);
    context.saver?.started(runId);
    const reference = await recordStart(runId, plan.id, run.fingerprint, context);
    const { log } = context;
    log.say({ name: `run ${runId}` }, `started from ${name}${log.link(runId)}`);
    return { runId, how: 'started', reference };
}
async function requestStart(run, plan, variables, request, context) {
    const name = describePlan(plan);
    const putOff = (error) => run.forAdmission(name, error).context.deadlineMs;
    const longestPauseMs = LONGEST_QUEUE_PAUSE_MS;
    const own = { ...request, longestPauseMs, lingerMs: START_GRACE_MS, putOff };
    try {
        return (await context.client.startRun(plan.id, variables, own)).jobId;
    }
    catch (error) {
        throw error instanceof errors/* ServiceError */._7 ? explainFailedStart(error, plan, context) : error;
    }
}
function explainFailedStart(error, plan, context) {
    if (!error.mayHaveBeenTaken) {
        const { outcome, rule, message } = (0,explain/* explain */.W)(...refusedStart(error, plan));
        return new step_error/* StepError */.zg(rule, `${(0,step_error/* withoutPeriod */.Kx)(message)}. No run was started`, outcome);
    }
    const { aborted, reason } = context.cancelled;
    const what = aborted ? `${String(reason.message)}; ${error.message}` : error.message;
    return new step_error/* StepError */.zg(LOST_START, `${(0,step_error/* withoutPeriod */.Kx)(what)}. A run of ${describePlan(plan)} may have been started; the request is not retried, since a second run would make real calls. To find it, check the newest runs of the plan (${listOf(plan.id, context)}, or the dashboard) and pass its ID as the input job-id`);
}
function refusedStart(error, plan) {
    if (error.profileKey === '') {
        return [error, null, settings/* INPUTS_OF */.MJ['run-plan'], settings/* WHERE_ID_FOUND */.Lq['run-plan']];
    }
    return [plan.name === null ? error : (0,explain/* explainMissing */.C)(error), null, 'the input run-plan'];
}
function listOf(runPlanId, { source }) {
    const { list } = (source.service.profile ?? operations/* STANDARD_PROFILE */.Ay).operations;
    const { method, path } = (0,operations/* fillRequest */.Dv)(list, { runPlanId });
    return `${method} ${path}`;
}

;// CONCATENATED MODULE: ./collect/obtain/obtain-run.js









const MAX_REF_CHARS = 200;
async function findRecordedRun(run, plan, variables, context) {
    const subject = subjectOf(plan, variables, context);
    const fingerprint = fingerprintOf(subject);
    const nothing = { found: null, fingerprint, notes: [] };
    const resumable = await findResumableRun(run, plan, subject, context);
    if (resumable !== null)
        return { ...nothing, found: { reference: resumable, how: 'resumed' } };
    const { reuseMs } = context.inputs;
    if (reuseMs === null)
        return nothing;
    const whole = await wholeFingerprint(subject, plan, context);
    if ('why' in whole) {
        const note = `No earlier run could be reused, nor can this one: ${whole.why}.`;
        return { ...nothing, notes: [note] };
    }
    const limits = { fingerprint: whole.fingerprint, maxAgeMs: reuseMs };
    const reusable = await findReusableRun(run, plan, limits, context);
    return { ...nothing, ...whole, found: reusable && { reference: reusable, how: 'reused' } };
}
async function obtainRun(run, plan, variables, { found, fingerprint, notes }, context) {
    run.fingerprint = fingerprint;
    for (const note of notes)
        run.note(note);
    if (found === null)
        return startRun(run, plan, variables, context);
    const { reference, how } = found;
    return how === 'resumed' ? resume(run, reference, context) : reuse(run, reference, context);
}
function resume(run, left, { saver, log, origin }) {
    const { jobId: runId, attempt, startedAt } = left;
    saver?.started(runId);
    run.note(`No run was started: attempt ${attempt} of this step had started this one at ${startedAt}.`);
    log.say({ name: `run ${runId}` }, `followed, since attempt ${attempt} of this step has started it${log.link(runId)}`);
    return { runId, how: 'resumed', reference: { ...left, attempt: origin.attempt } };
}
function reuse(run, reused, context) {
    const { inputs, clock, refs, log } = context;
    const { jobId: runId } = reused;
    const ageMs = clock.now() - Date.parse(reused.endedAt ?? reused.startedAt);
    const commit = reused.sha === '' ? '' : `, of commit ${reused.sha.slice(0, 7)}`;
    const ref = reused.ref === '' ? '' : ` on ${(0,log_line/* oneLine */.TN)(reused.ref, MAX_REF_CHARS)}`;
    const age = `${(0,duration/* formatDuration */.a)(ageMs)} ago${commit}${ref}`;
    run.note(`Reused: no run was started, since this one ended ${age} with the same plan, variables and files (reuse: ${(0,duration/* formatDuration */.a)(inputs.reuseMs ?? 0)}). Its results were read and evaluated again.`);
    log.say({ name: `run ${runId}` }, `reused: it ended ${age}${log.link(runId)}`);
    return { runId, how: 'reused', reference: { ...reused, ref: refs.own } };
}
async function findResumableRun(run, plan, subject, context) {
    const left = await leftByLastAttempt(subject, context);
    const judged = left.find(({ outcome }) => outcome === 'failed' || outcome === 'inconclusive');
    const open = left.filter(({ outcome }) => judged === undefined || outcome === 'started');
    for (const pointer of open) {
        run.forRun(`run ${pointer.jobId} to be read`);
        const why = await whyNotResumed(pointer, plan, context);
        if (why === null)
            return pointer;
        context.log.say(run, `run ${pointer.jobId} of attempt ${pointer.attempt}: ${why}`);
    }
    if (judged !== undefined) {
        const { jobId, attempt, outcome } = judged;
        context.log.say(run, `run ${jobId} of attempt ${attempt} came to ${outcome}, so another is started`);
    }
    return null;
}
async function leftByLastAttempt(subject, context) {
    const { origin, refs, history } = context;
    if (origin.attempt <= 1 || origin.workflowRun === '')
        return [];
    const earlier = (await history.read(refs.own)).filter((one) => one.workflowRun === origin.workflowRun &&
        one.job === origin.job &&
        one.step === origin.step &&
        one.attempt < origin.attempt &&
        isSameSubject(one.fingerprint, subject));
    const last = Math.max(...earlier.map(({ attempt }) => attempt));
    const left = earlier.filter(({ attempt }) => attempt === last);
    return withEvaluations(left, refs.own, context);
}
async function whyNotResumed({ jobId, outcome, endedAt }, plan, context) {
    let status;
    try {
        status = await readRecordedStatus(jobId, plan, context);
    }
    catch (error) {
        context.cancelled.throwIfAborted();
        return `it is not followed, since it cannot be read: ${(0,step_error/* describeError */.Uc)(error)}`;
    }
    if (/^CANCELL?(?:ED|ING)$/.test(status))
        return 'it was cancelled';
    const isSpent = (0,model_outcome/* hasEnded */.hY)(status) && status !== 'COMPLETED';
    const wasSeen = outcome === 'started' && endedAt !== null;
    return isSpent && wasSeen ? `it ended ${status}, and there was nothing to evaluate` : null;
}
const MAX_READ = 3;
async function findReusableRun(run, plan, { fingerprint, maxAgeMs }, context) {
    const { refs, history, clock, log } = context;
    let read = 0;
    for (const ref of new Set([refs.own, refs.base ?? refs.own])) {
        const same = (await history.read(ref)).filter((one) => one.fingerprint === fingerprint);
        for (const pointer of await withEvaluations(same, ref, context)) {
            if (!isEvaluated(pointer, context))
                continue;
            if (!isWithin(pointer.endedAt, maxAgeMs, clock.now()))
                continue;
            if (read === MAX_READ)
                return null;
            read += 1;
            run.forRun(`run ${pointer.jobId} to be read`);
            const why = await whyNotReused(pointer, plan, maxAgeMs, context);
            if (why === null)
                return pointer;
            log.say(run, `run ${pointer.jobId} is not reused: ${why}`);
        }
    }
    return null;
}
function isEvaluated({ outcome }, { origin }) {
    return outcome === 'passed' || (outcome === 'failed' && origin.attempt <= 1);
}
async function whyNotReused({ jobId, endedAt }, plan, maxAgeMs, context) {
    try {
        const { debrief, run } = await readRecorded(jobId, plan, context);
        if (debrief?.status !== 'READY')
            return 'its debrief is not READY';
        const isRecent = isWithin(run?.endedAt ?? endedAt, maxAgeMs, context.clock.now());
        return isRecent ? null : 'it is too old';
    }
    catch (error) {
        context.cancelled.throwIfAborted();
        return (0,step_error/* describeError */.Uc)(error);
    }
}
function isWithin(moment, maxAgeMs, nowMs) {
    const ms = (0,iso_time/* parseIsoTime */.s)(moment ?? '');
    return ms !== null && Math.abs(nowMs - ms) <= maxAgeMs;
}

;// CONCATENATED MODULE: ./collect/collect-runs.js














async function collectRuns(context) {
    const { log, inputs } = context;
    await (0,next_turn/* nextTurn */.t)();
    const wanted = await findWantedRuns(context);
    if (wanted.some((one) => 'facts' in one))
        return wanted.filter((one) => 'facts' in one);
    const runs = wanted.filter((one) => 'obtain' in one);
    log.begin(runs.length);
    return (0,in_turn/* inTurn */.l)(runs, inputs.maxParallel, async (run) => {
        const { collectFurther } = run;
        return { ...(await collectRun(run, context)), collectFurther };
    });
}
async function findWantedRuns(context) {
    const { source } = context;
    switch (source.kind) {
        case 'run-plan':
            return findPlanRuns(source, context);
        case 'job-id': {
            const refused = await refuseBaseline([], context);
            if (refused.length > 0)
                return refused;
            return source.jobIds.map((runId) => ({
                ...{ label: runId, stableName: '', plan: null, notes: [], collectFurther: null },
                async obtain() {
                    context.log.say({ name: `run ${runId}` }, `given by job-id${context.log.link(runId)}`);
                    return { runId, how: 'given', reference: null };
                },
            }));
        }
        case 'service-phone-number': {
            const refused = await refuseBaseline([], context);
            if (refused.length > 0)
                return refused;
            const { servicePhoneNumber: stableName } = source;
            const label = `the run that uses ${stableName}`;
            const obtain = (run) => locateRun(run, source, context);
            return [{ label, stableName, plan: null, notes: [], collectFurther: null, obtain }];
        }
    }
}
async function findPlanRuns({ plans, variables }, context) {
    const { wanted, refused } = await findPlans(plans, context);
    const all = wanted.map(({ plan }) => plan);
    const refusals = [...refused.map(refusedRun), ...(await refuseBaseline(all, context))];
    if (refusals.length > 0)
        return refusals;
    const budget = await applyCallBudget(wanted, variables, context);
    if ('refused' in budget)
        return [budget.refused];
    return wanted.map(({ label, stableName, plan }) => {
        const { recorded, known = plan, notes = [] } = budget.of.get(plan) ?? {};
        return {
            ...{ label, stableName, notes, plan: known.name === null ? null : known },
            async obtain(run) {
                const found = recorded ?? (await findRecordedRun(run, plan, variables, context));
                return obtainRun(run, plan, variables, found, context);
            },
            collectFurther: (furtherLabel) => collectFurther({ label: furtherLabel, stableName, plan }, variables, context),
        };
    });
}
function collectFurther({ label, stableName, plan }, variables, context) {
    context.log.expectAnother();
    const obtain = (run) => {
        run.fingerprint = fingerprintOf(subjectOf(plan, variables, context));
        return startRun(run, plan, variables, context);
    };
    return collectRun({ label, stableName, plan: null, notes: [], obtain }, context);
}
async function applyCallBudget(wanted, variables, context) {
    const { maxCalls, maxParallel } = context.inputs;
    const of = new Map();
    if (maxCalls === null)
        return { of };
    const labels = wanted.map(({ label }) => label).join(', ');
    const run = new RunWait(labels, context);
    try {
        await (0,in_turn/* inTurn */.l)(wanted, maxParallel, async ({ label, plan }) => {
            const own = new RunWait(label, context);
            of.set(plan, { recorded: await findRecordedRun(own, plan, variables, context) });
        });
        const toStart = wanted.flatMap(({ plan }) => of.get(plan)?.recorded.found === null ? plan : []);
        const counted = await checkCallBudget(toStart, context);
        for (const [index, { plan: known, unknown }] of counted.entries()) {
            const plan = toStart[index];
            const budgeted = plan && of.get(plan);
            if (plan === undefined || budgeted === undefined)
                continue;
            const note = `How many calls the run plan places is not known (${unknown}), so max-calls could not hold it back.`;
            of.set(plan, { ...budgeted, known, notes: unknown === null ? [] : [note] });
        }
        return { of };
    }
    catch (error) {
        const names = wanted.map(({ stableName }) => stableName).join(', ');
        return { refused: refusedRun((0,run_facts/* endedRun */.O)(labels, endingOf(error, run, context), names)) };
    }
}
async function refuseBaseline(plans, context) {
    if (!context.inputs.wait)
        return [];
    const label = 'the baseline';
    try {
        const planIds = plans.map(({ id }) => id);
        const why = await lookUpBaseline(planIds, context);
        if (why !== null) {
            context.runner.info(`The run that the input baseline names cannot be compared with now: ${why}.`);
        }
        return [];
    }
    catch (error) {
        return [refusedRun((0,run_facts/* endedRun */.O)(label, endingOf(error, new RunWait(label, context), context)))];
    }
}
function refusedRun(facts) {
    const unknown = {
        reference: null,
        fingerprint: '',
        planChangedAt: null,
        left: null,
        further: [],
    };
    return { facts, ...unknown, collectFurther: null };
}
async function closeRuns(runs, context) {
    const { cancelled, saver, runner } = context;
    const closed = cancelled.aborted
        ? await Promise.all(runs.map((run) => closeCancelled(run, context)))
        : [...runs];
    const all = closed.flatMap((run) => [run, ...run.further]);
    for (const { facts, left } of all) {
        if (left?.why !== 'uncancelled')
            saver?.finished(facts.jobId);
    }
    (0,cancel/* annotateLeftRuns */.mr)(all.map(({ facts, left }) => ({ id: facts.jobId, left })), runner);
    return closed;
}
async function closeCancelled(run, context) {
    const further = await Promise.all(run.further.map((one) => cancelLeft(one, context)));
    return { ...(await cancelLeft(run, context)), further, collectFurther: null };
}
async function cancelLeft(run, context) {
    const { facts, left } = run;
    const isStarted = facts.ending?.outcome === 'started';
    const wait = new RunWait(facts.label, context);
    wait.run = { runId: facts.jobId, how: 'given', reference: null };
    const ending = isStarted ? endingOf(context.cancelled.reason, wait, context) : facts.ending;
    if (left?.why !== 'lost' && !(isStarted && facts.isStartedHere)) {
        return { ...run, facts: { ...facts, ending } };
    }
    const { left: still, notes, askedToCancel = false } = await (0,cancel/* cancelRun */.Su)(wait, context);
    return {
        ...run,
        left: still,
        facts: {
            ...facts,
            ending,
            notes: [...facts.notes, ...notes],
            ...(askedToCancel && { askedToCancel }),
        },
    };
}

// EXTERNAL MODULE: ./history/stores.js
var stores = __webpack_require__(25352);
;// CONCATENATED MODULE: ./history/run-history.js




const NO_HISTORY = {
    read: async () => [],
    record: async () => { },
};
function openHistory(place, gate, runtime) {
    const store = (0,stores/* openStore */.C)(place, runtime);
    if (store === null)
        return NO_HISTORY;
    return new StoredHistory(store, digest(JSON.stringify(gate)), runtime);
}
class StoredHistory {
    #store;
    #gate;
    #runner;
    #read = new Map();
    #own = new Map();
    #unstored = new Set();
    #stored = Promise.resolve();
    constructor(store, gate, { runner }) {
        this.#store = store;
        this.#gate = gate;
        this.#runner = runner;
    }
    read(ref) {
        const known = this.#read.get(ref) ?? this.#load(ref);
        this.#read.set(ref, known);
        return known;
    }
    record(reference, planChangedAt = null) {
        if (!(0,run_reference/* isValidReference */.aF)(reference)) {
            this.#debug('a run is not recorded, because its facts have an unexpected form');
            return this.#stored;
        }
        this.#own.set(reference.jobId, { reference, planChangedAt });
        this.#unstored.add(reference.ref);
        this.#stored = this.#stored.then(() => this.#storeOwn());
        return this.#stored;
    }
    async #load(ref) {
        try {
            return this.#parse(await this.#store.read(this.#nameOf(ref)), ref);
        }
        catch (error) {
            this.#debug(`the runs of ${ref} cannot be read: ${(0,step_error/* describeError */.Uc)(error)}`);
            return [];
        }
    }
    async #storeOwn() {
        for (const ref of this.#unstored) {
            this.#unstored.delete(ref);
            const own = () => [...this.#own.values()].filter(({ reference }) => reference.ref === ref);
            try {
                await this.#store.update(this.#nameOf(ref), (text) => (0,run_reference/* composeDocument */.wI)(this.#gate, own().reduce(run_reference/* withRecorded */.tu, this.#parse(text, ref))));
            }
            catch (error) {
                this.#debug(`nothing is recorded under ${ref}: ${(0,step_error/* describeError */.Uc)(error)}`);
            }
        }
    }
    #parse(text, ref) {
        if (text === null)
            return [];
        return (0,run_reference/* parseDocument */.Tp)(text, this.#gate, ref, (why) => this.#debug(why));
    }
    #nameOf(ref) {
        return `${this.#gate}-${digest(ref)}`;
    }
    #debug(text) {
        this.#runner.debug(`run history: ${text}`);
    }
}
function digest(text) {
    return (0,external_node_crypto_.createHash)('sha256').update(text).digest('hex').slice(0, 24);
}

// EXTERNAL MODULE: ./runner/deadline.js
var runner_deadline = __webpack_require__(47388);
// EXTERNAL MODULE: ./collect/connect.js + 3 modules
var connect = __webpack_require__(16892);
;// CONCATENATED MODULE: ./collect/earlier-runs/earlier-runs.js



const AT_ONCE = 4;
const earlier_runs_BUDGET_MS = 8_000;
class EarlierRuns {
    #reader;
    #runs = new Map();
    #queue = [];
    #atWork = 0;
    constructor(reader) {
        this.#reader = reader;
    }
    read(jobId, deadlineMs = Number.POSITIVE_INFINITY) {
        const key = jobId.toLowerCase();
        const known = this.#runs.get(key) ??
            this.#attempt(jobId, deadlineMs, async (client, request) => earlierRunOf(jobId, await client.readResults(jobId, request)));
        this.#runs.set(key, known);
        return known;
    }
    async readWhole(jobId, deadlineMs) {
        const run = await this.read(jobId, deadlineMs);
        if ('why' in run || !run.lacksReport)
            return run;
        const whole = await this.#attempt(jobId, deadlineMs, async (client, request) => {
            const { report } = await client.requestDebrief(jobId, { regenerate: false }, request);
            return report ? withReport(run, report) : run;
        });
        const best = 'why' in whole ? run : whole;
        this.#runs.set(jobId.toLowerCase(), Promise.resolve(best));
        return best;
    }
    async readJobs(jobId, deadlineMs) {
        const run = await this.#attempt(jobId, deadlineMs, (client, request) => client.readRun(jobId, { ...request, once: true }));
        return 'why' in run ? null : run.simulationJobs;
    }
    async #attempt(jobId, deadlineMs, read) {
        const { client, deadline, cancelled, runner } = this.#reader;
        if (this.#atWork >= AT_ONCE)
            await new Promise((resolve) => this.#queue.push(resolve));
        else
            this.#atWork += 1;
        try {
            const ownMs = Math.min(deadlineMs, deadline.within(earlier_runs_BUDGET_MS));
            return await read(client, { signal: cancelled, deadlineMs: ownMs });
        }
        catch (error) {
            const isExpected = error instanceof errors/* ServiceError */._7 || error instanceof step_error/* CancelledError */.cc;
            runner.debug(`earlier run ${jobId}: ${isExpected ? error.message : (0,step_error/* stackOf */.US)(error)}`);
            if (!(error instanceof errors/* ServiceError */._7)) {
                return { why: 'the step was cancelled', isUnknown: false };
            }
            const isUnknown = error.status === 404 && error.type !== undefined;
            return { why: (0,step_error/* withoutPeriod */.Kx)(error.message), isUnknown };
        }
        finally {
            const next = this.#queue.shift();
            if (next === undefined)
                this.#atWork -= 1;
            else
                next();
        }
    }
}

// EXTERNAL MODULE: ./report/names.js
var report_names = __webpack_require__(2274);
// EXTERNAL MODULE: ./service/trouble-log.js
var trouble_log = __webpack_require__(44235);
;// CONCATENATED MODULE: ./collect/progress-log.js




const TICK_MS = 10_000;
const MAX_WAITS = 8;
const MAX_LINE_CHARS = 3_000;
class ProgressLog {
    #runner;
    #clock;
    #runUrl;
    #watched = new Set();
    #lastProgress = new Map();
    #hints = new Set();
    #troubles;
    #stopped = new AbortController();
    #total = 0;
    #ended = 0;
    #lastLineMs;
    constructor(runner, clock, runUrl) {
        this.#runner = runner;
        this.#clock = clock;
        this.#runUrl = runUrl;
        this.#lastLineMs = clock.now();
        this.#troubles = new trouble_log/* TroubleLog */.q(runner, clock, (line) => this.#log(line));
    }
    begin(total) {
        this.#total = total;
        void this.#beat();
    }
    expectAnother() {
        this.#total += 1;
    }
    end() {
        this.#stopped.abort();
    }
    watch(run) {
        this.#watched.add(run);
    }
    finished(run) {
        this.#watched.delete(run);
        this.#ended += 1;
    }
    link(runId) {
        const url = (0,report_names/* runUrl */.Vp)(runId, { runUrl: this.#runUrl });
        return url === null ? '' : ` (${url})`;
    }
    say(run, text) {
        this.#log(`${run.name}: ${text}`);
    }
    hint(text) {
        if (this.#hints.has(text))
            return;
        this.#hints.add(text);
        this.#log(text);
    }
    progress(run, text) {
        if (this.#lastProgress.get(run) === text)
            return;
        this.#lastProgress.set(run, text);
        this.say(run, `${text}${run.current?.progress ?? ''}`);
    }
    trouble(retry) {
        this.#troubles.note(retry);
    }
    #log(text) {
        this.#runner.info((0,log_line/* oneLine */.TN)(text, MAX_LINE_CHARS));
        this.#lastLineMs = this.#clock.now();
    }
    async #beat() {
        try {
            for (;;) {
                await this.#clock.sleep(TICK_MS, this.#stopped.signal);
                if (this.#clock.now() - this.#lastLineMs >= trouble_log/* QUIET_MS */.u)
                    this.#logWaits();
            }
        }
        catch (error) {
            if (!this.#stopped.signal.aborted)
                this.#runner.debug((0,step_error/* stackOf */.US)(error));
        }
    }
    #logWaits() {
        const watched = [...this.#watched];
        if (this.#total > MAX_WAITS) {
            this.#log(`${this.#ended} of ${this.#total} runs done, ${watched.length} being watched`);
        }
        for (const run of watched.slice(0, MAX_WAITS)) {
            const { progress = '', lastSeen = 'nothing yet' } = run.current ?? {};
            this.say(run, `still waiting${progress}; last seen: ${lastSeen}`);
        }
    }
}

// EXTERNAL MODULE: ./collect/saved-runs.js
var saved_runs = __webpack_require__(70748);
;// CONCATENATED MODULE: ./collect/context.js








function createContext(source, inputs, runtime) {
    const log = new ProgressLog(runtime.runner, runtime.clock, inputs.runUrl);
    const client = (0,connect/* connect */.N)(source.service, runtime, (retry) => log.trouble(retry));
    const event = (0,inputs_event/* readEventPayload */.N)(runtime.env);
    const refs = refsOf(runtime.env, event);
    const deadline = new runner_deadline/* StepDeadline */.d(runtime.clock);
    const { baseUrl } = source.service;
    return {
        ...runtime,
        ...{ source, inputs, client, log, deadline, refs },
        saver: inputs.cancelOnAbort ? new saved_runs/* RunSaver */.Nb(runtime.runner) : null,
        history: openHistory(inputs.memory, [baseUrl, inputs.gateName ?? ''], runtime),
        evaluatedById: openHistory(inputs.memory, [baseUrl, 'judged by ID'], runtime),
        earlierRuns: new EarlierRuns({ client, deadline, ...runtime }),
        origin: originOf(runtime.env, event, refs),
    };
}

;// CONCATENATED MODULE: ./collect/dry-run.js













const dry_run_BUDGET_MS = 35_000;
const CREDENTIAL_MS = 10_000;
const LOOKING = /(?:^|[^a-z])(?:read|view|list|get)(?:$|[^a-z])/i;
const REUSE_NOTE = 'With reuse, the result of an identical recorded run would be used instead of starting one; a dry run does not check this.';
const HEALTH_PATHS = ['/health', '/v1/health'];
const NO_RUN = '00000000-0000-4000-8000-000000000000';
const dry_run_MAX_NAMES = 20;
const dry_run_MAX_NAME_CHARS = 100;
async function rehearse(context) {
    const { source } = context;
    const label = 'the dry run';
    const run = new RunWait(label, context);
    const notes = [];
    try {
        notes.push(...(await noteHealth(run, context)));
        const credential = await readCredential(run, context);
        notes.push(describeCredential(credential));
        if (source.kind !== 'run-plan') {
            notes.push(...(await noteBaseline([], context)));
            const message = await nameRuns(source, run, context);
            return { kind: 'holds', message, notes, comparisons: [] };
        }
        refuseReadOnly(credential);
        const { wanted, refused } = await findPlans(source.plans, context);
        if (refused.length > 0)
            return { kind: 'refused', runs: refused };
        const plans = wanted.map(({ plan }) => plan);
        notes.push(...(await noteBaseline(plans, context)));
        const [message, unknown] = await namePlans(plans, run, context);
        if (context.inputs.reuseMs !== null)
            notes.push(REUSE_NOTE);
        const comparisons = await Promise.all(plans.map((plan) => dry_run_readComparison(plan, context)));
        return { kind: 'holds', message, notes: [...notes, ...unknown], comparisons };
    }
    catch (error) {
        return { kind: 'refused', runs: [(0,run_facts/* endedRun */.O)(label, endingOf(error, run, context))] };
    }
}
async function dry_run_readComparison(plan, context) {
    const { client, refs, inputs, clock, cancelled } = context;
    const request = { signal: cancelled, deadlineMs: clock.now() + CREDENTIAL_MS, once: true };
    const read = await client.readPlan(plan.id, request).catch((error) => {
        if (!(error instanceof errors/* ServiceError */._7))
            throw error;
        return null;
    });
    const calls = (read?.testCaseCount ?? 0) * (read?.iterationCount ?? 0);
    const wanted = { jobId: '', planId: plan.id, isStartedHere: true };
    const recorded = await recordedBefore(wanted, refs.base ?? refs.own, context);
    const passed = recorded.filter(({ outcome }) => outcome === 'passed').length;
    const runs = Math.min(passed || inputs.baselineRuns, inputs.baselineRuns);
    const checks = (read?.metrics ?? []).filter(({ minPassRate }) => minPassRate !== null).length;
    return { plan: describePlan(plan), calls, checks, baselineCalls: runs * calls };
}
async function noteBaseline(plans, context) {
    const planIds = plans.map(({ id }) => id);
    const why = await lookUpBaseline(planIds, context);
    return why === null
        ? []
        : [
            `The run that the input baseline names cannot be compared with now (${why}); the service's previous run would be used instead.`,
        ];
}
async function noteHealth(run, context) {
    for (const path of HEALTH_PATHS) {
        const answer = await checkHealth(path, run, context);
        if (answer === null)
            continue;
        const text = `GET ${path} answered ${(0,step_error/* withoutPeriod */.Kx)(answer)}`;
        context.log.say(run, text);
        return [`${text}.`];
    }
    return [];
}
async function checkHealth(path, run, context) {
    try {
        return await context.client.checkHealth(path, briefly(run, 'the service to answer', context));
    }
    catch (error) {
        if (isNotOffered(error))
            return null;
        if (!(error instanceof errors/* ServiceError */._7))
            throw error;
        if (isMeant(error) && error.status !== 403)
            throw error;
        return error.problem;
    }
}
async function readCredential(run, context) {
    const { signal, deadlineMs } = briefly(run, 'the service to answer', context);
    const soonMs = Math.min(deadlineMs, context.clock.now() + CREDENTIAL_MS);
    try {
        return await context.client.readCredential({ signal, deadlineMs: soonMs, once: true });
    }
    catch (error) {
        if (!(error instanceof errors/* ServiceError */._7))
            throw error;
        if (isMeant(error) && error.kind !== 'timeout')
            throw error;
        return null;
    }
}
function briefly(run, what, context) {
    const { signal, deadlineMs } = run.forRun(what).context;
    const briefMs = context.clock.now() + dry_run_BUDGET_MS;
    return { signal, deadlineMs: Math.min(deadlineMs, briefMs) };
}
function isMeant(error) {
    const { kind, status, cause } = error;
    if (kind === 'deadline')
        return !(cause instanceof errors/* ServiceError */._7) || isMeant(cause);
    if (kind === 'status')
        return status === 401 || status === 403 || (0,errors/* isSpent */.Fh)(error);
    return kind !== 'shape' && kind !== 'not-json' && kind !== 'too-large';
}
function describeCredential(credential) {
    const granted = permissionsIn(credential);
    return granted === ''
        ? 'The service reports no permissions of the key.'
        : `The key may ${granted}.`;
}
function permissionsIn(credential) {
    const names = credential?.grantedPermissions ?? [];
    return (0,format/* formatList */.ki)(names.map((name) => (0,log_line/* oneLine */.TN)(name, dry_run_MAX_NAME_CHARS)), dry_run_MAX_NAMES);
}
function refuseReadOnly(credential) {
    const granted = credential?.grantedPermissions ?? [];
    if (granted.length === 0 || !granted.every((name) => LOOKING.test(name)))
        return;
    throw new step_error/* StepError */.zg('permission', `the input api-key may only read (${permissionsIn(credential)}), and starting a run takes more: use a key with Full Access`, 'error');
}
async function namePlans(plans, run, context) {
    const counted = await checkCallBudget(plans, context);
    const notes = [];
    for (const { plan, error, unknown } of counted) {
        if (error !== null)
            notes.push(...(await noteUnknown(plan, error, run, context)));
        if (unknown === null)
            continue;
        notes.push(`How many calls ${describePlan(plan)} places is not known: ${unknown}.`);
    }
    const each = counted.map(({ plan, text }) => `a run of ${describePlan(plan)}, ${text}`);
    const all = counted.length > 1 ? ` (${(0,format/* formatCounted */.So)(totalCalls(counted), 'call')} known)` : '';
    return [`would start ${each.join('; ')}${all}. Nothing was started`, notes];
}
async function noteUnknown(plan, error, run, context) {
    const { client } = context;
    const request = briefly(run, 'the run plan to be found', context);
    if (!isNotOffered(error))
        throw error;
    if (await isOffered(client.listPlans(null, null, request)))
        throw error;
    await isOffered(client.readResults(NO_RUN, request));
    return [
        `${describePlan(plan)} was not checked: the service does not show its run plans (${(0,step_error/* withoutPeriod */.Kx)(error.message)}).`,
    ];
}
async function isOffered(response) {
    try {
        await response;
        return true;
    }
    catch (error) {
        if (isNotOffered(error))
            return false;
        throw error;
    }
}
async function nameRuns(source, run, context) {
    if (source.kind === 'service-phone-number') {
        const { runId } = await locateRun(run, source, context);
        return `would evaluate run ${runId}. No debrief was requested`;
    }
    for (const jobId of source.jobIds) {
        const wait = run.forRun(`run ${jobId} to be found`);
        try {
            await context.client.readResults(jobId, wait.context);
        }
        catch (error) {
            if (!(error instanceof errors/* ServiceError */._7) || error.status !== 409)
                throw error;
        }
    }
    return `would evaluate ${source.jobIds.map((jobId) => `run ${jobId}`).join(', ')}. No debrief was requested`;
}

;// CONCATENATED MODULE: ./collect/saved/facts-of-results.js





function factsOfResults(named, results, why, rule = 'debrief') {
    const { label, jobId = '', stableName } = named;
    const { debrief, run } = results;
    const report = (debrief?.status === 'READY' ? debrief.report : null) ?? null;
    const ending = { outcome: 'inconclusive', reasons: [{ rule, message: why }] };
    const cases = casesOf({ calls: gradedCalls(results.calls ?? []), jobs: null }, []);
    const measures = measuresOf(measuredMetrics(results), []);
    return {
        ...(0,run_facts/* endedRun */.O)(label, ending, stableName),
        ...evidenceOf({ results }),
        ...(cases.length > 0 && { cases }),
        ...(measures.length > 0 && { measures }),
        ...{
            jobId,
            report,
            runStatus: run?.status ?? null,
            debrief: debrief && debriefOf(debrief, null),
        },
        ...(report !== null && { ending: null }),
    };
}

;// CONCATENATED MODULE: ./collect/saved/runs-of-plans.js











const runs_of_plans_AT_ONCE = 4;
const INPUTS = 'the input run-plan';
async function readRunsOfPlans(plans, service, inputs, runtime) {
    const nothing = { variables: {}, variableFiles: [] };
    const source = { kind: 'run-plan', plans: [...plans], ...nothing, service };
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
    const { client, inputs, cancelled } = context;
    const run = new RunWait(label, context);
    const { context: request } = run.forRun(`the runs of ${describePlan(plan)} to be read`);
    try {
        const { runs } = await client.listRuns(plan.id, null, request);
        const ended = runs
            .filter(({ status }) => status === undefined || (0,model_outcome/* hasEnded */.hY)(status))
            .slice(0, inputs.history)
            .map(({ simulationRunPlanJobId }) => simulationRunPlanJobId);
        const read = await (0,in_turn/* inTurn */.l)(ended, runs_of_plans_AT_ONCE, (runId) => readRunOf(runId, plan.id, request.deadlineMs ?? Number.POSITIVE_INFINITY, context));
        const own = read.filter((facts) => facts !== null);
        if (own.length > 0)
            return own;
        return [refused(label, `${describePlan(plan)} has no run that has ended`, stableName)];
    }
    catch (error) {
        cancelled.throwIfAborted();
        return [refused(label, (0,explain/* explain */.W)(error, run.facts, INPUTS).message, stableName)];
    }
}
async function readRunOf(jobId, planId, listedByMs, context) {
    const { client, cancelled, deadline, log } = context;
    const deadlineMs = Math.min(listedByMs, deadline.within(PASS_BUDGET_MS));
    try {
        const results = await client.readResults(jobId, { signal: cancelled, deadlineMs });
        if (!(0,same_id/* isSame */.F)(results.run?.simulationRunPlanId ?? planId, planId)) {
            log.say({ name: `run ${jobId}` }, 'passed over, since it is a run of another plan');
            return null;
        }
        const facts = factsOfResults({ label: jobId, jobId }, results, whyWithoutReport(results));
        if (facts.ending !== null)
            return facts;
        const run = { jobId, planId, isStartedHere: false, evidence: facts, results };
        const { report, baseline } = await compareWithBaseline({ ...run, hasScenarios: false }, facts.report, context);
        return { ...facts, report, ...(baseline && { baseline }) };
    }
    catch (error) {
        cancelled.throwIfAborted();
        return { ...refused(jobId, (0,explain/* explain */.W)(error, null, INPUTS).message), jobId };
    }
}
function refused(label, message, stableName = '') {
    return (0,run_facts/* endedRun */.O)(label, { outcome: 'error', reasons: [{ rule: 'service', message }] }, stableName);
}
function whyWithoutReport({ debrief }) {
    if (debrief === null)
        return 'the run has no debrief';
    return debrief.status === 'READY'
        ? 'the results show no more of the debrief than its status'
        : 'the debrief of the run is not ready';
}

// EXTERNAL MODULE: ./service/results.js
var results = __webpack_require__(76465);
;// CONCATENATED MODULE: ./collect/saved/saved-debriefs.js









const MAX_FILES = 500;
const MAX_MIB = 32;
const MAX_PATH_CHARS = 200;
async function readSavedDebriefs(source, { detail }, runner) {
    const debug = (message) => runner.debug(message);
    const reading = { detail, debug, secrets: runner.secrets, profile: source.profile };
    if (source.kind === 'debrief-file')
        return [readSavedDebrief(source.path, reading)];
    const { paths, errors } = await (0,files_by_glob/* findFiles */.lY)(source.files, MAX_FILES);
    return [
        ...errors.map(({ pattern, problem }) => refuseFile(pattern, problem)),
        ...paths.map((path) => readSavedDebrief(path, reading)),
    ];
}
function readSavedDebrief(path, reading) {
    const results = readResults(path, reading);
    if (typeof results === 'string')
        return refuseFile(path, results);
    const why = saved_debriefs_whyWithoutReport(results.debrief, reading.detail);
    return factsOfResults({ label: path, stableName: path }, results, why, 'debrief-file');
}
function refuseFile(path, problem) {
    const message = `input 'debrief-file': '${(0,log_line/* oneLine */.TN)(path, MAX_PATH_CHARS)}' ${problem}`;
    return (0,run_facts/* endedRun */.O)(path, { outcome: 'error', reasons: [{ rule: 'input', message }] }, path);
}
function saved_debriefs_whyWithoutReport(debrief, detail) {
    if (debrief === null)
        return 'the saved debrief is null: it was never generated';
    const { status, errorMessage } = debrief;
    switch (status) {
        case 'READY':
            return 'the saved debrief is READY, but holds no report: save the response to the debrief request, which does';
        case 'FAILED':
            return `the saved debrief ended FAILED${quoteErrorMessage(errorMessage, detail)}`;
        default:
            return `the saved debrief is ${(0,log_line/* oneLine */.TN)(status, 100)}: save it again once its status is READY`;
    }
}
function readResults(path, reading) {
    const { detail, secrets, profile, debug } = reading;
    let text;
    try {
        const facts = (0,external_node_fs_.statSync)(path);
        if (!facts.isFile())
            return 'is not a file: name a file that holds one saved debrief';
        if (facts.size > MAX_MIB * 1024 * 1024) {
            return `is larger than ${MAX_MIB} MiB, which no debrief is: name a file that holds one saved debrief`;
        }
        text = (0,external_node_fs_.readFileSync)(path, 'utf8').replace(/^\uFEFF/, '');
    }
    catch (error) {
        return (0,step_error/* describeUnreadable */.D2)(error);
    }
    try {
        const leftOut = (part) => debug(`saved debrief: left out ${part}`);
        return (0,results/* parseSavedResults */.tJ)(secrets.hideIn(parseJson(text, secrets)), leftOut, profile);
    }
    catch (error) {
        if (error instanceof SyntaxError) {
            const where = detail === 'brief' ? '' : ` (${error.message})`;
            return `is not JSON${where}: save the service's response as it is, in UTF-8`;
        }
        if (error instanceof errors/* ServiceError */._7) {
            return `does not hold a debrief as the service returns it (save the response to the debrief request as it is); ${error.problem}`;
        }
        throw error;
    }
}
function parseJson(text, secrets) {
    try {
        return JSON.parse(text);
    }
    catch {
        return JSON.parse(secrets.hide(text));
    }
}

// EXTERNAL MODULE: ./evaluate/statistics/detectable-drop.js
var detectable_drop = __webpack_require__(57312);
// EXTERNAL MODULE: ./evaluate/trend-settings.js
var trend_settings = __webpack_require__(27824);
// EXTERNAL MODULE: ./report/words/confirmation.js
var confirmation = __webpack_require__(85479);
// EXTERNAL MODULE: ./report/words/rulings.js + 2 modules
var rulings = __webpack_require__(93405);
;// CONCATENATED MODULE: ./actions/gate/collect-facts.js














const collect_facts_LOST_START = 'start';
async function collectFacts(inputs, settings, token, runtime) {
    const { source } = inputs;
    const nothing = { facts: [], followed: null, skipped: null, notes: [] };
    if (!('service' in source)) {
        const facts = source.kind === 'policy-replay'
            ? await readRunsOfPlans(source.plans, source.access, inputs, runtime)
            : await readSavedDebriefs(source, inputs, runtime.runner);
        return { ...nothing, facts };
    }
    const concern = () => concernOf(inputs, token, runtime);
    if (inputs.dryRun)
        return { ...nothing, ...(await tryOut(source, inputs, settings.policy, concern, runtime)) };
    const { skipped, notes } = await concern();
    if (skipped !== null) {
        const message = `${skipped}, so nothing was started`;
        return { ...nothing, skipped: { rule: 'paths', message } };
    }
    const context = createContext(source, inputs, runtime);
    try {
        const confirmed = await confirmFailures(await collectRuns(context), settings, context);
        const runs = await closeRuns(confirmed, context);
        return { ...nothing, facts: factsOf(runs), followed: { runs, context }, notes };
    }
    finally {
        context.log.end();
    }
}
async function concernOf({ paths }, token, runtime) {
    if (paths === null)
        return { skipped: null, notes: [] };
    return checkChangedPaths(paths, token, runtime);
}
async function tryOut(source, inputs, { gate = {} }, concern, runtime) {
    const dryRun = await rehearse(createContext(source, inputs, runtime));
    if (dryRun.kind === 'refused')
        return { facts: dryRun.runs };
    const { skipped, notes } = await concern();
    const message = skipped === null
        ? dryRun.message
        : `${skipped}, so nothing would be started in it; with such a change the gate ${dryRun.message}`;
    return {
        skipped: { rule: 'dry-run', message },
        notes: [...dryRun.notes, ...detections(dryRun, gate), ...notes],
    };
}
function detections({ comparisons }, gate) {
    return comparisons.flatMap(({ plan, ...size }) => {
        const drop = (0,detectable_drop/* detectableDrop */.z)(size, (0,trend_settings/* significanceOf */.nP)(gate.trend));
        if (drop === null)
            return [];
        const limit = gate.trend?.['max-drop'] ?? null;
        const reason = { kind: 'detectable-drop', ...size, drop, limit };
        return `${plan}: ${(0,rulings/* describeReason */.G)({ effect: 'note', ...reason })}.`;
    });
}
async function confirmFailures(collected, settings, context) {
    const { log, inputs, cancelled } = context;
    const runs = [...collected];
    const evaluated = () => (0,evaluate/* evaluate */._)(factsOf(runs), settings).runs;
    const first = evaluated();
    for (const [index, run] of runs.entries())
        logOutcome(run, first[index], context);
    await (0,in_turn/* inTurn */.l)([...runs.keys()], inputs.maxParallel, async (index) => {
        for (;;) {
            const run = runs[index];
            if (run === undefined || cancelled.aborted)
                return;
            if (evaluated()[index]?.furtherRun !== 'useful' || run.collectFurther === null)
                return;
            const label = `${run.facts.label}, confirming run ${run.further.length + 1}`;
            log.say(collect_run_nameOf(run.facts), 'failed by rates alone; a further run is to confirm it');
            const further = await run.collectFurther(label);
            runs[index] = {
                ...run,
                further: [...run.further, further],
                facts: { ...run.facts, confirmations: [...run.facts.confirmations, further.facts] },
            };
            logConfirmation(run, further, evaluated()[index], context);
        }
    });
    return runs;
}
function factsOf(runs) {
    return runs.map(({ facts }) => facts);
}
function logOutcome({ facts }, evaluation, { log }) {
    if (evaluation !== undefined)
        log.say(collect_run_nameOf(facts), evaluation.outcome);
}
function logConfirmation(run, { facts }, evaluation, { log, runner }) {
    const own = evaluation?.confirmations.at(-1);
    if (evaluation === undefined || own === undefined)
        return;
    log.say(collect_run_nameOf(run.facts), (0,confirmation/* describeConfirmation */.t)(facts, own).join(' '));
    if (own.why === null) {
        const count = evaluation.confirmations.length + 1;
        log.say(collect_run_nameOf(run.facts), `${evaluation.outcome}, by the calls of ${count} runs`);
    }
    const lost = facts.jobId === '' ? (facts.ending?.reasons ?? []) : [];
    const messages = lost.filter(({ rule }) => rule === collect_facts_LOST_START).map(({ message }) => message);
    (0,runner_runner/* annotateEach */.q)('warning', messages, runner);
}

// EXTERNAL MODULE: ./inputs/gate/policy-beyond.js
var policy_beyond = __webpack_require__(67387);
// EXTERNAL MODULE: ./inputs/gate/policy-file.js + 1 modules
var policy_file = __webpack_require__(17168);
// EXTERNAL MODULE: ./inputs/gate/variables.js
var variables = __webpack_require__(97416);
;// CONCATENATED MODULE: ./actions/gate/complete-inputs.js





async function completeInputs(given, token, runtime) {
    const policy = await (0,policy_beyond/* completePolicy */.o)(given.policy, token, given.memory, runtime);
    if ('reasons' in policy)
        return { unread: policy };
    (0,policy_file/* logPolicy */.rO)(policy, runtime.runner);
    for (const { name, text } of describeSent(given)) {
        runtime.runner.info(`Variable ${name}: ${text}`);
    }
    return { inputs: { ...given, policy } };
}
function settingsOf({ policy, confirm, source }, { clock }) {
    const today = (0,policy_file/* dayOf */.kb)(clock.now());
    return { policy: policy.rules, today, confirm, isTrial: (0,settings/* isTrial */.rK)(source) };
}
function describeSent({ source }) {
    if (source.kind !== 'run-plan')
        return [];
    return (0,variables/* describeVariables */.fT)(source.variables).map(({ name, length, sha256 }) => ({
        name,
        text: `${(0,format/* formatCounted */.So)(length, 'character')}, SHA-256 '${sha256}'…`,
    }));
}
function withoutPolicy({ outcome, reasons }, inputs) {
    const { policy, source, onInconclusive, givenName } = inputs;
    const report = {
        ...(givenName === null ? {} : { gateName: givenName }),
        ...{ outcome, reasons, runs: [], notes: [], promptFixes: [] },
        tolerated: outcome === 'inconclusive' && onInconclusive === 'warn' && !(0,settings/* isTrial */.rK)(source),
        policy: { path: policy.path, isTrial: (0,settings/* isTrial */.rK)(source) },
    };
    return { report, patch: '', warnings: [] };
}

;// CONCATENATED MODULE: ./collect/evidence/excerpts.js




const MAX_CALLS = 20;
const MAX_LINES = 6;
const excerpts_AT_ONCE = 4;
const excerpts_BUDGET_MS = 20_000;
async function withExcerpts(runs, reader) {
    const quotes = callsToQuote(runs);
    const { client, deadline, cancelled } = reader;
    const request = { signal: cancelled, deadlineMs: deadline.within(excerpts_BUDGET_MS), once: true };
    const excerpts = await (0,in_turn/* inTurn */.l)(quotes, excerpts_AT_ONCE, async ({ id }) => {
        const metrics = await excerpts_attempt(() => client.readCallMetrics(id, request), reader);
        const transcript = await excerpts_attempt(() => client.readTranscript(id, request), reader);
        const entries = transcript?.entries ?? [];
        const evidence = evidenceLines(metrics ?? [], entries);
        return evidence.length > 0 ? evidence : lastLines(entries);
    });
    return runs.map((one) => {
        const own = quotes.flatMap(({ run, id }, index) => run === one ? [[id, excerpts[index] ?? []]] : []);
        return addExcerpts(one, new Map(own));
    });
}
async function excerpts_attempt(read, { runner }) {
    try {
        return await read();
    }
    catch (error) {
        if (error instanceof errors/* ServiceError */._7) {
            runner.debug(`an excerpt is left out: ${error.message}`);
        }
        else if (!(error instanceof step_error/* CancelledError */.cc))
            throw error;
        return null;
    }
}
function callsToQuote(runs) {
    const quotes = new Map();
    for (const quote of candidatesIn(runs)) {
        quotes.set(`${runs.indexOf(quote.run)} ${quote.id}`, quote);
        if (quotes.size === MAX_CALLS)
            break;
    }
    return [...quotes.values()];
}
function* candidatesIn(runs) {
    for (const run of runs) {
        for (const { status, failingCall: id } of run.cases ?? []) {
            if (status === 'now failing' && id !== null)
                yield { run, id };
        }
    }
    const runOf = new Map(runs.flatMap((run) => (run.report?.themes ?? []).map((theme) => [theme, run])));
    for (const theme of (0,theme_order/* sortThemes */.lt)([...runOf.keys()])) {
        const run = runOf.get(theme);
        if (run)
            for (const id of theme.callIds)
                yield { run, id };
    }
    for (const run of runs) {
        for (const { id, isPassed } of run.calls ?? []) {
            if (id !== null && isPassed === false)
                yield { run, id };
        }
    }
}
function evidenceLines(metrics, entries) {
    const lines = new Map();
    const spans = metrics.flatMap(({ evidenceSpans }) => evidenceSpans ?? []);
    for (const segment of spans.flatMap(({ fromSegment, toSegment }) => [fromSegment, toSegment])) {
        if (!segment?.text)
            continue;
        const { text, startOffsetMs: startMs } = segment;
        const speaker = speakerOf({ text, startMs }, entries);
        lines.set(`${startMs} ${text}`, { speaker, text, startMs });
    }
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
function addExcerpts(run, excerpts) {
    const quoted = [...excerpts].filter(([, excerpt]) => excerpt.length > 0);
    if (quoted.length === 0)
        return run;
    const known = new Set((run.calls ?? []).map(({ id }) => id));
    const calls = (run.calls ?? []).map((call) => ({
        ...call,
        excerpt: excerpts.get(call.id ?? '') ?? call.excerpt,
    }));
    const others = quoted
        .filter(([id]) => !known.has(id))
        .map(([id, excerpt]) => ({ ...UNLISTED_CALL, id, excerpt }));
    return { ...run, calls: [...calls, ...others] };
}
const UNLISTED_CALL = {
    id: null,
    simulationJobId: null,
    status: null,
    isPassed: false,
    isCounted: true,
    attempt: null,
    durationMs: null,
    agent: null,
    persona: null,
    scenario: null,
    checks: [],
};

// EXTERNAL MODULE: ./report/build-report.js
var build_report = __webpack_require__(98697);
;// CONCATENATED MODULE: ./actions/gate/report.js










const MAX_VARIABLES = 10;
const report_MAX_PATH_CHARS = 200;
const MAX_REASON_CHARS = 500;
async function recordResults({ followed }, evaluation) {
    if (followed === null)
        return;
    const { runs, context } = followed;
    const records = runs.flatMap((run, index) => {
        const evaluated = evaluation.runs[index];
        if (evaluated === undefined)
            return [];
        const { outcome, decision, confirmations } = evaluated;
        const isPooled = evaluated.pooled !== null;
        const own = { outcome, isPooled, isEvaluated: decision !== null };
        const further = run.further.map((one, at) => {
            const of = confirmations[at];
            const counts = isPooled && of?.why === null;
            const result = {
                outcome: counts ? outcome : (of?.outcome ?? 'inconclusive'),
                isPooled: false,
                isEvaluated: of?.decision !== null,
            };
            return recordResult(one, result, context);
        });
        return [recordResult(run, own, context), ...further];
    });
    await Promise.all(records);
}
async function reportOf({ facts, followed, skipped, notes }, evaluation, inputs, runtime) {
    const { policy, givenName, source } = inputs;
    const reports = (0,build_report/* runReports */.Xh)(facts, evaluation);
    const runs = followed === null ? reports : await withQuotes(reports, followed.context);
    logRuns(runs, inputs, runtime);
    const isOnTrial = (0,settings/* isTrial */.rK)(source);
    const report = {
        ...(givenName === null ? {} : { gateName: givenName }),
        runs,
        policy: { ...(0,policy_file/* describePolicy */.wy)(policy), isTrial: isOnTrial },
        promptFixes: [],
    };
    const sent = describeSent(inputs).map(({ name, text }) => `${name} (${text})`);
    const noteOn = (lead) => sent.length > 0 ? [`${lead}: ${(0,format/* formatList */.ki)(sent, MAX_VARIABLES)}.`] : [];
    if (skipped !== null) {
        const all = skipped.rule === 'paths' ? notes : [...notes, ...noteOn('Would be sent with the run')];
        return { ...report, outcome: 'skipped', tolerated: false, reasons: [skipped], notes: all };
    }
    const { outcome, reasons } = evaluation;
    const outcomes = [...runs.map((run) => run.outcome), ...reasons.map(() => 'failed')];
    const findings = (0,build_report/* gateFindings */.Av)(evaluation);
    return {
        ...report,
        outcome,
        tolerated: !runtime.cancelled.aborted && (0,model_outcome/* tolerates */.GD)(outcomes, { ...inputs, isTrial: isOnTrial }),
        ...findings,
        notes: [...findings.notes, ...notes, ...noteOn(sentWith(runs))],
        ...(source.kind === 'run-plan' && { variables: (0,variables/* describeVariables */.fT)(source.variables) }),
    };
}
async function withQuotes(runs, context) {
    const { transcripts, detail } = context.inputs;
    const failed = runs.filter(({ outcome }) => outcome === 'failed' && transcripts && detail === 'full');
    const quoted = await withExcerpts(failed, context);
    return runs.map((run) => quoted[failed.indexOf(run)] ?? run);
}
function sentWith(runs) {
    if (runs.every(({ jobId }) => jobId === ''))
        return 'To be sent with a run';
    return runs.length > 1 ? 'Sent with the runs' : 'Sent with the run';
}
function logRuns(runs, { source }, { runner }) {
    if (!('service' in source) && (0,settings/* isTrial */.rK)(source)) {
        for (const line of runs.flatMap(describeTrial))
            runner.info(line);
    }
}
function describeTrial({ outcome, label, reasons }) {
    return [
        `${outcome.padEnd('inconclusive'.length)}  ${(0,log_line/* oneLine */.TN)(label, report_MAX_PATH_CHARS)}`,
        ...reasons.map((reason) => `    ${reason.rule}: ${(0,log_line/* oneLine */.TN)(reason.message, MAX_REASON_CHARS)}`),
    ];
}

;// CONCATENATED MODULE: ./actions/gate/steps.js








/***/ }),

/***/ 4606:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Su: () => (/* binding */ cancelRun),
/* harmony export */   mr: () => (/* binding */ annotateLeftRuns),
/* harmony export */   nr: () => (/* binding */ askToCancel),
/* harmony export */   zj: () => (/* binding */ leaveRun)
/* harmony export */ });
/* harmony import */ var _http_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(72557);
/* harmony import */ var _model_outcome_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(41913);
/* harmony import */ var _runner_runner_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(55162);
/* harmony import */ var _text_step_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(53326);
/* harmony import */ var _saved_runs_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(70748);





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
        if (!(error instanceof _text_step_error_js__WEBPACK_IMPORTED_MODULE_3__/* .CancelledError */ .cc))
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
        return !(0,_model_outcome_js__WEBPACK_IMPORTED_MODULE_1__/* .hasEnded */ .hY)(status) && status !== 'CANCELLING';
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
            'This step started the run and had to leave it: it may continue to make calls. Pass its ID as job-id to evaluate it, or re-run this job; a new start would repeat the calls.',
        ],
    };
}
function annotateLeftRuns(runs, runner) {
    const uncancelled = runs.flatMap(({ id, left }) => left?.why === 'uncancelled' ? [{ id, why: left.error }] : []);
    (0,_runner_runner_js__WEBPACK_IMPORTED_MODULE_2__/* .annotateEach */ .q)('error', (0,_saved_runs_js__WEBPACK_IMPORTED_MODULE_4__/* .describeUncancelled */ .Y_)(uncancelled), runner, MAX_ANNOTATIONS);
    const others = runs.flatMap(({ id, left }) => left === null || left.why === 'uncancelled' ? [] : [{ id, why: LEFT_GOING[left.why] }]);
    const going = (0,_runner_runner_js__WEBPACK_IMPORTED_MODULE_2__/* .byReason */ .U)(others).map(({ ids, why }) => `run ${ids} ${why}`);
    (0,_runner_runner_js__WEBPACK_IMPORTED_MODULE_2__/* .annotateEach */ .q)('warning', going, runner, MAX_ANNOTATIONS);
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

/***/ 99157:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ lookUp)
/* harmony export */ });
/* harmony import */ var _http_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(72557);
/* harmony import */ var _text_log_line_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(82456);
/* harmony import */ var _text_step_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(53326);
/* harmony import */ var _text_values_iso_time_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(39549);




const MAX_CHARS = 100;
async function lookUp(client, sought, clock, context) {
    const { servicePhoneNumber, callTime } = sought;
    const askedMs = clock.now();
    try {
        const job = await client.lookUpSimulationJob(servicePhoneNumber, callTime, context);
        refuseOther(job, sought);
        return job;
    }
    catch (error) {
        if (!(error instanceof _http_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._7))
            throw error;
        if (error.status === 400 && callTime !== null)
            throw explainRefusal(error);
        if (error.status !== 404 || error.type === undefined)
            throw error;
        const [moment, cure] = callTime === null
            ? [
                `${new Date(askedMs).toISOString()}, the time of asking`,
                'no call with this number is in progress now: set the input call-time to the moment of the call',
            ]
            : [callTime, 'check the inputs service-phone-number and call-time'];
        throw new _text_step_error_js__WEBPACK_IMPORTED_MODULE_2__/* .StepError */ .zg('lookup', `${(0,_text_step_error_js__WEBPACK_IMPORTED_MODULE_2__/* .withoutPeriod */ .Kx)(error.message)}; looked up ${servicePhoneNumber} at ${moment}; ${cure}`, 'error');
    }
}
function explainRefusal(error) {
    const message = `${(0,_text_step_error_js__WEBPACK_IMPORTED_MODULE_2__/* .withoutPeriod */ .Kx)(error.message)}. Check lookup.timeParameter in the input service-profile, the name under which the time was sent. Else check the inputs service-phone-number and call-time`;
    return new _text_step_error_js__WEBPACK_IMPORTED_MODULE_2__/* .StepError */ .zg('service', message, 'error');
}
function refuseOther(job, sought) {
    const found = `look up simulation job: the service returned simulation job ${shown(job.simulationJobId)}`;
    if (isOtherNumber(job.servicePhoneNumber, sought.servicePhoneNumber)) {
        throw new _text_step_error_js__WEBPACK_IMPORTED_MODULE_2__/* .StepError */ .zg('service', `${found}, which uses ${shown(job.servicePhoneNumber)} instead of ${sought.servicePhoneNumber}. Check lookup.numberParameter in the input service-profile`, 'error');
    }
    const callMs = timeOf(sought.callTime);
    if (callMs === null || holds(job, callMs))
        return;
    const [start, end] = [job.startedAt, job.completedAt].map((time) => shown(time) || 'unknown');
    throw new _text_step_error_js__WEBPACK_IMPORTED_MODULE_2__/* .StepError */ .zg('service', `${found}, whose call lasted from ${start} to ${end}, and call-time is ${sought.callTime}. Check lookup.timeParameter in the input service-profile. Else check the input call-time`, 'error');
}
function isOtherNumber(reported, sought) {
    const [known, wanted] = [reported ?? '', sought].map((number) => number.replace(/\D/g, ''));
    return known !== '' && known !== wanted;
}
function holds({ startedAt, completedAt }, callMs) {
    return (timeOf(startedAt) ?? callMs) <= callMs && callMs <= (timeOf(completedAt) ?? callMs);
}
function timeOf(text) {
    return text ? (0,_text_values_iso_time_js__WEBPACK_IMPORTED_MODULE_3__/* .parseIsoTime */ .s)(text) : null;
}
function shown(text) {
    return (0,_text_log_line_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .TN)(text ?? '', MAX_CHARS);
}


/***/ }),

/***/ 70748:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Nb: () => (/* binding */ RunSaver),
/* harmony export */   Y_: () => (/* binding */ describeUncancelled),
/* harmony export */   yh: () => (/* binding */ readSavedRuns)
/* harmony export */ });
/* harmony import */ var _runner_runner_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(55162);
/* harmony import */ var _text_step_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(53326);


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
    return (0,_runner_runner_js__WEBPACK_IMPORTED_MODULE_0__/* .byReason */ .U)(failures).map(({ ids, why }) => `run ${ids} could not be cancelled and may continue to make calls: ${(0,_text_step_error_js__WEBPACK_IMPORTED_MODULE_1__/* .withoutPeriod */ .Kx)(why)}. Cancel it in the dashboard of the service`);
}


/***/ }),

/***/ 54305:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ Wait)
/* harmony export */ });
/* harmony import */ var _http_retry_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(19406);
/* harmony import */ var _service_trouble_log_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(44235);
/* harmony import */ var _text_duration_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6203);
/* harmony import */ var _text_step_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(53326);




const MIN_INTERVAL_MS = 1_000;
const SHARE = 0.2;
const LAST_POLL_MS = 1_000;
const MIN_GAP_MS = 100;
const MANY_REFUSALS = 3;
class Wait {
    lastSeen = 'nothing yet';
    settings;
    #clock;
    #signal;
    #sinceMs;
    #startedMs;
    #lookedMs;
    #toldMs = 0;
    #crowd;
    constructor(settings, clock, signal, sinceMs = clock.now()) {
        this.settings = settings;
        this.#crowd = settings.crowd ?? { refusals: 0 };
        this.#clock = clock;
        this.#signal = signal;
        this.#startedMs = clock.now();
        this.#lookedMs = this.#startedMs;
        this.#sinceMs = sinceMs;
    }
    goOn(settings) {
        return new Wait(settings, this.#clock, this.#signal, this.#sinceMs);
    }
    get waitedMs() {
        return this.#clock.now() - this.#sinceMs;
    }
    get leftMs() {
        return Math.max(0, this.settings.limitMs - this.waitedMs);
    }
    get facts() {
        const { what, input, limitMs } = this.settings;
        return { what, input, limitMs, waitedMs: this.waitedMs, lastSeen: this.lastSeen };
    }
    get context() {
        const { limitMs, longestIntervalMs: longestPauseMs = _http_retry_js__WEBPACK_IMPORTED_MODULE_0__/* .LONGEST_PAUSE_MS */ .nz } = this.settings;
        const deadlineMs = this.#sinceMs + limitMs;
        const putOff = () => {
            this.#crowd.refusals += 1;
            return deadlineMs;
        };
        return { signal: this.#signal, deadlineMs, longestPauseMs, putOff };
    }
    see(state, tell) {
        const nowMs = this.#clock.now();
        if (state === this.lastSeen && nowMs - this.#toldMs < _service_trouble_log_js__WEBPACK_IMPORTED_MODULE_1__/* .QUIET_MS */ .u)
            return;
        this.lastSeen = state;
        this.#toldMs = nowMs;
        tell(`${state}${this.progress}`);
    }
    get progress() {
        return ` (${(0,_text_duration_js__WEBPACK_IMPORTED_MODULE_2__/* .formatDuration */ .a)(this.waitedMs)} so far, ${(0,_text_duration_js__WEBPACK_IMPORTED_MODULE_2__/* .formatDuration */ .a)(this.leftMs)} left of ${this.settings.input})`;
    }
    async pause(expectedEndMs = null) {
        const { leftMs } = this;
        const sinceLookMs = this.#clock.now() - this.#lookedMs;
        const ms = leftMs > 0 ? pauseMs(this.#intervalMs(expectedEndMs) - sinceLookMs, leftMs) : 0;
        if (ms > 0) {
            await this.#clock.sleep(ms, this.#signal);
        }
        this.#lookedMs = this.#clock.now();
        if (ms >= leftMs)
            throw new _text_step_error_js__WEBPACK_IMPORTED_MODULE_3__/* .StepError */ .zg('timeout', 'the time for waiting ran out');
    }
    #intervalMs(expectedEndMs) {
        const { maxPollIntervalMs, longestIntervalMs = _http_retry_js__WEBPACK_IMPORTED_MODULE_0__/* .LONGEST_PAUSE_MS */ .nz } = this.settings;
        const isCrowded = this.#crowd.refusals >= MANY_REFUSALS;
        const since = isCrowded ? this.#sinceMs : (expectedEndMs ?? this.#startedMs);
        const least = isCrowded ? maxPollIntervalMs : MIN_INTERVAL_MS;
        const most = isCrowded ? Math.max(maxPollIntervalMs, longestIntervalMs) : maxPollIntervalMs;
        return Math.min(Math.max(Math.abs(this.#lookedMs - since) * SHARE, least), most);
    }
}
function pauseMs(intervalLeftMs, leftMs) {
    if (leftMs <= LAST_POLL_MS)
        return leftMs;
    const wantedMs = Math.max(intervalLeftMs, MIN_INTERVAL_MS / 2);
    return Math.max(MIN_GAP_MS, Math.min(wantedMs, leftMs - LAST_POLL_MS));
}


/***/ })

};
;