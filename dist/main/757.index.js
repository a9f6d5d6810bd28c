"use strict";
exports.id = 757;
exports.ids = [757,376];
exports.modules = {

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

// EXTERNAL MODULE: ./prompts/search.js + 4 modules
var prompts_search = __webpack_require__(86376);
;// CONCATENATED MODULE: ./prompts/patch.js


const LIMITS = { context: 3, timeout: 5_000 };
const SENTENCE_END = /[.!?:;…。！？][)\]"'”’»*_]*$/u;
function makePatch(fixes) {
    const found = fixes.map((fix) => fix.found);
    const files = new Map();
    for (const [index, { found: fix, change, title }] of fixes.entries()) {
        if (fix.state !== 'located' || fix.leftOut !== null || change === null)
            continue;
        const { path } = fix.place;
        const { before, place } = change;
        const { after: text, done } = files.get(path) ?? { after: before, done: [] };
        const other = done.findLast((one) => one.place.start < place.end && place.start < one.place.end);
        const joined = other === undefined ? change.fix : join(other.fix, change.fix);
        const currentText = other?.fix.suggestedText ?? change.fix.currentText;
        const after = joined && changeText(path, text, { ...joined, currentText });
        if (after !== null) {
            files.set(path, {
                before,
                after,
                done: [...done, { place, fix: joined ?? change.fix, title }],
            });
            continue;
        }
        const { title: first } = other ?? done[0] ?? { title };
        const later = 'which comes first: apply that one, and run the gate again for this one';
        found[index] = { ...fix, leftOut: `it overlaps the fix "${first}", ${later}` };
    }
    const byPath = [...files].toSorted(([a], [b]) => Number(a > b) - Number(a < b));
    const patches = byPath.map(([path, { before, after }]) => diffFile(path, before, after));
    return { patch: patches.join(''), found };
}
function join(one, other) {
    const [first, second] = [addedBy(one), addedBy(other)];
    if (first === null || second === null)
        return null;
    if (one.currentText.trim() !== other.currentText.trim())
        return null;
    return { ...one, suggestedText: one.suggestedText.trim() + second };
}
function addedBy({ currentText, suggestedText }) {
    const [current, suggested] = [currentText.trim(), suggestedText.trim()];
    const added = suggested.slice(current.length);
    if (!suggested.startsWith(current))
        return null;
    return /^\s*\n/.test(added) || (/^\s/.test(added) && SENTENCE_END.test(current)) ? added : null;
}
function changeText(path, text, fix) {
    const search = new prompts_search.PromptSearch([fix]);
    search.searchFile(path, text);
    const [again] = search.results();
    const isLocated = again?.found.state === 'located' && again.found.leftOut === null;
    return (isLocated && again.change?.after) || null;
}
function diffFile(path, before, after) {
    const diff = structuredPatch(`a/${path}`, `b/${path}`, before, after, undefined, undefined, LIMITS);
    if (diff === undefined)
        return '';
    const patch = formatPatch({ ...diff, isGit: true });
    return path.includes(' ') ? patch.replace(/^(---.*)\n(\+\+\+.*)$/m, '$1\t\n$2\t') : patch;
}


/***/ }),

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