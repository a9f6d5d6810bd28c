"use strict";
exports.id = 269;
exports.ids = [269];
exports.modules = {

/***/ 10269:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runAction: () => (/* binding */ runAction)
});

// EXTERNAL MODULE: ./collect/connect.js + 3 modules
var connect = __webpack_require__(16892);
// EXTERNAL MODULE: ./collect/wait/wait.js
var wait_wait = __webpack_require__(54305);
// EXTERNAL MODULE: ./inputs/input-form.js
var input_form = __webpack_require__(61328);
// EXTERNAL MODULE: ./inputs/service-access.js
var service_access = __webpack_require__(30785);
// EXTERNAL MODULE: ./inputs/workflow.js
var inputs_workflow = __webpack_require__(18912);
// EXTERNAL MODULE: ./publish/output-values.js
var output_values = __webpack_require__(12001);
// EXTERNAL MODULE: ./report/format.js
var format = __webpack_require__(53483);
// EXTERNAL MODULE: ./runner/runner.js
var runner_runner = __webpack_require__(55162);
// EXTERNAL MODULE: ./service/explain.js
var explain = __webpack_require__(70980);
// EXTERNAL MODULE: ./service/operations.js + 1 modules
var operations = __webpack_require__(25587);
// EXTERNAL MODULE: ./text/log-line.js + 1 modules
var log_line = __webpack_require__(82456);
// EXTERNAL MODULE: ./text/markdown.js
var markdown = __webpack_require__(85014);
// EXTERNAL MODULE: ./text/next-turn.js
var next_turn = __webpack_require__(49740);
// EXTERNAL MODULE: ./text/step-error.js
var step_error = __webpack_require__(53326);
;// CONCATENATED MODULE: ./actions/action.js
class StepReport {
    outputs = {};
    rows = [];
    notes = [];
    warnings = [];
    errors = [];
    headline = '';
}

;// CONCATENATED MODULE: ./actions/run-action.js















const MAX_POLL_INTERVAL_MS = 10_000;
const MAX_MESSAGE_CHARS = 2_000;
const MAX_ROWS = 200;
const MAX_MESSAGES = 20;
async function runAction(action, runtime) {
    const { runner, cancelled } = runtime;
    const form = new input_form/* InputForm */.Vs(runner, action.defaults);
    const report = new StepReport();
    const waits = [];
    let summary = true;
    try {
        const access = 'api-key' in action.defaults ? await readAccess(form, runtime) : null;
        const work = action.prepare(form);
        report.warnings.push(...form.findUnknown());
        summary = form.boolean('summary') ?? true;
        report.errors.push(...form.errors.map(({ message: text }) => text));
        if (access !== undefined && work !== undefined && form.errors.length === 0) {
            await (0,next_turn/* nextTurn */.t)();
            cancelled.throwIfAborted();
            await work(stepOf(access, report, waits, runtime));
        }
    }
    catch (error) {
        const ended = (0,explain/* explain */.W)(error, waits.at(-1)?.facts ?? null, action.meant);
        const isInternal = ended.rule === 'internal';
        if (isInternal)
            runner.debug((0,step_error/* stackOf */.US)(error));
        const isCancelled = isInternal && cancelled.aborted;
        report.errors.push(isCancelled ? (0,step_error/* describeError */.Uc)(cancelled.reason) : ended.message);
    }
    return conclude(action, report, summary, runtime);
}
async function readAccess(form, { workflow, runner }) {
    const given = (0,service_access/* readGivenAccess */.C2)(form, await (0,service_access/* readServiceProfile */.f1)(runner));
    return (0,service_access/* requireAccess */.wo)(given, form, (0,inputs_workflow/* pullRequestOrigin */.X)(workflow), 'give the step an if:');
}
function stepOf(access, report, waits, runtime) {
    const client = access && (0,connect/* connect */.N)(access, runtime);
    return {
        ...runtime,
        report,
        profile: access?.profile ?? operations/* STANDARD_PROFILE */.Ay,
        connect() {
            if (client === null)
                throw new Error('This action uses no service.');
            return client;
        },
        wait(settings) {
            const wait = new wait_wait/* Wait */.s({ ...settings, maxPollIntervalMs: MAX_POLL_INTERVAL_MS }, runtime);
            waits.push(wait);
            return wait;
        },
    };
}
async function conclude(action, given, wantsSummary, { runner, cancelled }) {
    const report = runner.secrets.hideIn({ ...given });
    const { headline, outputs, warnings, notes, errors } = report;
    if (cancelled.aborted && errors.length === 0)
        errors.push('the step was cancelled');
    const empty = Object.fromEntries(action.outputs.map((name) => [name, '']));
    const isWritten = (0,output_values/* setOutputs */.n)({ ...empty, ...outputs }, runner);
    if (wantsSummary)
        await runner.writeSummary(renderActionSummary(action, report));
    (0,runner_runner/* annotateEach */.q)('error', errors.map(shorten), runner);
    (0,runner_runner/* annotateEach */.q)('warning', warnings.map(shorten), runner);
    for (const line of [...notes, headline])
        runner.info(line);
    return isWritten && errors.length === 0 ? 0 : 1;
}
function shorten(text) {
    return (0,log_line/* oneLine */.TN)(text, MAX_MESSAGE_CHARS);
}
function renderActionSummary(action, report) {
    const { headline, errors, warnings, notes, rows } = report;
    const mark = errors.length > 0 ? '❌' : '✅';
    const lines = [`## ${mark} ${action.title}`, ''];
    if (headline !== '')
        lines.push((0,markdown/* inline */.mG)(headline, MAX_MESSAGE_CHARS), '');
    lines.push(...listed('**Error:** ', errors), ...listed('**Warning:** ', warnings));
    lines.push(...listed('', notes));
    if (rows.length > 0) {
        lines.push(row(action.columns), row(action.columns.map(() => '---')));
        for (const values of rows.slice(0, MAX_ROWS)) {
            lines.push(row(values.map(renderCell)));
        }
        lines.push('');
    }
    if (rows.length > MAX_ROWS)
        lines.push(`and ${(0,format/* formatCounted */.So)(rows.length - MAX_ROWS, 'more row')}`, '');
    return `${lines.join('\n')}\n`;
}
function listed(lead, messages) {
    if (messages.length === 0)
        return [];
    const shown = messages.slice(0, MAX_MESSAGES);
    const items = shown.map((text) => `- ${lead}${(0,markdown/* message */.iU)(text, MAX_MESSAGE_CHARS)}`);
    const more = messages.length - shown.length;
    return [...items, ...(more > 0 ? [`- and ${(0,format/* formatCount */.B4)(more)} more`] : []), ''];
}
function renderCell(value) {
    if (typeof value === 'string' || value === null)
        return (0,markdown/* cell */.Hn)(value);
    const id = (0,markdown/* identifier */.Cv)(value.id) || (0,markdown/* cell */.Hn)(null);
    return value.name ? `${(0,markdown/* inline */.mG)(value.name)} (${id})` : id;
}
function row(cells) {
    return `| ${cells.join(' | ')} |`;
}


/***/ }),

/***/ 54305:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ Wait)
/* harmony export */ });
/* harmony import */ var _service_trouble_log_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(44235);
/* harmony import */ var _text_duration_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6203);
/* harmony import */ var _text_step_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(53326);



const MIN_INTERVAL_MS = 1_000;
const INTERVAL_SHARE = 0.2;
const MIN_PAUSE_MS = 500;
const LAST_POLL_MS = 1_000;
class Wait {
    lastSeen = 'nothing yet';
    settings;
    sinceMs;
    #runtime;
    #startedMs;
    #polledMs;
    #loggedMs = 0;
    constructor(settings, runtime, sinceMs = runtime.clock.now()) {
        this.settings = settings;
        this.#runtime = runtime;
        this.sinceMs = sinceMs;
        this.#startedMs = runtime.clock.now();
        this.#polledMs = this.#startedMs;
    }
    get waitedMs() {
        return this.#runtime.clock.now() - this.sinceMs;
    }
    get leftMs() {
        return Math.max(0, this.settings.limitMs - this.waitedMs);
    }
    get facts() {
        const { what, input, limitMs } = this.settings;
        return { what, input, limitMs, waitedMs: this.waitedMs, lastSeen: this.lastSeen };
    }
    get context() {
        const deadlineMs = this.sinceMs + this.settings.limitMs;
        return { signal: this.#runtime.cancelled, deadlineMs };
    }
    see(state, log) {
        const nowMs = this.#runtime.clock.now();
        if (state === this.lastSeen && nowMs - this.#loggedMs < _service_trouble_log_js__WEBPACK_IMPORTED_MODULE_0__/* .QUIET_MS */ .u)
            return;
        this.lastSeen = state;
        this.#loggedMs = nowMs;
        log(`${state}${this.progress}`);
    }
    get progress() {
        return ` (${(0,_text_duration_js__WEBPACK_IMPORTED_MODULE_1__/* .formatDuration */ .a)(this.waitedMs)} so far, ${(0,_text_duration_js__WEBPACK_IMPORTED_MODULE_1__/* .formatDuration */ .a)(this.leftMs)} left of ${this.settings.input})`;
    }
    dueMs(expectedEndMs) {
        const distanceMs = Math.abs(this.#polledMs - (expectedEndMs ?? this.#startedMs));
        return this.#polledMs + pollIntervalMs(distanceMs, this.settings.maxPollIntervalMs);
    }
    async pause(expectedEndMs = null) {
        const { clock, cancelled } = this.#runtime;
        const { leftMs } = this;
        const ms = pauseMs(this.dueMs(expectedEndMs) - clock.now(), leftMs);
        if (ms > 0)
            await clock.sleep(ms, cancelled);
        this.#polledMs = clock.now();
        if (ms >= leftMs)
            throw new _text_step_error_js__WEBPACK_IMPORTED_MODULE_2__/* .StepError */ .zg('timeout', 'the time for waiting ran out');
    }
}
function pollIntervalMs(distanceMs, maxMs) {
    return Math.min(Math.max(distanceMs * INTERVAL_SHARE, MIN_INTERVAL_MS), maxMs);
}
function pauseMs(wantedMs, leftMs) {
    const untilLastPollMs = leftMs - LAST_POLL_MS;
    return untilLastPollMs < MIN_PAUSE_MS
        ? leftMs
        : Math.min(Math.max(wantedMs, MIN_PAUSE_MS), untilLastPollMs);
}


/***/ }),

/***/ 30785:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C2: () => (/* binding */ readGivenAccess),
/* harmony export */   Xu: () => (/* binding */ parseApiKey),
/* harmony export */   f1: () => (/* binding */ readServiceProfile),
/* harmony export */   wo: () => (/* binding */ requireAccess)
/* harmony export */ });
/* harmony import */ var _service_operations_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(25587);
/* harmony import */ var _text_values_addresses_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(72578);
/* harmony import */ var _text_values_parsed_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(38133);
/* harmony import */ var _input_form_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(61328);
/* harmony import */ var _text_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(84197);





function readGivenAccess(form, profile) {
    return {
        baseUrl: form.readGiven('base-url', _text_values_addresses_js__WEBPACK_IMPORTED_MODULE_3__/* .parseBaseUrl */ .Q2),
        apiKey: form.readExact('api-key', parseApiKey),
        profile: profile && form.takeFromFile('service-profile', profile),
    };
}
function requireAccess({ baseUrl, apiKey, profile }, form, origin, howToSkip) {
    const urlFix = "give the URL of the service, such as 'https://api.example.com'";
    const access = {
        baseUrl: form.required('base-url', baseUrl, urlFix),
        apiKey: form.required('api-key', apiKey, keyFix(origin, howToSkip, form.howToGiveKey)),
    };
    if (profile === undefined || !(0,_input_form_js__WEBPACK_IMPORTED_MODULE_1__/* .isComplete */ .As)(access))
        return undefined;
    return profile === null ? access : { ...access, profile };
}
function keyFix(origin, howToSkip, howToGiveKey) {
    switch (origin) {
        case 'fork':
            return `pull requests from forks get no secrets: ${howToSkip} to skip the step there`;
        case 'dependabot':
            return `pull requests from Dependabot get only Dependabot secrets: store the key there, or ${howToSkip}`;
        case null:
            return howToGiveKey;
    }
}
async function readServiceProfile(inputs) {
    const path = inputs.getInput('service-profile').trim();
    if (path === '')
        return null;
    const yaml = await (0,_text_file_js__WEBPACK_IMPORTED_MODULE_2__/* .readYamlFile */ .k)(path);
    return yaml.ok ? (0,_service_operations_js__WEBPACK_IMPORTED_MODULE_0__/* .parseProfile */ .jZ)(yaml.value, path) : yaml;
}
function parseApiKey(text) {
    if (text !== text.trim()) {
        const where = 'begins or ends with white space, such as a line break';
        return (0,_text_values_parsed_js__WEBPACK_IMPORTED_MODULE_4__/* .invalid */ .G)(null, `${where}: store the secret again without it`);
    }
    return /^[\x21-\x7e]+$/.test(text)
        ? (0,_text_values_parsed_js__WEBPACK_IMPORTED_MODULE_4__/* .valid */ .r)(text)
        : (0,_text_values_parsed_js__WEBPACK_IMPORTED_MODULE_4__/* .invalid */ .G)(null, 'has a space or a letter outside ASCII: give the key alone, without "Bearer"');
}


/***/ }),

/***/ 12001:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ setOutputs)
/* harmony export */ });
/* harmony import */ var _report_output_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(18389);
/* harmony import */ var _text_step_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(53326);


function setOutputs(outputs, runner) {
    try {
        for (const [name, value] of Object.entries(outputs))
            runner.setOutput(name, fitting(value));
        return true;
    }
    catch (error) {
        runner.annotate('error', `the outputs could not be written, so later steps cannot read them: ${(0,_text_step_error_js__WEBPACK_IMPORTED_MODULE_1__/* .describeError */ .Uc)(error)}. GITHUB_OUTPUT has to name a file that this step may append to`);
        return false;
    }
}
function fitting(text) {
    if (Buffer.byteLength(text) <= _report_output_text_js__WEBPACK_IMPORTED_MODULE_0__/* .MAX_OUTPUT_BYTES */ .$q)
        return text;
    const lines = text.split('\n');
    let bytes = -1;
    const cut = lines.findIndex((line) => {
        bytes += 1 + Buffer.byteLength(line);
        return bytes > _report_output_text_js__WEBPACK_IMPORTED_MODULE_0__/* .MAX_OUTPUT_BYTES */ .$q;
    });
    return lines.slice(0, cut).join('\n');
}


/***/ }),

/***/ 70980:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ explainMissing),
/* harmony export */   W: () => (/* binding */ explain)
/* harmony export */ });
/* harmony import */ var _http_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(72557);
/* harmony import */ var _text_duration_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6203);
/* harmony import */ var _text_step_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(53326);



function explain(error, wait, inputs, where = '') {
    if (error instanceof _text_step_error_js__WEBPACK_IMPORTED_MODULE_2__/* .StepError */ .zg) {
        const { outcome, rule, message } = error;
        const isComplete = outcome === 'error' || rule === 'budget';
        return { outcome, rule, message: isComplete ? message : withWait(message, wait) };
    }
    if (error instanceof _text_step_error_js__WEBPACK_IMPORTED_MODULE_2__/* .CancelledError */ .cc) {
        return { outcome: 'inconclusive', rule: 'cancelled', message: withWait(error.message, wait) };
    }
    if (error instanceof _http_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._7)
        return explainServiceError(error, wait, inputs, where);
    return (0,_text_step_error_js__WEBPACK_IMPORTED_MODULE_2__/* .internalError */ .WB)(error);
}
const MISCONFIGURED = new Set(['tls', 'proxy', 'unresolved']);
const SPENT_FIX = 'The service refuses for a spent budget, and the request is not retried. Check the subscription and the payments of the account that the api-key belongs to';
function explainServiceError(error, wait, inputs, where) {
    if (MISCONFIGURED.has(error.kind)) {
        return { outcome: 'error', rule: 'service', message: error.message };
    }
    const message = (0,_text_step_error_js__WEBPACK_IMPORTED_MODULE_2__/* .withoutPeriod */ .Kx)(error.message);
    if ((0,_http_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .isSpent */ .Fh)(error)) {
        return { outcome: 'inconclusive', rule: 'budget', message: `${message}. ${SPENT_FIX}` };
    }
    const fix = fixOf(error, inputs, where);
    return fix === null
        ? { outcome: 'inconclusive', rule: 'service', message: withWait(error.message, wait) }
        : { outcome: 'error', rule: 'service', message: `${message}. ${fix}` };
}
const HEADER = /^x-[\w-]{1,100}$/i;
function fixOf(error, inputs, where) {
    const { kind, status = 0, param = '', profileKey } = error;
    if (kind === 'redirect') {
        return 'Redirects are never followed, since the request holds the key: set the input base-url to the URL that responds itself';
    }
    if (kind !== 'status')
        return null;
    if (status === 400 && HEADER.test(param)) {
        return `The service requires the header '${param}': add it under headers in the file of the input service-profile`;
    }
    const named = `${inputs}${where && ` (${where})`}, and that base-url and api-key belong to the same project`;
    if (profileKey !== '' && status < 500)
        return `Else check ${named}`;
    return status === 404 ? `Check ${named}` : fixOfStatus(status, inputs);
}
function explainMissing(error, more = '') {
    if (!(error instanceof _http_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._7) || error.profileKey === '')
        return error;
    return new _text_step_error_js__WEBPACK_IMPORTED_MODULE_2__/* .StepError */ .zg('service', (0,_text_step_error_js__WEBPACK_IMPORTED_MODULE_2__/* .withoutPeriod */ .Kx)(error.message) + more, 'error');
}
function fixOfStatus(status, inputs) {
    switch (status) {
        case 401:
            return 'Check the input api-key: the service does not know this key (was it regenerated, or does it belong to another base-url?)';
        case 403:
            return 'The input api-key lacks the permission for this: use a key with Full Access (a Read-Only key may only read)';
        case 408:
        case 409:
        case 425:
        case 429:
            return null;
        default:
            return status < 500 ? `The service rejects the request: check ${inputs}` : null;
    }
}
function withWait(message, wait) {
    if (wait === null)
        return message;
    const { what, input, limitMs, waitedMs, lastSeen } = wait;
    const limit = `${input}: ${(0,_text_duration_js__WEBPACK_IMPORTED_MODULE_1__/* .formatDuration */ .a)(limitMs)}`;
    return `${(0,_text_step_error_js__WEBPACK_IMPORTED_MODULE_2__/* .withoutPeriod */ .Kx)(message)}; waited ${(0,_text_duration_js__WEBPACK_IMPORTED_MODULE_1__/* .formatDuration */ .a)(waitedMs)} for ${what} (${limit}); last seen: ${lastSeen}`;
}


/***/ }),

/***/ 25587:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Ay: () => (/* binding */ STANDARD_PROFILE),
  Dv: () => (/* binding */ fillRequest),
  jZ: () => (/* binding */ parseProfile)
});

// UNUSED EXPORTS: descriptionOf, profileSchema

// EXTERNAL MODULE: ../../node_modules/zod/v4/core/registries.js
var registries = __webpack_require__(34288);
// EXTERNAL MODULE: ../../node_modules/zod/v4/mini/schemas.js
var schemas = __webpack_require__(5915);
// EXTERNAL MODULE: ../../node_modules/zod/v4/core/parse.js + 1 modules
var parse = __webpack_require__(58989);
// EXTERNAL MODULE: ./http/errors.js
var errors = __webpack_require__(72557);
// EXTERNAL MODULE: ./model/outcome.js
var outcome = __webpack_require__(41913);
// EXTERNAL MODULE: ./text/json-object.js
var json_object = __webpack_require__(65553);
// EXTERNAL MODULE: ./text/values/parsed.js
var parsed = __webpack_require__(38133);
// EXTERNAL MODULE: ./text/yaml-check.js
var yaml_check = __webpack_require__(85405);
// EXTERNAL MODULE: ../../node_modules/zod/v4/core/api.js
var api = __webpack_require__(41299);
;// CONCATENATED MODULE: ./service/profile-values.js

const A_MAP = 'has to be a map of keys';
const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];
const profile_values_text = schemas/* string */.YjP('has to be a text');
function textLike(pattern, problem) {
    return profile_values_text.check(api/* _regex */.Fk(pattern, problem));
}
const pointer = textLike(/^(?:\/(?:[^~/]|~[01])*)*$/, 'is not a JSON Pointer: write the keys to the value, each after a slash, such as /data/id');
function place(standard) {
    return schemas/* _default */.Rvf(pointer, standard);
}
const memberName = textLike(/^[\w.~-]{1,100}$/, 'is not a name: write letters, digits, and . _ ~ - only');
const PATH = /^\/(?![/\\])(?!(?:.*\/)?(?:\.|%2e){1,2}(?:[/?]|$))(?:[\w.~!$&'()*+,;=:@/?-]|%[\da-f]{2}|\{\w+\})*$/i;
function request(method, path, body) {
    const names = placeholdersIn(path + (JSON.stringify(body) ?? ''));
    const known = names.map((name) => `{${name}}`).join(', ') || 'none';
    const pathSchema = textLike(PATH, "has to be a URL-encoded path below base-url, such as /v1/runs/{jobId}, without '..' or a fragment").check(schemas/* refine */.YPB((text) => placeholdersIn(text).every((name) => names.includes(name)), {
        error: `has an unknown placeholder: known are ${known}`,
    }));
    const bodySchema = schemas/* unknown */.L5J().check(schemas/* refine */.YPB((value) => {
        const texts = JSON.stringify(value)?.match(/"[^"]*\{\w+\}[^"]*"/g) ?? [];
        return texts.every((text) => names.some((name) => text === `"{${name}}"`));
    }, `has a placeholder that is unknown, or not the whole text: known are ${known}`));
    return {
        method: schemas/* _default */.Rvf(schemas/* enum */.k5n(METHODS), method),
        path: schemas/* _default */.Rvf(pathSchema, path),
        body: body === undefined ? schemas/* exactOptional */.yqP(bodySchema) : schemas/* _default */.Rvf(bodySchema, body),
    };
}
const OWN_HEADERS = /^(?:accept|accept-encoding|authorization|connection|content-.*|expect|host|keep-alive|proxy-.*|te|trailer|transfer-encoding|upgrade|user-agent)$/i;
const headerValue = textLike(/^[\x21-\x7e](?:[\x20-\x7e]{0,998}[\x21-\x7e])?$/, 'is not the value of a header: write up to 1000 ASCII characters on one line');
const headersSchema = schemas/* record */.g1P(schemas/* string */.YjP(), headerValue, A_MAP).check(({ value, issues }) => {
    for (const name of Object.keys(value)) {
        if (/^[\w-]{1,100}$/.test(name) && !OWN_HEADERS.test(name))
            continue;
        const message = 'is not the name of a header that the action leaves to you';
        issues.push({ code: 'custom', message, path: [name], input: name });
    }
});
function placeholdersIn(template) {
    return Array.from(template.matchAll(/\{(\w+)\}/g), ([, name = '']) => name);
}

;// CONCATENATED MODULE: ./service/operations.js







const descriptions = registries/* registry */.u5();
function operation(description, shape) {
    const schema = (0,yaml_check/* strictMap */.yj)(shape, A_MAP);
    descriptions.add(schema, { description });
    return schemas/* _default */.Rvf(schema, () => parse/* parse */.qg(schema, {}));
}
const pages = {
    hasMore: place('/pagination/hasMore'),
    nextCursor: place('/pagination/nextCursor'),
};
const RUN = '/v1/simulation/plan/job/{jobId}';
const create = request('POST', '/v1/call');
const operationSchemas = {
    requestDebrief: operation('Requests the debrief of a run.', {
        ...request('POST', `${RUN}/debrief`, { regenerate: '{regenerate}' }),
        debrief: place('/data'),
    }),
    readResults: operation('Reads the results of a run. All places are within `results`.', {
        ...request('GET', `${RUN}/results?compareToJobId={compareToJobId}`),
        results: place('/data'),
        debrief: place('/debrief'),
        run: place('/run'),
        verdict: place('/verdict'),
        summary: place('/summary'),
        metrics: place('/metrics'),
        calls: place('/calls'),
        breakdowns: place('/breakdowns'),
        comparison: place('/comparison'),
    }),
    start: operation('Starts a run of a run plan.', {
        ...request('POST', '/v1/simulation/run', {
            planId: '{runPlanId}',
            variables: '{variables}',
        }),
        jobId: place('/data/simulationRunPlanJobId'),
    }),
    read: operation('Reads the status of a run.', {
        ...request('GET', RUN),
        status: place('/data/status'),
        simulationJobs: place('/data/simulationJobs'),
        verdict: place('/data/verdict'),
        queuePosition: place('/data/queuePosition'),
    }),
    list: operation('Lists the runs of a run plan, newest first.', {
        ...request('GET', '/v1/simulation/plan/jobs?simulationRunPlanId={runPlanId}&limit=50&after={after}'),
        runs: place('/data'),
        ...pages,
    }),
    cancel: operation('Cancels a run.', request('POST', `${RUN}/cancel`)),
    lookup: operation('Finds the simulation job that uses a phone number.', {
        ...request('GET', '/v1/simulation/job/lookup?{numberParameter}={servicePhoneNumber}&{timeParameter}={callTime}'),
        numberParameter: schemas/* _default */.Rvf(memberName, 'servicePhoneNumber'),
        timeParameter: schemas/* _default */.Rvf(memberName, 'callReceivedAt'),
        job: place('/data'),
    }),
    readSimulationJob: operation('Reads a simulation job.', {
        ...request('GET', '/v1/simulation/job/{simulationJobId}'),
        job: place('/data'),
    }),
    createCall: operation('Creates a call. The manifest is the body.', {
        method: create.method,
        path: create.path,
        call: place('/data'),
        endStatusField: schemas/* _default */.Rvf(memberName, 'endedReason'),
    }),
    createMetricCollectionJob: operation('Starts a metric collection job.', {
        ...request('POST', '/v1/metric/collection-jobs', {
            metrics: '{metrics}',
            callIds: '{callIds}',
            chatIds: '{chatIds}',
        }),
        job: place('/data'),
    }),
    readMetricCollectionJob: operation('Reads a metric collection job.', {
        ...request('GET', '/v1/metric/collection-jobs/{id}'),
        job: place('/data'),
    }),
    cancelMetricCollectionJob: operation('Cancels a metric collection job.', request('POST', '/v1/metric/collection-jobs/{id}/cancel')),
    deleteCustomerFlow: operation('Deletes a customer flow.', {
        ...request('DELETE', '/v1/simulation/customer-flow/{flowId}'),
        deleted: place('/data/deleted'),
    }),
    listPlans: operation('Lists run plans by name.', {
        ...request('GET', '/v1/simulation/plan?searchText={name}&limit=50&after={after}'),
        plans: place('/data'),
        ...pages,
    }),
    readPlan: operation('Reads a run plan.', {
        ...request('GET', '/v1/simulation/plan/{runPlanId}'),
        plan: place('/data'),
    }),
    readCredential: operation('Reads the permissions of the key.', {
        ...request('GET', '/v1/me'),
        credential: place('/data'),
    }),
    readCost: operation('Reads the cost of a run.', {
        ...request('GET', `${RUN}/cost`),
        cost: place('/data'),
    }),
    readTranscript: operation('Reads the transcript of a call.', {
        ...request('GET', '/v1/call/{callId}/transcript'),
        transcript: place('/data'),
    }),
    readCallMetrics: operation('Reads the metrics of a call.', {
        ...request('GET', '/v1/call/{callId}/metrics'),
        metrics: place('/data'),
    }),
};
const ENDED = ['COMPLETED', 'FAILED', 'TIMED_OUT', 'CANCELLED'];
const wordSchema = (0,yaml_check/* strictMap */.yj)({ runStatus: schemas/* _default */.Rvf(schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* enum */.k5n([...outcome/* IN_FLIGHT */.Ri, ...ENDED]), A_MAP), {}) }, A_MAP);
const profileSchema = (0,yaml_check/* strictMap */.yj)({
    ...operationSchemas,
    headers: schemas/* _default */.Rvf(headersSchema, {}),
    words: schemas/* _default */.Rvf(wordSchema, () => parse/* parse */.qg(wordSchema, {})),
}, A_MAP);
function profileOf(file) {
    const { headers, words, ...operations } = file;
    return { headers, words, operations };
}
const STANDARD_PROFILE = profileOf(parse/* parse */.qg(profileSchema, {}));
function descriptionOf(key) {
    return descriptions.get(operationSchemas[key].def.innerType)?.description ?? '';
}
const NO_SEGMENT = /^(?:\.|%2e){0,2}$/i;
function fillRequest({ method, path, body }, values) {
    const [route = '', query = ''] = path.split(/\?(.*)/s);
    const segments = route.split('/').map((segment) => {
        const filled = fill(segment, values);
        if (filled === segment || !NO_SEGMENT.test(filled))
            return filled;
        const problem = `the request was not sent, since ${segment} is '${filled}', which cannot be part of a path`;
        const operation = `${method} ${route}`;
        throw new errors/* ServiceError */._7({ kind: 'shape', operation, problem, mayHaveBeenTaken: false });
    });
    const parts = query
        .split('&')
        .filter((part) => placeholdersIn(part).every((name) => (values[name] ?? null) !== null));
    const filledQuery = fill(parts.join('&'), values);
    return {
        method,
        path: segments.join('/') + (filledQuery === '' ? '' : `?${filledQuery}`),
        ...(body !== undefined && { body: fillBody(body, values) }),
    };
}
function fill(template, values) {
    return template.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(`${values[name]}`.toWellFormed()));
}
function fillBody(template, values) {
    if (typeof template === 'string') {
        const [, name] = /^\{(\w+)\}$/.exec(template) ?? [];
        return name === undefined ? template : (values[name] ?? undefined);
    }
    if (Array.isArray(template))
        return template.map((item) => fillBody(item, values) ?? null);
    if (!(0,json_object/* isObject */.G)(template))
        return template;
    return Object.fromEntries(Object.entries(template).map(([key, value]) => [key, fillBody(value, values)]));
}
function parseProfile(yaml, shown) {
    const check = { schema: profileSchema, whole: 'the profile', shown, further: () => [] };
    const profile = (0,yaml_check/* checkYaml */.cX)(yaml, check);
    return profile.ok ? (0,parsed/* valid */.r)(profileOf(profile.value)) : profile;
}


/***/ }),

/***/ 49740:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ nextTurn)
/* harmony export */ });
function nextTurn() {
    return new Promise((resolve) => setImmediate(resolve));
}


/***/ })

};
;