"use strict";
exports.id = 838;
exports.ids = [838];
exports.modules = {

/***/ 39838:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runGate: () => (/* binding */ runGate)
});

// EXTERNAL MODULE: ./inputs/gate/input-defaults.js
var input_defaults = __webpack_require__(45556);
// EXTERNAL MODULE: ./text/values/parsed.js
var parsed = __webpack_require__(38133);
// EXTERNAL MODULE: ./inputs/input-form.js
var input_form = __webpack_require__(61328);
// EXTERNAL MODULE: ./inputs/service-access.js
var service_access = __webpack_require__(30785);
// EXTERNAL MODULE: ./inputs/workflow.js
var inputs_workflow = __webpack_require__(18912);
// EXTERNAL MODULE: ./text/values/iso-time.js
var iso_time = __webpack_require__(39549);
// EXTERNAL MODULE: ./text/values/simple-values.js
var simple_values = __webpack_require__(58129);
// EXTERNAL MODULE: ./inputs/gate/variables.js
var gate_variables = __webpack_require__(97416);
;// CONCATENATED MODULE: ./inputs/gate/input-source.js





const SOURCES = ['job-id', 'run-plan', 'service-phone-number', 'debrief-file'];
function readSource(form, { service, profile, whySkipped }, folders) {
    const isPolicyCheck = form.boolean('policy-check');
    const mayBeMissing = whySkipped !== null;
    const names = SOURCES.filter((name) => form.has(name));
    if (names.length > 1 || (names.length === 0 && !mayBeMissing)) {
        const found = names.length === 0
            ? `none is given: give run-plan to start a run (${input_form/* WHERE_FOUND */.NX['run-plan']})`
            : `${names.join(', ')} are given: keep one of them`;
        form.reject(`exactly one of ${SOURCES.join(', ')} is required, but ${found}`);
    }
    if (isPolicyCheck)
        checkTrial(form);
    if (names.length > 0 || !mayBeMissing) {
        refuseWithout(form, 'variables', 'run-plan');
        refuseWithout(form, 'variable-files', 'run-plan');
        refuseWithout(form, 'call-time', 'service-phone-number');
    }
    const runIds = form.uuids('job-id');
    const plans = form.readGiven('run-plan', parsePlans);
    const variables = (0,gate_variables/* readVariables */.Ch)(form, folders);
    const servicePhoneNumber = form.readGiven('service-phone-number', simple_values/* parsePhoneNumber */.lq);
    const callTime = form.readGiven('call-time', iso_time/* parseTime */.pe);
    const path = form.readGiven('debrief-file', parsed/* valid */.r);
    const sourceOf = () => {
        const saved = profile ? { profile } : {};
        if (path && isPolicyCheck)
            return { kind: 'policy-check', files: path, ...saved };
        if (path)
            return { kind: 'debrief-file', path, ...saved };
        if (service === undefined)
            return undefined;
        if (runIds)
            return { kind: 'job-id', runIds, service };
        if (plans && isPolicyCheck)
            return { kind: 'policy-replay', plans, access: service };
        if (plans && variables) {
            return { kind: 'run-plan', plans, variables, files: (0,gate_variables/* variableFiles */.Ed)(form), service };
        }
        if (servicePhoneNumber && callTime !== undefined) {
            return { kind: 'service-phone-number', servicePhoneNumber, callTime, service };
        }
        return undefined;
    };
    const subject = plans?.map((plan) => ('id' in plan ? plan.id : plan.name)).join(', ');
    const isInvalid = plans === undefined || servicePhoneNumber === undefined;
    const name = isInvalid ? null : (subject ?? servicePhoneNumber ?? '');
    return { source: sourceOf(), name };
}
function checkTrial(form) {
    const hasPlan = form.has('run-plan');
    if (!hasPlan && !form.has('debrief-file')) {
        form.refuse('policy-check', 'needs debrief-file or run-plan: give one of them');
    }
    if (!hasPlan)
        return;
    for (const name of ['variables', 'variable-files']) {
        if (form.has(name))
            form.refuse(name, 'cannot be used with policy-check: remove it');
    }
}
function refuseWithout(form, name, source) {
    if (form.has(name) && !form.has(source)) {
        form.refuse(name, `needs ${source}: give ${source}, or remove ${name}`);
    }
}
function parsePlans(text) {
    const lines = text.split('\n').flatMap((line) => line.trim() || []);
    const same = Map.groupBy(lines, (line) => ((0,simple_values/* isUuid */.O1)(line) ? line.toLowerCase() : line));
    return (0,parsed/* valid */.r)([...same.values()].map(([line = '']) => ((0,simple_values/* isUuid */.O1)(line) ? { id: line } : { name: line })));
}

// EXTERNAL MODULE: ./inputs/gate/policy-file.js
var policy_file = __webpack_require__(94114);
// EXTERNAL MODULE: ./inputs/gate/settings.js
var gate_settings = __webpack_require__(31616);
;// CONCATENATED MODULE: ./inputs/gate/inputs.js








async function readGateInputs(form, { env, workflow, clock, runner }) {
    const access = await readAccess(form, (0,inputs_workflow/* pullRequestOrigin */.Xz)(workflow));
    const settings = (0,gate_settings/* readSettings */.sb)(form);
    const policy = form.takeFromFile('policy', await (0,policy_file/* readPolicy */.T4)(runner, (0,policy_file/* dayOf */.kb)(clock.now())));
    const folders = [process.cwd(), env.RUNNER_TEMP ?? ''].filter((folder) => folder !== '');
    const { source, name } = readSource(form, access, folders);
    const givenName = form.readGiven('gate-name', parsed/* valid */.r) ?? null;
    const gateName = givenName ?? name;
    if (source?.kind === 'policy-replay' && settings.history === 0) {
        form.refuse('history', 'leaves policy-check without runs: give 1 or more');
    }
    if (!settings.wait && form.has('debrief-file')) {
        form.refuse('wait', 'cannot be used with debrief-file: remove one of them');
    }
    if (settings.dryRun && form.has('debrief-file')) {
        form.refuse('dry-run', 'cannot be used with debrief-file: remove one of them');
    }
    const warnings = form.findUnknown(input_defaults/* REMOVED_INPUTS */.Ju);
    const read = { source, policy, gateName, givenName, warnings, ...settings };
    const { errors } = form;
    const publishing = { ...settings, gateName, warnings };
    if (access.whySkipped !== null && errors.length === 0) {
        const reasons = [{ rule: 'input', message: access.whySkipped }];
        return { kind: 'skipped', reasons, publishing };
    }
    return (0,input_form/* isComplete */.As)(read) && errors.length === 0
        ? { kind: 'inputs', inputs: read }
        : { kind: 'error', reasons: errors, publishing };
}
async function readAccess(form, origin) {
    const given = await (0,service_access/* readGivenAccess */.C2)(form);
    const none = { service: undefined, profile: given.profile };
    const onMissingKey = form.choice('on-missing-key', ['fail', 'skip']);
    const isSkipped = given.apiKey === null && onMissingKey === 'skip' && origin !== null;
    if (form.has('debrief-file'))
        return { ...none, whySkipped: null };
    if (isSkipped)
        return { ...none, whySkipped: WHY_SKIPPED[origin] };
    const service = (0,service_access/* requireAccess */.wo)(given, form, origin, 'set on-missing-key: skip');
    return { ...none, service, whySkipped: null };
}
const WHY_SKIPPED = {
    fork: 'pull requests from forks get no API key. To test this change, push it to a branch of this repository',
    dependabot: 'pull requests from Dependabot get no API key. To test this change, store the key as a Dependabot secret',
};

// EXTERNAL MODULE: ./actions/evaluating-step.js
var evaluating_step = __webpack_require__(37554);
;// CONCATENATED MODULE: ./actions/gate/index.js



function runGate(runtime) {
    return (0,evaluating_step/* runEvaluatingStep */._)(input_defaults/* INPUT_DEFAULTS */.WJ, readGateInputs, evaluateGate, runtime);
}
async function evaluateGate(inputs, token, runtime) {
    const gate = await Promise.all(/* import() */[__webpack_require__.e(888), __webpack_require__.e(425), __webpack_require__.e(528), __webpack_require__.e(106), __webpack_require__.e(942), __webpack_require__.e(322), __webpack_require__.e(474)]).then(__webpack_require__.bind(__webpack_require__, 63474));
    return gate.evaluateGate(inputs, token, runtime);
}


/***/ }),

/***/ 31616:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   MJ: () => (/* binding */ INPUTS_OF),
/* harmony export */   rK: () => (/* binding */ isTrial),
/* harmony export */   sb: () => (/* binding */ readSettings)
/* harmony export */ });
/* harmony import */ var _text_duration_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6203);
/* harmony import */ var _text_values_parsed_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(38133);
/* harmony import */ var _text_values_simple_values_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(58129);
/* harmony import */ var _input_form_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(61328);
/* harmony import */ var _publish_inputs_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(43598);





const MOST_CALLS = 1_000_000;
const LONGEST_POLL_INTERVAL_MS = 5 * 60_000;
function isTrial({ kind }) {
    return kind === 'policy-check' || kind === 'policy-replay';
}
const INPUTS_OF = {
    'job-id': ['the input job-id', _input_form_js__WEBPACK_IMPORTED_MODULE_1__/* .WHERE_FOUND */ .NX['job-id']],
    'run-plan': ['the inputs run-plan, variables and variable-files', _input_form_js__WEBPACK_IMPORTED_MODULE_1__/* .WHERE_FOUND */ .NX['run-plan']],
    'service-phone-number': ['the inputs service-phone-number and call-time', ''],
};
function parseBaseline(text) {
    if (text === 'auto' || text === 'previous' || text === 'off')
        return (0,_text_values_parsed_js__WEBPACK_IMPORTED_MODULE_3__/* .valid */ .r)({ kind: text });
    const ids = (0,_text_values_simple_values_js__WEBPACK_IMPORTED_MODULE_4__/* .parseUuidList */ .fm)(text);
    const [runId, ...others] = ids.ok ? ids.value : [];
    return runId === undefined || others.length > 0
        ? (0,_text_values_parsed_js__WEBPACK_IMPORTED_MODULE_3__/* .invalid */ .G)(text, 'is not a choice here: write auto, previous, off, or the UUID of one run')
        : (0,_text_values_parsed_js__WEBPACK_IMPORTED_MODULE_3__/* .valid */ .r)({ kind: 'given', runId });
}
function readSettings(form) {
    const dryRun = form.boolean('dry-run');
    const settings = {
        wait: form.boolean('wait'),
        regenerate: form.boolean('regenerate'),
        maxCalls: form.readGiven('max-calls', (text) => (0,_text_values_simple_values_js__WEBPACK_IMPORTED_MODULE_4__/* .parseInteger */ .cG)(text, 1, MOST_CALLS)) ?? null,
        dryRun,
        queueTimeoutMs: form.duration('queue-timeout'),
        runTimeoutMs: form.duration('run-timeout'),
        debriefTimeoutMs: form.duration('debrief-timeout'),
        debriefRetries: form.integer('debrief-retries', 0, 5),
        maxPollIntervalMs: form.duration('max-poll-interval', LONGEST_POLL_INTERVAL_MS),
        cancelOnAbort: form.boolean('cancel-on-abort'),
        maxParallel: form.integer('max-parallel', 1, 500),
        confirm: form.integer('confirm', 0, 3),
        transcripts: form.boolean('transcripts'),
        ...(0,_publish_inputs_js__WEBPACK_IMPORTED_MODULE_2__/* .readPublishInputs */ .R)(form),
        memory: form.read('memory', parseMemory),
        reuseMs: form.read('reuse', parseReuse),
        baseline: form.read('baseline', parseBaseline),
        baselineRuns: form.integer('baseline-runs', 1, 20),
        history: form.integer('history', 0, 50),
    };
    return dryRun ? { ...settings, comment: 'never' } : settings;
}
function parseMemory(text) {
    if (text === 'auto' || text === 'off')
        return (0,_text_values_parsed_js__WEBPACK_IMPORTED_MODULE_3__/* .valid */ .r)({ kind: text });
    if (/^(?:auto|off|on|true|false|yes|no|none)$/i.test(text)) {
        return (0,_text_values_parsed_js__WEBPACK_IMPORTED_MODULE_3__/* .invalid */ .G)(text, `is not a choice here: write auto, off, or a folder such as ./${text}`);
    }
    const folder = (0,_publish_inputs_js__WEBPACK_IMPORTED_MODULE_2__/* .parseFolder */ .I)(text);
    return folder.ok ? (0,_text_values_parsed_js__WEBPACK_IMPORTED_MODULE_3__/* .valid */ .r)({ kind: 'folder', path: folder.value }) : folder;
}
function parseReuse(text) {
    if (text === 'off')
        return (0,_text_values_parsed_js__WEBPACK_IMPORTED_MODULE_3__/* .valid */ .r)(null);
    const parsed = (0,_text_duration_js__WEBPACK_IMPORTED_MODULE_0__/* .parseDuration */ .E)(text);
    return parsed.ok ? parsed : (0,_text_values_parsed_js__WEBPACK_IMPORTED_MODULE_3__/* .invalid */ .G)(text, 'is not valid: write off, or a duration such as 24h');
}


/***/ }),

/***/ 97416:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ch: () => (/* binding */ readVariables),
/* harmony export */   Ed: () => (/* binding */ variableFiles),
/* harmony export */   fT: () => (/* binding */ describeVariables)
/* harmony export */ });
/* unused harmony export parseVariables */
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_2__);
/* harmony import */ var _text_error_text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(89009);
/* harmony import */ var _text_values_parsed_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(38133);
/* harmony import */ var _text_file_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(84197);






const MAX_KIB = 1024;
const HASH_DIGITS = 12;
const KEY = /^[A-Za-z_][A-Za-z0-9_.-]*$/;
function readVariables(form, folders) {
    const written = form.readExact('variables', parseVariables);
    const filed = form.readGiven('variable-files', (text) => readFiles(text, folders, written ?? {}));
    return written === undefined || filed === undefined ? undefined : { ...written, ...filed };
}
function variableFiles(form) {
    const { values } = readLines(form.text('variable-files'), '');
    return Object.values(values).map((path) => (0,node_path__WEBPACK_IMPORTED_MODULE_2__.relative)('', path.trim()).replaceAll(node_path__WEBPACK_IMPORTED_MODULE_2__.sep, '/'));
}
function parseVariables(text) {
    const fix = 'put a value of several lines into a file, and give it in variable-files';
    const { values, errors } = readLines(text, `is not a KEY=VALUE line: ${fix}`);
    return errors.length > 0 ? { ok: false, errors } : (0,_text_values_parsed_js__WEBPACK_IMPORTED_MODULE_4__/* .valid */ .r)(values);
}
function readFiles(text, folders, written) {
    const problem = 'is not a KEY=path line, such as agent_prompt=prompts/agent.md';
    const { values: paths, errors } = readLines(text, problem);
    const variables = [];
    for (const [key, path] of Object.entries(paths)) {
        const file = readVariableFile(key, path.trim(), folders);
        const isTwice = Object.hasOwn(written, key);
        if (isTwice)
            errors.push({ shown: key, problem: 'is also set in variables: keep one of them' });
        if (file.ok)
            variables.push([key, file.value]);
        else
            errors.push(...file.errors);
    }
    return errors.length > 0 ? { ok: false, errors } : (0,_text_values_parsed_js__WEBPACK_IMPORTED_MODULE_4__/* .valid */ .r)(Object.fromEntries(variables));
}
function readVariableFile(key, path, folders) {
    if (path === '')
        return (0,_text_values_parsed_js__WEBPACK_IMPORTED_MODULE_4__/* .invalid */ .G)(key, 'has no path: write KEY=path');
    try {
        const real = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.realpathSync)(path);
        if (folders.some((folder) => real.startsWith((0,node_fs__WEBPACK_IMPORTED_MODULE_1__.realpathSync)(folder) + node_path__WEBPACK_IMPORTED_MODULE_2__.sep))) {
            return (0,_text_file_js__WEBPACK_IMPORTED_MODULE_3__/* .readTextFile */ .G)(path, MAX_KIB);
        }
        const fix = 'copy the file there before this step';
        return (0,_text_values_parsed_js__WEBPACK_IMPORTED_MODULE_4__/* .invalid */ .G)(path, `is not in the workspace or RUNNER_TEMP (links are resolved): ${fix}`);
    }
    catch (error) {
        return (0,_text_values_parsed_js__WEBPACK_IMPORTED_MODULE_4__/* .invalid */ .G)(path, (0,_text_error_text_js__WEBPACK_IMPORTED_MODULE_5__/* .describeUnreadable */ .D2)(error));
    }
}
function readLines(text, problem) {
    const lineOfKey = new Map();
    const variables = [];
    const errors = [];
    for (const [index, line] of text.split(/\r?\n/).entries()) {
        const start = line.trimStart();
        if (start === '' || start.startsWith('#'))
            continue;
        const number = index + 1;
        const cut = line.indexOf('=');
        const key = line.slice(0, Math.max(cut, 0));
        const earlier = lineOfKey.get(key);
        if (!KEY.test(key)) {
            errors.push({ shown: line, problem: `(line ${number}) ${problem}` });
        }
        else if (earlier !== undefined) {
            const twice = `(line ${number}) is already set in line ${earlier}: keep one of them`;
            errors.push({ shown: key, problem: twice });
        }
        else {
            lineOfKey.set(key, number);
            variables.push([key, line.slice(cut + 1)]);
        }
    }
    return { values: Object.fromEntries(variables), errors };
}
function describeVariables(variables) {
    return Object.entries(variables).map(([name, value]) => ({
        name,
        length: [...value].length,
        sha256: (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(value).digest('hex').slice(0, HASH_DIGITS),
    }));
}


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


/***/ }),

/***/ 39549:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e8: () => (/* binding */ inUtc),
/* harmony export */   pe: () => (/* binding */ parseTime),
/* harmony export */   sX: () => (/* binding */ parseIsoTime)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8378);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(58989);
/* harmony import */ var _parsed_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(38133);


const TIME_OF_DAY = /^[^T]+T(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:[.,]\d+)?)?(?:Z|[+-](?:[01]\d|2[0-3])(?::?[0-5]\d)?)$/;
const day = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .date */ .p6();
function parseIsoTime(time) {
    const text = time ?? '';
    const isTime = TIME_OF_DAY.test(text) && zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .safeParse */ .xL(day, text.split('T')[0]).success;
    return isTime ? Date.parse(text.replace(',', '.').replace(/[+-]\d\d$/, '$&:00')) : null;
}
function parseTime(text) {
    if (parseIsoTime(text) !== null)
        return (0,_parsed_js__WEBPACK_IMPORTED_MODULE_2__/* .valid */ .r)(text);
    if (parseIsoTime(`${text}Z`) !== null) {
        return (0,_parsed_js__WEBPACK_IMPORTED_MODULE_2__/* .invalid */ .G)(text, 'has no zone: end it with Z for UTC, or with an offset such as +02:00');
    }
    return (0,_parsed_js__WEBPACK_IMPORTED_MODULE_2__/* .invalid */ .G)(text, 'is not an ISO 8601 date and time: write it with a zone, such as 2026-01-31T14:30:00Z');
}
function inUtc(time) {
    const ms = parseIsoTime(time);
    return ms === null ? null : new Date(ms).toISOString();
}


/***/ })

};
;