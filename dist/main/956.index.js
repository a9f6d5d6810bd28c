"use strict";
exports.id = 956;
exports.ids = [956];
exports.modules = {

/***/ 956:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  bringToJudgement: () => (  bringToJudgement),
  o: () => (  completePolicy),
  redactingWorld: () => (  redacting .Y)
});

// EXTERNAL MODULE: ./core/outcome.js
var core_outcome = __webpack_require__(6767);
// EXTERNAL MODULE: ./report/format.js
var format = __webpack_require__(3483);
// EXTERNAL MODULE: ./core/input/parsed.js
var parsed = __webpack_require__(7247);
// EXTERNAL MODULE: ./core/text/log-line.js
var log_line = __webpack_require__(7720);
// EXTERNAL MODULE: ./http/errors.js
var errors = __webpack_require__(2557);
// EXTERNAL MODULE: ./policy/extends-address.js
var extends_address = __webpack_require__(7430);
// EXTERNAL MODULE: ./step/stops.js
var stops = __webpack_require__(3743);
// EXTERNAL MODULE: ./gate/inputs/policy-chain.js
var policy_chain = __webpack_require__(6367);
// EXTERNAL MODULE: ./gate/inputs/policy-file.js + 1 modules
var policy_file = __webpack_require__(6674);
;// CONCATENATED MODULE: ./gate/inputs/policy-beyond.js







const GITHUB = 'https://api.github.com';
const MAX_FAULTS = 100;
const MAX_SHOWN_CHARS = 200;
async function completePolicy(policy, token, memory, world) {
    if (!policy.chain?.next)
        return policy;
    const today = (0,policy_file .k)(world.clock.now());
    try {
        const read = await remembering(await readerFor(token, world), memory, world);
        const chain = await (0,policy_chain .XN)(policy.chain, 'repository', read, today);
        if (!chain.ok)
            return refused(chain.faults);
        const rules = await (0,policy_chain .OW)(chain.value);
        return rules.ok ? { ...policy, rules: rules.value, chain: chain.value } : refused(rules.faults);
    }
    catch (error) {
        const { outcome, rule, message } = (0,stops .WE)(error, null, '');
        return { outcome, reasons: [{ rule, message }] };
    }
}
function refused(faults) {
    const reasons = faults.slice(0, MAX_FAULTS).map(({ shown, problem }) => ({
        rule: 'input',
        message: `input 'policy': '${(0,log_line .T)(`${shown}`, MAX_SHOWN_CHARS)}' ${problem}`,
    }));
    return { outcome: 'error', reasons };
}
async function remembering(readText, memory, world) {
    const { readYaml } = await Promise.all( [__webpack_require__.e(915), __webpack_require__.e(483), __webpack_require__.e(347), __webpack_require__.e(532), __webpack_require__.e(602)]).then(__webpack_require__.bind(__webpack_require__, 6930));
    const { openTexts } = await Promise.all( [__webpack_require__.e(264), __webpack_require__.e(575), __webpack_require__.e(23), __webpack_require__.e(267)]).then(__webpack_require__.bind(__webpack_require__, 5267));
    const texts = openTexts(memory, world);
    return async (file) => {
        const name = `policy ${(0,extends_address .zc)(file)}`;
        const known = (0,extends_address .T4)(file) ? await texts.recall(name) : null;
        const text = known === null ? await readText(file) : (0,parsed .r)(known);
        if (!text.ok)
            return text;
        const yaml = readYaml(text.value);
        if (known === null && yaml.ok && (0,extends_address .T4)(file))
            await texts.keep(name, text.value);
        return (0,parsed .r)(yaml);
    };
}
async function readerFor(token, world) {
    const apiUrl = (world.env.GITHUB_API_URL || GITHUB).replace(/\/+$/, '');
    if (token === '') {
        return async ({ owner, repo }) => (0,parsed .G)(null, `is read with github-token, which is empty: ${world.runner.howToGiveToken} that may read the contents of ${owner}/${repo}`);
    }
    const { RepositoryFiles, isWorkflowsFault } = await Promise.all( [__webpack_require__.e(264), __webpack_require__.e(585), __webpack_require__.e(278), __webpack_require__.e(575), __webpack_require__.e(441), __webpack_require__.e(350)]).then(__webpack_require__.bind(__webpack_require__, 4350));
    const files = new RepositoryFiles({ apiUrl, token, world });
    return async (file) => {
        try {
            return await files.read(file);
        }
        catch (error) {
            if (!(error instanceof errors ._7))
                throw error;
            const problem = (0,stops .Kx)(error.message);
            if (!isWorkflowsFault(error))
                throw unanswered(file, apiUrl, problem);
            return (0,parsed .G)(null, `could not be read (${problem}): ${cureOf(error, file, apiUrl)}`);
        }
    };
}
function unanswered(file, apiUrl, problem) {
    const name = (0,log_line .T)((0,extends_address .zc)(file), MAX_SHOWN_CHARS);
    return new stops .C9('policy', `the policy extends '${name}', which ${apiUrl} did not tell, so nothing was started: ${problem}; run it again once it answers, or pin the full commit SHA, which is read once and kept in memory`);
}
function cureOf({ status }, { owner, repo }, apiUrl) {
    const permission = `a github-token that may read the contents of ${owner}/${repo} (that of the job itself reads its own repository and public ones)`;
    switch (status) {
        case 401:
            return `${apiUrl} does not know the input github-token: give another one`;
        case 403:
            return `give ${permission}`;
        case 404:
            return `check owner, repository, path and ref, and give ${permission}`;
        default:
            return `check what extends says, and that ${apiUrl} is GitHub's API`;
    }
}

// EXTERNAL MODULE: ./gate/inputs/policy-told.js
var policy_told = __webpack_require__(7225);
// EXTERNAL MODULE: ./gate/inputs/settings.js
var settings = __webpack_require__(7100);
// EXTERNAL MODULE: ./gate/inputs/variables.js + 1 modules
var inputs_variables = __webpack_require__(9285);
// EXTERNAL MODULE: ./step/find-files.js
var find_files = __webpack_require__(4593);
// EXTERNAL MODULE: ./gate/runs/decider.js
var decider = __webpack_require__(1888);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: ./service/asking.js
var asking = __webpack_require__(4236);
// EXTERNAL MODULE: ./gate/runs/run-record.js
var run_record = __webpack_require__(6245);
;// CONCATENATED MODULE: ./gate/saved/saved-debrief.js







const MAX_MIB = 32;
const MAX_PATH_CHARS = 200;
async function judgeSavedDebrief(path, reading) {
    const { detail, decider } = reading;
    const read = await readDebrief(path, reading);
    if (typeof read === 'string')
        return refuseFile(path, read);
    const run = new run_record .d(path, '', path);
    run.takeResults(read);
    if (read.debrief !== null) {
        const { debriefId = '', status, errorMessage = null, report } = read.debrief;
        run.debrief = { debriefId, status, errorMessage };
        if (status === 'READY' && report)
            return decider.decide(run, report);
    }
    const message = whyUnjudged(read.debrief, detail);
    if (run.evidence.runVerdict?.passed === false) {
        const told = decider.decide(run, null);
        if (told.outcome === 'failed')
            return { ...told, notes: [`There is no debrief: ${message}.`] };
    }
    return run.conclude('inconclusive', [{ rule: 'debrief-file', message }], null);
}
function refuseFile(path, problem) {
    const message = `input 'debrief-file': '${(0,log_line .T)(path, MAX_PATH_CHARS)}' ${problem}`;
    return new run_record .d(path, '', path).conclude('error', [{ rule: 'input', message }], null);
}
function whyUnjudged(debrief, detail) {
    if (debrief === null)
        return 'the saved debrief is null: it was never generated';
    const { status, errorMessage } = debrief;
    switch (status) {
        case 'READY':
            return 'the saved debrief is READY, but holds no report: save the answer of the debrief request, which does';
        case 'FAILED':
            return `the saved debrief ended FAILED${(0,run_record .I)(errorMessage, detail)}`;
        default:
            return `the saved debrief is ${(0,log_line .T)(status, 100)}: save it again once its status is READY`;
    }
}
async function readDebrief(path, { detail, secrets, profile, leftOut }) {
    let text;
    try {
        const facts = await (0,promises_.stat)(path);
        if (!facts.isFile())
            return 'is not a file: name a file that holds one saved debrief';
        if (facts.size > MAX_MIB * 1024 * 1024) {
            return `is larger than ${MAX_MIB} MiB, which no debrief is: name a file that holds one saved debrief`;
        }
        text = (0,external_node_fs_.readFileSync)(path, 'utf8');
    }
    catch (error) {
        return (0,stops .D2)(error);
    }
    try {
        const { parseSavedResults } = await (0,asking .S)();
        return parseSavedResults(secrets.hideIn(parseJson(text, secrets)), leftOut, profile);
    }
    catch (error) {
        if (error instanceof SyntaxError) {
            const where = detail === 'brief' ? '' : ` (${error.message})`;
            return `is not JSON${where}: save the service's answer as it is`;
        }
        if (error instanceof errors ._7) {
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

// EXTERNAL MODULE: ./gate/saved/trial.js
var trial = __webpack_require__(9515);
;// CONCATENATED MODULE: ./gate/saved/saved-debriefs.js





const MAX_FILES = 500;
async function judgeSavedDebriefs(source, { policy, detail }, { clock, runner }) {
    const reading = {
        detail,
        secrets: runner.secrets,
        profile: source.profile,
        leftOut: (fault) => runner.debug(`saved debrief: left out ${fault}`),
        decider: new decider .n(policy.rules, (0,policy_file .k)(clock.now()), runner),
    };
    if (source.kind === 'debrief-file')
        return [await judgeSavedDebrief(source.path, reading)];
    const { paths, faults } = await (0,find_files .l)(source.files, MAX_FILES);
    const runs = faults.map(({ pattern, problem }) => refuseFile(pattern, problem));
    for (const path of paths)
        runs.push(await judgeSavedDebrief(path, reading));
    for (const line of runs.flatMap(trial .I))
        runner.info(line);
    return runs;
}

// EXTERNAL MODULE: ./gate/delivery/redacting.js
var redacting = __webpack_require__(2763);
;// CONCATENATED MODULE: ./gate/judgement.js
const MAX_VARIABLES = 10;
const loadShow = () => Promise.all( [__webpack_require__.e(915), __webpack_require__.e(703), __webpack_require__.e(347), __webpack_require__.e(601), __webpack_require__.e(34)]).then(__webpack_require__.bind(__webpack_require__, 8799));
const loadGather = () => Promise.all( [__webpack_require__.e(915), __webpack_require__.e(703), __webpack_require__.e(347), __webpack_require__.e(601), __webpack_require__.e(34)]).then(__webpack_require__.bind(__webpack_require__, 1152));
function prepareTelling() {
    void Promise.all([loadShow(), loadGather()]).catch(() => { });
}
async function bringToJudgement(given, world) {
    const token = world.runner.getInput('github-token').trim();
    const policy = await completePolicy(given.policy, token, given.memory, world);
    if ('reasons' in policy)
        return withoutPolicy(policy, given);
    const inputs = { ...given, policy };
    const { source } = inputs;
    (0,policy_told .q)(policy, world.runner);
    const variables = source.kind === 'run-plan-id' ? (0,inputs_variables .f)(source.variables) : null;
    const facts = (variables ?? []).map(({ name, length, sha256 }) => [name, `${(0,format .So)(length, 'character')}, SHA-256 '${sha256}'\u2026`]);
    for (const [name, text] of facts)
        world.runner.info(`Variable ${name}: ${text}`);
    const sent = facts.map(([name, text]) => `${name} (${text})`);
    if (inputs.dryRun && 'service' in source) {
        return shown(await rehearsed({ ...inputs, source }, sent, token, world), inputs, world);
    }
    const concern = await concernOf(inputs, token, world);
    if (concern.skipped !== null) {
        const message = `${concern.skipped}, so nothing was started`;
        return shown(await skipped('changed-paths', message, inputs, world), inputs, world);
    }
    const runs = await judgedRuns(source, inputs, world);
    const { gather } = await loadGather();
    const gathered = gather(runs, inputs, world);
    const notes = [
        ...gathered.notes,
        ...concern.notes,
        ...(sent.length > 0 ? [`${sentWith(runs)}: ${(0,format .ki)(sent, MAX_VARIABLES)}.`] : []),
    ];
    const judged = { ...gathered, notes, ...(variables && { variables }) };
    const metricCollection = await collectMetrics(judged, inputs, world);
    return shown({ ...judged, metricCollection }, inputs, world);
}
async function shown(judged, inputs, world) {
    const { show } = await loadShow();
    return show(judged, inputs, world);
}
function sentWith(runs) {
    if (runs.every(({ jobId }) => jobId === ''))
        return 'To be sent with a run';
    return runs.length > 1 ? 'Sent with the runs' : 'Sent with the run';
}
async function concernOf({ source, changedPaths }, token, world) {
    if (changedPaths === null || !('service' in source))
        return { skipped: null, notes: [] };
    const { lookForChanges } = await __webpack_require__.e(  694).then(__webpack_require__.bind(__webpack_require__, 6694));
    return lookForChanges(changedPaths, token, process.cwd(), world);
}
async function skipped(rule, message, inputs, world) {
    const { gather } = await loadGather();
    const nothing = gather([], inputs, world);
    return { ...nothing, outcome: 'skipped', tolerated: false, reasons: [{ rule, message }] };
}
async function judgedRuns(source, inputs, world) {
    if ('service' in source) {
        const { followRuns } = await Promise.all( [__webpack_require__.e(264), __webpack_require__.e(575), __webpack_require__.e(23), __webpack_require__.e(137)]).then(__webpack_require__.bind(__webpack_require__, 3910));
        return followRuns(source, inputs, world, prepareTelling);
    }
    if (source.kind !== 'policy-replay')
        return judgeSavedDebriefs(source, inputs, world);
    const { replayPolicy } = await Promise.all( [__webpack_require__.e(264), __webpack_require__.e(575), __webpack_require__.e(23), __webpack_require__.e(137)]).then(__webpack_require__.bind(__webpack_require__, 8081));
    return replayPolicy(source.plans, source.access, inputs, world);
}
function withoutPolicy({ outcome, reasons }, inputs) {
    const { policy, source, onInconclusive, givenName } = inputs;
    const report = {
        ...(givenName === null ? {} : { gateName: givenName }),
        outcome,
        tolerated: outcome === 'inconclusive' && onInconclusive === 'warn' && !(0,settings .rK)(source),
        reasons,
        runs: [],
        metricCollection: null,
        notes: [],
        policy: { path: policy.path, isTrial: (0,settings .rK)(source) },
        promptFixes: [],
    };
    return { report, patch: '', warnings: [], reports: null };
}
async function rehearsed(inputs, variables, token, world) {
    const { source } = inputs;
    const { beginWatch } = await Promise.all( [__webpack_require__.e(264), __webpack_require__.e(575), __webpack_require__.e(23), __webpack_require__.e(137)]).then(__webpack_require__.bind(__webpack_require__, 3910));
    const { rehearse } = await Promise.all( [__webpack_require__.e(264), __webpack_require__.e(575), __webpack_require__.e(23), __webpack_require__.e(137)]).then(__webpack_require__.bind(__webpack_require__, 1120));
    const told = await rehearse(source, await beginWatch(source, inputs, world));
    if (told.kind === 'refused') {
        const { gather } = await loadGather();
        return gather(told.runs, inputs, world);
    }
    const concern = await concernOf(inputs, token, world);
    const message = concern.skipped === null
        ? told.message
        : `${concern.skipped}, so nothing would be started in it; with such a change the gate ${told.message}`;
    const sent = (0,format .ki)(variables, MAX_VARIABLES);
    const notes = [...told.notes, ...concern.notes];
    return {
        ...(await skipped('dry-run', message, inputs, world)),
        notes: variables.length > 0 ? [...notes, `Would be sent with the run: ${sent}.`] : notes,
    };
}
async function collectMetrics({ outcome, runs }, { metricIds, source }, world) {
    if (!(0,core_outcome .c6)(outcome) || metricIds === null || !('service' in source))
        return null;
    const { collectOverAffected } = await __webpack_require__.e(  894).then(__webpack_require__.bind(__webpack_require__, 1894));
    return collectOverAffected(runs, metricIds, source.service, world);
}


/***/ }),

/***/ 1888:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    n: () => (  Decider)
  });
  var _core_text_log_line_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7720);
  var _policy_evaluate_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3779);


const MAX_VALUE_CHARS = 200;
const MAX_TOLD = 20;
class Decider {
    #policy;
    #today;
    #runner;
    #told = new Set();
    constructor(policy, today, runner) {
        this.#policy = policy;
        this.#today = today;
        this.#runner = runner;
    }
    decide(run, report) {
        const judged = {
            report,
            runStatus: run.runStatus,
            ...(run.baseline && { baseline: run.baseline }),
            ...run.evidence,
            ...(run.unread !== null && { unread: run.unread }),
        };
        return run.concludeJudged(this.judge(judged, { looks: run.looks }), report);
    }
    judge(judged, circumstances) {
        const decision = (0,_policy_evaluate_js__WEBPACK_IMPORTED_MODULE_0__  ._)(judged, this.#policy, this.#today, circumstances);
        for (const value of decision.unknownValues)
            this.#tellUnknown(value);
        return { judged, decision };
    }
    #tellUnknown(value) {
        if (this.#told.has(value) || this.#told.size >= MAX_TOLD)
            return;
        this.#told.add(value);
        this.#runner.info(`A theme has the ${(0,_core_text_log_line_js__WEBPACK_IMPORTED_MODULE_1__  .T)(value, MAX_VALUE_CHARS)}, which this version does not know: no rule of a policy matches it.`);
    }
}


/***/ }),

/***/ 401:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    An: () => (  joinEvidence),
    X1: () => (  evidenceOf),
    ho: () => (  costOf)
  });
  var _core_text_log_line_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7720);
  var _policy_below_bar_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2359);
  var _policy_percent_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6591);
  var _policy_rule_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2254);




const MAX_WORD_CHARS = 100;
function evidenceOf(results) {
    const { run, verdict, summary, metrics, calls, breakdowns, attemptSummary } = results;
    const checks = checksOf(verdict?.checks ?? [], metrics ?? []);
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
function joinEvidence(results, read) {
    const joined = { ...read, ...results };
    const isWorse = read.runVerdict?.passed === false && results.runVerdict?.passed !== false;
    if (!isWorse)
        return joined;
    return { ...joined, ...pickJudgement(read) };
}
function pickJudgement({ runVerdict, checks }) {
    return { ...(runVerdict && { runVerdict }), ...(checks && { checks }) };
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
function checksOf(judged, metrics) {
    const metricOf = new Map(metrics.map((metric) => [metric.metricDefinitionId, metric]));
    const known = new Set(judged.map(({ metricDefinitionId }) => metricDefinitionId));
    const others = metrics.filter(({ isCheck, check, metricDefinitionId }) => (isCheck === true || check !== null) && !known.has(metricDefinitionId));
    return [
        ...judged.map((check) => withRate({
            id: check.metricDefinitionId,
            name: check.metricName ?? metricOf.get(check.metricDefinitionId)?.name ?? nameless(check),
            isPassed: check.passed,
            passed: check.passedSims,
            evaluated: check.evaluatedSims,
            rate: check.passRate,
            needed: check.minPassRate,
            isInherited: check.inherited,
        })),
        ...others.map(({ metricDefinitionId, name, check }) => withRate({
            id: metricDefinitionId,
            name,
            isPassed: null,
            passed: check?.passedCalls ?? null,
            evaluated: check?.evaluatedCalls ?? null,
            rate: check?.passRate ?? null,
            needed: null,
            isInherited: null,
        })),
    ];
}
function nameless({ metricDefinitionId }) {
    return metricDefinitionId ?? 'a check without a name';
}
function withRate(check) {
    const { rate, passed, evaluated } = check;
    if (rate !== null || passed === null || !evaluated)
        return check;
    return { ...check, rate: (100 * passed) / evaluated };
}
function failureOf(failure, checks) {
    const { type, metricDefinitionId, metricName } = failure;
    if (metricDefinitionId === null && metricName === null) {
        return { type, message: describeFailure(failure), check: null };
    }
    const found = checks.find(({ id, name }) => metricDefinitionId === null ? name === metricName : id === metricDefinitionId);
    const check = metricName ?? found?.name ?? nameless(failure);
    return { type, message: describeCheckFailure(failure, check, found), check };
}
function describeFailure(failure) {
    const { type, status, evaluatedCalls, expectedCalls } = failure;
    switch (type) {
        case 'RUN_NOT_COMPLETED':
            return status === null
                ? 'the run was not completed'
                : `the run was not completed: it ended ${(0,_core_text_log_line_js__WEBPACK_IMPORTED_MODULE_2__  .T)(status, MAX_WORD_CHARS)}`;
        case 'INCOMPLETE_COVERAGE':
            return `${countOf(evaluatedCalls, expectedCalls)} were graded`;
        case 'AGENT_NEVER_SPOKE':
            return describeSilence(failure);
        default:
            return `the service holds ${(0,_core_text_log_line_js__WEBPACK_IMPORTED_MODULE_2__  .T)(type, MAX_WORD_CHARS)} against the run`;
    }
}
function describeSilence({ agentName, neverSpokeCalls, totalCalls, maxShare, }) {
    const agent = agentName === null ? 'the agent' : `the agent ${(0,_policy_rule_js__WEBPACK_IMPORTED_MODULE_1__  .AB)(agentName)}`;
    const bar = maxShare === null ? '' : `; at most ${(0,_policy_percent_js__WEBPACK_IMPORTED_MODULE_3__  .dH)(maxShare)} % may be silent`;
    return `${agent} never spoke in ${countOf(neverSpokeCalls, totalCalls)}${bar}`;
}
function describeCheckFailure(failure, name, check) {
    const { type, passRate, minPassRate } = failure;
    const subject = `check ${(0,_policy_rule_js__WEBPACK_IMPORTED_MODULE_1__  .AB)(name)}`;
    switch (type) {
        case 'METRIC_NOT_EVALUATED':
            return `${subject} was graded on no call`;
        case _policy_below_bar_js__WEBPACK_IMPORTED_MODULE_0__  .YX:
            return (0,_policy_below_bar_js__WEBPACK_IMPORTED_MODULE_0__  ._l)(name, {
                evaluated: check?.evaluated ?? null,
                rate: passRate ?? check?.rate ?? null,
                needed: minPassRate ?? check?.needed ?? null,
            });
        default:
            return `${subject}: the service holds ${(0,_core_text_log_line_js__WEBPACK_IMPORTED_MODULE_2__  .T)(type, MAX_WORD_CHARS)} against it`;
    }
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
    const reasonings = new Map((call.values ?? []).map(({ metricDefinitionId, reasoning }) => [metricDefinitionId, reasoning]));
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
        checks: (call.checks ?? []).map((check) => ({
            name: check.metricName ?? nameless(check),
            isPassed: check.passed,
            reasoning: reasonings.get(check.metricDefinitionId) ?? null,
        })),
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


/***/ }),

/***/ 6245:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    I: () => (  quoteErrorMessage),
    d: () => (  RunRecord)
  });
  var _core_run_status_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6929);
  var _core_text_log_line_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7720);
  var _evidence_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(401);



const MAX_ERROR_CHARS = 1_000;
const PART_OF_COST = 'What one of these runs cost is not known, so what is told as their cost is that of the others.';
class RunRecord {
    jobId;
    label;
    stableName;
    startedHere = false;
    isKnown = false;
    finished = false;
    recall = null;
    askedToCancel = false;
    uncancelled = null;
    leftGoing = null;
    readable = true;
    runStatus = null;
    hasHadTurn = false;
    debrief = null;
    evidence = {};
    comparison = null;
    compareToJobId = null;
    baseline = null;
    compareChecks = null;
    expected = null;
    addHistory = null;
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
    looks = 1;
    #judgement = null;
    #readEvidence = {};
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
        return this.startedHere && !this.finished && !(0,_core_run_status_js__WEBPACK_IMPORTED_MODULE_0__  .h)(this.runStatus);
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
    takeProgress({ status, verdict, attemptSummary }) {
        this.runStatus = status;
        if (!(0,_core_run_status_js__WEBPACK_IMPORTED_MODULE_0__  .h)(status))
            return;
        this.#readEvidence = (0,_evidence_js__WEBPACK_IMPORTED_MODULE_1__  .X1)({ verdict, attemptSummary });
        this.evidence = (0,_evidence_js__WEBPACK_IMPORTED_MODULE_1__  .An)(this.evidence, this.#readEvidence);
    }
    takeResults(results) {
        const { run } = results;
        const known = this.evidence.about;
        const told = (0,_evidence_js__WEBPACK_IMPORTED_MODULE_1__  .X1)(results);
        this.evidence = (0,_evidence_js__WEBPACK_IMPORTED_MODULE_1__  .An)({ ...this.evidence, ...told }, this.#readEvidence);
        if (told.about !== undefined && known !== undefined) {
            const { planName, planId } = told.about;
            const about = { planName: planName ?? known.planName, planId: planId ?? known.planId };
            this.evidence.about = { ...told.about, ...about };
        }
        this.comparison = results.comparison;
        this.hasResults = true;
        const status = run?.status ?? null;
        const mayBeLess = this.runStatus === 'COMPLETED' && (0,_core_run_status_js__WEBPACK_IMPORTED_MODULE_0__  .h)(status);
        if (status !== null && (mayBeLess || !(0,_core_run_status_js__WEBPACK_IMPORTED_MODULE_0__  .h)(this.runStatus)))
            this.runStatus = status;
    }
    note(text) {
        if (!this.notes.includes(text))
            this.notes.push(text);
    }
    concludeJudged(judgement, report) {
        const { outcome, reasons, spared } = judgement.decision;
        const told = this.conclude(outcome, reasons, report, spared);
        this.#judgement = { ...judgement, told };
        return told;
    }
    judgementOf(told) {
        return this.#judgement?.told === told ? this.#judgement : null;
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
            ...this.evidence,
            ...(this.looks > 1 && { looks: this.looks }),
        };
    }
}
function quoteErrorMessage(errorMessage, detail) {
    const message = (0,_core_text_log_line_js__WEBPACK_IMPORTED_MODULE_2__  .T)(errorMessage ?? '', MAX_ERROR_CHARS);
    if (message === '')
        return ', without an error message';
    return detail === 'brief'
        ? ', with an error message that detail: brief leaves out'
        : `: ${message}`;
}


/***/ }),

/***/ 9515:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    I: () => (  describeTrial)
  });
  var _core_text_log_line_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7720);
  var _report_format_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3483);


const MAX_PATH_CHARS = 200;
const MAX_REASON_CHARS = 500;
function describeTrial({ outcome, label, reasons }) {
    return [
        `${outcome.padEnd('inconclusive'.length)}  ${(0,_core_text_log_line_js__WEBPACK_IMPORTED_MODULE_0__  .T)(label, MAX_PATH_CHARS)}`,
        ...reasons.map((reason) => `    ${reason.rule}: ${(0,_core_text_log_line_js__WEBPACK_IMPORTED_MODULE_0__  .T)((0,_report_format_js__WEBPACK_IMPORTED_MODULE_1__  .Qu)(reason), MAX_REASON_CHARS)}`),
    ];
}


/***/ }),

/***/ 3779:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    _: () => (  evaluate)
  });
  var _known_values_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(352);
  var _policy_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3532);
  var _rules_never_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3760);
  var _waivers_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1917);




function evaluate(run, policy, today, { looks = 1, otherPValues = [], rules = _policy_js__WEBPACK_IMPORTED_MODULE_1__  .y0 } = {}) {
    const { waivers = [], gate = {} } = policy;
    const known = (0,_rules_never_js__WEBPACK_IMPORTED_MODULE_2__  .xR)(gate).filter((check) => (0,_rules_never_js__WEBPACK_IMPORTED_MODULE_2__  .Tx)(run, check));
    const exceptions = (0,_waivers_js__WEBPACK_IMPORTED_MODULE_3__  .Kw)(run, waivers, today, known);
    const { themes, rows, failures, waived, unmatched, expired } = exceptions;
    const waivedChecks = new Set(waived.filter(({ kind }) => kind === 'check').map(({ name }) => name));
    const { report } = run;
    const view = {
        ...{ run, report, themes, rows, failures, waivedChecks, looks, otherPValues },
    };
    const rulings = [
        ...rules.flatMap((rule) => named(rule.name, rule.apply(view, gate))),
        ...named('waivers', expired),
    ];
    const of = (...effects) => rulings.filter(({ effect }) => effects.includes(effect));
    const warnings = of('warning').map(({ message }) => message);
    const isFailed = of('fail').length > 0;
    const against = of('fail', 'undecided').filter(({ onlyAlone }) => !(isFailed && onlyAlone));
    return {
        outcome: isFailed ? 'failed' : against.length > 0 ? 'inconclusive' : 'passed',
        reasons: against.map(({ effect, byRates, onlyAlone, ...reason }) => reason),
        spared: {
            waived,
            known: of('known').flatMap(({ theme }) => theme ?? []),
            unmatched,
            notes: of('note').map(({ message }) => message),
            ...(warnings.length > 0 && { warnings }),
        },
        unknownValues: (0,_known_values_js__WEBPACK_IMPORTED_MODULE_0__  .L)(report?.themes ?? []),
        tested: of('tested').map(({ check, value }) => ({ check: String(check), p: Number(value) })),
        byRatesAlone: ratesAlone(against),
    };
}
function ratesAlone(against) {
    const bases = against.map(({ byRates }) => byRates);
    if (bases.length === 0 || bases.includes(undefined))
        return false;
    return bases.includes('verdict') ? 'verdict' : 'counts';
}
function named(rule, rulings) {
    return rulings.map((ruling) => ({ rule, ...ruling }));
}


/***/ }),

/***/ 4593:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    l: () => (  findFiles)
  });
  var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1455);
  var node_fs_promises__WEBPACK_IMPORTED_MODULE_0___default =  __webpack_require__.n(node_fs_promises__WEBPACK_IMPORTED_MODULE_0__);
  var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
  var node_path__WEBPACK_IMPORTED_MODULE_1___default =  __webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_1__);
  var _core_input_glob_list_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7313);
async function findFiles(list, most) {
    const paths = new Set();
    const faults = [];
    const patterns = (await isFile(list)) ? [list] : (0,_core_input_glob_list_js__WEBPACK_IMPORTED_MODULE_2__  .K)(list);
    if (patterns.length === 0) {
        faults.push({ pattern: list, problem: 'names no file', isUnmatched: false });
    }
    for (const pattern of patterns) {
        const found = await matchesOf(pattern, most);
        for (const path of found)
            paths.add(path);
        if (found.length === 0) {
            const problem = 'matches no file: check the path, which starts at the workspace';
            faults.push({ pattern, problem, isUnmatched: true });
        }
        if (paths.size > most) {
            const problem = `brings the files to more than ${most}: take them in several steps`;
            return { paths: [], faults: [...faults, { pattern, problem, isUnmatched: false }] };
        }
    }
    return { paths: [...paths], faults };
}
async function matchesOf(pattern, most) {
    if (await isFile(pattern))
        return [(0,node_path__WEBPACK_IMPORTED_MODULE_1__.normalize)(pattern)];
    const found = [];
    for await (const path of (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.glob)(pattern)) {
        if (!(await isFolder(path)))
            found.push((0,node_path__WEBPACK_IMPORTED_MODULE_1__.normalize)(path));
        if (found.length > most)
            break;
    }
    return found.sort();
}
async function isFile(path) {
    return (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.stat)(path).then((facts) => facts.isFile(), () => false);
}
async function isFolder(path) {
    return (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.stat)(path).then((facts) => facts.isDirectory(), () => false);
}


/***/ })

};
;