"use strict";
exports.id = 11;
exports.ids = [11];
exports.modules = {

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
/* harmony import */ var _runner_runner_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(55162);
/* harmony import */ var _text_stops_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9878);
/* harmony import */ var _saved_runs_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(70748);





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
        if (!(error instanceof _text_stops_js__WEBPACK_IMPORTED_MODULE_2__/* .Cancelled */ .cJ))
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
            'This step started the run and had to leave it: it may go on placing calls. Its ID as job-id has it judged, and so has a re-run of this job where memory holds the run; to start another would place the calls a second time.',
        ],
    };
}
function annotateLeftRuns(runs, runner) {
    const uncancelled = runs.flatMap(({ id, left }) => left?.why === 'uncancelled' ? [{ id, why: left.error }] : []);
    (0,_runner_runner_js__WEBPACK_IMPORTED_MODULE_4__/* .annotateEach */ .qc)('error', (0,_saved_runs_js__WEBPACK_IMPORTED_MODULE_3__/* .describeUncancelled */ .Y_)(uncancelled), runner, MAX_ANNOTATIONS);
    const others = runs.flatMap(({ id, left }) => left === null || left.why === 'uncancelled' ? [] : [{ id, why: LEFT_GOING[left.why] }]);
    const going = (0,_runner_runner_js__WEBPACK_IMPORTED_MODULE_4__/* .byReason */ .UN)(others).map(({ ids, why }) => `run ${ids} ${why}`);
    (0,_runner_runner_js__WEBPACK_IMPORTED_MODULE_4__/* .annotateEach */ .qc)('warning', going, runner, MAX_ANNOTATIONS);
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

/***/ 70748:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Nb: () => (/* binding */ RunSaver),
/* harmony export */   Y_: () => (/* binding */ describeUncancelled),
/* harmony export */   yh: () => (/* binding */ readSavedRuns)
/* harmony export */ });
/* harmony import */ var _runner_runner_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(55162);
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
    return (0,_runner_runner_js__WEBPACK_IMPORTED_MODULE_1__/* .byReason */ .UN)(failures).map(({ ids, why }) => `run ${ids} could not be cancelled and may continue to make calls: ${(0,_text_stops_js__WEBPACK_IMPORTED_MODULE_0__/* .withoutPeriod */ .Kx)(why)}. Cancel it in the dashboard of the service`);
}


/***/ }),

/***/ 45011:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  run: () => (/* reexport */ runPost)
});

// EXTERNAL MODULE: ./collect/cancel.js
var cancel = __webpack_require__(4606);
// EXTERNAL MODULE: ./collect/connect.js + 2 modules
var connect = __webpack_require__(63986);
// EXTERNAL MODULE: ./collect/in-turn.js
var in_turn = __webpack_require__(34299);
// EXTERNAL MODULE: ./collect/saved-runs.js
var saved_runs = __webpack_require__(70748);
// EXTERNAL MODULE: ./http/errors.js
var errors = __webpack_require__(72557);
// EXTERNAL MODULE: ./inputs/gate/input-defaults.js
var input_defaults = __webpack_require__(45556);
// EXTERNAL MODULE: ./inputs/input-form.js
var input_form = __webpack_require__(61328);
// EXTERNAL MODULE: ./inputs/service-access.js
var service_access = __webpack_require__(30785);
// EXTERNAL MODULE: ./runner/runner.js
var runner_runner = __webpack_require__(55162);
// EXTERNAL MODULE: ./text/markdown.js
var markdown = __webpack_require__(85014);
// EXTERNAL MODULE: ./text/stops.js
var stops = __webpack_require__(9878);
;// CONCATENATED MODULE: ./actions/gate/post.js











const BUDGET_MS = 55_000;
const PARALLEL_RUNS = 50;
const MAX_LINES = 100;
const MAX_LINE_CHARS = 2_000;
async function runPost(world) {
    const { runner } = world;
    const jobIds = (0,saved_runs/* readSavedRuns */.yh)(world);
    if (jobIds.length === 0)
        return 0;
    const apiKey = runner.getInput('api-key');
    if (apiKey !== '')
        runner.maskSecret(apiKey);
    try {
        const { errors, lines } = await cancelAll(jobIds, world);
        (0,runner_runner/* annotateEach */.qc)('error', errors, runner);
        const form = new input_form/* InputForm */.Vs(runner, input_defaults/* INPUT_DEFAULTS */.W);
        if (form.boolean('summary') !== false)
            await summarize([...errors, ...lines], runner);
    }
    catch (error) {
        runner.debug((0,stops/* stackOf */.US)(error));
        runner.annotate('error', `post step: ${(0,stops/* internalFault */.gj)(error).message}`);
    }
    return 0;
}
async function summarize(lines, runner) {
    const items = lines
        .slice(0, MAX_LINES)
        .map((line) => `- ${(0,markdown/* message */.iU)(runner.secrets.hide(line), MAX_LINE_CHARS)}`);
    if (lines.length > items.length)
        items.push(`- and ${lines.length - items.length} more`);
    await runner.writeSummary(`## Simulation gate: after the step\n\n${items.join('\n')}\n`);
}
async function cancelAll(jobIds, world) {
    const { clock, cancelled: signal, runner } = world;
    const deadlineMs = clock.now() + BUDGET_MS;
    const form = new input_form/* InputForm */.Vs(runner, input_defaults/* INPUT_DEFAULTS */.W);
    const given = (0,service_access/* readGivenAccess */.C2)(form, await (0,service_access/* readServiceProfile */.f1)(runner));
    const access = (0,service_access/* requireAccess */.wo)(given, form, null, 'set on-missing-key: skip');
    if (access === undefined) {
        const why = form.faults.map((fault) => fault.message).join('; ');
        return { errors: (0,saved_runs/* describeUncancelled */.Y_)(jobIds.map((id) => ({ id, why }))), lines: [] };
    }
    const client = (0,connect/* connect */.N)(access, world);
    const ends = await (0,in_turn/* inTurn */.l)(jobIds, PARALLEL_RUNS, (id) => cancelOne(id, client, { signal, deadlineMs }));
    const lines = ends.flatMap((end) => ('line' in end ? end.line : []));
    for (const line of lines)
        runner.info(line);
    const failures = ends.flatMap((end) => ('why' in end ? end : []));
    return { errors: (0,saved_runs/* describeUncancelled */.Y_)(failures), lines };
}
async function cancelOne(id, client, context) {
    try {
        const end = await (0,cancel/* askToCancel */.nr)(id, client, context);
        return {
            line: end === 'asked'
                ? `run ${id}: asked to cancel, because the step that started it left it behind`
                : `run ${id}: had ended already`,
        };
    }
    catch (error) {
        if (!(error instanceof errors/* ServiceError */._7 || error instanceof stops/* Cancelled */.cJ))
            throw error;
        return { id, why: error.message };
    }
}

;// CONCATENATED MODULE: ./entries/gate-post.js



/***/ }),

/***/ 45556:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ REMOVED_INPUTS),
/* harmony export */   W: () => (/* binding */ INPUT_DEFAULTS)
/* harmony export */ });
const INPUT_DEFAULTS = {
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
    paths: '',
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
    'warn-only': 'false',
    'on-inconclusive': 'fail',
    'on-missing-key': 'fail',
    summary: 'true',
    detail: 'full',
    transcripts: 'true',
    redact: 'true',
    'call-url': '',
    'run-url': '',
    comment: 'auto',
    suggestions: 'true',
    history: '10',
    'report-dir': '',
    'upload-report': 'auto',
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

/***/ 41913:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GD: () => (/* binding */ tolerates),
/* harmony export */   Om: () => (/* binding */ worstOutcome),
/* harmony export */   Ri: () => (/* binding */ IN_FLIGHT),
/* harmony export */   c6: () => (/* binding */ fails),
/* harmony export */   hY: () => (/* binding */ hasEnded),
/* harmony export */   jf: () => (/* binding */ isGoing),
/* harmony export */   md: () => (/* binding */ worstFirst),
/* harmony export */   wi: () => (/* binding */ RUN_OUTCOMES)
/* harmony export */ });
const RUN_OUTCOMES = ['error', 'failed', 'inconclusive', 'started', 'passed'];
function compareOutcomes(a, b) {
    return RUN_OUTCOMES.indexOf(a) - RUN_OUTCOMES.indexOf(b);
}
function worstFirst(runs) {
    return runs.toSorted((a, b) => compareOutcomes(a.outcome, b.outcome));
}
function worstOutcome(outcomes) {
    return outcomes.toSorted(compareOutcomes)[0] ?? 'inconclusive';
}
function fails(outcome) {
    return outcome === 'failed' || outcome === 'inconclusive' || outcome === 'error';
}
function tolerates(outcomes, tolerance) {
    return (fails(worstOutcome(outcomes)) && outcomes.every((outcome) => isTolerated(outcome, tolerance)));
}
function isTolerated(outcome, { warnOnly, onInconclusive, isTrial = false }) {
    if (isTrial)
        return outcome !== 'error';
    if (outcome === 'failed')
        return warnOnly;
    if (outcome === 'inconclusive')
        return onInconclusive === 'warn';
    return !fails(outcome);
}
const ENDED = new Set([
    'COMPLETED',
    'FAILED',
    'TIMED_OUT',
    'CANCELLED',
    'CANCELED',
]);
const IN_FLIGHT = [
    'PENDING',
    'QUEUED',
    'CREATING_SNAPSHOTS',
    'CREATING_SIMULATIONS',
    'PREPARING_CAPACITY',
    'RUNNING_SIMULATIONS',
    'ENDING_SIMULATIONS',
    'CANCELLING',
];
const GOING = new Set(IN_FLIGHT);
function isGoing(runStatus) {
    return runStatus !== null && GOING.has(runStatus);
}
function hasEnded(runStatus) {
    return runStatus !== null && ENDED.has(runStatus);
}


/***/ }),

/***/ 85014:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CS: () => (/* binding */ prose),
/* harmony export */   Cv: () => (/* binding */ identifier),
/* harmony export */   DV: () => (/* binding */ codeBlock),
/* harmony export */   Hn: () => (/* binding */ cell),
/* harmony export */   LO: () => (/* binding */ MAX_PROSE_CHARS),
/* harmony export */   Vh: () => (/* binding */ linkDestination),
/* harmony export */   ci: () => (/* binding */ identifierLink),
/* harmony export */   iU: () => (/* binding */ message),
/* harmony export */   iZ: () => (/* binding */ blockQuote),
/* harmony export */   mG: () => (/* binding */ inline),
/* harmony export */   nA: () => (/* binding */ cutNote),
/* harmony export */   qy: () => (/* binding */ html),
/* harmony export */   xF: () => (/* binding */ fenceAround)
/* harmony export */ });
/* harmony import */ var _log_line_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(82456);
/* harmony import */ var _strip_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(30269);


const ZWSP = '\u200b';
const NONE = '–';
const ACTIVE = /(?<![0-9a-z])[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}(?![0-9a-z])|[\\`*~|[\]<_@$]|&(?=#?[0-9a-z]{1,31};)|#(?=\d)|:(?=\/\/|(?:100|1234):|(?!\d+:)[\w+-]{1,60}:)|www(?=\.)|(?:GH|GHSA|CVE)-(?=\w)|[0-9a-f]{6,}?(?=CVE-\w)|[0-9a-f]{7,}/gi;
const MAY_BE_ACTIVE = /[\\`*~|[\]<_@$&#:]|www\.|[0-9a-f]{6}|(?:GH|GHSA|CVE)-/i;
const ACTIVE_IN_HTML = /[&<>"'@$]|#(?=\d)|:(?=\/\/|(?:100|1234):|(?!\d+:)[\w+-]{1,60}:)|www(?=\.)|(?:GH|GHSA|CVE)-(?=\w)|[0-9a-f]{6,}?(?=CVE-\w)|[0-9a-f]{7,}/gi;
const HTML_ENTITY = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&#39;',
};
const QUOTED = /(?<![^\s(])'([^\s'`|@$<](?:[^'`|@$<]{0,200}[^\s'`|@$<])?)'(?!\w)/;
const BLOCK_START = /^(?:[-+=](?!\w)|:(?=-)|>|#(?=[#\s]|$))/;
const ORDERED_ITEM = /^(\d{1,9})([.)])(?=\s|$)/;
const PLAIN_ID = /^[\w.-]{1,100}$/;
const UUID_CHARS = 36;
const MAX_PROSE_CHARS = 20_000;
const MAX_INLINE_CHARS = 200;
function prose(text, maxChars = MAX_PROSE_CHARS) {
    const shown = (0,_strip_js__WEBPACK_IMPORTED_MODULE_1__/* .stripUnprintable */ .jh)((0,_strip_js__WEBPACK_IMPORTED_MODULE_1__/* .clip */ .$Q)(text, maxChars)).replaceAll('<!--', '');
    const paragraphs = [];
    let lines = [];
    const endParagraph = () => {
        if (lines.length > 0)
            paragraphs.push(lines.join('\\\n'));
        lines = [];
    };
    for (const raw of shown.split('\n')) {
        const line = raw.replaceAll('\t', ' ').trim();
        if (line === '')
            endParagraph();
        else
            lines.push(escapeLine(line));
    }
    endParagraph();
    if (text.length > maxChars)
        paragraphs.push(cutNote(text.length - maxChars));
    return paragraphs.join('\n\n');
}
function cutNote(chars) {
    return `*(cut here: ${chars} more characters)*`;
}
function inline(text, maxChars = MAX_INLINE_CHARS) {
    const line = escapeLine(foldProse(text, maxChars));
    return line.endsWith('#') && !line.endsWith('\\#') ? `${line.slice(0, -1)}\\#` : line;
}
function message(text, maxChars) {
    return escapeLine(foldProse(text, maxChars), codeOf);
}
function cell(text, maxChars = MAX_INLINE_CHARS) {
    return text === null ? NONE : inline(text, maxChars) || NONE;
}
function html(text, maxChars = MAX_INLINE_CHARS) {
    const line = foldProse(text, maxChars);
    return line.replace(ACTIVE_IN_HTML, (found) => HTML_ENTITY[found] ?? unlink(found));
}
function identifier(id) {
    return PLAIN_ID.test(id) ? `\`${id}\`` : inline(id, 100);
}
function identifierLink(id, template, placeholder) {
    const text = identifier(id);
    if (template === null || text === '')
        return text;
    const url = (0,_log_line_js__WEBPACK_IMPORTED_MODULE_0__/* .fillTemplate */ .ou)(template, placeholder, id);
    return /^https?:\/\//i.test(url) ? `[${text}](${linkDestination(url)})` : text;
}
function linkDestination(url) {
    return (0,_strip_js__WEBPACK_IMPORTED_MODULE_1__/* .stripInvisible */ ._0)(url)
        .replace(/[^\w.~:/?#@!&+,;=%-]/gu, percentEncode)
        .replaceAll('&', '&amp;');
}
function codeBlock(language, code) {
    const text = (0,_strip_js__WEBPACK_IMPORTED_MODULE_1__/* .stripUnprintable */ .jh)(code)
        .replaceAll('\t', '    ')
        .replace(/@(?=\w)/g, `@${ZWSP}`)
        .replaceAll('<!--', `<${ZWSP}!--`);
    const fence = fenceAround(text);
    return `${fence}${language}\n${text}\n${fence}`;
}
function fenceAround(text) {
    const longestRun = (text.match(/`+/g) ?? []).reduce((max, run) => Math.max(max, run.length), 2);
    return '`'.repeat(longestRun + 1);
}
function blockQuote(markdown) {
    return `> ${markdown.replaceAll('\n', '\n> ')}`;
}
function foldProse(text, maxChars) {
    return (0,_strip_js__WEBPACK_IMPORTED_MODULE_1__/* .fold */ .AU)(text, maxChars).replaceAll('<!--', '').trim();
}
function escapeLine(line, quote = quoteOf) {
    const formula = line.indexOf('$') !== line.lastIndexOf('$');
    return line
        .split(QUOTED)
        .map((part, index) => (index % 2 === 0 ? disarm(part, formula) : quote(part, formula)))
        .join('')
        .replace(BLOCK_START, '\\$&')
        .replace(ORDERED_ITEM, '$1\\$2');
}
function quoteOf(value, formula) {
    const escaped = disarm(value, formula);
    return escaped.includes(ZWSP) ? `'\`${value}\`'` : `'${escaped}'`;
}
function codeOf(value) {
    return `\`${value}\``;
}
function disarm(text, formula) {
    if (!MAY_BE_ACTIVE.test(text))
        return text;
    return text.replace(ACTIVE, (found, offset) => {
        if (found === '<')
            return '&lt;';
        if (found === '&')
            return '&amp;';
        if (found === '$')
            return formula ? `${ZWSP}&#36;` : found;
        if (found.length === UUID_CHARS && found[8] === '-')
            return `\`${found}\``;
        if (found === '_')
            return isInsideWord(text, offset) ? found : '\\_';
        return '\\`*~|[]'.includes(found) ? `\\${found}` : unlink(found);
    });
}
function unlink(found) {
    if (found === '$')
        return `${ZWSP}$`;
    if (found.length < 7)
        return found + ZWSP;
    return found.replace(/.{6}(?=.)/g, `$&${ZWSP}`);
}
function isInsideWord(line, offset) {
    return /^[0-9a-z]_[0-9a-z]$/i.test(line.slice(Math.max(0, offset - 1), offset + 2));
}
function percentEncode(char) {
    const encoded = encodeURIComponent(char);
    return encoded === char ? `%${char.charCodeAt(0).toString(16).toUpperCase()}` : encoded;
}


/***/ })

};
;