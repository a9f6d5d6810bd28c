export const id = 259;
export const ids = [259];
export const modules = {

/***/ 8749:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  rI: () => (/* binding */ readGateInputs),
  ql: () => (/* binding */ readSecrets)
});

// UNUSED EXPORTS: readInputs

// EXTERNAL MODULE: ./core/input/parsed.js
var parsed = __webpack_require__(9732);
// EXTERNAL MODULE: ./core/input/simple-values.js
var simple_values = __webpack_require__(7146);
// EXTERNAL MODULE: ./core/input/uuid-list.js
var uuid_list = __webpack_require__(8547);
// EXTERNAL MODULE: ./core/metric-limits.js
var metric_limits = __webpack_require__(297);
// EXTERNAL MODULE: ./step/inputs/event.js
var inputs_event = __webpack_require__(5809);
// EXTERNAL MODULE: ./step/inputs/input-form.js + 3 modules
var input_form = __webpack_require__(4970);
// EXTERNAL MODULE: ./step/inputs/service-access.js + 1 modules
var service_access = __webpack_require__(2122);
// EXTERNAL MODULE: ./gate/inputs/input-defaults.js
var input_defaults = __webpack_require__(1641);
// EXTERNAL MODULE: ./gate/inputs/variables.js + 1 modules
var variables = __webpack_require__(8504);
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
        variables: (0,variables/* readVariables */.C)(form, folders),
        servicePhoneNumber: form.phoneNumber('service-phone-number'),
        callTime: form.moment('call-time'),
        debriefFile: form.readGiven('debrief-file', parsed/* valid */.r),
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
 * @param service undefined where there is no usable access to it
 * @param mayBeMissing true where no source at all is no fault
 * @param isPolicyCheck true where saved debriefs are to be judged for trial
 */
function chooseSource(given, form, service, mayBeMissing, isPolicyCheck) {
    const names = SOURCES.flatMap((source) => source.find((name) => form.has(name)) ?? []);
    if (names.length > 1 || (names.length === 0 && !mayBeMissing)) {
        const what = names.length === 0
            ? `none is: run-plan-name, or run-plan-id, has a run started (${input_form/* WHERE_FOUND */.NX['run-plan-id']})`
            : `${names.join(', ')} are`;
        const choices = SOURCES.map((source) => source.join(' or ')).join(', ');
        form.fault(`exactly one of the inputs ${choices} has to be given, but ${what}`);
    }
    if (isPolicyCheck)
        refuseWithout(form, 'policy-check', 'debrief-file');
    if (names.length > 0 || !mayBeMissing) {
        refuseWithout(form, 'variables', 'run-plan-id');
        refuseWithout(form, 'variable-files', 'run-plan-id');
        refuseWithout(form, 'call-time', 'service-phone-number');
    }
    return completeSource(given, service, isPolicyCheck);
}
function completeSource(given, service, isPolicyCheck) {
    const { jobIds, runPlanIds, runPlanNames, variables } = given;
    const { servicePhoneNumber, callTime, debriefFile } = given;
    if (debriefFile && isPolicyCheck)
        return { kind: 'policy-check', files: debriefFile };
    if (debriefFile)
        return { kind: 'debrief-file', path: debriefFile };
    if (service === undefined)
        return undefined;
    if (jobIds)
        return { kind: 'job-id', jobIds, service };
    if ((runPlanIds || runPlanNames) && variables) {
        const plans = [
            ...(runPlanIds ?? []).map((id) => ({ id })),
            ...(runPlanNames ?? []).map((name) => ({ name })),
        ];
        return { kind: 'run-plan-id', plans, variables, service };
    }
    if (servicePhoneNumber && callTime !== undefined) {
        return { kind: 'service-phone-number', servicePhoneNumber, callTime, service };
    }
    return undefined;
}
function refuseWithout(form, name, source) {
    const given = SOURCES.find((names) => names.some((one) => one === source)) ?? [source];
    if (form.has(name) && !given.some((one) => form.has(one))) {
        form.refuse(name, `goes only with ${source}: leave it out, or give ${source}`);
    }
}
/** Names, one a line, each once. */
function parseNames(text) {
    const names = text.split('\n').map((name) => name.trim());
    return (0,parsed/* valid */.r)([...new Set(names.filter((name) => name !== ''))]);
}

// EXTERNAL MODULE: ./gate/inputs/policy-file.js + 1 modules
var policy_file = __webpack_require__(9287);
// EXTERNAL MODULE: ./gate/inputs/telling-inputs.js
var telling_inputs = __webpack_require__(5269);
;// CONCATENATED MODULE: ./gate/inputs/inputs.js











const MOST_CALLS = 1_000_000;
const LONGEST_POLL_INTERVAL_MS = 5 * 60_000;
function readSecrets(given) {
    return { apiKey: given.getInput('api-key'), githubToken: given.getInput('github-token').trim() };
}
/** Reads and checks all inputs, the files that they name, and the event that the workflow runs for. */
async function readGateInputs({ env, clock, runner }) {
    return readInputs(runner, {
        origin: (0,inputs_event/* readPullRequestOrigin */.X)(env),
        profile: await (0,service_access/* readServiceProfile */.f1)(runner),
        policy: await (0,policy_file/* readPolicy */.T)(runner, (0,policy_file/* dayOf */.k)(clock.now())),
        folders: [process.cwd(), env.RUNNER_TEMP ?? ''].filter((folder) => folder !== ''),
    });
}
/**
 * Reads and checks all inputs as the runner hands them over. It loads nothing heavy, so that a faulty
 * workflow costs next to nothing.
 */
function readInputs(inputs, { origin, profile, policy, folders }) {
    const form = new input_form/* InputForm */.Vs(inputs, input_defaults/* INPUT_DEFAULTS */.W);
    const access = readAccess(form, origin, profile);
    const settings = readSettings(form);
    const isPolicyCheck = form.boolean('policy-check');
    const rules = form.takeFromFile('policy', policy);
    const given = readGivenSource(form, folders);
    const mayBeMissing = access.whySkipped !== null;
    const source = chooseSource(given, form, access.service, mayBeMissing, isPolicyCheck);
    const givenName = form.readGiven('gate-name', parsed/* valid */.r, true);
    const gateName = givenName ?? gateNameOf(given);
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
    const onMissingKey = form.choice('on-missing-key', ['fail', 'skip']);
    const isSkipped = given.apiKey === null && onMissingKey === 'skip' && origin !== null;
    if (form.has('debrief-file') && (isSkipped || !form.has('delete-flows'))) {
        return { service: undefined, whySkipped: null };
    }
    if (isSkipped)
        return { service: undefined, whySkipped: WHY_SKIPPED[origin] };
    const service = (0,service_access/* requireAccess */.wo)(given, form, origin, 'set on-missing-key: skip');
    return { service, whySkipped: null };
}
const WHY_SKIPPED = {
    fork: 'there is no API key, since pull requests from forks get no secrets; to have this change judged, push it to a branch of this repository',
    dependabot: 'there is no API key, since pull requests from Dependabot get none but Dependabot secrets; to have this change judged, store the key among those (Settings, Secrets and variables, Dependabot) and run the job again',
};
function parseMetricIds(text) {
    const ids = (0,uuid_list/* parseUuidList */.fm)(text);
    const most = metric_limits/* METRIC_LIMITS */.Y.metrics;
    return ids.ok && ids.value.length > most
        ? (0,parsed/* invalid */.G)(null, `holds ${ids.value.length} IDs: one metric collection job takes ${most}`)
        : ids;
}
/** Where runs are remembered. A word that looks like a switch is none of a folder. */
function parseMemory(text) {
    if (text === 'auto' || text === 'off')
        return (0,parsed/* valid */.r)({ kind: text });
    if (/^(?:auto|off|on|true|false|yes|no|none)$/i.test(text)) {
        return (0,parsed/* invalid */.G)(text, `is not a choice here: write auto, off, or a folder such as ./${text}`);
    }
    const folder = (0,telling_inputs/* parseFolder */.Ir)(text);
    return folder.ok ? (0,parsed/* valid */.r)({ kind: 'folder', path: folder.value }) : folder;
}
/** What runs are compared with. */
function parseBaseline(text) {
    if (text === 'auto' || text === 'previous' || text === 'off')
        return (0,parsed/* valid */.r)({ kind: text });
    const ids = (0,uuid_list/* parseUuidList */.fm)(text);
    const [jobId, ...others] = ids.ok ? ids.value : [];
    return jobId === undefined || others.length > 0
        ? (0,parsed/* invalid */.G)(text, 'is not a choice here: write auto, previous, off, or the ID (UUID) of one run')
        : (0,parsed/* valid */.r)({ kind: 'given', jobId });
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
        transcripts: form.boolean('transcripts'),
        ...(0,telling_inputs/* readTellingInputs */.$_)(form),
        memory: form.read('memory', parseMemory),
        baseline: form.read('baseline', parseBaseline),
        baselineRuns: form.integer('baseline-runs', 1, 20),
        metricIds: form.uuids('collect-metrics', parseMetricIds),
    };
    return dryRun === true ? { ...settings, comment: 'never' } : settings;
}


/***/ }),

/***/ 2023:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  redactingWorld: () => (/* binding */ redactingWorld),
  showMerged: () => (/* binding */ showMerged)
});

// EXTERNAL MODULE: ./gate/delivery/redacting.js + 2 modules
var redacting = __webpack_require__(7742);
// EXTERNAL MODULE: ./gate/delivery/run-reports.js + 6 modules
var run_reports = __webpack_require__(3028);
// EXTERNAL MODULE: ./gate/inputs/policy-file.js + 1 modules
var policy_file = __webpack_require__(9287);
// EXTERNAL MODULE: ./gate/judgement.js + 39 modules
var judgement = __webpack_require__(2787);
// EXTERNAL MODULE: ./report/brief.js
var brief = __webpack_require__(9687);
// EXTERNAL MODULE: ./report/format.js
var format = __webpack_require__(4752);
// EXTERNAL MODULE: ./report/html/render-html.js + 25 modules
var render_html = __webpack_require__(6686);
// EXTERNAL MODULE: ./step/stops.js
var stops = __webpack_require__(2494);
// EXTERNAL MODULE: ./merge/attempts.js
var attempts = __webpack_require__(7605);
// EXTERNAL MODULE: ./core/outcome.js
var core_outcome = __webpack_require__(9598);
// EXTERNAL MODULE: ./policy/max-cost.js
var max_cost = __webpack_require__(7687);
;// CONCATENATED MODULE: ./merge/combine-fixes.js
/** Why nothing of a report's own search is applied: what a file says of another file is not trusted. */
const NOT_LOOKED_FOR = 'the repository is not checked out beside the merged reports, so that its text could not be compared';
/**
 * The prompt fixes of all reports, each once, by the runs of the merged one. They tell where a gate
 * found the texts, and are left out of what can be applied.
 */
function combineFixes(parts) {
    const fixes = new Map();
    let first = 0;
    for (const { report } of parts) {
        for (const { from, found } of report.promptFixes) {
            const shown = found.state === 'located' ? { ...found, leftOut: found.leftOut ?? NOT_LOOKED_FOR } : found;
            const shifted = from.map((one) => ({ ...one, run: one.run + first }));
            const key = JSON.stringify([textsOf(report, from), shown]);
            const known = fixes.get(key);
            if (known === undefined)
                fixes.set(key, { from: shifted, found: shown });
            else
                known.from.push(...shifted);
        }
        first += report.runs.length;
    }
    return [...fixes.values()];
}
/** The texts that a fix puts in each other's place; of a brief report its own place stands for them. */
function textsOf({ runs }, from) {
    const [one] = from;
    const asked = one && runs[one.run]?.report?.recommendations[one.recommendation];
    return asked?.suggestedText ? [asked.currentText, asked.suggestedText] : [asked?.title, from];
}

// EXTERNAL MODULE: ./policy/evaluate.js
var evaluate = __webpack_require__(7052);
;// CONCATENATED MODULE: ./merge/judge-again.js
/** Runs judged anew, by the evidence that their reports hold. */

/**
 * What a policy makes of a run. One that could not be judged stays as it is, unless the service's own
 * verdict alone is against it.
 *
 * @param today `YYYY-MM-DD` in UTC
 */
function judgeAgain(run, policy, today) {
    const isJudged = run.report !== null;
    const isByVerdict = run.runVerdict?.passed === false && run.outcome !== 'error';
    if (!isJudged && !isByVerdict)
        return run;
    const { outcome, reasons, spared } = (0,evaluate/* evaluate */._)(run, policy, today);
    if (isJudged || outcome === 'failed')
        return { ...run, outcome, reasons, spared };
    if (run.outcome !== 'failed')
        return run;
    const message = 'the service wrote no debrief, and by the policy its own verdict decides nothing';
    return { ...run, outcome: 'inconclusive', reasons: [{ rule: 'debrief', message }], spared: null };
}

;// CONCATENATED MODULE: ./merge/part.js




const MAX_PLANS = 3;
/** What a report is called by in the log and in words. */
function nameOf({ report, path }) {
    const plans = new Set(report.runs.map(({ about, label }) => about?.planName ?? label));
    return (0,attempts/* gateOf */.Rv)(report) || (0,format/* formatList */.ki)([...plans], MAX_PLANS) || path;
}
/** @param isAlone whether no other report is merged with it, so that it needs no name */
function partOf(given, isAlone, judging) {
    const { report } = given;
    const lead = isAlone ? '' : `${nameOf(given)}: `;
    const notes = ownNotes(report, judging.policy).map((note) => lead + note);
    if (report.runs.length === 0)
        return withoutRuns(given, lead, notes);
    const runs = report.runs.map((run) => judgeRun(run, judging));
    // With a policy the cost is judged of all runs together.
    const isByPolicy = judging.policy !== null;
    const reasons = report.reasons.filter(({ rule }) => !isByPolicy || rule !== max_cost/* MAX_COST_RULE */.Ui);
    return {
        report,
        runs,
        standIns: [],
        reasons: reasons.map((reason) => ({ ...reason, message: lead + reason.message })),
        outcome: isByPolicy && reasons.length === 0 ? null : runOutcomeOf(report.outcome),
        notes,
    };
}
function judgeRun(run, { policy, today }) {
    if (run.outcome === 'started') {
        const message = 'the run was left to a later step, and no report says how that judged it: merge the report of that step too';
        return { ...run, outcome: 'inconclusive', reasons: [{ rule: 'started', message }] };
    }
    return policy === null ? run : judgeAgain(run, policy.rules, today);
}
/** An ending before any run: a run stands for it, but where nothing was to be tested. */
function withoutRuns(given, lead, notes) {
    const { report } = given;
    const part = { report, runs: [], reasons: [], outcome: null };
    if (report.outcome === 'skipped') {
        const why = report.reasons.map(({ message }) => `${lead}skipped, since ${message}.`);
        return { ...part, standIns: [], notes: [...notes, ...why] };
    }
    const isUntested = report.outcome === 'passed' || report.outcome === 'started';
    const message = 'the report holds no run, so nothing was tested';
    const standIn = isUntested
        ? standInFor(nameOf(given), 'inconclusive', [{ rule: 'report', message }])
        : standInFor(nameOf(given), report.outcome, report.reasons);
    return { ...part, standIns: [standIn], notes };
}
/** A run that there is not, so that its lack is told as that of a run. */
function standInFor(label, outcome, reasons) {
    return {
        jobId: '',
        label,
        outcome,
        reasons,
        notes: [],
        runStatus: null,
        debrief: null,
        report: null,
        spared: null,
    };
}
/** What is told of a cost that is judged anew is left out. */
function ownNotes({ notes, runs }, policy) {
    const ofCost = policy === null ? [] : (0,max_cost/* judgeCost */.L5)(runs, policy.rules).notes;
    return notes.filter((note) => !ofCost.includes(note));
}
/** Nobody has judged what was only started. */
function runOutcomeOf(outcome) {
    if (outcome === 'started')
        return 'inconclusive';
    return outcome === 'skipped' ? 'passed' : outcome;
}

;// CONCATENATED MODULE: ./merge/combine.js
/** One report made of several: what one gate with all of their plans would have said. */





const MAX_LISTED = 5;
/**
 * @param given the reports that count
 * @param lacks runs that stand for reports that are not there, or that nobody can read
 */
function combine(given, lacks, judging, tolerance) {
    const { policy } = judging;
    const isAlone = given.length + lacks.length === 1;
    const parts = given.map((one) => partOf(one, isAlone, judging));
    const judged = parts.flatMap(({ runs }) => runs);
    const cost = policy === null ? { reasons: [], notes: [] } : (0,max_cost/* judgeCost */.L5)(judged, policy.rules);
    const runs = [...judged, ...parts.flatMap(({ standIns }) => standIns), ...lacks];
    const outcomes = [
        ...runs.map(({ outcome }) => outcome),
        ...parts.flatMap(({ outcome }) => outcome ?? []),
        ...(cost.reasons.length > 0 ? ['failed'] : []),
    ];
    const outcome = runs.length === 0 && parts.length > 0 ? 'skipped' : (0,core_outcome/* worstOutcome */.Om)(outcomes);
    const reasons = outcome === 'skipped'
        ? given.flatMap(({ report }) => report.reasons)
        : [...parts.flatMap((part) => part.reasons), ...cost.reasons];
    return {
        outcome,
        tolerated: (0,core_outcome/* fails */.c6)(outcome) && outcomes.every((one) => tolerates(one, tolerance)),
        reasons,
        runs,
        metricCollection: combineMetrics(given),
        notes: outcome === 'skipped' ? [] : [...parts.flatMap(({ notes }) => notes), ...cost.notes],
        policy: { path: policy === null ? commonPath(given) : policy.path, isTrial: false },
        promptFixes: combineFixes(parts),
        ...commonVariables(parts),
    };
}
/** What is odd about the reports together. */
function warningsOf(given) {
    const commits = distinct(given.flatMap(({ report }) => report.provenance?.commit ?? []));
    if (commits.length < 2)
        return [];
    return [
        `the reports are of ${commits.length} commits (${(0,format/* formatList */.ki)(commits, MAX_LISTED)}), and all of them count: download those alone that judge one commit`,
    ];
}
function tolerates(outcome, { warnOnly, onInconclusive }) {
    if (outcome === 'failed')
        return warnOnly;
    if (outcome === 'inconclusive')
        return onInconclusive === 'warn';
    return outcome !== 'error';
}
function combineMetrics(given) {
    const collections = given.flatMap(({ report }) => report.metricCollection ?? []);
    if (collections.length === 0)
        return null;
    return {
        jobId: distinct(collections.map(({ jobId }) => jobId).filter((id) => id !== '')).join(', '),
        notes: collections.flatMap(({ notes }) => notes),
    };
}
/** The policies that judged; null where none of the reports names one. */
function commonPath(given) {
    const paths = distinct(given.flatMap(({ report }) => report.policy.path ?? []));
    return paths.length === 0 ? null : (0,format/* formatList */.ki)(paths, MAX_LISTED);
}
/** What all of them were started with; of reports that differ the notes tell it. */
function commonVariables(parts) {
    const [first, ...others] = parts.map(({ report }) => report.variables);
    const isCommon = others.every((one) => JSON.stringify(one) === JSON.stringify(first));
    return first !== undefined && isCommon ? { variables: first } : {};
}
function distinct(texts) {
    return [...new Set(texts)];
}

// EXTERNAL MODULE: ./merge/expected.js
var merge_expected = __webpack_require__(2171);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
;// CONCATENATED MODULE: ./core/json-fault.js
/** Where a text stops being JSON. The parser tells it in words that quote the text around the place. */
/** Of a longer text the place is not looked for: it is read some twenty times for that. */
const MAX_CHARS = 4 * 1024 * 1024;
const AT_ITS_END = /end of JSON input|^Unterminated/;
const POSITION = / at position (\d+)/;
/**
 * Tells where a text that is no JSON stops being it: `it ends in the middle of line 3`, or
 * `line 3, column 7`, both from 1; null where the text is too long to find out.
 */
function placeOfFault(text) {
    if (isBeginning(text))
        return `it ends in the middle of line ${lineOf(text)}`;
    if (text.length > MAX_CHARS)
        return null;
    let [good, bad] = [0, text.length];
    while (bad - good > 1) {
        const middle = (good + bad) >> 1;
        if (isBeginning(text.slice(0, middle)))
            good = middle;
        else
            bad = middle;
    }
    const before = text.slice(0, good);
    return `line ${lineOf(before)}, column ${good - before.lastIndexOf('\n')}`;
}
function lineOf(text) {
    return text.split('\n').length;
}
/** Whether more text could make JSON of it. */
function isBeginning(text) {
    try {
        JSON.parse(text);
        return true;
    }
    catch (error) {
        const said = String(error instanceof Error ? error.message : error);
        return AT_ITS_END.test(said) || Number(POSITION.exec(said)?.[1] ?? -1) >= text.length;
    }
}

// EXTERNAL MODULE: ../../node_modules/zod/v4/core/parse.js + 1 modules
var parse = __webpack_require__(8989);
// EXTERNAL MODULE: ./core/json-object.js
var json_object = __webpack_require__(9276);
// EXTERNAL MODULE: ./core/shape-fault.js
var shape_fault = __webpack_require__(7754);
// EXTERNAL MODULE: ./report/json/early.js
var early = __webpack_require__(8817);
// EXTERNAL MODULE: ./report/json/render.js
var render = __webpack_require__(216);
;// CONCATENATED MODULE: ./report/json/read.js
/** Reads a `report.json` back into the report model. What it says is as hostile as the service's words. */





/** A file may be wrong in as many places as it has runs. */
const MAX_FAULTS = 5;
/**
 * The report that a parsed file holds, or what is wrong with it, which goes on after the file's name.
 * Every field is checked; one that this version does not know is left out, and one that a version
 * before it did not have is unknown.
 */
function readReport(file) {
    const problem = refuse(file);
    if (problem !== null)
        return { problem };
    const known = withoutNulls(render/* reportFileSchema */.m, file);
    const parsed = parse/* safeParse */.xL(render/* reportFileSchema */.m, known);
    if (parsed.success) {
        const { $schema, version, detail, ...report } = parsed.data;
        return { report, detail };
    }
    const { issues } = parsed.error;
    const listed = issues
        .slice(0, MAX_FAULTS)
        .map((issue) => (0,shape_fault/* describeFault */.Q)(issue, known, (0,shape_fault/* pointerOf */.r)(issue.path)));
    const more = issues.length - listed.length;
    return {
        problem: `is not a report as this action writes it: ${[...listed, ...(more > 0 ? [`and ${more} more`] : [])].join('; ')}`,
    };
}
/** What the file says of itself comes first: of another version nobody knows the fields. */
function refuse(file) {
    const { $schema, version } = (0,json_object/* isObject */.G)(file) ? file : {};
    if ($schema !== early/* SCHEMA_ID */.Ew) {
        return `is not the report of a gate, whose $schema is ${early/* SCHEMA_ID */.Ew}: name report.json, which the output json-file tells`;
    }
    if (typeof version === 'number' && version > early/* VERSION */.xv) {
        return `is of version ${version} of the report's format, and this action reads up to ${early/* VERSION */.xv}: use this action in the version of the gate that wrote it, or a later one`;
    }
    return null;
}
/**
 * The value with the fields alone that the shape knows, without those that are null for want of a
 * value. What does not have the shape stays as it is.
 */
function withoutNulls(shape, value) {
    const { def } = shape._zod;
    if (value === null || value === undefined)
        return value;
    switch (def.type) {
        case 'nullable':
        case 'optional':
            return withoutNulls(def.innerType, value);
        case 'array':
            return Array.isArray(value) ? value.map((item) => withoutNulls(def.element, item)) : value;
        case 'object':
            return (0,json_object/* isObject */.G)(value) && !Array.isArray(value) ? knownFields(def.shape, value) : value;
        default:
            return value;
    }
}
function knownFields(shape, value) {
    return Object.fromEntries(Object.entries(shape).flatMap(([name, part]) => {
        const field = Object.hasOwn(value, name) ? value[name] : undefined;
        const isAbsent = field === null && part._zod.def.type === 'optional';
        return field === undefined || isAbsent ? [] : [[name, withoutNulls(part, field)]];
    }));
}

// EXTERNAL MODULE: ./step/find-files.js
var find_files = __webpack_require__(7130);
;// CONCATENATED MODULE: ./merge/read-reports.js
/** The reports that are merged, read from their files. */







/** More are not merged at once: they are held together. */
const MAX_FILES = 2_000;
/** The report of a gate with 500 runs has a tenth of this. */
const MAX_MIB = 128;
const CURE = 'Run the job again that writes it, and upload and download report.json as it is';
/**
 * Reads the reports of a list of paths and globs. Of files that say the same the first one stands for
 * all. Never rejects.
 *
 * @param folders in which a file may lie that a link leads to
 */
async function readReports(list, folders) {
    const { paths, faults } = await (0,find_files/* findFiles */.l)(list, MAX_FILES);
    const read = { reports: [], faults: [], unmatched: [] };
    for (const { pattern: name, problem, isUnmatched } of faults) {
        if (isUnmatched)
            read.unmatched.push({ name, problem: (await whyNoFile(name)) ?? problem });
        else
            read.faults.push({ name, problem });
    }
    const seen = new Set();
    for (const path of paths) {
        const told = await readOne(path, folders, seen);
        if (told === 'seen')
            continue;
        if (typeof told === 'string')
            read.faults.push({ name: path, problem: told });
        else
            read.reports.push({ path, ...told });
    }
    return read;
}
async function whyNoFile(name) {
    const isFolder = await (0,promises_.stat)(name).then((facts) => facts.isDirectory(), () => false);
    return isFolder
        ? 'is a folder: name the reports in it, as reports/**/report.json does those below reports'
        : null;
}
/** The report, or what is wrong with the file and the cure. */
async function readOne(path, folders, seen) {
    let text;
    try {
        if (await leadsOut(path, folders)) {
            return 'is a link that leads out of the workspace and RUNNER_TEMP: copy the file there';
        }
        const facts = await (0,promises_.stat)(path);
        if (!facts.isFile())
            return 'is not a file: name a report.json';
        if (facts.size > MAX_MIB * 1024 * 1024) {
            return `is larger than ${MAX_MIB} MiB, which no report is: name a report.json`;
        }
        text = await (0,promises_.readFile)(path, 'utf8');
    }
    catch (error) {
        return (0,stops/* describeUnreadable */.D2)(error);
    }
    const digest = (0,external_node_crypto_.createHash)('sha256').update(text).digest('hex');
    if (seen.has(digest))
        return 'seen';
    seen.add(digest);
    return parseReport(text);
}
async function leadsOut(path, folders) {
    if (!(await (0,promises_.lstat)(path)).isSymbolicLink())
        return false;
    const real = await (0,promises_.realpath)(path);
    const within = await Promise.all(folders.map((folder) => (0,promises_.realpath)(folder).catch(() => folder)));
    return !within.some((folder) => real.startsWith(folder + external_node_path_.sep));
}
function parseReport(text) {
    const json = text.replace(/^\uFEFF/, '');
    let file;
    try {
        file = JSON.parse(json);
    }
    catch {
        const place = placeOfFault(json);
        return `is not JSON${place === null ? '' : `: ${place}`}. ${CURE}`;
    }
    const read = readReport(file);
    if ('problem' in read)
        return read.problem;
    return read.report.policy.isTrial
        ? 'is the report of a policy check, which judges no gate: leave it out'
        : read;
}

;// CONCATENATED MODULE: ./merge/show-merged.js
/** From the inputs to what people may see of the merged reports. */



// With the gate's judgement comes all that both load, so that the bundle holds it once.










/** Merged reports come from no run of this step. */
const NO_SOURCE = { kind: 'debrief-file', path: '' };
/** A world whose log is masked: what a report says may stand in any line of it. */
function redactingWorld(world, redact) {
    return judgement.redactingWorld(world, { redact, source: NO_SOURCE });
}
/** The merged report as it may be shown; brief where any of the reports is. */
async function showMerged(inputs, world) {
    const { env, clock, runner } = world;
    const folders = [process.cwd(), env.RUNNER_TEMP ?? ''].filter((folder) => folder !== '');
    const read = await readReports(inputs.reports, folders);
    const counting = (0,attempts/* reportsThatCount */.UV)(read.reports);
    for (const line of describe(read, counting))
        runner.info(line);
    const judging = { policy: inputs.policy, today: (0,policy_file/* dayOf */.k)(clock.now()) };
    const merged = combine(counting, lacksOf(read, counting, inputs), judging, inputs);
    const detail = counting.some((one) => one.detail === 'brief') ? 'brief' : inputs.detail;
    const report = {
        ...merged,
        ...(inputs.gateName ? { gateName: inputs.gateName } : {}),
        tolerated: merged.tolerated && !world.cancelled.aborted,
        notes: [...notesOf(read, counting, inputs), ...merged.notes],
    };
    const shown = await withPromptFixes(report, { ...inputs, detail }, world);
    return { shown: { ...shown, warnings: [...warningsOf(counting), ...shown.warnings] }, detail };
}
/** A line for each file. */
function describe({ reports }, counting) {
    return reports.map((one) => {
        const { path, report } = one;
        const counts = counting.includes(one) ? '' : ' (another report has taken its place)';
        return `${path}: ${nameOf(one)}, attempt ${(0,attempts/* attemptOf */.tx)(report)}, ${report.outcome}${counts}`;
    });
}
/** What is missing, or cannot be read, is told as a run that cannot be judged. */
function lacksOf({ faults, unmatched }, counting, { expected }) {
    const refused = expected === null ? [...faults, ...unmatched] : faults;
    const reports = counting.map(({ report }) => report);
    const missing = expected === null ? [] : (0,merge_expected/* findMissing */.y)(expected, reports);
    return [
        ...refused.map(({ name, problem }) => standInFor(name, 'error', [
            { rule: 'input', message: `input 'reports': '${name}' ${problem}` },
        ])),
        ...missing.map(({ name, message }) => standInFor(name, 'inconclusive', [{ rule: 'missing-report', message }])),
    ];
}
function notesOf({ reports, unmatched }, counting, { expected }) {
    const replaced = reports.length - counting.length;
    return [
        ...(reports.length > 1 ? [`Merged from ${(0,format/* formatCounted */.So)(counting.length, 'report')}.`] : []),
        ...(replaced > 0
            ? [
                `Left out, since a later attempt or step tells the same anew: ${(0,format/* formatCounted */.So)(replaced, 'report')}.`,
            ]
            : []),
        ...(expected === null
            ? []
            : unmatched.map(({ name, problem }) => `reports: '${name}' ${problem}.`)),
    ];
}
/**
 * Looks for the texts of the prompt fixes in the files of this job's own checkout, as a gate does:
 * where a report says that they stand is told, and not acted upon.
 */
async function withPromptFixes(merged, inputs, world) {
    const { redact } = inputs;
    const redacted = (report) => (0,redacting/* redactedReport */.d)(report, { redact, source: NO_SOURCE });
    const without = {
        report: redacted(merged),
        patch: '',
        warnings: [],
        reports: run_reports/* runReports */.X,
        page: render_html/* renderHtml */.K,
    };
    if (inputs.detail === 'brief')
        return { ...without, report: (0,brief/* briefReport */.j)(without.report) };
    if (!hasFixes(merged) || world.cancelled.aborted)
        return without;
    try {
        const { locatePromptFixes, patchOf } = await Promise.all(/* import() */[__webpack_require__.e(483), __webpack_require__.e(692)]).then(__webpack_require__.bind(__webpack_require__, 692));
        const asked = { promptPaths: inputs.promptPaths, source: NO_SOURCE };
        const located = await locatePromptFixes(merged, asked, process.cwd(), world);
        if (located.promptFixes.length === 0)
            return without;
        const promptFixes = located.promptFixes.map((fix) => orAsTold(fix, merged.promptFixes));
        const report = { ...merged, promptFixes, notes: [...merged.notes, ...located.notes] };
        return { ...without, ...patchOf(redacted(report), located.changes) };
    }
    catch (error) {
        // A fault of ours in here must not cost the judgement.
        world.runner.debug((0,stops/* stackOf */.US)(error));
        return { ...without, warnings: [(0,stops/* internalFault */.gj)(error).message] };
    }
}
function hasFixes({ runs }) {
    return runs.some(({ report }) => report?.recommendations.some(({ suggestedText }) => suggestedText !== null));
}
/** A text that is masked in its report stands nowhere as it is there. */
function orAsTold(fix, told) {
    if (fix.found.state !== 'missing')
        return fix;
    const [place] = fix.from;
    const same = told.find(({ from }) => from.some(({ run, recommendation }) => run === place?.run && recommendation === place.recommendation));
    return same ?? fix;
}


/***/ })

};
