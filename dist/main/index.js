  (() => { 
 	"use strict";
  	var __webpack_modules__ = ({

/***/ 1619:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

  var parseDuration = (function parseDuration(text, maxMs = LONGEST_MS) {
    if (/^\d+$/.test(text))
        return (0,_input_parsed_js__WEBPACK_IMPORTED_MODULE_0__  .G)(text, `is a number without a unit: ${CURE}`);
    const match = /^(?:(\d+)h)?(?:(\d+)m)?(?:(\d+)s)?$/.exec(text);
    if (match === null || text === '')
        return (0,_input_parsed_js__WEBPACK_IMPORTED_MODULE_0__  .G)(text, `is not a duration: ${CURE}`);
    const [, hours = '0', minutes = '0', seconds = '0'] = match;
    const ms = Number(hours) * HOUR_MS + Number(minutes) * MINUTE_MS + Number(seconds) * SECOND_MS;
    if (ms < SECOND_MS || ms > maxMs) {
        return (0,_input_parsed_js__WEBPACK_IMPORTED_MODULE_0__  .G)(text, `is out of range: write a duration from 1s to ${formatDuration(maxMs)}`);
    }
    return (0,_input_parsed_js__WEBPACK_IMPORTED_MODULE_0__  .r)(ms);
});
__webpack_require__.d(__webpack_exports__, {
    E: (() => (  parseDuration)),
    a: () => (  formatDuration)
  });
  var _input_parsed_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7247);

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;
const LONGEST_MS = 35 * 24 * HOUR_MS;
const CURE = 'write numbers and units, such as 90s, 30m or 1h30m';

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

/***/ 744:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

  var parseBaseUrl = (function parseBaseUrl(text) {
    const parts = splitHttpUrl(text);
    if (parts === null || !URL.canParse(text)) {
        return (0,_parsed_js__WEBPACK_IMPORTED_MODULE_0__  .G)(text, "is not an address: write one such as 'https://api.example.com'");
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
});
var isLoopbackHost = (function isLoopbackHost(hostname) {
    return hostname === 'localhost' || hostname === '[::1]' || /^127\.\d+\.\d+\.\d+$/.test(hostname);
});
var dropTrailingSlashes = (function dropTrailingSlashes(path) {
    let end = path.length;
    while (path[end - 1] === '/')
        end -= 1;
    return path.slice(0, end);
});
var splitHttpUrl = (function splitHttpUrl(text) {
    const [scheme] = /^https?:\/\//i.exec(text) ?? [];
    if (scheme === undefined || /[\s\\\0-\x1f\x7f-\x9f]/.test(text))
        return null;
    const behind = text.slice(scheme.length);
    const end = behind.search(/[/?#]|$/);
    return end === 0 ? null : { authority: behind.slice(0, end), rest: behind.slice(end) };
});
__webpack_require__.d(__webpack_exports__, {
    BF: () => (  hideUrlSecrets),
    Q2: (() => (  parseBaseUrl)),
    lb: () => (  parseUrlTemplate),
    of: () => (  splitHttpUrl)
  });
  var _parsed_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7247);



function parseUrlTemplate(text, placeholder) {
    const mark = `{${placeholder}}`;
    const filled = text.replaceAll(mark, 'id');
    const parts = splitHttpUrl(text);
    if (parts === null || !URL.canParse(filled)) {
        return (0,_parsed_js__WEBPACK_IMPORTED_MODULE_0__  .G)(text, `is not an http or https address: write one such as 'https://app.example.com/${mark}'`);
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

function hideUrlSecrets(text) {
    const colon = text.indexOf(':');
    const at = text.lastIndexOf('@');
    const start = text.startsWith('//', colon + 1) ? colon + 3 : colon + 1;
    const shown = colon === -1 || at < start ? text : `${text.slice(0, start)}***${text.slice(at)}`;
    return shown.replace(/([?&][^=&?#\s]*=)(?!\{)[^&#\s]+/g, '$1***');
}


/***/ }),

/***/ 2111:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    m: (() => (  parseMoment)),
    s: () => (  parseIsoTime)
  });
  var _parsed_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7247);

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
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

  var valid = (function valid(value) {
    return { ok: true, value };
});
__webpack_require__.d(__webpack_exports__, {
    G: () => (  invalid),
    r: (() => (  valid))
  });

function invalid(shown, problem) {
    return { ok: false, faults: [{ shown, problem }] };
}


/***/ }),

/***/ 387:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

  var parseBoolean = (function parseBoolean(text) {
    if (/^(?:true|True|TRUE)$/.test(text))
        return (0,_parsed_js__WEBPACK_IMPORTED_MODULE_0__  .r)(true);
    if (/^(?:false|False|FALSE)$/.test(text))
        return (0,_parsed_js__WEBPACK_IMPORTED_MODULE_0__  .r)(false);
    return (0,_parsed_js__WEBPACK_IMPORTED_MODULE_0__  .G)(text, 'is not a boolean: write true or false');
});
var parseInteger = (function parseInteger(text, min, max) {
    const value = /^\d+$/.test(text) ? Number(text) : Number.NaN;
    if (value >= min && value <= max)
        return (0,_parsed_js__WEBPACK_IMPORTED_MODULE_0__  .r)(value);
    return (0,_parsed_js__WEBPACK_IMPORTED_MODULE_0__  .G)(text, `is not a whole number from ${min} to ${max}`);
});
var parseChoice = (function parseChoice(text, choices) {
    const choice = choices.find(((candidate) => candidate === text));
    return choice === undefined
        ? (0,_parsed_js__WEBPACK_IMPORTED_MODULE_0__  .G)(text, `is not a choice here: write ${choices.join(' or ')}`)
        : (0,_parsed_js__WEBPACK_IMPORTED_MODULE_0__  .r)(choice);
});
__webpack_require__.d(__webpack_exports__, {
    HU: (() => (  parseChoice)),
    cG: (() => (  parseInteger)),
    lq: (() => (  parsePhoneNumber)),
    yG: (() => (  parseBoolean))
  });
  var _parsed_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7247);



function parsePhoneNumber(text) {
    return /^\+[1-9]\d{1,14}$/.test(text)
        ? (0,_parsed_js__WEBPACK_IMPORTED_MODULE_0__  .r)(text)
        : (0,_parsed_js__WEBPACK_IMPORTED_MODULE_0__  .G)(text, "is not an E.164 phone number: write a + and 2 to 15 digits with the country code first, such as '+15550100200'");
}


/***/ }),

/***/ 1394:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

  var isUuid = (function isUuid(text) {
    return UUID.test(text);
});
var parseUuidList = (function parseUuidList(text) {
    const parsed = parseCountedUuids(text);
    return parsed.ok ? (0,_parsed_js__WEBPACK_IMPORTED_MODULE_0__  .r)(parsed.value.ids) : parsed;
});
var parseCountedUuids = (function parseCountedUuids(text) {
    const items = text
        .split(/[\n,]/)
        .map(((item) => item.trim()))
        .filter(((item) => item !== ''));
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
});
var itemFaults = (function itemFaults(items) {
    return items
        .filter(((item) => !isUuid(item)))
        .map((shown) => ({
        shown,
        problem: 'is not a UUID: write an ID such as 01234567-89ab-cdef-0123-456789abcdef',
    }));
});
__webpack_require__.d(__webpack_exports__, {
    O1: () => (  isUuid),
    OX: () => (  parseCountedUuids),
    fm: (() => (  parseUuidList))
  });
  var _parsed_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7247);

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;






/***/ }),

/***/ 4689:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
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

/***/ 177:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


var nameInvisible = (function nameInvisible(text, isProse = false) {
    const [char] = INVISIBLE.exec(isProse ? text.replace(COMPOSING, '') : text) ?? [];
    if (char === undefined)
        return null;
    const code = `U+${char.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}`;
    return NAMES[char] === undefined ? code : `${NAMES[char]} (${code})`;
});
var findUnknownInputs = (function findUnknownInputs(given, known, open) {
    const expected = new Set(known.map(((name) => name.toUpperCase())));
    const found = { faults: [], warnings: [] };
    for (const name of given.filter(((one) => !expected.has(one))).map((one) => one.toLowerCase())) {
        const meant = (0,nearest .pA)(name, open.filter((one) => (0,nearest .yx)(name, one) <= MAX_EDITS || bare(name) === bare(one)));
        if (meant !== undefined) {
            found.faults.push(`input '${name}' is not known; did you mean ${meant}?`);
        }
        else {
            found.warnings.push(`input '${name}' is not known and changes nothing: remove it, or the variable INPUT_${name.toUpperCase()} from the env of the job`);
        }
    }
    return found;
});
var refuseInvisible = (function refuseInvisible(raw, isProse = false) {
    const char = nameInvisible(raw, isProse);
    const cure = 'write the value anew, or copy it from a place that does not bring it along';
    return char === null
        ? null
        : (0,parsed .G)(null, `holds a character that nobody sees, ${char}: ${cure}`);
});
var sayWhereFound = (function sayWhereFound(name, parsed) {
    const where = Object.entries(WHERE_FOUND).find((([known]) => known === name))?.[1];
    if (parsed.ok || where === undefined)
        return parsed;
    const faults = parsed.faults.map(({ shown, problem }) => ({
        shown,
        problem: shown === null ? problem : `${problem}; ${where}`,
    }));
    return { ok: false, faults };
});
var isComplete = (function isComplete(inputs) {
    return Object.values(inputs).every(((value) => value !== undefined));
});
__webpack_require__.d(__webpack_exports__, {
  Vs: (() => (  InputForm)),
  NX: (() => (  WHERE_FOUND)),
  As: (() => (  isComplete))
});

// EXTERNAL MODULE: ./core/duration.js
var duration = __webpack_require__(1619);
// EXTERNAL MODULE: ./core/input/addresses.js
var addresses = __webpack_require__(744);
// EXTERNAL MODULE: ./core/input/iso-time.js
var iso_time = __webpack_require__(2111);
// EXTERNAL MODULE: ./core/input/parsed.js
var parsed = __webpack_require__(7247);
// EXTERNAL MODULE: ./core/input/simple-values.js
var simple_values = __webpack_require__(387);
// EXTERNAL MODULE: ./core/input/uuid-list.js
var uuid_list = __webpack_require__(1394);
// EXTERNAL MODULE: ./core/text/strip.js
var strip = __webpack_require__(3917);
;// CONCATENATED MODULE: ./core/text/invisible.js

const INVISIBLE = /[\0-\x08\v\f\x0e-\x1f\x7f-\x9f\u00ad\u061c\u180e\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\u{e0000}-\u{e0fff}\ud800-\udfff]/u;
const COMPOSING = new RegExp(String.raw `${strip .Wg.join('|')}|[\u200c\u200d]`, 'gu');
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


// EXTERNAL MODULE: ./core/text/log-line.js
var log_line = __webpack_require__(7720);
// EXTERNAL MODULE: ./core/text/secret-mask.js + 1 modules
var secret_mask = __webpack_require__(7558);
// EXTERNAL MODULE: ./core/text/nearest.js
var nearest = __webpack_require__(4689);
;// CONCATENATED MODULE: ./step/inputs/unknown-inputs.js

const MAX_EDITS = 2;

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
        return this.read(name, ((text) => (0,duration .E)(text, maxMs)));
    }
    integer(name, min, max) {
        return this.read(name, ((text) => (0,simple_values .cG)(text, min, max)));
    }
    choice(name, choices) {
        return this.read(name, ((text) => (0,simple_values .HU)(text, choices)));
    }
    uuids(name, parse = uuid_list .fm) {
        return this.readGiven(name, ((text) => sayWhereFound(name, parse(text))));
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
            .filter((([name, standard]) => {
            const text = this.#inputs.getInput(name).trim();
            return text === '' || text === standard || name === FILLED_BY_RUNNER;
        }))
            .map((([name]) => name));
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


/***/ }),

/***/ 9148:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

  var fails = (function fails(outcome) {
    return outcome === 'failed' || outcome === 'inconclusive' || outcome === 'error';
});
__webpack_require__.d(__webpack_exports__, {
    Om: () => (  worstOutcome),
    c6: (() => (  fails)),
    md: () => (  worstFirst),
    wi: () => (  RUN_OUTCOMES)
  });
const RUN_OUTCOMES = ['error', 'failed', 'inconclusive', 'started', 'passed'];
function compareOutcomes(a, b) {
    return RUN_OUTCOMES.indexOf(a) - RUN_OUTCOMES.indexOf(b);
}
function worstFirst(runs) {
    return runs.toSorted((a, b) => compareOutcomes(a.outcome, b.outcome));
}
function worstOutcome(outcomes) {
    return outcomes.toSorted(compareOutcomes)[0] ?? 'inconclusive';
}



/***/ }),

/***/ 9630:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    F0: () => (  percentUnits),
    Yk: () => (  unitsToPercent),
    dH: () => (  tellPercent),
    j3: () => (  decimalsApart),
    qX: () => (  isShareReached)
  });
const UNITS = 1e9;
const MAX_DECIMALS = 9;
function percentUnits(percent) {
    return Math.round(percent * UNITS);
}
function unitsToPercent(units) {
    return units / UNITS;
}
function isShareReached(part, whole, sharePercent) {
    if (part <= 0)
        return false;
    const reached = BigInt(part) * BigInt(percentUnits(100));
    return reached >= BigInt(whole) * BigInt(percentUnits(sharePercent));
}
function decimalsApart(percent, other, least) {
    for (let decimals = least; decimals <= MAX_DECIMALS; decimals += 1) {
        if (percent.toFixed(decimals) !== other.toFixed(decimals))
            return decimals;
    }
    return least;
}
function tellPercent(percent, other = null) {
    return `${Number(percent.toFixed(decimalsApart(percent, other ?? percent, 2)))}`;
}


/***/ }),

/***/ 3483:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

  var formatCount = (function formatCount(count) {
    return String(count).replace(/\B(?=(?:\d{3})+$)/g, ',');
});
var formatCounted = (function formatCounted(count, one, many = `${one}s`) {
    return `${formatCount(count)} ${count === 1 ? one : many}`;
});
var unbroken = (function unbroken(words) {
    return words.replace(QUOTED_OR_SIGN, ((found) => (found === ' %' ? `${NBSP}%` : found)));
});
__webpack_require__.d(__webpack_exports__, {
    $j: () => (  theOnes),
    B4: () => (  formatCount),
    D_: (() => (  unbroken)),
    MK: () => (  NBSP),
    Qu: () => (  messageBehindRule),
    RT: () => (  formatBar),
    So: (() => (  formatCounted)),
    T1: () => (  formatShare),
    eD: () => (  formatChange),
    gS: () => (  BAR_MARK),
    ki: () => (  formatList),
    l9: () => (  formatPercent),
    lS: () => (  formatPercentBeside),
    q8: () => (  UNTITLED)
  });
  var _core_percent_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9630);
const NOTHING = '\u2013';
const UNTITLED = '(untitled)';
const BAR_CELLS = 10;
const BAR_MARK = '\u2503';
const NBSP = '\u00a0';
const QUOTED_OR_SIGN = /(?<!\w)'[^']*'(?!\w)|(?<=\d) %/g;


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
function formatPercentBeside(percent, other, digits = 2) {
    if (percent === null || other === null)
        return formatPercent(percent, digits);
    return formatPercent(percent, (0,_core_percent_js__WEBPACK_IMPORTED_MODULE_0__  .j3)(percent, other, digits));
}

function formatShare(part, whole, beside = null) {
    const counts = `${formatCount(part)} of ${formatCount(whole)}`;
    return whole > 0 ? `${counts} (${formatPercentBeside((part / whole) * 100, beside, 1)})` : counts;
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

/***/ 1764:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

  var nextTurn = (function nextTurn() {
    return new Promise(((resolve) => setImmediate(resolve)));
});
__webpack_require__.d(__webpack_exports__, {
    t: (() => (  nextTurn))
  });



/***/ }),

/***/ 5459:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  p: (() => (  HOMEPAGE)),
  x: (() => (  VERSION))
});

;// CONCATENATED MODULE: ../package.json
const package_namespaceObject =  JSON.parse('{"rE":"1.0.0","TB":"https://github.com/OWNER/simulation-gate"}');
;// CONCATENATED MODULE: ./core/version.js

const VERSION = package_namespaceObject.rE;
const HOMEPAGE = package_namespaceObject.TB;


/***/ }),

/***/ 519:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

  var ownReasons = (function ownReasons({ outcome, reasons }) {
    return reasons.map((reason) => stepReason(reason, '', outcome));
});
var ownOutputs = (function ownOutputs({ outcome }, reasons) {
    return {
        outcome,
        verdict: '',
        reasons: (0,_step_output_values_js__WEBPACK_IMPORTED_MODULE_1__  .Ir)(reasons.map(({ outcome, restates, ...reason }) => reason), ((cut) => ({
            rule: 'cut',
            message: `${cut} more reasons are left out here, see the log or report.json`,
            jobId: '',
        }))),
        'job-id': '',
        'debrief-id': '',
        'debrief-status': '',
        'themes-total': '',
        'themes-high': '',
        'themes-new': '',
        'checks-regressed': '',
        'run-number': '',
        'run-plan-name': '',
        score: '',
        'checks-total': '',
        'checks-failed': '',
        'calls-total': '',
        'calls-passed': '',
        'cost-usd': '',
        'baseline-job-id': '',
        runs: '[]',
        reused: 'false',
        attached: 'false',
        'metric-job-id': '',
    };
});
__webpack_require__.d(__webpack_exports__, {
    X8: (() => (  ownOutputs)),
    jm: () => (  stepReason),
    qK: (() => (  ownReasons))
  });
  var _core_text_log_line_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7720);
  var _step_output_values_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5380);


const MAX_MESSAGE_CHARS = 2_000;
const MAX_FACT_CHARS = 500;

function stepReason(reason, jobId, outcome) {
    const { rule, message, ...facts } = reason;
    const shown = Object.entries(facts).map(([name, fact]) => [
        name,
        typeof fact === 'string' ? (0,_core_text_log_line_js__WEBPACK_IMPORTED_MODULE_0__  .T)(fact, MAX_FACT_CHARS) : fact,
    ]);
    return {
        rule,
        message: (0,_core_text_log_line_js__WEBPACK_IMPORTED_MODULE_0__  .T)(message, MAX_MESSAGE_CHARS),
        jobId,
        ...Object.fromEntries(shown),
        outcome,
    };
}



/***/ }),

/***/ 1911:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    N: () => (  readPromptFile)
  });
  var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);

 var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
const MAX_FILE_BYTES = 1024 * 1024;
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

/***/ 9394:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    Aj: () => (  REPORT_VERSION),
    C5: () => (  renderEarlyJson),
    Ew: () => (  SCHEMA_ID)
  });
  var _json_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7347);

const REPORT_VERSION = 1;
const SCHEMA_ID = 'report.schema.json';
function renderEarlyJson({ gateName, gate, outcome, tolerated, reasons, notes, policy, provenance }, { detail }) {
    const file = {
        $schema: SCHEMA_ID,
        version: REPORT_VERSION,
        detail,
        gateName: gateName ?? null,
        gate: gate ?? null,
        outcome,
        tolerated,
        reasons: reasons.map(({ rule, message, theme, check, limit, value, restates }) => ({
            rule,
            message,
            theme: theme ?? null,
            check: check ?? null,
            limit: limit ?? null,
            value: value ?? null,
            restates: restates ?? null,
        })),
        runs: [],
        metricCollection: null,
        notes,
        policy: { ...policy, extends: policy.extends ?? null, resolved: policy.resolved ?? null },
        promptFixes: [],
        variables: null,
        provenance: provenance ?? null,
    };
    return `${(0,_json_text_js__WEBPACK_IMPORTED_MODULE_0__  .s)(file, 2)}\n`;
}


/***/ }),

/***/ 7347:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

  var jsonText = (function jsonText(value, indent = 0) {
    const text = JSON.stringify(value, null, indent);
    return isOrdinary(text) ? text : text.replace(ACTIVE, escapeUnits);
});
var isOrdinary = (function isOrdinary(text) {
    const isAscii = Buffer.byteLength(text) === text.length;
    return isAscii && !text.includes('\x7f') && !text.includes('##[');
});
__webpack_require__.d(__webpack_exports__, {
    M: () => (  jsonPieces),
    s: (() => (  jsonText))
  });
  var _core_json_object_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8009);
const ACTIVE = /[\x7f-\x9f\u061c\u180e\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]|[\udb40-\udb43][\udc00-\udfff]|#(?=#\[)/g;
const INDENT = '  ';
const BATCH = 20;

function* jsonPieces(value, depth = 0) {
    if (Array.isArray(value))
        yield* listPieces(value, depth);
    else if (!holdsObjects(value))
        yield jsonAt(depth, value);
    else {
        const margin = INDENT.repeat(depth);
        let text = '{';
        for (const [name, part] of Object.entries(value)) {
            text += `\n${margin}${INDENT}${jsonText(name)}: `;
            if ((0,_core_json_object_js__WEBPACK_IMPORTED_MODULE_0__  .G)(part)) {
                yield text;
                yield* jsonPieces(part, depth + 1);
                text = ',';
            }
            else
                text += `${jsonText(part)},`;
        }
        yield `${text.slice(0, -','.length)}\n${margin}}`;
    }
}
function* listPieces(list, depth) {
    const margin = INDENT.repeat(depth);
    let lead = '[';
    const size = holdsObjects(list[0]) ? 1 : BATCH;
    for (let first = 0; first < list.length; first += size) {
        if (size === 1) {
            yield `${lead}\n${margin}${INDENT}`;
            yield* jsonPieces(list[first], depth + 1);
        }
        else {
            const batch = jsonAt(depth, list.slice(first, first + size));
            yield lead + batch.slice('['.length, -`\n${margin}]`.length);
        }
        lead = ',';
    }
    yield list.length === 0 ? '[]' : `\n${margin}]`;
}
function jsonAt(depth, value) {
    let nested = value;
    for (let level = 0; level < depth; level += 1)
        nested = [nested];
    const text = jsonText(nested, INDENT.length);
    const behind = depth * (depth + 1);
    return text.slice(behind + depth * INDENT.length, text.length - behind);
}

function holdsObjects(item) {
    return ((0,_core_json_object_js__WEBPACK_IMPORTED_MODULE_0__  .G)(item) &&
        Object.values(item).some((part) => (0,_core_json_object_js__WEBPACK_IMPORTED_MODULE_0__  .G)(Array.isArray(part) ? part[0] : part)));
}
function escapeUnits(text) {
    const units = Array.from({ length: text.length }, (_, index) => text.charCodeAt(index));
    return units.map((unit) => `\\u${unit.toString(16).padStart(4, '0')}`).join('');
}


/***/ }),

/***/ 3558:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

  var summaryOf = (function summaryOf({ heading, first, details, last }, budgetBytes = SUMMARY_BUDGET_BYTES) {
    const room = budgetBytes - Buffer.byteLength(heading) - NOTICE_BYTES;
    const sections = [...first, ...details, ...last];
    const { texts, leftOut, cut } = (0,_layout_js__WEBPACK_IMPORTED_MODULE_0__  .v8)(sections, room);
    const notice = (0,_layout_js__WEBPACK_IMPORTED_MODULE_0__  .OC)('summary', leftOut);
    const end = texts.length - last.length;
    const parts = [heading, ...texts.slice(0, end), notice, ...texts.slice(end)];
    const shown = parts.filter(((part) => part !== ''));
    const text = [...shown.slice(0, -1), shown.at(-1)?.trimEnd(), '\n'].join('');
    function* inFull() {
        yield heading;
        for (const [index, section] of sections.entries()) {
            if (cut.has(section))
                yield* (0,_layout_js__WEBPACK_IMPORTED_MODULE_0__  .YM)([section]);
            else
                yield `${texts[index]}`;
        }
    }
    return { text, whole: () => (cut.size === 0 ? [text] : inFull()) };
});
__webpack_require__.d(__webpack_exports__, {
    Y: (() => (  summaryOf))
  });

 var _layout_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6410);
const SUMMARY_BUDGET_BYTES = 950_000;
const NOTICE_BYTES = 2000;



/***/ }),

/***/ 860:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    t: (() => (  PLAIN))
  });
const PLAIN = {
    name: (name) => `'${name}'`,
    prose: (text) => text,
    own: (words) => words.replaceAll('**', '').replaceAll('`', ''),
    link: (words, url) => `${words} (${url})`,
};


/***/ }),

/***/ 1560:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

  var annotateEach = (function annotateEach(level, messages, runner, most = Number.POSITIVE_INFINITY) {
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
});
__webpack_require__.d(__webpack_exports__, {
    UN: () => (  byReason),
    qc: (() => (  annotateEach)),
    y2: () => (  MAX_IDS)
  });

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

/***/ 5380:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

  var setOutputs = (function setOutputs(outputs, runner) {
    try {
        for (const [name, value] of Object.entries(outputs))
            runner.setOutput(name, value);
        return true;
    }
    catch (error) {
        runner.annotate('error', `the outputs could not be written, so later steps cannot read them: ${(0,_stops_js__WEBPACK_IMPORTED_MODULE_1__  .Uc)(error)}. GITHUB_OUTPUT has to name a file that this step may append to`);
        return false;
    }
});
var jsonArray = (function jsonArray(entries, entryForCut) {
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
});
__webpack_require__.d(__webpack_exports__, {
    $q: () => (  MAX_OUTPUT_BYTES),
    Ir: (() => (  jsonArray)),
    KV: () => (  linesInPlace),
    Mn: () => (  lines),
    _s: () => (  fitsJsonArray),
    n0: (() => (  setOutputs))
  });
  var _core_text_log_line_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7720);
  var _stops_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3743);


const MAX_OUTPUT_BYTES = 64 * 1024;
const MAX_CUT_BYTES = 100;

function lines(values) {
    const kept = [];
    let bytes = 0;
    for (const value of values) {
        const line = (0,_core_text_log_line_js__WEBPACK_IMPORTED_MODULE_0__  .T)(value, 200);
        bytes += Buffer.byteLength(line) + 1;
        if (bytes > MAX_OUTPUT_BYTES)
            break;
        if (line !== '')
            kept.push(line);
    }
    return kept.join('\n');
}
function linesInPlace(values) {
    const known = values.map((value) => (0,_core_text_log_line_js__WEBPACK_IMPORTED_MODULE_0__  .T)(value, 200));
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

/***/ 2870:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

var readGivenSource = (function readGivenSource(form, folders) {
    return {
        jobIds: form.uuids('job-id'),
        runPlanIds: form.uuids('run-plan-id'),
        runPlanNames: form.readGiven('run-plan-name', parseNames, true),
        variables: (0,variables .C)(form, folders),
        servicePhoneNumber: form.phoneNumber('service-phone-number'),
        callTime: form.moment('call-time'),
        debriefFile: form.readGiven('debrief-file', input_parsed .r),
    };
});
var gateNameOf = (function gateNameOf(given) {
    const { runPlanIds, runPlanNames, servicePhoneNumber } = given;
    if (runPlanIds === undefined || runPlanNames === undefined)
        return null;
    const plans = [...(runPlanIds ?? []), ...(runPlanNames ?? [])];
    if (plans.length > 0)
        return plans.join(', ');
    return servicePhoneNumber === null ? '' : (servicePhoneNumber ?? null);
});
var chooseSource = (function chooseSource(given, form, access, mayBeMissing, isPolicyCheck) {
    const names = SOURCES.flatMap(((source) => source.find(((name) => form.has(name))) ?? []));
    if (names.length > 1 || (names.length === 0 && !mayBeMissing)) {
        const what = names.length === 0
            ? `none is: run-plan-name, or run-plan-id, has a run started (${input_form .NX['run-plan-id']})`
            : `${names.join(', ')} are`;
        const choices = SOURCES.map((source) => source.join(' or ')).join(', ');
        form.fault(`exactly one of the inputs ${choices} has to be given, but ${what}`);
    }
    if (isPolicyCheck)
        checkTrial(form);
    if (names.length > 0 || !mayBeMissing) {
        refuseWithout(form, 'variables', 'run-plan-id');
        refuseWithout(form, 'variable-files', 'run-plan-id');
        refuseWithout(form, 'call-time', 'service-phone-number');
    }
    return completeSource(given, access, isPolicyCheck);
});
var completeSource = (function completeSource(given, { service, profile }, isPolicyCheck) {
    const { jobIds, runPlanIds, runPlanNames, variables } = given;
    const { servicePhoneNumber, callTime, debriefFile } = given;
    const saved = profile ? { profile } : {};
    if (debriefFile && isPolicyCheck)
        return { kind: 'policy-check', files: debriefFile, ...saved };
    if (debriefFile)
        return { kind: 'debrief-file', path: debriefFile, ...saved };
    if (service === undefined)
        return undefined;
    if (jobIds)
        return { kind: 'job-id', jobIds, service };
    if ((runPlanIds || runPlanNames) && variables) {
        const plans = [
            ...(runPlanIds ?? []).map((id) => ({ id })),
            ...(runPlanNames ?? []).map((name) => ({ name })),
        ];
        return isPolicyCheck
            ? { kind: 'policy-replay', plans, access: service }
            : { kind: 'run-plan-id', plans, variables, service };
    }
    if (servicePhoneNumber && callTime !== undefined) {
        return { kind: 'service-phone-number', servicePhoneNumber, callTime, service };
    }
    return undefined;
});
var refuseWithout = (function refuseWithout(form, name, source) {
    const given = SOURCES.find(((names) => names.some(((one) => one === source)))) ?? [source];
    if (form.has(name) && !given.some((one) => form.has(one))) {
        form.refuse(name, `goes only with ${source}: leave it out, or give ${source}`);
    }
});
var readSparing = (function readSparing(form) {
    return {
        memory: form.read('memory', parseMemory),
        reuseMs: form.read('reuse', parseReuse),
        reusePaths: form.readGiven('reuse-paths', glob_list .q),
        changedPaths: form.readGiven('changed-paths', glob_list .q),
    };
});
var parseMemory = (function parseMemory(text) {
    if (text === 'auto' || text === 'off')
        return (0,input_parsed .r)({ kind: text });
    if (/^(?:auto|off|on|true|false|yes|no|none)$/i.test(text)) {
        return (0,input_parsed .G)(text, `is not a choice here: write auto, off, or a folder such as ./${text}`);
    }
    const folder = (0,telling_inputs .Ir)(text);
    return folder.ok ? (0,input_parsed .r)({ kind: 'folder', path: folder.value }) : folder;
});
var parseReuse = (function parseReuse(text) {
    if (text === 'off')
        return (0,input_parsed .r)(null);
    const parsed = (0,duration .E)(text);
    return parsed.ok ? parsed : (0,input_parsed .G)(text, 'is neither off nor a duration such as 24h or 90m');
});
var readSecrets = (function readSecrets(given) {
    return { apiKey: given.getInput('api-key'), githubToken: given.getInput('github-token').trim() };
});
var readGateInputs = (async function readGateInputs({ env, clock, runner }) {
    return readInputs(runner, {
        origin: (0,inputs_event .Xj)(env),
        profile: await (0,service_access .f1)(runner),
        policy: await (0,policy_file .T)(runner, (0,policy_file .k)(clock.now())),
        folders: [process.cwd(), env.RUNNER_TEMP ?? ''].filter(((folder) => folder !== '')),
    });
});
var readInputs = (function readInputs(inputs, { origin, profile, policy, folders }) {
    const form = new input_form .Vs(inputs, input_defaults .W);
    const access = readAccess(form, origin, profile);
    const settings = readSettings(form);
    const isPolicyCheck = form.boolean('policy-check');
    const rules = form.takeFromFile('policy', policy);
    const given = readGivenSource(form, folders);
    const mayBeMissing = access.whySkipped !== null;
    const source = chooseSource(given, form, access, mayBeMissing, isPolicyCheck);
    const givenName = form.readGiven('gate-name', input_parsed .r, true);
    const gateName = givenName ?? gateNameOf(given);
    if (source?.kind === 'policy-replay' && settings.history === 0) {
        form.refuse('history', 'leaves policy-check no run to try the policy on: give 1 or more');
    }
    if (settings.wait === false && form.has('debrief-file')) {
        form.refuse('wait', 'makes no sense with debrief-file, since there is no run to wait for');
    }
    if (settings.dryRun && form.has('debrief-file')) {
        form.refuse('dry-run', 'makes no sense with debrief-file, which is judged without a request');
    }
    if (form.has('collect-metrics') && form.has('debrief-file')) {
        form.refuse('collect-metrics', 'goes not with debrief-file, which is judged without a request');
    }
    form.uuids('delete-flows');
    const warnings = form.findUnknown();
    const read = { source, policy: rules, gateName, givenName, warnings, ...settings };
    const { faults } = form;
    const telling = { ...(0,telling_inputs .Nr)(settings), gateName, warnings };
    if (access.whySkipped !== null && faults.length === 0) {
        const reasons = [{ rule: 'input', message: access.whySkipped }];
        return { kind: 'skipped', reasons, telling };
    }
    return (0,input_form .As)(read) && faults.length === 0
        ? { kind: 'inputs', inputs: read }
        : { kind: 'error', reasons: faults, telling };
});
var readAccess = (function readAccess(form, origin, profile) {
    const given = (0,service_access .C2)(form, profile);
    const none = { service: undefined, profile: given.profile };
    const onMissingKey = form.choice('on-missing-key', ['fail', 'skip']);
    const isSkipped = given.apiKey === null && onMissingKey === 'skip' && origin !== null;
    if (form.has('debrief-file') && (isSkipped || !form.has('delete-flows'))) {
        return { ...none, whySkipped: null };
    }
    if (isSkipped)
        return { ...none, whySkipped: WHY_SKIPPED[origin] };
    const service = (0,service_access .wo)(given, form, origin, 'set on-missing-key: skip');
    return { ...none, service, whySkipped: null };
});
var parseBaseline = (function parseBaseline(text) {
    if (text === 'auto' || text === 'previous' || text === 'off')
        return (0,input_parsed .r)({ kind: text });
    const ids = (0,uuid_list .fm)(text);
    const [jobId, ...others] = ids.ok ? ids.value : [];
    return jobId === undefined || others.length > 0
        ? (0,input_parsed .G)(text, 'is not a choice here: write auto, previous, off, or the ID (UUID) of one run')
        : (0,input_parsed .r)({ kind: 'given', jobId });
});
var readSettings = (function readSettings(form) {
    const dryRun = form.boolean('dry-run');
    const settings = {
        wait: form.boolean('wait'),
        regenerate: form.boolean('regenerate'),
        maxCalls: form.readGiven('max-calls', (text) => (0,simple_values .cG)(text, 1, MOST_CALLS)),
        dryRun,
        queueTimeoutMs: form.duration('queue-timeout'),
        runTimeoutMs: form.duration('run-timeout'),
        debriefTimeoutMs: form.duration('debrief-timeout'),
        debriefRetries: form.integer('debrief-retries', 0, 5),
        maxPollIntervalMs: form.duration('max-poll-interval', LONGEST_POLL_INTERVAL_MS),
        cancelOnAbort: form.boolean('cancel-on-abort'),
        cancelUnjudged: form.boolean('cancel-unjudged'),
        maxParallel: form.integer('max-parallel', 1, 500),
        confirm: form.integer('confirm', 0, 3),
        transcripts: form.boolean('transcripts'),
        ...(0,telling_inputs .$_)(form),
        ...readSparing(form),
        baseline: form.read('baseline', parseBaseline),
        baselineRuns: form.integer('baseline-runs', 1, 20),
        history: form.integer('history', 0, 50),
        metricIds: form.uuids('collect-metrics', parseMetricIds),
    };
    return dryRun === true ? { ...settings, comment: 'never' } : settings;
});
var runGate = (async function runGate(given) {
    const secrets = readSecrets(given.runner);
    for (const secret of Object.values(secrets))
        if (secret !== '')
            given.runner.maskSecret(secret);
    let telling = settings .yn;
    const end = (async (shown, world) => {
        const { deliver } = await loadDeliver();
        return deliver(shown, telling, secrets.githubToken, world);
    });
    try {
        const read = await readGateInputs(given);
        telling = read.kind === 'inputs' ? read.inputs : read.telling;
        if (read.kind !== 'inputs')
            return await end((0,early_end .S)(read.kind, read.reasons), given);
        const { bringToJudgement, redactingWorld } = await Promise.all( [__webpack_require__.e(8435), __webpack_require__.e(1923)]).then(__webpack_require__.bind(__webpack_require__, 8435));
        const world = redactingWorld(given, read.inputs);
        const shown = await bringToJudgement(read.inputs, secrets.githubToken, world);
        return await end(shown, world);
    }
    catch (error) {
        given.runner.debug((0,stops .US)(error));
        const { outcome, rule, message } = (0,stops .gj)(error);
        return end((0,early_end .S)(outcome, [{ rule, message }]), given);
    }
});
__webpack_require__.r(__webpack_exports__);

__webpack_require__.d(__webpack_exports__, {
  run: (() => (  runGate))
});

// EXTERNAL MODULE: ./step/stops.js
var stops = __webpack_require__(3743);
// EXTERNAL MODULE: ./gate/delivery/early-end.js
var early_end = __webpack_require__(6603);
// EXTERNAL MODULE: ./core/input/parsed.js
var input_parsed = __webpack_require__(7247);
// EXTERNAL MODULE: ./core/input/simple-values.js
var simple_values = __webpack_require__(387);
// EXTERNAL MODULE: ./core/input/uuid-list.js
var uuid_list = __webpack_require__(1394);
// EXTERNAL MODULE: ./core/metric-limits.js
var metric_limits = __webpack_require__(7536);
// EXTERNAL MODULE: ./step/inputs/event.js
var inputs_event = __webpack_require__(3050);
// EXTERNAL MODULE: ./step/inputs/input-form.js + 2 modules
var input_form = __webpack_require__(177);
// EXTERNAL MODULE: ./step/inputs/service-access.js + 1 modules
var service_access = __webpack_require__(462);
// EXTERNAL MODULE: ./gate/inputs/input-defaults.js
var input_defaults = __webpack_require__(824);
// EXTERNAL MODULE: ./gate/inputs/variables.js + 1 modules
var variables = __webpack_require__(9285);
;// CONCATENATED MODULE: ./gate/inputs/input-source.js



const SOURCES = [
    ['job-id'],
    ['run-plan-id', 'run-plan-name'],
    ['service-phone-number'],
    ['debrief-file'],
];




function checkTrial(form) {
    const hasPlan = form.has('run-plan-id') || form.has('run-plan-name');
    if (!hasPlan && !form.has('debrief-file')) {
        const cure = 'leave it out, or give one of these';
        form.refuse('policy-check', `goes only with debrief-file or run-plan-id: ${cure}`);
    }
    if (!hasPlan)
        return;
    for (const name of ['variables', 'variable-files']) {
        if (form.has(name))
            form.refuse(name, 'goes not with policy-check, which starts no run');
    }
}

function parseNames(text) {
    const names = text.split('\n').map((name) => name.trim());
    return (0,input_parsed .r)([...new Set(names.filter((name) => name !== ''))]);
}

// EXTERNAL MODULE: ./gate/inputs/policy-file.js + 1 modules
var policy_file = __webpack_require__(6674);
// EXTERNAL MODULE: ./core/duration.js
var duration = __webpack_require__(1619);
// EXTERNAL MODULE: ./core/input/glob-list.js
var glob_list = __webpack_require__(7313);
// EXTERNAL MODULE: ./gate/inputs/telling-inputs.js
var telling_inputs = __webpack_require__(9884);
;// CONCATENATED MODULE: ./gate/inputs/sparing.js




;// CONCATENATED MODULE: ./gate/inputs/inputs.js












const MOST_CALLS = 1_000_000;
const LONGEST_POLL_INTERVAL_MS = 5 * 60_000;




const WHY_SKIPPED = {
    fork: 'there is no API key, since pull requests from forks get no secrets; to have this change judged, push it to a branch of this repository',
    dependabot: 'there is no API key, since pull requests from Dependabot get none but Dependabot secrets; to have this change judged, store the key among those (Settings, Secrets and variables, Dependabot) and run the job again',
};
function parseMetricIds(text) {
    const ids = (0,uuid_list .fm)(text);
    const most = metric_limits .Y.metrics;
    return ids.ok && ids.value.length > most
        ? (0,input_parsed .G)(null, `holds ${ids.value.length} IDs: one metric collection job takes ${most}`)
        : ids;
}



// EXTERNAL MODULE: ./gate/inputs/settings.js
var settings = __webpack_require__(7100);
;// CONCATENATED MODULE: ./gate/gate.js
const loadDeliver = (() => Promise.all( [__webpack_require__.e(5967), __webpack_require__.e(2334), __webpack_require__.e(5938)]).then(__webpack_require__.bind(__webpack_require__, 1564)));


;// CONCATENATED MODULE: ./entries/gate.js



/***/ }),

/***/ 6603:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

  var endedEarly = (function endedEarly(outcome, reasons) {
    const report = {
        outcome,
        tolerated: false,
        reasons,
        runs: [],
        metricCollection: null,
        notes: [],
        policy: { path: null, isTrial: false },
        promptFixes: [],
    };
    return { report, patch: '', warnings: [], teller: null };
});
__webpack_require__.d(__webpack_exports__, {
    S: (() => (  endedEarly))
  });



/***/ }),

/***/ 824:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    W: (() => (  INPUT_DEFAULTS))
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
    const { beginChain, followChain, readInWorkspace, resolveChain } = await Promise.all( [__webpack_require__.e(5915), __webpack_require__.e(3483), __webpack_require__.e(3532), __webpack_require__.e(2602)]).then(__webpack_require__.bind(__webpack_require__, 6367));
    const begun = await beginChain(path, yaml.value, today);
    if (!begun.ok)
        return begun;
    const chain = await followChain(begun.value, 'workspace', readInWorkspace, today);
    if (!chain.ok)
        return chain;
    const rules = await resolveChain(chain.value);
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

/***/ 9884:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

  var readTellingInputs = (function readTellingInputs(form) {
    const template = ((name, placeholder) => form.readGiven(name, (text) => (0,_core_input_addresses_js__WEBPACK_IMPORTED_MODULE_3__  .lb)(text, placeholder)));
    return {
        warnOnly: form.boolean('warn-only'),
        onInconclusive: form.choice('on-inconclusive', ['fail', 'warn']),
        summary: form.boolean('summary'),
        detail: form.choice('detail', ['full', 'brief']),
        callUrl: template('call-url', 'callId'),
        runUrl: template('run-url', 'jobId'),
        redact: form.boolean('redact'),
        comment: form.choice('comment', ['auto', 'always', 'never']),
        suggestions: form.boolean('suggestions'),
        promptPaths: form.readGiven('prompt-paths', _core_input_glob_list_js__WEBPACK_IMPORTED_MODULE_4__  .q),
        reportDir: form.readGiven('report-dir', parseFolder),
        uploadReport: form.read('upload-report', parseAutoOrBoolean),
    };
});
var tellingOf = (function tellingOf(read) {
    return {
        summary: read.summary ?? _settings_js__WEBPACK_IMPORTED_MODULE_2__  .yn.summary,
        detail: read.detail ?? _settings_js__WEBPACK_IMPORTED_MODULE_2__  .yn.detail,
        callUrl: read.callUrl ?? _settings_js__WEBPACK_IMPORTED_MODULE_2__  .yn.callUrl,
        runUrl: read.runUrl ?? _settings_js__WEBPACK_IMPORTED_MODULE_2__  .yn.runUrl,
        comment: read.comment ?? 'never',
        suggestions: read.suggestions ?? _settings_js__WEBPACK_IMPORTED_MODULE_2__  .yn.suggestions,
        reportDir: read.reportDir ?? _settings_js__WEBPACK_IMPORTED_MODULE_2__  .yn.reportDir,
        uploadReport: read.uploadReport ?? _settings_js__WEBPACK_IMPORTED_MODULE_2__  .yn.uploadReport,
    };
});
var parseAutoOrBoolean = (function parseAutoOrBoolean(text) {
    if (text === 'auto')
        return (0,_core_input_parsed_js__WEBPACK_IMPORTED_MODULE_5__  .r)(text);
    const parsed = (0,_core_input_simple_values_js__WEBPACK_IMPORTED_MODULE_6__  .yG)(text);
    return parsed.ok ? parsed : (0,_core_input_parsed_js__WEBPACK_IMPORTED_MODULE_5__  .G)(text, 'is no choice here: write auto, true or false');
});
__webpack_require__.d(__webpack_exports__, {
    $_: (() => (  readTellingInputs)),
    Ir: () => (  parseFolder),
    Nr: (() => (  tellingOf))
  });
  var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);

 var _core_input_addresses_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(744);
  var _core_input_glob_list_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7313);
  var _core_input_parsed_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7247);
  var _core_input_simple_values_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(387);
  var _step_stops_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3743);
  var _settings_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7100);



function parseFolder(path) {
    const cure = 'name a folder, or a path at which one can be made';
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path).isDirectory() ? (0,_core_input_parsed_js__WEBPACK_IMPORTED_MODULE_5__  .r)(path) : (0,_core_input_parsed_js__WEBPACK_IMPORTED_MODULE_5__  .G)(path, `is not a folder: ${cure}`);
    }
    catch (error) {
        if ((0,_step_stops_js__WEBPACK_IMPORTED_MODULE_1__  .up)(error, 'ENOENT'))
            return (0,_core_input_parsed_js__WEBPACK_IMPORTED_MODULE_5__  .r)(path);
        return (0,_core_input_parsed_js__WEBPACK_IMPORTED_MODULE_5__  .G)(path, `cannot be a folder: ${cure}`);
    }
}


/***/ }),

/***/ 9285:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


var readVariables = (function readVariables(form, folders) {
    const written = form.readExact('variables', parseVariables);
    let keys = [];
    const filed = form.readGiven('variable-files', (text) => {
        const { paths, faults } = parseVariableFiles(text);
        keys = Object.keys(paths);
        return readFiles(paths, folders, faults);
    });
    const twice = keys.filter((key) => Object.hasOwn(written ?? {}, key));
    for (const key of twice) {
        form.fault(`input 'variable-files': '${key}' is a key that variables has set: keep one of them`);
    }
    return written === undefined || filed === undefined || twice.length > 0
        ? undefined
        : { ...written, ...filed };
});
__webpack_require__.d(__webpack_exports__, {
  f: () => (  describeVariables),
  C: (() => (  readVariables))
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./core/input/parsed.js
var parsed = __webpack_require__(7247);
;// CONCATENATED MODULE: ./core/input/variables.js

const KEY = /^[A-Za-z_][A-Za-z0-9_.-]*$/;
const A_KEY = 'which begins with a name of letters, digits, _ . and - right before its first =';
function parseVariables(text) {
    const { values, faults } = readLines(text, `is no KEY=VALUE line, ${A_KEY}`, ': a value of several lines goes into a file that the input variable-files names');
    return faults.length > 0 ? { ok: false, faults } : (0,parsed .r)(values);
}
function parseVariableFiles(text) {
    const { values, faults } = readLines(text, `is no KEY=path line, such as agent_prompt=prompts/agent.md, ${A_KEY}`, '');
    const paths = Object.entries(values).map(([key, path]) => [key, path.trim()]);
    const missing = paths
        .filter(([, path]) => path === '')
        .map(([key]) => ({ shown: key, problem: 'has no path: write KEY=path' }));
    return { paths: Object.fromEntries(paths), faults: [...faults, ...missing] };
}
function readLines(text, misfit, cure) {
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
            const spaced = KEY.test(key.trim()) ? '; here white space is around the name' : '';
            faults.push({ shown: line, problem: `(line ${number}) ${misfit}${spaced}${cure}` });
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
    return { values: Object.fromEntries(variables), faults };
}

// EXTERNAL MODULE: ./step/stops.js
var stops = __webpack_require__(3743);
;// CONCATENATED MODULE: ./gate/inputs/variables.js






const MAX_MIB = 1;
const HASH_DIGITS = 12;

function readFiles(paths, folders, known) {
    const faults = [...known];
    const variables = [];
    for (const [key, path] of Object.entries(paths)) {
        if (path === '')
            continue;
        const text = readVariableFile(path, folders);
        if (text.ok)
            variables.push([key, text.value]);
        else
            faults.push(...text.faults);
    }
    return faults.length > 0 ? { ok: false, faults } : (0,parsed .r)(Object.fromEntries(variables));
}
function readVariableFile(path, folders) {
    let bytes;
    try {
        const real = (0,external_node_fs_.realpathSync)(path);
        if (!folders.some((folder) => real.startsWith((0,external_node_fs_.realpathSync)(folder) + external_node_path_.sep))) {
            const where = 'lies neither in the workspace nor in RUNNER_TEMP (links are followed)';
            return (0,parsed .G)(path, `${where}: copy the file there before this step`);
        }
        const facts = (0,external_node_fs_.statSync)(real);
        if (!facts.isFile())
            return (0,parsed .G)(path, 'is not a file: name a file of text');
        if (facts.size > MAX_MIB * 1024 * 1024) {
            return (0,parsed .G)(path, `is larger than ${MAX_MIB} MiB, which no variable may be`);
        }
        bytes = (0,external_node_fs_.readFileSync)(real);
    }
    catch (error) {
        return (0,parsed .G)(path, (0,stops .D2)(error));
    }
    try {
        return (0,parsed .r)(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    }
    catch {
        return (0,parsed .G)(path, 'is not UTF-8 text: save it as UTF-8');
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

/***/ 462:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


var parseApiKey = (function parseApiKey(text) {
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
});
var readGivenAccess = (function readGivenAccess(form, profile) {
    return {
        baseUrl: form.readGiven('base-url', addresses .Q2),
        apiKey: form.readExact('api-key', parseApiKey),
        profile: profile && form.takeFromFile('service-profile', profile),
    };
});
var requireAccess = (function requireAccess({ baseUrl, apiKey, profile }, form, origin, howToSkip) {
    const addressCure = "give the service's address, such as 'https://api.example.com'";
    const access = {
        baseUrl: form.required('base-url', baseUrl, addressCure),
        apiKey: form.required('api-key', apiKey, keyCure(origin, howToSkip, form.howToGiveKey)),
    };
    if (profile === undefined || !(0,input_form .As)(access))
        return undefined;
    return profile === null ? access : { ...access, profile };
});
var keyCure = (function keyCure(origin, howToSkip, howToGiveKey) {
    switch (origin) {
        case 'fork':
            return `pull requests from forks get no secrets, so ${howToSkip} to skip the step there, or push the change to a branch of this repository. Elsewhere, ${howToGiveKey}`;
        case 'dependabot':
            return `pull requests from Dependabot get none but Dependabot secrets, so store the key among those (Settings, Secrets and variables, Dependabot), or ${howToSkip} to skip the step there. Elsewhere, ${howToGiveKey}`;
        case null:
            return howToGiveKey;
    }
});
var readServiceProfile = (async function readServiceProfile(inputs) {
    const path = inputs.getInput('service-profile').trim();
    if (path === '')
        return null;
    const yaml = await (0,yaml_file .k)(path, 'service profile');
    if (!yaml.ok)
        return yaml;
    const { parseProfile } = await Promise.all( [__webpack_require__.e(5915), __webpack_require__.e(3483), __webpack_require__.e(3532), __webpack_require__.e(2602)]).then(__webpack_require__.bind(__webpack_require__, 6930));
    return parseProfile(yaml.value, path);
});
__webpack_require__.d(__webpack_exports__, {
  C2: (() => (  readGivenAccess)),
  f1: (() => (  readServiceProfile)),
  wo: (() => (  requireAccess))
});

// EXTERNAL MODULE: ./core/input/addresses.js
var addresses = __webpack_require__(744);
// EXTERNAL MODULE: ./core/input/parsed.js
var parsed = __webpack_require__(7247);
;// CONCATENATED MODULE: ./core/input/api-key.js

const LONGEST_KEY = 8192;


// EXTERNAL MODULE: ./step/yaml-file.js
var yaml_file = __webpack_require__(9262);
// EXTERNAL MODULE: ./step/inputs/input-form.js + 2 modules
var input_form = __webpack_require__(177);
;// CONCATENATED MODULE: ./step/inputs/service-access.js










/***/ }),

/***/ 9262:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    k: () => (  readYamlFile)
  });
  var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);

 var _core_input_parsed_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7247);
  var _stops_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3743);



const MAX_KIB = 256;
async function readYamlFile(path, noun) {
    const source = readText(path, noun);
    if (!source.ok)
        return source;
    const { readYaml } = await Promise.all( [__webpack_require__.e(5915), __webpack_require__.e(3483), __webpack_require__.e(3532), __webpack_require__.e(2602)]).then(__webpack_require__.bind(__webpack_require__, 6930));
    return (0,_core_input_parsed_js__WEBPACK_IMPORTED_MODULE_2__  .r)(readYaml(source.value));
}
function readText(path, noun) {
    let bytes;
    try {
        const facts = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path);
        if (!facts.isFile())
            return (0,_core_input_parsed_js__WEBPACK_IMPORTED_MODULE_2__  .G)(path, 'is not a file: name a YAML or JSON file');
        if (facts.size > MAX_KIB * 1024) {
            return (0,_core_input_parsed_js__WEBPACK_IMPORTED_MODULE_2__  .G)(path, `is larger than ${MAX_KIB} KiB, which no ${noun} is`);
        }
        bytes = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path);
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

/***/ 8629:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    o: () => (  fillTemplate)
  });
  var _strip_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3917);

function fillTemplate(template, name, id) {
    const value = encodeURIComponent((0,_strip_js__WEBPACK_IMPORTED_MODULE_0__  ._0)(id));
    return template.replaceAll(`{${name}}`, () => value);
}


/***/ }),

/***/ 1564:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

var conclude = (async function conclude({ report, summary, files, warnings }, teller, settings, { runner, cancelled }) {
    const areSet = (0,output_values .n0)({ ...teller.outputs(report), ...files }, runner);
    if (settings.summary)
        await runner.writeSummary(summary);
    const told = teller.annotations(report);
    annotate({ ...told, warnings: [...warnings, ...told.warnings] }, runner);
    await (0,next_turn .t)();
    if (cancelled.aborted && !isRed(report)) {
        runner.annotate('error', `the step was cancelled, so it fails whatever it came to (${report.outcome})`);
    }
    const next = settings.summary && runner.showsSummary ? '' : teller.next(report, settings);
    if (next !== '')
        runner.info(`Next: ${next}.`);
    runner.info(`Outcome: ${report.outcome}`);
    return cancelled.aborted || !areSet || isRed(report) ? 1 : 0;
});
var isRed = (function isRed({ outcome, tolerated }) {
    return (0,core_outcome .c6)(outcome) && !tolerated;
});
var annotate = (function annotate({ level, reasons, warnings }, runner) {
    if (level === 'notice')
        for (const reason of reasons)
            runner.annotate(level, reason);
    if (level === 'error')
        (0,annotations .qc)(level, reasons, runner);
    (0,annotations .qc)('warning', level === 'warning' ? [...reasons, ...warnings] : warnings, runner);
});
var provenanceOf = (function provenanceOf(env, event, nowMs) {
    const { GITHUB_SERVER_URL: server = '', GITHUB_REPOSITORY: repository = '', GITHUB_RUN_ID: runId = '', GITHUB_RUN_ATTEMPT: attempt = '', GITHUB_ACTION_REPOSITORY: action = '', } = env;
    const head = (0,json_object .f)(event, ['pull_request', 'head', 'sha']);
    return {
        repository: repository || null,
        commit: typeof head === 'string' ? head : env.GITHUB_SHA || null,
        ref: env.GITHUB_HEAD_REF || env.GITHUB_REF_NAME || null,
        pullRequest: pullRequestOf(event),
        workflow: env.GITHUB_WORKFLOW || null,
        workflowRunUrl: server && repository && runId
            ? `${server}/${repository}/actions/runs/${runId}/attempts/${attempt || 1}`
            : null,
        attempt: countOf(Number(attempt)),
        reportedAt: new Date(nowMs).toISOString(),
        actionVersion: version .x,
        actionUrl: server && action ? `${server}/${action}` : version .p,
    };
});
var pullRequestOf = (function pullRequestOf(event) {
    const numbers = PULL_REQUEST_NUMBERS.map(((path) => countOf((0,json_object .f)(event, path))));
    return numbers.find(((number) => number !== null)) ?? null;
});
var countOf = (function countOf(value) {
    return typeof value === 'number' && Number.isSafeInteger(value) && value > 0 ? value : null;
});
var tellPullRequest = (async function tellPullRequest(report, telling, token, world) {
    const { gateName, comment: mode } = telling;
    const suggestions = telling.suggestions && report.runs.length > 0;
    const mayBeTold = PULL_REQUEST_EVENTS.includes(world.env.GITHUB_EVENT_NAME) &&
        (mode !== 'never' || suggestions) &&
        !report.policy.isTrial &&
        !world.cancelled.aborted;
    if (!mayBeTold || gateName === null)
        return { notes: [], warnings: [], commentUrl: '' };
    const hide = (markup) => world.runner.secrets.hideInMarkup(markup);
    try {
        const { reportToPullRequest } = await Promise.all( [__webpack_require__.e(5915), __webpack_require__.e(6264), __webpack_require__.e(585), __webpack_require__.e(8278), __webpack_require__.e(1636), __webpack_require__.e(1478), __webpack_require__.e(1577), __webpack_require__.e(4350), __webpack_require__.e(2557)]).then(__webpack_require__.bind(__webpack_require__, 4350));
        const order = { report, settings: telling, mode, suggestions, token, gateName, linesOf, hide };
        return await reportToPullRequest(order, world);
    }
    catch (error) {
        const warning = `The pull request could not be written to: ${(0,stops .Uc)(error)}`;
        return { notes: [], warnings: [warning], commentUrl: '' };
    }
});
var writeReportFiles = (function writeReportFiles(written, teller, settings, folder) {
    const outputs = {
        'report-dir': '',
        'json-file': '',
        'markdown-file': '',
        'html-file': '',
        'sarif-file': '',
        'junit-file': '',
        'patch-file': '',
    };
    const warnings = [];
    let dir;
    try {
        dir = makeFolder(folder);
        for (const name of Object.values(NAMES)) {
            for (const old of [name, partOf(name)])
                (0,external_node_fs_.rmSync)((0,external_node_path_.join)(dir, old), { force: true });
        }
    }
    catch (error) {
        return {
            outputs,
            warnings: [`the report files could not be written: ${(0,stops .Uc)(error)}`],
        };
    }
    outputs['report-dir'] = dir;
    const buffer = Buffer.allocUnsafeSlow(BUFFER_BYTES);
    const files = [...teller.files(written, settings)];
    if (written.patch !== '')
        files.push(['patch-file', [written.patch]]);
    for (const [output, pieces] of files) {
        const name = NAMES[output];
        try {
            writeWhole(dir, name, pieces, buffer);
            outputs[output] = (0,external_node_path_.join)(dir, name);
        }
        catch (error) {
            warnings.push(`the report file ${name} could not be written: ${(0,stops .Uc)(error)}`);
        }
    }
    return { outputs, warnings };
});
var writeWhole = (function writeWhole(dir, name, pieces, buffer) {
    const part = (0,external_node_path_.join)(dir, partOf(name));
    try {
        writePieces(part, pieces, buffer);
        (0,external_node_fs_.renameSync)(part, (0,external_node_path_.join)(dir, name));
    }
    catch (error) {
        discard(part);
        throw error;
    }
});
var partOf = (function partOf(name) {
    return `.${name}.part`;
});
var writePieces = (function writePieces(path, pieces, buffer) {
    const file = (0,external_node_fs_.openSync)(path, 'wx');
    let filled = 0;
    const empty = (() => {
        (0,external_node_fs_.writeFileSync)(file, buffer.subarray(0, filled));
        filled = 0;
    });
    try {
        for (const piece of pieces) {
            const most = piece.length * MOST_BYTES;
            if (filled + most > buffer.length)
                empty();
            if (most > buffer.length)
                (0,external_node_fs_.writeFileSync)(file, piece);
            else
                filled += buffer.write(piece, filled);
        }
        empty();
    }
    finally {
        (0,external_node_fs_.closeSync)(file);
    }
});
var makeFolder = (function makeFolder({ path, temp, workspace }) {
    if (path === null)
        return (0,external_node_fs_.mkdtempSync)((0,external_node_path_.join)(temp || (0,external_node_os_.tmpdir)(), 'simulation-gate-'));
    const dir = (0,external_node_path_.resolve)(workspace, path);
    (0,folders .w)(dir);
    return dir;
});
var deliver = (async function deliver(shown, given, token, world) {
    const { secrets } = world.runner;
    const teller = shown.teller ?? EARLY_TELLER;
    const hide = ((text) => secrets.hide(text));
    const event = (0,inputs_event .N5)(world.env);
    const provenance = provenanceOf(world.env, event, world.clock.now());
    const gate = given.gateName ? { gate: given.gateName } : {};
    const hidden = { ...shown.report, ...gate, provenance };
    secrets.hideIn(hidden);
    const links = {
        ...given,
        callUrl: given.callUrl && hide(given.callUrl),
        runUrl: given.runUrl && hide(given.runUrl),
    };
    const uploaded = await teller.upload(hidden, links, event, world);
    const telling = { ...links, ...(uploaded.url !== '' && { reportUrl: uploaded.url }) };
    const told = await tellPullRequest(hidden, telling, token, world);
    const report = {
        ...hidden,
        notes: [...hidden.notes, ...[...uploaded.notes, ...told.notes].map(hide)],
    };
    const folder = {
        path: telling.reportDir,
        temp: world.env.RUNNER_TEMP ?? '',
        workspace: process.cwd(),
    };
    const settings = { ...telling, ...(told.suggested && { suggested: told.suggested }) };
    const summary = teller.summarize(report, settings);
    const written = writeReportFiles({ report, summary, patch: hide(shown.patch) }, teller, settings, folder);
    return conclude({
        report,
        summary: summary.text,
        files: { ...written.outputs, 'report-url': uploaded.url, 'comment-url': told.commentUrl },
        warnings: [...telling.warnings, ...shown.warnings, ...told.warnings, ...written.warnings],
    }, teller, settings, world);
});
__webpack_require__.r(__webpack_exports__);

__webpack_require__.d(__webpack_exports__, {
  deliver: (() => (  deliver))
});

// EXTERNAL MODULE: ./step/inputs/event.js
var inputs_event = __webpack_require__(3050);
// EXTERNAL MODULE: ./core/next-turn.js
var next_turn = __webpack_require__(1764);
// EXTERNAL MODULE: ./core/outcome.js
var core_outcome = __webpack_require__(9148);
// EXTERNAL MODULE: ./step/annotations.js
var annotations = __webpack_require__(1560);
// EXTERNAL MODULE: ./step/output-values.js
var output_values = __webpack_require__(5380);
;// CONCATENATED MODULE: ./gate/delivery/conclude.js




// EXTERNAL MODULE: ./report/format.js
var format = __webpack_require__(3483);
// EXTERNAL MODULE: ./report/sections/outcome.js
var outcome = __webpack_require__(4315);
// EXTERNAL MODULE: ./report/sections/reasons.js
var sections_reasons = __webpack_require__(550);
// EXTERNAL MODULE: ./report/sections/small-print.js
var small_print = __webpack_require__(5298);
// EXTERNAL MODULE: ./report/sections/voice.js
var voice = __webpack_require__(4757);
// EXTERNAL MODULE: ./report/summary.js
var summary = __webpack_require__(3558);
// EXTERNAL MODULE: ./report/unjudged.js
var unjudged = __webpack_require__(6374);
;// CONCATENATED MODULE: ./report/early-markdown.js







function summarizeEarly(given, settings) {
    const reasons = given.reasons.map((one) => ({ ...one, message: (0,format .D_)(one.message) }));
    const report = { ...given, reasons };
    const { line, told } = (0,unjudged .l4)(report, voice .PJ);
    const next = (0,unjudged .tN)(report, (0,unjudged .Ab)(report, settings), voice .PJ);
    const untold = reasons.filter((reason) => !told.has(reason));
    return (0,summary .Y)({
        heading: (0,outcome .R_)(report),
        first: [(0,outcome .UV)(line, (0,voice .sE)(next)), ...(0,sections_reasons .F)('reasons', untold)],
        details: [],
        last: [
            (0,outcome .MX)(report.notes.map(format .D_)),
            (0,outcome .NG)((0,small_print .fk)((0,small_print .RT)(report, settings, (0,outcome .mv)(report)))),
        ],
    });
}

// EXTERNAL MODULE: ./report/json/early.js
var early = __webpack_require__(9394);
// EXTERNAL MODULE: ./report/voice.js
var report_voice = __webpack_require__(860);
// EXTERNAL MODULE: ./gate/delivery/own-outputs.js
var own_outputs = __webpack_require__(519);
;// CONCATENATED MODULE: ./gate/delivery/early-teller.js






const EARLY_TELLER = {
    outputs: (report) => (0,own_outputs .X8)(report, (0,own_outputs .qK)(report)),
    annotations: (report) => ({
        level: (0,core_outcome .c6)(report.outcome) && !report.tolerated ? 'error' : 'warning',
        reasons: (0,own_outputs .qK)(report).map(({ outcome, message }) => `${outcome}: ${message}`),
        warnings: [],
    }),
    next: (report, settings) => (0,unjudged .tN)(report, (0,unjudged .Ab)(report, settings), report_voice .t),
    summarize: summarizeEarly,
    files: ({ report }, settings) => [['json-file', [(0,early .C5)(report, settings)]]],
    upload: async () => ({ url: '', notes: [] }),
};

// EXTERNAL MODULE: ./core/json-object.js
var json_object = __webpack_require__(8009);
// EXTERNAL MODULE: ./core/version.js + 1 modules
var version = __webpack_require__(5459);
;// CONCATENATED MODULE: ./gate/delivery/provenance.js


const PULL_REQUEST_NUMBERS = [
    ['pull_request', 'number'],
    ['issue', 'number'],
    ['workflow_run', 'pull_requests', 0, 'number'],
];




// EXTERNAL MODULE: ./step/stops.js
var stops = __webpack_require__(3743);
// EXTERNAL MODULE: ./gate/delivery/prompt-file.js
var prompt_file = __webpack_require__(1911);
;// CONCATENATED MODULE: ./gate/delivery/pull-request.js


const BYTE_ORDER_MARK = /^\ufeff/;
const PULL_REQUEST_EVENTS = [
    'pull_request',
    'pull_request_target',
    'workflow_run',
    'issue_comment',
];

function linesOf(path) {
    const text = (0,prompt_file .N)(path, process.cwd());
    return text?.replace(BYTE_ORDER_MARK, '').split(/\r?\n/) ?? null;
}

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(8161);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./step/folders.js
var folders = __webpack_require__(4067);
;// CONCATENATED MODULE: ./gate/delivery/report-files.js
const NAMES = {
    'json-file': 'report.json',
    'markdown-file': 'report.md',
    'html-file': 'report.html',
    'sarif-file': 'findings.sarif',
    'junit-file': 'junit.xml',
    'patch-file': 'prompt-fixes.patch',
};
const BUFFER_BYTES = 262_144;
const MOST_BYTES = 3;

function discard(path) {
    try {
        (0,external_node_fs_.rmSync)(path, { force: true });
    }
    catch {
    }
}





;// CONCATENATED MODULE: ./gate/delivery/deliver.js



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

/***/ 630:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

  var inline = (function inline(text, maxChars = MAX_INLINE_CHARS) {
    const line = escapeLine(foldProse(text, maxChars));
    return line.endsWith('#') && !line.endsWith('\\#') ? `${line.slice(0, -1)}\\#` : line;
});
var message = (function message(text, maxChars) {
    return escapeLine(foldProse(text, maxChars), codeOf);
});
var identifier = (function identifier(id) {
    return PLAIN_ID.test(id) ? `\`${id}\`` : inline(id, 100);
});
var foldProse = (function foldProse(text, maxChars) {
    return (0,_strip_js__WEBPACK_IMPORTED_MODULE_1__  .AU)(text, maxChars).replaceAll('<!--', '').trim();
});
var escapeLine = (function escapeLine(line, quote = quoteOf) {
    const isQuoting = quote === codeOf && line.includes("'");
    const inside = isQuoting || mayAct(line, SIGNS) ? escapeInside(line, quote) : line;
    return inside.replace(BLOCK_START, '\\$&').replace(ORDERED_ITEM, '$1\\$2');
});
var mayAct = (function mayAct(line, signs) {
    return signs.test(line) || LETTERS.test(line) || holdsHexRun(line);
});
var escapeInside = (function escapeInside(line, quote) {
    const formula = line.indexOf('$') !== line.lastIndexOf('$');
    return line
        .split(QUOTED)
        .map(((part, index) => (index % 2 === 0 ? disarm(part, formula) : quote(part, formula))))
        .join('');
});
var holdsHexRun = (function holdsHexRun(text) {
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
});
var disarm = (function disarm(text, formula) {
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
});
__webpack_require__.d(__webpack_exports__, {
    CS: () => (  prose),
    Cv: (() => (  identifier)),
    DV: () => (  codeBlock),
    Hn: () => (  cell),
    LO: () => (  MAX_PROSE_CHARS),
    Vh: () => (  linkDestination),
    ci: () => (  identifierLink),
    iU: (() => (  message)),
    iZ: () => (  blockQuote),
    mG: (() => (  inline)),
    nA: () => (  cutNote),
    qy: () => (  html),
    xF: () => (  fenceAround)
  });
  var _fill_template_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8629);
  var _strip_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3917);


const ZWSP = '\u200b';
const NONE = '\u2013';
const ACTIVE = /(?<![0-9a-z])[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}(?![0-9a-z])|[\\`*~|[\]<_@$]|&(?=#?[0-9a-z]{1,31};)|#(?=\d)|:(?=\/\/|(?:100|1234):|(?!\d+:)[\w+-]{1,60}:)|www(?=\.)|(?:GH|GHSA|CVE)-(?=\w)|[0-9a-f]{6,}?(?=CVE-\w)|[0-9a-f]{7,}/gi;
const SIGNS = /[\\`*~|[\]<_@$&#:]/;
const SIGNS_IN_HTML = /[&<>"'@$#:]/;
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
    const shown = (0,_strip_js__WEBPACK_IMPORTED_MODULE_1__  .jh)((0,_strip_js__WEBPACK_IMPORTED_MODULE_1__  .$Q)(text, maxChars)).replaceAll('<!--', '');
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


function cell(text, maxChars = MAX_INLINE_CHARS) {
    return text === null ? NONE : inline(text, maxChars) || NONE;
}
function html(text, maxChars = MAX_INLINE_CHARS) {
    const line = foldProse(text, maxChars);
    return mayAct(line, SIGNS_IN_HTML)
        ? line.replace(ACTIVE_IN_HTML, (found) => HTML_ENTITY[found] ?? unlink(found))
        : line;
}

function identifierLink(id, template, placeholder) {
    const text = identifier(id);
    if (template === null || text === '')
        return text;
    const url = (0,_fill_template_js__WEBPACK_IMPORTED_MODULE_0__  .o)(template, placeholder, id);
    return /^https?:\/\//i.test(url) ? `[${text}](${linkDestination(url)})` : text;
}
function linkDestination(url) {
    return (0,_strip_js__WEBPACK_IMPORTED_MODULE_1__  ._0)(url)
        .replace(/[^\w.~:/?#@!&+,;=%-]/gu, percentEncode)
        .replaceAll('&', '&amp;');
}
function codeBlock(language, code) {
    const text = (0,_strip_js__WEBPACK_IMPORTED_MODULE_1__  .jh)(code)
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





function isHexDigit(code) {
    const lower = code | 0x20;
    return (code >= 0x30 && code <= 0x39) || (lower >= 0x61 && lower <= 0x66);
}
function quoteOf(value, formula) {
    const escaped = disarm(value, formula);
    return escaped.includes(ZWSP) ? `'\`${value}\`'` : `'${escaped}'`;
}
function codeOf(value) {
    return `\`${value}\``;
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

/***/ 6410:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

  var leftOutNotice = (function leftOutNotice(of, leftOut) {
    if (leftOut.length === 0)
        return '';
    return `\u2702\ufe0f **Left out**, since GitHub limits the size of a ${of}: ${leftOut.join(', ')}. All of it stands in \`report.html\` and \`report.md\`, in the folder that the output \`report-dir\` names.\n\n`;
});
var layOut = (function layOut(sections, budgetBytes) {
    const texts = sections.map((() => ''));
    const leftOut = new Map();
    const cut = new Set();
    let room = budgetBytes - NOTE_BYTES;
    let isFull = false;
    const byRank = sections
        .map(((section, position) => ({ section, position })))
        .filter((({ section }) => section.count > 0))
        .sort(((a, b) => a.section.rank - b.section.rank));
    for (const { section, position } of byRank) {
        const filled = isFull ? { kept: [], room } : fill(section, room);
        room = filled.room;
        const missing = section.count - filled.kept.length;
        if (missing > 0) {
            isFull = true;
            cut.add(section);
            const count = (leftOut.get(section.many)?.count ?? 0) + missing;
            leftOut.set(section.many, { section, count });
        }
        if (filled.kept.length > 0)
            texts[position] = assemble(section, filled.kept, missing);
    }
    return {
        texts,
        leftOut: [...leftOut.values()].map(({ section, count }) => (0,_format_js__WEBPACK_IMPORTED_MODULE_0__  .So)(count, section.one, section.many)),
        cut,
    };
});
var fill = (function fill(section, room) {
    const kept = [];
    let left = room - Buffer.byteLength(section.open) - Buffer.byteLength(section.close);
    for (const item of section.items()) {
        const after = left - Buffer.byteLength(item);
        if (after < 0)
            break;
        left = after;
        kept.push(item);
    }
    return { kept, room: left };
});
var assemble = (function assemble(section, kept, missing) {
    const note = missing > 0
        ? `\n\n*Left out here: ${(0,_format_js__WEBPACK_IMPORTED_MODULE_0__  .So)(missing, section.one, section.many)}.*\n\n`
        : '';
    return section.open + kept.join('') + note + section.close;
});
__webpack_require__.d(__webpack_exports__, {
    OC: (() => (  leftOutNotice)),
    YM: () => (  layOutWhole),
    v8: (() => (  layOut))
  });
  var _format_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3483);

const NOTE_BYTES = 200;
function* layOutWhole(sections) {
    for (const { count, open, close, items } of sections) {
        if (count === 0)
            continue;
        yield open;
        yield* items();
        yield close;
    }
}





/***/ }),

/***/ 5758:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

  var titleOf = (function titleOf(report) {
    const { outcome, tolerated, policy } = report;
    if (policy.isTrial)
        return { mark: '\ud83d\udd0e', title: trialTitle(report) };
    const { mark, title } = WORDS[outcome];
    return tolerated && (0,_core_outcome_js__WEBPACK_IMPORTED_MODULE_0__  .c6)(outcome)
        ? { mark: '\u26a0\ufe0f', title: `Simulation gate ${title} (tolerated)` }
        : { mark, title: `Simulation gate ${title}` };
});
__webpack_require__.d(__webpack_exports__, {
    $4: () => (  asksForMore),
    A2: () => (  triedOn),
    Gg: (() => (  titleOf)),
    Qh: () => (  cureWordsOf),
    eD: () => (  outcomeMark),
    mS: () => (  answerByRule)
  });
  var _core_outcome_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9148);
  var _format_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3483);


const WORDS = {
    passed: { mark: '\u2705', title: 'passed' },
    failed: { mark: '\u274c', title: 'failed' },
    inconclusive: { mark: '\u2753', title: 'inconclusive' },
    skipped: { mark: '\u23ed\ufe0f', title: 'skipped' },
    started: { mark: '\u23f3', title: 'started, not judged yet' },
    error: { mark: '\ud83d\uded1', title: 'ended with an error' },
};
const CURES = {
    inconclusive: 'run it again; where a run exists, pass its ID as `job-id`, so that its calls are not placed a second time. If it ends like this again, look at the run in the service.',
    error: 'correct what is named here; without a change it ends the same way.',
};
const FOLLOW_AGAIN = 'run it again: that follows the run, and places no call a second time. If it ends like this again, look at the run in the service.';
const NOT_STARTED = 'run it again: there is no run yet. If it ends like this again, look at what is named here.';
const SAVE_AGAIN = 'look at the run in the service, and save its results again once they are judged: the same file ends the same way.';
const START_AGAIN = 'start again: this step asked the run that it had started to cancel, so not all of its calls were made.';
const ANSWERS_BY_RULE = new Map([
    [
        'dry-run',
        '**Nothing was started:** this was a dry run, and what it could check holds. A job whose `dry-run` is true is green and tests nothing: take it out again, and the gate does what is named here.',
    ],
]);
const CURES_BY_RUN = [
    [wasStopped, START_AGAIN],
    [wasGiven, FOLLOW_AGAIN],
    [wasSaved, SAVE_AGAIN],
    [wasNeverThere, NOT_STARTED],
];
const CURES_BY_RULE = new Map([
    ['budget', 'have the budget of the account raised, or wait until it is renewed.'],
    [
        'start',
        'find the run that may have been started, and pass its ID as `job-id`. To run this again as it is would place the calls a second time.',
    ],
    [
        'debrief-file',
        'save a debrief that is READY, with its report: the same file ends the same way.',
    ],
    [
        'missing-report',
        'look at the job whose report is missing, and run that again where it can be mended.',
    ],
]);
function outcomeMark(outcome) {
    return WORDS[outcome].mark;
}

function trialTitle({ runs }) {
    const judged = runs.filter(({ outcome }) => outcome !== 'error').length;
    const passed = runs.filter(({ outcome }) => outcome === 'passed').length;
    return `Policy check: ${passed} of ${(0,_format_js__WEBPACK_IMPORTED_MODULE_1__  .So)(judged, triedOn(runs))} would pass`;
}
function triedOn(runs) {
    return runs.some(({ jobId }) => jobId !== '') ? 'earlier run' : 'saved debrief';
}
function cureWordsOf(report) {
    const outcome = report.outcome === 'inconclusive' ? 'inconclusive' : 'error';
    const unjudged = report.runs.filter((run) => run.outcome === outcome);
    const [, ofRuns] = outcome === 'inconclusive' && unjudged.length > 0
        ? (CURES_BY_RUN.find(([is]) => unjudged.every(is)) ?? [])
        : [];
    return wordsByRule(CURES_BY_RULE, report) ?? ofRuns ?? CURES[outcome];
}
function wasNeverThere({ jobId }) {
    return jobId === '';
}
function wasSaved({ jobId, report }) {
    return jobId === '' && report !== null;
}
function wasStopped({ askedToCancel }) {
    return askedToCancel === true;
}
function wasGiven({ jobId, label }) {
    return jobId !== '' && label === jobId;
}
function asksForMore(report) {
    return wordsByRule(CURES_BY_RULE, report) !== undefined || cureWordsOf(report) === SAVE_AGAIN;
}
function answerByRule(report) {
    return wordsByRule(ANSWERS_BY_RULE, report);
}
function wordsByRule(words, { runs, reasons }) {
    const all = [...reasons, ...runs.flatMap((run) => run.reasons)];
    const rules = new Set(all.map(({ rule }) => rule));
    return [...words].find(([rule]) => rules.has(rule))?.[1];
}


/***/ }),

/***/ 4315:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

  var heading = (function heading(report) {
    const { mark, title } = (0,_outcome_words_js__WEBPACK_IMPORTED_MODULE_1__  .Gg)(report);
    const name = (0,_core_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__  .mG)(report.gateName ?? '');
    return `## ${mark} ${title}${name === '' ? '' : `: ${name}`}\n\n`;
});
var firstLines = (function firstLines(line, next) {
    const lines = [`${line}\n\n`, next].filter(((one) => one !== ''));
    const names = { one: 'first line', many: 'first lines' };
    return (0,_section_js__WEBPACK_IMPORTED_MODULE_3__  .uW)({ ...names, part: 'reasons', count: lines.length, items: (() => lines) });
});
var noteSection = (function noteSection(notes) {
    return (0,_section_js__WEBPACK_IMPORTED_MODULE_3__  .uW)({
        part: 'run',
        one: 'note',
        many: 'notes',
        count: notes.length,
        open: '**Notes:**\n\n',
        close: '\n',
        items: () => (0,_section_js__WEBPACK_IMPORTED_MODULE_3__  .__)(notes, (note) => `- ${(0,_core_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__  .iU)(note, _voice_js__WEBPACK_IMPORTED_MODULE_2__  .hP)}\n`),
    });
});
var stepFacts = (function stepFacts({ provenance }) {
    const { commit, workflowRunUrl } = provenance ?? {};
    return { gateName: '', commit: commit ?? '', workflowRunUrl: workflowRunUrl ?? '' };
});
var footerSection = (function footerSection(line) {
    return (0,_section_js__WEBPACK_IMPORTED_MODULE_3__  .uW)({
        part: 'run',
        one: 'footer',
        many: 'footers',
        count: line === '' ? 0 : 1,
        items: (() => [line]),
    });
});
__webpack_require__.d(__webpack_exports__, {
    MX: (() => (  noteSection)),
    NG: (() => (  footerSection)),
    R_: (() => (  heading)),
    UV: (() => (  firstLines)),
    mv: (() => (  stepFacts))
  });
  var _core_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(630);
  var _outcome_words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5758);
  var _section_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1953);
  var _voice_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4757);











/***/ }),

/***/ 550:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

  var reasonSections = (function reasonSections(part, reasons) {
    const names = { one: 'reason', many: 'reasons' };
    const further = Math.max(0, reasons.length - FIRST_PAGE);
    return [
        (0,_section_js__WEBPACK_IMPORTED_MODULE_2__  .uW)({
            ...names,
            part,
            count: reasons.length - further,
            close: '\n',
            items: () => (0,_section_js__WEBPACK_IMPORTED_MODULE_2__  .__)(reasons.slice(0, FIRST_PAGE), reasonLine),
        }),
        (0,_section_js__WEBPACK_IMPORTED_MODULE_2__  .uW)({
            ...names,
            ...(0,_section_js__WEBPACK_IMPORTED_MODULE_2__  .QV)((0,_format_js__WEBPACK_IMPORTED_MODULE_3__  .So)(further, 'further reason')),
            part: 'further reasons',
            count: further,
            items: () => (0,_section_js__WEBPACK_IMPORTED_MODULE_2__  .__)(reasons.slice(FIRST_PAGE), reasonLine),
        }),
    ];
});
__webpack_require__.d(__webpack_exports__, {
    F: (() => (  reasonSections))
  });
  var _core_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(630);
  var _format_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3483);
  var _section_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1953);
  var _voice_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4757);




const FIRST_PAGE = 50;

function reasonLine(reason) {
    const rest = (0,_format_js__WEBPACK_IMPORTED_MODULE_3__  .Qu)(reason);
    const told = (0,_core_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__  .iU)(rest, _voice_js__WEBPACK_IMPORTED_MODULE_1__  .hP);
    if (reason.rule === 'input' && rest === reason.message)
        return `- ${told}\n`;
    const colon = rest === reason.message ? ':' : '';
    return `- **${(0,_core_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__  .mG)(reason.rule)}${colon}** ${told}\n`;
}


/***/ }),

/***/ 1953:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


var rankOf = (function rankOf(part) {
    return KEEP_ORDER.indexOf(part);
});
var section = (function section({ part, open = '', close = '', ...rest }) {
    return { rank: rankOf(part), open, close, ...rest };
});
var each = (function* each(values, render) {
    for (const value of values)
        yield render(value);
});
var foldEnds = (function foldEnds(summary) {
    return { open: `<details>\n<summary>${summary}</summary>\n\n`, close: '\n</details>\n\n' };
});
__webpack_require__.d(__webpack_exports__, {
  __: (() => (  each)),
  QV: (() => (  foldEnds)),
  uW: (() => (  section))
});

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


;// CONCATENATED MODULE: ./report/sections/section.js






/***/ }),

/***/ 5298:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

  var smallPrint = (function smallPrint(parts) {
    const told = parts.filter(((part) => part !== ''));
    return told.length === 0 ? '' : `<sub>${told.join(' \u00b7 ')}</sub>\n`;
});
var stepParts = (function stepParts(report, settings, { gateName, commit, workflowRunUrl }) {
    return [
        report.policy.path === null ? '' : `judged by ${(0,_core_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__  .mG)(report.policy.path)}`,
        IDS.test(gateName) ? `gate ${(0,_core_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__  .mG)(gateName)}` : '',
        commit === '' ? '' : `commit ${(0,_core_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__  .Cv)(commit.slice(0, 7))}`,
        workflowRun(report, workflowRunUrl),
        (0,_core_outcome_js__WEBPACK_IMPORTED_MODULE_1__  .c6)(report.outcome) ? '' : reportLink(settings),
    ];
});
var workflowRun = (function workflowRun({ provenance }, url) {
    if (url === '')
        return '';
    const name = (0,_core_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__  .mG)(provenance?.workflow ?? '') || UNNAMED;
    return `${name === UNNAMED ? '' : 'workflow '}[${name}](${(0,_core_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__  .Vh)(url)})`;
});
__webpack_require__.d(__webpack_exports__, {
    Bq: () => (  IDS),
    RT: (() => (  stepParts)),
    fk: (() => (  smallPrint))
  });
  var _core_outcome_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9148);
  var _core_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(630);
const IDS = /^[\da-f]{8}-[\da-f-]{27}(?:, |$)/i;


function reportLink({ reportUrl }) {
    return reportUrl === undefined ? '' : `[whole report](${(0,_core_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__  .Vh)(reportUrl)})`;
}
const UNNAMED = 'workflow run';



/***/ }),

/***/ 4757:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

  var nextLine = (function nextLine(step) {
    return step === '' ? '' : `**Next:** ${step}.\n\n`;
});
__webpack_require__.d(__webpack_exports__, {
    Cr: () => (  bold),
    PJ: (() => (  VOICE)),
    hP: (() => (  MAX_MESSAGE_CHARS)),
    sE: (() => (  nextLine))
  });
  var _core_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(630);
  var _format_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3483);


const MAX_MESSAGE_CHARS = 2000;
const VOICE = {
    name: bold,
    prose: (text) => (0,_core_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__  .mG)(text, MAX_MESSAGE_CHARS),
    own: _format_js__WEBPACK_IMPORTED_MODULE_1__  .D_,
    link: (words, url) => `[${words}](${(0,_core_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__  .Vh)(url)})`,
};
function bold(title) {
    return `**${(0,_core_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__  .mG)(title) || _format_js__WEBPACK_IMPORTED_MODULE_1__  .q8}**`;
}



/***/ }),

/***/ 6374:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

  var toleranceOf = (function toleranceOf({ outcome, tolerated }, voice) {
    if (!tolerated || !(0,_core_outcome_js__WEBPACK_IMPORTED_MODULE_1__  .c6)(outcome))
        return '';
    const setting = outcome === 'failed' ? '`warn-only` is set' : '`on-inconclusive` is `warn`';
    return voice.own(` The step does not fail, since ${setting}.`);
});
var outsideWays = (function outsideWays({ provenance }, { reportUrl }) {
    return { reportUrl: reportUrl ?? '', workflowRunUrl: provenance?.workflowRunUrl ?? '' };
});
var nextOfUnjudged = (function nextOfUnjudged(report, { workflowRunUrl, reportUrl }, voice) {
    const { outcome, runs } = report;
    if (!(0,_core_outcome_js__WEBPACK_IMPORTED_MODULE_1__  .c6)(outcome))
        return '';
    const inputs = runs
        .flatMap(({ reasons }) => reasons)
        .filter(({ rule }) => rule === 'timeout')
        .flatMap(({ message }) => TIMEOUT.exec(message)?.[0] ?? []);
    const raised = [...new Set(inputs)].map((name) => `a longer \`${name}\``).join(' and ');
    const wouldCallTwice = runs.some(({ reasons }) => reasons.some(({ rule }) => rule === 'start'));
    const then = rerunning(report, raised, voice);
    const way = workflowRunUrl === ''
        ? giveIt(raised, voice)
        : `${voice.link('open the workflow run', workflowRunUrl)}${then && ` and ${then}`}`;
    const steps = [
        ...(way === '' || wouldCallTwice ? [] : [way]),
        ...(reportUrl === '' ? [] : [openReport(reportUrl, voice)]),
    ];
    return steps.join(', or ');
});
__webpack_require__.d(__webpack_exports__, {
    Ab: (() => (  outsideWays)),
    Lr: () => (  unjudgedLine),
    Lz: () => (  toleranceOf),
    NL: () => (  openReport),
    kg: () => (  cureLine),
    l4: () => (  unjudgedOpening),
    tN: (() => (  nextOfUnjudged))
  });
  var _core_outcome_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9148);
  var _outcome_words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5758);
const TIMEOUT = /\b(?:run|debrief|queue)-timeout\b/;
function unjudgedOpening(report, voice) {
    const { line, told } = unjudgedLine(report, voice);
    return { line: line + toleranceOf(report, voice), told };
}
function unjudgedLine(report, voice) {
    if (report.outcome !== 'skipped')
        return { line: cureLine(report, voice), told: new Set() };
    const answer = (0,_outcome_words_js__WEBPACK_IMPORTED_MODULE_0__  .mS)(report);
    if (answer !== undefined)
        return { line: voice.own(answer), told: new Set() };
    const why = report.reasons.map(({ message }) => voice.prose(message)).join('; ');
    const line = `${voice.own('**Nothing was tested:**')} ${why}.`;
    return { line, told: new Set(report.reasons) };
}

function cureLine(report, voice) {
    const cure = (0,_outcome_words_js__WEBPACK_IMPORTED_MODULE_0__  .Qh)(report);
    return voice.own(cure.charAt(0).toUpperCase() + cure.slice(1));
}


function rerunning(report, longer, voice) {
    if (report.outcome === 'error')
        return 're-run it once that is corrected';
    if (!(0,_outcome_words_js__WEBPACK_IMPORTED_MODULE_0__  .$4)(report))
        return giveIt(longer, voice);
    return voice.own(`re-run it${longer && ` with ${longer}`} once that is done`);
}
function giveIt(longer, voice) {
    return longer && voice.own(`give it ${longer}`);
}
function openReport(url, voice) {
    return `open the ${voice.link('whole report', url)}`;
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

/***/ 8009:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

  var isObject = (function isObject(value) {
    return typeof value === 'object' && value !== null;
});
var valueAt = (function valueAt(value, path) {
    return path.reduce(((found, key) => (isObject(found) && Object.hasOwn(found, key) ? found[key] : undefined)), value);
});
__nccwpck_require__.d(__webpack_exports__, {
    G: (() => (  isObject)),
    f: (() => (  valueAt))
  });




/***/ }),

/***/ 3974:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

  var lazily = (function lazily(make) {
    let made;
    return () => {
        made ??= { value: make() };
        return made.value;
    };
});
var lazyPattern = (function lazyPattern(source, flags) {
    return lazily(() => new RegExp(source, flags));
});
__nccwpck_require__.d(__webpack_exports__, {
    q: () => (  lazily),
    x: (() => (  lazyPattern))
  });




/***/ }),

/***/ 7720:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

  var plainLines = (function plainLines(text) {
    return disarm((0,_strip_js__WEBPACK_IMPORTED_MODULE_0__  .jh)(text).replaceAll('\t', '    ')).split('\n');
});
var oneLine = (function oneLine(text, maxChars) {
    const line = disarm((0,_strip_js__WEBPACK_IMPORTED_MODULE_0__  .AU)(text, maxChars));
    return line.length <= maxChars ? line : (0,_strip_js__WEBPACK_IMPORTED_MODULE_0__  .AU)(line, maxChars);
});
var disarm = (function disarm(text) {
    return text.replace(LEADING_COLONS, '$1: ').replace(LEGACY_COMMAND, '## ');
});
__nccwpck_require__.d(__webpack_exports__, {
    T: (() => (  oneLine)),
    y: (() => (  plainLines))
  });
  var _strip_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(3917);

const LEADING_COLONS = /^([^\S\n]*):(?=:)/gm;
const LEGACY_COMMAND = /##(?=\[)/g;





/***/ }),

/***/ 7558:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {


var hideMembers = (function hideMembers(container, hidePart, hideName) {
    for (const name of Object.keys(container)) {
        const part = container[name];
        const hidden = hidePart(part);
        const shown = hideName(name);
        if (shown !== name)
            delete container[name];
        if (shown !== name || hidden !== part)
            container[shown] = hidden;
    }
});
var hideItems = (function hideItems(list, hidePart) {
    list.forEach(((part, index) => {
        const hidden = hidePart(part);
        if (hidden !== part)
            list[index] = hidden;
    }));
});
var remembering = (function remembering(hide) {
    const known = new Map();
    return ((name) => {
        let shown = known.get(name);
        if (shown === undefined) {
            shown = hide(name);
            known.set(name, shown);
        }
        return shown;
    });
});
var anyOf = (function anyOf(texts, around) {
    if (texts.length === 0)
        return null;
    const either = texts.map(((text) => text.replace(/\W/g, '\\$&'))).join('|');
    return around === undefined
        ? new RegExp(either)
        : new RegExp(`(?<!${around})(?:${either})(?!${around})`, 'g');
});
var longestFirst = (function longestFirst(texts) {
    return texts.toSorted(((a, b) => b.length - a.length));
});
var formsOf = (function formsOf(secret) {
    const bytes = new TextEncoder().encode(secret);
    const { length } = secret;
    const rare = length >= MIN_HIDDEN_LENGTH && length <= LONGEST_KEY
        ? [...base64Forms(utf16Of(secret)), ...hexForms(bytes), secret.replaceAll('=', '=3D')]
        : [];
    return [secret, (0,strip .$Z)(secret), ...base64Forms(bytes), ...rare].filter((({ length }) => length >= MIN_HIDDEN_LENGTH));
});
var utf16Of = (function utf16Of(text) {
    const { length } = text;
    return new Uint8Array(Uint16Array.from({ length }, ((_, at) => text.charCodeAt(at))).buffer);
});
var hexForms = (function hexForms(bytes) {
    const pairs = Array.from(bytes, ((byte) => byte.toString(16).padStart(2, '0')));
    const forms = ['', ' ', ':', '-'].map(((between) => pairs.join(between)));
    const capitals = [...forms, `=${pairs.join('=')}`].map(((form) => form.toUpperCase()));
    return [...forms, ...capitals];
});
var base64Forms = (function base64Forms(given) {
    const bytes = Array.from(given, ((byte) => String.fromCharCode(byte))).join('');
    const inner = [0, 1, 2].map(((offset) => {
        const digits = btoa('\0'.repeat(offset) + bytes);
        return digits.slice(offset === 0 ? 0 : offset + 1).replace(/.=+$/, '');
    }));
    return [btoa(bytes), ...inner].flatMap(((form) => [form, toBase64Url(form)]));
});
var toBase64Url = (function toBase64Url(base64) {
    return base64.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
});
__nccwpck_require__.d(__webpack_exports__, {
  f: (() => (  SecretMask))
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
].map(((pattern) => new RegExp(pattern, 'g')));
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
        const echoes = texts.flatMap((text) => [text, (0,strip .$Z)(text)]).flatMap(echoesOf);
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
        const beginnings = new Set(this.#forms.map(((form) => form.slice(0, MIN_HIDDEN_LENGTH))));
        this.#beginning = anyOf([...beginnings]);
        const short = longestFirst(all.filter((({ length }) => length < MIN_HIDDEN_LENGTH)));
        this.#words = anyOf(short, WORD_CHAR);
        const looks = [this.#beginning, this.#words].flatMap(((look) => look?.source ?? []));
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
            let seen = look((0,strip .$Z)(hidden));
            for (let level = 0; level < MAX_LEVELS; level += 1) {
                const reading = seen.replace(escaping, charOf);
                if (reading === seen)
                    break;
                seen = look((0,strip .$Z)(reading));
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
        const hidePart = ((part) => {
            if ((0,json_object .G)(part))
                containers.push(part);
            return typeof part === 'string' ? this.hide(part) : part;
        });
        const hideName = remembering(((name) => this.hide(name)));
        for (let container = containers.pop(); container; container = containers.pop()) {
            if (Array.isArray(container))
                hideItems(container, hidePart);
            else
                hideMembers(container, hidePart, hideName);
        }
        return root.value;
    }
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

  var stripUnprintable = (function stripUnprintable(text) {
    if (isPlain(text))
        return text;
    if (!MAY_COMPOSE.test(text))
        return stripInvisible(text);
    return text.replace(LINE_BREAK, '\n').replace(composingOrNot(), '$1$2$3$4$5');
});
var stripInvisible = (function stripInvisible(text) {
    if (isPlain(text) || !NOT_PRINTABLE_LATIN.test(text))
        return text;
    return text.replace(LINE_BREAK, '\n').replace(UNPRINTABLE, '');
});
var stripUnseen = (function stripUnseen(text) {
    const visible = stripInvisible(text);
    return MAY_BE_UNSEEN.test(visible) ? visible.replace(UNSEEN, '') : visible;
});
var isPlain = (function isPlain(text) {
    const isAscii = Buffer.byteLength(text) === text.length;
    return isAscii && !FIRST_CONTROLS.test(text) && !LAST_CONTROLS.test(text);
});
var clip = (function clip(text, maxChars) {
    if (text.length <= maxChars)
        return text;
    const last = text.charCodeAt(maxChars - 1);
    return text.slice(0, last >= 0xd800 && last <= 0xdbff ? maxChars - 1 : maxChars);
});
var tagOf = (function tagOf(letter) {
    return String.raw `\u{${(0xe0000 + letter.charCodeAt(0)).toString(16)}}`;
});
var fold = (function fold(text, maxChars) {
    if (text.length <= maxChars && PLAIN_LINE.test(text))
        return text;
    const reach = maxChars * 4 + 1024;
    const line = stripUnprintable(clip(text, reach))
        .replace(/[ \t\n]+/g, ' ')
        .trim();
    if (line.length <= maxChars && text.length <= reach)
        return line;
    return `${stripUnprintable(clip(line, maxChars - 1)).trimEnd()}\u2026`;
});
__nccwpck_require__.d(__webpack_exports__, {
    $Q: (() => (  clip)),
    $Z: (() => (  stripUnseen)),
    AU: (() => (  fold)),
    Wg: (() => (  FLAGS)),
    _0: () => (  stripInvisible),
    _X: () => (  bringsUnprintable),
    jh: (() => (  stripUnprintable))
  });
  var _lazily_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(3974);

const LINE_BREAK = /\r\n?|[\v\f\u0085\u2028\u2029]/g;
const UNPRINTABLE = /\x1b[\]P^_X][^\x07\x1b\x9c\n]*(?:\x07|\x1b\\|\x9c)|(?:\x1b\[|\x9b)[0-?]*[ -/]*[@-~]?|[\0-\x08\x0b-\x1f\x7f-\x9f\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\u{e0000}-\u{e0fff}\ud800-\udfff]/gu;
const JOINING = String.raw `(?=[\p{L}\p{M}])[${[
    ...['Arab', 'Syrc', 'Mand', 'Nkoo', 'Mong', 'Adlm', 'Rohg', 'Deva', 'Beng', 'Guru', 'Gujr'],
    ...['Orya', 'Taml', 'Telu', 'Knda', 'Mlym', 'Sinh', 'Mymr', 'Khmr'],
]
    .map(((script) => `\\p{scx=${script}}`))
    .join('')}]`;
const FLAGS = ['gbeng', 'gbsct', 'gbwls'].map(((name) => `(?<=\u{1f3f4})${[...name].map(tagOf).join('')}\u{e007f}`));
const COMPOSING = [
    String.raw `(?<=${JOINING})([\u200c\u200d])[\u200c\u200d]*`,
    String.raw `(?<![\u200c\u200d])[\u200c\u200d]*([\u200c\u200d])(?=${JOINING})`,
    String.raw `(?<=\p{ExtPict}[\ufe0f\u{1f3fb}-\u{1f3ff}]?)(\u200d)(?=\p{ExtPict})`,
    `(${FLAGS.join('|')})`,
    String.raw `(?<=\p{Ideo})([\u{e0100}-\u{e01ef}])`,
];
const composingOrNot = (0,_lazily_js__WEBPACK_IMPORTED_MODULE_0__  .x)([...COMPOSING, UNPRINTABLE.source].join('|'), 'gu');
const MAY_COMPOSE = /\u200c|\u200d|\udb40/;
const NOT_PRINTABLE_LATIN = /[^\t\n -~\u00a1-\u02ff]/;
const IGNORABLE = String.raw `\xad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufff8\u{1bca0}-\u{1bca3}\u{1d173}-\u{1d17a}\u{e0000}-\u{e0fff}`;
const UNSEEN = new RegExp(String.raw `[${IGNORABLE}]|<!--|[\ufffe\uffff]`, 'gu');
const MAY_BE_UNSEEN = /<!--|\xad|[^\t\n -\u02ff]/;
const FIRST_CONTROLS = /[\0-\x08\x0b-\x11]/;
const LAST_CONTROLS = /[\x12-\x1f\x7f]/;




function bringsUnprintable(text, into) {
    if (stripUnprintable(text) === text)
        return false;
    const known = new Set(into);
    return [...text].some((char) => !known.has(char) && stripUnprintable(char) !== char);
}


const PLAIN_LINE = /^[!-~]+(?: [!-~]+)*$/;



/***/ }),

/***/ 7993:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

  var partsOfSecret = (function partsOfSecret(value) {
    const words = value.split(/\s+/).filter(((word) => word !== ''));
    if (words.length === 0)
        return [];
    const secretWords = words.length > 1 ? words.filter((word) => !SCHEME.test(word)) : words;
    return [...new Set([value, value.trim(), ...secretWords])];
});
__nccwpck_require__.d(__webpack_exports__, {
    Y: (() => (  partsOfSecret))
  });
const SCHEME = /^(?:bearer|basic|token)$/i;



/***/ }),

/***/ 3050:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

  var readEventPayload = (function readEventPayload({ GITHUB_EVENT_PATH: path }, readFile = readPayloadFile) {
    if (path === undefined || path === '')
        return null;
    try {
        const text = readFile(path);
        return text.length > LONGEST_PAYLOAD ? null : JSON.parse(text);
    }
    catch {
        return null;
    }
});
var mayReadEvent = (function mayReadEvent({ GITHUB_EVENT_PATH: path = '' }) {
    try {
        return isPayloadFile(path);
    }
    catch {
        return true;
    }
});
var readPayloadFile = (function readPayloadFile(path) {
    return isPayloadFile(path) ? (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path, 'utf8') : '';
});
var isPayloadFile = (function isPayloadFile(path) {
    const facts = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path);
    return facts.isFile() && facts.size <= LONGEST_PAYLOAD;
});
var readPullRequestOrigin = (function readPullRequestOrigin(env, readFile) {
    const pullRequest = (0,_core_json_object_js__WEBPACK_IMPORTED_MODULE_1__  .f)(readEventPayload(env, readFile), ['pull_request']);
    if (!(0,_core_json_object_js__WEBPACK_IMPORTED_MODULE_1__  .G)(pullRequest))
        return null;
    const [head, base] = ['head', 'base'].map((side) => (0,_core_json_object_js__WEBPACK_IMPORTED_MODULE_1__  .f)(pullRequest, [side, 'repo']));
    if ((0,_core_fork_js__WEBPACK_IMPORTED_MODULE_2__  .B)(head, base))
        return 'fork';
    const author = (0,_core_json_object_js__WEBPACK_IMPORTED_MODULE_1__  .f)(pullRequest, ['user', 'login']);
    return env.GITHUB_ACTOR === DEPENDABOT || author === DEPENDABOT ? 'dependabot' : null;
});
__nccwpck_require__.d(__webpack_exports__, {
    N5: (() => (  readEventPayload)),
    O5: (() => (  mayReadEvent)),
    Xj: (() => (  readPullRequestOrigin))
  });
  var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(3024);

 var _core_fork_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(4551);
  var _core_json_object_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(8009);
const LONGEST_PAYLOAD = 25_000_000;




const DEPENDABOT = 'dependabot[bot]';



/***/ }),

/***/ 9110:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

  var fileIn = (function fileIn({ RUNNER_TEMP, GITHUB_RUN_ID, GITHUB_RUN_ATTEMPT, GITHUB_JOB }) {
    const job = [GITHUB_RUN_ID, GITHUB_RUN_ATTEMPT, GITHUB_JOB].join('-');
    const isKnown = RUNNER_TEMP && GITHUB_RUN_ID && NAMEABLE.test(job);
    return isKnown ? (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(RUNNER_TEMP, `simulation-gate-lost-${job}`) : null;
});
__nccwpck_require__.d(__webpack_exports__, {
    L: () => (  NOT_ASKED),
    i: (() => (  LostTime))
  });
  var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(3024);

 var node_path__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(6760);
const MOST_MS = 18_000;
const LATER_MS = 2_000;
const NOT_ASKED = "not asked for, since GitHub has taken too much of this job's time already";
const NAMEABLE = /^[\w-]{1,100}$/;
const MOST_BYTES = 8;
const PLAINLY = node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NOFOLLOW | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NONBLOCK;
const TO_WRITE = PLAINLY | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_WRONLY | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_CREAT | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_TRUNC;
class LostTime {
    #file;
    #earlierMs = null;
    #ms = 0;
    constructor(env) {
        this.#file = fileIn(env);
    }
    leftMs(leavesMs) {
        return Math.floor((this.#mostMs * (MOST_MS - leavesMs)) / MOST_MS) - this.#ms;
    }
    add(ms, runner) {
        const wasLeft = this.leftMs(0) > 0;
        this.#ms += ms;
        if (this.#file !== null)
            writeMs(this.#file, this.#earlier + Math.min(this.#ms, this.#mostMs));
        if (!wasLeft || this.leftMs(0) > 0)
            return;
        const seconds = Math.round((this.#earlier + this.#ms) / 1000);
        runner.info(`GitHub has not answered this job for ${seconds} s in all, so nothing more is asked of it in this step.`);
    }
    get #mostMs() {
        const leftMs = MOST_MS - this.#earlier;
        return Math.max(leftMs - LATER_MS, Math.floor(leftMs / 2));
    }
    get #earlier() {
        this.#earlierMs ??= this.#file === null ? 0 : readMs(this.#file);
        return this.#earlierMs;
    }
}

function readMs(file) {
    const bytes = Buffer.alloc(MOST_BYTES);
    const length = inFile(file, PLAINLY, (opened) => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync)(opened, bytes)) ?? 0;
    const text = bytes.toString('latin1', 0, length);
    const ms = /^\d{1,5}$/.test(text) ? Number(text) : 0;
    return ms < MOST_MS ? ms : 0;
}
function writeMs(file, ms) {
    inFile(file, TO_WRITE, (opened) => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeSync)(opened, `${Math.floor(ms)}`));
}
function inFile(file, flags, use) {
    try {
        const opened = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(file, flags);
        try {
            return use(opened);
        }
        finally {
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(opened);
        }
    }
    catch {
        return null;
    }
}


/***/ }),

/***/ 3743:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

  var hasCode = (function hasCode(error, ...codes) {
    return (error instanceof Error &&
        'code' in error &&
        typeof error.code === 'string' &&
        codes.includes(error.code));
});
__nccwpck_require__.d(__webpack_exports__, {
    C9: () => (  Stopped),
    D2: () => (  describeUnreadable),
    Kx: () => (  withoutPeriod),
    US: () => (  stackOf),
    Uc: () => (  describeError),
    cJ: () => (  Cancelled),
    gj: () => (  internalFault),
    up: (() => (  hasCode))
  });
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
function withoutPeriod(text) {
    return text.replace(/\.$/, '');
}
function describeError(error) {
    return error instanceof Error ? error.message : String(error);
}

function describeUnreadable(error) {
    const cure = 'check the path, which starts at the workspace, and that an earlier step wrote the file';
    return hasCode(error, 'ENOENT')
        ? `does not exist: ${cure}`
        : `cannot be read (${describeError(error)}): ${cure}`;
}


/***/ }),

/***/ 2613:
/***/ ((module) => {

module.exports = new Proxy((ok, ...told) => { if (!ok) require("assert")(ok, ...told); }, { get: (_, name) => require("assert")[name] });

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

module.exports = new Proxy(((ok, ...told) => { if (!ok) require("node:assert")(ok, ...told); }), { get: (_, name) => require("node:assert")[name] });

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

module.exports = new Proxy({}, { get: (_, name) => require("node:fs/promises")[name] });

/***/ }),

/***/ 7067:
/***/ ((module) => {

module.exports = new Proxy({}, { get: (_, name) => require("node:http")[name] });

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

module.exports = new Proxy({}, { get: (_, name) => require("node:stream/promises")[name] });

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

/***/ 2012:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


var utils_toCommandValue = (function utils_toCommandValue(input) {
    if (input === null || input === undefined) {
        return '';
    }
    else if (typeof input === 'string' || input instanceof String) {
        return input;
    }
    return JSON.stringify(input);
});
var toCommandProperties = (function toCommandProperties(annotationProperties) {
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
});
var command_issueCommand = (function command_issueCommand(command, properties, message) {
    const cmd = new Command(command, properties, message);
    process.stdout.write(cmd.toString() + external_os_.EOL);
});
var escapeData = (function escapeData(s) {
    return utils_toCommandValue(s)
        .replace(/%/g, '%25')
        .replace(/\r/g, '%0D')
        .replace(/\n/g, '%0A');
});
var escapeProperty = (function escapeProperty(s) {
    return utils_toCommandValue(s)
        .replace(/%/g, '%25')
        .replace(/\r/g, '%0D')
        .replace(/\n/g, '%0A')
        .replace(/:/g, '%3A')
        .replace(/,/g, '%2C');
});
var randomWords = (function randomWords(source) {
    let words = [];
    return {
        next: (() => {
            if (words.length === 0)
                words = readFrom(source);
            return words.pop() ?? process.getBuiltinModule('node:crypto').randomUUID();
        }),
    };
});
var randomUUID = (function randomUUID() {
    return system.next();
});
var readFrom = (function readFrom(path) {
    const bytes = Buffer.alloc(BYTES * WORDS_AT_ONCE);
    let file;
    try {
        file = (0,external_node_fs_.openSync)(path, 'r');
        if ((0,external_node_fs_.readSync)(file, bytes) < bytes.length)
            return [];
        return bytes.toString('hex').match(new RegExp(`.{${BYTES * 2}}`, 'g')) ?? [];
    }
    catch {
        return [];
    }
    finally {
        if (file !== undefined)
            (0,external_node_fs_.closeSync)(file);
    }
});
var file_command_issueFileCommand = (function file_command_issueFileCommand(command, message) {
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
});
var file_command_prepareKeyValueMessage = (function file_command_prepareKeyValueMessage(key, value) {
    const delimiter = `ghadelimiter_${randomUUID()}`;
    const convertedValue = utils_toCommandValue(value);
    if (key.includes(delimiter)) {
        throw new Error(`Unexpected input: name should not contain the delimiter "${delimiter}"`);
    }
    if (convertedValue.includes(delimiter)) {
        throw new Error(`Unexpected input: value should not contain the delimiter "${delimiter}"`);
    }
    return `${key}<<${delimiter}${external_os_.EOL}${convertedValue}${external_os_.EOL}${delimiter}`;
});
var setSecret = (function setSecret(secret) {
    command_issueCommand('add-mask', {}, secret);
});
var getInput = (function getInput(name, options) {
    const val = process.env[`INPUT_${name.replace(/ /g, '_').toUpperCase()}`] || '';
    if (options && options.required && !val) {
        throw new Error(`Input required and not supplied: ${name}`);
    }
    if (options && options.trimWhitespace === false) {
        return val;
    }
    return val.trim();
});
var setOutput = (function setOutput(name, value) {
    const filePath = process.env['GITHUB_OUTPUT'] || '';
    if (filePath) {
        return file_command_issueFileCommand('OUTPUT', file_command_prepareKeyValueMessage(name, value));
    }
    process.stdout.write(external_os_.EOL);
    command_issueCommand('set-output', { name }, utils_toCommandValue(value));
});
var isDebug = (function isDebug() {
    return process.env['RUNNER_DEBUG'] === '1';
});
var info = (function info(message) {
    process.stdout.write(message + external_os_.EOL);
});
__nccwpck_require__.d(__webpack_exports__, {
  Yz: (() => (  debug)),
  N4: (() => (  endGroup)),
  z3: (() => (  error)),
  V4: (() => (  getInput)),
  Gu: (() => (  getState)),
  pq: (() => (  info)),
  _o: (() => (  isDebug)),
  lm: (() => (  notice)),
  LZ: (() => (  saveState)),
  uH: (() => (  setOutput)),
  Pq: (() => (  setSecret)),
  Oh: (() => (  startGroup)),
  $e: (() => (  warning))
});


// EXTERNAL MODULE: external "os"
var external_os_ = __nccwpck_require__(857);
;// CONCATENATED MODULE: ./node_modules/@actions/core/lib/utils.js


;// CONCATENATED MODULE: ./node_modules/@actions/core/lib/command.js



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


// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __nccwpck_require__(3024);
;// CONCATENATED MODULE: ./runner/random-uuid.js

const BYTES = 16;
const WORDS_AT_ONCE = 64;

const system = randomWords('/dev/urandom');



// EXTERNAL MODULE: external "fs"
var external_fs_ = __nccwpck_require__(9896);
;// CONCATENATED MODULE: ./node_modules/@actions/core/lib/file-command.js






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

function startGroup(name) {
    command_issue('group', name);
}
function endGroup() {
    command_issue('endgroup');
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

 		var installedChunks = {177: 1, 2870: 1, 5967: 1, 2334: 1, 5938: 1, 
  			8792: 1
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
  perform: () => (  perform),
  start: () => (  start),
  startCommand: () => (  startCommand)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __nccwpck_require__(3024);
// EXTERNAL MODULE: ./node_modules/@actions/core/lib/core.js + 4 modules
var core = __nccwpck_require__(2012);
// EXTERNAL MODULE: external "os"
var external_os_ = __nccwpck_require__(857);
;// CONCATENATED MODULE: ./runner/files-at-once.js


const promises = {
    access: async (...given) => (0,external_node_fs_.accessSync)(...given),
    appendFile: async (...given) => (0,external_node_fs_.appendFileSync)(...given),
    writeFile: async (...given) => (0,external_node_fs_.writeFileSync)(...given),
};

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


const { access, appendFile, writeFile } = promises;
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
                yield access(pathFromEnv, external_node_fs_.constants.R_OK | external_node_fs_.constants.W_OK);
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
// EXTERNAL MODULE: ./step/lost-time.js
var lost_time = __nccwpck_require__(9110);
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
        lost: new lost_time .i(process.env),
        cancelled: cancel.signal,
    };
}
const alive = process;
const GRACE_MS = 500;
async function endProcess(exitCode) {
    process.exitCode = exitCode;
    for (const stream of [process.stdout, process.stderr]) {
        await new Promise((written) => stream.write('', written));
    }
    process.on('uncaughtException', () => { });
    for (const handle of alive._getActiveHandles?.() ?? [])
        handle.unref?.();
    setTimeout(() => process.exit(), GRACE_MS).unref();
}

;// CONCATENATED MODULE: ./entries/main.js

const ENTRIES = {
    gate: () => Promise.all( [__nccwpck_require__.e(177), __nccwpck_require__.e(2870)]).then(__nccwpck_require__.bind(__nccwpck_require__, 2870)),
    'gate-post': () => Promise.all( [__nccwpck_require__.e(177), __nccwpck_require__.e(5523), __nccwpck_require__.e(7165)]).then(__nccwpck_require__.bind(__nccwpck_require__, 7165)),
    'ingest-calls': () => Promise.all( [__nccwpck_require__.e(177), __nccwpck_require__.e(9603)]).then(__nccwpck_require__.bind(__nccwpck_require__, 9603)),
    'collect-metrics': () => Promise.all( [__nccwpck_require__.e(177), __nccwpck_require__.e(2958)]).then(__nccwpck_require__.bind(__nccwpck_require__, 2958)),
    'delete-flows': () => Promise.all( [__nccwpck_require__.e(177), __nccwpck_require__.e(5523), __nccwpck_require__.e(4949)]).then(__nccwpck_require__.bind(__nccwpck_require__, 4949)),
    'find-simulation': () => Promise.all( [__nccwpck_require__.e(177), __nccwpck_require__.e(6856)]).then(__nccwpck_require__.bind(__nccwpck_require__, 6856)),
    'merge-reports': () => Promise.all( [__nccwpck_require__.e(177), __nccwpck_require__.e(7463)]).then(__nccwpck_require__.bind(__nccwpck_require__, 7463)),
    'track-themes': () => Promise.all( [__nccwpck_require__.e(177), __nccwpck_require__.e(9513), __nccwpck_require__.e(8113)]).then(__nccwpck_require__.bind(__nccwpck_require__, 8113)),
};
async function start(name) {
    const world = realWorld();
    await endProcess(await perform(name, world));
}
async function startCommand(launcher) {
    const world = realWorld();
    const { runCommandHere } = await Promise.all( [__nccwpck_require__.e(5915), __nccwpck_require__.e(3483), __nccwpck_require__.e(5354), __nccwpck_require__.e(9759)]).then(__nccwpck_require__.bind(__nccwpck_require__, 9759));
    await endProcess(await runCommandHere(launcher, world, perform));
}
async function perform(name, world) {
    const load = ENTRIES[name];
    if (load === undefined)
        throw new Error(`There is no action ${name}.`);
    const entry = await load();
    if ('run' in entry)
        return entry.run(world);
    const { runAction } = await Promise.all( [__nccwpck_require__.e(177), __nccwpck_require__.e(9513), __nccwpck_require__.e(3402)]).then(__nccwpck_require__.bind(__nccwpck_require__, 3402));
    return runAction(entry.action, world);
}

module.exports = __webpack_exports__;
  })()
;