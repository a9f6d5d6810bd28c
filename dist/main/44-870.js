"use strict";
module.exports = {

/***/ 6603:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    S: () => (  endedEarly)
  });
function endedEarly(outcome, reasons) {
    const report = {
        outcome,
        tolerated: false,
        reasons,
        runs: [],
        metricCollection: null,
        notes: [],
        policy: { path: null, isTrial: false },
        promptFixes: [],
    };
    return { report, patch: '', warnings: [], teller: null };
}


/***/ }),

/***/ 9884:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

  var readTellingInputs = (function readTellingInputs(form) {
    const template = ((name, placeholder) => form.readGiven(name, (text) => (0,_core_input_addresses_js__WEBPACK_IMPORTED_MODULE_3__  .lb)(text, placeholder)));
    return {
        warnOnly: form.boolean('warn-only'),
        onInconclusive: form.choice('on-inconclusive', ['fail', 'warn']),
        summary: form.boolean('summary'),
        detail: form.choice('detail', ['full', 'brief']),
        callUrl: template('call-url', 'callId'),
        runUrl: template('run-url', 'jobId'),
        redact: form.boolean('redact'),
        comment: form.choice('comment', ['auto', 'always', 'never']),
        suggestions: form.boolean('suggestions'),
        promptPaths: form.readGiven('prompt-paths', _core_input_glob_list_js__WEBPACK_IMPORTED_MODULE_4__  .q),
        reportDir: form.readGiven('report-dir', parseFolder),
        uploadReport: form.read('upload-report', parseAutoOrBoolean),
    };
});
var tellingOf = (function tellingOf(read) {
    return {
        summary: read.summary ?? _settings_js__WEBPACK_IMPORTED_MODULE_2__  .yn.summary,
        detail: read.detail ?? _settings_js__WEBPACK_IMPORTED_MODULE_2__  .yn.detail,
        callUrl: read.callUrl ?? _settings_js__WEBPACK_IMPORTED_MODULE_2__  .yn.callUrl,
        runUrl: read.runUrl ?? _settings_js__WEBPACK_IMPORTED_MODULE_2__  .yn.runUrl,
        comment: read.comment ?? 'never',
        suggestions: read.suggestions ?? _settings_js__WEBPACK_IMPORTED_MODULE_2__  .yn.suggestions,
        reportDir: read.reportDir ?? _settings_js__WEBPACK_IMPORTED_MODULE_2__  .yn.reportDir,
        uploadReport: read.uploadReport ?? _settings_js__WEBPACK_IMPORTED_MODULE_2__  .yn.uploadReport,
    };
});
var parseAutoOrBoolean = (function parseAutoOrBoolean(text) {
    if (text === 'auto')
        return (0,_core_input_parsed_js__WEBPACK_IMPORTED_MODULE_5__  .r)(text);
    const parsed = (0,_core_input_simple_values_js__WEBPACK_IMPORTED_MODULE_6__  .yG)(text);
    return parsed.ok ? parsed : (0,_core_input_parsed_js__WEBPACK_IMPORTED_MODULE_5__  .G)(text, 'is no choice here: write auto, true or false');
});
__webpack_require__.d(__webpack_exports__, {
    $_: (() => (  readTellingInputs)),
    Ir: () => (  parseFolder),
    Nr: (() => (  tellingOf))
  });
  var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);

 var _core_input_addresses_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(744);
  var _core_input_glob_list_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7313);
  var _core_input_parsed_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7247);
  var _core_input_simple_values_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(387);
  var _step_stops_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3743);
  var _settings_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7100);



function parseFolder(path) {
    const cure = 'name a folder, or a path at which one can be made';
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path).isDirectory() ? (0,_core_input_parsed_js__WEBPACK_IMPORTED_MODULE_5__  .r)(path) : (0,_core_input_parsed_js__WEBPACK_IMPORTED_MODULE_5__  .G)(path, `is not a folder: ${cure}`);
    }
    catch (error) {
        if ((0,_step_stops_js__WEBPACK_IMPORTED_MODULE_1__  .up)(error, 'ENOENT'))
            return (0,_core_input_parsed_js__WEBPACK_IMPORTED_MODULE_5__  .r)(path);
        return (0,_core_input_parsed_js__WEBPACK_IMPORTED_MODULE_5__  .G)(path, `cannot be a folder: ${cure}`);
    }
}


/***/ })

};
