"use strict";
exports.id = 73;
exports.ids = [73];
exports.modules = {

/***/ 73:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   uploadPage: () => (/* binding */ uploadPage)
/* harmony export */ });
/* harmony import */ var _actions_artifact__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(94093);
/* harmony import */ var _runner_deadline_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(47388);


async function uploadPage(path, folder, runtime) {
    const client = new _actions_artifact__WEBPACK_IMPORTED_MODULE_1__/* .DefaultArtifactClient */ .t();
    const { id } = await (0,_runner_deadline_js__WEBPACK_IMPORTED_MODULE_0__/* .byDeadline */ .Ux)(runtime.clock.now() + _runner_deadline_js__WEBPACK_IMPORTED_MODULE_0__/* .PURPOSE_MS */ .MW, runtime, () => client.uploadArtifact('', [path], folder, { skipArchive: true }));
    return Number(id);
}


/***/ }),

/***/ 47388:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   MW: () => (/* binding */ PURPOSE_MS),
/* harmony export */   Ux: () => (/* binding */ byDeadline),
/* harmony export */   dz: () => (/* binding */ StepDeadline)
/* harmony export */ });
/* unused harmony export GRACE_MS */
/* harmony import */ var _text_step_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69445);

const PURPOSE_MS = 18_000;
const GRACE_MS = 10_000;
class StepDeadline {
    #clock;
    #endMs;
    #hasWaited = false;
    constructor(clock) {
        this.#clock = clock;
        this.#endMs = clock.now();
    }
    add(sinceMs, limitMs) {
        const beginMs = Math.max(Math.min(sinceMs, this.#endMs), sinceMs - GRACE_MS);
        this.#endMs = Math.max(this.#endMs, beginMs + limitMs);
        this.#hasWaited = true;
    }
    within(budgetMs) {
        const nowMs = this.#clock.now();
        return this.#hasWaited
            ? Math.min(nowMs + budgetMs, this.#endMs + GRACE_MS)
            : nowMs + Math.min(budgetMs, GRACE_MS);
    }
}
const OUT_OF_TIME = "GitHub takes too much of this step's time";
async function byDeadline(endMs, { clock, cancelled }, work) {
    cancelled.throwIfAborted();
    const leftMs = endMs - clock.now();
    if (leftMs <= 0)
        throw new _text_step_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .TimeoutError */ .MU(OUT_OF_TIME);
    const over = new AbortController();
    const signal = AbortSignal.any([cancelled, over.signal]);
    const giveUp = async () => {
        await clock.sleep(leftMs, signal);
        throw new _text_step_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .TimeoutError */ .MU(OUT_OF_TIME);
    };
    try {
        return await Promise.race([work(signal), giveUp()]);
    }
    finally {
        over.abort();
    }
}


/***/ })

};
;