"use strict";
exports.id = 5523;
exports.ids = [5523,2557];
exports.modules = {

/***/ 5523:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    A: () => (  deleteFlow),
    H: () => (  ALL_MISSING)
  });
  var _http_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2557);
  var _http_retry_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9406);
  var _step_concerns_all_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9419);
  var _step_explain_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(301);
  var _step_stops_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3743);





const ROUTE_CURE = 'where the service deletes flows at another path, say so in the input service-profile (deleteCustomerFlow.path, such as /v1/customer-flow/{flowId})';
const PLACE_CURE = 'So the service does not say that it has deleted the flow; where it says so in another place, name that in the input service-profile (deleteCustomerFlow.deleted)';
const ALL_MISSING = `not one of the customer flows is there. Where they should be, the address may be wrong: ${ROUTE_CURE}`;
async function deleteFlow(flowId, client, limits, meant) {
    try {
        await deleteWithin(flowId, client, limits);
        return { result: 'deleted' };
    }
    catch (error) {
        if (error instanceof _step_stops_js__WEBPACK_IMPORTED_MODULE_4__  .cJ) {
            const why = `${error.message} before the service had answered, so it may be deleted all the same`;
            return { result: 'failed', why, hopeless: true };
        }
        if (!(error instanceof _http_errors_js__WEBPACK_IMPORTED_MODULE_0__  ._7))
            throw error;
        if (error.status === 404 && error.type !== undefined)
            return { result: 'missing' };
        if (error.status === 404) {
            const why = `${(0,_step_stops_js__WEBPACK_IMPORTED_MODULE_4__  .Kx)(error.message)}. This is not how the service says that a flow is not there, so it seems to know no such address: check base-url, and ${ROUTE_CURE}`;
            return { result: 'failed', why, hopeless: true };
        }
        const told = (0,_step_explain_js__WEBPACK_IMPORTED_MODULE_3__  .W)(error, null, meant).message;
        const why = error.kind === 'shape' ? `${(0,_step_stops_js__WEBPACK_IMPORTED_MODULE_4__  .Kx)(told)}. ${PLACE_CURE}` : told;
        return { result: 'failed', why, hopeless: (0,_step_concerns_all_js__WEBPACK_IMPORTED_MODULE_2__  .p)(error) };
    }
}
async function deleteWithin(flowId, client, { clock, signal, shareMs, deadlineMs }) {
    const shareEndsMs = Math.min(clock.now() + shareMs, deadlineMs);
    const attempts = { mayHaveDeleted: false };
    try {
        await client.deleteCustomerFlow(flowId, { signal, deadlineMs: shareEndsMs }, attempts);
    }
    catch (error) {
        if (!(error instanceof _http_errors_js__WEBPACK_IMPORTED_MODULE_0__  ._7) || !(error.cause instanceof _http_errors_js__WEBPACK_IMPORTED_MODULE_0__  ._7))
            throw error;
        const pauseMs = (0,_http_retry_js__WEBPACK_IMPORTED_MODULE_1__  .Lo)(error.cause, clock.now());
        const isFinal = shareEndsMs === deadlineMs || clock.now() + pauseMs >= deadlineMs;
        if (isFinal || !(0,_step_concerns_all_js__WEBPACK_IMPORTED_MODULE_2__  .p)(error))
            throw error;
        await clock.sleep(pauseMs, signal);
        await client.deleteCustomerFlow(flowId, { signal, deadlineMs }, attempts);
    }
}


/***/ })

};
;Object.assign(exports.modules, require("./later.js"));
