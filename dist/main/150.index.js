"use strict";
exports.id = 150;
exports.ids = [150];
exports.modules = {

/***/ 59150:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  PromptSearch: () => (/* binding */ PromptSearch)
});

// EXTERNAL MODULE: ./prompts/escapes.js
var escapes = __webpack_require__(74563);
// EXTERNAL MODULE: ./prompts/white-space.js
var white_space = __webpack_require__(26101);
;// CONCATENATED MODULE: ./prompts/anchors.js


/** How many letters in a row an anchor has: the longest that a text can give. */
const SIZES = [16, 7, 3];
/** Any odd number that spreads. */
const BASE = 0x01000193;
/** So many bits of a hash choose a place in the filter that most positions of a file do not pass. */
const FILTER_BITS = 16;
/** A backslash of the text itself, and all letters that an escape could take for its own. */
const AROUND_BACKSLASH = /\\(?:[uUx].{0,9}|.?)/su;
/**
 * Finds out in one pass which of many texts may stand in a file, in any form that leaves their
 * letters alone. Each text is known by one stretch of its letters; those with fewer than three
 * letters in a row stand nearly everywhere, and so are never said to stand in a file.
 */
class Anchors {
    #letters = new Letters();
    #layers = [];
    #files = 0;
    constructor(texts) {
        for (const size of SIZES) {
            this.#layers.push({ size, filter: new Uint8Array(1 << FILTER_BITS), buckets: new Map() });
        }
        for (const [index, text] of texts.entries())
            this.#add(index, text);
    }
    /** The positions of the texts that a file may hold, each once. */
    hits(text) {
        this.#letters.read(text);
        this.#files += 1;
        return this.#layers
            .filter(({ buckets }) => buckets.size > 0)
            .flatMap((layer) => this.#hitsOf(layer));
    }
    #add(index, text) {
        let richest = '';
        let most = 0;
        for (const part of text.split(AROUND_BACKSLASH)) {
            this.#letters.read(part);
            if (this.#letters.count <= most)
                continue;
            richest = part;
            most = this.#letters.count;
        }
        this.#letters.read(richest);
        const { units, count } = this.#letters;
        const layer = this.#layers.find(({ size }) => size <= count);
        if (layer === undefined)
            return;
        const start = (count - layer.size) >> 1;
        let hash = 0;
        for (const unit of units.subarray(start, start + layer.size)) {
            hash = (Math.imul(hash, BASE) + unit) | 0;
        }
        layer.filter[hash >>> (32 - FILTER_BITS)] = 1;
        const bucket = layer.buckets.get(hash);
        if (bucket === undefined)
            layer.buckets.set(hash, { texts: [index], seenIn: 0 });
        else
            bucket.texts.push(index);
    }
    /** A rolling hash: each unit that comes in pushes one out. */
    #hitsOf({ size, filter, buckets }) {
        const { units, count } = this.#letters;
        const found = [];
        let outgoing = 1;
        for (let power = 0; power < size; power += 1)
            outgoing = Math.imul(outgoing, BASE);
        let hash = 0;
        for (let at = 0; at < count; at += 1) {
            hash = (Math.imul(hash, BASE) + Number(units[at])) | 0;
            if (at >= size)
                hash = (hash - Math.imul(Number(units[at - size]), outgoing)) | 0;
            if (filter[hash >>> (32 - FILTER_BITS)] === 0 || at < size - 1)
                continue;
            const bucket = buckets.get(hash);
            if (bucket === undefined || bucket.seenIn === this.#files)
                continue;
            bucket.seenIn = this.#files;
            found.push(...bucket.texts);
        }
        return found;
    }
}
const BACKSLASH = 0x5c;
/** 1 for ASCII letters and digits. */
const ASCII_LETTERS = Uint8Array.from({ length: 128 }, (_, unit) => /[\da-zA-Z]/.test(String.fromCharCode(unit)) ? 1 : 0);
/**
 * The letters of texts: ASCII letters and digits and everything beyond ASCII but white space. A text
 * has the same letters in whatever form a file holds it: however it is wrapped, indented, quoted and
 * escaped. Only the letters right behind a backslash of the text itself are not to be relied on.
 */
class Letters {
    /** Those of the text read last; valid up to `count`, until the next one is read. */
    units = new Uint16Array(1024);
    count = 0;
    /** Reads the letters of a text in the form in which a file holds it. */
    read(text) {
        if (this.units.length < text.length)
            this.units = new Uint16Array(text.length * 2);
        this.count = 0;
        for (let at = 0; at < text.length; at += 1) {
            const unit = text.charCodeAt(at);
            if (unit === BACKSLASH) {
                const { meaning, end } = (0,escapes/* readEscape */.y)(text, at, 'yaml');
                for (let part = 0; part < meaning.length; part += 1)
                    this.#add(meaning.charCodeAt(part));
                at = end - 1;
            }
            else
                this.#add(unit);
        }
    }
    #add(unit) {
        if (unit < 128 ? ASCII_LETTERS[unit] === 0 : (0,white_space/* isWhiteSpace */.i0)(unit))
            return;
        this.units[this.count] = unit;
        this.count += 1;
    }
}

;// CONCATENATED MODULE: ./prompts/occurrences.js
/**
 * The ways in which a text may stand in a file, the strictest first: as it is, with its white space
 * folded, and as the file's format spells it.
 */
const FORMS = [findExact, findFolded, findSpelled];
function findExact({ text }, { exact }) {
    return findAll(text, exact).map((start) => ({ start, end: start + exact.length }));
}
function findFolded({ folded }, text) {
    return unfold(folded, text);
}
function findSpelled({ passages }, text) {
    return (passages ?? []).flatMap(({ passage, folded }) => unfold(folded, text).map(({ start, end }) => ({
        start: Number(passage.starts[start]),
        end: Number(passage.ends[end - 1]),
    })));
}
function unfold(folded, text) {
    return findAll(folded.text, text.folded).map((at) => ({
        start: Number(folded.starts[at]),
        end: Number(folded.starts[at + text.folded.length - 1]) + 1,
    }));
}
/** So many units of a wanted text are looked for by the engine, which is quick, and linear for few. */
const QUICK_LENGTH = 4;
/**
 * Where a text stands in another one, from left to right and without overlaps. Takes time in
 * proportion to both lengths, whatever they repeat (Knuth, Morris and Pratt), which `indexOf` of an
 * engine does not promise.
 */
function findAll(text, wanted) {
    const found = [];
    if (wanted === '')
        return found;
    const borders = bordersOf(wanted);
    const beginning = wanted.slice(0, QUICK_LENGTH);
    let matched = 0;
    for (let at = 0; at < text.length; at += 1) {
        if (matched === 0)
            at = text.indexOf(beginning, at);
        if (at === -1)
            return found;
        const unit = text.charCodeAt(at);
        while (matched > 0 && wanted.charCodeAt(matched) !== unit)
            matched = Number(borders[matched - 1]);
        if (wanted.charCodeAt(matched) === unit)
            matched += 1;
        if (matched === wanted.length) {
            found.push(at + 1 - matched);
            matched = 0;
        }
    }
    return found;
}
/** For each start of the text: how long the longest shorter one is that it also ends with. */
function bordersOf(text) {
    const borders = new Int32Array(text.length);
    let length = 0;
    for (let at = 1; at < text.length; at += 1) {
        const unit = text.charCodeAt(at);
        while (length > 0 && text.charCodeAt(length) !== unit)
            length = Number(borders[length - 1]);
        if (text.charCodeAt(length) === unit)
            length += 1;
        borders[at] = length;
    }
    return borders;
}

// EXTERNAL MODULE: ./prompts/prompt-file.js + 5 modules
var prompt_file = __webpack_require__(27366);
;// CONCATENATED MODULE: ./prompts/prompt-text.js

function readPromptText(text) {
    const whole = text.replace(/\r\n?/g, '\n').trimEnd();
    const start = whole.lastIndexOf('\n', whole.search(/\S/)) + 1;
    const lines = whole.slice(start).split('\n');
    const indent = indentOf(whole.slice(start));
    return {
        exact: text.trim(),
        folded: (0,white_space/* fold */.AU)(text),
        lines: lines.map((line) => (line.startsWith(indent) ? line.slice(indent.length) : line)),
    };
}
/**
 * The suggested text as it takes the place from `from` to `to` of a text, with its lines indented as
 * those that it replaces. Where one text has too few lines to tell, the lines go as deep in an
 * indented text as those that are there.
 */
function fitText(value, from, to, { current, suggested }, { isIndented, lineBreak }) {
    const there = commonIndent(value.slice(from, to).split('\n').slice(1));
    const given = commonIndent(current.lines.slice(1));
    const around = there ?? indentOf(value.slice(value.lastIndexOf('\n', from - 1) + 1, to));
    const fitted = suggested.lines.map((line, index) => {
        if (index === 0)
            return line;
        if (there !== null && given !== null)
            return reindent(line, given, there);
        return isIndented ? reindent(line, '', around) : line;
    });
    return fitted.join(lineBreak);
}
/** Takes the one indentation from a line, as far as it has it, and gives it the other. */
function reindent(line, given, wanted) {
    if (given === wanted)
        return line;
    if (line.trim() === '')
        return '';
    if (wanted.startsWith(given))
        return wanted.slice(given.length) + line;
    return line.startsWith(given) ? wanted + line.slice(given.length) : line;
}
/** The least indentation of lines; null where none of them holds anything. */
function commonIndent(lines) {
    const indents = lines.filter((line) => line.trim() !== '').map(indentOf);
    return indents.toSorted((a, b) => a.length - b.length)[0] ?? null;
}
function indentOf(line) {
    return line.slice(0, line.length - line.trimStart().length);
}

// EXTERNAL MODULE: ./core/text/strip.js
var strip = __webpack_require__(63917);
// EXTERNAL MODULE: ./prompts/passage.js
var prompts_passage = __webpack_require__(71099);
;// CONCATENATED MODULE: ./prompts/replace.js




/** What some kind of file may spell in a way of its own; tables also what parts their cells. */
const DELICATE = { unknown: /["'`\\<>&{}$#%*/|;\n]/g, table: /["'`\\<>&{}$#%*/|;,\t\n]/g };
/** What people call signs that nobody would see in a sentence. */
const SIGN_NAMES = { '\n': 'a line break', '\t': 'a tab' };
const INVISIBLE = 'it brings in characters that nobody sees';
/** The change of a file that puts the suggested text in the place where the current one stands. */
function replaceText(file, place, texts) {
    const { edit, leftOut } = spellText(file, place, texts);
    const { current, suggested } = texts;
    const isInvisible = suggested.lines.some((line) => (0,strip/* bringsUnprintable */._X)(line, current.exact));
    return { edit, leftOut: leftOut ?? (isInvisible ? INVISIBLE : null) };
}
function spellText(file, place, texts) {
    const { format } = file;
    const fitted = fitText(file.text, place.start, place.end, texts, {
        isIndented: true,
        lineBreak: (0,prompts_passage/* lineBreakOf */.n_)(file.text, place.start),
    });
    const asPlainText = { ...place, text: fitted };
    if (format === 'plain text')
        return { edit: asPlainText, leftOut: null };
    if (format === 'unknown' || format === 'table') {
        const there = file.text.slice(place.start, place.end);
        return { edit: asPlainText, leftOut: findDelicate(fitted, there, DELICATE[format]) };
    }
    const result = replaceInPassage(file, format, place, texts);
    return typeof result === 'string'
        ? { edit: asPlainText, leftOut: result }
        : { edit: result, leftOut: null };
}
function findDelicate(fitted, there, delicate) {
    const [sign] = (fitted.match(delicate) ?? []).filter((found) => !there.includes(found));
    if (sign === undefined)
        return null;
    return `it is not known how this kind of file spells ${SIGN_NAMES[sign] ?? sign}`;
}
/** The edit, or why there is none. */
function replaceInPassage(file, format, place, texts) {
    if (file.passages === null)
        return 'the file cannot be read as what its name says it is';
    const passage = file.passageAround(place);
    if (passage === undefined)
        return `it does not stand within one ${format.passageName}`;
    const { from, to } = (0,prompts_passage/* unitsAt */.$j)(passage, place);
    const { value } = passage;
    if ((0,white_space/* fold */.AU)(value.slice(from, to)) !== texts.current.folded) {
        return `the ${passage.name} around it holds another text than it seems`;
    }
    const fitted = fitText(value, from, to, texts, {
        isIndented: passage.isIndented,
        lineBreak: value.includes('\r\n') ? '\r\n' : '\n',
    });
    const wanted = value.slice(0, from) + fitted + value.slice(to);
    const edit = passage
        .edits(from, to, fitted)
        .find((candidate) => file.valueAfter(passage, [candidate]) === wanted);
    return edit ?? `a ${passage.name} cannot hold the suggested text`;
}

;// CONCATENATED MODULE: ./prompts/search.js





/** So many places of one text are listed. */
const MAX_PLACES = 20;
/** What it takes to begin a search of a text in a file, in units of work. */
const SEARCH_WORK = 500;
const CUT_SHORT = 'the search was given up early, so the text may stand in another file as well';
/**
 * Looks for the texts of prompt fixes in files that it is shown one after the other, and keeps no
 * more of them than what it found. White space around the two texts of a fix is no part of it, and a
 * fix that changes nothing but white space counts as applied. Texts with fewer than three letters in
 * a row (digits and everything beyond ASCII count as letters) are not looked for.
 */
class PromptSearch {
    #fixes;
    #anchors;
    #work;
    constructor(fixes, work = new prompt_file/* SearchBudget */.o()) {
        this.#work = work;
        this.#fixes = fixes.map(({ currentText, suggestedText }) => {
            const current = readPromptText(currentText);
            const suggested = readPromptText(suggestedText);
            return {
                current,
                suggested,
                isExtension: findAll(suggested.folded, current.folded).length > 0,
                form: FORMS.length,
                places: [],
                change: null,
                applied: [],
                isInSent: false,
            };
        });
        this.#anchors = new Anchors(this.#fixes.flatMap(({ current, suggested }) => [current.exact, suggested.exact]));
    }
    /**
     * Looks into a file. What was found in a file that was sent is not searched for in others, so these
     * come first.
     * @param path relative to the repository's root, with `/`; each file once
     * @param text decoded, with its line breaks as they are; a byte order mark may lead
     * @param isSent whether the run was started with it
     */
    look(path, text, isSent = false) {
        if (this.isCutShort)
            return;
        const hits = new Set(this.#anchors.hits(text));
        const file = new prompt_file/* PromptFile */.L(path, text, this.#work);
        for (const index of new Set([...hits].map((hit) => hit >> 1))) {
            const fix = this.#fixes[index];
            if (fix === undefined || this.isCutShort)
                return;
            if (fix.isInSent && !isSent)
                continue;
            const isHere = { current: hits.has(2 * index), suggested: hits.has(2 * index + 1) };
            const applied = isHere.suggested ? this.#lookForSuggested(file, fix) : [];
            if (isHere.current)
                this.#lookForCurrent(file, fix, applied);
            fix.isInSent ||= isSent && fix.places.length > 0;
        }
    }
    /** True when so much was found that the search was given up before its end. */
    get isCutShort() {
        return this.#work.isUsedUp;
    }
    /** What was found, in the order of the fixes. */
    results() {
        return this.#fixes.map((fix) => this.#resultOf(fix));
    }
    /** Notes where the suggested text stands; gives the places in which the current one means nothing. */
    #lookForSuggested(file, fix) {
        if (fix.places.length > 0 && !fix.isExtension)
            return [];
        let stretches = [];
        for (const find of FORMS) {
            this.#work.take(SEARCH_WORK + file.text.length);
            const further = outside(stretches, find(file, fix.suggested));
            stretches = [...stretches, ...further].toSorted((a, b) => a.start - b.start);
        }
        listPlaces(fix.applied, stretches, file);
        return fix.isExtension ? stretches : [];
    }
    /** Notes where the current text stands in the strictest form in which it was found so far. */
    #lookForCurrent(file, fix, applied) {
        for (const [form, find] of FORMS.entries()) {
            if (form > fix.form || (form === fix.form && fix.places.length >= MAX_PLACES))
                return;
            this.#work.take(SEARCH_WORK + file.text.length);
            const stretches = outside(applied, find(file, fix.current));
            const [first] = stretches;
            if (first === undefined)
                continue;
            if (form < fix.form)
                this.#begin(file, fix, form, first);
            listPlaces(fix.places, stretches, file);
            return;
        }
    }
    /** Starts the list of places anew, with one of a stricter form. */
    #begin(file, fix, form, first) {
        fix.form = form;
        fix.places = [];
        const { edit, leftOut } = replaceText(file, first, fix);
        const found = {
            state: 'located',
            place: file.spanOf(edit.start, edit.end),
            insertedText: edit.text,
            fixedLines: file.linesAfter(edit),
            leftOut,
        };
        fix.change = { text: file.mark + file.text, edit, found };
    }
    #resultOf({ change, places, applied }) {
        if (change !== null && places.length === 1) {
            const { found, text, edit } = change;
            const leftOut = found.leftOut ?? (this.isCutShort ? CUT_SHORT : null);
            return { found: { ...found, leftOut }, change: { text, edit } };
        }
        return { found: placesOf(places, applied), change: null };
    }
}
function placesOf(places, applied) {
    if (places.length > 0)
        return { state: 'ambiguous', places };
    return applied.length > 0 ? { state: 'applied', places: applied } : { state: 'missing' };
}
/** Adds stretches of a file to a list of places, as far as it has room. */
function listPlaces(places, stretches, file) {
    const room = MAX_PLACES - places.length;
    places.push(...stretches.slice(0, room).map(({ start, end }) => file.spanOf(start, end)));
}
/** Those stretches that share nothing with the taken ones; both lists go from left to right. */
function outside(taken, stretches) {
    let next = 0;
    return stretches.filter(({ start, end }) => {
        while (Number(taken[next]?.end) <= start)
            next += 1;
        return !(Number(taken[next]?.start) < end);
    });
}


/***/ })

};
;