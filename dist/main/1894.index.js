"use strict";
exports.id = 1894;
exports.ids = [1894];
exports.modules = {

/***/ 1894:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  collectOverAffected: () => (  collectOverAffected)
});

// EXTERNAL MODULE: ./core/metric-limits.js
var metric_limits = __webpack_require__(7536);
// EXTERNAL MODULE: ./core/text/log-line.js
var log_line = __webpack_require__(7720);
// EXTERNAL MODULE: ./http/errors.js
var errors = __webpack_require__(2557);
// EXTERNAL MODULE: ./core/input/uuid-list.js
var uuid_list = __webpack_require__(1394);
// EXTERNAL MODULE: ./report/theme-order.js
var theme_order = __webpack_require__(8918);
;// CONCATENATED MODULE: ./report/affected-calls.js


function findAffectedCalls(runs, limit) {
    const themes = runs
        .filter(({ outcome }) => outcome !== 'passed')
        .flatMap(({ report }) => report?.themes ?? []);
    const byId = new Map();
    for (const { callIds } of (0,theme_order .lt)(themes)) {
        for (const callId of callIds) {
            const id = callId.toLowerCase();
            if (!byId.has(id))
                byId.set(id, callId);
        }
    }
    const named = [...byId.values()];
    const usable = named.filter(uuid_list .O1);
    const callIds = usable.slice(0, limit);
    return {
        callIds,
        leftOut: usable.length - callIds.length,
        unusable: named.length - usable.length,
    };
}

// EXTERNAL MODULE: ./report/format.js
var format = __webpack_require__(3483);
// EXTERNAL MODULE: ./step/connect.js
var connect = __webpack_require__(4484);
// EXTERNAL MODULE: ./step/explain.js
var explain = __webpack_require__(301);
// EXTERNAL MODULE: ./step/stops.js
var stops = __webpack_require__(3743);
;// CONCATENATED MODULE: ./gate/delivery/collect-metrics.js
const LIMIT_MS = 60_000;
const GRACE_MS = 1_500;
const MAX_MESSAGE_CHARS = 2_000;
async function collectOverAffected(runs, metricIds, access, world) {
    const limit = (0,metric_limits .a)(metricIds.length);
    const { fresh = [], reused = [] } = Object.groupBy(runs, (run) => run.reused === true ? 'reused' : 'fresh');
    const calls = findAffectedCalls(fresh, limit);
    const spared = findAffectedCalls(reused, Number.POSITIVE_INFINITY).callIds.length;
    const collection = { jobId: '', notes: describeRest(calls, spared, limit) };
    const { runner } = world;
    if (calls.callIds.length === 0) {
        if (spared === 0)
            collection.notes.unshift('No metrics were collected: no theme names a call.');
    }
    else {
        try {
            collection.jobId = await createJob(calls.callIds, metricIds, access, world);
            runner.info(`metric collection job ${(0,log_line .T)(collection.jobId, 200)}: started`);
            collection.notes.unshift(`Metric collection was started: ${(0,format .So)(metricIds.length, 'metric')} of ${(0,format .So)(calls.callIds.length, 'affected call')}.`);
        }
        catch (error) {
            const message = (0,log_line .T)(describeFailure(error), MAX_MESSAGE_CHARS);
            if (!(error instanceof errors ._7 || error instanceof stops .cJ)) {
                runner.debug((0,stops .US)(error));
            }
            runner.annotate('warning', message);
            collection.notes.unshift(message);
        }
    }
    for (const note of collection.notes)
        runner.info(note);
    return collection;
}
async function createJob(callIds, metricIds, access, world) {
    const { clock, cancelled: signal } = world;
    const client = await (0,connect .N)(access, world);
    const { id } = await client.createMetricCollectionJob({ metricIds, callIds }, { signal, deadlineMs: clock.now() + LIMIT_MS, lingerMs: GRACE_MS });
    return id;
}
function describeFailure(error) {
    const { message } = (0,explain .W)(error, null, 'the input collect-metrics');
    const what = (0,stops .Kx)(message);
    return error instanceof errors ._7 && error.mayHaveBeenTaken
        ? `${what}. A metric collection job may have been started all the same; it is not tried again, since a second one would collect the same metrics twice`
        : `${what}. No metrics are collected over the affected calls`;
}
function describeRest({ leftOut, unusable }, spared, limit) {
    const notes = [];
    if (spared > 0) {
        notes.push(`No metrics were collected over ${(0,format .So)(spared, 'affected call')} of reused runs, since that was to be done when these were judged first. Where it was not, the action collect-metrics does it, with the calls of the themes as call-ids.`);
    }
    if (leftOut > 0) {
        notes.push(`Left out of metric collection: ${(0,format .So)(leftOut, 'affected call')} of the least severe themes, since one job takes ${(0,format .So)(limit, 'call')} with so many metrics.`);
    }
    if (unusable > 0) {
        notes.push(`Left out of metric collection: ${(0,format .So)(unusable, 'call')} whose ID is no UUID.`);
    }
    return notes;
}


/***/ })

};
;Object.assign(exports.modules, require("./later.js"));
