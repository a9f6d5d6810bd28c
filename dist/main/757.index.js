"use strict";
exports.id = 757;
exports.ids = [757];
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

/***/ 95757:
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

// EXTERNAL MODULE: ./prompts/edit.js
var edit = __webpack_require__(92303);
// EXTERNAL MODULE: ./prompts/prompt-file.js
var prompt_file = __webpack_require__(3000);
// EXTERNAL MODULE: ./prompts/prompt-text.js
var prompt_text = __webpack_require__(12473);
// EXTERNAL MODULE: ./prompts/replace.js
var replace = __webpack_require__(69275);
// EXTERNAL MODULE: ./prompts/yaml.js
var yaml = __webpack_require__(72048);
;// CONCATENATED MODULE: ./prompts/patch.js






const LIMITS = { context: 3, maxEditLength: 500 };
function makePatch(fixes) {
    const found = fixes.map((fix) => fix.found);
    const located = fixes.flatMap(({ found: fix, change, title }, index) => {
        if (fix.state !== 'located' || fix.leftOut !== null || change === null)
            return [];
        return [{ index, found: fix, change, title }];
    });
    const files = Map.groupBy(located, (fix) => fix.found.place.path);
    const byPath = [...files].toSorted(([a], [b]) => Number(a > b) - Number(a < b));
    const patches = byPath.map(([path, ofFile]) => {
        const file = new prompt_file/* PromptFile */.L(path, String(ofFile[0]?.change.text));
        const { changes, leftOut } = combine(file, ofFile);
        for (const [{ index, found: fix }, why] of leftOut)
            found[index] = { ...fix, leftOut: why };
        for (const { fixes: joined, edit } of changes.filter((one) => one.fixes.length > 1)) {
            const place = file.spanOf(edit);
            const change = { place, insertedText: edit.text, fixedLines: file.linesAfter(edit) };
            for (const fix of joined)
                found[fix.index] = { ...fix.found, ...change };
        }
        const edits = changes.map(({ edit }) => edit);
        return diffFile(path, file.mark + file.text, file.mark + (0,edit/* applyEdits */.ct)(file.text, edits));
    });
    return { patch: patches.join(''), found };
}
function combine(file, fixes) {
    const changes = [];
    const leftOut = new Map();
    const leave = (left, why, earlier) => {
        const later = 'which comes first: apply that one, and run the gate again for this one';
        const title = earlier?.fixes[0].title;
        for (const fix of left)
            leftOut.set(fix, `it ${why} the fix "${title}", ${later}`);
    };
    for (const fix of fixes) {
        const { place, texts } = fix.change;
        const at = changes.findIndex((one) => (0,edit/* overlap */.EF)(one.place, place));
        const other = changes[at];
        const joined = other === undefined ? null : joinChanges(file, other, fix);
        if (joined !== null)
            changes[at] = joined;
        else if (other !== undefined)
            leave([fix], 'overlaps', other);
        else
            changes.push({ ...(0,replace/* replaceText */.e)(file, place, texts), place, texts, fixes: [fix] });
    }
    const [first, ...others] = changes;
    if (first === undefined || readsAsMeant(file, changes))
        return { changes, leftOut };
    for (const other of others)
        leave(other.fixes, 'does not go together with', first);
    return { changes: [first], leftOut };
}
function joinChanges(file, change, fix) {
    const { place } = fix.change;
    if (place.start !== change.place.start || place.end !== change.place.end)
        return null;
    const texts = (0,prompt_text/* joinAdditions */.Iw)(change.texts, fix.change.texts);
    const joined = texts && (0,replace/* replaceText */.e)(file, place, texts);
    if (!joined || joined.leftOut !== null)
        return null;
    return { ...joined, place, texts, fixes: [...change.fixes, fix] };
}
function readsAsMeant({ text, scalars }, changes) {
    const inScalars = changes.flatMap(({ inScalar }) => inScalar ?? []);
    if (inScalars.length < 2 || scalars === null)
        return true;
    const edits = changes.map(({ edit }) => edit);
    const values = scalars.map(({ start, value }) => {
        const ofThis = inScalars.flatMap((one) => (one.scalarStart === start ? one.edit : []));
        return (0,edit/* applyEdits */.ct)(value, ofThis);
    });
    return (0,yaml/* hasValues */.rV)((0,edit/* applyEdits */.ct)(text, edits), values);
}
function diffFile(path, before, after) {
    const names = [`a/${path}`, `b/${path}`];
    const patch = formatPatch({
        ...(structuredPatch(...names, before, after, undefined, undefined, LIMITS) ??
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