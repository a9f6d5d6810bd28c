"use strict";
exports.id = 428;
exports.ids = [428];
exports.modules = {

/***/ 68428:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  run: () => (/* reexport */ runGate)
});

// EXTERNAL MODULE: ./text/duration.js
var duration = __webpack_require__(6203);
// EXTERNAL MODULE: ./text/values/parsed.js
var values_parsed = __webpack_require__(38133);
// EXTERNAL MODULE: ./text/values/simple-values.js
var simple_values = __webpack_require__(58129);
// EXTERNAL MODULE: ./text/values/uuid-list.js
var uuid_list = __webpack_require__(52944);
// EXTERNAL MODULE: ./inputs/event.js
var inputs_event = __webpack_require__(87441);
// EXTERNAL MODULE: ./inputs/input-form.js
var input_form = __webpack_require__(61328);
// EXTERNAL MODULE: ./inputs/service-access.js
var service_access = __webpack_require__(30785);
// EXTERNAL MODULE: ./inputs/gate/input-defaults.js
var input_defaults = __webpack_require__(45556);
// EXTERNAL MODULE: ./inputs/variables.js
var variables = __webpack_require__(78692);
// EXTERNAL MODULE: ./inputs/gate/variables.js
var gate_variables = __webpack_require__(97416);
;// CONCATENATED MODULE: ./inputs/gate/input-source.js





const SOURCES = ['job-id', 'run-plan', 'service-phone-number', 'debrief-file'];
function readGivenSource(form, folders) {
    return {
        jobIds: form.uuids('job-id'),
        runPlans: form.readGiven('run-plan', parsePlans, true),
        variables: (0,gate_variables/* readVariables */.C)(form, folders),
        variableFiles: form.readGiven('variable-files', parseFileList) ?? [],
        servicePhoneNumber: form.phoneNumber('service-phone-number'),
        callTime: form.moment('call-time'),
        debriefFile: form.readGiven('debrief-file', values_parsed/* valid */.r),
    };
}
function gateNameOf(given) {
    const { runPlans, servicePhoneNumber } = given;
    if (runPlans === undefined)
        return null;
    if (runPlans !== null) {
        return runPlans.map((plan) => ('id' in plan ? plan.id : plan.name)).join(', ');
    }
    return servicePhoneNumber === null ? '' : (servicePhoneNumber ?? null);
}
function chooseSource(given, form, access, mayBeMissing, isPolicyCheck) {
    const names = SOURCES.filter((name) => form.has(name));
    if (names.length > 1 || (names.length === 0 && !mayBeMissing)) {
        const what = names.length === 0
            ? `none is: run-plan starts a run (${input_form/* WHERE_FOUND */.NX['run-plan']})`
            : `${names.join(', ')} are`;
        form.fault(`exactly one of the inputs ${SOURCES.join(', ')} has to be given, but ${what}`);
    }
    if (isPolicyCheck)
        checkTrial(form);
    if (names.length > 0 || !mayBeMissing) {
        refuseWithout(form, 'variables', 'run-plan');
        refuseWithout(form, 'variable-files', 'run-plan');
        refuseWithout(form, 'call-time', 'service-phone-number');
    }
    return completeSource(given, access, isPolicyCheck);
}
function completeSource(given, { service, profile }, isPolicyCheck) {
    const { jobIds, runPlans, variables, variableFiles } = given;
    const { servicePhoneNumber, callTime, debriefFile } = given;
    const saved = profile ? { profile } : {};
    if (debriefFile && isPolicyCheck)
        return { kind: 'policy-check', files: debriefFile, ...saved };
    if (debriefFile)
        return { kind: 'debrief-file', path: debriefFile, ...saved };
    if (service === undefined)
        return undefined;
    if (jobIds)
        return { kind: 'job-id', jobIds, service };
    if (runPlans && variables) {
        return isPolicyCheck
            ? { kind: 'policy-replay', plans: runPlans, access: service }
            : { kind: 'run-plan', plans: runPlans, variables, variableFiles, service };
    }
    if (servicePhoneNumber && callTime !== undefined) {
        return { kind: 'service-phone-number', servicePhoneNumber, callTime, service };
    }
    return undefined;
}
function checkTrial(form) {
    const hasPlan = form.has('run-plan');
    if (!hasPlan && !form.has('debrief-file')) {
        const cure = 'leave it out, or give one of these';
        form.refuse('policy-check', `goes only with debrief-file or run-plan: ${cure}`);
    }
    if (!hasPlan)
        return;
    for (const name of ['variables', 'variable-files']) {
        if (form.has(name))
            form.refuse(name, 'goes not with policy-check, which starts no run');
    }
}
function refuseWithout(form, name, source) {
    if (form.has(name) && !form.has(source)) {
        form.refuse(name, `goes only with ${source}: leave it out, or give ${source}`);
    }
}
function parseFileList(text) {
    return (0,values_parsed/* valid */.r)(Object.values((0,variables/* parseVariableFiles */.H)(text).paths));
}
function parsePlans(text) {
    const lines = text.split('\n').map((line) => line.trim());
    const plans = new Map();
    for (const line of lines.filter((one) => one !== '')) {
        const key = (0,uuid_list/* isUuid */.O)(line) ? line.toLowerCase() : line;
        if (!plans.has(key))
            plans.set(key, (0,uuid_list/* isUuid */.O)(line) ? { id: line } : { name: line });
    }
    return (0,values_parsed/* valid */.r)([...plans.values()]);
}

// EXTERNAL MODULE: ./inputs/gate/policy-file.js + 1 modules
var policy_file = __webpack_require__(17168);
// EXTERNAL MODULE: ./inputs/gate/telling-inputs.js
var telling_inputs = __webpack_require__(96936);
;// CONCATENATED MODULE: ./inputs/gate/inputs.js











const MOST_CALLS = 1_000_000;
const LONGEST_POLL_INTERVAL_MS = 5 * 60_000;
function readSecrets(given) {
    return { apiKey: given.getInput('api-key'), githubToken: given.getInput('github-token').trim() };
}
async function readGateInputs({ env, clock, runner }) {
    return readInputs(runner, {
        origin: (0,inputs_event/* readPullRequestOrigin */.X)(env),
        profile: await (0,service_access/* readServiceProfile */.f1)(runner),
        policy: await (0,policy_file/* readPolicy */.T4)(runner, (0,policy_file/* dayOf */.kb)(clock.now())),
        folders: [process.cwd(), env.RUNNER_TEMP ?? ''].filter((folder) => folder !== ''),
    });
}
function readInputs(inputs, { origin, profile, policy, folders }) {
    const form = new input_form/* InputForm */.Vs(inputs, input_defaults/* INPUT_DEFAULTS */.W);
    const access = readAccess(form, origin, profile);
    const settings = readSettings(form);
    const isPolicyCheck = form.boolean('policy-check');
    const rules = form.takeFromFile('policy', policy);
    const given = readGivenSource(form, folders);
    const mayBeMissing = access.whySkipped !== null;
    const source = chooseSource(given, form, access, mayBeMissing, isPolicyCheck);
    const givenName = form.readGiven('gate-name', values_parsed/* valid */.r, true);
    const gateName = givenName ?? gateNameOf(given);
    if (source?.kind === 'policy-replay' && settings.history === 0) {
        form.refuse('history', 'leaves policy-check no run to try the policy on: give 1 or more');
    }
    if (settings.wait === false && form.has('debrief-file')) {
        form.refuse('wait', 'makes no sense with debrief-file, since there is no run to wait for');
    }
    if (settings.dryRun && form.has('debrief-file')) {
        form.refuse('dry-run', 'makes no sense with debrief-file, which is judged without a request');
    }
    const warnings = form.findUnknown(input_defaults/* REMOVED_INPUTS */.J);
    const read = { source, policy: rules, gateName, givenName, warnings, ...settings };
    const { faults } = form;
    const telling = { ...(0,telling_inputs/* tellingOf */.Nr)(settings), gateName, warnings };
    if (access.whySkipped !== null && faults.length === 0) {
        const reasons = [{ rule: 'input', message: access.whySkipped }];
        return { kind: 'skipped', reasons, telling };
    }
    return (0,input_form/* isComplete */.As)(read) && faults.length === 0
        ? { kind: 'inputs', inputs: read }
        : { kind: 'error', reasons: faults, telling };
}
function readAccess(form, origin, profile) {
    const given = (0,service_access/* readGivenAccess */.C2)(form, profile);
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
    fork: 'there is no API key, since pull requests from forks get no secrets; to have this change judged, push it to a branch of this repository',
    dependabot: 'there is no API key, since pull requests from Dependabot get none but Dependabot secrets; to have this change judged, store the key among those (Settings, Secrets and variables, Dependabot) and run the job again',
};
function parseBaseline(text) {
    if (text === 'auto' || text === 'previous' || text === 'off')
        return (0,values_parsed/* valid */.r)({ kind: text });
    const ids = (0,uuid_list/* parseUuidList */.f)(text);
    const [jobId, ...others] = ids.ok ? ids.value : [];
    return jobId === undefined || others.length > 0
        ? (0,values_parsed/* invalid */.G)(text, 'is not a choice here: write auto, previous, off, or the ID (UUID) of one run')
        : (0,values_parsed/* valid */.r)({ kind: 'given', jobId });
}
function readSettings(form) {
    const dryRun = form.boolean('dry-run');
    const settings = {
        wait: form.boolean('wait'),
        regenerate: form.boolean('regenerate'),
        maxCalls: form.readGiven('max-calls', (text) => (0,simple_values/* parseInteger */.cG)(text, 1, MOST_CALLS)),
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
        ...(0,telling_inputs/* readTellingInputs */.$_)(form),
        memory: form.read('memory', parseMemory),
        reuseMs: form.read('reuse', parseReuse),
        baseline: form.read('baseline', parseBaseline),
        baselineRuns: form.integer('baseline-runs', 1, 20),
        history: form.integer('history', 0, 50),
    };
    return dryRun === true ? { ...settings, comment: 'never' } : settings;
}
function parseMemory(text) {
    if (text === 'auto' || text === 'off')
        return (0,values_parsed/* valid */.r)({ kind: text });
    if (/^(?:auto|off|on|true|false|yes|no|none)$/i.test(text)) {
        return (0,values_parsed/* invalid */.G)(text, `is not a choice here: write auto, off, or a folder such as ./${text}`);
    }
    const folder = (0,telling_inputs/* parseFolder */.Ir)(text);
    return folder.ok ? (0,values_parsed/* valid */.r)({ kind: 'folder', path: folder.value }) : folder;
}
function parseReuse(text) {
    if (text === 'off')
        return (0,values_parsed/* valid */.r)(null);
    const parsed = (0,duration/* parseDuration */.E)(text);
    return parsed.ok ? parsed : (0,values_parsed/* invalid */.G)(text, 'is neither off nor a duration such as 24h or 90m');
}

// EXTERNAL MODULE: ./inputs/gate/settings.js
var settings = __webpack_require__(31616);
// EXTERNAL MODULE: ./publish/deliver.js + 12 modules
var deliver = __webpack_require__(50178);
// EXTERNAL MODULE: ./publish/show.js
var show = __webpack_require__(18394);
// EXTERNAL MODULE: ./text/stops.js
var stops = __webpack_require__(9878);
;// CONCATENATED MODULE: ./actions/gate/gate.js





async function runGate(given) {
    const secrets = readSecrets(given.runner);
    for (const secret of Object.values(secrets))
        if (secret !== '')
            given.runner.maskSecret(secret);
    let telling = settings/* UNREAD */.yn;
    const end = (shown, world) => (0,deliver/* deliver */.c)(shown, telling, secrets.githubToken, world);
    try {
        const read = await readGateInputs(given);
        telling = read.kind === 'inputs' ? read.inputs : read.telling;
        if (read.kind !== 'inputs')
            return await end((0,show/* endedEarly */.S3)(read.kind, read.reasons), given);
        const { redactingWorld } = await Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 3960));
        const { reportOnRuns } = await Promise.all(/* import() */[__webpack_require__.e(483), __webpack_require__.e(986), __webpack_require__.e(3), __webpack_require__.e(669)]).then(__webpack_require__.bind(__webpack_require__, 77669));
        const world = redactingWorld(given, read.inputs);
        const shown = await reportOnRuns(read.inputs, secrets.githubToken, world);
        return await end(shown, world);
    }
    catch (error) {
        given.runner.debug((0,stops/* stackOf */.US)(error));
        const { outcome, rule, message } = (0,stops/* endOfStep */.n9)(error, given.cancelled);
        return end((0,show/* endedEarly */.S3)(outcome, [{ rule, message }]), given);
    }
}

;// CONCATENATED MODULE: ./entries/gate.js



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

/***/ 97416:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ readVariables),
/* harmony export */   f: () => (/* binding */ describeVariables)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_2__);
/* harmony import */ var _text_stops_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9878);
/* harmony import */ var _text_values_parsed_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(38133);
/* harmony import */ var _variables_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(78692);






const MAX_MIB = 1;
const HASH_DIGITS = 12;
function readVariables(form, folders) {
    const written = form.readExact('variables', _variables_js__WEBPACK_IMPORTED_MODULE_4__/* .parseVariables */ .r);
    let keys = [];
    const filed = form.readGiven('variable-files', (text) => {
        const { paths, faults } = (0,_variables_js__WEBPACK_IMPORTED_MODULE_4__/* .parseVariableFiles */ .H)(text);
        keys = Object.keys(paths);
        return readFiles(paths, folders, faults);
    });
    const twice = keys.filter((key) => Object.hasOwn(written ?? {}, key));
    for (const key of twice) {
        form.fault(`input 'variable-files': '${key}' is a key that variables has set: keep one of them`);
    }
    return written === undefined || filed === undefined || twice.length > 0
        ? undefined
        : { ...written, ...filed };
}
function readFiles(paths, folders, known) {
    const faults = [...known];
    const variables = [];
    for (const [key, path] of Object.entries(paths)) {
        if (path === '')
            continue;
        const text = readVariableFile(path, folders);
        if (text.ok)
            variables.push([key, text.value]);
        else
            faults.push(...text.faults);
    }
    return faults.length > 0 ? { ok: false, faults } : (0,_text_values_parsed_js__WEBPACK_IMPORTED_MODULE_5__/* .valid */ .r)(Object.fromEntries(variables));
}
function readVariableFile(path, folders) {
    let bytes;
    try {
        const real = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.realpathSync)(path);
        if (!folders.some((folder) => real.startsWith((0,node_fs__WEBPACK_IMPORTED_MODULE_1__.realpathSync)(folder) + node_path__WEBPACK_IMPORTED_MODULE_2__.sep))) {
            const where = 'lies neither in the workspace nor in RUNNER_TEMP (links are followed)';
            return (0,_text_values_parsed_js__WEBPACK_IMPORTED_MODULE_5__/* .invalid */ .G)(path, `${where}: copy the file there before this step`);
        }
        const facts = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.statSync)(real);
        if (!facts.isFile())
            return (0,_text_values_parsed_js__WEBPACK_IMPORTED_MODULE_5__/* .invalid */ .G)(path, 'is not a file: name a file of text');
        if (facts.size > MAX_MIB * 1024 * 1024) {
            return (0,_text_values_parsed_js__WEBPACK_IMPORTED_MODULE_5__/* .invalid */ .G)(path, `is larger than ${MAX_MIB} MiB, which no variable may be`);
        }
        bytes = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync)(real);
    }
    catch (error) {
        return (0,_text_values_parsed_js__WEBPACK_IMPORTED_MODULE_5__/* .invalid */ .G)(path, (0,_text_stops_js__WEBPACK_IMPORTED_MODULE_3__/* .describeUnreadable */ .D2)(error));
    }
    try {
        return (0,_text_values_parsed_js__WEBPACK_IMPORTED_MODULE_5__/* .valid */ .r)(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    }
    catch {
        return (0,_text_values_parsed_js__WEBPACK_IMPORTED_MODULE_5__/* .invalid */ .G)(path, 'is not UTF-8 text: save it as UTF-8');
    }
}
function describeVariables(variables) {
    return Object.entries(variables).map(([name, value]) => ({
        name,
        length: [...value].length,
        sha256: (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(value).digest('hex').slice(0, HASH_DIGITS),
    }));
}


/***/ }),

/***/ 78692:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ parseVariableFiles),
/* harmony export */   r: () => (/* binding */ parseVariables)
/* harmony export */ });
/* harmony import */ var _text_values_parsed_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38133);

const KEY = /^[A-Za-z_][A-Za-z0-9_.-]*$/;
const A_KEY = 'which begins with a name of letters, digits, _ . and - right before its first =';
function parseVariables(text) {
    const { values, faults } = readLines(text, `is no KEY=VALUE line, ${A_KEY}`, ': a value of several lines goes into a file that the input variable-files names');
    return faults.length > 0 ? { ok: false, faults } : (0,_text_values_parsed_js__WEBPACK_IMPORTED_MODULE_0__/* .valid */ .r)(values);
}
function parseVariableFiles(text) {
    const { values, faults } = readLines(text, `is no KEY=path line, such as agent_prompt=prompts/agent.md, ${A_KEY}`, '');
    const paths = Object.entries(values).map(([key, path]) => [key, path.trim()]);
    const missing = paths
        .filter(([, path]) => path === '')
        .map(([key]) => ({ shown: key, problem: 'has no path: write KEY=path' }));
    return { paths: Object.fromEntries(paths), faults: [...faults, ...missing] };
}
function readLines(text, misfit, cure) {
    const lineOfKey = new Map();
    const variables = [];
    const faults = [];
    for (const [index, line] of text.split(/\r?\n/).entries()) {
        const start = line.trimStart();
        if (start === '' || start.startsWith('#'))
            continue;
        const number = index + 1;
        const cut = line.indexOf('=');
        const key = line.slice(0, Math.max(cut, 0));
        const earlier = lineOfKey.get(key);
        if (!KEY.test(key)) {
            faults.push({ shown: line, problem: `(line ${number}) ${misfit}${cure}` });
        }
        else if (earlier !== undefined) {
            const problem = `(line ${number}) is a key that line ${earlier} has set: keep one of them`;
            faults.push({ shown: key, problem });
        }
        else {
            lineOfKey.set(key, number);
            variables.push([key, line.slice(cut + 1)]);
        }
    }
    return { values: Object.fromEntries(variables), faults };
}


/***/ })

};
;