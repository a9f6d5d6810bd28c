"use strict";
exports.id = 451;
exports.ids = [451];
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

  var oldBaselines = (function oldBaselines(runs) {
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
});
__webpack_require__.d(__webpack_exports__, {
    Bv: () => (  baselineOf),
    F_: () => (  baselineFacts),
    GK: () => (  unnamedRun),
    Il: () => (  goneThemes),
    eD: () => (  isOld),
    q7: (() => (  oldBaselines))
  });
  var _format_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3483);
const OLD_DAYS = 14;
const SHORT_COMMIT = 7;
const MAX_GONE = 20;
function baselineOf({ baseline }) {
    return baseline === undefined || baseline.jobId === '' ? null : baseline;
}
function baselineFacts({ source, commit, ageDays, pooled }, show) {
    const others = pooled.length - 1;
    return [
        ...(source === 'previous' ? ["the service's own choice"] : []),
        ...(commit === null ? [] : [`commit ${show(commit.slice(0, SHORT_COMMIT))}`]),
        ...(ageDays === null ? [] : [tellAge(ageDays)]),
        ...(others > 0 ? [`pooled with ${(0,_format_js__WEBPACK_IMPORTED_MODULE_0__  .So)(others, 'run')} before it`] : []),
    ];
}
function unnamedRun({ rows }) {
    const isNone = rows.every(({ previousPassRate }) => previousPassRate === null);
    return isNone ? 'no earlier run' : 'an earlier run that nobody names';
}
function isOld({ ageDays }) {
    return ageDays !== null && ageDays > OLD_DAYS;
}

function goneThemes({ gone }, show) {
    return { named: gone.slice(0, MAX_GONE).map(show), more: Math.max(0, gone.length - MAX_GONE) };
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
        reasons: reasons.map((reason) => reword(reason, _format_js__WEBPACK_IMPORTED_MODULE_0__  .D_)),
        notes: notes.map(_format_js__WEBPACK_IMPORTED_MODULE_0__  .D_),
        runs: runs.map(ofRun),
    };
});
__webpack_require__.d(__webpack_exports__, {
    z: (() => (  forPeople))
  });
  var _facts_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1949);
  var _format_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3483);
  var _names_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2274);




function ofRun(run) {
    const { jobId, reasons, notes, spared, debrief } = run;
    const inWords = (text) => (0,_format_js__WEBPACK_IMPORTED_MODULE_0__  .D_)(text.replaceAll(`run ${jobId}`, () => `run ${(0,_names_js__WEBPACK_IMPORTED_MODULE_1__  .JZ)(jobId)}`));
    return {
        ...run,
        debrief: debrief && { ...debrief, errorMessage: (0,_facts_js__WEBPACK_IMPORTED_MODULE_2__  .rg)(run) || null },
        reasons: withoutEcho(reasons).map((reason) => reword(reason, inWords)),
        notes: notes.map(inWords),
        spared: spared && {
            ...spared,
            notes: spared.notes.map(_format_js__WEBPACK_IMPORTED_MODULE_0__  .D_),
            ...(spared.warnings && { warnings: spared.warnings.map(_format_js__WEBPACK_IMPORTED_MODULE_0__  .D_) }),
        },
    };
}
function withoutEcho(reasons) {
    const isTold = reasons.some(({ rule }) => rule === 'incomplete-run');
    return reasons.filter(({ restates }) => !(isTold && restates === 'status'));
}
function reword(reason, inWords) {
    return { ...reason, message: inWords(reason.message) };
}


/***/ }),

/***/ 3004:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

  var leftOutCount = (function leftOutCount({ promptFixes }) {
    return promptFixes.filter(({ found }) => found.state !== 'applied' && !(found.state === 'located' && !found.leftOut)).length;
});
var waysOf = (function waysOf(report, { detail, reportUrl, suggested }) {
    const located = report.promptFixes.filter(({ found }) => found.state === 'located' && found.leftOut === null).length;
    return {
        suggested: suggested?.count ?? 0,
        changesUrl: suggested?.url ?? '',
        shown: detail === 'full' ? Math.max(0, located - (suggested?.fixes ?? 0)) : 0,
        leftOut: detail === 'full' ? leftOutCount(report) : 0,
        reportUrl: reportUrl ?? '',
        workflowRunUrl: report.provenance?.workflowRunUrl ?? '',
    };
});
var nextStep = (function nextStep(report, ways, voice) {
    if (!(0,_core_outcome_js__WEBPACK_IMPORTED_MODULE_1__  .c6)(report.outcome) || report.policy.isTrial)
        return '';
    const steps = report.outcome === 'failed'
        ? stepsOfFailed(report, ways, voice)
        : stepsOfUnjudged(report, ways, voice);
    return steps.join(', or ');
});
__webpack_require__.d(__webpack_exports__, {
    UV: (() => (  waysOf)),
    fk: () => (  leftOutCount),
    sk: (() => (  nextStep))
  });
  var _core_outcome_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6767);
  var _format_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3483);
  var _outcome_words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5758);
const TIMEOUT = /\b(?:run|debrief|queue)-timeout\b/;



function stepsOfFailed({ runs }, ways, voice) {
    const { suggested, changesUrl, shown, leftOut, reportUrl } = ways;
    const steps = [
        ...(suggested > 0
            ? [
                `apply the ${voice.link(`${(0,_format_js__WEBPACK_IMPORTED_MODULE_2__  .$j)(suggested, 'suggestion')} in the changes`, changesUrl)}`,
            ]
            : []),
        ...(shown > 0 ? [leadTo('fixes', fixesStep(shown, leftOut), ways, voice)] : []),
        ...(reportUrl === '' ? [] : [openReport(reportUrl, voice)]),
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
        return `apply the ${(0,_format_js__WEBPACK_IMPORTED_MODULE_2__  .$j)(shown, 'prompt fix', 'prompt fixes')}`;
    const rest = leftOut === 1 ? 'the other one says why it is' : 'the others say why they are';
    return `apply ${(0,_format_js__WEBPACK_IMPORTED_MODULE_2__  .B4)(shown)} of ${(0,_format_js__WEBPACK_IMPORTED_MODULE_2__  .B4)(shown + leftOut)} prompt fixes (${rest} not in the patch)`;
}
function stepsOfUnjudged(report, { workflowRunUrl, reportUrl }, voice) {
    const { outcome, runs } = report;
    const inputs = runs
        .flatMap(({ reasons }) => reasons)
        .filter(({ rule }) => rule === 'timeout')
        .flatMap(({ message }) => TIMEOUT.exec(message)?.[0] ?? []);
    const raised = [...new Set(inputs)].map((name) => `a longer \`${name}\``).join(' and ');
    const wouldCallTwice = runs.some(({ reasons }) => reasons.some(({ rule }) => rule === 'start'));
    const open = () => voice.link('open the workflow run', workflowRunUrl);
    const ways = raised === '' ? '' : voice.own(` with ${raised}`);
    const first = (0,_outcome_words_js__WEBPACK_IMPORTED_MODULE_0__  .$4)(report) ? ' once that is done' : '';
    const rerun = wouldCallTwice
        ? ''
        : workflowRunUrl === ''
            ? raised && voice.own(`give it ${raised}`)
            :  
                `${open()} and re-run it${outcome === 'error' ? ' once that is corrected' : ways + first}`;
    return [
        ...(rerun === '' ? [] : [rerun]),
        ...(reportUrl === '' ? [] : [openReport(reportUrl, voice)]),
    ];
}
function openReport(url, voice) {
    return `open the ${voice.link('whole report', url)}`;
}


/***/ }),

/***/ 3850:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

  var openingOf = (function openingOf(report, voice) {
    if (report.policy.isTrial)
        return { line: trialLine(report, voice), told: NOTHING_TOLD };
    const { line, ...rest } = firstLine(report, voice);
    return { line: line + toleranceOf(report, voice), ...rest };
});
var toleranceOf = (function toleranceOf({ outcome, tolerated }, voice) {
    if (!tolerated || !(0,_core_outcome_js__WEBPACK_IMPORTED_MODULE_2__  .c6)(outcome))
        return '';
    const setting = outcome === 'failed' ? '`warn-only` is set' : '`on-inconclusive` is `warn`';
    return voice.own(` The step does not fail, since ${setting}.`);
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
            return { line: cureLine(report, outcome, voice), told: NOTHING_TOLD };
        case 'skipped': {
            const answer = (0,_outcome_words_js__WEBPACK_IMPORTED_MODULE_0__  .mS)(report);
            if (answer !== undefined)
                return { line: voice.own(answer), told: NOTHING_TOLD };
            const why = report.reasons.map(({ message }) => voice.prose(message)).join('; ');
            const line = `${voice.own('**Nothing was tested:**')} ${why}.`;
            return { line, told: new Set(report.reasons) };
        }
        case 'started':
            return { line: voice.own(STARTED), told: NOTHING_TOLD };
    }
});
__webpack_require__.d(__webpack_exports__, {
    E4: (() => (  openingOf)),
    TY: () => (  outcomeCounts),
    g_: () => (  runOpening),
    qy: () => (  passedFacts)
  });
  var _core_outcome_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6767);
  var _format_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3483);
  var _outcome_words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5758);
  var _shortfall_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2181);




const NOTHING_TOLD = new Set();
const READY = '**Ready to merge as far as this gate can tell:**';
const STARTED = 'The calls are made while other steps go on. A later step with `job-id` waits for the run and judges it.';

function runOpening(run, voice) {
    if (run.outcome === 'passed') {
        return { line: `${passedFacts([run]) ?? 'Nothing fell short'}.`, told: NOTHING_TOLD };
    }
    const shortfall = (0,_shortfall_js__WEBPACK_IMPORTED_MODULE_1__  .HR)(run, voice);
    return shortfall.line === '' ? { ...shortfall, line: `${run.outcome}.` } : shortfall;
}
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
    const cure = report.outcome === 'error' ? ` ${cureLine(report, 'error', voice)}` : '';
    const unreadable = (0,_outcome_words_js__WEBPACK_IMPORTED_MODULE_0__  .A2)(report.runs) === 'saved debrief' ? 'file' : 'run';
    return `Nothing was tested, and nothing but an unreadable ${unreadable} fails this step.${alone}${cure}`;
}
function cureLine(report, outcome, voice) {
    const cure = (0,_outcome_words_js__WEBPACK_IMPORTED_MODULE_0__  .Qh)(report, outcome);
    return voice.own(cure.charAt(0).toUpperCase() + cure.slice(1));
}

function whyPassed(runs) {
    const fellShort = runs.some(({ report, spared }) => report?.verdict === 'THRESHOLD_FAILED' || (spared !== null && spared.waived.length > 0));
    return fellShort ? 'the policy spares what fell short' : 'nothing fell short';
}
function passedFacts(runs) {
    const checks = runs.flatMap((run) => run.checks ?? []);
    const isKnown = runs.every((run) => run.checks !== undefined) && checks.length > 0;
    if (!isKnown)
        return null;
    const held = checks.filter((check) => !(0,_shortfall_js__WEBPACK_IMPORTED_MODULE_1__  .Me)(check)).length;
    const calls = runs.map((run) => run.callCounts?.evaluated ?? null);
    const sum = calls.reduce((all, one) => (all === null || one === null ? null : all + one), 0);
    const over = sum === null ? '' : `, over ${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__  .So)(sum, 'graded call')}`;
    return `${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__  .B4)(held)} of ${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__  .So)(checks.length, 'check')} passed${over}`;
}


/***/ }),

/***/ 5758:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

  var titleOf = (function titleOf(report) {
    const { outcome, tolerated, policy } = report;
    if (policy.isTrial)
        return { mark: '\ud83d\udd0e', title: trialTitle(report) };
    const { mark, title } = WORDS[outcome];
    return tolerated && (0,_core_outcome_js__WEBPACK_IMPORTED_MODULE_0__  .c6)(outcome)
        ? { mark: '\u26a0\ufe0f', title: `Simulation gate ${title} (tolerated)` }
        : { mark, title: `Simulation gate ${title}` };
});
__webpack_require__.d(__webpack_exports__, {
    $4: () => (  asksForMore),
    A2: () => (  triedOn),
    Gg: (() => (  titleOf)),
    Qh: () => (  cureWordsOf),
    eD: () => (  outcomeMark),
    mS: () => (  answerByRule)
  });
  var _core_outcome_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6767);
  var _format_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3483);


const WORDS = {
    passed: { mark: '\u2705', title: 'passed' },
    failed: { mark: '\u274c', title: 'failed' },
    inconclusive: { mark: '\u2753', title: 'inconclusive' },
    skipped: { mark: '\u23ed\ufe0f', title: 'skipped' },
    started: { mark: '\u23f3', title: 'started, not judged yet' },
    error: { mark: '\ud83d\uded1', title: 'ended with an error' },
};
const CURES = {
    inconclusive: 'run it again; where a run exists, pass its ID as `job-id`, so that its calls are not placed a second time. If it ends like this again, look at the run in the service.',
    error: 'correct what is named here, then run it again; without a change it ends the same way.',
};
const FOLLOW_AGAIN = 'run it again: that follows the run, and places no call a second time. If it ends like this again, look at the run in the service.';
const NOT_STARTED = 'run it again: there is no run yet. If it ends like this again, look at what is named here.';
const START_AGAIN = 'start again: this step asked the run that it had started to cancel, so not all of its calls were made.';
const ANSWERS_BY_RULE = new Map([
    [
        'dry-run',
        '**Nothing was started:** this was a dry run, and what it could check holds. A job whose `dry-run` is true is green and tests nothing: take it out again, and the gate does what is named here.',
    ],
]);
const CURES_BY_RUN = [
    [wasStopped, START_AGAIN],
    [wasGiven, FOLLOW_AGAIN],
    [wasNeverThere, NOT_STARTED],
];
const CURES_BY_RULE = new Map([
    [
        'budget',
        'have the budget of the account raised, or wait until it is renewed; then run it again.',
    ],
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
        'look at the job whose report is missing, run that again where it can be mended, and then this one.',
    ],
]);
function outcomeMark(outcome) {
    return WORDS[outcome].mark;
}

function trialTitle({ runs }) {
    const judged = runs.filter(({ outcome }) => outcome !== 'error').length;
    const passed = runs.filter(({ outcome }) => outcome === 'passed').length;
    return `Policy check: ${passed} of ${(0,_format_js__WEBPACK_IMPORTED_MODULE_1__  .So)(judged, triedOn(runs))} would pass`;
}
function triedOn(runs) {
    return runs.some(({ jobId }) => jobId !== '') ? 'earlier run' : 'saved debrief';
}
function cureWordsOf(report, outcome) {
    const unjudged = report.runs.filter((run) => run.outcome === outcome);
    const [, ofRuns] = outcome === 'inconclusive' && unjudged.length > 0
        ? (CURES_BY_RUN.find(([is]) => unjudged.every(is)) ?? [])
        : [];
    return wordsByRule(CURES_BY_RULE, report) ?? ofRuns ?? CURES[outcome];
}
function wasNeverThere({ jobId }) {
    return jobId === '';
}
function wasStopped({ askedToCancel }) {
    return askedToCancel === true;
}
function wasGiven({ jobId, label }) {
    return jobId !== '' && label === jobId;
}
function asksForMore(report) {
    return wordsByRule(CURES_BY_RULE, report) !== undefined;
}
function answerByRule(report) {
    return wordsByRule(ANSWERS_BY_RULE, report);
}
function wordsByRule(words, { runs, reasons }) {
    const all = [...reasons, ...runs.flatMap((run) => run.reasons)];
    const rules = new Set(all.map(({ rule }) => rule));
    return [...words].find(([rule]) => rules.has(rule))?.[1];
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
        let newPos = this.extractCommon(bestPath[0], newTokens, oldTokens, 0, options);
        if (bestPath[0].oldPos + 1 >= oldLen && newPos + 1 >= newLen) {
            return done(this.buildValues(bestPath[0].lastComponent, newTokens, oldTokens));
        }
        let minDiagonalToConsider = -Infinity, maxDiagonalToConsider = Infinity;
        const execEditLength = () => {
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
        };
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
;