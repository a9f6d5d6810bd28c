export const id = 632;
export const ids = [632];
export const modules = {

/***/ 5632:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   parsePolicy: () => (/* binding */ parsePolicy)
/* harmony export */ });
/* harmony import */ var _core_json_object_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9276);
/* harmony import */ var _core_yaml_check_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1170);
/* harmony import */ var _policy_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(344);
/* harmony import */ var _waivers_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6161);




/**
 * The policy of a document, or every fault in it with line and column.
 *
 * @param shown what the file is called in faults
 * @param today `YYYY-MM-DD` in UTC: a waiver may not end too far ahead
 */
function parsePolicy(yaml, shown, today) {
    return (0,_core_yaml_check_js__WEBPACK_IMPORTED_MODULE_2__/* .checkYaml */ .c)(yaml, {
        schema: _policy_js__WEBPACK_IMPORTED_MODULE_0__/* .policySchema */ .w,
        whole: 'the policy',
        shown,
        further: (value) => (0,_core_json_object_js__WEBPACK_IMPORTED_MODULE_3__/* .isObject */ .G)(value) && Array.isArray(value.waivers)
            ? (0,_waivers_js__WEBPACK_IMPORTED_MODULE_1__/* .findWaiverFaults */ .FZ)(value.waivers, today).map(({ index, key, problem }) => ({
                path: ['waivers', index, key],
                problem,
            }))
            : [],
    });
}


/***/ })

};
