"use strict";
module.exports = {

/***/ 37:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    T: () => (  lookUp)
  });
  var _core_text_log_line_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7720);
  var _http_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2557);
  var _stops_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3743);



const MAX_ID_CHARS = 100;
async function lookUp(client, { servicePhoneNumber, callTime }, clock, context) {
    const askedMs = clock.now();
    try {
        const job = await client.lookUpSimulationJob(servicePhoneNumber, callTime, context);
        refuseOtherNumber(job, servicePhoneNumber);
        return job;
    }
    catch (error) {
        if (!(error instanceof _http_errors_js__WEBPACK_IMPORTED_MODULE_1__  ._7))
            throw error;
        if (error.status !== 404 || error.type === undefined)
            throw error;
        const [moment, cure] = callTime === null
            ? [
                `${new Date(askedMs).toISOString()}, the time of asking`,
                'no call with this number is in progress now: set the input call-time to the moment of the call',
            ]
            : [callTime, 'check the inputs service-phone-number and call-time'];
        throw new _stops_js__WEBPACK_IMPORTED_MODULE_2__  .C9('lookup', `${(0,_stops_js__WEBPACK_IMPORTED_MODULE_2__  .Kx)(error.message)}; looked up ${servicePhoneNumber} at ${moment}; ${cure}`, 'error');
    }
}
const E164 = /^\+\d{2,15}$/;
function refuseOtherNumber({ simulationJobId, servicePhoneNumber: told }, asked) {
    if (!told || !E164.test(told) || told === asked)
        return;
    throw new _stops_js__WEBPACK_IMPORTED_MODULE_2__  .C9('service', `look up simulation job: the service gave simulation job ${(0,_core_text_log_line_js__WEBPACK_IMPORTED_MODULE_0__  .T)(simulationJobId, MAX_ID_CHARS)}, which uses another number than ${asked}. Check the input service-profile: the service seems to call the number something else than lookup.numberParameter says`, 'error');
}


/***/ })

};
