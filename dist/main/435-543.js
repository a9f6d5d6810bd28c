"use strict";
module.exports = {

/***/ 6767:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

  var fails = (function fails(outcome) {
    return outcome === 'failed' || outcome === 'inconclusive' || outcome === 'error';
});
__webpack_require__.d(__webpack_exports__, {
    Om: () => (  worstOutcome),
    c6: (() => (  fails)),
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



/***/ })

};
