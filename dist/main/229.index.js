"use strict";
exports.id = 229;
exports.ids = [229];
exports.modules = {

/***/ 86229:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   runPost: () => (/* binding */ runPost)
/* harmony export */ });
/* harmony import */ var _collect_cancel_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4606);
/* harmony import */ var _collect_map_limited_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(6895);
/* harmony import */ var _github_annotate_each_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42325);
/* harmony import */ var _http_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(72557);
/* harmony import */ var _inputs_gate_input_defaults_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(45556);
/* harmony import */ var _inputs_input_form_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(61328);
/* harmony import */ var _inputs_service_access_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(30785);
/* harmony import */ var _report_action_summary_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(14019);
/* harmony import */ var _report_words_gate_words_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(89249);
/* harmony import */ var _report_words_run_notes_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(95545);
/* harmony import */ var _runner_saved_runs_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(61588);
/* harmony import */ var _service_connect_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(57528);
/* harmony import */ var _service_explain_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(70980);
/* harmony import */ var _text_error_text_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(89009);
/* harmony import */ var _text_step_errors_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(69445);















const BUDGET_MS = 55_000;
const PARALLEL_RUNS = 50;
async function runPost(runtime) {
    const { runner } = runtime;
    const runIds = (0,_runner_saved_runs_js__WEBPACK_IMPORTED_MODULE_12__/* .readSavedRuns */ .y)(runtime);
    if (runIds.length === 0)
        return 0;
    const form = new _inputs_input_form_js__WEBPACK_IMPORTED_MODULE_4__/* .InputForm */ .Vs(runner, _inputs_gate_input_defaults_js__WEBPACK_IMPORTED_MODULE_3__/* .INPUT_DEFAULTS */ .WJ);
    try {
        const results = await cancelAll(runIds, form, runtime);
        const lines = results.flatMap(({ line }) => line ?? []);
        for (const line of lines)
            runner.info(line);
        const errors = (0,_report_words_run_notes_js__WEBPACK_IMPORTED_MODULE_8__/* .describeUncancelled */ .Y_)(results.filter(({ line }) => line === null));
        (0,_github_annotate_each_js__WEBPACK_IMPORTED_MODULE_1__/* .annotateEach */ .q)('error', errors, runner);
        if (form.boolean('summary') === false)
            return 0;
        const shown = [...errors, ...lines].map((line) => runner.secrets.hide(line));
        await runner.writeSummary((0,_report_action_summary_js__WEBPACK_IMPORTED_MODULE_6__/* .renderPostSummary */ .Ng)(shown));
    }
    catch (error) {
        runner.debug((0,_text_error_text_js__WEBPACK_IMPORTED_MODULE_13__/* .stackOf */ .US)(error));
        runner.annotate('error', _report_words_gate_words_js__WEBPACK_IMPORTED_MODULE_7__/* .POST */ .LO.failed((0,_service_explain_js__WEBPACK_IMPORTED_MODULE_10__/* .internalError */ .WB)(error).message));
    }
    return 0;
}
async function cancelAll(runIds, form, runtime) {
    const { clock, cancelled: signal } = runtime;
    const request = { signal, deadlineMs: clock.now() + BUDGET_MS };
    const access = await (0,_inputs_service_access_js__WEBPACK_IMPORTED_MODULE_5__/* .readAccess */ .zS)(form, null, '');
    if (access === undefined) {
        const why = form.errors.map(({ message: problem }) => problem).join('; ');
        return runIds.map((id) => ({ id, why, line: null }));
    }
    const client = (0,_service_connect_js__WEBPACK_IMPORTED_MODULE_9__/* .connect */ .N)(access, runtime);
    return (0,_collect_map_limited_js__WEBPACK_IMPORTED_MODULE_14__/* .mapLimited */ .b)(runIds, PARALLEL_RUNS, async (id) => {
        try {
            const result = await (0,_collect_cancel_js__WEBPACK_IMPORTED_MODULE_0__/* .askToCancel */ .n)(id, client, request);
            return { id, why: '', line: result === 'asked' ? _report_words_gate_words_js__WEBPACK_IMPORTED_MODULE_7__/* .POST */ .LO.asked(id) : _report_words_gate_words_js__WEBPACK_IMPORTED_MODULE_7__/* .POST */ .LO.ended(id) };
        }
        catch (error) {
            if (!(error instanceof _http_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .ServiceError */ ._7 || error instanceof _text_step_errors_js__WEBPACK_IMPORTED_MODULE_11__/* .CancelledError */ .cc))
                throw error;
            return { id, why: error.message, line: null };
        }
    });
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

/***/ 14019:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FE: () => (/* binding */ renderActionSummary),
/* harmony export */   Ng: () => (/* binding */ renderPostSummary),
/* harmony export */   fv: () => (/* binding */ StepReport)
/* harmony export */ });
/* harmony import */ var _text_markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(85014);
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(53483);
/* harmony import */ var _sections_building_blocks_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(88674);
/* harmony import */ var _words_gate_words_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(89249);




const MAX_ROWS = 200;
const MAX_MESSAGES = 20;
class StepReport {
    outputs = {};
    rows = [];
    notes = [];
    warnings = [];
    errors = [];
    headline = '';
}
function renderActionSummary({ title, columns }, report) {
    const { headline, errors, warnings, notes, rows } = report;
    const mark = errors.length > 0 ? '❌' : '✅';
    const lines = [`## ${mark} ${title}`, ''];
    if (headline !== '')
        lines.push((0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .message */ .iU)(headline), '');
    lines.push(...listed('**Error:** ', errors), ...listed('**Warning:** ', warnings));
    lines.push(...listed('', notes));
    if (rows.length > 0) {
        const shown = rows.slice(0, MAX_ROWS).map((cells) => (0,_sections_building_blocks_js__WEBPACK_IMPORTED_MODULE_2__/* .row */ .nM)(cells.map(renderCell)));
        lines.push((0,_sections_building_blocks_js__WEBPACK_IMPORTED_MODULE_2__/* .tableHead */ .PP)(...columns) + shown.join(''));
    }
    if (rows.length > MAX_ROWS)
        lines.push(`and ${(0,_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatCounted */ .So)(rows.length - MAX_ROWS, 'more row')}`, '');
    return `${lines.join('\n')}\n`;
}
function renderPostSummary(lines) {
    return `## ${_words_gate_words_js__WEBPACK_IMPORTED_MODULE_3__/* .POST */ .LO.title}\n\n${lines.map((line) => `- ${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .message */ .iU)(line)}\n`).join('')}`;
}
function listed(lead, messages) {
    if (messages.length === 0)
        return [];
    const shown = messages.slice(0, MAX_MESSAGES);
    const items = shown.map((text) => `- ${lead}${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .message */ .iU)(text)}`);
    const more = messages.length - shown.length;
    return [...items, ...(more > 0 ? [`- and ${(0,_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatCount */ .B4)(more)} more`] : []), ''];
}
function renderCell(value) {
    if (typeof value === 'string' || value === null)
        return (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .cell */ .Hn)(value);
    const id = (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .identifier */ .Cv)(value.id) || (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .cell */ .Hn)(null);
    return value.name ? `${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .inline */ .mG)(value.name)} (${id})` : id;
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

/***/ 71041:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $1: () => (/* binding */ sumCalls),
/* harmony export */   Ac: () => (/* binding */ PLAN),
/* harmony export */   df: () => (/* binding */ describePlan),
/* harmony export */   g3: () => (/* binding */ quotePlan),
/* harmony export */   io: () => (/* binding */ describeSeveralPlans),
/* harmony export */   ke: () => (/* binding */ describeTooManyCalls),
/* harmony export */   uU: () => (/* binding */ describePlanCalls),
/* harmony export */   uj: () => (/* binding */ describeLostStart),
/* harmony export */   v5: () => (/* binding */ describeUnknownPlan),
/* harmony export */   xe: () => (/* binding */ countCalls)
/* harmony export */ });
/* harmony import */ var _text_error_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(89009);
/* harmony import */ var _text_log_line_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(82456);
/* harmony import */ var _text_nearest_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(42337);
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(53483);




const MAX_NEAREST = 5;
const MAX_NAMES = 10;
const MAX_IDS = 20;
const MAX_NAME_CHARS = 100;
function whyUncounted({ error }) {
    return error === null
        ? 'the service does not report its test cases and iterations'
        : (0,_text_error_text_js__WEBPACK_IMPORTED_MODULE_2__/* .withoutPeriod */ .Kx)(error.message);
}
const PLAN = {
    wanted: (idOrName) => `run plan ${idOrName}`,
    found: (id) => `found, its ID is ${id}`,
    started: (plan) => `started from ${describePlan(plan)}`,
    without: (plan) => `${describePlan(plan)} has no ended run: start one`,
    giveId: ". Else give the plan's ID as run-plan",
    uncounted: (plan) => `The calls of ${describePlan(plan)} are not known: ${whyUncounted(plan)}.`,
    unlimited: (plan) => `The calls of the run plan are not known (${whyUncounted(plan)}), so max-calls could not limit them.`,
    otherStart: (label) => `start run: the response names the run of another start, so ${label} was not tested: check start.jobId in the input service-profile`,
};
function describePlan({ id, name }) {
    return name === null ? `run plan ${id}` : `run plan ${quotePlan(name)} (${id})`;
}
function quotePlan(name) {
    return `'${(0,_text_log_line_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(name, MAX_NAME_CHARS)}'`;
}
function countCalls({ testCaseCount, iterationCount }) {
    return testCaseCount === null || iterationCount === null ? null : testCaseCount * iterationCount;
}
function sumCalls(plans) {
    return plans.reduce((sum, plan) => sum + (countCalls(plan) ?? 0), 0);
}
function describePlanCalls(plan) {
    const calls = countCalls(plan);
    if (calls === null)
        return 'an unknown number of calls';
    const cases = (0,_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatCounted */ .So)(plan.testCaseCount ?? 0, 'test case');
    return `${(0,_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatCounted */ .So)(calls, 'call')} (${cases} × ${(0,_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatCounted */ .So)(plan.iterationCount ?? 0, 'iteration')})`;
}
function describeTooManyCalls(plans, maxCalls) {
    const each = plans.map((plan) => `${describePlan(plan)}: ${describePlanCalls(plan)}`).join('; ');
    const sum = plans.length > 1 ? `, ${(0,_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatCounted */ .So)(sumCalls(plans), 'call')} together` : '';
    return `more calls would be made than the input max-calls: ${maxCalls} allows (${each}${sum}), so nothing was started: raise max-calls, or make the run plan smaller`;
}
function describeUnknownPlan(wanted, found, all) {
    const [nearest, names] = [found, all].map((some) => [...new Set(some)]);
    const near = (0,_text_nearest_js__WEBPACK_IMPORTED_MODULE_3__/* .nearestFirst */ .F8)(wanted, nearest ?? []).slice(0, MAX_NEAREST);
    const shown = near.length > 0
        ? `the nearest: ${near.map(quotePlan).join(', ')}`
        : `the service has ${(0,_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatList */ .ki)(names ?? [], MAX_NAMES, quotePlan) || 'none for this key'}`;
    return `input 'run-plan': ${quotePlan(wanted)} names no run plan: ${shown}`;
}
function describeSeveralPlans(wanted, ids) {
    const shown = ids.slice(0, MAX_IDS).map((id) => (0,_text_log_line_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(id, MAX_NAME_CHARS));
    return `input 'run-plan': ${quotePlan(wanted)} is the name of ${ids.length} run plans: give one of their IDs as run-plan: ${shown.join(', ')}`;
}
function describeLostStart(plan) {
    return `A run of ${describePlan(plan)} may have been started; the request is not retried, since a second run would make real calls. To find it, check the newest runs of the plan in your service's dashboard, and pass its ID as the input job-id`;
}


/***/ }),

/***/ 95545:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K8: () => (/* binding */ describeReused),
/* harmony export */   M3: () => (/* binding */ LEFT),
/* harmony export */   PL: () => (/* binding */ describeUnmatched),
/* harmony export */   R7: () => (/* binding */ PATHS),
/* harmony export */   Um: () => (/* binding */ BASELINE),
/* harmony export */   Y_: () => (/* binding */ describeUncancelled),
/* harmony export */   f6: () => (/* binding */ UNREUSABLE),
/* harmony export */   f7: () => (/* binding */ describeResumed),
/* harmony export */   zo: () => (/* binding */ WHY_NOT)
/* harmony export */ });
/* harmony import */ var _text_duration_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6203);
/* harmony import */ var _text_error_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(89009);
/* harmony import */ var _text_log_line_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(82456);
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(53483);




const MAX_NAME_CHARS = 200;
const MAX_WHY_CHARS = 300;
const MAX_LISTED = 5;
const LEFT = {
    going: 'This step started the run and had to leave it: it may continue to make calls. Pass its ID as job-id to evaluate it, or re-run this job; a new start would repeat the calls.',
    notCancelled: 'The run was not cancelled (cancel-on-abort: false).',
    cancelled: 'The run was asked to cancel by this step, which had started it.',
    ended: 'The run had ended before it could be cancelled.',
    failed: 'The run could not be cancelled: it may continue to make calls.',
};
function describeUncancelled(failures) {
    return failures.flatMap(({ why }, index) => {
        if (index % _format_js__WEBPACK_IMPORTED_MODULE_2__/* .MAX_IDS */ .y2 !== 0)
            return [];
        const ids = failures.slice(index, index + _format_js__WEBPACK_IMPORTED_MODULE_2__/* .MAX_IDS */ .y2).map(({ id }) => id);
        return `run ${ids.join(', ')} could not be cancelled and may continue to make calls: ${(0,_text_error_text_js__WEBPACK_IMPORTED_MODULE_3__/* .withoutPeriod */ .Kx)(why)}. Cancel it in the dashboard of the service`;
    });
}
const WHY_NOT = {
    line: (runId, how, why) => `run ${runId} is not ${how}: ${why}`,
    itself: 'it is the run itself',
    ofOtherPlan: 'it is a run of another plan',
    notEnded: 'it has not ended',
    notEvaluated: 'it was not evaluated',
    notReady: 'its debrief is not READY',
    failed: 'it failed',
    cancelled: 'it was cancelled',
    ended: (status) => `it ended ${status}`,
    endedAgain: (status) => `it ended ${status} without a debrief`,
};
function describeResumed(attempt, startedAt) {
    return `Resumed: no run was started, since attempt ${attempt} of this step had started this one at ${startedAt}.`;
}
function describeReused({ ageMs, sha, ref }, limitMs) {
    const commit = sha === '' ? '' : `, of commit ${sha.slice(0, 7)}`;
    const on = ref === '' ? '' : ` on ${(0,_text_log_line_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .TN)(ref, MAX_NAME_CHARS)}`;
    return `Reused: no run was started, since this one ended ${(0,_text_duration_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDuration */ .a)(ageMs)} ago${commit}${on} with the same plan, variables and files (reuse: ${(0,_text_duration_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDuration */ .a)(limitMs)}). Its results were read and evaluated again.`;
}
const UNREUSABLE = {
    note: (why) => `No earlier run could be reused, nor can this one: ${why}.`,
    unmatched: (glob) => `'${glob}' of paths matches no file`,
    noFile: (path) => `'${path}', which paths matches, is not a file`,
};
function nameRef(ref) {
    const [, number] = /^refs\/pull\/(\d+)\//.exec(ref) ?? [];
    if (number !== undefined)
        return `pull request ${number}`;
    return ref.replace(/^refs\/(?:heads|tags)\//, '') || 'this gate';
}
const BASELINE = {
    failed: (ref) => `No run of ${nameRef(ref)} that passed can be compared with, so the newest evaluated run, which did not pass, is the baseline.`,
    previous: (ref) => `The baseline may be a run of another pull request, since no evaluated run of ${nameRef(ref)} is recorded.`,
    unknown: (runId, why) => `input 'baseline': '${runId}' is the ID of no run that the service knows (${(0,_text_log_line_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .TN)((0,_text_error_text_js__WEBPACK_IMPORTED_MODULE_3__/* .withoutPeriod */ .Kx)(why), MAX_WHY_CHARS)}): check the ID, and that base-url and api-key belong to the same project`,
};
function describeUnmatched(globs) {
    if (globs.length === 0)
        return [];
    const names = globs.map((glob) => `'${(0,_text_log_line_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .TN)(glob, 100)}'`);
    return [
        `paths: no file of the workspace matches ${(0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatList */ .ki)(names, MAX_LISTED)}. Write files, or globs of files such as prompts/**`,
    ];
}
const PATHS = {
    changed: (path) => `paths: ${(0,_text_log_line_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .TN)(path, MAX_NAME_CHARS)} is changed`,
    unknown: (why) => `Which files are changed is not known (${(0,_text_error_text_js__WEBPACK_IMPORTED_MODULE_3__/* .withoutPeriod */ .Kx)(why)}), so the gate runs although the input paths is set.`,
    skipped: ({ kind, files }, dryRun) => {
        const checked = `this ${kind} changes no file that paths matches (${(0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatCounted */ .So)(files, 'file')} checked)`;
        return dryRun === null
            ? `${checked}, so nothing was started`
            : `${checked}, so nothing would be started in it; with such a change the gate ${dryRun}`;
    },
};


/***/ }),

/***/ 22771:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CH: () => (/* binding */ UNREQUESTED),
/* harmony export */   MX: () => (/* binding */ SAVED),
/* harmony export */   Ss: () => (/* binding */ WAIT_FOR),
/* harmony export */   WX: () => (/* binding */ describeFailedDebrief),
/* harmony export */   c4: () => (/* binding */ STATE),
/* harmony export */   fz: () => (/* binding */ describeNoReport),
/* harmony export */   o_: () => (/* binding */ NAME),
/* harmony export */   vk: () => (/* binding */ describeProgress),
/* harmony export */   wo: () => (/* binding */ GIVEN_UP)
/* harmony export */ });
/* harmony import */ var _text_error_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(89009);
/* harmony import */ var _text_log_line_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(82456);
/* harmony import */ var _plan_words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(71041);



const MAX_STATUS_CHARS = 100;
const MAX_ERROR_CHARS = 1_000;
const NAME = {
    byNumber: (phoneNumber) => `the run that uses ${phoneNumber}`,
    gate: 'the gate',
    check: 'a check without a name',
    startedId: 'the ID that the service gave for the run (start.jobId, where service-profile names it)',
};
const WAIT_FOR = {
    lookup: (label) => `${label} to be found`,
    start: (plan) => `a run of ${(0,_plan_words_js__WEBPACK_IMPORTED_MODULE_1__/* .describePlan */ .df)(plan)} to start`,
    queue: 'the run to leave the queue',
    completion: 'the run to finish',
    debrief: 'the debrief',
};
const STATE = {
    given: 'given by job-id',
    notFinished: 'the run has not finished (409)',
    notFinishedYet: 'COMPLETED, but the debrief request says that the run has not finished (409)',
    noResponse: 'read run: no response in time',
    unread: (run, why) => `${run}: its status cannot be read, so the debrief request alone is used (${why})`,
    unreadResults: (why) => `The run's results could not be read: ${why}.`,
    noDebrief: (ended) => `${ended === null ? '' : `the run ended ${ended}, and has `}no debrief yet`,
    otherDebrief: (debriefId, status) => `another debrief (${debriefId}, ${status}) than the requested one`,
    readOnly: 'The API key may only read: the debrief was not requested. A finished run gets one automatically.',
    unknown: (status) => `The run status '${(0,_text_log_line_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(status, MAX_STATUS_CHARS)}' is unknown, so the debrief request shows when the run has finished. Map it in service-profile (words.runStatus)`,
    debrief: (status) => `debrief ${status}`,
    noReport: '/data/report: expected the report of a READY debrief, found none',
    retried: (ended) => `A debrief ${(0,_text_error_text_js__WEBPACK_IMPORTED_MODULE_2__/* .withoutPeriod */ .Kx)(ended)}. The action requested it again.`,
};
const GIVEN_UP = {
    withoutDebrief: (status) => `ended ${status} and has no debrief`,
    notRequestable: (ended) => `${(0,_text_error_text_js__WEBPACK_IMPORTED_MODULE_2__/* .withoutPeriod */ .Kx)(ended)}; the API key may not request another`,
    tooOften: (ended, retries) => `${ended} (debrief-retries: ${retries})`,
};
const UNREQUESTED = {
    readOnly: 'regenerate: true asks for a new debrief, and the input api-key may only read (403 on the request): use a key with Full Access, or leave regenerate out',
    readOnlyReport: 'the debrief is READY, but the results show only its status, and the input api-key may not request it (403): use a key with Full Access',
    lost: 'A new debrief may have been requested, so the request is not retried; when it is ready, run a step with this job-id and without regenerate',
};
function describeProgress(status, queueLength, calls) {
    const parts = [status];
    if (queueLength !== null)
        parts.push(`queue length ${queueLength}`);
    const completed = calls.filter((call) => call.status === 'COMPLETED').length;
    if (calls.length > 0)
        parts.push(`${completed} of ${calls.length} calls completed`);
    return parts.join(', ');
}
function describeFailedDebrief(errorMessage, detail) {
    const message = (0,_text_log_line_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(errorMessage ?? '', MAX_ERROR_CHARS);
    if (message === '')
        return 'ended FAILED, without an error message';
    return detail === 'brief'
        ? 'ended FAILED, with an error message that detail: brief leaves out'
        : `ended FAILED: ${message}`;
}
const SAVED = {
    refused: (path, problem) => `input 'debrief-file': '${(0,_text_log_line_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(path, 200)}' ${problem}`,
    notJson: "is not JSON: save the service's response as it is, in UTF-8",
    noDebrief: (problem) => `does not hold a debrief as the service returns it (save the response to the debrief request as it is); ${problem}`,
};
function describeNoReport(debrief, detail) {
    if (debrief === null)
        return 'the debrief was never generated';
    const { status, errorMessage } = debrief;
    switch (status) {
        case 'READY':
            return 'the debrief is READY, but its report is missing: the response to the debrief request has it';
        case 'FAILED':
            return `the debrief ${describeFailedDebrief(errorMessage, detail)}`;
        default:
            return `the debrief is ${(0,_text_log_line_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(status, 100)}: try again once its status is READY`;
    }
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