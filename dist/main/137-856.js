"use strict";
module.exports = {

/***/ 37:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    T: () => (  lookUp)
  });
  var _http_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2557);
  var _stops_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3743);


async function lookUp(client, { servicePhoneNumber, callTime }, clock, context) {
    const askedMs = clock.now();
    try {
        return await client.lookUpSimulationJob(servicePhoneNumber, callTime, context);
    }
    catch (error) {
        if (!(error instanceof _http_errors_js__WEBPACK_IMPORTED_MODULE_0__  ._7))
            throw error;
        if (error.status !== 404 || error.type === undefined)
            throw error;
        const [moment, cure] = callTime === null
            ? [
                `${new Date(askedMs).toISOString()}, the time of asking`,
                'no call with this number is in progress now: set the input call-time to the moment of the call',
            ]
            : [callTime, 'check the inputs service-phone-number and call-time'];
        throw new _stops_js__WEBPACK_IMPORTED_MODULE_1__  .C9('lookup', `${(0,_stops_js__WEBPACK_IMPORTED_MODULE_1__  .Kx)(error.message)}; looked up ${servicePhoneNumber} at ${moment}; ${cure}`, 'error');
    }
}


/***/ })

};
