"use strict";
exports.id = 673;
exports.ids = [673,405];
exports.modules = {

/***/ 18711:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Rv: () => (/* binding */ gateOf),
/* harmony export */   UV: () => (/* binding */ reportsThatCount),
/* harmony export */   tx: () => (/* binding */ attemptOf),
/* harmony export */   y7: () => (/* binding */ findMissing)
/* harmony export */ });
/* harmony import */ var _report_words_action_words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58692);
/* harmony import */ var _text_alike_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(46651);


const ATTEMPT = /\/attempts\/\d+$/;
function gateOf({ gateName, gate }) {
    return gateName ?? gate ?? '';
}
function reportsThatCount(given) {
    return given.filter(({ report }) => !given.some(({ report: other }) => other !== report && (isLaterAttempt(other, report) || evaluatesStarted(other, report))));
}
function isLaterAttempt(other, report) {
    return (isSameGate(other, report) &&
        other.provenance?.commit === report.provenance?.commit &&
        isLater(other, report) &&
        (other.runs.length > 0 || other.outcome !== 'skipped'));
}
function evaluatesStarted(other, report) {
    return (report.outcome === 'started' &&
        report.gateName === other.gateName &&
        report.runs.length > 0 &&
        report.runs.every(({ jobId }) => other.runs.some((run) => run.outcome !== 'started' && run.jobId === jobId && jobId !== '')));
}
function isSameGate(one, other) {
    const [here, there] = [one.provenance, other.provenance];
    if (here?.repository !== there?.repository || here?.workflow !== there?.workflow)
        return false;
    if (gateOf(one) !== gateOf(other))
        return false;
    if (one.runs.length === 0 || other.runs.length === 0)
        return gateOf(one) !== '';
    const isNamed = one.gateName !== undefined;
    if (!isNamed && (here?.job !== there?.job || here?.step !== there?.step))
        return false;
    if (!isNamed && JSON.stringify(one.variables) !== JSON.stringify(other.variables))
        return false;
    return hasPlansOf(one, other) && hasPlansOf(other, one);
}
function hasPlansOf(one, { runs }) {
    return runs.every((run) => one.runs.some((own) => isSamePlan(own, run, one)));
}
function isSamePlan(one, other, { gateName }) {
    const [here, there] = [planNames(one), planNames(other)];
    if (here.length > 0 && there.length > 0)
        return here.some((name) => there.includes(name));
    return gateName !== undefined || (one.jobId !== '' && one.jobId === other.jobId);
}
function plainName(name) {
    return (0,_text_alike_js__WEBPACK_IMPORTED_MODULE_1__/* .normalizeName */ .Pc)(name).toLowerCase();
}
function planNames({ about, stableName }) {
    const names = [about?.planId, about?.planName, stableName];
    return names.flatMap((name) => (name ? [plainName(name)] : []));
}
function isLater(one, other) {
    const [here, there] = [workflowRun(one), workflowRun(other)];
    if (here === there)
        return attemptOf(one) > attemptOf(other);
    const [time = '', otherTime = ''] = [one, other].map((report) => report.provenance?.reportedAt);
    return here !== '' && there !== '' && Date.parse(time) > Date.parse(otherTime);
}
function workflowRun({ provenance }) {
    return (provenance?.workflowRunUrl ?? '').replace(ATTEMPT, '');
}
function attemptOf({ provenance }) {
    return provenance?.attempt ?? 1;
}
function findMissing(expected, reports) {
    if ('count' in expected) {
        const parts = new Set(reports.flatMap(partNames));
        const whole = reports.filter((report, index) => partNames(report).length === 0 &&
            !parts.has(plainName(gateOf(report))) &&
            reports.findIndex((other) => other === report || isSameGate(other, report)) === index);
        const there = parts.size + whole.length;
        const { count } = expected;
        if (there >= count)
            return [];
        return [{ name: _report_words_action_words_js__WEBPACK_IMPORTED_MODULE_0__/* .MERGE */ .lF.missing, message: _report_words_action_words_js__WEBPACK_IMPORTED_MODULE_0__/* .MERGE */ .lF.tooFew(there, count) }];
    }
    const isThere = (name) => hasReport(name, reports);
    return expected.lines
        .flatMap((line) => (isThere(line) ? [] : splitNames(line)))
        .filter((name) => !isThere(name))
        .map((name) => ({ name, message: _report_words_action_words_js__WEBPACK_IMPORTED_MODULE_0__/* .MERGE */ .lF.absent(name) }));
}
function splitNames(line) {
    return line
        .split(',')
        .map((name) => name.trim())
        .filter((name) => name !== '');
}
function hasReport(name, reports) {
    const wanted = plainName(name);
    return reports.some((report) => {
        const own = plainName(gateOf(report));
        const plans = report.runs.flatMap(planNames);
        return [own, ...own.split(', '), ...partNames(report), ...plans].includes(wanted);
    });
}
function partNames({ runs }) {
    return runs.flatMap(({ partOf }) => (partOf === undefined ? [] : plainName(gateOf(partOf))));
}


/***/ }),

/***/ 92459:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  mergeReports: () => (/* binding */ mergeReports)
});

// EXTERNAL MODULE: ./evaluate/policy.js
var evaluate_policy = __webpack_require__(30029);
// EXTERNAL MODULE: ./inputs/gate/policy-beyond.js
var policy_beyond = __webpack_require__(67387);
// EXTERNAL MODULE: ./inputs/gate/policy-file.js
var policy_file = __webpack_require__(94114);
// EXTERNAL MODULE: ./model/run-facts.js
var run_facts = __webpack_require__(75874);
// EXTERNAL MODULE: ./publish/deliver.js + 23 modules
var deliver = __webpack_require__(74148);
// EXTERNAL MODULE: ./publish/redacting.js
var redacting = __webpack_require__(3960);
// EXTERNAL MODULE: ./report/format.js
var format = __webpack_require__(53483);
// EXTERNAL MODULE: ./report/words/action-words.js
var action_words = __webpack_require__(58692);
// EXTERNAL MODULE: ./actions/evaluating-step.js
var evaluating_step = __webpack_require__(37554);
// EXTERNAL MODULE: ./actions/publication.js + 5 modules
var actions_publication = __webpack_require__(15122);
// EXTERNAL MODULE: ./evaluate/evaluate.js + 4 modules
var evaluate = __webpack_require__(22943);
// EXTERNAL MODULE: ./model/outcome.js
var outcome = __webpack_require__(41913);
// EXTERNAL MODULE: ./evaluate/evaluate-run.js + 5 modules
var evaluate_run = __webpack_require__(61742);
// EXTERNAL MODULE: ./evaluate/pool.js
var pool = __webpack_require__(88497);
// EXTERNAL MODULE: ./evaluate/service-verdict.js
var service_verdict = __webpack_require__(92048);
;// CONCATENATED MODULE: ./evaluate/evaluate-confirmed.js




function evaluateConfirmed(run, policy, today) {
    const { checks, ownChecks = checks, callCounts, confirmations = [] } = run;
    const first = { ...run, ...(ownChecks && { checks: ownChecks }) };
    const further = confirmations.map(({ runStatus, checks: own }) => ({
        ...{ report: null, runStatus },
        ...(own && { checks: own }),
    }));
    const pooled = { ...(0,pool/* poolRuns */.r)(first, further), ...(callCounts && { callCounts }) };
    const decision = (0,evaluate_run/* evaluateRun */.t)(pooled, policy, today, { analyses: 1 + further.length });
    return {
        decision,
        checksBelowThreshold: (0,service_verdict/* checksBelowThreshold */.YR)(pooled, decision.reasons),
        keepsOutcome: (0,outcome/* worstOutcome */.Om)([run.outcome, decision.outcome]) === run.outcome,
    };
}

// EXTERNAL MODULE: ./report/build-report.js + 1 modules
var build_report = __webpack_require__(27283);
// EXTERNAL MODULE: ./actions/merge-reports/counting-reports.js
var counting_reports = __webpack_require__(18711);
;// CONCATENATED MODULE: ./actions/merge-reports/combine.js









const MAX_PLANS = 3;
function reportName({ report, path }) {
    const plans = new Set(report.runs.map(({ about, label }) => about?.planName ?? label));
    return (0,counting_reports/* gateOf */.Rv)(report) || (0,format/* formatList */.ki)([...plans], MAX_PLANS) || path;
}
function combine(given, missing, settings) {
    const { policy, today } = settings;
    const isAlone = given.length + missing.length === 1;
    const parts = given.map((one) => {
        const { report } = one;
        const name = reportName(one);
        const facts = report.runs.length > 0 ? factsOf(report, settings) : factsWithoutRuns(report, name);
        return { report, facts, lead: isAlone ? '' : `${name}: ` };
    });
    const facts = [...parts.flatMap((part) => part.facts), ...missing];
    const sent = parts.flatMap(({ report }) => report.variables ?? []);
    const variables = [...new Map(sent.map((one) => [JSON.stringify(one), one])).values()];
    const shared = {
        policy: { path: null, isTrial: false },
        promptFixes: combineFixes(parts),
        ...(variables.length > 0 && { variables }),
    };
    if (facts.length === 0) {
        const reasons = given.flatMap(({ report }) => report.reasons);
        return { ...shared, outcome: 'skipped', tolerated: false, reasons, runs: [], notes: [] };
    }
    const evaluation = (0,evaluate/* evaluate */._)(facts, { policy: policy ?? policy_file/* VERDICT_ALONE */.Es, today });
    const runs = (0,build_report/* runReports */.Xh)(evaluation, today);
    const together = (0,build_report/* gateFindings */.Av)(evaluation);
    const remaining = policy === null ? parts.filter(({ report }) => report.runs.length > 0) : [];
    const outcomes = [
        ...runs.map(({ outcome }) => outcome),
        ...remaining.map(({ report }) => runOutcomeOf(report)),
        ...together.reasons.map(() => 'failed'),
    ];
    return {
        ...shared,
        outcome: (0,outcome/* worstOutcome */.Om)(outcomes),
        tolerated: (0,outcome/* tolerates */.GD)(outcomes, settings),
        reasons: [...remaining.flatMap(reasonsOf), ...together.reasons],
        runs,
        notes: [...parts.flatMap(notesOf), ...together.notes],
    };
}
function reasonsOf({ report, lead }) {
    return report.reasons.map((reason) => {
        const { message, short } = reason;
        return { ...reason, message: lead + message, ...(short && { short: lead + short }) };
    });
}
function notesOf({ report, lead }) {
    const skipped = report.outcome === 'skipped' ? report.reasons : [];
    return [
        ...report.notes.map((note) => lead + note),
        ...skipped.map(({ message }) => lead + action_words/* MERGE */.lF.skipped(message)),
    ];
}
function runOutcomeOf({ outcome }) {
    if (outcome === 'started')
        return 'inconclusive';
    return outcome === 'skipped' ? 'passed' : outcome;
}
function factsWithoutRuns({ outcome, reasons }, name) {
    if (outcome === 'skipped')
        return [];
    if (outcome === 'passed' || outcome === 'started') {
        const reason = { rule: 'report', message: action_words/* MERGE */.lF.noRun };
        return [(0,run_facts/* endedRun */.O)(name, { outcome: 'inconclusive', reasons: [reason] })];
    }
    return [(0,run_facts/* endedRun */.O)(name, { outcome: outcome === 'inconclusive' ? outcome : 'error', reasons })];
}
function factsOf(report, settings) {
    const { gateName, gate } = report;
    const ofGate = { ...(gateName && { gateName }), ...(gate && { gate }) };
    const partOf = { ...ofGate, outcome: runOutcomeOf(report) };
    const isOwn = JSON.stringify(report.policy.resolved) === JSON.stringify(settings.resolved);
    return report.runs.map((run) => factsOfRun({ partOf, ...run }, isOwn, settings));
}
function factsOfRun(run, isOwn, { policy, today }) {
    const { outcome, reasons, exceptions, dropTests, ownChecks, confirmations, ...all } = run;
    const { checksBelowThreshold: _, ...known } = all;
    const facts = { ...known, isStartedHere: false, confirmations: [], evaluated: null };
    const inconclusive = (rule, message, isNoted = false) => {
        const ending = { outcome: 'inconclusive', reasons: [{ rule, message }], isNoted };
        return { ...facts, ending };
    };
    if (outcome === 'started')
        return inconclusive('started', action_words/* MERGE */.lF.started);
    const isConfirmed = confirmations !== undefined;
    if (policy === null || outcome === 'error' || (isConfirmed && isOwn)) {
        return { ...facts, ending: null, evaluated: run };
    }
    if (isConfirmed)
        return { ...facts, ending: null, evaluated: confirmedRun(run, policy, today) };
    if (known.report !== null)
        return { ...facts, ending: null };
    if (outcome === 'failed')
        return inconclusive('debrief', action_words/* MERGE */.lF.noDebrief, true);
    return { ...facts, ending: { outcome: 'inconclusive', reasons } };
}
function confirmedRun(run, policy, today) {
    const { decision, keepsOutcome, ...below } = evaluateConfirmed(run, policy, today);
    const found = (0,build_report/* inWords */.r4)(decision);
    if (!keepsOutcome)
        return { ...run, ...found, ...below };
    const runIds = run.confirmations?.map(({ jobId }) => jobId) ?? [];
    const warning = { rule: 'report', message: action_words/* MERGE */.lF.confirmed(runIds) };
    const warnings = [...(found.exceptions.warnings ?? []), warning];
    return { ...run, exceptions: { ...found.exceptions, warnings } };
}
function combineFixes(parts) {
    const fixes = new Map();
    let firstRun = 0;
    for (const { report, facts } of parts) {
        for (const { from, found } of report.promptFixes) {
            const shown = found.state === 'located'
                ? { ...found, leftOut: found.leftOut ?? action_words/* MERGE */.lF.notLocated }
                : found;
            const [asked] = from.map(({ run, recommendation }) => report.runs[run]?.report?.recommendations[recommendation]);
            const key = JSON.stringify([asked?.title, asked?.currentText, asked?.suggestedText, shown]);
            const fix = fixes.get(key) ?? { from: [], found: shown };
            fixes.set(key, fix);
            for (const one of from)
                fix.from.push({ ...one, run: one.run + firstRun });
        }
        firstRun += facts.length;
    }
    return [...fixes.values()];
}

// EXTERNAL MODULE: ./inputs/gate/input-defaults.js
var input_defaults = __webpack_require__(45556);
// EXTERNAL MODULE: ./inputs/gate/publish-inputs.js
var publish_inputs = __webpack_require__(43598);
// EXTERNAL MODULE: ./inputs/input-form.js
var input_form = __webpack_require__(61328);
// EXTERNAL MODULE: ./text/values/parsed.js
var parsed = __webpack_require__(38133);
;// CONCATENATED MODULE: ./actions/merge-reports/merge-inputs.js





const MAX_GATES = 2_000;
const MERGE_DEFAULTS = {
    reports: '',
    expect: '',
    policy: '',
    'gate-name': '',
    'github-token': '',
    ...input_defaults/* PUBLISH_DEFAULTS */.HU,
};
async function readMergeInputs(form, { runner, clock }) {
    const policy = form.has('policy') ? await (0,policy_file/* readPolicy */.T4)(runner, (0,policy_file/* dayOf */.kb)(clock.now())) : null;
    const settings = (0,publish_inputs/* readPublishInputs */.R)(form);
    const fix = 'give the paths of the reports, such as reports/**/report.json';
    const read = {
        reports: form.required('reports', form.readGiven('reports', parsed/* valid */.r), fix),
        expected: form.readGiven('expect', parseExpected),
        policy: policy && form.takeFromFile('policy', policy),
        gateName: form.readGiven('gate-name', parsed/* valid */.r) ?? '',
        ...settings,
        warnings: form.findUnknown({ 'prompt-paths': 'give the globs as paths' }),
    };
    if ((0,input_form/* isComplete */.As)(read) && form.errors.length === 0)
        return { kind: 'inputs', inputs: read };
    return { kind: 'error', reasons: form.errors, publishing: read };
}
function parseExpected(text) {
    if (/^\d+$/.test(text)) {
        const count = Number(text);
        return count >= 1 && count <= MAX_GATES
            ? (0,parsed/* valid */.r)({ count })
            : (0,parsed/* invalid */.G)(text, `is out of range: write a number from 1 to ${MAX_GATES}`);
    }
    const lines = text.split('\n').map((line) => line.trim());
    const names = lines.filter((line) => /[^,\s]/.test(line));
    return names.length > 0
        ? (0,parsed/* valid */.r)({ lines: [...new Set(names)] })
        : (0,parsed/* invalid */.G)(text, 'names no gate: give names of gates or of run plans, or their number');
}

// EXTERNAL MODULE: ./actions/merge-reports/read-reports.js + 1 modules
var read_reports = __webpack_require__(32282);
;// CONCATENATED MODULE: ./actions/merge-reports/merge-reports.js














const NO_SOURCE = { kind: 'debrief-file', path: '' };
const MAX_PATHS = 5;
function mergeReports(runtime) {
    return (0,evaluating_step/* runEvaluatingStep */._)(MERGE_DEFAULTS, readMergeInputs, merge, runtime);
}
async function merge(given, token, outer) {
    const runtime = (0,redacting/* redactingRuntime */.q)(outer, { redact: given.redact, source: NO_SOURCE });
    const off = { kind: 'off' };
    const policy = given.policy && (await (0,policy_beyond/* completePolicy */.o)(given.policy, token, off, runtime));
    if (policy !== null && 'reasons' in policy) {
        const { outcome, reasons } = policy;
        const tolerated = outcome === 'inconclusive' && given.onInconclusive === 'warn';
        return (0,deliver/* deliver */.c)((0,evaluating_step/* endedEarly */.S)(outcome, reasons, { tolerated }), given, token, runtime);
    }
    const read = await (0,read_reports/* readReports */.o)(given.reports);
    const counting = (0,counting_reports/* reportsThatCount */.UV)(read.reports);
    for (const one of read.reports) {
        const { path, report } = one;
        const line = action_words/* MERGE */.lF.given(path, reportName(one), (0,counting_reports/* attemptOf */.tx)(report), report.outcome);
        runtime.runner.info(counting.includes(one) ? line : line + action_words/* MERGE */.lF.replaced);
    }
    const shown = policy === null
        ? commonPolicy(counting.map(({ report }) => report))
        : { ...(0,policy_file/* describePolicy */.wy)(policy), isTrial: false };
    const rules = policy?.rules ?? evaluate_policy/* policySchema */.w.safeParse(shown.resolved).data ?? null;
    const { resolved } = shown;
    const settings = { ...given, policy: rules, resolved, today: (0,policy_file/* dayOf */.kb)(runtime.clock.now()) };
    const merged = combine(counting, missingRuns(read, counting, given), settings);
    const unmatched = given.expected === null ? [] : read.unmatched;
    const report = {
        ...merged,
        notes: [
            ...merged.notes,
            ...unmatched.map(({ name, problem }) => `${action_words/* MERGE */.lF.refused(name, problem)}.`),
        ],
        ...(given.gateName && { gateName: given.gateName }),
        policy: shown,
    };
    const detail = counting.some((one) => one.detail === 'brief') ? 'brief' : given.detail;
    const publication = await (0,actions_publication/* publicationOf */.M)(report, { ...given, detail, source: NO_SOURCE }, runtime);
    return (0,deliver/* deliver */.c)(publication, { ...given, detail }, token, runtime);
}
function commonPolicy(reports) {
    const policies = reports.filter(({ runs }) => runs.length > 0).map(({ policy }) => policy);
    const resolved = new Set(policies.map((policy) => JSON.stringify(policy.resolved)));
    const paths = [...new Set(policies.flatMap(({ path }) => path ?? []))];
    return {
        ...(resolved.size === 1 && policies[0]),
        path: paths.length === 0 ? null : (0,format/* formatList */.ki)(paths, MAX_PATHS),
        isTrial: false,
    };
}
function missingRuns({ errors, unmatched }, counting, { expected }) {
    const refused = expected === null ? [...errors, ...unmatched] : errors;
    const reports = counting.map(({ report }) => report);
    const missing = expected === null ? [] : (0,counting_reports/* findMissing */.y7)(expected, reports);
    return [
        ...refused.map(({ name, problem }) => {
            const message = action_words/* MERGE */.lF.refused(name, problem);
            return (0,run_facts/* endedRun */.O)(name, { outcome: 'error', reasons: [{ rule: 'input', message }] });
        }),
        ...missing.map(({ name, message }) => (0,run_facts/* endedRun */.O)(name, { outcome: 'inconclusive', reasons: [{ rule: 'missing-report', message }] })),
    ];
}


/***/ }),

/***/ 32282:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  o: () => (/* binding */ readReports)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: ./model/report.js + 4 modules
var report = __webpack_require__(66401);
// EXTERNAL MODULE: ./text/json-object.js + 1 modules
var json_object = __webpack_require__(66783);
;// CONCATENATED MODULE: ./collect/saved/read-report.js


const MAX_ERRORS = 5;
function readReport(file) {
    const problem = refuse(file);
    if (problem !== null)
        return { problem };
    const known = withoutNulls(report/* reportFileSchema */.mj, file);
    const parsed = (0,json_object/* parse */.qg)(report/* reportFileSchema */.mj, known);
    if (parsed.success) {
        const { $schema, version, detail, ...report } = parsed.data;
        return { report, detail };
    }
    const { issues } = parsed.error;
    const listed = issues.slice(0, MAX_ERRORS).map((issue) => (0,json_object/* describeIssue */.n6)(issue));
    const more = issues.length - listed.length;
    return {
        problem: `is not a report as this action writes it: ${[...listed, ...(more > 0 ? [`and ${more} more`] : [])].join('; ')}`,
    };
}
function refuse(file) {
    const { $schema, version } = (0,json_object/* isObject */.Gv)(file) ? file : {};
    if ($schema !== report/* SCHEMA_ID */.Ew) {
        return `is not the report of a gate, whose $schema is ${report/* SCHEMA_ID */.Ew}: give the path of report.json, as the output json-file shows it`;
    }
    if (typeof version === 'number' && version > report/* REPORT_VERSION */.Aj) {
        return `is of version ${version} of the report's format, and this action reads up to ${report/* REPORT_VERSION */.Aj}: use this action in the version of the gate that wrote it, or a later one`;
    }
    return null;
}
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
            return (0,json_object/* isObject */.Gv)(value) && !Array.isArray(value) ? knownFields(def.shape, value) : value;
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

// EXTERNAL MODULE: ./inputs/files-by-glob.js
var files_by_glob = __webpack_require__(79221);
// EXTERNAL MODULE: ./text/error-text.js
var error_text = __webpack_require__(89009);
;// CONCATENATED MODULE: ./actions/merge-reports/read-reports.js






const MAX_FILES = 2_000;
const FIX = 'Run the job again that writes it, and upload and download report.json as it is';
async function readReports(list) {
    const { paths, errors } = await (0,files_by_glob/* findFiles */.lY)(list, MAX_FILES);
    const read = { reports: [], errors: [], unmatched: [] };
    for (const { pattern: name, problem, isUnmatched } of errors) {
        (isUnmatched ? read.unmatched : read.errors).push({ name, problem });
    }
    const digests = new Set();
    for (const path of paths) {
        try {
            const text = await (0,promises_.readFile)(path, 'utf8');
            const known = digests.size;
            digests.add((0,external_node_crypto_.createHash)('sha256').update(text).digest('hex'));
            if (digests.size === known)
                continue;
            const report = parseReport(text);
            if (typeof report === 'string')
                read.errors.push({ name: path, problem: report });
            else
                read.reports.push({ path, ...report });
        }
        catch (error) {
            read.errors.push({ name: path, problem: (0,error_text/* describeUnreadable */.D2)(error) });
        }
    }
    return read;
}
function parseReport(text) {
    const file = (0,json_object/* readJson */.Vh)(text.replace(/^\uFEFF/, ''));
    if (file === undefined)
        return `is not JSON. ${FIX}`;
    const read = readReport(file);
    if ('problem' in read)
        return `${read.problem}. ${FIX}`;
    return read.report.policy.isTrial
        ? 'is the report of a policy check, not of a gate: leave it out'
        : read;
}


/***/ }),

/***/ 85179:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  c3: () => (/* binding */ Channel)
});

// UNUSED EXPORTS: ATTEMPT_LIMIT_MS, MAX_RESPONSE_BYTES

// EXTERNAL MODULE: ./text/secret-mask.js
var secret_mask = __webpack_require__(37904);
;// CONCATENATED MODULE: ./http/dispatcher.js
const LOOPBACK = /^(?:(?:.+\.)?localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;
async function createDispatcher(baseUrl, env, reuse) {
    const { Agent, EnvHttpProxyAgent } = await __webpack_require__.e(/* import() */ 684).then(__webpack_require__.t.bind(__webpack_require__, 61684, 19));
    const options = {
        allowH2: false,
        headersTimeout: 0,
        bodyTimeout: 0,
        ...(!reuse && { pipelining: 0 }),
    };
    if (LOOPBACK.test(baseUrl.hostname))
        return new Agent(options);
    return new EnvHttpProxyAgent({
        ...options,
        httpProxy: variable(env, 'HTTP_PROXY'),
        httpsProxy: variable(env, 'HTTPS_PROXY'),
        noProxy: variable(env, 'NO_PROXY'),
    });
}
function proxyVariable(baseUrl, env) {
    if (LOOPBACK.test(baseUrl.hostname))
        return '';
    const names = baseUrl.protocol === 'https:' ? ['HTTPS_PROXY', 'HTTP_PROXY'] : ['HTTP_PROXY'];
    return names.find((name) => variable(env, name) !== '') ?? '';
}
function variable(env, name) {
    return env[name.toLowerCase()]?.trim() || env[name]?.trim() || '';
}

// EXTERNAL MODULE: ./http/errors.js
var errors = __webpack_require__(72557);
// EXTERNAL MODULE: ./http/response.js
var http_response = __webpack_require__(80965);
;// CONCATENATED MODULE: ./http/channel.js




const ATTEMPT_LIMIT_MS = 30_000;
const MAX_RESPONSE_BYTES = 32 * 1024 * 1024;
const STOPPED = 'stopped';
class Channel {
    mask;
    #options;
    #baseUrl;
    #basePath;
    #dispatchers = new Map();
    hasAnswered = false;
    constructor(options) {
        this.#options = options;
        this.#baseUrl = new URL(options.baseUrl);
        this.#basePath = this.#baseUrl.pathname.replace(/\/$/, '');
        this.mask = new secret_mask/* SecretMask */.f([options.apiKey]);
    }
    async request(request, context, attempt = 1) {
        const response = await this.send(request, context, attempt);
        if (response.status < 300)
            return response;
        const { operation, profileKey, hidden = [] } = request;
        return (0,http_response/* requireSuccess */.z_)({ operation, profileKey, mask: this.mask.with(hidden) }, response);
    }
    async send(request, context, attempt = 1) {
        const { clock, env } = this.#options;
        const { operation } = request;
        const startedMs = clock.now();
        const limitMs = Math.min(ATTEMPT_LIMIT_MS, context.deadlineMs - startedMs);
        if (limitMs <= 0) {
            const problem = 'not sent, since the deadline of the wait has passed';
            throw new errors/* ServiceError */._7({ kind: 'deadline', operation, problem, mayHaveBeenTaken: false });
        }
        const dispatcher = await this.#dispatcherFor(request);
        context.signal.throwIfAborted();
        const report = (result) => this.#report(request, result, startedMs, attempt);
        try {
            const response = await this.#exchange(dispatcher, request, context, limitMs);
            report(response.status);
            return response;
        }
        catch (error) {
            report((0,errors/* codeOf */.$N)(error));
            if (error instanceof errors/* ServiceError */._7)
                throw error;
            const { origin } = this.#baseUrl;
            if (error !== STOPPED) {
                const via = proxyVariable(this.#baseUrl, env);
                throw (0,errors/* connectionError */.$t)({ operation, origin, via, mask: this.mask }, error);
            }
            if (context.lingerMs === undefined)
                context.signal.throwIfAborted();
            const waitedMs = Math.min(clock.now() - startedMs, limitMs);
            const problem = `no complete response from ${origin} within ${Math.round(waitedMs / 100) / 10} s`;
            throw new errors/* ServiceError */._7({ kind: 'timeout', operation, problem, mayHaveBeenTaken: true });
        }
    }
    #dispatcherFor({ operation, fresh }) {
        const { env } = this.#options;
        let dispatcher = this.#dispatchers.get(fresh);
        if (dispatcher === undefined) {
            dispatcher = createDispatcher(this.#baseUrl, env, !fresh).catch(() => {
                const problem = `the environment variable ${proxyVariable(this.#baseUrl, env)} is not the URL of a proxy: write it as http://user:password@host:port`;
                throw new errors/* ServiceError */._7({ kind: 'proxy', operation, problem, mayHaveBeenTaken: false });
            });
            this.#dispatchers.set(fresh, dispatcher);
        }
        return dispatcher;
    }
    async #exchange(dispatcher, { operation, method, path, headers, body }, { signal, lingerMs = 0 }, limitMs) {
        const { clock } = this.#options;
        const attempt = new AbortController();
        const over = new AbortController();
        const stop = () => attempt.abort(STOPPED);
        const stopAfter = (ms) => void clock.sleep(ms, over.signal).then(stop, () => { });
        const onAbort = () => (lingerMs === 0 ? stop() : stopAfter(lingerMs));
        signal.addEventListener('abort', onAbort, { once: true });
        stopAfter(limitMs);
        const stopped = new Promise((_, reject) => {
            attempt.signal.addEventListener('abort', () => reject(STOPPED), { once: true });
        });
        const exchange = async () => {
            const response = await dispatcher.request({
                origin: this.#baseUrl.origin,
                path: this.#basePath + path,
                method,
                headers: { 'accept-encoding': 'identity', 'user-agent': 'simulation-gate', ...headers },
                body: body ?? null,
                signal: attempt.signal,
            });
            this.hasAnswered = true;
            return {
                status: response.statusCode,
                headers: response.headers,
                body: await readBody(operation, response),
                receivedMs: clock.now(),
            };
        };
        try {
            return await Promise.race([exchange(), stopped]);
        }
        finally {
            signal.removeEventListener('abort', onAbort);
            over.abort();
        }
    }
    #report({ method, path }, result, startedMs, attempt) {
        const { clock, onAttempt } = this.#options;
        const shownPath = (this.#basePath + path).replace(/\?.*/, '');
        const ms = Math.round(clock.now() - startedMs);
        onAttempt?.(`${method} ${shownPath}: ${result}, ${ms} ms, attempt ${attempt}`);
    }
}
async function readBody(operation, response) {
    const { statusCode: status, headers, body } = response;
    const chunks = [];
    let bytes = Number(headers['content-length'] ?? 0) > MAX_RESPONSE_BYTES ? Infinity : 0;
    if (bytes === 0) {
        for await (const chunk of body) {
            chunks.push(chunk);
            bytes += chunk.length;
            if (bytes > MAX_RESPONSE_BYTES)
                break;
        }
    }
    if (bytes <= MAX_RESPONSE_BYTES)
        return Buffer.concat(chunks);
    body.on('error', () => { }).destroy();
    const problem = `${status}, but the response is larger than ${MAX_RESPONSE_BYTES / 2 ** 20} MiB`;
    const facts = { operation, status, problem, mayHaveBeenTaken: true };
    throw new errors/* ServiceError */._7({ ...facts, kind: 'too-large' });
}


/***/ }),

/***/ 58692:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   As: () => (/* binding */ FLOWS),
/* harmony export */   Cb: () => (/* binding */ METRICS),
/* harmony export */   Kq: () => (/* binding */ TRACK),
/* harmony export */   b5: () => (/* binding */ INGEST),
/* harmony export */   lF: () => (/* binding */ MERGE)
/* harmony export */ });
/* harmony import */ var _text_duration_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6203);
/* harmony import */ var _text_log_line_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(82456);
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(53483);



const MAX_WHY_CHARS = 500;
const METRICS = {
    title: 'Collect metrics',
    columns: ['job', 'status', 'metrics', 'conversations', 'items', 'completed', 'failed', 'why'],
    goal: (jobs, isToEnd) => `${countJobs(jobs)} to ${isToEnd ? 'end' : 'be created'}`,
    created: (id, metrics, conversations) => `metric collection job ${id}: created, ${(0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatCounted */ .So)(metrics, 'metric')} of ${(0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatCounted */ .So)(conversations, 'conversation')}`,
    lost: "This metric collection job may have been created, so the request is not repeated. Check your service's dashboard before you run this step again",
    progress: (ended, jobs, { completed, failed }) => `${ended} of ${(0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatCounted */ .So)(jobs, 'job')} ended, ${(0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatCounted */ .So)(completed, 'item')} completed, ${failed} failed`,
    ended: (id, status, why) => `${nameJob(id)} ended ${status}${describeWhy(why)}`,
    empty: (id, why) => `${nameJob(id)} collected nothing: every item failed${describeWhy(why)}`,
    failed: (items) => `${(0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatCounted */ .So)(items, 'item')} could not be collected`,
    headline: (created, jobs, items, { completed, failed }) => {
        const counts = completed + failed > 0 ? `: ${completed} completed, ${failed} failed` : '';
        return `Created ${created} of ${countJobs(jobs)}, ${(0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatCounted */ .So)(items, 'item')} in all${counts}`;
    },
};
function countJobs(jobs) {
    return (0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatCounted */ .So)(jobs, 'metric collection job');
}
function nameJob(id) {
    return `metric collection job '${(0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .shortForm */ .JZ)(id)}'`;
}
function describeWhy(why) {
    return why ? `: ${(0,_text_log_line_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .TN)(why, MAX_WHY_CHARS)}` : '';
}
const MAX_NAMES = 50;
const FLOWS = {
    title: 'Delete flows',
    columns: ['customer flow', 'result', 'why'],
    result: (id, result) => `customer flow ${id}: ${result}`,
    failed: (id, why) => `customer flow '${(0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .shortForm */ .JZ)(id)}': ${why}`,
    missing: 'it does not exist',
    cancelled: (message) => `${message} before the response, so the flow may be deleted`,
    untried: (ids) => `not tried after that: ${(0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatList */ .ki)(ids, MAX_NAMES)}`,
    headline: ({ deleted, missing }, flows) => `Deleted ${deleted} of ${(0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatCounted */ .So)(flows, 'customer flow')}, ${missing} missing`,
};
const MAX_ID_CHARS = 100;
const MAX_LINE_CHARS = 2_000;
const INGEST = {
    title: 'Ingest calls',
    columns: ['Call', 'External ID', 'Result', 'ID or reason'],
    checked: (calls) => `${(0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatCounted */ .So)(calls, 'call')} checked`,
    unspecified: (values) => `the manifest has ${(0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatCounted */ .So)(values, 'value')} beyond the specification, sent as given: the service may reject these calls`,
    unwritten: (line) => `not in the report file: ${(0,_text_log_line_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .TN)(line, MAX_LINE_CHARS)}`,
    unwritable: (why) => `the report file cannot be written (${why}), so the log has the results that it lacks`,
    outOfTime: (message, limitMs) => `${message} (a call is tried for ${(0,_text_duration_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDuration */ .a)(limitMs)} while the service takes none)`,
    allUnknown: (calls, why) => `it is not known whether the last ${calls} calls were created (${why})`,
    unknown: (why) => `${why}; it may have been created all the same`,
    duplicate: (why) => `its externalId exists already; ${why}`,
    refusedDuplicate: (why) => `its externalId exists already; ${why}. Set on-duplicate: skip to leave it`,
    failed: (place, externalId, result, why) => {
        const id = externalId === null ? '' : ` (externalId ${(0,_text_log_line_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .TN)(externalId, MAX_ID_CHARS)})`;
        return `call of ${place}${id} ${result}: ${why}`;
    },
    unsent: (calls) => `${(0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatCounted */ .So)(calls, 'call was not sent, and has', 'calls were not sent, and have')} no line in the report file: start the step again with on-duplicate: skip`,
    headline: ({ created, skipped, failed, unknown }, calls, path) => `${(0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatCount */ .B4)(created)} of ${(0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatCounted */ .So)(calls, 'call')} created, ${(0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatCount */ .B4)(skipped)} skipped, ${(0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatCount */ .B4)(failed)} failed, ${(0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatCount */ .B4)(unknown)} unknown; one line for each in ${path}`,
};
const FIX = 'check that its job ran, uploaded report.json, and that the artifact was downloaded here';
const MERGE = {
    given: (path, name, attempt, outcome) => `${path}: ${name}, attempt ${attempt}, ${outcome}`,
    replaced: ' (another report has taken its place)',
    refused: (name, problem) => `input 'reports': '${name}' ${problem}`,
    missing: 'missing reports',
    tooFew: (reports, expected) => `the reports of ${reports} of ${expected} gates are here. For each of the others, ${FIX}`,
    absent: (name) => `the report of '${name}' is missing: ${FIX}`,
    skipped: (message) => `skipped, since ${message}.`,
    noRun: 'the report holds no run, so nothing was tested',
    started: 'the run was left to a later step, whose report is missing: merge that report too',
    confirmed: (runs) => `the outcome of its gate counts, and the policy can only worsen it: the report lacks facts of further runs that decided too (${(0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatList */ .ki)(runs, MAX_NAMES)})`,
    noDebrief: 'the service wrote no debrief, and by the policy its own verdict decides nothing',
    notLocated: 'no file of this job has its text; check out the repository',
};
const MAX_LISTED = 5;
const TRACK = {
    title: 'Simulation themes',
    label: 'A failure theme of simulated calls',
    columns: ['Issue', 'Theme', 'What was done'],
    noPermission: 'the token may not write issues: give the job the permission `issues: write`',
    noRepository: 'the environment variable GITHUB_REPOSITORY does not name the repository of the issues: set it, as in acme/agent',
    noRun: 'No report has an evaluated run, so all issues stay as they are.',
    failed: (why) => `The issues could not be kept: ${why}`,
    failedOne: (number, why) => `Issue ${number} could not be kept: ${why}`,
    without: (themes, maxIssues) => `${(0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatCounted */ .So)(themes.length, 'theme has', 'themes have')} no issue yet, since max-issues is ${maxIssues}: ${(0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatList */ .ki)(themes, MAX_LISTED)}`,
    headline: (counts, plans) => {
        const each = Object.entries(counts).map(([done, count]) => `${count} ${done}`);
        return `${each.join(', ')}, of the themes of ${(0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatCounted */ .So)(plans, 'run plan')}`;
    },
    fixed: 'The theme is fixed: a later run does not show it.',
    footer: '*Maintained by the action track-themes: updated when these facts change, closed when the theme is fixed, reopened when it returns. Close it as not planned to stop updates.*',
};


/***/ }),

/***/ 85405:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dt: () => (/* binding */ pathName),
/* harmony export */   cX: () => (/* binding */ checkYaml),
/* harmony export */   vp: () => (/* binding */ showValue),
/* harmony export */   yj: () => (/* binding */ strictMap)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5915);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(58989);
/* harmony import */ var _json_object_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(66783);
/* harmony import */ var _nearest_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(42337);
/* harmony import */ var _strip_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(30269);
/* harmony import */ var _values_parsed_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(38133);





const MAX_SHOWN_CHARS = 60;
const MAX_KEY_CHARS = 100;
function strictMap(shape, wanted) {
    const known = Object.keys(shape).join(', ');
    return zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej(shape, {
        error: ({ code }) => (code === 'unrecognized_keys' ? known : wanted),
    });
}
function checkYaml(yaml, schema, whole, shown, further = []) {
    const { value } = yaml;
    if (value === undefined)
        return refuse(yaml.errors, shown);
    const parsed = zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .safeParse */ .xL(schema, value);
    const found = [
        ...(parsed.error?.issues ?? []).flatMap((issue) => errorsOf(issue, value)),
        ...further,
    ].map(({ path, problem }) => ({
        ...yaml.placeOf(path),
        problem: `${pathName(path, whole)} ${problem}`,
    }));
    const errors = [...yaml.errors, ...found];
    return parsed.success && errors.length === 0 ? (0,_values_parsed_js__WEBPACK_IMPORTED_MODULE_4__/* .valid */ .r)(parsed.data) : refuse(errors, shown);
}
function refuse(errors, shown) {
    const sorted = errors.toSorted((a, b) => a.line - b.line || a.column - b.column);
    return {
        ok: false,
        errors: sorted.map(({ line, column, problem }) => ({
            shown,
            problem: `line ${line}, column ${column}: ${problem}`,
        })),
    };
}
function errorsOf(issue, document) {
    const { path, message } = issue;
    if (issue.code === 'unrecognized_keys') {
        return issue.keys.map((key) => ({
            path: [...path, key],
            problem: `is not known here${didYouMean(key, message.split(', ')) || '.'} Known are ${message}`,
        }));
    }
    const found = (0,_json_object_js__WEBPACK_IMPORTED_MODULE_0__/* .valueAt */ .fK)(document, path);
    const wanted = issue.code === 'invalid_value' ? choose(issue.values, found) : message;
    if (found === undefined)
        return [{ path, problem: `is missing: it ${wanted}` }];
    const isDemand = wanted.startsWith('has to ');
    return [
        {
            path,
            problem: isDemand ? `is ${showValue(found)}, but ${wanted}` : `${showValue(found)} ${wanted}`,
        },
    ];
}
function choose(values, found) {
    const known = values.map(String);
    if (known.length === 1)
        return `has to be ${known[0]}`;
    return `has to be one of ${known.join(', ')}${didYouMean(found, known)}`;
}
function didYouMean(found, known) {
    const meant = typeof found === 'string' ? (0,_nearest_js__WEBPACK_IMPORTED_MODULE_5__/* .misspelling */ .wI)(found, known) : undefined;
    return meant === undefined ? '' : `; did you mean ${meant}?`;
}
function pathName(path, whole) {
    if (path.length === 0)
        return whole;
    const name = path
        .map((key) => (typeof key === 'number' ? `[${key}]` : `.${quoteUnlessPlain(String(key))}`))
        .join('')
        .slice(1);
    return (0,_strip_js__WEBPACK_IMPORTED_MODULE_1__/* .fold */ .AU)(name, MAX_KEY_CHARS);
}
function quoteUnlessPlain(key) {
    return /^[\w-]+$/.test(key) ? key : JSON.stringify(key);
}
function showValue(value) {
    if (value === null)
        return 'empty';
    return (0,_strip_js__WEBPACK_IMPORTED_MODULE_1__/* .fold */ .AU)(JSON.stringify(value), MAX_SHOWN_CHARS);
}


/***/ })

};
;