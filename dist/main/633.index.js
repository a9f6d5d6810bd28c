"use strict";
exports.id = 633;
exports.ids = [633];
exports.modules = {

/***/ 31619:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ parseDuration),
/* harmony export */   a: () => (/* binding */ formatDuration)
/* harmony export */ });
/* harmony import */ var _input_parsed_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7247);

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
        return (0,_input_parsed_js__WEBPACK_IMPORTED_MODULE_0__/* .invalid */ .G)(text, `is a number without a unit: ${CURE}`);
    const match = /^(?:(\d+)h)?(?:(\d+)m)?(?:(\d+)s)?$/.exec(text);
    if (match === null || text === '')
        return (0,_input_parsed_js__WEBPACK_IMPORTED_MODULE_0__/* .invalid */ .G)(text, `is not a duration: ${CURE}`);
    const [, hours = '0', minutes = '0', seconds = '0'] = match;
    const ms = Number(hours) * HOUR_MS + Number(minutes) * MINUTE_MS + Number(seconds) * SECOND_MS;
    if (ms < SECOND_MS || ms > maxMs) {
        return (0,_input_parsed_js__WEBPACK_IMPORTED_MODULE_0__/* .invalid */ .G)(text, `is out of range: write a duration from 1s to ${formatDuration(maxMs)}`);
    }
    return (0,_input_parsed_js__WEBPACK_IMPORTED_MODULE_0__/* .valid */ .r)(ms);
}
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

/***/ 30744:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BF: () => (/* binding */ hideUrlSecrets),
/* harmony export */   Q2: () => (/* binding */ parseBaseUrl),
/* harmony export */   lb: () => (/* binding */ parseUrlTemplate),
/* harmony export */   of: () => (/* binding */ splitHttpUrl)
/* harmony export */ });
/* harmony import */ var _parsed_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7247);
/** Inputs that are web addresses. */

/**
 * The service's base address: https, or http on a loopback host only; no user info, query or
 * fragment, not even an empty one. A path prefix is kept, trailing slashes are dropped.
 */
function parseBaseUrl(text) {
    const parts = splitHttpUrl(text);
    if (parts === null || !URL.canParse(text)) {
        return (0,_parsed_js__WEBPACK_IMPORTED_MODULE_0__/* .invalid */ .G)(text, "is not an address: write one such as 'https://api.example.com'");
    }
    const url = new URL(text);
    const isUnencrypted = url.protocol === 'http:' && !isLoopbackHost(url.hostname);
    const problems = [
        parts.authority.includes('@') &&
            'holds user info: leave out what stands before the @, the key is enough',
        /[?#]/.test(parts.rest) && 'holds a query or a fragment: leave out the ? or # and what follows',
        isUnencrypted &&
            'would send the key unencrypted: write https (http is for loopback hosts such as localhost)',
    ].filter((problem) => problem !== false);
    return problems.length === 0
        ? (0,_parsed_js__WEBPACK_IMPORTED_MODULE_0__/* .valid */ .r)(url.origin + url.pathname.replace(/(?<!\/)\/+$/, ''))
        : { ok: false, faults: problems.map((problem) => ({ shown: text, problem })) };
}
/** True for a host, spelled as in `URL.hostname`, that never leaves the machine. */
function isLoopbackHost(hostname) {
    return hostname === 'localhost' || hostname === '[::1]' || /^127\.\d+\.\d+\.\d+$/.test(hostname);
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
        return (0,_parsed_js__WEBPACK_IMPORTED_MODULE_0__/* .invalid */ .G)(text, `is not an http or https address: write one such as 'https://app.example.com/${mark}'`);
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
    const [scheme] = /^https?:\/\//i.exec(text) ?? [];
    if (scheme === undefined || /[\s\\\0-\x1f\x7f-\x9f]/.test(text))
        return null;
    const behind = text.slice(scheme.length);
    const end = behind.search(/[/?#]|$/);
    return end === 0 ? null : { authority: behind.slice(0, end), rest: behind.slice(end) };
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

/***/ 92111:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ parseMoment),
/* harmony export */   s: () => (/* binding */ parseIsoTime)
/* harmony export */ });
/* harmony import */ var _parsed_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7247);

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

/***/ 7247:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
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

/***/ 50387:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   HU: () => (/* binding */ parseChoice),
/* harmony export */   cG: () => (/* binding */ parseInteger),
/* harmony export */   lq: () => (/* binding */ parsePhoneNumber),
/* harmony export */   yG: () => (/* binding */ parseBoolean)
/* harmony export */ });
/* harmony import */ var _parsed_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7247);
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
        : (0,_parsed_js__WEBPACK_IMPORTED_MODULE_0__/* .invalid */ .G)(text, "is not an E.164 phone number: write a + and 2 to 15 digits with the country code first, such as '+15550100200'");
}


/***/ }),

/***/ 1394:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ isUuid),
/* harmony export */   f: () => (/* binding */ parseUuidList)
/* harmony export */ });
/* harmony import */ var _parsed_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7247);

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
/** Whether the text is a UUID of any version. */
function isUuid(text) {
    return UUID.test(text);
}
/**
 * UUIDs of any version, separated by newlines or commas; blanks are dropped. At least one. An ID
 * that is listed twice, in whatever case, is taken once, as it was written first.
 */
function parseUuidList(text) {
    const items = text
        .split(/[\n,]/)
        .map((item) => item.trim())
        .filter((item) => item !== '');
    if (items.length === 0)
        return { ok: false, faults: [{ shown: text, problem: 'holds no ID' }] };
    const problem = 'is not a UUID: write an ID such as 01234567-89ab-cdef-0123-456789abcdef';
    const faults = items.filter((item) => !isUuid(item)).map((shown) => ({ shown, problem }));
    if (faults.length > 0)
        return { ok: false, faults };
    const known = new Set();
    return (0,_parsed_js__WEBPACK_IMPORTED_MODULE_0__/* .valid */ .r)(items.filter((item) => known.size < known.add(item.toLowerCase()).size));
}


/***/ }),

/***/ 64689:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F8: () => (/* binding */ nearestFirst),
/* harmony export */   pA: () => (/* binding */ nearest),
/* harmony export */   wI: () => (/* binding */ misspelling),
/* harmony export */   yx: () => (/* binding */ editsBetween)
/* harmony export */ });
/** What somebody may have meant to write. */
/** Longer words are compared by their beginnings. */
const MAX_CHARS = 100;
/** The candidate that takes the fewest edits to write, the first of several; for `did you mean`. */
function nearest(word, candidates) {
    return nearestFirst(word, candidates)[0];
}
/** The nearest candidate, unless more than half of the word would have to be written anew. */
function misspelling(word, candidates) {
    const found = nearest(word, candidates);
    return found !== undefined && editsBetween(word, found) * 2 <= word.length ? found : undefined;
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

/***/ 72557:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fh: () => (/* binding */ isSpent),
/* harmony export */   _7: () => (/* binding */ ServiceError),
/* harmony export */   xW: () => (/* binding */ lastFailure)
/* harmony export */ });
/** What a code holds that refuses for a spent budget, and not for too many requests at once. */
const SPENT = /quota|credit/i;
/** Whether the service refuses because a budget is spent: only money or a new month helps then. */
function isSpent({ status, codes }) {
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
    sentMs;
    repeated;
    profileKey;
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
        this.profileKey = facts.profileKey ?? '';
        this.proxyVariable = facts.proxyVariable;
    }
}
/** What all attempts ended with, where the error tells the end of several; else the error itself. */
function lastFailure(error) {
    return error.cause instanceof ServiceError ? error.cause : error;
}


/***/ }),

/***/ 36269:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   As: () => (/* binding */ isComplete),
/* harmony export */   NX: () => (/* binding */ WHERE_FOUND),
/* harmony export */   Vs: () => (/* binding */ InputForm)
/* harmony export */ });
/* harmony import */ var _core_duration_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31619);
/* harmony import */ var _core_input_addresses_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(30744);
/* harmony import */ var _core_input_iso_time_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(92111);
/* harmony import */ var _core_input_parsed_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(7247);
/* harmony import */ var _core_input_simple_values_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(50387);
/* harmony import */ var _core_input_uuid_list_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1394);
/* harmony import */ var _core_text_log_line_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(67720);
/* harmony import */ var _core_text_nearest_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(64689);
/* harmony import */ var _core_text_secret_mask_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(27616);
/* harmony import */ var _core_text_strip_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(63917);










const MAX_SHOWN_CHARS = 100;
const MAX_FAULTS_PER_INPUT = 100;
/** An unknown input that is so many edits away from a known one is a misspelling of it. */
const MAX_EDITS = 2;
/** Its default is a token that only the runner knows, so the form cannot know whether it is given. */
const FILLED_BY_RUNNER = 'github-token';
/** Where people find the IDs that an input takes. */
const WHERE_FOUND = {
    'job-id': 'the ID of a run is the output job-id of the step that started it, and is in its URL in the dashboard of the service',
    'run-plan': "a run plan's name and ID are in the dashboard of the service",
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
        this.#mask = new _core_text_secret_mask_js__WEBPACK_IMPORTED_MODULE_2__/* .SecretMask */ .f(inputs.getInput('api-key').split(/\s+/));
    }
    get howToGiveKey() {
        return this.#inputs.howToGiveKey;
    }
    get howToGiveToken() {
        return this.#inputs.howToGiveToken;
    }
    /** True where the workflow gave more than white space. */
    has(name) {
        return this.#raw(name).trim() !== '';
    }
    /**
     * The trimmed value, or its default; undefined, and a fault noted, if it cannot be taken. An
     * invisible character is refused by its code: it came along when the value was copied.
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
    /** The content of the file that the input names. */
    takeFromFile(name, parsed) {
        return this.#take(name, refuseInvisible(this.#raw(name)) ?? parsed);
    }
    /** The value of an input that has to be given; where it is null, a fault is noted. */
    required(name, value, cure) {
        if (value === null)
            this.fault(`input '${name}' is missing: ${cure}`);
        return value ?? undefined;
    }
    boolean(name) {
        return this.read(name, _core_input_simple_values_js__WEBPACK_IMPORTED_MODULE_4__/* .parseBoolean */ .yG);
    }
    /** Milliseconds, at most `maxMs` where given. */
    duration(name, maxMs) {
        return this.read(name, (text) => (0,_core_duration_js__WEBPACK_IMPORTED_MODULE_0__/* .parseDuration */ .E)(text, maxMs));
    }
    integer(name, min, max) {
        return this.read(name, (text) => (0,_core_input_simple_values_js__WEBPACK_IMPORTED_MODULE_4__/* .parseInteger */ .cG)(text, min, max));
    }
    choice(name, choices) {
        return this.read(name, (text) => (0,_core_input_simple_values_js__WEBPACK_IMPORTED_MODULE_4__/* .parseChoice */ .HU)(text, choices));
    }
    /** Null if the input is not given, as for all that follow. */
    uuids(name) {
        return this.readGiven(name, _core_input_uuid_list_js__WEBPACK_IMPORTED_MODULE_5__/* .parseUuidList */ .f);
    }
    phoneNumber(name) {
        return this.readGiven(name, _core_input_simple_values_js__WEBPACK_IMPORTED_MODULE_4__/* .parsePhoneNumber */ .lq);
    }
    /** ISO 8601 with a zone, as the workflow wrote it. */
    moment(name) {
        return this.readGiven(name, _core_input_iso_time_js__WEBPACK_IMPORTED_MODULE_6__/* .parseMoment */ .m);
    }
    /**
     * Finds inputs that the action does not know. One that is nearly the name of an input that is not
     * given is a misspelling, so it is a fault; the others become warnings.
     *
     * @param removed inputs of earlier versions, each with its replacement
     */
    findUnknown(removed = {}) {
        const known = Object.entries(this.#defaults);
        const open = known.flatMap(([name, standard]) => {
            const text = this.#inputs.getInput(name).trim();
            return text === '' || text === standard || name === FILLED_BY_RUNNER ? name : [];
        });
        const warnings = [];
        for (const name of this.#inputs.givenInputs().map((given) => given.toLowerCase())) {
            if (known.some(([each]) => each === name))
                continue;
            const instead = removed[name];
            const meant = (0,_core_text_nearest_js__WEBPACK_IMPORTED_MODULE_7__/* .nearest */ .pA)(name, open.filter((each) => isNear(name, each)));
            if (instead !== undefined) {
                const isGiven = this.#inputs.getInput(name).trim() !== '';
                if (isGiven)
                    this.fault(`input '${name}' was removed: ${instead}`);
            }
            else if (meant !== undefined) {
                this.fault(`input '${name}' is not known; did you mean ${meant}?`);
            }
            else {
                warnings.push(`input '${name}' is not known and changes nothing: remove it, or the variable INPUT_${name.toUpperCase()} from the env of the job`);
            }
        }
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
    #take(name, parsed) {
        if (parsed.ok)
            return parsed.value;
        for (const { shown, problem } of parsed.faults.slice(0, MAX_FAULTS_PER_INPUT)) {
            this.fault(this.#describe(name, shown, problem));
        }
        const more = parsed.faults.length - MAX_FAULTS_PER_INPUT;
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
        return (0,_core_text_log_line_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .TN)((0,_core_input_addresses_js__WEBPACK_IMPORTED_MODULE_8__/* .hideUrlSecrets */ .BF)(this.#mask.hide(value)), MAX_SHOWN_CHARS);
    }
}
function refuseInvisible(raw, isProse = false) {
    const text = isProse ? raw.replace(/[\u200c\u200d]/g, '') : raw;
    const char = [...text].find((each) => each === '\u00ad' || (each !== '\r' && (0,_core_text_strip_js__WEBPACK_IMPORTED_MODULE_3__/* .stripUnprintable */ .jh)(each) !== each));
    if (char === undefined)
        return null;
    const code = `U+${char.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}`;
    return (0,_core_input_parsed_js__WEBPACK_IMPORTED_MODULE_9__/* .invalid */ .G)(null, `holds an invisible character, ${code}: type the value again`);
}
/** Whether one name is a misspelling of the other. */
function isNear(name, other) {
    const [one, two] = [name, other].map((each) => each.replace(/[-_]/g, ''));
    return one === two || (0,_core_text_nearest_js__WEBPACK_IMPORTED_MODULE_7__/* .editsBetween */ .yx)(name, other) <= MAX_EDITS;
}
/** Whether every input could be read: one that could not is undefined. */
function isComplete(inputs) {
    return Object.values(inputs).every((value) => value !== undefined);
}


/***/ })

};
;