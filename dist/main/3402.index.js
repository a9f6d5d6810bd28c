"use strict";
exports.id = 3402;
exports.ids = [3402,2557];
exports.modules = {

/***/ 3402:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  runAction: () => (  runAction)
});

// EXTERNAL MODULE: ./step/action.js
var step_action = __webpack_require__(8866);
// EXTERNAL MODULE: ./core/next-turn.js
var next_turn = __webpack_require__(1764);
// EXTERNAL MODULE: ./service/operations.js
var operations = __webpack_require__(9617);
// EXTERNAL MODULE: ./step/connect.js
var connect = __webpack_require__(4484);
// EXTERNAL MODULE: ./step/wait.js
var wait = __webpack_require__(6477);
;// CONCATENATED MODULE: ./step/action-step.js




const MAX_POLL_INTERVAL_MS = 10_000;
class ActionStep {
    env;
    runner;
    clock;
    cancelled;
    report;
    profile;
    waiting = null;
    #access;
    #world;
    #client;
    constructor(access, report, world) {
        this.#access = access;
        this.#world = world;
        this.report = report;
        this.profile = access.profile ?? operations .A;
        this.env = world.env;
        this.runner = world.runner;
        this.clock = world.clock;
        this.cancelled = world.cancelled;
    }
    connect() {
        this.#client ??= (0,connect .N)(this.#access, this.#world);
        return this.#client;
    }
    wait(settings) {
        const whole = { ...settings, maxPollIntervalMs: MAX_POLL_INTERVAL_MS };
        this.waiting = new wait .s(whole, this.clock, this.cancelled);
        return this.waiting;
    }
    async perform(work) {
        await (0,next_turn .t)();
        this.cancelled.throwIfAborted();
        await work(this);
    }
}

// EXTERNAL MODULE: ./step/conclude-action.js
var conclude_action = __webpack_require__(9584);
// EXTERNAL MODULE: ./step/explain.js
var explain = __webpack_require__(301);
// EXTERNAL MODULE: ./step/inputs/event.js
var inputs_event = __webpack_require__(3050);
// EXTERNAL MODULE: ./step/inputs/input-form.js + 2 modules
var input_form = __webpack_require__(177);
// EXTERNAL MODULE: ./step/inputs/service-access.js + 1 modules
var service_access = __webpack_require__(462);
// EXTERNAL MODULE: ./step/stops.js
var stops = __webpack_require__(3743);
;// CONCATENATED MODULE: ./step/run-action.js








async function runAction(action, world) {
    const { env, runner, cancelled } = world;
    const apiKey = runner.getInput('api-key');
    if (apiKey !== '')
        runner.maskSecret(apiKey);
    const report = new step_action .f();
    let step;
    let summary;
    try {
        const form = new input_form .Vs(runner, action.defaults);
        const given = (0,service_access .C2)(form, await (0,service_access .f1)(runner));
        const access = (0,service_access .wo)(given, form, (0,inputs_event .Xj)(env), 'give the step an if:');
        const work = action.prepare(form);
        report.warnings.push(...form.findUnknown());
        summary = form.boolean('summary');
        report.errors.push(...form.faults.map(({ message }) => message));
        if (access && work && form.faults.length === 0) {
            step = new ActionStep(access, report, world);
            await step.perform(work);
        }
    }
    catch (error) {
        const { rule, message } = (0,explain .W)(error, step?.waiting?.facts ?? null, action.meant);
        if (rule === 'internal')
            runner.debug((0,stops .US)(error));
        report.errors.push(message);
    }
    return (0,conclude_action .O)(action, report, {
        runner,
        summary: summary ?? true,
        cancelled: cancelled.aborted,
    });
}


/***/ })

};
;Object.assign(exports.modules, require("./later.js"));
