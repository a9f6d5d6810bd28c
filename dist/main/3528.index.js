"use strict";
exports.id = 3528;
exports.ids = [3528];
exports.modules = {

/***/ 9116:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    $s: () => (  distinctGates),
    AO: () => (  planNames),
    MH: () => (  plainName),
    Rv: () => (  gateOf),
    UV: () => (  reportsThatCount),
    tx: () => (  attemptOf)
  });
  var _core_text_alike_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4667);
const ATTEMPT = /\/attempts\/\d+$/;
function gateOf({ gateName, gate }) {
    return gateName ?? gate ?? '';
}
function reportsThatCount(given) {
    return given.filter(({ report }) => !given.some(({ report: other }) => other !== report && (isLaterAttempt(other, report) || judgesStarted(other, report))));
}
function isLaterAttempt(other, report) {
    return (isSameGate(other, report) &&
        other.provenance?.commit === report.provenance?.commit &&
        isLater(other, report) &&
        saysWhatItIs(other));
}
function judgesStarted(other, report) {
    return (report.outcome === 'started' &&
        report.gateName === other.gateName &&
        report.runs.length > 0 &&
        report.runs.every(({ jobId }) => other.runs.some((run) => run.outcome !== 'started' && run.jobId === jobId && jobId !== '')));
}
function saysWhatItIs({ runs, outcome }) {
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
    return (isNamed || isSentTheSame(one, other)) && hasPlansOf(one, other) && hasPlansOf(other, one);
}
function isSentTheSame(one, other) {
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
    return (0,_core_text_alike_js__WEBPACK_IMPORTED_MODULE_0__  .Li)(name).toLowerCase();
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

/***/ 3028:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  o: () => (  readReports)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
;// CONCATENATED MODULE: ./core/json-fault.js
const MAX_CHARS = 4 * 1024 * 1024;
const AT_ITS_END = /end of JSON input|: Unterminated/;
const POSITION = / at position (\d+)/;
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
function isBeginning(text) {
    try {
        JSON.parse(text);
        return true;
    }
    catch (error) {
        const said = String(error);
        return AT_ITS_END.test(said) || Number(POSITION.exec(said)?.[1] ?? -1) >= text.length;
    }
}

// EXTERNAL MODULE: ../../node_modules/zod/v4/core/parse.js + 1 modules
var parse = __webpack_require__(8989);
// EXTERNAL MODULE: ./core/json-object.js
var json_object = __webpack_require__(8009);
// EXTERNAL MODULE: ./core/shape-fault.js
var shape_fault = __webpack_require__(7207);
// EXTERNAL MODULE: ./report/json/early.js
var early = __webpack_require__(9394);
// EXTERNAL MODULE: ./report/json/render.js
var render = __webpack_require__(4577);
;// CONCATENATED MODULE: ./report/json/read.js
const MAX_FAULTS = 5;
function readReport(file) {
    const problem = refuse(file);
    if (problem !== null)
        return { problem };
    const known = withoutNulls(render .m, file);
    const parsed = parse .xL(render .m, known);
    if (parsed.success) {
        const { $schema, version, detail, ...report } = parsed.data;
        return { report, detail };
    }
    const { issues } = parsed.error;
    const listed = issues
        .slice(0, MAX_FAULTS)
        .map((issue) => (0,shape_fault .Q)(issue, known, (0,shape_fault .r)(issue.path)));
    const more = issues.length - listed.length;
    return {
        problem: `is not a report as this action writes it: ${[...listed, ...(more > 0 ? [`and ${more} more`] : [])].join('; ')}`,
    };
}
function refuse(file) {
    const { $schema, version } = (0,json_object .G)(file) ? file : {};
    if ($schema !== early .Ew) {
        return `is not the report of a gate, whose $schema is ${early .Ew}: name report.json, which the output json-file tells`;
    }
    if (typeof version === 'number' && version > early .Aj) {
        return `is of version ${version} of the report's format, and this action reads up to ${early .Aj}: use this action in the version of the gate that wrote it, or a later one`;
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
        case 'lazy':
            return withoutNulls(shape._zod.innerType, value);
        case 'array':
            return Array.isArray(value) ? value.map((item) => withoutNulls(def.element, item)) : value;
        case 'object':
            return (0,json_object .G)(value) && !Array.isArray(value) ? knownFields(def.shape, value) : value;
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
var find_files = __webpack_require__(4593);
// EXTERNAL MODULE: ./step/stops.js
var stops = __webpack_require__(3743);
;// CONCATENATED MODULE: ./merge/read-reports.js
const MAX_FILES = 2_000;
const MAX_MIB = 128;
const CURE = 'Run the job again that writes it, and upload and download report.json as it is';
async function readReports(list, folders) {
    const { paths, faults } = await (0,find_files .l)(list, MAX_FILES);
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
        return (0,stops .D2)(error);
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


/***/ }),

/***/ 6456:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  completePolicy: () => (  completePolicy),
  redactingWorld: () => (  redactingWorld),
  showMerged: () => (  showMerged)
});

// EXTERNAL MODULE: ./gate/delivery/prompt-fixes.js + 1 modules
var prompt_fixes = __webpack_require__(5311);
// EXTERNAL MODULE: ./gate/delivery/run-teller.js + 42 modules
var run_teller = __webpack_require__(287);
// EXTERNAL MODULE: ./gate/delivery/show.js
var show = __webpack_require__(8799);
// EXTERNAL MODULE: ./gate/inputs/policy-file.js + 1 modules
var policy_file = __webpack_require__(6674);
// EXTERNAL MODULE: ./gate/inputs/policy-told.js
var policy_told = __webpack_require__(7225);
// EXTERNAL MODULE: ./gate/judgement.js + 1 modules
var judgement = __webpack_require__(8435);
// EXTERNAL MODULE: ./report/brief.js
var brief = __webpack_require__(1190);
// EXTERNAL MODULE: ./report/format.js
var format = __webpack_require__(3483);
// EXTERNAL MODULE: ./step/stops.js
var stops = __webpack_require__(3743);
// EXTERNAL MODULE: ./merge/attempts.js
var attempts = __webpack_require__(9116);
// EXTERNAL MODULE: ./core/outcome.js
var core_outcome = __webpack_require__(9148);
// EXTERNAL MODULE: ./policy/max-cost.js
var max_cost = __webpack_require__(7600);
;// CONCATENATED MODULE: ./merge/combine-fixes.js
const NOT_LOOKED_FOR = 'its text was not found in the files of this job, of which there are none without a checkout';
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
function textsOf({ runs }, from) {
    const [one] = from;
    const asked = one && runs[one.run]?.report?.recommendations[one.recommendation];
    return asked?.suggestedText ? [asked.currentText, asked.suggestedText] : [asked?.title, from];
}

// EXTERNAL MODULE: ./policy/absent-checks.js
var absent_checks = __webpack_require__(8739);
// EXTERNAL MODULE: ./policy/evaluate.js
var evaluate = __webpack_require__(3779);
// EXTERNAL MODULE: ./policy/policy.js + 6 modules
var policy = __webpack_require__(3532);
;// CONCATENATED MODULE: ./merge/judge-together.js
function commonPolicy(reports) {
    const told = reports.filter(({ runs }) => runs.length > 0).map(({ policy }) => policy.resolved);
    const [first] = told;
    const text = JSON.stringify(first);
    if (told.length < 2 || told.some((one) => JSON.stringify(one) !== text))
        return null;
    return policy .wh.safeParse(first).data ?? null;
}
function judgeTogether(runs, judging) {
    const { given, common, today } = judging;
    const policy = given ?? common;
    const kept = runs.map(leftUnjudged);
    if (policy === null)
        return kept;
    const alone = kept.map((run) => isJudgeable(run) ? (0,evaluate ._)(run, policy, today, looksOf(run)) : null);
    const judged = kept.map((run, index) => {
        const own = alone[index] ?? null;
        if (own === null || run.confirmations)
            return run;
        const otherPValues = alone.flatMap((one, at) => at === index ? [] : (one?.tested ?? []).map(({ p }) => p));
        const isTested = own.tested.length > 0 && otherPValues.length > 0;
        if (isTested)
            return conclude(run, (0,evaluate ._)(run, policy, today, { ...looksOf(run), otherPValues }));
        return given === null ? run : conclude(run, own);
    });
    return given === null ? judged : (0,absent_checks .Z)(judged, given);
}
function looksOf({ looks = 1 }) {
    return { looks };
}
function leftUnjudged(run) {
    if (run.outcome !== 'started')
        return run;
    const message = 'the run was left to a later step, and no report says how that judged it: merge the report of that step too';
    return { ...run, outcome: 'inconclusive', reasons: [{ rule: 'started', message }] };
}
function isJudgeable({ report, runVerdict, outcome }) {
    return report !== null || (runVerdict?.passed === false && outcome !== 'error');
}
function conclude(run, { outcome, reasons, spared }) {
    if (run.report !== null || outcome === 'failed')
        return { ...run, outcome, reasons, spared };
    if (run.outcome !== 'failed')
        return run;
    const message = 'the service wrote no debrief, and by the policy its own verdict decides nothing';
    return { ...run, outcome: 'inconclusive', reasons: [{ rule: 'debrief', message }], spared: null };
}

;// CONCATENATED MODULE: ./merge/part.js




const MAX_PLANS = 3;
function reportName({ report, path }) {
    const plans = new Set(report.runs.map(({ about, label }) => about?.planName ?? label));
    return (0,attempts .Rv)(report) || (0,format .ki)([...plans], MAX_PLANS) || path;
}
function partOf(given, runs, isAlone, judging) {
    const { report } = given;
    const lead = isAlone ? '' : `${reportName(given)}: `;
    const policy = judging.given ?? judging.common;
    const notes = ownNotes(report, policy).map((note) => lead + note);
    if (runs.length === 0)
        return withoutRuns(given, lead, notes);
    const reasons = report.reasons.filter(({ rule }) => policy === null || rule !== max_cost .Ui);
    const isByRuns = judging.given !== null || (judging.common !== null && isExplained(report));
    return {
        report,
        runs,
        standIns: [],
        reasons: reasons.map((reason) => ({ ...reason, message: lead + reason.message })),
        outcome: isByRuns && reasons.length === 0 ? null : runOutcomeOf(report.outcome),
        notes,
    };
}
function isExplained({ outcome, runs, reasons }) {
    const isTooDear = reasons.some(({ rule }) => rule === max_cost .Ui);
    const outcomes = [...runs.map((run) => run.outcome), ...(isTooDear ? ['failed'] : [])];
    return (0,core_outcome .Om)(outcomes) === outcome;
}
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
        ? standInFor(reportName(given), 'inconclusive', [{ rule: 'report', message }])
        : standInFor(reportName(given), report.outcome, report.reasons);
    return { ...part, standIns: [standIn], notes };
}
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
function ownNotes({ notes, runs }, policy) {
    const ofCost = policy === null ? [] : (0,max_cost .L5)(runs, policy).notes;
    return notes.filter((note) => !ofCost.includes(note));
}
function runOutcomeOf(outcome) {
    if (outcome === 'started')
        return 'inconclusive';
    return outcome === 'skipped' ? 'passed' : outcome;
}

;// CONCATENATED MODULE: ./merge/combine.js






const MAX_LISTED = 5;
function combine(given, lacks, judging, tolerance) {
    const policy = judging.given ?? judging.common;
    const isAlone = given.length + lacks.length === 1;
    const judged = judgeTogether(given.flatMap(({ report }) => report.runs), judging);
    let taken = 0;
    const parts = given.map((one) => {
        const first = taken;
        taken += one.report.runs.length;
        return partOf(one, judged.slice(first, taken), isAlone, judging);
    });
    const cost = policy === null ? { reasons: [], notes: [] } : (0,max_cost .L5)(judged, policy);
    const runs = [...judged, ...parts.flatMap(({ standIns }) => standIns), ...lacks];
    const outcomes = [
        ...runs.map(({ outcome }) => outcome),
        ...parts.flatMap(({ outcome }) => outcome ?? []),
        ...(cost.reasons.length > 0 ? ['failed'] : []),
    ];
    const outcome = runs.length === 0 && parts.length > 0 ? 'skipped' : (0,core_outcome .Om)(outcomes);
    const reasons = outcome === 'skipped'
        ? given.flatMap(({ report }) => report.reasons)
        : [...parts.flatMap((part) => part.reasons), ...cost.reasons];
    return {
        outcome,
        tolerated: (0,core_outcome .c6)(outcome) && outcomes.every((one) => tolerates(one, tolerance)),
        reasons,
        runs,
        metricCollection: combineMetrics(given),
        notes: outcome === 'skipped' ? [] : [...parts.flatMap(({ notes }) => notes), ...cost.notes],
        policy: { ...commonRules(given), isTrial: false },
        promptFixes: combineFixes(parts),
        ...commonVariables(parts),
    };
}
function warningsOf(given) {
    const commits = distinct(given.flatMap(({ report }) => report.provenance?.commit ?? []));
    if (commits.length < 2)
        return [];
    return [
        `the reports are of ${commits.length} commits (${(0,format .ki)(commits, MAX_LISTED)}), and all of them count: download those alone that judge one commit`,
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
function commonRules(given) {
    const [first, ...others] = given.map(({ report }) => report.policy);
    const isCommon = others.every((one) => JSON.stringify(one) === JSON.stringify(first));
    if (first !== undefined && isCommon)
        return first;
    const paths = distinct(given.flatMap(({ report }) => report.policy.path ?? []));
    return { path: paths.length === 0 ? null : (0,format .ki)(paths, MAX_LISTED) };
}
function commonVariables(parts) {
    const [first, ...others] = parts.map(({ report }) => report.variables);
    const isCommon = others.every((one) => JSON.stringify(one) === JSON.stringify(first));
    return first !== undefined && isCommon ? { variables: first } : {};
}
function distinct(texts) {
    return [...new Set(texts)];
}

;// CONCATENATED MODULE: ./merge/missing.js

const CURE = 'look at the job that is to write it: it may not have run or not have uploaded report.json, or its artifact was not downloaded here';
function findMissing(expected, reports) {
    if ('count' in expected) {
        const there = (0,attempts .$s)(reports).length;
        const { count } = expected;
        if (there >= count)
            return [];
        const message = `the reports of ${there} of ${count} gates are there: for each of the others, ${CURE}`;
        return [{ name: 'expect', message }];
    }
    const isThere = (name) => hasReport(name, reports);
    return expected.lines
        .flatMap((line) => (isThere(line) ? [] : splitNames(line)))
        .filter((name) => !isThere(name))
        .map((name) => ({ name, message: `the report of '${name}' is missing: ${CURE}` }));
}
function splitNames(line) {
    return line
        .split(',')
        .map((name) => name.trim())
        .filter((name) => name !== '');
}
function hasReport(name, reports) {
    const wanted = (0,attempts .MH)(name);
    return reports.some((report) => {
        const own = (0,attempts .MH)((0,attempts .Rv)(report));
        const plans = report.runs.flatMap(attempts .AO);
        return [own, ...own.split(', '), ...plans].includes(wanted);
    });
}

// EXTERNAL MODULE: ./merge/read-reports.js + 2 modules
var read_reports = __webpack_require__(3028);
;// CONCATENATED MODULE: ./merge/show-merged.js
const NO_SOURCE = { kind: 'debrief-file', path: '' };
function redactingWorld(world, redact) {
    return judgement.redactingWorld(world, { redact, source: NO_SOURCE });
}
function completePolicy(policy, token, world) {
    return judgement .o(policy, token, { kind: 'off' }, world);
}
async function showMerged(inputs, world) {
    const { env, clock, runner } = world;
    const folders = [process.cwd(), env.RUNNER_TEMP ?? ''].filter((folder) => folder !== '');
    const read = await (0,read_reports .o)(inputs.reports, folders);
    const counting = (0,attempts .UV)(read.reports);
    for (const line of describe(read, counting))
        runner.info(line);
    const judging = {
        given: inputs.policy?.rules ?? null,
        common: commonPolicy(counting.map(({ report }) => report)),
        today: (0,policy_file .k)(clock.now()),
    };
    const merged = combine(counting, lacksOf(read, counting, inputs), judging, inputs);
    const detail = counting.some((one) => one.detail === 'brief') ? 'brief' : inputs.detail;
    const report = {
        ...merged,
        ...(inputs.policy !== null && {
            policy: { ...(0,policy_told .w)(inputs.policy), isTrial: false },
        }),
        ...(inputs.gateName ? { gateName: inputs.gateName } : {}),
        tolerated: merged.tolerated && !world.cancelled.aborted,
        notes: [...notesOf(read, counting, inputs), ...merged.notes],
    };
    const shown = await withPromptFixes(report, { ...inputs, detail }, world);
    return { shown: { ...shown, warnings: [...warningsOf(counting), ...shown.warnings] }, detail };
}
function describe({ reports }, counting) {
    return reports.map((one) => {
        const { path, report } = one;
        const counts = counting.includes(one) ? '' : ' (another report has taken its place)';
        return `${path}: ${reportName(one)}, attempt ${(0,attempts .tx)(report)}, ${report.outcome}${counts}`;
    });
}
function lacksOf({ faults, unmatched }, counting, { expected }) {
    const refused = expected === null ? [...faults, ...unmatched] : faults;
    const reports = counting.map(({ report }) => report);
    const missing = expected === null ? [] : findMissing(expected, reports);
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
        ...(reports.length > 1 ? [`Merged from ${(0,format .So)(counting.length, 'report')}.`] : []),
        ...(replaced > 0
            ? [
                `Left out, since a later attempt or step tells the same anew: ${(0,format .So)(replaced, 'report')}.`,
            ]
            : []),
        ...(expected === null
            ? []
            : unmatched.map(({ name, problem }) => `reports: '${name}' ${problem}.`)),
    ];
}
async function withPromptFixes(merged, inputs, world) {
    const { redact } = inputs;
    const redacted = (report) => (0,show.redactedReport)(report, { redact, source: NO_SOURCE });
    const without = {
        report: redacted(merged),
        patch: '',
        warnings: [],
        teller: run_teller.RUN_TELLER,
    };
    if (inputs.detail === 'brief')
        return { ...without, report: (0,brief .j)(without.report) };
    try {
        const asked = { promptPaths: inputs.promptPaths, source: NO_SOURCE };
        const located = await (0,prompt_fixes .U)(merged, asked, process.cwd(), world);
        if (located.promptFixes.length === 0)
            return without;
        const promptFixes = located.promptFixes.map((fix) => orAsTold(fix, merged.promptFixes));
        const report = { ...merged, promptFixes, notes: [...merged.notes, ...located.notes] };
        return { ...without, ...(await (0,prompt_fixes .g)(redacted(report), located.changes)) };
    }
    catch (error) {
        world.runner.debug((0,stops .US)(error));
        return { ...without, warnings: [(0,stops .gj)(error).message] };
    }
}
function orAsTold(fix, told) {
    if (fix.found.state !== 'missing')
        return fix;
    const [place] = fix.from;
    const same = told.find(({ from }) => from.some(({ run, recommendation }) => run === place?.run && recommendation === place.recommendation));
    return same ?? fix;
}


/***/ }),

/***/ 9013:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  track: () => (  track)
});

// EXTERNAL MODULE: ./http/errors.js
var errors = __webpack_require__(2557);
// EXTERNAL MODULE: ./merge/attempts.js
var attempts = __webpack_require__(9116);
// EXTERNAL MODULE: ./merge/read-reports.js + 2 modules
var read_reports = __webpack_require__(3028);
// EXTERNAL MODULE: ./report/brief.js
var brief = __webpack_require__(1190);
// EXTERNAL MODULE: ./report/format.js
var format = __webpack_require__(3483);
// EXTERNAL MODULE: ./report/redact.js
var report_redact = __webpack_require__(249);
// EXTERNAL MODULE: ./core/text/markdown.js
var markdown = __webpack_require__(630);
// EXTERNAL MODULE: ./core/text/strip.js
var strip = __webpack_require__(3917);
// EXTERNAL MODULE: ./report/plain-words.js
var plain_words = __webpack_require__(9946);
// EXTERNAL MODULE: ./report/sections/voice.js
var voice = __webpack_require__(4757);
;// CONCATENATED MODULE: ./report/issue/issue.js
const MAX_BYTES = 60_000;
const PROSE_CHARS = [10_000, 2_000, 200];
const MAX_TITLE_CHARS = 150;
const MAX_NAME_CHARS = 60;
const MAX_RECOMMENDATIONS = 5;
const MAX_CALLS = 10;
const MAX_CHECKS_CHARS = 1_000;
function issueTitle({ theme, plan, gate }) {
    const title = (0,strip .AU)(theme.title, MAX_TITLE_CHARS) || (0,strip .AU)(theme.slug, MAX_TITLE_CHARS) || format .q8;
    const where = (0,strip .AU)(plan || gate, MAX_NAME_CHARS);
    return `${title}${where === '' ? '' : ` (${where})`}`.replace(/[@#](?=\w)/g, '$&\u200b');
}
function issueFacts(view) {
    let text = '';
    for (const chars of PROSE_CHARS) {
        text = factsWithin(view, chars);
        if (Buffer.byteLength(text) <= MAX_BYTES)
            break;
    }
    return text;
}
function issueSighting({ theme, jobId, provenance, }) {
    const { commit = null, reportedAt = '', workflowRunUrl = null } = provenance ?? {};
    const parts = [
        jobId === '' ? 'Seen' : `Seen in run ${(0,markdown .Cv)(jobId)}`,
        ...(reportedAt === '' ? [] : [(0,markdown .mG)(reportedAt.slice(0, 10))]),
        ...(commit === null ? [] : [`commit ${(0,markdown .Cv)(commit.slice(0, 12))}`]),
        ...(workflowRunUrl !== null && /^https?:\/\//i.test(workflowRunUrl)
            ? [`[workflow run](${(0,markdown .Vh)(workflowRunUrl)})`]
            : []),
    ];
    const calls = theme.callIds.slice(0, MAX_CALLS).map(markdown .Cv).join(', ');
    return `${parts.join(' \u00b7 ')}\n\n${calls === '' ? '' : `Calls: ${calls}\n\n`}`;
}
function factsWithin(view, chars) {
    const { theme, recommendations } = view;
    const advice = recommendations.slice(0, MAX_RECOMMENDATIONS).map(({ title, body }) => {
        const text = (0,markdown .CS)(body, chars);
        return `${(0,voice .Cr)(title)}\n\n${text === '' ? '' : `${text}\n\n`}`;
    });
    const analysis = (0,markdown .CS)(theme.analysis, chars);
    return [
        `${factLines(view)
            .map((line) => `- ${line}\n`)
            .join('')}\n`,
        analysis === '' ? '' : `${analysis}\n\n`,
        advice.length === 0 ? '' : `### Recommended\n\n${advice.join('')}`,
    ].join('');
}
function factLines({ theme, gate, plan, waiver }) {
    const { sign, word } = (0,plain_words .x)(theme.severity);
    const words = [
        ['Impact', theme.impact],
        ['Prevalence', theme.prevalence],
        ['Since', theme.lifecycle],
        ['Cause', theme.rootCauseChannel],
    ];
    const checks = (0,markdown .mG)(theme.checkNames.join(', '), MAX_CHECKS_CHARS);
    return [
        (0,voice .Cr)(theme.title),
        ...(gate === '' ? [] : [`Gate: ${(0,markdown .mG)(gate)}`]),
        ...(plan === '' || plan === gate ? [] : [`Run plan: ${(0,markdown .mG)(plan)}`]),
        `Severity: ${sign} ${(0,markdown .mG)(word)}`,
        `Calls: ${(0,format .D_)((0,format .T1)(theme.affectedCallCount, theme.totalCallCount))}`,
        ...words.flatMap(([name, value]) => {
            const told = (0,plain_words .h)(value);
            return told === null ? [] : [`${name}: ${(0,markdown .mG)(told)}`];
        }),
        ...(checks === '' ? [] : [`Checks: ${checks}`]),
        ...(theme.slug === '' ? [] : [`Slug: ${(0,markdown .Cv)(theme.slug)}`]),
        ...(waiver === null ? [] : [waiverLine(waiver)]),
    ];
}
function waiverLine({ expires, owner, reason }) {
    const by = owner === null ? '' : ` by ${(0,markdown .mG)(owner)}`;
    return `Waived until ${(0,markdown .mG)(expires)}${by}: ${(0,markdown .mG)(reason, 500)}`;
}

;// CONCATENATED MODULE: ./report/issue/state.js
const DIGEST = '([0-9a-f]{16})';
const MARKER = new RegExp(`<!-- simulation-gate-theme ${DIGEST} ${DIGEST} ${DIGEST} (\\d{1,12}) -->\\r?\\n?`);
function issueMarker({ scope, theme, digest, atS }) {
    return `<!-- simulation-gate-theme ${scope} ${theme} ${digest} ${atS} -->\n`;
}
function readIssueState(body) {
    const match = MARKER.exec(body);
    if (match === null)
        return null;
    const [, scope = '', theme = '', digest = '', atS = ''] = match;
    return { scope, theme, digest, atS: Number(atS) };
}
function withIssueState(body, state) {
    return body.replace(MARKER, issueMarker(state));
}

// EXTERNAL MODULE: ./report/theme-order.js
var theme_order = __webpack_require__(8918);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: ./report/spared.js
var spared = __webpack_require__(4957);
;// CONCATENATED MODULE: ./track/sightings.js
function scopesOf(reports, nowMs) {
    const seen = reports.flatMap((report) => report.runs.map((run) => ({
        report,
        run,
        isFailed: report.outcome === 'failed' || run.outcome === 'failed',
        atS: secondsOf(report, nowMs),
    })));
    const byScope = Map.groupBy(eachRunOnce(seen), ({ report, run }) => digestOf((0,attempts .Rv)(report), planOf(run)));
    return [...byScope].flatMap(([id, all]) => {
        const newest = newestOf(all);
        const commit = newest.report.provenance?.commit;
        const of = all.filter(({ report }) => report.provenance?.commit === commit);
        const judged = of.filter(({ run }) => isJudged(run));
        if (judged.length === 0)
            return [];
        const { report, run, atS } = newestOf(judged);
        const isWhole = judged.length === of.length;
        return [{ id, isWhole, atS, sightings: sightingsOf(id, judged), report, run }];
    });
}
function eachRunOnce(seen) {
    const byRun = Map.groupBy(seen, ({ run }, index) => run.jobId.toLowerCase() || `${index}`);
    return [...byRun.values()].flatMap((all) => {
        const [own, ...others] = all.toSorted((a, b) => Number(isJudged(b.run)) - Number(isJudged(a.run)) ||
            a.report.runs.length - b.report.runs.length ||
            a.atS - b.atS);
        if (own === undefined)
            return [];
        const hasFailed = others.some(({ run }) => run.outcome === 'failed');
        return [{ ...own, isFailed: own.isFailed || hasFailed }];
    });
}
function digestOf(...parts) {
    return (0,external_node_crypto_.createHash)('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 16);
}
function isJudged({ outcome, report }) {
    return report !== null && (outcome === 'passed' || outcome === 'failed');
}
function newestOf(all) {
    return all.reduce((newest, one) => (one.atS > newest.atS ? one : newest));
}
function planOf({ about, stableName }) {
    return (about?.planId ?? stableName ?? '').toLowerCase();
}
function sightingsOf(scope, judged) {
    const sightings = new Map();
    for (const { report: gate, run, isFailed, atS } of judged) {
        const { report } = run;
        const waivers = (0,spared .wT)(run.spared).theme;
        for (const theme of (0,theme_order .lt)(report?.themes ?? [])) {
            const key = { scope, theme: digestOf(theme.slug || theme.title) };
            const known = sightings.get(key.theme);
            if (theme.lifecycle === 'FIXED')
                continue;
            if (known !== undefined) {
                known.isFailed ||= isFailed;
                continue;
            }
            sightings.set(key.theme, {
                key,
                isFailed,
                atS,
                theme,
                gate: gate.gateName ?? '',
                plan: run.about?.planName ?? run.stableName ?? '',
                recommendations: (report?.recommendations ?? []).filter(({ themeSlugs }) => themeSlugs.includes(theme.slug)),
                waiver: waivers.get(theme.slug) ?? null,
                jobId: run.jobId,
                provenance: gate.provenance ?? null,
            });
        }
    }
    return [...sightings.values()];
}
function secondsOf({ provenance }, nowMs) {
    const told = Date.parse(provenance?.reportedAt ?? '');
    return Math.max(0, Math.floor((Number.isNaN(told) ? nowMs : told) / 1000));
}

;// CONCATENATED MODULE: ./track/keep-issues.js
const OF_ONE = new Set([404, 410, 422]);
const FOOTER = '---\n\n*Kept by the action track-themes: written anew when these facts change, closed when the theme is gone, opened again when it returns. Close it as not planned to hear no more of it.*\n';
async function keepIssues(scopes, keeping) {
    const { api, label, maxIssues } = keeping;
    const known = await findKept({ labels: label }, keeping);
    if (keeping.close)
        for (const scope of scopes)
            await closeGone(scope, known, keeping);
    const fresh = await update(scopes.flatMap(({ sightings }) => sightings), known, keeping);
    if (fresh.length === 0)
        return [];
    const wanted = await update(fresh, await lookAgain(keeping), keeping);
    const bySeverity = wanted.toSorted((a, b) => (0,theme_order .qs)(a.theme.severity) - (0,theme_order .qs)(b.theme.severity));
    const opened = bySeverity.slice(0, maxIssues);
    if (opened.length > 0)
        await api.ensureLabel(label);
    const created = [];
    for (const sighting of opened)
        created.push([sighting, await create(sighting, keeping)]);
    if (created.length > 0)
        await takeBackDoubles(created, keeping);
    return bySeverity.slice(maxIssues).map(issueTitle);
}
async function findKept(by, { api }) {
    const issues = await api.list(by);
    const marked = issues.flatMap((issue) => {
        const state = readIssueState(issue.body);
        return state === null ? [] : [{ issue, state, user: issue.user }];
    });
    const ours = await api.ours(marked);
    const known = new Map();
    for (const one of ours.toSorted((a, b) => a.issue.number - b.issue.number)) {
        const key = keyOf(one.state);
        const other = known.get(key);
        const isBetter = other?.issue.state === 'closed' && one.issue.state === 'open';
        if (other === undefined || isBetter)
            known.set(key, one);
    }
    return known;
}
function keyOf({ scope, theme }) {
    return `${scope} ${theme}`;
}
async function lookAgain(keeping) {
    const { api, label } = keeping;
    const written = await findKept({ creator: await api.author() }, keeping);
    return new Map([...written, ...(await findKept({ labels: label }, keeping))]);
}
async function update(sightings, known, keeping) {
    const fresh = [];
    for (const sighting of sightings) {
        const kept = known.get(keyOf(sighting.key));
        if (kept !== undefined)
            await bringUpToDate(sighting, kept, keeping);
        else if (sighting.isFailed)
            fresh.push(sighting);
    }
    return fresh;
}
async function bringUpToDate(sighting, { issue, state }, keeping) {
    const isClosed = issue.state === 'closed';
    if (state.atS > sighting.atS || (isClosed && state.atS === sighting.atS))
        return;
    const isUnwanted = issue.state_reason === 'not_planned' || issue.state_reason === 'duplicate';
    if (isClosed ? isUnwanted || !sighting.isFailed : state.digest === stateOf(sighting).digest) {
        return;
    }
    const text = { title: issueTitle(sighting), body: bodyOf(sighting) };
    const reopening = { state: 'open', state_reason: 'reopened' };
    await attempt(issue.number, keeping, async () => {
        await keeping.api.update(issue.number, isClosed ? { ...text, ...reopening } : text);
        keeping.onDone(isClosed ? 'reopened' : 'updated', text.title, issue.number);
    });
}
async function closeGone(scope, known, keeping) {
    if (!scope.isWhole)
        return;
    const there = new Set(scope.sightings.map(({ key }) => keyOf(key)));
    for (const { issue, state } of known.values()) {
        const isOfScope = state.scope === scope.id && state.atS <= scope.atS;
        if (!isOfScope || issue.state !== 'open' || there.has(keyOf(state)))
            continue;
        await attempt(issue.number, keeping, () => closeOne(issue, state, scope, keeping));
    }
}
async function closeOne(issue, state, scope, { api, onDone }) {
    const body = withIssueState(issue.body, { ...state, atS: scope.atS });
    await api.update(issue.number, { body, state: 'closed', state_reason: 'completed' });
    onDone('closed', issue.title, issue.number);
    if (issue.locked)
        return;
    const { run, report } = scope;
    const theme = { callIds: [] };
    const seen = issueSighting({ theme, jobId: run.jobId, provenance: report.provenance ?? null });
    await api.comment(issue.number, `The theme is gone: a later run was judged and does not show it.\n\n${seen.replace(/^Seen/, 'Judged')}`);
}
async function create(sighting, keeping) {
    const title = issueTitle(sighting);
    const issue = await keeping.api.create(title, bodyOf(sighting), keeping.label);
    keeping.onDone('opened', title, issue.number);
    return issue;
}
async function takeBackDoubles(created, keeping) {
    const known = await findKept({ labels: keeping.label }, keeping);
    for (const [{ key }, { number }] of created) {
        const kept = known.get(keyOf(key))?.issue.number ?? number;
        if (kept >= number)
            continue;
        await attempt(number, keeping, async () => {
            const body = `Another job opened the same as #${kept} at the same moment.\n`;
            await keeping.api.update(number, { body, state: 'closed', state_reason: 'not_planned' });
            keeping.onTakenBack(number);
        });
    }
}
async function attempt(number, { onFault }, work) {
    try {
        await work();
    }
    catch (error) {
        if (!(error instanceof errors ._7) || !OF_ONE.has(error.status))
            throw error;
        onFault(`Issue ${number} could not be kept: ${error.message}`);
    }
}
function stateOf(sighting) {
    const digest = digestOf(issueTitle(sighting), issueFacts(sighting));
    return { ...sighting.key, digest, atS: sighting.atS };
}
function bodyOf(sighting) {
    const marker = issueMarker(stateOf(sighting));
    return `${marker}${issueFacts(sighting)}${issueSighting(sighting)}${FOOTER}`;
}

;// CONCATENATED MODULE: ./track/track.js








const MAX_LISTED = 5;
const NO_PERMISSION = 'The issues could not be written, since the token may not: give the job `permissions: issues: write`, or a `github-token` that has it';
async function track(inputs, report, world) {
    const counts = { opened: 0, updated: 0, closed: 0, reopened: 0 };
    const scopes = await readScopes(inputs, report, world);
    try {
        await keep(scopes, inputs, counts, report, world);
    }
    catch (error) {
        if (!(error instanceof errors ._7))
            throw error;
        const { lacksPermission } = await Promise.all( [__webpack_require__.e(6264), __webpack_require__.e(585), __webpack_require__.e(8278), __webpack_require__.e(1478), __webpack_require__.e(4350)]).then(__webpack_require__.bind(__webpack_require__, 4350));
        report.errors.push(lacksPermission(error) ? NO_PERMISSION : `The issues could not be kept: ${error.message}`);
    }
    finally {
        const deeds = Object.entries(counts);
        for (const [deed, count] of deeds)
            report.outputs[deed] = `${count}`;
        report.headline = `${deeds.map(([deed, count]) => `${count} ${deed}`).join(', ')}, of the themes of ${(0,format .So)(scopes.length, 'run plan')}`;
    }
}
async function readScopes({ reports, detail, redact }, report, { env, clock }) {
    const folders = [process.cwd(), env.RUNNER_TEMP ?? ''].filter((folder) => folder !== '');
    const read = await (0,read_reports .o)(reports, folders);
    for (const { name, problem } of [...read.faults, ...read.unmatched]) {
        report.errors.push(`input 'reports': '${name}' ${problem}`);
    }
    const shown = (0,attempts .UV)(read.reports).map(({ report: given }) => {
        const masked = redact ? (0,report_redact .a)(given) : given;
        return detail === 'brief' ? (0,brief .j)(masked) : masked;
    });
    return scopesOf(shown, clock.now());
}
async function keep(scopes, { token, label, close, maxIssues }, counts, report, world) {
    if (scopes.length === 0) {
        report.notes.push('No report tells of a run that was judged, so all issues stay as they are.');
        return;
    }
    const workflow = await world.workflow();
    const repository = repositoryOf(workflow);
    if (repository === null) {
        report.errors.push('the environment variable GITHUB_REPOSITORY does not name the repository whose issues are kept: set it, as in acme/agent');
        return;
    }
    const { openIssues } = await Promise.all( [__webpack_require__.e(6264), __webpack_require__.e(585), __webpack_require__.e(8278), __webpack_require__.e(1478), __webpack_require__.e(4350)]).then(__webpack_require__.bind(__webpack_require__, 4350));
    const api = openIssues({ apiUrl: workflow.apiUrl, repository, token }, world);
    const left = await keepIssues(scopes, {
        api,
        label,
        close,
        maxIssues,
        onDone(deed, title, number) {
            counts[deed] += 1;
            report.rows.push([`${number}`, title, deed]);
        },
        onTakenBack(number) {
            counts.opened -= 1;
            report.rows.splice(report.rows.findIndex(([issue]) => issue === `${number}`), 1);
        },
        onFault: (message) => report.warnings.push(message),
    });
    if (left.length > 0) {
        report.warnings.push(`${(0,format .So)(left.length, 'theme has', 'themes have')} no issue yet, since max-issues is ${maxIssues}: ${(0,format .ki)(left, MAX_LISTED)}`);
    }
}
function repositoryOf(workflow) {
    try {
        return workflow.repo;
    }
    catch {
        return null;
    }
}


/***/ })

};
;Object.assign(exports.modules, require("./later.js"));
