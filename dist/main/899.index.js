"use strict";
exports.id = 899;
exports.ids = [899];
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


/***/ })

};
;