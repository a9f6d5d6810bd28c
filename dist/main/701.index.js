export const id = 701;
export const ids = [701];
export const modules = {

/***/ 3701:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   createProxyAgent: () => (/* binding */ createProxyAgent)
/* harmony export */ });
/* harmony import */ var undici_lib_api_api_connect_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3192);
/* harmony import */ var undici_lib_dispatcher_dispatcher_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3415);
/* harmony import */ var undici_lib_dispatcher_env_http_proxy_agent_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9221);



/** Sends through the proxy, but for hosts that `noProxy` lists. */
function createProxyAgent({ proxyUrl, noProxy }, options) {
    // What undici's index does for every API; the proxy agent needs this one for its tunnels.
    undici_lib_dispatcher_dispatcher_js__WEBPACK_IMPORTED_MODULE_1__.prototype.connect = undici_lib_api_api_connect_js__WEBPACK_IMPORTED_MODULE_0__;
    return new undici_lib_dispatcher_env_http_proxy_agent_js__WEBPACK_IMPORTED_MODULE_2__({ ...options, httpProxy: proxyUrl, httpsProxy: proxyUrl, noProxy });
}


/***/ })

};
