"use strict";
exports.id = 423;
exports.ids = [423,404];
exports.modules = {

/***/ 4366:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ad: () => (/* binding */ findSame),
/* harmony export */   LB: () => (/* binding */ isSameCheck),
/* harmony export */   Vg: () => (/* binding */ eachCheckOnce)
/* harmony export */ });
/* unused harmony export checkKey */
/* harmony import */ var _text_alike_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(34667);
/** When two reports are about the same check (contract, section 19.1). */

/** The check's identity as one text, for maps. Two checks with IDs are the same if their keys are. */
function checkKey({ id, name }) {
    return id ? `id ${id.toLowerCase()}` : `name ${(0,_text_alike_js__WEBPACK_IMPORTED_MODULE_0__/* .lookOf */ .Li)(name)}`;
}
/**
 * Whether both are the same check: by their IDs if both have one, else by their names, of which case
 * counts, but neither outer or repeated white space, nor invisible characters, nor how accents are encoded.
 */
function isSameCheck(one, other) {
    if (one.id && other.id)
        return checkKey(one) === checkKey(other);
    return (0,_text_alike_js__WEBPACK_IMPORTED_MODULE_0__/* .lookOf */ .Li)(one.name) === (0,_text_alike_js__WEBPACK_IMPORTED_MODULE_0__/* .lookOf */ .Li)(other.name);
}
/** Finds all entries of a list that are about a check, in constant time for each check. */
function findSame(entries) {
    const byKey = Map.groupBy(entries, checkKey);
    const byName = Map.groupBy(entries, ({ name }) => checkKey({ name }));
    return (check) => {
        const named = checkKey({ name: check.name });
        if (!check.id)
            return byName.get(named) ?? [];
        return [...(byKey.get(checkKey(check)) ?? []), ...(byKey.get(named) ?? [])];
    };
}
/**
 * The checks of a list, each once. An entry without an ID is about every check of its name: where some of
 * them have IDs, these are listed in its place.
 */
function eachCheckOnce(entries) {
    const withId = findSame(entries.filter(({ id }) => id));
    const checks = new Map();
    for (const entry of entries) {
        const named = entry.id ? [] : withId(entry);
        for (const check of named.length > 0 ? named : [entry]) {
            const key = checkKey(check);
            if (!checks.has(key))
                checks.set(key, check);
        }
    }
    return [...checks.values()];
}


/***/ }),

/***/ 11764:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ nextTurn)
/* harmony export */ });
/** Ends in the next turn of the event loop, once what came in meanwhile has been heard, such as a signal. */
function nextTurn() {
    return new Promise((resolve) => setImmediate(resolve));
}


/***/ }),

/***/ 64660:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  TE: () => (/* binding */ DIFF_SIGNS),
  Pp: () => (/* binding */ diffLines),
  TM: () => (/* binding */ stretchesOf)
});

// EXTERNAL MODULE: ../../node_modules/diff/libesm/diff/base.js
var base = __webpack_require__(79890);
;// CONCATENATED MODULE: ../../node_modules/diff/libesm/diff/array.js

class ArrayDiff extends base/* default */.A {
    tokenize(value) {
        return value.slice();
    }
    join(value) {
        return value;
    }
    removeEmpty(value) {
        return value;
    }
}
const arrayDiff = new ArrayDiff();
function diffArrays(oldArr, newArr, options) {
    return arrayDiff.diff(oldArr, newArr, options);
}

;// CONCATENATED MODULE: ./core/text/line-diff.js

/** How a line of each kind begins in a diff that is plain text. */
const DIFF_SIGNS = { same: ' ', removed: '-', added: '+' };
/** Unchanged lines that are told around a change. */
const CONTEXT_LINES = 3;
/**
 * Beyond so many removed and added lines, what differs between the common start and the common end
 * is shown as replaced whole: the time grows with their square, to some milliseconds here.
 */
const MAX_CHANGES = 200;
/** The difference of two texts, line by line, with removed lines before the added ones. */
function diffLines(before, after) {
    const changes = diffArrays([...before], [...after], { maxEditLength: MAX_CHANGES });
    if (changes === undefined)
        return replaceMiddle(before, after);
    return changes.flatMap(({ added, removed, value }) => lines(added ? 'added' : removed ? 'removed' : 'same', value));
}
function replaceMiddle(before, after) {
    const shorter = Math.min(before.length, after.length);
    let start = 0;
    while (start < shorter && before[start] === after[start])
        start += 1;
    let end = 0;
    while (end < shorter - start && before.at(-1 - end) === after.at(-1 - end))
        end += 1;
    return [
        ...lines('same', before.slice(0, start)),
        ...lines('removed', before.slice(start, before.length - end)),
        ...lines('added', after.slice(start, after.length - end)),
        ...lines('same', before.slice(before.length - end)),
    ];
}
function lines(kind, texts) {
    return texts.map((text) => ({ kind, text }));
}
/** Cuts a diff where lines near a change and lines far from any meet; the far ones may be folded. */
function stretchesOf(diff) {
    const stretches = [];
    for (const [index, line] of diff.entries()) {
        const around = diff.slice(Math.max(0, index - CONTEXT_LINES), index + CONTEXT_LINES + 1);
        const isFar = around.every(({ kind }) => kind === 'same');
        const last = stretches.at(-1);
        if (last?.isFar === isFar)
            last.lines.push(line);
        else
            stretches.push({ isFar, lines: [line] });
    }
    return stretches;
}


/***/ }),

/***/ 15459:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  p: () => (/* binding */ HOMEPAGE),
  x: () => (/* binding */ VERSION)
});

;// CONCATENATED MODULE: ../package.json
const package_namespaceObject = /*#__PURE__*/JSON.parse('{"rE":"1.0.0","TB":"https://github.com/OWNER/simulation-gate"}');
;// CONCATENATED MODULE: ./core/version.js

/** The version of this action. */
const VERSION = package_namespaceObject.rE;
/** Where it is at home. */
const HOMEPAGE = package_namespaceObject.TB;


/***/ }),

/***/ 82175:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  c: () => (/* binding */ deliver)
});

// EXTERNAL MODULE: ./core/outcome.js
var core_outcome = __webpack_require__(26767);
// EXTERNAL MODULE: ./report/for-people.js
var for_people = __webpack_require__(57037);
// EXTERNAL MODULE: ./report/found-fixes.js
var found_fixes = __webpack_require__(91832);
// EXTERNAL MODULE: ./report/next-step.js
var next_step = __webpack_require__(43004);
// EXTERNAL MODULE: ./report/opening.js
var opening = __webpack_require__(93850);
// EXTERNAL MODULE: ./report/sections/footer.js
var footer = __webpack_require__(99304);
// EXTERNAL MODULE: ./report/sections/outcome.js
var outcome = __webpack_require__(74315);
// EXTERNAL MODULE: ./core/text/markdown.js
var markdown = __webpack_require__(90630);
// EXTERNAL MODULE: ./report/facts.js
var report_facts = __webpack_require__(71949);
// EXTERNAL MODULE: ./report/format.js
var format = __webpack_require__(53483);
// EXTERNAL MODULE: ./report/outcome-words.js
var outcome_words = __webpack_require__(65758);
// EXTERNAL MODULE: ./report/sections/building-blocks.js
var building_blocks = __webpack_require__(88674);
// EXTERNAL MODULE: ./report/sections/section.js + 1 modules
var section = __webpack_require__(21953);
// EXTERNAL MODULE: ./report/sections/voice.js
var voice = __webpack_require__(4757);
;// CONCATENATED MODULE: ./report/sections/overview.js










/** Runs whose row is not folded away. */
const FIRST_PAGE = 50;
const TABLE_HEAD = `| Run | ${(0,building_blocks/* wideHead */.Cq)('What came of it')} | Themes |\n| --- | --- | --- |\n`;
/** Several runs in one table, a row each, the worst first. */
function overviewSections(report, settings) {
    const runs = (0,core_outcome/* worstFirst */.md)(report.runs);
    const rows = (from, to) => (0,section/* each */.__)(runs.slice(from, to), (run) => overviewRow(run, settings));
    const names = { one: 'row of the overview', many: 'rows of the overview' };
    const further = Math.max(0, runs.length - FIRST_PAGE);
    const fold = (0,section/* foldEnds */.QV)((0,format/* formatCounted */.So)(further, 'further run'));
    return [
        (0,section/* section */.uW)({
            ...names,
            part: 'overview',
            count: runs.length - further,
            open: sumLine(report) + TABLE_HEAD,
            close: '\n',
            items: () => rows(0, FIRST_PAGE),
        }),
        (0,section/* section */.uW)({
            ...names,
            part: 'overview',
            count: further,
            open: fold.open + TABLE_HEAD,
            close: fold.close,
            items: () => rows(FIRST_PAGE, runs.length),
        }),
    ];
}
/** What the first line of the summary has not told of all runs; empty where that is nothing. */
function sumLine({ outcome, runs }) {
    const facts = (0,report_facts/* sumFacts */.tx)(runs);
    const isTold = outcome === 'failed' || outcome === 'passed';
    const outcomes = (0,opening/* outcomeCounts */.TY)(runs).map(([one, count]) => `${(0,format/* formatCount */.B4)(count)} ${one}`);
    const parts = [
        ...(isTold ? [] : [`${(0,format/* formatCounted */.So)(runs.length, 'run')}: ${outcomes.join(', ')}`]),
        ...(facts.themesTotal === 0
            ? []
            : [themeCounts(facts, (count) => (0,format/* formatCounted */.So)(count, 'theme'))]),
    ];
    return parts.length === 0 ? '' : `${parts.join(' · ')}\n\n`;
}
/** E.g. `3 themes (1 high, 1 new)`; a dash where there is none. */
function themeCounts({ themesTotal, themesHigh, themesNew }, show) {
    const parts = [
        ...(themesHigh > 0 ? [`${(0,format/* formatCount */.B4)(themesHigh)} high`] : []),
        ...(themesNew > 0 ? [`${(0,format/* formatCount */.B4)(themesNew)} new`] : []),
    ];
    const split = parts.length > 0 ? ` (${parts.join(', ')})` : '';
    return themesTotal === 0 ? (0,markdown/* cell */.Hn)(null) : show(themesTotal) + split;
}
function overviewRow(run, settings) {
    const { outcome, report } = run;
    return (0,building_blocks/* row */.nM)([
        `${(0,outcome_words/* outcomeMark */.eD)(outcome)}${format/* NBSP */.MK}${outcome}${format/* NBSP */.MK}· ${(0,footer/* runName */.rt)(run, settings)}${(0,footer/* shortId */.m_)(run)}`,
        (0,opening/* runOpening */.g_)(run, voice/* VOICE */.PJ).line,
        themeCounts((0,report_facts/* factsOf */.xS)(report), format/* formatCount */.B4),
    ]);
}

// EXTERNAL MODULE: ./report/sections/reasons.js
var sections_reasons = __webpack_require__(70550);
// EXTERNAL MODULE: ./report/sections/run.js + 8 modules
var sections_run = __webpack_require__(2080);
// EXTERNAL MODULE: ./report/sections/spared.js
var spared = __webpack_require__(10110);
// EXTERNAL MODULE: ./report/layout.js
var layout = __webpack_require__(46410);
;// CONCATENATED MODULE: ./report/summary.js
/** The job summary as a whole, fitted into what GitHub shows. */

/**
 * Bytes that the job summary stays below. GitHub shows nothing of one over 1,048,576 bytes and was
 * seen to drop some just under it; masking, which may lengthen a line, comes after us.
 */
const SUMMARY_BUDGET_BYTES = 950_000;
/** Room for the sentence that says what was left out. */
const NOTICE_BYTES = 2000;
/**
 * Below `budgetBytes` (4000 or more) of UTF-8: what does not fit is left out, least important first, and
 * the text says what and how much.
 */
function summaryOf({ heading, first, details, last }, budgetBytes = SUMMARY_BUDGET_BYTES) {
    const room = budgetBytes - Buffer.byteLength(heading) - NOTICE_BYTES;
    const sections = [...first, ...details, ...last];
    const { texts, leftOut, cut } = (0,layout/* layOut */.v8)(sections, room);
    const notice = (0,layout/* leftOutNotice */.OC)('summary', leftOut);
    const end = texts.length - last.length;
    const parts = [heading, ...texts.slice(0, end), notice, ...texts.slice(end)];
    const shown = parts.filter((part) => part !== '');
    // Trimmed before it is joined: V8 would copy a long text for the line break behind it.
    const text = [...shown.slice(0, -1), shown.at(-1)?.trimEnd(), '\n'].join('');
    // What was kept as a whole need not be rendered a second time.
    function* inFull() {
        yield heading;
        for (const [index, section] of sections.entries()) {
            if (cut.has(section))
                yield* (0,layout/* layOutWhole */.YM)([section]);
            else
                yield `${texts[index]}`;
        }
    }
    return { text, whole: () => (cut.size === 0 ? [text] : inFull()) };
}

;// CONCATENATED MODULE: ./report/markdown.js
/**
 * The job summary: what a reviewer needs to decide in its first lines, everything else below, in
 * GitHub Flavored Markdown. Which part gives way when it grows too large stands in `keep-order.ts`.
 */













/**
 * Renders a report as Markdown for the job summary. Everything that the service wrote is escaped.
 * Its text is below `budgetBytes` (4000 or more) of UTF-8: what does not fit is left out, least
 * important first, and the text says what and how much.
 */
function summarize(whole, settings, budgetBytes) {
    const report = (0,for_people/* forPeople */.z)(whole);
    const screens = {
        heading: (0,outcome/* heading */.R_)(report),
        first: firstScreen(report, settings),
        details: runSections(report, settings),
        last: lastScreen(report, settings),
    };
    return summaryOf(screens, budgetBytes);
}
function firstScreen(report, settings) {
    const [run, ...others] = report.runs;
    const { line, told } = (0,opening/* openingOf */.E4)(report, voice/* VOICE */.PJ);
    const next = (0,next_step/* nextStep */.sk)(report, (0,next_step/* waysOf */.UV)(report, settings), voice/* VOICE */.PJ);
    const reasons = report.reasons.filter((reason) => !told.has(reason));
    return [
        (0,outcome/* firstLines */.UV)(line, (0,voice/* nextLine */.sE)(next)),
        ...(0,sections_reasons/* reasonSections */.F)('reasons', reasons),
        ...(run !== undefined && others.length === 0 ? (0,sections_run/* onlyRunHead */.qr)(run, told) : []),
        ...(others.length > 0 ? overviewSections(report, settings) : []),
    ];
}
/** What decided nothing, and what is only looked up. */
function lastScreen(report, settings) {
    const [run, ...others] = report.runs;
    const notes = [...(run !== undefined && others.length === 0 ? run.notes : []), ...report.notes];
    return [
        (0,spared/* unmatchedSection */.ZQ)(report.runs),
        (0,outcome/* noteSection */.MX)(notes),
        (0,outcome/* footerSection */.NG)((0,footer/* footer */.qr)(report, settings, { ...(0,outcome/* stepFacts */.mv)(report), baselines: '' })),
    ];
}
function runSections(report, settings) {
    const { runs } = report;
    const heading = runs.length === 1 ? '###' : '####';
    const sectionsOf = (run) => (0,sections_run/* reportSections */.lN)(run, { settings, heading, found: (0,found_fixes/* foundFixes */.S)(report, runs.indexOf(run)) });
    if (runs.length === 1) {
        return runs.flatMap(sectionsOf);
    }
    // Most sections have no item. Those of many runs would take megabytes.
    return (0,core_outcome/* worstFirst */.md)(runs).flatMap((run) => [...(0,sections_run/* oneRunHead */.OX)(run, settings), ...sectionsOf(run), ...(0,sections_run/* oneRunFoot */.c7)(run, settings)].filter(({ count }) => count > 0));
}

// EXTERNAL MODULE: ./step/inputs/event.js
var inputs_event = __webpack_require__(33050);
// EXTERNAL MODULE: ./core/next-turn.js
var next_turn = __webpack_require__(11764);
// EXTERNAL MODULE: ./report/voice.js
var report_voice = __webpack_require__(80860);
// EXTERNAL MODULE: ./step/annotations.js
var annotations = __webpack_require__(81560);
// EXTERNAL MODULE: ./step/output-values.js
var output_values = __webpack_require__(35380);
// EXTERNAL MODULE: ./core/text/log-line.js
var log_line = __webpack_require__(67720);
// EXTERNAL MODULE: ./report/baseline.js
var report_baseline = __webpack_require__(63875);
// EXTERNAL MODULE: ./report/shortfall.js
var shortfall = __webpack_require__(22181);
// EXTERNAL MODULE: ./report/spared.js
var report_spared = __webpack_require__(74957);
;// CONCATENATED MODULE: ./gate/delivery/outputs.js




/** Checks that are told of one run; the files have all of them. */
const MAX_CHECKS = 50;
/** One reason must not push all others out. */
const MAX_MESSAGE_CHARS = 2_000;
/** Of a theme's slug, a check's name or a value. */
const MAX_FACT_CHARS = 500;
/** Every output of the step, by name; empty where there is nothing to say. */
function outputsOf(report) {
    const { runs } = report;
    const debriefs = runs.flatMap((run) => run.debrief ?? []);
    const facts = runs.some((run) => run.report !== null) ? (0,report_facts/* sumFacts */.tx)(runs) : null;
    return {
        outcome: report.outcome,
        verdict: worstVerdict(runs),
        reasons: (0,output_values/* jsonArray */.Ir)(allReasons(report).map(({ outcome, restates, ...reason }) => reason), (cut) => ({
            rule: 'cut',
            message: `${cut} more reasons are left out here, see the log or report.json`,
            jobId: '',
        })),
        'job-id': (0,output_values/* lines */.Mn)(runs.map((run) => run.jobId)),
        'debrief-id': (0,output_values/* lines */.Mn)(debriefs.map((debrief) => debrief.debriefId)),
        'debrief-status': (0,output_values/* lines */.Mn)(debriefs.map((debrief) => debrief.status)),
        'themes-total': outputs_text(facts?.themesTotal),
        'themes-high': outputs_text(facts?.themesHigh),
        'themes-new': outputs_text(facts?.themesNew),
        'checks-regressed': outputs_text(facts?.checksRegressed),
        'run-number': (0,output_values/* linesInPlace */.KV)(runs.map(({ about }) => outputs_text(about?.number))),
        'run-plan-name': (0,output_values/* linesInPlace */.KV)(runs.map(({ about }) => outputs_text(about?.planName))),
        score: (0,output_values/* linesInPlace */.KV)(runs.map(({ runVerdict }) => outputs_text(runVerdict?.score))),
        ...Object.fromEntries(SUMS.map(([name, of]) => [name, outputs_text(sumOf(runs.map((run) => of(run) ?? null)))])),
        'baseline-job-id': (0,output_values/* linesInPlace */.KV)(runs.map(baselineOf)),
        runs: runsOutput(runs),
        reused: String(runs.some((run) => run.reused === true)),
        attached: String(runs.some((run) => run.attached === true)),
    };
}
/** Outputs that sum up what the service tells of the runs, beside their debriefs. */
const SUMS = [
    ['checks-total', ({ checks }) => checks?.length],
    ['checks-failed', ({ checks }) => checks?.filter(({ isPassed }) => isPassed === false).length],
    ['calls-total', ({ callCounts }) => callCounts?.total],
    ['calls-passed', ({ callCounts }) => callCounts?.passed],
    ['cost-usd', ({ cost }) => cost?.usd],
];
/** The sum of what is known; null where nothing is. */
function sumOf(values) {
    const known = values.filter((value) => value !== null);
    const sum = known.reduce((total, value) => total + value, 0);
    return known.length === 0 ? null : Number(sum.toFixed(6));
}
/** What it was compared with: by the gate, else in a report that was saved. */
function baselineOf({ report, baseline }) {
    return baseline?.jobId ?? report?.trend?.baselineRunPlanJobId ?? '';
}
function outputs_text(value) {
    return value === null || value === undefined ? '' : String(value);
}
/** The step's own reasons, then those of every run, the worst first: a list that is cut keeps it. */
function allReasons(report) {
    const { runs } = report;
    return [
        ...report.reasons.map((reason) => stepReason(reason, '', report.outcome)),
        ...(0,core_outcome/* worstFirst */.md)(runs).flatMap((run) => {
            // A run without an ID can be told from the others by its label alone.
            const lead = run.jobId === '' && runs.length > 1 ? `${run.label}: ` : '';
            return run.reasons.map((reason) => stepReason({ ...reason, message: lead + reason.message }, run.jobId, run.outcome));
        }),
    ];
}
function stepReason(reason, jobId, outcome) {
    const { rule, message, ...facts } = reason;
    const shown = Object.entries(facts).map(([name, fact]) => [
        name,
        typeof fact === 'string' ? (0,log_line/* oneLine */.TN)(fact, MAX_FACT_CHARS) : fact,
    ]);
    return {
        rule,
        message: (0,log_line/* oneLine */.TN)(message, MAX_MESSAGE_CHARS),
        jobId,
        ...Object.fromEntries(shown),
        outcome,
    };
}
/** `PASSED` claims something about all runs, so it takes all of them; one bad verdict is enough. */
function worstVerdict(runs) {
    const verdicts = runs.map((run) => run.report?.verdict);
    if (verdicts.includes('THRESHOLD_FAILED'))
        return 'THRESHOLD_FAILED';
    return runs.length > 0 && verdicts.every((verdict) => verdict === 'PASSED') ? 'PASSED' : '';
}
/** Every run, with as many facts as fit of all of them; the files have the rest. */
function runsOutput(runs) {
    const whole = runs.map(runFacts);
    const withoutChecks = whole.map(({ checks, confirmations, ...facts }) => facts);
    const bare = whole.map(({ jobId, outcome, verdict }) => ({ jobId, outcome, verdict }));
    const most = [whole, withoutChecks].find(output_values/* fitsJsonArray */._s) ?? bare;
    return (0,output_values/* jsonArray */.Ir)(most, (cut) => ({ cut }));
}
/** One run with the same facts as the outputs of the step. */
function runFacts(run) {
    const facts = run.report === null ? null : (0,report_facts/* factsOf */.xS)(run.report);
    return {
        jobId: run.jobId,
        outcome: run.outcome,
        verdict: (0,log_line/* oneLine */.TN)(run.report?.verdict ?? '', 100),
        runStatus: (0,log_line/* oneLine */.TN)(run.runStatus ?? '', 100),
        debriefId: (0,log_line/* oneLine */.TN)(run.debrief?.debriefId ?? '', 100),
        debriefStatus: (0,log_line/* oneLine */.TN)(run.debrief?.status ?? '', 100),
        themesTotal: facts?.themesTotal ?? null,
        themesHigh: facts?.themesHigh ?? null,
        themesNew: facts?.themesNew ?? null,
        checksRegressed: facts?.checksRegressed ?? null,
        runNumber: run.about?.number ?? null,
        runPlanName: (0,log_line/* oneLine */.TN)(run.about?.planName ?? '', 200),
        score: run.runVerdict?.score ?? null,
        checksTotal: run.checks?.length ?? null,
        checksFailed: run.checks?.filter(({ isPassed }) => isPassed === false).length ?? null,
        callsTotal: run.callCounts?.total ?? null,
        callsPassed: run.callCounts?.passed ?? null,
        costUsd: run.cost?.usd ?? null,
        baselineJobId: (0,log_line/* oneLine */.TN)(baselineOf(run), 100),
        reused: run.reused ?? false,
        attached: run.attached ?? false,
        ...(run.confirmations && {
            confirmations: run.confirmations.map(({ jobId, outcome, usd }) => ({
                jobId: (0,log_line/* oneLine */.TN)(jobId, 100),
                outcome,
                costUsd: usd,
            })),
        }),
        ...(run.checks && { checks: run.checks.slice(0, MAX_CHECKS).map(checkFacts) }),
    };
}
function checkFacts({ name, passed, evaluated, rate, needed }) {
    return { name: (0,log_line/* oneLine */.TN)(name, 200), passed, evaluated, rate, needed };
}

;// CONCATENATED MODULE: ./gate/delivery/annotations.js
/** What annotations tell of runs. */











const MAX_NAME_CHARS = 200;
/** Of what fell short in a run. */
const MAX_FACTS_CHARS = 1_000;
/** The reasons, or where there is none to tell what the step came to, and what the policies warn of. */
function annotationsOf(report) {
    const { runs } = report;
    const level = levelOf(report);
    const warnings = [
        ...policyWarnings(runs),
        ...(0,report_baseline/* oldBaselines */.q7)(runs),
        ...endingWaivers(runs),
        ...misspeltWaivers(runs),
        ...((0,core_outcome/* fails */.c6)(report.outcome) ? leftGoing(runs) : []),
    ];
    if (level === 'notice') {
        const told = (0,core_outcome/* fails */.c6)(report.outcome) ? describeTrial(report) : describeSuccess(report);
        return { level, reasons: [told], warnings };
    }
    const reasons = eachExpiryOnce(reasonsToAnnotate(report)).map((reason) => describeReason(reason, report));
    return { level, reasons, warnings };
}
/** What a policy on trial finds fails no step: where a file cannot be read, that alone does. */
function reasonsToAnnotate(report) {
    const reasons = allReasons(report);
    return report.policy.isTrial && report.outcome === 'error'
        ? reasons.filter(({ outcome }) => outcome === 'error')
        : reasons;
}
/** An expired waiver fails every run, but is one thing to mend. */
function eachExpiryOnce(reasons) {
    const told = new Set();
    return reasons.filter(({ rule, message }) => {
        if (rule !== 'waivers')
            return true;
        const isNew = !told.has(message);
        told.add(message);
        return isNew;
    });
}
function levelOf(report) {
    if ((0,core_outcome/* fails */.c6)(report.outcome)) {
        if (!report.tolerated)
            return 'error';
        return report.policy.isTrial ? 'notice' : 'warning';
    }
    return report.outcome === 'skipped' && !isMeantToSkip(report) ? 'warning' : 'notice';
}
/** Whether the step does nothing since that is what the workflow asked for. */
function isMeantToSkip({ reasons }) {
    return reasons.some(({ rule }) => rule === 'dry-run' || rule === 'paths');
}
function describeReason(reason, { runs }) {
    const { outcome, jobId } = reason;
    const lead = jobId !== '' && runs.length > 1 ? `run ${jobId}: ` : '';
    return `${outcome}: ${lead}${inFacts(reason, runs)}`;
}
/** In facts where no other reason tells any and this one only names the verdict. */
function inFacts(reason, runs) {
    const { message, jobId } = reason;
    const run = runs.find((one) => one.jobId === jobId);
    const isTold = run?.reasons.some(({ check }) => check !== undefined) ?? true;
    if (isTold || run === undefined || !(0,shortfall/* isBareVerdict */.SL)(reason))
        return message;
    const facts = (0,log_line/* oneLine */.TN)((0,shortfall/* shortfallOf */.HR)(run, report_voice/* PLAIN */.t).line, MAX_FACTS_CHARS);
    return `${facts.replace(/\.$/, '')} (the verdict is THRESHOLD_FAILED)`;
}
function describeSuccess({ outcome, reasons, runs, policy }) {
    if (outcome === 'skipped')
        return `skipped: ${reasons.map(({ message }) => message).join('; ')}`;
    const many = runs.length > 1;
    const names = runs.map(({ jobId, label }) => jobId === '' || many ? jobId || label : `run ${jobId}`);
    const subject = many ? `${runs.length} runs` : names.join('');
    if (outcome === 'passed') {
        const facts = (0,opening/* passedFacts */.qy)(runs);
        const judged = policy.path === null ? 'the verdict is PASSED' : 'the policy holds';
        const holds = facts === null ? judged : `${judged}, and ${facts}`;
        return `passed: ${holds} for ${subject}${describeSpared(runs)}`;
    }
    return `started: ${subject} ${many ? 'are' : 'is'} ${leftToLater(names)}`;
}
function leftToLater(names) {
    const many = names.length > 1;
    const list = many ? `: ${(0,format/* formatList */.ki)(names, annotations/* MAX_IDS */.y2)}` : '';
    return `left to a later step, which judges ${many ? 'them' : 'it'} with the input job-id${list}`;
}
/** Runs that were started, or are followed, beside others that could not be: they may be placing calls. */
function leftGoing(runs) {
    const names = runs
        .filter(({ outcome, reused }) => outcome === 'started' && reused !== true)
        .map(({ jobId }) => jobId);
    if (names.length === 0)
        return [];
    const go = names.length > 1 ? `${names.length} runs go` : `run ${names.join('')} goes`;
    return [`${go} on all the same, and ${names.length > 1 ? 'are' : 'is'} ${leftToLater(names)}`];
}
/** What a green outcome rests on. */
function describeSpared(runs) {
    const spared = runs.flatMap((run) => run.spared ?? []);
    const waived = sum(spared.map((one) => one.waived.length));
    const known = sum(spared.map((one) => one.known.length));
    const parts = [
        ...(waived > 0
            ? [(0,format/* formatCounted */.So)(waived, 'theme or check waived', 'themes and checks waived')]
            : []),
        ...(known > 0 ? [(0,format/* formatCounted */.So)(known, 'theme known before', 'themes known before')] : []),
    ];
    return parts.length > 0 ? ` (${parts.join(', ')})` : '';
}
function sum(counts) {
    return counts.reduce((total, count) => total + count, 0);
}
function describeTrial({ runs, policy }) {
    const count = runs.filter(({ outcome }) => outcome !== 'passed').length;
    return `policy-check: ${count} of ${(0,format/* formatCounted */.So)(runs.length, (0,outcome_words/* triedOn */.A2)(runs))} would not pass by ${policy.path ?? 'the verdict alone, since there is no policy file'}`;
}
/** What the policy only warns of; of several runs each says which one it is about. */
function policyWarnings(runs) {
    return runs.flatMap(({ spared, jobId, label }) => (spared?.warnings ?? []).map((warning) => runs.length > 1 ? `run ${jobId || label}: ${warning}` : warning));
}
/** Waivers in their last days, so that nobody is surprised by their end. */
function endingWaivers(runs) {
    return (0,report_spared/* waiversInForce */.kT)(runs)
        .filter(report_spared/* endsSoon */.C_)
        .map(({ kind, target, expires, owner }) => `the waiver for ${kind} '${(0,log_line/* oneLine */.TN)(target, MAX_NAME_CHARS)}' ends with ${expires}${owner === null ? '' : ` (owner: ${(0,log_line/* oneLine */.TN)(owner, MAX_NAME_CHARS)})`}: from the next day on it fails the gate`);
}
/** Waivers that excuse nothing, where a name of what is there is written almost alike. */
function misspeltWaivers(runs) {
    const quoted = (name) => `'${(0,log_line/* oneLine */.TN)(name, MAX_NAME_CHARS)}'`;
    return (0,report_spared/* unmatchedWaivers */.xb)(runs).flatMap((waiver) => {
        const { kind, target } = waiver;
        const name = (0,report_spared/* meantBy */.Pn)(waiver, runs);
        return name === undefined
            ? []
            : [`the waiver for ${kind} ${quoted(target)} excuses nothing: did you mean ${quoted(name)}?`];
    });
}

;// CONCATENATED MODULE: ./gate/delivery/conclude.js
/** How a step ends: outputs, job summary, annotations, exit code. */








/**
 * Tells the ending to the step's page and to later steps, and gives the exit code. A step that was
 * told to stop fails whatever the inputs tolerate.
 */
async function conclude({ report, summary, files, warnings }, settings, { runner, cancelled }) {
    const areSet = (0,output_values/* setOutputs */.n0)({ ...outputsOf(report), ...files }, runner);
    if (settings.summary)
        await runner.writeSummary(summary);
    const told = annotationsOf(report);
    annotate({ ...told, warnings: [...warnings, ...told.warnings] }, runner);
    // A signal that came in while all was written at once is told in the next turn of the event loop.
    await (0,next_turn/* nextTurn */.t)();
    if (cancelled.aborted && !isRed(report)) {
        runner.annotate('error', `the step was cancelled, so it fails whatever it came to (${report.outcome})`);
    }
    const next = (0,next_step/* nextStep */.sk)(report, (0,next_step/* waysOf */.UV)(report, settings), report_voice/* PLAIN */.t);
    if (next !== '')
        runner.info(`Next: ${next}.`);
    runner.info(`Outcome: ${report.outcome}`);
    return cancelled.aborted || !areSet || isRed(report) ? 1 : 0;
}
function isRed({ outcome, tolerated }) {
    return (0,core_outcome/* fails */.c6)(outcome) && !tolerated;
}
/** Those of one level share its limit. */
function annotate({ level, reasons, warnings }, runner) {
    if (level === 'notice')
        for (const reason of reasons)
            runner.annotate(level, reason);
    if (level === 'error')
        (0,annotations/* annotateEach */.qc)(level, reasons, runner);
    (0,annotations/* annotateEach */.qc)('warning', level === 'warning' ? [...reasons, ...warnings] : warnings, runner);
}

// EXTERNAL MODULE: ./core/json-object.js
var json_object = __webpack_require__(18009);
// EXTERNAL MODULE: ./core/version.js + 1 modules
var version = __webpack_require__(15459);
;// CONCATENATED MODULE: ./gate/delivery/provenance.js
/** Where a report comes from, as the runner and the event tell it. */


const PULL_REQUEST_NUMBERS = [
    ['pull_request', 'number'],
    ['issue', 'number'],
    ['workflow_run', 'pull_requests', 0, 'number'],
];
/**
 * @param event the payload of the event, or null
 * @param nowMs when the report is made, in epoch milliseconds
 */
function provenanceOf(env, event, nowMs) {
    const { GITHUB_SERVER_URL: server = '', GITHUB_REPOSITORY: repository = '', GITHUB_RUN_ID: runId = '', GITHUB_RUN_ATTEMPT: attempt = '', GITHUB_ACTION_REPOSITORY: action = '', } = env;
    const head = (0,json_object/* valueAt */.f)(event, ['pull_request', 'head', 'sha']);
    return {
        repository: repository || null,
        // In a pull request GITHUB_SHA is a merge that is on no branch.
        commit: typeof head === 'string' ? head : env.GITHUB_SHA || null,
        ref: env.GITHUB_HEAD_REF || env.GITHUB_REF_NAME || null,
        pullRequest: pullRequestOf(event),
        workflow: env.GITHUB_WORKFLOW || null,
        workflowRunUrl: server && repository && runId
            ? `${server}/${repository}/actions/runs/${runId}/attempts/${attempt || 1}`
            : null,
        attempt: countOf(Number(attempt)),
        reportedAt: new Date(nowMs).toISOString(),
        actionVersion: version/* VERSION */.x,
        actionUrl: server && action ? `${server}/${action}` : version/* HOMEPAGE */.p,
    };
}
function pullRequestOf(event) {
    const numbers = PULL_REQUEST_NUMBERS.map((path) => countOf((0,json_object/* valueAt */.f)(event, path)));
    return numbers.find((number) => number !== null) ?? null;
}
function countOf(value) {
    return typeof value === 'number' && Number.isSafeInteger(value) && value > 0 ? value : null;
}

// EXTERNAL MODULE: ./step/stops.js
var stops = __webpack_require__(33743);
// EXTERNAL MODULE: ./gate/delivery/prompt-file.js
var prompt_file = __webpack_require__(11911);
;// CONCATENATED MODULE: ./gate/delivery/pull-request.js


const BYTE_ORDER_MARK = /^\ufeff/;
/** The events that may have a pull request; other jobs are spared the code that speaks to GitHub. */
const PULL_REQUEST_EVENTS = [
    'pull_request',
    'pull_request_target',
    'workflow_run',
    'issue_comment',
];
/**
 * Writes comment and suggestions to the pull request that the workflow runs for, if there is one.
 * Never rejects. A step that was cancelled has no time for it, and a policy on trial is no pull
 * request's matter.
 *
 * @param token writes to the pull request; empty where there is none
 */
async function tellPullRequest(report, telling, token, world) {
    const { gateName, comment: mode } = telling;
    const suggestions = telling.suggestions && report.runs.length > 0;
    const mayBeTold = PULL_REQUEST_EVENTS.includes(world.env.GITHUB_EVENT_NAME) &&
        (mode !== 'never' || suggestions) &&
        !report.policy.isTrial &&
        !world.cancelled.aborted;
    // The inputs may be faulty, so that they do not tell which comment is this gate's.
    if (!mayBeTold || gateName === null)
        return { notes: [], warnings: [], commentUrl: '' };
    const hide = (markup) => world.runner.secrets.hideInMarkup(markup);
    try {
        const { reportToPullRequest } = await Promise.all(/* import() */[__webpack_require__.e(803), __webpack_require__.e(491), __webpack_require__.e(956), __webpack_require__.e(385), __webpack_require__.e(992)]).then(__webpack_require__.bind(__webpack_require__, 34992));
        const order = { report, settings: telling, mode, suggestions, token, gateName, linesOf, hide };
        return await reportToPullRequest(order, world);
    }
    catch (error) {
        const warning = `The pull request could not be written to: ${(0,stops/* describeError */.Uc)(error)}`;
        return { notes: [], warnings: [warning], commentUrl: '' };
    }
}
/** A file of the workspace as lines without line breaks. */
function linesOf(path) {
    const text = (0,prompt_file/* readPromptFile */.N)(path, process.cwd());
    return text?.replace(BYTE_ORDER_MARK, '').split(/\r?\n/) ?? null;
}

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./report/json/render.js
var render = __webpack_require__(54577);
// EXTERNAL MODULE: ./core/input/iso-time.js
var iso_time = __webpack_require__(92111);
// EXTERNAL MODULE: ./core/text/strip.js
var strip = __webpack_require__(63917);
;// CONCATENATED MODULE: ./core/text/xml.js
/** Text of others for XML 1.0. */

/** Texts of nothing but such characters are as they are. */
const PLAIN = /^[\t\n !#-%(-;=?-~]*$/;
/** Characters that XML 1.0 forbids even as references, beside those that no reader sees. */
const FORBIDDEN = /[\ufffe\uffff]/g;
/**
 * A text as it may stand between tags and, on one line, in a quoted attribute. Unprintable and
 * forbidden characters are gone; tabs and line breaks stay.
 */
function escapeXml(text) {
    if (PLAIN.test(text))
        return text;
    return (0,strip/* stripUnprintable */.jh)(text)
        .replace(FORBIDDEN, '')
        .replaceAll('&', '&amp;')
        .replaceAll('<', '&lt;')
        .replaceAll('>', '&gt;')
        .replaceAll('"', '&quot;')
        .replaceAll("'", '&apos;');
}

// EXTERNAL MODULE: ./report/likely.js
var likely = __webpack_require__(95460);
// EXTERNAL MODULE: ./report/names.js
var names = __webpack_require__(2274);
;// CONCATENATED MODULE: ./report/junit/graded-calls.js
/** The scored calls that each check graded, by its name; those that failed it first. */
function gradedCalls({ calls = [] }) {
    const graded = new Map();
    for (const call of calls) {
        if (!call.isCounted)
            continue;
        const grades = new Map(call.checks.toReversed().map((check) => [check.name, check]));
        for (const { name, isPassed, reasoning } of grades.values()) {
            if (isPassed === null)
                continue;
            const ofCheck = graded.get(name) ?? [];
            ofCheck.push({ call, isPassed, reasoning });
            graded.set(name, ofCheck);
        }
    }
    for (const ofCheck of graded.values()) {
        ofCheck.sort((a, b) => Number(a.isPassed) - Number(b.isPassed));
    }
    return graded;
}

;// CONCATENATED MODULE: ./report/junit/names.js
const GATE = 'Simulation gate';
/** Each run with a name: what it is of, and the gate's name where that alone would not tell it. */
function nameRuns({ runs, gateName }) {
    const uses = new Map();
    return runs.map((run) => {
        const subject = subjectOf(run, runs);
        const parts = runs.length === 1 ? [gateName ?? subject] : [gateName, subject];
        const name = parts.filter((part) => part !== undefined).join(': ') || GATE;
        const use = (uses.get(name) ?? 0) + 1;
        uses.set(name, use);
        return { run, name: use === 1 ? name : `${name} (${use})` };
    });
}
/** The plan's name if it is known; with what the workflow names, if several runs have the same one. */
function subjectOf({ stableName, about }, runs) {
    const planName = about?.planName ?? null;
    if (planName === null)
        return stableName ?? about?.planId ?? undefined;
    const isShared = runs.filter((run) => run.about?.planName === planName).length > 1;
    return isShared && stableName !== undefined ? `${planName} (${stableName})` : planName;
}

;// CONCATENATED MODULE: ./report/junit/suites.js








/** Calls of one check that have a case each. */
const MAX_CALLS = 1000;
/** Checks of one run that have a suite each, and reasons that one case names. */
const suites_MAX_CHECKS = 500;
const MAX_REASONS = 100;
/** What becomes of a reason, by the outcome of its run. */
const KIND = {
    passed: null,
    failed: 'failure',
    inconclusive: 'error',
    error: 'error',
    started: 'skipped',
    skipped: 'skipped',
};
/** The suites of a report: those of its runs, and one of the step where it has reasons of its own. */
function* suitesOf(report, settings) {
    const isByVerdict = report.policy.path === null;
    for (const { run, name } of nameRuns(report)) {
        const view = viewOf(run, name, isByVerdict);
        yield runSuite(view, settings);
        for (const check of withSuite(run))
            yield checkSuite(check, view);
    }
    if (report.runs.length === 0 || report.reasons.length > 0)
        yield gateSuite(report);
}
/** The checks of a run that have a suite each. */
function withSuite({ checks = [] }) {
    return checks.slice(0, suites_MAX_CHECKS);
}
function viewOf(run, name, isByVerdict) {
    return {
        run,
        name,
        isFailedByVerdict: isByVerdict && run.outcome === 'failed',
        graded: gradedCalls(run),
        reasons: {
            theme: Map.groupBy(run.reasons, ({ theme }) => theme),
            check: Map.groupBy(run.reasons, ({ check }) => check),
        },
        waivers: (0,report_spared/* waiversByName */.wT)(run.spared),
    };
}
/** The step itself, where no run stands for it or something is wrong with the workflow. */
function gateSuite({ outcome, reasons }) {
    const kind = KIND[outcome] === 'skipped' ? 'skipped' : 'error';
    return {
        name: GATE,
        writtenAt: '',
        properties: [['outcome', outcome]],
        cases: [testCase('verdict', `${GATE}.gate`, resultOf(kind, outcome, reasons))],
        notes: [],
    };
}
function runSuite(view, settings) {
    const { run, name } = view;
    const { jobId, outcome, runStatus, debrief, report } = run;
    const suites = new Set(run.checks?.map((check) => check.name));
    const checks = checkNames(run).filter((check) => !suites.has(check));
    const notShown = (run.checks?.length ?? 0) - withSuite(run).length;
    const baseline = (0,report_baseline/* baselineOf */.Bv)(run);
    return {
        name,
        writtenAt: report?.generatedAt ?? '',
        properties: [
            ['outcome', outcome],
            ['verdict', report?.verdict ?? ''],
            ['job-id', jobId],
            ['run-url', (0,names/* runUrl */.Vp)(jobId, settings) ?? ''],
            ['run-status', runStatus ?? ''],
            ['debrief-id', debrief?.debriefId ?? ''],
            ['debrief-status', debrief?.status ?? ''],
            ['baseline-job-id', baseline?.jobId ?? ''],
            ['baseline-commit', baseline?.commit ?? ''],
            ['baseline-age-days', shown(baseline?.ageDays ?? null)],
        ],
        cases: [
            verdictCase(view),
            ...checks.map((check) => testCase(check, `${name}.checks`, partResult('check', check, view))),
            ...(report?.themes ?? []).map((theme) => themeCase(theme, view)),
        ],
        notes: [
            ...run.notes,
            ...(notShown > 0 ? [`${(0,format/* formatCounted */.So)(notShown, 'check')} left out`] : []),
        ],
    };
}
/** Every check that is known of a run, once each. */
function checkNames({ checks, report }) {
    const names = [...(checks ?? []), ...(report?.trend?.rows ?? [])].map((one) => 'name' in one ? one.name : one.checkName);
    return [...new Set(names)];
}
/** The case of the run as a whole; it takes every reason that no other case has. */
function verdictCase({ run, name }) {
    const { outcome, reasons, report } = run;
    const checks = new Set(checkNames(run));
    const slugs = new Set(report?.themes.map(({ slug }) => slug));
    const own = reasons.filter(({ check, theme }) => !(check !== undefined && checks.has(check)) && !(theme !== undefined && slugs.has(theme)));
    const isHit = own.length > 0 || reasons.length === 0 || KIND[outcome] !== 'failure';
    const kind = isHit ? KIND[outcome] : null;
    return testCase('verdict', `${name}.gate`, kind && resultOf(kind, outcome, own));
}
function themeCase(theme, view) {
    const { slug, title, severity, affectedCallCount, totalCallCount, analysis } = theme;
    const share = (0,format/* formatShare */.T1)(affectedCallCount, totalCallCount);
    const isHeld = view.isFailedByVerdict && severity === 'HIGH';
    const result = partResult('theme', slug, view) ??
        (isHeld ? failed(`a theme of severity HIGH: ${title || slug}`) : null);
    const detail = () => [title, `${severity}: ${share} calls`, analysis].filter((text) => text !== '').join('\n\n');
    return testCase(slug || title, `${view.name}.themes`, result, detail);
}
/** One check: the case of its rate, and one of each call that was graded by it. */
function checkSuite(check, view) {
    const name = `${view.name}: ${check.name}`;
    const isHeld = view.isFailedByVerdict && (0,shortfall/* missesBar */.Me)(check);
    const result = partResult('check', check.name, view) ?? (isHeld ? failed(describeRate(check)) : null);
    const calls = view.graded.get(check.name) ?? [];
    const notShown = calls.length - MAX_CALLS;
    return {
        name,
        writtenAt: view.run.report?.generatedAt ?? '',
        properties: [
            ['passed', shown(check.passed)],
            ['evaluated', shown(check.evaluated)],
            ['rate', shown(check.rate)],
            ['needed', shown(check.needed)],
        ],
        cases: [
            testCase('pass rate', name, result, () => describeRate(check)),
            ...callCases(calls.slice(0, MAX_CALLS), name, result?.kind === 'failure'),
        ],
        notes: notShown > 0 ? [`${(0,format/* formatCounted */.So)(notShown, 'call')} left out`] : [],
    };
}
function describeRate(check) {
    const { passed, evaluated, rate, needed } = check;
    const counts = passed === null || evaluated === null
        ? `a pass rate of ${(0,format/* formatPercentBeside */.lS)(rate, needed)}`
        : (0,likely/* withLikely */.RC)(`${(0,format/* formatShare */.T1)(passed, evaluated, needed)} calls passed`, check);
    return needed === null ? counts : `${counts}; ${(0,format/* formatPercentBeside */.lS)(needed, rate)} needed`;
}
/** A call is known by who took part in it, and by its number among those of the same. */
function callCases(calls, classname, isCheckFailed) {
    const uses = new Map();
    return calls.map(({ call, isPassed, reasoning }) => {
        const parts = [call.persona, call.agent, call.scenario].filter((part) => part !== null);
        const name = parts.join(', ') || 'call';
        const use = (uses.get(name) ?? 0) + 1;
        uses.set(name, use);
        const result = isPassed ? null : isCheckFailed ? failed('the call failed') : WITHIN_BAR;
        return {
            ...testCase(`${name} (${use})`, classname, result, () => reasoning ?? ''),
            durationMs: call.durationMs ?? 0,
        };
    });
}
/** A call that failed a check which the gate holds nothing against. */
const WITHIN_BAR = {
    kind: 'skipped',
    type: 'call',
    messages: ['the call failed, but the check is not held against the run'],
};
/** What a check or a theme came to: what a reason holds against it counts before a waiver. */
function partResult(part, name, view) {
    const { outcome } = view.run;
    const hits = view.reasons[part].get(name) ?? [];
    const waiver = view.waivers[part].get(name);
    const kind = KIND[outcome];
    if (kind !== null && hits.length > 0)
        return resultOf(kind, outcome, hits);
    if (waiver === undefined)
        return null;
    const { reason, expires } = waiver;
    return { kind: 'skipped', type: 'waived', messages: [`waived until ${expires}: ${reason}`] };
}
function failed(message) {
    return { kind: 'failure', type: 'verdict', messages: [message] };
}
function resultOf(kind, outcome, reasons) {
    const rules = [...new Set(reasons.map(({ rule }) => rule))].join(', ');
    const messages = reasons.slice(0, MAX_REASONS).map(({ message }) => message);
    return { kind, type: rules || outcome, messages: messages.length > 0 ? messages : [outcome] };
}
function testCase(name, classname, result, detail = () => '') {
    return { name, classname, durationMs: 0, result, detail };
}
function shown(value) {
    return value === null ? '' : String(value);
}

;// CONCATENATED MODULE: ./report/junit/render.js
/** `junit.xml`, in the shape of the schema that most readers know (Windy Road's `JUnit.xsd`). */




/** Longest names and texts, in UTF-16 units. */
const render_MAX_NAME_CHARS = 200;
const render_MAX_MESSAGE_CHARS = 2000;
const MAX_TEXT_CHARS = 20_000;
/** The schema wants a moment; this one says that none is known. */
const NO_TIME = '1970-01-01T00:00:00';
/** A year: no suite takes longer. */
const LONGEST_MS = 31_536_000_000;
const UNNAMED = '(unnamed)';
/** Renders a report as JUnit XML, piece by piece. */
function* renderJunit(report, settings) {
    yield '<?xml version="1.0" encoding="UTF-8"?>\n<testsuites>\n';
    let id = 0;
    for (const suite of suitesOf(report, settings)) {
        for (const line of suiteLines(suite, id))
            yield `${line}\n`;
        id += 1;
    }
    yield '</testsuites>\n';
}
function* suiteLines({ name, writtenAt, properties, cases, notes }, id) {
    const count = (kind) => cases.filter(({ result }) => result?.kind === kind).length;
    const durationMs = cases.reduce((sum, one) => sum + one.durationMs, 0);
    const attributes = [
        `name="${attributeName(name)}"`,
        `package="simulation-gate" id="${id}" timestamp="${timestampOf(writtenAt)}" hostname="localhost"`,
        `tests="${cases.length}" failures="${count('failure')}" errors="${count('error')}"`,
        `skipped="${count('skipped')}" time="${secondsOf(durationMs)}"`,
    ];
    yield `  <testsuite ${attributes.join(' ')}>`;
    yield '    <properties>';
    for (const [property, value] of properties) {
        yield `      <property name="${property}" value="${oneLine(value)}"/>`;
    }
    yield '    </properties>';
    for (const one of cases)
        yield* caseLines(one);
    yield `    <system-out>${wholeText(notes.join('\n'))}</system-out>`;
    yield '    <system-err></system-err>';
    yield '  </testsuite>';
}
function caseLines({ name, classname, durationMs, result, detail: tell }) {
    const detail = tell();
    const attributes = `name="${attributeName(name)}" classname="${attributeName(classname)}" time="${secondsOf(durationMs)}"`;
    const elements = [
        ...(result === null ? [] : [resultElement(result, detail)]),
        // A failure and an error have room for it; the others leave it to the output of the test.
        ...(detail === '' || hasText(result) ? [] : [`<system-out>${wholeText(detail)}</system-out>`]),
    ];
    if (elements.length === 0)
        return [`    <testcase ${attributes}/>`];
    return [
        `    <testcase ${attributes}>`,
        ...elements.map((element) => `      ${element}`),
        '    </testcase>',
    ];
}
function hasText(result) {
    return result !== null && result.kind !== 'skipped';
}
function resultElement(result, detail) {
    const { kind, type, messages } = result;
    const message = `message="${oneLine(messages.join('; '))}"`;
    if (!hasText(result))
        return `<${kind} ${message}/>`;
    const text = [messages.join('\n'), detail].filter((part) => part !== '').join('\n\n');
    return `<${kind} ${message} type="${oneLine(type)}">${wholeText(text)}</${kind}>`;
}
/** Seconds without an exponent; 0 for what no call can take. */
function secondsOf(durationMs) {
    const isPlausible = durationMs >= 0 && durationMs <= LONGEST_MS;
    return isPlausible ? Number((durationMs / 1000).toFixed(3)) : 0;
}
/** A moment in UTC as the schema wants it, in the years that it allows. */
function timestampOf(isoTime) {
    const ms = (0,iso_time/* parseIsoTime */.s)(isoTime);
    if (ms === null)
        return NO_TIME;
    const moment = new Date(ms).toISOString();
    return /^(?!0000)\d{4}-/.test(moment) ? moment.slice(0, 19) : NO_TIME;
}
/** A name on one line; the schema allows no empty one. */
function attributeName(name) {
    return escapeXml((0,strip/* fold */.AU)(name, render_MAX_NAME_CHARS)) || UNNAMED;
}
function oneLine(text) {
    return escapeXml((0,strip/* fold */.AU)(text, render_MAX_MESSAGE_CHARS));
}
function wholeText(text) {
    return escapeXml((0,strip/* clip */.$Q)(text, MAX_TEXT_CHARS));
}

// EXTERNAL MODULE: ./report/json/json-text.js
var json_text = __webpack_require__(27347);
// EXTERNAL MODULE: ./report/theme-order.js
var theme_order = __webpack_require__(68918);
;// CONCATENATED MODULE: ./report/sarif/findings.js

/**
 * One finding a theme, known by its slug over all runs, and one a located fix that is meant for no
 * theme of its run. Where runs differ, the theme of the run that takes it most severely stands for it.
 */
function locatedFindings({ runs, promptFixes }) {
    const themesOfRuns = runs.map(themesBySlug);
    const requestsOf = ({ from }) => from.flatMap(({ run, recommendation: position }) => {
        const { jobId, report } = runs[run] ?? { jobId: '', report: null };
        const recommendation = report?.recommendations[position];
        if (recommendation === undefined)
            return [];
        const slugs = [...new Set(recommendation.themeSlugs)];
        const themes = slugs.flatMap((slug) => themesOfRuns[run]?.get(slug) ?? []);
        return [{ jobId, recommendation, themes }];
    });
    const findings = new Map();
    for (const fix of promptFixes) {
        const { found } = fix;
        if (found.state !== 'located')
            continue;
        const { place, insertedText, leftOut } = found;
        const located = { place, insertedText, isApplicable: leftOut === null };
        const requests = requestsOf(fix);
        const isForThemes = requests.some(({ themes }) => themes.length > 0);
        for (const { jobId, recommendation, themes } of requests) {
            for (const theme of isForThemes ? themes : [null]) {
                const key = theme?.slug ?? fix;
                const known = findings.get(key);
                const finding = known ?? { theme, jobId, recommendations: new Set(), fixes: new Set() };
                finding.recommendations.add(recommendation);
                finding.fixes.add(located);
                findings.set(key, isWorse(theme, finding.theme) ? { ...finding, theme, jobId } : finding);
            }
        }
    }
    return [...findings.values()];
}
function themesBySlug({ report }) {
    return new Map((report?.themes ?? []).map((theme) => [theme.slug, theme]));
}
function isWorse(one, other) {
    if (one === null || other === null)
        return false;
    return (0,theme_order/* severityRank */.qs)(one.severity) < (0,theme_order/* severityRank */.qs)(other.severity);
}

;// CONCATENATED MODULE: ./report/sarif/result.js
/** A located finding as a rule and a result of SARIF. */



/** GitHub's limits of a rule's name and descriptions, in characters. */
const result_MAX_NAME_CHARS = 255;
const MAX_DESCRIPTION_CHARS = 1024;
const MAX_HELP_CHARS = 20_000;
const LEVEL = new Map([
    ['HIGH', 'error'],
    ['MEDIUM', 'warning'],
    ['LOW', 'note'],
]);
/** HIGH, MEDIUM, LOW, or what else the service says; empty where it says nothing. */
function findingSeverity({ theme, recommendations }) {
    const [first] = theme === null ? recommendations : [theme];
    return first?.severity ?? '';
}
/** The rule that a theme stands for. */
function themeRule(id, theme, recommendations) {
    const title = result_oneLine(theme.title, result_MAX_NAME_CHARS) || format/* UNTITLED */.q8;
    const advice = [...recommendations].flatMap(({ title, body }) => [title, body]);
    return rule(id, title, result_oneLine(theme.analysis, MAX_DESCRIPTION_CHARS), result_wholeText(advice));
}
/** The one rule of all fixes without a theme; no theme's rule has a slash. */
const FIX_RULE = rule('simulation-gate/prompt-fix', 'Prompt fix', 'A change of a prompt that the debrief recommends.', '');
function rule(id, title, description, help) {
    return {
        id,
        name: title,
        shortDescription: { text: title },
        fullDescription: { text: description || title },
        help: { text: help || title },
        properties: { tags: ['simulation'] },
    };
}
/** The result of a finding: where the first text to replace stands, and how to replace all. */
function result_resultOf(ruleId, finding, settings) {
    const url = (0,names/* runUrl */.Vp)(finding.jobId, settings);
    const [place, ...others] = [...finding.fixes].map((fix) => result_location(fix.place));
    const changes = artifactChanges([...finding.fixes].filter(({ isApplicable }) => isApplicable));
    return {
        ruleId,
        level: LEVEL.get(findingSeverity(finding)) ?? 'warning',
        message: { text: messageOf(finding) },
        locations: [place],
        ...(url === null ? {} : { hostedViewerUri: url }),
        ...(others.length > 0 ? { relatedLocations: others } : {}),
        ...(changes.length > 0 ? { fixes: [{ artifactChanges: changes }] } : {}),
    };
}
function messageOf({ theme, recommendations }) {
    const titles = new Set([...recommendations].map(({ title }) => result_oneLine(title, 200) || format/* UNTITLED */.q8));
    const advice = (0,strip/* fold */.AU)([...titles].join('; '), MAX_DESCRIPTION_CHARS);
    if (theme === null)
        return advice;
    const share = (0,format/* formatShare */.T1)(theme.affectedCallCount, theme.totalCallCount);
    const title = result_oneLine(theme.title, result_MAX_NAME_CHARS) || format/* UNTITLED */.q8;
    return `${title}: ${share} calls affected. Recommended: ${advice}`;
}
/** All replacements, by the file that they change. */
function artifactChanges(fixes) {
    return [...Map.groupBy(fixes, ({ place }) => place.path)].map(([path, ofFile]) => ({
        artifactLocation: artifactLocation(path),
        replacements: ofFile.map(({ place, insertedText }) => ({
            deletedRegion: region(place),
            insertedContent: { text: insertedText },
        })),
    }));
}
function result_location(place) {
    return {
        physicalLocation: {
            artifactLocation: artifactLocation(place.path),
            region: region(place),
        },
    };
}
function artifactLocation(path) {
    const uri = path.toWellFormed().split('/').map(encodeURIComponent).join('/');
    return { uri, uriBaseId: '%SRCROOT%' };
}
function region({ startLine, startColumn, endLine, endColumn }) {
    return { startLine, startColumn, endLine, endColumn };
}
/** On one line, without what SARIF takes for an argument or a link. */
function result_oneLine(text, maxChars) {
    return (0,strip/* fold */.AU)(literally((0,strip/* fold */.AU)(text, maxChars)), maxChars);
}
function result_wholeText(texts) {
    const shown = texts.filter((text) => text.trim() !== '').join('\n\n');
    return literally((0,strip/* stripUnprintable */.jh)((0,strip/* clip */.$Q)(shown, MAX_HELP_CHARS)));
}
/** `{0}` stands for an argument, and `[text](place)` for a link, wherever a message is shown. */
function literally(text) {
    return text.replace(/\{(\d+)\}/g, '{{$1}}').replaceAll('](', '] (');
}

;// CONCATENATED MODULE: ./report/sarif/render.js
/**
 * `findings.sarif` (SARIF 2.1.0): a result a theme, and a fix without one, that was located in a file
 * of the repository. What has no place there is no result.
 */








const SCHEMA = 'https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json';
/** GitHub takes 25,000 results and 10 MB compressed; what is smaller uncompressed is safe. */
const MAX_RESULTS = 25_000;
const BUDGET_BYTES = 9_000_000;
/** Room for everything around rules and results. */
const FRAME_BYTES = 1000;
const MAX_SLUG_CHARS = 200;
/** Renders a report as SARIF of at most `budgetBytes` of UTF-8; the least severe results give way. */
function renderSarif(report, settings, budgetBytes = BUDGET_BYTES) {
    const findings = locatedFindings(report).toSorted((a, b) => (0,theme_order/* severityRank */.qs)(findingSeverity(a)) - (0,theme_order/* severityRank */.qs)(findingSeverity(b)));
    const rules = new Map();
    const results = [];
    const nextRuleId = ruleIds();
    const baselines = baselinesIn(report);
    let room = budgetBytes - FRAME_BYTES - jsonBytes(baselines);
    for (const finding of findings) {
        const rule = ruleOf(finding, nextRuleId);
        const result = result_resultOf(rule.id, finding, settings);
        const isKnown = rules.has(rule.id);
        room -= jsonBytes(result) + (isKnown ? 0 : jsonBytes(rule));
        if (room < 0 || results.length === MAX_RESULTS)
            break;
        rules.set(rule.id, rule);
        results.push(result);
    }
    const leftOut = findings.length - results.length;
    return [
        (0,json_text/* jsonText */.s)(documentOf(report, baselines, { rules: [...rules.values()], results }, leftOut)),
        '\n',
    ];
}
function jsonBytes(value) {
    return Buffer.byteLength((0,json_text/* jsonText */.s)(value)) + ','.length;
}
function documentOf({ outcome, provenance }, baselines, { rules, results }, leftOut) {
    const notice = `${(0,format/* formatCounted */.So)(leftOut, 'result')} left out, since GitHub limits the size of a file`;
    const driver = {
        name: 'Simulation Gate',
        version: version/* VERSION */.x,
        informationUri: provenance?.actionUrl ?? version/* HOMEPAGE */.p,
        rules,
    };
    const notifications = leftOut > 0 ? [{ level: 'warning', message: { text: notice } }] : [];
    return {
        $schema: SCHEMA,
        version: '2.1.0',
        runs: [
            {
                tool: { driver },
                invocations: [
                    {
                        executionSuccessful: outcome === 'passed' || outcome === 'failed',
                        toolExecutionNotifications: notifications,
                    },
                ],
                columnKind: 'utf16CodeUnits',
                results,
                ...baselines,
            },
        ],
    };
}
/** What each run was compared with, as a member of the document; nothing where none was. */
function baselinesIn({ runs }) {
    const baselines = runs.flatMap((run) => {
        const baseline = (0,report_baseline/* baselineOf */.Bv)(run);
        if (baseline === null)
            return [];
        const { jobId, commit, ageDays } = baseline;
        return { of: run.jobId, jobId, commit, ageDays };
    });
    return baselines.length === 0 ? {} : { properties: { baselines } };
}
function ruleOf({ theme, recommendations }, nextRuleId) {
    return theme === null ? FIX_RULE : themeRule(nextRuleId(theme.slug), theme, recommendations);
}
const UNUSUAL = /[^\p{L}\p{N}._-]+/gu;
/** Makes a rule's ID of each slug, without unusual characters, and never the same one twice. */
function ruleIds() {
    const uses = new Map();
    return (slug) => {
        const plain = (0,strip/* fold */.AU)(slug, MAX_SLUG_CHARS).replace(UNUSUAL, '-') || 'theme';
        let count = uses.get(plain) ?? 0;
        let id = plain;
        while (uses.has(id)) {
            count += 1;
            id = `${plain}-${count}`;
        }
        uses.set(plain, count);
        uses.set(id, uses.get(id) ?? 0);
        return id;
    };
}

// EXTERNAL MODULE: ./step/folders.js
var folders = __webpack_require__(4067);
;// CONCATENATED MODULE: ./gate/delivery/report-files.js
/** The files that other tools and people read. */








/** Every report file, by the output that holds its path. */
const NAMES = {
    'json-file': 'report.json',
    'markdown-file': 'report.md',
    'html-file': 'report.html',
    'sarif-file': 'findings.sarif',
    'junit-file': 'junit.xml',
    'patch-file': 'prompt-fixes.patch',
};
/** Rendered text is written once there is about so much of it. */
const BUFFER_BYTES = 262_144;
/** What a UTF-16 unit takes at most in UTF-8. */
const MOST_BYTES = 3;
/**
 * Writes the report files, and the patch where there is one. Those of an earlier step go. A file that
 * cannot be written is told as a warning, and its output stays empty.
 */
async function writeReportFiles(written, settings, folder) {
    const outputs = {
        'report-dir': '',
        'json-file': '',
        'markdown-file': '',
        'html-file': '',
        'sarif-file': '',
        'junit-file': '',
        'patch-file': '',
    };
    const warnings = [];
    let dir;
    try {
        dir = makeFolder(folder);
        for (const name of Object.values(NAMES)) {
            for (const old of [name, partOf(name)])
                (0,external_node_fs_.rmSync)((0,external_node_path_.join)(dir, old), { force: true });
        }
    }
    catch (error) {
        return {
            outputs,
            warnings: [`the report files could not be written: ${(0,stops/* describeError */.Uc)(error)}`],
        };
    }
    outputs['report-dir'] = dir;
    const buffer = Buffer.allocUnsafeSlow(BUFFER_BYTES);
    for (const [output, pieces] of await filesOf(written, settings)) {
        const name = NAMES[output];
        try {
            writeWhole(dir, name, pieces, buffer);
            outputs[output] = (0,external_node_path_.join)(dir, name);
        }
        catch (error) {
            warnings.push(`the report file ${name} could not be written: ${(0,stops/* describeError */.Uc)(error)}`);
        }
    }
    return { outputs, warnings };
}
/** Without a run there is only the report for programs: the job summary says the rest. */
async function filesOf({ report, summary, patch }, settings) {
    const json = ['json-file', (0,render/* renderJson */.hF)(report, settings)];
    if (report.runs.length === 0)
        return [json];
    const { renderHtml } = await __webpack_require__.e(/* import() */ 85).then(__webpack_require__.bind(__webpack_require__, 58085));
    return [
        json,
        ['markdown-file', summary.whole()],
        ['html-file', renderHtml(report, settings)],
        ['sarif-file', renderSarif(report, settings)],
        ['junit-file', renderJunit(report, settings)],
        ...(patch === '' ? [] : [['patch-file', [patch]]]),
    ];
}
function discard(path) {
    try {
        (0,external_node_fs_.rmSync)(path, { force: true });
    }
    catch {
        // Where nothing can be written, nothing may be removed either.
    }
}
/** Half a report could pass for a whole one, so that it has another name until it is whole. */
function writeWhole(dir, name, pieces, buffer) {
    const part = (0,external_node_path_.join)(dir, partOf(name));
    try {
        writePieces(part, pieces, buffer);
        (0,external_node_fs_.renameSync)(part, (0,external_node_path_.join)(dir, name));
    }
    catch (error) {
        discard(part);
        throw error;
    }
}
/** Hidden, so that no upload takes along what a step left that was killed. */
function partOf(name) {
    return `.${name}.part`;
}
/**
 * At once: a way through Node's threads takes longer than the writing. Each piece goes into a buffer by itself,
 * since V8 would copy what is joined first, at two bytes a character if any of it needs them.
 */
function writePieces(path, pieces, buffer) {
    const file = (0,external_node_fs_.openSync)(path, 'wx');
    let filled = 0;
    const empty = () => {
        (0,external_node_fs_.writeFileSync)(file, buffer.subarray(0, filled));
        filled = 0;
    };
    try {
        for (const piece of pieces) {
            const most = piece.length * MOST_BYTES;
            if (filled + most > buffer.length)
                empty();
            if (most > buffer.length)
                (0,external_node_fs_.writeFileSync)(file, piece);
            else
                filled += buffer.write(piece, filled);
        }
        empty();
    }
    finally {
        (0,external_node_fs_.closeSync)(file);
    }
}
function makeFolder({ path, temp, workspace }) {
    if (path === null)
        return (0,external_node_fs_.mkdtempSync)((0,external_node_path_.join)(temp || (0,external_node_os_.tmpdir)(), 'simulation-gate-'));
    const dir = (0,external_node_path_.resolve)(workspace, path);
    (0,folders/* makeFolders */.w)(dir);
    return dir;
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: ./step/deadline.js
var deadline = __webpack_require__(68404);
;// CONCATENATED MODULE: ./gate/delivery/upload-report.js
/** The report page as an artifact of the workflow run, so that one click opens it. */









const upload_report_MAX_NAME_CHARS = 60;
const MAX_ERROR_CHARS = 300;
/** Where the address of a storage has its key. */
const QUERY = /\?\S+/g;
const GITHUB = 'https://github.com';
/** What GitHub takes in no artifact's name, and what reads badly in one. */
const UNFIT = /[^A-Za-z0-9._-]+/g;
/**
 * Uploads the page where the input `upload-report` and its job say so. A failure is a note. A step that
 * was cancelled has no time for it.
 *
 * @param report without secrets
 * @param event the payload of the event, or null
 */
async function uploadReport(report, telling, event, world) {
    const { env, cancelled } = world;
    const hasPage = report.runs.length > 0 && !cancelled.aborted;
    if (!hasPage || !isWanted(report, telling, event))
        return { url: '', notes: [] };
    const impossible = whyImpossible(env);
    if (impossible !== null) {
        const isTold = impossible.isTold || telling.uploadReport === true;
        return { url: '', notes: isTold ? [notUploaded(impossible.why)] : [] };
    }
    try {
        const { renderHtml } = await __webpack_require__.e(/* import() */ 85).then(__webpack_require__.bind(__webpack_require__, 58085));
        const id = await upload(renderHtml(report, telling), report, world);
        return { url: addressOf(id, env), notes: [] };
    }
    catch (error) {
        return { url: '', notes: cancelled.aborted ? [] : [notUploaded((0,stops/* describeError */.Uc)(error))] };
    }
}
function notUploaded(why) {
    return `The report page was not uploaded (upload-report): ${(0,log_line/* oneLine */.TN)(why.replace(QUERY, ''), MAX_ERROR_CHARS)}`;
}
/** Everybody may read an artifact of a public repository. */
function isWanted({ outcome, policy }, { uploadReport, detail }, event) {
    if (uploadReport !== 'auto')
        return uploadReport;
    return (0,core_outcome/* fails */.c6)(outcome) && !policy.isTrial && detail === 'full' && !isPublic(event);
}
function isPublic(event) {
    return ((0,json_object/* valueAt */.f)(event, ['repository', 'private']) === false ||
        (0,json_object/* valueAt */.f)(event, ['repository', 'visibility']) === 'public');
}
/** Why the job cannot upload anything, and whether that is said without being asked; else null. */
function whyImpossible(env) {
    if (!env.ACTIONS_RUNTIME_TOKEN || !env.ACTIONS_RESULTS_URL) {
        const why = 'the runner gives this step no access to artifacts (ACTIONS_RUNTIME_TOKEN and ACTIONS_RESULTS_URL)';
        return { why, isTold: false };
    }
    const server = env.GITHUB_SERVER_URL || GITHUB;
    if (hasArtifacts(server))
        return null;
    const why = `GitHub Enterprise Server (${server}) takes no artifacts of this kind; upload the file of the output html-file with a version of actions/upload-artifact that it takes, or set upload-report: false`;
    return { why, isTold: true };
}
/** GitHub itself, with data residency (ghe.com) too; `localhost` stands for it in tests of runners. */
function hasArtifacts(server) {
    const host = URL.canParse(server) ? new URL(server).hostname : '';
    return host === 'github.com' || host.endsWith('.ghe.com') || host.endsWith('.localhost');
}
async function upload(pieces, report, world) {
    const { env } = world;
    const folder = await (0,promises_.mkdtemp)((0,external_node_path_.join)(env.RUNNER_TEMP || (0,external_node_os_.tmpdir)(), 'simulation-gate-page-'));
    try {
        const page = [...pieces].join('');
        const path = (0,external_node_path_.join)(folder, artifactName(report, page, env));
        await (0,promises_.writeFile)(path, page);
        return await uploadFile(path, folder, world);
    }
    finally {
        await (0,promises_.rm)(folder, { recursive: true, force: true });
    }
}
async function uploadFile(path, folder, { clock, cancelled }) {
    const { uploadPage } = await Promise.all(/* import() */[__webpack_require__.e(803), __webpack_require__.e(491), __webpack_require__.e(93), __webpack_require__.e(73)]).then(__webpack_require__.bind(__webpack_require__, 73));
    const over = new AbortController();
    const signal = AbortSignal.any([cancelled, over.signal]);
    const giveUp = async () => {
        await clock.sleep(deadline/* PURPOSE_MS */.M, signal);
        throw new Error(`it took longer than ${deadline/* PURPOSE_MS */.M / 1000} s`);
    };
    try {
        return await Promise.race([uploadPage(path, folder), giveUp()]);
    }
    finally {
        over.abort();
    }
}
/**
 * A name that no other upload of the workflow run has, whether of another gate, job of a matrix or
 * attempt: the page says when it was made and of what, and whoever makes it goes into the hash as well.
 */
function artifactName({ gateName, runs }, page, env) {
    const { GITHUB_JOB = '', GITHUB_ACTION = '', GITHUB_RUN_ATTEMPT = '', RUNNER_NAME = '' } = env;
    const [run] = runs;
    const name = gateName ?? run?.about?.planName ?? '';
    const parts = [name, GITHUB_JOB].map((part) => part
        .replace(UNFIT, '-')
        .slice(0, upload_report_MAX_NAME_CHARS)
        .replace(/^-+|-+$/g, ''));
    const attempt = Number(GITHUB_RUN_ATTEMPT) > 1 ? [`attempt-${GITHUB_RUN_ATTEMPT}`] : [];
    const hash = (0,external_node_crypto_.createHash)('sha256')
        .update(JSON.stringify([GITHUB_JOB, GITHUB_ACTION, GITHUB_RUN_ATTEMPT, RUNNER_NAME, page]))
        .digest('hex');
    const told = ['simulation-gate', ...parts, ...attempt, hash.slice(0, 12)];
    return `${told.filter((part) => part !== '').join('-')}.html`;
}
function addressOf(id, env) {
    const { GITHUB_SERVER_URL = GITHUB, GITHUB_REPOSITORY, GITHUB_RUN_ID } = env;
    return `${GITHUB_SERVER_URL}/${GITHUB_REPOSITORY}/actions/runs/${GITHUB_RUN_ID}/artifacts/${id}`;
}

;// CONCATENATED MODULE: ./gate/delivery/deliver.js
/** Tells an ending to everybody who listens: the pull request, the report files, the step's own page. */







/**
 * Gives the exit code. Whatever cannot be told is a warning; it changes no outcome. Secrets are hidden
 * here, before anything is escaped.
 *
 * @param token writes to the pull request; empty where there is none
 */
async function deliver(shown, given, token, world) {
    const { secrets } = world.runner;
    const hide = (text) => secrets.hide(text);
    const event = (0,inputs_event/* readEventPayload */.N5)(world.env);
    const provenance = provenanceOf(world.env, event, world.clock.now());
    const gate = given.gateName ? { gate: given.gateName } : {};
    const hidden = { ...shown.report, ...gate, provenance };
    // In place, since nobody else has a use for what was judged: a copy of a large report is large.
    secrets.hideIn(hidden);
    const links = {
        ...given,
        callUrl: given.callUrl && hide(given.callUrl),
        runUrl: given.runUrl && hide(given.runUrl),
    };
    const uploaded = await uploadReport(hidden, links, event, world);
    const telling = { ...links, ...(uploaded.url !== '' && { reportUrl: uploaded.url }) };
    const told = await tellPullRequest(hidden, telling, token, world);
    const report = {
        ...hidden,
        notes: [...hidden.notes, ...[...uploaded.notes, ...told.notes].map(hide)],
    };
    const folder = {
        path: telling.reportDir,
        temp: world.env.RUNNER_TEMP ?? '',
        workspace: process.cwd(),
    };
    const settings = { ...telling, ...(told.suggested && { suggested: told.suggested }) };
    const summary = summarize(report, settings);
    const written = await writeReportFiles({ report, summary, patch: hide(shown.patch) }, settings, folder);
    return conclude({
        report,
        summary: summary.text,
        files: { ...written.outputs, 'report-url': uploaded.url, 'comment-url': told.commentUrl },
        warnings: [...telling.warnings, ...shown.warnings, ...told.warnings, ...written.warnings],
    }, settings, world);
}


/***/ }),

/***/ 56603:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ endedEarly)
/* harmony export */ });
/** An ending without any run. */
function endedEarly(outcome, reasons) {
    const report = {
        outcome,
        tolerated: false,
        reasons,
        runs: [],
        notes: [],
        policy: { path: null, isTrial: false },
        promptFixes: [],
    };
    return { report, patch: '', warnings: [] };
}


/***/ }),

/***/ 11911:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ readPromptFile)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_1__);


/** A larger file holds no prompt. */
const MAX_FILE_BYTES = 1024 * 1024;
const DECODER = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
/**
 * The text of a file, its byte order mark and line breaks as they are; null where it is no file of
 * the workspace itself (a link may lead out of it), too large, or not UTF-8 text.
 */
function readPromptFile(name, workspace) {
    try {
        const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(workspace, name);
        const facts = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path);
        if (!facts.isFile() || facts.size > MAX_FILE_BYTES)
            return null;
        if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(path).startsWith((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(workspace) + node_path__WEBPACK_IMPORTED_MODULE_1__.sep))
            return null;
        const bytes = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path);
        return bytes.includes(0) ? null : DECODER.decode(bytes);
    }
    catch {
        return null;
    }
}


/***/ }),

/***/ 22763:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ knownContacts),
/* harmony export */   Y: () => (/* binding */ redactingWorld)
/* harmony export */ });
/* harmony import */ var _core_text_redact_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22210);
/** Phone numbers and e-mail addresses that the service wrote, masked where `redact` says so. */

/** A world whose log is masked: what the service says may stand in any line of it. */
function redactingWorld(world, inputs) {
    return inputs.redact
        ? { ...world, runner: redactingRunner(world.runner, knownContacts(inputs)) }
        : world;
}
/** A phone number that readers know: it is an input of the workflow. */
function knownContacts({ source }) {
    return source.kind === 'service-phone-number' ? [source.servicePhoneNumber] : [];
}
/** Outputs and summary are left alone: they are of a report that is masked already. */
function redactingRunner(runner, keep) {
    const redact = (text) => (0,_core_text_redact_js__WEBPACK_IMPORTED_MODULE_0__/* .redactContacts */ .Z)(text, keep);
    return {
        isDebug: runner.isDebug,
        howToGiveKey: runner.howToGiveKey,
        howToGiveToken: runner.howToGiveToken,
        secrets: runner.secrets,
        getInput: (name) => runner.getInput(name),
        givenInputs: () => runner.givenInputs(),
        getState: (name) => runner.getState(name),
        maskSecret: (value) => runner.maskSecret(value),
        info: (text) => runner.info(redact(text)),
        debug: (text) => runner.debug(redact(text)),
        group: (title, lines) => runner.group(redact(title), lines.map(redact)),
        annotate: (level, message) => runner.annotate(level, redact(message)),
        annotationsLeft: (level) => runner.annotationsLeft(level),
        setOutput: (name, value) => runner.setOutput(name, value),
        saveState: (name, value) => runner.saveState(name, value),
        writeSummary: (markdown) => runner.writeSummary(markdown),
    };
}


/***/ }),

/***/ 46674:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  k: () => (/* binding */ dayOf),
  T: () => (/* binding */ readPolicy)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: ./core/input/parsed.js
var parsed = __webpack_require__(7247);
;// CONCATENATED MODULE: ./policy/verdict-alone.js
/** What holds without a policy file: the verdict alone decides. */
const VERDICT_ALONE = { version: 1 };

// EXTERNAL MODULE: ./step/stops.js
var stops = __webpack_require__(33743);
// EXTERNAL MODULE: ./step/yaml-file.js
var yaml_file = __webpack_require__(49262);
;// CONCATENATED MODULE: ./gate/inputs/policy-file.js





/** Where a policy is looked for when the input names none; paths start at the workspace. */
const DEFAULT_POLICY_PATHS = ['.github/simulation-gate.yml', '.github/simulation-gate.yaml'];
/**
 * The policy that the input `policy` names, else the one at a default place, else the verdict alone,
 * with what it extends in the workspace; or every fault in it.
 *
 * @param today `YYYY-MM-DD` in UTC
 */
async function readPolicy(inputs, today) {
    const given = inputs.getInput('policy').trim();
    const states = DEFAULT_POLICY_PATHS.map(lookFor);
    if (given === '' && states.every((state) => state === 'there')) {
        const cure = 'keep one of them, or name the one that is meant';
        const both = DEFAULT_POLICY_PATHS.join(' and ');
        return (0,parsed/* invalid */.G)(null, `is not given, and both ${both} are there: ${cure}`);
    }
    const path = given || DEFAULT_POLICY_PATHS.find((_, index) => states[index] !== 'gone');
    if (path === undefined)
        return (0,parsed/* valid */.r)({ path: null, rules: VERDICT_ALONE });
    const yaml = await (0,yaml_file/* readYamlFile */.k)(path, 'policy');
    if (!yaml.ok)
        return yaml;
    const { beginChain, followChain, readInWorkspace, resolveChain } = await __webpack_require__.e(/* import() */ 66).then(__webpack_require__.bind(__webpack_require__, 88066));
    const begun = beginChain(path, yaml.value, today);
    if (!begun.ok)
        return begun;
    const chain = await followChain(begun.value, 'workspace', readInWorkspace, today);
    if (!chain.ok)
        return chain;
    const rules = resolveChain(chain.value);
    return rules.ok ? (0,parsed/* valid */.r)({ path, rules: rules.value, chain: chain.value }) : rules;
}
/** The day on which a gate judges, `YYYY-MM-DD` in UTC. */
function dayOf(epochMs) {
    return new Date(epochMs).toISOString().slice(0, 10);
}
/** Only what is certain is said: a link that leads nowhere was meant to be something. */
function lookFor(path) {
    try {
        (0,external_node_fs_.lstatSync)(path);
        return 'there';
    }
    catch (error) {
        return (0,stops/* hasCode */.up)(error, 'ENOENT', 'ENOTDIR') ? 'gone' : 'unclear';
    }
}


/***/ }),

/***/ 37100:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Lq: () => (/* binding */ WHERE_ID_FOUND),
/* harmony export */   MJ: () => (/* binding */ INPUTS_OF),
/* harmony export */   rK: () => (/* binding */ isTrial),
/* harmony export */   yn: () => (/* binding */ UNREAD)
/* harmony export */ });
/* harmony import */ var _step_inputs_input_form_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(90177);

/** How an ending is told as long as the inputs have not been read. */
const UNREAD = {
    summary: true,
    detail: 'full',
    callUrl: null,
    runUrl: null,
    comment: 'auto',
    suggestions: true,
    gateName: null,
    reportDir: null,
    uploadReport: 'auto',
    warnings: [],
};
/** Whether a policy is only tried: what it finds fails nothing. */
function isTrial({ kind }) {
    return kind === 'policy-check' || kind === 'policy-replay';
}
/** The inputs that tell the service which run is meant, as a sentence names them. */
const INPUTS_OF = {
    'job-id': 'the input job-id',
    'run-plan': 'the inputs run-plan, variables and variable-files',
    'service-phone-number': 'the inputs service-phone-number and call-time',
};
/** Where the IDs are found that these inputs take. */
const WHERE_ID_FOUND = {
    'job-id': _step_inputs_input_form_js__WEBPACK_IMPORTED_MODULE_0__/* .WHERE_FOUND */ .NX['job-id'],
    'run-plan': _step_inputs_input_form_js__WEBPACK_IMPORTED_MODULE_0__/* .WHERE_FOUND */ .NX['run-plan'],
    'service-phone-number': '',
};


/***/ }),

/***/ 9884:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $_: () => (/* binding */ readTellingInputs),
/* harmony export */   Ir: () => (/* binding */ parseFolder),
/* harmony export */   Nr: () => (/* binding */ tellingOf)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _core_input_addresses_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(30744);
/* harmony import */ var _core_input_glob_list_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(37313);
/* harmony import */ var _core_input_parsed_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7247);
/* harmony import */ var _core_input_simple_values_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(50387);
/* harmony import */ var _step_stops_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(33743);
/* harmony import */ var _settings_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(37100);
/** The inputs that say how an ending is told: that of a gate, and that of several together. */







/** A member is undefined where its input is faulty. */
function readTellingInputs(form) {
    const template = (name, placeholder) => form.readGiven(name, (text) => (0,_core_input_addresses_js__WEBPACK_IMPORTED_MODULE_3__/* .parseUrlTemplate */ .lb)(text, placeholder));
    return {
        warnOnly: form.boolean('warn-only'),
        onInconclusive: form.choice('on-inconclusive', ['fail', 'warn']),
        summary: form.boolean('summary'),
        detail: form.choice('detail', ['full', 'brief']),
        callUrl: template('call-url', 'callId'),
        runUrl: template('run-url', 'jobId'),
        redact: form.boolean('redact'),
        comment: form.choice('comment', ['auto', 'always', 'never']),
        suggestions: form.boolean('suggestions'),
        paths: form.readGiven('paths', _core_input_glob_list_js__WEBPACK_IMPORTED_MODULE_4__/* .parseGlobList */ .q),
        reportDir: form.readGiven('report-dir', parseFolder),
        uploadReport: form.read('upload-report', parseAutoOrBoolean),
    };
}
/** What holds of the telling: a faulty input has its default, but for a comment that nobody can be sure to want. */
function tellingOf(read) {
    return {
        summary: read.summary ?? _settings_js__WEBPACK_IMPORTED_MODULE_2__/* .UNREAD */ .yn.summary,
        detail: read.detail ?? _settings_js__WEBPACK_IMPORTED_MODULE_2__/* .UNREAD */ .yn.detail,
        callUrl: read.callUrl ?? _settings_js__WEBPACK_IMPORTED_MODULE_2__/* .UNREAD */ .yn.callUrl,
        runUrl: read.runUrl ?? _settings_js__WEBPACK_IMPORTED_MODULE_2__/* .UNREAD */ .yn.runUrl,
        comment: read.comment ?? 'never',
        suggestions: read.suggestions ?? _settings_js__WEBPACK_IMPORTED_MODULE_2__/* .UNREAD */ .yn.suggestions,
        reportDir: read.reportDir ?? _settings_js__WEBPACK_IMPORTED_MODULE_2__/* .UNREAD */ .yn.reportDir,
        uploadReport: read.uploadReport ?? _settings_js__WEBPACK_IMPORTED_MODULE_2__/* .UNREAD */ .yn.uploadReport,
    };
}
function parseAutoOrBoolean(text) {
    if (text === 'auto')
        return (0,_core_input_parsed_js__WEBPACK_IMPORTED_MODULE_5__/* .valid */ .r)(text);
    const parsed = (0,_core_input_simple_values_js__WEBPACK_IMPORTED_MODULE_6__/* .parseBoolean */ .yG)(text);
    return parsed.ok ? parsed : (0,_core_input_parsed_js__WEBPACK_IMPORTED_MODULE_5__/* .invalid */ .G)(text, 'is no choice here: write auto, true or false');
}
/** A folder that is there, or that can be made. */
function parseFolder(path) {
    const cure = 'name a folder, or a path at which one can be made';
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path).isDirectory() ? (0,_core_input_parsed_js__WEBPACK_IMPORTED_MODULE_5__/* .valid */ .r)(path) : (0,_core_input_parsed_js__WEBPACK_IMPORTED_MODULE_5__/* .invalid */ .G)(path, `is not a folder: ${cure}`);
    }
    catch (error) {
        if ((0,_step_stops_js__WEBPACK_IMPORTED_MODULE_1__/* .hasCode */ .up)(error, 'ENOENT'))
            return (0,_core_input_parsed_js__WEBPACK_IMPORTED_MODULE_5__/* .valid */ .r)(path);
        // Too long, a loop of links, or behind what is no folder or is closed to us.
        return (0,_core_input_parsed_js__WEBPACK_IMPORTED_MODULE_5__/* .invalid */ .G)(path, `cannot be a folder: ${cure}`);
    }
}


/***/ }),

/***/ 63875:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bv: () => (/* binding */ baselineOf),
/* harmony export */   F_: () => (/* binding */ baselineFacts),
/* harmony export */   GK: () => (/* binding */ unnamedRun),
/* harmony export */   Il: () => (/* binding */ goneThemes),
/* harmony export */   eD: () => (/* binding */ isOld),
/* harmony export */   q7: () => (/* binding */ oldBaselines)
/* harmony export */ });
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(53483);
/** What a run was compared with, in words; escaping is the renderer's own. */

/** Older than this a baseline tells little of the change that is judged. */
const OLD_DAYS = 14;
const SHORT_COMMIT = 7;
/** Themes named one by one. */
const MAX_GONE = 20;
/** The baseline of a run that was compared with one; null where it was with none. */
function baselineOf({ baseline }) {
    return baseline === undefined || baseline.jobId === '' ? null : baseline;
}
/**
 * What is known of it beside its ID: `commit 1a2b3c4`, `3 days old`, `pooled with 4 runs before it`.
 *
 * @param show the commit as the renderer shows IDs
 */
function baselineFacts({ source, commit, ageDays, pooled }, show) {
    const others = pooled.length - 1;
    return [
        ...(source === 'previous' ? ["the service's own choice"] : []),
        ...(commit === null ? [] : [`commit ${show(commit.slice(0, SHORT_COMMIT))}`]),
        ...(ageDays === null ? [] : [tellAge(ageDays)]),
        ...(others > 0 ? [`pooled with ${(0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCounted */ .So)(others, 'run')} before it`] : []),
    ];
}
/** What a run is called that nobody names: where no check has a rate of before, there is none at all. */
function unnamedRun({ rows }) {
    const isNone = rows.every(({ previousPassRate }) => previousPassRate === null);
    return isNone ? 'no earlier run' : 'an earlier run that nobody names';
}
/** Whether it is so old that people are to be warned. */
function isOld({ ageDays }) {
    return ageDays !== null && ageDays > OLD_DAYS;
}
/** A warning for each run whose baseline is old; of several runs each says which one it is about. */
function oldBaselines(runs) {
    return runs.flatMap((run) => {
        const baseline = baselineOf(run);
        if (baseline === null || !isOld(baseline))
            return [];
        const lead = runs.length > 1 ? `run ${run.jobId || run.label}: ` : '';
        const facts = baselineFacts(baseline, (commit) => commit).join(', ');
        return [
            `${lead}it was compared with run ${baseline.jobId} (${facts}): a baseline of more than ${OLD_DAYS} days says little of this change; have the gate run on the branch that it is compared with`,
        ];
    });
}
/** Themes that are gone, of which some are named; empty where there are none. */
function goneThemes({ gone }, show) {
    return { named: gone.slice(0, MAX_GONE).map(show), more: Math.max(0, gone.length - MAX_GONE) };
}
/** `5 hours old`, or from two days on `3 days old`. */
function tellAge(days) {
    const hours = Math.floor(days * 24);
    if (hours < 1)
        return 'less than an hour old';
    return hours < 48
        ? `${(0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCounted */ .So)(hours, 'hour')} old`
        : `${(0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCount */ .B4)(Math.floor(days))} days old`;
}


/***/ }),

/***/ 78412:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   dQ: () => (/* binding */ highestRate),
/* harmony export */   iJ: () => (/* binding */ checkResult),
/* harmony export */   un: () => (/* binding */ checkFacts)
/* harmony export */ });
/* harmony import */ var _chance_counts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(58038);
/* harmony import */ var _core_check_identity_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4366);
/** Passed calls and pass rates of checks, of all that a run reports about them (contract, section 19). */


/**
 * The counts of the first source that has valid ones, of several the worst; only without any counts the
 * lowest of the rates.
 */
function checkResult(sources, rates) {
    const valid = sources.map((entries) => entries.flatMap((one) => (0,_chance_counts_js__WEBPACK_IMPORTED_MODULE_1__/* .countsFrom */ .bT)(one?.passed, one?.evaluated) ?? []));
    const counts = (0,_chance_counts_js__WEBPACK_IMPORTED_MODULE_1__/* .worstCounts */ .cP)(valid.find(({ length }) => length > 0) ?? []);
    const known = rates.flatMap((rate) => rate ?? []);
    const lowest = known.length === 0 ? null : Math.min(...known);
    return { counts, rate: counts === null ? lowest : (0,_chance_counts_js__WEBPACK_IMPORTED_MODULE_1__/* .rateOf */ .MK)(counts) };
}
/** The highest rate before, which shows a drop where several entries disagree. */
function highestRate(rates) {
    const known = rates.flatMap((rate) => rate ?? []);
    return known.length === 0 ? null : Math.max(...known);
}
/** Every check of a run once: the rows of its trend in their order, then the other checks of its list. */
function checkFacts(list, trend) {
    const inTrend = trend.map((row) => ({ id: row.checkId, name: row.checkName, row }));
    const listedOf = (0,_core_check_identity_js__WEBPACK_IMPORTED_MODULE_0__/* .findSame */ .Ad)(list);
    const rowsOf = (0,_core_check_identity_js__WEBPACK_IMPORTED_MODULE_0__/* .findSame */ .Ad)(inTrend);
    return (0,_core_check_identity_js__WEBPACK_IMPORTED_MODULE_0__/* .eachCheckOnce */ .Vg)([...inTrend, ...list]).map((check) => {
        const listed = listedOf(check);
        const rows = rowsOf(check).map(({ row }) => row);
        const rates = [
            ...listed.map(({ rate }) => rate),
            ...rows.map(({ currentPassRate }) => currentPassRate),
        ];
        const ofRows = rows.map(({ counts }) => counts?.current);
        return {
            ...{ id: check.id, name: check.name, listed, rows },
            ...checkResult([listed, ofRows], rates),
        };
    });
}


/***/ }),

/***/ 74949:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _j: () => (/* binding */ shortIn),
/* harmony export */   ct: () => (/* binding */ passedShare),
/* harmony export */   oZ: () => (/* binding */ isToldByChecks),
/* harmony export */   u6: () => (/* binding */ sortChecks),
/* harmony export */   vh: () => (/* binding */ areRatesTold)
/* harmony export */ });
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(53483);
/* harmony import */ var _likely_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(95460);
/* harmony import */ var _shortfall_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(22181);
/** How the checks of a run fared, by the calls behind them. */



/** `6 of 24 (25 %), likely 12 to 45 %`, or the rate alone where nothing was counted. */
function passedShare(counted) {
    const { passed, evaluated, rate, needed } = counted;
    return passed === null || evaluated === null
        ? (0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatPercentBeside */ .lS)(rate, needed)
        : (0,_likely_js__WEBPACK_IMPORTED_MODULE_1__/* .withLikely */ .RC)((0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatShare */ .T1)(passed, evaluated, needed), counted);
}
/**
 * Whether the checks tell what the verdict rests on, which the service's own words then tell once more.
 */
function isToldByChecks({ checks = [] }) {
    return checks.some(({ rate, isPassed }) => rate !== null || isPassed !== null);
}
/** Rules whose reasons say of a check that it fell short. */
const OF_CHECKS = new Set(['run-verdict', 'trend', 'never']);
/** Tells which checks of a run fell short: of the bar of the service, or of what the policy asks for. */
function shortIn({ outcome, reasons }) {
    const named = new Set(outcome === 'failed'
        ? reasons.flatMap(({ rule, check }) => (OF_CHECKS.has(rule) ? (check ?? []) : []))
        : []);
    return (check) => (0,_shortfall_js__WEBPACK_IMPORTED_MODULE_2__/* .missesBar */ .Me)(check) || named.has(check.name);
}
/** The checks of a run, those that fell short first. */
function sortChecks(run) {
    const isShort = shortIn(run);
    const { checks = [] } = run;
    return checks.toSorted((a, b) => Number(isShort(b)) - Number(isShort(a)));
}
/** Whether the table of the checks tells every rate that a trend has of this run. */
function areRatesTold({ checks = [] }, { rows }) {
    const told = new Set(checks.flatMap(({ name, rate }) => (rate === null ? [] : name)));
    return rows.every(({ checkName, currentPassRate }) => currentPassRate === null || told.has(checkName));
}


/***/ }),

/***/ 66592:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ countsByRun)
/* harmony export */ });
/* harmony import */ var _core_check_identity_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4366);
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(53483);
/* harmony import */ var _names_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2274);
/** What every run counted by itself, if further runs were to confirm a failure (contract, section 16). */



/** The checks of the run with their counts in each run; none if no further run has any. */
function countsByRun(run) {
    const { checks = [], ownChecks = checks, confirmations = [] } = run;
    const further = confirmations.flatMap(({ jobId, number, checks: own }) => own === null ? [] : { jobId, number, checks: own });
    if (further.length === 0)
        return { runs: [], checks: [] };
    const first = { jobId: run.jobId, number: run.about?.number ?? null, checks: ownChecks };
    const runs = [first, ...further];
    return {
        runs: runs.map(({ jobId, number }) => (number === null ? (0,_names_js__WEBPACK_IMPORTED_MODULE_1__/* .shortForm */ .JZ)(jobId) : `run ${number}`)),
        checks: checks.map((check) => ({
            name: check.name,
            shares: runs.map((one) => shareIn(one.checks, check)),
        })),
    };
}
function shareIn(checks, wanted) {
    const check = checks.find((one) => (0,_core_check_identity_js__WEBPACK_IMPORTED_MODULE_0__/* .isSameCheck */ .LB)(one, wanted));
    const { passed = null, evaluated = null, rate = null, needed = null } = check ?? {};
    return passed === null || evaluated === null
        ? (0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatPercentBeside */ .lS)(rate, needed)
        : (0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatShare */ .T1)(passed, evaluated, needed);
}


/***/ }),

/***/ 57037:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   z: () => (/* binding */ forPeople)
/* harmony export */ });
/* harmony import */ var _facts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(71949);
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(53483);
/* harmony import */ var _names_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2274);



/**
 * The report as people read it on a page: sentences call a run by its short ID, since the whole one stands
 * elsewhere, and no sign of per cent stands apart from its number. Said once is that a run was not completed,
 * and what the service says of a debrief that it could not write.
 */
function forPeople(report) {
    const { reasons, notes, runs } = report;
    return {
        ...report,
        reasons: reasons.map((reason) => reword(reason, _format_js__WEBPACK_IMPORTED_MODULE_2__/* .unbroken */ .D_)),
        notes: notes.map(_format_js__WEBPACK_IMPORTED_MODULE_2__/* .unbroken */ .D_),
        runs: runs.map(ofRun),
    };
}
function ofRun(run) {
    const { jobId, reasons, notes, spared, debrief } = run;
    const inWords = (text) => (0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .unbroken */ .D_)(text.replaceAll(`run ${jobId}`, () => `run ${(0,_names_js__WEBPACK_IMPORTED_MODULE_1__/* .shortForm */ .JZ)(jobId)}`));
    return {
        ...run,
        debrief: debrief && { ...debrief, errorMessage: (0,_facts_js__WEBPACK_IMPORTED_MODULE_0__/* .untoldError */ .rg)(run) || null },
        reasons: withoutEcho(reasons).map((reason) => reword(reason, inWords)),
        notes: notes.map(inWords),
        spared: spared && {
            ...spared,
            notes: spared.notes.map(_format_js__WEBPACK_IMPORTED_MODULE_2__/* .unbroken */ .D_),
            ...(spared.warnings && { warnings: spared.warnings.map(_format_js__WEBPACK_IMPORTED_MODULE_2__/* .unbroken */ .D_) }),
        },
    };
}
/** Without what the service holds against a run that was not completed, where our own rule says it in full. */
function withoutEcho(reasons) {
    const isTold = reasons.some(({ rule }) => rule === 'incomplete-run');
    return reasons.filter(({ restates }) => !(isTold && restates === 'status'));
}
function reword(reason, inWords) {
    return { ...reason, message: inWords(reason.message) };
}


/***/ }),

/***/ 91832:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ foundFixes)
/* harmony export */ });
/** Where the prompt fixes of one run were found, by the recommendation's position in its report. */
function foundFixes({ promptFixes }, run) {
    return new Map(promptFixes.flatMap(({ from, found }) => from.flatMap((one) => (one.run === run ? [[one.recommendation, found]] : []))));
}


/***/ }),

/***/ 40350:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KM: () => (/* binding */ sparkline),
/* harmony export */   O5: () => (/* binding */ historyLines),
/* harmony export */   mw: () => (/* binding */ historyWords),
/* harmony export */   tg: () => (/* binding */ checksOf)
/* harmony export */ });
/* harmony import */ var _core_check_identity_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4366);
/* harmony import */ var _check_facts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(78412);
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(53483);
/** The history of a run's checks, one line each; escaping is the renderer's own. */



const STEPS = '▁▂▃▄▅▆▇█';
const UNKNOWN = {
    rate: null,
    passed: null,
    evaluated: null,
    isPassed: null,
};
/** A line for each check of the run that an earlier one knows too; none where there is no history. */
function historyLines(run) {
    const earlier = run.history?.runs ?? [];
    if (earlier.length === 0)
        return [];
    const now = checksOf(run);
    const runs = [
        ...earlier.map(({ number, checks }, index) => ({
            name: number === null ? `${earlier.length - index} before` : `run ${number}`,
            find: (0,_core_check_identity_js__WEBPACK_IMPORTED_MODULE_0__/* .findSame */ .Ad)(checks),
        })),
        { name: 'this run', find: (0,_core_check_identity_js__WEBPACK_IMPORTED_MODULE_0__/* .findSame */ .Ad)(now) },
    ];
    return now
        .filter((check) => runs.slice(0, -1).some(({ find }) => find(check).length > 0))
        .map((check) => ({
        check: check.name,
        points: runs.map(({ name, find }) => {
            const { rate, passed, evaluated, isPassed } = find(check)[0] ?? UNKNOWN;
            return { run: name, rate, passed, evaluated, isPassed };
        }),
    }));
}
/** What the lines are of, as a sentence. */
function historyWords(earlier) {
    return `Pass rates of ${(0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatCounted */ .So)(earlier, 'earlier run')} and of this one, which comes last.`;
}
/** What is known of the checks of a run, each once. */
function checksOf({ checks = [], report, }) {
    return (0,_check_facts_js__WEBPACK_IMPORTED_MODULE_1__/* .checkFacts */ .un)(checks, report?.trend?.rows ?? []).map(({ id, name, listed, counts, rate }) => {
        const [{ isPassed = null, needed = null, evaluated = null } = {}] = listed;
        return {
            id: id ?? null,
            name,
            passed: counts?.passed ?? null,
            evaluated: counts?.evaluated ?? evaluated,
            rate,
            isPassed: isPassed ?? (rate === null || needed === null ? null : rate >= needed),
        };
    });
}
/** Rates as a row of bars, from 0 to 100 percent; a dot where there is none. */
function sparkline(points) {
    return points
        .map(({ rate }) => {
        if (rate === null)
            return '·';
        const share = Math.min(Math.max(rate, 0), 100) / 100;
        return STEPS[Math.round(share * (STEPS.length - 1))];
    })
        .join('');
}


/***/ }),

/***/ 46410:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   OC: () => (/* binding */ leftOutNotice),
/* harmony export */   YM: () => (/* binding */ layOutWhole),
/* harmony export */   v8: () => (/* binding */ layOut)
/* harmony export */ });
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(53483);
/**
 * A document as a whole, or fitted into a number of bytes. The document is a list of sections, each a list of items;
 * items are kept in the order of their section's rank until one no longer fits, and nothing after
 * that one. Items are rendered only when their turn comes, so the time needed follows the budget,
 * not the size of the report.
 */

/** Says what was left out of a summary or a comment, and where it stands; empty where that is nothing. */
function leftOutNotice(of, leftOut) {
    if (leftOut.length === 0)
        return '';
    return `✂️ **Left out**, since GitHub limits the size of a ${of}: ${leftOut.join(', ')}. All of it stands in \`report.html\` and \`report.md\`, in the folder that the output \`report-dir\` names.\n\n`;
}
/** Room for the line that says how many items are missing; only one section is ever cut in two. */
const NOTE_BYTES = 200;
/** All sections in full, piece by piece. */
function* layOutWhole(sections) {
    for (const { count, open, close, items } of sections) {
        if (count === 0)
            continue;
        yield open;
        yield* items();
        yield close;
    }
}
/** Keeps what fits into `budgetBytes` of UTF-8. */
function layOut(sections, budgetBytes) {
    const texts = sections.map(() => '');
    const leftOut = new Map();
    const cut = new Set();
    let room = budgetBytes - NOTE_BYTES;
    let isFull = false;
    const byRank = sections
        .map((section, position) => ({ section, position }))
        .filter(({ section }) => section.count > 0)
        .sort((a, b) => a.section.rank - b.section.rank);
    for (const { section, position } of byRank) {
        const filled = isFull ? { kept: [], room } : fill(section, room);
        room = filled.room;
        const missing = section.count - filled.kept.length;
        if (missing > 0) {
            isFull = true;
            cut.add(section);
            const count = (leftOut.get(section.many)?.count ?? 0) + missing;
            leftOut.set(section.many, { section, count });
        }
        if (filled.kept.length > 0)
            texts[position] = assemble(section, filled.kept, missing);
    }
    return {
        texts,
        leftOut: [...leftOut.values()].map(({ section, count }) => (0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCounted */ .So)(count, section.one, section.many)),
        cut,
    };
}
function fill(section, room) {
    const kept = [];
    let left = room - Buffer.byteLength(section.open) - Buffer.byteLength(section.close);
    for (const item of section.items()) {
        const after = left - Buffer.byteLength(item);
        if (after < 0)
            break;
        left = after;
        kept.push(item);
    }
    return { kept, room: left };
}
function assemble(section, kept, missing) {
    const note = missing > 0
        ? `\n\n*Left out here: ${(0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCounted */ .So)(missing, section.one, section.many)}.*\n\n`
        : '';
    return section.open + kept.join('') + note + section.close;
}


/***/ }),

/***/ 2274:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   JZ: () => (/* binding */ shortForm),
/* harmony export */   Vp: () => (/* binding */ runUrl),
/* harmony export */   fW: () => (/* binding */ placeName),
/* harmony export */   nY: () => (/* binding */ planRun)
/* harmony export */ });
/* harmony import */ var _core_input_uuid_list_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1394);
/* harmony import */ var _core_text_fill_template_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(88629);
/* harmony import */ var _core_text_strip_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(63917);
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(53483);
/** How runs and places are named, and where a run can be looked at. */




/** So many digits of a UUID tell it from others. */
const SHORT_DIGITS = 8;
/** Enough of an ID to tell it from others: the beginning of a UUID, all of any other. */
function shortForm(id) {
    return (0,_core_input_uuid_list_js__WEBPACK_IMPORTED_MODULE_2__/* .isUuid */ .O1)(id) ? id.slice(0, SHORT_DIGITS) : id;
}
/** E.g. `nightly, run 12`, or what is known of that; empty where it is nothing. */
function planRun({ about }) {
    const { planName = null, number = null } = about ?? {};
    const parts = [
        ...(planName?.trim() ? [planName] : []),
        ...(number === null ? [] : [`run ${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .formatCount */ .B4)(number)}`]),
    ];
    return parts.join(', ');
}
/** Where a run can be looked at, or null where nobody says or the run has no ID. */
function runUrl(jobId, { runUrl: template }) {
    const hasId = (0,_core_text_strip_js__WEBPACK_IMPORTED_MODULE_1__/* .stripInvisible */ ._0)(jobId) !== '';
    return template !== null && hasId ? (0,_core_text_fill_template_js__WEBPACK_IMPORTED_MODULE_0__/* .fillTemplate */ .o)(template, 'jobId', jobId) : null;
}
/** A place as people write it: `path:12` or `path:12-14`. */
function placeName({ path, startLine, endLine }) {
    return startLine === endLine ? `${path}:${startLine}` : `${path}:${startLine}-${endLine}`;
}


/***/ }),

/***/ 43004:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   UV: () => (/* binding */ waysOf),
/* harmony export */   fk: () => (/* binding */ leftOutCount),
/* harmony export */   sk: () => (/* binding */ nextStep)
/* harmony export */ });
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(53483);
/* harmony import */ var _unjudged_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(36374);
/** What to do next, in the same words wherever it is told, with the links that lead there. */


/** How many prompt fixes wait to be applied, and cannot be as they are. */
function leftOutCount({ promptFixes }) {
    return promptFixes.filter(({ found }) => found.state !== 'applied' && !(found.state === 'located' && !found.leftOut)).length;
}
/** The ways out of a report that shows its prompt fixes but for those that are suggested. */
function waysOf(report, settings) {
    const { detail, suggested } = settings;
    const located = report.promptFixes.filter(({ found }) => found.state === 'located' && found.leftOut === null).length;
    return {
        suggested: suggested?.count ?? 0,
        changesUrl: suggested?.url ?? '',
        shown: detail === 'full' ? Math.max(0, located - (suggested?.fixes ?? 0)) : 0,
        leftOut: detail === 'full' ? leftOutCount(report) : 0,
        ...(0,_unjudged_js__WEBPACK_IMPORTED_MODULE_0__/* .outsideWays */ .Ab)(report, settings),
    };
}
/** The rest of a sentence that begins with `Next:`; empty where there is nothing to do. */
function nextStep(report, ways, voice) {
    if (report.policy.isTrial)
        return '';
    return report.outcome === 'failed'
        ? stepsOfFailed(report, ways, voice).join(', or ')
        : (0,_unjudged_js__WEBPACK_IMPORTED_MODULE_0__/* .nextOfUnjudged */ .tN)(report, ways, voice);
}
function stepsOfFailed({ runs }, ways, voice) {
    const { suggested, changesUrl, shown, leftOut, reportUrl } = ways;
    const steps = [
        ...(suggested > 0
            ? [
                `apply the ${voice.link(`${(0,_format_js__WEBPACK_IMPORTED_MODULE_1__/* .theOnes */ .$j)(suggested, 'suggestion')} in the changes`, changesUrl)}`,
            ]
            : []),
        ...(shown > 0 ? [leadTo('fixes', fixesStep(shown, leftOut), ways, voice)] : []),
        ...(reportUrl === '' ? [] : [(0,_unjudged_js__WEBPACK_IMPORTED_MODULE_0__/* .openReport */ .NL)(reportUrl, voice)]),
    ];
    return steps.length === 0 ? [readingStep(runs, ways, voice)] : steps;
}
/** Where nothing is to be applied or opened. */
function readingStep(runs, ways, voice) {
    if (runs.some(({ report }) => (report?.themes.length ?? 0) > 0)) {
        return leadTo('themes', 'read the themes, the worst first', ways, voice);
    }
    return runs.some(({ checks }) => checks !== undefined)
        ? leadTo('checks', 'look at the checks, the failed ones first', ways, voice)
        : voice.own('look at the run in the service, of which no theme is told');
}
function leadTo(place, words, { places }, voice) {
    const url = places?.[place];
    return url === undefined ? voice.own(words) : voice.link(words, url);
}
/** E.g. `apply the 2 prompt fixes`. */
function fixesStep(shown, leftOut) {
    if (leftOut === 0)
        return `apply the ${(0,_format_js__WEBPACK_IMPORTED_MODULE_1__/* .theOnes */ .$j)(shown, 'prompt fix', 'prompt fixes')}`;
    const rest = leftOut === 1 ? 'the other one says why it is' : 'the others say why they are';
    return `apply ${(0,_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatCount */ .B4)(shown)} of ${(0,_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatCount */ .B4)(shown + leftOut)} prompt fixes (${rest} not in the patch)`;
}


/***/ }),

/***/ 93850:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E4: () => (/* binding */ openingOf),
/* harmony export */   TY: () => (/* binding */ outcomeCounts),
/* harmony export */   g_: () => (/* binding */ runOpening),
/* harmony export */   qy: () => (/* binding */ passedFacts)
/* harmony export */ });
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(53483);
/* harmony import */ var _outcome_words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(65758);
/* harmony import */ var _shortfall_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(22181);
/* harmony import */ var _unjudged_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(36374);




const NOTHING_TOLD = new Set();
const READY = '**Ready to merge as far as this gate can tell:**';
const STARTED = 'The calls are made while other steps go on. A later step with `job-id` waits for the run and judges it.';
/** The line after the heading: what fell short, what held, or what is to be done. */
function openingOf(report, voice) {
    if (report.policy.isTrial)
        return { line: trialLine(report, voice), told: NOTHING_TOLD };
    const { line, ...rest } = firstLine(report, voice);
    return { line: line + (0,_unjudged_js__WEBPACK_IMPORTED_MODULE_1__/* .toleranceOf */ .Lz)(report, voice), ...rest };
}
/** What one run came to, in facts. */
function runOpening(run, voice) {
    if (run.outcome === 'passed') {
        return { line: `${passedFacts([run]) ?? 'Nothing fell short'}.`, told: NOTHING_TOLD };
    }
    const shortfall = (0,_shortfall_js__WEBPACK_IMPORTED_MODULE_2__/* .shortfallOf */ .HR)(run, voice);
    return shortfall.line === '' ? { ...shortfall, line: `${run.outcome}.` } : shortfall;
}
/** How many runs came to each outcome. */
function outcomeCounts(runs) {
    const counts = new Map();
    for (const { outcome } of runs)
        counts.set(outcome, (counts.get(outcome) ?? 0) + 1);
    return [...counts];
}
function trialLine(report, voice) {
    const alone = report.policy.path === null
        ? ' Judged by the verdict alone, since there is no policy file.'
        : '';
    const cure = report.outcome === 'error' ? ` ${(0,_unjudged_js__WEBPACK_IMPORTED_MODULE_1__/* .cureLine */ .kg)(report, voice)}` : '';
    const unreadable = (0,_outcome_words_js__WEBPACK_IMPORTED_MODULE_0__/* .triedOn */ .A2)(report.runs) === 'saved debrief' ? 'file' : 'run';
    return `Nothing was tested, and nothing but an unreadable ${unreadable} fails this step.${alone}${cure}`;
}
function firstLine(report, voice) {
    const { outcome, runs } = report;
    const [run, ...further] = runs;
    switch (outcome) {
        case 'failed': {
            const failed = runs.filter((one) => one.outcome === 'failed').length;
            if (failed === 0)
                return (0,_shortfall_js__WEBPACK_IMPORTED_MODULE_2__/* .firstReason */ .$l)(report.reasons, voice);
            if (run !== undefined && further.length === 0)
                return runOpening(run, voice);
            const others = outcomeCounts(runs).filter(([outcome]) => outcome !== 'failed');
            const rest = others.map(([outcome, count]) => `, ${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .formatCount */ .B4)(count)} ${outcome}`).join('');
            const line = `${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .formatCount */ .B4)(failed)} of ${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .formatCounted */ .So)(runs.length, 'run')} failed${rest}.`;
            return { line, told: NOTHING_TOLD };
        }
        case 'passed': {
            const facts = passedFacts(runs) ?? `every run was judged, and ${whyPassed(runs)}`;
            return { line: voice.own(`${READY} ${facts}.`), told: NOTHING_TOLD };
        }
        case 'inconclusive':
        case 'error':
        case 'skipped':
            return (0,_unjudged_js__WEBPACK_IMPORTED_MODULE_1__/* .unjudgedLine */ .Lr)(report, voice);
        case 'started':
            return { line: voice.own(STARTED), told: NOTHING_TOLD };
    }
}
/** What fell short may have been waived, or ignored by the policy. */
function whyPassed(runs) {
    const fellShort = runs.some(({ report, spared }) => report?.verdict === 'THRESHOLD_FAILED' || (spared !== null && spared.waived.length > 0));
    return fellShort ? 'the policy spares what fell short' : 'nothing fell short';
}
/** E.g. `6 of 6 checks passed, over 24 graded calls`; null where that is not known of every run. */
function passedFacts(runs) {
    const checks = runs.flatMap((run) => run.checks ?? []);
    const isKnown = runs.every((run) => run.checks !== undefined) && checks.length > 0;
    if (!isKnown)
        return null;
    const held = checks.filter((check) => !(0,_shortfall_js__WEBPACK_IMPORTED_MODULE_2__/* .missesBar */ .Me)(check)).length;
    const calls = runs.map((run) => run.callCounts?.evaluated ?? null);
    const sum = calls.reduce((all, one) => (all === null || one === null ? null : all + one), 0);
    const over = sum === null ? '' : `, over ${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .formatCounted */ .So)(sum, 'graded call')}`;
    return `${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .formatCount */ .B4)(held)} of ${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .formatCounted */ .So)(checks.length, 'check')} passed${over}`;
}


/***/ }),

/***/ 65758:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $4: () => (/* binding */ asksForMore),
/* harmony export */   A2: () => (/* binding */ triedOn),
/* harmony export */   Gg: () => (/* binding */ titleOf),
/* harmony export */   Qh: () => (/* binding */ cureWordsOf),
/* harmony export */   eD: () => (/* binding */ outcomeMark),
/* harmony export */   mS: () => (/* binding */ answerByRule)
/* harmony export */ });
/* harmony import */ var _core_outcome_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26767);
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(53483);
/** The name of each outcome, and what to do about one that is no judgement. */


const WORDS = {
    passed: { mark: '✅', title: 'passed' },
    failed: { mark: '❌', title: 'failed' },
    inconclusive: { mark: '❓', title: 'inconclusive' },
    skipped: { mark: '⏭️', title: 'skipped' },
    started: { mark: '⏳', title: 'started, not judged yet' },
    error: { mark: '🛑', title: 'ended with an error' },
};
/** What the reader can do where nothing was judged, as the rest of a sentence. */
const CURES = {
    inconclusive: 'run it again; where a run exists, pass its ID as `job-id`, so that its calls are not placed a second time. If it ends like this again, look at the run in the service.',
    error: 'correct what is named here; without a change it ends the same way.',
};
const FOLLOW_AGAIN = 'run it again: that follows the run, and places no call a second time. If it ends like this again, look at the run in the service.';
const NOT_STARTED = 'run it again: there is no run yet. If it ends like this again, look at what is named here.';
const SAVE_AGAIN = 'look at the run in the service, and save its results again once they are judged: the same file ends the same way.';
const START_AGAIN = 'start again: this step asked the run that it had started to cancel, so not all of its calls were made.';
/** The first line where a reason has this rule. */
const ANSWERS_BY_RULE = new Map([
    [
        'dry-run',
        '**Nothing was started:** this was a dry run, and what it could check holds. A job whose `dry-run` is true is green and tests nothing: take it out again, and the gate does what is named here.',
    ],
]);
/** The cure where this holds of every run that was not judged. */
const CURES_BY_RUN = [
    [wasStopped, START_AGAIN],
    [wasGiven, FOLLOW_AGAIN],
    [wasSaved, SAVE_AGAIN],
    [wasNeverThere, NOT_STARTED],
];
/** The cure where a reason has this rule, whatever the outcome. */
const CURES_BY_RULE = new Map([
    ['budget', 'have the budget of the account raised, or wait until it is renewed.'],
    [
        'start',
        'find the run that may have been started, and pass its ID as `job-id`. To run this again as it is would place the calls a second time.',
    ],
    [
        'debrief-file',
        'save a debrief that is READY, with its report: the same file ends the same way.',
    ],
    [
        'missing-report',
        'look at the job whose report is missing, and run that again where it can be mended.',
    ],
]);
/** The sign of an outcome. */
function outcomeMark(outcome) {
    return WORDS[outcome].mark;
}
/** The outcome as a title, with its sign. */
function titleOf(report) {
    const { outcome, tolerated, policy } = report;
    if (policy.isTrial)
        return { mark: '🔎', title: trialTitle(report) };
    const { mark, title } = WORDS[outcome];
    return tolerated && (0,_core_outcome_js__WEBPACK_IMPORTED_MODULE_0__/* .fails */ .c6)(outcome)
        ? { mark: '⚠️', title: `Simulation gate ${title} (tolerated)` }
        : { mark, title: `Simulation gate ${title}` };
}
/** What a policy would have made of saved debriefs. */
function trialTitle({ runs }) {
    const judged = runs.filter(({ outcome }) => outcome !== 'error').length;
    const passed = runs.filter(({ outcome }) => outcome === 'passed').length;
    return `Policy check: ${passed} of ${(0,_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatCounted */ .So)(judged, triedOn(runs))} would pass`;
}
/** What a policy was tried on: files have no run's ID. */
function triedOn(runs) {
    return runs.some(({ jobId }) => jobId !== '') ? 'earlier run' : 'saved debrief';
}
/** What the reader can do, as the rest of a sentence. */
function cureWordsOf(report) {
    const outcome = report.outcome === 'inconclusive' ? 'inconclusive' : 'error';
    const unjudged = report.runs.filter((run) => run.outcome === outcome);
    const [, ofRuns] = outcome === 'inconclusive' && unjudged.length > 0
        ? (CURES_BY_RUN.find(([is]) => unjudged.every(is)) ?? [])
        : [];
    return wordsByRule(CURES_BY_RULE, report) ?? ofRuns ?? CURES[outcome];
}
function wasNeverThere({ jobId }) {
    return jobId === '';
}
/** Whether it was read from a file, which has no run's ID. */
function wasSaved({ jobId, report }) {
    return jobId === '' && report !== null;
}
function wasStopped({ askedToCancel }) {
    return askedToCancel === true;
}
/** Whether the workflow names the run by its ID. */
function wasGiven({ jobId, label }) {
    return jobId !== '' && label === jobId;
}
/** Whether something else has to be done before it can end in another way. */
function asksForMore(report) {
    return wordsByRule(CURES_BY_RULE, report) !== undefined || cureWordsOf(report) === SAVE_AGAIN;
}
/** The first line where one of the reasons has words of its own for it. */
function answerByRule(report) {
    return wordsByRule(ANSWERS_BY_RULE, report);
}
function wordsByRule(words, { runs, reasons }) {
    const all = [...reasons, ...runs.flatMap((run) => run.reasons)];
    const rules = new Set(all.map(({ rule }) => rule));
    return [...words].find(([rule]) => rules.has(rule))?.[1];
}


/***/ }),

/***/ 88674:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cq: () => (/* binding */ wideHead),
/* harmony export */   D$: () => (/* binding */ wordCell),
/* harmony export */   IO: () => (/* binding */ paged),
/* harmony export */   Yz: () => (/* binding */ rateBar),
/* harmony export */   nM: () => (/* binding */ row),
/* harmony export */   nU: () => (/* binding */ severityMark),
/* harmony export */   ut: () => (/* binding */ runLink),
/* harmony export */   x: () => (/* binding */ callLink)
/* harmony export */ });
/* harmony import */ var _core_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(90630);
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(53483);
/* harmony import */ var _names_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2274);
/* harmony import */ var _plain_words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(39946);
/* harmony import */ var _section_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(21953);
/** What the sections of the Markdown report are made of. */





/** A list as two sections: its first page, and what is further, folded. */
function paged(paged) {
    const { one, many, firstPage, list, tableHead = '' } = paged;
    const furtherCount = Math.max(0, paged.count - firstPage);
    const fold = (0,_section_js__WEBPACK_IMPORTED_MODULE_3__/* .foldEnds */ .QV)((0,_format_js__WEBPACK_IMPORTED_MODULE_4__/* .formatCounted */ .So)(furtherCount, `further ${one}`, `further ${many}`));
    const first = (0,_section_js__WEBPACK_IMPORTED_MODULE_3__/* .section */ .uW)({
        part: paged.part,
        one,
        many,
        count: paged.count - furtherCount,
        open: paged.open + tableHead,
        close: paged.close,
        items: () => (0,_section_js__WEBPACK_IMPORTED_MODULE_3__/* .each */ .__)(list.slice(0, firstPage), paged.item),
    });
    const further = (0,_section_js__WEBPACK_IMPORTED_MODULE_3__/* .section */ .uW)({
        part: `further ${paged.part}`,
        one,
        many,
        count: furtherCount,
        open: fold.open + tableHead,
        close: fold.close,
        items: () => (0,_section_js__WEBPACK_IMPORTED_MODULE_3__/* .each */ .__)(list.slice(firstPage), paged.item),
    });
    return { first, further };
}
/** So many spaces is a column wide whose head is filled up to it; a letter is as wide as two. */
const WIDE_HEAD_SPACES = 36;
/**
 * The head of a table's column that holds sentences or titles. A phone shows a table of GitHub with every column
 * as narrow as its longest word; nothing but words that do not break can keep it wider.
 */
function wideHead(name) {
    return name.replaceAll(' ', _format_js__WEBPACK_IMPORTED_MODULE_4__/* .NBSP */ .MK) + _format_js__WEBPACK_IMPORTED_MODULE_4__/* .NBSP */ .MK.repeat(WIDE_HEAD_SPACES - 2 * name.length);
}
/** A rate as a bar in a table, in cells of one width. */
function rateBar(rate, needed) {
    const bar = (0,_format_js__WEBPACK_IMPORTED_MODULE_4__/* .formatBar */ .RT)(rate, needed);
    return bar === '' ? '' : `\`${bar}\``;
}
/** A severity with its sign, on one line. */
function severityMark(severity) {
    const { sign, word } = (0,_plain_words_js__WEBPACK_IMPORTED_MODULE_2__/* .severityOf */ .x)(severity);
    const isOurs = word !== severity.trim();
    return `${sign}${_format_js__WEBPACK_IMPORTED_MODULE_4__/* .NBSP */ .MK}${isOurs ? word : (0,_core_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .inline */ .mG)(word)}`;
}
/** An enum value of the service in a table cell; words of ours need no escaping. */
function wordCell(value) {
    const word = (0,_plain_words_js__WEBPACK_IMPORTED_MODULE_2__/* .plainWord */ .h)(value);
    return word === null || word === value ? (0,_core_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .cell */ .Hn)(word) : word;
}
/** A table row of Markdown cells, escaped already. */
function row(cells) {
    return `| ${cells.join(' | ')} |\n`;
}
/** A call ID, linked where the workflow says how; its beginning is enough for a link. */
function callLink(callId, { callUrl }) {
    return shortLink(callId, (0,_core_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .identifierLink */ .ci)(callId, callUrl, 'callId'));
}
/** A run's ID, likewise. */
function runLink(jobId, { runUrl }) {
    return shortLink(jobId, (0,_core_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .identifierLink */ .ci)(jobId, runUrl, 'jobId'));
}
function shortLink(id, link) {
    return link.startsWith('[') ? link.replace(`[\`${id}\`]`, () => `[\`${(0,_names_js__WEBPACK_IMPORTED_MODULE_1__/* .shortForm */ .JZ)(id)}\`]`) : link;
}


/***/ }),

/***/ 99304:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   MC: () => (/* binding */ tellBaselines),
/* harmony export */   Vm: () => (/* binding */ runFooter),
/* harmony export */   m_: () => (/* binding */ shortId),
/* harmony export */   qr: () => (/* binding */ footer),
/* harmony export */   rt: () => (/* binding */ runName)
/* harmony export */ });
/* harmony import */ var _core_duration_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31619);
/* harmony import */ var _core_text_fill_template_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(88629);
/* harmony import */ var _core_text_markdown_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(90630);
/* harmony import */ var _baseline_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(63875);
/* harmony import */ var _facts_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(71949);
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(53483);
/* harmony import */ var _names_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2274);
/* harmony import */ var _building_blocks_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(88674);
/* harmony import */ var _small_print_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(85298);
/* harmony import */ var _voice_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(4757);
/** What of a comment or a summary is copied or looked up, and not read: raw verdict, IDs, times, cost. */










/** Runs that several runs were compared with, named one by one. */
const MAX_BASELINES = 3;
/** One line in small print; empty where nothing is known. */
function footer(report, settings, facts) {
    const [run, ...others] = report.runs;
    return (0,_small_print_js__WEBPACK_IMPORTED_MODULE_6__/* .smallPrint */ .fk)([
        ...(run && others.length === 0 ? runParts(run, settings) : []),
        facts.baselines,
        (0,_facts_js__WEBPACK_IMPORTED_MODULE_3__/* .tellCost */ .zO)(report.runs),
        ...(0,_small_print_js__WEBPACK_IMPORTED_MODULE_6__/* .stepParts */ .RT)(report, settings, facts),
    ]);
}
/** The same of one of several runs. */
function runFooter(run, settings) {
    return (0,_small_print_js__WEBPACK_IMPORTED_MODULE_6__/* .smallPrint */ .fk)(runParts(run, settings));
}
/** A run by the name of its plan where that is known, linked where the workflow says how. */
function runName(run, { runUrl }) {
    const { jobId, label } = run;
    const text = (0,_voice_js__WEBPACK_IMPORTED_MODULE_7__/* .bold */ .Cr)((0,_names_js__WEBPACK_IMPORTED_MODULE_4__/* .planRun */ .nY)(run) || (label === jobId ? 'run' : label));
    const url = runUrl === null || jobId === '' ? '' : (0,_core_text_fill_template_js__WEBPACK_IMPORTED_MODULE_1__/* .fillTemplate */ .o)(runUrl, 'jobId', jobId);
    return url === '' ? text : `[${text}](${(0,_core_text_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .linkDestination */ .Vh)(url)})`;
}
/** Enough of an ID to tell a run from others; it goes after its name. */
function shortId({ jobId }) {
    return shortened(jobId);
}
function shortened(jobId) {
    const id = (0,_core_text_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .identifier */ .Cv)((0,_names_js__WEBPACK_IMPORTED_MODULE_4__/* .shortForm */ .JZ)(jobId));
    return id === '' ? '' : ` ${id}`;
}
function runParts(run, settings) {
    const { jobId, report, debrief, runStatus, about } = run;
    const name = runName(run, settings);
    const id = (0,_core_text_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .identifier */ .Cv)(jobId);
    const facts = [
        report === null ? '' : `verdict ${(0,_core_text_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .identifier */ .Cv)(report.verdict)}`,
        report === null && debrief !== null ? `debrief ${(0,_core_text_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .identifier */ .Cv)(debrief.status)}` : '',
        runStatus === null || runStatus === 'COMPLETED' ? '' : `status ${(0,_core_text_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .identifier */ .Cv)(runStatus)}`,
        tellComparison(run, settings),
        timesOf(about),
        debriefTimes(debrief),
    ];
    // A name alone tells nothing that its reasons do not.
    if (id === '' && facts.every((fact) => fact === ''))
        return [];
    return [id === '' ? name : `${name} ${id}`, ...facts];
}
/** How the run fared against what it was compared with. */
function tellComparison(run, settings) {
    const { report } = run;
    const baseline = tellBaseline(run, settings);
    if (baseline === '')
        return report === null ? '' : 'no previous run to compare with';
    if (!report?.trend)
        return `compared with ${baseline}`;
    const { checksRegressed } = (0,_facts_js__WEBPACK_IMPORTED_MODULE_3__/* .factsOf */ .xS)(report);
    const checks = (0,_format_js__WEBPACK_IMPORTED_MODULE_8__/* .formatCounted */ .So)(report.trend.rows.length, 'check');
    return `${(0,_format_js__WEBPACK_IMPORTED_MODULE_8__/* .formatCount */ .B4)(checksRegressed)} of ${checks} lower than in ${baseline}`;
}
/** The run that it was compared with, and what is known of it; empty where there was none. */
function tellBaseline(run, settings) {
    const trend = run.report?.trend ?? null;
    const baseline = (0,_baseline_js__WEBPACK_IMPORTED_MODULE_9__/* .baselineOf */ .Bv)(run);
    const jobId = baseline?.jobId ?? trend?.baselineRunPlanJobId;
    if (jobId === undefined)
        return '';
    const number = baseline?.number ?? trend?.baselineRunNumber ?? null;
    const id = settings.runUrl === null ? shortened(jobId).trim() : (0,_building_blocks_js__WEBPACK_IMPORTED_MODULE_5__/* .runLink */ .ut)(jobId, settings);
    const unnumbered = id === '' && trend !== null ? (0,_baseline_js__WEBPACK_IMPORTED_MODULE_9__/* .unnamedRun */ .GK)(trend) : `run ${id}`;
    const name = number === null ? unnumbered : `run ${(0,_format_js__WEBPACK_IMPORTED_MODULE_8__/* .formatCount */ .B4)(number)} ${id}`.trim();
    const facts = baseline === null ? [] : (0,_baseline_js__WEBPACK_IMPORTED_MODULE_9__/* .baselineFacts */ .F_)(baseline, _core_text_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .identifier */ .Cv);
    const mark = baseline !== null && (0,_baseline_js__WEBPACK_IMPORTED_MODULE_9__/* .isOld */ .eD)(baseline) ? '⚠️ ' : '';
    return `${mark}${[name, ...facts].join(', ')}`;
}
/** What several runs were compared with, each run once. */
function tellBaselines(runs, settings) {
    if (runs.length < 2)
        return '';
    const told = new Set(runs.map((run) => tellBaseline(run, settings)).filter((one) => one !== ''));
    if (told.size === 0)
        return '';
    const more = told.size - MAX_BASELINES;
    const named = [...told].slice(0, MAX_BASELINES).join('; ');
    return `compared with ${named}${more > 0 ? ` and ${(0,_format_js__WEBPACK_IMPORTED_MODULE_8__/* .formatCount */ .B4)(more)} more` : ''}`;
}
function timesOf(about) {
    const at = minuteOf(about?.endedAt);
    if (at === '')
        return '';
    const took = about?.durationMs == null ? '' : ` after ${(0,_core_duration_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDuration */ .a)(about.durationMs)}`;
    return `ended ${at}${took}`;
}
function debriefTimes(debrief) {
    const [created, completed] = [debrief?.createdAt, debrief?.completedAt].map(minuteOf);
    const parts = [created && `created ${created}`, completed && `completed ${completed}`];
    const told = parts.filter((part) => part).join(', ');
    return told === '' ? '' : `debrief ${told}`;
}
/** Empty if the time is unknown. */
function minuteOf(time) {
    const ms = Date.parse(time ?? '');
    return Number.isNaN(ms) ? '' : `${new Date(ms).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}


/***/ }),

/***/ 74315:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   MX: () => (/* binding */ noteSection),
/* harmony export */   NG: () => (/* binding */ footerSection),
/* harmony export */   R_: () => (/* binding */ heading),
/* harmony export */   UV: () => (/* binding */ firstLines),
/* harmony export */   mv: () => (/* binding */ stepFacts)
/* harmony export */ });
/* harmony import */ var _core_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(90630);
/* harmony import */ var _outcome_words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(65758);
/* harmony import */ var _section_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(21953);
/* harmony import */ var _voice_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4757);




/** The heading with the outcome. */
function heading(report) {
    const { mark, title } = (0,_outcome_words_js__WEBPACK_IMPORTED_MODULE_1__/* .titleOf */ .Gg)(report);
    const name = (0,_core_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .inline */ .mG)(report.gateName ?? '');
    return `## ${mark} ${title}${name === '' ? '' : `: ${name}`}\n\n`;
}
/** What is to be known first, and the next step, which is empty where there is none. */
function firstLines(line, next) {
    const lines = [`${line}\n\n`, next].filter((one) => one !== '');
    const names = { one: 'first line', many: 'first lines' };
    return (0,_section_js__WEBPACK_IMPORTED_MODULE_3__/* .section */ .uW)({ ...names, part: 'reasons', count: lines.length, items: () => lines });
}
/** Facts worth knowing that decided nothing. */
function noteSection(notes) {
    return (0,_section_js__WEBPACK_IMPORTED_MODULE_3__/* .section */ .uW)({
        part: 'run',
        one: 'note',
        many: 'notes',
        count: notes.length,
        open: '**Notes:**\n\n',
        close: '\n',
        items: () => (0,_section_js__WEBPACK_IMPORTED_MODULE_3__/* .each */ .__)(notes, (note) => `- ${(0,_core_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .message */ .iU)(note, _voice_js__WEBPACK_IMPORTED_MODULE_2__/* .MAX_MESSAGE_CHARS */ .hP)}\n`),
    });
}
/** What of the step itself is copied or looked up. */
function stepFacts({ provenance }) {
    const { commit, workflowRunUrl } = provenance ?? {};
    return { gateName: '', commit: commit ?? '', workflowRunUrl: workflowRunUrl ?? '' };
}
/** What is copied or looked up, on one line at the very end. */
function footerSection(line) {
    return (0,_section_js__WEBPACK_IMPORTED_MODULE_3__/* .section */ .uW)({
        part: 'run',
        one: 'footer',
        many: 'footers',
        count: line === '' ? 0 : 1,
        items: () => [line],
    });
}


/***/ }),

/***/ 70550:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ reasonSections)
/* harmony export */ });
/* harmony import */ var _core_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(90630);
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(53483);
/* harmony import */ var _section_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(21953);
/* harmony import */ var _voice_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4757);




/** Reasons that are not folded away. */
const FIRST_PAGE = 50;
/** All reasons as a list: the first ones, and the further ones folded. */
function reasonSections(part, reasons) {
    const names = { one: 'reason', many: 'reasons' };
    const further = Math.max(0, reasons.length - FIRST_PAGE);
    return [
        (0,_section_js__WEBPACK_IMPORTED_MODULE_2__/* .section */ .uW)({
            ...names,
            part,
            count: reasons.length - further,
            close: '\n',
            items: () => (0,_section_js__WEBPACK_IMPORTED_MODULE_2__/* .each */ .__)(reasons.slice(0, FIRST_PAGE), reasonLine),
        }),
        (0,_section_js__WEBPACK_IMPORTED_MODULE_2__/* .section */ .uW)({
            ...names,
            ...(0,_section_js__WEBPACK_IMPORTED_MODULE_2__/* .foldEnds */ .QV)((0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .formatCounted */ .So)(further, 'further reason')),
            part: 'further reasons',
            count: further,
            items: () => (0,_section_js__WEBPACK_IMPORTED_MODULE_2__/* .each */ .__)(reasons.slice(FIRST_PAGE), reasonLine),
        }),
    ];
}
function reasonLine(reason) {
    const rest = (0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .messageBehindRule */ .Qu)(reason);
    const told = (0,_core_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .message */ .iU)(rest, _voice_js__WEBPACK_IMPORTED_MODULE_1__/* .MAX_MESSAGE_CHARS */ .hP);
    // Which inputs are meant stands further on in the message.
    if (reason.rule === 'input' && rest === reason.message)
        return `- ${told}\n`;
    const colon = rest === reason.message ? ':' : '';
    return `- **${(0,_core_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .inline */ .mG)(reason.rule)}${colon}** ${told}\n`;
}


/***/ }),

/***/ 2080:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  g9: () => (/* binding */ debriefError),
  c7: () => (/* binding */ oneRunFoot),
  OX: () => (/* binding */ oneRunHead),
  qr: () => (/* binding */ onlyRunHead),
  lN: () => (/* binding */ reportSections)
});

// EXTERNAL MODULE: ./core/text/markdown.js
var markdown = __webpack_require__(90630);
// EXTERNAL MODULE: ./report/baseline.js
var report_baseline = __webpack_require__(63875);
// EXTERNAL MODULE: ./report/checks.js
var report_checks = __webpack_require__(74949);
// EXTERNAL MODULE: ./report/format.js
var format = __webpack_require__(53483);
// EXTERNAL MODULE: ./report/opening.js
var opening = __webpack_require__(93850);
// EXTERNAL MODULE: ./report/outcome-words.js
var outcome_words = __webpack_require__(65758);
// EXTERNAL MODULE: ./report/spared.js
var report_spared = __webpack_require__(74957);
// EXTERNAL MODULE: ./report/theme-order.js
var theme_order = __webpack_require__(68918);
// EXTERNAL MODULE: ./report/sections/building-blocks.js
var building_blocks = __webpack_require__(88674);
// EXTERNAL MODULE: ./report/sections/section.js + 1 modules
var section = __webpack_require__(21953);
// EXTERNAL MODULE: ./report/sections/voice.js
var voice = __webpack_require__(4757);
;// CONCATENATED MODULE: ./report/sections/calls.js





/** Call IDs shown beside the text that they belong to; all others stand at the end of the run. */
const IN_PLACE = 10;
/** A line with the first call IDs and how many more there are; empty without any. */
function callLine(callIds, settings) {
    if (callIds.length === 0)
        return '';
    return `Calls: ${(0,format/* formatList */.ki)(callIds, IN_PLACE, (id) => (0,building_blocks/* callLink */.x)(id, settings))}\n\n`;
}
/** The call IDs of long lists that did not find room in their place. */
function furtherCallSection({ report, settings }) {
    const lists = [report.themes, report.keyFindings, report.wentWell];
    let count = 0;
    for (const { callIds } of lists.flat())
        count += Math.max(0, callIds.length - IN_PLACE);
    return (0,section/* section */.uW)({
        ...(0,section/* foldEnds */.QV)((0,format/* formatCounted */.So)(count, 'further call ID')),
        part: 'further call IDs',
        one: 'call ID',
        many: 'call IDs',
        count,
        *items() {
            let isFirst = true;
            for (const { title, callIds } of [(0,theme_order/* sortThemes */.lt)(report.themes), ...lists.slice(1)].flat()) {
                for (const [index, id] of callIds.slice(IN_PLACE).entries()) {
                    const lead = isFirst ? '' : '\n\n';
                    yield `${index === 0 ? `${lead}${(0,voice/* bold */.Cr)(title)}: ` : ', '}${(0,building_blocks/* callLink */.x)(id, settings)}`;
                    isFirst = false;
                }
            }
        },
    });
}

// EXTERNAL MODULE: ./report/counts-by-run.js
var counts_by_run = __webpack_require__(66592);
// EXTERNAL MODULE: ./report/sections/spared.js
var spared = __webpack_require__(10110);
;// CONCATENATED MODULE: ./report/sections/checks.js








const FIRST_PAGE = 25;
const TABLE_HEAD = `| Check | Passed | Needed ${format/* BAR_MARK */.gS} |\n| --- | ---: | ---: |\n`;
/** Every check with the calls behind it, those that fell short first; nothing where none is known. */
function checkSections(run) {
    const isShort = (0,report_checks/* shortIn */._j)(run);
    const waivers = (0,report_spared/* waiversByName */.wT)(run.spared).check;
    const { first, further } = (0,building_blocks/* paged */.IO)({
        part: 'checks',
        one: 'check',
        many: 'checks',
        count: run.checks?.length ?? 0,
        list: (0,report_checks/* sortChecks */.u6)(run),
        firstPage: FIRST_PAGE,
        open: '',
        close: '\n',
        tableHead: TABLE_HEAD,
        item: (check) => checkRow(check, isShort(check) ? '❌' : '✅', (0,spared/* waivedMark */.Q6)(waivers.get(check.name))),
    });
    return [first, further];
}
/** What every run counted, if further runs were to confirm a failure. */
function countsByRunSection(run) {
    const { runs, checks } = (0,counts_by_run/* countsByRun */.p)(run);
    const head = (0,building_blocks/* row */.nM)(['Check, run by run', ...runs.map((name) => (0,markdown/* cell */.Hn)(name))]);
    return (0,section/* section */.uW)({
        part: 'checks',
        one: 'check, run by run',
        many: 'checks, run by run',
        count: checks.length,
        open: head + (0,building_blocks/* row */.nM)(['---', ...runs.map(() => '---:')]),
        close: '\n',
        items: () => (0,section/* each */.__)(checks, ({ name, shares }) => (0,building_blocks/* row */.nM)([(0,markdown/* cell */.Hn)(name), ...shares.map(format/* unbroken */.D_)])),
    });
}
function checkRow(check, mark, waived) {
    return (0,building_blocks/* row */.nM)([
        `${mark}${format/* NBSP */.MK}${(0,markdown/* cell */.Hn)(check.name)}${waived}`,
        (0,format/* unbroken */.D_)((0,report_checks/* passedShare */.ct)(check)),
        neededCell(check),
    ]);
}
/** The bar that had to be reached, and how far the check came. */
function neededCell({ rate, needed }) {
    const bar = (0,building_blocks/* rateBar */.Yz)(rate, needed);
    return needed === null && bar !== ''
        ? bar
        : `${(0,format/* unbroken */.D_)((0,format/* formatPercentBeside */.lS)(needed, rate))} ${bar}`.trim();
}

;// CONCATENATED MODULE: ./report/sections/findings.js






const findings_FIRST_PAGE = 20;
/**
 * The executive summary, in a fold.
 *
 * @param verdictWords what stands before it; may be empty
 */
function executiveSummarySection({ report }, verdictWords) {
    const { paragraphs, sections } = report.executiveSummary;
    return (0,section/* section */.uW)({
        ...(0,section/* foldEnds */.QV)('<b>Executive summary</b>'),
        part: 'executive summary',
        one: 'part of the executive summary',
        many: 'parts of the executive summary',
        count: paragraphs.length + sections.length + (verdictWords === '' ? 0 : 1),
        *items() {
            if (verdictWords !== '')
                yield `${(0,markdown/* blockQuote */.iZ)((0,markdown/* prose */.CS)(verdictWords))}\n\n`;
            for (const paragraph of paragraphs)
                yield `${(0,markdown/* prose */.CS)(paragraph)}\n\n`;
            for (const { heading, body } of sections) {
                const title = (0,markdown/* inline */.mG)(heading ?? '');
                yield `${title === '' ? '' : `**${title}**\n\n`}${(0,markdown/* prose */.CS)(body)}\n\n`;
            }
        },
    });
}
/** Key findings, in a fold. */
function findingSections(view) {
    return findingList(view, view.report.keyFindings, {
        part: 'findings',
        title: 'Key findings',
        one: 'key finding',
        many: 'key findings',
    });
}
/** What went well, in a fold. */
function wentWellSections(view) {
    return findingList(view, view.report.wentWell, {
        part: 'went well',
        title: 'What went well',
        one: 'thing that went well',
        many: 'things that went well',
    });
}
function findingList({ settings }, findings, { title, ...names }) {
    const { first, further } = (0,building_blocks/* paged */.IO)({
        ...names,
        ...(0,section/* foldEnds */.QV)(`<b>${title}</b> (${findings.length})`),
        count: findings.length,
        list: findings,
        firstPage: findings_FIRST_PAGE,
        item: (finding) => {
            if (settings.detail === 'brief')
                return `- ${(0,markdown/* inline */.mG)(finding.title) || format/* UNTITLED */.q8}\n`;
            const body = (0,markdown/* prose */.CS)(finding.body);
            return `${(0,voice/* bold */.Cr)(finding.title)}\n\n${body === '' ? '' : `${body}\n\n`}${callLine(finding.callIds, settings)}`;
        },
    });
    return [first, further];
}

// EXTERNAL MODULE: ./report/sections/footer.js
var footer = __webpack_require__(99304);
// EXTERNAL MODULE: ./report/history.js
var report_history = __webpack_require__(40350);
;// CONCATENATED MODULE: ./report/sections/history.js





const history_FIRST_PAGE = 10;
const MAX_UNSTEADY = 10;
const history_TABLE_HEAD = '| Check | Rates |\n| --- | --- |\n';
/** A small line for each check, and what is unsteady; nothing where no earlier run is known. */
function historySections(run, heading) {
    const lines = (0,report_history/* historyLines */.O5)(run);
    const earlier = run.history?.runs.length ?? 0;
    const { first, further } = (0,building_blocks/* paged */.IO)({
        part: 'history',
        one: 'line of history',
        many: 'lines of history',
        count: lines.length,
        list: lines,
        firstPage: history_FIRST_PAGE,
        open: `${heading} History\n\n${(0,report_history/* historyWords */.mw)(earlier)}\n\n`,
        close: '\n',
        tableHead: history_TABLE_HEAD,
        item: historyRow,
    });
    return [first, unsteadySection(run), further];
}
function historyRow({ check, points }) {
    return (0,building_blocks/* row */.nM)([(0,markdown/* cell */.Hn)(check), `\`${(0,report_history/* sparkline */.KM)(points)}\``]);
}
/** Each with the waiver to paste. */
function unsteadySection({ history }) {
    const all = history?.unsteady ?? [];
    const unsteady = all.slice(0, MAX_UNSTEADY);
    const more = all.length - unsteady.length;
    return (0,section/* section */.uW)({
        part: 'history',
        one: 'unsteady check',
        many: 'unsteady checks',
        count: unsteady.length,
        close: more > 0
            ? `And ${(0,format/* formatCounted */.So)(more, 'further unsteady check')}, with what to paste in \`report.html\`.\n\n`
            : '',
        items: () => unsteady.map(({ check, changes, runs, waiver }) => {
            const { open, close } = (0,section/* foldEnds */.QV)('A waiver to paste into the policy');
            const times = `it changed sides ${(0,format/* formatCounted */.So)(changes, 'time')} in ${(0,format/* formatCounted */.So)(runs, 'run')} that were started with the same`;
            return `**${(0,markdown/* inline */.mG)(check)}** is unsteady: ${times}.\n\n${open}${(0,markdown/* codeBlock */.DV)('yaml', waiver)}\n${close}`;
        }),
    });
}

// EXTERNAL MODULE: ./report/sections/outcome.js
var outcome = __webpack_require__(74315);
// EXTERNAL MODULE: ./report/sections/reasons.js
var sections_reasons = __webpack_require__(70550);
// EXTERNAL MODULE: ./report/names.js
var names = __webpack_require__(2274);
// EXTERNAL MODULE: ./report/plain-words.js
var plain_words = __webpack_require__(39946);
// EXTERNAL MODULE: ./core/text/line-diff.js + 1 modules
var line_diff = __webpack_require__(64660);
// EXTERNAL MODULE: ./core/text/strip.js
var strip = __webpack_require__(63917);
;// CONCATENATED MODULE: ./report/sections/prompt-fix.js



/**
 * Pieces of a line that end at a space where there is one; together they are the line. Code blocks
 * scroll sideways on GitHub, so what is added at the end of a long line would be out of sight.
 */
const PIECES = /.{1,100}(?:\s+|$)|.{1,100}/gsu;
/** The change of a prompt as a diff, the text alone where nothing is to replace it. */
function promptFix(currentText, suggestedText) {
    if (currentText === null && suggestedText === null)
        return '';
    const before = promptLines(currentText);
    const lines = suggestedText === null ? before : shorten((0,line_diff/* diffLines */.Pp)(before, promptLines(suggestedText)));
    const shown = suggestedText === null ? lines.flatMap(pieces) : lines.flatMap(foldDiffLine);
    const block = (0,markdown/* codeBlock */.DV)(suggestedText === null ? 'text' : 'diff', shown.join('\n'));
    const cut = Math.max(currentText?.length ?? 0, suggestedText?.length ?? 0) - markdown/* MAX_PROSE_CHARS */.LO;
    return [
        ...(shown.length > lines.length ? ['Long lines are folded here:'] : []),
        block,
        ...(cut > 0 ? [(0,markdown/* cutNote */.nA)(cut)] : []),
    ].join('\n\n');
}
function pieces(text) {
    return text.match(PIECES) ?? [''];
}
/** Every piece of a line of a diff has the line's mark. */
function foldDiffLine(line) {
    return pieces(line.slice(1)).map((piece) => line.slice(0, 1) + piece);
}
function promptLines(text) {
    if (text === null || text === '')
        return [];
    return (0,strip/* stripUnprintable */.jh)((0,strip/* clip */.$Q)(text, markdown/* MAX_PROSE_CHARS */.LO)).split('\n');
}
function shorten(diff) {
    return (0,line_diff/* stretchesOf */.TM)(diff).flatMap(({ isFar, lines }) => isFar && lines.length > 1
        ? [`@@ ${lines.length} unchanged lines @@`]
        : lines.map(({ kind, text }) => line_diff/* DIFF_SIGNS */.TE[kind] + text));
}

;// CONCATENATED MODULE: ./report/sections/recommendations.js






const recommendations_FIRST_PAGE = 20;
const MAX_THEMES = 20;
const MAX_PLACE_CHARS = 300;
/** What the service recommends, in its order; a prompt fix as a diff. */
function recommendationSections({ report, settings, heading, found, }) {
    const themeTitles = new Map(report.themes.map(({ slug, title }) => [slug, title]));
    const { first, further } = (0,building_blocks/* paged */.IO)({
        part: 'recommendations',
        one: 'recommendation',
        many: 'recommendations',
        count: report.recommendations.length,
        list: [...report.recommendations.entries()].toSorted(([, a], [, b]) => a.order - b.order),
        firstPage: recommendations_FIRST_PAGE,
        open: `${heading} Recommendations\n\n`,
        close: '',
        item: ([index, recommendation]) => settings.detail === 'brief'
            ? `${titleLine(recommendation)}\n\n`
            : inFull(recommendation, found.get(index), themeTitles),
    });
    return [first, further];
}
function titleLine({ order, title, severity, channel }) {
    const marks = [
        ...(severity === null ? [] : [(0,building_blocks/* severityMark */.nU)(severity)]),
        ...(channel === null ? [] : [(0,markdown/* inline */.mG)((0,plain_words/* plainWord */.h)(channel))]),
    ];
    return [`**${order}. ${(0,markdown/* inline */.mG)(title) || format/* UNTITLED */.q8}**`, ...marks].join(' · ');
}
function inFull(recommendation, found, themeTitles) {
    const { body, currentText, suggestedText, themeSlugs } = recommendation;
    const themes = themeSlugs.slice(0, MAX_THEMES).map((slug) => themeTitles.get(slug) ?? slug);
    const parts = [
        titleLine(recommendation),
        (0,markdown/* prose */.CS)(body),
        promptFix(currentText, suggestedText),
        found === undefined ? '' : foundLine(found),
        themes.length > 0 ? `Meant for: ${(0,markdown/* inline */.mG)(themes.join('; '), 1000)}` : '',
    ];
    return `${parts.filter((part) => part !== '').join('\n\n')}\n\n`;
}
/** What became of looking for a prompt's text in the repository. */
function foundLine(found) {
    switch (found.state) {
        case 'located':
            return `Located in ${recommendations_names([found.place])}${found.leftOut === null ? '' : `; left out of the patch: ${(0,markdown/* inline */.mG)(found.leftOut, 1000)}`}`;
        case 'ambiguous':
            return `Ambiguous: the text stands in ${(0,format/* formatCounted */.So)(found.places.length, 'place')}, so nobody can tell which one is meant: ${recommendations_names(found.places)}`;
        case 'applied':
            return `Already applied: the suggested text stands in ${recommendations_names(found.places)}`;
        case 'missing':
            return 'Not found in the repository: the fix is stale, or the prompt lives elsewhere';
    }
}
function recommendations_names(places) {
    return places.map((place) => (0,markdown/* inline */.mG)((0,names/* placeName */.fW)(place), MAX_PLACE_CHARS)).join(', ');
}

;// CONCATENATED MODULE: ./report/sections/themes.js








/** Themes whose rows and analysis are not folded away. */
const themes_FIRST_PAGE = 10;
/** Check names shown with the analysis. */
const MAX_CHECKS = 100;
const themes_TABLE_HEAD = `| Severity | ${(0,building_blocks/* wideHead */.Cq)('Theme')} | Calls | Since | Cause |\n| --- | --- | ---: | --- | --- |\n`;
/** Themes whose analysis is kept before that of the next: ranks from above one to another. */
const GRADES = [
    { grade: 'severe', above: -1, to: 1 },
    { grade: 'medium', above: 1, to: 2 },
    { grade: 'minor', above: 2, to: theme_order/* GONE_RANK */.RO },
];
/** The table of failure themes, the most severe first, and the analysis of each. */
function themeSections(view) {
    const { themes } = view.report;
    const list = (0,theme_order/* sortThemes */.lt)(themes);
    const rows = (0,building_blocks/* paged */.IO)({
        part: 'themes',
        one: 'theme',
        many: 'themes',
        count: themes.length,
        list,
        firstPage: themes_FIRST_PAGE,
        open: `${view.heading} Themes\n\n`,
        close: '\n',
        tableHead: themes_TABLE_HEAD,
        item: (theme) => themeRow(theme, view),
    });
    const counts = countRanks(themes);
    const analyses = GRADES.map((grade) => analysisSections(view, list, counts, grade));
    return [
        rows.first,
        ...analyses.map(({ first }) => first),
        rows.further,
        ...analyses.map(({ further }) => further),
    ];
}
/** The analysis of the themes of one grade: those of the first page, and those after it, folded. */
function analysisSections(view, list, counts, { grade, above, to }) {
    const start = countDownTo(above, counts);
    const end = countDownTo(to, counts);
    const split = Math.min(Math.max(start, themes_FIRST_PAGE), end);
    const render = (first, last) => (0,section/* each */.__)(list.slice(first, last), (theme) => analysis(theme, view));
    const names = { one: `analysis of a ${grade} theme`, many: `analyses of ${grade} themes` };
    const first = (0,section/* section */.uW)({
        ...names,
        part: `analysis of ${grade} themes`,
        count: split - start,
        items: () => render(start, split),
    });
    const further = (0,section/* section */.uW)({
        ...names,
        ...(0,section/* foldEnds */.QV)(`Analysis of ${(0,format/* formatCounted */.So)(end - split, `further ${grade} theme`)}`),
        part: `further analysis of ${grade} themes`,
        count: end - split,
        items: () => render(split, end),
    });
    return { first, further };
}
/** How many themes have each rank. */
function countRanks(themes) {
    const counts = [];
    for (const theme of themes) {
        const rank = (0,theme_order/* themeRank */.kR)(theme);
        counts[rank] = (counts[rank] ?? 0) + 1;
    }
    return counts;
}
function countDownTo(rank, counts) {
    return counts.slice(0, rank + 1).reduce((sum, count) => sum + count, 0);
}
function themeRow(theme, { waivers }) {
    return (0,building_blocks/* row */.nM)([
        (0,building_blocks/* severityMark */.nU)(theme.severity),
        (0,markdown/* cell */.Hn)(theme.title) + (0,spared/* waivedMark */.Q6)(waivers.theme.get(theme.slug)),
        affectedCalls(theme),
        (0,building_blocks/* wordCell */.D$)(theme.lifecycle),
        (0,building_blocks/* wordCell */.D$)(theme.rootCauseChannel),
    ]);
}
function affectedCalls({ affectedCallCount, totalCallCount }) {
    return `${(0,format/* formatCount */.B4)(affectedCallCount)} of ${(0,format/* formatCount */.B4)(totalCallCount)}`;
}
function analysis(theme, { settings }) {
    const { sign } = (0,plain_words/* severityOf */.x)(theme.severity);
    const title = (0,markdown/* html */.qy)(theme.title) || format/* UNTITLED */.q8;
    const fold = (0,section/* foldEnds */.QV)(`${sign} <b>${title}</b>`);
    const isBrief = settings.detail === 'brief';
    const body = isBrief ? '' : (0,markdown/* prose */.CS)(theme.analysis);
    const checks = (0,markdown/* inline */.mG)(theme.checkNames.slice(0, MAX_CHECKS).join(', '), 2000);
    const facts = [
        ...(theme.impact === null ? [] : [`impact: ${(0,building_blocks/* wordCell */.D$)(theme.impact)}`]),
        ...(theme.prevalence === null ? [] : [`prevalence: ${(0,building_blocks/* wordCell */.D$)(theme.prevalence)}`]),
    ];
    return [
        fold.open,
        body === '' ? '' : `${body}\n\n`,
        facts.length === 0 ? '' : `${capitalised(facts.join(' · '))}\n\n`,
        checks === '' ? '' : `Checks: ${checks}\n\n`,
        isBrief ? '' : callLine(theme.callIds, settings),
        theme.slug === '' || isBrief ? '' : `Slug: ${(0,markdown/* identifier */.Cv)(theme.slug)}\n`,
        fold.close,
    ].join('');
}
function capitalised(text) {
    return text.charAt(0).toUpperCase() + text.slice(1);
}

// EXTERNAL MODULE: ./report/likely.js
var likely = __webpack_require__(95460);
// EXTERNAL MODULE: ./report/trend-order.js
var trend_order = __webpack_require__(91076);
;// CONCATENATED MODULE: ./report/sections/trend.js







const trend_FIRST_PAGE = 25;
const INTRODUCTION = 'Pass rates in the run that this one is compared with, and the change since then in percentage points.';
/**
 * How each check's pass rate moved since the previous run, the greatest loss first. What the table of the
 * checks tells of this run, and what is known of no check, has no column.
 */
function trendSections(run, { report, heading, waivers }) {
    const { trend } = report;
    if (trend === null)
        return [];
    const columns = {
        hasCurrent: !(0,report_checks/* areRatesTold */.vh)(run, trend),
        hasLifecycle: trend.rows.some(({ lifecycle }) => lifecycle !== null),
    };
    const { first, further } = (0,building_blocks/* paged */.IO)({
        part: 'trend',
        one: 'check',
        many: 'checks',
        count: trend.rows.length,
        list: (0,trend_order/* sortTrend */.a)(trend.rows),
        firstPage: trend_FIRST_PAGE,
        open: `${heading} Trend\n\n${INTRODUCTION}\n\n`,
        close: '\n',
        tableHead: tableHead(columns),
        item: (check) => trendRow(check, waivers.check.get(check.checkName), columns),
    });
    return [first, further];
}
function tableHead({ hasCurrent, hasLifecycle }) {
    const columns = [
        ['Check', '---'],
        ['Before', '---:'],
        ...(hasCurrent ? [['Now', '---:']] : []),
        ['Change', '---:'],
        ...(hasCurrent ? [['', '---']] : []),
        ...(hasLifecycle ? [['Since', '---']] : []),
    ];
    return (0,building_blocks/* row */.nM)(columns.map(([name = '']) => name)) + (0,building_blocks/* row */.nM)(columns.map(([, rule = '']) => rule));
}
function trendRow(check, waiver, { hasCurrent, hasLifecycle }) {
    const { previousPassRate: previous, currentPassRate: current, counts, lifecycle } = check;
    const change = (0,markdown/* cell */.Hn)((0,format/* formatChange */.eD)(previous, current));
    return (0,building_blocks/* row */.nM)([
        (0,markdown/* cell */.Hn)(check.checkName) + (0,spared/* waivedMark */.Q6)(waiver),
        (0,markdown/* cell */.Hn)((0,format/* unbroken */.D_)((0,likely/* withLikely */.RC)((0,format/* formatPercent */.l9)(previous), counts?.previous))),
        ...(hasCurrent ? [(0,markdown/* cell */.Hn)((0,format/* unbroken */.D_)((0,likely/* withLikely */.RC)((0,format/* formatPercent */.l9)(current), counts?.current)))] : []),
        (0,trend_order/* pointsLost */.M)(check) > 0 ? `**${change}**` : change,
        ...(hasCurrent ? [(0,building_blocks/* rateBar */.Yz)(current, null)] : []),
        ...(hasLifecycle ? [(0,building_blocks/* wordCell */.D$)(lifecycle)] : []),
    ]);
}

;// CONCATENATED MODULE: ./report/sections/run.js




















/** What stands at the top for a step's only run. */
function onlyRunHead(run, told) {
    return runHead(run, told);
}
/** What stands above the report of one of several runs; the table above tells what came of it. */
function oneRunHead(run, settings) {
    const name = (0,footer/* runName */.rt)(run, settings) + (0,footer/* shortId */.m_)(run);
    const title = `### ${(0,outcome_words/* outcomeMark */.eD)(run.outcome)} ${name}: ${run.outcome}\n\n`;
    return [
        (0,section/* section */.uW)({ part: 'run', one: 'run', many: 'runs', count: 1, items: () => [title] }),
        ...runHead(run, (0,opening/* runOpening */.g_)(run, voice/* VOICE */.PJ).told),
    ];
}
/** The reasons that nothing has told yet, and what else a judgement rests on. */
function runHead(run, told) {
    const reasons = run.reasons.filter((reason) => !told.has(reason));
    return [...(0,sections_reasons/* reasonSections */.F)('run', reasons), debriefError(run), (0,spared/* sparedSection */.FJ)(run)];
}
/** What stands below the report of one of several runs. */
function oneRunFoot(run, settings) {
    const line = (0,footer/* runFooter */.Vm)(run, settings);
    const names = { one: 'footer', many: 'footers' };
    return [
        (0,outcome/* noteSection */.MX)(run.notes),
        (0,section/* section */.uW)({ ...names, part: 'run', count: 1, items: () => [`${line}\n`] }),
    ];
}
/** Everything that a run's report holds; nothing where it has none. */
function reportSections(run, { settings, heading, found }) {
    const { report, spared } = run;
    const checks = [...checkSections(run), countsByRunSection(run)];
    if (report === null)
        return [...checks, goneSection(run)];
    const view = { report, settings, heading, waivers: (0,report_spared/* waiversByName */.wT)(spared), found };
    const verdictWords = untoldWords(run, report.verdictSummary);
    return [
        ...checks,
        verdictSummary((0,report_checks/* isToldByChecks */.oZ)(run) ? '' : verdictWords),
        ...themeSections(view),
        ...recommendationSections(view),
        goneSection(run),
        ...trendSections(run, view),
        ...historySections(run, heading),
        executiveSummarySection(view, (0,report_checks/* isToldByChecks */.oZ)(run) ? verdictWords : ''),
        ...findingSections(view),
        ...wentWellSections(view),
        furtherCallSection(view),
    ];
}
/** What the service says of a debrief that it could not write. */
function debriefError(run) {
    const error = run.debrief?.errorMessage ?? '';
    return (0,section/* section */.uW)({
        part: 'run',
        one: 'error message',
        many: 'error messages',
        count: error === '' ? 0 : 1,
        items: () => [`The service says of the debrief:\n\n${(0,markdown/* blockQuote */.iZ)((0,markdown/* prose */.CS)(error))}\n\n`],
    });
}
/** What the first line has not quoted of the verdict summary. */
function untoldWords(run, verdictSummary) {
    const { quotedChars = 0 } = (0,opening/* runOpening */.g_)(run, voice/* VOICE */.PJ);
    return verdictSummary.trim().slice(quotedChars).trim();
}
function verdictSummary(words) {
    return (0,section/* section */.uW)({
        part: 'verdict summary',
        one: 'verdict summary',
        many: 'verdict summaries',
        count: words === '' ? 0 : 1,
        items: () => [`${(0,markdown/* blockQuote */.iZ)((0,markdown/* prose */.CS)(words))}\n\n`],
    });
}
/** What is gone since the run that it was compared with, which the footer names. */
function goneSection(run) {
    const baseline = (0,report_baseline/* baselineOf */.Bv)(run);
    const { named, more } = baseline === null
        ? { named: [], more: 0 }
        : (0,report_baseline/* goneThemes */.Il)(baseline, ({ slug, title }) => `${(0,markdown/* identifier */.Cv)(slug)} (${(0,markdown/* inline */.mG)(title)})`);
    const rest = more > 0 ? ` and ${(0,format/* formatCount */.B4)(more)} more` : '';
    return (0,section/* section */.uW)({
        part: 'run',
        one: 'line on what is gone',
        many: 'lines on what is gone',
        count: named.length > 0 ? 1 : 0,
        close: '\n',
        items: () => [`Gone since the run that it is compared with: ${named.join(', ')}${rest}.\n`],
    });
}


/***/ }),

/***/ 21953:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  __: () => (/* binding */ each),
  QV: () => (/* binding */ foldEnds),
  uW: () => (/* binding */ section)
});

;// CONCATENATED MODULE: ./report/keep-order.js
/**
 * The parts of the job summary, the most important first: when a summary grows too large, it is
 * from the end of this list that parts are left out, and within one part the better runs first.
 * A long list has a first page, shown as it is, and further items, which are folded.
 */
const KEEP_ORDER = [
    'reasons',
    'overview',
    'run',
    'spared',
    'checks',
    'verdict summary',
    'themes',
    'recommendations',
    'trend',
    'history',
    'analysis of severe themes',
    'analysis of medium themes',
    'analysis of minor themes',
    'executive summary',
    'findings',
    'went well',
    'further reasons',
    'further checks',
    'further themes',
    'further recommendations',
    'further trend',
    'further history',
    'further analysis of severe themes',
    'further analysis of medium themes',
    'further analysis of minor themes',
    'further findings',
    'further went well',
    'further call IDs',
];
/** Where a part stands in the order; smaller is kept first. */
function rankOf(part) {
    return KEEP_ORDER.indexOf(part);
}

;// CONCATENATED MODULE: ./report/sections/section.js

/** A section of the Markdown report, placed in the order in which parts are kept. */
function section({ part, open = '', close = '', ...rest }) {
    return { rank: rankOf(part), open, close, ...rest };
}
/** Renders one value after the other, each only when it is asked for. */
function* each(values, render) {
    for (const value of values)
        yield render(value);
}
/** The two ends of a closed fold. Its summary is HTML, escaped already. */
function foldEnds(summary) {
    return { open: `<details>\n<summary>${summary}</summary>\n\n`, close: '\n</details>\n\n' };
}


/***/ }),

/***/ 85298:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bq: () => (/* binding */ IDS),
/* harmony export */   RT: () => (/* binding */ stepParts),
/* harmony export */   fk: () => (/* binding */ smallPrint)
/* harmony export */ });
/* harmony import */ var _core_outcome_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(26767);
/* harmony import */ var _core_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(90630);
/** What is copied or looked up, and not read, of the step itself. */


/** Of which the name of a gate is made where nobody gave it one. */
const IDS = /^[\da-f]{8}-[\da-f-]{27}(?:, |$)/i;
/** One line; empty where nothing is known. */
function smallPrint(parts) {
    const told = parts.filter((part) => part !== '');
    return told.length === 0 ? '' : `<sub>${told.join(' · ')}</sub>\n`;
}
/** The parts of that line which tell of the step itself; empty where they are not known. */
function stepParts(report, settings, { gateName, commit, workflowRunUrl }) {
    return [
        report.policy.path === null ? '' : `judged by ${(0,_core_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .inline */ .mG)(report.policy.path)}`,
        IDS.test(gateName) ? `gate ${(0,_core_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .inline */ .mG)(gateName)}` : '',
        commit === '' ? '' : `commit ${(0,_core_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .identifier */ .Cv)(commit.slice(0, 7))}`,
        workflowRun(report, workflowRunUrl),
        // The next step of one that did not pass leads to it already.
        (0,_core_outcome_js__WEBPACK_IMPORTED_MODULE_1__/* .fails */ .c6)(report.outcome) ? '' : reportLink(settings),
    ];
}
function reportLink({ reportUrl }) {
    return reportUrl === undefined ? '' : `[whole report](${(0,_core_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .linkDestination */ .Vh)(reportUrl)})`;
}
const UNNAMED = 'workflow run';
function workflowRun({ provenance }, url) {
    if (url === '')
        return '';
    const name = (0,_core_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .inline */ .mG)(provenance?.workflow ?? '') || UNNAMED;
    return `${name === UNNAMED ? '' : 'workflow '}[${name}](${(0,_core_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .linkDestination */ .Vh)(url)})`;
}


/***/ }),

/***/ 10110:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FJ: () => (/* binding */ sparedSection),
/* harmony export */   Q6: () => (/* binding */ waivedMark),
/* harmony export */   ZQ: () => (/* binding */ unmatchedSection)
/* harmony export */ });
/* harmony import */ var _core_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(90630);
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(53483);
/* harmony import */ var _spared_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(74957);
/* harmony import */ var _section_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(21953);
/* harmony import */ var _voice_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4757);





/** Themes that were there before, named on one line. */
const MAX_KNOWN = 50;
/** What the policy spared in a run: what a green outcome rests on. */
function sparedSection({ spared, report }) {
    const lines = spared === null || report === null ? [] : describe(spared, report);
    return (0,_section_js__WEBPACK_IMPORTED_MODULE_2__/* .section */ .uW)({
        part: 'spared',
        one: 'thing that the policy spared',
        many: 'things that the policy spared',
        count: lines.length,
        open: '**What the policy spared:**\n\n',
        close: '\n',
        items: () => (0,_section_js__WEBPACK_IMPORTED_MODULE_2__/* .each */ .__)(lines, (line) => `- ${line}\n`),
    });
}
/** Waivers that can go, since they excuse nothing. */
function unmatchedSection(runs) {
    const waivers = (0,_spared_js__WEBPACK_IMPORTED_MODULE_3__/* .unmatchedWaivers */ .xb)(runs);
    return (0,_section_js__WEBPACK_IMPORTED_MODULE_2__/* .section */ .uW)({
        part: 'spared',
        one: 'waiver that matched nothing',
        many: 'waivers that matched nothing',
        count: waivers.length,
        close: '\n',
        items: () => (0,_section_js__WEBPACK_IMPORTED_MODULE_2__/* .each */ .__)(waivers, (waiver) => {
            const name = (0,_spared_js__WEBPACK_IMPORTED_MODULE_3__/* .meantBy */ .Pn)(waiver, runs);
            const meant = name === undefined ? '' : ` (did you mean ${(0,_core_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .identifier */ .Cv)(name)}?)`;
            return `- Waiver without a match: ${waiver.kind} ${(0,_core_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .identifier */ .Cv)(waiver.target)}${meant}${describeWaiver(waiver)}\n`;
        }),
    });
}
/** What marks a waived theme or check where it is listed; empty for others. */
function waivedMark(waiver) {
    return waiver === undefined ? '' : ` *(waived until ${waiver.expires})*`;
}
function describe({ waived, known, notes, warnings = [] }, report) {
    const titles = new Map(report.themes.map(({ slug, title }) => [slug, title]));
    return [
        ...warnings.map((warning) => `⚠️ Only warned of: ${(0,_core_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .message */ .iU)(warning, _voice_js__WEBPACK_IMPORTED_MODULE_1__/* .MAX_MESSAGE_CHARS */ .hP)}`),
        ...waived.map((one) => describeWaived(one, titles)),
        ...(known.length > 0 ? [describeKnown(known)] : []),
        ...notes.map((note) => `Not judged: ${(0,_core_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .message */ .iU)(note, _voice_js__WEBPACK_IMPORTED_MODULE_1__/* .MAX_MESSAGE_CHARS */ .hP)}`),
    ];
}
function describeWaived({ kind, name, waiver }, titles) {
    const title = (0,_core_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .inline */ .mG)(kind === 'theme' ? (titles.get(name) ?? '') : '');
    const subject = kind === 'theme' ? (0,_core_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .identifier */ .Cv)(name) : (0,_core_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .inline */ .mG)(name);
    return `Waived ${kind} ${subject}${title === '' ? '' : ` (${title})`}${describeWaiver(waiver)}`;
}
/** Why, who answers for it, and until when. */
function describeWaiver(waiver) {
    const owner = waiver.owner === null ? '' : `, owner ${(0,_core_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .inline */ .mG)(waiver.owner)}`;
    const mark = (0,_spared_js__WEBPACK_IMPORTED_MODULE_3__/* .endsSoon */ .C_)(waiver) ? '⚠️ ' : '';
    return `: ${(0,_core_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .inline */ .mG)(waiver.reason, _voice_js__WEBPACK_IMPORTED_MODULE_1__/* .MAX_MESSAGE_CHARS */ .hP)}${owner}, ${mark}until ${(0,_spared_js__WEBPACK_IMPORTED_MODULE_3__/* .lastDay */ .NY)(waiver)}`;
}
function describeKnown(slugs) {
    const names = (0,_format_js__WEBPACK_IMPORTED_MODULE_4__/* .formatList */ .ki)(slugs, MAX_KNOWN, _core_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .identifier */ .Cv);
    return `Known before, so the verdict does not fail the gate: ${(0,_format_js__WEBPACK_IMPORTED_MODULE_4__/* .formatCounted */ .So)(slugs.length, 'theme')}, ${names}`;
}


/***/ }),

/***/ 22181:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $l: () => (/* binding */ firstReason),
/* harmony export */   HR: () => (/* binding */ shortfallOf),
/* harmony export */   Me: () => (/* binding */ missesBar),
/* harmony export */   SL: () => (/* binding */ isBareVerdict)
/* harmony export */ });
/* harmony import */ var _core_percent_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(79630);
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(53483);
/* harmony import */ var _spared_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(74957);
/** What fell short in a run, in facts and on one line, in the same words wherever it is told. */



/** Checks that are named on the line. */
const MAX_CHECKS = 3;
/** Of a debrief's verdict summary. */
const MAX_SUMMARY_CHARS = 300;
/** A longer sentence is cut where it is told. */
const MAX_QUOTED_CHARS = 2000;
const MISSED = 'The run missed the thresholds of its checks.';
/**
 * The checks that missed their bar, else what the debrief says of a failed verdict, else the first of
 * the reasons.
 */
function shortfallOf(run, voice) {
    const bare = run.reasons.filter(isBareVerdict);
    const checks = run.checks ?? [];
    const missed = missedChecks(run);
    if (missed.length > 0) {
        const names = new Set(missed.map(({ name }) => name));
        const ofChecks = run.reasons.filter(({ rule, check }) => rule === 'run-verdict' && check !== undefined && names.has(check));
        return {
            line: checksLine(missed, checks.length, voice),
            told: new Set([...bare, ...ofChecks]),
        };
    }
    const summary = firstSentences((run.report?.verdictSummary ?? '').trim());
    if (bare.length > 0 && summary !== '') {
        const isWhole = summary.length <= MAX_QUOTED_CHARS;
        return {
            line: voice.prose(summary),
            told: new Set(bare),
            ...(isWhole && { quotedChars: summary.length }),
        };
    }
    const others = run.reasons.filter((reason) => !bare.includes(reason));
    if (others.length === 0)
        return { line: bare.length > 0 ? MISSED : '', told: new Set(bare) };
    const { line, told } = firstReason(others, voice);
    return { line, told: new Set([...told, ...bare]) };
}
/** Whether a reason says no more than the verdict's name, and what that means. */
function isBareVerdict({ restates }) {
    return restates === 'verdict';
}
/** The first of the reasons as a sentence; an empty line where there is none. */
function firstReason(reasons, voice) {
    const [first] = reasons;
    return first === undefined
        ? { line: '', told: new Set() }
        : { line: sentence(first.message, voice), told: new Set([first]) };
}
/** Whether a check is known to have missed its bar. */
function missesBar({ isPassed, rate, needed }) {
    return (isPassed === false ||
        (rate !== null && needed !== null && (0,_core_percent_js__WEBPACK_IMPORTED_MODULE_0__/* .percentUnits */ .F0)(rate) < (0,_core_percent_js__WEBPACK_IMPORTED_MODULE_0__/* .percentUnits */ .F0)(needed)));
}
/** Those that no waiver excuses. */
function missedChecks({ checks, spared }) {
    const waived = (0,_spared_js__WEBPACK_IMPORTED_MODULE_1__/* .waiversByName */ .wT)(spared).check;
    return (checks ?? []).filter((check) => missesBar(check) && !waived.has(check.name));
}
function checksLine(missed, count, voice) {
    const shown = missed.slice(0, MAX_CHECKS).map((check) => describeCheck(check, voice));
    const more = missed.length - shown.length;
    const list = [...shown, ...(more > 0 ? [`and ${(0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatCount */ .B4)(more)} more`] : [])].join(', ');
    return `${(0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatCount */ .B4)(missed.length)} of ${(0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatCounted */ .So)(count, 'check')} fell short: ${list}.`;
}
/** E.g. `refund policy stated passed 6 of 24 calls (80 % needed)`, as far as that is known. */
function describeCheck({ name, passed, evaluated, rate, needed }, voice) {
    const counts = passed !== null && evaluated !== null
        ? ` passed ${(0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatCount */ .B4)(passed)} of ${(0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatCounted */ .So)(evaluated, 'call')}`
        : rate !== null
            ? ` passed ${(0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatPercentBeside */ .lS)(rate, needed)} of its calls`
            : '';
    const bar = needed === null ? '' : ` (${(0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatPercentBeside */ .lS)(needed, rate)} needed)`;
    return voice.name(name) + voice.own(counts + bar);
}
/** As many whole sentences from the start of a trimmed text as fit, at least one. */
function firstSentences(text) {
    const ends = [...text.slice(0, MAX_QUOTED_CHARS).matchAll(/(?<=[.!?])\s+/g)].map(({ index }) => index);
    const fitting = [...ends, text.length].filter((end) => end <= MAX_SUMMARY_CHARS).at(-1);
    return text.slice(0, fitting ?? ends[0]);
}
/** A message of ours as a sentence. */
function sentence(message, voice) {
    const end = /[.!?…]$/.test(message) ? '' : '.';
    return voice.prose(message.charAt(0).toUpperCase() + message.slice(1) + end);
}


/***/ }),

/***/ 36374:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ab: () => (/* binding */ outsideWays),
/* harmony export */   Lr: () => (/* binding */ unjudgedLine),
/* harmony export */   Lz: () => (/* binding */ toleranceOf),
/* harmony export */   NL: () => (/* binding */ openReport),
/* harmony export */   kg: () => (/* binding */ cureLine),
/* harmony export */   tN: () => (/* binding */ nextOfUnjudged)
/* harmony export */ });
/* harmony import */ var _core_outcome_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(26767);
/* harmony import */ var _outcome_words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(65758);
/** What is told of an ending that judged nothing: why, what to do about it, and what to do next. */


/** Inputs that a wait ran out of, as its reason names them. */
const TIMEOUT = /\b(?:run|debrief|queue)-timeout\b/;
/** What is to be done, or why nothing was tested. */
function unjudgedLine(report, voice) {
    if (report.outcome !== 'skipped')
        return { line: cureLine(report, voice), told: new Set() };
    const answer = (0,_outcome_words_js__WEBPACK_IMPORTED_MODULE_0__/* .answerByRule */ .mS)(report);
    if (answer !== undefined)
        return { line: voice.own(answer), told: new Set() };
    const why = report.reasons.map(({ message }) => voice.prose(message)).join('; ');
    const line = `${voice.own('**Nothing was tested:**')} ${why}.`;
    return { line, told: new Set(report.reasons) };
}
/** Why an outcome that fails others does not fail this step; empty where it does. */
function toleranceOf({ outcome, tolerated }, voice) {
    if (!tolerated || !(0,_core_outcome_js__WEBPACK_IMPORTED_MODULE_1__/* .fails */ .c6)(outcome))
        return '';
    const setting = outcome === 'failed' ? '`warn-only` is set' : '`on-inconclusive` is `warn`';
    return voice.own(` The step does not fail, since ${setting}.`);
}
/** What is to be done, as a sentence. */
function cureLine(report, voice) {
    const cure = (0,_outcome_words_js__WEBPACK_IMPORTED_MODULE_0__/* .cureWordsOf */ .Qh)(report);
    return voice.own(cure.charAt(0).toUpperCase() + cure.slice(1));
}
function outsideWays({ provenance }, { reportUrl }) {
    return { reportUrl: reportUrl ?? '', workflowRunUrl: provenance?.workflowRunUrl ?? '' };
}
/** The rest of a sentence that begins with `Next:`; empty where there is nothing to do. */
function nextOfUnjudged(report, { workflowRunUrl, reportUrl }, voice) {
    const { outcome, runs } = report;
    if (!(0,_core_outcome_js__WEBPACK_IMPORTED_MODULE_1__/* .fails */ .c6)(outcome))
        return '';
    const inputs = runs
        .flatMap(({ reasons }) => reasons)
        .filter(({ rule }) => rule === 'timeout')
        .flatMap(({ message }) => TIMEOUT.exec(message)?.[0] ?? []);
    const raised = [...new Set(inputs)].map((name) => `a longer \`${name}\``).join(' and ');
    const wouldCallTwice = runs.some(({ reasons }) => reasons.some(({ rule }) => rule === 'start'));
    const then = rerunning(report, raised, voice);
    const way = workflowRunUrl === ''
        ? giveIt(raised, voice)
        : `${voice.link('open the workflow run', workflowRunUrl)}${then && ` and ${then}`}`;
    const steps = [
        ...(way === '' || wouldCallTwice ? [] : [way]),
        ...(reportUrl === '' ? [] : [openReport(reportUrl, voice)]),
    ];
    return steps.join(', or ');
}
/** What is to be done with the workflow run, where the first line has not said to run it again. */
function rerunning(report, longer, voice) {
    // What ended for the workflow's own fault ends the same way when it is run again as it is.
    if (report.outcome === 'error')
        return 're-run it once that is corrected';
    if (!(0,_outcome_words_js__WEBPACK_IMPORTED_MODULE_0__/* .asksForMore */ .$4)(report))
        return giveIt(longer, voice);
    return voice.own(`re-run it${longer && ` with ${longer}`} once that is done`);
}
function giveIt(longer, voice) {
    return longer && voice.own(`give it ${longer}`);
}
/** The step that leads to it. */
function openReport(url, voice) {
    return `open the ${voice.link('whole report', url)}`;
}


/***/ }),

/***/ 80860:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ PLAIN)
/* harmony export */ });
/** How each form of the report writes words. */
/** How lines of the log and annotations write text of others. */
const PLAIN = {
    name: (name) => `'${name}'`,
    prose: (text) => text,
    own: (words) => words.replaceAll('**', '').replaceAll('`', ''),
    link: (words, url) => `${words} (${url})`,
};


/***/ }),

/***/ 68404:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ PURPOSE_MS),
/* harmony export */   d: () => (/* binding */ StepDeadline)
/* harmony export */ });
/**
 * How long GitHub, when it is out of reach, may hold up one purpose of a step: the changed files, the policy,
 * the run history, the artifact, the comment. With loading code and waking up 20 s.
 */
const PURPOSE_MS = 18_000;
/** So much later than its timeouts allow a step may end. */
const GRACE_MS = 10_000;
/** The end of the timeouts that have applied to a step so far, each of which adds to it. */
class StepDeadline {
    #clock;
    #endMs;
    #hasWaited = false;
    constructor(clock) {
        this.#clock = clock;
        this.#endMs = clock.now();
    }
    /**
     * Adds a wait with such a limit. Waits side by side end together. What passed between waits is taken from
     * the grace, never from the limit.
     */
    add(sinceMs, limitMs) {
        const beginMs = Math.max(Math.min(sinceMs, this.#endMs), sinceMs - GRACE_MS);
        this.#endMs = Math.max(this.#endMs, beginMs + limitMs);
        this.#hasWaited = true;
    }
    /** The deadline of a read that may take so long, in epoch milliseconds. */
    within(budgetMs) {
        const nowMs = this.#clock.now();
        return this.#hasWaited
            ? Math.min(nowMs + budgetMs, this.#endMs + GRACE_MS)
            : nowMs + Math.min(budgetMs, GRACE_MS);
    }
}


/***/ }),

/***/ 4067:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   w: () => (/* binding */ makeFolders)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var _stops_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(33743);
/** Folders that a step makes. */



/**
 * Makes a folder and those around it, as far as they are missing. `mkdirSync` with `recursive` never ends
 * where a folder that is there can hold no other, as /proc.
 *
 * @throws {Error} of the file system
 */
function makeFolders(path) {
    const parent = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path);
    if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(path) || parent === path)
        return;
    makeFolders(parent);
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(path);
    }
    catch (error) {
        // Another step may have made it just now.
        if (!(0,_stops_js__WEBPACK_IMPORTED_MODULE_2__/* .hasCode */ .up)(error, 'EEXIST'))
            throw error;
    }
}


/***/ }),

/***/ 79890:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ Diff)
/* harmony export */ });
class Diff {
    diff(oldStr, newStr, 
    // Type below is not accurate/complete - see above for full possibilities - but it compiles
    options = {}) {
        let callback;
        if (typeof options === 'function') {
            callback = options;
            options = {};
        }
        else if ('callback' in options) {
            callback = options.callback;
        }
        // Allow subclasses to massage the input prior to running
        const oldString = this.castInput(oldStr, options);
        const newString = this.castInput(newStr, options);
        const oldTokens = this.removeEmpty(this.tokenize(oldString, options));
        const newTokens = this.removeEmpty(this.tokenize(newString, options));
        return this.diffWithOptionsObj(oldTokens, newTokens, options, callback);
    }
    diffWithOptionsObj(oldTokens, newTokens, options, callback) {
        var _a;
        const done = (value) => {
            value = this.postProcess(value, options);
            if (callback) {
                setTimeout(function () { callback(value); }, 0);
                return undefined;
            }
            else {
                return value;
            }
        };
        const newLen = newTokens.length, oldLen = oldTokens.length;
        let editLength = 1;
        let maxEditLength = newLen + oldLen;
        if (options.maxEditLength != null) {
            maxEditLength = Math.min(maxEditLength, options.maxEditLength);
        }
        const maxExecutionTime = (_a = options.timeout) !== null && _a !== void 0 ? _a : Infinity;
        const abortAfterTimestamp = Date.now() + maxExecutionTime;
        const bestPath = [{ oldPos: -1, lastComponent: undefined }];
        // Seed editLength = 0, i.e. the content starts with the same values
        let newPos = this.extractCommon(bestPath[0], newTokens, oldTokens, 0, options);
        if (bestPath[0].oldPos + 1 >= oldLen && newPos + 1 >= newLen) {
            // Identity per the equality and tokenizer
            return done(this.buildValues(bestPath[0].lastComponent, newTokens, oldTokens));
        }
        // Once we hit the right edge of the edit graph on some diagonal k, we can
        // definitely reach the end of the edit graph in no more than k edits, so
        // there's no point in considering any moves to diagonal k+1 any more (from
        // which we're guaranteed to need at least k+1 more edits).
        // Similarly, once we've reached the bottom of the edit graph, there's no
        // point considering moves to lower diagonals.
        // We record this fact by setting minDiagonalToConsider and
        // maxDiagonalToConsider to some finite value once we've hit the edge of
        // the edit graph.
        // This optimization is not faithful to the original algorithm presented in
        // Myers's paper, which instead pointlessly extends D-paths off the end of
        // the edit graph - see page 7 of Myers's paper which notes this point
        // explicitly and illustrates it with a diagram. This has major performance
        // implications for some common scenarios. For instance, to compute a diff
        // where the new text simply appends d characters on the end of the
        // original text of length n, the true Myers algorithm will take O(n+d^2)
        // time while this optimization needs only O(n+d) time.
        let minDiagonalToConsider = -Infinity, maxDiagonalToConsider = Infinity;
        // Main worker method. checks all permutations of a given edit length for acceptance.
        const execEditLength = () => {
            for (let diagonalPath = Math.max(minDiagonalToConsider, -editLength); diagonalPath <= Math.min(maxDiagonalToConsider, editLength); diagonalPath += 2) {
                let basePath;
                const removePath = bestPath[diagonalPath - 1], addPath = bestPath[diagonalPath + 1];
                if (removePath) {
                    // No one else is going to attempt to use this value, clear it
                    // @ts-expect-error - perf optimisation. This type-violating value will never be read.
                    bestPath[diagonalPath - 1] = undefined;
                }
                let canAdd = false;
                if (addPath) {
                    // what newPos will be after we do an insertion:
                    const addPathNewPos = addPath.oldPos - diagonalPath;
                    canAdd = addPath && 0 <= addPathNewPos && addPathNewPos < newLen;
                }
                const canRemove = removePath && removePath.oldPos + 1 < oldLen;
                if (!canAdd && !canRemove) {
                    // If this path is a terminal then prune
                    // @ts-expect-error - perf optimisation. This type-violating value will never be read.
                    bestPath[diagonalPath] = undefined;
                    continue;
                }
                // Select the diagonal that we want to branch from. We select the prior
                // path whose position in the old string is the farthest from the origin
                // and does not pass the bounds of the diff graph
                if (!canRemove || (canAdd && removePath.oldPos < addPath.oldPos)) {
                    basePath = this.addToPath(addPath, true, false, 0, options);
                }
                else {
                    basePath = this.addToPath(removePath, false, true, 1, options);
                }
                newPos = this.extractCommon(basePath, newTokens, oldTokens, diagonalPath, options);
                if (basePath.oldPos + 1 >= oldLen && newPos + 1 >= newLen) {
                    // If we have hit the end of both strings, then we are done
                    return done(this.buildValues(basePath.lastComponent, newTokens, oldTokens)) || true;
                }
                else {
                    bestPath[diagonalPath] = basePath;
                    if (basePath.oldPos + 1 >= oldLen) {
                        maxDiagonalToConsider = Math.min(maxDiagonalToConsider, diagonalPath - 1);
                    }
                    if (newPos + 1 >= newLen) {
                        minDiagonalToConsider = Math.max(minDiagonalToConsider, diagonalPath + 1);
                    }
                }
            }
            editLength++;
        };
        // Performs the length of edit iteration. Is a bit fugly as this has to support the
        // sync and async mode which is never fun. Loops over execEditLength until a value
        // is produced, or until the edit length exceeds options.maxEditLength (if given),
        // in which case it will return undefined.
        if (callback) {
            (function exec() {
                setTimeout(function () {
                    if (editLength > maxEditLength || Date.now() > abortAfterTimestamp) {
                        return callback(undefined);
                    }
                    if (!execEditLength()) {
                        exec();
                    }
                }, 0);
            }());
        }
        else {
            while (editLength <= maxEditLength && Date.now() <= abortAfterTimestamp) {
                const ret = execEditLength();
                if (ret) {
                    return ret;
                }
            }
        }
    }
    addToPath(path, added, removed, oldPosInc, options) {
        const last = path.lastComponent;
        if (last && !options.oneChangePerToken && last.added === added && last.removed === removed) {
            return {
                oldPos: path.oldPos + oldPosInc,
                lastComponent: { count: last.count + 1, added: added, removed: removed, previousComponent: last.previousComponent }
            };
        }
        else {
            return {
                oldPos: path.oldPos + oldPosInc,
                lastComponent: { count: 1, added: added, removed: removed, previousComponent: last }
            };
        }
    }
    extractCommon(basePath, newTokens, oldTokens, diagonalPath, options) {
        const newLen = newTokens.length, oldLen = oldTokens.length;
        let oldPos = basePath.oldPos, newPos = oldPos - diagonalPath, commonCount = 0;
        while (newPos + 1 < newLen && oldPos + 1 < oldLen && this.equals(oldTokens[oldPos + 1], newTokens[newPos + 1], options)) {
            newPos++;
            oldPos++;
            commonCount++;
            if (options.oneChangePerToken) {
                basePath.lastComponent = { count: 1, previousComponent: basePath.lastComponent, added: false, removed: false };
            }
        }
        if (commonCount && !options.oneChangePerToken) {
            basePath.lastComponent = { count: commonCount, previousComponent: basePath.lastComponent, added: false, removed: false };
        }
        basePath.oldPos = oldPos;
        return newPos;
    }
    equals(left, right, options) {
        if (options.comparator) {
            return options.comparator(left, right);
        }
        else {
            return left === right
                || (!!options.ignoreCase && left.toLowerCase() === right.toLowerCase());
        }
    }
    removeEmpty(array) {
        const ret = [];
        for (let i = 0; i < array.length; i++) {
            if (array[i]) {
                ret.push(array[i]);
            }
        }
        return ret;
    }
    // eslint-disable-next-line @typescript-eslint/no-unused-vars
    castInput(value, options) {
        return value;
    }
    // eslint-disable-next-line @typescript-eslint/no-unused-vars
    tokenize(value, options) {
        return Array.from(value);
    }
    join(chars) {
        // Assumes ValueT is string, which is the case for most subclasses.
        // When it's false, e.g. in diffArrays, this method needs to be overridden (e.g. with a no-op)
        // Yes, the casts are verbose and ugly, because this pattern - of having the base class SORT OF
        // assume tokens and values are strings, but not completely - is weird and janky.
        return chars.join('');
    }
    postProcess(changeObjects, 
    // eslint-disable-next-line @typescript-eslint/no-unused-vars
    options) {
        return changeObjects;
    }
    get useLongestToken() {
        return false;
    }
    buildValues(lastComponent, newTokens, oldTokens) {
        // First we convert our linked list of components in reverse order to an
        // array in the right order:
        const components = [];
        let nextComponent;
        while (lastComponent) {
            components.push(lastComponent);
            nextComponent = lastComponent.previousComponent;
            delete lastComponent.previousComponent;
            lastComponent = nextComponent;
        }
        components.reverse();
        const componentLen = components.length;
        let componentPos = 0, newPos = 0, oldPos = 0;
        for (; componentPos < componentLen; componentPos++) {
            const component = components[componentPos];
            if (!component.removed) {
                if (!component.added && this.useLongestToken) {
                    let value = newTokens.slice(newPos, newPos + component.count);
                    value = value.map(function (value, i) {
                        const oldValue = oldTokens[oldPos + i];
                        return oldValue.length > value.length ? oldValue : value;
                    });
                    component.value = this.join(value);
                }
                else {
                    component.value = this.join(newTokens.slice(newPos, newPos + component.count));
                }
                newPos += component.count;
                // Common case
                if (!component.added) {
                    oldPos += component.count;
                }
            }
            else {
                component.value = this.join(oldTokens.slice(oldPos, oldPos + component.count));
                oldPos += component.count;
            }
        }
        return components;
    }
}


/***/ })

};
;