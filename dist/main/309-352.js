"use strict";
module.exports = {

/***/ 3779:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

  var evaluate = (function evaluate(run, policy, today, { looks = 1, otherPValues = [], rules = _policy_js__WEBPACK_IMPORTED_MODULE_1__  .y0 } = {}) {
    const { waivers = [], gate = {} } = policy;
    const known = (0,_rules_never_js__WEBPACK_IMPORTED_MODULE_2__  .xR)(gate).flatMap((check) => (0,_rules_never_js__WEBPACK_IMPORTED_MODULE_2__  .Hz)(run, check));
    const exceptions = (0,_waivers_js__WEBPACK_IMPORTED_MODULE_3__  .Kw)(run, waivers, today, known);
    const { themes, rows, failures, waived, unmatched, expired } = exceptions;
    const waivedChecks = new Set(waived.filter(({ kind }) => kind === 'check').map(({ name }) => name));
    const { report } = run;
    const view = {
        ...{ run, report, themes, rows, failures, waivedChecks, looks, otherPValues },
    };
    const rulings = [
        ...rules.flatMap(((rule) => named(rule.name, rule.apply(view, gate)))),
        ...named('waivers', expired),
    ];
    const of = ((...effects) => rulings.filter(({ effect }) => effects.includes(effect)));
    const warnings = of('warning').map(({ message }) => message);
    const isFailed = of('fail').length > 0;
    const against = of('fail', 'undecided').filter(({ onlyAlone }) => !(isFailed && onlyAlone));
    return {
        outcome: isFailed ? 'failed' : against.length > 0 ? 'inconclusive' : 'passed',
        reasons: against.map(({ effect, byRates, onlyAlone, ...reason }) => reason),
        spared: {
            waived,
            known: of('known').flatMap(({ theme }) => theme ?? []),
            unmatched,
            notes: of('note').map(({ message }) => message),
            ...(warnings.length > 0 && { warnings }),
        },
        unknownValues: (0,_known_values_js__WEBPACK_IMPORTED_MODULE_0__  .L)(report?.themes ?? []),
        tested: of('tested').map(({ check, value }) => ({ check: String(check), p: Number(value) })),
        byRatesAlone: ratesAlone(against),
    };
});
var ratesAlone = (function ratesAlone(against) {
    const bases = against.map(({ byRates }) => byRates);
    if (bases.length === 0 || bases.includes(undefined))
        return false;
    return bases.includes('verdict') ? 'verdict' : 'counts';
});
var named = (function named(rule, rulings) {
    return rulings.map((ruling) => ({ rule, ...ruling }));
});
__webpack_require__.d(__webpack_exports__, {
    _: (() => (  evaluate))
  });
  var _known_values_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(352);
  var _policy_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3532);
  var _rules_never_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3760);
  var _waivers_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1917);









/***/ })

};
