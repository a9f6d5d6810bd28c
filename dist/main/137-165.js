"use strict";
module.exports = {

/***/ 1852:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    n: () => (  askToCancel)
  });
  var _core_run_status_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6929);
  var _http_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2557);


async function askToCancel(jobId, client, context) {
    try {
        await client.cancelRun(jobId, context);
        return 'asked';
    }
    catch (error) {
        const isRefused = error instanceof _http_errors_js__WEBPACK_IMPORTED_MODULE_1__  ._7 && error.status === 409;
        if (!isRefused || (await goesOn(jobId, client, context)))
            throw error;
        return 'ended';
    }
}
async function goesOn(jobId, client, context) {
    try {
        const { status } = await client.readRun(jobId, context);
        return !(0,_core_run_status_js__WEBPACK_IMPORTED_MODULE_0__  .hY)(status) && status !== 'CANCELLING';
    }
    catch (error) {
        if (error instanceof _http_errors_js__WEBPACK_IMPORTED_MODULE_1__  ._7)
            return false;
        throw error;
    }
}


/***/ }),

/***/ 1156:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

  var markJudged = (function markJudged(jobId, env) {
    if (!MARKABLE.test(jobId))
        return;
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(markOf(jobId, env), '', { flag: 'wx' });
    }
    catch {
    }
});
var markOf = (function markOf(jobId, { RUNNER_TEMP: temp }) {
    return (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(temp || (0,node_os__WEBPACK_IMPORTED_MODULE_1__.tmpdir)(), `simulation-gate-judged-${jobId.toLowerCase()}`);
});
var describeUncancelled = (function describeUncancelled(failures) {
    return (0,_step_annotations_js__WEBPACK_IMPORTED_MODULE_4__  .UN)(failures).map(({ ids, why }) => `run ${ids} could not be cancelled and may go on placing calls: ${(0,_step_stops_js__WEBPACK_IMPORTED_MODULE_3__  .Kx)(why)}. Cancel it in the dashboard of the service`);
});
__webpack_require__.d(__webpack_exports__, {
    Nb: (() => (  RunSaver)),
    Tn: (() => (  markJudged)),
    Y_: (() => (  describeUncancelled)),
    yh: () => (  readSavedRuns)
  });
  var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);

 var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8161);

 var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);

 var _step_annotations_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1560);
  var _step_stops_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3743);
const STATE = 'STATE_';
const PREFIX = 'run-';
const SAVABLE = /^[\x21-\x7e]{1,200}$/;
const MARKABLE = /^[\w-]{1,200}$/;
class RunSaver {
    #runner;
    #names = new Map();
    #next = 0;
    constructor(runner) {
        this.#runner = runner;
    }
    starting(run, runPlanId) {
        this.#save(run, `starting ${runPlanId}`);
    }
    started(run) {
        if (SAVABLE.test(run.jobId))
            this.#save(run, `started ${run.jobId}`);
    }
    finished(run) {
        if (run.uncancelled !== null || !this.#names.has(run))
            return;
        this.#save(run, '');
        this.#names.delete(run);
    }
    unjudged(run) {
        if (!this.#names.has(run))
            return;
        this.#save(run, SAVABLE.test(run.jobId) ? `unjudged ${run.jobId}` : '');
    }
    #save(run, value) {
        const name = this.#names.get(run) ?? `${PREFIX}${this.#next++}`;
        this.#names.set(run, name);
        this.#runner.saveState(name, value);
    }
}
function readSavedRuns({ env, runner }) {
    return Object.keys(env).flatMap((name) => {
        if (!name.startsWith(`${STATE}${PREFIX}`))
            return [];
        const value = runner.getState(name.slice(STATE.length));
        const [, kind, id = ''] = /^(starting|started|unjudged) (.+)$/.exec(value) ?? [];
        if (kind === 'started')
            return [{ kind, jobId: id }];
        if (kind === 'unjudged')
            return wasJudged(id, env) ? [] : [{ kind, jobId: id }];
        return kind === 'starting' ? [{ kind, runPlanId: id }] : [];
    });
}

function wasJudged(jobId, env) {
    return MARKABLE.test(jobId) && (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(markOf(jobId, env));
}




/***/ }),

/***/ 9499:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

  var inTurn = (async function inTurn(items, limit, work) {
    const results = [];
    const queue = items.entries();
    const worker = (async () => {
        for (const [index, item] of queue)
            results[index] = await work(item, index);
    });
    await Promise.all(Array.from({ length: Math.min(limit, items.length) }, worker));
    return results;
});
__webpack_require__.d(__webpack_exports__, {
    l: (() => (  inTurn))
  });



/***/ })

};
