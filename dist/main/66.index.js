"use strict";
exports.id = 66;
exports.ids = [66];
exports.modules = {

/***/ 88066:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  beginChain: () => (/* binding */ beginChain),
  followChain: () => (/* binding */ followChain),
  readInWorkspace: () => (/* binding */ readInWorkspace),
  resolveChain: () => (/* binding */ resolveChain)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./core/input/parsed.js
var parsed = __webpack_require__(7247);
// EXTERNAL MODULE: ./core/text/log-line.js
var log_line = __webpack_require__(67720);
// EXTERNAL MODULE: ./core/json-object.js
var json_object = __webpack_require__(18009);
// EXTERNAL MODULE: ./core/yaml-check.js
var yaml_check = __webpack_require__(99765);
// EXTERNAL MODULE: ./policy/policy.js + 6 modules
var policy = __webpack_require__(63532);
;// CONCATENATED MODULE: ./policy/extends.js




/**
 * What holds by a file and those that it extends, or every place where one of them loosens what a
 * file above it asks for. Each file may loosen only what all files above it, whose demand it would
 * loosen, allow; what such a file allows holds for all below it, and gives away no more than is its own.
 *
 * @param files the one that judges first, then what it extends, and so on
 */
function resolvePolicy(files) {
    const faults = [];
    const ancestors = [];
    let resolved = {};
    for (const file of files.toReversed()) {
        const { gate, waivers } = file.policy;
        const own = { ...(gate && { gate }), ...(waivers && { waivers }) };
        faults.unshift(...findFaults(file, own, ancestors));
        resolved = ancestors.length === 0 ? own : policy/* POLICY_TIGHTENING */.bV.merge(resolved, own);
        ancestors.unshift({ ...file, resolved });
    }
    return faults.length > 0 ? { ok: false, faults } : (0,parsed/* valid */.r)({ version: 1, ...resolved });
}
/** One fault for each place of the file that loosens; the nearest file that forbids it is named. */
function findFaults(file, own, ancestors) {
    const told = new Set();
    return ancestors.flatMap((ancestor, index) => {
        const loosened = policy/* POLICY_TIGHTENING */.bV.findLoosened(ancestor.resolved, own);
        return loosened.flatMap((one) => {
            const key = one.path.map(String).join('.');
            if (told.has(key) || isAllowed(key, ancestor.policy))
                return [];
            told.add(key);
            return [
                { shown: file.shown, problem: describe(one, file, ancestor, ancestors.slice(index)) },
            ];
        });
    });
}
function isAllowed(key, policy) {
    const allowed = policy['allow-loosening'] ?? [];
    return allowed.some((name) => key === name || key.startsWith(`${name}.`));
}
function describe({ path, against, wanted }, { content }, nearest, further) {
    const place = placeIn(content, path);
    const isThere = ({ content: { value } }) => (0,json_object/* valueAt */.f)(value, against) !== undefined;
    const source = further.find(isThere);
    const where = source
        ? `${placeIn(source.content, against)} of '${source.shown}'`
        : `${placeIn(nearest.content, against)} of '${nearest.shown}', which leaves it out`;
    const name = (0,yaml_check/* pathName */.Dt)(path, '');
    const cure = `or '${nearest.shown}' has to have allow-loosening: [${allowanceFor(path)}]`;
    return `${place}: ${name} is ${(0,yaml_check/* showValue */.vp)((0,json_object/* valueAt */.f)(content.value, path))}, which loosens ${where}: it has to ${wanted}, ${cure}`;
}
/** A waiver is allowed together with all others. */
function allowanceFor(path) {
    return path.filter((key) => typeof key !== 'number').join('.');
}
function placeIn({ placeOf }, path) {
    const { line, column } = placeOf(path);
    return `line ${line}, column ${column}`;
}

// EXTERNAL MODULE: ./policy/extends-address.js
var extends_address = __webpack_require__(47430);
// EXTERNAL MODULE: ./policy/waivers.js + 1 modules
var waivers = __webpack_require__(51917);
;// CONCATENATED MODULE: ./policy/parse.js




/**
 * The policy of a document, or every fault in it with line and column.
 *
 * @param shown what the file is called in faults
 * @param today `YYYY-MM-DD` in UTC: a waiver may not end too far ahead
 */
function parsePolicy(yaml, shown, today) {
    return (0,yaml_check/* checkYaml */.cX)(yaml, {
        schema: policy/* policySchema */.wh,
        whole: 'the policy',
        shown,
        further: (value) => (0,json_object/* isObject */.G)(value) && Array.isArray(value.waivers)
            ? (0,waivers/* findWaiverFaults */.FZ)(value.waivers, today).map(({ index, key, problem }) => ({
                path: ['waivers', index, key],
                problem,
            }))
            : [],
    });
}

// EXTERNAL MODULE: ./step/yaml-file.js
var yaml_file = __webpack_require__(49262);
;// CONCATENATED MODULE: ./gate/inputs/policy-chain.js
/** A policy file and those that it extends, read one after another. */








/** More files than these, the one that begins included, make no policy. */
const MAX_FILES = 5;
const MAX_SHOWN_CHARS = 200;
/** The chain that a file of the workspace begins. */
function beginChain(path, yaml, today) {
    const file = readAs({ kind: 'workspace', path }, yaml, today);
    return file.ok ? (0,parsed/* valid */.r)(chainOf([file.value])) : file;
}
/**
 * Goes on with a chain as far as it stays in one place.
 *
 * @param kind of the addresses that are followed
 * @param today `YYYY-MM-DD` in UTC
 */
async function followChain(begun, kind, read, today) {
    let chain = begun;
    for (;;) {
        const { files, next } = chain;
        if (next === null || !isOf(kind, next))
            return (0,parsed/* valid */.r)(chain);
        const misstep = findMisstep(chain, next);
        const yaml = misstep === null ? await read(next) : (0,parsed/* invalid */.G)(null, misstep);
        if (!yaml.ok)
            return atExtends(files, yaml);
        const file = readAs(next, yaml.value, today);
        if (!file.ok)
            return file;
        chain = chainOf([...files, file.value]);
    }
}
/** Reads what a policy of the workspace extends there. */
const readInWorkspace = async ({ path }) => {
    const yaml = await (0,yaml_file/* readYamlFile */.k)(path, 'policy');
    if (!yaml.ok || (0,external_node_fs_.realpathSync)(path).startsWith((0,external_node_fs_.realpathSync)(process.cwd()) + external_node_path_.sep))
        return yaml;
    return (0,parsed/* invalid */.G)(null, 'lies outside of the workspace (links are followed): copy the file there');
};
/** The policy that all files of a chain come to, or every place that loosens. */
function resolveChain({ files }) {
    return resolvePolicy(files);
}
function chainOf(files) {
    const { policy, address } = lastOf(files);
    return { files, next: policy.extends === undefined ? null : (0,extends_address/* addressOf */.ci)(policy.extends, address) };
}
function readAs(address, yaml, today) {
    const shown = (0,extends_address/* spellAddress */.zc)(address);
    const policy = parsePolicy(yaml, shown, today);
    if (!policy.ok)
        return policy;
    // What has no faults as a policy has none as YAML.
    return (0,parsed/* valid */.r)({ shown, policy: policy.value, content: yaml, address });
}
/** Why a chain cannot go on as its last file says; goes on after the address. */
function findMisstep({ files }, next) {
    if (next.kind === 'repository' && next.path.split('/').includes('..')) {
        return "has '..' in its path: write the path from the root of the repository, without it";
    }
    const nameOf = (address) => address.kind === 'workspace'
        ? (0,external_node_path_.normalize)(address.path)
        : (0,extends_address/* spellAddress */.zc)({
            ...address,
            owner: address.owner.toLowerCase(),
            repo: address.repo.toLowerCase(),
        });
    const way = [...files.map(({ address }) => address), next].map(nameOf);
    const first = way.indexOf(nameOf(next));
    if (first < files.length) {
        const circle = way.slice(first).map((name) => (0,log_line/* oneLine */.TN)(name, MAX_SHOWN_CHARS));
        return `leads back to itself (${circle.join(', ')}): take out one of the steps`;
    }
    return files.length < MAX_FILES
        ? null
        : `would be file ${MAX_FILES + 1} of this policy, which may have ${MAX_FILES}: join some of them`;
}
/** What is wrong with a file is told where the one before names it. */
function atExtends(files, parsed) {
    if (parsed.ok)
        return parsed;
    const { shown, policy, content } = lastOf(files);
    const { line, column } = content.placeOf(['extends']);
    const name = (0,log_line/* oneLine */.TN)(policy.extends ?? '', MAX_SHOWN_CHARS);
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

/***/ 72359:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D5: () => (/* binding */ failureBasis),
/* harmony export */   JX: () => (/* binding */ isBelowBar),
/* harmony export */   YX: () => (/* binding */ BELOW_BAR),
/* harmony export */   _l: () => (/* binding */ describeBelowBar),
/* harmony export */   m: () => (/* binding */ verdictBasis)
/* harmony export */ });
/* harmony import */ var _chance_counts_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(58038);
/* harmony import */ var _core_check_identity_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4366);
/* harmony import */ var _core_percent_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(79630);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(65475);
/** Checks that miss the bar which the service itself sets them. */




/** What the service calls it. */
const BELOW_BAR = 'METRIC_BELOW_MIN_PASS_RATE';
/** Whether a check misses its bar by its counts; null where these or the bar are not known. */
function isBelowBar({ passed, evaluated, needed }) {
    const counts = (0,_chance_counts_js__WEBPACK_IMPORTED_MODULE_2__/* .countsFrom */ .bT)(passed, evaluated);
    if (counts === null || needed === null)
        return null;
    return (0,_core_percent_js__WEBPACK_IMPORTED_MODULE_3__/* .percentUnits */ .F0)((0,_chance_counts_js__WEBPACK_IMPORTED_MODULE_2__/* .rateOf */ .MK)(counts)) < (0,_core_percent_js__WEBPACK_IMPORTED_MODULE_3__/* .percentUnits */ .F0)(needed);
}
/** `check 'greeting' passed 25 % of 24 calls; 80 % needed`, as far as it is known. */
function describeBelowBar(name, { evaluated, rate, needed }) {
    const share = rate === null
        ? 'too few calls'
        : `${(0,_core_percent_js__WEBPACK_IMPORTED_MODULE_3__/* .tellPercent */ .dH)(rate, needed)} % of ${evaluated === null ? 'its calls' : (0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .tellCalls */ .h5)(evaluated)}`;
    const bar = needed === null ? '' : `; ${(0,_core_percent_js__WEBPACK_IMPORTED_MODULE_3__/* .tellPercent */ .dH)(needed, rate)} % needed`;
    return `check ${(0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .quoteName */ .AB)(name)} passed ${share}${bar}`;
}
/**
 * What a THRESHOLD_FAILED verdict rests on; undefined where the service holds more than rates against
 * the run.
 */
function verdictBasis({ checks = [], runVerdict }) {
    if (runVerdict?.failures.some(({ type }) => type !== BELOW_BAR))
        return undefined;
    const barred = checks.filter(({ needed }) => needed !== null).map(isBelowBar);
    return barred.includes(true) && !barred.includes(null) ? 'counts' : 'verdict';
}
/** What the service's failure of a check rests on; undefined where it is not about a rate. */
function failureBasis({ type, check: name }, { checks = [] }) {
    if (type !== BELOW_BAR)
        return undefined;
    if (name === null)
        return 'verdict';
    const same = checks.filter((check) => (0,_core_check_identity_js__WEBPACK_IMPORTED_MODULE_0__/* .isSameCheck */ .LB)({ id: null, name }, check)).map(isBelowBar);
    return same.includes(true) && !same.includes(null) ? 'counts' : 'verdict';
}


/***/ }),

/***/ 47430:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T4: () => (/* binding */ isPinned),
/* harmony export */   ci: () => (/* binding */ addressOf),
/* harmony export */   zc: () => (/* binding */ spellAddress)
/* harmony export */ });
/** Where the policy is that another one extends. */
const IN_REPOSITORY = /^([A-Za-z0-9][A-Za-z0-9-]*)\/([\w.-]+)\/([^@]+)@([^@]+)$/;
const FULL_SHA = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/;
/**
 * What `extends` means in a file that is at an address itself: in a file of a repository a path is one of the same
 * repository at the same ref, never one of the workspace.
 */
function addressOf(text, from) {
    const [, owner, repo, path, ref] = IN_REPOSITORY.exec(text) ?? [];
    if (owner !== undefined && repo !== undefined && path !== undefined && ref !== undefined) {
        return { kind: 'repository', owner, repo, path: tidy(path), ref };
    }
    return { ...from, path: from.kind === 'repository' ? tidy(text) : text };
}
/** Without what leads nowhere else: `./a//b` is `a/b`. */
function tidy(path) {
    return path
        .split('/')
        .filter((part) => part !== '' && part !== '.')
        .join('/');
}
/** An address as `extends` spells it. */
function spellAddress(address) {
    if (address.kind === 'workspace')
        return address.path;
    const { owner, repo, path, ref } = address;
    return `${owner}/${repo}/${path}@${ref}`;
}
/** Whether the ref is a full commit SHA, so that what stands there never changes. */
function isPinned({ ref }) {
    return FULL_SHA.test(ref.toLowerCase());
}


/***/ }),

/***/ 70352:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ KNOWN_VALUES),
/* harmony export */   L: () => (/* binding */ unknownValues)
/* harmony export */ });
const KNOWN_VALUES = {
    severity: ['HIGH', 'MEDIUM', 'LOW'],
    impact: ['CRITICAL', 'HIGH', 'MEDIUM', 'LOW'],
    prevalence: ['WIDESPREAD', 'RECURRING', 'ISOLATED'],
    lifecycle: ['NEW', 'PERSISTENT', 'IMPROVING', 'FIXED'],
    rootCauseChannel: [
        'PROMPT',
        'VOICE_CONFIG',
        'STT',
        'SPEECH_MODEL',
        'LLM_MODEL',
        'INFRA',
        'EXTERNAL',
    ],
};
const FIELDS = Object.entries(KNOWN_VALUES).map(([field, values]) => ({
    // Object.entries widens the names of the fields.
    field: field,
    values: new Set(values),
}));
/** Every value of the themes that no policy can name, once each: `severity BLOCKER`. */
function unknownValues(themes) {
    const found = new Set();
    for (const theme of themes) {
        for (const { field, values } of FIELDS) {
            const value = theme[field];
            if (value !== null && !values.has(value))
                found.add(`${field} ${value}`);
        }
    }
    return [...found];
}


/***/ }),

/***/ 97600:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hw: () => (/* binding */ maxCostSchema),
/* harmony export */   J6: () => (/* binding */ MAX_COST_TIGHTENING),
/* harmony export */   L5: () => (/* binding */ judgeCost),
/* harmony export */   Ui: () => (/* binding */ MAX_COST_RULE),
/* harmony export */   zG: () => (/* binding */ MAX_COST)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5915);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(41299);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(34288);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(58989);
/* harmony import */ var _report_format_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(53483);
/* harmony import */ var _tighten_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(18661);
/** What the runs of a gate may cost together. */



/** The name of the rule in reasons. */
const MAX_COST_RULE = 'max-cost';
/** Where the limit stands in the policy's `gate`. */
const MAX_COST = 'max-cost-usd';
const WANTED = 'has to be an amount in US dollars such as 25, of 0 or more';
const maxCostSchema = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig(WANTED).check(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* ._gte */ .qm(0, WANTED)).register(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .globalRegistry */ .fd, {
    description: 'The most that all runs of the gate may cost together, in US dollars.',
});
/** What a policy may make of the limit of the one that it extends. */
const MAX_COST_TIGHTENING = (0,_tighten_js__WEBPACK_IMPORTED_MODULE_0__/* .throughSchema */ .Zk)(maxCostSchema, _tighten_js__WEBPACK_IMPORTED_MODULE_0__/* .LOWER_IS_STRICTER */ .o8);
/**
 * What the cost of all runs comes to, with those that were to confirm a failure: reasons that fail the
 * gate, and what was left unjudged.
 */
function judgeCost(runs, { gate }) {
    const given = gate?.[MAX_COST];
    if (given === undefined)
        return { reasons: [], notes: [] };
    const limit = zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .parse */ .qg(maxCostSchema, given);
    const known = runs.flatMap(({ cost }) => cost?.usd ?? []);
    const value = Number(known.reduce((sum, usd) => sum + usd, 0).toFixed(6));
    // One that was never started has no ID.
    const further = runs.flatMap(({ confirmations = [] }) => confirmations.filter(({ jobId }) => jobId !== ''));
    const unknown = runs.length - known.length + further.filter(({ usd }) => usd === null).length;
    const all = runs.length + further.length;
    const unpriced = all === 1 ? 'the run' : `${unknown} of ${all} runs`;
    const reason = {
        rule: MAX_COST_RULE,
        message: `${nameAll(runs.length, further.length)} cost ${tell(value)} US dollars${unknown > 0 ? ` (${unknown} of unknown cost)` : ''}; max-cost-usd is ${limit}`,
        limit,
        value,
    };
    const notes = unknown > 0
        ? [`The cost of ${unpriced} is not known, so max-cost-usd was judged without it.`]
        : [];
    return { reasons: value > limit ? [reason] : [], notes };
}
function nameAll(runs, further) {
    const first = runs === 1 ? 'the run' : `${runs} runs`;
    return further === 0 ? first : `${first} and ${(0,_report_format_js__WEBPACK_IMPORTED_MODULE_5__/* .formatCounted */ .So)(further, 'confirming run')}`;
}
/** Cents, or as many digits as there are. */
function tell(usd) {
    return Number.isInteger(usd * 100) ? usd.toFixed(2) : String(usd);
}


/***/ }),

/***/ 63532:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  bV: () => (/* binding */ POLICY_TIGHTENING),
  y0: () => (/* binding */ RULES),
  wh: () => (/* binding */ policySchema)
});

// EXTERNAL MODULE: ../../node_modules/zod/v4/mini/schemas.js
var schemas = __webpack_require__(5915);
// EXTERNAL MODULE: ../../node_modules/zod/v4/core/registries.js
var registries = __webpack_require__(34288);
// EXTERNAL MODULE: ../../node_modules/zod/v4/core/api.js
var api = __webpack_require__(41299);
// EXTERNAL MODULE: ./core/yaml-check.js
var yaml_check = __webpack_require__(99765);
// EXTERNAL MODULE: ./policy/max-cost.js
var max_cost = __webpack_require__(97600);
// EXTERNAL MODULE: ./core/percent.js
var percent = __webpack_require__(79630);
// EXTERNAL MODULE: ./core/run-status.js
var run_status = __webpack_require__(26929);
;// CONCATENATED MODULE: ./policy/count-or-share.js
/** A limit that is a count of calls, or a share of them. */


const SHARE = /^(?:100(?:\.0{1,9})?|\d{1,2}(?:\.\d{1,9})?) ?%$/;
const WANTED = 'has to be a count of calls such as 2, or a share of them such as 10%';
/** @param description what the limit is, for editors */
function countOrShare(description) {
    return schemas/* union */.KCZ([schemas/* int */.Whr(WANTED).check(api/* _gte */.qm(0, WANTED)), schemas/* string */.YjP().check(api/* _regex */.Fk(SHARE, WANTED))], WANTED)
        .register(registries/* globalRegistry */.fd, { description });
}
/** The share in percent; null where the limit is a count. */
function shareOf(limit) {
    return typeof limit === 'number' ? null : Number.parseFloat(limit);
}
/** Which of two limits is higher, as a comparison says it; null where one is a count, one a share. */
function compareLimits(a, b) {
    const [shareA, shareB] = [shareOf(a), shareOf(b)];
    if (shareA !== null && shareB !== null)
        return (0,percent/* percentUnits */.F0)(shareA) - (0,percent/* percentUnits */.F0)(shareB);
    return typeof a === 'number' && typeof b === 'number' ? a - b : null;
}
/** Whether `part` of `whole` calls are at least the limit. */
function reaches(part, whole, limit) {
    return typeof limit === 'number'
        ? part >= limit
        : (0,percent/* isShareReached */.qX)(part, whole, Number.parseFloat(limit));
}

// EXTERNAL MODULE: ./policy/rule.js
var rule = __webpack_require__(92254);
// EXTERNAL MODULE: ./policy/tighten.js
var tighten = __webpack_require__(18661);
;// CONCATENATED MODULE: ./policy/rules/complete-run.js
/** Whether enough of a run took place to be judged at all. */






/** A run that ended without being completed cannot pass. Any other word does not say how it ended. */
const incompleteRunRule = (0,rule/* gateRule */.Og)({
    name: 'incomplete-run',
    schema: schemas/* enum */.k5n(['inconclusive', 'judge']).register(registries/* globalRegistry */.fd, {
        description: 'What becomes of a run that ended without being completed and would pass: it is inconclusive, or judged by what it has.',
        default: 'inconclusive',
    }),
    standard: 'inconclusive',
    tighten: (0,tighten/* ranked */.ad)(['inconclusive', 'judge']),
    apply({ run }, effect) {
        const { runStatus } = run;
        if (!(0,run_status/* hasEnded */.hY)(runStatus) || runStatus === 'COMPLETED')
            return [];
        const message = `the run ended ${runStatus}${tellGraded(run)}`;
        if (effect === 'judge') {
            return [{ effect: 'note', message: `${message}; the policy has it judged all the same` }];
        }
        return [{ effect: 'undecided', message: `${message}, so it is not taken for a pass` }];
    },
});
/** `, with 11 of 24 calls graded`, as far as that is known. */
function tellGraded({ callCounts }) {
    const graded = callCounts?.evaluated ?? null;
    const whole = callCounts?.counted ?? callCounts?.total ?? null;
    if (graded === null)
        return '';
    return `, with ${graded}${whole === null ? '' : ` of ${whole}`} calls graded`;
}
const NAME = 'min-graded-calls';
/** Fewer graded calls than this are no basis for a judgement. */
const minGradedCallsRule = (0,rule/* gateRule */.Og)({
    name: NAME,
    schema: countOrShare('Fewest calls that have to be graded: a count such as 20, or a share such as 90%. A run with fewer is inconclusive.'),
    tighten: (0,tighten/* asStrict */.C0)({
        isAsStrict: (child, parent) => (compareLimits(child, parent) ?? -1) >= 0,
        wanted: (parent) => `be ${parent} or more (a count and a share cannot be compared with each other)`,
    }),
    apply({ run }, limit) {
        const { callCounts } = run;
        const graded = callCounts?.evaluated ?? null;
        const whole = callCounts?.counted ?? callCounts?.total ?? null;
        const share = shareOf(limit);
        if (graded === null || (share !== null && whole === null)) {
            const unread = (0,rule/* unreadRulings */.uq)(run, `${NAME} (${limit})`, { limit });
            if (unread.length > 0)
                return unread;
            const message = `how many calls were graded is not known, so min-graded-calls (${limit}) was not judged`;
            return [{ effect: 'note', message, limit }];
        }
        if (reaches(graded, whole ?? graded, limit))
            return [];
        const of = whole === null ? '' : ` of ${whole}`;
        const value = share !== null && whole ? `${(0,percent/* tellPercent */.dH)((100 * graded) / whole, share)}%` : graded;
        const message = `${graded}${of} calls were graded; min-graded-calls is ${limit}`;
        return [{ effect: 'undecided', message, limit, value }];
    },
});

// EXTERNAL MODULE: ./policy/known-values.js
var known_values = __webpack_require__(70352);
;// CONCATENATED MODULE: ./policy/rules/max-themes.js





const most = () => schemas/* optional */.lqM(schemas/* int */.Whr('has to be a whole number').check(api/* _gte */.qm(0, 'has to be 0 or more')));
/** More themes of a severity than allowed fail the gate. */
const maxThemesRule = (0,rule/* gateRule */.Og)({
    name: 'max-themes',
    schema: (0,yaml_check/* strictMap */.yj)({ HIGH: most(), MEDIUM: most(), LOW: most() }, 'has to be a map such as { HIGH: 0 }').register(registries/* globalRegistry */.fd, {
        description: 'The most themes of each severity; more than that fail the gate.',
    }),
    tighten: (0,tighten/* each */.__)({
        HIGH: tighten/* LOWER_IS_STRICTER */.o8,
        MEDIUM: tighten/* LOWER_IS_STRICTER */.o8,
        LOW: tighten/* LOWER_IS_STRICTER */.o8,
    }),
    apply({ themes }, limits) {
        return known_values/* KNOWN_VALUES */.D.severity.flatMap((severity) => {
            const limit = limits[severity];
            const value = themes.filter((one) => one.severity === severity && !(0,rule/* isOver */.PU)(one)).length;
            if (limit === undefined || value <= limit)
                return [];
            const message = `${value} ${value === 1 ? 'theme' : 'themes'} of severity ${severity}; the limit is ${limit}`;
            return [{ effect: 'fail', message, limit, value }];
        });
    },
});

// EXTERNAL MODULE: ./policy/rules/never.js
var never = __webpack_require__(93760);
// EXTERNAL MODULE: ./policy/below-bar.js
var below_bar = __webpack_require__(72359);
// EXTERNAL MODULE: ./policy/service-verdict.js
var service_verdict = __webpack_require__(80045);
;// CONCATENATED MODULE: ./policy/rules/run-verdict.js





/** The run did not come to its end: by itself it says nothing about the agent. */
const NOT_COMPLETED = 'RUN_NOT_COMPLETED';
/**
 * The service's own judgement of the run, where it tells one. A run that no check judged is never
 * taken for one that passed.
 */
const runVerdictRule = (0,rule/* gateRule */.Og)({
    name: 'run-verdict',
    schema: schemas/* enum */.k5n(['fail', 'warn', 'ignore']).register(registries/* globalRegistry */.fd, {
        description: "What the run's own verdict does where it is not passed: it fails the gate, is warned of, or is ignored.",
        default: 'fail',
    }),
    standard: 'fail',
    tighten: (0,tighten/* ranked */.ad)(['fail', 'warn', 'ignore']),
    apply({ run, report, failures }, effect) {
        if (effect === 'ignore')
            return [];
        const against = (0,service_verdict/* isFailedByService */.Kc)(run) ? describe(run, failures, effect) : [];
        const why = report === null || effect === 'warn' ? null : (0,service_verdict/* whyNotEvaluated */.pl)(run);
        if (why === null)
            return against;
        const message = `${why}, so it is not taken for a pass`;
        const isFailed = against.length > 0 || report?.verdict !== 'PASSED';
        return [...against, { effect: 'undecided', message, onlyAlone: isFailed }];
    },
});
/** A ruling for every failure that no waiver excuses. */
function describe(run, failures, wanted) {
    const all = (0,service_verdict/* failuresOf */.dJ)(run);
    const alone = all.every(({ type }) => type === NOT_COMPLETED) ? 'undecided' : 'fail';
    const effect = wanted === 'warn' ? 'warning' : alone;
    if (all.length === 0) {
        const message = 'the service judged the run as failed, and does not say why';
        return [{ effect: wanted === 'warn' ? 'warning' : 'fail', message }];
    }
    return failures.map((failure) => ({
        effect,
        message: failure.message,
        ...(failure.check === null ? {} : { check: failure.check }),
        ...(failure.type === NOT_COMPLETED && { restates: 'status' }),
        byRates: (0,below_bar/* failureBasis */.D5)(failure, run),
    }));
}

// EXTERNAL MODULE: ./core/text/alike.js
var alike = __webpack_require__(34667);
// EXTERNAL MODULE: ./policy/words.js
var words = __webpack_require__(65475);
;// CONCATENATED MODULE: ./policy/rules/themes.js









const A_LIST = 'has to be a list of at least one';
function oneOf(values, description) {
    return schemas/* optional */.lqM(schemas/* array */.YOg(schemas/* enum */.k5n(values), A_LIST)
        .check(api/* _minLength */.m9(1, A_LIST))
        .register(registries/* globalRegistry */.fd, { description }));
}
const entryMap = () => (0,yaml_check/* strictMap */.yj)({
    severity: oneOf(known_values/* KNOWN_VALUES */.D.severity, 'Severities that match.'),
    impact: oneOf(known_values/* KNOWN_VALUES */.D.impact, 'Impacts that match.'),
    prevalence: oneOf(known_values/* KNOWN_VALUES */.D.prevalence, 'Prevalences that match.'),
    lifecycle: oneOf(known_values/* KNOWN_VALUES */.D.lifecycle, 'Lifecycles that match. A theme without a lifecycle counts as NEW.'),
    channel: oneOf(known_values/* KNOWN_VALUES */.D.rootCauseChannel, 'Root cause channels that match.'),
    checks: schemas/* optional */.lqM(schemas/* array */.YOg(schemas/* string */.YjP('has to be the name of a check'), A_LIST)
        .check(api/* _minLength */.m9(1, A_LIST))
        .register(registries/* globalRegistry */.fd, {
        description: 'Names of checks; a theme matches when it is about one of them.',
    })),
    'min-affected': schemas/* optional */.lqM(countOrShare('Fewest affected calls: a count such as 2, or a share such as 10%.')),
}, 'has to be a map such as { severity: [HIGH] }')
    .check((context) => {
    if (Object.keys(context.value).length > 0 || context.issues.length > 0)
        return;
    const message = 'has to name at least one key: without any it would match every theme';
    context.issues.push({ code: 'custom', message, input: context.value });
})
    .register(registries/* globalRegistry */.fd, {
    description: 'Matches a theme when all of its keys do.',
    minProperties: 1,
});
/** A theme that matches any of the entries fails the gate. */
const themesRule = (0,rule/* gateRule */.Og)({
    name: 'themes',
    schema: schemas/* array */.YOg(entryMap(), 'has to be a list of entries, each beginning with a dash')
        .register(registries/* globalRegistry */.fd, {
        description: 'A theme that matches all keys of one of these entries fails the gate.',
    }),
    tighten: (0,tighten/* holdingAll */.x7)(covers),
    apply({ themes }, entries) {
        return themes.flatMap((theme) => {
            if ((0,rule/* isOver */.PU)(theme))
                return [];
            const hits = entries.flatMap((entry, index) => matches(entry, theme) ? [{ entry, number: index + 1 }] : []);
            const [first] = hits;
            return first === undefined
                ? []
                : [
                    hit(theme, first.entry, hits.map(({ number }) => number)),
                ];
        });
    },
});
function hit(theme, entry, numbers) {
    const least = entry['min-affected'];
    return {
        effect: 'fail',
        message: `theme ${(0,words/* quoteName */.AB)(theme.slug)} is not allowed: ${traits(theme, entry).join(', ')} (gate.themes, entry ${numbers.join(', ')})`,
        theme: theme.slug,
        ...(least === undefined ? {} : { limit: least, value: affected(theme, least) }),
    };
}
/** The affected calls as the limit counts them: a number, or a share of all calls such as `12.5%`. */
function affected(theme, least) {
    const { affectedCallCount: part, totalCallCount: whole } = theme;
    const share = shareOf(least);
    if (share === null || whole === 0)
        return part;
    return `${(0,percent/* tellPercent */.dH)((part / whole) * 100, share)}%`;
}
/** What of the theme the entry asks for. */
function traits(theme, entry) {
    const { affectedCallCount, totalCallCount, checkNames } = theme;
    const named = entry.checks?.filter((name) => checkNames.some((0,alike/* looksLike */._4)(name))) ?? [];
    return [
        ...(entry.severity ? [`severity ${theme.severity}`] : []),
        ...(entry.impact ? [`impact ${theme.impact}`] : []),
        ...(entry.prevalence ? [`prevalence ${theme.prevalence}`] : []),
        ...(entry.lifecycle ? [`lifecycle ${theme.lifecycle ?? 'none, which counts as NEW'}`] : []),
        ...(entry.channel ? [`channel ${theme.rootCauseChannel}`] : []),
        ...(named.length > 0 ? [`check ${named.map(words/* quoteName */.AB).join(', ')}`] : []),
        ...(entry['min-affected'] === undefined
            ? []
            : [
                `${affectedCallCount} of ${totalCallCount} calls affected, the limit is ${entry['min-affected']}`,
            ]),
    ];
}
function matches(entry, theme) {
    const least = entry['min-affected'];
    return (holds(entry.severity, theme.severity) &&
        holds(entry.impact, theme.impact) &&
        holds(entry.prevalence, theme.prevalence) &&
        holds(entry.lifecycle, theme.lifecycle ?? 'NEW') &&
        holds(entry.channel, theme.rootCauseChannel) &&
        (entry.checks?.some((name) => theme.checkNames.some((0,alike/* looksLike */._4)(name))) ?? true) &&
        (least === undefined || reaches(theme.affectedCallCount, theme.totalCallCount, least)));
}
/** Whether an entry matches every theme that another one matches. */
function covers(wide, narrow) {
    const { 'min-affected': least, ...lists } = wide;
    const { 'min-affected': other, ...narrowLists } = narrow;
    return (Object.entries(lists).every(([key, values]) => values === undefined || holdsAll(values, narrowLists[key])) &&
        (least === undefined || (other !== undefined && (compareLimits(least, other) ?? 1) <= 0)));
}
/** Whether what matches one of the narrow list matches one of the wide one; no list matches all. */
function holdsAll(wide, narrow) {
    return narrow?.every((value) => wide.some((0,alike/* looksLike */._4)(value))) ?? false;
}
function holds(wanted, value) {
    return wanted?.some((one) => one === value) ?? true;
}

// EXTERNAL MODULE: ./policy/rules/trend.js + 8 modules
var trend = __webpack_require__(59085);
;// CONCATENATED MODULE: ./policy/rules/verdict.js





/** Lifecycles of a theme that was there in the previous run. One without a lifecycle counts as new. */
const KNOWN_BEFORE = new Set(['PERSISTENT', 'IMPROVING', 'FIXED']);
const FAILED = 'the verdict is THRESHOLD_FAILED';
/**
 * The verdict of the debrief itself: PASSED holds, THRESHOLD_FAILED fails. A verdict that this
 * version does not know is never taken for a pass: it leaves the gate undecided.
 */
const verdictRule = (0,rule/* gateRule */.Og)({
    name: 'verdict',
    schema: schemas/* enum */.k5n(['fail', 'fail-unless-known', 'ignore']).register(registries/* globalRegistry */.fd, {
        description: 'What a THRESHOLD_FAILED verdict does: it fails the gate; it fails unless there are themes and all of them are waived or were there before; or it is ignored.',
        default: 'fail',
    }),
    standard: 'fail',
    tighten: (0,tighten/* ranked */.ad)(['fail', 'fail-unless-known', 'ignore']),
    apply(view, effect) {
        if (view.report === null || view.report.verdict === 'PASSED')
            return [];
        const { verdict } = view.report;
        if (effect === 'ignore')
            return [ignored(verdict)];
        if (verdict !== 'THRESHOLD_FAILED')
            return [unknown(verdict)];
        const rulings = effect === 'fail'
            ? [
                {
                    ...failed(': the run missed the thresholds of its checks'),
                    restates: 'verdict',
                },
            ]
            : unlessKnown(view.report, view.themes);
        const byRates = (0,below_bar/* verdictBasis */.m)(view.run);
        return rulings.map((ruling) => ({ ...ruling, byRates }));
    },
});
function failed(why, theme) {
    return {
        effect: 'fail',
        message: FAILED + why,
        ...(theme === undefined ? {} : { theme }),
    };
}
function ignored(verdict) {
    return {
        effect: 'note',
        message: `the verdict is '${verdict}', which the policy ignores`,
    };
}
function unknown(verdict) {
    return {
        effect: 'undecided',
        message: `the verdict '${verdict}' is not one that this version knows (PASSED, THRESHOLD_FAILED), so it is not taken for a pass`,
    };
}
function unlessKnown(report, themes) {
    if (report.themes.length === 0)
        return [failed(', and there is no theme that was known before')];
    const fresh = themes.filter(({ lifecycle }) => !KNOWN_BEFORE.has(lifecycle));
    if (fresh.length > 0) {
        return fresh.map((theme) => failed(`, and theme ${(0,words/* quoteName */.AB)(theme.slug)} ${describeFresh(theme)}`, theme.slug));
    }
    return themes.map(({ slug }) => ({
        effect: 'known',
        message: `theme ${(0,words/* quoteName */.AB)(slug)} was there before`,
        theme: slug,
    }));
}
function describeFresh({ lifecycle }) {
    if (lifecycle === 'NEW')
        return 'is new';
    if (lifecycle === null)
        return 'has no lifecycle, so it counts as new';
    return `has the lifecycle ${(0,words/* quoteName */.AB)(lifecycle)}, which this version does not know`;
}

// EXTERNAL MODULE: ./policy/waivers.js + 1 modules
var waivers = __webpack_require__(51917);
;// CONCATENATED MODULE: ./policy/policy.js
/** The policy file as a whole; what each rule takes stands with the rule. */












/** Every rule in the order in which its reasons are shown. A new rule is one file and one line. */
const RULES = [
    runVerdictRule,
    verdictRule,
    themesRule,
    maxThemesRule,
    trend/* trendRule */._,
    never/* neverRule */.r6,
    incompleteRunRule,
    minGradedCallsRule,
];
const gateSchema = () => (0,yaml_check/* strictMap */.yj)(Object.fromEntries([
    ...RULES.map(({ name, schema }) => [name, schemas/* optional */.lqM(schema)]),
    // About the sum of all runs, which no rule sees.
    [max_cost/* MAX_COST */.zG, schemas/* optional */.lqM(max_cost/* maxCostSchema */.Hw)],
]), 'has to be a map of rules').register(registries/* globalRegistry */.fd, { description: 'The rules. All of them have to hold.' });
const gateTightening = (0,tighten/* each */.__)(Object.fromEntries([
    ...RULES.map(({ name, tighten }) => [name, tighten]),
    [max_cost/* MAX_COST */.zG, max_cost/* MAX_COST_TIGHTENING */.J6],
]));
/** What a policy may make of the one that it extends. */
const POLICY_TIGHTENING = (0,tighten/* each */.__)({
    gate: gateTightening,
    waivers: waivers/* WAIVERS_TIGHTENING */.gw,
});
const AN_ADDRESS = 'has to be a path in the workspace, or owner/repo/path@ref';
const extendsSchema = schemas/* string */.YjP(AN_ADDRESS)
    .check(api/* _regex */.Fk(/^\S(?:.*\S)?$/, AN_ADDRESS))
    .register(registries/* globalRegistry */.fd, {
    description: 'The policy that this one tightens: a path in the workspace, or owner/repo/path@ref, which is read with github-token. A path that looks like the latter begins with ./',
});
const policy_A_LIST = 'has to be a list of keys such as [gate.verdict, waivers]';
const LOOSENED = (0,tighten/* namesOf */.eZ)(POLICY_TIGHTENING);
const policySchema = (0,yaml_check/* strictMap */.yj)({
    version: schemas/* literal */.euz(1).register(registries/* globalRegistry */.fd, { description: 'Version of this format.' }),
    extends: schemas/* optional */.lqM(extendsSchema),
    'allow-loosening': schemas/* optional */.lqM(schemas/* array */.YOg(schemas/* string */.YjP(policy_A_LIST).check(api/* _regex */.Fk(LOOSENED.pattern, `has to be one of ${LOOSENED.told}`)), policy_A_LIST)
        .register(registries/* globalRegistry */.fd, {
        description: 'The keys that a policy which extends this one may loosen, dotted such as gate.verdict; a key stands for all that is below it.',
    })),
    gate: schemas/* optional */.lqM(gateSchema()),
    waivers: schemas/* optional */.lqM(schemas/* array */.YOg(waivers/* waiverSchema */.IM, 'has to be a list of waivers, each beginning with a dash')
        .register(registries/* globalRegistry */.fd, { description: 'Exceptions that end by themselves.' })),
}, 'has to be a map that begins with version: 1').register(registries/* globalRegistry */.fd, {
    title: 'Simulation Gate policy',
    description: 'What fails a gate, decided by the team.',
});


/***/ }),

/***/ 92254:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Og: () => (/* binding */ gateRule),
/* harmony export */   PU: () => (/* binding */ isOver),
/* harmony export */   uq: () => (/* binding */ unreadRulings)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(58989);
/* harmony import */ var _tighten_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(18661);
/** What a rule of the policy is, and what rules are made of. */


/** Makes a rule out of its settings' schema and what it finds with such settings. */
function gateRule(parts) {
    const { name, schema, standard, tighten, apply } = parts;
    return {
        name,
        schema,
        tighten: (0,_tighten_js__WEBPACK_IMPORTED_MODULE_0__/* .throughSchema */ .Zk)(schema, tighten, standard),
        apply(view, gate) {
            const given = gate[name];
            const settings = given === undefined ? standard : zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .parse */ .qg(schema, given);
            return settings === undefined ? [] : apply(view, settings);
        },
    };
}
/**
 * What a rule says of something that the results would tell, where the service has them and they cannot be
 * read; empty where it merely does not tell.
 *
 * @param what is not judged
 */
function unreadRulings({ unread }, what, facts) {
    if (unread === undefined)
        return [];
    const message = `the run's results cannot be read (${unread}), so ${what} was not judged, and the run is not taken for a pass`;
    return [{ effect: 'undecided', message, onlyAlone: true, ...facts }];
}
/** A theme that is shown and never fails: no call has it any more, as the gate's own comparison tells. */
function isOver({ lifecycle, serviceLifecycle }) {
    return lifecycle === 'FIXED' && serviceLifecycle !== undefined;
}


/***/ }),

/***/ 93760:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hz: () => (/* binding */ spellingsOf),
/* harmony export */   r6: () => (/* binding */ neverRule),
/* harmony export */   xR: () => (/* binding */ neverNames)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5915);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(41299);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(34288);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(58989);
/* harmony import */ var _core_percent_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(79630);
/* harmony import */ var _core_text_alike_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(34667);
/* harmony import */ var _report_check_facts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(78412);
/* harmony import */ var _rule_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(92254);
/* harmony import */ var _tighten_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(18661);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(65475);
/** Checks that may fail in no call. */







const NAME = 'never';
const A_LIST = 'has to be a list of at least one name of a check';
const neverSchema = zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP('has to be the name of a check'), A_LIST)
    .check(zod_mini__WEBPACK_IMPORTED_MODULE_6__/* ._minLength */ .m9(1, A_LIST))
    .register(zod_mini__WEBPACK_IMPORTED_MODULE_7__/* .globalRegistry */ .fd, {
    description: 'Names of checks that may fail in no call: a single one fails the gate.',
});
/**
 * One failing call of such a check fails the gate, whatever else holds, unless a waiver excuses the
 * check. Whatever tells of a failing call counts: counts, calls, rates, and where there is neither,
 * themes.
 */
const neverRule = (0,_rule_js__WEBPACK_IMPORTED_MODULE_2__/* .gateRule */ .Og)({
    name: NAME,
    schema: neverSchema,
    tighten: (0,_tighten_js__WEBPACK_IMPORTED_MODULE_3__/* .holdingAll */ .x7)((child, parent) => (0,_core_text_alike_js__WEBPACK_IMPORTED_MODULE_0__/* .looksLike */ ._4)(parent)(child)),
    apply(view, names) {
        return (0,_core_text_alike_js__WEBPACK_IMPORTED_MODULE_0__/* .eachLookOnce */ .EA)(names).flatMap((name) => {
            const spelled = spellingsOf(view.run, name);
            if (spelled.some((check) => view.waivedChecks.has(check)))
                return [];
            const [first] = spelled;
            return first === undefined ? unseen(name, view) : judge(first, spelled, view);
        });
    },
});
/** The names under `never`. */
function neverNames(gate) {
    const given = gate[NAME];
    return given === undefined ? [] : zod_mini__WEBPACK_IMPORTED_MODULE_8__/* .parse */ .qg(neverSchema, given);
}
/** How a run spells a check that somebody else names: what looks like it there, each spelling once. */
function spellingsOf({ report, checks, calls }, wanted) {
    const told = [
        ...(checks ?? []).map(({ name }) => name),
        ...(report?.trend?.rows ?? []).map(({ checkName }) => checkName),
        ...(report?.themes ?? []).flatMap(({ checkNames }) => checkNames),
        ...(calls ?? []).flatMap((call) => call.checks.map(({ name }) => name)),
    ];
    return [...new Set(told)].filter((0,_core_text_alike_js__WEBPACK_IMPORTED_MODULE_0__/* .looksLike */ ._4)(wanted));
}
/** What is said of a check that nothing tells of, where results that may tell of it cannot be read. */
function unseen(check, { run }) {
    return (0,_rule_js__WEBPACK_IMPORTED_MODULE_2__/* .unreadRulings */ .uq)(run, `never for check ${(0,_words_js__WEBPACK_IMPORTED_MODULE_4__/* .quoteName */ .AB)(check)}`, { check });
}
/** What is said of a check under any of its spellings, by one of which it is named. */
function judge(check, spelled, view) {
    const { run, report } = view;
    const facts = (0,_report_check_facts_js__WEBPACK_IMPORTED_MODULE_1__/* .checkFacts */ .un)(run.checks ?? [], report?.trend?.rows ?? []).filter(({ name }) => spelled.includes(name));
    const [short] = facts
        .flatMap(({ counts }) => counts ?? [])
        .map(({ passed, evaluated }) => ({ passed: evaluated - passed, evaluated }))
        .filter((failed) => failed.passed > 0)
        .toSorted((a, b) => b.passed - a.passed);
    if (short !== undefined) {
        return [fails(check, `failed in ${(0,_words_js__WEBPACK_IMPORTED_MODULE_4__/* .tellPart */ .nQ)(short)}`, { limit: 0, value: short.passed })];
    }
    const failing = failingCalls(spelled, run);
    if (failing > 0) {
        return [fails(check, `failed in ${(0,_words_js__WEBPACK_IMPORTED_MODULE_4__/* .tellCalls */ .h5)(failing)}`, { limit: 0, value: failing })];
    }
    const rates = facts.flatMap(({ rate }) => rate ?? []);
    const low = Math.min(...rates);
    if ((0,_core_percent_js__WEBPACK_IMPORTED_MODULE_9__/* .percentUnits */ .F0)(low) < (0,_core_percent_js__WEBPACK_IMPORTED_MODULE_9__/* .percentUnits */ .F0)(100)) {
        const told = `has a pass rate of ${(0,_core_percent_js__WEBPACK_IMPORTED_MODULE_9__/* .tellPercent */ .dH)(low, 100)} %`;
        return [fails(check, told, { limit: 100, value: low })];
    }
    return rates.length > 0 ? [] : judgeByThemes(check, spelled, view);
}
function fails(check, told, facts = {}) {
    const message = `check ${(0,_words_js__WEBPACK_IMPORTED_MODULE_4__/* .quoteName */ .AB)(check)} ${told}; it may never fail`;
    return { effect: 'fail', message, check, ...facts };
}
function failingCalls(spelled, { calls = [] }) {
    return calls.filter((call) => call.isCounted &&
        call.checks.some(({ name, isPassed }) => spelled.includes(name) && isPassed === false)).length;
}
/** Nobody tells how often it passed; a theme says that it failed. */
function judgeByThemes(check, spelled, { themes, run }) {
    const [theme] = themes
        .filter(({ checkNames, lifecycle, affectedCallCount }) => checkNames.some((name) => spelled.includes(name)) &&
        lifecycle !== 'FIXED' &&
        affectedCallCount > 0)
        .toSorted((a, b) => b.affectedCallCount - a.affectedCallCount || (a.slug < b.slug ? -1 : 1));
    if (theme !== undefined) {
        const told = `failed in ${(0,_words_js__WEBPACK_IMPORTED_MODULE_4__/* .tellCalls */ .h5)(theme.affectedCallCount)} of theme ${(0,_words_js__WEBPACK_IMPORTED_MODULE_4__/* .quoteName */ .AB)(theme.slug)}`;
        return [fails(check, told)];
    }
    const unread = unseen(check, { run });
    if (unread.length > 0)
        return unread;
    const isGraded = run.calls?.some((call) => call.checks.some(({ name, isPassed }) => spelled.includes(name) && isPassed === true));
    const message = `check ${(0,_words_js__WEBPACK_IMPORTED_MODULE_4__/* .quoteName */ .AB)(check)} was graded on no call, so that never was not judged for it`;
    return isGraded ? [] : [{ effect: 'warning', message, check }];
}


/***/ }),

/***/ 59085:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  D: () => (/* binding */ limitedNames),
  _: () => (/* binding */ trendRule)
});

// EXTERNAL MODULE: ../../node_modules/zod/v4/core/parse.js + 1 modules
var parse = __webpack_require__(58989);
// EXTERNAL MODULE: ./core/text/alike.js
var alike = __webpack_require__(34667);
// EXTERNAL MODULE: ./policy/rule.js
var rule = __webpack_require__(92254);
// EXTERNAL MODULE: ./core/check-identity.js
var check_identity = __webpack_require__(4366);
// EXTERNAL MODULE: ./report/check-facts.js
var check_facts = __webpack_require__(78412);
// EXTERNAL MODULE: ../../node_modules/zod/v4/mini/schemas.js
var schemas = __webpack_require__(5915);
// EXTERNAL MODULE: ../../node_modules/zod/v4/core/api.js
var api = __webpack_require__(41299);
// EXTERNAL MODULE: ../../node_modules/zod/v4/core/registries.js
var registries = __webpack_require__(34288);
// EXTERNAL MODULE: ./core/yaml-check.js
var yaml_check = __webpack_require__(99765);
;// CONCATENATED MODULE: ./policy/trend/settings.js
/** What a policy says under `gate.trend`. */



const A_PERCENTAGE = 'has to be a number from 0 to 100';
const A_SIGNIFICANCE = 'has to be a share below 100% such as 5%, or off';
/** Highest probability of a drop that is not taken for chance, where a policy says nothing. */
const STANDARD_SIGNIFICANCE = '5%';
const SIGNIFICANCE = /^(?!0+(?:\.0+)? ?%)\d{1,2}(?:\.\d{1,9})? ?%$/;
function percentage(description) {
    return schemas/* optional */.lqM(schemas/* number */.aig(A_PERCENTAGE)
        .check(api/* _gte */.qm(0, A_PERCENTAGE), api/* _lte */.Zm(100, A_PERCENTAGE))
        .register(registries/* globalRegistry */.fd, { description }));
}
const limits = () => ({
    'max-drop': percentage('Percentage points that a check may lose against the baseline. Where the calls of both are counted, a drop of so many points or more fails if chance does not explain it.'),
    'min-pass-rate': percentage('Lowest current pass rate of a check, in percent.'),
    evidence: schemas/* optional */.lqM(schemas/* enum */.k5n(['point', 'likely', 'proven']).register(registries/* globalRegistry */.fd, {
        description: 'What min-pass-rate compares: the rate itself; the upper end of its 95 % interval, so that only a check that is likely below the limit fails; or the lower end, so that only a check that is proven to reach the limit passes.',
        default: 'point',
    })),
    'min-calls': schemas/* optional */.lqM(schemas/* int */.Whr('has to be a whole number')
        .check(api/* _gte */.qm(1, 'has to be 1 or more'))
        .register(registries/* globalRegistry */.fd, {
        description: 'A check that fewer calls stand behind is spared, where a theme that is about it tells the number of calls.',
    })),
});
const trendSchema = (0,yaml_check/* strictMap */.yj)({
    ...limits(),
    significance: schemas/* optional */.lqM(schemas/* union */.KCZ([schemas/* literal */.euz('off'), schemas/* string */.YjP().check(api/* _regex */.Fk(SIGNIFICANCE, A_SIGNIFICANCE))], A_SIGNIFICANCE)
        .register(registries/* globalRegistry */.fd, {
        description: 'How rarely chance alone may explain a drop that fails max-drop (one-sided exact test of Fisher, corrected by Holm for the number of checks); or off, to compare the rates alone.',
        default: STANDARD_SIGNIFICANCE,
    })),
    checks: schemas/* optional */.lqM(schemas/* record */.g1P(schemas/* string */.YjP(), (0,yaml_check/* strictMap */.yj)(limits(), 'has to be a map such as { max-drop: 5 }'), 'has to be a map from names of checks to their limits')
        .check(namedOnce)
        .register(registries/* globalRegistry */.fd, { description: 'Limits of single checks, by their names.' })),
    'on-missing-baseline': schemas/* optional */.lqM(schemas/* enum */.k5n(['pass', 'fail']).register(registries/* globalRegistry */.fd, {
        description: 'What it does when there is no previous run, or no previous rate of a check that max-drop limits.',
        default: 'pass',
    })),
}, 'has to be a map such as { max-drop: 10 }').register(registries/* globalRegistry */.fd, {
    description: 'Limits for the pass rates of checks; `checks` has limits of single ones.',
});
/** Of two names that nobody can tell apart, one would hold without anybody knowing which. */
function namedOnce({ value, issues }) {
    const looks = new Set();
    for (const [name, input] of Object.entries(value)) {
        const look = (0,alike/* lookOf */.Li)(name);
        if (looks.has(look)) {
            const message = 'has to be left out, since the limits of a check that looks the same stand before it';
            issues.push({ code: 'custom', path: [name], message, input });
        }
        looks.add(look);
    }
}
/** The limits that hold for a check: its own, each before that of all. */
function limitsOf(settings) {
    const own = new Map(Object.entries(settings.checks ?? {}).map(([name, limits]) => [(0,alike/* lookOf */.Li)(name), limits]));
    return (check) => ({ ...settings, ...own.get((0,alike/* lookOf */.Li)(check)) });
}
/** Whether any check has a limit of how far it may fall. */
function limitsDrops({ checks = {}, ...all }) {
    return [all, ...Object.values(checks)].some((limits) => limits['max-drop'] !== undefined);
}
/** Whether any check has a limit of its pass rate, or of how far that may fall. */
function limitsRates(settings) {
    const { checks = {}, ...all } = settings;
    return (limitsDrops(settings) ||
        [all, ...Object.values(checks)].some((limits) => limits['min-pass-rate'] !== undefined));
}
/**
 * The highest p that is not taken for chance, or null where the rates alone are compared.
 *
 * @param looks how often the same question may be asked, by which it is divided
 */
function significanceOf({ significance = STANDARD_SIGNIFICANCE }, looks) {
    return significance === 'off' ? null : Number.parseFloat(significance) / 100 / looks;
}

;// CONCATENATED MODULE: ./policy/trend/cases.js




/** The rows of the trend in their order, then the checks of the run that the trend does not have. */
function casesOf({ run, report, waivedChecks }, settings) {
    const { checks = [], baseline } = run;
    const trend = trendIn(run, report);
    const limits = limitsOf(settings);
    const reported = (baseline?.serviceTrend ?? trend)?.rows ?? [];
    const isReported = (0,check_identity/* findSame */.Ad)(reported.map((row) => ({ id: row.checkId, name: row.checkName })));
    return (0,check_facts/* checkFacts */.un)(checks, trend?.rows ?? []).map((facts) => {
        const { name, listed, rows, counts: current, rate } = facts;
        const before = (0,check_facts/* checkResult */.iJ)([rows.map(({ counts }) => counts?.previous)], []);
        const mayBeGone = checks.length > 0 || isReported(facts).length === 0;
        return {
            check: name,
            id: facts.id ?? null,
            limits: limits(name),
            previous: before.rate ?? (0,check_facts/* highestRate */.dQ)(rows.map(({ previousPassRate }) => previousPassRate)),
            current: rate,
            counts: { previous: before.counts, current },
            calls: current?.evaluated ?? listed[0]?.evaluated ?? callsBehind(name, report),
            isGone: mayBeGone && listed.length === 0 && rate === null,
            isWaived: waivedChecks.has(name),
        };
    });
}
/** What the run's rates are compared with; where it has no debrief, by the gate. */
function trendIn({ baseline }, report) {
    return (report === null ? baseline?.trend : report.trend) ?? null;
}
/** How many calls a check was graded on, as far as the report tells: themes name calls and checks. */
function callsBehind(check, report) {
    const counts = (report?.themes ?? [])
        .filter(({ checkNames }) => checkNames.some((0,alike/* looksLike */._4)(check)))
        .map(({ totalCallCount }) => totalCallCount);
    return counts.length === 0 ? null : Math.max(...counts);
}
/** A check that too few calls stand behind to judge it at all. */
function isSpared({ limits, calls }) {
    const least = limits['min-calls'];
    return least !== undefined && calls !== null && calls < least;
}

// EXTERNAL MODULE: ./chance/counts.js
var counts = __webpack_require__(58038);
;// CONCATENATED MODULE: ./chance/exact-test.js
/**
 * How often chance alone would make a rate fall as far as it fell: the exact test of R. A. Fisher
 * ("The Logic of Inductive Inference", 1935), one-sided. It asks, of all ways in which the passed and
 * failed calls of both runs could have fallen to either, for the share in which the current one has as
 * few passed calls as it has, or fewer. That holds for any number of calls, with no approximation.
 */

/** Stirling's series is exact to the last digit from here on; below, the product itself is. */
const SERIES_FROM = 20;
/** Terms of the sum beyond this share of it change no digit. */
const NEGLIGIBLE = 1e-18;
/** The probability (p) of a fall like this one, or a deeper one, had nothing changed. */
function chanceOfDrop(baseline, current) {
    const drawn = current.evaluated;
    const passed = baseline.passed + current.passed;
    const failed = baseline.evaluated + drawn - passed;
    const table = { drawn, passed, failed };
    // The tail beyond the mode, whose terms only shrink, is the one to sum; the other is what is left.
    const mean = (drawn * passed) / (passed + failed);
    return current.passed <= mean
        ? sumDown(current.passed, table)
        : 1 - sumUp(current.passed + 1, table);
}
/**
 * The smallest loss, in percentage points, that so many calls could tell from chance: at most as likely
 * as the significance. Null where not even losing everything could.
 *
 * @param significance highest p that is not taken for chance, such as 0.05
 */
function smallestVisibleDrop(baseline, evaluated, significance) {
    const shows = (passed) => chanceOfDrop(baseline, { passed, evaluated }) <= significance;
    if (!shows(0))
        return null;
    let most = 0;
    let tooMany = evaluated;
    while (tooMany - most > 1) {
        const middle = Math.floor((most + tooMany) / 2);
        if (shows(middle))
            most = middle;
        else
            tooMany = middle;
    }
    return (0,counts/* rateOf */.MK)(baseline) - (0,counts/* rateOf */.MK)({ passed: most, evaluated });
}
/** The probability of so many passed calls among the drawn, or fewer. */
function sumDown(from, table) {
    const { drawn, passed, failed } = table;
    let term = probabilityOf(from, table);
    let sum = term;
    for (let count = from; term > sum * NEGLIGIBLE; count -= 1) {
        term *= (count * (failed - drawn + count)) / ((passed - count + 1) * (drawn - count + 1));
        sum += term;
    }
    return sum;
}
/** The probability of so many passed calls among the drawn, or more. */
function sumUp(from, table) {
    const { drawn, passed, failed } = table;
    let term = probabilityOf(from, table);
    let sum = term;
    for (let count = from; term > sum * NEGLIGIBLE; count += 1) {
        term *= ((passed - count) * (drawn - count)) / ((count + 1) * (failed - drawn + count + 1));
        sum += term;
    }
    return sum;
}
/** The hypergeometric probability of exactly so many passed calls among the drawn. */
function probabilityOf(count, { drawn, passed, failed }) {
    if (count > drawn || count > passed)
        return 0;
    return Math.exp(logChoose(passed, count) + logChoose(failed, drawn - count) - logChoose(passed + failed, drawn));
}
function logChoose(whole, part) {
    return logFactorial(whole) - logFactorial(part) - logFactorial(whole - part);
}
function logFactorial(number) {
    if (number < SERIES_FROM) {
        let product = 1;
        for (let factor = 2; factor <= number; factor += 1)
            product *= factor;
        return Math.log(product);
    }
    const square = number ** 2;
    const series = (1 / 12 - (1 / 360 - 1 / (1260 * square)) / square) / number;
    return number * Math.log(number) - number + Math.log(2 * Math.PI * number) / 2 + series;
}

;// CONCATENATED MODULE: ./chance/holm.js
/**
 * Many comparisons at once: of twenty checks that did not change one falls "significantly" by chance.
 * The procedure of S. Holm, "A Simple Sequentially Rejective Multiple Test Procedure" (Scandinavian
 * Journal of Statistics 6, 1979), keeps the probability of any such false alarm at the significance.
 */
/**
 * The probabilities adjusted for there being so many of them, in the order given: each may be compared
 * with the significance as if it were the only one.
 */
function adjustHolm(probabilities) {
    const adjusted = probabilities.map(() => 1);
    let largest = 0;
    for (const [rank, { index, p }] of sorted(probabilities).entries()) {
        largest = Math.max(largest, Math.min(1, p * (probabilities.length - rank)));
        adjusted[index] = largest;
    }
    return adjusted;
}
/**
 * Up to which probability, adjusted by nothing any more, a comparison that was taken for chance would
 * have been taken for more. There is at least one such.
 *
 * @param adjusted all probabilities as `adjustHolm` gives them
 */
function significanceLeft(adjusted, significance) {
    return significance / adjusted.filter((p) => p > significance).length;
}
function sorted(probabilities) {
    return probabilities.map((p, index) => ({ index, p })).toSorted((a, b) => a.p - b.p);
}

// EXTERNAL MODULE: ./core/percent.js
var percent = __webpack_require__(79630);
// EXTERNAL MODULE: ./report/format.js
var format = __webpack_require__(53483);
// EXTERNAL MODULE: ./policy/words.js
var words = __webpack_require__(65475);
;// CONCATENATED MODULE: ./policy/trend/drop.js






const MAX_NAMES = 10;
const UNTESTED = '; without call counts it was not tested for significance';
/**
 * Judges every case that `max-drop` limits. A waived check counts among the comparisons, so that a
 * waiver never makes the drop of another check significant.
 */
function judgeDrops(cases, basis) {
    const limited = cases.filter((one) => one.limits['max-drop'] !== undefined && !isSpared(one));
    const drops = new Map(limited.map((one) => [one, dropOf(one, basis)]));
    const all = [...drops.values()].filter((drop) => drop !== null);
    const comparisons = compareAll(all, basis);
    return {
        of: (one) => {
            const drop = drops.get(one);
            if (drop === undefined)
                return [];
            return drop === null ? [missing(one, basis)] : judgeDrop(drop, comparisons, basis);
        },
        all: [
            ...all.map((drop) => {
                const tested = dropTest(drop, comparisons);
                return { effect: 'tested', message: 'compared', check: tested.check, tested };
            }),
            ...(basis.significance === null ? [] : uncounted(all)),
        ],
    };
}
function dropTest(drop, comparisons) {
    const { one, test } = drop;
    return {
        check: one.check,
        checkId: one.id,
        test: test === null ? 'none' : 'fisher',
        p: test?.p ?? null,
        adjustedP: comparisons?.adjusted.get(drop) ?? null,
    };
}
/** Null for a case that cannot be compared. */
function dropOf(one, { significance }) {
    const { previous, current, counts, limits } = one;
    const limit = limits['max-drop'];
    if (previous === null || current === null || limit === undefined)
        return null;
    const units = (0,percent/* percentUnits */.F0)(previous) - (0,percent/* percentUnits */.F0)(current);
    const test = significance === null ? null : testOf(counts);
    return { one, limit, units, previous, current, test };
}
function testOf({ previous, current }) {
    if (previous === null || current === null)
        return null;
    return { p: chanceOfDrop(previous, current), previous, current };
}
function compareAll(drops, { significance, otherPValues }) {
    if (significance === null)
        return null;
    const tests = drops.flatMap((drop) => (drop.test === null ? [] : [{ drop, p: drop.test.p }]));
    const adjusted = adjustHolm([...tests.map(({ p }) => p), ...otherPValues]);
    return {
        count: adjusted.length,
        adjusted: new Map(tests.map(({ drop }, index) => [drop, Number(adjusted[index])])),
        significance,
        significanceLeft: significanceLeft(adjusted, significance),
    };
}
/** What is said of a case that cannot be compared. */
function missing({ check, previous, limits }, { needsBaseline }) {
    const subject = `check ${(0,words/* quoteName */.AB)(check)} has no`;
    if (previous !== null) {
        const message = `${subject} current pass rate, so max-drop was not judged`;
        return { effect: 'note', message, check };
    }
    const message = `${subject} previous pass rate to compare with`;
    const limit = limits['max-drop'];
    return needsBaseline
        ? { effect: 'fail', message: `${message}, and on-missing-baseline is fail`, check, limit }
        : { effect: 'note', message: `${message}, so max-drop was not judged`, check };
}
function judgeDrop(drop, comparisons, basis) {
    const { test } = drop;
    if (!isDeep(drop))
        return [];
    if (test === null || comparisons === null) {
        return [tooDeep(drop, basis, basis.significance === null ? '' : UNTESTED)];
    }
    const adjusted = Number(comparisons.adjusted.get(drop));
    return [
        adjusted <= comparisons.significance
            ? tooDeep(drop, basis, `; chance alone does that ${tellChance(adjusted, comparisons)}`)
            : withinChance(drop, test, adjusted, comparisons),
    ];
}
/** Without counts a drop may be as deep as the limit says; with them it has to stay above. */
function isDeep({ one, limit, units }) {
    const { previous, current } = one.counts;
    const isCounted = previous !== null && current !== null;
    return units > (0,percent/* percentUnits */.F0)(limit) || (isCounted && units > 0 && units === (0,percent/* percentUnits */.F0)(limit));
}
function tooDeep(drop, { trend, baseline }, odds) {
    const { one, limit, previous, current, units } = drop;
    const { check, counts } = one;
    const from = counts.previous === null ? '' : ` (${(0,words/* tellPart */.nQ)(counts.previous)})`;
    return {
        effect: 'fail',
        byRates: counts.current === null ? 'verdict' : 'counts',
        message: `check ${(0,words/* quoteName */.AB)(check)} fell from ${(0,percent/* tellPercent */.dH)(previous, current)} %${from} to ${(0,percent/* tellPercent */.dH)(current, previous)} %${(0,words/* tellCounted */.g$)(counts.current)}, ${tellPoints(units, limit)}; the limit is ${limit} (compared with ${tellBaseline(trend, baseline)})${odds}`,
        check,
        limit,
        value: (0,percent/* unitsToPercent */.Yk)(units),
    };
}
function withinChance({ one, limit, previous, current, units }, test, adjusted, comparisons) {
    const { check } = one;
    const calls = test.current.evaluated;
    const visible = smallestVisibleDrop(test.previous, calls, comparisons.significanceLeft);
    const fell = `from ${(0,percent/* tellPercent */.dH)(previous, current)} % (${(0,words/* tellPart */.nQ)(test.previous)}) to ${(0,percent/* tellPercent */.dH)(current, previous)} %${(0,words/* tellCounted */.g$)(test.current)}`;
    const chance = `on ${(0,words/* tellCalls */.h5)(calls)} that happens by chance ${tellChance(adjusted, comparisons)} (${tellP(test.p, adjusted, comparisons)})`;
    const shown = visible === null
        ? 'on so few calls no drop would have shown'
        : `a drop of ${Math.ceil(visible)} points would have shown`;
    return {
        effect: 'note',
        message: `check ${(0,words/* quoteName */.AB)(check)} lost ${tellPoints(units, limit)}, ${fell}, which is within chance: ${chance}, so it does not fail the gate; ${shown}`,
        check,
        limit,
        value: (0,percent/* unitsToPercent */.Yk)(units),
    };
}
function tellChance(p, { count }) {
    return count === 1 ? (0,words/* tellOdds */.y6)(p) : `to one of ${count} checks ${(0,words/* tellOdds */.y6)(p)}`;
}
function tellP(own, adjusted, { count }) {
    const told = (p) => `${Number(p.toPrecision(2))}`;
    return count === 1
        ? `p = ${told(own)}`
        : `p = ${told(own)}, ${told(adjusted)} among ${count} checks`;
}
function tellPoints(units, limit) {
    const points = (0,percent/* tellPercent */.dH)((0,percent/* unitsToPercent */.Yk)(units), limit);
    return `${points} ${points === '1' ? 'point' : 'points'}`;
}
/** Checks that fell without failing the gate, and whose calls are not counted. */
function uncounted(drops) {
    const names = drops.flatMap((drop) => {
        const { one, units, test } = drop;
        const isListed = units > 0 && test === null && !one.isWaived && !isDeep(drop);
        return isListed ? (0,words/* quoteName */.AB)(one.check) : [];
    });
    if (names.length === 0)
        return [];
    const message = `max-drop compared the pass rates alone, without a test for significance, since call counts are missing for ${(0,format/* formatList */.ki)(names, MAX_NAMES)}`;
    return [{ effect: 'note', message }];
}
function tellBaseline({ baselineRunNumber: number, baselineRunPlanJobId: jobId }, baseline) {
    const unnumbered = jobId === '' ? 'the previous run' : `run ${(0,words/* quoteName */.AB)(jobId)}`;
    const newest = number === null ? unnumbered : `run ${number}`;
    const earlier = (baseline?.pooled.length ?? 0) - 1;
    return earlier > 0 ? `${newest} and ${earlier} before it` : newest;
}

// EXTERNAL MODULE: ./chance/interval.js
var interval = __webpack_require__(9663);
;// CONCATENATED MODULE: ./policy/trend/pass-rate.js




/** The ruling on a check that `min-pass-rate` limits, where there is one. */
function judgeRate({ check, current, limits, counts, isGone }) {
    const limit = limits['min-pass-rate'];
    if (limit === undefined)
        return [];
    const { evidence = 'point' } = limits;
    if (current === null) {
        const message = `check ${(0,words/* quoteName */.AB)(check)} has no current pass rate`;
        return evidence === 'proven' && !isGone
            ? [{ effect: 'undecided', message: `${message}, so ${limit} % is not proven`, check, limit }]
            : [{ effect: 'note', message: `${message}, so min-pass-rate was not judged`, check }];
    }
    const one = { check, limit, rate: current, counts: counts.current };
    switch (evidence) {
        case 'point':
            return isBelow(one) ? [tooLow(one)] : [];
        case 'likely':
            return judgeLikely(one);
        case 'proven':
            return judgeProven(one);
    }
}
function isBelow({ rate, limit }) {
    return (0,percent/* percentUnits */.F0)(rate) < (0,percent/* percentUnits */.F0)(limit);
}
function tooLow(one, addition = '') {
    const { check, limit, rate, counts } = one;
    return {
        effect: 'fail',
        byRates: counts === null ? 'verdict' : 'counts',
        message: `${tellRate(one)}; the limit is ${limit} %${addition}`,
        check,
        limit,
        value: rate,
    };
}
function tellRate({ check, limit, rate, counts }) {
    return `check ${(0,words/* quoteName */.AB)(check)} has a pass rate of ${(0,percent/* tellPercent */.dH)(rate, limit)} %${(0,words/* tellCounted */.g$)(counts)}`;
}
function judgeLikely(one) {
    const { check, limit, counts } = one;
    if (!isBelow(one))
        return [];
    if (counts === null)
        return [tooLow(one, '; without call counts the rate alone was compared')];
    if ((0,interval/* likelyInterval */.A1)(counts).high < limit)
        return [tooLow(one)];
    const message = `${tellRate(one)}, below the limit of ${limit} %; it may be chance, so it does not fail the gate`;
    return [{ effect: 'note', message, check, limit, value: one.rate }];
}
function judgeProven(one) {
    const { check, limit, rate, counts } = one;
    if (counts === null) {
        if (isBelow(one))
            return [tooLow(one)];
        const message = `check ${(0,words/* quoteName */.AB)(check)} has a pass rate of ${(0,percent/* tellPercent */.dH)(rate)} %, but of how many calls is not known, so ${limit} % is not proven`;
        return [{ effect: 'undecided', message, check, limit, value: rate }];
    }
    if (!isBelow(one) && (0,interval/* likelyInterval */.A1)(counts).low >= limit)
        return [];
    return [tooLow(one, `, and has to be proven: ${tellProof(one)}`)];
}
/** How many calls would prove the limit at this rate. */
function tellProof({ rate, limit }) {
    const calls = (0,interval/* callsToProve */.PO)(rate, limit);
    if (calls !== null)
        return `at this rate that needs ${(0,format/* formatCounted */.So)(calls, 'call')}`;
    return (0,percent/* percentUnits */.F0)(rate) > (0,percent/* percentUnits */.F0)(limit)
        ? `at this rate that needs more than ${(0,format/* formatCounted */.So)(interval/* MAX_CALLS_TO_PROVE */.Kg, 'call')}`
        : 'at this rate no number of calls does';
}

// EXTERNAL MODULE: ./policy/tighten.js
var tighten = __webpack_require__(18661);
;// CONCATENATED MODULE: ./policy/tighten-checks.js
/** Tightening of limits that hold for every check, but for the checks that have limits of their own. */

/** Has no say: the limits of single checks are compared as `ofEachCheck` does. */
function leftToEachCheck() {
    return { keys: ['*'], findLoosened: () => [], merge: (_, child) => child };
}
/**
 * What counts is what holds for each check in the end, by its own limits or by the general ones: those
 * that a child gives a check are held against the general ones of its parent too.
 *
 * @param general compares the settings as a whole, but for `checks`
 * @param limits compares the limits of one check
 * @param floorOf what a parent with such limits asks of a child
 */
function ofEachCheck(general, limits, floorOf) {
    const loosenedOf = (name, parent, child) => {
        const { name: ownName, limits: own } = namedIn(child, name);
        const { name: parentsName, limits: parents } = namedIn(parent, name);
        // A limit of the check's own outweighs a general one of the child, also where it is the parent's.
        const inTheEnd = { ...child, ...parents, ...own };
        return limits
            .findLoosened(floorOf({ ...parent, ...parents }), inTheEnd)
            .map(({ path, wanted }) => ({
            path: isOf(own, path) ? ['checks', ownName, ...path] : path,
            against: isOf(parents, path) ? ['checks', parentsName, ...path] : path,
            wanted,
        }));
    };
    return {
        keys: general.keys,
        findLoosened(parent, child) {
            // Without any limit there is nothing that a child could loosen.
            if (parent === undefined)
                return [];
            const names = checkNames(parent, child);
            return eachPlaceOnce([
                ...general.findLoosened(floorOf(parent), child),
                ...names.flatMap((name) => loosenedOf(name, parent, child)),
            ]);
        },
        merge(parent, child) {
            const merged = general.merge(parent, child);
            const names = checkNames(parent, child);
            const checks = names.map((name) => [
                name,
                { ...namedIn(parent, name).limits, ...namedIn(child, name).limits },
            ]);
            return names.length === 0 ? merged : { ...merged, checks: Object.fromEntries(checks) };
        },
    };
}
/** The checks that either names; two names that look the same are one. */
function checkNames(parent, child) {
    return (0,alike/* eachLookOnce */.EA)(Object.keys({ ...parent?.checks, ...child?.checks }));
}
/** The limits of a check, and how it is written there. */
function namedIn(settings, wanted) {
    const isWanted = (0,alike/* looksLike */._4)(wanted);
    const [found] = Object.entries(settings?.checks ?? {}).filter(([name]) => isWanted(name));
    return found === undefined ? { name: wanted } : { name: found[0], limits: found[1] };
}
function isOf(limits, [key = '']) {
    return limits !== undefined && Object.hasOwn(limits, key);
}
/** A general limit of the child may be too loose for several checks. */
function eachPlaceOnce(found) {
    const told = new Map(found.toReversed().map((one) => [JSON.stringify(one.path), one]));
    return [...told.values()].toReversed();
}

;// CONCATENATED MODULE: ./policy/trend/tightening.js
/** What a policy may make of the `trend` of the one that it extends. */



const ofLimits = {
    'max-drop': tighten/* LOWER_IS_STRICTER */.o8,
    'min-pass-rate': tighten/* HIGHER_IS_STRICTER */.Qy,
    evidence: (0,tighten/* ranked */.ad)(['proven', 'point', 'likely'], 'point'),
    // It spares checks, so that leaving it out is strictest.
    'min-calls': (0,tighten/* asStrict */.C0)({
        standard: 0,
        isAsStrict: (child, parent) => child <= parent,
        wanted: (parent) => (parent === 0 ? 'be left out' : `be ${parent} or less`),
    }),
};
const ofAll = (0,tighten/* each */.__)({
    ...ofLimits,
    // The more rarely chance has to do it, the deeper a drop has to be to fail.
    significance: (0,tighten/* asStrict */.C0)({
        isAsStrict: (child, parent) => child === 'off' ||
            (parent !== 'off' && Number.parseFloat(child) >= Number.parseFloat(parent)),
        wanted: (parent) => (parent === 'off' ? 'be off' : `be ${parent} or more, or off`),
    }),
    checks: leftToEachCheck(),
    'on-missing-baseline': (0,tighten/* ranked */.ad)(['fail', 'pass'], 'pass'),
});
const trendTightening = ofEachCheck({
    ...ofAll,
    findLoosened: (parent, child) => ofAll.findLoosened(parent && withSignificance(parent), child),
}, (0,tighten/* each */.__)(ofLimits), whereLimited);
/** Where drops are limited, the significance that a policy leaves out holds all the same. */
function withSignificance(parent) {
    return limitsDrops(parent) ? { significance: STANDARD_SIGNIFICANCE, ...parent } : parent;
}
/** What spares checks takes nothing from a policy that limits none. */
function whereLimited(parent) {
    const limitsRate = parent['min-pass-rate'] !== undefined;
    const isLimited = limitsRate || parent['max-drop'] !== undefined;
    return {
        ...(!limitsRate && { evidence: 'likely' }),
        ...parent,
        ...(!isLimited && { 'min-calls': Number.POSITIVE_INFINITY }),
    };
}

;// CONCATENATED MODULE: ./policy/rules/trend.js









const NAME = 'trend';
/**
 * The pass rates of checks, and what they lost against the baseline. A rate that is missing is
 * never read as 0: what cannot be compared is told instead.
 */
const trendRule = (0,rule/* gateRule */.Og)({
    name: NAME,
    schema: trendSchema,
    tighten: trendTightening,
    apply(view, settings) {
        const cases = casesOf(view, settings);
        const drops = compare(view, settings, cases);
        return [
            ...cases
                .filter(({ isWaived }) => !isWaived)
                .flatMap((one) => (isSpared(one) ? [spared(one)] : [...drops.of(one), ...judgeRate(one)])),
            ...drops.all,
            ...unseen(view, settings),
            ...absentChecks(settings, cases),
        ];
    },
});
/** The checks that have limits of their own. */
function limitedNames(gate) {
    const given = gate[NAME];
    return given === undefined ? [] : Object.keys(parse/* parse */.qg(trendSchema, given).checks ?? {});
}
/** The judgement of drops, or why there is none. */
function compare({ report, run, looks, otherPValues }, settings, cases) {
    const none = (...all) => ({ of: () => [], all });
    const needsBaseline = settings['on-missing-baseline'] === 'fail';
    const { baseline } = run;
    const trend = trendIn(run, report);
    if (report === null && trend === null)
        return none();
    if (baseline?.source === 'off') {
        const message = 'the input baseline is off, so max-drop was not judged';
        return limitsDrops(settings) ? none({ effect: 'note', message }) : none();
    }
    if (trend === null)
        return none(...withoutTrend(settings, needsBaseline, cases));
    const significance = significanceOf(settings, looks);
    return judgeDrops(cases, { trend, baseline, significance, otherPValues, needsBaseline });
}
function withoutTrend(settings, needsBaseline, cases) {
    const subject = 'there is no previous run to compare with';
    if (needsBaseline) {
        return [{ effect: 'fail', message: `${subject}, and on-missing-baseline is fail` }];
    }
    if (cases.length === 0) {
        return [{ effect: 'note', message: `${subject}, so no pass rate was judged` }];
    }
    return limitsDrops(settings)
        ? [{ effect: 'note', message: `${subject}, so max-drop was not judged` }]
        : [];
}
function spared({ check, calls, limits }) {
    const stand = calls === 1 ? '1 call stands' : `${calls} calls stand`;
    const least = limits['min-calls'];
    const message = `check ${(0,words/* quoteName */.AB)(check)} was spared: ${stand} behind it, and min-calls is ${least}`;
    return { effect: 'note', message, check, limit: least };
}
/** The debrief has no rates, and the results, which may have them, cannot be read. */
function unseen({ run, report }, settings) {
    const isTold = (report?.trend?.rows ?? []).length > 0;
    return isTold || !limitsRates(settings) ? [] : (0,rule/* unreadRulings */.uq)(run, NAME, {});
}
/** Checks that the policy names and the run does not: renamed, or no longer run. */
function absentChecks({ checks = {} }, cases) {
    const present = new Set(cases.map(({ check }) => (0,alike/* lookOf */.Li)(check)));
    if (present.size === 0)
        return [];
    return Object.keys(checks)
        .filter((check) => !present.has((0,alike/* lookOf */.Li)(check)))
        .map((check) => ({
        effect: 'note',
        message: `check ${(0,words/* quoteName */.AB)(check)} has limits in the policy, but the report has no such check`,
        check,
    }));
}


/***/ }),

/***/ 80045:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Kc: () => (/* binding */ isFailedByService),
/* harmony export */   dJ: () => (/* binding */ failuresOf),
/* harmony export */   pl: () => (/* binding */ whyNotEvaluated)
/* harmony export */ });
/* harmony import */ var _core_check_identity_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4366);
/* harmony import */ var _core_percent_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(79630);
/* harmony import */ var _below_bar_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(72359);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(65475);
/** The service's own verdict on a run, read so that the worst of what it reports decides (contract, section 19). */




/** A check that the service reports as failed, though not by its rate. */
const NOT_PASSED = 'CHECK_NOT_PASSED';
/** The failures that the service lists, then one for each check that fails without being listed. */
function failuresOf({ runVerdict, checks = [] }) {
    const listed = runVerdict?.failures ?? [];
    const isListed = (check) => listed.some(({ check: name }) => name !== null && (0,_core_check_identity_js__WEBPACK_IMPORTED_MODULE_0__/* .isSameCheck */ .LB)({ id: null, name }, check));
    return [...listed, ...checks.flatMap((check) => (isListed(check) ? [] : failureOf(check)))];
}
function failureOf(check) {
    const { name, isPassed, evaluated } = check;
    if (isBelowThreshold(check)) {
        return [{ type: _below_bar_js__WEBPACK_IMPORTED_MODULE_1__/* .BELOW_BAR */ .YX, message: (0,_below_bar_js__WEBPACK_IMPORTED_MODULE_1__/* .describeBelowBar */ ._l)(name, check), check: name }];
    }
    if (isPassed !== false || evaluated === 0)
        return [];
    return [{ type: NOT_PASSED, message: `check ${(0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .quoteName */ .AB)(name)} did not pass`, check: name }];
}
/** By the check's counts; by its rate only if it has none. */
function isBelowThreshold(check) {
    const { rate, needed } = check;
    const isRateBelow = rate !== null && needed !== null && (0,_core_percent_js__WEBPACK_IMPORTED_MODULE_3__/* .percentUnits */ .F0)(rate) < (0,_core_percent_js__WEBPACK_IMPORTED_MODULE_3__/* .percentUnits */ .F0)(needed);
    return (0,_below_bar_js__WEBPACK_IMPORTED_MODULE_1__/* .isBelowBar */ .JX)(check) ?? isRateBelow;
}
/** Whether the service holds the run for failed, in any place that says so. */
function isFailedByService(run) {
    return run.runVerdict?.passed === false || failuresOf(run).length > 0;
}
/** Why the service has not evaluated the run yet, whatever its debrief says; null if it has. */
function whyNotEvaluated(run) {
    const { unread, runVerdict } = run;
    // Without its results a run may be failed by the service for what the debrief does not hold against it.
    if (unread && typeof runVerdict?.passed !== 'boolean') {
        return `the service's own verdict on this run cannot be read (${unread})`;
    }
    if (runVerdict?.passed === null)
        return 'no check judged this run';
    return isUngraded(run) ? 'no call of this run was graded' : null;
}
/** Whether the service reports that no call was graded: by its counts, or else by the calls themselves. */
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


/***/ }),

/***/ 18661:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C0: () => (/* binding */ asStrict),
/* harmony export */   Qy: () => (/* binding */ HIGHER_IS_STRICTER),
/* harmony export */   Zk: () => (/* binding */ throughSchema),
/* harmony export */   __: () => (/* binding */ each),
/* harmony export */   ad: () => (/* binding */ ranked),
/* harmony export */   eZ: () => (/* binding */ namesOf),
/* harmony export */   o8: () => (/* binding */ LOWER_IS_STRICTER),
/* harmony export */   x7: () => (/* binding */ holdingAll)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(58989);
/* harmony import */ var _core_text_strip_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(63917);
/**
 * How the settings of a policy may differ from those of the policy that it extends: they may be as
 * strict, or stricter. Every key says so beside its schema, with what stands here.
 */


const MAX_WANTED_CHARS = 200;
/**
 * The same for settings that are not known to be of the schema, as files hold them.
 *
 * @param standard what holds in a parent that leaves the key out
 */
function throughSchema(schema, { keys, findLoosened, merge }, standard) {
    const read = (parent) => (parent === undefined ? undefined : zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .parse */ .qg(schema, parent));
    return {
        keys,
        findLoosened: (parent, child) => findLoosened(read(parent) ?? standard, zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .parse */ .qg(schema, child)),
        merge: (parent, child) => merge(read(parent), zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .parse */ .qg(schema, child)),
    };
}
/** The names of all keys, as a pattern and as a list for people. */
function namesOf({ keys }) {
    const escaped = keys.map((key) => key.replaceAll('.', '\\.').replaceAll('*', '.+'));
    return { pattern: new RegExp(`^(?:${escaped.join('|')})$`), told: keys.join(', ') };
}
/** A key whose value as a whole is as strict as another or not. */
function asStrict({ standard, ...by }) {
    return {
        keys: [],
        findLoosened(parent, child) {
            const floor = parent ?? standard;
            return floor === undefined || by.isAsStrict(child, floor)
                ? []
                : [{ path: [], against: [], wanted: (0,_core_text_strip_js__WEBPACK_IMPORTED_MODULE_0__/* .fold */ .AU)(by.wanted(floor), MAX_WANTED_CHARS) }];
        },
        merge: (_, child) => child,
    };
}
/** A limit that is stricter the lower it is. */
const LOWER_IS_STRICTER = asStrict({
    isAsStrict: (child, parent) => child <= parent,
    wanted: (parent) => `be ${parent} or less`,
});
/** A limit that is stricter the higher it is. */
const HIGHER_IS_STRICTER = asStrict({
    isAsStrict: (child, parent) => child >= parent,
    wanted: (parent) => `be ${parent} or more`,
});
/** A word out of several, the strictest first. */
function ranked(words, standard) {
    const upTo = (word) => words.slice(0, words.indexOf(word) + 1);
    return asStrict({
        ...(standard !== undefined && { standard }),
        isAsStrict: (child, parent) => upTo(parent).includes(child),
        wanted: (parent) => `be ${upTo(parent).join(' or ')}`,
    });
}
/**
 * A list that has to hold every entry of the parent's.
 *
 * @param covers whether an entry of the child asks for all that one of the parent asks for
 */
function holdingAll(covers) {
    const missing = (child, parent) => parent.filter((entry) => !child.some((own) => covers(own, entry)));
    return asStrict({
        isAsStrict: (child, parent) => missing(child, parent).length === 0,
        wanted: (parent) => `hold every entry of it: ${JSON.stringify(parent).slice(1, -1)}`,
    });
}
/** A map whose keys are compared one by one. */
function each(parts) {
    const names = Object.keys(parts);
    return {
        keys: names.flatMap((name) => [name, ...parts[name].keys.map((key) => `${name}.${key}`)]),
        findLoosened: (parent, child) => names.flatMap((name) => {
            const own = child[name];
            if (own === undefined || own === null)
                return [];
            const found = parts[name].findLoosened(parent?.[name] ?? undefined, own);
            return found.map((one) => below(name, one));
        }),
        merge: (parent, child) => {
            const merged = { ...parent, ...child };
            for (const name of names) {
                const own = child[name];
                if (own === undefined || own === null)
                    continue;
                merged[name] = parts[name].merge(parent?.[name] ?? undefined, own);
            }
            return merged;
        },
    };
}
function below(name, { path, against, wanted }) {
    return { path: [name, ...path], against: [name, ...against], wanted };
}


/***/ }),

/***/ 51917:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  gw: () => (/* binding */ WAIVERS_TIGHTENING),
  Kw: () => (/* binding */ applyWaivers),
  FZ: () => (/* binding */ findWaiverFaults),
  IM: () => (/* binding */ waiverSchema)
});

// EXTERNAL MODULE: ../../node_modules/zod/v4/mini/schemas.js
var mini_schemas = __webpack_require__(5915);
// EXTERNAL MODULE: ../../node_modules/zod/v4/core/api.js
var api = __webpack_require__(41299);
// EXTERNAL MODULE: ../../node_modules/zod/v4/core/registries.js
var registries = __webpack_require__(34288);
// EXTERNAL MODULE: ../../node_modules/zod/v4/core/core.js
var core_core = __webpack_require__(46416);
// EXTERNAL MODULE: ../../node_modules/zod/v4/core/schemas.js + 2 modules
var core_schemas = __webpack_require__(26357);
;// CONCATENATED MODULE: ../../node_modules/zod/v4/mini/iso.js


const ZodMiniISODateTime = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodMiniISODateTime", (inst, def) => {
    core.$ZodISODateTime.init(inst, def);
    schemas.ZodMiniStringFormat.init(inst, def);
})));
// @__NO_SIDE_EFFECTS__
function datetime(params) {
    return core._isoDateTime(ZodMiniISODateTime, params);
}
const ZodMiniISODate = /*@__PURE__*/ core_core/* $constructor */.xI("ZodMiniISODate", (inst, def) => {
    core_schemas/* $ZodISODate */.v1.init(inst, def);
    mini_schemas/* ZodMiniStringFormat */.zUr.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function date(params) {
    return api/* _isoDate */.db(ZodMiniISODate, params);
}
const ZodMiniISOTime = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodMiniISOTime", (inst, def) => {
    core.$ZodISOTime.init(inst, def);
    schemas.ZodMiniStringFormat.init(inst, def);
})));
// @__NO_SIDE_EFFECTS__
function time(params) {
    return core._isoTime(ZodMiniISOTime, params);
}
const ZodMiniISODuration = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodMiniISODuration", (inst, def) => {
    core.$ZodISODuration.init(inst, def);
    schemas.ZodMiniStringFormat.init(inst, def);
})));
// @__NO_SIDE_EFFECTS__
function duration(params) {
    return core._isoDuration(ZodMiniISODuration, params);
}

// EXTERNAL MODULE: ../../node_modules/zod/v4/core/parse.js + 1 modules
var parse = __webpack_require__(58989);
// EXTERNAL MODULE: ./core/json-object.js
var json_object = __webpack_require__(18009);
// EXTERNAL MODULE: ./core/text/alike.js
var alike = __webpack_require__(34667);
// EXTERNAL MODULE: ./core/text/strip.js
var strip = __webpack_require__(63917);
// EXTERNAL MODULE: ./core/yaml-check.js
var yaml_check = __webpack_require__(99765);
// EXTERNAL MODULE: ./report/spared.js
var spared = __webpack_require__(74957);
// EXTERNAL MODULE: ./policy/service-verdict.js
var service_verdict = __webpack_require__(80045);
// EXTERNAL MODULE: ./policy/words.js
var words = __webpack_require__(65475);
;// CONCATENATED MODULE: ./policy/waivers.js
/** Exceptions that end by themselves: what they excuse, and until when. */








/** Furthest last day of a waiver, in days from today. */
const MAX_DAYS_AHEAD = 180;
const MAX_REASON_CHARS = 500;
const DAY_MS = 86_400_000;
const ONLY_STARS = /^\*+$/;
function waivers_text(message, description) {
    return mini_schemas/* string */.YjP(message)
        .check(api/* _regex */.Fk(/\S/, message))
        .register(registries/* globalRegistry */.fd, { description });
}
const waiverSchema = (0,yaml_check/* strictMap */.yj)({
    theme: mini_schemas/* optional */.lqM(waivers_text('has to be the slug of a theme, or a pattern with *', 'Slug of the theme that is excused, or a pattern in which * stands for any text.')
        .check(mini_schemas/* refine */.YPB((pattern) => !ONLY_STARS.test((0,alike/* lookOf */.Li)(pattern)), 'has to be more than *, which would excuse every theme'))
        .register(registries/* globalRegistry */.fd, { not: { pattern: ONLY_STARS.source } })),
    check: mini_schemas/* optional */.lqM(waivers_text('has to be the name of a check', 'Name of the check that is excused.')),
    reason: waivers_text('has to say why', 'Why it is excused; shown with it.'),
    owner: mini_schemas/* optional */.lqM(waivers_text('has to name somebody', 'Who answers for it.')),
    expires: date('has to be a day such as 2027-01-31').register(registries/* globalRegistry */.fd, {
        description: `Last day on which it holds, in UTC; at most ${MAX_DAYS_AHEAD} days ahead. An expired waiver fails the gate.`,
    }),
}, 'has to be a map with theme or check, reason and expires')
    .check(mini_schemas/* refine */.YPB((waiver) => Object.hasOwn(waiver, 'theme') !== Object.hasOwn(waiver, 'check'), {
    // Told beside the faults of the fields themselves.
    when: ({ value }) => (0,json_object/* isObject */.G)(value),
    error: 'has to name either a theme or a check',
}))
    .register(registries/* globalRegistry */.fd, {
    description: 'An exception that ends by itself.',
    oneOf: [{ required: ['theme'] }, { required: ['check'] }],
});
/** A policy has the waivers of the one that it extends, and those that it may add. */
const WAIVERS_TIGHTENING = {
    keys: [],
    findLoosened: (parent = [], child) => child.flatMap((waiver, index) => isAmong(parent, waiver)
        ? []
        : [{ path: [index], against: [], wanted: 'be left out, since a waiver loosens' }]),
    merge: (parent = [], child) => [...parent, ...child.filter((one) => !isAmong(parent, one))],
};
function isAmong(waivers, wanted) {
    const facts = (waiver) => JSON.stringify(Object.entries(waiver).toSorted());
    return waivers.some((waiver) => facts(waiver) === facts(wanted));
}
/**
 * Everything that is wrong with waivers as a whole: a last day too far ahead, and two for one thing.
 * What of a waiver is right is looked at whatever else is wrong with it.
 *
 * @param waivers as the file holds them
 * @param today `YYYY-MM-DD` in UTC
 */
function findWaiverFaults(waivers, today) {
    const targets = waivers.map(targetOf);
    return waivers.flatMap((waiver, index) => {
        const faults = [];
        const expires = memberOf(waiver, 'expires');
        const ahead = expires === undefined ? 0 : daysFrom(today, expires);
        if (ahead > MAX_DAYS_AHEAD) {
            const problem = `${expires} is ${ahead} days ahead: name a day at most ${MAX_DAYS_AHEAD} days ahead`;
            faults.push({ index, key: 'expires', problem });
        }
        const own = targets[index];
        const twin = targets.findIndex((other) => own && other && areForOne(other, own));
        if (own && twin < index) {
            const problem = `${(0,words/* quoteName */.AB)(own.target)} is excused by waivers[${twin}] already: keep one of the two`;
            faults.push({ index, key: own.kind, problem });
        }
        return faults;
    });
}
/** What a waiver is for; undefined where it does not name one thing rightly. */
function targetOf(waiver) {
    const theme = memberOf(waiver, 'theme');
    const check = memberOf(waiver, 'check');
    if (theme !== undefined && check !== undefined)
        return undefined;
    if (theme !== undefined)
        return { kind: 'theme', target: theme };
    return check === undefined ? undefined : { kind: 'check', target: check };
}
/** A member of a waiver, where it is right in itself. */
function memberOf(waiver, key) {
    const parsed = parse/* safeParse */.xL(waiverSchema.shape[key], (0,json_object/* isObject */.G)(waiver) ? waiver[key] : undefined);
    return parsed.data;
}
function areForOne(a, b) {
    return a.kind === b.kind && (matcherOf(a)(b.target) || matcherOf(b)(a.target));
}
function daysFrom(today, day) {
    return Math.round((Date.parse(day) - Date.parse(today)) / DAY_MS);
}
function inForce({ theme, check, reason, owner, expires }, today) {
    return {
        kind: theme === undefined ? 'check' : 'theme',
        // It names one of the two.
        target: String(theme ?? check),
        reason,
        owner: owner ?? null,
        expires,
        daysLeft: daysFrom(today, expires),
    };
}
/**
 * Takes out of a run what waivers excuse today.
 *
 * @param named further checks that the run has
 */
function applyWaivers(run, waivers, today, named = []) {
    const { report } = run;
    const all = waivers.map((waiver) => inForce(waiver, today));
    // Where two patterns excuse one theme, the one that lasts longer tells until when.
    const current = all
        .filter(({ daysLeft }) => daysLeft >= 0)
        .toSorted((a, b) => b.daysLeft - a.daysLeft);
    const matchers = current.map((waiver) => ({ waiver, isFor: matcherOf(waiver) }));
    const matched = new Set();
    const waived = [];
    const excuse = (kind, name) => {
        const hits = matchers.flatMap(({ waiver, isFor }) => waiver.kind === kind && isFor(name) ? waiver : []);
        for (const hit of hits)
            matched.add(hit);
        const [waiver] = hits;
        const isTold = waived.some((one) => one.kind === kind && one.name === name);
        if (waiver !== undefined && !isTold)
            waived.push({ kind, name, waiver });
        return waiver !== undefined;
    };
    for (const check of [...(0,spared/* checkNames */.LN)(run), ...named])
        excuse('check', check);
    return {
        themes: (report?.themes ?? []).filter(({ slug }) => !excuse('theme', slug)),
        failures: (0,service_verdict/* failuresOf */.dJ)(run).filter(({ check }) => check === null || !excuse('check', check)),
        waived,
        unmatched: current.filter((waiver) => !matched.has(waiver)),
        expired: all.filter(({ daysLeft }) => daysLeft < 0).map(expired),
    };
}
function expired({ kind, target, expires, reason }) {
    return {
        effect: 'fail',
        message: `the waiver for ${kind} ${(0,words/* quoteName */.AB)(target)} expired on ${expires} (${(0,strip/* fold */.AU)(reason, MAX_REASON_CHARS)}): fix what it excused and remove it, or renew it`,
        [kind]: target,
        limit: expires,
    };
}
/** Whether a theme or check of a name is excused, for any name. */
function matcherOf({ kind, target }) {
    const isNamed = (0,alike/* looksLike */._4)(target);
    if (kind === 'check')
        return isNamed;
    const pattern = (0,alike/* lookOf */.Li)(target);
    return (name) => isNamed(name) || matchesPattern(pattern, (0,alike/* lookOf */.Li)(name));
}
/** Whether a text is what a pattern with * says, which stands for any text; in linear time. */
function matchesPattern(pattern, text) {
    const [start, ...rest] = pattern.split('*');
    const end = rest.pop();
    if (start === undefined || end === undefined)
        return false;
    if (text.length < start.length + end.length)
        return false;
    if (!text.startsWith(start) || !text.endsWith(end))
        return false;
    const limit = text.length - end.length;
    let from = start.length;
    for (const piece of rest) {
        const at = text.indexOf(piece, from);
        if (at === -1 || at + piece.length > limit)
            return false;
        from = at + piece.length;
    }
    return true;
}


/***/ }),

/***/ 65475:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AB: () => (/* binding */ quoteName),
/* harmony export */   g$: () => (/* binding */ tellCounted),
/* harmony export */   h5: () => (/* binding */ tellCalls),
/* harmony export */   nQ: () => (/* binding */ tellPart),
/* harmony export */   y6: () => (/* binding */ tellOdds)
/* harmony export */ });
/* harmony import */ var _core_text_strip_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(63917);
/* harmony import */ var _report_format_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(53483);
/* harmony import */ var _report_likely_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(95460);



const MAX_NAME_CHARS = 200;
/** A theme or a check as a message names it. */
function quoteName(name) {
    return `'${(0,_core_text_strip_js__WEBPACK_IMPORTED_MODULE_0__/* .fold */ .AU)(name, MAX_NAME_CHARS)}'`;
}
/** ` (6 of 24 calls, likely 12 to 45 %)`; nothing where the counts are not known. */
function tellCounted(counts) {
    return counts === null ? '' : ` (${tellPart(counts)}, ${(0,_report_likely_js__WEBPACK_IMPORTED_MODULE_1__/* .formatLikely */ .i1)(counts)})`;
}
/** `6 of 24 calls`. */
function tellPart({ passed, evaluated }) {
    return `${passed} of ${tellCalls(evaluated)}`;
}
/** `24 calls`. */
function tellCalls(calls) {
    return calls === 1 ? '1 call' : `${calls} calls`;
}
/** How often chance does something, for who never heard of a p-value: `in 1 of 6 such runs`. */
function tellOdds(p) {
    const runs = Math.round(1 / p);
    if (runs < 2)
        return 'in most such runs';
    if (runs > 1_000_000)
        return 'in less than 1 of 1,000,000 such runs';
    return `in 1 of ${(0,_report_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatCount */ .B4)(roundOdds(runs))} such runs`;
}
/** Two digits tell enough of what is rare. */
function roundOdds(runs) {
    return runs < 100 ? runs : Number(runs.toPrecision(2));
}


/***/ })

};
;