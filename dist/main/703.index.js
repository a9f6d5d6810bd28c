"use strict";
exports.id = 703;
exports.ids = [703,170];
exports.modules = {

/***/ 18170:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   readYaml: () => (/* binding */ readYaml)
/* harmony export */ });
/* harmony import */ var yaml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(33483);
/* harmony import */ var _text_strip_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(63917);
/** Reads YAML that may be hostile: bounded in depth, in size and in what its aliases expand to. */


/** Deeper nesting makes the parser overflow the stack, or abort the process. */
const MAX_DEPTH = 64;
/** Of all aliases in a document, and of what one of them may repeat. */
const MAX_ALIASES = 20;
const CORE_TAG = /^tag:yaml\.org,2002:(?:null|bool|int|float|str|map|seq)$/;
const MAX_FAULTS = 100;
const MAX_SHOWN_CHARS = 60;
const MAX_MESSAGE_CHARS = 200;
/** One document of YAML 1.2 core, and so JSON too. Never throws for what the text holds. */
function readYaml(source) {
    const refused = checkBounds(source);
    if (refused !== null)
        return unreadable(refused);
    const lines = new yaml__WEBPACK_IMPORTED_MODULE_0__/* .LineCounter */ .HN();
    const placeAt = (offset) => {
        const { line, col } = lines.linePos(offset);
        return { line: Math.max(1, line), column: Math.max(1, col) };
    };
    const document = (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .parseDocument */ .Tp)(source, {
        lineCounter: lines,
        prettyErrors: false,
        version: '1.2',
        schema: 'core',
        // The parser would take quadratic time over them; they are looked for below.
        uniqueKeys: false,
        logLevel: 'error',
    });
    const { ofValues, ofKeys } = contentFaults(document, placeAt);
    const broken = [...syntaxFaults(document, placeAt), ...ofValues];
    const faults = [...broken, ...ofKeys].slice(0, MAX_FAULTS);
    const value = broken.length > 0 ? undefined : expand(document);
    if (value === undefined) {
        return faults.length > 0
            ? { ok: false, faults, readable: null }
            : unreadable('its aliases expand to too much, or to themselves');
    }
    const placeOf = (path) => placeAt(offsetOf(document.contents, path.map(String)));
    return faults.length === 0
        ? { ok: true, value, placeOf }
        : { ok: false, faults, readable: { value, placeOf } };
}
function unreadable(problem) {
    return { ok: false, faults: [{ line: 1, column: 1, problem }], readable: null };
}
/** What makes it no document of YAML 1.2. */
function syntaxFaults({ errors, directives }, placeAt) {
    const faults = errors.map(({ code, message, pos }) => ({
        ...placeAt(pos[0]),
        problem: code === 'MULTIPLE_DOCS'
            ? 'a second document begins: keep one'
            : (0,_text_strip_js__WEBPACK_IMPORTED_MODULE_1__/* .fold */ .AU)(message, MAX_MESSAGE_CHARS),
    }));
    if (directives?.yaml.version === '1.1') {
        faults.push({ line: 1, column: 1, problem: 'YAML 1.1 is not taken: leave out the %YAML line' });
    }
    return faults;
}
/** What YAML allows and is not taken here: tags, too many aliases, keys that are no text or stand twice. */
function contentFaults(document, placeAt) {
    const ofValues = [];
    const ofKeys = [];
    const tell = (node, problem, faults = ofValues) => faults.push({ ...placeAt(startOf(node, 0)), problem });
    let aliases = 0;
    (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .visit */ .YR)(document, {
        Alias(_, alias) {
            aliases += 1;
            if (aliases > MAX_ALIASES) {
                tell(alias, `this is one more alias than the ${MAX_ALIASES} allowed`);
                return yaml__WEBPACK_IMPORTED_MODULE_0__/* .visit */ .YR.BREAK;
            }
            if (alias.resolve(document) === undefined) {
                const name = (0,_text_strip_js__WEBPACK_IMPORTED_MODULE_1__/* .fold */ .AU)(alias.source, MAX_SHOWN_CHARS);
                tell(alias, `*${name} stands for nothing that was named before`);
            }
            return undefined;
        },
        Value(_, node) {
            if (node.tag !== undefined && !CORE_TAG.test(node.tag)) {
                tell(node, `the tag ${(0,_text_strip_js__WEBPACK_IMPORTED_MODULE_1__/* .fold */ .AU)(node.tag, MAX_SHOWN_CHARS)} is not taken: leave it out`);
            }
            if ('value' in node && typeof node.value === 'number' && !Number.isFinite(node.value)) {
                tell(node, `${node.value} is no number of JSON`);
            }
            if (!(0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isMap */ .jh)(node))
                return;
            const known = new Set();
            for (const { key } of node.items) {
                const problem = problemOfKey(key, known);
                if (problem !== null)
                    tell(key, problem, ofKeys);
            }
        },
    });
    return { ofValues, ofKeys };
}
function checkBounds(source) {
    const parser = new yaml__WEBPACK_IMPORTED_MODULE_0__/* .Parser */ .iX();
    for (const lexeme of new yaml__WEBPACK_IMPORTED_MODULE_0__/* .Lexer */ .JG().lex(source)) {
        void [...parser.next(lexeme)];
        if (parser.stack.length > MAX_DEPTH)
            return 'it is nested too deeply';
    }
    return null;
}
/** What is wrong with a key of a map, whose keys before it are known; it is one of them then. */
function problemOfKey(key, known) {
    const text = (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isScalar */ .jn)(key) ? key.value : null;
    if (typeof text !== 'string')
        return 'a key has to be a text: put it in quotes';
    if (text === '__proto__')
        return 'a key has to be a text, and not __proto__';
    if (known.has(text)) {
        return `the key ${(0,_text_strip_js__WEBPACK_IMPORTED_MODULE_1__/* .fold */ .AU)(text, MAX_SHOWN_CHARS)} stands in this map already: keep one of the two`;
    }
    known.add(text);
    return null;
}
/** Plain JSON values; undefined where that cannot or must not be done. */
function expand(document) {
    try {
        // What an alias repeats counts as one more.
        return JSON.parse(JSON.stringify(document.toJS({ maxAliasCount: MAX_ALIASES + 1 })));
    }
    catch {
        return undefined;
    }
}
/**
 * Where the key, or the item of a list, of the last part of the path stands; that of the part before
 * where it is not there.
 */
function offsetOf(contents, path) {
    let node = contents;
    let offset = startOf(contents, 0);
    for (const key of path) {
        if ((0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isSeq */ .oP)(node)) {
            node = node.items[Number(key)];
            offset = startOf(node, offset);
            continue;
        }
        const pair = (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isMap */ .jh)(node) ? node.items.findLast((item) => `${item.key}` === key) : undefined;
        if (pair === undefined)
            break;
        offset = startOf(pair.key, offset);
        node = pair.value;
    }
    return offset;
}
function startOf(node, otherwise) {
    return (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isNode */ .Ll)(node) ? Number(node.range?.[0]) : otherwise;
}


/***/ }),

/***/ 75311:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  U: () => (/* binding */ locatePromptFixes),
  g: () => (/* binding */ patchOf)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./core/next-turn.js
var next_turn = __webpack_require__(11764);
// EXTERNAL MODULE: ./core/text/log-line.js
var log_line = __webpack_require__(67720);
// EXTERNAL MODULE: ./step/stops.js
var stops = __webpack_require__(33743);
// EXTERNAL MODULE: ./gate/delivery/prompt-file.js
var prompt_file = __webpack_require__(11911);
// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(31421);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(57975);
// EXTERNAL MODULE: ./step/files-by-glob.js
var files_by_glob = __webpack_require__(64270);
;// CONCATENATED MODULE: ./gate/delivery/prompt-files.js
/** The files in which prompts are looked for. */





/** Of the list of names that git gives. */
const MAX_LIST_BYTES = 64 * 1024 * 1024;
const GIT_TIMEOUT_MS = 10_000;
/**
 * All files that match the globs, or that git tracks where there are none. Rejects where git cannot
 * tell.
 */
async function listPromptFiles(globs, workspace) {
    const names = new Set(globs === null ? await trackedFiles(workspace) : []);
    const unmatched = [];
    for (const pattern of globs ?? []) {
        const matched = await (0,files_by_glob/* filesByGlob */.To)(pattern, workspace);
        if (matched.length === 0)
            unmatched.push(pattern);
        for (const name of matched)
            names.add(name);
    }
    return { names: [...names].sort(), unmatched };
}
async function trackedFiles(workspace) {
    if (!isInRepository(workspace))
        throw new Error('not a git repository');
    // The workspace may belong to another user, as in a container; nothing of its configuration is run.
    const options = ['-c', 'safe.directory=*', '-c', 'core.fsmonitor=false'];
    const { stdout } = await (0,external_node_util_.promisify)(external_node_child_process_.execFile)('git', [...options, 'ls-files', '-z'], {
        cwd: workspace,
        maxBuffer: MAX_LIST_BYTES,
        timeout: GIT_TIMEOUT_MS,
    });
    return stdout.split('\0').filter((name) => name !== '');
}
/** Whether git may find a repository: where it cannot, it need not be started. */
function isInRepository(folder) {
    if (process.env.GIT_DIR)
        return true;
    const above = (0,external_node_path_.dirname)(folder);
    return (0,external_node_fs_.existsSync)((0,external_node_path_.join)(folder, '.git')) || (above !== folder && isInRepository(above));
}

;// CONCATENATED MODULE: ./gate/delivery/prompt-fixes.js
/**
 * Finds the texts of the recommended prompt fixes in the files of the repository. What searches is loaded
 * once there are files to search.
 */







/** The longest that the search takes. */
const LIMIT_MS = 30_000;
/** More files than these are not searched. */
const MAX_FILES = 10_000;
/** How many files are read before somebody else has a turn. */
const FILES_PER_TURN = 200;
/** So many names are listed in a note. */
const MAX_LISTED = 5;
/** Where the files that hold prompts lack what the service would change, and none of them was sent. */
const NOTHING_SENT = 'No variable was sent with the run, and a prompt text that the service would change stands in no file of paths: what was tested may not be what is shipped. Send the prompt with variable-files';
/**
 * What was found for every prompt fix of the runs. Where the search could not be made or did not
 * come to its end there is none, and a note says why.
 *
 * A saved debrief is no place for a prompt, although it holds the texts: neither the one that is
 * judged, nor those that a repository keeps to try policies on. A step that was cancelled has no time to
 * look.
 */
async function locatePromptFixes({ runs, variables }, { paths, source }, workspace, world) {
    const asked = world.cancelled.aborted ? [] : askedFixes(runs);
    if (asked.length === 0)
        return { promptFixes: [], changes: [], notes: [] };
    const giveUp = (why) => ({
        promptFixes: [],
        changes: [],
        notes: [`The prompt texts to change were not looked for in the repository: ${why}`],
    });
    let files;
    try {
        files = await listPromptFiles(paths, workspace);
    }
    catch (error) {
        const why = lastLine(error);
        return giveUp(paths === null
            ? `git does not list its files (${why}). Check the repository out before this step, or set paths`
            : `paths: ${why}`);
    }
    const debrief = source.kind === 'debrief-file' ? (0,external_node_path_.resolve)(workspace, source.path) : null;
    const names = files.names.filter((name) => (0,external_node_path_.resolve)(workspace, name) !== debrief);
    const { PromptSearch } = await __webpack_require__.e(/* import() */ 804).then(__webpack_require__.bind(__webpack_require__, 60423));
    const search = new PromptSearch(asked);
    const sent = await sentFiles(source, workspace);
    const sentFirst = names.toSorted((a, b) => Number(sent.has(b)) - Number(sent.has(a)));
    const looked = await lookInto(sentFirst, sent, workspace, search, world);
    if (typeof looked === 'string')
        return giveUp(looked);
    const found = search.results();
    const isMissing = found.some((one) => one.found.state === 'missing');
    return {
        promptFixes: asked.flatMap(({ from }, index) => {
            const one = found[index];
            return one === undefined ? [] : [{ from, found: one.found }];
        }),
        changes: found.map(({ change }) => change),
        notes: [
            ...(paths === null ? [] : pathNotes(isMissing ? looked.unread : [], files.unmatched)),
            ...(paths !== null && isMissing && variables?.length === 0 ? [NOTHING_SENT] : []),
        ],
    };
}
/** The files that the runs were started with, named as those that are searched; links are followed. */
async function sentFiles(source, workspace) {
    const given = source.kind === 'run-plan' ? source.variableFiles : [];
    const real = (path) => (0,promises_.realpath)(path).catch(() => path);
    const root = await real(workspace);
    const files = await Promise.all(given.map((path) => real((0,external_node_path_.resolve)(workspace, path))));
    return new Set(files.map((file) => (0,external_node_path_.relative)(root, file).replaceAll(external_node_path_.sep, '/')));
}
/** Searches files of the workspace; gives those that hold no text, or why it did not go on. */
async function lookInto(names, sent, workspace, search, { clock, cancelled }) {
    const tooMany = 'there are too many files. Set paths to those that hold prompts';
    if (names.length > MAX_FILES)
        return tooMany;
    const endMs = clock.now() + LIMIT_MS;
    const unread = [];
    for (const [index, name] of names.entries()) {
        if (index % FILES_PER_TURN === 0)
            await (0,next_turn/* nextTurn */.t)();
        if (cancelled.aborted)
            return 'the step was cancelled';
        if (clock.now() > endMs)
            return tooMany;
        const text = (0,prompt_file/* readPromptFile */.N)(name, workspace);
        if (text === null)
            unread.push(name);
        else if (!isSavedDebrief(name, text))
            search.look(name, text, sent.has(name));
    }
    return { unread };
}
function isSavedDebrief(name, text) {
    return name.endsWith('.json') && text.includes('"suggestedText"');
}
/** What `paths` names without there being a file to search: a text may stand there after all. */
function pathNotes(unread, unmatched) {
    const notes = [];
    if (unmatched.length > 0) {
        notes.push(`paths: no file of the workspace matches ${listed(unmatched)}. Write files, or globs of files such as prompts/**`);
    }
    if (unread.length > 0) {
        notes.push(`paths: no prompt text was looked for in ${listed(unread)}, since only files of UTF-8 text up to 1 MiB are read, and no links`);
    }
    return notes;
}
function listed(names) {
    const shown = names.slice(0, MAX_LISTED).map((name) => `'${(0,log_line/* oneLine */.TN)(name, 100)}'`);
    const more = names.length - shown.length;
    return [...shown, ...(more > 0 ? [`${more} more`] : [])].join(', ');
}
/** The last line of what git says. */
function lastLine(error) {
    return (0,log_line/* oneLine */.TN)((0,stops/* describeError */.Uc)(error).trim().split('\n').at(-1) ?? '', 300);
}
/** The patch of all located fixes, with their changes; those that collide are marked in the report. */
async function patchOf(report, changes) {
    if (report.promptFixes.length === 0)
        return { report, patch: '' };
    const { makePatch } = await __webpack_require__.e(/* import() */ 757).then(__webpack_require__.bind(__webpack_require__, 95757));
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
function askedFixes(runs) {
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


/***/ }),

/***/ 28799:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ show),
/* harmony export */   d: () => (/* binding */ redactedReport)
/* harmony export */ });
/* harmony import */ var _report_brief_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31190);
/* harmony import */ var _report_redact_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(80249);
/* harmony import */ var _step_stops_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(33743);
/* harmony import */ var _prompt_fixes_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(75311);
/* harmony import */ var _redacting_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(22763);
/** What people may see of judged runs. */





/** The report as it may be shown: with its prompt fixes located, redacted, brief where asked for. */
async function show(judged, inputs, world) {
    const shown = await withPromptFixes(judged, inputs, world);
    return inputs.detail === 'brief'
        ? { ...shown, report: (0,_report_brief_js__WEBPACK_IMPORTED_MODULE_0__/* .briefReport */ .j)(shown.report), patch: '' }
        : shown;
}
async function withPromptFixes(judged, inputs, world) {
    const without = (...warnings) => ({
        report: redactedReport(judged, inputs),
        patch: '',
        warnings,
    });
    if (judged.policy.isTrial)
        return without();
    try {
        const { notes, ...located } = await (0,_prompt_fixes_js__WEBPACK_IMPORTED_MODULE_3__/* .locatePromptFixes */ .U)(judged, inputs, process.cwd(), world);
        const { promptFixes } = located;
        const report = { ...judged, promptFixes, notes: [...judged.notes, ...notes] };
        return { ...(await (0,_prompt_fixes_js__WEBPACK_IMPORTED_MODULE_3__/* .patchOf */ .g)(redactedReport(report, inputs), located.changes)), warnings: [] };
    }
    catch (error) {
        // A fault of ours in here must not cost the judgement.
        world.runner.debug((0,_step_stops_js__WEBPACK_IMPORTED_MODULE_2__/* .stackOf */ .US)(error));
        return without((0,_step_stops_js__WEBPACK_IMPORTED_MODULE_2__/* .internalFault */ .gj)(error).message);
    }
}
/** The report with what `redact` masks in all that people see. */
function redactedReport(report, inputs) {
    return inputs.redact ? (0,_report_redact_js__WEBPACK_IMPORTED_MODULE_1__/* .redactReport */ .a)(report, (0,_redacting_js__WEBPACK_IMPORTED_MODULE_4__/* .knownContacts */ .J)(inputs)) : report;
}


/***/ }),

/***/ 49661:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  o: () => (/* binding */ completePolicy)
});

// EXTERNAL MODULE: ./core/input/parsed.js
var parsed = __webpack_require__(7247);
// EXTERNAL MODULE: ./core/text/log-line.js
var log_line = __webpack_require__(67720);
// EXTERNAL MODULE: ./core/yaml-text.js
var yaml_text = __webpack_require__(18170);
// EXTERNAL MODULE: ./http/errors.js
var errors = __webpack_require__(72557);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ../../node_modules/zod/v4/mini/schemas.js
var schemas = __webpack_require__(5915);
// EXTERNAL MODULE: ../../node_modules/zod/v4/core/parse.js + 1 modules
var parse = __webpack_require__(58989);
// EXTERNAL MODULE: ./step/stops.js
var stops = __webpack_require__(33743);
// EXTERNAL MODULE: ./memory/open.js + 5 modules
var memory_open = __webpack_require__(77430);
;// CONCATENATED MODULE: ./memory/texts.js
/** Texts that never change, such as what a commit names, kept in memory's store. */




const documentSchema = schemas/* object */.Ikc({ name: schemas/* string */.YjP(), text: schemas/* string */.YjP() });
function openTexts(place, world) {
    const store = (0,memory_open/* openStore */.Ch)(place, world);
    const debug = (error) => world.runner.debug(`memory: ${(0,stops/* describeError */.Uc)(error)}`);
    return {
        async recall(name) {
            try {
                const found = JSON.parse((await store?.read(digest(name))) ?? 'null');
                const document = parse/* safeParse */.xL(documentSchema, found).data;
                return document?.name === name ? document.text : null;
            }
            catch (error) {
                debug(error);
                return null;
            }
        },
        async keep(name, text) {
            const document = JSON.stringify({ name, text });
            await store?.update(digest(name), () => document).catch(debug);
        },
    };
}
function digest(name) {
    return (0,external_node_crypto_.createHash)('sha256').update(`text ${name}`).digest('hex');
}

// EXTERNAL MODULE: ./policy/extends-address.js
var extends_address = __webpack_require__(47430);
// EXTERNAL MODULE: ./step/explain.js
var explain = __webpack_require__(40301);
// EXTERNAL MODULE: ./gate/inputs/policy-chain.js + 2 modules
var policy_chain = __webpack_require__(88066);
// EXTERNAL MODULE: ./gate/inputs/policy-file.js + 1 modules
var policy_file = __webpack_require__(46674);
;// CONCATENATED MODULE: ./gate/inputs/policy-beyond.js
/** What of a policy stands in other repositories: read once all inputs hold, before any run is started. */










const GITHUB = 'https://api.github.com';
const MAX_FAULTS = 100;
const MAX_SHOWN_CHARS = 200;
/**
 * The policy with all that it extends. What is wrong with a file, or may not be read, is the workflow's fault;
 * a GitHub that does not answer is not.
 *
 * @param token reads the files
 * @param memory keeps what a full commit SHA names, which never changes
 */
async function completePolicy(policy, token, memory, world) {
    if (!policy.chain?.next)
        return policy;
    const today = (0,policy_file/* dayOf */.k)(world.clock.now());
    try {
        const read = remembering(await readerFor(token, world), memory, world);
        const chain = await (0,policy_chain.followChain)(policy.chain, 'repository', read, today);
        if (!chain.ok)
            return refused(chain.faults);
        const rules = (0,policy_chain.resolveChain)(chain.value);
        return rules.ok ? { ...policy, rules: rules.value, chain: chain.value } : refused(rules.faults);
    }
    catch (error) {
        const { outcome, rule, message } = (0,explain/* explain */.W)(error, null, '');
        return { outcome, reasons: [{ rule, message }] };
    }
}
function refused(faults) {
    const reasons = faults.slice(0, MAX_FAULTS).map(({ shown, problem }) => ({
        rule: 'input',
        message: `input 'policy': '${(0,log_line/* oneLine */.TN)(`${shown}`, MAX_SHOWN_CHARS)}' ${problem}`,
    }));
    return { outcome: 'error', reasons };
}
/** Reads what is remembered where nobody can have changed it, and remembers what was read. */
function remembering(readText, memory, world) {
    const texts = openTexts(memory, world);
    return async (file) => {
        const name = `policy ${(0,extends_address/* spellAddress */.zc)(file)}`;
        const known = (0,extends_address/* isPinned */.T4)(file) ? await texts.recall(name) : null;
        const text = known === null ? await readText(file) : (0,parsed/* valid */.r)(known);
        if (!text.ok)
            return text;
        const yaml = (0,yaml_text.readYaml)(text.value);
        if (known === null && yaml.ok && (0,extends_address/* isPinned */.T4)(file))
            await texts.keep(name, text.value);
        return (0,parsed/* valid */.r)(yaml);
    };
}
async function readerFor(token, world) {
    const apiUrl = (world.env.GITHUB_API_URL || GITHUB).replace(/\/+$/, '');
    if (token === '') {
        return async ({ owner, repo }) => (0,parsed/* invalid */.G)(null, `is read with github-token, which is empty: ${world.runner.howToGiveToken} that may read the contents of ${owner}/${repo}`);
    }
    const { RepositoryFiles, isWorkflowsFault } = await Promise.all(/* import() */[__webpack_require__.e(803), __webpack_require__.e(491), __webpack_require__.e(385), __webpack_require__.e(793)]).then(__webpack_require__.bind(__webpack_require__, 88793));
    const files = new RepositoryFiles({ apiUrl, token }, world);
    return async (file) => {
        try {
            return await files.read(file);
        }
        catch (error) {
            if (!(error instanceof errors/* ServiceError */._7))
                throw error;
            const problem = (0,stops/* withoutPeriod */.Kx)(error.message);
            if (!isWorkflowsFault(error))
                throw unanswered(file, apiUrl, problem);
            return (0,parsed/* invalid */.G)(null, `could not be read (${problem}): ${cureOf(error, file, apiUrl)}`);
        }
    };
}
function unanswered(file, apiUrl, problem) {
    const name = (0,log_line/* oneLine */.TN)((0,extends_address/* spellAddress */.zc)(file), MAX_SHOWN_CHARS);
    return new stops/* Stopped */.C9('policy', `the policy extends '${name}', which ${apiUrl} did not tell, so nothing was started: ${problem}; run it again once it answers, or pin the full commit SHA, which is read once and kept in memory`);
}
function cureOf({ status }, { owner, repo }, apiUrl) {
    const permission = `a github-token that may read the contents of ${owner}/${repo} (that of the job itself reads its own repository and public ones)`;
    switch (status) {
        case 401:
            return `${apiUrl} does not know the input github-token: give another one`;
        case 403:
            return `give ${permission}`;
        case 404:
            return `check owner, repository, path and ref, and give ${permission}`;
        default:
            return `check what extends says, and that ${apiUrl} is GitHub's API`;
    }
}


/***/ }),

/***/ 7225:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ tellPolicy),
/* harmony export */   w: () => (/* binding */ describePolicy)
/* harmony export */ });
const NO_POLICY = 'none (neither .github/simulation-gate.yml nor .yaml is in the workspace), so the verdict alone decides';
/** What the report says of a policy: where it stands, and what it says with all that it extends. */
function describePolicy({ path, rules, chain, }) {
    if (path === null)
        return { path };
    const [, ...parents] = chain?.files ?? [];
    const resolved = { ...rules };
    return parents.length === 0
        ? { path, resolved }
        : { path, extends: parents.map(({ shown }) => shown), resolved };
}
/** Tells the log the same. */
function tellPolicy(policy, runner) {
    const { path, extends: parents, resolved } = describePolicy(policy);
    runner.info(`Policy: ${path ?? NO_POLICY}`);
    if (parents === undefined)
        return;
    const title = `Policy as it is together with ${parents.join(', ')}`;
    runner.group(title, JSON.stringify(resolved, null, 2).split('\n'));
}


/***/ }),

/***/ 77430:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  gR: () => (/* binding */ NO_MEMORY),
  uZ: () => (/* binding */ openMemory),
  Ch: () => (/* binding */ openStore)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ../../node_modules/zod/v4/mini/schemas.js
var schemas = __webpack_require__(5915);
// EXTERNAL MODULE: ./http/answer.js
var http_answer = __webpack_require__(33176);
// EXTERNAL MODULE: ./http/channel.js + 4 modules
var http_channel = __webpack_require__(71001);
// EXTERNAL MODULE: ./http/errors.js
var errors = __webpack_require__(72557);
// EXTERNAL MODULE: ./http/shape.js
var shape = __webpack_require__(32845);
;// CONCATENATED MODULE: ./memory/cache-service.js
/**
 * GitHub's cache, by the current protocol of github.com, which GitHub Enterprise Server does not offer. An
 * entry of it never changes, and is looked for by how its key begins:
 * the newest one, first in the scope of the job's own ref, then in those that it inherits from. It holds
 * the text itself where `@actions/cache` has an archive, so that nothing is ever unpacked.
 */






/** What tells entries apart that are written in another form. */
const VERSION = (0,external_node_crypto_.createHash)('sha256').update('simulation-gate memory 1').digest('hex');
/** One request takes at most this long. */
const REQUEST_LIMIT_MS = 5_000;
/** What is broken for a moment may work after this. */
const PAUSE_MS = 500;
/**
 * The cache that the runner offers the job, or null if it offers none by the current protocol.
 *
 * @param apiKey the runner's `ACTIONS_RUNTIME_TOKEN`
 */
function cacheServiceOf(apiKey, env, clock) {
    const results = env.ACTIONS_RESULTS_URL;
    if (!results || isEnterpriseServer(env))
        return null;
    const baseUrl = `${results.replace(/\/+$/, '')}/twirp/github.actions.results.api.v1.CacheService`;
    return new GitHubCache(new Requests({ baseUrl, apiKey, clock, env }));
}
function isEnterpriseServer({ GITHUB_SERVER_URL: url = '' }) {
    const host = /^https?:\/\/([^/:]+)/i.exec(url)?.[1] ?? 'github.com';
    return !/^github\.com$|\.ghe\.com$|\.localhost$/i.test(host);
}
const foundSchema = schemas/* object */.Ikc({
    ok: schemas/* _default */.Rvf(schemas/* boolean */.zMY(), false),
    signed_download_url: schemas/* _default */.Rvf(schemas/* string */.YjP(), ''),
});
const createdSchema = schemas/* object */.Ikc({
    ok: schemas/* _default */.Rvf(schemas/* boolean */.zMY(), false),
    signed_upload_url: schemas/* _default */.Rvf(schemas/* string */.YjP(), ''),
});
const finalizedSchema = schemas/* object */.Ikc({ ok: schemas/* _default */.Rvf(schemas/* boolean */.zMY(), false) });
class GitHubCache {
    #requests;
    constructor(requests) {
        this.#requests = requests;
    }
    async find(prefix, signal) {
        const asked = { key: prefix, restore_keys: [prefix], version: VERSION };
        const operation = 'find cache entry';
        const answer = await this.#ask(operation, 'GetCacheEntryDownloadURL', asked, signal);
        const { ok, signed_download_url: url } = (0,shape/* checkShape */.eA)(foundSchema, answer, operation, '');
        return ok ? this.#requests.download(url, signal) : null;
    }
    async add(key, text, signal) {
        const operation = 'create cache entry';
        const asked = { key, version: VERSION };
        const answer = await this.#ask(operation, 'CreateCacheEntry', asked, signal);
        const { ok, signed_upload_url: url } = (0,shape/* checkShape */.eA)(createdSchema, answer, operation, '');
        if (!ok)
            throw refusal(operation);
        await this.#requests.upload(url, text, signal);
        await this.#finalize({ ...asked, size_bytes: `${Buffer.byteLength(text)}` }, signal);
    }
    async #finalize(entry, signal) {
        const operation = 'finalize cache entry';
        const answer = await this.#ask(operation, 'FinalizeCacheEntryUpload', entry, signal);
        if (!(0,shape/* checkShape */.eA)(finalizedSchema, answer, operation, '').ok)
            throw refusal(operation);
    }
    #ask(operation, method, body, signal) {
        return this.#requests.post(operation, `/${method}`, body, signal);
    }
}
/** Requests to the cache service, and to the storage that it names. */
class Requests {
    #address;
    #channel;
    constructor(address) {
        this.#address = address;
        this.#channel = new http_channel/* Channel */.c(address);
    }
    /** Sends JSON and gives the JSON of a 2xx response. */
    async post(operation, path, json, signal) {
        const headers = {
            authorization: `Bearer ${this.#address.apiKey}`,
            accept: 'application/json',
            'content-type': 'application/json',
        };
        const request = { operation, method: 'POST', path, headers, body: JSON.stringify(json) };
        const answer = await this.#send(this.#channel, request, signal);
        return (0,http_answer/* parseJson */.qF)({ operation, mask: this.#channel.mask }, answer);
    }
    /** Null where it is gone, or larger than anything that is kept. */
    async download(url, signal) {
        const { channel, path } = this.#storageAt(url, 'download cache entry');
        const request = { operation: 'download cache entry', method: 'GET', path };
        try {
            const { body } = await this.#send(channel, request, signal);
            return new TextDecoder().decode(body);
        }
        catch (error) {
            const isService = error instanceof errors/* ServiceError */._7;
            if (isService && (error.kind === 'too-large' || error.status === 404))
                return null;
            throw error;
        }
    }
    async upload(url, text, signal) {
        const { channel, path } = this.#storageAt(url, 'upload cache entry');
        const headers = { 'content-type': 'application/octet-stream', 'x-ms-blob-type': 'BlockBlob' };
        const request = { operation: 'upload cache entry', method: 'PUT', path, headers, body: text };
        await this.#send(channel, request, signal);
    }
    /** Once more where the service is at fault, or the connection broke: repeating any of it does no harm. */
    async #send(channel, request, signal) {
        try {
            return await this.#sendOnce(channel, request, signal);
        }
        catch (error) {
            const { kind = '', status = 0 } = error instanceof errors/* ServiceError */._7 ? error : {};
            if (kind !== 'connection' && status < 500)
                throw error;
            await this.#address.clock.sleep(PAUSE_MS, signal);
            return this.#sendOnce(channel, request, signal);
        }
    }
    async #sendOnce(channel, request, signal) {
        const deadlineMs = this.#address.clock.now() + REQUEST_LIMIT_MS;
        const outgoing = { headers: {}, fresh: false, ...request };
        const answer = await channel.send(outgoing, { signal, deadlineMs });
        return (0,http_answer/* requireSuccess */.z_)({ operation: request.operation, mask: channel.mask }, answer);
    }
    /** What a signed address leads to. Its signature is hidden in all that comes back. */
    #storageAt(address, operation) {
        const url = URL.parse(address);
        const isSafe = url?.protocol === 'https:' || url?.protocol === this.#protocol;
        if (url === null || !isSafe)
            throw refusal(operation);
        const { clock, env } = this.#address;
        const apiKey = url.searchParams.get('sig') ?? '';
        const channel = new http_channel/* Channel */.c({ baseUrl: url.origin, apiKey, clock, env });
        return { channel, path: url.pathname + url.search };
    }
    get #protocol() {
        return new URL(this.#address.baseUrl).protocol;
    }
}
function refusal(operation) {
    const problem = 'the cache does not let this job do it';
    return new errors/* ServiceError */._7({ kind: 'shape', operation, problem, mayHaveBeenTaken: false });
}

// EXTERNAL MODULE: ./step/deadline.js
var deadline = __webpack_require__(68404);
;// CONCATENATED MODULE: ./memory/cache-store.js
/** Documents as entries of GitHub's cache, of which the newest of a name counts. */



const PREFIX = 'simulation-gate-memory-';
/** A step opens three stores at most, and each may fail by the limit once. */
const LIMIT_MS = deadline/* PURPOSE_MS */.M / 3;
/**
 * A cache that fails once is not asked again, so that one out of reach costs one limit. One that
 * only refuses to be written to is still read. What two jobs add in the same second may cost one of them
 * its entry.
 */
class CacheStore {
    #cache;
    #mayWrite;
    #world;
    #failure = null;
    #refusedWrite = null;
    constructor(cache, mode, world) {
        this.#cache = cache;
        this.#mayWrite = mode !== 'read';
        this.#world = world;
    }
    read(name) {
        return this.#inTime((signal) => this.#cache.find(`${PREFIX}${name}-`, signal));
    }
    async update(name, change) {
        if (!this.#mayWrite)
            throw new Error('the cache of this job may only be read');
        if (this.#refusedWrite !== null)
            throw this.#refusedWrite;
        const text = change(await this.read(name));
        const key = `${PREFIX}${name}-${(0,external_node_crypto_.randomUUID)()}`;
        await this.#inTime((signal) => this.#add(key, text, signal));
        if (this.#refusedWrite !== null)
            throw this.#refusedWrite;
    }
    async #add(key, text, signal) {
        try {
            await this.#cache.add(key, text, signal);
        }
        catch (error) {
            if (!isRefusal(error))
                throw error;
            this.#refusedWrite = error;
        }
    }
    async #inTime(work) {
        if (this.#failure !== null)
            throw this.#failure.error;
        const { clock, cancelled } = this.#world;
        const over = new AbortController();
        const late = new AbortController();
        const inTime = AbortSignal.any([cancelled, over.signal]);
        clock.sleep(LIMIT_MS, inTime).then(() => late.abort(new Error('the cache takes too much of the time of this step')), () => { });
        try {
            return await work(AbortSignal.any([cancelled, late.signal]));
        }
        catch (error) {
            this.#failure = { error };
            throw error;
        }
        finally {
            over.abort();
        }
    }
}
/** Whether the cache has answered, and may be read all the same: it is neither out of reach nor broken. */
function isRefusal(error) {
    return (error instanceof errors/* ServiceError */._7 &&
        (error.kind === 'shape' || (error.kind === 'status' && Number(error.status) < 500)));
}

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./step/folders.js
var folders = __webpack_require__(4067);
// EXTERNAL MODULE: ./step/stops.js
var stops = __webpack_require__(33743);
// EXTERNAL MODULE: ../../node_modules/zod/v4/core/api.js
var api = __webpack_require__(41299);
// EXTERNAL MODULE: ../../node_modules/zod/v4/core/parse.js + 1 modules
var parse = __webpack_require__(58989);
// EXTERNAL MODULE: ./core/input/iso-time.js
var iso_time = __webpack_require__(92111);
// EXTERNAL MODULE: ./core/input/uuid-list.js
var uuid_list = __webpack_require__(1394);
// EXTERNAL MODULE: ./core/json-object.js
var json_object = __webpack_require__(18009);
;// CONCATENATED MODULE: ./memory/document.js
/** The text in which the runs of one gate and ref are kept. It may come from anybody. */




const document_VERSION = 1;
/** So many runs of a plan are remembered under a ref, and so many in all. */
const MAX_RUNS = 50;
const MAX_ENTRIES = 1_000;
/** In UTF-16 units; what is longer was not written here. */
const LONGEST_DOCUMENT = 2 * 1024 * 1024;
/** Anything else could choose the path of a request. */
const id = schemas/* string */.YjP().check(schemas/* refine */.YPB(uuid_list/* isUuid */.O1));
const moment = schemas/* string */.YjP().check(api/* _maxLength */.Eb(40), schemas/* refine */.YPB((text) => (0,iso_time/* parseIsoTime */.s)(text) !== null));
const NOT_PRINTABLE = /\p{C}/u;
const word = (longest) => schemas/* string */.YjP().check(schemas/* refine */.YPB((text) => !NOT_PRINTABLE.test(text)), api/* _maxLength */.Eb(longest));
const pointerSchema = schemas/* object */.Ikc({
    jobId: id,
    /** Empty where it is not known, as the fingerprint. */
    runPlanId: schemas/* union */.KCZ([schemas/* literal */.euz(''), id]),
    /** What the run was started with, as a hash. */
    fingerprint: schemas/* string */.YjP().check(api/* _regex */.Fk(/^(?:[0-9a-f]{64})?$/)),
    ref: word(1_000),
    /** ID of the workflow run, its attempt, and job and step in it; empty, and 0, outside of one. */
    workflowRun: schemas/* string */.YjP().check(api/* _regex */.Fk(/^\d{0,20}$/)),
    attempt: schemas/* int */.Whr().check(api/* _gte */.qm(0)),
    job: word(200),
    step: word(200),
    startedAt: moment,
    /** Null until it is known that the run has ended. */
    endedAt: schemas/* nullable */.mee(moment),
    /** Null where nobody knows; `started` until the run is judged. */
    outcome: schemas/* nullable */.mee(schemas/* enum */.k5n(['passed', 'failed', 'inconclusive', 'error', 'started'])),
    /** Of the commit that was tested; empty where there is none. */
    sha: schemas/* string */.YjP().check(api/* _regex */.Fk(/^[0-9a-fA-F]{0,64}$/)),
});
const documentSchema = schemas/* object */.Ikc({
    version: schemas/* literal */.euz(document_VERSION),
    gate: schemas/* string */.YjP(),
    runs: schemas/* array */.YOg(schemas/* unknown */.L5J()),
});
/**
 * What a text remembers of a gate under a ref, newest first.
 *
 * @param gate the gate's hash
 * @param passOver told of all that does not hold, in words of ours
 */
function pointersIn(text, gate, ref, passOver) {
    const read = text.length > LONGEST_DOCUMENT ? undefined : document_parse(text);
    const { data: document } = parse/* safeParse */.xL(documentSchema, read);
    if (document === undefined || document.gate !== gate) {
        const is = document === undefined ? 'not in a form that is known' : 'about another gate';
        passOver(`what is kept under ${ref} is passed over, since it is ${is}`);
        return [];
    }
    const pointers = new Map();
    for (const [index, entry] of document.runs.slice(0, MAX_ENTRIES).entries()) {
        const { data: pointer, error } = parse/* safeParse */.xL(pointerSchema, entry);
        if (pointer === undefined) {
            passOver(`entry ${index} of ${ref} is passed over: ${placesOf(error, entry)}`);
        }
        else if (pointer.ref !== ref || pointers.has(pointer.jobId)) {
            const is = pointer.ref === ref ? 'of the same run as one before it' : 'of another ref';
            passOver(`entry ${index} of ${ref} is passed over: it is ${is}`);
        }
        else
            pointers.set(pointer.jobId, pointer);
    }
    return firstOfEachPlan([...pointers.values()]);
}
/** With a pointer in place of that of the same run, else before all others. */
function withPointer(pointers, pointer) {
    const isKept = pointers.some(({ jobId }) => jobId === pointer.jobId);
    const kept = isKept
        ? pointers.map((one) => (one.jobId === pointer.jobId ? pointer : one))
        : [pointer, ...pointers];
    return firstOfEachPlan(kept);
}
/** Whether it could be read again. */
function isPointer(pointer) {
    return parse/* safeParse */.xL(pointerSchema, pointer).success;
}
function textOf(gate, runs) {
    return `${JSON.stringify({ version: document_VERSION, gate, runs }, null, 1)}\n`;
}
function firstOfEachPlan(pointers) {
    const counts = new Map();
    return pointers
        .filter(({ runPlanId }) => {
        const count = (counts.get(runPlanId) ?? 0) + 1;
        counts.set(runPlanId, count);
        return count <= MAX_RUNS;
    })
        .slice(0, MAX_ENTRIES);
}
function document_parse(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        return undefined;
    }
}
/** The names of the members that do not fit, which are ours; what stands there may be hostile. */
function placesOf({ issues }, entry) {
    const places = issues.map(({ path }) => path.length === 0 ? 'all of it' : `${path.join('/')} (${typeof (0,json_object/* valueAt */.f)(entry, path)})`);
    return `${places.join(', ')} is not as it was written`;
}

;// CONCATENATED MODULE: ./memory/folder-store.js
/** Documents as files of a folder that other steps may share. */






/** How long another step's turn is waited for; one that takes longer was killed in it. */
const TURN_MS = 1_000;
const LOOK_MS = 50;
/**
 * A file appears whole or not at all. Two steps at once take turns, so that what one adds the other
 * does not lose; a turn that was never ended costs a second, once.
 */
class FolderStore {
    #folder;
    #clock;
    constructor(folder, clock) {
        this.#folder = folder;
        this.#clock = clock;
    }
    async read(name) {
        return readText(this.#pathOf(name));
    }
    async update(name, change) {
        (0,folders/* makeFolders */.w)(this.#folder);
        const path = this.#pathOf(name);
        const turn = `${path}.lock`;
        await this.#takeTurn(turn);
        const written = `${path}.${(0,external_node_crypto_.randomUUID)()}.tmp`;
        try {
            (0,external_node_fs_.writeFileSync)(written, change(readOrNull(path)), { flag: 'wx' });
            (0,external_node_fs_.renameSync)(written, path);
        }
        finally {
            (0,external_node_fs_.rmSync)(written, { force: true });
            (0,external_node_fs_.rmSync)(turn, { force: true });
        }
    }
    async #takeTurn(turn) {
        const { signal } = new AbortController();
        for (let waitedMs = 0; waitedMs < TURN_MS; waitedMs += LOOK_MS) {
            try {
                (0,external_node_fs_.writeFileSync)(turn, '', { flag: 'wx' });
                return;
            }
            catch (error) {
                if (!(0,stops/* hasCode */.up)(error, 'EEXIST'))
                    throw error;
            }
            await this.#clock.sleep(LOOK_MS, signal);
        }
    }
    #pathOf(name) {
        return (0,external_node_path_.join)(this.#folder, `${name}.json`);
    }
}
/** What cannot be read must not keep what is new from being written. */
function readOrNull(path) {
    try {
        return readText(path);
    }
    catch {
        return null;
    }
}
/** Opened without waiting, since it may be a pipe that nobody writes to. */
function readText(path) {
    let file;
    try {
        file = (0,external_node_fs_.openSync)(path, external_node_fs_.constants.O_RDONLY | external_node_fs_.constants.O_NONBLOCK);
    }
    catch (error) {
        if ((0,stops/* hasCode */.up)(error, 'ENOENT'))
            return null;
        throw error;
    }
    try {
        const facts = (0,external_node_fs_.fstatSync)(file);
        if (!facts.isFile())
            throw new Error(`${path} is not a file`);
        if (facts.size > LONGEST_DOCUMENT)
            throw new Error(`${path} is larger than any that is kept`);
        return (0,external_node_fs_.readFileSync)(file, 'utf8');
    }
    finally {
        (0,external_node_fs_.closeSync)(file);
    }
}

;// CONCATENATED MODULE: ./memory/memory.js
/** What the gate remembers of its runs from one workflow run to the next. */



/**
 * The memory of one gate in a store.
 *
 * @param gate what tells the gate from others, the same from run to run
 */
function memoryIn(store, gate, runner) {
    return new StoredMemory(store, digest(JSON.stringify(gate)), runner);
}
class StoredMemory {
    #store;
    #gate;
    #runner;
    /** What is to be remembered, by the ID of the run. */
    #own = new Map();
    /** Texts that have been read, by their ref. */
    #read = new Map();
    /** Refs under which something is not kept yet. */
    #unkept = new Set();
    /** Settles once everything is kept that was to be kept so far. */
    #kept = Promise.resolve();
    constructor(store, gate, runner) {
        this.#store = store;
        this.#gate = gate;
        this.#runner = runner;
    }
    async recall(ref) {
        try {
            const read = this.#read.get(ref) ?? this.#store.read(this.#nameOf(ref));
            this.#read.set(ref, read);
            return this.#withOwn(await read, ref);
        }
        catch (error) {
            this.#runner.debug(`memory: nothing is recalled of ${ref}: ${(0,stops/* describeError */.Uc)(error)}`);
            return this.#withOwn(null, ref);
        }
    }
    remember(pointer) {
        if (!isPointer(pointer)) {
            this.#runner.debug('memory: a run is not remembered, since its facts have an odd form');
            return this.#kept;
        }
        this.#own.set(pointer.jobId, pointer);
        return this.#keepSoon(pointer.ref);
    }
    #keepSoon(ref) {
        this.#unkept.add(ref);
        this.#kept = this.#kept.then(() => this.#keep());
        return this.#kept;
    }
    /** Keeps at once what has come together while the store was at work. */
    async #keep() {
        for (const ref of this.#unkept) {
            this.#unkept.delete(ref);
            this.#read.delete(ref);
            try {
                await this.#store.update(this.#nameOf(ref), (text) => textOf(this.#gate, this.#withOwn(text, ref)));
            }
            catch (error) {
                this.#runner.debug(`memory: nothing is remembered under ${ref}: ${(0,stops/* describeError */.Uc)(error)}`);
            }
        }
    }
    /** All that this step remembers is kept each time, so that a text of before does not undo it. */
    #withOwn(text, ref) {
        const own = [...this.#own.values()].filter((one) => one.ref === ref);
        return own.reduce(withPointer, this.#pointersIn(text, ref));
    }
    #pointersIn(text, ref) {
        if (text === null)
            return [];
        return pointersIn(text, this.#gate, ref, (why) => this.#runner.debug(`memory: ${why}`));
    }
    #nameOf(ref) {
        return `${this.#gate}-${digest(ref)}`;
    }
}
/** 24 hex digits: enough that no two gates or refs of an organisation share a name. */
function digest(text) {
    return (0,external_node_crypto_.createHash)('sha256').update(text).digest('hex').slice(0, 24);
}

;// CONCATENATED MODULE: ./memory/open.js




/** Remembers nothing. */
const NO_MEMORY = {
    recall: async () => [],
    remember: async () => { },
};
/**
 * Opens the memory of a gate. Nothing is read yet.
 *
 * @param gate what tells the gate from others, the same from run to run
 */
function openMemory(place, gate, world) {
    const store = openStore(place, world);
    if (store === null)
        return NO_MEMORY;
    return memoryIn(store, gate, world.runner);
}
/** Where documents are kept; null where nothing is to be. Nothing is read yet. */
function openStore(place, world) {
    const { env, clock, runner } = world;
    switch (place.kind) {
        case 'off':
            return null;
        case 'folder': {
            return new FolderStore(place.path, clock);
        }
        case 'auto': {
            const token = env.ACTIONS_RUNTIME_TOKEN;
            if (!token || !isReadable(env))
                return null;
            const cache = cacheServiceOf(token, env, clock);
            if (cache !== null)
                return new CacheStore(cache, modeOf(env), world);
            runner.debug('memory: this job has no cache of the current protocol (GitHub Enterprise Server offers none), so nothing is kept: give the input memory a folder that is kept from job to job');
            return null;
        }
    }
}
/** Where nothing can be read, what is written would take the place of what was there. */
function isReadable(env) {
    return !['none', 'write-only'].includes(modeOf(env));
}
/** What the runner lets the job do with its cache. */
function modeOf({ ACTIONS_CACHE_MODE: mode = '' }) {
    return mode.trim().toLowerCase();
}


/***/ }),

/***/ 8739:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ warnOfAbsent)
/* harmony export */ });
/* harmony import */ var _core_text_nearest_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(64689);
/* harmony import */ var _report_spared_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(74957);
/* harmony import */ var _rules_never_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(93760);
/* harmony import */ var _rules_trend_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(59085);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(65475);
/** Checks that a policy names and that no run of a gate has. */





/**
 * The runs of a gate, with a warning for each check that may never fail and that none of them has, and for
 * each one with limits of its own whose name is nearly that of another: a policy of many agents may name
 * checks that one of them lacks. It stands with the first run that was judged; where none was, nobody knows.
 */
function warnOfAbsent(runs, { gate = {} }) {
    const judged = runs.filter(({ spared }) => spared !== null);
    const isAbsent = (name) => judged.every((run) => (0,_rules_never_js__WEBPACK_IMPORTED_MODULE_0__/* .spellingsOf */ .Hz)(run, name).length === 0 && !isUnseen(name, run));
    const present = judged.flatMap(_report_spared_js__WEBPACK_IMPORTED_MODULE_3__/* .checkNames */ .LN);
    const added = [
        ...(0,_rules_never_js__WEBPACK_IMPORTED_MODULE_0__/* .neverNames */ .xR)(gate)
            .filter(isAbsent)
            .map((name) => `no run has a check ${(0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .quoteName */ .AB)(name)}, so that never was not judged for it: is it spelled as the service spells it?`),
        ...(0,_rules_trend_js__WEBPACK_IMPORTED_MODULE_1__/* .limitedNames */ .D)(gate)
            .filter(isAbsent)
            .flatMap((name) => {
            const meant = (0,_core_text_nearest_js__WEBPACK_IMPORTED_MODULE_4__/* .misspelling */ .wI)(name, present);
            return meant === undefined
                ? []
                : [
                    `no run has a check ${(0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .quoteName */ .AB)(name)}, so that its limits under trend.checks were not judged: did you mean ${(0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .quoteName */ .AB)(meant)}?`,
                ];
        }),
    ];
    return runs.map((run) => {
        if (run !== judged[0] || run.spared === null || added.length === 0)
            return run;
        return {
            ...run,
            spared: { ...run.spared, warnings: [...(run.spared.warnings ?? []), ...added] },
        };
    });
}
/** True where the results, which may have the check, could not be read, as a reason says already. */
function isUnseen(name, { reasons }) {
    return reasons.some(({ rule, check }) => rule === _rules_never_js__WEBPACK_IMPORTED_MODULE_0__/* .neverRule */ .r6.name && check === name);
}


/***/ }),

/***/ 43779:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ evaluate)
/* harmony export */ });
/* harmony import */ var _known_values_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(70352);
/* harmony import */ var _policy_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(63532);
/* harmony import */ var _rules_never_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(93760);
/* harmony import */ var _waivers_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(51917);




/**
 * Judges a run by every rule. All rulings become reasons, not only the first. One that fails
 * outweighs any number that could not decide. Depends on nothing but what is handed in.
 *
 * @param today `YYYY-MM-DD` in UTC, for the waivers
 */
function evaluate(run, policy, today, { looks = 1, otherPValues = [], rules = _policy_js__WEBPACK_IMPORTED_MODULE_1__/* .RULES */ .y0 } = {}) {
    const { waivers = [], gate = {} } = policy;
    const known = (0,_rules_never_js__WEBPACK_IMPORTED_MODULE_2__/* .neverNames */ .xR)(gate).flatMap((check) => (0,_rules_never_js__WEBPACK_IMPORTED_MODULE_2__/* .spellingsOf */ .Hz)(run, check));
    const exceptions = (0,_waivers_js__WEBPACK_IMPORTED_MODULE_3__/* .applyWaivers */ .Kw)(run, waivers, today, known);
    const { themes, failures, waived, unmatched, expired } = exceptions;
    const waivedChecks = new Set(waived.filter(({ kind }) => kind === 'check').map(({ name }) => name));
    const { report } = run;
    const view = {
        ...{ run, report, themes, failures, waivedChecks, looks, otherPValues },
    };
    const rulings = [
        ...rules.flatMap((rule) => named(rule.name, rule.apply(view, gate))),
        ...named('waivers', expired),
    ];
    const of = (...effects) => rulings.filter(({ effect }) => effects.includes(effect));
    const warnings = of('warning').map(({ message }) => message);
    const isFailed = of('fail').length > 0;
    const against = of('fail', 'undecided').filter(({ onlyAlone }) => !(isFailed && onlyAlone));
    const beyondCounts = of('fail')
        .filter(({ byRates }) => byRates !== 'counts')
        .map(reasonOf);
    return {
        outcome: isFailed ? 'failed' : against.length > 0 ? 'inconclusive' : 'passed',
        reasons: against.map(reasonOf),
        spared: {
            waived,
            known: of('known').flatMap(({ theme }) => theme ?? []),
            unmatched,
            notes: of('note').map(({ message }) => message),
            ...(warnings.length > 0 && { warnings }),
        },
        unknownValues: (0,_known_values_js__WEBPACK_IMPORTED_MODULE_0__/* .unknownValues */ .L)(report?.themes ?? []),
        tested: rulings.flatMap(({ tested }) => tested ?? []),
        byRatesAlone: ratesAlone(against),
        ...(beyondCounts.length > 0 && { beyondCounts }),
    };
}
function reasonOf({ effect, byRates, onlyAlone, tested, ...reason }) {
    return reason;
}
/** What all of these rest on, of which a bare verdict is less than counts; false where not on rates. */
function ratesAlone(against) {
    const bases = against.map(({ byRates }) => byRates);
    if (bases.length === 0 || bases.includes(undefined))
        return false;
    return bases.includes('verdict') ? 'verdict' : 'counts';
}
function named(rule, rulings) {
    return rulings.map((ruling) => ({ rule, ...ruling }));
}


/***/ }),

/***/ 31190:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   j: () => (/* binding */ briefReport)
/* harmony export */ });
/* harmony import */ var _facts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(71949);
/* harmony import */ var _model_copy_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22995);
/* harmony import */ var _model_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(96786);
/** What `detail: brief` leaves of a report: verdict, numbers and titles. */



/** Why nothing can be done with a prompt fix whose text is not there. */
const NO_TEXT = 'detail: brief leaves out prompt texts';
/**
 * A report without analysis, prose, transcripts, prompt texts, call IDs and the debrief's error
 * messages; of such a message it still says that there was one. Reasons and notes do not quote it
 * with `detail: brief`, so they stay as they are.
 */
function briefReport(report) {
    const brief = (0,_model_copy_js__WEBPACK_IMPORTED_MODULE_1__/* .copier */ .p)(_model_js__WEBPACK_IMPORTED_MODULE_2__/* .gateReportSchema */ .v, { isBrief: true })(report);
    for (const { debrief } of brief.runs) {
        if (debrief !== null && (debrief.errorMessage ?? '').trim() !== '') {
            debrief.errorMessage = _facts_js__WEBPACK_IMPORTED_MODULE_0__/* .LEFT_OUT */ .Pk;
        }
    }
    for (const { found } of brief.promptFixes) {
        if (found.state === 'located')
            found.leftOut ??= NO_TEXT;
    }
    return brief;
}


/***/ }),

/***/ 80249:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ redactReport)
/* harmony export */ });
/* harmony import */ var _core_text_redact_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22210);
/* harmony import */ var _model_copy_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22995);
/* harmony import */ var _model_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(96786);
/** Masks what identifies a person in everything that the service wrote into a report. */



/** Why nothing is done with a prompt fix that would put a mask into a file. */
const MASKED = 'it holds a phone number or an e-mail address, which `redact` masks';
/**
 * A report with phone numbers and e-mail addresses masked in all text that the service wrote. IDs,
 * times, numbers and places in files stay. A prompt fix that brings a phone number or an e-mail
 * address into a file is masked as well, and so left out of what can be applied; one that only
 * leaves in place what the file says already can be applied as it is.
 *
 * @param keep phone numbers and e-mail addresses that stay, such as those of the workflow's inputs
 */
function redactReport(report, keep = []) {
    const mask = (0,_model_copy_js__WEBPACK_IMPORTED_MODULE_1__/* .copier */ .p)(_model_js__WEBPACK_IMPORTED_MODULE_2__/* .gateReportSchema */ .v, { text: (text) => (0,_core_text_redact_js__WEBPACK_IMPORTED_MODULE_0__/* .redactContacts */ .Z)(text, keep) });
    return {
        ...mask(report),
        promptFixes: report.promptFixes.map((fix) => maskFix(fix, report, keep)),
    };
}
function maskFix(fix, { runs }, keep) {
    const texts = fix.from.map(({ run, recommendation }) => runs[run]?.report?.recommendations[recommendation]?.currentText ?? '');
    return { ...fix, found: maskFound(fix.found, [...keep, ...texts.flatMap(_core_text_redact_js__WEBPACK_IMPORTED_MODULE_0__/* .contactsIn */ .n)]) };
}
/** What was found for a fix, masked where its new text says more than is known already. */
function maskFound(found, known) {
    if (found.state !== 'located')
        return found;
    const insertedText = (0,_core_text_redact_js__WEBPACK_IMPORTED_MODULE_0__/* .redactContacts */ .Z)(found.insertedText, known);
    if (insertedText === found.insertedText)
        return found;
    return {
        ...found,
        insertedText,
        fixedLines: found.fixedLines.map((line) => (0,_core_text_redact_js__WEBPACK_IMPORTED_MODULE_0__/* .redactContacts */ .Z)(line, known)),
        leftOut: found.leftOut ?? MASKED,
    };
}


/***/ }),

/***/ 40301:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ explainMissing),
/* harmony export */   W: () => (/* binding */ explain)
/* harmony export */ });
/* harmony import */ var _core_duration_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31619);
/* harmony import */ var _http_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(72557);
/* harmony import */ var _stops_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(33743);
/** What ended the work of a step, in words. */



/** Rules of what ended by itself, whatever the limit of the wait for it. */
const TELLS_AN_END = new Set(['run', 'debrief']);
/**
 * Says what an error means: whether the workflow is at fault (`error`) or not
 * (`inconclusive`), and in which words. Anything unknown is a bug of ours, and an `error`.
 *
 * @param wait what was being waited for, or null where nothing was
 * @param inputs the inputs that tell the service what is meant, such as `the input job-id`
 * @param where where the ID is found that they take; empty where that is not said
 */
function explain(error, wait, inputs, where = '') {
    if (error instanceof _stops_js__WEBPACK_IMPORTED_MODULE_2__/* .Stopped */ .C9) {
        const { outcome, rule, message } = error;
        const isTold = outcome === 'error' || rule === 'budget';
        const tell = TELLS_AN_END.has(rule) ? withWaitIfAny : withWait;
        return { outcome, rule, message: isTold ? message : tell(message, wait) };
    }
    if (error instanceof _stops_js__WEBPACK_IMPORTED_MODULE_2__/* .Cancelled */ .cJ) {
        return { outcome: 'inconclusive', rule: 'cancelled', message: withWait(error.message, wait) };
    }
    if (error instanceof _http_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ServiceError */ ._7)
        return explainServiceError(error, wait, inputs, where);
    return (0,_stops_js__WEBPACK_IMPORTED_MODULE_2__/* .internalFault */ .gj)(error);
}
/** The way to the service is at fault, and the message says what to do about it. */
const TELLS_ITS_CURE = new Set([
    'tls',
    'proxy',
    'protocol',
    'unresolved',
]);
const SPENT_CURE = 'The service refuses for a spent budget, and is not asked again. Check the subscription and the payments of the account that the api-key belongs to';
function explainServiceError(error, wait, inputs, where) {
    if (TELLS_ITS_CURE.has(error.kind)) {
        return { outcome: 'error', rule: 'service', message: error.message };
    }
    if ((0,_http_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .isSpent */ .Fh)(error)) {
        const message = `${(0,_stops_js__WEBPACK_IMPORTED_MODULE_2__/* .withoutPeriod */ .Kx)(error.message)}. ${SPENT_CURE}`;
        return { outcome: 'inconclusive', rule: 'budget', message };
    }
    const cure = cureOf(error, inputs, where);
    return cure === null
        ? { outcome: 'inconclusive', rule: 'service', message: withWait(error.message, wait) }
        : { outcome: 'error', rule: 'service', message: `${(0,_stops_js__WEBPACK_IMPORTED_MODULE_2__/* .withoutPeriod */ .Kx)(error.message)}. ${cure}` };
}
/** What the workflow can do about it, or null where the workflow is not at fault. */
function cureOf(error, inputs, where) {
    if (error.kind === 'redirect') {
        return 'Redirects are never followed with a key attached: set the input base-url to the address that answers itself';
    }
    if (error.kind !== 'status' || error.status === undefined)
        return null;
    if (error.status === 404 && error.repeated !== '') {
        return `Check the path of the input base-url first: it ends with ${error.repeated}, which every request begins with itself, so leave it out. Else check ${inputs}`;
    }
    const [, variable] = VARIABLE.exec(error.param ?? '') ?? [];
    if (error.status === 400 && variable !== undefined) {
        return `The service rejects the request: check the inputs variables and variable-files, in which '${variable}' has to be a name that the run plan knows`;
    }
    const [header] = HEADER.exec(error.param ?? '') ?? [];
    if (error.status === 400 && header !== undefined) {
        return `The service asks for the header '${header}': give it in the file that the input service-profile names, under project-header or headers`;
    }
    const named = `${inputs}${where && ` (${where})`}, and that base-url and api-key belong to the same project`;
    // The message names the key of the operation; the inputs come after it.
    if (error.profileKey !== '' && error.status < 500)
        return `Else check ${named}`;
    return error.status === 404 ? `Check ${named}` : cureOfStatus(error.status, inputs);
}
/** The variable of a run that a parameter of a request names. */
const VARIABLE = /^variables[.[/]["']?([\w.-]{1,100})/;
/** A header that a request lacks, such as the project that the key of a person is used for. */
const HEADER = /^x-[\w-]{1,100}$/i;
/**
 * A 404 or 405 of an operation that the specification does not show, for an ID that the service has just
 * given: no input can be the cause, so the message names the operation's key alone.
 *
 * @param more what else helps, as a part of the sentence
 */
function explainMissing(error, more = '') {
    if (!(error instanceof _http_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ServiceError */ ._7) || error.profileKey === '')
        return error;
    return new _stops_js__WEBPACK_IMPORTED_MODULE_2__/* .Stopped */ .C9('service', (0,_stops_js__WEBPACK_IMPORTED_MODULE_2__/* .withoutPeriod */ .Kx)(error.message) + more, 'error');
}
function cureOfStatus(status, inputs) {
    switch (status) {
        case 401:
            return 'Check the input api-key: the service does not know this key (was it regenerated, or does it belong to another base-url?)';
        case 403:
            return 'The input api-key lacks the permission for this: use a key with Full Access (a Read-Only key may only read)';
        case 408:
        case 409:
        case 425:
        case 429:
            return null;
        default:
            return status < 500 ? `The service rejects the request: check ${inputs}` : null;
    }
}
function withWait(message, wait) {
    if (wait === null)
        return message;
    return `${(0,_stops_js__WEBPACK_IMPORTED_MODULE_2__/* .withoutPeriod */ .Kx)(message)}${describeWait(wait)}; last seen: ${wait.lastSeen}`;
}
/** What ended by itself tells nothing of a wait that had only begun; of the one before it does. */
function withWaitIfAny(message, wait) {
    if (wait === null)
        return message;
    const { before, ...now } = wait;
    const waited = [now, before].find((one) => one && (0,_core_duration_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDuration */ .a)(one.waitedMs) !== '0s');
    const told = waited === undefined ? '' : describeWait(waited);
    return `${(0,_stops_js__WEBPACK_IMPORTED_MODULE_2__/* .withoutPeriod */ .Kx)(message)}${told}; last seen: ${wait.lastSeen}`;
}
function describeWait({ what, input, limitMs, waitedMs, }) {
    return `; waited ${(0,_core_duration_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDuration */ .a)(waitedMs)} for ${what} (${input}: ${(0,_core_duration_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDuration */ .a)(limitMs)})`;
}


/***/ }),

/***/ 64270:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   To: () => (/* binding */ filesByGlob),
/* harmony export */   lY: () => (/* binding */ findFiles),
/* harmony export */   z9: () => (/* binding */ globFilter)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs_promises__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var picomatch__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(71026);
/* harmony import */ var picomatch__WEBPACK_IMPORTED_MODULE_2___default = /*#__PURE__*/__webpack_require__.n(picomatch__WEBPACK_IMPORTED_MODULE_2__);
/* harmony import */ var _core_input_glob_list_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(37313);
/** Files by globs: one engine, picomatch, gives a glob the same meaning in every input. */




/**
 * Returns whether one of the globs matches a path (relative, with `/`). A glob that names a folder matches
 * every file in it, wildcards match hidden files, and `**.md` matches in all folders as in GitHub's path
 * filters (https://docs.github.com/actions/reference/workflows-and-actions/workflow-syntax). Brackets also
 * match themselves, as in the folder `[locale]`.
 */
function globFilter(globs) {
    const patterns = globs.flatMap((glob) => {
        const pattern = withoutEnds(glob.normalize('NFC'));
        const across = pattern.replace(/\*\*(?=[^/*])/g, '**/*').replace(/(?<=[^/*])\*\*/g, '*/**');
        return [pattern, `${pattern}/**`, across];
    });
    const matchers = [
        picomatch__WEBPACK_IMPORTED_MODULE_2___default()(patterns, { dot: true }),
        picomatch__WEBPACK_IMPORTED_MODULE_2___default()(patterns, { dot: true, literalBrackets: true }),
    ];
    return (path) => {
        const name = path.normalize('NFC');
        return patterns.includes(name) || matchers.some((matches) => matches(name));
    };
}
/**
 * The files that a glob matches in a folder, relative to it and with `/`, sorted. Links count by their own
 * names and are not followed. Rejects if a folder cannot be read.
 */
async function filesByGlob(glob, root) {
    const matches = globFilter([glob]);
    const pattern = withoutEnds(glob);
    const names = [];
    const start = (await isThere((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, pattern))) ? pattern : picomatch__WEBPACK_IMPORTED_MODULE_2___default().scan(pattern).base;
    for await (const name of filesIn(start, root)) {
        if (matches(name))
            names.push(name);
    }
    return names.sort();
}
/**
 * The files of a list of paths and globs, separated by newlines or commas; each once, in order. A list or
 * a pattern that is the path of a file means that file, whatever characters it holds.
 *
 * @param most if there are more, none is returned: their contents are held in memory together
 */
async function findFiles(list, most) {
    const paths = new Set();
    const faults = [];
    const patterns = (await isFile(list)) ? [list] : (0,_core_input_glob_list_js__WEBPACK_IMPORTED_MODULE_3__/* .splitGlobs */ .K)(list);
    if (patterns.length === 0) {
        faults.push({ pattern: list, problem: 'names no file', isUnmatched: false });
    }
    for (const pattern of patterns) {
        const found = (await isFile(pattern)) ? [node_path__WEBPACK_IMPORTED_MODULE_1__.posix.normalize(pattern)] : await matchesOf(pattern);
        for (const path of found)
            paths.add(path);
        if (found.length === 0) {
            const problem = 'matches no file: check the path, which starts at the workspace';
            faults.push({ pattern, problem, isUnmatched: true });
        }
        if (paths.size > most) {
            const problem = `brings the files to more than ${most}: take them in several steps`;
            return { paths: [], faults: [...faults, { pattern, problem, isUnmatched: false }] };
        }
    }
    return { paths: [...paths], faults };
}
/** A pattern that names a folder alone matches no file: the user has to say which of its files. */
async function matchesOf(pattern) {
    return (await isThere(pattern)) ? [] : filesByGlob(pattern, '');
}
async function* filesIn(name, root) {
    const entries = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readdir)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, name) || '.', { withFileTypes: true }).catch((error) => error);
    if (Array.isArray(entries)) {
        for (const entry of entries) {
            const path = node_path__WEBPACK_IMPORTED_MODULE_1__.posix.join(name, entry.name);
            if (!entry.isDirectory())
                yield path;
            else if (entry.name !== '.git')
                yield* filesIn(path, root);
        }
    }
    else if (entries.code === 'ENOTDIR')
        yield name;
    else if (entries.code !== 'ENOENT')
        throw entries;
}
function withoutEnds(glob) {
    return glob.replace(/^(?:\.\/)+/, '').replace(/(?<=.)\/+$/, '');
}
async function isThere(path) {
    return (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.stat)(path).then(() => true, () => false);
}
async function isFile(path) {
    return (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.stat)(path).then((facts) => facts.isFile(), () => false);
}


/***/ })

};
;