"use strict";
exports.id = 540;
exports.ids = [540];
exports.modules = {

/***/ 7313:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    K: () => (  splitGlobs),
    q: () => (  parseGlobList)
  });
  var _parsed_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7247);

function parseGlobList(text) {
    const globs = splitList(text);
    const faults = globs.flatMap((glob) => {
        const problem = problemOf(glob);
        return problem === null ? [] : [{ shown: glob, problem }];
    });
    if (globs.length === 0)
        faults.push({ shown: text, problem: 'holds no glob' });
    return faults.length > 0 ? { ok: false, faults } : (0,_parsed_js__WEBPACK_IMPORTED_MODULE_0__  .r)(globs.map(withSlashes));
}
const SEPARATOR = /\\(?![[\]{}()\\])(?<!\\\\)/g;
function splitGlobs(text) {
    return splitList(text).map(withSlashes);
}
function splitList(text) {
    return text
        .split(/[\n,](?![^{}\n]*\})/)
        .map((item) => item.trim())
        .filter((item) => item !== '');
}
function withSlashes(glob) {
    return glob.replace(SEPARATOR, '/');
}
function problemOf(glob) {
    if (glob.startsWith('!'))
        return 'takes nothing away: name only the files that are meant';
    if (/^(?:[/\\~]|[A-Za-z]:)/.test(glob) || glob.split(/[/\\]/).includes('..')) {
        return 'leads out of the workspace: write a path or glob that starts there, such as prompts/**/*.md';
    }
    return null;
}


/***/ }),

/***/ 6767:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    Om: () => (  worstOutcome),
    c6: () => (  fails),
    md: () => (  worstFirst),
    wi: () => (  RUN_OUTCOMES)
  });
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


/***/ }),

/***/ 4660:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  TE: () => (  DIFF_SIGNS),
  Pp: () => (  diffLines),
  TM: () => (  stretchesOf)
});

// EXTERNAL MODULE: ../../node_modules/diff/libesm/diff/base.js
var base = __webpack_require__(9890);
;// CONCATENATED MODULE: ../../node_modules/diff/libesm/diff/array.js

class ArrayDiff extends base .A {
    tokenize(value) {
        return value.slice();
    }
    join(value) {
        return value;
    }
    removeEmpty(value) {
        return value;
    }
}
const arrayDiff = new ArrayDiff();
function diffArrays(oldArr, newArr, options) {
    return arrayDiff.diff(oldArr, newArr, options);
}

;// CONCATENATED MODULE: ./core/text/line-diff.js

const DIFF_SIGNS = { same: ' ', removed: '-', added: '+' };
const CONTEXT_LINES = 3;
const MAX_CHANGES = 200;
function diffLines(before, after) {
    const changes = diffArrays([...before], [...after], { maxEditLength: MAX_CHANGES });
    if (changes === undefined)
        return replaceMiddle(before, after);
    return changes.flatMap(({ added, removed, value }) => lines(added ? 'added' : removed ? 'removed' : 'same', value));
}
function replaceMiddle(before, after) {
    const shorter = Math.min(before.length, after.length);
    let start = 0;
    while (start < shorter && before[start] === after[start])
        start += 1;
    let end = 0;
    while (end < shorter - start && before.at(-1 - end) === after.at(-1 - end))
        end += 1;
    return [
        ...lines('same', before.slice(0, start)),
        ...lines('removed', before.slice(start, before.length - end)),
        ...lines('added', after.slice(start, after.length - end)),
        ...lines('same', before.slice(before.length - end)),
    ];
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

/***/ 6367:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    DM: () => (  beginChain),
    OW: () => (  resolveChain),
    XN: () => (  followChain),
    Z3: () => (  readInWorkspace)
  });
  var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
  var node_fs__WEBPACK_IMPORTED_MODULE_0___default =  __webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
  var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
  var node_path__WEBPACK_IMPORTED_MODULE_1___default =  __webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_1__);
  var _core_input_parsed_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7247);
  var _core_text_log_line_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7720);
  var _step_yaml_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9262);
const MAX_FILES = 5;
const MAX_SHOWN_CHARS = 200;
async function beginChain(path, yaml, today) {
    const file = await readAs({ kind: 'workspace', path }, yaml, today);
    return file.ok ? (0,_core_input_parsed_js__WEBPACK_IMPORTED_MODULE_3__  .r)(await chainOf([file.value])) : file;
}
async function followChain(begun, kind, read, today) {
    let chain = begun;
    for (;;) {
        const { files, next } = chain;
        if (next === null || !isOf(kind, next))
            return (0,_core_input_parsed_js__WEBPACK_IMPORTED_MODULE_3__  .r)(chain);
        const misstep = await findMisstep(chain, next);
        const yaml = misstep === null ? await read(next) : (0,_core_input_parsed_js__WEBPACK_IMPORTED_MODULE_3__  .G)(null, misstep);
        if (!yaml.ok)
            return atExtends(files, yaml);
        const file = await readAs(next, yaml.value, today);
        if (!file.ok)
            return file;
        chain = await chainOf([...files, file.value]);
    }
}
const readInWorkspace = async ({ path }) => {
    const yaml = await (0,_step_yaml_file_js__WEBPACK_IMPORTED_MODULE_2__  .k)(path, 'policy');
    if (!yaml.ok || (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(path).startsWith((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(process.cwd()) + node_path__WEBPACK_IMPORTED_MODULE_1__.sep))
        return yaml;
    return (0,_core_input_parsed_js__WEBPACK_IMPORTED_MODULE_3__  .G)(null, 'lies outside of the workspace (links are followed): copy the file there');
};
async function resolveChain({ files }) {
    const { resolvePolicy } = await Promise.all( [__webpack_require__.e(915), __webpack_require__.e(483), __webpack_require__.e(532), __webpack_require__.e(930)]).then(__webpack_require__.bind(__webpack_require__, 6930));
    return resolvePolicy(files);
}
async function chainOf(files) {
    const { addressOf } = await Promise.all( [__webpack_require__.e(915), __webpack_require__.e(483), __webpack_require__.e(532), __webpack_require__.e(930)]).then(__webpack_require__.bind(__webpack_require__, 6930));
    const { policy, address } = lastOf(files);
    return { files, next: policy.extends === undefined ? null : addressOf(policy.extends, address) };
}
async function readAs(address, yaml, today) {
    const { parsePolicy, spellAddress } = await Promise.all( [__webpack_require__.e(915), __webpack_require__.e(483), __webpack_require__.e(532), __webpack_require__.e(930)]).then(__webpack_require__.bind(__webpack_require__, 6930));
    const shown = spellAddress(address);
    const policy = parsePolicy(yaml, shown, today);
    if (!policy.ok)
        return policy;
    return (0,_core_input_parsed_js__WEBPACK_IMPORTED_MODULE_3__  .r)({ shown, policy: policy.value, content: yaml, address });
}
async function findMisstep({ files }, next) {
    const { spellAddress } = await Promise.all( [__webpack_require__.e(915), __webpack_require__.e(483), __webpack_require__.e(532), __webpack_require__.e(930)]).then(__webpack_require__.bind(__webpack_require__, 6930));
    if (next.kind === 'repository' && next.path.split('/').includes('..')) {
        return "has '..' in its path: write the path from the root of the repository, without it";
    }
    const nameOf = (address) => address.kind === 'workspace'
        ? (0,node_path__WEBPACK_IMPORTED_MODULE_1__.normalize)(address.path)
        : spellAddress({
            ...address,
            owner: address.owner.toLowerCase(),
            repo: address.repo.toLowerCase(),
        });
    const way = [...files.map(({ address }) => address), next].map(nameOf);
    const first = way.indexOf(nameOf(next));
    if (first < files.length) {
        const circle = way.slice(first).map((name) => (0,_core_text_log_line_js__WEBPACK_IMPORTED_MODULE_4__  .T)(name, MAX_SHOWN_CHARS));
        return `leads back to itself (${circle.join(', ')}): take out one of the steps`;
    }
    return files.length < MAX_FILES
        ? null
        : `would be file ${MAX_FILES + 1} of this policy, which may have ${MAX_FILES}: join some of them`;
}
function atExtends(files, parsed) {
    if (parsed.ok)
        return parsed;
    const { shown, policy, content } = lastOf(files);
    const { line, column } = content.placeOf(['extends']);
    const name = (0,_core_text_log_line_js__WEBPACK_IMPORTED_MODULE_4__  .T)(policy.extends ?? '', MAX_SHOWN_CHARS);
    const faults = parsed.faults.map(({ problem }) => ({
        shown,
        problem: `line ${line}, column ${column}: extends is '${name}', which ${problem}`,
    }));
    return { ok: false, faults };
}
function lastOf(files) {
    return files.at(-1) ?? files[0];
}
function isOf(kind, address) {
    return address.kind === kind;
}


/***/ }),

/***/ 6674:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  k: () => (  dayOf),
  T: () => (  readPolicy)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: ./core/input/parsed.js
var parsed = __webpack_require__(7247);
;// CONCATENATED MODULE: ./policy/verdict-alone.js
const VERDICT_ALONE = { version: 1 };

// EXTERNAL MODULE: ./step/stops.js
var stops = __webpack_require__(3743);
// EXTERNAL MODULE: ./step/yaml-file.js
var yaml_file = __webpack_require__(9262);
// EXTERNAL MODULE: ./gate/inputs/policy-chain.js
var policy_chain = __webpack_require__(6367);
;// CONCATENATED MODULE: ./gate/inputs/policy-file.js






const DEFAULT_POLICY_PATHS = ['.github/simulation-gate.yml', '.github/simulation-gate.yaml'];
async function readPolicy(inputs, today) {
    const given = inputs.getInput('policy').trim();
    const states = DEFAULT_POLICY_PATHS.map(lookFor);
    if (given === '' && states.every((state) => state === 'there')) {
        const cure = 'keep one of them, or name the one that is meant';
        const both = DEFAULT_POLICY_PATHS.join(' and ');
        return (0,parsed .G)(null, `is not given, and both ${both} are there: ${cure}`);
    }
    const path = given || DEFAULT_POLICY_PATHS.find((_, index) => states[index] !== 'gone');
    if (path === undefined)
        return (0,parsed .r)({ path: null, rules: VERDICT_ALONE });
    const yaml = await (0,yaml_file .k)(path, 'policy');
    if (!yaml.ok)
        return yaml;
    const begun = await (0,policy_chain .DM)(path, yaml.value, today);
    if (!begun.ok)
        return begun;
    const chain = await (0,policy_chain .XN)(begun.value, 'workspace', policy_chain .Z3, today);
    if (!chain.ok)
        return chain;
    const rules = await (0,policy_chain .OW)(chain.value);
    return rules.ok ? (0,parsed .r)({ path, rules: rules.value, chain: chain.value }) : rules;
}
function dayOf(epochMs) {
    return new Date(epochMs).toISOString().slice(0, 10);
}
function lookFor(path) {
    try {
        (0,external_node_fs_.lstatSync)(path);
        return 'there';
    }
    catch (error) {
        return (0,stops .up)(error, 'ENOENT', 'ENOTDIR') ? 'gone' : 'unclear';
    }
}


/***/ }),

/***/ 7100:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    Lq: () => (  WHERE_ID_FOUND),
    MJ: () => (  INPUTS_OF),
    rK: () => (  isTrial),
    yn: () => (  UNREAD)
  });
  var _step_inputs_input_form_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(177);

const UNREAD = {
    summary: true,
    detail: 'full',
    callUrl: null,
    runUrl: null,
    comment: 'auto',
    suggestions: true,
    gateName: null,
    reportDir: null,
    uploadReport: 'auto',
    warnings: [],
};
function isTrial({ kind }) {
    return kind === 'policy-check' || kind === 'policy-replay';
}
const INPUTS_OF = {
    'job-id': 'the input job-id',
    'run-plan-id': 'the inputs run-plan-id, run-plan-name, variables and variable-files',
    'service-phone-number': 'the inputs service-phone-number and call-time',
};
const WHERE_ID_FOUND = {
    'job-id': _step_inputs_input_form_js__WEBPACK_IMPORTED_MODULE_0__  .NX['job-id'],
    'run-plan-id': _step_inputs_input_form_js__WEBPACK_IMPORTED_MODULE_0__  .NX['run-plan-id'],
    'service-phone-number': '',
};


/***/ }),

/***/ 3875:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    Bv: () => (  baselineOf),
    F_: () => (  baselineFacts),
    GK: () => (  unnamedRun),
    Il: () => (  goneThemes),
    eD: () => (  isOld),
    q7: () => (  oldBaselines)
  });
  var _format_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3483);
const OLD_DAYS = 14;
const SHORT_COMMIT = 7;
const MAX_GONE = 20;
function baselineOf({ baseline }) {
    return baseline === undefined || baseline.jobId === '' ? null : baseline;
}
function baselineFacts({ source, commit, ageDays, pooled }, show) {
    const others = pooled.length - 1;
    return [
        ...(source === 'previous' ? ["the service's own choice"] : []),
        ...(commit === null ? [] : [`commit ${show(commit.slice(0, SHORT_COMMIT))}`]),
        ...(ageDays === null ? [] : [tellAge(ageDays)]),
        ...(others > 0 ? [`pooled with ${(0,_format_js__WEBPACK_IMPORTED_MODULE_0__  .So)(others, 'run')} before it`] : []),
    ];
}
function unnamedRun({ rows }) {
    const isNone = rows.every(({ previousPassRate }) => previousPassRate === null);
    return isNone ? 'no earlier run' : 'an earlier run that nobody names';
}
function isOld({ ageDays }) {
    return ageDays !== null && ageDays > OLD_DAYS;
}
function oldBaselines(runs) {
    return runs.flatMap((run) => {
        const baseline = baselineOf(run);
        if (baseline === null || !isOld(baseline))
            return [];
        const lead = runs.length > 1 ? `run ${run.jobId || run.label}: ` : '';
        const facts = baselineFacts(baseline, (commit) => commit).join(', ');
        return [
            `${lead}it was compared with run ${baseline.jobId} (${facts}): a baseline of more than ${OLD_DAYS} days says little of this change; have the gate run on the branch that it is compared with`,
        ];
    });
}
function goneThemes({ gone }, show) {
    return { named: gone.slice(0, MAX_GONE).map(show), more: Math.max(0, gone.length - MAX_GONE) };
}
function tellAge(days) {
    const hours = Math.floor(days * 24);
    if (hours < 1)
        return 'less than an hour old';
    return hours < 48
        ? `${(0,_format_js__WEBPACK_IMPORTED_MODULE_0__  .So)(hours, 'hour')} old`
        : `${(0,_format_js__WEBPACK_IMPORTED_MODULE_0__  .B4)(Math.floor(days))} days old`;
}


/***/ }),

/***/ 4949:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    ct: () => (  passedShare),
    oZ: () => (  isToldByChecks),
    u6: () => (  sortChecks),
    vh: () => (  areRatesTold)
  });
  var _format_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3483);
  var _likely_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5460);
  var _shortfall_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2181);
function passedShare(counted) {
    const { passed, evaluated, rate } = counted;
    return passed === null || evaluated === null
        ? (0,_format_js__WEBPACK_IMPORTED_MODULE_1__  .l9)(rate)
        : (0,_likely_js__WEBPACK_IMPORTED_MODULE_2__  .RC)((0,_format_js__WEBPACK_IMPORTED_MODULE_1__  .T1)(passed, evaluated), counted);
}
function isToldByChecks({ checks = [] }) {
    return checks.some(({ rate, isPassed }) => rate !== null || isPassed !== null);
}
function sortChecks({ checks = [] }) {
    return checks.toSorted((a, b) => Number((0,_shortfall_js__WEBPACK_IMPORTED_MODULE_0__  .Me)(b)) - Number((0,_shortfall_js__WEBPACK_IMPORTED_MODULE_0__  .Me)(a)));
}
function areRatesTold({ checks = [] }, { rows }) {
    const told = new Set(checks.flatMap(({ name, rate }) => (rate === null ? [] : name)));
    return rows.every(({ checkName, currentPassRate }) => currentPassRate === null || told.has(checkName));
}


/***/ }),

/***/ 1949:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    Pk: () => (  LEFT_OUT),
    rg: () => (  untoldError),
    tx: () => (  sumFacts),
    xS: () => (  factsOf),
    zO: () => (  tellCost)
  });
  var _core_text_log_line_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7720);
  var _trend_order_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1076);


function factsOf(report) {
    const facts = { themesTotal: 0, themesHigh: 0, themesNew: 0, checksRegressed: 0 };
    if (report === null)
        return facts;
    facts.themesTotal = report.themes.length;
    for (const theme of report.themes) {
        if (theme.severity === 'HIGH')
            facts.themesHigh += 1;
        if (theme.lifecycle === 'NEW')
            facts.themesNew += 1;
    }
    for (const row of report.trend?.rows ?? [])
        if ((0,_trend_order_js__WEBPACK_IMPORTED_MODULE_0__  .M)(row) > 0)
            facts.checksRegressed += 1;
    return facts;
}
const LEFT_OUT = '(left out)';
const MAX_ERROR_CHARS = 10_000;
function untoldError({ debrief, reasons }) {
    const error = debrief?.errorMessage ?? '';
    const told = (0,_core_text_log_line_js__WEBPACK_IMPORTED_MODULE_1__  .T)(error, MAX_ERROR_CHARS).replace(/\.$/, '');
    const isTold = reasons.some(({ message }) => message.includes(told));
    return error === LEFT_OUT || isTold || told === '' ? '' : error;
}
function sumFacts(runs) {
    const sum = factsOf(null);
    for (const run of runs) {
        const facts = factsOf(run.report);
        sum.themesTotal += facts.themesTotal;
        sum.themesHigh += facts.themesHigh;
        sum.themesNew += facts.themesNew;
        sum.checksRegressed += facts.checksRegressed;
    }
    return sum;
}
function tellCost(runs) {
    const known = runs.flatMap(({ cost }) => cost?.usd ?? []);
    if (known.length === 0)
        return '';
    const usd = known.reduce((sum, one) => sum + one, 0);
    return `cost ${usd.toFixed(2)} USD${known.length < runs.length ? ' and more' : ''}`;
}


/***/ }),

/***/ 7037:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    z: () => (  forPeople)
  });
  var _facts_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1949);
  var _format_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3483);
  var _short_id_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5276);



function forPeople(report) {
    const { reasons, notes, runs } = report;
    return {
        ...report,
        reasons: reasons.map((reason) => reword(reason, _format_js__WEBPACK_IMPORTED_MODULE_0__  .D_)),
        notes: notes.map(_format_js__WEBPACK_IMPORTED_MODULE_0__  .D_),
        runs: runs.map(ofRun),
    };
}
function ofRun(run) {
    const { jobId, reasons, notes, spared, debrief } = run;
    const inWords = _short_id_js__WEBPACK_IMPORTED_MODULE_1__  .k.test(jobId)
        ? (text) => (0,_format_js__WEBPACK_IMPORTED_MODULE_0__  .D_)(text.replaceAll(`run ${jobId}`, `run ${jobId.slice(0, _short_id_js__WEBPACK_IMPORTED_MODULE_1__  .z)}`))
        : _format_js__WEBPACK_IMPORTED_MODULE_0__  .D_;
    return {
        ...run,
        debrief: debrief && { ...debrief, errorMessage: (0,_facts_js__WEBPACK_IMPORTED_MODULE_2__  .rg)(run) || null },
        reasons: withoutEcho(reasons).map((reason) => reword(reason, inWords)),
        notes: notes.map(inWords),
        spared: spared && { ...spared, notes: spared.notes.map(_format_js__WEBPACK_IMPORTED_MODULE_0__  .D_) },
    };
}
function withoutEcho(reasons) {
    const isTold = reasons.some(({ rule }) => rule === 'incomplete-run');
    return reasons.filter(({ restates }) => !(isTold && restates === 'status'));
}
function reword(reason, inWords) {
    return { ...reason, message: inWords(reason.message) };
}


/***/ }),

/***/ 1832:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    S: () => (  foundFixes)
  });
function foundFixes({ promptFixes }, run) {
    return new Map(promptFixes.flatMap(({ from, found }) => from.flatMap((one) => (one.run === run ? [[one.recommendation, found]] : []))));
}


/***/ }),

/***/ 350:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    KM: () => (  sparkline),
    O5: () => (  historyLines),
    mw: () => (  historyWords),
    tg: () => (  checksOf)
  });
  var _format_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3483);

const STEPS = '▁▂▃▄▅▆▇█';
const UNKNOWN = {
    rate: null,
    passed: null,
    evaluated: null,
    isPassed: null,
};
function historyLines(run) {
    const earlier = run.history?.runs ?? [];
    if (earlier.length === 0)
        return [];
    const now = checksOf(run);
    const runs = [
        ...earlier.map(({ number, checks }, index) => ({
            name: number === null ? `${earlier.length - index} before` : `run ${number}`,
            checks: new Map(checks.map((check) => [check.name, check])),
        })),
        { name: 'this run', checks: now },
    ];
    return [...now.keys()]
        .filter((check) => runs.slice(0, -1).some(({ checks }) => checks.has(check)))
        .map((check) => ({
        check,
        points: runs.map(({ name, checks }) => {
            const { rate, passed, evaluated, isPassed } = checks.get(check) ?? UNKNOWN;
            return { run: name, rate, passed, evaluated, isPassed };
        }),
    }));
}
function historyWords(earlier) {
    return `Pass rates of ${(0,_format_js__WEBPACK_IMPORTED_MODULE_0__  .So)(earlier, 'earlier run')} and of this one, which comes last.`;
}
function checksOf({ checks = [], report, }) {
    const rows = report?.trend?.rows ?? [];
    return new Map([
        ...rows.map(({ checkName: name, currentPassRate: rate }) => {
            return [name, { ...UNKNOWN, name, rate }];
        }),
        ...checks.map(({ name, passed, evaluated, rate, isPassed, needed }) => {
            const side = isPassed ?? (rate === null || needed === null ? null : rate >= needed);
            return [name, { name, passed, evaluated, rate, isPassed: side }];
        }),
    ]);
}
function sparkline(points) {
    return points
        .map(({ rate }) => {
        if (rate === null)
            return '·';
        const share = Math.min(Math.max(rate, 0), 100) / 100;
        return STEPS[Math.round(share * (STEPS.length - 1))];
    })
        .join('');
}


/***/ }),

/***/ 9394:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    Aj: () => (  REPORT_VERSION),
    C5: () => (  renderEarlyJson),
    Ew: () => (  SCHEMA_ID)
  });
  var _json_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7347);

const REPORT_VERSION = 1;
const SCHEMA_ID = 'report.schema.json';
function renderEarlyJson({ gateName, gate, outcome, tolerated, reasons, notes, policy, provenance }, { detail }) {
    const file = {
        $schema: SCHEMA_ID,
        version: REPORT_VERSION,
        detail,
        gateName: gateName ?? null,
        gate: gate ?? null,
        outcome,
        tolerated,
        reasons: reasons.map(({ rule, message, theme, check, limit, value, restates }) => ({
            rule,
            message,
            theme: theme ?? null,
            check: check ?? null,
            limit: limit ?? null,
            value: value ?? null,
            restates: restates ?? null,
        })),
        runs: [],
        metricCollection: null,
        notes,
        policy: { ...policy, extends: policy.extends ?? null, resolved: policy.resolved ?? null },
        promptFixes: [],
        variables: null,
        provenance: provenance ?? null,
    };
    return `${(0,_json_text_js__WEBPACK_IMPORTED_MODULE_0__  .s)(file, 2)}\n`;
}


/***/ }),

/***/ 7347:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    M: () => (  jsonPieces),
    s: () => (  jsonText)
  });
  var _core_json_object_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8009);
const ACTIVE = /[\x7f-\x9f\u061c\u180e\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]|[\udb40-\udb43][\udc00-\udfff]|#(?=#\[)/g;
const ORDINARY = /^[\n -~]*$/;
const BATCH = 20;
function jsonText(value, indent = 0) {
    const text = JSON.stringify(value, null, indent);
    if (ORDINARY.test(text) && !text.includes('##['))
        return text;
    return text.replace(ACTIVE, escapeUnits);
}
function* jsonPieces(value, margin = '') {
    if (Array.isArray(value))
        yield* listPieces(value, margin);
    else if (!(0,_core_json_object_js__WEBPACK_IMPORTED_MODULE_0__  .G)(value))
        yield jsonText(value);
    else {
        let lead = '{';
        for (const [name, part] of Object.entries(value)) {
            yield `${lead}\n${margin}  ${jsonText(name)}: `;
            yield* jsonPieces(part, `${margin}  `);
            lead = ',';
        }
        yield lead === '{' ? '{}' : `\n${margin}}`;
    }
}
function* listPieces(list, margin) {
    let lead = '[';
    const size = holdsObjects(list[0]) ? 1 : BATCH;
    for (let first = 0; first < list.length; first += size) {
        yield lead;
        if (size === 1) {
            yield `\n${margin}  `;
            yield* jsonPieces(list[first], `${margin}  `);
        }
        else {
            const batch = jsonText(list.slice(first, first + size), 2);
            yield batch.slice('['.length, -'\n]'.length).replaceAll('\n', `\n${margin}`);
        }
        lead = ',';
    }
    yield list.length === 0 ? '[]' : `\n${margin}]`;
}
function holdsObjects(item) {
    return ((0,_core_json_object_js__WEBPACK_IMPORTED_MODULE_0__  .G)(item) &&
        Object.values(item).some((part) => (0,_core_json_object_js__WEBPACK_IMPORTED_MODULE_0__  .G)(Array.isArray(part) ? part[0] : part)));
}
function escapeUnits(text) {
    const units = Array.from({ length: text.length }, (_, index) => text.charCodeAt(index));
    return units.map((unit) => `\\u${unit.toString(16).padStart(4, '0')}`).join('');
}


/***/ }),

/***/ 6410:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    OC: () => (  leftOutNotice),
    YM: () => (  layOutWhole),
    v8: () => (  layOut)
  });
  var _format_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3483);
function leftOutNotice(of, leftOut) {
    if (leftOut.length === 0)
        return '';
    return `✂️ **Left out**, since GitHub limits the size of a ${of}: ${leftOut.join(', ')}. All of it stands in \`report.html\` and \`report.md\`, in the folder that the output \`report-dir\` names.\n\n`;
}
const NOTE_BYTES = 200;
function* layOutWhole(sections) {
    for (const { count, open, close, items } of sections) {
        if (count === 0)
            continue;
        yield open;
        yield* items();
        yield close;
    }
}
function layOut(sections, budgetBytes) {
    const texts = sections.map(() => '');
    const leftOut = new Map();
    let room = budgetBytes - NOTE_BYTES;
    let isFull = false;
    const byRank = [...sections.entries()].sort(([, a], [, b]) => a.rank - b.rank);
    for (const [position, section] of byRank) {
        const filled = isFull ? { kept: [], room } : fill(section, room);
        room = filled.room;
        const missing = section.count - filled.kept.length;
        if (missing > 0) {
            isFull = true;
            const count = (leftOut.get(section.many)?.count ?? 0) + missing;
            leftOut.set(section.many, { section, count });
        }
        if (filled.kept.length > 0)
            texts[position] = assemble(section, filled.kept, missing);
    }
    return {
        texts,
        leftOut: [...leftOut.values()].map(({ section, count }) => (0,_format_js__WEBPACK_IMPORTED_MODULE_0__  .So)(count, section.one, section.many)),
    };
}
function fill(section, room) {
    const kept = [];
    if (section.count === 0)
        return { kept, room };
    let left = room - Buffer.byteLength(section.open) - Buffer.byteLength(section.close);
    for (const item of section.items()) {
        const after = left - Buffer.byteLength(item);
        if (after < 0)
            break;
        left = after;
        kept.push(item);
    }
    return { kept, room: left };
}
function assemble(section, kept, missing) {
    const note = missing > 0
        ? `\n\n*Left out here: ${(0,_format_js__WEBPACK_IMPORTED_MODULE_0__  .So)(missing, section.one, section.many)}.*\n\n`
        : '';
    return section.open + kept.join('') + note + section.close;
}


/***/ }),

/***/ 1241:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  Gc: () => (  renderMarkdown),
  eh: () => (  summarize)
});


// EXTERNAL MODULE: ./core/outcome.js
var outcome = __webpack_require__(6767);
// EXTERNAL MODULE: ./core/text/markdown.js
var markdown = __webpack_require__(630);
// EXTERNAL MODULE: ./report/for-people.js
var for_people = __webpack_require__(7037);
// EXTERNAL MODULE: ./report/found-fixes.js
var found_fixes = __webpack_require__(1832);
// EXTERNAL MODULE: ./report/layout.js
var layout = __webpack_require__(6410);
// EXTERNAL MODULE: ./report/sections/building-blocks.js + 1 modules
var building_blocks = __webpack_require__(9827);
// EXTERNAL MODULE: ./report/next-step.js
var next_step = __webpack_require__(3004);
// EXTERNAL MODULE: ./report/opening.js
var opening = __webpack_require__(3850);
// EXTERNAL MODULE: ./report/outcome-words.js
var outcome_words = __webpack_require__(5758);
// EXTERNAL MODULE: ./report/sections/footer.js
var footer = __webpack_require__(9304);
// EXTERNAL MODULE: ./report/sections/voice.js
var voice = __webpack_require__(4757);
;// CONCATENATED MODULE: ./report/sections/outcome.js







function heading(report) {
    const { mark, title } = (0,outcome_words .Gg)(report);
    const name = (0,markdown .mG)(report.gateName ?? '');
    return `## ${mark} ${title}${name === '' ? '' : `: ${name}`}\n\n`;
}
function firstLines(report, settings) {
    const { line, told } = (0,opening .E4)(report, voice .PJ);
    const next = (0,voice .sE)(report, (0,next_step .UV)(report, settings));
    const lines = [`${line}\n\n`, next].filter((one) => one !== '');
    const names = { one: 'first line', many: 'first lines' };
    return {
        told,
        sections: [(0,building_blocks .uW)({ ...names, part: 'reasons', count: lines.length, items: () => lines })],
    };
}
function footerSection(report, settings) {
    const { commit, workflowRunUrl } = report.provenance ?? {};
    const line = (0,footer .qr)(report, settings, {
        gateName: '',
        commit: commit ?? '',
        workflowRunUrl: workflowRunUrl ?? '',
        baselines: '',
    });
    return (0,building_blocks .uW)({
        part: 'run',
        one: 'footer',
        many: 'footers',
        count: line === '' ? 0 : 1,
        items: () => [line],
    });
}

// EXTERNAL MODULE: ./report/facts.js
var report_facts = __webpack_require__(1949);
// EXTERNAL MODULE: ./report/format.js
var format = __webpack_require__(3483);
;// CONCATENATED MODULE: ./report/sections/overview.js









const FIRST_PAGE = 50;
const TABLE_HEAD = `| Run | ${(0,building_blocks .Cq)('What came of it')} | Themes |\n| --- | --- | --- |\n`;
function overviewSections(report, settings) {
    const runs = (0,outcome .md)(report.runs);
    const rows = (from, to) => (0,building_blocks .__)(runs.slice(from, to), (run) => overviewRow(run, settings));
    const names = { one: 'row of the overview', many: 'rows of the overview' };
    const further = Math.max(0, runs.length - FIRST_PAGE);
    const fold = (0,building_blocks .QV)((0,format .So)(further, 'further run'));
    return [
        (0,building_blocks .uW)({
            ...names,
            part: 'overview',
            count: runs.length - further,
            open: sumLine(report) + TABLE_HEAD,
            close: '\n',
            items: () => rows(0, FIRST_PAGE),
        }),
        (0,building_blocks .uW)({
            ...names,
            part: 'overview',
            count: further,
            open: fold.open + TABLE_HEAD,
            close: fold.close,
            items: () => rows(FIRST_PAGE, runs.length),
        }),
    ];
}
function sumLine({ outcome, runs }) {
    const facts = (0,report_facts .tx)(runs);
    const isTold = outcome === 'failed' || outcome === 'passed';
    const outcomes = (0,opening .TY)(runs).map(([one, count]) => `${(0,format .B4)(count)} ${one}`);
    const parts = [
        ...(isTold ? [] : [`${(0,format .So)(runs.length, 'run')}: ${outcomes.join(', ')}`]),
        ...(facts.themesTotal === 0
            ? []
            : [themeCounts(facts, (count) => (0,format .So)(count, 'theme'))]),
    ];
    return parts.length === 0 ? '' : `${parts.join(' · ')}\n\n`;
}
function themeCounts({ themesTotal, themesHigh, themesNew }, show) {
    const parts = [
        ...(themesHigh > 0 ? [`${(0,format .B4)(themesHigh)} high`] : []),
        ...(themesNew > 0 ? [`${(0,format .B4)(themesNew)} new`] : []),
    ];
    const split = parts.length > 0 ? ` (${parts.join(', ')})` : '';
    return themesTotal === 0 ? (0,markdown .Hn)(null) : show(themesTotal) + split;
}
function overviewRow(run, settings) {
    const { outcome, report } = run;
    return (0,building_blocks .nM)([
        `${(0,outcome_words .eD)(outcome)}${format .MK}${outcome}${format .MK}· ${(0,footer .rt)(run, settings)}${(0,footer .m_)(run)}`,
        (0,opening .g_)(run, voice .PJ).line,
        report === null ? (0,markdown .Hn)(null) : themeCounts((0,report_facts .xS)(report), format .B4),
    ]);
}

// EXTERNAL MODULE: ./report/sections/reasons.js
var sections_reasons = __webpack_require__(550);
// EXTERNAL MODULE: ./report/sections/run.js + 10 modules
var sections_run = __webpack_require__(9783);
// EXTERNAL MODULE: ./report/sections/spared.js
var spared = __webpack_require__(110);
;// CONCATENATED MODULE: ./report/markdown.js
const SUMMARY_BUDGET_BYTES = 950_000;
const NOTICE_BYTES = 2000;
const MAX_NOTE_CHARS = 2000;
function summarize(whole, settings, budgetBytes = SUMMARY_BUDGET_BYTES) {
    const report = (0,for_people .z)(whole);
    const first = firstScreen(report, settings);
    const details = runSections(report, settings);
    const last = lastScreen(report, settings);
    const head = heading(report);
    const room = budgetBytes - Buffer.byteLength(head) - NOTICE_BYTES;
    const { texts, leftOut } = (0,layout .v8)([...first, ...details, ...last], room);
    const isWhole = leftOut.length === 0;
    const notice = (0,layout .OC)('summary', leftOut);
    const lastTexts = texts.splice(first.length + details.length);
    const screens = [texts, [notice], lastTexts];
    return { text: `${[head, ...screens.flat()].join('').trimEnd()}\n`, isWhole };
}
function* renderMarkdown(whole, settings, summary) {
    if (summary.isWhole) {
        yield summary.text;
        return;
    }
    const report = (0,for_people .z)(whole);
    yield heading(report);
    yield* (0,layout .YM)([
        ...firstScreen(report, settings),
        ...runSections(report, settings),
        ...lastScreen(report, settings),
    ]);
}
function firstScreen(report, settings) {
    const [run, ...others] = report.runs;
    const { sections, told } = firstLines(report, settings);
    const reasons = report.reasons.filter((reason) => !told.has(reason));
    return [
        ...sections,
        ...(0,sections_reasons .F)('reasons', reasons),
        ...(run !== undefined && others.length === 0 ? (0,sections_run .qr)(run, told) : []),
        ...(others.length > 0 ? overviewSections(report, settings) : []),
    ];
}
function lastScreen(report, settings) {
    const [run, ...others] = report.runs;
    const notes = [...(run !== undefined && others.length === 0 ? run.notes : []), ...report.notes];
    const lines = notes.map((note) => (0,markdown .mG)(note, MAX_NOTE_CHARS));
    return [
        (0,spared .ZQ)(report.runs),
        noteList('**Notes:**\n\n', 'note', 'notes', lines),
        metricNotes(report.metricCollection),
        footerSection(report, settings),
    ];
}
function metricNotes(collection) {
    const { jobId, notes } = collection ?? { jobId: '', notes: [] };
    const lines = notes.map((note) => (0,markdown .mG)(note, MAX_NOTE_CHARS));
    if (jobId !== '')
        lines.unshift(`Metric collection job: ${(0,markdown .ci)(jobId, null, '')}`);
    return noteList('**Metrics:**\n\n', 'note on metrics', 'notes on metrics', lines);
}
function noteList(open, one, many, lines) {
    return (0,building_blocks .uW)({
        part: 'run',
        one,
        many,
        count: lines.length,
        open,
        close: '\n',
        items: () => (0,building_blocks .__)(lines, (line) => `- ${line}\n`),
    });
}
function runSections(report, settings) {
    const { runs } = report;
    const heading = runs.length === 1 ? '###' : '####';
    const sectionsOf = (run) => (0,sections_run .lN)(run, { settings, heading, found: (0,found_fixes .S)(report, runs.indexOf(run)) });
    if (runs.length === 1) {
        return runs.flatMap(sectionsOf);
    }
    return (0,outcome .md)(runs).flatMap((run) => [
        ...(0,sections_run .OX)(run, settings),
        ...sectionsOf(run),
        ...(0,sections_run .c7)(run, settings),
    ]);
}


/***/ }),

/***/ 3004:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    UV: () => (  waysOf),
    fk: () => (  leftOutCount),
    sk: () => (  nextStep)
  });
  var _core_outcome_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6767);
  var _format_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3483);
const TIMEOUT = /\b(?:run|debrief|queue)-timeout\b/;
function leftOutCount({ promptFixes }) {
    return promptFixes.filter(({ found }) => found.state !== 'applied' && !(found.state === 'located' && !found.leftOut)).length;
}
function waysOf(report, { detail, reportUrl, suggested }) {
    const located = report.promptFixes.filter(({ found }) => found.state === 'located' && found.leftOut === null).length;
    return {
        suggested: suggested?.count ?? 0,
        changesUrl: suggested?.url ?? '',
        shown: detail === 'full' ? Math.max(0, located - (suggested?.fixes ?? 0)) : 0,
        leftOut: detail === 'full' ? leftOutCount(report) : 0,
        reportUrl: reportUrl ?? '',
        workflowRunUrl: report.provenance?.workflowRunUrl ?? '',
    };
}
function nextStep(report, ways, voice) {
    if (!(0,_core_outcome_js__WEBPACK_IMPORTED_MODULE_0__  .c6)(report.outcome) || report.policy.isTrial)
        return '';
    const steps = report.outcome === 'failed'
        ? stepsOfFailed(report, ways, voice)
        : stepsOfUnjudged(report, ways, voice);
    return steps.join(', or ');
}
function stepsOfFailed({ runs }, ways, voice) {
    const { suggested, changesUrl, shown, leftOut, reportUrl } = ways;
    const steps = [
        ...(suggested > 0
            ? [
                `apply the ${voice.link(`${(0,_format_js__WEBPACK_IMPORTED_MODULE_1__  .$j)(suggested, 'suggestion')} in the changes`, changesUrl)}`,
            ]
            : []),
        ...(shown > 0 ? [leadTo('fixes', fixesStep(shown, leftOut), ways, voice)] : []),
        ...(reportUrl === '' ? [] : [openReport(reportUrl, voice)]),
    ];
    return steps.length === 0 ? [readingStep(runs, ways, voice)] : steps;
}
function readingStep(runs, ways, voice) {
    if (runs.some(({ report }) => (report?.themes.length ?? 0) > 0)) {
        return leadTo('themes', 'read the themes, the worst first', ways, voice);
    }
    return runs.some(({ checks }) => checks !== undefined)
        ? leadTo('checks', 'look at the checks, the failed ones first', ways, voice)
        : voice.own('look at the run in the service, of which no theme is told');
}
function leadTo(place, words, { places }, voice) {
    const url = places?.[place];
    return url === undefined ? voice.own(words) : voice.link(words, url);
}
function fixesStep(shown, leftOut) {
    if (leftOut === 0)
        return `apply the ${(0,_format_js__WEBPACK_IMPORTED_MODULE_1__  .$j)(shown, 'prompt fix', 'prompt fixes')}`;
    const rest = leftOut === 1 ? 'the other one says why it is' : 'the others say why they are';
    return `apply ${(0,_format_js__WEBPACK_IMPORTED_MODULE_1__  .B4)(shown)} of ${(0,_format_js__WEBPACK_IMPORTED_MODULE_1__  .B4)(shown + leftOut)} prompt fixes (${rest} not in the patch)`;
}
function stepsOfUnjudged({ outcome, runs }, { workflowRunUrl, reportUrl }, voice) {
    const inputs = runs
        .flatMap(({ reasons }) => reasons)
        .filter(({ rule }) => rule === 'timeout')
        .flatMap(({ message }) => TIMEOUT.exec(message)?.[0] ?? []);
    const raised = [...new Set(inputs)].map((name) => `a longer \`${name}\``).join(' and ');
    const wouldCallTwice = runs.some(({ reasons }) => reasons.some(({ rule }) => rule === 'start'));
    const open = () => voice.link('open the workflow run', workflowRunUrl);
    const ways = raised === '' ? '' : voice.own(` with ${raised}`);
    const rerun = wouldCallTwice
        ? ''
        : workflowRunUrl === ''
            ? raised && voice.own(`give it ${raised}`)
            :  
                `${open()} and re-run it${outcome === 'error' ? ' once that is corrected' : ways}`;
    return [
        ...(rerun === '' ? [] : [rerun]),
        ...(reportUrl === '' ? [] : [openReport(reportUrl, voice)]),
    ];
}
function openReport(url, voice) {
    return `open the ${voice.link('whole report', url)}`;
}


/***/ }),

/***/ 3850:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    E4: () => (  openingOf),
    TY: () => (  outcomeCounts),
    g_: () => (  runOpening),
    qy: () => (  passedFacts)
  });
  var _core_outcome_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6767);
  var _format_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3483);
  var _outcome_words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5758);
  var _shortfall_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2181);




const NOTHING_TOLD = new Set();
const READY = '**Ready to merge as far as this gate can tell:**';
const STARTED = 'The calls are made while other steps go on. A later step with `job-id` waits for the run and judges it.';
function openingOf(report, voice) {
    if (report.policy.isTrial)
        return { line: trialLine(report, voice), told: NOTHING_TOLD };
    const { line, ...rest } = firstLine(report, voice);
    return { line: line + toleranceOf(report, voice), ...rest };
}
function runOpening(run, voice) {
    if (run.outcome === 'passed') {
        return { line: `${passedFacts([run]) ?? 'Nothing fell short'}.`, told: NOTHING_TOLD };
    }
    const shortfall = (0,_shortfall_js__WEBPACK_IMPORTED_MODULE_1__  .HR)(run, voice);
    return shortfall.line === '' ? { ...shortfall, line: `${run.outcome}.` } : shortfall;
}
function outcomeCounts(runs) {
    const counts = new Map();
    for (const { outcome } of runs)
        counts.set(outcome, (counts.get(outcome) ?? 0) + 1);
    return [...counts];
}
function toleranceOf({ outcome, tolerated }, voice) {
    if (!tolerated || !(0,_core_outcome_js__WEBPACK_IMPORTED_MODULE_2__  .c6)(outcome))
        return '';
    const setting = outcome === 'failed' ? '`warn-only` is set' : '`on-inconclusive` is `warn`';
    return voice.own(` The step does not fail, since ${setting}.`);
}
function trialLine(report, voice) {
    const alone = report.policy.path === null
        ? ' Judged by the verdict alone, since there is no policy file.'
        : '';
    const cure = report.outcome === 'error' ? ` ${cureLine(report, 'error', voice)}` : '';
    const unreadable = (0,_outcome_words_js__WEBPACK_IMPORTED_MODULE_0__  .A2)(report.runs) === 'saved debrief' ? 'file' : 'run';
    return `Nothing was tested, and nothing but an unreadable ${unreadable} fails this step.${alone}${cure}`;
}
function cureLine(report, outcome, voice) {
    const cure = (0,_outcome_words_js__WEBPACK_IMPORTED_MODULE_0__  .Qh)(report, outcome);
    return voice.own(cure.charAt(0).toUpperCase() + cure.slice(1));
}
function firstLine(report, voice) {
    const { outcome, runs } = report;
    const [run, ...further] = runs;
    switch (outcome) {
        case 'failed': {
            const failed = runs.filter((one) => one.outcome === 'failed').length;
            if (failed === 0)
                return (0,_shortfall_js__WEBPACK_IMPORTED_MODULE_1__  .$l)(report.reasons, voice);
            if (run !== undefined && further.length === 0)
                return runOpening(run, voice);
            const others = outcomeCounts(runs).filter(([outcome]) => outcome !== 'failed');
            const rest = others.map(([outcome, count]) => `, ${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__  .B4)(count)} ${outcome}`).join('');
            const line = `${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__  .B4)(failed)} of ${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__  .So)(runs.length, 'run')} failed${rest}.`;
            return { line, told: NOTHING_TOLD };
        }
        case 'passed': {
            const facts = passedFacts(runs) ?? `every run was judged, and ${whyPassed(runs)}`;
            return { line: voice.own(`${READY} ${facts}.`), told: NOTHING_TOLD };
        }
        case 'inconclusive':
        case 'error':
            return { line: cureLine(report, outcome, voice), told: NOTHING_TOLD };
        case 'skipped': {
            const answer = (0,_outcome_words_js__WEBPACK_IMPORTED_MODULE_0__  .mS)(report);
            if (answer !== undefined)
                return { line: voice.own(answer), told: NOTHING_TOLD };
            const why = report.reasons.map(({ message }) => voice.prose(message)).join('; ');
            const line = `${voice.own('**Nothing was tested:**')} ${why}.`;
            return { line, told: new Set(report.reasons) };
        }
        case 'started':
            return { line: voice.own(STARTED), told: NOTHING_TOLD };
    }
}
function whyPassed(runs) {
    const fellShort = runs.some(({ report, spared }) => report?.verdict === 'THRESHOLD_FAILED' || (spared !== null && spared.waived.length > 0));
    return fellShort ? 'the policy spares what fell short' : 'nothing fell short';
}
function passedFacts(runs) {
    const checks = runs.flatMap((run) => run.checks ?? []);
    const isKnown = runs.every((run) => run.checks !== undefined) && checks.length > 0;
    if (!isKnown)
        return null;
    const held = checks.filter((check) => !(0,_shortfall_js__WEBPACK_IMPORTED_MODULE_1__  .Me)(check)).length;
    const calls = runs.map((run) => run.callCounts?.evaluated ?? null);
    const sum = calls.reduce((all, one) => (all === null || one === null ? null : all + one), 0);
    const over = sum === null ? '' : `, over ${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__  .So)(sum, 'graded call')}`;
    return `${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__  .B4)(held)} of ${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__  .So)(checks.length, 'check')} passed${over}`;
}


/***/ }),

/***/ 5758:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    A2: () => (  triedOn),
    Gg: () => (  titleOf),
    Qh: () => (  cureWordsOf),
    eD: () => (  outcomeMark),
    mS: () => (  answerByRule)
  });
  var _core_outcome_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6767);
  var _format_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3483);


const WORDS = {
    passed: { mark: '✅', title: 'passed' },
    failed: { mark: '❌', title: 'failed' },
    inconclusive: { mark: '❓', title: 'inconclusive' },
    skipped: { mark: '⏭️', title: 'skipped' },
    started: { mark: '⏳', title: 'started, not judged yet' },
    error: { mark: '🛑', title: 'ended with an error' },
};
const CURES = {
    inconclusive: 'run it again; where a run exists, pass its ID as `job-id`, so that its calls are not placed a second time. If it ends like this again, look at the run in the service.',
    error: 'correct what is named here, then run it again; without a change it ends the same way.',
};
const FOLLOW_AGAIN = 'run it again: that follows the run, and places no call a second time. If it ends like this again, look at the run in the service.';
const NOT_STARTED = 'run it again: there is no run yet. If it ends like this again, look at what is named here.';
const START_AGAIN = 'start again: this step asked the run that it had started to cancel, so not all of its calls were made.';
const ANSWERS_BY_RULE = new Map([
    [
        'dry-run',
        '**Nothing was started:** this was a dry run, and what it could check holds. A job whose `dry-run` is true is green and tests nothing: take it out again, and the gate does what is named here.',
    ],
]);
const CURES_BY_RUN = [
    [wasStopped, START_AGAIN],
    [wasGiven, FOLLOW_AGAIN],
    [wasNeverThere, NOT_STARTED],
];
const CURES_BY_RULE = new Map([
    [
        'budget',
        'have the budget of the account raised, or wait until it is renewed; then run it again.',
    ],
    [
        'start',
        'find the run that may have been started, and pass its ID as `job-id`. To run this again as it is would place the calls a second time.',
    ],
    [
        'debrief-file',
        'save a debrief that is READY, with its report: the same file ends the same way.',
    ],
    [
        'missing-report',
        'look at the job whose report is missing, run that again where it can be mended, and then this one.',
    ],
]);
function outcomeMark(outcome) {
    return WORDS[outcome].mark;
}
function titleOf(report) {
    const { outcome, tolerated, policy } = report;
    if (policy.isTrial)
        return { mark: '🔎', title: trialTitle(report) };
    const { mark, title } = WORDS[outcome];
    return tolerated && (0,_core_outcome_js__WEBPACK_IMPORTED_MODULE_0__  .c6)(outcome)
        ? { mark: '⚠️', title: `Simulation gate ${title} (tolerated)` }
        : { mark, title: `Simulation gate ${title}` };
}
function trialTitle({ runs }) {
    const judged = runs.filter(({ outcome }) => outcome !== 'error').length;
    const passed = runs.filter(({ outcome }) => outcome === 'passed').length;
    return `Policy check: ${passed} of ${(0,_format_js__WEBPACK_IMPORTED_MODULE_1__  .So)(judged, triedOn(runs))} would pass`;
}
function triedOn(runs) {
    return runs.some(({ jobId }) => jobId !== '') ? 'earlier run' : 'saved debrief';
}
function cureWordsOf(report, outcome) {
    const unjudged = report.runs.filter((run) => run.outcome === outcome);
    const [, ofRuns] = outcome === 'inconclusive' && unjudged.length > 0
        ? (CURES_BY_RUN.find(([is]) => unjudged.every(is)) ?? [])
        : [];
    return wordsByRule(CURES_BY_RULE, report) ?? ofRuns ?? CURES[outcome];
}
function wasNeverThere({ jobId }) {
    return jobId === '';
}
function wasStopped({ askedToCancel }) {
    return askedToCancel === true;
}
function wasGiven({ jobId, label }) {
    return jobId !== '' && label === jobId;
}
function answerByRule(report) {
    return wordsByRule(ANSWERS_BY_RULE, report);
}
function wordsByRule(words, { runs, reasons }) {
    const all = [...reasons, ...runs.flatMap((run) => run.reasons)];
    const rules = new Set(all.map(({ rule }) => rule));
    return [...words].find(([rule]) => rules.has(rule))?.[1];
}


/***/ }),

/***/ 5593:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    f: () => (  placeName)
  });
function placeName({ path, startLine, endLine }) {
    return startLine === endLine ? `${path}:${startLine}` : `${path}:${startLine}-${endLine}`;
}


/***/ }),

/***/ 9946:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    h: () => (  plainWord),
    x: () => (  severityOf)
  });
const SEVERITIES = new Map([
    ['HIGH', { sign: '🔴', word: 'high' }],
    ['MEDIUM', { sign: '🟠', word: 'medium' }],
    ['LOW', { sign: '🟡', word: 'low' }],
]);
function severityOf(severity) {
    return SEVERITIES.get(severity) ?? { sign: '🟣', word: severity.trim() || 'no severity' };
}
const WORDS = new Map([
    ['NEW', 'new'],
    ['PERSISTENT', 'known before'],
    ['IMPROVING', 'improving'],
    ['FIXED', 'fixed'],
    ['CRITICAL', 'critical'],
    ['HIGH', 'high'],
    ['MEDIUM', 'medium'],
    ['LOW', 'low'],
    ['WIDESPREAD', 'widespread'],
    ['RECURRING', 'recurring'],
    ['ISOLATED', 'isolated'],
    ['PROMPT', 'prompt'],
    ['VOICE_CONFIG', 'voice settings'],
    ['STT', 'speech recognition'],
    ['SPEECH_MODEL', 'speech model'],
    ['LLM_MODEL', 'language model'],
    ['INFRA', 'infrastructure'],
    ['EXTERNAL', 'another service'],
]);
function plainWord(value) {
    return value === null ? null : (WORDS.get(value) ?? value);
}


/***/ }),

/***/ 7111:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    n: () => (  planRun)
  });
  var _format_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3483);

function planRun({ about }) {
    const { planName = null, number = null } = about ?? {};
    const parts = [
        ...(planName?.trim() ? [planName] : []),
        ...(number === null ? [] : [`run ${(0,_format_js__WEBPACK_IMPORTED_MODULE_0__  .B4)(number)}`]),
    ];
    return parts.join(', ');
}


/***/ }),

/***/ 9827:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  Cr: () => (  bold),
  x: () => (  callLink),
  __: () => (  each),
  QV: () => (  foldEnds),
  qy: () => (  lazily),
  IO: () => (  paged),
  Yz: () => (  rateBar),
  nM: () => (  row),
  ut: () => (  runLink),
  uW: () => (  section),
  nU: () => (  severityMark),
  Cq: () => (  wideHead),
  D$: () => (  wordCell)
});

// EXTERNAL MODULE: ./core/text/markdown.js
var markdown = __webpack_require__(630);
// EXTERNAL MODULE: ./report/format.js
var format = __webpack_require__(3483);
;// CONCATENATED MODULE: ./report/keep-order.js
const KEEP_ORDER = [
    'reasons',
    'overview',
    'run',
    'spared',
    'checks',
    'verdict summary',
    'themes',
    'recommendations',
    'trend',
    'history',
    'analysis of severe themes',
    'analysis of medium themes',
    'analysis of minor themes',
    'executive summary',
    'findings',
    'went well',
    'further reasons',
    'further checks',
    'further themes',
    'further recommendations',
    'further trend',
    'further history',
    'further analysis of severe themes',
    'further analysis of medium themes',
    'further analysis of minor themes',
    'further findings',
    'further went well',
    'further call IDs',
];
function rankOf(part) {
    return KEEP_ORDER.indexOf(part);
}

// EXTERNAL MODULE: ./report/plain-words.js
var plain_words = __webpack_require__(9946);
// EXTERNAL MODULE: ./report/short-id.js
var short_id = __webpack_require__(5276);
;// CONCATENATED MODULE: ./report/sections/building-blocks.js
function section({ part, open = '', close = '', ...rest }) {
    return { rank: rankOf(part), open, close, ...rest };
}
function paged(paged) {
    const { one, many, firstPage, list, tableHead = '' } = paged;
    const furtherCount = Math.max(0, paged.count - firstPage);
    const fold = foldEnds((0,format .So)(furtherCount, `further ${one}`, `further ${many}`));
    const first = section({
        part: paged.part,
        one,
        many,
        count: paged.count - furtherCount,
        open: paged.open + tableHead,
        close: paged.close,
        items: () => each(list().slice(0, firstPage), paged.item),
    });
    const further = section({
        part: `further ${paged.part}`,
        one,
        many,
        count: furtherCount,
        open: fold.open + tableHead,
        close: fold.close,
        items: () => each(list().slice(firstPage), paged.item),
    });
    return { first, further };
}
function* each(values, render) {
    for (const value of values)
        yield render(value);
}
function lazily(make) {
    let made;
    return () => {
        made ??= { value: make() };
        return made.value;
    };
}
function foldEnds(summary) {
    return { open: `<details>\n<summary>${summary}</summary>\n\n`, close: '\n</details>\n\n' };
}
const WIDE_HEAD_SPACES = 36;
function wideHead(name) {
    return name.replaceAll(' ', format .MK) + format .MK.repeat(WIDE_HEAD_SPACES - 2 * name.length);
}
function rateBar(rate, needed) {
    const bar = (0,format .RT)(rate, needed);
    return bar === '' ? '' : `\`${bar}\``;
}
function severityMark(severity) {
    const { sign, word } = (0,plain_words .x)(severity);
    const isOurs = word !== severity.trim();
    return `${sign}${format .MK}${isOurs ? word : (0,markdown .mG)(word)}`;
}
function wordCell(value) {
    const word = (0,plain_words .h)(value);
    return word === null || word === value ? (0,markdown .Hn)(word) : word;
}
function row(cells) {
    return `| ${cells.join(' | ')} |\n`;
}
function bold(title) {
    return `**${(0,markdown .mG)(title) || format .q8}**`;
}
function callLink(callId, { callUrl }) {
    return shortLink(callId, (0,markdown .ci)(callId, callUrl, 'callId'));
}
function runLink(jobId, { runUrl }) {
    return shortLink(jobId, (0,markdown .ci)(jobId, runUrl, 'jobId'));
}
function shortLink(id, link) {
    return link.startsWith('[') && short_id .k.test(id)
        ? link.replace(`[\`${id}\`]`, `[\`${id.slice(0, short_id .z)}\`]`)
        : link;
}


/***/ }),

/***/ 9304:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    Bq: () => (  IDS),
    MC: () => (  tellBaselines),
    Vm: () => (  runFooter),
    m_: () => (  shortId),
    qr: () => (  footer),
    rt: () => (  runName)
  });
  var _core_outcome_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6767);
  var _core_text_duration_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(955);
  var _core_text_fill_template_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8629);
  var _core_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(630);
  var _baseline_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(3875);
  var _facts_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1949);
  var _format_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(3483);
  var _run_name_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7111);
  var _short_id_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5276);
  var _building_blocks_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9827);
const MAX_BASELINES = 3;
function footer(report, settings, facts) {
    const { gateName, commit, workflowRunUrl, baselines } = facts;
    const [run, ...others] = report.runs;
    return smallPrint([
        ...(run && others.length === 0 ? runParts(run, settings) : []),
        baselines,
        (0,_facts_js__WEBPACK_IMPORTED_MODULE_2__  .zO)(report.runs),
        report.policy.path === null ? '' : `judged by ${(0,_core_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__  .mG)(report.policy.path)}`,
        IDS.test(gateName) ? `gate ${(0,_core_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__  .mG)(gateName)}` : '',
        commit === '' ? '' : `commit ${(0,_core_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__  .Cv)(commit.slice(0, 7))}`,
        workflowRun(report, workflowRunUrl),
        (0,_core_outcome_js__WEBPACK_IMPORTED_MODULE_3__  .c6)(report.outcome) ? '' : reportLink(settings),
    ]);
}
function runFooter(run, settings) {
    return smallPrint(runParts(run, settings));
}
function smallPrint(parts) {
    const told = parts.filter((part) => part !== '');
    return told.length === 0 ? '' : `<sub>${told.join(' · ')}</sub>\n`;
}
const IDS = /^[\da-f]{8}-[\da-f-]{27}(?:, |$)/i;
function runName(run, { runUrl }) {
    const { jobId, label } = run;
    const text = (0,_building_blocks_js__WEBPACK_IMPORTED_MODULE_1__  .Cr)((0,_run_name_js__WEBPACK_IMPORTED_MODULE_4__  .n)(run) || (label === jobId ? 'run' : label));
    const url = runUrl === null || jobId === '' ? '' : (0,_core_text_fill_template_js__WEBPACK_IMPORTED_MODULE_5__  .o)(runUrl, 'jobId', jobId);
    return url === '' ? text : `[${text}](${(0,_core_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__  .Vh)(url)})`;
}
function shortId({ jobId }) {
    return shortened(jobId);
}
function shortened(jobId) {
    const id = (0,_core_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__  .Cv)(_short_id_js__WEBPACK_IMPORTED_MODULE_6__  .k.test(jobId) ? jobId.slice(0, _short_id_js__WEBPACK_IMPORTED_MODULE_6__  .z) : jobId);
    return id === '' ? '' : ` ${id}`;
}
function runParts(run, settings) {
    const { jobId, report, debrief, runStatus, about } = run;
    const name = runName(run, settings);
    const id = (0,_core_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__  .Cv)(jobId);
    const facts = [
        report === null ? '' : `verdict ${(0,_core_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__  .Cv)(report.verdict)}`,
        report === null && debrief !== null ? `debrief ${(0,_core_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__  .Cv)(debrief.status)}` : '',
        runStatus === null || runStatus === 'COMPLETED' ? '' : `status ${(0,_core_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__  .Cv)(runStatus)}`,
        tellComparison(run, settings),
        timesOf(about),
    ];
    if (id === '' && facts.every((fact) => fact === ''))
        return [];
    return [id === '' ? name : `${name} ${id}`, ...facts];
}
function tellComparison(run, settings) {
    const { report } = run;
    const baseline = tellBaseline(run, settings);
    if (baseline === '')
        return report === null ? '' : 'no previous run to compare with';
    if (!report?.trend)
        return `compared with ${baseline}`;
    const { checksRegressed } = (0,_facts_js__WEBPACK_IMPORTED_MODULE_2__  .xS)(report);
    const checks = (0,_format_js__WEBPACK_IMPORTED_MODULE_7__  .So)(report.trend.rows.length, 'check');
    return `${(0,_format_js__WEBPACK_IMPORTED_MODULE_7__  .B4)(checksRegressed)} of ${checks} lower than in ${baseline}`;
}
function tellBaseline(run, settings) {
    const trend = run.report?.trend ?? null;
    const baseline = (0,_baseline_js__WEBPACK_IMPORTED_MODULE_8__  .Bv)(run);
    const jobId = baseline?.jobId ?? trend?.baselineRunPlanJobId;
    if (jobId === undefined)
        return '';
    const number = baseline?.number ?? trend?.baselineRunNumber ?? null;
    const id = settings.runUrl === null ? shortened(jobId).trim() : (0,_building_blocks_js__WEBPACK_IMPORTED_MODULE_1__  .ut)(jobId, settings);
    const unnumbered = id === '' && trend !== null ? (0,_baseline_js__WEBPACK_IMPORTED_MODULE_8__  .GK)(trend) : `run ${id}`;
    const name = number === null ? unnumbered : `run ${(0,_format_js__WEBPACK_IMPORTED_MODULE_7__  .B4)(number)} ${id}`.trim();
    const facts = baseline === null ? [] : (0,_baseline_js__WEBPACK_IMPORTED_MODULE_8__  .F_)(baseline, _core_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__  .Cv);
    const mark = baseline !== null && (0,_baseline_js__WEBPACK_IMPORTED_MODULE_8__  .eD)(baseline) ? '⚠️ ' : '';
    return `${mark}${[name, ...facts].join(', ')}`;
}
function tellBaselines(runs, settings) {
    if (runs.length < 2)
        return '';
    const told = new Set(runs.map((run) => tellBaseline(run, settings)).filter((one) => one !== ''));
    if (told.size === 0)
        return '';
    const more = told.size - MAX_BASELINES;
    const named = [...told].slice(0, MAX_BASELINES).join('; ');
    return `compared with ${named}${more > 0 ? ` and ${(0,_format_js__WEBPACK_IMPORTED_MODULE_7__  .B4)(more)} more` : ''}`;
}
function timesOf(about) {
    const ended = Date.parse(about?.endedAt ?? '');
    if (Number.isNaN(ended))
        return '';
    const at = `${new Date(ended).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
    const took = about?.durationMs == null ? '' : ` after ${(0,_core_text_duration_js__WEBPACK_IMPORTED_MODULE_9__  .a)(about.durationMs)}`;
    return `ended ${at}${took}`;
}
function reportLink({ reportUrl }) {
    return reportUrl === undefined ? '' : `[whole report](${(0,_core_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__  .Vh)(reportUrl)})`;
}
const UNNAMED = 'workflow run';
function workflowRun({ provenance }, url) {
    if (url === '')
        return '';
    const name = (0,_core_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__  .mG)(provenance?.workflow ?? '') || UNNAMED;
    return `${name === UNNAMED ? '' : 'workflow '}[${name}](${(0,_core_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__  .Vh)(url)})`;
}


/***/ }),

/***/ 550:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    F: () => (  reasonSections)
  });
  var _core_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(630);
  var _format_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3483);
  var _building_blocks_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9827);
  var _voice_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4757);




const FIRST_PAGE = 50;
function reasonSections(part, reasons) {
    const names = { one: 'reason', many: 'reasons' };
    const further = Math.max(0, reasons.length - FIRST_PAGE);
    return [
        (0,_building_blocks_js__WEBPACK_IMPORTED_MODULE_1__  .uW)({
            ...names,
            part,
            count: reasons.length - further,
            close: '\n',
            items: () => (0,_building_blocks_js__WEBPACK_IMPORTED_MODULE_1__  .__)(reasons.slice(0, FIRST_PAGE), reasonLine),
        }),
        (0,_building_blocks_js__WEBPACK_IMPORTED_MODULE_1__  .uW)({
            ...names,
            ...(0,_building_blocks_js__WEBPACK_IMPORTED_MODULE_1__  .QV)((0,_format_js__WEBPACK_IMPORTED_MODULE_3__  .So)(further, 'further reason')),
            part: 'further reasons',
            count: further,
            items: () => (0,_building_blocks_js__WEBPACK_IMPORTED_MODULE_1__  .__)(reasons.slice(FIRST_PAGE), reasonLine),
        }),
    ];
}
function reasonLine(reason) {
    const message = (0,_format_js__WEBPACK_IMPORTED_MODULE_3__  .Qu)(reason);
    if (reason.rule === 'input' && message === reason.message) {
        return `- ${(0,_core_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__  .mG)(message, _voice_js__WEBPACK_IMPORTED_MODULE_2__  .hP)}\n`;
    }
    const colon = message === reason.message ? ':' : '';
    return `- **${(0,_core_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__  .mG)(reason.rule)}${colon}** ${(0,_core_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__  .mG)(message, _voice_js__WEBPACK_IMPORTED_MODULE_2__  .hP)}\n`;
}


/***/ }),

/***/ 9783:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  g9: () => (  debriefError),
  hn: () => (  notesBelow),
  c7: () => (  oneRunFoot),
  OX: () => (  oneRunHead),
  qr: () => (  onlyRunHead),
  lN: () => (  reportSections)
});

// EXTERNAL MODULE: ./core/text/markdown.js
var markdown = __webpack_require__(630);
// EXTERNAL MODULE: ./report/checks.js
var report_checks = __webpack_require__(4949);
// EXTERNAL MODULE: ./report/opening.js
var opening = __webpack_require__(3850);
// EXTERNAL MODULE: ./report/outcome-words.js
var outcome_words = __webpack_require__(5758);
// EXTERNAL MODULE: ./report/spared.js
var report_spared = __webpack_require__(4957);
// EXTERNAL MODULE: ./report/baseline.js
var report_baseline = __webpack_require__(3875);
// EXTERNAL MODULE: ./report/format.js
var format = __webpack_require__(3483);
// EXTERNAL MODULE: ./report/sections/building-blocks.js + 1 modules
var building_blocks = __webpack_require__(9827);
;// CONCATENATED MODULE: ./report/sections/baseline.js




function goneSection(run) {
    const baseline = (0,report_baseline .Bv)(run);
    const { named, more } = baseline === null
        ? { named: [], more: 0 }
        : (0,report_baseline .Il)(baseline, ({ slug, title }) => `${(0,markdown .Cv)(slug)} (${(0,markdown .mG)(title)})`);
    const rest = more > 0 ? ` and ${(0,format .B4)(more)} more` : '';
    return (0,building_blocks .uW)({
        part: 'run',
        one: 'line on what is gone',
        many: 'lines on what is gone',
        count: named.length > 0 ? 1 : 0,
        close: '\n',
        items: () => [`Gone since the run that it is compared with: ${named.join(', ')}${rest}.\n`],
    });
}

// EXTERNAL MODULE: ./report/theme-order.js
var theme_order = __webpack_require__(8918);
;// CONCATENATED MODULE: ./report/sections/calls.js



const IN_PLACE = 10;
function callLine(callIds, settings) {
    if (callIds.length === 0)
        return '';
    return `Calls: ${(0,format .ki)(callIds, IN_PLACE, (id) => (0,building_blocks .x)(id, settings))}\n\n`;
}
function furtherCallSection({ report, settings }) {
    const lists = [report.themes, report.keyFindings, report.wentWell];
    let count = 0;
    for (const { callIds } of lists.flat())
        count += Math.max(0, callIds.length - IN_PLACE);
    return (0,building_blocks .uW)({
        ...(0,building_blocks .QV)((0,format .So)(count, 'further call ID')),
        part: 'further call IDs',
        one: 'call ID',
        many: 'call IDs',
        count,
        *items() {
            let isFirst = true;
            for (const { title, callIds } of [(0,theme_order .lt)(report.themes), ...lists.slice(1)].flat()) {
                for (const [index, id] of callIds.slice(IN_PLACE).entries()) {
                    const lead = isFirst ? '' : '\n\n';
                    yield `${index === 0 ? `${lead}${(0,building_blocks .Cr)(title)}: ` : ', '}${(0,building_blocks .x)(id, settings)}`;
                    isFirst = false;
                }
            }
        },
    });
}

// EXTERNAL MODULE: ./report/shortfall.js
var shortfall = __webpack_require__(2181);
;// CONCATENATED MODULE: ./report/sections/checks.js





const FIRST_PAGE = 25;
const TABLE_HEAD = `| Check | Passed | Needed ${format .gS} |\n| --- | ---: | ---: |\n`;
function checkSections(run) {
    const list = (0,building_blocks .qy)(() => (0,report_checks .u6)(run));
    const { first, further } = (0,building_blocks .IO)({
        part: 'checks',
        one: 'check',
        many: 'checks',
        count: run.checks?.length ?? 0,
        list,
        firstPage: FIRST_PAGE,
        open: '',
        close: '\n',
        tableHead: TABLE_HEAD,
        item: checkRow,
    });
    return [first, further];
}
function checkRow(check) {
    const mark = (0,shortfall .Me)(check) ? '❌' : '✅';
    return (0,building_blocks .nM)([
        `${mark}${format .MK}${(0,markdown .Hn)(check.name)}`,
        (0,format .D_)((0,report_checks .ct)(check)),
        neededCell(check),
    ]);
}
function neededCell({ rate, needed }) {
    const bar = (0,building_blocks .Yz)(rate, needed);
    return needed === null && bar !== '' ? bar : `${(0,format .D_)((0,format .l9)(needed))} ${bar}`.trim();
}

;// CONCATENATED MODULE: ./report/sections/findings.js




const findings_FIRST_PAGE = 20;
function executiveSummarySection({ report }, verdictWords) {
    const { paragraphs, sections } = report.executiveSummary;
    return (0,building_blocks .uW)({
        ...(0,building_blocks .QV)('<b>Executive summary</b>'),
        part: 'executive summary',
        one: 'part of the executive summary',
        many: 'parts of the executive summary',
        count: paragraphs.length + sections.length + (verdictWords === '' ? 0 : 1),
        *items() {
            if (verdictWords !== '')
                yield `${(0,markdown .iZ)((0,markdown .CS)(verdictWords))}\n\n`;
            for (const paragraph of paragraphs)
                yield `${(0,markdown .CS)(paragraph)}\n\n`;
            for (const { heading, body } of sections) {
                const title = (0,markdown .mG)(heading ?? '');
                yield `${title === '' ? '' : `**${title}**\n\n`}${(0,markdown .CS)(body)}\n\n`;
            }
        },
    });
}
function findingSections(view) {
    return findingList(view, view.report.keyFindings, {
        part: 'findings',
        title: 'Key findings',
        one: 'key finding',
        many: 'key findings',
    });
}
function wentWellSections(view) {
    return findingList(view, view.report.wentWell, {
        part: 'went well',
        title: 'What went well',
        one: 'thing that went well',
        many: 'things that went well',
    });
}
function findingList({ settings }, findings, { title, ...names }) {
    const { first, further } = (0,building_blocks .IO)({
        ...names,
        ...(0,building_blocks .QV)(`<b>${title}</b> (${findings.length})`),
        count: findings.length,
        list: () => findings,
        firstPage: findings_FIRST_PAGE,
        item: (finding) => {
            if (settings.detail === 'brief')
                return `- ${(0,markdown .mG)(finding.title) || format .q8}\n`;
            const body = (0,markdown .CS)(finding.body);
            return `${(0,building_blocks .Cr)(finding.title)}\n\n${body === '' ? '' : `${body}\n\n`}${callLine(finding.callIds, settings)}`;
        },
    });
    return [first, further];
}

// EXTERNAL MODULE: ./report/sections/footer.js
var footer = __webpack_require__(9304);
// EXTERNAL MODULE: ./report/history.js
var report_history = __webpack_require__(350);
;// CONCATENATED MODULE: ./report/sections/history.js




const history_FIRST_PAGE = 10;
const MAX_UNSTEADY = 10;
const history_TABLE_HEAD = '| Check | Rates |\n| --- | --- |\n';
function historySections(run, heading) {
    const lines = (0,building_blocks .qy)(() => (0,report_history .O5)(run));
    const earlier = run.history?.runs.length ?? 0;
    const { first, further } = (0,building_blocks .IO)({
        part: 'history',
        one: 'line of history',
        many: 'lines of history',
        count: lines().length,
        list: lines,
        firstPage: history_FIRST_PAGE,
        open: `${heading} History\n\n${(0,report_history .mw)(earlier)}\n\n`,
        close: '\n',
        tableHead: history_TABLE_HEAD,
        item: historyRow,
    });
    return [first, unsteadySection(run), further];
}
function historyRow({ check, points }) {
    return (0,building_blocks .nM)([(0,markdown .Hn)(check), `\`${(0,report_history .KM)(points)}\``]);
}
function unsteadySection({ history }) {
    const unsteady = (history?.unsteady ?? []).slice(0, MAX_UNSTEADY);
    return (0,building_blocks .uW)({
        part: 'history',
        one: 'unsteady check',
        many: 'unsteady checks',
        count: unsteady.length,
        items: () => unsteady.map(({ check, changes, runs, waiver }) => {
            const { open, close } = (0,building_blocks .QV)('A waiver to paste into the policy');
            const times = `it changed sides ${(0,format .So)(changes, 'time')} in ${(0,format .So)(runs, 'run')} that were started with the same`;
            return `**${(0,markdown .mG)(check)}** is unsteady: ${times}.\n\n${open}${(0,markdown .DV)('yaml', waiver)}\n${close}`;
        }),
    });
}

// EXTERNAL MODULE: ./report/sections/reasons.js
var sections_reasons = __webpack_require__(550);
// EXTERNAL MODULE: ./report/plain-words.js
var plain_words = __webpack_require__(9946);
// EXTERNAL MODULE: ./report/place-name.js
var place_name = __webpack_require__(5593);
;// CONCATENATED MODULE: ./report/sections/found-prompt.js



const MAX_PLACE_CHARS = 300;
function foundLine(found) {
    switch (found.state) {
        case 'located':
            return `Located in ${names([found.place])}${found.leftOut === null ? '' : `; left out of the patch: ${(0,markdown .mG)(found.leftOut, 1000)}`}`;
        case 'ambiguous':
            return `Ambiguous: the text stands in ${(0,format .So)(found.places.length, 'place')}, so nobody can tell which one is meant: ${names(found.places)}`;
        case 'applied':
            return `Already applied: the suggested text stands in ${names(found.places)}`;
        case 'missing':
            return 'Not found in the repository: the fix is stale, or the prompt lives elsewhere';
    }
}
function names(places) {
    return places.map((place) => (0,markdown .mG)((0,place_name .f)(place), MAX_PLACE_CHARS)).join(', ');
}

// EXTERNAL MODULE: ./core/text/line-diff.js + 1 modules
var line_diff = __webpack_require__(4660);
// EXTERNAL MODULE: ./core/text/strip.js
var strip = __webpack_require__(3917);
;// CONCATENATED MODULE: ./report/sections/prompt-fix.js



const PIECES = /.{1,100}(?:\s+|$)|.{1,100}/gsu;
function promptFix(currentText, suggestedText) {
    if (currentText === null && suggestedText === null)
        return '';
    const before = promptLines(currentText);
    const lines = suggestedText === null ? before : shorten((0,line_diff .Pp)(before, promptLines(suggestedText)));
    const shown = suggestedText === null ? lines.flatMap(pieces) : lines.flatMap(foldDiffLine);
    const block = (0,markdown .DV)(suggestedText === null ? 'text' : 'diff', shown.join('\n'));
    const cut = Math.max(currentText?.length ?? 0, suggestedText?.length ?? 0) - markdown .LO;
    return [
        ...(shown.length > lines.length ? ['Long lines are folded here:'] : []),
        block,
        ...(cut > 0 ? [(0,markdown .nA)(cut)] : []),
    ].join('\n\n');
}
function pieces(text) {
    return text.match(PIECES) ?? [''];
}
function foldDiffLine(line) {
    return pieces(line.slice(1)).map((piece) => line.slice(0, 1) + piece);
}
function promptLines(text) {
    if (text === null || text === '')
        return [];
    return (0,strip .jh)((0,strip .$Q)(text, markdown .LO)).split('\n');
}
function shorten(diff) {
    return (0,line_diff .TM)(diff).flatMap(({ isFar, lines }) => isFar && lines.length > 1
        ? [`@@ ${lines.length} unchanged lines @@`]
        : lines.map(({ kind, text }) => line_diff .TE[kind] + text));
}

;// CONCATENATED MODULE: ./report/sections/recommendations.js






const recommendations_FIRST_PAGE = 20;
const MAX_THEMES = 20;
function recommendationSections({ report, settings, heading, found, }) {
    const themeTitles = (0,building_blocks .qy)(() => new Map(report.themes.map(({ slug, title }) => [slug, title])));
    const { first, further } = (0,building_blocks .IO)({
        part: 'recommendations',
        one: 'recommendation',
        many: 'recommendations',
        count: report.recommendations.length,
        list: (0,building_blocks .qy)(() => [...report.recommendations.entries()].toSorted(([, a], [, b]) => a.order - b.order)),
        firstPage: recommendations_FIRST_PAGE,
        open: `${heading} Recommendations\n\n`,
        close: '',
        item: ([index, recommendation]) => settings.detail === 'brief'
            ? `${titleLine(recommendation)}\n\n`
            : inFull(recommendation, found.get(index), themeTitles()),
    });
    return [first, further];
}
function titleLine({ order, title, severity, channel }) {
    const marks = [
        ...(severity === null ? [] : [(0,building_blocks .nU)(severity)]),
        ...(channel === null ? [] : [(0,markdown .mG)((0,plain_words .h)(channel))]),
    ];
    return [`**${order}. ${(0,markdown .mG)(title) || format .q8}**`, ...marks].join(' · ');
}
function inFull(recommendation, found, themeTitles) {
    const { body, currentText, suggestedText, themeSlugs } = recommendation;
    const themes = themeSlugs.slice(0, MAX_THEMES).map((slug) => themeTitles.get(slug) ?? slug);
    const parts = [
        titleLine(recommendation),
        (0,markdown .CS)(body),
        promptFix(currentText, suggestedText),
        found === undefined ? '' : foundLine(found),
        themes.length > 0 ? `Meant for: ${(0,markdown .mG)(themes.join('; '), 1000)}` : '',
    ];
    return `${parts.filter((part) => part !== '').join('\n\n')}\n\n`;
}

// EXTERNAL MODULE: ./report/sections/spared.js
var spared = __webpack_require__(110);
;// CONCATENATED MODULE: ./report/sections/themes.js







const themes_FIRST_PAGE = 10;
const MAX_CHECKS = 100;
const themes_TABLE_HEAD = `| Severity | ${(0,building_blocks .Cq)('Theme')} | Calls | Since | Cause |\n| --- | --- | ---: | --- | --- |\n`;
const GRADES = [
    { grade: 'severe', above: -1, to: 1 },
    { grade: 'medium', above: 1, to: 2 },
    { grade: 'minor', above: 2, to: theme_order .RO },
];
function themeSections(view) {
    const { themes } = view.report;
    const list = (0,building_blocks .qy)(() => (0,theme_order .lt)(themes));
    const rows = (0,building_blocks .IO)({
        part: 'themes',
        one: 'theme',
        many: 'themes',
        count: themes.length,
        list,
        firstPage: themes_FIRST_PAGE,
        open: `${view.heading} Themes\n\n`,
        close: '\n',
        tableHead: themes_TABLE_HEAD,
        item: (theme) => themeRow(theme, view),
    });
    const analyses = GRADES.map((grade) => analysisSections(view, list, grade));
    return [
        rows.first,
        ...analyses.map(({ first }) => first),
        rows.further,
        ...analyses.map(({ further }) => further),
    ];
}
function analysisSections(view, list, { grade, above, to }) {
    const start = countDownTo(above, view.report.themes);
    const end = countDownTo(to, view.report.themes);
    const split = Math.min(Math.max(start, themes_FIRST_PAGE), end);
    const render = (first, last) => (0,building_blocks .__)(list().slice(first, last), (theme) => analysis(theme, view));
    const names = { one: `analysis of a ${grade} theme`, many: `analyses of ${grade} themes` };
    const first = (0,building_blocks .uW)({
        ...names,
        part: `analysis of ${grade} themes`,
        count: split - start,
        items: () => render(start, split),
    });
    const further = (0,building_blocks .uW)({
        ...names,
        ...(0,building_blocks .QV)(`Analysis of ${(0,format .So)(end - split, `further ${grade} theme`)}`),
        part: `further analysis of ${grade} themes`,
        count: end - split,
        items: () => render(split, end),
    });
    return { first, further };
}
function countDownTo(rank, themes) {
    let count = 0;
    for (const theme of themes)
        if ((0,theme_order .kR)(theme) <= rank)
            count += 1;
    return count;
}
function themeRow(theme, { waivers }) {
    return (0,building_blocks .nM)([
        (0,building_blocks .nU)(theme.severity),
        (0,markdown .Hn)(theme.title) + (0,spared .Q6)(waivers.theme.get(theme.slug)),
        affectedCalls(theme),
        (0,building_blocks .D$)(theme.lifecycle),
        (0,building_blocks .D$)(theme.rootCauseChannel),
    ]);
}
function affectedCalls({ affectedCallCount, totalCallCount }) {
    return `${(0,format .B4)(affectedCallCount)} of ${(0,format .B4)(totalCallCount)}`;
}
function analysis(theme, { settings }) {
    const { sign } = (0,plain_words .x)(theme.severity);
    const title = (0,markdown .qy)(theme.title) || format .q8;
    const fold = (0,building_blocks .QV)(`${sign} <b>${title}</b>`);
    const isBrief = settings.detail === 'brief';
    const body = isBrief ? '' : (0,markdown .CS)(theme.analysis);
    const checks = (0,markdown .mG)(theme.checkNames.slice(0, MAX_CHECKS).join(', '), 2000);
    const facts = [
        ...(theme.impact === null ? [] : [`impact: ${(0,building_blocks .D$)(theme.impact)}`]),
        ...(theme.prevalence === null ? [] : [`prevalence: ${(0,building_blocks .D$)(theme.prevalence)}`]),
    ];
    return [
        fold.open,
        body === '' ? '' : `${body}\n\n`,
        facts.length === 0 ? '' : `${capitalised(facts.join(' · '))}\n\n`,
        checks === '' ? '' : `Checks: ${checks}\n\n`,
        isBrief ? '' : callLine(theme.callIds, settings),
        theme.slug === '' || isBrief ? '' : `Slug: ${(0,markdown .Cv)(theme.slug)}\n`,
        fold.close,
    ].join('');
}
function capitalised(text) {
    return text.charAt(0).toUpperCase() + text.slice(1);
}

// EXTERNAL MODULE: ./report/likely.js
var likely = __webpack_require__(5460);
// EXTERNAL MODULE: ./report/trend-order.js
var trend_order = __webpack_require__(1076);
;// CONCATENATED MODULE: ./report/sections/trend.js







const trend_FIRST_PAGE = 25;
const INTRODUCTION = 'Pass rates in the run that this one is compared with, and the change since then in percentage points.';
function trendSections(run, { report, heading, waivers }) {
    const { trend } = report;
    if (trend === null)
        return [];
    const columns = {
        hasCurrent: !(0,report_checks .vh)(run, trend),
        hasLifecycle: trend.rows.some(({ lifecycle }) => lifecycle !== null),
    };
    const { first, further } = (0,building_blocks .IO)({
        part: 'trend',
        one: 'check',
        many: 'checks',
        count: trend.rows.length,
        list: (0,building_blocks .qy)(() => (0,trend_order .a)(trend.rows)),
        firstPage: trend_FIRST_PAGE,
        open: `${heading} Trend\n\n${INTRODUCTION}\n\n`,
        close: '\n',
        tableHead: tableHead(columns),
        item: (check) => trendRow(check, waivers.check.get(check.checkName), columns),
    });
    return [first, further];
}
function tableHead({ hasCurrent, hasLifecycle }) {
    const columns = [
        ['Check', '---'],
        ['Before', '---:'],
        ...(hasCurrent ? [['Now', '---:']] : []),
        ['Change', '---:'],
        ...(hasCurrent ? [['', '---']] : []),
        ...(hasLifecycle ? [['Since', '---']] : []),
    ];
    return (0,building_blocks .nM)(columns.map(([name = '']) => name)) + (0,building_blocks .nM)(columns.map(([, rule = '']) => rule));
}
function trendRow(check, waiver, { hasCurrent, hasLifecycle }) {
    const { previousPassRate: previous, currentPassRate: current, counts, lifecycle } = check;
    const change = (0,markdown .Hn)((0,format .eD)(previous, current));
    return (0,building_blocks .nM)([
        (0,markdown .Hn)(check.checkName) + (0,spared .Q6)(waiver),
        (0,markdown .Hn)((0,format .D_)((0,likely .RC)((0,format .l9)(previous), counts?.previous))),
        ...(hasCurrent ? [(0,markdown .Hn)((0,format .D_)((0,likely .RC)((0,format .l9)(current), counts?.current)))] : []),
        (0,trend_order .M)(check) > 0 ? `**${change}**` : change,
        ...(hasCurrent ? [(0,building_blocks .Yz)(current, null)] : []),
        ...(hasLifecycle ? [(0,building_blocks .D$)(lifecycle)] : []),
    ]);
}

// EXTERNAL MODULE: ./report/sections/voice.js
var voice = __webpack_require__(4757);
;// CONCATENATED MODULE: ./report/sections/run.js


















function onlyRunHead(run, told) {
    return runHead(run, told);
}
function oneRunHead(run, settings) {
    const name = (0,footer .rt)(run, settings) + (0,footer .m_)(run);
    const title = `### ${(0,outcome_words .eD)(run.outcome)} ${name}: ${run.outcome}\n\n`;
    return [
        (0,building_blocks .uW)({ part: 'run', one: 'run', many: 'runs', count: 1, items: () => [title] }),
        ...runHead(run, (0,opening .g_)(run, voice .PJ).told),
    ];
}
function runHead(run, told) {
    const reasons = run.reasons.filter((reason) => !told.has(reason));
    return [...(0,sections_reasons .F)('run', reasons), debriefError(run), (0,spared .FJ)(run)];
}
function oneRunFoot(run, settings) {
    const line = (0,footer .Vm)(run, settings);
    const names = { one: 'footer', many: 'footers' };
    return [
        notesBelow(run),
        (0,building_blocks .uW)({ ...names, part: 'run', count: 1, items: () => [`${line}\n`] }),
    ];
}
function notesBelow({ notes }) {
    return (0,building_blocks .uW)({
        part: 'run',
        open: '**Notes:**\n\n',
        one: 'note',
        many: 'notes',
        count: notes.length,
        close: '\n',
        items: () => (0,building_blocks .__)(notes, (note) => `- ${(0,markdown .mG)(note, voice .hP)}\n`),
    });
}
function reportSections(run, { settings, heading, found }) {
    const { report, spared } = run;
    const checks = checkSections(run);
    if (report === null)
        return [...checks, goneSection(run)];
    const view = { report, settings, heading, waivers: (0,report_spared .wT)(spared), found };
    const verdictWords = untoldWords(run, report.verdictSummary);
    return [
        ...checks,
        verdictSummary((0,report_checks .oZ)(run) ? '' : verdictWords),
        ...themeSections(view),
        ...recommendationSections(view),
        goneSection(run),
        ...trendSections(run, view),
        ...historySections(run, heading),
        executiveSummarySection(view, (0,report_checks .oZ)(run) ? verdictWords : ''),
        ...findingSections(view),
        ...wentWellSections(view),
        furtherCallSection(view),
    ];
}
function debriefError(run) {
    const error = run.debrief?.errorMessage ?? '';
    return (0,building_blocks .uW)({
        part: 'run',
        one: 'error message',
        many: 'error messages',
        count: error === '' ? 0 : 1,
        items: () => [`The service says of the debrief:\n\n${(0,markdown .iZ)((0,markdown .CS)(error))}\n\n`],
    });
}
function untoldWords(run, verdictSummary) {
    const { quotedChars = 0 } = (0,opening .g_)(run, voice .PJ);
    return verdictSummary.trim().slice(quotedChars).trim();
}
function verdictSummary(words) {
    return (0,building_blocks .uW)({
        part: 'verdict summary',
        one: 'verdict summary',
        many: 'verdict summaries',
        count: words === '' ? 0 : 1,
        items: () => [`${(0,markdown .iZ)((0,markdown .CS)(words))}\n\n`],
    });
}


/***/ }),

/***/ 110:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    FJ: () => (  sparedSection),
    Q6: () => (  waivedMark),
    ZQ: () => (  unmatchedSection)
  });
  var _core_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(630);
  var _format_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3483);
  var _spared_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4957);
  var _building_blocks_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9827);
  var _voice_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4757);





const MAX_KNOWN = 50;
function sparedSection({ spared, report }) {
    const lines = spared === null || report === null ? [] : describe(spared, report);
    return (0,_building_blocks_js__WEBPACK_IMPORTED_MODULE_1__  .uW)({
        part: 'spared',
        one: 'thing that the policy spared',
        many: 'things that the policy spared',
        count: lines.length,
        open: '**What the policy spared:**\n\n',
        close: '\n',
        items: () => (0,_building_blocks_js__WEBPACK_IMPORTED_MODULE_1__  .__)(lines, (line) => `- ${line}\n`),
    });
}
function unmatchedSection(runs) {
    const waivers = (0,_spared_js__WEBPACK_IMPORTED_MODULE_3__  .xb)(runs);
    return (0,_building_blocks_js__WEBPACK_IMPORTED_MODULE_1__  .uW)({
        part: 'spared',
        one: 'waiver that matched nothing',
        many: 'waivers that matched nothing',
        count: waivers.length,
        close: '\n',
        items: () => (0,_building_blocks_js__WEBPACK_IMPORTED_MODULE_1__  .__)(waivers, (waiver) => {
            const name = (0,_spared_js__WEBPACK_IMPORTED_MODULE_3__  .Pn)(waiver, runs);
            const meant = name === undefined ? '' : ` (did you mean ${(0,_core_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__  .Cv)(name)}?)`;
            return `- Waiver without a match: ${waiver.kind} ${(0,_core_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__  .Cv)(waiver.target)}${meant}${describeWaiver(waiver)}\n`;
        }),
    });
}
function waivedMark(waiver) {
    return waiver === undefined ? '' : ` *(waived until ${waiver.expires})*`;
}
function describe({ waived, known, notes }, report) {
    const titles = new Map(report.themes.map(({ slug, title }) => [slug, title]));
    return [
        ...waived.map((one) => describeWaived(one, titles)),
        ...(known.length > 0 ? [describeKnown(known)] : []),
        ...notes.map((note) => `Not judged: ${(0,_core_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__  .mG)(note, _voice_js__WEBPACK_IMPORTED_MODULE_2__  .hP)}`),
    ];
}
function describeWaived({ kind, name, waiver }, titles) {
    const title = (0,_core_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__  .mG)(kind === 'theme' ? (titles.get(name) ?? '') : '');
    const subject = kind === 'theme' ? (0,_core_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__  .Cv)(name) : (0,_core_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__  .mG)(name);
    return `Waived ${kind} ${subject}${title === '' ? '' : ` (${title})`}${describeWaiver(waiver)}`;
}
function describeWaiver(waiver) {
    const owner = waiver.owner === null ? '' : `, owner ${(0,_core_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__  .mG)(waiver.owner)}`;
    const mark = (0,_spared_js__WEBPACK_IMPORTED_MODULE_3__  .C_)(waiver) ? '⚠️ ' : '';
    return `: ${(0,_core_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__  .mG)(waiver.reason, _voice_js__WEBPACK_IMPORTED_MODULE_2__  .hP)}${owner}, ${mark}until ${(0,_spared_js__WEBPACK_IMPORTED_MODULE_3__  .NY)(waiver)}`;
}
function describeKnown(slugs) {
    const names = (0,_format_js__WEBPACK_IMPORTED_MODULE_4__  .ki)(slugs, MAX_KNOWN, _core_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__  .Cv);
    return `Known before, so the verdict does not fail the gate: ${(0,_format_js__WEBPACK_IMPORTED_MODULE_4__  .So)(slugs.length, 'theme')}, ${names}`;
}


/***/ }),

/***/ 4757:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    PJ: () => (  VOICE),
    hP: () => (  MAX_MESSAGE_CHARS),
    sE: () => (  nextLine)
  });
  var _core_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(630);
  var _format_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3483);
  var _next_step_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3004);
  var _building_blocks_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9827);




const MAX_MESSAGE_CHARS = 2000;
const VOICE = {
    name: _building_blocks_js__WEBPACK_IMPORTED_MODULE_1__  .Cr,
    prose: (text) => (0,_core_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__  .mG)(text, MAX_MESSAGE_CHARS),
    own: _format_js__WEBPACK_IMPORTED_MODULE_2__  .D_,
    link: (words, url) => `[${words}](${(0,_core_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__  .Vh)(url)})`,
};
function nextLine(report, ways) {
    const step = (0,_next_step_js__WEBPACK_IMPORTED_MODULE_3__  .sk)(report, ways, VOICE);
    return step === '' ? '' : `**Next:** ${step}.\n\n`;
}


/***/ }),

/***/ 5276:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    k: () => (  UUID),
    z: () => (  SHORT_ID)
  });
const SHORT_ID = 8;
const UUID = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i;


/***/ }),

/***/ 2181:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    $l: () => (  firstReason),
    HR: () => (  shortfallOf),
    Me: () => (  missesBar),
    SL: () => (  isBareVerdict),
    tZ: () => (  PLAIN)
  });
  var _format_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3483);
  var _spared_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4957);
const MAX_CHECKS = 3;
const MAX_SUMMARY_CHARS = 300;
const MAX_QUOTED_CHARS = 2000;
const MISSED = 'The run missed the thresholds of its checks.';
function shortfallOf(run, voice) {
    const bare = run.reasons.filter(isBareVerdict);
    const checks = run.checks ?? [];
    const missed = missedChecks(run);
    if (missed.length > 0) {
        const names = new Set(missed.map(({ name }) => name));
        const ofChecks = run.reasons.filter(({ rule, check }) => rule === 'run-verdict' && check !== undefined && names.has(check));
        return {
            line: checksLine(missed, checks.length, voice),
            told: new Set([...bare, ...ofChecks]),
        };
    }
    const summary = firstSentences((run.report?.verdictSummary ?? '').trim());
    if (bare.length > 0 && summary !== '') {
        const isWhole = summary.length <= MAX_QUOTED_CHARS;
        return {
            line: voice.prose(summary),
            told: new Set(bare),
            ...(isWhole && { quotedChars: summary.length }),
        };
    }
    const others = run.reasons.filter((reason) => !bare.includes(reason));
    if (others.length === 0)
        return { line: bare.length > 0 ? MISSED : '', told: new Set(bare) };
    const { line, told } = firstReason(others, voice);
    return { line, told: new Set([...told, ...bare]) };
}
function isBareVerdict({ restates }) {
    return restates === 'verdict';
}
function firstReason(reasons, voice) {
    const [first] = reasons;
    return first === undefined
        ? { line: '', told: new Set() }
        : { line: sentence(first.message, voice), told: new Set([first]) };
}
function missesBar({ isPassed, rate, needed }) {
    return isPassed === false || (rate !== null && needed !== null && rate < needed);
}
function missedChecks({ checks, spared }) {
    const waived = (0,_spared_js__WEBPACK_IMPORTED_MODULE_0__  .wT)(spared).check;
    return (checks ?? []).filter((check) => missesBar(check) && !waived.has(check.name));
}
function checksLine(missed, count, voice) {
    const shown = missed.slice(0, MAX_CHECKS).map((check) => describeCheck(check, voice));
    const more = missed.length - shown.length;
    const list = [...shown, ...(more > 0 ? [`and ${(0,_format_js__WEBPACK_IMPORTED_MODULE_1__  .B4)(more)} more`] : [])].join(', ');
    return `${(0,_format_js__WEBPACK_IMPORTED_MODULE_1__  .B4)(missed.length)} of ${(0,_format_js__WEBPACK_IMPORTED_MODULE_1__  .So)(count, 'check')} fell short: ${list}.`;
}
function describeCheck({ name, passed, evaluated, rate, needed }, voice) {
    const counts = passed !== null && evaluated !== null
        ? ` passed ${(0,_format_js__WEBPACK_IMPORTED_MODULE_1__  .B4)(passed)} of ${(0,_format_js__WEBPACK_IMPORTED_MODULE_1__  .So)(evaluated, 'call')}`
        : rate !== null
            ? ` passed ${(0,_format_js__WEBPACK_IMPORTED_MODULE_1__  .l9)(rate)} of its calls`
            : '';
    const bar = needed === null ? '' : ` (${(0,_format_js__WEBPACK_IMPORTED_MODULE_1__  .l9)(needed)} needed)`;
    return voice.name(name) + voice.own(counts + bar);
}
const PLAIN = {
    name: (name) => `'${name}'`,
    prose: (text) => text,
    own: (words) => words.replaceAll('**', '').replaceAll('`', ''),
    link: (words, url) => `${words} (${url})`,
};
function firstSentences(text) {
    const ends = [...text.slice(0, MAX_QUOTED_CHARS).matchAll(/(?<=[.!?])\s+/g)].map(({ index }) => index);
    const fitting = [...ends, text.length].filter((end) => end <= MAX_SUMMARY_CHARS).at(-1);
    return text.slice(0, fitting ?? ends[0]);
}
function sentence(message, voice) {
    const end = /[.!?…]$/.test(message) ? '' : '.';
    return voice.prose(message.charAt(0).toUpperCase() + message.slice(1) + end);
}


/***/ }),

/***/ 4957:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    C_: () => (  endsSoon),
    LN: () => (  checkNames),
    NY: () => (  lastDay),
    Pn: () => (  meantBy),
    kT: () => (  waiversInForce),
    wT: () => (  waiversByName),
    xb: () => (  unmatchedWaivers)
  });
  var _format_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3483);
const LAST_DAYS = 7;
function endsSoon({ daysLeft }) {
    return daysLeft < LAST_DAYS;
}
function lastDay(waiver) {
    if (!endsSoon(waiver))
        return waiver.expires;
    const { daysLeft } = waiver;
    const left = daysLeft === 0 ? 'today' : `${(0,_format_js__WEBPACK_IMPORTED_MODULE_0__  .So)(daysLeft, 'day')} left`;
    return `${waiver.expires} (${left})`;
}
function waiversByName(spared) {
    const of = (kind) => new Map(spared?.waived.flatMap((one) => (one.kind === kind ? [[one.name, one.waiver]] : [])));
    return { theme: of('theme'), check: of('check') };
}
function waiversInForce(runs) {
    const all = sparedOf(runs).flatMap(({ waived, unmatched }) => [
        ...waived.map(({ waiver }) => waiver),
        ...unmatched,
    ]);
    return [...new Map(all.map((waiver) => [subjectOf(waiver), waiver])).values()];
}
function unmatchedWaivers(runs) {
    const [first, ...others] = sparedOf(runs).map(({ unmatched }) => new Map(unmatched.map((waiver) => [subjectOf(waiver), waiver])));
    return [...(first?.values() ?? [])].filter((waiver) => others.every((other) => other.has(subjectOf(waiver))));
}
function meantBy({ kind, target }, runs) {
    const names = runs.flatMap((run) => kind === 'check' ? checkNames(run) : (run.report?.themes ?? []).map(({ slug }) => slug));
    const wanted = letters(target);
    return names.find((name) => name !== target && letters(name) === wanted);
}
function checkNames({ checks = [], report }) {
    return [
        ...checks.map(({ name }) => name),
        ...(report?.trend?.rows ?? []).map(({ checkName }) => checkName),
    ];
}
function letters(name) {
    return name
        .normalize('NFKC')
        .replace(/[\s\p{Pd}_]+/gu, '')
        .toLowerCase();
}
function sparedOf(runs) {
    return runs.flatMap(({ spared }) => spared ?? []);
}
function subjectOf({ kind, target }) {
    return `${kind} ${target}`;
}


/***/ }),

/***/ 8918:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    RO: () => (  GONE_RANK),
    aJ: () => (  isShown),
    kR: () => (  themeRank),
    lt: () => (  sortThemes),
    qs: () => (  severityRank)
  });
function severityRank(severity) {
    if (severity === 'HIGH')
        return 0;
    if (severity === 'MEDIUM')
        return 2;
    return severity === 'LOW' ? 3 : 1;
}
const GONE_RANK = 4;
function themeRank(theme) {
    return isShown(theme) ? severityRank(theme.severity) : GONE_RANK;
}
function sortThemes(themes) {
    return themes.toSorted((a, b) => themeRank(a) - themeRank(b) ||
        b.affectedCallCount - a.affectedCallCount ||
        Number(a.title > b.title) - Number(a.title < b.title));
}
function isShown({ lifecycle, affectedCallCount }) {
    return lifecycle !== 'FIXED' || affectedCallCount > 0;
}


/***/ }),

/***/ 1076:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    M: () => (  pointsLost),
    a: () => (  sortTrend)
  });
function pointsLost({ previousPassRate, currentPassRate }) {
    if (previousPassRate === null || currentPassRate === null)
        return 0;
    return Math.max(0, previousPassRate - currentPassRate);
}
function sortTrend(rows) {
    return rows.toSorted((a, b) => pointsLost(b) - pointsLost(a));
}


/***/ }),

/***/ 9890:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    A: () => (  Diff)
  });
class Diff {
    diff(oldStr, newStr, 
    options = {}) {
        let callback;
        if (typeof options === 'function') {
            callback = options;
            options = {};
        }
        else if ('callback' in options) {
            callback = options.callback;
        }
        const oldString = this.castInput(oldStr, options);
        const newString = this.castInput(newStr, options);
        const oldTokens = this.removeEmpty(this.tokenize(oldString, options));
        const newTokens = this.removeEmpty(this.tokenize(newString, options));
        return this.diffWithOptionsObj(oldTokens, newTokens, options, callback);
    }
    diffWithOptionsObj(oldTokens, newTokens, options, callback) {
        var _a;
        const done = (value) => {
            value = this.postProcess(value, options);
            if (callback) {
                setTimeout(function () { callback(value); }, 0);
                return undefined;
            }
            else {
                return value;
            }
        };
        const newLen = newTokens.length, oldLen = oldTokens.length;
        let editLength = 1;
        let maxEditLength = newLen + oldLen;
        if (options.maxEditLength != null) {
            maxEditLength = Math.min(maxEditLength, options.maxEditLength);
        }
        const maxExecutionTime = (_a = options.timeout) !== null && _a !== void 0 ? _a : Infinity;
        const abortAfterTimestamp = Date.now() + maxExecutionTime;
        const bestPath = [{ oldPos: -1, lastComponent: undefined }];
        let newPos = this.extractCommon(bestPath[0], newTokens, oldTokens, 0, options);
        if (bestPath[0].oldPos + 1 >= oldLen && newPos + 1 >= newLen) {
            return done(this.buildValues(bestPath[0].lastComponent, newTokens, oldTokens));
        }
        let minDiagonalToConsider = -Infinity, maxDiagonalToConsider = Infinity;
        const execEditLength = () => {
            for (let diagonalPath = Math.max(minDiagonalToConsider, -editLength); diagonalPath <= Math.min(maxDiagonalToConsider, editLength); diagonalPath += 2) {
                let basePath;
                const removePath = bestPath[diagonalPath - 1], addPath = bestPath[diagonalPath + 1];
                if (removePath) {
                    bestPath[diagonalPath - 1] = undefined;
                }
                let canAdd = false;
                if (addPath) {
                    const addPathNewPos = addPath.oldPos - diagonalPath;
                    canAdd = addPath && 0 <= addPathNewPos && addPathNewPos < newLen;
                }
                const canRemove = removePath && removePath.oldPos + 1 < oldLen;
                if (!canAdd && !canRemove) {
                    bestPath[diagonalPath] = undefined;
                    continue;
                }
                if (!canRemove || (canAdd && removePath.oldPos < addPath.oldPos)) {
                    basePath = this.addToPath(addPath, true, false, 0, options);
                }
                else {
                    basePath = this.addToPath(removePath, false, true, 1, options);
                }
                newPos = this.extractCommon(basePath, newTokens, oldTokens, diagonalPath, options);
                if (basePath.oldPos + 1 >= oldLen && newPos + 1 >= newLen) {
                    return done(this.buildValues(basePath.lastComponent, newTokens, oldTokens)) || true;
                }
                else {
                    bestPath[diagonalPath] = basePath;
                    if (basePath.oldPos + 1 >= oldLen) {
                        maxDiagonalToConsider = Math.min(maxDiagonalToConsider, diagonalPath - 1);
                    }
                    if (newPos + 1 >= newLen) {
                        minDiagonalToConsider = Math.max(minDiagonalToConsider, diagonalPath + 1);
                    }
                }
            }
            editLength++;
        };
        if (callback) {
            (function exec() {
                setTimeout(function () {
                    if (editLength > maxEditLength || Date.now() > abortAfterTimestamp) {
                        return callback(undefined);
                    }
                    if (!execEditLength()) {
                        exec();
                    }
                }, 0);
            }());
        }
        else {
            while (editLength <= maxEditLength && Date.now() <= abortAfterTimestamp) {
                const ret = execEditLength();
                if (ret) {
                    return ret;
                }
            }
        }
    }
    addToPath(path, added, removed, oldPosInc, options) {
        const last = path.lastComponent;
        if (last && !options.oneChangePerToken && last.added === added && last.removed === removed) {
            return {
                oldPos: path.oldPos + oldPosInc,
                lastComponent: { count: last.count + 1, added: added, removed: removed, previousComponent: last.previousComponent }
            };
        }
        else {
            return {
                oldPos: path.oldPos + oldPosInc,
                lastComponent: { count: 1, added: added, removed: removed, previousComponent: last }
            };
        }
    }
    extractCommon(basePath, newTokens, oldTokens, diagonalPath, options) {
        const newLen = newTokens.length, oldLen = oldTokens.length;
        let oldPos = basePath.oldPos, newPos = oldPos - diagonalPath, commonCount = 0;
        while (newPos + 1 < newLen && oldPos + 1 < oldLen && this.equals(oldTokens[oldPos + 1], newTokens[newPos + 1], options)) {
            newPos++;
            oldPos++;
            commonCount++;
            if (options.oneChangePerToken) {
                basePath.lastComponent = { count: 1, previousComponent: basePath.lastComponent, added: false, removed: false };
            }
        }
        if (commonCount && !options.oneChangePerToken) {
            basePath.lastComponent = { count: commonCount, previousComponent: basePath.lastComponent, added: false, removed: false };
        }
        basePath.oldPos = oldPos;
        return newPos;
    }
    equals(left, right, options) {
        if (options.comparator) {
            return options.comparator(left, right);
        }
        else {
            return left === right
                || (!!options.ignoreCase && left.toLowerCase() === right.toLowerCase());
        }
    }
    removeEmpty(array) {
        const ret = [];
        for (let i = 0; i < array.length; i++) {
            if (array[i]) {
                ret.push(array[i]);
            }
        }
        return ret;
    }
    castInput(value, options) {
        return value;
    }
    tokenize(value, options) {
        return Array.from(value);
    }
    join(chars) {
        return chars.join('');
    }
    postProcess(changeObjects, 
    options) {
        return changeObjects;
    }
    get useLongestToken() {
        return false;
    }
    buildValues(lastComponent, newTokens, oldTokens) {
        const components = [];
        let nextComponent;
        while (lastComponent) {
            components.push(lastComponent);
            nextComponent = lastComponent.previousComponent;
            delete lastComponent.previousComponent;
            lastComponent = nextComponent;
        }
        components.reverse();
        const componentLen = components.length;
        let componentPos = 0, newPos = 0, oldPos = 0;
        for (; componentPos < componentLen; componentPos++) {
            const component = components[componentPos];
            if (!component.removed) {
                if (!component.added && this.useLongestToken) {
                    let value = newTokens.slice(newPos, newPos + component.count);
                    value = value.map(function (value, i) {
                        const oldValue = oldTokens[oldPos + i];
                        return oldValue.length > value.length ? oldValue : value;
                    });
                    component.value = this.join(value);
                }
                else {
                    component.value = this.join(newTokens.slice(newPos, newPos + component.count));
                }
                newPos += component.count;
                if (!component.added) {
                    oldPos += component.count;
                }
            }
            else {
                component.value = this.join(oldTokens.slice(oldPos, oldPos + component.count));
                oldPos += component.count;
            }
        }
        return components;
    }
}


/***/ })

};
;