  (() => { 
 	"use strict";
  	var __webpack_modules__ = ({

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


var hideItems = (function hideItems(list, hidePart) {
    list.forEach((part, index) => {
        const hidden = hidePart(part);
        if (hidden !== part)
            list[index] = hidden;
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
        const hideName = remembering((name) => this.hide(name));
        for (let container = containers.pop(); container; container = containers.pop()) {
            if (Array.isArray(container))
                hideItems(container, hidePart);
            else
                hideMembers(container, hidePart, hideName);
        }
        return root.value;
    }
}
function hideMembers(container, hidePart, hideName) {
    for (const name of Object.keys(container)) {
        const part = container[name];
        const hidden = hidePart(part);
        const shown = hideName(name);
        if (shown !== name)
            delete container[name];
        if (shown !== name || hidden !== part)
            container[shown] = hidden;
    }
}

function remembering(hide) {
    const known = new Map();
    return (name) => {
        let shown = known.get(name);
        if (shown === undefined) {
            shown = hide(name);
            known.set(name, shown);
        }
        return shown;
    };
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
    Wg: () => (  FLAGS),
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
    gate: () => Promise.all( [__nccwpck_require__.e(177), __nccwpck_require__.e(870)]).then(__nccwpck_require__.bind(__nccwpck_require__, 2870)),
    'gate-post': () => Promise.all( [__nccwpck_require__.e(177), __nccwpck_require__.e(523), __nccwpck_require__.e(165)]).then(__nccwpck_require__.bind(__nccwpck_require__, 7165)),
    'ingest-calls': () => Promise.all( [__nccwpck_require__.e(177), __nccwpck_require__.e(603)]).then(__nccwpck_require__.bind(__nccwpck_require__, 9603)),
    'collect-metrics': () => Promise.all( [__nccwpck_require__.e(177), __nccwpck_require__.e(958)]).then(__nccwpck_require__.bind(__nccwpck_require__, 2958)),
    'delete-flows': () => Promise.all( [__nccwpck_require__.e(177), __nccwpck_require__.e(523), __nccwpck_require__.e(949)]).then(__nccwpck_require__.bind(__nccwpck_require__, 4949)),
    'find-simulation': () => Promise.all( [__nccwpck_require__.e(177), __nccwpck_require__.e(856)]).then(__nccwpck_require__.bind(__nccwpck_require__, 6856)),
    'merge-reports': () => Promise.all( [__nccwpck_require__.e(177), __nccwpck_require__.e(463)]).then(__nccwpck_require__.bind(__nccwpck_require__, 7463)),
    'track-themes': () => Promise.all( [__nccwpck_require__.e(177), __nccwpck_require__.e(513), __nccwpck_require__.e(113)]).then(__nccwpck_require__.bind(__nccwpck_require__, 8113)),
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
    if ('run' in entry)
        return entry.run(world);
    const { runAction } = await Promise.all( [__nccwpck_require__.e(177), __nccwpck_require__.e(513), __nccwpck_require__.e(402)]).then(__nccwpck_require__.bind(__nccwpck_require__, 3402));
    return runAction(entry.action, world);
}

module.exports = __webpack_exports__;
  })()
;