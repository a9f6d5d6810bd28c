"use strict";
exports.id = 870;
exports.ids = [870];
exports.modules = {

/***/ 77536:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ METRIC_LIMITS),
/* harmony export */   a: () => (/* binding */ mostConversations)
/* harmony export */ });
/** From the interface specification. */
const METRIC_LIMITS = { metrics: 20, conversations: 500, items: 5000 };
/** How many conversations one request takes beside so many metrics. */
function mostConversations(metrics, limits = METRIC_LIMITS) {
    if (metrics > limits.metrics)
        return 0;
    return Math.min(limits.conversations, Math.floor(limits.items / metrics));
}


/***/ }),

/***/ 12870:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  run: () => (/* reexport */ runGate)
});

// EXTERNAL MODULE: ./step/stops.js
var stops = __webpack_require__(33743);
// EXTERNAL MODULE: ./gate/delivery/deliver.js + 18 modules
var deliver = __webpack_require__(82175);
// EXTERNAL MODULE: ./gate/delivery/early-end.js
var early_end = __webpack_require__(56603);
// EXTERNAL MODULE: ./gate/delivery/redacting.js
var redacting = __webpack_require__(22763);
// EXTERNAL MODULE: ./core/input/parsed.js
var input_parsed = __webpack_require__(7247);
// EXTERNAL MODULE: ./core/input/simple-values.js
var simple_values = __webpack_require__(50387);
// EXTERNAL MODULE: ./core/input/uuid-list.js
var uuid_list = __webpack_require__(1394);
// EXTERNAL MODULE: ./core/metric-limits.js
var metric_limits = __webpack_require__(77536);
// EXTERNAL MODULE: ./step/inputs/event.js
var inputs_event = __webpack_require__(33050);
// EXTERNAL MODULE: ./step/inputs/input-form.js + 2 modules
var input_form = __webpack_require__(90177);
// EXTERNAL MODULE: ./step/inputs/service-access.js + 4 modules
var service_access = __webpack_require__(28776);
// EXTERNAL MODULE: ./gate/inputs/input-defaults.js
var input_defaults = __webpack_require__(90824);
// EXTERNAL MODULE: ./core/input/variables.js
var variables = __webpack_require__(53005);
// EXTERNAL MODULE: ./gate/inputs/variables.js
var inputs_variables = __webpack_require__(42428);
;// CONCATENATED MODULE: ./gate/inputs/input-source.js




/** Each with another name under which it may be given. */
const SOURCES = [
    ['job-id'],
    ['run-plan-id', 'run-plan-name'],
    ['service-phone-number'],
    ['debrief-file'],
];
/** @param folders in which the files of variables may lie */
function readGivenSource(form, folders) {
    return {
        jobIds: form.uuids('job-id'),
        runPlanIds: form.uuids('run-plan-id'),
        runPlanNames: form.readGiven('run-plan-name', parseNames, true),
        variables: (0,inputs_variables/* readVariables */.C)(form, folders),
        variableFiles: form.readGiven('variable-files', parseFileList) ?? [],
        servicePhoneNumber: form.phoneNumber('service-phone-number'),
        callTime: form.moment('call-time'),
        debriefFile: form.readGiven('debrief-file', input_parsed/* valid */.r),
    };
}
/**
 * What tells a gate from others of the same job where the workflow does not, and stays the same from
 * push to push; null where it is faulty. The ID of a run and the path of a file may not, so that such
 * a gate has to be named where there are several.
 */
function gateNameOf(given) {
    const { runPlanIds, runPlanNames, servicePhoneNumber } = given;
    if (runPlanIds === undefined || runPlanNames === undefined)
        return null;
    const plans = [...(runPlanIds ?? []), ...(runPlanNames ?? [])];
    if (plans.length > 0)
        return plans.join(', ');
    return servicePhoneNumber === null ? '' : (servicePhoneNumber ?? null);
}
/**
 * Where the debriefs come from; undefined where it is missing or faulty.
 *
 * @param access its `service` is undefined where there is no usable access to it
 * @param mayBeMissing true where no source at all is no fault
 * @param isPolicyCheck true where a policy is only to be tried
 */
function chooseSource(given, form, access, mayBeMissing, isPolicyCheck) {
    const names = SOURCES.flatMap((source) => source.find((name) => form.has(name)) ?? []);
    if (names.length > 1 || (names.length === 0 && !mayBeMissing)) {
        const what = names.length === 0
            ? `none is: run-plan-name, or run-plan-id, has a run started (${input_form/* WHERE_FOUND */.NX['run-plan-id']})`
            : `${names.join(', ')} are`;
        const choices = SOURCES.map((source) => source.join(' or ')).join(', ');
        form.fault(`exactly one of the inputs ${choices} has to be given, but ${what}`);
    }
    if (isPolicyCheck)
        checkTrial(form);
    if (names.length > 0 || !mayBeMissing) {
        refuseWithout(form, 'variables', 'run-plan-id');
        refuseWithout(form, 'variable-files', 'run-plan-id');
        refuseWithout(form, 'call-time', 'service-phone-number');
    }
    return completeSource(given, access, isPolicyCheck);
}
function completeSource(given, { service, profile }, isPolicyCheck) {
    const { jobIds, runPlanIds, runPlanNames, variables, variableFiles } = given;
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
    if ((runPlanIds || runPlanNames) && variables) {
        const plans = [
            ...(runPlanIds ?? []).map((id) => ({ id })),
            ...(runPlanNames ?? []).map((name) => ({ name })),
        ];
        return isPolicyCheck
            ? { kind: 'policy-replay', plans, access: service }
            : { kind: 'run-plan-id', plans, variables, variableFiles, service };
    }
    if (servicePhoneNumber && callTime !== undefined) {
        return { kind: 'service-phone-number', servicePhoneNumber, callTime, service };
    }
    return undefined;
}
/** A policy is tried on files, or on runs that a plan made before, none of which is started. */
function checkTrial(form) {
    const hasPlan = form.has('run-plan-id') || form.has('run-plan-name');
    if (!hasPlan && !form.has('debrief-file')) {
        const cure = 'leave it out, or give one of these';
        form.refuse('policy-check', `goes only with debrief-file or run-plan-id: ${cure}`);
    }
    if (!hasPlan)
        return;
    for (const name of ['variables', 'variable-files']) {
        if (form.has(name))
            form.refuse(name, 'goes not with policy-check, which starts no run');
    }
}
function refuseWithout(form, name, source) {
    const given = SOURCES.find((names) => names.some((one) => one === source)) ?? [source];
    if (form.has(name) && !given.some((one) => form.has(one))) {
        form.refuse(name, `goes only with ${source}: leave it out, or give ${source}`);
    }
}
function parseFileList(text) {
    return (0,input_parsed/* valid */.r)(Object.values((0,variables/* parseVariableFiles */.H)(text).paths));
}
/** Names, one a line, each once. */
function parseNames(text) {
    const names = text.split('\n').map((name) => name.trim());
    return (0,input_parsed/* valid */.r)([...new Set(names.filter((name) => name !== ''))]);
}

// EXTERNAL MODULE: ./gate/inputs/policy-file.js + 1 modules
var policy_file = __webpack_require__(46674);
// EXTERNAL MODULE: ./core/duration.js
var duration = __webpack_require__(31619);
// EXTERNAL MODULE: ./core/input/glob-list.js
var glob_list = __webpack_require__(37313);
// EXTERNAL MODULE: ./gate/inputs/telling-inputs.js
var telling_inputs = __webpack_require__(9884);
;// CONCATENATED MODULE: ./gate/inputs/sparing.js
/** The inputs that spare calls: what is remembered, and when nothing need be started. */




/** A member is undefined where its input is faulty. */
function readSparing(form) {
    return {
        memory: form.read('memory', parseMemory),
        reuseMs: form.read('reuse', parseReuse),
        reusePaths: form.readGiven('reuse-paths', glob_list/* parseGlobList */.q),
        changedPaths: form.readGiven('changed-paths', glob_list/* parseGlobList */.q),
    };
}
/** Where runs are remembered. A word that looks like a switch is none of a folder. */
function parseMemory(text) {
    if (text === 'auto' || text === 'off')
        return (0,input_parsed/* valid */.r)({ kind: text });
    if (/^(?:auto|off|on|true|false|yes|no|none)$/i.test(text)) {
        return (0,input_parsed/* invalid */.G)(text, `is not a choice here: write auto, off, or a folder such as ./${text}`);
    }
    const folder = (0,telling_inputs/* parseFolder */.Ir)(text);
    return folder.ok ? (0,input_parsed/* valid */.r)({ kind: 'folder', path: folder.value }) : folder;
}
function parseReuse(text) {
    if (text === 'off')
        return (0,input_parsed/* valid */.r)(null);
    const parsed = (0,duration/* parseDuration */.E)(text);
    return parsed.ok ? parsed : (0,input_parsed/* invalid */.G)(text, 'is neither off nor a duration such as 24h or 90m');
}

;// CONCATENATED MODULE: ./gate/inputs/inputs.js












const MOST_CALLS = 1_000_000;
const LONGEST_POLL_INTERVAL_MS = 5 * 60_000;
function readSecrets(given) {
    return { apiKey: given.getInput('api-key'), githubToken: given.getInput('github-token').trim() };
}
/** Reads and checks all inputs, the files that they name, and the event that the workflow runs for. */
async function readGateInputs({ env, clock, runner }) {
    return readInputs(runner, {
        origin: (0,inputs_event/* readPullRequestOrigin */.Xj)(env),
        profile: await (0,service_access/* readServiceProfile */.f1)(runner),
        policy: await (0,policy_file/* readPolicy */.T)(runner, (0,policy_file/* dayOf */.k)(clock.now())),
        folders: [process.cwd(), env.RUNNER_TEMP ?? ''].filter((folder) => folder !== ''),
    });
}
/** Reads and checks all inputs as the runner hands them over. */
function readInputs(inputs, { origin, profile, policy, folders }) {
    const form = new input_form/* InputForm */.Vs(inputs, input_defaults/* INPUT_DEFAULTS */.W);
    const access = readAccess(form, origin, profile);
    const settings = readSettings(form);
    const isPolicyCheck = form.boolean('policy-check');
    const rules = form.takeFromFile('policy', policy);
    const given = readGivenSource(form, folders);
    const mayBeMissing = access.whySkipped !== null;
    const source = chooseSource(given, form, access, mayBeMissing, isPolicyCheck);
    const givenName = form.readGiven('gate-name', input_parsed/* valid */.r, true);
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
    if (form.has('collect-metrics') && form.has('debrief-file')) {
        form.refuse('collect-metrics', 'goes not with debrief-file, which is judged without a request');
    }
    // The post step deletes them; a fault is told now, while it can be mended.
    form.uuids('delete-flows');
    const warnings = form.findUnknown();
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
    if (form.has('debrief-file') && (isSkipped || !form.has('delete-flows'))) {
        return { ...none, whySkipped: null };
    }
    if (isSkipped)
        return { ...none, whySkipped: WHY_SKIPPED[origin] };
    const service = (0,service_access/* requireAccess */.wo)(given, form, origin, 'set on-missing-key: skip');
    return { ...none, service, whySkipped: null };
}
const WHY_SKIPPED = {
    fork: 'there is no API key, since pull requests from forks get no secrets; to have this change judged, push it to a branch of this repository',
    dependabot: 'there is no API key, since pull requests from Dependabot get none but Dependabot secrets; to have this change judged, store the key among those (Settings, Secrets and variables, Dependabot) and run the job again',
};
function parseMetricIds(text) {
    const ids = (0,uuid_list/* parseUuidList */.fm)(text);
    const most = metric_limits/* METRIC_LIMITS */.Y.metrics;
    return ids.ok && ids.value.length > most
        ? (0,input_parsed/* invalid */.G)(null, `holds ${ids.value.length} IDs: one metric collection job takes ${most}`)
        : ids;
}
/** What runs are compared with. */
function parseBaseline(text) {
    if (text === 'auto' || text === 'previous' || text === 'off')
        return (0,input_parsed/* valid */.r)({ kind: text });
    const ids = (0,uuid_list/* parseUuidList */.fm)(text);
    const [jobId, ...others] = ids.ok ? ids.value : [];
    return jobId === undefined || others.length > 0
        ? (0,input_parsed/* invalid */.G)(text, 'is not a choice here: write auto, previous, off, or the ID (UUID) of one run')
        : (0,input_parsed/* valid */.r)({ kind: 'given', jobId });
}
/** Everything but the source; a member is undefined where its input is faulty. */
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
        cancelUnjudged: form.boolean('cancel-unjudged'),
        maxParallel: form.integer('max-parallel', 1, 500),
        confirm: form.integer('confirm', 0, 3),
        transcripts: form.boolean('transcripts'),
        ...(0,telling_inputs/* readTellingInputs */.$_)(form),
        ...readSparing(form),
        baseline: form.read('baseline', parseBaseline),
        baselineRuns: form.integer('baseline-runs', 1, 20),
        history: form.integer('history', 0, 50),
        metricIds: form.uuids('collect-metrics', parseMetricIds),
    };
    return dryRun === true ? { ...settings, comment: 'never' } : settings;
}

// EXTERNAL MODULE: ./gate/inputs/settings.js
var settings = __webpack_require__(37100);
;// CONCATENATED MODULE: ./gate/gate.js
/** The gate: what the workflow asked for, the runs that are judged, and who is told. */






/** Runs the action once and gives its exit code. Never rejects: a fault of ours ends as `error`. */
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
            return await end((0,early_end/* endedEarly */.S)(read.kind, read.reasons), given);
        const world = (0,redacting/* redactingWorld */.Y)(given, read.inputs);
        // Only now: a step with a bad input ends in half the time without it.
        const { bringToJudgement } = await Promise.all(/* import() */[__webpack_require__.e(483), __webpack_require__.e(956), __webpack_require__.e(66), __webpack_require__.e(804), __webpack_require__.e(507), __webpack_require__.e(928)]).then(__webpack_require__.bind(__webpack_require__, 1928));
        const shown = await bringToJudgement(read.inputs, secrets.githubToken, world);
        return await end(shown, world);
    }
    catch (error) {
        given.runner.debug((0,stops/* stackOf */.US)(error));
        const { outcome, rule, message } = (0,stops/* endOfStep */.n9)(error, given.cancelled);
        return end((0,early_end/* endedEarly */.S)(outcome, [{ rule, message }]), given);
    }
}

;// CONCATENATED MODULE: ./entries/gate.js



/***/ }),

/***/ 90824:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ INPUT_DEFAULTS)
/* harmony export */ });
/** Every input of the root action with the text that stands for it where a workflow gives none. */
const INPUT_DEFAULTS = {
    'base-url': '',
    'api-key': '',
    'job-id': '',
    'run-plan-id': '',
    'run-plan-name': '',
    'service-phone-number': '',
    'call-time': '',
    'debrief-file': '',
    variables: '',
    'variable-files': '',
    'max-calls': '',
    'dry-run': 'false',
    wait: 'true',
    regenerate: 'false',
    'queue-timeout': '15m',
    'run-timeout': '30m',
    'debrief-timeout': '15m',
    'debrief-retries': '1',
    'max-poll-interval': '10s',
    'cancel-on-abort': 'true',
    'cancel-unjudged': 'false',
    'max-parallel': '20',
    confirm: '0',
    policy: '',
    'policy-check': 'false',
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
    'gate-name': '',
    'prompt-paths': '',
    'github-token': '',
    'report-dir': '',
    'upload-report': 'auto',
    memory: 'auto',
    baseline: 'auto',
    'baseline-runs': '5',
    reuse: 'off',
    'reuse-paths': '',
    history: '10',
    'changed-paths': '',
    'collect-metrics': '',
    'delete-flows': '',
    'service-profile': '',
};


/***/ })

};
;