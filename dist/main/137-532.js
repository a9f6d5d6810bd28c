"use strict";
module.exports = {

/***/ 4667:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    EA: () => (  eachLookOnce),
    Li: () => (  lookOf),
    _4: () => (  looksLike)
  });
  var _strip_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3917);
const PLAIN = /^[!-~]+(?: [!-~]+)*$/;
const SELECTORS = /\u00ad|[\ufe00-\ufe0f]/g;
function lookOf(name) {
    if (PLAIN.test(name))
        return name;
    return (0,_strip_js__WEBPACK_IMPORTED_MODULE_0__  ._0)(name).replace(SELECTORS, '').normalize('NFC').replace(/\s+/g, ' ').trim();
}
function looksLike(name) {
    const look = lookOf(name);
    return (other) => other === name || lookOf(other) === look;
}
function eachLookOnce(names) {
    const first = new Map();
    for (const name of names) {
        const look = lookOf(name);
        if (!first.has(look))
            first.set(look, name);
    }
    return [...first.values()];
}


/***/ }),

/***/ 2359:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    D5: () => (  failureBasis),
    JX: () => (  isBelowBar),
    YX: () => (  BELOW_BAR),
    _l: () => (  describeBelowBar),
    m: () => (  verdictBasis)
  });
  var _chance_counts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8038);
  var _core_percent_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9630);
  var _words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5475);
const BELOW_BAR = 'METRIC_BELOW_MIN_PASS_RATE';
function isBelowBar({ passed, evaluated, needed }) {
    const counts = (0,_chance_counts_js__WEBPACK_IMPORTED_MODULE_1__  .b)(passed, evaluated);
    if (counts === null || needed === null)
        return null;
    return (0,_core_percent_js__WEBPACK_IMPORTED_MODULE_2__  .F0)((0,_chance_counts_js__WEBPACK_IMPORTED_MODULE_1__  .M)(counts)) < (0,_core_percent_js__WEBPACK_IMPORTED_MODULE_2__  .F0)(needed);
}
function describeBelowBar(name, { evaluated, rate, needed }) {
    const share = rate === null
        ? 'too few calls'
        : `${(0,_core_percent_js__WEBPACK_IMPORTED_MODULE_2__  .dH)(rate, needed)} % of ${evaluated === null ? 'its calls' : (0,_words_js__WEBPACK_IMPORTED_MODULE_0__  .h5)(evaluated)}`;
    const bar = needed === null ? '' : `; ${(0,_core_percent_js__WEBPACK_IMPORTED_MODULE_2__  .dH)(needed, rate)} % needed`;
    return `check ${(0,_words_js__WEBPACK_IMPORTED_MODULE_0__  .AB)(name)} passed ${share}${bar}`;
}
function verdictBasis({ checks = [], runVerdict }) {
    if (runVerdict?.failures.some(({ type }) => type !== BELOW_BAR))
        return undefined;
    const barred = checks.filter(({ needed }) => needed !== null).map(isBelowBar);
    return barred.includes(true) && !barred.includes(null) ? 'counts' : 'verdict';
}
function failureBasis({ type, check: name }, { checks = [] }) {
    if (type !== BELOW_BAR)
        return undefined;
    const isCounted = checks.some((check) => check.name === name && isBelowBar(check) === true);
    return isCounted ? 'counts' : 'verdict';
}


/***/ }),

/***/ 5475:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    AB: () => (  quoteName),
    g$: () => (  tellCounted),
    h5: () => (  tellCalls),
    nQ: () => (  tellPart),
    y6: () => (  tellOdds)
  });
  var _core_text_strip_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3917);
  var _report_format_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3483);
  var _report_likely_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5460);



const MAX_NAME_CHARS = 200;
function quoteName(name) {
    return `'${(0,_core_text_strip_js__WEBPACK_IMPORTED_MODULE_0__  .AU)(name, MAX_NAME_CHARS)}'`;
}
function tellCounted(counts) {
    return counts === null ? '' : ` (${tellPart(counts)}, ${(0,_report_likely_js__WEBPACK_IMPORTED_MODULE_1__  .i1)(counts)})`;
}
function tellPart({ passed, evaluated }) {
    return `${passed} of ${tellCalls(evaluated)}`;
}
function tellCalls(calls) {
    return calls === 1 ? '1 call' : `${calls} calls`;
}
function tellOdds(p) {
    const runs = Math.round(1 / p);
    if (runs < 2)
        return 'in most such runs';
    if (runs > 1_000_000)
        return 'in less than 1 of 1,000,000 such runs';
    return `in 1 of ${(0,_report_format_js__WEBPACK_IMPORTED_MODULE_2__  .B4)(roundOdds(runs))} such runs`;
}
function roundOdds(runs) {
    return runs < 100 ? runs : Number(runs.toPrecision(2));
}


/***/ })

};
