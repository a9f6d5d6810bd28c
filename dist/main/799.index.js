"use strict";
exports.id = 799;
exports.ids = [799];
exports.modules = {

/***/ 8799:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
  __webpack_require__.d(__webpack_exports__, {
    show: () => (  show)
  });
  var _report_brief_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1190);
  var _report_html_render_html_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8085);
  var _step_stops_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3743);
  var _prompt_fixes_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1806);
  var _redacting_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2763);
  var _run_reports_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6989);
async function show(judged, inputs, world) {
    const shown = await withPromptFixes(judged, inputs, world);
    const files = { reports: _run_reports_js__WEBPACK_IMPORTED_MODULE_5__  .X, page: _report_html_render_html_js__WEBPACK_IMPORTED_MODULE_1__  .K };
    return inputs.detail === 'brief'
        ? { ...shown, report: (0,_report_brief_js__WEBPACK_IMPORTED_MODULE_0__  .j)(shown.report), patch: '', ...files }
        : { ...shown, ...files };
}
async function withPromptFixes(judged, inputs, world) {
    const hasFixes = judged.runs.some(({ report }) => report?.recommendations.some(({ suggestedText }) => suggestedText !== null));
    const without = (...warnings) => ({
        report: (0,_redacting_js__WEBPACK_IMPORTED_MODULE_4__  .d)(judged, inputs),
        patch: '',
        warnings,
    });
    if (!hasFixes || judged.policy.isTrial || world.cancelled.aborted)
        return without();
    try {
        const { notes, ...located } = await (0,_prompt_fixes_js__WEBPACK_IMPORTED_MODULE_3__  .U)(judged, inputs, process.cwd(), world);
        const { promptFixes } = located;
        const report = { ...judged, promptFixes, notes: [...judged.notes, ...notes] };
        return { ...(await (0,_prompt_fixes_js__WEBPACK_IMPORTED_MODULE_3__  .g)((0,_redacting_js__WEBPACK_IMPORTED_MODULE_4__  .d)(report, inputs), located.changes)), warnings: [] };
    }
    catch (error) {
        world.runner.debug((0,_step_stops_js__WEBPACK_IMPORTED_MODULE_2__  .US)(error));
        return without((0,_step_stops_js__WEBPACK_IMPORTED_MODULE_2__  .gj)(error).message);
    }
}


/***/ })

};
;