"use strict";
module.exports = {

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


function mayAct(line, signs) {
    return signs.test(line) || LETTERS.test(line) || holdsHexRun(line);
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
    const { parseProfile } = await Promise.all( [__webpack_require__.e(915), __webpack_require__.e(483), __webpack_require__.e(532), __webpack_require__.e(602)]).then(__webpack_require__.bind(__webpack_require__, 6930));
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
    const { readYaml } = await Promise.all( [__webpack_require__.e(915), __webpack_require__.e(483), __webpack_require__.e(532), __webpack_require__.e(602)]).then(__webpack_require__.bind(__webpack_require__, 6930));
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

/***/ 6603:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    S: () => (  endedEarly)
  });
function endedEarly(outcome, reasons) {
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
    const { beginChain, followChain, readInWorkspace, resolveChain } = await Promise.all( [__webpack_require__.e(915), __webpack_require__.e(483), __webpack_require__.e(532), __webpack_require__.e(602)]).then(__webpack_require__.bind(__webpack_require__, 6367));
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


/***/ })

};
