  (() => { 
 	"use strict";
  	var __webpack_modules__ = ({

/***/ 8038:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

  __nccwpck_require__.d(__webpack_exports__, {
    M: () => (  rateOf),
    b: () => (  countsFrom)
  });
const MAX_CALLS = 1_000_000;
function countsFrom(passed, evaluated) {
    if (!Number.isInteger(passed) || !Number.isInteger(evaluated))
        return null;
    const counts = { passed: Number(passed), evaluated: Number(evaluated) };
    const isPossible = counts.passed >= 0 &&
        counts.evaluated >= 1 &&
        counts.passed <= counts.evaluated &&
        counts.evaluated <= MAX_CALLS;
    return isPossible ? counts : null;
}
function rateOf({ passed, evaluated }) {
    return (100 * passed) / evaluated;
}


/***/ }),

/***/ 9663:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

  __nccwpck_require__.d(__webpack_exports__, {
    A1: () => (  likelyInterval),
    Kg: () => (  MAX_CALLS_TO_PROVE),
    PO: () => (  callsToProve)
  });
  var _counts_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(8038);
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

/***/ 111:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

  __nccwpck_require__.d(__webpack_exports__, {
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

/***/ 4551:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

  __nccwpck_require__.d(__webpack_exports__, {
    B: () => (  isFork)
  });
  var _json_object_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(8009);

function isFork(head, base) {
    if (head === null)
        return true;
    return ['id', 'full_name'].some((name) => {
        const [ofHead, ofBase] = [(0,_json_object_js__WEBPACK_IMPORTED_MODULE_0__  .f)(head, [name]), (0,_json_object_js__WEBPACK_IMPORTED_MODULE_0__  .f)(base, [name])];
        return ofHead !== undefined && ofBase !== undefined && ofHead !== ofBase;
    });
}


/***/ }),

/***/ 744:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

  __nccwpck_require__.d(__webpack_exports__, {
    BF: () => (  hideUrlSecrets),
    Q2: () => (  parseBaseUrl),
    lb: () => (  parseUrlTemplate),
    of: () => (  splitHttpUrl)
  });
  var _parsed_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(7247);
function parseBaseUrl(text) {
    const parts = splitHttpUrl(text);
    if (parts === null || !URL.canParse(text)) {
        return (0,_parsed_js__WEBPACK_IMPORTED_MODULE_0__  .G)(text, 'is not an address: write one such as https://api.example.com');
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
        ? (0,_parsed_js__WEBPACK_IMPORTED_MODULE_0__  .r)(url.origin + dropTrailingSlashes(url.pathname))
        : { ok: false, faults: problems.map((problem) => ({ shown: text, problem })) };
}
function isLoopbackHost(hostname) {
    return hostname === 'localhost' || hostname === '[::1]' || /^127\.\d+\.\d+\.\d+$/.test(hostname);
}
function dropTrailingSlashes(path) {
    let end = path.length;
    while (path[end - 1] === '/')
        end -= 1;
    return path.slice(0, end);
}
function parseUrlTemplate(text, placeholder) {
    const mark = `{${placeholder}}`;
    const filled = text.replaceAll(mark, 'id');
    const parts = splitHttpUrl(text);
    if (parts === null || !URL.canParse(filled)) {
        return (0,_parsed_js__WEBPACK_IMPORTED_MODULE_0__  .G)(text, `is not an http or https address: write one such as https://app.example.com/${mark}`);
    }
    if (parts.authority.includes('@')) {
        return (0,_parsed_js__WEBPACK_IMPORTED_MODULE_0__  .G)(text, 'holds user info, which every reader would see: leave it out');
    }
    if (parts.authority.includes(mark)) {
        return (0,_parsed_js__WEBPACK_IMPORTED_MODULE_0__  .G)(text, `has ${mark} in its host: put it behind the host`);
    }
    if (/[{}]/.test(filled)) {
        return (0,_parsed_js__WEBPACK_IMPORTED_MODULE_0__  .G)(text, `holds braces that are not ${mark}: it is the only placeholder here`);
    }
    return filled === text
        ? (0,_parsed_js__WEBPACK_IMPORTED_MODULE_0__  .G)(text, `has no ${mark}: put it where the ID belongs`)
        : (0,_parsed_js__WEBPACK_IMPORTED_MODULE_0__  .r)(text);
}
function splitHttpUrl(text) {
    const match = /^https?:\/\/([^/?#]+)(.*)$/is.exec(text);
    if (match === null || /[\s\\\0-\x1f\x7f-\x9f]/.test(text))
        return null;
    const [, authority = '', rest = ''] = match;
    return { authority, rest };
}
function hideUrlSecrets(text) {
    const colon = text.indexOf(':');
    const at = text.lastIndexOf('@');
    const start = text.startsWith('//', colon + 1) ? colon + 3 : colon + 1;
    const shown = colon === -1 || at < start ? text : `${text.slice(0, start)}***${text.slice(at)}`;
    return shown.replace(/([?&][^=&?#\s]*=)(?!\{)[^&#\s]+/g, '$1***');
}


/***/ }),

/***/ 6798:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

  __nccwpck_require__.d(__webpack_exports__, {
    E: () => (  parseDuration)
  });
  var _text_duration_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(955);
  var _parsed_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(7247);


const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;
const LONGEST_MS = 35 * 24 * HOUR_MS;
const CURE = 'write numbers and units, such as 90s, 30m or 1h30m';
function parseDuration(text, maxMs = LONGEST_MS) {
    if (/^\d+$/.test(text))
        return (0,_parsed_js__WEBPACK_IMPORTED_MODULE_0__  .G)(text, `is a number without a unit: ${CURE}`);
    const match = /^(?:(\d+)h)?(?:(\d+)m)?(?:(\d+)s)?$/.exec(text);
    if (match === null || text === '')
        return (0,_parsed_js__WEBPACK_IMPORTED_MODULE_0__  .G)(text, `is not a duration: ${CURE}`);
    const [, hours = '0', minutes = '0', seconds = '0'] = match;
    const ms = Number(hours) * HOUR_MS + Number(minutes) * MINUTE_MS + Number(seconds) * SECOND_MS;
    if (ms < SECOND_MS || ms > maxMs) {
        return (0,_parsed_js__WEBPACK_IMPORTED_MODULE_0__  .G)(text, `is out of range: write a duration from 1s to ${(0,_text_duration_js__WEBPACK_IMPORTED_MODULE_1__  .a)(maxMs)}`);
    }
    return (0,_parsed_js__WEBPACK_IMPORTED_MODULE_0__  .r)(ms);
}


/***/ }),

/***/ 7313:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

  __nccwpck_require__.d(__webpack_exports__, {
    K: () => (  splitGlobs),
    q: () => (  parseGlobList)
  });
  var _parsed_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(7247);

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

/***/ 2111:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

  __nccwpck_require__.d(__webpack_exports__, {
    m: () => (  parseMoment),
    s: () => (  parseIsoTime)
  });
  var _parsed_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(7247);

const DATE_TIME = /^(\d{4}-\d\d-\d\dT\d\d:\d\d)(?::(\d\d)(?:[.,](\d+))?)?(?:Z|([+-])([01]\d|2[0-3])(?::?([0-5]\d))?)$/;
function parseIsoTime(text) {
    const match = DATE_TIME.exec(text);
    if (match === null)
        return null;
    const [, minute, second = '00', fraction = '', sign, hours = '0', minutes = '0'] = match;
    const local = `${minute}:${second}.${fraction.slice(0, 3).padEnd(3, '0')}Z`;
    const localMs = Date.parse(local);
    if (Number.isNaN(localMs) || new Date(localMs).toISOString() !== local)
        return null;
    const offsetMs = (Number(hours) * 60 + Number(minutes)) * 60_000;
    return sign === '-' ? localMs + offsetMs : localMs - offsetMs;
}
function parseMoment(text) {
    if (parseIsoTime(text) !== null)
        return (0,_parsed_js__WEBPACK_IMPORTED_MODULE_0__  .r)(text);
    if (parseIsoTime(`${text}Z`) !== null) {
        return (0,_parsed_js__WEBPACK_IMPORTED_MODULE_0__  .G)(text, 'has no zone: end it with Z for UTC, or with an offset such as +02:00');
    }
    return (0,_parsed_js__WEBPACK_IMPORTED_MODULE_0__  .G)(text, 'is not an ISO 8601 date and time: write it with a zone, such as 2026-01-31T14:30:00Z');
}


/***/ }),

/***/ 7247:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

  __nccwpck_require__.d(__webpack_exports__, {
    G: () => (  invalid),
    r: () => (  valid)
  });
function valid(value) {
    return { ok: true, value };
}
function invalid(shown, problem) {
    return { ok: false, faults: [{ shown, problem }] };
}


/***/ }),

/***/ 387:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

  __nccwpck_require__.d(__webpack_exports__, {
    HU: () => (  parseChoice),
    cG: () => (  parseInteger),
    lq: () => (  parsePhoneNumber),
    yG: () => (  parseBoolean)
  });
  var _parsed_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(7247);
function parseBoolean(text) {
    if (/^(?:true|True|TRUE)$/.test(text))
        return (0,_parsed_js__WEBPACK_IMPORTED_MODULE_0__  .r)(true);
    if (/^(?:false|False|FALSE)$/.test(text))
        return (0,_parsed_js__WEBPACK_IMPORTED_MODULE_0__  .r)(false);
    return (0,_parsed_js__WEBPACK_IMPORTED_MODULE_0__  .G)(text, 'is not a boolean: write true or false');
}
function parseInteger(text, min, max) {
    const value = /^\d+$/.test(text) ? Number(text) : Number.NaN;
    if (value >= min && value <= max)
        return (0,_parsed_js__WEBPACK_IMPORTED_MODULE_0__  .r)(value);
    return (0,_parsed_js__WEBPACK_IMPORTED_MODULE_0__  .G)(text, `is not a whole number from ${min} to ${max}`);
}
function parseChoice(text, choices) {
    const choice = choices.find((candidate) => candidate === text);
    return choice === undefined
        ? (0,_parsed_js__WEBPACK_IMPORTED_MODULE_0__  .G)(text, `is not a choice here: write ${choices.join(' or ')}`)
        : (0,_parsed_js__WEBPACK_IMPORTED_MODULE_0__  .r)(choice);
}
function parsePhoneNumber(text) {
    return /^\+[1-9]\d{1,14}$/.test(text)
        ? (0,_parsed_js__WEBPACK_IMPORTED_MODULE_0__  .r)(text)
        : (0,_parsed_js__WEBPACK_IMPORTED_MODULE_0__  .G)(text, 'is not an E.164 phone number: write a + and 2 to 15 digits with the country code first, such as +15550100200');
}


/***/ }),

/***/ 1394:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

  __nccwpck_require__.d(__webpack_exports__, {
    O1: () => (  isUuid),
    OX: () => (  parseCountedUuids),
    fm: () => (  parseUuidList)
  });
  var _parsed_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(7247);

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
function isUuid(text) {
    return UUID.test(text);
}
function parseUuidList(text) {
    const parsed = parseCountedUuids(text);
    return parsed.ok ? (0,_parsed_js__WEBPACK_IMPORTED_MODULE_0__  .r)(parsed.value.ids) : parsed;
}
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
    return (0,_parsed_js__WEBPACK_IMPORTED_MODULE_0__  .r)({ ids: [...byId.values()], repeated: items.length - byId.size });
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

/***/ 8009:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

  __nccwpck_require__.d(__webpack_exports__, {
    G: () => (  isObject),
    f: () => (  valueAt)
  });
function isObject(value) {
    return typeof value === 'object' && value !== null;
}
function valueAt(value, path) {
    return path.reduce((found, key) => (isObject(found) && Object.hasOwn(found, key) ? found[key] : undefined), value);
}


/***/ }),

/***/ 7536:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

  __nccwpck_require__.d(__webpack_exports__, {
    Y: () => (  METRIC_LIMITS),
    a: () => (  mostConversations)
  });
const METRIC_LIMITS = { metrics: 20, conversations: 500, items: 5000 };
function mostConversations(metrics, limits = METRIC_LIMITS) {
    if (metrics > limits.metrics)
        return 0;
    return Math.min(limits.conversations, Math.floor(limits.items / metrics));
}


/***/ }),

/***/ 6929:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

  __nccwpck_require__.d(__webpack_exports__, {
    h: () => (  hasEnded)
  });
const ENDED = new Set([
    'COMPLETED',
    'FAILED',
    'TIMED_OUT',
    'CANCELLED',
    'CANCELED',
]);
function hasEnded(runStatus) {
    return runStatus !== null && ENDED.has(runStatus);
}


/***/ }),

/***/ 8327:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

  __nccwpck_require__.d(__webpack_exports__, {
    F: () => (  isSame)
  });
function isSame(id, other) {
    return id.toLowerCase() === other.toLowerCase();
}


/***/ }),

/***/ 7207:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

  __nccwpck_require__.d(__webpack_exports__, {
    Q: () => (  describeFault),
    r: () => (  pointerOf)
  });
  var _json_object_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(8009);

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

/***/ 955:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

  __nccwpck_require__.d(__webpack_exports__, {
    a: () => (  formatDuration)
  });
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

/***/ 8629:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

  __nccwpck_require__.d(__webpack_exports__, {
    o: () => (  fillTemplate)
  });
  var _strip_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(3917);

function fillTemplate(template, name, id) {
    const value = encodeURIComponent((0,_strip_js__WEBPACK_IMPORTED_MODULE_0__  .jh)(id));
    return template.replaceAll(`{${name}}`, () => value);
}


/***/ }),

/***/ 470:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

  __nccwpck_require__.d(__webpack_exports__, {
    x: () => (  lazyPattern)
  });
function lazyPattern(source, flags) {
    let pattern;
    return () => {
        pattern ??= new RegExp(source, flags);
        return pattern;
    };
}


/***/ }),

/***/ 7720:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

  __nccwpck_require__.d(__webpack_exports__, {
    T: () => (  oneLine),
    y: () => (  plainLines)
  });
  var _strip_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(3917);

const LEADING_COLONS = /^([^\S\n]*):(?=:)/gm;
const LEGACY_COMMAND = /##(?=\[)/g;
function plainLines(text) {
    return disarm((0,_strip_js__WEBPACK_IMPORTED_MODULE_0__  .jh)(text).replaceAll('\t', '    ')).split('\n');
}
function oneLine(text, maxChars) {
    const line = disarm((0,_strip_js__WEBPACK_IMPORTED_MODULE_0__  .AU)(text, maxChars));
    return line.length <= maxChars ? line : (0,_strip_js__WEBPACK_IMPORTED_MODULE_0__  .AU)(line, maxChars);
}
function disarm(text) {
    return text.replace(LEADING_COLONS, '$1: ').replace(LEGACY_COMMAND, '## ');
}


/***/ }),

/***/ 630:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

  __nccwpck_require__.d(__webpack_exports__, {
    CS: () => (  prose),
    Cv: () => (  identifier),
    DV: () => (  codeBlock),
    Hn: () => (  cell),
    LO: () => (  MAX_PROSE_CHARS),
    Vh: () => (  linkDestination),
    ci: () => (  identifierLink),
    iZ: () => (  blockQuote),
    mG: () => (  inline),
    nA: () => (  cutNote),
    qy: () => (  html),
    xF: () => (  fenceAround)
  });
  var _fill_template_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(8629);
  var _strip_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(3917);


const ZWSP = '\u200b';
const NONE = '\u2013';
const ACTIVE = /(?<![0-9a-z])[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}(?![0-9a-z])|[\\`*~|[\]<_@$]|&(?=#?[0-9a-z]{1,31};)|#(?=\d)|:(?=\/\/|(?:100|1234):|(?!\d+:)[\w+-]{1,60}:)|www(?=\.)|(?:GH|GHSA|CVE)-(?=\w)|[0-9a-f]{6,}?(?=CVE-\w)|[0-9a-f]{7,}/gi;
const SIGNS = /[\\`*~|[\]<_@$&#:]/;
const LETTERS = /[wW]\.|-\w/;
const SHA_DIGITS = 7;
const ACTIVE_IN_HTML = /[&<>"'@$]|#(?=\d)|:(?=\/\/|(?:100|1234):|(?!\d+:)[\w+-]{1,60}:)|www(?=\.)|(?:GH|GHSA|CVE)-(?=\w)|[0-9a-f]{6,}?(?=CVE-\w)|[0-9a-f]{7,}/gi;
const HTML_ENTITY = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&#39;',
};
const QUOTED = /(?<![^\s(])'([^\s'`|@$<](?:[^'`|@$<]{0,200}[^\s'`|@$<])?)'(?!\w)/;
const BLOCK_START = /^(?:[-+=](?!\w)|:(?=-)|>|#(?=[#\s]|$))/;
const ORDERED_ITEM = /^(\d{1,9})([.)])(?=\s|$)/;
const PLAIN_ID = /^[\w.-]{1,100}$/;
const UUID_CHARS = 36;
const MAX_PROSE_CHARS = 20_000;
const MAX_INLINE_CHARS = 200;
function prose(text, maxChars = MAX_PROSE_CHARS) {
    const shown = (0,_strip_js__WEBPACK_IMPORTED_MODULE_0__  .jh)((0,_strip_js__WEBPACK_IMPORTED_MODULE_0__  .$Q)(text, maxChars)).replaceAll('<!--', '');
    const paragraphs = [];
    let lines = [];
    const endParagraph = () => {
        if (lines.length > 0)
            paragraphs.push(lines.join('\\\n'));
        lines = [];
    };
    for (const raw of shown.split('\n')) {
        const line = raw.replaceAll('\t', ' ').trim();
        if (line === '')
            endParagraph();
        else
            lines.push(escapeLine(line));
    }
    endParagraph();
    if (text.length > maxChars)
        paragraphs.push(cutNote(text.length - maxChars));
    return paragraphs.join('\n\n');
}
function cutNote(chars) {
    return `*(cut here: ${chars} more characters)*`;
}
function inline(text, maxChars = MAX_INLINE_CHARS) {
    const line = escapeLine(foldProse(text, maxChars));
    return line.endsWith('#') && !line.endsWith('\\#') ? `${line.slice(0, -1)}\\#` : line;
}
function cell(text, maxChars = MAX_INLINE_CHARS) {
    return text === null ? NONE : inline(text, maxChars) || NONE;
}
function html(text, maxChars = MAX_INLINE_CHARS) {
    return foldProse(text, maxChars).replace(ACTIVE_IN_HTML, (found) => HTML_ENTITY[found] ?? unlink(found));
}
function identifier(id) {
    return PLAIN_ID.test(id) ? `\`${id}\`` : inline(id, 100);
}
function identifierLink(id, template, placeholder) {
    const text = identifier(id);
    if (template === null || text === '')
        return text;
    const url = (0,_fill_template_js__WEBPACK_IMPORTED_MODULE_1__  .o)(template, placeholder, id);
    return /^https?:\/\//i.test(url) ? `[${text}](${linkDestination(url)})` : text;
}
function linkDestination(url) {
    return (0,_strip_js__WEBPACK_IMPORTED_MODULE_0__  .jh)(url)
        .replace(/[^\w.~:/?#@!&+,;=%-]/gu, percentEncode)
        .replaceAll('&', '&amp;');
}
function codeBlock(language, code) {
    const text = (0,_strip_js__WEBPACK_IMPORTED_MODULE_0__  .jh)(code)
        .replaceAll('\t', '    ')
        .replace(/@(?=\w)/g, `@${ZWSP}`)
        .replaceAll('<!--', `<${ZWSP}!--`);
    const fence = fenceAround(text);
    return `${fence}${language}\n${text}\n${fence}`;
}
function fenceAround(text) {
    const longestRun = (text.match(/`+/g) ?? []).reduce((max, run) => Math.max(max, run.length), 2);
    return '`'.repeat(longestRun + 1);
}
function blockQuote(markdown) {
    return `> ${markdown.replaceAll('\n', '\n> ')}`;
}
function foldProse(text, maxChars) {
    return (0,_strip_js__WEBPACK_IMPORTED_MODULE_0__  .AU)(text, maxChars).replaceAll('<!--', '').trim();
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
function unlink(found) {
    if (found === '$')
        return `${ZWSP}$`;
    if (found.length < 7)
        return found + ZWSP;
    return found.replace(/.{6}(?=.)/g, `$&${ZWSP}`);
}
function isInsideWord(line, offset) {
    return /^[0-9a-z]_[0-9a-z]$/i.test(line.slice(Math.max(0, offset - 1), offset + 2));
}
function percentEncode(char) {
    const encoded = encodeURIComponent(char);
    return encoded === char ? `%${char.charCodeAt(0).toString(16).toUpperCase()}` : encoded;
}


/***/ }),

/***/ 4689:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

  __nccwpck_require__.d(__webpack_exports__, {
    F8: () => (  nearestFirst),
    pA: () => (  nearest),
    wI: () => (  misspelling),
    yx: () => (  editsBetween)
  });
const MAX_CHARS = 100;
function nearest(word, candidates) {
    return nearestFirst(word, candidates)[0];
}
function misspelling(word, candidates) {
    const found = nearest(word, candidates);
    return found !== undefined && editsBetween(word, found) * 2 <= word.length ? found : undefined;
}
function nearestFirst(word, candidates) {
    return candidates
        .map((candidate) => ({ candidate, edits: editsBetween(word, candidate) }))
        .toSorted((a, b) => a.edits - b.edits)
        .map(({ candidate }) => candidate);
}
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

/***/ 2210:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

  __nccwpck_require__.d(__webpack_exports__, {
    Z: () => (  redactContacts),
    n: () => (  contactsIn)
  });
  var _lazy_pattern_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(470);
  var _strip_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(3917);


const PHONE_MASK = '[phone number]';
const EMAIL_MASK = '[e-mail address]';
const OTHER_FORMS = /[\u00a0\u0660-\u0669\u06f0-\u06f9\u2000-\u200a\u2010-\u2015\u202f\u2212\u3000\uff08-\uff20]/g;
const AT_SIGNS = /[@%&\uff20]|\\u0040/;
const DIGIT = /[\d\u0660-\u0669\u06f0-\u06f9\uff10-\uff19]/g;
const ANNOUNCED = /[+\uff0b]|tel|sms|callto/i;
function mayHoldContact(text) {
    if (AT_SIGNS.test(text))
        return true;
    const digits = text.match(DIGIT)?.length ?? 0;
    return digits >= 7 || (digits >= 3 && ANNOUNCED.test((0,_strip_js__WEBPACK_IMPORTED_MODULE_0__  .jh)(text)));
}
const AT_SIGN = /@|%40|\\u0040|&#64;|&#[Xx]40;|&commat;/;
const emailHost = (0,_lazy_pattern_js__WEBPACK_IMPORTED_MODULE_1__  .x)(String.raw `(?:@|%40|\\u0040|&#64;|&#x40;|&commat;)(?:(?:[\p{L}\p{N}][\p{L}\p{N}\p{M}-]{0,62}\.){1,10}\p{L}[\p{L}\p{N}\p{M}-]{1,62}|[\p{L}\p{N}\p{M}.-]{0,253}(?=\u2026))`, 'giu');
const localPartChar = (0,_lazy_pattern_js__WEBPACK_IMPORTED_MODULE_1__  .x)(String.raw `[\p{L}\p{N}\p{M}\p{Cs}._%+'~-]`, 'u');
const BEFORE_LOCAL_PART = /['.-]/;
const UUID = '[0-9A-Fa-f]{8}(?:-[0-9A-Fa-f]{4}){3}-[0-9A-Fa-f]{12}(?![0-9A-Za-z])';
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
    String.raw `(?:#|\b[Rr]un (?:number |#)?)(?!${UUID})\d+(?!\d|[-./]\d)`,
];
const PLUS = String.raw `(?:\+|%2[Bb])`;
const GAP = String.raw `[ .\-/()]{0,3}`;
const END = String.raw `(?!\d)`;
const WORD_END = String.raw `(?!\d|(?![Xx]|[Ee]xt)[A-Za-z])`;
const PHONE_NUMBERS = [
    String.raw `${PLUS}\d{7,}`,
    String.raw `(?<!\d)(?:${PLUS}?1[ .-]?)?\(?\d{3}\)?[ .-]{0,3}\d{3}[ .-]{1,3}\d{4}${END}`,
    String.raw `(?<!\d)555[ .-]\d{4}${END}`,
    String.raw `${PLUS}[ (]{0,2}\d(?:${GAP}\d){5,13}\d${END}`,
    String.raw `${PLUS}[ (]{0,2}\d(?:${GAP}\d){0,13}(?=${GAP}\u2026)`,
    String.raw `(?<![0-9A-Za-z])00${GAP}[1-9](?:${GAP}\d){5,13}\d${WORD_END}`,
    String.raw `(?<![0-9A-Za-z])0[1-9](?:${GAP}\d){6,10}\d${WORD_END}`,
    String.raw `\(\d{2,5}\)[ .-]{0,2}\d(?:[ .-]?\d){5,8}${END}`,
    String.raw `(?<=\\u002[Bb]|(?<![0-9A-Za-z]))[1-9]\d{9,14}${WORD_END}`,
    String.raw `(?<![0-9A-Za-z])\d(?:[ -]\d){9,14}${END}`,
    String.raw `(?<=(?<![A-Za-z])(?:[Tt]el|[Ss]ms|[Cc]allto):(?://)?)\(?\d(?:[.()-]{0,2}\d){2,14}${END}`,
];
const NUMBER = new RegExp(`${OTHER_NUMBERS.join('|')}|(${PHONE_NUMBERS.join('|')})`, 'g');
function redactContacts(text, keep = []) {
    if (!mayHoldContact(text))
        return text;
    const known = new Set(keep.map(spelledPlainly));
    const redact = (from) => replaceContacts(from, (contact, mask) => (known.has(spelledPlainly(contact)) ? contact : mask));
    const redacted = redact(text);
    const shown = (0,_strip_js__WEBPACK_IMPORTED_MODULE_0__  .jh)(redacted);
    const shownRedacted = redact(shown);
    return shownRedacted === shown ? redacted : shownRedacted;
}
function contactsIn(text) {
    const contacts = [];
    replaceContacts((0,_strip_js__WEBPACK_IMPORTED_MODULE_0__  .jh)(text), (contact, mask) => {
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
        if (code >= 0x2010 && code <= 0x2212 && code !== 0x202f)
            return '-';
        return code >= 0x0660 && code <= 0x06f9 ? String(code & 0xf) : ' ';
    });
}
function spelledPlainly(contact) {
    const plain = inAscii(contact).toLowerCase().replace(AT_SIGN, '@');
    return plain.includes('@') ? plain : plain.replace(/\D/g, '');
}


/***/ }),

/***/ 7558:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {


__nccwpck_require__.d(__webpack_exports__, {
  f: () => (  SecretMask)
});

// EXTERNAL MODULE: ./core/json-object.js
var json_object = __nccwpck_require__(8009);
;// CONCATENATED MODULE: ./core/text/echo.js
const SHORTEST = 8;
const LONG = 32;
const CUT = /^["'`\u2019\u201d\u00bb]?\s?(?:\u2026|\.\.\.|[)\].]*$)/;
const CUT_CHARS = 8;
function echoesOf(text) {
    const trimmed = text.trim();
    const others = [trimmed, trimmed.replace(/\s+/g, ' ')].filter(({ length }) => length >= SHORTEST);
    return [...new Set([text, ...others])];
}
function hideBeginnings(words, text, mask) {
    if (text.length <= SHORTEST)
        return words;
    const beginning = text.slice(0, SHORTEST);
    let shown = '';
    let from = 0;
    let at = words.indexOf(beginning);
    while (at >= 0) {
        const end = endOfShared(words, at, text);
        const isEcho = end - at >= LONG || CUT.test(words.slice(end, end + CUT_CHARS));
        if (isEcho) {
            shown += words.slice(from, at) + mask;
            from = end;
        }
        at = words.indexOf(beginning, isEcho ? end : at + 1);
    }
    return shown + words.slice(from);
}
function endOfShared(words, at, text) {
    let length = SHORTEST;
    while (length < text.length && words[at + length] === text[length])
        length += 1;
    return at + length;
}

// EXTERNAL MODULE: ./core/text/strip.js
var strip = __nccwpck_require__(3917);
;// CONCATENATED MODULE: ./core/text/secret-mask.js



const MASK = '***';
const MIN_HIDDEN_LENGTH = 8;
const WORD_CHAR = '[0-9A-Za-z_-]';
const LONGEST_KEY = 8_192;
const MAX_LEVELS = 4;
const MAY_BE_ODD = /[^\t\n -$'-;=-[\]-~]/;
const MAY_SAY_MORE = /[^\t\n -~]|\\|%[\da-fA-F]{2}|&[#a-zA-Z]|<!--/;
const IGNORABLE = String.raw `\xad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufff8\u{1bca0}-\u{1bca3}\u{1d173}-\u{1d17a}\u{e0000}-\u{e0fff}`;
const UNSEEN = new RegExp(String.raw `[${IGNORABLE}]|<!--|[\ufffe\uffff]`, 'gu');
const BYTES = String.raw `(?:\\x[\da-fA-F]{2})+|(?:\\[0-3][0-7]{2})+`;
const UNIT_ESCAPE = String.raw `\\u[\da-fA-F]{4}|${BYTES}`;
const JSON_ESCAPE = String.raw `${UNIT_ESCAPE}|\\[^]`;
const PERCENT_ENCODED = String.raw `(?:%[\da-fA-F]{2})+`;
const REFERENCE = String.raw `&(?:#\d{1,7}|#[xX][\da-fA-F]{1,6}|amp|lt|gt|quot|apos);`;
const ESCAPINGS = [
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
class SecretMask {
    #secrets = new Set();
    #forms = [];
    #beginning = null;
    #echoes = [];
    #words = null;
    #suspect = null;
    constructor(secrets = []) {
        this.add(...secrets);
    }
    with(texts) {
        if (texts.length === 0)
            return this;
        const echoes = texts.flatMap((text) => [text, visible(text)]).flatMap(echoesOf);
        const mask = new SecretMask([...this.#secrets, ...echoes]);
        mask.#echoes = echoes;
        return mask;
    }
    add(...secrets) {
        for (const secret of secrets)
            if (secret !== '')
                this.#secrets.add(secret);
        const all = [...this.#secrets];
        this.#forms = longestFirst([...new Set(all.flatMap(formsOf))]);
        const beginnings = new Set(this.#forms.map((form) => form.slice(0, MIN_HIDDEN_LENGTH)));
        this.#beginning = anyOf([...beginnings]);
        const short = longestFirst(all.filter(({ length }) => length < MIN_HIDDEN_LENGTH));
        this.#words = anyOf(short, WORD_CHAR);
        const looks = [this.#beginning, this.#words].flatMap((look) => look?.source ?? []);
        this.#suspect = looks.length === 0 ? null : new RegExp(looks.join('|'));
    }
    hide(text) {
        if (this.#suspect === null)
            return text;
        const isOdd = MAY_BE_ODD.test(text) && MAY_SAY_MORE.test(text);
        if (!isOdd && !this.#suspect.test(text))
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
    hideInMarkup(markup) {
        return this.#beginning?.test(markup)
            ? this.#forms.reduce((shown, form) => shown.replaceAll(form, MASK), markup)
            : markup;
    }
    #hideAsIs(text) {
        const hidden = this.#echoes.reduce((shown, echo) => hideBeginnings(shown, echo, MASK), this.hideInMarkup(text));
        return this.#words === null ? hidden : hidden.replace(this.#words, MASK);
    }
    hideIn(value) {
        if (this.#secrets.size === 0)
            return value;
        const root = { value };
        const containers = [root];
        const hidePart = (part) => {
            if ((0,json_object .G)(part))
                containers.push(part);
            return typeof part === 'string' ? this.hide(part) : part;
        };
        for (let container = containers.pop(); container; container = containers.pop()) {
            if (Array.isArray(container))
                hideItems(container, hidePart);
            else
                this.#hideMembers(container, hidePart);
        }
        return root.value;
    }
    #hideMembers(container, hidePart) {
        for (const name of Object.keys(container)) {
            const part = container[name];
            const hidden = hidePart(part);
            const shown = this.hide(name);
            if (shown !== name)
                delete container[name];
            if (shown !== name || hidden !== part)
                container[shown] = hidden;
        }
    }
}
function hideItems(list, hidePart) {
    for (const [index, part] of list.entries()) {
        const hidden = hidePart(part);
        if (hidden !== part)
            list[index] = hidden;
    }
}
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
function formsOf(secret) {
    const bytes = new TextEncoder().encode(secret);
    const { length } = secret;
    const rare = length >= MIN_HIDDEN_LENGTH && length <= LONGEST_KEY
        ? [...base64Forms(utf16Of(secret)), ...hexForms(bytes), secret.replaceAll('=', '=3D')]
        : [];
    return [secret, visible(secret), ...base64Forms(bytes), ...rare].filter(({ length }) => length >= MIN_HIDDEN_LENGTH);
}
function utf16Of(text) {
    const { length } = text;
    return new Uint8Array(Uint16Array.from({ length }, (_, at) => text.charCodeAt(at)).buffer);
}
function hexForms(bytes) {
    const pairs = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0'));
    const forms = ['', ' ', ':', '-'].map((between) => pairs.join(between));
    const capitals = [...forms, `=${pairs.join('=')}`].map((form) => form.toUpperCase());
    return [...forms, ...capitals];
}
function base64Forms(given) {
    const bytes = Array.from(given, (byte) => String.fromCharCode(byte)).join('');
    const inner = [0, 1, 2].map((offset) => {
        const digits = btoa('\0'.repeat(offset) + bytes);
        return digits.slice(offset === 0 ? 0 : offset + 1).replace(/.=+$/, '');
    });
    return [btoa(bytes), ...inner].flatMap((form) => [form, toBase64Url(form)]);
}
function toBase64Url(base64) {
    return base64.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}
function visible(text) {
    return (0,strip .jh)(text).replace(UNSEEN, '');
}
function charOf(spelled) {
    switch (spelled[0]) {
        case '\\':
            if (spelled.length === 2)
                return JSON_CONTROLS[spelled.slice(1)] ?? spelled.slice(1);
            return spelled[1] === 'u'
                ? String.fromCharCode(Number.parseInt(spelled.slice(2), 16))
                : fromPercent(percentOf(spelled));
        case '%':
            return fromPercent(spelled);
        default:
            return HTML_ENTITIES[spelled] ?? fromReference(spelled);
    }
}
function percentOf(spelled) {
    return spelled.replace(/\\(?:x(..)|(...))/g, (_, hex, octal = '') => {
        return `%${hex ?? Number.parseInt(octal, 8).toString(16).padStart(2, '0')}`;
    });
}
function fromPercent(encoded) {
    try {
        return decodeURIComponent(encoded);
    }
    catch {
        return encoded.replace(/%(..)/g, (_, byte) => String.fromCharCode(Number.parseInt(byte, 16)));
    }
}
function fromReference(reference) {
    const digits = reference.slice(2, -1);
    const code = /^x/i.test(digits) ? Number.parseInt(digits.slice(1), 16) : Number(digits);
    return code <= 0x10ffff ? String.fromCodePoint(code) : reference;
}


/***/ }),

/***/ 3917:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

  __nccwpck_require__.d(__webpack_exports__, {
    $Q: () => (  clip),
    AU: () => (  fold),
    _X: () => (  bringsUnprintable),
    jh: () => (  stripUnprintable)
  });
const LINE_BREAK = /\r\n?|[\v\f\u0085\u2028\u2029]/g;
const UNPRINTABLE = /\x1b[\]P^_X][^\x07\x1b\x9c\n]*(?:\x07|\x1b\\|\x9c)|(?:\x1b\[|\x9b)[0-?]*[ -/]*[@-~]?|[\0-\x08\x0b-\x1f\x7f-\x9f\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\u{e0000}-\u{e0fff}\ud800-\udfff]/gu;
const NOT_PRINTABLE_LATIN = /[^\t\n -~\u00a1-\u02ff]/;
const FIRST_CONTROLS = /[\0-\x08\x0b-\x11]/;
const LAST_CONTROLS = /[\x12-\x1f\x7f]/;
function stripUnprintable(text) {
    if (isPlain(text) || !NOT_PRINTABLE_LATIN.test(text))
        return text;
    return text.replace(LINE_BREAK, '\n').replace(UNPRINTABLE, '');
}
function isPlain(text) {
    const isAscii = Buffer.byteLength(text) === text.length;
    return isAscii && !FIRST_CONTROLS.test(text) && !LAST_CONTROLS.test(text);
}
function bringsUnprintable(text, into) {
    const known = new Set(into);
    return [...text].some((char) => !known.has(char) && stripUnprintable(char) !== char);
}
function clip(text, maxChars) {
    if (text.length <= maxChars)
        return text;
    const last = text.charCodeAt(maxChars - 1);
    return text.slice(0, last >= 0xd800 && last <= 0xdbff ? maxChars - 1 : maxChars);
}
const PLAIN_LINE = /^[!-~]+(?: [!-~]+)*$/;
function fold(text, maxChars) {
    if (text.length <= maxChars && PLAIN_LINE.test(text))
        return text;
    const reach = maxChars * 4 + 1024;
    const line = stripUnprintable(clip(text, reach))
        .replace(/[ \t\n]+/g, ' ')
        .trim();
    if (line.length <= maxChars && text.length <= reach)
        return line;
    return `${clip(line, maxChars - 1).trimEnd()}\u2026`;
}


/***/ }),

/***/ 5459:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {


__nccwpck_require__.d(__webpack_exports__, {
  p: () => (  HOMEPAGE),
  x: () => (  VERSION)
});

;// CONCATENATED MODULE: ../package.json
const package_namespaceObject =  JSON.parse('{"rE":"1.0.0","TB":"https://github.com/OWNER/simulation-gate"}');
;// CONCATENATED MODULE: ./core/version.js

const VERSION = package_namespaceObject.rE;
const HOMEPAGE = package_namespaceObject.TB;


/***/ }),

/***/ 5523:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

  __nccwpck_require__.d(__webpack_exports__, {
    A: () => (  deleteFlow),
    H: () => (  ALL_MISSING)
  });
  var _http_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(2557);
  var _http_retry_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(9406);
  var _step_concerns_all_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(9419);
  var _step_stops_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(3743);




const ROUTE_CURE = 'where the service deletes flows at another path, say so in the input service-profile (deleteCustomerFlow.path, such as /v1/customer-flow/{flowId})';
const PLACE_CURE = 'So the service does not say that it has deleted the flow; where it says so in another place, name that in the input service-profile (deleteCustomerFlow.deleted)';
const ALL_MISSING = `not one of the customer flows is there. Where they should be, the address may be wrong: ${ROUTE_CURE}`;
async function deleteFlow(flowId, client, limits, meant) {
    try {
        await deleteWithin(flowId, client, limits);
        return { result: 'deleted' };
    }
    catch (error) {
        if (error instanceof _step_stops_js__WEBPACK_IMPORTED_MODULE_3__  .cJ) {
            const why = `${error.message} before the service had answered, so it may be deleted all the same`;
            return { result: 'failed', why, hopeless: true };
        }
        if (!(error instanceof _http_errors_js__WEBPACK_IMPORTED_MODULE_0__  ._7))
            throw error;
        if (error.status === 404 && error.type !== undefined)
            return { result: 'missing' };
        if (error.status === 404) {
            const why = `${(0,_step_stops_js__WEBPACK_IMPORTED_MODULE_3__  .Kx)(error.message)}. This is not how the service says that a flow is not there, so it seems to know no such address: check base-url, and ${ROUTE_CURE}`;
            return { result: 'failed', why, hopeless: true };
        }
        const told = (0,_step_stops_js__WEBPACK_IMPORTED_MODULE_3__  .WE)(error, null, meant).message;
        const why = error.kind === 'shape' ? `${(0,_step_stops_js__WEBPACK_IMPORTED_MODULE_3__  .Kx)(told)}. ${PLACE_CURE}` : told;
        return { result: 'failed', why, hopeless: (0,_step_concerns_all_js__WEBPACK_IMPORTED_MODULE_2__  .p)(error) };
    }
}
async function deleteWithin(flowId, client, { clock, signal, shareMs, deadlineMs }) {
    const shareEndsMs = Math.min(clock.now() + shareMs, deadlineMs);
    const attempts = { mayHaveDeleted: false };
    try {
        await client.deleteCustomerFlow(flowId, { signal, deadlineMs: shareEndsMs }, attempts);
    }
    catch (error) {
        if (!(error instanceof _http_errors_js__WEBPACK_IMPORTED_MODULE_0__  ._7) || !(error.cause instanceof _http_errors_js__WEBPACK_IMPORTED_MODULE_0__  ._7))
            throw error;
        const pauseMs = (0,_http_retry_js__WEBPACK_IMPORTED_MODULE_1__  .Lo)(error.cause, clock.now());
        const isFinal = shareEndsMs === deadlineMs || clock.now() + pauseMs >= deadlineMs;
        if (isFinal || !(0,_step_concerns_all_js__WEBPACK_IMPORTED_MODULE_2__  .p)(error))
            throw error;
        await clock.sleep(pauseMs, signal);
        await client.deleteCustomerFlow(flowId, { signal, deadlineMs }, attempts);
    }
}


/***/ }),

/***/ 2482:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

  __nccwpck_require__.d(__webpack_exports__, {
    M: () => (  listPromptFiles),
    N: () => (  readPromptFile)
  });
  var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(3024);
  var node_fs__WEBPACK_IMPORTED_MODULE_0___default =  __nccwpck_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
  var node_path__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(6760);
  var node_path__WEBPACK_IMPORTED_MODULE_1___default =  __nccwpck_require__.n(node_path__WEBPACK_IMPORTED_MODULE_1__);
  var node_util__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(7975);
  var node_util__WEBPACK_IMPORTED_MODULE_2___default =  __nccwpck_require__.n(node_util__WEBPACK_IMPORTED_MODULE_2__);
  var _matching_files_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(1758);
const MAX_FILE_BYTES = 1024 * 1024;
const MAX_LIST_BYTES = 64 * 1024 * 1024;
const GIT_TIMEOUT_MS = 10_000;
async function listPromptFiles(globs, workspace) {
    const names = new Set(globs === null ? await trackedFiles(workspace) : []);
    const unmatched = [];
    for (const pattern of globs ?? []) {
        const matched = await (0,_matching_files_js__WEBPACK_IMPORTED_MODULE_3__  .V)(pattern, workspace);
        if (matched.length === 0)
            unmatched.push(pattern);
        for (const name of matched)
            names.add(name);
    }
    return { names: [...names].sort(), unmatched };
}
async function trackedFiles(workspace) {
    if (!isInRepository(workspace))
        throw new Error('not a git repository');
    const { execFile } = await Promise.resolve( ).then(__nccwpck_require__.t.bind(__nccwpck_require__, 1421, 23));
    const options = ['-c', 'safe.directory=*', '-c', 'core.fsmonitor=false'];
    const { stdout } = await (0,node_util__WEBPACK_IMPORTED_MODULE_2__.promisify)(execFile)('git', [...options, 'ls-files', '-z'], {
        cwd: workspace,
        maxBuffer: MAX_LIST_BYTES,
        timeout: GIT_TIMEOUT_MS,
    });
    return stdout.split('\0').filter((name) => name !== '');
}
function isInRepository(folder) {
    if (process.env.GIT_DIR)
        return true;
    const above = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(folder);
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, '.git')) || (above !== folder && isInRepository(above));
}
let decoder;
function readPromptFile(name, workspace) {
    try {
        const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(workspace, name);
        const facts = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path);
        if (!facts.isFile() || facts.size > MAX_FILE_BYTES)
            return null;
        if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(path).startsWith((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(workspace) + node_path__WEBPACK_IMPORTED_MODULE_1__.sep))
            return null;
        const bytes = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path);
        decoder ??= new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
        return bytes.includes(0) ? null : decoder.decode(bytes);
    }
    catch {
        return null;
    }
}


/***/ }),

/***/ 2763:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

  __nccwpck_require__.d(__webpack_exports__, {
    J: () => (  knownContacts),
    Y: () => (  redactingWorld)
  });
  var _core_text_redact_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(2210);
  var _inputs_variables_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(9285);
function redactingWorld(world, inputs) {
    return inputs.redact
        ? { ...world, runner: redactingRunner(world.runner, knownContacts(inputs)) }
        : world;
}
function knownContacts({ source }) {
    if (source.kind === 'service-phone-number')
        return [source.servicePhoneNumber];
    if (source.kind !== 'run-plan-id')
        return [];
    return (0,_inputs_variables_js__WEBPACK_IMPORTED_MODULE_1__  .f)(source.variables).map(({ sha256 }) => sha256);
}
function redactingRunner(runner, keep) {
    const redact = (text) => (0,_core_text_redact_js__WEBPACK_IMPORTED_MODULE_0__  .Z)(text, keep);
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
        info: (text) => runner.info(redact(text)),
        debug: (text) => runner.debug(redact(text)),
        showLive: (lines) => runner.showLive(lines.map(redact)),
        group: (title, lines) => runner.group(redact(title), lines.map(redact)),
        annotate: (level, message) => runner.annotate(level, redact(message)),
        annotationsLeft: (level) => runner.annotationsLeft(level),
        setOutput: (name, value) => runner.setOutput(name, value),
        saveState: (name, value) => runner.saveState(name, value),
        writeSummary: (markdown) => runner.writeSummary(markdown),
    };
}


/***/ }),

/***/ 824:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

  __nccwpck_require__.d(__webpack_exports__, {
    W: () => (  INPUT_DEFAULTS)
  });
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

/***/ 6367:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

  __nccwpck_require__.d(__webpack_exports__, {
    DM: () => (  beginChain),
    OW: () => (  resolveChain),
    XN: () => (  followChain),
    Z3: () => (  readInWorkspace)
  });
  var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(3024);
  var node_fs__WEBPACK_IMPORTED_MODULE_0___default =  __nccwpck_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
  var node_path__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(6760);
  var node_path__WEBPACK_IMPORTED_MODULE_1___default =  __nccwpck_require__.n(node_path__WEBPACK_IMPORTED_MODULE_1__);
  var _core_input_parsed_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(7247);
  var _core_text_log_line_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(7720);
  var _step_yaml_file_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(9262);
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
    const { resolvePolicy } = await Promise.all( [__nccwpck_require__.e(915), __nccwpck_require__.e(483), __nccwpck_require__.e(347), __nccwpck_require__.e(532), __nccwpck_require__.e(602)]).then(__nccwpck_require__.bind(__nccwpck_require__, 6930));
    return resolvePolicy(files);
}
async function chainOf(files) {
    const { addressOf } = await Promise.all( [__nccwpck_require__.e(915), __nccwpck_require__.e(483), __nccwpck_require__.e(347), __nccwpck_require__.e(532), __nccwpck_require__.e(602)]).then(__nccwpck_require__.bind(__nccwpck_require__, 6930));
    const { policy, address } = lastOf(files);
    return { files, next: policy.extends === undefined ? null : addressOf(policy.extends, address) };
}
async function readAs(address, yaml, today) {
    const { parsePolicy, spellAddress } = await Promise.all( [__nccwpck_require__.e(915), __nccwpck_require__.e(483), __nccwpck_require__.e(347), __nccwpck_require__.e(532), __nccwpck_require__.e(602)]).then(__nccwpck_require__.bind(__nccwpck_require__, 6930));
    const shown = spellAddress(address);
    const policy = parsePolicy(yaml, shown, today);
    if (!policy.ok)
        return policy;
    return (0,_core_input_parsed_js__WEBPACK_IMPORTED_MODULE_3__  .r)({ shown, policy: policy.value, content: yaml, address });
}
async function findMisstep({ files }, next) {
    const { spellAddress } = await Promise.all( [__nccwpck_require__.e(915), __nccwpck_require__.e(483), __nccwpck_require__.e(347), __nccwpck_require__.e(532), __nccwpck_require__.e(602)]).then(__nccwpck_require__.bind(__nccwpck_require__, 6930));
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
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {


__nccwpck_require__.d(__webpack_exports__, {
  k: () => (  dayOf),
  T: () => (  readPolicy)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __nccwpck_require__(3024);
// EXTERNAL MODULE: ./core/input/parsed.js
var parsed = __nccwpck_require__(7247);
;// CONCATENATED MODULE: ./policy/verdict-alone.js
const VERDICT_ALONE = { version: 1 };

// EXTERNAL MODULE: ./step/stops.js
var stops = __nccwpck_require__(3743);
// EXTERNAL MODULE: ./step/yaml-file.js
var yaml_file = __nccwpck_require__(9262);
// EXTERNAL MODULE: ./gate/inputs/policy-chain.js
var policy_chain = __nccwpck_require__(6367);
;// CONCATENATED MODULE: ./gate/inputs/policy-file.js






const DEFAULT_POLICY_PATHS = ['.github/simulation-gate.yml', '.github/simulation-gate.yaml'];
async function readPolicy(inputs, today) {
    const given = inputs.getInput('policy').trim();
    const states = DEFAULT_POLICY_PATHS.map(lookFor);
    if (given === '' && states.every((state) => state === 'there')) {
        const cure = 'keep one of them, or name the one that is meant';
        const both = DEFAULT_POLICY_PATHS.join(' and ');
        return (0,parsed .G)(null, `is not given, and both ${both} are there: ${cure}`);
    }
    const path = given || DEFAULT_POLICY_PATHS.find((_, index) => states[index] !== 'gone');
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
}
function dayOf(epochMs) {
    return new Date(epochMs).toISOString().slice(0, 10);
}
function lookFor(path) {
    try {
        (0,external_node_fs_.lstatSync)(path);
        return 'there';
    }
    catch (error) {
        return (0,stops .up)(error, 'ENOENT', 'ENOTDIR') ? 'gone' : 'unclear';
    }
}


/***/ }),

/***/ 7225:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

  __nccwpck_require__.d(__webpack_exports__, {
    q: () => (  tellPolicy),
    w: () => (  describePolicy)
  });
const NO_POLICY = 'none (neither .github/simulation-gate.yml nor .yaml is in the workspace), so the verdict alone decides';
function describePolicy({ path, rules, chain, }) {
    if (path === null)
        return { path };
    const [, ...parents] = chain?.files ?? [];
    const resolved = { ...rules };
    return parents.length === 0
        ? { path, resolved }
        : { path, extends: parents.map(({ shown }) => shown), resolved };
}
function tellPolicy(policy, runner) {
    const { path, extends: parents, resolved } = describePolicy(policy);
    runner.info(`Policy: ${path ?? NO_POLICY}`);
    if (parents === undefined)
        return;
    const title = `Policy as it is together with ${parents.join(', ')}`;
    runner.group(title, JSON.stringify(resolved, null, 2).split('\n'));
}


/***/ }),

/***/ 9285:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {


__nccwpck_require__.d(__webpack_exports__, {
  f: () => (  describeVariables),
  C: () => (  readVariables)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __nccwpck_require__(7598);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __nccwpck_require__(3024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __nccwpck_require__(6760);
// EXTERNAL MODULE: ./core/input/parsed.js
var input_parsed = __nccwpck_require__(7247);
;// CONCATENATED MODULE: ./core/input/variables.js

const KEY = /^[A-Za-z_][A-Za-z0-9_.-]*$/;
const A_KEY = 'which begins with a name of letters, digits, _ . and - right before its first =';
function parseVariables(text) {
    return parseLines(text, `is no KEY=VALUE line, ${A_KEY}: a value of several lines goes into a file that the input variable-files names`);
}
function parseVariableFiles(text) {
    const parsed = parseLines(text, `is no KEY=path line, such as agent_prompt=prompts/agent.md, ${A_KEY}`);
    if (!parsed.ok)
        return parsed;
    const paths = Object.entries(parsed.value).map(([key, path]) => [key, path.trim()]);
    const faults = paths
        .filter(([, path]) => path === '')
        .map(([key]) => ({ shown: key, problem: 'has no path: write KEY=path' }));
    return faults.length > 0 ? { ok: false, faults } : (0,input_parsed .r)(Object.fromEntries(paths));
}
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
    return faults.length > 0 ? { ok: false, faults } : (0,input_parsed .r)(Object.fromEntries(variables));
}

// EXTERNAL MODULE: ./step/stops.js
var stops = __nccwpck_require__(3743);
;// CONCATENATED MODULE: ./gate/inputs/variables.js






const MAX_MIB = 1;
const HASH_DIGITS = 12;
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
    return faults.length > 0 ? { ok: false, faults } : (0,input_parsed .r)(Object.fromEntries(variables));
}
function readVariableFile(path, folders) {
    let bytes;
    try {
        const real = (0,external_node_fs_.realpathSync)(path);
        if (!folders.some((folder) => real.startsWith((0,external_node_fs_.realpathSync)(folder) + external_node_path_.sep))) {
            const where = 'lies neither in the workspace nor in RUNNER_TEMP (links are followed)';
            return (0,input_parsed .G)(path, `${where}: copy the file there before this step`);
        }
        const facts = (0,external_node_fs_.statSync)(real);
        if (!facts.isFile())
            return (0,input_parsed .G)(path, 'is not a file: name a file of text');
        if (facts.size > MAX_MIB * 1024 * 1024) {
            return (0,input_parsed .G)(path, `is larger than ${MAX_MIB} MiB, which no variable may be`);
        }
        bytes = (0,external_node_fs_.readFileSync)(real);
    }
    catch (error) {
        return (0,input_parsed .G)(path, (0,stops .D2)(error));
    }
    try {
        return (0,input_parsed .r)(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    }
    catch {
        return (0,input_parsed .G)(path, 'is not UTF-8 text: save it as UTF-8');
    }
}
function describeVariables(variables) {
    return Object.entries(variables).map(([name, value]) => ({
        name,
        length: [...value].length,
        sha256: (0,external_node_crypto_.createHash)('sha256').update(value).digest('hex').slice(0, HASH_DIGITS),
    }));
}


/***/ }),

/***/ 1758:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

  __nccwpck_require__.d(__webpack_exports__, {
    V: () => (  matchingFiles),
    k: () => (  matchesGlob)
  });
  var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(1455);
  var node_fs_promises__WEBPACK_IMPORTED_MODULE_0___default =  __nccwpck_require__.n(node_fs_promises__WEBPACK_IMPORTED_MODULE_0__);
  var node_path__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(6760);
  var node_path__WEBPACK_IMPORTED_MODULE_1___default =  __nccwpck_require__.n(node_path__WEBPACK_IMPORTED_MODULE_1__);
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
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

  __nccwpck_require__.d(__webpack_exports__, {
    n: () => (  askToCancel)
  });
  var _core_run_status_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(6929);
  var _http_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(2557);


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
        return !(0,_core_run_status_js__WEBPACK_IMPORTED_MODULE_0__  .h)(status) && status !== 'CANCELLING';
    }
    catch (error) {
        if (error instanceof _http_errors_js__WEBPACK_IMPORTED_MODULE_1__  ._7)
            return false;
        throw error;
    }
}


/***/ }),

/***/ 1156:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

  __nccwpck_require__.d(__webpack_exports__, {
    Nb: () => (  RunSaver),
    Tn: () => (  markJudged),
    Y_: () => (  describeUncancelled),
    yh: () => (  readSavedRuns)
  });
  var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(3024);
  var node_fs__WEBPACK_IMPORTED_MODULE_0___default =  __nccwpck_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
  var node_os__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(8161);
  var node_os__WEBPACK_IMPORTED_MODULE_1___default =  __nccwpck_require__.n(node_os__WEBPACK_IMPORTED_MODULE_1__);
  var node_path__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(6760);
  var node_path__WEBPACK_IMPORTED_MODULE_2___default =  __nccwpck_require__.n(node_path__WEBPACK_IMPORTED_MODULE_2__);
  var _step_annotations_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(1560);
  var _step_stops_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(3743);
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
function markJudged(jobId, env) {
    if (!MARKABLE.test(jobId))
        return;
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(markOf(jobId, env), '', { flag: 'wx' });
    }
    catch {
    }
}
function wasJudged(jobId, env) {
    return MARKABLE.test(jobId) && (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(markOf(jobId, env));
}
function markOf(jobId, { RUNNER_TEMP: temp }) {
    return (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(temp || (0,node_os__WEBPACK_IMPORTED_MODULE_1__.tmpdir)(), `simulation-gate-judged-${jobId.toLowerCase()}`);
}
function describeUncancelled(failures) {
    return (0,_step_annotations_js__WEBPACK_IMPORTED_MODULE_4__  .UN)(failures).map(({ ids, why }) => `run ${ids} could not be cancelled and may go on placing calls: ${(0,_step_stops_js__WEBPACK_IMPORTED_MODULE_3__  .Kx)(why)}. Cancel it in the dashboard of the service`);
}


/***/ }),

/***/ 4594:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

  __nccwpck_require__.d(__webpack_exports__, {
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

/***/ 2557:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

  __nccwpck_require__.d(__webpack_exports__, {
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

/***/ 9406:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

  __nccwpck_require__.d(__webpack_exports__, {
    Lo: () => (  askedPauseMs),
    M$: () => (  planRetry),
    m6: () => (  parseHttpDate),
    xg: () => (  mayRepeat)
  });

 var _answer_text_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(4594);
  var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(2557);
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
    if (/^\d+(?:\.\d+)?$/.test(text))
        return Number(text) * 1_000;
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

/***/ 2845:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

  __nccwpck_require__.d(__webpack_exports__, {
    C$: () => (  checkAt),
    cj: () => (  resolvePointer),
    eA: () => (  checkShape),
    rP: () => (  checkGathered),
    z6: () => (  keepFitting)
  });
  var _core_json_object_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(8009);
  var _core_shape_fault_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(7207);
  var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(2557);



const MAX_LISTED_FAULTS = 50;
const MAX_NOTICES = 20;
function checkShape(schema, value, operation, pointer) {
    return check(schema, value, operation, (path) => pointer + (0,_core_shape_fault_js__WEBPACK_IMPORTED_MODULE_1__  .r)(path));
}
function checkAt(pointer, schema, answer, operation) {
    return checkShape(schema, resolvePointer(answer, pointer), operation, pointer);
}
function checkGathered(schema, answer, operation, pointers) {
    const gathered = Object.fromEntries(Object.entries(pointers).map(([name, pointer]) => [name, resolvePointer(answer, pointer)]));
    return check(schema, gathered, operation, ([name, ...rest]) => `${pointers[String(name)]}${(0,_core_shape_fault_js__WEBPACK_IMPORTED_MODULE_1__  .r)(rest)}`);
}
function keepFitting(schema, value, pointer, leftOut) {
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
function resolvePointer(document, pointer) {
    const path = pointer
        .split('/')
        .slice(1)
        .map((segment) => segment.replaceAll('~1', '/').replaceAll('~0', '~'));
    return (0,_core_json_object_js__WEBPACK_IMPORTED_MODULE_2__  .f)(document, path);
}
function check(schema, value, operation, locate) {
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
}


/***/ }),

/***/ 4242:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

  __nccwpck_require__.d(__webpack_exports__, {
    N: () => (  setV8Flag),
    h: () => (  V8_FLAGS)
  });
const TRIED = '13.6.';
const V8_FLAGS = {
    fewRequests: '--wasm-tiering-budget=1000000000',
    usualRequests: '--wasm-tiering-budget=13000000',
    manyAnswers: '--semi-space-growth-factor=1',
    smallHeap: '--optimize-for-size',
    usualHeap: '--no-optimize-for-size',
};
function setV8Flag(flag, v8 = process.versions.v8) {
    const isKnown = v8.startsWith(TRIED);
    if (isKnown)
        process.getBuiltinModule('node:v8').setFlagsFromString(flag);
    return isKnown;
}


/***/ }),

/***/ 3483:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

  __nccwpck_require__.d(__webpack_exports__, {
    $j: () => (  theOnes),
    B4: () => (  formatCount),
    D_: () => (  unbroken),
    MK: () => (  NBSP),
    Qu: () => (  messageBehindRule),
    RT: () => (  formatBar),
    So: () => (  formatCounted),
    T1: () => (  formatShare),
    eD: () => (  formatChange),
    gS: () => (  BAR_MARK),
    ki: () => (  formatList),
    l9: () => (  formatPercent),
    q8: () => (  UNTITLED)
  });
const NOTHING = '\u2013';
const UNTITLED = '(untitled)';
const BAR_CELLS = 10;
const BAR_MARK = '\u2503';
const NBSP = '\u00a0';
const QUOTED_OR_SIGN = /(?<!\w)'[^']*'(?!\w)|(?<=\d) %/g;
function formatCount(count) {
    return String(count).replace(/\B(?=(?:\d{3})+$)/g, ',');
}
function formatCounted(count, one, many = `${one}s`) {
    return `${formatCount(count)} ${count === 1 ? one : many}`;
}
function theOnes(count, one, many = `${one}s`) {
    return count === 1 ? one : formatCounted(count, one, many);
}
function formatList(names, most, show = (name) => name) {
    const more = names.length - most;
    const shown = names.slice(0, most).map(show).join(', ');
    return more > 0 ? `${shown} and ${formatCount(more)} more` : shown;
}
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
function unbroken(words) {
    return words.replace(QUOTED_OR_SIGN, (found) => (found === ' %' ? `${NBSP}%` : found));
}
function formatShare(part, whole) {
    const counts = `${formatCount(part)} of ${formatCount(whole)}`;
    return whole > 0 ? `${counts} (${formatPercent((part / whole) * 100, 1)})` : counts;
}
function formatChange(previous, current) {
    if (previous === null || current === null)
        return NOTHING;
    const change = round(current - previous, 2);
    return change > 0 ? `+${change}` : `${change}`;
}
function formatBar(percent, needed = null) {
    if (percent === null)
        return '';
    const rounded = Math.min(Math.max(Math.round(percent / BAR_CELLS), 0), BAR_CELLS);
    const least = percent > 0 ? 1 : 0;
    const most = percent < 100 ? BAR_CELLS - 1 : BAR_CELLS;
    const filled = Math.min(Math.max(rounded, least), most);
    if (needed === null)
        return '\u2588'.repeat(filled) + '\u2591'.repeat(BAR_CELLS - filled);
    const mark = markAt(needed);
    const cells = percent < needed ? Math.min(filled, mark - 1) : Math.max(filled, mark);
    const bar = '\u2588'.repeat(cells) + '\u2591'.repeat(BAR_CELLS - cells);
    return bar.slice(0, mark) + BAR_MARK + bar.slice(mark);
}
function markAt(needed) {
    if (needed <= 0)
        return 0;
    return needed >= 100
        ? BAR_CELLS
        : Math.min(Math.max(Math.floor(needed / BAR_CELLS), 2), BAR_CELLS - 1);
}
function round(value, digits) {
    return Number(value.toFixed(digits)) + 0;
}
function messageBehindRule({ rule, message }) {
    return message.startsWith(`${rule} `) ? message.slice(rule.length + 1) : message;
}


/***/ }),

/***/ 5460:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

  __nccwpck_require__.d(__webpack_exports__, {
    RC: () => (  withLikely),
    Xf: () => (  withIntervals),
    i1: () => (  formatLikely)
  });
  var _chance_counts_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(8038);
  var _chance_interval_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(9663);
function formatLikely(counts) {
    const { low, high } = (0,_chance_interval_js__WEBPACK_IMPORTED_MODULE_0__  .A1)(counts);
    return `likely ${Math.round(low)} to ${Math.round(high)} %`;
}
function withLikely(rate, told) {
    const counts = (0,_chance_counts_js__WEBPACK_IMPORTED_MODULE_1__  .b)(told?.passed, told?.evaluated);
    return counts === null ? rate : `${rate}, ${formatLikely(counts)}`;
}
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
    const counts = (0,_chance_counts_js__WEBPACK_IMPORTED_MODULE_1__  .b)(told.passed, told.evaluated);
    return { ...told, likely: counts && (0,_chance_interval_js__WEBPACK_IMPORTED_MODULE_0__  .A1)(counts) };
}


/***/ }),

/***/ 2274:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

  __nccwpck_require__.d(__webpack_exports__, {
    JZ: () => (  shortForm),
    Vp: () => (  runUrl),
    fW: () => (  placeName),
    nY: () => (  planRun)
  });
  var _core_input_uuid_list_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(1394);
  var _core_text_fill_template_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(8629);
  var _core_text_strip_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(3917);
  var _format_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(3483);
const SHORT_DIGITS = 8;
function shortForm(id) {
    return (0,_core_input_uuid_list_js__WEBPACK_IMPORTED_MODULE_0__  .O1)(id) ? id.slice(0, SHORT_DIGITS) : id;
}
function planRun({ about }) {
    const { planName = null, number = null } = about ?? {};
    const parts = [
        ...(planName?.trim() ? [planName] : []),
        ...(number === null ? [] : [`run ${(0,_format_js__WEBPACK_IMPORTED_MODULE_1__  .B4)(number)}`]),
    ];
    return parts.join(', ');
}
function runUrl(jobId, { runUrl: template }) {
    const hasId = (0,_core_text_strip_js__WEBPACK_IMPORTED_MODULE_2__  .jh)(jobId) !== '';
    return template !== null && hasId ? (0,_core_text_fill_template_js__WEBPACK_IMPORTED_MODULE_3__  .o)(template, 'jobId', jobId) : null;
}
function placeName({ path, startLine, endLine }) {
    return startLine === endLine ? `${path}:${startLine}` : `${path}:${startLine}-${endLine}`;
}


/***/ }),

/***/ 9946:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

  __nccwpck_require__.d(__webpack_exports__, {
    h: () => (  plainWord),
    x: () => (  severityOf)
  });
const SEVERITIES = new Map([
    ['HIGH', { sign: '\ud83d\udd34', word: 'high' }],
    ['MEDIUM', { sign: '\ud83d\udfe0', word: 'medium' }],
    ['LOW', { sign: '\ud83d\udfe1', word: 'low' }],
]);
function severityOf(severity) {
    return SEVERITIES.get(severity) ?? { sign: '\ud83d\udfe3', word: severity.trim() || 'no severity' };
}
const WORDS = new Map([
    ['NEW', 'new'],
    ['PERSISTENT', 'known before'],
    ['IMPROVING', 'improving'],
    ['FIXED', 'fixed'],
    ['CRITICAL', 'critical'],
    ['HIGH', 'high'],
    ['MEDIUM', 'medium'],
    ['LOW', 'low'],
    ['WIDESPREAD', 'widespread'],
    ['RECURRING', 'recurring'],
    ['ISOLATED', 'isolated'],
    ['PROMPT', 'prompt'],
    ['VOICE_CONFIG', 'voice settings'],
    ['STT', 'speech recognition'],
    ['SPEECH_MODEL', 'speech model'],
    ['LLM_MODEL', 'language model'],
    ['INFRA', 'infrastructure'],
    ['EXTERNAL', 'another service'],
]);
function plainWord(value) {
    return value === null ? null : (WORDS.get(value) ?? value);
}


/***/ }),

/***/ 9827:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {


__nccwpck_require__.d(__webpack_exports__, {
  Cr: () => (  bold),
  x: () => (  callLink),
  __: () => (  each),
  QV: () => (  foldEnds),
  qy: () => (  lazily),
  IO: () => (  paged),
  Yz: () => (  rateBar),
  nM: () => (  row),
  ut: () => (  runLink),
  uW: () => (  section),
  nU: () => (  severityMark),
  Cq: () => (  wideHead),
  D$: () => (  wordCell)
});

// EXTERNAL MODULE: ./core/text/markdown.js
var markdown = __nccwpck_require__(630);
// EXTERNAL MODULE: ./report/format.js
var format = __nccwpck_require__(3483);
;// CONCATENATED MODULE: ./report/keep-order.js
const KEEP_ORDER = [
    'reasons',
    'overview',
    'run',
    'spared',
    'checks',
    'verdict summary',
    'themes',
    'recommendations',
    'trend',
    'history',
    'analysis of severe themes',
    'analysis of medium themes',
    'analysis of minor themes',
    'executive summary',
    'findings',
    'went well',
    'further reasons',
    'further checks',
    'further themes',
    'further recommendations',
    'further trend',
    'further history',
    'further analysis of severe themes',
    'further analysis of medium themes',
    'further analysis of minor themes',
    'further findings',
    'further went well',
    'further call IDs',
];
function rankOf(part) {
    return KEEP_ORDER.indexOf(part);
}

// EXTERNAL MODULE: ./report/names.js
var names = __nccwpck_require__(2274);
// EXTERNAL MODULE: ./report/plain-words.js
var plain_words = __nccwpck_require__(9946);
;// CONCATENATED MODULE: ./report/sections/building-blocks.js
function section({ part, open = '', close = '', ...rest }) {
    return { rank: rankOf(part), open, close, ...rest };
}
function paged(paged) {
    const { one, many, firstPage, list, tableHead = '' } = paged;
    const furtherCount = Math.max(0, paged.count - firstPage);
    const fold = foldEnds((0,format .So)(furtherCount, `further ${one}`, `further ${many}`));
    const first = section({
        part: paged.part,
        one,
        many,
        count: paged.count - furtherCount,
        open: paged.open + tableHead,
        close: paged.close,
        items: () => each(list().slice(0, firstPage), paged.item),
    });
    const further = section({
        part: `further ${paged.part}`,
        one,
        many,
        count: furtherCount,
        open: fold.open + tableHead,
        close: fold.close,
        items: () => each(list().slice(firstPage), paged.item),
    });
    return { first, further };
}
function* each(values, render) {
    for (const value of values)
        yield render(value);
}
function lazily(make) {
    let made;
    return () => {
        made ??= { value: make() };
        return made.value;
    };
}
function foldEnds(summary) {
    return { open: `<details>\n<summary>${summary}</summary>\n\n`, close: '\n</details>\n\n' };
}
const WIDE_HEAD_SPACES = 36;
function wideHead(name) {
    return name.replaceAll(' ', format .MK) + format .MK.repeat(WIDE_HEAD_SPACES - 2 * name.length);
}
function rateBar(rate, needed) {
    const bar = (0,format .RT)(rate, needed);
    return bar === '' ? '' : `\`${bar}\``;
}
function severityMark(severity) {
    const { sign, word } = (0,plain_words .x)(severity);
    const isOurs = word !== severity.trim();
    return `${sign}${format .MK}${isOurs ? word : (0,markdown .mG)(word)}`;
}
function wordCell(value) {
    const word = (0,plain_words .h)(value);
    return word === null || word === value ? (0,markdown .Hn)(word) : word;
}
function row(cells) {
    return `| ${cells.join(' | ')} |\n`;
}
function bold(title) {
    return `**${(0,markdown .mG)(title) || format .q8}**`;
}
function callLink(callId, { callUrl }) {
    return shortLink(callId, (0,markdown .ci)(callId, callUrl, 'callId'));
}
function runLink(jobId, { runUrl }) {
    return shortLink(jobId, (0,markdown .ci)(jobId, runUrl, 'jobId'));
}
function shortLink(id, link) {
    return link.startsWith('[') ? link.replace(`[\`${id}\`]`, () => `[\`${(0,names .JZ)(id)}\`]`) : link;
}


/***/ }),

/***/ 7993:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

  __nccwpck_require__.d(__webpack_exports__, {
    Y: () => (  partsOfSecret)
  });
const SCHEME = /^(?:bearer|basic|token)$/i;
function partsOfSecret(value) {
    const words = value.split(/\s+/).filter((word) => word !== '');
    if (words.length === 0)
        return [];
    const secretWords = words.length > 1 ? words.filter((word) => !SCHEME.test(word)) : words;
    return [...new Set([value, value.trim(), ...secretWords])];
}


/***/ }),

/***/ 4236:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

  __nccwpck_require__.d(__webpack_exports__, {
    S: () => (  loadAnswers),
    g: () => (  Asking)
  });
  var _http_shape_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(2845);
  var _operations_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(9617);


let answers;
function loadAnswers() {
    answers ??= Promise.all( [__nccwpck_require__.e(915), __nccwpck_require__.e(703), __nccwpck_require__.e(347), __nccwpck_require__.e(601), __nccwpck_require__.e(34)]).then(__nccwpck_require__.bind(__nccwpck_require__, 9099));
    return answers;
}
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
        return (schema, place) => (0,_http_shape_js__WEBPACK_IMPORTED_MODULE_0__  .z6)(schema, (0,_http_shape_js__WEBPACK_IMPORTED_MODULE_0__  .cj)(answer, place), place, this.leftOutOf(operation));
    }
    leftOutOf(operation) {
        return (fault) => this.#leftOut(`${operation}: left out ${fault}`);
    }
}


/***/ }),

/***/ 9617:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

  __nccwpck_require__.d(__webpack_exports__, {
    A: () => (  STANDARD_PROFILE),
    D: () => (  fillRequest)
  });
  var _core_json_object_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(8009);
  var _words_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(8034);


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
function fillBody(template, values) {
    if (typeof template === 'string') {
        const [, name] = /^\{(\w+)\}$/.exec(template) ?? [];
        return name === undefined ? template : (values[name] ?? undefined);
    }
    if (Array.isArray(template))
        return template.map((item) => fillBody(item, values) ?? null);
    if (!(0,_core_json_object_js__WEBPACK_IMPORTED_MODULE_1__  .G)(template))
        return template;
    return Object.fromEntries(Object.entries(template).map(([key, value]) => [key, fillBody(value, values)]));
}
function encodePart(text) {
    return encodeURIComponent(text.toWellFormed());
}


/***/ }),

/***/ 8034:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

  __nccwpck_require__.d(__webpack_exports__, {
    I: () => (  NO_WORDS),
    T: () => (  translate)
  });
const NO_WORDS = {
    runStatus: {},
    simulationJobStatus: {},
    processingStatus: {},
    metricJobStatus: {},
    debriefStatus: {},
    verdict: {},
};
function translate(word, vocabulary) {
    const isListed = typeof word === 'string' && Object.hasOwn(vocabulary, word);
    return (isListed && vocabulary[word]) || word;
}


/***/ }),

/***/ 8866:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

  __nccwpck_require__.d(__webpack_exports__, {
    f: () => (  StepReport)
  });
class StepReport {
    outputs = {};
    rows = [];
    notes = [];
    warnings = [];
    errors = [];
    headline = '';
}


/***/ }),

/***/ 1560:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

  __nccwpck_require__.d(__webpack_exports__, {
    UN: () => (  byReason),
    qc: () => (  annotateEach),
    y2: () => (  MAX_IDS)
  });
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
const MAX_IDS = 100;
const MAX_REASONS = 4;
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

/***/ 9419:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

  __nccwpck_require__.d(__webpack_exports__, {
    p: () => (  concernsAll)
  });
  var _http_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(2557);

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

/***/ 9584:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

  __nccwpck_require__.d(__webpack_exports__, {
    O: () => (  concludeAction)
  });
  var _core_text_log_line_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(7720);
  var _core_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(630);
  var _report_format_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(3483);
  var _annotations_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(1560);
  var _output_values_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(5380);
const MAX_MESSAGE_CHARS = 2_000;
const MAX_ROWS = 200;
const MAX_MESSAGES = 20;
async function concludeAction(action, given, { runner, summary, cancelled }) {
    const report = structuredClone({ ...given });
    runner.secrets.hideIn(report);
    const { headline, outputs, warnings, notes } = report;
    const errors = [...report.errors];
    if (cancelled && errors.length === 0)
        errors.push('the step was cancelled');
    const empty = Object.fromEntries(action.outputs.map((name) => [name, '']));
    const told = (0,_output_values_js__WEBPACK_IMPORTED_MODULE_1__  .n0)({ ...empty, ...outputs }, runner);
    if (summary)
        await runner.writeSummary(renderActionSummary(action, { ...report, errors }));
    (0,_annotations_js__WEBPACK_IMPORTED_MODULE_2__  .qc)('error', errors.map(shorten), runner);
    (0,_annotations_js__WEBPACK_IMPORTED_MODULE_2__  .qc)('warning', warnings.map(shorten), runner);
    for (const line of [...notes, headline])
        runner.info(line);
    return !told || errors.length > 0 ? 1 : 0;
}
function shorten(message) {
    return (0,_core_text_log_line_js__WEBPACK_IMPORTED_MODULE_3__  .T)(message, MAX_MESSAGE_CHARS);
}
function renderActionSummary(action, report) {
    const { headline, errors, warnings, notes, rows } = report;
    const mark = errors.length > 0 ? '\u274c' : '\u2705';
    const lines = [`## ${mark} ${action.title}`, ''];
    if (headline !== '')
        lines.push((0,_core_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__  .mG)(headline, MAX_MESSAGE_CHARS), '');
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
        lines.push(`and ${(0,_report_format_js__WEBPACK_IMPORTED_MODULE_4__  .So)(rows.length - MAX_ROWS, 'more row')}`, '');
    return `${lines.join('\n')}\n`;
}
function listed(lead, messages) {
    if (messages.length === 0)
        return [];
    const shown = messages.slice(0, MAX_MESSAGES);
    const items = shown.map((message) => `- ${lead}${(0,_core_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__  .mG)(message, MAX_MESSAGE_CHARS)}`);
    const more = messages.length - shown.length;
    return [...items, ...(more > 0 ? [`- and ${(0,_report_format_js__WEBPACK_IMPORTED_MODULE_4__  .B4)(more)} more`] : []), ''];
}
function renderCell(value) {
    if (typeof value === 'string' || value === null)
        return (0,_core_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__  .Hn)(value);
    const id = (0,_core_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__  .Cv)(value.id) || (0,_core_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__  .Hn)(null);
    return value.name ? `${(0,_core_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__  .mG)(value.name)} (${id})` : id;
}
function row(cells) {
    return `| ${cells.join(' | ')} |`;
}


/***/ }),

/***/ 4484:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

  __nccwpck_require__.d(__webpack_exports__, {
    N: () => (  connect)
  });
  var _trouble_log_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(9350);

async function connect(access, world, onRetry = tellInLog(world)) {
    const { clock, random, env, runner } = world;
    const { createServiceClient } = await Promise.all( [__nccwpck_require__.e(915), __nccwpck_require__.e(264), __nccwpck_require__.e(575), __nccwpck_require__.e(704)]).then(__nccwpck_require__.bind(__nccwpck_require__, 7704));
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
    const troubles = new _trouble_log_js__WEBPACK_IMPORTED_MODULE_0__  .q(runner, clock, (line) => runner.info(line));
    return (retry) => troubles.note(retry);
}


/***/ }),

/***/ 4067:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

  __nccwpck_require__.d(__webpack_exports__, {
    w: () => (  makeFolders)
  });
  var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(3024);
  var node_fs__WEBPACK_IMPORTED_MODULE_0___default =  __nccwpck_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
  var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(1455);
  var node_fs_promises__WEBPACK_IMPORTED_MODULE_1___default =  __nccwpck_require__.n(node_fs_promises__WEBPACK_IMPORTED_MODULE_1__);
  var node_path__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(6760);
  var node_path__WEBPACK_IMPORTED_MODULE_2___default =  __nccwpck_require__.n(node_path__WEBPACK_IMPORTED_MODULE_2__);
  var _stops_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(3743);
async function makeFolders(path) {
    const parent = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(path);
    if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(path) || parent === path)
        return;
    await makeFolders(parent);
    try {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdir)(path);
    }
    catch (error) {
        if (!(0,_stops_js__WEBPACK_IMPORTED_MODULE_3__  .up)(error, 'EEXIST'))
            throw error;
    }
}


/***/ }),

/***/ 9499:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

  __nccwpck_require__.d(__webpack_exports__, {
    l: () => (  inTurn)
  });
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

/***/ 3050:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

  __nccwpck_require__.d(__webpack_exports__, {
    N5: () => (  readEventPayload),
    O5: () => (  mayReadEvent),
    Xj: () => (  readPullRequestOrigin)
  });
  var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(3024);
  var node_fs__WEBPACK_IMPORTED_MODULE_0___default =  __nccwpck_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
  var _core_fork_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(4551);
  var _core_json_object_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(8009);
const LONGEST_PAYLOAD = 25_000_000;
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
function mayReadEvent({ GITHUB_EVENT_PATH: path = '' }) {
    try {
        return isPayloadFile(path);
    }
    catch {
        return true;
    }
}
function readPayloadFile(path) {
    return isPayloadFile(path) ? (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path, 'utf8') : '';
}
function isPayloadFile(path) {
    const facts = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path);
    return facts.isFile() && facts.size <= LONGEST_PAYLOAD;
}
const DEPENDABOT = 'dependabot[bot]';
function readPullRequestOrigin(env, readFile) {
    const pullRequest = (0,_core_json_object_js__WEBPACK_IMPORTED_MODULE_1__  .f)(readEventPayload(env, readFile), ['pull_request']);
    if (!(0,_core_json_object_js__WEBPACK_IMPORTED_MODULE_1__  .G)(pullRequest))
        return null;
    const [head, base] = ['head', 'base'].map((side) => (0,_core_json_object_js__WEBPACK_IMPORTED_MODULE_1__  .f)(pullRequest, [side, 'repo']));
    if ((0,_core_fork_js__WEBPACK_IMPORTED_MODULE_2__  .B)(head, base))
        return 'fork';
    const author = (0,_core_json_object_js__WEBPACK_IMPORTED_MODULE_1__  .f)(pullRequest, ['user', 'login']);
    return env.GITHUB_ACTOR === DEPENDABOT || author === DEPENDABOT ? 'dependabot' : null;
}


/***/ }),

/***/ 177:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {


__nccwpck_require__.d(__webpack_exports__, {
  Vs: () => (  InputForm),
  NX: () => (  WHERE_FOUND),
  As: () => (  isComplete)
});

// EXTERNAL MODULE: ./core/input/addresses.js
var addresses = __nccwpck_require__(744);
// EXTERNAL MODULE: ./core/input/duration.js
var duration = __nccwpck_require__(6798);
// EXTERNAL MODULE: ./core/input/iso-time.js
var iso_time = __nccwpck_require__(2111);
// EXTERNAL MODULE: ./core/input/parsed.js
var parsed = __nccwpck_require__(7247);
// EXTERNAL MODULE: ./core/input/simple-values.js
var simple_values = __nccwpck_require__(387);
// EXTERNAL MODULE: ./core/input/uuid-list.js
var uuid_list = __nccwpck_require__(1394);
;// CONCATENATED MODULE: ./core/text/invisible.js
const INVISIBLE = /[\0-\x08\v\f\x0e-\x1f\x7f-\x9f\u00ad\u061c\u180e\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\u{e0000}-\u{e0fff}\ud800-\udfff]/u;
const JOINERS = /[\u200c\u200d]/g;
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
function nameInvisible(text, isProse = false) {
    const [char] = INVISIBLE.exec(isProse ? text.replace(JOINERS, '') : text) ?? [];
    if (char === undefined)
        return null;
    const code = `U+${char.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}`;
    return NAMES[char] === undefined ? code : `${NAMES[char]} (${code})`;
}

// EXTERNAL MODULE: ./core/text/log-line.js
var log_line = __nccwpck_require__(7720);
// EXTERNAL MODULE: ./core/text/secret-mask.js + 1 modules
var secret_mask = __nccwpck_require__(7558);
// EXTERNAL MODULE: ./core/text/nearest.js
var nearest = __nccwpck_require__(4689);
;// CONCATENATED MODULE: ./step/inputs/unknown-inputs.js

const MAX_EDITS = 2;
function findUnknownInputs(given, known, open) {
    const expected = new Set(known.map((name) => name.toUpperCase()));
    const found = { faults: [], warnings: [] };
    for (const name of given.filter((one) => !expected.has(one)).map((one) => one.toLowerCase())) {
        const meant = (0,nearest .pA)(name, open.filter((one) => (0,nearest .yx)(name, one) <= MAX_EDITS || bare(name) === bare(one)));
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
const MAX_FAULTS_PER_INPUT = 10;
const MAX_FAULTS_PER_FILE = 100;
const FILLED_BY_RUNNER = 'github-token';
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
class InputForm {
    faults = [];
    #inputs;
    #defaults;
    #mask;
    constructor(inputs, defaults) {
        this.#inputs = inputs;
        this.#defaults = defaults;
        this.#mask = new secret_mask .f(inputs.getInput('api-key').split(/\s+/));
    }
    get howToGiveKey() {
        return this.#inputs.howToGiveKey;
    }
    has(name) {
        return this.#raw(name).trim() !== '';
    }
    read(name, parse, isProse = false) {
        const raw = this.#raw(name);
        return this.#take(name, refuseInvisible(raw, isProse) ?? parse(raw.trim() || this.#defaults[name]));
    }
    readGiven(name, parse, isProse = false) {
        return this.has(name) ? this.read(name, parse, isProse) : null;
    }
    readExact(name, parse) {
        const text = this.#raw(name);
        return text === '' ? null : this.#take(name, parse(text));
    }
    takeFromFile(name, parsed) {
        return this.#take(name, refuseInvisible(this.#raw(name)) ?? parsed, MAX_FAULTS_PER_FILE);
    }
    required(name, value, cure) {
        if (value === null)
            this.fault(`input '${name}' is missing: ${cure}`);
        return value ?? undefined;
    }
    boolean(name) {
        return this.read(name, simple_values .yG);
    }
    duration(name, maxMs) {
        return this.read(name, (text) => (0,duration .E)(text, maxMs));
    }
    integer(name, min, max) {
        return this.read(name, (text) => (0,simple_values .cG)(text, min, max));
    }
    choice(name, choices) {
        return this.read(name, (text) => (0,simple_values .HU)(text, choices));
    }
    uuids(name, parse = uuid_list .fm) {
        return this.readGiven(name, (text) => sayWhereFound(name, parse(text)));
    }
    countedUuids(name) {
        return this.readGiven(name, (text) => sayWhereFound(name, (0,uuid_list .OX)(text)));
    }
    phoneNumber(name) {
        return this.readGiven(name, simple_values .lq);
    }
    moment(name) {
        return this.readGiven(name, iso_time .m);
    }
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
    refuse(name, problem) {
        this.fault(this.#describe(name, this.#raw(name).trim(), problem));
    }
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
        return (0,log_line .T)((0,addresses .BF)(this.#mask.hide(value)), MAX_SHOWN_CHARS);
    }
}
function refuseInvisible(raw, isProse = false) {
    const char = nameInvisible(raw, isProse);
    const cure = 'write the value anew, or copy it from a place that does not bring it along';
    return char === null
        ? null
        : (0,parsed .G)(null, `holds a character that nobody sees, ${char}: ${cure}`);
}
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
function isComplete(inputs) {
    return Object.values(inputs).every((value) => value !== undefined);
}


/***/ }),

/***/ 462:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {


__nccwpck_require__.d(__webpack_exports__, {
  C2: () => (  readGivenAccess),
  f1: () => (  readServiceProfile),
  wo: () => (  requireAccess)
});

// EXTERNAL MODULE: ./core/input/addresses.js
var addresses = __nccwpck_require__(744);
// EXTERNAL MODULE: ./core/input/parsed.js
var parsed = __nccwpck_require__(7247);
;// CONCATENATED MODULE: ./core/input/api-key.js

const LONGEST_KEY = 8192;
function parseApiKey(text) {
    if (text !== text.trim()) {
        return (0,parsed .G)(null, 'has white space around it, a line break perhaps: store the secret again without it');
    }
    if (/^(["'`]).*\1$/s.test(text)) {
        return (0,parsed .G)(null, 'stands in quotes: pass the key alone, without them');
    }
    if (!/^[\x21-\x7e]+$/.test(text)) {
        return (0,parsed .G)(null, 'holds a character that cannot stand in a key, such as a space, a line break or a letter outside ASCII: pass the key alone, without "Bearer", as the service showed it');
    }
    if (text.length > LONGEST_KEY) {
        return (0,parsed .G)(null, `has ${text.length} characters, which is more than any key: pass the key alone, as the service showed it`);
    }
    return (0,parsed .r)(text);
}

// EXTERNAL MODULE: ./step/yaml-file.js
var yaml_file = __nccwpck_require__(9262);
// EXTERNAL MODULE: ./step/inputs/input-form.js + 2 modules
var input_form = __nccwpck_require__(177);
;// CONCATENATED MODULE: ./step/inputs/service-access.js




function readGivenAccess(form, profile) {
    return {
        baseUrl: form.readGiven('base-url', addresses .Q2),
        apiKey: form.readExact('api-key', parseApiKey),
        profile: profile && form.takeFromFile('service-profile', profile),
    };
}
function requireAccess({ baseUrl, apiKey, profile }, form, origin, howToSkip) {
    const addressCure = "give the service's address, such as https://api.example.com";
    const access = {
        baseUrl: form.required('base-url', baseUrl, addressCure),
        apiKey: form.required('api-key', apiKey, keyCure(origin, howToSkip, form.howToGiveKey)),
    };
    if (profile === undefined || !(0,input_form .As)(access))
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
async function readServiceProfile(inputs) {
    const path = inputs.getInput('service-profile').trim();
    if (path === '')
        return null;
    const yaml = await (0,yaml_file .k)(path, 'service profile');
    if (!yaml.ok)
        return yaml;
    const { parseProfile } = await Promise.all( [__nccwpck_require__.e(915), __nccwpck_require__.e(483), __nccwpck_require__.e(347), __nccwpck_require__.e(532), __nccwpck_require__.e(602)]).then(__nccwpck_require__.bind(__nccwpck_require__, 6930));
    return parseProfile(yaml.value, path);
}


/***/ }),

/***/ 37:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

  __nccwpck_require__.d(__webpack_exports__, {
    T: () => (  lookUp)
  });
  var _http_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(2557);
  var _stops_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(3743);


async function lookUp(client, { servicePhoneNumber, callTime }, clock, context) {
    const askedMs = clock.now();
    try {
        return await client.lookUpSimulationJob(servicePhoneNumber, callTime, context);
    }
    catch (error) {
        if (!(error instanceof _http_errors_js__WEBPACK_IMPORTED_MODULE_0__  ._7))
            throw error;
        if (error.status !== 404 || error.type === undefined)
            throw error;
        const [moment, cure] = callTime === null
            ? [
                `${new Date(askedMs).toISOString()}, the time of asking`,
                'no call with this number is in progress now: set the input call-time to the moment of the call',
            ]
            : [callTime, 'check the inputs service-phone-number and call-time'];
        throw new _stops_js__WEBPACK_IMPORTED_MODULE_1__  .C9('lookup', `${(0,_stops_js__WEBPACK_IMPORTED_MODULE_1__  .Kx)(error.message)}; looked up ${servicePhoneNumber} at ${moment}; ${cure}`, 'error');
    }
}


/***/ }),

/***/ 5380:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

  __nccwpck_require__.d(__webpack_exports__, {
    $q: () => (  MAX_OUTPUT_BYTES),
    Ir: () => (  jsonArray),
    KV: () => (  linesInPlace),
    Mn: () => (  lines),
    _s: () => (  fitsJsonArray),
    n0: () => (  setOutputs)
  });
  var _core_text_log_line_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(7720);
  var _stops_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(3743);


const MAX_OUTPUT_BYTES = 64 * 1024;
const MAX_CUT_BYTES = 100;
function setOutputs(outputs, runner) {
    try {
        for (const [name, value] of Object.entries(outputs))
            runner.setOutput(name, value);
        return true;
    }
    catch (error) {
        runner.annotate('error', `the outputs could not be written, so later steps cannot read them: ${(0,_stops_js__WEBPACK_IMPORTED_MODULE_0__  .Uc)(error)}. GITHUB_OUTPUT has to name a file that this step may append to`);
        return false;
    }
}
function lines(values) {
    const kept = [];
    let bytes = 0;
    for (const value of values) {
        const line = (0,_core_text_log_line_js__WEBPACK_IMPORTED_MODULE_1__  .T)(value, 200);
        bytes += Buffer.byteLength(line) + 1;
        if (bytes > MAX_OUTPUT_BYTES)
            break;
        if (line !== '')
            kept.push(line);
    }
    return kept.join('\n');
}
function linesInPlace(values) {
    const known = values.map((value) => (0,_core_text_log_line_js__WEBPACK_IMPORTED_MODULE_1__  .T)(value, 200));
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
function fitsJsonArray(entries) {
    return Buffer.byteLength(JSON.stringify(entries)) <= MAX_OUTPUT_BYTES - MAX_CUT_BYTES;
}
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

/***/ 611:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

  __nccwpck_require__.d(__webpack_exports__, {
    Aq: () => (  isOdd),
    Ev: () => (  askPatiently),
    aZ: () => (  PATIENCE),
    i3: () => (  Patience)
  });
  var _core_text_duration_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(955);
  var _http_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(2557);
  var _stops_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(3743);



const LIMIT_MS = 2 * 60_000;
const PATIENCE = (0,_core_text_duration_js__WEBPACK_IMPORTED_MODULE_2__  .a)(LIMIT_MS);
const ODD = new Set(['status', 'not-json', 'shape']);
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
async function askPatiently(ask, { clock, wait, isKnown, tell }) {
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
}
function isOdd(error) {
    return error instanceof _http_errors_js__WEBPACK_IMPORTED_MODULE_0__  ._7 && ODD.has(error.kind);
}


/***/ }),

/***/ 3743:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

  __nccwpck_require__.d(__webpack_exports__, {
    C9: () => (  Stopped),
    D2: () => (  describeUnreadable),
    Kx: () => (  withoutPeriod),
    US: () => (  stackOf),
    Uc: () => (  describeError),
    WE: () => (  explain),
    cJ: () => (  Cancelled),
    gj: () => (  internalFault),
    uM: () => (  explainReading),
    up: () => (  hasCode)
  });
  var _core_text_duration_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(955);
  var _http_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(2557);
class Cancelled extends Error {
    name = 'Cancelled';
    signal;
    constructor(signal) {
        super(`the step was cancelled (${signal})`);
        this.signal = signal;
    }
}
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
const TELLS_AN_END = new Set(['run', 'debrief']);
function explain(error, wait, inputs, where = '') {
    if (error instanceof Stopped) {
        const { outcome, rule, message } = error;
        const isTold = outcome === 'error' || rule === 'budget';
        const tell = TELLS_AN_END.has(rule) ? withWaitIfAny : withWait;
        return { outcome, rule, message: isTold ? message : tell(message, wait) };
    }
    if (error instanceof Cancelled) {
        return { outcome: 'inconclusive', rule: 'cancelled', message: withWait(error.message, wait) };
    }
    if (error instanceof _http_errors_js__WEBPACK_IMPORTED_MODULE_0__  ._7)
        return explainServiceError(error, wait, inputs, where);
    return internalFault(error);
}
function internalFault(error) {
    return {
        outcome: 'error',
        rule: 'internal',
        message: `an internal fault of the action (${String(error)}); run it again with debug logging and report what it says`,
    };
}
function stackOf(error) {
    return error instanceof Error ? (error.stack ?? error.message) : String(error);
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
    if ((0,_http_errors_js__WEBPACK_IMPORTED_MODULE_0__  .Fh)(error)) {
        const message = `${withoutPeriod(error.message)}. ${SPENT_CURE}`;
        return { outcome: 'inconclusive', rule: 'budget', message };
    }
    const cure = cureOf(error, inputs, where);
    return cure === null
        ? { outcome: 'inconclusive', rule: 'service', message: withWait(error.message, wait) }
        : { outcome: 'error', rule: 'service', message: `${withoutPeriod(error.message)}. ${cure}` };
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
    if (!(error instanceof _http_errors_js__WEBPACK_IMPORTED_MODULE_0__  ._7) || error.status !== 404)
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
    return `${withoutPeriod(message)}${describeWait(wait)}; last seen: ${wait.lastSeen}`;
}
function withWaitIfAny(message, wait) {
    if (wait === null)
        return message;
    const { before, ...now } = wait;
    const waited = [now, before].find((one) => one && (0,_core_text_duration_js__WEBPACK_IMPORTED_MODULE_1__  .a)(one.waitedMs) !== '0s');
    const told = waited === undefined ? '' : describeWait(waited);
    return `${withoutPeriod(message)}${told}; last seen: ${wait.lastSeen}`;
}
function describeWait({ what, input, limitMs, waitedMs, }) {
    return `; waited ${(0,_core_text_duration_js__WEBPACK_IMPORTED_MODULE_1__  .a)(waitedMs)} for ${what} (${input}: ${(0,_core_text_duration_js__WEBPACK_IMPORTED_MODULE_1__  .a)(limitMs)})`;
}
function withoutPeriod(text) {
    return text.replace(/\.$/, '');
}
function describeError(error) {
    return error instanceof Error ? error.message : String(error);
}
function hasCode(error, ...codes) {
    return (error instanceof Error &&
        'code' in error &&
        typeof error.code === 'string' &&
        codes.includes(error.code));
}
function describeUnreadable(error) {
    const cure = 'check the path, which starts at the workspace, and that an earlier step wrote the file';
    return hasCode(error, 'ENOENT')
        ? `does not exist: ${cure}`
        : `cannot be read (${describeError(error)}): ${cure}`;
}


/***/ }),

/***/ 9350:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

  __nccwpck_require__.d(__webpack_exports__, {
    q: () => (  TroubleLog),
    u: () => (  QUIET_MS)
  });
  var _core_text_duration_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(955);
  var _stops_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(3743);


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
        const pause = waitMs < 1_000 ? 'at once' : `in ${(0,_core_text_duration_js__WEBPACK_IMPORTED_MODULE_1__  .a)(waitMs)}`;
        const line = `${operation}: ${(0,_stops_js__WEBPACK_IMPORTED_MODULE_0__  .Kx)(problem)}; trying again ${pause} (attempt ${attempt} failed)`;
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

/***/ 3776:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {


__nccwpck_require__.d(__webpack_exports__, {
  s: () => (  Wait)
});

// EXTERNAL MODULE: ./core/expected-end.js
var expected_end = __nccwpck_require__(111);
;// CONCATENATED MODULE: ./core/poll.js

const MIN_INTERVAL_MS = 1_000;
const SHARE_OF_WAITED = 0.2;
const LAST_LOOK_MS = 1_000;
const MIN_GAP_MS = 100;
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
        return { kind: 'wait', ms: leftMs };
    const untilLastLookMs = leftMs - LAST_LOOK_MS;
    const bounds = { minMs: minIntervalMs, maxMs: maxIntervalMs };
    const learnedMs = expected === null ? null : (0,expected_end .b)(nowMs, expected, bounds);
    const lookMs = nowMs - (state.lookedMs ?? nowMs);
    const intervalLeftMs = intervalMs(waitedMs - lookMs, maxIntervalMs, minIntervalMs) - lookMs;
    const restLeftMs = minIntervalMs - (nowMs - (state.answeredMs ?? nowMs));
    const dueMs = learnedMs ?? Math.max(intervalLeftMs, restLeftMs);
    const ms = Math.max(MIN_GAP_MS, Math.min(dueMs, untilLastLookMs));
    return { kind: 'wait', ms };
}

// EXTERNAL MODULE: ./core/text/duration.js
var duration = __nccwpck_require__(955);
// EXTERNAL MODULE: ./step/stops.js
var stops = __nccwpck_require__(3743);
// EXTERNAL MODULE: ./step/trouble-log.js
var trouble_log = __nccwpck_require__(9350);
;// CONCATENATED MODULE: ./step/wait.js




const MANY_REFUSALS = 3;
const LONGEST_INTERVAL_MS = 60_000;
class Wait {
    lastSeen = 'nothing yet';
    settings;
    #clock;
    #signal;
    #sinceMs;
    #startedMs;
    #lookedMs;
    #answeredMs;
    #toldMs = 0;
    #crowd;
    constructor(settings, clock, signal, sinceMs = clock.now(), startedMs = clock.now()) {
        this.settings = settings;
        this.#crowd = settings.crowd ?? { refusals: 0 };
        this.#clock = clock;
        this.#signal = signal;
        this.#startedMs = startedMs;
        this.#lookedMs = startedMs;
        this.#answeredMs = startedMs;
        this.#sinceMs = sinceMs;
    }
    goOn(settings) {
        return new Wait(settings, this.#clock, this.#signal, this.#sinceMs, this.#answeredMs);
    }
    follow(settings) {
        return new Wait(settings, this.#clock, this.#signal, this.#answeredMs, this.#answeredMs);
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
        const onAnswer = () => {
            this.#answeredMs = this.#clock.now();
        };
        return { signal: this.#signal, deadlineMs, putOff, onAnswer };
    }
    see(state, tell) {
        const nowMs = this.#clock.now();
        if (state === this.lastSeen && nowMs - this.#toldMs < trouble_log .u)
            return;
        this.lastSeen = state;
        this.#toldMs = nowMs;
        tell(`${state}${this.progress}`);
    }
    get progress() {
        return ` (${(0,duration .a)(this.waitedMs)} so far, ${(0,duration .a)(this.leftMs)} left of ${this.settings.input})`;
    }
    async pause(expected = null) {
        const { deadlineMs } = this.context;
        const nowMs = this.#clock.now();
        const lookedMs = this.#lookedMs;
        const answeredMs = this.#answeredMs < lookedMs ? nowMs : this.#answeredMs;
        const step = nextPoll({ deadlineMs, nowMs, lookedMs, answeredMs, ...this.#pace(expected) });
        if (step.kind === 'wait') {
            const slept = this.#clock.sleep(step.ms, this.#signal);
            this.settings.meanwhile?.();
            await slept;
        }
        this.#lookedMs = this.#clock.now();
        if (step.kind === 'expired' || nowMs + step.ms >= deadlineMs) {
            throw new stops .C9('timeout', 'the time for waiting ran out');
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

/***/ 9262:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

  __nccwpck_require__.d(__webpack_exports__, {
    k: () => (  readYamlFile)
  });
  var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(1455);
  var node_fs_promises__WEBPACK_IMPORTED_MODULE_0___default =  __nccwpck_require__.n(node_fs_promises__WEBPACK_IMPORTED_MODULE_0__);
  var _core_input_parsed_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(7247);
  var _stops_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(3743);



const MAX_KIB = 256;
async function readYamlFile(path, noun) {
    const source = await readText(path, noun);
    if (!source.ok)
        return source;
    const { readYaml } = await Promise.all( [__nccwpck_require__.e(915), __nccwpck_require__.e(483), __nccwpck_require__.e(347), __nccwpck_require__.e(532), __nccwpck_require__.e(602)]).then(__nccwpck_require__.bind(__nccwpck_require__, 6930));
    return (0,_core_input_parsed_js__WEBPACK_IMPORTED_MODULE_2__  .r)(readYaml(source.value));
}
async function readText(path, noun) {
    let bytes;
    try {
        const facts = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.stat)(path);
        if (!facts.isFile())
            return (0,_core_input_parsed_js__WEBPACK_IMPORTED_MODULE_2__  .G)(path, 'is not a file: name a YAML or JSON file');
        if (facts.size > MAX_KIB * 1024) {
            return (0,_core_input_parsed_js__WEBPACK_IMPORTED_MODULE_2__  .G)(path, `is larger than ${MAX_KIB} KiB, which no ${noun} is`);
        }
        bytes = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(path);
    }
    catch (error) {
        return (0,_core_input_parsed_js__WEBPACK_IMPORTED_MODULE_2__  .G)(path, (0,_stops_js__WEBPACK_IMPORTED_MODULE_1__  .D2)(error));
    }
    try {
        return (0,_core_input_parsed_js__WEBPACK_IMPORTED_MODULE_2__  .r)(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    }
    catch {
        return (0,_core_input_parsed_js__WEBPACK_IMPORTED_MODULE_2__  .G)(path, 'is not UTF-8 text: save it as UTF-8');
    }
}


/***/ }),

/***/ 2613:
/***/ ((module) => {

module.exports = require("assert");

/***/ }),

/***/ 181:
/***/ ((module) => {

module.exports = require("buffer");

/***/ }),

/***/ 6982:
/***/ ((module) => {

module.exports = new Proxy({}, { get: (_, name) => require("crypto")[name] });

/***/ }),

/***/ 4434:
/***/ ((module) => {

module.exports = require("events");

/***/ }),

/***/ 9896:
/***/ ((module) => {

module.exports = require("fs");

/***/ }),

/***/ 1943:
/***/ ((module) => {

module.exports = require("fs/promises");

/***/ }),

/***/ 992:
/***/ ((module) => {

module.exports = require("http");

/***/ }),

/***/ 5692:
/***/ ((module) => {

module.exports = require("https");

/***/ }),

/***/ 9278:
/***/ ((module) => {

module.exports = require("net");

/***/ }),

/***/ 4589:
/***/ ((module) => {

module.exports = require("node:assert");

/***/ }),

/***/ 6698:
/***/ ((module) => {

module.exports = require("node:async_hooks");

/***/ }),

/***/ 4573:
/***/ ((module) => {

module.exports = require("node:buffer");

/***/ }),

/***/ 1421:
/***/ ((module) => {

module.exports = require("node:child_process");

/***/ }),

/***/ 7598:
/***/ ((module) => {

module.exports = new Proxy({}, { get: (_, name) => require("node:crypto")[name] });

/***/ }),

/***/ 3053:
/***/ ((module) => {

module.exports = require("node:diagnostics_channel");

/***/ }),

/***/ 8474:
/***/ ((module) => {

module.exports = require("node:events");

/***/ }),

/***/ 3024:
/***/ ((module) => {

module.exports = require("node:fs");

/***/ }),

/***/ 1455:
/***/ ((module) => {

module.exports = require("node:fs/promises");

/***/ }),

/***/ 7067:
/***/ ((module) => {

module.exports = require("node:http");

/***/ }),

/***/ 7030:
/***/ ((module) => {

module.exports = require("node:net");

/***/ }),

/***/ 8161:
/***/ ((module) => {

module.exports = require("node:os");

/***/ }),

/***/ 6760:
/***/ ((module) => {

module.exports = require("node:path");

/***/ }),

/***/ 1792:
/***/ ((module) => {

module.exports = require("node:querystring");

/***/ }),

/***/ 7075:
/***/ ((module) => {

module.exports = require("node:stream");

/***/ }),

/***/ 8321:
/***/ ((module) => {

module.exports = require("node:stream/consumers");

/***/ }),

/***/ 6466:
/***/ ((module) => {

module.exports = require("node:stream/promises");

/***/ }),

/***/ 8500:
/***/ ((module) => {

module.exports = require("node:timers/promises");

/***/ }),

/***/ 1692:
/***/ ((module) => {

module.exports = require("node:tls");

/***/ }),

/***/ 3136:
/***/ ((module) => {

module.exports = require("node:url");

/***/ }),

/***/ 7975:
/***/ ((module) => {

module.exports = require("node:util");

/***/ }),

/***/ 857:
/***/ ((module) => {

module.exports = require("os");

/***/ }),

/***/ 6928:
/***/ ((module) => {

module.exports = require("path");

/***/ }),

/***/ 932:
/***/ ((module) => {

module.exports = require("process");

/***/ }),

/***/ 2203:
/***/ ((module) => {

module.exports = require("stream");

/***/ }),

/***/ 4756:
/***/ ((module) => {

module.exports = require("tls");

/***/ }),

/***/ 9023:
/***/ ((module) => {

module.exports = require("util");

/***/ }),

/***/ 1604:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


__nccwpck_require__.d(__webpack_exports__, {
  Yz: () => (  debug),
  N4: () => (  endGroup),
  z3: () => (  error),
  V4: () => (  getInput),
  Gu: () => (  getState),
  pq: () => (  info),
  _o: () => (  isDebug),
  lm: () => (  notice),
  LZ: () => (  saveState),
  uH: () => (  setOutput),
  Pq: () => (  setSecret),
  Oh: () => (  startGroup),
  $e: () => (  warning)
});


// EXTERNAL MODULE: external "os"
var external_os_ = __nccwpck_require__(857);
;// CONCATENATED MODULE: ./node_modules/@actions/core/lib/utils.js
function utils_toCommandValue(input) {
    if (input === null || input === undefined) {
        return '';
    }
    else if (typeof input === 'string' || input instanceof String) {
        return input;
    }
    return JSON.stringify(input);
}
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
;// CONCATENATED MODULE: ./node_modules/@actions/core/lib/command.js


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
// EXTERNAL MODULE: external "crypto"
var external_crypto_ = __nccwpck_require__(6982);
// EXTERNAL MODULE: external "fs"
var external_fs_ = __nccwpck_require__(9896);
;// CONCATENATED MODULE: ./node_modules/@actions/core/lib/file-command.js




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
    if (key.includes(delimiter)) {
        throw new Error(`Unexpected input: name should not contain the delimiter "${delimiter}"`);
    }
    if (convertedValue.includes(delimiter)) {
        throw new Error(`Unexpected input: value should not contain the delimiter "${delimiter}"`);
    }
    return `${key}<<${delimiter}${external_os_.EOL}${convertedValue}${external_os_.EOL}${delimiter}`;
}
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






var ExitCode;
(function (ExitCode) {
    ExitCode[ExitCode["Success"] = 0] = "Success";
    ExitCode[ExitCode["Failure"] = 1] = "Failure";
})(ExitCode || (ExitCode = {}));
function exportVariable(name, val) {
    const convertedVal = toCommandValue(val);
    process.env[name] = convertedVal;
    const filePath = process.env['GITHUB_ENV'] || '';
    if (filePath) {
        return issueFileCommand('ENV', prepareKeyValueMessage(name, val));
    }
    issueCommand('set-env', { name }, convertedVal);
}
function setSecret(secret) {
    command_issueCommand('add-mask', {}, secret);
}
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
function getMultilineInput(name, options) {
    const inputs = getInput(name, options)
        .split('\n')
        .filter(x => x !== '');
    if (options && options.trimWhitespace === false) {
        return inputs;
    }
    return inputs.map(input => input.trim());
}
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
function setOutput(name, value) {
    const filePath = process.env['GITHUB_OUTPUT'] || '';
    if (filePath) {
        return file_command_issueFileCommand('OUTPUT', file_command_prepareKeyValueMessage(name, value));
    }
    process.stdout.write(external_os_.EOL);
    command_issueCommand('set-output', { name }, utils_toCommandValue(value));
}
function setCommandEcho(enabled) {
    issue('echo', enabled ? 'on' : 'off');
}
function setFailed(message) {
    process.exitCode = ExitCode.Failure;
    error(message);
}
function isDebug() {
    return process.env['RUNNER_DEBUG'] === '1';
}
function debug(message) {
    command_issueCommand('debug', {}, message);
}
function error(message, properties = {}) {
    command_issueCommand('error', toCommandProperties(properties), message instanceof Error ? message.toString() : message);
}
function warning(message, properties = {}) {
    command_issueCommand('warning', toCommandProperties(properties), message instanceof Error ? message.toString() : message);
}
function notice(message, properties = {}) {
    command_issueCommand('notice', toCommandProperties(properties), message instanceof Error ? message.toString() : message);
}
function info(message) {
    process.stdout.write(message + external_os_.EOL);
}
function startGroup(name) {
    command_issue('group', name);
}
function endGroup() {
    command_issue('endgroup');
}
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
function saveState(name, value) {
    const filePath = process.env['GITHUB_STATE'] || '';
    if (filePath) {
        return file_command_issueFileCommand('STATE', file_command_prepareKeyValueMessage(name, value));
    }
    command_issueCommand('save-state', { name }, utils_toCommandValue(value));
}
function getState(name) {
    return process.env[`STATE_${name}`] || '';
}
function getIDToken(aud) {
    return __awaiter(this, void 0, void 0, function* () {
        return yield OidcClient.getIDToken(aud);
    });
}

/***/ })

  	});

 	var __webpack_module_cache__ = {};

 	function __nccwpck_require__(moduleId) {

 		var cachedModule = __webpack_module_cache__[moduleId];
  		if (cachedModule !== undefined) {
  			return cachedModule.exports;
  		}

 		var module = __webpack_module_cache__[moduleId] = {
  			id: moduleId,
  			loaded: false,
  			exports: {}
  		};

 		var threw = true;
  		try {
  			__webpack_modules__[moduleId].call(module.exports, module, module.exports, __nccwpck_require__);
  			threw = false;
  		} finally {
  			if(threw) delete __webpack_module_cache__[moduleId];
  		}

 		module.loaded = true;

 		return module.exports;
  	}

 	__nccwpck_require__.m = __webpack_modules__;

 	if (typeof __nccwpck_require__ !== 'undefined') __nccwpck_require__.ab = __dirname + "/";

 	(() => {

 		__nccwpck_require__.n = (module) => {
  			var getter = module && module.__esModule ?
  				() => (module['default']) :
  				() => (module);
  			__nccwpck_require__.d(getter, { a: getter });
  			return getter;
  		};
  	})();

 	(() => {
  		var getProto = Object.getPrototypeOf ? (obj) => (Object.getPrototypeOf(obj)) : (obj) => (obj.__proto__);
  		var leafPrototypes;

 		__nccwpck_require__.t = function(value, mode) {
  			if(mode & 1) value = this(value);
  			if(mode & 8) return value;
  			if(typeof value === 'object' && value) {
  				if((mode & 4) && value.__esModule) return value;
  				if((mode & 16) && typeof value.then === 'function') return value;
  			}
  			var ns = Object.create(null);
  			__nccwpck_require__.r(ns);
  			var def = {};
  			leafPrototypes = leafPrototypes || [null, getProto({}), getProto([]), getProto(getProto)];
  			for(var current = mode & 2 && value; typeof current == 'object' && !~leafPrototypes.indexOf(current); current = getProto(current)) {
  				Object.getOwnPropertyNames(current).forEach((key) => (def[key] = () => (value[key])));
  			}
  			def['default'] = () => (value);
  			__nccwpck_require__.d(ns, def);
  			return ns;
  		};
  	})();

 	(() => {

 		__nccwpck_require__.d = (exports, definition) => {
  			for(var key in definition) {
  				if(__nccwpck_require__.o(definition, key) && !__nccwpck_require__.o(exports, key)) {
  					Object.defineProperty(exports, key, { enumerable: true, get: definition[key] });
  				}
  			}
  		};
  	})();

 	(() => {
  		__nccwpck_require__.f = {};

 		__nccwpck_require__.e = (chunkId) => {
  			return Promise.all(Object.keys(__nccwpck_require__.f).reduce((promises, key) => {
  				__nccwpck_require__.f[key](chunkId, promises);
  				return promises;
  			}, []));
  		};
  	})();

 	(() => {

 		__nccwpck_require__.u = (chunkId) => {

 			return "" + chunkId + ".index.js";
  		};
  	})();

 	(() => {
  		__nccwpck_require__.o = (obj, prop) => (Object.prototype.hasOwnProperty.call(obj, prop))
  	})();

 	(() => {

 		__nccwpck_require__.r = (exports) => {
  			if(typeof Symbol !== 'undefined' && Symbol.toStringTag) {
  				Object.defineProperty(exports, Symbol.toStringTag, { value: 'Module' });
  			}
  			Object.defineProperty(exports, '__esModule', { value: true });
  		};
  	})();

 	(() => {
  		__nccwpck_require__.nmd = (module) => {
  			module.paths = [];
  			if (!module.children) module.children = [];
  			return module;
  		};
  	})();

 	(() => {

 		var installedChunks = {
  			792: 1
  		};

 		var installChunk = (chunk) => {
  			var moreModules = chunk.modules, chunkIds = chunk.ids, runtime = chunk.runtime;
  			for(var moduleId in moreModules) {
  				if(__nccwpck_require__.o(moreModules, moduleId)) {
  					__nccwpck_require__.m[moduleId] = moreModules[moduleId];
  				}
  			}
  			if(runtime) runtime(__nccwpck_require__);
  			for(var i = 0; i < chunkIds.length; i++)
  				installedChunks[chunkIds[i]] = 1;

 		};

 		__nccwpck_require__.f.require = (chunkId, promises) => {

 			if(!installedChunks[chunkId]) {
  				if(true) { 
 					installChunk(require("./" + __nccwpck_require__.u(chunkId)));
  				} else installedChunks[chunkId] = 1;
  			}
  		};

 	})();
var __webpack_exports__ = {};
__nccwpck_require__.r(__webpack_exports__);

__nccwpck_require__.d(__webpack_exports__, {
  INPUT_DEFAULTS: () => (  input_defaults .W),
  STANDARD_PROFILE: () => (  operations .A),
  VERSION: () => (  version .x),
  askPatiently: () => (  patience .Ev),
  askToCancel: () => (  ask_to_cancel .n),
  checkShape: () => (  shape .eA),
  deleteFlow: () => (  delete_flow .A),
  describeFault: () => (  shape_fault .Q),
  describePolicy: () => (  policy_told .w),
  describeUncancelled: () => (  saved_runs .Y_),
  describeVariables: () => (  variables .f),
  formatLikely: () => (  likely .i1),
  inTurn: () => (  in_turn .l),
  inline: () => (  markdown .mG),
  isObject: () => (  json_object .G),
  isSame: () => (  same_id .F),
  loadAnswers: () => (  asking .S),
  lookUp: () => (  look_up .T),
  makeFolders: () => (  folders .w),
  mostConversations: () => (  metric_limits .a),
  nearest: () => (  nearest .pA),
  parseGlobList: () => (  glob_list .q),
  perform: () => (  perform),
  readPolicy: () => (  policy_file .T),
  readPromptFile: () => (  prompt_files .N),
  readSavedRuns: () => (  saved_runs .yh),
  redactingWorld: () => (  redacting .Y),
  runUrl: () => (  names .Vp),
  section: () => (  building_blocks .uW),
  setV8Flag: () => (  v8_flags .N),
  start: () => (  start),
  startCommand: () => (  startCommand)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __nccwpck_require__(3024);
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
    wrap(tag, content, attrs = {}) {
        const htmlAttrs = Object.entries(attrs)
            .map(([key, value]) => ` ${key}="${value}"`)
            .join('');
        if (!content) {
            return `<${tag}${htmlAttrs}>`;
        }
        return `<${tag}${htmlAttrs}>${content}</${tag}>`;
    }
    write(options) {
        return __awaiter(this, void 0, void 0, function* () {
            const overwrite = !!(options === null || options === void 0 ? void 0 : options.overwrite);
            const filePath = yield this.filePath();
            const writeFunc = overwrite ? writeFile : appendFile;
            yield writeFunc(filePath, this._buffer, { encoding: 'utf8' });
            return this.emptyBuffer();
        });
    }
    clear() {
        return __awaiter(this, void 0, void 0, function* () {
            return this.emptyBuffer().write({ overwrite: true });
        });
    }
    stringify() {
        return this._buffer;
    }
    isEmptyBuffer() {
        return this._buffer.length === 0;
    }
    emptyBuffer() {
        this._buffer = '';
        return this;
    }
    addRaw(text, addEOL = false) {
        this._buffer += text;
        return addEOL ? this.addEOL() : this;
    }
    addEOL() {
        return this.addRaw(external_os_.EOL);
    }
    addCodeBlock(code, lang) {
        const attrs = Object.assign({}, (lang && { lang }));
        const element = this.wrap('pre', this.wrap('code', code), attrs);
        return this.addRaw(element).addEOL();
    }
    addList(items, ordered = false) {
        const tag = ordered ? 'ol' : 'ul';
        const listItems = items.map(item => this.wrap('li', item)).join('');
        const element = this.wrap(tag, listItems);
        return this.addRaw(element).addEOL();
    }
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
    addDetails(label, content) {
        const element = this.wrap('details', this.wrap('summary', label) + content);
        return this.addRaw(element).addEOL();
    }
    addImage(src, alt, options) {
        const { width, height } = options || {};
        const attrs = Object.assign(Object.assign({}, (width && { width })), (height && { height }));
        const element = this.wrap('img', null, Object.assign({ src, alt }, attrs));
        return this.addRaw(element).addEOL();
    }
    addHeading(text, level) {
        const tag = `h${level}`;
        const allowedTag = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].includes(tag)
            ? tag
            : 'h1';
        const element = this.wrap(allowedTag, text);
        return this.addRaw(element).addEOL();
    }
    addSeparator() {
        const element = this.wrap('hr', null);
        return this.addRaw(element).addEOL();
    }
    addBreak() {
        const element = this.wrap('br', null);
        return this.addRaw(element).addEOL();
    }
    addQuote(text, cite) {
        const attrs = Object.assign({}, (cite && { cite }));
        const element = this.wrap('blockquote', text, attrs);
        return this.addRaw(element).addEOL();
    }
    addLink(text, href) {
        const element = this.wrap('a', text, { href });
        return this.addRaw(element).addEOL();
    }
}
const _summary = new Summary();
const markdownSummary = (  null && (_summary));
const summary = _summary;
// EXTERNAL MODULE: ./core/text/log-line.js
var log_line = __nccwpck_require__(7720);
// EXTERNAL MODULE: ./core/text/secret-mask.js + 1 modules
var secret_mask = __nccwpck_require__(7558);
// EXTERNAL MODULE: ./core/text/strip.js
var strip = __nccwpck_require__(3917);
// EXTERNAL MODULE: ./runner/parts-of-secret.js
var parts_of_secret = __nccwpck_require__(7993);
;// CONCATENATED MODULE: ./runner/github-runner.js






const MAX_ANNOTATION_UNITS = 4096;
const MAX_ANNOTATIONS = 10;
const HOW_TO_GIVE_KEY = `store the key as a secret of this repository and pass it, as in api-key: \${{ secrets.SIMULATION_API_KEY }} (a secret that does not exist is passed as an empty text)`;
const LOG_STREAMS = [1, 2];
const TITLE = 'Simulation Gate';
const TOOLKIT = {
    debug: core .Yz,
    endGroup: core .N4,
    error: core .z3,
    getInput: core .V4,
    getState: core .Gu,
    info: core .pq,
    isDebug: core ._o,
    notice: core .lm,
    saveState: core .LZ,
    setOutput: core .uH,
    setSecret: core .Pq,
    startGroup: core .Oh,
    summary: summary,
    warning: core .$e,
};
function createRunner(env, toolkit = TOOLKIT) {
    return new GithubRunner(env, toolkit);
}
class GithubRunner {
    isDebug;
    howToGiveKey = HOW_TO_GIVE_KEY;
    howToGiveToken = 'leave it out, or give a token';
    isLive = false;
    showsSummary = false;
    secrets = new secret_mask .f();
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
        const parts = (0,parts_of_secret .Y)(value);
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
        this.#core[level]((0,strip .$Q)(lines.join('\n'), MAX_ANNOTATION_UNITS), { title: TITLE });
        this.#annotated[level] += 1;
    }
    annotationsLeft(level) {
        return Math.max(MAX_ANNOTATIONS - this.#annotated[level], 0);
    }
    setOutput(name, value) {
        const { GITHUB_OUTPUT: path } = this.#env;
        if (!path) {
            this.debug(`output ${name} is not set: there is no GITHUB_OUTPUT`);
            return;
        }
        refusePipe(path);
        this.#core.setOutput(name, this.secrets.hide(value));
    }
    saveState(name, value) {
        const { GITHUB_STATE: path } = this.#env;
        if (!path) {
            this.debug(`state ${name} is not saved: there is no GITHUB_STATE`);
            return;
        }
        try {
            refusePipe(path);
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
        const { GITHUB_STEP_SUMMARY: path } = this.#env;
        if (!path) {
            this.debug('the job summary is not written: there is no GITHUB_STEP_SUMMARY');
            return;
        }
        const { summary } = this.#core;
        summary.addRaw(this.secrets.hideInMarkup(markdown));
        try {
            refusePipe(path);
            await summary.write();
        }
        catch (error) {
            this.annotate('warning', `the job summary could not be written: ${messageOf(error)}`);
        }
    }
    #lines(text) {
        return (0,log_line .y)(this.secrets.hide(text));
    }
}
function refusePipe(path) {
    const facts = (0,external_node_fs_.statSync)(path, { throwIfNoEntry: false });
    if (!facts?.isFIFO())
        return;
    const isLog = LOG_STREAMS.some((stream) => {
        const { dev, ino } = (0,external_node_fs_.fstatSync)(stream);
        return dev === facts.dev && ino === facts.ino;
    });
    if (!isLog)
        throw new Error(`'${path}' is a pipe, and no file`);
    (0,external_node_fs_.closeSync)((0,external_node_fs_.openSync)(path, external_node_fs_.constants.O_WRONLY | external_node_fs_.constants.O_NONBLOCK));
}
function isBlank(lines) {
    return lines.every((line) => line.trim() === '');
}
function messageOf(error) {
    return error instanceof Error ? error.message : String(error);
}

// EXTERNAL MODULE: ./step/inputs/event.js
var inputs_event = __nccwpck_require__(3050);
// EXTERNAL MODULE: ./step/stops.js
var stops = __nccwpck_require__(3743);
;// CONCATENATED MODULE: ./step/process.js



const originMs = Date.now() - uptimeMs();
const monotonicClock = {
    now: () => originMs + uptimeMs(),
    async sleep(ms, signal) {
        signal.throwIfAborted();
        const { promise, resolve, reject } = Promise.withResolvers();
        const timer = setTimeout(resolve, ms);
        const leave = () => reject(signal.reason);
        signal.addEventListener('abort', leave, { once: true });
        try {
            await promise;
        }
        finally {
            clearTimeout(timer);
            signal.removeEventListener('abort', leave);
        }
    },
};
function uptimeMs() {
    const [seconds, nanoseconds] = process.hrtime();
    return seconds * 1000 + nanoseconds / 1e6;
}
function realWorld() {
    const cancel = new AbortController();
    for (const signal of ['SIGINT', 'SIGTERM']) {
        process.on(signal, () => cancel.abort(new stops .cJ(signal)));
    }
    for (const stream of [process.stdout, process.stderr])
        stream.on('error', () => { });
    if (!(0,inputs_event .O5)(process.env))
        delete process.env.GITHUB_EVENT_PATH;
    return {
        env: process.env,
        clock: monotonicClock,
        random: Math.random,
        runner: createRunner(process.env),
        workflow: async () => (await __nccwpck_require__.e(  585).then(__nccwpck_require__.bind(__nccwpck_require__, 585))).context,
        cancelled: cancel.signal,
    };
}
async function endProcess(exitCode) {
    process.exitCode = exitCode;
    for (const stream of [process.stdout, process.stderr]) {
        await new Promise((written) => stream.write('', written));
    }
    process.exit();
}

// EXTERNAL MODULE: ./step/action.js
var step_action = __nccwpck_require__(8866);
// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __nccwpck_require__(8500);
// EXTERNAL MODULE: ./service/operations.js
var operations = __nccwpck_require__(9617);
// EXTERNAL MODULE: ./step/connect.js
var connect = __nccwpck_require__(4484);
// EXTERNAL MODULE: ./step/wait.js + 1 modules
var wait = __nccwpck_require__(3776);
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
        await (0,promises_.setImmediate)();
        this.cancelled.throwIfAborted();
        await work(this);
    }
}

// EXTERNAL MODULE: ./step/conclude-action.js
var conclude_action = __nccwpck_require__(9584);
// EXTERNAL MODULE: ./step/inputs/input-form.js + 2 modules
var input_form = __nccwpck_require__(177);
// EXTERNAL MODULE: ./step/inputs/service-access.js + 1 modules
var service_access = __nccwpck_require__(462);
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
        const { rule, message } = (0,stops .WE)(error, step?.waiting?.facts ?? null, action.meant);
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

// EXTERNAL MODULE: ./core/input/glob-list.js
var glob_list = __nccwpck_require__(7313);
// EXTERNAL MODULE: ./core/json-object.js
var json_object = __nccwpck_require__(8009);
// EXTERNAL MODULE: ./core/metric-limits.js
var metric_limits = __nccwpck_require__(7536);
// EXTERNAL MODULE: ./core/same-id.js
var same_id = __nccwpck_require__(8327);
// EXTERNAL MODULE: ./core/shape-fault.js
var shape_fault = __nccwpck_require__(7207);
// EXTERNAL MODULE: ./core/text/markdown.js
var markdown = __nccwpck_require__(630);
// EXTERNAL MODULE: ./core/text/nearest.js
var nearest = __nccwpck_require__(4689);
// EXTERNAL MODULE: ./core/version.js + 1 modules
var version = __nccwpck_require__(5459);
// EXTERNAL MODULE: ./flows/delete-flow.js
var delete_flow = __nccwpck_require__(5523);
// EXTERNAL MODULE: ./gate/delivery/prompt-files.js
var prompt_files = __nccwpck_require__(2482);
// EXTERNAL MODULE: ./gate/delivery/redacting.js
var redacting = __nccwpck_require__(2763);
// EXTERNAL MODULE: ./gate/inputs/input-defaults.js
var input_defaults = __nccwpck_require__(824);
// EXTERNAL MODULE: ./gate/inputs/policy-file.js + 1 modules
var policy_file = __nccwpck_require__(6674);
// EXTERNAL MODULE: ./gate/inputs/policy-told.js
var policy_told = __nccwpck_require__(7225);
// EXTERNAL MODULE: ./gate/inputs/variables.js + 1 modules
var variables = __nccwpck_require__(9285);
// EXTERNAL MODULE: ./gate/runs/ask-to-cancel.js
var ask_to_cancel = __nccwpck_require__(1852);
// EXTERNAL MODULE: ./gate/runs/saved-runs.js
var saved_runs = __nccwpck_require__(1156);
// EXTERNAL MODULE: ./http/shape.js
var shape = __nccwpck_require__(2845);
// EXTERNAL MODULE: ./http/v8-flags.js
var v8_flags = __nccwpck_require__(4242);
// EXTERNAL MODULE: ./report/likely.js
var likely = __nccwpck_require__(5460);
// EXTERNAL MODULE: ./report/names.js
var names = __nccwpck_require__(2274);
// EXTERNAL MODULE: ./report/sections/building-blocks.js + 1 modules
var building_blocks = __nccwpck_require__(9827);
// EXTERNAL MODULE: ./service/asking.js
var asking = __nccwpck_require__(4236);
// EXTERNAL MODULE: ./step/folders.js
var folders = __nccwpck_require__(4067);
// EXTERNAL MODULE: ./step/in-turn.js
var in_turn = __nccwpck_require__(9499);
// EXTERNAL MODULE: ./step/look-up.js
var look_up = __nccwpck_require__(37);
// EXTERNAL MODULE: ./step/patience.js
var patience = __nccwpck_require__(611);
;// CONCATENATED MODULE: ./entries/main.js


const ENTRIES = {
    gate: () => Promise.all( [__nccwpck_require__.e(703), __nccwpck_require__.e(441), __nccwpck_require__.e(15), __nccwpck_require__.e(870)]).then(__nccwpck_require__.bind(__nccwpck_require__, 2870)),
    'gate-post': () => __nccwpck_require__.e(  165).then(__nccwpck_require__.bind(__nccwpck_require__, 7165)),
    'ingest-calls': () => __nccwpck_require__.e(  603).then(__nccwpck_require__.bind(__nccwpck_require__, 9603)),
    'collect-metrics': () => __nccwpck_require__.e(  958).then(__nccwpck_require__.bind(__nccwpck_require__, 2958)),
    'delete-flows': () => __nccwpck_require__.e(  949).then(__nccwpck_require__.bind(__nccwpck_require__, 7330)),
    'find-simulation': () => __nccwpck_require__.e(  856).then(__nccwpck_require__.bind(__nccwpck_require__, 6856)),
    'merge-reports': () => Promise.all( [__nccwpck_require__.e(703), __nccwpck_require__.e(441), __nccwpck_require__.e(15), __nccwpck_require__.e(44)]).then(__nccwpck_require__.bind(__nccwpck_require__, 7044)),
    'track-themes': () => __nccwpck_require__.e(  891).then(__nccwpck_require__.bind(__nccwpck_require__, 8891)),
};
async function start(name) {
    const world = realWorld();
    await endProcess(await perform(name, world));
}
async function startCommand(launcher) {
    const world = realWorld();
    const { runCommandHere } = await Promise.all( [__nccwpck_require__.e(915), __nccwpck_require__.e(483), __nccwpck_require__.e(354), __nccwpck_require__.e(759)]).then(__nccwpck_require__.bind(__nccwpck_require__, 9759));
    await endProcess(await runCommandHere(launcher, world, perform));
}
async function perform(name, world) {
    const load = ENTRIES[name];
    if (load === undefined)
        throw new Error(`There is no action ${name}.`);
    const entry = await load();
    return 'run' in entry ? entry.run(world) : runAction(entry.action, world);
}





























module.exports = __webpack_exports__;
  })()
;