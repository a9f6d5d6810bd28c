"use strict";
exports.id = 967;
exports.ids = [967];
exports.modules = {

/***/ 6410:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

  var leftOutNotice = (function leftOutNotice(of, leftOut) {
    if (leftOut.length === 0)
        return '';
    return `\u2702\ufe0f **Left out**, since GitHub limits the size of a ${of}: ${leftOut.join(', ')}. All of it stands in \`report.html\` and \`report.md\`, in the folder that the output \`report-dir\` names.\n\n`;
});
var layOut = (function layOut(sections, budgetBytes) {
    const texts = sections.map((() => ''));
    const leftOut = new Map();
    const cut = new Set();
    let room = budgetBytes - NOTE_BYTES;
    let isFull = false;
    const byRank = sections
        .map(((section, position) => ({ section, position })))
        .filter((({ section }) => section.count > 0))
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
        leftOut: [...leftOut.values()].map(({ section, count }) => (0,_format_js__WEBPACK_IMPORTED_MODULE_0__  .So)(count, section.one, section.many)),
        cut,
    };
});
var fill = (function fill(section, room) {
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
});
var assemble = (function assemble(section, kept, missing) {
    const note = missing > 0
        ? `\n\n*Left out here: ${(0,_format_js__WEBPACK_IMPORTED_MODULE_0__  .So)(missing, section.one, section.many)}.*\n\n`
        : '';
    return section.open + kept.join('') + note + section.close;
});
__webpack_require__.d(__webpack_exports__, {
    OC: (() => (  leftOutNotice)),
    YM: () => (  layOutWhole),
    v8: (() => (  layOut))
  });
  var _format_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3483);

const NOTE_BYTES = 200;
function* layOutWhole(sections) {
    for (const { count, open, close, items } of sections) {
        if (count === 0)
            continue;
        yield open;
        yield* items();
        yield close;
    }
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
  var _core_outcome_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9148);
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
    error: 'correct what is named here; without a change it ends the same way.',
};
const FOLLOW_AGAIN = 'run it again: that follows the run, and places no call a second time. If it ends like this again, look at the run in the service.';
const NOT_STARTED = 'run it again: there is no run yet. If it ends like this again, look at what is named here.';
const SAVE_AGAIN = 'look at the run in the service, and save its results again once they are judged: the same file ends the same way.';
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
    [wasSaved, SAVE_AGAIN],
    [wasNeverThere, NOT_STARTED],
];
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
function wasSaved({ jobId, report }) {
    return jobId === '' && report !== null;
}
function wasStopped({ askedToCancel }) {
    return askedToCancel === true;
}
function wasGiven({ jobId, label }) {
    return jobId !== '' && label === jobId;
}
function asksForMore(report) {
    return wordsByRule(CURES_BY_RULE, report) !== undefined || cureWordsOf(report) === SAVE_AGAIN;
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

/***/ 4315:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

  var heading = (function heading(report) {
    const { mark, title } = (0,_outcome_words_js__WEBPACK_IMPORTED_MODULE_1__  .Gg)(report);
    const name = (0,_core_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__  .mG)(report.gateName ?? '');
    return `## ${mark} ${title}${name === '' ? '' : `: ${name}`}\n\n`;
});
var firstLines = (function firstLines(line, next) {
    const lines = [`${line}\n\n`, next].filter(((one) => one !== ''));
    const names = { one: 'first line', many: 'first lines' };
    return (0,_section_js__WEBPACK_IMPORTED_MODULE_3__  .uW)({ ...names, part: 'reasons', count: lines.length, items: (() => lines) });
});
var noteSection = (function noteSection(notes) {
    return (0,_section_js__WEBPACK_IMPORTED_MODULE_3__  .uW)({
        part: 'run',
        one: 'note',
        many: 'notes',
        count: notes.length,
        open: '**Notes:**\n\n',
        close: '\n',
        items: () => (0,_section_js__WEBPACK_IMPORTED_MODULE_3__  .__)(notes, (note) => `- ${(0,_core_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__  .iU)(note, _voice_js__WEBPACK_IMPORTED_MODULE_2__  .hP)}\n`),
    });
});
var stepFacts = (function stepFacts({ provenance }) {
    const { commit, workflowRunUrl } = provenance ?? {};
    return { gateName: '', commit: commit ?? '', workflowRunUrl: workflowRunUrl ?? '' };
});
var footerSection = (function footerSection(line) {
    return (0,_section_js__WEBPACK_IMPORTED_MODULE_3__  .uW)({
        part: 'run',
        one: 'footer',
        many: 'footers',
        count: line === '' ? 0 : 1,
        items: (() => [line]),
    });
});
__webpack_require__.d(__webpack_exports__, {
    MX: (() => (  noteSection)),
    NG: (() => (  footerSection)),
    R_: (() => (  heading)),
    UV: (() => (  firstLines)),
    mv: (() => (  stepFacts))
  });
  var _core_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(630);
  var _outcome_words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5758);
  var _section_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1953);
  var _voice_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4757);











/***/ }),

/***/ 550:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

  var reasonSections = (function reasonSections(part, reasons) {
    const names = { one: 'reason', many: 'reasons' };
    const further = Math.max(0, reasons.length - FIRST_PAGE);
    return [
        (0,_section_js__WEBPACK_IMPORTED_MODULE_2__  .uW)({
            ...names,
            part,
            count: reasons.length - further,
            close: '\n',
            items: () => (0,_section_js__WEBPACK_IMPORTED_MODULE_2__  .__)(reasons.slice(0, FIRST_PAGE), reasonLine),
        }),
        (0,_section_js__WEBPACK_IMPORTED_MODULE_2__  .uW)({
            ...names,
            ...(0,_section_js__WEBPACK_IMPORTED_MODULE_2__  .QV)((0,_format_js__WEBPACK_IMPORTED_MODULE_3__  .So)(further, 'further reason')),
            part: 'further reasons',
            count: further,
            items: () => (0,_section_js__WEBPACK_IMPORTED_MODULE_2__  .__)(reasons.slice(FIRST_PAGE), reasonLine),
        }),
    ];
});
__webpack_require__.d(__webpack_exports__, {
    F: (() => (  reasonSections))
  });
  var _core_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(630);
  var _format_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3483);
  var _section_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1953);
  var _voice_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4757);




const FIRST_PAGE = 50;

function reasonLine(reason) {
    const rest = (0,_format_js__WEBPACK_IMPORTED_MODULE_3__  .Qu)(reason);
    const told = (0,_core_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__  .iU)(rest, _voice_js__WEBPACK_IMPORTED_MODULE_1__  .hP);
    if (reason.rule === 'input' && rest === reason.message)
        return `- ${told}\n`;
    const colon = rest === reason.message ? ':' : '';
    return `- **${(0,_core_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__  .mG)(reason.rule)}${colon}** ${told}\n`;
}


/***/ }),

/***/ 1953:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


var rankOf = (function rankOf(part) {
    return KEEP_ORDER.indexOf(part);
});
var section = (function section({ part, open = '', close = '', ...rest }) {
    return { rank: rankOf(part), open, close, ...rest };
});
var each = (function* each(values, render) {
    for (const value of values)
        yield render(value);
});
var foldEnds = (function foldEnds(summary) {
    return { open: `<details>\n<summary>${summary}</summary>\n\n`, close: '\n</details>\n\n' };
});
__webpack_require__.d(__webpack_exports__, {
  __: (() => (  each)),
  QV: (() => (  foldEnds)),
  uW: (() => (  section))
});

;// CONCATENATED MODULE: ./report/keep-order.js
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


;// CONCATENATED MODULE: ./report/sections/section.js






/***/ }),

/***/ 5298:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

  var smallPrint = (function smallPrint(parts) {
    const told = parts.filter(((part) => part !== ''));
    return told.length === 0 ? '' : `<sub>${told.join(' \u00b7 ')}</sub>\n`;
});
var stepParts = (function stepParts(report, settings, { gateName, commit, workflowRunUrl }) {
    return [
        report.policy.path === null ? '' : `judged by ${(0,_core_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__  .mG)(report.policy.path)}`,
        IDS.test(gateName) ? `gate ${(0,_core_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__  .mG)(gateName)}` : '',
        commit === '' ? '' : `commit ${(0,_core_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__  .Cv)(commit.slice(0, 7))}`,
        workflowRun(report, workflowRunUrl),
        (0,_core_outcome_js__WEBPACK_IMPORTED_MODULE_1__  .c6)(report.outcome) ? '' : reportLink(settings),
    ];
});
var workflowRun = (function workflowRun({ provenance }, url) {
    if (url === '')
        return '';
    const name = (0,_core_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__  .mG)(provenance?.workflow ?? '') || UNNAMED;
    return `${name === UNNAMED ? '' : 'workflow '}[${name}](${(0,_core_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__  .Vh)(url)})`;
});
__webpack_require__.d(__webpack_exports__, {
    Bq: () => (  IDS),
    RT: (() => (  stepParts)),
    fk: (() => (  smallPrint))
  });
  var _core_outcome_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9148);
  var _core_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(630);
const IDS = /^[\da-f]{8}-[\da-f-]{27}(?:, |$)/i;


function reportLink({ reportUrl }) {
    return reportUrl === undefined ? '' : `[whole report](${(0,_core_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__  .Vh)(reportUrl)})`;
}
const UNNAMED = 'workflow run';



/***/ }),

/***/ 4757:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

  var nextLine = (function nextLine(step) {
    return step === '' ? '' : `**Next:** ${step}.\n\n`;
});
__webpack_require__.d(__webpack_exports__, {
    Cr: () => (  bold),
    PJ: (() => (  VOICE)),
    hP: (() => (  MAX_MESSAGE_CHARS)),
    sE: (() => (  nextLine))
  });
  var _core_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(630);
  var _format_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3483);


const MAX_MESSAGE_CHARS = 2000;
const VOICE = {
    name: bold,
    prose: (text) => (0,_core_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__  .mG)(text, MAX_MESSAGE_CHARS),
    own: _format_js__WEBPACK_IMPORTED_MODULE_1__  .D_,
    link: (words, url) => `[${words}](${(0,_core_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__  .Vh)(url)})`,
};
function bold(title) {
    return `**${(0,_core_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__  .mG)(title) || _format_js__WEBPACK_IMPORTED_MODULE_1__  .q8}**`;
}



/***/ }),

/***/ 6374:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

  var toleranceOf = (function toleranceOf({ outcome, tolerated }, voice) {
    if (!tolerated || !(0,_core_outcome_js__WEBPACK_IMPORTED_MODULE_1__  .c6)(outcome))
        return '';
    const setting = outcome === 'failed' ? '`warn-only` is set' : '`on-inconclusive` is `warn`';
    return voice.own(` The step does not fail, since ${setting}.`);
});
var outsideWays = (function outsideWays({ provenance }, { reportUrl }) {
    return { reportUrl: reportUrl ?? '', workflowRunUrl: provenance?.workflowRunUrl ?? '' };
});
var nextOfUnjudged = (function nextOfUnjudged(report, { workflowRunUrl, reportUrl }, voice) {
    const { outcome, runs } = report;
    if (!(0,_core_outcome_js__WEBPACK_IMPORTED_MODULE_1__  .c6)(outcome))
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
});
__webpack_require__.d(__webpack_exports__, {
    Ab: (() => (  outsideWays)),
    Lr: () => (  unjudgedLine),
    Lz: () => (  toleranceOf),
    NL: () => (  openReport),
    kg: () => (  cureLine),
    l4: () => (  unjudgedOpening),
    tN: (() => (  nextOfUnjudged))
  });
  var _core_outcome_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9148);
  var _outcome_words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5758);
const TIMEOUT = /\b(?:run|debrief|queue)-timeout\b/;
function unjudgedOpening(report, voice) {
    const { line, told } = unjudgedLine(report, voice);
    return { line: line + toleranceOf(report, voice), told };
}
function unjudgedLine(report, voice) {
    if (report.outcome !== 'skipped')
        return { line: cureLine(report, voice), told: new Set() };
    const answer = (0,_outcome_words_js__WEBPACK_IMPORTED_MODULE_0__  .mS)(report);
    if (answer !== undefined)
        return { line: voice.own(answer), told: new Set() };
    const why = report.reasons.map(({ message }) => voice.prose(message)).join('; ');
    const line = `${voice.own('**Nothing was tested:**')} ${why}.`;
    return { line, told: new Set(report.reasons) };
}

function cureLine(report, voice) {
    const cure = (0,_outcome_words_js__WEBPACK_IMPORTED_MODULE_0__  .Qh)(report);
    return voice.own(cure.charAt(0).toUpperCase() + cure.slice(1));
}


function rerunning(report, longer, voice) {
    if (report.outcome === 'error')
        return 're-run it once that is corrected';
    if (!(0,_outcome_words_js__WEBPACK_IMPORTED_MODULE_0__  .$4)(report))
        return giveIt(longer, voice);
    return voice.own(`re-run it${longer && ` with ${longer}`} once that is done`);
}
function giveIt(longer, voice) {
    return longer && voice.own(`give it ${longer}`);
}
function openReport(url, voice) {
    return `open the ${voice.link('whole report', url)}`;
}


/***/ })

};
;Object.assign(exports.modules, require("./common.js"));
