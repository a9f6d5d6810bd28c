"use strict";
exports.id = 366;
exports.ids = [366];
exports.modules = {

/***/ 74563:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   y: () => (/* binding */ readEscape)
/* harmony export */ });
/** What escapes of one character stand for, in all languages that have them. */
const MEANINGS = {
    0: '\0',
    a: '\x07',
    b: '\b',
    e: '\x1b',
    f: '\f',
    n: '\n',
    r: '\r',
    t: '\t',
    v: '\v',
};
const YAML_MEANINGS = {
    ...MEANINGS,
    N: '\u0085',
    _: '\u00a0',
    L: '\u2028',
    P: '\u2029',
};
const CODE = /x([\da-fA-F]{2})|u([\da-fA-F]{4})|U([\da-fA-F]{8})|u\{([\da-fA-F]{1,6})\}/y;
const LINE_BREAK = /\r?\n/y;
const FOLDED_BREAK = /\r?\n[ \t]*/y;
/**
 * Reads the escape whose backslash stands at `at`. An escaped line break is nothing, in YAML together
 * with the indentation of the next line; a letter that means nothing keeps its backslash.
 */
function readEscape(file, at, language) {
    const next = file.charAt(at + 1);
    const meaning = (language === 'yaml' ? YAML_MEANINGS : MEANINGS)[next];
    if (meaning !== undefined)
        return { meaning, end: at + 2 };
    if (next === '\n' || next === '\r') {
        const pattern = language === 'yaml' ? FOLDED_BREAK : LINE_BREAK;
        pattern.lastIndex = at + 1;
        return { meaning: '', end: at + 1 + (pattern.exec(file)?.[0].length ?? 1) };
    }
    if (next === 'x' || next === 'u' || next === 'U') {
        CODE.lastIndex = at + 1;
        const [code, ...digits] = CODE.exec(file) ?? [];
        const point = Number.parseInt(digits.join(''), 16);
        if (code !== undefined && point <= 0x10ffff) {
            return { meaning: String.fromCodePoint(point), end: at + 1 + code.length };
        }
    }
    return { meaning: /[a-zA-Z]/.test(next) ? `\\${next}` : next, end: at + 2 };
}


/***/ }),

/***/ 71099:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $j: () => (/* binding */ unitsAt),
/* harmony export */   T0: () => (/* binding */ SpelledText),
/* harmony export */   ct: () => (/* binding */ applyEdits),
/* harmony export */   mr: () => (/* binding */ editStretch),
/* harmony export */   n_: () => (/* binding */ lineBreakOf),
/* harmony export */   zp: () => (/* binding */ inPlace)
/* harmony export */ });
/** From left to right; what is inserted where another edit begins goes before it, the first one first. */
function inPlace(a, b) {
    return a.start - b.start || a.end - b.end;
}
/** The text after edits that do not overlap. */
function applyEdits(text, edits) {
    let after = '';
    let at = 0;
    for (const { start, end, text: inserted } of edits.toSorted(inPlace)) {
        after += text.slice(at, start) + inserted;
        at = end;
    }
    return after + text.slice(at);
}
/** A stretch of a text after edits within it; it begins at `start` and ends at `end`. */
function editStretch(text, { start, end }, edits) {
    const shifted = edits.map((edit) => {
        return { start: edit.start - start, end: edit.end - start, text: edit.text };
    });
    return applyEdits(text.slice(start, end), shifted);
}
/**
 * Which units of a passage's value a stretch of its file stands for; an empty range where it does not
 * begin with one.
 */
function unitsAt({ starts, ...passage }, { start, end }) {
    if (start === passage.start && end === passage.end)
        return { from: 0, to: starts.length };
    const from = starts.indexOf(start);
    if (from === -1)
        return { from: 0, to: 0 };
    const behind = starts.findIndex((begin) => begin >= end);
    return { from, to: behind === -1 ? starts.length : behind };
}
/** Gathers a text and where its units stand in the file. */
class SpelledText {
    starts = [];
    ends = [];
    #parts = [];
    /** A piece of the text, and the stretch of the file that stands for it as a whole. */
    add(text, start, end) {
        this.#parts.push(text);
        for (let unit = 0; unit < text.length; unit += 1) {
            this.starts.push(start);
            this.ends.push(end);
        }
    }
    /** A piece of the file that stands for itself. */
    addPlain(file, start, end) {
        this.#parts.push(file.slice(start, end));
        for (let at = start; at < end; at += 1) {
            this.starts.push(at);
            this.ends.push(at + 1);
        }
    }
    get value() {
        return this.#parts.join('');
    }
}
/** Ends of the first line of a file from `start` on, or of the whole file: its line break. */
function lineBreakOf(text, start = 0) {
    const end = text.indexOf('\n', start);
    if (end === -1)
        return start > 0 ? lineBreakOf(text) : '\n';
    return text[end - 1] === '\r' ? '\r\n' : '\n';
}


/***/ }),

/***/ 27366:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  L: () => (/* binding */ PromptFile),
  o: () => (/* binding */ SearchBudget)
});

;// CONCATENATED MODULE: ./prompts/languages.js
const ESCAPED = {
    backslash: 'escapes',
    spansLines: false,
    expression: null,
    unsafe: null,
};
const RAW = { ...ESCAPED, backslash: 'nothing' };
const DOUBLE = { ...ESCAPED, open: '"', close: '"' };
const SINGLE = { ...ESCAPED, open: "'", close: "'" };
const TRIPLE_DOUBLE = { ...ESCAPED, open: '"""', close: '"""', spansLines: true };
const TRIPLE_SINGLE = { ...ESCAPED, open: "'''", close: "'''", spansLines: true };
const SLASHES = {
    lineComment: '//',
    blockComment: ['/*', '*/'],
    hasPatterns: false,
    escapesUnits: false,
};
const HASH = {
    lineComment: '#',
    blockComment: null,
    hasPatterns: false,
    escapesUnits: false,
};
const JSON_FILE = {
    ...SLASHES,
    passageName: 'JSON string',
    escapesUnits: true,
    literals: [DOUBLE],
};
const JSON5_FILE = { ...JSON_FILE, literals: [DOUBLE, SINGLE] };
const TEMPLATE = {
    ...ESCAPED,
    open: '`',
    close: '`',
    spansLines: true,
    expression: '${',
};
const SCRIPT = {
    ...SLASHES,
    passageName: 'string',
    hasPatterns: true,
    escapesUnits: true,
    literals: [
        { ...TEMPLATE, open: 'String.raw`', backslash: 'keeps', unsafe: /[\\`]|\$\{/ },
        DOUBLE,
        SINGLE,
        TEMPLATE,
    ],
};
const PYTHON_QUOTES = [TRIPLE_DOUBLE, TRIPLE_SINGLE, DOUBLE, SINGLE];
/** Bytes of Python hold ASCII alone. */
const BYTES = { unsafe: /[^\0-\x7f]/ };
/**
 * A prefix changes what a quote begins: `r` does away with escapes, `f` takes in expressions, `b`
 * makes bytes of it.
 */
const PYTHON = {
    ...HASH,
    passageName: 'string',
    literals: [
        ...['rf', 'fr'].flatMap((prefix) => prefixed(prefix, { backslash: 'keeps', expression: '{' })),
        ...['rb', 'br'].flatMap((prefix) => prefixed(prefix, { backslash: 'keeps', ...BYTES })),
        ...prefixed('r', { backslash: 'keeps' }),
        ...prefixed('f', { expression: '{' }),
        ...prefixed('b', BYTES),
        ...PYTHON_QUOTES,
    ],
};
const TOML = {
    ...HASH,
    passageName: 'TOML string',
    literals: [
        TRIPLE_DOUBLE,
        { ...TRIPLE_SINGLE, backslash: 'nothing' },
        DOUBLE,
        { ...SINGLE, backslash: 'nothing' },
    ],
};
const GO = {
    ...SLASHES,
    passageName: 'string',
    literals: [DOUBLE, SINGLE, { ...RAW, open: '`', close: '`', spansLines: true }],
};
/** C, C++, Java, whose quotes in threes are texts of several lines as well. */
const BRACES = {
    ...SLASHES,
    passageName: 'string',
    literals: [TRIPLE_DOUBLE, DOUBLE, SINGLE],
};
const KOTLIN = {
    ...SLASHES,
    passageName: 'string',
    literals: [
        { ...TRIPLE_DOUBLE, backslash: 'nothing', unsafe: /\$/ },
        { ...DOUBLE, unsafe: /\$/ },
        SINGLE,
    ],
};
/** By the ending of a file's name. */
const LANGUAGES = new Map([
    ...endings('json jsonc jsonl ndjson ipynb', JSON_FILE),
    ...endings('json5', JSON5_FILE),
    ...endings('js jsx mjs cjs ts tsx mts cts', SCRIPT),
    ...endings('py pyi', PYTHON),
    ...endings('toml', TOML),
    ...endings('go', GO),
    ...endings('c h cc cpp hpp java', BRACES),
    ...endings('kt kts', KOTLIN),
]);
/** The language that the ending of a file's name stands for; undefined where none is known. */
function languageOf(ending) {
    return LANGUAGES.get(ending);
}
function endings(names, language) {
    return names.split(' ').map((name) => [name, language]);
}
/** The four quotes of Python behind a prefix in any case, e.g. `Rb"`. */
function prefixed(prefix, change) {
    return casesOf(prefix).flatMap((start) => PYTHON_QUOTES.map((quote) => ({ ...quote, ...change, open: start + quote.open })));
}
function casesOf(prefix) {
    return [...prefix].reduce((starts, letter) => starts.flatMap((start) => [start + letter, start + letter.toUpperCase()]), ['']);
}

// EXTERNAL MODULE: ./prompts/passage.js
var passage = __webpack_require__(71099);
// EXTERNAL MODULE: ./prompts/escapes.js
var escapes = __webpack_require__(74563);
;// CONCATENATED MODULE: ./prompts/source-literals.js


/** No regular expression of source code is longer. */
const MAX_PATTERN = 1000;
const PATTERN = /\/(?![/*>])(?:[^\\/[\n]|\\.|\[(?:[^\\\]\n]|\\.)*\])+\//y;
/** Behind these a slash begins a regular expression; behind others it divides. */
const BEFORE_PATTERN = /[(,=:[!&|?{;+\-*%~^]/;
const NON_ASCII = /[^\0-\x7f]/;
/** An escape of what is beyond ASCII. */
const UNIT_ESCAPE = /\\u(?!00[0-7])[\da-fA-F]{4}/;
/** So much of what follows on a literal tells where it ends: three quotes. */
const END_LENGTH = 3;
/** All texts of a file of source code: its literals, cut where an expression stands in them. */
function readLiterals(file, language) {
    return new LiteralReader(file, language).read();
}
/** Goes through a file once; what is no literal is looked at only as far as it could hide one. */
class LiteralReader {
    #file;
    #language;
    #landmarks;
    #interrupted = [];
    #passages = [];
    #isAsciiOnly;
    constructor(file, language) {
        this.#file = file;
        this.#language = language;
        this.#landmarks = landmarksOf(language);
        this.#isAsciiOnly = language.escapesUnits && UNIT_ESCAPE.test(file) && !NON_ASCII.test(file);
    }
    read() {
        let at = 0;
        for (;;) {
            this.#landmarks.lastIndex = at;
            const landmark = this.#landmarks.exec(this.#file);
            if (landmark === null)
                return this.#passages;
            at = this.#pass(landmark[0], landmark.index);
        }
    }
    /** Deals with what begins at `at`; gives where to go on. */
    #pass(landmark, at) {
        const { lineComment, blockComment } = this.#language;
        if (landmark === lineComment)
            return this.#behind('\n', at);
        if (landmark === blockComment?.[0])
            return this.#behind(blockComment[1], at + landmark.length);
        if (landmark === '\\')
            return at + 2;
        if (landmark === '/')
            return at + this.#patternLength(at);
        const literal = this.#language.literals.find(({ open }) => open === landmark);
        return literal === undefined
            ? this.#passBrace(landmark, at + 1)
            : this.#readLiteral(literal, at + landmark.length);
    }
    #behind(end, at) {
        const found = this.#file.indexOf(end, at);
        return found === -1 ? this.#file.length : found + end.length;
    }
    #patternLength(at) {
        let before = at - 1;
        while (/[ \t\r\n]/.test(this.#file.charAt(before)))
            before -= 1;
        if (before >= 0 && !BEFORE_PATTERN.test(this.#file.charAt(before)))
            return 1;
        PATTERN.lastIndex = 0;
        return PATTERN.exec(this.#file.slice(at, at + MAX_PATTERN))?.[0].length ?? 1;
    }
    #passBrace(brace, behind) {
        const inner = this.#interrupted.at(-1);
        if (inner === undefined)
            return behind;
        inner.depth += brace === '{' ? 1 : -1;
        if (inner.depth > 0)
            return behind;
        this.#interrupted.pop();
        return this.#readLiteral(inner.literal, behind);
    }
    /** Reads a literal from behind its opening, or from behind an expression in it. */
    #readLiteral(literal, begin) {
        const read = readLiteral(this.#file, literal, begin);
        if (read === null)
            return begin;
        const { text, end, behind, isClosed } = read;
        this.#passages.push(this.#passage(literal, text, begin, end));
        if (!isClosed)
            this.#interrupted.push({ literal, depth: 1 });
        return behind;
    }
    #passage(literal, text, start, end) {
        const { starts, ends, value } = text;
        const file = this.#file;
        const { escapesUnits, passageName } = this.#language;
        return {
            name: passageName,
            start,
            end,
            value,
            starts,
            ends,
            isIndented: literal.spansLines,
            edits: (from, to, replacement) => {
                const spelled = spellLiteral(replacement, literal, {
                    lineBreak: (0,passage/* lineBreakOf */.n_)(file, start),
                    isAsciiOnly: this.#isAsciiOnly,
                    escapesSlashes: escapesUnits && file.slice(start, end).includes('\\/'),
                });
                if (spelled === null)
                    return [];
                return [{ start: Number(starts[from]), end: Number(ends[to - 1]), text: spelled }];
            },
            valueAfter: (edits) => {
                const after = (0,passage/* editStretch */.mr)(file, { start, end }, edits);
                const read = readLiteral(after + file.slice(end, end + END_LENGTH), literal, 0);
                return read?.end === after.length ? read.text.value : null;
            },
        };
    }
}
/** Reads a literal from behind its opening, or from behind an expression in it; null without end. */
function readLiteral(file, literal, begin) {
    const { close, backslash, expression, spansLines } = literal;
    const text = new passage/* SpelledText */.T0();
    let plainFrom = begin;
    let at = begin;
    const skip = (meant, end) => {
        text.addPlain(file, plainFrom, at);
        text.add(meant, at, end);
        plainFrom = end;
        at = end;
    };
    const finish = (isClosed, length) => {
        text.addPlain(file, plainFrom, at);
        return { text, end: at, behind: at + length, isClosed };
    };
    while (at < file.length) {
        if (file.startsWith(close, at))
            return finish(true, close.length);
        const char = file.charAt(at);
        if (char === '\n' && !spansLines)
            return null;
        if (char === '\\' && backslash === 'escapes') {
            const { meaning, end: behind } = (0,escapes/* readEscape */.y)(file, at, 'code');
            skip(meaning, behind);
        }
        else if (char === '\\' && backslash === 'keeps')
            at += 2;
        else if (char === '\r' && file.charAt(at + 1) === '\n')
            skip('\n', at + 2);
        else if (expression === '{' && /^(?:\{\{|\}\})/.test(file.slice(at, at + 2)))
            skip(char, at + 2);
        else if (expression !== null && file.startsWith(expression, at)) {
            return finish(false, expression.length);
        }
        else
            at += 1;
    }
    return null;
}
/** Finds what begins a literal, hides one or stands around an expression in one. */
function landmarksOf({ literals, lineComment, blockComment, hasPatterns }) {
    const texts = [
        '\\',
        lineComment,
        ...(blockComment === null ? [] : [blockComment[0]]),
        ...literals.map(({ open }) => open),
        ...(literals.some(({ expression }) => expression !== null) ? ['{', '}'] : []),
        ...(hasPatterns ? ['/'] : []),
    ];
    return new RegExp(texts.map((text) => text.replace(/\W/g, '\\$&')).join('|'), 'g');
}
/** Control characters that no prompt needs; tabs and line breaks are none of them. */
const CONTROL = /[\0-\x08\x0b\x0c\x0e-\x1f\x7f]/;
/** A text, with `\n` or `\r\n` as line break, as it stands in a literal; null where it cannot. */
function spellLiteral(text, literal, habits) {
    if (CONTROL.test(text) || literal.unsafe?.test(text))
        return null;
    const spelled = literal.backslash === 'escapes' ? escapeText(text, literal, habits) : text;
    const closed = literal.expression === '{' ? spelled.replace(/[{}]/g, '$&$&') : spelled;
    if (literal.spansLines)
        return closed.replace(/\r\n|\n/g, habits.lineBreak);
    return closed.includes('\n') ? null : closed;
}
function escapeText(text, literal, habits) {
    let escaped = escapeQuotes(text.replaceAll('\\', '\\\\'), literal);
    if (literal.expression === '${')
        escaped = escaped.replaceAll('${', '\\${');
    if (habits.escapesSlashes)
        escaped = escaped.replaceAll('/', '\\/');
    if (!literal.spansLines) {
        escaped = escaped.replaceAll('\r', '\\r').replaceAll('\n', '\\n').replaceAll('\t', '\\t');
    }
    return habits.isAsciiOnly ? escaped.replace(/[^\0-\x7f]/g, escapeUnit) : escaped;
}
/** Quotes in threes close a literal only in threes, or where one stands right before its end. */
function escapeQuotes(text, { close }) {
    const quote = close.charAt(0);
    const isHarmless = close.length > 1 &&
        !text.includes(quote + quote) &&
        !text.startsWith(quote) &&
        !text.endsWith(quote);
    return isHarmless ? text : text.replaceAll(quote, `\\${quote}`);
}
function escapeUnit(unit) {
    return `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;
}

// EXTERNAL MODULE: ./prompts/white-space.js
var white_space = __webpack_require__(26101);
// EXTERNAL MODULE: ../../node_modules/yaml/dist/index.js
var dist = __webpack_require__(33483);
;// CONCATENATED MODULE: ./prompts/yaml-block.js

/** So much deeper than the rest may the first line of a block be. */
const MAX_DEEPER = 40;
/**
 * Reads the block scalar (`|` or `>`) that stands from `start` to `end` of a YAML file and has the
 * given value, as well as the two go together.
 */
function readBlock(file, start, end, value) {
    const read = file.charAt(start) === '>' ? readFolded : yaml_block_readLiteral;
    const readAt = (width) => ({
        text: read(file, linesOf(file, behindLine(file, start), end, width)),
        indent: ' '.repeat(width),
    });
    const widest = indentOf(file, start);
    let width = widest;
    let block = readAt(width);
    // Where a digit gives the indentation, the first line may be deeper.
    while (width > Math.max(1, widest - MAX_DEEPER) && !block.text.value.startsWith(value)) {
        width -= 1;
        block = readAt(width);
    }
    return block;
}
/** A text as it stands in the block scalar that begins at `start`. */
function spellBlock(file, start, indent, text) {
    const lineBreak = (0,passage/* lineBreakOf */.n_)(file, start);
    const further = file.charAt(start) === '>' ? 1 : 0;
    return text.replace(/\n+/g, (breaks) => lineBreak.repeat(breaks.length + further) + indent);
}
/** The indentation of the first line of a block that is not blank. */
function indentOf(file, start) {
    const [, indent = ''] = /^( *)[^ \r\n]/m.exec(file.slice(behindLine(file, start))) ?? [];
    return indent.length;
}
function behindLine(file, at) {
    const lineBreak = file.indexOf('\n', at);
    return lineBreak === -1 ? file.length : lineBreak + 1;
}
function linesOf(file, start, end, width) {
    const lines = [];
    for (let at = start; at < end;) {
        const next = Math.min(behindLine(file, at), end);
        let lineEnd = next;
        if (file.charAt(lineEnd - 1) === '\n')
            lineEnd -= 1;
        if (lineEnd > at && file.charAt(lineEnd - 1) === '\r')
            lineEnd -= 1;
        let text = at;
        while (text < lineEnd && text < at + width && file.charAt(text) === ' ')
            text += 1;
        lines.push({ start: text, end: lineEnd, next });
        at = next;
    }
    return lines;
}
function yaml_block_readLiteral(file, lines) {
    const text = new passage/* SpelledText */.T0();
    for (const { start, end, next } of lines) {
        text.addPlain(file, start, end);
        text.add('\n', end, next);
    }
    return text;
}
/** One break between two lines is a blank, further ones are breaks; indented lines keep all of them. */
function readFolded(file, lines) {
    const text = new passage/* SpelledText */.T0();
    let previous = null;
    let blanks = 0;
    for (const line of lines) {
        if (line.start === line.end) {
            blanks += 1;
            continue;
        }
        const isKept = previous === null || isSpaced(file, previous) || isSpaced(file, line);
        const breaks = blanks + (isKept && previous !== null ? 1 : 0);
        const from = previous?.end ?? line.start;
        text.add(breaks === 0 && previous !== null ? ' ' : '\n'.repeat(breaks), from, line.start);
        text.addPlain(file, line.start, line.end);
        previous = line;
        blanks = 0;
    }
    text.add('\n'.repeat(blanks + 1), previous?.end ?? 0, previous?.next ?? 0);
    return text;
}
function isSpaced(file, { start }) {
    return file.charAt(start) === ' ' || file.charAt(start) === '\t';
}

;// CONCATENATED MODULE: ./prompts/yaml-flow.js


/** The indentation of a line and the dashes behind it. */
const INDENTATION = /^[ -]*(?<![^ ])/;
const WHITE_SPACE = /[ \t\r\n]+/y;
/** Reads the plain or quoted scalar that stands from `start` to `end` of a YAML file. */
function readFlow(file, start, end) {
    const quote = file.charAt(start);
    const isQuoted = quote === '"' || quote === "'";
    const last = isQuoted ? end - 1 : end;
    const text = new passage/* SpelledText */.T0();
    let plainFrom = isQuoted ? start + 1 : start;
    let at = plainFrom;
    const skip = (meant, next) => {
        text.addPlain(file, plainFrom, at);
        text.add(meant, at, next);
        plainFrom = next;
        at = next;
    };
    while (at < last) {
        const char = file.charAt(at);
        WHITE_SPACE.lastIndex = at;
        const [white] = WHITE_SPACE.exec(file) ?? [];
        if (white?.includes('\n'))
            skip(folded(white), at + white.length);
        else if (white !== undefined)
            at += white.length;
        else if (quote === '"' && char === '\\') {
            const { meaning, end: behind } = (0,escapes/* readEscape */.y)(file, at, 'yaml');
            skip(meaning, behind);
        }
        else if (quote === "'" && char === "'")
            skip("'", at + 2);
        else
            at += 1;
    }
    text.addPlain(file, plainFrom, last);
    return text;
}
/** One line break is a blank, further ones are breaks. */
function folded(whiteSpace) {
    const breaks = whiteSpace.split('\n').length - 2;
    return breaks === 0 ? ' ' : '\n'.repeat(breaks);
}
/** A text as it stands inside of the scalar from `start` to `end`, its quotes left as they are. */
function spellFlow(file, start, end, text) {
    const quote = file.charAt(start);
    if (quote === '"')
        return JSON.stringify(text).slice(1, -1);
    const lineBreak = (0,passage/* lineBreakOf */.n_)(file, start);
    const indent = continuationIndent(file, start, end);
    return (quote === "'" ? text.replaceAll("'", "''") : text).replace(/\n+/g, (breaks) => lineBreak.repeat(breaks.length + 1) + indent);
}
/** Ways to write a whole scalar that hold what a plain one or single quotes may not. */
function spellWhole(text) {
    if (text === '')
        return ['""'];
    return [`'${text.replaceAll("'", "''")}'`, JSON.stringify(text)];
}
/** As deep as the second line of the scalar, or two deeper than the entry on whose line it begins. */
function continuationIndent(file, start, end) {
    const [, second] = /\n([ \t]*)[^\s]/.exec(file.slice(start, end)) ?? [];
    if (second !== undefined)
        return second;
    const line = file.slice(file.lastIndexOf('\n', start - 1) + 1, start);
    return ' '.repeat(line.length - line.replace(INDENTATION, '').length + 2);
}

;// CONCATENATED MODULE: ./prompts/yaml-scalars.js





const NAMES = {
    PLAIN: 'plain YAML scalar',
    QUOTE_SINGLE: 'single-quoted YAML scalar',
    QUOTE_DOUBLE: 'double-quoted YAML scalar',
    BLOCK_LITERAL: 'literal YAML block',
    BLOCK_FOLDED: 'folded YAML block',
};
/** All scalars of a YAML file, keys included, in its order; null where the file is no valid YAML. */
function readScalars(file) {
    const scalars = composeScalars(file);
    return scalars?.flatMap((scalar) => passageOf(file, scalar)) ?? null;
}
/** The passage of a scalar; none for the empty one, and where it cannot be told what is what. */
function passageOf(file, scalar) {
    const { range, type, value } = scalar.node;
    const name = NAMES[String(type)];
    if (!range || name === undefined || typeof value !== 'string' || value === '')
        return [];
    const [start, end] = range;
    const block = name.endsWith('block') ? readBlock(file, start, end, value) : null;
    const text = block?.text ?? readFlow(file, start, end);
    if (!text.value.startsWith(value))
        return [];
    const { starts, ends } = text;
    const edits = (from, to, replacement) => {
        const place = { start: Number(starts[from]), end: Number(ends[to - 1]) };
        if (block !== null) {
            return [{ ...place, text: spellBlock(file, start, block.indent, replacement) }];
        }
        const whole = value.slice(0, from) + replacement + value.slice(to);
        return [
            { ...place, text: spellFlow(file, start, end, replacement) },
            ...spellWhole(whole).map((spelled) => ({ start, end, text: spelled })),
        ];
    };
    const valueAfter = (made) => readAlone(file, scalar, start, end, made);
    return [{ name, start, end, value, starts, ends, isIndented: false, edits, valueAfter }];
}
/** Much deeper nesting makes the parser overflow the stack. */
const MAX_DEPTH = 256;
/** All scalars of a YAML file, keys included, in its order; null where the file is no valid YAML. */
function composeScalars(file) {
    const tokens = readTokens(file);
    if (tokens === null)
        return null;
    const scalars = [];
    // Without a schema every scalar is the text that it is written as.
    const composer = new dist/* Composer */.Dk({ schema: 'failsafe', uniqueKeys: false, prettyErrors: false });
    for (const document of composer.compose(tokens)) {
        if (document.errors.length > 0)
            return null;
        (0,dist/* visit */.YR)(document, {
            Scalar(key, node, path) {
                const isInFlow = path.some((parent) => (0,dist/* isCollection */.P3)(parent) && parent.flow === true);
                scalars.push({ node, isKey: key === 'key', isInFlow });
            },
        });
    }
    return scalars;
}
function readTokens(file) {
    const parser = new dist/* Parser */.iX();
    const tokens = [];
    for (const lexeme of new dist/* Lexer */.JG().lex(file)) {
        for (const token of parser.next(lexeme)) {
            if (token.type === 'error')
                return null;
            tokens.push(token);
        }
        if (parser.stack.length > MAX_DEPTH)
            return null;
    }
    tokens.push(...parser.end());
    return tokens;
}
/** What reads YAML takes plain scalars by one of these for numbers, dates and the like. */
const SCHEMAS = ['core', 'yaml-1.1'];
/**
 * The text of the scalar from `start` to `end` of a file after edits of it, from a document that holds
 * it as the file does and little else; null where it would be none, or a text no longer.
 */
function readAlone(file, scalar, start, end, edits) {
    const after = (0,passage/* editStretch */.mr)(file, { start, end }, edits);
    const document = documentOf(file, start, after, scalar);
    const node = composeScalars(document)?.at(scalar.isKey ? -2 : -1)?.node;
    if (typeof node?.value !== 'string')
        return null;
    if (node.type === 'PLAIN' && !staysText(file.slice(start, end), node.value))
        return null;
    return node.value;
}
/** A block goes by the indentation of its line, all others by what stands right around them. */
function documentOf(file, start, scalar, { node, isKey, isInFlow }) {
    if (node.type === 'BLOCK_LITERAL' || node.type === 'BLOCK_FOLDED') {
        return file.slice(file.lastIndexOf('\n', start) + 1, start) + scalar;
    }
    const entry = isKey ? `${scalar}: value` : scalar;
    if (!isInFlow)
        return ` ${entry}`;
    return isKey ? ` {${entry}}` : ` [${entry}]`;
}
/** Whether no schema that takes a plain scalar for a text takes another one for something else. */
function staysText(before, after) {
    return SCHEMAS.every((schema) => isText(after, schema) || !isText(before, schema));
}
function isText(plain, schema) {
    const { contents } = (0,dist/* parseDocument */.Tp)(` ${(0,white_space/* fold */.AU)(plain)}`, { schema });
    return (0,dist/* isScalar */.jn)(contents) && typeof contents.value === 'string';
}

;// CONCATENATED MODULE: ./prompts/prompt-file.js





/** Some seconds' worth, and a hundred times what 200 fixes in 20,000 files take. */
const MAX_WORK = 1_000_000_000;
/** The work that a search may do beyond its one pass over each file, in UTF-16 units compared. */
class SearchBudget {
    #left;
    constructor(limit = MAX_WORK) {
        this.#left = limit;
    }
    /** Counts work; it may go beyond what is left. */
    take(units) {
        this.#left -= units;
    }
    get isUsedUp() {
        return this.#left < 0;
    }
}
const MARK = '\ufeff';
/** To read a unit of a file's format takes as long as to compare so many. */
const READING_WORK = 100;
/** The same for a passage that is read alone. */
const REREADING_WORK = 10;
/** A file in which prompts are looked for; what it takes to look is made when it is asked for. */
class PromptFile {
    path;
    /** Its byte order mark, which no offset and no column counts; empty where it has none. */
    mark;
    text;
    format;
    #folded = null;
    #passages;
    #lineStarts = [];
    #work;
    constructor(path, text, work) {
        this.#work = work;
        this.path = path;
        this.mark = text.startsWith(MARK) ? MARK : '';
        this.text = text.slice(this.mark.length);
        this.format = formatOf(path);
    }
    get folded() {
        this.#folded ??= (0,white_space/* foldWithStarts */.T4)(this.text);
        return this.#folded;
    }
    /** Its passages with their folded values; none in plain text, null where it cannot be read. */
    get passages() {
        if (this.#passages === undefined) {
            const passages = this.#read(this.text);
            this.#passages =
                passages?.map((passage) => ({ passage, folded: (0,white_space/* foldWithStarts */.T4)(passage.value) })) ?? null;
        }
        return this.#passages;
    }
    /** The passage that holds a stretch of the file as a whole; undefined where none does. */
    passageAround({ start, end }) {
        const holder = this.passages?.find((one) => one.passage.start <= start && end <= one.passage.end);
        return holder?.passage;
    }
    /** The text of one of its passages after edits of it; null where there would be none. */
    valueAfter(passage, edits) {
        const added = edits.reduce((length, { text }) => length + text.length, 0);
        this.#work.take(REREADING_WORK * (passage.end - passage.start + added));
        return passage.valueAfter(edits);
    }
    /** Whether it holds just the wanted texts after edits; empty ones need not be written out. */
    readsAs(edits, wanted) {
        const after = this.#read((0,passage/* applyEdits */.ct)(this.text, edits));
        const found = after?.map(({ value }) => value).filter((value) => value !== '');
        const expected = wanted.filter((value) => value !== '');
        return (found?.length === expected.length && found.every((value, index) => value === expected[index]));
    }
    spanOf(start, end) {
        const first = this.#positionOf(start);
        const last = this.#positionOf(end);
        return {
            path: this.path,
            startLine: first.line,
            startColumn: first.column,
            endLine: last.line,
            endColumn: last.column,
        };
    }
    /** The lines that an edit touches, as they are after it, without their breaks. */
    linesAfter({ start, end, text }) {
        const lineStart = start - this.#positionOf(start).column + 1;
        const lineBreak = this.text.indexOf('\n', end);
        const lineEnd = lineBreak === -1 ? this.text.length : lineBreak;
        const after = this.text.slice(lineStart, start) + text + this.text.slice(end, lineEnd);
        return after.split('\n').map((line) => (line.endsWith('\r') ? line.slice(0, -1) : line));
    }
    #read(text) {
        if (typeof this.format === 'string')
            return [];
        this.#work.take(READING_WORK * text.length);
        return this.format.read(text);
    }
    /** The line counts as git does: by line feeds alone. */
    #positionOf(offset) {
        const starts = this.#starts;
        let line = 1;
        let behind = starts.length + 1;
        while (behind - line > 1) {
            const middle = (line + behind) >> 1;
            if (Number(starts[middle - 1]) <= offset)
                line = middle;
            else
                behind = middle;
        }
        return { line, column: offset - Number(starts[line - 1]) + 1 };
    }
    get #starts() {
        if (this.#lineStarts.length === 0)
            this.#lineStarts = lineStartsOf(this.text);
        return this.#lineStarts;
    }
}
/** Where the lines of a text begin. */
function lineStartsOf(text) {
    const starts = [0];
    for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1))
        starts.push(at + 1);
    return starts;
}
const PLAIN_TEXT = new Set('md markdown txt text prompt rst adoc org'.split(' '));
/** Names without an ending that tell of prose. */
const PROSE = new Set('readme prompt prompts system-prompt system_prompt instructions'.split(' '));
const TABLES = new Set(['csv', 'tsv']);
const YAML = { read: readScalars, passageName: 'YAML scalar' };
/** How a file holds texts, by the ending of its name, or by the name where it has none. */
function formatOf(path) {
    const name = path.toLowerCase().slice(path.lastIndexOf('/') + 1);
    const [, ending] = /.\.([^.]+)$/s.exec(name) ?? [];
    if (ending === undefined)
        return PROSE.has(name) ? 'plain text' : 'unknown';
    if (PLAIN_TEXT.has(ending))
        return 'plain text';
    if (TABLES.has(ending))
        return 'table';
    if (ending === 'yaml' || ending === 'yml')
        return YAML;
    const language = languageOf(ending);
    if (language === undefined)
        return 'unknown';
    const { passageName } = language;
    return { passageName, read: (text) => readLiterals(text, language) };
}


/***/ }),

/***/ 26101:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AU: () => (/* binding */ fold),
/* harmony export */   T4: () => (/* binding */ foldWithStarts),
/* harmony export */   i0: () => (/* binding */ isWhiteSpace)
/* harmony export */ });
/** What `\s` of a regular expression means, for a UTF-16 unit. */
function isWhiteSpace(unit) {
    if (unit < 0x80)
        return unit === 0x20 || (unit >= 0x09 && unit <= 0x0d);
    return (unit === 0xa0 ||
        unit === 0x1680 ||
        (unit >= 0x2000 && unit <= 0x200a) ||
        unit === 0x2028 ||
        unit === 0x2029 ||
        unit === 0x202f ||
        unit === 0x205f ||
        unit === 0x3000 ||
        unit === 0xfeff);
}
/** The text with its white space folded, and without any at its ends. */
function fold(text) {
    return text.trim().replace(/\s+/g, ' ');
}
/** The text with its white space folded, and the way back. */
function foldWithStarts(text) {
    const starts = new Int32Array(text.length);
    let length = 0;
    let isInWhiteSpace = false;
    for (let at = 0; at < text.length; at += 1) {
        const isWhite = isWhiteSpace(text.charCodeAt(at));
        if (!isWhite || !isInWhiteSpace) {
            starts[length] = at;
            length += 1;
        }
        isInWhiteSpace = isWhite;
    }
    return { text: text.replace(/\s+/g, ' '), starts };
}


/***/ })

};
;