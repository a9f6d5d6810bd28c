"use strict";
exports.id = 347;
exports.ids = [347,405];
exports.modules = {

/***/ 78422:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $s: () => (/* binding */ distinctGates),
/* harmony export */   AO: () => (/* binding */ planNames),
/* harmony export */   MH: () => (/* binding */ plainName),
/* harmony export */   Rv: () => (/* binding */ gateOf),
/* harmony export */   UV: () => (/* binding */ reportsThatCount),
/* harmony export */   tx: () => (/* binding */ attemptOf)
/* harmony export */ });
/* harmony import */ var _text_alike_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(46651);

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
        isIdentified(other));
}
function evaluatesStarted(other, report) {
    return (report.outcome === 'started' &&
        report.gateName === other.gateName &&
        report.runs.length > 0 &&
        report.runs.every(({ jobId }) => other.runs.some((run) => run.outcome !== 'started' && run.jobId === jobId && jobId !== '')));
}
function isIdentified({ runs, outcome }) {
    return runs.length > 0 || outcome !== 'skipped';
}
function distinctGates(reports) {
    const gates = [];
    for (const report of reports) {
        if (!gates.some((other) => isSameGate(other, report)))
            gates.push(report);
    }
    return gates;
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
    return ((isNamed || hasSameVariables(one, other)) && hasPlansOf(one, other) && hasPlansOf(other, one));
}
function hasSameVariables(one, other) {
    return JSON.stringify(one.variables) === JSON.stringify(other.variables);
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
    return (0,_text_alike_js__WEBPACK_IMPORTED_MODULE_0__/* .lookOf */ .Li)(name).toLowerCase();
}
function planNames({ about, stableName }) {
    const names = [about?.planId, about?.planName, stableName];
    return names.flatMap((name) => (name ? [plainName(name)] : []));
}
function isLater(one, other) {
    const [here, there] = [workflowRun(one), workflowRun(other)];
    if (here === there)
        return attemptOf(one) > attemptOf(other);
    return here !== '' && there !== '' && timeOf(one) > timeOf(other);
}
function workflowRun({ provenance }) {
    return (provenance?.workflowRunUrl ?? '').replace(ATTEMPT, '');
}
function attemptOf({ provenance }) {
    return provenance?.attempt ?? 1;
}
function timeOf({ provenance }) {
    return Date.parse(provenance?.reportedAt ?? '');
}


/***/ }),

/***/ 7953:
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
// EXTERNAL MODULE: ./publish/deliver.js + 4 modules
var deliver = __webpack_require__(30424);
// EXTERNAL MODULE: ./publish/redacting.js
var redacting = __webpack_require__(3960);
// EXTERNAL MODULE: ./report/format.js
var format = __webpack_require__(53483);
// EXTERNAL MODULE: ./actions/evaluating-step.js
var evaluating_step = __webpack_require__(37554);
// EXTERNAL MODULE: ./actions/publication.js + 1 modules
var actions_publication = __webpack_require__(89926);
// EXTERNAL MODULE: ./actions/merge-reports/attempts.js
var attempts = __webpack_require__(78422);
// EXTERNAL MODULE: ./evaluate/evaluate.js + 13 modules
var evaluate = __webpack_require__(67670);
// EXTERNAL MODULE: ./model/outcome.js
var outcome = __webpack_require__(41913);
// EXTERNAL MODULE: ./report/build-report.js + 1 modules
var build_report = __webpack_require__(17194);
;// CONCATENATED MODULE: ./actions/merge-reports/combine.js







const MAX_PLANS = 3;
const NOT_LOOKED_FOR = 'its text was not found in the files of this job, of which there are none without a checkout';
function reportName({ report, path }) {
    const plans = new Set(report.runs.map(({ about, label }) => about?.planName ?? label));
    return (0,attempts/* gateOf */.Rv)(report) || (0,format/* formatList */.ki)([...plans], MAX_PLANS) || path;
}
function combine(given, missing, settings) {
    const { policy, today } = settings;
    const isAlone = given.length + missing.length === 1;
    const parts = given.map((one) => {
        const { report } = one;
        const name = reportName(one);
        const facts = report.runs.length > 0 ? factsOf(report, policy) : factsWithoutRuns(report, name);
        return { report, facts, lead: isAlone ? '' : `${name}: ` };
    });
    const facts = [...parts.flatMap((part) => part.facts), ...missing];
    const variables = allVariables(parts);
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
    const runs = (0,build_report/* runReports */.Xh)(facts, evaluation);
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
    return report.reasons.map((reason) => ({ ...reason, message: lead + reason.message }));
}
function notesOf({ report, lead }) {
    const skipped = report.outcome === 'skipped' ? report.reasons : [];
    return [
        ...report.notes.map((note) => lead + note),
        ...skipped.map(({ message }) => `${lead}skipped, since ${message}.`),
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
        const message = 'the report holds no run, so nothing was tested';
        return [(0,run_facts/* endedRun */.O)(name, { outcome: 'inconclusive', reasons: [{ rule: 'report', message }] })];
    }
    return [(0,run_facts/* endedRun */.O)(name, { outcome: outcome === 'inconclusive' ? outcome : 'error', reasons })];
}
function factsOf(report, policy) {
    const { gateName, gate } = report;
    const ofGate = { ...(gateName && { gateName }), ...(gate && { gate }) };
    const partOf = { ...ofGate, outcome: runOutcomeOf(report) };
    return report.runs.map((run) => factsOfRun({ partOf, ...run }, policy));
}
function factsOfRun(run, policy) {
    const { outcome, reasons, exceptions, dropTests, ownChecks, confirmations, ...known } = run;
    const facts = { ...known, isStartedHere: false, confirmations: [], evaluated: null };
    const inconclusive = (rule, message, isNoted = false) => {
        const ending = { outcome: 'inconclusive', reasons: [{ rule, message }], isNoted };
        return { ...facts, ending };
    };
    if (outcome === 'started') {
        const message = 'the run was left to a later step, whose report is missing: merge that report too';
        return inconclusive('started', message);
    }
    if (policy === null || confirmations !== undefined || outcome === 'error') {
        return { ...facts, ending: null, evaluated: run };
    }
    if (known.report !== null)
        return { ...facts, ending: null };
    if (outcome === 'failed') {
        const message = 'the service wrote no debrief, and by the policy its own verdict decides nothing';
        return inconclusive('debrief', message, true);
    }
    return { ...facts, ending: { outcome: 'inconclusive', reasons } };
}
function allVariables(parts) {
    const all = parts.flatMap(({ report }) => report.variables ?? []);
    return [...new Map(all.map((one) => [JSON.stringify(one), one])).values()];
}
function combineFixes(parts) {
    const fixes = new Map();
    let firstRun = 0;
    for (const { report, facts } of parts) {
        for (const { from, found } of report.promptFixes) {
            const shown = found.state === 'located' ? { ...found, leftOut: found.leftOut ?? NOT_LOOKED_FOR } : found;
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

// EXTERNAL MODULE: ./text/values/parsed.js
var parsed = __webpack_require__(38133);
;// CONCATENATED MODULE: ./actions/merge-reports/expected.js


const MAX_GATES = 2_000;
function parseExpected(text) {
    if (/^\d+$/.test(text)) {
        const count = Number(text);
        return count >= 1 && count <= MAX_GATES
            ? (0,parsed/* valid */.r)({ count })
            : (0,parsed/* invalid */.G)(text, `has to be from 1 to ${MAX_GATES}, or names of gates`);
    }
    const lines = text.startsWith('[') ? parseArray(text) : text.split('\n');
    if (lines === null) {
        return (0,parsed/* invalid */.G)(text, 'is not a JSON array of names: write one as ["support", "sales"], or lines');
    }
    const names = lines.map((line) => line.trim()).filter((line) => /[^,\s]/.test(line));
    return names.length > 0
        ? (0,parsed/* valid */.r)({ lines: [...new Set(names)] })
        : (0,parsed/* invalid */.G)(text, 'names no gate: give names of gates or of run plans, or their number');
}
function parseArray(text) {
    try {
        const names = JSON.parse(text);
        return Array.isArray(names) && names.every((name) => typeof name === 'string') ? names : null;
    }
    catch {
        return null;
    }
}
const FIX = 'check that its job ran, uploaded report.json, and that the artifact was downloaded here';
function findMissing(expected, reports) {
    if ('count' in expected) {
        const there = (0,attempts/* distinctGates */.$s)(reports).length;
        const { count } = expected;
        if (there >= count)
            return [];
        const message = `the reports of ${there} of ${count} gates are here. For each of the others, ${FIX}`;
        return [{ name: 'expect', message }];
    }
    const isThere = (name) => hasReport(name, reports);
    return expected.lines
        .flatMap((line) => (isThere(line) ? [] : splitNames(line)))
        .filter((name) => !isThere(name))
        .map((name) => ({ name, message: `the report of '${name}' is missing: ${FIX}` }));
}
function splitNames(line) {
    return line
        .split(',')
        .map((name) => name.trim())
        .filter((name) => name !== '');
}
function hasReport(name, reports) {
    const wanted = (0,attempts/* plainName */.MH)(name);
    return reports.some((report) => {
        const own = (0,attempts/* plainName */.MH)((0,attempts/* gateOf */.Rv)(report));
        const plans = report.runs.flatMap(attempts/* planNames */.AO);
        return [own, ...own.split(', '), ...plans].includes(wanted);
    });
}

// EXTERNAL MODULE: ./inputs/gate/publish-inputs.js
var publish_inputs = __webpack_require__(43598);
// EXTERNAL MODULE: ./inputs/input-form.js
var input_form = __webpack_require__(61328);
;// CONCATENATED MODULE: ./actions/merge-reports/inputs.js





const MERGE_DEFAULTS = {
    reports: '',
    expect: '',
    policy: '',
    'warn-only': 'false',
    'on-inconclusive': 'fail',
    summary: 'true',
    detail: 'full',
    redact: 'true',
    'call-url': '',
    'run-url': '',
    comment: 'auto',
    suggestions: 'true',
    'gate-name': '',
    paths: '',
    'github-token': '',
    'report-dir': '',
    'upload-report': 'auto',
};
async function readMergeInputs(form, { runner, clock }) {
    const policy = form.has('policy') ? await (0,policy_file/* readPolicy */.T4)(runner, (0,policy_file/* dayOf */.kb)(clock.now())) : null;
    const settings = (0,publish_inputs/* readPublishInputs */.RY)(form);
    const fix = 'give the paths of the reports, such as reports/**/report.json';
    const gateName = form.readGiven('gate-name', parsed/* valid */.r);
    const read = {
        reports: form.required('reports', form.readGiven('reports', parsed/* valid */.r), fix),
        expected: form.readGiven('expect', parseExpected),
        policy: policy && form.takeFromFile('policy', policy),
        gateName: gateName === null ? '' : gateName,
        ...settings,
        warnings: form.findUnknown({ 'prompt-paths': 'give the globs as paths' }),
    };
    if ((0,input_form/* isComplete */.As)(read) && form.errors.length === 0)
        return { kind: 'inputs', inputs: read };
    const publishing = (0,publish_inputs/* publishingOf */.F2)(settings, read.gateName, read.warnings);
    return { kind: 'error', reasons: form.errors, publishing };
}

// EXTERNAL MODULE: ./actions/merge-reports/read-reports.js + 1 modules
var read_reports = __webpack_require__(46314);
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
    const counting = (0,attempts/* reportsThatCount */.UV)(read.reports);
    for (const one of read.reports) {
        const { path, report } = one;
        const counts = counting.includes(one) ? '' : ' (another report has taken its place)';
        runtime.runner.info(`${path}: ${reportName(one)}, attempt ${(0,attempts/* attemptOf */.tx)(report)}, ${report.outcome}${counts}`);
    }
    const shown = policy === null
        ? commonPolicy(counting.map(({ report }) => report))
        : { ...(0,policy_file/* describePolicy */.wy)(policy), isTrial: false };
    const rules = policy?.rules ?? evaluate_policy/* policySchema */.w.safeParse(shown.resolved).data ?? null;
    const settings = { ...given, policy: rules, today: (0,policy_file/* dayOf */.kb)(runtime.clock.now()) };
    const merged = combine(counting, missingRuns(read, counting, given), settings);
    const report = {
        ...merged,
        ...(given.gateName && { gateName: given.gateName }),
        policy: shown,
        tolerated: merged.tolerated && !runtime.cancelled.aborted,
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
    const missing = expected === null ? [] : findMissing(expected, reports);
    return [
        ...refused.map(({ name, problem }) => {
            const message = `input 'reports': '${name}' ${problem}`;
            return (0,run_facts/* endedRun */.O)(name, { outcome: 'error', reasons: [{ rule: 'input', message }] });
        }),
        ...missing.map(({ name, message }) => (0,run_facts/* endedRun */.O)(name, { outcome: 'inconclusive', reasons: [{ rule: 'missing-report', message }] })),
    ];
}


/***/ }),

/***/ 46314:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  o: () => (/* binding */ readReports)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: ./inputs/files-by-glob.js
var files_by_glob = __webpack_require__(79221);
// EXTERNAL MODULE: ../../node_modules/zod/v4/core/parse.js + 1 modules
var parse = __webpack_require__(58989);
// EXTERNAL MODULE: ./text/json-object.js
var json_object = __webpack_require__(65553);
// EXTERNAL MODULE: ./text/shape-mismatch.js
var shape_mismatch = __webpack_require__(90951);
// EXTERNAL MODULE: ./report/json/render-json.js
var render_json = __webpack_require__(56364);
;// CONCATENATED MODULE: ./report/json/read-report.js




const MAX_ERRORS = 5;
function readReport(file) {
    const problem = refuse(file);
    if (problem !== null)
        return { problem };
    const known = withoutNulls(render_json/* reportFileSchema */.mj, file);
    const parsed = parse/* safeParse */.xL(render_json/* reportFileSchema */.mj, known);
    if (parsed.success) {
        const { $schema, version, detail, ...report } = parsed.data;
        return { report, detail };
    }
    const { issues } = parsed.error;
    const listed = issues
        .slice(0, MAX_ERRORS)
        .map((issue) => (0,shape_mismatch/* describeMismatch */._)(issue, known, (0,shape_mismatch/* pointerOf */.r)(issue.path)));
    const more = issues.length - listed.length;
    return {
        problem: `is not a report as this action writes it: ${[...listed, ...(more > 0 ? [`and ${more} more`] : [])].join('; ')}`,
    };
}
function refuse(file) {
    const { $schema, version } = (0,json_object/* isObject */.G)(file) ? file : {};
    if ($schema !== render_json/* SCHEMA_ID */.Ew) {
        return `is not the report of a gate, whose $schema is ${render_json/* SCHEMA_ID */.Ew}: give the path of report.json, as the output json-file shows it`;
    }
    if (typeof version === 'number' && version > render_json/* REPORT_VERSION */.Aj) {
        return `is of version ${version} of the report's format, and this action reads up to ${render_json/* REPORT_VERSION */.Aj}: use this action in the version of the gate that wrote it, or a later one`;
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

// EXTERNAL MODULE: ./text/step-error.js
var step_error = __webpack_require__(53326);
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
            read.errors.push({ name: path, problem: (0,step_error/* describeUnreadable */.D2)(error) });
        }
    }
    return read;
}
function parseReport(text) {
    let file;
    try {
        file = JSON.parse(text.replace(/^\uFEFF/, ''));
    }
    catch {
        return `is not JSON. ${FIX}`;
    }
    const read = readReport(file);
    if ('problem' in read)
        return read.problem;
    return read.report.policy.isTrial
        ? 'is the report of a policy check, not of a gate: leave it out'
        : read;
}


/***/ }),

/***/ 72557:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fh: () => (/* binding */ isSpent),
/* harmony export */   _7: () => (/* binding */ ServiceError),
/* harmony export */   xW: () => (/* binding */ lastFailure)
/* harmony export */ });
class ServiceError extends Error {
    name = 'ServiceError';
    constructor({ cause, ...facts }) {
        super(`${facts.operation}: ${facts.problem}`, { cause });
        Object.assign(this, { namesQuota: false, profileKey: '', ...facts });
    }
}
function isSpent({ status, namesQuota }) {
    return status === 402 || (status === 429 && namesQuota);
}
function lastFailure(error) {
    return error.cause instanceof ServiceError ? error.cause : error;
}


/***/ }),

/***/ 88959:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ isSame)
/* harmony export */ });
function isSame(id, other) {
    return id.toLowerCase() === other.toLowerCase();
}


/***/ }),

/***/ 90951:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ describeMismatch),
/* harmony export */   r: () => (/* binding */ pointerOf)
/* harmony export */ });
/* harmony import */ var _json_object_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(65553);

function pointerOf(path) {
    return path
        .map((segment) => `/${String(segment).replaceAll('~', '~0').replaceAll('/', '~1')}`)
        .join('');
}
function describeMismatch(issue, value, pointer) {
    const found = describeFound((0,_json_object_js__WEBPACK_IMPORTED_MODULE_0__/* .valueAt */ .f)(value, issue.path));
    return `${pointer || 'the whole'}: expected ${describeExpected(issue)}, found ${found}`;
}
function describeExpected(issue) {
    switch (issue.code) {
        case 'invalid_type':
            return issue.expected === 'int' ? 'integer' : issue.expected;
        case 'invalid_value':
            return issue.values.join(' or ');
        case 'too_big':
            if (issue.origin === 'number')
                return `at most ${issue.maximum}`;
            return issue.origin === 'string' ? `at most ${issue.maximum} characters` : 'safe integer';
        case 'too_small':
            if (issue.origin === 'number')
                return `at least ${issue.minimum}`;
            return issue.origin === 'string' ? 'non-empty string' : 'safe integer';
        default:
            return issue.message;
    }
}
function describeFound(value) {
    if (value === undefined)
        return 'nothing';
    if (value === null)
        return 'null';
    if (value === '')
        return 'empty string';
    if (Array.isArray(value))
        return 'array';
    if (value === Number.POSITIVE_INFINITY || value === Number.NEGATIVE_INFINITY)
        return 'number out of range';
    return Number.isSafeInteger(value) ? 'integer' : typeof value;
}


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
/* harmony import */ var _json_object_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(65553);
/* harmony import */ var _nearest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42337);
/* harmony import */ var _strip_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(30269);
/* harmony import */ var _values_parsed_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(38133);





const MAX_EDITS = 2;
const MAX_SHOWN_CHARS = 60;
const MAX_KEY_CHARS = 100;
function strictMap(shape, wanted) {
    const known = Object.keys(shape).join(', ');
    return zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej(shape, {
        error: ({ code }) => (code === 'unrecognized_keys' ? known : wanted),
    });
}
function checkYaml(yaml, { schema, whole, shown, further }) {
    const errors = yaml.ok ? [] : [...yaml.errors];
    const content = yaml.ok ? yaml : yaml.readable;
    if (content === null)
        return refuse(errors, shown);
    const parsed = zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .safeParse */ .xL(schema, content.value);
    const found = [
        ...(parsed.error?.issues ?? []).flatMap((issue) => errorsOf(issue, content.value)),
        ...further(content.value),
    ];
    errors.push(...found.map(({ path, problem }) => ({
        ...content.placeOf(path),
        problem: `${pathName(path, whole)} ${problem}`,
    })));
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
        return issue.keys.map((key) => {
            const known = message.split(', ');
            const meant = (0,_nearest_js__WEBPACK_IMPORTED_MODULE_0__/* .nearest */ .pA)(key, known.filter((one) => (0,_nearest_js__WEBPACK_IMPORTED_MODULE_0__/* .editsBetween */ .yx)(key, one) <= MAX_EDITS));
            const end = meant === undefined ? '.' : `; did you mean ${meant}?`;
            return {
                path: [...path, key],
                problem: `is not known here${end} Known are ${message}`,
            };
        });
    }
    const found = (0,_json_object_js__WEBPACK_IMPORTED_MODULE_5__/* .valueAt */ .f)(document, path);
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
    const meant = typeof found === 'string' ? (0,_nearest_js__WEBPACK_IMPORTED_MODULE_0__/* .misspelling */ .wI)(found, known) : undefined;
    const asked = meant === undefined ? '' : `; did you mean ${meant}?`;
    return `has to be one of ${known.join(', ')}${asked}`;
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