"use strict";
module.exports = {

/***/ 4594:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    Jj: () => (  cut),
    TM: () => (  firstLine),
    mr: () => (  parseJsonOrNull)
  });
const MAX_INSPECTED_CHARACTERS = 16_384;
const MAX_LINE_CHARACTERS = 200;
const INLINE_TAGS = /<\/?(?:a|abbr|b|bdi|code|em|font|i|kbd|small|span|strong|tt|u)\b[^>]*(?:>|$)/gi;
const ENTITIES = {
    '&lt;': '<',
    '&gt;': '>',
    '&quot;': '"',
    '&#39;': "'",
    '&apos;': "'",
    '&amp;': '&',
};
function firstLine(body, mask) {
    const text = mask.hide(body).slice(0, MAX_INSPECTED_CHARACTERS).trim();
    const line = linesOf(text).find((candidate) => candidate !== '') ?? '';
    return cut(mask.hide(line), MAX_LINE_CHARACTERS);
}
function cut(text, maxCharacters) {
    if (text.length <= maxCharacters)
        return text;
    const characters = Array.from(text.slice(0, 2 * maxCharacters + 2));
    return characters.length <= maxCharacters
        ? text
        : `${characters.slice(0, maxCharacters).join('')}\u2026`;
}
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
function textOfHtml(html) {
    const text = html
        .replace(/<!--[\s\S]*?(?:-->|$)/g, '')
        .replace(/<(script|style)\b[\s\S]*?(?:<\/\1\s*>|$)/gi, '')
        .replace(INLINE_TAGS, '')
        .replace(/<[^>]*(?:>|$)/g, '\n');
    return Object.entries(ENTITIES).reduce((decoded, [entity, character]) => decoded.replaceAll(entity, character), text);
}


/***/ }),

/***/ 9406:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

  var parseHttpDate = (function parseHttpDate(text) {
    if (!/^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)[a-z]*,? .*\d\d:\d\d:\d\d/.test(text))
        return undefined;
    const dateMs = Date.parse(text.endsWith('GMT') ? text : `${text} GMT`);
    return Number.isNaN(dateMs) ? undefined : dateMs;
});
__webpack_require__.d(__webpack_exports__, {
    Lo: () => (  askedPauseMs),
    M$: () => (  planRetry),
    m6: (() => (  parseHttpDate)),
    mu: () => (  parseRetryAfter),
    xg: () => (  mayRepeat)
  });
  var _answer_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4594);
  var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2557);
const UNREACHABLE_AFTER_MS = 120_000;
const UNRESOLVED_AFTER_MS = 30_000;
const BACKOFF_BASE_MS = 500;
const BACKOFF_CAP_MS = 20_000;
const SHARE_OF_SINCE = 0.6;
const LONGEST_BACKOFF_MS = 5 * 60_000;
const LAST_ATTEMPT_MS = 1_000;
const LONGEST_TIMER_MS = 2 ** 31 - 1;
const LACKING_ATTEMPTS = 3;
const MAX_RETRY_AFTER_CHARACTERS = 40;
function mayRepeat(retry, error) {
    const { kind, status = 0, mayHaveBeenTaken } = error;
    switch (kind) {
        case 'connection':
        case 'timeout':
        case 'unresolved':
            return retry === 'safe' || !mayHaveBeenTaken;
        case 'status':
            if (status === 429)
                return !(0,_errors_js__WEBPACK_IMPORTED_MODULE_1__  .Fh)(error);
            return retry === 'safe' && (status === 408 || status === 425 || status >= 500);
        default:
            return false;
    }
}
function planRetry(error, state, random) {
    const { attempt, startedMs, nowMs, deadlineMs, everAnswered, mayLack } = state;
    if (mayLack && error.status === 501 && attempt >= LACKING_ATTEMPTS) {
        return { kind: 'give-up', error };
    }
    const leftMs = deadlineMs - nowMs;
    const askedMs = askedPauseMs(error, nowMs);
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
    const isCrowd = error.status === 429 && state.refusals > 1;
    const wantedMs = isCrowd ? askedMs + backoffMs : Math.max(backoffMs, askedMs);
    const pauseMs = Math.max(Math.min(wantedMs, limitMs), askedMs);
    return { kind: 'wait', ms: Math.min(pauseMs, LONGEST_TIMER_MS) };
}
function highestBackoff({ status }, state) {
    const { attempt, nowMs, refusals, sinceMs } = state;
    if (status !== 429)
        return Math.min(BACKOFF_CAP_MS, BACKOFF_BASE_MS * 2 ** (attempt - 1));
    const longest = Math.min((nowMs - sinceMs) * SHARE_OF_SINCE, LONGEST_BACKOFF_MS);
    return Math.min(Math.max(longest, BACKOFF_CAP_MS), BACKOFF_BASE_MS * 2 ** Math.max(refusals, attempt - 1));
}
function askedPauseMs({ retryAfter, sentMs }, nowMs) {
    return parseRetryAfter(retryAfter, sentMs ?? nowMs) ?? 0;
}
function parseRetryAfter(value, nowMs) {
    const text = value?.trim() ?? '';
    const parts = text.split(',').map((part) => part.trim());
    if (parts.every((part) => /^\d+(?:\.\d+)?$/.test(part))) {
        return Math.max(...parts.map(Number)) * 1_000;
    }
    const dateMs = parseHttpDate(text);
    return dateMs === undefined ? null : Math.max(0, dateMs - nowMs);
}

function neverReached(last, patienceMs) {
    const { kind, proxyVariable } = last;
    const setting = proxyVariable ?? 'base-url';
    return ended(last, kind, `given up after ${patienceMs / 1_000} s, since nothing at this address has answered yet: check ${setting}`);
}
function refusedTooLong(last) {
    const asked = (0,_answer_text_js__WEBPACK_IMPORTED_MODULE_0__  .Jj)(`${last.retryAfter}`, MAX_RETRY_AFTER_CHARACTERS);
    return ended(last, 'deadline', `its Retry-After (${asked}) lies past the deadline of the wait`);
}
function outOfTime(last) {
    return ended(last, 'deadline', 'no time is left for another attempt');
}
function ended(last, kind, why) {
    const { operation, problem, mayHaveBeenTaken } = last;
    return new _errors_js__WEBPACK_IMPORTED_MODULE_1__  ._7({
        kind,
        operation,
        problem: `${problem.replace(/\.$/, '')}; ${why}`,
        mayHaveBeenTaken,
        cause: last,
    });
}


/***/ }),

/***/ 2845:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

  var checkShape = (function checkShape(schema, value, operation, pointer) {
    return check(schema, value, operation, (path) => pointer + (0,_core_shape_fault_js__WEBPACK_IMPORTED_MODULE_1__  .r)(path));
});
var checkGathered = (function checkGathered(schema, answer, operation, pointers) {
    const gathered = Object.fromEntries(Object.entries(pointers).map((([name, pointer]) => [name, resolvePointer(answer, pointer)])));
    return check(schema, gathered, operation, ([name, ...rest]) => `${pointers[String(name)]}${(0,_core_shape_fault_js__WEBPACK_IMPORTED_MODULE_1__  .r)(rest)}`);
});
var keepFitting = (function keepFitting(schema, value, pointer, leftOut) {
    if (value === undefined || value === null)
        return null;
    const root = { value };
    for (let told = 0;;) {
        const parsed = schema.safeParse(root.value);
        if (parsed.success)
            return parsed.data;
        const { issues } = parsed.error;
        for (const issue of issues.slice(0, MAX_NOTICES - told)) {
            leftOut((0,_core_shape_fault_js__WEBPACK_IMPORTED_MODULE_1__  .Q)(issue, root.value, pointer + (0,_core_shape_fault_js__WEBPACK_IMPORTED_MODULE_1__  .r)(issue.path)));
        }
        told = Math.min(MAX_NOTICES, told + issues.length);
        takeOut(root, issues.map(({ path }) => ['value', ...path]));
        if (root.value === undefined)
            return null;
    }
});
var resolvePointer = (function resolvePointer(document, pointer) {
    const path = pointer
        .split('/')
        .slice(1)
        .map(((segment) => segment.replaceAll('~1', '/').replaceAll('~0', '~')));
    return (0,_core_json_object_js__WEBPACK_IMPORTED_MODULE_2__  .f)(document, path);
});
var check = (function check(schema, value, operation, locate) {
    const parsed = schema.safeParse(value);
    if (parsed.success)
        return parsed.data;
    const { issues } = parsed.error;
    const listed = issues
        .slice(0, MAX_LISTED_FAULTS)
        .map((issue) => (0,_core_shape_fault_js__WEBPACK_IMPORTED_MODULE_1__  .Q)(issue, value, locate(issue.path)));
    if (issues.length > listed.length)
        listed.push(`and ${issues.length - listed.length} more`);
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__  ._7({
        kind: 'shape',
        operation,
        problem: `not as specified: ${listed.join('; ')}`,
        mayHaveBeenTaken: true,
    });
});
__webpack_require__.d(__webpack_exports__, {
    C$: () => (  checkAt),
    cj: (() => (  resolvePointer)),
    eA: (() => (  checkShape)),
    rP: (() => (  checkGathered)),
    z6: (() => (  keepFitting))
  });
  var _core_json_object_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8009);
  var _core_shape_fault_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7207);
  var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2557);



const MAX_LISTED_FAULTS = 50;
const MAX_NOTICES = 20;

function checkAt(pointer, schema, answer, operation) {
    return checkShape(schema, resolvePointer(answer, pointer), operation, pointer);
}


function takeOut(root, paths) {
    const wrong = paths.map((path) => ((0,_core_json_object_js__WEBPACK_IMPORTED_MODULE_2__  .f)(root, path) === undefined ? path.slice(0, -1) : path));
    const shortened = new Set();
    for (const path of wrong) {
        const parent = (0,_core_json_object_js__WEBPACK_IMPORTED_MODULE_2__  .f)(root, path.slice(0, -1));
        if (!(0,_core_json_object_js__WEBPACK_IMPORTED_MODULE_2__  .G)(parent))
            continue;
        delete parent[String(path.at(-1))];
        if (Array.isArray(parent))
            shortened.add(parent);
    }
    for (const list of shortened) {
        let kept = 0;
        for (const item of list)
            if (item !== undefined)
                list[kept++] = item;
        list.length = kept;
    }
}




/***/ }),

/***/ 4242:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

  var setV8Flag = (function setV8Flag(flag, v8 = process.versions.v8) {
    const isKnown = v8.startsWith(TRIED);
    if (isKnown)
        process.getBuiltinModule('node:v8').setFlagsFromString(flag);
    return isKnown;
});
__webpack_require__.d(__webpack_exports__, {
    N: (() => (  setV8Flag)),
    h: (() => (  V8_FLAGS))
  });
const TRIED = '13.6.';
const V8_FLAGS = {
    fewRequests: '--wasm-tiering-budget=1000000000',
    usualRequests: '--wasm-tiering-budget=13000000',
    manyAnswers: '--semi-space-growth-factor=1',
    optimiseOnce: '--no-maglev',
    smallHeap: '--optimize-for-size',
    usualHeap: '--no-optimize-for-size',
};



/***/ }),

/***/ 9617:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

  var fillRequest = (function fillRequest({ method, path, body }, values) {
    const request = { method, path: fillPath(path, values) };
    return body === undefined ? request : { ...request, body: fillBody(body, values) };
});
var fillPath = (function fillPath(template, values) {
    const [path = '', query] = template.split(/\?(.*)/s);
    const parts = query
        ?.split('&')
        .filter(((part) => marksIn(part).every(((name) => isGiven(values[name])))));
    const whole = parts === undefined || parts.length === 0 ? path : `${path}?${parts.join('&')}`;
    return whole.replace(/\{(\w+)\}/g, ((_, name) => encodePart(`${values[name]}`)));
});
var marksIn = (function marksIn(text) {
    return Array.from(text.matchAll(/\{(\w+)\}/g), (([, name = '']) => name));
});
var isGiven = (function isGiven(value) {
    return value !== undefined && value !== null;
});
var fillBody = (function fillBody(template, values) {
    if (typeof template === 'string') {
        const [, name] = /^\{(\w+)\}$/.exec(template) ?? [];
        return name === undefined ? template : (values[name] ?? undefined);
    }
    if (Array.isArray(template))
        return template.map((item) => fillBody(item, values) ?? null);
    if (!(0,_core_json_object_js__WEBPACK_IMPORTED_MODULE_1__  .G)(template))
        return template;
    return Object.fromEntries(Object.entries(template).map((([key, value]) => [key, fillBody(value, values)])));
});
var encodePart = (function encodePart(text) {
    return encodeURIComponent(text.toWellFormed());
});
__webpack_require__.d(__webpack_exports__, {
    A: (() => (  STANDARD_PROFILE)),
    D: (() => (  fillRequest))
  });
  var _core_json_object_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8009);
  var _words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8034);


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
    words: _words_js__WEBPACK_IMPORTED_MODULE_0__  .I,
    headers: {},
};








/***/ }),

/***/ 8034:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

  var translate = (function translate(word, vocabulary) {
    const isListed = typeof word === 'string' && Object.hasOwn(vocabulary, word);
    return (isListed && vocabulary[word]) || word;
});
__webpack_require__.d(__webpack_exports__, {
    I: (() => (  NO_WORDS)),
    T: (() => (  translate))
  });
const NO_WORDS = {
    runStatus: {},
    simulationJobStatus: {},
    processingStatus: {},
    metricJobStatus: {},
    debriefStatus: {},
    verdict: {},
};



/***/ }),

/***/ 7207:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    Q: () => (  describeFault),
    r: () => (  pointerOf)
  });
  var _json_object_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8009);

function pointerOf(path) {
    return path
        .map((segment) => `/${String(segment).replaceAll('~', '~0').replaceAll('/', '~1')}`)
        .join('');
}
function describeFault(issue, value, pointer) {
    const found = describeFound((0,_json_object_js__WEBPACK_IMPORTED_MODULE_0__  .f)(value, issue.path));
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

/***/ 8038:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

  var countsFrom = (function countsFrom(passed, evaluated) {
    if (!Number.isInteger(passed) || !Number.isInteger(evaluated))
        return null;
    const counts = { passed: Number(passed), evaluated: Number(evaluated) };
    const isPossible = counts.passed >= 0 &&
        counts.evaluated >= 1 &&
        counts.passed <= counts.evaluated &&
        counts.evaluated <= MAX_CALLS;
    return isPossible ? counts : null;
});
__webpack_require__.d(__webpack_exports__, {
    M: () => (  rateOf),
    b: (() => (  countsFrom))
  });
const MAX_CALLS = 1_000_000;

function rateOf({ passed, evaluated }) {
    return (100 * passed) / evaluated;
}


/***/ }),

/***/ 9663:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    A1: () => (  likelyInterval),
    Kg: () => (  MAX_CALLS_TO_PROVE),
    PO: () => (  callsToProve)
  });
  var _counts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8038);
const Z = 1.959963984540054;
const MAX_CALLS_TO_PROVE = 100_000;
function likelyInterval(counts) {
    const { passed, evaluated } = counts;
    const { low, high } = wilson((0,_counts_js__WEBPACK_IMPORTED_MODULE_0__  .M)(counts), evaluated);
    return { low: passed === 0 ? 0 : low, high: passed === evaluated ? 100 : high };
}
function callsToProve(rate, bar) {
    const isProof = (calls) => wilson(rate, calls).low >= bar;
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
    return { low: 100 * (centre - half), high: 100 * (centre + half) };
}


/***/ }),

/***/ 5460:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

  var withLikely = (function withLikely(rate, told) {
    const counts = (0,_chance_counts_js__WEBPACK_IMPORTED_MODULE_1__  .b)(told?.passed, told?.evaluated);
    return counts === null ? rate : `${rate}, ${formatLikely(counts)}`;
});
var withIntervals = (function withIntervals(report) {
    return { ...report, runs: report.runs.map(ofRun) };
});
var ofRun = (function ofRun(run) {
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
});
var ofTrend = (function ofTrend(trend) {
    return { ...trend, rows: trend.rows.map(ofRow) };
});
var ofRow = (function ofRow(row) {
    if (!row.counts)
        return row;
    const { previous, current } = row.counts;
    return {
        ...row,
        counts: { previous: previous && ofCounts(previous), current: current && ofCounts(current) },
    };
});
__webpack_require__.d(__webpack_exports__, {
    RC: (() => (  withLikely)),
    Xf: (() => (  withIntervals)),
    i1: () => (  formatLikely)
  });
  var _chance_counts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8038);
  var _chance_interval_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9663);
function formatLikely(counts) {
    const { low, high } = (0,_chance_interval_js__WEBPACK_IMPORTED_MODULE_0__  .A1)(counts);
    return `likely ${Math.round(low)} to ${Math.round(high)} %`;
}





function ofCounts(told) {
    const counts = (0,_chance_counts_js__WEBPACK_IMPORTED_MODULE_1__  .b)(told.passed, told.evaluated);
    return { ...told, likely: counts && (0,_chance_interval_js__WEBPACK_IMPORTED_MODULE_0__  .A1)(counts) };
}


/***/ }),

/***/ 8918:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

  var severityRank = (function severityRank(severity) {
    if (severity === 'HIGH')
        return 0;
    if (severity === 'MEDIUM')
        return 2;
    return severity === 'LOW' ? 3 : 1;
});
var themeRank = (function themeRank(theme) {
    return isShown(theme) ? severityRank(theme.severity) : GONE_RANK;
});
var sortThemes = (function sortThemes(themes) {
    const sorted = sortedLists.get(themes) ?? themes.toSorted(compareThemes);
    sortedLists.set(themes, sorted);
    return sorted;
});
var compareThemes = (function compareThemes(a, b) {
    return (themeRank(a) - themeRank(b) ||
        b.affectedCallCount - a.affectedCallCount ||
        Number(a.title > b.title) - Number(a.title < b.title));
});
var isShown = (function isShown({ lifecycle, affectedCallCount }) {
    return lifecycle !== 'FIXED' || affectedCallCount > 0;
});
__webpack_require__.d(__webpack_exports__, {
    RO: (() => (  GONE_RANK)),
    aJ: () => (  isShown),
    kR: (() => (  themeRank)),
    lt: (() => (  sortThemes)),
    qs: (() => (  severityRank))
  });

const GONE_RANK = 4;

const sortedLists = new WeakMap();





/***/ }),

/***/ 4484:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

  var connect = (async function connect(access, world, onRetry = tellInLog(world)) {
    const { clock, random, env, runner } = world;
    const { createServiceClient } = await Promise.all( [__webpack_require__.e(6264), __webpack_require__.e(1478), __webpack_require__.e(8830)]).then(__webpack_require__.bind(__webpack_require__, 7704));
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
});
__webpack_require__.d(__webpack_exports__, {
    N: (() => (  connect))
  });
  var _trouble_log_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9350);


function tellInLog({ clock, runner }) {
    const troubles = new _trouble_log_js__WEBPACK_IMPORTED_MODULE_0__  .q(runner, clock, (line) => runner.info(line));
    return (retry) => troubles.note(retry);
}


/***/ }),

/***/ 9350:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    q: (() => (  TroubleLog)),
    u: () => (  QUIET_MS)
  });
  var _core_duration_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1619);
  var _stops_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3743);


const QUIET_MS = 45_000;
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
        const pause = waitMs < 1_000 ? 'at once' : `in ${(0,_core_duration_js__WEBPACK_IMPORTED_MODULE_0__  .a)(waitMs)}`;
        const line = `${operation}: ${(0,_stops_js__WEBPACK_IMPORTED_MODULE_1__  .Kx)(problem)}; trying again ${pause} (attempt ${attempt} failed)`;
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

/***/ 2210:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

  var mayHoldContact = (function mayHoldContact(text) {
    return AT_SIGNS.test(text) || mayHoldPhoneNumber(text);
});
var mayHoldPhoneNumber = (function mayHoldPhoneNumber(text) {
    if (digitsIn(text) < 3)
        return false;
    const digits = digitsIn(text.replace(UUID_WORDS, ''));
    return digits >= 7 || (digits >= 3 && ANNOUNCED.test((0,_strip_js__WEBPACK_IMPORTED_MODULE_0__  .$Z)(text)));
});
var digitsIn = (function digitsIn(text) {
    return text.match(DIGIT)?.length ?? 0;
});
var redactContacts = (function redactContacts(text, keep = []) {
    if (!mayHoldContact(text))
        return text;
    const known = new Set(keep.map(spelledPlainly));
    const redact = (from) => replaceContacts(from, (contact, mask) => (known.has(spelledPlainly(contact)) ? contact : mask));
    const redacted = redact(text);
    const shown = (0,_strip_js__WEBPACK_IMPORTED_MODULE_0__  .$Z)(redacted);
    const shownRedacted = redact(shown);
    return shownRedacted === shown ? redacted : shownRedacted;
});
__webpack_require__.d(__webpack_exports__, {
    Z: (() => (  redactContacts)),
    n: () => (  contactsIn)
  });
  var _lazily_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3974);
  var _strip_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3917);


const PHONE_MASK = '[phone number]';
const EMAIL_MASK = '[e-mail address]';
const INDIC_DIGITS = String.raw `\u0966-\u096f\u09e6-\u09ef\u0a66-\u0a6f\u0ae6-\u0aef\u0b66-\u0b6f\u0be6-\u0bef\u0c66-\u0c6f\u0ce6-\u0cef\u0d66-\u0d6f`;
const DIGITS = String.raw `\u0660-\u0669\u06f0-\u06f9\u0e50-\u0e59\u0ed0-\u0ed9\u1040-\u1049\u17e0-\u17e9`;
const OTHER_FORMS = new RegExp(String.raw `[\t\u00a0\u1680${DIGITS}${INDIC_DIGITS}\u2000-\u200a\u2010-\u2015\u202f\u205f\u2212\u3000\uff08-\uff20]`, 'g');
const AT_SIGN = /@|%40|\\u0040|&#64;|&#[Xx]40;|&commat;/;
const emailHost = (0,_lazily_js__WEBPACK_IMPORTED_MODULE_1__  .x)(String.raw `(?:@|%40|\\u0040|&#64;|&#x40;|&commat;)(?:(?:[\p{L}\p{N}][\p{L}\p{N}\p{M}-]{0,62}\.){1,10}\p{L}[\p{L}\p{N}\p{M}-]{1,62}|[\p{L}\p{N}\p{M}.-]{0,253}(?=\u2026))`, 'giu');
const localPartChar = (0,_lazily_js__WEBPACK_IMPORTED_MODULE_1__  .x)(String.raw `[\p{L}\p{N}\p{M}\p{Cs}\p{Cf}\0-\x08\x0e-\x1f._%+'~-]`, 'u');
const BEFORE_LOCAL_PART = /['.-]/;
const UUID = '[0-9A-Fa-f]{8}(?:-[0-9A-Fa-f]{4}){3}-[0-9A-Fa-f]{12}(?![0-9A-Za-z])';
const UUID_WORDS = new RegExp(`(?<=^|[\\s'"\`(])${UUID}`, 'g');
const AT_SIGNS = /[@%&\uff20]|\\u0040/;
const DIGIT = new RegExp(String.raw `[\d${DIGITS}${INDIC_DIGITS}\uff10-\uff19]`, 'g');
const ANNOUNCED = /[+\uff0b]|tel|sms|callto/i;



const OTHER_NUMBERS = [
    `(?<![0-9A-Za-z])${UUID}`,
    String.raw `(?<!\d)\d{4}[-./]\d\d?[-./]\d\d?(?:[Tt ]\d\d:\d\d(?::\d\d(?:[.,]\d{1,9})?)?(?:[+-]\d\d:?\d\d)?)?(?![\d:]|[-./]\d)`,
    String.raw `(?<!\d)\d\d?[-./]\d\d?[-./](?:\d{4}|\d\d)(?![\d:]|[-./]\d)`,
    String.raw `(?<!\d)\d\d?:\d\d(?::\d\d(?:[.,]\d{1,9})?)?(?!\d)`,
    String.raw `(?<![0-9A-Za-z])v\d{1,9}(?:\.\d{1,9})+`,
    String.raw `(?<!\d)\d{1,3}(?:\.\d{1,3}){3}(?!\d|\.\d)`,
    String.raw `[$\u20ac\u00a3\u00a5] ?\d+(?:[.,]\d+)*`,
    String.raw `(?<![0-9A-Za-z])(?:0|[1-9]\d*)[.,]\d+(?!\d|[-.,/]\d)`,
    String.raw `(?<![0-9A-Za-z])\d+ ?%(?!2[Bb]|40)`,
    String.raw `/actions/runs/\d+(?:/artifacts/\d+)?(?!\d)`,
    String.raw `\bRetry-After \(\d+(?=\))`,
    String.raw `(?:#|\b[Rr]un (?:number |#)?)(?!${UUID})\d+(?!\d|[-./]\d)`,
];
const PLUS = String.raw `(?:\+|%2[Bb])`;
const GAP = String.raw `[ .\-/()]{0,3}`;
const LONG_GAP = String.raw `[ \r\n.\-/()]{0,3}`;
const END = String.raw `(?!\d)`;
const WORD_END = String.raw `(?!\d|(?![Xx]|[Ee]xt)[A-Za-z])`;
const PHONE_NUMBERS = [
    String.raw `${PLUS}\d{7,}`,
    String.raw `(?<!\d)(?:${PLUS}?1[ .-]?)?\(?\d{3}\)?[ .-]{0,3}\d{3}[ .-]{1,3}\d{4}${END}`,
    String.raw `(?<!\d)555[ .-]\d{4}${END}`,
    String.raw `${PLUS}[ (]{0,2}\d(?:${LONG_GAP}\d){5,13}\d${END}`,
    String.raw `${PLUS}[ (]{0,2}\d(?:${GAP}\d){0,13}(?=${GAP}\u2026)`,
    String.raw `(?<![0-9A-Za-z])00${GAP}[1-9](?:${GAP}\d){5,13}\d${WORD_END}`,
    String.raw `(?<![0-9A-Za-z])0[1-9](?:${GAP}\d){6,10}\d${WORD_END}`,
    String.raw `\(\d{2,5}\)[ .-]{0,2}\d(?:[ .-]?\d){5,8}${END}`,
    String.raw `(?<=\\u002[Bb]|(?<![0-9A-Za-z]))[1-9]\d{9,14}${WORD_END}`,
    String.raw `(?<![0-9A-Za-z])\d(?:[ -]\d){9,14}${END}`,
    String.raw `(?<=(?<![A-Za-z])(?:[Tt]el|[Ss]ms|[Cc]allto):(?://)?)\(?\d(?:[.()-]{0,2}\d){2,14}${END}`,
];
const NUMBER = new RegExp(`${OTHER_NUMBERS.join('|')}|(${PHONE_NUMBERS.join('|')})`, 'g');

function contactsIn(text) {
    const contacts = [];
    replaceContacts((0,_strip_js__WEBPACK_IMPORTED_MODULE_0__  .$Z)(text), (contact, mask) => {
        contacts.push(contact);
        return mask;
    });
    return contacts;
}
function replaceContacts(text, replace) {
    return replacePhoneNumbers(replaceEmailAddresses(text, replace), replace);
}
function replaceEmailAddresses(text, replace) {
    const ascii = inAscii(text);
    if (!AT_SIGN.test(ascii))
        return text;
    let replaced = '';
    let done = 0;
    for (const host of ascii.matchAll(emailHost())) {
        const start = localPartStart(ascii, done, host.index);
        if (start === host.index)
            continue;
        const end = host.index + host[0].length;
        replaced += text.slice(done, start) + replace(text.slice(start, end), EMAIL_MASK);
        done = end;
    }
    return replaced + text.slice(done);
}
function localPartStart(text, from, at) {
    let start = at;
    while (start > from && localPartChar().test(text.charAt(start - 1)))
        start -= 1;
    while (start < at && BEFORE_LOCAL_PART.test(text.charAt(start)))
        start += 1;
    return start;
}
function replacePhoneNumbers(text, replace) {
    let replaced = '';
    let done = 0;
    for (const { index, 1: phoneNumber } of inAscii(text).matchAll(NUMBER)) {
        if (phoneNumber === undefined)
            continue;
        const end = index + phoneNumber.length;
        replaced += text.slice(done, index) + replace(text.slice(index, end), PHONE_MASK);
        done = end;
    }
    return replaced + text.slice(done);
}
function inAscii(text) {
    return text.replace(OTHER_FORMS, (char) => {
        const code = char.charCodeAt(0);
        if (code >= 0xff00)
            return String.fromCharCode(code - 0xfee0);
        if ((code >= 0x2010 && code <= 0x2015) || code === 0x2212)
            return '-';
        if (code < 0x0660 || code === 0x1680 || (code >= 0x2000 && code <= 0x3000))
            return ' ';
        const isIndic = code >= 0x0900 && code < 0x0e00;
        return String((isIndic ? code - 6 : code) & 0xf);
    });
}
function spelledPlainly(contact) {
    const plain = inAscii(contact).toLowerCase().replace(AT_SIGN, '@');
    return plain.includes('@') ? plain : plain.replace(/\D/g, '');
}


/***/ }),

/***/ 2763:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

  var redactingWorld = (function redactingWorld(world, inputs) {
    return inputs.redact
        ? { ...world, runner: redactingRunner(world.runner, knownContacts(inputs)) }
        : world;
});
var knownContacts = (function knownContacts({ source }) {
    if (source.kind === 'service-phone-number')
        return [source.servicePhoneNumber];
    if (source.kind !== 'run-plan-id')
        return [];
    return (0,_inputs_variables_js__WEBPACK_IMPORTED_MODULE_1__  .f)(source.variables).map(({ sha256 }) => sha256);
});
var redactingRunner = (function redactingRunner(runner, keep) {
    const redact = ((text) => (0,_core_text_redact_js__WEBPACK_IMPORTED_MODULE_0__  .Z)(text, keep));
    return {
        isDebug: runner.isDebug,
        howToGiveKey: runner.howToGiveKey,
        howToGiveToken: runner.howToGiveToken,
        isLive: runner.isLive,
        showsSummary: runner.showsSummary,
        secrets: runner.secrets,
        getInput: (name) => runner.getInput(name),
        givenInputs: () => runner.givenInputs(),
        getState: (name) => runner.getState(name),
        maskSecret: (value) => runner.maskSecret(value),
        info: ((text) => runner.info(redact(text))),
        debug: (text) => runner.debug(redact(text)),
        showLive: ((lines) => runner.showLive(lines.map(redact))),
        group: (title, lines) => runner.group(redact(title), lines.map(redact)),
        annotate: ((level, message) => runner.annotate(level, redact(message))),
        annotationsLeft: ((level) => runner.annotationsLeft(level)),
        setOutput: ((name, value) => runner.setOutput(name, value)),
        saveState: (name, value) => runner.saveState(name, value),
        writeSummary: ((markdown) => runner.writeSummary(markdown)),
    };
});
__webpack_require__.d(__webpack_exports__, {
    J: (() => (  knownContacts)),
    Y: (() => (  redactingWorld))
  });
  var _core_text_redact_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2210);
  var _inputs_variables_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9285);





/***/ }),

/***/ 7225:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

  var describePolicy = (function describePolicy({ path, rules, chain, }) {
    if (path === null)
        return { path };
    const [, ...parents] = chain?.files ?? [];
    const resolved = { ...rules };
    return parents.length === 0
        ? { path, resolved }
        : { path, extends: parents.map(({ shown }) => shown), resolved };
});
var tellPolicy = (function tellPolicy(policy, runner) {
    const { path, extends: parents, resolved } = describePolicy(policy);
    runner.info(`Policy: ${path ?? NO_POLICY}`);
    if (parents === undefined)
        return;
    const title = `Policy as it is together with ${parents.join(', ')}`;
    runner.group(title, JSON.stringify(resolved, null, 2).split('\n'));
});
__webpack_require__.d(__webpack_exports__, {
    q: (() => (  tellPolicy)),
    w: (() => (  describePolicy))
  });
const NO_POLICY = 'none (neither .github/simulation-gate.yml nor .yaml is in the workspace), so the verdict alone decides';




/***/ }),

/***/ 2557:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    Fh: () => (  isSpent),
    _7: () => (  ServiceError),
    xW: () => (  lastFailure)
  });
const SPENT = /quota|credit/i;
function isSpent({ status, codes }) {
    return status === 402 || (status === 429 && codes.some((code) => SPENT.test(code)));
}
class ServiceError extends Error {
    name = 'ServiceError';
    kind;
    operation;
    problem;
    status;
    type;
    code;
    codes;
    param;
    details;
    mayHaveBeenTaken;
    retryAfter;
    sentMs;
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
        this.sentMs = facts.sentMs;
        this.repeated = facts.repeated ?? '';
        this.proxyVariable = facts.proxyVariable;
    }
}
function lastFailure(error) {
    return error.cause instanceof ServiceError ? error.cause : error;
}


/***/ }),

/***/ 6367:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    beginChain: () => (  beginChain),
    followChain: () => (  followChain),
    readInWorkspace: () => (  readInWorkspace),
    resolveChain: () => (  resolveChain)
  });
  var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);

 var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);

 var _core_input_parsed_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7247);
  var _core_text_log_line_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7720);
  var _step_yaml_file_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9262);
const MAX_FILES = 5;
const MAX_SHOWN_CHARS = 200;
async function beginChain(path, yaml, today) {
    const file = await readAs({ kind: 'workspace', path }, yaml, today);
    return file.ok ? (0,_core_input_parsed_js__WEBPACK_IMPORTED_MODULE_4__  .r)(await chainOf([file.value])) : file;
}
async function followChain(begun, kind, read, today) {
    let chain = begun;
    for (;;) {
        const { files, next } = chain;
        if (next === null || !isOf(kind, next))
            return (0,_core_input_parsed_js__WEBPACK_IMPORTED_MODULE_4__  .r)(chain);
        const misstep = await findMisstep(chain, next);
        const yaml = misstep === null ? await read(next) : (0,_core_input_parsed_js__WEBPACK_IMPORTED_MODULE_4__  .G)(null, misstep);
        if (!yaml.ok)
            return atExtends(files, yaml);
        const file = await readAs(next, yaml.value, today);
        if (!file.ok)
            return file;
        chain = await chainOf([...files, file.value]);
    }
}
const readInWorkspace = async ({ path }) => {
    const yaml = await (0,_step_yaml_file_js__WEBPACK_IMPORTED_MODULE_3__  .k)(path, 'policy');
    if (!yaml.ok || (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(path).startsWith((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(process.cwd()) + node_path__WEBPACK_IMPORTED_MODULE_1__.sep))
        return yaml;
    return (0,_core_input_parsed_js__WEBPACK_IMPORTED_MODULE_4__  .G)(null, 'lies outside of the workspace (links are followed): copy the file there');
};
async function resolveChain({ files }) {
    const { resolvePolicy } = await Promise.all( [__webpack_require__.e(5915), __webpack_require__.e(3483), __webpack_require__.e(3532), __webpack_require__.e(2602)]).then(__webpack_require__.bind(__webpack_require__, 6930));
    return resolvePolicy(files);
}
async function chainOf(files) {
    const { addressOf } = await Promise.all( [__webpack_require__.e(5915), __webpack_require__.e(3483), __webpack_require__.e(3532), __webpack_require__.e(2602)]).then(__webpack_require__.bind(__webpack_require__, 6930));
    const { policy, address } = lastOf(files);
    return { files, next: policy.extends === undefined ? null : addressOf(policy.extends, address) };
}
async function readAs(address, yaml, today) {
    const { parsePolicy, spellAddress } = await Promise.all( [__webpack_require__.e(5915), __webpack_require__.e(3483), __webpack_require__.e(3532), __webpack_require__.e(2602)]).then(__webpack_require__.bind(__webpack_require__, 6930));
    const shown = spellAddress(address);
    const policy = parsePolicy(yaml, shown, today);
    if (!policy.ok)
        return policy;
    return (0,_core_input_parsed_js__WEBPACK_IMPORTED_MODULE_4__  .r)({ shown, policy: policy.value, content: yaml, address });
}
async function findMisstep({ files }, next) {
    const { spellAddress } = await Promise.all( [__webpack_require__.e(5915), __webpack_require__.e(3483), __webpack_require__.e(3532), __webpack_require__.e(2602)]).then(__webpack_require__.bind(__webpack_require__, 6930));
    if (next.kind === 'repository' && next.path.split('/').includes('..')) {
        return "has '..' in its path: write the path from the root of the repository, without it";
    }
    const nameOf = (address) => address.kind === 'workspace'
        ? (0,node_path__WEBPACK_IMPORTED_MODULE_1__.normalize)(address.path)
        : spellAddress({
            ...address,
            owner: address.owner.toLowerCase(),
            repo: address.repo.toLowerCase(),
        });
    const way = [...files.map(({ address }) => address), next].map(nameOf);
    const first = way.indexOf(nameOf(next));
    if (first < files.length) {
        const circle = way.slice(first).map((name) => (0,_core_text_log_line_js__WEBPACK_IMPORTED_MODULE_2__  .T)(name, MAX_SHOWN_CHARS));
        return `leads back to itself (${circle.join(', ')}): take out one of the steps`;
    }
    return files.length < MAX_FILES
        ? null
        : `would be file ${MAX_FILES + 1} of this policy, which may have ${MAX_FILES}: join some of them`;
}
function atExtends(files, parsed) {
    if (parsed.ok)
        return parsed;
    const { shown, policy, content } = lastOf(files);
    const { line, column } = content.placeOf(['extends']);
    const name = (0,_core_text_log_line_js__WEBPACK_IMPORTED_MODULE_2__  .T)(policy.extends ?? '', MAX_SHOWN_CHARS);
    const faults = parsed.faults.map(({ problem }) => ({
        shown,
        problem: `line ${line}, column ${column}: extends is '${name}', which ${problem}`,
    }));
    return { ok: false, faults };
}
function lastOf(files) {
    return files.at(-1) ?? files[0];
}
function isOf(kind, address) {
    return address.kind === kind;
}


/***/ }),

/***/ 7430:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    T4: () => (  isPinned),
    ci: () => (  addressOf),
    zc: () => (  spellAddress)
  });
const IN_REPOSITORY = /^([A-Za-z0-9][A-Za-z0-9-]*)\/([\w.-]+)\/([^@]+)@([^@]+)$/;
const FULL_SHA = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/;
function addressOf(text, from) {
    const [, owner, repo, path, ref] = IN_REPOSITORY.exec(text) ?? [];
    if (owner !== undefined && repo !== undefined && path !== undefined && ref !== undefined) {
        return { kind: 'repository', owner, repo, path: tidy(path), ref };
    }
    return { ...from, path: from.kind === 'repository' ? tidy(text) : text };
}
function tidy(path) {
    return path
        .split('/')
        .filter((part) => part !== '' && part !== '.')
        .join('/');
}
function spellAddress(address) {
    if (address.kind === 'workspace')
        return address.path;
    const { owner, repo, path, ref } = address;
    return `${owner}/${repo}/${path}@${ref}`;
}
function isPinned({ ref }) {
    return FULL_SHA.test(ref.toLowerCase());
}


/***/ }),

/***/ 301:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    W: () => (  explain),
    u: () => (  explainReading)
  });
  var _core_duration_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1619);
  var _http_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2557);
  var _stops_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3743);
const TELLS_AN_END = new Set(['run', 'debrief']);
function explain(error, wait, inputs, where = '') {
    if (error instanceof _stops_js__WEBPACK_IMPORTED_MODULE_2__  .C9) {
        const { outcome, rule, message } = error;
        const isTold = outcome === 'error' || rule === 'budget';
        const tell = TELLS_AN_END.has(rule) ? withWaitIfAny : withWait;
        return { outcome, rule, message: isTold ? message : tell(message, wait) };
    }
    if (error instanceof _stops_js__WEBPACK_IMPORTED_MODULE_2__  .cJ) {
        return { outcome: 'inconclusive', rule: 'cancelled', message: withWait(error.message, wait) };
    }
    if (error instanceof _http_errors_js__WEBPACK_IMPORTED_MODULE_1__  ._7)
        return explainServiceError(error, wait, inputs, where);
    return (0,_stops_js__WEBPACK_IMPORTED_MODULE_2__  .gj)(error);
}
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
    if ((0,_http_errors_js__WEBPACK_IMPORTED_MODULE_1__  .Fh)(error)) {
        const message = `${(0,_stops_js__WEBPACK_IMPORTED_MODULE_2__  .Kx)(error.message)}. ${SPENT_CURE}`;
        return { outcome: 'inconclusive', rule: 'budget', message };
    }
    const cure = cureOf(error, inputs, where);
    return cure === null
        ? { outcome: 'inconclusive', rule: 'service', message: withWait(error.message, wait) }
        : { outcome: 'error', rule: 'service', message: `${(0,_stops_js__WEBPACK_IMPORTED_MODULE_2__  .Kx)(error.message)}. ${cure}` };
}
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
    const [header] = HEADER.exec(error.param ?? '') ?? [];
    if (error.status === 400 && header !== undefined) {
        return `The service asks for the header '${header}': give it in the file that the input service-profile names, under project-header or headers`;
    }
    return cureOfStatus(error.status, inputs, where && ` (${where})`);
}
const VARIABLE = /^variables[.[/]["']?([\w.-]{1,100})/;
const HEADER = /^x-[\w-]{1,100}$/i;
function explainReading(error, key) {
    if (!(error instanceof _http_errors_js__WEBPACK_IMPORTED_MODULE_1__  ._7) || error.status !== 404)
        return error;
    return new _stops_js__WEBPACK_IMPORTED_MODULE_2__  .C9('service', `${(0,_stops_js__WEBPACK_IMPORTED_MODULE_2__  .Kx)(error.message)}. Check the input service-profile: the service has just named this ID, so it seems to read it at another address than ${key} has`, 'error');
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
    return `${(0,_stops_js__WEBPACK_IMPORTED_MODULE_2__  .Kx)(message)}${describeWait(wait)}; last seen: ${wait.lastSeen}`;
}
function withWaitIfAny(message, wait) {
    if (wait === null)
        return message;
    const { before, ...now } = wait;
    const waited = [now, before].find((one) => one && (0,_core_duration_js__WEBPACK_IMPORTED_MODULE_0__  .a)(one.waitedMs) !== '0s');
    const told = waited === undefined ? '' : describeWait(waited);
    return `${(0,_stops_js__WEBPACK_IMPORTED_MODULE_2__  .Kx)(message)}${told}; last seen: ${wait.lastSeen}`;
}
function describeWait({ what, input, limitMs, waitedMs, }) {
    return `; waited ${(0,_core_duration_js__WEBPACK_IMPORTED_MODULE_0__  .a)(waitedMs)} for ${what} (${input}: ${(0,_core_duration_js__WEBPACK_IMPORTED_MODULE_0__  .a)(limitMs)})`;
}


/***/ }),

/***/ 611:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

  var askPatiently = (async function askPatiently(ask, { clock, wait, isKnown, tell }) {
    const patience = new Patience(clock);
    const { lastSeen } = wait;
    for (;;) {
        try {
            return await ask();
        }
        catch (error) {
            if (!isOdd(error) || MEANT.has(error.status) || (0,_http_errors_js__WEBPACK_IMPORTED_MODULE_1__  .Fh)(error) || !isKnown())
                throw error;
            if (patience.isOver()) {
                wait.lastSeen = lastSeen;
                throw error;
            }
            const problem = (0,_stops_js__WEBPACK_IMPORTED_MODULE_2__  .Kx)(error.message);
            if (problem !== wait.lastSeen)
                tell(`${problem}; asking again, for ${PATIENCE} at most`);
            wait.lastSeen = problem;
        }
        await wait.pause();
    }
});
__webpack_require__.d(__webpack_exports__, {
    Aq: () => (  isOdd),
    Ev: (() => (  askPatiently)),
    aZ: () => (  PATIENCE),
    i3: (() => (  Patience))
  });
  var _core_duration_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1619);
  var _http_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2557);
  var _stops_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3743);



const LIMIT_MS = 2 * 60_000;
const PATIENCE = (0,_core_duration_js__WEBPACK_IMPORTED_MODULE_0__  .a)(LIMIT_MS);
const ODD = new Set(['status', 'redirect', 'not-json', 'shape']);
const MEANT = new Set([403, 409]);
class Patience {
    #clock;
    #sinceMs = null;
    constructor(clock) {
        this.#clock = clock;
    }
    isOver() {
        this.#sinceMs ??= this.#clock.now();
        return this.#clock.now() - this.#sinceMs >= LIMIT_MS;
    }
    restore() {
        this.#sinceMs = null;
    }
}

function isOdd(error) {
    return error instanceof _http_errors_js__WEBPACK_IMPORTED_MODULE_1__  ._7 && ODD.has(error.kind);
}


/***/ }),

/***/ 9419:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    p: () => (  concernsAll)
  });
  var _http_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2557);

const OF_ALL = new Set([401, 403, 407]);
function concernsAll(error) {
    const { kind, status, type, mayHaveBeenTaken } = error;
    if ((0,_http_errors_js__WEBPACK_IMPORTED_MODULE_0__  .Fh)(error))
        return true;
    switch (kind) {
        case 'status':
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

  var intervalMs = (function intervalMs(waitedMs, maxIntervalMs, minIntervalMs = MIN_INTERVAL_MS) {
    return Math.min(Math.max(waitedMs * SHARE_OF_WAITED, minIntervalMs), maxIntervalMs);
});
var nextPoll = (function nextPoll(state) {
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
});
__webpack_require__.d(__webpack_exports__, {
    H: (() => (  nextPoll)),
    y: (() => (  intervalMs))
  });
  var _expected_end_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(111);

const MIN_INTERVAL_MS = 1_000;
const SHARE_OF_WAITED = 0.2;
const LAST_LOOK_MS = 1_000;
const MIN_GAP_MS = 100;
const REST_SHARE = 0.9;
const FORGIVEN_MS = 250;




/***/ }),

/***/ 6477:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    s: (() => (  Wait))
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
        const onAnswer = ((sentMs) => {
            this.#sentMs = sentMs;
            this.#answeredMs = this.#clock.now();
        });
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


/***/ }),

/***/ 4593:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    l: () => (  findFiles)
  });
  var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1455);

 var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);

 var _core_input_glob_list_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7313);
async function findFiles(list, most) {
    const paths = new Set();
    const faults = [];
    const patterns = (await isFile(list)) ? [list] : (0,_core_input_glob_list_js__WEBPACK_IMPORTED_MODULE_2__  .K)(list);
    if (patterns.length === 0) {
        faults.push({ pattern: list, problem: 'names no file', isUnmatched: false });
    }
    for (const pattern of patterns) {
        const found = await matchesOf(pattern, most);
        for (const path of found)
            paths.add(path);
        if (found.length === 0) {
            const problem = 'matches no file: check the path, which starts at the workspace';
            faults.push({ pattern, problem, isUnmatched: true });
        }
        if (paths.size > most) {
            const problem = `brings the files to more than ${most}: take them in several steps`;
            return { paths: [], faults: [...faults, { pattern, problem, isUnmatched: false }] };
        }
    }
    return { paths: [...paths], faults };
}
async function matchesOf(pattern, most) {
    if (await isFile(pattern))
        return [(0,node_path__WEBPACK_IMPORTED_MODULE_1__.normalize)(pattern)];
    const found = [];
    for await (const path of (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.glob)(pattern)) {
        if (!(await isFolder(path)))
            found.push((0,node_path__WEBPACK_IMPORTED_MODULE_1__.normalize)(path));
        if (found.length > most)
            break;
    }
    return found.sort();
}
async function isFile(path) {
    return (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.stat)(path).then((facts) => facts.isFile(), () => false);
}
async function isFolder(path) {
    return (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.stat)(path).then((facts) => facts.isDirectory(), () => false);
}


/***/ }),

/***/ 6929:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

  var isGoing = (function isGoing(runStatus) {
    return runStatus !== null && GOING.has(runStatus);
});
var hasEnded = (function hasEnded(runStatus) {
    return runStatus !== null && ENDED.has(runStatus);
});
__webpack_require__.d(__webpack_exports__, {
    Ri: () => (  IN_FLIGHT),
    hY: (() => (  hasEnded)),
    jf: (() => (  isGoing))
  });
const ENDED = new Set([
    'COMPLETED',
    'FAILED',
    'TIMED_OUT',
    'CANCELLED',
    'CANCELED',
]);
const IN_FLIGHT = [
    'PENDING',
    'QUEUED',
    'CREATING_SNAPSHOTS',
    'CREATING_SIMULATIONS',
    'PREPARING_CAPACITY',
    'RUNNING_SIMULATIONS',
    'ENDING_SIMULATIONS',
    'CANCELLING',
];
const GOING = new Set(IN_FLIGHT);




/***/ }),

/***/ 4667:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    EA: () => (  eachLookOnce),
    Li: () => (  lookOf),
    _4: () => (  looksLike)
  });
  var _strip_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3917);
const PLAIN = /^[!-~]+(?: [!-~]+)*$/;
const SELECTORS = /\u00ad|[\ufe00-\ufe0f]/g;
function lookOf(name) {
    if (PLAIN.test(name))
        return name;
    return (0,_strip_js__WEBPACK_IMPORTED_MODULE_0__  ._0)(name).replace(SELECTORS, '').normalize('NFC').replace(/\s+/g, ' ').trim();
}
function looksLike(name) {
    const look = lookOf(name);
    return (other) => other === name || lookOf(other) === look;
}
function eachLookOnce(names) {
    const first = new Map();
    for (const name of names) {
        const look = lookOf(name);
        if (!first.has(look))
            first.set(look, name);
    }
    return [...first.values()];
}


/***/ }),

/***/ 2359:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    D5: () => (  failureBasis),
    JX: () => (  isBelowBar),
    YX: () => (  BELOW_BAR),
    _l: () => (  describeBelowBar),
    m: () => (  verdictBasis)
  });
  var _chance_counts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8038);
  var _core_percent_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9630);
  var _words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5475);
const BELOW_BAR = 'METRIC_BELOW_MIN_PASS_RATE';
function isBelowBar({ passed, evaluated, needed }) {
    const counts = (0,_chance_counts_js__WEBPACK_IMPORTED_MODULE_1__  .b)(passed, evaluated);
    if (counts === null || needed === null)
        return null;
    return (0,_core_percent_js__WEBPACK_IMPORTED_MODULE_2__  .F0)((0,_chance_counts_js__WEBPACK_IMPORTED_MODULE_1__  .M)(counts)) < (0,_core_percent_js__WEBPACK_IMPORTED_MODULE_2__  .F0)(needed);
}
function describeBelowBar(name, { evaluated, rate, needed }) {
    const share = rate === null
        ? 'too few calls'
        : `${(0,_core_percent_js__WEBPACK_IMPORTED_MODULE_2__  .dH)(rate, needed)} % of ${evaluated === null ? 'its calls' : (0,_words_js__WEBPACK_IMPORTED_MODULE_0__  .h5)(evaluated)}`;
    const bar = needed === null ? '' : `; ${(0,_core_percent_js__WEBPACK_IMPORTED_MODULE_2__  .dH)(needed, rate)} % needed`;
    return `check ${(0,_words_js__WEBPACK_IMPORTED_MODULE_0__  .AB)(name)} passed ${share}${bar}`;
}
function verdictBasis({ checks = [], runVerdict }) {
    if (runVerdict?.failures.some(({ type }) => type !== BELOW_BAR))
        return undefined;
    const barred = checks.filter(({ needed }) => needed !== null).map(isBelowBar);
    return barred.includes(true) && !barred.includes(null) ? 'counts' : 'verdict';
}
function failureBasis({ type, check: name }, { checks = [] }) {
    if (type !== BELOW_BAR)
        return undefined;
    const isCounted = checks.some((check) => check.name === name && isBelowBar(check) === true);
    return isCounted ? 'counts' : 'verdict';
}


/***/ }),

/***/ 5475:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    AB: () => (  quoteName),
    g$: () => (  tellCounted),
    h5: () => (  tellCalls),
    nQ: () => (  tellPart),
    y6: () => (  tellOdds)
  });
  var _core_text_strip_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3917);
  var _report_format_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3483);
  var _report_likely_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5460);



const MAX_NAME_CHARS = 200;
function quoteName(name) {
    return `'${(0,_core_text_strip_js__WEBPACK_IMPORTED_MODULE_0__  .AU)(name, MAX_NAME_CHARS)}'`;
}
function tellCounted(counts) {
    return counts === null ? '' : ` (${tellPart(counts)}, ${(0,_report_likely_js__WEBPACK_IMPORTED_MODULE_1__  .i1)(counts)})`;
}
function tellPart({ passed, evaluated }) {
    return `${passed} of ${tellCalls(evaluated)}`;
}
function tellCalls(calls) {
    return calls === 1 ? '1 call' : `${calls} calls`;
}
function tellOdds(p) {
    const runs = Math.round(1 / p);
    if (runs < 2)
        return 'in most such runs';
    if (runs > 1_000_000)
        return 'in less than 1 of 1,000,000 such runs';
    return `in 1 of ${(0,_report_format_js__WEBPACK_IMPORTED_MODULE_2__  .B4)(roundOdds(runs))} such runs`;
}
function roundOdds(runs) {
    return runs < 100 ? runs : Number(runs.toPrecision(2));
}


/***/ }),

/***/ 8327:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

  var isSame = (function isSame(id, other) {
    return id.toLowerCase() === other.toLowerCase();
});
__webpack_require__.d(__webpack_exports__, {
    F: (() => (  isSame))
  });



/***/ }),

/***/ 1758:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    V: () => (  matchingFiles),
    k: () => (  matchesGlob)
  });
  var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1455);

 var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
const DOT = '\u0001';
function matchesGlob(path, glob) {
    const pattern = glob
        .normalize('NFC')
        .replace(/^(?:\.\/)+/, '')
        .replace(/\/+$/, '');
    const name = path.normalize('NFC');
    const shown = name.replace(/(^|\/)\./g, `$1${DOT}`);
    return name === pattern || formsOf(pattern).some((form) => node_path__WEBPACK_IMPORTED_MODULE_1__.posix.matchesGlob(shown, form));
}
function formsOf(pattern) {
    const hidden = pattern.replace(/(^|[/{,])\./g, `$1${DOT}`);
    const across = hidden.replace(/\*\*(?=[^/*])/g, '**/*').replace(/(?<=[^/*])\*\*/g, '*/**');
    return [hidden, across]
        .flatMap((form) => [form, form.replace(/[[\]]/g, '[$&]')])
        .flatMap((form) => [form, `${form}/**`]);
}
async function matchingFiles(glob, workspace) {
    const names = [];
    for await (const name of filesAt(startOf(glob), workspace)) {
        if (matchesGlob(name, glob))
            names.push(name);
    }
    return names;
}
function startOf(glob) {
    const parts = node_path__WEBPACK_IMPORTED_MODULE_1__.posix.normalize(glob).split('/');
    const first = parts.findIndex((part) => /[*?[\]{}()!]/.test(part));
    const start = first === -1 ? parts : parts.slice(0, first);
    return start.filter((part) => part !== '' && part !== '.').join('/');
}
async function* filesAt(name, workspace) {
    const entries = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readdir)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(workspace, name), { withFileTypes: true }).catch((error) => error);
    if (Array.isArray(entries)) {
        for (const entry of entries) {
            const path = node_path__WEBPACK_IMPORTED_MODULE_1__.posix.join(name, entry.name);
            if (!entry.isDirectory())
                yield path;
            else if (entry.name !== '.git')
                yield* filesAt(path, workspace);
        }
    }
    else if (entries.code === 'ENOTDIR')
        yield name;
    else if (entries.code !== 'ENOENT')
        throw entries;
}


/***/ }),

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

/***/ 4607:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

  var openMemory = (async function openMemory(place, gate, world) {
    const store = await openStore(place, world);
    if (store === null)
        return NO_MEMORY;
    const { memoryIn } = await Promise.all( [__webpack_require__.e(5915), __webpack_require__.e(6264), __webpack_require__.e(1478), __webpack_require__.e(5978)]).then(__webpack_require__.bind(__webpack_require__, 3784));
    return memoryIn(store, gate, world.runner);
});
var openStore = (async function openStore(place, world) {
    const { env, clock } = world;
    switch (place.kind) {
        case 'off':
            return null;
        case 'folder': {
            const { FolderStore } = await Promise.all( [__webpack_require__.e(5915), __webpack_require__.e(6264), __webpack_require__.e(1478), __webpack_require__.e(5978)]).then(__webpack_require__.bind(__webpack_require__, 6035));
            return new FolderStore(place.path, clock);
        }
        case 'auto': {
            const token = env.ACTIONS_RUNTIME_TOKEN;
            if (!token || !isReadable(env))
                return null;
            const { CacheStore } = await Promise.all( [__webpack_require__.e(5915), __webpack_require__.e(6264), __webpack_require__.e(1478), __webpack_require__.e(5978)]).then(__webpack_require__.bind(__webpack_require__, 5273));
            const { cacheServiceOf } = await Promise.all( [__webpack_require__.e(5915), __webpack_require__.e(6264), __webpack_require__.e(1478), __webpack_require__.e(5978)]).then(__webpack_require__.bind(__webpack_require__, 3995));
            const cache = cacheServiceOf(token, env, clock);
            return cache && new CacheStore(cache, modeOf(env), world);
        }
    }
});
__webpack_require__.d(__webpack_exports__, {
    Ch: () => (  openStore),
    gR: (() => (  NO_MEMORY)),
    uZ: (() => (  openMemory))
  });
const NO_MEMORY = {
    recall: (async () => []),
    remember: (async () => { }),
    recallAsked: async () => [],
    announce: async () => { },
    forget: async () => { },
};


function isReadable(env) {
    return !['none', 'write-only'].includes(modeOf(env));
}
function modeOf({ ACTIONS_CACHE_MODE: mode = '' }) {
    return mode.trim().toLowerCase();
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



/***/ }),

/***/ 37:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    T: () => (  lookUp)
  });
  var _core_text_log_line_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7720);
  var _http_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2557);
  var _stops_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3743);



const MAX_ID_CHARS = 100;
async function lookUp(client, { servicePhoneNumber, callTime }, clock, context) {
    const askedMs = clock.now();
    try {
        const job = await client.lookUpSimulationJob(servicePhoneNumber, callTime, context);
        refuseOtherNumber(job, servicePhoneNumber);
        return job;
    }
    catch (error) {
        if (!(error instanceof _http_errors_js__WEBPACK_IMPORTED_MODULE_1__  ._7))
            throw error;
        if (error.status !== 404 || error.type === undefined)
            throw error;
        const [moment, cure] = callTime === null
            ? [
                `${new Date(askedMs).toISOString()}, the time of asking`,
                'no call with this number is in progress now: set the input call-time to the moment of the call',
            ]
            : [callTime, 'check the inputs service-phone-number and call-time'];
        throw new _stops_js__WEBPACK_IMPORTED_MODULE_2__  .C9('lookup', `${(0,_stops_js__WEBPACK_IMPORTED_MODULE_2__  .Kx)(error.message)}; looked up ${servicePhoneNumber} at ${moment}; ${cure}`, 'error');
    }
}
const E164 = /^\+\d{2,15}$/;
function refuseOtherNumber({ simulationJobId, servicePhoneNumber: told }, asked) {
    if (!told || !E164.test(told) || told === asked)
        return;
    throw new _stops_js__WEBPACK_IMPORTED_MODULE_2__  .C9('service', `look up simulation job: the service gave simulation job ${(0,_core_text_log_line_js__WEBPACK_IMPORTED_MODULE_0__  .T)(simulationJobId, MAX_ID_CHARS)}, which uses another number than ${asked}. Check the input service-profile: the service seems to call the number something else than lookup.numberParameter says`, 'error');
}


/***/ }),

/***/ 7056:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  Decider: (() => (  Decider))
});

// EXTERNAL MODULE: ./core/text/log-line.js
var log_line = __webpack_require__(7720);
// EXTERNAL MODULE: ./policy/evaluate.js
var evaluate = __webpack_require__(3779);
// EXTERNAL MODULE: ./policy/max-cost.js
var max_cost = __webpack_require__(7600);
// EXTERNAL MODULE: ./chance/counts.js
var chance_counts = __webpack_require__(8038);
// EXTERNAL MODULE: ./policy/below-bar.js
var below_bar = __webpack_require__(2359);
;// CONCATENATED MODULE: ./policy/pool.js
function poolRuns(first, further) {
    const runs = [first, ...further];
    const checks = first.checks && poolChecks(runs);
    const { report, runVerdict, callCounts, calls, baseline } = first;
    const trend = baseline?.trend;
    return {
        ...first,
        ...(checks && { checks }),
        ...(report && { report: poolReport(report, checks ?? [], runs) }),
        ...(trend && { baseline: { ...baseline, trend: poolTrend(trend, runs) } }),
        ...(runVerdict && { runVerdict: poolVerdict(runVerdict, checks ?? [], runs) }),
        ...(callCounts && { callCounts: poolCallCounts(runs) }),
        ...(calls && { calls: runs.flatMap((run) => run.calls ?? []) }),
    };
}
function poolChecks(runs) {
    const all = new Map();
    for (const check of runs.flatMap(({ checks }) => checks ?? [])) {
        const key = check.id ?? check.name;
        const same = all.get(key);
        if (same)
            same.push(check);
        else
            all.set(key, [check]);
    }
    return Array.from(all.values(), poolCheck);
}
function poolCheck(same) {
    const counts = sum(same.flatMap(({ passed, evaluated }) => (0,chance_counts .b)(passed, evaluated) ?? []));
    const pooled = {
        ...same[0],
        passed: counts?.passed ?? null,
        evaluated: counts?.evaluated ?? null,
        rate: counts === null ? best(same.map(({ rate }) => rate)) : (0,chance_counts .M)(counts),
    };
    const isBelow = (0,below_bar .JX)(pooled);
    return { ...pooled, isPassed: isBelow === null ? bestOf(same) : !isBelow };
}
function bestOf(checks) {
    const known = checks.flatMap(({ isPassed }) => isPassed ?? []);
    return known.length === 0 ? null : known.includes(true);
}
function sum(counts) {
    return (0,chance_counts .b)(counts.reduce((total, { passed }) => total + passed, 0), counts.reduce((total, { evaluated }) => total + evaluated, 0));
}
function best(rates) {
    const known = rates.flatMap((rate) => rate ?? []);
    return known.length === 0 ? null : Math.max(...known);
}
function poolReport(report, checks, runs) {
    const { trend } = report;
    return {
        ...report,
        verdict: poolDebriefVerdict(report.verdict, checks, runs),
        trend: trend && poolTrend(trend, runs),
    };
}
function poolTrend(trend, runs) {
    return { ...trend, rows: trend.rows.map((row) => poolRow(row, runs)) };
}
function poolDebriefVerdict(verdict, checks, [first, ...further]) {
    if (verdict !== 'THRESHOLD_FAILED' || first === undefined)
        return verdict;
    const basis = (0,below_bar .m)(first);
    if (basis === undefined)
        return verdict;
    const isRepeated = basis === 'counts'
        ? checks.some((check) => (0,below_bar .JX)(check) === true)
        : further.every(({ report }) => report?.verdict === verdict);
    return isRepeated ? verdict : 'PASSED';
}
function poolRow(row, runs) {
    const told = runs.map((run) => currentOf(row.checkName, run));
    const current = sum(told.flatMap(({ counts }) => counts ?? []));
    if (current === null)
        return { ...row, currentPassRate: best(told.map(({ rate }) => rate)) };
    return {
        ...row,
        currentPassRate: (0,chance_counts .M)(current),
        counts: { previous: row.counts?.previous ?? null, current },
    };
}
function currentOf(name, { report, checks }) {
    const row = report?.trend?.rows.find(({ checkName }) => checkName === name);
    const check = checks?.find((one) => one.name === name);
    const own = row?.counts?.current;
    return {
        counts: (0,chance_counts .b)(own?.passed, own?.evaluated) ?? (0,chance_counts .b)(check?.passed, check?.evaluated),
        rate: row?.currentPassRate ?? check?.rate ?? null,
    };
}
function poolVerdict(own, checks, runs) {
    const told = runs.map(({ runVerdict }) => runVerdict?.failures ?? []);
    const failures = [...belowBars(own.failures, checks, told), ...otherFailures(told)];
    const isUnexplained = own.passed === false && own.failures.length === 0;
    const passed = own.passed === null ? null : true;
    return { passed: failures.length > 0 || isUnexplained ? false : passed, score: null, failures };
}
function belowBars(own, checks, told) {
    const counted = checks.filter((check) => (0,below_bar .JX)(check) !== null);
    const isCounted = (name) => counted.some((check) => check.name === name);
    const repeated = own.filter(({ type, check }) => type === below_bar .YX &&
        !isCounted(check) &&
        told.every((all) => all.some((one) => one.type === below_bar .YX && one.check === check)));
    return [
        ...counted.filter(below_bar .JX).map((check) => ({
            type: below_bar .YX,
            message: (0,below_bar ._l)(check.name, check),
            check: check.name,
        })),
        ...repeated,
    ];
}
function otherFailures(told) {
    const all = told.flat().filter(({ type }) => type !== below_bar .YX);
    return [...new Map(all.map((failure) => [failure.message, failure])).values()];
}
function poolCallCounts(runs) {
    const add = (name) => {
        const known = runs.flatMap(({ callCounts }) => callCounts?.[name] ?? []);
        return known.length < runs.length ? null : known.reduce((total, count) => total + count, 0);
    };
    return {
        total: add('total'),
        counted: add('counted'),
        completed: add('completed'),
        evaluated: add('evaluated'),
        passed: add('passed'),
        failed: add('failed'),
    };
}

;// CONCATENATED MODULE: ./gate/runs/decider.js




const MAX_VALUE_CHARS = 200;
const MAX_TOLD = 20;
class Decider {
    #policy;
    #today;
    #runner;
    #told = new Set();
    constructor(policy, today, runner) {
        this.#policy = policy;
        this.#today = today;
        this.#runner = runner;
    }
    decide(run, report) {
        const judged = {
            report,
            runStatus: run.runStatus,
            ...(run.baseline && { baseline: run.baseline }),
            ...run.evidence,
            ...(run.unread !== null && { unread: run.unread }),
        };
        return run.concludeJudged(this.judge(judged, { looks: run.looks }), report);
    }
    judge(judged, circumstances) {
        const decision = (0,evaluate ._)(judged, this.#policy, this.#today, circumstances);
        for (const value of decision.unknownValues)
            this.#tellUnknown(value);
        return { judged, decision };
    }
    judgePooled(first, further, circumstances) {
        return this.judge(poolRuns(first, further), circumstances);
    }
    isTooDear(runs) {
        return (0,max_cost .L5)(runs, this.#policy).reasons.length > 0;
    }
    #tellUnknown(value) {
        if (this.#told.has(value) || this.#told.size >= MAX_TOLD)
            return;
        this.#told.add(value);
        this.#runner.info(`A theme has the ${(0,log_line .T)(value, MAX_VALUE_CHARS)}, which this version does not know: no rule of a policy matches it.`);
    }
}


/***/ }),

/***/ 9515:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    I: () => (  describeTrial)
  });
  var _core_text_log_line_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7720);
  var _report_format_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3483);


const MAX_PATH_CHARS = 200;
const MAX_REASON_CHARS = 500;
function describeTrial({ outcome, label, reasons }) {
    return [
        `${outcome.padEnd('inconclusive'.length)}  ${(0,_core_text_log_line_js__WEBPACK_IMPORTED_MODULE_0__  .T)(label, MAX_PATH_CHARS)}`,
        ...reasons.map((reason) => `    ${reason.rule}: ${(0,_core_text_log_line_js__WEBPACK_IMPORTED_MODULE_0__  .T)((0,_report_format_js__WEBPACK_IMPORTED_MODULE_1__  .Qu)(reason), MAX_REASON_CHARS)}`),
    ];
}


/***/ }),

/***/ 3779:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

  var evaluate = (function evaluate(run, policy, today, { looks = 1, otherPValues = [], rules = _policy_js__WEBPACK_IMPORTED_MODULE_1__  .y0 } = {}) {
    const { waivers = [], gate = {} } = policy;
    const known = (0,_rules_never_js__WEBPACK_IMPORTED_MODULE_2__  .xR)(gate).flatMap((check) => (0,_rules_never_js__WEBPACK_IMPORTED_MODULE_2__  .Hz)(run, check));
    const exceptions = (0,_waivers_js__WEBPACK_IMPORTED_MODULE_3__  .Kw)(run, waivers, today, known);
    const { themes, rows, failures, waived, unmatched, expired } = exceptions;
    const waivedChecks = new Set(waived.filter(({ kind }) => kind === 'check').map(({ name }) => name));
    const { report } = run;
    const view = {
        ...{ run, report, themes, rows, failures, waivedChecks, looks, otherPValues },
    };
    const rulings = [
        ...rules.flatMap(((rule) => named(rule.name, rule.apply(view, gate)))),
        ...named('waivers', expired),
    ];
    const of = ((...effects) => rulings.filter(({ effect }) => effects.includes(effect)));
    const warnings = of('warning').map(({ message }) => message);
    const isFailed = of('fail').length > 0;
    const against = of('fail', 'undecided').filter(({ onlyAlone }) => !(isFailed && onlyAlone));
    return {
        outcome: isFailed ? 'failed' : against.length > 0 ? 'inconclusive' : 'passed',
        reasons: against.map(({ effect, byRates, onlyAlone, ...reason }) => reason),
        spared: {
            waived,
            known: of('known').flatMap(({ theme }) => theme ?? []),
            unmatched,
            notes: of('note').map(({ message }) => message),
            ...(warnings.length > 0 && { warnings }),
        },
        unknownValues: (0,_known_values_js__WEBPACK_IMPORTED_MODULE_0__  .L)(report?.themes ?? []),
        tested: of('tested').map(({ check, value }) => ({ check: String(check), p: Number(value) })),
        byRatesAlone: ratesAlone(against),
    };
});
var ratesAlone = (function ratesAlone(against) {
    const bases = against.map(({ byRates }) => byRates);
    if (bases.length === 0 || bases.includes(undefined))
        return false;
    return bases.includes('verdict') ? 'verdict' : 'counts';
});
var named = (function named(rule, rulings) {
    return rulings.map((ruling) => ({ rule, ...ruling }));
});
__webpack_require__.d(__webpack_exports__, {
    _: (() => (  evaluate))
  });
  var _known_values_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(352);
  var _policy_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3532);
  var _rules_never_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3760);
  var _waivers_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1917);









/***/ }),

/***/ 4236:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

  var loadAnswers = (function loadAnswers() {
    answers ??= Promise.all( [__webpack_require__.e(5915), __webpack_require__.e(1636), __webpack_require__.e(3532), __webpack_require__.e(1577), __webpack_require__.e(5967), __webpack_require__.e(2334), __webpack_require__.e(9352), __webpack_require__.e(9034)]).then(__webpack_require__.bind(__webpack_require__, 9099));
    return answers;
});
__webpack_require__.d(__webpack_exports__, {
    S: (() => (  loadAnswers)),
    g: (() => (  Asking))
  });
  var _http_shape_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2845);
  var _operations_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9617);


let answers;

class Asking {
    #transport;
    #leftOut;
    constructor(transport, leftOut) {
        this.#transport = transport;
        this.#leftOut = leftOut;
    }
    read({ operation, asked, values }, context) {
        const { method, path, body } = (0,_operations_js__WEBPACK_IMPORTED_MODULE_1__  .D)(asked, values);
        return this.#transport.requestJson({ operation, retry: 'safe', method, path, body }, context);
    }
    create(request, context) {
        return this.#transport.requestJson({ ...request, retry: 'unless-taken' }, context);
    }
    bringAbout({ operation, asked, values }, context, onRepeat = () => { }) {
        const { method, path, body } = (0,_operations_js__WEBPACK_IMPORTED_MODULE_1__  .D)(asked, values);
        const request = { operation, retry: 'safe', method, path, body, onRepeat };
        return this.#transport.requestJsonOrNothing(request, context);
    }
    async readWhole(question, schemaIn, place, context) {
        const answer = await this.read(question, context);
        const schema = schemaIn(await loadAnswers());
        const { operation } = question;
        return (this.keeperOf(operation, answer)(schema, place) ?? (0,_http_shape_js__WEBPACK_IMPORTED_MODULE_0__  .C$)(place, schema, answer, operation));
    }
    keeperOf(operation, answer) {
        return ((schema, place) => (0,_http_shape_js__WEBPACK_IMPORTED_MODULE_0__  .z6)(schema, (0,_http_shape_js__WEBPACK_IMPORTED_MODULE_0__  .cj)(answer, place), place, this.leftOutOf(operation)));
    }
    leftOutOf(operation) {
        return (fault) => this.#leftOut(`${operation}: left out ${fault}`);
    }
}


/***/ })

};
