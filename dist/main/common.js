"use strict";
module.exports = {

/***/ 6929:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

  var hasEnded = (function hasEnded(runStatus) {
    return runStatus !== null && ENDED.has(runStatus);
});
__webpack_require__.d(__webpack_exports__, {
    h: (() => (  hasEnded))
  });
const ENDED = new Set([
    'COMPLETED',
    'FAILED',
    'TIMED_OUT',
    'CANCELLED',
    'CANCELED',
]);



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

  __webpack_require__.d(__webpack_exports__, {
    Lo: () => (  askedPauseMs),
    M$: () => (  planRetry),
    m6: () => (  parseHttpDate),
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
    const { startedMs, nowMs, deadlineMs, everAnswered } = state;
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
function parseHttpDate(text) {
    if (!/^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)[a-z]*,? .*\d\d:\d\d:\d\d/.test(text))
        return undefined;
    const dateMs = Date.parse(text.endsWith('GMT') ? text : `${text} GMT`);
    return Number.isNaN(dateMs) ? undefined : dateMs;
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
    smallHeap: '--optimize-for-size',
    usualHeap: '--no-optimize-for-size',
};



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
            if (!isOdd(error) || MEANT.has(error.status) || (0,_http_errors_js__WEBPACK_IMPORTED_MODULE_0__  .Fh)(error) || !isKnown())
                throw error;
            if (patience.isOver()) {
                wait.lastSeen = lastSeen;
                throw error;
            }
            const problem = (0,_stops_js__WEBPACK_IMPORTED_MODULE_1__  .Kx)(error.message);
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
  var _core_text_duration_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(955);
  var _http_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2557);
  var _stops_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3743);



const LIMIT_MS = 2 * 60_000;
const PATIENCE = (0,_core_text_duration_js__WEBPACK_IMPORTED_MODULE_2__  .a)(LIMIT_MS);
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
    return error instanceof _http_errors_js__WEBPACK_IMPORTED_MODULE_0__  ._7 && ODD.has(error.kind);
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

/***/ 3974:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

  var lazily = (function lazily(make) {
    let made;
    return (() => {
        made ??= { value: make() };
        return made.value;
    });
});
var lazyPattern = (function lazyPattern(source, flags) {
    return lazily((() => new RegExp(source, flags)));
});
__webpack_require__.d(__webpack_exports__, {
    q: (() => (  lazily)),
    x: (() => (  lazyPattern))
  });




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

/***/ 7313:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    K: () => (  splitGlobs),
    q: (() => (  parseGlobList))
  });
  var _parsed_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7247);

function parseGlobList(text) {
    const globs = splitList(text);
    const faults = globs.flatMap((glob) => {
        const problem = problemOf(glob);
        return problem === null ? [] : [{ shown: glob, problem }];
    });
    if (globs.length === 0)
        faults.push({ shown: text, problem: 'holds no glob' });
    return faults.length > 0 ? { ok: false, faults } : (0,_parsed_js__WEBPACK_IMPORTED_MODULE_0__  .r)(globs.map(withSlashes));
}
const SEPARATOR = /\\(?![[\]{}()\\])(?<!\\\\)/g;
function splitGlobs(text) {
    return splitList(text).map(withSlashes);
}
function splitList(text) {
    return text
        .split(/[\n,](?![^{}\n]*\})/)
        .map((item) => item.trim())
        .filter((item) => item !== '');
}
function withSlashes(glob) {
    return glob.replace(SEPARATOR, '/');
}
function problemOf(glob) {
    if (glob.startsWith('!'))
        return 'takes nothing away: name only the files that are meant';
    if (/^(?:[/\\~]|[A-Za-z]:)/.test(glob) || glob.split(/[/\\]/).includes('..')) {
        return 'leads out of the workspace: write a path or glob that starts there, such as prompts/**/*.md';
    }
    return null;
}


/***/ }),

/***/ 6367:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    DM: () => (  beginChain),
    OW: () => (  resolveChain),
    XN: () => (  followChain),
    Z3: () => (  readInWorkspace)
  });
  var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);

 var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);

 var _core_input_parsed_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7247);
  var _core_text_log_line_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7720);
  var _step_yaml_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9262);
const MAX_FILES = 5;
const MAX_SHOWN_CHARS = 200;
async function beginChain(path, yaml, today) {
    const file = await readAs({ kind: 'workspace', path }, yaml, today);
    return file.ok ? (0,_core_input_parsed_js__WEBPACK_IMPORTED_MODULE_3__  .r)(await chainOf([file.value])) : file;
}
async function followChain(begun, kind, read, today) {
    let chain = begun;
    for (;;) {
        const { files, next } = chain;
        if (next === null || !isOf(kind, next))
            return (0,_core_input_parsed_js__WEBPACK_IMPORTED_MODULE_3__  .r)(chain);
        const misstep = await findMisstep(chain, next);
        const yaml = misstep === null ? await read(next) : (0,_core_input_parsed_js__WEBPACK_IMPORTED_MODULE_3__  .G)(null, misstep);
        if (!yaml.ok)
            return atExtends(files, yaml);
        const file = await readAs(next, yaml.value, today);
        if (!file.ok)
            return file;
        chain = await chainOf([...files, file.value]);
    }
}
const readInWorkspace = async ({ path }) => {
    const yaml = await (0,_step_yaml_file_js__WEBPACK_IMPORTED_MODULE_2__  .k)(path, 'policy');
    if (!yaml.ok || (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(path).startsWith((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(process.cwd()) + node_path__WEBPACK_IMPORTED_MODULE_1__.sep))
        return yaml;
    return (0,_core_input_parsed_js__WEBPACK_IMPORTED_MODULE_3__  .G)(null, 'lies outside of the workspace (links are followed): copy the file there');
};
async function resolveChain({ files }) {
    const { resolvePolicy } = await Promise.all( [__webpack_require__.e(915), __webpack_require__.e(483), __webpack_require__.e(532), __webpack_require__.e(602)]).then(__webpack_require__.bind(__webpack_require__, 6930));
    return resolvePolicy(files);
}
async function chainOf(files) {
    const { addressOf } = await Promise.all( [__webpack_require__.e(915), __webpack_require__.e(483), __webpack_require__.e(532), __webpack_require__.e(602)]).then(__webpack_require__.bind(__webpack_require__, 6930));
    const { policy, address } = lastOf(files);
    return { files, next: policy.extends === undefined ? null : addressOf(policy.extends, address) };
}
async function readAs(address, yaml, today) {
    const { parsePolicy, spellAddress } = await Promise.all( [__webpack_require__.e(915), __webpack_require__.e(483), __webpack_require__.e(532), __webpack_require__.e(602)]).then(__webpack_require__.bind(__webpack_require__, 6930));
    const shown = spellAddress(address);
    const policy = parsePolicy(yaml, shown, today);
    if (!policy.ok)
        return policy;
    return (0,_core_input_parsed_js__WEBPACK_IMPORTED_MODULE_3__  .r)({ shown, policy: policy.value, content: yaml, address });
}
async function findMisstep({ files }, next) {
    const { spellAddress } = await Promise.all( [__webpack_require__.e(915), __webpack_require__.e(483), __webpack_require__.e(532), __webpack_require__.e(602)]).then(__webpack_require__.bind(__webpack_require__, 6930));
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
        const circle = way.slice(first).map((name) => (0,_core_text_log_line_js__WEBPACK_IMPORTED_MODULE_4__  .T)(name, MAX_SHOWN_CHARS));
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
    const name = (0,_core_text_log_line_js__WEBPACK_IMPORTED_MODULE_4__  .T)(policy.extends ?? '', MAX_SHOWN_CHARS);
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

/***/ 6674:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


var readPolicy = (async function readPolicy(inputs, today) {
    const given = inputs.getInput('policy').trim();
    const states = DEFAULT_POLICY_PATHS.map(lookFor);
    if (given === '' && states.every(((state) => state === 'there'))) {
        const cure = 'keep one of them, or name the one that is meant';
        const both = DEFAULT_POLICY_PATHS.join(' and ');
        return (0,parsed .G)(null, `is not given, and both ${both} are there: ${cure}`);
    }
    const path = given || DEFAULT_POLICY_PATHS.find(((_, index) => states[index] !== 'gone'));
    if (path === undefined)
        return (0,parsed .r)({ path: null, rules: VERDICT_ALONE });
    const yaml = await (0,yaml_file .k)(path, 'policy');
    if (!yaml.ok)
        return yaml;
    const begun = await (0,policy_chain .DM)(path, yaml.value, today);
    if (!begun.ok)
        return begun;
    const chain = await (0,policy_chain .XN)(begun.value, 'workspace', policy_chain .Z3, today);
    if (!chain.ok)
        return chain;
    const rules = await (0,policy_chain .OW)(chain.value);
    return rules.ok ? (0,parsed .r)({ path, rules: rules.value, chain: chain.value }) : rules;
});
var dayOf = (function dayOf(epochMs) {
    return new Date(epochMs).toISOString().slice(0, 10);
});
var lookFor = (function lookFor(path) {
    try {
        (0,external_node_fs_.lstatSync)(path);
        return 'there';
    }
    catch (error) {
        return (0,stops .up)(error, 'ENOENT', 'ENOTDIR') ? 'gone' : 'unclear';
    }
});
__webpack_require__.d(__webpack_exports__, {
  k: (() => (  dayOf)),
  T: (() => (  readPolicy))
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: ./core/input/parsed.js
var parsed = __webpack_require__(7247);
;// CONCATENATED MODULE: ./policy/verdict-alone.js
const VERDICT_ALONE = { version: 1 };

// EXTERNAL MODULE: ./step/stops.js
var stops = __webpack_require__(3743);
// EXTERNAL MODULE: ./step/yaml-file.js
var yaml_file = __webpack_require__(9262);
// EXTERNAL MODULE: ./gate/inputs/policy-chain.js
var policy_chain = __webpack_require__(6367);
;// CONCATENATED MODULE: ./gate/inputs/policy-file.js






const DEFAULT_POLICY_PATHS = ['.github/simulation-gate.yml', '.github/simulation-gate.yaml'];





/***/ }),

/***/ 7100:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    Lq: () => (  WHERE_ID_FOUND),
    MJ: () => (  INPUTS_OF),
    rK: () => (  isTrial),
    yn: (() => (  UNREAD))
  });
  var _step_inputs_input_form_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(177);

const UNREAD = {
    summary: true,
    detail: 'full',
    callUrl: null,
    runUrl: null,
    comment: 'auto',
    suggestions: true,
    gateName: null,
    reportDir: null,
    uploadReport: 'auto',
    warnings: [],
};
function isTrial({ kind }) {
    return kind === 'policy-check' || kind === 'policy-replay';
}
const INPUTS_OF = {
    'job-id': 'the input job-id',
    'run-plan-id': 'the inputs run-plan-id, run-plan-name, variables and variable-files',
    'service-phone-number': 'the inputs service-phone-number and call-time',
};
const WHERE_ID_FOUND = {
    'job-id': _step_inputs_input_form_js__WEBPACK_IMPORTED_MODULE_0__  .NX['job-id'],
    'run-plan-id': _step_inputs_input_form_js__WEBPACK_IMPORTED_MODULE_0__  .NX['run-plan-id'],
    'service-phone-number': '',
};


/***/ }),

/***/ 4067:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    w: () => (  makeFolders)
  });
  var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);

 var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);

 var _stops_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3743);
function makeFolders(path) {
    const parent = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path);
    if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(path) || parent === path)
        return;
    makeFolders(parent);
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(path);
    }
    catch (error) {
        if (!(0,_stops_js__WEBPACK_IMPORTED_MODULE_2__  .up)(error, 'EEXIST'))
            throw error;
    }
}


/***/ }),

/***/ 7536:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    Y: () => (  METRIC_LIMITS),
    a: () => (  mostConversations)
  });
const METRIC_LIMITS = { metrics: 20, conversations: 500, items: 5000 };
function mostConversations(metrics, limits = METRIC_LIMITS) {
    if (metrics > limits.metrics)
        return 0;
    return Math.min(limits.conversations, Math.floor(limits.items / metrics));
}


/***/ })

};
