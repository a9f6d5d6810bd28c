import { createRequire as __WEBPACK_EXTERNAL_createRequire } from "module";
/******/ var __webpack_modules__ = ({

/***/ 4589:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:assert");

/***/ }),

/***/ 6698:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:async_hooks");

/***/ }),

/***/ 4573:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:buffer");

/***/ }),

/***/ 7598:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:crypto");

/***/ }),

/***/ 3053:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:diagnostics_channel");

/***/ }),

/***/ 8474:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:events");

/***/ }),

/***/ 3024:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:fs");

/***/ }),

/***/ 1455:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:fs/promises");

/***/ }),

/***/ 7067:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:http");

/***/ }),

/***/ 2467:
/***/ ((module) => {

throw new Error('HTTP/2 is not used');

/***/ }),

/***/ 7030:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:net");

/***/ }),

/***/ 643:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:perf_hooks");

/***/ }),

/***/ 1792:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:querystring");

/***/ }),

/***/ 99:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:sqlite");

/***/ }),

/***/ 7075:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:stream");

/***/ }),

/***/ 7830:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:stream/web");

/***/ }),

/***/ 8500:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:timers/promises");

/***/ }),

/***/ 1692:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:tls");

/***/ }),

/***/ 3136:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:url");

/***/ }),

/***/ 7975:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:util");

/***/ }),

/***/ 3429:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:util/types");

/***/ }),

/***/ 8877:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:v8");

/***/ }),

/***/ 5919:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:worker_threads");

/***/ }),

/***/ 8522:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:zlib");

/***/ }),

/***/ 900:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ parseMoment),
/* harmony export */   s: () => (/* binding */ parseIsoTime)
/* harmony export */ });
/* harmony import */ var _parsed_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(9732);

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

/***/ 9732:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
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

/***/ 8174:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ formatDuration)
/* harmony export */ });
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

/***/ 6977:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ oneLine),
/* harmony export */   y: () => (/* binding */ plainLines)
/* harmony export */ });
/* harmony import */ var _strip_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(4738);
/**
 * Text of others for the runner's log. The runner reads commands from stdout and stderr: `::name::`
 * at the start of a line and the legacy `##[name]` anywhere in one.
 */

const DOUBLE_COLON = /:(?=:)/g;
const LEGACY_COMMAND = /##(?=\[)/g;
/** The lines of a text, each without unprintable characters and without anything that is a command. */
function plainLines(text) {
    return disarm((0,_strip_js__WEBPACK_IMPORTED_MODULE_0__/* .stripUnprintable */ .jh)(text).replaceAll('\t', '    ')).split('\n');
}
/**
 * A text folded to one line without commands, at most `maxChars` (2 or more) UTF-16 units long; an
 * ellipsis stands for what was cut, and no code point is split.
 */
function oneLine(text, maxChars) {
    const line = disarm((0,_strip_js__WEBPACK_IMPORTED_MODULE_0__/* .fold */ .AU)(text, maxChars));
    return line.length <= maxChars ? line : (0,_strip_js__WEBPACK_IMPORTED_MODULE_0__/* .fold */ .AU)(line, maxChars);
}
function disarm(text) {
    return text.replace(DOUBLE_COLON, ': ').replace(LEGACY_COMMAND, '## ');
}


/***/ }),

/***/ 4738:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   $Q: () => (/* binding */ clip),
/* harmony export */   AU: () => (/* binding */ fold),
/* harmony export */   jh: () => (/* binding */ stripUnprintable)
/* harmony export */ });
/**
 * What no reader sees but a terminal, a browser or a parser acts upon. Shared by everything that
 * writes text of others, whatever the target.
 */
const LINE_BREAK = /\r\n?|[\v\f\u0085\u2028\u2029]/g;
/**
 * In this order: terminal strings that end (OSC and its kin), CSI sequences in 7 and 8 bits, C0
 * (without tab and newline), DEL and C1, bidi and zero-width characters, interlinear annotations,
 * tags and variation selectors beyond the BMP, surrogates without a partner.
 */
const UNPRINTABLE = /\x1b[\]P^_X][^\x07\x1b\x9c\n]*(?:\x07|\x1b\\|\x9c)|(?:\x1b\[|\x9b)[0-?]*[ -/]*[@-~]?|[\0-\x08\x0b-\x1f\x7f-\x9f\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\u{e0000}-\u{e0fff}\p{Cs}]/gu;
/**
 * The text as a person would read it: every kind of line break is `\n`, and terminal sequences,
 * control, bidi, zero-width and tag characters and lone surrogates are gone. Tabs stay.
 */
function stripUnprintable(text) {
    return text.replace(LINE_BREAK, '\n').replace(UNPRINTABLE, '');
}
/** The first `maxChars` UTF-16 units of a text, less one where that would split a code point. */
function clip(text, maxChars) {
    if (text.length <= maxChars)
        return text;
    const last = text.charCodeAt(maxChars - 1);
    return text.slice(0, last >= 0xd800 && last <= 0xdbff ? maxChars - 1 : maxChars);
}
/**
 * A text folded to one line of at most `maxChars` UTF-16 units, unprintable characters gone and an
 * ellipsis in place of what was cut. Reads no more of a huge text than it may need.
 */
function fold(text, maxChars) {
    const reach = maxChars * 4 + 1024;
    const line = stripUnprintable(clip(text, reach))
        .replace(/[ \t\n]+/g, ' ')
        .trim();
    if (line.length <= maxChars && text.length <= reach)
        return line;
    return `${clip(line, maxChars - 1).trimEnd()}…`;
}


/***/ }),

/***/ 4380:
/***/ ((__webpack_module__, __unused_webpack___webpack_exports__, __nccwpck_require__) => {

__nccwpck_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
/* harmony import */ var _gate_gate_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(5185);
/* harmony import */ var _gate_process_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(7805);


(0,_gate_process_js__WEBPACK_IMPORTED_MODULE_1__/* .endProcess */ .J)(await (0,_gate_gate_js__WEBPACK_IMPORTED_MODULE_0__/* .runGate */ .R)((0,_gate_process_js__WEBPACK_IMPORTED_MODULE_1__/* .realWorld */ .b)()));

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } }, 1);

/***/ }),

/***/ 5185:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  R: () => (/* binding */ runGate)
});

// EXTERNAL MODULE: ./core/input/parsed.js
var parsed = __nccwpck_require__(9732);
;// CONCATENATED MODULE: ./core/input/boolean.js

/** A boolean of the YAML 1.2 core schema, and nothing else: `yes`, `1` and `on` are refused. */
function parseBoolean(text) {
    if (/^(?:true|True|TRUE)$/.test(text))
        return (0,parsed/* valid */.r)(true);
    if (/^(?:false|False|FALSE)$/.test(text))
        return (0,parsed/* valid */.r)(false);
    return (0,parsed/* invalid */.G)(text, 'is not a boolean: write true or false');
}

;// CONCATENATED MODULE: ./core/outcome.js
const FROM_WORST = ['error', 'failed', 'inconclusive', 'started', 'passed'];
/** Compares for sorting: the worse outcome comes first. */
function compareOutcomes(a, b) {
    return FROM_WORST.indexOf(a) - FROM_WORST.indexOf(b);
}
/**
 * The outcome of a step that watched several runs: the worst of theirs.
 * No run at all is `inconclusive`, since nothing was tested.
 */
function worstOutcome(outcomes) {
    return outcomes.toSorted(compareOutcomes)[0] ?? 'inconclusive';
}

;// CONCATENATED MODULE: ./core/report/format.js
/** Values as plain text, for every renderer: escaping is the renderer's own. */
/** What stands for a value that is not there; never the same as 0. */
const NOTHING = '–';
const BAR_CELLS = 10;
/** An integer with separated thousands: `12,345`. */
function formatCount(count) {
    return String(count).replace(/\B(?=(?:\d{3})+$)/g, ',');
}
/** A count with its noun: `1 theme`, `2,000 themes`. */
function formatCounted(count, one, many = `${one}s`) {
    return `${formatCount(count)} ${count === 1 ? one : many}`;
}
/**
 * A percentage without float noise, rounded to `digits` decimals: `93.33%`. What is not quite 0 or
 * 100 is never rounded to it: `<0.01%`, `>99.99%`.
 */
function formatPercent(percent, digits = 2) {
    if (percent === null)
        return NOTHING;
    const rounded = round(percent, digits);
    const step = 10 ** -digits;
    if (rounded === 0 && percent > 0)
        return `<${step}%`;
    if (rounded === 100 && percent < 100)
        return `>${round(100 - step, digits)}%`;
    return `${rounded}%`;
}
/** A part of a whole, with its share where there is a whole: `9 of 40 (22.5%)`. */
function formatShare(part, whole) {
    const counts = `${formatCount(part)} of ${formatCount(whole)}`;
    return whole > 0 ? `${counts} (${formatPercent((part / whole) * 100, 1)})` : counts;
}
/** What a rate gained or lost in percentage points: `+12.5`, `-3`, `0`. */
function formatChange(previous, current) {
    if (previous === null || current === null)
        return NOTHING;
    const change = round(current - previous, 2);
    return change > 0 ? `+${change}` : `${change}`;
}
/** A rate as a bar of ten cells, full only at 100 and empty only at 0; empty text for no rate. */
function formatBar(percent) {
    if (percent === null)
        return '';
    const cells = Math.min(Math.max(Math.round(percent / BAR_CELLS), 0), BAR_CELLS);
    const filled = cells === 0 && percent > 0 ? 1 : cells === BAR_CELLS && percent < 100 ? BAR_CELLS - 1 : cells;
    return '█'.repeat(filled) + '░'.repeat(BAR_CELLS - filled);
}
function round(value, digits) {
    // Adding 0 turns -0 into 0.
    return Number(value.toFixed(digits)) + 0;
}

;// CONCATENATED MODULE: ./core/report/layout.js
/**
 * Fits a document into a number of bytes. The document is a list of sections, each a list of items;
 * items are kept in the order of their section's rank until one no longer fits, and nothing after
 * that one. Items are rendered only when their turn comes, so the time needed follows the budget,
 * not the size of the report.
 */

/** Room for the line that says how many items are missing; only one section is ever cut in two. */
const NOTE_BYTES = 200;
/** Keeps what fits into `budgetBytes` of UTF-8. */
function layOut(sections, budgetBytes) {
    const texts = sections.map(() => '');
    const leftOut = new Map();
    let room = budgetBytes - NOTE_BYTES;
    let isFull = false;
    const byRank = [...sections.entries()].sort(([, a], [, b]) => a.rank - b.rank);
    for (const [position, section] of byRank) {
        const filled = isFull ? { kept: [], room } : fill(section, room);
        room = filled.room;
        const missing = section.count - filled.kept.length;
        if (missing > 0) {
            isFull = true;
            const count = (leftOut.get(section.many)?.count ?? 0) + missing;
            leftOut.set(section.many, { section, count });
        }
        if (filled.kept.length > 0)
            texts[position] = assemble(section, filled.kept, missing);
    }
    return {
        texts,
        leftOut: [...leftOut.values()].map(({ section, count }) => formatCounted(count, section.one, section.many)),
    };
}
function fill(section, room) {
    const kept = [];
    if (section.count === 0)
        return { kept, room };
    let left = room - utf8Bytes(section.open) - utf8Bytes(section.close);
    for (const item of section.items()) {
        const after = left - utf8Bytes(item);
        if (after < 0)
            break;
        left = after;
        kept.push(item);
    }
    return { kept, room: kept.length > 0 ? left : room };
}
function assemble(section, kept, missing) {
    const note = missing > 0
        ? `\n\n*Left out here: ${formatCounted(missing, section.one, section.many)}.*\n\n`
        : '';
    return section.open + kept.join('') + note + section.close;
}
/** The length of a text in UTF-8, in bytes. */
function utf8Bytes(text) {
    let bytes = text.length;
    for (let index = 0; index < text.length; index += 1) {
        const unit = text.charCodeAt(index);
        if (unit > 0x7f)
            bytes += 1;
        // A surrogate is half of a character that takes 4 bytes, so 2 for each half.
        if (unit > 0x7ff && (unit < 0xd800 || unit > 0xdfff))
            bytes += 1;
    }
    return bytes;
}

// EXTERNAL MODULE: ./core/text/strip.js
var strip = __nccwpck_require__(4738);
;// CONCATENATED MODULE: ./core/text/markdown.js
/**
 * Text of others for GitHub Flavored Markdown. Whatever a text says, it renders as that text: no
 * markup, HTML, link, image, mention, reference to an issue or commit, table, alert or formula.
 *
 * Markup is escaped where it could act, so that ordinary prose stays as it was written. What GitHub
 * recognises only after rendering (mentions, references, bare addresses), where a backslash is long
 * gone, is broken by a zero-width space.
 */

const ZWSP = '\u200b';
/** Stands in a table cell for what is not there. */
const NONE = '–';
/**
 * Everything that means something in the middle of a line: markup; `&` before an entity; `@`
 * (mention, e-mail address); `#1`, `GH-1` and advisory IDs; `scheme://` and `www.`; `$` (formula);
 * 7 or more hex digits (commit SHA).
 */
const ACTIVE = /[\\`*~|[\]<_@$]|&(?=#?[0-9a-z]{1,31};)|#(?=\d)|:(?=\/\/)|www(?=\.)|(?:GH|GHSA|CVE)-(?=\w)|[0-9a-f]{7,}/gi;
/**
 * Most names and values are words that mean nothing to any parser; told apart by one look, since a
 * large table has tens of thousands of them.
 */
const WORDS = /^[A-Za-z0-9][\w ,;'"()%?!/]*$/;
const NOT_JUST_WORDS = /[0-9a-f]{7}|_(?![0-9a-z])|[^0-9a-z]_|^\d+\)| {2}| $/i;
/** In HTML every `&` counts, since HTML knows entities without a semicolon. */
const ACTIVE_IN_HTML = /[&<>"'@$]|#(?=\d)|:(?=\/\/)|www(?=\.)|(?:GH|GHSA|CVE)-(?=\w)|[0-9a-f]{7,}/gi;
const HTML_ENTITY = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&#39;',
};
/** List items, setext underlines, rules, block quotes and alerts, headings, table delimiter rows. */
const BLOCK_START = /^(?:[-+=](?!\w)|:(?=-)|>|#(?=[#\s]|$))/;
const ORDERED_ITEM = /^(\d{1,9})([.)])(?=\s|$)/;
/** What may stand in a code span and still be copied out as it is. */
const PLAIN_ID = /^[\w.-]{1,100}$/;
/** Longest prose shown, in UTF-16 units: about 20 kB of plain English. */
const MAX_PROSE_CHARS = 20_000;
/** Longest text shown on one line, in UTF-16 units. */
const MAX_INLINE_CHARS = 200;
/**
 * Prose as paragraphs: its blank lines part them, its line breaks are kept, and what exceeds
 * `maxChars` is cut with the number of characters said. Stands on lines of its own.
 */
function prose(text, maxChars = MAX_PROSE_CHARS) {
    const shown = (0,strip/* stripUnprintable */.jh)((0,strip/* clip */.$Q)(text, maxChars)).replaceAll('<!--', '');
    const paragraphs = [];
    let lines = [];
    for (const raw of `${shown}\n`.split('\n')) {
        const line = raw.replaceAll('\t', ' ').trim();
        if (line !== '') {
            lines.push(escapeLine(line));
        }
        else if (lines.length > 0) {
            paragraphs.push(lines.join('\\\n'));
            lines = [];
        }
    }
    if (text.length > maxChars)
        paragraphs.push(cutNote(text.length - maxChars));
    return paragraphs.join('\n\n');
}
/** What stands where a text was cut. */
function cutNote(chars) {
    return `*(cut here: ${chars} more characters)*`;
}
/**
 * A text on one line: in a paragraph, heading, list item, emphasis or link text. Cut at `maxChars`
 * with an ellipsis. Empty where nothing readable is left.
 */
function inline(text, maxChars = MAX_INLINE_CHARS) {
    if (text.length <= maxChars && WORDS.test(text) && !NOT_JUST_WORDS.test(text))
        return text;
    const line = escapeLine(foldProse(text, maxChars));
    // A heading's trailing #s would be taken for its closing sequence.
    return line.endsWith('#') && !line.endsWith('\\#') ? `${line.slice(0, -1)}\\#` : line;
}
/** A text in a table cell, on one line; a dash where there is none. */
function cell(text, maxChars = MAX_INLINE_CHARS) {
    return text === null ? NONE : inline(text, maxChars) || NONE;
}
/** A text in HTML, as in a `<summary>` line, where Markdown is not read. */
function html(text, maxChars = MAX_INLINE_CHARS) {
    return foldProse(text, maxChars).replace(ACTIVE_IN_HTML, (found) => HTML_ENTITY[found] ?? unlink(found));
}
/** An identifier as code, so that it can be copied; one with unusual characters as plain text. */
function identifier(id) {
    return PLAIN_ID.test(id) ? `\`${id}\`` : inline(id, 100);
}
/**
 * A link from an identifier to the address that a template gives it: `{name}` in the template stands
 * for the identifier. Without a template, or when that gives no web address, the identifier alone.
 */
function identifierLink(id, template, placeholder) {
    const text = identifier(id);
    if (template === null || text === '')
        return text;
    const value = encodeURIComponent((0,strip/* stripUnprintable */.jh)(id));
    const url = template.replaceAll(`{${placeholder}}`, () => value);
    return /^https?:\/\//i.test(url) ? `[${text}](${linkDestination(url)})` : text;
}
/** An address as a link destination: whatever could end it, or split a table cell, is encoded. */
function linkDestination(url) {
    return (0,strip/* stripUnprintable */.jh)(url)
        .replace(/[^\w.~:/?#@!&+,;=%-]/gu, percentEncode)
        .replaceAll('&', '&amp;');
}
/**
 * A fenced code block whose fence is longer than any run of backticks inside. Mentions are broken
 * here too: a reply by e-mail renders them even in code.
 */
function codeBlock(language, code) {
    const text = (0,strip/* stripUnprintable */.jh)(code)
        .replaceAll('\t', '    ')
        .replace(/@(?=\w)/g, `@${ZWSP}`)
        .replaceAll('<!--', `<${ZWSP}!--`);
    const longestRun = (text.match(/`+/g) ?? []).reduce((max, run) => Math.max(max, run.length), 2);
    const fence = '`'.repeat(longestRun + 1);
    return `${fence}${language}\n${text}\n${fence}`;
}
/** Markdown as a block quote. */
function blockQuote(markdown) {
    return `> ${markdown.replaceAll('\n', '\n> ')}`;
}
function foldProse(text, maxChars) {
    return (0,strip/* fold */.AU)(text, maxChars).replaceAll('<!--', '').trim();
}
function escapeLine(line) {
    const formula = line.indexOf('$') !== line.lastIndexOf('$');
    return line
        .replace(ACTIVE, (found, offset) => {
        if (found === '<')
            return '&lt;';
        if (found === '&')
            return '&amp;';
        if (found === '$')
            return formula ? `${ZWSP}&#36;` : found;
        if (found === '_')
            return isInsideWord(line, offset) ? found : '\\_';
        return '\\`*~|[]'.includes(found) ? `\\${found}` : unlink(found);
    })
        .replace(BLOCK_START, '\\$&')
        .replace(ORDERED_ITEM, '$1\\$2');
}
/** Breaks what GitHub would make a link of after rendering. */
function unlink(found) {
    if (found === '$')
        return `${ZWSP}$`;
    if (found.length < 7)
        return found + ZWSP;
    // Pieces of 6: a SHA has at least 7 digits.
    return found.replace(/.{6}(?=.)/g, `$&${ZWSP}`);
}
/** An underscore between letters or digits is no emphasis in CommonMark. */
function isInsideWord(line, offset) {
    return /^[0-9a-z]_[0-9a-z]$/i.test(line.slice(Math.max(0, offset - 1), offset + 2));
}
function percentEncode(char) {
    const encoded = encodeURIComponent(char);
    return encoded === char ? `%${char.charCodeAt(0).toString(16).toUpperCase()}` : encoded;
}

;// CONCATENATED MODULE: ./core/report/keep-order.js
/**
 * The parts of the job summary, the most important first: when a summary grows too large, it is
 * from the end of this list that parts are left out, and within one part the better runs first.
 * A long list has a first page, shown as it is, and further items, which are folded.
 */
const KEEP_ORDER = [
    'reasons',
    'overview',
    'run',
    'verdict summary',
    'themes',
    'recommendations',
    'trend',
    'analysis of severe themes',
    'analysis of medium themes',
    'analysis of minor themes',
    'executive summary',
    'findings',
    'went well',
    'further themes',
    'further recommendations',
    'further trend',
    'further analysis of severe themes',
    'further analysis of medium themes',
    'further analysis of minor themes',
    'further findings',
    'further went well',
    'further call IDs',
];
/** Where a part stands in the order; smaller is kept first. */
function rankOf(part) {
    return KEEP_ORDER.indexOf(part);
}

;// CONCATENATED MODULE: ./core/report/sections/building-blocks.js
/** What the sections of the Markdown report are made of. */



/** A section of the Markdown report, placed in the order in which parts are kept. */
function section({ part, open = '', close = '', ...rest }) {
    return { rank: rankOf(part), open, close, ...rest };
}
/** A list as two sections: its first page, and what is further, folded. */
function paged(paged) {
    const { one, many, firstPage, list, tableHead = '' } = paged;
    const furtherCount = Math.max(0, paged.count - firstPage);
    const fold = foldEnds(formatCounted(furtherCount, `further ${one}`, `further ${many}`));
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
/** Renders one value after the other, each only when it is asked for. */
function* each(values, render) {
    for (const value of values)
        yield render(value);
}
/** Makes a value when it is first asked for. */
function lazily(make) {
    let made;
    return () => {
        made ??= { value: make() };
        return made.value;
    };
}
/** The two ends of a closed fold. Its summary is HTML, escaped already. */
function foldEnds(summary) {
    return { open: `<details>\n<summary>${summary}</summary>\n\n`, close: '\n</details>\n\n' };
}
/** Keeps a sign and its word on one line. */
const NBSP = '\u00a0';
/** A table row of Markdown cells, escaped already. */
function row(cells) {
    return `| ${cells.join(' | ')} |\n`;
}
/** What stands for a title that is empty where it comes from. */
const UNTITLED = '(untitled)';
/** A title of others in bold. */
function bold(title) {
    return `**${inline(title) || UNTITLED}**`;
}
/** A call ID, linked where the workflow says how. */
function callLink(callId, settings) {
    return identifierLink(callId, settings.callUrl, 'callId');
}
/** A run's ID, linked where the workflow says how. */
function runLink(jobId, settings) {
    return identifierLink(jobId, settings.runUrl, 'jobId');
}

;// CONCATENATED MODULE: ./core/report/sections/outcome-words.js
const outcome_words_WORDS = {
    passed: {
        mark: '✅',
        title: 'passed',
        answer: '**Ready to merge as far as this gate can tell:** every run was judged, and the policy holds.',
    },
    failed: {
        mark: '❌',
        title: 'failed',
        answer: '**Not ready to merge:** the policy does not hold.',
        tolerated: '**The policy does not hold**, but `warn-only` is set: the step does not fail.',
    },
    inconclusive: {
        mark: '❔',
        title: 'inconclusive',
        answer: '**Nothing is known about this change:** no judgement could be had, and the workflow is not at fault.',
        tolerated: '**Nothing is known about this change:** no judgement could be had. As `on-inconclusive` is `warn`, the step does not fail.',
        cure: 'run the job again. If it ends like this again, look at the run in the service; where time ran out, raise `run-timeout` or `debrief-timeout`.',
    },
    skipped: {
        mark: '⏭️',
        title: 'skipped',
        answer: '**Nothing was tested:** the gate had no API key.',
        cure: 'let a maintainer run the gate from a branch of this repository, where the key is available.',
    },
    started: {
        mark: '⏳',
        title: 'started, not judged yet',
        answer: 'The calls are made while other steps go on.',
        cure: 'nothing now. A later step with `job-id` waits for the run and judges it.',
    },
    error: {
        mark: '🛑',
        title: 'ended with an error',
        answer: '**The workflow is at fault**, so this is no judgement of the change.',
        cure: 'correct what is named here, then run the job again; without a change it ends the same way.',
    },
};
/** The sign of an outcome. */
function outcomeMark(outcome) {
    return outcome_words_WORDS[outcome].mark;
}
/** The heading with the outcome, and the answer in one sentence. */
function answer({ outcome, tolerated }) {
    const words = outcome_words_WORDS[outcome];
    return tolerated && words.tolerated !== undefined
        ? `## ⚠️ Simulation gate ${words.title} (tolerated)\n\n${words.tolerated}\n\n`
        : `## ${words.mark} Simulation gate ${words.title}\n\n${words.answer}\n\n`;
}
/** What the reader can do; empty where the outcome is a judgement. */
function cure({ outcome }) {
    const words = outcome_words_WORDS[outcome].cure;
    return words === undefined ? '' : `**What to do:** ${words}\n\n`;
}

;// CONCATENATED MODULE: ./core/report/facts.js
/** Counts one report; all zero where there is none. */
function factsOf(report) {
    const facts = { themesTotal: 0, themesHigh: 0, themesNew: 0, checksRegressed: 0 };
    if (report === null)
        return facts;
    facts.themesTotal = report.themes.length;
    for (const theme of report.themes) {
        if (theme.severity === 'HIGH')
            facts.themesHigh += 1;
        if (theme.lifecycle === 'NEW')
            facts.themesNew += 1;
    }
    for (const { previousPassRate, currentPassRate } of report.trend?.rows ?? []) {
        if (previousPassRate !== null && currentPassRate !== null && currentPassRate < previousPassRate)
            facts.checksRegressed += 1;
    }
    return facts;
}
/** Sums the counts of several runs; a theme that two runs share counts twice. */
function sumFacts(runs) {
    const sum = factsOf(null);
    for (const run of runs) {
        const facts = factsOf(run.report);
        sum.themesTotal += facts.themesTotal;
        sum.themesHigh += facts.themesHigh;
        sum.themesNew += facts.themesNew;
        sum.checksRegressed += facts.checksRegressed;
    }
    return sum;
}

;// CONCATENATED MODULE: ./core/report/theme-order.js
const IMPACTS = ['CRITICAL', 'HIGH', 'MEDIUM', 'LOW'];
/** Severities from 0 (HIGH) to 3 (LOW); one that this version does not know may well be severe: 1. */
function severityRank(severity) {
    if (severity === 'HIGH')
        return 0;
    if (severity === 'MEDIUM')
        return 2;
    return severity === 'LOW' ? 3 : 1;
}
/** The most severe first; then by impact, then by affected calls, then as the service lists them. */
function sortThemes(themes) {
    return themes.toSorted((a, b) => severityRank(a.severity) - severityRank(b.severity) ||
        impactRank(a.impact) - impactRank(b.impact) ||
        b.affectedCallCount - a.affectedCallCount);
}
function impactRank(impact) {
    const rank = impact === null ? -1 : IMPACTS.indexOf(impact);
    return rank === -1 ? IMPACTS.length : rank;
}

;// CONCATENATED MODULE: ./core/report/sections/calls.js



/** Call IDs shown beside the text that they belong to; all others stand at the end of the run. */
const IN_PLACE = 10;
/** A line with the first call IDs and how many more there are; empty without any. */
function callLine(callIds, settings) {
    if (callIds.length === 0)
        return '';
    const shown = callIds.slice(0, IN_PLACE).map((id) => callLink(id, settings));
    const more = callIds.length - shown.length;
    return `Calls: ${shown.join(', ')}${more > 0 ? ` and ${formatCount(more)} more` : ''}\n\n`;
}
/** The call IDs of long lists that did not find room in their place. */
function furtherCallSection({ report, settings }) {
    const lists = [report.themes, report.keyFindings, report.wentWell];
    let count = 0;
    for (const { callIds } of lists.flat())
        count += Math.max(0, callIds.length - IN_PLACE);
    return section({
        ...foldEnds(formatCounted(count, 'further call ID')),
        part: 'further call IDs',
        one: 'call ID',
        many: 'call IDs',
        count,
        *items() {
            let isFirst = true;
            for (const { title, callIds } of [sortThemes(report.themes), ...lists.slice(1)].flat()) {
                for (const [index, id] of callIds.slice(IN_PLACE).entries()) {
                    const lead = isFirst ? '' : '\n\n';
                    yield `${index === 0 ? `${lead}${bold(title)}: ` : ', '}${callLink(id, settings)}`;
                    isFirst = false;
                }
            }
        },
    });
}

;// CONCATENATED MODULE: ./core/report/sections/findings.js



const FIRST_PAGE = 20;
/** The executive summary, in a fold. */
function executiveSummarySection({ report }) {
    const { paragraphs, sections } = report.executiveSummary;
    return section({
        ...foldEnds('<b>Executive summary</b>'),
        part: 'executive summary',
        one: 'part of the executive summary',
        many: 'parts of the executive summary',
        count: paragraphs.length + sections.length,
        *items() {
            for (const paragraph of paragraphs)
                yield `${prose(paragraph)}\n\n`;
            for (const { heading, body } of sections) {
                const title = inline(heading ?? '');
                yield `${title === '' ? '' : `**${title}**\n\n`}${prose(body)}\n\n`;
            }
        },
    });
}
/** Key findings, in a fold. */
function findingSections(view) {
    return findingList(view, view.report.keyFindings, {
        part: 'findings',
        title: 'Key findings',
        one: 'key finding',
        many: 'key findings',
    });
}
/** What went well, in a fold. */
function wentWellSections(view) {
    return findingList(view, view.report.wentWell, {
        part: 'went well',
        title: 'What went well',
        one: 'thing that went well',
        many: 'things that went well',
    });
}
function findingList({ settings }, findings, { title, ...names }) {
    const { first, further } = paged({
        ...names,
        ...foldEnds(`<b>${title}</b> (${findings.length})`),
        count: findings.length,
        list: () => findings,
        firstPage: FIRST_PAGE,
        item: (finding) => {
            if (settings.detail === 'brief')
                return `- ${inline(finding.title) || UNTITLED}\n`;
            const body = prose(finding.body);
            return `${bold(finding.title)}\n\n${body === '' ? '' : `${body}\n\n`}${callLine(finding.callIds, settings)}`;
        },
    });
    return [first, further];
}

;// CONCATENATED MODULE: ./core/text/line-diff.js
/**
 * Most cells of the table that finds common lines; beyond it, what differs between the common start
 * and the common end is shown as replaced whole. Bounds the time to well below a millisecond.
 */
const MAX_CELLS = 100_000;
/** The difference of two texts, line by line, with removed lines before the added ones. */
function diffLines(before, after) {
    const shorter = Math.min(before.length, after.length);
    let start = 0;
    while (start < shorter && before[start] === after[start])
        start += 1;
    let end = 0;
    while (end < shorter - start && before.at(-1 - end) === after.at(-1 - end))
        end += 1;
    return [
        ...lines('same', before.slice(0, start)),
        ...diffMiddle(before.slice(start, before.length - end), after.slice(start, after.length - end)),
        ...lines('same', before.slice(before.length - end)),
    ];
}
function lines(kind, texts) {
    return texts.map((text) => ({ kind, text }));
}
function diffMiddle(before, after) {
    const width = after.length + 1;
    if (before.length * after.length > MAX_CELLS)
        return [...lines('removed', before), ...lines('added', after)];
    // common[i * width + j]: length of the longest common subsequence of before[i..] and after[j..],
    // with a last column of zeros; past the last row it is 0 as well.
    const common = new Uint16Array(before.length * width);
    const at = (i, j) => common[i * width + j] ?? 0;
    for (let i = before.length - 1; i >= 0; i -= 1) {
        for (let j = after.length - 1; j >= 0; j -= 1) {
            common[i * width + j] =
                before[i] === after[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
        }
    }
    return walk(before, after, at);
}
function walk(before, after, at) {
    const diff = [];
    let i = 0;
    let j = 0;
    for (;;) {
        const old = before[i];
        const fresh = after[j];
        if (old === undefined)
            return [...diff, ...lines('added', after.slice(j))];
        if (old === fresh) {
            diff.push({ kind: 'same', text: old });
            i += 1;
            j += 1;
        }
        else if (fresh === undefined || at(i + 1, j) >= at(i, j + 1)) {
            diff.push({ kind: 'removed', text: old });
            i += 1;
        }
        else {
            diff.push({ kind: 'added', text: fresh });
            j += 1;
        }
    }
}

;// CONCATENATED MODULE: ./core/report/sections/prompt-fix.js



/** Unchanged lines shown around a change of a prompt; longer stretches are counted instead. */
const CONTEXT_LINES = 3;
/**
 * Pieces of a line that end at a space where there is one; together they are the line. Code blocks
 * scroll sideways on GitHub, so what is added at the end of a long line would be out of sight.
 */
const PIECES = /.{1,100}(?:\s+|$)|.{1,100}/gsu;
const DIFF_MARK = { same: ' ', removed: '-', added: '+' };
/** The change of a prompt as a diff, the text alone where nothing is to replace it. */
function promptFix(currentText, suggestedText) {
    if (currentText === null && suggestedText === null)
        return '';
    const before = promptLines(currentText);
    const lines = suggestedText === null ? before : shorten(diffLines(before, promptLines(suggestedText)));
    const shown = suggestedText === null ? lines.flatMap(pieces) : lines.flatMap(foldDiffLine);
    const block = codeBlock(suggestedText === null ? 'text' : 'diff', shown.join('\n'));
    const cut = Math.max(currentText?.length ?? 0, suggestedText?.length ?? 0) - MAX_PROSE_CHARS;
    return [
        ...(shown.length > lines.length ? ['Long lines are folded here:'] : []),
        block,
        ...(cut > 0 ? [cutNote(cut)] : []),
    ].join('\n\n');
}
function pieces(text) {
    return text.match(PIECES) ?? [''];
}
/** Every piece of a line of a diff has the line's mark. */
function foldDiffLine(line) {
    return pieces(line.slice(1)).map((piece) => line.slice(0, 1) + piece);
}
function promptLines(text) {
    if (text === null || text === '')
        return [];
    return (0,strip/* stripUnprintable */.jh)((0,strip/* clip */.$Q)(text, MAX_PROSE_CHARS)).split('\n');
}
function shorten(diff) {
    const shown = [];
    let hidden = [];
    const showHidden = () => {
        shown.push(...(hidden.length > 1 ? [`@@ ${hidden.length} unchanged lines @@`] : hidden));
        hidden = [];
    };
    for (const [index, { kind, text }] of diff.entries()) {
        const around = diff.slice(Math.max(0, index - CONTEXT_LINES), index + CONTEXT_LINES + 1);
        const line = DIFF_MARK[kind] + text;
        if (around.some((near) => near.kind !== 'same')) {
            showHidden();
            shown.push(line);
        }
        else {
            hidden.push(line);
        }
    }
    showHidden();
    return shown;
}

;// CONCATENATED MODULE: ./core/report/sections/recommendations.js



const recommendations_FIRST_PAGE = 20;
const MAX_THEMES = 20;
/** What the service recommends, in its order; a prompt fix as a diff. */
function recommendationSections({ report, settings, heading }) {
    const themeTitles = lazily(() => new Map(report.themes.map(({ slug, title }) => [slug, title])));
    const { first, further } = paged({
        part: 'recommendations',
        one: 'recommendation',
        many: 'recommendations',
        count: report.recommendations.length,
        list: lazily(() => report.recommendations.toSorted((a, b) => a.order - b.order)),
        firstPage: recommendations_FIRST_PAGE,
        open: `${heading} Recommendations\n\n`,
        close: '',
        item: (recommendation) => settings.detail === 'brief'
            ? `${titleLine(recommendation)}\n\n`
            : inFull(recommendation, themeTitles()),
    });
    return [first, further];
}
function titleLine({ order, title, severity, channel }) {
    const marks = [severity, channel].filter((mark) => mark !== null).map((mark) => inline(mark));
    return [`**${order}. ${inline(title) || UNTITLED}**`, ...marks].join(' · ');
}
function inFull(recommendation, themeTitles) {
    const { body, currentText, suggestedText, themeSlugs } = recommendation;
    const themes = themeSlugs.slice(0, MAX_THEMES).map((slug) => themeTitles.get(slug) ?? slug);
    const parts = [
        titleLine(recommendation),
        prose(body),
        promptFix(currentText, suggestedText),
        themes.length > 0 ? `Meant for: ${inline(themes.join('; '), 1000)}` : '',
    ];
    return `${parts.filter((part) => part !== '').join('\n\n')}\n\n`;
}

;// CONCATENATED MODULE: ./core/report/sections/themes.js





/** Themes whose rows and analysis are not folded away. */
const themes_FIRST_PAGE = 25;
/** Check names shown in a table cell, and those shown with the analysis. */
const CHECKS_IN_ROW = 3;
const CHECKS_IN_ANALYSIS = 100;
const TABLE_HEAD = '| Severity | Theme | Impact | Prevalence | Lifecycle | Calls affected | Root cause | Checks |\n' +
    '| --- | --- | --- | --- | --- | --- | --- | --- |\n';
const SEVERITY_MARK = new Map([
    ['HIGH', '🔴'],
    ['MEDIUM', '🟠'],
    ['LOW', '🟡'],
]);
/** Severities whose analysis is kept before that of the next: ranks from above one to another. */
const GRADES = [
    { grade: 'severe', above: -1, to: 1 },
    { grade: 'medium', above: 1, to: 2 },
    { grade: 'minor', above: 2, to: 3 },
];
/** The table of failure themes, the most severe first, and the analysis of each. */
function themeSections(view) {
    const { themes } = view.report;
    const list = lazily(() => sortThemes(themes));
    const rows = paged({
        part: 'themes',
        one: 'theme',
        many: 'themes',
        count: themes.length,
        list,
        firstPage: themes_FIRST_PAGE,
        open: `${view.heading} Themes\n\n`,
        close: '\n',
        tableHead: TABLE_HEAD,
        item: themeRow,
    });
    if (view.settings.detail === 'brief')
        return [rows.first, rows.further];
    const analyses = GRADES.map((grade) => analysisSections(view, list, grade));
    return [
        rows.first,
        ...analyses.map(({ first }) => first),
        rows.further,
        ...analyses.map(({ further }) => further),
    ];
}
/** The analysis of the themes of one grade: those of the first page, and those after it, folded. */
function analysisSections(view, list, { grade, above, to }) {
    const start = countDownTo(above, view.report.themes);
    const end = countDownTo(to, view.report.themes);
    const split = Math.min(Math.max(start, themes_FIRST_PAGE), end);
    const render = (first, last) => each(list().slice(first, last), (theme) => analysis(theme, view));
    const names = { one: `analysis of a ${grade} theme`, many: `analyses of ${grade} themes` };
    const first = section({
        ...names,
        part: `analysis of ${grade} themes`,
        count: split - start,
        items: () => render(start, split),
    });
    const further = section({
        ...names,
        ...foldEnds(`Analysis of ${formatCounted(end - split, `further ${grade} theme`)}`),
        part: `further analysis of ${grade} themes`,
        count: end - split,
        items: () => render(split, end),
    });
    return { first, further };
}
function countDownTo(rank, themes) {
    let count = 0;
    for (const { severity } of themes)
        if (severityRank(severity) <= rank)
            count += 1;
    return count;
}
function themeRow(theme) {
    const mark = SEVERITY_MARK.get(theme.severity);
    const severity = cell(theme.severity);
    return row([
        mark === undefined ? severity : `${mark}${NBSP}${severity}`,
        cell(theme.title),
        cell(theme.impact),
        cell(theme.prevalence),
        cell(theme.lifecycle),
        cell(formatShare(theme.affectedCallCount, theme.totalCallCount)),
        cell(theme.rootCauseChannel),
        checksCell(theme.checkNames),
    ]);
}
function checksCell(names) {
    const shown = cell(names.slice(0, CHECKS_IN_ROW).join(', '));
    const more = names.length - CHECKS_IN_ROW;
    return more > 0 ? `${shown} and ${more} more` : shown;
}
function analysis(theme, { settings }) {
    const mark = SEVERITY_MARK.get(theme.severity) ?? html(theme.severity);
    const title = html(theme.title) || UNTITLED;
    const affected = `${formatCount(theme.affectedCallCount)} of ${formatCount(theme.totalCallCount)} calls`;
    const fold = foldEnds(`${mark} <b>${title}</b>: ${affected}`);
    const body = prose(theme.analysis);
    const checks = inline(theme.checkNames.slice(0, CHECKS_IN_ANALYSIS).join(', '), 2000);
    return [
        fold.open,
        body === '' ? '' : `${body}\n\n`,
        checks === '' ? '' : `Checks: ${checks}\n\n`,
        callLine(theme.callIds, settings),
        theme.slug === '' ? '' : `Slug: ${identifier(theme.slug)}\n`,
        fold.close,
    ].join('');
}

;// CONCATENATED MODULE: ./core/report/sections/trend.js



const trend_FIRST_PAGE = 25;
const trend_TABLE_HEAD = '| Check | Previous | Current | Change | | Lifecycle |\n' +
    '| --- | ---: | ---: | ---: | --- | --- |\n';
/** How each check's pass rate moved since the previous run, the greatest loss first. */
function trendSections({ report, settings, heading }) {
    const { trend } = report;
    if (trend === null)
        return [];
    const { first, further } = paged({
        part: 'trend',
        one: 'check',
        many: 'checks',
        count: trend.rows.length,
        list: lazily(() => trend.rows.toSorted((a, b) => loss(b) - loss(a))),
        firstPage: trend_FIRST_PAGE,
        open: `${heading} Trend\n\nPass rates, compared with ${baseline(trend, settings)}; change in percentage points.\n\n`,
        close: '\n',
        tableHead: trend_TABLE_HEAD,
        item: trendRow,
    });
    return [first, further];
}
function baseline(trend, settings) {
    const id = runLink(trend.baselineRunPlanJobId, settings);
    if (trend.baselineRunNumber === null)
        return `run ${id || '(without ID)'}`;
    return `run ${trend.baselineRunNumber}${id === '' ? '' : ` (${id})`}`;
}
/** Points lost; 0 for a gain, or where a rate is missing. */
function loss({ previousPassRate, currentPassRate }) {
    if (previousPassRate === null || currentPassRate === null)
        return 0;
    return Math.max(0, previousPassRate - currentPassRate);
}
function trendRow(check) {
    const change = cell(formatChange(check.previousPassRate, check.currentPassRate));
    return row([
        cell(check.checkName),
        cell(formatPercent(check.previousPassRate)),
        cell(formatPercent(check.currentPassRate)),
        loss(check) > 0 ? `**${change}**` : change,
        formatBar(check.currentPassRate),
        cell(check.lifecycle),
    ]);
}

;// CONCATENATED MODULE: ./core/report/sections/run.js










/** Longest message of a reason or a note, in UTF-16 units. */
const MAX_MESSAGE_CHARS = 2000;
/** What a run is called: its ID, linked where the workflow says how, or its label. */
function runName({ jobId, label }, settings) {
    return runLink(jobId, settings) || inline(label) || '(unnamed)';
}
/** The same where a line begins with it; a label, such as a file's path, says what it is by itself. */
function runTitle(run, settings) {
    return `${run.jobId === '' ? '' : 'Run '}${runName(run, settings)}`;
}
function runHeading(run, settings) {
    const heading = `### ${outcomeMark(run.outcome)} ${runTitle(run, settings)}: ${run.outcome}\n\n`;
    return section({ part: 'run', one: 'run', many: 'runs', count: 1, items: () => [heading] });
}
/** What stands at the top for a step's only run. */
function onlyRunHead(run, settings) {
    return runHead(run, settings, [runTitle(run, settings), ...runFacts(run)]);
}
/** What stands above the report of one of several runs. */
function oneRunHead(run, settings) {
    return [runHeading(run, settings), ...runHead(run, settings, runFacts(run))];
}
/** Why a run came to its outcome, its facts in one line, and what else there is to say. */
function runHead(run, settings, facts) {
    return [
        reasonList('run', runReasons(run, settings)),
        section({
            part: 'run',
            one: 'line of facts',
            many: 'lines of facts',
            count: facts.length === 0 ? 0 : 1,
            items: () => [`${facts.join(' · ')}\n\n`],
        }),
        debriefError(run, settings),
        section({
            part: 'run',
            one: 'note',
            many: 'notes',
            count: run.notes.length,
            close: '\n',
            items: () => each(run.notes, (note) => `- ${message(note, run, settings)}\n`),
        }),
    ];
}
/** Everything that a report holds. */
function reportSections(view) {
    const isFull = view.settings.detail === 'full';
    return [
        ...(isFull ? [verdictSummary(view)] : []),
        ...themeSections(view),
        ...recommendationSections(view),
        ...trendSections(view),
        ...(isFull ? [executiveSummarySection(view)] : []),
        ...findingSections(view),
        ...wentWellSections(view),
        ...(isFull ? [furtherCallSection(view)] : []),
    ];
}
/** All reasons, as a list. */
function reasonList(part, reasons) {
    return section({
        part,
        one: 'reason',
        many: 'reasons',
        count: reasons.length,
        close: '\n',
        items: () => each(reasons, ({ rule, message }) => `- **${inline(rule)}:** ${inline(message, MAX_MESSAGE_CHARS)}\n`),
    });
}
/** The reasons of a run as they may be shown. */
function runReasons(run, settings) {
    return run.reasons.map(({ rule, message }) => ({
        rule,
        message: withoutDetail(message, run, settings),
    }));
}
function runFacts(run) {
    const { report, runStatus, debrief } = run;
    const facts = [];
    if (report !== null)
        facts.push(`Verdict **${inline(report.verdict)}**`);
    else if (debrief !== null)
        facts.push(`Debrief **${inline(debrief.status)}**`);
    if (runStatus !== null && runStatus !== 'COMPLETED')
        facts.push(`Run status **${inline(runStatus)}**`);
    if (report !== null) {
        const { themesTotal, themesHigh, themesNew, checksRegressed } = factsOf(report);
        const split = ` (${formatCount(themesHigh)} high, ${formatCount(themesNew)} new)`;
        facts.push(`**${formatCounted(themesTotal, 'theme')}**${themesTotal > 0 ? split : ''}`);
        facts.push(report.trend === null
            ? 'No previous run to compare with'
            : `${formatCount(checksRegressed)} of ${formatCounted(report.trend.rows.length, 'check')} below the previous run`);
    }
    return facts;
}
/** What the service says of a debrief that it could not write, unless a reason says it already. */
function debriefError(run, settings) {
    const error = run.debrief?.errorMessage ?? '';
    const isShown = settings.detail === 'full' &&
        error.trim() !== '' &&
        !run.reasons.some((reason) => reason.message.includes(error));
    return section({
        part: 'run',
        one: 'error message',
        many: 'error messages',
        count: isShown ? 1 : 0,
        items: () => [`The service says of the debrief:\n\n${blockQuote(prose(error))}\n\n`],
    });
}
function verdictSummary({ report }) {
    return section({
        part: 'verdict summary',
        one: 'verdict summary',
        many: 'verdict summaries',
        count: report.verdictSummary.trim() === '' ? 0 : 1,
        items: () => [`${blockQuote(prose(report.verdictSummary))}\n\n`],
    });
}
function message(text, run, settings) {
    return inline(withoutDetail(text, run, settings), MAX_MESSAGE_CHARS);
}
/** In brief, a message that quotes the debrief's error message is shown without it. */
function withoutDetail(text, run, settings) {
    const error = run.debrief?.errorMessage ?? '';
    if (settings.detail === 'full' || error.trim() === '')
        return text;
    return text.replaceAll(error, () => '(left out)');
}

;// CONCATENATED MODULE: ./core/report/sections/overview.js






/** Runs whose row is not folded away. */
const overview_FIRST_PAGE = 50;
const overview_TABLE_HEAD = '| Outcome | Run | Verdict | Themes | High | New | Checks below previous | Why |\n' +
    '| --- | --- | --- | ---: | ---: | ---: | ---: | --- |\n';
/** Several runs in one table, a row each, in the order given. */
function overviewSections(runs, settings) {
    const rows = (from, to) => each(runs.slice(from, to), (run) => overviewRow(run, settings));
    const names = { one: 'row of the overview', many: 'rows of the overview' };
    const further = Math.max(0, runs.length - overview_FIRST_PAGE);
    const fold = foldEnds(formatCounted(further, 'further run'));
    return [
        section({
            ...names,
            part: 'overview',
            count: runs.length - further,
            open: `${sumLine(runs)}\n\n${overview_TABLE_HEAD}`,
            close: '\n',
            items: () => rows(0, overview_FIRST_PAGE),
        }),
        section({
            ...names,
            part: 'overview',
            count: further,
            open: fold.open + overview_TABLE_HEAD,
            close: fold.close,
            items: () => rows(overview_FIRST_PAGE, runs.length),
        }),
    ];
}
function sumLine(runs) {
    const counts = new Map();
    for (const { outcome } of runs)
        counts.set(outcome, (counts.get(outcome) ?? 0) + 1);
    const outcomes = [...counts].map(([outcome, count]) => `${formatCount(count)} ${outcome}`);
    const { themesTotal, themesHigh, themesNew } = sumFacts(runs);
    const themes = `${formatCounted(themesTotal, 'theme')} (${formatCount(themesHigh)} high, ${formatCount(themesNew)} new)`;
    return `${formatCounted(runs.length, 'run')}: ${outcomes.join(', ')} · ${themes}`;
}
function overviewRow(run, settings) {
    const { outcome, report } = run;
    const facts = factsOf(report);
    const counts = [facts.themesTotal, facts.themesHigh, facts.themesNew, facts.checksRegressed];
    const reasons = runReasons(run, settings).map((reason) => reason.message);
    return row([
        `${outcomeMark(outcome)}${NBSP}${outcome}`,
        runName(run, settings),
        cell(report?.verdict ?? null),
        ...counts.map((count) => (report === null ? cell(null) : formatCount(count))),
        cell(reasons.slice(0, 20).join('; ')),
    ]);
}

;// CONCATENATED MODULE: ./core/report/markdown.js
/**
 * The job summary: what a reviewer needs to decide in its first lines, everything else below, in
 * GitHub Flavored Markdown. Which part gives way when it grows too large stands in `keep-order.ts`.
 */






/**
 * Bytes that the job summary stays below. GitHub shows nothing of one over 1,048,576 bytes and was
 * seen to drop some just under it; masking, which may lengthen a line, comes after us.
 */
const SUMMARY_BUDGET_BYTES = 950_000;
/** Room for the sentence that says what was left out. */
const NOTICE_BYTES = 2000;
/**
 * Renders a report as Markdown for the job summary. Everything that the service wrote is escaped.
 * The result is below `budgetBytes` (4000 or more) of UTF-8: what does not fit is left out, least
 * important first, and the result says what and how much.
 */
function renderSummary(report, settings, budgetBytes = SUMMARY_BUDGET_BYTES) {
    const first = firstScreen(report, settings);
    const details = runSections(report, settings);
    const head = answer(report);
    const room = budgetBytes - utf8Bytes(head) - NOTICE_BYTES;
    const { texts, leftOut } = layOut([...first, ...details], room);
    const notice = leftOut.length === 0
        ? ''
        : `✂️ **Left out**, since GitHub limits the size of a summary: ${leftOut.join(', ')}.\n\n`;
    const screens = [texts.slice(0, first.length), [notice], texts.slice(first.length)];
    return `${[head, ...screens.flat()].join('').trimEnd()}\n`;
}
function firstScreen(report, settings) {
    const [run, ...others] = report.runs;
    const advice = cure(report);
    const sections = [reasonList('reasons', report.reasons)];
    if (run !== undefined && others.length === 0)
        sections.push(...onlyRunHead(run, settings));
    sections.push(section({
        part: 'reasons',
        one: 'advice',
        many: 'advice',
        count: advice === '' ? 0 : 1,
        items: () => [advice],
    }));
    if (others.length > 0)
        sections.push(...overviewSections(worstFirst(report.runs), settings));
    return sections;
}
function runSections({ runs }, settings) {
    if (runs.length === 1) {
        return runs.flatMap(({ report }) => report === null ? [] : reportSections({ report, settings, heading: '###' }));
    }
    return worstFirst(runs).flatMap((run) => [
        ...oneRunHead(run, settings),
        ...(run.report === null
            ? []
            : reportSections({ report: run.report, settings, heading: '####' })),
    ]);
}
function worstFirst(runs) {
    return runs.toSorted((a, b) => compareOutcomes(a.outcome, b.outcome));
}

// EXTERNAL MODULE: ./core/text/log-line.js
var log_line = __nccwpck_require__(6977);
;// CONCATENATED MODULE: ./gate/outputs.js



/** No output may be larger. */
const MAX_OUTPUT_BYTES = 64 * 1024;
/** One reason must not push all others out. */
const outputs_MAX_MESSAGE_CHARS = 2_000;
/** Every output of the step, by name; empty where there is nothing to say. */
function outputsOf(report) {
    const { runs } = report;
    const debriefs = runs.flatMap((run) => run.debrief ?? []);
    const facts = runs.some((run) => run.report !== null) ? sumFacts(runs) : null;
    return {
        outcome: report.outcome,
        verdict: worstVerdict(runs),
        reasons: jsonArray(allReasons(report).map(({ rule, message, jobId }) => ({ rule, message, jobId })), (cut) => ({
            rule: 'cut',
            message: `${cut} more reasons are left out here, see the job summary`,
            jobId: '',
        })),
        'job-id': outputs_lines(runs.map((run) => run.jobId)),
        'debrief-id': outputs_lines(debriefs.map((debrief) => debrief.debriefId)),
        'debrief-status': outputs_lines(debriefs.map((debrief) => debrief.status)),
        'themes-total': count(facts?.themesTotal),
        'themes-high': count(facts?.themesHigh),
        'themes-new': count(facts?.themesNew),
        'checks-regressed': count(facts?.checksRegressed),
        runs: jsonArray(runs.map(outputs_runFacts), (cut) => ({ cut })),
    };
}
/** The step's own reasons, then those of every run, the worst first: a list that is cut keeps it. */
function allReasons({ outcome, reasons, runs }) {
    return [
        ...reasons.map((reason) => stepReason(reason, '', outcome)),
        ...runs
            .toSorted((a, b) => compareOutcomes(a.outcome, b.outcome))
            .flatMap((run) => {
            // A run without an ID can be told from the others by its label alone.
            const lead = run.jobId === '' && runs.length > 1 ? `${run.label}: ` : '';
            return run.reasons.map(({ rule, message }) => stepReason({ rule, message: lead + message }, run.jobId, run.outcome));
        }),
    ];
}
function stepReason({ rule, message }, jobId, outcome) {
    return { rule, message: (0,log_line/* oneLine */.T)(message, outputs_MAX_MESSAGE_CHARS), jobId, outcome };
}
/** `PASSED` claims something about all runs, so it takes all of them; one bad verdict is enough. */
function worstVerdict(runs) {
    const verdicts = runs.map((run) => run.report?.verdict);
    if (verdicts.includes('THRESHOLD_FAILED'))
        return 'THRESHOLD_FAILED';
    return runs.length > 0 && verdicts.every((verdict) => verdict === 'PASSED') ? 'PASSED' : '';
}
/** One run with the same facts as the outputs of the step. */
function outputs_runFacts(run) {
    const facts = run.report === null ? null : factsOf(run.report);
    return {
        jobId: run.jobId,
        outcome: run.outcome,
        verdict: (0,log_line/* oneLine */.T)(run.report?.verdict ?? '', 100),
        runStatus: (0,log_line/* oneLine */.T)(run.runStatus ?? '', 100),
        debriefId: (0,log_line/* oneLine */.T)(run.debrief?.debriefId ?? '', 100),
        debriefStatus: (0,log_line/* oneLine */.T)(run.debrief?.status ?? '', 100),
        themesTotal: facts?.themesTotal ?? null,
        themesHigh: facts?.themesHigh ?? null,
        themesNew: facts?.themesNew ?? null,
        checksRegressed: facts?.checksRegressed ?? null,
    };
}
function count(value) {
    return value === undefined ? '' : String(value);
}
/** One line each, without those that have nothing to say, as far as an output may go. */
function outputs_lines(values) {
    const kept = [];
    let bytes = 0;
    for (const value of values) {
        const line = (0,log_line/* oneLine */.T)(value, 200);
        bytes += Buffer.byteLength(line) + 1;
        if (bytes > MAX_OUTPUT_BYTES)
            break;
        if (line !== '')
            kept.push(line);
    }
    return kept.join('\n');
}
/** A JSON array that fits; what does not is replaced by one entry that counts it. */
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

;// CONCATENATED MODULE: ./gate/conclude.js


/** GitHub keeps so many annotations of a level and step. */
const MAX_ANNOTATIONS = 10;
/** So many IDs fit into an annotation. */
const MAX_NAMES = 100;
/** Tells the ending to everybody who listens, and gives the exit code. */
function conclude({ report, summary, settings, cancelled }, runner) {
    const told = setOutputs(report, runner);
    if (summary)
        runner.writeSummary(renderSummary(report, settings));
    annotate(report, runner);
    if (cancelled && !isRed(report)) {
        runner.annotate('error', `the step was cancelled, so it fails although it is ${report.outcome}`);
    }
    runner.info(`Outcome: ${report.outcome}`);
    return cancelled || !told || isRed(report) ? 1 : 0;
}
/** False where the outputs could not be written: what follows in the job would read nothing. */
function setOutputs(report, runner) {
    try {
        for (const [name, value] of Object.entries(outputsOf(report)))
            runner.setOutput(name, value);
        return true;
    }
    catch (error) {
        const why = error instanceof Error ? error.message : String(error);
        runner.annotate('error', `the outputs could not be written, so later steps cannot read them: ${why}. GITHUB_OUTPUT has to name a file that this step may append to`);
        return false;
    }
}
function isRed({ outcome, tolerated }) {
    return fails(outcome) && !tolerated;
}
/** Whether an outcome fails the step when nothing tolerates it. */
function fails(outcome) {
    return outcome === 'failed' || outcome === 'inconclusive' || outcome === 'error';
}
function annotate(report, runner) {
    const level = levelOf(report);
    if (level === 'notice') {
        runner.annotate(level, describeSuccess(report));
        return;
    }
    const reasons = allReasons(report).map((reason) => describeReason(reason, report));
    const whole = reasons.length > MAX_ANNOTATIONS ? MAX_ANNOTATIONS - 1 : MAX_ANNOTATIONS;
    for (const reason of reasons.slice(0, whole))
        runner.annotate(level, reason);
    const rest = reasons.slice(whole);
    if (rest.length === 0)
        return;
    const title = `${rest.length} more reasons`;
    runner.annotate(level, [`${title}, all of them in the log:`, ...rest].join('\n'));
    runner.group(title, rest);
}
function levelOf(report) {
    if (fails(report.outcome))
        return report.tolerated ? 'warning' : 'error';
    return report.outcome === 'skipped' ? 'warning' : 'notice';
}
function describeReason({ outcome, jobId, message }, { runs }) {
    const run = jobId !== '' && runs.length > 1 ? `run ${jobId}: ` : '';
    return `${outcome}: ${run}${message}`;
}
function describeSuccess({ outcome, runs }) {
    const many = runs.length > 1;
    const names = runs.map(({ jobId, label }) => jobId === '' || many ? jobId || label : `run ${jobId}`);
    const subject = many ? `${runs.length} runs` : names.join('');
    if (outcome === 'passed')
        return `passed: the policy holds for ${subject}`;
    const list = many ? `: ${listUp(names)}` : '';
    const later = many
        ? 'are left to a later step, which judges them'
        : 'is left to a later step, which judges it';
    return `started: ${subject} ${later} with the input job-id${list}`;
}
function listUp(names) {
    const more = names.length - MAX_NAMES;
    return names.slice(0, MAX_NAMES).join(', ') + (more > 0 ? ` and ${more} more` : '');
}

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __nccwpck_require__(3024);
;// CONCATENATED MODULE: ./gate/event.js

/** GitHub caps a webhook's payload at 25 MB; what is longer did not come from it. */
const LONGEST_PAYLOAD = 25_000_000;
const DEPENDABOT = 'dependabot[bot]';
/**
 * Tells from the event's payload whether the workflow runs for a pull request from a fork or from
 * Dependabot; null for everything else, and for a payload that is missing or odd.
 *
 * @param readFile gives a file's text, or throws; by default from the disk
 */
function readPullRequestOrigin(env, readFile = readPayloadFile) {
    const pullRequest = member(readPayload(env.GITHUB_EVENT_PATH, readFile), 'pull_request');
    if (typeof pullRequest !== 'object' || pullRequest === null)
        return null;
    if (isFromFork(pullRequest))
        return 'fork';
    const author = member(member(pullRequest, 'user'), 'login');
    return env.GITHUB_ACTOR === DEPENDABOT || author === DEPENDABOT ? 'dependabot' : null;
}
function readPayload(path, readFile) {
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
function readPayloadFile(path) {
    const facts = (0,external_node_fs_.statSync)(path);
    return facts.isFile() && facts.size <= LONGEST_PAYLOAD ? (0,external_node_fs_.readFileSync)(path, 'utf8') : '';
}
/** Compares the two repositories: one that is itself a fork may well hold both branches. */
function isFromFork(pullRequest) {
    const head = member(member(pullRequest, 'head'), 'repo');
    const base = member(member(pullRequest, 'base'), 'repo');
    // GitHub sends null where the fork has been deleted.
    if (head === null)
        return true;
    return ['id', 'full_name'].some((name) => {
        const [ofHead, ofBase] = [member(head, name), member(base, name)];
        return ofHead !== undefined && ofBase !== undefined && ofHead !== ofBase;
    });
}
function member(value, name) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name))
        return undefined;
    return Reflect.get(value, name);
}

;// CONCATENATED MODULE: ./core/input/api-key.js

/** Servers refuse a request whose headers take more than 8 to 16 KiB in all. */
const LONGEST_KEY = 8192;
/**
 * A bearer key: visible ASCII characters without white space, which is what a header carries
 * unchanged. No fault shows any part of it.
 */
function parseApiKey(text) {
    if (text !== text.trim()) {
        return (0,parsed/* invalid */.G)(null, 'has white space around it, a line break perhaps: store the secret again without it');
    }
    if (!/^[\x21-\x7e]+$/.test(text)) {
        return (0,parsed/* invalid */.G)(null, 'holds a character that cannot stand in a key, such as a space, a line break or a letter outside ASCII: pass the key alone, without "Bearer", as the service showed it');
    }
    if (text.length > LONGEST_KEY) {
        return (0,parsed/* invalid */.G)(null, `has ${text.length} characters, which is more than any key: pass the key alone, as the service showed it`);
    }
    return (0,parsed/* valid */.r)(text);
}

;// CONCATENATED MODULE: ./core/input/url-parts.js
/**
 * Splits an absolute http or https address, or gives null. Stricter than a browser, which would
 * drop line breaks, take backslashes for slashes, and do without the slashes of `https:host`.
 */
function splitHttpUrl(text) {
    const match = /^https?:\/\/([^/?#]+)(.*)$/is.exec(text);
    if (match === null || /[\s\\\p{Cc}]/u.test(text))
        return null;
    const [, authority = '', rest = ''] = match;
    return { authority, rest };
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

;// CONCATENATED MODULE: ./core/input/base-url.js


/**
 * The service's base address: https, or http on a loopback host only; no user info, query or
 * fragment, not even an empty one. A path prefix is kept, trailing slashes are dropped.
 */
function parseBaseUrl(text) {
    const parts = splitHttpUrl(text);
    if (parts === null || !URL.canParse(text)) {
        return (0,parsed/* invalid */.G)(text, 'is not an address: write one such as https://api.example.com');
    }
    if (parts.authority.includes('@')) {
        return (0,parsed/* invalid */.G)(text, 'holds user info: leave out what stands before the @, the key is enough');
    }
    if (/[?#]/.test(parts.rest)) {
        return (0,parsed/* invalid */.G)(text, 'holds a query or a fragment: leave out the ? or # and what follows');
    }
    const url = new URL(text);
    if (url.protocol === 'http:' && !isLoopbackHost(url.hostname)) {
        return (0,parsed/* invalid */.G)(text, 'would send the key unencrypted: write https (http is for loopback hosts such as localhost)');
    }
    return (0,parsed/* valid */.r)(url.origin + dropTrailingSlashes(url.pathname));
}
/** True for a host, spelled as in `URL.hostname`, that never leaves the machine. */
function isLoopbackHost(hostname) {
    return hostname === 'localhost' || hostname === '[::1]' || /^127\.\d+\.\d+\.\d+$/.test(hostname);
}
/** A loop, since `/\/+$/` takes quadratic time on a path full of slashes. */
function dropTrailingSlashes(path) {
    let end = path.length;
    while (path[end - 1] === '/')
        end -= 1;
    return path.slice(0, end);
}

;// CONCATENATED MODULE: ./core/input/choice.js

/** One of a few words, spelled exactly so. */
function parseChoice(text, choices) {
    const choice = choices.find((candidate) => candidate === text);
    return choice === undefined
        ? (0,parsed/* invalid */.G)(text, `is not a choice here: write ${choices.join(' or ')}`)
        : (0,parsed/* valid */.r)(choice);
}

// EXTERNAL MODULE: ./core/text/duration.js
var duration = __nccwpck_require__(8174);
;// CONCATENATED MODULE: ./core/input/duration.js


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
        return (0,parsed/* invalid */.G)(text, `is a number without a unit: ${CURE}`);
    const match = /^(?:(\d+)h)?(?:(\d+)m)?(?:(\d+)s)?$/.exec(text);
    if (match === null || text === '')
        return (0,parsed/* invalid */.G)(text, `is not a duration: ${CURE}`);
    const [, hours = '0', minutes = '0', seconds = '0'] = match;
    const ms = Number(hours) * HOUR_MS + Number(minutes) * MINUTE_MS + Number(seconds) * SECOND_MS;
    if (ms < SECOND_MS || ms > maxMs) {
        return (0,parsed/* invalid */.G)(text, `is out of range: write a duration from 1s to ${(0,duration/* formatDuration */.a)(maxMs)}`);
    }
    return (0,parsed/* valid */.r)(ms);
}

;// CONCATENATED MODULE: ./core/input/integer.js

/** A whole number in decimal digits from `min` to `max`; neither is below 0. */
function parseInteger(text, min, max) {
    const value = /^\d+$/.test(text) ? Number(text) : Number.NaN;
    if (value >= min && value <= max)
        return (0,parsed/* valid */.r)(value);
    return (0,parsed/* invalid */.G)(text, `is not a whole number from ${min} to ${max}`);
}

;// CONCATENATED MODULE: ./core/input/template.js


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
        return (0,parsed/* invalid */.G)(text, `is not an http or https address: write one such as https://app.example.com/${mark}`);
    }
    if (parts.authority.includes('@')) {
        return (0,parsed/* invalid */.G)(text, 'holds user info, which every reader would see: leave it out');
    }
    if (parts.authority.includes(mark)) {
        return (0,parsed/* invalid */.G)(text, `has ${mark} in its host: put it behind the host`);
    }
    if (/[{}]/.test(filled)) {
        return (0,parsed/* invalid */.G)(text, `holds braces that are not ${mark}: it is the only placeholder here`);
    }
    return filled === text
        ? (0,parsed/* invalid */.G)(text, `has no ${mark}: put it where the ID belongs`)
        : (0,parsed/* valid */.r)(text);
}

// EXTERNAL MODULE: ./runner/secret-forms.js
var secret_forms = __nccwpck_require__(3953);
;// CONCATENATED MODULE: ./gate/input-defaults.js
/** Every input of the root action with the text that stands for it where a workflow gives none. */
const INPUT_DEFAULTS = {
    'base-url': '',
    'api-key': '',
    'job-id': '',
    'run-plan-id': '',
    'service-phone-number': '',
    'call-time': '',
    'debrief-file': '',
    variables: '',
    wait: 'true',
    regenerate: 'false',
    'run-timeout': '30m',
    'debrief-timeout': '15m',
    'debrief-retries': '1',
    'max-poll-interval': '10s',
    'cancel-on-abort': 'true',
    'max-parallel': '20',
    'warn-only': 'false',
    'on-inconclusive': 'fail',
    'on-missing-key': 'fail',
    summary: 'true',
    detail: 'full',
    'call-url': '',
    'run-url': '',
};

;// CONCATENATED MODULE: ./gate/input-form.js




const MAX_SHOWN_CHARS = 100;
/** So that a list of a thousand wrong lines does not bury the faults of other inputs. */
const MAX_FAULTS_PER_INPUT = 10;
/** The inputs as the workflow filled them in, and every fault found in them so far. */
class InputForm {
    faults = [];
    #env;
    #keyForms;
    constructor(env) {
        this.#env = env;
        this.#keyForms = (0,secret_forms/* secretForms */.N)(this.#raw('api-key').split(/\s+/));
    }
    /** True where the workflow gave more than white space. */
    has(name) {
        return this.#raw(name).trim() !== '';
    }
    /** The trimmed value, or its default; undefined, and a fault noted, where it cannot be taken. */
    read(name, parse) {
        return this.#take(name, parse(this.#raw(name).trim() || INPUT_DEFAULTS[name]));
    }
    /** As `read`, for an input without a default: null where it is absent or blank. */
    readGiven(name, parse) {
        return this.has(name) ? this.read(name, parse) : null;
    }
    /** As `readGiven`, for an input whose white space matters: null only where it is empty. */
    readExact(name, parse) {
        const text = this.#raw(name);
        return text === '' ? null : this.#take(name, parse(text));
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
        return this.#env[`INPUT_${name.toUpperCase()}`] ?? '';
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
    /** Hides the key before anything that could break it up, and after what could mend it. */
    #show(value) {
        const hidden = hideUrlSecrets((0,secret_forms/* hideForms */.e)(value, this.#keyForms));
        const clean = (0,log_line/* oneLine */.T)(hidden, Number.MAX_SAFE_INTEGER);
        return (0,log_line/* oneLine */.T)((0,secret_forms/* hideForms */.e)(clean, this.#keyForms), MAX_SHOWN_CHARS);
    }
}

// EXTERNAL MODULE: ./core/input/iso-time.js
var iso_time = __nccwpck_require__(900);
;// CONCATENATED MODULE: ./core/input/phone-number.js

/** A phone number as E.164 writes it: `+`, then 2 to 15 digits of which the first is not 0. */
function parsePhoneNumber(text) {
    return /^\+[1-9]\d{1,14}$/.test(text)
        ? (0,parsed/* valid */.r)(text)
        : (0,parsed/* invalid */.G)(text, 'is not an E.164 phone number: write a + and 2 to 15 digits with the country code first, such as +15550100200');
}

;// CONCATENATED MODULE: ./core/input/uuid-list.js

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
/**
 * UUIDs of any version, separated by newlines or commas; blanks are dropped. At least one. An ID
 * that stands there twice, in whatever case, is taken once, as it was written first.
 */
function parseUuidList(text) {
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
    return (0,parsed/* valid */.r)([...byId.values()]);
}
function itemFaults(items) {
    return items
        .filter((item) => !UUID.test(item))
        .map((shown) => ({
        shown,
        problem: 'is not a UUID: write an ID such as 01234567-89ab-cdef-0123-456789abcdef',
    }));
}

;// CONCATENATED MODULE: ./core/input/variables.js

/**
 * `KEY=VALUE` lines, cut at the first `=`. White space around the key is dropped; the value is
 * kept exactly as it stands behind the `=`, spaces and quotes included. Blank lines and lines that
 * start with `#` are ignored; lines end with LF or CRLF. A key stands there once.
 */
function parseVariables(text) {
    const lineOfKey = new Map();
    const variables = [];
    const faults = [];
    for (const [index, line] of text.split(/\r?\n/).entries()) {
        const start = line.trimStart();
        if (start === '' || start.startsWith('#'))
            continue;
        const number = index + 1;
        const cut = line.indexOf('=');
        const key = line.slice(0, Math.max(cut, 0)).trim();
        const earlier = lineOfKey.get(key);
        if (cut === -1) {
            const problem = `(line ${number}) has no =: write KEY=VALUE, each on a line of its own`;
            faults.push({ shown: line, problem });
        }
        else if (key === '') {
            faults.push({ shown: line, problem: `(line ${number}) has no key: write KEY=VALUE` });
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
    return faults.length > 0 ? { ok: false, faults } : (0,parsed/* valid */.r)(Object.fromEntries(variables));
}

;// CONCATENATED MODULE: ./gate/input-source.js





const SOURCES = ['job-id', 'run-plan-id', 'service-phone-number', 'debrief-file'];
/**
 * Reads where the debriefs come from; undefined where it is missing or faulty.
 *
 * @param service undefined where there is no usable access to it
 * @param mayBeMissing true where no source at all is no fault
 */
function readSource(form, service, mayBeMissing) {
    const given = SOURCES.filter((name) => form.has(name));
    if (given.length > 1 || (given.length === 0 && !mayBeMissing)) {
        const what = given.length === 0 ? 'none is' : `${given.join(', ')} are`;
        form.fault(`exactly one of the inputs ${SOURCES.join(', ')} has to be given, but ${what}`);
    }
    const read = readGivenSource(form, service);
    if (given.length > 0 || !mayBeMissing) {
        refuseWithout(form, 'variables', 'run-plan-id');
        refuseWithout(form, 'call-time', 'service-phone-number');
    }
    return read;
}
function readGivenSource(form, service) {
    const jobIds = form.readGiven('job-id', parseUuidList);
    const runPlanIds = form.readGiven('run-plan-id', parseUuidList);
    const variables = form.readExact('variables', parseVariables);
    const servicePhoneNumber = form.readGiven('service-phone-number', parsePhoneNumber);
    const callTime = form.readGiven('call-time', iso_time/* parseMoment */.m);
    const path = form.readGiven('debrief-file', parsed/* valid */.r);
    if (path)
        return { kind: 'debrief-file', path };
    if (service === undefined)
        return undefined;
    if (jobIds)
        return { kind: 'job-id', jobIds, service };
    if (runPlanIds && variables !== undefined) {
        return { kind: 'run-plan-id', runPlanIds, variables: variables ?? {}, service };
    }
    if (servicePhoneNumber && callTime !== undefined) {
        return { kind: 'service-phone-number', servicePhoneNumber, callTime, service };
    }
    return undefined;
}
function refuseWithout(form, name, source) {
    if (form.has(name) && !form.has(source)) {
        form.refuse(name, `goes only with ${source}: leave it out, or give ${source}`);
    }
}

;// CONCATENATED MODULE: ./gate/inputs.js









const LONGEST_POLL_INTERVAL_MS = 5 * 60_000;
/**
 * Reads and checks all inputs as the runner hands them over (`INPUT_<NAME>`). It loads nothing
 * heavy, so that a faulty workflow costs next to nothing.
 *
 * @param origin whether this is a pull request that gets no secrets; no variables (`vars`) get
 *   there either, so where such a step is to be skipped, what is merely missing is no fault
 */
function readInputs(env, origin) {
    const form = new InputForm(env);
    const access = readAccess(form, origin);
    const settings = readSettings(form);
    const source = readSource(form, access.service, access.whySkipped !== null);
    if (settings.wait === false && form.has('debrief-file')) {
        form.refuse('wait', 'makes no sense with debrief-file, since there is no run to wait for');
    }
    const inputs = { source, ...settings };
    if (form.faults.length > 0)
        return { kind: 'faults', faults: form.faults };
    if (access.whySkipped !== null)
        return { kind: 'skipped', why: access.whySkipped };
    return isComplete(inputs) ? { kind: 'inputs', inputs } : { kind: 'faults', faults: form.faults };
}
function readAccess(form, origin) {
    const baseUrl = form.readGiven('base-url', parseBaseUrl);
    const apiKey = form.readExact('api-key', parseApiKey);
    const onMissingKey = form.read('on-missing-key', (text) => parseChoice(text, ['fail', 'skip']));
    if (form.has('debrief-file'))
        return { service: undefined, whySkipped: null };
    if (apiKey === null && onMissingKey === 'skip' && origin !== null) {
        return { service: undefined, whySkipped: WHY_SKIPPED[origin] };
    }
    if (baseUrl === null) {
        form.fault("input 'base-url' is missing: give the service's address, such as https://api.example.com");
    }
    if (apiKey === null) {
        form.fault(`input 'api-key' is missing: ${HOW_TO_GET_A_KEY[origin ?? 'repository']}`);
    }
    const service = baseUrl && apiKey ? { baseUrl, apiKey } : undefined;
    return { service, whySkipped: null };
}
const WHY_SKIPPED = {
    fork: 'there is no API key, since pull requests from forks get no secrets; to have this change judged, push it to a branch of this repository',
    dependabot: 'there is no API key, since pull requests from Dependabot get none but Dependabot secrets; to have this change judged, store the key among those (Settings, Secrets and variables, Dependabot) and run the job again',
};
const PASS_THE_SECRET = `store the key as a secret of this repository and pass it, as in api-key: \${{ secrets.SIMULATION_API_KEY }} (a secret that does not exist is passed as an empty text)`;
const HOW_TO_GET_A_KEY = {
    repository: PASS_THE_SECRET,
    fork: `pull requests from forks get no secrets, so set on-missing-key: skip to skip the step there, or push the change to a branch of this repository. Elsewhere, ${PASS_THE_SECRET}`,
    dependabot: `pull requests from Dependabot get none but Dependabot secrets, so store the key among those (Settings, Secrets and variables, Dependabot), or set on-missing-key: skip to skip the step there. Elsewhere, ${PASS_THE_SECRET}`,
};
/** Everything but the source; a member is undefined where its input is faulty. */
function readSettings(form) {
    const boolean = (name) => form.read(name, parseBoolean);
    const duration = (name) => form.read(name, (text) => parseDuration(text));
    const integer = (name, min, max) => form.read(name, (text) => parseInteger(text, min, max));
    const choice = (name, choices) => form.read(name, (text) => parseChoice(text, choices));
    const template = (name, placeholder) => form.readGiven(name, (text) => parseUrlTemplate(text, placeholder));
    return {
        wait: boolean('wait'),
        regenerate: boolean('regenerate'),
        runTimeoutMs: duration('run-timeout'),
        debriefTimeoutMs: duration('debrief-timeout'),
        debriefRetries: integer('debrief-retries', 0, 5),
        maxPollIntervalMs: form.read('max-poll-interval', (text) => parseDuration(text, LONGEST_POLL_INTERVAL_MS)),
        cancelOnAbort: boolean('cancel-on-abort'),
        maxParallel: integer('max-parallel', 1, 500),
        warnOnly: boolean('warn-only'),
        onInconclusive: choice('on-inconclusive', ['fail', 'warn']),
        summary: boolean('summary'),
        detail: choice('detail', ['full', 'brief']),
        callUrl: template('call-url', 'callId'),
        runUrl: template('run-url', 'jobId'),
    };
}
function isComplete(inputs) {
    return Object.values(inputs).every((value) => value !== undefined);
}

// EXTERNAL MODULE: ./gate/stops.js
var stops = __nccwpck_require__(5935);
;// CONCATENATED MODULE: ./gate/gate.js
/** The gate: reads the inputs, tells the story, concludes. Its heavy parts load only when used. */






/** Runs the action once and gives its exit code. Never rejects: a fault of ours ends as `error`. */
async function runGate(world) {
    const { env, runner } = world;
    const apiKey = apiKeyOf(world);
    if (apiKey !== '')
        runner.maskSecret(apiKey);
    try {
        const read = readInputs(env, readPullRequestOrigin(env));
        switch (read.kind) {
            case 'inputs':
                return await judge(read.inputs, world);
            case 'faults':
                return concludeEarly('error', read.faults, world);
            case 'skipped':
                return concludeEarly('skipped', [{ rule: 'input', message: read.why }], world);
        }
    }
    catch (error) {
        return concludeBug(error, world);
    }
}
/** As the workflow gave it, before it is checked. */
function apiKeyOf({ env }) {
    return env['INPUT_API-KEY'] ?? '';
}
async function judge(inputs, world) {
    const runs = await tellStory(inputs, world);
    const outcome = worstOutcome(runs.map((run) => run.outcome));
    const report = {
        outcome,
        tolerated: !world.cancelled.aborted && fails(outcome) && runs.every((run) => isTolerated(run, inputs)),
        reasons: [],
        runs,
    };
    const { summary, detail, callUrl, runUrl } = inputs;
    const settings = { detail, callUrl, runUrl };
    return conclude({ report, summary, settings, cancelled: world.cancelled.aborted }, world.runner);
}
async function tellStory(inputs, world) {
    const { source } = inputs;
    if (source.kind === 'debrief-file') {
        const { judgeSavedDebrief } = await Promise.all(/* import() */[__nccwpck_require__.e(727), __nccwpck_require__.e(249)]).then(__nccwpck_require__.bind(__nccwpck_require__, 4249));
        return [await judgeSavedDebrief(source.path, inputs.detail, apiKeyOf(world))];
    }
    const { followRuns } = await Promise.all(/* import() */[__nccwpck_require__.e(727), __nccwpck_require__.e(745), __nccwpck_require__.e(553)]).then(__nccwpck_require__.bind(__nccwpck_require__, 553));
    return followRuns(source, inputs, world);
}
/** One run that may not fail the step; a single run that may is enough to make it red. */
function isTolerated({ outcome }, inputs) {
    if (outcome === 'failed')
        return inputs.warnOnly;
    if (outcome === 'inconclusive')
        return inputs.onInconclusive === 'warn';
    return !fails(outcome);
}
function concludeEarly(outcome, reasons, { env, runner, cancelled }) {
    return conclude({
        report: { outcome, tolerated: false, reasons, runs: [] },
        summary: !refusesSummary(env),
        settings: { detail: 'full', callUrl: null, runUrl: null },
        cancelled: cancelled.aborted,
    }, runner);
}
/** The inputs may be broken, so only a readable wish for no summary counts. */
function refusesSummary(env) {
    const wish = parseBoolean(env.INPUT_SUMMARY?.trim() ?? '');
    return wish.ok && !wish.value;
}
function concludeBug(error, world) {
    world.runner.debug((0,stops/* stackOf */.US)(error));
    const { rule, message } = (0,stops/* internalFault */.gj)(error);
    return concludeEarly('error', [{ rule, message }], world);
}


/***/ }),

/***/ 7805:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  J: () => (/* binding */ endProcess),
  b: () => (/* binding */ realWorld)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __nccwpck_require__(3024);
// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __nccwpck_require__(8500);
// EXTERNAL MODULE: ./core/text/log-line.js
var log_line = __nccwpck_require__(6977);
// EXTERNAL MODULE: ./core/text/strip.js
var strip = __nccwpck_require__(4738);
;// CONCATENATED MODULE: ./runner/command.js
/** A workflow command as the runner reads it from stdout, escaped, with its line end. */
function formatCommand(name, properties, data) {
    const listed = Object.entries(properties)
        .map(([key, value]) => `${key}=${escapeProperty(value)}`)
        .join(',');
    return `::${name}${listed === '' ? '' : ` ${listed}`}::${escapeData(data)}\n`;
}
function escapeData(text) {
    return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}
function escapeProperty(text) {
    return escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}

// EXTERNAL MODULE: ./runner/secret-forms.js
var secret_forms = __nccwpck_require__(3953);
;// CONCATENATED MODULE: ./runner/github-runner.js




/** The platform's limit on an annotation's message, in UTF-16 units. */
const MAX_ANNOTATION_UNITS = 4096;
/** Hiding a shorter secret wherever it stands would garble every text. */
const MIN_HIDDEN_LENGTH = 8;
const TITLE = 'Simulation Gate';
/**
 * The runner of GitHub Actions, by its workflow commands and command files. It stands in for
 * `@actions/core`, which escapes no log text and whose import alone takes longer than most steps.
 */
function createRunner(ports) {
    return new GithubRunner(ports);
}
class GithubRunner {
    isDebug;
    #ports;
    #random;
    #secrets = [];
    #hidden = [];
    constructor(ports) {
        this.isDebug = ports.env.RUNNER_DEBUG === '1';
        this.#ports = ports;
        this.#random = ports.random ?? Math.random;
    }
    maskSecret(value) {
        const parts = new Set([value, value.trim(), ...value.split(/\r\n|\r|\n/)]);
        for (const part of parts) {
            if (part.trim() === '')
                continue;
            this.#ports.write(formatCommand('add-mask', {}, part));
            if (part.length >= MIN_HIDDEN_LENGTH)
                this.#secrets.push(part);
        }
        this.#hidden = (0,secret_forms/* secretForms */.N)(this.#secrets);
    }
    info(text) {
        const lines = this.#lines(text);
        if (!isBlank(lines))
            this.#ports.write(lines.map((line) => `${line}\n`).join(''));
    }
    debug(text) {
        if (!this.isDebug)
            return;
        const lines = this.#lines(text);
        if (isBlank(lines))
            return;
        this.#ports.write(lines.map((line) => formatCommand('debug', {}, line)).join(''));
    }
    group(title, lines) {
        const body = lines.flatMap((line) => this.#lines(line));
        if (isBlank(body))
            return;
        const start = formatCommand('group', {}, this.#lines(title).join(' '));
        const shown = body.map((line) => `${line}\n`).join('');
        this.#ports.write(`${start}${shown}${formatCommand('endgroup', {}, '')}`);
    }
    annotate(level, message) {
        const lines = this.#lines(message);
        if (isBlank(lines))
            return;
        const text = (0,strip/* clip */.$Q)(lines.join('\n'), MAX_ANNOTATION_UNITS);
        this.#ports.write(formatCommand(level, { title: TITLE }, text));
    }
    setOutput(name, value) {
        const path = this.#ports.env.GITHUB_OUTPUT;
        if (path === undefined || path === '') {
            this.debug(`output ${name} is not set: there is no GITHUB_OUTPUT`);
            return;
        }
        const text = (0,secret_forms/* hideForms */.e)(value, this.#hidden);
        const delimiter = this.#delimiterFor(text);
        this.#ports.appendFile(path, `${name}<<${delimiter}\n${text}\n${delimiter}\n`);
    }
    writeSummary(markdown) {
        const path = this.#ports.env.GITHUB_STEP_SUMMARY;
        if (path === undefined || path === '') {
            this.debug('the job summary is not written: there is no GITHUB_STEP_SUMMARY');
            return;
        }
        try {
            this.#ports.appendFile(path, (0,secret_forms/* hideForms */.e)(markdown, this.#hidden));
        }
        catch (error) {
            const why = error instanceof Error ? error.message : String(error);
            this.annotate('warning', `the job summary could not be written: ${why}`);
        }
    }
    /** Hides secrets before escaping, which could break one up, and after it, which could mend one. */
    #lines(text) {
        return (0,log_line/* plainLines */.y)((0,secret_forms/* hideForms */.e)(text, this.#hidden)).map((line) => (0,secret_forms/* hideForms */.e)(line, this.#hidden));
    }
    #delimiterFor(value) {
        let delimiter = `simulation-gate-${this.#random().toString(36).slice(2)}`;
        while (value.includes(delimiter))
            delimiter += '-';
        return delimiter;
    }
}
function isBlank(lines) {
    return lines.every((line) => line.trim() === '');
}

// EXTERNAL MODULE: ./gate/stops.js
var stops = __nccwpck_require__(5935);
;// CONCATENATED MODULE: ./gate/process.js
/** The real world: this process, its environment, its clock and its signals. */




const FULL_PIPE_PAUSE_MS = 5;
/** Epoch milliseconds from the monotonic clock, so that a clock that is set cannot move a deadline. */
const monotonicClock = {
    now: () => performance.timeOrigin + performance.now(),
    async sleep(ms, signal) {
        try {
            await (0,promises_.setTimeout)(ms, undefined, { signal });
        }
        catch {
            throw signal.reason;
        }
    },
};
/** Everything that the gate touches, for real. Listens for the runner's cancel signals from now on. */
function realWorld() {
    const cancel = new AbortController();
    for (const signal of ['SIGINT', 'SIGTERM']) {
        process.on(signal, () => cancel.abort(new stops/* Cancelled */.cJ(signal)));
    }
    return {
        env: process.env,
        clock: monotonicClock,
        random: Math.random,
        runner: createRunner({
            env: process.env,
            write: writeToLog,
            appendFile: external_node_fs_.appendFileSync,
        }),
        cancelled: cancel.signal,
    };
}
/**
 * Writes to stdout and returns when it is written, so that nothing is lost when the process ends.
 * `process.stdout` would load all of Node's streams and sockets for this. A log that nobody reads
 * any more must not end the gate half way.
 */
function writeToLog(text) {
    let rest = Buffer.from(text);
    while (rest.length > 0) {
        try {
            rest = rest.subarray((0,external_node_fs_.writeSync)(1, rest));
        }
        catch (error) {
            if (!isFull(error))
                return;
            Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, FULL_PIPE_PAUSE_MS);
        }
    }
}
/** A pipe that takes nothing at the moment, since its reader lags behind. */
function isFull(error) {
    return error instanceof Error && 'code' in error && error.code === 'EAGAIN';
}
/** Ends the process: an open connection must not keep the step alive. */
function endProcess(exitCode) {
    process.exit(exitCode);
}


/***/ }),

/***/ 5935:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Kx: () => (/* binding */ withoutPeriod),
/* harmony export */   US: () => (/* binding */ stackOf),
/* harmony export */   WE: () => (/* binding */ explain),
/* harmony export */   cJ: () => (/* binding */ Cancelled),
/* harmony export */   gj: () => (/* binding */ internalFault),
/* harmony export */   r0: () => (/* binding */ Unjudged)
/* harmony export */ });
/* harmony import */ var _core_text_duration_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(8174);
/* harmony import */ var _service_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(6361);
/**
 * The ways in which a run's story ends without a judgement. They are thrown where they are
 * noticed and turned into an outcome in one place, `explain`.
 */


/** The step was told to stop (SIGINT, SIGTERM). */
class Cancelled extends Error {
    name = 'Cancelled';
    constructor(signal) {
        super(`the step was cancelled (${signal})`);
    }
}
/** No judgement can be had; `rule` names what ended the story. */
class Unjudged extends Error {
    name = 'Unjudged';
    rule;
    outcome;
    constructor(rule, message, outcome = 'inconclusive') {
        super(message);
        this.rule = rule;
        this.outcome = outcome;
    }
}
/** The inputs that tell the service which run is meant. */
const INPUTS_OF = {
    'job-id': 'the input job-id',
    'run-plan-id': 'the inputs run-plan-id and variables',
    'service-phone-number': 'the inputs service-phone-number and call-time',
    'debrief-file': 'the input debrief-file',
};
/**
 * Says what an error means for a run: whether the workflow is at fault (`error`) or not
 * (`inconclusive`), and in which words. Anything unknown is a bug of ours, and an `error`.
 *
 * @param source which input named the run, for the cure
 */
function explain(error, wait, source) {
    if (error instanceof Unjudged) {
        const { outcome, rule, message } = error;
        return { outcome, rule, message: outcome === 'error' ? message : withWait(message, wait) };
    }
    if (error instanceof Cancelled) {
        return { outcome: 'inconclusive', rule: 'cancelled', message: withWait(error.message, wait) };
    }
    if (error instanceof _service_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._)
        return explainServiceError(error, wait, source);
    return internalFault(error);
}
/** What a bug of ours is told as; its stack is for debug logs only. */
function internalFault(error) {
    return {
        outcome: 'error',
        rule: 'internal',
        message: `an internal fault of the action (${String(error)}); run the job again with debug logging and report what it says`,
    };
}
/** For debug logs. */
function stackOf(error) {
    return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
function explainServiceError(error, wait, source) {
    const cure = cureOf(error, INPUTS_OF[source]);
    return cure === null
        ? { outcome: 'inconclusive', rule: 'service', message: withWait(error.message, wait) }
        : { outcome: 'error', rule: 'service', message: `${withoutPeriod(error.message)}. ${cure}` };
}
/** What the workflow can do about it, or null where the workflow is not at fault. */
function cureOf(error, inputs) {
    if (error.kind === 'redirect') {
        return 'Redirects are never followed with a key attached: set the input base-url to the address that answers itself';
    }
    if (error.kind === 'tls') {
        return 'Where the service has a certificate of your own authority, name its file in NODE_EXTRA_CA_CERTS';
    }
    if (error.kind === 'proxy') {
        return 'Correct the variable in the env of the workflow or of the runner, or remove it';
    }
    if (error.kind !== 'status' || error.status === undefined)
        return null;
    return cureOfStatus(error.status, inputs);
}
function cureOfStatus(status, inputs) {
    switch (status) {
        case 401:
            return 'Check the input api-key: the service does not know this key (was it regenerated, or does it belong to another base-url?)';
        case 402:
            return 'Check the plan and the payments of the account that the api-key belongs to';
        case 403:
            return 'The input api-key lacks the permission for this: use a key with Full Access (a Read-Only key may only read)';
        case 404:
            return `Check ${inputs}, and that base-url and api-key belong to the same project`;
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
    const { what, input, limitMs, waitedMs, lastSeen } = wait;
    return `${withoutPeriod(message)}; waited ${(0,_core_text_duration_js__WEBPACK_IMPORTED_MODULE_1__/* .formatDuration */ .a)(waitedMs)} for ${what} (${input}: ${(0,_core_text_duration_js__WEBPACK_IMPORTED_MODULE_1__/* .formatDuration */ .a)(limitMs)}); last seen: ${lastSeen}`;
}
/** For text of others that a sentence of ours goes on after. */
function withoutPeriod(text) {
    return text.replace(/\.$/, '');
}


/***/ }),

/***/ 3953:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ secretForms),
/* harmony export */   e: () => (/* binding */ hideForms)
/* harmony export */ });
/** Shorter encoded forms than this stand by chance in any text. */
const MIN_DERIVED_LENGTH = 8;
/**
 * The spellings in which secrets may stand in a text, the longest first: as they are, URL-encoded,
 * escaped as in JSON, and in base64 and base64url at whatever offset they stand in the encoded
 * bytes. An empty secret has none.
 */
function secretForms(secrets) {
    const forms = new Set(secrets.filter((secret) => secret !== '').flatMap(formsOf));
    return [...forms].toSorted((a, b) => b.length - a.length);
}
/** Replaces every form in the text by `***`. */
function hideForms(text, forms) {
    return forms.reduce((hidden, form) => hidden.replaceAll(form, '***'), text);
}
function formsOf(secret) {
    const encoded = encodeURIComponent(secret.toWellFormed());
    const derived = [
        encoded,
        encoded.replaceAll(/%[0-9A-F]{2}/g, (byte) => byte.toLowerCase()),
        JSON.stringify(secret).slice(1, -1),
        ...base64Forms(secret),
    ];
    return [secret, ...derived.filter((form) => form.length >= MIN_DERIVED_LENGTH)];
}
/** What stands in front of the secret and behind it decides its first and last base64 digit. */
function base64Forms(secret) {
    const bytes = Buffer.from(secret);
    const forms = [0, 1, 2].flatMap((offset) => {
        const shifted = Buffer.concat([Buffer.alloc(offset), bytes]);
        const digits = shifted.toString('base64url');
        const first = offset === 0 ? 0 : offset + 1;
        return digits.slice(first, shifted.length % 3 === 0 ? undefined : -1);
    });
    const whole = [bytes.toString('base64'), bytes.toString('base64url')];
    return [...whole, ...forms.flatMap((form) => [form, toBase64(form)])];
}
function toBase64(base64url) {
    return base64url.replaceAll('-', '+').replaceAll('_', '/');
}


/***/ }),

/***/ 6361:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ ServiceError)
/* harmony export */ });
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
    param;
    details;
    mayHaveBeenTaken;
    constructor(facts) {
        super(`${facts.operation}: ${facts.problem}`, { cause: facts.cause });
        this.kind = facts.kind;
        this.operation = facts.operation;
        this.problem = facts.problem;
        this.status = facts.status;
        this.type = facts.type;
        this.code = facts.code;
        this.param = facts.param;
        this.details = facts.details;
        this.mayHaveBeenTaken = facts.mayHaveBeenTaken;
    }
}


/***/ })

/******/ });
/************************************************************************/
/******/ // The module cache
/******/ var __webpack_module_cache__ = {};
/******/ 
/******/ // The require function
/******/ function __nccwpck_require__(moduleId) {
/******/ 	// Check if module is in cache
/******/ 	var cachedModule = __webpack_module_cache__[moduleId];
/******/ 	if (cachedModule !== undefined) {
/******/ 		return cachedModule.exports;
/******/ 	}
/******/ 	// Create a new module (and put it into the cache)
/******/ 	var module = __webpack_module_cache__[moduleId] = {
/******/ 		id: moduleId,
/******/ 		loaded: false,
/******/ 		exports: {}
/******/ 	};
/******/ 
/******/ 	// Execute the module function
/******/ 	var threw = true;
/******/ 	try {
/******/ 		__webpack_modules__[moduleId](module, module.exports, __nccwpck_require__);
/******/ 		threw = false;
/******/ 	} finally {
/******/ 		if(threw) delete __webpack_module_cache__[moduleId];
/******/ 	}
/******/ 
/******/ 	// Flag the module as loaded
/******/ 	module.loaded = true;
/******/ 
/******/ 	// Return the exports of the module
/******/ 	return module.exports;
/******/ }
/******/ 
/******/ // expose the modules object (__webpack_modules__)
/******/ __nccwpck_require__.m = __webpack_modules__;
/******/ 
/************************************************************************/
/******/ /* webpack/runtime/asset-relocator-loader */
/******/ if (typeof __nccwpck_require__ !== 'undefined') __nccwpck_require__.ab = decodeURIComponent(new URL('.', import.meta.url).pathname).slice(import.meta.url.match(/^file:\/\/\/\w:/) ? 1 : 0, -1) + "/";
/******/ 
/******/ /* webpack/runtime/async module */
/******/ (() => {
/******/ 	var webpackQueues = typeof Symbol === "function" ? Symbol("webpack queues") : "__webpack_queues__";
/******/ 	var webpackExports = typeof Symbol === "function" ? Symbol("webpack exports") : "__webpack_exports__";
/******/ 	var webpackError = typeof Symbol === "function" ? Symbol("webpack error") : "__webpack_error__";
/******/ 	var resolveQueue = (queue) => {
/******/ 		if(queue && queue.d < 1) {
/******/ 			queue.d = 1;
/******/ 			queue.forEach((fn) => (fn.r--));
/******/ 			queue.forEach((fn) => (fn.r-- ? fn.r++ : fn()));
/******/ 		}
/******/ 	}
/******/ 	var wrapDeps = (deps) => (deps.map((dep) => {
/******/ 		if(dep !== null && typeof dep === "object") {
/******/ 			if(dep[webpackQueues]) return dep;
/******/ 			if(dep.then) {
/******/ 				var queue = [];
/******/ 				queue.d = 0;
/******/ 				dep.then((r) => {
/******/ 					obj[webpackExports] = r;
/******/ 					resolveQueue(queue);
/******/ 				}, (e) => {
/******/ 					obj[webpackError] = e;
/******/ 					resolveQueue(queue);
/******/ 				});
/******/ 				var obj = {};
/******/ 				obj[webpackQueues] = (fn) => (fn(queue));
/******/ 				return obj;
/******/ 			}
/******/ 		}
/******/ 		var ret = {};
/******/ 		ret[webpackQueues] = x => {};
/******/ 		ret[webpackExports] = dep;
/******/ 		return ret;
/******/ 	}));
/******/ 	__nccwpck_require__.a = (module, body, hasAwait) => {
/******/ 		var queue;
/******/ 		hasAwait && ((queue = []).d = -1);
/******/ 		var depQueues = new Set();
/******/ 		var exports = module.exports;
/******/ 		var currentDeps;
/******/ 		var outerResolve;
/******/ 		var reject;
/******/ 		var promise = new Promise((resolve, rej) => {
/******/ 			reject = rej;
/******/ 			outerResolve = resolve;
/******/ 		});
/******/ 		promise[webpackExports] = exports;
/******/ 		promise[webpackQueues] = (fn) => (queue && fn(queue), depQueues.forEach(fn), promise["catch"](x => {}));
/******/ 		module.exports = promise;
/******/ 		body((deps) => {
/******/ 			currentDeps = wrapDeps(deps);
/******/ 			var fn;
/******/ 			var getResult = () => (currentDeps.map((d) => {
/******/ 				if(d[webpackError]) throw d[webpackError];
/******/ 				return d[webpackExports];
/******/ 			}))
/******/ 			var promise = new Promise((resolve) => {
/******/ 				fn = () => (resolve(getResult));
/******/ 				fn.r = 0;
/******/ 				var fnQueue = (q) => (q !== queue && !depQueues.has(q) && (depQueues.add(q), q && !q.d && (fn.r++, q.push(fn))));
/******/ 				currentDeps.map((dep) => (dep[webpackQueues](fnQueue)));
/******/ 			});
/******/ 			return fn.r ? promise : getResult();
/******/ 		}, (err) => ((err ? reject(promise[webpackError] = err) : outerResolve(exports)), resolveQueue(queue)));
/******/ 		queue && queue.d < 0 && (queue.d = 0);
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/define property getters */
/******/ (() => {
/******/ 	// define getter functions for harmony exports
/******/ 	__nccwpck_require__.d = (exports, definition) => {
/******/ 		for(var key in definition) {
/******/ 			if(__nccwpck_require__.o(definition, key) && !__nccwpck_require__.o(exports, key)) {
/******/ 				Object.defineProperty(exports, key, { enumerable: true, get: definition[key] });
/******/ 			}
/******/ 		}
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/ensure chunk */
/******/ (() => {
/******/ 	__nccwpck_require__.f = {};
/******/ 	// This file contains only the entry chunk.
/******/ 	// The chunk loading function for additional chunks
/******/ 	__nccwpck_require__.e = (chunkId) => {
/******/ 		return Promise.all(Object.keys(__nccwpck_require__.f).reduce((promises, key) => {
/******/ 			__nccwpck_require__.f[key](chunkId, promises);
/******/ 			return promises;
/******/ 		}, []));
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/get javascript chunk filename */
/******/ (() => {
/******/ 	// This function allow to reference async chunks
/******/ 	__nccwpck_require__.u = (chunkId) => {
/******/ 		// return url for filenames based on template
/******/ 		return "" + chunkId + ".index.js";
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/hasOwnProperty shorthand */
/******/ (() => {
/******/ 	__nccwpck_require__.o = (obj, prop) => (Object.prototype.hasOwnProperty.call(obj, prop))
/******/ })();
/******/ 
/******/ /* webpack/runtime/node module decorator */
/******/ (() => {
/******/ 	__nccwpck_require__.nmd = (module) => {
/******/ 		module.paths = [];
/******/ 		if (!module.children) module.children = [];
/******/ 		return module;
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/import chunk loading */
/******/ (() => {
/******/ 	// no baseURI
/******/ 	
/******/ 	// object to store loaded and loading chunks
/******/ 	// undefined = chunk not loaded, null = chunk preloaded/prefetched
/******/ 	// [resolve, Promise] = chunk loading, 0 = chunk loaded
/******/ 	var installedChunks = {
/******/ 		792: 0
/******/ 	};
/******/ 	
/******/ 	var installChunk = (data) => {
/******/ 		var {ids, modules, runtime} = data;
/******/ 		// add "modules" to the modules object,
/******/ 		// then flag all "ids" as loaded and fire callback
/******/ 		var moduleId, chunkId, i = 0;
/******/ 		for(moduleId in modules) {
/******/ 			if(__nccwpck_require__.o(modules, moduleId)) {
/******/ 				__nccwpck_require__.m[moduleId] = modules[moduleId];
/******/ 			}
/******/ 		}
/******/ 		if(runtime) runtime(__nccwpck_require__);
/******/ 		for(;i < ids.length; i++) {
/******/ 			chunkId = ids[i];
/******/ 			if(__nccwpck_require__.o(installedChunks, chunkId) && installedChunks[chunkId]) {
/******/ 				installedChunks[chunkId][0]();
/******/ 			}
/******/ 			installedChunks[ids[i]] = 0;
/******/ 		}
/******/ 	
/******/ 	}
/******/ 	
/******/ 	__nccwpck_require__.f.j = (chunkId, promises) => {
/******/ 			// import() chunk loading for javascript
/******/ 			var installedChunkData = __nccwpck_require__.o(installedChunks, chunkId) ? installedChunks[chunkId] : undefined;
/******/ 			if(installedChunkData !== 0) { // 0 means "already installed".
/******/ 	
/******/ 				// a Promise means "currently loading".
/******/ 				if(installedChunkData) {
/******/ 					promises.push(installedChunkData[1]);
/******/ 				} else {
/******/ 					if(true) { // all chunks have JS
/******/ 						// setup Promise in chunk cache
/******/ 						var promise = import("./" + __nccwpck_require__.u(chunkId)).then(installChunk, (e) => {
/******/ 							if(installedChunks[chunkId] !== 0) installedChunks[chunkId] = undefined;
/******/ 							throw e;
/******/ 						});
/******/ 						var promise = Promise.race([promise, new Promise((resolve) => (installedChunkData = installedChunks[chunkId] = [resolve]))])
/******/ 						promises.push(installedChunkData[1] = promise);
/******/ 					}
/******/ 				}
/******/ 			}
/******/ 	};
/******/ 	
/******/ 	// no prefetching
/******/ 	
/******/ 	// no preloaded
/******/ 	
/******/ 	// no external install chunk
/******/ 	
/******/ 	// no on chunks loaded
/******/ })();
/******/ 
/************************************************************************/
/******/ 
/******/ // startup
/******/ // Load entry module and return exports
/******/ // This entry module used 'module' so it can't be inlined
/******/ var __webpack_exports__ = __nccwpck_require__(4380);
/******/ __webpack_exports__ = await __webpack_exports__;
/******/ 
