export const id = 971;
export const ids = [971];
export const modules = {

/***/ 6665:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  c: () => (/* binding */ deliver)
});

// EXTERNAL MODULE: ./report/markdown.js + 2 modules
var markdown = __webpack_require__(5992);
// EXTERNAL MODULE: ./step/inputs/event.js
var inputs_event = __webpack_require__(5809);
// EXTERNAL MODULE: ./core/outcome.js
var core_outcome = __webpack_require__(9598);
// EXTERNAL MODULE: ./core/text/log-line.js
var log_line = __webpack_require__(6977);
// EXTERNAL MODULE: ./report/baseline.js
var baseline = __webpack_require__(5932);
// EXTERNAL MODULE: ./report/format.js
var format = __webpack_require__(4752);
// EXTERNAL MODULE: ./report/opening.js
var opening = __webpack_require__(8679);
// EXTERNAL MODULE: ./report/outcome-words.js
var outcome_words = __webpack_require__(6403);
// EXTERNAL MODULE: ./report/shortfall.js
var shortfall = __webpack_require__(6908);
// EXTERNAL MODULE: ./report/spared.js
var spared = __webpack_require__(6478);
// EXTERNAL MODULE: ./step/annotations.js
var annotations = __webpack_require__(7993);
// EXTERNAL MODULE: ./step/output-values.js
var output_values = __webpack_require__(4421);
// EXTERNAL MODULE: ./report/facts.js
var report_facts = __webpack_require__(7636);
;// CONCATENATED MODULE: ./gate/delivery/outputs.js




/** One reason must not push all others out. */
const MAX_MESSAGE_CHARS = 2_000;
/** Of a theme's slug, a check's name or a value. */
const MAX_FACT_CHARS = 500;
/** Checks that are told of one run; the files have all of them. */
const MAX_CHECKS = 50;
/** Every output of the step, by name; empty where there is nothing to say. */
function outputsOf(report) {
    const { runs } = report;
    const debriefs = runs.flatMap((run) => run.debrief ?? []);
    const facts = runs.some((run) => run.report !== null) ? (0,report_facts/* sumFacts */.tx)(runs) : null;
    return {
        outcome: report.outcome,
        verdict: worstVerdict(runs),
        reasons: (0,output_values/* jsonArray */.Ir)(allReasons(report).map(({ outcome, ...reason }) => reason), (cut) => ({
            rule: 'cut',
            message: `${cut} more reasons are left out here, see the log or report.json`,
            jobId: '',
        })),
        'job-id': (0,output_values/* lines */.Mn)(runs.map((run) => run.jobId)),
        'debrief-id': (0,output_values/* lines */.Mn)(debriefs.map((debrief) => debrief.debriefId)),
        'debrief-status': (0,output_values/* lines */.Mn)(debriefs.map((debrief) => debrief.status)),
        'themes-total': outputs_text(facts?.themesTotal),
        'themes-high': outputs_text(facts?.themesHigh),
        'themes-new': outputs_text(facts?.themesNew),
        'checks-regressed': outputs_text(facts?.checksRegressed),
        'run-number': (0,output_values/* linesInPlace */.KV)(runs.map(({ about }) => outputs_text(about?.number))),
        'run-plan-name': (0,output_values/* linesInPlace */.KV)(runs.map(({ about }) => outputs_text(about?.planName))),
        score: (0,output_values/* linesInPlace */.KV)(runs.map(({ runVerdict }) => outputs_text(runVerdict?.score))),
        ...Object.fromEntries(SUMS.map(([name, of]) => [name, outputs_text(sumOf(runs.map((run) => of(run) ?? null)))])),
        'baseline-job-id': (0,output_values/* linesInPlace */.KV)(runs.map(baselineOf)),
        runs: runsOutput(runs),
        reused: String(runs.some((run) => run.reused === true)),
        attached: String(runs.some((run) => run.attached === true)),
        'metric-job-id': (0,log_line/* oneLine */.T)(report.metricCollection?.jobId ?? '', 200),
    };
}
/** Outputs that sum up what the service tells of the runs, beside their debriefs. */
const SUMS = [
    ['checks-total', ({ checks }) => checks?.length],
    ['checks-failed', ({ checks }) => checks?.filter(({ isPassed }) => isPassed === false).length],
    ['calls-total', ({ callCounts }) => callCounts?.total],
    ['calls-passed', ({ callCounts }) => callCounts?.passed],
    ['cost-usd', ({ cost }) => cost?.usd],
];
/** The sum of what is known; null where nothing is. */
function sumOf(values) {
    const known = values.filter((value) => value !== null);
    const sum = known.reduce((total, value) => total + value, 0);
    return known.length === 0 ? null : Number(sum.toFixed(6));
}
/** What it was compared with: by the gate, else in a report that was saved. */
function baselineOf({ report, baseline }) {
    return baseline?.jobId ?? report?.trend?.baselineRunPlanJobId ?? '';
}
function outputs_text(value) {
    return value === null || value === undefined ? '' : String(value);
}
/** The step's own reasons, then those of every run, the worst first: a list that is cut keeps it. */
function allReasons({ outcome, reasons, runs }) {
    return [
        ...reasons.map((reason) => stepReason(reason, '', outcome)),
        ...(0,core_outcome/* worstFirst */.md)(runs).flatMap((run) => {
            // A run without an ID can be told from the others by its label alone.
            const lead = run.jobId === '' && runs.length > 1 ? `${run.label}: ` : '';
            return run.reasons.map((reason) => stepReason({ ...reason, message: lead + reason.message }, run.jobId, run.outcome));
        }),
    ];
}
function stepReason(reason, jobId, outcome) {
    const { rule, message, ...facts } = reason;
    const shown = Object.entries(facts).map(([name, fact]) => [
        name,
        typeof fact === 'string' ? (0,log_line/* oneLine */.T)(fact, MAX_FACT_CHARS) : fact,
    ]);
    return {
        rule,
        message: (0,log_line/* oneLine */.T)(message, MAX_MESSAGE_CHARS),
        jobId,
        ...Object.fromEntries(shown),
        outcome,
    };
}
/** `PASSED` claims something about all runs, so it takes all of them; one bad verdict is enough. */
function worstVerdict(runs) {
    const verdicts = runs.map((run) => run.report?.verdict);
    if (verdicts.includes('THRESHOLD_FAILED'))
        return 'THRESHOLD_FAILED';
    return runs.length > 0 && verdicts.every((verdict) => verdict === 'PASSED') ? 'PASSED' : '';
}
/** Every run, with as many facts as fit of all of them; the files have the rest. */
function runsOutput(runs) {
    const whole = runs.map(runFacts);
    const withoutChecks = whole.map(({ checks, confirmations, ...facts }) => facts);
    const bare = whole.map(({ jobId, outcome, verdict }) => ({ jobId, outcome, verdict }));
    const most = [whole, withoutChecks].find(output_values/* fitsJsonArray */._s) ?? bare;
    return (0,output_values/* jsonArray */.Ir)(most, (cut) => ({ cut }));
}
/** One run with the same facts as the outputs of the step. */
function runFacts(run) {
    const facts = run.report === null ? null : (0,report_facts/* factsOf */.xS)(run.report);
    return {
        jobId: run.jobId,
        outcome: run.outcome,
        verdict: (0,log_line/* oneLine */.T)(run.report?.verdict ?? '', 100),
        runStatus: (0,log_line/* oneLine */.T)(run.runStatus ?? '', 100),
        debriefId: (0,log_line/* oneLine */.T)(run.debrief?.debriefId ?? '', 100),
        debriefStatus: (0,log_line/* oneLine */.T)(run.debrief?.status ?? '', 100),
        themesTotal: facts?.themesTotal ?? null,
        themesHigh: facts?.themesHigh ?? null,
        themesNew: facts?.themesNew ?? null,
        checksRegressed: facts?.checksRegressed ?? null,
        runNumber: run.about?.number ?? null,
        runPlanName: (0,log_line/* oneLine */.T)(run.about?.planName ?? '', 200),
        score: run.runVerdict?.score ?? null,
        checksTotal: run.checks?.length ?? null,
        checksFailed: run.checks?.filter(({ isPassed }) => isPassed === false).length ?? null,
        callsTotal: run.callCounts?.total ?? null,
        callsPassed: run.callCounts?.passed ?? null,
        costUsd: run.cost?.usd ?? null,
        baselineJobId: (0,log_line/* oneLine */.T)(baselineOf(run), 100),
        reused: run.reused ?? false,
        attached: run.attached ?? false,
        ...(run.confirmations && {
            confirmations: run.confirmations.map(({ jobId, outcome, usd }) => ({
                jobId: (0,log_line/* oneLine */.T)(jobId, 100),
                outcome,
                costUsd: usd,
            })),
        }),
        ...(run.checks && { checks: run.checks.slice(0, MAX_CHECKS).map(checkFacts) }),
    };
}
function checkFacts({ name, passed, evaluated, rate, needed }) {
    return { name: (0,log_line/* oneLine */.T)(name, 200), passed, evaluated, rate, needed };
}

;// CONCATENATED MODULE: ./gate/delivery/conclude.js
/** How a step ends: outputs, job summary, annotations, exit code. */











const MAX_NAME_CHARS = 200;
/** Of what fell short in a run. */
const MAX_FACTS_CHARS = 1_000;
/**
 * Tells the ending to the step's page and to later steps, and gives the exit code. A step that was
 * told to stop fails whatever the inputs tolerate.
 */
async function conclude({ report, summary, files, warnings }, telling, { runner, cancelled }) {
    const told = (0,output_values/* setOutputs */.n0)({ ...outputsOf(report), ...files }, runner);
    if (telling.summary)
        await runner.writeSummary(summary);
    annotate(report, [
        ...warnings,
        ...policyWarnings(report.runs),
        ...(0,baseline/* oldBaselines */.q7)(report.runs),
        ...endingWaivers(report.runs),
    ], runner);
    if (cancelled.aborted && !isRed(report)) {
        runner.annotate('error', `the step was cancelled, so it fails whatever it came to (${report.outcome})`);
    }
    runner.info(`Outcome: ${report.outcome}`);
    return cancelled.aborted || !told || isRed(report) ? 1 : 0;
}
function isRed({ outcome, tolerated }) {
    return (0,core_outcome/* fails */.c6)(outcome) && !tolerated;
}
function annotate(report, warnings, runner) {
    const level = levelOf(report);
    if (level === 'notice') {
        runner.annotate(level, (0,core_outcome/* fails */.c6)(report.outcome) ? describeTrial(report) : describeSuccess(report));
        (0,annotations/* annotateEach */.qc)('warning', warnings, runner);
        return;
    }
    const reasons = eachExpiryOnce(reasonsToAnnotate(report)).map((reason) => describeReason(reason, report));
    // Those of one level share its limit.
    if (level === 'error')
        (0,annotations/* annotateEach */.qc)(level, reasons, runner);
    (0,annotations/* annotateEach */.qc)('warning', level === 'error' ? warnings : [...reasons, ...warnings], runner);
}
/** What a policy on trial finds fails no step: where a file cannot be read, that alone does. */
function reasonsToAnnotate(report) {
    const reasons = allReasons(report);
    return report.policy.isTrial && report.outcome === 'error'
        ? reasons.filter(({ outcome }) => outcome === 'error')
        : reasons;
}
/** An expired waiver fails every run, but is one thing to mend. */
function eachExpiryOnce(reasons) {
    const told = new Set();
    return reasons.filter(({ rule, message }) => {
        if (rule !== 'waivers')
            return true;
        const isNew = !told.has(message);
        told.add(message);
        return isNew;
    });
}
function levelOf(report) {
    if ((0,core_outcome/* fails */.c6)(report.outcome)) {
        if (!report.tolerated)
            return 'error';
        return report.policy.isTrial ? 'notice' : 'warning';
    }
    return report.outcome === 'skipped' && !isMeantToSkip(report) ? 'warning' : 'notice';
}
/** Whether the step does nothing since that is what the workflow asked for. */
function isMeantToSkip({ reasons }) {
    return reasons.some(({ rule }) => rule === 'dry-run' || rule === 'changed-paths');
}
function describeReason(reason, { runs }) {
    const { outcome, jobId } = reason;
    const lead = jobId !== '' && runs.length > 1 ? `run ${jobId}: ` : '';
    return `${outcome}: ${lead}${inFacts(reason, runs)}`;
}
/** In facts where no other reason tells any and this one only names the verdict. */
function inFacts(reason, runs) {
    const { message, jobId } = reason;
    const run = runs.find((one) => one.jobId === jobId);
    const isTold = run?.reasons.some(({ check }) => check !== undefined) ?? true;
    if (isTold || run === undefined || !(0,shortfall/* isBareVerdict */.SL)(reason))
        return message;
    const facts = (0,log_line/* oneLine */.T)((0,shortfall/* shortfallOf */.HR)(run, shortfall/* PLAIN */.tZ).line, MAX_FACTS_CHARS);
    return `${facts.replace(/\.$/, '')} (the verdict is THRESHOLD_FAILED)`;
}
function describeSuccess({ outcome, reasons, runs, policy }) {
    if (outcome === 'skipped')
        return `skipped: ${reasons.map(({ message }) => message).join('; ')}`;
    const many = runs.length > 1;
    const names = runs.map(({ jobId, label }) => jobId === '' || many ? jobId || label : `run ${jobId}`);
    const subject = many ? `${runs.length} runs` : names.join('');
    if (outcome === 'passed') {
        const facts = (0,opening/* passedFacts */.qy)(runs);
        const judged = policy.path === null ? 'the verdict is PASSED' : 'the policy holds';
        const holds = facts === null ? judged : `${judged}, and ${facts}`;
        return `passed: ${holds} for ${subject}${describeSpared(runs)}`;
    }
    const list = many ? `: ${(0,format/* formatList */.ki)(names, annotations/* MAX_IDS */.y2)}` : '';
    const later = many
        ? 'are left to a later step, which judges them'
        : 'is left to a later step, which judges it';
    return `started: ${subject} ${later} with the input job-id${list}`;
}
/** What a green outcome rests on. */
function describeSpared(runs) {
    const spared = runs.flatMap((run) => run.spared ?? []);
    const waived = sum(spared.map((one) => one.waived.length));
    const known = sum(spared.map((one) => one.known.length));
    const parts = [
        ...(waived > 0
            ? [(0,format/* formatCounted */.So)(waived, 'theme or check waived', 'themes and checks waived')]
            : []),
        ...(known > 0 ? [(0,format/* formatCounted */.So)(known, 'theme known before', 'themes known before')] : []),
    ];
    return parts.length > 0 ? ` (${parts.join(', ')})` : '';
}
function sum(counts) {
    return counts.reduce((total, count) => total + count, 0);
}
function describeTrial({ runs, policy }) {
    const count = runs.filter(({ outcome }) => outcome !== 'passed').length;
    return `policy-check: ${count} of ${(0,format/* formatCounted */.So)(runs.length, (0,outcome_words/* triedOn */.A2)(runs))} would not pass by ${policy.path ?? 'the verdict alone, since there is no policy file'}`;
}
/** What the policy only warns of; of several runs each says which one it is about. */
function policyWarnings(runs) {
    return runs.flatMap(({ spared, jobId, label }) => (spared?.warnings ?? []).map((warning) => runs.length > 1 ? `run ${jobId || label}: ${warning}` : warning));
}
/** Waivers in their last days, so that nobody is surprised by their end. */
function endingWaivers(runs) {
    return (0,spared/* waiversInForce */.kT)(runs)
        .filter(spared/* endsSoon */.C_)
        .map(({ kind, target, expires, owner }) => `the waiver for ${kind} '${(0,log_line/* oneLine */.T)(target, MAX_NAME_CHARS)}' ends with ${expires}${owner === null ? '' : ` (owner: ${(0,log_line/* oneLine */.T)(owner, MAX_NAME_CHARS)})`}: from the next day on it fails the gate`);
}

// EXTERNAL MODULE: ./core/json-object.js
var json_object = __webpack_require__(9276);
// EXTERNAL MODULE: ./core/version.js + 1 modules
var version = __webpack_require__(7270);
;// CONCATENATED MODULE: ./gate/delivery/provenance.js
/** Where a report comes from, as the runner and the event tell it. */


const PULL_REQUEST_NUMBERS = [
    ['pull_request', 'number'],
    ['issue', 'number'],
    ['workflow_run', 'pull_requests', 0, 'number'],
];
/**
 * @param event the payload of the event, or null
 * @param nowMs when the report is made, in epoch milliseconds
 */
function provenanceOf(env, event, nowMs) {
    const { GITHUB_SERVER_URL: server = '', GITHUB_REPOSITORY: repository = '', GITHUB_RUN_ID: runId = '', GITHUB_RUN_ATTEMPT: attempt = '', GITHUB_ACTION_REPOSITORY: action = '', } = env;
    const head = (0,json_object/* valueAt */.f)(event, ['pull_request', 'head', 'sha']);
    return {
        repository: repository || null,
        // In a pull request GITHUB_SHA is a merge that is on no branch.
        commit: typeof head === 'string' ? head : env.GITHUB_SHA || null,
        ref: env.GITHUB_HEAD_REF || env.GITHUB_REF_NAME || null,
        pullRequest: pullRequestOf(event),
        workflow: env.GITHUB_WORKFLOW || null,
        workflowRunUrl: server && repository && runId
            ? `${server}/${repository}/actions/runs/${runId}/attempts/${attempt || 1}`
            : null,
        attempt: countOf(Number(attempt)),
        reportedAt: new Date(nowMs).toISOString(),
        actionVersion: version/* VERSION */.x,
        actionUrl: server && action ? `${server}/${action}` : version/* HOMEPAGE */.p,
    };
}
function pullRequestOf(event) {
    const numbers = PULL_REQUEST_NUMBERS.map((path) => countOf((0,json_object/* valueAt */.f)(event, path)));
    return numbers.find((number) => number !== null) ?? null;
}
function countOf(value) {
    return typeof value === 'number' && Number.isSafeInteger(value) && value > 0 ? value : null;
}

// EXTERNAL MODULE: ./step/stops.js
var stops = __webpack_require__(2494);
// EXTERNAL MODULE: ./gate/delivery/prompt-files.js
var prompt_files = __webpack_require__(7135);
;// CONCATENATED MODULE: ./gate/delivery/pull-request.js


const BYTE_ORDER_MARK = /^\ufeff/;
/** The events that may have a pull request; other jobs are spared the code that speaks to GitHub. */
const PULL_REQUEST_EVENTS = [
    'pull_request',
    'pull_request_target',
    'workflow_run',
    'issue_comment',
];
/**
 * Writes comment and suggestions to the pull request that the workflow runs for, if there is one.
 * Never rejects. A step that was cancelled has no time for it, and a policy on trial is no pull
 * request's matter.
 *
 * @param token writes to the pull request; empty where there is none
 */
async function tellPullRequest(report, telling, token, world) {
    const { gateName, comment: mode } = telling;
    const suggestions = telling.suggestions && report.runs.length > 0;
    const mayBeTold = PULL_REQUEST_EVENTS.includes(world.env.GITHUB_EVENT_NAME) &&
        (mode !== 'never' || suggestions) &&
        !report.policy.isTrial &&
        !world.cancelled.aborted;
    // The inputs may be faulty, so that they do not tell which comment is this gate's.
    if (!mayBeTold || gateName === null)
        return { notes: [], warnings: [], commentUrl: '' };
    const hide = (markup) => world.runner.secrets.hideInMarkup(markup);
    try {
        const { reportToPullRequest } = await Promise.all(/* import() */[__webpack_require__.e(915), __webpack_require__.e(264), __webpack_require__.e(585), __webpack_require__.e(278), __webpack_require__.e(822), __webpack_require__.e(775)]).then(__webpack_require__.bind(__webpack_require__, 5775));
        const order = { report, settings: telling, mode, suggestions, token, gateName, linesOf, hide };
        return await reportToPullRequest(order, world);
    }
    catch (error) {
        const warning = `The pull request could not be written to: ${(0,stops/* describeError */.Uc)(error)}`;
        return { notes: [], warnings: [warning], commentUrl: '' };
    }
}
/** A file of the workspace as lines without line breaks. */
function linesOf(path) {
    const text = (0,prompt_files/* readPromptFile */.N)(path, process.cwd());
    return text?.replace(BYTE_ORDER_MARK, '').split(/\r?\n/) ?? null;
}

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(8161);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./report/json/early.js
var early = __webpack_require__(8817);
;// CONCATENATED MODULE: ./gate/delivery/report-files.js
/** The files that other tools and people read. */






/** Every report file, by the output that holds its path. */
const NAMES = {
    'json-file': 'report.json',
    'markdown-file': 'report.md',
    'html-file': 'report.html',
    'sarif-file': 'findings.sarif',
    'junit-file': 'junit.xml',
    'patch-file': 'prompt-fixes.patch',
};
/** Rendered text is written in stretches of about so many UTF-16 units. */
const STRETCH_CHARS = 200_000;
/**
 * Writes the report files, and the patch where there is one. Without any run there is but the
 * report for programs, since the others would only say again what the job summary does. Those of an
 * earlier step go. A file that cannot be written is told as a warning, and its output stays empty.
 *
 * @param reports gives the files of runs; null where there is no run
 */
async function writeReportFiles(written, reports, settings, folder) {
    const outputs = {
        'report-dir': '',
        'json-file': '',
        'markdown-file': '',
        'html-file': '',
        'sarif-file': '',
        'junit-file': '',
        'patch-file': '',
    };
    const warnings = [];
    let dir;
    try {
        dir = await makeFolder(folder);
        for (const name of Object.values(NAMES))
            await (0,promises_.rm)((0,external_node_path_.join)(dir, name), { force: true });
    }
    catch (error) {
        return {
            outputs,
            warnings: [`the report files could not be written: ${(0,stops/* describeError */.Uc)(error)}`],
        };
    }
    outputs['report-dir'] = dir;
    const { report, patch } = written;
    const files = reports === null || report.runs.length === 0
        ? [['json-file', [(0,early/* renderEarlyJson */.C5)(report, settings)]]]
        : [...reports(written, settings)];
    if (patch !== '')
        files.push(['patch-file', [patch]]);
    for (const [output, pieces] of files) {
        const name = NAMES[output];
        try {
            await writePieces((0,external_node_path_.join)(dir, name), pieces);
            outputs[output] = (0,external_node_path_.join)(dir, name);
        }
        catch (error) {
            warnings.push(`the report file ${name} could not be written: ${(0,stops/* describeError */.Uc)(error)}`);
        }
    }
    return { outputs, warnings };
}
/** Renders while what is rendered already is written. */
async function writePieces(path, pieces) {
    const file = await (0,promises_.open)(path, 'w');
    let writing = Promise.resolve();
    try {
        for (const stretch of stretchesOf(pieces)) {
            await writing;
            writing = file.appendFile(stretch);
        }
        await writing;
    }
    finally {
        await Promise.allSettled([writing]);
        await file.close();
    }
}
/** The pieces joined to as few texts as may be in memory at once. */
function* stretchesOf(pieces) {
    let stretch = '';
    for (const piece of pieces) {
        stretch += piece;
        if (stretch.length < STRETCH_CHARS)
            continue;
        yield stretch;
        stretch = '';
    }
    yield stretch;
}
async function makeFolder({ path, temp, workspace }) {
    if (path === null)
        return (0,promises_.mkdtemp)((0,external_node_path_.join)(temp || (0,external_node_os_.tmpdir)(), 'simulation-gate-'));
    const dir = (0,external_node_path_.resolve)(workspace, path);
    await makeFolders(dir);
    return dir;
}
/** `mkdir` with `recursive` never ends where a folder that is there can hold no other, as /proc. */
async function makeFolders(dir) {
    const parent = (0,external_node_path_.dirname)(dir);
    if ((0,external_node_fs_.existsSync)(dir) || parent === dir)
        return;
    await makeFolders(parent);
    await (0,promises_.mkdir)(dir);
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
;// CONCATENATED MODULE: ./gate/delivery/upload-report.js
/** The report page as an artifact of the workflow run, so that one click opens it. */








/** What an upload may cost a job, in milliseconds. */
const PATIENCE_MS = 15_000;
const upload_report_MAX_NAME_CHARS = 60;
const MAX_ERROR_CHARS = 300;
/** Where the address of a storage has its key. */
const QUERY = /\?\S+/g;
const GITHUB = 'https://github.com';
/** What GitHub takes in no artifact's name, and what reads badly in one. */
const UNFIT = /[^A-Za-z0-9._-]+/g;
/**
 * Uploads the page where the input `upload-report` and its job say so. A failure is a note. A step that
 * was cancelled has no time for it.
 *
 * @param report without secrets
 * @param event the payload of the event, or null
 * @param render gives the page; undefined where there is none
 */
async function uploadReport(report, telling, event, render, world) {
    const { env, cancelled } = world;
    const hasPage = render !== undefined && report.runs.length > 0 && !cancelled.aborted;
    if (!hasPage || !isWanted(report, telling, event))
        return { url: '', notes: [] };
    const impossible = whyImpossible(env);
    if (impossible !== null) {
        const isTold = impossible.isTold || telling.uploadReport === true;
        return { url: '', notes: isTold ? [notUploaded(impossible.why)] : [] };
    }
    try {
        const id = await upload(render(report, telling), report, world);
        return { url: addressOf(id, env), notes: [] };
    }
    catch (error) {
        return { url: '', notes: cancelled.aborted ? [] : [notUploaded((0,stops/* describeError */.Uc)(error))] };
    }
}
function notUploaded(why) {
    return `The report page was not uploaded (upload-report): ${(0,log_line/* oneLine */.T)(why.replace(QUERY, ''), MAX_ERROR_CHARS)}`;
}
/** Everybody may read an artifact of a public repository. */
function isWanted({ outcome, policy }, { uploadReport, detail }, event) {
    if (uploadReport !== 'auto')
        return uploadReport;
    return (0,core_outcome/* fails */.c6)(outcome) && !policy.isTrial && detail === 'full' && !isPublic(event);
}
function isPublic(event) {
    return ((0,json_object/* valueAt */.f)(event, ['repository', 'private']) === false ||
        (0,json_object/* valueAt */.f)(event, ['repository', 'visibility']) === 'public');
}
/** Why the job cannot upload anything, and whether that is said without being asked; else null. */
function whyImpossible(env) {
    if (!env.ACTIONS_RUNTIME_TOKEN || !env.ACTIONS_RESULTS_URL) {
        const why = 'the runner gives this step no access to artifacts (ACTIONS_RUNTIME_TOKEN and ACTIONS_RESULTS_URL)';
        return { why, isTold: false };
    }
    const server = env.GITHUB_SERVER_URL || GITHUB;
    if (hasArtifacts(server))
        return null;
    const why = `GitHub Enterprise Server (${server}) takes no artifacts of this kind; upload the file of the output html-file with a version of actions/upload-artifact that it takes, or set upload-report: false`;
    return { why, isTold: true };
}
/** GitHub itself, with data residency (ghe.com) too; `localhost` stands for it in tests of runners. */
function hasArtifacts(server) {
    const host = URL.canParse(server) ? new URL(server).hostname : '';
    return host === 'github.com' || host.endsWith('.ghe.com') || host.endsWith('.localhost');
}
async function upload(pieces, report, { env, clock, cancelled }) {
    const folder = await (0,promises_.mkdtemp)((0,external_node_path_.join)(env.RUNNER_TEMP || (0,external_node_os_.tmpdir)(), 'simulation-gate-page-'));
    const over = new AbortController();
    try {
        const page = [...pieces].join('');
        const path = (0,external_node_path_.join)(folder, artifactName(report, page, env));
        await (0,promises_.writeFile)(path, page);
        const { uploadPage } = await Promise.all(/* import() */[__webpack_require__.e(481), __webpack_require__.e(94)]).then(__webpack_require__.bind(__webpack_require__, 1094));
        const signal = AbortSignal.any([cancelled, over.signal]);
        return await Promise.race([uploadPage(path, folder), giveUp(clock, signal)]);
    }
    finally {
        over.abort();
        await (0,promises_.rm)(folder, { recursive: true, force: true });
    }
}
async function giveUp(clock, signal) {
    await clock.sleep(PATIENCE_MS, signal);
    throw new Error(`it took longer than ${PATIENCE_MS / 1000} s`);
}
/**
 * A name that no other upload of the workflow run has, whether of another gate, job of a matrix or
 * attempt: the page says when it was made and of what, and whoever makes it goes into the hash as well.
 */
function artifactName({ gateName, runs }, page, env) {
    const { GITHUB_JOB = '', GITHUB_ACTION = '', GITHUB_RUN_ATTEMPT = '', RUNNER_NAME = '' } = env;
    const [run] = runs;
    const name = gateName ?? run?.about?.planName ?? '';
    const parts = [name, GITHUB_JOB].map((part) => part
        .replace(UNFIT, '-')
        .slice(0, upload_report_MAX_NAME_CHARS)
        .replace(/^-+|-+$/g, ''));
    const attempt = Number(GITHUB_RUN_ATTEMPT) > 1 ? [`attempt-${GITHUB_RUN_ATTEMPT}`] : [];
    const hash = (0,external_node_crypto_.createHash)('sha256')
        .update(JSON.stringify([GITHUB_JOB, GITHUB_ACTION, GITHUB_RUN_ATTEMPT, RUNNER_NAME, page]))
        .digest('hex');
    const told = ['simulation-gate', ...parts, ...attempt, hash.slice(0, 12)];
    return `${told.filter((part) => part !== '').join('-')}.html`;
}
function addressOf(id, env) {
    const { GITHUB_SERVER_URL = GITHUB, GITHUB_REPOSITORY, GITHUB_RUN_ID } = env;
    return `${GITHUB_SERVER_URL}/${GITHUB_REPOSITORY}/actions/runs/${GITHUB_RUN_ID}/artifacts/${id}`;
}

;// CONCATENATED MODULE: ./gate/delivery/deliver.js
/** Tells an ending to everybody who listens: the pull request, the report files, the step's own page. */







/**
 * Gives the exit code. Whatever cannot be told is a warning; it changes no outcome. Secrets are hidden
 * here, before anything is escaped.
 *
 * @param token writes to the pull request; empty where there is none
 */
async function deliver(shown, given, token, world) {
    const { secrets } = world.runner;
    const hide = (text) => secrets.hide(text);
    const event = (0,inputs_event/* readEventPayload */.N)(world.env);
    const provenance = provenanceOf(world.env, event, world.clock.now());
    const gate = given.gateName ? { gate: given.gateName } : {};
    const hidden = { ...shown.report, ...gate, provenance };
    // In place, since nobody else has a use for what was judged: a copy of a large report is large.
    secrets.hideIn(hidden);
    const links = {
        ...given,
        callUrl: given.callUrl && hide(given.callUrl),
        runUrl: given.runUrl && hide(given.runUrl),
    };
    const uploaded = await uploadReport(hidden, links, event, shown.page, world);
    const telling = { ...links, ...(uploaded.url !== '' && { reportUrl: uploaded.url }) };
    const told = await tellPullRequest(hidden, telling, token, world);
    const report = {
        ...hidden,
        notes: [...hidden.notes, ...[...uploaded.notes, ...told.notes].map(hide)],
    };
    const folder = {
        path: telling.reportDir,
        temp: world.env.RUNNER_TEMP ?? '',
        workspace: process.cwd(),
    };
    const settings = { ...telling, ...(told.suggested && { suggested: told.suggested }) };
    const summary = (0,markdown/* summarize */.eh)(report, settings);
    const written = await writeReportFiles({ report, summary, patch: hide(shown.patch) }, shown.reports, settings, folder);
    return conclude({
        report,
        summary: summary.text,
        files: { ...written.outputs, 'report-url': uploaded.url, 'comment-url': told.commentUrl },
        warnings: [...telling.warnings, ...shown.warnings, ...told.warnings, ...written.warnings],
    }, telling, world);
}


/***/ }),

/***/ 7668:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ endedEarly)
/* harmony export */ });
/** An ending without any run. */
function endedEarly(outcome, reasons) {
    const report = {
        outcome,
        tolerated: false,
        reasons,
        runs: [],
        metricCollection: null,
        notes: [],
        policy: { path: null, isTrial: false },
        promptFixes: [],
    };
    return { report, patch: '', warnings: [], reports: null };
}


/***/ }),

/***/ 5269:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $_: () => (/* binding */ readTellingInputs),
/* harmony export */   Ir: () => (/* binding */ parseFolder),
/* harmony export */   Nr: () => (/* binding */ tellingOf)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var _core_input_addresses_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7481);
/* harmony import */ var _core_input_glob_list_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1080);
/* harmony import */ var _core_input_parsed_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9732);
/* harmony import */ var _core_input_simple_values_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7146);
/* harmony import */ var _step_stops_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2494);
/* harmony import */ var _settings_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9217);
/** The inputs that say how an ending is told: that of a gate, and that of several together. */







/** A member is undefined where its input is faulty. */
function readTellingInputs(form) {
    const template = (name, placeholder) => form.readGiven(name, (text) => (0,_core_input_addresses_js__WEBPACK_IMPORTED_MODULE_3__/* .parseUrlTemplate */ .lb)(text, placeholder));
    return {
        warnOnly: form.boolean('warn-only'),
        onInconclusive: form.choice('on-inconclusive', ['fail', 'warn']),
        summary: form.boolean('summary'),
        detail: form.choice('detail', ['full', 'brief']),
        callUrl: template('call-url', 'callId'),
        runUrl: template('run-url', 'jobId'),
        redact: form.boolean('redact'),
        comment: form.choice('comment', ['auto', 'always', 'never']),
        suggestions: form.boolean('suggestions'),
        promptPaths: form.readGiven('prompt-paths', _core_input_glob_list_js__WEBPACK_IMPORTED_MODULE_4__/* .parseGlobList */ .q),
        reportDir: form.readGiven('report-dir', parseFolder),
        uploadReport: form.read('upload-report', parseAutoOrBoolean),
    };
}
/** What holds of the telling: a faulty input has its default, but for a comment that nobody can be sure to want. */
function tellingOf(read) {
    return {
        summary: read.summary ?? _settings_js__WEBPACK_IMPORTED_MODULE_2__/* .UNREAD */ .yn.summary,
        detail: read.detail ?? _settings_js__WEBPACK_IMPORTED_MODULE_2__/* .UNREAD */ .yn.detail,
        callUrl: read.callUrl ?? _settings_js__WEBPACK_IMPORTED_MODULE_2__/* .UNREAD */ .yn.callUrl,
        runUrl: read.runUrl ?? _settings_js__WEBPACK_IMPORTED_MODULE_2__/* .UNREAD */ .yn.runUrl,
        comment: read.comment ?? 'never',
        suggestions: read.suggestions ?? _settings_js__WEBPACK_IMPORTED_MODULE_2__/* .UNREAD */ .yn.suggestions,
        reportDir: read.reportDir ?? _settings_js__WEBPACK_IMPORTED_MODULE_2__/* .UNREAD */ .yn.reportDir,
        uploadReport: read.uploadReport ?? _settings_js__WEBPACK_IMPORTED_MODULE_2__/* .UNREAD */ .yn.uploadReport,
    };
}
function parseAutoOrBoolean(text) {
    if (text === 'auto')
        return (0,_core_input_parsed_js__WEBPACK_IMPORTED_MODULE_5__/* .valid */ .r)(text);
    const parsed = (0,_core_input_simple_values_js__WEBPACK_IMPORTED_MODULE_6__/* .parseBoolean */ .yG)(text);
    return parsed.ok ? parsed : (0,_core_input_parsed_js__WEBPACK_IMPORTED_MODULE_5__/* .invalid */ .G)(text, 'is no choice here: write auto, true or false');
}
/** A folder that is there, or that can be made. */
function parseFolder(path) {
    const cure = 'name a folder, or a path at which one can be made';
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path).isDirectory() ? (0,_core_input_parsed_js__WEBPACK_IMPORTED_MODULE_5__/* .valid */ .r)(path) : (0,_core_input_parsed_js__WEBPACK_IMPORTED_MODULE_5__/* .invalid */ .G)(path, `is not a folder: ${cure}`);
    }
    catch (error) {
        if ((0,_step_stops_js__WEBPACK_IMPORTED_MODULE_1__/* .hasCode */ .up)(error, 'ENOENT'))
            return (0,_core_input_parsed_js__WEBPACK_IMPORTED_MODULE_5__/* .valid */ .r)(path);
        // Too long, a loop of links, or behind what is no folder or is closed to us.
        return (0,_core_input_parsed_js__WEBPACK_IMPORTED_MODULE_5__/* .invalid */ .G)(path, `cannot be a folder: ${cure}`);
    }
}


/***/ })

};
