"use strict";
exports.id = 776;
exports.ids = [776];
exports.modules = {

/***/ 51776:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  run: () => (/* reexport */ mergeReports)
});

// EXTERNAL MODULE: ./gate/delivery/deliver.js + 17 modules
var deliver = __webpack_require__(69536);
// EXTERNAL MODULE: ./gate/delivery/early-end.js
var early_end = __webpack_require__(56603);
// EXTERNAL MODULE: ./gate/delivery/redacting.js
var redacting = __webpack_require__(22763);
// EXTERNAL MODULE: ./gate/inputs/policy-beyond.js + 1 modules
var policy_beyond = __webpack_require__(49661);
// EXTERNAL MODULE: ./gate/inputs/settings.js
var settings = __webpack_require__(37100);
// EXTERNAL MODULE: ./step/stops.js
var stops = __webpack_require__(33743);
// EXTERNAL MODULE: ./core/input/parsed.js
var parsed = __webpack_require__(7247);
// EXTERNAL MODULE: ./gate/inputs/policy-file.js + 2 modules
var policy_file = __webpack_require__(6966);
// EXTERNAL MODULE: ./gate/inputs/telling-inputs.js
var telling_inputs = __webpack_require__(9884);
// EXTERNAL MODULE: ./step/inputs/input-form.js
var input_form = __webpack_require__(36269);
// EXTERNAL MODULE: ./merge/attempts.js
var attempts = __webpack_require__(49116);
;// CONCATENATED MODULE: ./merge/expected.js
/** The gates whose reports have to be there. */


const MAX_GATES = 2_000;
/** A number, or names as lines or as a JSON array, such as the one that a matrix is made of. */
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
    const names = lines.map((line) => line.trim()).filter((line) => line !== '');
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
const CURE = 'look at the job that is to write it: it may not have run or not have uploaded report.json, or its artifact was not downloaded here';
/** What is expected and has no report. */
function findMissing(expected, reports) {
    if ('count' in expected) {
        const there = (0,attempts/* distinctGates */.$s)(reports).length;
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
/** A list may be separated by commas, and a name may hold one. */
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

;// CONCATENATED MODULE: ./merge/inputs.js





/** Every input of merge-reports with the text that stands for it where a workflow gives none. */
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
/** Reads and checks all inputs, and the policy that one of them names. */
async function readMergeInputs({ runner, clock }) {
    const form = new input_form/* InputForm */.Vs(runner, MERGE_DEFAULTS);
    // No other policy is looked for: the outcomes in the reports remain.
    const isGiven = runner.getInput('policy').trim() !== '';
    const policy = isGiven ? await (0,policy_file/* readPolicy */.T4)(runner, (0,policy_file/* dayOf */.kb)(clock.now())) : null;
    const settings = (0,telling_inputs/* readTellingInputs */.$_)(form);
    const cure = 'give the paths of the reports, such as reports/**/report.json';
    const gateName = form.readGiven('gate-name', parsed/* valid */.r, true);
    const read = {
        reports: form.required('reports', form.readGiven('reports', parsed/* valid */.r), cure),
        expected: form.readGiven('expect', parseExpected, true),
        policy: policy && form.takeFromFile('policy', policy),
        // Without a name a job has one comment of merged reports.
        gateName: gateName === null ? '' : gateName,
        ...settings,
        warnings: form.findUnknown({ 'prompt-paths': 'give the globs as paths' }),
    };
    if ((0,input_form/* isComplete */.As)(read) && form.faults.length === 0)
        return { kind: 'inputs', inputs: read };
    const { warnings } = read;
    const telling = { ...(0,telling_inputs/* tellingOf */.Nr)(settings), gateName: read.gateName ?? null, warnings };
    return { kind: 'error', reasons: form.faults, telling };
}

// EXTERNAL MODULE: ./gate/delivery/prompt-fixes.js
var prompt_fixes = __webpack_require__(31806);
// EXTERNAL MODULE: ./gate/delivery/show.js
var show = __webpack_require__(28799);
// EXTERNAL MODULE: ./gate/inputs/policy-told.js
var policy_told = __webpack_require__(7225);
// EXTERNAL MODULE: ./report/brief.js
var brief = __webpack_require__(31190);
// EXTERNAL MODULE: ./report/format.js
var format = __webpack_require__(53483);
// EXTERNAL MODULE: ./core/outcome.js
var core_outcome = __webpack_require__(26767);
// EXTERNAL MODULE: ./policy/max-cost.js
var max_cost = __webpack_require__(97600);
// EXTERNAL MODULE: ./policy/absent-checks.js
var absent_checks = __webpack_require__(8739);
// EXTERNAL MODULE: ./policy/evaluate.js + 6 modules
var evaluate = __webpack_require__(19042);
// EXTERNAL MODULE: ./policy/policy.js
var policy = __webpack_require__(20126);
// EXTERNAL MODULE: ./policy/service-verdict.js
var service_verdict = __webpack_require__(80045);
;// CONCATENATED MODULE: ./merge/judge-together.js
/** Runs of several reports judged as those of one gate, by the evidence that their reports hold. */




/** The policy by which all of these reports were judged, where they tell it; null where they differ. */
function commonPolicy(reports) {
    const told = reports.filter(({ runs }) => runs.length > 0).map(({ policy }) => policy.resolved);
    const [first] = told;
    const text = JSON.stringify(first);
    if (told.length < 2 || told.some((one) => JSON.stringify(one) !== text))
        return null;
    return policy/* policySchema */.w.safeParse(first).data ?? null;
}
/** All runs, in their order, as they are judged together. One that could not be judged stays as it is. */
function judgeTogether(runs, judging) {
    const { given, common, today } = judging;
    const policy = given ?? common;
    const kept = runs.map(leftUnjudged);
    if (policy === null)
        return kept;
    const alone = kept.map((run) => isJudgeable(run) ? (0,evaluate/* evaluate */._)(run, policy, today, looksOf(run)) : null);
    const judged = kept.map((run, index) => {
        const own = alone[index] ?? null;
        // What the calls of several runs decided stands: the report has not what each of them said.
        if (own === null || run.confirmations)
            return run;
        const otherPValues = alone.flatMap((one, at) => at === index ? [] : (one?.tested ?? []).flatMap(({ p }) => p ?? []));
        const isTested = own.tested.some(({ p }) => p !== null) && otherPValues.length > 0;
        if (isTested)
            return conclude(run, (0,evaluate/* evaluate */._)(run, policy, today, { ...looksOf(run), otherPValues }));
        return given === null ? run : conclude(run, own);
    });
    return given === null ? judged : (0,absent_checks/* warnOfAbsent */.Z)(judged, given);
}
function looksOf({ looks = 1 }) {
    return { looks };
}
/** Nobody has judged what was only started. */
function leftUnjudged(run) {
    if (run.outcome !== 'started')
        return run;
    const message = 'the run was left to a later step, and no report says how that judged it: merge the report of that step too';
    return { ...run, outcome: 'inconclusive', reasons: [{ rule: 'started', message }] };
}
/** Without a debrief the service's own verdict can fail a run, and no more. */
function isJudgeable(run) {
    return run.report !== null || ((0,service_verdict/* isFailedByService */.Kc)(run) && run.outcome !== 'error');
}
function conclude(run, { outcome, reasons, spared, tested }) {
    if (run.report !== null || outcome === 'failed') {
        return { ...run, outcome, reasons, spared, dropTests: tested };
    }
    if (run.outcome !== 'failed')
        return run;
    const message = 'the service wrote no debrief, and by the policy its own verdict decides nothing';
    return { ...run, outcome: 'inconclusive', reasons: [{ rule: 'debrief', message }], spared: null };
}

;// CONCATENATED MODULE: ./merge/part.js
/** One of the reports that are merged, as it counts beside the others. */




const MAX_PLANS = 3;
/** What a report is called by in the log and in words. */
function reportName({ report, path }) {
    const plans = new Set(report.runs.map(({ about, label }) => about?.planName ?? label));
    return (0,attempts/* gateOf */.Rv)(report) || (0,format/* formatList */.ki)([...plans], MAX_PLANS) || path;
}
/**
 * @param runs those of the report, as they are judged now
 * @param isAlone whether no other report is merged with it, so that it needs no name
 */
function partOf(given, runs, isAlone, judging) {
    const { report } = given;
    const lead = isAlone ? '' : `${reportName(given)}: `;
    const policy = judging.given ?? judging.common;
    const notes = ownNotes(report, policy).map((note) => lead + note);
    if (runs.length === 0)
        return withoutRuns(given, lead, notes);
    // With a policy the cost is judged of all runs together.
    const reasons = report.reasons.filter(({ rule }) => policy === null || rule !== max_cost/* MAX_COST_RULE */.U);
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
/** Whether a report came to what its runs and their cost came to. */
function isExplained({ outcome, runs, reasons }) {
    const isTooDear = reasons.some(({ rule }) => rule === max_cost/* MAX_COST_RULE */.U);
    const outcomes = [...runs.map((run) => run.outcome), ...(isTooDear ? ['failed'] : [])];
    return (0,core_outcome/* worstOutcome */.Om)(outcomes) === outcome;
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
        ? standInFor(reportName(given), 'inconclusive', [{ rule: 'report', message }])
        : standInFor(reportName(given), report.outcome, report.reasons);
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
    const ofCost = policy === null ? [] : (0,max_cost/* judgeCost */.L)(runs, policy).notes;
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
/** Why nothing of a report's own search is applied: what a file says of another file is not trusted. */
const NOT_LOOKED_FOR = 'its text was not found in the files of this job, of which there are none without a checkout';
/**
 * @param given the reports that count
 * @param lacks runs that stand for reports that are not there, or that nobody can read
 */
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
    const cost = policy === null ? { reasons: [], notes: [] } : (0,max_cost/* judgeCost */.L)(judged, policy);
    const own = parts.flatMap(runsOfGate);
    const runs = [...own, ...parts.flatMap(({ standIns }) => standIns), ...lacks];
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
        notes: outcome === 'skipped' ? [] : [...parts.flatMap(({ notes }) => notes), ...cost.notes],
        policy: { ...commonRules(given), isTrial: false },
        promptFixes: combineFixes(parts),
        ...commonVariables(parts),
    };
}
/** The runs of a part, each with the gate that it is of. */
function runsOfGate({ report, runs, outcome }) {
    const worst = (0,core_outcome/* worstOutcome */.Om)([...runs.map((run) => run.outcome), ...(outcome ? [outcome] : [])]);
    const { gateName, gate } = report;
    const partOf = { ...(gateName && { gateName }), ...(gate && { gate }), outcome: worst };
    return runs.map((run) => (run.partOf ? run : { ...run, partOf }));
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
/** The policies that judged; what one says only where all of them were judged by it. */
function commonRules(given) {
    const [first, ...others] = given.map(({ report }) => report.policy);
    const isCommon = others.every((one) => JSON.stringify(one) === JSON.stringify(first));
    if (first !== undefined && isCommon)
        return first;
    const paths = distinct(given.flatMap(({ report }) => report.policy.path ?? []));
    return { path: paths.length === 0 ? null : (0,format/* formatList */.ki)(paths, MAX_LISTED) };
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

// EXTERNAL MODULE: ./merge/read-reports.js + 1 modules
var read_reports = __webpack_require__(94443);
;// CONCATENATED MODULE: ./merge/show-merged.js
/** From the inputs to what people may see of the merged reports. */













/** Merged reports come from no run of this step. */
const NO_SOURCE = { kind: 'debrief-file', path: '' };
/** The merged report as it may be shown; brief where any of the reports is. */
async function showMerged(inputs, world) {
    const { clock, runner } = world;
    const read = await (0,read_reports/* readReports */.o)(inputs.reports);
    const counting = (0,attempts/* reportsThatCount */.UV)(read.reports);
    for (const line of describe(read, counting))
        runner.info(line);
    const judging = {
        given: inputs.policy?.rules ?? null,
        common: commonPolicy(counting.map(({ report }) => report)),
        today: (0,policy_file/* dayOf */.kb)(clock.now()),
    };
    const merged = combine(counting, lacksOf(read, counting, inputs), judging, inputs);
    const detail = counting.some((one) => one.detail === 'brief') ? 'brief' : inputs.detail;
    const report = {
        ...merged,
        ...(inputs.policy !== null && {
            policy: { ...(0,policy_told/* describePolicy */.w)(inputs.policy), isTrial: false },
        }),
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
        return `${path}: ${reportName(one)}, attempt ${(0,attempts/* attemptOf */.tx)(report)}, ${report.outcome}${counts}`;
    });
}
/** What is missing, or cannot be read, is told as a run that cannot be judged. */
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
    const redacted = (report) => (0,show/* redactedReport */.d)(report, { redact, source: NO_SOURCE });
    const without = {
        report: redacted(merged),
        patch: '',
        warnings: [],
    };
    if (inputs.detail === 'brief')
        return { ...without, report: (0,brief/* briefReport */.j)(without.report) };
    try {
        const asked = { paths: inputs.paths, source: NO_SOURCE };
        const located = await (0,prompt_fixes/* locatePromptFixes */.U)(merged, asked, process.cwd(), world);
        if (located.promptFixes.length === 0)
            return without;
        const promptFixes = located.promptFixes.map((fix) => orAsTold(fix, merged.promptFixes));
        const report = { ...merged, promptFixes, notes: [...merged.notes, ...located.notes] };
        return { ...without, ...(await (0,prompt_fixes/* patchOf */.g)(redacted(report), located.changes)) };
    }
    catch (error) {
        // A fault of ours in here must not cost the judgement.
        world.runner.debug((0,stops/* stackOf */.US)(error));
        return { ...without, warnings: [(0,stops/* internalFault */.gj)(error).message] };
    }
}
/** A text that is masked in its report stands nowhere as it is there. */
function orAsTold(fix, told) {
    if (fix.found.state !== 'missing')
        return fix;
    const [place] = fix.from;
    const same = told.find(({ from }) => from.some(({ run, recommendation }) => run === place?.run && recommendation === place.recommendation));
    return same ?? fix;
}

;// CONCATENATED MODULE: ./merge/merge.js
/** Reports of several gates, told as one: its outcome, summary, comment and files are those of all. */








/** Runs the action once and gives its exit code. Never rejects: a fault of ours ends as `error`. */
async function mergeReports(given) {
    const token = given.runner.getInput('github-token').trim();
    if (token !== '')
        given.runner.maskSecret(token);
    let telling = settings/* UNREAD */.yn;
    const end = (shown, told, world) => (0,deliver/* deliver */.c)(shown, told, token, world);
    try {
        const read = await readMergeInputs(given);
        telling = read.kind === 'inputs' ? read.inputs : read.telling;
        if (read.kind !== 'inputs') {
            return await end((0,early_end/* endedEarly */.S)(read.kind, read.reasons), telling, given);
        }
        const world = (0,redacting.redactingWorld)(given, { redact: read.inputs.redact, source: NO_SOURCE });
        const policy = read.inputs.policy &&
            (await (0,policy_beyond/* completePolicy */.o)(read.inputs.policy, token, { kind: 'off' }, world));
        if (policy !== null && 'reasons' in policy) {
            const early = (0,early_end/* endedEarly */.S)(policy.outcome, policy.reasons);
            const tolerated = policy.outcome === 'inconclusive' && read.inputs.onInconclusive === 'warn';
            const shown = { ...early, report: { ...early.report, tolerated } };
            return await end(shown, telling, world);
        }
        const { shown, detail } = await showMerged({ ...read.inputs, policy }, world);
        return await end(shown, { ...telling, detail }, world);
    }
    catch (error) {
        given.runner.debug((0,stops/* stackOf */.US)(error));
        const { outcome, rule, message } = (0,stops/* endOfStep */.n9)(error, given.cancelled);
        return end((0,early_end/* endedEarly */.S)(outcome, [{ rule, message }]), telling, given);
    }
}

;// CONCATENATED MODULE: ./entries/merge-reports.js



/***/ }),

/***/ 49116:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $s: () => (/* binding */ distinctGates),
/* harmony export */   AO: () => (/* binding */ planNames),
/* harmony export */   MH: () => (/* binding */ plainName),
/* harmony export */   Rv: () => (/* binding */ gateOf),
/* harmony export */   UV: () => (/* binding */ reportsThatCount),
/* harmony export */   tx: () => (/* binding */ attemptOf)
/* harmony export */ });
/* harmony import */ var _core_text_alike_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(34667);
/** Of several reports of one gate, plan and commit the newest attempt counts. */

/** What attempts of a workflow run have in common; GitHub counts them at the end of its address. */
const ATTEMPT = /\/attempts\/\d+$/;
/** What tells a gate from others: the name that it was given, else what its inputs name; or empty. */
function gateOf({ gateName, gate }) {
    return gateName ?? gate ?? '';
}
/**
 * The reports that count. One is left out only where another is certain to be of a later attempt at
 * the same, or judges the runs that it only started: of two that one attempt made, both count.
 */
function reportsThatCount(given) {
    return given.filter(({ report }) => !given.some(({ report: other }) => other !== report && (isLaterAttempt(other, report) || judgesStarted(other, report))));
}
function isLaterAttempt(other, report) {
    return (isSameGate(other, report) &&
        other.provenance?.commit === report.provenance?.commit &&
        isLater(other, report) &&
        saysWhatItIs(other));
}
/** Whether a report judges all runs that a step of the same gate has but started. */
function judgesStarted(other, report) {
    return (report.outcome === 'started' &&
        report.gateName === other.gateName &&
        report.runs.length > 0 &&
        report.runs.every(({ jobId }) => other.runs.some((run) => run.outcome !== 'started' && run.jobId === jobId && jobId !== '')));
}
/** A report without runs may be of any plan, so one that tested nothing takes the place of no other. */
function saysWhatItIs({ runs, outcome }) {
    return runs.length > 0 || outcome !== 'skipped';
}
/** One report of each gate and plan, whatever the commits. */
function distinctGates(reports) {
    const gates = [];
    for (const report of reports) {
        if (!gates.some((other) => isSameGate(other, report)))
            gates.push(report);
    }
    return gates;
}
/**
 * Whether two reports are of one gate and the same plans. Without a name for it, gates of a matrix
 * differ in nothing but what they send.
 */
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
/** A plan that nobody tells may be any of a gate that has a name; else the run itself has to be the same. */
function isSamePlan(one, other, { gateName }) {
    const [here, there] = [planNames(one), planNames(other)];
    if (here.length > 0 && there.length > 0)
        return here.some((name) => there.includes(name));
    return gateName !== undefined || (one.jobId !== '' && one.jobId === other.jobId);
}
/** A name of a gate or a plan, whatever its case and however its characters are written. */
function plainName(name) {
    return (0,_core_text_alike_js__WEBPACK_IMPORTED_MODULE_0__/* .lookOf */ .Li)(name).toLowerCase();
}
/** What the plan of a run may be called by. */
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
/** The first where nobody tells. */
function attemptOf({ provenance }) {
    return provenance?.attempt ?? 1;
}
/** Epoch milliseconds; not a number where nobody can tell. */
function timeOf({ provenance }) {
    return Date.parse(provenance?.reportedAt ?? '');
}


/***/ }),

/***/ 94443:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  o: () => (/* binding */ readReports)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: ../../node_modules/zod/v4/core/parse.js + 1 modules
var parse = __webpack_require__(58989);
// EXTERNAL MODULE: ./core/json-object.js
var json_object = __webpack_require__(18009);
// EXTERNAL MODULE: ./core/shape-fault.js
var shape_fault = __webpack_require__(47207);
// EXTERNAL MODULE: ./report/json/render.js
var render = __webpack_require__(54577);
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
    const known = withoutNulls(render/* reportFileSchema */.mj, file);
    const parsed = parse/* safeParse */.xL(render/* reportFileSchema */.mj, known);
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
    if ($schema !== render/* SCHEMA_ID */.Ew) {
        return `is not the report of a gate, whose $schema is ${render/* SCHEMA_ID */.Ew}: name report.json, which the output json-file tells`;
    }
    if (typeof version === 'number' && version > render/* REPORT_VERSION */.Aj) {
        return `is of version ${version} of the report's format, and this action reads up to ${render/* REPORT_VERSION */.Aj}: use this action in the version of the gate that wrote it, or a later one`;
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

// EXTERNAL MODULE: ./step/files-by-glob.js
var files_by_glob = __webpack_require__(64270);
// EXTERNAL MODULE: ./step/stops.js
var stops = __webpack_require__(33743);
;// CONCATENATED MODULE: ./merge/read-reports.js
/** The reports that are merged, read from their files. */





/** More are not merged at once: they are held together. */
const MAX_FILES = 2_000;
const CURE = 'Run the job again that writes it, and upload and download report.json as it is';
/** Reads the reports of a list of paths and globs. Of equal files the first one counts. Never rejects. */
async function readReports(list) {
    const { paths, faults } = await (0,files_by_glob/* findFiles */.lY)(list, MAX_FILES);
    const read = { reports: [], faults: [], unmatched: [] };
    for (const { pattern: name, problem, isUnmatched } of faults) {
        (isUnmatched ? read.unmatched : read.faults).push({ name, problem });
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
                read.faults.push({ name: path, problem: report });
            else
                read.reports.push({ path, ...report });
        }
        catch (error) {
            read.faults.push({ name: path, problem: (0,stops/* describeUnreadable */.D2)(error) });
        }
    }
    return read;
}
/** The report, or what is wrong with the file and the fix. */
function parseReport(text) {
    let file;
    try {
        file = JSON.parse(text.replace(/^\uFEFF/, ''));
    }
    catch {
        return `is not JSON. ${CURE}`;
    }
    const read = readReport(file);
    if ('problem' in read)
        return read.problem;
    return read.report.policy.isTrial
        ? 'is the report of a policy check, which judges no gate: leave it out'
        : read;
}


/***/ })

};
;