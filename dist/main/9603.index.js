"use strict";
exports.id = 9603;
exports.ids = [9603];
exports.modules = {

/***/ 9603:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);

__webpack_require__.d(__webpack_exports__, {
  action: () => (  ingestCalls)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: ./core/input/parsed.js
var parsed = __webpack_require__(7247);
// EXTERNAL MODULE: ./step/inputs/input-form.js + 2 modules
var input_form = __webpack_require__(177);
// EXTERNAL MODULE: ./step/stops.js
var stops = __webpack_require__(3743);
;// CONCATENATED MODULE: ./ingest/ingest-calls.js




const MAX_PARALLEL = 100;
const DEFAULTS = {
    'base-url': '',
    'api-key': '',
    manifest: '',
    'max-parallel': '4',
    'on-duplicate': 'fail',
    'continue-from': '',
    'service-profile': '',
    summary: 'true',
};
const ingestCalls = {
    title: 'Ingest calls',
    defaults: DEFAULTS,
    outputs: ['call-ids', 'created', 'skipped', 'failed', 'unknown', 'report-file'],
    columns: ['Line', 'External ID', 'Result', 'ID or reason'],
    meant: 'the input manifest',
    prepare,
};
function prepare(form) {
    const cure = 'give the path of a JSON array or NDJSON file of calls';
    const inputs = {
        manifest: form.required('manifest', form.readGiven('manifest', parsed .r), cure),
        maxParallel: form.integer('max-parallel', 1, MAX_PARALLEL),
        onDuplicate: form.choice('on-duplicate', ['fail', 'skip']),
        continueFrom: form.readGiven('continue-from', parsed .r),
    };
    refuseUnreadable(form, 'manifest', inputs.manifest);
    refuseUnreadable(form, 'continue-from', inputs.continueFrom);
    if (!(0,input_form .As)(inputs))
        return undefined;
    return async (step) => {
        const { ingest } = await Promise.all( [__webpack_require__.e(5915), __webpack_require__.e(304)]).then(__webpack_require__.bind(__webpack_require__, 304));
        await ingest(inputs, step);
    };
}
function refuseUnreadable(form, name, path) {
    if (!path)
        return;
    try {
        if (!(0,external_node_fs_.statSync)(path).isFile())
            form.refuse(name, 'is not a file: name the file itself');
    }
    catch (error) {
        form.refuse(name, (0,stops .D2)(error));
    }
}

;// CONCATENATED MODULE: ./entries/ingest-calls.js



/***/ })

};
;