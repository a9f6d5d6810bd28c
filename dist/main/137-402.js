"use strict";
module.exports = {

/***/ 111:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    b: () => (  learnedIntervalMs),
    r: () => (  expectEnd)
  });
const USUAL_DEVIATION = 0.1;
const USUAL_WEIGHT = 3;
const LOOK_MS = 100;
const OVERDUE_SHARE = 0.001;
const STEP = 1.15;
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

/***/ 7058:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    H: () => (  nextPoll),
    y: () => (  intervalMs)
  });
  var _expected_end_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(111);

const MIN_INTERVAL_MS = 1_000;
const SHARE_OF_WAITED = 0.2;
const LAST_LOOK_MS = 1_000;
const MIN_GAP_MS = 100;
const REST_SHARE = 0.9;
const FORGIVEN_MS = 100;
function intervalMs(waitedMs, maxIntervalMs, minIntervalMs = MIN_INTERVAL_MS) {
    return Math.min(Math.max(waitedMs * SHARE_OF_WAITED, minIntervalMs), maxIntervalMs);
}
function nextPoll(state) {
    const { startedMs, deadlineMs, maxIntervalMs, nowMs, expected = null } = state;
    const minIntervalMs = state.minIntervalMs ?? MIN_INTERVAL_MS;
    const waitedMs = Math.max(0, nowMs - startedMs);
    const leftMs = deadlineMs - startedMs - waitedMs;
    if (leftMs <= 0)
        return { kind: 'expired' };
    if (leftMs <= LAST_LOOK_MS)
        return { kind: 'wait', ms: leftMs, dueMs: nowMs + leftMs };
    const untilLastLookMs = leftMs - LAST_LOOK_MS;
    const bounds = { minMs: minIntervalMs, maxMs: maxIntervalMs };
    const learnedMs = expected === null ? null : (0,_expected_end_js__WEBPACK_IMPORTED_MODULE_0__  .b)(nowMs, expected, bounds);
    const { lookedMs = nowMs, answeredMs = nowMs, dueMs = lookedMs } = state;
    const lateMs = Math.min(Math.max(0, lookedMs - dueMs), FORGIVEN_MS);
    const sinceDueMs = Math.max(0, nowMs - lookedMs) + lateMs;
    const intervalLeftMs = intervalMs(waitedMs - sinceDueMs, maxIntervalMs, minIntervalMs) - sinceDueMs;
    const restLeftMs = minIntervalMs * REST_SHARE - Math.max(0, nowMs - answeredMs);
    const pauseMs = learnedMs ?? Math.max(intervalLeftMs, restLeftMs);
    const ms = Math.max(MIN_GAP_MS, Math.min(pauseMs, untilLastLookMs));
    return { kind: 'wait', ms, dueMs: nowMs + (learnedMs ?? intervalLeftMs) };
}


/***/ }),

/***/ 6477:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    s: () => (  Wait)
  });
  var _core_duration_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1619);
  var _core_poll_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7058);
  var _stops_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3743);
  var _trouble_log_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9350);




const MANY_REFUSALS = 3;
const LONGEST_INTERVAL_MS = 60_000;
class Wait {
    lastSeen = 'nothing yet';
    settings;
    #clock;
    #signal;
    #sinceMs;
    #startedMs;
    #dueMs;
    #lookedMs;
    #sentMs;
    #answeredMs;
    #toldMs = 0;
    #crowd;
    constructor(settings, clock, signal, sinceMs = clock.now(), { sentMs, answeredMs } = { sentMs: sinceMs, answeredMs: sinceMs }) {
        this.settings = settings;
        this.#crowd = settings.crowd ?? { refusals: 0 };
        this.#clock = clock;
        this.#signal = signal;
        this.#startedMs = sentMs;
        this.#dueMs = sentMs;
        this.#lookedMs = sentMs;
        this.#sentMs = sentMs;
        this.#answeredMs = answeredMs;
        this.#sinceMs = sinceMs;
    }
    goOn(settings) {
        return new Wait(settings, this.#clock, this.#signal, this.#sinceMs, this.#last);
    }
    follow(settings) {
        return new Wait(settings, this.#clock, this.#signal, this.#answeredMs, this.#last);
    }
    get #last() {
        return { sentMs: this.#sentMs, answeredMs: this.#answeredMs };
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
    get context() {
        const deadlineMs = this.#sinceMs + this.settings.limitMs;
        const putOff = () => {
            this.#crowd.refusals += 1;
            return deadlineMs;
        };
        const onAnswer = (sentMs) => {
            this.#sentMs = sentMs;
            this.#answeredMs = this.#clock.now();
        };
        return { signal: this.#signal, deadlineMs, putOff, onAnswer };
    }
    see(state, tell) {
        const nowMs = this.#clock.now();
        if (state === this.lastSeen && nowMs - this.#toldMs < _trouble_log_js__WEBPACK_IMPORTED_MODULE_2__  .u)
            return;
        this.lastSeen = state;
        this.#toldMs = nowMs;
        tell(`${state}${this.progress}`);
    }
    get progress() {
        return ` (${(0,_core_duration_js__WEBPACK_IMPORTED_MODULE_0__  .a)(this.waitedMs)} so far, ${(0,_core_duration_js__WEBPACK_IMPORTED_MODULE_0__  .a)(this.leftMs)} left of ${this.settings.input})`;
    }
    async pause(expected = null) {
        const { deadlineMs } = this.context;
        const nowMs = this.#clock.now();
        const [dueMs, lookedMs] = [this.#dueMs, this.#lookedMs];
        const answeredMs = this.#answeredMs < lookedMs ? nowMs : this.#answeredMs;
        const step = (0,_core_poll_js__WEBPACK_IMPORTED_MODULE_3__  .H)({
            deadlineMs,
            nowMs,
            dueMs,
            lookedMs,
            answeredMs,
            ...this.#pace(expected),
        });
        if (step.kind === 'wait') {
            this.#dueMs = step.dueMs;
            const slept = this.#clock.sleep(step.ms, this.#signal);
            this.settings.meanwhile?.();
            await slept;
        }
        this.#lookedMs = this.#clock.now();
        if (step.kind === 'expired' || nowMs + step.ms >= deadlineMs) {
            throw new _stops_js__WEBPACK_IMPORTED_MODULE_1__  .C9('timeout', 'the time for waiting ran out');
        }
    }
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


/***/ })

};
