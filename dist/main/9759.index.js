"use strict";
exports.id = 9759;
exports.ids = [9759];
exports.modules = {

/***/ 9759:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  runCommandHere: () => (  runCommandHere)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: external "node:url"
var external_node_url_ = __webpack_require__(3136);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(8161);
// EXTERNAL MODULE: ./core/input/simple-values.js
var simple_values = __webpack_require__(387);
// EXTERNAL MODULE: ./core/text/nearest.js
var nearest = __webpack_require__(4689);
// EXTERNAL MODULE: ./core/version.js + 1 modules
var version = __webpack_require__(5459);
// EXTERNAL MODULE: ./step/stops.js
var stops = __webpack_require__(3743);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
;// CONCATENATED MODULE: ./command/apply-patch.js


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

;// CONCATENATED MODULE: ./command/ending.js
const JUDGED = {
    passed: 0,
    failed: 1,
    error: 2,
    inconclusive: 3,
    skipped: 4,
    started: 4,
};
function exitCodeOf(ended, outcome) {
    const known = Object.entries(JUDGED).find(([name]) => name === outcome)?.[1];
    if (ended === 0)
        return known === JUDGED.skipped ? known : 0;
    return known === undefined || known === 0 || known === JUDGED.skipped ? JUDGED.error : known;
}
function jsonOf(outputs) {
    const values = Object.entries(outputs).map(([name, text]) => [name, read(text)]);
    return JSON.stringify(Object.fromEntries(values), null, 2);
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
var dist = __webpack_require__(5864);
// EXTERNAL MODULE: ../../node_modules/zod/v4/mini/schemas.js
var schemas = __webpack_require__(5915);
;// CONCATENATED MODULE: ./command/subcommands.js
const GATE = 'gate';
const WITHOUT_FLAG = {
    'api-key': 'a key in a command line can be read by everybody on the machine: set the environment variable SIMULATION_API_KEY, or name a file that holds the key with --api-key-file',
    'github-token': 'a token in a command line can be read by everybody on the machine: set the environment variable GITHUB_TOKEN',
    'cancel-unjudged': 'it is for steps of a job, and nothing goes on after this command: leave it out, and cancel the run in the dashboard of the service, or judge it with --job-id',
};
const metadataSchema = schemas ._H3({
    name: schemas .YjP(),
    description: schemas .YjP(),
    inputs: schemas .g1P(schemas .YjP(), schemas ._H3({
        description: schemas .YjP(),
        default: schemas .Rvf(schemas .FsL(schemas .L5J(), schemas .pdi(String)), ''),
    })),
    runs: schemas ._H3({ main: schemas .YjP(), post: schemas .lqM(schemas .YjP()) }),
});
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
    const { description, inputs, runs } = metadataSchema.parse((0,dist .qg)(text));
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
const MAX_EDITS = 2;
const OWN_FLAGS = {
    'api-key-file': 'Path of a file that holds the API key; it may end in one line break. Wins over the environment variable SIMULATION_API_KEY.',
    json: 'Write one JSON document with all outputs to stdout; everything else goes to stderr.',
    debug: 'Tell every request, and what was passed over.',
    help: 'Show this help.',
};
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
            flags.faults.push(`--${name} needs a value, as in --${name}=\u2026`);
        }
        else {
            note(flags, name, taken ?? 'true', facts !== undefined);
        }
    }
    return flags;
}
function takeNext(next, isSwitch) {
    if (next === undefined || next.startsWith('--') || next === '-h')
        return undefined;
    return isSwitch && !(0,simple_values .yG)(next).ok ? undefined : next;
}
function isSwitch(name, inputs) {
    const isBoolean = inputs.some((input) => input.name === name && input.isBoolean);
    return isBoolean || ['json', 'debug', 'help'].includes(name);
}
const SHORT_WORD = /^[a-z\d]{1,8}$/i;
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
    const near = [...known, ...withoutFlag].filter((one) => (0,nearest .yx)(name, one) <= Math.max(MAX_EDITS, name.length / 3));
    const meant = (0,nearest .pA)(name, near);
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
var wrap_ansi = __webpack_require__(5354);
;// CONCATENATED MODULE: ./command/help.js



const KEY_FILE = 'api-key-file';
const SECRETS = {
    'api-key': `The API key is read from the environment variable SIMULATION_API_KEY, or from the file that --${KEY_FILE} names; never from a flag.`,
    'github-token': 'The token for what is asked of GitHub is read from the environment variable GITHUB_TOKEN.',
};
const ENDINGS = [
    '0  passed, or done',
    '1  failed',
    '2  error: a flag, the key or something else is at fault',
    '3  inconclusive: no judgement could be had',
    '4  skipped, or started without a judgement',
    '130  cancelled by Ctrl-C, with the runs that it had started',
];
function describeCommand(subcommands, page) {
    return [
        ...wrapped('Usage: simulation-gate <what> [flags]', '', page),
        '',
        ...subcommands.flatMap(({ name, description }) => entry(name, description, page)),
        ...wrapped('simulation-gate <what> --help shows its flags, simulation-gate --version the version.', '', page),
        ...common(subcommands.flatMap(({ inputs }) => inputs), page),
    ];
}
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
    const secrets = Object.entries(SECRETS).filter(([name]) => takes(name, inputs));
    return [
        ...secrets.flatMap(([, text]) => ['', ...wrapped(text, '', page)]),
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
    return (0,wrap_ansi .A)(text, width, { hard: true })
        .split('\n')
        .map((line) => indent + line);
}

// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(7975);
// EXTERNAL MODULE: ../../node_modules/string-width/index.js + 6 modules
var string_width = __webpack_require__(3160);
;// CONCATENATED MODULE: ./command/screen.js


const DEFAULT_COLUMNS = 100;
const DEFAULT_ROWS = 24;
const NARROWEST = 20;
const WIDEST = 120;
class Screen {
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
    get columns() {
        const columns = this.#stream.columns || this.#fallbackColumns;
        return Math.min(Math.max(columns, NARROWEST), WIDEST);
    }
    paint(style, text) {
        return this.#hasColor ? (0,external_node_util_.styleText)(style, text, { validateStream: false }) : text;
    }
    writeLines(lines) {
        this.#erase();
        this.#stream.write(`${lines.join('\n')}\n`);
        this.#draw();
    }
    showLive(lines) {
        if (!this.isLive)
            return;
        this.#erase();
        this.#live = lines;
        this.#draw();
    }
    pause() {
        this.#erase();
    }
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
        const columns = (this.#stream.columns || this.#fallbackColumns) - 1;
        const lines = shown.map((line) => this.paint('dim', cutToWidth(line, columns)));
        this.#stream.write(`${lines.join('\n')}\n`);
        this.#drawn = lines.length;
    }
}
function cutToWidth(line, columns) {
    if ((0,string_width .A)(line) <= columns)
        return line;
    let kept = '';
    let width = 0;
    for (const { segment } of new Intl.Segmenter().segment(line)) {
        width += (0,string_width .A)(segment);
        if (width > columns - 1)
            break;
        kept += segment;
    }
    return `${kept.trimEnd()}\u2026`;
}

;// CONCATENATED MODULE: ./command/secrets.js
const MAX_BYTES = 64 * 1024;
const PATIENCE_MS = 60_000;
const TOO_LARGE = 'the file is larger than any key';
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
        if ((0,stops .up)(error, 'ENOENT'))
            return { problem: 'there is no such file: check the path' };
        if ((0,stops .up)(error, 'ERR_ENCODING_INVALID_ENCODED_DATA')) {
            return { problem: 'the file is not UTF-8 text' };
        }
        return { problem: `the file cannot be read (${(0,stops .Uc)(error)})` };
    }
}
async function readPipe(path, { clock, cancelled }) {
    const { Socket } = await Promise.resolve( ).then(__webpack_require__.t.bind(__webpack_require__, 7030, 23));
    const fd = (0,external_node_fs_.openSync)(path, external_node_fs_.constants.O_RDONLY | external_node_fs_.constants.O_NONBLOCK);
    const pipe = new Socket({ fd, readable: true, writable: false });
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
        if (!(0,stops .up)(error, 'ERR_STREAM_PREMATURE_CLOSE'))
            throw error;
        throw new Error(`nobody wrote a key into this pipe within ${PATIENCE_MS / 1000} s`);
    }
    finally {
        read.abort();
    }
}

// EXTERNAL MODULE: ./core/text/secret-mask.js + 1 modules
var secret_mask = __webpack_require__(7558);
// EXTERNAL MODULE: ./core/text/strip.js
var strip = __webpack_require__(3917);
// EXTERNAL MODULE: ./runner/parts-of-secret.js
var parts_of_secret = __webpack_require__(7993);
;// CONCATENATED MODULE: ./command/terminal-runner.js



const STYLES = {
    error: ['red', 'bold'],
    warning: ['yellow', 'bold'],
    notice: 'bold',
};
const WITH_OUTCOME = /^(error|failed|inconclusive|skipped): (.*)$/s;
class TerminalRunner {
    isDebug;
    showsSummary = true;
    howToGiveKey = 'set the environment variable SIMULATION_API_KEY, or name a file that holds the key with --api-key-file';
    howToGiveToken = 'set the environment variable GITHUB_TOKEN to a token';
    secrets = new secret_mask .f();
    outputs = {};
    state = {};
    #inputs;
    #screen;
    #errors;
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
        this.secrets.add(...(0,parts_of_secret .Y)(value));
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
        const lead = level === 'error' && outcome !== '' ? outcome : level;
        const first = `${screen.paint(STYLES[level], `${lead}:`)} ${lead === outcome ? told : line}`;
        this.#write(screen, [first, ...others.map((other) => `  ${other}`)]);
    }
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
        const { renderSummary } = await Promise.all( [__webpack_require__.e(9854), __webpack_require__.e(1313)]).then(__webpack_require__.bind(__webpack_require__, 1313));
        const hidden = this.secrets.hideInMarkup(markdown);
        this.#told = wordsOf(hidden);
        const lines = renderSummary(hidden, this.#screen).map((line) => this.secrets.hide(line));
        this.#write(this.#screen, ['', ...lines, '']);
    }
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
        const lines = (0,strip .jh)(this.secrets.hide(text)).replaceAll('\t', '    ').split('\n');
        return lines.every((line) => line.trim() === '') ? [] : lines;
    }
}
function wordsOf(text) {
    return text
        .replace(/&(?:amp|lt|gt|quot|#\d+);/g, '')
        .replace(/[^\p{L}\p{N}]+/gu, '')
        .toLowerCase();
}

;// CONCATENATED MODULE: ./command/command.js
const REPORT_DIR = 'simulation-gate-report';
async function runCommand(args, surroundings, root, perform) {
    const { world, stdout, stderr } = surroundings;
    const out = new Screen(stdout, world.env);
    const [name = '', ...rest] = args;
    const subcommands = readSubcommands(root);
    if (name === '--version') {
        out.writeLines([version .x]);
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
    return `the first argument is none of ${names.join(', ')}; did you mean ${(0,nearest .pA)(name, names)}?`;
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
    return aborted && reason instanceof stops .cJ ? 128 + numberOf(reason.signal) : exitCode;
}
async function cleanUp(post, runner, world, cancelled, perform) {
    const saved = Object.entries(runner.state).map(([name, value]) => [`STATE_${name}`, value]);
    const env = { ...world.env, ...Object.fromEntries(saved) };
    await perform(post, { ...world, env, runner, cancelled });
}
function standardInputs({ name, inputs }) {
    const hasReports = inputs.some((input) => input.name === 'report-dir');
    return hasReports || name === GATE ? { 'report-dir': REPORT_DIR } : {};
}
function takenBy({ inputs }, secrets) {
    const known = new Set(inputs.map(({ name }) => name));
    return Object.fromEntries(Object.entries(secrets).filter(([name]) => known.has(name)));
}
function isSet({ own, faults }, name) {
    const text = own[name];
    if (text === undefined)
        return false;
    const value = (0,simple_values .yG)(text);
    if (value.ok)
        return value.value;
    faults.push(`--${name} takes true or false, or no value`);
    return true;
}
function numberOf(signal) {
    return new Map(Object.entries(external_node_os_.constants.signals)).get(signal) ?? 0;
}

;// CONCATENATED MODULE: ./entries/command.js




const HANG_UP = 'SIGHUP';
function runCommandHere(launcher, world, perform) {
    const hungUp = new AbortController();
    const again = new AbortController();
    const cancelled = AbortSignal.any([world.cancelled, hungUp.signal]);
    process.on(HANG_UP, () => hungUp.abort(new stops .cJ(HANG_UP)));
    for (const signal of ['SIGINT', 'SIGTERM', HANG_UP]) {
        let count = 0;
        process.on(signal, () => {
            count += 1;
            if (count > 1)
                again.abort(new stops .cJ(signal));
        });
    }
    const { stdout, stderr, argv } = process;
    return runCommand(argv.slice(2), { world: { ...world, cancelled }, stdout, stderr, cleaningUp: again.signal }, (0,external_node_path_.resolve)((0,external_node_path_.dirname)((0,external_node_url_.fileURLToPath)(launcher)), '..'), perform);
}


/***/ })

};
;