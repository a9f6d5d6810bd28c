import { createRequire as __WEBPACK_EXTERNAL_createRequire } from "module";
/******/ var __webpack_modules__ = ({

/***/ 2613:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("assert");

/***/ }),

/***/ 181:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("buffer");

/***/ }),

/***/ 6982:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("crypto");

/***/ }),

/***/ 4434:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("events");

/***/ }),

/***/ 9896:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("fs");

/***/ }),

/***/ 1943:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("fs/promises");

/***/ }),

/***/ 992:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("http");

/***/ }),

/***/ 5692:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("https");

/***/ }),

/***/ 9278:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("net");

/***/ }),

/***/ 4589:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:assert");

/***/ }),

/***/ 6698:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:async_hooks");

/***/ }),

/***/ 4573:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:buffer");

/***/ }),

/***/ 1421:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:child_process");

/***/ }),

/***/ 7598:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:crypto");

/***/ }),

/***/ 3053:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:diagnostics_channel");

/***/ }),

/***/ 8474:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:events");

/***/ }),

/***/ 3024:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:fs");

/***/ }),

/***/ 1455:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:fs/promises");

/***/ }),

/***/ 7067:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:http");

/***/ }),

/***/ 4708:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:https");

/***/ }),

/***/ 7030:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:net");

/***/ }),

/***/ 8161:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:os");

/***/ }),

/***/ 6760:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:path");

/***/ }),

/***/ 1708:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:process");

/***/ }),

/***/ 1792:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:querystring");

/***/ }),

/***/ 7075:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:stream");

/***/ }),

/***/ 6466:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:stream/promises");

/***/ }),

/***/ 8500:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:timers/promises");

/***/ }),

/***/ 1692:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:tls");

/***/ }),

/***/ 7066:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:tty");

/***/ }),

/***/ 3136:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:url");

/***/ }),

/***/ 7975:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:util");

/***/ }),

/***/ 8522:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:zlib");

/***/ }),

/***/ 857:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("os");

/***/ }),

/***/ 6928:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("path");

/***/ }),

/***/ 932:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("process");

/***/ }),

/***/ 2203:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("stream");

/***/ }),

/***/ 4756:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("tls");

/***/ }),

/***/ 2018:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("tty");

/***/ }),

/***/ 7016:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("url");

/***/ }),

/***/ 9023:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("util");

/***/ }),

/***/ 4485:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ rateOf),
/* harmony export */   b: () => (/* binding */ countsFrom)
/* harmony export */ });
/** No run places more calls; a count beyond it is none of calls. */
const MAX_CALLS = 1_000_000;
/**
 * Counts as far as they can be those of calls; else null, and they are as good as unknown: where one of
 * them is missing, negative or no integer, where no call was graded, more passed than were graded, or
 * they are beyond a million.
 */
function countsFrom(passed, evaluated) {
    if (!Number.isInteger(passed) || !Number.isInteger(evaluated))
        return null;
    // Integers, so neither null nor undefined.
    const counts = { passed: Number(passed), evaluated: Number(evaluated) };
    const isPossible = counts.passed >= 0 &&
        counts.evaluated >= 1 &&
        counts.passed <= counts.evaluated &&
        counts.evaluated <= MAX_CALLS;
    return isPossible ? counts : null;
}
/** The pass rate in percent. */
function rateOf({ passed, evaluated }) {
    return (100 * passed) / evaluated;
}


/***/ }),

/***/ 5312:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   A1: () => (/* binding */ likelyInterval),
/* harmony export */   Kg: () => (/* binding */ MAX_CALLS_TO_PROVE),
/* harmony export */   PO: () => (/* binding */ callsToProve)
/* harmony export */ });
/* harmony import */ var _counts_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(4485);
/**
 * Between which rates the true one is likely to lie: the score interval of Wilson (1927), which Brown,
 * Cai and DasGupta, "Interval Estimation for a Binomial Proportion" (Statistical Science 16, 2001),
 * recommend for few calls, since it covers the true rate as often as it says.
 */

/** The normal distribution's 97.5 % point: two-sided, an interval of 95 %. */
const Z = 1.959963984540054;
/** Most calls that a proof is looked for among. */
const MAX_CALLS_TO_PROVE = 100_000;
/** The 95 % interval around the pass rate of counted calls, in percent. */
function likelyInterval(counts) {
    const { passed, evaluated } = counts;
    const { low, high } = wilson((0,_counts_js__WEBPACK_IMPORTED_MODULE_0__/* .rateOf */ .M)(counts), evaluated);
    // What rounding would leave beside the ends.
    return { low: passed === 0 ? 0 : low, high: passed === evaluated ? 100 : high };
}
/**
 * The fewest calls that prove a bar, had they this rate: so many that the interval's lower end reaches
 * it. Null where no number up to 100,000 does.
 *
 * @param rate in percent, as is `bar`
 */
function callsToProve(rate, bar) {
    const isProof = (calls) => wilson(rate, calls).low >= bar;
    // The lower end rises with the calls, so that halving finds the first that reaches the bar.
    let tooFew = 0;
    let enough = MAX_CALLS_TO_PROVE;
    if (!isProof(enough))
        return null;
    while (enough - tooFew > 1) {
        const middle = Math.floor((tooFew + enough) / 2);
        if (isProof(middle))
            enough = middle;
        else
            tooFew = middle;
    }
    return enough;
}
function wilson(rate, calls) {
    const share = rate / 100;
    const weight = 1 + Z ** 2 / calls;
    const centre = (share + Z ** 2 / (2 * calls)) / weight;
    const half = (Z / weight) * Math.sqrt((share * (1 - share)) / calls + Z ** 2 / (4 * calls ** 2));
    return { low: 100 * Math.max(0, centre - half), high: 100 * Math.min(1, centre + half) };
}


/***/ }),

/***/ 9424:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ learnedIntervalMs),
/* harmony export */   r: () => (/* binding */ expectEnd)
/* harmony export */ });
/** What is taken for granted before much is known: a tenth more or less, with the weight of three runs. */
const USUAL_DEVIATION = 0.1;
const USUAL_WEIGHT = 3;
/** What a look is worth, in milliseconds of lateness. */
const LOOK_MS = 100;
/** A wait that so few outlast is overdue. */
const OVERDUE_SHARE = 0.001;
/** By which factor one interval that is tried is longer than the one before. */
const STEP = 1.15;
/** @param durationsMs how long earlier ones took; null where none of them says anything */
function expectEnd(startedMs, durationsMs) {
    const logs = durationsMs.filter((ms) => ms > 0 && Number.isFinite(ms)).map(Math.log);
    const count = logs.length;
    if (count === 0)
        return null;
    const logMean = sum(logs) / count;
    const squares = sum(logs.map((log) => (log - logMean) ** 2));
    const variance = (squares + USUAL_WEIGHT * USUAL_DEVIATION ** 2) / (count + USUAL_WEIGHT);
    return { startedMs, logMean, logDeviation: Math.sqrt(variance * (1 + 1 / count)) };
}
/**
 * The pause before the next look: the longest in the bounds that is worth it. Where ends come at a rate of
 * h, looks every d cost LOOK_MS / d each moment and lateness of h * d / 2, which is least at
 * d = sqrt(2 * LOOK_MS / h).
 *
 * @returns null where the end is overdue, so that nothing is known of it any more
 */
function learnedIntervalMs(nowMs, { startedMs, logMean, logDeviation }, { minMs, maxMs }) {
    const ageMs = Math.max(0, nowMs - startedMs);
    const outlasting = (ms) => ms <= 0 ? 1 : normalTail((Math.log(ms) - logMean) / logDeviation);
    const left = outlasting(ageMs);
    if (left < OVERDUE_SHARE)
        return null;
    let best = minMs;
    for (let ms = minMs; ms <= maxMs; ms *= STEP) {
        const endsPerMs = (1 - outlasting(ageMs + ms) / left) / ms;
        if (ms * ms * endsPerMs > 2 * LOOK_MS)
            return best;
        best = ms;
    }
    return maxMs;
}
/**
 * How much of a standard normal distribution lies above z, to 1e-7 (Abramowitz and Stegun, Handbook of
 * Mathematical Functions, 26.2.17).
 */
function normalTail(z) {
    const t = 1 / (1 + 0.2316419 * Math.abs(z));
    const polynomial = t *
        (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
    const tail = (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) * polynomial;
    return z > 0 ? tail : 1 - tail;
}
function sum(numbers) {
    return numbers.reduce((total, one) => total + one, 0);
}


/***/ }),

/***/ 9928:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ isFork)
/* harmony export */ });
/* harmony import */ var _json_object_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(9276);

/**
 * Whether a pull request's head is in another repository than its base, by what GitHub says of the
 * two: one that is itself a fork may well hold both branches.
 */
function isFork(head, base) {
    // GitHub sends null where the fork has been deleted.
    if (head === null)
        return true;
    return ['id', 'full_name'].some((name) => {
        const [ofHead, ofBase] = [(0,_json_object_js__WEBPACK_IMPORTED_MODULE_0__/* .valueAt */ .f)(head, [name]), (0,_json_object_js__WEBPACK_IMPORTED_MODULE_0__/* .valueAt */ .f)(base, [name])];
        return ofHead !== undefined && ofBase !== undefined && ofHead !== ofBase;
    });
}


/***/ }),

/***/ 7481:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   BF: () => (/* binding */ hideUrlSecrets),
/* harmony export */   Q2: () => (/* binding */ parseBaseUrl),
/* harmony export */   lb: () => (/* binding */ parseUrlTemplate),
/* harmony export */   of: () => (/* binding */ splitHttpUrl)
/* harmony export */ });
/* harmony import */ var _parsed_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(9732);
/** Inputs that are web addresses. */

/**
 * The service's base address: https, or http on a loopback host only; no user info, query or
 * fragment, not even an empty one. A path prefix is kept, trailing slashes are dropped.
 */
function parseBaseUrl(text) {
    const parts = splitHttpUrl(text);
    if (parts === null || !URL.canParse(text)) {
        return (0,_parsed_js__WEBPACK_IMPORTED_MODULE_0__/* .invalid */ .G)(text, 'is not an address: write one such as https://api.example.com');
    }
    const url = new URL(text);
    const problems = [
        ...(parts.authority.includes('@')
            ? ['holds user info: leave out what stands before the @, the key is enough']
            : []),
        ...(/[?#]/.test(parts.rest)
            ? ['holds a query or a fragment: leave out the ? or # and what follows']
            : []),
        ...(url.protocol === 'http:' && !isLoopbackHost(url.hostname)
            ? [
                'would send the key unencrypted: write https (http is for loopback hosts such as localhost)',
            ]
            : []),
    ];
    return problems.length === 0
        ? (0,_parsed_js__WEBPACK_IMPORTED_MODULE_0__/* .valid */ .r)(url.origin + dropTrailingSlashes(url.pathname))
        : { ok: false, faults: problems.map((problem) => ({ shown: text, problem })) };
}
/** True for a host, spelled as in `URL.hostname`, that never leaves the machine. */
function isLoopbackHost(hostname) {
    return hostname === 'localhost' || hostname === '[::1]' || /^127\.\d+\.\d+\.\d+$/.test(hostname);
}
/** A loop, since `/\/+$/` takes quadratic time on a path full of slashes. */
function dropTrailingSlashes(path) {
    let end = path.length;
    while (path[end - 1] === '/')
        end -= 1;
    return path.slice(0, end);
}
/**
 * A link with a placeholder for an ID, such as `https://app.example.com/calls/{callId}`: an http
 * or https address without user info that holds the placeholder behind its host, once or more
 * often, and no other braces.
 *
 * @param placeholder the name between the braces
 */
function parseUrlTemplate(text, placeholder) {
    const mark = `{${placeholder}}`;
    const filled = text.replaceAll(mark, 'id');
    const parts = splitHttpUrl(text);
    if (parts === null || !URL.canParse(filled)) {
        return (0,_parsed_js__WEBPACK_IMPORTED_MODULE_0__/* .invalid */ .G)(text, `is not an http or https address: write one such as https://app.example.com/${mark}`);
    }
    if (parts.authority.includes('@')) {
        return (0,_parsed_js__WEBPACK_IMPORTED_MODULE_0__/* .invalid */ .G)(text, 'holds user info, which every reader would see: leave it out');
    }
    if (parts.authority.includes(mark)) {
        return (0,_parsed_js__WEBPACK_IMPORTED_MODULE_0__/* .invalid */ .G)(text, `has ${mark} in its host: put it behind the host`);
    }
    if (/[{}]/.test(filled)) {
        return (0,_parsed_js__WEBPACK_IMPORTED_MODULE_0__/* .invalid */ .G)(text, `holds braces that are not ${mark}: it is the only placeholder here`);
    }
    return filled === text
        ? (0,_parsed_js__WEBPACK_IMPORTED_MODULE_0__/* .invalid */ .G)(text, `has no ${mark}: put it where the ID belongs`)
        : (0,_parsed_js__WEBPACK_IMPORTED_MODULE_0__/* .valid */ .r)(text);
}
/**
 * Splits an absolute http or https address, or gives null. Stricter than a browser, which would
 * drop line breaks, take backslashes for slashes, and do without the slashes of `https:host`.
 */
function splitHttpUrl(text) {
    const match = /^https?:\/\/([^/?#]+)(.*)$/is.exec(text);
    if (match === null || /[\s\\\0-\x1f\x7f-\x9f]/.test(text))
        return null;
    const [, authority = '', rest = ''] = match;
    return { authority, rest };
}
/**
 * Replaces what may be secret in an address, for text that is shown: user info, and the values of
 * a query (placeholders stay). Made for faulty addresses too, so it rather hides too much.
 */
function hideUrlSecrets(text) {
    const colon = text.indexOf(':');
    const at = text.lastIndexOf('@');
    const start = text.startsWith('//', colon + 1) ? colon + 3 : colon + 1;
    const shown = colon === -1 || at < start ? text : `${text.slice(0, start)}***${text.slice(at)}`;
    return shown.replace(/([?&][^=&?#\s]*=)(?!\{)[^&#\s]+/g, '$1***');
}


/***/ }),

/***/ 8581:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ parseDuration)
/* harmony export */ });
/* harmony import */ var _text_duration_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(8174);
/* harmony import */ var _parsed_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(9732);


const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;
/** GitHub ends a workflow run after 35 days (its documented usage limits): no wait is longer. */
const LONGEST_MS = 35 * 24 * HOUR_MS;
const CURE = 'write numbers and units, such as 90s, 30m or 1h30m';
/**
 * A duration such as `90s`, `30m` or `1h30m`, in milliseconds: hours, minutes and seconds in this
 * order, each a whole number with its unit. From one second to `maxMs` (35 days).
 */
function parseDuration(text, maxMs = LONGEST_MS) {
    if (/^\d+$/.test(text))
        return (0,_parsed_js__WEBPACK_IMPORTED_MODULE_0__/* .invalid */ .G)(text, `is a number without a unit: ${CURE}`);
    const match = /^(?:(\d+)h)?(?:(\d+)m)?(?:(\d+)s)?$/.exec(text);
    if (match === null || text === '')
        return (0,_parsed_js__WEBPACK_IMPORTED_MODULE_0__/* .invalid */ .G)(text, `is not a duration: ${CURE}`);
    const [, hours = '0', minutes = '0', seconds = '0'] = match;
    const ms = Number(hours) * HOUR_MS + Number(minutes) * MINUTE_MS + Number(seconds) * SECOND_MS;
    if (ms < SECOND_MS || ms > maxMs) {
        return (0,_parsed_js__WEBPACK_IMPORTED_MODULE_0__/* .invalid */ .G)(text, `is out of range: write a duration from 1s to ${(0,_text_duration_js__WEBPACK_IMPORTED_MODULE_1__/* .formatDuration */ .a)(maxMs)}`);
    }
    return (0,_parsed_js__WEBPACK_IMPORTED_MODULE_0__/* .valid */ .r)(ms);
}


/***/ }),

/***/ 900:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ parseMoment),
/* harmony export */   s: () => (/* binding */ parseIsoTime)
/* harmony export */ });
/* harmony import */ var _parsed_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(9732);

const DATE_TIME = /^(\d{4}-\d\d-\d\dT\d\d:\d\d)(?::(\d\d)(?:[.,](\d+))?)?(?:Z|([+-])([01]\d|2[0-3])(?::?([0-5]\d))?)$/;
/**
 * Epoch milliseconds of an ISO 8601 date and time with its zone (`Z`, `+02:00`, `+0200`, `+02`),
 * or null for anything else. Seconds may be left out; what is finer than a millisecond is cut.
 */
function parseIsoTime(text) {
    const match = DATE_TIME.exec(text);
    if (match === null)
        return null;
    const [, minute, second = '00', fraction = '', sign, hours = '0', minutes = '0'] = match;
    const local = `${minute}:${second}.${fraction.slice(0, 3).padEnd(3, '0')}Z`;
    const localMs = Date.parse(local);
    // A day such as 30 February is either refused or rolled over, depending on the engine.
    if (Number.isNaN(localMs) || new Date(localMs).toISOString() !== local)
        return null;
    const offsetMs = (Number(hours) * 60 + Number(minutes)) * 60_000;
    return sign === '-' ? localMs + offsetMs : localMs - offsetMs;
}
/** A moment as the workflow wrote it, checked to be ISO 8601 with date, time and zone. */
function parseMoment(text) {
    if (parseIsoTime(text) !== null)
        return (0,_parsed_js__WEBPACK_IMPORTED_MODULE_0__/* .valid */ .r)(text);
    if (parseIsoTime(`${text}Z`) !== null) {
        return (0,_parsed_js__WEBPACK_IMPORTED_MODULE_0__/* .invalid */ .G)(text, 'has no zone: end it with Z for UTC, or with an offset such as +02:00');
    }
    return (0,_parsed_js__WEBPACK_IMPORTED_MODULE_0__/* .invalid */ .G)(text, 'is not an ISO 8601 date and time: write it with a zone, such as 2026-01-31T14:30:00Z');
}


/***/ }),

/***/ 9732:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ invalid),
/* harmony export */   r: () => (/* binding */ valid)
/* harmony export */ });
function valid(value) {
    return { ok: true, value };
}
function invalid(shown, problem) {
    return { ok: false, faults: [{ shown, problem }] };
}


/***/ }),

/***/ 7146:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   HU: () => (/* binding */ parseChoice),
/* harmony export */   cG: () => (/* binding */ parseInteger),
/* harmony export */   lq: () => (/* binding */ parsePhoneNumber),
/* harmony export */   yG: () => (/* binding */ parseBoolean)
/* harmony export */ });
/* harmony import */ var _parsed_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(9732);
/** Inputs that are one word or one number. */

/** A boolean of the YAML 1.2 core schema, and nothing else: `yes`, `1` and `on` are refused. */
function parseBoolean(text) {
    if (/^(?:true|True|TRUE)$/.test(text))
        return (0,_parsed_js__WEBPACK_IMPORTED_MODULE_0__/* .valid */ .r)(true);
    if (/^(?:false|False|FALSE)$/.test(text))
        return (0,_parsed_js__WEBPACK_IMPORTED_MODULE_0__/* .valid */ .r)(false);
    return (0,_parsed_js__WEBPACK_IMPORTED_MODULE_0__/* .invalid */ .G)(text, 'is not a boolean: write true or false');
}
/** A whole number in decimal digits from `min` to `max`; neither is below 0. */
function parseInteger(text, min, max) {
    const value = /^\d+$/.test(text) ? Number(text) : Number.NaN;
    if (value >= min && value <= max)
        return (0,_parsed_js__WEBPACK_IMPORTED_MODULE_0__/* .valid */ .r)(value);
    return (0,_parsed_js__WEBPACK_IMPORTED_MODULE_0__/* .invalid */ .G)(text, `is not a whole number from ${min} to ${max}`);
}
/** One of a few words, spelled exactly so. */
function parseChoice(text, choices) {
    const choice = choices.find((candidate) => candidate === text);
    return choice === undefined
        ? (0,_parsed_js__WEBPACK_IMPORTED_MODULE_0__/* .invalid */ .G)(text, `is not a choice here: write ${choices.join(' or ')}`)
        : (0,_parsed_js__WEBPACK_IMPORTED_MODULE_0__/* .valid */ .r)(choice);
}
/** A phone number as E.164 writes it: `+`, then 2 to 15 digits of which the first is not 0. */
function parsePhoneNumber(text) {
    return /^\+[1-9]\d{1,14}$/.test(text)
        ? (0,_parsed_js__WEBPACK_IMPORTED_MODULE_0__/* .valid */ .r)(text)
        : (0,_parsed_js__WEBPACK_IMPORTED_MODULE_0__/* .invalid */ .G)(text, 'is not an E.164 phone number: write a + and 2 to 15 digits with the country code first, such as +15550100200');
}


/***/ }),

/***/ 8547:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   O1: () => (/* binding */ isUuid),
/* harmony export */   OX: () => (/* binding */ parseCountedUuids),
/* harmony export */   fm: () => (/* binding */ parseUuidList)
/* harmony export */ });
/* harmony import */ var _parsed_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(9732);

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
/** Whether the text is a UUID of any version. */
function isUuid(text) {
    return UUID.test(text);
}
/**
 * UUIDs of any version, separated by newlines or commas; blanks are dropped. At least one. An ID
 * that stands there twice, in whatever case, is taken once, as it was written first.
 */
function parseUuidList(text) {
    const parsed = parseCountedUuids(text);
    return parsed.ok ? (0,_parsed_js__WEBPACK_IMPORTED_MODULE_0__/* .valid */ .r)(parsed.value.ids) : parsed;
}
/** As `parseUuidList`, with the number of IDs that were there before. */
function parseCountedUuids(text) {
    const items = text
        .split(/[\n,]/)
        .map((item) => item.trim())
        .filter((item) => item !== '');
    const faults = items.length === 0 ? [{ shown: text, problem: 'holds no ID' }] : itemFaults(items);
    if (faults.length > 0)
        return { ok: false, faults };
    const byId = new Map();
    for (const item of items) {
        const id = item.toLowerCase();
        if (!byId.has(id))
            byId.set(id, item);
    }
    return (0,_parsed_js__WEBPACK_IMPORTED_MODULE_0__/* .valid */ .r)({ ids: [...byId.values()], repeated: items.length - byId.size });
}
function itemFaults(items) {
    return items
        .filter((item) => !isUuid(item))
        .map((shown) => ({
        shown,
        problem: 'is not a UUID: write an ID such as 01234567-89ab-cdef-0123-456789abcdef',
    }));
}


/***/ }),

/***/ 9276:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ isObject),
/* harmony export */   f: () => (/* binding */ valueAt)
/* harmony export */ });
/** Whether a parsed JSON value is an object or an array, whose members can be looked at. */
function isObject(value) {
    return typeof value === 'object' && value !== null;
}
/** What stands at a path of members of a parsed JSON value; undefined where nothing does. */
function valueAt(value, path) {
    return path.reduce((found, key) => (isObject(found) && Object.hasOwn(found, key) ? found[key] : undefined), value);
}


/***/ }),

/***/ 297:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ METRIC_LIMITS),
/* harmony export */   a: () => (/* binding */ mostConversations)
/* harmony export */ });
/** From the interface specification. */
const METRIC_LIMITS = { metrics: 20, conversations: 500, items: 5000 };
/** How many conversations one request takes beside so many metrics. */
function mostConversations(metrics, limits = METRIC_LIMITS) {
    if (metrics > limits.metrics)
        return 0;
    return Math.min(limits.conversations, Math.floor(limits.items / metrics));
}


/***/ }),

/***/ 4562:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ hasEnded)
/* harmony export */ });
/** Run statuses after which nothing is placed any more; one of them is spelled in two ways. */
const ENDED = new Set([
    'COMPLETED',
    'FAILED',
    'TIMED_OUT',
    'CANCELLED',
    'CANCELED',
]);
/** Whether a run with this status has ended; a status never seen before counts as in flight. */
function hasEnded(runStatus) {
    return runStatus !== null && ENDED.has(runStatus);
}


/***/ }),

/***/ 7754:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ describeFault),
/* harmony export */   r: () => (/* binding */ pointerOf)
/* harmony export */ });
/* harmony import */ var _json_object_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(9276);

/** A JSON Pointer (RFC 6901). */
function pointerOf(path) {
    return path
        .map((segment) => `/${String(segment).replaceAll('~', '~0').replaceAll('/', '~1')}`)
        .join('');
}
/**
 * What does not fit in a value: where, what was expected there, and what was found (its type, never
 * the value).
 *
 * @param pointer of the place that the issue is about
 */
function describeFault(issue, value, pointer) {
    const found = describeFound((0,_json_object_js__WEBPACK_IMPORTED_MODULE_0__/* .valueAt */ .f)(value, issue.path));
    return `${pointer || 'the whole'}: expected ${describeExpected(issue)}, found ${found}`;
}
function describeExpected(issue) {
    switch (issue.code) {
        case 'invalid_type':
            return issue.expected === 'int' ? 'integer' : issue.expected;
        case 'invalid_value':
            return issue.values.join(' or ');
        case 'too_big':
            if (issue.origin === 'number')
                return `at most ${issue.maximum}`;
            return issue.origin === 'string' ? `at most ${issue.maximum} characters` : 'safe integer';
        case 'too_small':
            if (issue.origin === 'number')
                return `at least ${issue.minimum}`;
            return issue.origin === 'string' ? 'non-empty string' : 'safe integer';
        default:
            return issue.message;
    }
}
function describeFound(value) {
    if (value === undefined)
        return 'nothing';
    if (value === null)
        return 'null';
    if (value === '')
        return 'empty string';
    if (Array.isArray(value))
        return 'array';
    if (value === Number.POSITIVE_INFINITY || value === Number.NEGATIVE_INFINITY)
        return 'number out of range';
    return Number.isSafeInteger(value) ? 'integer' : typeof value;
}


/***/ }),

/***/ 8174:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ formatDuration)
/* harmony export */ });
/** A duration as the inputs spell it, in whole seconds: `45s`, `2m10s`, `1h`. Takes milliseconds. */
function formatDuration(ms) {
    const total = Math.max(0, Math.round(ms / 1000));
    const parts = [
        [Math.floor(total / 3600), 'h'],
        [Math.floor((total % 3600) / 60), 'm'],
        [total % 60, 's'],
    ];
    const text = parts.map(([count, unit]) => (count > 0 ? `${count}${unit}` : '')).join('');
    return text || '0s';
}


/***/ }),

/***/ 8462:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ fillTemplate)
/* harmony export */ });
/* harmony import */ var _strip_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(4738);

/** The address that a template gives to an identifier, which stands for `{name}` there. */
function fillTemplate(template, name, id) {
    const value = encodeURIComponent((0,_strip_js__WEBPACK_IMPORTED_MODULE_0__/* .stripUnprintable */ .jh)(id));
    return template.replaceAll(`{${name}}`, () => value);
}


/***/ }),

/***/ 6977:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ oneLine),
/* harmony export */   y: () => (/* binding */ plainLines)
/* harmony export */ });
/* harmony import */ var _strip_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(4738);
/**
 * Text of others for the runner's log. The runner reads commands from stdout and stderr: `::name::`
 * at the start of a line, white space in front of it or not, and the legacy `##[name]` anywhere in one.
 */

const LEADING_COLONS = /^([^\S\n]*):(?=:)/gm;
const LEGACY_COMMAND = /##(?=\[)/g;
/** The lines of a text, each without unprintable characters and without anything that is a command. */
function plainLines(text) {
    return disarm((0,_strip_js__WEBPACK_IMPORTED_MODULE_0__/* .stripUnprintable */ .jh)(text).replaceAll('\t', '    ')).split('\n');
}
/**
 * A text folded to one line without commands, at most `maxChars` (2 or more) UTF-16 units long; an
 * ellipsis stands for what was cut, and no code point is split.
 */
function oneLine(text, maxChars) {
    const line = disarm((0,_strip_js__WEBPACK_IMPORTED_MODULE_0__/* .fold */ .AU)(text, maxChars));
    return line.length <= maxChars ? line : (0,_strip_js__WEBPACK_IMPORTED_MODULE_0__/* .fold */ .AU)(line, maxChars);
}
function disarm(text) {
    return text.replace(LEADING_COLONS, '$1: ').replace(LEGACY_COMMAND, '## ');
}


/***/ }),

/***/ 9971:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   CS: () => (/* binding */ prose),
/* harmony export */   Cv: () => (/* binding */ identifier),
/* harmony export */   DV: () => (/* binding */ codeBlock),
/* harmony export */   Hn: () => (/* binding */ cell),
/* harmony export */   LO: () => (/* binding */ MAX_PROSE_CHARS),
/* harmony export */   Vh: () => (/* binding */ linkDestination),
/* harmony export */   ci: () => (/* binding */ identifierLink),
/* harmony export */   iZ: () => (/* binding */ blockQuote),
/* harmony export */   mG: () => (/* binding */ inline),
/* harmony export */   nA: () => (/* binding */ cutNote),
/* harmony export */   qy: () => (/* binding */ html),
/* harmony export */   xF: () => (/* binding */ fenceAround)
/* harmony export */ });
/* harmony import */ var _fill_template_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(8462);
/* harmony import */ var _strip_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(4738);
/**
 * Text of others for GitHub Flavored Markdown. Whatever a text says, it renders as that text: no
 * markup, HTML, link, image, mention, reference to an issue or commit, table, alert or formula.
 *
 * Markup is escaped where it could act, so that ordinary prose stays as it was written. What GitHub
 * recognises only after rendering (mentions, references, bare addresses), where a backslash is long
 * gone, is broken by a zero-width space.
 */


const ZWSP = '\u200b';
/** Stands in a table cell for what is not there. */
const NONE = '–';
/**
 * Everything that means something in the middle of a line: a UUID, which is shown as code, so that it
 * can be copied; markup; `&` before an entity; `@`
 * (mention, e-mail address); `#1`, `GH-1` and advisory IDs; `scheme://` and `www.`; emoji such as
 * `:octocat:`, some of which are images; `$` (formula);
 * 7 or more hex digits (commit SHA), of which the first letter of `CVE-` may be one.
 */
const ACTIVE = /(?<![0-9a-z])[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}(?![0-9a-z])|[\\`*~|[\]<_@$]|&(?=#?[0-9a-z]{1,31};)|#(?=\d)|:(?=\/\/|(?:100|1234):|(?!\d+:)[\w+-]{1,60}:)|www(?=\.)|(?:GH|GHSA|CVE)-(?=\w)|[0-9a-f]{6,}?(?=CVE-\w)|[0-9a-f]{7,}/gi;
/**
 * What tells, by a look at each character, that most lines hold nothing of it; `holdsHexRun` looks for
 * the rest.
 */
const SIGNS = /[\\`*~|[\]<_@$&#:]/;
const LETTERS = /[wW]\.|-\w/;
const SHA_DIGITS = 7;
/** In HTML every `&` counts, since HTML knows entities without a semicolon. */
const ACTIVE_IN_HTML = /[&<>"'@$]|#(?=\d)|:(?=\/\/|(?:100|1234):|(?!\d+:)[\w+-]{1,60}:)|www(?=\.)|(?:GH|GHSA|CVE)-(?=\w)|[0-9a-f]{6,}?(?=CVE-\w)|[0-9a-f]{7,}/gi;
const HTML_ENTITY = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&#39;',
};
/**
 * A value in single quotes, as our messages quote them, that may stand in a code span on any line: a
 * reply by e-mail renders mentions even there, and a pipe parts the cells of a table.
 */
const QUOTED = /(?<![^\s(])'([^\s'`|@$<](?:[^'`|@$<]{0,200}[^\s'`|@$<])?)'(?!\w)/;
/** List items, setext underlines, rules, block quotes and alerts, headings, table delimiter rows. */
const BLOCK_START = /^(?:[-+=](?!\w)|:(?=-)|>|#(?=[#\s]|$))/;
const ORDERED_ITEM = /^(\d{1,9})([.)])(?=\s|$)/;
/** What may stand in a code span and still be copied out as it is. */
const PLAIN_ID = /^[\w.-]{1,100}$/;
const UUID_CHARS = 36;
/** Longest prose shown, in UTF-16 units: about 20 kB of plain English. */
const MAX_PROSE_CHARS = 20_000;
/** Longest text shown on one line, in UTF-16 units. */
const MAX_INLINE_CHARS = 200;
/**
 * Prose as paragraphs: its blank lines part them, its line breaks are kept, and what exceeds
 * `maxChars` is cut with the number of characters said. Stands on lines of its own.
 */
function prose(text, maxChars = MAX_PROSE_CHARS) {
    const shown = (0,_strip_js__WEBPACK_IMPORTED_MODULE_0__/* .stripUnprintable */ .jh)((0,_strip_js__WEBPACK_IMPORTED_MODULE_0__/* .clip */ .$Q)(text, maxChars)).replaceAll('<!--', '');
    const paragraphs = [];
    let lines = [];
    for (const raw of `${shown}\n`.split('\n')) {
        const line = raw.replaceAll('\t', ' ').trim();
        if (line !== '') {
            lines.push(escapeLine(line));
        }
        else if (lines.length > 0) {
            paragraphs.push(lines.join('\\\n'));
            lines = [];
        }
    }
    if (text.length > maxChars)
        paragraphs.push(cutNote(text.length - maxChars));
    return paragraphs.join('\n\n');
}
/** What stands where a text was cut. */
function cutNote(chars) {
    return `*(cut here: ${chars} more characters)*`;
}
/**
 * A text on one line: in a paragraph, heading, list item, emphasis or link text. Cut at `maxChars`
 * with an ellipsis. Empty where nothing readable is left.
 */
function inline(text, maxChars = MAX_INLINE_CHARS) {
    const line = escapeLine(foldProse(text, maxChars));
    // A heading's trailing #s would be taken for its closing sequence.
    return line.endsWith('#') && !line.endsWith('\\#') ? `${line.slice(0, -1)}\\#` : line;
}
/** A text in a table cell, on one line; a dash where there is none. */
function cell(text, maxChars = MAX_INLINE_CHARS) {
    return text === null ? NONE : inline(text, maxChars) || NONE;
}
/** A text in HTML, as in a `<summary>` line, where Markdown is not read. */
function html(text, maxChars = MAX_INLINE_CHARS) {
    return foldProse(text, maxChars).replace(ACTIVE_IN_HTML, (found) => HTML_ENTITY[found] ?? unlink(found));
}
/** An identifier as code, so that it can be copied; one with unusual characters as plain text. */
function identifier(id) {
    return PLAIN_ID.test(id) ? `\`${id}\`` : inline(id, 100);
}
/**
 * A link from an identifier to the address that a template gives it: `{name}` in the template stands
 * for the identifier. Without a template, or when that gives no web address, the identifier alone.
 */
function identifierLink(id, template, placeholder) {
    const text = identifier(id);
    if (template === null || text === '')
        return text;
    const url = (0,_fill_template_js__WEBPACK_IMPORTED_MODULE_1__/* .fillTemplate */ .o)(template, placeholder, id);
    return /^https?:\/\//i.test(url) ? `[${text}](${linkDestination(url)})` : text;
}
/** An address as a link destination: whatever could end it, or split a table cell, is encoded. */
function linkDestination(url) {
    return (0,_strip_js__WEBPACK_IMPORTED_MODULE_0__/* .stripUnprintable */ .jh)(url)
        .replace(/[^\w.~:/?#@!&+,;=%-]/gu, percentEncode)
        .replaceAll('&', '&amp;');
}
/**
 * A fenced code block whose fence is longer than any run of backticks inside. Mentions are broken
 * here too: a reply by e-mail renders them even in code.
 */
function codeBlock(language, code) {
    const text = (0,_strip_js__WEBPACK_IMPORTED_MODULE_0__/* .stripUnprintable */ .jh)(code)
        .replaceAll('\t', '    ')
        .replace(/@(?=\w)/g, `@${ZWSP}`)
        .replaceAll('<!--', `<${ZWSP}!--`);
    const fence = fenceAround(text);
    return `${fence}${language}\n${text}\n${fence}`;
}
/** A fence of backticks that is longer than any run of them in the text. */
function fenceAround(text) {
    const longestRun = (text.match(/`+/g) ?? []).reduce((max, run) => Math.max(max, run.length), 2);
    return '`'.repeat(longestRun + 1);
}
/** Markdown as a block quote. */
function blockQuote(markdown) {
    return `> ${markdown.replaceAll('\n', '\n> ')}`;
}
function foldProse(text, maxChars) {
    return (0,_strip_js__WEBPACK_IMPORTED_MODULE_0__/* .fold */ .AU)(text, maxChars).replaceAll('<!--', '').trim();
}
function escapeLine(line) {
    const mayAct = SIGNS.test(line) || LETTERS.test(line) || holdsHexRun(line);
    const inside = mayAct ? escapeInside(line) : line;
    return inside.replace(BLOCK_START, '\\$&').replace(ORDERED_ITEM, '$1\\$2');
}
function escapeInside(line) {
    const formula = line.indexOf('$') !== line.lastIndexOf('$');
    return line
        .split(QUOTED)
        .map((part, index) => (index % 2 === 0 ? disarm(part, formula) : quote(part, formula)))
        .join('');
}
/** Whether as many hex digits as a SHA has stand in a row; looks at one character of seven where none do. */
function holdsHexRun(text) {
    let last = SHA_DIGITS - 1;
    while (last < text.length) {
        let before = last;
        while (before > last - SHA_DIGITS && isHexDigit(text.charCodeAt(before)))
            before -= 1;
        if (before === last - SHA_DIGITS)
            return true;
        last = before + SHA_DIGITS;
    }
    return false;
}
function isHexDigit(code) {
    const lower = code | 0x20;
    return (code >= 0x30 && code <= 0x39) || (lower >= 0x61 && lower <= 0x66);
}
/** What would be broken up stands as code in its quotes, so that it can be copied. */
function quote(value, formula) {
    const escaped = disarm(value, formula);
    return escaped.includes(ZWSP) ? `'\`${value}\`'` : `'${escaped}'`;
}
function disarm(text, formula) {
    return text.replace(ACTIVE, (found, offset) => {
        if (found === '<')
            return '&lt;';
        if (found === '&')
            return '&amp;';
        if (found === '$')
            return formula ? `${ZWSP}&#36;` : found;
        if (found.length === UUID_CHARS && found[8] === '-')
            return `\`${found}\``;
        if (found === '_')
            return isInsideWord(text, offset) ? found : '\\_';
        return '\\`*~|[]'.includes(found) ? `\\${found}` : unlink(found);
    });
}
/** Breaks what GitHub would make a link of after rendering. */
function unlink(found) {
    if (found === '$')
        return `${ZWSP}$`;
    if (found.length < 7)
        return found + ZWSP;
    // Pieces of 6: a SHA has at least 7 digits.
    return found.replace(/.{6}(?=.)/g, `$&${ZWSP}`);
}
/** An underscore between letters or digits is no emphasis in CommonMark. */
function isInsideWord(line, offset) {
    return /^[0-9a-z]_[0-9a-z]$/i.test(line.slice(Math.max(0, offset - 1), offset + 2));
}
function percentEncode(char) {
    const encoded = encodeURIComponent(char);
    return encoded === char ? `%${char.charCodeAt(0).toString(16).toUpperCase()}` : encoded;
}


/***/ }),

/***/ 9890:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   F8: () => (/* binding */ nearestFirst),
/* harmony export */   pA: () => (/* binding */ nearest),
/* harmony export */   yx: () => (/* binding */ editsBetween)
/* harmony export */ });
/** What somebody may have meant to write. */
/** Longer words are compared by their beginnings. */
const MAX_CHARS = 100;
/** The candidate that takes the fewest edits to write, the first of several; for `did you mean`. */
function nearest(word, candidates) {
    return nearestFirst(word, candidates)[0];
}
/** All candidates, those that take the fewest edits to write first; of equal ones in their order. */
function nearestFirst(word, candidates) {
    return candidates
        .map((candidate) => ({ candidate, edits: editsBetween(word, candidate) }))
        .toSorted((a, b) => a.edits - b.edits)
        .map(({ candidate }) => candidate);
}
/** Levenshtein distance, whatever the case: letters to put in, take out or replace. */
function editsBetween(one, other) {
    const from = one.slice(0, MAX_CHARS).toLowerCase();
    const to = other.slice(0, MAX_CHARS).toLowerCase();
    let row = Array.from({ length: to.length + 1 }, (_, index) => index);
    for (const [index, letter] of [...from].entries()) {
        const next = [index + 1];
        for (const [column, wanted] of [...to].entries()) {
            const [above = 0, aboveLeft = 0, left = 0] = [row[column + 1], row[column], next[column]];
            next.push(Math.min(above + 1, left + 1, aboveLeft + (letter === wanted ? 0 : 1)));
        }
        row = next;
    }
    return Number(row.at(-1));
}


/***/ }),

/***/ 3971:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ SecretMask)
/* harmony export */ });
/* harmony import */ var _json_object_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(9276);
/* harmony import */ var _strip_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(4738);
/**
 * Hides secrets in text of others, before it is cut or escaped: what comes afterwards could break a
 * secret up so that nobody finds it, or put one together.
 */


const MASK = '***';
/** A shorter secret stands by chance in other words, and is hidden where it is a word of its own. */
const MIN_HIDDEN_LENGTH = 8;
const WORD_CHAR = '[0-9A-Za-z_-]';
/** So often may one escaping stand within another. */
const MAX_LEVELS = 4;
/** A look that costs little: a text without any of it says what it shows. */
const MAY_SAY_MORE = /[^\t\n -~]|\\|%[\da-fA-F]{2}|&[#a-zA-Z]|<!--/;
/** What nobody sees: Unicode's `Default_Ignorable_Code_Point`, whose table V8 would look up in every step. */
const IGNORABLE = String.raw `\xad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufff8\u{1bca0}-\u{1bca3}\u{1d173}-\u{1d17a}\u{e0000}-\u{e0fff}`;
/** That, or what a renderer leaves out, beside what every one leaves out. */
const UNSEEN = new RegExp(String.raw `[${IGNORABLE}]|<!--|[\ufffe\uffff]`, 'gu');
/**
 * How JSON, addresses and HTML spell characters. One after the other, since a secret may hold what is
 * an escape to another of them; then all at once, since they may stand within each other.
 */
const UNIT_ESCAPE = String.raw `\\u[\da-fA-F]{4}`;
const JSON_ESCAPE = String.raw `\\(?:u[\da-fA-F]{4}|[^])`;
const PERCENT_ENCODED = String.raw `(?:%[\da-fA-F]{2})+`;
const REFERENCE = String.raw `&(?:#\d{1,7}|#[xX][\da-fA-F]{1,6}|amp|lt|gt|quot|apos);`;
const ESCAPINGS = [
    // By itself, since a backslash before it is not always part of the spelling.
    UNIT_ESCAPE,
    JSON_ESCAPE,
    PERCENT_ENCODED,
    REFERENCE,
    [JSON_ESCAPE, PERCENT_ENCODED, REFERENCE].join('|'),
].map((pattern) => new RegExp(pattern, 'g'));
const JSON_CONTROLS = {
    b: '\b',
    f: '\f',
    n: '\n',
    r: '\r',
    t: '\t',
};
const HTML_ENTITIES = {
    '&amp;': '&',
    '&lt;': '<',
    '&gt;': '>',
    '&quot;': '"',
    '&apos;': "'",
};
/** Keeps secrets out of what is shown, in whatever form a text holds them. */
class SecretMask {
    #secrets = new Set();
    /** What is hidden wherever it stands, the longest first, and how one of them begins. */
    #forms = [];
    #beginning = null;
    /** Short secrets as words of their own. */
    #words = null;
    /** One look for all that could have to be hidden: most texts have nothing of it. */
    #suspect = MAY_SAY_MORE;
    constructor(secrets = []) {
        this.add(...secrets);
    }
    /** Empty ones are passed over. */
    add(...secrets) {
        for (const secret of secrets)
            if (secret !== '')
                this.#secrets.add(secret);
        const all = [...this.#secrets];
        this.#forms = longestFirst([...new Set(all.flatMap(formsOf))]);
        this.#beginning = anyOf(this.#forms.map((form) => form.slice(0, MIN_HIDDEN_LENGTH)));
        const short = longestFirst(all.filter(({ length }) => length < MIN_HIDDEN_LENGTH));
        this.#words = anyOf(short, WORD_CHAR);
        const looks = [MAY_SAY_MORE, this.#beginning, this.#words];
        this.#suspect = new RegExp(looks.flatMap((look) => look?.source ?? []).join('|'));
    }
    /**
     * The text with `***` for every secret: as it is, in base64 or base64url at whatever offset, with
     * characters in between that nobody sees, and escaped as in JSON, addresses or HTML, several times
     * over too. Where such a one is found, all of the text is given as it reads.
     */
    hide(text) {
        if (!this.#suspect.test(text))
            return text;
        let hidden = this.#hideAsIs(text);
        if (!MAY_SAY_MORE.test(hidden))
            return hidden;
        const look = (reading) => {
            const shown = this.#hideAsIs(reading);
            if (shown !== reading)
                hidden = shown;
            return shown;
        };
        for (const escaping of ESCAPINGS) {
            let seen = look(visible(hidden));
            for (let level = 0; level < MAX_LEVELS; level += 1) {
                const reading = seen.replace(escaping, charOf);
                if (reading === seen)
                    break;
                seen = look(visible(reading));
            }
        }
        return hidden;
    }
    /**
     * For a text that is escaped already: what was hidden before that is none of its business any more,
     * and what it says beside long secrets stays as it is.
     */
    hideInMarkup(markup) {
        return this.#beginning?.test(markup)
            ? this.#forms.reduce((shown, form) => shown.replaceAll(form, MASK), markup)
            : markup;
    }
    #hideAsIs(text) {
        const hidden = this.hideInMarkup(text);
        return this.#words === null ? hidden : hidden.replace(this.#words, MASK);
    }
    /**
     * Hides secrets in every string and name of a JSON value, in place, and gives the value. A loop over
     * a stack, since an answer may be nested deeper than calls can be.
     */
    hideIn(value) {
        const root = { value };
        const containers = [root];
        for (let container = containers.pop(); container; container = containers.pop()) {
            for (const [name, part] of Object.entries(container)) {
                const shown = Array.isArray(container) ? name : this.hide(name);
                const hidden = typeof part === 'string' ? this.hide(part) : part;
                if (shown !== name)
                    delete container[name];
                if (shown !== name || hidden !== part)
                    container[shown] = hidden;
                if ((0,_json_object_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .G)(part))
                    containers.push(part);
            }
        }
        return root.value;
    }
}
/**
 * One of the texts; where `around` is given, every one that has no such character next to it. Null
 * where there are none.
 */
function anyOf(texts, around) {
    if (texts.length === 0)
        return null;
    const either = texts.map((text) => text.replace(/\W/g, '\\$&')).join('|');
    return around === undefined
        ? new RegExp(either)
        : new RegExp(`(?<!${around})(?:${either})(?!${around})`, 'g');
}
function longestFirst(texts) {
    return texts.toSorted((a, b) => b.length - a.length);
}
/** The spellings of a secret that no decoding here undoes. Shorter ones stand by chance in any text. */
function formsOf(secret) {
    return [secret, ...base64Forms(secret)].filter(({ length }) => length >= MIN_HIDDEN_LENGTH);
}
/** What stands in front of the secret and behind it decides its first and last base64 digit. */
function base64Forms(secret) {
    const bytes = Array.from(new TextEncoder().encode(secret), (byte) => String.fromCharCode(byte)).join('');
    const inner = [0, 1, 2].map((offset) => {
        const digits = btoa('\0'.repeat(offset) + bytes);
        return digits.slice(offset === 0 ? 0 : offset + 1).replace(/.=+$/, '');
    });
    return [btoa(bytes), ...inner].flatMap((form) => [form, toBase64Url(form)]);
}
function toBase64Url(base64) {
    return base64.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}
/** The text without what nobody sees. */
function visible(text) {
    return (0,_strip_js__WEBPACK_IMPORTED_MODULE_1__/* .stripUnprintable */ .jh)(text).replace(UNSEEN, '');
}
/** What one of these escapes stands for. */
function charOf(spelled) {
    switch (spelled[0]) {
        case '\\':
            return spelled.length > 2
                ? String.fromCharCode(Number.parseInt(spelled.slice(2), 16))
                : (JSON_CONTROLS[spelled.slice(1)] ?? spelled.slice(1));
        case '%':
            return fromPercent(spelled);
        default:
            return HTML_ENTITIES[spelled] ?? fromReference(spelled);
    }
}
/** Bytes that are no UTF-8 stand for a character each. */
function fromPercent(encoded) {
    try {
        return decodeURIComponent(encoded);
    }
    catch {
        return encoded.replace(/%(..)/g, (_, byte) => String.fromCharCode(Number.parseInt(byte, 16)));
    }
}
/** A numeric reference; one that no code point has stays. */
function fromReference(reference) {
    const digits = reference.slice(2, -1);
    const code = /^x/i.test(digits) ? Number.parseInt(digits.slice(1), 16) : Number(digits);
    return code <= 0x10ffff ? String.fromCodePoint(code) : reference;
}


/***/ }),

/***/ 4738:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   $Q: () => (/* binding */ clip),
/* harmony export */   AU: () => (/* binding */ fold),
/* harmony export */   _X: () => (/* binding */ bringsUnprintable),
/* harmony export */   jh: () => (/* binding */ stripUnprintable)
/* harmony export */ });
/**
 * What no reader sees but a terminal, a browser or a parser acts upon. Shared by everything that
 * writes text of others, whatever the target.
 */
const LINE_BREAK = /\r\n?|[\v\f\u0085\u2028\u2029]/g;
/**
 * In this order: terminal strings that end (OSC and its kin), CSI sequences in 7 and 8 bits, C0
 * (without tab and newline), DEL and C1, bidi and zero-width characters, interlinear annotations,
 * tags and variation selectors beyond the BMP, surrogates without a partner.
 */
const UNPRINTABLE = /\x1b[\]P^_X][^\x07\x1b\x9c\n]*(?:\x07|\x1b\\|\x9c)|(?:\x1b\[|\x9b)[0-?]*[ -/]*[@-~]?|[\0-\x08\x0b-\x1f\x7f-\x9f\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\u{e0000}-\u{e0fff}\ud800-\udfff]/gu;
/** Most texts hold nothing else than these, which one look tells. */
const NOT_PRINTABLE_LATIN = /[^\t\n -~\u00a1-\u02ff]/;
/**
 * The text as a person would read it: every kind of line break is `\n`, and terminal sequences,
 * control, bidi, zero-width and tag characters and lone surrogates are gone. Tabs stay.
 */
function stripUnprintable(text) {
    if (!NOT_PRINTABLE_LATIN.test(text))
        return text;
    return text.replace(LINE_BREAK, '\n').replace(UNPRINTABLE, '');
}
/** True where a text brings characters that no reader sees into another that does not have them. */
function bringsUnprintable(text, into) {
    const known = new Set(into);
    return [...text].some((char) => !known.has(char) && stripUnprintable(char) !== char);
}
/** The first `maxChars` UTF-16 units of a text, less one where that would split a code point. */
function clip(text, maxChars) {
    if (text.length <= maxChars)
        return text;
    const last = text.charCodeAt(maxChars - 1);
    return text.slice(0, last >= 0xd800 && last <= 0xdbff ? maxChars - 1 : maxChars);
}
/** One line of words, parted by single spaces: most titles, names and IDs. */
const PLAIN_LINE = /^[!-~]+(?: [!-~]+)*$/;
/**
 * A text folded to one line of at most `maxChars` UTF-16 units, unprintable characters gone and an
 * ellipsis in place of what was cut. Reads no more of a huge text than it may need.
 */
function fold(text, maxChars) {
    if (text.length <= maxChars && PLAIN_LINE.test(text))
        return text;
    const reach = maxChars * 4 + 1024;
    const line = stripUnprintable(clip(text, reach))
        .replace(/[ \t\n]+/g, ' ')
        .trim();
    if (line.length <= maxChars && text.length <= reach)
        return line;
    return `${clip(line, maxChars - 1).trimEnd()}…`;
}


/***/ }),

/***/ 7270:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  p: () => (/* binding */ HOMEPAGE),
  x: () => (/* binding */ VERSION)
});

;// CONCATENATED MODULE: ../package.json
const package_namespaceObject = /*#__PURE__*/JSON.parse('{"rE":"1.0.0","TB":"https://github.com/OWNER/simulation-gate"}');
;// CONCATENATED MODULE: ./core/version.js

/** The version of this action. */
const VERSION = package_namespaceObject.rE;
/** Where it is at home. */
const HOMEPAGE = package_namespaceObject.TB;


/***/ }),

/***/ 1224:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ deleteFlow),
/* harmony export */   H: () => (/* binding */ ALL_MISSING)
/* harmony export */ });
/* harmony import */ var _http_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(2862);
/* harmony import */ var _http_retry_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(6367);
/* harmony import */ var _step_concerns_all_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(6096);
/* harmony import */ var _step_stops_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(2494);




const ROUTE_CURE = 'where the service deletes flows at another path, say so in the input service-profile (deleteCustomerFlow.path, such as /v1/customer-flow/{flowId})';
/** What to make of it that not one of the flows is there: the service may not know the route at all. */
const ALL_MISSING = `not one of the customer flows is there. Where they should be, the address may be wrong: ${ROUTE_CURE}`;
/**
 * Deletes a customer flow. Rejects only with a bug of ours.
 *
 * @param meant the input that names the flow, for cures: `the input flow-ids`
 */
async function deleteFlow(flowId, client, limits, meant) {
    try {
        await deleteWithin(flowId, client, limits);
        return { result: 'deleted' };
    }
    catch (error) {
        if (error instanceof _step_stops_js__WEBPACK_IMPORTED_MODULE_3__/* .Cancelled */ .cJ) {
            const why = `${error.message} before the service had answered, so it may be deleted all the same`;
            return { result: 'failed', why, hopeless: true };
        }
        if (!(error instanceof _http_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._))
            throw error;
        if (error.status === 404 && error.type !== undefined)
            return { result: 'missing' };
        // A 404 in another form than the service's own is about the address, not the flow.
        if (error.status === 404) {
            const why = `${(0,_step_stops_js__WEBPACK_IMPORTED_MODULE_3__/* .withoutPeriod */ .Kx)(error.message)}. This is not how the service says that a flow is not there, so it seems to know no such address: check base-url, and ${ROUTE_CURE}`;
            return { result: 'failed', why, hopeless: true };
        }
        return {
            result: 'failed',
            why: (0,_step_stops_js__WEBPACK_IMPORTED_MODULE_3__/* .explain */ .WE)(error, null, meant).message,
            hopeless: (0,_step_concerns_all_js__WEBPACK_IMPORTED_MODULE_2__/* .concernsAll */ .p)(error),
        };
    }
}
/** Tries for the flow's share; where its end was met by what concerns all, until the deadline. */
async function deleteWithin(flowId, client, { clock, signal, shareMs, deadlineMs }) {
    const shareEndsMs = Math.min(clock.now() + shareMs, deadlineMs);
    const attempts = { mayHaveDeleted: false };
    try {
        await client.deleteCustomerFlow(flowId, { signal, deadlineMs: shareEndsMs }, attempts);
    }
    catch (error) {
        if (!(error instanceof _http_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._) || !(error.cause instanceof _http_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._))
            throw error;
        const pauseMs = (0,_http_retry_js__WEBPACK_IMPORTED_MODULE_1__/* .parseRetryAfter */ .mu)(error.cause.retryAfter, clock.now()) ?? 0;
        const isFinal = shareEndsMs === deadlineMs || clock.now() + pauseMs >= deadlineMs;
        if (isFinal || !(0,_step_concerns_all_js__WEBPACK_IMPORTED_MODULE_2__/* .concernsAll */ .p)(error))
            throw error;
        await clock.sleep(pauseMs, signal);
        await client.deleteCustomerFlow(flowId, { signal, deadlineMs }, attempts);
    }
}


/***/ }),

/***/ 7135:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ listPromptFiles),
/* harmony export */   N: () => (/* binding */ readPromptFile)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(6760);
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(7975);
/* harmony import */ var _matching_files_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(1189);
/** The files in which prompts are looked for. */




/** A larger file holds no prompt. */
const MAX_FILE_BYTES = 1024 * 1024;
/** Of the list of names that git gives. */
const MAX_LIST_BYTES = 64 * 1024 * 1024;
const GIT_TIMEOUT_MS = 10_000;
/**
 * All files that match the globs, or that git tracks where there are none. Rejects where git cannot
 * tell.
 */
async function listPromptFiles(globs, workspace) {
    const names = new Set(globs === null ? await trackedFiles(workspace) : []);
    const unmatched = [];
    for (const pattern of globs ?? []) {
        const matched = await (0,_matching_files_js__WEBPACK_IMPORTED_MODULE_3__/* .matchingFiles */ .V)(pattern, workspace);
        if (matched.length === 0)
            unmatched.push(pattern);
        for (const name of matched)
            names.add(name);
    }
    return { names: [...names].sort(), unmatched };
}
async function trackedFiles(workspace) {
    // Loaded here, since few steps look for prompts.
    const { execFile } = await Promise.resolve(/* import() */).then(__nccwpck_require__.t.bind(__nccwpck_require__, 1421, 19));
    // The workspace may belong to another user, as in a container; nothing of its configuration is run.
    const options = ['-c', 'safe.directory=*', '-c', 'core.fsmonitor=false'];
    const { stdout } = await (0,node_util__WEBPACK_IMPORTED_MODULE_2__.promisify)(execFile)('git', [...options, 'ls-files', '-z'], {
        cwd: workspace,
        maxBuffer: MAX_LIST_BYTES,
        timeout: GIT_TIMEOUT_MS,
    });
    return stdout.split('\0').filter((name) => name !== '');
}
let decoder;
/**
 * The text of a file, its byte order mark and line breaks as they are; null where it is no file of
 * the workspace itself (a link may lead out of it), too large, or not UTF-8 text.
 */
function readPromptFile(name, workspace) {
    try {
        const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(workspace, name);
        const facts = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path);
        if (!facts.isFile() || facts.size > MAX_FILE_BYTES)
            return null;
        if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(path).startsWith((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(workspace) + node_path__WEBPACK_IMPORTED_MODULE_1__.sep))
            return null;
        const bytes = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path);
        // Made when it is needed: Node loads much for its first one.
        decoder ??= new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
        return bytes.includes(0) ? null : decoder.decode(bytes);
    }
    catch {
        return null;
    }
}


/***/ }),

/***/ 1641:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ INPUT_DEFAULTS)
/* harmony export */ });
/** Every input of the root action with the text that stands for it where a workflow gives none. */
const INPUT_DEFAULTS = {
    'base-url': '',
    'api-key': '',
    'job-id': '',
    'run-plan-id': '',
    'run-plan-name': '',
    'service-phone-number': '',
    'call-time': '',
    'debrief-file': '',
    variables: '',
    'variable-files': '',
    'max-calls': '',
    'dry-run': 'false',
    wait: 'true',
    regenerate: 'false',
    'queue-timeout': '15m',
    'run-timeout': '30m',
    'debrief-timeout': '15m',
    'debrief-retries': '1',
    'max-poll-interval': '10s',
    'cancel-on-abort': 'true',
    'cancel-unjudged': 'false',
    'max-parallel': '20',
    confirm: '0',
    policy: '',
    'policy-check': 'false',
    'warn-only': 'false',
    'on-inconclusive': 'fail',
    'on-missing-key': 'fail',
    summary: 'true',
    detail: 'full',
    transcripts: 'true',
    redact: 'true',
    'call-url': '',
    'run-url': '',
    comment: 'auto',
    suggestions: 'true',
    'gate-name': '',
    'prompt-paths': '',
    'github-token': '',
    'report-dir': '',
    'upload-report': 'auto',
    memory: 'auto',
    baseline: 'auto',
    'baseline-runs': '5',
    reuse: 'off',
    'reuse-paths': '',
    history: '10',
    'changed-paths': '',
    'collect-metrics': '',
    'delete-flows': '',
    'service-profile': '',
};


/***/ }),

/***/ 8504:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  f: () => (/* binding */ describeVariables),
  C: () => (/* binding */ readVariables)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __nccwpck_require__(7598);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __nccwpck_require__(3024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __nccwpck_require__(6760);
// EXTERNAL MODULE: ./core/input/parsed.js
var input_parsed = __nccwpck_require__(9732);
;// CONCATENATED MODULE: ./core/input/variables.js

const KEY = /^[A-Za-z_][A-Za-z0-9_.-]*$/;
const A_KEY = 'which begins with a name of letters, digits, _ . and - right before its first =';
/**
 * `KEY=VALUE` lines, cut at the first `=`, in their order. The value is kept exactly as it stands
 * behind the `=`, spaces and quotes included. Blank lines and lines that start with `#` are ignored;
 * lines end with LF or CRLF. A key stands there once. Any other line is refused, so that a text of
 * several lines is never cut or split in silence.
 */
function parseVariables(text) {
    return parseLines(text, `is no KEY=VALUE line, ${A_KEY}: a value of several lines goes into a file that the input variable-files names`);
}
/** The same for `KEY=path` lines; white space around a path is dropped. */
function parseVariableFiles(text) {
    const parsed = parseLines(text, `is no KEY=path line, such as agent_prompt=prompts/agent.md, ${A_KEY}`);
    if (!parsed.ok)
        return parsed;
    const paths = Object.entries(parsed.value).map(([key, path]) => [key, path.trim()]);
    const faults = paths
        .filter(([, path]) => path === '')
        .map(([key]) => ({ shown: key, problem: 'has no path: write KEY=path' }));
    return faults.length > 0 ? { ok: false, faults } : (0,input_parsed/* valid */.r)(Object.fromEntries(paths));
}
/** @param misfit what is said of a line that is none */
function parseLines(text, misfit) {
    const lineOfKey = new Map();
    const variables = [];
    const faults = [];
    for (const [index, line] of text.split(/\r?\n/).entries()) {
        const start = line.trimStart();
        if (start === '' || start.startsWith('#'))
            continue;
        const number = index + 1;
        const cut = line.indexOf('=');
        const key = line.slice(0, Math.max(cut, 0));
        const earlier = lineOfKey.get(key);
        if (!KEY.test(key)) {
            faults.push({ shown: line, problem: `(line ${number}) ${misfit}` });
        }
        else if (earlier !== undefined) {
            const problem = `(line ${number}) is a key that line ${earlier} has set: keep one of them`;
            faults.push({ shown: key, problem });
        }
        else {
            lineOfKey.set(key, number);
            variables.push([key, line.slice(cut + 1)]);
        }
    }
    return faults.length > 0 ? { ok: false, faults } : (0,input_parsed/* valid */.r)(Object.fromEntries(variables));
}

// EXTERNAL MODULE: ./step/stops.js
var stops = __nccwpck_require__(2494);
;// CONCATENATED MODULE: ./gate/inputs/variables.js
/** The variables that runs are started with: what is tested is what these say. */






const MAX_MIB = 1;
const HASH_DIGITS = 12;
/**
 * Reads the inputs `variables` and `variable-files`; undefined where one of them is faulty.
 *
 * @param folders in which files may lie; of these and of the files, links are followed
 */
function readVariables(form, folders) {
    const written = form.readExact('variables', parseVariables);
    let keys = [];
    const filed = form.readGiven('variable-files', (text) => {
        const paths = parseVariableFiles(text);
        if (!paths.ok)
            return paths;
        keys = Object.keys(paths.value);
        return readFiles(paths.value, folders);
    });
    const twice = keys.filter((key) => Object.hasOwn(written ?? {}, key));
    for (const key of twice) {
        form.fault(`input 'variable-files': '${key}' is a key that variables has set: keep one of them`);
    }
    return written === undefined || filed === undefined || twice.length > 0
        ? undefined
        : { ...written, ...filed };
}
function readFiles(paths, folders) {
    const faults = [];
    const variables = [];
    for (const [key, path] of Object.entries(paths)) {
        const text = readVariableFile(path, folders);
        if (text.ok)
            variables.push([key, text.value]);
        else
            faults.push(...text.faults);
    }
    return faults.length > 0 ? { ok: false, faults } : (0,input_parsed/* valid */.r)(Object.fromEntries(variables));
}
/** The file's text byte for byte, but for a byte order mark. */
function readVariableFile(path, folders) {
    let bytes;
    try {
        const real = (0,external_node_fs_.realpathSync)(path);
        if (!folders.some((folder) => real.startsWith((0,external_node_fs_.realpathSync)(folder) + external_node_path_.sep))) {
            const where = 'lies neither in the workspace nor in RUNNER_TEMP (links are followed)';
            return (0,input_parsed/* invalid */.G)(path, `${where}: copy the file there before this step`);
        }
        const facts = (0,external_node_fs_.statSync)(real);
        if (!facts.isFile())
            return (0,input_parsed/* invalid */.G)(path, 'is not a file: name a file of text');
        if (facts.size > MAX_MIB * 1024 * 1024) {
            return (0,input_parsed/* invalid */.G)(path, `is larger than ${MAX_MIB} MiB, which no variable may be`);
        }
        bytes = (0,external_node_fs_.readFileSync)(real);
    }
    catch (error) {
        return (0,input_parsed/* invalid */.G)(path, (0,stops/* describeUnreadable */.D2)(error));
    }
    try {
        return (0,input_parsed/* valid */.r)(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    }
    catch {
        return (0,input_parsed/* invalid */.G)(path, 'is not UTF-8 text: save it as UTF-8');
    }
}
/** What may be said of variables: never their values. Lengths are in code points. */
function describeVariables(variables) {
    return Object.entries(variables).map(([name, value]) => ({
        name,
        length: [...value].length,
        sha256: (0,external_node_crypto_.createHash)('sha256').update(value).digest('hex').slice(0, HASH_DIGITS),
    }));
}


/***/ }),

/***/ 1189:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ matchingFiles)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(1455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(6760);


/** The files of the workspace that a glob names, relative to it and with `/`. */
async function matchingFiles(pattern, workspace) {
    const names = [];
    const options = { cwd: workspace, exclude: ['.git', '**/.git'], withFileTypes: true };
    for await (const entry of (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.glob)(pattern, options)) {
        if (entry.isDirectory())
            continue;
        names.push((0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(workspace, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(entry.parentPath, entry.name)).replaceAll(node_path__WEBPACK_IMPORTED_MODULE_1__.sep, '/'));
    }
    return names;
}


/***/ }),

/***/ 1107:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ askToCancel)
/* harmony export */ });
/* harmony import */ var _core_run_status_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(4562);
/* harmony import */ var _http_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(2862);
/* harmony import */ var _step_stops_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(2494);



/**
 * Asks the service to cancel a run. One that it will not cancel (409) has ended, unless reading it says
 * that it goes on. Rejects as `cancelRun` of the client does.
 */
async function askToCancel(jobId, client, context) {
    try {
        await client.cancelRun(jobId, context);
        return 'asked';
    }
    catch (error) {
        const isRefused = error instanceof _http_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ServiceError */ ._ && error.status === 409;
        if (!isRefused || (await goesOn(jobId, client, context)))
            throw error;
        return 'ended';
    }
}
/** False also where nobody says. */
async function goesOn(jobId, client, context) {
    try {
        const { status } = await client.readRun(jobId, context);
        return !(0,_core_run_status_js__WEBPACK_IMPORTED_MODULE_0__/* .hasEnded */ .h)(status) && status !== 'CANCELLING';
    }
    catch (error) {
        if (error instanceof _http_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ServiceError */ ._ || error instanceof _step_stops_js__WEBPACK_IMPORTED_MODULE_2__/* .Cancelled */ .cJ)
            return false;
        throw error;
    }
}


/***/ }),

/***/ 9861:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Nb: () => (/* binding */ RunSaver),
/* harmony export */   Tn: () => (/* binding */ markJudged),
/* harmony export */   Y_: () => (/* binding */ describeUncancelled),
/* harmony export */   yh: () => (/* binding */ readSavedRuns)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(3024);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(8161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(6760);
/* harmony import */ var _step_annotations_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(7993);
/* harmony import */ var _step_stops_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(2494);
/**
 * What the main step leaves to the post step, so that no run is left going that nobody wants: one
 * value of the step's state for each run that is being started, has been, or waits to be judged.
 */





/** What the runner puts before the name of a saved value, in the environment. */
const STATE = 'STATE_';
const PREFIX = 'run-';
/** What cannot stand in an environment variable, or is too long to be an ID, is not saved. */
const SAVABLE = /^[\x21-\x7e]{1,200}$/;
/** What may stand in a file's name. */
const MARKABLE = /^[\w-]{1,200}$/;
/** Keeps the saved state of a step's runs up to date. */
class RunSaver {
    #runner;
    #names = new Map();
    #next = 0;
    constructor(runner) {
        this.#runner = runner;
    }
    /** A run is about to be started. */
    starting(run, runPlanId) {
        this.#save(run, `starting ${runPlanId}`);
    }
    /** A run has been started and has its ID. */
    started(run) {
        if (SAVABLE.test(run.jobId))
            this.#save(run, `started ${run.jobId}`);
    }
    /** The step is done with a run. One that it could not cancel stays for the post step to try. */
    finished(run) {
        if (run.uncancelled !== null || !this.#names.has(run))
            return;
        this.#save(run, '');
        this.#names.delete(run);
    }
    /** The step leaves a run that it has started to a later one, which is to judge it. */
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
/** The runs that the main step has left behind, for the post step; the environment has their names. */
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
/** Notes, for the post step of the step that has started it, that a run has been judged. */
function markJudged(jobId, env) {
    if (!MARKABLE.test(jobId))
        return;
    try {
        // Where there is something already, such as a link, it is left alone.
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(markOf(jobId, env), '', { flag: 'wx' });
    }
    catch {
        // The judgement stands, and cancelling a run that has ended does nothing.
    }
}
function wasJudged(jobId, env) {
    return MARKABLE.test(jobId) && (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(markOf(jobId, env));
}
/** A file in the folder that the runner empties with each job; IDs of runs are used once anyway. */
function markOf(jobId, { RUNNER_TEMP: temp }) {
    return (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(temp || (0,node_os__WEBPACK_IMPORTED_MODULE_1__.tmpdir)(), `simulation-gate-judged-${jobId.toLowerCase()}`);
}
/** Errors that name runs of which nobody knows whether they go on. */
function describeUncancelled(failures) {
    return (0,_step_annotations_js__WEBPACK_IMPORTED_MODULE_4__/* .byReason */ .UN)(failures).map(({ ids, why }) => `run ${ids} could not be cancelled and may go on placing calls: ${(0,_step_stops_js__WEBPACK_IMPORTED_MODULE_3__/* .withoutPeriod */ .Kx)(why)}. Cancel it in the dashboard of the service`);
}


/***/ }),

/***/ 9499:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Jj: () => (/* binding */ cut),
/* harmony export */   TM: () => (/* binding */ firstLine),
/* harmony export */   mr: () => (/* binding */ parseJsonOrNull)
/* harmony export */ });
/** Enough for a first line; keeps hostile bodies cheap. */
const MAX_INSPECTED_CHARACTERS = 16_384;
const MAX_LINE_CHARACTERS = 200;
const INLINE_TAGS = /<\/?(?:a|abbr|b|bdi|code|em|font|i|kbd|small|span|strong|tt|u)\b[^>]*(?:>|$)/gi;
/** The ampersand is last, so that nothing is decoded twice. */
const ENTITIES = {
    '&lt;': '<',
    '&gt;': '>',
    '&quot;': '"',
    '&#39;': "'",
    '&apos;': "'",
    '&amp;': '&',
};
/**
 * The first line of the text that has any, cut at 200 characters; empty where there is none.
 * HTML gives the text that a reader would see, JSON is shown on one line.
 */
function firstLine(body, mask) {
    const text = mask.hide(body).slice(0, MAX_INSPECTED_CHARACTERS).trim();
    const line = linesOf(text).find((candidate) => candidate !== '') ?? '';
    return cut(mask.hide(line), MAX_LINE_CHARACTERS);
}
/** The text's first `maxCharacters`, with an ellipsis where more was there. */
function cut(text, maxCharacters) {
    if (text.length <= maxCharacters)
        return text;
    const characters = Array.from(text.slice(0, 2 * maxCharacters + 2));
    return characters.length <= maxCharacters
        ? text
        : `${characters.slice(0, maxCharacters).join('')}…`;
}
/** The JSON value, or null for a text that is not JSON. */
function parseJsonOrNull(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        return null;
    }
}
function linesOf(text) {
    if (text.startsWith('{') || text.startsWith('['))
        return [text.replace(/\s+/g, ' ')];
    const plain = text.startsWith('<') ? textOfHtml(text) : text;
    return plain.split(/[\r\n\u2028\u2029]+/).map((line) => line.replace(/\s+/g, ' ').trim());
}
/** An element without an end takes the rest with it, which also keeps the time linear. */
function textOfHtml(html) {
    const text = html
        .replace(/<!--[\s\S]*?(?:-->|$)/g, '')
        .replace(/<(script|style)\b[\s\S]*?(?:<\/\1\s*>|$)/gi, '')
        .replace(INLINE_TAGS, '')
        .replace(/<[^>]*(?:>|$)/g, '\n');
    return Object.entries(ENTITIES).reduce((decoded, [entity, character]) => decoded.replaceAll(entity, character), text);
}


/***/ }),

/***/ 2862:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ isSpent),
/* harmony export */   _: () => (/* binding */ ServiceError)
/* harmony export */ });
/** What a code holds that refuses for a spent budget, and not for too many requests at once. */
const SPENT = /quota|credit/i;
/** Whether the service refuses since a budget is spent: nothing but money or a new month helps then. */
function isSpent({ kind, status, codes }) {
    if (kind !== 'status')
        return false;
    return status === 402 || (status === 429 && codes.some((code) => SPENT.test(code)));
}
/**
 * Everything that can go wrong between the action and the service.
 * `message` reads `<operation>: <status> <type>/<code>: <message>`, with param and details where given.
 */
class ServiceError extends Error {
    name = 'ServiceError';
    kind;
    operation;
    /** The message without the operation's name. */
    problem;
    status;
    type;
    code;
    codes;
    param;
    details;
    mayHaveBeenTaken;
    retryAfter;
    repeated;
    proxyVariable;
    constructor(facts) {
        super(`${facts.operation}: ${facts.problem}`, { cause: facts.cause });
        this.kind = facts.kind;
        this.operation = facts.operation;
        this.problem = facts.problem;
        this.status = facts.status;
        this.type = facts.type;
        this.code = facts.code;
        this.codes = facts.codes ?? [];
        this.param = facts.param;
        this.details = facts.details;
        this.mayHaveBeenTaken = facts.mayHaveBeenTaken;
        this.retryAfter = facts.retryAfter;
        this.repeated = facts.repeated ?? '';
        this.proxyVariable = facts.proxyVariable;
    }
}


/***/ }),

/***/ 6367:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   M$: () => (/* binding */ planRetry),
/* harmony export */   mu: () => (/* binding */ parseRetryAfter),
/* harmony export */   xg: () => (/* binding */ mayRepeat)
/* harmony export */ });
/* harmony import */ var _answer_text_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(9499);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(2862);
/** When a failed request is repeated, and after which pause. Pure: time and chance are handed in. */


/** A service that has not answered once is given up after this long: the address is likely wrong. */
const UNREACHABLE_AFTER_MS = 120_000;
/** The same for a host name that leads nowhere, which is rarely a matter of time. */
const UNRESOLVED_AFTER_MS = 30_000;
const BACKOFF_BASE_MS = 500;
const BACKOFF_CAP_MS = 20_000;
/** A service with too many at its door is asked less and less often: of the time since the step began to ask, */
const SHARE_OF_SINCE = 0.6;
/** but so often at least. */
const LONGEST_BACKOFF_MS = 5 * 60_000;
/** An attempt gets at least this long: with less than that left, none is made. */
const LAST_ATTEMPT_MS = 1_000;
/** `setTimeout` takes a longer time for none at all. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;
const MAX_RETRY_AFTER_CHARACTERS = 40;
/** True where the failure may be repeated by its kind; whether time is left is `planRetry`'s. */
function mayRepeat(retry, error) {
    const { kind, status = 0, mayHaveBeenTaken } = error;
    switch (kind) {
        case 'connection':
        case 'timeout':
        case 'unresolved':
            return retry === 'safe' || !mayHaveBeenTaken;
        case 'status':
            if (status === 429)
                return !(0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .isSpent */ .F)(error);
            return retry === 'safe' && (status === 408 || status === 425 || status >= 500);
        default:
            return false;
    }
}
/**
 * What follows a failure that may be repeated. The pause before the next one has full jitter over an exponential
 * backoff, or is `Retry-After` where that is longer. A backoff is cut so that the last attempt still
 * has a second; a `Retry-After` is never cut. `random` is uniform in [0, 1).
 */
function planRetry(error, state, random) {
    const { startedMs, nowMs, deadlineMs, everAnswered } = state;
    const leftMs = deadlineMs - nowMs;
    const askedMs = parseRetryAfter(error.retryAfter, nowMs) ?? 0;
    if (askedMs > 0 && askedMs >= leftMs)
        return { kind: 'give-up', error: refusedTooLong(error) };
    const patienceMs = error.kind === 'unresolved' ? UNRESOLVED_AFTER_MS : UNREACHABLE_AFTER_MS;
    const reachableMs = everAnswered ? leftMs : startedMs + patienceMs - nowMs;
    const limitMs = Math.min(leftMs, reachableMs) - LAST_ATTEMPT_MS;
    if (limitMs <= 0) {
        const end = reachableMs < leftMs ? neverReached(error, patienceMs) : outOfTime(error);
        return { kind: 'give-up', error: end };
    }
    const backoffMs = random() * highestBackoff(error, state);
    // All who are told the same moment would come back together, to be refused together.
    const isCrowd = error.status === 429 && state.refusals > 1;
    const wantedMs = isCrowd ? askedMs + backoffMs : Math.max(backoffMs, askedMs);
    const pauseMs = Math.max(Math.min(wantedMs, limitMs), askedMs);
    return { kind: 'wait', ms: Math.min(pauseMs, LONGEST_TIMER_MS) };
}
/**
 * Doubles from attempt to attempt. Where the service refuses for too many requests, it goes on from
 * request to request, and may grow with the time that has passed: many who wait at the same door get in
 * no sooner by knocking more often.
 */
function highestBackoff({ status }, state) {
    const { attempt, nowMs, refusals, sinceMs } = state;
    if (status !== 429)
        return Math.min(BACKOFF_CAP_MS, BACKOFF_BASE_MS * 2 ** (attempt - 1));
    const longest = Math.min((nowMs - sinceMs) * SHARE_OF_SINCE, LONGEST_BACKOFF_MS);
    return Math.min(Math.max(longest, BACKOFF_CAP_MS), BACKOFF_BASE_MS * 2 ** Math.max(refusals, attempt - 1));
}
/**
 * Milliseconds from now that a `Retry-After` header asks for, or null where it says nothing usable.
 * Takes delta seconds and the three date forms of RFC 9110, section 5.6.7.
 */
function parseRetryAfter(value, nowMs) {
    const text = value?.trim() ?? '';
    if (/^\d+(?:\.\d+)?$/.test(text))
        return Number(text) * 1_000;
    if (!/^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)[a-z]*,? .*\d\d:\d\d:\d\d/.test(text))
        return null;
    const dateMs = Date.parse(text.endsWith('GMT') ? text : `${text} GMT`);
    return Number.isNaN(dateMs) ? null : Math.max(0, dateMs - nowMs);
}
function neverReached(last, patienceMs) {
    const { kind, proxyVariable } = last;
    const setting = proxyVariable ?? 'base-url';
    return ended(last, kind, `given up after ${patienceMs / 1_000} s, since nothing at this address has answered yet: check ${setting}`);
}
function refusedTooLong(last) {
    const asked = (0,_answer_text_js__WEBPACK_IMPORTED_MODULE_0__/* .cut */ .Jj)(`${last.retryAfter}`, MAX_RETRY_AFTER_CHARACTERS);
    return ended(last, 'deadline', `its Retry-After (${asked}) lies past the deadline of the wait`);
}
function outOfTime(last) {
    return ended(last, 'deadline', 'no time is left for another attempt');
}
/** The end of all attempts, with the last failure in its text. */
function ended(last, kind, why) {
    const { operation, problem, mayHaveBeenTaken } = last;
    return new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ServiceError */ ._({
        kind,
        operation,
        problem: `${problem.replace(/\.$/, '')}; ${why}`,
        mayHaveBeenTaken,
        cause: last,
    });
}


/***/ }),

/***/ 2733:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ setV8Flag),
/* harmony export */   h: () => (/* binding */ V8_FLAGS)
/* harmony export */ });
/**
 * Flags of V8 that are set while a step runs. While one is set, Node compiles each of its own modules
 * that is loaded then anew, which takes five times as long (40 ms for `node:tls`): so they are set once
 * what is needed has been loaded, and only where they earn more than that, or are taken back.
 */
/** The V8 of Node 24, with which the flags were tried. */
const TRIED = '13.6.';
const V8_FLAGS = {
    /**
     * A step makes few requests and mostly waits. It does not earn back what V8 spends on optimising
     * undici's HTTP parser, which is WebAssembly: a fifth of a job's CPU time, and 10 MiB. It has to be
     * set only while the parser is made.
     */
    fewRequests: '--wasm-tiering-budget=1000000000',
    /** What V8 has by itself. */
    usualRequests: '--wasm-tiering-budget=13000000',
    /** The room that V8 gives to young objects when many answers come at once: 40 MiB with 200 runs. */
    manyAnswers: '--semi-space-growth-factor=1',
    /**
     * 100,000 calls may take 150 MiB. Every one has a connection of its own, so V8 lets its heap grow to
     * 250 MiB for 10 MiB in use; told to care for size it stays near 100 MiB, at the same pace.
     */
    manyCalls: '--optimize-for-size',
};
/**
 * Sets a flag, if this V8 has it for sure: a release may drop one, and would then print an error into
 * the log. Gives whether it was set.
 */
function setV8Flag(flag, v8 = process.versions.v8) {
    const isKnown = v8.startsWith(TRIED);
    // Loaded only now, since a step that ends early needs none.
    if (isKnown)
        process.getBuiltinModule('node:v8').setFlagsFromString(flag);
    return isKnown;
}


/***/ }),

/***/ 1604:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  Yz: () => (/* binding */ debug),
  N4: () => (/* binding */ endGroup),
  z3: () => (/* binding */ error),
  V4: () => (/* binding */ getInput),
  Gu: () => (/* binding */ getState),
  pq: () => (/* binding */ info),
  _o: () => (/* binding */ isDebug),
  lm: () => (/* binding */ notice),
  LZ: () => (/* binding */ saveState),
  uH: () => (/* binding */ setOutput),
  Pq: () => (/* binding */ setSecret),
  Oh: () => (/* binding */ startGroup),
  $e: () => (/* binding */ warning)
});

// UNUSED EXPORTS: ExitCode, addPath, exportVariable, getBooleanInput, getIDToken, getMultilineInput, group, markdownSummary, platform, setCommandEcho, setFailed, summary, toPlatformPath, toPosixPath, toWin32Path

// EXTERNAL MODULE: external "os"
var external_os_ = __nccwpck_require__(857);
;// CONCATENATED MODULE: ./node_modules/@actions/core/lib/utils.js
// We use any as a valid input type
/* eslint-disable @typescript-eslint/no-explicit-any */
/**
 * Sanitizes an input into a string so it can be passed into issueCommand safely
 * @param input input to sanitize into a string
 */
function utils_toCommandValue(input) {
    if (input === null || input === undefined) {
        return '';
    }
    else if (typeof input === 'string' || input instanceof String) {
        return input;
    }
    return JSON.stringify(input);
}
/**
 *
 * @param annotationProperties
 * @returns The command properties to send with the actual annotation command
 * See IssueCommandProperties: https://github.com/actions/runner/blob/main/src/Runner.Worker/ActionCommandManager.cs#L646
 */
function toCommandProperties(annotationProperties) {
    if (!Object.keys(annotationProperties).length) {
        return {};
    }
    return {
        title: annotationProperties.title,
        file: annotationProperties.file,
        line: annotationProperties.startLine,
        endLine: annotationProperties.endLine,
        col: annotationProperties.startColumn,
        endColumn: annotationProperties.endColumn
    };
}
//# sourceMappingURL=utils.js.map
;// CONCATENATED MODULE: ./node_modules/@actions/core/lib/command.js


/**
 * Issues a command to the GitHub Actions runner
 *
 * @param command - The command name to issue
 * @param properties - Additional properties for the command (key-value pairs)
 * @param message - The message to include with the command
 * @remarks
 * This function outputs a specially formatted string to stdout that the Actions
 * runner interprets as a command. These commands can control workflow behavior,
 * set outputs, create annotations, mask values, and more.
 *
 * Command Format:
 *   ::name key=value,key=value::message
 *
 * @example
 * ```typescript
 * // Issue a warning annotation
 * issueCommand('warning', {}, 'This is a warning message');
 * // Output: ::warning::This is a warning message
 *
 * // Set an environment variable
 * issueCommand('set-env', { name: 'MY_VAR' }, 'some value');
 * // Output: ::set-env name=MY_VAR::some value
 *
 * // Add a secret mask
 * issueCommand('add-mask', {}, 'secretValue123');
 * // Output: ::add-mask::secretValue123
 * ```
 *
 * @internal
 * This is an internal utility function that powers the public API functions
 * such as setSecret, warning, error, and exportVariable.
 */
function command_issueCommand(command, properties, message) {
    const cmd = new Command(command, properties, message);
    process.stdout.write(cmd.toString() + external_os_.EOL);
}
function command_issue(name, message = '') {
    command_issueCommand(name, {}, message);
}
const CMD_STRING = '::';
class Command {
    constructor(command, properties, message) {
        if (!command) {
            command = 'missing.command';
        }
        this.command = command;
        this.properties = properties;
        this.message = message;
    }
    toString() {
        let cmdStr = CMD_STRING + this.command;
        if (this.properties && Object.keys(this.properties).length > 0) {
            cmdStr += ' ';
            let first = true;
            for (const key in this.properties) {
                if (this.properties.hasOwnProperty(key)) {
                    const val = this.properties[key];
                    if (val) {
                        if (first) {
                            first = false;
                        }
                        else {
                            cmdStr += ',';
                        }
                        cmdStr += `${key}=${escapeProperty(val)}`;
                    }
                }
            }
        }
        cmdStr += `${CMD_STRING}${escapeData(this.message)}`;
        return cmdStr;
    }
}
function escapeData(s) {
    return utils_toCommandValue(s)
        .replace(/%/g, '%25')
        .replace(/\r/g, '%0D')
        .replace(/\n/g, '%0A');
}
function escapeProperty(s) {
    return utils_toCommandValue(s)
        .replace(/%/g, '%25')
        .replace(/\r/g, '%0D')
        .replace(/\n/g, '%0A')
        .replace(/:/g, '%3A')
        .replace(/,/g, '%2C');
}
//# sourceMappingURL=command.js.map
// EXTERNAL MODULE: external "crypto"
var external_crypto_ = __nccwpck_require__(6982);
// EXTERNAL MODULE: external "fs"
var external_fs_ = __nccwpck_require__(9896);
;// CONCATENATED MODULE: ./node_modules/@actions/core/lib/file-command.js
// For internal use, subject to change.
// We use any as a valid input type
/* eslint-disable @typescript-eslint/no-explicit-any */




function file_command_issueFileCommand(command, message) {
    const filePath = process.env[`GITHUB_${command}`];
    if (!filePath) {
        throw new Error(`Unable to find environment variable for file command ${command}`);
    }
    if (!external_fs_.existsSync(filePath)) {
        throw new Error(`Missing file at path: ${filePath}`);
    }
    external_fs_.appendFileSync(filePath, `${utils_toCommandValue(message)}${external_os_.EOL}`, {
        encoding: 'utf8'
    });
}
function file_command_prepareKeyValueMessage(key, value) {
    const delimiter = `ghadelimiter_${external_crypto_.randomUUID()}`;
    const convertedValue = utils_toCommandValue(value);
    // These should realistically never happen, but just in case someone finds a
    // way to exploit uuid generation let's not allow keys or values that contain
    // the delimiter.
    if (key.includes(delimiter)) {
        throw new Error(`Unexpected input: name should not contain the delimiter "${delimiter}"`);
    }
    if (convertedValue.includes(delimiter)) {
        throw new Error(`Unexpected input: value should not contain the delimiter "${delimiter}"`);
    }
    return `${key}<<${delimiter}${external_os_.EOL}${convertedValue}${external_os_.EOL}${delimiter}`;
}
//# sourceMappingURL=file-command.js.map
// EXTERNAL MODULE: external "path"
var external_path_ = __nccwpck_require__(6928);
;// CONCATENATED MODULE: ./node_modules/@actions/core/lib/core.js
var __awaiter = (undefined && undefined.__awaiter) || function (thisArg, _arguments, P, generator) {
    function adopt(value) { return value instanceof P ? value : new P(function (resolve) { resolve(value); }); }
    return new (P || (P = Promise))(function (resolve, reject) {
        function fulfilled(value) { try { step(generator.next(value)); } catch (e) { reject(e); } }
        function rejected(value) { try { step(generator["throw"](value)); } catch (e) { reject(e); } }
        function step(result) { result.done ? resolve(result.value) : adopt(result.value).then(fulfilled, rejected); }
        step((generator = generator.apply(thisArg, _arguments || [])).next());
    });
};






/**
 * The code to exit an action
 */
var ExitCode;
(function (ExitCode) {
    /**
     * A code indicating that the action was successful
     */
    ExitCode[ExitCode["Success"] = 0] = "Success";
    /**
     * A code indicating that the action was a failure
     */
    ExitCode[ExitCode["Failure"] = 1] = "Failure";
})(ExitCode || (ExitCode = {}));
//-----------------------------------------------------------------------
// Variables
//-----------------------------------------------------------------------
/**
 * Sets env variable for this action and future actions in the job
 * @param name the name of the variable to set
 * @param val the value of the variable. Non-string values will be converted to a string via JSON.stringify
 */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
function exportVariable(name, val) {
    const convertedVal = toCommandValue(val);
    process.env[name] = convertedVal;
    const filePath = process.env['GITHUB_ENV'] || '';
    if (filePath) {
        return issueFileCommand('ENV', prepareKeyValueMessage(name, val));
    }
    issueCommand('set-env', { name }, convertedVal);
}
/**
 * Registers a secret which will get masked from logs
 *
 * @param secret - Value of the secret to be masked
 * @remarks
 * This function instructs the Actions runner to mask the specified value in any
 * logs produced during the workflow run. Once registered, the secret value will
 * be replaced with asterisks (***) whenever it appears in console output, logs,
 * or error messages.
 *
 * This is useful for protecting sensitive information such as:
 * - API keys
 * - Access tokens
 * - Authentication credentials
 * - URL parameters containing signatures (SAS tokens)
 *
 * Note that masking only affects future logs; any previous appearances of the
 * secret in logs before calling this function will remain unmasked.
 *
 * @example
 * ```typescript
 * // Register an API token as a secret
 * const apiToken = "abc123xyz456";
 * setSecret(apiToken);
 *
 * // Now any logs containing this value will show *** instead
 * console.log(`Using token: ${apiToken}`); // Outputs: "Using token: ***"
 * ```
 */
function setSecret(secret) {
    command_issueCommand('add-mask', {}, secret);
}
/**
 * Prepends inputPath to the PATH (for this action and future actions)
 * @param inputPath
 */
function addPath(inputPath) {
    const filePath = process.env['GITHUB_PATH'] || '';
    if (filePath) {
        issueFileCommand('PATH', inputPath);
    }
    else {
        issueCommand('add-path', {}, inputPath);
    }
    process.env['PATH'] = `${inputPath}${path.delimiter}${process.env['PATH']}`;
}
/**
 * Gets the value of an input.
 * Unless trimWhitespace is set to false in InputOptions, the value is also trimmed.
 * Returns an empty string if the value is not defined.
 *
 * @param     name     name of the input to get
 * @param     options  optional. See InputOptions.
 * @returns   string
 */
function getInput(name, options) {
    const val = process.env[`INPUT_${name.replace(/ /g, '_').toUpperCase()}`] || '';
    if (options && options.required && !val) {
        throw new Error(`Input required and not supplied: ${name}`);
    }
    if (options && options.trimWhitespace === false) {
        return val;
    }
    return val.trim();
}
/**
 * Gets the values of an multiline input.  Each value is also trimmed.
 *
 * @param     name     name of the input to get
 * @param     options  optional. See InputOptions.
 * @returns   string[]
 *
 */
function getMultilineInput(name, options) {
    const inputs = getInput(name, options)
        .split('\n')
        .filter(x => x !== '');
    if (options && options.trimWhitespace === false) {
        return inputs;
    }
    return inputs.map(input => input.trim());
}
/**
 * Gets the input value of the boolean type in the YAML 1.2 "core schema" specification.
 * Support boolean input list: `true | True | TRUE | false | False | FALSE` .
 * The return value is also in boolean type.
 * ref: https://yaml.org/spec/1.2/spec.html#id2804923
 *
 * @param     name     name of the input to get
 * @param     options  optional. See InputOptions.
 * @returns   boolean
 */
function getBooleanInput(name, options) {
    const trueValue = ['true', 'True', 'TRUE'];
    const falseValue = ['false', 'False', 'FALSE'];
    const val = getInput(name, options);
    if (trueValue.includes(val))
        return true;
    if (falseValue.includes(val))
        return false;
    throw new TypeError(`Input does not meet YAML 1.2 "Core Schema" specification: ${name}\n` +
        `Support boolean input list: \`true | True | TRUE | false | False | FALSE\``);
}
/**
 * Sets the value of an output.
 *
 * @param     name     name of the output to set
 * @param     value    value to store. Non-string values will be converted to a string via JSON.stringify
 */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
function setOutput(name, value) {
    const filePath = process.env['GITHUB_OUTPUT'] || '';
    if (filePath) {
        return file_command_issueFileCommand('OUTPUT', file_command_prepareKeyValueMessage(name, value));
    }
    process.stdout.write(external_os_.EOL);
    command_issueCommand('set-output', { name }, utils_toCommandValue(value));
}
/**
 * Enables or disables the echoing of commands into stdout for the rest of the step.
 * Echoing is disabled by default if ACTIONS_STEP_DEBUG is not set.
 *
 */
function setCommandEcho(enabled) {
    issue('echo', enabled ? 'on' : 'off');
}
//-----------------------------------------------------------------------
// Results
//-----------------------------------------------------------------------
/**
 * Sets the action status to failed.
 * When the action exits it will be with an exit code of 1
 * @param message add error issue message
 */
function setFailed(message) {
    process.exitCode = ExitCode.Failure;
    error(message);
}
//-----------------------------------------------------------------------
// Logging Commands
//-----------------------------------------------------------------------
/**
 * Gets whether Actions Step Debug is on or not
 */
function isDebug() {
    return process.env['RUNNER_DEBUG'] === '1';
}
/**
 * Writes debug message to user log
 * @param message debug message
 */
function debug(message) {
    command_issueCommand('debug', {}, message);
}
/**
 * Adds an error issue
 * @param message error issue message. Errors will be converted to string via toString()
 * @param properties optional properties to add to the annotation.
 */
function error(message, properties = {}) {
    command_issueCommand('error', toCommandProperties(properties), message instanceof Error ? message.toString() : message);
}
/**
 * Adds a warning issue
 * @param message warning issue message. Errors will be converted to string via toString()
 * @param properties optional properties to add to the annotation.
 */
function warning(message, properties = {}) {
    command_issueCommand('warning', toCommandProperties(properties), message instanceof Error ? message.toString() : message);
}
/**
 * Adds a notice issue
 * @param message notice issue message. Errors will be converted to string via toString()
 * @param properties optional properties to add to the annotation.
 */
function notice(message, properties = {}) {
    command_issueCommand('notice', toCommandProperties(properties), message instanceof Error ? message.toString() : message);
}
/**
 * Writes info to log with console.log.
 * @param message info message
 */
function info(message) {
    process.stdout.write(message + external_os_.EOL);
}
/**
 * Begin an output group.
 *
 * Output until the next `groupEnd` will be foldable in this group
 *
 * @param name The name of the output group
 */
function startGroup(name) {
    command_issue('group', name);
}
/**
 * End an output group.
 */
function endGroup() {
    command_issue('endgroup');
}
/**
 * Wrap an asynchronous function call in a group.
 *
 * Returns the same type as the function itself.
 *
 * @param name The name of the group
 * @param fn The function to wrap in the group
 */
function group(name, fn) {
    return __awaiter(this, void 0, void 0, function* () {
        startGroup(name);
        let result;
        try {
            result = yield fn();
        }
        finally {
            endGroup();
        }
        return result;
    });
}
//-----------------------------------------------------------------------
// Wrapper action state
//-----------------------------------------------------------------------
/**
 * Saves state for current action, the state can only be retrieved by this action's post job execution.
 *
 * @param     name     name of the state to store
 * @param     value    value to store. Non-string values will be converted to a string via JSON.stringify
 */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
function saveState(name, value) {
    const filePath = process.env['GITHUB_STATE'] || '';
    if (filePath) {
        return file_command_issueFileCommand('STATE', file_command_prepareKeyValueMessage(name, value));
    }
    command_issueCommand('save-state', { name }, utils_toCommandValue(value));
}
/**
 * Gets the value of an state set by this action's main execution.
 *
 * @param     name     name of the state to get
 * @returns   string
 */
function getState(name) {
    return process.env[`STATE_${name}`] || '';
}
function getIDToken(aud) {
    return __awaiter(this, void 0, void 0, function* () {
        return yield OidcClient.getIDToken(aud);
    });
}
/**
 * Summary exports
 */

/**
 * @deprecated use core.summary
 */

/**
 * Path exports
 */

/**
 * Platform utilities exports
 */

//# sourceMappingURL=core.js.map

/***/ }),

/***/ 4752:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   B4: () => (/* binding */ formatCount),
/* harmony export */   Qu: () => (/* binding */ messageBehindRule),
/* harmony export */   RT: () => (/* binding */ formatBar),
/* harmony export */   So: () => (/* binding */ formatCounted),
/* harmony export */   T1: () => (/* binding */ formatShare),
/* harmony export */   eD: () => (/* binding */ formatChange),
/* harmony export */   ki: () => (/* binding */ formatList),
/* harmony export */   l9: () => (/* binding */ formatPercent),
/* harmony export */   q8: () => (/* binding */ UNTITLED)
/* harmony export */ });
/** Values as plain text, for every renderer: escaping is the renderer's own. */
/** What stands for a value that is not there; never the same as 0. */
const NOTHING = '–';
/** What stands for a title that is empty where it comes from. */
const UNTITLED = '(untitled)';
const BAR_CELLS = 10;
/** An integer with separated thousands: `12,345`. */
function formatCount(count) {
    return String(count).replace(/\B(?=(?:\d{3})+$)/g, ',');
}
/** A count with its noun: `1 theme`, `2,000 themes`. */
function formatCounted(count, one, many = `${one}s`) {
    return `${formatCount(count)} ${count === 1 ? one : many}`;
}
/** Names on one line, of which at most so many are shown: `a, b and 3 more`. */
function formatList(names, most, show = (name) => name) {
    const more = names.length - most;
    const shown = names.slice(0, most).map(show).join(', ');
    return more > 0 ? `${shown} and ${formatCount(more)} more` : shown;
}
/**
 * A percentage without float noise, rounded to `digits` decimals: `93.33%`. What is not quite 0 or
 * 100 is never rounded to it: `<0.01%`, `>99.99%`.
 */
function formatPercent(percent, digits = 2) {
    if (percent === null)
        return NOTHING;
    const rounded = round(percent, digits);
    const step = 10 ** -digits;
    if (rounded === 0 && percent > 0)
        return `<${step}%`;
    if (rounded === 100 && percent < 100)
        return `>${round(100 - step, digits)}%`;
    return `${rounded}%`;
}
/** A part of a whole, with its share where there is a whole: `9 of 40 (22.5%)`. */
function formatShare(part, whole) {
    const counts = `${formatCount(part)} of ${formatCount(whole)}`;
    return whole > 0 ? `${counts} (${formatPercent((part / whole) * 100, 1)})` : counts;
}
/** What a rate gained or lost in percentage points: `+12.5`, `-3`, `0`. */
function formatChange(previous, current) {
    if (previous === null || current === null)
        return NOTHING;
    const change = round(current - previous, 2);
    return change > 0 ? `+${change}` : `${change}`;
}
/** A rate as a bar of ten cells, full only at 100 and empty only at 0; empty text for no rate. */
function formatBar(percent) {
    if (percent === null)
        return '';
    const cells = Math.min(Math.max(Math.round(percent / BAR_CELLS), 0), BAR_CELLS);
    const filled = cells === 0 && percent > 0 ? 1 : cells === BAR_CELLS && percent < 100 ? BAR_CELLS - 1 : cells;
    return '█'.repeat(filled) + '░'.repeat(BAR_CELLS - filled);
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

/***/ 4771:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   RC: () => (/* binding */ withLikely),
/* harmony export */   Xf: () => (/* binding */ withIntervals),
/* harmony export */   i1: () => (/* binding */ formatLikely)
/* harmony export */ });
/* harmony import */ var _chance_counts_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(4485);
/* harmony import */ var _chance_interval_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(5312);
/** Where the true rate behind counted calls is likely to lie. */


/** `likely 12 to 45 %`: in 95 of 100 such cases the true rate lies there. */
function formatLikely(counts) {
    const { low, high } = (0,_chance_interval_js__WEBPACK_IMPORTED_MODULE_0__/* .likelyInterval */ .A1)(counts);
    return `likely ${Math.round(low)} to ${Math.round(high)} %`;
}
/** A rate, and behind it where the true one is likely to lie; the rate alone where nobody counted. */
function withLikely(rate, told) {
    const counts = (0,_chance_counts_js__WEBPACK_IMPORTED_MODULE_1__/* .countsFrom */ .b)(told?.passed, told?.evaluated);
    return counts === null ? rate : `${rate}, ${formatLikely(counts)}`;
}
/** The report with the interval of every rate whose calls are counted, as files give it. */
function withIntervals(report) {
    return { ...report, runs: report.runs.map(ofRun) };
}
function ofRun(run) {
    const { report, checks, breakdowns, baseline } = run;
    const own = baseline?.trend;
    return {
        ...run,
        ...(report?.trend && { report: { ...report, trend: ofTrend(report.trend) } }),
        ...(own && { baseline: { ...baseline, trend: ofTrend(own) } }),
        ...(checks && { checks: checks.map((check) => ofCounts(check)) }),
        ...(breakdowns && {
            breakdowns: {
                byAgent: breakdowns.byAgent.map(ofCounts),
                byPersona: breakdowns.byPersona.map(ofCounts),
            },
        }),
    };
}
function ofTrend(trend) {
    return { ...trend, rows: trend.rows.map(ofRow) };
}
function ofRow(row) {
    if (!row.counts)
        return row;
    const { previous, current } = row.counts;
    return {
        ...row,
        counts: { previous: previous && ofCounts(previous), current: current && ofCounts(current) },
    };
}
function ofCounts(told) {
    const counts = (0,_chance_counts_js__WEBPACK_IMPORTED_MODULE_1__/* .countsFrom */ .b)(told.passed, told.evaluated);
    return { ...told, likely: counts && (0,_chance_interval_js__WEBPACK_IMPORTED_MODULE_0__/* .likelyInterval */ .A1)(counts) };
}


/***/ }),

/***/ 6810:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ runUrl)
/* harmony export */ });
/* harmony import */ var _core_text_fill_template_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(8462);
/* harmony import */ var _core_text_strip_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(4738);


/** Where a run can be looked at, or null where nobody says or the run has no ID. */
function runUrl(jobId, { runUrl: template }) {
    const hasId = (0,_core_text_strip_js__WEBPACK_IMPORTED_MODULE_0__/* .stripUnprintable */ .jh)(jobId) !== '';
    return template !== null && hasId ? (0,_core_text_fill_template_js__WEBPACK_IMPORTED_MODULE_1__/* .fillTemplate */ .o)(template, 'jobId', jobId) : null;
}


/***/ }),

/***/ 7948:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ partsOfSecret)
/* harmony export */ });
/** What may stand before a key by mistake, and is no secret itself. */
const SCHEME = /^(?:bearer|basic|token)$/i;
/** What of a secret is to be hidden: all of it, and each of its words. Nothing of white space alone. */
function partsOfSecret(value) {
    const words = value.split(/\s+/).filter((word) => word !== '');
    if (words.length === 0)
        return [];
    const secretWords = words.length > 1 ? words.filter((word) => !SCHEME.test(word)) : words;
    return [...new Set([value, value.trim(), ...secretWords])];
}


/***/ }),

/***/ 4204:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ STANDARD_PROFILE),
/* harmony export */   D: () => (/* binding */ fillRequest)
/* harmony export */ });
/* harmony import */ var _core_json_object_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(9276);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(5605);
/**
 * How each operation of the service is asked for, and where its answer holds what is needed. What the
 * interface specification does not show is taken from public clients of such a service. All of it is
 * data alone, so that a profile can replace it.
 *
 * In paths, `{name}` stands for a value, URL-encoded; a part of the query whose value is not there is
 * left out. In bodies, a text that is `{name}` and nothing else stands for the value as it is, and a
 * member whose value is not there is left out. Where a value stands in an answer is said as a JSON
 * Pointer (RFC 6901).
 */


const PAGES = { hasMore: '/pagination/hasMore', nextCursor: '/pagination/nextCursor' };
const RUN = '/v1/simulation/plan/job/{jobId}';
const STANDARD_PROFILE = {
    operations: {
        requestDebrief: {
            method: 'POST',
            path: `${RUN}/debrief`,
            body: { regenerate: '{regenerate}' },
            debrief: '/data',
        },
        readResults: {
            method: 'GET',
            path: `${RUN}/results?compareToJobId={compareToJobId}`,
            results: '/data',
            debrief: '/debrief',
            run: '/run',
            verdict: '/verdict',
            summary: '/summary',
            metrics: '/metrics',
            calls: '/calls',
            breakdowns: '/breakdowns',
            comparison: '/comparison',
            attemptSummary: '/attemptSummary',
        },
        start: {
            method: 'POST',
            path: '/v1/simulation/run',
            body: { planId: '{runPlanId}', variables: '{variables}' },
            jobId: '/data/simulationRunPlanJobId',
            simulationJobCount: '/data/simulationJobCount',
        },
        read: {
            method: 'GET',
            path: RUN,
            status: '/data/status',
            simulationJobs: '/data/simulationJobs',
            verdict: '/data/verdict',
            attemptSummary: '/data/attemptSummary',
            queuePosition: '/data/queuePosition',
        },
        list: {
            method: 'GET',
            path: '/v1/simulation/plan/jobs?simulationRunPlanId={runPlanId}&limit=50&after={after}',
            runs: '/data',
            ...PAGES,
        },
        cancel: { method: 'POST', path: `${RUN}/cancel` },
        lookup: {
            method: 'GET',
            path: '/v1/simulation/job/lookup?{numberParameter}={servicePhoneNumber}&{timeParameter}={callTime}',
            numberParameter: 'servicePhoneNumber',
            timeParameter: 'callReceivedAt',
            job: '/data',
        },
        readSimulationJob: {
            method: 'GET',
            path: '/v1/simulation/job/{simulationJobId}',
            job: '/data',
        },
        createCall: {
            method: 'POST',
            path: '/v1/call',
            call: '/data',
            endStatusField: 'endedReason',
        },
        createMetricCollectionJob: {
            method: 'POST',
            path: '/v1/metric/collection-jobs',
            body: { metrics: '{metrics}', callIds: '{callIds}', chatIds: '{chatIds}' },
            job: '/data',
        },
        readMetricCollectionJob: {
            method: 'GET',
            path: '/v1/metric/collection-jobs/{id}',
            job: '/data',
        },
        cancelMetricCollectionJob: {
            method: 'POST',
            path: '/v1/metric/collection-jobs/{id}/cancel',
        },
        deleteCustomerFlow: {
            method: 'DELETE',
            path: '/v1/simulation/customer-flow/{flowId}',
            deleted: '/data/deleted',
        },
        listPlans: {
            method: 'GET',
            path: '/v1/simulation/plan?searchText={name}&limit=50&after={after}',
            plans: '/data',
            ...PAGES,
        },
        readPlan: { method: 'GET', path: '/v1/simulation/plan/{runPlanId}', plan: '/data' },
        readCredential: { method: 'GET', path: '/v1/me', credential: '/data' },
        readCost: { method: 'GET', path: `${RUN}/cost`, cost: '/data' },
        readTranscript: {
            method: 'GET',
            path: '/v1/call/{callId}/transcript',
            transcript: '/data',
        },
        readCallMetrics: { method: 'GET', path: '/v1/call/{callId}/metrics', metrics: '/data' },
    },
    words: _words_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_WORDS */ .I,
    headers: {},
};
/** The operation's request with these values in it. */
function fillRequest({ method, path, body }, values) {
    const request = { method, path: fillPath(path, values) };
    return body === undefined ? request : { ...request, body: fillBody(body, values) };
}
function fillPath(template, values) {
    const [path = '', query] = template.split(/\?(.*)/s);
    const parts = query
        ?.split('&')
        .filter((part) => marksIn(part).every((name) => isGiven(values[name])));
    const whole = parts === undefined || parts.length === 0 ? path : `${path}?${parts.join('&')}`;
    return whole.replace(/\{(\w+)\}/g, (_, name) => encodePart(`${values[name]}`));
}
function marksIn(text) {
    return Array.from(text.matchAll(/\{(\w+)\}/g), ([, name = '']) => name);
}
function isGiven(value) {
    return value !== undefined && value !== null;
}
/** A list keeps its places: a value that is not there is null in it. */
function fillBody(template, values) {
    if (typeof template === 'string') {
        const [, name] = /^\{(\w+)\}$/.exec(template) ?? [];
        return name === undefined ? template : values[name];
    }
    if (Array.isArray(template))
        return template.map((item) => fillBody(item, values) ?? null);
    if (!(0,_core_json_object_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .G)(template))
        return template;
    return Object.fromEntries(Object.entries(template).map(([key, value]) => [key, fillBody(value, values)]));
}
/** URL-encodes one part of a path or query, whatever a service put into it. */
function encodePart(text) {
    return encodeURIComponent(text.toWellFormed());
}


/***/ }),

/***/ 5605:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ NO_WORDS),
/* harmony export */   T: () => (/* binding */ translate)
/* harmony export */ });
/** The words that a service has for states and verdicts in place of those of the specification. */
const NO_WORDS = {
    runStatus: {},
    simulationJobStatus: {},
    processingStatus: {},
    metricJobStatus: {},
    debriefStatus: {},
    verdict: {},
};
/** Our word for one of the service's; null and undefined stay what they are. */
function translate(word, vocabulary) {
    const isListed = typeof word === 'string' && Object.hasOwn(vocabulary, word);
    return (isListed && vocabulary[word]) || word;
}


/***/ }),

/***/ 5761:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ StepReport)
/* harmony export */ });
/** What a step did and what it did not, gathered while it works. */
class StepReport {
    /** The outputs that have something to say. */
    outputs = {};
    /** The summary's table. */
    rows = [];
    /** Lines for the log and the summary. */
    notes = [];
    /** Told as warnings. */
    warnings = [];
    /** Told as errors; any of them fails the step. */
    errors = [];
    /** One line that says what was done, for the log and the summary. */
    headline = '';
}


/***/ }),

/***/ 7993:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   UN: () => (/* binding */ byReason),
/* harmony export */   qc: () => (/* binding */ annotateEach),
/* harmony export */   y2: () => (/* binding */ MAX_IDS)
/* harmony export */ });
/**
 * One annotation each; where there are more than the platform keeps beside those that the step has
 * made already, the last one and the log hold the rest.
 *
 * @param most fewer, where room has to be left for what comes later
 */
function annotateEach(level, messages, runner, most = Number.POSITIVE_INFINITY) {
    const room = Math.min(runner.annotationsLeft(level), most);
    const whole = messages.length > room ? Math.max(room - 1, 0) : room;
    for (const message of messages.slice(0, whole))
        runner.annotate(level, message);
    const rest = messages.slice(whole);
    if (rest.length === 0)
        return;
    const title = `${rest.length} more reasons`;
    runner.annotate(level, [`${title}, all of them in the log:`, ...rest].join('\n'));
    runner.group(title, rest);
}
/** So many IDs fit into an annotation beside the reason. */
const MAX_IDS = 100;
/** Beyond so many reasons the others are told together. */
const MAX_REASONS = 4;
/**
 * Gathers what failed for the same reason, so that every ID stands in an annotation. Reasons in which
 * nothing differs but the ID itself are the same, and the first of them is told.
 */
function byReason(failures) {
    const alike = [...Map.groupBy(failures, ({ id, why }) => why.replaceAll(id, '')).values()];
    const own = alike.length > MAX_REASONS ? MAX_REASONS - 1 : MAX_REASONS;
    return [
        ...alike.slice(0, own).flatMap((group) => inParts(group, '')),
        ...inParts(alike.slice(own).flat(), ' (or the like)'),
    ];
}
function inParts(failures, addition) {
    return failures.flatMap(({ why }, index) => {
        if (index % MAX_IDS !== 0)
            return [];
        const part = failures.slice(index, index + MAX_IDS);
        return { why: why + addition, ids: part.map(({ id }) => id).join(', ') };
    });
}


/***/ }),

/***/ 6096:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ concernsAll)
/* harmony export */ });
/* harmony import */ var _http_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(2862);

/** Statuses that are about the key or a proxy. */
const OF_ALL = new Set([401, 403, 407]);
/**
 * Whether every other call or flow would fare the same: the key, the address or the service is what is
 * wrong. One that could not be reached has been tried for as long as one of them may take.
 */
function concernsAll(error) {
    const { kind, status, type, mayHaveBeenTaken } = error;
    if ((0,_http_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .isSpent */ .F)(error))
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

/***/ 8305:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ concludeAction)
/* harmony export */ });
/* harmony import */ var _core_text_log_line_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(6977);
/* harmony import */ var _core_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(9971);
/* harmony import */ var _report_format_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(4752);
/* harmony import */ var _annotations_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(7993);
/* harmony import */ var _output_values_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(4421);
/** How the step of an action beside the gate ends: outputs, job summary, annotations, exit code. */





/** One message must not push all others out. */
const MAX_MESSAGE_CHARS = 2_000;
/** With the longest cells this stays far below the platform's limit of 1 MiB a summary. */
const MAX_ROWS = 200;
const MAX_MESSAGES = 20;
/**
 * Tells what the step did to everybody who listens, and gives the exit code. Secrets are hidden here,
 * before anything is escaped.
 */
async function concludeAction(action, given, { runner, summary, cancelled }) {
    const report = structuredClone({ ...given });
    runner.secrets.hideIn(report);
    const { headline, outputs, warnings, notes } = report;
    const errors = [...report.errors];
    if (cancelled && errors.length === 0)
        errors.push('the step was cancelled');
    const empty = Object.fromEntries(action.outputs.map((name) => [name, '']));
    const told = (0,_output_values_js__WEBPACK_IMPORTED_MODULE_1__/* .setOutputs */ .n0)({ ...empty, ...outputs }, runner);
    if (summary)
        await runner.writeSummary(renderActionSummary(action, { ...report, errors }));
    (0,_annotations_js__WEBPACK_IMPORTED_MODULE_2__/* .annotateEach */ .qc)('error', errors.map(shorten), runner);
    (0,_annotations_js__WEBPACK_IMPORTED_MODULE_2__/* .annotateEach */ .qc)('warning', warnings.map(shorten), runner);
    for (const line of [...notes, headline])
        runner.info(line);
    return !told || errors.length > 0 ? 1 : 0;
}
function shorten(message) {
    return (0,_core_text_log_line_js__WEBPACK_IMPORTED_MODULE_3__/* .oneLine */ .T)(message, MAX_MESSAGE_CHARS);
}
/** The job summary: what was done, what was not and why, and one row for each thing. */
function renderActionSummary(action, report) {
    const { headline, errors, warnings, notes, rows } = report;
    const mark = errors.length > 0 ? '❌' : '✅';
    const lines = [`## ${mark} ${action.title}`, ''];
    if (headline !== '')
        lines.push((0,_core_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .inline */ .mG)(headline, MAX_MESSAGE_CHARS), '');
    lines.push(...listed('**Error:** ', errors), ...listed('**Warning:** ', warnings));
    lines.push(...listed('', notes));
    if (rows.length > 0) {
        lines.push(row(action.columns), row(action.columns.map(() => '---')));
        for (const values of rows.slice(0, MAX_ROWS)) {
            lines.push(row(values.map(renderCell)));
        }
        lines.push('');
    }
    if (rows.length > MAX_ROWS)
        lines.push(`and ${(0,_report_format_js__WEBPACK_IMPORTED_MODULE_4__/* .formatCounted */ .So)(rows.length - MAX_ROWS, 'more row')}`, '');
    return `${lines.join('\n')}\n`;
}
function listed(lead, messages) {
    if (messages.length === 0)
        return [];
    const shown = messages.slice(0, MAX_MESSAGES);
    const items = shown.map((message) => `- ${lead}${(0,_core_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .inline */ .mG)(message, MAX_MESSAGE_CHARS)}`);
    const more = messages.length - shown.length;
    return [...items, ...(more > 0 ? [`- and ${(0,_report_format_js__WEBPACK_IMPORTED_MODULE_4__/* .formatCount */ .B4)(more)} more`] : []), ''];
}
/** An ID stands there as code, so that it can be copied. */
function renderCell(value) {
    if (typeof value === 'string' || value === null)
        return (0,_core_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .cell */ .Hn)(value);
    const id = (0,_core_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .identifier */ .Cv)(value.id) || (0,_core_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .cell */ .Hn)(null);
    return value.name ? `${(0,_core_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .inline */ .mG)(value.name)} (${id})` : id;
}
function row(cells) {
    return `| ${cells.join(' | ')} |`;
}


/***/ }),

/***/ 501:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ connect)
/* harmony export */ });
/* harmony import */ var _trouble_log_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(1375);

/**
 * A client of the service, whose code is loaded only now. Every attempt is told in debug lines, and so
 * is what does not fit in an answer and nobody has to give.
 *
 * @param onRetry told of a failed attempt that will be repeated; by default the log is
 */
async function connect(access, world, onRetry = tellInLog(world)) {
    const { clock, random, env, runner } = world;
    const { createServiceClient } = await Promise.all(/* import() */[__nccwpck_require__.e(915), __nccwpck_require__.e(264), __nccwpck_require__.e(822), __nccwpck_require__.e(27)]).then(__nccwpck_require__.bind(__nccwpck_require__, 5027));
    return createServiceClient({
        ...access,
        clock,
        random,
        env,
        onRetry,
        ...(runner.isDebug && {
            onAttempt: ({ method, path, result, durationMs, attempt }) => runner.debug(`${method} ${path}: ${result}, ${durationMs} ms, attempt ${attempt}`),
            onLeftOut: (fault) => runner.debug(fault),
        }),
    });
}
function tellInLog({ clock, runner }) {
    const troubles = new _trouble_log_js__WEBPACK_IMPORTED_MODULE_0__/* .TroubleLog */ .q(runner, clock, (line) => runner.info(line));
    return (retry) => troubles.note(retry);
}


/***/ }),

/***/ 9394:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* binding */ inTurn)
/* harmony export */ });
/** Maps in order with at most `limit` at work; the others wait their turn. */
async function inTurn(items, limit, work) {
    const results = [];
    const queue = items.entries();
    const worker = async () => {
        for (const [index, item] of queue)
            results[index] = await work(item, index);
    };
    await Promise.all(Array.from({ length: Math.min(limit, items.length) }, worker));
    return results;
}


/***/ }),

/***/ 5809:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ readEventPayload),
/* harmony export */   X: () => (/* binding */ readPullRequestOrigin)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(3024);
/* harmony import */ var _core_fork_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(9928);
/* harmony import */ var _core_json_object_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(9276);
/** What the event that the workflow runs for says. */



/** GitHub caps a webhook's payload at 25 MB; what is longer did not come from it. */
const LONGEST_PAYLOAD = 25_000_000;
/**
 * The payload of the event that the workflow runs for; null where there is none that can be read.
 *
 * @param readFile gives a file's text, or throws; by default from the disk
 */
function readEventPayload({ GITHUB_EVENT_PATH: path }, readFile = readPayloadFile) {
    if (path === undefined || path === '')
        return null;
    try {
        const text = readFile(path);
        return text.length > LONGEST_PAYLOAD ? null : JSON.parse(text);
    }
    catch {
        return null;
    }
}
function readPayloadFile(path) {
    const facts = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path);
    return facts.isFile() && facts.size <= LONGEST_PAYLOAD ? (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path, 'utf8') : '';
}
const DEPENDABOT = 'dependabot[bot]';
/**
 * Tells from the event's payload whether the workflow runs for a pull request from a fork or from
 * Dependabot; null for everything else, and for a payload that is missing or odd.
 *
 * @param readFile gives a file's text, or throws; by default from the disk
 */
function readPullRequestOrigin(env, readFile) {
    const pullRequest = (0,_core_json_object_js__WEBPACK_IMPORTED_MODULE_1__/* .valueAt */ .f)(readEventPayload(env, readFile), ['pull_request']);
    if (!(0,_core_json_object_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .G)(pullRequest))
        return null;
    const [head, base] = ['head', 'base'].map((side) => (0,_core_json_object_js__WEBPACK_IMPORTED_MODULE_1__/* .valueAt */ .f)(pullRequest, [side, 'repo']));
    if ((0,_core_fork_js__WEBPACK_IMPORTED_MODULE_2__/* .isFork */ .B)(head, base))
        return 'fork';
    const author = (0,_core_json_object_js__WEBPACK_IMPORTED_MODULE_1__/* .valueAt */ .f)(pullRequest, ['user', 'login']);
    return env.GITHUB_ACTOR === DEPENDABOT || author === DEPENDABOT ? 'dependabot' : null;
}


/***/ }),

/***/ 7301:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  Vs: () => (/* binding */ InputForm),
  NX: () => (/* binding */ WHERE_FOUND),
  As: () => (/* binding */ isComplete)
});

// EXTERNAL MODULE: ./core/input/addresses.js
var addresses = __nccwpck_require__(7481);
// EXTERNAL MODULE: ./core/input/duration.js
var duration = __nccwpck_require__(8581);
// EXTERNAL MODULE: ./core/input/iso-time.js
var iso_time = __nccwpck_require__(900);
// EXTERNAL MODULE: ./core/input/parsed.js
var parsed = __nccwpck_require__(9732);
// EXTERNAL MODULE: ./core/input/simple-values.js
var simple_values = __nccwpck_require__(7146);
// EXTERNAL MODULE: ./core/input/uuid-list.js
var uuid_list = __nccwpck_require__(8547);
;// CONCATENATED MODULE: ./core/text/invisible.js
/** What nobody sees in a text that a person typed or pasted: no line break and no tab. */
const INVISIBLE = /[\0-\x08\v\f\x0e-\x1f\x7f-\x9f\u00ad\u061c\u180e\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\u{e0000}-\u{e0fff}\ud800-\udfff]/u;
/** Words of some languages and composed emoji are written with them. */
const JOINERS = /[\u200c\u200d]/g;
/** Those that people bring in when they copy; of others the code says enough. */
const NAMES = {
    '\0': 'null',
    '\x1b': 'escape',
    '\u00ad': 'soft hyphen',
    '\u200b': 'zero width space',
    '\u200c': 'zero width non-joiner',
    '\u200d': 'zero width joiner',
    '\u200e': 'left-to-right mark',
    '\u200f': 'right-to-left mark',
    '\u2028': 'line separator',
    '\u2029': 'paragraph separator',
    '\u202a': 'left-to-right embedding',
    '\u202c': 'pop directional formatting',
    '\u202d': 'left-to-right override',
    '\u202e': 'right-to-left override',
    '\u2060': 'word joiner',
    '\ufeff': 'byte order mark',
};
/**
 * The first character of a text that nobody sees, by its name and code, such as
 * `zero width space (U+200B)`; null where there is none.
 *
 * @param isProse true where a text may be composed with joiners
 */
function nameInvisible(text, isProse = false) {
    const [char] = INVISIBLE.exec(isProse ? text.replace(JOINERS, '') : text) ?? [];
    if (char === undefined)
        return null;
    const code = `U+${char.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}`;
    return NAMES[char] === undefined ? code : `${NAMES[char]} (${code})`;
}

// EXTERNAL MODULE: ./core/text/log-line.js
var log_line = __nccwpck_require__(6977);
// EXTERNAL MODULE: ./core/text/secret-mask.js
var secret_mask = __nccwpck_require__(3971);
// EXTERNAL MODULE: ./core/text/nearest.js
var nearest = __nccwpck_require__(9890);
;// CONCATENATED MODULE: ./step/inputs/unknown-inputs.js

/** So many edits make a name of another by a slip of the pen. */
const MAX_EDITS = 2;
/**
 * Tells misspelled inputs, which the runner hands over like any other. One that is nearly the name of
 * an input that is not given was meant to be that; of others nobody knows, so they are a warning.
 *
 * @param given the names of all inputs that the runner hands over, in its spelling: in upper case
 * @param known the names of the action's inputs
 * @param open those of them that the workflow leaves at their defaults
 */
function findUnknownInputs(given, known, open) {
    const expected = new Set(known.map((name) => name.toUpperCase()));
    const found = { faults: [], warnings: [] };
    for (const name of given.filter((one) => !expected.has(one)).map((one) => one.toLowerCase())) {
        const meant = (0,nearest/* nearest */.pA)(name, open.filter((one) => (0,nearest/* editsBetween */.yx)(name, one) <= MAX_EDITS || bare(name) === bare(one)));
        if (meant !== undefined) {
            found.faults.push(`input '${name}' is not known; did you mean ${meant}?`);
        }
        else {
            found.warnings.push(`input '${name}' is not known and changes nothing: remove it, or the variable INPUT_${name.toUpperCase()} from the env of the job`);
        }
    }
    return found;
}
function bare(name) {
    return name.replace(/[-_]/g, '');
}

;// CONCATENATED MODULE: ./step/inputs/input-form.js










const MAX_SHOWN_CHARS = 100;
/** So that a list of a thousand wrong lines does not bury the faults of other inputs. */
const MAX_FAULTS_PER_INPUT = 10;
/** A file is mended in one go, so more of its faults are told. */
const MAX_FAULTS_PER_FILE = 100;
/** Its default is a token that only the runner knows, so nobody can tell whether it is given. */
const FILLED_BY_RUNNER = 'github-token';
/** Where people find the IDs that an input takes. */
const WHERE_FOUND = {
    'job-id': 'the ID of a run is the output job-id of the step that started it, and stands in its address in the dashboard of the service',
    'run-plan-id': 'the ID of a run plan stands in its address in the dashboard of the service; its name will do as well, as run-plan-name',
    'collect-metrics': 'the ID of a metric stands in its address in the dashboard of the service',
    metrics: 'the ID of a metric stands in its address in the dashboard of the service',
    'delete-flows': 'the service gave the ID of a customer flow when that was created',
    'flow-ids': 'the service gave the ID of a customer flow when that was created',
    'call-ids': 'the service gave the ID of a call when that was created',
    'chat-ids': 'the service gave the ID of a chat when that was created',
};
/** The inputs as the workflow filled them in, and every fault found in them so far. */
class InputForm {
    faults = [];
    #inputs;
    #defaults;
    #mask;
    /** @param defaults every input of the action with the text that stands for it where none is given */
    constructor(inputs, defaults) {
        this.#inputs = inputs;
        this.#defaults = defaults;
        this.#mask = new secret_mask/* SecretMask */.f(inputs.getInput('api-key').split(/\s+/));
    }
    get howToGiveKey() {
        return this.#inputs.howToGiveKey;
    }
    /** True where the workflow gave more than white space. */
    has(name) {
        return this.#raw(name).trim() !== '';
    }
    /**
     * The trimmed value, or its default; undefined, and a fault noted, where it cannot be taken. What
     * nobody sees in it is refused by its name: it came along when the value was copied.
     *
     * @param isProse true where the value may be composed with joiners, as a name in some languages
     */
    read(name, parse, isProse = false) {
        const raw = this.#raw(name);
        return this.#take(name, refuseInvisible(raw, isProse) ?? parse(raw.trim() || this.#defaults[name]));
    }
    /** As `read`, for an input without a default: null where it is absent or blank. */
    readGiven(name, parse, isProse = false) {
        return this.has(name) ? this.read(name, parse, isProse) : null;
    }
    /** As `readGiven`, for an input whose white space matters: null only where it is empty. */
    readExact(name, parse) {
        const text = this.#raw(name);
        return text === '' ? null : this.#take(name, parse(text));
    }
    /** What the file that the input names was found to hold. */
    takeFromFile(name, parsed) {
        return this.#take(name, refuseInvisible(this.#raw(name)) ?? parsed, MAX_FAULTS_PER_FILE);
    }
    /** The value of an input that has to be given; where it is null, a fault is noted. */
    required(name, value, cure) {
        if (value === null)
            this.fault(`input '${name}' is missing: ${cure}`);
        return value ?? undefined;
    }
    boolean(name) {
        return this.read(name, simple_values/* parseBoolean */.yG);
    }
    /** Milliseconds, at most `maxMs` where given. */
    duration(name, maxMs) {
        return this.read(name, (text) => (0,duration/* parseDuration */.E)(text, maxMs));
    }
    integer(name, min, max) {
        return this.read(name, (text) => (0,simple_values/* parseInteger */.cG)(text, min, max));
    }
    choice(name, choices) {
        return this.read(name, (text) => (0,simple_values/* parseChoice */.HU)(text, choices));
    }
    /** Null where the input is not given, as for all that follow. */
    uuids(name, parse = uuid_list/* parseUuidList */.fm) {
        return this.readGiven(name, (text) => sayWhereFound(name, parse(text)));
    }
    /** As `uuids`, with the number of IDs that were there before. */
    countedUuids(name) {
        return this.readGiven(name, (text) => sayWhereFound(name, (0,uuid_list/* parseCountedUuids */.OX)(text)));
    }
    phoneNumber(name) {
        return this.readGiven(name, simple_values/* parsePhoneNumber */.lq);
    }
    /** ISO 8601 with a zone, as the workflow wrote it. */
    moment(name) {
        return this.readGiven(name, iso_time/* parseMoment */.m);
    }
    /**
     * Looks for inputs that the action does not know: one that is misspelled is a fault, as an input
     * that the workflow means is then not given. Gives warnings about the others.
     */
    findUnknown() {
        const open = Object.entries(this.#defaults)
            .filter(([name, standard]) => {
            const text = this.#inputs.getInput(name).trim();
            return text === '' || text === standard || name === FILLED_BY_RUNNER;
        })
            .map(([name]) => name);
        const known = Object.keys(this.#defaults);
        const { faults, warnings } = findUnknownInputs(this.#inputs.givenInputs(), known, open);
        for (const message of faults)
            this.fault(message);
        return warnings;
    }
    /** Notes that an input cannot stay as it is, showing its value. */
    refuse(name, problem) {
        this.fault(this.#describe(name, this.#raw(name).trim(), problem));
    }
    /** Notes a fault that no single value shows. */
    fault(message) {
        this.faults.push({ rule: 'input', message });
    }
    #raw(name) {
        return this.#inputs.getInput(name);
    }
    #take(name, parsed, maxFaults = MAX_FAULTS_PER_INPUT) {
        if (parsed.ok)
            return parsed.value;
        for (const { shown, problem } of parsed.faults.slice(0, maxFaults)) {
            this.fault(this.#describe(name, shown, problem));
        }
        const more = parsed.faults.length - maxFaults;
        if (more > 0)
            this.fault(`input '${name}' has ${more} more faults like these`);
        return undefined;
    }
    #describe(name, shown, problem) {
        return shown === null
            ? `input '${name}' ${problem}`
            : `input '${name}': '${this.#show(shown)}' ${problem}`;
    }
    #show(value) {
        return (0,log_line/* oneLine */.T)((0,addresses/* hideUrlSecrets */.BF)(this.#mask.hide(value)), MAX_SHOWN_CHARS);
    }
}
function refuseInvisible(raw, isProse = false) {
    const char = nameInvisible(raw, isProse);
    const cure = 'write the value anew, or copy it from a place that does not bring it along';
    return char === null
        ? null
        : (0,parsed/* invalid */.G)(null, `holds a character that nobody sees, ${char}: ${cure}`);
}
/** Goes on after what is wrong with an ID. */
function sayWhereFound(name, parsed) {
    const where = Object.entries(WHERE_FOUND).find(([known]) => known === name)?.[1];
    if (parsed.ok || where === undefined)
        return parsed;
    const faults = parsed.faults.map(({ shown, problem }) => ({
        shown,
        problem: shown === null ? problem : `${problem}; ${where}`,
    }));
    return { ok: false, faults };
}
/** Whether every input could be read: one that could not is undefined. */
function isComplete(inputs) {
    return Object.values(inputs).every((value) => value !== undefined);
}


/***/ }),

/***/ 2122:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  C2: () => (/* binding */ readGivenAccess),
  f1: () => (/* binding */ readServiceProfile),
  wo: () => (/* binding */ requireAccess)
});

// EXTERNAL MODULE: ./core/input/addresses.js
var addresses = __nccwpck_require__(7481);
// EXTERNAL MODULE: ./core/input/parsed.js
var parsed = __nccwpck_require__(9732);
;// CONCATENATED MODULE: ./core/input/api-key.js

/** Servers refuse a request whose headers take more than 8 to 16 KiB in all. */
const LONGEST_KEY = 8192;
/**
 * A bearer key: visible ASCII characters without white space, which is what a header carries
 * unchanged. No fault shows any part of it.
 */
function parseApiKey(text) {
    if (text !== text.trim()) {
        return (0,parsed/* invalid */.G)(null, 'has white space around it, a line break perhaps: store the secret again without it');
    }
    if (/^(["'`]).*\1$/s.test(text)) {
        return (0,parsed/* invalid */.G)(null, 'stands in quotes: pass the key alone, without them');
    }
    if (!/^[\x21-\x7e]+$/.test(text)) {
        return (0,parsed/* invalid */.G)(null, 'holds a character that cannot stand in a key, such as a space, a line break or a letter outside ASCII: pass the key alone, without "Bearer", as the service showed it');
    }
    if (text.length > LONGEST_KEY) {
        return (0,parsed/* invalid */.G)(null, `has ${text.length} characters, which is more than any key: pass the key alone, as the service showed it`);
    }
    return (0,parsed/* valid */.r)(text);
}

// EXTERNAL MODULE: ./step/yaml-file.js
var yaml_file = __nccwpck_require__(7235);
// EXTERNAL MODULE: ./step/inputs/input-form.js + 2 modules
var input_form = __nccwpck_require__(7301);
;// CONCATENATED MODULE: ./step/inputs/service-access.js




/**
 * Reads the inputs `base-url` and `api-key`, noting what is faulty in them.
 *
 * @param profile what the file that `service-profile` names holds, or null where there is none
 */
function readGivenAccess(form, profile) {
    return {
        baseUrl: form.readGiven('base-url', addresses/* parseBaseUrl */.Q2),
        apiKey: form.readExact('api-key', parseApiKey),
        profile: profile && form.takeFromFile('service-profile', profile),
    };
}
/**
 * Notes what is missing; undefined where there is no usable access.
 *
 * @param origin whether this is a pull request that gets no secrets, for the cure
 * @param howToSkip how the step is skipped in such a pull request, e.g. `set on-missing-key: skip`
 */
function requireAccess({ baseUrl, apiKey, profile }, form, origin, howToSkip) {
    const addressCure = "give the service's address, such as https://api.example.com";
    const access = {
        baseUrl: form.required('base-url', baseUrl, addressCure),
        apiKey: form.required('api-key', apiKey, keyCure(origin, howToSkip, form.howToGiveKey)),
    };
    if (profile === undefined || !(0,input_form/* isComplete */.As)(access))
        return undefined;
    return profile === null ? access : { ...access, profile };
}
function keyCure(origin, howToSkip, howToGiveKey) {
    switch (origin) {
        case 'fork':
            return `pull requests from forks get no secrets, so ${howToSkip} to skip the step there, or push the change to a branch of this repository. Elsewhere, ${howToGiveKey}`;
        case 'dependabot':
            return `pull requests from Dependabot get none but Dependabot secrets, so store the key among those (Settings, Secrets and variables, Dependabot), or ${howToSkip} to skip the step there. Elsewhere, ${howToGiveKey}`;
        case null:
            return howToGiveKey;
    }
}
/**
 * The profile in the file that the input `service-profile` names, or every fault in it; null where the
 * input is not given. Nothing is loaded for it then.
 */
async function readServiceProfile(inputs) {
    const path = inputs.getInput('service-profile').trim();
    if (path === '')
        return null;
    const yaml = await (0,yaml_file/* readYamlFile */.k)(path, 'service profile');
    if (!yaml.ok)
        return yaml;
    const { parseProfile } = await Promise.all(/* import() */[__nccwpck_require__.e(915), __nccwpck_require__.e(483), __nccwpck_require__.e(305), __nccwpck_require__.e(918)]).then(__nccwpck_require__.bind(__nccwpck_require__, 1918));
    return parseProfile(yaml.value, path);
}


/***/ }),

/***/ 7480:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ lookUp)
/* harmony export */ });
/* harmony import */ var _http_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(2862);
/* harmony import */ var _stops_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(2494);


/**
 * The simulation job that uses a number at a moment. Where the service knows none, the workflow's
 * inputs have to change: it throws `Stopped` with what was looked up and the cure. A 404 in another
 * form than the service's own is about the address, and passes as it is.
 */
async function lookUp(client, { servicePhoneNumber, callTime }, clock, context) {
    const askedMs = clock.now();
    try {
        return await client.lookUpSimulationJob(servicePhoneNumber, callTime, context);
    }
    catch (error) {
        if (!(error instanceof _http_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._))
            throw error;
        if (error.status !== 404 || error.type === undefined)
            throw error;
        const [moment, cure] = callTime === null
            ? [
                `${new Date(askedMs).toISOString()}, the time of asking`,
                'no call with this number is in progress now: set the input call-time to the moment of the call',
            ]
            : [callTime, 'check the inputs service-phone-number and call-time'];
        throw new _stops_js__WEBPACK_IMPORTED_MODULE_1__/* .Stopped */ .C9('lookup', `${(0,_stops_js__WEBPACK_IMPORTED_MODULE_1__/* .withoutPeriod */ .Kx)(error.message)}; looked up ${servicePhoneNumber} at ${moment}; ${cure}`, 'error');
    }
}


/***/ }),

/***/ 4421:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   $q: () => (/* binding */ MAX_OUTPUT_BYTES),
/* harmony export */   Ir: () => (/* binding */ jsonArray),
/* harmony export */   KV: () => (/* binding */ linesInPlace),
/* harmony export */   Mn: () => (/* binding */ lines),
/* harmony export */   _s: () => (/* binding */ fitsJsonArray),
/* harmony export */   n0: () => (/* binding */ setOutputs)
/* harmony export */ });
/* harmony import */ var _core_text_log_line_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(6977);
/* harmony import */ var _stops_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(2494);


/** No output may be larger. */
const MAX_OUTPUT_BYTES = 64 * 1024;
/** More than an entry takes that counts what was cut. */
const MAX_CUT_BYTES = 100;
/** False where the outputs could not be written: what follows in the job would read nothing. */
function setOutputs(outputs, runner) {
    try {
        for (const [name, value] of Object.entries(outputs))
            runner.setOutput(name, value);
        return true;
    }
    catch (error) {
        runner.annotate('error', `the outputs could not be written, so later steps cannot read them: ${(0,_stops_js__WEBPACK_IMPORTED_MODULE_0__/* .describeError */ .Uc)(error)}. GITHUB_OUTPUT has to name a file that this step may append to`);
        return false;
    }
}
/** One line each, without those that have nothing to say, as far as an output may go. */
function lines(values) {
    const kept = [];
    let bytes = 0;
    for (const value of values) {
        const line = (0,_core_text_log_line_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .T)(value, 200);
        bytes += Buffer.byteLength(line) + 1;
        if (bytes > MAX_OUTPUT_BYTES)
            break;
        if (line !== '')
            kept.push(line);
    }
    return kept.join('\n');
}
/** One line each, an empty one for each that has nothing to say; nothing where none has. */
function linesInPlace(values) {
    const known = values.map((value) => (0,_core_text_log_line_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .T)(value, 200));
    if (known.every((line) => line === ''))
        return '';
    let bytes = 0;
    return known
        .filter((line) => {
        bytes += Buffer.byteLength(line) + 1;
        return bytes <= MAX_OUTPUT_BYTES;
    })
        .join('\n');
}
/** Whether `jsonArray` would cut nothing. */
function fitsJsonArray(entries) {
    return Buffer.byteLength(JSON.stringify(entries)) <= MAX_OUTPUT_BYTES - MAX_CUT_BYTES;
}
/** A JSON array that fits; what does not is replaced by one entry that counts it. */
function jsonArray(entries, entryForCut) {
    const reserve = Buffer.byteLength(JSON.stringify(entryForCut(entries.length))) + 3;
    const kept = [];
    let bytes = 2;
    for (const entry of entries) {
        const json = JSON.stringify(entry);
        bytes += Buffer.byteLength(json) + 1;
        if (bytes > MAX_OUTPUT_BYTES - reserve)
            break;
        kept.push(json);
    }
    const cut = entries.length - kept.length;
    if (cut > 0)
        kept.push(JSON.stringify(entryForCut(cut)));
    return `[${kept.join(',')}]`;
}


/***/ }),

/***/ 2494:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   C9: () => (/* binding */ Stopped),
/* harmony export */   D2: () => (/* binding */ describeUnreadable),
/* harmony export */   Kx: () => (/* binding */ withoutPeriod),
/* harmony export */   US: () => (/* binding */ stackOf),
/* harmony export */   Uc: () => (/* binding */ describeError),
/* harmony export */   WE: () => (/* binding */ explain),
/* harmony export */   cJ: () => (/* binding */ Cancelled),
/* harmony export */   gj: () => (/* binding */ internalFault),
/* harmony export */   uM: () => (/* binding */ explainReading),
/* harmony export */   up: () => (/* binding */ hasCode)
/* harmony export */ });
/* harmony import */ var _core_text_duration_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(8174);
/* harmony import */ var _http_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(2862);
/**
 * The ways in which the work of a step ends early. They are thrown where they are noticed and turned
 * into words in one place, `explain`.
 */


/** The step was told to stop (SIGINT, SIGTERM). */
class Cancelled extends Error {
    name = 'Cancelled';
    signal;
    constructor(signal) {
        super(`the step was cancelled (${signal})`);
        this.signal = signal;
    }
}
/** The work cannot be brought to its end; `rule` names what ended it. */
class Stopped extends Error {
    name = 'Stopped';
    rule;
    outcome;
    constructor(rule, message, outcome = 'inconclusive') {
        super(message);
        this.rule = rule;
        this.outcome = outcome;
    }
}
/**
 * Says what an error means: whether the workflow is at fault (`error`) or not
 * (`inconclusive`), and in which words. Anything unknown is a bug of ours, and an `error`.
 *
 * @param wait what was being waited for, or null where nothing was
 * @param inputs the inputs that tell the service what is meant, such as `the input job-id`
 * @param where where the ID is found that they take; empty where that is not said
 */
function explain(error, wait, inputs, where = '') {
    if (error instanceof Stopped) {
        const { outcome, rule, message } = error;
        const isTold = outcome === 'error' || rule === 'budget';
        return { outcome, rule, message: isTold ? message : withWait(message, wait) };
    }
    if (error instanceof Cancelled) {
        return { outcome: 'inconclusive', rule: 'cancelled', message: withWait(error.message, wait) };
    }
    if (error instanceof _http_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._)
        return explainServiceError(error, wait, inputs, where);
    return internalFault(error);
}
/** What a bug of ours is told as; its stack is for debug logs only. */
function internalFault(error) {
    return {
        outcome: 'error',
        rule: 'internal',
        message: `an internal fault of the action (${String(error)}); run it again with debug logging and report what it says`,
    };
}
/** For debug logs. */
function stackOf(error) {
    return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
/** The way to the service is at fault, and the message says what to do about it. */
const TELLS_ITS_CURE = new Set([
    'tls',
    'proxy',
    'protocol',
    'unresolved',
]);
const SPENT_CURE = 'The service refuses for a spent budget, and is not asked again. Check the plan and the payments of the account that the api-key belongs to';
function explainServiceError(error, wait, inputs, where) {
    if (TELLS_ITS_CURE.has(error.kind)) {
        return { outcome: 'error', rule: 'service', message: error.message };
    }
    if ((0,_http_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .isSpent */ .F)(error)) {
        const message = `${withoutPeriod(error.message)}. ${SPENT_CURE}`;
        return { outcome: 'inconclusive', rule: 'budget', message };
    }
    const cure = cureOf(error, inputs, where);
    return cure === null
        ? { outcome: 'inconclusive', rule: 'service', message: withWait(error.message, wait) }
        : { outcome: 'error', rule: 'service', message: `${withoutPeriod(error.message)}. ${cure}` };
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
    const [, variable] = VARIABLE.exec(error.param ?? '') ?? [];
    if (error.status === 400 && variable !== undefined) {
        return `The service rejects the request: check the inputs variables and variable-files, in which '${variable}' has to be a name that the run plan knows`;
    }
    return cureOfStatus(error.status, inputs, where && ` (${where})`);
}
/** The variable of a run that a parameter of a request names. */
const VARIABLE = /^variables[.[/]["']?([\w.-]{1,100})/;
/**
 * What a failed reading by ID means where the service has just named that ID: with 404 it is not
 * gone, but read elsewhere.
 *
 * @param key the operation's name in a service profile
 */
function explainReading(error, key) {
    if (!(error instanceof _http_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._) || error.status !== 404)
        return error;
    return new Stopped('service', `${withoutPeriod(error.message)}. Check the input service-profile: the service has just named this ID, so it seems to read it at another address than ${key} has`, 'error');
}
function cureOfStatus(status, inputs, where) {
    switch (status) {
        case 401:
            return 'Check the input api-key: the service does not know this key (was it regenerated, or does it belong to another base-url?)';
        case 403:
            return 'The input api-key lacks the permission for this: use a key with Full Access (a Read-Only key may only read)';
        case 404:
            return `Check ${inputs}${where}, and that base-url and api-key belong to the same project`;
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
    const { what, input, limitMs, waitedMs, lastSeen } = wait;
    return `${withoutPeriod(message)}; waited ${(0,_core_text_duration_js__WEBPACK_IMPORTED_MODULE_1__/* .formatDuration */ .a)(waitedMs)} for ${what} (${input}: ${(0,_core_text_duration_js__WEBPACK_IMPORTED_MODULE_1__/* .formatDuration */ .a)(limitMs)}); last seen: ${lastSeen}`;
}
/** For text of others that a sentence of ours goes on after. */
function withoutPeriod(text) {
    return text.replace(/\.$/, '');
}
/** The message of whatever was thrown. */
function describeError(error) {
    return error instanceof Error ? error.message : String(error);
}
/** Whether the operating system said so, e.g. ENOENT: there is no such file. */
function hasCode(error, ...codes) {
    return (error instanceof Error &&
        'code' in error &&
        typeof error.code === 'string' &&
        codes.includes(error.code));
}
/** Says why a file that an input names cannot be read, and the cure; goes on after its path. */
function describeUnreadable(error) {
    const cure = 'check the path, which starts at the workspace, and that an earlier step wrote the file';
    return hasCode(error, 'ENOENT')
        ? `does not exist: ${cure}`
        : `cannot be read (${describeError(error)}): ${cure}`;
}


/***/ }),

/***/ 1375:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ TroubleLog),
/* harmony export */   u: () => (/* binding */ QUIET_MS)
/* harmony export */ });
/* harmony import */ var _core_text_duration_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(8174);
/* harmony import */ var _stops_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(2494);


/** With the narrator's tick this keeps the promise of at least one line a minute. */
const QUIET_MS = 45_000;
/** Tells of requests that will be repeated: the same trouble once in a while, else in debug lines. */
class TroubleLog {
    #runner;
    #clock;
    #tell;
    #last = new Map();
    constructor(runner, clock, tell) {
        this.#runner = runner;
        this.#clock = clock;
        this.#tell = tell;
    }
    note({ operation, problem, attempt, waitMs }) {
        const pause = waitMs < 1_000 ? 'at once' : `in ${(0,_core_text_duration_js__WEBPACK_IMPORTED_MODULE_1__/* .formatDuration */ .a)(waitMs)}`;
        const line = `${operation}: ${(0,_stops_js__WEBPACK_IMPORTED_MODULE_0__/* .withoutPeriod */ .Kx)(problem)}; trying again ${pause} (attempt ${attempt} failed)`;
        const last = this.#last.get(operation);
        const nowMs = this.#clock.now();
        if (last?.problem === problem && nowMs - last.toldMs < QUIET_MS) {
            this.#runner.debug(line);
            return;
        }
        this.#last.set(operation, { problem, toldMs: nowMs });
        this.#tell(line);
    }
}


/***/ }),

/***/ 8396:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  s: () => (/* binding */ Wait)
});

// EXTERNAL MODULE: ./core/expected-end.js
var expected_end = __nccwpck_require__(9424);
;// CONCATENATED MODULE: ./core/poll.js

const MIN_INTERVAL_MS = 1_000;
const SHARE_OF_WAITED = 0.2;
/** The last look comes this long before the deadline, so that its answer still counts. */
const LAST_LOOK_MS = 1_000;
/** Two looks are never closer than this, not even near the deadline. */
const MIN_GAP_MS = 100;
/**
 * How long to pause after `waitedMs` of waiting: a fifth of it, at least a second (which the upper
 * bound may lower). The longer a wait has lasted, the less a moment of lateness weighs.
 */
function intervalMs(waitedMs, maxIntervalMs, minIntervalMs = MIN_INTERVAL_MS) {
    return Math.min(Math.max(waitedMs * SHARE_OF_WAITED, minIntervalMs), maxIntervalMs);
}
/**
 * What to do after a look that decided nothing. Near the deadline the step is shortened so that
 * one more look fits in; in the last second only the rest is waited out. A clock that runs
 * backwards counts as one that stands at the start. Where the end is expected, looks are far apart until
 * it is likely and close then, in the same bounds; once it is overdue, the interval is that of others.
 */
function nextPoll(state) {
    const { startedMs, deadlineMs, maxIntervalMs, nowMs, expected = null } = state;
    const minIntervalMs = state.minIntervalMs ?? MIN_INTERVAL_MS;
    const waitedMs = Math.max(0, nowMs - startedMs);
    const leftMs = deadlineMs - startedMs - waitedMs;
    if (leftMs <= 0)
        return { kind: 'expired' };
    if (leftMs <= LAST_LOOK_MS)
        return { kind: 'wait', ms: leftMs };
    const untilLastLookMs = leftMs - LAST_LOOK_MS;
    const bounds = { minMs: Math.min(minIntervalMs, maxIntervalMs), maxMs: maxIntervalMs };
    const learnedMs = expected === null ? null : (0,expected_end/* learnedIntervalMs */.b)(nowMs, expected, bounds);
    const dueMs = learnedMs ?? intervalMs(waitedMs, maxIntervalMs, minIntervalMs);
    const ms = Math.max(MIN_GAP_MS, Math.min(dueMs, untilLastLookMs));
    return { kind: 'wait', ms };
}

// EXTERNAL MODULE: ./core/text/duration.js
var duration = __nccwpck_require__(8174);
// EXTERNAL MODULE: ./step/stops.js
var stops = __nccwpck_require__(2494);
// EXTERNAL MODULE: ./step/trouble-log.js
var trouble_log = __nccwpck_require__(1375);
;// CONCATENATED MODULE: ./step/wait.js




/** A service that has refused so many requests about one thing (429) has more to do than it can. */
const MANY_REFUSALS = 3;
/** How far the interval then grows, whatever `max-poll-interval` says. */
const LONGEST_INTERVAL_MS = 60_000;
/** One bounded wait of a step: its deadline, its polling pauses, and what was seen last. */
class Wait {
    lastSeen = 'nothing yet';
    settings;
    #clock;
    #signal;
    /** From when on the limit counts. */
    #sinceMs;
    /** From when on this is polled for. */
    #startedMs;
    #toldMs = 0;
    #crowd;
    constructor(settings, clock, signal, sinceMs = clock.now()) {
        this.settings = settings;
        this.#crowd = settings.crowd ?? { refusals: 0 };
        this.#clock = clock;
        this.#signal = signal;
        this.#startedMs = clock.now();
        this.#sinceMs = sinceMs;
    }
    /** The wait for what comes next, whose limit counts from when this one's does. */
    goOn(settings) {
        return new Wait(settings, this.#clock, this.#signal, this.#sinceMs);
    }
    get waitedMs() {
        return this.#clock.now() - this.#sinceMs;
    }
    get leftMs() {
        return Math.max(0, this.settings.limitMs - this.waitedMs);
    }
    get facts() {
        const { what, input, limitMs } = this.settings;
        return { what, input, limitMs, waitedMs: this.waitedMs, lastSeen: this.lastSeen };
    }
    /** For the requests made while waiting: nothing goes past the deadline. */
    get context() {
        const deadlineMs = this.#sinceMs + this.settings.limitMs;
        const putOff = () => {
            this.#crowd.refusals += 1;
            return deadlineMs;
        };
        return { signal: this.#signal, deadlineMs, putOff };
    }
    /**
     * Notes what was seen, and tells it with the time waited where it is news or nothing was told for
     * most of a minute.
     */
    see(state, tell) {
        const nowMs = this.#clock.now();
        if (state === this.lastSeen && nowMs - this.#toldMs < trouble_log/* QUIET_MS */.u)
            return;
        this.lastSeen = state;
        this.#toldMs = nowMs;
        tell(`${state}${this.progress}`);
    }
    /** E.g. ` (2m10s so far, 27m50s left of run-timeout)`. */
    get progress() {
        return ` (${(0,duration/* formatDuration */.a)(this.waitedMs)} so far, ${(0,duration/* formatDuration */.a)(this.leftMs)} left of ${this.settings.input})`;
    }
    /** Sleeps until the next look is due. Rejects when the limit has run out or the step is cancelled. */
    async pause(expected = null) {
        const { deadlineMs } = this.context;
        const nowMs = this.#clock.now();
        const step = nextPoll({ deadlineMs, nowMs, ...this.#pace(expected) });
        if (step.kind === 'wait')
            await this.#clock.sleep(step.ms, this.#signal);
        // A timer may fire a moment early, so the plan tells whether the limit has run out.
        if (step.kind === 'expired' || nowMs + step.ms >= deadlineMs) {
            throw new stops/* Stopped */.C9('timeout', 'the time for waiting ran out');
        }
    }
    /**
     * A crowd gets in no sooner by asking more often: each then asks as seldom as it may, or less, the more
     * so the longer it has waited in all.
     */
    #pace(expected) {
        const { maxPollIntervalMs, longestIntervalMs = LONGEST_INTERVAL_MS } = this.settings;
        if (this.#crowd.refusals < MANY_REFUSALS) {
            return { startedMs: this.#startedMs, maxIntervalMs: maxPollIntervalMs, expected };
        }
        return {
            startedMs: this.#sinceMs,
            minIntervalMs: maxPollIntervalMs,
            maxIntervalMs: Math.max(maxPollIntervalMs, longestIntervalMs),
        };
    }
}


/***/ }),

/***/ 7235:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   k: () => (/* binding */ readYamlFile)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(1455);
/* harmony import */ var _core_input_parsed_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(9732);
/* harmony import */ var _stops_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(2494);



const MAX_KIB = 256;
/**
 * Reads a file of YAML 1.2 or JSON that an input names. The parser is loaded only now.
 *
 * @param noun what such a file is called: `service profile`
 * @returns the document, or what is wrong with its text, each with its place; a file that cannot be
 *   taken at all is a fault of the input
 */
async function readYamlFile(path, noun) {
    const source = await readText(path, noun);
    if (!source.ok)
        return source;
    const { readYaml } = await Promise.all(/* import() */[__nccwpck_require__.e(915), __nccwpck_require__.e(483), __nccwpck_require__.e(305), __nccwpck_require__.e(918)]).then(__nccwpck_require__.bind(__nccwpck_require__, 1918));
    return (0,_core_input_parsed_js__WEBPACK_IMPORTED_MODULE_2__/* .valid */ .r)(readYaml(source.value));
}
async function readText(path, noun) {
    let bytes;
    try {
        const facts = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.stat)(path);
        if (!facts.isFile())
            return (0,_core_input_parsed_js__WEBPACK_IMPORTED_MODULE_2__/* .invalid */ .G)(path, 'is not a file: name a YAML or JSON file');
        if (facts.size > MAX_KIB * 1024) {
            return (0,_core_input_parsed_js__WEBPACK_IMPORTED_MODULE_2__/* .invalid */ .G)(path, `is larger than ${MAX_KIB} KiB, which no ${noun} is`);
        }
        bytes = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(path);
    }
    catch (error) {
        return (0,_core_input_parsed_js__WEBPACK_IMPORTED_MODULE_2__/* .invalid */ .G)(path, (0,_stops_js__WEBPACK_IMPORTED_MODULE_1__/* .describeUnreadable */ .D2)(error));
    }
    try {
        return (0,_core_input_parsed_js__WEBPACK_IMPORTED_MODULE_2__/* .valid */ .r)(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    }
    catch {
        return (0,_core_input_parsed_js__WEBPACK_IMPORTED_MODULE_2__/* .invalid */ .G)(path, 'is not UTF-8 text: save it as UTF-8');
    }
}


/***/ })

/******/ });
/************************************************************************/
/******/ // The module cache
/******/ var __webpack_module_cache__ = {};
/******/ 
/******/ // The require function
/******/ function __nccwpck_require__(moduleId) {
/******/ 	// Check if module is in cache
/******/ 	var cachedModule = __webpack_module_cache__[moduleId];
/******/ 	if (cachedModule !== undefined) {
/******/ 		return cachedModule.exports;
/******/ 	}
/******/ 	// Create a new module (and put it into the cache)
/******/ 	var module = __webpack_module_cache__[moduleId] = {
/******/ 		id: moduleId,
/******/ 		loaded: false,
/******/ 		exports: {}
/******/ 	};
/******/ 
/******/ 	// Execute the module function
/******/ 	var threw = true;
/******/ 	try {
/******/ 		__webpack_modules__[moduleId].call(module.exports, module, module.exports, __nccwpck_require__);
/******/ 		threw = false;
/******/ 	} finally {
/******/ 		if(threw) delete __webpack_module_cache__[moduleId];
/******/ 	}
/******/ 
/******/ 	// Flag the module as loaded
/******/ 	module.loaded = true;
/******/ 
/******/ 	// Return the exports of the module
/******/ 	return module.exports;
/******/ }
/******/ 
/******/ // expose the modules object (__webpack_modules__)
/******/ __nccwpck_require__.m = __webpack_modules__;
/******/ 
/************************************************************************/
/******/ /* webpack/runtime/asset-relocator-loader */
/******/ if (typeof __nccwpck_require__ !== 'undefined') __nccwpck_require__.ab = decodeURIComponent(new URL('.', import.meta.url).pathname).slice(import.meta.url.match(/^file:\/\/\/\w:/) ? 1 : 0, -1) + "/";
/******/ 
/******/ /* webpack/runtime/create fake namespace object */
/******/ (() => {
/******/ 	var getProto = Object.getPrototypeOf ? (obj) => (Object.getPrototypeOf(obj)) : (obj) => (obj.__proto__);
/******/ 	var leafPrototypes;
/******/ 	// create a fake namespace object
/******/ 	// mode & 1: value is a module id, require it
/******/ 	// mode & 2: merge all properties of value into the ns
/******/ 	// mode & 4: return value when already ns object
/******/ 	// mode & 16: return value when it's Promise-like
/******/ 	// mode & 8|1: behave like require
/******/ 	__nccwpck_require__.t = function(value, mode) {
/******/ 		if(mode & 1) value = this(value);
/******/ 		if(mode & 8) return value;
/******/ 		if(typeof value === 'object' && value) {
/******/ 			if((mode & 4) && value.__esModule) return value;
/******/ 			if((mode & 16) && typeof value.then === 'function') return value;
/******/ 		}
/******/ 		var ns = Object.create(null);
/******/ 		__nccwpck_require__.r(ns);
/******/ 		var def = {};
/******/ 		leafPrototypes = leafPrototypes || [null, getProto({}), getProto([]), getProto(getProto)];
/******/ 		for(var current = mode & 2 && value; typeof current == 'object' && !~leafPrototypes.indexOf(current); current = getProto(current)) {
/******/ 			Object.getOwnPropertyNames(current).forEach((key) => (def[key] = () => (value[key])));
/******/ 		}
/******/ 		def['default'] = () => (value);
/******/ 		__nccwpck_require__.d(ns, def);
/******/ 		return ns;
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/define property getters */
/******/ (() => {
/******/ 	// define getter functions for harmony exports
/******/ 	__nccwpck_require__.d = (exports, definition) => {
/******/ 		for(var key in definition) {
/******/ 			if(__nccwpck_require__.o(definition, key) && !__nccwpck_require__.o(exports, key)) {
/******/ 				Object.defineProperty(exports, key, { enumerable: true, get: definition[key] });
/******/ 			}
/******/ 		}
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/ensure chunk */
/******/ (() => {
/******/ 	__nccwpck_require__.f = {};
/******/ 	// This file contains only the entry chunk.
/******/ 	// The chunk loading function for additional chunks
/******/ 	__nccwpck_require__.e = (chunkId) => {
/******/ 		return Promise.all(Object.keys(__nccwpck_require__.f).reduce((promises, key) => {
/******/ 			__nccwpck_require__.f[key](chunkId, promises);
/******/ 			return promises;
/******/ 		}, []));
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/get javascript chunk filename */
/******/ (() => {
/******/ 	// This function allow to reference async chunks
/******/ 	__nccwpck_require__.u = (chunkId) => {
/******/ 		// return url for filenames based on template
/******/ 		return "" + chunkId + ".index.js";
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/hasOwnProperty shorthand */
/******/ (() => {
/******/ 	__nccwpck_require__.o = (obj, prop) => (Object.prototype.hasOwnProperty.call(obj, prop))
/******/ })();
/******/ 
/******/ /* webpack/runtime/make namespace object */
/******/ (() => {
/******/ 	// define __esModule on exports
/******/ 	__nccwpck_require__.r = (exports) => {
/******/ 		if(typeof Symbol !== 'undefined' && Symbol.toStringTag) {
/******/ 			Object.defineProperty(exports, Symbol.toStringTag, { value: 'Module' });
/******/ 		}
/******/ 		Object.defineProperty(exports, '__esModule', { value: true });
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/node module decorator */
/******/ (() => {
/******/ 	__nccwpck_require__.nmd = (module) => {
/******/ 		module.paths = [];
/******/ 		if (!module.children) module.children = [];
/******/ 		return module;
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/import chunk loading */
/******/ (() => {
/******/ 	// no baseURI
/******/ 	
/******/ 	// object to store loaded and loading chunks
/******/ 	// undefined = chunk not loaded, null = chunk preloaded/prefetched
/******/ 	// [resolve, Promise] = chunk loading, 0 = chunk loaded
/******/ 	var installedChunks = {
/******/ 		792: 0
/******/ 	};
/******/ 	
/******/ 	var installChunk = (data) => {
/******/ 		var {ids, modules, runtime} = data;
/******/ 		// add "modules" to the modules object,
/******/ 		// then flag all "ids" as loaded and fire callback
/******/ 		var moduleId, chunkId, i = 0;
/******/ 		for(moduleId in modules) {
/******/ 			if(__nccwpck_require__.o(modules, moduleId)) {
/******/ 				__nccwpck_require__.m[moduleId] = modules[moduleId];
/******/ 			}
/******/ 		}
/******/ 		if(runtime) runtime(__nccwpck_require__);
/******/ 		for(;i < ids.length; i++) {
/******/ 			chunkId = ids[i];
/******/ 			if(__nccwpck_require__.o(installedChunks, chunkId) && installedChunks[chunkId]) {
/******/ 				installedChunks[chunkId][0]();
/******/ 			}
/******/ 			installedChunks[ids[i]] = 0;
/******/ 		}
/******/ 	
/******/ 	}
/******/ 	
/******/ 	__nccwpck_require__.f.j = (chunkId, promises) => {
/******/ 			// import() chunk loading for javascript
/******/ 			var installedChunkData = __nccwpck_require__.o(installedChunks, chunkId) ? installedChunks[chunkId] : undefined;
/******/ 			if(installedChunkData !== 0) { // 0 means "already installed".
/******/ 	
/******/ 				// a Promise means "currently loading".
/******/ 				if(installedChunkData) {
/******/ 					promises.push(installedChunkData[1]);
/******/ 				} else {
/******/ 					if(true) { // all chunks have JS
/******/ 						// setup Promise in chunk cache
/******/ 						var promise = import("./" + __nccwpck_require__.u(chunkId)).then(installChunk, (e) => {
/******/ 							if(installedChunks[chunkId] !== 0) installedChunks[chunkId] = undefined;
/******/ 							throw e;
/******/ 						});
/******/ 						var promise = Promise.race([promise, new Promise((resolve) => (installedChunkData = installedChunks[chunkId] = [resolve]))])
/******/ 						promises.push(installedChunkData[1] = promise);
/******/ 					}
/******/ 				}
/******/ 			}
/******/ 	};
/******/ 	
/******/ 	// no prefetching
/******/ 	
/******/ 	// no preloaded
/******/ 	
/******/ 	// no external install chunk
/******/ 	
/******/ 	// no on chunks loaded
/******/ })();
/******/ 
/************************************************************************/
var __webpack_exports__ = {};

// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  WJ: () => (/* reexport */ input_defaults/* INPUT_DEFAULTS */.W),
  Ay: () => (/* reexport */ operations/* STANDARD_PROFILE */.A),
  xv: () => (/* reexport */ version/* VERSION */.x),
  nr: () => (/* reexport */ ask_to_cancel/* askToCancel */.n),
  AC: () => (/* reexport */ delete_flow/* deleteFlow */.A),
  Qx: () => (/* reexport */ shape_fault/* describeFault */.Q),
  Y_: () => (/* reexport */ saved_runs/* describeUncancelled */.Y_),
  fT: () => (/* reexport */ variables/* describeVariables */.f),
  i1: () => (/* reexport */ likely/* formatLikely */.i1),
  lo: () => (/* reexport */ in_turn/* inTurn */.l),
  mG: () => (/* reexport */ markdown/* inline */.mG),
  Gv: () => (/* reexport */ json_object/* isObject */.G),
  TE: () => (/* reexport */ look_up/* lookUp */.T),
  aB: () => (/* reexport */ metric_limits/* mostConversations */.a),
  pA: () => (/* reexport */ nearest/* nearest */.pA),
  y9: () => (/* binding */ perform),
  NK: () => (/* reexport */ prompt_files/* readPromptFile */.N),
  yh: () => (/* reexport */ saved_runs/* readSavedRuns */.yh),
  Vp: () => (/* reexport */ run_url/* runUrl */.V),
  N1: () => (/* reexport */ v8_flags/* setV8Flag */.N),
  ni: () => (/* binding */ start),
  S0: () => (/* binding */ startCommand)
});

// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __nccwpck_require__(8500);
// EXTERNAL MODULE: ./node_modules/@actions/core/lib/core.js + 3 modules
var core = __nccwpck_require__(1604);
// EXTERNAL MODULE: external "os"
var external_os_ = __nccwpck_require__(857);
// EXTERNAL MODULE: external "fs"
var external_fs_ = __nccwpck_require__(9896);
;// CONCATENATED MODULE: ./node_modules/@actions/core/lib/summary.js
var __awaiter = (undefined && undefined.__awaiter) || function (thisArg, _arguments, P, generator) {
    function adopt(value) { return value instanceof P ? value : new P(function (resolve) { resolve(value); }); }
    return new (P || (P = Promise))(function (resolve, reject) {
        function fulfilled(value) { try { step(generator.next(value)); } catch (e) { reject(e); } }
        function rejected(value) { try { step(generator["throw"](value)); } catch (e) { reject(e); } }
        function step(result) { result.done ? resolve(result.value) : adopt(result.value).then(fulfilled, rejected); }
        step((generator = generator.apply(thisArg, _arguments || [])).next());
    });
};


const { access, appendFile, writeFile } = external_fs_.promises;
const SUMMARY_ENV_VAR = 'GITHUB_STEP_SUMMARY';
const SUMMARY_DOCS_URL = 'https://docs.github.com/actions/using-workflows/workflow-commands-for-github-actions#adding-a-job-summary';
class Summary {
    constructor() {
        this._buffer = '';
    }
    /**
     * Finds the summary file path from the environment, rejects if env var is not found or file does not exist
     * Also checks r/w permissions.
     *
     * @returns step summary file path
     */
    filePath() {
        return __awaiter(this, void 0, void 0, function* () {
            if (this._filePath) {
                return this._filePath;
            }
            const pathFromEnv = process.env[SUMMARY_ENV_VAR];
            if (!pathFromEnv) {
                throw new Error(`Unable to find environment variable for $${SUMMARY_ENV_VAR}. Check if your runtime environment supports job summaries.`);
            }
            try {
                yield access(pathFromEnv, external_fs_.constants.R_OK | external_fs_.constants.W_OK);
            }
            catch (_a) {
                throw new Error(`Unable to access summary file: '${pathFromEnv}'. Check if the file has correct read/write permissions.`);
            }
            this._filePath = pathFromEnv;
            return this._filePath;
        });
    }
    /**
     * Wraps content in an HTML tag, adding any HTML attributes
     *
     * @param {string} tag HTML tag to wrap
     * @param {string | null} content content within the tag
     * @param {[attribute: string]: string} attrs key-value list of HTML attributes to add
     *
     * @returns {string} content wrapped in HTML element
     */
    wrap(tag, content, attrs = {}) {
        const htmlAttrs = Object.entries(attrs)
            .map(([key, value]) => ` ${key}="${value}"`)
            .join('');
        if (!content) {
            return `<${tag}${htmlAttrs}>`;
        }
        return `<${tag}${htmlAttrs}>${content}</${tag}>`;
    }
    /**
     * Writes text in the buffer to the summary buffer file and empties buffer. Will append by default.
     *
     * @param {SummaryWriteOptions} [options] (optional) options for write operation
     *
     * @returns {Promise<Summary>} summary instance
     */
    write(options) {
        return __awaiter(this, void 0, void 0, function* () {
            const overwrite = !!(options === null || options === void 0 ? void 0 : options.overwrite);
            const filePath = yield this.filePath();
            const writeFunc = overwrite ? writeFile : appendFile;
            yield writeFunc(filePath, this._buffer, { encoding: 'utf8' });
            return this.emptyBuffer();
        });
    }
    /**
     * Clears the summary buffer and wipes the summary file
     *
     * @returns {Summary} summary instance
     */
    clear() {
        return __awaiter(this, void 0, void 0, function* () {
            return this.emptyBuffer().write({ overwrite: true });
        });
    }
    /**
     * Returns the current summary buffer as a string
     *
     * @returns {string} string of summary buffer
     */
    stringify() {
        return this._buffer;
    }
    /**
     * If the summary buffer is empty
     *
     * @returns {boolen} true if the buffer is empty
     */
    isEmptyBuffer() {
        return this._buffer.length === 0;
    }
    /**
     * Resets the summary buffer without writing to summary file
     *
     * @returns {Summary} summary instance
     */
    emptyBuffer() {
        this._buffer = '';
        return this;
    }
    /**
     * Adds raw text to the summary buffer
     *
     * @param {string} text content to add
     * @param {boolean} [addEOL=false] (optional) append an EOL to the raw text (default: false)
     *
     * @returns {Summary} summary instance
     */
    addRaw(text, addEOL = false) {
        this._buffer += text;
        return addEOL ? this.addEOL() : this;
    }
    /**
     * Adds the operating system-specific end-of-line marker to the buffer
     *
     * @returns {Summary} summary instance
     */
    addEOL() {
        return this.addRaw(external_os_.EOL);
    }
    /**
     * Adds an HTML codeblock to the summary buffer
     *
     * @param {string} code content to render within fenced code block
     * @param {string} lang (optional) language to syntax highlight code
     *
     * @returns {Summary} summary instance
     */
    addCodeBlock(code, lang) {
        const attrs = Object.assign({}, (lang && { lang }));
        const element = this.wrap('pre', this.wrap('code', code), attrs);
        return this.addRaw(element).addEOL();
    }
    /**
     * Adds an HTML list to the summary buffer
     *
     * @param {string[]} items list of items to render
     * @param {boolean} [ordered=false] (optional) if the rendered list should be ordered or not (default: false)
     *
     * @returns {Summary} summary instance
     */
    addList(items, ordered = false) {
        const tag = ordered ? 'ol' : 'ul';
        const listItems = items.map(item => this.wrap('li', item)).join('');
        const element = this.wrap(tag, listItems);
        return this.addRaw(element).addEOL();
    }
    /**
     * Adds an HTML table to the summary buffer
     *
     * @param {SummaryTableCell[]} rows table rows
     *
     * @returns {Summary} summary instance
     */
    addTable(rows) {
        const tableBody = rows
            .map(row => {
            const cells = row
                .map(cell => {
                if (typeof cell === 'string') {
                    return this.wrap('td', cell);
                }
                const { header, data, colspan, rowspan } = cell;
                const tag = header ? 'th' : 'td';
                const attrs = Object.assign(Object.assign({}, (colspan && { colspan })), (rowspan && { rowspan }));
                return this.wrap(tag, data, attrs);
            })
                .join('');
            return this.wrap('tr', cells);
        })
            .join('');
        const element = this.wrap('table', tableBody);
        return this.addRaw(element).addEOL();
    }
    /**
     * Adds a collapsable HTML details element to the summary buffer
     *
     * @param {string} label text for the closed state
     * @param {string} content collapsable content
     *
     * @returns {Summary} summary instance
     */
    addDetails(label, content) {
        const element = this.wrap('details', this.wrap('summary', label) + content);
        return this.addRaw(element).addEOL();
    }
    /**
     * Adds an HTML image tag to the summary buffer
     *
     * @param {string} src path to the image you to embed
     * @param {string} alt text description of the image
     * @param {SummaryImageOptions} options (optional) addition image attributes
     *
     * @returns {Summary} summary instance
     */
    addImage(src, alt, options) {
        const { width, height } = options || {};
        const attrs = Object.assign(Object.assign({}, (width && { width })), (height && { height }));
        const element = this.wrap('img', null, Object.assign({ src, alt }, attrs));
        return this.addRaw(element).addEOL();
    }
    /**
     * Adds an HTML section heading element
     *
     * @param {string} text heading text
     * @param {number | string} [level=1] (optional) the heading level, default: 1
     *
     * @returns {Summary} summary instance
     */
    addHeading(text, level) {
        const tag = `h${level}`;
        const allowedTag = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].includes(tag)
            ? tag
            : 'h1';
        const element = this.wrap(allowedTag, text);
        return this.addRaw(element).addEOL();
    }
    /**
     * Adds an HTML thematic break (<hr>) to the summary buffer
     *
     * @returns {Summary} summary instance
     */
    addSeparator() {
        const element = this.wrap('hr', null);
        return this.addRaw(element).addEOL();
    }
    /**
     * Adds an HTML line break (<br>) to the summary buffer
     *
     * @returns {Summary} summary instance
     */
    addBreak() {
        const element = this.wrap('br', null);
        return this.addRaw(element).addEOL();
    }
    /**
     * Adds an HTML blockquote to the summary buffer
     *
     * @param {string} text quote text
     * @param {string} cite (optional) citation url
     *
     * @returns {Summary} summary instance
     */
    addQuote(text, cite) {
        const attrs = Object.assign({}, (cite && { cite }));
        const element = this.wrap('blockquote', text, attrs);
        return this.addRaw(element).addEOL();
    }
    /**
     * Adds an HTML anchor tag to the summary buffer
     *
     * @param {string} text link text/content
     * @param {string} href hyperlink
     *
     * @returns {Summary} summary instance
     */
    addLink(text, href) {
        const element = this.wrap('a', text, { href });
        return this.addRaw(element).addEOL();
    }
}
const _summary = new Summary();
/**
 * @deprecated use `core.summary`
 */
const markdownSummary = (/* unused pure expression or super */ null && (_summary));
const summary = _summary;
//# sourceMappingURL=summary.js.map
// EXTERNAL MODULE: ./core/text/log-line.js
var log_line = __nccwpck_require__(6977);
// EXTERNAL MODULE: ./core/text/secret-mask.js
var secret_mask = __nccwpck_require__(3971);
// EXTERNAL MODULE: ./core/text/strip.js
var strip = __nccwpck_require__(4738);
// EXTERNAL MODULE: ./runner/parts-of-secret.js
var parts_of_secret = __nccwpck_require__(7948);
;// CONCATENATED MODULE: ./runner/github-runner.js





/** The platform's limit on an annotation's message, in UTF-16 units. */
const MAX_ANNOTATION_UNITS = 4096;
/** The platform keeps so many annotations of a level and step. */
const MAX_ANNOTATIONS = 10;
const HOW_TO_GIVE_KEY = `store the key as a secret of this repository and pass it, as in api-key: \${{ secrets.SIMULATION_API_KEY }} (a secret that does not exist is passed as an empty text)`;
const TITLE = 'Simulation Gate';
/** What speaks the runner's protocol. Each function by its name, so that a bundler drops the others. */
const TOOLKIT = {
    debug: core/* debug */.Yz,
    endGroup: core/* endGroup */.N4,
    error: core/* error */.z3,
    getInput: core/* getInput */.V4,
    getState: core/* getState */.Gu,
    info: core/* info */.pq,
    isDebug: core/* isDebug */._o,
    notice: core/* notice */.lm,
    saveState: core/* saveState */.LZ,
    setOutput: core/* setOutput */.uH,
    setSecret: core/* setSecret */.Pq,
    startGroup: core/* startGroup */.Oh,
    summary: summary,
    warning: core/* warning */.$e,
};
/**
 * The runner of GitHub Actions, spoken to through `@actions/core`. What that does not do is done
 * here: service text becomes harmless in the log, secrets are hidden in every form, annotations are
 * counted, and a file that cannot be written costs no more than what it was for.
 */
function createRunner(env, toolkit = TOOLKIT) {
    return new GithubRunner(env, toolkit);
}
class GithubRunner {
    isDebug;
    howToGiveKey = HOW_TO_GIVE_KEY;
    howToGiveToken = 'leave it out, or give a token';
    isLive = false;
    secrets = new secret_mask/* SecretMask */.f();
    #env;
    #core;
    #annotated = { error: 0, warning: 0, notice: 0 };
    #stateIsLost = false;
    constructor(env, toolkit) {
        this.#env = env;
        this.#core = toolkit;
        this.isDebug = toolkit.isDebug();
    }
    getInput(name) {
        return this.#core.getInput(name, { trimWhitespace: false });
    }
    givenInputs() {
        return Object.keys(this.#env).flatMap((name) => /^INPUT_(.+)$/s.exec(name)?.[1] ?? []);
    }
    getState(name) {
        return this.#core.getState(name);
    }
    maskSecret(value) {
        const parts = (0,parts_of_secret/* partsOfSecret */.Y)(value);
        for (const part of parts)
            this.#core.setSecret(part);
        this.secrets.add(...parts);
    }
    info(text) {
        const lines = this.#lines(text);
        if (!isBlank(lines))
            this.#core.info(lines.join('\n'));
    }
    debug(text) {
        if (!this.isDebug)
            return;
        const lines = this.#lines(text);
        if (isBlank(lines))
            return;
        for (const line of lines)
            this.#core.debug(line);
    }
    /** A log has lines only. */
    showLive() { }
    group(title, lines) {
        const body = lines.flatMap((line) => this.#lines(line));
        if (isBlank(body))
            return;
        this.#core.startGroup(this.#lines(title).join(' '));
        this.#core.info(body.join('\n'));
        this.#core.endGroup();
    }
    annotate(level, message) {
        const lines = this.#lines(message);
        if (isBlank(lines))
            return;
        this.#core[level]((0,strip/* clip */.$Q)(lines.join('\n'), MAX_ANNOTATION_UNITS), { title: TITLE });
        this.#annotated[level] += 1;
    }
    annotationsLeft(level) {
        return Math.max(MAX_ANNOTATIONS - this.#annotated[level], 0);
    }
    setOutput(name, value) {
        // Without the file the toolkit would issue a command that the runner obeys no longer.
        if (!this.#env.GITHUB_OUTPUT) {
            this.debug(`output ${name} is not set: there is no GITHUB_OUTPUT`);
            return;
        }
        this.#core.setOutput(name, this.secrets.hide(value));
    }
    saveState(name, value) {
        if (!this.#env.GITHUB_STATE) {
            this.debug(`state ${name} is not saved: there is no GITHUB_STATE`);
            return;
        }
        try {
            this.#core.saveState(name, this.secrets.hide(value));
        }
        catch (error) {
            if (this.#stateIsLost)
                return;
            this.#stateIsLost = true;
            this.annotate('warning', `the state for the post step could not be saved, so it will not know what this step leaves behind: ${messageOf(error)}`);
        }
    }
    async writeSummary(markdown) {
        if (!this.#env.GITHUB_STEP_SUMMARY) {
            this.debug('the job summary is not written: there is no GITHUB_STEP_SUMMARY');
            return;
        }
        const { summary } = this.#core;
        summary.addRaw(this.secrets.hideInMarkup(markdown));
        try {
            await summary.write();
        }
        catch (error) {
            this.annotate('warning', `the job summary could not be written: ${messageOf(error)}`);
        }
    }
    #lines(text) {
        return (0,log_line/* plainLines */.y)(this.secrets.hide(text));
    }
}
function isBlank(lines) {
    return lines.every((line) => line.trim() === '');
}
function messageOf(error) {
    return error instanceof Error ? error.message : String(error);
}

// EXTERNAL MODULE: ./step/stops.js
var stops = __nccwpck_require__(2494);
;// CONCATENATED MODULE: ./step/process.js
/** The real world: this process, its environment, its clock and its signals. */



/** Epoch milliseconds from the monotonic clock, so that a clock that is set cannot move a deadline. */
const monotonicClock = {
    now: () => performance.timeOrigin + performance.now(),
    async sleep(ms, signal) {
        try {
            await (0,promises_.setTimeout)(ms, undefined, { signal });
        }
        catch {
            throw signal.reason;
        }
    },
};
/** Everything that an action touches, for real. Listens for the runner's cancel signals from now on. */
function realWorld() {
    const cancel = new AbortController();
    for (const signal of ['SIGINT', 'SIGTERM']) {
        process.on(signal, () => cancel.abort(new stops/* Cancelled */.cJ(signal)));
    }
    // A log that nobody reads any more must not end the gate half way.
    for (const stream of [process.stdout, process.stderr])
        stream.on('error', () => { });
    return {
        env: process.env,
        clock: monotonicClock,
        random: Math.random,
        runner: createRunner(process.env),
        workflow: async () => (await __nccwpck_require__.e(/* import() */ 585).then(__nccwpck_require__.bind(__nccwpck_require__, 585))).context,
        cancelled: cancel.signal,
    };
}
/**
 * Ends the process once its log is written, which goes on after the writing functions have returned
 * where the reader lags behind. An open connection must not keep the step alive.
 */
async function endProcess(exitCode) {
    process.exitCode = exitCode;
    for (const stream of [process.stdout, process.stderr]) {
        await new Promise((written) => stream.write('', written));
    }
    process.exit();
}

// EXTERNAL MODULE: ./step/action.js
var step_action = __nccwpck_require__(5761);
// EXTERNAL MODULE: ./service/operations.js
var operations = __nccwpck_require__(4204);
// EXTERNAL MODULE: ./step/connect.js
var connect = __nccwpck_require__(501);
// EXTERNAL MODULE: ./step/wait.js + 1 modules
var wait = __nccwpck_require__(8396);
;// CONCATENATED MODULE: ./step/action-step.js




const MAX_POLL_INTERVAL_MS = 10_000;
/** The step of an action beside the gate, while its work goes on. */
class ActionStep {
    env;
    runner;
    clock;
    cancelled;
    report;
    profile;
    /** The wait that was begun last. */
    waiting = null;
    #access;
    #world;
    #client;
    constructor(access, report, world) {
        this.#access = access;
        this.#world = world;
        this.report = report;
        this.profile = access.profile ?? operations/* STANDARD_PROFILE */.A;
        this.env = world.env;
        this.runner = world.runner;
        this.clock = world.clock;
        this.cancelled = world.cancelled;
    }
    connect() {
        this.#client ??= (0,connect/* connect */.N)(this.#access, this.#world);
        return this.#client;
    }
    wait(settings) {
        const whole = { ...settings, maxPollIntervalMs: MAX_POLL_INTERVAL_MS };
        this.waiting = new wait/* Wait */.s(whole, this.clock, this.cancelled);
        return this.waiting;
    }
    async perform(work) {
        // A signal that came in while the code was loading is told in the next turn of the event loop.
        await (0,promises_.setImmediate)();
        this.cancelled.throwIfAborted();
        await work(this);
    }
}

// EXTERNAL MODULE: ./step/conclude-action.js
var conclude_action = __nccwpck_require__(8305);
// EXTERNAL MODULE: ./step/inputs/event.js
var inputs_event = __nccwpck_require__(5809);
// EXTERNAL MODULE: ./step/inputs/input-form.js + 2 modules
var input_form = __nccwpck_require__(7301);
// EXTERNAL MODULE: ./step/inputs/service-access.js + 1 modules
var service_access = __nccwpck_require__(2122);
;// CONCATENATED MODULE: ./step/run-action.js







/** Runs an action once and gives its exit code. Never rejects: a fault of ours is told as an error. */
async function runAction(action, world) {
    const { env, runner, cancelled } = world;
    const apiKey = runner.getInput('api-key');
    if (apiKey !== '')
        runner.maskSecret(apiKey);
    const report = new step_action/* StepReport */.f();
    let step;
    let summary;
    try {
        const form = new input_form/* InputForm */.Vs(runner, action.defaults);
        const given = (0,service_access/* readGivenAccess */.C2)(form, await (0,service_access/* readServiceProfile */.f1)(runner));
        const access = (0,service_access/* requireAccess */.wo)(given, form, (0,inputs_event/* readPullRequestOrigin */.X)(env), 'give the step an if:');
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
        const { rule, message } = (0,stops/* explain */.WE)(error, step?.waiting?.facts ?? null, action.meant);
        if (rule === 'internal')
            runner.debug((0,stops/* stackOf */.US)(error));
        report.errors.push(message);
    }
    return (0,conclude_action/* concludeAction */.O)(action, report, {
        runner,
        // Where the input is faulty, that is told there as well.
        summary: summary ?? true,
        cancelled: cancelled.aborted,
    });
}

// EXTERNAL MODULE: ./core/json-object.js
var json_object = __nccwpck_require__(9276);
// EXTERNAL MODULE: ./core/metric-limits.js
var metric_limits = __nccwpck_require__(297);
// EXTERNAL MODULE: ./core/shape-fault.js
var shape_fault = __nccwpck_require__(7754);
// EXTERNAL MODULE: ./core/text/markdown.js
var markdown = __nccwpck_require__(9971);
// EXTERNAL MODULE: ./core/text/nearest.js
var nearest = __nccwpck_require__(9890);
// EXTERNAL MODULE: ./core/version.js + 1 modules
var version = __nccwpck_require__(7270);
// EXTERNAL MODULE: ./flows/delete-flow.js
var delete_flow = __nccwpck_require__(1224);
// EXTERNAL MODULE: ./gate/delivery/prompt-files.js
var prompt_files = __nccwpck_require__(7135);
// EXTERNAL MODULE: ./gate/inputs/input-defaults.js
var input_defaults = __nccwpck_require__(1641);
// EXTERNAL MODULE: ./gate/inputs/variables.js + 1 modules
var variables = __nccwpck_require__(8504);
// EXTERNAL MODULE: ./gate/runs/ask-to-cancel.js
var ask_to_cancel = __nccwpck_require__(1107);
// EXTERNAL MODULE: ./gate/runs/saved-runs.js
var saved_runs = __nccwpck_require__(9861);
// EXTERNAL MODULE: ./http/v8-flags.js
var v8_flags = __nccwpck_require__(2733);
// EXTERNAL MODULE: ./report/likely.js
var likely = __nccwpck_require__(4771);
// EXTERNAL MODULE: ./report/run-url.js
var run_url = __nccwpck_require__(6810);
// EXTERNAL MODULE: ./step/in-turn.js
var in_turn = __nccwpck_require__(9394);
// EXTERNAL MODULE: ./step/look-up.js
var look_up = __nccwpck_require__(7480);
;// CONCATENATED MODULE: ./entries/main.js


const ENTRIES = {
    gate: () => Promise.all(/* import() */[__nccwpck_require__.e(245), __nccwpck_require__.e(971), __nccwpck_require__.e(131)]).then(__nccwpck_require__.bind(__nccwpck_require__, 6131)),
    'gate-post': () => __nccwpck_require__.e(/* import() */ 752).then(__nccwpck_require__.bind(__nccwpck_require__, 3752)),
    'ingest-calls': () => __nccwpck_require__.e(/* import() */ 154).then(__nccwpck_require__.bind(__nccwpck_require__, 154)),
    'collect-metrics': () => __nccwpck_require__.e(/* import() */ 33).then(__nccwpck_require__.bind(__nccwpck_require__, 5033)),
    'delete-flows': () => __nccwpck_require__.e(/* import() */ 220).then(__nccwpck_require__.bind(__nccwpck_require__, 2220)),
    'find-simulation': () => __nccwpck_require__.e(/* import() */ 886).then(__nccwpck_require__.bind(__nccwpck_require__, 3886)),
    'merge-reports': () => Promise.all(/* import() */[__nccwpck_require__.e(245), __nccwpck_require__.e(971), __nccwpck_require__.e(672)]).then(__nccwpck_require__.bind(__nccwpck_require__, 7672)),
    'track-themes': () => __nccwpck_require__.e(/* import() */ 160).then(__nccwpck_require__.bind(__nccwpck_require__, 160)),
};
/** Runs one action, or its post step, and ends the process. `name` is that of a file beside this one. */
async function start(name) {
    const world = realWorld();
    await endProcess(await perform(name, world));
}
/**
 * Runs the command that its arguments ask for, and ends the process.
 *
 * @param launcher address of the file in dist/ that was started
 */
async function startCommand(launcher) {
    const world = realWorld();
    const { runCommandHere } = await Promise.all(/* import() */[__nccwpck_require__.e(915), __nccwpck_require__.e(483), __nccwpck_require__.e(354), __nccwpck_require__.e(631)]).then(__nccwpck_require__.bind(__nccwpck_require__, 5631));
    await endProcess(await runCommandHere(launcher, world, perform));
}
/** Runs one action, or its post step, and gives the exit code. */
async function perform(name, world) {
    const load = ENTRIES[name];
    if (load === undefined)
        throw new Error(`There is no action ${name}.`);
    const entry = await load();
    return 'run' in entry ? entry.run(world) : runAction(entry.action, world);
}
// What two actions use would stand in the part of each; as an export of the bundle it stands here.



















var __webpack_exports__INPUT_DEFAULTS = __webpack_exports__.WJ;
var __webpack_exports__STANDARD_PROFILE = __webpack_exports__.Ay;
var __webpack_exports__VERSION = __webpack_exports__.xv;
var __webpack_exports__askToCancel = __webpack_exports__.nr;
var __webpack_exports__deleteFlow = __webpack_exports__.AC;
var __webpack_exports__describeFault = __webpack_exports__.Qx;
var __webpack_exports__describeUncancelled = __webpack_exports__.Y_;
var __webpack_exports__describeVariables = __webpack_exports__.fT;
var __webpack_exports__formatLikely = __webpack_exports__.i1;
var __webpack_exports__inTurn = __webpack_exports__.lo;
var __webpack_exports__inline = __webpack_exports__.mG;
var __webpack_exports__isObject = __webpack_exports__.Gv;
var __webpack_exports__lookUp = __webpack_exports__.TE;
var __webpack_exports__mostConversations = __webpack_exports__.aB;
var __webpack_exports__nearest = __webpack_exports__.pA;
var __webpack_exports__perform = __webpack_exports__.y9;
var __webpack_exports__readPromptFile = __webpack_exports__.NK;
var __webpack_exports__readSavedRuns = __webpack_exports__.yh;
var __webpack_exports__runUrl = __webpack_exports__.Vp;
var __webpack_exports__setV8Flag = __webpack_exports__.N1;
var __webpack_exports__start = __webpack_exports__.ni;
var __webpack_exports__startCommand = __webpack_exports__.S0;
export { __webpack_exports__INPUT_DEFAULTS as INPUT_DEFAULTS, __webpack_exports__STANDARD_PROFILE as STANDARD_PROFILE, __webpack_exports__VERSION as VERSION, __webpack_exports__askToCancel as askToCancel, __webpack_exports__deleteFlow as deleteFlow, __webpack_exports__describeFault as describeFault, __webpack_exports__describeUncancelled as describeUncancelled, __webpack_exports__describeVariables as describeVariables, __webpack_exports__formatLikely as formatLikely, __webpack_exports__inTurn as inTurn, __webpack_exports__inline as inline, __webpack_exports__isObject as isObject, __webpack_exports__lookUp as lookUp, __webpack_exports__mostConversations as mostConversations, __webpack_exports__nearest as nearest, __webpack_exports__perform as perform, __webpack_exports__readPromptFile as readPromptFile, __webpack_exports__readSavedRuns as readSavedRuns, __webpack_exports__runUrl as runUrl, __webpack_exports__setV8Flag as setV8Flag, __webpack_exports__start as start, __webpack_exports__startCommand as startCommand };
