"use strict";
exports.id = 437;
exports.ids = [437];
exports.modules = {

/***/ 15122:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  M: () => (/* binding */ publicationOf)
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

;// CONCATENATED MODULE: ./prompts/report-fixes.js

function askedFixes({ runs }) {
    const asked = new Map();
    for (const [run, { report }] of runs.entries()) {
        const byOrder = [...(report?.recommendations ?? []).entries()].toSorted(([, a], [, b]) => a.order - b.order);
        for (const [recommendation, { currentText, suggestedText }] of byOrder) {
            if (!currentText?.trim() || suggestedText === null || currentText === suggestedText)
                continue;
            const key = JSON.stringify([currentText, suggestedText]);
            const known = asked.get(key);
            if (known !== undefined)
                known.from.push({ run, recommendation });
            else
                asked.set(key, { currentText, suggestedText, from: [{ run, recommendation }] });
        }
    }
    return [...asked.values()];
}
function patchOf(report, changes) {
    if (report.promptFixes.length === 0)
        return { report, patch: '' };
    const fixes = report.promptFixes.map(({ from, found }, index) => {
        const [first] = from;
        const { title = '' } = (first && report.runs[first.run]?.report?.recommendations[first.recommendation]) ?? {};
        return { found, change: changes[index] ?? null, title };
    });
    const { patch, found } = makePatch(fixes);
    const promptFixes = report.promptFixes.map((fix, index) => ({
        ...fix,
        found: found[index] ?? fix.found,
    }));
    return { report: { ...report, promptFixes }, patch };
}

// EXTERNAL MODULE: ./inputs/files-by-glob.js
var files_by_glob = __webpack_require__(79221);
// EXTERNAL MODULE: ./report/words/publish-words.js
var publish_words = __webpack_require__(73627);
// EXTERNAL MODULE: ./report/words/run-notes.js
var run_notes = __webpack_require__(95545);
// EXTERNAL MODULE: ./runner/tracked-files.js
var tracked_files = __webpack_require__(72278);
// EXTERNAL MODULE: ./text/clock.js
var text_clock = __webpack_require__(13997);
// EXTERNAL MODULE: ./publish/prompt-file.js
var prompt_file = __webpack_require__(57308);
;// CONCATENATED MODULE: ./publish/locate-fixes.js







const MAX_FILES = 10_000;
const LIMIT_MS = 30_000;
const FILES_PER_TURN = 200;
const NOTHING = { promptFixes: [], changes: [], notes: [] };
async function locatePromptFixes(report, paths, workspace, runtime) {
    const asked = runtime.cancelled.aborted ? [] : askedFixes(report);
    if (asked.length === 0)
        return NOTHING;
    const files = await listPromptFiles(paths, workspace).catch((error) => publish_words/* SEARCH */.Dn.noList(error, paths !== null));
    if (typeof files === 'string')
        return { ...NOTHING, notes: [publish_words/* SEARCH */.Dn.none(files)] };
    const { PromptSearch } = await Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 86376));
    const search = new PromptSearch(asked);
    const problem = await searchFiles(files.names, workspace, search, runtime);
    if (problem !== null)
        return { ...NOTHING, notes: [publish_words/* SEARCH */.Dn.none(problem)] };
    const results = search.results();
    return {
        promptFixes: results.map(({ found }, index) => ({ from: asked[index]?.from ?? [], found })),
        changes: results.map(({ change }) => change),
        notes: (0,run_notes/* describeUnmatched */.PL)(files.unmatched),
    };
}
async function listPromptFiles(globs, workspace) {
    if (globs !== null)
        return (0,files_by_glob/* listFiles */.CS)(globs, workspace);
    return { names: await (0,tracked_files/* trackedFiles */.O)(workspace), unmatched: [] };
}
async function searchFiles(names, workspace, search, { clock, cancelled }) {
    if (names.length > MAX_FILES)
        return publish_words/* SEARCH */.Dn.tooMany;
    const endMs = clock.now() + LIMIT_MS;
    for (const [index, name] of names.entries()) {
        if (index % FILES_PER_TURN === 0)
            await (0,text_clock/* nextTurn */.t)();
        if (cancelled.aborted)
            return publish_words/* SEARCH */.Dn.cancelled;
        if (clock.now() > endMs)
            return publish_words/* SEARCH */.Dn.tooMany;
        const text = (0,prompt_file/* readPromptFile */.N)(name, workspace);
        if (text !== null && !text.includes('"suggestedText"'))
            search.searchFile(name, text);
    }
    return null;
}

// EXTERNAL MODULE: ./publish/redacting.js
var redacting = __webpack_require__(3960);
// EXTERNAL MODULE: ./report/redact-report.js
var redact_report = __webpack_require__(84204);
// EXTERNAL MODULE: ./service/explain.js
var explain = __webpack_require__(70980);
// EXTERNAL MODULE: ./text/error-text.js
var error_text = __webpack_require__(89009);
;// CONCATENATED MODULE: ./actions/publication.js






async function publicationOf(report, settings, runtime) {
    const publication = await withPromptFixes(report, settings, runtime);
    return settings.detail === 'brief'
        ? { ...publication, report: (0,redact_report/* briefReport */.j)(publication.report), patch: '' }
        : publication;
}
async function withPromptFixes(report, settings, runtime) {
    const masked = (whole) => settings.redact ? (0,redact_report/* redactReport */.a)(whole, (0,redacting/* knownContacts */.J)(settings)) : whole;
    const without = () => ({ report: masked(report), patch: '', warnings: [] });
    if (report.policy.isTrial)
        return without();
    try {
        const { paths } = settings;
        const { notes, ...located } = await locatePromptFixes(report, paths, process.cwd(), runtime);
        if (located.promptFixes.length === 0 && report.promptFixes.length > 0)
            return without();
        const promptFixes = located.promptFixes.map((fix) => orAsReported(fix, report.promptFixes));
        const whole = { ...report, promptFixes, notes: [...report.notes, ...notes] };
        return { ...patchOf(masked(whole), located.changes), warnings: [] };
    }
    catch (error) {
        runtime.runner.debug((0,error_text/* stackOf */.US)(error));
        return { ...without(), warnings: [(0,explain/* internalError */.WB)(error).message] };
    }
}
function orAsReported(fix, reported) {
    if (fix.found.state !== 'missing')
        return fix;
    const isSame = ({ from }) => from.some((one) => fix.from.some(({ run, recommendation }) => one.run === run && one.recommendation === recommendation));
    return reported.find(isSame) ?? fix;
}


/***/ }),

/***/ 61742:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  t: () => (/* binding */ evaluateRun)
});

// EXTERNAL MODULE: ./model/outcome.js
var outcome = __webpack_require__(41913);
// EXTERNAL MODULE: ./text/percent.js
var percent = __webpack_require__(58582);
// EXTERNAL MODULE: ./evaluate/policy-keys.js
var policy_keys = __webpack_require__(23558);
;// CONCATENATED MODULE: ./evaluate/rules/complete-run.js



function evaluateIncompleteRun(run, effect) {
    const { runStatus: status } = run;
    if (!(0,outcome/* hasEnded */.hY)(status) || status === 'COMPLETED')
        return [];
    const isNoted = effect === 'judge';
    return [
        { effect: isNoted ? 'note' : 'undecided', kind: 'run-ended', status, ...gradedCalls(run) },
    ];
}
function gradedCalls({ callCounts }) {
    return {
        graded: callCounts?.evaluated ?? null,
        calls: callCounts?.counted ?? callCounts?.total ?? null,
    };
}
function evaluateGradedCalls(run, limit) {
    if (limit === undefined)
        return [];
    const { graded, calls } = gradedCalls(run);
    const reason = { kind: 'graded-calls', graded, calls, limit };
    const share = (0,policy_keys/* shareOf */.tC)(limit);
    if (graded === null || (share !== null && calls === null)) {
        return [{ effect: 'note', ...reason }];
    }
    if ((0,policy_keys/* reaches */.O6)(graded, calls ?? graded, limit))
        return [];
    const value = share !== null && calls ? `${(0,percent/* percentDigits */.mS)((100 * graded) / calls, share)}%` : graded;
    return [{ effect: 'undecided', ...reason, value }];
}
function differsInVariables({ usedVariables }) {
    return (usedVariables?.differing.length ?? 0) > 0;
}
function evaluateVariables(run) {
    const { usedVariables } = run;
    if (usedVariables === undefined)
        return [];
    return differsInVariables(run)
        ? [{ effect: 'undecided', kind: 'variables-differ', names: usedVariables.differing }]
        : [{ effect: 'note', kind: 'variables-confirmed' }];
}

// EXTERNAL MODULE: ./model/check-facts.js
var check_facts = __webpack_require__(85851);
// EXTERNAL MODULE: ./model/counts.js
var model_counts = __webpack_require__(97353);
;// CONCATENATED MODULE: ./evaluate/statistics/drift.js

const FALSE_ALARMS = 0.1;
const SPAN_RUNS = 30;
function findDrift(reference, later, drop, checks) {
    if ((0,model_counts/* countsFrom */.bT)(reference.passed, reference.evaluated) === null)
        return null;
    const { expected, fallen } = expectedRates(reference, drop);
    const valid = later.map((counts) => (0,model_counts/* countsFrom */.bT)(counts?.passed, counts?.evaluated));
    let sum = 0;
    let since = 0;
    for (const [index, counts] of valid.entries()) {
        if (counts === null)
            continue;
        if (sum === 0)
            since = index;
        const failed = counts.evaluated - counts.passed;
        const ratio = counts.passed * Math.log(fallen / expected) +
            failed * Math.log((1 - fallen) / (1 - expected));
        sum = Math.max(0, sum + ratio);
    }
    if (sum < Math.log((SPAN_RUNS * checks) / FALSE_ALARMS))
        return null;
    const after = (0,model_counts/* sumCounts */.W_)(valid.slice(since).flatMap((counts) => counts ?? []));
    return { since, from: (0,model_counts/* rateOf */.MK)(reference), to: (0,model_counts/* rateOf */.MK)(after) };
}
function expectedRates({ passed, evaluated }, drop) {
    const rate = passed / evaluated;
    const margin = 1 / (2 * evaluated);
    const error = Math.sqrt(Math.max(rate * (1 - rate), 0.25 / evaluated) / evaluated);
    const expected = Math.min(1 - margin, Math.max(margin, rate - error / 2));
    return { expected, fallen: Math.max(expected - drop / 100, margin) };
}

;// CONCATENATED MODULE: ./evaluate/rules/drift-rule.js


const STANDARD_DROP = 10;
function evaluateDrift({ run: { watched }, checks, waivedChecks }, { drift = 'warn' } = {}) {
    if (drift === 'off' || watched === undefined)
        return [];
    const ofRun = checks.filter(({ current }) => current !== null);
    const watchedOf = (0,check_facts/* findSame */.Ad)(watched.checks);
    return ofRun.flatMap(({ id, check, counts, limits }) => {
        const [before] = watchedOf({ id, name: check });
        if (before === undefined || counts.current === null || waivedChecks.has(check))
            return [];
        const drop = limits['max-drop'] ?? STANDARD_DROP;
        const later = [...before.counts, counts.current];
        const found = findDrift(before.reference, later, drop, ofRun.length);
        if (found === null)
            return [];
        const { since, from, to } = found;
        const first = watched.runs[since];
        return [
            {
                effect: drift === 'fail' ? 'fail' : 'warning',
                kind: 'drift',
                ...{ check, checkId: id, from, to },
                since: first === undefined ? null : { number: first.number, runId: first.jobId },
            },
        ];
    });
}

// EXTERNAL MODULE: ./evaluate/rules/measure-rules.js + 1 modules
var measure_rules = __webpack_require__(56710);
// EXTERNAL MODULE: ./evaluate/rules/never.js
var never = __webpack_require__(925);
// EXTERNAL MODULE: ./model/run-failures.js
var run_failures = __webpack_require__(38706);
// EXTERNAL MODULE: ./evaluate/service-verdict.js
var service_verdict = __webpack_require__(92048);
;// CONCATENATED MODULE: ./evaluate/rules/run-verdict.js


const NOT_COMPLETED = 'RUN_NOT_COMPLETED';
const THRESHOLD_FAILED = 'THRESHOLD_FAILED';
function evaluateRunVerdict(view, effect) {
    const { run } = view;
    if (effect === 'ignore')
        return [];
    const against = (0,run_failures/* isFailedByService */.Kc)(run) ? describe(view, effect) : [];
    const why = run.report === null || effect === 'warn' ? null : (0,service_verdict/* whyNotEvaluated */.pl)(run);
    if (why === null)
        return against;
    return [...against, { effect: 'undecided', kind: 'not-evaluated', why, onlyAlone: true }];
}
function describe({ run, failures }, wanted) {
    const all = (0,run_failures/* failuresOf */.dJ)(run);
    const isIncomplete = all.length > 0 && all.every(({ type }) => type === NOT_COMPLETED);
    const effect = wanted === 'warn' ? 'warning' : isIncomplete ? 'undecided' : 'fail';
    if (all.length === 0)
        return [{ effect, kind: 'run-failed' }];
    return failures.map((failure) => ({
        ...{ effect, kind: 'run-failure', failure },
        ...(failure.check !== null && { check: failure.check, checkId: failure.checkId }),
        ...restated(failure.type),
        byRates: (0,service_verdict/* failureBasis */.D5)(failure, run),
    }));
}
function restated(type) {
    if (type === NOT_COMPLETED)
        return { restates: 'status' };
    return type === run_failures/* BELOW_THRESHOLD */.yn || type === run_failures/* NOT_PASSED */.z4 ? { restates: 'threshold' } : {};
}
const KNOWN_BEFORE = new Set(['PERSISTENT', 'IMPROVING', 'FIXED']);
function evaluateVerdict(view, effect) {
    const { report } = view.run;
    if (report === null || report.verdict === 'PASSED')
        return [];
    const { verdict } = report;
    if (effect === 'ignore')
        return [{ effect: 'note', kind: 'verdict', verdict }];
    if (verdict !== THRESHOLD_FAILED)
        return [{ effect: 'undecided', kind: 'verdict', verdict }];
    const byRates = (0,service_verdict/* verdictBasis */.m)(view.run);
    if (effect === 'fail')
        return [{ effect, kind: 'verdict', verdict, restates: 'verdict', byRates }];
    if (report.themes.length === 0)
        return [{ effect: 'fail', kind: 'no-known-theme', byRates }];
    return newThemes(view).map(({ slug, lifecycle }) => ({
        ...{ effect: 'fail', kind: 'new-theme', theme: slug, lifecycle, byRates },
    }));
}
function newThemes({ themes }) {
    return themes.filter(({ lifecycle }) => !KNOWN_BEFORE.has(lifecycle));
}
function knownThemes(view, effect) {
    const { themes, run } = view;
    const isExcused = effect === 'fail-unless-known' && run.report?.verdict === THRESHOLD_FAILED;
    return isExcused && newThemes(view).length === 0 ? themes.map(({ slug }) => slug) : [];
}

// EXTERNAL MODULE: ./model/cases.js
var model_cases = __webpack_require__(62100);
// EXTERNAL MODULE: ./evaluate/statistics/exact-test.js
var exact_test = __webpack_require__(16737);
// EXTERNAL MODULE: ./evaluate/statistics/holm.js
var holm = __webpack_require__(78705);
;// CONCATENATED MODULE: ./evaluate/rules/scenario-rule.js




function evaluateCases(all, significance, otherPValues) {
    const cases = all.flatMap((one) => {
        const counts = (0,model_counts/* countsFrom */.bT)(one.passed, one.evaluated);
        const baseline = (0,model_counts/* countsFrom */.bT)(one.baseline?.passed, one.baseline?.evaluated);
        const p = counts && baseline && (0,exact_test/* dropPValue */.RA)(baseline, counts);
        return counts === null ? [] : { ...one, baseline, p };
    });
    const adjusted = (0,holm/* adjustTests */.$)(cases, otherPValues);
    return cases
        .map((one, index) => {
        const adjustedP = adjusted[index] ?? null;
        return { ...one, adjustedP, status: statusOf(one, adjustedP, significance) };
    })
        .toSorted((a, b) => model_cases/* CASE_STATUSES */.s.indexOf(a.status) - model_cases/* CASE_STATUSES */.s.indexOf(b.status) ||
        (a.adjustedP ?? 2) - (b.adjustedP ?? 2) ||
        (0,model_counts/* rateOf */.MK)(a) - (0,model_counts/* rateOf */.MK)(b));
}
function statusOf(one, adjustedP, significance) {
    const { baseline, passed, evaluated } = one;
    const hasFallen = baseline !== null && (0,model_counts/* rateOf */.MK)(one) < (0,model_counts/* rateOf */.MK)(baseline);
    if (hasFallen && (significance === null || (adjustedP ?? 1) <= significance)) {
        return 'now failing';
    }
    if (passed < evaluated)
        return 'failing';
    return baseline !== null && baseline.passed < baseline.evaluated ? 'now passing' : 'passing';
}
function evaluateScenarios({ cases, significance }, { scenarios = 'warn' } = {}) {
    if (scenarios === 'off')
        return [];
    const effect = scenarios === 'fail' ? 'fail' : 'warning';
    return cases
        .filter(({ status }) => status === 'now failing')
        .map(({ id, passed, evaluated, adjustedP, ...one }) => ({
        ...{ effect, kind: 'scenario', compares: true },
        ...{ scenario: one.scenario, scenarioId: one.scenarioId ?? null },
        ...{ persona: one.persona, agent: one.agent, baseline: one.baseline },
        adjustedP: significance && adjustedP,
        case: id,
        current: { passed, evaluated },
    }));
}

// EXTERNAL MODULE: ./evaluate/rules/theme-rules.js
var theme_rules = __webpack_require__(77180);
// EXTERNAL MODULE: ./evaluate/rules/trend.js + 3 modules
var rules_trend = __webpack_require__(66178);
// EXTERNAL MODULE: ./evaluate/trend-settings.js
var trend_settings = __webpack_require__(27824);
// EXTERNAL MODULE: ./evaluate/view.js
var evaluate_view = __webpack_require__(11890);
// EXTERNAL MODULE: ./evaluate/waivers.js
var evaluate_waivers = __webpack_require__(66298);
;// CONCATENATED MODULE: ./evaluate/evaluate-run.js











const VARIABLES = 'variables';
const NO_OTHERS = { drops: [], cases: [], measures: [] };
function evaluateRun(run, { waivers = [], gate = {} }, today, { analyses = 1, others = NO_OTHERS } = {}) {
    const { themes, failures, waived, unmatched, expired } = (0,evaluate_waivers/* applyWaivers */.Kw)(run, waivers, today);
    const significance = (0,trend_settings/* significanceOf */.nP)(gate.trend, analyses);
    const view = {
        ...{ run, themes, failures, significance, others },
        waivedChecks: new Set(waived.flatMap(({ kind, name }) => (kind === 'check' ? name : []))),
        checks: (0,evaluate_view/* limitedChecks */.MD)(run, gate.trend),
        cases: evaluateCases(run.cases ?? [], significance, others.cases),
    };
    const trend = (0,rules_trend/* evaluateTrend */.T$)(view, gate.trend);
    const measured = (0,measure_rules/* evaluateMeasures */.F)(view, gate.measures);
    const detectable = (0,rules_trend/* detectableIn */.RO)(view);
    const verdict = gate.verdict ?? 'fail';
    const found = [
        [VARIABLES, evaluateVariables(run)],
        ['run-verdict', evaluateRunVerdict(view, gate['run-verdict'] ?? 'fail')],
        evaluateUnread(run, gate),
        ['verdict', evaluateVerdict(view, verdict)],
        ['themes', (0,theme_rules/* evaluateThemes */._U)(view, gate.themes ?? [])],
        ['max-themes', (0,theme_rules/* evaluateMaxThemes */.MM)(view, gate['max-themes'] ?? {})],
        ['trend', trend.reasons],
        ['scenario', evaluateScenarios(view, gate.trend)],
        ['drift', evaluateDrift(view, gate.trend)],
        ['measure', measured.reasons],
        ['never', (0,never/* evaluateNever */.A)(view, gate.never ?? [])],
        ['incomplete-run', evaluateIncompleteRun(run, gate['incomplete-run'] ?? 'inconclusive')],
        ['min-graded-calls', evaluateGradedCalls(run, gate['min-graded-calls'])],
        ['trend', detectable.reasons],
        ['waivers', expired],
    ];
    const all = found
        .flatMap(([rule, reasons]) => reasons.map((reason) => ({ rule, ...reason })))
        .map((one) => (run.baseline?.isFallback === true ? onlyWarns(one) : one))
        .flatMap((one) => differsInVariables(run) && one.rule !== VARIABLES ? decidesNothing(one) : one);
    const isFailed = all.some(({ effect }) => effect === 'fail');
    const reasons = all.filter(({ effect, onlyAlone }) => effect === 'fail' || (effect === 'undecided' && !(isFailed && onlyAlone)));
    return {
        outcome: isFailed ? 'failed' : reasons.length > 0 ? 'inconclusive' : 'passed',
        reasons,
        notices: all.filter(({ effect }) => effect === 'note' || effect === 'warning'),
        exceptions: { waived, unmatched, known: knownThemes(view, verdict) },
        dropTests: trend.tests,
        cases: [...view.cases],
        measures: measured.measures,
        detectableDrop: detectable.drop,
        byRatesAlone: ratesAlone(reasons),
    };
}
function evaluateUnread({ report, runVerdict, watched, unread }, { 'run-verdict': effect = 'fail', never, measures, trend = {}, ...gate }) {
    const hasRates = (report?.trend?.rows ?? []).length > 0;
    const needs = [
        ['run-verdict', effect === 'fail' && typeof runVerdict?.passed !== 'boolean'],
        ['never', never !== undefined],
        ['min-graded-calls', gate['min-graded-calls'] !== undefined],
        ['trend', !hasRates && (0,trend_settings/* hasLimit */.yR)(trend, 'max-drop', 'min-pass-rate')],
        ['scenario', trend.scenarios === 'fail'],
        ['drift', trend.drift === 'fail' && watched !== undefined],
        ['measure', measures !== undefined],
    ];
    const [rule] = needs.find(([, isNeeding]) => isNeeding) ?? [];
    if (rule === undefined || unread === undefined || report === null)
        return ['run-verdict', []];
    return [rule, [{ effect: 'undecided', kind: 'not-evaluated', why: { unread }, onlyAlone: true }]];
}
function onlyWarns(reason) {
    if (!reason.compares || reason.effect !== 'fail')
        return reason;
    return { ...reason, effect: 'warning', needsOwnBaseline: true };
}
function decidesNothing(reason) {
    const decides = reason.effect === 'fail' || reason.effect === 'undecided';
    if (!decides)
        return [reason];
    return reason.kind === 'scenario' ? [] : [{ ...reason, effect: 'note' }];
}
function ratesAlone(reasons) {
    const bases = reasons.map(({ byRates }) => byRates);
    if (bases.length === 0 || bases.includes(undefined))
        return false;
    return bases.includes('verdict') ? 'verdict' : 'counts';
}


/***/ }),

/***/ 22943:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  _: () => (/* binding */ evaluate)
});

// EXTERNAL MODULE: ./text/alike.js
var alike = __webpack_require__(46651);
// EXTERNAL MODULE: ./model/check-facts.js
var check_facts = __webpack_require__(85851);
// EXTERNAL MODULE: ./model/debrief.js
var debrief = __webpack_require__(67332);
;// CONCATENATED MODULE: ./model/comparison.js



function withComparison(run) {
    const { report, baseline, pool, checks = [] } = run;
    const confirmations = run.confirmations.map(withComparison);
    if (pool === undefined || baseline === undefined)
        return { ...run, confirmations };
    const trend = compareTrend(pool, checks);
    const themes = report?.themes ?? [];
    const isOwn = baseline.source !== 'previous';
    const ownThemes = isOwn ? withOwnLifecycles(themes, pool) : themes;
    return {
        ...run,
        report: report && { ...report, themes: ownThemes, trend },
        baseline: {
            ...baseline,
            ...(isOwn && report !== null && { gone: goneThemes(themes, pool) }),
            ...(report === null && trend !== null && { trend }),
        },
        confirmations,
    };
}
function withOwnLifecycles(themes, { runs }) {
    const reported = runs.flatMap((run) => (run.themes === null ? [] : [run.themes]));
    if (reported.length === 0)
        return themes;
    const known = new Set(reported.flat().map(({ slug }) => slug));
    return themes.map((theme) => {
        const lifecycle = !(0,debrief/* isShown */.aJ)(theme) ? 'FIXED' : known.has(theme.slug) ? 'PERSISTENT' : 'NEW';
        return { ...theme, lifecycle, serviceLifecycle: theme.lifecycle };
    });
}
function goneThemes(themes, { runs: [newest] }) {
    const shown = new Set(themes.filter(debrief/* isShown */.aJ).map(({ slug }) => slug));
    return (newest.themes ?? []).filter(({ slug }) => !shown.has(slug));
}
function compareTrend({ runs, trend, comparison }, checks) {
    const now = (0,check_facts/* checkFacts */.un)(checks, trend?.rows ?? []);
    if (now.length === 0)
        return null;
    const [newest] = runs;
    const pooled = (0,check_facts/* resultInRuns */.rP)(runs);
    const [compared, inTrend] = [comparison, trend].map((one) => rowsWith(newest, one));
    const before = (check) => {
        const { counts, passRate } = pooled(check);
        const rates = [compared, inTrend].map((find) => (0,check_facts/* highestRate */.dQ)((find?.(check) ?? []).map(({ previousPassRate }) => previousPassRate)));
        return { counts, passRate: passRate ?? rates[0] ?? rates[1] ?? null };
    };
    const isNow = (0,check_facts/* findSame */.Ad)(now);
    const gone = (0,check_facts/* checkFacts */.un)(newest.checks, []).filter((check) => isNow(check).length === 0);
    return {
        baselineRunPlanJobId: newest.runId,
        baselineRunNumber: newest.number,
        rows: [
            ...now.map((check) => {
                const lifecycle = inTrend?.(check)[0]?.lifecycle ?? null;
                return { ...rowOf(check, before(check), check), lifecycle };
            }),
            ...gone.map((check) => rowOf(check, before(check), UNKNOWN)),
        ],
    };
}
function rowsWith({ runId }, trend) {
    const isWith = trend !== null && (0,alike/* isSame */.Ft)(trend.baselineRunPlanJobId, runId);
    const rows = isWith ? trend.rows : [];
    return (0,check_facts/* findSame */.Ad)(rows.map((row) => ({ ...row, id: row.checkId, name: row.checkName })));
}
const UNKNOWN = { counts: null, passRate: null };
function rowOf({ id, name }, previous, current) {
    const isCounted = previous.counts !== null || current.counts !== null;
    return {
        ...(id && { checkId: id }),
        checkName: name,
        previousPassRate: previous.passRate,
        currentPassRate: current.passRate,
        lifecycle: null,
        ...(isCounted && { counts: { previous: previous.counts, current: current.counts } }),
    };
}

// EXTERNAL MODULE: ./model/outcome.js
var outcome = __webpack_require__(41913);
// EXTERNAL MODULE: ./model/run-failures.js
var run_failures = __webpack_require__(38706);
// EXTERNAL MODULE: ./model/counts.js
var counts = __webpack_require__(97353);
;// CONCATENATED MODULE: ./evaluate/confirming-runs.js




function whyNotConfirming(first, decision, further, own) {
    const { runStatus } = further;
    if (own === null)
        return 'not-evaluated';
    if (own.outcome === 'inconclusive')
        return 'inconclusive';
    if ((0,outcome/* hasEnded */.hY)(runStatus) && runStatus !== 'COMPLETED')
        return { ended: runStatus };
    const uncounted = failedChecks(first, decision).filter((one) => !hasCounts(one, first) || !hasCounts(one, further));
    return uncounted.length === 0 ? null : { uncounted: uncounted.map(({ name }) => name) };
}
function canBePooled(run, decision) {
    return failedChecks(run, decision).every((failed) => hasCounts(failed, run));
}
function hasCounts(failed, run) {
    return (run.checks ?? []).some((check) => (0,check_facts/* isSameCheck */.LB)(failed, check) && (0,counts/* countsFrom */.bT)(check.passed, check.evaluated) !== null);
}
function failedChecks(run, { reasons }) {
    const named = [...reasons, ...(0,run_failures/* failuresOf */.dJ)(run)].flatMap(({ check: name, checkId: id }) => name ? { id, name } : []);
    return (0,check_facts/* eachCheckOnce */.Vg)(named).flatMap((failed) => {
        const same = (run.checks ?? []).filter((check) => (0,check_facts/* isSameCheck */.LB)(failed, check));
        return same.length > 0 ? same : [failed];
    });
}
const SUBJECT = 'rule kind check checkId theme case measure statistic side direction severity'.split(' ');
function withFailuresOf({ jobId }, own, pooled) {
    const subjectOf = (reason) => JSON.stringify(reason, SUBJECT);
    const known = new Set(pooled.reasons.filter(({ effect }) => effect === 'fail').map((one) => subjectOf(one)));
    const others = (own?.reasons ?? []).filter((one) => one.effect === 'fail' && one.byRates !== 'counts' && !known.has(subjectOf(one)));
    if (others.length === 0)
        return pooled;
    const reasons = [...pooled.reasons, ...others.map((one) => ({ ...one, inRun: jobId }))];
    return { ...pooled, outcome: 'failed', byRatesAlone: false, reasons };
}

// EXTERNAL MODULE: ./evaluate/trend-settings.js
var trend_settings = __webpack_require__(27824);
;// CONCATENATED MODULE: ./evaluate/evaluate-history.js


function withEvaluatedHistory(run, { gate }) {
    if (run.earlier === undefined)
        return run;
    const limits = (0,trend_settings/* limitsOf */.Af)(gate?.trend ?? {});
    const evaluated = (check) => {
        const { 'min-pass-rate': threshold = null } = limits(check.name);
        if (threshold === null || check.passRate === null || check.isPassed === false)
            return check;
        return { ...check, isPassed: !(0,check_facts/* isBelowThreshold */.x4)({ ...check, threshold }) };
    };
    const { runs, own } = run.earlier;
    return {
        ...run,
        earlier: {
            runs: runs.map((one) => ({ ...one, checks: one.checks.map(evaluated) })),
            own: { ...own, checks: own.checks.map(evaluated) },
        },
    };
}

// EXTERNAL MODULE: ./evaluate/evaluate-run.js + 5 modules
var evaluate_run = __webpack_require__(61742);
;// CONCATENATED MODULE: ./evaluate/max-cost.js
function evaluateCost(facts, { gate }) {
    const limit = gate?.['max-cost-usd'];
    if (limit === undefined)
        return { reasons: [], notices: [] };
    const costs = facts.flatMap(costsOf);
    const known = costs.filter((usd) => usd !== null && Number.isFinite(usd));
    const sum = known.reduce((total, usd) => total + (usd ?? 0), 0);
    const value = Number(sum.toFixed(6));
    const unknown = costs.length - known.length;
    const found = {
        ...{ rule: 'max-cost', kind: 'cost', limit, value },
        ...{ runs: costs.length, unknown },
    };
    return {
        reasons: value > limit ? [{ ...found, effect: 'fail' }] : [],
        notices: unknown > 0 ? [{ ...found, effect: 'note' }] : [],
    };
}
function costsOf({ cost, confirmations, evaluated }) {
    const further = [
        ...confirmations.map(({ jobId, cost: own }) => ({ jobId, usd: own?.usd ?? null })),
        ...(evaluated?.confirmations ?? []).map(({ jobId, usd }) => ({
            jobId,
            usd: usd === null ? null : 0,
        })),
    ];
    const started = further.filter(({ jobId }) => jobId !== '');
    return [cost?.usd ?? null, ...started.map(({ usd }) => usd)];
}

// EXTERNAL MODULE: ./evaluate/pool.js
var pool = __webpack_require__(88497);
// EXTERNAL MODULE: ./evaluate/rules/never.js
var never = __webpack_require__(925);
// EXTERNAL MODULE: ./evaluate/rules/trend.js + 3 modules
var trend = __webpack_require__(66178);
// EXTERNAL MODULE: ./evaluate/service-verdict.js
var service_verdict = __webpack_require__(92048);
;// CONCATENATED MODULE: ./evaluate/evaluate.js












const FINAL = new Set(['cancelled', 'internal']);
function evaluate(given, settings) {
    const { policy, isTrial = false } = settings;
    const facts = given.map((run) => withEvaluatedHistory(withComparison(run), policy));
    const isAdjusted = facts.length > 1 && !isTrial;
    const pValues = isAdjusted ? facts.map((run) => pValuesOf(run, settings)) : [];
    const cost = isTrial ? { reasons: [], notices: [] } : evaluateCost(facts, policy);
    const isTooExpensive = cost.reasons.length > 0;
    const runs = facts.map((run, index) => {
        const further = pValues.filter((_, at) => at !== index);
        const others = {
            drops: further.flatMap(({ drops }) => drops),
            cases: further.flatMap(({ cases }) => cases),
            measures: further.flatMap(({ measures }) => measures),
        };
        return evaluateOne(run, settings, others, isTooExpensive);
    });
    const outcomes = runs.map(({ outcome }) => outcome);
    return {
        outcome: (0,outcome/* worstOutcome */.Om)(isTooExpensive ? [...outcomes, 'failed'] : outcomes),
        ...cost,
        runs: isTrial ? runs : withGateNotices(runs, policy),
    };
}
function pValuesOf(run, settings) {
    const tests = run.evaluated ?? evaluateFacts(run, settings);
    const known = (all = []) => all.flatMap(({ p }) => p ?? []);
    return {
        drops: known(tests?.dropTests),
        cases: known(tests?.cases),
        measures: known(tests?.measures),
    };
}
function evaluateFacts(run, { policy, today }, others) {
    const { ending } = run;
    if (run.evaluated !== null)
        return null;
    const decide = () => (0,evaluate_run/* evaluateRun */.t)(run, policy, today, others && { others });
    if (ending === null)
        return decide();
    const isFinal = ending.reasons.some(({ rule }) => FINAL.has(rule));
    if (ending.outcome === 'started' || isFinal || !(0,run_failures/* isFailedByService */.Kc)(run))
        return null;
    const decision = decide();
    return decision.outcome === 'failed' ? decision : null;
}
function evaluateOne(run, settings, others, isTooExpensive) {
    const { policy, today, confirm = 0 } = settings;
    const own = evaluateFacts(run, settings, others);
    if (own === null) {
        const nothing = { decision: null, own: null, pooled: null, confirmations: [] };
        const below = { checksBelowThreshold: (0,service_verdict/* checksBelowThreshold */.YR)(run) };
        return { facts: run, outcome: endingOf(run), ...nothing, ...below, furtherRun: 'useless' };
    }
    const confirmations = run.confirmations.map((further) => {
        const decision = evaluateFacts(further, settings);
        const why = whyNotConfirming(run, own, further, decision);
        return { facts: further, outcome: decision?.outcome ?? endingOf(further), decision, why };
    });
    const useless = confirmations.findIndex(({ why }) => why !== null);
    const deciding = run.confirmations.slice(0, useless < 0 ? confirmations.length : useless);
    const pooled = deciding.length > 0 ? (0,pool/* poolRuns */.r)(run, deciding) : null;
    const circumstances = { analyses: 1 + confirm, others };
    const decision = deciding.reduce((decided, further, index) => withFailuresOf(further, confirmations[index]?.decision ?? null, decided), pooled === null ? own : (0,evaluate_run/* evaluateRun */.t)(pooled, policy, today, circumstances));
    const isOwn = run.isStartedHere || run.reused === true;
    const isOpen = isOwn && deciding.length === run.confirmations.length;
    const isUseful = isOpen && canBePooled(run, own) && mayBeRefuted(decision, deciding.length, confirm);
    const furtherRun = !isUseful ? 'useless' : isTooExpensive ? 'too-expensive' : 'useful';
    const below = { checksBelowThreshold: (0,service_verdict/* checksBelowThreshold */.YR)(pooled ?? run, decision.reasons) };
    const { outcome } = decision;
    return { facts: run, outcome, decision, own, pooled, confirmations, ...below, furtherRun };
}
function endingOf({ evaluated, ending }) {
    return evaluated?.outcome ?? ending?.outcome ?? 'inconclusive';
}
function mayBeRefuted({ outcome, byRatesAlone }, runs, confirm) {
    if (outcome !== 'failed' || byRatesAlone === false)
        return false;
    return runs < (byRatesAlone === 'verdict' ? Math.min(1, confirm) : confirm);
}
function withGateNotices(runs, policy) {
    const missing = { rule: 'trend', effect: 'warning', kind: 'no-own-baseline' };
    const warned = runs.findIndex(({ decision, facts }) => decision?.notices.some(({ needsOwnBaseline }) => needsOwnBaseline) && !facts.baseline?.unfit);
    const evaluated = runs.findIndex(({ decision }) => decision !== null);
    const unfit = runs.map(({ decision, facts }) => decision ? facts.baseline?.unfit?.jobId : undefined);
    const absent = absentNames(runs, policy);
    return runs.map((one, index) => {
        const further = [
            ...(index === warned ? [missing] : []),
            ...(index === unfit.indexOf(unfit[index]) ? unfitNotice(one) : []),
            ...(index === evaluated ? absent : []),
        ];
        const { decision } = one;
        if (decision === null || further.length === 0)
            return one;
        return { ...one, decision: { ...decision, notices: [...decision.notices, ...further] } };
    });
}
function unfitNotice({ facts, decision }) {
    const unfit = (0,trend/* unfitBaseline */.K9)(facts);
    const isReason = decision?.reasons.some(({ kind }) => kind === 'unfit-baseline');
    return unfit && !isReason ? [{ rule: 'trend', effect: 'warning', ...unfit }] : [];
}
function absentNames(runs, { gate }) {
    const all = runs.filter(({ facts, decision }) => facts.evaluated || decision);
    const evaluated = all.map(({ facts }) => facts);
    const isUnread = evaluated.some(({ unread }) => unread !== undefined);
    const measures = evaluated.flatMap((run) => run.measures ?? []);
    if (isUnread)
        return [];
    const checks = (gate?.never ?? []).filter((name) => evaluated.every((run) => (0,never/* spellingsOf */.H)(run, name).length === 0));
    const limited = Object.keys(gate?.measures ?? {}).filter((name) => !measures.some((one) => (0,alike/* isNamedLike */.LR)(name)(one.name)));
    const effect = 'warning';
    return [
        ...checks.map((check) => ({ rule: 'never', effect, kind: 'check-absent', check })),
        ...limited.map((measure) => ({ rule: 'measure', effect, kind: 'measure-absent', measure })),
    ];
}


/***/ }),

/***/ 88497:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ poolRuns)
/* harmony export */ });
/* harmony import */ var _model_check_facts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(85851);
/* harmony import */ var _model_counts_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(97353);
/* harmony import */ var _model_run_failures_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(38706);
/* harmony import */ var _service_verdict_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(92048);




function poolRuns(first, further) {
    const runs = [first, ...further];
    const checks = runs.some((run) => run.checks) ? poolChecks(runs) : undefined;
    const pooled = checks ?? [];
    const { report, runVerdict, callCounts, calls, cases, baseline } = first;
    const trend = baseline?.trend;
    return {
        ...first,
        ...(checks && { checks }),
        ...(report && {
            report: {
                ...report,
                verdict: poolDebriefVerdict(report.verdict, pooled, runs),
                trend: report.trend && poolTrend(report.trend, pooled),
            },
        }),
        ...(trend && { baseline: { ...baseline, trend: poolTrend(trend, pooled) } }),
        ...(runVerdict && { runVerdict: poolVerdict(runVerdict, first, pooled, runs) }),
        ...(callCounts && { callCounts: poolCallCounts(runs) }),
        ...(calls && { calls: runs.flatMap((run) => run.calls ?? []) }),
        ...(cases && { cases: cases.map((one) => poolCase(one, runs)) }),
    };
}
function poolChecks(runs) {
    const finders = runs.map(({ checks = [] }) => (0,_model_check_facts_js__WEBPACK_IMPORTED_MODULE_0__/* .findSame */ .Ad)(checks));
    return (0,_model_check_facts_js__WEBPACK_IMPORTED_MODULE_0__/* .eachCheckOnce */ .Vg)(runs.flatMap(({ checks = [] }) => checks)).map((check) => {
        const ofRuns = finders.map((find) => find(check));
        const known = { ...check, ...ofRuns.flat()[0], id: check.id };
        const counts = (0,_model_counts_js__WEBPACK_IMPORTED_MODULE_3__/* .pooledCounts */ .wM)(ofRuns.flatMap((rows) => (0,_model_check_facts_js__WEBPACK_IMPORTED_MODULE_0__/* .checkResult */ .iJ)([rows], []).counts ?? []));
        if (counts === null)
            return known;
        const pooled = { ...known, ...counts, passRate: (0,_model_counts_js__WEBPACK_IMPORTED_MODULE_3__/* .rateOf */ .MK)(counts) };
        return { ...pooled, isPassed: (0,_service_verdict_js__WEBPACK_IMPORTED_MODULE_2__/* .isCounted */ .he)(pooled) ? !(0,_model_check_facts_js__WEBPACK_IMPORTED_MODULE_0__/* .isBelowThreshold */ .x4)(pooled) : pooled.isPassed };
    });
}
function poolTrend(trend, checks) {
    const find = (0,_model_check_facts_js__WEBPACK_IMPORTED_MODULE_0__/* .findSame */ .Ad)(checks);
    const rows = trend.rows.map((row) => {
        const same = find({ id: row.checkId, name: row.checkName });
        const { counts: current, passRate } = (0,_model_check_facts_js__WEBPACK_IMPORTED_MODULE_0__/* .checkResult */ .iJ)([same], []);
        if (current === null)
            return row;
        const previous = row.counts?.previous ?? null;
        return { ...row, currentPassRate: passRate, counts: { previous, current } };
    });
    return { ...trend, rows };
}
function poolDebriefVerdict(verdict, checks, [first, ...further]) {
    if (verdict !== 'THRESHOLD_FAILED' || first === undefined)
        return verdict;
    const basis = (0,_service_verdict_js__WEBPACK_IMPORTED_MODULE_2__/* .verdictBasis */ .m)(first);
    if (basis === undefined)
        return verdict;
    const isRepeated = basis === 'counts'
        ? checks.some((check) => (0,_service_verdict_js__WEBPACK_IMPORTED_MODULE_2__/* .isCounted */ .he)(check) && (0,_model_check_facts_js__WEBPACK_IMPORTED_MODULE_0__/* .isBelowThreshold */ .x4)(check))
        : further.every(({ report }) => report?.verdict === verdict);
    return isRepeated ? verdict : 'PASSED';
}
function poolVerdict(own, first, checks, runs) {
    const isDecided = ({ type, check: name, checkId: id }) => {
        if (type !== _model_run_failures_js__WEBPACK_IMPORTED_MODULE_1__/* .BELOW_THRESHOLD */ .yn || name === null)
            return false;
        const same = checks.filter((check) => (0,_model_check_facts_js__WEBPACK_IMPORTED_MODULE_0__/* .isSameCheck */ .LB)({ id, name }, check));
        return same.length > 0 && same.every(_service_verdict_js__WEBPACK_IMPORTED_MODULE_2__/* .isCounted */ .he);
    };
    const others = runs.flatMap(_model_run_failures_js__WEBPACK_IMPORTED_MODULE_1__/* .failuresOf */ .dJ).filter((failure) => !isDecided(failure));
    const keyOf = (one) => one.check === null ? JSON.stringify(one) : `${one.type} ${one.checkId} ${one.check}`;
    const failures = [...new Map(others.map((one) => [keyOf(one), one])).values()];
    const isUnexplained = own.passed === false && (0,_model_run_failures_js__WEBPACK_IMPORTED_MODULE_1__/* .failuresOf */ .dJ)(first).length === 0;
    const passed = own.passed === null ? null : true;
    return { passed: failures.length > 0 || isUnexplained ? false : passed, score: null, failures };
}
function poolCallCounts(runs) {
    const add = (name) => {
        const known = runs.flatMap(({ callCounts }) => callCounts?.[name] ?? []);
        return known.length < runs.length ? null : known.reduce((total, count) => total + count, 0);
    };
    return {
        ...{ total: add('total'), counted: add('counted') },
        ...{ evaluated: add('evaluated'), passed: add('passed') },
    };
}
function poolCase(own, runs) {
    const same = runs.flatMap(({ cases = [] }) => cases.filter(({ id }) => id === own.id));
    return {
        ...own,
        ...((0,_model_counts_js__WEBPACK_IMPORTED_MODULE_3__/* .pooledCounts */ .wM)(same) ?? {}),
        failingCall: same.find(({ failingCall }) => failingCall !== null)?.failingCall ?? null,
        checks: own.checks.map((check) => {
            const current = same.flatMap((one) => (0,_model_check_facts_js__WEBPACK_IMPORTED_MODULE_0__/* .findSame */ .Ad)(one.checks)(check).flatMap((found) => found.current ?? []));
            return { ...check, current: (0,_model_counts_js__WEBPACK_IMPORTED_MODULE_3__/* .pooledCounts */ .wM)(current) ?? check.current };
        }),
    };
}


/***/ }),

/***/ 925:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ evaluateNever),
/* harmony export */   H: () => (/* binding */ spellingsOf)
/* harmony export */ });
/* harmony import */ var _model_check_facts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(85851);
/* harmony import */ var _text_alike_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(46651);
/* harmony import */ var _view_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(11890);



function evaluateNever(view, names) {
    return (0,_text_alike_js__WEBPACK_IMPORTED_MODULE_1__/* .distinctNames */ .NL)(names).flatMap((name) => {
        const spellings = spellingsOf(view.run, name);
        if (spellings.some((check) => view.waivedChecks.has(check)))
            return [];
        const [check] = spellings;
        return check === undefined ? [] : evaluateCheck(check, spellings, view);
    });
}
function spellingsOf(run, wanted) {
    return (0,_view_js__WEBPACK_IMPORTED_MODULE_2__/* .mentionedChecks */ .zr)(run).filter((0,_text_alike_js__WEBPACK_IMPORTED_MODULE_1__/* .isNamedLike */ .LR)(wanted));
}
function evaluateCheck(check, spellings, view) {
    const { run } = view;
    const failed = { effect: 'fail', kind: 'never', check };
    const facts = view.checks.filter((one) => spellings.includes(one.check));
    const others = (run.checks ?? [])
        .filter(({ name }) => spellings.includes(name))
        .flatMap(({ id, otherCounts: one }) => (one ? { id, ...one, isOther: true } : []));
    const own = facts.flatMap(({ id, counts: { current } }) => (current ? { id, ...current } : []));
    const counted = [...own, ...others]
        .map(({ passed, ...one }) => ({ ...one, failed: one.evaluated - passed }))
        .filter(({ failed: calls }) => calls > 0)
        .toSorted((a, b) => b.failed - a.failed);
    const [worst] = counted;
    if (worst !== undefined) {
        const { id, ...observed } = worst;
        const checkId = counted.every((one) => one.id === id) ? id : null;
        return [{ ...failed, checkId, observed, limit: 0, value: worst.failed }];
    }
    const rates = facts.flatMap(({ current }) => current ?? []);
    const passRate = Math.min(...rates);
    if ((0,_model_check_facts_js__WEBPACK_IMPORTED_MODULE_0__/* .isBelow */ .Yw)(passRate, 100)) {
        return [{ ...failed, observed: { passRate }, limit: 100, value: passRate }];
    }
    if (rates.length > 0)
        return [];
    const theme = worstTheme(spellings, view);
    if (theme !== undefined) {
        return [{ ...failed, observed: { theme: theme.slug } }];
    }
    return [{ effect: 'warning', kind: 'never-ungraded', check }];
}
function worstTheme(spellings, { themes }) {
    const [worst] = themes
        .filter(({ checkNames, lifecycle, affectedCallCount }) => checkNames.some((name) => spellings.includes(name)) &&
        lifecycle !== 'FIXED' &&
        affectedCallCount > 0)
        .toSorted((a, b) => b.affectedCallCount - a.affectedCallCount || (a.slug < b.slug ? -1 : 1));
    return worst;
}


/***/ }),

/***/ 66178:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  RO: () => (/* binding */ detectableIn),
  Nn: () => (/* binding */ detectableOf),
  T$: () => (/* binding */ evaluateTrend),
  K9: () => (/* binding */ unfitBaseline)
});

// EXTERNAL MODULE: ./model/check-facts.js
var check_facts = __webpack_require__(85851);
// EXTERNAL MODULE: ./text/alike.js
var alike = __webpack_require__(46651);
// EXTERNAL MODULE: ./evaluate/statistics/exact-test.js
var exact_test = __webpack_require__(16737);
;// CONCATENATED MODULE: ./evaluate/statistics/detectable-drop.js

const BASE_RATE = 95;
const POWER = 0.8;
const NEGLIGIBLE = 1e-12;
const MAX_CALLS = 20_000;
function detectableDrop(size, significance) {
    const calls = Math.min(size.calls, MAX_CALLS);
    const evaluated = Math.min(size.baselineCalls, MAX_CALLS);
    if (calls < 1 || evaluated < 1 || size.checks < 1 || significance === null)
        return null;
    const baselines = binomial(evaluated, BASE_RATE).flatMap((probability, passed) => {
        if (probability < NEGLIGIBLE)
            return [];
        const most = (0,exact_test/* mostSignificant */.Nm)({ passed, evaluated }, calls, significance / size.checks);
        return { probability, most };
    });
    const isFound = (drop) => {
        let sum = 0;
        const atMost = binomial(calls, BASE_RATE - drop).map((probability) => (sum += probability));
        const power = baselines.map(({ probability, most }) => probability * (atMost[most] ?? 0));
        return power.reduce((total, one) => total + one, 0) >= POWER;
    };
    for (let drop = 1; drop <= BASE_RATE; drop += 1)
        if (isFound(drop))
            return drop;
    return null;
}
function binomial(calls, passRate) {
    if (passRate <= 0)
        return [1, ...new Array(calls).fill(0)];
    const odds = Math.log(passRate / (100 - passRate));
    let log = calls * Math.log(1 - passRate / 100);
    return Array.from({ length: calls + 1 }, (_, passed) => {
        if (passed > 0)
            log += odds + Math.log((calls - passed + 1) / passed);
        return Math.exp(log);
    });
}

// EXTERNAL MODULE: ./evaluate/statistics/interval.js
var interval = __webpack_require__(13662);
// EXTERNAL MODULE: ./evaluate/trend-settings.js
var trend_settings = __webpack_require__(27824);
// EXTERNAL MODULE: ./evaluate/view.js
var evaluate_view = __webpack_require__(11890);
// EXTERNAL MODULE: ./model/counts.js
var counts = __webpack_require__(97353);
// EXTERNAL MODULE: ./text/percent.js
var percent = __webpack_require__(58582);
// EXTERNAL MODULE: ./evaluate/statistics/holm.js
var holm = __webpack_require__(78705);
// EXTERNAL MODULE: ../../node_modules/jstat/dist/jstat.js
var jstat = __webpack_require__(53425);
var jstat_default = /*#__PURE__*/__webpack_require__.n(jstat);
;// CONCATENATED MODULE: ./evaluate/statistics/stratified-test.js

const stratified_test_NEGLIGIBLE = 1e-40;
function stratifiedDropPValue(strata) {
    const observed = strata.reduce((sum, { current }) => sum + current.passed, 0);
    let distribution = Float64Array.of(1);
    for (const stratum of strata) {
        distribution = convolve(distribution, passedDistribution(stratum), observed);
    }
    const sum = distribution.reduce((total, probability) => total + probability, 0);
    return Math.min(1, sum);
}
function passedDistribution({ baseline, current }) {
    const drawn = current.evaluated;
    const calls = baseline.evaluated + drawn;
    const passed = baseline.passed + current.passed;
    return Array.from({ length: Math.min(drawn, passed) + 1 }, (_, count) => jstat_default().hypgeom.pdf(count, calls, passed, drawn));
}
function convolve(one, other, largest) {
    const sums = new Float64Array(Math.min(one.length + other.length - 1, largest + 1));
    for (let second = 0; second < other.length; second += 1) {
        const likelihood = other[second] ?? 0;
        if (likelihood <= stratified_test_NEGLIGIBLE)
            continue;
        const last = Math.min(one.length, sums.length - second);
        for (let first = 0; first < last; first += 1) {
            sums[first + second] = (sums[first + second] ?? 0) + (one[first] ?? 0) * likelihood;
        }
    }
    return sums;
}

;// CONCATENATED MODULE: ./evaluate/rules/drop.js






function evaluateDrops(view, trend, effectOfMissing) {
    const { checks, cases, waivedChecks, significance, others } = view;
    const limited = checks.flatMap((check) => {
        const limit = check.limits['max-drop'];
        return limit === undefined ? [] : [{ check, limit }];
    });
    const finders = cases.map((one) => (0,check_facts/* findSame */.Ad)(one.checks));
    const drops = limited.flatMap((one) => {
        const { id, check: name } = one.check;
        const graded = finders.flatMap((find) => find({ id, name }));
        return dropOf(one, graded, significance) ?? [];
    });
    const adjusted = (0,holm/* adjustHolm */.Q)([...drops.flatMap(({ p }) => p ?? []), ...others.drops]);
    const inOrder = adjusted.values();
    for (const drop of drops)
        if (drop.p !== null)
            drop.adjustedP = inOrder.next().value ?? 1;
    const reasons = limited
        .filter(({ check }) => !waivedChecks.has(check.check))
        .flatMap((one) => {
        const drop = drops.find(({ check }) => check === one.check);
        if (drop === undefined)
            return missing(one, effectOfMissing);
        return isDeep(drop) ? describeDrop(drop, adjusted, view, trend) : [];
    });
    return {
        reasons: [...reasons, ...(significance === null ? [] : noteUntested(drops))],
        tests: drops.map(({ check: { check, id: checkId }, test, p, adjustedP }) => ({
            ...{ check, checkId, test, p, adjustedP },
        })),
    };
}
function dropOf({ check, limit }, graded, significance) {
    const { previous, current } = check;
    if (previous === null || current === null)
        return null;
    const units = (0,percent/* percentUnits */.F0)(previous) - (0,percent/* percentUnits */.F0)(current);
    const tested = significance === null ? NOT_TESTED : testDrop(check, graded);
    return { check, limit, units, previous, current, adjustedP: null, ...tested };
}
const NOT_TESTED = { p: null, test: 'none' };
function testDrop({ counts: { previous, current } }, graded) {
    if (previous === null || current === null)
        return NOT_TESTED;
    const sides = graded.map((one) => ({
        current: (0,counts/* countsFrom */.bT)(one.current?.passed, one.current?.evaluated),
        baseline: (0,counts/* countsFrom */.bT)(one.baseline?.passed, one.baseline?.evaluated),
    }));
    const strata = sides.flatMap(({ current: now, baseline }) => now === null || baseline === null ? [] : { current: now, baseline });
    const reported = (0,counts/* sumCounts */.W_)(sides.flatMap((one) => one.current ?? []));
    const isComplete = reported.passed === current.passed && reported.evaluated === current.evaluated;
    const coversHalf = 2 * (0,counts/* sumCounts */.W_)(strata.map((one) => one.current)).evaluated >= current.evaluated &&
        2 * (0,counts/* sumCounts */.W_)(strata.map((one) => one.baseline)).evaluated >= previous.evaluated;
    return isComplete && coversHalf
        ? { p: stratifiedDropPValue(strata), test: 'stratified' }
        : { p: (0,exact_test/* dropPValue */.RA)(previous, current), test: 'fisher' };
}
function missing({ check: { check, id: checkId, previous }, limit }, effect) {
    const facts = { kind: 'no-rate', check, checkId };
    if (previous !== null)
        return { ...facts, effect: 'note', side: 'current' };
    return { ...facts, effect, side: 'previous', limit };
}
function describeDrop(drop, adjusted, { significance, run }, trend) {
    const { check, limit, units, previous, current } = drop;
    const { counts } = check;
    const test = significance === null ? undefined : significanceOf(drop, adjusted, significance);
    const isNoise = significance !== null && test && test.adjustedP > significance;
    return {
        effect: isNoise ? 'note' : 'fail',
        compares: true,
        byRates: counts.current === null ? 'verdict' : 'counts',
        kind: 'drop',
        ...{ check: check.check, checkId: check.id, limit, value: units / percent/* UNITS_PER_POINT */.pU },
        previous: { passRate: previous, counts: counts.previous },
        current: { passRate: current, counts: counts.current },
        ...(test !== undefined && { test }),
        baseline: {
            number: trend.baselineRunNumber,
            runId: trend.baselineRunPlanJobId,
            earlierRuns: Math.max(0, (run.baseline?.pooled.length ?? 0) - 1),
        },
    };
}
function significanceOf({ check, p, adjustedP }, adjusted, significance) {
    const { previous, current } = check.counts;
    if (p === null || adjustedP === null || previous === null || current === null)
        return null;
    const left = significance / adjusted.filter((one) => one > significance).length;
    const smallestDrop = (0,exact_test/* smallestSignificantDrop */.GX)(previous, current.evaluated, left);
    return { p, adjustedP, comparisons: adjusted.length, smallestDrop };
}
function isDeep({ check: { counts }, limit, units }) {
    const isCounted = counts.previous !== null && counts.current !== null;
    return units > (0,percent/* percentUnits */.F0)(limit) || (isCounted && units > 0 && units === (0,percent/* percentUnits */.F0)(limit));
}
function noteUntested(drops) {
    const untested = drops.filter((drop) => drop.units > 0 && drop.p === null && !isDeep(drop));
    const checks = untested.map(({ check }) => check.check);
    return checks.length === 0 ? [] : [{ effect: 'note', kind: 'not-tested', checks }];
}

;// CONCATENATED MODULE: ./evaluate/rules/trend.js







function evaluateTrend(view, settings) {
    if (settings === undefined)
        return { reasons: [], tests: [] };
    const { checks, waivedChecks } = view;
    const { reasons, tests } = compare(view, settings);
    return {
        reasons: [
            ...reasons,
            ...checks.filter(({ check }) => !waivedChecks.has(check)).flatMap(evaluateRate),
            ...withoutOwnBaseline(view, settings),
            ...absentChecks(settings, checks),
        ],
        tests,
    };
}
function compare(view, settings) {
    const { run, checks } = view;
    const none = (...reasons) => ({ reasons, tests: [] });
    const trend = (0,evaluate_view/* trendOf */.RS)(run);
    if (run.report === null && trend === null)
        return none();
    if (run.baseline?.source === 'off')
        return none();
    const effect = effectWithout(run, settings);
    if (trend !== null)
        return evaluateDrops(view, trend, effect);
    const hasRates = checks.length > 0;
    const limited = hasRates ? 'max-drop' : 'pass rate';
    const isLimited = (0,trend_settings/* hasLimit */.yR)(settings, 'max-drop', ...(hasRates ? [] : ['min-pass-rate']));
    if (effect !== 'note') {
        return none({ effect, ...(unfitBaseline(run) ?? { kind: 'no-baseline', limited }) });
    }
    const isNamed = hasRates && run.baseline?.unfit !== undefined;
    if (!isLimited || isNamed)
        return none();
    return none({ effect: 'note', kind: 'no-baseline', limited });
}
function withoutOwnBaseline({ run }, settings) {
    const effect = effectWithout(run, settings);
    const isForeign = run.baseline?.isFallback === true && (0,evaluate_view/* trendOf */.RS)(run) !== null;
    if (effect === 'note' || !isForeign)
        return [];
    return [{ effect, ...(unfitBaseline(run) ?? { kind: 'no-own-baseline' }) }];
}
function effectWithout({ baseline }, settings) {
    if (settings['on-missing-baseline'] !== 'fail')
        return 'note';
    return baseline?.unfit?.isUnread ? 'undecided' : 'fail';
}
function unfitBaseline({ baseline }) {
    if (baseline?.unfit === undefined)
        return null;
    const { unfit, jobId, source, isFallback } = baseline;
    const previous = isFallback === true ? 'foreign' : 'previous';
    const used = source === 'memory' ? 'failed' : previous;
    const instead = jobId === '' ? 'nothing' : used;
    return { kind: 'unfit-baseline', runId: unfit.jobId, why: unfit.why, instead };
}
function absentChecks({ checks = {} }, present) {
    if (present.length === 0)
        return [];
    return Object.keys(checks)
        .filter((name) => !present.some(({ check }) => (0,alike/* isNamedLike */.LR)(name)(check)))
        .map((check) => ({ effect: 'warning', kind: 'check-not-reported', check }));
}
function evaluateRate(facts) {
    const { check, id: checkId, current, limits, counts } = facts;
    const limit = limits['min-pass-rate'];
    const effect = limit === undefined ? null : effectOf(facts, limit);
    if (limit === undefined || effect === null)
        return [];
    const { evidence = 'point' } = limits;
    const isPlain = evidence === 'point' || (evidence === 'likely' && counts.current !== null);
    return [
        {
            ...{ effect, kind: 'pass-rate', evidence },
            ...{ check, checkId, limit, counts: counts.current },
            ...(current !== null && { value: current }),
            ...(effect === 'fail' && isPlain && { restates: 'threshold' }),
            ...(effect === 'fail' && { byRates: counts.current === null ? 'verdict' : 'counts' }),
        },
    ];
}
function effectOf({ current, limits, counts, isGone }, limit) {
    const { evidence } = limits;
    if (current === null)
        return evidence === 'proven' && !isGone ? 'undecided' : 'note';
    const isLow = (0,check_facts/* isBelow */.Yw)(current, limit);
    if (counts.current === null) {
        if (isLow)
            return 'fail';
        return evidence === 'proven' ? 'undecided' : null;
    }
    const { low, high } = (0,interval/* confidenceInterval */.o)(counts.current);
    if (evidence === 'proven')
        return isLow || low < limit ? 'fail' : null;
    if (!isLow)
        return null;
    return evidence === 'likely' && high >= limit ? 'note' : 'fail';
}
function detectableIn({ run, checks, significance, others }) {
    const most = (side) => Math.max(0, ...checks.map(({ counts }) => counts[side]?.evaluated ?? 0));
    const size = {
        calls: most('current'),
        baselineCalls: run.baseline?.source === 'off' ? 0 : most('previous'),
        checks: checks.filter(({ isGone }) => !isGone).length + others.drops.length,
    };
    const drop = detectableDrop(size, significance);
    const limits = checks.flatMap((check) => check.limits['max-drop'] ?? []);
    const limit = Math.min(...limits);
    if (drop === null || limits.length === 0 || drop <= limit)
        return { drop, reasons: [] };
    return { drop, reasons: [{ effect: 'note', kind: 'detectable-drop', ...size, drop, limit }] };
}
function detectableOf(size, trend = {}) {
    const drop = detectableDrop(size, (0,trend_settings/* significanceOf */.nP)(trend));
    const limit = trend['max-drop'] ?? null;
    return drop === null ? [] : [{ effect: 'note', kind: 'detectable-drop', ...size, drop, limit }];
}


/***/ }),

/***/ 92048:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D5: () => (/* binding */ failureBasis),
/* harmony export */   YR: () => (/* binding */ checksBelowThreshold),
/* harmony export */   he: () => (/* binding */ isCounted),
/* harmony export */   m: () => (/* binding */ verdictBasis),
/* harmony export */   pl: () => (/* binding */ whyNotEvaluated)
/* harmony export */ });
/* harmony import */ var _model_check_facts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(85851);
/* harmony import */ var _model_counts_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(97353);
/* harmony import */ var _model_run_failures_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(38706);



function checksBelowThreshold({ checks = [], report }, reasons = []) {
    return (0,_model_check_facts_js__WEBPACK_IMPORTED_MODULE_0__/* .checkFacts */ .un)(checks, report?.trend?.rows ?? []).flatMap((facts) => {
        const { id = null, name, listed, counts, passRate } = facts;
        const { isPassed, threshold = null } = listed[0] ?? {};
        const result = { passed: null, evaluated: null, ...counts, passRate, threshold };
        const missed = reasons.find((one) => one.effect === 'fail' &&
            one.kind === 'pass-rate' &&
            (0,_model_check_facts_js__WEBPACK_IMPORTED_MODULE_0__/* .isSameCheck */ .LB)({ id: one.checkId, name: one.check }, { id, name }));
        const isBelow = isPassed === false || (0,_model_check_facts_js__WEBPACK_IMPORTED_MODULE_0__/* .isBelowThreshold */ .x4)(result) || missed !== undefined;
        const limit = missed?.kind === 'pass-rate' ? missed.limit : null;
        const highest = limit === null ? threshold : Math.max(threshold ?? 0, limit);
        return isBelow ? [{ id, name, threshold: highest }] : [];
    });
}
function whyNotEvaluated(run) {
    if (run.runVerdict?.passed === null)
        return 'no-check';
    return isUngraded(run) ? 'no-graded-call' : null;
}
function isUngraded({ callCounts, checks = [], calls = [] }) {
    const { evaluated = null, counted = null, total = null } = callCounts ?? {};
    if ((evaluated ?? counted ?? total) === 0)
        return true;
    const counts = checks.map((check) => check.evaluated);
    if (counts.length > 0 && counts.every((count) => count === 0))
        return true;
    const isReported = evaluated !== null || counts.some((count) => count !== null);
    return !isReported && calls.length > 0 && !calls.some(isGraded);
}
function isGraded({ isCounted, isPassed, checks }) {
    return isCounted && (isPassed !== null || checks.some((check) => check.isPassed !== null));
}
function isCounted({ passed, evaluated, threshold }) {
    return threshold !== null && (0,_model_counts_js__WEBPACK_IMPORTED_MODULE_2__/* .countsFrom */ .bT)(passed, evaluated) !== null;
}
function verdictBasis({ checks = [], runVerdict }) {
    if (runVerdict?.failures.some(({ type }) => type !== _model_run_failures_js__WEBPACK_IMPORTED_MODULE_1__/* .BELOW_THRESHOLD */ .yn))
        return undefined;
    return basisOf(checks.filter(({ threshold }) => threshold !== null));
}
function failureBasis({ type, check: name, checkId: id }, { checks = [] }) {
    if (type !== _model_run_failures_js__WEBPACK_IMPORTED_MODULE_1__/* .BELOW_THRESHOLD */ .yn)
        return undefined;
    if (name === null)
        return 'verdict';
    return basisOf(checks.filter((check) => (0,_model_check_facts_js__WEBPACK_IMPORTED_MODULE_0__/* .isSameCheck */ .LB)({ id, name }, check)));
}
function basisOf(checks) {
    return checks.every(isCounted) && checks.some(_model_check_facts_js__WEBPACK_IMPORTED_MODULE_0__/* .isBelowThreshold */ .x4) ? 'counts' : 'verdict';
}


/***/ }),

/***/ 16737:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GX: () => (/* binding */ smallestSignificantDrop),
/* harmony export */   Nm: () => (/* binding */ mostSignificant),
/* harmony export */   RA: () => (/* binding */ dropPValue)
/* harmony export */ });
/* harmony import */ var jstat__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(53425);
/* harmony import */ var jstat__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(jstat__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _model_counts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(97353);


function dropPValue(baseline, current) {
    const calls = baseline.evaluated + current.evaluated;
    const passed = baseline.passed + current.passed;
    return jstat__WEBPACK_IMPORTED_MODULE_0___default().hypgeom.cdf(current.passed, calls, passed, current.evaluated);
}
function mostSignificant(baseline, evaluated, significance) {
    let [most, tooMany] = [-1, evaluated + 1];
    while (tooMany - most > 1) {
        const passed = Math.floor((most + tooMany) / 2);
        if (dropPValue(baseline, { passed, evaluated }) <= significance)
            most = passed;
        else
            tooMany = passed;
    }
    return most;
}
function smallestSignificantDrop(baseline, evaluated, significance) {
    const passed = mostSignificant(baseline, evaluated, significance);
    return passed < 0 ? null : (0,_model_counts_js__WEBPACK_IMPORTED_MODULE_1__/* .rateOf */ .MK)(baseline) - (0,_model_counts_js__WEBPACK_IMPORTED_MODULE_1__/* .rateOf */ .MK)({ passed, evaluated });
}


/***/ }),

/***/ 96067:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  LJ: () => (/* binding */ MAX_DOCUMENT_CHARS),
  Ch: () => (/* binding */ openStore),
  ng: () => (/* binding */ openTexts)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ../../node_modules/zod/v4/mini/schemas.js
var schemas = __webpack_require__(5915);
// EXTERNAL MODULE: ./http/channel.js + 1 modules
var channel = __webpack_require__(85179);
// EXTERNAL MODULE: ./http/errors.js
var errors = __webpack_require__(72557);
// EXTERNAL MODULE: ./http/response.js
var http_response = __webpack_require__(80965);
// EXTERNAL MODULE: ./http/shape.js
var shape = __webpack_require__(32845);
// EXTERNAL MODULE: ./runner/deadline.js
var deadline = __webpack_require__(47388);
// EXTERNAL MODULE: ./runner/runtime.js
var runner_runtime = __webpack_require__(11726);
;// CONCATENATED MODULE: ./github/cache-store.js








const PREFIX = 'simulation-gate-history-';
const VERSION = (0,external_node_crypto_.createHash)('sha256').update('simulation-gate history 1').digest('hex');
const LIMIT_MS = deadline/* PURPOSE_MS */.MW / 3;
const responseSchema = schemas/* object */.Ikc({
    ok: schemas/* _default */.Rvf(schemas/* boolean */.zMY(), false),
    signed_download_url: schemas/* _default */.Rvf(schemas/* string */.YjP(), ''),
    signed_upload_url: schemas/* _default */.Rvf(schemas/* string */.YjP(), ''),
});
function cacheStoreOf(token, runtime) {
    const results = runtime.env.ACTIONS_RESULTS_URL;
    if (!results || (0,runner_runtime/* isEnterpriseServer */.v)(runtime.workflow))
        return null;
    const path = 'twirp/github.actions.results.api.v1.CacheService';
    return new CacheStore(`${results.replace(/\/+$/, '')}/${path}`, token, runtime);
}
class CacheStore {
    #service;
    #token;
    #runtime;
    #failure = null;
    constructor(baseUrl, token, runtime) {
        this.#service = new channel/* Channel */.c3({ baseUrl, apiKey: token, ...runtime });
        this.#token = token;
        this.#runtime = runtime;
    }
    read(name) {
        return this.#find(`${PREFIX}${name}-`, this.#deadlineMs());
    }
    async update(name, change) {
        const prefix = `${PREFIX}${name}-`;
        const deadlineMs = this.#deadlineMs();
        const text = change(await this.#find(prefix, deadlineMs));
        const key = `${prefix}${(0,external_node_crypto_.randomUUID)()}`;
        const created = await this.#request('create', 'CreateCacheEntry', { key }, deadlineMs);
        if (!created.ok)
            throw refusal('create cache entry');
        const headers = { 'content-type': 'application/octet-stream', 'x-ms-blob-type': 'BlockBlob' };
        const upload = { operation: 'upload cache entry', method: 'PUT', headers, body: text };
        await this.#useStorage(created.signed_upload_url, upload, deadlineMs);
        const entry = { key, size_bytes: `${Buffer.byteLength(text)}` };
        const method = 'FinalizeCacheEntryUpload';
        const finalized = await this.#request('finalize', method, entry, deadlineMs);
        if (!finalized.ok)
            throw refusal('finalize cache entry');
    }
    #deadlineMs() {
        return this.#runtime.clock.now() + LIMIT_MS;
    }
    async #find(prefix, deadlineMs) {
        const entry = { key: prefix, restore_keys: [prefix] };
        const found = await this.#request('find', 'GetCacheEntryDownloadURL', entry, deadlineMs);
        if (!found.ok)
            return null;
        const request = { operation: 'download cache entry', method: 'GET', headers: {} };
        const { body } = await this.#useStorage(found.signed_download_url, request, deadlineMs);
        return new TextDecoder().decode(body);
    }
    async #request(verb, method, entry, deadlineMs) {
        const operation = `${verb} cache entry`;
        const headers = {
            authorization: `Bearer ${this.#token}`,
            accept: 'application/json',
            'content-type': 'application/json',
        };
        const body = JSON.stringify({ ...entry, version: VERSION });
        const request = { operation, method: 'POST', path: `/${method}`, headers, body };
        const response = await this.#send(this.#service, request, deadlineMs);
        const json = (0,http_response/* parseJson */.qF)({ operation, mask: this.#service.mask }, response);
        return (0,shape/* checkShape */.eA)(responseSchema, json, operation, '');
    }
    #useStorage(signedUrl, request, deadlineMs) {
        const url = URL.parse(signedUrl);
        if (url === null)
            throw refusal(request.operation);
        const apiKey = url.searchParams.get('sig') ?? '';
        const storage = new channel/* Channel */.c3({ baseUrl: url.origin, apiKey, ...this.#runtime });
        return this.#send(storage, { ...request, path: url.pathname + url.search }, deadlineMs);
    }
    async #send(channel, request, deadlineMs) {
        if (this.#failure !== null)
            throw this.#failure;
        const signal = this.#runtime.cancelled;
        try {
            return await channel.request({ fresh: false, ...request }, { signal, deadlineMs });
        }
        catch (error) {
            const isRefused = error instanceof errors/* ServiceError */._7 && (error.status ?? 500) < 500;
            if (!isRefused)
                this.#failure = error;
            throw error;
        }
    }
}
function refusal(operation) {
    const problem = 'the cache does not let this job do it';
    return new errors/* ServiceError */._7({ kind: 'shape', operation, problem, mayHaveBeenTaken: false });
}

// EXTERNAL MODULE: ./report/words/log-words.js
var log_words = __webpack_require__(16618);
// EXTERNAL MODULE: ./runner/folders.js
var folders = __webpack_require__(14091);
// EXTERNAL MODULE: ./text/error-text.js
var error_text = __webpack_require__(89009);
;// CONCATENATED MODULE: ./history/stores.js







const MAX_DOCUMENT_CHARS = 2 * 1024 * 1024;
function openStore(place, runtime) {
    if (place.kind === 'off')
        return null;
    if (place.kind === 'folder')
        return folderStore(place.path);
    const token = runtime.env.ACTIONS_RUNTIME_TOKEN;
    if (!token)
        return null;
    const cache = cacheStoreOf(token, runtime);
    if (cache === null)
        runtime.runner.debug(log_words/* HISTORY */.Vv.line(log_words/* HISTORY */.Vv.noCache));
    return cache;
}
function folderStore(folder) {
    const pathOf = (name) => (0,external_node_path_.join)(folder, `${name}.json`);
    const read = async (name) => readText(pathOf(name));
    return {
        read,
        async update(name, change) {
            (0,folders/* makeFolders */.w)(folder);
            const written = `${pathOf(name)}.${(0,external_node_crypto_.randomUUID)()}.tmp`;
            const known = await read(name).catch(() => null);
            try {
                (0,external_node_fs_.writeFileSync)(written, change(known), { flag: 'wx' });
                (0,external_node_fs_.renameSync)(written, pathOf(name));
            }
            finally {
                (0,external_node_fs_.rmSync)(written, { force: true });
            }
        },
    };
}
function readText(path) {
    const facts = (0,external_node_fs_.statSync)(path, { throwIfNoEntry: false });
    if (facts === undefined)
        return null;
    const isFit = facts.isFile() && facts.size <= MAX_DOCUMENT_CHARS;
    if (!isFit)
        throw new Error(log_words/* HISTORY */.Vv.unfit(path));
    return (0,external_node_fs_.readFileSync)(path, 'utf8');
}
function openTexts(place, runtime) {
    const store = openStore(place, runtime);
    const digest = (name) => (0,external_node_crypto_.createHash)('sha256').update(`text ${name}`).digest('hex');
    const debug = (error) => {
        runtime.runner.debug(log_words/* HISTORY */.Vv.line((0,error_text/* describeError */.Uc)(error)));
        return null;
    };
    return {
        read: async (name) => (await store?.read(digest(name)).catch(debug)) ?? null,
        async keep(name, text) {
            await store?.update(digest(name), () => text).catch(debug);
        },
    };
}


/***/ }),

/***/ 79221:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CS: () => (/* binding */ listFiles),
/* harmony export */   lY: () => (/* binding */ findFiles),
/* harmony export */   z9: () => (/* binding */ globFilter)
/* harmony export */ });
/* unused harmony export filesByGlob */
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs_promises__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var picomatch__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(71026);
/* harmony import */ var picomatch__WEBPACK_IMPORTED_MODULE_2___default = /*#__PURE__*/__webpack_require__.n(picomatch__WEBPACK_IMPORTED_MODULE_2__);
/* harmony import */ var _text_error_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(89009);
/* harmony import */ var _glob_list_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(29708);





function globFilter(globs) {
    const patterns = globs.flatMap((glob) => {
        const pattern = withoutEnds(glob.normalize('NFC'));
        const across = pattern.replace(/\*\*(?=[^/*])/g, '**/*').replace(/(?<=[^/*])\*\*/g, '*/**');
        return [pattern, `${pattern}/**`, across];
    });
    const matches = picomatch__WEBPACK_IMPORTED_MODULE_2___default()(patterns, { dot: true });
    return (path) => {
        const name = path.normalize('NFC');
        return patterns.includes(name) || matches(name);
    };
}
async function filesByGlob(glob, root) {
    const pattern = withoutEnds(glob);
    const start = (await kindOf((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, pattern))) ? pattern : picomatch__WEBPACK_IMPORTED_MODULE_2___default().scan(pattern).base;
    const names = await filesIn(start, root);
    return names.filter(globFilter([glob])).sort();
}
async function listFiles(globs, root) {
    const names = await Promise.all(globs.map((glob) => filesByGlob(glob, root)));
    const unmatched = globs.filter((_, index) => names[index]?.length === 0);
    return { names: [...new Set(names.flat())].sort(), unmatched };
}
async function findFiles(list, most) {
    const paths = new Set();
    const errors = [];
    const patterns = (await kindOf(list)) === 'file' ? [list] : (0,_glob_list_js__WEBPACK_IMPORTED_MODULE_3__/* .splitGlobs */ .K)(list);
    if (patterns.length === 0) {
        errors.push({ pattern: list, problem: 'names no file: write a path', isUnmatched: false });
    }
    for (const pattern of patterns) {
        const kind = await kindOf(pattern);
        const matched = kind === 'other' ? [] : await filesByGlob(pattern, '');
        const found = kind === 'file' ? [node_path__WEBPACK_IMPORTED_MODULE_1__.posix.normalize(pattern)] : matched;
        for (const path of found)
            paths.add(path);
        if (found.length === 0) {
            const problem = 'matches no file: check the path, which starts at the workspace';
            errors.push({ pattern, problem, isUnmatched: true });
        }
        if (paths.size > most) {
            const problem = `matches too many files, more than ${most} in all: use several steps`;
            return { paths: [], errors: [...errors, { pattern, problem, isUnmatched: false }] };
        }
    }
    return { paths: [...paths], errors };
}
async function filesIn(name, root) {
    try {
        const entries = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readdir)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, name) || '.', { withFileTypes: true });
        const found = entries.map(async (entry) => {
            const path = node_path__WEBPACK_IMPORTED_MODULE_1__.posix.join(name, entry.name);
            if (!entry.isDirectory())
                return [path];
            return entry.name === '.git' ? [] : filesIn(path, root);
        });
        return (await Promise.all(found)).flat();
    }
    catch (error) {
        if ((0,_text_error_text_js__WEBPACK_IMPORTED_MODULE_4__/* .hasCode */ .up)(error, 'ENOTDIR'))
            return [name];
        if ((0,_text_error_text_js__WEBPACK_IMPORTED_MODULE_4__/* .hasCode */ .up)(error, 'ENOENT'))
            return [];
        throw error;
    }
}
function withoutEnds(glob) {
    return glob.replace(/^(?:\.\/)+/, '').replace(/(?<=.)\/+$/, '');
}
async function kindOf(path) {
    const facts = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.stat)(path).catch(() => null);
    return facts && (facts.isFile() ? 'file' : 'other');
}


/***/ }),

/***/ 67387:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ completePolicy)
/* harmony export */ });
/* harmony import */ var _github_api_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(46115);
/* harmony import */ var _github_policy_address_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(24220);
/* harmony import */ var _github_repository_files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(55593);
/* harmony import */ var _history_stores_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(96067);
/* harmony import */ var _http_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(72557);
/* harmony import */ var _service_explain_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(70980);
/* harmony import */ var _text_error_text_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(89009);
/* harmony import */ var _text_log_line_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(82456);
/* harmony import */ var _text_values_parsed_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(38133);
/* harmony import */ var _text_file_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(84197);
/* harmony import */ var _policy_chain_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(67106);
/* harmony import */ var _policy_file_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(94114);












const MAX_ERRORS = 100;
const MAX_SHOWN_CHARS = 200;
async function completePolicy(policy, token, memory, runtime) {
    const { path, isComplete } = policy;
    if (path === null || isComplete)
        return policy;
    try {
        const read = readerFor(token, memory, runtime);
        const complete = await (0,_policy_chain_js__WEBPACK_IMPORTED_MODULE_7__.readChain)(path, (0,_policy_file_js__WEBPACK_IMPORTED_MODULE_8__/* .dayOf */ .kb)(runtime.clock.now()), read);
        if (complete.ok)
            return complete.value;
        const reasons = complete.errors.slice(0, MAX_ERRORS).map(({ shown, problem }) => ({
            rule: 'input',
            message: `input 'policy': '${(0,_text_log_line_js__WEBPACK_IMPORTED_MODULE_5__/* .oneLine */ .TN)(`${shown}`, MAX_SHOWN_CHARS)}' ${problem}`,
        }));
        return { outcome: 'error', reasons };
    }
    catch (error) {
        const { outcome, rule, message } = (0,_service_explain_js__WEBPACK_IMPORTED_MODULE_4__/* .explain */ .WE)(error, null, '');
        return { outcome, reasons: [{ rule, message }] };
    }
}
function readerFor(token, memory, runtime) {
    const texts = (0,_history_stores_js__WEBPACK_IMPORTED_MODULE_2__/* .openTexts */ .ng)(memory, runtime);
    const { apiUrl } = runtime.workflow;
    async function download(file) {
        const access = `that may read the contents of ${file.owner}/${file.repo}`;
        if (token === '') {
            return (0,_text_values_parsed_js__WEBPACK_IMPORTED_MODULE_9__/* .invalid */ .G)(null, `needs a github-token: ${runtime.runner.howToGiveToken} ${access}`);
        }
        try {
            const api = new _github_api_js__WEBPACK_IMPORTED_MODULE_0__/* .GitHubApi */ .yN({ apiUrl, token, owner: '', repo: '' }, runtime);
            return await (0,_github_repository_files_js__WEBPACK_IMPORTED_MODULE_1__/* .readContents */ .r0)(file, api);
        }
        catch (error) {
            if (!(error instanceof _http_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .ServiceError */ ._7))
                throw error;
            if ((0,_github_api_js__WEBPACK_IMPORTED_MODULE_0__/* .isPermanent */ .lE)(error)) {
                const problem = (0,_text_error_text_js__WEBPACK_IMPORTED_MODULE_10__/* .withoutPeriod */ .Kx)(error.message);
                const fix = `check repository, path and ref, and give a github-token ${access}`;
                return (0,_text_values_parsed_js__WEBPACK_IMPORTED_MODULE_9__/* .invalid */ .G)(null, `could not be read (${problem}): ${fix}`);
            }
            const name = (0,_text_log_line_js__WEBPACK_IMPORTED_MODULE_5__/* .oneLine */ .TN)((0,_github_policy_address_js__WEBPACK_IMPORTED_MODULE_11__/* .spellAddress */ .zc)(file), MAX_SHOWN_CHARS);
            const sentence = `${apiUrl} did not return '${name}', which the policy extends. Nothing was started: run the job again`;
            throw (0,_http_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .extendError */ .vR)(error, sentence, { kind: 'unread', rule: 'policy' });
        }
    }
    return async (file) => {
        const name = `policy ${(0,_github_policy_address_js__WEBPACK_IMPORTED_MODULE_11__/* .spellAddress */ .zc)(file)}`;
        const kept = (0,_github_policy_address_js__WEBPACK_IMPORTED_MODULE_11__/* .isPinned */ .T4)(file) ? await texts.read(name) : null;
        const known = kept === null ? null : await (0,_text_file_js__WEBPACK_IMPORTED_MODULE_6__/* .readYamlText */ .j1)(kept);
        if (known?.errors.length === 0)
            return (0,_text_values_parsed_js__WEBPACK_IMPORTED_MODULE_9__/* .valid */ .r)(known);
        const text = await download(file);
        if (!text.ok)
            return text;
        const yaml = await (0,_text_file_js__WEBPACK_IMPORTED_MODULE_6__/* .readYamlText */ .j1)(text.value);
        if (yaml.errors.length === 0 && (0,_github_policy_address_js__WEBPACK_IMPORTED_MODULE_11__/* .isPinned */ .T4)(file))
            await texts.keep(name, text.value);
        return (0,_text_values_parsed_js__WEBPACK_IMPORTED_MODULE_9__/* .valid */ .r)(yaml);
    };
}


/***/ }),

/***/ 75874:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ endedRun)
/* harmony export */ });
function endedRun(label, ending, stableName = '') {
    return {
        jobId: '',
        label,
        ...(stableName !== '' && { stableName }),
        notes: [],
        runStatus: null,
        debrief: null,
        report: null,
        ending,
        isStartedHere: false,
        confirmations: [],
        evaluated: null,
    };
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


/***/ }),

/***/ 3960:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ knownContacts),
/* harmony export */   q: () => (/* binding */ redactingRuntime)
/* harmony export */ });
/* harmony import */ var _text_redact_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73586);

function redactingRuntime(runtime, inputs) {
    return inputs.redact
        ? { ...runtime, runner: redactingRunner(runtime.runner, knownContacts(inputs)) }
        : runtime;
}
function knownContacts({ source }) {
    return source.kind === 'service-phone-number' ? [source.servicePhoneNumber] : [];
}
function redactingRunner(runner, keep) {
    const redact = (text) => (0,_text_redact_js__WEBPACK_IMPORTED_MODULE_0__/* .redactContacts */ .Z)(text, keep);
    return {
        isDebug: runner.isDebug,
        howToGiveKey: runner.howToGiveKey,
        howToGiveToken: runner.howToGiveToken,
        secrets: runner.secrets,
        getInput: (name) => runner.getInput(name),
        givenInputs: () => runner.givenInputs(),
        getState: (name) => runner.getState(name),
        maskSecret: (value) => runner.maskSecret(value),
        info: (text) => runner.info(redact(text)),
        debug: (text) => runner.debug(redact(text)),
        group: (title, lines) => runner.group(redact(title), lines.map(redact)),
        annotate: (level, message, isNamed) => runner.annotate(level, redact(message), isNamed),
        annotationsLeft: (level) => runner.annotationsLeft(level),
        setOutput: (name, value) => runner.setOutput(name, value),
        saveState: (name, value) => runner.saveState(name, value),
        writeSummary: (markdown) => runner.writeSummary(markdown),
    };
}


/***/ }),

/***/ 27283:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Av: () => (/* binding */ gateFindings),
  r4: () => (/* binding */ inWords),
  Xh: () => (/* binding */ runReports)
});

// EXTERNAL MODULE: ./model/check-facts.js
var check_facts = __webpack_require__(85851);
;// CONCATENATED MODULE: ./evaluate/flaky.js

const MIN_CHANGES = 3;
const WAIVER_DAYS = 30;
const DAY_MS = 86_400_000;
function findFlaky(runs, today) {
    const found = new Map();
    const comparable = runs.filter(({ fingerprint }) => fingerprint);
    for (const same of Map.groupBy(comparable, ({ fingerprint }) => fingerprint).values()) {
        const finders = same.map(({ checks }) => (0,check_facts/* findSame */.Ad)(checks));
        for (const identity of (0,check_facts/* eachCheckOnce */.Vg)(same.flatMap(({ checks }) => checks))) {
            const check = identity.name;
            const sides = finders.flatMap((find) => find(identity)[0]?.isPassed ?? []);
            const changes = sides.filter((side, index) => index > 0 && side !== sides[index - 1]).length;
            if (changes < MIN_CHANGES || changes <= (found.get(check)?.changes ?? 0))
                continue;
            const waiver = proposeWaiver(check, changes, sides.length, today);
            found.set(check, { check, changes, runs: sides.length, waiver });
        }
    }
    return [...found.values()];
}
function proposeWaiver(check, changes, runs, today) {
    const expires = new Date(Date.parse(today) + WAIVER_DAYS * DAY_MS).toISOString().slice(0, 10);
    return [
        'waivers:',
        `  - check: ${quoteForYaml(check)}`,
        `    reason: flaky, changed sides ${changes} times in ${runs} runs of the same prompt`,
        `    expires: ${expires}`,
    ].join('\n');
}
const NOT_PLAIN = /[^\p{L}\p{N} !#-,.-;=?[\]^_{|}~-]/gu;
function quoteForYaml(text) {
    const escaped = (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;
    return `"${text.replace(NOT_PLAIN, (char) => char.split('').map(escaped).join(''))}"`;
}

// EXTERNAL MODULE: ./text/error-text.js
var error_text = __webpack_require__(89009);
// EXTERNAL MODULE: ./report/words/confirmation.js
var confirmation = __webpack_require__(85479);
// EXTERNAL MODULE: ./report/words/names.js
var names = __webpack_require__(49912);
// EXTERNAL MODULE: ./report/words/reason-words.js + 3 modules
var reason_words = __webpack_require__(23742);
;// CONCATENATED MODULE: ./report/build-report.js





function runReports({ runs }, today) {
    return runs.map((evaluation) => runReport(evaluation, today));
}
function gateFindings(found) {
    const { reasons, notices } = found;
    return { reasons: reasons.map(reasonOf), notes: notices.map(inDocument) };
}
function runReport(evaluation, today) {
    const { facts } = evaluation;
    const { ending, isStartedHere, confirmations, evaluated, pool, earlier, ...all } = facts;
    if (evaluated !== null)
        return evaluated;
    const { runs = [], own } = earlier ?? {};
    const history = own && { runs: [...runs], unsteady: findFlaky([...runs, own], today) };
    const known = { ...all, ...(history && { history }) };
    const { outcome, decision, checksBelowThreshold } = evaluation;
    const notes = [...known.notes, ...(0,confirmation/* describeConfirmations */.C)(evaluation)];
    const below = checksBelowThreshold.length > 0 && { checksBelowThreshold };
    if (decision === null) {
        const reasons = [...(ending?.reasons ?? [])];
        return { ...known, ...below, notes, outcome, reasons, exceptions: null };
    }
    return {
        ...known,
        ...below,
        ...pooledFacts(evaluation),
        ...confirmationsOf(evaluation),
        notes: ending === null || ending.isNoted
            ? notes
            : [...notes, describeMissingDebrief(ending.reasons)],
        ...inWords(decision),
    };
}
function describeMissingDebrief(reasons) {
    const why = reasons.map(({ message }) => (0,error_text/* withoutPeriod */.Kx)(message)).join('; ');
    return `There is no debrief to go with it: ${why}.`;
}
function inWords(decision) {
    const { outcome, reasons, dropTests, cases, measures, detectableDrop } = decision;
    return {
        ...{ outcome, reasons: reasons.map(reasonOf), exceptions: exceptionsOf(decision) },
        ...(dropTests.length > 0 && { dropTests }),
        ...(cases.length > 0 && { cases }),
        ...(measures.length > 0 && { measures }),
        detectableDrop,
    };
}
function exceptionsOf({ exceptions, notices }) {
    const notes = notices.filter(({ effect }) => effect === 'note').map(inDocument);
    const warnings = notices.filter(({ effect }) => effect === 'warning').map(reasonOf);
    return { ...exceptions, notes, ...(warnings.length > 0 && { warnings }) };
}
function inDocument(reason) {
    return (0,reason_words/* describeReason */.G)(reason, 'document');
}
function reasonOf(reason) {
    const { rule, theme, check, checkId, case: of, limit, value, restates, inRun } = reason;
    const inAnyRun = (text) => inRun === undefined
        ? text
        : `${(0,error_text/* withoutPeriod */.Kx)(text)}, in run ${inRun}, which was to confirm the failure`;
    const message = inAnyRun((0,reason_words/* describeReason */.G)(reason));
    const short = inAnyRun(inDocument(reason));
    const brief = reason.kind === 'scenario' ? inAnyRun((0,reason_words/* describeReason */.G)((0,names/* inBrief */.aV)(reason))) : message;
    return {
        ...{ rule, message },
        ...(short !== message && { short }),
        ...(brief !== message && { brief }),
        ...(theme !== undefined && { theme }),
        ...(check !== undefined && { check }),
        ...(checkId && { checkId }),
        ...(of !== undefined && { case: of }),
        ...(limit !== undefined && { limit }),
        ...(value !== undefined && { value }),
        ...(restates !== undefined && inRun === undefined && { restates }),
    };
}
function pooledFacts({ facts, pooled, own }) {
    if (pooled === null)
        return {};
    const { checks: ownChecks, report } = facts;
    const { checks, callCounts, calls, baseline } = pooled;
    return {
        ...(checks && { checks }),
        ...(ownChecks && { ownChecks }),
        ...(own && { ownDropTests: own.dropTests }),
        ...(callCounts && { callCounts }),
        ...(calls && { calls }),
        ...(baseline && { baseline }),
        report: report && { ...report, trend: pooled.report?.trend ?? null },
    };
}
function confirmationsOf({ facts, confirmations }) {
    if (confirmations.length === 0)
        return {};
    const costs = [facts, ...facts.confirmations].flatMap(({ cost }) => cost ?? []);
    return {
        confirmations: confirmations.map(({ facts: further, outcome, decision }) => {
            const { jobId, about, runStatus, checks, cost } = further;
            return {
                ...{ jobId, number: about?.number ?? null, outcome, runStatus },
                usd: cost?.usd ?? null,
                checks: checks ?? null,
                ...(decision && { dropTests: decision.dropTests }),
            };
        }),
        ...(costs.length > 0 && {
            cost: { usd: costs.reduce((sum, { usd }) => sum + usd, 0) },
        }),
    };
}


/***/ }),

/***/ 84204:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ redactReport),
/* harmony export */   j: () => (/* binding */ briefReport)
/* harmony export */ });
/* harmony import */ var _evaluate_service_verdict_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(92048);
/* harmony import */ var _model_copy_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(99908);
/* harmony import */ var _model_report_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(66401);
/* harmony import */ var _text_redact_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(73586);
/* harmony import */ var _words_names_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(49912);





const LEFT_OUT = '(left out)';
const MASKED = 'it holds a phone number or an e-mail address, which `redact` masks';
function redactReport(report, keep = []) {
    const mask = (0,_model_copy_js__WEBPACK_IMPORTED_MODULE_1__/* .copier */ .p)(_model_report_js__WEBPACK_IMPORTED_MODULE_2__/* .gateReportSchema */ .vU, { text: (text) => (0,_text_redact_js__WEBPACK_IMPORTED_MODULE_3__/* .redactContacts */ .Z)(text, keep) });
    return {
        ...mask(report),
        promptFixes: report.promptFixes.map((fix) => maskFix(fix, report, keep)),
    };
}
function maskFix(fix, { runs }, keep) {
    const texts = fix.from.map(({ run, recommendation }) => runs[run]?.report?.recommendations[recommendation]?.currentText ?? '');
    return { ...fix, found: maskFound(fix.found, [...keep, ...texts.flatMap(_text_redact_js__WEBPACK_IMPORTED_MODULE_3__/* .contactsIn */ .n)]) };
}
function maskFound(found, known) {
    if (found.state !== 'located')
        return found;
    const insertedText = (0,_text_redact_js__WEBPACK_IMPORTED_MODULE_3__/* .redactContacts */ .Z)(found.insertedText, known);
    if (insertedText === found.insertedText)
        return found;
    return {
        ...found,
        insertedText,
        fixedLines: found.fixedLines.map((line) => (0,_text_redact_js__WEBPACK_IMPORTED_MODULE_3__/* .redactContacts */ .Z)(line, known)),
        leftOut: found.leftOut ?? MASKED,
    };
}
const NO_TEXT = 'detail: brief leaves out prompt texts';
function briefReport(report) {
    const brief = (0,_model_copy_js__WEBPACK_IMPORTED_MODULE_1__/* .copier */ .p)(_model_report_js__WEBPACK_IMPORTED_MODULE_2__/* .gateReportSchema */ .vU, { isBrief: true })(report);
    for (const [index, run] of brief.runs.entries()) {
        const { debrief, reasons, exceptions } = run;
        const isUngraded = (0,_evaluate_service_verdict_js__WEBPACK_IMPORTED_MODULE_0__/* .whyNotEvaluated */ .pl)(report.runs[index] ?? run) === 'no-graded-call';
        const counts = { total: null, counted: null, passed: null, ...run.callCounts };
        if (isUngraded)
            run.callCounts = { ...counts, evaluated: 0 };
        run.cases &&= run.cases.map(_words_names_js__WEBPACK_IMPORTED_MODULE_4__/* .inBrief */ .aV);
        for (const reason of [...reasons, ...(exceptions?.warnings ?? [])]) {
            reason.message = reason.brief ?? reason.message;
            delete reason.brief;
        }
        if (debrief !== null && (debrief.errorMessage ?? '').trim() !== '') {
            debrief.errorMessage = LEFT_OUT;
        }
    }
    for (const { found } of brief.promptFixes) {
        if (found.state === 'located')
            found.leftOut ??= NO_TEXT;
    }
    return brief;
}


/***/ }),

/***/ 85479:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ describeConfirmations),
/* harmony export */   q: () => (/* binding */ CONFIRMED)
/* harmony export */ });
/* harmony import */ var _text_error_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(89009);
/* harmony import */ var _text_log_line_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(82456);
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(53483);
/* harmony import */ var _names_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(49912);




const MAX_WORD_CHARS = 100;
const MAX_CHECKS = 5;
const CONFIRMED = {
    next: 'failed by rates alone; a further run is to confirm it',
    result: (outcome, runs) => `${outcome}, with ${(0,_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatCounted */ .So)(runs, 'further run')}`,
};
const TOO_EXPENSIVE = 'No further run was started to confirm the failure, since the cost of the runs is above max-cost-usd, so the gate fails without it.';
function describeConfirmations({ confirmations, furtherRun }) {
    const notes = confirmations.flatMap(describeConfirmation);
    return furtherRun === 'too-expensive' ? [...notes, TOO_EXPENSIVE] : notes;
}
function describeConfirmation({ facts, outcome, why }) {
    const { jobId, about, ending } = facts;
    const refusal = why === null ? [] : [`The earlier evaluation applies, since ${describe(why)}.`];
    if (jobId === '') {
        const reasons = (ending?.reasons ?? []).map(({ message }) => (0,_text_error_text_js__WEBPACK_IMPORTED_MODULE_3__/* .withoutPeriod */ .Kx)(message));
        return [
            `To confirm the failure, a further run was to be started: ${outcome}, since ${reasons.join('; ')}.`,
            ...refusal,
        ];
    }
    const number = about?.number ? `run ${about.number} (${jobId})` : `run ${jobId}`;
    const cost = (0,_format_js__WEBPACK_IMPORTED_MODULE_1__/* .describeCost */ .P9)([facts]);
    return [
        `To confirm the failure, ${number} was started: ${outcome}${cost && ` (${cost})`}.`,
        ...refusal,
    ];
}
function describe(why) {
    switch (why) {
        case 'not-evaluated':
            return 'it could not be evaluated';
        case 'inconclusive':
            return 'it is inconclusive';
        default:
            return 'ended' in why
                ? `it ended ${(0,_text_log_line_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(why.ended, MAX_WORD_CHARS)}`
                : `it has no counts for ${(0,_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatList */ .ki)(why.uncounted.map(_names_js__WEBPACK_IMPORTED_MODULE_2__/* .quoteName */ .AB), MAX_CHECKS)}`;
    }
}


/***/ }),

/***/ 23742:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  G: () => (/* binding */ describeReason)
});

// EXTERNAL MODULE: ./evaluate/statistics/interval.js
var interval = __webpack_require__(13662);
// EXTERNAL MODULE: ./text/percent.js
var percent = __webpack_require__(58582);
// EXTERNAL MODULE: ./report/format.js
var format = __webpack_require__(53483);
// EXTERNAL MODULE: ./report/words/names.js
var names = __webpack_require__(49912);
;// CONCATENATED MODULE: ./report/words/drops.js




const MAX_NAMES = 10;
function describeDrop(effect, facts, form) {
    const { limit, value, previous, current, test, baseline } = facts;
    const check = `check ${(0,names/* quoteName */.AB)(facts.check)}`;
    if (effect === 'note') {
        const least = test?.smallestDrop ?? null;
        const drop = least === null ? 'with so few calls no drop' : `a drop of ${Math.ceil(least)} points`;
        return `the drop of ${check} is not statistically significant (${test ? formatP(test) : ''}), so it does not fail the gate; ${drop} would be significant`;
    }
    const tested = describeTest(test);
    if (form === 'document')
        return `${check} fell too far; max-drop is ${limit}${tested}`;
    const calls = previous.counts === null ? '' : ` (${(0,names/* formatCounts */.gM)(previous.counts)})`;
    const from = `${(0,percent/* percentDigits */.mS)(previous.passRate, current.passRate)}%${calls}`;
    const to = `${(0,percent/* percentDigits */.mS)(current.passRate, previous.passRate)}%${(0,names/* describeCounts */.wv)(current.counts)}`;
    const compared = `max-drop is ${limit} (compared with ${nameBaseline(baseline)})`;
    return `${check} fell from ${from} to ${to}, ${formatPoints(value, limit)}; ${compared}${tested}`;
}
const USED_INSTEAD = {
    failed: ', so the newest evaluated run, which did not pass, is used instead',
    previous: ", so the service's previous run is used instead",
    foreign: ", so comparisons with the service's previous run only warn",
    nothing: ', so nothing was compared',
};
const REQUIRED = 'the policy requires a baseline (on-missing-baseline: fail)';
function describeDropGap(effect, facts, form) {
    const decides = effect === 'fail' || effect === 'undecided';
    const effects = decides ? ', and on-missing-baseline is fail' : ', so max-drop was not evaluated';
    switch (facts.kind) {
        case 'no-rate': {
            const compared = facts.side === 'previous' ? ' to compare with' : '';
            return `check ${(0,names/* quoteName */.AB)(facts.check)} has no ${facts.side} pass rate${compared}${effects}`;
        }
        case 'no-baseline':
            if (effect === 'note' && facts.limited === 'pass rate') {
                return 'the run reports no pass rates, so min-pass-rate was not evaluated';
            }
            if (form === 'alone')
                return `no baseline yet${effects}`;
            return decides ? REQUIRED : 'max-drop was not evaluated';
        case 'detectable-drop': {
            const { calls, checks, baselineCalls, drop, limit } = facts;
            const compared = `${(0,format/* formatCounted */.So)(calls, 'call')}, ${(0,format/* formatCounted */.So)(checks, 'check')} and ${(0,format/* formatCounted */.So)(baselineCalls, 'baseline call')}`;
            const wanted = limit === null ? '' : `; max-drop is ${limit}`;
            return `with ${compared}, this gate detects drops of ${drop} points or more${wanted}`;
        }
        case 'no-own-baseline':
            return `${decides ? REQUIRED : "comparisons with the service's previous run only warn"}; run this gate on pushes to the base branch to record a baseline`;
        case 'unfit-baseline':
            return `the baseline, run ${facts.runId}, cannot be compared with (${facts.why})${effect === 'warning' ? USED_INSTEAD[facts.instead] : effects}`;
        case 'not-tested':
            return `max-drop compared the pass rates alone, without a test for significance, since call counts are missing for ${(0,format/* formatList */.ki)(facts.checks.map(names/* quoteName */.AB), MAX_NAMES)}`;
    }
}
function describeDrift({ check, from, to, since }) {
    const first = since === null ? 'in this run' : `since ${nameBaseline({ ...since, earlierRuns: 0 })}`;
    return `check ${(0,names/* quoteName */.AB)(check)} fell lastingly from ${(0,percent/* percentDigits */.mS)(from, to)}% to ${(0,percent/* percentDigits */.mS)(to, from)}%, ${first}`;
}
function describeTest(test) {
    if (test === undefined)
        return '';
    return test === null
        ? '; without call counts it was not tested for significance'
        : `; statistically significant (${formatP(test)})`;
}
function formatP({ p, adjustedP, comparisons }) {
    const [own, adjusted] = [(0,names/* formatPValue */.td)(p), (0,names/* formatPValue */.td)(adjustedP)];
    if (comparisons === 1)
        return own;
    return `${own === adjusted ? '' : `${own}, `}${adjusted} adjusted for ${comparisons} checks`;
}
function formatPoints(value, limit) {
    const points = (0,percent/* percentDigits */.mS)(value, limit);
    return `${points} ${points === '1' ? 'point' : 'points'}`;
}
function nameBaseline({ number, runId, earlierRuns }) {
    const unnumbered = runId === '' ? 'the previous run' : `run ${(0,names/* quoteName */.AB)(runId)}`;
    const newest = number === null ? unnumbered : `run ${number}`;
    return earlierRuns > 0 ? `${newest} and ${earlierRuns} before it` : newest;
}
function describeRate(effect, facts, form) {
    const { limit, value, counts, evidence } = facts;
    const check = `check ${(0,names/* quoteName */.AB)(facts.check)}`;
    if (value === undefined) {
        const effects = effect === 'undecided' ? `${limit}% is not proven` : 'min-pass-rate was not evaluated';
        return `${check} has no current pass rate, so ${effects}`;
    }
    if (effect === 'undecided' || (evidence === 'proven' && counts !== null)) {
        const why = counts === null ? 'its call counts are missing' : describeProof(value, limit);
        const figures = form === 'document' ? '' : (0,names/* describeCounts */.wv)(counts);
        return `${check}${figures} is not proven to reach ${limit}%: ${why}`;
    }
    const rate = ` has a pass rate of ${(0,percent/* percentDigits */.mS)(value, limit)}%${(0,names/* describeCounts */.wv)(counts)},`;
    const below = `${check}${form === 'document' ? ' is' : rate} below the limit of ${limit}%`;
    if (effect === 'note') {
        return `${below}; not statistically significant, so it does not fail the gate`;
    }
    return evidence === 'likely' && counts === null
        ? `${below}; without call counts the rate alone was compared`
        : below;
}
function describeProof(rate, limit) {
    const calls = (0,interval/* callsToProve */.P)(rate, limit);
    return calls === null
        ? 'at this rate no number of calls does'
        : `at this rate that needs ${(0,format/* formatCounted */.So)(calls, 'call')}`;
}

// EXTERNAL MODULE: ./report/words/measure-words.js
var measure_words = __webpack_require__(65316);
// EXTERNAL MODULE: ./text/strip.js
var strip = __webpack_require__(30269);
// EXTERNAL MODULE: ./model/run-failures.js
var run_failures = __webpack_require__(38706);
// EXTERNAL MODULE: ./text/log-line.js + 1 modules
var log_line = __webpack_require__(82456);
;// CONCATENATED MODULE: ./report/words/failures.js




const MAX_WORD_CHARS = 100;
function describeFailure(failure) {
    const { type, check, status, agent, limit } = failure;
    const subject = check === null ? 'the run' : `check ${(0,names/* quoteName */.AB)(check)}`;
    switch (type) {
        case 'RUN_NOT_COMPLETED': {
            const end = status === null ? '' : `: it ended ${(0,log_line/* oneLine */.TN)(status, MAX_WORD_CHARS)}`;
            return `the run was not completed${end}`;
        }
        case 'INCOMPLETE_COVERAGE':
            return `${describeCalls(failure)} were graded`;
        case 'AGENT_NEVER_SPOKE': {
            const name = agent === null ? 'the agent' : `the agent ${(0,names/* quoteName */.AB)(agent)}`;
            const most = limit === null ? '' : `; at most ${(0,percent/* percentDigits */.mS)(limit)}% may be silent`;
            return `${name} never spoke in ${describeCalls(failure)}${most}`;
        }
        case 'METRIC_NOT_EVALUATED':
            if (check === null)
                break;
            return `${subject} was graded on no call`;
        case run_failures/* BELOW_THRESHOLD */.yn:
            if (check === null)
                break;
            return `${subject} passed ${describeShare(failure)}`;
        case run_failures/* NOT_PASSED */.z4:
            return `${subject} did not pass`;
    }
    const reported = (0,log_line/* oneLine */.TN)(type, MAX_WORD_CHARS) || 'a failure without a name';
    return `the service reports ${reported} for ${subject}`;
}
function describeShare({ calls, passRate, limit }) {
    const of = calls === null ? 'its calls' : (0,names/* formatCalls */.F9)(calls);
    const share = passRate === null ? 'too few calls' : `${(0,percent/* percentDigits */.mS)(passRate, limit)}% of ${of}`;
    const threshold = limit === null ? '' : `; the threshold is ${(0,percent/* percentDigits */.mS)(limit, passRate)}%`;
    return share + threshold;
}
function describeCalls({ calls, totalCalls }) {
    if (totalCalls === null)
        return calls === null ? 'some calls' : (0,names/* formatCalls */.F9)(calls);
    return `${calls ?? 'some'} of ${(0,names/* formatCalls */.F9)(totalCalls)}`;
}

;// CONCATENATED MODULE: ./report/words/run-words.js





const run_words_MAX_NAMES = 10;
const NO_PASS = 'so it does not pass';
const FAILED = 'the verdict is THRESHOLD_FAILED';
const FAILED_IN = { alone: FAILED, document: 'gate.verdict is fail-unless-known' };
function describeRun(effect, facts, form) {
    switch (facts.kind) {
        case 'run-failure':
            return describeFailure(facts.failure);
        case 'variables-confirmed':
            return 'variables confirmed by the service';
        case 'variables-differ':
            return `the run did not use the variables that were sent (${(0,format/* formatList */.ki)(facts.names.map(names/* quoteName */.AB), run_words_MAX_NAMES)}): check that the run plan and the agent use them`;
        case 'run-failed':
            return 'the service reports the run as failed without a reason';
        case 'not-evaluated':
            return `${describeNotEvaluated(facts.why)}, ${NO_PASS}`;
        case 'run-ended': {
            const { status, graded, calls } = facts;
            const known = graded === null ? '' : `, with ${gradedOf(graded, calls)} calls graded`;
            const effects = effect === 'note' ? '; the policy evaluates it anyway' : `, ${NO_PASS}`;
            return `the run ended ${status}${known}${effects}`;
        }
        case 'graded-calls': {
            const { graded, calls, limit } = facts;
            return effect === 'note' || graded === null
                ? `how many calls were graded is not known, so min-graded-calls (${limit}) was not evaluated`
                : `${gradedOf(graded, calls)} calls were graded; min-graded-calls is ${limit}`;
        }
        case 'verdict':
            return describeVerdict(effect, facts.verdict);
        case 'no-known-theme':
            return `${FAILED_IN[form]}, and there is no theme that was known before`;
        case 'new-theme':
            return `${FAILED_IN[form]}, and theme ${(0,names/* quoteName */.AB)(facts.theme)} ${form === 'document' ? 'is neither waived nor known' : describeLifecycle(facts.lifecycle)}`;
    }
}
function gradedOf(graded, calls) {
    return calls === null ? `${graded}` : `${graded} of ${calls}`;
}
function describeNotEvaluated(why) {
    if (why === 'no-check')
        return 'no check evaluated this run';
    if (why === 'no-graded-call')
        return 'no call of this run was graded';
    return `the run's results cannot be read (${why.unread})`;
}
function describeVerdict(effect, verdict) {
    if (effect === 'note')
        return 'the policy ignores the verdict of the debrief';
    return effect === 'fail'
        ? `${FAILED}: the run is below the thresholds of its checks`
        : `the verdict '${verdict}' is not one that this version knows (PASSED, THRESHOLD_FAILED), ${NO_PASS}`;
}
function describeLifecycle(lifecycle) {
    if (lifecycle === 'NEW')
        return 'is new';
    if (lifecycle === null)
        return 'has no lifecycle, so it counts as new';
    return `has the lifecycle ${(0,names/* quoteName */.AB)(lifecycle)}, which this version does not know`;
}
const MAX_REASON_CHARS = 500;
function describeTheme(facts, form) {
    switch (facts.kind) {
        case 'theme': {
            const entries = `gate.themes, entry ${facts.entries.join(', ')}`;
            const traits = form === 'document' ? '' : `: ${describeTraits(facts).join(', ')}`;
            return `theme ${(0,names/* quoteName */.AB)(facts.theme)} is not allowed${traits} (${entries})`;
        }
        case 'max-themes': {
            const { value, severity, limit } = facts;
            const themes = value === 1 ? 'theme' : 'themes';
            return `${value} ${themes} of severity ${severity}; the limit is ${limit}`;
        }
        case 'never':
            return `check ${(0,names/* quoteName */.AB)(facts.check)} ${describeObserved(facts.observed, form)}; it may never fail`;
        case 'never-ungraded':
            return `check ${(0,names/* quoteName */.AB)(facts.check)} was graded on no call, so never was not evaluated for it`;
        case 'waiver-expired': {
            const { kind, target, expires, reason } = facts.waiver;
            return `the waiver for ${kind} ${(0,names/* quoteName */.AB)(target)} expired on ${expires} (${(0,strip/* fold */.AU)(reason, MAX_REASON_CHARS)}): fix what it excused and remove it, or renew it`;
        }
    }
}
function describeTraits(found) {
    const { traits, checks, affected } = found;
    const named = traits.map(([name, value]) => `${name} ${value ?? 'none, which counts as NEW'}`);
    return [
        ...named,
        ...(checks.length > 0 ? [`check ${checks.map(names/* quoteName */.AB).join(', ')}`] : []),
        ...(affected === null
            ? []
            : [`${affected.calls} of ${affected.total} calls affected, the limit is ${affected.limit}`]),
    ];
}
function describeObserved(observed, form) {
    if ('theme' in observed)
        return `failed in calls of theme ${(0,names/* quoteName */.AB)(observed.theme)}`;
    if (form === 'document' && !('isOther' in observed))
        return 'failed';
    if ('passRate' in observed)
        return `has a pass rate of ${(0,percent/* percentDigits */.mS)(observed.passRate, 100)}%`;
    const { failed, evaluated } = observed;
    return `failed in ${(0,names/* formatCounts */.gM)({ passed: failed, evaluated })}`;
}

;// CONCATENATED MODULE: ./report/words/reason-words.js




function describeReason(reason, form = 'alone') {
    const { effect } = reason;
    switch (reason.kind) {
        case 'pass-rate':
            return describeRate(effect, reason, form);
        case 'drop':
            return describeDrop(effect, reason, form);
        case 'cost':
            return describeCost(effect, reason, form);
        case 'drift':
            return describeDrift(reason);
        case 'scenario':
            return describeScenario(reason);
        case 'measure':
        case 'measure-unknown':
        case 'measure-moved':
        case 'measure-absent':
            return (0,measure_words/* describeMeasure */.U)(effect, reason, form);
        case 'check-not-reported':
            return `check ${(0,names/* quoteName */.AB)(reason.check)} has limits in the policy, but the report has no such check`;
        case 'check-absent':
            return `no run has a check ${(0,names/* quoteName */.AB)(reason.check)}, so never was not evaluated for it: check the spelling in the policy`;
        case 'no-rate':
        case 'no-baseline':
        case 'detectable-drop':
        case 'no-own-baseline':
        case 'unfit-baseline':
        case 'not-tested':
            return describeDropGap(effect, reason, form);
        case 'theme':
        case 'max-themes':
        case 'never':
        case 'never-ungraded':
        case 'waiver-expired':
            return describeTheme(reason, form);
        default:
            return describeRun(effect, reason, form);
    }
}
function describeCost(effect, facts, form) {
    const { runs, unknown, limit, value } = facts;
    if (effect === 'note') {
        const unpriced = runs === 1 ? 'the run' : `${unknown} of ${runs} runs`;
        return `The cost of ${unpriced} is not known, so max-cost-usd was evaluated without it.`;
    }
    const others = unknown > 0 ? ` (${unknown} of unknown cost)` : '';
    const cost = form === 'document' ? 'too much' : `${formatUsd(value)} US dollars${others}`;
    return `${runs === 1 ? 'the run' : `${runs} runs`} cost ${cost}; max-cost-usd is ${limit}`;
}
function describeScenario(facts) {
    const { current, baseline, adjustedP } = facts;
    const before = baseline === null ? '' : `, ${baseline.passed} of ${baseline.evaluated} in the baseline`;
    const p = adjustedP === null ? '' : ` (${(0,names/* formatPValue */.td)(adjustedP)})`;
    return `scenario '${(0,names/* nameCase */.Ic)(facts)}' is now failing: ${(0,names/* formatCounts */.gM)(current)} passed${before}${p}`;
}
function formatUsd(usd) {
    return Number.isInteger(usd * 100) ? usd.toFixed(2) : String(usd);
}


/***/ }),

/***/ 95545:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K8: () => (/* binding */ describeReused),
/* harmony export */   M3: () => (/* binding */ LEFT),
/* harmony export */   PL: () => (/* binding */ describeUnmatched),
/* harmony export */   R7: () => (/* binding */ PATHS),
/* harmony export */   Um: () => (/* binding */ BASELINE),
/* harmony export */   Y_: () => (/* binding */ describeUncancelled),
/* harmony export */   f6: () => (/* binding */ UNREUSABLE),
/* harmony export */   f7: () => (/* binding */ describeResumed),
/* harmony export */   zo: () => (/* binding */ WHY_NOT)
/* harmony export */ });
/* harmony import */ var _text_duration_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6203);
/* harmony import */ var _text_error_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(89009);
/* harmony import */ var _text_log_line_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(82456);
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(53483);




const MAX_NAME_CHARS = 200;
const MAX_WHY_CHARS = 300;
const MAX_LISTED = 5;
const LEFT = {
    going: 'This step started the run and had to leave it: it may continue to make calls. Pass its ID as job-id to evaluate it, or re-run this job; a new start would repeat the calls.',
    notCancelled: 'The run was not cancelled (cancel-on-abort: false).',
    cancelled: 'The run was asked to cancel by this step, which had started it.',
    ended: 'The run had ended before it could be cancelled.',
    failed: 'The run could not be cancelled: it may continue to make calls.',
};
function describeUncancelled(failures) {
    return failures.flatMap(({ why }, index) => {
        if (index % _format_js__WEBPACK_IMPORTED_MODULE_2__/* .MAX_IDS */ .y2 !== 0)
            return [];
        const ids = failures.slice(index, index + _format_js__WEBPACK_IMPORTED_MODULE_2__/* .MAX_IDS */ .y2).map(({ id }) => id);
        return `run ${ids.join(', ')} could not be cancelled and may continue to make calls: ${(0,_text_error_text_js__WEBPACK_IMPORTED_MODULE_3__/* .withoutPeriod */ .Kx)(why)}. Cancel it in the dashboard of the service`;
    });
}
const WHY_NOT = {
    line: (runId, how, why) => `run ${runId} is not ${how}: ${why}`,
    itself: 'it is the run itself',
    ofOtherPlan: 'it is a run of another plan',
    notEnded: 'it has not ended',
    notEvaluated: 'it was not evaluated',
    notReady: 'its debrief is not READY',
    failed: 'it failed',
    cancelled: 'it was cancelled',
    ended: (status) => `it ended ${status}`,
    endedAgain: (status) => `it ended ${status} without a debrief`,
};
function describeResumed(attempt, startedAt) {
    return `Resumed: no run was started, since attempt ${attempt} of this step had started this one at ${startedAt}.`;
}
function describeReused({ ageMs, sha, ref }, limitMs) {
    const commit = sha === '' ? '' : `, of commit ${sha.slice(0, 7)}`;
    const on = ref === '' ? '' : ` on ${(0,_text_log_line_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .TN)(ref, MAX_NAME_CHARS)}`;
    return `Reused: no run was started, since this one ended ${(0,_text_duration_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDuration */ .a)(ageMs)} ago${commit}${on} with the same plan, variables and files (reuse: ${(0,_text_duration_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDuration */ .a)(limitMs)}). Its results were read and evaluated again.`;
}
const UNREUSABLE = {
    note: (why) => `No earlier run could be reused, nor can this one: ${why}.`,
    unmatched: (glob) => `'${glob}' of paths matches no file`,
    noFile: (path) => `'${path}', which paths matches, is not a file`,
};
function nameRef(ref) {
    const [, number] = /^refs\/pull\/(\d+)\//.exec(ref) ?? [];
    if (number !== undefined)
        return `pull request ${number}`;
    return ref.replace(/^refs\/(?:heads|tags)\//, '') || 'this gate';
}
const BASELINE = {
    failed: (ref) => `No run of ${nameRef(ref)} that passed can be compared with, so the newest evaluated run, which did not pass, is the baseline.`,
    previous: (ref) => `The baseline may be a run of another pull request, since no evaluated run of ${nameRef(ref)} is recorded.`,
    unknown: (runId, why) => `input 'baseline': '${runId}' is the ID of no run that the service knows (${(0,_text_log_line_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .TN)((0,_text_error_text_js__WEBPACK_IMPORTED_MODULE_3__/* .withoutPeriod */ .Kx)(why), MAX_WHY_CHARS)}): check the ID, and that base-url and api-key belong to the same project`,
};
function describeUnmatched(globs) {
    if (globs.length === 0)
        return [];
    const names = globs.map((glob) => `'${(0,_text_log_line_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .TN)(glob, 100)}'`);
    return [
        `paths: no file of the workspace matches ${(0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatList */ .ki)(names, MAX_LISTED)}. Write files, or globs of files such as prompts/**`,
    ];
}
const PATHS = {
    changed: (path) => `paths: ${(0,_text_log_line_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .TN)(path, MAX_NAME_CHARS)} is changed`,
    unknown: (why) => `Which files are changed is not known (${(0,_text_error_text_js__WEBPACK_IMPORTED_MODULE_3__/* .withoutPeriod */ .Kx)(why)}), so the gate runs although the input paths is set.`,
    skipped: ({ kind, files }, dryRun) => {
        const checked = `this ${kind} changes no file that paths matches (${(0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatCounted */ .So)(files, 'file')} checked)`;
        return dryRun === null
            ? `${checked}, so nothing was started`
            : `${checked}, so nothing would be started in it; with such a change the gate ${dryRun}`;
    },
};


/***/ }),

/***/ 72278:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ trackedFiles)
/* harmony export */ });
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_child_process__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(57975);
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_util__WEBPACK_IMPORTED_MODULE_1__);


const MAX_LIST_BYTES = 64 * 1024 * 1024;
const GIT_TIMEOUT_MS = 10_000;
async function trackedFiles(workspace) {
    const options = ['-c', 'safe.directory=*', '-c', 'core.fsmonitor=false'];
    const { stdout } = await (0,node_util__WEBPACK_IMPORTED_MODULE_1__.promisify)(node_child_process__WEBPACK_IMPORTED_MODULE_0__.execFile)('git', [...options, 'ls-files', '-z'], {
        cwd: workspace,
        maxBuffer: MAX_LIST_BYTES,
        timeout: GIT_TIMEOUT_MS,
    });
    const names = stdout.split('\0').filter((name) => name !== '');
    return [...new Set(names)].sort();
}


/***/ }),

/***/ 73586:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ redactContacts),
/* harmony export */   n: () => (/* binding */ contactsIn)
/* harmony export */ });
/* harmony import */ var libphonenumber_js_min__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(40739);
/* harmony import */ var _strip_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(30269);


const PHONE_MASK = '[phone number]';
const EMAIL_MASK = '[e-mail address]';
const AT_SIGN = /@|%40|\\u0040|&#64;|&#x40;|&commat;/i;
const EMAIL_HOST = /(?:@|%40|\\u0040|&#64;|&#x40;|&commat;)(?:(?:[\p{L}\p{N}][\p{L}\p{N}\p{M}-]{0,62}\.){1,10}\p{L}[\p{L}\p{N}\p{M}-]{1,62}|[\p{L}\p{N}\p{M}.-]{0,253}(?=…))/giu;
const LOCAL_PART_CHAR = /[\p{L}\p{N}\p{M}\p{Cs}\p{Cf}\0-\x08\x0e-\x1f._%+'~-]/u;
const BEFORE_LOCAL_PART = /['.-]/;
const MAY_BE_NUMBER = /[\d\uff10-\uff19](?:[^\d\p{L}]{0,4}[\d\uff10-\uff19]){6}/u;
const COUNTRIES = ['US', 'DE'];
const WITH_AREA_CODE = /^(?:0(?![.,])|\(\d{2,5}\))/;
const NO_NUMBERS = /(?<!\d[-./]?)(?:\d{4}-\d\d-\d\d|\d\d?[-./]\d\d?[-./](?:\d{4}|\d\d))(?![-./]?\d)|(?<!\d)\d\d?:\d\d(?::\d\d)?|[\da-fA-F]{8}(?:-[\da-fA-F]{4}){3}-[\da-fA-F]{12}|(?:;|,(?=\s)|(?<=(?:\p{Nd}[^\p{Nd}\p{L};,]{0,4}){7}),)(?=(?:[^\p{Nd}\p{L};,]{0,4}\p{Nd}){7})/gu;
const BEFORE_NO_NUMBER = /[\w#/=.,$€£¥-]/;
function redactContacts(text, keep = []) {
    const known = keep.length > 0 ? new Set(keep.map(spelledPlainly)) : null;
    const isKnown = (contact) => known?.has(spelledPlainly(contact)) === true;
    const redact = (from) => {
        const to = replaceContacts(from, (contact, mask) => (isKnown(contact) ? contact : mask));
        return to === from ? to : redact(to);
    };
    const redacted = redact(text);
    const shown = (0,_strip_js__WEBPACK_IMPORTED_MODULE_0__/* .stripInvisible */ ._0)(redacted);
    if (shown === redacted)
        return redacted;
    const shownRedacted = redact(shown);
    return shownRedacted === shown ? redacted : shownRedacted;
}
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
    if (!AT_SIGN.test(text))
        return text;
    let replaced = '';
    let done = 0;
    for (const host of text.matchAll(EMAIL_HOST)) {
        const start = localPartStart(text, done, host.index);
        if (start === host.index)
            continue;
        const end = host.index + host[0].length;
        replaced += text.slice(done, start) + replace(text.slice(start, end), EMAIL_MASK);
        done = end;
    }
    return replaced + text.slice(done);
}
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
function phoneNumbersIn(text) {
    if (!MAY_BE_NUMBER.test(text))
        return [];
    const dateless = text.replace(NO_NUMBERS, (found) => '|'.repeat(found.length));
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
function spelledPlainly(contact) {
    const plain = contact.toLowerCase().replace(AT_SIGN, '@');
    return plain.includes('@') ? plain : plain.replace(/\D/g, '');
}


/***/ })

};
;