export const id = 23;
export const ids = [23];
export const modules = {

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
// EXTERNAL MODULE: ./gate/judgement.js + 48 modules
var judgement = __webpack_require__(9615);
// EXTERNAL MODULE: ./report/brief.js
var brief = __webpack_require__(9687);
// EXTERNAL MODULE: ./report/format.js
var format = __webpack_require__(4752);
// EXTERNAL MODULE: ./report/html/render-html.js + 26 modules
var render_html = __webpack_require__(6206);
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
