"use strict";
exports.id = 4949;
exports.ids = [4949];
exports.modules = {

/***/ 4949:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);

__webpack_require__.d(__webpack_exports__, {
  action: () => (  deleteFlows)
});

// EXTERNAL MODULE: ./report/format.js
var format = __webpack_require__(3483);
// EXTERNAL MODULE: ./step/inputs/input-form.js + 2 modules
var input_form = __webpack_require__(177);
// EXTERNAL MODULE: ./flows/delete-flow.js
var delete_flow = __webpack_require__(5523);
;// CONCATENATED MODULE: ./flows/delete-flows.js



const DEFAULTS = {
    'base-url': '',
    'api-key': '',
    'flow-ids': '',
    'missing-ok': 'true',
    'service-profile': '',
    summary: 'true',
};
const DELETION_LIMIT_MS = 2 * 60_000;
const MIN_SHARE_MS = 30_000;
const PATIENCE_MS = 5 * 60_000;
const MEANT = 'the input flow-ids';
const deleteFlows = {
    title: 'Delete flows',
    defaults: DEFAULTS,
    outputs: ['deleted', 'missing'],
    columns: ['customer flow', 'result', 'why'],
    meant: MEANT,
    prepare(form) {
        const cure = 'give the ID of at least one customer flow';
        const inputs = {
            flowIds: form.required('flow-ids', form.uuids('flow-ids'), cure),
            missingOk: form.boolean('missing-ok'),
        };
        return (0,input_form .As)(inputs) ? (step) => deleteAll(inputs, step) : undefined;
    },
};
async function deleteAll({ flowIds, missingOk }, step) {
    const client = await step.connect();
    const fates = new Map(flowIds.map((id) => [id, { result: 'not tried' }]));
    const { clock, cancelled: signal, runner } = step;
    const shareMs = Math.max(MIN_SHARE_MS, DELETION_LIMIT_MS / flowIds.length);
    let untilMs = clock.now() + PATIENCE_MS;
    try {
        for (const flowId of flowIds) {
            signal.throwIfAborted();
            if (clock.now() >= untilMs)
                break;
            const deadlineMs = clock.now() + DELETION_LIMIT_MS;
            const limits = { clock, signal, shareMs, deadlineMs };
            const fate = await (0,delete_flow .A)(flowId, client, limits, MEANT);
            fates.set(flowId, fate);
            runner.info(`customer flow ${flowId}: ${fate.result}`);
            if (fate.result !== 'failed')
                untilMs = clock.now() + PATIENCE_MS;
            else if (fate.hopeless)
                break;
        }
    }
    finally {
        record(fates, missingOk, step);
    }
}
function record(fates, missingOk, { report }) {
    const idsOf = (result) => [...fates].filter(([, fate]) => fate.result === result).map(([id]) => id);
    const [deleted, missing, untried] = [idsOf('deleted'), idsOf('missing'), idsOf('not tried')];
    for (const [id, fate] of fates) {
        const why = fate.result === 'failed' ? fate.why : WHY[fate.result];
        report.rows.push([{ id }, fate.result, why]);
        if (fate.result === 'failed')
            report.errors.push(`customer flow ${id}: ${fate.why}`);
        if (fate.result === 'missing' && !missingOk) {
            report.errors.push(`customer flow ${id} is not there (missing-ok: false)`);
        }
    }
    if (untried.length > 0) {
        report.errors.push(`not tried after that: ${(0,format .ki)(untried, MAX_NAMES)}`);
    }
    if (missing.length === fates.size)
        report.warnings.push(delete_flow .H);
    report.outputs.deleted = String(deleted.length);
    report.outputs.missing = String(missing.length);
    report.headline = `Deleted ${deleted.length} of ${(0,format .So)(fates.size, 'customer flow')}, ${missing.length} missing`;
}
const WHY = {
    deleted: null,
    missing: 'it is not there',
    'not tried': 'the step ended before its turn came',
};
const MAX_NAMES = 50;

;// CONCATENATED MODULE: ./entries/delete-flows.js



/***/ })

};
;