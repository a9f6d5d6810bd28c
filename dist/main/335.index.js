"use strict";
exports.id = 335;
exports.ids = [335];
exports.modules = {

/***/ 8335:
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
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(57975);
// EXTERNAL MODULE: ./text/values/simple-values.js
var simple_values = __webpack_require__(58129);
// EXTERNAL MODULE: ../../node_modules/yaml/dist/index.js
var dist = __webpack_require__(33483);
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




const WITHOUT_FLAG = {
    'api-key': 'set the environment variable SIMULATION_API_KEY, or give --api-key-file',
    'github-token': 'set the environment variable GITHUB_TOKEN to a token',
};
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

;// CONCATENATED MODULE: ./cli/flags.js






const OWN_FLAGS = {
    'api-key-file': 'Path of a file that holds the API key; it may end in one line break. Wins over the environment variable SIMULATION_API_KEY.',
    json: 'Write one JSON document with all outputs to stdout. The log goes to stderr.',
    debug: 'Print every request and what was ignored.',
    help: 'Show this help.',
};
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
                flags.errors.push(describeUnknown(name, [...isSwitch.keys(), ...Object.keys(WITHOUT_FLAG)]));
            }
            else if (value === undefined || (inlineValue === false && value.startsWith('--'))) {
                flags.errors.push(`--${name} needs a value, as in --${name}=…`);
            }
            else if (isSwitch.get(name) && !(0,simple_values/* parseBoolean */.yG)(value).ok) {
                flags.errors.push(`--${name} takes true or false, or no value`);
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
            const fix = 'write values after their flag, as in --run-plan nightly';
            flags.errors.push(`argument ${token.index + 1} belongs to no flag: ${fix}`);
        }
    }
    return flags;
}
function describeUnknown(name, names) {
    const meant = (0,nearest/* misspelling */.wI)(name, names) ?? '';
    if (meant in WITHOUT_FLAG) {
        return `--${meant} is not a flag, since everyone on the machine can read command lines: ${WITHOUT_FLAG[meant]}`;
    }
    const shown = /^[\w.-]{1,60}$/.test(name) ? `--${name}` : 'a flag';
    return `${shown} is not known${meant && `; did you mean --${meant}?`}`;
}
function readGivenSecrets(keyFile, { SIMULATION_API_KEY = '', GITHUB_TOKEN = '' }) {
    const inputs = { 'api-key': SIMULATION_API_KEY, 'github-token': GITHUB_TOKEN };
    if (keyFile === undefined)
        return { inputs, errors: [] };
    try {
        const text = new TextDecoder('utf-8', { fatal: true }).decode((0,external_node_fs_.readFileSync)(keyFile));
        const key = text.replace(/\r?\n$/, '');
        const errors = key === '' ? ['--api-key-file is empty: write the key into it'] : [];
        return { inputs: { ...inputs, 'api-key': key }, errors };
    }
    catch (error) {
        return { inputs, errors: [`--api-key-file ${(0,step_error/* describeUnreadable */.D2)(error)}`] };
    }
}

// EXTERNAL MODULE: external "node:readline"
var external_node_readline_ = __webpack_require__(80481);
// EXTERNAL MODULE: ./collect/connect.js + 2 modules
var connect = __webpack_require__(6554);
// EXTERNAL MODULE: ./inputs/glob-list.js
var glob_list = __webpack_require__(29708);
// EXTERNAL MODULE: ./inputs/service-access.js
var service_access = __webpack_require__(30785);
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
const POLICY_TEXT = `version: 1
gate:
  themes:
    - severity: [HIGH] # a new theme of this severity fails the gate
      lifecycle: [NEW]
  trend:
    max-drop: 10 # percentage points that the pass rate of a check may lose
`;
const VALUES = [
    ['base-url', 'URL of the service, such as https://api.example.com', addresses/* parseBaseUrl */.Q2],
    ['prompt', 'Path of the prompt file, such as prompts/agent.md', parsePrompt],
    ['variable', 'Variable of the run plan that receives the prompt', parseVariable],
    ['run-plan', 'Run plan to start, by UUID or name', values_parsed/* valid */.r],
];
const INIT = {
    name: 'init',
    description: `Writes ${WORKFLOW} and ${POLICY}. Starts nothing.`,
    inputs: [...VALUES, ['force', 'Overwrite these files if they exist'], ['api-key', '']].map(([name = '', what]) => {
        const isBoolean = name === 'force';
        return { name, description: `${what}.`, standard: isBoolean ? 'false' : '', isBoolean };
    }),
    main: '',
};
async function init(runtime, root, stdin) {
    const { runner, cancelled } = runtime;
    runner.maskSecret(runner.getInput('api-key'));
    const isForced = runner.getInput('force') === 'true';
    const present = isForced ? [] : [WORKFLOW, POLICY].filter((path) => (0,external_node_fs_.existsSync)(path));
    const errors = present.map((path) => `${path} exists: give --force to overwrite it`);
    if ((0,external_node_fs_.existsSync)(OTHER_POLICY))
        errors.push(`${OTHER_POLICY} exists: rename it to ${POLICY}`);
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
    runner.info(`Wrote ${WORKFLOW} and ${POLICY}`);
    if (!(0,external_node_fs_.existsSync)(values.prompt))
        runner.annotate('warning', `${values.prompt} does not exist yet`);
    const { 'base-url': url, prompt, variable, 'run-plan': plan } = values;
    const flags = `--base-url ${quote(url)} --run-plan ${quote(plan)} --variable-files ${quote(`${variable}=${prompt}`)}`;
    runner.info('Next steps:');
    runner.info('  1. Secret: store the API key with `gh secret set SIMULATION_API_KEY`.');
    runner.info(`  2. Dry run: check all settings with \`simulation-gate gate ${flags} --dry-run\`.`);
    runner.info('  3. Required check: write the release after `uses`, open a pull request, then require its check "Simulated calls".');
    return 0;
}
async function readValues(runtime, errors, ask) {
    const values = { 'base-url': '', prompt: '', variable: '', 'run-plan': '' };
    for (const [name, what, parse] of VALUES) {
        const { 'base-url': url } = values;
        const answer = () => name === 'run-plan' && url !== '' ? choosePlan(url, runtime, errors, ask) : ask(what);
        const text = runtime.runner.getInput(name).trim() || (await answer());
        const shown = text && ` '${(0,log_line/* oneLine */.TN)((0,addresses/* hideUrlSecrets */.BF)(text), 100)}'`;
        const parsed = text === '' ? (0,values_parsed/* invalid */.G)(null, `is missing. ${what}`) : parse(text);
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
        errors.push(`the run plans cannot be listed without an API key: ${runner.howToGiveKey}`);
        return '';
    }
    try {
        const client = (0,connect/* connect */.Ng)({ baseUrl, apiKey: key.value }, runtime);
        const request = { signal, deadlineMs: clock.now() + 60_000 };
        const { plans } = await client.listPlans(null, null, request);
        const shown = plans.map(({ id, name }, index) => `${index + 1}. ${(0,log_line/* oneLine */.TN)(name, 100)} (${id})`);
        runner.group('Run plans of this key:', shown);
        const answer = await ask('Run plan to start, by number, name or UUID');
        return plans[Number(answer) - 1]?.id ?? answer;
    }
    catch (error) {
        if (!signal.aborted)
            errors.push((0,explain/* explain */.W)(error, null, '--base-url and the API key').message);
        return '';
    }
}
function parsePrompt(text) {
    const parsed = (0,glob_list/* parseGlobList */.q)(text);
    if (!parsed.ok)
        return parsed;
    const [path = '', ...others] = parsed.value;
    return others.length > 0
        ? (0,values_parsed/* invalid */.G)(text, 'has a comma, which separates files in paths: rename the file')
        : (0,values_parsed/* valid */.r)(external_node_path_.posix.normalize(path));
}
function parseVariable(text) {
    return /^[A-Za-z_][\w.-]*$/.test(text)
        ? (0,values_parsed/* valid */.r)(text)
        : (0,values_parsed/* invalid */.G)(text, 'is not the name of a variable: use letters, digits, _ . and -');
}
function fillIn(example, { prompt, variable, ...values }) {
    const document = (0,dist/* parseDocument */.Tp)(example);
    const given = { ...values, 'variable-files': `${variable}=${prompt}`, paths: prompt };
    for (const [name, text] of Object.entries(given)) {
        document.setIn(['jobs', 'simulation', 'steps', 1, 'with', name], text);
    }
    document.setIn(['on', 'push', 'paths', 0], prompt);
    return document.toString({ lineWidth: 0, flowCollectionPadding: false });
}
function quote(value) {
    return `'${value.replaceAll("'", "'\\''")}'`;
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
    saveState() { }
    async writeSummary() { }
    #linesOf(text) {
        const lines = (0,strip/* stripUnprintable */.jh)(this.secrets.hide(text)).replaceAll('\t', '    ').split('\n');
        return lines.every((line) => line.trim() === '') ? [] : lines;
    }
}

;// CONCATENATED MODULE: ./cli/run-command.js








const REPORT_DIR = 'simulation-gate-report';
const EXIT_CODES = {
    passed: 0,
    failed: 1,
    error: 2,
    inconclusive: 3,
    skipped: 4,
    started: 4,
};
const EXIT_CODES_HELP = `
Exit codes:
  0  passed, or done
  1  failed
  2  error: a flag, the key or another setting is invalid
  3  inconclusive: the run could not be evaluated
  4  skipped, or started without an evaluation
  130  cancelled by Ctrl-C, together with the runs that it had started

The API key is read from the environment variable SIMULATION_API_KEY, or from --api-key-file; a token of
GitHub from GITHUB_TOKEN. Neither is a flag, since everyone on the machine can read command lines.`;
async function runCommand(args, terminal, root, perform) {
    const { stdout, stderr } = terminal;
    const [name = '', ...rest] = args;
    const subcommands = [...readSubcommands(root), INIT];
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
        const fix = isMissing ? '' : `; did you mean ${(0,nearest/* nearestFirst */.F8)(wanted, names)[0]}?`;
        writeLines(stderr, [`error: the first argument must be one of ${names.join(', ')}${fix}`]);
        return EXIT_CODES.error;
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
    let exitCode = EXIT_CODES.error;
    if (errors.length > 0) {
        for (const error of errors)
            runner.annotate('error', error);
        runner.info(`simulation-gate ${name} --help shows all flags.`);
        runner.setOutput('outcome', 'error');
        const reasons = errors.map((message) => ({ rule: 'input', message }));
        runner.setOutput('reasons', JSON.stringify(reasons));
    }
    else {
        const ended = await perform(main, { ...runtime, runner });
        const { 'html-file': page, 'json-file': report, 'patch-file': patch } = runner.outputs;
        if (page)
            runner.info(`Report: ${page}`);
        if (report)
            runner.info(`Report as JSON: ${report}`);
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
function describeCommand(subcommands) {
    return [
        'Usage: simulation-gate <subcommand> [flags]\n',
        ...subcommands.flatMap(({ name, description }) => entry(name, description)),
        'simulation-gate <subcommand> --help shows its flags, simulation-gate --version the version.',
        EXIT_CODES_HELP,
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
        EXIT_CODES_HELP,
    ];
}
function entry(name, text) {
    return [`  ${name}`, `      ${text}`, ''];
}
function exitCodeOf(ended, outcome) {
    const code = Object.entries(EXIT_CODES).find(([name]) => name === outcome)?.[1] ?? 0;
    if (ended === 0)
        return code === EXIT_CODES.skipped ? code : 0;
    return code === 0 || code === EXIT_CODES.skipped ? EXIT_CODES.error : code;
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
    const cancelled = AbortSignal.any([runtime.cancelled, hungUp.signal]);
    process.on(HANG_UP, () => hungUp.abort(new step_error/* CancelledError */.cc(HANG_UP)));
    const { stdin, stdout, stderr, argv } = process;
    return runCommand(argv.slice(2), {
        ...{ runtime: { ...runtime, cancelled }, stdout, stderr },
        stdin: stdin.isTTY ? stdin : null,
    }, (0,external_node_path_.resolve)((0,external_node_path_.dirname)((0,external_node_url_.fileURLToPath)(launcher)), '..'), perform);
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
/* harmony import */ var _text_step_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(53326);
/* harmony import */ var _text_values_parsed_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(38133);



const MAX_YAML_KIB = 256;
function readTextFile(path, maxKib) {
    let bytes;
    try {
        const facts = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path);
        if (!facts.isFile())
            return (0,_text_values_parsed_js__WEBPACK_IMPORTED_MODULE_2__/* .invalid */ .G)(path, 'is not a file: name a text file');
        if (facts.size > maxKib * 1024)
            return (0,_text_values_parsed_js__WEBPACK_IMPORTED_MODULE_2__/* .invalid */ .G)(path, `is larger than ${maxKib} KiB: shorten it`);
        bytes = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path);
    }
    catch (error) {
        return (0,_text_values_parsed_js__WEBPACK_IMPORTED_MODULE_2__/* .invalid */ .G)(path, (0,_text_step_error_js__WEBPACK_IMPORTED_MODULE_1__/* .describeUnreadable */ .D2)(error));
    }
    try {
        return (0,_text_values_parsed_js__WEBPACK_IMPORTED_MODULE_2__/* .valid */ .r)(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    }
    catch {
        return (0,_text_values_parsed_js__WEBPACK_IMPORTED_MODULE_2__/* .invalid */ .G)(path, 'is not UTF-8 text: save it as UTF-8');
    }
}
async function readYamlFile(path) {
    const source = readTextFile(path, MAX_YAML_KIB);
    if (!source.ok)
        return source;
    const { readYaml } = await Promise.all(/* import() */[__webpack_require__.e(483), __webpack_require__.e(394)]).then(__webpack_require__.bind(__webpack_require__, 15394));
    return (0,_text_values_parsed_js__WEBPACK_IMPORTED_MODULE_2__/* .valid */ .r)(readYaml(source.value));
}


/***/ }),

/***/ 70980:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ explainMissing),
/* harmony export */   W: () => (/* binding */ explain)
/* harmony export */ });
/* harmony import */ var _http_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(72557);
/* harmony import */ var _text_duration_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6203);
/* harmony import */ var _text_step_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(53326);



function explain(error, wait, inputs, where = '') {
    if (error instanceof _text_step_error_js__WEBPACK_IMPORTED_MODULE_2__/* .StepError */ .zg) {
        const { outcome, rule, message } = error;
        const isComplete = outcome === 'error' || rule === 'budget';
        return { outcome, rule, message: isComplete ? message : withWait(message, wait) };
    }
    if (error instanceof _text_step_error_js__WEBPACK_IMPORTED_MODULE_2__/* .CancelledError */ .cc) {
        return { outcome: 'inconclusive', rule: 'cancelled', message: withWait(error.message, wait) };
    }
    if (error instanceof _http_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._7)
        return explainServiceError(error, wait, inputs, where);
    return (0,_text_step_error_js__WEBPACK_IMPORTED_MODULE_2__/* .internalError */ .WB)(error);
}
const MISCONFIGURED = new Set(['tls', 'proxy', 'unresolved']);
const SPENT_FIX = 'The service refuses for a spent budget, and the request is not retried. Check the subscription and the payments of the account that the api-key belongs to';
function explainServiceError(error, wait, inputs, where) {
    if (MISCONFIGURED.has(error.kind)) {
        return { outcome: 'error', rule: 'service', message: error.message };
    }
    const message = (0,_text_step_error_js__WEBPACK_IMPORTED_MODULE_2__/* .withoutPeriod */ .Kx)(error.message);
    if ((0,_http_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .isSpent */ .Fh)(error)) {
        return { outcome: 'inconclusive', rule: 'budget', message: `${message}. ${SPENT_FIX}` };
    }
    const fix = fixOf(error, inputs, where);
    return fix === null
        ? { outcome: 'inconclusive', rule: 'service', message: withWait(error.message, wait) }
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
    return new _text_step_error_js__WEBPACK_IMPORTED_MODULE_2__/* .StepError */ .zg('service', (0,_text_step_error_js__WEBPACK_IMPORTED_MODULE_2__/* .withoutPeriod */ .Kx)(error.message) + more, 'error');
}
function withWait(message, wait) {
    if (wait === null)
        return message;
    const { what, input, limitMs, waitedMs, lastSeen } = wait;
    const limit = `${input}: ${(0,_text_duration_js__WEBPACK_IMPORTED_MODULE_1__/* .formatDuration */ .a)(limitMs)}`;
    return `${(0,_text_step_error_js__WEBPACK_IMPORTED_MODULE_2__/* .withoutPeriod */ .Kx)(message)}; waited ${(0,_text_duration_js__WEBPACK_IMPORTED_MODULE_1__/* .formatDuration */ .a)(waitedMs)} for ${what} (${limit}); last seen: ${lastSeen}`;
}


/***/ })

};
;