"use strict";
exports.id = 417;
exports.ids = [417];
exports.modules = {

/***/ 47207:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ describeFault),
/* harmony export */   r: () => (/* binding */ pointerOf)
/* harmony export */ });
/* harmony import */ var _json_object_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(18009);

/** A JSON Pointer (RFC 6901). */
function pointerOf(path) {
    return path
        .map((segment) => `/${String(segment).replaceAll('~', '~0').replaceAll('/', '~1')}`)
        .join('');
}
/**
 * What does not fit in a value: where, what was expected there, and what was found (its type, never
 * the value).
 *
 * @param pointer of the place that the issue is about
 */
function describeFault(issue, value, pointer) {
    const found = describeFound((0,_json_object_js__WEBPACK_IMPORTED_MODULE_0__/* .valueAt */ .f)(value, issue.path));
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

/***/ 88629:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ fillTemplate)
/* harmony export */ });
/* harmony import */ var _strip_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(63917);

/** The address that a template gives to an identifier, which stands for `{name}` there. */
function fillTemplate(template, name, id) {
    const value = encodeURIComponent((0,_strip_js__WEBPACK_IMPORTED_MODULE_0__/* .stripInvisible */ ._0)(id));
    return template.replaceAll(`{${name}}`, () => value);
}


/***/ }),

/***/ 90630:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CS: () => (/* binding */ prose),
/* harmony export */   Cv: () => (/* binding */ identifier),
/* harmony export */   DV: () => (/* binding */ codeBlock),
/* harmony export */   Hn: () => (/* binding */ cell),
/* harmony export */   LO: () => (/* binding */ MAX_PROSE_CHARS),
/* harmony export */   Vh: () => (/* binding */ linkDestination),
/* harmony export */   ci: () => (/* binding */ identifierLink),
/* harmony export */   iU: () => (/* binding */ message),
/* harmony export */   iZ: () => (/* binding */ blockQuote),
/* harmony export */   mG: () => (/* binding */ inline),
/* harmony export */   nA: () => (/* binding */ cutNote),
/* harmony export */   qy: () => (/* binding */ html),
/* harmony export */   xF: () => (/* binding */ fenceAround)
/* harmony export */ });
/* harmony import */ var _fill_template_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(88629);
/* harmony import */ var _strip_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(63917);
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
 * Everything that means something in the middle of a line: a UUID, which is shown as code, so that it
 * can be copied; markup; `&` before an entity; `@`
 * (mention, e-mail address); `#1`, `GH-1` and advisory IDs; `scheme://` and `www.`; emoji such as
 * `:octocat:`, some of which are images; `$` (formula);
 * 7 or more hex digits (commit SHA), of which the first letter of `CVE-` may be one.
 */
const ACTIVE = /(?<![0-9a-z])[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}(?![0-9a-z])|[\\`*~|[\]<_@$]|&(?=#?[0-9a-z]{1,31};)|#(?=\d)|:(?=\/\/|(?:100|1234):|(?!\d+:)[\w+-]{1,60}:)|www(?=\.)|(?:GH|GHSA|CVE)-(?=\w)|[0-9a-f]{6,}?(?=CVE-\w)|[0-9a-f]{7,}/gi;
/** Every text with something active matches; it is quicker. */
const MAY_BE_ACTIVE = /[\\`*~|[\]<_@$&#:]|www\.|[0-9a-f]{6}|(?:GH|GHSA|CVE)-/i;
/** In HTML every `&` counts, since HTML knows entities without a semicolon. */
const ACTIVE_IN_HTML = /[&<>"'@$]|#(?=\d)|:(?=\/\/|(?:100|1234):|(?!\d+:)[\w+-]{1,60}:)|www(?=\.)|(?:GH|GHSA|CVE)-(?=\w)|[0-9a-f]{6,}?(?=CVE-\w)|[0-9a-f]{7,}/gi;
const HTML_ENTITY = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&#39;',
};
/**
 * A value in single quotes, as our messages quote them, that may stand in a code span on any line: a
 * reply by e-mail renders mentions even there, and a pipe parts the cells of a table.
 */
const QUOTED = /(?<![^\s(])'([^\s'`|@$<](?:[^'`|@$<]{0,200}[^\s'`|@$<])?)'(?!\w)/;
/** List items, setext underlines, rules, block quotes and alerts, headings, table delimiter rows. */
const BLOCK_START = /^(?:[-+=](?!\w)|:(?=-)|>|#(?=[#\s]|$))/;
const ORDERED_ITEM = /^(\d{1,9})([.)])(?=\s|$)/;
/** What may stand in a code span and still be copied out as it is. */
const PLAIN_ID = /^[\w.-]{1,100}$/;
const UUID_CHARS = 36;
/** Longest prose shown, in UTF-16 units: about 20 kB of plain English. */
const MAX_PROSE_CHARS = 20_000;
/** Longest text shown on one line, in UTF-16 units. */
const MAX_INLINE_CHARS = 200;
/**
 * Prose as paragraphs: its blank lines part them, its line breaks are kept, and what exceeds
 * `maxChars` is cut with the number of characters said. Stands on lines of its own.
 */
function prose(text, maxChars = MAX_PROSE_CHARS) {
    const shown = (0,_strip_js__WEBPACK_IMPORTED_MODULE_1__/* .stripUnprintable */ .jh)((0,_strip_js__WEBPACK_IMPORTED_MODULE_1__/* .clip */ .$Q)(text, maxChars)).replaceAll('<!--', '');
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
/** What stands where a text was cut. */
function cutNote(chars) {
    return `*(cut here: ${chars} more characters)*`;
}
/**
 * A text on one line: in a paragraph, heading, list item, emphasis or link text. Cut at `maxChars`
 * with an ellipsis. Empty where nothing readable is left.
 */
function inline(text, maxChars = MAX_INLINE_CHARS) {
    const line = escapeLine(foldProse(text, maxChars));
    // A heading's trailing #s would be taken for its closing sequence.
    return line.endsWith('#') && !line.endsWith('\\#') ? `${line.slice(0, -1)}\\#` : line;
}
/**
 * A message of ours on one line, as `inline` gives it: the values that it quotes stand as code, so that
 * they are told apart and can be copied.
 */
function message(text, maxChars) {
    return escapeLine(foldProse(text, maxChars), codeOf);
}
/** A text in a table cell, on one line; a dash where there is none. */
function cell(text, maxChars = MAX_INLINE_CHARS) {
    return text === null ? NONE : inline(text, maxChars) || NONE;
}
/** A text in HTML, as in a `<summary>` line, where Markdown is not read. */
function html(text, maxChars = MAX_INLINE_CHARS) {
    const line = foldProse(text, maxChars);
    return line.replace(ACTIVE_IN_HTML, (found) => HTML_ENTITY[found] ?? unlink(found));
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
    const url = (0,_fill_template_js__WEBPACK_IMPORTED_MODULE_0__/* .fillTemplate */ .o)(template, placeholder, id);
    return /^https?:\/\//i.test(url) ? `[${text}](${linkDestination(url)})` : text;
}
/** An address as a link destination: whatever could end it, or split a table cell, is encoded. */
function linkDestination(url) {
    return (0,_strip_js__WEBPACK_IMPORTED_MODULE_1__/* .stripInvisible */ ._0)(url)
        .replace(/[^\w.~:/?#@!&+,;=%-]/gu, percentEncode)
        .replaceAll('&', '&amp;');
}
/**
 * A fenced code block whose fence is longer than any run of backticks inside. Mentions are broken
 * here too: a reply by e-mail renders them even in code.
 */
function codeBlock(language, code) {
    const text = (0,_strip_js__WEBPACK_IMPORTED_MODULE_1__/* .stripUnprintable */ .jh)(code)
        .replaceAll('\t', '    ')
        .replace(/@(?=\w)/g, `@${ZWSP}`)
        .replaceAll('<!--', `<${ZWSP}!--`);
    const fence = fenceAround(text);
    return `${fence}${language}\n${text}\n${fence}`;
}
/** A fence of backticks that is longer than any run of them in the text. */
function fenceAround(text) {
    const longestRun = (text.match(/`+/g) ?? []).reduce((max, run) => Math.max(max, run.length), 2);
    return '`'.repeat(longestRun + 1);
}
/** Markdown as a block quote. */
function blockQuote(markdown) {
    return `> ${markdown.replaceAll('\n', '\n> ')}`;
}
function foldProse(text, maxChars) {
    return (0,_strip_js__WEBPACK_IMPORTED_MODULE_1__/* .fold */ .AU)(text, maxChars).replaceAll('<!--', '').trim();
}
function escapeLine(line, quote = quoteOf) {
    const formula = line.indexOf('$') !== line.lastIndexOf('$');
    return line
        .split(QUOTED)
        .map((part, index) => (index % 2 === 0 ? disarm(part, formula) : quote(part, formula)))
        .join('')
        .replace(BLOCK_START, '\\$&')
        .replace(ORDERED_ITEM, '$1\\$2');
}
/** What would be broken up stands as code in its quotes, so that it can be copied. */
function quoteOf(value, formula) {
    const escaped = disarm(value, formula);
    return escaped.includes(ZWSP) ? `'\`${value}\`'` : `'${escaped}'`;
}
function codeOf(value) {
    return `\`${value}\``;
}
function disarm(text, formula) {
    if (!MAY_BE_ACTIVE.test(text))
        return text;
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


/***/ }),

/***/ 22210:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ redactContacts),
/* harmony export */   n: () => (/* binding */ contactsIn)
/* harmony export */ });
/* harmony import */ var libphonenumber_js_min__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(40739);
/* harmony import */ var _strip_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(63917);
/**
 * Phone numbers and e-mail addresses in text of others. Whoever reads it knows dates, times, IDs,
 * versions, prices and shares from phone numbers, so these stay.
 */


const PHONE_MASK = '[phone number]';
const EMAIL_MASK = '[e-mail address]';
/** Signs, digits and letters of East Asia that are as wide as a syllable, in the order of ASCII. */
const FULL_WIDTH = /[\uff01-\uff5e]/g;
/** Plain, and as it is in a URL, a JSON text or HTML. */
const AT_SIGN = /@|%40|\\u0040|&#64;|&#[Xx]40;|&commat;/;
/**
 * A host name ends in a label that begins with a letter, so that `tool@1.2.3` is none; or it ends
 * anywhere, where the text was cut.
 */
const EMAIL_HOST = /(?:@|%40|\\u0040|&#64;|&#x40;|&commat;)(?:(?:[\p{L}\p{N}][\p{L}\p{N}\p{M}-]{0,62}\.){1,10}\p{L}[\p{L}\p{N}\p{M}-]{1,62}|[\p{L}\p{N}\p{M}.-]{0,253}(?=…))/giu;
/** Invisible characters may be part of it. */
const LOCAL_PART_CHAR = /[\p{L}\p{N}\p{M}\p{Cs}\p{Cf}\0-\x08\x0e-\x1f._%+'~-]/u;
const BEFORE_LOCAL_PART = /['.-]/;
/** Seven digits with hardly anything in between, which every number has. The search for others is slow. */
const MAY_BE_NUMBER = /[\d\uff10-\uff19](?:[^\d\p{L}]{0,4}[\d\uff10-\uff19]){6}/u;
/**
 * Countries whose national numbers are found. Of the German plan only those with a 0 or an area code in
 * parentheses count, as people write the numbers of most other countries too.
 */
const COUNTRIES = ['US', 'DE'];
const WITH_AREA_CODE = /^(?:0(?![.,])|\(\d{2,5}\))/;
/** Dates, times of day and UUIDs. */
const NO_NUMBERS = /(?<!\d[-./]?)(?:\d{4}-\d\d-\d\d|\d\d?[-./]\d\d?[-./](?:\d{4}|\d\d))(?![-./]?\d)|(?<!\d)\d\d?:\d\d(?::\d\d)?|[\da-fA-F]{8}(?:-[\da-fA-F]{4}){3}-[\da-fA-F]{12}/g;
/** In front of these signs a number is part of an ID, a path, a price or another number. */
const BEFORE_NO_NUMBER = /[\w#/=.,$€£¥-]/;
/**
 * The text with every phone number and e-mail address replaced by words that say what it was. Where
 * there is one, invisible characters go as well, since they may be part of it.
 *
 * @param keep phone numbers and e-mail addresses that readers know anyway, however they are spelled
 */
function redactContacts(text, keep = []) {
    const known = new Set(keep.map(spelledPlainly));
    const redact = (from) => replaceContacts(from, (contact, mask) => (known.has(spelledPlainly(contact)) ? contact : mask));
    const redacted = redact(text);
    const shown = (0,_strip_js__WEBPACK_IMPORTED_MODULE_0__/* .stripInvisible */ ._0)(redacted);
    if (shown === redacted)
        return redacted;
    const shownRedacted = redact(shown);
    return shownRedacted === shown ? redacted : shownRedacted;
}
/** Every phone number and e-mail address that stands in the text, as it is spelled there. */
function contactsIn(text) {
    const contacts = [];
    replaceContacts((0,_strip_js__WEBPACK_IMPORTED_MODULE_0__/* .stripInvisible */ ._0)(text), (contact, mask) => {
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
    let replaced = '';
    let done = 0;
    for (const host of ascii.matchAll(EMAIL_HOST)) {
        const start = localPartStart(ascii, done, host.index);
        if (start === host.index)
            continue;
        const end = host.index + host[0].length;
        replaced += text.slice(done, start) + replace(text.slice(start, end), EMAIL_MASK);
        done = end;
    }
    return replaced + text.slice(done);
}
/** Where the local part before an at sign begins; the at sign itself where there is none. */
function localPartStart(text, from, at) {
    let start = at;
    while (start > from && LOCAL_PART_CHAR.test(text.charAt(start - 1)))
        start -= 1;
    while (start < at && BEFORE_LOCAL_PART.test(text.charAt(start)))
        start += 1;
    return start;
}
function replacePhoneNumbers(text, replace) {
    let replaced = '';
    let done = 0;
    for (const { startsAt, endsAt } of phoneNumbersIn(text)) {
        if (startsAt < done)
            continue;
        replaced += text.slice(done, startsAt) + replace(text.slice(startsAt, endsAt), PHONE_MASK);
        done = endsAt;
    }
    return replaced + text.slice(done);
}
/** The phone numbers of a text from left to right; one with a country code may span lines. */
function phoneNumbersIn(text) {
    if (!MAY_BE_NUMBER.test(text))
        return [];
    const dateless = withoutDates(text);
    if (!MAY_BE_NUMBER.test(dateless))
        return [];
    const onOneLine = dateless.replace(/%2B/gi, '+  ').replace(/\s/g, ' ');
    const international = (0,libphonenumber_js_min__WEBPACK_IMPORTED_MODULE_1__/* .findPhoneNumbersInText */ .Y)(onOneLine, { extended: true });
    const inLines = dateless.replace(/[^\S\n]/g, ' ');
    const national = COUNTRIES.flatMap((country) => (0,libphonenumber_js_min__WEBPACK_IMPORTED_MODULE_1__/* .findPhoneNumbersInText */ .Y)(inLines, country).filter(({ startsAt, endsAt }) => {
        if (BEFORE_NO_NUMBER.test(inLines.charAt(startsAt - 1)))
            return false;
        return country === 'US' || WITH_AREA_CODE.test(inLines.slice(startsAt, endsAt));
    }));
    return [...international, ...national].toSorted((a, b) => a.startsAt - b.startsAt);
}
/** The text with other signs for dates and the like, so that everything keeps its place. */
function withoutDates(text) {
    return text.replace(NO_NUMBERS, (date) => '|'.repeat(date.length));
}
/** The text with full-width characters as ASCII has them. */
function inAscii(text) {
    return text.replace(FULL_WIDTH, (char) => String.fromCharCode(char.charCodeAt(0) - 0xfee0));
}
/** The same for every spelling of one phone number or e-mail address. */
function spelledPlainly(contact) {
    const plain = inAscii(contact).toLowerCase().replace(AT_SIGN, '@');
    return plain.includes('@') ? plain : plain.replace(/\D/g, '');
}


/***/ }),

/***/ 97845:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  action: () => (/* reexport */ trackThemes)
});

// EXTERNAL MODULE: ./core/input/parsed.js
var parsed = __webpack_require__(7247);
// EXTERNAL MODULE: ./http/errors.js
var errors = __webpack_require__(72557);
// EXTERNAL MODULE: ./merge/attempts.js
var attempts = __webpack_require__(49116);
// EXTERNAL MODULE: ./merge/read-reports.js + 1 modules
var read_reports = __webpack_require__(94443);
// EXTERNAL MODULE: ./report/brief.js
var brief = __webpack_require__(31190);
// EXTERNAL MODULE: ./report/format.js
var format = __webpack_require__(53483);
// EXTERNAL MODULE: ./report/redact.js
var report_redact = __webpack_require__(80249);
// EXTERNAL MODULE: ./step/inputs/input-form.js
var input_form = __webpack_require__(36269);
// EXTERNAL MODULE: ./core/text/markdown.js
var markdown = __webpack_require__(90630);
// EXTERNAL MODULE: ./core/text/strip.js
var strip = __webpack_require__(63917);
// EXTERNAL MODULE: ./report/plain-words.js
var plain_words = __webpack_require__(39946);
// EXTERNAL MODULE: ./report/sections/voice.js
var voice = __webpack_require__(4757);
;// CONCATENATED MODULE: ./report/issue/issue.js
/** The issue of a theme, in GitHub Flavored Markdown. Everything that others wrote is escaped. */





/** GitHub's limit on an issue is 65,536 characters; escaping may make a text six times as long. */
const MAX_ANALYSIS_CHARS = 4_000;
const MAX_ADVICE_CHARS = 1_000;
const MAX_TITLE_CHARS = 150;
const MAX_NAME_CHARS = 60;
const MAX_RECOMMENDATIONS = 5;
const MAX_CALLS = 10;
const MAX_CHECKS_CHARS = 1_000;
/** What an issue is called: the same from run to run, as long as the theme is. */
function issueTitle({ theme, plan, gate }) {
    const title = (0,strip/* fold */.AU)(theme.title, MAX_TITLE_CHARS) || (0,strip/* fold */.AU)(theme.slug, MAX_TITLE_CHARS) || format/* UNTITLED */.q8;
    const where = (0,strip/* fold */.AU)(plan || gate, MAX_NAME_CHARS);
    // A title is no Markdown; what names people and issues is kept from doing so all the same.
    return `${title}${where === '' ? '' : ` (${where})`}`.replace(/[@#](?=\w)/g, '$&\u200b');
}
/** What the issue says of the theme, and nothing of the run that shows it: it changes with the facts alone. */
function issueFacts(view) {
    const { theme, recommendations } = view;
    const advice = recommendations.slice(0, MAX_RECOMMENDATIONS).map(({ title, body }) => {
        const text = (0,markdown/* prose */.CS)(body, MAX_ADVICE_CHARS);
        return `${(0,voice/* bold */.Cr)(title)}\n\n${text === '' ? '' : `${text}\n\n`}`;
    });
    const analysis = (0,markdown/* prose */.CS)(theme.analysis, MAX_ANALYSIS_CHARS);
    return [
        `${factLines(view)
            .map((line) => `- ${line}\n`)
            .join('')}\n`,
        analysis === '' ? '' : `${analysis}\n\n`,
        advice.length === 0 ? '' : `### Recommended\n\n${advice.join('')}`,
    ].join('');
}
/** Where the theme was seen. */
function issueSighting({ theme, jobId, provenance, }) {
    const { commit = null, reportedAt = '', workflowRunUrl = null } = provenance ?? {};
    const parts = [
        jobId === '' ? 'Seen' : `Seen in run ${(0,markdown/* identifier */.Cv)(jobId)}`,
        ...(reportedAt === '' ? [] : [(0,markdown/* inline */.mG)(reportedAt.slice(0, 10))]),
        ...(commit === null ? [] : [`commit ${(0,markdown/* identifier */.Cv)(commit.slice(0, 12))}`]),
        ...(workflowRunUrl !== null && /^https?:\/\//i.test(workflowRunUrl)
            ? [`[workflow run](${(0,markdown/* linkDestination */.Vh)(workflowRunUrl)})`]
            : []),
    ];
    const calls = theme.callIds.slice(0, MAX_CALLS).map(markdown/* identifier */.Cv).join(', ');
    return `${parts.join(' · ')}\n\n${calls === '' ? '' : `Calls: ${calls}\n\n`}`;
}
function factLines({ theme, gate, plan, waiver }) {
    const { sign, word } = (0,plain_words/* severityOf */.x)(theme.severity);
    const words = [
        ['Impact', theme.impact],
        ['Prevalence', theme.prevalence],
        ['Since', theme.lifecycle],
        ['Cause', theme.rootCauseChannel],
    ];
    const checks = (0,markdown/* inline */.mG)(theme.checkNames.join(', '), MAX_CHECKS_CHARS);
    return [
        (0,voice/* bold */.Cr)(theme.title),
        ...(gate === '' ? [] : [`Gate: ${(0,markdown/* inline */.mG)(gate)}`]),
        ...(plan === '' || plan === gate ? [] : [`Run plan: ${(0,markdown/* inline */.mG)(plan)}`]),
        `Severity: ${sign} ${(0,markdown/* inline */.mG)(word)}`,
        `Calls: ${(0,format/* unbroken */.D_)((0,format/* formatShare */.T1)(theme.affectedCallCount, theme.totalCallCount))}`,
        ...words.flatMap(([name, value]) => {
            const told = (0,plain_words/* plainWord */.h)(value);
            return told === null ? [] : [`${name}: ${(0,markdown/* inline */.mG)(told)}`];
        }),
        ...(checks === '' ? [] : [`Checks: ${checks}`]),
        ...(theme.slug === '' ? [] : [`Slug: ${(0,markdown/* identifier */.Cv)(theme.slug)}`]),
        ...(waiver === null ? [] : [waiverLine(waiver)]),
    ];
}
function waiverLine({ expires, owner, reason }) {
    const by = owner === null ? '' : ` by ${(0,markdown/* inline */.mG)(owner)}`;
    return `Waived until ${(0,markdown/* inline */.mG)(expires)}${by}: ${(0,markdown/* inline */.mG)(reason, 500)}`;
}

;// CONCATENATED MODULE: ./report/issue/state.js
/**
 * What an issue of ours says to ourselves: of which theme it is, and what it says of it. It stands in
 * an HTML comment at the very start, in characters that cannot end it.
 */
const DIGEST = '([0-9a-f]{16})';
const MARKER = new RegExp(`<!-- simulation-gate-theme ${DIGEST} ${DIGEST} ${DIGEST} (\\d{1,12}) -->\\r?\\n?`);
/** The hidden first line of the issue of a theme. */
function issueMarker({ scope, theme, digest, atS }) {
    return `<!-- simulation-gate-theme ${scope} ${theme} ${digest} ${atS} -->\n`;
}
/** The state that an issue's text holds, or null where it holds none; whoever wrote it. */
function readIssueState(body) {
    const match = MARKER.exec(body);
    if (match === null)
        return null;
    const [, scope = '', theme = '', digest = '', atS = ''] = match;
    return { scope, theme, digest, atS: Number(atS) };
}
/** The same text with another state; what people have written into it stays. */
function withIssueState(body, state) {
    return body.replace(MARKER, issueMarker(state));
}

// EXTERNAL MODULE: ./report/theme-order.js
var theme_order = __webpack_require__(68918);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./report/spared.js
var spared = __webpack_require__(74957);
;// CONCATENATED MODULE: ./track/sightings.js
/** The themes that reports show, by gate and run plan. */




/**
 * What the newest reports of every gate and run plan show: of several commits the newest alone counts.
 *
 * @param nowMs stands for the time of a report that does not tell its own
 */
function scopesOf(reports, nowMs) {
    const seen = reports.flatMap((report) => report.runs.map((run) => ({
        report,
        run,
        isFailed: run.outcome === 'failed' || gateIn(report, run).outcome === 'failed',
        atS: secondsOf(report, nowMs),
    })));
    const byScope = Map.groupBy(eachRunOnce(seen), ({ report, run }) => digestOf((0,attempts/* gateOf */.Rv)(gateIn(report, run)), planOf(run)));
    return [...byScope].flatMap(([id, all]) => {
        const newest = newestOf(all);
        const commit = newest.report.provenance?.commit;
        const of = all.filter(({ report }) => report.provenance?.commit === commit);
        const judged = of.filter(({ run }) => isJudged(run));
        if (judged.length === 0)
            return [];
        const { report, run, atS } = newestOf(judged);
        const isWhole = judged.length === of.length;
        return [{ id, isWhole, atS, sightings: sightingsOf(id, judged), report, run }];
    });
}
/** A merged report tells again what its parts do: of one run the report counts that is of the fewest. */
function eachRunOnce(seen) {
    // That of a saved debrief has no ID.
    const byRun = Map.groupBy(seen, ({ run }, index) => run.jobId.toLowerCase() || `${index}`);
    return [...byRun.values()].flatMap((all) => {
        const [own, ...others] = all.toSorted((a, b) => Number(isJudged(b.run)) - Number(isJudged(a.run)) ||
            a.report.runs.length - b.report.runs.length ||
            a.atS - b.atS);
        if (own === undefined)
            return [];
        const hasFailed = others.some(({ run }) => run.outcome === 'failed');
        return [{ ...own, isFailed: own.isFailed || hasFailed }];
    });
}
/** Sixteen hex digits. */
function digestOf(...parts) {
    return (0,external_node_crypto_.createHash)('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 16);
}
function isJudged({ outcome, report }) {
    return report !== null && (outcome === 'passed' || outcome === 'failed');
}
function newestOf(all) {
    return all.reduce((newest, one) => (one.atS > newest.atS ? one : newest));
}
/** The gate that a run is of; a merged report has those of several. */
function gateIn(report, { partOf }) {
    return partOf ?? report;
}
/** The plan's ID, which its name may change under; what the workflow calls it where nobody tells. */
function planOf({ about, stableName }) {
    return (about?.planId ?? stableName ?? '').toLowerCase();
}
/** Each theme once, the most severe first; one that is fixed is gone. */
function sightingsOf(scope, judged) {
    const sightings = new Map();
    for (const { report: gate, run, isFailed, atS } of judged) {
        const { report } = run;
        const waivers = (0,spared/* waiversByName */.wT)(run.spared).theme;
        for (const theme of (0,theme_order/* sortThemes */.lt)(report?.themes ?? [])) {
            const key = { scope, theme: digestOf(theme.slug || theme.title) };
            const known = sightings.get(key.theme);
            if (theme.lifecycle === 'FIXED')
                continue;
            if (known !== undefined) {
                known.isFailed ||= isFailed;
                continue;
            }
            sightings.set(key.theme, {
                key,
                isFailed,
                atS,
                theme,
                gate: gateIn(gate, run).gateName ?? '',
                plan: run.about?.planName ?? run.stableName ?? '',
                recommendations: (report?.recommendations ?? []).filter(({ themeSlugs }) => themeSlugs.includes(theme.slug)),
                waiver: waivers.get(theme.slug) ?? null,
                jobId: run.jobId,
                provenance: gate.provenance ?? null,
            });
        }
    }
    return [...sightings.values()];
}
function secondsOf({ provenance }, nowMs) {
    const told = Date.parse(provenance?.reportedAt ?? '');
    return Math.max(0, Math.floor((Number.isNaN(told) ? nowMs : told) / 1000));
}

;// CONCATENATED MODULE: ./track/keep-issues.js





/** An issue that was moved or deleted, or that GitHub refuses to change as it is asked to. */
const OF_ONE = new Set([404, 410, 422]);
const FOOTER = '---\n\n*Kept by the action track-themes: written anew when these facts change, closed when the theme is gone, opened again when it returns. Close it as not planned to hear no more of it.*\n';
/**
 * Opens, updates, closes and reopens issues. Returns the titles of the themes beyond `maxIssues`, which
 * have no issue yet. Rejects if GitHub refuses or cannot be reached.
 */
async function keepIssues(scopes, keeping) {
    const { api, label, maxIssues, report } = keeping;
    const known = await findKept({ labels: label }, keeping);
    if (keeping.close)
        for (const scope of scopes)
            await closeGone(scope, known, keeping);
    const sightings = scopes.flatMap((scope) => scope.sightings);
    const fresh = await update(sightings, known, keeping);
    if (fresh.length === 0)
        return [];
    // Somebody may have removed the label, and another job may have opened the issue meanwhile.
    const written = await findKept({ creator: await api.author() }, keeping);
    const bySeverity = (await update(fresh, written, keeping)).toSorted((a, b) => (0,theme_order/* severityRank */.qs)(a.theme.severity) - (0,theme_order/* severityRank */.qs)(b.theme.severity));
    const opened = bySeverity.slice(0, maxIssues);
    if (opened.length > 0)
        await api.ensureLabel(label);
    for (const sighting of opened) {
        const title = issueTitle(sighting);
        const issue = await api.create(title, bodyOf(sighting), label);
        note(report, 'opened', title, issue.number);
    }
    return bySeverity.slice(maxIssues).map(issueTitle);
}
function note({ rows }, deed, title, number) {
    rows.push([`${number}`, title, deed]);
}
async function findKept(by, { api }) {
    const issues = await api.list(by);
    const marked = issues.flatMap((issue) => {
        const state = readIssueState(issue.body);
        return state === null ? [] : [{ issue, state, user: issue.user }];
    });
    const ours = await api.ours(marked);
    const known = new Map();
    for (const one of ours.toSorted((a, b) => a.issue.number - b.issue.number)) {
        const key = keyOf(one.state);
        const other = known.get(key);
        const isBetter = other?.issue.state === 'closed' && one.issue.state === 'open';
        if (other === undefined || isBetter)
            known.set(key, one);
    }
    return known;
}
function keyOf({ scope, theme }) {
    return `${scope} ${theme}`;
}
/** Brings issues up to date; gives the themes of failed gates that have none. */
async function update(sightings, known, keeping) {
    const fresh = [];
    for (const sighting of sightings) {
        const kept = known.get(keyOf(sighting.key));
        if (kept !== undefined)
            await bringUpToDate(sighting, kept, keeping);
        else if (sighting.isFailed)
            fresh.push(sighting);
    }
    return fresh;
}
async function bringUpToDate(sighting, { issue, state }, keeping) {
    const isClosed = issue.state === 'closed';
    // A job that took longer must not undo what a later report has told, nor the same report, told again,
    // what somebody has made of it since.
    if (state.atS > sighting.atS || (isClosed && state.atS === sighting.atS))
        return;
    const isUnwanted = issue.state_reason === 'not_planned' || issue.state_reason === 'duplicate';
    if (isClosed ? isUnwanted || !sighting.isFailed : state.digest === stateOf(sighting).digest) {
        return;
    }
    const text = { title: issueTitle(sighting), body: bodyOf(sighting) };
    const reopening = { state: 'open', state_reason: 'reopened' };
    await attempt(issue.number, keeping, async () => {
        await keeping.api.update(issue.number, isClosed ? { ...text, ...reopening } : text);
        note(keeping.report, isClosed ? 'reopened' : 'updated', text.title, issue.number);
    });
}
async function closeGone(scope, known, keeping) {
    if (!scope.isWhole)
        return;
    const there = new Set(scope.sightings.map(({ key }) => keyOf(key)));
    for (const { issue, state } of known.values()) {
        const isOfScope = state.scope === scope.id && state.atS <= scope.atS;
        if (!isOfScope || issue.state !== 'open' || there.has(keyOf(state)))
            continue;
        await attempt(issue.number, keeping, () => closeOne(issue, state, scope, keeping));
    }
}
async function closeOne(issue, state, scope, { api, report: done }) {
    const body = withIssueState(issue.body, { ...state, atS: scope.atS });
    await api.update(issue.number, { body, state: 'closed', state_reason: 'completed' });
    note(done, 'closed', issue.title, issue.number);
    // On a locked one nobody wants to read more.
    if (issue.locked)
        return;
    const { run, report } = scope;
    const theme = { callIds: [] };
    const seen = issueSighting({ theme, jobId: run.jobId, provenance: report.provenance ?? null });
    await api.comment(issue.number, `The theme is gone: a later run was judged and does not show it.\n\n${seen.replace(/^Seen/, 'Judged')}`);
}
/** Does something to one issue; one that is gone, or that GitHub refuses to change, stops no other. */
async function attempt(number, { report }, work) {
    try {
        await work();
    }
    catch (error) {
        if (!(error instanceof errors/* ServiceError */._7) || !OF_ONE.has(error.status))
            throw error;
        report.warnings.push(`Issue ${number} could not be kept: ${error.message}`);
    }
}
function stateOf(sighting) {
    const digest = digestOf(issueTitle(sighting), issueFacts(sighting));
    return { ...sighting.key, digest, atS: sighting.atS };
}
function bodyOf(sighting) {
    const marker = issueMarker(stateOf(sighting));
    return `${marker}${issueFacts(sighting)}${issueSighting(sighting)}${FOOTER}`;
}

;// CONCATENATED MODULE: ./track/track-themes.js
/** track-themes: keeps one issue for each theme of a failed gate. */










const DEFAULTS = {
    reports: '',
    label: 'simulation-theme',
    close: 'true',
    'max-issues': '10',
    'github-token': '',
    detail: 'full',
    redact: 'true',
    summary: 'true',
};
/** GitHub's limit. */
const MAX_LABEL_CHARS = 50;
const MOST_ISSUES = 100;
const MAX_LISTED = 5;
const NO_PERMISSION = 'The issues could not be written, since the token may not: give the job `permissions: issues: write`, or a `github-token` that has it';
const trackThemes = {
    title: 'Simulation themes',
    defaults: DEFAULTS,
    outputs: ['opened', 'updated', 'closed', 'reopened'],
    columns: ['Issue', 'Theme', 'What was done'],
    meant: 'the input reports',
    prepare(form) {
        const cure = 'give the paths of the reports, such as reports/**/report.json';
        const tokenCure = `${form.howToGiveToken} that may write issues (permissions: issues: write)`;
        const inputs = {
            reports: form.required('reports', form.readGiven('reports', parsed/* valid */.r), cure),
            label: form.read('label', parseLabel, true),
            close: form.boolean('close'),
            maxIssues: form.integer('max-issues', 0, MOST_ISSUES),
            token: form.required('github-token', form.readGiven('github-token', parsed/* valid */.r), tokenCure),
            detail: form.choice('detail', ['full', 'brief']),
            redact: form.boolean('redact'),
        };
        return (0,input_form/* isComplete */.As)(inputs) ? (step) => track(inputs, step) : undefined;
    },
};
function parseLabel(text) {
    if (text.includes(',')) {
        return (0,parsed/* invalid */.G)(text, 'holds a comma, which separates labels: name one label');
    }
    return text.length > MAX_LABEL_CHARS
        ? (0,parsed/* invalid */.G)(text, `is longer than the ${MAX_LABEL_CHARS} characters that GitHub takes`)
        : (0,parsed/* valid */.r)(text);
}
async function track(inputs, step) {
    const { report } = step;
    const scopes = await readScopes(inputs, step);
    try {
        await keep(scopes, inputs, step);
    }
    catch (error) {
        if (!(error instanceof errors/* ServiceError */._7))
            throw error;
        const { lacksPermission } = await Promise.all(/* import() */[__webpack_require__.e(803), __webpack_require__.e(491), __webpack_require__.e(956), __webpack_require__.e(837)]).then(__webpack_require__.bind(__webpack_require__, 78837));
        report.errors.push(lacksPermission(error) ? NO_PERMISSION : `The issues could not be kept: ${error.message}`);
    }
    finally {
        for (const deed of trackThemes.outputs) {
            report.outputs[deed] = `${report.rows.filter(([, , done]) => done === deed).length}`;
        }
        const counts = Object.entries(report.outputs).map(([deed, count]) => `${count} ${deed}`);
        report.headline = `${counts.join(', ')}, of the themes of ${(0,format/* formatCounted */.So)(scopes.length, 'run plan')}`;
    }
}
async function readScopes({ reports, detail, redact }, { report, clock }) {
    const read = await (0,read_reports/* readReports */.o)(reports);
    for (const { name, problem } of [...read.faults, ...read.unmatched]) {
        report.errors.push(`input 'reports': '${name}' ${problem}`);
    }
    const shown = (0,attempts/* reportsThatCount */.UV)(read.reports).map(({ report: given }) => {
        const masked = redact ? (0,report_redact/* redactReport */.a)(given) : given;
        return detail === 'brief' ? (0,brief/* briefReport */.j)(masked) : masked;
    });
    return scopesOf(shown, clock.now());
}
async function keep(scopes, { token, label, close, maxIssues }, step) {
    const { report } = step;
    if (scopes.length === 0) {
        report.notes.push('No report has an evaluated run, so all issues stay as they are.');
        return;
    }
    if (!step.env.GITHUB_REPOSITORY) {
        report.errors.push('the environment variable GITHUB_REPOSITORY does not name the repository of the issues: set it, as in acme/agent');
        return;
    }
    const { apiUrl, repo: repository } = await step.workflow();
    const { openIssues } = await Promise.all(/* import() */[__webpack_require__.e(803), __webpack_require__.e(491), __webpack_require__.e(956), __webpack_require__.e(115), __webpack_require__.e(789)]).then(__webpack_require__.bind(__webpack_require__, 32283));
    const api = openIssues({ apiUrl, repository, token }, step);
    const left = await keepIssues(scopes, { api, label, close, maxIssues, report });
    if (left.length > 0) {
        report.warnings.push(`${(0,format/* formatCounted */.So)(left.length, 'theme has', 'themes have')} no issue yet, since max-issues is ${maxIssues}: ${(0,format/* formatList */.ki)(left, MAX_LISTED)}`);
    }
}

;// CONCATENATED MODULE: ./entries/track-themes.js



/***/ }),

/***/ 49116:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $s: () => (/* binding */ distinctGates),
/* harmony export */   AO: () => (/* binding */ planNames),
/* harmony export */   MH: () => (/* binding */ plainName),
/* harmony export */   Rv: () => (/* binding */ gateOf),
/* harmony export */   UV: () => (/* binding */ reportsThatCount),
/* harmony export */   tx: () => (/* binding */ attemptOf)
/* harmony export */ });
/* harmony import */ var _core_text_alike_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(34667);
/** Of several reports of one gate, plan and commit the newest attempt counts. */

/** What attempts of a workflow run have in common; GitHub counts them at the end of its address. */
const ATTEMPT = /\/attempts\/\d+$/;
/** What tells a gate from others: the name that it was given, else what its inputs name; or empty. */
function gateOf({ gateName, gate }) {
    return gateName ?? gate ?? '';
}
/**
 * The reports that count. One is left out only where another is certain to be of a later attempt at
 * the same, or judges the runs that it only started: of two that one attempt made, both count.
 */
function reportsThatCount(given) {
    return given.filter(({ report }) => !given.some(({ report: other }) => other !== report && (isLaterAttempt(other, report) || judgesStarted(other, report))));
}
function isLaterAttempt(other, report) {
    return (isSameGate(other, report) &&
        other.provenance?.commit === report.provenance?.commit &&
        isLater(other, report) &&
        saysWhatItIs(other));
}
/** Whether a report judges all runs that a step of the same gate has but started. */
function judgesStarted(other, report) {
    return (report.outcome === 'started' &&
        report.gateName === other.gateName &&
        report.runs.length > 0 &&
        report.runs.every(({ jobId }) => other.runs.some((run) => run.outcome !== 'started' && run.jobId === jobId && jobId !== '')));
}
/** A report without runs may be of any plan, so one that tested nothing takes the place of no other. */
function saysWhatItIs({ runs, outcome }) {
    return runs.length > 0 || outcome !== 'skipped';
}
/** One report of each gate and plan, whatever the commits. */
function distinctGates(reports) {
    const gates = [];
    for (const report of reports) {
        if (!gates.some((other) => isSameGate(other, report)))
            gates.push(report);
    }
    return gates;
}
/**
 * Whether two reports are of one gate and the same plans. Without a name for it, gates of a matrix
 * differ in nothing but what they send.
 */
function isSameGate(one, other) {
    const [here, there] = [one.provenance, other.provenance];
    if (here?.repository !== there?.repository || here?.workflow !== there?.workflow)
        return false;
    if (gateOf(one) !== gateOf(other))
        return false;
    if (one.runs.length === 0 || other.runs.length === 0)
        return gateOf(one) !== '';
    const isNamed = one.gateName !== undefined;
    return (isNamed || isSentTheSame(one, other)) && hasPlansOf(one, other) && hasPlansOf(other, one);
}
function isSentTheSame(one, other) {
    return JSON.stringify(one.variables) === JSON.stringify(other.variables);
}
function hasPlansOf(one, { runs }) {
    return runs.every((run) => one.runs.some((own) => isSamePlan(own, run, one)));
}
/** A plan that nobody tells may be any of a gate that has a name; else the run itself has to be the same. */
function isSamePlan(one, other, { gateName }) {
    const [here, there] = [planNames(one), planNames(other)];
    if (here.length > 0 && there.length > 0)
        return here.some((name) => there.includes(name));
    return gateName !== undefined || (one.jobId !== '' && one.jobId === other.jobId);
}
/** A name of a gate or a plan, whatever its case and however its characters are written. */
function plainName(name) {
    return (0,_core_text_alike_js__WEBPACK_IMPORTED_MODULE_0__/* .lookOf */ .Li)(name).toLowerCase();
}
/** What the plan of a run may be called by. */
function planNames({ about, stableName }) {
    const names = [about?.planId, about?.planName, stableName];
    return names.flatMap((name) => (name ? [plainName(name)] : []));
}
function isLater(one, other) {
    const [here, there] = [workflowRun(one), workflowRun(other)];
    if (here === there)
        return attemptOf(one) > attemptOf(other);
    return here !== '' && there !== '' && timeOf(one) > timeOf(other);
}
function workflowRun({ provenance }) {
    return (provenance?.workflowRunUrl ?? '').replace(ATTEMPT, '');
}
/** The first where nobody tells. */
function attemptOf({ provenance }) {
    return provenance?.attempt ?? 1;
}
/** Epoch milliseconds; not a number where nobody can tell. */
function timeOf({ provenance }) {
    return Date.parse(provenance?.reportedAt ?? '');
}


/***/ }),

/***/ 94443:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  o: () => (/* binding */ readReports)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: ../../node_modules/zod/v4/core/parse.js + 1 modules
var parse = __webpack_require__(58989);
// EXTERNAL MODULE: ./core/json-object.js
var json_object = __webpack_require__(18009);
// EXTERNAL MODULE: ./core/shape-fault.js
var shape_fault = __webpack_require__(47207);
// EXTERNAL MODULE: ./report/json/render.js
var render = __webpack_require__(54577);
;// CONCATENATED MODULE: ./report/json/read.js
/** Reads a `report.json` back into the report model. What it says is as hostile as the service's words. */




/** A file may be wrong in as many places as it has runs. */
const MAX_FAULTS = 5;
/**
 * The report that a parsed file holds, or what is wrong with it, which goes on after the file's name.
 * Every field is checked; one that this version does not know is left out, and one that a version
 * before it did not have is unknown.
 */
function readReport(file) {
    const problem = refuse(file);
    if (problem !== null)
        return { problem };
    const known = withoutNulls(render/* reportFileSchema */.mj, file);
    const parsed = parse/* safeParse */.xL(render/* reportFileSchema */.mj, known);
    if (parsed.success) {
        const { $schema, version, detail, ...report } = parsed.data;
        return { report, detail };
    }
    const { issues } = parsed.error;
    const listed = issues
        .slice(0, MAX_FAULTS)
        .map((issue) => (0,shape_fault/* describeFault */.Q)(issue, known, (0,shape_fault/* pointerOf */.r)(issue.path)));
    const more = issues.length - listed.length;
    return {
        problem: `is not a report as this action writes it: ${[...listed, ...(more > 0 ? [`and ${more} more`] : [])].join('; ')}`,
    };
}
/** What the file says of itself comes first: of another version nobody knows the fields. */
function refuse(file) {
    const { $schema, version } = (0,json_object/* isObject */.G)(file) ? file : {};
    if ($schema !== render/* SCHEMA_ID */.Ew) {
        return `is not the report of a gate, whose $schema is ${render/* SCHEMA_ID */.Ew}: name report.json, which the output json-file tells`;
    }
    if (typeof version === 'number' && version > render/* REPORT_VERSION */.Aj) {
        return `is of version ${version} of the report's format, and this action reads up to ${render/* REPORT_VERSION */.Aj}: use this action in the version of the gate that wrote it, or a later one`;
    }
    return null;
}
/**
 * The value with the fields alone that the shape knows, without those that are null for want of a
 * value. What does not have the shape stays as it is.
 */
function withoutNulls(shape, value) {
    const { def } = shape._zod;
    if (value === null || value === undefined)
        return value;
    switch (def.type) {
        case 'nullable':
        case 'optional':
            return withoutNulls(def.innerType, value);
        case 'array':
            return Array.isArray(value) ? value.map((item) => withoutNulls(def.element, item)) : value;
        case 'object':
            return (0,json_object/* isObject */.G)(value) && !Array.isArray(value) ? knownFields(def.shape, value) : value;
        default:
            return value;
    }
}
function knownFields(shape, value) {
    return Object.fromEntries(Object.entries(shape).flatMap(([name, part]) => {
        const field = Object.hasOwn(value, name) ? value[name] : undefined;
        const isAbsent = field === null && part._zod.def.type === 'optional';
        return field === undefined || isAbsent ? [] : [[name, withoutNulls(part, field)]];
    }));
}

// EXTERNAL MODULE: ./step/files-by-glob.js
var files_by_glob = __webpack_require__(64270);
// EXTERNAL MODULE: ./step/stops.js
var stops = __webpack_require__(33743);
;// CONCATENATED MODULE: ./merge/read-reports.js
/** The reports that are merged, read from their files. */





/** More are not merged at once: they are held together. */
const MAX_FILES = 2_000;
const CURE = 'Run the job again that writes it, and upload and download report.json as it is';
/** Reads the reports of a list of paths and globs. Of equal files the first one counts. Never rejects. */
async function readReports(list) {
    const { paths, faults } = await (0,files_by_glob/* findFiles */.lY)(list, MAX_FILES);
    const read = { reports: [], faults: [], unmatched: [] };
    for (const { pattern: name, problem, isUnmatched } of faults) {
        (isUnmatched ? read.unmatched : read.faults).push({ name, problem });
    }
    const digests = new Set();
    for (const path of paths) {
        try {
            const text = await (0,promises_.readFile)(path, 'utf8');
            const known = digests.size;
            digests.add((0,external_node_crypto_.createHash)('sha256').update(text).digest('hex'));
            if (digests.size === known)
                continue;
            const report = parseReport(text);
            if (typeof report === 'string')
                read.faults.push({ name: path, problem: report });
            else
                read.reports.push({ path, ...report });
        }
        catch (error) {
            read.faults.push({ name: path, problem: (0,stops/* describeUnreadable */.D2)(error) });
        }
    }
    return read;
}
/** The report, or what is wrong with the file and the fix. */
function parseReport(text) {
    let file;
    try {
        file = JSON.parse(text.replace(/^\uFEFF/, ''));
    }
    catch {
        return `is not JSON. ${CURE}`;
    }
    const read = readReport(file);
    if ('problem' in read)
        return read.problem;
    return read.report.policy.isTrial
        ? 'is the report of a policy check, which judges no gate: leave it out'
        : read;
}


/***/ }),

/***/ 31190:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   j: () => (/* binding */ briefReport)
/* harmony export */ });
/* harmony import */ var _facts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(71949);
/* harmony import */ var _model_copy_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22995);
/* harmony import */ var _model_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(96786);
/** What `detail: brief` leaves of a report: verdict, numbers and titles. */



/** Why nothing can be done with a prompt fix whose text is not there. */
const NO_TEXT = 'detail: brief leaves out prompt texts';
/**
 * A report without analysis, prose, transcripts, prompt texts, call IDs and the debrief's error
 * messages; of such a message it still says that there was one. Reasons and notes do not quote it
 * with `detail: brief`, so they stay as they are.
 */
function briefReport(report) {
    const brief = (0,_model_copy_js__WEBPACK_IMPORTED_MODULE_1__/* .copier */ .p)(_model_js__WEBPACK_IMPORTED_MODULE_2__/* .gateReportSchema */ .v, { isBrief: true })(report);
    for (const { debrief } of brief.runs) {
        if (debrief !== null && (debrief.errorMessage ?? '').trim() !== '') {
            debrief.errorMessage = _facts_js__WEBPACK_IMPORTED_MODULE_0__/* .LEFT_OUT */ .Pk;
        }
    }
    for (const { found } of brief.promptFixes) {
        if (found.state === 'located')
            found.leftOut ??= NO_TEXT;
    }
    return brief;
}


/***/ }),

/***/ 92661:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bu: () => (/* binding */ toldReportSchema),
/* harmony export */   bG: () => (/* binding */ trendSchema),
/* harmony export */   zu: () => (/* binding */ debriefReportSchema)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5915);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(41299);
/* harmony import */ var _fields_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69779);
/**
 * What the service writes about a run, in the specification's words: the shape of its answer, and of
 * our report, which adds what the gate itself says of it. Enum fields are plain strings, so that a value of a later version of the service
 * passes through and is shown as it is; fields that the specification does not show may be there, and
 * are left out of every copy.
 */


const LIFECYCLE = 'NEW, PERSISTENT, IMPROVING, FIXED, or null.';
const CHANNEL = 'PROMPT, VOICE_CONFIG, STT, SPEECH_MODEL, LLM_MODEL, INFRA, EXTERNAL, or null.';
const CALL_IDS = 'IDs of calls that show it';
const findingSchema = (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .named */ .KT)('Finding', zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({
    title: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)('What was found, in a few words.'),
    body: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .inFull */ .Vz)((0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)('What was found; empty where `detail` is brief.')),
    callIds: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .callIds */ .d2)(CALL_IDS),
}));
const themeFields = {
    slug: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)('What the theme is known by from run to run.'),
    title: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)('What fails, in a few words.'),
    severity: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)('HIGH, MEDIUM, LOW.'),
    impact: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .textOrNull */ .ef)('CRITICAL, HIGH, MEDIUM, LOW, or null.'),
    prevalence: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .textOrNull */ .ef)('WIDESPREAD, RECURRING, ISOLATED, or null.'),
    lifecycle: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .textOrNull */ .ef)(LIFECYCLE),
    affectedCallCount: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .integer */ .nd)('Calls that show it.'),
    totalCallCount: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .integer */ .nd)('Calls that could have shown it.'),
    checkNames: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .texts */ .Te)('The checks that fail for it.'),
    rootCauseChannel: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .textOrNull */ .ef)(CHANNEL),
    analysis: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .inFull */ .Vz)((0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)('Why it fails; empty where `detail` is brief.')),
    callIds: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .callIds */ .d2)(CALL_IDS),
};
const themeSchema = (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .named */ .KT)('Theme', zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({
    ...themeFields,
    serviceLifecycle: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM((0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .textOrNull */ .ef)('The lifecycle that the service gives, where the gate judged it itself, or null.')),
}));
const recommendationSchema = (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .named */ .KT)('Recommendation', zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({
    order: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .integer */ .nd)('Its place among the recommendations.'),
    title: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)('What to do, in a few words.'),
    body: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .inFull */ .Vz)((0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)('What to do; empty where `detail` is brief.')),
    severity: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .textOrNull */ .ef)('HIGH, MEDIUM, LOW, or null.'),
    channel: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .textOrNull */ .ef)(CHANNEL),
    currentText: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .inFull */ .Vz)((0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .textOrNull */ .ef)('The text of the prompt to replace, or null.')),
    suggestedText: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .inFull */ .Vz)((0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .textOrNull */ .ef)('What is to take its place, or null.')),
    themeSlugs: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .texts */ .Te)('Slugs of the themes that it is meant for.'),
}));
const trendRowFields = {
    checkName: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)('Name of the check.'),
    previousPassRate: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .rate */ .TS)(),
    currentPassRate: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .rate */ .TS)(),
    lifecycle: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .textOrNull */ .ef)(LIFECYCLE),
};
const countsSchema = (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .named */ .KT)('Counts', zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    passed: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .integer */ .nd)('Calls that passed.'),
    evaluated: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .integer */ .nd)('Calls that were graded.'),
    likely: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .likely */ .BM)(),
}));
const trendRowSchema = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({
    ...trendRowFields,
    checkId: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM((0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .plainOrNull */ .HQ)('ID of its metric definition, or null.')),
    counts: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM((0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
        previous: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .nullable */ .mee(countsSchema), 'Of the baseline, or null.'),
        current: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .nullable */ .mee(countsSchema), 'Of this run, or null.'),
    }), 'The calls that the rates were taken of, or null.')),
});
function trendOf(row) {
    return zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({
        baselineRunPlanJobId: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .plain */ .pj)('Run plan job ID of the run that it was compared with; empty where there is none.'),
        baselineRunNumber: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .integerOrNull */ .f1)('Number of that run, or null.'),
        rows: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(row), 'A row a check.'),
    });
}
const trendSchema = (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .named */ .KT)('Trend', trendOf(trendRowSchema));
const executiveSummarySchema = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({
    paragraphs: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .inFull */ .Vz)((0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .texts */ .Te)('Its paragraphs.')),
    sections: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .inFull */ .Vz)((0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({
        heading: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .textOrNull */ .ef)('Heading of the section, or null.'),
        body: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)('Text of the section.'),
    })), 'Its sections.')),
});
function reportOf(theme, trend) {
    return zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({
        generatedAt: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .plain */ .pj)('When the service wrote it, ISO 8601.'),
        verdict: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)('PASSED, THRESHOLD_FAILED.'),
        verdictSummary: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .inFull */ .Vz)((0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)('The verdict in one paragraph; empty where `detail` is brief.')),
        executiveSummary: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)(executiveSummarySchema, 'The executive summary; empty where `detail` is brief.'),
        keyFindings: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(findingSchema), 'What matters most.'),
        wentWell: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(findingSchema), 'What went well.'),
        themes: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(theme), 'Failure themes, as the service lists them.'),
        recommendations: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(recommendationSchema), 'What the service recommends.'),
        trend: (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .nullable */ .mee(trend), 'Pass rates beside those of the run that it was compared with, or null.'),
    });
}
const debriefReportSchema = (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .named */ .KT)('DebriefReport', reportOf(themeSchema, trendSchema));
/** Takes out of what the service says a field that only the gate may fill. */
const withoutOurs = (name) => zod_mini__WEBPACK_IMPORTED_MODULE_2__/* ._overwrite */ .bS(({ [name]: _, ...told }) => told);
/** The report as the service gives it. */
const toldReportSchema = reportOf(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3(themeFields).check(withoutOurs('serviceLifecycle')), trendOf(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3(trendRowFields).check(withoutOurs('counts'), withoutOurs('checkId'))));


/***/ }),

/***/ 69779:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BM: () => (/* binding */ likely),
/* harmony export */   HQ: () => (/* binding */ plainOrNull),
/* harmony export */   KT: () => (/* binding */ named),
/* harmony export */   Qq: () => (/* binding */ text),
/* harmony export */   TS: () => (/* binding */ rate),
/* harmony export */   Te: () => (/* binding */ texts),
/* harmony export */   Vz: () => (/* binding */ inFull),
/* harmony export */   ZZ: () => (/* binding */ field),
/* harmony export */   Zo: () => (/* binding */ IN_FULL_ONLY),
/* harmony export */   ag: () => (/* binding */ said),
/* harmony export */   d2: () => (/* binding */ callIds),
/* harmony export */   ed: () => (/* binding */ SERVICE_TEXT),
/* harmony export */   ef: () => (/* binding */ textOrNull),
/* harmony export */   f1: () => (/* binding */ integerOrNull),
/* harmony export */   nd: () => (/* binding */ integer),
/* harmony export */   pj: () => (/* binding */ plain)
/* harmony export */ });
/* unused harmony export DESCRIPTIONS */
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(34288);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5915);
/**
 * What the shapes of the report are made of. A shape says of each field what it holds, and of the
 * service's words that they are: copies, masks and the published schema follow from that.
 */

/** What the published schema says of a field, and the name under which a shape stands there. */
const DESCRIPTIONS = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .registry */ .u5();
/** Fields whose strings the service wrote as text, so that they may identify a person. */
const SERVICE_TEXT = new WeakSet();
/** Fields that are empty where `detail` is `brief`. */
const IN_FULL_ONLY = new WeakSet();
/** A field and what it holds. */
function field(type, description) {
    DESCRIPTIONS.add(type, { description });
    return type;
}
/** A shape that stands under its name in the published schema. */
function named(id, type) {
    DESCRIPTIONS.add(type, { id });
    return type;
}
/** Marks a field, or all strings in it, as text of the service. */
function said(type) {
    SERVICE_TEXT.add(type);
    return type;
}
/** Marks a field as empty where `detail` is `brief`: an empty text or list, null, or absent. */
function inFull(type) {
    IN_FULL_ONLY.add(type);
    return type;
}
/** An ID, a time, a path or words of ours. */
const plain = (description) => field(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), description);
const plainOrNull = (description) => field(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .nullable */ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()), description);
/** A text of the service, or one that may quote it. */
const text = (description) => said(plain(description));
const textOrNull = (description) => said(plainOrNull(description));
const texts = (description) => said(field(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()), description));
const integer = (description) => field(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr(), description);
const integerOrNull = (description) => field(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .nullable */ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr()), description);
/** Percent, 0 to 100; null where the service has no rate, which is never the same as 0. */
const rate = () => field(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .nullable */ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig()), 'Percent, 0 to 100, or null where there is none.');
/** Where the true rate is likely to lie, of the counts that stand beside it. */
const likely = () => zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(field(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .nullable */ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    low: field(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig(), 'Percent, 0 to 100.'),
    high: field(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig(), 'Percent, 0 to 100.'),
})), 'The 95 % interval (Wilson) of the rate, or null where nobody counted.'));
/** IDs of calls. */
const callIds = (description) => inFull(field(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()), `${description}; empty where \`detail\` is brief.`));


/***/ }),

/***/ 80249:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ redactReport)
/* harmony export */ });
/* harmony import */ var _core_text_redact_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22210);
/* harmony import */ var _model_copy_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22995);
/* harmony import */ var _model_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(96786);
/** Masks what identifies a person in everything that the service wrote into a report. */



/** Why nothing is done with a prompt fix that would put a mask into a file. */
const MASKED = 'it holds a phone number or an e-mail address, which `redact` masks';
/**
 * A report with phone numbers and e-mail addresses masked in all text that the service wrote. IDs,
 * times, numbers and places in files stay. A prompt fix that brings a phone number or an e-mail
 * address into a file is masked as well, and so left out of what can be applied; one that only
 * leaves in place what the file says already can be applied as it is.
 *
 * @param keep phone numbers and e-mail addresses that stay, such as those of the workflow's inputs
 */
function redactReport(report, keep = []) {
    const mask = (0,_model_copy_js__WEBPACK_IMPORTED_MODULE_1__/* .copier */ .p)(_model_js__WEBPACK_IMPORTED_MODULE_2__/* .gateReportSchema */ .v, { text: (text) => (0,_core_text_redact_js__WEBPACK_IMPORTED_MODULE_0__/* .redactContacts */ .Z)(text, keep) });
    return {
        ...mask(report),
        promptFixes: report.promptFixes.map((fix) => maskFix(fix, report, keep)),
    };
}
function maskFix(fix, { runs }, keep) {
    const texts = fix.from.map(({ run, recommendation }) => runs[run]?.report?.recommendations[recommendation]?.currentText ?? '');
    return { ...fix, found: maskFound(fix.found, [...keep, ...texts.flatMap(_core_text_redact_js__WEBPACK_IMPORTED_MODULE_0__/* .contactsIn */ .n)]) };
}
/** What was found for a fix, masked where its new text says more than is known already. */
function maskFound(found, known) {
    if (found.state !== 'located')
        return found;
    const insertedText = (0,_core_text_redact_js__WEBPACK_IMPORTED_MODULE_0__/* .redactContacts */ .Z)(found.insertedText, known);
    if (insertedText === found.insertedText)
        return found;
    return {
        ...found,
        insertedText,
        fixedLines: found.fixedLines.map((line) => (0,_core_text_redact_js__WEBPACK_IMPORTED_MODULE_0__/* .redactContacts */ .Z)(line, known)),
        leftOut: found.leftOut ?? MASKED,
    };
}


/***/ })

};
;