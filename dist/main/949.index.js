"use strict";
exports.id = 949;
exports.ids = [949];
exports.modules = {

/***/ 79630:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F0: () => (/* binding */ percentUnits),
/* harmony export */   Yk: () => (/* binding */ unitsToPercent),
/* harmony export */   dH: () => (/* binding */ tellPercent),
/* harmony export */   j3: () => (/* binding */ decimalsApart),
/* harmony export */   qX: () => (/* binding */ isShareReached)
/* harmony export */ });
/**
 * Percentages compared as the decimal numbers that they are written as: a drop from 95.3 to 85.3 is
 * one of 10, which floating point does not say.
 */
/** A billionth of a percentage point; rates up to 100 stay exact integers in it. */
const UNITS = 1e9;
const MAX_DECIMALS = 9;
/** A percentage as a whole number of billionths of a point. */
function percentUnits(percent) {
    return Math.round(percent * UNITS);
}
/** A whole number of billionths of a point as a percentage, to be shown. */
function unitsToPercent(units) {
    return units / UNITS;
}
/** Whether `part` of `whole` is at least this share, in percent; nothing of anything is no share. */
function isShareReached(part, whole, sharePercent) {
    if (part <= 0)
        return false;
    const reached = BigInt(part) * BigInt(percentUnits(100));
    return reached >= BigInt(whole) * BigInt(percentUnits(sharePercent));
}
/** As many decimals as tell two percentages apart, from `least` on: what is less is no difference. */
function decimalsApart(percent, other, least) {
    for (let decimals = least; decimals <= MAX_DECIMALS; decimals += 1) {
        if (percent.toFixed(decimals) !== other.toFixed(decimals))
            return decimals;
    }
    return least;
}
/** A percentage for people: two decimals, or as many as it takes to be told apart from another one. */
function tellPercent(percent, other = null) {
    return `${Number(percent.toFixed(decimalsApart(percent, other ?? percent, 2)))}`;
}


/***/ }),

/***/ 84949:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  action: () => (/* reexport */ deleteFlows)
});

// EXTERNAL MODULE: ./http/errors.js
var errors = __webpack_require__(72557);
// EXTERNAL MODULE: ./report/format.js
var format = __webpack_require__(53483);
// EXTERNAL MODULE: ./step/concerns-all.js
var concerns_all = __webpack_require__(9419);
// EXTERNAL MODULE: ./step/explain.js
var explain = __webpack_require__(40301);
// EXTERNAL MODULE: ./step/inputs/input-form.js
var input_form = __webpack_require__(36269);
// EXTERNAL MODULE: ./step/stops.js
var stops = __webpack_require__(33743);
;// CONCATENATED MODULE: ./flows/delete-flows.js
/** delete-flows: deletes customer flows, one after the other. */






const DEFAULTS = {
    'base-url': '',
    'api-key': '',
    'flow-ids': '',
    'missing-ok': 'true',
    'service-profile': '',
    summary: 'true',
};
/** How long one deletion and its retries may take. */
const DELETION_LIMIT_MS = 2 * 60_000;
/** So many IDs fit into an annotation. */
const MAX_NAMES = 50;
/** The step ends when it has deleted nothing for so long. */
const PATIENCE_MS = 5 * 60_000;
/** The input that names the flows, for messages. */
const FLOW_INPUT = 'the input flow-ids';
const ROUTE_CURE = 'where the service deletes flows at another path, say so in the input service-profile (deleteCustomerFlow.path, such as /v1/customer-flow/{flowId})';
const PLACE_CURE = 'So the service does not say that it has deleted the flow; where it says so in another place, name that in the input service-profile (deleteCustomerFlow.deleted)';
/** What to make of it that not one of the flows is there: the service may not know the route at all. */
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
/** Deletes a customer flow. Rejects only with a bug of ours. */
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
        // A 404 in another form than the service's own is about the address, not the flow.
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



/***/ }),

/***/ 53483:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $j: () => (/* binding */ theOnes),
/* harmony export */   B4: () => (/* binding */ formatCount),
/* harmony export */   D_: () => (/* binding */ unbroken),
/* harmony export */   MK: () => (/* binding */ NBSP),
/* harmony export */   Qu: () => (/* binding */ messageBehindRule),
/* harmony export */   So: () => (/* binding */ formatCounted),
/* harmony export */   T1: () => (/* binding */ formatShare),
/* harmony export */   eD: () => (/* binding */ formatChange),
/* harmony export */   ki: () => (/* binding */ formatList),
/* harmony export */   l9: () => (/* binding */ formatPercent),
/* harmony export */   lS: () => (/* binding */ formatPercentBeside),
/* harmony export */   q8: () => (/* binding */ UNTITLED)
/* harmony export */ });
/* harmony import */ var _core_percent_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(79630);
/** Values as plain text, for every renderer: escaping is the renderer's own. */

/** What stands for a value that is not there; never the same as 0. */
const NOTHING = '–';
/** What stands for a title that is empty where it comes from. */
const UNTITLED = '(untitled)';
/** Keeps what it stands between on one line. */
const NBSP = '\u00a0';
/** What our messages quote of others, which has to be copied out as it is, or a sign of per cent. */
const QUOTED_OR_SIGN = /(?<!\w)'[^']*'(?!\w)|(?<=\d) %/g;
/** An integer with separated thousands: `12,345`. */
function formatCount(count) {
    return String(count).replace(/\B(?=(?:\d{3})+$)/g, ',');
}
/** A count with its noun: `1 theme`, `2,000 themes`. */
function formatCounted(count, one, many = `${one}s`) {
    return `${formatCount(count)} ${count === 1 ? one : many}`;
}
/** What goes on after `the`: `theme`, `2 themes`. */
function theOnes(count, one, many = `${one}s`) {
    return count === 1 ? one : formatCounted(count, one, many);
}
/** Names on one line, of which at most so many are shown: `a, b and 3 more`. */
function formatList(names, most, show = (name) => name) {
    const more = names.length - most;
    const shown = names.slice(0, most).map(show).join(', ');
    return more > 0 ? `${shown} and ${formatCount(more)} more` : shown;
}
/**
 * A percentage without float noise, rounded to `digits` decimals: `93.33 %`. What is not quite 0 or
 * 100 is never rounded to it: `<0.01 %`, `>99.99 %`.
 */
function formatPercent(percent, digits = 2) {
    if (percent === null)
        return NOTHING;
    const rounded = round(percent, digits);
    const step = 10 ** -digits;
    if (rounded === 0 && percent > 0)
        return `<${step} %`;
    if (rounded === 100 && percent < 100)
        return `>${round(100 - step, digits)} %`;
    return `${rounded} %`;
}
/** The same of one that is held against another: with as many decimals as tell the two apart. */
function formatPercentBeside(percent, other, digits = 2) {
    if (percent === null || other === null)
        return formatPercent(percent, digits);
    return formatPercent(percent, (0,_core_percent_js__WEBPACK_IMPORTED_MODULE_0__/* .decimalsApart */ .j3)(percent, other, digits));
}
/**
 * Words of ours whose signs of per cent stay with their numbers: for what a browser breaks into lines, which
 * also gives a plain space to whom it lets copy or search. In the log, outputs and all other files, where
 * nothing breaks, programs and `grep` find the plain space.
 */
function unbroken(words) {
    return words.replace(QUOTED_OR_SIGN, (found) => (found === ' %' ? `${NBSP}%` : found));
}
/**
 * A part of a whole, with its share where there is a whole: `9 of 40 (22.5 %)`.
 *
 * @param beside a percentage that the share is held against, or null
 */
function formatShare(part, whole, beside = null) {
    const counts = `${formatCount(part)} of ${formatCount(whole)}`;
    return whole > 0 ? `${counts} (${formatPercentBeside((part / whole) * 100, beside, 1)})` : counts;
}
/** What a rate gained or lost in percentage points: `+12.5`, `-3`, `0`. */
function formatChange(previous, current) {
    if (previous === null || current === null)
        return NOTHING;
    const change = round(current - previous, 2);
    return change > 0 ? `+${change}` : `${change}`;
}
function round(value, digits) {
    // Adding 0 turns -0 into 0.
    return Number(value.toFixed(digits)) + 0;
}
/** A reason's message as it stands behind the rule's name, which it may begin with: that is said once. */
function messageBehindRule({ rule, message }) {
    return message.startsWith(`${rule} `) ? message.slice(rule.length + 1) : message;
}


/***/ }),

/***/ 9419:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ concernsAll)
/* harmony export */ });
/* harmony import */ var _http_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(72557);

/** Statuses that are about the key or a proxy. */
const OF_ALL = new Set([401, 403, 407]);
/**
 * Whether every other call or flow would fare the same: the key, the address or the service is what is
 * wrong. One that could not be reached has been tried for as long as one of them may take.
 */
function concernsAll(error) {
    const { kind, status, type, mayHaveBeenTaken } = error;
    if ((0,_http_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .isSpent */ .Fh)(error))
        return true;
    switch (kind) {
        case 'status':
            // A 404 in another form than the service's own is about the address.
            return status === 404 ? type === undefined : OF_ALL.has(status);
        case 'redirect':
        case 'tls':
        case 'proxy':
        case 'protocol':
        case 'unresolved':
            return true;
        case 'connection':
        case 'timeout':
        case 'deadline':
            return !mayHaveBeenTaken;
        default:
            return false;
    }
}


/***/ }),

/***/ 40301:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ explainMissing),
/* harmony export */   W: () => (/* binding */ explain)
/* harmony export */ });
/* harmony import */ var _core_duration_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31619);
/* harmony import */ var _http_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(72557);
/* harmony import */ var _stops_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(33743);
/** What ended the work of a step, in words. */



/** Rules of what ended by itself, whatever the limit of the wait for it. */
const TELLS_AN_END = new Set(['run', 'debrief']);
/**
 * Says what an error means: whether the workflow is at fault (`error`) or not
 * (`inconclusive`), and in which words. Anything unknown is a bug of ours, and an `error`.
 *
 * @param wait what was being waited for, or null where nothing was
 * @param inputs the inputs that tell the service what is meant, such as `the input job-id`
 * @param where where the ID is found that they take; empty where that is not said
 */
function explain(error, wait, inputs, where = '') {
    if (error instanceof _stops_js__WEBPACK_IMPORTED_MODULE_2__/* .Stopped */ .C9) {
        const { outcome, rule, message } = error;
        const isTold = outcome === 'error' || rule === 'budget';
        const tell = TELLS_AN_END.has(rule) ? withWaitIfAny : withWait;
        return { outcome, rule, message: isTold ? message : tell(message, wait) };
    }
    if (error instanceof _stops_js__WEBPACK_IMPORTED_MODULE_2__/* .Cancelled */ .cJ) {
        return { outcome: 'inconclusive', rule: 'cancelled', message: withWait(error.message, wait) };
    }
    if (error instanceof _http_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ServiceError */ ._7)
        return explainServiceError(error, wait, inputs, where);
    return (0,_stops_js__WEBPACK_IMPORTED_MODULE_2__/* .internalFault */ .gj)(error);
}
/** The way to the service is at fault, and the message says what to do about it. */
const TELLS_ITS_CURE = new Set([
    'tls',
    'proxy',
    'protocol',
    'unresolved',
]);
const SPENT_CURE = 'The service refuses for a spent budget, and is not asked again. Check the subscription and the payments of the account that the api-key belongs to';
function explainServiceError(error, wait, inputs, where) {
    if (TELLS_ITS_CURE.has(error.kind)) {
        return { outcome: 'error', rule: 'service', message: error.message };
    }
    if ((0,_http_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .isSpent */ .Fh)(error)) {
        const message = `${(0,_stops_js__WEBPACK_IMPORTED_MODULE_2__/* .withoutPeriod */ .Kx)(error.message)}. ${SPENT_CURE}`;
        return { outcome: 'inconclusive', rule: 'budget', message };
    }
    const cure = cureOf(error, inputs, where);
    return cure === null
        ? { outcome: 'inconclusive', rule: 'service', message: withWait(error.message, wait) }
        : { outcome: 'error', rule: 'service', message: `${(0,_stops_js__WEBPACK_IMPORTED_MODULE_2__/* .withoutPeriod */ .Kx)(error.message)}. ${cure}` };
}
/** What the workflow can do about it, or null where the workflow is not at fault. */
function cureOf(error, inputs, where) {
    if (error.kind === 'redirect') {
        return 'Redirects are never followed with a key attached: set the input base-url to the address that answers itself';
    }
    if (error.kind !== 'status' || error.status === undefined)
        return null;
    if (error.status === 404 && error.repeated !== '') {
        return `Check the path of the input base-url first: it ends with ${error.repeated}, which every request begins with itself, so leave it out. Else check ${inputs}`;
    }
    const [header] = HEADER.exec(error.param ?? '') ?? [];
    if (error.status === 400 && header !== undefined) {
        return `The service asks for the header '${header}': give it in the file that the input service-profile names, under headers`;
    }
    const named = `${inputs}${where && ` (${where})`}, and that base-url and api-key belong to the same project`;
    // The message names the key of the operation; the inputs come after it.
    if (error.profileKey !== '' && error.status < 500)
        return `Else check ${named}`;
    return error.status === 404 ? `Check ${named}` : cureOfStatus(error.status, inputs);
}
/** A header that a request lacks, such as the project that the key of a person is used for. */
const HEADER = /^x-[\w-]{1,100}$/i;
/**
 * A 404 or 405 of an operation that the specification does not show, for an ID that the service has just
 * given: no input can be the cause, so the message names the operation's key alone.
 *
 * @param more what else helps, as a part of the sentence
 */
function explainMissing(error, more = '') {
    if (!(error instanceof _http_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ServiceError */ ._7) || error.profileKey === '')
        return error;
    return new _stops_js__WEBPACK_IMPORTED_MODULE_2__/* .Stopped */ .C9('service', (0,_stops_js__WEBPACK_IMPORTED_MODULE_2__/* .withoutPeriod */ .Kx)(error.message) + more, 'error');
}
function cureOfStatus(status, inputs) {
    switch (status) {
        case 401:
            return 'Check the input api-key: the service does not know this key (was it regenerated, or does it belong to another base-url?)';
        case 403:
            return 'The input api-key lacks the permission for this: use a key with Full Access (a Read-Only key may only read)';
        case 408:
        case 409:
        case 425:
        case 429:
            return null;
        default:
            return status < 500 ? `The service rejects the request: check ${inputs}` : null;
    }
}
function withWait(message, wait) {
    if (wait === null)
        return message;
    return `${(0,_stops_js__WEBPACK_IMPORTED_MODULE_2__/* .withoutPeriod */ .Kx)(message)}${describeWait(wait)}; last seen: ${wait.lastSeen}`;
}
/** What ended by itself tells nothing of a wait that had only begun; of the one before it does. */
function withWaitIfAny(message, wait) {
    if (wait === null)
        return message;
    const { before, ...now } = wait;
    const waited = [now, before].find((one) => one && (0,_core_duration_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDuration */ .a)(one.waitedMs) !== '0s');
    const told = waited === undefined ? '' : describeWait(waited);
    return `${(0,_stops_js__WEBPACK_IMPORTED_MODULE_2__/* .withoutPeriod */ .Kx)(message)}${told}; last seen: ${wait.lastSeen}`;
}
function describeWait({ what, input, limitMs, waitedMs, }) {
    return `; waited ${(0,_core_duration_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDuration */ .a)(waitedMs)} for ${what} (${input}: ${(0,_core_duration_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDuration */ .a)(limitMs)})`;
}


/***/ })

};
;