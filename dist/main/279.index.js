"use strict";
exports.id = 279;
exports.ids = [279];
exports.modules = {

/***/ 43279:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  bringToJudgement: () => (/* binding */ bringToJudgement)
});

// EXTERNAL MODULE: ./inputs/event.js
var inputs_event = __webpack_require__(87441);
// EXTERNAL MODULE: ./inputs/files-by-glob.js
var files_by_glob = __webpack_require__(79221);
// EXTERNAL MODULE: ./report/format.js
var format = __webpack_require__(53483);
// EXTERNAL MODULE: ./text/log-line.js
var log_line = __webpack_require__(68216);
// EXTERNAL MODULE: ./text/stops.js
var stops = __webpack_require__(9878);
// EXTERNAL MODULE: ./text/json-object.js
var json_object = __webpack_require__(65553);
;// CONCATENATED MODULE: ./collect/changes/change.js

function changeOf({ GITHUB_EVENT_NAME: name }, event) {
    if (name === 'pull_request' || name === 'pull_request_target')
        return ofPullRequest(event);
    return name === 'merge_group' ? ofMergeGroup(event) : null;
}
const UNTOLD = "the event's payload does not tell the commits";
function ofPullRequest(event) {
    const pull = (0,json_object/* valueAt */.f)(event, ['pull_request']);
    const number = (0,json_object/* valueAt */.f)(pull, ['number']);
    const [baseSha, headSha] = ['base', 'head'].map((side) => commitAt(pull, [side, 'sha']));
    const isNumber = typeof number === 'number' && Number.isSafeInteger(number) && number > 0;
    return isNumber && baseSha && headSha
        ? { kind: 'pull-request', number, baseSha, headSha }
        : UNTOLD;
}
function ofMergeGroup(event) {
    const [baseSha, headSha] = ['base_sha', 'head_sha'].map((name) => commitAt(event, ['merge_group', name]));
    return baseSha && headSha ? { kind: 'merge-group', baseSha, headSha } : UNTOLD;
}
function commitAt(value, path) {
    const sha = (0,json_object/* valueAt */.f)(value, path);
    return typeof sha === 'string' && /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(sha) ? sha : '';
}

// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(31421);
// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(57975);
;// CONCATENATED MODULE: ./collect/changes/git-changes.js



const TIMEOUT_MS = 10_000;
const MAX_LIST_BYTES = 64 * 1024 * 1024;
async function gitChanges(change, workspace) {
    const git = (...args) => runGit(args, workspace);
    try {
        const range = await rangeOf(change, git);
        const options = ['--name-only', '--no-renames', '--no-ext-diff', '-z'];
        const names = await git('diff', ...options, ...range, '--');
        return { files: names.split('\0').filter((name) => name !== '') };
    }
    catch (error) {
        return { why: firstLineOf((0,stops/* describeError */.Uc)(error)) };
    }
}
async function rangeOf({ kind, baseSha, headSha }, git) {
    if (kind === 'merge-group')
        return [baseSha, headSha];
    const second = await git('rev-parse', '--verify', '--quiet', 'HEAD^2').catch(() => '');
    if (second.trim() === headSha)
        return ['HEAD^1', 'HEAD'];
    const isShallow = (await git('rev-parse', '--is-shallow-repository')).trim() !== 'false';
    if (isShallow)
        throw new Error('the history is cut off: check out with fetch-depth 2 or 0');
    return [`${baseSha}...${headSha}`];
}
async function runGit(args, cwd) {
    const options = ['-c', 'safe.directory=*', '-c', 'core.fsmonitor=false'];
    const { stdout } = await (0,external_node_util_.promisify)(external_node_child_process_.execFile)('git', [...options, ...args], {
        cwd,
        maxBuffer: MAX_LIST_BYTES,
        timeout: TIMEOUT_MS,
    });
    return stdout;
}
function firstLineOf(message) {
    const [command = '', said] = message.split('\n').filter((line) => line.trim() !== '');
    return said ?? command;
}

;// CONCATENATED MODULE: ./collect/changes/changed-paths.js







const GITHUB = 'https://api.github.com';
const MAX_NAME_CHARS = 200;
async function lookForChanges(globs, token, workspace, world) {
    const change = changeOf(world.env, (0,inputs_event/* readEventPayload */.N)(world.env));
    if (change === null)
        return { skipped: null, notes: [] };
    const told = typeof change === 'string' ? change : await filesOf(change, token, workspace, world);
    if (typeof told === 'string') {
        const note = `Which files are changed is not known (${(0,stops/* withoutPeriod */.Kx)(told)}), so the gate runs although the input paths is set.`;
        world.runner.info(note);
        return { skipped: null, notes: [note] };
    }
    const touched = told.find((0,files_by_glob/* globFilter */.z9)(globs));
    if (touched !== undefined) {
        world.runner.info(`paths: ${(0,log_line/* oneLine */.TN)(touched, MAX_NAME_CHARS)} is changed`);
        return { skipped: null, notes: [] };
    }
    const what = typeof change === 'string' || change.kind === 'pull-request' ? 'pull request' : 'merge group';
    const skipped = `this ${what} changes no file that paths matches (${(0,format/* formatCounted */.So)(told.length, 'file')} checked)`;
    return { skipped, notes: [] };
}
async function filesOf(change, token, workspace, world) {
    const asked = await askGitHub(change, token, world);
    if (typeof asked !== 'string')
        return asked;
    const found = await gitChanges(change, workspace);
    if ('files' in found)
        return found.files;
    return `${asked}; of the checkout git says: ${(0,log_line/* oneLine */.TN)(found.why, MAX_NAME_CHARS)}`;
}
async function askGitHub(change, token, world) {
    const { GITHUB_API_URL: apiUrl, GITHUB_REPOSITORY: repository = '' } = world.env;
    const [owner = '', repo = ''] = repository.split('/');
    if (token === '')
        return 'github-token is empty';
    if (owner === '' || repo === '')
        return 'GITHUB_REPOSITORY is not set';
    const { listChanges } = await Promise.all(/* import() */[__webpack_require__.e(803), __webpack_require__.e(491), __webpack_require__.e(734)]).then(__webpack_require__.bind(__webpack_require__, 20734));
    const where = { apiUrl: (apiUrl || GITHUB).replace(/\/+$/, ''), owner, repo };
    try {
        return (await listChanges(change, where, token, world)) ?? 'GitHub does not list all of them';
    }
    catch (error) {
        world.cancelled.throwIfAborted();
        return `GitHub does not tell: ${(0,stops/* withoutPeriod */.Kx)((0,stops/* describeError */.Uc)(error))}`;
    }
}

// EXTERNAL MODULE: ./model/run-status.js
var run_status = __webpack_require__(27067);
// EXTERNAL MODULE: ./service/explain.js
var explain = __webpack_require__(70980);
// EXTERNAL MODULE: ./text/same-id.js
var same_id = __webpack_require__(88959);
// EXTERNAL MODULE: ./model/check-facts.js
var check_facts = __webpack_require__(85851);
// EXTERNAL MODULE: ./model/check-identity.js
var check_identity = __webpack_require__(34720);
// EXTERNAL MODULE: ./model/counts.js
var model_counts = __webpack_require__(97353);
// EXTERNAL MODULE: ./report/theme-order.js
var theme_order = __webpack_require__(68918);
;// CONCATENATED MODULE: ./collect/baseline/compare.js





function compareWith(report, told, newest, older) {
    const pool = [newest, ...older];
    return {
        report: {
            ...report,
            themes: judgeLifecycles(report.themes, pool),
            trend: trendOf(report.trend, told, newest, pool),
        },
        gone: goneThemes(report.themes, newest),
    };
}
function withCounts(trend, told, previous) {
    const { baselineRunPlanJobId: jobId, baselineRunNumber: number } = trend;
    const newest = { jobId, number, checks: previous?.checks ?? [] };
    return trendOf(trend, told, newest, [newest]) ?? trend;
}
function trendOfComparison(comparison, others) {
    const { simulationRunPlanJobId, runNumber, status } = comparison?.baselineRun ?? {};
    const jobId = simulationRunPlanJobId ?? '';
    const isOther = ['', ...others].some((other) => (0,same_id/* isSame */.F)(other ?? '', jobId));
    const mayBePartial = (status ?? 'COMPLETED') !== 'COMPLETED';
    if (isOther || mayBePartial || comparison?.baselineSource === 'REQUESTED')
        return null;
    const rows = comparedChecks(comparison).map(({ id, name, previous }) => ({
        ...{ checkId: id, checkName: name, previousPassRate: previous },
        ...{ currentPassRate: null, lifecycle: null },
    }));
    if (rows.length === 0)
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
function judgeLifecycles(themes, pool) {
    const told = pool.flatMap((run) => run.themes ?? []);
    const isTold = pool.some((run) => run.themes !== null);
    const known = new Set(told.map(({ slug }) => slug));
    return themes.map((theme) => {
        if (!isTold)
            return theme;
        const lifecycle = !(0,theme_order/* isShown */.aJ)(theme) ? 'FIXED' : known.has(theme.slug) ? 'PERSISTENT' : 'NEW';
        return { ...theme, lifecycle, serviceLifecycle: theme.lifecycle };
    });
}
function goneThemes(themes, newest) {
    const shown = new Set(themes.filter(theme_order/* isShown */.aJ).map(({ slug }) => slug));
    return (newest.themes ?? []).filter(({ slug }) => !shown.has(slug));
}
function trendOf(trend, { checks, comparison }, newest, pool) {
    const now = (0,check_facts/* checkFacts */.un)(checks, trend?.rows ?? []);
    if (now.length === 0)
        return null;
    const { jobId, number } = newest;
    const isOwn = trend !== null && (0,same_id/* isSame */.F)(trend.baselineRunPlanJobId, jobId);
    const isCompared = (0,same_id/* isSame */.F)(comparison?.baselineRun?.simulationRunPlanJobId ?? '', jobId);
    const comparedOf = (0,check_identity/* findSame */.Ad)(isCompared ? comparedChecks(comparison) : []);
    const pooled = resultInPool(pool);
    const before = (check, rows) => {
        const { counts, rate } = pooled(check);
        const compared = (0,check_facts/* highestRate */.dQ)(comparedOf(check).map(({ previous }) => previous));
        const inTrend = isOwn ? (0,check_facts/* highestRate */.dQ)(rows.map((row) => row.previousPassRate)) : null;
        return { counts, rate: rate ?? compared ?? inTrend };
    };
    const isNow = (0,check_identity/* findSame */.Ad)(now);
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
const UNKNOWN = { counts: null, rate: null };
function rowOf({ id, name }, previous, current) {
    const isCounted = previous.counts !== null || current.counts !== null;
    return {
        ...(id && { checkId: id }),
        checkName: name,
        previousPassRate: previous.rate,
        currentPassRate: current.rate,
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
    const finders = runs.map(({ checks }) => (0,check_identity/* findSame */.Ad)(checks));
    return (check) => {
        const results = finders.map((find) => {
            const same = find(check);
            const rates = same.map(({ rate }) => rate);
            return (0,check_facts/* checkResult */.iJ)([same], rates);
        });
        const counted = results.flatMap(({ counts }) => counts ?? []);
        const known = results.flatMap(({ rate }) => rate ?? []);
        if (counted.length === 0) {
            return { counts: null, rate: known.length === 0 ? null : sum(known) / known.length };
        }
        const counts = {
            passed: sum(counted.map(({ passed }) => passed)),
            evaluated: sum(counted.map(({ evaluated }) => evaluated)),
        };
        return { counts, rate: (0,model_counts/* rateOf */.MK)(counts) };
    };
}
function sum(numbers) {
    return numbers.reduce((total, one) => total + one, 0);
}

// EXTERNAL MODULE: ./collect/in-turn.js
var in_turn = __webpack_require__(34299);
// EXTERNAL MODULE: ./http/errors.js
var errors = __webpack_require__(72557);
// EXTERNAL MODULE: ./evaluate/below-threshold.js
var below_threshold = __webpack_require__(28904);
// EXTERNAL MODULE: ./report/words/names.js
var names = __webpack_require__(49912);
// EXTERNAL MODULE: ./service/invalidation.js
var service_invalidation = __webpack_require__(5223);
// EXTERNAL MODULE: ./text/percent.js
var percent = __webpack_require__(58582);
;// CONCATENATED MODULE: ./collect/run/checks.js


function checksOf(sources) {
    const { verdict, metrics, calls, comparison } = sources;
    const nameOf = namesIn(sources);
    const judged = (verdict?.checks ?? []).map((check) => ({
        ...identityOf(check.metricDefinitionId, check.metricName, nameOf),
        ...{ passed: check.passedSims, evaluated: check.evaluatedSims, rate: check.passRate, check },
    }));
    const measured = (metrics ?? [])
        .filter(({ isCheck, check }) => isCheck === true || check !== null)
        .map(({ metricDefinitionId, name, check }) => ({
        ...identityOf(metricDefinitionId, name, nameOf),
        ...{ passed: check?.passedCalls ?? null, evaluated: check?.evaluatedCalls ?? null },
        rate: check?.passRate ?? null,
    }));
    const graded = gradesIn(calls ?? [], nameOf);
    const compared = (comparison?.checks ?? [])
        .filter(({ currentPassRate }) => currentPassRate !== null)
        .map(({ metricDefinitionId, metricName, currentPassRate: rate }) => ({
        ...identityOf(metricDefinitionId, metricName, nameOf),
        ...{ passed: null, evaluated: null, rate },
    }));
    const failed = (verdict?.failures ?? []).map(({ metricDefinitionId, metricName, passRate: rate }) => ({
        ...identityOf(metricDefinitionId, metricName, nameOf),
        ...{ passed: null, evaluated: null, rate },
    }));
    const judgedOf = (0,check_identity/* findSame */.Ad)(judged);
    const measuredOf = (0,check_identity/* findSame */.Ad)(measured);
    const gradesOf = (0,check_identity/* findSame */.Ad)(graded);
    const ratesOf = (0,check_identity/* findSame */.Ad)([...compared, ...failed]);
    const listed = [...judged, ...measured, ...graded];
    return (0,check_identity/* eachCheckOnce */.Vg)(listed.length > 0 ? listed : compared).map((identity) => {
        const own = judgedOf(identity);
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
    const rates = entries.map(({ rate }) => rate);
    const { counts, rate } = (0,check_facts/* checkResult */.iJ)(counted, rates);
    if (counts !== null)
        return { ...counts, rate };
    const shown = entries.find(({ evaluated, passed }) => evaluated !== null || passed !== null);
    const { passed = null, evaluated = null } = shown ?? {};
    return { passed, evaluated, rate: evaluated === 0 ? null : rate };
}
function thresholdOf(judged) {
    const [first] = judged.toSorted((a, b) => (b.minPassRate ?? -1) - (a.minPassRate ?? -1));
    const passed = judged.map((check) => check.passed);
    return {
        isPassed: passed.includes(false) ? false : passed.includes(true) ? true : null,
        needed: first?.minPassRate ?? null,
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
    return [{ name: first.name, passed, evaluated: byCall.length, rate: null }];
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

;// CONCATENATED MODULE: ./collect/run/evidence.js







const MAX_WORD_CHARS = 100;
function evidenceOf(results) {
    const { run, verdict, summary, calls, breakdowns, attemptSummary } = results;
    const checks = checksOf(results);
    return {
        ...(run && {
            about: {
                planId: run.simulationRunPlanId,
                planName: run.simulationRunPlanName,
                number: run.runNumber,
                triggeredBy: run.triggeredBy,
                createdAt: run.createdAt,
                startedAt: run.startedAt,
                endedAt: run.endedAt,
                durationMs: run.durationMs,
            },
        }),
        ...(verdict !== undefined && {
            runVerdict: verdictOf(verdict, checks, summary?.score ?? null),
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
        ...(calls && { calls: calls.map(callOf) }),
        ...(breakdowns && {
            breakdowns: {
                byAgent: (breakdowns.byAgent ?? []).map(breakdownOf),
                byPersona: (breakdowns.byPersona ?? []).map(breakdownOf),
            },
        }),
        ...(attemptSummary && {
            attempts: {
                attempts: attemptSummary.attemptCount,
                retries: attemptSummary.retryCount,
                silent: attemptSummary.silentAttemptCount,
                stillSilent: attemptSummary.stillSilentTestCaseCount,
                testCases: attemptSummary.testCaseCount,
            },
        }),
    };
}
function withProgress(results, { verdict, attemptSummary }) {
    return {
        ...results,
        verdict: results.verdict === undefined ? verdict : results.verdict,
        attemptSummary: results.attemptSummary ?? attemptSummary,
    };
}
function costOf(cost) {
    if (cost.currency !== null && cost.currency.toLowerCase() !== 'usd')
        return undefined;
    const micros = cost.totalUsdMicros === null ? null : cost.totalUsdMicros / 1e6;
    const usd = cost.totalUsd ?? micros;
    if (usd === null)
        return undefined;
    const parts = (cost.breakdown ?? []).map(({ source, surface, quantity, amountUsd }) => ({
        source,
        surface,
        quantity,
        usd: amountUsd,
    }));
    return { usd, parts };
}
function verdictOf(verdict, checks, score) {
    if (verdict === null)
        return { passed: null, score, failures: [] };
    return {
        passed: verdict.passed,
        score: verdict.score ?? score,
        failures: (verdict.failures ?? []).map((failure) => failureOf(failure, checks)),
    };
}
function failureOf(failure, checks) {
    const { type, metricDefinitionId, metricName } = failure;
    if (metricDefinitionId === null && metricName === null) {
        return { type, message: describeFailure(failure), check: null };
    }
    const named = metricName ?? nameless(metricDefinitionId);
    const found = checks.find((check) => (0,check_identity/* isSameCheck */.LB)(check, { id: metricDefinitionId, name: named }));
    const check = found?.name ?? named;
    return { type, message: describeCheckFailure(failure, check, found), check };
}
function describeFailure(failure) {
    const { type, status, evaluatedCalls, expectedCalls } = failure;
    switch (type) {
        case 'RUN_NOT_COMPLETED':
            return status === null
                ? 'the run was not completed'
                : `the run was not completed: it ended ${(0,log_line/* oneLine */.TN)(status, MAX_WORD_CHARS)}`;
        case 'INCOMPLETE_COVERAGE':
            return `${countOf(evaluatedCalls, expectedCalls)} were graded`;
        case 'AGENT_NEVER_SPOKE':
            return describeSilence(failure);
        default:
            return `the service holds ${typeName(type)} against the run`;
    }
}
function describeSilence({ agentName, neverSpokeCalls, totalCalls, maxShare, }) {
    const agent = agentName === null ? 'the agent' : `the agent ${(0,names/* quoteName */.AB)(agentName)}`;
    const bar = maxShare === null ? '' : `; at most ${(0,percent/* tellPercent */.dH)(maxShare)} % may be silent`;
    return `${agent} never spoke in ${countOf(neverSpokeCalls, totalCalls)}${bar}`;
}
function describeCheckFailure(failure, name, check) {
    const { type, passRate, minPassRate } = failure;
    const subject = `check ${(0,names/* quoteName */.AB)(name)}`;
    switch (type) {
        case 'METRIC_NOT_EVALUATED':
            return `${subject} was graded on no call`;
        case below_threshold/* BELOW_THRESHOLD */.yn:
            return (0,names/* describeBelowThreshold */.kX)(name, {
                evaluated: check?.evaluated ?? null,
                rate: check?.rate ?? passRate,
                needed: minPassRate ?? check?.needed ?? null,
            });
        default:
            return `${subject}: the service holds ${typeName(type)} against it`;
    }
}
function typeName(type) {
    return (0,log_line/* oneLine */.TN)(type, MAX_WORD_CHARS) || 'something without a name';
}
function countOf(part, whole) {
    if (part === null)
        return whole === null ? 'some calls' : `some of ${callsOf(whole)}`;
    return whole === null ? callsOf(part) : `${part} of ${callsOf(whole)}`;
}
function callsOf(count) {
    return count === 1 ? '1 call' : `${count} calls`;
}
function callOf(call) {
    const values = (call.values ?? []).flatMap(({ metricDefinitionId: id, metricName, reasoning }) => id || metricName !== null ? [{ id, name: metricName ?? nameless(id), reasoning }] : []);
    const valuesOf = (0,check_identity/* findSame */.Ad)(values);
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
        scenario: null,
        checks: (call.checks ?? []).map(({ metricDefinitionId: id, metricName, passed }) => {
            const name = metricName ?? nameless(id);
            return {
                name,
                isPassed: passed,
                reasoning: valuesOf({ id, name }).at(-1)?.reasoning ?? null,
            };
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
        rate: facts.callPassRate,
        score: facts.score,
    };
}
function withSimulationJobs(calls, jobs) {
    const jobOf = new Map(jobs.map((job) => [keyOf(job.simulationJobId), job]));
    return calls.map((call) => {
        const job = call.simulationJobId === null ? undefined : jobOf.get(keyOf(call.simulationJobId));
        if (job === undefined)
            return call;
        const invalidation = (0,service_invalidation/* describeInvalidation */._)(job.invalidation);
        return {
            ...call,
            scenario: job.scenario?.description ?? call.scenario,
            ...(invalidation !== null && { invalidation }),
            ...(job.failureOwner !== null && { failureOwner: job.failureOwner }),
        };
    });
}
function keyOf(simulationJobId) {
    return simulationJobId?.toLowerCase() ?? '';
}

// EXTERNAL MODULE: ./service/optional-operations.js
var optional_operations = __webpack_require__(19234);
;// CONCATENATED MODULE: ./collect/run/not-offered.js


const FORBIDDEN = 403;
function isNotOffered(error) {
    return error instanceof errors/* ServiceError */._7 && optional_operations/* MISSING */.l.has(lastStatus(error));
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

;// CONCATENATED MODULE: ./collect/run/read-evidence.js





const OPTIONAL = { budgetMs: 5_000, once: true };
const RESULTS_BUDGET_MS = 10_000;
const PASS_BUDGET_MS = 90_000;
async function readUnseenResults(run, report, watch) {
    if (run.hasResults)
        return;
    const mayPass = report !== null && report.verdict !== 'THRESHOLD_FAILED';
    const budgetMs = mayPass ? PASS_BUDGET_MS : RESULTS_BUDGET_MS;
    const error = await attempt(watch, { budgetMs, once: false }, async (context) => {
        const putOff = mayPass ? run.wait?.context.putOff : undefined;
        run.takeResults(await watch.client.readResults(run.jobId, { ...context, ...(putOff && { putOff }) }));
    });
    if (error === null)
        return;
    const why = (0,stops/* withoutPeriod */.Kx)(error.message);
    if (isNotOffered(error)) {
        run.note(`The run's results could not be read, so that its debrief alone was judged: ${why}.`);
        return;
    }
    run.unread = why;
    run.note(`The run's results could not be read: ${why}.`);
}
async function readStatus(run, watch) {
    if (!run.readable)
        return;
    const error = await attempt(watch, OPTIONAL, async (context) => {
        run.takeProgress(await watch.client.readRun(run.jobId, context));
    });
    run.readable = error === null || !isWithheld(error);
}
async function readEnding(run, watch) {
    if (run.finished && !(0,run_status/* hasEnded */.hY)(run.runStatus))
        await readStatus(run, watch);
}
async function readSimulationJobs(run, watch) {
    if (!run.readable || !run.lacksSimulationJobs)
        return;
    await attempt(watch, OPTIONAL, async (context) => {
        run.takeSimulationJobs(await watch.client.readRun(run.jobId, context));
    });
}
async function readComparison(run, baselineJobId, watch) {
    if (!run.hasResults)
        return;
    run.comparison = null;
    await attempt(watch, OPTIONAL, async (context) => {
        const { comparison } = await watch.client.readResults(run.jobId, context, baselineJobId);
        run.comparison = comparison;
    });
}
async function readCost(run, watch) {
    await attempt(watch, OPTIONAL, async (context) => {
        const cost = costOf(await watch.client.readCost(run.jobId, context));
        if (cost !== undefined)
            run.evidence = { ...run.evidence, cost };
    });
}
async function attempt({ deadline, cancelled, runner }, { budgetMs, once }, read) {
    try {
        await read({ signal: cancelled, deadlineMs: deadline.within(budgetMs), once });
        return null;
    }
    catch (error) {
        if (error instanceof stops/* Cancelled */.cJ)
            return null;
        if (!(error instanceof errors/* ServiceError */._7))
            throw error;
        runner.debug(`not known, since it could not be read: ${error.message}`);
        return error;
    }
}

// EXTERNAL MODULE: ./collect/wait.js
var wait = __webpack_require__(91773);
;// CONCATENATED MODULE: ./collect/run/watch.js


const LONGEST_RUN_INTERVAL_MS = 60_000;
const QUEUE = 'queue-timeout';
const LONGEST_QUEUE_PAUSE_MS = 5 * 60_000;
const QUEUED = new Set(['PENDING', 'QUEUED']);
function pollingRun({ inputs }) {
    return { maxPollIntervalMs: Math.min(inputs.maxPollIntervalMs, LONGEST_RUN_INTERVAL_MS) };
}
function waitForRun(run, what, watch) {
    const { runTimeoutMs: limitMs } = watch.inputs;
    return beginWait(run, { what, input: 'run-timeout', limitMs, ...pollingRun(watch) }, watch);
}
function waitForDebrief(run, wasRequested, watch) {
    const { runTimeoutMs, debriefTimeoutMs } = watch.inputs;
    const what = `the debrief of ${run.name}`;
    if (wasRequested) {
        const limit = { what, input: 'debrief-timeout', limitMs: debriefTimeoutMs };
        const settings = settingsOf(run, limit, watch);
        run.endWait();
        return putWait(run, newWait(settings, watch), watch);
    }
    const limitMs = runTimeoutMs + debriefTimeoutMs;
    return beginWait(run, { what, input: 'run-timeout + debrief-timeout', limitMs }, watch);
}
function beginWait(run, limit, watch) {
    const settings = settingsOf(run, limit, watch);
    return putWait(run, run.wait?.goOn(settings) ?? newWait(settings, watch), watch);
}
function newWait(settings, { clock, cancelled }) {
    return new wait/* Wait */.s(settings, clock, cancelled);
}
function putWait(run, wait, { deadline }) {
    const { limitMs } = wait.settings;
    deadline.add(wait.context.deadlineMs - limitMs, limitMs);
    run.wait = wait;
    return wait;
}
function settingsOf({ crowd }, limit, { inputs: { maxPollIntervalMs } }) {
    return { maxPollIntervalMs, crowd, ...limit };
}
function isQueued(status) {
    return QUEUED.has(status);
}
function waitForAdmission(run, plan, { message }, watch) {
    const wait = waitInQueue(run, `a run of ${plan} to be admitted`, watch);
    wait.lastSeen = (0,stops/* withoutPeriod */.Kx)(message);
    return wait;
}
function waitForEnd(run, watch) {
    const { wait, runStatus } = run;
    const wasQueued = wait?.settings.input === QUEUE;
    const waits = runStatus === null ? wasQueued : isQueued(runStatus);
    if (waits && run.readable && !run.hasHadTurn)
        return waitInQueue(run, `${run.name} to leave the queue`, watch);
    run.hasHadTurn ||= runStatus !== null || !run.readable;
    if (wasQueued)
        run.endWait();
    const what = `${run.name} to finish`;
    return run.wait?.settings.what === what ? run.wait : waitForRun(run, what, watch);
}
function waitInQueue(run, what, watch) {
    if (run.wait?.settings.what === what)
        return run.wait;
    const { queueTimeoutMs: limitMs } = watch.inputs;
    const longest = { ...pollingRun(watch), longestIntervalMs: LONGEST_QUEUE_PAUSE_MS };
    return beginWait(run, { what, input: QUEUE, limitMs, ...longest }, watch);
}

;// CONCATENATED MODULE: ./collect/run/debrief.js







const MAX_ERROR_CHARS = 1_000;
async function awaitReport(run, settled, watch) {
    return new DebriefWait(run, settled, watch).report();
}
class DebriefWait {
    #run;
    #watch;
    #wait;
    #first;
    #expectedId;
    #retriesLeft;
    constructor(run, settled, watch) {
        this.#run = run;
        this.#watch = watch;
        this.#first = settled.kind === 'requested' ? settled.debrief : null;
        this.#expectedId = watch.inputs.regenerate ? (this.#first?.debriefId ?? null) : null;
        this.#retriesLeft = watch.inputs.debriefRetries;
        this.#wait = waitForDebrief(run, this.#mayRequest, watch);
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
            const results = await this.#watch.client.readResults(this.#run.jobId, this.#wait.context);
            this.#run.takeResults(results);
            await this.#noteEnd(results);
            return this.#see(results.debrief);
        }
        catch (error) {
            if (!(error instanceof errors/* ServiceError */._7) || error.status !== 409)
                throw error;
            this.#wait.lastSeen = error.message;
            this.#watch.narrator.progress(this.#run, (0,stops/* withoutPeriod */.Kx)(error.message));
            return null;
        }
    }
    async #noteEnd({ debrief, run: shown }) {
        const run = this.#run;
        if (this.#mayRequest || run.finished)
            return;
        if (debrief === null && !shown?.status)
            await readStatus(run, this.#watch);
        if (debrief === null && !(0,run_status/* hasEnded */.hY)(run.runStatus))
            return;
        run.finished = true;
        this.#wait = waitForDebrief(run, true, this.#watch);
    }
    #see(debrief) {
        if (debrief === null) {
            const { runStatus } = this.#run;
            const ended = (0,run_status/* hasEnded */.hY)(runStatus) ? `the run ended ${runStatus}, and has ` : '';
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
        this.#watch.narrator.progress(this.#run, this.#wait.lastSeen);
        return this.#expectedId !== null && debriefId === undefined
            ? { ...debrief, report: null }
            : debrief;
    }
    async #fetchReport() {
        if (!this.#mayRequest) {
            throw new stops/* Stopped */.C9('permission', 'the debrief is READY, but the results show only its status, and the input api-key may not request it (403): use a key with Full Access', 'error');
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
        const { detail, debriefRetries } = this.#watch.inputs;
        const ended = `ended FAILED${quoteErrorMessage(failed.errorMessage, detail)}`;
        if (!this.#mayRequest) {
            const message = `the debrief ${(0,stops/* withoutPeriod */.Kx)(ended)}; the API key may not request another`;
            throw new stops/* Stopped */.C9('debrief', message);
        }
        if (this.#retriesLeft === 0) {
            throw new stops/* Stopped */.C9('debrief', `the debrief ${ended} (debrief-retries: ${debriefRetries})`);
        }
        this.#retriesLeft -= 1;
        this.#run.shownDebrief = null;
        this.#run.note(`A debrief ${(0,stops/* withoutPeriod */.Kx)(ended)}. The action requested it again.`);
        const line = `the debrief ${(0,stops/* withoutPeriod */.Kx)(ended)}; requesting it again`;
        this.#watch.narrator.say(this.#run, line);
        const next = await this.#request();
        this.#expectedId = next.debriefId;
        return this.#see(next);
    }
    #request() {
        const { client } = this.#watch;
        return client.requestDebrief(this.#run.jobId, { regenerate: false }, this.#wait.context);
    }
}
function isFinal(debrief) {
    return debrief?.status === 'READY' || debrief?.status === 'FAILED';
}
function worstReport(report, run, watch) {
    const { debrief, shownDebrief: shown } = run;
    if (shown === null)
        return report;
    const isIt = shown.debriefId === undefined
        ? !watch.inputs.regenerate
        : (0,same_id/* isSame */.F)(shown.debriefId, debrief?.debriefId ?? '');
    if (!isIt)
        return report;
    if (shown.status === 'FAILED' && badness(report) < 2) {
        run.debrief = debriefOf(shown, debrief);
        const why = quoteErrorMessage(shown.errorMessage, watch.inputs.detail);
        throw new stops/* Stopped */.C9('debrief', `the results show that the debrief ended FAILED${(0,stops/* withoutPeriod */.Kx)(why)}`);
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

// EXTERNAL MODULE: ./evaluate/evaluate.js + 6 modules
var evaluate = __webpack_require__(78272);
;// CONCATENATED MODULE: ./collect/run/evaluate-run.js

function evaluateRun(run, report, rules) {
    const judged = {
        report,
        runStatus: run.runStatus,
        ...(run.baseline && { baseline: run.baseline }),
        ...run.evidence,
        ...(run.unread !== null && { unread: run.unread }),
    };
    const decision = evaluateFacts(judged, rules);
    return { judged, decision, told: concludeRun(run, decision, report) };
}
function evaluateFacts(judged, { policy, today }, circumstances = {}) {
    return (0,evaluate/* evaluate */._)(judged, policy, today, circumstances);
}
function concludeRun(run, { outcome, reasons, spared, tested }, report) {
    const told = run.conclude(outcome, reasons, report, spared);
    return { ...told, ...(tested.length > 0 && { dropTests: tested }) };
}
function otherPValues(all) {
    const tested = all.map((one) => (one?.decision.tested ?? []).flatMap(({ p }) => p ?? []));
    return tested.map((_, index) => tested.filter((__, at) => at !== index).flat());
}

// EXTERNAL MODULE: ./evaluate/max-cost.js
var max_cost = __webpack_require__(90851);
// EXTERNAL MODULE: ./history/open.js + 3 modules
var history_open = __webpack_require__(82996);
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
function tellRef(ref) {
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

// EXTERNAL MODULE: ./inputs/gate/policy-file.js + 2 modules
var policy_file = __webpack_require__(90099);
// EXTERNAL MODULE: ./runner/deadline.js
var runner_deadline = __webpack_require__(47388);
// EXTERNAL MODULE: ./text/next-turn.js
var next_turn = __webpack_require__(49740);
// EXTERNAL MODULE: ./report/history.js
var report_history = __webpack_require__(40350);
;// CONCATENATED MODULE: ./collect/baseline/earlier-run.js





function earlierRunOf(jobId, results) {
    const { about, runVerdict, checks = [] } = evidenceOf(results);
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
function whyUnfit(earlier, planId) {
    const { status, verdict, isPassed, checks } = earlier;
    if (planId !== null && earlier.planId !== null && !(0,same_id/* isSame */.F)(planId, earlier.planId)) {
        return 'it is a run of another plan';
    }
    if (status !== null && status !== 'COMPLETED') {
        return (0,run_status/* hasEnded */.hY)(status) ? `it ended ${status}` : 'it has not ended';
    }
    const isJudged = verdict !== null || isPassed !== null || checks.length > 0;
    return isJudged ? null : 'it was not judged';
}

;// CONCATENATED MODULE: ./collect/baseline/earlier-runs.js



const AT_ONCE = 4;
const BUDGET_MS = 8_000;
class EarlierRuns {
    #reader;
    #runs = new Map();
    #unread = new Map();
    #queue = [];
    #atWork = 0;
    constructor(reader) {
        this.#reader = reader;
    }
    read(jobId, deadlineMs = Number.POSITIVE_INFINITY) {
        const key = jobId.toLowerCase();
        const known = this.#runs.get(key) ?? this.#inTurn(() => this.#read(jobId, deadlineMs));
        this.#runs.set(key, known);
        return known;
    }
    async readWhole(jobId, deadlineMs) {
        const run = await this.read(jobId, deadlineMs);
        if (!run?.lacksReport)
            return run;
        const whole = this.#inTurn(() => this.#fetchReport(run, deadlineMs));
        this.#runs.set(jobId.toLowerCase(), whole);
        return whole;
    }
    whyUnread(jobId) {
        const error = this.#unread.get(jobId.toLowerCase());
        return error === undefined ? null : (0,stops/* withoutPeriod */.Kx)(error.message);
    }
    isUnknown(jobId) {
        const { status, type } = this.#unread.get(jobId.toLowerCase()) ?? {};
        return status === 404 && type !== undefined;
    }
    async #read(jobId, deadlineMs) {
        const { client } = this.#reader;
        return this.#attempt(jobId, null, async () => earlierRunOf(jobId, await client.readResults(jobId, this.#context(deadlineMs))));
    }
    async #fetchReport(run, deadlineMs) {
        const { client } = this.#reader;
        return this.#attempt(run.jobId, run, async () => {
            const context = this.#context(deadlineMs);
            const { report } = await client.requestDebrief(run.jobId, { regenerate: false }, context);
            return report ? withReport(run, report) : run;
        });
    }
    #context(deadlineMs) {
        const { deadline, cancelled } = this.#reader;
        return { signal: cancelled, deadlineMs: Math.min(deadlineMs, deadline.within(BUDGET_MS)) };
    }
    async #attempt(jobId, fallback, ask) {
        const { runner } = this.#reader;
        try {
            return await ask();
        }
        catch (error) {
            const isExpected = error instanceof errors/* ServiceError */._7 || error instanceof stops/* Cancelled */.cJ;
            runner.debug(`earlier run ${jobId}: ${isExpected ? error.message : (0,stops/* stackOf */.US)(error)}`);
            if (fallback === null && error instanceof errors/* ServiceError */._7) {
                this.#unread.set(jobId.toLowerCase(), error);
            }
            return fallback;
        }
    }
    async #inTurn(work) {
        if (this.#atWork >= AT_ONCE)
            await new Promise((resolve) => this.#queue.push(resolve));
        else
            this.#atWork += 1;
        try {
            return await work();
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

;// CONCATENATED MODULE: ./collect/baseline/look-up.js




const MAX_WHY_CHARS = 300;
async function lookUpBaseline(planIds, { inputs: { baseline }, earlierRuns }) {
    if (baseline.kind !== 'given')
        return null;
    const { jobId } = baseline;
    const run = await earlierRuns.read(jobId);
    if (run !== null) {
        const plan = planIds.find((id) => (0,same_id/* isSame */.F)(id, run.planId ?? id)) ?? planIds[0] ?? null;
        return whyUnfit(run, plan);
    }
    const why = (0,log_line/* oneLine */.TN)(earlierRuns.whyUnread(jobId) ?? 'the step was cancelled', MAX_WHY_CHARS);
    if (!earlierRuns.isUnknown(jobId))
        return why;
    throw new stops/* Stopped */.C9('input', `input 'baseline': '${jobId}' is the ID of no run that the service knows (${why}): check the ID, and that base-url and api-key belong to the same project, or leave the input out`, 'error');
}

// EXTERNAL MODULE: ./collect/connect.js + 4 modules
var connect = __webpack_require__(79678);
// EXTERNAL MODULE: ./text/values/iso-time.js
var iso_time = __webpack_require__(39549);
;// CONCATENATED MODULE: ./collect/baseline/choose.js


function endedBefore({ jobId, startedHere, evidence }, remembered) {
    const own = remembered.find((one) => (0,same_id/* isSame */.F)(one.jobId, jobId));
    const endMs = msOf(own?.endedAt ?? evidence.about?.endedAt);
    if (startedHere || endMs === null)
        return remembered;
    return remembered.filter(({ endedAt }) => (msOf(endedAt) ?? endMs) <= endMs);
}
function msOf(moment) {
    return (0,iso_time/* parseIsoTime */.s)(moment ?? '');
}
function candidatesFor(jobId, planId, remembered) {
    const others = remembered.filter((pointer) => !(0,same_id/* isSame */.F)(pointer.jobId, jobId));
    const isForeign = ({ runPlanId }) => planId !== null && runPlanId !== '' && !(0,same_id/* isSame */.F)(runPlanId, planId);
    const own = others.filter((pointer) => !isForeign(pointer));
    const of = (outcome) => own.filter((one) => one.outcome === outcome);
    return { passed: of('passed'), failed: of('failed'), foreign: others.filter(isForeign) };
}

;// CONCATENATED MODULE: ./collect/history/unsteady.js


const LEAST_CHANGES = 3;
const WAIVER_DAYS = 30;
const DAY_MS = 86_400_000;
const unsteady_MAX_NAME_CHARS = 200;
function findUnsteady(runs, nowMs) {
    const found = new Map();
    for (const same of groupsOf(runs)) {
        const finders = same.map(({ checks }) => (0,check_identity/* findSame */.Ad)(checks));
        for (const identity of (0,check_identity/* eachCheckOnce */.Vg)(same.flatMap(({ checks }) => checks))) {
            const check = identity.name;
            const sides = finders.flatMap((find) => find(identity)[0]?.isPassed ?? []);
            const changes = sides.filter((side, index) => index > 0 && side !== sides[index - 1]).length;
            if (changes < LEAST_CHANGES || changes <= (found.get(check)?.changes ?? 0))
                continue;
            const waiver = proposeWaiver(check, changes, sides.length, nowMs);
            found.set(check, { check, changes, runs: sides.length, waiver });
        }
    }
    return [...found.values()];
}
function groupsOf(runs) {
    const groups = new Map();
    for (const run of runs) {
        if (run.fingerprint === null)
            continue;
        groups.set(run.fingerprint, [...(groups.get(run.fingerprint) ?? []), run]);
    }
    return [...groups.values()];
}
function proposeWaiver(check, changes, runs, nowMs) {
    const expires = new Date(nowMs + WAIVER_DAYS * DAY_MS).toISOString().slice(0, 10);
    return [
        'waivers:',
        `  - check: ${yamlText(check)}`,
        `    reason: unsteady, changed sides ${changes} times in ${runs} runs of the same prompt`,
        `    expires: ${expires}`,
    ].join('\n');
}
const NOT_PLAIN = /[^\p{L}\p{N} !#-,.-;=?[\]^_{|}~-]/gu;
function yamlText(text) {
    const escaped = (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;
    return `"${text.replace(NOT_PLAIN, (char) => char.split('').map(escaped).join(''))}"`;
}
function describeUnsteady({ check, changes, runs }) {
    return `check '${(0,log_line/* oneLine */.TN)(check, unsteady_MAX_NAME_CHARS)}' is unsteady: it changed sides ${changes} times in ${runs} runs that were started with the same`;
}

;// CONCATENATED MODULE: ./collect/history/history.js








const history_BUDGET_MS = 20_000;
const LIST_BUDGET_MS = 8_000;
async function withHistory(told, run, watch) {
    const { clock, deadline, inputs, narrator } = watch;
    if (inputs.history === 0)
        return told;
    const deadlineMs = deadline.within(history_BUDGET_MS);
    const before = (await runsBefore(run, watch)).slice(0, inputs.history);
    const read = before.map((one) => readRun(one, run.planId, deadlineMs, watch));
    const runs = (await Promise.all(read)).flatMap((one) => one ?? []).toReversed();
    if (runs.length === 0)
        return told;
    const unsteady = findUnsteady([...runs, asHistoric(told, run)], clock.now());
    for (const one of unsteady)
        narrator.say(run, describeUnsteady(one));
    return { ...told, history: { runs, unsteady } };
}
async function runsBefore(run, watch) {
    const { recall, refs, source } = watch;
    const { jobId, planId } = run;
    const own = source.kind === 'job-id' ? [jobId, ...source.jobIds] : [jobId];
    const isOwn = (id) => own.some((one) => (0,same_id/* isSame */.F)(one, id));
    const remembered = endedBefore(run, await recall(refs.own)).filter((pointer) => !isOwn(pointer.jobId) &&
        pointer.outcome !== 'started' &&
        (planId === null || pointer.runPlanId === '' || (0,same_id/* isSame */.F)(pointer.runPlanId, planId)));
    if (remembered.length > 0 || planId === null) {
        return remembered.map((pointer) => ({ jobId: pointer.jobId, pointer }));
    }
    return (await listedBefore(run, planId, watch)).filter((one) => !isOwn(one.jobId));
}
async function listedBefore({ jobId, evidence }, planId, watch) {
    const runs = await listRuns(planId, watch);
    const own = runs.findIndex(({ simulationRunPlanJobId: id }) => (0,same_id/* isSame */.F)(id, jobId));
    const madeMs = madeMsOf(evidence.about ?? {}) ?? Number.POSITIVE_INFINITY;
    return runs
        .filter((one, index) => (own < 0 ? (madeMsOf(one) ?? 0) < madeMs : index > own))
        .filter(({ status }) => status === undefined || (0,run_status/* hasEnded */.hY)(status))
        .map(({ simulationRunPlanJobId }) => ({ jobId: simulationRunPlanJobId, pointer: null }));
}
async function listRuns(planId, { client, deadline, cancelled, runner }) {
    try {
        const context = { signal: cancelled, deadlineMs: deadline.within(LIST_BUDGET_MS), once: true };
        return (await client.listRuns(planId, null, context)).runs;
    }
    catch (error) {
        runner.debug(`earlier runs are not listed: ${(0,stops/* describeError */.Uc)(error)}`);
        return [];
    }
}
async function readRun({ jobId, pointer }, planId, deadlineMs, { earlierRuns }) {
    const run = await earlierRuns.read(jobId, deadlineMs);
    if (run === null || whyUnfit(run, planId) !== null)
        return null;
    const endedMs = (0,iso_time/* parseIsoTime */.s)(run.endedAt ?? pointer?.endedAt ?? '');
    return {
        jobId,
        number: run.number,
        endedAt: endedMs === null ? null : new Date(endedMs).toISOString(),
        outcome: pointer?.outcome ?? outcomeOf(run),
        commit: pointer?.sha || null,
        fingerprint: pointer?.fingerprint || null,
        checks: run.checks,
    };
}
function asHistoric(told, { jobId, fingerprint }) {
    return {
        jobId,
        number: told.about?.number ?? null,
        endedAt: null,
        outcome: told.outcome,
        commit: null,
        fingerprint: fingerprint || null,
        checks: (0,report_history/* checksOf */.tg)(told),
    };
}
function madeMsOf({ createdAt, startedAt, }) {
    return (0,iso_time/* parseIsoTime */.s)(createdAt ?? startedAt ?? '');
}
function outcomeOf({ isPassed, verdict }) {
    if (isPassed === false || verdict === 'THRESHOLD_FAILED')
        return 'failed';
    return isPassed === true || verdict === 'PASSED' ? 'passed' : null;
}

// EXTERNAL MODULE: ./text/duration.js
var duration = __webpack_require__(6203);
;// CONCATENATED MODULE: ./collect/run/earlier-run.js


const earlier_run_BUDGET_MS = 30_000;
const earlier_run_UNKNOWN = 'UNKNOWN';
async function readEarlier(jobId, plan, watch) {
    const results = await watch.client.readResults(jobId, contextOf(watch));
    refuseOtherPlan(results, plan);
    return results;
}
async function readEarlierStatus(jobId, plan, watch) {
    const results = await readIfThere(jobId, watch);
    refuseOtherPlan(results, plan);
    try {
        return (await watch.client.readRun(jobId, contextOf(watch))).status;
    }
    catch (error) {
        if (!(error instanceof errors/* ServiceError */._7))
            throw error;
        const status = results?.run?.status ?? (results?.debrief && earlier_run_UNKNOWN);
        return status ?? (await askForDebrief(jobId, watch));
    }
}
async function askForDebrief(jobId, watch) {
    try {
        await watch.client.requestDebrief(jobId, { regenerate: false }, contextOf(watch));
    }
    catch (error) {
        if (!(error instanceof errors/* ServiceError */._7) || error.status !== 409)
            throw error;
    }
    return earlier_run_UNKNOWN;
}
async function readIfThere(jobId, watch) {
    try {
        return await watch.client.readResults(jobId, contextOf(watch));
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
function contextOf({ deadline, cancelled }) {
    return { signal: cancelled, deadlineMs: deadline.within(earlier_run_BUDGET_MS) };
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: external "node:stream/promises"
var promises_ = __webpack_require__(46466);
;// CONCATENATED MODULE: ./collect/run/fingerprint.js







const HALF = 32;
const fingerprint_UNKNOWN = '0'.repeat(HALF);
const fingerprint_BUDGET_MS = 10_000;
function subjectOf(plan, variables, watch) {
    const { baseUrl } = watch.source.service;
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
async function wholeFingerprint(subject, plan, watch) {
    try {
        const updatedAt = plan.updatedAt ?? (await readUpdatedAt(plan.id, watch));
        const files = await hashFiles(watch.inputs.paths ?? [], process.cwd());
        return { fingerprint: subject + hashOf([updatedAt, files]) };
    }
    catch (error) {
        if (watch.cancelled.aborted)
            throw error;
        return { why: (0,stops/* describeError */.Uc)(error) };
    }
}
async function readUpdatedAt(planId, watch) {
    const { client, deadline, cancelled } = watch;
    try {
        const context = { signal: cancelled, deadlineMs: deadline.within(fingerprint_BUDGET_MS), once: true };
        return (await client.readPlan(planId, context)).updatedAt;
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

// EXTERNAL MODULE: ./evaluate/service-verdict.js
var service_verdict = __webpack_require__(92048);
// EXTERNAL MODULE: ./text/values/uuid-list.js
var uuid_list = __webpack_require__(52944);
;// CONCATENATED MODULE: ./collect/run/remembering.js





async function rememberStart(run, runPlanId, watch) {
    await keep(run, { ...pointerOf(run, watch), runPlanId, outcome: 'started' }, watch);
}
async function rememberTogether(run, outcome, watch) {
    if (run.pointer !== null)
        await keep(run, { ...run.pointer, outcome }, watch);
}
async function rememberEnd(run, told, watch) {
    const isJudged = hasEvaluation(told);
    if (told.outcome !== 'started' && (isJudged || run.pointer !== null)) {
        const pointer = run.pointer ?? (await recallRun(run, watch)) ?? pointerOf(run, watch);
        const outcome = isJudged ? told.outcome : pointer.outcome;
        const endedAt = (0,run_status/* hasEnded */.hY)(run.runStatus) || isJudged ? endOf(run, pointer, watch) : null;
        await keep(run, { ...pointer, outcome, endedAt }, watch);
        if (watch.source.kind !== 'run-plan')
            await watch.judgements.remember({ ...pointer, outcome, endedAt });
    }
}
function hasEvaluation(told) {
    if (told.outcome !== 'inconclusive')
        return told.outcome === 'failed' || told.report !== null;
    const mayBeGraded = told.runStatus === null || told.runStatus === 'COMPLETED';
    return told.report !== null && !(mayBeGraded && (0,service_verdict/* whyNotEvaluated */.pl)(told) !== null);
}
async function withJudgements(pointers, ref, { judgements }) {
    if (pointers.every(({ outcome }) => outcome !== 'started'))
        return pointers;
    const elsewhere = await judgements.recall(ref);
    return pointers.map((one) => {
        const judgement = elsewhere.find(({ jobId }) => jobId === one.jobId);
        if (one.outcome !== 'started' || judgement === undefined)
            return one;
        const { outcome, endedAt } = judgement;
        return { ...one, outcome, endedAt };
    });
}
async function recallRun({ jobId }, { recall, refs }) {
    return (await recall(refs.own)).find((one) => (0,same_id/* isSame */.F)(one.jobId, jobId)) ?? null;
}
function keep(run, pointer, { memory }) {
    run.pointer = pointer;
    return memory.remember(pointer);
}
function pointerOf(run, watch) {
    const { jobId, fingerprint, evidence } = run;
    const { about } = evidence;
    const now = isoOf(watch.clock.now());
    const runPlanId = about?.planId ?? '';
    return {
        jobId,
        runPlanId: (0,uuid_list/* isUuid */.O)(runPlanId) ? runPlanId : '',
        fingerprint,
        startedAt: momentOf(about?.startedAt ?? about?.createdAt) ?? now,
        endedAt: null,
        outcome: null,
        ...watch.origin,
    };
}
function endOf(run, { startedAt, endedAt }, { clock }) {
    if (endedAt !== null)
        return endedAt;
    const now = isoOf(clock.now());
    const shown = momentOf(run.evidence.about?.endedAt) ?? now;
    return shown > now || (run.startedHere && shown < startedAt) ? now : shown;
}
function momentOf(text) {
    const ms = text ? (0,iso_time/* parseIsoTime */.s)(text) : null;
    return ms === null ? null : isoOf(ms);
}
function isoOf(ms) {
    return new Date(ms).toISOString();
}

;// CONCATENATED MODULE: ./collect/run/attach.js






async function findLeftRun(run, plan, subject, watch) {
    const left = await leftByLastAttempt(subject, watch);
    const judged = left.find(({ outcome }) => outcome === 'failed' || outcome === 'inconclusive');
    const open = left.filter(({ outcome }) => judged === undefined || outcome === 'started');
    for (const pointer of open) {
        waitForRun(run, `run ${pointer.jobId} to be read`, watch);
        const why = await whyNotFollowed(pointer, plan, watch);
        if (why === null)
            return pointer;
        watch.narrator.say(run, `run ${pointer.jobId} of attempt ${pointer.attempt}: ${why}`);
    }
    if (judged !== undefined) {
        const { jobId, attempt, outcome } = judged;
        watch.narrator.say(run, `run ${jobId} of attempt ${attempt} was judged ${outcome}, so another is started`);
    }
    return null;
}
async function leftByLastAttempt(subject, watch) {
    const { origin, refs, memory } = watch;
    if (origin.attempt <= 1 || origin.workflowRun === '')
        return [];
    const earlier = (await memory.recall(refs.own)).filter((one) => one.workflowRun === origin.workflowRun &&
        one.job === origin.job &&
        one.step === origin.step &&
        one.attempt < origin.attempt &&
        isSameSubject(one.fingerprint, subject));
    const last = Math.max(...earlier.map(({ attempt }) => attempt));
    const left = earlier.filter(({ attempt }) => attempt === last);
    return withJudgements(left, refs.own, watch);
}
async function whyNotFollowed({ jobId, outcome, endedAt }, plan, watch) {
    let status;
    try {
        status = await readEarlierStatus(jobId, plan, watch);
    }
    catch (error) {
        watch.cancelled.throwIfAborted();
        return `it is not followed, since it cannot be read: ${(0,stops/* describeError */.Uc)(error)}`;
    }
    if (/^CANCELL?(?:ED|ING)$/.test(status))
        return 'it was cancelled';
    const isSpent = (0,run_status/* hasEnded */.hY)(status) && status !== 'COMPLETED';
    const wasSeen = outcome === 'started' && endedAt !== null;
    return isSpent && wasSeen ? `it ended ${status}, and there was nothing to judge` : null;
}

// EXTERNAL MODULE: ./inputs/gate/settings.js
var settings = __webpack_require__(31616);
// EXTERNAL MODULE: ./service/operations.js + 1 modules
var operations = __webpack_require__(25587);
// EXTERNAL MODULE: ./collect/look-up.js
var look_up = __webpack_require__(99157);
// EXTERNAL MODULE: ./text/alike.js
var alike = __webpack_require__(46651);
// EXTERNAL MODULE: ./text/nearest.js
var nearest = __webpack_require__(42337);
// EXTERNAL MODULE: ./runner/annotation.js
var annotation = __webpack_require__(15253);
;// CONCATENATED MODULE: ./collect/baseline/baseline.js










const KEEP_HISTORY = '; give the input memory a folder that is kept from job to job, and runs are recorded from then on';
const baseline_DAY_MS = 86_400_000;
const NONE = {
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
const baseline_BUDGET_MS = 20_000;
const SPARE = 5;
const baseline_MAX_WHY_CHARS = 300;
class BaselineSearch {
    #run;
    #watch;
    #remembered;
    #planId;
    #found = null;
    #whyPassedOver = 'the step was cancelled';
    constructor(run, watch) {
        this.#run = run;
        this.#watch = watch;
        const { recall, refs, inputs } = watch;
        const isOff = inputs.baseline.kind === 'off';
        this.#remembered = isOff ? Promise.resolve([]) : recall(refs.base ?? refs.own);
        this.#planId = run.planId;
        if (run.planId !== null)
            this.#found = this.#find();
    }
    async compare(report) {
        const { kind } = this.#watch.inputs.baseline;
        if (report === null)
            return null;
        if (kind === 'off') {
            this.#run.baseline = { ...NONE, source: 'off' };
            return report;
        }
        const found = await this.#search();
        return found === null
            ? { ...report, trend: await this.#previousTrend(report.trend) }
            : this.#compareWith(found, report);
    }
    async compareChecks() {
        const { evidence, comparison } = this.#run;
        if (this.#watch.inputs.baseline.kind === 'off')
            return;
        const found = await this.#search();
        if (found === null) {
            const trend = await this.#previousTrend(null);
            if (this.#run.baseline && trend)
                this.#run.baseline = { ...this.#run.baseline, trend };
            return;
        }
        const told = { checks: evidence.checks ?? [], comparison };
        const trend = trendOf(null, told, found.newest, [found.newest, ...found.older]);
        if (trend !== null)
            this.#run.baseline = { ...this.#baselineIn(found), trend };
    }
    async #search() {
        const run = this.#run;
        if (run.planId !== this.#planId) {
            this.#planId = run.planId;
            this.#found = this.#find();
        }
        this.#found ??= this.#find();
        const found = await this.#found;
        if (found !== null)
            await readComparison(run, found.newest.jobId, this.#watch);
        this.#noteSearch(found);
        return found;
    }
    #noteSearch(found) {
        const { earlierRuns, runner, inputs } = this.#watch;
        if (found === null && inputs.baseline.kind === 'given') {
            const { jobId } = inputs.baseline;
            const why = (0,log_line/* oneLine */.TN)(earlierRuns.whyUnread(jobId) ?? this.#whyPassedOver, baseline_MAX_WHY_CHARS);
            const warning = `input 'baseline': run ${jobId} cannot be compared with (${why}), so the service's previous run stands in for it`;
            (0,annotation/* annotateEach */.qc)('warning', [warning], runner);
            this.#run.note(`The run that the input baseline names, ${jobId}, cannot be compared with.`);
        }
        if (found?.source === 'memory' && found.pointer?.outcome !== 'passed') {
            this.#run.note(`No run of ${this.#refName} that passed could be compared with, so the newest judged one is the baseline, which did not pass.`);
        }
    }
    get #refName() {
        const { base, own } = this.#watch.refs;
        return tellRef(base ?? own);
    }
    async #candidates() {
        const remembered = await this.#remembered;
        const isOwnRef = this.#watch.refs.base === null;
        const earlier = isOwnRef ? endedBefore(this.#run, remembered) : remembered;
        return candidatesFor(this.#run.jobId, this.#planId, earlier);
    }
    async #find() {
        const { clock, inputs } = this.#watch;
        const { baseline, baselineRuns } = inputs;
        const deadlineMs = clock.now() + baseline_BUDGET_MS;
        if (baseline.kind === 'given') {
            const newest = await this.#readFit(baseline.jobId, this.#planId, deadlineMs);
            const pointer = await this.#pointerOf(baseline.jobId);
            return newest && { source: 'given', newest, older: [], pointer };
        }
        if (baseline.kind !== 'auto')
            return null;
        const { passed, failed, foreign } = await this.#candidates();
        for (const { jobId } of foreign)
            this.#passOver(jobId, 'it is a run of another plan');
        const pooled = await this.#readSome(passed, baselineRuns, deadlineMs);
        const [first, ...others] = pooled.length > 0 ? pooled : await this.#readSome(failed, 1, deadlineMs);
        if (first === undefined)
            return null;
        const older = others.map(({ run }) => run);
        return { source: 'memory', newest: first.run, older, pointer: first.pointer };
    }
    async #pointerOf(jobId) {
        return (await this.#remembered).find((one) => (0,same_id/* isSame */.F)(one.jobId, jobId)) ?? null;
    }
    async #readSome(pointers, wanted, deadlineMs) {
        const fit = [];
        const left = pointers.slice(0, wanted + SPARE);
        while (fit.length < wanted && left.length > 0) {
            const batch = left.splice(0, wanted - fit.length);
            const read = batch.map(async (pointer) => {
                const planId = this.#planId ?? (pointer.runPlanId || null);
                const run = await this.#readFit(pointer.jobId, planId, deadlineMs);
                return run === null ? [] : [{ run, pointer }];
            });
            fit.push(...(await Promise.all(read)).flat());
        }
        return fit;
    }
    async #readFit(jobId, planId, deadlineMs) {
        const { earlierRuns } = this.#watch;
        if ((0,same_id/* isSame */.F)(jobId, this.#run.jobId))
            return this.#passOver(jobId, 'it is the run itself');
        const run = await earlierRuns.readWhole(jobId, deadlineMs);
        if (run === null)
            return null;
        const why = whyUnfit(run, planId);
        if (why === null)
            return run;
        return this.#passOver(jobId, why);
    }
    #passOver(jobId, why) {
        this.#whyPassedOver = why;
        this.#watch.runner.debug(`run ${jobId} is passed over as a baseline: ${why}`);
        return null;
    }
    #compareWith(found, report) {
        const { evidence, comparison } = this.#run;
        const told = { checks: evidence.checks ?? [], comparison };
        const compared = compareWith(report, told, found.newest, found.older);
        const { gone } = compared;
        this.#run.baseline = { ...this.#baselineIn(found), gone, serviceTrend: report.trend };
        return compared.report;
    }
    #baselineIn({ source, newest, older, pointer }) {
        const pooled = [newest, ...older].map(({ jobId }) => jobId);
        const facts = baselineFacts(newest.jobId, newest, pointer, this.#watch.clock.now());
        return { ...facts, source, pooled };
    }
    async #previousTrend(reported) {
        const { clock, earlierRuns, inputs } = this.#watch;
        const { jobId: own, evidence, comparison } = this.#run;
        const checks = evidence.checks ?? [];
        const trend = reported ?? trendOfComparison(comparison, [own]);
        const jobId = trend?.baselineRunPlanJobId ?? '';
        if (trend === null || jobId === '')
            return trend;
        if ((0,same_id/* isSame */.F)(jobId, own))
            return withoutPrevious(trend);
        const hasCounts = checks.some(({ evaluated }) => evaluated !== null);
        const deadlineMs = clock.now() + baseline_BUDGET_MS;
        const previous = hasCounts ? await earlierRuns.read(jobId, deadlineMs) : null;
        this.#run.baseline = {
            ...baselineFacts(jobId, previous, await this.#pointerOf(jobId), clock.now()),
            number: trend.baselineRunNumber,
            source: 'previous',
        };
        if (inputs.baseline.kind === 'auto')
            await this.#notePrevious();
        return withCounts(trend, { checks, comparison }, previous);
    }
    async #notePrevious() {
        const { passed, failed } = await this.#candidates();
        const is = passed.length + failed.length > 0 ? 'could be compared with' : 'is recorded';
        const fix = this.#watch.memory === history_open/* NO_MEMORY */.gR ? KEEP_HISTORY : '';
        this.#run.note(`Compared with the plan's previous run, which may be another pull request's: no judged run of ${this.#refName} ${is}${fix}.`);
    }
}
function baselineFacts(jobId, run, pointer, nowMs) {
    const endedMs = (0,iso_time/* parseIsoTime */.s)(run?.endedAt ?? pointer?.endedAt ?? '');
    return {
        ...NONE,
        source: 'previous',
        jobId,
        number: run?.number ?? null,
        commit: pointer?.sha || null,
        ref: pointer?.ref || null,
        endedAt: endedMs === null ? null : new Date(endedMs).toISOString(),
        ageDays: endedMs === null ? null : ageOf(endedMs, nowMs),
        outcome: pointer?.outcome ?? null,
    };
}
function ageOf(endedMs, nowMs) {
    return Math.max(0, Math.ceil((100 * (nowMs - endedMs)) / baseline_DAY_MS) / 100);
}

;// CONCATENATED MODULE: ./collect/history/expectation.js


async function expectEnd(run, { recall, refs }) {
    const startedMs = run.startedHere ? (0,iso_time/* parseIsoTime */.s)(run.pointer?.startedAt ?? '') : null;
    const { planId } = run;
    if (startedMs === null || planId === null)
        return;
    const recorded = await Promise.all([refs.own, refs.base].map((ref) => (ref ? recall(ref) : [])));
    const durations = recorded
        .flat()
        .filter(({ outcome }) => outcome === 'passed' || outcome === 'failed')
        .filter((one) => (0,same_id/* isSame */.F)(one.runPlanId, planId) && !(0,same_id/* isSame */.F)(one.jobId, run.jobId))
        .flatMap(({ startedAt, endedAt }) => durationOf(startedAt, endedAt))
        .toSorted((a, b) => a - b);
    const median = durations[Math.floor(durations.length / 2)];
    run.expectedEndMs = median === undefined ? null : startedMs + median;
}
function durationOf(start, end) {
    const [startMs, endMs] = [(0,iso_time/* parseIsoTime */.s)(start), (0,iso_time/* parseIsoTime */.s)(end ?? '')];
    return startMs === null || endMs === null || endMs <= startMs ? [] : [endMs - startMs];
}

// EXTERNAL MODULE: ./collect/run/cancel.js
var cancel = __webpack_require__(45452);
// EXTERNAL MODULE: ./http/retry.js
var retry = __webpack_require__(19406);
;// CONCATENATED MODULE: ./collect/run/settle.js







const READ_MS = 10_000;
const LAST_REQUEST_MS = 5_000;
const MAX_STATUS_CHARS = 100;
async function settle(run, watch) {
    try {
        return await requestUntilFinished(run, watch);
    }
    catch (error) {
        const settled = ranOutOfTime(error) ? await requestLast(run, error, watch) : null;
        if (settled === null)
            throw error;
        return settled;
    }
}
function ranOutOfTime(error) {
    if (error instanceof stops/* Stopped */.C9)
        return error.rule === 'timeout';
    return error instanceof errors/* ServiceError */._7 && error.kind === 'deadline';
}
async function requestUntilFinished(run, watch) {
    const reads = { notBeforeMs: 0, hasFailed: false };
    for (;;) {
        const requestedMs = watch.clock.now();
        const wait = waitForEnd(run, watch);
        const settled = await requestWhenFinished(run, wait, wait.context, watch);
        if (settled !== null)
            return settled;
        refuseUnsuccessfulEnd(run);
        await readUntilDue(run, requestedMs + LONGEST_RUN_INTERVAL_MS, reads, watch);
    }
}
async function readUntilDue(run, dueMs, reads, watch) {
    for (;;) {
        const hadEnded = (0,run_status/* hasEnded */.hY)(run.runStatus);
        const goesOn = !hadEnded && (await readProgress(run, reads, watch));
        if (!hadEnded && (0,run_status/* hasEnded */.hY)(run.runStatus))
            return;
        const wait = waitForEnd(run, watch);
        await wait.pause(run.expectedEndMs);
        if (!goesOn || watch.clock.now() + wait.settings.maxPollIntervalMs > dueMs)
            return;
    }
}
async function requestLast(run, error, watch) {
    const { clock, deadline } = watch;
    const isAskedToWait = error instanceof errors/* ServiceError */._7 && (0,retry/* askedPauseMs */.Lo)((0,errors/* lastFailure */.xW)(error), clock.now()) > 0;
    if (isAskedToWait)
        return null;
    const wait = waitForEnd(run, watch);
    const context = { ...wait.context, deadlineMs: deadline.within(LAST_REQUEST_MS), once: true };
    try {
        return await requestWhenFinished(run, wait, context, watch);
    }
    catch (lastError) {
        if (lastError instanceof errors/* ServiceError */._7 || lastError instanceof stops/* Stopped */.C9)
            return null;
        throw lastError;
    }
}
async function requestWhenFinished(run, wait, context, watch) {
    try {
        const debrief = await requestOnce(run, context, watch);
        run.finished = true;
        if (!(0,run_status/* hasEnded */.hY)(run.runStatus))
            run.runStatus = null;
        return { kind: 'requested', debrief };
    }
    catch (error) {
        if (!(error instanceof errors/* ServiceError */._7))
            throw error;
        if (error.status === 409) {
            noteUnfinished(run, wait, watch);
            return null;
        }
        if (error.status === 403)
            return refusedRequest(run, watch);
        throw error;
    }
}
async function requestOnce({ jobId }, context, { client, inputs: { regenerate } }) {
    try {
        return await client.requestDebrief(jobId, { regenerate }, context);
    }
    catch (error) {
        const isLost = regenerate && error instanceof errors/* ServiceError */._7 && error.mayHaveBeenTaken;
        throw isLost ? explainLostRequest(error) : error;
    }
}
function noteUnfinished(run, wait, watch) {
    if (run.runStatus === null) {
        wait.lastSeen = 'the run has not finished (409)';
    }
    else if (run.runStatus === 'COMPLETED') {
        wait.lastSeen = 'COMPLETED, but the debrief request says that the run has not finished (409)';
        watch.narrator.progress(run, wait.lastSeen);
    }
}
function explainLostRequest(error) {
    return new stops/* Stopped */.C9('debrief', `${(0,stops/* withoutPeriod */.Kx)(error.message)}. A new debrief may have been asked for all the same, so it is not asked for again; once it is ready, a step with this job-id and without regenerate judges it`);
}
function refusedRequest(run, watch) {
    if (watch.inputs.regenerate) {
        throw new stops/* Stopped */.C9('permission', 'regenerate: true asks for a new debrief, and the input api-key may only read (403 on the request): use a key with Full Access, or leave regenerate out', 'error');
    }
    run.note('The API key may only read: the debrief was not requested, only waited for. A settled run gets one by itself.');
    watch.narrator.say(run, 'the API key may only read (403 on the request for a debrief); a settled run gets one without a request, so the results alone are polled');
    return { kind: 'read-only' };
}
function refuseUnsuccessfulEnd(run) {
    if (!(0,run_status/* hasEnded */.hY)(run.runStatus) || run.runStatus === 'COMPLETED')
        return;
    throw new stops/* Stopped */.C9('run', `the run ended ${run.runStatus} and has no debrief`);
}
async function readProgress(run, reads, watch) {
    const { client, clock, narrator } = watch;
    const nowMs = clock.now();
    if (nowMs < reads.notBeforeMs)
        return false;
    const { context } = waitForEnd(run, watch);
    const deadlineMs = Math.min(context.deadlineMs, nowMs + READ_MS);
    try {
        const read = await client.readRun(run.jobId, { ...context, deadlineMs, once: true });
        run.takeProgress(read);
        run.readable = true;
        const wait = waitForEnd(run, watch);
        wait.lastSeen = describeProgress(read);
        narrator.progress(run, wait.lastSeen);
        const goesOn = (0,run_status/* isGoing */.jf)(read.status);
        if (!goesOn && !(0,run_status/* hasEnded */.hY)(read.status))
            narrator.hint(describeUnknown(read.status));
        return goesOn;
    }
    catch (error) {
        if (!(error instanceof errors/* ServiceError */._7))
            throw error;
        noteUnread(run, error, reads, watch);
        return false;
    }
}
function noteUnread(run, error, reads, { clock, narrator }) {
    run.readable = run.runStatus !== null && !isWithheld(error);
    reads.notBeforeMs = isRefused(error)
        ? Number.POSITIVE_INFINITY
        : clock.now() + (0,retry/* askedPauseMs */.Lo)(error, clock.now());
    if (reads.hasFailed)
        return;
    reads.hasFailed = true;
    narrator.say(run, `its status cannot be read, so the answer to the debrief request alone tells when it has finished (${(0,stops/* withoutPeriod */.Kx)(error.message)})`);
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

;// CONCATENATED MODULE: ./collect/run/follow-run.js














const STARTED_ID = 'the ID that the service gave for the run (start.jobId, where service-profile names it)';
async function followRun(run, bringAbout, watch) {
    watch.narrator.watching(run);
    const followed = await follow(run, bringAbout, watch).catch(async (error) => unevaluated(run, await endWithoutJudgement(run, error, watch)));
    const { told } = followed;
    await rememberEnd(run, told, watch);
    if (told.outcome !== 'started' && run.leftGoing !== 'lost')
        watch.saver?.finished(run);
    watch.narrator.finished(run, told.outcome);
    return followed;
}
async function follow(run, bringAbout, watch) {
    watch.cancelled.throwIfAborted();
    await bringAbout();
    if (!watch.inputs.wait)
        return unevaluated(run, run.conclude('started', [], null));
    const baseline = new BaselineSearch(run, watch);
    try {
        return await collectAndEvaluate(run, baseline, watch);
    }
    catch (error) {
        const evaluation = await evaluateWithoutDebrief(run, error, baseline, watch);
        if (evaluation === null)
            throw error;
        return { run, told: evaluation.told, evaluation, hasHistory: false, further: [] };
    }
}
function unevaluated(run, told) {
    return { run, told, evaluation: null, hasHistory: false, further: [] };
}
async function collectAndEvaluate(run, baseline, watch) {
    void expectEnd(run, watch);
    const settled = await settle(run, watch);
    if (!run.mayBePlacingCalls)
        watch.saver?.finished(run);
    const atOnce = [
        awaitReport(run, settled, watch),
        readEnding(run, watch),
        readCost(run, watch),
    ];
    await Promise.allSettled(atOnce);
    const [awaited] = await Promise.all(atOnce);
    await readUnseenResults(run, awaited, watch);
    await readSimulationJobs(run, watch);
    const report = worstReport(awaited, run, watch);
    if (!run.hasResults)
        watch.cancelled.throwIfAborted();
    const evaluation = evaluateRun(run, await baseline.compare(report), watch);
    return { run, told: evaluation.told, evaluation, hasHistory: true, further: [] };
}
async function evaluateWithoutDebrief(run, error, baseline, watch) {
    const isByService = error instanceof errors/* ServiceError */._7 || error instanceof stops/* Stopped */.C9;
    if (!isByService || !(run.finished || (0,run_status/* hasEnded */.hY)(run.runStatus)))
        return null;
    await readUnseenResults(run, null, watch);
    if (!(0,service_verdict/* isFailedByService */.Kc)(run.evidence))
        return null;
    if (evaluateRun(run, null, watch).decision.outcome !== 'failed')
        return null;
    const { message } = (0,explain/* explain */.W)(error, run.waitFacts, STARTED_ID);
    run.note(`There is no debrief to go with it: ${(0,stops/* withoutPeriod */.Kx)(message)}.`);
    await baseline.compareChecks();
    return evaluateRun(run, null, watch);
}
async function endWithoutJudgement(run, error, watch) {
    const { kind } = watch.source;
    const [inputs, where] = run.startedHere
        ? [STARTED_ID, '']
        : [settings/* INPUTS_OF */.MJ[kind], settings/* WHERE_ID_FOUND */.Lq[kind]];
    const { outcome, rule, message } = (0,explain/* explain */.W)(error, run.waitFacts, inputs, where);
    if (rule === 'internal')
        watch.runner.debug((0,stops/* stackOf */.US)(error));
    if (run.mayBePlacingCalls) {
        if (watch.cancelled.aborted || ranOutOfTime(error))
            await (0,cancel/* cancelRun */.Su)(run, watch);
        else
            (0,cancel/* leaveRun */.zj)(run, watch);
    }
    return run.conclude(outcome, [{ rule, message }], null);
}

;// CONCATENATED MODULE: ./collect/run/run-record.js


const PART_OF_COST = 'What one of these runs cost is not known, so what is told as their cost is that of the others.';
const NO_FACTS = {
    number: null,
    triggeredBy: null,
    createdAt: null,
    startedAt: null,
    endedAt: null,
    durationMs: null,
};
class RunRecord {
    jobId;
    label;
    stableName;
    startedHere = false;
    finished = false;
    askedToCancel = false;
    uncancelled = null;
    leftGoing = null;
    readable = true;
    runStatus = null;
    hasHadTurn = false;
    debrief = null;
    evidence = {};
    comparison = null;
    baseline = null;
    expectedEndMs = null;
    shownDebrief = null;
    hasResults = false;
    unread = null;
    wait = null;
    #before = null;
    fingerprint = '';
    attached = false;
    reused = false;
    pointer = null;
    crowd = { refusals: 0 };
    notes = [];
    #progress = { verdict: undefined, attemptSummary: null };
    #results = {};
    #simulationJobs = null;
    constructor(label, jobId = '', stableName = '') {
        this.label = label;
        this.jobId = jobId;
        this.stableName = stableName;
    }
    get name() {
        return this.jobId === '' ? this.label : `run ${this.jobId}`;
    }
    get planId() {
        return this.pointer?.runPlanId || this.evidence.about?.planId || null;
    }
    get mayBePlacingCalls() {
        return this.startedHere && !this.finished && !(0,run_status/* hasEnded */.hY)(this.runStatus);
    }
    get waitFacts() {
        if (this.wait === null)
            return null;
        return { ...this.wait.facts, ...(this.#before && { before: this.#before }) };
    }
    endWait() {
        this.#before = this.wait?.facts ?? null;
        this.wait = null;
    }
    takeProgress(progress) {
        const { status, verdict, attemptSummary } = progress;
        this.runStatus = status;
        this.takeSimulationJobs(progress);
        if (!(0,run_status/* hasEnded */.hY)(status))
            return;
        this.#progress = { verdict, attemptSummary };
        const reported = evidenceOf(withProgress(this.#results, this.#progress));
        this.evidence = { ...this.evidence, ...reported };
    }
    takeResults(results) {
        const { run, verdict, attemptSummary, metrics, summary } = results;
        const known = this.evidence.about;
        this.#results = { verdict, attemptSummary, metrics, summary };
        const told = evidenceOf(withProgress(results, this.#progress));
        this.evidence = { ...this.evidence, ...told };
        if (told.about !== undefined && known !== undefined) {
            const { planName, planId } = told.about;
            const about = { planName: planName ?? known.planName, planId: planId ?? known.planId };
            this.evidence.about = { ...told.about, ...about };
        }
        this.#fillCalls();
        this.comparison = results.comparison;
        this.shownDebrief = results.debrief;
        this.hasResults = true;
        const status = run?.status ?? null;
        if (status !== null && ((0,run_status/* hasEnded */.hY)(status) || !(0,run_status/* hasEnded */.hY)(this.runStatus)))
            this.runStatus = status;
    }
    get lacksSimulationJobs() {
        return this.#simulationJobs === null && (this.evidence.calls ?? []).length > 0;
    }
    takePlan({ id: planId, name: planName }) {
        this.evidence = { ...this.evidence, about: { ...NO_FACTS, planId, planName } };
    }
    takeSimulationJobs({ simulationJobs }) {
        this.#simulationJobs = simulationJobs ?? [];
        this.#fillCalls();
    }
    #fillCalls() {
        const { calls } = this.evidence;
        if (calls === undefined || this.#simulationJobs === null)
            return;
        this.evidence = { ...this.evidence, calls: withSimulationJobs(calls, this.#simulationJobs) };
    }
    note(text) {
        if (!this.notes.includes(text))
            this.notes.push(text);
    }
    addConfirmation({ jobId, about, outcome, runStatus, checks, cost }) {
        const confirmation = {
            jobId,
            number: about?.number ?? null,
            outcome,
            runStatus,
            usd: cost?.usd ?? null,
            checks: checks ?? null,
        };
        const { confirmations = [], cost: own } = this.evidence;
        if (jobId !== '' && (own === undefined) !== (cost === undefined))
            this.note(PART_OF_COST);
        const sum = {
            usd: (own?.usd ?? 0) + (cost?.usd ?? 0),
            parts: [...(own?.parts ?? []), ...(cost?.parts ?? [])],
        };
        this.evidence = {
            ...this.evidence,
            confirmations: [...confirmations, confirmation],
            ...((own ?? cost) && { cost: sum }),
        };
    }
    conclude(outcome, reasons, report, spared = null) {
        const { jobId, label, stableName, notes, runStatus, debrief, baseline } = this;
        return {
            jobId,
            label,
            ...(stableName === '' ? {} : { stableName }),
            outcome,
            reasons,
            notes: [...notes],
            runStatus,
            debrief,
            report,
            spared,
            ...(baseline && { baseline }),
            ...(this.attached && { attached: true }),
            ...(this.reused && { reused: true }),
            ...(this.askedToCancel && { askedToCancel: true }),
            ...(this.unread !== null && { unread: this.unread }),
            ...this.evidence,
        };
    }
}

;// CONCATENATED MODULE: ./collect/run/run-plans.js








const MAX_PAGES = 20;
const MAX_NEAREST = 5;
const MAX_NAMES = 10;
const MAX_IDS = 20;
const run_plans_MAX_NAME_CHARS = 100;
function describePlan({ id, name }) {
    return name === null ? `run plan ${id}` : `run plan ${quote(name)} (${id})`;
}
async function findPlans(wanted, watch) {
    const planned = new Map();
    const refused = [];
    for (const one of wanted) {
        const known = 'id' in one ? one.id : one.name;
        const label = 'id' in one ? `run plan ${one.id}` : `run plan ${quote(one.name)}`;
        const run = new RunRecord(label, '', known);
        try {
            const plan = 'id' in one
                ? { id: one.id, name: null, size: null, updatedAt: null }
                : await findByName(one.name, run, watch);
            const key = plan.id.toLowerCase();
            if (!planned.has(key))
                planned.set(key, { run, plan });
        }
        catch (error) {
            refused.push(await endWithoutJudgement(run, error, watch));
        }
    }
    return { planned: [...planned.values()], refused };
}
async function findByName(wanted, run, watch) {
    const wait = waitForRun(run, `${run.label} to be found`, watch);
    const found = await search(wanted, wait, watch).catch(explainMissing(wanted));
    const meant = meantBy(wanted, found);
    const all = meant.length > 0 ? [] : await search(null, wait, watch);
    const [plan, ...others] = meant.length > 0 ? meant : meantBy(wanted, all);
    if (plan === undefined) {
        throw refuse(`is the name of no run plan: ${offer(wanted, found, all)}`, wanted);
    }
    if (others.length > 0) {
        const ids = [plan, ...others].slice(0, MAX_IDS).map(({ id }) => (0,log_line/* oneLine */.TN)(id, run_plans_MAX_NAME_CHARS));
        const count = others.length + 1;
        throw refuse(`is the name of ${count} run plans: give one of their IDs as run-plan: ${ids.join(', ')}`, wanted);
    }
    watch.narrator.say(run, `it is run plan ${plan.id}`);
    run.takePlan(plan);
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
        if (error.repeated !== '')
            throw error;
        throw refuse(`cannot be looked up, because the service does not list its run plans (${(0,stops/* withoutPeriod */.Kx)(error.message)}). Else give the plan's ID as run-plan`, name);
    };
}
function refuse(problem, name) {
    return new stops/* Stopped */.C9('input', `input 'run-plan': ${quote(name)} ${problem}`, 'error');
}
function plain(name) {
    return (0,alike/* lookOf */.Li)(name).toLowerCase();
}
function quote(name) {
    return `'${(0,log_line/* oneLine */.TN)(name, run_plans_MAX_NAME_CHARS)}'`;
}

;// CONCATENATED MODULE: ./collect/run/locate.js











const LOST_START = 'start';
const START_GRACE_MS = 1_500;
const locate_MAX_PAGES = 200;
async function startRun(run, plan, variables, watch) {
    const name = describePlan(plan);
    const wait = waitForRun(run, `a run of ${name} to start`, watch);
    try {
        const putOff = (error) => {
            run.crowd.refusals += 1;
            return waitForAdmission(run, name, error, watch).context.deadlineMs;
        };
        const longestPauseMs = LONGEST_QUEUE_PAUSE_MS;
        const context = { ...wait.context, longestPauseMs, lingerMs: START_GRACE_MS, putOff };
        const started = await watch.client.startRun(plan.id, variables, context);
        run.jobId = started.jobId;
    }
    catch (error) {
        throw error instanceof errors/* ServiceError */._7 ? explainFailedStart(error, plan, watch) : error;
    }
    run.startedHere = true;
    watch.saver?.started(run);
    await rememberStart(run, plan.id, watch);
    watch.narrator.say(run, `started from ${name}${watch.narrator.link(run)}`);
}
function explainFailedStart(error, plan, watch) {
    if (!error.mayHaveBeenTaken) {
        const { outcome, rule, message } = (0,explain/* explain */.W)(...refusedStart(error, plan));
        return new stops/* Stopped */.C9(rule, `${(0,stops/* withoutPeriod */.Kx)(message)}. No run was started`, outcome);
    }
    const { aborted, reason } = watch.cancelled;
    const what = aborted ? `${String(reason.message)}; ${error.message}` : error.message;
    return new stops/* Stopped */.C9(LOST_START, `${(0,stops/* withoutPeriod */.Kx)(what)}. A run of ${describePlan(plan)} may have been started all the same; it is not tried again, since a second run would place real calls. To find it, look at the newest runs of the plan (${listOf(plan.id, watch)}, or the dashboard) and pass its ID as the input job-id`);
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
async function locateRun(run, source, watch) {
    const { servicePhoneNumber, callTime } = source;
    const wait = waitForRun(run, `${run.label} to be found`, watch);
    const job = await (0,look_up/* lookUp */.T)(watch.client, source, watch.clock, wait.context);
    run.takePlan({ id: job.runPlan.id, name: job.runPlan.name ?? null });
    wait.lastSeen = `simulation job ${job.simulationJobId} of run plan ${job.runPlan.id}`;
    const callMs = locate_momentOf(job, callTime, watch);
    const found = await newestHolding(callMs, job.runPlan.id, wait, watch);
    const call = `the call to ${servicePhoneNumber} at ${new Date(callMs).toISOString()}`;
    if (found === null) {
        throw new stops/* Stopped */.C9('lookup', `no run of run plan ${(0,log_line/* oneLine */.TN)(job.runPlan.id, 100)} holds ${call}: set the input call-time to a moment within the call, or pass the run's ID as job-id`, 'error');
    }
    run.jobId = found.simulationRunPlanJobId;
    const span = `${found.startedAt ?? found.createdAt} to ${found.endedAt ?? 'now'}`;
    watch.narrator.say(run, `located${watch.narrator.link(run)}: the newest run of run plan ${job.runPlan.id} whose time span (${span}) holds ${call}, as simulation job ${job.simulationJobId} says`);
}
function locate_momentOf(job, callTime, watch) {
    const text = callTime ?? job.startedAt;
    return (text ? (0,iso_time/* parseIsoTime */.s)(text) : null) ?? watch.clock.now();
}
async function newestHolding(callMs, runPlanId, wait, watch) {
    let after = null;
    for (let pages = 0; pages < locate_MAX_PAGES; pages += 1) {
        const page = await watch.client
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
    throw new stops/* Stopped */.C9('lookup', `none of the newest ${locate_MAX_PAGES} pages of runs of run plan ${(0,log_line/* oneLine */.TN)(runPlanId, 100)} holds the call: pass the run's ID as job-id`, 'error');
}
function holds(run, callMs) {
    const endMs = run.endedAt ? (0,iso_time/* parseIsoTime */.s)(run.endedAt) : null;
    return startOf(run) <= callMs && callMs <= (endMs ?? Number.POSITIVE_INFINITY);
}
function startOf({ startedAt, createdAt }) {
    const text = startedAt === undefined ? createdAt : startedAt;
    return (text ? (0,iso_time/* parseIsoTime */.s)(text) : null) ?? Number.POSITIVE_INFINITY;
}

;// CONCATENATED MODULE: ./collect/run/reuse.js





const MAX_READ = 3;
async function findReusableRun(run, plan, maxAgeMs, watch) {
    let read = 0;
    for (const ref of new Set([watch.refs.own, watch.refs.base ?? watch.refs.own])) {
        const same = (await watch.memory.recall(ref)).filter(({ fingerprint }) => fingerprint === run.fingerprint);
        for (const pointer of await withJudgements(same, ref, watch)) {
            if (!isJudged(pointer, watch) || !isWithin(pointer.endedAt, maxAgeMs, watch.clock.now()))
                continue;
            if (read === MAX_READ)
                return null;
            read += 1;
            waitForRun(run, `run ${pointer.jobId} to be read`, watch);
            const why = await whyNotReused(pointer, plan, maxAgeMs, watch);
            if (why === null)
                return pointer;
            watch.narrator.say(run, `run ${pointer.jobId} is not reused: ${why}`);
        }
    }
    return null;
}
function isJudged({ outcome }, { origin }) {
    return outcome === 'passed' || (outcome === 'failed' && origin.attempt <= 1);
}
async function whyNotReused({ jobId, endedAt }, plan, maxAgeMs, watch) {
    try {
        const { debrief, run } = await readEarlier(jobId, plan, watch);
        if (debrief?.status !== 'READY')
            return 'its debrief is not READY';
        const isRecent = isWithin(run?.endedAt ?? endedAt, maxAgeMs, watch.clock.now());
        return isRecent ? null : 'it is too old';
    }
    catch (error) {
        watch.cancelled.throwIfAborted();
        return (0,stops/* describeError */.Uc)(error);
    }
}
function isWithin(moment, maxAgeMs, nowMs) {
    const ms = (0,iso_time/* parseIsoTime */.s)(moment ?? '');
    return ms !== null && Math.abs(nowMs - ms) <= maxAgeMs;
}

;// CONCATENATED MODULE: ./collect/run/bring-about.js






const MAX_REF_CHARS = 200;
async function bringAboutRun(run, plan, variables, watch, found) {
    const sparing = found === undefined ? await findSparingRun(run, plan, variables, watch) : found;
    if (sparing === null)
        return startRun(run, plan, variables, watch);
    return sparing.is === 'left'
        ? attach(run, sparing.pointer, watch)
        : reuse(run, sparing.pointer, watch);
}
async function findSparingRun(run, plan, variables, watch) {
    const subject = subjectOf(plan, variables, watch);
    run.fingerprint = fingerprintOf(subject);
    const left = await findLeftRun(run, plan, subject, watch);
    if (left !== null)
        return { pointer: left, is: 'left' };
    const reused = await findReusable(run, plan, subject, watch);
    return reused && { pointer: reused, is: 'reused' };
}
async function findReusable(run, plan, subject, watch) {
    const { reuseMs } = watch.inputs;
    if (reuseMs === null)
        return null;
    const whole = await wholeFingerprint(subject, plan, watch);
    if ('why' in whole) {
        run.note(`No earlier run could be reused, nor can this one: ${whole.why}.`);
        return null;
    }
    run.fingerprint = whole.fingerprint;
    return findReusableRun(run, plan, reuseMs, watch);
}
function attach(run, left, watch) {
    run.jobId = left.jobId;
    run.startedHere = true;
    run.attached = true;
    run.pointer = { ...left, attempt: watch.origin.attempt };
    watch.saver?.started(run);
    run.note(`No run was started: attempt ${left.attempt} of this step had started this one at ${left.startedAt}.`);
    watch.narrator.say(run, `followed, since attempt ${left.attempt} of this step has started it${watch.narrator.link(run)}`);
}
function reuse(run, reused, watch) {
    const { inputs, clock, refs } = watch;
    run.jobId = reused.jobId;
    run.reused = true;
    run.pointer = { ...reused, ref: refs.own };
    const ageMs = clock.now() - Date.parse(reused.endedAt ?? reused.startedAt);
    const commit = reused.sha === '' ? '' : `, of commit ${reused.sha.slice(0, 7)}`;
    const ref = reused.ref === '' ? '' : ` on ${(0,log_line/* oneLine */.TN)(reused.ref, MAX_REF_CHARS)}`;
    const age = `${(0,duration/* formatDuration */.a)(ageMs)} ago${commit}${ref}`;
    run.note(`Reused: no run was started, since this one ended ${age} with the same plan, variables and files (reuse: ${(0,duration/* formatDuration */.a)(inputs.reuseMs ?? 0)}). Its results were read and judged again.`);
    watch.narrator.say(run, `reused: it ended ${age}${watch.narrator.link(run)}`);
}

;// CONCATENATED MODULE: ./collect/run/call-budget.js







const call_budget_BUDGET_MS = 10_000;
function call_budget_countCalls(planned, watch) {
    return (0,in_turn/* inTurn */.l)(planned, watch.inputs.maxParallel, ({ plan }) => countPlan(plan, watch));
}
async function countPlan(plan, { client, deadline, cancelled }) {
    if (plan.size !== null)
        return describeSize(plan);
    try {
        const deadlineMs = deadline.within(call_budget_BUDGET_MS);
        const context = { signal: cancelled, deadlineMs };
        const { name, testCaseCount, iterationCount } = await client.readPlan(plan.id, context);
        const size = { testCases: testCaseCount, iterations: iterationCount };
        return describeSize({ ...plan, name, size });
    }
    catch (error) {
        if (!(error instanceof errors/* ServiceError */._7))
            throw error;
        return uncounted(plan, (0,stops/* withoutPeriod */.Kx)(error.message), error);
    }
}
function describeSize(plan) {
    const { testCases = null, iterations = null } = plan.size ?? {};
    if (testCases === null || iterations === null) {
        return uncounted(plan, 'the service does not tell its test cases and iterations');
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
    return new stops/* Stopped */.C9('max-calls', `more calls would be placed than the input max-calls: ${maxCalls} allows (${plans}${sum}), so nothing was started: raise max-calls, or make the run plan smaller`, 'error');
}
async function checkCallBudget(planned, watch, isSpared) {
    if (watch.inputs.maxCalls === null)
        return [];
    try {
        const spared = await (0,in_turn/* inTurn */.l)(planned, watch.inputs.maxParallel, isSpared);
        const toStart = planned.filter((_, index) => spared[index] === false);
        const counted = await call_budget_countCalls(toStart, watch);
        const stopped = overBudget(counted, watch);
        if (stopped !== null)
            throw stopped;
        for (const [index, { plan, unknown }] of counted.entries()) {
            if (plan.name !== null)
                toStart[index]?.run.takePlan(plan);
            if (unknown === null)
                continue;
            toStart[index]?.run.note(`How many calls the run plan places is not known (${unknown}), so max-calls could not hold it back.`);
        }
        return [];
    }
    catch (error) {
        const labels = planned.map(({ run }) => run.label).join(', ');
        const names = planned.map(({ run }) => run.stableName).join(', ');
        return [await endWithoutJudgement(new RunRecord(labels, '', names), error, watch)];
    }
}

;// CONCATENATED MODULE: ./evaluate/confirmation.js




function whyNotConfirming(first, further) {
    const { judged, decision } = further;
    const { runStatus, checks = [] } = judged;
    if (decision.outcome === 'inconclusive')
        return 'inconclusive';
    if ((0,run_status/* hasEnded */.hY)(runStatus) && runStatus !== 'COMPLETED')
        return { ended: runStatus };
    const counted = checks.filter(({ passed, evaluated }) => (0,model_counts/* countsFrom */.bT)(passed, evaluated) !== null);
    const uncounted = failedChecks(first).filter((failed) => !counted.some((check) => (0,check_identity/* isSameCheck */.LB)(failed, check)));
    return uncounted.length === 0 ? null : { uncounted: uncounted.map(({ name }) => name) };
}
function failedChecks({ judged, decision }) {
    const named = [...decision.reasons, ...(0,service_verdict/* failuresOf */.dJ)(judged)].flatMap(({ check }) => check ?? []);
    return [...new Set(named)].flatMap((name) => {
        const same = (judged.checks ?? []).filter((check) => (0,check_identity/* isSameCheck */.LB)({ id: null, name }, check));
        return same.length > 0 ? same : [{ id: null, name }];
    });
}
function otherFailures(further, pooled) {
    const isKnown = (one) => pooled.reasons.some(({ rule, message, check }) => rule === one.rule &&
        (message === one.message || (check !== undefined && check === one.check)));
    return (further.decision.beyondCounts ?? []).filter((reason) => !isKnown(reason));
}

;// CONCATENATED MODULE: ./evaluate/pool.js






function poolRuns(first, further) {
    const runs = [first, ...further];
    const checks = runs.some((run) => run.checks) ? poolChecks(runs) : undefined;
    const { report, runVerdict, callCounts, calls, baseline } = first;
    const trend = baseline?.trend;
    return {
        ...first,
        ...(checks && { checks }),
        ...(report && { report: poolReport(report, checks ?? [], runs) }),
        ...(trend && { baseline: { ...baseline, trend: poolTrend(trend, runs) } }),
        ...(runVerdict && { runVerdict: poolVerdict(runVerdict, first, checks ?? [], runs) }),
        ...(callCounts && { callCounts: poolCallCounts(runs) }),
        ...(calls && { calls: runs.flatMap((run) => run.calls ?? []) }),
    };
}
function poolChecks(runs) {
    const ofRuns = runs.map(({ checks = [] }) => (0,check_identity/* findSame */.Ad)(checks));
    return (0,check_identity/* eachCheckOnce */.Vg)(runs.flatMap(({ checks = [] }) => checks)).map((check) => poolCheck(check, ofRuns.map((find) => find(check))));
}
function poolCheck(check, ofRuns) {
    const [first] = ofRuns.flat();
    const known = { ...check, ...first, id: check.id };
    const counts = pool_sum(ofRuns.flatMap((rows) => (0,check_facts/* checkResult */.iJ)([rows], []).counts ?? []));
    if (counts === null)
        return known;
    const pooled = { ...known, ...counts, rate: (0,model_counts/* rateOf */.MK)(counts) };
    return { ...pooled, isPassed: (0,below_threshold/* isCounted */.he)(pooled) ? !(0,check_facts/* isBelowThreshold */.x4)(pooled) : pooled.isPassed };
}
function pool_sum(counts) {
    return (0,model_counts/* countsFrom */.bT)(counts.reduce((total, { passed }) => total + passed, 0), counts.reduce((total, { evaluated }) => total + evaluated, 0));
}
function poolReport(report, checks, runs) {
    const { trend } = report;
    return {
        ...report,
        verdict: poolDebriefVerdict(report.verdict, checks, runs),
        trend: trend && poolTrend(trend, runs),
    };
}
function poolTrend(trend, runs) {
    return { ...trend, rows: trend.rows.map((row) => poolRow(row, runs)) };
}
function poolDebriefVerdict(verdict, checks, [first, ...further]) {
    if (verdict !== 'THRESHOLD_FAILED' || first === undefined)
        return verdict;
    const basis = (0,below_threshold/* verdictBasis */.m)(first);
    if (basis === undefined)
        return verdict;
    const isRepeated = basis === 'counts'
        ? checks.some((check) => (0,below_threshold/* isCounted */.he)(check) && (0,check_facts/* isBelowThreshold */.x4)(check))
        : further.every(({ report }) => report?.verdict === verdict);
    return isRepeated ? verdict : 'PASSED';
}
function poolRow(row, runs) {
    const current = pool_sum(runs.flatMap((run) => currentOf(row, run) ?? []));
    if (current === null)
        return row;
    return {
        ...row,
        currentPassRate: (0,model_counts/* rateOf */.MK)(current),
        counts: { previous: row.counts?.previous ?? null, current },
    };
}
function currentOf(row, { report, checks = [] }) {
    const check = pool_identityOf(row);
    const rows = (report?.trend?.rows ?? []).filter((one) => (0,check_identity/* isSameCheck */.LB)(pool_identityOf(one), check));
    return (0,check_facts/* checkResult */.iJ)([(0,check_identity/* findSame */.Ad)(checks)(check), rows.map(({ counts }) => counts?.current)], [])
        .counts;
}
function pool_identityOf({ checkId: id, checkName: name }) {
    return { id, name };
}
function poolVerdict(own, first, checks, runs) {
    const counted = checks.filter(below_threshold/* isCounted */.he);
    const isDecided = ({ type, check: name }) => {
        if (type !== below_threshold/* BELOW_THRESHOLD */.yn || name === null)
            return false;
        const same = checks.filter((check) => (0,check_identity/* isSameCheck */.LB)({ id: null, name }, check));
        return same.length > 0 && same.every((check) => counted.includes(check));
    };
    const others = runs.flatMap(service_verdict/* failuresOf */.dJ).filter((failure) => !isDecided(failure));
    const below = counted.filter(check_facts/* isBelowThreshold */.x4).map(({ name, ...check }) => ({
        type: below_threshold/* BELOW_THRESHOLD */.yn,
        message: (0,names/* describeBelowThreshold */.kX)(name, check),
        check: name,
    }));
    const failures = [...below, ...new Map(others.map((one) => [one.message, one])).values()];
    const isUnexplained = own.passed === false && (0,service_verdict/* failuresOf */.dJ)(first).length === 0;
    const passed = own.passed === null ? null : true;
    return { passed: failures.length > 0 || isUnexplained ? false : passed, score: null, failures };
}
function poolCallCounts(runs) {
    const add = (name) => {
        const known = runs.flatMap(({ callCounts }) => callCounts?.[name] ?? []);
        return known.length < runs.length ? null : known.reduce((total, count) => total + count, 0);
    };
    return {
        total: add('total'),
        counted: add('counted'),
        completed: add('completed'),
        evaluated: add('evaluated'),
        passed: add('passed'),
        failed: add('failed'),
    };
}

// EXTERNAL MODULE: ./report/facts.js
var facts = __webpack_require__(71949);
;// CONCATENATED MODULE: ./report/words/confirmation.js



const confirmation_MAX_WORD_CHARS = 100;
const MAX_CHECKS = 5;
function describeNotConfirming(why) {
    if (why === 'inconclusive')
        return 'it is inconclusive by itself';
    if ('ended' in why)
        return `it ended ${(0,log_line/* oneLine */.TN)(why.ended, confirmation_MAX_WORD_CHARS)}`;
    return `it has no counts for ${(0,format/* formatList */.ki)(why.uncounted.map(names/* quoteName */.AB), MAX_CHECKS)}`;
}

;// CONCATENATED MODULE: ./collect/run/confirm.js













const UNEVALUATED = 'it could not be evaluated';
const NOT_STARTED = 'the service started no further run: it returned the ID of an earlier one';
const TOO_EXPENSIVE = 'No further run was started to confirm the failure, since the runs so far cost more than max-cost-usd allows, so the gate fails in any case.';
async function confirmFailure(first, another, otherPValues, isTooExpensive, watch) {
    const { run, evaluation: own } = first;
    if (own === null || !run.startedHere)
        return first;
    const further = [];
    const deciding = [];
    const looks = 1 + watch.inputs.confirm;
    let now = own;
    while (asksAgain(now.decision, further.length, watch)) {
        if (isTooExpensive()) {
            run.note(TOO_EXPENSIVE);
            break;
        }
        const label = `${run.label}, confirming run ${further.length + 1}`;
        const next = new RunRecord(label, '', run.stableName);
        next.fingerprint = unreusable(run.fingerprint);
        watch.narrator.expectAnother();
        watch.narrator.say(run, 'failed by rates alone; a further run is to confirm it');
        const { told, evaluation } = await followRun(next, () => another(next), watch);
        const isKnown = [run, ...further].some(({ jobId }) => (0,same_id/* isSame */.F)(jobId, next.jobId));
        further.push(next);
        run.addConfirmation(told);
        run.note(describe(told));
        warnOfLostStart(told, watch);
        const why = evaluation === null ? UNEVALUATED : isKnown ? NOT_STARTED : null;
        const cause = evaluation && whyNotConfirming(own, evaluation);
        const refusal = why ?? (cause && describeNotConfirming(cause));
        if (evaluation === null || refusal !== null) {
            const note = `The evaluation before it stands, since ${refusal}.`;
            run.note(note);
            watch.narrator.say(run, `${describe(told)} ${note}`);
            break;
        }
        deciding.push({ run: next, evaluation });
        const all = deciding.map((one) => one.evaluation.judged);
        const judged = poolRuns(own.judged, all);
        const decision = evaluateFacts(judged, watch, { looks, otherPValues });
        const others = otherFailures(evaluation, decision);
        now = { judged, decision: withReasons(decision, others, next) };
    }
    if (further.length === 0)
        return { ...first, told: { ...first.told, notes: [...run.notes] } };
    if (deciding.length === 0) {
        const told = concludeRun(run, own.decision, first.told.report);
        await rememberEnd(run, told, watch);
        return { ...first, told, further };
    }
    const told = { ...concludePooled(first, now), looks };
    watch.narrator.say(run, `${told.outcome}, by the calls of ${deciding.length + 1} runs`);
    await rememberAll(run, told, deciding.map((one) => one.run), watch);
    return { ...first, told, further };
}
function warnOfLostStart({ jobId, reasons }, { runner }) {
    const lost = reasons.filter(({ rule }) => jobId === '' && rule === LOST_START);
    (0,annotation/* annotateEach */.qc)('warning', lost.map(({ message }) => message), runner);
}
function withReasons(decision, reasons, { jobId }) {
    if (reasons.length === 0)
        return decision;
    const further = reasons.map(({ message, ...reason }) => ({
        ...reason,
        message: `${(0,stops/* withoutPeriod */.Kx)(message)}, in run ${jobId}, which was to confirm the failure`,
    }));
    const all = [...decision.reasons, ...further];
    return { ...decision, outcome: 'failed', byRatesAlone: false, reasons: all };
}
async function rememberAll(run, told, further, watch) {
    if (told.outcome !== 'failed' && run.pointer !== null) {
        run.pointer = { ...run.pointer, fingerprint: unreusable(run.fingerprint) };
    }
    await Promise.all([
        rememberEnd(run, told, watch),
        ...further.map((next) => rememberTogether(next, told.outcome, watch)),
    ]);
}
function asksAgain({ outcome, byRatesAlone }, asked, watch) {
    if (outcome !== 'failed' || byRatesAlone === false || watch.cancelled.aborted)
        return false;
    const { confirm } = watch.inputs;
    return asked < (byRatesAlone === 'verdict' ? Math.min(1, confirm) : confirm);
}
function concludePooled({ run, told }, { judged, decision }) {
    const { checks, callCounts, calls, report, baseline } = judged;
    if (baseline)
        run.baseline = baseline;
    run.evidence = {
        ...run.evidence,
        ...(checks && { checks }),
        ...(told.checks && { ownChecks: told.checks }),
        ...(callCounts && { callCounts }),
        ...(calls && { calls }),
    };
    const trend = report?.trend ?? null;
    return concludeRun(run, decision, told.report && { ...told.report, trend });
}
function describe(told) {
    const { jobId, about, outcome, reasons } = told;
    if (jobId === '') {
        const why = reasons.map(({ message }) => (0,stops/* withoutPeriod */.Kx)(message));
        return `To confirm the failure, a further run was to be started: ${outcome}, since ${why.join('; ')}.`;
    }
    const number = about?.number ? `run ${about.number} (${jobId})` : `run ${jobId}`;
    const cost = (0,facts/* tellCost */.zO)([told]);
    const tail = cost === '' ? '' : ` (${cost})`;
    return `To confirm the failure, ${number} was started: ${outcome} by itself${tail}.`;
}

;// CONCATENATED MODULE: ./collect/run/excerpts.js




const MAX_CALLS = 20;
const MAX_LINES = 6;
const excerpts_AT_ONCE = 4;
const excerpts_BUDGET_MS = 20_000;
async function withExcerpts(runs, watch) {
    const quotes = worthQuoting(runs);
    const { client, deadline, cancelled } = watch;
    const context = { signal: cancelled, deadlineMs: deadline.within(excerpts_BUDGET_MS), once: true };
    const excerpts = await (0,in_turn/* inTurn */.l)(quotes, excerpts_AT_ONCE, async ({ id }) => {
        const metrics = await excerpts_attempt(() => client.readCallMetrics(id, context), watch);
        const segments = segmentsIn(metrics ?? []);
        const transcript = await excerpts_attempt(() => client.readTranscript(id, context), watch);
        const { entries } = transcript ?? { entries: [] };
        return segments.length > 0 ? linesOf(segments, entries) : lastLines(entries);
    });
    return runs.map((told) => {
        const own = quotes.flatMap(({ run, id }, index) => run === told ? [[id, excerpts[index] ?? []]] : []);
        return addExcerpts(told, new Map(own));
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
        else if (!(error instanceof stops/* Cancelled */.cJ))
            throw error;
        return null;
    }
}
function worthQuoting(runs) {
    const quotes = new Map();
    for (const quote of candidatesIn(runs)) {
        quotes.set(`${runs.indexOf(quote.run)} ${quote.id}`, quote);
        if (quotes.size === MAX_CALLS)
            break;
    }
    return [...quotes.values()];
}
function* candidatesIn(runs) {
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
function segmentsIn(metrics) {
    return metrics
        .flatMap(({ evidenceSpans }) => evidenceSpans ?? [])
        .flatMap(({ fromSegment, toSegment }) => [fromSegment, toSegment])
        .filter((segment) => segment !== null);
}
function linesOf(segments, entries) {
    const lines = new Map();
    for (const { text, startOffsetMs: startMs } of segments) {
        if (!text)
            continue;
        lines.set(`${startMs} ${text}`, {
            speaker: speakerOf({ text, startMs }, entries),
            text,
            startMs,
        });
    }
    return [...lines.values()]
        .toSorted((a, b) => (a.startMs ?? 0) - (b.startMs ?? 0))
        .slice(0, MAX_LINES);
}
function speakerOf({ text, startMs }, entries) {
    const sameText = entries.filter((entry) => entry.text.trim() === text.trim());
    const sameStart = entries.filter(({ startOffsetMs: ms }) => ms !== null && ms === startMs);
    const both = sameText.filter((entry) => sameStart.includes(entry));
    const found = [both, sameText, sameStart].find((some) => some.length > 0) ?? [];
    const [role = null, ...others] = new Set(found.map((entry) => entry.role));
    return others.length === 0 ? role : null;
}
function lastLines(entries) {
    return entries
        .filter(({ text }) => text.trim() !== '')
        .slice(-MAX_LINES)
        .map(({ role, text, startOffsetMs }) => ({ speaker: role, text, startMs: startOffsetMs }));
}
function addExcerpts(told, excerpts) {
    const quoted = [...excerpts].filter(([, lines]) => lines.length > 0);
    if (quoted.length === 0)
        return told;
    const known = new Set((told.calls ?? []).map(({ id }) => id));
    const calls = (told.calls ?? []).map((call) => ({
        ...call,
        excerpt: (call.id === null ? undefined : excerpts.get(call.id)) ?? call.excerpt,
    }));
    const others = quoted
        .filter(([id]) => !known.has(id))
        .map(([id, excerpt]) => ({ ...UNTOLD_CALL, id, excerpt }));
    return { ...told, calls: [...calls, ...others] };
}
const UNTOLD_CALL = {
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

// EXTERNAL MODULE: ./report/names.js
var report_names = __webpack_require__(2274);
// EXTERNAL MODULE: ./service/trouble-log.js
var trouble_log = __webpack_require__(44235);
;// CONCATENATED MODULE: ./collect/run/narrator.js




const TICK_MS = 10_000;
const MAX_WAITS = 8;
const MAX_LINE_CHARS = 3_000;
class Narrator {
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
    watching(run) {
        this.#watched.add(run);
    }
    finished(run, text) {
        this.#watched.delete(run);
        this.#ended += 1;
        this.say(run, text);
    }
    link(run) {
        const url = (0,report_names/* runUrl */.Vp)(run.jobId, { runUrl: this.#runUrl });
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
        this.say(run, `${text}${run.wait?.progress ?? ''}`);
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
                this.#runner.debug((0,stops/* stackOf */.US)(error));
        }
    }
    #logWaits() {
        const watched = [...this.#watched];
        if (this.#total > MAX_WAITS) {
            this.#log(`${this.#ended} of ${this.#total} runs done, ${watched.length} being watched`);
        }
        for (const run of watched.slice(0, MAX_WAITS)) {
            const { progress = '', lastSeen = 'nothing yet' } = run.wait ?? {};
            this.say(run, `still waiting${progress}; last seen: ${lastSeen}`);
        }
    }
}

// EXTERNAL MODULE: ./collect/run/saved-runs.js
var saved_runs = __webpack_require__(22282);
;// CONCATENATED MODULE: ./collect/run/follow-runs.js

























async function followRuns(source, inputs, world) {
    const watch = beginWatch(source, inputs, world);
    const { narrator } = watch;
    await (0,next_turn/* nextTurn */.t)();
    try {
        const { subjects, refused } = await findSubjects(source, watch);
        if (refused.length > 0)
            return refused;
        narrator.begin(subjects.length);
        const followed = await (0,in_turn/* inTurn */.l)(subjects, inputs.maxParallel, ({ run, bringAbout }) => followRun(run, () => bringAbout(watch), watch));
        const together = await evaluateTogether(followed, watch);
        const others = otherPValues(together.map(({ evaluation }) => evaluation));
        const isTooExpensive = () => (0,max_cost/* judgeCost */.L)(together.map(({ run }) => run.evidence), watch.policy).reasons.length > 0;
        const ends = await (0,in_turn/* inTurn */.l)(together, inputs.maxParallel, async (one, index) => {
            const another = subjects[index]?.another;
            return another === undefined
                ? one
                : confirmFailure(one, another, others[index] ?? [], isTooExpensive, watch);
        });
        const shown = await follow_runs_quote(ends.map(({ told }) => told), watch);
        const reports = await (0,in_turn/* inTurn */.l)(ends, inputs.maxParallel, async (end, index) => {
            const quoted = shown[index] ?? end.told;
            return end.hasHistory ? withHistory(quoted, end.run, watch) : quoted;
        });
        return await finish(ends, reports, watch);
    }
    finally {
        narrator.end();
    }
}
function evaluateTogether(all, watch) {
    const others = otherPValues(all.map(({ evaluation }) => evaluation));
    return Promise.all(all.map(async (one, index) => {
        const { run, told: before, evaluation } = one;
        const otherPs = others[index] ?? [];
        if (evaluation === null || evaluation.decision.tested.length === 0 || otherPs.length === 0) {
            return one;
        }
        const { judged } = evaluation;
        const decision = evaluateFacts(judged, watch, { otherPValues: otherPs });
        const told = concludeRun(run, decision, before.report);
        if (told.outcome !== before.outcome) {
            watch.narrator.say(run, `${told.outcome}, after adjusting for the drops of all runs`);
            await rememberEnd(run, told, watch);
        }
        return { ...one, told, evaluation: { judged, decision } };
    }));
}
async function finish(ends, reports, watch) {
    const all = ends.flatMap(({ run, further }) => [run, ...further]);
    const isCancelled = watch.cancelled.aborted;
    const lost = all.filter(({ leftGoing }) => isCancelled && leftGoing === 'lost');
    await Promise.all(lost.map((run) => (0,cancel/* cancelRun */.Su)(run, watch)));
    const recall = async (told, index) => {
        const run = ends[index]?.run;
        if (run === undefined)
            return told;
        return told.outcome === 'started'
            ? endWithoutJudgement(run, watch.cancelled.reason, watch)
            : { ...told, notes: [...run.notes] };
    };
    const ended = isCancelled ? await Promise.all(reports.map(recall)) : reports;
    for (const run of all)
        watch.saver?.finished(run);
    (0,cancel/* tellRunsThatGoOn */.gm)(all, watch.runner);
    return ended;
}
async function follow_runs_quote(all, watch) {
    const chosen = all.filter((told) => isToBeQuoted(told, watch));
    const quoted = await withExcerpts(chosen, watch);
    return all.map((told) => quoted[chosen.indexOf(told)] ?? told);
}
function isToBeQuoted({ outcome }, { inputs }) {
    const { transcripts, detail } = inputs;
    return outcome === 'failed' && transcripts && detail === 'full';
}
function beginWatch(source, inputs, world) {
    const narrator = new Narrator(world.runner, world.clock, inputs.runUrl);
    const client = (0,connect/* connect */.N)(source.service, world, (retry) => narrator.trouble(retry));
    const event = (0,inputs_event/* readEventPayload */.N)(world.env);
    const refs = refsOf(world.env, event);
    const deadline = new runner_deadline/* StepDeadline */.d(world.clock);
    const memory = (0,history_open/* openMemory */.uZ)(inputs.memory, gateOf(source, inputs), world);
    return {
        ...world,
        source,
        inputs,
        client,
        narrator,
        policy: inputs.policy.rules,
        today: (0,policy_file/* dayOf */.kb)(world.clock.now()),
        deadline,
        saver: inputs.cancelOnAbort ? new saved_runs/* RunSaver */.Nb(world.runner) : null,
        memory,
        recall: (ref) => memory.recall(ref),
        earlierRuns: new EarlierRuns({ client, deadline, ...world }),
        judgements: (0,history_open/* openMemory */.uZ)(inputs.memory, [source.service.baseUrl, 'judged by ID'], world),
        refs,
        origin: originOf(world.env, event, refs),
    };
}
function gateOf({ service }, { gateName }) {
    return [service.baseUrl, gateName ?? ''];
}
async function findSubjects(source, watch) {
    if (source.kind !== 'run-plan') {
        return { subjects: subjectsOf(source), refused: await refuseBaseline([], watch) };
    }
    const { planned, refused } = await findPlans(source.plans, watch);
    refused.push(...(await refuseBaseline(planned, watch)));
    const { variables } = source;
    const found = new Map();
    const isSpared = async ({ run, plan }) => {
        const sparing = await findSparingRun(run, plan, variables, watch);
        found.set(run, sparing);
        return sparing !== null;
    };
    if (refused.length === 0)
        refused.push(...(await checkCallBudget(planned, watch, isSpared)));
    const subjects = planned.map(({ run, plan }) => {
        const another = (next) => startRun(next, plan, variables, watch);
        const bringAbout = () => bringAboutRun(run, plan, variables, watch, found.get(run));
        return { run, bringAbout, another };
    });
    return { subjects, refused };
}
async function refuseBaseline(planned, watch) {
    if (!watch.inputs.wait)
        return [];
    try {
        const planIds = planned.map(({ plan }) => plan.id);
        const why = await lookUpBaseline(planIds, watch);
        if (why !== null) {
            watch.runner.info(`The run that the input baseline names cannot be compared with now: ${why}.`);
        }
        return [];
    }
    catch (error) {
        return [await endWithoutJudgement(new RunRecord('the baseline'), error, watch)];
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
        case 'service-phone-number': {
            const { servicePhoneNumber: stableName } = source;
            const run = new RunRecord(`the run that uses ${stableName}`, '', stableName);
            return [{ run, bringAbout: (watch) => locateRun(run, source, watch) }];
        }
    }
}

;// CONCATENATED MODULE: ./collect/saved/trial.js


const MAX_PATH_CHARS = 200;
const MAX_REASON_CHARS = 500;
function describeTrial({ outcome, label, reasons }) {
    return [
        `${outcome.padEnd('inconclusive'.length)}  ${(0,log_line/* oneLine */.TN)(label, MAX_PATH_CHARS)}`,
        ...reasons.map((reason) => `    ${reason.rule}: ${(0,log_line/* oneLine */.TN)((0,format/* messageBehindRule */.Qu)(reason), MAX_REASON_CHARS)}`),
    ];
}

;// CONCATENATED MODULE: ./collect/history/replay.js













const replay_AT_ONCE = 4;
const INPUTS = 'the input run-plan';
async function replayPolicy(plans, service, inputs, world) {
    const nothing = { variables: {}, variableFiles: [] };
    const source = { kind: 'run-plan', plans: [...plans], ...nothing, service };
    const watch = beginWatch(source, inputs, world);
    const { planned, refused } = await findPlans(plans, watch);
    const runs = refused.length > 0 ? refused : [];
    if (refused.length === 0) {
        for (const plan of planned)
            runs.push(...(await replayPlan(plan, watch)));
    }
    for (const line of runs.flatMap(describeTrial))
        world.runner.info(line);
    return runs;
}
async function replayPlan({ run, plan }, watch) {
    const { client, inputs } = watch;
    const wait = waitForRun(run, `the runs of ${describePlan(plan)} to be read`, watch);
    try {
        const { runs } = await client.listRuns(plan.id, null, wait.context);
        const ended = runs
            .filter(({ status }) => status === undefined || (0,run_status/* hasEnded */.hY)(status))
            .slice(0, inputs.history)
            .map(({ simulationRunPlanJobId }) => simulationRunPlanJobId);
        const tried = await (0,in_turn/* inTurn */.l)(ended, replay_AT_ONCE, (jobId) => tryOn(jobId, plan.id, wait.context, watch));
        const own = tried.filter((told) => told !== null);
        return own.length > 0 ? own : [replay_refuse(run, `${describePlan(plan)} has no run that has ended`)];
    }
    catch (error) {
        watch.cancelled.throwIfAborted();
        return [replay_refuse(run, (0,explain/* explain */.W)(error, wait.facts, INPUTS).message)];
    }
}
async function tryOn(jobId, planId, context, watch) {
    const run = new RunRecord(jobId, jobId);
    const deadlineMs = Math.min(context.deadlineMs, watch.deadline.within(PASS_BUDGET_MS));
    try {
        const results = await watch.client.readResults(jobId, { ...context, deadlineMs });
        run.takeResults(results);
        if (!(0,same_id/* isSame */.F)(run.planId ?? planId, planId)) {
            watch.narrator.say(run, 'passed over, since it is a run of another plan');
            return null;
        }
        const { debrief } = results;
        if (debrief === null)
            return undecided(run, 'the run has no debrief');
        const { status, report } = debrief;
        run.debrief = debriefOf(debrief, null);
        if (status !== 'READY')
            return undecided(run, 'the debrief of the run is not ready');
        if (!report)
            return undecided(run, 'the results show no more of the debrief than its status');
        return evaluateRun(run, await withCalls(report, run, context, watch), watch).told;
    }
    catch (error) {
        watch.cancelled.throwIfAborted();
        return replay_refuse(run, (0,explain/* explain */.W)(error, null, INPUTS).message);
    }
}
async function withCalls(report, { evidence, comparison }, { deadlineMs }, { earlierRuns }) {
    const { trend } = report;
    const { checks } = evidence;
    if (!trend?.baselineRunPlanJobId || !checks?.some(({ evaluated }) => evaluated !== null)) {
        return report;
    }
    const previous = await earlierRuns.read(trend.baselineRunPlanJobId, deadlineMs);
    return { ...report, trend: withCounts(trend, { checks, comparison }, previous) };
}
function undecided(run, message) {
    return run.conclude('inconclusive', [{ rule: 'debrief', message }], null);
}
function replay_refuse(run, message) {
    return run.conclude('error', [{ rule: 'service', message }], null);
}

;// CONCATENATED MODULE: ./collect/run/dry-run.js












const dry_run_BUDGET_MS = 35_000;
const CREDENTIAL_MS = 10_000;
const LOOKING = /(?:^|[^a-z])(?:read|view|list|get)(?:$|[^a-z])/i;
const REUSE_NOTE = 'A run that tested the same, where one is remembered, is judged again in place of starting one (reuse); a dry run does not look for it.';
const HEALTH_PATHS = ['/health', '/v1/health'];
const NO_RUN = '00000000-0000-4000-8000-000000000000';
const dry_run_MAX_NAMES = 20;
const dry_run_MAX_NAME_CHARS = 100;
async function rehearse(source, watch) {
    const run = new RunRecord('the dry run');
    const notes = [];
    try {
        notes.push(...(await noteHealth(run, watch)));
        const credential = await readCredential(run, watch);
        notes.push(describeCredential(credential));
        if (source.kind !== 'run-plan') {
            notes.push(...(await noteBaseline([], watch)));
            return { kind: 'holds', message: await nameRuns(source, run, watch), notes };
        }
        refuseReadOnly(credential);
        const { planned, refused } = await findPlans(source.plans, watch);
        if (refused.length > 0)
            return { kind: 'refused', runs: refused };
        notes.push(...(await noteBaseline(planned, watch)));
        const [message, unknown] = await namePlans(planned, run, watch);
        if (watch.inputs.reuseMs !== null)
            notes.push(REUSE_NOTE);
        return { kind: 'holds', message, notes: [...notes, ...unknown] };
    }
    catch (error) {
        return { kind: 'refused', runs: [await endWithoutJudgement(run, error, watch)] };
    }
}
async function noteBaseline(planned, watch) {
    const planIds = planned.map(({ plan }) => plan.id);
    const why = await lookUpBaseline(planIds, watch);
    return why === null
        ? []
        : [
            `The run that the input baseline names cannot be compared with now (${why}); the service's previous run would stand in for it.`,
        ];
}
async function noteHealth(run, watch) {
    for (const path of HEALTH_PATHS) {
        const answer = await checkHealth(path, run, watch);
        if (answer === null)
            continue;
        const text = `GET ${path} answered ${(0,stops/* withoutPeriod */.Kx)(answer)}`;
        watch.narrator.say(run, text);
        return [`${text}.`];
    }
    return [];
}
async function checkHealth(path, run, watch) {
    try {
        return await watch.client.checkHealth(path, briefly(run, 'the service to answer', watch));
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
async function readCredential(run, watch) {
    const { signal, deadlineMs } = briefly(run, 'the service to answer', watch);
    const soonMs = Math.min(deadlineMs, watch.clock.now() + CREDENTIAL_MS);
    try {
        return await watch.client.readCredential({ signal, deadlineMs: soonMs, once: true });
    }
    catch (error) {
        if (!(error instanceof errors/* ServiceError */._7))
            throw error;
        if (isMeant(error) && error.kind !== 'timeout')
            throw error;
        return null;
    }
}
function briefly(run, what, watch) {
    const { signal, deadlineMs } = waitForRun(run, what, watch).context;
    const briefMs = watch.clock.now() + dry_run_BUDGET_MS;
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
    throw new stops/* Stopped */.C9('permission', `the input api-key may only read (${permissionsIn(credential)}), and starting a run takes more: use a key with Full Access`, 'error');
}
async function namePlans(planned, run, watch) {
    const counted = await call_budget_countCalls(planned, watch);
    const stopped = overBudget(counted, watch);
    if (stopped !== null)
        throw stopped;
    const notes = [];
    for (const { plan, error, unknown } of counted) {
        if (error !== null)
            notes.push(...(await noteUnknown(plan, error, run, watch)));
        if (unknown === null)
            continue;
        notes.push(`How many calls ${describePlan(plan)} places is not known: ${unknown}.`);
    }
    const each = counted.map(({ plan, text }) => `a run of ${describePlan(plan)}, ${text}`);
    const all = counted.length > 1 ? ` (${(0,format/* formatCounted */.So)(totalCalls(counted), 'call')} known)` : '';
    return [`would start ${each.join('; ')}${all}. Nothing was started`, notes];
}
async function noteUnknown(plan, error, run, watch) {
    const { client } = watch;
    const context = briefly(run, 'the run plan to be found', watch);
    if (!isNotOffered(error))
        throw error;
    if (await isOffered(client.listPlans(null, null, context)))
        throw error;
    await isOffered(client.readResults(NO_RUN, context));
    return [
        `${describePlan(plan)} was not checked: the service does not show its run plans (${(0,stops/* withoutPeriod */.Kx)(error.message)}).`,
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
async function nameRuns(source, run, watch) {
    if (source.kind === 'service-phone-number') {
        await locateRun(run, source, watch);
        return `would judge run ${run.jobId}. No debrief was requested`;
    }
    for (const jobId of source.jobIds) {
        const { context } = waitForRun(run, `run ${jobId} to be found`, watch);
        try {
            await watch.client.readResults(jobId, context);
        }
        catch (error) {
            if (!(error instanceof errors/* ServiceError */._7) || error.status !== 409)
                throw error;
        }
    }
    return `would judge ${source.jobIds.map((jobId) => `run ${jobId}`).join(', ')}. No debrief was requested`;
}

// EXTERNAL MODULE: ./service/results.js
var results = __webpack_require__(76465);
;// CONCATENATED MODULE: ./collect/saved/saved-debrief.js









const MARK_OF_UTF_16 = '\uFFFD\uFFFD';
const MAX_MIB = 32;
const saved_debrief_MAX_PATH_CHARS = 200;
async function judgeSavedDebrief(path, reading) {
    const { detail, rules } = reading;
    const read = await readDebrief(path, reading);
    if (typeof read === 'string')
        return refuseFile(path, read);
    const run = new RunRecord(path, '', path);
    run.takeResults(read);
    if (read.debrief !== null) {
        const { status, report } = read.debrief;
        run.debrief = debriefOf(read.debrief, null);
        if (status === 'READY' && report)
            return evaluateRun(run, report, rules).told;
    }
    const message = whyUnjudged(read.debrief, detail);
    if ((0,service_verdict/* isFailedByService */.Kc)(run.evidence)) {
        const told = evaluateRun(run, null, rules).told;
        if (told.outcome === 'failed')
            return { ...told, notes: [`There is no debrief: ${message}.`] };
    }
    return run.conclude('inconclusive', [{ rule: 'debrief-file', message }], null);
}
function refuseFile(path, problem) {
    const message = `input 'debrief-file': '${(0,log_line/* oneLine */.TN)(path, saved_debrief_MAX_PATH_CHARS)}' ${problem}`;
    return new RunRecord(path, '', path).conclude('error', [{ rule: 'input', message }], null);
}
function whyUnjudged(debrief, detail) {
    if (debrief === null)
        return 'the saved debrief is null: it was never generated';
    const { status, errorMessage } = debrief;
    switch (status) {
        case 'READY':
            return 'the saved debrief is READY, but holds no report: save the answer of the debrief request, which does';
        case 'FAILED':
            return `the saved debrief ended FAILED${quoteErrorMessage(errorMessage, detail)}`;
        default:
            return `the saved debrief is ${(0,log_line/* oneLine */.TN)(status, 100)}: save it again once its status is READY`;
    }
}
async function readDebrief(path, { detail, secrets, profile, leftOut }) {
    let text;
    try {
        const facts = (0,external_node_fs_.statSync)(path);
        if (!facts.isFile())
            return 'is not a file: name a file that holds one saved debrief';
        if (facts.size > MAX_MIB * 1024 * 1024) {
            return `is larger than ${MAX_MIB} MiB, which no debrief is: name a file that holds one saved debrief`;
        }
        text = (0,external_node_fs_.readFileSync)(path, 'utf8');
    }
    catch (error) {
        return (0,stops/* describeUnreadable */.D2)(error);
    }
    try {
        return (0,results/* parseSavedResults */.tJ)(secrets.hideIn(parseJson(text, secrets)), leftOut, profile);
    }
    catch (error) {
        if (error instanceof SyntaxError) {
            if (text.startsWith(MARK_OF_UTF_16))
                return 'is UTF-16: save it as UTF-8';
            const where = detail === 'brief' ? '' : ` (${error.message})`;
            return `is not JSON${where}: save the service's answer as it is`;
        }
        if (error instanceof errors/* ServiceError */._7) {
            return `does not hold a debrief as the service returns it (save the answer of the debrief request as it is); ${error.problem}`;
        }
        throw error;
    }
}
function parseJson(text, secrets) {
    const json = text.replace(/^\uFEFF/, '');
    try {
        return JSON.parse(json);
    }
    catch {
        return JSON.parse(secrets.hide(json));
    }
}

;// CONCATENATED MODULE: ./collect/saved/saved-debriefs.js




const MAX_FILES = 500;
async function judgeSavedDebriefs(source, { policy, detail }, { clock, runner }) {
    const reading = {
        detail,
        secrets: runner.secrets,
        profile: source.profile,
        leftOut: (fault) => runner.debug(`saved debrief: left out ${fault}`),
        rules: { policy: policy.rules, today: (0,policy_file/* dayOf */.kb)(clock.now()) },
    };
    if (source.kind === 'debrief-file')
        return [await judgeSavedDebrief(source.path, reading)];
    const { paths, faults } = await (0,files_by_glob/* findFiles */.lY)(source.files, MAX_FILES);
    const runs = faults.map(({ pattern, problem }) => refuseFile(pattern, problem));
    for (const path of paths)
        runs.push(await judgeSavedDebrief(path, reading));
    for (const line of runs.flatMap(describeTrial))
        runner.info(line);
    return runs;
}

// EXTERNAL MODULE: ./evaluate/known-values.js
var known_values = __webpack_require__(87699);
// EXTERNAL MODULE: ./inputs/gate/policy-beyond.js + 1 modules
var policy_beyond = __webpack_require__(24908);
// EXTERNAL MODULE: ./inputs/gate/policy-told.js
var policy_told = __webpack_require__(48437);
// EXTERNAL MODULE: ./inputs/gate/variables.js
var gate_variables = __webpack_require__(97416);
// EXTERNAL MODULE: ./publish/show.js
var show = __webpack_require__(18394);
// EXTERNAL MODULE: ./evaluate/absent-checks.js
var absent_checks = __webpack_require__(354);
// EXTERNAL MODULE: ./model/outcome.js
var model_outcome = __webpack_require__(41913);
;// CONCATENATED MODULE: ./actions/gate/gather.js





const NO_COST = { reasons: [], notes: [] };
function gather(runs, inputs, { cancelled }) {
    const { source, policy, givenName } = inputs;
    const isOnTrial = (0,settings/* isTrial */.rK)(source);
    const cost = isOnTrial ? NO_COST : (0,max_cost/* judgeCost */.L)(runs, policy.rules);
    const isTooDear = cost.reasons.length > 0;
    const outcome = (0,model_outcome/* worstOutcome */.Om)([
        ...runs.map((run) => run.outcome),
        ...(isTooDear ? ['failed'] : []),
    ]);
    return {
        ...(givenName === null ? {} : { gateName: givenName }),
        outcome,
        tolerated: !cancelled.aborted &&
            (0,model_outcome/* fails */.c6)(outcome) &&
            runs.every((run) => isTolerated(run, inputs)) &&
            (!isTooDear || inputs.warnOnly),
        reasons: cost.reasons,
        runs: isOnTrial ? runs : (0,absent_checks/* warnOfAbsent */.Z)(runs, policy.rules),
        notes: cost.notes,
        policy: { ...(0,policy_told/* describePolicy */.w)(policy), isTrial: isOnTrial },
        promptFixes: [],
    };
}
function isTolerated({ outcome }, inputs) {
    if ((0,settings/* isTrial */.rK)(inputs.source))
        return outcome !== 'error';
    if (outcome === 'failed')
        return inputs.warnOnly;
    if (outcome === 'inconclusive')
        return inputs.onInconclusive === 'warn';
    return !(0,model_outcome/* fails */.c6)(outcome);
}

;// CONCATENATED MODULE: ./actions/gate/judgement.js














const MAX_VARIABLES = 10;
const MAX_VALUES = 20;
const MAX_VALUE_CHARS = 200;
async function bringToJudgement(given, token, world) {
    const policy = await (0,policy_beyond/* completePolicy */.o)(given.policy, token, given.memory, world);
    if ('reasons' in policy)
        return withoutPolicy(policy, given);
    const inputs = { ...given, policy };
    const { source } = inputs;
    (0,policy_told/* tellPolicy */.q)(policy, world.runner);
    const variables = source.kind === 'run-plan' ? (0,gate_variables/* describeVariables */.f)(source.variables) : null;
    const facts = (variables ?? []).map(({ name, length, sha256 }) => [name, `${(0,format/* formatCounted */.So)(length, 'character')}, SHA-256 '${sha256}'…`]);
    for (const [name, text] of facts)
        world.runner.info(`Variable ${name}: ${text}`);
    const sent = facts.map(([name, text]) => `${name} (${text})`);
    if (inputs.dryRun && 'service' in source) {
        return (0,show/* show */.W)(await rehearsed({ ...inputs, source }, sent, token, world), inputs, world);
    }
    const concern = await concernOf(inputs, token, world);
    if (concern.skipped !== null) {
        const message = `${concern.skipped}, so nothing was started`;
        return (0,show/* show */.W)(skipped('paths', message, inputs, world), inputs, world);
    }
    const runs = await judgedRuns(source, inputs, world);
    logUnknownValues(runs, world);
    const gathered = gather(runs, inputs, world);
    const notes = [
        ...gathered.notes,
        ...concern.notes,
        ...(sent.length > 0 ? [`${sentWith(runs)}: ${(0,format/* formatList */.ki)(sent, MAX_VARIABLES)}.`] : []),
    ];
    const judged = { ...gathered, notes, ...(variables && { variables }) };
    return (0,show/* show */.W)(judged, inputs, world);
}
function logUnknownValues(runs, { runner }) {
    const themes = runs.flatMap(({ report }) => report?.themes ?? []);
    for (const value of (0,known_values/* unknownValues */.L)(themes).slice(0, MAX_VALUES)) {
        const shown = (0,log_line/* oneLine */.TN)(value, MAX_VALUE_CHARS);
        runner.info(`A theme has the unknown value ${shown}: no rule of a policy matches it.`);
    }
}
function sentWith(runs) {
    if (runs.every(({ jobId }) => jobId === ''))
        return 'To be sent with a run';
    return runs.length > 1 ? 'Sent with the runs' : 'Sent with the run';
}
async function concernOf({ source, paths }, token, world) {
    if (paths === null || !('service' in source))
        return { skipped: null, notes: [] };
    return lookForChanges(paths, token, process.cwd(), world);
}
function skipped(rule, message, inputs, world) {
    const nothing = gather([], inputs, world);
    return { ...nothing, outcome: 'skipped', tolerated: false, reasons: [{ rule, message }] };
}
function judgedRuns(source, inputs, world) {
    if ('service' in source)
        return followRuns(source, inputs, world);
    if (source.kind !== 'policy-replay')
        return judgeSavedDebriefs(source, inputs, world);
    return replayPolicy(source.plans, source.access, inputs, world);
}
function withoutPolicy({ outcome, reasons }, inputs) {
    const { policy, source, onInconclusive, givenName } = inputs;
    const report = {
        ...(givenName === null ? {} : { gateName: givenName }),
        outcome,
        tolerated: outcome === 'inconclusive' && onInconclusive === 'warn' && !(0,settings/* isTrial */.rK)(source),
        reasons,
        runs: [],
        notes: [],
        policy: { path: policy.path, isTrial: (0,settings/* isTrial */.rK)(source) },
        promptFixes: [],
    };
    return { report, patch: '', warnings: [] };
}
async function rehearsed(inputs, variables, token, world) {
    const { source } = inputs;
    const told = await rehearse(source, beginWatch(source, inputs, world));
    if (told.kind === 'refused') {
        return gather(told.runs, inputs, world);
    }
    const concern = await concernOf(inputs, token, world);
    const message = concern.skipped === null
        ? told.message
        : `${concern.skipped}, so nothing would be started in it; with such a change the gate ${told.message}`;
    const sent = (0,format/* formatList */.ki)(variables, MAX_VARIABLES);
    const notes = [...told.notes, ...concern.notes];
    return {
        ...skipped('dry-run', message, inputs, world),
        notes: variables.length > 0 ? [...notes, `Would be sent with the run: ${sent}.`] : notes,
    };
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
/* harmony import */ var _text_log_line_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(68216);
/* harmony import */ var _text_stops_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9878);
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
        throw new _text_stops_js__WEBPACK_IMPORTED_MODULE_2__/* .Stopped */ .C9('lookup', `${(0,_text_stops_js__WEBPACK_IMPORTED_MODULE_2__/* .withoutPeriod */ .Kx)(error.message)}; looked up ${servicePhoneNumber} at ${moment}; ${cure}`, 'error');
    }
}
function explainRefusal(error) {
    const message = `${(0,_text_stops_js__WEBPACK_IMPORTED_MODULE_2__/* .withoutPeriod */ .Kx)(error.message)}. Check lookup.timeParameter in the input service-profile, the name under which the time was sent. Else check the inputs service-phone-number and call-time`;
    return new _text_stops_js__WEBPACK_IMPORTED_MODULE_2__/* .Stopped */ .C9('service', message, 'error');
}
function refuseOther(job, sought) {
    const found = `look up simulation job: the service returned simulation job ${shown(job.simulationJobId)}`;
    if (isOtherNumber(job.servicePhoneNumber, sought.servicePhoneNumber)) {
        throw new _text_stops_js__WEBPACK_IMPORTED_MODULE_2__/* .Stopped */ .C9('service', `${found}, which uses ${shown(job.servicePhoneNumber)} instead of ${sought.servicePhoneNumber}. Check lookup.numberParameter in the input service-profile`, 'error');
    }
    const callMs = timeOf(sought.callTime);
    if (callMs === null || holds(job, callMs))
        return;
    const [start, end] = [job.startedAt, job.completedAt].map((time) => shown(time) || 'unknown');
    throw new _text_stops_js__WEBPACK_IMPORTED_MODULE_2__/* .Stopped */ .C9('service', `${found}, whose call lasted from ${start} to ${end}, and call-time is ${sought.callTime}. Check lookup.timeParameter in the input service-profile. Else check the input call-time`, 'error');
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

/***/ 45452:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Su: () => (/* binding */ cancelRun),
/* harmony export */   gm: () => (/* binding */ tellRunsThatGoOn),
/* harmony export */   nr: () => (/* binding */ askToCancel),
/* harmony export */   zj: () => (/* binding */ leaveRun)
/* harmony export */ });
/* harmony import */ var _http_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(72557);
/* harmony import */ var _model_run_status_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(27067);
/* harmony import */ var _runner_annotation_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(15253);
/* harmony import */ var _text_stops_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9878);
/* harmony import */ var _saved_runs_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(22282);





const HURRIED_BUDGET_MS = 2_000;
const BUDGET_MS = 2 * 60_000;
const LEFT_GOING = {
    unwanted: 'was left going: cancel-on-abort is false',
    lost: 'was started by this step, and may go on placing calls',
};
const MAX_ANNOTATIONS = 5;
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
        if (!(error instanceof _http_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._7))
            throw error;
        run.uncancelled = error.message;
        run.note('The run could not be cancelled: it may go on placing calls.');
        watch.narrator.say(run, `could not be cancelled: ${error.message}`);
    }
}
async function requestCancel({ jobId }, watch) {
    const { client, clock, cancelled, deadline } = watch;
    try {
        return await askToCancel(jobId, client, {
            signal: cancelled,
            deadlineMs: deadline.within(BUDGET_MS),
        });
    }
    catch (error) {
        if (!(error instanceof _text_stops_js__WEBPACK_IMPORTED_MODULE_2__/* .Cancelled */ .cJ))
            throw error;
    }
    const { signal } = new AbortController();
    return askToCancel(jobId, client, { signal, deadlineMs: clock.now() + HURRIED_BUDGET_MS });
}
async function askToCancel(jobId, client, context) {
    try {
        await client.cancelRun(jobId, context);
        return 'asked';
    }
    catch (error) {
        const isRefused = error instanceof _http_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._7 && error.status === 409;
        if (!isRefused || (await goesOn(jobId, client, context)))
            throw error;
        return 'ended';
    }
}
async function goesOn(jobId, client, context) {
    try {
        const { status } = await client.readRun(jobId, { ...context, once: true });
        return !(0,_model_run_status_js__WEBPACK_IMPORTED_MODULE_1__/* .hasEnded */ .hY)(status) && status !== 'CANCELLING';
    }
    catch (error) {
        if (error instanceof _http_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._7)
            return false;
        throw error;
    }
}
function leaveRun(run, watch) {
    run.note('This step started the run and had to leave it: it may go on placing calls. Its ID as job-id has it judged, and so has a re-run of this job where memory holds the run; to start another would place the calls a second time.');
    watch.narrator.say(run, 'left, and may go on placing calls');
    run.leftGoing = 'lost';
}
function tellRunsThatGoOn(runs, runner) {
    const uncancelled = runs.flatMap(({ jobId, uncancelled: why }) => why === null ? [] : [{ id: jobId, why }]);
    (0,_runner_annotation_js__WEBPACK_IMPORTED_MODULE_4__/* .annotateEach */ .qc)('error', (0,_saved_runs_js__WEBPACK_IMPORTED_MODULE_3__/* .describeUncancelled */ .Y_)(uncancelled), runner, MAX_ANNOTATIONS);
    const left = runs.flatMap(({ jobId, leftGoing }) => leftGoing === null ? [] : [{ id: jobId, why: LEFT_GOING[leftGoing] }]);
    const going = (0,_runner_annotation_js__WEBPACK_IMPORTED_MODULE_4__/* .byReason */ .UN)(left).map(({ ids, why }) => `run ${ids} ${why}`);
    (0,_runner_annotation_js__WEBPACK_IMPORTED_MODULE_4__/* .annotateEach */ .qc)('warning', going, runner, MAX_ANNOTATIONS);
}


/***/ }),

/***/ 22282:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Nb: () => (/* binding */ RunSaver),
/* harmony export */   Y_: () => (/* binding */ describeUncancelled),
/* harmony export */   yh: () => (/* binding */ readSavedRuns)
/* harmony export */ });
/* harmony import */ var _runner_annotation_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(15253);
/* harmony import */ var _text_stops_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9878);


const STATE = 'STATE_';
const PREFIX = 'run-';
const SAVABLE = /^[\x21-\x7e]{1,200}$/;
class RunSaver {
    #runner;
    #names = new Map();
    constructor(runner) {
        this.#runner = runner;
    }
    started(run) {
        if (!SAVABLE.test(run.jobId))
            return;
        const name = `${PREFIX}${this.#names.size}`;
        this.#names.set(run, name);
        this.#runner.saveState(name, run.jobId);
    }
    finished(run) {
        const name = this.#names.get(run);
        if (name === undefined || run.uncancelled !== null)
            return;
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
    return (0,_runner_annotation_js__WEBPACK_IMPORTED_MODULE_1__/* .byReason */ .UN)(failures).map(({ ids, why }) => `run ${ids} could not be cancelled and may continue to make calls: ${(0,_text_stops_js__WEBPACK_IMPORTED_MODULE_0__/* .withoutPeriod */ .Kx)(why)}. Cancel it in the dashboard of the service`);
}


/***/ }),

/***/ 91773:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ Wait)
/* harmony export */ });
/* harmony import */ var _http_retry_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(19406);
/* harmony import */ var _service_trouble_log_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(44235);
/* harmony import */ var _text_duration_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6203);
/* harmony import */ var _text_stops_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9878);




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
            throw new _text_stops_js__WEBPACK_IMPORTED_MODULE_3__/* .Stopped */ .C9('timeout', 'the time for waiting ran out');
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


/***/ }),

/***/ 5223:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ describeInvalidation)
/* harmony export */ });
/* harmony import */ var _text_json_object_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(65553);
/* harmony import */ var _text_log_line_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(68216);


const MAX_CHARS = 300;
function describeInvalidation(invalidation) {
    if (!(0,_text_json_object_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .G)(invalidation))
        return null;
    const members = Object.entries(invalidation).flatMap(([name, value]) => typeof value === 'object' ? [] : [`${name}: ${value}`]);
    return (0,_text_log_line_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(members.join(', '), MAX_CHARS) || 'invalid';
}


/***/ })

};
;