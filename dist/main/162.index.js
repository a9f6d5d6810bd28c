"use strict";
exports.id = 162;
exports.ids = [162];
exports.modules = {

/***/ 96162:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  makePatch: () => (/* binding */ makePatch)
});

// EXTERNAL MODULE: ../../node_modules/diff/libesm/diff/base.js
var base = __webpack_require__(79890);
;// CONCATENATED MODULE: ../../node_modules/diff/libesm/diff/line.js


class LineDiff extends base/* default */.A {
    constructor() {
        super(...arguments);
        this.tokenize = tokenize;
    }
    equals(left, right, options) {
        // If we're ignoring whitespace, we need to normalise lines by stripping
        // whitespace before checking equality. (This has an annoying interaction
        // with newlineIsToken that requires special handling: if newlines get their
        // own token, then we DON'T want to trim the *newline* tokens down to empty
        // strings, since this would cause us to treat whitespace-only line content
        // as equal to a separator between lines, which would be weird and
        // inconsistent with the documented behavior of the options.)
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
function diffTrimmedLines(oldStr, newStr, options) {
    options = generateOptions(options, { ignoreWhitespace: true });
    return lineDiff.diff(oldStr, newStr, options);
}
// Exported standalone so it can be used from jsonDiff too.
function tokenize(value, options) {
    if (options.stripTrailingCr) {
        // remove one \r before \n to match GNU diff's --strip-trailing-cr behavior
        value = value.replace(/\r\n/g, '\n');
    }
    const retLines = [], linesAndNewlines = value.split(/(\n|\r\n)/);
    // Ignore the final empty token that occurs if the string ends with a new line
    if (!linesAndNewlines[linesAndNewlines.length - 1]) {
        linesAndNewlines.pop();
    }
    // Merge the content and line separators into single tokens
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

/**
 * Returns true if the filename contains characters that require C-style
 * quoting (as used by Git and GNU diffutils in diff output).
 */
function needsQuoting(s) {
    for (let i = 0; i < s.length; i++) {
        if (s[i] < '\x20' || s[i] > '\x7e' || s[i] === '"' || s[i] === '\\') {
            return true;
        }
    }
    return false;
}
/**
 * C-style quotes a filename, encoding special characters as escape sequences
 * and non-ASCII bytes as octal escapes. This is the inverse of
 * `parseQuotedFileName` in parse.ts.
 *
 * Non-ASCII bytes are encoded as UTF-8 before being emitted as octal escapes.
 * This matches the behaviour of both Git and GNU diffutils, which always emit
 * UTF-8 octal escapes regardless of the underlying filesystem encoding (e.g.
 * Git for Windows converts from NTFS's UTF-16 to UTF-8 internally).
 *
 * If the filename doesn't need quoting, returns it as-is.
 */
function quoteFileNameIfNeeded(s) {
    if (!needsQuoting(s)) {
        return s;
    }
    let result = '"';
    const bytes = new TextEncoder().encode(s);
    let i = 0;
    while (i < bytes.length) {
        const b = bytes[i];
        // See https://en.wikipedia.org/wiki/Escape_sequences_in_C#Escape_sequences
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
            // Just a printable ASCII character that is neither a double quote nor a
            // backslash; no need to escape it.
            result += String.fromCharCode(b);
        }
        else {
            // Either part of a non-ASCII character or a control character without a
            // special escape sequence; needs escaping as a 3-digit octal escape
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
const FILE_HEADERS_ONLY = {
    includeIndex: false,
    includeUnderline: false,
    includeFileHeaders: true
};
const OMIT_HEADERS = {
    includeIndex: false,
    includeUnderline: false,
    includeFileHeaders: false
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
    // We copy this into its own variable to placate TypeScript, which thinks
    // optionsObj.context might be undefined in the callbacks below.
    const context = optionsObj.context;
    // @ts-expect-error (runtime check for something that is correctly a static type error)
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
                // TypeScript is unhappy without the cast because it does not understand that `patch` may
                // be undefined here only if `callback` is StructuredPatchCallbackAbortable:
                callback(patch);
            } }));
    }
    function diffLinesResultToPatch(diff) {
        // STEP 1: Build up the patch with no "\ No newline at end of file" lines and with the arrays
        //         of lines containing trailing newline characters. We'll tidy up later...
        if (!diff) {
            return;
        }
        diff.push({ value: '', lines: [] }); // Append an empty value to make cleanup easier
        function contextLines(lines) {
            return lines.map(function (entry) { return ' ' + entry; });
        }
        const hunks = [];
        let oldRangeStart = 0, newRangeStart = 0, curRange = [], oldLine = 1, newLine = 1;
        for (let i = 0; i < diff.length; i++) {
            const current = diff[i], lines = current.lines || splitLines(current.value);
            current.lines = lines;
            if (current.added || current.removed) {
                // If we have previous context, start with that
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
                // Output our changes
                for (const line of lines) {
                    curRange.push((current.added ? '+' : '-') + line);
                }
                // Track the updated file position
                if (current.added) {
                    newLine += lines.length;
                }
                else {
                    oldLine += lines.length;
                }
            }
            else {
                // Identical context lines. Track line changes
                if (oldRangeStart) {
                    // Close out any changes that have been output (or join overlapping)
                    if (lines.length <= context * 2 && i < diff.length - 2) {
                        // Overlapping
                        for (const line of contextLines(lines)) {
                            curRange.push(line);
                        }
                    }
                    else {
                        // end the range and output
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
        // Step 2: eliminate the trailing `\n` from each line of each hunk, and, where needed, add
        //         "\ No newline at end of file".
        for (const hunk of hunks) {
            for (let i = 0; i < hunk.lines.length; i++) {
                if (hunk.lines[i].endsWith('\n')) {
                    hunk.lines[i] = hunk.lines[i].slice(0, -1);
                }
                else {
                    hunk.lines.splice(i + 1, 0, '\\ No newline at end of file');
                    i++; // Skip the line we just added, then continue iterating
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
/**
 * creates a unified diff patch.
 *
 * @param patch either a single structured patch object (as returned by `structuredPatch`) or an
 *   array of them (as returned by `parsePatch`).
 * @param headerOptions behaves the same as the `headerOptions` option of `createTwoFilesPatch`.
 *   Ignored for patches where `isGit` is `true`.
 *
 * When a patch has `isGit: true`, `formatPatch` output is changed to more closely match Git's
 * output: it emits a `diff --git` header, emits Git extended headers as appropriate based on
 * properties like `isRename`, `isCreate`, `newMode`, etc, and will omit `---`/`+++` file
 * headers for patches with no hunks (e.g. renames without content changes).
 */
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
    // Git patches have a fixed header format (diff --git, extended headers,
    // and ---/+++ when hunks are present), so headerOptions is ignored.
    if (patch.isGit) {
        headerOptions = INCLUDE_HEADERS;
        // Emit Git-style diff --git header and extended headers.
        // Git never puts /dev/null in the "diff --git" line; for file
        // creations/deletions it uses the real filename on both sides.
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
    // Emit --- / +++ file headers. For Git patches with no hunks (e.g.
    // pure renames, mode-only changes), Git omits these, so we do too.
    const hasHunks = patch.hunks.length > 0;
    if (headerOptions.includeFileHeaders && patch.oldFileName !== undefined && patch.newFileName !== undefined
        && (!patch.isGit || hasHunks)) {
        ret.push('--- ' + quoteFileNameIfNeeded(patch.oldFileName) + (patch.oldHeader ? '\t' + patch.oldHeader : ''));
        ret.push('+++ ' + quoteFileNameIfNeeded(patch.newFileName) + (patch.newHeader ? '\t' + patch.newHeader : ''));
    }
    for (let i = 0; i < patch.hunks.length; i++) {
        const hunk = patch.hunks[i];
        // Unified Diff Format quirk: If the chunk size is 0,
        // the first number is one lower than one would expect.
        // https://www.artima.com/weblogs/viewpost.jsp?thread=164293
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
function createTwoFilesPatch(oldFileName, newFileName, oldStr, newStr, oldHeader, newHeader, options) {
    if (typeof options === 'function') {
        options = { callback: options };
    }
    if (!(options === null || options === void 0 ? void 0 : options.callback)) {
        const patchObj = structuredPatch(oldFileName, newFileName, oldStr, newStr, oldHeader, newHeader, options);
        if (!patchObj) {
            return;
        }
        return formatPatch(patchObj, options === null || options === void 0 ? void 0 : options.headerOptions);
    }
    else {
        const { callback } = options;
        structuredPatch(oldFileName, newFileName, oldStr, newStr, oldHeader, newHeader, Object.assign(Object.assign({}, options), { callback: patchObj => {
                if (!patchObj) {
                    callback(undefined);
                }
                else {
                    callback(formatPatch(patchObj, options.headerOptions));
                }
            } }));
    }
}
function createPatch(fileName, oldStr, newStr, oldHeader, newHeader, options) {
    return createTwoFilesPatch(fileName, fileName, oldStr, newStr, oldHeader, newHeader, options);
}
/**
 * Split `text` into an array of lines, including the trailing newline character (where present)
 */
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
/** What ends a sentence, with what may close around it. */
const SENTENCE_END = /[.!?:;…。！？][)\]"'”’»*_]*\s*$/u;
/**
 * What a suggested text adds to the current one; null where it changes it. Words that go on within a
 * sentence are none: another fix may let the same sentence go on in another way.
 */
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
var prompts_passage = __webpack_require__(71099);
// EXTERNAL MODULE: ./prompts/prompt-file.js + 5 modules
var prompt_file = __webpack_require__(27366);
;// CONCATENATED MODULE: ./prompts/patch.js




/** Unchanged lines around a change. */
const CONTEXT = 3;
/** A file of which more lines change is replaced whole: the time grows with their square. */
const MAX_CHANGES = 500;
/** What helps where fixes cannot be applied together. */
const LATER = 'apply that one, and run the gate again for this one';
const MISREAD = 'something else in the file would read in another way then';
/**
 * Makes one patch of all located fixes that nothing leaves out: encoded as UTF-8, it changes no byte
 * but theirs.
 */
function makePatch(fixes, work = new prompt_file/* SearchBudget */.o()) {
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
    // For GNU patch a name with a blank in it would end there without the tab.
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
/** Edits of one file that go together; each of them is known to hold for itself. */
class FileEdits {
    #edits = [];
    #file;
    #work;
    constructor(path, text, work) {
        this.#work = work;
        this.#file = new prompt_file/* PromptFile */.L(path, text, work);
    }
    /** The text as it was handed in, and as it is after the edits. */
    get texts() {
        const { mark, text } = this.#file;
        return { before: mark + text, after: mark + (0,prompts_passage/* applyEdits */.ct)(text, this.#edits) };
    }
    /** Takes the edit of a fix up; gives why it does not where it collides with an earlier one. */
    add(fix) {
        const { edit } = fix;
        const whole = { ...edit, fix, meant: this.#meaningOf(edit), isAddition: false };
        const narrowed = this.#narrowed(whole);
        const others = this.#edits.filter((other) => overlap(other.fix.edit, edit));
        // What another text ends with stands before what this one begins with.
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
    /**
     * Reads the file as a whole after all edits, and drops those with which something else in it would
     * read in another way than before; gives their fixes.
     */
    dropUnreadable() {
        const edits = this.#edits;
        this.#edits = this.#holdingWith([], edits);
        return edits.filter((edit) => !this.#edits.includes(edit)).map(({ fix }) => fix);
    }
    /** Fixes that add to the same text, by their positions: as one change of all that they replace. */
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
        const whole = { start, end, text: (0,prompts_passage/* editStretch */.mr)(this.#file.text, { start, end }, edits) };
        const change = {
            place: this.#file.spanOf(start, end),
            insertedText: whole.text,
            fixedLines: this.#file.linesAfter(whole),
        };
        return group.map(({ fix }) => [fix.index, { ...fix.found, ...change }]);
    }
    /** Where an edit only adds to a text, that addition alone. */
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
    /** Those that hold together, of some that do and further ones. */
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
        const { from, to } = (0,prompts_passage/* unitsAt */.$j)(passage, edit);
        const alone = String(this.#file.valueAfter(passage, [edit]));
        const inserted = alone.slice(from, alone.length - passage.value.length + to);
        return { passage, from, to, inserted };
    }
    /** An edit of the same passage, where all of them do not give what they give one by one. */
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
    /** Whether the file reads after edits as they mean it; of one that cannot be read nobody knows. */
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
/** The texts that edits mean to give to the passages that they change. */
function meantValues(edits) {
    const values = new Map();
    for (const { meant } of edits.toSorted(prompts_passage/* inPlace */.zp).toReversed()) {
        if (meant === null)
            continue;
        const { passage, from, to, inserted } = meant;
        const value = values.get(passage) ?? passage.value;
        values.set(passage, value.slice(0, from) + inserted + value.slice(to));
    }
    return values;
}


/***/ })

};
;