"use strict";
exports.id = 794;
exports.ids = [794];
exports.modules = {

/***/ 94899:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runCommand: () => (/* binding */ runCommand)
});

// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: ./text/error-text.js
var error_text = __webpack_require__(89009);
// EXTERNAL MODULE: ./text/log-line.js + 1 modules
var log_line = __webpack_require__(82456);
;// CONCATENATED MODULE: ./report/words/cli-words.js


const WITHOUT_FLAG = {
    'api-key': 'set the environment variable SIMULATION_API_KEY, or give --api-key-file',
    'github-token': 'set the environment variable GITHUB_TOKEN to a token',
};
const OWN_FLAGS = {
    'api-key-file': 'Path of a file that holds the API key; it may end in one line break. Wins over the environment variable SIMULATION_API_KEY.',
    json: 'Write one JSON document with all outputs to stdout. The log goes to stderr.',
    debug: 'Print every request and what was ignored.',
    help: 'Show this help.',
};
const CLI = {
    noSubcommand: (names, meant = '') => `error: the first argument must be one of ${names.join(', ')}${meant && `; did you mean ${meant}?`}`,
    help: (name) => `simulation-gate ${name} --help shows all flags.`,
    report: (path) => `Report: ${path}`,
    json: (path) => `Report as JSON: ${path}`,
    patch: (path) => `Prompt fixes for git apply: ${path}`,
    noValue: (name) => `--${name} needs a value, as in --${name}=…`,
    noBoolean: (name) => `--${name} takes true or false, or no value`,
    noFlag: (position) => `argument ${position} belongs to no flag: write values after their flag, as in --run-plan nightly`,
    unknown: (name, meant) => {
        if (meant in WITHOUT_FLAG) {
            return `--${meant} is not a flag, since everyone on the machine can read command lines: ${WITHOUT_FLAG[meant]}`;
        }
        const shown = /^[\w.-]{1,60}$/.test(name) ? `--${name}` : 'a flag';
        return `${shown} is not known${meant && `; did you mean --${meant}?`}`;
    },
    emptyKeyFile: '--api-key-file is empty: write the key into it',
    unreadKeyFile: (error) => `--api-key-file ${(0,error_text/* describeUnreadable */.D2)(error)}`,
};
const INIT = {
    description: (files) => `Writes ${files}. Starts nothing.`,
    force: 'Overwrite these files if they exist',
    'api-key': 'API key',
    'base-url': 'URL of the service, such as https://api.example.com',
    prompt: 'Path of the prompt file, such as prompts/agent.md',
    variable: 'Variable of the run plan that receives the prompt',
    'run-plan': 'Run plan to start, by UUID or name',
    choosePlan: 'Run plan to start, by number, name or UUID',
    plans: 'Run plans of this key:',
    plan: (index, name, id) => `${index + 1}. ${(0,log_line/* oneLine */.TN)(name, 100)} (${id})`,
    noKey: (fix) => `the run plans cannot be listed without an API key: ${fix}`,
    access: '--base-url and the API key',
    missing: (what) => `is missing. ${what}`,
    comma: 'has a comma, which separates files in paths: rename the file',
    noVariable: 'is not the name of a variable: use letters, digits, _ . and -',
    exists: (path) => `${path} exists: give --force to overwrite it`,
    otherPolicy: (path, policy) => `${path} exists: rename it to ${policy}`,
    wrote: (files) => `Wrote ${files}`,
    noPrompt: (path) => `${path} does not exist yet`,
    next: (flags) => `Next steps:
  1. Secret: store the API key with \`gh secret set SIMULATION_API_KEY\`.
  2. Dry run: check all settings with \`simulation-gate gate ${flags} --dry-run\`.
  3. Required check: write the release after \`uses\`, open a pull request, then require its check "Simulated calls".`,
};
const EXIT_CODES = `
Exit codes:
  0  passed, or done
  1  failed
  2  error: a flag, the key or another setting is invalid
  3  inconclusive: the run could not be evaluated
  4  skipped, or started without an evaluation
  130  cancelled by Ctrl-C, together with the runs that it had started

The API key is read from the environment variable SIMULATION_API_KEY, or from --api-key-file; a token of
GitHub from GITHUB_TOKEN. Neither is a flag, since everyone on the machine can read command lines.`;
function describeCommand(subcommands) {
    return [
        'Usage: simulation-gate <subcommand> [flags]\n',
        ...subcommands.flatMap(({ name, description }) => entry(name, description)),
        'simulation-gate <subcommand> --help shows its flags, simulation-gate --version the version.',
        EXIT_CODES,
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
        'Give a flag several times for a list. A switch without a value is true.',
        EXIT_CODES,
    ];
}
function entry(name, text) {
    return [`  ${name}`, `      ${text}`, ''];
}

// EXTERNAL MODULE: ./text/json-object.js + 1 modules
var json_object = __webpack_require__(66783);
// EXTERNAL MODULE: ./text/nearest.js
var nearest = __webpack_require__(42337);
// EXTERNAL MODULE: ./text/step-errors.js
var step_errors = __webpack_require__(69445);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(57975);
// EXTERNAL MODULE: ./text/values/simple-values.js
var simple_values = __webpack_require__(58129);
;// CONCATENATED MODULE: ./cli/flags.js





function readFlags(args, inputs) {
    const flags = { given: {}, errors: [] };
    const own = Object.keys(OWN_FLAGS).map((name) => ({ name, isBoolean: name !== 'api-key-file' }));
    const known = [...inputs.filter(({ name }) => !(name in WITHOUT_FLAG)), ...own];
    const isSwitch = new Map(known.map(({ name, isBoolean }) => [name, isBoolean]));
    const given = args.map((arg, index) => {
        const flag = arg === '-h' ? '--help' : arg;
        const isAlone = flag.startsWith('--') && !(0,simple_values/* parseBoolean */.yG)(args[index + 1] ?? '').ok;
        return isAlone && isSwitch.get(flag.slice(2)) ? `${flag}=true` : flag;
    });
    const options = Object.fromEntries(known.map(({ name }) => [name, { type: 'string' }]));
    const { tokens } = (0,external_node_util_.parseArgs)({ args: given, options, strict: false, tokens: true });
    for (const [at, token] of tokens.entries()) {
        const before = tokens[at - 1];
        if (token.kind === 'option' && token.rawName.startsWith('--')) {
            const { name, value, inlineValue } = token;
            if (!isSwitch.has(name)) {
                const names = [...isSwitch.keys(), ...Object.keys(WITHOUT_FLAG)];
                flags.errors.push(CLI.unknown(name, (0,nearest/* misspelling */.wI)(name, names) ?? ''));
            }
            else if (value === undefined || (inlineValue === false && value.startsWith('--'))) {
                flags.errors.push(CLI.noValue(name));
            }
            else if (isSwitch.get(name) && !(0,simple_values/* parseBoolean */.yG)(value).ok) {
                flags.errors.push(CLI.noBoolean(name));
            }
            else if (isSwitch.get(name)) {
                flags.given[name] = value.toLowerCase();
            }
            else {
                const earlier = flags.given[name];
                flags.given[name] = earlier === undefined ? value : `${earlier}\n${value}`;
            }
        }
        else if (!(before?.kind === 'option' && before.value === undefined)) {
            flags.errors.push(CLI.noFlag(token.index + 1));
        }
    }
    return flags;
}
function readGivenSecrets(keyFile, { SIMULATION_API_KEY = '', GITHUB_TOKEN = '' }) {
    const inputs = { 'api-key': SIMULATION_API_KEY, 'github-token': GITHUB_TOKEN };
    if (keyFile === undefined)
        return { inputs, errors: [] };
    try {
        const text = new TextDecoder('utf-8', { fatal: true }).decode((0,external_node_fs_.readFileSync)(keyFile));
        const key = text.replace(/\r?\n$/, '');
        const errors = key === '' ? [CLI.emptyKeyFile] : [];
        return { inputs: { ...inputs, 'api-key': key }, errors };
    }
    catch (error) {
        return { inputs, errors: [CLI.unreadKeyFile(error)] };
    }
}

// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(31421);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: external "node:readline"
var external_node_readline_ = __webpack_require__(80481);
// EXTERNAL MODULE: ../../node_modules/yaml/dist/index.js
var dist = __webpack_require__(33483);
// EXTERNAL MODULE: ./inputs/glob-list.js
var glob_list = __webpack_require__(29708);
// EXTERNAL MODULE: ./inputs/service-access.js
var service_access = __webpack_require__(30785);
// EXTERNAL MODULE: ./service/connect.js + 2 modules
var connect = __webpack_require__(57528);
// EXTERNAL MODULE: ./service/explain.js
var explain = __webpack_require__(70980);
// EXTERNAL MODULE: ./text/values/addresses.js
var addresses = __webpack_require__(72578);
// EXTERNAL MODULE: ./text/values/parsed.js
var values_parsed = __webpack_require__(38133);
;// CONCATENATED MODULE: ./cli/init.js













const WORKFLOW = '.github/workflows/prompt-check.yml';
const POLICY = '.github/simulation-gate.yml';
const OTHER_POLICY = '.github/simulation-gate.yaml';
const TEMPLATE = 'examples/workflows/prompt-check.yml';
const FILES = `${WORKFLOW} and ${POLICY}`;
const POLICY_TEXT = `version: 1
gate:
  themes:
    - severity: [HIGH] # a new theme of this severity fails the gate
      lifecycle: [NEW]
  trend:
    max-drop: 10 # percentage points that the pass rate of a check may lose
`;
const VALUES = [
    ['base-url', addresses/* parseBaseUrl */.Q2],
    ['prompt', parsePrompt],
    ['variable', parseVariable],
    ['run-plan', values_parsed/* valid */.r],
];
const INIT_COMMAND = {
    name: 'init',
    description: INIT.description(FILES),
    inputs: [...VALUES.map(([name]) => name), 'force', 'api-key'].map((name) => {
        const standard = name === 'force' ? 'false' : '';
        return { name, description: `${INIT[name]}.`, standard, isBoolean: standard !== '' };
    }),
    main: '',
};
async function init(runtime, root, stdin) {
    const { runner, cancelled } = runtime;
    runner.maskSecret(runner.getInput('api-key'));
    const isForced = runner.getInput('force') === 'true';
    const present = isForced ? [] : [WORKFLOW, POLICY].filter((path) => (0,external_node_fs_.existsSync)(path));
    const errors = present.map((path) => INIT.exists(path));
    if ((0,external_node_fs_.existsSync)(OTHER_POLICY))
        errors.push(INIT.otherPolicy(OTHER_POLICY, POLICY));
    const lines = stdin && (0,external_node_readline_.createInterface)({ input: stdin, signal: cancelled });
    const answers = lines?.[Symbol.asyncIterator]();
    const values = await readValues(runtime, errors, async (question) => {
        if (answers === undefined || present.length > 0)
            return '';
        runner.info(`${question}:`);
        const { value = '' } = await answers.next();
        return value.trim();
    });
    lines?.close();
    if (cancelled.aborted)
        return 1;
    for (const error of errors)
        runner.annotate('error', error);
    if (errors.length > 0)
        return 1;
    (0,external_node_fs_.mkdirSync)((0,external_node_path_.dirname)(WORKFLOW), { recursive: true });
    (0,external_node_fs_.writeFileSync)(WORKFLOW, fillIn((0,external_node_fs_.readFileSync)((0,external_node_path_.join)(root, TEMPLATE), 'utf8'), values));
    (0,external_node_fs_.writeFileSync)(POLICY, POLICY_TEXT);
    runner.info(INIT.wrote(FILES));
    if (!(0,external_node_fs_.existsSync)(values.prompt))
        runner.annotate('warning', INIT.noPrompt(values.prompt));
    const { 'base-url': url, prompt, variable, 'run-plan': plan } = values;
    const flags = `--base-url ${quote(url)} --run-plan ${quote(plan)} --variable-files ${quote(`${variable}=${prompt}`)}`;
    runner.info(INIT.next(flags));
    return 0;
}
async function readValues(runtime, errors, ask) {
    const values = { 'base-url': '', prompt: '', variable: '', 'run-plan': '' };
    for (const [name, parse] of VALUES) {
        const { 'base-url': url } = values;
        const answer = () => name === 'run-plan' && url !== '' ? choosePlan(url, runtime, errors, ask) : ask(INIT[name]);
        const text = runtime.runner.getInput(name).trim() || (await answer());
        const shown = text && ` '${(0,log_line/* oneLine */.TN)((0,addresses/* hideUrlSecrets */.BF)(text), 100)}'`;
        const parsed = text === '' ? (0,values_parsed/* invalid */.G)(null, INIT.missing(INIT[name])) : parse(text);
        if (parsed.ok)
            values[name] = parsed.value;
        else
            errors.push(...parsed.errors.map(({ problem }) => `--${name}${shown} ${problem}`));
    }
    return values;
}
async function choosePlan(baseUrl, runtime, errors, ask) {
    const { runner, clock, cancelled: signal } = runtime;
    const key = (0,service_access/* parseApiKey */.Xu)(runner.getInput('api-key'));
    if (!key.ok) {
        errors.push(INIT.noKey(runner.howToGiveKey));
        return '';
    }
    try {
        const client = (0,connect/* connect */.N)({ baseUrl, apiKey: key.value }, runtime);
        const request = { signal, deadlineMs: clock.now() + 60_000 };
        const { plans } = await client.listPlans(null, null, request);
        const shown = plans.map(({ id, name }, index) => INIT.plan(index, name, id));
        runner.group(INIT.plans, shown);
        const answer = await ask(INIT.choosePlan);
        return plans[Number(answer) - 1]?.id ?? answer;
    }
    catch (error) {
        if (!signal.aborted)
            errors.push((0,explain/* explain */.WE)(error, null, INIT.access).message);
        return '';
    }
}
function parsePrompt(text) {
    const parsed = (0,glob_list/* parseGlobList */.q)(text);
    if (!parsed.ok)
        return parsed;
    const [path = '', ...others] = parsed.value;
    return others.length > 0 ? (0,values_parsed/* invalid */.G)(text, INIT.comma) : (0,values_parsed/* valid */.r)(external_node_path_.posix.normalize(path));
}
function parseVariable(text) {
    return /^[A-Za-z_][\w.-]*$/.test(text) ? (0,values_parsed/* valid */.r)(text) : (0,values_parsed/* invalid */.G)(text, INIT.noVariable);
}
function fillIn(example, { prompt, variable, ...values }) {
    const document = (0,dist/* parseDocument */.Tp)(example);
    const given = { ...values, 'variable-files': `${variable}=${prompt}`, paths: prompt };
    for (const [name, text] of Object.entries(given)) {
        document.setIn(['jobs', 'simulation', 'steps', 1, 'with', name], text);
    }
    document.setIn(['on', 'push', 'branches', 0], defaultBranch());
    document.setIn(['on', 'push', 'paths', 0], prompt.replace(/[*?+[\]!]/g, '\\$&'));
    return document.toString({ lineWidth: 0, flowCollectionPadding: false });
}
function defaultBranch() {
    const { stdout } = (0,external_node_child_process_.spawnSync)('git', ['symbolic-ref', 'refs/remotes/origin/HEAD']);
    return /^refs\/remotes\/origin\/(.+)/.exec(`${stdout}`)?.[1] ?? 'main';
}
function quote(value) {
    return `'${value.replaceAll("'", "'\\''")}'`;
}

// EXTERNAL MODULE: ../../node_modules/zod/v4/mini/schemas.js
var mini_schemas = __webpack_require__(5915);
// EXTERNAL MODULE: ../../node_modules/zod/v4/core/api.js
var api = __webpack_require__(41299);
;// CONCATENATED MODULE: ../../node_modules/zod/v4/mini/coerce.js


// @__NO_SIDE_EFFECTS__
function string(params) {
    return api/* _coercedString */.K_(mini_schemas/* ZodMiniString */.iAB, params);
}
// @__NO_SIDE_EFFECTS__
function number(params) {
    return core._coercedNumber(schemas.ZodMiniNumber, params);
}
// @__NO_SIDE_EFFECTS__
function coerce_boolean(params) {
    return core._coercedBoolean(schemas.ZodMiniBoolean, params);
}
// @__NO_SIDE_EFFECTS__
function bigint(params) {
    return core._coercedBigint(schemas.ZodMiniBigInt, params);
}
// @__NO_SIDE_EFFECTS__
function date(params) {
    return core._coercedDate(schemas.ZodMiniDate, params);
}

;// CONCATENATED MODULE: ./cli/subcommands.js




const metadataSchema = mini_schemas/* looseObject */._H3({
    description: mini_schemas/* string */.YjP(),
    inputs: mini_schemas/* record */.g1P(mini_schemas/* string */.YjP(), mini_schemas/* object */.Ikc({ description: mini_schemas/* string */.YjP(), default: mini_schemas/* _default */.Rvf(string(), '') })),
    runs: mini_schemas/* looseObject */._H3({ main: mini_schemas/* string */.YjP() }),
});
function readSubcommands(root) {
    return ['', ...(0,external_node_fs_.readdirSync)(root).sort()]
        .map((folder) => ({ name: folder || 'gate', path: (0,external_node_path_.join)(root, folder, 'action.yml') }))
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
    };
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
    howToGiveKey = `${WITHOUT_FLAG['api-key']}`;
    howToGiveToken = `${WITHOUT_FLAG['github-token']}`;
    secrets = new secret_mask/* SecretMask */.f();
    outputs = {};
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
    getState() {
        return '';
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
    annotate(level, message, isNamed = false) {
        const { out, err } = this.#settings;
        const [first = '', ...others] = this.#linesOf(message);
        const lines = [isNamed ? first : `${level}: ${first}`, ...others.map((other) => `  ${other}`)];
        writeLines(level === 'notice' ? out : err, lines);
    }
    annotationsLeft() {
        return Number.POSITIVE_INFINITY;
    }
    setOutput(name, value) {
        this.outputs[name] = this.secrets.hide(value);
    }
    saveState() { }
    async writeSummary() { }
    #linesOf(text) {
        const lines = (0,strip/* stripUnprintable */.jh)(this.secrets.hide(text)).replaceAll('\t', '    ').split('\n');
        return lines.every((line) => line.trim() === '') ? [] : lines;
    }
}

;// CONCATENATED MODULE: ./cli/run-command.js










const REPORT_DIR = 'simulation-gate-report';
const run_command_EXIT_CODES = {
    passed: 0,
    failed: 1,
    error: 2,
    inconclusive: 3,
    skipped: 4,
    started: 4,
};
async function runCommand(args, terminal, root, perform) {
    const { stdout, stderr } = terminal;
    const [name = '', ...rest] = args;
    const subcommands = [...readSubcommands(root), INIT_COMMAND];
    if (name === '--version') {
        writeLines(stdout, [log_line/* VERSION */.xv]);
        return 0;
    }
    const wanted = name === 'help' ? (rest[0] ?? '--help') : name;
    if (wanted === '--help' || wanted === '-h') {
        writeLines(stdout, describeCommand(subcommands));
        return 0;
    }
    const names = subcommands.map((one) => one.name);
    const subcommand = subcommands.find((one) => one.name === wanted);
    if (subcommand === undefined) {
        const isMissing = wanted === '' || wanted.startsWith('-');
        const [meant] = isMissing ? [] : (0,nearest/* nearestFirst */.F8)(wanted, names);
        writeLines(stderr, [CLI.noSubcommand(names, meant)]);
        return run_command_EXIT_CODES.error;
    }
    const flags = readFlags(rest, subcommand.inputs);
    if (name === 'help' || flags.given.help === 'true') {
        writeLines(stdout, describeSubcommand(subcommand));
        return 0;
    }
    return runSubcommand(subcommand, flags, terminal, (main, runtime) => main === '' ? init(runtime, root, terminal.stdin) : perform(main, runtime));
}
async function runSubcommand({ name, inputs, main }, { given, errors }, { runtime, stdout, stderr }, perform) {
    const { json, debug, help: _, 'api-key-file': keyFile, ...flags } = given;
    const isJson = json === 'true';
    const secrets = readGivenSecrets(keyFile, runtime.env);
    const known = Object.entries({ 'report-dir': REPORT_DIR, ...secrets.inputs }).filter(([each]) => inputs.some((input) => input.name === each));
    const runner = new TerminalRunner({
        inputs: { ...Object.fromEntries(known), ...flags },
        isDebug: debug === 'true',
        out: isJson ? stderr : stdout,
        err: stderr,
    });
    errors.push(...secrets.errors);
    let exitCode = run_command_EXIT_CODES.error;
    if (errors.length > 0) {
        for (const error of errors)
            runner.annotate('error', error);
        runner.info(CLI.help(name));
        runner.setOutput('outcome', 'error');
        const reasons = errors.map((message) => ({ rule: 'input', message }));
        runner.setOutput('reasons', JSON.stringify(reasons));
    }
    else {
        const ended = await perform(main, { ...runtime, runner });
        const { 'html-file': page, 'json-file': report, 'patch-file': patch } = runner.outputs;
        if (page)
            runner.info(CLI.report(page));
        if (report)
            runner.info(CLI.json(report));
        if (patch)
            runner.info(CLI.patch(patch));
        exitCode = exitCodeOf(ended, runner.outputs.outcome);
    }
    if (isJson)
        writeLines(stdout, [jsonOf(runner.outputs)]);
    const { aborted, reason } = runtime.cancelled;
    if (!aborted || !(reason instanceof step_errors/* CancelledError */.cc))
        return exitCode;
    const numbers = new Map(Object.entries(external_node_os_.constants.signals));
    return 128 + (numbers.get(reason.signal) ?? 0);
}
function exitCodeOf(ended, outcome) {
    const code = Object.entries(run_command_EXIT_CODES).find(([name]) => name === outcome)?.[1] ?? 0;
    if (ended === 0)
        return code === run_command_EXIT_CODES.skipped ? code : 0;
    return code === 0 || code === run_command_EXIT_CODES.skipped ? run_command_EXIT_CODES.error : code;
}
function jsonOf(outputs) {
    const values = Object.entries(outputs).map(([name, text]) => {
        return [name, (/^[[{]/.test(text) && (0,json_object/* readJson */.Vh)(text)) || text];
    });
    return (0,log_line/* disarmJson */.P5)(JSON.stringify(Object.fromEntries(values), null, 2));
}


/***/ }),

/***/ 72557:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $N: () => (/* binding */ codeOf),
/* harmony export */   $t: () => (/* binding */ connectionError),
/* harmony export */   Fh: () => (/* binding */ isSpent),
/* harmony export */   H0: () => (/* binding */ isRefused),
/* harmony export */   Ys: () => (/* binding */ isWithheld),
/* harmony export */   _7: () => (/* binding */ ServiceError),
/* harmony export */   b8: () => (/* binding */ endedError),
/* harmony export */   lV: () => (/* binding */ MISSING),
/* harmony export */   p$: () => (/* binding */ concernsAll),
/* harmony export */   vR: () => (/* binding */ extendError),
/* harmony export */   vZ: () => (/* binding */ isNotOffered),
/* harmony export */   xW: () => (/* binding */ lastFailure)
/* harmony export */ });
/* harmony import */ var _text_error_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(89009);

class ServiceError extends Error {
    name = 'ServiceError';
    constructor({ cause, ...facts }) {
        super(`${facts.operation}${facts.kind === 'ended' ? '' : ':'} ${facts.problem}`, { cause });
        Object.assign(this, { retryAfterMs: 0, profileKey: '', rule: 'service', ...facts });
    }
}
function endedError(rule, what, problem) {
    return new ServiceError({
        kind: 'ended',
        rule,
        operation: what,
        problem,
        mayHaveBeenTaken: true,
    });
}
function extendError(error, sentence, facts = {}) {
    const problem = `${(0,_text_error_text_js__WEBPACK_IMPORTED_MODULE_0__/* .withoutPeriod */ .Kx)(error.problem)}. ${sentence}`;
    return new ServiceError({ ...error, cause: error.cause, problem, ...facts });
}
const MISSING = new Set([404, 405, 501]);
function isSpent({ status }) {
    return status === 402;
}
function lastFailure(error) {
    return error.cause instanceof ServiceError ? error.cause : error;
}
const OF_KEY = new Set([401, 403, 407]);
const MISCONFIGURED = new Set(['redirect', 'tls', 'proxy', 'unresolved']);
const UNREACHABLE = new Set(['connection', 'timeout', 'deadline']);
function isNotOffered(error) {
    return error instanceof ServiceError && MISSING.has(lastFailure(error).status);
}
function isWithheld(error) {
    const isForbidden = error instanceof ServiceError && lastFailure(error).status === 403;
    return isForbidden || isNotOffered(error);
}
function isRefused(error) {
    return isWithheld(error) || isSpent(error);
}
function concernsAll(error) {
    const { kind, status, type, mayHaveBeenTaken } = error;
    if (isSpent(error) || MISCONFIGURED.has(kind))
        return true;
    if (kind === 'status')
        return status === 404 ? type === undefined : OF_KEY.has(status);
    return UNREACHABLE.has(kind) && !mayHaveBeenTaken;
}
const CERTIFICATE = /^(?!ERR_SSL_).*(?:CERT|CRL_|ISSUER|_SIGNATURE|INVALID_CA|INVALID_PURPOSE|PATH_LENGTH|HOSTNAME_MISMATCH|_PRX_TLS)/;
const NOT_SENT = {
    ECONNREFUSED: 'connection refused',
    ENOTFOUND: 'host name not resolved',
    EAI_AGAIN: 'host name not resolved',
    EHOSTUNREACH: 'host not reachable',
    ENETUNREACH: 'network not reachable',
    UND_ERR_CONNECT_TIMEOUT: 'no connection in time',
    UND_ERR_PRX_CONN: 'connection to the proxy broken off',
};
const PROXY_REFUSAL = /^Proxy (?:response \((\d{3})\)|Authentication Required \((407)\))/;
function connectionError(destination, error) {
    const { operation, origin, via, mask } = destination;
    const code = codeOf(error);
    const message = mask.hide(error instanceof Error ? error.message : String(error));
    const cause = Object.assign(new Error(message), { code });
    const facts = { operation, mayHaveBeenTaken: false, cause };
    const refusal = PROXY_REFUSAL.exec(message)?.slice(1).join('');
    if (refusal) {
        const kind = refusal < '500' ? 'proxy' : 'connection';
        const problem = `no way to ${origin}: the proxy answered ${refusal}; check ${via} and NO_PROXY`;
        return new ServiceError({ ...facts, kind, problem });
    }
    if (CERTIFICATE.test(code)) {
        const problem = `the certificate of ${origin} is not accepted (${code}); name the file of its certificate authority in NODE_EXTRA_CA_CERTS`;
        return new ServiceError({ ...facts, kind: 'tls', problem });
    }
    const words = NOT_SENT[code];
    const proxy = via === '' ? '' : `; ${via} is set`;
    return new ServiceError({
        ...facts,
        kind: code === 'ENOTFOUND' || code === 'EAI_AGAIN' ? 'unresolved' : 'connection',
        problem: `connection to ${origin} failed: ${words ?? message} (${code}${proxy})`,
        mayHaveBeenTaken: words === undefined,
    });
}
function codeOf(error) {
    if (!(error instanceof Error))
        return String(error);
    return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
}


/***/ }),

/***/ 80965:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bs: () => (/* binding */ statusLine),
/* harmony export */   TM: () => (/* binding */ firstLine),
/* harmony export */   qF: () => (/* binding */ parseJson),
/* harmony export */   z_: () => (/* binding */ requireSuccess)
/* harmony export */ });
/* unused harmony export retryAfterMs */
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5915);
/* harmony import */ var _text_json_object_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(66783);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(72557);



const MAX_TEXT_CHARACTERS = 700;
const MAX_PART_CHARACTERS = 200;
const MAX_INSPECTED_CHARACTERS = 16_384;
const SPENT_STATUS = 402;
const QUOTA = /quota|credit/i;
const errorSchema = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    type: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    code: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    message: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    param: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .nullable */ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP())),
    details: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .unknown */ .L5J()),
});
function requireSuccess(requested, response) {
    if (response.status < 300)
        return response;
    throw response.status < 400
        ? redirectError(requested, response)
        : statusError(requested, response);
}
function parseJson({ operation, mask }, response, mayBeEmpty = false) {
    const { status } = response;
    const text = textOf(response);
    if (mayBeEmpty && text.trim() === '')
        return undefined;
    const value = jsonIn(text, mask);
    if (value !== undefined)
        return value;
    const line = firstLine(text, mask);
    const problem = line
        ? `${status}, but the body is not JSON: ${line}`
        : `${status} with an empty body, but JSON was expected`;
    const facts = { operation, status, problem, mayHaveBeenTaken: true };
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ServiceError */ ._7({ ...facts, kind: 'not-json' });
}
function statusLine({ mask }, response) {
    const line = firstLine(textOf(response), mask);
    return line ? `${response.status}: ${line}` : `${response.status} with an empty body`;
}
function firstLine(body, mask) {
    const text = mask.hide(body).slice(0, MAX_INSPECTED_CHARACTERS).trim();
    const line = linesOf(text).find((candidate) => candidate !== '') ?? '';
    return cut(mask.hide(line), MAX_PART_CHARACTERS);
}
function cut(text, maxCharacters) {
    if (text.length <= maxCharacters)
        return text;
    const characters = Array.from(text.slice(0, 2 * maxCharacters + 2));
    return characters.length <= maxCharacters
        ? text
        : `${characters.slice(0, maxCharacters).join('')}…`;
}
function linesOf(text) {
    if (/^[{[]/.test(text))
        return [text.replace(/\s+/g, ' ')];
    const plain = text.startsWith('<') ? textOfHtml(text) : text;
    return plain.split(/[\r\n\u2028\u2029]+/).map((line) => line.replace(/\s+/g, ' ').trim());
}
function textOfHtml(html) {
    return html
        .replace(/<!--[\s\S]*?(?:-->|$)/g, '')
        .replace(/<(script|style)\b[\s\S]*?(?:<\/\1\s*>|$)/gi, '')
        .replace(/<[^>]*(?:>|$)/g, '\n');
}
function textOf({ body }) {
    return new TextDecoder().decode(body);
}
function redirectError({ operation, mask }, response) {
    const { status, headers } = response;
    const { location } = headers;
    const target = location ? ` to ${cut(mask.hide(`${location}`), MAX_TEXT_CHARACTERS)}` : '';
    return new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ServiceError */ ._7({
        kind: 'redirect',
        operation,
        status,
        problem: `${status} redirect${target}, which is not followed`,
        mayHaveBeenTaken: status === 303,
    });
}
function statusError(requested, response) {
    const { operation, mask } = requested;
    const parsed = errorSchema.safeParse(jsonIn(textOf(response), mask)).data;
    const status = parsed && isSpent(response.status, parsed) ? SPENT_STATUS : response.status;
    const profileKey = _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .MISSING */ .lV.has(status) ? requested.profileKey : undefined;
    const shown = parsed ? describeError(response.status, parsed) : statusLine(requested, response);
    return new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ServiceError */ ._7({
        kind: 'status',
        operation,
        status,
        problem: shown + (profileKey === undefined ? '' : describeMissing(status, profileKey)),
        mayHaveBeenTaken: status >= 500 || status === 408,
        retryAfterMs: retryAfterMs(response),
        ...(profileKey !== undefined && { profileKey }),
        ...(parsed && { type: parsed.type, code: parsed.code, param: parsed.param ?? undefined }),
    });
}
function isSpent(status, { type, code, details }) {
    const codes = `${code} ${(0,_text_json_object_js__WEBPACK_IMPORTED_MODULE_0__/* .valueAt */ .fK)(details, ['code'])}`;
    return type === 'payment_required' || (status === 429 && QUOTA.test(codes));
}
function retryAfterMs({ headers, receivedMs }) {
    const text = `${headers['retry-after'] ?? ''}`.trim();
    if (/^\d+$/.test(text))
        return Math.min(Number(text) * 1_000, Number.MAX_SAFE_INTEGER);
    const sentMs = parseHttpDate(`${headers.date}`) ?? receivedMs;
    return Math.max(0, (parseHttpDate(text) ?? 0) - sentMs);
}
function parseHttpDate(text) {
    if (!/^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)[a-z]*,? .*\d\d:\d\d:\d\d/.test(text))
        return undefined;
    const dateMs = Date.parse(text.endsWith('GMT') ? text : `${text} GMT`);
    return Number.isNaN(dateMs) ? undefined : dateMs;
}
function jsonIn(text, mask) {
    try {
        return mask.hideIn(JSON.parse(text));
    }
    catch {
        return undefined;
    }
}
function describeError(status, error) {
    const { type, code, message, param, details } = error;
    const name = `${cut(type, MAX_PART_CHARACTERS)}/${cut(code, MAX_PART_CHARACTERS)}`;
    const where = param ? ` (param: ${cut(param, MAX_PART_CHARACTERS)})` : '';
    const more = details === undefined || details === null
        ? ''
        : ` (details: ${cut(JSON.stringify(details), MAX_PART_CHARACTERS)})`;
    return `${status} ${name}: ${cut(message, MAX_TEXT_CHARACTERS)}${where}${more}`;
}
function describeMissing(status, profileKey) {
    const keys = `${profileKey}.path${status === 405 ? ` and ${profileKey}.method` : ''}`;
    return `; the specification does not show this operation, so check ${keys} in the input service-profile`;
}


/***/ }),

/***/ 32845:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   cj: () => (/* binding */ resolvePointer),
/* harmony export */   cn: () => (/* binding */ shapeError),
/* harmony export */   eA: () => (/* binding */ checkShape),
/* harmony export */   z6: () => (/* binding */ keepFitting)
/* harmony export */ });
/* harmony import */ var _text_json_object_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(66783);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(72557);


const MAX_LISTED = 50;
const MAX_NOTICES = 20;
function checkShape(schema, value, operation, pointer) {
    const parsed = (0,_text_json_object_js__WEBPACK_IMPORTED_MODULE_0__/* .parse */ .qg)(schema, value);
    if (parsed.success)
        return parsed.data;
    const { issues } = parsed.error;
    const listed = issues.slice(0, MAX_LISTED).map((issue) => (0,_text_json_object_js__WEBPACK_IMPORTED_MODULE_0__/* .describeIssue */ .n6)(issue, pointer));
    if (issues.length > listed.length)
        listed.push(`and ${issues.length - listed.length} more`);
    throw shapeError(operation, listed.join('; '));
}
function shapeError(operation, problem) {
    const whole = `not as specified: ${problem}`;
    return new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ServiceError */ ._7({ kind: 'shape', operation, problem: whole, mayHaveBeenTaken: true });
}
function keepFitting(schema, value, pointer, leftOut) {
    if (value === undefined || value === null)
        return null;
    const root = { value };
    for (let notices = 0;;) {
        const parsed = (0,_text_json_object_js__WEBPACK_IMPORTED_MODULE_0__/* .parse */ .qg)(schema, root.value);
        if (parsed.success)
            return parsed.data;
        const { issues } = parsed.error;
        for (const issue of issues.slice(0, MAX_NOTICES - notices)) {
            leftOut((0,_text_json_object_js__WEBPACK_IMPORTED_MODULE_0__/* .describeIssue */ .n6)(issue, pointer));
        }
        notices = Math.min(MAX_NOTICES, notices + issues.length);
        const paths = issues.map(({ path }) => ['value', ...path]);
        remove(root, paths);
        if (root.value === undefined)
            return null;
    }
}
function remove(root, paths) {
    const wrong = paths.map((path) => ((0,_text_json_object_js__WEBPACK_IMPORTED_MODULE_0__/* .valueAt */ .fK)(root, path) === undefined ? path.slice(0, -1) : path));
    const shortened = new Set();
    for (const path of wrong) {
        const parent = (0,_text_json_object_js__WEBPACK_IMPORTED_MODULE_0__/* .valueAt */ .fK)(root, path.slice(0, -1));
        if (!(0,_text_json_object_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(parent))
            continue;
        delete parent[String(path.at(-1))];
        if (Array.isArray(parent))
            shortened.add(parent);
    }
    for (const list of shortened) {
        list.splice(0, list.length, ...list.filter((item) => item !== undefined));
    }
}
function resolvePointer(document, pointer) {
    const path = pointer
        .split('/')
        .slice(1)
        .map((segment) => segment.replaceAll('~1', '/').replaceAll('~0', '~'));
    return (0,_text_json_object_js__WEBPACK_IMPORTED_MODULE_0__/* .valueAt */ .fK)(document, path);
}


/***/ }),

/***/ 29708:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ splitGlobs),
/* harmony export */   q: () => (/* binding */ parseGlobList)
/* harmony export */ });
/* harmony import */ var _text_values_parsed_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38133);

function parseGlobList(text) {
    const globs = splitGlobs(text);
    const errors = globs.flatMap((glob) => {
        const problem = problemOf(glob);
        return problem === null ? [] : [{ shown: glob, problem }];
    });
    if (globs.length === 0)
        errors.push({ shown: text, problem: 'has no glob: write one' });
    return errors.length > 0 ? { ok: false, errors } : (0,_text_values_parsed_js__WEBPACK_IMPORTED_MODULE_0__/* .valid */ .r)(globs);
}
const SEPARATOR = /\\(?![[\]{}()\\])(?<!\\\\)/g;
function splitGlobs(text) {
    const items = text.split(/[\n,](?![^{}\n]*\})/).map((item) => item.trim());
    return items.filter((item) => item !== '').map((glob) => glob.replace(SEPARATOR, '/'));
}
function problemOf(glob) {
    if (glob.startsWith('!'))
        return 'cannot exclude files: name only the files to include';
    return /^(?:[/\\~]|[A-Za-z]:)/.test(glob) || glob.split('/').includes('..')
        ? 'is outside the workspace: write a path from there, such as prompts/**/*.md'
        : null;
}


/***/ }),

/***/ 61328:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   As: () => (/* binding */ isComplete),
/* harmony export */   NX: () => (/* binding */ WHERE_FOUND),
/* harmony export */   Vs: () => (/* binding */ InputForm)
/* harmony export */ });
/* harmony import */ var _text_duration_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6203);
/* harmony import */ var _text_log_line_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(82456);
/* harmony import */ var _text_nearest_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(42337);
/* harmony import */ var _text_strip_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(30269);
/* harmony import */ var _text_values_addresses_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(72578);
/* harmony import */ var _text_values_parsed_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(38133);
/* harmony import */ var _text_values_simple_values_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(58129);







const MAX_SHOWN_CHARS = 100;
const MAX_ERRORS_PER_INPUT = 100;
const MAX_EDITS = 2;
const WHERE_FOUND = {
    'job-id': 'it is the output job-id of the step that started the run, and in the URL of the run',
    'run-plan': "its name and ID are in your service's dashboard",
};
class InputForm {
    errors = [];
    inputs;
    #defaults;
    #secrets;
    constructor(inputs, defaults) {
        this.inputs = inputs;
        this.#defaults = defaults;
        const names = ['api-key', 'github-token'];
        this.#secrets = Object.fromEntries(names.map((name) => [name, inputs.getInput(name)]));
        for (const secret of Object.values(this.#secrets))
            inputs.maskSecret(secret);
    }
    text(name) {
        return this.#secrets[name] ?? this.inputs.getInput(name);
    }
    has(name) {
        return this.text(name).trim() !== '';
    }
    read(name, parse) {
        const given = this.readGiven(name, parse) ?? null;
        const standard = parse(this.#defaults[name]);
        if (given !== null)
            return given;
        if (!standard.ok)
            throw new Error(`the default of '${name}' is invalid`);
        return standard.value;
    }
    readGiven(name, parse) {
        if (!this.has(name))
            return null;
        return this.takeFromFile(name, parse(this.text(name).trim()));
    }
    readExact(name, parse) {
        const text = this.text(name);
        return text === '' ? null : this.#take(name, parse(text));
    }
    takeFromFile(name, parsed) {
        return this.#take(name, refuseInvisible(this.text(name)) ?? parsed);
    }
    required(name, value, fix) {
        if (value === null)
            this.reject(`input '${name}' is missing: ${fix}`);
        return value ?? undefined;
    }
    boolean(name) {
        return this.read(name, _text_values_simple_values_js__WEBPACK_IMPORTED_MODULE_3__/* .parseBoolean */ .yG);
    }
    duration(name, maxMs) {
        return this.read(name, (text) => (0,_text_duration_js__WEBPACK_IMPORTED_MODULE_0__/* .parseDuration */ .E)(text, maxMs));
    }
    integer(name, min, max) {
        return this.read(name, (text) => (0,_text_values_simple_values_js__WEBPACK_IMPORTED_MODULE_3__/* .parseInteger */ .cG)(text, min, max));
    }
    choice(name, choices) {
        return this.read(name, (text) => (0,_text_values_simple_values_js__WEBPACK_IMPORTED_MODULE_3__/* .parseChoice */ .HU)(text, choices));
    }
    uuids(name) {
        return this.readGiven(name, _text_values_simple_values_js__WEBPACK_IMPORTED_MODULE_3__/* .parseUuidList */ .fm);
    }
    findUnknown(removed = {}) {
        const known = Object.entries(this.#defaults);
        const open = known.flatMap(([name, standard]) => {
            const isOpen = ['', standard].includes(this.text(name).trim());
            return isOpen || name === 'github-token' ? name : [];
        });
        const names = this.inputs.givenInputs().map((name) => name.toLowerCase());
        const unknown = names.filter((name) => !Object.hasOwn(this.#defaults, name));
        return unknown.flatMap((name) => {
            const isRemoved = Object.hasOwn(removed, name);
            const near = open.filter((each) => isNear(name, each));
            if (isRemoved && this.text(name).trim() === '')
                return [];
            if (!isRemoved && near.length === 0) {
                return `input '${name}' is not known and has no effect: remove it, or INPUT_${name.toUpperCase()} from env`;
            }
            const meant = `is not known; did you mean ${(0,_text_nearest_js__WEBPACK_IMPORTED_MODULE_4__/* .nearestFirst */ .F8)(name, near)[0]}?`;
            this.reject(`input '${name}' ${isRemoved ? `was removed: ${removed[name]}` : meant}`);
            return [];
        });
    }
    refuse(name, problem) {
        this.#take(name, (0,_text_values_parsed_js__WEBPACK_IMPORTED_MODULE_5__/* .invalid */ .G)(this.text(name).trim(), problem));
    }
    reject(message) {
        this.errors.push({ rule: 'input', message });
    }
    #take(name, parsed) {
        if (parsed.ok)
            return parsed.value;
        for (const { shown, problem } of parsed.errors.slice(0, MAX_ERRORS_PER_INPUT)) {
            const text = (0,_text_values_addresses_js__WEBPACK_IMPORTED_MODULE_6__/* .hideUrlSecrets */ .BF)(this.inputs.secrets.hide(shown ?? ''));
            const value = shown === null ? '' : `: '${(0,_text_log_line_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .TN)(text, MAX_SHOWN_CHARS)}'`;
            this.reject(`input '${name}'${value} ${problem}`);
        }
        return undefined;
    }
}
function refuseInvisible(raw) {
    const text = raw.replaceAll('\r', '');
    const visible = [...(0,_text_strip_js__WEBPACK_IMPORTED_MODULE_2__/* .stripUnprintable */ .jh)(text).replaceAll('\u00ad', '')];
    const char = [...text].find((each, index) => each !== visible[index]);
    if (char === undefined)
        return null;
    const code = `U+${char.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}`;
    return (0,_text_values_parsed_js__WEBPACK_IMPORTED_MODULE_5__/* .invalid */ .G)(null, `has an invisible character, ${code}: type the value again`);
}
function isNear(name, other) {
    const [one, two] = [name, other].map((each) => each.replace(/[-_]/g, ''));
    return one === two || (0,_text_nearest_js__WEBPACK_IMPORTED_MODULE_4__/* .editsBetween */ .yx)(name, other) <= MAX_EDITS;
}
function isComplete(inputs) {
    return Object.values(inputs).every((value) => value !== undefined);
}


/***/ }),

/***/ 30785:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C2: () => (/* binding */ readGivenAccess),
/* harmony export */   Xu: () => (/* binding */ parseApiKey),
/* harmony export */   wo: () => (/* binding */ requireAccess),
/* harmony export */   zS: () => (/* binding */ readAccess)
/* harmony export */ });
/* harmony import */ var _text_values_addresses_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(72578);
/* harmony import */ var _text_values_parsed_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(38133);
/* harmony import */ var _input_form_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(61328);
/* harmony import */ var _text_file_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(84197);




async function readGivenAccess(form) {
    const profile = await readServiceProfile(form.inputs);
    return {
        baseUrl: form.readGiven('base-url', _text_values_addresses_js__WEBPACK_IMPORTED_MODULE_2__/* .parseBaseUrl */ .Q2),
        apiKey: form.readExact('api-key', parseApiKey),
        profile: profile && form.takeFromFile('service-profile', profile),
    };
}
function requireAccess({ baseUrl, apiKey, profile }, form, origin, howToSkip) {
    const urlFix = "give the URL of the service, such as 'https://api.example.com'";
    const withoutSecrets = {
        fork: `pull requests from forks get no secrets: ${howToSkip} to skip the step there`,
        dependabot: `pull requests from Dependabot get only Dependabot secrets: store the key there, or ${howToSkip}`,
    };
    const keyFix = origin === null ? form.inputs.howToGiveKey : withoutSecrets[origin];
    const access = {
        baseUrl: form.required('base-url', baseUrl, urlFix),
        apiKey: form.required('api-key', apiKey, keyFix),
    };
    if (profile === undefined || !(0,_input_form_js__WEBPACK_IMPORTED_MODULE_0__/* .isComplete */ .As)(access))
        return undefined;
    return profile === null ? access : { ...access, profile };
}
async function readAccess(form, origin, howToSkip) {
    return requireAccess(await readGivenAccess(form), form, origin, howToSkip);
}
async function readServiceProfile(inputs) {
    const path = inputs.getInput('service-profile').trim();
    if (path === '')
        return null;
    const yaml = await (0,_text_file_js__WEBPACK_IMPORTED_MODULE_1__/* .readYamlFile */ .k)(path);
    if (!yaml.ok)
        return yaml;
    const { parseProfile } = await __webpack_require__.e(/* import() */ 587).then(__webpack_require__.bind(__webpack_require__, 25587));
    return parseProfile(yaml.value, path);
}
function parseApiKey(text) {
    if (text !== text.trim()) {
        const where = 'begins or ends with white space, such as a line break';
        return (0,_text_values_parsed_js__WEBPACK_IMPORTED_MODULE_3__/* .invalid */ .G)(null, `${where}: store the secret again without it`);
    }
    return /^[\x21-\x7e]+$/.test(text)
        ? (0,_text_values_parsed_js__WEBPACK_IMPORTED_MODULE_3__/* .valid */ .r)(text)
        : (0,_text_values_parsed_js__WEBPACK_IMPORTED_MODULE_3__/* .invalid */ .G)(null, 'has a space or a letter outside ASCII: give the key alone, without "Bearer"');
}


/***/ }),

/***/ 84197:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ readTextFile),
/* harmony export */   k: () => (/* binding */ readYamlFile)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _text_error_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(89009);
/* harmony import */ var _text_values_parsed_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(38133);



const MAX_YAML_KIB = 256;
function readTextFile(path, maxKib) {
    let bytes;
    try {
        const facts = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path);
        if (!facts.isFile())
            return (0,_text_values_parsed_js__WEBPACK_IMPORTED_MODULE_1__/* .invalid */ .G)(path, 'is not a file: name a text file');
        if (facts.size > maxKib * 1024)
            return (0,_text_values_parsed_js__WEBPACK_IMPORTED_MODULE_1__/* .invalid */ .G)(path, `is larger than ${maxKib} KiB: shorten it`);
        bytes = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path);
    }
    catch (error) {
        return (0,_text_values_parsed_js__WEBPACK_IMPORTED_MODULE_1__/* .invalid */ .G)(path, (0,_text_error_text_js__WEBPACK_IMPORTED_MODULE_2__/* .describeUnreadable */ .D2)(error));
    }
    try {
        return (0,_text_values_parsed_js__WEBPACK_IMPORTED_MODULE_1__/* .valid */ .r)(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    }
    catch {
        return (0,_text_values_parsed_js__WEBPACK_IMPORTED_MODULE_1__/* .invalid */ .G)(path, 'is not UTF-8 text: save it as UTF-8');
    }
}
async function readYamlFile(path) {
    const source = readTextFile(path, MAX_YAML_KIB);
    if (!source.ok)
        return source;
    const { readYaml } = await Promise.all(/* import() */[__webpack_require__.e(483), __webpack_require__.e(394)]).then(__webpack_require__.bind(__webpack_require__, 15394));
    return (0,_text_values_parsed_js__WEBPACK_IMPORTED_MODULE_1__/* .valid */ .r)(readYaml(source.value));
}


/***/ }),

/***/ 67332:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EI: () => (/* binding */ reportOf),
/* harmony export */   RS: () => (/* binding */ trendOf),
/* harmony export */   XF: () => (/* binding */ worseReport),
/* harmony export */   aJ: () => (/* binding */ isShown),
/* harmony export */   bG: () => (/* binding */ trendSchema),
/* harmony export */   bZ: () => (/* binding */ trendRowFields),
/* harmony export */   zu: () => (/* binding */ debriefReportSchema),
/* harmony export */   zw: () => (/* binding */ themeFields)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5915);
/* harmony import */ var _fields_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(17132);


const LIFECYCLE = 'NEW, PERSISTENT, IMPROVING, FIXED.';
const CHANNEL = 'PROMPT, VOICE_CONFIG, STT, SPEECH_MODEL, LLM_MODEL, INFRA, EXTERNAL.';
const CALL_IDS = 'IDs of calls that show it';
const findingSchema = _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .named */ .KT('Finding', zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({
    title: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq('What was found, in a few words.'),
    body: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .inFull */ .Vz(_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq('What was found; empty where `detail` is brief.')),
    callIds: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .callIds */ .d2(CALL_IDS),
}));
const themeFields = {
    slug: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq('What the theme is known by from run to run.'),
    title: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq('What fails, in a few words.'),
    severity: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq('HIGH, MEDIUM, LOW.'),
    impact: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .textOrNull */ .ef('CRITICAL, HIGH, MEDIUM, LOW.'),
    prevalence: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .textOrNull */ .ef('WIDESPREAD, RECURRING, ISOLATED.'),
    lifecycle: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .textOrNull */ .ef(LIFECYCLE),
    affectedCallCount: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .integer */ .nd('Calls that show it.'),
    totalCallCount: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .integer */ .nd('Calls that could have shown it.'),
    checkNames: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .texts */ .Te('The checks that fail for it.'),
    rootCauseChannel: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .textOrNull */ .ef(CHANNEL),
    analysis: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .inFull */ .Vz(_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq('Why it fails; empty where `detail` is brief.')),
    callIds: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .callIds */ .d2(CALL_IDS),
};
const themeSchema = _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .named */ .KT('Theme', zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({
    ...themeFields,
    serviceLifecycle: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .textOrNull */ .ef("The service's lifecycle, if the gate determined its own.")),
}));
const recommendationSchema = _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .named */ .KT('Recommendation', zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({
    order: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .integer */ .nd('Its place among the recommendations.'),
    title: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq('What to do, in a few words.'),
    body: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .inFull */ .Vz(_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq('What to do; empty where `detail` is brief.')),
    severity: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .textOrNull */ .ef('HIGH, MEDIUM, LOW.'),
    channel: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .textOrNull */ .ef(CHANNEL),
    currentText: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .inFull */ .Vz(_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .textOrNull */ .ef('The text of the prompt to replace.')),
    suggestedText: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .inFull */ .Vz(_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .textOrNull */ .ef('What is to take its place.')),
    themeSlugs: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .texts */ .Te('Slugs of the themes that it is meant for.'),
}));
const trendRowFields = {
    checkName: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq('Name of the check.'),
    previousPassRate: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .rate */ .TS(),
    currentPassRate: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .rate */ .TS(),
    lifecycle: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .textOrNull */ .ef(LIFECYCLE),
};
const countsSchema = _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .shape */ .cW('Counts', {
    ..._fields_js__WEBPACK_IMPORTED_MODULE_0__/* .countsSchema */ .GB.shape,
    confidenceInterval: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .interval */ .YP(),
});
const trendRowSchema = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({
    ...trendRowFields,
    checkId: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .plainOrNull */ .HQ('ID of its metric definition.')),
    counts: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
        previous: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .nullable */ .mee(countsSchema), 'Of the baseline.'),
        current: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .nullable */ .mee(countsSchema), 'Of this run.'),
    }), 'The calls that the rates were taken of.')),
});
function trendOf(row) {
    return zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({
        baselineRunPlanJobId: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .plain */ .pj('Run plan job ID of the run that it was compared with; empty where there is none.'),
        baselineRunNumber: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .integerOrNull */ .f1('Number of that run.'),
        rows: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .list */ .p_(row, 'A row per check.'),
    });
}
const trendSchema = _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .named */ .KT('Trend', trendOf(trendRowSchema));
const executiveSummarySchema = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({
    paragraphs: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .inFull */ .Vz(_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .texts */ .Te('Its paragraphs.')),
    sections: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .inFull */ .Vz(_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .list */ .p_(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({
        heading: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .textOrNull */ .ef('Heading of the section.'),
        body: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq('Text of the section.'),
    }), 'Its sections.')),
});
function reportOf(theme, trend) {
    return zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({
        generatedAt: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .plain */ .pj('When the service wrote it, ISO 8601.'),
        verdict: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq('PASSED, THRESHOLD_FAILED.'),
        verdictSummary: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .inFull */ .Vz(_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq('The verdict in one paragraph; empty where `detail` is brief.')),
        executiveSummary: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY(executiveSummarySchema, 'The executive summary; empty where `detail` is brief.'),
        keyFindings: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .list */ .p_(findingSchema, 'What matters most.'),
        wentWell: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .list */ .p_(findingSchema, 'What went well.'),
        themes: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .list */ .p_(theme, 'Failure themes, as the service lists them.'),
        recommendations: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .list */ .p_(recommendationSchema, 'What the service recommends.'),
        trend: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .nullable */ .mee(trend), 'Pass rates now and in the baseline.'),
    });
}
const debriefReportSchema = _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .named */ .KT('DebriefReport', reportOf(themeSchema, trendSchema));
function isShown({ lifecycle, affectedCallCount }) {
    return lifecycle !== 'FIXED' || affectedCallCount > 0;
}
function worseReport(report, later) {
    return later === null || badness(later) < badness(report) ? report : later;
}
function badness({ verdict }) {
    if (verdict === 'PASSED')
        return 0;
    return verdict === 'THRESHOLD_FAILED' ? 2 : 1;
}


/***/ }),

/***/ 17132:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GB: () => (/* binding */ countsSchema),
/* harmony export */   HQ: () => (/* binding */ plainOrNull),
/* harmony export */   Jt: () => (/* binding */ flag),
/* harmony export */   KT: () => (/* binding */ named),
/* harmony export */   Qq: () => (/* binding */ text),
/* harmony export */   T: () => (/* binding */ flagOrNull),
/* harmony export */   TS: () => (/* binding */ rate),
/* harmony export */   Te: () => (/* binding */ texts),
/* harmony export */   Vz: () => (/* binding */ inFull),
/* harmony export */   WY: () => (/* binding */ described),
/* harmony export */   YP: () => (/* binding */ interval),
/* harmony export */   Zo: () => (/* binding */ IN_FULL_ONLY),
/* harmony export */   ag: () => (/* binding */ said),
/* harmony export */   cW: () => (/* binding */ shape),
/* harmony export */   d2: () => (/* binding */ callIds),
/* harmony export */   ed: () => (/* binding */ SERVICE_TEXT),
/* harmony export */   ef: () => (/* binding */ textOrNull),
/* harmony export */   f1: () => (/* binding */ integerOrNull),
/* harmony export */   jO: () => (/* binding */ entries),
/* harmony export */   nd: () => (/* binding */ integer),
/* harmony export */   p_: () => (/* binding */ list),
/* harmony export */   pj: () => (/* binding */ plain),
/* harmony export */   wD: () => (/* binding */ numberOrNull)
/* harmony export */ });
/* unused harmony export DESCRIPTIONS */
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(34288);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5915);

const DESCRIPTIONS = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .registry */ .u5();
const SERVICE_TEXT = new WeakSet();
const IN_FULL_ONLY = new WeakSet();
function described(type, description) {
    DESCRIPTIONS.add(type, { description });
    return type;
}
function named(id, type) {
    DESCRIPTIONS.add(type, { id });
    return type;
}
function said(type) {
    SERVICE_TEXT.add(type);
    return type;
}
function inFull(type) {
    IN_FULL_ONLY.add(type);
    return type;
}
function shape(id, fields) {
    return named(id, zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc(fields));
}
function entries(description, fields) {
    return list(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc(fields), description);
}
function list(item, description) {
    return described(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(item), description);
}
const plain = (description) => described(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), description);
const plainOrNull = (description) => described(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .nullable */ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()), description);
const text = (description) => said(plain(description));
const textOrNull = (description) => said(plainOrNull(description));
const texts = (description) => said(described(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()), description));
const integer = (description) => described(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr(), description);
const integerOrNull = (description) => described(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .nullable */ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr()), description);
const flag = (description) => described(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY(), description);
const flagOrNull = (description) => described(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .nullable */ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY()), description);
const numberOrNull = (description) => described(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .nullable */ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig()), description);
const rate = () => numberOrNull('Percent, 0 to 100.');
const countsSchema = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    passed: integer('Calls that passed.'),
    evaluated: integer('Calls that were graded.'),
});
const interval = () => zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(described(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .nullable */ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    low: described(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig(), 'Percent, 0 to 100.'),
    high: described(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig(), 'Percent, 0 to 100.'),
})), '95% confidence interval of the rate (Wilson), or null without counts.'));
const callIds = (description) => inFull(described(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()), `${description}; empty where \`detail\` is brief.`));


/***/ }),

/***/ 41913:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GD: () => (/* binding */ tolerates),
/* harmony export */   Om: () => (/* binding */ worstOutcome),
/* harmony export */   Ri: () => (/* binding */ IN_FLIGHT),
/* harmony export */   c6: () => (/* binding */ fails),
/* harmony export */   hY: () => (/* binding */ hasEnded),
/* harmony export */   jf: () => (/* binding */ isGoing),
/* harmony export */   md: () => (/* binding */ worstFirst),
/* harmony export */   wi: () => (/* binding */ RUN_OUTCOMES)
/* harmony export */ });
/* unused harmony export ENDED */
const RUN_OUTCOMES = ['error', 'failed', 'inconclusive', 'started', 'passed'];
function compareOutcomes(a, b) {
    return RUN_OUTCOMES.indexOf(a) - RUN_OUTCOMES.indexOf(b);
}
function worstFirst(runs) {
    return runs.toSorted((a, b) => compareOutcomes(a.outcome, b.outcome));
}
function worstOutcome(outcomes) {
    return outcomes.toSorted(compareOutcomes)[0] ?? 'inconclusive';
}
function fails(outcome) {
    return outcome === 'failed' || outcome === 'inconclusive' || outcome === 'error';
}
function tolerates(outcomes, tolerance) {
    return (fails(worstOutcome(outcomes)) && outcomes.every((outcome) => isTolerated(outcome, tolerance)));
}
function isTolerated(outcome, { warnOnly, onInconclusive, isTrial = false }) {
    if (isTrial)
        return outcome !== 'error';
    if (outcome === 'failed')
        return warnOnly;
    if (outcome === 'inconclusive')
        return onInconclusive === 'warn';
    return !fails(outcome);
}
const ENDED = new Set([
    'COMPLETED',
    'FAILED',
    'TIMED_OUT',
    'CANCELLED',
    'CANCELED',
]);
const IN_FLIGHT = [
    'PENDING',
    'QUEUED',
    'CREATING_SNAPSHOTS',
    'CREATING_SIMULATIONS',
    'PREPARING_CAPACITY',
    'RUNNING_SIMULATIONS',
    'ENDING_SIMULATIONS',
    'CANCELLING',
];
const GOING = new Set(IN_FLIGHT);
function isGoing(runStatus) {
    return runStatus !== null && GOING.has(runStatus);
}
function hasEnded(runStatus) {
    return runStatus !== null && ENDED.has(runStatus);
}


/***/ }),

/***/ 70980:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ce: () => (/* binding */ explainMissing),
/* harmony export */   WB: () => (/* binding */ internalError),
/* harmony export */   WE: () => (/* binding */ explain),
/* harmony export */   n9: () => (/* binding */ endOfStep)
/* harmony export */ });
/* harmony import */ var _http_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(72557);
/* harmony import */ var _text_duration_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6203);
/* harmony import */ var _text_error_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(89009);
/* harmony import */ var _text_step_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(69445);




function explain(error, wait, inputs, where = '') {
    if (error instanceof _text_step_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .InputError */ .dz) {
        return { outcome: 'error', rule: error.rule, message: error.message };
    }
    if (error instanceof _text_step_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .TimeoutError */ .MU || error instanceof _text_step_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .CancelledError */ .cc) {
        const rule = error instanceof _text_step_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .TimeoutError */ .MU ? 'timeout' : 'cancelled';
        return { outcome: 'inconclusive', rule, message: withWait(error.message, wait) };
    }
    if (error instanceof _http_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._7)
        return explainServiceError(error, wait, inputs, where);
    return internalError(error);
}
function internalError(error) {
    return {
        outcome: 'error',
        rule: 'internal',
        message: `internal error: ${String(error)}. Run the step again with debug logging, and report the log`,
    };
}
function endOfStep(error, { aborted, reason }) {
    if (!aborted)
        return internalError(error);
    return { outcome: 'inconclusive', rule: 'cancelled', message: (0,_text_error_text_js__WEBPACK_IMPORTED_MODULE_3__/* .describeError */ .Uc)(reason) };
}
const MISCONFIGURED = new Set(['tls', 'proxy', 'unresolved']);
const SPENT_FIX = 'The service refuses for a spent budget, and the request is not retried. Check the subscription and the payments of the account that the api-key belongs to';
function explainServiceError(error, wait, inputs, where) {
    if (MISCONFIGURED.has(error.kind)) {
        return { outcome: 'error', rule: 'service', message: error.message };
    }
    const message = (0,_text_error_text_js__WEBPACK_IMPORTED_MODULE_3__/* .withoutPeriod */ .Kx)(error.message);
    if ((0,_http_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .isSpent */ .Fh)(error)) {
        return { outcome: 'inconclusive', rule: 'budget', message: `${message}. ${SPENT_FIX}` };
    }
    const fix = fixOf(error, inputs, where);
    return fix === null
        ? { outcome: 'inconclusive', rule: error.rule, message: withWait(error.message, wait) }
        : { outcome: 'error', rule: 'service', message: `${message}. ${fix}` };
}
function fixOf(error, inputs, where) {
    const { kind, status = 0, profileKey } = error;
    if (kind === 'redirect') {
        return 'Redirects are never followed, since the request holds the key: set the input base-url to the URL that responds itself';
    }
    if (kind !== 'status')
        return null;
    const named = `${inputs}${where && ` (${where})`}, and that base-url and api-key belong to the same project`;
    if (profileKey !== '' && status < 500)
        return `Else check ${named}`;
    switch (status) {
        case 401:
            return 'Check the input api-key: the service does not know this key (was it regenerated, or does it belong to another base-url?)';
        case 403:
            return 'The input api-key lacks the permission for this: use a key with Full Access (a Read-Only key may only read)';
        case 404:
            return `Check ${named}`;
        case 408:
        case 409:
        case 425:
        case 429:
            return null;
        default:
            return status < 500 ? `The service rejects the request: check ${inputs}` : null;
    }
}
function explainMissing(error, more = '') {
    if (!(error instanceof _http_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._7) || error.profileKey === '')
        return error;
    return new _text_step_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .InputError */ .dz((0,_text_error_text_js__WEBPACK_IMPORTED_MODULE_3__/* .withoutPeriod */ .Kx)(error.message) + more, 'service');
}
function withWait(message, wait) {
    if (wait === null)
        return message;
    const { what, input, limitMs, waitedMs, lastSeen } = wait;
    const limit = `${input}: ${(0,_text_duration_js__WEBPACK_IMPORTED_MODULE_1__/* .formatDuration */ .a)(limitMs)}`;
    return `${(0,_text_error_text_js__WEBPACK_IMPORTED_MODULE_3__/* .withoutPeriod */ .Kx)(message)}; waited ${(0,_text_duration_js__WEBPACK_IMPORTED_MODULE_1__/* .formatDuration */ .a)(waitedMs)} for ${what} (${limit}); last seen: ${lastSeen || 'nothing yet'}`;
}


/***/ }),

/***/ 46651:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ft: () => (/* binding */ isSame),
/* harmony export */   LR: () => (/* binding */ isNamedLike),
/* harmony export */   NL: () => (/* binding */ distinctNames),
/* harmony export */   Pc: () => (/* binding */ normalizeName)
/* harmony export */ });
/* harmony import */ var _strip_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(30269);

function normalizeName(name) {
    return (0,_strip_js__WEBPACK_IMPORTED_MODULE_0__/* .stripInvisible */ ._0)(name).normalize('NFC').replace(/\s+/g, ' ').trim();
}
function isNamedLike(name) {
    const shown = normalizeName(name);
    return (other) => normalizeName(other) === shown;
}
function distinctNames(names) {
    return [...Map.groupBy(names, normalizeName).values()].flatMap(([first]) => first ?? []);
}
function isSame(id, other) {
    return id.toLowerCase() === other.toLowerCase();
}


/***/ }),

/***/ 42337:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F8: () => (/* binding */ nearestFirst),
/* harmony export */   wI: () => (/* binding */ misspelling),
/* harmony export */   yx: () => (/* binding */ editsBetween)
/* harmony export */ });
const MAX_CHARS = 100;
function misspelling(word, candidates) {
    const [found] = nearestFirst(word, candidates);
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


/***/ }),

/***/ 72578:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BF: () => (/* binding */ hideUrlSecrets),
/* harmony export */   Q2: () => (/* binding */ parseBaseUrl),
/* harmony export */   lb: () => (/* binding */ parseUrlTemplate)
/* harmony export */ });
/* harmony import */ var _parsed_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38133);

const HTTP_URL = /^https?:\/\/[^\s\\\0-\x1f\x7f-\x9f/?#][^\s\\\0-\x1f\x7f-\x9f]*$/i;
const LOOPBACK_HOST = /^(?:localhost|\[::1\]|127\.\d+\.\d+\.\d+)$/;
const USER_INFO = /^\w+:\/\/[^/?#]*@/;
function parseBaseUrl(text) {
    const url = HTTP_URL.test(text) ? URL.parse(text) : null;
    if (url === null) {
        return (0,_parsed_js__WEBPACK_IMPORTED_MODULE_0__/* .invalid */ .G)(text, "is not a URL: write one such as 'https://api.example.com'");
    }
    const isUnencrypted = url.protocol === 'http:' && !LOOPBACK_HOST.test(url.hostname);
    const problems = [
        USER_INFO.test(text) && 'has user info: remove everything before the @',
        /[?#]/.test(text) && 'has a query or fragment: remove everything from ? or #',
        isUnencrypted && 'would send the key unencrypted: write https',
    ].filter((problem) => problem !== false);
    return problems.length === 0
        ? (0,_parsed_js__WEBPACK_IMPORTED_MODULE_0__/* .valid */ .r)(url.origin + url.pathname.replace(/(?<!\/)\/+$/, ''))
        : { ok: false, errors: problems.map((problem) => ({ shown: text, problem })) };
}
function parseUrlTemplate(text, placeholder) {
    const mark = `{${placeholder}}`;
    const filled = text.replaceAll(mark, 'id');
    if (!HTTP_URL.test(text) || !URL.canParse(filled)) {
        return (0,_parsed_js__WEBPACK_IMPORTED_MODULE_0__/* .invalid */ .G)(text, `is not an http or https URL: write one such as 'https://app.example.com/${mark}'`);
    }
    if (USER_INFO.test(text)) {
        return (0,_parsed_js__WEBPACK_IMPORTED_MODULE_0__/* .invalid */ .G)(text, 'has user info, which every reader would see: remove it');
    }
    if (/^\w+:\/\/[^/?#]*\{/.test(text)) {
        return (0,_parsed_js__WEBPACK_IMPORTED_MODULE_0__/* .invalid */ .G)(text, `has ${mark} in its host: put it into the path`);
    }
    if (/[{}]/.test(filled)) {
        return (0,_parsed_js__WEBPACK_IMPORTED_MODULE_0__/* .invalid */ .G)(text, `has braces other than ${mark}: it is the only placeholder here`);
    }
    return filled === text ? (0,_parsed_js__WEBPACK_IMPORTED_MODULE_0__/* .invalid */ .G)(text, `has no ${mark}: put it in place of the ID`) : (0,_parsed_js__WEBPACK_IMPORTED_MODULE_0__/* .valid */ .r)(text);
}
function hideUrlSecrets(text) {
    const colon = text.indexOf(':');
    const at = text.lastIndexOf('@');
    const start = text.startsWith('//', colon + 1) ? colon + 3 : colon + 1;
    const shown = colon === -1 || at < start ? text : `${text.slice(0, start)}***${text.slice(at)}`;
    return shown.replace(/([?&][^=&?#\s]*=)(?!\{)[^&#\s]+/g, '$1***');
}


/***/ }),

/***/ 58129:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   HU: () => (/* binding */ parseChoice),
/* harmony export */   O1: () => (/* binding */ isUuid),
/* harmony export */   cG: () => (/* binding */ parseInteger),
/* harmony export */   fm: () => (/* binding */ parseUuidList),
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
    return (0,_parsed_js__WEBPACK_IMPORTED_MODULE_0__/* .invalid */ .G)(text, `is not valid: write a whole number from ${min} to ${max}`);
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
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
function isUuid(text) {
    return UUID.test(text);
}
function parseUuidList(text) {
    const items = text
        .split(/[\n,]/)
        .map((item) => item.trim())
        .filter((item) => item !== '');
    if (items.length === 0)
        return { ok: false, errors: [{ shown: text, problem: 'has no ID' }] };
    const problem = 'is not a UUID: write an ID such as 01234567-89ab-cdef-0123-456789abcdef';
    const errors = items.filter((item) => !isUuid(item)).map((shown) => ({ shown, problem }));
    if (errors.length > 0)
        return { ok: false, errors };
    const known = new Set();
    return (0,_parsed_js__WEBPACK_IMPORTED_MODULE_0__/* .valid */ .r)(items.filter((item) => known.size < known.add(item.toLowerCase()).size));
}


/***/ })

};
;