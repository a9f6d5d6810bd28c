"use strict";
exports.id = 9513;
exports.ids = [9513];
exports.modules = {

/***/ 8866:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    f: () => (  StepReport)
  });
class StepReport {
    outputs = {};
    rows = [];
    notes = [];
    warnings = [];
    errors = [];
    headline = '';
}


/***/ }),

/***/ 9584:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    O: () => (  concludeAction)
  });
  var _core_text_log_line_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7720);
  var _core_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(630);
  var _report_format_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3483);
  var _annotations_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1560);
  var _output_values_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5380);
const MAX_MESSAGE_CHARS = 2_000;
const MAX_ROWS = 200;
const MAX_MESSAGES = 20;
async function concludeAction(action, given, { runner, summary, cancelled }) {
    const report = structuredClone({ ...given });
    runner.secrets.hideIn(report);
    const { headline, outputs, warnings, notes } = report;
    const errors = [...report.errors];
    if (cancelled && errors.length === 0)
        errors.push('the step was cancelled');
    const empty = Object.fromEntries(action.outputs.map((name) => [name, '']));
    const told = (0,_output_values_js__WEBPACK_IMPORTED_MODULE_2__  .n0)({ ...empty, ...outputs }, runner);
    if (summary)
        await runner.writeSummary(renderActionSummary(action, { ...report, errors }));
    (0,_annotations_js__WEBPACK_IMPORTED_MODULE_3__  .qc)('error', errors.map(shorten), runner);
    (0,_annotations_js__WEBPACK_IMPORTED_MODULE_3__  .qc)('warning', warnings.map(shorten), runner);
    for (const line of [...notes, headline])
        runner.info(line);
    return !told || errors.length > 0 ? 1 : 0;
}
function shorten(message) {
    return (0,_core_text_log_line_js__WEBPACK_IMPORTED_MODULE_0__  .T)(message, MAX_MESSAGE_CHARS);
}
function renderActionSummary(action, report) {
    const { headline, errors, warnings, notes, rows } = report;
    const mark = errors.length > 0 ? '\u274c' : '\u2705';
    const lines = [`## ${mark} ${action.title}`, ''];
    if (headline !== '')
        lines.push((0,_core_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__  .mG)(headline, MAX_MESSAGE_CHARS), '');
    lines.push(...listed('**Error:** ', errors), ...listed('**Warning:** ', warnings));
    lines.push(...listed('', notes));
    if (rows.length > 0) {
        lines.push(row(action.columns), row(action.columns.map(() => '---')));
        for (const values of rows.slice(0, MAX_ROWS)) {
            lines.push(row(values.map(renderCell)));
        }
        lines.push('');
    }
    if (rows.length > MAX_ROWS)
        lines.push(`and ${(0,_report_format_js__WEBPACK_IMPORTED_MODULE_4__  .So)(rows.length - MAX_ROWS, 'more row')}`, '');
    return `${lines.join('\n')}\n`;
}
function listed(lead, messages) {
    if (messages.length === 0)
        return [];
    const shown = messages.slice(0, MAX_MESSAGES);
    const items = shown.map((text) => `- ${lead}${(0,_core_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__  .iU)(text, MAX_MESSAGE_CHARS)}`);
    const more = messages.length - shown.length;
    return [...items, ...(more > 0 ? [`- and ${(0,_report_format_js__WEBPACK_IMPORTED_MODULE_4__  .B4)(more)} more`] : []), ''];
}
function renderCell(value) {
    if (typeof value === 'string' || value === null)
        return (0,_core_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__  .Hn)(value);
    const id = (0,_core_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__  .Cv)(value.id) || (0,_core_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__  .Hn)(null);
    return value.name ? `${(0,_core_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__  .mG)(value.name)} (${id})` : id;
}
function row(cells) {
    return `| ${cells.join(' | ')} |`;
}


/***/ })

};
;