"use strict";
exports.id = 956;
exports.ids = [956];
exports.modules = {

/***/ 470:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    x: () => (  lazyPattern)
  });
function lazyPattern(source, flags) {
    let pattern;
    return () => {
        pattern ??= new RegExp(source, flags);
        return pattern;
    };
}


/***/ }),

/***/ 2210:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    Z: () => (  redactContacts),
    n: () => (  contactsIn)
  });
  var _lazy_pattern_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(470);
  var _strip_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3917);


const PHONE_MASK = '[phone number]';
const EMAIL_MASK = '[e-mail address]';
const OTHER_FORMS = /[\u00a0\u0660-\u0669\u06f0-\u06f9\u2000-\u200a\u2010-\u2015\u202f\u2212\u3000\uff08-\uff20]/g;
const AT_SIGNS = /[@%&\uff20]|\\u0040/;
const DIGIT = /[\d\u0660-\u0669\u06f0-\u06f9\uff10-\uff19]/g;
const ANNOUNCED = /[+\uff0b]|tel|sms|callto/i;
function mayHoldContact(text) {
    if (AT_SIGNS.test(text))
        return true;
    const digits = text.match(DIGIT)?.length ?? 0;
    return digits >= 7 || (digits >= 3 && ANNOUNCED.test((0,_strip_js__WEBPACK_IMPORTED_MODULE_0__  .jh)(text)));
}
const AT_SIGN = /@|%40|\\u0040|&#64;|&#[Xx]40;|&commat;/;
const emailHost = (0,_lazy_pattern_js__WEBPACK_IMPORTED_MODULE_1__  .x)(String.raw `(?:@|%40|\\u0040|&#64;|&#x40;|&commat;)(?:(?:[\p{L}\p{N}][\p{L}\p{N}\p{M}-]{0,62}\.){1,10}\p{L}[\p{L}\p{N}\p{M}-]{1,62}|[\p{L}\p{N}\p{M}.-]{0,253}(?=…))`, 'giu');
const localPartChar = (0,_lazy_pattern_js__WEBPACK_IMPORTED_MODULE_1__  .x)(String.raw `[\p{L}\p{N}\p{M}\p{Cs}._%+'~-]`, 'u');
const BEFORE_LOCAL_PART = /['.-]/;
const UUID = '[0-9A-Fa-f]{8}(?:-[0-9A-Fa-f]{4}){3}-[0-9A-Fa-f]{12}(?![0-9A-Za-z])';
const OTHER_NUMBERS = [
    `(?<![0-9A-Za-z])${UUID}`,
    String.raw `(?<!\d)\d{4}[-./]\d\d?[-./]\d\d?(?:[Tt ]\d\d:\d\d(?::\d\d(?:[.,]\d{1,9})?)?(?:[+-]\d\d:?\d\d)?)?(?![\d:]|[-./]\d)`,
    String.raw `(?<!\d)\d\d?[-./]\d\d?[-./](?:\d{4}|\d\d)(?![\d:]|[-./]\d)`,
    String.raw `(?<!\d)\d\d?:\d\d(?::\d\d(?:[.,]\d{1,9})?)?(?!\d)`,
    String.raw `(?<![0-9A-Za-z])v\d{1,9}(?:\.\d{1,9})+`,
    String.raw `(?<!\d)\d{1,3}(?:\.\d{1,3}){3}(?!\d|\.\d)`,
    String.raw `[$€£¥] ?\d+(?:[.,]\d+)*`,
    String.raw `(?<![0-9A-Za-z])(?:0|[1-9]\d*)[.,]\d+(?!\d|[-.,/]\d)`,
    String.raw `(?<![0-9A-Za-z])\d+ ?%(?!2[Bb]|40)`,
    String.raw `(?:#|\b[Rr]un (?:number |#)?)(?!${UUID})\d+(?!\d|[-./]\d)`,
];
const PLUS = String.raw `(?:\+|%2[Bb])`;
const GAP = String.raw `[ .\-/()]{0,3}`;
const END = String.raw `(?!\d)`;
const WORD_END = String.raw `(?!\d|(?![Xx]|[Ee]xt)[A-Za-z])`;
const PHONE_NUMBERS = [
    String.raw `${PLUS}\d{7,}`,
    String.raw `(?<!\d)(?:${PLUS}?1[ .-]?)?\(?\d{3}\)?[ .-]{0,3}\d{3}[ .-]{1,3}\d{4}${END}`,
    String.raw `(?<!\d)555[ .-]\d{4}${END}`,
    String.raw `${PLUS}[ (]{0,2}\d(?:${GAP}\d){5,13}\d${END}`,
    String.raw `${PLUS}[ (]{0,2}\d(?:${GAP}\d){0,13}(?=${GAP}…)`,
    String.raw `(?<![0-9A-Za-z])00${GAP}[1-9](?:${GAP}\d){5,13}\d${WORD_END}`,
    String.raw `(?<![0-9A-Za-z])0[1-9](?:${GAP}\d){6,10}\d${WORD_END}`,
    String.raw `\(\d{2,5}\)[ .-]{0,2}\d(?:[ .-]?\d){5,8}${END}`,
    String.raw `(?<=\\u002[Bb]|(?<![0-9A-Za-z]))[1-9]\d{9,14}${WORD_END}`,
    String.raw `(?<![0-9A-Za-z])\d(?:[ -]\d){9,14}${END}`,
    String.raw `(?<=(?<![A-Za-z])(?:[Tt]el|[Ss]ms|[Cc]allto):(?://)?)\(?\d(?:[.()-]{0,2}\d){2,14}${END}`,
];
const NUMBER = new RegExp(`${OTHER_NUMBERS.join('|')}|(${PHONE_NUMBERS.join('|')})`, 'g');
function redactContacts(text, keep = []) {
    if (!mayHoldContact(text))
        return text;
    const known = new Set(keep.map(spelledPlainly));
    const redact = (from) => replaceContacts(from, (contact, mask) => (known.has(spelledPlainly(contact)) ? contact : mask));
    const redacted = redact(text);
    const shown = (0,_strip_js__WEBPACK_IMPORTED_MODULE_0__  .jh)(redacted);
    const shownRedacted = redact(shown);
    return shownRedacted === shown ? redacted : shownRedacted;
}
function contactsIn(text) {
    const contacts = [];
    replaceContacts((0,_strip_js__WEBPACK_IMPORTED_MODULE_0__  .jh)(text), (contact, mask) => {
        contacts.push(contact);
        return mask;
    });
    return contacts;
}
function replaceContacts(text, replace) {
    return replacePhoneNumbers(replaceEmailAddresses(text, replace), replace);
}
function replaceEmailAddresses(text, replace) {
    const ascii = inAscii(text);
    if (!AT_SIGN.test(ascii))
        return text;
    let replaced = '';
    let done = 0;
    for (const host of ascii.matchAll(emailHost())) {
        const start = localPartStart(ascii, done, host.index);
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
    while (start > from && localPartChar().test(text.charAt(start - 1)))
        start -= 1;
    while (start < at && BEFORE_LOCAL_PART.test(text.charAt(start)))
        start += 1;
    return start;
}
function replacePhoneNumbers(text, replace) {
    let replaced = '';
    let done = 0;
    for (const { index, 1: phoneNumber } of inAscii(text).matchAll(NUMBER)) {
        if (phoneNumber === undefined)
            continue;
        const end = index + phoneNumber.length;
        replaced += text.slice(done, index) + replace(text.slice(index, end), PHONE_MASK);
        done = end;
    }
    return replaced + text.slice(done);
}
function inAscii(text) {
    return text.replace(OTHER_FORMS, (char) => {
        const code = char.charCodeAt(0);
        if (code >= 0xff00)
            return String.fromCharCode(code - 0xfee0);
        if (code >= 0x2010 && code <= 0x2212 && code !== 0x202f)
            return '-';
        return code >= 0x0660 && code <= 0x06f9 ? String(code & 0xf) : ' ';
    });
}
function spelledPlainly(contact) {
    const plain = inAscii(contact).toLowerCase().replace(AT_SIGN, '@');
    return plain.includes('@') ? plain : plain.replace(/\D/g, '');
}


/***/ }),

/***/ 2763:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    Y: () => (  redactingWorld),
    d: () => (  redactedReport)
  });
  var _core_text_redact_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2210);
  var _report_redact_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(249);
  var _inputs_variables_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9285);



function redactedReport(report, inputs) {
    return inputs.redact ? (0,_report_redact_js__WEBPACK_IMPORTED_MODULE_1__  .a)(report, knownContacts(inputs)) : report;
}
function redactingWorld(world, inputs) {
    return inputs.redact
        ? { ...world, runner: redactingRunner(world.runner, knownContacts(inputs)) }
        : world;
}
function knownContacts({ source }) {
    if (source.kind === 'service-phone-number')
        return [source.servicePhoneNumber];
    if (source.kind !== 'run-plan-id')
        return [];
    return (0,_inputs_variables_js__WEBPACK_IMPORTED_MODULE_2__  .f)(source.variables).map(({ sha256 }) => sha256);
}
function redactingRunner(runner, keep) {
    const redact = (text) => (0,_core_text_redact_js__WEBPACK_IMPORTED_MODULE_0__  .Z)(text, keep);
    return {
        isDebug: runner.isDebug,
        howToGiveKey: runner.howToGiveKey,
        howToGiveToken: runner.howToGiveToken,
        isLive: runner.isLive,
        showsSummary: runner.showsSummary,
        secrets: runner.secrets,
        getInput: (name) => runner.getInput(name),
        givenInputs: () => runner.givenInputs(),
        getState: (name) => runner.getState(name),
        maskSecret: (value) => runner.maskSecret(value),
        info: (text) => runner.info(redact(text)),
        debug: (text) => runner.debug(redact(text)),
        showLive: (lines) => runner.showLive(lines.map(redact)),
        group: (title, lines) => runner.group(redact(title), lines.map(redact)),
        annotate: (level, message) => runner.annotate(level, redact(message)),
        annotationsLeft: (level) => runner.annotationsLeft(level),
        setOutput: (name, value) => runner.setOutput(name, value),
        saveState: (name, value) => runner.saveState(name, value),
        writeSummary: (markdown) => runner.writeSummary(markdown),
    };
}


/***/ }),

/***/ 7225:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    q: () => (  tellPolicy),
    w: () => (  describePolicy)
  });
const NO_POLICY = 'none (neither .github/simulation-gate.yml nor .yaml is in the workspace), so the verdict alone decides';
function describePolicy({ path, rules, chain, }) {
    if (path === null)
        return { path };
    const [, ...parents] = chain?.files ?? [];
    const resolved = { ...rules };
    return parents.length === 0
        ? { path, resolved }
        : { path, extends: parents.map(({ shown }) => shown), resolved };
}
function tellPolicy(policy, runner) {
    const { path, extends: parents, resolved } = describePolicy(policy);
    runner.info(`Policy: ${path ?? NO_POLICY}`);
    if (parents === undefined)
        return;
    const title = `Policy as it is together with ${parents.join(', ')}`;
    runner.group(title, JSON.stringify(resolved, null, 2).split('\n'));
}


/***/ }),

/***/ 956:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  bringToJudgement: () => (  bringToJudgement),
  o: () => (  completePolicy),
  redactingWorld: () => (  redacting .Y)
});


// EXTERNAL MODULE: ./core/outcome.js
var core_outcome = __webpack_require__(6767);
// EXTERNAL MODULE: ./policy/absent-checks.js
var absent_checks = __webpack_require__(8739);
// EXTERNAL MODULE: ./policy/max-cost.js
var max_cost = __webpack_require__(7600);
// EXTERNAL MODULE: ./report/format.js
var format = __webpack_require__(3483);
// EXTERNAL MODULE: ./core/input/parsed.js
var parsed = __webpack_require__(7247);
// EXTERNAL MODULE: ./core/text/log-line.js
var log_line = __webpack_require__(7720);
// EXTERNAL MODULE: ./http/errors.js
var errors = __webpack_require__(2557);
// EXTERNAL MODULE: ./policy/extends-address.js
var extends_address = __webpack_require__(7430);
// EXTERNAL MODULE: ./step/stops.js
var stops = __webpack_require__(3743);
// EXTERNAL MODULE: ./gate/inputs/policy-chain.js
var policy_chain = __webpack_require__(6367);
// EXTERNAL MODULE: ./gate/inputs/policy-file.js + 1 modules
var policy_file = __webpack_require__(6674);
;// CONCATENATED MODULE: ./gate/inputs/policy-beyond.js







const GITHUB = 'https://api.github.com';
const MAX_FAULTS = 100;
const MAX_SHOWN_CHARS = 200;
async function completePolicy(policy, token, memory, world) {
    if (!policy.chain?.next)
        return policy;
    const today = (0,policy_file .k)(world.clock.now());
    try {
        const read = await remembering(await readerFor(token, world), memory, world);
        const chain = await (0,policy_chain .XN)(policy.chain, 'repository', read, today);
        if (!chain.ok)
            return refused(chain.faults);
        const rules = await (0,policy_chain .OW)(chain.value);
        return rules.ok ? { ...policy, rules: rules.value, chain: chain.value } : refused(rules.faults);
    }
    catch (error) {
        const { outcome, rule, message } = (0,stops .WE)(error, null, '');
        return { outcome, reasons: [{ rule, message }] };
    }
}
function refused(faults) {
    const reasons = faults.slice(0, MAX_FAULTS).map(({ shown, problem }) => ({
        rule: 'input',
        message: `input 'policy': '${(0,log_line .T)(`${shown}`, MAX_SHOWN_CHARS)}' ${problem}`,
    }));
    return { outcome: 'error', reasons };
}
async function remembering(readText, memory, world) {
    const { readYaml } = await Promise.all( [__webpack_require__.e(483), __webpack_require__.e(930)]).then(__webpack_require__.bind(__webpack_require__, 6930));
    const { openTexts } = await Promise.all( [__webpack_require__.e(264), __webpack_require__.e(575), __webpack_require__.e(23), __webpack_require__.e(267)]).then(__webpack_require__.bind(__webpack_require__, 5267));
    const texts = openTexts(memory, world);
    return async (file) => {
        const name = `policy ${(0,extends_address .zc)(file)}`;
        const known = (0,extends_address .T4)(file) ? await texts.recall(name) : null;
        const text = known === null ? await readText(file) : (0,parsed .r)(known);
        if (!text.ok)
            return text;
        const yaml = readYaml(text.value);
        if (known === null && yaml.ok && (0,extends_address .T4)(file))
            await texts.keep(name, text.value);
        return (0,parsed .r)(yaml);
    };
}
async function readerFor(token, world) {
    const apiUrl = (world.env.GITHUB_API_URL || GITHUB).replace(/\/+$/, '');
    if (token === '') {
        return async ({ owner, repo }) => (0,parsed .G)(null, `is read with github-token, which is empty: ${world.runner.howToGiveToken} that may read the contents of ${owner}/${repo}`);
    }
    const { RepositoryFiles, isWorkflowsFault } = await Promise.all( [__webpack_require__.e(264), __webpack_require__.e(585), __webpack_require__.e(278), __webpack_require__.e(575), __webpack_require__.e(362), __webpack_require__.e(349)]).then(__webpack_require__.bind(__webpack_require__, 8349));
    const files = new RepositoryFiles({ apiUrl, token, world });
    return async (file) => {
        try {
            return await files.read(file);
        }
        catch (error) {
            if (!(error instanceof errors ._))
                throw error;
            const problem = (0,stops .Kx)(error.message);
            if (!isWorkflowsFault(error))
                throw unanswered(file, apiUrl, problem);
            return (0,parsed .G)(null, `could not be read (${problem}): ${cureOf(error, file, apiUrl)}`);
        }
    };
}
function unanswered(file, apiUrl, problem) {
    const name = (0,log_line .T)((0,extends_address .zc)(file), MAX_SHOWN_CHARS);
    return new stops .C9('policy', `the policy extends '${name}', which ${apiUrl} did not tell, so nothing was started: ${problem}; run it again once it answers, or pin the full commit SHA, which is read once and kept in memory`);
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

// EXTERNAL MODULE: ./gate/inputs/policy-told.js
var policy_told = __webpack_require__(7225);
// EXTERNAL MODULE: ./gate/inputs/settings.js
var settings = __webpack_require__(7100);
// EXTERNAL MODULE: ./gate/inputs/variables.js + 1 modules
var inputs_variables = __webpack_require__(9285);
// EXTERNAL MODULE: ./step/find-files.js
var find_files = __webpack_require__(4593);
// EXTERNAL MODULE: ./gate/runs/decider.js
var decider = __webpack_require__(1888);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: ./service/results.js
var results = __webpack_require__(6465);
// EXTERNAL MODULE: ./gate/runs/run-record.js
var run_record = __webpack_require__(6245);
;// CONCATENATED MODULE: ./gate/saved/saved-debrief.js







const MAX_MIB = 32;
const MAX_PATH_CHARS = 200;
async function judgeSavedDebrief(path, reading) {
    const { detail, decider } = reading;
    const read = await readDebrief(path, reading);
    if (typeof read === 'string')
        return refuseFile(path, read);
    const run = new run_record .d(path, '', path);
    run.takeResults(read);
    if (read.debrief !== null) {
        const { debriefId = '', status, errorMessage = null, report } = read.debrief;
        run.debrief = { debriefId, status, errorMessage };
        if (status === 'READY' && report)
            return decider.decide(run, report);
    }
    const message = whyUnjudged(read.debrief, detail);
    if (run.evidence.runVerdict?.passed === false) {
        const told = decider.decide(run, null);
        if (told.outcome === 'failed')
            return { ...told, notes: [`There is no debrief: ${message}.`] };
    }
    return run.conclude('inconclusive', [{ rule: 'debrief-file', message }], null);
}
function refuseFile(path, problem) {
    const message = `input 'debrief-file': '${(0,log_line .T)(path, MAX_PATH_CHARS)}' ${problem}`;
    return new run_record .d(path, '', path).conclude('error', [{ rule: 'input', message }], null);
}
function whyUnjudged(debrief, detail) {
    if (debrief === null)
        return 'the saved debrief is null: it was never generated';
    const { status, errorMessage } = debrief;
    switch (status) {
        case 'READY':
            return 'the saved debrief is READY, but holds no report: save the answer of the debrief request, which does';
        case 'FAILED':
            return `the saved debrief ended FAILED${(0,run_record .I)(errorMessage, detail)}`;
        default:
            return `the saved debrief is ${(0,log_line .T)(status, 100)}: save it again once its status is READY`;
    }
}
async function readDebrief(path, { detail, secrets, profile, leftOut }) {
    let text;
    try {
        const facts = await (0,promises_.stat)(path);
        if (!facts.isFile())
            return 'is not a file: name a file that holds one saved debrief';
        if (facts.size > MAX_MIB * 1024 * 1024) {
            return `is larger than ${MAX_MIB} MiB, which no debrief is: name a file that holds one saved debrief`;
        }
        text = (0,external_node_fs_.readFileSync)(path, 'utf8');
    }
    catch (error) {
        return (0,stops .D2)(error);
    }
    try {
        return (0,results .tJ)(secrets.hideIn(parseJson(text, secrets)), leftOut, profile);
    }
    catch (error) {
        if (error instanceof SyntaxError) {
            const where = detail === 'brief' ? '' : ` (${error.message})`;
            return `is not JSON${where}: save the service's answer as it is`;
        }
        if (error instanceof errors ._) {
            return `does not hold a debrief as the service returns it (save the answer of the debrief request as it is); ${error.problem}`;
        }
        throw error;
    }
}
function parseJson(text, secrets) {
    const json = text.replace(/^\uFEFF/, '');
    try {
        return JSON.parse(json);
    }
    catch {
        return JSON.parse(secrets.hide(json));
    }
}

// EXTERNAL MODULE: ./gate/saved/trial.js
var trial = __webpack_require__(9515);
;// CONCATENATED MODULE: ./gate/saved/saved-debriefs.js





const MAX_FILES = 500;
async function judgeSavedDebriefs(source, { policy, detail }, { clock, runner }) {
    const reading = {
        detail,
        secrets: runner.secrets,
        profile: source.profile,
        leftOut: (fault) => runner.debug(`saved debrief: left out ${fault}`),
        decider: new decider .n(policy.rules, (0,policy_file .k)(clock.now()), runner),
    };
    if (source.kind === 'debrief-file')
        return [await judgeSavedDebrief(source.path, reading)];
    const { paths, faults } = await (0,find_files .l)(source.files, MAX_FILES);
    const runs = faults.map(({ pattern, problem }) => refuseFile(pattern, problem));
    for (const path of paths)
        runs.push(await judgeSavedDebrief(path, reading));
    for (const line of runs.flatMap(trial .I))
        runner.info(line);
    return runs;
}

// EXTERNAL MODULE: ./gate/delivery/redacting.js
var redacting = __webpack_require__(2763);
;// CONCATENATED MODULE: ./gate/judgement.js
const NO_COST = { reasons: [], notes: [] };
const MAX_VARIABLES = 10;
const loadShow = () => Promise.all( [__webpack_require__.e(85), __webpack_require__.e(799)]).then(__webpack_require__.bind(__webpack_require__, 8799));
function prepareTelling() {
    void loadShow().catch(() => { });
}
async function bringToJudgement(given, world) {
    const token = world.runner.getInput('github-token').trim();
    const policy = await completePolicy(given.policy, token, given.memory, world);
    if ('reasons' in policy)
        return withoutPolicy(policy, given);
    const inputs = { ...given, policy };
    const { source } = inputs;
    (0,policy_told .q)(policy, world.runner);
    const variables = source.kind === 'run-plan-id' ? (0,inputs_variables .f)(source.variables) : null;
    const facts = (variables ?? []).map(({ name, length, sha256 }) => [name, `${(0,format .So)(length, 'character')}, SHA-256 '${sha256}'…`]);
    for (const [name, text] of facts)
        world.runner.info(`Variable ${name}: ${text}`);
    const sent = facts.map(([name, text]) => `${name} (${text})`);
    if (inputs.dryRun && 'service' in source) {
        return shown(await rehearsed({ ...inputs, source }, sent, token, world), inputs, world);
    }
    const concern = await concernOf(inputs, token, world);
    if (concern.skipped !== null) {
        const message = `${concern.skipped}, so nothing was started`;
        return shown(skipped('changed-paths', message, inputs, world), inputs, world);
    }
    const runs = await judgedRuns(source, inputs, world);
    const gathered = gather(runs, inputs, world);
    const notes = [
        ...gathered.notes,
        ...concern.notes,
        ...(sent.length > 0 ? [`${sentWith(runs)}: ${(0,format .ki)(sent, MAX_VARIABLES)}.`] : []),
    ];
    const judged = { ...gathered, notes, ...(variables && { variables }) };
    const metricCollection = await collectMetrics(judged, inputs, world);
    return shown({ ...judged, metricCollection }, inputs, world);
}
async function shown(judged, inputs, world) {
    const { show } = await loadShow();
    return show(judged, inputs, world);
}
function sentWith(runs) {
    if (runs.every(({ jobId }) => jobId === ''))
        return 'To be sent with a run';
    return runs.length > 1 ? 'Sent with the runs' : 'Sent with the run';
}
async function concernOf({ source, changedPaths }, token, world) {
    if (changedPaths === null || !('service' in source))
        return { skipped: null, notes: [] };
    const { lookForChanges } = await __webpack_require__.e(  670).then(__webpack_require__.bind(__webpack_require__, 6670));
    return lookForChanges(changedPaths, token, process.cwd(), world);
}
function skipped(rule, message, inputs, world) {
    const nothing = gather([], inputs, world);
    return { ...nothing, outcome: 'skipped', tolerated: false, reasons: [{ rule, message }] };
}
async function judgedRuns(source, inputs, world) {
    if ('service' in source) {
        const { followRuns } = await Promise.all( [__webpack_require__.e(264), __webpack_require__.e(575), __webpack_require__.e(23), __webpack_require__.e(137)]).then(__webpack_require__.bind(__webpack_require__, 3910));
        return followRuns(source, inputs, world, prepareTelling);
    }
    if (source.kind !== 'policy-replay')
        return judgeSavedDebriefs(source, inputs, world);
    const { replayPolicy } = await Promise.all( [__webpack_require__.e(264), __webpack_require__.e(575), __webpack_require__.e(23), __webpack_require__.e(137)]).then(__webpack_require__.bind(__webpack_require__, 8081));
    return replayPolicy(source.plans, source.access, inputs, world);
}
function withoutPolicy({ outcome, reasons }, inputs) {
    const { policy, source, onInconclusive, givenName } = inputs;
    const report = {
        ...(givenName === null ? {} : { gateName: givenName }),
        outcome,
        tolerated: outcome === 'inconclusive' && onInconclusive === 'warn' && !(0,settings .rK)(source),
        reasons,
        runs: [],
        metricCollection: null,
        notes: [],
        policy: { path: policy.path, isTrial: (0,settings .rK)(source) },
        promptFixes: [],
    };
    return { report, patch: '', warnings: [], reports: null };
}
async function rehearsed(inputs, variables, token, world) {
    const { source } = inputs;
    const { beginWatch } = await Promise.all( [__webpack_require__.e(264), __webpack_require__.e(575), __webpack_require__.e(23), __webpack_require__.e(137)]).then(__webpack_require__.bind(__webpack_require__, 3910));
    const { rehearse } = await Promise.all( [__webpack_require__.e(264), __webpack_require__.e(575), __webpack_require__.e(23), __webpack_require__.e(137)]).then(__webpack_require__.bind(__webpack_require__, 1120));
    const told = await rehearse(source, await beginWatch(source, inputs, world));
    if (told.kind === 'refused')
        return gather(told.runs, inputs, world);
    const concern = await concernOf(inputs, token, world);
    const message = concern.skipped === null
        ? told.message
        : `${concern.skipped}, so nothing would be started in it; with such a change the gate ${told.message}`;
    const sent = (0,format .ki)(variables, MAX_VARIABLES);
    const notes = [...told.notes, ...concern.notes];
    return {
        ...skipped('dry-run', message, inputs, world),
        notes: variables.length > 0 ? [...notes, `Would be sent with the run: ${sent}.`] : notes,
    };
}
function gather(runs, inputs, { cancelled }) {
    const { source, policy, givenName } = inputs;
    const isOnTrial = (0,settings .rK)(source);
    const cost = isOnTrial ? NO_COST : (0,max_cost .L5)(runs, policy.rules);
    const isTooDear = cost.reasons.length > 0;
    const outcome = (0,core_outcome .Om)([
        ...runs.map((run) => run.outcome),
        ...(isTooDear ? ['failed'] : []),
    ]);
    return {
        ...(givenName === null ? {} : { gateName: givenName }),
        outcome,
        tolerated: !cancelled.aborted &&
            (0,core_outcome .c6)(outcome) &&
            runs.every((run) => isTolerated(run, inputs)) &&
            (!isTooDear || inputs.warnOnly),
        reasons: cost.reasons,
        runs: isOnTrial ? runs : (0,absent_checks .Z)(runs, policy.rules),
        metricCollection: null,
        notes: cost.notes,
        policy: { ...(0,policy_told .w)(policy), isTrial: isOnTrial },
        promptFixes: [],
    };
}
function isTolerated({ outcome }, inputs) {
    if ((0,settings .rK)(inputs.source))
        return outcome !== 'error';
    if (outcome === 'failed')
        return inputs.warnOnly;
    if (outcome === 'inconclusive')
        return inputs.onInconclusive === 'warn';
    return !(0,core_outcome .c6)(outcome);
}
async function collectMetrics({ outcome, runs }, { metricIds, source }, world) {
    if (!(0,core_outcome .c6)(outcome) || metricIds === null || !('service' in source))
        return null;
    const { collectOverAffected } = await __webpack_require__.e(  894).then(__webpack_require__.bind(__webpack_require__, 1894));
    return collectOverAffected(runs, metricIds, source.service, world);
}


/***/ }),

/***/ 1888:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    n: () => (  Decider)
  });
  var _core_text_log_line_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7720);
  var _policy_evaluate_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3779);


const MAX_VALUE_CHARS = 200;
const MAX_TOLD = 20;
class Decider {
    #policy;
    #today;
    #runner;
    #told = new Set();
    constructor(policy, today, runner) {
        this.#policy = policy;
        this.#today = today;
        this.#runner = runner;
    }
    decide(run, report) {
        const judged = {
            report,
            runStatus: run.runStatus,
            ...(run.baseline && { baseline: run.baseline }),
            ...run.evidence,
            ...(run.unread !== null && { unread: run.unread }),
        };
        return run.concludeJudged(this.judge(judged, { looks: run.looks }), report);
    }
    judge(judged, circumstances) {
        const decision = (0,_policy_evaluate_js__WEBPACK_IMPORTED_MODULE_0__  ._)(judged, this.#policy, this.#today, circumstances);
        for (const value of decision.unknownValues)
            this.#tellUnknown(value);
        return { judged, decision };
    }
    #tellUnknown(value) {
        if (this.#told.has(value) || this.#told.size >= MAX_TOLD)
            return;
        this.#told.add(value);
        this.#runner.info(`A theme has the ${(0,_core_text_log_line_js__WEBPACK_IMPORTED_MODULE_1__  .T)(value, MAX_VALUE_CHARS)}, which this version does not know: no rule of a policy matches it.`);
    }
}


/***/ }),

/***/ 401:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    An: () => (  joinEvidence),
    X1: () => (  evidenceOf),
    ho: () => (  costOf)
  });
  var _core_text_log_line_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7720);
  var _policy_below_bar_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2359);
  var _policy_percent_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6591);
  var _policy_rule_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2254);




const MAX_WORD_CHARS = 100;
function evidenceOf(results) {
    const { run, verdict, summary, metrics, calls, breakdowns, attemptSummary } = results;
    const checks = checksOf(verdict?.checks ?? [], metrics ?? []);
    return {
        ...(run && {
            about: {
                planId: run.simulationRunPlanId,
                planName: run.simulationRunPlanName,
                number: run.runNumber,
                triggeredBy: run.triggeredBy,
                createdAt: run.createdAt,
                startedAt: run.startedAt,
                endedAt: run.endedAt,
                durationMs: run.durationMs,
            },
        }),
        ...(verdict !== undefined && {
            runVerdict: verdictOf(verdict, checks, summary?.score ?? null),
        }),
        ...(summary && {
            callCounts: {
                total: summary.totalCalls,
                counted: summary.countedCalls,
                completed: summary.completedCalls,
                evaluated: summary.evaluatedCalls,
                passed: summary.passedCalls,
                failed: summary.failedCalls,
            },
        }),
        ...(checks.length > 0 && { checks }),
        ...(calls && { calls: calls.map(callOf) }),
        ...(breakdowns && {
            breakdowns: {
                byAgent: (breakdowns.byAgent ?? []).map(breakdownOf),
                byPersona: (breakdowns.byPersona ?? []).map(breakdownOf),
            },
        }),
        ...(attemptSummary && {
            attempts: {
                attempts: attemptSummary.attemptCount,
                retries: attemptSummary.retryCount,
                silent: attemptSummary.silentAttemptCount,
                stillSilent: attemptSummary.stillSilentTestCaseCount,
                testCases: attemptSummary.testCaseCount,
            },
        }),
    };
}
function joinEvidence(results, read) {
    const joined = { ...read, ...results };
    const isWorse = read.runVerdict?.passed === false && results.runVerdict?.passed !== false;
    if (!isWorse)
        return joined;
    return { ...joined, ...pickJudgement(read) };
}
function pickJudgement({ runVerdict, checks }) {
    return { ...(runVerdict && { runVerdict }), ...(checks && { checks }) };
}
function costOf(cost) {
    if (cost.currency !== null && cost.currency.toLowerCase() !== 'usd')
        return undefined;
    const micros = cost.totalUsdMicros === null ? null : cost.totalUsdMicros / 1e6;
    const usd = cost.totalUsd ?? micros;
    if (usd === null)
        return undefined;
    const parts = (cost.breakdown ?? []).map(({ source, surface, quantity, amountUsd }) => ({
        source,
        surface,
        quantity,
        usd: amountUsd,
    }));
    return { usd, parts };
}
function verdictOf(verdict, checks, score) {
    if (verdict === null)
        return { passed: null, score, failures: [] };
    return {
        passed: verdict.passed,
        score: verdict.score ?? score,
        failures: (verdict.failures ?? []).map((failure) => failureOf(failure, checks)),
    };
}
function checksOf(judged, metrics) {
    const metricOf = new Map(metrics.map((metric) => [metric.metricDefinitionId, metric]));
    const known = new Set(judged.map(({ metricDefinitionId }) => metricDefinitionId));
    const others = metrics.filter(({ isCheck, check, metricDefinitionId }) => (isCheck === true || check !== null) && !known.has(metricDefinitionId));
    return [
        ...judged.map((check) => withRate({
            id: check.metricDefinitionId,
            name: check.metricName ?? metricOf.get(check.metricDefinitionId)?.name ?? nameless(check),
            isPassed: check.passed,
            passed: check.passedSims,
            evaluated: check.evaluatedSims,
            rate: check.passRate,
            needed: check.minPassRate,
            isInherited: check.inherited,
        })),
        ...others.map(({ metricDefinitionId, name, check }) => withRate({
            id: metricDefinitionId,
            name,
            isPassed: null,
            passed: check?.passedCalls ?? null,
            evaluated: check?.evaluatedCalls ?? null,
            rate: check?.passRate ?? null,
            needed: null,
            isInherited: null,
        })),
    ];
}
function nameless({ metricDefinitionId }) {
    return metricDefinitionId ?? 'a check without a name';
}
function withRate(check) {
    const { rate, passed, evaluated } = check;
    if (rate !== null || passed === null || !evaluated)
        return check;
    return { ...check, rate: (100 * passed) / evaluated };
}
function failureOf(failure, checks) {
    const { type, metricDefinitionId, metricName } = failure;
    if (metricDefinitionId === null && metricName === null) {
        return { type, message: describeFailure(failure), check: null };
    }
    const found = checks.find(({ id, name }) => metricDefinitionId === null ? name === metricName : id === metricDefinitionId);
    const check = metricName ?? found?.name ?? nameless(failure);
    return { type, message: describeCheckFailure(failure, check, found), check };
}
function describeFailure(failure) {
    const { type, status, evaluatedCalls, expectedCalls } = failure;
    switch (type) {
        case 'RUN_NOT_COMPLETED':
            return status === null
                ? 'the run was not completed'
                : `the run was not completed: it ended ${(0,_core_text_log_line_js__WEBPACK_IMPORTED_MODULE_2__  .T)(status, MAX_WORD_CHARS)}`;
        case 'INCOMPLETE_COVERAGE':
            return `${countOf(evaluatedCalls, expectedCalls)} were graded`;
        case 'AGENT_NEVER_SPOKE':
            return describeSilence(failure);
        default:
            return `the service holds ${(0,_core_text_log_line_js__WEBPACK_IMPORTED_MODULE_2__  .T)(type, MAX_WORD_CHARS)} against the run`;
    }
}
function describeSilence({ agentName, neverSpokeCalls, totalCalls, maxShare, }) {
    const agent = agentName === null ? 'the agent' : `the agent ${(0,_policy_rule_js__WEBPACK_IMPORTED_MODULE_1__  .AB)(agentName)}`;
    const bar = maxShare === null ? '' : `; at most ${(0,_policy_percent_js__WEBPACK_IMPORTED_MODULE_3__  .dH)(maxShare)} % may be silent`;
    return `${agent} never spoke in ${countOf(neverSpokeCalls, totalCalls)}${bar}`;
}
function describeCheckFailure(failure, name, check) {
    const { type, passRate, minPassRate } = failure;
    const subject = `check ${(0,_policy_rule_js__WEBPACK_IMPORTED_MODULE_1__  .AB)(name)}`;
    switch (type) {
        case 'METRIC_NOT_EVALUATED':
            return `${subject} was graded on no call`;
        case _policy_below_bar_js__WEBPACK_IMPORTED_MODULE_0__  .YX:
            return (0,_policy_below_bar_js__WEBPACK_IMPORTED_MODULE_0__  ._l)(name, {
                evaluated: check?.evaluated ?? null,
                rate: passRate ?? check?.rate ?? null,
                needed: minPassRate ?? check?.needed ?? null,
            });
        default:
            return `${subject}: the service holds ${(0,_core_text_log_line_js__WEBPACK_IMPORTED_MODULE_2__  .T)(type, MAX_WORD_CHARS)} against it`;
    }
}
function countOf(part, whole) {
    if (part === null)
        return whole === null ? 'some calls' : `some of ${callsOf(whole)}`;
    return whole === null ? callsOf(part) : `${part} of ${callsOf(whole)}`;
}
function callsOf(count) {
    return count === 1 ? '1 call' : `${count} calls`;
}
function callOf(call) {
    const reasonings = new Map((call.values ?? []).map(({ metricDefinitionId, reasoning }) => [metricDefinitionId, reasoning]));
    return {
        id: call.callId,
        simulationJobId: call.simulationJobId,
        status: call.status,
        isPassed: call.passed,
        isCounted: call.counted !== false,
        attempt: call.attemptNumber,
        durationMs: call.durationMs,
        agent: call.agentName,
        persona: call.personaName,
        scenario: null,
        checks: (call.checks ?? []).map((check) => ({
            name: check.metricName ?? nameless(check),
            isPassed: check.passed,
            reasoning: reasonings.get(check.metricDefinitionId) ?? null,
        })),
        excerpt: [],
    };
}
function breakdownOf({ key, label, ...facts }) {
    return {
        name: label ?? key ?? '',
        calls: facts.calls,
        evaluated: facts.evaluatedCalls,
        passed: facts.passedCalls,
        rate: facts.callPassRate,
        score: facts.score,
    };
}


/***/ }),

/***/ 6245:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    I: () => (  quoteErrorMessage),
    d: () => (  RunRecord)
  });
  var _core_run_status_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6929);
  var _core_text_log_line_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7720);
  var _evidence_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(401);



const MAX_ERROR_CHARS = 1_000;
class RunRecord {
    jobId;
    label;
    stableName;
    startedHere = false;
    isKnown = false;
    finished = false;
    recall = null;
    askedToCancel = false;
    uncancelled = null;
    leftGoing = null;
    readable = true;
    runStatus = null;
    hasHadTurn = false;
    debrief = null;
    evidence = {};
    comparison = null;
    compareToJobId = null;
    baseline = null;
    compareChecks = null;
    expected = null;
    addHistory = null;
    hasResults = false;
    unread = null;
    wait = null;
    #before = null;
    fingerprint = '';
    attached = false;
    reused = false;
    pointer = null;
    crowd = { refusals: 0 };
    notes = [];
    looks = 1;
    #judgement = null;
    #readEvidence = {};
    constructor(label, jobId = '', stableName = '') {
        this.label = label;
        this.jobId = jobId;
        this.stableName = stableName;
    }
    get name() {
        return this.jobId === '' ? this.label : `run ${this.jobId}`;
    }
    get planId() {
        return this.pointer?.runPlanId || this.evidence.about?.planId || null;
    }
    get mayBePlacingCalls() {
        return this.startedHere && !this.finished && !(0,_core_run_status_js__WEBPACK_IMPORTED_MODULE_0__  .h)(this.runStatus);
    }
    get waitFacts() {
        if (this.wait === null)
            return null;
        return { ...this.wait.facts, ...(this.#before && { before: this.#before }) };
    }
    endWait() {
        this.#before = this.wait?.facts ?? null;
        this.wait = null;
    }
    takeProgress({ status, verdict, attemptSummary }) {
        this.runStatus = status;
        if (!(0,_core_run_status_js__WEBPACK_IMPORTED_MODULE_0__  .h)(status))
            return;
        this.#readEvidence = (0,_evidence_js__WEBPACK_IMPORTED_MODULE_1__  .X1)({ verdict, attemptSummary });
        this.evidence = (0,_evidence_js__WEBPACK_IMPORTED_MODULE_1__  .An)(this.evidence, this.#readEvidence);
    }
    takeResults(results) {
        const { run } = results;
        const known = this.evidence.about;
        const told = (0,_evidence_js__WEBPACK_IMPORTED_MODULE_1__  .X1)(results);
        this.evidence = (0,_evidence_js__WEBPACK_IMPORTED_MODULE_1__  .An)({ ...this.evidence, ...told }, this.#readEvidence);
        if (told.about !== undefined && known !== undefined) {
            const { planName, planId } = told.about;
            const about = { planName: planName ?? known.planName, planId: planId ?? known.planId };
            this.evidence.about = { ...told.about, ...about };
        }
        this.comparison = results.comparison;
        this.hasResults = true;
        const status = run?.status ?? null;
        const mayBeLess = this.runStatus === 'COMPLETED' && (0,_core_run_status_js__WEBPACK_IMPORTED_MODULE_0__  .h)(status);
        if (status !== null && (mayBeLess || !(0,_core_run_status_js__WEBPACK_IMPORTED_MODULE_0__  .h)(this.runStatus)))
            this.runStatus = status;
    }
    note(text) {
        if (!this.notes.includes(text))
            this.notes.push(text);
    }
    concludeJudged(judgement, report) {
        const { outcome, reasons, spared } = judgement.decision;
        const told = this.conclude(outcome, reasons, report, spared);
        this.#judgement = { ...judgement, told };
        return told;
    }
    judgementOf(told) {
        return this.#judgement?.told === told ? this.#judgement : null;
    }
    addConfirmation({ jobId, about, outcome, runStatus, checks, cost }) {
        const confirmation = {
            jobId,
            number: about?.number ?? null,
            outcome,
            runStatus,
            usd: cost?.usd ?? null,
            checks: checks ?? null,
        };
        const { confirmations = [], cost: own } = this.evidence;
        const sum = {
            usd: (own?.usd ?? 0) + (cost?.usd ?? 0),
            parts: [...(own?.parts ?? []), ...(cost?.parts ?? [])],
        };
        this.evidence = {
            ...this.evidence,
            confirmations: [...confirmations, confirmation],
            ...((own ?? cost) && { cost: sum }),
        };
    }
    conclude(outcome, reasons, report, spared = null) {
        const { jobId, label, stableName, notes, runStatus, debrief, baseline } = this;
        return {
            jobId,
            label,
            ...(stableName === '' ? {} : { stableName }),
            outcome,
            reasons,
            notes: [...notes],
            runStatus,
            debrief,
            report,
            spared,
            ...(baseline && { baseline }),
            ...(this.attached && { attached: true }),
            ...(this.reused && { reused: true }),
            ...(this.askedToCancel && { askedToCancel: true }),
            ...this.evidence,
            ...(this.looks > 1 && { looks: this.looks }),
        };
    }
}
function quoteErrorMessage(errorMessage, detail) {
    const message = (0,_core_text_log_line_js__WEBPACK_IMPORTED_MODULE_2__  .T)(errorMessage ?? '', MAX_ERROR_CHARS);
    if (message === '')
        return ', without an error message';
    return detail === 'brief'
        ? ', with an error message that detail: brief leaves out'
        : `: ${message}`;
}


/***/ }),

/***/ 9515:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    I: () => (  describeTrial)
  });
  var _core_text_log_line_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7720);
  var _report_format_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3483);


const MAX_PATH_CHARS = 200;
const MAX_REASON_CHARS = 500;
function describeTrial({ outcome, label, reasons }) {
    return [
        `${outcome.padEnd('inconclusive'.length)}  ${(0,_core_text_log_line_js__WEBPACK_IMPORTED_MODULE_0__  .T)(label, MAX_PATH_CHARS)}`,
        ...reasons.map((reason) => `    ${reason.rule}: ${(0,_core_text_log_line_js__WEBPACK_IMPORTED_MODULE_0__  .T)((0,_report_format_js__WEBPACK_IMPORTED_MODULE_1__  .Qu)(reason), MAX_REASON_CHARS)}`),
    ];
}


/***/ }),

/***/ 8739:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    Z: () => (  warnOfAbsent)
  });
  var _core_text_nearest_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4689);
  var _report_spared_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4957);
  var _rule_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2254);
  var _rules_never_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3760);
  var _rules_trend_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9085);
function warnOfAbsent(runs, { gate = {} }) {
    const judged = runs.filter(({ spared }) => spared !== null);
    const isAbsent = (name) => !judged.some((run) => (0,_rules_never_js__WEBPACK_IMPORTED_MODULE_1__  .Tx)(run, name));
    const present = judged.flatMap(_report_spared_js__WEBPACK_IMPORTED_MODULE_3__  .LN);
    const added = [
        ...(0,_rules_never_js__WEBPACK_IMPORTED_MODULE_1__  .xR)(gate)
            .filter(isAbsent)
            .map((name) => `no run has a check ${(0,_rule_js__WEBPACK_IMPORTED_MODULE_0__  .AB)(name)}, so that never was not judged for it: is it spelled as the service spells it?`),
        ...(0,_rules_trend_js__WEBPACK_IMPORTED_MODULE_2__  .D)(gate)
            .filter(isAbsent)
            .flatMap((name) => {
            const meant = (0,_core_text_nearest_js__WEBPACK_IMPORTED_MODULE_4__  .wI)(name, present);
            return meant === undefined
                ? []
                : [
                    `no run has a check ${(0,_rule_js__WEBPACK_IMPORTED_MODULE_0__  .AB)(name)}, so that its limits under trend.checks were not judged: did you mean ${(0,_rule_js__WEBPACK_IMPORTED_MODULE_0__  .AB)(meant)}?`,
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


/***/ }),

/***/ 3779:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    _: () => (  evaluate)
  });
  var _known_values_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(352);
  var _policy_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3532);
  var _rules_never_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3760);
  var _waivers_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1917);




function evaluate(run, policy, today, { looks = 1, otherPValues = [], rules = _policy_js__WEBPACK_IMPORTED_MODULE_1__  .y0 } = {}) {
    const { waivers = [], gate = {} } = policy;
    const known = (0,_rules_never_js__WEBPACK_IMPORTED_MODULE_2__  .xR)(gate).filter((check) => (0,_rules_never_js__WEBPACK_IMPORTED_MODULE_2__  .Tx)(run, check));
    const exceptions = (0,_waivers_js__WEBPACK_IMPORTED_MODULE_3__  .Kw)(run, waivers, today, known);
    const { themes, rows, failures, waived, unmatched, expired } = exceptions;
    const waivedChecks = new Set(waived.filter(({ kind }) => kind === 'check').map(({ name }) => name));
    const { report } = run;
    const view = {
        ...{ run, report, themes, rows, failures, waivedChecks, looks, otherPValues },
    };
    const rulings = [
        ...rules.flatMap((rule) => named(rule.name, rule.apply(view, gate))),
        ...named('waivers', expired),
    ];
    const of = (...effects) => rulings.filter(({ effect }) => effects.includes(effect));
    const warnings = of('warning').map(({ message }) => message);
    const isFailed = of('fail').length > 0;
    const against = of('fail', 'undecided').filter(({ onlyAlone }) => !(isFailed && onlyAlone));
    return {
        outcome: isFailed ? 'failed' : against.length > 0 ? 'inconclusive' : 'passed',
        reasons: against.map(({ effect, byRates, onlyAlone, ...reason }) => reason),
        spared: {
            waived,
            known: of('known').flatMap(({ theme }) => theme ?? []),
            unmatched,
            notes: of('note').map(({ message }) => message),
            ...(warnings.length > 0 && { warnings }),
        },
        unknownValues: (0,_known_values_js__WEBPACK_IMPORTED_MODULE_0__  .L)(report?.themes ?? []),
        tested: of('tested').map(({ check, value }) => ({ check: String(check), p: Number(value) })),
        byRatesAlone: ratesAlone(against),
    };
}
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

/***/ 6786:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  v: () => (  gateReportSchema)
});

// EXTERNAL MODULE: ../../node_modules/zod/v4/mini/schemas.js
var schemas = __webpack_require__(5915);
// EXTERNAL MODULE: ../../node_modules/zod/v4/core/api.js
var api = __webpack_require__(1299);
// EXTERNAL MODULE: ./core/outcome.js
var outcome = __webpack_require__(6767);
// EXTERNAL MODULE: ./report/model/debrief.js
var debrief = __webpack_require__(2661);
// EXTERNAL MODULE: ./report/model/fields.js
var fields = __webpack_require__(9779);
;// CONCATENATED MODULE: ./report/model/baseline.js



const baselineSchema = (0,fields .KT)('Baseline', schemas .Ikc({
    source: (0,fields .ZZ)(schemas .k5n(['memory', 'given', 'previous', 'off']), "Where it comes from: the gate's memory, the input `baseline`, the service's own choice, or nowhere."),
    jobId: (0,fields .pj)('Run plan job ID of the newest run of the baseline; empty where there is none.'),
    number: (0,fields .f1)('Number of that run among those of its plan, or null.'),
    commit: (0,fields .HQ)('Commit that it tested, or null.'),
    ref: (0,fields .HQ)('Git ref that it was made for, or null.'),
    endedAt: (0,fields .HQ)('When it ended, ISO 8601, or null.'),
    ageDays: (0,fields .ZZ)(schemas .mee(schemas .aig()), 'Days since it ended, or null.'),
    outcome: (0,fields .HQ)('What it came to, or null.'),
    pooled: (0,fields .ZZ)(schemas .YOg(schemas .YjP()), 'Run plan job IDs of all runs whose calls were pooled, newest first.'),
    gone: (0,fields .ZZ)(schemas .YOg(schemas .Ikc({ slug: (0,fields .Qq)("The theme's slug."), title: (0,fields .Qq)('What failed, in a few words.') })), 'Themes that the newest of them has and this run does not.'),
    serviceTrend: (0,fields .ZZ)(schemas .mee(debrief .bG), "The service's own comparison, where the gate made another, or null."),
    trend: schemas .lqM((0,fields .ZZ)(debrief .bG, "The gate's comparison of a run that was judged without a debrief, or null; that of any other stands in its report.")),
}));

;// CONCATENATED MODULE: ./report/model/evidence.js



const numberOrNull = (description) => (0,fields .ZZ)(schemas .mee(schemas .aig()), description);
const booleanOrNull = (description) => (0,fields .ZZ)(schemas .mee(schemas .zMY()), description);
const TIME = 'ISO 8601, or null.';
const runFactsSchema = (0,fields .KT)('RunFacts', schemas .Ikc({
    planId: (0,fields .HQ)('ID of the run plan, or null.'),
    planName: (0,fields .ef)('Name of the run plan, or null.'),
    number: (0,fields .f1)('Number of the run among those of its plan, or null.'),
    triggeredBy: (0,fields .ef)('What or who had it made, or null.'),
    createdAt: (0,fields .HQ)(`When it was created, ${TIME}`),
    startedAt: (0,fields .HQ)(`When it started, ${TIME}`),
    endedAt: (0,fields .HQ)(`When it ended, ${TIME}`),
    durationMs: numberOrNull('How long it took in milliseconds, or null.'),
}));
const runVerdictSchema = (0,fields .KT)('RunVerdict', schemas .Ikc({
    passed: booleanOrNull('Whether the run passed, or null where nothing was judged.'),
    score: numberOrNull('0 to 100, or null.'),
    failures: (0,fields .ZZ)(schemas .YOg(schemas .Ikc({
        type: (0,fields .Qq)('What fell short, e.g. METRIC_BELOW_MIN_PASS_RATE.'),
        message: (0,fields .Qq)('The same in words.'),
        check: (0,fields .ef)('Name of the check that it is about, or null.'),
    })), 'Everything that fell short.'),
}));
const callCountsSchema = (0,fields .KT)('CallCounts', schemas .Ikc({
    total: (0,fields .f1)('All calls, or null.'),
    counted: (0,fields .f1)('Calls that are scored, or null.'),
    completed: (0,fields .f1)('Calls that were completed, or null.'),
    evaluated: (0,fields .f1)('Calls that were graded, or null.'),
    passed: (0,fields .f1)('Calls that passed all of their checks, or null.'),
    failed: (0,fields .f1)('Calls that failed one of their checks, or null.'),
}));
const checkSchema = (0,fields .KT)('Check', schemas .Ikc({
    id: (0,fields .HQ)('ID of the metric definition, or null.'),
    name: (0,fields .Qq)('Name of the check.'),
    isPassed: booleanOrNull('Whether it reached its bar, or null where that is unknown.'),
    passed: (0,fields .f1)('Calls that passed it, or null.'),
    evaluated: (0,fields .f1)('Calls that were graded by it, or null.'),
    rate: (0,fields .TS)(),
    likely: (0,fields .BM)(),
    needed: (0,fields .ZZ)(schemas .mee(schemas .aig()), 'The bar: percent that has to pass, or null.'),
    isInherited: booleanOrNull('Whether the bar is one for all plans, or null.'),
}));
const callSchema = (0,fields .KT)('Call', schemas .Ikc({
    id: (0,fields .HQ)('ID of the call, or null.'),
    simulationJobId: (0,fields .HQ)('ID of the simulation job that made it, or null.'),
    status: (0,fields .ef)('How its simulation job ended, or null.'),
    isPassed: booleanOrNull('Whether it passed its checks, or null where it was not graded.'),
    isCounted: (0,fields .ZZ)(schemas .zMY(), 'Whether it is scored.'),
    attempt: (0,fields .f1)('Which attempt at its test case it is, from 1, or null.'),
    durationMs: numberOrNull('How long it took in milliseconds, or null.'),
    agent: (0,fields .ef)('Name of the agent, or null.'),
    persona: (0,fields .ef)('Name of the persona, or null.'),
    scenario: (0,fields .ef)('What the caller was to do, or null.'),
    checks: (0,fields .ZZ)(schemas .YOg(schemas .Ikc({
        name: (0,fields .Qq)('Name of the check.'),
        isPassed: booleanOrNull('Whether the call passed it, or null.'),
        reasoning: (0,fields .ef)('Why, in the words of who graded it, or null.'),
    })), 'Its checks.'),
    excerpt: (0,fields .ZZ)(schemas .YOg(schemas .Ikc({
        speaker: (0,fields .ef)('AGENT, CUSTOMER, or null.'),
        text: (0,fields .Qq)('What was said.'),
        startMs: numberOrNull('When, in milliseconds from the start of the call, or null.'),
    })), 'What of its transcript shows why it failed.'),
}));
const breakdown = (description) => (0,fields .ZZ)(schemas .YOg(schemas .Ikc({
    name: (0,fields .Qq)('Its name.'),
    calls: (0,fields .f1)('Calls of it, or null.'),
    evaluated: (0,fields .f1)('Calls that were graded, or null.'),
    passed: (0,fields .f1)('Calls that passed, or null.'),
    rate: (0,fields .TS)(),
    likely: (0,fields .BM)(),
    score: numberOrNull('0 to 100, or null.'),
})), description);
const breakdownsSchema = (0,fields .KT)('Breakdowns', schemas .Ikc({
    byAgent: breakdown('An entry an agent.'),
    byPersona: breakdown('An entry a persona.'),
}));
const attemptsSchema = (0,fields .KT)('Attempts', schemas .Ikc({
    attempts: (0,fields .f1)('All attempts, or null.'),
    retries: (0,fields .f1)('Attempts after the first one of a test case, or null.'),
    silent: (0,fields .f1)('Attempts in which the agent never spoke, or null.'),
    stillSilent: (0,fields .f1)('Test cases whose last attempt was silent too, or null.'),
    testCases: (0,fields .f1)('Test cases, or null.'),
}));
const costSchema = (0,fields .KT)('Cost', schemas .Ikc({
    usd: (0,fields .ZZ)(schemas .aig(), 'US dollars, all together.'),
    parts: (0,fields .ZZ)(schemas .YOg(schemas .Ikc({
        source: (0,fields .ef)('What was paid for, or null.'),
        surface: (0,fields .ef)('Where it was used, or null.'),
        quantity: numberOrNull('How much of it, or null.'),
        usd: numberOrNull('US dollars, or null.'),
    })), 'What it is made of.'),
}));
const testedVariableSchema = schemas .Ikc({
    name: (0,fields .pj)('Its name.'),
    length: (0,fields .nd)('Length of its value in characters.'),
    sha256: (0,fields .pj)('The first 12 digits of the SHA-256 of its value.'),
});
const provenanceSchema = (0,fields .KT)('Provenance', schemas .Ikc({
    repository: (0,fields .HQ)('owner/name, or null.'),
    commit: (0,fields .HQ)('SHA of the commit that the workflow runs for, or null.'),
    ref: (0,fields .HQ)('Git ref that the workflow runs for, or null.'),
    pullRequest: (0,fields .f1)('Number of the pull request, or null.'),
    workflow: (0,fields .HQ)('Name of the workflow, or null.'),
    workflowRunUrl: (0,fields .HQ)('Address of the workflow run, or null.'),
    attempt: (0,fields .f1)('Attempt of the workflow run, from 1, or null.'),
    reportedAt: (0,fields .pj)('When the report was made, ISO 8601.'),
    actionVersion: (0,fields .pj)('Version of the action.'),
    actionUrl: (0,fields .HQ)('Where the action comes from, or null.'),
}));
const confirmationSchema = (0,fields .KT)('Confirmation', schemas .Ikc({
    jobId: (0,fields .pj)('Run plan job ID; empty where it was not started.'),
    number: (0,fields .f1)('Number of the run, or null.'),
    outcome: (0,fields .ZZ)(schemas .k5n(outcome .wi), 'What it came to by itself.'),
    runStatus: (0,fields .ef)('Last status of the run, or null.'),
    usd: numberOrNull('What it cost in US dollars, or null.'),
    checks: (0,fields .ZZ)(schemas .mee(schemas .YOg(checkSchema)), 'Its checks over its own calls, or null.'),
}));
const evidenceFields = {
    about: schemas .lqM((0,fields .ZZ)(runFactsSchema, 'Which run of what it is, or null.')),
    runVerdict: schemas .lqM((0,fields .ZZ)(runVerdictSchema, "The service's own judgement of the run, or null.")),
    callCounts: schemas .lqM((0,fields .ZZ)(callCountsSchema, 'What became of its calls, or null.')),
    checks: schemas .lqM((0,fields .ZZ)(schemas .YOg(checkSchema), 'Its checks over all calls, or null.')),
    calls: (0,fields .Vz)(schemas .lqM((0,fields .ZZ)(schemas .YOg(callSchema), 'Its calls, or null; null where `detail` is brief.'))),
    breakdowns: schemas .lqM((0,fields .ZZ)(breakdownsSchema, 'How calls fared by who took part in them, or null.')),
    attempts: schemas .lqM((0,fields .ZZ)(attemptsSchema, 'How often calls had to be made anew, or null.')),
    cost: schemas .lqM((0,fields .ZZ)(costSchema, 'What it cost, further runs included, or null.')),
    looks: schemas .lqM((0,fields .nd)('How often may be asked whether it fails: 1, and 1 for each further run; null for once.')),
    confirmations: schemas .lqM((0,fields .ZZ)(schemas .YOg(confirmationSchema), 'Further runs that were to confirm its failure, or null; checks and calls of the run hold those of all.')),
};

;// CONCATENATED MODULE: ./report/model/history.js


const historicCheckSchema = schemas .Ikc({
    name: (0,fields .Qq)('Name of the check.'),
    passed: (0,fields .f1)('Calls that passed it, or null.'),
    evaluated: (0,fields .f1)('Calls that were graded by it, or null.'),
    rate: (0,fields .TS)(),
    isPassed: (0,fields .ZZ)(schemas .mee(schemas .zMY()), 'Whether it reached its bar, or null.'),
});
const historicRunSchema = schemas .Ikc({
    jobId: (0,fields .pj)('Run plan job ID.'),
    number: (0,fields .f1)('Number of the run among those of its plan, or null.'),
    endedAt: (0,fields .HQ)('When it ended, ISO 8601, or null.'),
    outcome: (0,fields .HQ)('What it came to, or null.'),
    commit: (0,fields .HQ)('Commit that it tested, or null.'),
    fingerprint: (0,fields .HQ)('Hash of what it was started with, or null.'),
    checks: (0,fields .ZZ)(schemas .YOg(historicCheckSchema), 'Its checks.'),
});
const unsteadySchema = schemas .Ikc({
    check: (0,fields .Qq)('Name of the check.'),
    changes: (0,fields .nd)('How often it went from passed to failed, or back.'),
    runs: (0,fields .nd)('Of so many runs that were started with the same.'),
    waiver: (0,fields .Qq)('A waiver for the policy file, as YAML.'),
});
const historySchema = (0,fields .KT)('History', schemas .Ikc({
    runs: (0,fields .ZZ)(schemas .YOg(historicRunSchema), 'Earlier runs, the oldest first.'),
    unsteady: (0,fields .ZZ)(schemas .YOg(unsteadySchema), 'Checks that changed sides although what was tested did not.'),
}));

;// CONCATENATED MODULE: ./report/model.js







const limitOrValue = (description) => schemas .lqM((0,fields .ag)((0,fields .ZZ)(schemas .KCZ([schemas .aig(), schemas .YjP()]), description)));
const reasonSchema = (0,fields .KT)('Reason', schemas .Ikc({
    rule: (0,fields .pj)('Name of the rule that speaks.'),
    message: (0,fields .Qq)('One sentence that a person understands.'),
    theme: schemas .lqM((0,fields .Qq)('Slug of the theme that it is about, or null.')),
    check: schemas .lqM((0,fields .Qq)('Name of the check that it is about, or null.')),
    limit: limitOrValue('The limit that the policy sets, or null.'),
    value: limitOrValue('The value that was found, or null.'),
    restates: schemas .lqM((0,fields .ZZ)(schemas .k5n(['verdict', 'status']), "What it states again and nothing beside it, the debrief's verdict or how the run ended, or null.")),
}));
const kind = (description) => (0,fields .ZZ)(schemas .k5n(['theme', 'check']), description);
const waiverSchema = (0,fields .KT)('Waiver', schemas .Ikc({
    kind: kind('What it excuses.'),
    target: (0,fields .pj)("A theme's slug, a pattern with `*`, or a check's name."),
    reason: (0,fields .pj)('Why it is excused.'),
    owner: (0,fields .HQ)('Who answers for it, or null.'),
    expires: (0,fields .pj)('Last day on which it holds, YYYY-MM-DD in UTC.'),
    daysLeft: (0,fields .nd)('Whole days from the day of the report to that last day.'),
}));
const waivedSchema = schemas .Ikc({
    kind: kind('What is excused.'),
    name: (0,fields .Qq)("The theme's slug or the check's name."),
    waiver: waiverSchema,
});
const sparedSchema = (0,fields .KT)('Spared', schemas .Ikc({
    waived: (0,fields .ZZ)(schemas .YOg(waivedSchema), 'Themes and checks that a waiver excuses.'),
    known: (0,fields .Te)('Slugs of themes that were there before, where that is why the verdict does not fail.'),
    unmatched: (0,fields .ZZ)(schemas .YOg(waiverSchema), 'Waivers in force that matched nothing.'),
    notes: (0,fields .Te)('What else the policy left unjudged, and why.'),
    warnings: schemas .lqM((0,fields .Te)('What the policy only warns of.')),
}));
const debriefSchema = schemas .Ikc({
    debriefId: (0,fields .pj)('ID of the debrief.'),
    status: (0,fields .Qq)('PENDING, GENERATING, READY, FAILED.'),
    errorMessage: (0,fields .ef)('Why the service could not write it, or null.'),
});
const runSchema = (0,fields .KT)('Run', schemas .Ikc({
    jobId: (0,fields .pj)('Run plan job ID; empty where there is none.'),
    label: (0,fields .pj)('What the run is known by without an ID, e.g. the path of a saved debrief.'),
    stableName: schemas .lqM((0,fields .pj)('What it is a run of, the same from run to run: a plan, a number or a file, or null.')),
    outcome: (0,fields .ZZ)(schemas .k5n(outcome .wi), 'What the run came to.'),
    reasons: (0,fields .ZZ)(schemas .YOg(reasonSchema), 'Why; empty when passed.'),
    notes: (0,fields .Te)('Facts worth knowing that decided nothing.'),
    runStatus: (0,fields .ef)('Last status of the run, or null where it was never read.'),
    debrief: (0,fields .ZZ)(schemas .mee(debriefSchema), 'Last debrief seen, or null.'),
    report: (0,fields .ZZ)(schemas .mee(debrief .zu), 'The judged report, or null.'),
    spared: (0,fields .ZZ)(schemas .mee(sparedSchema), 'What the policy spared, or null.'),
    baseline: schemas .lqM((0,fields .ZZ)(baselineSchema, 'What it was compared with, or null.')),
    attached: schemas .lqM((0,fields .ZZ)(schemas .zMY(), 'Whether an earlier attempt of the step had started it, or null.')),
    askedToCancel: schemas .lqM((0,fields .ZZ)(schemas .zMY(), 'Whether this step, which had started it, asked it to cancel, or null.')),
    reused: schemas .lqM((0,fields .ZZ)(schemas .zMY(), 'Whether it was judged again in place of starting one, or null.')),
    history: schemas .lqM((0,fields .ZZ)(historySchema, 'How earlier runs fared, or null.')),
    ...evidenceFields,
}));
const place = (description) => (0,fields .ZZ)(schemas .Whr().check(api .qm(1)), description);
const fileSpanSchema = (0,fields .KT)('Place', schemas .Ikc({
    path: (0,fields .pj)("Path of the file from the repository's root, with `/`."),
    startLine: place('First line, from 1.'),
    startColumn: place('Column of the first character, in UTF-16 units, from 1.'),
    endLine: place('Last line.'),
    endColumn: place('Column after the last character.'),
}));
const foundPromptSchema = schemas .gMt('state', [
    schemas .Ikc({
        state: (0,fields .ZZ)(schemas .euz('located'), 'Found once.'),
        place: fileSpanSchema,
        insertedText: (0,fields .Vz)((0,fields .pj)('What takes its place in the file; empty where `detail` is brief.')),
        fixedLines: (0,fields .Vz)((0,fields .ZZ)(schemas .YOg(schemas .YjP()), 'The lines of that place after the fix; empty where `detail` is brief.')),
        leftOut: (0,fields .HQ)('Why the patch and the suggestions do without it, or null.'),
    }),
    schemas .Ikc({
        state: (0,fields .ZZ)(schemas .euz('ambiguous'), 'Found several times.'),
        places: schemas .YOg(fileSpanSchema),
    }),
    schemas .Ikc({
        state: (0,fields .ZZ)(schemas .euz('applied'), 'The new text stands there already.'),
        places: schemas .YOg(fileSpanSchema),
    }),
    schemas .Ikc({ state: (0,fields .ZZ)(schemas .euz('missing'), 'Found nowhere.') }),
]);
const promptFixSchema = (0,fields .KT)('PromptFix', schemas .Ikc({
    from: (0,fields .ZZ)(schemas .YOg(schemas .Ikc({
        run: (0,fields .nd)('Position in `runs`, from 0.'),
        recommendation: (0,fields .nd)("Position in that report's `recommendations`, from 0."),
    })), 'The recommendations that ask for it.'),
    found: foundPromptSchema,
}));
const metricCollectionSchema = schemas .Ikc({
    jobId: (0,fields .pj)('ID of the metric collection job; empty where none was started.'),
    notes: (0,fields .Te)('What was done, what was not, and why.'),
});
const policySchema = schemas .Ikc({
    path: (0,fields .HQ)('Path of its file, or null where the verdict alone decides.'),
    isTrial: (0,fields .ZZ)(schemas .zMY(), 'Whether it was only tried, on saved debriefs or earlier runs.'),
    extends: schemas .lqM((0,fields .ZZ)(schemas .YOg(schemas .YjP()), 'What it extends, one file after another, or null.')),
    resolved: schemas .lqM((0,fields .ZZ)(schemas .g1P(schemas .YjP(), schemas .L5J()), 'What holds by all of these files together, as a policy file would say it, or null where there is none.')),
});
const gateReportSchema = schemas .Ikc({
    gateName: schemas .lqM((0,fields .pj)('Name that the workflow gives the gate, or null.')),
    gate: schemas .lqM((0,fields .pj)('What tells the gate from others, the same from attempt to attempt: its name, else what its inputs name, or null.')),
    outcome: (0,fields .ZZ)(schemas .k5n([...outcome .wi, 'skipped']), 'What the gate came to.'),
    tolerated: (0,fields .ZZ)(schemas .zMY(), 'Whether the outcome does not fail the step though it would.'),
    reasons: (0,fields .ZZ)(schemas .YOg(reasonSchema), 'Reasons of the step itself; those of runs are there.'),
    runs: (0,fields .ZZ)(schemas .YOg(runSchema), 'The runs that were judged or tried.'),
    metricCollection: (0,fields .ZZ)(schemas .mee(metricCollectionSchema), 'The metric collection over the affected calls, or null.'),
    notes: (0,fields .Te)('Facts about the step worth knowing that decided nothing.'),
    policy: (0,fields .ZZ)(policySchema, 'The policy that judged.'),
    promptFixes: (0,fields .ZZ)(schemas .YOg(promptFixSchema), 'Every prompt fix, and where its text stands.'),
    variables: schemas .lqM((0,fields .ZZ)(schemas .YOg(testedVariableSchema), 'What runs were started with, or null.')),
    provenance: schemas .lqM((0,fields .ZZ)(provenanceSchema, 'Where the report comes from, or null.')),
});


/***/ }),

/***/ 2995:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    p: () => (  copier)
  });
  var zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8989);
  var _fields_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9779);


const same = (value) => value;
function copier(shape, copying) {
    const copy = copyOf(shape, copying, false);
    return (value) => copy(value);
}
function copyOf(shape, copying, isInText) {
    const isText = isInText || _fields_js__WEBPACK_IMPORTED_MODULE_0__  .ed.has(shape);
    const partOf = (part) => copyOf(part, copying, isText);
    const { def } = shape._zod;
    const isLeftOut = copying.isBrief === true && _fields_js__WEBPACK_IMPORTED_MODULE_0__  .Zo.has(shape);
    switch (def.type) {
        case 'string':
            if (isLeftOut)
                return () => '';
            return isText && copying.text ? changeText(copying.text) : same;
        case 'nullable': {
            if (isLeftOut)
                return () => null;
            const part = partOf(def.innerType);
            return (value) => (value === null ? null : part(value));
        }
        case 'array':
            return isLeftOut ? () => [] : copyItems(partOf(def.element));
        case 'optional':
            return isLeftOut ? () => undefined : partOf(def.innerType);
        case 'object':
            return copyFields(Object.entries(def.shape).map(([name, part]) => [name, partOf(part)]), copying);
        case 'union':
            return copyOption(def.options.map((option) => [option, partOf(option)]));
        default:
            return same;
    }
}
function changeText(change) {
    return (value) => change(String(value));
}
function copyItems(item) {
    if (item === same)
        return same;
    return (values) => {
        const items = values;
        const copied = items.map((one) => item(one));
        return copied.some((one, index) => one !== items[index]) ? copied : items;
    };
}
function copyFields(fields, copying) {
    return copying.text === undefined ? copyKnown(fields, copying) : changeFields(fields);
}
function changeFields(fields) {
    const changing = fields.filter(([, copy]) => copy !== same);
    return (value) => {
        const source = value;
        let changed = null;
        for (const [name, copy] of changing) {
            const part = source[name];
            const copied = part === undefined ? undefined : copy(part);
            if (copied === part)
                continue;
            changed ??= { ...source };
            changed[name] = copied;
        }
        return changed ?? source;
    };
}
function copyKnown(fields, { fillsAbsent }) {
    return (value) => {
        const source = value;
        const copied = {};
        for (const [name, copy] of fields) {
            const part = source[name] === undefined ? undefined : copy(source[name]);
            if (part !== undefined)
                copied[name] = part;
            else if (fillsAbsent === true)
                copied[name] = null;
        }
        return copied;
    };
}
function copyOption(options) {
    return (value) => options.flatMap(([shape, copy]) => zod_mini__WEBPACK_IMPORTED_MODULE_1__  .xL(shape, value).success ? [copy(value)] : [])[0];
}


/***/ }),

/***/ 249:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    a: () => (  redactReport)
  });
  var _core_text_redact_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2210);
  var _model_copy_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2995);
  var _model_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6786);
const MASKED = 'it holds a phone number or an e-mail address, which `redact` masks';
function redactReport(report, keep = []) {
    const mask = (0,_model_copy_js__WEBPACK_IMPORTED_MODULE_1__  .p)(_model_js__WEBPACK_IMPORTED_MODULE_2__  .v, { text: (text) => (0,_core_text_redact_js__WEBPACK_IMPORTED_MODULE_0__  .Z)(text, keep) });
    return {
        ...mask(report),
        promptFixes: report.promptFixes.map((fix) => maskFix(fix, report, keep)),
    };
}
function maskFix(fix, { runs }, keep) {
    const texts = fix.from.map(({ run, recommendation }) => runs[run]?.report?.recommendations[recommendation]?.currentText ?? '');
    return { ...fix, found: maskFound(fix.found, [...keep, ...texts.flatMap(_core_text_redact_js__WEBPACK_IMPORTED_MODULE_0__  .n)]) };
}
function maskFound(found, known) {
    if (found.state !== 'located')
        return found;
    const insertedText = (0,_core_text_redact_js__WEBPACK_IMPORTED_MODULE_0__  .Z)(found.insertedText, known);
    if (insertedText === found.insertedText)
        return found;
    return {
        ...found,
        insertedText,
        fixedLines: found.fixedLines.map((line) => (0,_core_text_redact_js__WEBPACK_IMPORTED_MODULE_0__  .Z)(line, known)),
        leftOut: found.leftOut ?? MASKED,
    };
}


/***/ }),

/***/ 4593:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    l: () => (  findFiles)
  });
  var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1455);
  var node_fs_promises__WEBPACK_IMPORTED_MODULE_0___default =  __webpack_require__.n(node_fs_promises__WEBPACK_IMPORTED_MODULE_0__);
  var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
  var node_path__WEBPACK_IMPORTED_MODULE_1___default =  __webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_1__);
  var _core_input_glob_list_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7313);
async function findFiles(list, most) {
    const paths = new Set();
    const faults = [];
    const patterns = (await isFile(list)) ? [list] : (0,_core_input_glob_list_js__WEBPACK_IMPORTED_MODULE_2__  .K)(list);
    if (patterns.length === 0) {
        faults.push({ pattern: list, problem: 'names no file', isUnmatched: false });
    }
    for (const pattern of patterns) {
        const found = await matchesOf(pattern, most);
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
async function matchesOf(pattern, most) {
    if (await isFile(pattern))
        return [(0,node_path__WEBPACK_IMPORTED_MODULE_1__.normalize)(pattern)];
    const found = [];
    for await (const path of (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.glob)(pattern)) {
        if (!(await isFolder(path)))
            found.push((0,node_path__WEBPACK_IMPORTED_MODULE_1__.normalize)(path));
        if (found.length > most)
            break;
    }
    return found.sort();
}
async function isFile(path) {
    return (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.stat)(path).then((facts) => facts.isFile(), () => false);
}
async function isFolder(path) {
    return (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.stat)(path).then((facts) => facts.isDirectory(), () => false);
}


/***/ })

};
;