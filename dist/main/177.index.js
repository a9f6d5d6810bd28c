"use strict";
exports.id = 177;
exports.ids = [177];
exports.modules = {

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
    const match = /^https?:\/\/([^/?#]+)(.*)$/is.exec(text);
    if (match === null || /[\s\\\0-\x1f\x7f-\x9f]/.test(text))
        return null;
    const [, authority = '', rest = ''] = match;
    return { authority, rest };
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





/***/ })

};
;Object.assign(exports.modules, require("./common.js"));
