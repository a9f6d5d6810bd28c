"use strict";
exports.id = 1636;
exports.ids = [1636];
exports.modules = {

/***/ 7330:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

  var isToldByChecks = (function isToldByChecks({ checks = [] }) {
    return checks.some(({ rate, isPassed }) => rate !== null || isPassed !== null);
});
var shortIn = (function shortIn({ outcome, reasons }) {
    const named = new Set(outcome === 'failed'
        ? reasons.flatMap(({ rule, check }) => (OF_CHECKS.has(rule) ? (check ?? []) : []))
        : []);
    return (check) => (0,_shortfall_js__WEBPACK_IMPORTED_MODULE_0__  .Me)(check) || named.has(check.name);
});
var sortChecks = (function sortChecks(run) {
    const isShort = shortIn(run);
    const { checks = [] } = run;
    return checks.toSorted((a, b) => Number(isShort(b)) - Number(isShort(a)));
});
var areRatesTold = (function areRatesTold({ checks = [] }, { rows }) {
    const told = new Set(checks.flatMap(({ name, rate }) => (rate === null ? [] : name)));
    return rows.every((({ checkName, currentPassRate }) => currentPassRate === null || told.has(checkName)));
});
__webpack_require__.d(__webpack_exports__, {
    _j: (() => (  shortIn)),
    ct: () => (  passedShare),
    oZ: (() => (  isToldByChecks)),
    u6: (() => (  sortChecks)),
    vh: (() => (  areRatesTold))
  });
  var _format_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3483);
  var _likely_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5460);
  var _shortfall_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2181);
function passedShare(counted) {
    const { passed, evaluated, rate, needed } = counted;
    return passed === null || evaluated === null
        ? (0,_format_js__WEBPACK_IMPORTED_MODULE_1__  .lS)(rate, needed)
        : (0,_likely_js__WEBPACK_IMPORTED_MODULE_2__  .RC)((0,_format_js__WEBPACK_IMPORTED_MODULE_1__  .T1)(passed, evaluated, needed), counted);
}

const OF_CHECKS = new Set(['run-verdict', 'trend', 'never']);





/***/ }),

/***/ 1949:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

  var factsOf = (function factsOf(report) {
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
        if ((0,_trend_order_js__WEBPACK_IMPORTED_MODULE_1__  .M)(row) > 0)
            facts.checksRegressed += 1;
    return facts;
});
var untoldError = (function untoldError({ debrief, reasons }) {
    const error = debrief?.errorMessage ?? '';
    const told = (0,_core_text_log_line_js__WEBPACK_IMPORTED_MODULE_0__  .T)(error, MAX_ERROR_CHARS).replace(/\.$/, '');
    const isTold = reasons.some(({ message }) => message.includes(told));
    return error === LEFT_OUT || isTold || told === '' ? '' : error;
});
var sumFacts = (function sumFacts(runs) {
    const sum = factsOf(null);
    for (const run of runs) {
        const facts = factsOf(run.report);
        sum.themesTotal += facts.themesTotal;
        sum.themesHigh += facts.themesHigh;
        sum.themesNew += facts.themesNew;
        sum.checksRegressed += facts.checksRegressed;
    }
    return sum;
});
var tellCost = (function tellCost(runs) {
    const known = runs.flatMap((({ cost }) => cost?.usd ?? []));
    if (known.length === 0)
        return '';
    const usd = known.reduce((sum, one) => sum + one, 0);
    return `cost ${usd.toFixed(2)} USD${known.length < runs.length ? ' and more' : ''}`;
});
__webpack_require__.d(__webpack_exports__, {
    Pk: () => (  LEFT_OUT),
    rg: (() => (  untoldError)),
    tx: (() => (  sumFacts)),
    xS: (() => (  factsOf)),
    zO: (() => (  tellCost))
  });
  var _core_text_log_line_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7720);
  var _trend_order_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1076);



const LEFT_OUT = '(left out)';
const MAX_ERROR_CHARS = 10_000;





/***/ }),

/***/ 350:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

  var historyLines = (function historyLines(run) {
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
});
var historyWords = (function historyWords(earlier) {
    return `Pass rates of ${(0,_format_js__WEBPACK_IMPORTED_MODULE_0__  .So)(earlier, 'earlier run')} and of this one, which comes last.`;
});
__webpack_require__.d(__webpack_exports__, {
    KM: () => (  sparkline),
    O5: (() => (  historyLines)),
    mw: (() => (  historyWords)),
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

/***/ 2274:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

  var shortForm = (function shortForm(id) {
    return (0,_core_input_uuid_list_js__WEBPACK_IMPORTED_MODULE_2__  .O1)(id) ? id.slice(0, SHORT_DIGITS) : id;
});
var planRun = (function planRun({ about }) {
    const { planName = null, number = null } = about ?? {};
    const parts = [
        ...(planName?.trim() ? [planName] : []),
        ...(number === null ? [] : [`run ${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__  .B4)(number)}`]),
    ];
    return parts.join(', ');
});
var runUrl = (function runUrl(jobId, { runUrl: template }) {
    const hasId = (0,_core_text_strip_js__WEBPACK_IMPORTED_MODULE_1__  ._0)(jobId) !== '';
    return template !== null && hasId ? (0,_core_text_fill_template_js__WEBPACK_IMPORTED_MODULE_0__  .o)(template, 'jobId', jobId) : null;
});
__webpack_require__.d(__webpack_exports__, {
    JZ: (() => (  shortForm)),
    Vp: (() => (  runUrl)),
    fW: () => (  placeName),
    nY: (() => (  planRun))
  });
  var _core_input_uuid_list_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1394);
  var _core_text_fill_template_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8629);
  var _core_text_strip_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3917);
  var _format_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3483);
const SHORT_DIGITS = 8;



function placeName({ path, startLine, endLine }) {
    return startLine === endLine ? `${path}:${startLine}` : `${path}:${startLine}-${endLine}`;
}


/***/ }),

/***/ 2181:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    $l: () => (  firstReason),
    HR: () => (  shortfallOf),
    Me: () => (  missesBar),
    SL: () => (  isBareVerdict)
  });
  var _core_percent_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9630);
  var _format_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3483);
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
    return (isPassed === false ||
        (rate !== null && needed !== null && (0,_core_percent_js__WEBPACK_IMPORTED_MODULE_1__  .F0)(rate) < (0,_core_percent_js__WEBPACK_IMPORTED_MODULE_1__  .F0)(needed)));
}
function missedChecks({ checks, spared }) {
    const waived = (0,_spared_js__WEBPACK_IMPORTED_MODULE_0__  .wT)(spared).check;
    return (checks ?? []).filter((check) => missesBar(check) && !waived.has(check.name));
}
function checksLine(missed, count, voice) {
    const shown = missed.slice(0, MAX_CHECKS).map((check) => describeCheck(check, voice));
    const more = missed.length - shown.length;
    const list = [...shown, ...(more > 0 ? [`and ${(0,_format_js__WEBPACK_IMPORTED_MODULE_2__  .B4)(more)} more`] : [])].join(', ');
    return `${(0,_format_js__WEBPACK_IMPORTED_MODULE_2__  .B4)(missed.length)} of ${(0,_format_js__WEBPACK_IMPORTED_MODULE_2__  .So)(count, 'check')} fell short: ${list}.`;
}
function describeCheck({ name, passed, evaluated, rate, needed }, voice) {
    const counts = passed !== null && evaluated !== null
        ? ` passed ${(0,_format_js__WEBPACK_IMPORTED_MODULE_2__  .B4)(passed)} of ${(0,_format_js__WEBPACK_IMPORTED_MODULE_2__  .So)(evaluated, 'call')}`
        : rate !== null
            ? ` passed ${(0,_format_js__WEBPACK_IMPORTED_MODULE_2__  .lS)(rate, needed)} of its calls`
            : '';
    const bar = needed === null ? '' : ` (${(0,_format_js__WEBPACK_IMPORTED_MODULE_2__  .lS)(needed, rate)} needed)`;
    return voice.name(name) + voice.own(counts + bar);
}
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

  var waiversByName = (function waiversByName(spared) {
    const of = ((kind) => new Map(spared?.waived.flatMap((one) => (one.kind === kind ? [[one.name, one.waiver]] : []))));
    return { theme: of('theme'), check: of('check') };
});
var waiversInForce = (function waiversInForce(runs) {
    const all = sparedOf(runs).flatMap((({ waived, unmatched }) => [
        ...waived.map(({ waiver }) => waiver),
        ...unmatched,
    ]));
    return [...new Map(all.map((waiver) => [subjectOf(waiver), waiver])).values()];
});
var unmatchedWaivers = (function unmatchedWaivers(runs) {
    const [first, ...others] = sparedOf(runs).map((({ unmatched }) => new Map(unmatched.map((waiver) => [subjectOf(waiver), waiver]))));
    return [...(first?.values() ?? [])].filter((waiver) => others.every((other) => other.has(subjectOf(waiver))));
});
var checkNames = (function checkNames({ checks = [], report }) {
    return [
        ...checks.map(({ name }) => name),
        ...(report?.trend?.rows ?? []).map((({ checkName }) => checkName)),
    ];
});
var sparedOf = (function sparedOf(runs) {
    return runs.flatMap((({ spared }) => spared ?? []));
});
__webpack_require__.d(__webpack_exports__, {
    C_: (() => (  endsSoon)),
    LN: (() => (  checkNames)),
    NY: () => (  lastDay),
    Pn: () => (  meantBy),
    kT: (() => (  waiversInForce)),
    wT: (() => (  waiversByName)),
    xb: (() => (  unmatchedWaivers))
  });
  var _core_lazily_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3974);
  var _format_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3483);
const partings = (0,_core_lazily_js__WEBPACK_IMPORTED_MODULE_0__  .x)(String.raw `[\s\p{Pd}_]+`, 'gu');
const LAST_DAYS = 7;
function endsSoon({ daysLeft }) {
    return daysLeft < LAST_DAYS;
}
function lastDay(waiver) {
    if (!endsSoon(waiver))
        return waiver.expires;
    const { daysLeft } = waiver;
    const left = daysLeft === 0 ? 'today' : `${(0,_format_js__WEBPACK_IMPORTED_MODULE_1__  .So)(daysLeft, 'day')} left`;
    return `${waiver.expires} (${left})`;
}



function meantBy({ kind, target }, runs) {
    const names = runs.flatMap((run) => kind === 'check' ? checkNames(run) : (run.report?.themes ?? []).map(({ slug }) => slug));
    const wanted = letters(target);
    return names.find((name) => name !== target && letters(name) === wanted);
}

function letters(name) {
    return name.normalize('NFKC').replace(partings(), '').toLowerCase();
}

function subjectOf({ kind, target }) {
    return `${kind} ${target}`;
}


/***/ }),

/***/ 1076:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

  var pointsLost = (function pointsLost({ previousPassRate, currentPassRate }) {
    if (previousPassRate === null || currentPassRate === null)
        return 0;
    return Math.max(0, previousPassRate - currentPassRate);
});
var sortTrend = (function sortTrend(rows) {
    return rows.toSorted(((a, b) => pointsLost(b) - pointsLost(a)));
});
__webpack_require__.d(__webpack_exports__, {
    M: (() => (  pointsLost)),
    a: (() => (  sortTrend))
  });




/***/ })

};
;Object.assign(exports.modules, require("./later.js"));
