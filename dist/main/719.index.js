"use strict";
exports.id = 719;
exports.ids = [719];
exports.modules = {

/***/ 37554:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ endedEarly),
/* harmony export */   _: () => (/* binding */ runEvaluatingStep)
/* harmony export */ });
/* harmony import */ var _inputs_gate_publish_inputs_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43598);
/* harmony import */ var _inputs_input_form_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(61328);
/* harmony import */ var _publish_deliver_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(65558);
/* harmony import */ var _service_explain_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(70980);
/* harmony import */ var _text_error_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(89009);





async function runEvaluatingStep(defaults, read, work, runtime) {
    const form = new _inputs_input_form_js__WEBPACK_IMPORTED_MODULE_1__/* .InputForm */ .Vs(runtime.runner, defaults);
    const token = form.text('github-token').trim();
    let settings = null;
    try {
        const given = await read(form, runtime);
        if (given.kind === 'inputs') {
            settings = given.inputs;
            return await work(given.inputs, token, runtime);
        }
        settings = given.publishing;
        return await (0,_publish_deliver_js__WEBPACK_IMPORTED_MODULE_2__/* .deliver */ .c)(endedEarly(given.kind, given.reasons), settings, token, runtime);
    }
    catch (error) {
        runtime.runner.debug((0,_text_error_text_js__WEBPACK_IMPORTED_MODULE_4__/* .stackOf */ .US)(error));
        const { outcome, rule, message } = (0,_service_explain_js__WEBPACK_IMPORTED_MODULE_3__/* .endOfStep */ .n9)(error, runtime.cancelled);
        settings ??= { ...(0,_inputs_gate_publish_inputs_js__WEBPACK_IMPORTED_MODULE_0__/* .readPublishInputs */ .R)(form), gateName: null, warnings: [] };
        return (0,_publish_deliver_js__WEBPACK_IMPORTED_MODULE_2__/* .deliver */ .c)(endedEarly(outcome, [{ rule, message }]), settings, token, runtime);
    }
}
function endedEarly(outcome, reasons, facts = {}) {
    const report = {
        ...{ outcome, reasons, tolerated: false, runs: [], notes: [], promptFixes: [] },
        policy: { path: null, isTrial: false },
        ...facts,
    };
    return { report, patch: '', warnings: [] };
}


/***/ }),

/***/ 42325:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ annotateEach)
/* harmony export */ });
/* harmony import */ var _report_words_log_words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(16618);

function annotateEach(level, messages, runner, isNamed = false) {
    const room = runner.annotationsLeft(level);
    const whole = messages.length > room ? Math.max(room - 1, 0) : room;
    for (const message of messages.slice(0, whole))
        runner.annotate(level, message, isNamed);
    const rest = messages.slice(whole);
    if (rest.length === 0)
        return;
    runner.annotate(level, [_report_words_log_words_js__WEBPACK_IMPORTED_MODULE_0__/* .LOG */ .$9.moreInLog(rest.length), ...rest].join('\n'));
    runner.group(_report_words_log_words_js__WEBPACK_IMPORTED_MODULE_0__/* .LOG */ .$9.more(rest.length), rest);
}


/***/ }),

/***/ 55593:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CS: () => (/* binding */ listFiles),
/* harmony export */   Wd: () => (/* binding */ listChanges),
/* harmony export */   r0: () => (/* binding */ readContents)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5915);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(58989);
/* harmony import */ var _http_shape_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(32845);
/* harmony import */ var _text_values_parsed_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(38133);



const MAX_COMPARED = 300;
const MAX_POLICY_KIB = 256;
const contentSchema = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    type: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz('file'),
    encoding: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz('base64'),
    content: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
});
const changesSchema = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ filename: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), previous_filename: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()) }));
const pullSchema = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ head: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ sha: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP() }), changed_files: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig() });
async function listChanges(change, api) {
    const files = change.kind === 'pull-request'
        ? await filesOfPullRequest(change.number, change.headSha, api)
        : await filesBetween(`${change.baseSha}...${change.headSha}`, api);
    if (files === null)
        return null;
    const changes = (0,_http_shape_js__WEBPACK_IMPORTED_MODULE_0__/* .checkShape */ .eA)(changesSchema, files, 'list changed files', '');
    return changes.flatMap(({ filename, previous_filename: previous }) => previous === undefined ? [filename] : [filename, previous]);
}
function listFiles(number, api) {
    return api.list('list changed files', ({ rest }, given) => rest.pulls.listFiles({ ...given, pull_number: number }));
}
async function filesOfPullRequest(number, headSha, api) {
    const files = await listFiles(number, api);
    const operation = 'read pull request';
    const response = await api.ask(operation, ({ rest }, given) => rest.pulls.get({ ...given, pull_number: number }));
    const pull = (0,_http_shape_js__WEBPACK_IMPORTED_MODULE_0__/* .checkShape */ .eA)(pullSchema, response, operation, '');
    return pull.head.sha === headSha && pull.changed_files === files.length ? files : null;
}
async function filesBetween(basehead, api) {
    const { files } = await api.ask('compare commits', ({ rest }, given) => rest.repos.compareCommitsWithBasehead({ ...given, basehead }));
    return files && files.length < MAX_COMPARED ? files : null;
}
async function readContents(file, api) {
    const { owner, repo, ref } = file;
    const path = file.path.split('/').map(encodeURIComponent).join('/');
    const url = '/repos/{owner}/{repo}/contents/{+path}';
    const answer = await api.ask('read policy', ({ rest }, { request }) => rest.repos.getContent({ owner, repo, path, ref, request, url }));
    const content = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .safeParse */ .xL(contentSchema, answer).data?.content;
    const bytes = Buffer.from(content ?? '', 'base64');
    if (content === undefined || bytes.length > MAX_POLICY_KIB * 1024) {
        return (0,_text_values_parsed_js__WEBPACK_IMPORTED_MODULE_3__/* .invalid */ .G)(null, `is not a YAML or JSON file of at most ${MAX_POLICY_KIB} KiB`);
    }
    try {
        return (0,_text_values_parsed_js__WEBPACK_IMPORTED_MODULE_3__/* .valid */ .r)(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    }
    catch {
        return (0,_text_values_parsed_js__WEBPACK_IMPORTED_MODULE_3__/* .invalid */ .G)(null, 'is not UTF-8 text: save it as UTF-8');
    }
}


/***/ }),

/***/ 45556:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   HU: () => (/* binding */ PUBLISH_DEFAULTS),
/* harmony export */   Ju: () => (/* binding */ REMOVED_INPUTS),
/* harmony export */   WJ: () => (/* binding */ INPUT_DEFAULTS)
/* harmony export */ });
const PUBLISH_DEFAULTS = {
    paths: '',
    'warn-only': 'false',
    'on-inconclusive': 'fail',
    summary: 'true',
    detail: 'full',
    redact: 'true',
    'call-url': '',
    'run-url': '',
    comment: 'auto',
    suggestions: 'true',
    'report-dir': '',
    'upload-report': 'auto',
};
const INPUT_DEFAULTS = {
    ...PUBLISH_DEFAULTS,
    'base-url': '',
    'api-key': '',
    'github-token': '',
    'service-profile': '',
    'gate-name': '',
    'run-plan': '',
    'job-id': '',
    'service-phone-number': '',
    'call-time': '',
    'debrief-file': '',
    variables: '',
    'variable-files': '',
    wait: 'true',
    regenerate: 'false',
    'dry-run': 'false',
    reuse: 'off',
    memory: 'auto',
    'queue-timeout': '15m',
    'run-timeout': '30m',
    'debrief-timeout': '15m',
    'debrief-retries': '1',
    'max-poll-interval': '10s',
    'max-parallel': '20',
    'max-calls': '',
    'cancel-on-abort': 'true',
    policy: '',
    'policy-check': 'false',
    baseline: 'auto',
    'baseline-runs': '5',
    confirm: '0',
    'on-missing-key': 'fail',
    transcripts: 'true',
    history: '10',
};
const REMOVED_INPUTS = {
    'run-plan-id': 'give the ID as run-plan',
    'run-plan-name': 'give the name as run-plan',
    'changed-paths': 'give the globs as paths',
    'reuse-paths': 'give the globs as paths',
    'prompt-paths': 'give the globs as paths',
    'collect-metrics': 'use the action collect-metrics in a later step with if: always()',
    'delete-flows': 'use the action delete-flows in a later step with if: always()',
    'cancel-unjudged': 'it has no replacement; remove it',
};


/***/ }),

/***/ 94114:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Es: () => (/* binding */ VERDICT_ALONE),
/* harmony export */   T4: () => (/* binding */ readPolicy),
/* harmony export */   kb: () => (/* binding */ dayOf),
/* harmony export */   wy: () => (/* binding */ describePolicy)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _text_error_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(89009);
/* harmony import */ var _text_values_parsed_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(38133);



const DEFAULT_POLICY_PATHS = ['.github/simulation-gate.yml', '.github/simulation-gate.yaml'];
const VERDICT_ALONE = { version: 1 };
async function readPolicy(inputs, today) {
    const given = inputs.getInput('policy').trim();
    const found = given === '' ? DEFAULT_POLICY_PATHS.filter(isThere) : [given];
    if (found.length > 1) {
        return (0,_text_values_parsed_js__WEBPACK_IMPORTED_MODULE_1__/* .invalid */ .G)(null, `is not given, and ${found.join(' and ')} both exist: keep one of them`);
    }
    const [path] = found;
    if (path === undefined)
        return (0,_text_values_parsed_js__WEBPACK_IMPORTED_MODULE_1__/* .valid */ .r)({ path: null, rules: VERDICT_ALONE, parents: [], isComplete: true });
    const { readChain } = await Promise.all(/* import() */[__webpack_require__.e(425), __webpack_require__.e(106), __webpack_require__.e(405)]).then(__webpack_require__.bind(__webpack_require__, 67106));
    return readChain(path, today, null);
}
function dayOf(epochMs) {
    return new Date(epochMs).toISOString().slice(0, 10);
}
function isThere(path) {
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path);
        return true;
    }
    catch (error) {
        return !(0,_text_error_text_js__WEBPACK_IMPORTED_MODULE_2__/* .hasCode */ .up)(error, 'ENOENT', 'ENOTDIR');
    }
}
function describePolicy({ path, rules, parents }) {
    if (path === null)
        return { path };
    return { path, ...(parents.length > 0 && { extends: [...parents] }), resolved: { ...rules } };
}


/***/ }),

/***/ 43598:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ parseFolder),
/* harmony export */   R: () => (/* binding */ readPublishInputs)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _text_error_text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(89009);
/* harmony import */ var _text_values_addresses_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(72578);
/* harmony import */ var _text_values_parsed_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(38133);
/* harmony import */ var _text_values_simple_values_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(58129);
/* harmony import */ var _glob_list_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(29708);






function readPublishInputs(form) {
    const template = (name, placeholder) => form.readGiven(name, (text) => (0,_text_values_addresses_js__WEBPACK_IMPORTED_MODULE_1__/* .parseUrlTemplate */ .lb)(text, placeholder)) ?? null;
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
        paths: form.readGiven('paths', _glob_list_js__WEBPACK_IMPORTED_MODULE_2__/* .parseGlobList */ .q) ?? null,
        reportDir: form.readGiven('report-dir', parseFolder) ?? null,
        uploadReport: form.read('upload-report', parseAutoOrBoolean),
    };
}
function parseAutoOrBoolean(text) {
    if (text === 'auto')
        return (0,_text_values_parsed_js__WEBPACK_IMPORTED_MODULE_3__/* .valid */ .r)(text);
    const parsed = (0,_text_values_simple_values_js__WEBPACK_IMPORTED_MODULE_4__/* .parseBoolean */ .yG)(text);
    return parsed.ok ? parsed : (0,_text_values_parsed_js__WEBPACK_IMPORTED_MODULE_3__/* .invalid */ .G)(text, 'is not a choice here: write auto, true or false');
}
function parseFolder(path) {
    try {
        if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path).isDirectory())
            return (0,_text_values_parsed_js__WEBPACK_IMPORTED_MODULE_3__/* .valid */ .r)(path);
    }
    catch (error) {
        if ((0,_text_error_text_js__WEBPACK_IMPORTED_MODULE_5__/* .hasCode */ .up)(error, 'ENOENT'))
            return (0,_text_values_parsed_js__WEBPACK_IMPORTED_MODULE_3__/* .valid */ .r)(path);
    }
    return (0,_text_values_parsed_js__WEBPACK_IMPORTED_MODULE_3__/* .invalid */ .G)(path, 'is not a folder: name a folder, or a path for a new one');
}


/***/ }),

/***/ 84197:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ readTextFile),
/* harmony export */   k: () => (/* binding */ readYamlFile)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _text_error_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(89009);
/* harmony import */ var _text_values_parsed_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(38133);



const MAX_YAML_KIB = 256;
function readTextFile(path, maxKib) {
    let bytes;
    try {
        const facts = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path);
        if (!facts.isFile())
            return (0,_text_values_parsed_js__WEBPACK_IMPORTED_MODULE_1__/* .invalid */ .G)(path, 'is not a file: name a text file');
        if (facts.size > maxKib * 1024)
            return (0,_text_values_parsed_js__WEBPACK_IMPORTED_MODULE_1__/* .invalid */ .G)(path, `is larger than ${maxKib} KiB: shorten it`);
        bytes = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path);
    }
    catch (error) {
        return (0,_text_values_parsed_js__WEBPACK_IMPORTED_MODULE_1__/* .invalid */ .G)(path, (0,_text_error_text_js__WEBPACK_IMPORTED_MODULE_2__/* .describeUnreadable */ .D2)(error));
    }
    try {
        return (0,_text_values_parsed_js__WEBPACK_IMPORTED_MODULE_1__/* .valid */ .r)(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    }
    catch {
        return (0,_text_values_parsed_js__WEBPACK_IMPORTED_MODULE_1__/* .invalid */ .G)(path, 'is not UTF-8 text: save it as UTF-8');
    }
}
async function readYamlFile(path) {
    const source = readTextFile(path, MAX_YAML_KIB);
    if (!source.ok)
        return source;
    const { readYaml } = await Promise.all(/* import() */[__webpack_require__.e(483), __webpack_require__.e(394)]).then(__webpack_require__.bind(__webpack_require__, 15394));
    return (0,_text_values_parsed_js__WEBPACK_IMPORTED_MODULE_1__/* .valid */ .r)(readYaml(source.value));
}


/***/ }),

/***/ 65558:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  c: () => (/* binding */ deliver)
});

// UNUSED EXPORTS: conclude

// EXTERNAL MODULE: external "node:path/posix"
var posix_ = __webpack_require__(53916);
// EXTERNAL MODULE: ./github/annotate-each.js
var annotate_each = __webpack_require__(42325);
// EXTERNAL MODULE: ./http/errors.js
var errors = __webpack_require__(72557);
// EXTERNAL MODULE: ./model/outcome.js
var model_outcome = __webpack_require__(41913);
// EXTERNAL MODULE: ./text/markdown.js
var markdown = __webpack_require__(85014);
// EXTERNAL MODULE: ./report/facts.js
var report_facts = __webpack_require__(71949);
// EXTERNAL MODULE: ./report/format.js
var format = __webpack_require__(53483);
;// CONCATENATED MODULE: ./report/layout.js

const KEEP_ORDER = [
    'reasons',
    'overview',
    'run',
    'policy',
    'checks',
    'measures',
    'scenarios',
    'themes',
    'recommendations',
    'history',
    'analysis of themes',
    'executive summary',
];
function section({ part, noun, list, open = '', close = '\n', item }) {
    const rank = KEEP_ORDER.indexOf(part);
    return {
        ...{ rank, noun, count: list.length, open, close },
        *items() {
            for (const value of list)
                yield item(value);
        },
    };
}
function single(part, noun, text) {
    return section({ part, noun, list: text === '' ? [] : [text], close: '', item: (one) => one });
}
function foldedSection(summary, list) {
    const fold = foldEnds(summary);
    return section({ ...list, open: fold.open + (list.open ?? ''), close: fold.close });
}
function foldEnds(summary) {
    return { open: `<details>\n<summary>${summary}</summary>\n\n`, close: '\n</details>\n\n' };
}
function paged(paged) {
    const { part, noun, list, firstPage, open = '', tableHead = '' } = paged;
    const further = list.slice(firstPage);
    const summary = (0,format/* formatCounted */.So)(further.length, `further ${noun}`);
    const rest = foldedSection(summary, { ...paged, list: further, open: tableHead });
    const rank = part === 'overview' ? rest.rank : rest.rank + KEEP_ORDER.length;
    return [
        section({ ...paged, list: list.slice(0, firstPage), open: open + tableHead }),
        { ...rest, rank },
    ];
}
function leftOutNotice(of, leftOut) {
    if (leftOut.length === 0)
        return '';
    return `✂️ **Left out**, since GitHub limits the size of a ${of}: ${leftOut.join(', ')}. \`report.html\` and \`report.md\` in the folder \`report-dir\` have everything.\n\n`;
}
function* layOutWhole(sections) {
    for (const { count, open, close, items } of sections) {
        if (count === 0)
            continue;
        yield open;
        yield* items();
        yield close;
    }
}
function layOut(sections, budgetBytes) {
    const texts = sections.map(() => '');
    const leftOut = new Map();
    let room = budgetBytes;
    let isFull = false;
    const byRank = [...sections.entries()]
        .filter(([, { count }]) => count > 0)
        .sort(([, a], [, b]) => a.rank - b.rank);
    for (const [position, section] of byRank) {
        const { kept, bytes } = isFull ? { kept: [], bytes: 0 } : fill(section, room);
        const missing = section.count - kept.length;
        if (missing > 0) {
            isFull = true;
            leftOut.set(section.noun, (leftOut.get(section.noun) ?? 0) + missing);
        }
        if (kept.length === 0)
            continue;
        room -= bytes;
        texts[position] = section.open + kept.join('') + section.close;
    }
    return { texts, leftOut: [...leftOut].map(([noun, count]) => (0,format/* formatCounted */.So)(count, noun)) };
}
function fill({ open, close, items }, room) {
    const kept = [];
    let bytes = Buffer.byteLength(open) + Buffer.byteLength(close);
    for (const item of items()) {
        const more = Buffer.byteLength(item);
        if (bytes + more > room)
            break;
        bytes += more;
        kept.push(item);
    }
    return { kept, bytes };
}

// EXTERNAL MODULE: ./report/next-step.js
var next_step = __webpack_require__(43004);
// EXTERNAL MODULE: ./report/opening.js
var opening = __webpack_require__(93850);
// EXTERNAL MODULE: ./report/outcome-words.js
var outcome_words = __webpack_require__(65758);
// EXTERNAL MODULE: ./report/check-rows.js
var check_rows = __webpack_require__(55846);
// EXTERNAL MODULE: ./report/sections/building-blocks.js
var building_blocks = __webpack_require__(88674);
;// CONCATENATED MODULE: ./report/sections/checks.js





const FIRST_PAGE = 25;
const MIN_EARLIER_RUNS = 2;
const MARKS = { passed: `✅${format/* NBSP */.MK}`, failed: `❌${format/* NBSP */.MK}` };
function checkSections(run) {
    const { report, baseline } = run;
    const rows = (0,check_rows/* checkRows */.Uu)(run);
    const runs = (0,check_rows/* runColumns */.Hl)(run);
    const hasBaseline = rows.some(({ baseline }) => baseline.passRate !== null);
    const earlier = run.history?.runs.length ?? 0;
    const hasHistory = earlier >= MIN_EARLIER_RUNS && rows.some(({ history }) => history.length > 0);
    const [table, further] = paged({
        part: 'checks',
        noun: 'check',
        list: rows,
        firstPage: FIRST_PAGE,
        tableHead: (0,building_blocks/* tableHead */.PP)('Check', { number: 'Passed' }, { number: 'Threshold' }),
        item: ({ check, result, baseline, waiver, history }) => {
            const mark = result === null ? '' : MARKS[result];
            return (0,building_blocks/* row */.nM)([
                `${mark}${(0,markdown/* cell */.Hn)(check.name)}${waiver === undefined ? '' : ' *(waived)*'}`,
                [
                    (0,check_rows/* passedShare */.ct)(check) + changeSince(baseline, check),
                    ...runs.map(({ name, shareOf }) => `${(0,markdown/* cell */.Hn)(name)}: ${shareOf(check)}`),
                    ...(hasHistory && history.length > 0 ? [`History: \`${(0,check_rows/* sparkline */.KM)(history)}\``] : []),
                ].join('<br>'),
                (0,format/* formatPercentBeside */.lS)(check.threshold, check.passRate),
            ]);
        },
    });
    const legend = [
        hasBaseline && 'Signed figures are changes since the baseline in percentage points.',
        !hasBaseline && report !== null && !baseline?.unfit && 'No baseline yet.',
        hasHistory && `History is ${(0,format/* formatCounted */.So)(earlier, 'earlier run')} and this one.`,
    ].filter(Boolean);
    const line = legend.length === 0 ? '' : `${legend.join(' ')}\n\n`;
    return [table, single('checks', 'legend', line), further];
}
function changeSince(baseline, check) {
    const change = (0,check_rows/* changeOf */.C2)(check, baseline);
    if (change === null)
        return '';
    return ` · ${change < 0 ? (0,building_blocks/* bold */.Cr)((0,format/* formatChange */.eD)(change)) : (0,format/* formatChange */.eD)(change)}`;
}
function flakySection({ history }) {
    return section({
        part: 'history',
        noun: 'flaky check',
        list: history?.unsteady ?? [],
        close: '',
        item: ({ check, changes, runs, waiver }) => {
            const { open, close } = foldEnds('Waiver for the policy');
            const times = `it changed between passed and failed ${(0,format/* formatCounted */.So)(changes, 'time')} in ${(0,format/* formatCounted */.So)(runs, 'run')} of the same prompt and plan`;
            return `${(0,building_blocks/* bold */.Cr)(check)} is flaky: ${times}.\n\n${open}${(0,markdown/* codeBlock */.DV)('yaml', waiver)}\n${close}`;
        },
    });
}

// EXTERNAL MODULE: ./report/baseline-words.js
var baseline_words = __webpack_require__(4091);
;// CONCATENATED MODULE: ./report/sections/footer.js






const MAX_BASELINES = 3;
function footer(report, settings, commit, isComplete = true) {
    const { runs, policy, outcome, provenance } = report;
    const only = (0,report_facts/* onlyRun */.qO)(report);
    const workflowRunUrl = provenance?.workflowRunUrl ?? '';
    const reportUrl = (0,model_outcome/* fails */.c6)(outcome) ? '' : (settings.reportUrl ?? '');
    return smallPrint([
        ...(only ? runParts(only, settings) : []),
        only || isComplete ? '' : describeBaselines(runs),
        (0,format/* describeCost */.P9)(runs),
        policy.path === null ? '' : `policy ${(0,markdown/* inline */.mG)(policy.path)}`,
        commit === '' ? '' : `commit ${(0,markdown/* identifier */.Cv)(commit.slice(0, 7))}`,
        workflowRunUrl && (0,building_blocks/* linked */.q)('workflow run', workflowRunUrl),
        reportUrl && (0,building_blocks/* linked */.q)('report', reportUrl),
    ]);
}
function runFooter(run, settings) {
    return smallPrint(runParts(run, settings));
}
function shortName(run, settings) {
    return `${runName(run, settings)} ${(0,markdown/* identifier */.Cv)((0,format/* shortForm */.JZ)(run.jobId))}`.trimEnd();
}
function runName(run, settings) {
    return (0,building_blocks/* linked */.q)((0,building_blocks/* bold */.Cr)((0,format/* titleRun */.iV)(run, 'run')), (0,format/* runUrl */.Vp)(run.jobId, settings));
}
function runParts(run, settings) {
    const baseline = namedBaseline(run);
    const facts = [
        ...(0,report_facts/* smallPrintFacts */.Yw)(run).map((fact) => (0,markdown/* inline */.mG)(fact)),
        ...(baseline === '' ? [] : [`baseline: ${baseline}`]),
    ];
    const id = (0,markdown/* identifier */.Cv)(run.jobId);
    if (id === '' && facts.length === 0)
        return [];
    return [`${runName(run, settings)} ${id}`.trimEnd(), ...facts];
}
function namedBaseline(run) {
    return `${(0,baseline_words/* isBaselineOld */.RJ)(run) ? '⚠️ ' : ''}${(0,baseline_words/* describeBaseline */.FT)(run, markdown/* identifier */.Cv)}`;
}
function describeBaselines(runs) {
    const all = [...new Set(runs.map(namedBaseline))].filter(Boolean);
    const more = all.length - MAX_BASELINES;
    const rest = more > 0 ? ` and ${(0,format/* formatCount */.B4)(more)} more` : '';
    return all.length === 0 ? '' : `baselines: ${all.slice(0, MAX_BASELINES).join('; ')}${rest}`;
}
function smallPrint(parts) {
    const known = parts.filter(Boolean);
    return known.length === 0 ? '' : `<sub>${known.join(' · ')}</sub>\n`;
}

// EXTERNAL MODULE: ./report/waiver-words.js
var waiver_words = __webpack_require__(18036);
;// CONCATENATED MODULE: ./report/sections/reason-sections.js







const FIRST_REASONS = 20;
function heading(report) {
    const { mark, title } = (0,outcome_words/* titleOf */.Gg)(report);
    const name = (0,markdown/* inline */.mG)(report.gateName ?? '');
    return `## ${mark} ${title}${name === '' ? '' : `: ${name}`}\n\n`;
}
function firstSections(report, next, fix) {
    const { line, stated } = (0,opening/* openingOf */.E4)(report);
    const ofRun = (0,report_facts/* onlyRun */.qO)(report)?.reasons ?? [];
    const first = line === '' ? '' : `${(0,markdown/* message */.iU)(line)}\n\n`;
    const step = next === null ? '' : nextLine(next);
    const isFailed = report.outcome === 'failed';
    return [
        single('reasons', 'first line', heading(report) + first + (isFailed ? step : '')),
        single('reasons', 'prompt change', fix),
        ...reasonSections([...report.reasons, ...ofRun], stated),
        single('reasons', 'next step', isFailed ? '' : step),
    ];
}
function nextLine({ words, url, command }) {
    const step = (0,building_blocks/* linked */.q)((0,markdown/* message */.iU)(words), url);
    return `**Next:** ${step}${command && `: \`${command}\` in the repository`}.\n\n`;
}
function reasonSections(reasons, stated) {
    return paged({
        part: 'reasons',
        noun: 'reason',
        list: reasons.filter((reason) => !stated.has(reason)),
        firstPage: FIRST_REASONS,
        item: (reason) => messageItem(reason.message),
    });
}
function warningSection(run) {
    const noun = 'warning of the policy';
    const open = '**⚠️ Warnings:**\n\n';
    return section({ part: 'policy', noun, list: (0,opening/* furtherWarnings */.mc)(run), open, item: messageItem });
}
function noteSection(run, further = []) {
    const list = [...(run ? (0,waiver_words/* notesOf */.h$)(run) : []), ...further];
    return section({ part: 'run', noun: 'note', list, open: '**Notes:**\n\n', item: messageItem });
}
function messageItem(text) {
    return `- ${(0,markdown/* message */.iU)(text)}\n`;
}

// EXTERNAL MODULE: ./report/line-diff.js + 1 modules
var line_diff = __webpack_require__(2785);
;// CONCATENATED MODULE: ./report/sections/recommendations.js






const recommendations_FIRST_PAGE = 5;
const MAX_THEMES = 20;
const MAX_PLACE_CHARS = 300;
const MAX_WHY_CHARS = 1000;
const MAX_DIFF_LINES = 15;
function fixItem({ recommendations, place, url, why, leftOut }) {
    const [first] = recommendations;
    const missing = leftOut === null ? why && `not suggested: ${why}` : `not in the patch: ${leftOut}`;
    const reason = missing === '' ? '' : ` (${(0,markdown/* inline */.mG)(missing, MAX_WHY_CHARS)})`;
    const diff = first === undefined ? '' : promptDiff(first);
    const isLong = diff.split('\n').length - 2 > MAX_DIFF_LINES;
    const fold = isLong ? foldEnds('Show the diff') : { open: '', close: '\n\n' };
    const titles = recommendations.map(({ title }) => (0,markdown/* inline */.mG)(title) || format/* UNTITLED */.q8).join('; ');
    const link = (0,building_blocks/* linked */.q)((0,markdown/* inline */.mG)((0,format/* placeName */.fW)(place), MAX_PLACE_CHARS), url);
    return `**Prompt fix:** ${titles} · ${link}${reason}\n\n${fold.open}${diff}${fold.close}`;
}
function recommendationSections(view, heading) {
    const { changes, others, repeats, fixes, numbers } = view;
    const list = {
        part: 'recommendations',
        noun: 'recommendation',
        close: '',
        item: ([position, one]) => describeRecommendation(one, fixes.get(position), numbers),
    };
    return [
        ...paged({
            ...list,
            list: changes.filter(([position]) => !repeats.has(position)),
            firstPage: recommendations_FIRST_PAGE,
            open: `${heading} Recommendations\n\n`,
        }),
        foldedSection(`Other recommendations (${others.length})`, { ...list, list: others }),
    ];
}
function describeRecommendation(recommendation, found, numbers) {
    const { order, title, body, themeSlugs } = recommendation;
    const marks = (0,report_facts/* marksOf */.Ok)(recommendation).map((mark) => (0,markdown/* inline */.mG)(mark));
    const themes = themeSlugs.slice(0, MAX_THEMES).map((slug) => numbers.get(slug) ?? slug);
    const parts = [
        [`**${order}. ${(0,markdown/* inline */.mG)(title) || format/* UNTITLED */.q8}**`, ...marks].join(' · '),
        (0,markdown/* prose */.CS)(body),
        promptDiff(recommendation),
        found === undefined ? '' : (0,markdown/* message */.iU)((0,report_facts/* describeFound */.Kq)(found)),
        themes.length > 0 ? `Fixes theme ${(0,markdown/* inline */.mG)(themes.join(', '), MAX_WHY_CHARS)}` : '',
    ];
    return `${parts.filter((part) => part !== '').join('\n\n')}\n\n`;
}
const PIECES = /.{1,72}(?:\s+|$)|.{1,72}/gsu;
function promptDiff(recommendation) {
    if (!(0,report_facts/* isChange */.Xb)(recommendation))
        return '';
    const { before, after, cut } = (0,line_diff/* promptLines */._L)(recommendation, markdown/* MAX_PROSE_CHARS */.LO);
    const isText = recommendation.suggestedText === null;
    const shown = isText ? before.flatMap(pieces) : (0,line_diff/* diffStretches */.fe)(before, after).flatMap(signedLines);
    const block = (0,markdown/* codeBlock */.DV)(isText ? 'text' : 'diff', shown.join('\n'));
    return cut > 0 ? `${block}\n\n${(0,markdown/* cutNote */.nA)(cut)}` : block;
}
function pieces(text) {
    return text.match(PIECES) ?? [''];
}
const SIGNS = { same: ' ', removed: '-', added: '+' };
function signedLines({ isFolded, lines }) {
    if (isFolded)
        return [`@@ ${lines.length} unchanged lines @@`];
    return lines.flatMap(({ kind, text }) => pieces(text).map((piece) => SIGNS[kind] + piece));
}

// EXTERNAL MODULE: ./report/words/measure-words.js
var measure_words = __webpack_require__(65316);
// EXTERNAL MODULE: ./report/words/names.js
var names = __webpack_require__(49912);
;// CONCATENATED MODULE: ./report/sections/scenarios.js






const scenarios_MARKS = {
    'now failing': '❌',
    failing: '✖️',
    'now passing': '✅',
    passing: '✔️',
};
const MAX_CASES = 10;
const MAX_FAILING = 5;
const MAX_LINES = 2;
const MAX_LINE_CHARS = 300;
function scenarioSections({ run, settings }, heading) {
    const { cases = [] } = run;
    const shown = cases.slice(0, MAX_CASES);
    const others = shown.filter((one) => !isNowFailing(one));
    const failing = shown.filter(isNowFailing);
    const rest = furtherLine(cases.length - shown.length, 'in `report.html`');
    const title = `${heading} Scenarios\n\n`;
    const hasTable = others.length > 0;
    const baseline = others.some((one) => one.baseline !== null) ? [{ number: 'Baseline' }] : [];
    return [
        failingList(failing, [run], settings, title, hasTable ? '\n' : rest),
        section({
            part: 'scenarios',
            noun: 'scenario',
            list: others,
            open: (failing.length > 0 ? '' : title) +
                (0,building_blocks/* tableHead */.PP)('Scenario', { number: 'Passed' }, ...baseline),
            close: rest,
            item: (one) => caseRow(one, baseline.length > 0),
        }),
    ];
}
function failingSection(runs, settings) {
    const failing = runs.flatMap(({ cases = [] }) => cases.filter(isNowFailing));
    const rest = furtherLine(failing.length - MAX_FAILING, 'now failing');
    return failingList(failing.slice(0, MAX_FAILING), runs, settings, '### Scenarios\n\n', rest);
}
function failingList(list, runs, settings, open, close) {
    const calls = new Map(runs.flatMap((run) => run.calls ?? []).map((call) => [call.id, call]));
    const item = (one) => caseItem(one, calls.get(one.failingCall ?? ''), settings);
    return section({ part: 'scenarios', noun: 'scenario', list, open, close, item });
}
function furtherLine(count, where) {
    return count > 0 ? `\nAnd ${(0,format/* formatCounted */.So)(count, 'further scenario')} ${where}.\n\n` : '\n';
}
function isNowFailing({ status }) {
    return status === 'now failing';
}
function caseItem(one, call, settings) {
    const { baseline, failingCall, adjustedP } = one;
    const before = baseline === null ? '' : `, ${(0,format/* formatFraction */.MJ)(baseline)} in the baseline`;
    const link = failingCall === null ? '' : ` · call ${(0,building_blocks/* callLink */.x)(failingCall, settings)}`;
    const p = adjustedP === null ? '' : ` (${(0,names/* formatPValue */.td)(adjustedP)})`;
    const facts = `${scenarios_MARKS['now failing']} **now failing:** ${(0,markdown/* inline */.mG)((0,names/* nameCase */.Ic)(one))} · ${(0,format/* formatFraction */.MJ)(one)} passed${before}${p}${link}`;
    const { excerpt = [] } = call ?? {};
    if (excerpt.length === 0)
        return `- ${facts}\n`;
    const lines = excerpt
        .slice(-MAX_LINES)
        .map(({ speaker, text }) => `${(0,building_blocks/* bold */.Cr)(speaker ?? 'unknown speaker')}: ${(0,markdown/* inline */.mG)(text, MAX_LINE_CHARS)}`);
    const quote = (0,markdown/* blockQuote */.iZ)(lines.join('  \n')).replace(/^/gm, '  ');
    return `- ${facts}\n\n${quote}\n\n`;
}
function caseRow(one, hasBaseline) {
    const { status, baseline } = one;
    const known = status === null ? '' : `${scenarios_MARKS[status]}${format/* NBSP */.MK}**${status}:** `;
    return (0,building_blocks/* row */.nM)([
        known + (0,markdown/* cell */.Hn)((0,names/* nameCase */.Ic)(one)),
        (0,format/* formatFraction */.MJ)(one),
        ...(hasBaseline ? [(0,markdown/* cell */.Hn)(baseline && (0,format/* formatFraction */.MJ)(baseline))] : []),
    ]);
}
function measureSection({ measures = [] }, heading) {
    return section({
        part: 'measures',
        noun: 'measure',
        list: measures.filter(({ isLimited }) => isLimited),
        open: `${heading} Measures\n\n${(0,building_blocks/* tableHead */.PP)('Measure', ...['Median', 'p95', 'Average'].map((number) => ({ number })))}`,
        item: measureRow,
    });
}
function measureRow({ name, unit, current, baseline }) {
    const [median, p95, average] = [current.median, current.p95, current.average].map((one) => (0,markdown/* cell */.Hn)((0,measure_words/* formatFigure */.M)(one, unit)));
    const before = baseline?.median ?? null;
    const moved = before === null ? '' : ` (${(0,markdown/* cell */.Hn)((0,measure_words/* formatFigure */.M)(before, unit))} before)`;
    return (0,building_blocks/* row */.nM)([(0,markdown/* cell */.Hn)(name), `${median}${moved}`, `${p95}`, `${average}`]);
}

// EXTERNAL MODULE: ./model/theme-order.js
var theme_order = __webpack_require__(50781);
;// CONCATENATED MODULE: ./report/sections/themes.js








const themes_FIRST_PAGE = 10;
const MAX_FACT_CHARS = 2000;
function themeTable(runs, heading) {
    const waived = new Set(runs.flatMap(({ exceptions }) => [...(0,waiver_words/* waiversByName */.wT)(exceptions).theme.keys()]));
    const rows = [
        ...(0,theme_order/* shownThemes */.GI)(runs).map((theme, index) => () => themeRow(theme, index, waived.has(theme.slug))),
        ...(0,theme_order/* fixedThemes */.t7)(runs).map((theme) => () => fixedRow(theme)),
    ];
    return paged({
        part: 'themes',
        noun: 'theme',
        list: rows,
        firstPage: themes_FIRST_PAGE,
        open: `${heading} Themes\n\n`,
        tableHead: (0,building_blocks/* tableHead */.PP)('Theme', { number: 'Calls' }, 'Status'),
        item: (render) => render(),
    });
}
function themeRow(theme, index, isWaived) {
    const { severity, title, affectedCallCount, totalCallCount, lifecycle } = theme;
    const status = lifecycle === 'FIXED' ? 'PERSISTENT' : lifecycle;
    const mark = isWaived ? ' *(waived)*' : '';
    return (0,building_blocks/* row */.nM)([
        `${index + 1} · ${(0,markdown/* cell */.Hn)((0,outcome_words/* formatSeverity */.JE)(severity))} · ${(0,markdown/* cell */.Hn)(title)}${mark}`,
        (0,format/* formatFraction */.MJ)({ passed: affectedCallCount, evaluated: totalCallCount }),
        (0,markdown/* cell */.Hn)((0,outcome_words/* plainWord */.hx)(status)),
    ]);
}
function fixedRow({ slug, title }) {
    return (0,building_blocks/* row */.nM)([`✅ ${(0,markdown/* inline */.mG)(title) || (0,markdown/* identifier */.Cv)(slug)}`, (0,markdown/* cell */.Hn)(null), (0,outcome_words/* plainWord */.hx)('FIXED')]);
}
function analysisSections({ themes, settings }) {
    return paged({
        part: 'analysis of themes',
        noun: 'analysed theme',
        list: [...themes.entries()],
        firstPage: themes_FIRST_PAGE,
        close: '',
        item: ([index, theme]) => analysis(theme, index, settings),
    });
}
function analysis(theme, index, settings) {
    const { open, close } = foldEnds(`Analysis of theme ${index + 1}`);
    const body = (0,markdown/* prose */.CS)(theme.analysis);
    const facts = (0,building_blocks/* themeLines */.Vs)(theme, MAX_FACT_CHARS);
    return [
        open,
        body === '' ? '' : `${body}\n\n`,
        facts.length === 0 ? '' : `${facts.join(' · ')}\n\n`,
        (0,building_blocks/* callLine */.LU)(theme.callIds, settings),
        close,
    ].join('');
}
function executiveSummary(run) {
    const { paragraphs = [], sections = [] } = run.report?.executiveSummary ?? {};
    const verdictSummary = (0,opening/* furtherSummary */.vW)(run);
    const parts = [
        ...(verdictSummary === '' ? [] : [(0,markdown/* blockQuote */.iZ)((0,markdown/* prose */.CS)(verdictSummary))]),
        ...paragraphs.map((paragraph) => (0,markdown/* prose */.CS)(paragraph)),
        ...sections.map(({ heading, body }) => `${heading ? `${(0,building_blocks/* bold */.Cr)(heading)}\n\n` : ''}${(0,markdown/* prose */.CS)(body)}`),
    ];
    return foldedSection('<b>Executive summary</b>', {
        part: 'executive summary',
        noun: 'paragraph',
        list: parts,
        item: (part) => `${part}\n\n`,
    });
}

;// CONCATENATED MODULE: ./report/comment/comment.js














const COMMENT_BUDGET_BYTES = 65_000;
const FIRST_RUNS = 10;
const MAX_RUN_REASONS = 5;
const NOTICE_BYTES = 1000;
function renderComment(view, budgetBytes) {
    const { settings, fixes, headSha } = view;
    const only = (0,report_facts/* onlyRun */.qO)(view.report);
    const report = (0,report_facts/* withoutRepeats */.jP)(view.report, (rule) => only ? rule !== 'measure' : rule === 'themes');
    const end = footer(report, settings, headSha, false);
    const room = budgetBytes - Buffer.byteLength(end) - NOTICE_BYTES;
    const { texts, leftOut } = layOut(sectionsOf(report, settings, fixes), room);
    return [...texts, leftOutNotice('comment', leftOut), end].join('');
}
function sectionsOf(report, settings, [fix, ...fixes]) {
    const { runs, provenance } = report;
    const page = settings.reportUrl ?? provenance?.workflowRunUrl ?? '';
    const next = (0,next_step/* nextStep */.s)(report, settings, { report: page });
    const only = (0,report_facts/* onlyRun */.qO)(report);
    return [
        ...firstSections(report, next, fix === undefined ? '' : fixItem(fix)),
        ...(only ? checkSections(only) : runList(runs, settings)),
        failingSection(runs, settings),
        ...themeTable(runs, '###'),
        ...(only ? [warningSection(only)] : []),
        foldedSection((0,format/* formatCounted */.So)(fixes.length, 'further prompt fix', 'further prompt fixes'), {
            part: 'recommendations',
            noun: 'prompt change',
            list: fixes,
            item: fixItem,
        }),
        noteSection(only),
    ];
}
function runList(runs, settings) {
    return paged({
        part: 'overview',
        noun: 'run',
        list: (0,model_outcome/* worstFirst */.md)(runs),
        firstPage: FIRST_RUNS,
        item: (run) => runLine(run, settings),
    });
}
function runLine(run, settings) {
    const { line, stated } = (0,opening/* runOpening */.g_)(run, false);
    const rest = run.reasons.filter((reason) => !stated.has(reason));
    const more = rest.length - MAX_RUN_REASONS;
    const lines = [
        `- ${outcome_words/* OUTCOME_MARKS */.Uq[run.outcome]} ${shortName(run, settings)}${originOf(run)}: ${(0,markdown/* message */.iU)(line)}`,
        ...rest.slice(0, MAX_RUN_REASONS).map((reason) => `  - ${(0,markdown/* message */.iU)(reason.message)}`),
        ...(more > 0 ? [`  - and ${(0,format/* formatCounted */.So)(more, 'further reason')}`] : []),
    ];
    return `${lines.join('\n')}\n`;
}
function originOf({ reused, attached }) {
    if (reused)
        return ' (reused)';
    return attached ? ' (started by an earlier attempt)' : '';
}

;// CONCATENATED MODULE: ./report/comment/plan.js
function commentMarker(gateId, run) {
    return `${markerStart(gateId)}${run} -->\n`;
}
function commentRunId(gateId, body) {
    const start = markerStart(gateId);
    if (!body.startsWith(start))
        return null;
    const [, run] = /^(\d{1,15}) -->/.exec(body.slice(start.length)) ?? [];
    return Number(run ?? 0);
}
function markerStart(gateId) {
    return `<!-- simulation-gate:${gateId} `;
}
function planComment(keptRun, { mode, outcome, run }) {
    if (mode === 'never' || (mode === 'auto' && outcome === 'started'))
        return 'none';
    if (keptRun !== null)
        return keptRun > run ? 'none' : 'update';
    const isGreen = outcome === 'passed' || outcome === 'skipped';
    return mode === 'always' || !isGreen ? 'create' : 'none';
}

// EXTERNAL MODULE: ./report/words/publish-words.js
var publish_words = __webpack_require__(73627);
// EXTERNAL MODULE: ./text/log-line.js + 1 modules
var log_line = __webpack_require__(82456);
// EXTERNAL MODULE: ./github/api.js
var github_api = __webpack_require__(46115);
;// CONCATENATED MODULE: ./report/comment/suggestion.js


const MAX_BODY_CHARS = 65_000;
const MAX_EXPLANATION_CHARS = 2000;
function suggestionBody(marker, { recommendations, fixedLines }) {
    const fence = (0,markdown/* fenceAround */.xF)(fixedLines.join('\n'));
    const explanation = recommendations.flatMap(({ title, body }) => [
        (0,building_blocks/* bold */.Cr)(title),
        (0,markdown/* prose */.CS)(body, MAX_EXPLANATION_CHARS),
    ]);
    const suggestion = [`${fence}suggestion`, ...fixedLines, fence].join('\n');
    const text = [...explanation, suggestion].filter((part) => part !== '').join('\n\n');
    const comment = `${marker}\n${text}`;
    return comment.length > MAX_BODY_CHARS ? null : comment;
}

// EXTERNAL MODULE: ./text/strip.js
var strip = __webpack_require__(30269);
// EXTERNAL MODULE: ./github/repository-files.js
var repository_files = __webpack_require__(55593);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
;// CONCATENATED MODULE: ./github/suggestion-place.js

const HUNK = /^@@ -\d+(?:,\d+)? \+(\d+)(?:,\d+)? @@/;
function suggestionPlace({ path, startLine }, patch, lines) {
    const starts = newSides(patch ?? '').flatMap((side) => startsIn(side, lines.map(bare)));
    const [only] = starts;
    const start = starts.length === 1 ? only : starts.find((first) => first === startLine);
    if (start === undefined)
        return null;
    const line = start + lines.length - 1;
    return { path, startLine: start < line ? start : null, line };
}
function startsIn({ first, shown }, lines) {
    return [...shown.keys()]
        .filter((at) => lines.every((line, index) => line === shown[at + index]))
        .map((at) => first + at);
}
function newSides(patch) {
    const hunks = [];
    for (const line of patch.split('\n')) {
        const [, first] = HUNK.exec(line) ?? [];
        if (first !== undefined)
            hunks.push({ first: Number(first), shown: [] });
        else if (line.startsWith('+') || line.startsWith(' ')) {
            hunks.at(-1)?.shown.push(bare(line.slice(1)));
        }
    }
    return hunks;
}
function bare(line) {
    return line.replace(/^\ufeff|\r$/g, '');
}
const MARKER = /^<!-- simulation-gate-suggestion ([0-9a-f]{32}) ([0-9a-f]{16}) -->/;
function linesAt({ path, startLine, endLine }, linesOf) {
    const lines = linesOf(path)?.slice(startLine - 1, endLine);
    return lines?.length === endLine - startLine + 1 ? lines : null;
}
function suggestionKey({ place, fixedLines }, replacedLines) {
    const text = JSON.stringify([place.path, replacedLines, fixedLines]);
    return (0,external_node_crypto_.createHash)('sha256').update(text).digest('hex').slice(0, 32);
}
function suggestionMarker(key, gateId) {
    return `<!-- simulation-gate-suggestion ${key} ${gateId} -->`;
}
function readMarker(body) {
    const match = MARKER.exec(body);
    if (match === null)
        return null;
    const [, key = '', gateId = ''] = match;
    return { key, gateId };
}

;// CONCATENATED MODULE: ./github/suggestions.js






async function suggest(context, fixes) {
    const candidates = await findCandidates(context, fixes);
    const before = await findPosted(context);
    const known = new Set(before.map(({ key }) => key));
    const wanted = new Set(candidates.map(({ key }) => key));
    const fresh = candidates.filter(({ key }) => !known.has(key));
    for (const posted of before) {
        const isOutdated = posted.gateId === context.target.gateId && !wanted.has(posted.key);
        if (isOutdated && fresh.some(({ comment }) => isAt(posted, comment))) {
            await context.api.delete('delete outdated suggestion', ({ rest }, given) => rest.pulls.deleteReviewComment({ ...given, comment_id: posted.id }));
        }
    }
    const refusal = await post(context, fresh);
    const posted = fresh.length === 0 ? before : await findPosted(context);
    const urls = new Map(posted.map(({ key, html_url }) => [key, html_url]));
    const shown = candidates.map(({ fix, key, why }) => {
        const url = urls.get(key) ?? '';
        return { ...fix, url, why: url === '' ? why || refusal : '' };
    });
    return {
        fixes: shown,
        notes: shown
            .filter(({ why }) => why !== '' && why !== publish_words/* SUGGESTION */.PD.notInDiff)
            .map(({ place, why }) => publish_words/* SUGGESTION */.PD.none(place, why)),
    };
}
async function findCandidates({ api, target, order }, fixes) {
    const files = await (0,repository_files/* listFiles */.CS)(target.number, api);
    const patches = new Map(files.map(({ filename, patch }) => [filename, patch]));
    const candidates = [];
    for (const fix of fixes) {
        const replaced = linesAt(fix.place, order.linesOf);
        const candidate = candidateOf(fix, replaced, patches.get(fix.place.path), target.gateId);
        const isTaken = candidates.some(({ comment }) => overlaps(comment, candidate.comment));
        candidates.push(isTaken ? { ...candidate, comment: null, why: publish_words/* SUGGESTION */.PD.taken } : candidate);
    }
    return candidates;
}
function candidateOf(fix, replacedLines, patch, gateId) {
    const { place, fixedLines } = fix;
    const key = suggestionKey(fix, replacedLines);
    const without = (why) => ({ fix, key, comment: null, why });
    const lines = replacedLines && suggestionPlace(place, patch, replacedLines);
    if (!replacedLines || !lines)
        return without(publish_words/* SUGGESTION */.PD.notInDiff);
    if ((0,strip/* bringsUnprintable */._X)(fixedLines.join('\n'), replacedLines.join('\n'))) {
        return without(publish_words/* SUGGESTION */.PD.invisible);
    }
    const body = suggestionBody(suggestionMarker(key, gateId), fix);
    return body === null
        ? without(publish_words/* SUGGESTION */.PD.tooLong)
        : { fix, key, comment: { ...lines, body }, why: '' };
}
function overlaps(one, other) {
    if (one === null || other === null || one.path !== other.path)
        return false;
    return (one.startLine ?? one.line) <= other.line && (other.startLine ?? other.line) <= one.line;
}
async function findPosted({ api, target }) {
    const comments = await api.list('list review comments', ({ rest }, given) => rest.pulls.listReviewComments({ ...given, pull_number: target.number }));
    const marked = comments.flatMap((comment) => {
        const marker = readMarker(comment.body);
        return marker === null ? [] : [{ ...comment, ...marker }];
    });
    const ours = await api.ours(marked);
    return ours.toSorted((a, b) => b.id - a.id);
}
function isAt({ path, line, start_line }, comment) {
    const startLine = start_line ?? null;
    return comment?.path === path && comment.line === line && comment.startLine === startLine;
}
async function post({ api, target }, candidates) {
    const comments = candidates.flatMap(({ comment }) => comment ?? []).map(fieldsOf);
    if (comments.length === 0)
        return '';
    const body = publish_words/* SUGGESTION */.PD.review(comments.length);
    const { number: pull_number, headSha: commit_id } = target;
    try {
        await api.ask('create review', ({ rest }, given) => rest.pulls.createReview({
            ...given,
            ...{ pull_number, commit_id, event: 'COMMENT', body, comments },
        }));
        return '';
    }
    catch (error) {
        if (!(error instanceof errors/* ServiceError */._7) || error.status !== 422)
            throw error;
        return publish_words/* SUGGESTION */.PD.refused(error.message);
    }
}
function fieldsOf({ path, body, startLine, line }) {
    const start = startLine === null ? {} : { start_line: startLine, start_side: 'RIGHT' };
    return { path, body, line, side: 'RIGHT', ...start };
}

// EXTERNAL MODULE: ./runner/event.js
var runner_event = __webpack_require__(39618);
;// CONCATENATED MODULE: ./github/target.js



function findPullRequest(workflow, gateName) {
    const { apiUrl, owner, repo, payload, eventName } = workflow;
    const isOfPullRequest = eventName === 'pull_request' || eventName === 'pull_request_target';
    if (isOfPullRequest && payload === null)
        throw new Error(publish_words/* PULL_REQUEST */.Ky.noEvent);
    const pullRequest = (0,runner_event/* pullRequestOf */._n)(workflow);
    if (!isOfPullRequest || !pullRequest?.headSha)
        return null;
    if ((0,runner_event/* isFromFork */.ty)(payload))
        return publish_words/* PULL_REQUEST */.Ky.fromFork;
    if (repo === '')
        throw new Error(publish_words/* PULL_REQUEST */.Ky.noRepository);
    const { number, headSha } = pullRequest;
    const page = `${workflow.serverUrl || 'https://github.com'}/${owner}/${repo}`;
    const run = Number.parseInt(workflow.runId, 10) || 0;
    const attempt = Number.parseInt(workflow.runAttempt, 10) || 1;
    const identity = JSON.stringify([workflow.workflow, workflow.job, gateName]);
    return {
        apiUrl,
        owner,
        repo,
        number,
        headSha,
        maySuggest: eventName === 'pull_request',
        gateId: (0,external_node_crypto_.createHash)('sha256').update(identity).digest('hex').slice(0, 16),
        run,
        summaryUrl: `${page}/actions/runs/${run}/attempts/${attempt}`,
        changesUrl: `${page}/pull/${number}/files`,
    };
}

;// CONCATENATED MODULE: ./github/pull-request.js









const FOR_COMMENT_MS = 7_000;
const MAX_URL_CHARS = 2_000;
async function reportToPullRequest(order, runtime) {
    const result = { notes: [], warnings: [], commentUrl: '' };
    const found = findPullRequest(runtime.workflow, order.gateName);
    if (found === null)
        return result;
    if (typeof found === 'string')
        runtime.runner.info(found);
    else if (order.token === '')
        runtime.runner.info(publish_words/* PULL_REQUEST */.Ky.noToken);
    else
        await writeAll(order, runtime, found, result);
    return result;
}
async function writeAll(order, runtime, target, result) {
    const attempt = async (what, work) => {
        try {
            return await work();
        }
        catch (error) {
            if (runtime.cancelled.aborted)
                return null;
            const why = error instanceof errors/* ServiceError */._7 ? error.message : String(error);
            const warning = (0,github_api/* lacksPermission */.kQ)(error) ? publish_words/* PULL_REQUEST */.Ky.noPermission : publish_words/* PULL_REQUEST */.Ky[what](why);
            if (!result.warnings.includes(warning))
                result.warnings.push(warning);
            return null;
        }
    };
    runtime.runner.maskSecret(order.token);
    const api = new github_api/* GitHubApi */.yN({ ...target, token: order.token }, runtime);
    const context = { order, target, api };
    const all = (0,report_facts/* locatedFixes */.aW)(order.report);
    const fixes = all.filter(({ leftOut }) => leftOut === null);
    const suggested = maySuggest(context) && fixes.length > 0
        ? await attempt('noSuggestions', () => suggest({ ...context, api: api.leaving(FOR_COMMENT_MS) }, fixes))
        : null;
    result.notes.push(...(suggested?.notes ?? []));
    const others = suggested === null ? all : all.slice(fixes.length);
    const shown = [
        ...(suggested?.fixes ?? []),
        ...others.map((fix) => ({ ...fix, url: '', why: '' })),
    ];
    const count = shown.filter(({ url }) => url !== '').length;
    if (count > 0)
        result.suggested = { count, url: target.changesUrl };
    if (order.mode === 'never')
        return;
    const settings = { ...order.settings, ...(result.suggested && { suggested: result.suggested }) };
    const url = await attempt('noComment', () => keepComment({ ...context, order: { ...order, settings } }, shown));
    result.commentUrl = (0,log_line/* oneLine */.TN)(url ?? '', MAX_URL_CHARS);
}
function maySuggest({ order, target }) {
    return order.suggestions && order.settings.detail === 'full' && target.maySuggest;
}
async function keepComment(context, fixes) {
    const { api, target } = context;
    const { report, settings, mode } = context.order;
    const { run, number, headSha, gateId } = target;
    const [kept, ...doubles] = await findComments(context);
    const keptRun = commentRunId(gateId, kept?.body ?? '');
    const plan = planComment(keptRun, { mode, outcome: report.outcome, run });
    const marker = commentMarker(gateId, run);
    const view = { report, settings, fixes, headSha };
    const body = marker + renderComment(view, COMMENT_BUDGET_BYTES - marker.length);
    if (kept !== undefined && plan === 'update' && kept.body !== body) {
        await api.ask('update comment', ({ rest }, given) => rest.issues.updateComment({ ...given, comment_id: kept.id, body }));
    }
    for (const { id } of doubles) {
        await api.delete('delete comment', ({ rest }, given) => rest.issues.deleteComment({ ...given, comment_id: id }));
    }
    if (plan === 'create') {
        const created = await api.ask('create comment', ({ rest }, given) => rest.issues.createComment({ ...given, issue_number: number, body }));
        return created.html_url;
    }
    return kept?.html_url ?? '';
}
async function findComments({ api, target: { number, gateId } }) {
    const comments = await api.list('list comments', ({ rest }, given) => rest.issues.listComments({ ...given, issue_number: number }));
    const ours = await api.ours(comments.filter(({ body }) => commentRunId(gateId, String(body)) !== null));
    return ours.toSorted((a, b) => a.id - b.id);
}

// EXTERNAL MODULE: ./inputs/workflow.js
var workflow = __webpack_require__(18912);
// EXTERNAL MODULE: ./report/output-text.js
var output_text = __webpack_require__(18389);
;// CONCATENATED MODULE: ./report/outputs.js




const MAX_CHECKS = 50;
const MAX_MESSAGE_CHARS = 2_000;
const outputs_MAX_FACT_CHARS = 500;
function outputsOf(report) {
    const runs = report.runs.map(outputFacts);
    const sum = (of) => outputs_text(sumOf(runs.map(of)));
    return {
        outcome: report.outcome,
        verdict: worstVerdict(runs.map(({ verdict }) => verdict)),
        reasons: (0,output_text/* jsonArray */.Ir)(allReasons(report).map(({ outcome, restates, ...reason }) => reason), (cut) => ({
            rule: 'cut',
            message: `${cut} more reasons are left out here, see the log or report.json`,
            jobId: '',
        })),
        'job-id': (0,output_text/* lines */.Mn)(runs.map(({ jobId }) => jobId)),
        'debrief-id': (0,output_text/* lines */.Mn)(runs.map(({ debriefId }) => debriefId)),
        'debrief-status': (0,output_text/* lines */.Mn)(runs.map(({ debriefStatus }) => debriefStatus)),
        'themes-total': sum((run) => run.themesTotal),
        'themes-high': sum((run) => run.themesHigh),
        'themes-new': sum((run) => run.themesNew),
        'checks-regressed': sum((run) => run.checksRegressed),
        'run-number': (0,output_text/* linesInPlace */.KV)(runs.map(({ runNumber }) => outputs_text(runNumber))),
        'run-plan-name': (0,output_text/* linesInPlace */.KV)(runs.map(({ runPlanName }) => runPlanName)),
        score: (0,output_text/* linesInPlace */.KV)(runs.map(({ score }) => outputs_text(score))),
        'checks-total': sum((run) => run.checksTotal),
        'checks-failed': sum((run) => run.checksFailed),
        'calls-total': sum((run) => run.callsTotal),
        'calls-passed': sum((run) => run.callsPassed),
        'cost-usd': sum((run) => run.costUsd),
        'baseline-job-id': (0,output_text/* linesInPlace */.KV)(runs.map(({ baselineJobId }) => baselineJobId)),
        runs: runsOutput(runs),
        reused: String(runs.some(({ reused }) => reused)),
        attached: String(runs.some(({ attached }) => attached)),
    };
}
function sumOf(values) {
    const known = values.filter((value) => value !== null);
    const sum = known.reduce((total, value) => total + value, 0);
    return known.length === 0 ? null : Number(sum.toFixed(6));
}
function outputs_text(value) {
    return value === null ? '' : String(value);
}
function allReasons(report) {
    const { runs } = report;
    return [
        ...report.reasons.map((reason) => stepReason(reason, '', report.outcome)),
        ...(0,model_outcome/* worstFirst */.md)(runs).flatMap((run) => {
            const lead = run.jobId === '' && runs.length > 1 ? `${run.label}: ` : '';
            return run.reasons.map((reason) => stepReason({ ...reason, message: lead + reason.message }, run.jobId, run.outcome));
        }),
    ];
}
function stepReason({ rule, message, short: _, brief: __, ...facts }, jobId, outcome) {
    const short = Object.entries(facts).map(([name, fact]) => [
        name,
        typeof fact === 'string' ? (0,log_line/* oneLine */.TN)(fact, outputs_MAX_FACT_CHARS) : fact,
    ]);
    return {
        rule,
        message: (0,log_line/* oneLine */.TN)(message, MAX_MESSAGE_CHARS),
        jobId,
        ...Object.fromEntries(short),
        outcome,
    };
}
function worstVerdict(verdicts) {
    if (verdicts.includes('THRESHOLD_FAILED'))
        return 'THRESHOLD_FAILED';
    return verdicts.length > 0 && verdicts.every((verdict) => verdict === 'PASSED') ? 'PASSED' : '';
}
function runsOutput(whole) {
    const withoutChecks = whole.map(({ checks, confirmations, ...facts }) => facts);
    const bare = whole.map(({ jobId, outcome, verdict }) => ({ jobId, outcome, verdict }));
    const most = [whole, withoutChecks].find(output_text/* fitsJsonArray */._s) ?? bare;
    return (0,output_text/* jsonArray */.Ir)(most, (cut) => ({ cut }));
}
const UNCOUNTED = { themesTotal: null, themesHigh: null, themesNew: null, checksRegressed: null };
function outputFacts(run) {
    const { report, debrief, about, checks, baseline } = run;
    return {
        jobId: run.jobId,
        outcome: run.outcome,
        verdict: (0,log_line/* oneLine */.TN)(report?.verdict ?? '', 100),
        runStatus: (0,log_line/* oneLine */.TN)(run.runStatus ?? '', 100),
        debriefId: (0,log_line/* oneLine */.TN)(debrief?.debriefId ?? '', 100),
        debriefStatus: (0,log_line/* oneLine */.TN)(debrief?.status ?? '', 100),
        ...(report === null ? UNCOUNTED : (0,report_facts/* countFacts */.nA)(report)),
        runNumber: about?.number ?? null,
        runPlanName: (0,log_line/* oneLine */.TN)(about?.planName ?? '', 200),
        score: run.runVerdict?.score ?? null,
        checksTotal: checks?.length ?? null,
        checksFailed: checks ? (run.checksBelowThreshold?.length ?? 0) : null,
        callsTotal: run.callCounts?.total ?? null,
        callsPassed: run.callCounts?.passed ?? null,
        costUsd: run.cost?.usd ?? null,
        baselineJobId: (0,log_line/* oneLine */.TN)(baseline?.jobId ?? report?.trend?.baselineRunPlanJobId ?? '', 100),
        reused: run.reused ?? false,
        attached: run.attached ?? false,
        ...(run.confirmations && {
            confirmations: run.confirmations.map(({ jobId, outcome, usd }) => ({
                jobId: (0,log_line/* oneLine */.TN)(jobId, 100),
                outcome,
                costUsd: usd,
            })),
        }),
        ...(checks && {
            checks: checks
                .slice(0, MAX_CHECKS)
                .map(({ name, passed, evaluated, passRate, threshold }) => {
                return { name: (0,log_line/* oneLine */.TN)(name, 200), passed, evaluated, passRate, threshold };
            }),
        }),
    };
}

;// CONCATENATED MODULE: ./report/annotations.js






function annotationsOf(report) {
    const { runs } = report;
    const level = levelOf(report);
    const warnings = [
        ...policyWarnings(runs),
        ...(0,baseline_words/* oldBaselines */.q7)(runs),
        ...((0,model_outcome/* fails */.c6)(report.outcome) ? startedRuns(runs) : []),
    ];
    if (level === 'notice') {
        const result = report.policy.isTrial ? (0,outcome_words/* titleOf */.Gg)(report).title : describeSuccess(report);
        return { level, reasons: [result], warnings };
    }
    const all = allReasons(report);
    const isUnread = report.policy.isTrial && report.outcome === 'error';
    const reasons = isUnread ? all.filter(({ outcome }) => outcome === 'error') : all;
    return { level, reasons: reasons.map((reason) => describeReason(reason, runs)), warnings };
}
function levelOf({ outcome, tolerated, policy, reasons }) {
    if ((0,model_outcome/* fails */.c6)(outcome)) {
        if (!tolerated)
            return 'error';
        return policy.isTrial ? 'notice' : 'warning';
    }
    const isWanted = reasons.some(({ rule }) => rule === 'dry-run' || rule === 'paths');
    return outcome === 'skipped' && !isWanted ? 'warning' : 'notice';
}
function describeReason(reason, runs) {
    const { outcome, jobId, message, rule } = reason;
    const run = runs.length > 1 ? runs.find((one) => jobId !== '' && one.jobId === jobId) : undefined;
    const lead = run === undefined ? '' : `${(0,format/* nameRun */.Lu)(run)}: `;
    return `${outcome}: ${lead}${rule === 'input' ? message : (0,format/* shortIds */.Rq)(message)}`;
}
function describeSuccess(report) {
    const { outcome, reasons, runs } = report;
    const why = (0,format/* shortIds */.Rq)(reasons.map(({ message }) => message).join('; '));
    if (outcome === 'skipped')
        return `skipped: ${why}`;
    if (outcome === 'started')
        return `started: ${describeStarted(runs)}`;
    const subject = runs.length > 1 ? `${runs.length} runs` : runs.map(format/* nameRun */.Lu).join('');
    return `passed: ${subject}: ${(0,opening/* openingOf */.E4)(report).line}`;
}
function describeStarted(runs) {
    const names = runs.map(({ jobId, label }) => jobId || label);
    return names.length > 1
        ? `${names.length} runs are left to a later step, which evaluates them with the input job-id: ${(0,format/* formatList */.ki)(names, format/* MAX_IDS */.y2)}`
        : `run ${names.join('')} is left to a later step, which evaluates it with the input job-id`;
}
function startedRuns(runs) {
    const started = runs.filter(({ outcome, reused }) => outcome === 'started' && reused !== true);
    return started.length === 0 ? [] : [describeStarted(started)];
}
function policyWarnings(runs) {
    return runs.flatMap((run) => {
        const lead = runs.length > 1 ? `${(0,format/* nameRun */.Lu)(run)}: ` : '';
        return (run.exceptions?.warnings ?? []).map(({ message }) => lead + (0,format/* shortIds */.Rq)(message));
    });
}

// EXTERNAL MODULE: ./report/run-views.js
var run_views = __webpack_require__(92692);
;// CONCATENATED MODULE: ./report/summary.js

















const SUMMARY_BUDGET_BYTES = 950_000;
const summary_NOTICE_BYTES = 2000;
const summary_FIRST_RUNS = 50;
function summarize(whole, settings, budgetBytes = SUMMARY_BUDGET_BYTES) {
    const report = (0,report_facts/* withoutRepeats */.jP)(whole);
    const body = [...firstScreen(report, settings), ...runSections(report, settings)];
    const end = lastScreen(report, settings);
    const { texts, leftOut } = layOut([...body, ...end], budgetBytes - summary_NOTICE_BYTES);
    const notice = leftOutNotice('summary', leftOut);
    const parts = [...texts.slice(0, body.length), notice, ...texts.slice(body.length)];
    const text = `${parts.join('').trimEnd()}\n`;
    return {
        text,
        whole: () => (leftOut.length === 0 ? [text] : layOutWhole([...body, ...end])),
    };
}
function firstScreen(report, settings) {
    const next = (0,next_step/* nextStep */.s)(report, settings, { report: settings.reportUrl });
    const [fix] = (0,report_facts/* locatedFixes */.aW)(report);
    return [
        ...firstSections(report, next, fix ? fixItem({ ...fix, url: '', why: '' }) : ''),
        ...(report.runs.length > 1 ? overviewSections(report, settings) : []),
    ];
}
function lastScreen(report, settings) {
    const { runs, notes, provenance } = report;
    return [
        noteSection((0,report_facts/* onlyRun */.qO)(report), [...(0,waiver_words/* unmatchedWaivers */.xb)(runs), ...notes]),
        single('run', 'footer', footer(report, settings, provenance?.commit ?? '')),
    ];
}
function runSections(report, settings) {
    return (0,run_views/* runViews */.M)(report, settings).flatMap((view) => {
        if (view.isOnly)
            return partsOf(view);
        const { run } = view;
        const { outcome, reasons } = run;
        const title = `### ${outcome_words/* OUTCOME_MARKS */.Uq[outcome]} ${shortName(run, settings)}: ${outcome}\n\n`;
        const small = runFooter(run, settings);
        const all = [
            single('run', 'run', title),
            ...reasonSections(reasons, (0,opening/* runOpening */.g_)(run).stated),
            ...partsOf(view),
            noteSection(run),
            single('run', 'footer', small === '' ? '' : `${small}\n`),
        ];
        return all.filter(({ count }) => count > 0);
    });
}
function partsOf(view) {
    const { run } = view;
    const mark = '#'.repeat(view.level);
    return [
        ...checkSections(run),
        ...scenarioSections(view, mark),
        measureSection(run, mark),
        warningSection(run),
        ...themeTable([run], mark),
        ...analysisSections(view),
        ...recommendationSections(view, mark),
        flakySection(run),
        executiveSummary(run),
    ];
}
function overviewSections({ runs }, settings) {
    return paged({
        part: 'overview',
        noun: 'run',
        list: (0,model_outcome/* worstFirst */.md)(runs),
        firstPage: summary_FIRST_RUNS,
        tableHead: (0,building_blocks/* tableHead */.PP)('Run', 'Result', 'Themes'),
        item: (run) => (0,building_blocks/* row */.nM)([
            `${outcome_words/* OUTCOME_MARKS */.Uq[run.outcome]}${format/* NBSP */.MK}${run.outcome}${format/* NBSP */.MK}· ${shortName(run, settings)}`,
            (0,markdown/* message */.iU)((0,opening/* runOpening */.g_)(run).line),
            themeCounts(run),
        ]),
    });
}
function themeCounts({ report }) {
    if (report === null || report.themes.length === 0)
        return (0,markdown/* cell */.Hn)(null);
    const { themesTotal, themesHigh, themesNew } = (0,report_facts/* countFacts */.nA)(report);
    const high = themesHigh > 0 && `${(0,format/* formatCount */.B4)(themesHigh)} high`;
    const parts = [high, themesNew > 0 && `${(0,format/* formatCount */.B4)(themesNew)} new`].filter(Boolean);
    return (0,format/* formatCount */.B4)(themesTotal) + (parts.length > 0 ? ` (${parts.join(', ')})` : '');
}

// EXTERNAL MODULE: ./service/explain.js
var explain = __webpack_require__(70980);
// EXTERNAL MODULE: ./text/clock.js
var clock = __webpack_require__(13997);
// EXTERNAL MODULE: ./publish/output-values.js
var output_values = __webpack_require__(12001);
// EXTERNAL MODULE: ./publish/prompt-file.js
var prompt_file = __webpack_require__(57308);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./evaluate/statistics/interval.js
var interval = __webpack_require__(13662);
// EXTERNAL MODULE: ./model/copy.js
var model_copy = __webpack_require__(99908);
// EXTERNAL MODULE: ./model/counts.js
var model_counts = __webpack_require__(97353);
// EXTERNAL MODULE: ./model/fields.js
var fields = __webpack_require__(17132);
// EXTERNAL MODULE: ./model/report.js + 4 modules
var model_report = __webpack_require__(66401);
;// CONCATENATED MODULE: ./report/render-json.js







function renderJson(report, { detail }) {
    const copy = (0,model_copy/* copier */.p)(model_report/* reportFileSchema */.mj, { fillsAbsent: true, complete: withInterval });
    const file = copy({ $schema: model_report/* SCHEMA_ID */.Ew, version: model_report/* REPORT_VERSION */.Aj, detail, ...report });
    return [jsonText(file, 2), '\n'];
}
function withInterval(fields) {
    if (fields.confidenceInterval === undefined)
        return;
    const counts = (0,model_counts/* countsFrom */.bT)(Number(fields.passed ?? Number.NaN), Number(fields.evaluated));
    fields.confidenceInterval = counts && (0,interval/* confidenceInterval */.o)(counts);
}
const ACTIVE = /[\x7f-\x9f\u061c\u180e\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]|[\udb40-\udb43][\udc00-\udfff]|#(?=#\[)/g;
function jsonText(value, indent = 0) {
    return JSON.stringify(value, null, indent).replace(ACTIVE, log_line/* escapeUnits */.FI);
}
function reportJsonSchema() {
    return z.toJSONSchema(reportFileSchema, {
        target: 'draft-2020-12',
        metadata: DESCRIPTIONS,
        override: ({ zodSchema, jsonSchema, path }) => {
            delete jsonSchema.additionalProperties;
            delete jsonSchema.maximum;
            if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER)
                delete jsonSchema.minimum;
            if (jsonSchema.properties)
                jsonSchema.required = Object.keys(jsonSchema.properties);
            if (zodSchema._zod.def.type === 'optional') {
                const { anyOf, description, ...type } = jsonSchema;
                for (const name of Object.keys(type))
                    delete jsonSchema[name];
                jsonSchema.anyOf = [...(anyOf ?? [type]), { type: 'null' }];
            }
            if (path.length === 0) {
                jsonSchema.$id = SCHEMA_ID;
                jsonSchema.title = 'Report of a simulation gate';
            }
        },
    });
}

// EXTERNAL MODULE: ./model/check-facts.js
var check_facts = __webpack_require__(85851);
// EXTERNAL MODULE: ./text/xml.js
var xml = __webpack_require__(11246);
;// CONCATENATED MODULE: ./report/render-junit.js








const KINDS = {
    passed: null,
    failed: 'failure',
    inconclusive: 'error',
    error: 'error',
    started: 'skipped',
    skipped: 'skipped',
};
const MAX_NAME_CHARS = 200;
const render_junit_MAX_MESSAGE_CHARS = 2000;
const MAX_TEXT_CHARS = 20_000;
const NO_TIME = '1970-01-01T00:00:00';
const LONGEST_MS = 31_536_000_000;
function* renderJunit(report) {
    yield '<?xml version="1.0" encoding="UTF-8"?>\n<testsuites>\n';
    const timestamp = report.provenance?.reportedAt.slice(0, 19) || NO_TIME;
    for (const [id, suite] of suitesOf(report).entries())
        yield* suiteLines(suite, id, timestamp);
    yield '</testsuites>\n';
}
function suitesOf(report) {
    const { runs, reasons, outcome, gateName } = report;
    const uses = new Map();
    const suites = runs.map((run) => {
        const subject = run.about?.planName ?? run.stableName;
        const name = [gateName, subject].filter(Boolean).join(': ') || 'Simulation gate';
        const use = (uses.get(name) ?? 0) + 1;
        uses.set(name, use);
        return runSuite(run, use === 1 ? name : `${name} (${use})`);
    });
    if (runs.length > 0 && reasons.length === 0)
        return suites;
    const kind = KINDS[outcome] === 'skipped' ? 'skipped' : 'error';
    const result = resultOf(kind, outcome, reasons);
    const cases = [{ name: 'verdict', group: 'gate', result, detail: '' }];
    return [...suites, { name: 'Simulation gate', outcome, cases }];
}
function runSuite(run, name) {
    const { outcome, report, checks = [], cases = [], reasons } = run;
    const waivers = (0,waiver_words/* waiversByName */.wT)(run.exceptions);
    const all = (0,check_facts/* checkFacts */.un)(checks, report?.trend?.rows ?? []);
    const alike = Map.groupBy(all, ({ name }) => name);
    const reasonsOf = (0,check_facts/* findSame */.Ad)(reasons.flatMap((reason) => reason.check === undefined ? [] : { id: reason.checkId, name: reason.check, reason }));
    const byTheme = Map.groupBy(reasons, ({ theme }) => theme);
    const byCase = Map.groupBy(reasons, (reason) => reason.case);
    const parts = [
        ...all.map((check) => {
            const { id, name, listed } = check;
            const isOneOfTwo = id && alike.get(name)?.length !== 1;
            return {
                name: isOneOfTwo ? `${name} (${(0,format/* shortForm */.JZ)(id)})` : name,
                group: 'checks',
                reasons: reasonsOf(check).map(({ reason }) => reason),
                otherwise: waived(waivers.check.get(name)),
                detail: listed.map(describeCheck).join('\n'),
            };
        }),
        ...cases.map((one) => ({ ...scenarioPart(one), reasons: byCase.get(one.id) })),
        ...(report?.themes ?? []).map((theme) => {
            const { slug, title, severity, affectedCallCount, totalCallCount } = theme;
            const otherwise = waived(waivers.theme.get(slug));
            const detail = `${title}\n${severity}: ${(0,format/* formatShare */.T1)(affectedCallCount, totalCallCount)} calls`;
            const about = { reasons: byTheme.get(slug), otherwise, detail };
            return { name: slug || title, group: 'themes', ...about };
        }),
    ];
    const kind = KINDS[outcome];
    const stated = new Set(parts.flatMap((part) => part.reasons ?? []));
    const own = reasons.filter((reason) => !stated.has(reason));
    const isHit = own.length > 0 || reasons.length === 0 || kind !== 'failure';
    const result = kind !== null && isHit ? resultOf(kind, outcome, own) : null;
    const partCases = parts.map(({ reasons: about = [], otherwise, ...part }) => {
        const isFailing = kind !== null && about.length > 0;
        return { ...part, result: isFailing ? resultOf(kind, outcome, about) : otherwise };
    });
    const verdict = { name: 'verdict', group: 'gate', result, detail: '' };
    return { name, outcome, run, cases: [verdict, ...partCases] };
}
function describeCheck(check) {
    const limit = (0,format/* formatPercentBeside */.lS)(check.threshold, check.passRate);
    return (0,check_rows/* passedShare */.ct)(check) + (check.threshold === null ? '' : `; threshold ${limit}`);
}
function scenarioPart(one) {
    const { status, passed, evaluated, baseline, failingCall } = one;
    const isFailing = status === 'now failing' || status === 'failing';
    const skipped = { kind: 'skipped', type: 'scenario', messages: [status ?? ''] };
    const detail = [
        `${(0,format/* formatShare */.T1)(passed, evaluated)} calls passed; ${status ?? 'not evaluated'}`,
        baseline && `Baseline: ${(0,format/* formatShare */.T1)(baseline.passed, baseline.evaluated)}`,
        failingCall && `Failing call: ${failingCall}`,
    ];
    return {
        name: (0,names/* nameCase */.Ic)(one),
        group: 'scenarios',
        otherwise: isFailing ? skipped : null,
        detail: detail.filter(Boolean).join('\n'),
    };
}
function waived(waiver) {
    if (waiver === undefined)
        return null;
    const message = `waived until ${waiver.expires}: ${waiver.reason}`;
    return { kind: 'skipped', type: 'waived', messages: [message] };
}
function resultOf(kind, outcome, reasons) {
    const rules = [...new Set(reasons.map(({ rule }) => rule))].join(', ');
    const messages = reasons.map(({ message }) => message);
    return { kind, type: rules || outcome, messages: messages.length > 0 ? messages : [outcome] };
}
function* suiteLines({ name, outcome, run, cases }, id, timestamp) {
    const suite = attributeName(name);
    const count = (kind) => cases.filter(({ result }) => result?.kind === kind).length;
    const seconds = Math.min(Math.max(run?.about?.durationMs ?? 0, 0), LONGEST_MS) / 1000;
    yield `  <testsuite name="${suite}" package="simulation-gate" id="${id}" hostname="localhost"`;
    yield ` timestamp="${(0,xml/* escapeXml */.X)(timestamp)}" time="${seconds}"`;
    yield ` tests="${cases.length}" failures="${count('failure')}" errors="${count('error')}"`;
    yield ` skipped="${count('skipped')}">\n`;
    yield `    <properties>\n      <property name="outcome" value="${outcome}"/>\n`;
    yield `      <property name="job-id" value="${oneLine(run?.jobId ?? '')}"/>\n`;
    yield `      <property name="baseline" value="${oneLine(run ? (0,baseline_words/* describeBaseline */.FT)(run) : '')}"/>\n`;
    yield '    </properties>\n';
    for (const one of cases)
        yield caseElement(one, suite);
    yield `    <system-out>${wholeText(run?.notes.join('\n') ?? '')}</system-out>\n`;
    yield '    <system-err></system-err>\n  </testsuite>\n';
}
function caseElement({ name, group, result, detail }, suite) {
    const attributes = `name="${attributeName(name)}" classname="${suite}.${group}" time="0"`;
    const output = detail === '' ? '' : `<system-out>${wholeText(detail)}</system-out>`;
    return `    <testcase ${attributes}>${resultElement(result)}${output}</testcase>\n`;
}
function resultElement(result) {
    if (result === null)
        return '';
    const { kind, type, messages } = result;
    const message = `message="${oneLine(messages.join('; '))}"`;
    if (kind === 'skipped')
        return `<skipped ${message}/>`;
    return `<${kind} ${message} type="${oneLine(type)}">${wholeText(messages.join('\n'))}</${kind}>`;
}
function attributeName(name) {
    return (0,xml/* escapeXml */.X)((0,strip/* fold */.AU)(name, MAX_NAME_CHARS)) || '(unnamed)';
}
function oneLine(text) {
    return (0,xml/* escapeXml */.X)((0,strip/* fold */.AU)(text, render_junit_MAX_MESSAGE_CHARS));
}
function wholeText(text) {
    return (0,xml/* escapeXml */.X)((0,strip/* clip */.$Q)(text, MAX_TEXT_CHARS));
}

;// CONCATENATED MODULE: ./report/render-sarif.js






const SCHEMA = 'https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json';
const MAX_RESULTS = 25_000;
const BUDGET_BYTES = 9_000_000;
const FRAME_BYTES = 1000;
const render_sarif_MAX_NAME_CHARS = 255;
const MAX_DESCRIPTION_CHARS = 1024;
const LEVELS = ['error', 'warning', 'warning', 'note'];
function renderSarif(report, settings, budgetBytes = BUDGET_BYTES) {
    const findings = findingsOf(report);
    const baselines = report.runs.map((run) => (0,baseline_words/* describeBaseline */.FT)(run)).filter(Boolean);
    const rules = new Map();
    const results = [];
    let room = budgetBytes - FRAME_BYTES - jsonBytes(baselines);
    for (const finding of findings) {
        const ruleId = ruleIdOf(finding);
        const rule = rules.get(ruleId) ?? ruleOf(ruleId, finding);
        const result = render_sarif_resultOf(ruleId, finding, settings);
        room -= jsonBytes(result) + (rules.has(ruleId) ? 0 : jsonBytes(rule));
        if (room < 0 || results.length === MAX_RESULTS)
            break;
        rules.set(ruleId, rule);
        results.push(result);
    }
    const leftOut = findings.length - results.length;
    const text = `${(0,format/* formatCounted */.So)(leftOut, 'result')} left out, since GitHub limits the size of a file`;
    const driver = { name: 'Simulation Gate', version: log_line/* VERSION */.xv, informationUri: log_line/* HOMEPAGE */.py };
    const run = {
        tool: { driver: { ...driver, rules: [...rules.values()] } },
        invocations: [
            {
                executionSuccessful: report.outcome === 'passed' || report.outcome === 'failed',
                toolExecutionNotifications: leftOut > 0 ? [{ level: 'warning', message: { text } }] : [],
            },
        ],
        columnKind: 'utf16CodeUnits',
        results,
        ...(baselines.length > 0 && { properties: { baselines } }),
    };
    return [jsonText({ $schema: SCHEMA, version: '2.1.0', runs: [run] }), '\n'];
}
function jsonBytes(value) {
    return Buffer.byteLength(jsonText(value)) + ','.length;
}
function findingsOf({ runs, promptFixes }) {
    const themesOfRuns = runs.map(({ report }) => new Map(report?.themes.map((theme) => [theme.slug, theme])));
    const findings = promptFixes.flatMap(({ from: [first], found }) => {
        const run = first && runs[first.run];
        const recommendation = first && run?.report?.recommendations[first.recommendation];
        if (!run || !recommendation || found.state !== 'located')
            return [];
        const themes = recommendation.themeSlugs.flatMap((slug) => themesOfRuns[first.run]?.get(slug) ?? []);
        const [theme = null] = (0,theme_order/* sortThemes */.lt)(themes);
        const rank = (0,theme_order/* severityRank */.qs)((theme ?? recommendation).severity ?? '');
        return { fix: found, recommendation, theme, rank, runId: run.jobId };
    });
    return findings.toSorted((a, b) => a.rank - b.rank);
}
function ruleIdOf({ theme }) {
    const slug = encodeURIComponent((theme?.slug ?? '').toWellFormed());
    return slug.slice(0, render_sarif_MAX_NAME_CHARS) || 'simulation-gate/prompt-fix';
}
function ruleOf(id, { theme }) {
    const title = theme === null ? 'Prompt fix' : titleOf(theme);
    const description = theme === null ? 'A change of a prompt that the debrief recommends.' : theme.analysis;
    const text = render_sarif_oneLine(description, MAX_DESCRIPTION_CHARS) || title;
    return {
        id,
        shortDescription: { text: title },
        fullDescription: { text },
        help: { text },
        properties: { tags: ['simulation'] },
    };
}
function render_sarif_resultOf(ruleId, finding, settings) {
    const { fix, rank, runId } = finding;
    const url = (0,format/* runUrl */.Vp)(runId, settings);
    const { path, ...region } = fix.place;
    const uri = path.toWellFormed().split('/').map(encodeURIComponent).join('/');
    const artifactLocation = { uri, uriBaseId: '%SRCROOT%' };
    const replacements = [{ deletedRegion: region, insertedContent: { text: fix.insertedText } }];
    return {
        ruleId,
        level: LEVELS[rank],
        message: { text: messageOf(finding) },
        locations: [{ physicalLocation: { artifactLocation, region } }],
        ...(url !== null && { hostedViewerUri: url }),
        ...(fix.leftOut === null && {
            fixes: [{ artifactChanges: [{ artifactLocation, replacements }] }],
        }),
    };
}
function messageOf({ theme, recommendation }) {
    const advice = titleOf(recommendation);
    if (theme === null)
        return advice;
    const share = (0,format/* formatShare */.T1)(theme.affectedCallCount, theme.totalCallCount);
    return `${titleOf(theme)}: ${share} calls affected. Recommended: ${advice}`;
}
function titleOf({ title }) {
    return render_sarif_oneLine(title, render_sarif_MAX_NAME_CHARS) || format/* UNTITLED */.q8;
}
function render_sarif_oneLine(text, maxChars) {
    const line = (0,strip/* fold */.AU)(text, maxChars);
    return (0,strip/* fold */.AU)(line.replace(/\{(\d+)\}/g, '{{$1}}').replaceAll('](', '] ('), maxChars);
}

// EXTERNAL MODULE: ./runner/folders.js
var folders = __webpack_require__(14091);
;// CONCATENATED MODULE: ./publish/report-files.js








const PATCH_FILE = 'prompt-fixes.patch';
const NAMES = {
    'json-file': 'report.json',
    'markdown-file': 'report.md',
    'html-file': 'report.html',
    'sarif-file': 'findings.sarif',
    'junit-file': 'junit.xml',
    'patch-file': PATCH_FILE,
};
const CHUNK_CHARS = 32_768;
async function writeReportFiles(written, settings, folder, temp) {
    const outputs = {
        ...{ 'report-dir': '', 'json-file': '', 'markdown-file': '', 'html-file': '' },
        ...{ 'sarif-file': '', 'junit-file': '', 'patch-file': '' },
    };
    const warnings = [];
    try {
        const dir = makeFolder(folder, temp);
        for (const name of Object.values(NAMES))
            (0,external_node_fs_.rmSync)((0,external_node_path_.join)(dir, name), { force: true });
        outputs['report-dir'] = dir;
    }
    catch (error) {
        return { outputs, warnings: [publish_words/* PUBLISH */.We.noFiles(error)] };
    }
    for (const [output, render] of await filesOf(written, settings)) {
        const name = NAMES[output];
        const path = (0,external_node_path_.join)(outputs['report-dir'], name);
        try {
            writeWhole(path, render());
            outputs[output] = path;
        }
        catch (error) {
            (0,external_node_fs_.rmSync)(path, { force: true });
            warnings.push(publish_words/* PUBLISH */.We.noFile(name, error));
        }
    }
    return { outputs, warnings };
}
async function filesOf({ report, summary, patch }, settings) {
    const json = ['json-file', () => renderJson(report, settings)];
    if (report.runs.length === 0)
        return [json];
    const { renderHtml } = await __webpack_require__.e(/* import() */ 701).then(__webpack_require__.bind(__webpack_require__, 80701));
    return [
        json,
        ['markdown-file', () => summary.whole()],
        ['html-file', () => renderHtml(report, settings)],
        ['sarif-file', () => renderSarif(report, settings)],
        ['junit-file', () => renderJunit(report)],
        ...(patch === '' ? [] : [['patch-file', () => [patch]]]),
    ];
}
function writeWhole(path, pieces) {
    const file = (0,external_node_fs_.openSync)(path, 'w');
    try {
        let text = '';
        for (const piece of pieces) {
            text += piece;
            if (text.length < CHUNK_CHARS)
                continue;
            (0,external_node_fs_.writeFileSync)(file, text);
            text = '';
        }
        (0,external_node_fs_.writeFileSync)(file, text);
    }
    finally {
        (0,external_node_fs_.closeSync)(file);
    }
}
function makeFolder(folder, temp) {
    if (folder === null)
        return (0,external_node_fs_.mkdtempSync)((0,external_node_path_.join)(temp || (0,external_node_os_.tmpdir)(), 'simulation-gate-'));
    const dir = (0,external_node_path_.resolve)(folder);
    (0,folders/* makeFolders */.w)(dir);
    return dir;
}

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: ./runner/runtime.js
var runner_runtime = __webpack_require__(11726);
// EXTERNAL MODULE: ./text/json-object.js + 1 modules
var json_object = __webpack_require__(66783);
;// CONCATENATED MODULE: ./publish/upload-report.js








async function uploadReport(report, inputs, runtime) {
    const { workflow, cancelled } = runtime;
    const hasPage = report.runs.length > 0 && !cancelled.aborted;
    if (!hasPage || !isWanted(report, inputs, workflow))
        return { url: '', notes: [] };
    const { ACTIONS_RUNTIME_TOKEN: key, ACTIONS_RESULTS_URL: url } = runtime.env;
    if (!key || !url || (0,runner_runtime/* isEnterpriseServer */.v)(workflow)) {
        return { url: '', notes: inputs.uploadReport === true ? [publish_words/* PUBLISH */.We.noArtifacts] : [] };
    }
    try {
        const { renderHtml } = await __webpack_require__.e(/* import() */ 701).then(__webpack_require__.bind(__webpack_require__, 80701));
        const id = await upload(renderHtml(report, inputs), runtime);
        const { serverUrl, repository, runId } = workflow;
        const page = `${serverUrl || 'https://github.com'}/${repository}`;
        return { url: `${page}/actions/runs/${runId}/artifacts/${id}`, notes: [] };
    }
    catch (error) {
        return { url: '', notes: cancelled.aborted ? [] : [publish_words/* PUBLISH */.We.noPage(error)] };
    }
}
function isWanted({ outcome, policy }, { uploadReport, detail }, { payload }) {
    if (uploadReport !== 'auto')
        return uploadReport;
    const isPublic = (0,json_object/* valueAt */.fK)(payload, ['repository', 'private']) === false ||
        (0,json_object/* valueAt */.fK)(payload, ['repository', 'visibility']) === 'public';
    return (0,model_outcome/* fails */.c6)(outcome) && !policy.isTrial && detail === 'full' && !isPublic;
}
async function upload(pieces, runtime) {
    const folder = runtime.env.RUNNER_TEMP || (0,external_node_os_.tmpdir)();
    const path = (0,external_node_path_.join)(folder, `simulation-gate-${(0,external_node_crypto_.randomUUID)()}.html`);
    try {
        await (0,promises_.writeFile)(path, [...pieces].join(''));
        const { uploadPage } = await Promise.all(/* import() */[__webpack_require__.e(665), __webpack_require__.e(93), __webpack_require__.e(73)]).then(__webpack_require__.bind(__webpack_require__, 73));
        return await uploadPage(path, folder, runtime);
    }
    finally {
        await (0,promises_.rm)(path, { force: true });
    }
}

;// CONCATENATED MODULE: ./publish/deliver.js

















const CORRECTION_MS = 2_000;
async function deliver(publication, inputs, token, runtime) {
    const { secrets } = runtime.runner;
    const hide = (text) => secrets.hide(text);
    const provenance = (0,workflow/* provenanceOf */.Jj)(runtime.workflow, runtime.clock.now());
    const gate = inputs.gateName ? { gate: inputs.gateName } : {};
    const masked = secrets.hideIn({ ...publication.report, ...gate, provenance });
    const links = {
        ...inputs,
        callUrl: inputs.callUrl && hide(inputs.callUrl),
        runUrl: inputs.runUrl && hide(inputs.runUrl),
        ...patchFileIn(inputs.reportDir),
    };
    const page = await uploadReport(masked, links, runtime);
    const withPage = { ...links, ...(page.url !== '' && { reportUrl: page.url }) };
    const pull = await publishToPullRequest(masked, withPage, token, runtime);
    const notes = [...masked.notes, ...[...page.notes, ...pull.notes].map(hide)];
    await (0,clock/* nextTurn */.t)();
    const report = endedIfCancelled({ ...masked, notes }, runtime.cancelled);
    const settings = { ...withPage, ...(pull.suggested && { suggested: pull.suggested }) };
    const summary = summarize(report, settings);
    const written = { report, summary, patch: hide(publication.patch) };
    const temp = runtime.env.RUNNER_TEMP ?? '';
    const files = await writeReportFiles(written, settings, inputs.reportDir, temp);
    const ending = {
        report,
        summary: summary.text,
        files: { ...files.outputs, 'report-url': page.url, 'comment-url': pull.commentUrl },
        warnings: [...inputs.warnings, ...publication.warnings, ...pull.warnings, ...files.warnings],
    };
    const exitCode = await conclude(ending, settings, runtime);
    const ended = endedIfCancelled(masked, runtime.cancelled);
    if (ended.outcome !== masked.outcome) {
        const inTime = { ...runtime, cancelled: AbortSignal.timeout(CORRECTION_MS) };
        await publishToPullRequest(ended, { ...withPage, suggestions: false }, token, inTime);
    }
    return exitCode;
}
function endedIfCancelled(report, cancelled) {
    if (!cancelled.aborted)
        return report;
    if ((0,model_outcome/* fails */.c6)(report.outcome))
        return { ...report, tolerated: false };
    const { outcome, rule, message } = (0,explain/* endOfStep */.n9)(null, cancelled);
    return { ...report, outcome, reasons: [...report.reasons, { rule, message }] };
}
function patchFileIn(folder) {
    const isPlain = folder !== null && /^[\w.][\w./-]*$/.test(folder);
    return isPlain ? { patchFile: (0,posix_.join)(folder, PATCH_FILE) } : {};
}
async function conclude({ report, summary, files, warnings }, settings, { runner, cancelled }) {
    const areSet = (0,output_values/* setOutputs */.n)({ ...outputsOf(report), ...files }, runner);
    if (settings.summary)
        await runner.writeSummary(summary);
    const { level, reasons, warnings: ofReport } = annotationsOf(report);
    const all = [...warnings, ...ofReport];
    if (level === 'notice')
        for (const reason of reasons)
            runner.annotate(level, reason);
    if (level === 'error')
        (0,annotate_each/* annotateEach */.q)(level, reasons, runner, true);
    (0,annotate_each/* annotateEach */.q)('warning', level === 'warning' ? [...reasons, ...all] : all, runner);
    await (0,clock/* nextTurn */.t)();
    const isRed = (0,model_outcome/* fails */.c6)(report.outcome) && !report.tolerated;
    const outcome = cancelled.aborted && !(0,model_outcome/* fails */.c6)(report.outcome) ? 'inconclusive' : report.outcome;
    if (cancelled.aborted && !isRed) {
        (0,output_values/* setOutputs */.n)({ outcome }, runner);
        const late = publish_words/* PUBLISH */.We.cancelled(report.outcome);
        if (settings.summary)
            await runner.writeSummary(`\n${outcome_words/* OUTCOME_MARKS */.Uq[outcome]} ${late}\n`);
        runner.annotate('error', late);
    }
    const patch = files['patch-file'] || undefined;
    const next = (0,next_step/* nextStep */.s)(report, settings, { report: settings.reportUrl, patch });
    if (next !== null)
        runner.info(publish_words/* PUBLISH */.We.next(next.words, next.command, next.url));
    runner.info(publish_words/* PUBLISH */.We.outcome(outcome));
    return cancelled.aborted || !areSet || isRed ? 1 : 0;
}
async function publishToPullRequest(report, inputs, token, runtime) {
    const { gateName, comment: mode } = inputs;
    const suggestions = inputs.suggestions && report.runs.length > 0;
    const isWanted = (mode !== 'never' || suggestions) && !report.policy.isTrial && !runtime.cancelled.aborted;
    const nothing = { notes: [], warnings: [], commentUrl: '' };
    if (!isWanted || gateName === null)
        return nothing;
    try {
        const order = { report, settings: inputs, mode, suggestions, token, gateName, linesOf };
        return await reportToPullRequest(order, runtime);
    }
    catch (error) {
        return { ...nothing, warnings: [publish_words/* PULL_REQUEST */.Ky.failed(error)] };
    }
}
function linesOf(path) {
    const text = (0,prompt_file/* readPromptFile */.N)(path, process.cwd());
    return text?.replace(/^\ufeff/, '').split(/\r?\n/) ?? null;
}


/***/ }),

/***/ 12001:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ setOutputs)
/* harmony export */ });
/* harmony import */ var _report_output_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(18389);
/* harmony import */ var _report_words_publish_words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73627);


function setOutputs(outputs, runner) {
    try {
        for (const [name, value] of Object.entries(outputs))
            runner.setOutput(name, fitting(value));
        return true;
    }
    catch (error) {
        runner.annotate('error', _report_words_publish_words_js__WEBPACK_IMPORTED_MODULE_1__/* .PUBLISH */ .We.noOutputs(error));
        return false;
    }
}
function fitting(text) {
    const bytes = Buffer.from(text);
    if (bytes.length <= _report_output_text_js__WEBPACK_IMPORTED_MODULE_0__/* .MAX_OUTPUT_BYTES */ .$q)
        return text;
    const end = bytes.subarray(0, _report_output_text_js__WEBPACK_IMPORTED_MODULE_0__/* .MAX_OUTPUT_BYTES */ .$q + 1).lastIndexOf('\n');
    return bytes.subarray(0, Math.max(end, 0)).toString();
}


/***/ }),

/***/ 57308:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ readPromptFile)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_1__);


const MAX_FILE_BYTES = 1024 * 1024;
const DECODER = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
function readPromptFile(name, workspace) {
    try {
        const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(workspace, name);
        const facts = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path);
        if (!facts.isFile() || facts.size > MAX_FILE_BYTES)
            return null;
        if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(path).startsWith((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(workspace) + node_path__WEBPACK_IMPORTED_MODULE_1__.sep))
            return null;
        const bytes = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path);
        return bytes.includes(0) ? null : DECODER.decode(bytes);
    }
    catch {
        return null;
    }
}


/***/ }),

/***/ 4091:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FT: () => (/* binding */ describeBaseline),
/* harmony export */   RJ: () => (/* binding */ isBaselineOld),
/* harmony export */   q7: () => (/* binding */ oldBaselines)
/* harmony export */ });
/* unused harmony export OLD_DAYS */
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(53483);

const OLD_DAYS = 14;
const SHORT_COMMIT = 7;
function describeBaseline({ baseline, report }, show = (id) => id) {
    const trend = report?.trend ?? null;
    const runId = baseline?.jobId || trend?.baselineRunPlanJobId || '';
    const number = baseline?.number ?? trend?.baselineRunNumber ?? null;
    if (runId === '' && number === null)
        return '';
    const name = ['run', number !== null && (0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCount */ .B4)(number), runId && show((0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .shortForm */ .JZ)(runId))];
    const { commit = null, ageDays = null, pooled = [] } = baseline ?? {};
    return [
        name.filter(Boolean).join(' '),
        baseline?.source === 'previous' && "the service's previous run",
        commit !== null && `commit ${show(commit.slice(0, SHORT_COMMIT))}`,
        ageDays !== null && describeAge(ageDays),
        pooled.length > 1 && `pooled with ${(0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCounted */ .So)(pooled.length - 1, 'run')} before it`,
    ]
        .filter(Boolean)
        .join(', ');
}
function isBaselineOld({ baseline }) {
    return baseline !== undefined && (baseline.ageDays ?? 0) > OLD_DAYS;
}
function oldBaselines(runs) {
    return runs.filter(isBaselineOld).map((run) => {
        const lead = runs.length > 1 ? `${(0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .nameRun */ .Lu)(run)}: ` : '';
        return `${lead}the baseline (${describeBaseline(run)}) is more than ${OLD_DAYS} days old; run the gate on the base branch to record a new one`;
    });
}
function describeAge(days) {
    const hours = Math.floor(days * 24);
    if (hours < 1)
        return 'less than an hour old';
    return hours < 48
        ? `${(0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCounted */ .So)(hours, 'hour')} old`
        : `${(0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCount */ .B4)(Math.floor(days))} days old`;
}


/***/ }),

/***/ 55846:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C2: () => (/* binding */ changeOf),
/* harmony export */   Hl: () => (/* binding */ runColumns),
/* harmony export */   KM: () => (/* binding */ sparkline),
/* harmony export */   TT: () => (/* binding */ passedParts),
/* harmony export */   Uu: () => (/* binding */ checkRows),
/* harmony export */   ct: () => (/* binding */ passedShare)
/* harmony export */ });
/* harmony import */ var _model_check_facts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(85851);
/* harmony import */ var _model_counts_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(97353);
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(53483);
/* harmony import */ var _waiver_words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(18036);




const UNKNOWN = { passed: null, evaluated: null, passRate: null, threshold: null };
function passedShare(counted) {
    return passedParts(counted).join(' · ');
}
function passedParts(counted) {
    const counts = (0,_model_counts_js__WEBPACK_IMPORTED_MODULE_3__/* .countsFrom */ .bT)(counted.passed, counted.evaluated);
    return [shareOf(counted), ...(counts === null ? [] : [(0,_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatInterval */ .vy)(counts)])];
}
function shareOf({ passed, evaluated, passRate, threshold }) {
    const counts = (0,_model_counts_js__WEBPACK_IMPORTED_MODULE_3__/* .countsFrom */ .bT)(passed, evaluated);
    return counts === null
        ? (0,_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatPercentBeside */ .lS)(passRate, threshold)
        : (0,_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatShare */ .T1)(counts.passed, counts.evaluated, threshold);
}
const OF_CHECKS = new Set(['run-verdict', 'trend', 'never']);
function checkRows(run) {
    const { checks = [], report, outcome, reasons, exceptions, checksBelowThreshold = [] } = run;
    const failedBy = reasons.flatMap(({ rule, check: name, checkId: id }) => OF_CHECKS.has(rule) && name !== undefined && outcome === 'failed' ? { id, name } : []);
    const failed = (0,_model_check_facts_js__WEBPACK_IMPORTED_MODULE_0__/* .findSame */ .Ad)(failedBy);
    const below = (0,_model_check_facts_js__WEBPACK_IMPORTED_MODULE_0__/* .findSame */ .Ad)(checksBelowThreshold);
    const waivers = (0,_waiver_words_js__WEBPACK_IMPORTED_MODULE_2__/* .waiversByName */ .wT)(exceptions).check;
    const historyFor = historyOf(run);
    const rows = (0,_model_check_facts_js__WEBPACK_IMPORTED_MODULE_0__/* .checkFacts */ .un)(checks, report?.trend?.rows ?? []).map((facts) => {
        const { id = null, name, passRate, listed } = facts;
        const [missed] = below({ id, name });
        const { isPassed = null } = listed[0] ?? {};
        const threshold = missed?.threshold ?? listed[0]?.threshold ?? null;
        const { passed = null, evaluated = null } = facts.counts ?? {};
        const check = { id, name, isPassed, passed, evaluated, passRate, threshold };
        const previousRate = (0,_model_check_facts_js__WEBPACK_IMPORTED_MODULE_0__/* .highestRate */ .dQ)(facts.rows.map((row) => row.previousPassRate));
        const previous = facts.rows.find((row) => row.previousPassRate === previousRate);
        const isFailing = missed !== undefined || failed({ id, name }).length > 0;
        const result = isFailing ? 'failed' : (0,_model_check_facts_js__WEBPACK_IMPORTED_MODULE_0__/* .isEvaluated */ .KN)(check) ? 'passed' : null;
        return {
            check,
            result,
            baseline: { ...UNKNOWN, ...previous?.counts?.previous, passRate: previousRate },
            lifecycle: facts.rows[0]?.lifecycle ?? null,
            waiver: waivers.get(name),
            history: historyFor({ ...check, isPassed: result && result === 'passed' }),
        };
    });
    const isFailing = ({ result }) => Number(result === 'failed');
    const lost = ({ check, baseline }) => -Math.min(0, changeOf(check, baseline) ?? 0);
    return rows.toSorted((a, b) => isFailing(b) - isFailing(a) || lost(b) - lost(a));
}
function changeOf({ passRate }, baseline) {
    return passRate === null || baseline.passRate === null ? null : passRate - baseline.passRate;
}
function runColumns(run) {
    const { jobId, about, checks = [], ownChecks = checks, confirmations = [] } = run;
    const further = confirmations.filter((one) => one.checks !== null);
    if (further.length === 0)
        return [];
    const first = { jobId, number: about?.number ?? null, checks: ownChecks };
    return [first, ...further].map(({ jobId, number, checks: own }) => {
        const find = (0,_model_check_facts_js__WEBPACK_IMPORTED_MODULE_0__/* .findSame */ .Ad)(own ?? []);
        return {
            name: number === null ? (0,_format_js__WEBPACK_IMPORTED_MODULE_1__/* .shortForm */ .JZ)(jobId) : `run ${number}`,
            shareOf: (check) => shareOf(find(check)[0] ?? UNKNOWN),
        };
    });
}
const STEPS = '▁▂▃▄▅▆▇█';
function historyOf({ history }) {
    const earlier = history?.runs ?? [];
    const runs = earlier.map(({ number, checks }, index) => ({
        run: number === null ? `${earlier.length - index} before` : `run ${number}`,
        find: (0,_model_check_facts_js__WEBPACK_IMPORTED_MODULE_0__/* .findSame */ .Ad)(checks),
    }));
    return (check) => {
        const points = runs.map(({ run, find }) => ({ run, check: find(check)[0] ?? null }));
        return points.some((point) => point.check !== null)
            ? [...points, { run: 'this run', check }]
            : [];
    };
}
function sparkline(points) {
    return points
        .map(({ check }) => {
        if (check === null || check.passRate === null)
            return '·';
        const share = Math.min(Math.max(check.passRate, 0), 100) / 100;
        return STEPS[Math.round(share * (STEPS.length - 1))];
    })
        .join('');
}


/***/ }),

/***/ 2785:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  fe: () => (/* binding */ diffStretches),
  _L: () => (/* binding */ promptLines)
});

// UNUSED EXPORTS: diffLines

// EXTERNAL MODULE: ../../node_modules/diff/libesm/diff/base.js
var base = __webpack_require__(79890);
;// CONCATENATED MODULE: ../../node_modules/diff/libesm/diff/array.js

class ArrayDiff extends base/* default */.A {
    tokenize(value) {
        return value.slice();
    }
    join(value) {
        return value;
    }
    removeEmpty(value) {
        return value;
    }
}
const arrayDiff = new ArrayDiff();
function diffArrays(oldArr, newArr, options) {
    return arrayDiff.diff(oldArr, newArr, options);
}

// EXTERNAL MODULE: ./text/strip.js
var strip = __webpack_require__(30269);
;// CONCATENATED MODULE: ./report/line-diff.js


function promptLines({ currentText, suggestedText }, maxChars) {
    const linesOf = (text) => text ? (0,strip/* stripUnprintable */.jh)((0,strip/* clip */.$Q)(text, maxChars)).split('\n') : [];
    const chars = Math.max(currentText?.length ?? 0, suggestedText?.length ?? 0);
    return { before: linesOf(currentText), after: linesOf(suggestedText), cut: chars - maxChars };
}
const CONTEXT_LINES = 3;
const MAX_CHANGES = 200;
function diffLines(before, after) {
    const changes = diffArrays([...before], [...after], { maxEditLength: MAX_CHANGES });
    if (changes === undefined)
        return [...lines('removed', before), ...lines('added', after)];
    return changes.flatMap(({ added, removed, value }) => lines(added ? 'added' : removed ? 'removed' : 'same', value));
}
function lines(kind, texts) {
    return texts.map((text) => ({ kind, text }));
}
function diffStretches(before, after) {
    const stretches = [];
    const diff = diffLines(before, after);
    for (const [index, line] of diff.entries()) {
        const around = diff.slice(Math.max(0, index - CONTEXT_LINES), index + CONTEXT_LINES + 1);
        const isFar = around.every(({ kind }) => kind === 'same');
        const last = stretches.at(-1);
        if (last?.isFar === isFar)
            last.lines.push(line);
        else
            stretches.push({ isFar, lines: [line] });
    }
    return stretches.map(({ isFar, lines }) => ({ isFolded: isFar && lines.length > 1, lines }));
}


/***/ }),

/***/ 43004:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ nextStep)
/* harmony export */ });
/* harmony import */ var _model_outcome_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(41913);
/* harmony import */ var _facts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(71949);
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(53483);



function nextStep(report, settings, destinations) {
    const { outcome, policy } = report;
    if (policy.isTrial || !(0,_model_outcome_js__WEBPACK_IMPORTED_MODULE_0__/* .fails */ .c6)(outcome))
        return null;
    return outcome === 'failed'
        ? stepOfFailed(report, settings, destinations)
        : stepOfUnevaluated(report);
}
function stepOfFailed(report, settings, destinations) {
    const { suggested } = settings;
    if (suggested)
        return step(`apply the ${(0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .theOnes */ .$j)(suggested.count, 'suggestion')}`, suggested.url);
    const located = report.promptFixes.filter(({ found }) => found.state === 'located' && found.leftOut === null);
    const { fixes, patch = settings.patchFile ?? 'prompt-fixes.patch' } = destinations;
    const pageOfFixes = fixes ?? destinations.report ?? workflowRunUrl(report);
    if (located.length > 0) {
        const command = fixes || pageOfFixes === '' ? `git apply ${patch}` : '';
        return { ...step(applyFixes(located.length), pageOfFixes), command };
    }
    const inNoPatch = (0,_facts_js__WEBPACK_IMPORTED_MODULE_1__/* .locatedFixes */ .aW)(report).length;
    if (inNoPatch > 0)
        return step(applyFixes(inNoPatch), pageOfFixes);
    if (destinations.report)
        return step('open the report', destinations.report);
    const failed = report.runs.find((run) => run.outcome === 'failed');
    const url = (0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .runUrl */ .Vp)(failed?.jobId ?? '', settings);
    if (url !== null)
        return step('open the run in your service', url);
    if (destinations.themes) {
        return step('read the themes, the most severe first', destinations.themes);
    }
    if (destinations.checks)
        return step('read the failed checks', destinations.checks);
    return runAgain(report, 'correct the cause, then ');
}
function applyFixes(count) {
    return `apply the ${(0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .theOnes */ .$j)(count, 'prompt fix', 'prompt fixes')}`;
}
function stepOfUnevaluated(report) {
    const { outcome, runs, reasons } = report;
    const all = [...reasons, ...runs.flatMap((run) => run.reasons)];
    const rules = new Set(all.map(({ rule }) => rule));
    if (rules.has('start')) {
        return step("find the run that may have been started, and pass its ID as 'job-id'");
    }
    if (outcome === 'error')
        return runAgain(report, 'correct this, then ');
    return runAgain(report, rules.has('timeout') ? 'raise the timeout that ran out, then ' : '');
}
function runAgain(report, before) {
    const url = workflowRunUrl(report);
    return step(`${before}run the ${url === '' ? 'gate' : 'workflow'} again`, url);
}
function step(words, url = '') {
    return { words, url, command: '' };
}
function workflowRunUrl({ provenance }) {
    return provenance?.workflowRunUrl ?? '';
}


/***/ }),

/***/ 93850:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E4: () => (/* binding */ openingOf),
/* harmony export */   g_: () => (/* binding */ runOpening),
/* harmony export */   mc: () => (/* binding */ furtherWarnings),
/* harmony export */   vW: () => (/* binding */ furtherSummary)
/* harmony export */ });
/* harmony import */ var _model_check_facts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(85851);
/* harmony import */ var _model_outcome_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(41913);
/* harmony import */ var _check_rows_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(55846);
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(53483);
/* harmony import */ var _waiver_words_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(18036);
/* harmony import */ var _words_names_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(49912);






const MAX_CHECKS = 3;
const MAX_QUOTED_CHARS = 300;
function openingOf(report) {
    if (report.policy.isTrial) {
        return stating('Nothing was tested. Only a file or a run that cannot be read fails this step.');
    }
    const { line, stated } = firstLine(report);
    return { line: line + toleranceOf(report), stated };
}
function runOpening(run, hasTable = true) {
    if (run.outcome === 'passed')
        return stating(describePassed([run]) ?? 'The run passed.');
    const { cases = [], reasons } = run;
    const nowFailing = cases.filter(({ status }) => status === 'now failing');
    const ofCases = reasons.filter(({ case: id }) => nowFailing.some((one) => one.id === id));
    if (ofCases.length === 0)
        return openingWithoutCases(run, hasTable);
    const others = reasons.filter((reason) => !ofCases.includes(reason));
    const { line, stated } = others.length === 0 ? stating('') : openingWithoutCases({ ...run, reasons: others }, hasTable);
    const failing = `${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .formatCount */ .B4)(ofCases.length)} of ${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .formatCounted */ .So)(cases.length, 'scenario')} ${ofCases.length === 1 ? 'is' : 'are'} now failing.`;
    return stating(line === '' ? failing : `${line} ${failing}`, ...stated, ...ofCases);
}
function openingWithoutCases(run, hasTable) {
    const bare = run.reasons.filter(isBareVerdict);
    const missed = unwaivedMisses(run);
    if (missed.length > 0) {
        const find = (0,_model_check_facts_js__WEBPACK_IMPORTED_MODULE_0__/* .findSame */ .Ad)(missed);
        const ofChecks = [...run.reasons, ...(run.exceptions?.warnings ?? [])].filter(({ restates, check: name, checkId: id }) => restates === 'threshold' && name !== undefined && find({ id, name }).length > 0);
        return stating(describeMissed(missed, run.checks?.length ?? 0, hasTable), ...bare, ...ofChecks);
    }
    const quoted = quotedSummary(run);
    if (quoted !== '')
        return stating(quoted, ...bare);
    const [first] = run.reasons.filter((reason) => !isBareVerdict(reason));
    if (first !== undefined)
        return stating(sentence(first.message), first, ...bare);
    return bare.length > 0
        ? stating('The run is below the thresholds of its checks.', ...bare)
        : stating(`${run.outcome}.`);
}
function furtherSummary(run) {
    return quotedSummary(run) === '' ? (run.report?.verdictSummary ?? '').trim() : '';
}
function furtherWarnings(run) {
    const { stated } = runOpening(run);
    const warnings = run.exceptions?.warnings ?? [];
    const further = warnings.filter((one) => one.rule !== 'scenario' && !stated.has(one));
    return further.map(({ message }) => message);
}
function describePassed(runs) {
    const checks = runs.flatMap((run) => run.checks ?? []);
    if (checks.length === 0 || runs.some((run) => run.checks === undefined))
        return null;
    const left = checks.filter((check) => !(0,_model_check_facts_js__WEBPACK_IMPORTED_MODULE_0__/* .isEvaluated */ .KN)(check)).length;
    const passed = checks.length - left - runs.flatMap(missedChecks).length;
    if (passed === 0)
        return null;
    const calls = runs.map((run) => run.callCounts?.evaluated ?? null);
    const sum = calls.reduce((all, one) => (all === null || one === null ? null : all + one), 0);
    const noun = (0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .formatCounted */ .So)(checks.length, 'check');
    const all = checks.length === 1 ? 'The only check' : `All ${noun}`;
    const subject = passed === checks.length ? all : `${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .formatCount */ .B4)(passed)} of ${noun}`;
    const rest = left === 0 ? '' : `; ${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .formatCount */ .B4)(left)} not evaluated`;
    return `${subject} passed${sum === null ? '' : ` (${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .formatCounted */ .So)(sum, 'call')})`}${rest}.`;
}
function stating(line, ...reasons) {
    return { line, stated: new Set(reasons) };
}
function isBareVerdict({ restates }) {
    return restates === 'verdict';
}
function firstLine({ outcome, runs, reasons }) {
    const [run, ...others] = runs;
    switch (outcome) {
        case 'passed':
            return stating(describePassed(runs) ?? `${others.length > 0 ? 'Every' : 'The'} run passed.`);
        case 'started':
            return stating("The run makes its calls while other steps continue. A later step with 'job-id' waits for it and evaluates it.");
        case 'skipped': {
            if (reasons.some(({ rule }) => rule === 'dry-run')) {
                return stating("Nothing was started. This was a dry run, and everything that it checked is valid. Remove the input 'dry-run' to start the gate.");
            }
            const why = reasons.map(({ message }) => message).join('; ');
            return stating(`Nothing was tested: ${why}.`, ...reasons);
        }
        default:
            if (run === undefined || runs.every((one) => one.outcome !== outcome)) {
                const [first, ...further] = reasons;
                const isList = further.length > 0 && outcome !== 'failed';
                return first === undefined || isList
                    ? stating('')
                    : stating(sentence(first.message), first);
            }
            return others.length > 0 ? stating(countOutcomes(runs)) : runOpening(run);
    }
}
function countOutcomes(runs) {
    const groups = [...Map.groupBy((0,_model_outcome_js__WEBPACK_IMPORTED_MODULE_1__/* .worstFirst */ .md)(runs), ({ outcome }) => outcome)];
    const counts = groups.map(([outcome, of]) => `${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .formatCount */ .B4)(of.length)} ${outcome}`);
    return `${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .formatCounted */ .So)(runs.length, 'run')}: ${counts.join(', ')}.`;
}
function toleranceOf({ outcome, tolerated }) {
    if (!tolerated || !(0,_model_outcome_js__WEBPACK_IMPORTED_MODULE_1__/* .fails */ .c6)(outcome))
        return '';
    const setting = outcome === 'failed' ? "'warn-only' is set" : "'on-inconclusive' is 'warn'";
    return ` The step does not fail, since ${setting}.`;
}
function quotedSummary(run) {
    const summary = (run.report?.verdictSummary ?? '').trim();
    const isQuoted = run.reasons.some(isBareVerdict) && unwaivedMisses(run).length === 0;
    return isQuoted && summary.length <= MAX_QUOTED_CHARS ? summary : '';
}
function unwaivedMisses(run) {
    const waived = (0,_waiver_words_js__WEBPACK_IMPORTED_MODULE_4__/* .waiversByName */ .wT)(run.exceptions).check;
    return run.outcome === 'failed'
        ? missedChecks(run).filter((check) => !waived.has(check.name) && (check.isPassed === false || (0,_model_check_facts_js__WEBPACK_IMPORTED_MODULE_0__/* .isBelowThreshold */ .x4)(check)))
        : [];
}
function missedChecks({ checks = [], checksBelowThreshold = [] }) {
    const below = (0,_model_check_facts_js__WEBPACK_IMPORTED_MODULE_0__/* .findSame */ .Ad)(checksBelowThreshold);
    return checks.flatMap((check) => {
        const [missed] = below(check);
        return missed ? { ...check, threshold: missed.threshold } : [];
    });
}
function describeMissed(missed, count, hasTable) {
    const show = hasTable ? ({ name }) => (0,_words_names_js__WEBPACK_IMPORTED_MODULE_5__/* .quoteName */ .AB)(name) : describeCheck;
    const names = (0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .formatList */ .ki)(missed.map(show), MAX_CHECKS);
    const are = missed.length === 1 ? 'is below its threshold' : 'are below their thresholds';
    return `${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .formatCount */ .B4)(missed.length)} of ${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .formatCounted */ .So)(count, 'check')} ${are}: ${names}.`;
}
function describeCheck(check) {
    const limit = (0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .formatPercentBeside */ .lS)(check.threshold, check.passRate);
    return `${(0,_words_names_js__WEBPACK_IMPORTED_MODULE_5__/* .quoteName */ .AB)(check.name)} ${(0,_check_rows_js__WEBPACK_IMPORTED_MODULE_2__/* .passedShare */ .ct)(check)} (threshold ${limit})`;
}
function sentence(message) {
    const end = /[.!?…]$/.test(message) ? '' : '.';
    return message.charAt(0).toUpperCase() + message.slice(1) + end;
}


/***/ }),

/***/ 18389:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $q: () => (/* binding */ MAX_OUTPUT_BYTES),
/* harmony export */   Ir: () => (/* binding */ jsonArray),
/* harmony export */   KV: () => (/* binding */ linesInPlace),
/* harmony export */   Mn: () => (/* binding */ lines),
/* harmony export */   _s: () => (/* binding */ fitsJsonArray)
/* harmony export */ });
/* harmony import */ var _text_log_line_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(82456);

const MAX_OUTPUT_BYTES = 64 * 1024;
const MAX_CUT_BYTES = 100;
function lines(values) {
    return shortLines(values)
        .filter((line) => line !== '')
        .join('\n');
}
function linesInPlace(values) {
    const known = shortLines(values);
    return known.every((line) => line === '') ? '' : known.join('\n');
}
function shortLines(values) {
    return values.map((value) => (0,_text_log_line_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(value, 200));
}
function fitsJsonArray(entries) {
    return Buffer.byteLength(JSON.stringify(entries)) <= MAX_OUTPUT_BYTES - MAX_CUT_BYTES;
}
function jsonArray(entries, entryForCut) {
    const reserve = Buffer.byteLength(JSON.stringify(entryForCut(entries.length))) + 3;
    const kept = [];
    let bytes = 2;
    for (const entry of entries) {
        const json = JSON.stringify(entry);
        bytes += Buffer.byteLength(json) + 1;
        if (bytes > MAX_OUTPUT_BYTES - reserve)
            break;
        kept.push(json);
    }
    const cut = entries.length - kept.length;
    if (cut > 0)
        kept.push(JSON.stringify(entryForCut(cut)));
    return `[${kept.join(',')}]`;
}


/***/ }),

/***/ 92692:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ runViews)
/* harmony export */ });
/* harmony import */ var _model_outcome_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(41913);
/* harmony import */ var _model_theme_order_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(50781);
/* harmony import */ var _facts_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(71949);



function runViews(report, settings) {
    const [first, ...others] = (0,_facts_js__WEBPACK_IMPORTED_MODULE_2__/* .locatedFixes */ .aW)(report)[0]?.from ?? [];
    const found = report.promptFixes.flatMap((fix) => fix.from.map((one) => ({ ...one, found: fix.found })));
    const foundOf = Map.groupBy(found, ({ run }) => run);
    return (0,_model_outcome_js__WEBPACK_IMPORTED_MODULE_0__/* .worstFirst */ .md)(report.runs).map((run, position) => {
        const index = report.runs.indexOf(run);
        const isOnly = report.runs.length === 1;
        const themes = (0,_model_theme_order_js__WEBPACK_IMPORTED_MODULE_1__/* .shownThemes */ .GI)([run]);
        const firstFix = first?.run === index ? first.recommendation : null;
        const further = [...(run.report?.recommendations.entries() ?? [])]
            .filter(([at]) => at !== firstFix)
            .toSorted(([, a], [, b]) => a.order - b.order);
        return {
            run,
            settings,
            isOnly,
            level: isOnly ? 3 : 4,
            id: `run-${position + 1}`,
            fixes: new Map(foundOf.get(index)?.map((one) => [one.recommendation, one.found])),
            firstFix,
            repeats: new Set(others.flatMap((one) => (one.run === index ? one.recommendation : []))),
            changes: further.filter(([, one]) => (0,_facts_js__WEBPACK_IMPORTED_MODULE_2__/* .isChange */ .Xb)(one)),
            others: further.filter(([, one]) => !(0,_facts_js__WEBPACK_IMPORTED_MODULE_2__/* .isChange */ .Xb)(one)),
            themes,
            numbers: new Map(themes.map(({ slug }, position) => [slug, position + 1])),
        };
    });
}


/***/ }),

/***/ 65316:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ formatFigure),
/* harmony export */   U: () => (/* binding */ describeMeasure)
/* harmony export */ });
/* harmony import */ var _model_measures_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(93604);
/* harmony import */ var _text_percent_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(58582);
/* harmony import */ var _text_strip_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(30269);
/* harmony import */ var _names_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(49912);




const DIGITS = 12;
const MAX_UNIT_CHARS = 20;
function formatFigure(value, unit, digits = DIGITS) {
    if (value === null)
        return '–';
    const symbol = unit === null ? '' : (0,_text_strip_js__WEBPACK_IMPORTED_MODULE_1__/* .fold */ .AU)(unit, MAX_UNIT_CHARS);
    const number = String(Number(value.toPrecision(digits)));
    return symbol === '' ? number : `${number} ${symbol}`;
}
function describeMeasure(effect, facts, form) {
    const name = `measure ${(0,_names_js__WEBPACK_IMPORTED_MODULE_2__/* .quoteName */ .AB)(facts.measure)}`;
    switch (facts.kind) {
        case 'measure-absent':
            return `no run has a ${name}: check the spelling in the policy`;
        case 'measure-unknown':
            return `${name} has no ${facts.statistic}, so ${facts.side}-${facts.statistic} was not evaluated`;
        case 'measure': {
            const { statistic, side, value = null, unit, limit } = facts;
            const beyond = `too ${side === 'max' ? 'high' : 'low'}`;
            const figure = form === 'document' ? beyond : formatFigure(value, unit);
            return `the ${statistic} of ${name} is ${figure}; the limit is ${formatFigure(limit, unit)}`;
        }
        case 'measure-moved':
            return `${name} ${describeMove(effect, facts, form)}`;
    }
}
function describeMove(effect, facts, form) {
    const { direction, unit, current, baseline, moved, limit, why, adjustedP } = facts;
    const key = `max-${direction}`;
    if (why === 'unknown')
        return `has no median to compare, so ${key} was not evaluated`;
    if (why === 'few-values') {
        return `has fewer than ${_model_measures_js__WEBPACK_IMPORTED_MODULE_0__/* .MIN_VALUES */ .er} values in this run or its baseline, so ${key} was not evaluated`;
    }
    if (why === 'no-values') {
        return `has no values per call, so ${key} compared the medians without a test for significance`;
    }
    const verb = direction === 'rise' ? 'rose' : 'fell';
    const medians = `from a median of ${formatFigure(baseline, unit)} to ${formatFigure(current, unit)}`;
    const by = moved !== null && `by ${(0,_text_percent_js__WEBPACK_IMPORTED_MODULE_3__/* .percentDigits */ .mS)(moved, Number.parseFloat(limit))}%`;
    const shown = by === false ? [medians] : form === 'document' ? [by] : [by, medians];
    const change = `${verb} ${shown.join(', ')}`;
    const p = adjustedP === null ? '' : ` (${(0,_names_js__WEBPACK_IMPORTED_MODULE_2__/* .formatPValue */ .td)(adjustedP)})`;
    return effect === 'note'
        ? `${change}, which is not statistically significant${p}`
        : `${change}${p}; the limit is ${limit}`;
}


/***/ }),

/***/ 73627:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dn: () => (/* binding */ SEARCH),
/* harmony export */   Dw: () => (/* binding */ CHANGED_FILES),
/* harmony export */   Ky: () => (/* binding */ PULL_REQUEST),
/* harmony export */   PD: () => (/* binding */ SUGGESTION),
/* harmony export */   We: () => (/* binding */ PUBLISH)
/* harmony export */ });
/* harmony import */ var _text_error_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(89009);
/* harmony import */ var _text_log_line_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(82456);
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(53483);



const MAX_ERROR_CHARS = 300;
const QUERY = /\?\S+/g;
const PUBLISH = {
    cancelled: (outcome) => `the step was cancelled, so it fails (outcome: ${outcome})`,
    next: (...parts) => `Next: ${parts.filter(Boolean).join(': ')}`,
    outcome: (outcome) => `Outcome: ${outcome}`,
    noOutputs: (error) => `the outputs could not be written, so later steps cannot read them: ${(0,_text_error_text_js__WEBPACK_IMPORTED_MODULE_2__/* .withoutPeriod */ .Kx)((0,_text_error_text_js__WEBPACK_IMPORTED_MODULE_2__/* .describeError */ .Uc)(error))}. GITHUB_OUTPUT has to name a file that this step may append to`,
    noFiles: (error) => `the report files could not be written: ${(0,_text_error_text_js__WEBPACK_IMPORTED_MODULE_2__/* .withoutPeriod */ .Kx)((0,_text_error_text_js__WEBPACK_IMPORTED_MODULE_2__/* .describeError */ .Uc)(error))}. Set report-dir to a folder that this step may write to`,
    noFile: (name, error) => `the report file ${name} could not be written: ${(0,_text_error_text_js__WEBPACK_IMPORTED_MODULE_2__/* .describeError */ .Uc)(error)}`,
    noPage: (error) => `The report page was not uploaded (upload-report): ${(0,_text_log_line_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)((0,_text_error_text_js__WEBPACK_IMPORTED_MODULE_2__/* .describeError */ .Uc)(error).replace(QUERY, ''), MAX_ERROR_CHARS)}`,
    noArtifacts: 'The report page was not uploaded (upload-report): the job cannot upload artifacts of this kind. Upload the output html-file with actions/upload-artifact.',
};
const SEARCH = {
    none: (why) => `The prompt texts to change were not searched for in the repository: ${why}`,
    noList: (error, hasPaths) => {
        const why = (0,_text_log_line_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)((0,_text_error_text_js__WEBPACK_IMPORTED_MODULE_2__/* .describeError */ .Uc)(error).trim().split('\n').at(-1) ?? '', MAX_ERROR_CHARS);
        return hasPaths
            ? `paths: ${why}`
            : `git does not list its files (${why}). Check the repository out before this step, or set paths`;
    },
    tooMany: 'there are too many files. Set paths to those that hold prompts',
    cancelled: 'the step was cancelled',
};
const PULL_REQUEST = {
    failed: (error) => `The pull request could not be written to: ${(0,_text_error_text_js__WEBPACK_IMPORTED_MODULE_2__/* .describeError */ .Uc)(error)}`,
    fromFork: 'The pull request comes from a fork, so no comment and no suggestions are written to it; the job summary has the whole report.',
    noToken: 'The pull request is not written to, since `github-token` is empty.',
    noPermission: 'Not everything could be written to the pull request, since the token may not: give the job `permissions: pull-requests: write`, or a `github-token` that has it.',
    noSuggestions: (why) => `The prompt fixes could not be suggested on the pull request: ${why}`,
    noComment: (why) => `The comment on the pull request could not be written: ${why}`,
    noEvent: 'the file of the event cannot be read',
    noRepository: 'GITHUB_REPOSITORY does not name the repository',
};
const SUGGESTION = {
    review: (count) => `The simulation gate suggests ${(0,_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatCounted */ .So)(count, 'change')} of the prompt.`,
    notInDiff: 'its lines are not in the diff of the pull request',
    invisible: 'it adds invisible characters',
    taken: 'another suggestion changes the same lines',
    tooLong: 'it is too long for a comment',
    refused: (message) => `GitHub refuses it (${message})`,
    none: (place, why) => `The fix of ${(0,_format_js__WEBPACK_IMPORTED_MODULE_1__/* .placeName */ .fW)(place)} is not suggested on the pull request: ${why}.`,
};
const CHANGED_FILES = {
    noCommits: "the event's payload does not list the commits",
    noToken: 'github-token is empty',
    noRepository: 'GITHUB_REPOSITORY is not set',
    incomplete: 'GitHub does not list all of them',
    unread: (error) => `GitHub does not list them: ${(0,_text_error_text_js__WEBPACK_IMPORTED_MODULE_2__/* .withoutPeriod */ .Kx)((0,_text_error_text_js__WEBPACK_IMPORTED_MODULE_2__/* .describeError */ .Uc)(error))}`,
};


/***/ }),

/***/ 14091:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   w: () => (/* binding */ makeFolders)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var _text_error_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(89009);



function makeFolders(path) {
    const parent = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path);
    if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(path) || parent === path)
        return;
    makeFolders(parent);
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(path);
    }
    catch (error) {
        if (!(0,_text_error_text_js__WEBPACK_IMPORTED_MODULE_2__/* .hasCode */ .up)(error, 'EEXIST'))
            throw error;
    }
}


/***/ }),

/***/ 11726:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   v: () => (/* binding */ isEnterpriseServer)
/* harmony export */ });
function isEnterpriseServer({ serverUrl }) {
    const host = URL.parse(serverUrl)?.hostname ?? 'github.com';
    return !/^github\.com$|\.ghe\.com$|\.localhost$/i.test(host);
}


/***/ }),

/***/ 70980:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ce: () => (/* binding */ explainMissing),
/* harmony export */   WB: () => (/* binding */ internalError),
/* harmony export */   WE: () => (/* binding */ explain),
/* harmony export */   n9: () => (/* binding */ endOfStep)
/* harmony export */ });
/* harmony import */ var _http_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(72557);
/* harmony import */ var _text_duration_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6203);
/* harmony import */ var _text_error_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(89009);
/* harmony import */ var _text_step_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(69445);




function explain(error, wait, inputs, where = '') {
    if (error instanceof _text_step_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .InputError */ .dz) {
        return { outcome: 'error', rule: error.rule, message: error.message };
    }
    if (error instanceof _text_step_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .TimeoutError */ .MU || error instanceof _text_step_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .CancelledError */ .cc) {
        const rule = error instanceof _text_step_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .TimeoutError */ .MU ? 'timeout' : 'cancelled';
        return { outcome: 'inconclusive', rule, message: withWait(error.message, wait) };
    }
    if (error instanceof _http_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._7)
        return explainServiceError(error, wait, inputs, where);
    return internalError(error);
}
function internalError(error) {
    return {
        outcome: 'error',
        rule: 'internal',
        message: `internal error: ${String(error)}. Run the step again with debug logging, and report the log`,
    };
}
function endOfStep(error, { aborted, reason }) {
    if (!aborted)
        return internalError(error);
    return { outcome: 'inconclusive', rule: 'cancelled', message: (0,_text_error_text_js__WEBPACK_IMPORTED_MODULE_3__/* .describeError */ .Uc)(reason) };
}
const MISCONFIGURED = new Set(['tls', 'proxy', 'unresolved']);
const SPENT_FIX = 'The service refuses for a spent budget, and the request is not retried. Check the subscription and the payments of the account that the api-key belongs to';
function explainServiceError(error, wait, inputs, where) {
    if (MISCONFIGURED.has(error.kind)) {
        return { outcome: 'error', rule: 'service', message: error.message };
    }
    const message = (0,_text_error_text_js__WEBPACK_IMPORTED_MODULE_3__/* .withoutPeriod */ .Kx)(error.message);
    if ((0,_http_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .isSpent */ .Fh)(error)) {
        return { outcome: 'inconclusive', rule: 'budget', message: `${message}. ${SPENT_FIX}` };
    }
    const fix = fixOf(error, inputs, where);
    return fix === null
        ? { outcome: 'inconclusive', rule: error.rule, message: withWait(error.message, wait) }
        : { outcome: 'error', rule: 'service', message: `${message}. ${fix}` };
}
function fixOf(error, inputs, where) {
    const { kind, status = 0, profileKey } = error;
    if (kind === 'redirect') {
        return 'Redirects are never followed, since the request holds the key: set the input base-url to the URL that responds itself';
    }
    if (kind !== 'status')
        return null;
    const named = `${inputs}${where && ` (${where})`}, and that base-url and api-key belong to the same project`;
    if (profileKey !== '' && status < 500)
        return `Else check ${named}`;
    switch (status) {
        case 401:
            return 'Check the input api-key: the service does not know this key (was it regenerated, or does it belong to another base-url?)';
        case 403:
            return 'The input api-key lacks the permission for this: use a key with Full Access (a Read-Only key may only read)';
        case 404:
            return `Check ${named}`;
        case 408:
        case 409:
        case 425:
        case 429:
            return null;
        default:
            return status < 500 ? `The service rejects the request: check ${inputs}` : null;
    }
}
function explainMissing(error, more = '') {
    if (!(error instanceof _http_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._7) || error.profileKey === '')
        return error;
    return new _text_step_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .InputError */ .dz((0,_text_error_text_js__WEBPACK_IMPORTED_MODULE_3__/* .withoutPeriod */ .Kx)(error.message) + more, 'service');
}
function withWait(message, wait) {
    if (wait === null)
        return message;
    const { what, input, limitMs, waitedMs, lastSeen } = wait;
    const limit = `${input}: ${(0,_text_duration_js__WEBPACK_IMPORTED_MODULE_1__/* .formatDuration */ .a)(limitMs)}`;
    return `${(0,_text_error_text_js__WEBPACK_IMPORTED_MODULE_3__/* .withoutPeriod */ .Kx)(message)}; waited ${(0,_text_duration_js__WEBPACK_IMPORTED_MODULE_1__/* .formatDuration */ .a)(waitedMs)} for ${what} (${limit}); last seen: ${lastSeen || 'nothing yet'}`;
}


/***/ }),

/***/ 13997:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ nextTurn)
/* harmony export */ });
function nextTurn() {
    return new Promise((resolve) => setImmediate(resolve));
}


/***/ }),

/***/ 79890:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ Diff)
/* harmony export */ });
class Diff {
    diff(oldStr, newStr, 
    // Type below is not accurate/complete - see above for full possibilities - but it compiles
    options = {}) {
        let callback;
        if (typeof options === 'function') {
            callback = options;
            options = {};
        }
        else if ('callback' in options) {
            callback = options.callback;
        }
        // Allow subclasses to massage the input prior to running
        const oldString = this.castInput(oldStr, options);
        const newString = this.castInput(newStr, options);
        const oldTokens = this.removeEmpty(this.tokenize(oldString, options));
        const newTokens = this.removeEmpty(this.tokenize(newString, options));
        return this.diffWithOptionsObj(oldTokens, newTokens, options, callback);
    }
    diffWithOptionsObj(oldTokens, newTokens, options, callback) {
        var _a;
        const done = (value) => {
            value = this.postProcess(value, options);
            if (callback) {
                setTimeout(function () { callback(value); }, 0);
                return undefined;
            }
            else {
                return value;
            }
        };
        const newLen = newTokens.length, oldLen = oldTokens.length;
        let editLength = 1;
        let maxEditLength = newLen + oldLen;
        if (options.maxEditLength != null) {
            maxEditLength = Math.min(maxEditLength, options.maxEditLength);
        }
        const maxExecutionTime = (_a = options.timeout) !== null && _a !== void 0 ? _a : Infinity;
        const abortAfterTimestamp = Date.now() + maxExecutionTime;
        const bestPath = [{ oldPos: -1, lastComponent: undefined }];
        // Seed editLength = 0, i.e. the content starts with the same values
        let newPos = this.extractCommon(bestPath[0], newTokens, oldTokens, 0, options);
        if (bestPath[0].oldPos + 1 >= oldLen && newPos + 1 >= newLen) {
            // Identity per the equality and tokenizer
            return done(this.buildValues(bestPath[0].lastComponent, newTokens, oldTokens));
        }
        // Once we hit the right edge of the edit graph on some diagonal k, we can
        // definitely reach the end of the edit graph in no more than k edits, so
        // there's no point in considering any moves to diagonal k+1 any more (from
        // which we're guaranteed to need at least k+1 more edits).
        // Similarly, once we've reached the bottom of the edit graph, there's no
        // point considering moves to lower diagonals.
        // We record this fact by setting minDiagonalToConsider and
        // maxDiagonalToConsider to some finite value once we've hit the edge of
        // the edit graph.
        // This optimization is not faithful to the original algorithm presented in
        // Myers's paper, which instead pointlessly extends D-paths off the end of
        // the edit graph - see page 7 of Myers's paper which notes this point
        // explicitly and illustrates it with a diagram. This has major performance
        // implications for some common scenarios. For instance, to compute a diff
        // where the new text simply appends d characters on the end of the
        // original text of length n, the true Myers algorithm will take O(n+d^2)
        // time while this optimization needs only O(n+d) time.
        let minDiagonalToConsider = -Infinity, maxDiagonalToConsider = Infinity;
        // Main worker method. checks all permutations of a given edit length for acceptance.
        const execEditLength = () => {
            for (let diagonalPath = Math.max(minDiagonalToConsider, -editLength); diagonalPath <= Math.min(maxDiagonalToConsider, editLength); diagonalPath += 2) {
                let basePath;
                const removePath = bestPath[diagonalPath - 1], addPath = bestPath[diagonalPath + 1];
                if (removePath) {
                    // No one else is going to attempt to use this value, clear it
                    // @ts-expect-error - perf optimisation. This type-violating value will never be read.
                    bestPath[diagonalPath - 1] = undefined;
                }
                let canAdd = false;
                if (addPath) {
                    // what newPos will be after we do an insertion:
                    const addPathNewPos = addPath.oldPos - diagonalPath;
                    canAdd = addPath && 0 <= addPathNewPos && addPathNewPos < newLen;
                }
                const canRemove = removePath && removePath.oldPos + 1 < oldLen;
                if (!canAdd && !canRemove) {
                    // If this path is a terminal then prune
                    // @ts-expect-error - perf optimisation. This type-violating value will never be read.
                    bestPath[diagonalPath] = undefined;
                    continue;
                }
                // Select the diagonal that we want to branch from. We select the prior
                // path whose position in the old string is the farthest from the origin
                // and does not pass the bounds of the diff graph
                if (!canRemove || (canAdd && removePath.oldPos < addPath.oldPos)) {
                    basePath = this.addToPath(addPath, true, false, 0, options);
                }
                else {
                    basePath = this.addToPath(removePath, false, true, 1, options);
                }
                newPos = this.extractCommon(basePath, newTokens, oldTokens, diagonalPath, options);
                if (basePath.oldPos + 1 >= oldLen && newPos + 1 >= newLen) {
                    // If we have hit the end of both strings, then we are done
                    return done(this.buildValues(basePath.lastComponent, newTokens, oldTokens)) || true;
                }
                else {
                    bestPath[diagonalPath] = basePath;
                    if (basePath.oldPos + 1 >= oldLen) {
                        maxDiagonalToConsider = Math.min(maxDiagonalToConsider, diagonalPath - 1);
                    }
                    if (newPos + 1 >= newLen) {
                        minDiagonalToConsider = Math.max(minDiagonalToConsider, diagonalPath + 1);
                    }
                }
            }
            editLength++;
        };
        // Performs the length of edit iteration. Is a bit fugly as this has to support the
        // sync and async mode which is never fun. Loops over execEditLength until a value
        // is produced, or until the edit length exceeds options.maxEditLength (if given),
        // in which case it will return undefined.
        if (callback) {
            (function exec() {
                setTimeout(function () {
                    if (editLength > maxEditLength || Date.now() > abortAfterTimestamp) {
                        return callback(undefined);
                    }
                    if (!execEditLength()) {
                        exec();
                    }
                }, 0);
            }());
        }
        else {
            while (editLength <= maxEditLength && Date.now() <= abortAfterTimestamp) {
                const ret = execEditLength();
                if (ret) {
                    return ret;
                }
            }
        }
    }
    addToPath(path, added, removed, oldPosInc, options) {
        const last = path.lastComponent;
        if (last && !options.oneChangePerToken && last.added === added && last.removed === removed) {
            return {
                oldPos: path.oldPos + oldPosInc,
                lastComponent: { count: last.count + 1, added: added, removed: removed, previousComponent: last.previousComponent }
            };
        }
        else {
            return {
                oldPos: path.oldPos + oldPosInc,
                lastComponent: { count: 1, added: added, removed: removed, previousComponent: last }
            };
        }
    }
    extractCommon(basePath, newTokens, oldTokens, diagonalPath, options) {
        const newLen = newTokens.length, oldLen = oldTokens.length;
        let oldPos = basePath.oldPos, newPos = oldPos - diagonalPath, commonCount = 0;
        while (newPos + 1 < newLen && oldPos + 1 < oldLen && this.equals(oldTokens[oldPos + 1], newTokens[newPos + 1], options)) {
            newPos++;
            oldPos++;
            commonCount++;
            if (options.oneChangePerToken) {
                basePath.lastComponent = { count: 1, previousComponent: basePath.lastComponent, added: false, removed: false };
            }
        }
        if (commonCount && !options.oneChangePerToken) {
            basePath.lastComponent = { count: commonCount, previousComponent: basePath.lastComponent, added: false, removed: false };
        }
        basePath.oldPos = oldPos;
        return newPos;
    }
    equals(left, right, options) {
        if (options.comparator) {
            return options.comparator(left, right);
        }
        else {
            return left === right
                || (!!options.ignoreCase && left.toLowerCase() === right.toLowerCase());
        }
    }
    removeEmpty(array) {
        const ret = [];
        for (let i = 0; i < array.length; i++) {
            if (array[i]) {
                ret.push(array[i]);
            }
        }
        return ret;
    }
    // eslint-disable-next-line @typescript-eslint/no-unused-vars
    castInput(value, options) {
        return value;
    }
    // eslint-disable-next-line @typescript-eslint/no-unused-vars
    tokenize(value, options) {
        return Array.from(value);
    }
    join(chars) {
        // Assumes ValueT is string, which is the case for most subclasses.
        // When it's false, e.g. in diffArrays, this method needs to be overridden (e.g. with a no-op)
        // Yes, the casts are verbose and ugly, because this pattern - of having the base class SORT OF
        // assume tokens and values are strings, but not completely - is weird and janky.
        return chars.join('');
    }
    postProcess(changeObjects, 
    // eslint-disable-next-line @typescript-eslint/no-unused-vars
    options) {
        return changeObjects;
    }
    get useLongestToken() {
        return false;
    }
    buildValues(lastComponent, newTokens, oldTokens) {
        // First we convert our linked list of components in reverse order to an
        // array in the right order:
        const components = [];
        let nextComponent;
        while (lastComponent) {
            components.push(lastComponent);
            nextComponent = lastComponent.previousComponent;
            delete lastComponent.previousComponent;
            lastComponent = nextComponent;
        }
        components.reverse();
        const componentLen = components.length;
        let componentPos = 0, newPos = 0, oldPos = 0;
        for (; componentPos < componentLen; componentPos++) {
            const component = components[componentPos];
            if (!component.removed) {
                if (!component.added && this.useLongestToken) {
                    let value = newTokens.slice(newPos, newPos + component.count);
                    value = value.map(function (value, i) {
                        const oldValue = oldTokens[oldPos + i];
                        return oldValue.length > value.length ? oldValue : value;
                    });
                    component.value = this.join(value);
                }
                else {
                    component.value = this.join(newTokens.slice(newPos, newPos + component.count));
                }
                newPos += component.count;
                // Common case
                if (!component.added) {
                    oldPos += component.count;
                }
            }
            else {
                component.value = this.join(oldTokens.slice(oldPos, oldPos + component.count));
                oldPos += component.count;
            }
        }
        return components;
    }
}


/***/ }),

/***/ 8378:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p6: () => (/* binding */ date)
/* harmony export */ });
/* unused harmony exports ZodMiniISODateTime, datetime, ZodMiniISODate, ZodMiniISOTime, time, ZodMiniISODuration, duration */
/* harmony import */ var _core_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(46416);
/* harmony import */ var _core_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(26357);
/* harmony import */ var _core_index_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(41299);
/* harmony import */ var _schemas_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5915);


const ZodMiniISODateTime = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodMiniISODateTime", (inst, def) => {
    core.$ZodISODateTime.init(inst, def);
    schemas.ZodMiniStringFormat.init(inst, def);
})));
// @__NO_SIDE_EFFECTS__
function datetime(params) {
    return core._isoDateTime(ZodMiniISODateTime, params);
}
const ZodMiniISODate = /*@__PURE__*/ _core_index_js__WEBPACK_IMPORTED_MODULE_0__/* .$constructor */ .xI("ZodMiniISODate", (inst, def) => {
    _core_index_js__WEBPACK_IMPORTED_MODULE_1__/* .$ZodISODate */ .v1.init(inst, def);
    _schemas_js__WEBPACK_IMPORTED_MODULE_2__/* .ZodMiniStringFormat */ .zUr.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function date(params) {
    return _core_index_js__WEBPACK_IMPORTED_MODULE_3__/* ._isoDate */ .db(ZodMiniISODate, params);
}
const ZodMiniISOTime = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodMiniISOTime", (inst, def) => {
    core.$ZodISOTime.init(inst, def);
    schemas.ZodMiniStringFormat.init(inst, def);
})));
// @__NO_SIDE_EFFECTS__
function time(params) {
    return core._isoTime(ZodMiniISOTime, params);
}
const ZodMiniISODuration = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodMiniISODuration", (inst, def) => {
    core.$ZodISODuration.init(inst, def);
    schemas.ZodMiniStringFormat.init(inst, def);
})));
// @__NO_SIDE_EFFECTS__
function duration(params) {
    return core._isoDuration(ZodMiniISODuration, params);
}


/***/ })

};
;