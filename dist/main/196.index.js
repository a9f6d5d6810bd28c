"use strict";
exports.id = 196;
exports.ids = [196];
exports.modules = {

/***/ 7247:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ invalid),
/* harmony export */   r: () => (/* binding */ valid)
/* harmony export */ });
function valid(value) {
    return { ok: true, value };
}
function invalid(shown, problem) {
    return { ok: false, faults: [{ shown, problem }] };
}


/***/ }),

/***/ 50387:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   HU: () => (/* binding */ parseChoice),
/* harmony export */   cG: () => (/* binding */ parseInteger),
/* harmony export */   lq: () => (/* binding */ parsePhoneNumber),
/* harmony export */   yG: () => (/* binding */ parseBoolean)
/* harmony export */ });
/* harmony import */ var _parsed_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7247);
/** Inputs that are one word or one number. */

/** A boolean of the YAML 1.2 core schema, and nothing else: `yes`, `1` and `on` are refused. */
function parseBoolean(text) {
    if (/^(?:true|True|TRUE)$/.test(text))
        return (0,_parsed_js__WEBPACK_IMPORTED_MODULE_0__/* .valid */ .r)(true);
    if (/^(?:false|False|FALSE)$/.test(text))
        return (0,_parsed_js__WEBPACK_IMPORTED_MODULE_0__/* .valid */ .r)(false);
    return (0,_parsed_js__WEBPACK_IMPORTED_MODULE_0__/* .invalid */ .G)(text, 'is not a boolean: write true or false');
}
/** A whole number in decimal digits from `min` to `max`; neither is below 0. */
function parseInteger(text, min, max) {
    const value = /^\d+$/.test(text) ? Number(text) : Number.NaN;
    if (value >= min && value <= max)
        return (0,_parsed_js__WEBPACK_IMPORTED_MODULE_0__/* .valid */ .r)(value);
    return (0,_parsed_js__WEBPACK_IMPORTED_MODULE_0__/* .invalid */ .G)(text, `is not a whole number from ${min} to ${max}`);
}
/** One of a few words, spelled exactly so. */
function parseChoice(text, choices) {
    const choice = choices.find((candidate) => candidate === text);
    return choice === undefined
        ? (0,_parsed_js__WEBPACK_IMPORTED_MODULE_0__/* .invalid */ .G)(text, `is not a choice here: write ${choices.join(' or ')}`)
        : (0,_parsed_js__WEBPACK_IMPORTED_MODULE_0__/* .valid */ .r)(choice);
}
/** A phone number as E.164 writes it: `+`, then 2 to 15 digits of which the first is not 0. */
function parsePhoneNumber(text) {
    return /^\+[1-9]\d{1,14}$/.test(text)
        ? (0,_parsed_js__WEBPACK_IMPORTED_MODULE_0__/* .valid */ .r)(text)
        : (0,_parsed_js__WEBPACK_IMPORTED_MODULE_0__/* .invalid */ .G)(text, "is not an E.164 phone number: write a + and 2 to 15 digits with the country code first, such as '+15550100200'");
}


/***/ }),

/***/ 64689:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F8: () => (/* binding */ nearestFirst),
/* harmony export */   pA: () => (/* binding */ nearest),
/* harmony export */   wI: () => (/* binding */ misspelling),
/* harmony export */   yx: () => (/* binding */ editsBetween)
/* harmony export */ });
/** What somebody may have meant to write. */
/** Longer words are compared by their beginnings. */
const MAX_CHARS = 100;
/** The candidate that takes the fewest edits to write, the first of several; for `did you mean`. */
function nearest(word, candidates) {
    return nearestFirst(word, candidates)[0];
}
/** The nearest candidate, unless more than half of the word would have to be written anew. */
function misspelling(word, candidates) {
    const found = nearest(word, candidates);
    return found !== undefined && editsBetween(word, found) * 2 <= word.length ? found : undefined;
}
/** All candidates, those that take the fewest edits to write first; of equal ones in their order. */
function nearestFirst(word, candidates) {
    return candidates
        .map((candidate) => ({ candidate, edits: editsBetween(word, candidate) }))
        .toSorted((a, b) => a.edits - b.edits)
        .map(({ candidate }) => candidate);
}
/** Levenshtein distance, whatever the case: letters to put in, take out or replace. */
function editsBetween(one, other) {
    const from = one.slice(0, MAX_CHARS).toLowerCase();
    const to = other.slice(0, MAX_CHARS).toLowerCase();
    let row = Array.from({ length: to.length + 1 }, (_, index) => index);
    for (const [index, letter] of [...from].entries()) {
        const next = [index + 1];
        for (const [column, wanted] of [...to].entries()) {
            const [above = 0, aboveLeft = 0, left = 0] = [row[column + 1], row[column], next[column]];
            next.push(Math.min(above + 1, left + 1, aboveLeft + (letter === wanted ? 0 : 1)));
        }
        row = next;
    }
    return Number(row.at(-1));
}


/***/ }),

/***/ 15459:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  p: () => (/* binding */ HOMEPAGE),
  x: () => (/* binding */ VERSION)
});

;// CONCATENATED MODULE: ../package.json
const package_namespaceObject = /*#__PURE__*/JSON.parse('{"rE":"1.0.0","TB":"https://github.com/OWNER/simulation-gate"}');
;// CONCATENATED MODULE: ./core/version.js

/** The version of this action. */
const VERSION = package_namespaceObject.rE;
/** Where it is at home. */
const HOMEPAGE = package_namespaceObject.TB;


/***/ }),

/***/ 62196:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runCommandHere: () => (/* binding */ runCommandHere)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: external "node:url"
var external_node_url_ = __webpack_require__(73136);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: ./core/input/simple-values.js
var simple_values = __webpack_require__(50387);
// EXTERNAL MODULE: ./core/text/nearest.js
var nearest = __webpack_require__(64689);
// EXTERNAL MODULE: ./core/version.js + 1 modules
var version = __webpack_require__(15459);
// EXTERNAL MODULE: ./step/stops.js
var stops = __webpack_require__(33743);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
;// CONCATENATED MODULE: ./command/apply-patch.js


/**
 * The command that applies the patch of the prompt fixes, whose paths begin at the workspace: git
 * counts them from the top of the repository, and changes nothing where they lead elsewhere.
 *
 * @param patch path of the file, shown from the workspace on where it lies in it
 */
function howToApply(patch, workspace) {
    const inside = (0,external_node_path_.relative)(workspace, patch);
    const shown = inside.startsWith('..') ? patch : inside;
    const folder = (0,external_node_path_.relative)(topOf(workspace), workspace);
    return [
        'git apply',
        ...(folder === '' ? [] : [`--directory=${quoted(folder)}`]),
        quoted(shown),
    ].join(' ');
}
/** The nearest folder around this one that is a repository's; itself where there is none. */
function topOf(workspace) {
    for (let folder = workspace;; folder = (0,external_node_path_.dirname)(folder)) {
        if ((0,external_node_fs_.existsSync)((0,external_node_path_.join)(folder, '.git')))
            return folder;
        if ((0,external_node_path_.dirname)(folder) === folder)
            return workspace;
    }
}
function quoted(path) {
    return /^[\w./-]+$/.test(path) ? path : `'${path.replaceAll("'", "'\\''")}'`;
}

// EXTERNAL MODULE: ./core/text/log-line.js
var log_line = __webpack_require__(67720);
;// CONCATENATED MODULE: ./command/ending.js

/** What the command ends with by the word that decides. */
const JUDGED = {
    passed: 0,
    failed: 1,
    error: 2,
    inconclusive: 3,
    skipped: 4,
    started: 4,
};
/**
 * @param ended what the action ended with: 0, also where what went wrong is tolerated, or 1
 * @param outcome the output of that name; undefined for an action that judges nothing
 */
function exitCodeOf(ended, outcome) {
    const known = Object.entries(JUDGED).find(([name]) => name === outcome)?.[1];
    if (ended === 0)
        return known === JUDGED.skipped ? known : 0;
    return known === undefined || known === 0 || known === JUDGED.skipped ? JUDGED.error : known;
}
/** The document that `--json` writes: each output by its name, those that hold JSON as what they hold. */
function jsonOf(outputs) {
    const values = Object.entries(outputs).map(([name, text]) => [name, read(text)]);
    return (0,log_line/* disarmJson */.P5)(JSON.stringify(Object.fromEntries(values), null, 2));
}
function read(text) {
    if (!/^[[{]/.test(text))
        return text;
    try {
        return JSON.parse(text);
    }
    catch {
        return text;
    }
}

// EXTERNAL MODULE: ../../node_modules/yaml/dist/index.js
var dist = __webpack_require__(33483);
// EXTERNAL MODULE: ../../node_modules/zod/v4/mini/schemas.js
var schemas = __webpack_require__(5915);
;// CONCATENATED MODULE: ./command/subcommands.js
/** What the command can do: every action beside which it lies, as its action.yml says. */




/** The action whose action.yml lies at the root. */
const GATE = 'gate';
/** What comes in another way than by a flag, and what makes no sense where nothing goes on afterwards. */
const WITHOUT_FLAG = {
    'api-key': 'a key in a command line can be read by everybody on the machine: set the environment variable SIMULATION_API_KEY, or name a file that holds the key with --api-key-file',
    'github-token': 'a token in a command line can be read by everybody on the machine: set the environment variable GITHUB_TOKEN',
    'cancel-unjudged': 'it is for steps of a job, and nothing goes on after this command: leave it out, and cancel the run in the dashboard of the service, or judge it with --job-id',
};
const metadataSchema = schemas/* looseObject */._H3({
    name: schemas/* string */.YjP(),
    description: schemas/* string */.YjP(),
    inputs: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* looseObject */._H3({
        description: schemas/* string */.YjP(),
        default: schemas/* _default */.Rvf(schemas/* pipe */.FsL(schemas/* unknown */.L5J(), schemas/* transform */.pdi(String)), ''),
    })),
    runs: schemas/* looseObject */._H3({ main: schemas/* string */.YjP(), post: schemas/* optional */.lqM(schemas/* string */.YjP()) }),
});
/** @param root the folder in which the gate's action.yml lies */
function readSubcommands(root) {
    const folders = (0,external_node_fs_.readdirSync)(root, { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map(({ name }) => name)
        .sort();
    return ['', ...folders].flatMap((folder) => {
        const text = readMetadata((0,external_node_path_.join)(root, folder, 'action.yml'));
        return text === null ? [] : [subcommandOf(folder || GATE, text)];
    });
}
function readMetadata(path) {
    try {
        return (0,external_node_fs_.readFileSync)(path, 'utf8');
    }
    catch {
        return null;
    }
}
function subcommandOf(name, text) {
    const { description, inputs, runs } = metadataSchema.parse((0,dist/* parse */.qg)(text));
    const entryOf = (path) => (0,external_node_path_.basename)(path, '.js');
    return {
        name,
        description,
        inputs: Object.entries(inputs).map(([input, facts]) => ({
            name: input,
            description: facts.description,
            standard: facts.default,
            isBoolean: facts.default === 'true' || facts.default === 'false',
        })),
        main: entryOf(runs.main),
        post: runs.post === undefined ? null : entryOf(runs.post),
    };
}

;// CONCATENATED MODULE: ./command/flags.js
/** Reads the command line. Values are never shown: one of them may be a key in the wrong place. */



/** So many edits make a short name of another. */
const MAX_EDITS = 2;
/** The flags that every subcommand has beside its inputs. */
const OWN_FLAGS = {
    'api-key-file': 'Path of a file that holds the API key; it may end in one line break. Wins over the environment variable SIMULATION_API_KEY.',
    json: 'Write one JSON document with all outputs to stdout; everything else goes to stderr.',
    debug: 'Tell every request, and what was passed over.',
    help: 'Show this help.',
};
/** @param inputs those of the subcommand */
function readFlags(args, inputs) {
    const flags = { inputs: {}, own: {}, faults: [] };
    const names = inputs.map(({ name }) => name).filter((name) => !(name in WITHOUT_FLAG));
    const known = [...names, ...Object.keys(OWN_FLAGS)];
    for (let index = 0; index < args.length; index += 1) {
        const arg = args[index] ?? '';
        const [, name, inline] = /^--([^=]+)(?:=(.*))?$/s.exec(arg === '-h' ? '--help' : arg) ?? [];
        if (name === undefined) {
            flags.faults.push(describeStray(args, index, inputs));
            continue;
        }
        const isKnown = known.includes(name);
        const facts = inputs.find((input) => input.name === name);
        const mayBeBare = isSwitch(name, inputs);
        const next = args[index + 1];
        const taken = inline ?? takeNext(next, mayBeBare);
        if (inline === undefined && taken !== undefined)
            index += 1;
        if (!isKnown) {
            flags.faults.push(describeUnknown(name, known, inputs));
        }
        else if (taken === undefined && !mayBeBare) {
            flags.faults.push(`--${name} needs a value, as in --${name}=…`);
        }
        else {
            note(flags, name, taken ?? 'true', facts !== undefined);
        }
    }
    return flags;
}
/** The argument behind a flag, where it is the flag's value; of a switch only true and false are. */
function takeNext(next, isSwitch) {
    if (next === undefined || next.startsWith('--') || next === '-h')
        return undefined;
    return isSwitch && !(0,simple_values/* parseBoolean */.yG)(next).ok ? undefined : next;
}
function isSwitch(name, inputs) {
    const isBoolean = inputs.some((input) => input.name === name && input.isBoolean);
    return isBoolean || ['json', 'debug', 'help'].includes(name);
}
/** A word that no key is taken for. */
const SHORT_WORD = /^[a-z\d]{1,8}$/i;
/** An argument that belongs to no flag: perhaps what somebody wants a switch to be. */
function describeStray(args, index, inputs) {
    const [, before = ''] = /^--(.+)$/s.exec(args[index - 1] ?? '') ?? [];
    if (!isSwitch(before, inputs)) {
        return `argument ${index + 1} belongs to no flag: write values behind their flag, as in --run-plan-name nightly`;
    }
    const word = args[index] ?? '';
    const shown = SHORT_WORD.test(word) ? `'${word}'` : 'a value';
    return `--${before} is followed by ${shown}, and takes true or false: write --${before} alone for true, or --${before}=false`;
}
function note({ inputs, own }, name, value, isInput) {
    const given = isInput ? inputs : own;
    const before = given[name];
    given[name] = before === undefined || !isInput ? value : `${before}\n${value}`;
}
function describeUnknown(name, known, inputs) {
    const cures = WITHOUT_FLAG;
    const withoutFlag = Object.keys(cures).filter((one) => inputs.some((input) => input.name === one));
    const near = [...known, ...withoutFlag].filter((one) => (0,nearest/* editsBetween */.yx)(name, one) <= Math.max(MAX_EDITS, name.length / 3));
    const meant = (0,nearest/* nearest */.pA)(name, near);
    const shown = /^[\w.-]{1,60}$/.test(name) ? `--${name}` : 'a flag';
    if (meant === undefined)
        return `${shown} is not known`;
    const cure = cures[meant];
    if (meant === name && cure !== undefined)
        return `${shown} is no flag here: ${cure}`;
    if (cure !== undefined)
        return `${shown} is not known; --${meant} is no flag either: ${cure}`;
    return `${shown} is not known; did you mean --${meant}?`;
}

// EXTERNAL MODULE: ../../node_modules/wrap-ansi/index.js + 1 modules
var wrap_ansi = __webpack_require__(95354);
;// CONCATENATED MODULE: ./command/help.js
/** What `--help` shows, at any width. */



const KEY_FILE = 'api-key-file';
/** What `--help` says about the inputs that are no flags. */
const NO_FLAGS = {
    'api-key': `The API key is read from the environment variable SIMULATION_API_KEY, or from the file that --${KEY_FILE} names; never from a flag.`,
    'github-token': 'The GitHub token is read from the environment variable GITHUB_TOKEN.',
    'cancel-unjudged': 'The command does not take cancel-unjudged: it is for steps of a job, and nothing follows the command.',
};
const ENDINGS = [
    '0  passed, or done',
    '1  failed',
    '2  error: a flag, the key or something else is at fault',
    '3  inconclusive: no judgement could be had',
    '4  skipped, or started without a judgement',
    '130  cancelled by Ctrl-C, with the runs that it had started',
];
/** What the command can do. */
function describeCommand(subcommands, page) {
    return [
        ...wrapped('Usage: simulation-gate <what> [flags]', '', page),
        '',
        ...subcommands.flatMap(({ name, description }) => entry(name, description, page)),
        ...wrapped('simulation-gate <what> --help shows its flags, simulation-gate --version the version.', '', page),
        ...common(subcommands.flatMap(({ inputs }) => inputs), page),
    ];
}
/** What one thing takes. */
function describeSubcommand({ name, description, inputs }, page) {
    const flags = inputs.filter((input) => !(input.name in WITHOUT_FLAG));
    return [
        ...wrapped(`Usage: simulation-gate ${name} [flags]`, '', page),
        '',
        ...wrapped(description, '', page),
        '',
        ...flags.flatMap(({ name: flag, description: text, standard }) => {
            const ending = standard === '' ? '' : ` (default: ${standard})`;
            return entry(`--${flag}`, `${text}${ending}`, page);
        }),
        ...Object.entries(OWN_FLAGS)
            .filter(([flag]) => flag !== KEY_FILE || takes('api-key', inputs))
            .flatMap(([flag, text]) => entry(`--${flag}`, text, page)),
        ...wrapped('A flag that is given several times makes a list. true and false may follow a switch; a switch alone is true.', '', page),
        ...common(inputs, page),
    ];
}
function takes(name, inputs) {
    return inputs.some((input) => input.name === name);
}
function common(inputs, page) {
    const noFlags = Object.entries(NO_FLAGS).filter(([name]) => takes(name, inputs));
    return [
        ...noFlags.flatMap(([, text]) => ['', ...wrapped(text, '', page)]),
        '',
        'Exit codes:',
        ...ENDINGS.flatMap((line) => wrapped(line, '  ', page)),
    ];
}
function entry(name, text, page) {
    return [`  ${page.paint('bold', name)}`, ...wrapped(text, '      ', page), ''];
}
function wrapped(text, indent, { columns }) {
    const width = Math.max(columns - indent.length, 10);
    return (0,wrap_ansi/* default */.A)(text, width, { hard: true })
        .split('\n')
        .map((line) => indent + line);
}

// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(57975);
// EXTERNAL MODULE: ../../node_modules/string-width/index.js + 6 modules
var string_width = __webpack_require__(13160);
;// CONCATENATED MODULE: ./command/screen.js
/** Where a command writes: plain lines, or a terminal with lines that change in place. */



const DEFAULT_COLUMNS = 100;
const DEFAULT_ROWS = 24;
const NARROWEST = 20;
/** Longer lines tire the eye. */
const WIDEST = 120;
/** One stream, with a few lines at its end that are written anew when what they show changes. */
class Screen {
    /** True where lines can be written in place. */
    isLive;
    #stream;
    #hasColor;
    #fallbackColumns;
    #live = [];
    #drawn = 0;
    constructor(stream, { NO_COLOR = '', TERM = '', COLUMNS = '' }) {
        this.#stream = stream;
        this.isLive = stream.isTTY === true && TERM !== 'dumb';
        this.#hasColor = this.isLive && NO_COLOR === '';
        this.#fallbackColumns = /^[1-9]\d{0,3}$/.test(COLUMNS) ? Number(COLUMNS) : DEFAULT_COLUMNS;
    }
    /** How many columns a text for reading takes. */
    get columns() {
        const columns = this.#stream.columns || this.#fallbackColumns;
        return Math.min(Math.max(columns, NARROWEST), WIDEST);
    }
    /** The text in a style, where the terminal shows one. */
    paint(style, text) {
        return this.#hasColor ? (0,external_node_util_.styleText)(style, text, { validateStream: false }) : text;
    }
    /** Writes lines above those that change, without commands of CI systems. Unprintable characters must be gone. */
    writeLines(lines) {
        this.#erase();
        this.#stream.write(`${lines.map(log_line/* disarm */.Jt).join('\n')}\n`);
        this.#draw();
    }
    /** Shows lines in place of those shown before, cut to the terminal's size. */
    showLive(lines) {
        if (!this.isLive)
            return;
        this.#erase();
        this.#live = lines;
        this.#draw();
    }
    /** Takes the lines that change away, so that something else may write. */
    pause() {
        this.#erase();
    }
    /** Shows them again. */
    resume() {
        this.#draw();
    }
    #erase() {
        if (this.#drawn === 0)
            return;
        this.#stream.write(`\x1b[${this.#drawn}A\x1b[0J`);
        this.#drawn = 0;
    }
    #draw() {
        if (this.#live.length === 0)
            return;
        const room = Math.max((this.#stream.rows || DEFAULT_ROWS) - 2, 1);
        const hidden = this.#live.length - room;
        const shown = hidden > 0 ? this.#live.slice(0, room - 1) : [...this.#live];
        if (hidden > 0)
            shown.push(`and ${hidden + 1} more`);
        // A line that fills the last column would take two.
        const columns = (this.#stream.columns || this.#fallbackColumns) - 1;
        const lines = shown.map((line) => this.paint('dim', cutToWidth((0,log_line/* disarm */.Jt)(line), columns)));
        this.#stream.write(`${lines.join('\n')}\n`);
        this.#drawn = lines.length;
    }
}
/** The beginning of a line that takes at most so many columns, with an ellipsis for what was cut. */
function cutToWidth(line, columns) {
    if ((0,string_width/* default */.A)(line) <= columns)
        return line;
    let kept = '';
    let width = 0;
    for (const { segment } of new Intl.Segmenter().segment(line)) {
        width += (0,string_width/* default */.A)(segment);
        if (width > columns - 1)
            break;
        kept += segment;
    }
    return `${kept.trimEnd()}…`;
}

// EXTERNAL MODULE: external "node:net"
var external_node_net_ = __webpack_require__(77030);
;// CONCATENATED MODULE: ./command/secrets.js
/** What the command must not be told by a flag: the key, from the environment or a file. */



/** No key is longer. */
const MAX_BYTES = 64 * 1024;
/** How long the end of a pipe is waited for: what writes the key into it may ask somebody first. */
const PATIENCE_MS = 60_000;
const TOO_LARGE = 'the file is larger than any key';
/** @param keyFile path of the file that holds the key; undefined where the flag is not given */
async function readGivenSecrets(keyFile, env, waiting) {
    const token = env.GITHUB_TOKEN ?? '';
    if (keyFile === undefined) {
        return {
            inputs: { 'api-key': env.SIMULATION_API_KEY ?? '', 'github-token': token },
            faults: [],
        };
    }
    const read = await readKeyFile(keyFile, waiting);
    const key = typeof read === 'string' ? read : '';
    const faults = typeof read === 'string' ? [] : [`--api-key-file: ${read.problem}`];
    return { inputs: { 'api-key': key, 'github-token': token }, faults };
}
/** The key, without one line break at its end. */
async function readKeyFile(path, waiting) {
    try {
        const facts = (0,external_node_fs_.statSync)(path);
        if (!facts.isFile() && !facts.isFIFO())
            return { problem: 'it is not a file' };
        if (facts.size > MAX_BYTES)
            return { problem: TOO_LARGE };
        const bytes = facts.isFIFO() ? await readPipe(path, waiting) : (0,external_node_fs_.readFileSync)(path);
        if (bytes.length > MAX_BYTES)
            return { problem: TOO_LARGE };
        const key = new TextDecoder('utf-8', { fatal: true }).decode(bytes).replace(/\r?\n$/, '');
        return key === '' ? { problem: 'the file is empty: write the key into it' } : key;
    }
    catch (error) {
        if ((0,stops/* hasCode */.up)(error, 'ENOENT'))
            return { problem: 'there is no such file: check the path' };
        if ((0,stops/* hasCode */.up)(error, 'ERR_ENCODING_INVALID_ENCODED_DATA')) {
            return { problem: 'the file is not UTF-8 text' };
        }
        return { problem: `the file cannot be read (${(0,stops/* describeError */.Uc)(error)})` };
    }
}
/** As much of a pipe as no key has, or all of it. Opened without waiting, as nobody may write to it. */
async function readPipe(path, { clock, cancelled }) {
    const fd = (0,external_node_fs_.openSync)(path, external_node_fs_.constants.O_RDONLY | external_node_fs_.constants.O_NONBLOCK);
    const pipe = new external_node_net_.Socket({ fd, readable: true, writable: false });
    const read = new AbortController();
    const end = () => void pipe.destroy();
    clock.sleep(PATIENCE_MS, AbortSignal.any([cancelled, read.signal])).then(end, end);
    let bytes = Buffer.alloc(0);
    try {
        for await (const chunk of pipe) {
            bytes = Buffer.concat([bytes, chunk]);
            if (bytes.length > MAX_BYTES)
                break;
        }
        return bytes;
    }
    catch (error) {
        cancelled.throwIfAborted();
        if (!(0,stops/* hasCode */.up)(error, 'ERR_STREAM_PREMATURE_CLOSE'))
            throw error;
        throw new Error(`nobody wrote a key into this pipe within ${PATIENCE_MS / 1000} s`);
    }
    finally {
        read.abort();
    }
}

// EXTERNAL MODULE: ./core/text/secret-mask.js + 1 modules
var secret_mask = __webpack_require__(17558);
// EXTERNAL MODULE: ./core/text/strip.js
var strip = __webpack_require__(63917);
// EXTERNAL MODULE: ./runner/parts-of-secret.js
var parts_of_secret = __webpack_require__(37993);
// EXTERNAL MODULE: ../../node_modules/mdast-util-from-markdown/lib/index.js + 51 modules
var lib = __webpack_require__(94049);
// EXTERNAL MODULE: ../../node_modules/mdast-util-gfm-table/lib/index.js + 1 modules
var mdast_util_gfm_table_lib = __webpack_require__(29554);
// EXTERNAL MODULE: ../../node_modules/micromark-extension-gfm-table/lib/syntax.js + 2 modules
var syntax = __webpack_require__(44281);
;// CONCATENATED MODULE: ./command/table.js
/** A table at a terminal: in columns where it fits, else one row below the other. */


const GAP = '  ';
/** A cell of words is not read in less. */
const table_NARROWEST = 24;
/**
 * @param rows cells of text that is harmless already, the head first
 * @param align of each column; null stands for left
 */
function renderTable(rows, align, width, page) {
    const [head = [], ...body] = rows;
    const widths = head.map((_, column) => Math.max(...rows.map((row) => (0,string_width/* default */.A)(row[column] ?? ''))));
    const fitting = fitInto(width, widths);
    if (fitting === null)
        return body.flatMap((row, index) => stacked(head, row, index, width, page));
    const linesOf = (row) => {
        const cells = fitting.map((each, column) => wrapCell(row[column] ?? '', each));
        const height = Math.max(...cells.map(({ length }) => length));
        return Array.from({ length: height }, (_, line) => cells
            .map((lines, column) => pad(lines[line] ?? '', fitting[column] ?? 0, align[column] ?? null))
            .join(GAP)
            .trimEnd());
    };
    return [...linesOf(head).map((line) => page.paint('dim', line)), ...body.flatMap(linesOf)];
}
/** The widths with the widest one cut back, so that all have room; null where it would be too narrow. */
function fitInto(width, widths) {
    const total = widths.reduce((sum, each) => sum + each + GAP.length, -GAP.length);
    if (total <= width)
        return widths;
    const widest = widths.indexOf(Math.max(...widths));
    const left = (widths[widest] ?? 0) - (total - width);
    return left < table_NARROWEST ? null : widths.with(widest, left);
}
function wrapCell(text, width) {
    return (0,string_width/* default */.A)(text) <= width ? [text] : (0,wrap_ansi/* default */.A)(text, width, { hard: true }).split('\n');
}
function pad(text, width, align) {
    const padding = ' '.repeat(width - (0,string_width/* default */.A)(text));
    return align === 'right' ? padding + text : text + padding;
}
/** A row as lines of its own, each cell behind the head of its column. */
function stacked(head, row, index, width, page) {
    const lines = row.flatMap((text, column) => {
        if (text.trim() === '')
            return [];
        const name = head[column] ?? '';
        const lead = name === '' ? '' : `${page.paint('dim', `${name}:`)} `;
        return (0,wrap_ansi/* default */.A)(lead + text, width, { hard: true }).split('\n');
    });
    return index === 0 ? lines : ['', ...lines];
}

;// CONCATENATED MODULE: ./command/summary.js
/** A job summary, which is Markdown, as lines for reading at a terminal of any width. */







const TAG = /<[^>]*>/g;
const ENTITIES = {
    '&amp;': '&',
    '&lt;': '<',
    '&gt;': '>',
    '&quot;': '"',
    '&#39;': "'",
};
/**
 * The lines of a summary, each as wide as the page at most. What it shows collapsed is named alone; the
 * report files have it. Text loses what a terminal would act upon.
 */
function renderSummary(markdown, page) {
    const root = (0,lib/* fromMarkdown */.Y)(markdown, {
        extensions: [(0,syntax/* gfmTable */.x)()],
        mdastExtensions: [(0,mdast_util_gfm_table_lib/* gfmTableFromMarkdown */.c)()],
    });
    const lines = [];
    let depth = 0;
    let wasFold = false;
    for (const node of root.children) {
        const within = depth;
        if (node.type === 'html')
            depth += balanceOf(node.value);
        if (within > 0)
            continue;
        const isFold = node.type === 'html';
        const shown = isFold ? folded(node.value, page) : block(node, page.columns, page);
        if (shown.length === 0)
            continue;
        if (lines.length > 0 && !(isFold && wasFold))
            lines.push('');
        lines.push(...shown);
        wasFold = isFold;
    }
    return lines;
}
/** How many more `<details>` are opened than closed. */
function balanceOf(html) {
    return (html.match(/<details/g) ?? []).length - (html.match(/<\/details/g) ?? []).length;
}
/** The line that stands for what is collapsed. */
function folded(html, page) {
    const text = html
        .replace(TAG, '')
        .replace(/&(?:amp|lt|gt|quot|#39);/g, (it) => ENTITIES[it] ?? it);
    const line = plain(text).trim();
    return line === '' ? [] : wrap(page.paint('dim', `▸ ${line}`), page.columns);
}
function block(node, width, page) {
    switch (node.type) {
        case 'heading':
            return wrap(page.paint('bold', inline(node.children, page)), width);
        case 'paragraph':
            return wrap(inline(node.children, page), width);
        case 'blockquote':
            return indented(blocks(node.children, width - 2, page), page.paint('dim', '│ '));
        case 'list':
            return node.children.flatMap((item, index) => {
                const mark = node.ordered ? `${(node.start ?? 1) + index}. ` : '- ';
                const inside = blocks(item.children, width - mark.length, page, node.spread ?? false);
                return indented(inside, ' '.repeat(mark.length), mark);
            });
        case 'code':
            return code(node.value, node.lang === 'diff', width, page);
        case 'table': {
            const rows = node.children.map(({ children }) => children.map((cell) => inline(cell.children, page, false).trim()));
            return renderTable(rows, node.align ?? [], width, page);
        }
        case 'thematicBreak':
            return [page.paint('dim', '─'.repeat(width))];
        default:
            return [];
    }
}
function blocks(nodes, width, page, isSpread = true) {
    return nodes.flatMap((node, index) => {
        const lines = block(node, Math.max(width, 10), page);
        return isSpread && index > 0 && lines.length > 0 ? ['', ...lines] : lines;
    });
}
function code(text, isDiff, width, page) {
    const lines = (0,strip/* stripUnprintable */.jh)(text).replaceAll('\t', '    ').split('\n');
    const shown = isDiff
        ? unfolded(lines).flatMap((line) => diffLine(line, width - 4, page))
        : lines.flatMap((line) => wrap(line, width - 4, false));
    return indented(shown, '    ');
}
/** Longer than this is a line that the summary has folded at a space, where it ends with one. */
const FOLDED_CHARS = 60;
/** Lines of a diff as they were before the summary folded them, for the width of the page. */
function unfolded(lines) {
    const whole = [];
    for (const line of lines) {
        const last = whole.at(-1) ?? '';
        const goesOn = last.length > FOLDED_CHARS && last.endsWith(' ') && last[0] === line[0];
        if (goesOn)
            whole.splice(-1, 1, last + line.slice(1));
        else
            whole.push(line);
    }
    return whole;
}
/** A line of a diff, folded with its mark before each piece. */
function diffLine(line, width, page) {
    const mark = line.slice(0, 1);
    const style = mark === '+' ? 'green' : mark === '-' ? 'red' : 'dim';
    const pieces = wrap(line.slice(1), width - 1);
    return pieces.map((piece) => page.paint(style, mark + piece));
}
/** @param showsLinks false where there is no room for addresses */
function inline(nodes, page, showsLinks = true) {
    return nodes
        .map((node) => {
        switch (node.type) {
            case 'text':
                return plain(node.value);
            case 'inlineCode':
                return page.paint('cyan', plain(node.value));
            case 'strong':
                return page.paint('bold', inline(node.children, page, showsLinks));
            case 'emphasis':
                return page.paint('italic', inline(node.children, page, showsLinks));
            case 'link': {
                const text = inline(node.children, page, showsLinks);
                const url = plain(node.url);
                return showsLinks && /^https?:/.test(url) ? `${text} (${page.paint('dim', url)})` : text;
            }
            case 'break':
                return '\n';
            default:
                return '';
        }
    })
        .join('');
}
/** On one line, as its soft breaks are none here. */
function plain(text) {
    return (0,strip/* stripUnprintable */.jh)(text).replace(/\s+/g, ' ');
}
function wrap(text, width, trim = true) {
    if ((0,string_width/* default */.A)(text) <= width && !text.includes('\n'))
        return [text];
    return (0,wrap_ansi/* default */.A)(text, width, { hard: true, trim }).split('\n');
}
function indented(lines, indent, first = indent) {
    return lines.map((line, index) => `${index === 0 ? first : indent}${line}`.trimEnd());
}

;// CONCATENATED MODULE: ./command/terminal-runner.js




const STYLES = {
    error: ['red', 'bold'],
    warning: ['yellow', 'bold'],
    notice: 'bold',
};
/** A message that begins with an outcome. */
const WITH_OUTCOME = /^(error|failed|inconclusive|skipped): (.*)$/s;
/**
 * The runner of the command: inputs from flags, the log to a terminal or a file, outputs and state kept
 * in memory. Everything that is written loses what a terminal would act upon, and secrets.
 */
class TerminalRunner {
    isDebug;
    showsSummary = true;
    howToGiveKey = 'set the environment variable SIMULATION_API_KEY, or name a file that holds the key with --api-key-file';
    howToGiveToken = 'set the environment variable GITHUB_TOKEN to a token';
    secrets = new secret_mask/* SecretMask */.f();
    outputs = {};
    state = {};
    #inputs;
    #screen;
    #errors;
    /** The words of the summary, as far as it is written. */
    #told = '';
    constructor({ inputs, isDebug, screen, errors }) {
        this.#inputs = inputs;
        this.isDebug = isDebug;
        this.#screen = screen;
        this.#errors = errors;
    }
    get isLive() {
        return this.#screen.isLive;
    }
    getInput(name) {
        return this.#inputs[name] ?? '';
    }
    givenInputs() {
        return Object.keys(this.#inputs).map((name) => name.toUpperCase());
    }
    getState(name) {
        return this.state[name] ?? '';
    }
    maskSecret(value) {
        this.secrets.add(...(0,parts_of_secret/* partsOfSecret */.Y)(value));
    }
    info(text) {
        this.#write(this.#screen, this.#linesOf(text));
    }
    debug(text) {
        if (!this.isDebug)
            return;
        const lines = this.#linesOf(text).map((line) => this.#screen.paint('dim', `debug: ${line}`));
        this.#write(this.#screen, lines);
    }
    group(title, lines) {
        const inside = lines.flatMap((line) => this.#linesOf(line)).map((line) => `  ${line}`);
        this.#write(this.#screen, [this.#linesOf(title).join(' '), ...inside]);
    }
    showLive(lines) {
        this.#screen.showLive(lines.map((line) => this.#linesOf(line).join(' ')));
    }
    annotate(level, message) {
        const screen = level === 'notice' ? this.#screen : this.#errors;
        const [line = '', ...others] = this.#linesOf(message);
        const [, outcome = '', told = line] = WITH_OUTCOME.exec(line) ?? [];
        if (this.#isTold([told, ...others].join(' ')))
            return;
        // An outcome that fails a step is an error by its own name.
        const lead = level === 'error' && outcome !== '' ? outcome : level;
        const first = `${screen.paint(STYLES[level], `${lead}:`)} ${lead === outcome ? told : line}`;
        this.#write(screen, [first, ...others.map((other) => `  ${other}`)]);
    }
    /** Whether a reader sees a message already, in the summary on the same terminal. */
    #isTold(message) {
        const isOneTerminal = this.#screen.isLive && this.#errors.isLive;
        return isOneTerminal && this.#told.includes(wordsOf(message));
    }
    annotationsLeft() {
        return Number.POSITIVE_INFINITY;
    }
    setOutput(name, value) {
        this.outputs[name] = this.secrets.hide(value);
    }
    saveState(name, value) {
        this.state[name] = value;
    }
    async writeSummary(markdown) {
        const hidden = this.secrets.hideInMarkup(markdown);
        this.#told = wordsOf(hidden);
        const lines = renderSummary(hidden, this.#screen).map((line) => this.secrets.hide(line));
        this.#write(this.#screen, ['', ...lines, '']);
    }
    /** What stands on the errors' screen must not be written into the lines that change on the other. */
    #write(screen, lines) {
        if (lines.length === 0)
            return;
        if (screen !== this.#screen)
            this.#screen.pause();
        screen.writeLines(lines);
        if (screen !== this.#screen)
            this.#screen.resume();
    }
    #linesOf(text) {
        const lines = (0,strip/* stripUnprintable */.jh)(this.secrets.hide(text)).replaceAll('\t', '    ').split('\n');
        return lines.every((line) => line.trim() === '') ? [] : lines;
    }
}
/** Letters and digits alone, which no markup changes. */
function wordsOf(text) {
    return text
        .replace(/&(?:amp|lt|gt|quot|#\d+);/g, '')
        .replace(/[^\p{L}\p{N}]+/gu, '')
        .toLowerCase();
}

;// CONCATENATED MODULE: ./command/command.js
/** The command line: the same actions outside of GitHub, with flags in place of inputs. */













/** Where report files lie if nobody says: what is found again is worth more here than a fresh folder. */
const REPORT_DIR = 'simulation-gate-report';
/**
 * Does what the arguments ask for, and gives the exit code.
 *
 * @param root the folder of the package, with its action.yml
 */
async function runCommand(args, surroundings, root, perform) {
    const { world, stdout, stderr } = surroundings;
    const out = new Screen(stdout, world.env);
    const [name = '', ...rest] = args;
    const subcommands = readSubcommands(root);
    if (name === '--version') {
        out.writeLines([version/* VERSION */.x]);
        return JUDGED.passed;
    }
    const wanted = name === 'help' ? (rest[0] ?? '--help') : name;
    if (wanted === '--help' || wanted === '-h') {
        out.writeLines(describeCommand(subcommands, out));
        return JUDGED.passed;
    }
    const subcommand = subcommands.find((one) => one.name === wanted);
    if (subcommand === undefined) {
        const err = new Screen(stderr, world.env);
        err.writeLines([
            `${err.paint('red', 'error:')} ${command_describeUnknown(wanted, subcommands)}`,
            ...(wanted === '' ? ['', ...describeCommand(subcommands, err)] : []),
        ]);
        return JUDGED.error;
    }
    const flags = readFlags(rest, subcommand.inputs);
    if (name === 'help' || flags.own.help !== undefined) {
        out.writeLines(describeSubcommand(subcommand, out));
        return JUDGED.passed;
    }
    return runSubcommand(subcommand, flags, surroundings, perform);
}
function command_describeUnknown(name, subcommands) {
    const names = subcommands.map((one) => one.name);
    if (names.length === 0) {
        return 'there is no action.yml beside the folder that this command lies in: unpack or clone all of the package';
    }
    if (name === '' || name.startsWith('-')) {
        return `the first argument has to say what to do: ${names.join(', ')}`;
    }
    return `the first argument is none of ${names.join(', ')}; did you mean ${(0,nearest/* nearest */.pA)(name, names)}?`;
}
async function runSubcommand(subcommand, flags, { world, stdout, stderr, cleaningUp }, perform) {
    const [isJson, isDebug] = ['json', 'debug'].map((name) => isSet(flags, name));
    const secrets = await readGivenSecrets(flags.own['api-key-file'], world.env, world);
    const errors = new Screen(stderr, world.env);
    const screen = isJson ? errors : new Screen(stdout, world.env);
    const inputs = {
        ...standardInputs(subcommand),
        ...flags.inputs,
        ...takenBy(subcommand, secrets.inputs),
    };
    const runner = new TerminalRunner({ inputs, isDebug: isDebug === true, screen, errors });
    const faults = [...flags.faults, ...secrets.faults];
    let exitCode = JUDGED.error;
    if (faults.length > 0) {
        for (const fault of faults)
            runner.annotate('error', fault);
        runner.info(`simulation-gate ${subcommand.name} --help shows all flags.`);
        runner.setOutput('outcome', 'error');
        runner.setOutput('reasons', JSON.stringify(faults.map((message) => ({ rule: 'input', message }))));
    }
    else {
        const ended = await perform(subcommand.main, { ...world, runner });
        if (subcommand.post !== null)
            await cleanUp(subcommand.post, runner, world, cleaningUp, perform);
        const { 'html-file': page, 'json-file': json } = runner.outputs;
        if (page)
            runner.info(`Report: ${page}`);
        else if (json)
            runner.info(`Report as JSON: ${json}`);
        const patch = runner.outputs['patch-file'];
        if (patch)
            runner.info(`To apply the prompt fixes: ${howToApply(patch, process.cwd())}`);
        exitCode = exitCodeOf(ended, runner.outputs.outcome);
    }
    if (isJson)
        new Screen(stdout, world.env).writeLines([jsonOf(runner.outputs)]);
    const { aborted, reason } = world.cancelled;
    return aborted && reason instanceof stops/* Cancelled */.cJ ? 128 + numberOf(reason.signal) : exitCode;
}
/** What the post step of a job would do. */
async function cleanUp(post, runner, world, cancelled, perform) {
    const saved = Object.entries(runner.state).map(([name, value]) => [`STATE_${name}`, value]);
    const env = { ...world.env, ...Object.fromEntries(saved) };
    await perform(post, { ...world, env, runner, cancelled });
}
function standardInputs({ name, inputs }) {
    const hasReports = inputs.some((input) => input.name === 'report-dir');
    return hasReports || name === GATE ? { 'report-dir': REPORT_DIR } : {};
}
/** Those that are inputs of the subcommand: the environment may hold a key for others. */
function takenBy({ inputs }, secrets) {
    const known = new Set(inputs.map(({ name }) => name));
    return Object.fromEntries(Object.entries(secrets).filter(([name]) => known.has(name)));
}
function isSet({ own, faults }, name) {
    const text = own[name];
    if (text === undefined)
        return false;
    const value = (0,simple_values/* parseBoolean */.yG)(text);
    if (value.ok)
        return value.value;
    faults.push(`--${name} takes true or false, or no value`);
    return true;
}
function numberOf(signal) {
    return new Map(Object.entries(external_node_os_.constants.signals)).get(signal) ?? 0;
}

;// CONCATENATED MODULE: ./entries/command.js




/** A terminal that goes away ends the command as Ctrl-C does. */
const HANG_UP = 'SIGHUP';
/**
 * Runs the command with this process's arguments and streams. What a first signal ends is told by the
 * world; a second one ends the cleaning up as well.
 */
function runCommandHere(launcher, world, perform) {
    const hungUp = new AbortController();
    const again = new AbortController();
    const cancelled = AbortSignal.any([world.cancelled, hungUp.signal]);
    process.on(HANG_UP, () => hungUp.abort(new stops/* Cancelled */.cJ(HANG_UP)));
    for (const signal of ['SIGINT', 'SIGTERM', HANG_UP]) {
        let count = 0;
        process.on(signal, () => {
            count += 1;
            if (count > 1)
                again.abort(new stops/* Cancelled */.cJ(signal));
        });
    }
    const { stdout, stderr, argv } = process;
    return runCommand(argv.slice(2), { world: { ...world, cancelled }, stdout, stderr, cleaningUp: again.signal }, (0,external_node_path_.resolve)((0,external_node_path_.dirname)((0,external_node_url_.fileURLToPath)(launcher)), '..'), perform);
}


/***/ })

};
;