  (() => { 
 	"use strict";
  	var __webpack_modules__ = ({

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
__nccwpck_require__.d(__webpack_exports__, {
    BF: () => (  hideUrlSecrets),
    Q2: (() => (  parseBaseUrl)),
    lb: () => (  parseUrlTemplate),
    of: () => (  splitHttpUrl)
  });
  var _parsed_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(7247);



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

/***/ 6798:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

  var parseDuration = (function parseDuration(text, maxMs = LONGEST_MS) {
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
});
__nccwpck_require__.d(__webpack_exports__, {
    E: (() => (  parseDuration))
  });
  var _text_duration_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(955);
  var _parsed_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(7247);


const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;
const LONGEST_MS = 35 * 24 * HOUR_MS;
const CURE = 'write numbers and units, such as 90s, 30m or 1h30m';



/***/ }),

/***/ 2111:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

  __nccwpck_require__.d(__webpack_exports__, {
    m: (() => (  parseMoment)),
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

  var valid = (function valid(value) {
    return { ok: true, value };
});
__nccwpck_require__.d(__webpack_exports__, {
    G: () => (  invalid),
    r: (() => (  valid))
  });

function invalid(shown, problem) {
    return { ok: false, faults: [{ shown, problem }] };
}


/***/ }),

/***/ 387:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

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
__nccwpck_require__.d(__webpack_exports__, {
    HU: (() => (  parseChoice)),
    cG: (() => (  parseInteger)),
    lq: (() => (  parsePhoneNumber)),
    yG: (() => (  parseBoolean))
  });
  var _parsed_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(7247);



function parsePhoneNumber(text) {
    return /^\+[1-9]\d{1,14}$/.test(text)
        ? (0,_parsed_js__WEBPACK_IMPORTED_MODULE_0__  .r)(text)
        : (0,_parsed_js__WEBPACK_IMPORTED_MODULE_0__  .G)(text, 'is not an E.164 phone number: write a + and 2 to 15 digits with the country code first, such as +15550100200');
}


/***/ }),

/***/ 1394:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

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
__nccwpck_require__.d(__webpack_exports__, {
    O1: () => (  isUuid),
    OX: () => (  parseCountedUuids),
    fm: (() => (  parseUuidList))
  });
  var _parsed_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(7247);

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;






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

/***/ 955:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

  var formatDuration = (function formatDuration(ms) {
    const total = Math.max(0, Math.round(ms / 1000));
    const parts = [
        [Math.floor(total / 3600), 'h'],
        [Math.floor((total % 3600) / 60), 'm'],
        [total % 60, 's'],
    ];
    const text = parts.map((([count, unit]) => (count > 0 ? `${count}${unit}` : ''))).join('');
    return text || '0s';
});
__nccwpck_require__.d(__webpack_exports__, {
    a: (() => (  formatDuration))
  });



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

/***/ 630:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

  var inline = (function inline(text, maxChars = MAX_INLINE_CHARS) {
    const line = escapeLine(foldProse(text, maxChars));
    return line.endsWith('#') && !line.endsWith('\\#') ? `${line.slice(0, -1)}\\#` : line;
});
var identifier = (function identifier(id) {
    return PLAIN_ID.test(id) ? `\`${id}\`` : inline(id, 100);
});
var foldProse = (function foldProse(text, maxChars) {
    return (0,_strip_js__WEBPACK_IMPORTED_MODULE_0__  .AU)(text, maxChars).replaceAll('<!--', '').trim();
});
var escapeLine = (function escapeLine(line) {
    const mayAct = SIGNS.test(line) || LETTERS.test(line) || holdsHexRun(line);
    const inside = mayAct ? escapeInside(line) : line;
    return inside.replace(BLOCK_START, '\\$&').replace(ORDERED_ITEM, '$1\\$2');
});
var escapeInside = (function escapeInside(line) {
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
__nccwpck_require__.d(__webpack_exports__, {
    CS: () => (  prose),
    Cv: (() => (  identifier)),
    DV: () => (  codeBlock),
    Hn: () => (  cell),
    LO: () => (  MAX_PROSE_CHARS),
    Vh: () => (  linkDestination),
    ci: () => (  identifierLink),
    iZ: () => (  blockQuote),
    mG: (() => (  inline)),
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

function cell(text, maxChars = MAX_INLINE_CHARS) {
    return text === null ? NONE : inline(text, maxChars) || NONE;
}
function html(text, maxChars = MAX_INLINE_CHARS) {
    return foldProse(text, maxChars).replace(ACTIVE_IN_HTML, (found) => HTML_ENTITY[found] ?? unlink(found));
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




function isHexDigit(code) {
    const lower = code | 0x20;
    return (code >= 0x30 && code <= 0x39) || (lower >= 0x61 && lower <= 0x66);
}
function quote(value, formula) {
    const escaped = disarm(value, formula);
    return escaped.includes(ZWSP) ? `'\`${value}\`'` : `'${escaped}'`;
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

/***/ 7558:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {


var hideItems = (function hideItems(list, hidePart) {
    for (const [index, part] of list.entries()) {
        const hidden = hidePart(part);
        if (hidden !== part)
            list[index] = hidden;
    }
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
    return [secret, visible(secret), ...base64Forms(bytes), ...rare].filter((({ length }) => length >= MIN_HIDDEN_LENGTH));
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
var visible = (function visible(text) {
    return (0,strip .jh)(text).replace(UNSEEN, '');
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
        const hidePart = ((part) => {
            if ((0,json_object .G)(part))
                containers.push(part);
            return typeof part === 'string' ? this.hide(part) : part;
        });
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
    if (isPlain(text) || !NOT_PRINTABLE_LATIN.test(text))
        return text;
    return text.replace(LINE_BREAK, '\n').replace(UNPRINTABLE, '');
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
var fold = (function fold(text, maxChars) {
    if (text.length <= maxChars && PLAIN_LINE.test(text))
        return text;
    const reach = maxChars * 4 + 1024;
    const line = stripUnprintable(clip(text, reach))
        .replace(/[ \t\n]+/g, ' ')
        .trim();
    if (line.length <= maxChars && text.length <= reach)
        return line;
    return `${clip(line, maxChars - 1).trimEnd()}\u2026`;
});
__nccwpck_require__.d(__webpack_exports__, {
    $Q: (() => (  clip)),
    AU: (() => (  fold)),
    _X: () => (  bringsUnprintable),
    jh: (() => (  stripUnprintable))
  });
const LINE_BREAK = /\r\n?|[\v\f\u0085\u2028\u2029]/g;
const UNPRINTABLE = /\x1b[\]P^_X][^\x07\x1b\x9c\n]*(?:\x07|\x1b\\|\x9c)|(?:\x1b\[|\x9b)[0-?]*[ -/]*[@-~]?|[\0-\x08\x0b-\x1f\x7f-\x9f\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\u{e0000}-\u{e0fff}\ud800-\udfff]/gu;
const NOT_PRINTABLE_LATIN = /[^\t\n -~\u00a1-\u02ff]/;
const FIRST_CONTROLS = /[\0-\x08\x0b-\x11]/;
const LAST_CONTROLS = /[\x12-\x1f\x7f]/;


function bringsUnprintable(text, into) {
    const known = new Set(into);
    return [...text].some((char) => !known.has(char) && stripUnprintable(char) !== char);
}

const PLAIN_LINE = /^[!-~]+(?: [!-~]+)*$/;



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

/***/ 3483:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

  var formatCount = (function formatCount(count) {
    return String(count).replace(/\B(?=(?:\d{3})+$)/g, ',');
});
var formatCounted = (function formatCounted(count, one, many = `${one}s`) {
    return `${formatCount(count)} ${count === 1 ? one : many}`;
});
var unbroken = (function unbroken(words) {
    return words.replace(QUOTED_OR_SIGN, ((found) => (found === ' %' ? `${NBSP}%` : found)));
});
__nccwpck_require__.d(__webpack_exports__, {
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
    q8: () => (  UNTITLED)
  });
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

/***/ 9617:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

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
__nccwpck_require__.d(__webpack_exports__, {
    A: (() => (  STANDARD_PROFILE)),
    D: (() => (  fillRequest))
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








/***/ }),

/***/ 8034:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

  __nccwpck_require__.d(__webpack_exports__, {
    I: (() => (  NO_WORDS)),
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
__nccwpck_require__.d(__webpack_exports__, {
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

  var connect = (async function connect(access, world, onRetry = tellInLog(world)) {
    const { clock, random, env, runner } = world;
    const { createServiceClient } = await Promise.all( [__nccwpck_require__.e(264), __nccwpck_require__.e(478), __nccwpck_require__.e(830)]).then(__nccwpck_require__.bind(__nccwpck_require__, 7704));
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
__nccwpck_require__.d(__webpack_exports__, {
    N: (() => (  connect))
  });
  var _trouble_log_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(9350);


function tellInLog({ clock, runner }) {
    const troubles = new _trouble_log_js__WEBPACK_IMPORTED_MODULE_0__  .q(runner, clock, (line) => runner.info(line));
    return (retry) => troubles.note(retry);
}


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

/***/ 177:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {


var nameInvisible = (function nameInvisible(text, isProse = false) {
    const [char] = INVISIBLE.exec(isProse ? text.replace(JOINERS, '') : text) ?? [];
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
__nccwpck_require__.d(__webpack_exports__, {
  Vs: (() => (  InputForm)),
  NX: (() => (  WHERE_FOUND)),
  As: (() => (  isComplete))
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


// EXTERNAL MODULE: ./core/text/log-line.js
var log_line = __nccwpck_require__(7720);
// EXTERNAL MODULE: ./core/text/secret-mask.js + 1 modules
var secret_mask = __nccwpck_require__(7558);
// EXTERNAL MODULE: ./core/text/nearest.js
var nearest = __nccwpck_require__(4689);
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

/***/ 462:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {


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
    const { parseProfile } = await Promise.all( [__nccwpck_require__.e(915), __nccwpck_require__.e(483), __nccwpck_require__.e(532), __nccwpck_require__.e(602)]).then(__nccwpck_require__.bind(__nccwpck_require__, 6930));
    return parseProfile(yaml.value, path);
});
__nccwpck_require__.d(__webpack_exports__, {
  C2: (() => (  readGivenAccess)),
  f1: (() => (  readServiceProfile)),
  wo: (() => (  requireAccess))
});

// EXTERNAL MODULE: ./core/input/addresses.js
var addresses = __nccwpck_require__(744);
// EXTERNAL MODULE: ./core/input/parsed.js
var parsed = __nccwpck_require__(7247);
;// CONCATENATED MODULE: ./core/input/api-key.js

const LONGEST_KEY = 8192;


// EXTERNAL MODULE: ./step/yaml-file.js
var yaml_file = __nccwpck_require__(9262);
// EXTERNAL MODULE: ./step/inputs/input-form.js + 2 modules
var input_form = __nccwpck_require__(177);
;// CONCATENATED MODULE: ./step/inputs/service-access.js










/***/ }),

/***/ 5380:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

  var setOutputs = (function setOutputs(outputs, runner) {
    try {
        for (const [name, value] of Object.entries(outputs))
            runner.setOutput(name, value);
        return true;
    }
    catch (error) {
        runner.annotate('error', `the outputs could not be written, so later steps cannot read them: ${(0,_stops_js__WEBPACK_IMPORTED_MODULE_0__  .Uc)(error)}. GITHUB_OUTPUT has to name a file that this step may append to`);
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
__nccwpck_require__.d(__webpack_exports__, {
    $q: () => (  MAX_OUTPUT_BYTES),
    Ir: (() => (  jsonArray)),
    KV: () => (  linesInPlace),
    Mn: () => (  lines),
    _s: () => (  fitsJsonArray),
    n0: (() => (  setOutputs))
  });
  var _core_text_log_line_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(7720);
  var _stops_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(3743);


const MAX_OUTPUT_BYTES = 64 * 1024;
const MAX_CUT_BYTES = 100;

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
    WE: () => (  explain),
    cJ: () => (  Cancelled),
    gj: () => (  internalFault),
    uM: () => (  explainReading),
    up: (() => (  hasCode))
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
    q: (() => (  TroubleLog)),
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
    const learnedMs = expected === null ? null : (0,expected_end .b)(nowMs, expected, bounds);
    const { lookedMs = nowMs, answeredMs = nowMs, dueMs = lookedMs } = state;
    const lateMs = Math.min(Math.max(0, lookedMs - dueMs), FORGIVEN_MS);
    const sinceDueMs = Math.max(0, nowMs - lookedMs) + lateMs;
    const intervalLeftMs = intervalMs(waitedMs - sinceDueMs, maxIntervalMs, minIntervalMs) - sinceDueMs;
    const restLeftMs = minIntervalMs * REST_SHARE - Math.max(0, nowMs - answeredMs);
    const pauseMs = learnedMs ?? Math.max(intervalLeftMs, restLeftMs);
    const ms = Math.max(MIN_GAP_MS, Math.min(pauseMs, untilLastLookMs));
    return { kind: 'wait', ms, dueMs: nowMs + (learnedMs ?? intervalLeftMs) };
});
__nccwpck_require__.d(__webpack_exports__, {
  s: (() => (  Wait))
});

// EXTERNAL MODULE: ./core/expected-end.js
var expected_end = __nccwpck_require__(111);
;// CONCATENATED MODULE: ./core/poll.js

const MIN_INTERVAL_MS = 1_000;
const SHARE_OF_WAITED = 0.2;
const LAST_LOOK_MS = 1_000;
const MIN_GAP_MS = 100;
const REST_SHARE = 0.9;
const FORGIVEN_MS = 100;



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
        const [dueMs, lookedMs] = [this.#dueMs, this.#lookedMs];
        const answeredMs = this.#answeredMs < lookedMs ? nowMs : this.#answeredMs;
        const step = nextPoll({
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
  var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(3024);

 var _core_input_parsed_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(7247);
  var _stops_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(3743);



const MAX_KIB = 256;
async function readYamlFile(path, noun) {
    const source = readText(path, noun);
    if (!source.ok)
        return source;
    const { readYaml } = await Promise.all( [__nccwpck_require__.e(915), __nccwpck_require__.e(483), __nccwpck_require__.e(532), __nccwpck_require__.e(602)]).then(__nccwpck_require__.bind(__nccwpck_require__, 6930));
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

module.exports = new Proxy({}, { get: ((_, name) => require("node:crypto")[name]) });

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
var randomUUID = (function randomUUID(source = '/dev/urandom') {
    return readFrom(source) ?? process.getBuiltinModule('node:crypto').randomUUID();
});
var readFrom = (function readFrom(path) {
    const bytes = Buffer.alloc(BYTES);
    let file;
    try {
        file = (0,external_node_fs_.openSync)(path, 'r');
        return (0,external_node_fs_.readSync)(file, bytes) === BYTES ? bytes.toString('hex') : null;
    }
    catch {
        return null;
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
  perform: () => (  perform),
  start: () => (  start),
  startCommand: () => (  startCommand)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __nccwpck_require__(3024);
// EXTERNAL MODULE: ./node_modules/@actions/core/lib/core.js + 4 modules
var core = __nccwpck_require__(2012);
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
        try {
            refusePipe(path);
            append(path, this.secrets.hideInMarkup(markdown));
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
function append(path, text) {
    try {
        (0,external_node_fs_.accessSync)(path, external_node_fs_.constants.R_OK | external_node_fs_.constants.W_OK);
    }
    catch {
        const cure = 'Check if the file has correct read/write permissions.';
        throw new Error(`Unable to access summary file: '${path}'. ${cure}`);
    }
    (0,external_node_fs_.appendFileSync)(path, text);
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
        await new Promise((resolve) => setImmediate(resolve));
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

;// CONCATENATED MODULE: ./entries/main.js


const ENTRIES = {
    gate: () => __nccwpck_require__.e(  870).then(__nccwpck_require__.bind(__nccwpck_require__, 2870)),
    'gate-post': () => __nccwpck_require__.e(  165).then(__nccwpck_require__.bind(__nccwpck_require__, 7165)),
    'ingest-calls': () => __nccwpck_require__.e(  603).then(__nccwpck_require__.bind(__nccwpck_require__, 9603)),
    'collect-metrics': () => __nccwpck_require__.e(  958).then(__nccwpck_require__.bind(__nccwpck_require__, 2958)),
    'delete-flows': () => __nccwpck_require__.e(  949).then(__nccwpck_require__.bind(__nccwpck_require__, 4949)),
    'find-simulation': () => __nccwpck_require__.e(  856).then(__nccwpck_require__.bind(__nccwpck_require__, 6856)),
    'merge-reports': () => Promise.all( [__nccwpck_require__.e(543), __nccwpck_require__.e(44)]).then(__nccwpck_require__.bind(__nccwpck_require__, 7044)),
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