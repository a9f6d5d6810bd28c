"use strict";
exports.id = 358;
exports.ids = [358];
exports.modules = {

/***/ 49358:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  action: () => (/* reexport */ deleteFlows)
});

// EXTERNAL MODULE: ./collect/concerns-all.js
var concerns_all = __webpack_require__(80523);
// EXTERNAL MODULE: ./http/errors.js
var errors = __webpack_require__(72557);
// EXTERNAL MODULE: ./inputs/input-form.js
var input_form = __webpack_require__(61328);
// EXTERNAL MODULE: ./report/format.js
var format = __webpack_require__(53483);
// EXTERNAL MODULE: ./service/explain.js
var explain = __webpack_require__(70980);
// EXTERNAL MODULE: ./text/stops.js
var stops = __webpack_require__(9878);
;// CONCATENATED MODULE: ./actions/delete-flows/delete-flows.js






const DEFAULTS = {
    'base-url': '',
    'api-key': '',
    'flow-ids': '',
    'missing-ok': 'true',
    'service-profile': '',
    summary: 'true',
};
const DELETION_LIMIT_MS = 2 * 60_000;
const MAX_NAMES = 50;
const PATIENCE_MS = 5 * 60_000;
const FLOW_INPUT = 'the input flow-ids';
const ROUTE_CURE = 'where the service deletes flows at another path, say so in the input service-profile (deleteCustomerFlow.path, such as /v1/customer-flow/{flowId})';
const PLACE_CURE = 'So the service does not say that it has deleted the flow; where it says so in another place, name that in the input service-profile (deleteCustomerFlow.deleted)';
const ALL_MISSING = `not one of the customer flows is there. Where they should be, the address may be wrong: ${ROUTE_CURE}`;
const deleteFlows = {
    title: 'Delete flows',
    defaults: DEFAULTS,
    outputs: ['deleted', 'missing'],
    columns: ['customer flow', 'result', 'why'],
    meant: FLOW_INPUT,
    prepare(form) {
        const cure = 'give the ID of at least one customer flow';
        const inputs = {
            flowIds: form.required('flow-ids', form.uuids('flow-ids'), cure),
            missingOk: form.boolean('missing-ok'),
        };
        return (0,input_form/* isComplete */.As)(inputs) ? (step) => deleteAll(inputs, step) : undefined;
    },
};
async function deleteAll({ flowIds, missingOk }, step) {
    const client = step.connect();
    const fates = new Map(flowIds.map((id) => [id, { result: 'not tried' }]));
    const { clock, cancelled: signal, runner } = step;
    let untilMs = clock.now() + PATIENCE_MS;
    try {
        for (const flowId of flowIds) {
            signal.throwIfAborted();
            if (clock.now() >= untilMs)
                break;
            const deadlineMs = clock.now() + DELETION_LIMIT_MS;
            const fate = await deleteFlow(flowId, client, { signal, deadlineMs });
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
        report.errors.push(`not tried after that: ${(0,format/* formatList */.ki)(untried, MAX_NAMES)}`);
    }
    if (missing.length === fates.size)
        report.warnings.push(ALL_MISSING);
    report.outputs.deleted = String(deleted.length);
    report.outputs.missing = String(missing.length);
    report.headline = `Deleted ${deleted.length} of ${(0,format/* formatCounted */.So)(fates.size, 'customer flow')}, ${missing.length} missing`;
}
const WHY = {
    deleted: null,
    missing: 'it is not there',
    'not tried': 'the step ended before its turn came',
};
async function deleteFlow(flowId, client, context) {
    try {
        await client.deleteCustomerFlow(flowId, context);
        return { result: 'deleted' };
    }
    catch (error) {
        if (error instanceof stops/* Cancelled */.cJ) {
            const why = `${error.message} before the service had answered, so it may be deleted all the same`;
            return { result: 'failed', why, hopeless: true };
        }
        if (!(error instanceof errors/* ServiceError */._7))
            throw error;
        if (error.status === 404 && error.type !== undefined)
            return { result: 'missing' };
        if (error.status === 404) {
            const why = `${(0,stops/* withoutPeriod */.Kx)(error.message)}. This is not how the service says that a flow is not there, so it seems to know no such address: check base-url, and ${ROUTE_CURE}`;
            return { result: 'failed', why, hopeless: true };
        }
        const told = (0,explain/* explain */.W)(error, null, FLOW_INPUT).message;
        const why = error.kind === 'shape' ? `${(0,stops/* withoutPeriod */.Kx)(told)}. ${PLACE_CURE}` : told;
        return { result: 'failed', why, hopeless: (0,concerns_all/* concernsAll */.p)(error) };
    }
}

;// CONCATENATED MODULE: ./entries/delete-flows.js



/***/ })

};
;