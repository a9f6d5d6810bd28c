"use strict";
exports.id = 5320;
exports.ids = [5320];
exports.modules = {

/***/ 6944:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    y: () => (  readEscape)
  });
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

/***/ 1099:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    $j: () => (  unitsAt),
    T0: () => (  SpelledText),
    ct: () => (  applyEdits),
    mr: () => (  editStretch),
    n_: () => (  lineBreakOf),
    zp: () => (  inPlace)
  });
function inPlace(a, b) {
    return a.start - b.start || a.end - b.end;
}
function applyEdits(text, edits) {
    let after = '';
    let at = 0;
    for (const { start, end, text: inserted } of edits.toSorted(inPlace)) {
        after += text.slice(at, start) + inserted;
        at = end;
    }
    return after + text.slice(at);
}
function editStretch(text, { start, end }, edits) {
    const shifted = edits.map((edit) => {
        return { start: edit.start - start, end: edit.end - start, text: edit.text };
    });
    return applyEdits(text.slice(start, end), shifted);
}
function unitsAt({ starts, ...passage }, { start, end }) {
    if (start === passage.start && end === passage.end)
        return { from: 0, to: starts.length };
    const from = starts.indexOf(start);
    if (from === -1)
        return { from: 0, to: 0 };
    const behind = starts.findIndex((begin) => begin >= end);
    return { from, to: behind === -1 ? starts.length : behind };
}
class SpelledText {
    starts = [];
    ends = [];
    #parts = [];
    add(text, start, end) {
        this.#parts.push(text);
        for (let unit = 0; unit < text.length; unit += 1) {
            this.starts.push(start);
            this.ends.push(end);
        }
    }
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
function lineBreakOf(text, start = 0) {
    const end = text.indexOf('\n', start);
    if (end === -1)
        return start > 0 ? lineBreakOf(text) : '\n';
    return text[end - 1] === '\r' ? '\r\n' : '\n';
}


/***/ }),

/***/ 6162:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  makePatch: () => (  makePatch)
});

// EXTERNAL MODULE: ../../node_modules/diff/libesm/diff/base.js
var base = __webpack_require__(9890);
;// CONCATENATED MODULE: ../../node_modules/diff/libesm/diff/line.js


class LineDiff extends base .A {
    constructor() {
        super(...arguments);
        this.tokenize = tokenize;
    }
    equals(left, right, options) {
        if (options.ignoreWhitespace) {
            if (!options.newlineIsToken || !left.includes('\n')) {
                left = left.trim();
            }
            if (!options.newlineIsToken || !right.includes('\n')) {
                right = right.trim();
            }
        }
        else if (options.ignoreNewlineAtEof && !options.newlineIsToken) {
            if (left.endsWith('\n')) {
                left = left.slice(0, -1);
            }
            if (right.endsWith('\n')) {
                right = right.slice(0, -1);
            }
        }
        return super.equals(left, right, options);
    }
}
const lineDiff = new LineDiff();
function diffLines(oldStr, newStr, options) {
    return lineDiff.diff(oldStr, newStr, options);
}

function tokenize(value, options) {
    if (options.stripTrailingCr) {
        value = value.replace(/\r\n/g, '\n');
    }
    const retLines = [], linesAndNewlines = value.split(/(\n|\r\n)/);
    if (!linesAndNewlines[linesAndNewlines.length - 1]) {
        linesAndNewlines.pop();
    }
    for (let i = 0; i < linesAndNewlines.length; i++) {
        const line = linesAndNewlines[i];
        if (i % 2 && !options.newlineIsToken) {
            retLines[retLines.length - 1] += line;
        }
        else {
            retLines.push(line);
        }
    }
    return retLines;
}

;// CONCATENATED MODULE: ../../node_modules/diff/libesm/patch/create.js

function needsQuoting(s) {
    for (let i = 0; i < s.length; i++) {
        if (s[i] < '\x20' || s[i] > '\x7e' || s[i] === '"' || s[i] === '\\') {
            return true;
        }
    }
    return false;
}
function quoteFileNameIfNeeded(s) {
    if (!needsQuoting(s)) {
        return s;
    }
    let result = '"';
    const bytes = new TextEncoder().encode(s);
    let i = 0;
    while (i < bytes.length) {
        const b = bytes[i];
        if (b === 0x07) {
            result += '\\a';
        }
        else if (b === 0x08) {
            result += '\\b';
        }
        else if (b === 0x09) {
            result += '\\t';
        }
        else if (b === 0x0a) {
            result += '\\n';
        }
        else if (b === 0x0b) {
            result += '\\v';
        }
        else if (b === 0x0c) {
            result += '\\f';
        }
        else if (b === 0x0d) {
            result += '\\r';
        }
        else if (b === 0x22) {
            result += '\\"';
        }
        else if (b === 0x5c) {
            result += '\\\\';
        }
        else if (b >= 0x20 && b <= 0x7e) {
            result += String.fromCharCode(b);
        }
        else {
            result += '\\' + b.toString(8).padStart(3, '0');
        }
        i++;
    }
    result += '"';
    return result;
}
const INCLUDE_HEADERS = {
    includeIndex: true,
    includeUnderline: true,
    includeFileHeaders: true
};


function structuredPatch(oldFileName, newFileName, oldStr, newStr, oldHeader, newHeader, options) {
    let optionsObj;
    if (!options) {
        optionsObj = {};
    }
    else if (typeof options === 'function') {
        optionsObj = { callback: options };
    }
    else {
        optionsObj = options;
    }
    if (typeof optionsObj.context === 'undefined') {
        optionsObj.context = 4;
    }
    const context = optionsObj.context;
    if (optionsObj.newlineIsToken) {
        throw new Error('newlineIsToken may not be used with patch-generation functions, only with diffing functions');
    }
    if (!optionsObj.callback) {
        return diffLinesResultToPatch(diffLines(oldStr, newStr, optionsObj));
    }
    else {
        const { callback } = optionsObj;
        diffLines(oldStr, newStr, Object.assign(Object.assign({}, optionsObj), { callback: (diff) => {
                const patch = diffLinesResultToPatch(diff);
                callback(patch);
            } }));
    }
    function diffLinesResultToPatch(diff) {
        if (!diff) {
            return;
        }
        diff.push({ value: '', lines: [] });  
        function contextLines(lines) {
            return lines.map(function (entry) { return ' ' + entry; });
        }
        const hunks = [];
        let oldRangeStart = 0, newRangeStart = 0, curRange = [], oldLine = 1, newLine = 1;
        for (let i = 0; i < diff.length; i++) {
            const current = diff[i], lines = current.lines || splitLines(current.value);
            current.lines = lines;
            if (current.added || current.removed) {
                if (!oldRangeStart) {
                    const prev = diff[i - 1];
                    oldRangeStart = oldLine;
                    newRangeStart = newLine;
                    if (prev) {
                        curRange = context > 0 ? contextLines(prev.lines.slice(-context)) : [];
                        oldRangeStart -= curRange.length;
                        newRangeStart -= curRange.length;
                    }
                }
                for (const line of lines) {
                    curRange.push((current.added ? '+' : '-') + line);
                }
                if (current.added) {
                    newLine += lines.length;
                }
                else {
                    oldLine += lines.length;
                }
            }
            else {
                if (oldRangeStart) {
                    if (lines.length <= context * 2 && i < diff.length - 2) {
                        for (const line of contextLines(lines)) {
                            curRange.push(line);
                        }
                    }
                    else {
                        const contextSize = Math.min(lines.length, context);
                        for (const line of contextLines(lines.slice(0, contextSize))) {
                            curRange.push(line);
                        }
                        const hunk = {
                            oldStart: oldRangeStart,
                            oldLines: (oldLine - oldRangeStart + contextSize),
                            newStart: newRangeStart,
                            newLines: (newLine - newRangeStart + contextSize),
                            lines: curRange
                        };
                        hunks.push(hunk);
                        oldRangeStart = 0;
                        newRangeStart = 0;
                        curRange = [];
                    }
                }
                oldLine += lines.length;
                newLine += lines.length;
            }
        }
        for (const hunk of hunks) {
            for (let i = 0; i < hunk.lines.length; i++) {
                if (hunk.lines[i].endsWith('\n')) {
                    hunk.lines[i] = hunk.lines[i].slice(0, -1);
                }
                else {
                    hunk.lines.splice(i + 1, 0, '\\ No newline at end of file');
                    i++;  
                }
            }
        }
        return {
            oldFileName: oldFileName, newFileName: newFileName,
            oldHeader: oldHeader, newHeader: newHeader,
            hunks: hunks
        };
    }
}
function formatPatch(patch, headerOptions) {
    var _a, _b, _c, _d, _e, _f;
    if (!headerOptions) {
        headerOptions = INCLUDE_HEADERS;
    }
    if (Array.isArray(patch)) {
        if (patch.length > 1 && !headerOptions.includeFileHeaders && !patch.every(p => p.isGit)) {
            throw new Error('Cannot omit file headers on a multi-file patch. '
                + '(The result would be unparseable; how would a tool trying to apply '
                + 'the patch know which changes are to which file?)');
        }
        return patch.map(p => formatPatch(p, headerOptions)).join('\n');
    }
    const ret = [];
    if (patch.isGit) {
        headerOptions = INCLUDE_HEADERS;
        if (!patch.oldFileName) {
            throw new Error('oldFileName must be specified for Git patches');
        }
        if (!patch.newFileName) {
            throw new Error('newFileName must be specified for Git patches');
        }
        let gitOldName = patch.oldFileName;
        let gitNewName = patch.newFileName;
        if (patch.isCreate && gitOldName === '/dev/null') {
            gitOldName = gitNewName.replace(/^b\//, 'a/');
        }
        else if (patch.isDelete && gitNewName === '/dev/null') {
            gitNewName = gitOldName.replace(/^a\//, 'b/');
        }
        ret.push('diff --git ' + quoteFileNameIfNeeded(gitOldName) + ' ' + quoteFileNameIfNeeded(gitNewName));
        if (patch.isDelete) {
            ret.push('deleted file mode ' + ((_a = patch.oldMode) !== null && _a !== void 0 ? _a : '100644'));
        }
        if (patch.isCreate) {
            ret.push('new file mode ' + ((_b = patch.newMode) !== null && _b !== void 0 ? _b : '100644'));
        }
        if (patch.oldMode && patch.newMode && !patch.isDelete && !patch.isCreate) {
            ret.push('old mode ' + patch.oldMode);
            ret.push('new mode ' + patch.newMode);
        }
        if (patch.isRename) {
            ret.push('rename from ' + quoteFileNameIfNeeded(((_c = patch.oldFileName) !== null && _c !== void 0 ? _c : '').replace(/^a\//, '')));
            ret.push('rename to ' + quoteFileNameIfNeeded(((_d = patch.newFileName) !== null && _d !== void 0 ? _d : '').replace(/^b\//, '')));
        }
        if (patch.isCopy) {
            ret.push('copy from ' + quoteFileNameIfNeeded(((_e = patch.oldFileName) !== null && _e !== void 0 ? _e : '').replace(/^a\//, '')));
            ret.push('copy to ' + quoteFileNameIfNeeded(((_f = patch.newFileName) !== null && _f !== void 0 ? _f : '').replace(/^b\//, '')));
        }
    }
    else {
        if (headerOptions.includeIndex && patch.oldFileName == patch.newFileName && patch.oldFileName !== undefined) {
            ret.push('Index: ' + patch.oldFileName);
        }
        if (headerOptions.includeUnderline) {
            ret.push('===================================================================');
        }
    }
    const hasHunks = patch.hunks.length > 0;
    if (headerOptions.includeFileHeaders && patch.oldFileName !== undefined && patch.newFileName !== undefined
        && (!patch.isGit || hasHunks)) {
        ret.push('--- ' + quoteFileNameIfNeeded(patch.oldFileName) + (patch.oldHeader ? '\t' + patch.oldHeader : ''));
        ret.push('+++ ' + quoteFileNameIfNeeded(patch.newFileName) + (patch.newHeader ? '\t' + patch.newHeader : ''));
    }
    for (let i = 0; i < patch.hunks.length; i++) {
        const hunk = patch.hunks[i];
        const oldStart = hunk.oldLines === 0 ? hunk.oldStart - 1 : hunk.oldStart;
        const newStart = hunk.newLines === 0 ? hunk.newStart - 1 : hunk.newStart;
        ret.push('@@ -' + oldStart + ',' + hunk.oldLines
            + ' +' + newStart + ',' + hunk.newLines
            + ' @@');
        for (const line of hunk.lines) {
            ret.push(line);
        }
    }
    return ret.join('\n') + '\n';
}


function splitLines(text) {
    const hasTrailingNl = text.endsWith('\n');
    const result = text.split('\n').map(line => line + '\n');
    if (hasTrailingNl) {
        result.pop();
    }
    else {
        result.push(result.pop().slice(0, -1));
    }
    return result;
}

;// CONCATENATED MODULE: ./prompts/addition.js
const SENTENCE_END = /[.!?:;\u2026\u3002\uff01\uff1f][)\]"'\u201d\u2019\u00bb*_]*\s*$/u;
function additionOf(current, suggested) {
    if (suggested.startsWith(current)) {
        const text = suggested.slice(current.length);
        const isApart = /^\s*\n/.test(text) || (/^\s/.test(text) && SENTENCE_END.test(current));
        return isApart ? { at: current.length, text } : null;
    }
    if (!suggested.endsWith(current))
        return null;
    const text = suggested.slice(0, suggested.length - current.length);
    const isApart = /\n\s*$/.test(text) || (/\s$/.test(text) && SENTENCE_END.test(text));
    return isApart ? { at: 0, text } : null;
}

// EXTERNAL MODULE: ./prompts/passage.js
var prompts_passage = __webpack_require__(1099);
// EXTERNAL MODULE: ./prompts/prompt-file.js + 5 modules
var prompt_file = __webpack_require__(7366);
;// CONCATENATED MODULE: ./prompts/patch.js




const CONTEXT = 3;
const MAX_CHANGES = 500;
const LATER = 'apply that one, and run the gate again for this one';
const MISREAD = 'something else in the file would read in another way then';
function makePatch(fixes, work = new prompt_file .o()) {
    const found = fixes.map((fix) => fix.found);
    const files = new Map();
    const byOrder = [...fixes.entries()].toSorted(([, a], [, b]) => a.order - b.order);
    for (const [index, { found: fix, change, title }] of byOrder) {
        if (fix.state !== 'located' || fix.leftOut !== null || change === null)
            continue;
        const { path } = fix.place;
        const file = files.get(path) ?? new FileEdits(path, change.text, work);
        files.set(path, file);
        found[index] = { ...fix, leftOut: file.add({ edit: change.edit, found: fix, index, title }) };
    }
    for (const file of files.values()) {
        for (const { index, found: fix } of file.dropUnreadable()) {
            found[index] = { ...fix, leftOut: MISREAD };
        }
        for (const [index, fix] of file.joined())
            found[index] = fix;
    }
    const patch = [...files]
        .toSorted(([a], [b]) => Number(a > b) - Number(a < b))
        .map(([path, file]) => diffFile(path, file.texts))
        .join('');
    return { patch, found };
}
function diffFile(path, { before, after }) {
    if (before === after)
        return '';
    const names = [`a/${path}`, `b/${path}`];
    const limits = { context: CONTEXT, maxEditLength: MAX_CHANGES };
    const patch = formatPatch({
        ...(structuredPatch(...names, before, after, undefined, undefined, limits) ??
            replaceWhole(...names, before, after)),
        isGit: true,
    });
    return path.includes(' ') ? patch.replace(/^(---.*)\n(\+\+\+.*)$/m, '$1\t\n$2\t') : patch;
}
function replaceWhole(oldName, newName, before, after) {
    const removal = structuredPatch(oldName, newName, before, '');
    const addition = structuredPatch(oldName, newName, '', after);
    const linesOf = ({ hunks }) => hunks.flatMap(({ lines }) => lines);
    const lines = [...linesOf(removal), ...linesOf(addition)];
    const count = (sign) => lines.filter((line) => line.startsWith(sign)).length;
    const range = { oldStart: 1, oldLines: count('-'), newStart: 1, newLines: count('+') };
    return { ...removal, hunks: [{ ...range, lines }] };
}
class FileEdits {
    #edits = [];
    #file;
    #work;
    constructor(path, text, work) {
        this.#work = work;
        this.#file = new prompt_file .L(path, text, work);
    }
    get texts() {
        const { mark, text } = this.#file;
        return { before: mark + text, after: mark + (0,prompts_passage .ct)(text, this.#edits) };
    }
    add(fix) {
        const { edit } = fix;
        const whole = { ...edit, fix, meant: this.#meaningOf(edit), isAddition: false };
        const narrowed = this.#narrowed(whole);
        const others = this.#edits.filter((other) => overlap(other.fix.edit, edit));
        const touches = this.#edits.some((one) => one.isAddition && one.start === narrowed.start && !others.includes(one));
        const added = touches ? whole : narrowed;
        const other = others.find((one) => !(one.isAddition && added.isAddition));
        if (other !== undefined) {
            return `it overlaps the fix "${other.fix.title}", which comes first: ${LATER}`;
        }
        const same = others.find(({ start, text }) => start === added.start && text === added.text);
        if (same !== undefined)
            return `it adds what the fix "${same.fix.title}" adds already`;
        const disturbed = this.#findDisturbed(added);
        if (disturbed !== undefined) {
            return `it does not go together with the fix "${disturbed.fix.title}", which comes first: ${LATER}`;
        }
        this.#edits.push(added);
        return null;
    }
    dropUnreadable() {
        const edits = this.#edits;
        this.#edits = this.#holdingWith([], edits);
        return edits.filter((edit) => !this.#edits.includes(edit)).map(({ fix }) => fix);
    }
    joined() {
        const groups = [];
        for (const edit of this.#edits.toSorted((a, b) => a.fix.edit.start - b.fix.edit.start)) {
            const last = groups.at(-1);
            if (last?.some((one) => overlap(one.fix.edit, edit.fix.edit)))
                last.push(edit);
            else
                groups.push([edit]);
        }
        return groups.filter((group) => group.length > 1).flatMap((group) => this.#asOne(group));
    }
    #asOne(group) {
        const start = Math.min(...group.map(({ fix }) => fix.edit.start));
        const end = Math.max(...group.map(({ fix }) => fix.edit.end));
        const edits = this.#edits.filter((edit) => group.includes(edit));
        const whole = { start, end, text: (0,prompts_passage .mr)(this.#file.text, { start, end }, edits) };
        const change = {
            place: this.#file.spanOf(start, end),
            insertedText: whole.text,
            fixedLines: this.#file.linesAfter(whole),
        };
        return group.map(({ fix }) => [fix.index, { ...fix.found, ...change }]);
    }
    #narrowed(edit) {
        const { start, end, text, meant } = edit;
        const value = meant?.passage.value.slice(meant.from, meant.to) ?? null;
        const before = this.#file.text.slice(start, end);
        const meaning = additionOf(value ?? before, meant?.inserted ?? text);
        if (meaning === null)
            return edit;
        const at = meaning.at > 0 ? end : start;
        const isKept = meaning.at > 0 ? text.startsWith(before) : text.endsWith(before);
        if (!isKept)
            return edit;
        const added = text.slice(...(meaning.at > 0 ? [before.length] : [0, text.length - before.length]));
        const from = meant && meant.from + meaning.at;
        return {
            ...edit,
            start: at,
            end: at,
            text: added,
            meant: meant && from !== null ? { ...meant, from, to: from, inserted: meaning.text } : null,
            isAddition: true,
        };
    }
    #holdingWith(holding, further) {
        const all = [...holding, ...further];
        if (this.#hold(all))
            return all;
        if (further.length === 1 || this.#work.isUsedUp)
            return holding;
        const half = further.length >> 1;
        return this.#holdingWith(this.#holdingWith(holding, further.slice(0, half)), further.slice(half));
    }
    #meaningOf(edit) {
        const passage = this.#file.passageAround(edit);
        if (passage === undefined)
            return null;
        const { from, to } = (0,prompts_passage .$j)(passage, edit);
        const alone = String(this.#file.valueAfter(passage, [edit]));
        const inserted = alone.slice(from, alone.length - passage.value.length + to);
        return { passage, from, to, inserted };
    }
    #findDisturbed(edit) {
        const passage = edit.meant?.passage;
        if (passage === undefined)
            return undefined;
        const others = this.#edits.filter(({ meant }) => meant?.passage === passage);
        if (others.length === 0)
            return undefined;
        const edits = [...others, edit];
        const after = this.#file.valueAfter(passage, edits);
        return after === meantValues(edits).get(passage) ? undefined : others[0];
    }
    #hold(edits) {
        const { passages } = this.#file;
        if (passages === null)
            return true;
        const values = meantValues(edits);
        const wanted = passages.map(({ passage }) => values.get(passage) ?? passage.value);
        return this.#file.readsAs(edits, wanted);
    }
}
function overlap(one, other) {
    return one.start < other.end && other.start < one.end;
}
function meantValues(edits) {
    const values = new Map();
    for (const { meant } of edits.toSorted(prompts_passage .zp).toReversed()) {
        if (meant === null)
            continue;
        const { passage, from, to, inserted } = meant;
        const value = values.get(passage) ?? passage.value;
        values.set(passage, value.slice(0, from) + inserted + value.slice(to));
    }
    return values;
}


/***/ }),

/***/ 7366:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  L: () => (  PromptFile),
  o: () => (  SearchBudget)
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
const BYTES = { unsafe: /[^\0-\x7f]/ };
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
function languageOf(ending) {
    return LANGUAGES.get(ending);
}
function endings(names, language) {
    return names.split(' ').map((name) => [name, language]);
}
function prefixed(prefix, change) {
    return casesOf(prefix).flatMap((start) => PYTHON_QUOTES.map((quote) => ({ ...quote, ...change, open: start + quote.open })));
}
function casesOf(prefix) {
    return [...prefix].reduce((starts, letter) => starts.flatMap((start) => [start + letter, start + letter.toUpperCase()]), ['']);
}

// EXTERNAL MODULE: ./prompts/passage.js
var passage = __webpack_require__(1099);
// EXTERNAL MODULE: ./prompts/escapes.js
var escapes = __webpack_require__(6944);
;// CONCATENATED MODULE: ./prompts/source-literals.js


const MAX_PATTERN = 1000;
const PATTERN = /\/(?![/*>])(?:[^\\/[\n]|\\.|\[(?:[^\\\]\n]|\\.)*\])+\//y;
const BEFORE_PATTERN = /[(,=:[!&|?{;+\-*%~^]/;
const NON_ASCII = /[^\0-\x7f]/;
const UNIT_ESCAPE = /\\u(?!00[0-7])[\da-fA-F]{4}/;
const END_LENGTH = 3;
function readLiterals(file, language) {
    return new LiteralReader(file, language).read();
}
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
                    lineBreak: (0,passage .n_)(file, start),
                    isAsciiOnly: this.#isAsciiOnly,
                    escapesSlashes: escapesUnits && file.slice(start, end).includes('\\/'),
                });
                if (spelled === null)
                    return [];
                return [{ start: Number(starts[from]), end: Number(ends[to - 1]), text: spelled }];
            },
            valueAfter: (edits) => {
                const after = (0,passage .mr)(file, { start, end }, edits);
                const read = readLiteral(after + file.slice(end, end + END_LENGTH), literal, 0);
                return read?.end === after.length ? read.text.value : null;
            },
        };
    }
}
function readLiteral(file, literal, begin) {
    const { close, backslash, expression, spansLines } = literal;
    const text = new passage .T0();
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
            const { meaning, end: behind } = (0,escapes .y)(file, at, 'code');
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
const CONTROL = /[\0-\x08\x0b\x0c\x0e-\x1f\x7f]/;
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
var white_space = __webpack_require__(6101);
// EXTERNAL MODULE: ../../node_modules/yaml/dist/index.js
var dist = __webpack_require__(5864);
;// CONCATENATED MODULE: ./prompts/yaml-block.js

const MAX_DEEPER = 40;
function readBlock(file, start, end, value) {
    const read = file.charAt(start) === '>' ? readFolded : yaml_block_readLiteral;
    const readAt = (width) => ({
        text: read(file, linesOf(file, behindLine(file, start), end, width)),
        indent: ' '.repeat(width),
    });
    const widest = indentOf(file, start);
    let width = widest;
    let block = readAt(width);
    while (width > Math.max(1, widest - MAX_DEEPER) && !block.text.value.startsWith(value)) {
        width -= 1;
        block = readAt(width);
    }
    return block;
}
function spellBlock(file, start, indent, text) {
    const lineBreak = (0,passage .n_)(file, start);
    const further = file.charAt(start) === '>' ? 1 : 0;
    return text.replace(/\n+/g, (breaks) => lineBreak.repeat(breaks.length + further) + indent);
}
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
    const text = new passage .T0();
    for (const { start, end, next } of lines) {
        text.addPlain(file, start, end);
        text.add('\n', end, next);
    }
    return text;
}
function readFolded(file, lines) {
    const text = new passage .T0();
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


const INDENTATION = /^[ -]*(?<![^ ])/;
const WHITE_SPACE = /[ \t\r\n]+/y;
function readFlow(file, start, end) {
    const quote = file.charAt(start);
    const isQuoted = quote === '"' || quote === "'";
    const last = isQuoted ? end - 1 : end;
    const text = new passage .T0();
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
            const { meaning, end: behind } = (0,escapes .y)(file, at, 'yaml');
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
function folded(whiteSpace) {
    const breaks = whiteSpace.split('\n').length - 2;
    return breaks === 0 ? ' ' : '\n'.repeat(breaks);
}
function spellFlow(file, start, end, text) {
    const quote = file.charAt(start);
    if (quote === '"')
        return JSON.stringify(text).slice(1, -1);
    const lineBreak = (0,passage .n_)(file, start);
    const indent = continuationIndent(file, start, end);
    return (quote === "'" ? text.replaceAll("'", "''") : text).replace(/\n+/g, (breaks) => lineBreak.repeat(breaks.length + 1) + indent);
}
function spellWhole(text) {
    if (text === '')
        return ['""'];
    return [`'${text.replaceAll("'", "''")}'`, JSON.stringify(text)];
}
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
function readScalars(file) {
    const scalars = composeScalars(file);
    return scalars?.flatMap((scalar) => passageOf(file, scalar)) ?? null;
}
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
const MAX_DEPTH = 256;
function composeScalars(file) {
    const tokens = readTokens(file);
    if (tokens === null)
        return null;
    const scalars = [];
    const composer = new dist .Dk({ schema: 'failsafe', uniqueKeys: false, prettyErrors: false });
    for (const document of composer.compose(tokens)) {
        if (document.errors.length > 0)
            return null;
        (0,dist .YR)(document, {
            Scalar(key, node, path) {
                const isInFlow = path.some((parent) => (0,dist .P3)(parent) && parent.flow === true);
                scalars.push({ node, isKey: key === 'key', isInFlow });
            },
        });
    }
    return scalars;
}
function readTokens(file) {
    const parser = new dist .iX();
    const tokens = [];
    for (const lexeme of new dist .JG().lex(file)) {
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
const SCHEMAS = ['core', 'yaml-1.1'];
function readAlone(file, scalar, start, end, edits) {
    const after = (0,passage .mr)(file, { start, end }, edits);
    const document = documentOf(file, start, after, scalar);
    const node = composeScalars(document)?.at(scalar.isKey ? -2 : -1)?.node;
    if (typeof node?.value !== 'string')
        return null;
    if (node.type === 'PLAIN' && !staysText(file.slice(start, end), node.value))
        return null;
    return node.value;
}
function documentOf(file, start, scalar, { node, isKey, isInFlow }) {
    if (node.type === 'BLOCK_LITERAL' || node.type === 'BLOCK_FOLDED') {
        return file.slice(file.lastIndexOf('\n', start) + 1, start) + scalar;
    }
    const entry = isKey ? `${scalar}: value` : scalar;
    if (!isInFlow)
        return ` ${entry}`;
    return isKey ? ` {${entry}}` : ` [${entry}]`;
}
function staysText(before, after) {
    return SCHEMAS.every((schema) => isText(after, schema) || !isText(before, schema));
}
function isText(plain, schema) {
    const { contents } = (0,dist .Tp)(` ${(0,white_space .AU)(plain)}`, { schema });
    return (0,dist .jn)(contents) && typeof contents.value === 'string';
}

;// CONCATENATED MODULE: ./prompts/prompt-file.js





const MAX_WORK = 1_000_000_000;
class SearchBudget {
    #left;
    constructor(limit = MAX_WORK) {
        this.#left = limit;
    }
    take(units) {
        this.#left -= units;
    }
    get isUsedUp() {
        return this.#left < 0;
    }
}
const MARK = '\ufeff';
const READING_WORK = 100;
const REREADING_WORK = 10;
class PromptFile {
    path;
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
        this.#folded ??= (0,white_space .T4)(this.text);
        return this.#folded;
    }
    get passages() {
        if (this.#passages === undefined) {
            const passages = this.#read(this.text);
            this.#passages =
                passages?.map((passage) => ({ passage, folded: (0,white_space .T4)(passage.value) })) ?? null;
        }
        return this.#passages;
    }
    passageAround({ start, end }) {
        const holder = this.passages?.find((one) => one.passage.start <= start && end <= one.passage.end);
        return holder?.passage;
    }
    valueAfter(passage, edits) {
        const added = edits.reduce((length, { text }) => length + text.length, 0);
        this.#work.take(REREADING_WORK * (passage.end - passage.start + added));
        return passage.valueAfter(edits);
    }
    readsAs(edits, wanted) {
        const after = this.#read((0,passage .ct)(this.text, edits));
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
function lineStartsOf(text) {
    const starts = [0];
    for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1))
        starts.push(at + 1);
    return starts;
}
const PLAIN_TEXT = new Set('md markdown txt text prompt rst adoc org'.split(' '));
const PROSE = new Set('readme prompt prompts system-prompt system_prompt instructions'.split(' '));
const TABLES = new Set(['csv', 'tsv']);
const YAML = { read: readScalars, passageName: 'YAML scalar' };
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

/***/ 9150:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  PromptSearch: () => (  PromptSearch)
});

// EXTERNAL MODULE: ./prompts/escapes.js
var escapes = __webpack_require__(6944);
// EXTERNAL MODULE: ./prompts/white-space.js
var white_space = __webpack_require__(6101);
;// CONCATENATED MODULE: ./prompts/anchors.js


const SIZES = [16, 7, 3];
const BASE = 0x01000193;
const FILTER_BITS = 16;
const AROUND_BACKSLASH = /\\(?:[uUx].{0,9}|.?)/su;
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
const ASCII_LETTERS = Uint8Array.from({ length: 128 }, (_, unit) => /[\da-zA-Z]/.test(String.fromCharCode(unit)) ? 1 : 0);
class Letters {
    units = new Uint16Array(1024);
    count = 0;
    read(text) {
        if (this.units.length < text.length)
            this.units = new Uint16Array(text.length * 2);
        this.count = 0;
        for (let at = 0; at < text.length; at += 1) {
            const unit = text.charCodeAt(at);
            if (unit === BACKSLASH) {
                const { meaning, end } = (0,escapes .y)(text, at, 'yaml');
                for (let part = 0; part < meaning.length; part += 1)
                    this.#add(meaning.charCodeAt(part));
                at = end - 1;
            }
            else
                this.#add(unit);
        }
    }
    #add(unit) {
        if (unit < 128 ? ASCII_LETTERS[unit] === 0 : (0,white_space .i0)(unit))
            return;
        this.units[this.count] = unit;
        this.count += 1;
    }
}

;// CONCATENATED MODULE: ./prompts/occurrences.js
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
const QUICK_LENGTH = 4;
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
var prompt_file = __webpack_require__(7366);
;// CONCATENATED MODULE: ./prompts/prompt-text.js

function readPromptText(text) {
    const whole = text.replace(/\r\n?/g, '\n').trimEnd();
    const start = whole.lastIndexOf('\n', whole.search(/\S/)) + 1;
    const lines = whole.slice(start).split('\n');
    const indent = indentOf(whole.slice(start));
    return {
        exact: text.trim(),
        folded: (0,white_space .AU)(text),
        lines: lines.map((line) => (line.startsWith(indent) ? line.slice(indent.length) : line)),
    };
}
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

// EXTERNAL MODULE: ./core/text/strip.js
var strip = __webpack_require__(3917);
// EXTERNAL MODULE: ./prompts/passage.js
var prompts_passage = __webpack_require__(1099);
;// CONCATENATED MODULE: ./prompts/replace.js




const DELICATE = { unknown: /["'`\\<>&{}$#%*/|;\n]/g, table: /["'`\\<>&{}$#%*/|;,\t\n]/g };
const SIGN_NAMES = { '\n': 'a line break', '\t': 'a tab' };
const INVISIBLE = 'it brings in characters that nobody sees';
function replaceText(file, place, texts) {
    const { edit, leftOut } = spellText(file, place, texts);
    const { current, suggested } = texts;
    const isInvisible = suggested.lines.some((line) => (0,strip ._X)(line, current.exact));
    return { edit, leftOut: leftOut ?? (isInvisible ? INVISIBLE : null) };
}
function spellText(file, place, texts) {
    const { format } = file;
    const fitted = fitText(file.text, place.start, place.end, texts, {
        isIndented: true,
        lineBreak: (0,prompts_passage .n_)(file.text, place.start),
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
function replaceInPassage(file, format, place, texts) {
    if (file.passages === null)
        return 'the file cannot be read as what its name says it is';
    const passage = file.passageAround(place);
    if (passage === undefined)
        return `it does not stand within one ${format.passageName}`;
    const { from, to } = (0,prompts_passage .$j)(passage, place);
    const { value } = passage;
    if ((0,white_space .AU)(value.slice(from, to)) !== texts.current.folded) {
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





const MAX_PLACES = 20;
const SEARCH_WORK = 500;
const CUT_SHORT = 'the search was given up early, so the text may stand in another file as well';
class PromptSearch {
    #fixes;
    #anchors;
    #work;
    constructor(fixes, work = new prompt_file .o()) {
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
            };
        });
        this.#anchors = new Anchors(this.#fixes.flatMap(({ current, suggested }) => [current.exact, suggested.exact]));
    }
    look(path, text) {
        if (this.isCutShort)
            return;
        const hits = new Set(this.#anchors.hits(text));
        const file = new prompt_file .L(path, text, this.#work);
        for (const index of new Set([...hits].map((hit) => hit >> 1))) {
            const fix = this.#fixes[index];
            if (fix === undefined || this.isCutShort)
                return;
            const isHere = { current: hits.has(2 * index), suggested: hits.has(2 * index + 1) };
            const applied = isHere.suggested ? this.#lookForSuggested(file, fix) : [];
            if (isHere.current)
                this.#lookForCurrent(file, fix, applied);
        }
    }
    get isCutShort() {
        return this.#work.isUsedUp;
    }
    results() {
        return this.#fixes.map((fix) => this.#resultOf(fix));
    }
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
function listPlaces(places, stretches, file) {
    const room = MAX_PLACES - places.length;
    places.push(...stretches.slice(0, room).map(({ start, end }) => file.spanOf(start, end)));
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

/***/ 6101:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    AU: () => (  fold),
    T4: () => (  foldWithStarts),
    i0: () => (  isWhiteSpace)
  });
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
function fold(text) {
    return text.trim().replace(/\s+/g, ' ');
}
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