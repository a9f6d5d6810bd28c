"use strict";
exports.id = 938;
exports.ids = [938];
exports.modules = {

/***/ 1564:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

var conclude = (async function conclude({ report, summary, files, warnings }, teller, settings, { runner, cancelled }) {
    const areSet = (0,output_values .n0)({ ...teller.outputs(report), ...files }, runner);
    if (settings.summary)
        await runner.writeSummary(summary);
    const told = teller.annotations(report);
    annotate({ ...told, warnings: [...warnings, ...told.warnings] }, runner);
    await new Promise(((resolve) => setImmediate(resolve)));
    if (cancelled.aborted && !isRed(report)) {
        runner.annotate('error', `the step was cancelled, so it fails whatever it came to (${report.outcome})`);
    }
    const next = settings.summary && runner.showsSummary ? '' : teller.next(report, settings);
    if (next !== '')
        runner.info(`Next: ${next}.`);
    runner.info(`Outcome: ${report.outcome}`);
    return cancelled.aborted || !areSet || isRed(report) ? 1 : 0;
});
var isRed = (function isRed({ outcome, tolerated }) {
    return (0,core_outcome .c6)(outcome) && !tolerated;
});
var annotate = (function annotate({ level, reasons, warnings }, runner) {
    if (level === 'notice')
        for (const reason of reasons)
            runner.annotate(level, reason);
    if (level === 'error')
        (0,annotations .qc)(level, reasons, runner);
    (0,annotations .qc)('warning', level === 'warning' ? [...reasons, ...warnings] : warnings, runner);
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
        const { reportToPullRequest } = await Promise.all( [__webpack_require__.e(915), __webpack_require__.e(264), __webpack_require__.e(585), __webpack_require__.e(278), __webpack_require__.e(478), __webpack_require__.e(636), __webpack_require__.e(577), __webpack_require__.e(350), __webpack_require__.e(557)]).then(__webpack_require__.bind(__webpack_require__, 4350));
        const order = { report, settings: telling, mode, suggestions, token, gateName, linesOf, hide };
        return await reportToPullRequest(order, world);
    }
    catch (error) {
        const warning = `The pull request could not be written to: ${(0,stops .Uc)(error)}`;
        return { notes: [], warnings: [warning], commentUrl: '' };
    }
});
var writeReportFiles = (function writeReportFiles(written, teller, settings, folder) {
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
        for (const name of Object.values(NAMES)) {
            for (const old of [name, partOf(name)])
                (0,external_node_fs_.rmSync)((0,external_node_path_.join)(dir, old), { force: true });
        }
    }
    catch (error) {
        return {
            outputs,
            warnings: [`the report files could not be written: ${(0,stops .Uc)(error)}`],
        };
    }
    outputs['report-dir'] = dir;
    const buffer = Buffer.allocUnsafeSlow(BUFFER_BYTES);
    const files = [...teller.files(written, settings)];
    if (written.patch !== '')
        files.push(['patch-file', [written.patch]]);
    for (const [output, pieces] of files) {
        const name = NAMES[output];
        try {
            writeWhole(dir, name, pieces, buffer);
            outputs[output] = (0,external_node_path_.join)(dir, name);
        }
        catch (error) {
            warnings.push(`the report file ${name} could not be written: ${(0,stops .Uc)(error)}`);
        }
    }
    return { outputs, warnings };
});
var writePieces = (function writePieces(path, pieces, buffer) {
    const file = (0,external_node_fs_.openSync)(path, 'wx');
    let filled = 0;
    const empty = (() => {
        (0,external_node_fs_.writeFileSync)(file, buffer.subarray(0, filled));
        filled = 0;
    });
    try {
        for (const piece of pieces) {
            const most = piece.length * MOST_BYTES;
            if (filled + most > buffer.length)
                empty();
            if (most > buffer.length)
                (0,external_node_fs_.writeFileSync)(file, piece);
            else
                filled += buffer.write(piece, filled);
        }
        empty();
    }
    finally {
        (0,external_node_fs_.closeSync)(file);
    }
});
var makeFolder = (function makeFolder({ path, temp, workspace }) {
    if (path === null)
        return (0,external_node_fs_.mkdtempSync)((0,external_node_path_.join)(temp || (0,external_node_os_.tmpdir)(), 'simulation-gate-'));
    const dir = (0,external_node_path_.resolve)(workspace, path);
    (0,folders .w)(dir);
    return dir;
});
var deliver = (async function deliver(shown, given, token, world) {
    const { secrets } = world.runner;
    const teller = shown.teller ?? EARLY_TELLER;
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
    const uploaded = await teller.upload(hidden, links, event, world);
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
    const summary = teller.summarize(report, settings);
    const written = writeReportFiles({ report, summary, patch: hide(shown.patch) }, teller, settings, folder);
    return conclude({
        report,
        summary: summary.text,
        files: { ...written.outputs, 'report-url': uploaded.url, 'comment-url': told.commentUrl },
        warnings: [...telling.warnings, ...shown.warnings, ...told.warnings, ...written.warnings],
    }, teller, settings, world);
});
__webpack_require__.r(__webpack_exports__);

__webpack_require__.d(__webpack_exports__, {
  deliver: (() => (  deliver))
});

// EXTERNAL MODULE: ./step/inputs/event.js
var inputs_event = __webpack_require__(3050);
// EXTERNAL MODULE: ./core/outcome.js
var core_outcome = __webpack_require__(9148);
// EXTERNAL MODULE: ./step/annotations.js
var annotations = __webpack_require__(1560);
// EXTERNAL MODULE: ./step/output-values.js
var output_values = __webpack_require__(5380);
;// CONCATENATED MODULE: ./gate/delivery/conclude.js




// EXTERNAL MODULE: ./report/format.js
var format = __webpack_require__(3483);
// EXTERNAL MODULE: ./report/sections/outcome.js
var outcome = __webpack_require__(4315);
// EXTERNAL MODULE: ./report/sections/reasons.js
var sections_reasons = __webpack_require__(550);
// EXTERNAL MODULE: ./report/sections/small-print.js
var small_print = __webpack_require__(5298);
// EXTERNAL MODULE: ./report/sections/voice.js
var voice = __webpack_require__(4757);
// EXTERNAL MODULE: ./report/summary.js
var summary = __webpack_require__(3558);
// EXTERNAL MODULE: ./report/unjudged.js
var unjudged = __webpack_require__(6374);
;// CONCATENATED MODULE: ./report/early-markdown.js







function summarizeEarly(given, settings) {
    const reasons = given.reasons.map((one) => ({ ...one, message: (0,format .D_)(one.message) }));
    const report = { ...given, reasons };
    const { line, told } = (0,unjudged .l4)(report, voice .PJ);
    const next = (0,unjudged .tN)(report, (0,unjudged .Ab)(report, settings), voice .PJ);
    const untold = reasons.filter((reason) => !told.has(reason));
    return (0,summary .Y)({
        heading: (0,outcome .R_)(report),
        first: [(0,outcome .UV)(line, (0,voice .sE)(next)), ...(0,sections_reasons .F)('reasons', untold)],
        details: [],
        last: [
            (0,outcome .MX)(report.notes.map(format .D_)),
            (0,outcome .NG)((0,small_print .fk)((0,small_print .RT)(report, settings, (0,outcome .mv)(report)))),
        ],
    });
}

// EXTERNAL MODULE: ./report/json/early.js
var early = __webpack_require__(9394);
// EXTERNAL MODULE: ./report/voice.js
var report_voice = __webpack_require__(860);
// EXTERNAL MODULE: ./gate/delivery/own-outputs.js
var own_outputs = __webpack_require__(519);
;// CONCATENATED MODULE: ./gate/delivery/early-teller.js






const EARLY_TELLER = {
    outputs: (report) => (0,own_outputs .X8)(report, (0,own_outputs .qK)(report)),
    annotations: (report) => ({
        level: (0,core_outcome .c6)(report.outcome) && !report.tolerated ? 'error' : 'warning',
        reasons: (0,own_outputs .qK)(report).map(({ outcome, message }) => `${outcome}: ${message}`),
        warnings: [],
    }),
    next: (report, settings) => (0,unjudged .tN)(report, (0,unjudged .Ab)(report, settings), report_voice .t),
    summarize: summarizeEarly,
    files: ({ report }, settings) => [['json-file', [(0,early .C5)(report, settings)]]],
    upload: async () => ({ url: '', notes: [] }),
};

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
// EXTERNAL MODULE: ./gate/delivery/prompt-file.js
var prompt_file = __webpack_require__(1911);
;// CONCATENATED MODULE: ./gate/delivery/pull-request.js


const BYTE_ORDER_MARK = /^\ufeff/;
const PULL_REQUEST_EVENTS = [
    'pull_request',
    'pull_request_target',
    'workflow_run',
    'issue_comment',
];

function linesOf(path) {
    const text = (0,prompt_file .N)(path, process.cwd());
    return text?.replace(BYTE_ORDER_MARK, '').split(/\r?\n/) ?? null;
}

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(8161);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
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
const BUFFER_BYTES = 262_144;
const MOST_BYTES = 3;

function discard(path) {
    try {
        (0,external_node_fs_.rmSync)(path, { force: true });
    }
    catch {
    }
}
function writeWhole(dir, name, pieces, buffer) {
    const part = (0,external_node_path_.join)(dir, partOf(name));
    try {
        writePieces(part, pieces, buffer);
        (0,external_node_fs_.renameSync)(part, (0,external_node_path_.join)(dir, name));
    }
    catch (error) {
        discard(part);
        throw error;
    }
}
function partOf(name) {
    return `.${name}.part`;
}



;// CONCATENATED MODULE: ./gate/delivery/deliver.js



/***/ })

};
;Object.assign(exports.modules, require("./common.js"));
