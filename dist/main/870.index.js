"use strict";
exports.id = 870;
exports.ids = [870];
exports.modules = {

/***/ 2870:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

var readGivenSource = (function readGivenSource(form, folders) {
    return {
        jobIds: form.uuids('job-id'),
        runPlanIds: form.uuids('run-plan-id'),
        runPlanNames: form.readGiven('run-plan-name', parseNames, true),
        variables: (0,variables .C)(form, folders),
        servicePhoneNumber: form.phoneNumber('service-phone-number'),
        callTime: form.moment('call-time'),
        debriefFile: form.readGiven('debrief-file', input_parsed .r),
    };
});
var gateNameOf = (function gateNameOf(given) {
    const { runPlanIds, runPlanNames, servicePhoneNumber } = given;
    if (runPlanIds === undefined || runPlanNames === undefined)
        return null;
    const plans = [...(runPlanIds ?? []), ...(runPlanNames ?? [])];
    if (plans.length > 0)
        return plans.join(', ');
    return servicePhoneNumber === null ? '' : (servicePhoneNumber ?? null);
});
var chooseSource = (function chooseSource(given, form, access, mayBeMissing, isPolicyCheck) {
    const names = SOURCES.flatMap(((source) => source.find(((name) => form.has(name))) ?? []));
    if (names.length > 1 || (names.length === 0 && !mayBeMissing)) {
        const what = names.length === 0
            ? `none is: run-plan-name, or run-plan-id, has a run started (${input_form .NX['run-plan-id']})`
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
});
var completeSource = (function completeSource(given, { service, profile }, isPolicyCheck) {
    const { jobIds, runPlanIds, runPlanNames, variables } = given;
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
            : { kind: 'run-plan-id', plans, variables, service };
    }
    if (servicePhoneNumber && callTime !== undefined) {
        return { kind: 'service-phone-number', servicePhoneNumber, callTime, service };
    }
    return undefined;
});
var refuseWithout = (function refuseWithout(form, name, source) {
    const given = SOURCES.find(((names) => names.some(((one) => one === source)))) ?? [source];
    if (form.has(name) && !given.some((one) => form.has(one))) {
        form.refuse(name, `goes only with ${source}: leave it out, or give ${source}`);
    }
});
var readSparing = (function readSparing(form) {
    return {
        memory: form.read('memory', parseMemory),
        reuseMs: form.read('reuse', parseReuse),
        reusePaths: form.readGiven('reuse-paths', glob_list .q),
        changedPaths: form.readGiven('changed-paths', glob_list .q),
    };
});
var parseMemory = (function parseMemory(text) {
    if (text === 'auto' || text === 'off')
        return (0,input_parsed .r)({ kind: text });
    if (/^(?:auto|off|on|true|false|yes|no|none)$/i.test(text)) {
        return (0,input_parsed .G)(text, `is not a choice here: write auto, off, or a folder such as ./${text}`);
    }
    const folder = (0,telling_inputs .Ir)(text);
    return folder.ok ? (0,input_parsed .r)({ kind: 'folder', path: folder.value }) : folder;
});
var parseReuse = (function parseReuse(text) {
    if (text === 'off')
        return (0,input_parsed .r)(null);
    const parsed = (0,duration .E)(text);
    return parsed.ok ? parsed : (0,input_parsed .G)(text, 'is neither off nor a duration such as 24h or 90m');
});
var readSecrets = (function readSecrets(given) {
    return { apiKey: given.getInput('api-key'), githubToken: given.getInput('github-token').trim() };
});
var readGateInputs = (async function readGateInputs({ env, clock, runner }) {
    return readInputs(runner, {
        origin: (0,inputs_event .Xj)(env),
        profile: await (0,service_access .f1)(runner),
        policy: await (0,policy_file .T)(runner, (0,policy_file .k)(clock.now())),
        folders: [process.cwd(), env.RUNNER_TEMP ?? ''].filter(((folder) => folder !== '')),
    });
});
var readInputs = (function readInputs(inputs, { origin, profile, policy, folders }) {
    const form = new input_form .Vs(inputs, input_defaults .W);
    const access = readAccess(form, origin, profile);
    const settings = readSettings(form);
    const isPolicyCheck = form.boolean('policy-check');
    const rules = form.takeFromFile('policy', policy);
    const given = readGivenSource(form, folders);
    const mayBeMissing = access.whySkipped !== null;
    const source = chooseSource(given, form, access, mayBeMissing, isPolicyCheck);
    const givenName = form.readGiven('gate-name', input_parsed .r, true);
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
    form.uuids('delete-flows');
    const warnings = form.findUnknown();
    const read = { source, policy: rules, gateName, givenName, warnings, ...settings };
    const { faults } = form;
    const telling = { ...(0,telling_inputs .Nr)(settings), gateName, warnings };
    if (access.whySkipped !== null && faults.length === 0) {
        const reasons = [{ rule: 'input', message: access.whySkipped }];
        return { kind: 'skipped', reasons, telling };
    }
    return (0,input_form .As)(read) && faults.length === 0
        ? { kind: 'inputs', inputs: read }
        : { kind: 'error', reasons: faults, telling };
});
var readAccess = (function readAccess(form, origin, profile) {
    const given = (0,service_access .C2)(form, profile);
    const none = { service: undefined, profile: given.profile };
    const onMissingKey = form.choice('on-missing-key', ['fail', 'skip']);
    const isSkipped = given.apiKey === null && onMissingKey === 'skip' && origin !== null;
    if (form.has('debrief-file') && (isSkipped || !form.has('delete-flows'))) {
        return { ...none, whySkipped: null };
    }
    if (isSkipped)
        return { ...none, whySkipped: WHY_SKIPPED[origin] };
    const service = (0,service_access .wo)(given, form, origin, 'set on-missing-key: skip');
    return { ...none, service, whySkipped: null };
});
var parseBaseline = (function parseBaseline(text) {
    if (text === 'auto' || text === 'previous' || text === 'off')
        return (0,input_parsed .r)({ kind: text });
    const ids = (0,uuid_list .fm)(text);
    const [jobId, ...others] = ids.ok ? ids.value : [];
    return jobId === undefined || others.length > 0
        ? (0,input_parsed .G)(text, 'is not a choice here: write auto, previous, off, or the ID (UUID) of one run')
        : (0,input_parsed .r)({ kind: 'given', jobId });
});
var readSettings = (function readSettings(form) {
    const dryRun = form.boolean('dry-run');
    const settings = {
        wait: form.boolean('wait'),
        regenerate: form.boolean('regenerate'),
        maxCalls: form.readGiven('max-calls', (text) => (0,simple_values .cG)(text, 1, MOST_CALLS)),
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
        ...(0,telling_inputs .$_)(form),
        ...readSparing(form),
        baseline: form.read('baseline', parseBaseline),
        baselineRuns: form.integer('baseline-runs', 1, 20),
        history: form.integer('history', 0, 50),
        metricIds: form.uuids('collect-metrics', parseMetricIds),
    };
    return dryRun === true ? { ...settings, comment: 'never' } : settings;
});
var runGate = (async function runGate(given) {
    const secrets = readSecrets(given.runner);
    for (const secret of Object.values(secrets))
        if (secret !== '')
            given.runner.maskSecret(secret);
    let telling = settings .yn;
    const end = (async (shown, world) => {
        const { deliver } = await loadDeliver();
        return deliver(shown, telling, secrets.githubToken, world);
    });
    try {
        const read = await readGateInputs(given);
        telling = read.kind === 'inputs' ? read.inputs : read.telling;
        if (read.kind !== 'inputs')
            return await end((0,early_end .S)(read.kind, read.reasons), given);
        const { bringToJudgement, redactingWorld } = await Promise.all( [__webpack_require__.e(435), __webpack_require__.e(923)]).then(__webpack_require__.bind(__webpack_require__, 8435));
        const world = redactingWorld(given, read.inputs);
        const shown = await bringToJudgement(read.inputs, secrets.githubToken, world);
        return await end(shown, world);
    }
    catch (error) {
        given.runner.debug((0,stops .US)(error));
        const { outcome, rule, message } = (0,stops .gj)(error);
        return end((0,early_end .S)(outcome, [{ rule, message }]), given);
    }
});
__webpack_require__.r(__webpack_exports__);

__webpack_require__.d(__webpack_exports__, {
  run: (() => (  runGate))
});

// EXTERNAL MODULE: ./step/stops.js
var stops = __webpack_require__(3743);
// EXTERNAL MODULE: ./gate/delivery/early-end.js
var early_end = __webpack_require__(6603);
// EXTERNAL MODULE: ./core/input/parsed.js
var input_parsed = __webpack_require__(7247);
// EXTERNAL MODULE: ./core/input/simple-values.js
var simple_values = __webpack_require__(387);
// EXTERNAL MODULE: ./core/input/uuid-list.js
var uuid_list = __webpack_require__(1394);
// EXTERNAL MODULE: ./core/metric-limits.js
var metric_limits = __webpack_require__(7536);
// EXTERNAL MODULE: ./step/inputs/event.js
var inputs_event = __webpack_require__(3050);
// EXTERNAL MODULE: ./step/inputs/input-form.js + 2 modules
var input_form = __webpack_require__(177);
// EXTERNAL MODULE: ./step/inputs/service-access.js + 1 modules
var service_access = __webpack_require__(462);
// EXTERNAL MODULE: ./gate/inputs/input-defaults.js
var input_defaults = __webpack_require__(824);
// EXTERNAL MODULE: ./gate/inputs/variables.js + 1 modules
var variables = __webpack_require__(9285);
;// CONCATENATED MODULE: ./gate/inputs/input-source.js



const SOURCES = [
    ['job-id'],
    ['run-plan-id', 'run-plan-name'],
    ['service-phone-number'],
    ['debrief-file'],
];




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

function parseNames(text) {
    const names = text.split('\n').map((name) => name.trim());
    return (0,input_parsed .r)([...new Set(names.filter((name) => name !== ''))]);
}

// EXTERNAL MODULE: ./gate/inputs/policy-file.js + 1 modules
var policy_file = __webpack_require__(6674);
// EXTERNAL MODULE: ./core/duration.js
var duration = __webpack_require__(1619);
// EXTERNAL MODULE: ./core/input/glob-list.js
var glob_list = __webpack_require__(7313);
// EXTERNAL MODULE: ./gate/inputs/telling-inputs.js
var telling_inputs = __webpack_require__(9884);
;// CONCATENATED MODULE: ./gate/inputs/sparing.js




;// CONCATENATED MODULE: ./gate/inputs/inputs.js












const MOST_CALLS = 1_000_000;
const LONGEST_POLL_INTERVAL_MS = 5 * 60_000;




const WHY_SKIPPED = {
    fork: 'there is no API key, since pull requests from forks get no secrets; to have this change judged, push it to a branch of this repository',
    dependabot: 'there is no API key, since pull requests from Dependabot get none but Dependabot secrets; to have this change judged, store the key among those (Settings, Secrets and variables, Dependabot) and run the job again',
};
function parseMetricIds(text) {
    const ids = (0,uuid_list .fm)(text);
    const most = metric_limits .Y.metrics;
    return ids.ok && ids.value.length > most
        ? (0,input_parsed .G)(null, `holds ${ids.value.length} IDs: one metric collection job takes ${most}`)
        : ids;
}



// EXTERNAL MODULE: ./gate/inputs/settings.js
var settings = __webpack_require__(7100);
;// CONCATENATED MODULE: ./gate/gate.js
const loadDeliver = (() => Promise.all( [__webpack_require__.e(967), __webpack_require__.e(755), __webpack_require__.e(938)]).then(__webpack_require__.bind(__webpack_require__, 1564)));


;// CONCATENATED MODULE: ./entries/gate.js



/***/ })

};
;Object.assign(exports.modules, require("./common.js"));
