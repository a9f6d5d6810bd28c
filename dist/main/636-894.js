"use strict";
module.exports = {

/***/ 8918:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

  var severityRank = (function severityRank(severity) {
    if (severity === 'HIGH')
        return 0;
    if (severity === 'MEDIUM')
        return 2;
    return severity === 'LOW' ? 3 : 1;
});
var themeRank = (function themeRank(theme) {
    return isShown(theme) ? severityRank(theme.severity) : GONE_RANK;
});
var sortThemes = (function sortThemes(themes) {
    const sorted = sortedLists.get(themes) ?? themes.toSorted(compareThemes);
    sortedLists.set(themes, sorted);
    return sorted;
});
var compareThemes = (function compareThemes(a, b) {
    return (themeRank(a) - themeRank(b) ||
        b.affectedCallCount - a.affectedCallCount ||
        Number(a.title > b.title) - Number(a.title < b.title));
});
var isShown = (function isShown({ lifecycle, affectedCallCount }) {
    return lifecycle !== 'FIXED' || affectedCallCount > 0;
});
__webpack_require__.d(__webpack_exports__, {
    RO: (() => (  GONE_RANK)),
    aJ: () => (  isShown),
    kR: (() => (  themeRank)),
    lt: (() => (  sortThemes)),
    qs: (() => (  severityRank))
  });

const GONE_RANK = 4;

const sortedLists = new WeakMap();





/***/ })

};
