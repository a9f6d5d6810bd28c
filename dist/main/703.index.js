"use strict";
exports.id = 703;
exports.ids = [703];
exports.modules = {

/***/ 6767:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    Om: () => (  worstOutcome),
    c6: () => (  fails),
    md: () => (  worstFirst),
    wi: () => (  RUN_OUTCOMES)
  });
const RUN_OUTCOMES = ['error', 'failed', 'inconclusive', 'started', 'passed'];
function compareOutcomes(a, b) {
    return RUN_OUTCOMES.indexOf(a) - RUN_OUTCOMES.indexOf(b);
}
function worstFirst(runs) {
    return runs.toSorted((a, b) => compareOutcomes(a.outcome, b.outcome));
}
function worstOutcome(outcomes) {
    return outcomes.toSorted(compareOutcomes)[0] ?? 'inconclusive';
}
function fails(outcome) {
    return outcome === 'failed' || outcome === 'inconclusive' || outcome === 'error';
}


/***/ }),

/***/ 4660:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  TE: () => (  DIFF_SIGNS),
  Pp: () => (  diffLines),
  TM: () => (  stretchesOf)
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
function diffArrays(oldArr, newArr, options) {
    return arrayDiff.diff(oldArr, newArr, options);
}

;// CONCATENATED MODULE: ./core/text/line-diff.js

const DIFF_SIGNS = { same: ' ', removed: '-', added: '+' };
const CONTEXT_LINES = 3;
const MAX_CHANGES = 200;
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

/***/ 7100:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    Lq: () => (  WHERE_ID_FOUND),
    MJ: () => (  INPUTS_OF),
    rK: () => (  isTrial),
    yn: () => (  UNREAD)
  });
  var _step_inputs_input_form_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(177);

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
function isTrial({ kind }) {
    return kind === 'policy-check' || kind === 'policy-replay';
}
const INPUTS_OF = {
    'job-id': 'the input job-id',
    'run-plan-id': 'the inputs run-plan-id, run-plan-name, variables and variable-files',
    'service-phone-number': 'the inputs service-phone-number and call-time',
};
const WHERE_ID_FOUND = {
    'job-id': _step_inputs_input_form_js__WEBPACK_IMPORTED_MODULE_0__  .NX['job-id'],
    'run-plan-id': _step_inputs_input_form_js__WEBPACK_IMPORTED_MODULE_0__  .NX['run-plan-id'],
    'service-phone-number': '',
};


/***/ }),

/***/ 3875:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    Bv: () => (  baselineOf),
    F_: () => (  baselineFacts),
    GK: () => (  unnamedRun),
    Il: () => (  goneThemes),
    eD: () => (  isOld),
    q7: () => (  oldBaselines)
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

/***/ 4949:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    ct: () => (  passedShare),
    oZ: () => (  isToldByChecks),
    u6: () => (  sortChecks),
    vh: () => (  areRatesTold)
  });
  var _format_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3483);
  var _likely_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5460);
  var _shortfall_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2181);
function passedShare(counted) {
    const { passed, evaluated, rate } = counted;
    return passed === null || evaluated === null
        ? (0,_format_js__WEBPACK_IMPORTED_MODULE_1__  .l9)(rate)
        : (0,_likely_js__WEBPACK_IMPORTED_MODULE_2__  .RC)((0,_format_js__WEBPACK_IMPORTED_MODULE_1__  .T1)(passed, evaluated), counted);
}
function isToldByChecks({ checks = [] }) {
    return checks.some(({ rate, isPassed }) => rate !== null || isPassed !== null);
}
function sortChecks({ checks = [] }) {
    return checks.toSorted((a, b) => Number((0,_shortfall_js__WEBPACK_IMPORTED_MODULE_0__  .Me)(b)) - Number((0,_shortfall_js__WEBPACK_IMPORTED_MODULE_0__  .Me)(a)));
}
function areRatesTold({ checks = [] }, { rows }) {
    const told = new Set(checks.flatMap(({ name, rate }) => (rate === null ? [] : name)));
    return rows.every(({ checkName, currentPassRate }) => currentPassRate === null || told.has(checkName));
}


/***/ }),

/***/ 1949:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    Pk: () => (  LEFT_OUT),
    rg: () => (  untoldError),
    tx: () => (  sumFacts),
    xS: () => (  factsOf),
    zO: () => (  tellCost)
  });
  var _core_text_log_line_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7720);
  var _trend_order_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1076);


function factsOf(report) {
    const facts = { themesTotal: 0, themesHigh: 0, themesNew: 0, checksRegressed: 0 };
    if (report === null)
        return facts;
    facts.themesTotal = report.themes.length;
    for (const theme of report.themes) {
        if (theme.severity === 'HIGH')
            facts.themesHigh += 1;
        if (theme.lifecycle === 'NEW')
            facts.themesNew += 1;
    }
    for (const row of report.trend?.rows ?? [])
        if ((0,_trend_order_js__WEBPACK_IMPORTED_MODULE_0__  .M)(row) > 0)
            facts.checksRegressed += 1;
    return facts;
}
const LEFT_OUT = '(left out)';
const MAX_ERROR_CHARS = 10_000;
function untoldError({ debrief, reasons }) {
    const error = debrief?.errorMessage ?? '';
    const told = (0,_core_text_log_line_js__WEBPACK_IMPORTED_MODULE_1__  .T)(error, MAX_ERROR_CHARS).replace(/\.$/, '');
    const isTold = reasons.some(({ message }) => message.includes(told));
    return error === LEFT_OUT || isTold || told === '' ? '' : error;
}
function sumFacts(runs) {
    const sum = factsOf(null);
    for (const run of runs) {
        const facts = factsOf(run.report);
        sum.themesTotal += facts.themesTotal;
        sum.themesHigh += facts.themesHigh;
        sum.themesNew += facts.themesNew;
        sum.checksRegressed += facts.checksRegressed;
    }
    return sum;
}
function tellCost(runs) {
    const known = runs.flatMap(({ cost }) => cost?.usd ?? []);
    if (known.length === 0)
        return '';
    const usd = known.reduce((sum, one) => sum + one, 0);
    return `cost ${usd.toFixed(2)} USD${known.length < runs.length ? ' and more' : ''}`;
}


/***/ }),

/***/ 7037:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    z: () => (  forPeople)
  });
  var _facts_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1949);
  var _format_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3483);
  var _names_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2274);



function forPeople(report) {
    const { reasons, notes, runs } = report;
    return {
        ...report,
        reasons: reasons.map((reason) => reword(reason, _format_js__WEBPACK_IMPORTED_MODULE_0__  .D_)),
        notes: notes.map(_format_js__WEBPACK_IMPORTED_MODULE_0__  .D_),
        runs: runs.map(ofRun),
    };
}
function ofRun(run) {
    const { jobId, reasons, notes, spared, debrief } = run;
    const inWords = (text) => (0,_format_js__WEBPACK_IMPORTED_MODULE_0__  .D_)(text.replaceAll(`run ${jobId}`, () => `run ${(0,_names_js__WEBPACK_IMPORTED_MODULE_1__  .JZ)(jobId)}`));
    return {
        ...run,
        debrief: debrief && { ...debrief, errorMessage: (0,_facts_js__WEBPACK_IMPORTED_MODULE_2__  .rg)(run) || null },
        reasons: withoutEcho(reasons).map((reason) => reword(reason, inWords)),
        notes: notes.map(inWords),
        spared: spared && { ...spared, notes: spared.notes.map(_format_js__WEBPACK_IMPORTED_MODULE_0__  .D_) },
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

/***/ 1832:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    S: () => (  foundFixes)
  });
function foundFixes({ promptFixes }, run) {
    return new Map(promptFixes.flatMap(({ from, found }) => from.flatMap((one) => (one.run === run ? [[one.recommendation, found]] : []))));
}


/***/ }),

/***/ 350:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    KM: () => (  sparkline),
    O5: () => (  historyLines),
    mw: () => (  historyWords),
    tg: () => (  checksOf)
  });
  var _format_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3483);

const STEPS = '\u2581\u2582\u2583\u2584\u2585\u2586\u2587\u2588';
const UNKNOWN = {
    rate: null,
    passed: null,
    evaluated: null,
    isPassed: null,
};
function historyLines(run) {
    const earlier = run.history?.runs ?? [];
    if (earlier.length === 0)
        return [];
    const now = checksOf(run);
    const runs = [
        ...earlier.map(({ number, checks }, index) => ({
            name: number === null ? `${earlier.length - index} before` : `run ${number}`,
            checks: new Map(checks.map((check) => [check.name, check])),
        })),
        { name: 'this run', checks: now },
    ];
    return [...now.keys()]
        .filter((check) => runs.slice(0, -1).some(({ checks }) => checks.has(check)))
        .map((check) => ({
        check,
        points: runs.map(({ name, checks }) => {
            const { rate, passed, evaluated, isPassed } = checks.get(check) ?? UNKNOWN;
            return { run: name, rate, passed, evaluated, isPassed };
        }),
    }));
}
function historyWords(earlier) {
    return `Pass rates of ${(0,_format_js__WEBPACK_IMPORTED_MODULE_0__  .So)(earlier, 'earlier run')} and of this one, which comes last.`;
}
function checksOf({ checks = [], report, }) {
    const rows = report?.trend?.rows ?? [];
    return new Map([
        ...rows.map(({ checkName: name, currentPassRate: rate }) => {
            return [name, { ...UNKNOWN, name, rate }];
        }),
        ...checks.map(({ name, passed, evaluated, rate, isPassed, needed }) => {
            const side = isPassed ?? (rate === null || needed === null ? null : rate >= needed);
            return [name, { name, passed, evaluated, rate, isPassed: side }];
        }),
    ]);
}
function sparkline(points) {
    return points
        .map(({ rate }) => {
        if (rate === null)
            return '\u00b7';
        const share = Math.min(Math.max(rate, 0), 100) / 100;
        return STEPS[Math.round(share * (STEPS.length - 1))];
    })
        .join('');
}


/***/ }),

/***/ 9394:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    Aj: () => (  REPORT_VERSION),
    C5: () => (  renderEarlyJson),
    Ew: () => (  SCHEMA_ID)
  });
  var _json_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7347);

const REPORT_VERSION = 1;
const SCHEMA_ID = 'report.schema.json';
function renderEarlyJson({ gateName, gate, outcome, tolerated, reasons, notes, policy, provenance }, { detail }) {
    const file = {
        $schema: SCHEMA_ID,
        version: REPORT_VERSION,
        detail,
        gateName: gateName ?? null,
        gate: gate ?? null,
        outcome,
        tolerated,
        reasons: reasons.map(({ rule, message, theme, check, limit, value, restates }) => ({
            rule,
            message,
            theme: theme ?? null,
            check: check ?? null,
            limit: limit ?? null,
            value: value ?? null,
            restates: restates ?? null,
        })),
        runs: [],
        metricCollection: null,
        notes,
        policy: { ...policy, extends: policy.extends ?? null, resolved: policy.resolved ?? null },
        promptFixes: [],
        variables: null,
        provenance: provenance ?? null,
    };
    return `${(0,_json_text_js__WEBPACK_IMPORTED_MODULE_0__  .s)(file, 2)}\n`;
}


/***/ }),

/***/ 7347:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    M: () => (  jsonPieces),
    s: () => (  jsonText)
  });
  var _core_json_object_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8009);
const ACTIVE = /[\x7f-\x9f\u061c\u180e\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]|[\udb40-\udb43][\udc00-\udfff]|#(?=#\[)/g;
const ORDINARY = /^[\n -~]*$/;
const BATCH = 20;
function jsonText(value, indent = 0) {
    const text = JSON.stringify(value, null, indent);
    if (ORDINARY.test(text) && !text.includes('##['))
        return text;
    return text.replace(ACTIVE, escapeUnits);
}
function* jsonPieces(value, margin = '') {
    if (Array.isArray(value))
        yield* listPieces(value, margin);
    else if (!(0,_core_json_object_js__WEBPACK_IMPORTED_MODULE_0__  .G)(value))
        yield jsonText(value);
    else {
        let lead = '{';
        for (const [name, part] of Object.entries(value)) {
            yield `${lead}\n${margin}  ${jsonText(name)}: `;
            yield* jsonPieces(part, `${margin}  `);
            lead = ',';
        }
        yield lead === '{' ? '{}' : `\n${margin}}`;
    }
}
function* listPieces(list, margin) {
    let lead = '[';
    const size = holdsObjects(list[0]) ? 1 : BATCH;
    for (let first = 0; first < list.length; first += size) {
        yield lead;
        if (size === 1) {
            yield `\n${margin}  `;
            yield* jsonPieces(list[first], `${margin}  `);
        }
        else {
            const batch = jsonText(list.slice(first, first + size), 2);
            yield batch.slice('['.length, -'\n]'.length).replaceAll('\n', `\n${margin}`);
        }
        lead = ',';
    }
    yield list.length === 0 ? '[]' : `\n${margin}]`;
}
function holdsObjects(item) {
    return ((0,_core_json_object_js__WEBPACK_IMPORTED_MODULE_0__  .G)(item) &&
        Object.values(item).some((part) => (0,_core_json_object_js__WEBPACK_IMPORTED_MODULE_0__  .G)(Array.isArray(part) ? part[0] : part)));
}
function escapeUnits(text) {
    const units = Array.from({ length: text.length }, (_, index) => text.charCodeAt(index));
    return units.map((unit) => `\\u${unit.toString(16).padStart(4, '0')}`).join('');
}


/***/ }),

/***/ 3004:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    UV: () => (  waysOf),
    fk: () => (  leftOutCount),
    sk: () => (  nextStep)
  });
  var _core_outcome_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6767);
  var _format_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3483);
  var _outcome_words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5758);
const TIMEOUT = /\b(?:run|debrief|queue)-timeout\b/;
function leftOutCount({ promptFixes }) {
    return promptFixes.filter(({ found }) => found.state !== 'applied' && !(found.state === 'located' && !found.leftOut)).length;
}
function waysOf(report, { detail, reportUrl, suggested }) {
    const located = report.promptFixes.filter(({ found }) => found.state === 'located' && found.leftOut === null).length;
    return {
        suggested: suggested?.count ?? 0,
        changesUrl: suggested?.url ?? '',
        shown: detail === 'full' ? Math.max(0, located - (suggested?.fixes ?? 0)) : 0,
        leftOut: detail === 'full' ? leftOutCount(report) : 0,
        reportUrl: reportUrl ?? '',
        workflowRunUrl: report.provenance?.workflowRunUrl ?? '',
    };
}
function nextStep(report, ways, voice) {
    if (!(0,_core_outcome_js__WEBPACK_IMPORTED_MODULE_1__  .c6)(report.outcome) || report.policy.isTrial)
        return '';
    const steps = report.outcome === 'failed'
        ? stepsOfFailed(report, ways, voice)
        : stepsOfUnjudged(report, ways, voice);
    return steps.join(', or ');
}
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

  __webpack_require__.d(__webpack_exports__, {
    E4: () => (  openingOf),
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
function openingOf(report, voice) {
    if (report.policy.isTrial)
        return { line: trialLine(report, voice), told: NOTHING_TOLD };
    const { line, ...rest } = firstLine(report, voice);
    return { line: line + toleranceOf(report, voice), ...rest };
}
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
function toleranceOf({ outcome, tolerated }, voice) {
    if (!tolerated || !(0,_core_outcome_js__WEBPACK_IMPORTED_MODULE_2__  .c6)(outcome))
        return '';
    const setting = outcome === 'failed' ? '`warn-only` is set' : '`on-inconclusive` is `warn`';
    return voice.own(` The step does not fail, since ${setting}.`);
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
function firstLine(report, voice) {
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

  __webpack_require__.d(__webpack_exports__, {
    $4: () => (  asksForMore),
    A2: () => (  triedOn),
    Gg: () => (  titleOf),
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
function titleOf(report) {
    const { outcome, tolerated, policy } = report;
    if (policy.isTrial)
        return { mark: '\ud83d\udd0e', title: trialTitle(report) };
    const { mark, title } = WORDS[outcome];
    return tolerated && (0,_core_outcome_js__WEBPACK_IMPORTED_MODULE_0__  .c6)(outcome)
        ? { mark: '\u26a0\ufe0f', title: `Simulation gate ${title} (tolerated)` }
        : { mark, title: `Simulation gate ${title}` };
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

/***/ 2181:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    $l: () => (  firstReason),
    HR: () => (  shortfallOf),
    Me: () => (  missesBar),
    SL: () => (  isBareVerdict),
    tZ: () => (  PLAIN)
  });
  var _format_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3483);
  var _spared_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4957);
const MAX_CHECKS = 3;
const MAX_SUMMARY_CHARS = 300;
const MAX_QUOTED_CHARS = 2000;
const MISSED = 'The run missed the thresholds of its checks.';
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
function isBareVerdict({ restates }) {
    return restates === 'verdict';
}
function firstReason(reasons, voice) {
    const [first] = reasons;
    return first === undefined
        ? { line: '', told: new Set() }
        : { line: sentence(first.message, voice), told: new Set([first]) };
}
function missesBar({ isPassed, rate, needed }) {
    return isPassed === false || (rate !== null && needed !== null && rate < needed);
}
function missedChecks({ checks, spared }) {
    const waived = (0,_spared_js__WEBPACK_IMPORTED_MODULE_0__  .wT)(spared).check;
    return (checks ?? []).filter((check) => missesBar(check) && !waived.has(check.name));
}
function checksLine(missed, count, voice) {
    const shown = missed.slice(0, MAX_CHECKS).map((check) => describeCheck(check, voice));
    const more = missed.length - shown.length;
    const list = [...shown, ...(more > 0 ? [`and ${(0,_format_js__WEBPACK_IMPORTED_MODULE_1__  .B4)(more)} more`] : [])].join(', ');
    return `${(0,_format_js__WEBPACK_IMPORTED_MODULE_1__  .B4)(missed.length)} of ${(0,_format_js__WEBPACK_IMPORTED_MODULE_1__  .So)(count, 'check')} fell short: ${list}.`;
}
function describeCheck({ name, passed, evaluated, rate, needed }, voice) {
    const counts = passed !== null && evaluated !== null
        ? ` passed ${(0,_format_js__WEBPACK_IMPORTED_MODULE_1__  .B4)(passed)} of ${(0,_format_js__WEBPACK_IMPORTED_MODULE_1__  .So)(evaluated, 'call')}`
        : rate !== null
            ? ` passed ${(0,_format_js__WEBPACK_IMPORTED_MODULE_1__  .l9)(rate)} of its calls`
            : '';
    const bar = needed === null ? '' : ` (${(0,_format_js__WEBPACK_IMPORTED_MODULE_1__  .l9)(needed)} needed)`;
    return voice.name(name) + voice.own(counts + bar);
}
const PLAIN = {
    name: (name) => `'${name}'`,
    prose: (text) => text,
    own: (words) => words.replaceAll('**', '').replaceAll('`', ''),
    link: (words, url) => `${words} (${url})`,
};
function firstSentences(text) {
    const ends = [...text.slice(0, MAX_QUOTED_CHARS).matchAll(/(?<=[.!?])\s+/g)].map(({ index }) => index);
    const fitting = [...ends, text.length].filter((end) => end <= MAX_SUMMARY_CHARS).at(-1);
    return text.slice(0, fitting ?? ends[0]);
}
function sentence(message, voice) {
    const end = /[.!?\u2026]$/.test(message) ? '' : '.';
    return voice.prose(message.charAt(0).toUpperCase() + message.slice(1) + end);
}


/***/ }),

/***/ 4957:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    C_: () => (  endsSoon),
    LN: () => (  checkNames),
    NY: () => (  lastDay),
    Pn: () => (  meantBy),
    kT: () => (  waiversInForce),
    wT: () => (  waiversByName),
    xb: () => (  unmatchedWaivers)
  });
  var _format_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3483);
const LAST_DAYS = 7;
function endsSoon({ daysLeft }) {
    return daysLeft < LAST_DAYS;
}
function lastDay(waiver) {
    if (!endsSoon(waiver))
        return waiver.expires;
    const { daysLeft } = waiver;
    const left = daysLeft === 0 ? 'today' : `${(0,_format_js__WEBPACK_IMPORTED_MODULE_0__  .So)(daysLeft, 'day')} left`;
    return `${waiver.expires} (${left})`;
}
function waiversByName(spared) {
    const of = (kind) => new Map(spared?.waived.flatMap((one) => (one.kind === kind ? [[one.name, one.waiver]] : [])));
    return { theme: of('theme'), check: of('check') };
}
function waiversInForce(runs) {
    const all = sparedOf(runs).flatMap(({ waived, unmatched }) => [
        ...waived.map(({ waiver }) => waiver),
        ...unmatched,
    ]);
    return [...new Map(all.map((waiver) => [subjectOf(waiver), waiver])).values()];
}
function unmatchedWaivers(runs) {
    const [first, ...others] = sparedOf(runs).map(({ unmatched }) => new Map(unmatched.map((waiver) => [subjectOf(waiver), waiver])));
    return [...(first?.values() ?? [])].filter((waiver) => others.every((other) => other.has(subjectOf(waiver))));
}
function meantBy({ kind, target }, runs) {
    const names = runs.flatMap((run) => kind === 'check' ? checkNames(run) : (run.report?.themes ?? []).map(({ slug }) => slug));
    const wanted = letters(target);
    return names.find((name) => name !== target && letters(name) === wanted);
}
function checkNames({ checks = [], report }) {
    return [
        ...checks.map(({ name }) => name),
        ...(report?.trend?.rows ?? []).map(({ checkName }) => checkName),
    ];
}
function letters(name) {
    return name
        .normalize('NFKC')
        .replace(/[\s\p{Pd}_]+/gu, '')
        .toLowerCase();
}
function sparedOf(runs) {
    return runs.flatMap(({ spared }) => spared ?? []);
}
function subjectOf({ kind, target }) {
    return `${kind} ${target}`;
}


/***/ }),

/***/ 8918:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    RO: () => (  GONE_RANK),
    aJ: () => (  isShown),
    kR: () => (  themeRank),
    lt: () => (  sortThemes),
    qs: () => (  severityRank)
  });
function severityRank(severity) {
    if (severity === 'HIGH')
        return 0;
    if (severity === 'MEDIUM')
        return 2;
    return severity === 'LOW' ? 3 : 1;
}
const GONE_RANK = 4;
function themeRank(theme) {
    return isShown(theme) ? severityRank(theme.severity) : GONE_RANK;
}
const sortedLists = new WeakMap();
function sortThemes(themes) {
    const sorted = sortedLists.get(themes) ?? themes.toSorted(compareThemes);
    sortedLists.set(themes, sorted);
    return sorted;
}
function compareThemes(a, b) {
    return (themeRank(a) - themeRank(b) ||
        b.affectedCallCount - a.affectedCallCount ||
        Number(a.title > b.title) - Number(a.title < b.title));
}
function isShown({ lifecycle, affectedCallCount }) {
    return lifecycle !== 'FIXED' || affectedCallCount > 0;
}


/***/ }),

/***/ 1076:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    M: () => (  pointsLost),
    a: () => (  sortTrend)
  });
function pointsLost({ previousPassRate, currentPassRate }) {
    if (previousPassRate === null || currentPassRate === null)
        return 0;
    return Math.max(0, previousPassRate - currentPassRate);
}
function sortTrend(rows) {
    return rows.toSorted((a, b) => pointsLost(b) - pointsLost(a));
}


/***/ }),

/***/ 9890:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    A: () => (  Diff)
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