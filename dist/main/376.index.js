"use strict";
exports.id = 376;
exports.ids = [376];
exports.modules = {

/***/ 86376:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  PromptSearch: () => (/* binding */ PromptSearch)
});

;// CONCATENATED MODULE: ./prompts/text-view.js
function applyEdit(text, edit) {
    return text.slice(0, edit.start) + edit.text + text.slice(edit.end);
}
function outside(taken, stretches) {
    let next = 0;
    return stretches.filter(({ start, end }) => {
        while (Number(taken[next]?.end) <= start)
            next += 1;
        return !(Number(taken[next]?.start) < end);
    });
}
const ESCAPE = String.raw `\\(?:u[\da-fA-F]{4}|["\\/bfnrt ]|\r?\n[ \t]*)`;
const TOKENS = {
    plain: /\s+|\S+/g,
    json: new RegExp(String.raw `(${ESCAPE})|\s+|[^\s\\]+|\\`, 'g'),
    yamlQuote: /('')|\s+|[^\s']+|'/g,
};
function foldWhiteSpace(text) {
    return text.trim().replace(/\s+/g, ' ');
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

// EXTERNAL MODULE: ../../node_modules/yaml/dist/index.js
var dist = __webpack_require__(33483);
;// CONCATENATED MODULE: ./prompts/yaml.js


const MAX_CHARS = 256 * 1024;
function readScalars(file) {
    if (file.length > MAX_CHARS)
        return null;
    const options = { schema: 'failsafe', uniqueKeys: false, prettyErrors: false };
    const scalars = [];
    for (const document of (0,dist/* parseAllDocuments */.hR)(file, options)) {
        if (document.errors.length > 0)
            return null;
        (0,dist/* visit */.YR)(document, {
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
    return edits.find((edit) => hasValues(applyEdit(file, edit), values)) ?? null;
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
    const { contents } = (0,dist/* parseDocument */.Tp)(` ${foldWhiteSpace(plain)}`, { schema: 'yaml-1.1' });
    return (0,dist/* isScalar */.jn)(contents) && typeof contents.value === 'string';
}

;// CONCATENATED MODULE: ./prompts/prompt-file.js


const MARK = '\ufeff';
const KINDS = [
    ['prose', 'md markdown txt text prompt rst adoc org'],
    ['json', 'json jsonc jsonl ndjson ipynb'],
    ['yaml', 'yaml yml'],
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
const MIN_LETTERS = 3;
function readPromptText(given) {
    const words = given.match(/[\da-zA-Z]+/g) ?? [];
    return {
        text: given.trim().replace(/\r\n?/g, '\n'),
        folded: foldWhiteSpace(given),
        word: words.reduce((longest, word) => (word.length > longest.length ? word : longest), ''),
        isSearchable: given.replace(/[\s!-/:-@[-`{-~]/g, '').length >= MIN_LETTERS,
    };
}
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
            this.#scalars = readScalars(this.text);
        return this.#scalars;
    }
    placesOf(text, taken) {
        const mayHold = this.kind === 'yaml' || this.text.includes(text.word);
        if (!mayHold || !text.isSearchable)
            return [];
        for (const escapes of ESCAPES[this.kind] ?? ['plain', 'json']) {
            const places = outside(taken, placesIn(this.#viewOf(escapes), text.folded)).flatMap((place) => {
                const source = this.text.slice(place.start, place.end);
                if (this.kind === 'json' && !ONE_STRING.test(source))
                    return [];
                return {
                    ...place,
                    escapes,
                    laxity: source.replaceAll('\r\n', '\n') === text.text ? 0 : LAXITY[escapes],
                };
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
        const view = this.#views[escapes] ?? viewOf(this.text, escapes);
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

// EXTERNAL MODULE: ./text/strip.js
var strip = __webpack_require__(30269);
;// CONCATENATED MODULE: ./prompts/replace.js



const DELICATE = {
    codeLines: /[`\\{}$]|"""|'''|\*\//g,
    code: /["'`\\<>&{}$#%*/|;\n]/g,
    unknown: /["'`\\<>&{}$#%*/|;,\t\n]/g,
    escaped: /['`{}$<&]/g,
};
const SIGN_NAMES = { '\n': 'a line break', '\t': 'a tab' };
const INVISIBLE = 'it adds invisible characters';
const MASKED = 'it adds a mask, such as `***` in place of a secret';
const MASK = /\*{3}|\[phone number\]|\[e-mail address\]/g;
const EMPHASIS = /\*{3}\w[^*\n]*\*{3}/g;
function replaceText(file, place, texts) {
    const { edit, leftOut } = file.kind === 'yaml' ? inYaml(file, place, texts) : inText(file, place, texts);
    const [now, then] = [texts.current.text, texts.suggested.text];
    const masks = then.replace(EMPHASIS, '').match(MASK) ?? [];
    const whyNot = (0,strip/* bringsUnprintable */._X)(then, now) ? INVISIBLE : null;
    const isMasked = masks.some((mask) => !now.includes(mask));
    return { edit, leftOut: leftOut ?? (isMasked ? MASKED : whyNot) };
}
function inText(file, place, { suggested }) {
    const { start, end } = place;
    const there = file.text.slice(start, end);
    const isEscaped = place.escapes === 'json';
    const text = withBreaksOf(isEscaped ? there : file.text, suggested.text, isEscaped);
    return {
        edit: { start, end, text: isEscaped ? JSON.stringify(text).slice(1, -1) : text },
        leftOut: findDelicate(text, there, delicateIn(file, place)),
    };
}
function withBreaksOf(other, text, isEscaped = false) {
    return other.includes(isEscaped ? '\\r\\n' : '\r\n') ? text.replaceAll('\n', '\r\n') : text;
}
function delicateIn(file, place) {
    const { kind } = file;
    if (kind === 'prose' || kind === 'json')
        return null;
    if (place.escapes === 'json')
        return DELICATE.escaped;
    if (kind !== 'code')
        return DELICATE.unknown;
    const lines = file.linesAround(place);
    const around = file.text.slice(lines.start, place.start) + file.text.slice(place.end, lines.end);
    return around.trim() === '' ? DELICATE.codeLines : DELICATE.code;
}
function findDelicate(fitted, there, delicate) {
    const signs = delicate === null ? [] : (fitted.match(delicate) ?? []);
    const sign = signs.find((found) => !there.includes(found));
    if (sign === undefined)
        return null;
    return `it is not known how this kind of file spells ${SIGN_NAMES[sign] ?? sign}`;
}
function inYaml(file, place, { current, suggested }) {
    const { escapes, start, end } = place;
    const leave = (leftOut) => {
        const text = withBreaksOf(file.text, suggested.text);
        return { edit: { start, end, text }, leftOut };
    };
    const { scalars } = file;
    if (scalars === null)
        return leave('the file is too large or not valid YAML');
    const scalar = scalars.find((one) => one.start <= start && end <= one.end);
    if (scalar === undefined)
        return leave('it is not within one YAML scalar');
    const inSource = placesIn(viewOf(file.text.slice(scalar.start, scalar.end), escapes), current.folded);
    const inValue = placesIn(viewOf(scalar.value, 'plain'), current.folded);
    const there = inValue[inSource.findIndex((one) => one.start === start - scalar.start)];
    if (there === undefined || inSource.length !== inValue.length) {
        return leave('the YAML scalar around it holds another text than it seems');
    }
    const text = withBreaksOf(scalar.value, suggested.text);
    const wanted = applyEdit(scalar.value, { ...there, text });
    const edit = editScalar(file.text, scalars, scalar, { start, end, text, wanted });
    if (edit === null)
        return leave('the YAML scalar around it cannot hold the suggested text');
    return { edit, leftOut: null };
}

;// CONCATENATED MODULE: ./prompts/search.js



const MAX_PLACES = 20;
class PromptSearch {
    #fixes;
    constructor(fixes) {
        this.#fixes = fixes.map((wanted) => {
            const current = readPromptText(wanted.currentText);
            const suggested = readPromptText(wanted.suggestedText);
            return {
                wanted,
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
        const file = new PromptFile(path, text);
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
function changeAt(file, place, { wanted, ...texts }) {
    const { edit, leftOut } = replaceText(file, place, texts);
    return {
        found: {
            state: 'located',
            place: file.spanOf(edit),
            insertedText: edit.text,
            fixedLines: file.linesAfter(edit),
            leftOut,
        },
        change: {
            before: file.mark + file.text,
            after: file.mark + applyEdit(file.text, edit),
            place,
            fix: wanted,
        },
    };
}
function listPlaces(places, stretches, file) {
    const room = MAX_PLACES - places.length;
    places.push(...stretches.slice(0, room).map((stretch) => file.spanOf(stretch)));
}


/***/ })

};
;