"use strict";
exports.id = 318;
exports.ids = [318];
exports.modules = {

/***/ 26929:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ri: () => (/* binding */ IN_FLIGHT),
/* harmony export */   hY: () => (/* binding */ hasEnded),
/* harmony export */   jf: () => (/* binding */ isGoing)
/* harmony export */ });
/** Run statuses after which nothing is placed any more; one of them is spelled in two ways. */
const ENDED = new Set([
    'COMPLETED',
    'FAILED',
    'TIMED_OUT',
    'CANCELLED',
    'CANCELED',
]);
/** Run statuses before its end, in the order in which a run goes through them. */
const IN_FLIGHT = [
    'PENDING',
    'QUEUED',
    'CREATING_SNAPSHOTS',
    'CREATING_SIMULATIONS',
    'PREPARING_CAPACITY',
    'RUNNING_SIMULATIONS',
    'ENDING_SIMULATIONS',
    'CANCELLING',
];
const GOING = new Set(IN_FLIGHT);
/** Whether a run with this status certainly goes on: a status never seen before may be one of its end. */
function isGoing(runStatus) {
    return runStatus !== null && GOING.has(runStatus);
}
/** Whether a run with this status has ended; a status never seen before counts as in flight. */
function hasEnded(runStatus) {
    return runStatus !== null && ENDED.has(runStatus);
}


/***/ }),

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

/***/ 99765:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dt: () => (/* binding */ pathName),
/* harmony export */   cX: () => (/* binding */ checkYaml),
/* harmony export */   vp: () => (/* binding */ showValue),
/* harmony export */   yj: () => (/* binding */ strictMap)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5915);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(58989);
/* harmony import */ var _input_parsed_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7247);
/* harmony import */ var _json_object_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(18009);
/* harmony import */ var _text_nearest_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(64689);
/* harmony import */ var _text_strip_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(63917);
/** Checks a document of YAML by a schema, and tells everything that is wrong with it in one way. */





/** A key that is so many edits away from a known one is a misspelling of it. */
const MAX_EDITS = 2;
const MAX_SHOWN_CHARS = 60;
const MAX_KEY_CHARS = 100;
/**
 * A map that has no keys but these.
 *
 * @param wanted what a fault says where there is no map at all; where there are other keys, its
 *   message is the list of those that are known
 */
function strictMap(shape, wanted) {
    const known = Object.keys(shape).join(', ');
    return zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej(shape, {
        error: ({ code }) => (code === 'unrecognized_keys' ? known : wanted),
    });
}
/** What the document says, or every fault in it with line and column. */
function checkYaml(yaml, { schema, whole, shown, further }) {
    const faults = yaml.ok ? [] : [...yaml.faults];
    const content = yaml.ok ? yaml : yaml.readable;
    if (content === null)
        return refuse(faults, shown);
    const parsed = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .safeParse */ .xL(schema, content.value);
    const found = [
        ...(parsed.error?.issues ?? []).flatMap((issue) => faultsOf(issue, content.value)),
        ...further(content.value),
    ];
    faults.push(...found.map(({ path, problem }) => ({
        ...content.placeOf(path),
        problem: `${pathName(path, whole)} ${problem}`,
    })));
    return parsed.success && faults.length === 0 ? (0,_input_parsed_js__WEBPACK_IMPORTED_MODULE_3__/* .valid */ .r)(parsed.data) : refuse(faults, shown);
}
function refuse(faults, shown) {
    const sorted = faults.toSorted((a, b) => a.line - b.line || a.column - b.column);
    return {
        ok: false,
        faults: sorted.map(({ line, column, problem }) => ({
            shown,
            problem: `line ${line}, column ${column}: ${problem}`,
        })),
    };
}
function faultsOf(issue, document) {
    const { path, message } = issue;
    if (issue.code === 'unrecognized_keys') {
        return issue.keys.map((key) => {
            const known = message.split(', ');
            const meant = (0,_text_nearest_js__WEBPACK_IMPORTED_MODULE_4__/* .nearest */ .pA)(key, known.filter((one) => (0,_text_nearest_js__WEBPACK_IMPORTED_MODULE_4__/* .editsBetween */ .yx)(key, one) <= MAX_EDITS));
            const end = meant === undefined ? '.' : `; did you mean ${meant}?`;
            return {
                path: [...path, key],
                problem: `is not known here${end} Known are ${message}`,
            };
        });
    }
    const found = (0,_json_object_js__WEBPACK_IMPORTED_MODULE_5__/* .valueAt */ .f)(document, path);
    const wanted = issue.code === 'invalid_value' ? choose(issue.values, found) : message;
    if (found === undefined)
        return [{ path, problem: `is missing: it ${wanted}` }];
    const isDemand = wanted.startsWith('has to ');
    return [
        {
            path,
            problem: isDemand ? `is ${showValue(found)}, but ${wanted}` : `${showValue(found)} ${wanted}`,
        },
    ];
}
/** The values that are taken, with the one that was likely meant. */
function choose(values, found) {
    const known = values.map(String);
    if (known.length === 1)
        return `has to be ${known[0]}`;
    const meant = typeof found === 'string' ? (0,_text_nearest_js__WEBPACK_IMPORTED_MODULE_4__/* .misspelling */ .wI)(found, known) : undefined;
    const asked = meant === undefined ? '' : `; did you mean ${meant}?`;
    return `has to be one of ${known.join(', ')}${asked}`;
}
/** A place in the document: `gate.themes[0].severity`, `gate.trend.checks."a check"`. */
function pathName(path, whole) {
    if (path.length === 0)
        return whole;
    const name = path
        .map((key) => (typeof key === 'number' ? `[${key}]` : `.${quoteUnlessPlain(String(key))}`))
        .join('')
        .slice(1);
    return (0,_text_strip_js__WEBPACK_IMPORTED_MODULE_0__/* .fold */ .AU)(name, MAX_KEY_CHARS);
}
function quoteUnlessPlain(key) {
    return /^[\w-]+$/.test(key) ? key : JSON.stringify(key);
}
/** A value as a fault shows it. */
function showValue(value) {
    if (value === null)
        return 'empty';
    return (0,_text_strip_js__WEBPACK_IMPORTED_MODULE_0__/* .fold */ .AU)(JSON.stringify(value), MAX_SHOWN_CHARS);
}


/***/ }),

/***/ 32845:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C$: () => (/* binding */ checkAt),
/* harmony export */   cj: () => (/* binding */ resolvePointer),
/* harmony export */   eA: () => (/* binding */ checkShape),
/* harmony export */   rP: () => (/* binding */ checkGathered),
/* harmony export */   z6: () => (/* binding */ keepFitting)
/* harmony export */ });
/* harmony import */ var _core_json_object_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(18009);
/* harmony import */ var _core_shape_fault_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(47207);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(72557);



const MAX_LISTED_FAULTS = 50;
/** Of one value; an answer may have ten thousand calls, each with the same fault. */
const MAX_NOTICES = 20;
/**
 * The value as the schema types it. Throws a `ServiceError` of kind `shape` that names every wrong
 * place by its JSON Pointer, what was expected there and what was found (its type, never its value).
 * `pointer` is where the value stands in the answer.
 */
function checkShape(schema, value, operation, pointer) {
    return check(schema, value, operation, (path) => pointer + (0,_core_shape_fault_js__WEBPACK_IMPORTED_MODULE_1__/* .pointerOf */ .r)(path));
}
/** Checks what stands at the JSON Pointer in an answer, as `checkShape` does. */
function checkAt(pointer, schema, answer, operation) {
    return checkShape(schema, resolvePointer(answer, pointer), operation, pointer);
}
/**
 * Gathers values from several places of an answer into one object, and checks it as `checkShape`
 * does. `pointers` says where each member of the object stands.
 */
function checkGathered(schema, answer, operation, pointers) {
    const gathered = Object.fromEntries(Object.entries(pointers).map(([name, pointer]) => [name, resolvePointer(answer, pointer)]));
    return check(schema, gathered, operation, ([name, ...rest]) => `${pointers[String(name)]}${(0,_core_shape_fault_js__WEBPACK_IMPORTED_MODULE_1__/* .pointerOf */ .r)(rest)}`);
}
/**
 * What fits of a value that nobody has to give. A part that does not fit is taken out of it, where it
 * stands, and told; so is an entry of a list that lacks what makes it one. Null where nothing was
 * given, or nothing of it fits.
 */
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
            leftOut((0,_core_shape_fault_js__WEBPACK_IMPORTED_MODULE_1__/* .describeFault */ .Q)(issue, root.value, pointer + (0,_core_shape_fault_js__WEBPACK_IMPORTED_MODULE_1__/* .pointerOf */ .r)(issue.path)));
        }
        told = Math.min(MAX_NOTICES, told + issues.length);
        takeOut(root, issues.map(({ path }) => ['value', ...path]));
        if (root.value === undefined)
            return null;
    }
}
/** What is missing takes out what it is missing from, which without it is none. */
function takeOut(root, paths) {
    const wrong = paths.map((path) => ((0,_core_json_object_js__WEBPACK_IMPORTED_MODULE_2__/* .valueAt */ .f)(root, path) === undefined ? path.slice(0, -1) : path));
    const shortened = new Set();
    for (const path of wrong) {
        const parent = (0,_core_json_object_js__WEBPACK_IMPORTED_MODULE_2__/* .valueAt */ .f)(root, path.slice(0, -1));
        if (!(0,_core_json_object_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .G)(parent))
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
/** What stands at a JSON Pointer (RFC 6901), or undefined. */
function resolvePointer(document, pointer) {
    const path = pointer
        .split('/')
        .slice(1)
        .map((segment) => segment.replaceAll('~1', '/').replaceAll('~0', '~'));
    return (0,_core_json_object_js__WEBPACK_IMPORTED_MODULE_2__/* .valueAt */ .f)(document, path);
}
function check(schema, value, operation, locate) {
    const parsed = schema.safeParse(value);
    if (parsed.success)
        return parsed.data;
    const { issues } = parsed.error;
    const listed = issues
        .slice(0, MAX_LISTED_FAULTS)
        .map((issue) => (0,_core_shape_fault_js__WEBPACK_IMPORTED_MODULE_1__/* .describeFault */ .Q)(issue, value, locate(issue.path)));
    if (issues.length > listed.length)
        listed.push(`and ${issues.length - listed.length} more`);
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._7({
        kind: 'shape',
        operation,
        problem: `not as specified: ${listed.join('; ')}`,
        mayHaveBeenTaken: true,
    });
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

/***/ 81560:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   UN: () => (/* binding */ byReason),
/* harmony export */   qc: () => (/* binding */ annotateEach),
/* harmony export */   y2: () => (/* binding */ MAX_IDS)
/* harmony export */ });
/**
 * One annotation each; where there are more than the platform keeps beside those that the step has
 * made already, the last one and the log hold the rest.
 *
 * @param most fewer, where room has to be left for what comes later
 */
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
/** So many IDs fit into an annotation beside the reason. */
const MAX_IDS = 100;
/**
 * Groups failures with the same reason, so that every ID is in an annotation. Reasons that differ in the
 * ID alone are the same, and the first of them is shown.
 */
function byReason(failures) {
    const groups = [...Map.groupBy(failures, ({ id, why }) => why.replaceAll(id, '')).values()];
    return groups.flatMap((group) => group.flatMap(({ why }, index) => {
        if (index % MAX_IDS !== 0)
            return [];
        const part = group.slice(index, index + MAX_IDS);
        return { why, ids: part.map(({ id }) => id).join(', ') };
    }));
}


/***/ }),

/***/ 49262:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   k: () => (/* binding */ readYamlFile)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _core_input_parsed_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7247);
/* harmony import */ var _stops_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(33743);



const MAX_KIB = 256;
/**
 * Reads a file of YAML 1.2 or JSON that an input names.
 *
 * @param noun what such a file is called: `service profile`
 * @returns the document, or what is wrong with its text, each with its place; a file that cannot be
 *   taken at all is a fault of the input
 */
async function readYamlFile(path, noun) {
    const source = readText(path, noun);
    if (!source.ok)
        return source;
    // Most jobs have no such file, and the package is large.
    const { readYaml } = await Promise.all(/* import() */[__webpack_require__.e(483), __webpack_require__.e(170)]).then(__webpack_require__.bind(__webpack_require__, 18170));
    return (0,_core_input_parsed_js__WEBPACK_IMPORTED_MODULE_2__/* .valid */ .r)(readYaml(source.value));
}
function readText(path, noun) {
    let bytes;
    try {
        const facts = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path);
        if (!facts.isFile())
            return (0,_core_input_parsed_js__WEBPACK_IMPORTED_MODULE_2__/* .invalid */ .G)(path, 'is not a file: name a YAML or JSON file');
        if (facts.size > MAX_KIB * 1024) {
            return (0,_core_input_parsed_js__WEBPACK_IMPORTED_MODULE_2__/* .invalid */ .G)(path, `is larger than ${MAX_KIB} KiB, which no ${noun} is`);
        }
        bytes = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path);
    }
    catch (error) {
        return (0,_core_input_parsed_js__WEBPACK_IMPORTED_MODULE_2__/* .invalid */ .G)(path, (0,_stops_js__WEBPACK_IMPORTED_MODULE_1__/* .describeUnreadable */ .D2)(error));
    }
    try {
        return (0,_core_input_parsed_js__WEBPACK_IMPORTED_MODULE_2__/* .valid */ .r)(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    }
    catch {
        return (0,_core_input_parsed_js__WEBPACK_IMPORTED_MODULE_2__/* .invalid */ .G)(path, 'is not UTF-8 text: save it as UTF-8');
    }
}


/***/ })

};
;