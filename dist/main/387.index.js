"use strict";
exports.id = 387;
exports.ids = [387];
exports.modules = {

/***/ 41387:
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
// EXTERNAL MODULE: ./text/log-line.js + 1 modules
var log_line = __webpack_require__(82456);
// EXTERNAL MODULE: ./text/nearest.js
var nearest = __webpack_require__(42337);
// EXTERNAL MODULE: ./text/step-error.js
var step_error = __webpack_require__(53326);
// EXTERNAL MODULE: ./text/values/simple-values.js
var simple_values = __webpack_require__(58129);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(57975);
// EXTERNAL MODULE: ../../node_modules/yaml/dist/index.js
var dist = __webpack_require__(33483);
// EXTERNAL MODULE: ../../node_modules/zod/v4/mini/schemas.js
var schemas = __webpack_require__(5915);
;// CONCATENATED MODULE: ./cli/subcommands.js




const GATE = 'gate';
const WITHOUT_FLAG = {
    'api-key': 'a key in a command line can be read by everybody on the machine: set the environment variable SIMULATION_API_KEY, or name a file that holds the key with --api-key-file',
    'github-token': 'a token in a command line can be read by everybody on the machine: set the environment variable GITHUB_TOKEN',
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
function readSubcommands(root) {
    return ['', ...(0,external_node_fs_.readdirSync)(root).sort()]
        .map((folder) => ({ name: folder || GATE, path: (0,external_node_path_.join)(root, folder, 'action.yml') }))
        .filter(({ path }) => (0,external_node_fs_.existsSync)(path))
        .map(({ name, path }) => subcommandOf(name, (0,external_node_fs_.readFileSync)(path, 'utf8')));
}
function subcommandOf(name, text) {
    const { description, inputs, runs } = metadataSchema.parse((0,dist/* parse */.qg)(text));
    return {
        name,
        description,
        inputs: Object.entries(inputs).map(([input, { description: meaning, default: standard }]) => ({
            name: input,
            description: meaning,
            standard,
            isBoolean: standard === 'true' || standard === 'false',
        })),
        main: (0,external_node_path_.basename)(runs.main, '.js'),
        post: runs.post === undefined ? null : (0,external_node_path_.basename)(runs.post, '.js'),
    };
}

;// CONCATENATED MODULE: ./cli/flags.js






const MAX_EDITS = 2;
const OWN_FLAGS = {
    'api-key-file': 'Path of a file that holds the API key; it may end in one line break. Wins over the environment variable SIMULATION_API_KEY.',
    json: 'Write one JSON document with all outputs to stdout; everything else goes to stderr.',
    debug: 'Print every request and what was ignored.',
    help: 'Show this help.',
};
function readFlags(args, inputs) {
    const flags = { inputs: {}, own: {}, faults: [] };
    const own = Object.keys(OWN_FLAGS).map((name) => ({ name, isBoolean: name !== 'api-key-file' }));
    const known = [...inputs.filter(({ name }) => !(name in WITHOUT_FLAG)), ...own];
    const types = new Map(known.map(({ name, isBoolean }) => [name, isBoolean ? 'boolean' : 'string']));
    const options = Object.fromEntries([...types].map(([name, type]) => [name, { type }]));
    const given = args.map((arg) => (arg === '-h' ? '--help' : arg));
    const { tokens } = (0,external_node_util_.parseArgs)({ args: given, options, strict: false, tokens: true });
    for (const [at, token] of tokens.entries()) {
        if (token.kind === 'option' && token.rawName.startsWith('--')) {
            const { name, value, inlineValue } = token;
            const next = tokens[at + 1];
            if (!types.has(name)) {
                flags.faults.push(describeUnknown(name, [...types.keys(), ...inputs.map((input) => input.name)]));
            }
            else if (types.get(name) === 'boolean') {
                const follows = next?.kind === 'positional' && (0,simple_values/* parseBoolean */.yG)(next.value).ok;
                note(flags, name, value ?? (follows ? next.value : 'true'), inputs);
            }
            else if (value === undefined || (inlineValue === false && value.startsWith('--'))) {
                flags.faults.push(`--${name} needs a value, as in --${name}=…`);
            }
            else {
                note(flags, name, value, inputs);
            }
            continue;
        }
        const before = tokens[at - 1];
        const flag = before?.kind === 'option' && before.value === undefined ? before.name : '';
        const isSwitch = types.get(flag) === 'boolean';
        const isTaken = token.kind === 'positional' && isSwitch && (0,simple_values/* parseBoolean */.yG)(token.value).ok;
        if (isTaken || (flag !== '' && !isSwitch))
            continue;
        flags.faults.push(isSwitch
            ? `--${flag} takes true or false, or no value`
            : `argument ${token.index + 1} belongs to no flag: write values behind their flag, as in --run-plan nightly`);
    }
    return flags;
}
function note(flags, name, value, inputs) {
    const isInput = inputs.some((input) => input.name === name);
    const values = isInput ? flags.inputs : flags.own;
    const before = values[name];
    values[name] = before === undefined || !isInput ? value : `${before}\n${value}`;
}
function describeUnknown(name, names) {
    const fixes = WITHOUT_FLAG;
    const limit = Math.max(MAX_EDITS, name.length / 3);
    const near = names.filter((one) => (0,nearest/* editsBetween */.yx)(name, one) <= limit);
    const meant = (0,nearest/* nearest */.pA)(name, near);
    const shown = /^[\w.-]{1,60}$/.test(name) ? `--${name}` : 'a flag';
    if (meant === undefined)
        return `${shown} is not known`;
    const fix = fixes[meant];
    return fix === undefined
        ? `${shown} is not known; did you mean --${meant}?`
        : `--${meant} is no flag here: ${fix}`;
}
function readGivenSecrets(keyFile, { SIMULATION_API_KEY = '', GITHUB_TOKEN = '' }) {
    const inputs = { 'api-key': SIMULATION_API_KEY, 'github-token': GITHUB_TOKEN };
    if (keyFile === undefined)
        return { inputs, faults: [] };
    try {
        const key = (0,external_node_fs_.readFileSync)(keyFile, 'utf8').replace(/\r?\n$/, '');
        const faults = key === '' ? ['--api-key-file: the file is empty: write the key into it'] : [];
        return { inputs: { ...inputs, 'api-key': key }, faults };
    }
    catch (error) {
        return {
            inputs,
            faults: [`--api-key-file: the file cannot be read (${(0,step_error/* describeError */.Uc)(error)})`],
        };
    }
}

// EXTERNAL MODULE: ./runner/github-runner.js + 1 modules
var github_runner = __webpack_require__(16976);
// EXTERNAL MODULE: ./text/secret-mask.js
var secret_mask = __webpack_require__(37904);
// EXTERNAL MODULE: ./text/strip.js
var strip = __webpack_require__(30269);
;// CONCATENATED MODULE: ./cli/terminal-runner.js




function writeLines(stream, lines) {
    if (lines.length > 0)
        stream.write(`${lines.map(log_line/* disarm */.Jt).join('\n')}\n`);
}
class TerminalRunner {
    isDebug;
    howToGiveKey = 'set the environment variable SIMULATION_API_KEY, or name a file that holds the key with --api-key-file';
    howToGiveToken = 'set the environment variable GITHUB_TOKEN to a token';
    secrets = new secret_mask/* SecretMask */.f();
    outputs = {};
    state = {};
    #settings;
    constructor(settings) {
        this.#settings = settings;
        this.isDebug = settings.isDebug;
    }
    getInput(name) {
        return this.#settings.inputs[name] ?? '';
    }
    givenInputs() {
        return Object.keys(this.#settings.inputs).map((name) => name.toUpperCase());
    }
    getState(name) {
        return this.state[name] ?? '';
    }
    maskSecret(value) {
        this.secrets.add(...(0,github_runner/* partsOfSecret */.Y)(value));
    }
    info(text) {
        writeLines(this.#settings.out, this.#linesOf(text));
    }
    debug(text) {
        if (this.isDebug)
            for (const line of this.#linesOf(text))
                this.info(`debug: ${line}`);
    }
    group(title, lines) {
        this.info(title);
        for (const line of lines.flatMap((each) => this.#linesOf(each)))
            this.info(`  ${line}`);
    }
    annotate(level, message) {
        const { out, err } = this.#settings;
        const [first = '', ...others] = this.#linesOf(message);
        const isNamed = level === 'error' && /^(error|failed|inconclusive|skipped): /.test(first);
        const lines = [isNamed ? first : `${level}: ${first}`, ...others.map((other) => `  ${other}`)];
        writeLines(level === 'notice' ? out : err, lines);
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
    async writeSummary() { }
    #linesOf(text) {
        const lines = (0,strip/* stripUnprintable */.jh)(this.secrets.hide(text)).replaceAll('\t', '    ').split('\n');
        return lines.every((line) => line.trim() === '') ? [] : lines;
    }
}

;// CONCATENATED MODULE: ./cli/command.js








const REPORT_DIR = 'simulation-gate-report';
async function runCommand(args, surroundings, root, perform) {
    const { stdout, stderr } = surroundings;
    const [name = '', ...rest] = args;
    const subcommands = readSubcommands(root);
    if (name === '--version') {
        writeLines(stdout, [log_line/* VERSION */.xv]);
        return JUDGED.passed;
    }
    const wanted = name === 'help' ? (rest[0] ?? '--help') : name;
    if (wanted === '--help' || wanted === '-h') {
        writeLines(stdout, describeCommand(subcommands));
        return JUDGED.passed;
    }
    const subcommand = subcommands.find((one) => one.name === wanted);
    if (subcommand === undefined) {
        const help = wanted === '' ? ['', ...describeCommand(subcommands)] : [];
        writeLines(stderr, [`error: ${command_describeUnknown(wanted, subcommands)}`, ...help]);
        return JUDGED.error;
    }
    const flags = readFlags(rest, subcommand.inputs);
    if (name === 'help' || flags.own.help !== undefined) {
        writeLines(stdout, describeSubcommand(subcommand));
        return JUDGED.passed;
    }
    return runSubcommand(subcommand, flags, surroundings, perform);
}
function command_describeUnknown(name, subcommands) {
    const names = subcommands.map((one) => one.name);
    if (names.length === 0) {
        return 'there is no action.yml next to the folder of this command: unpack or clone the whole package';
    }
    if (name === '' || name.startsWith('-')) {
        return `the first argument has to say what to do: ${names.join(', ')}`;
    }
    return `the first argument is none of ${names.join(', ')}; did you mean ${(0,nearest/* nearest */.pA)(name, names)}?`;
}
async function runSubcommand({ name, inputs, main, post }, flags, { runtime, stdout, stderr, cleaningUp }, perform) {
    const isJson = isSet(flags, 'json');
    const isDebug = isSet(flags, 'debug');
    const secrets = readGivenSecrets(flags.own['api-key-file'], runtime.env);
    const known = Object.entries({ 'report-dir': REPORT_DIR, ...secrets.inputs }).filter(([each]) => inputs.some((input) => input.name === each));
    const runner = new TerminalRunner({
        inputs: { ...Object.fromEntries(known), ...flags.inputs },
        isDebug,
        out: isJson ? stderr : stdout,
        err: stderr,
    });
    const faults = [...flags.faults, ...secrets.faults];
    let exitCode = JUDGED.error;
    if (faults.length > 0) {
        for (const fault of faults)
            runner.annotate('error', fault);
        runner.info(`simulation-gate ${name} --help shows all flags.`);
        runner.setOutput('outcome', 'error');
        const reasons = faults.map((message) => ({ rule: 'input', message }));
        runner.setOutput('reasons', JSON.stringify(reasons));
    }
    else {
        const ended = await perform(main, { ...runtime, runner });
        if (post !== null) {
            const saved = Object.entries(runner.state).map(([key, value]) => [`STATE_${key}`, value]);
            const env = { ...runtime.env, ...Object.fromEntries(saved) };
            await perform(post, { ...runtime, env, runner, cancelled: cleaningUp });
        }
        const { 'html-file': page, 'json-file': json, 'patch-file': patch } = runner.outputs;
        if (page)
            runner.info(`Report: ${page}`);
        if (json)
            runner.info(`Report as JSON: ${json}`);
        if (patch)
            runner.info(`Prompt fixes for git apply: ${patch}`);
        exitCode = exitCodeOf(ended, runner.outputs.outcome);
    }
    if (isJson)
        writeLines(stdout, [jsonOf(runner.outputs)]);
    const { aborted, reason } = runtime.cancelled;
    if (!aborted || !(reason instanceof step_error/* CancelledError */.cc))
        return exitCode;
    const numbers = new Map(Object.entries(external_node_os_.constants.signals));
    return 128 + (numbers.get(reason.signal) ?? 0);
}
function isSet({ own, faults }, name) {
    const value = (0,simple_values/* parseBoolean */.yG)(own[name] ?? 'false');
    if (!value.ok)
        faults.push(`--${name} takes true or false, or no value`);
    return !value.ok || value.value;
}
const ENDINGS = `
Exit codes:
  0  passed, or done
  1  failed
  2  error: a flag, the key or something else is at fault
  3  inconclusive: no judgement could be had
  4  skipped, or started without a judgement
  130  cancelled by Ctrl-C, with the runs that it had started`;
function describeCommand(subcommands) {
    return [
        'Usage: simulation-gate <what> [flags]',
        '',
        ...subcommands.flatMap(({ name, description }) => entry(name, description)),
        'simulation-gate <what> --help shows its flags, simulation-gate --version the version.',
        ...withoutFlag(subcommands.flatMap(({ inputs }) => inputs)),
        ENDINGS,
    ];
}
function describeSubcommand({ name, description, inputs }) {
    const flags = inputs.filter((input) => !(input.name in WITHOUT_FLAG));
    const takesKey = inputs.some((input) => input.name === 'api-key');
    const own = Object.entries(OWN_FLAGS).filter(([flag]) => flag !== 'api-key-file' || takesKey);
    return [
        `Usage: simulation-gate ${name} [flags]\n\n${description}\n`,
        ...flags.flatMap(({ name: flag, description: text, standard }) => entry(`--${flag}`, standard === '' ? text : `${text} (default: ${standard})`)),
        ...own.flatMap(([flag, text]) => entry(`--${flag}`, text)),
        'A flag that is given several times makes a list. true and false may follow a switch; a switch alone is true.',
        ...withoutFlag(inputs),
        ENDINGS,
    ];
}
function withoutFlag(inputs) {
    return Object.entries(WITHOUT_FLAG)
        .filter(([name]) => inputs.some((input) => input.name === name))
        .map(([name, fix]) => `\n${name} is no flag: ${fix}`);
}
function entry(name, text) {
    return [`  ${name}`, `      ${text}`, ''];
}
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

;// CONCATENATED MODULE: ./entries/command.js




const HANG_UP = 'SIGHUP';
function runCommandHere(launcher, runtime, perform) {
    const hungUp = new AbortController();
    const again = new AbortController();
    const cancelled = AbortSignal.any([runtime.cancelled, hungUp.signal]);
    process.on(HANG_UP, () => hungUp.abort(new step_error/* CancelledError */.cc(HANG_UP)));
    for (const signal of ['SIGINT', 'SIGTERM', HANG_UP]) {
        let count = 0;
        process.on(signal, () => {
            count += 1;
            if (count > 1)
                again.abort(new step_error/* CancelledError */.cc(signal));
        });
    }
    const { stdout, stderr, argv } = process;
    return runCommand(argv.slice(2), { runtime: { ...runtime, cancelled }, stdout, stderr, cleaningUp: again.signal }, (0,external_node_path_.resolve)((0,external_node_path_.dirname)((0,external_node_url_.fileURLToPath)(launcher)), '..'), perform);
}


/***/ }),

/***/ 42337:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F8: () => (/* binding */ nearestFirst),
/* harmony export */   Pp: () => (/* binding */ diffLines),
/* harmony export */   TE: () => (/* binding */ DIFF_SIGNS),
/* harmony export */   TM: () => (/* binding */ stretchesOf),
/* harmony export */   pA: () => (/* binding */ nearest),
/* harmony export */   wI: () => (/* binding */ misspelling),
/* harmony export */   yx: () => (/* binding */ editsBetween)
/* harmony export */ });
/* harmony import */ var diff__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(83242);

const MAX_CHARS = 100;
function nearest(word, candidates) {
    return nearestFirst(word, candidates)[0];
}
function misspelling(word, candidates) {
    const found = nearest(word, candidates);
    return found !== undefined && editsBetween(word, found) * 2 <= word.length ? found : undefined;
}
function nearestFirst(word, candidates) {
    return candidates
        .map((candidate) => ({ candidate, edits: editsBetween(word, candidate) }))
        .toSorted((a, b) => a.edits - b.edits)
        .map(({ candidate }) => candidate);
}
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
const DIFF_SIGNS = { same: ' ', removed: '-', added: '+' };
const CONTEXT_LINES = 3;
const MAX_CHANGES = 200;
function diffLines(before, after) {
    const changes = (0,diff__WEBPACK_IMPORTED_MODULE_0__/* .diffArrays */ .E)([...before], [...after], { maxEditLength: MAX_CHANGES });
    if (changes === undefined)
        return [...lines('removed', before), ...lines('added', after)];
    return changes.flatMap(({ added, removed, value }) => lines(added ? 'added' : removed ? 'removed' : 'same', value));
}
function lines(kind, texts) {
    return texts.map((text) => ({ kind, text }));
}
function stretchesOf(diff) {
    const stretches = [];
    for (const [index, line] of diff.entries()) {
        const around = diff.slice(Math.max(0, index - CONTEXT_LINES), index + CONTEXT_LINES + 1);
        const isFar = around.every(({ kind }) => kind === 'same');
        const last = stretches.at(-1);
        if (last?.isFar === isFar)
            last.lines.push(line);
        else
            stretches.push({ isFar, lines: [line] });
    }
    return stretches;
}


/***/ }),

/***/ 38133:
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

/***/ 58129:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   HU: () => (/* binding */ parseChoice),
/* harmony export */   cG: () => (/* binding */ parseInteger),
/* harmony export */   lq: () => (/* binding */ parsePhoneNumber),
/* harmony export */   yG: () => (/* binding */ parseBoolean)
/* harmony export */ });
/* harmony import */ var _parsed_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38133);

function parseBoolean(text) {
    if (/^(?:true|True|TRUE)$/.test(text))
        return (0,_parsed_js__WEBPACK_IMPORTED_MODULE_0__/* .valid */ .r)(true);
    if (/^(?:false|False|FALSE)$/.test(text))
        return (0,_parsed_js__WEBPACK_IMPORTED_MODULE_0__/* .valid */ .r)(false);
    return (0,_parsed_js__WEBPACK_IMPORTED_MODULE_0__/* .invalid */ .G)(text, 'is not a boolean: write true or false');
}
function parseInteger(text, min, max) {
    const value = /^\d+$/.test(text) ? Number(text) : Number.NaN;
    if (value >= min && value <= max)
        return (0,_parsed_js__WEBPACK_IMPORTED_MODULE_0__/* .valid */ .r)(value);
    return (0,_parsed_js__WEBPACK_IMPORTED_MODULE_0__/* .invalid */ .G)(text, `is not a whole number from ${min} to ${max}`);
}
function parseChoice(text, choices) {
    const choice = choices.find((candidate) => candidate === text);
    return choice === undefined
        ? (0,_parsed_js__WEBPACK_IMPORTED_MODULE_0__/* .invalid */ .G)(text, `is not a choice here: write ${choices.join(' or ')}`)
        : (0,_parsed_js__WEBPACK_IMPORTED_MODULE_0__/* .valid */ .r)(choice);
}
function parsePhoneNumber(text) {
    return /^\+[1-9]\d{1,14}$/.test(text)
        ? (0,_parsed_js__WEBPACK_IMPORTED_MODULE_0__/* .valid */ .r)(text)
        : (0,_parsed_js__WEBPACK_IMPORTED_MODULE_0__/* .invalid */ .G)(text, "is not an E.164 phone number: write a + and 2 to 15 digits with the country code first, such as '+15550100200'");
}


/***/ })

};
;