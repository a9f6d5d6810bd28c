"use strict";
exports.id = 938;
exports.ids = [938];
exports.modules = {

/***/ 2990:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

var heading = (function heading(report) {
    const { mark, title } = (0,outcome_words .Gg)(report);
    const name = (0,markdown .mG)(report.gateName ?? '');
    return `## ${mark} ${title}${name === '' ? '' : `: ${name}`}\n\n`;
});
var firstLines = (function firstLines(report, settings) {
    const { line, told } = (0,opening .E4)(report, voice .PJ);
    const next = (0,voice .sE)(report, (0,next_step .UV)(report, settings));
    const lines = [`${line}\n\n`, next].filter(((one) => one !== ''));
    const names = { one: 'first line', many: 'first lines' };
    return {
        told,
        sections: [(0,building_blocks .uW)({ ...names, part: 'reasons', count: lines.length, items: (() => lines) })],
    };
});
var footerSection = (function footerSection(report, settings) {
    const { commit, workflowRunUrl } = report.provenance ?? {};
    const line = (0,footer .qr)(report, settings, {
        gateName: '',
        commit: commit ?? '',
        workflowRunUrl: workflowRunUrl ?? '',
        baselines: '',
    });
    return (0,building_blocks .uW)({
        part: 'run',
        one: 'footer',
        many: 'footers',
        count: line === '' ? 0 : 1,
        items: (() => [line]),
    });
});
var summarize = (function summarize(whole, settings, budgetBytes = SUMMARY_BUDGET_BYTES) {
    const report = (0,for_people .z)(whole);
    const first = firstScreen(report, settings);
    const details = runSections(report, settings);
    const last = lastScreen(report, settings);
    const head = heading(report);
    const room = budgetBytes - Buffer.byteLength(head) - NOTICE_BYTES;
    const sections = [...first, ...details, ...last];
    const { texts, leftOut } = (0,layout .v8)(sections, room);
    const notice = (0,layout .OC)('summary', leftOut);
    const lastTexts = texts.splice(first.length + details.length);
    const screens = [texts, [notice], lastTexts];
    const text = `${[head, ...screens.flat()].join('').trimEnd()}\n`;
    return { text, whole: () => (leftOut.length === 0 ? [text] : inFull(head, sections)) };
});
var firstScreen = (function firstScreen(report, settings) {
    const [run, ...others] = report.runs;
    const { sections, told } = firstLines(report, settings);
    const reasons = report.reasons.filter((reason) => !told.has(reason));
    return [
        ...sections,
        ...(0,sections_reasons .F)('reasons', reasons),
        ...(run !== undefined && others.length === 0 ? (0,sections_run .qr)(run, told) : []),
        ...(others.length > 0 ? overviewSections(report, settings) : []),
    ];
});
var lastScreen = (function lastScreen(report, settings) {
    const [run, ...others] = report.runs;
    const notes = [...(run !== undefined && others.length === 0 ? run.notes : []), ...report.notes];
    const lines = notes.map((note) => (0,markdown .mG)(note, MAX_NOTE_CHARS));
    return [
        (0,spared .ZQ)(report.runs),
        noteList('**Notes:**\n\n', 'note', 'notes', lines),
        metricNotes(report.metricCollection),
        footerSection(report, settings),
    ];
});
var metricNotes = (function metricNotes(collection) {
    const { jobId, notes } = collection ?? { jobId: '', notes: [] };
    const lines = notes.map((note) => (0,markdown .mG)(note, MAX_NOTE_CHARS));
    if (jobId !== '')
        lines.unshift(`Metric collection job: ${(0,markdown .ci)(jobId, null, '')}`);
    return noteList('**Metrics:**\n\n', 'note on metrics', 'notes on metrics', lines);
});
var noteList = (function noteList(open, one, many, lines) {
    return (0,building_blocks .uW)({
        part: 'run',
        one,
        many,
        count: lines.length,
        open,
        close: '\n',
        items: () => (0,building_blocks .__)(lines, (line) => `- ${line}\n`),
    });
});
var runSections = (function runSections(report, settings) {
    const { runs } = report;
    const heading = runs.length === 1 ? '###' : '####';
    const sectionsOf = (run) => (0,sections_run .lN)(run, { settings, heading, found: (0,found_fixes .S)(report, runs.indexOf(run)) });
    if (runs.length === 1) {
        return runs.flatMap(sectionsOf);
    }
    return (0,core_outcome .md)(runs).flatMap((run) => [
        ...(0,sections_run .OX)(run, settings),
        ...sectionsOf(run),
        ...(0,sections_run .c7)(run, settings),
    ]);
});
var outputsOf = (function outputsOf(report) {
    const { runs } = report;
    const debriefs = runs.flatMap((run) => run.debrief ?? []);
    const facts = runs.some((run) => run.report !== null) ? (0,report_facts .tx)(runs) : null;
    return {
        outcome: report.outcome,
        verdict: worstVerdict(runs),
        reasons: (0,output_values .Ir)(allReasons(report).map(({ outcome, restates, ...reason }) => reason), ((cut) => ({
            rule: 'cut',
            message: `${cut} more reasons are left out here, see the log or report.json`,
            jobId: '',
        }))),
        'job-id': (0,output_values .Mn)(runs.map((run) => run.jobId)),
        'debrief-id': (0,output_values .Mn)(debriefs.map((debrief) => debrief.debriefId)),
        'debrief-status': (0,output_values .Mn)(debriefs.map((debrief) => debrief.status)),
        'themes-total': outputs_text(facts?.themesTotal),
        'themes-high': outputs_text(facts?.themesHigh),
        'themes-new': outputs_text(facts?.themesNew),
        'checks-regressed': outputs_text(facts?.checksRegressed),
        'run-number': (0,output_values .KV)(runs.map(({ about }) => outputs_text(about?.number))),
        'run-plan-name': (0,output_values .KV)(runs.map(({ about }) => outputs_text(about?.planName))),
        score: (0,output_values .KV)(runs.map(({ runVerdict }) => outputs_text(runVerdict?.score))),
        ...Object.fromEntries(SUMS.map((([name, of]) => [name, outputs_text(sumOf(runs.map((run) => of(run) ?? null)))]))),
        'baseline-job-id': (0,output_values .KV)(runs.map(baselineOf)),
        runs: runsOutput(runs),
        reused: String(runs.some((run) => run.reused === true)),
        attached: String(runs.some((run) => run.attached === true)),
        'metric-job-id': (0,log_line .T)(report.metricCollection?.jobId ?? '', 200),
    };
});
var sumOf = (function sumOf(values) {
    const known = values.filter((value) => value !== null);
    const sum = known.reduce((total, value) => total + value, 0);
    return known.length === 0 ? null : Number(sum.toFixed(6));
});
var outputs_text = (function outputs_text(value) {
    return value === null || value === undefined ? '' : String(value);
});
var allReasons = (function allReasons({ outcome, reasons, runs }) {
    return [
        ...reasons.map((reason) => stepReason(reason, '', outcome)),
        ...(0,core_outcome .md)(runs).flatMap((run) => {
            const lead = run.jobId === '' && runs.length > 1 ? `${run.label}: ` : '';
            return run.reasons.map((reason) => stepReason({ ...reason, message: lead + reason.message }, run.jobId, run.outcome));
        }),
    ];
});
var worstVerdict = (function worstVerdict(runs) {
    const verdicts = runs.map((run) => run.report?.verdict);
    if (verdicts.includes('THRESHOLD_FAILED'))
        return 'THRESHOLD_FAILED';
    return runs.length > 0 && verdicts.every((verdict) => verdict === 'PASSED') ? 'PASSED' : '';
});
var runsOutput = (function runsOutput(runs) {
    const whole = runs.map(runFacts);
    const withoutChecks = whole.map(({ checks, confirmations, ...facts }) => facts);
    const bare = whole.map(({ jobId, outcome, verdict }) => ({ jobId, outcome, verdict }));
    const most = [whole, withoutChecks].find(output_values ._s) ?? bare;
    return (0,output_values .Ir)(most, ((cut) => ({ cut })));
});
var conclude = (async function conclude({ report, summary, files, warnings }, settings, { runner, cancelled }) {
    const told = (0,output_values .n0)({ ...outputsOf(report), ...files }, runner);
    if (settings.summary)
        await runner.writeSummary(summary);
    annotate(report, [
        ...warnings,
        ...policyWarnings(report.runs),
        ...(0,baseline .q7)(report.runs),
        ...endingWaivers(report.runs),
        ...misspeltWaivers(report.runs),
    ], runner);
    if (cancelled.aborted && !isRed(report)) {
        runner.annotate('error', `the step was cancelled, so it fails whatever it came to (${report.outcome})`);
    }
    tellNextStep(report, settings, runner);
    runner.info(`Outcome: ${report.outcome}`);
    return cancelled.aborted || !told || isRed(report) ? 1 : 0;
});
var tellNextStep = (function tellNextStep(report, settings, runner) {
    if (settings.summary && runner.showsSummary)
        return;
    const step = (0,next_step .sk)(report, (0,next_step .UV)(report, settings), shortfall .tZ);
    if (step !== '')
        runner.info(`Next: ${step}.`);
});
var isRed = (function isRed({ outcome, tolerated }) {
    return (0,core_outcome .c6)(outcome) && !tolerated;
});
var annotate = (function annotate(report, warnings, runner) {
    const level = levelOf(report);
    if (level === 'notice') {
        runner.annotate(level, (0,core_outcome .c6)(report.outcome) ? describeTrial(report) : describeSuccess(report));
        (0,annotations .qc)('warning', warnings, runner);
        return;
    }
    const reasons = eachExpiryOnce(reasonsToAnnotate(report)).map((reason) => describeReason(reason, report));
    if (level === 'error')
        (0,annotations .qc)(level, reasons, runner);
    (0,annotations .qc)('warning', level === 'error' ? warnings : [...reasons, ...warnings], runner);
});
var levelOf = (function levelOf(report) {
    if ((0,core_outcome .c6)(report.outcome)) {
        if (!report.tolerated)
            return 'error';
        return report.policy.isTrial ? 'notice' : 'warning';
    }
    return report.outcome === 'skipped' && !isMeantToSkip(report) ? 'warning' : 'notice';
});
var policyWarnings = (function policyWarnings(runs) {
    return runs.flatMap(({ spared, jobId, label }) => (spared?.warnings ?? []).map((warning) => runs.length > 1 ? `run ${jobId || label}: ${warning}` : warning));
});
var endingWaivers = (function endingWaivers(runs) {
    return (0,report_spared .kT)(runs)
        .filter(report_spared .C_)
        .map(({ kind, target, expires, owner }) => `the waiver for ${kind} '${(0,log_line .T)(target, MAX_NAME_CHARS)}' ends with ${expires}${owner === null ? '' : ` (owner: ${(0,log_line .T)(owner, MAX_NAME_CHARS)})`}: from the next day on it fails the gate`);
});
var misspeltWaivers = (function misspeltWaivers(runs) {
    const quoted = (name) => `'${(0,log_line .T)(name, MAX_NAME_CHARS)}'`;
    return (0,report_spared .xb)(runs).flatMap((waiver) => {
        const { kind, target } = waiver;
        const name = (0,report_spared .Pn)(waiver, runs);
        return name === undefined
            ? []
            : [`the waiver for ${kind} ${quoted(target)} excuses nothing: did you mean ${quoted(name)}?`];
    });
});
var provenanceOf = (function provenanceOf(env, event, nowMs) {
    const { GITHUB_SERVER_URL: server = '', GITHUB_REPOSITORY: repository = '', GITHUB_RUN_ID: runId = '', GITHUB_RUN_ATTEMPT: attempt = '', GITHUB_ACTION_REPOSITORY: action = '', } = env;
    const head = (0,json_object .f)(event, ['pull_request', 'head', 'sha']);
    return {
        repository: repository || null,
        commit: typeof head === 'string' ? head : env.GITHUB_SHA || null,
        ref: env.GITHUB_HEAD_REF || env.GITHUB_REF_NAME || null,
        pullRequest: pullRequestOf(event),
        workflow: env.GITHUB_WORKFLOW || null,
        workflowRunUrl: server && repository && runId
            ? `${server}/${repository}/actions/runs/${runId}/attempts/${attempt || 1}`
            : null,
        attempt: countOf(Number(attempt)),
        reportedAt: new Date(nowMs).toISOString(),
        actionVersion: version .x,
        actionUrl: server && action ? `${server}/${action}` : version .p,
    };
});
var pullRequestOf = (function pullRequestOf(event) {
    const numbers = PULL_REQUEST_NUMBERS.map(((path) => countOf((0,json_object .f)(event, path))));
    return numbers.find(((number) => number !== null)) ?? null;
});
var countOf = (function countOf(value) {
    return typeof value === 'number' && Number.isSafeInteger(value) && value > 0 ? value : null;
});
var tellPullRequest = (async function tellPullRequest(report, telling, token, world) {
    const { gateName, comment: mode } = telling;
    const suggestions = telling.suggestions && report.runs.length > 0;
    const mayBeTold = PULL_REQUEST_EVENTS.includes(world.env.GITHUB_EVENT_NAME) &&
        (mode !== 'never' || suggestions) &&
        !report.policy.isTrial &&
        !world.cancelled.aborted;
    if (!mayBeTold || gateName === null)
        return { notes: [], warnings: [], commentUrl: '' };
    const hide = (markup) => world.runner.secrets.hideInMarkup(markup);
    try {
        const { reportToPullRequest } = await Promise.all( [__webpack_require__.e(915), __webpack_require__.e(264), __webpack_require__.e(585), __webpack_require__.e(278), __webpack_require__.e(478), __webpack_require__.e(350), __webpack_require__.e(207)]).then(__webpack_require__.bind(__webpack_require__, 4350));
        const order = { report, settings: telling, mode, suggestions, token, gateName, linesOf, hide };
        return await reportToPullRequest(order, world);
    }
    catch (error) {
        const warning = `The pull request could not be written to: ${(0,stops .Uc)(error)}`;
        return { notes: [], warnings: [warning], commentUrl: '' };
    }
});
var writeReportFiles = (async function writeReportFiles(written, reports, settings, folder) {
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
        dir = makeFolder(folder);
        for (const name of Object.values(NAMES))
            (0,external_node_fs_.rmSync)((0,external_node_path_.join)(dir, name), { force: true });
    }
    catch (error) {
        return {
            outputs,
            warnings: [`the report files could not be written: ${(0,stops .Uc)(error)}`],
        };
    }
    outputs['report-dir'] = dir;
    const { report, patch } = written;
    const files = reports === null || report.runs.length === 0
        ? [['json-file', [(0,early .C5)(report, settings)]]]
        : [...reports(written, settings)];
    if (patch !== '')
        files.push(['patch-file', [patch]]);
    for (const [output, pieces] of files) {
        const name = NAMES[output];
        try {
            writePieces((0,external_node_path_.join)(dir, name), pieces);
            outputs[output] = (0,external_node_path_.join)(dir, name);
        }
        catch (error) {
            warnings.push(`the report file ${name} could not be written: ${(0,stops .Uc)(error)}`);
        }
    }
    return { outputs, warnings };
});
var writePieces = (function writePieces(path, pieces) {
    const file = (0,external_node_fs_.openSync)(path, 'w');
    try {
        for (const stretch of stretchesOf(pieces))
            (0,external_node_fs_.writeFileSync)(file, stretch);
    }
    finally {
        (0,external_node_fs_.closeSync)(file);
    }
});
var stretchesOf = (function* stretchesOf(pieces) {
    const stretch = Buffer.allocUnsafe(STRETCH_BYTES);
    let filled = 0;
    for (const piece of pieces) {
        const room = piece.length * MAX_BYTES_PER_UNIT;
        if (filled + room > STRETCH_BYTES) {
            yield stretch.subarray(0, filled);
            filled = 0;
        }
        if (room > STRETCH_BYTES)
            yield Buffer.from(piece);
        else
            filled += stretch.write(piece, filled);
    }
    yield stretch.subarray(0, filled);
});
var makeFolder = (function makeFolder({ path, temp, workspace }) {
    if (path === null)
        return (0,external_node_fs_.mkdtempSync)((0,external_node_path_.join)(temp || (0,external_node_os_.tmpdir)(), 'simulation-gate-'));
    const dir = (0,external_node_path_.resolve)(workspace, path);
    (0,folders .w)(dir);
    return dir;
});
var uploadReport = (async function uploadReport(report, telling, event, render, world) {
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
        return { url: '', notes: cancelled.aborted ? [] : [notUploaded((0,stops .Uc)(error))] };
    }
});
var deliver = (async function deliver(shown, given, token, world) {
    const { secrets } = world.runner;
    const hide = ((text) => secrets.hide(text));
    const event = (0,inputs_event .N5)(world.env);
    const provenance = provenanceOf(world.env, event, world.clock.now());
    const gate = given.gateName ? { gate: given.gateName } : {};
    const hidden = { ...shown.report, ...gate, provenance };
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
    const summary = summarize(report, settings);
    const written = await writeReportFiles({ report, summary, patch: hide(shown.patch) }, shown.reports, settings, folder);
    return conclude({
        report,
        summary: summary.text,
        files: { ...written.outputs, 'report-url': uploaded.url, 'comment-url': told.commentUrl },
        warnings: [...telling.warnings, ...shown.warnings, ...told.warnings, ...written.warnings],
    }, settings, world);
});
__webpack_require__.r(__webpack_exports__);

__webpack_require__.d(__webpack_exports__, {
  deliver: (() => (  deliver))
});

// EXTERNAL MODULE: ./core/outcome.js
var core_outcome = __webpack_require__(6767);
// EXTERNAL MODULE: ./core/text/markdown.js
var markdown = __webpack_require__(630);
// EXTERNAL MODULE: ./report/for-people.js
var for_people = __webpack_require__(7037);
// EXTERNAL MODULE: ./report/found-fixes.js
var found_fixes = __webpack_require__(1832);
// EXTERNAL MODULE: ./report/layout.js
var layout = __webpack_require__(6410);
// EXTERNAL MODULE: ./report/sections/building-blocks.js + 1 modules
var building_blocks = __webpack_require__(9827);
// EXTERNAL MODULE: ./report/next-step.js
var next_step = __webpack_require__(3004);
// EXTERNAL MODULE: ./report/opening.js
var opening = __webpack_require__(3850);
// EXTERNAL MODULE: ./report/outcome-words.js
var outcome_words = __webpack_require__(5758);
// EXTERNAL MODULE: ./report/sections/footer.js
var footer = __webpack_require__(9304);
// EXTERNAL MODULE: ./report/sections/voice.js
var voice = __webpack_require__(4757);
;// CONCATENATED MODULE: ./report/sections/outcome.js











// EXTERNAL MODULE: ./report/facts.js
var report_facts = __webpack_require__(1949);
// EXTERNAL MODULE: ./report/format.js
var format = __webpack_require__(3483);
;// CONCATENATED MODULE: ./report/sections/overview.js









const FIRST_PAGE = 50;
const TABLE_HEAD = `| Run | ${(0,building_blocks .Cq)('What came of it')} | Themes |\n| --- | --- | --- |\n`;
function overviewSections(report, settings) {
    const runs = (0,core_outcome .md)(report.runs);
    const rows = (from, to) => (0,building_blocks .__)(runs.slice(from, to), (run) => overviewRow(run, settings));
    const names = { one: 'row of the overview', many: 'rows of the overview' };
    const further = Math.max(0, runs.length - FIRST_PAGE);
    const fold = (0,building_blocks .QV)((0,format .So)(further, 'further run'));
    return [
        (0,building_blocks .uW)({
            ...names,
            part: 'overview',
            count: runs.length - further,
            open: sumLine(report) + TABLE_HEAD,
            close: '\n',
            items: () => rows(0, FIRST_PAGE),
        }),
        (0,building_blocks .uW)({
            ...names,
            part: 'overview',
            count: further,
            open: fold.open + TABLE_HEAD,
            close: fold.close,
            items: () => rows(FIRST_PAGE, runs.length),
        }),
    ];
}
function sumLine({ outcome, runs }) {
    const facts = (0,report_facts .tx)(runs);
    const isTold = outcome === 'failed' || outcome === 'passed';
    const outcomes = (0,opening .TY)(runs).map(([one, count]) => `${(0,format .B4)(count)} ${one}`);
    const parts = [
        ...(isTold ? [] : [`${(0,format .So)(runs.length, 'run')}: ${outcomes.join(', ')}`]),
        ...(facts.themesTotal === 0
            ? []
            : [themeCounts(facts, (count) => (0,format .So)(count, 'theme'))]),
    ];
    return parts.length === 0 ? '' : `${parts.join(' \u00b7 ')}\n\n`;
}
function themeCounts({ themesTotal, themesHigh, themesNew }, show) {
    const parts = [
        ...(themesHigh > 0 ? [`${(0,format .B4)(themesHigh)} high`] : []),
        ...(themesNew > 0 ? [`${(0,format .B4)(themesNew)} new`] : []),
    ];
    const split = parts.length > 0 ? ` (${parts.join(', ')})` : '';
    return themesTotal === 0 ? (0,markdown .Hn)(null) : show(themesTotal) + split;
}
function overviewRow(run, settings) {
    const { outcome, report } = run;
    return (0,building_blocks .nM)([
        `${(0,outcome_words .eD)(outcome)}${format .MK}${outcome}${format .MK}\u00b7 ${(0,footer .rt)(run, settings)}${(0,footer .m_)(run)}`,
        (0,opening .g_)(run, voice .PJ).line,
        report === null ? (0,markdown .Hn)(null) : themeCounts((0,report_facts .xS)(report), format .B4),
    ]);
}

// EXTERNAL MODULE: ./report/sections/reasons.js
var sections_reasons = __webpack_require__(550);
// EXTERNAL MODULE: ./report/sections/run.js + 8 modules
var sections_run = __webpack_require__(2080);
// EXTERNAL MODULE: ./report/sections/spared.js
var spared = __webpack_require__(110);
;// CONCATENATED MODULE: ./report/markdown.js
const SUMMARY_BUDGET_BYTES = 950_000;
const NOTICE_BYTES = 2000;
const MAX_NOTE_CHARS = 2000;

function* inFull(head, sections) {
    yield head;
    yield* (0,layout .YM)(sections);
}






// EXTERNAL MODULE: ./step/inputs/event.js
var inputs_event = __webpack_require__(3050);
// EXTERNAL MODULE: ./core/text/log-line.js
var log_line = __webpack_require__(7720);
// EXTERNAL MODULE: ./report/baseline.js
var baseline = __webpack_require__(3875);
// EXTERNAL MODULE: ./report/shortfall.js
var shortfall = __webpack_require__(2181);
// EXTERNAL MODULE: ./report/spared.js
var report_spared = __webpack_require__(4957);
// EXTERNAL MODULE: ./step/annotations.js
var annotations = __webpack_require__(1560);
// EXTERNAL MODULE: ./step/output-values.js
var output_values = __webpack_require__(5380);
;// CONCATENATED MODULE: ./gate/delivery/outputs.js




const MAX_MESSAGE_CHARS = 2_000;
const MAX_FACT_CHARS = 500;
const MAX_CHECKS = 50;

const SUMS = [
    ['checks-total', ({ checks }) => checks?.length],
    ['checks-failed', ({ checks }) => checks?.filter(({ isPassed }) => isPassed === false).length],
    ['calls-total', ({ callCounts }) => callCounts?.total],
    ['calls-passed', ({ callCounts }) => callCounts?.passed],
    ['cost-usd', ({ cost }) => cost?.usd],
];

function baselineOf({ report, baseline }) {
    return baseline?.jobId ?? report?.trend?.baselineRunPlanJobId ?? '';
}


function stepReason(reason, jobId, outcome) {
    const { rule, message, ...facts } = reason;
    const shown = Object.entries(facts).map(([name, fact]) => [
        name,
        typeof fact === 'string' ? (0,log_line .T)(fact, MAX_FACT_CHARS) : fact,
    ]);
    return {
        rule,
        message: (0,log_line .T)(message, MAX_MESSAGE_CHARS),
        jobId,
        ...Object.fromEntries(shown),
        outcome,
    };
}


function runFacts(run) {
    const facts = run.report === null ? null : (0,report_facts .xS)(run.report);
    return {
        jobId: run.jobId,
        outcome: run.outcome,
        verdict: (0,log_line .T)(run.report?.verdict ?? '', 100),
        runStatus: (0,log_line .T)(run.runStatus ?? '', 100),
        debriefId: (0,log_line .T)(run.debrief?.debriefId ?? '', 100),
        debriefStatus: (0,log_line .T)(run.debrief?.status ?? '', 100),
        themesTotal: facts?.themesTotal ?? null,
        themesHigh: facts?.themesHigh ?? null,
        themesNew: facts?.themesNew ?? null,
        checksRegressed: facts?.checksRegressed ?? null,
        runNumber: run.about?.number ?? null,
        runPlanName: (0,log_line .T)(run.about?.planName ?? '', 200),
        score: run.runVerdict?.score ?? null,
        checksTotal: run.checks?.length ?? null,
        checksFailed: run.checks?.filter(({ isPassed }) => isPassed === false).length ?? null,
        callsTotal: run.callCounts?.total ?? null,
        callsPassed: run.callCounts?.passed ?? null,
        costUsd: run.cost?.usd ?? null,
        baselineJobId: (0,log_line .T)(baselineOf(run), 100),
        reused: run.reused ?? false,
        attached: run.attached ?? false,
        ...(run.confirmations && {
            confirmations: run.confirmations.map(({ jobId, outcome, usd }) => ({
                jobId: (0,log_line .T)(jobId, 100),
                outcome,
                costUsd: usd,
            })),
        }),
        ...(run.checks && { checks: run.checks.slice(0, MAX_CHECKS).map(checkFacts) }),
    };
}
function checkFacts({ name, passed, evaluated, rate, needed }) {
    return { name: (0,log_line .T)(name, 200), passed, evaluated, rate, needed };
}

;// CONCATENATED MODULE: ./gate/delivery/conclude.js












const MAX_NAME_CHARS = 200;
const MAX_FACTS_CHARS = 1_000;




function reasonsToAnnotate(report) {
    const reasons = allReasons(report);
    return report.policy.isTrial && report.outcome === 'error'
        ? reasons.filter(({ outcome }) => outcome === 'error')
        : reasons;
}
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

function isMeantToSkip({ reasons }) {
    return reasons.some(({ rule }) => rule === 'dry-run' || rule === 'changed-paths');
}
function describeReason(reason, { runs }) {
    const { outcome, jobId } = reason;
    const lead = jobId !== '' && runs.length > 1 ? `run ${jobId}: ` : '';
    return `${outcome}: ${lead}${inFacts(reason, runs)}`;
}
function inFacts(reason, runs) {
    const { message, jobId } = reason;
    const run = runs.find((one) => one.jobId === jobId);
    const isTold = run?.reasons.some(({ check }) => check !== undefined) ?? true;
    if (isTold || run === undefined || !(0,shortfall .SL)(reason))
        return message;
    const facts = (0,log_line .T)((0,shortfall .HR)(run, shortfall .tZ).line, MAX_FACTS_CHARS);
    return `${facts.replace(/\.$/, '')} (the verdict is THRESHOLD_FAILED)`;
}
function describeSuccess({ outcome, reasons, runs, policy }) {
    if (outcome === 'skipped')
        return `skipped: ${reasons.map(({ message }) => message).join('; ')}`;
    const many = runs.length > 1;
    const names = runs.map(({ jobId, label }) => jobId === '' || many ? jobId || label : `run ${jobId}`);
    const subject = many ? `${runs.length} runs` : names.join('');
    if (outcome === 'passed') {
        const facts = (0,opening .qy)(runs);
        const judged = policy.path === null ? 'the verdict is PASSED' : 'the policy holds';
        const holds = facts === null ? judged : `${judged}, and ${facts}`;
        return `passed: ${holds} for ${subject}${describeSpared(runs)}`;
    }
    const list = many ? `: ${(0,format .ki)(names, annotations .y2)}` : '';
    const later = many
        ? 'are left to a later step, which judges them'
        : 'is left to a later step, which judges it';
    return `started: ${subject} ${later} with the input job-id${list}`;
}
function describeSpared(runs) {
    const spared = runs.flatMap((run) => run.spared ?? []);
    const waived = sum(spared.map((one) => one.waived.length));
    const known = sum(spared.map((one) => one.known.length));
    const parts = [
        ...(waived > 0
            ? [(0,format .So)(waived, 'theme or check waived', 'themes and checks waived')]
            : []),
        ...(known > 0 ? [(0,format .So)(known, 'theme known before', 'themes known before')] : []),
    ];
    return parts.length > 0 ? ` (${parts.join(', ')})` : '';
}
function sum(counts) {
    return counts.reduce((total, count) => total + count, 0);
}
function describeTrial({ runs, policy }) {
    const count = runs.filter(({ outcome }) => outcome !== 'passed').length;
    return `policy-check: ${count} of ${(0,format .So)(runs.length, (0,outcome_words .A2)(runs))} would not pass by ${policy.path ?? 'the verdict alone, since there is no policy file'}`;
}




// EXTERNAL MODULE: ./core/json-object.js
var json_object = __webpack_require__(8009);
// EXTERNAL MODULE: ./core/version.js + 1 modules
var version = __webpack_require__(5459);
;// CONCATENATED MODULE: ./gate/delivery/provenance.js


const PULL_REQUEST_NUMBERS = [
    ['pull_request', 'number'],
    ['issue', 'number'],
    ['workflow_run', 'pull_requests', 0, 'number'],
];




// EXTERNAL MODULE: ./step/stops.js
var stops = __webpack_require__(3743);
// EXTERNAL MODULE: ./gate/delivery/prompt-files.js
var prompt_files = __webpack_require__(2482);
;// CONCATENATED MODULE: ./gate/delivery/pull-request.js


const BYTE_ORDER_MARK = /^\ufeff/;
const PULL_REQUEST_EVENTS = [
    'pull_request',
    'pull_request_target',
    'workflow_run',
    'issue_comment',
];

function linesOf(path) {
    const text = (0,prompt_files .N)(path, process.cwd());
    return text?.replace(BYTE_ORDER_MARK, '').split(/\r?\n/) ?? null;
}

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(8161);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./report/json/early.js
var early = __webpack_require__(9394);
// EXTERNAL MODULE: ./step/folders.js
var folders = __webpack_require__(4067);
;// CONCATENATED MODULE: ./gate/delivery/report-files.js
const NAMES = {
    'json-file': 'report.json',
    'markdown-file': 'report.md',
    'html-file': 'report.html',
    'sarif-file': 'findings.sarif',
    'junit-file': 'junit.xml',
    'patch-file': 'prompt-fixes.patch',
};
const STRETCH_BYTES = 256 * 1024;
const MAX_BYTES_PER_UNIT = 3;





// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
;// CONCATENATED MODULE: ./gate/delivery/upload-report.js
const PATIENCE_MS = 15_000;
const upload_report_MAX_NAME_CHARS = 60;
const MAX_ERROR_CHARS = 300;
const QUERY = /\?\S+/g;
const GITHUB = 'https://github.com';
const UNFIT = /[^A-Za-z0-9._-]+/g;

function notUploaded(why) {
    return `The report page was not uploaded (upload-report): ${(0,log_line .T)(why.replace(QUERY, ''), MAX_ERROR_CHARS)}`;
}
function isWanted({ outcome, policy }, { uploadReport, detail }, event) {
    if (uploadReport !== 'auto')
        return uploadReport;
    return (0,core_outcome .c6)(outcome) && !policy.isTrial && detail === 'full' && !isPublic(event);
}
function isPublic(event) {
    return ((0,json_object .f)(event, ['repository', 'private']) === false ||
        (0,json_object .f)(event, ['repository', 'visibility']) === 'public');
}
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
        const { uploadPage } = await Promise.all( [__webpack_require__.e(331), __webpack_require__.e(950)]).then(__webpack_require__.bind(__webpack_require__, 73));
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



/***/ })

};
;Object.assign(exports.modules, require("./common.js"), require("./569-938.js"), require("./938-978.js"));
