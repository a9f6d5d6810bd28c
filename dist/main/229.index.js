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
/* harmony import */ var _collect_connect_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6554);
/* harmony import */ var _collect_map_limited_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(6895);
/* harmony import */ var _http_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(72557);
/* harmony import */ var _inputs_gate_input_defaults_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(45556);
/* harmony import */ var _inputs_input_form_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(61328);
/* harmony import */ var _inputs_service_access_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(30785);
/* harmony import */ var _runner_runner_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(55162);
/* harmony import */ var _service_explain_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(70980);
/* harmony import */ var _text_error_text_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(89009);
/* harmony import */ var _text_markdown_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(85014);
/* harmony import */ var _text_step_errors_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(69445);












const BUDGET_MS = 55_000;
const PARALLEL_RUNS = 50;
const MAX_LINE_CHARS = 2_000;
async function runPost(runtime) {
    const { runner } = runtime;
    const runIds = (0,_collect_cancel_js__WEBPACK_IMPORTED_MODULE_0__/* .readSavedRuns */ .yh)(runtime);
    if (runIds.length === 0)
        return 0;
    const form = new _inputs_input_form_js__WEBPACK_IMPORTED_MODULE_4__/* .InputForm */ .Vs(runner, _inputs_gate_input_defaults_js__WEBPACK_IMPORTED_MODULE_3__/* .INPUT_DEFAULTS */ .WJ);
    try {
        const results = await cancelAll(runIds, form, runtime);
        const lines = results.flatMap(({ line }) => line ?? []);
        for (const line of lines)
            runner.info(line);
        const errors = (0,_collect_cancel_js__WEBPACK_IMPORTED_MODULE_0__/* .describeUncancelled */ .Y_)(results.filter(({ line }) => line === null));
        (0,_runner_runner_js__WEBPACK_IMPORTED_MODULE_6__/* .annotateEach */ .q)('error', errors, runner);
        if (form.boolean('summary') === false)
            return 0;
        const items = [...errors, ...lines].map((line) => `- ${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_8__/* .message */ .iU)(runner.secrets.hide(line), MAX_LINE_CHARS)}\n`);
        await runner.writeSummary(`## Simulation gate: after the step\n\n${items.join('')}`);
    }
    catch (error) {
        runner.debug((0,_text_error_text_js__WEBPACK_IMPORTED_MODULE_10__/* .stackOf */ .US)(error));
        runner.annotate('error', `post step: ${(0,_service_explain_js__WEBPACK_IMPORTED_MODULE_7__/* .internalError */ .WB)(error).message}`);
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
    const client = (0,_collect_connect_js__WEBPACK_IMPORTED_MODULE_1__/* .connect */ .Ng)(access, runtime);
    return (0,_collect_map_limited_js__WEBPACK_IMPORTED_MODULE_11__/* .mapLimited */ .b)(runIds, PARALLEL_RUNS, async (id) => {
        try {
            const result = await (0,_collect_cancel_js__WEBPACK_IMPORTED_MODULE_0__/* .askToCancel */ .nr)(id, client, request);
            const done = result === 'asked'
                ? 'asked to cancel, because the step that started it left it behind'
                : 'had ended already';
            return { id, why: '', line: `run ${id}: ${done}` };
        }
        catch (error) {
            if (!(error instanceof _http_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .ServiceError */ ._7 || error instanceof _text_step_errors_js__WEBPACK_IMPORTED_MODULE_9__/* .CancelledError */ .cc))
                throw error;
            return { id, why: error.message, line: null };
        }
    });
}


/***/ }),

/***/ 4606:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BQ: () => (/* binding */ saveRun),
/* harmony export */   Su: () => (/* binding */ cancelRun),
/* harmony export */   Y_: () => (/* binding */ describeUncancelled),
/* harmony export */   nr: () => (/* binding */ askToCancel),
/* harmony export */   yh: () => (/* binding */ readSavedRuns)
/* harmony export */ });
/* harmony import */ var _http_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(72557);
/* harmony import */ var _model_outcome_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(41913);
/* harmony import */ var _runner_runner_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(55162);
/* harmony import */ var _text_error_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(89009);
/* harmony import */ var _text_step_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(69445);





const HURRIED_BUDGET_MS = 2_000;
const BUDGET_MS = 2 * 60_000;
const STATE = 'STATE_';
const PREFIX = 'run-';
const SAVABLE = /^[\x21-\x7e]{1,200}$/;
async function cancelRun(runId, context) {
    const { log } = context;
    const run = { name: `run ${runId}` };
    const nothing = { cancelError: null };
    if (!context.inputs.cancelOnAbort) {
        log.say(run, 'not cancelled, since cancel-on-abort is false');
        return { ...nothing, notes: ['The run was not cancelled (cancel-on-abort: false).'] };
    }
    try {
        if ((await requestCancel(runId, context)) === 'ended') {
            log.say(run, 'had ended already, so there was nothing to cancel');
            return { ...nothing, notes: [] };
        }
        log.say(run, 'asked to cancel');
        const notes = ['The run was asked to cancel by this step, which had started it.'];
        return { cancelError: null, notes };
    }
    catch (error) {
        if (!(error instanceof _http_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._7))
            throw error;
        log.say(run, `could not be cancelled: ${error.message}`);
        const notes = ['The run could not be cancelled: it may continue to make calls.'];
        return { cancelError: error.message, notes };
    }
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
function describeUncancelled(failures) {
    return (0,_runner_runner_js__WEBPACK_IMPORTED_MODULE_2__/* .byReason */ .U)(failures).map(({ ids, why }) => `run ${ids} could not be cancelled and may continue to make calls: ${(0,_text_error_text_js__WEBPACK_IMPORTED_MODULE_4__/* .withoutPeriod */ .Kx)(why)}. Cancel it in the dashboard of the service`);
}
function saveRun(runId, mayContinue, { inputs, runner }) {
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

/***/ 30785:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C2: () => (/* binding */ readGivenAccess),
/* harmony export */   Xu: () => (/* binding */ parseApiKey),
/* harmony export */   wo: () => (/* binding */ requireAccess),
/* harmony export */   zS: () => (/* binding */ readAccess)
/* harmony export */ });
/* harmony import */ var _text_values_addresses_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(72578);
/* harmony import */ var _text_values_parsed_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(38133);
/* harmony import */ var _input_form_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(61328);
/* harmony import */ var _text_file_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(84197);




async function readGivenAccess(form) {
    const profile = await readServiceProfile(form.inputs);
    return {
        baseUrl: form.readGiven('base-url', _text_values_addresses_js__WEBPACK_IMPORTED_MODULE_2__/* .parseBaseUrl */ .Q2),
        apiKey: form.readExact('api-key', parseApiKey),
        profile: profile && form.takeFromFile('service-profile', profile),
    };
}
function requireAccess({ baseUrl, apiKey, profile }, form, origin, howToSkip) {
    const urlFix = "give the URL of the service, such as 'https://api.example.com'";
    const withoutSecrets = {
        fork: `pull requests from forks get no secrets: ${howToSkip} to skip the step there`,
        dependabot: `pull requests from Dependabot get only Dependabot secrets: store the key there, or ${howToSkip}`,
    };
    const keyFix = origin === null ? form.inputs.howToGiveKey : withoutSecrets[origin];
    const access = {
        baseUrl: form.required('base-url', baseUrl, urlFix),
        apiKey: form.required('api-key', apiKey, keyFix),
    };
    if (profile === undefined || !(0,_input_form_js__WEBPACK_IMPORTED_MODULE_0__/* .isComplete */ .As)(access))
        return undefined;
    return profile === null ? access : { ...access, profile };
}
async function readAccess(form, origin, howToSkip) {
    return requireAccess(await readGivenAccess(form), form, origin, howToSkip);
}
async function readServiceProfile(inputs) {
    const path = inputs.getInput('service-profile').trim();
    if (path === '')
        return null;
    const yaml = await (0,_text_file_js__WEBPACK_IMPORTED_MODULE_1__/* .readYamlFile */ .k)(path);
    if (!yaml.ok)
        return yaml;
    const { parseProfile } = await __webpack_require__.e(/* import() */ 587).then(__webpack_require__.bind(__webpack_require__, 25587));
    return parseProfile(yaml.value, path);
}
function parseApiKey(text) {
    if (text !== text.trim()) {
        const where = 'begins or ends with white space, such as a line break';
        return (0,_text_values_parsed_js__WEBPACK_IMPORTED_MODULE_3__/* .invalid */ .G)(null, `${where}: store the secret again without it`);
    }
    return /^[\x21-\x7e]+$/.test(text)
        ? (0,_text_values_parsed_js__WEBPACK_IMPORTED_MODULE_3__/* .valid */ .r)(text)
        : (0,_text_values_parsed_js__WEBPACK_IMPORTED_MODULE_3__/* .invalid */ .G)(null, 'has a space or a letter outside ASCII: give the key alone, without "Bearer"');
}


/***/ })

};
;