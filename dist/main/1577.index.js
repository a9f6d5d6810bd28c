"use strict";
exports.id = 1577;
exports.ids = [1577];
exports.modules = {

/***/ 4660:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


var diffArrays = (function diffArrays(oldArr, newArr, options) {
    return arrayDiff.diff(oldArr, newArr, options);
});
var diffLines = (function diffLines(before, after) {
    const changes = diffArrays([...before], [...after], { maxEditLength: MAX_CHANGES });
    if (changes === undefined)
        return replaceMiddle(before, after);
    return changes.flatMap((({ added, removed, value }) => lines(added ? 'added' : removed ? 'removed' : 'same', value)));
});
var lines = (function lines(kind, texts) {
    return texts.map(((text) => ({ kind, text })));
});
var stretchesOf = (function stretchesOf(diff) {
    const stretches = [];
    for (const [index, line] of diff.entries()) {
        const around = diff.slice(Math.max(0, index - CONTEXT_LINES), index + CONTEXT_LINES + 1);
        const isFar = around.every((({ kind }) => kind === 'same'));
        const last = stretches.at(-1);
        if (last?.isFar === isFar)
            last.lines.push(line);
        else
            stretches.push({ isFar, lines: [line] });
    }
    return stretches;
});
__webpack_require__.d(__webpack_exports__, {
  TE: (() => (  DIFF_SIGNS)),
  Pp: (() => (  diffLines)),
  TM: (() => (  stretchesOf))
});

// EXTERNAL MODULE: ../../node_modules/diff/libesm/diff/base.js
var base = __webpack_require__(9890);
;// CONCATENATED MODULE: ../../node_modules/diff/libesm/diff/array.js

class ArrayDiff extends base .A {
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


;// CONCATENATED MODULE: ./core/text/line-diff.js

const DIFF_SIGNS = { same: ' ', removed: '-', added: '+' };
const CONTEXT_LINES = 3;
const MAX_CHANGES = 200;

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




/***/ }),

/***/ 3875:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

  var baselineOf = (function baselineOf({ baseline }) {
    return baseline === undefined || baseline.jobId === '' ? null : baseline;
});
var baselineFacts = (function baselineFacts({ source, commit, ageDays, pooled }, show) {
    const others = pooled.length - 1;
    return [
        ...(source === 'previous' ? ["the service's own choice"] : []),
        ...(commit === null ? [] : [`commit ${show(commit.slice(0, SHORT_COMMIT))}`]),
        ...(ageDays === null ? [] : [tellAge(ageDays)]),
        ...(others > 0 ? [`pooled with ${(0,_format_js__WEBPACK_IMPORTED_MODULE_0__  .So)(others, 'run')} before it`] : []),
    ];
});
var isOld = (function isOld({ ageDays }) {
    return ageDays !== null && ageDays > OLD_DAYS;
});
var oldBaselines = (function oldBaselines(runs) {
    return runs.flatMap(((run) => {
        const baseline = baselineOf(run);
        if (baseline === null || !isOld(baseline))
            return [];
        const lead = runs.length > 1 ? `run ${run.jobId || run.label}: ` : '';
        const facts = baselineFacts(baseline, (commit) => commit).join(', ');
        return [
            `${lead}it was compared with run ${baseline.jobId} (${facts}): a baseline of more than ${OLD_DAYS} days says little of this change; have the gate run on the branch that it is compared with`,
        ];
    }));
});
var goneThemes = (function goneThemes({ gone }, show) {
    return { named: gone.slice(0, MAX_GONE).map(show), more: Math.max(0, gone.length - MAX_GONE) };
});
__webpack_require__.d(__webpack_exports__, {
    Bv: (() => (  baselineOf)),
    F_: (() => (  baselineFacts)),
    GK: () => (  unnamedRun),
    Il: (() => (  goneThemes)),
    eD: (() => (  isOld)),
    q7: (() => (  oldBaselines))
  });
  var _format_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3483);
const OLD_DAYS = 14;
const SHORT_COMMIT = 7;
const MAX_GONE = 20;


function unnamedRun({ rows }) {
    const isNone = rows.every(({ previousPassRate }) => previousPassRate === null);
    return isNone ? 'no earlier run' : 'an earlier run that nobody names';
}



function tellAge(days) {
    const hours = Math.floor(days * 24);
    if (hours < 1)
        return 'less than an hour old';
    return hours < 48
        ? `${(0,_format_js__WEBPACK_IMPORTED_MODULE_0__  .So)(hours, 'hour')} old`
        : `${(0,_format_js__WEBPACK_IMPORTED_MODULE_0__  .B4)(Math.floor(days))} days old`;
}


/***/ }),

/***/ 7037:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

  var forPeople = (function forPeople(report) {
    const { reasons, notes, runs } = report;
    return {
        ...report,
        reasons: reasons.map((reason) => reword(reason, _format_js__WEBPACK_IMPORTED_MODULE_2__  .D_)),
        notes: notes.map(_format_js__WEBPACK_IMPORTED_MODULE_2__  .D_),
        runs: runs.map(ofRun),
    };
});
var ofRun = (function ofRun(run) {
    const { jobId, reasons, notes, spared, debrief } = run;
    const inWords = ((text) => (0,_format_js__WEBPACK_IMPORTED_MODULE_2__  .D_)(text.replaceAll(`run ${jobId}`, () => `run ${(0,_names_js__WEBPACK_IMPORTED_MODULE_1__  .JZ)(jobId)}`)));
    return {
        ...run,
        debrief: debrief && { ...debrief, errorMessage: (0,_facts_js__WEBPACK_IMPORTED_MODULE_0__  .rg)(run) || null },
        reasons: withoutEcho(reasons).map((reason) => reword(reason, inWords)),
        notes: notes.map(inWords),
        spared: spared && {
            ...spared,
            notes: spared.notes.map(_format_js__WEBPACK_IMPORTED_MODULE_2__  .D_),
            ...(spared.warnings && { warnings: spared.warnings.map(_format_js__WEBPACK_IMPORTED_MODULE_2__  .D_) }),
        },
    };
});
var withoutEcho = (function withoutEcho(reasons) {
    const isTold = reasons.some(({ rule }) => rule === 'incomplete-run');
    return reasons.filter(({ restates }) => !(isTold && restates === 'status'));
});
__webpack_require__.d(__webpack_exports__, {
    z: (() => (  forPeople))
  });
  var _facts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1949);
  var _format_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3483);
  var _names_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2274);






function reword(reason, inWords) {
    return { ...reason, message: inWords(reason.message) };
}


/***/ }),

/***/ 3004:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

  var leftOutCount = (function leftOutCount({ promptFixes }) {
    return promptFixes.filter(({ found }) => found.state !== 'applied' && !(found.state === 'located' && !found.leftOut)).length;
});
var waysOf = (function waysOf(report, settings) {
    const { detail, suggested } = settings;
    const located = report.promptFixes.filter(({ found }) => found.state === 'located' && found.leftOut === null).length;
    return {
        suggested: suggested?.count ?? 0,
        changesUrl: suggested?.url ?? '',
        shown: detail === 'full' ? Math.max(0, located - (suggested?.fixes ?? 0)) : 0,
        leftOut: detail === 'full' ? leftOutCount(report) : 0,
        ...(0,_unjudged_js__WEBPACK_IMPORTED_MODULE_0__  .Ab)(report, settings),
    };
});
var nextStep = (function nextStep(report, ways, voice) {
    if (report.policy.isTrial)
        return '';
    return report.outcome === 'failed'
        ? stepsOfFailed(report, ways, voice).join(', or ')
        : (0,_unjudged_js__WEBPACK_IMPORTED_MODULE_0__  .tN)(report, ways, voice);
});
__webpack_require__.d(__webpack_exports__, {
    UV: (() => (  waysOf)),
    fk: () => (  leftOutCount),
    sk: (() => (  nextStep))
  });
  var _format_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3483);
  var _unjudged_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6374);



function stepsOfFailed({ runs }, ways, voice) {
    const { suggested, changesUrl, shown, leftOut, reportUrl } = ways;
    const steps = [
        ...(suggested > 0
            ? [
                `apply the ${voice.link(`${(0,_format_js__WEBPACK_IMPORTED_MODULE_1__  .$j)(suggested, 'suggestion')} in the changes`, changesUrl)}`,
            ]
            : []),
        ...(shown > 0 ? [leadTo('fixes', fixesStep(shown, leftOut), ways, voice)] : []),
        ...(reportUrl === '' ? [] : [(0,_unjudged_js__WEBPACK_IMPORTED_MODULE_0__  .NL)(reportUrl, voice)]),
    ];
    return steps.length === 0 ? [readingStep(runs, ways, voice)] : steps;
}
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
function fixesStep(shown, leftOut) {
    if (leftOut === 0)
        return `apply the ${(0,_format_js__WEBPACK_IMPORTED_MODULE_1__  .$j)(shown, 'prompt fix', 'prompt fixes')}`;
    const rest = leftOut === 1 ? 'the other one says why it is' : 'the others say why they are';
    return `apply ${(0,_format_js__WEBPACK_IMPORTED_MODULE_1__  .B4)(shown)} of ${(0,_format_js__WEBPACK_IMPORTED_MODULE_1__  .B4)(shown + leftOut)} prompt fixes (${rest} not in the patch)`;
}


/***/ }),

/***/ 3850:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

  var openingOf = (function openingOf(report, voice) {
    if (report.policy.isTrial)
        return { line: trialLine(report, voice), told: NOTHING_TOLD };
    const { line, ...rest } = firstLine(report, voice);
    return { line: line + (0,_unjudged_js__WEBPACK_IMPORTED_MODULE_2__  .Lz)(report, voice), ...rest };
});
var runOpening = (function runOpening(run, voice) {
    if (run.outcome === 'passed') {
        return { line: `${passedFacts([run]) ?? 'Nothing fell short'}.`, told: NOTHING_TOLD };
    }
    const shortfall = (0,_shortfall_js__WEBPACK_IMPORTED_MODULE_1__  .HR)(run, voice);
    return shortfall.line === '' ? { ...shortfall, line: `${run.outcome}.` } : shortfall;
});
var firstLine = (function firstLine(report, voice) {
    const { outcome, runs } = report;
    const [run, ...further] = runs;
    switch (outcome) {
        case 'failed': {
            const failed = runs.filter((one) => one.outcome === 'failed').length;
            if (failed === 0)
                return (0,_shortfall_js__WEBPACK_IMPORTED_MODULE_1__  .$l)(report.reasons, voice);
            if (run !== undefined && further.length === 0)
                return runOpening(run, voice);
            const others = outcomeCounts(runs).filter(([outcome]) => outcome !== 'failed');
            const rest = others.map(([outcome, count]) => `, ${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__  .B4)(count)} ${outcome}`).join('');
            const line = `${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__  .B4)(failed)} of ${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__  .So)(runs.length, 'run')} failed${rest}.`;
            return { line, told: NOTHING_TOLD };
        }
        case 'passed': {
            const facts = passedFacts(runs) ?? `every run was judged, and ${whyPassed(runs)}`;
            return { line: voice.own(`${READY} ${facts}.`), told: NOTHING_TOLD };
        }
        case 'inconclusive':
        case 'error':
        case 'skipped':
            return (0,_unjudged_js__WEBPACK_IMPORTED_MODULE_2__  .Lr)(report, voice);
        case 'started':
            return { line: voice.own(STARTED), told: NOTHING_TOLD };
    }
});
var whyPassed = (function whyPassed(runs) {
    const fellShort = runs.some((({ report, spared }) => report?.verdict === 'THRESHOLD_FAILED' || (spared !== null && spared.waived.length > 0)));
    return fellShort ? 'the policy spares what fell short' : 'nothing fell short';
});
var passedFacts = (function passedFacts(runs) {
    const checks = runs.flatMap(((run) => run.checks ?? []));
    const isKnown = runs.every(((run) => run.checks !== undefined)) && checks.length > 0;
    if (!isKnown)
        return null;
    const held = checks.filter((check) => !(0,_shortfall_js__WEBPACK_IMPORTED_MODULE_1__  .Me)(check)).length;
    const calls = runs.map((run) => run.callCounts?.evaluated ?? null);
    const sum = calls.reduce((all, one) => (all === null || one === null ? null : all + one), 0);
    const over = sum === null ? '' : `, over ${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__  .So)(sum, 'graded call')}`;
    return `${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__  .B4)(held)} of ${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__  .So)(checks.length, 'check')} passed${over}`;
});
__webpack_require__.d(__webpack_exports__, {
    E4: (() => (  openingOf)),
    TY: () => (  outcomeCounts),
    g_: (() => (  runOpening)),
    qy: (() => (  passedFacts))
  });
  var _format_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3483);
  var _outcome_words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5758);
  var _shortfall_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2181);
  var _unjudged_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6374);




const NOTHING_TOLD = new Set();
const READY = '**Ready to merge as far as this gate can tell:**';
const STARTED = 'The calls are made while other steps go on. A later step with `job-id` waits for the run and judges it.';


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
    const cure = report.outcome === 'error' ? ` ${(0,_unjudged_js__WEBPACK_IMPORTED_MODULE_2__  .kg)(report, voice)}` : '';
    const unreadable = (0,_outcome_words_js__WEBPACK_IMPORTED_MODULE_0__  .A2)(report.runs) === 'saved debrief' ? 'file' : 'run';
    return `Nothing was tested, and nothing but an unreadable ${unreadable} fails this step.${alone}${cure}`;
}





/***/ }),

/***/ 9946:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

  var severityOf = (function severityOf(severity) {
    return SEVERITIES.get(severity) ?? { sign: '\ud83d\udfe3', word: severity.trim() || 'no severity' };
});
var plainWord = (function plainWord(value) {
    return value === null ? null : (WORDS.get(value) ?? value);
});
__webpack_require__.d(__webpack_exports__, {
    h: (() => (  plainWord)),
    x: (() => (  severityOf))
  });
const SEVERITIES = new Map([
    ['HIGH', { sign: '\ud83d\udd34', word: 'high' }],
    ['MEDIUM', { sign: '\ud83d\udfe0', word: 'medium' }],
    ['LOW', { sign: '\ud83d\udfe1', word: 'low' }],
]);

const WORDS = new Map([
    ['NEW', 'new'],
    ['PERSISTENT', 'known before'],
    ['IMPROVING', 'improving'],
    ['FIXED', 'fixed'],
    ['CRITICAL', 'critical'],
    ['HIGH', 'high'],
    ['MEDIUM', 'medium'],
    ['LOW', 'low'],
    ['WIDESPREAD', 'widespread'],
    ['RECURRING', 'recurring'],
    ['ISOLATED', 'isolated'],
    ['PROMPT', 'prompt'],
    ['VOICE_CONFIG', 'voice settings'],
    ['STT', 'speech recognition'],
    ['SPEECH_MODEL', 'speech model'],
    ['LLM_MODEL', 'language model'],
    ['INFRA', 'infrastructure'],
    ['EXTERNAL', 'another service'],
]);



/***/ }),

/***/ 8674:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

  var paged = (function paged(paged) {
    const { one, many, firstPage, list, tableHead = '' } = paged;
    const furtherCount = Math.max(0, paged.count - firstPage);
    const fold = (0,_section_js__WEBPACK_IMPORTED_MODULE_3__  .QV)((0,_format_js__WEBPACK_IMPORTED_MODULE_4__  .So)(furtherCount, `further ${one}`, `further ${many}`));
    const first = (0,_section_js__WEBPACK_IMPORTED_MODULE_3__  .uW)({
        part: paged.part,
        one,
        many,
        count: paged.count - furtherCount,
        open: paged.open + tableHead,
        close: paged.close,
        items: (() => (0,_section_js__WEBPACK_IMPORTED_MODULE_3__  .__)(list().slice(0, firstPage), paged.item)),
    });
    const further = (0,_section_js__WEBPACK_IMPORTED_MODULE_3__  .uW)({
        part: `further ${paged.part}`,
        one,
        many,
        count: furtherCount,
        open: fold.open + tableHead,
        close: fold.close,
        items: (() => (0,_section_js__WEBPACK_IMPORTED_MODULE_3__  .__)(list().slice(firstPage), paged.item)),
    });
    return { first, further };
});
var wideHead = (function wideHead(name) {
    return name.replaceAll(' ', _format_js__WEBPACK_IMPORTED_MODULE_4__  .MK) + _format_js__WEBPACK_IMPORTED_MODULE_4__  .MK.repeat(WIDE_HEAD_SPACES - 2 * name.length);
});
var rateBar = (function rateBar(rate, needed) {
    const bar = (0,_format_js__WEBPACK_IMPORTED_MODULE_4__  .RT)(rate, needed);
    return bar === '' ? '' : `\`${bar}\``;
});
var severityMark = (function severityMark(severity) {
    const { sign, word } = (0,_plain_words_js__WEBPACK_IMPORTED_MODULE_2__  .x)(severity);
    const isOurs = word !== severity.trim();
    return `${sign}${_format_js__WEBPACK_IMPORTED_MODULE_4__  .MK}${isOurs ? word : (0,_core_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__  .mG)(word)}`;
});
var wordCell = (function wordCell(value) {
    const word = (0,_plain_words_js__WEBPACK_IMPORTED_MODULE_2__  .h)(value);
    return word === null || word === value ? (0,_core_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__  .Hn)(word) : word;
});
var row = (function row(cells) {
    return `| ${cells.join(' | ')} |\n`;
});
var callLink = (function callLink(callId, { callUrl }) {
    return shortLink(callId, (0,_core_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__  .ci)(callId, callUrl, 'callId'));
});
var shortLink = (function shortLink(id, link) {
    return link.startsWith('[') ? link.replace(`[\`${id}\`]`, () => `[\`${(0,_names_js__WEBPACK_IMPORTED_MODULE_1__  .JZ)(id)}\`]`) : link;
});
__webpack_require__.d(__webpack_exports__, {
    Cq: (() => (  wideHead)),
    D$: (() => (  wordCell)),
    IO: (() => (  paged)),
    Yz: (() => (  rateBar)),
    nM: (() => (  row)),
    nU: (() => (  severityMark)),
    ut: () => (  runLink),
    x: (() => (  callLink))
  });
  var _core_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(630);
  var _format_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3483);
  var _names_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2274);
  var _plain_words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9946);
  var _section_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1953);

const WIDE_HEAD_SPACES = 36;






function runLink(jobId, { runUrl }) {
    return shortLink(jobId, (0,_core_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__  .ci)(jobId, runUrl, 'jobId'));
}



/***/ }),

/***/ 9304:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

  var footer = (function footer(report, settings, facts) {
    const [run, ...others] = report.runs;
    return (0,_small_print_js__WEBPACK_IMPORTED_MODULE_6__  .fk)([
        ...(run && others.length === 0 ? runParts(run, settings) : []),
        facts.baselines,
        (0,_facts_js__WEBPACK_IMPORTED_MODULE_3__  .zO)(report.runs),
        ...(0,_small_print_js__WEBPACK_IMPORTED_MODULE_6__  .RT)(report, settings, facts),
    ]);
});
var runName = (function runName(run, { runUrl }) {
    const { jobId, label } = run;
    const text = (0,_voice_js__WEBPACK_IMPORTED_MODULE_7__  .Cr)((0,_names_js__WEBPACK_IMPORTED_MODULE_4__  .nY)(run) || (label === jobId ? 'run' : label));
    const url = runUrl === null || jobId === '' ? '' : (0,_core_text_fill_template_js__WEBPACK_IMPORTED_MODULE_1__  .o)(runUrl, 'jobId', jobId);
    return url === '' ? text : `[${text}](${(0,_core_text_markdown_js__WEBPACK_IMPORTED_MODULE_2__  .Vh)(url)})`;
});
var shortened = (function shortened(jobId) {
    const id = (0,_core_text_markdown_js__WEBPACK_IMPORTED_MODULE_2__  .Cv)((0,_names_js__WEBPACK_IMPORTED_MODULE_4__  .JZ)(jobId));
    return id === '' ? '' : ` ${id}`;
});
var runParts = (function runParts(run, settings) {
    const { jobId, report, debrief, runStatus, about } = run;
    const name = runName(run, settings);
    const id = (0,_core_text_markdown_js__WEBPACK_IMPORTED_MODULE_2__  .Cv)(jobId);
    const facts = [
        report === null ? '' : `verdict ${(0,_core_text_markdown_js__WEBPACK_IMPORTED_MODULE_2__  .Cv)(report.verdict)}`,
        report === null && debrief !== null ? `debrief ${(0,_core_text_markdown_js__WEBPACK_IMPORTED_MODULE_2__  .Cv)(debrief.status)}` : '',
        runStatus === null || runStatus === 'COMPLETED' ? '' : `status ${(0,_core_text_markdown_js__WEBPACK_IMPORTED_MODULE_2__  .Cv)(runStatus)}`,
        tellComparison(run, settings),
        timesOf(about),
    ];
    if (id === '' && facts.every((fact) => fact === ''))
        return [];
    return [id === '' ? name : `${name} ${id}`, ...facts];
});
var tellComparison = (function tellComparison(run, settings) {
    const { report } = run;
    const baseline = tellBaseline(run, settings);
    if (baseline === '')
        return report === null ? '' : 'no previous run to compare with';
    if (!report?.trend)
        return `compared with ${baseline}`;
    const { checksRegressed } = (0,_facts_js__WEBPACK_IMPORTED_MODULE_3__  .xS)(report);
    const checks = (0,_format_js__WEBPACK_IMPORTED_MODULE_8__  .So)(report.trend.rows.length, 'check');
    return `${(0,_format_js__WEBPACK_IMPORTED_MODULE_8__  .B4)(checksRegressed)} of ${checks} lower than in ${baseline}`;
});
var tellBaseline = (function tellBaseline(run, settings) {
    const trend = run.report?.trend ?? null;
    const baseline = (0,_baseline_js__WEBPACK_IMPORTED_MODULE_9__  .Bv)(run);
    const jobId = baseline?.jobId ?? trend?.baselineRunPlanJobId;
    if (jobId === undefined)
        return '';
    const number = baseline?.number ?? trend?.baselineRunNumber ?? null;
    const id = settings.runUrl === null ? shortened(jobId).trim() : (0,_building_blocks_js__WEBPACK_IMPORTED_MODULE_5__  .ut)(jobId, settings);
    const unnumbered = id === '' && trend !== null ? (0,_baseline_js__WEBPACK_IMPORTED_MODULE_9__  .GK)(trend) : `run ${id}`;
    const name = number === null ? unnumbered : `run ${(0,_format_js__WEBPACK_IMPORTED_MODULE_8__  .B4)(number)} ${id}`.trim();
    const facts = baseline === null ? [] : (0,_baseline_js__WEBPACK_IMPORTED_MODULE_9__  .F_)(baseline, _core_text_markdown_js__WEBPACK_IMPORTED_MODULE_2__  .Cv);
    const mark = baseline !== null && (0,_baseline_js__WEBPACK_IMPORTED_MODULE_9__  .eD)(baseline) ? '\u26a0\ufe0f ' : '';
    return `${mark}${[name, ...facts].join(', ')}`;
});
var timesOf = (function timesOf(about) {
    const ended = Date.parse(about?.endedAt ?? '');
    if (Number.isNaN(ended))
        return '';
    const at = `${new Date(ended).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
    const took = about?.durationMs == null ? '' : ` after ${(0,_core_duration_js__WEBPACK_IMPORTED_MODULE_0__  .a)(about.durationMs)}`;
    return `ended ${at}${took}`;
});
__webpack_require__.d(__webpack_exports__, {
    MC: () => (  tellBaselines),
    Vm: () => (  runFooter),
    m_: () => (  shortId),
    qr: (() => (  footer)),
    rt: () => (  runName)
  });
  var _core_duration_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1619);
  var _core_text_fill_template_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8629);
  var _core_text_markdown_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(630);
  var _baseline_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(3875);
  var _facts_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1949);
  var _format_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(3483);
  var _names_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2274);
  var _building_blocks_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8674);
  var _small_print_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5298);
  var _voice_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(4757);
const MAX_BASELINES = 3;

function runFooter(run, settings) {
    return (0,_small_print_js__WEBPACK_IMPORTED_MODULE_6__  .fk)(runParts(run, settings));
}

function shortId({ jobId }) {
    return shortened(jobId);
}




function tellBaselines(runs, settings) {
    if (runs.length < 2)
        return '';
    const told = new Set(runs.map((run) => tellBaseline(run, settings)).filter((one) => one !== ''));
    if (told.size === 0)
        return '';
    const more = told.size - MAX_BASELINES;
    const named = [...told].slice(0, MAX_BASELINES).join('; ');
    return `compared with ${named}${more > 0 ? ` and ${(0,_format_js__WEBPACK_IMPORTED_MODULE_8__  .B4)(more)} more` : ''}`;
}



/***/ }),

/***/ 2080:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


var callLine = (function callLine(callIds, settings) {
    if (callIds.length === 0)
        return '';
    return `Calls: ${(0,format .ki)(callIds, IN_PLACE, ((id) => (0,building_blocks .x)(id, settings)))}\n\n`;
});
var furtherCallSection = (function furtherCallSection({ report, settings }) {
    const lists = [report.themes, report.keyFindings, report.wentWell];
    let count = 0;
    for (const { callIds } of lists.flat())
        count += Math.max(0, callIds.length - IN_PLACE);
    return (0,section .uW)({
        ...(0,section .QV)((0,format .So)(count, 'further call ID')),
        part: 'further call IDs',
        one: 'call ID',
        many: 'call IDs',
        count,
        *items() {
            let isFirst = true;
            for (const { title, callIds } of [(0,theme_order .lt)(report.themes), ...lists.slice(1)].flat()) {
                for (const [index, id] of callIds.slice(IN_PLACE).entries()) {
                    const lead = isFirst ? '' : '\n\n';
                    yield `${index === 0 ? `${lead}${(0,voice .Cr)(title)}: ` : ', '}${(0,building_blocks .x)(id, settings)}`;
                    isFirst = false;
                }
            }
        },
    });
});
var checkSections = (function checkSections(run) {
    const list = (0,lazily .q)(() => (0,report_checks .u6)(run));
    const isShort = (0,report_checks ._j)(run);
    const waivers = (0,report_spared .wT)(run.spared).check;
    const { first, further } = (0,building_blocks .IO)({
        part: 'checks',
        one: 'check',
        many: 'checks',
        count: run.checks?.length ?? 0,
        list,
        firstPage: FIRST_PAGE,
        open: '',
        close: '\n',
        tableHead: TABLE_HEAD,
        item: (check) => checkRow(check, isShort(check) ? '\u274c' : '\u2705', (0,spared .Q6)(waivers.get(check.name))),
    });
    return [first, further];
});
var executiveSummarySection = (function executiveSummarySection({ report }, verdictWords) {
    const { paragraphs, sections } = report.executiveSummary;
    return (0,section .uW)({
        ...(0,section .QV)('<b>Executive summary</b>'),
        part: 'executive summary',
        one: 'part of the executive summary',
        many: 'parts of the executive summary',
        count: paragraphs.length + sections.length + (verdictWords === '' ? 0 : 1),
        *items() {
            if (verdictWords !== '')
                yield `${(0,markdown .iZ)((0,markdown .CS)(verdictWords))}\n\n`;
            for (const paragraph of paragraphs)
                yield `${(0,markdown .CS)(paragraph)}\n\n`;
            for (const { heading, body } of sections) {
                const title = (0,markdown .mG)(heading ?? '');
                yield `${title === '' ? '' : `**${title}**\n\n`}${(0,markdown .CS)(body)}\n\n`;
            }
        },
    });
});
var findingSections = (function findingSections(view) {
    return findingList(view, view.report.keyFindings, {
        part: 'findings',
        title: 'Key findings',
        one: 'key finding',
        many: 'key findings',
    });
});
var wentWellSections = (function wentWellSections(view) {
    return findingList(view, view.report.wentWell, {
        part: 'went well',
        title: 'What went well',
        one: 'thing that went well',
        many: 'things that went well',
    });
});
var findingList = (function findingList({ settings }, findings, { title, ...names }) {
    const { first, further } = (0,building_blocks .IO)({
        ...names,
        ...(0,section .QV)(`<b>${title}</b> (${findings.length})`),
        count: findings.length,
        list: (() => findings),
        firstPage: findings_FIRST_PAGE,
        item: ((finding) => {
            if (settings.detail === 'brief')
                return `- ${(0,markdown .mG)(finding.title) || format .q8}\n`;
            const body = (0,markdown .CS)(finding.body);
            return `${(0,voice .Cr)(finding.title)}\n\n${body === '' ? '' : `${body}\n\n`}${callLine(finding.callIds, settings)}`;
        }),
    });
    return [first, further];
});
var historySections = (function historySections(run, heading) {
    const lines = (0,lazily .q)((() => (0,report_history .O5)(run)));
    const earlier = run.history?.runs.length ?? 0;
    const { first, further } = (0,building_blocks .IO)({
        part: 'history',
        one: 'line of history',
        many: 'lines of history',
        count: lines().length,
        list: lines,
        firstPage: history_FIRST_PAGE,
        open: `${heading} History\n\n${(0,report_history .mw)(earlier)}\n\n`,
        close: '\n',
        tableHead: history_TABLE_HEAD,
        item: historyRow,
    });
    return [first, unsteadySection(run), further];
});
var unsteadySection = (function unsteadySection({ history }) {
    const all = history?.unsteady ?? [];
    const unsteady = all.slice(0, MAX_UNSTEADY);
    const more = all.length - unsteady.length;
    return (0,section .uW)({
        part: 'history',
        one: 'unsteady check',
        many: 'unsteady checks',
        count: unsteady.length,
        close: more > 0
            ? `And ${(0,format .So)(more, 'further unsteady check')}, with what to paste in \`report.html\`.\n\n`
            : '',
        items: () => unsteady.map(({ check, changes, runs, waiver }) => {
            const { open, close } = (0,section .QV)('A waiver to paste into the policy');
            const times = `it changed sides ${(0,format .So)(changes, 'time')} in ${(0,format .So)(runs, 'run')} that were started with the same`;
            return `**${(0,markdown .mG)(check)}** is unsteady: ${times}.\n\n${open}${(0,markdown .DV)('yaml', waiver)}\n${close}`;
        }),
    });
});
var promptFix = (function promptFix(currentText, suggestedText) {
    if (currentText === null && suggestedText === null)
        return '';
    const before = promptLines(currentText);
    const lines = suggestedText === null ? before : shorten((0,line_diff .Pp)(before, promptLines(suggestedText)));
    const shown = suggestedText === null ? lines.flatMap(pieces) : lines.flatMap(foldDiffLine);
    const block = (0,markdown .DV)(suggestedText === null ? 'text' : 'diff', shown.join('\n'));
    const cut = Math.max(currentText?.length ?? 0, suggestedText?.length ?? 0) - markdown .LO;
    return [
        ...(shown.length > lines.length ? ['Long lines are folded here:'] : []),
        block,
        ...(cut > 0 ? [(0,markdown .nA)(cut)] : []),
    ].join('\n\n');
});
var pieces = (function pieces(text) {
    return text.match(PIECES) ?? [''];
});
var foldDiffLine = (function foldDiffLine(line) {
    return pieces(line.slice(1)).map(((piece) => line.slice(0, 1) + piece));
});
var promptLines = (function promptLines(text) {
    if (text === null || text === '')
        return [];
    return (0,strip .jh)((0,strip .$Q)(text, markdown .LO)).split('\n');
});
var shorten = (function shorten(diff) {
    return (0,line_diff .TM)(diff).flatMap((({ isFar, lines }) => isFar && lines.length > 1
        ? [`@@ ${lines.length} unchanged lines @@`]
        : lines.map((({ kind, text }) => line_diff .TE[kind] + text))));
});
var recommendationSections = (function recommendationSections({ report, settings, heading, found, }) {
    const themeTitles = (0,lazily .q)((() => new Map(report.themes.map((({ slug, title }) => [slug, title])))));
    const { first, further } = (0,building_blocks .IO)({
        part: 'recommendations',
        one: 'recommendation',
        many: 'recommendations',
        count: report.recommendations.length,
        list: (0,lazily .q)((() => [...report.recommendations.entries()].toSorted(([, a], [, b]) => a.order - b.order))),
        firstPage: recommendations_FIRST_PAGE,
        open: `${heading} Recommendations\n\n`,
        close: '',
        item: (([index, recommendation]) => settings.detail === 'brief'
            ? `${titleLine(recommendation)}\n\n`
            : inFull(recommendation, found.get(index), themeTitles())),
    });
    return [first, further];
});
var titleLine = (function titleLine({ order, title, severity, channel }) {
    const marks = [
        ...(severity === null ? [] : [(0,building_blocks .nU)(severity)]),
        ...(channel === null ? [] : [(0,markdown .mG)((0,plain_words .h)(channel))]),
    ];
    return [`**${order}. ${(0,markdown .mG)(title) || format .q8}**`, ...marks].join(' \u00b7 ');
});
var inFull = (function inFull(recommendation, found, themeTitles) {
    const { body, currentText, suggestedText, themeSlugs } = recommendation;
    const themes = themeSlugs.slice(0, MAX_THEMES).map(((slug) => themeTitles.get(slug) ?? slug));
    const parts = [
        titleLine(recommendation),
        (0,markdown .CS)(body),
        promptFix(currentText, suggestedText),
        found === undefined ? '' : foundLine(found),
        themes.length > 0 ? `Meant for: ${(0,markdown .mG)(themes.join('; '), 1000)}` : '',
    ];
    return `${parts.filter(((part) => part !== '')).join('\n\n')}\n\n`;
});
var themeSections = (function themeSections(view) {
    const { themes } = view.report;
    const list = (() => (0,theme_order .lt)(themes));
    const rows = (0,building_blocks .IO)({
        part: 'themes',
        one: 'theme',
        many: 'themes',
        count: themes.length,
        list,
        firstPage: themes_FIRST_PAGE,
        open: `${view.heading} Themes\n\n`,
        close: '\n',
        tableHead: themes_TABLE_HEAD,
        item: ((theme) => themeRow(theme, view)),
    });
    const counts = countRanks(themes);
    const analyses = GRADES.map(((grade) => analysisSections(view, list, counts, grade)));
    return [
        rows.first,
        ...analyses.map((({ first }) => first)),
        rows.further,
        ...analyses.map((({ further }) => further)),
    ];
});
var analysisSections = (function analysisSections(view, list, counts, { grade, above, to }) {
    const start = countDownTo(above, counts);
    const end = countDownTo(to, counts);
    const split = Math.min(Math.max(start, themes_FIRST_PAGE), end);
    const render = ((first, last) => (0,section .__)(list().slice(first, last), ((theme) => analysis(theme, view))));
    const names = { one: `analysis of a ${grade} theme`, many: `analyses of ${grade} themes` };
    const first = (0,section .uW)({
        ...names,
        part: `analysis of ${grade} themes`,
        count: split - start,
        items: (() => render(start, split)),
    });
    const further = (0,section .uW)({
        ...names,
        ...(0,section .QV)(`Analysis of ${(0,format .So)(end - split, `further ${grade} theme`)}`),
        part: `further analysis of ${grade} themes`,
        count: end - split,
        items: (() => render(split, end)),
    });
    return { first, further };
});
var countRanks = (function countRanks(themes) {
    const counts = [];
    for (const theme of themes) {
        const rank = (0,theme_order .kR)(theme);
        counts[rank] = (counts[rank] ?? 0) + 1;
    }
    return counts;
});
var countDownTo = (function countDownTo(rank, counts) {
    return counts.slice(0, rank + 1).reduce(((sum, count) => sum + count), 0);
});
var themeRow = (function themeRow(theme, { waivers }) {
    return (0,building_blocks .nM)([
        (0,building_blocks .nU)(theme.severity),
        (0,markdown .Hn)(theme.title) + (0,spared .Q6)(waivers.theme.get(theme.slug)),
        affectedCalls(theme),
        (0,building_blocks .D$)(theme.lifecycle),
        (0,building_blocks .D$)(theme.rootCauseChannel),
    ]);
});
var affectedCalls = (function affectedCalls({ affectedCallCount, totalCallCount }) {
    return `${(0,format .B4)(affectedCallCount)} of ${(0,format .B4)(totalCallCount)}`;
});
var analysis = (function analysis(theme, { settings }) {
    const { sign } = (0,plain_words .x)(theme.severity);
    const title = (0,markdown .qy)(theme.title) || format .q8;
    const fold = (0,section .QV)(`${sign} <b>${title}</b>`);
    const isBrief = settings.detail === 'brief';
    const body = isBrief ? '' : (0,markdown .CS)(theme.analysis);
    const checks = (0,markdown .mG)(theme.checkNames.slice(0, MAX_CHECKS).join(', '), 2000);
    const facts = [
        ...(theme.impact === null ? [] : [`impact: ${(0,building_blocks .D$)(theme.impact)}`]),
        ...(theme.prevalence === null ? [] : [`prevalence: ${(0,building_blocks .D$)(theme.prevalence)}`]),
    ];
    return [
        fold.open,
        body === '' ? '' : `${body}\n\n`,
        facts.length === 0 ? '' : `${capitalised(facts.join(' \u00b7 '))}\n\n`,
        checks === '' ? '' : `Checks: ${checks}\n\n`,
        isBrief ? '' : callLine(theme.callIds, settings),
        theme.slug === '' || isBrief ? '' : `Slug: ${(0,markdown .Cv)(theme.slug)}\n`,
        fold.close,
    ].join('');
});
var capitalised = (function capitalised(text) {
    return text.charAt(0).toUpperCase() + text.slice(1);
});
var trendSections = (function trendSections(run, { report, heading, waivers }) {
    const { trend } = report;
    if (trend === null)
        return [];
    const columns = {
        hasCurrent: !(0,report_checks .vh)(run, trend),
        hasLifecycle: trend.rows.some((({ lifecycle }) => lifecycle !== null)),
    };
    const { first, further } = (0,building_blocks .IO)({
        part: 'trend',
        one: 'check',
        many: 'checks',
        count: trend.rows.length,
        list: (0,lazily .q)((() => (0,trend_order .a)(trend.rows))),
        firstPage: trend_FIRST_PAGE,
        open: `${heading} Trend\n\n${INTRODUCTION}\n\n`,
        close: '\n',
        tableHead: tableHead(columns),
        item: ((check) => trendRow(check, waivers.check.get(check.checkName), columns)),
    });
    return [first, further];
});
var tableHead = (function tableHead({ hasCurrent, hasLifecycle }) {
    const columns = [
        ['Check', '---'],
        ['Before', '---:'],
        ...(hasCurrent ? [['Now', '---:']] : []),
        ['Change', '---:'],
        ...(hasCurrent ? [['', '---']] : []),
        ...(hasLifecycle ? [['Since', '---']] : []),
    ];
    return (0,building_blocks .nM)(columns.map((([name = '']) => name))) + (0,building_blocks .nM)(columns.map((([, rule = '']) => rule)));
});
var trendRow = (function trendRow(check, waiver, { hasCurrent, hasLifecycle }) {
    const { previousPassRate: previous, currentPassRate: current, counts, lifecycle } = check;
    const change = (0,markdown .Hn)((0,format .eD)(previous, current));
    return (0,building_blocks .nM)([
        (0,markdown .Hn)(check.checkName) + (0,spared .Q6)(waiver),
        (0,markdown .Hn)((0,format .D_)((0,likely .RC)((0,format .l9)(previous), counts?.previous))),
        ...(hasCurrent ? [(0,markdown .Hn)((0,format .D_)((0,likely .RC)((0,format .l9)(current), counts?.current)))] : []),
        (0,trend_order .M)(check) > 0 ? `**${change}**` : change,
        ...(hasCurrent ? [(0,building_blocks .Yz)(current, null)] : []),
        ...(hasLifecycle ? [(0,building_blocks .D$)(lifecycle)] : []),
    ]);
});
var onlyRunHead = (function onlyRunHead(run, told) {
    return runHead(run, told);
});
var runHead = (function runHead(run, told) {
    const reasons = run.reasons.filter((reason) => !told.has(reason));
    return [...(0,sections_reasons .F)('run', reasons), debriefError(run), (0,spared .FJ)(run)];
});
var reportSections = (function reportSections(run, { settings, heading, found }) {
    const { report, spared } = run;
    const checks = checkSections(run);
    if (report === null)
        return [...checks, goneSection(run)];
    const view = { report, settings, heading, waivers: (0,report_spared .wT)(spared), found };
    const verdictWords = untoldWords(run, report.verdictSummary);
    return [
        ...checks,
        verdictSummary((0,report_checks .oZ)(run) ? '' : verdictWords),
        ...themeSections(view),
        ...recommendationSections(view),
        goneSection(run),
        ...trendSections(run, view),
        ...historySections(run, heading),
        executiveSummarySection(view, (0,report_checks .oZ)(run) ? verdictWords : ''),
        ...findingSections(view),
        ...wentWellSections(view),
        furtherCallSection(view),
    ];
});
var debriefError = (function debriefError(run) {
    const error = run.debrief?.errorMessage ?? '';
    return (0,section .uW)({
        part: 'run',
        one: 'error message',
        many: 'error messages',
        count: error === '' ? 0 : 1,
        items: () => [`The service says of the debrief:\n\n${(0,markdown .iZ)((0,markdown .CS)(error))}\n\n`],
    });
});
var untoldWords = (function untoldWords(run, verdictSummary) {
    const { quotedChars = 0 } = (0,opening .g_)(run, voice .PJ);
    return verdictSummary.trim().slice(quotedChars).trim();
});
var verdictSummary = (function verdictSummary(words) {
    return (0,section .uW)({
        part: 'verdict summary',
        one: 'verdict summary',
        many: 'verdict summaries',
        count: words === '' ? 0 : 1,
        items: (() => [`${(0,markdown .iZ)((0,markdown .CS)(words))}\n\n`]),
    });
});
var goneSection = (function goneSection(run) {
    const baseline = (0,report_baseline .Bv)(run);
    const { named, more } = baseline === null
        ? { named: [], more: 0 }
        : (0,report_baseline .Il)(baseline, ({ slug, title }) => `${(0,markdown .Cv)(slug)} (${(0,markdown .mG)(title)})`);
    const rest = more > 0 ? ` and ${(0,format .B4)(more)} more` : '';
    return (0,section .uW)({
        part: 'run',
        one: 'line on what is gone',
        many: 'lines on what is gone',
        count: named.length > 0 ? 1 : 0,
        close: '\n',
        items: () => [`Gone since the run that it is compared with: ${named.join(', ')}${rest}.\n`],
    });
});
__webpack_require__.d(__webpack_exports__, {
  g9: () => (  debriefError),
  c7: () => (  oneRunFoot),
  OX: () => (  oneRunHead),
  qr: (() => (  onlyRunHead)),
  lN: (() => (  reportSections))
});

// EXTERNAL MODULE: ./core/text/markdown.js
var markdown = __webpack_require__(630);
// EXTERNAL MODULE: ./report/baseline.js
var report_baseline = __webpack_require__(3875);
// EXTERNAL MODULE: ./report/checks.js
var report_checks = __webpack_require__(7330);
// EXTERNAL MODULE: ./report/format.js
var format = __webpack_require__(3483);
// EXTERNAL MODULE: ./report/opening.js
var opening = __webpack_require__(3850);
// EXTERNAL MODULE: ./report/outcome-words.js
var outcome_words = __webpack_require__(5758);
// EXTERNAL MODULE: ./report/spared.js
var report_spared = __webpack_require__(4957);
// EXTERNAL MODULE: ./report/theme-order.js
var theme_order = __webpack_require__(8918);
// EXTERNAL MODULE: ./report/sections/building-blocks.js
var building_blocks = __webpack_require__(8674);
// EXTERNAL MODULE: ./report/sections/section.js + 1 modules
var section = __webpack_require__(1953);
// EXTERNAL MODULE: ./report/sections/voice.js
var voice = __webpack_require__(4757);
;// CONCATENATED MODULE: ./report/sections/calls.js





const IN_PLACE = 10;



// EXTERNAL MODULE: ./core/lazily.js
var lazily = __webpack_require__(3974);
// EXTERNAL MODULE: ./report/sections/spared.js
var spared = __webpack_require__(110);
;// CONCATENATED MODULE: ./report/sections/checks.js







const FIRST_PAGE = 25;
const TABLE_HEAD = `| Check | Passed | Needed ${format .gS} |\n| --- | ---: | ---: |\n`;

function checkRow(check, mark, waived) {
    return (0,building_blocks .nM)([
        `${mark}${format .MK}${(0,markdown .Hn)(check.name)}${waived}`,
        (0,format .D_)((0,report_checks .ct)(check)),
        neededCell(check),
    ]);
}
function neededCell({ rate, needed }) {
    const bar = (0,building_blocks .Yz)(rate, needed);
    return needed === null && bar !== ''
        ? bar
        : `${(0,format .D_)((0,format .lS)(needed, rate))} ${bar}`.trim();
}

;// CONCATENATED MODULE: ./report/sections/findings.js






const findings_FIRST_PAGE = 20;





// EXTERNAL MODULE: ./report/sections/footer.js
var footer = __webpack_require__(9304);
// EXTERNAL MODULE: ./report/history.js
var report_history = __webpack_require__(350);
;// CONCATENATED MODULE: ./report/sections/history.js






const history_FIRST_PAGE = 10;
const MAX_UNSTEADY = 10;
const history_TABLE_HEAD = '| Check | Rates |\n| --- | --- |\n';

function historyRow({ check, points }) {
    return (0,building_blocks .nM)([(0,markdown .Hn)(check), `\`${(0,report_history .KM)(points)}\``]);
}


// EXTERNAL MODULE: ./report/sections/outcome.js
var outcome = __webpack_require__(4315);
// EXTERNAL MODULE: ./report/sections/reasons.js
var sections_reasons = __webpack_require__(550);
// EXTERNAL MODULE: ./report/names.js
var names = __webpack_require__(2274);
// EXTERNAL MODULE: ./report/plain-words.js
var plain_words = __webpack_require__(9946);
// EXTERNAL MODULE: ./core/text/line-diff.js + 1 modules
var line_diff = __webpack_require__(4660);
// EXTERNAL MODULE: ./core/text/strip.js
var strip = __webpack_require__(3917);
;// CONCATENATED MODULE: ./report/sections/prompt-fix.js



const PIECES = /.{1,100}(?:\s+|$)|.{1,100}/gsu;






;// CONCATENATED MODULE: ./report/sections/recommendations.js







const recommendations_FIRST_PAGE = 20;
const MAX_THEMES = 20;
const MAX_PLACE_CHARS = 300;



function foundLine(found) {
    switch (found.state) {
        case 'located':
            return `Located in ${recommendations_names([found.place])}${found.leftOut === null ? '' : `; left out of the patch: ${(0,markdown .mG)(found.leftOut, 1000)}`}`;
        case 'ambiguous':
            return `Ambiguous: the text stands in ${(0,format .So)(found.places.length, 'place')}, so nobody can tell which one is meant: ${recommendations_names(found.places)}`;
        case 'applied':
            return `Already applied: the suggested text stands in ${recommendations_names(found.places)}`;
        case 'missing':
            return 'Not found in the repository: the fix is stale, or the prompt lives elsewhere';
    }
}
function recommendations_names(places) {
    return places.map((place) => (0,markdown .mG)((0,names .fW)(place), MAX_PLACE_CHARS)).join(', ');
}

;// CONCATENATED MODULE: ./report/sections/themes.js








const themes_FIRST_PAGE = 10;
const MAX_CHECKS = 100;
const themes_TABLE_HEAD = `| Severity | ${(0,building_blocks .Cq)('Theme')} | Calls | Since | Cause |\n| --- | --- | ---: | --- | --- |\n`;
const GRADES = [
    { grade: 'severe', above: -1, to: 1 },
    { grade: 'medium', above: 1, to: 2 },
    { grade: 'minor', above: 2, to: theme_order .RO },
];









// EXTERNAL MODULE: ./report/likely.js
var likely = __webpack_require__(5460);
// EXTERNAL MODULE: ./report/trend-order.js
var trend_order = __webpack_require__(1076);
;// CONCATENATED MODULE: ./report/sections/trend.js








const trend_FIRST_PAGE = 25;
const INTRODUCTION = 'Pass rates in the run that this one is compared with, and the change since then in percentage points.';




;// CONCATENATED MODULE: ./report/sections/run.js





















function oneRunHead(run, settings) {
    const name = (0,footer .rt)(run, settings) + (0,footer .m_)(run);
    const title = `### ${(0,outcome_words .eD)(run.outcome)} ${name}: ${run.outcome}\n\n`;
    return [
        (0,section .uW)({ part: 'run', one: 'run', many: 'runs', count: 1, items: () => [title] }),
        ...runHead(run, (0,opening .g_)(run, voice .PJ).told),
    ];
}

function oneRunFoot(run, settings) {
    const line = (0,footer .Vm)(run, settings);
    const names = { one: 'footer', many: 'footers' };
    return [
        (0,outcome .MX)(run.notes),
        (0,section .uW)({ ...names, part: 'run', count: 1, items: () => [`${line}\n`] }),
    ];
}







/***/ }),

/***/ 110:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

  var sparedSection = (function sparedSection({ spared, report }) {
    const lines = spared === null || report === null ? [] : describe(spared, report);
    return (0,_section_js__WEBPACK_IMPORTED_MODULE_3__  .uW)({
        part: 'spared',
        one: 'thing that the policy spared',
        many: 'things that the policy spared',
        count: lines.length,
        open: '**What the policy spared:**\n\n',
        close: '\n',
        items: () => (0,_section_js__WEBPACK_IMPORTED_MODULE_3__  .__)(lines, (line) => `- ${line}\n`),
    });
});
var unmatchedSection = (function unmatchedSection(runs) {
    const waivers = (0,_spared_js__WEBPACK_IMPORTED_MODULE_1__  .xb)(runs);
    return (0,_section_js__WEBPACK_IMPORTED_MODULE_3__  .uW)({
        part: 'spared',
        one: 'waiver that matched nothing',
        many: 'waivers that matched nothing',
        count: waivers.length,
        close: '\n',
        items: () => (0,_section_js__WEBPACK_IMPORTED_MODULE_3__  .__)(waivers, (waiver) => {
            const name = (0,_spared_js__WEBPACK_IMPORTED_MODULE_1__  .Pn)(waiver, runs);
            const meant = name === undefined ? '' : ` (did you mean ${(0,_core_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__  .Cv)(name)}?)`;
            return `- Waiver without a match: ${waiver.kind} ${(0,_core_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__  .Cv)(waiver.target)}${meant}${describeWaiver(waiver)}\n`;
        }),
    });
});
var waivedMark = (function waivedMark(waiver) {
    return waiver === undefined ? '' : ` *(waived until ${waiver.expires})*`;
});
var describe = (function describe({ waived, known, notes, warnings = [] }, report) {
    const titles = new Map(report.themes.map((({ slug, title }) => [slug, title])));
    return [
        ...warnings.map((warning) => `\u26a0\ufe0f Only warned of: ${(0,_core_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__  .iU)(warning, _voice_js__WEBPACK_IMPORTED_MODULE_2__  .hP)}`),
        ...waived.map((one) => describeWaived(one, titles)),
        ...(known.length > 0 ? [describeKnown(known)] : []),
        ...notes.map((note) => `Not judged: ${(0,_core_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__  .iU)(note, _voice_js__WEBPACK_IMPORTED_MODULE_2__  .hP)}`),
    ];
});
__webpack_require__.d(__webpack_exports__, {
    FJ: (() => (  sparedSection)),
    Q6: (() => (  waivedMark)),
    ZQ: (() => (  unmatchedSection))
  });
  var _core_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(630);
  var _format_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3483);
  var _spared_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4957);
  var _section_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1953);
  var _voice_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4757);





const MAX_KNOWN = 50;




function describeWaived({ kind, name, waiver }, titles) {
    const title = (0,_core_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__  .mG)(kind === 'theme' ? (titles.get(name) ?? '') : '');
    const subject = kind === 'theme' ? (0,_core_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__  .Cv)(name) : (0,_core_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__  .mG)(name);
    return `Waived ${kind} ${subject}${title === '' ? '' : ` (${title})`}${describeWaiver(waiver)}`;
}
function describeWaiver(waiver) {
    const owner = waiver.owner === null ? '' : `, owner ${(0,_core_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__  .mG)(waiver.owner)}`;
    const mark = (0,_spared_js__WEBPACK_IMPORTED_MODULE_1__  .C_)(waiver) ? '\u26a0\ufe0f ' : '';
    return `: ${(0,_core_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__  .mG)(waiver.reason, _voice_js__WEBPACK_IMPORTED_MODULE_2__  .hP)}${owner}, ${mark}until ${(0,_spared_js__WEBPACK_IMPORTED_MODULE_1__  .NY)(waiver)}`;
}
function describeKnown(slugs) {
    const names = (0,_format_js__WEBPACK_IMPORTED_MODULE_4__  .ki)(slugs, MAX_KNOWN, _core_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__  .Cv);
    return `Known before, so the verdict does not fail the gate: ${(0,_format_js__WEBPACK_IMPORTED_MODULE_4__  .So)(slugs.length, 'theme')}, ${names}`;
}


/***/ }),

/***/ 9890:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    A: (() => (  Diff))
  });
class Diff {
    diff(oldStr, newStr, 
    options = {}) {
        let callback;
        if (typeof options === 'function') {
            callback = options;
            options = {};
        }
        else if ('callback' in options) {
            callback = options.callback;
        }
        const oldString = this.castInput(oldStr, options);
        const newString = this.castInput(newStr, options);
        const oldTokens = this.removeEmpty(this.tokenize(oldString, options));
        const newTokens = this.removeEmpty(this.tokenize(newString, options));
        return this.diffWithOptionsObj(oldTokens, newTokens, options, callback);
    }
    diffWithOptionsObj(oldTokens, newTokens, options, callback) {
        var _a;
        const done = ((value) => {
            value = this.postProcess(value, options);
            if (callback) {
                setTimeout(function () { callback(value); }, 0);
                return undefined;
            }
            else {
                return value;
            }
        });
        const newLen = newTokens.length, oldLen = oldTokens.length;
        let editLength = 1;
        let maxEditLength = newLen + oldLen;
        if (options.maxEditLength != null) {
            maxEditLength = Math.min(maxEditLength, options.maxEditLength);
        }
        const maxExecutionTime = (_a = options.timeout) !== null && _a !== void 0 ? _a : Infinity;
        const abortAfterTimestamp = Date.now() + maxExecutionTime;
        const bestPath = [{ oldPos: -1, lastComponent: undefined }];
        let newPos = this.extractCommon(bestPath[0], newTokens, oldTokens, 0, options);
        if (bestPath[0].oldPos + 1 >= oldLen && newPos + 1 >= newLen) {
            return done(this.buildValues(bestPath[0].lastComponent, newTokens, oldTokens));
        }
        let minDiagonalToConsider = -Infinity, maxDiagonalToConsider = Infinity;
        const execEditLength = (() => {
            for (let diagonalPath = Math.max(minDiagonalToConsider, -editLength); diagonalPath <= Math.min(maxDiagonalToConsider, editLength); diagonalPath += 2) {
                let basePath;
                const removePath = bestPath[diagonalPath - 1], addPath = bestPath[diagonalPath + 1];
                if (removePath) {
                    bestPath[diagonalPath - 1] = undefined;
                }
                let canAdd = false;
                if (addPath) {
                    const addPathNewPos = addPath.oldPos - diagonalPath;
                    canAdd = addPath && 0 <= addPathNewPos && addPathNewPos < newLen;
                }
                const canRemove = removePath && removePath.oldPos + 1 < oldLen;
                if (!canAdd && !canRemove) {
                    bestPath[diagonalPath] = undefined;
                    continue;
                }
                if (!canRemove || (canAdd && removePath.oldPos < addPath.oldPos)) {
                    basePath = this.addToPath(addPath, true, false, 0, options);
                }
                else {
                    basePath = this.addToPath(removePath, false, true, 1, options);
                }
                newPos = this.extractCommon(basePath, newTokens, oldTokens, diagonalPath, options);
                if (basePath.oldPos + 1 >= oldLen && newPos + 1 >= newLen) {
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
        });
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
    castInput(value, options) {
        return value;
    }
    tokenize(value, options) {
        return Array.from(value);
    }
    join(chars) {
        return chars.join('');
    }
    postProcess(changeObjects, 
    options) {
        return changeObjects;
    }
    get useLongestToken() {
        return false;
    }
    buildValues(lastComponent, newTokens, oldTokens) {
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
;Object.assign(exports.modules, require("./later.js"));
