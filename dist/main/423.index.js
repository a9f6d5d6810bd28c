"use strict";
exports.id = 423;
exports.ids = [423];
exports.modules = {

/***/ 92303:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EF: () => (/* binding */ overlap),
/* harmony export */   ct: () => (/* binding */ applyEdits),
/* harmony export */   qY: () => (/* binding */ outside)
/* harmony export */ });
function applyEdits(text, edits) {
    let after = '';
    let at = 0;
    for (const { start, end, text: inserted } of edits.toSorted((a, b) => a.start - b.start)) {
        after += text.slice(at, start) + inserted;
        at = end;
    }
    return after + text.slice(at);
}
function overlap(one, other) {
    return one.start < other.end && other.start < one.end;
}
function outside(taken, stretches) {
    let next = 0;
    return stretches.filter(({ start, end }) => {
        while (Number(taken[next]?.end) <= start)
            next += 1;
        return !(Number(taken[next]?.start) < end);
    });
}


/***/ }),

/***/ 3000:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ PromptFile)
/* harmony export */ });
/* harmony import */ var _edit_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(92303);
/* harmony import */ var _text_view_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94048);
/* harmony import */ var _yaml_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(72048);



const MARK = '\ufeff';
const KINDS = [
    ['prose', 'md markdown txt text prompt rst adoc org'],
    ['json', 'json jsonc jsonl ndjson ipynb'],
    ['yaml', 'yaml yml'],
    ['table', 'csv tsv'],
    ['code', 'js mjs cjs ts mts cts py pyi go java kt kts toml json5 c h cc cpp hpp'],
];
const KIND_BY_ENDING = new Map(KINDS.flatMap(([kind, endings]) => endings.split(' ').map((ending) => [ending, kind])));
const PROSE = new Set('readme prompt prompts system-prompt system_prompt instructions'.split(' '));
const ESCAPES = {
    json: ['json'],
    yaml: ['plain', 'json', 'yamlQuote'],
};
const LAXITY = { plain: 1, json: 2, yamlQuote: 2 };
const ONE_STRING = /^(?:[^"\\\n]|\\.)*$/;
class PromptFile {
    path;
    mark;
    text;
    kind;
    #views = {};
    #scalars;
    constructor(path, text) {
        this.path = path;
        this.mark = text.startsWith(MARK) ? MARK : '';
        this.text = text.slice(this.mark.length);
        this.kind = kindOf(path);
    }
    get scalars() {
        if (this.#scalars === undefined)
            this.#scalars = (0,_yaml_js__WEBPACK_IMPORTED_MODULE_1__/* .readScalars */ .aL)(this.text);
        return this.#scalars;
    }
    placesOf(text, taken) {
        const mayHold = this.kind === 'yaml' || this.text.includes(text.word);
        if (!mayHold || !text.isSearchable)
            return [];
        for (const escapes of ESCAPES[this.kind] ?? ['plain', 'json']) {
            const places = (0,_edit_js__WEBPACK_IMPORTED_MODULE_2__/* .outside */ .qY)(taken, (0,_text_view_js__WEBPACK_IMPORTED_MODULE_0__/* .placesIn */ .yN)(this.#viewOf(escapes), text.folded)).flatMap((place) => {
                const source = this.text.slice(place.start, place.end);
                if (this.kind === 'json' && !ONE_STRING.test(source))
                    return [];
                return { ...place, escapes, laxity: source === text.exact ? 0 : LAXITY[escapes] };
            });
            const exact = places.filter(({ laxity }) => laxity === 0);
            if (places.length > 0)
                return exact.length > 0 ? exact : places;
        }
        return [];
    }
    spanOf({ start, end }) {
        const [startLine, startColumn] = this.#positionOf(start);
        const [endLine, endColumn] = this.#positionOf(end);
        return { path: this.path, startLine, startColumn, endLine, endColumn };
    }
    linesAfter({ start, end, text }) {
        const lines = this.linesAround({ start, end });
        const after = this.text.slice(lines.start, start) + text + this.text.slice(end, lines.end);
        return after.split('\n').map((line) => (line.endsWith('\r') ? line.slice(0, -1) : line));
    }
    linesAround({ start, end }) {
        const lineBreak = this.text.indexOf('\n', end);
        return {
            start: this.text.slice(0, start).lastIndexOf('\n') + 1,
            end: lineBreak === -1 ? this.text.length : lineBreak,
        };
    }
    #viewOf(escapes) {
        const view = this.#views[escapes] ?? (0,_text_view_js__WEBPACK_IMPORTED_MODULE_0__/* .viewOf */ .du)(this.text, escapes);
        this.#views[escapes] = view;
        return view;
    }
    #positionOf(offset) {
        const before = this.text.slice(0, offset);
        return [before.split('\n').length, offset - before.lastIndexOf('\n')];
    }
}
function kindOf(path) {
    const name = path.toLowerCase().slice(path.lastIndexOf('/') + 1);
    const [, ending] = /.\.([^.]+)$/s.exec(name) ?? [];
    if (ending === undefined)
        return PROSE.has(name) ? 'prose' : 'unknown';
    return KIND_BY_ENDING.get(ending) ?? 'unknown';
}


/***/ }),

/***/ 12473:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ax: () => (/* binding */ readPromptText),
/* harmony export */   Iw: () => (/* binding */ joinAdditions),
/* harmony export */   vY: () => (/* binding */ fitText)
/* harmony export */ });
/* harmony import */ var _text_view_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94048);

const MIN_LETTERS = 3;
function readPromptText(text) {
    const whole = text.replace(/\r\n?/g, '\n').trimEnd();
    const start = whole.lastIndexOf('\n', whole.search(/\S/)) + 1;
    const lines = whole.slice(start).split('\n');
    const indent = indentOf(whole.slice(start));
    const words = text.match(/[\da-zA-Z]+/g) ?? [];
    return {
        exact: text.trim(),
        folded: (0,_text_view_js__WEBPACK_IMPORTED_MODULE_0__/* .foldWhiteSpace */ .HS)(text),
        text: lines
            .map((line) => (line.startsWith(indent) ? line.slice(indent.length) : line))
            .join('\n'),
        word: words.reduce((longest, word) => (word.length > longest.length ? word : longest), ''),
        isSearchable: text.replace(/[\s!-/:-@[-`{-~]/g, '').length >= MIN_LETTERS,
    };
}
const SENTENCE_END = /[.!?:;…。！？][)\]"'”’»*_]*\s*$/u;
function joinAdditions(one, other) {
    const added = [additionOf(one), additionOf(other)];
    if (added.includes(null) || one.current.text !== other.current.text)
        return null;
    return { current: one.current, suggested: readPromptText(one.current.text + added.join('')) };
}
function additionOf({ current: { text }, suggested }) {
    const added = suggested.text.slice(text.length);
    if (!suggested.text.startsWith(text))
        return null;
    return /^\s*\n/.test(added) || (/^\s/.test(added) && SENTENCE_END.test(text)) ? added : null;
}
function fitText(text, { start, end }, { current, suggested }, isFile) {
    const there = commonIndent(text.slice(start, end).split('\n').slice(1));
    const given = commonIndent(current.text.split('\n').slice(1));
    const around = there ?? indentOf(text.slice(text.lastIndexOf('\n', start - 1) + 1, end));
    const fitted = suggested.text.split('\n').map((line, index) => {
        if (index === 0)
            return line;
        if (there !== null && given !== null)
            return reindent(line, given, there);
        return isFile ? reindent(line, '', around) : line;
    });
    return fitted.join(text.includes('\r\n') ? '\r\n' : '\n');
}
function reindent(line, given, wanted) {
    if (given === wanted)
        return line;
    if (line.trim() === '')
        return '';
    if (wanted.startsWith(given))
        return wanted.slice(given.length) + line;
    return line.startsWith(given) ? wanted + line.slice(given.length) : line;
}
function commonIndent(lines) {
    const indents = lines.filter((line) => line.trim() !== '').map(indentOf);
    return indents.toSorted((a, b) => a.length - b.length)[0] ?? null;
}
function indentOf(line) {
    return line.slice(0, line.length - line.trimStart().length);
}


/***/ }),

/***/ 69275:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ replaceText)
/* harmony export */ });
/* harmony import */ var _text_strip_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(30269);
/* harmony import */ var _edit_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(92303);
/* harmony import */ var _prompt_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(12473);
/* harmony import */ var _text_view_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(94048);
/* harmony import */ var _yaml_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(72048);





const DELICATE = {
    table: /["'`\\<>&{}$#%*/|;,\t\n]/g,
    part: /["'`\\<>&{}$#%*/|;\n]/g,
    lines: /["'`\\<>&{}$#%*/|;]/g,
    codeLines: /[`\\{}$]|"""|'''|\*\//g,
    quoted: /[{}$]/g,
    escaped: /['`{}$<&]/g,
};
const SIGN_NAMES = { '\n': 'a line break', '\t': 'a tab' };
const INVISIBLE = 'it adds invisible characters';
function replaceText(file, place, texts) {
    const replacement = file.kind === 'yaml' ? inYaml(file, place, texts) : inText(file, place, texts);
    const { current, suggested } = texts;
    const isInvisible = (0,_text_strip_js__WEBPACK_IMPORTED_MODULE_0__/* .bringsUnprintable */ ._X)(suggested.text, current.exact);
    return { ...replacement, leftOut: replacement.leftOut ?? (isInvisible ? INVISIBLE : null) };
}
function inText(file, { escapes, start, end }, texts) {
    const there = file.text.slice(start, end);
    const isQuoted = isInQuotes(file, { start, end });
    if (escapes === 'json' || (isQuoted && file.kind === 'code')) {
        const value = (0,_text_view_js__WEBPACK_IMPORTED_MODULE_2__/* .unescapeText */ .Uw)(there);
        const text = (0,_prompt_text_js__WEBPACK_IMPORTED_MODULE_1__/* .fitText */ .vY)(value, { start: 0, end: value.length }, texts, false);
        const isSafe = file.kind === 'json' || file.kind === 'prose';
        const delicate = isSafe ? null : DELICATE[isQuoted ? 'quoted' : 'escaped'];
        const edit = { start, end, text: JSON.stringify(text).slice(1, -1) };
        return { edit, inScalar: null, leftOut: findDelicate(text, there, delicate) };
    }
    const text = (0,_prompt_text_js__WEBPACK_IMPORTED_MODULE_1__/* .fitText */ .vY)(file.text, { start, end }, texts, true);
    const leftOut = findDelicate(text, there, delicateIn(file, { start, end }));
    return { edit: { start, end, text }, inScalar: null, leftOut };
}
function isInQuotes(file, { start, end }) {
    const line = file.linesAround({ start, end });
    const strings = file.text.slice(line.start, line.end).matchAll(/[\w$@]*"(?:[^"\\\n]|\\.)*"/g);
    return [...strings].some(({ 0: token, index, input }) => {
        const first = line.start + index;
        if (first >= start || end >= first + token.length)
            return false;
        return token.startsWith('"') && !/['`]|"""/.test(input.slice(0, index + 3));
    });
}
function delicateIn(file, place) {
    if (file.kind === 'prose')
        return null;
    if (file.kind === 'table')
        return DELICATE.table;
    const lines = file.linesAround(place);
    const around = [file.text.slice(lines.start, place.start), file.text.slice(place.end, lines.end)];
    if (around.some((text) => text.trim() !== ''))
        return DELICATE.part;
    return file.kind === 'code' ? DELICATE.codeLines : DELICATE.lines;
}
function findDelicate(fitted, there, delicate) {
    const signs = delicate === null ? [] : (fitted.match(delicate) ?? []);
    const sign = signs.find((found) => !there.includes(found));
    if (sign === undefined)
        return null;
    return `it is not known how this kind of file spells ${SIGN_NAMES[sign] ?? sign}`;
}
function inYaml(file, place, texts) {
    const { escapes, start, end } = place;
    const leave = (leftOut) => {
        const text = (0,_prompt_text_js__WEBPACK_IMPORTED_MODULE_1__/* .fitText */ .vY)(file.text, place, texts, true);
        return { edit: { start, end, text }, inScalar: null, leftOut };
    };
    const { scalars } = file;
    if (scalars === null)
        return leave('the file is too large or not valid YAML');
    const scalar = scalars.find((one) => one.start <= start && end <= one.end);
    if (scalar === undefined)
        return leave('it is not within one YAML scalar');
    const { folded } = texts.current;
    const source = (0,_text_view_js__WEBPACK_IMPORTED_MODULE_2__/* .viewOf */ .du)(file.text.slice(scalar.start, scalar.end), escapes);
    const inSource = (0,_text_view_js__WEBPACK_IMPORTED_MODULE_2__/* .placesIn */ .yN)(source, folded);
    const inValue = (0,_text_view_js__WEBPACK_IMPORTED_MODULE_2__/* .placesIn */ .yN)((0,_text_view_js__WEBPACK_IMPORTED_MODULE_2__/* .viewOf */ .du)(scalar.value, 'plain'), folded);
    const there = inValue[inSource.findIndex((one) => one.start === start - scalar.start)];
    if (there === undefined || inSource.length !== inValue.length) {
        return leave('the YAML scalar around it holds another text than it seems');
    }
    const text = (0,_prompt_text_js__WEBPACK_IMPORTED_MODULE_1__/* .fitText */ .vY)(scalar.value, there, texts, false);
    const change = { ...there, text };
    const wanted = (0,_edit_js__WEBPACK_IMPORTED_MODULE_4__/* .applyEdits */ .ct)(scalar.value, [change]);
    const edit = (0,_yaml_js__WEBPACK_IMPORTED_MODULE_3__/* .editScalar */ .tG)(file.text, scalars, scalar, { start, end, text, wanted });
    if (edit === null)
        return leave('the YAML scalar around it cannot hold the suggested text');
    return { edit, inScalar: { scalarStart: scalar.start, edit: change }, leftOut: null };
}


/***/ }),

/***/ 60423:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   PromptSearch: () => (/* binding */ PromptSearch)
/* harmony export */ });
/* harmony import */ var _prompt_file_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3000);
/* harmony import */ var _prompt_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(12473);
/* harmony import */ var _replace_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(69275);



const MAX_PLACES = 20;
class PromptSearch {
    #fixes;
    constructor(fixes) {
        this.#fixes = fixes.map(({ currentText, suggestedText }) => {
            const current = (0,_prompt_text_js__WEBPACK_IMPORTED_MODULE_1__/* .readPromptText */ .Ax)(currentText);
            const suggested = (0,_prompt_text_js__WEBPACK_IMPORTED_MODULE_1__/* .readPromptText */ .Ax)(suggestedText);
            return {
                current,
                suggested,
                isExtension: suggested.folded.includes(current.folded),
                laxity: Number.POSITIVE_INFINITY,
                places: [],
                located: MISSING,
                applied: [],
            };
        });
    }
    searchFile(path, text) {
        const file = new _prompt_file_js__WEBPACK_IMPORTED_MODULE_0__/* .PromptFile */ .L(path, text);
        for (const fix of this.#fixes) {
            const applied = file.placesOf(fix.suggested, []);
            listPlaces(fix.applied, applied, file);
            const places = file.placesOf(fix.current, fix.isExtension ? applied : []);
            const [first] = places;
            if (first === undefined || first.laxity > fix.laxity)
                continue;
            if (first.laxity < fix.laxity) {
                fix.laxity = first.laxity;
                fix.places = [];
                fix.located = changeAt(file, first, fix);
            }
            listPlaces(fix.places, places, file);
        }
    }
    results() {
        return this.#fixes.map(({ located, places, applied }) => {
            if (places.length === 1)
                return located;
            if (places.length > 0)
                return { found: { state: 'ambiguous', places }, change: null };
            return applied.length > 0
                ? { found: { state: 'applied', places: applied }, change: null }
                : MISSING;
        });
    }
}
const MISSING = { found: { state: 'missing' }, change: null };
function changeAt(file, place, texts) {
    const { edit, leftOut } = (0,_replace_js__WEBPACK_IMPORTED_MODULE_2__/* .replaceText */ .e)(file, place, texts);
    return {
        found: {
            state: 'located',
            place: file.spanOf(edit),
            insertedText: edit.text,
            fixedLines: file.linesAfter(edit),
            leftOut,
        },
        change: { text: file.mark + file.text, place, texts },
    };
}
function listPlaces(places, stretches, file) {
    const room = MAX_PLACES - places.length;
    places.push(...stretches.slice(0, room).map((stretch) => file.spanOf(stretch)));
}


/***/ }),

/***/ 94048:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   HS: () => (/* binding */ foldWhiteSpace),
/* harmony export */   Uw: () => (/* binding */ unescapeText),
/* harmony export */   du: () => (/* binding */ viewOf),
/* harmony export */   yN: () => (/* binding */ placesIn)
/* harmony export */ });
const ESCAPE = String.raw `\\(?:u[\da-fA-F]{4}|["\\/bfnrt ]|\r?\n[ \t]*)`;
const TOKENS = {
    plain: /\s+|\S+/g,
    json: new RegExp(String.raw `(${ESCAPE})|\s+|[^\s\\]+|\\`, 'g'),
    yamlQuote: /('')|\s+|[^\s']+|'/g,
};
function foldWhiteSpace(text) {
    return text.trim().replace(/\s+/g, ' ');
}
function unescapeText(text) {
    return text.replace(new RegExp(ESCAPE, 'g'), meaningOf);
}
function viewOf(file, escapes) {
    const starts = new Int32Array(file.length + 1);
    const parts = [];
    let length = 0;
    for (const { 0: token, 1: escaped, index } of file.matchAll(TOKENS[escapes])) {
        const meaning = escaped === undefined ? token : meaningOf(escaped);
        const isBlank = meaning.trim() === '';
        if (isBlank && (meaning === '' || parts.at(-1) === ' '))
            continue;
        const shown = isBlank ? ' ' : meaning;
        const step = shown === token ? 1 : 0;
        for (let unit = 0; unit < shown.length; unit += 1)
            starts[length + unit] = index + unit * step;
        parts.push(shown);
        length += shown.length;
    }
    starts[length] = file.length;
    return { text: parts.join(''), starts };
}
function meaningOf(escaped) {
    if (escaped === "''")
        return "'";
    if (/^\\[ \r\n]/.test(escaped))
        return escaped === '\\ ' ? ' ' : '';
    return String(JSON.parse(`"${escaped}"`));
}
function placesIn({ text, starts }, folded) {
    const places = [];
    for (let at = text.indexOf(folded); at !== -1;) {
        const end = at + folded.length;
        places.push({ start: Number(starts[at]), end: Number(starts[end]) });
        at = text.indexOf(folded, end);
    }
    return places;
}


/***/ }),

/***/ 72048:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   aL: () => (/* binding */ readScalars),
/* harmony export */   rV: () => (/* binding */ hasValues),
/* harmony export */   tG: () => (/* binding */ editScalar)
/* harmony export */ });
/* harmony import */ var yaml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(33483);
/* harmony import */ var _edit_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(92303);
/* harmony import */ var _text_view_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(94048);



const MAX_CHARS = 256 * 1024;
function readScalars(file) {
    if (file.length > MAX_CHARS)
        return null;
    const options = { schema: 'failsafe', uniqueKeys: false, prettyErrors: false };
    const scalars = [];
    for (const document of (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .parseAllDocuments */ .hR)(file, options)) {
        if (document.errors.length > 0)
            return null;
        (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .visit */ .YR)(document, {
            Scalar(_, { range, type, value }) {
                const [start, end] = [Number(range?.[0]), Number(range?.[1])];
                scalars.push({ start, end, value: String(value), type });
            },
        });
    }
    return scalars;
}
function hasValues(file, values) {
    const scalars = readScalars(file);
    return scalars?.length === values.length && scalars.every((one, at) => one.value === values[at]);
}
function editScalar(file, scalars, scalar, { text, wanted, ...place }) {
    const { start, end, type } = scalar;
    const values = scalars.map((one) => (one === scalar ? wanted : one.value));
    const isBlock = type === 'BLOCK_LITERAL' || type === 'BLOCK_FOLDED';
    const isNumber = type === 'PLAIN' && isText(scalar.value) && !isText(wanted);
    const styled = isNumber ? null : inStyle(file, scalar, text);
    const quoted = isBlock ? [] : [`'${wanted.replaceAll("'", "''")}'`, JSON.stringify(wanted)];
    const edits = [
        ...(styled === null ? [] : [{ ...place, text: styled }]),
        ...quoted.map((source) => ({ start, end, text: source })),
    ];
    return edits.find((edit) => hasValues((0,_edit_js__WEBPACK_IMPORTED_MODULE_2__/* .applyEdits */ .ct)(file, [edit]), values)) ?? null;
}
function inStyle(file, { start, end, type }, text) {
    if (type === 'QUOTE_DOUBLE')
        return JSON.stringify(text).slice(1, -1);
    const line = type === 'QUOTE_SINGLE' ? text.replaceAll("'", "''") : text;
    if (!text.includes('\n'))
        return line;
    const source = file.slice(start, end);
    const [, lineBreak = ''] = /(\r?\n)/.exec(source) ?? [];
    const indents = source.match(/(?<=\n) *(?=[^ \r\n])/g) ?? [];
    const [indent] = indents.toSorted((a, b) => a.length - b.length);
    if (indent === undefined)
        return null;
    const further = type === 'BLOCK_LITERAL' ? 0 : 1;
    return line.replace(/\n+/g, (breaks) => lineBreak.repeat(breaks.length + further) + indent);
}
function isText(plain) {
    const { contents } = (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .parseDocument */ .Tp)(` ${(0,_text_view_js__WEBPACK_IMPORTED_MODULE_1__/* .foldWhiteSpace */ .HS)(plain)}`, { schema: 'yaml-1.1' });
    return (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isScalar */ .jn)(contents) && typeof contents.value === 'string';
}


/***/ })

};
;