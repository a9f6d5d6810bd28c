"use strict";
exports.id = 3532;
exports.ids = [3532];
exports.modules = {

/***/ 9765:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    Dt: () => (  pathName),
    cX: () => (  checkYaml),
    vp: () => (  showValue),
    yj: () => (  strictMap)
  });
  var zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5915);
  var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8989);
  var _input_parsed_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7247);
  var _json_object_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8009);
  var _text_nearest_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4689);
  var _text_strip_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3917);
const MAX_KEYS = 100;
const MAX_FOLDERS = 3;
const MAX_EDITS = 2;
const MAX_SHOWN_CHARS = 60;
const MAX_KEY_CHARS = 100;
function strictMap(shape, wanted) {
    const known = Object.keys(shape).join(', ');
    return zod_mini__WEBPACK_IMPORTED_MODULE_1__  .rej(shape, {
        error: ({ code }) => (code === 'unrecognized_keys' ? known : wanted),
    });
}
function checkYaml(yaml, { schema, whole, shown, further }) {
    const faults = yaml.ok ? [] : [...yaml.faults];
    const content = yaml.ok ? yaml : yaml.readable;
    if (content === null)
        return refuse(faults, shown);
    const parsed = zod_mini__WEBPACK_IMPORTED_MODULE_2__  .xL(schema, content.value);
    const found = [
        ...(parsed.error?.issues ?? []).flatMap((issue) => faultsOf(issue, content.value, schema)),
        ...further(content.value),
    ];
    faults.push(...found.map(({ path, problem }) => ({
        ...content.placeOf(path),
        problem: `${pathName(path, whole)} ${problem}`,
    })));
    return parsed.success && faults.length === 0 ? (0,_input_parsed_js__WEBPACK_IMPORTED_MODULE_3__  .r)(parsed.data) : refuse(faults, shown);
}
function refuse(faults, shown) {
    const sorted = faults.toSorted((a, b) => a.line - b.line || a.column - b.column);
    return {
        ok: false,
        faults: sorted.map(({ line, column, problem }) => ({
            shown,
            problem: `line ${line}, column ${column}: ${problem}`,
        })),
    };
}
function faultsOf(issue, document, schema) {
    const { path, message } = issue;
    if (issue.code === 'unrecognized_keys') {
        return issue.keys.slice(0, MAX_KEYS).map((key) => ({
            path: [...path, key],
            problem: `is not known here${whereMeant(key, message.split(', '), schema)} Known are ${message}`,
        }));
    }
    const found = (0,_json_object_js__WEBPACK_IMPORTED_MODULE_4__  .f)(document, path);
    const wanted = issue.code === 'invalid_value' ? choose(issue.values, found) : message;
    if (found === undefined)
        return [{ path, problem: `is missing: it ${wanted}` }];
    const isDemand = wanted.startsWith('has to ');
    return [
        {
            path,
            problem: isDemand ? `is ${showValue(found)}, but ${wanted}` : `${showValue(found)} ${wanted}`,
        },
    ];
}
function whereMeant(key, known, schema) {
    const all = keysOf(schema);
    const folders = all.filter((one) => one.key === key).map(({ under }) => under || TOP);
    if (folders.length > 0 && folders.length <= MAX_FOLDERS) {
        return `; it belongs ${folders.includes(TOP) ? 'to' : 'under'} ${[...new Set(folders)].join(' or ')}.`;
    }
    const here = known.map((one) => ({ key: one, under: '' }));
    const near = [...here, ...all]
        .map((one) => ({ ...one, edits: (0,_text_nearest_js__WEBPACK_IMPORTED_MODULE_5__  .yx)(key, one.key) }))
        .filter(({ edits }) => edits <= MAX_EDITS)
        .toSorted((a, b) => a.edits - b.edits)[0];
    if (near === undefined)
        return '.';
    if (known.includes(near.key))
        return `; did you mean ${near.key}?`;
    return `; did you mean ${near.key} ${near.under === '' ? `at ${TOP}` : `under ${near.under}`}?`;
}
const TOP = 'the top level';
function keysOf(schema, under = '') {
    const { def } = schema._zod;
    switch (def.type) {
        case 'object':
            return Object.entries(def.shape).flatMap(([key, value]) => [
                { key, under },
                ...keysOf(value, under === '' ? key : `${under}.${key}`),
            ]);
        case 'lazy':
            return keysOf(def.getter(), under);
        case 'optional':
        case 'nullable':
        case 'default':
            return keysOf(def.innerType, under);
        case 'array':
            return keysOf(def.element, `${under}[]`);
        case 'record':
            return keysOf(def.valueType, `${under}.\u2026`);
        case 'union':
            return def.options.flatMap((option) => keysOf(option, under));
        default:
            return [];
    }
}
function choose(values, found) {
    const known = values.map(String);
    if (known.length === 1)
        return `has to be ${known[0]}`;
    const meant = typeof found === 'string' ? (0,_text_nearest_js__WEBPACK_IMPORTED_MODULE_5__  .wI)(found, known) : undefined;
    const asked = meant === undefined ? '' : `; did you mean ${meant}?`;
    return `has to be one of ${known.join(', ')}${asked}`;
}
function pathName(path, whole) {
    if (path.length === 0)
        return whole;
    const name = path
        .map((key) => (typeof key === 'number' ? `[${key}]` : `.${quoteUnlessPlain(String(key))}`))
        .join('')
        .slice(1);
    return (0,_text_strip_js__WEBPACK_IMPORTED_MODULE_0__  .AU)(name, MAX_KEY_CHARS);
}
function quoteUnlessPlain(key) {
    return /^[\w-]+$/.test(key) ? key : JSON.stringify(key);
}
function showValue(value) {
    if (value === null)
        return 'empty';
    return (0,_text_strip_js__WEBPACK_IMPORTED_MODULE_0__  .AU)(JSON.stringify(value), MAX_SHOWN_CHARS);
}


/***/ }),

/***/ 352:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

  var unknownValues = (function unknownValues(themes) {
    const found = new Set();
    for (const theme of themes) {
        for (const { field, values } of FIELDS) {
            const value = theme[field];
            if (value !== null && !values.has(value))
                found.add(`${field} ${value}`);
        }
    }
    return [...found];
});
__webpack_require__.d(__webpack_exports__, {
    D: () => (  KNOWN_VALUES),
    L: (() => (  unknownValues))
  });
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
const FIELDS = Object.entries(KNOWN_VALUES).map((([field, values]) => ({
    field: field,
    values: new Set(values),
})));



/***/ }),

/***/ 7600:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

  var judgeCost = (function judgeCost(runs, { gate }) {
    const given = gate?.[MAX_COST];
    if (given === undefined)
        return { reasons: [], notes: [] };
    const limit = zod_mini__WEBPACK_IMPORTED_MODULE_4__  .qg(maxCostSchema, given);
    const known = runs.flatMap(({ cost }) => cost?.usd ?? []);
    const value = Number(known.reduce((sum, usd) => sum + usd, 0).toFixed(6));
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
});
__webpack_require__.d(__webpack_exports__, {
    Hw: () => (  maxCostSchema),
    J6: (() => (  MAX_COST_TIGHTENING)),
    L5: (() => (  judgeCost)),
    Ui: () => (  MAX_COST_RULE),
    zG: (() => (  MAX_COST))
  });
  var zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5915);
  var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1299);
  var zod_mini__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4288);
  var zod_mini__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8989);
  var _report_format_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3483);
  var _tighten_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8661);
const MAX_COST_RULE = 'max-cost';
const MAX_COST = 'max-cost-usd';
const WANTED = 'has to be an amount in US dollars such as 25, of 0 or more';
const maxCostSchema = zod_mini__WEBPACK_IMPORTED_MODULE_1__  .aig(WANTED).check(zod_mini__WEBPACK_IMPORTED_MODULE_2__  .qm(0, WANTED)).register(zod_mini__WEBPACK_IMPORTED_MODULE_3__  .fd, {
    description: 'The most that all runs of the gate may cost together, in US dollars.',
});
const MAX_COST_TIGHTENING = (0,_tighten_js__WEBPACK_IMPORTED_MODULE_0__  .Zk)(maxCostSchema, _tighten_js__WEBPACK_IMPORTED_MODULE_0__  .o8);

function nameAll(runs, further) {
    const first = runs === 1 ? 'the run' : `${runs} runs`;
    return further === 0 ? first : `${first} and ${(0,_report_format_js__WEBPACK_IMPORTED_MODULE_5__  .So)(further, 'confirming run')}`;
}
function tell(usd) {
    return Number.isInteger(usd * 100) ? usd.toFixed(2) : String(usd);
}


/***/ }),

/***/ 3532:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


var countOrShare = (function countOrShare(description) {
    return schemas .RZV(() => schemas .KCZ([schemas .Whr(WANTED).check(api .qm(0, WANTED)), schemas .YjP().check(api .Fk(SHARE, WANTED))], WANTED)
        .register(registries .fd, { description }));
});
var whyUnjudged = (function whyUnjudged(run) {
    const { unread, runVerdict, checks = [] } = run;
    if (unread && typeof runVerdict?.passed !== 'boolean') {
        return `the service's own verdict on this run cannot be read (${unread})`;
    }
    if (runVerdict?.passed === null)
        return 'no check judged this run';
    const hasNone = mostGraded(run) === 0
        ? !checks.some(({ evaluated }) => evaluated !== null && evaluated > 0)
        : checks.length > 0 && checks.every(({ evaluated }) => evaluated === 0);
    return hasNone ? 'no call of this run was graded' : null;
});
var mostGraded = (function mostGraded({ callCounts, calls = [] }) {
    const told = callCounts?.evaluated ?? callCounts?.counted ?? callCounts?.total ?? null;
    const countsNone = calls.length > 0 && calls.every(({ isCounted }) => !isCounted);
    return told ?? (countsNone ? 0 : null);
});
var contradictions = (function contradictions({ run, failures, waivedChecks }) {
    const { runVerdict, checks = [] } = run;
    if (runVerdict?.passed !== true)
        return [];
    const told = new Set(failures.map(({ check }) => check));
    const missed = checks.filter((check) => (check.isPassed === false || hasRateBelowBar(check)) &&
        !told.has(check.name) &&
        !waivedChecks.has(check.name));
    return [
        ...failures,
        ...missed.map((check) => ({ message: (0,below_bar ._l)(check.name, check), check: check.name })),
    ].map(({ message, check }) => ({
        effect: 'warning',
        message: `the service passed this run, though ${message}`,
        ...(check === null ? {} : { check }),
    }));
});
__webpack_require__.d(__webpack_exports__, {
  bV: () => (  POLICY_TIGHTENING),
  y0: (() => (  RULES)),
  wh: () => (  policySchema)
});

// EXTERNAL MODULE: ../../node_modules/zod/v4/mini/schemas.js
var schemas = __webpack_require__(5915);
// EXTERNAL MODULE: ../../node_modules/zod/v4/core/registries.js
var registries = __webpack_require__(4288);
// EXTERNAL MODULE: ../../node_modules/zod/v4/core/api.js
var api = __webpack_require__(1299);
// EXTERNAL MODULE: ./core/yaml-check.js
var yaml_check = __webpack_require__(9765);
// EXTERNAL MODULE: ./policy/max-cost.js
var max_cost = __webpack_require__(7600);
// EXTERNAL MODULE: ./core/percent.js
var percent = __webpack_require__(9630);
// EXTERNAL MODULE: ./core/run-status.js
var run_status = __webpack_require__(6929);
// EXTERNAL MODULE: ./core/text/log-line.js
var log_line = __webpack_require__(7720);
;// CONCATENATED MODULE: ./policy/count-or-share.js


const SHARE = /^(?:100(?:\.0{1,9})?|\d{1,2}(?:\.\d{1,9})?) ?%$/;
const WANTED = 'has to be a count of calls such as 2, or a share of them such as 10%';

function shareOf(limit) {
    return typeof limit === 'number' ? null : Number.parseFloat(limit);
}
function compareLimits(a, b) {
    const [shareA, shareB] = [shareOf(a), shareOf(b)];
    if (shareA !== null && shareB !== null)
        return (0,percent .F0)(shareA) - (0,percent .F0)(shareB);
    return typeof a === 'number' && typeof b === 'number' ? a - b : null;
}
function reaches(part, whole, limit) {
    return typeof limit === 'number'
        ? part >= limit
        : (0,percent .qX)(part, whole, Number.parseFloat(limit));
}

// EXTERNAL MODULE: ./policy/rule.js
var rule = __webpack_require__(2254);
// EXTERNAL MODULE: ./policy/tighten.js
var tighten = __webpack_require__(8661);
;// CONCATENATED MODULE: ./policy/rules/complete-run.js







const MAX_WORD_CHARS = 100;
const WORD_CURE = "Where that is the service's word for COMPLETED, say so in service-profile (words.runStatus)";
const incompleteRunRule = (0,rule .Og)({
    name: 'incomplete-run',
    schema: schemas .k5n(['inconclusive', 'judge']).register(registries .fd, {
        description: 'What becomes of a run that ended without being completed and would pass: it is inconclusive, or judged by what it has.',
        default: 'inconclusive',
    }),
    standard: 'inconclusive',
    tighten: (0,tighten .ad)(['inconclusive', 'judge']),
    apply({ run }, effect) {
        const { runStatus } = run;
        if (runStatus === null || runStatus === 'COMPLETED')
            return [];
        const hasToldEnd = (0,run_status .hY)(runStatus);
        const message = `the run ${hasToldEnd ? 'ended' : 'is said to be'} ${(0,log_line .T)(runStatus, MAX_WORD_CHARS)}${tellGraded(run)}`;
        if (effect === 'judge') {
            return [{ effect: 'note', message: `${message}; the policy has it judged all the same` }];
        }
        const cure = hasToldEnd ? '' : `. ${WORD_CURE}`;
        return [{ effect: 'undecided', message: `${message}, so it is not taken for a pass${cure}` }];
    },
});
function tellGraded({ callCounts }) {
    const graded = callCounts?.evaluated ?? null;
    const whole = callCounts?.counted ?? callCounts?.total ?? null;
    if (graded === null)
        return '';
    return `, with ${graded}${whole === null ? '' : ` of ${whole}`} calls graded`;
}
const NAME = 'min-graded-calls';
const minGradedCallsRule = (0,rule .Og)({
    name: NAME,
    schema: countOrShare('Fewest calls that have to be graded: a count such as 20, or a share such as 90%. A run with fewer is inconclusive.'),
    tighten: (0,tighten .C0)({
        isAsStrict: (child, parent) => (compareLimits(child, parent) ?? -1) >= 0,
        wanted: (parent) => `be ${parent} or more (a count and a share cannot be compared with each other)`,
    }),
    apply({ run }, limit) {
        const { callCounts } = run;
        const graded = callCounts?.evaluated ?? null;
        const whole = callCounts?.counted ?? callCounts?.total ?? null;
        const share = shareOf(limit);
        if (graded === null || (share !== null && whole === null)) {
            const unread = (0,rule .uq)(run, `${NAME} (${limit})`, { limit });
            if (unread.length > 0)
                return unread;
            const message = `how many calls were graded is not known, so min-graded-calls (${limit}) was not judged`;
            return [{ effect: 'note', message, limit }];
        }
        if (reaches(graded, whole ?? graded, limit))
            return [];
        const of = whole === null ? '' : ` of ${whole}`;
        const value = share !== null && whole ? `${(0,percent .dH)((100 * graded) / whole, share)}%` : graded;
        const message = `${graded}${of} calls were graded; min-graded-calls is ${limit}`;
        return [{ effect: 'undecided', message, limit, value }];
    },
});

// EXTERNAL MODULE: ./policy/known-values.js
var known_values = __webpack_require__(352);
;// CONCATENATED MODULE: ./policy/rules/max-themes.js





const most = () => schemas .lqM(schemas .Whr('has to be a whole number').check(api .qm(0, 'has to be 0 or more')));
const maxThemesRule = (0,rule .Og)({
    name: 'max-themes',
    schema: schemas .RZV(() => (0,yaml_check .yj)({ HIGH: most(), MEDIUM: most(), LOW: most() }, 'has to be a map such as { HIGH: 0 }').register(registries .fd, {
        description: 'The most themes of each severity; more than that fail the gate.',
    })),
    tighten: (0,tighten .__)({
        HIGH: tighten .o8,
        MEDIUM: tighten .o8,
        LOW: tighten .o8,
    }),
    apply({ themes }, limits) {
        return known_values .D.severity.flatMap((severity) => {
            const limit = limits[severity];
            const value = themes.filter((one) => one.severity === severity && !(0,rule .PU)(one)).length;
            if (limit === undefined || value <= limit)
                return [];
            const message = `${value} ${value === 1 ? 'theme' : 'themes'} of severity ${severity}; the limit is ${limit}`;
            return [{ effect: 'fail', message, limit, value }];
        });
    },
});

// EXTERNAL MODULE: ./policy/rules/never.js
var never = __webpack_require__(3760);
// EXTERNAL MODULE: ./policy/below-bar.js
var below_bar = __webpack_require__(2359);
;// CONCATENATED MODULE: ./policy/rules/run-verdict.js





const NOT_COMPLETED = 'RUN_NOT_COMPLETED';
const runVerdictRule = (0,rule .Og)({
    name: 'run-verdict',
    schema: schemas .k5n(['fail', 'warn', 'ignore']).register(registries .fd, {
        description: "What the run's own verdict does where it is not passed: it fails the gate, is warned of, or is ignored.",
        default: 'fail',
    }),
    standard: 'fail',
    tighten: (0,tighten .ad)(['fail', 'warn', 'ignore']),
    apply(view, effect) {
        const { run, report, failures } = view;
        const { runVerdict } = run;
        if (runVerdict?.passed === false && effect !== 'ignore') {
            return describe(run, runVerdict, failures, effect);
        }
        const contradicted = effect === 'ignore' ? [] : contradictions(view);
        const why = report === null || effect !== 'fail' ? null : whyUnjudged(run);
        if (why === null)
            return contradicted;
        const message = `${why}, so it is not taken for a pass`;
        return [
            { effect: 'undecided', message, onlyAlone: report?.verdict !== 'PASSED' },
            ...contradicted,
        ];
    },
});



function hasRateBelowBar({ rate, needed }) {
    return rate !== null && needed !== null && (0,percent .F0)(rate) < (0,percent .F0)(needed);
}
function describe(run, { failures: all }, failures, wanted) {
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
        byRates: (0,below_bar .D5)(failure, run),
    }));
}

// EXTERNAL MODULE: ./core/text/alike.js
var alike = __webpack_require__(4667);
// EXTERNAL MODULE: ./policy/words.js
var words = __webpack_require__(5475);
;// CONCATENATED MODULE: ./policy/rules/themes.js









const A_LIST = 'has to be a list of at least one';
function oneOf(values, description) {
    return schemas .lqM(schemas .YOg(schemas .k5n(values), A_LIST)
        .check(api .m9(1, A_LIST))
        .register(registries .fd, { description }));
}
const entryMap = () => (0,yaml_check .yj)({
    severity: oneOf(known_values .D.severity, 'Severities that match.'),
    impact: oneOf(known_values .D.impact, 'Impacts that match.'),
    prevalence: oneOf(known_values .D.prevalence, 'Prevalences that match.'),
    lifecycle: oneOf(known_values .D.lifecycle, 'Lifecycles that match. A theme without a lifecycle counts as NEW.'),
    channel: oneOf(known_values .D.rootCauseChannel, 'Root cause channels that match.'),
    checks: schemas .lqM(schemas .YOg(schemas .YjP('has to be the name of a check'), A_LIST)
        .check(api .m9(1, A_LIST))
        .register(registries .fd, {
        description: 'Names of checks; a theme matches when it is about one of them.',
    })),
    'min-affected': schemas .lqM(countOrShare('Fewest affected calls: a count such as 2, or a share such as 10%.')),
}, 'has to be a map such as { severity: [HIGH] }')
    .check((context) => {
    if (Object.keys(context.value).length > 0 || context.issues.length > 0)
        return;
    const message = 'has to name at least one key: without any it would match every theme';
    context.issues.push({ code: 'custom', message, input: context.value });
})
    .register(registries .fd, {
    description: 'Matches a theme when all of its keys do.',
    minProperties: 1,
});
const themesRule = (0,rule .Og)({
    name: 'themes',
    schema: schemas .RZV(() => schemas .YOg(entryMap(), 'has to be a list of entries, each beginning with a dash')
        .register(registries .fd, {
        description: 'A theme that matches all keys of one of these entries fails the gate.',
    })),
    tighten: (0,tighten .x7)(covers),
    apply({ themes }, entries) {
        return themes.flatMap((theme) => {
            if ((0,rule .PU)(theme))
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
        message: `theme ${(0,words .AB)(theme.slug)} is not allowed: ${traits(theme, entry).join(', ')} (gate.themes, entry ${numbers.join(', ')})`,
        theme: theme.slug,
        ...(least === undefined ? {} : { limit: least, value: affected(theme, least) }),
    };
}
function affected(theme, least) {
    const { affectedCallCount: part, totalCallCount: whole } = theme;
    const share = shareOf(least);
    if (share === null || whole === 0)
        return part;
    return `${(0,percent .dH)((part / whole) * 100, share)}%`;
}
function traits(theme, entry) {
    const { affectedCallCount, totalCallCount, checkNames } = theme;
    const named = entry.checks?.filter((name) => checkNames.some((0,alike ._4)(name))) ?? [];
    return [
        ...(entry.severity ? [`severity ${theme.severity}`] : []),
        ...(entry.impact ? [`impact ${theme.impact}`] : []),
        ...(entry.prevalence ? [`prevalence ${theme.prevalence}`] : []),
        ...(entry.lifecycle ? [`lifecycle ${theme.lifecycle ?? 'none, which counts as NEW'}`] : []),
        ...(entry.channel ? [`channel ${theme.rootCauseChannel}`] : []),
        ...(named.length > 0 ? [`check ${named.map(words .AB).join(', ')}`] : []),
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
        (entry.checks?.some((name) => theme.checkNames.some((0,alike ._4)(name))) ?? true) &&
        (least === undefined || reaches(theme.affectedCallCount, theme.totalCallCount, least)));
}
function covers(wide, narrow) {
    const { 'min-affected': least, ...lists } = wide;
    const { 'min-affected': other, ...narrowLists } = narrow;
    return (Object.entries(lists).every(([key, values]) => values === undefined || holdsAll(values, narrowLists[key])) &&
        (least === undefined || (other !== undefined && (compareLimits(least, other) ?? 1) <= 0)));
}
function holdsAll(wide, narrow) {
    return narrow?.every((value) => wide.some((0,alike ._4)(value))) ?? false;
}
function holds(wanted, value) {
    return wanted?.some((one) => one === value) ?? true;
}

// EXTERNAL MODULE: ./policy/rules/trend.js + 8 modules
var trend = __webpack_require__(9085);
;// CONCATENATED MODULE: ./policy/rules/verdict.js





const KNOWN_BEFORE = new Set(['PERSISTENT', 'IMPROVING', 'FIXED']);
const FAILED = 'the verdict is THRESHOLD_FAILED';
const verdictRule = (0,rule .Og)({
    name: 'verdict',
    schema: schemas .k5n(['fail', 'fail-unless-known', 'ignore']).register(registries .fd, {
        description: 'What a THRESHOLD_FAILED verdict does: it fails the gate; it fails unless there are themes and all of them are waived or were there before; or it is ignored.',
        default: 'fail',
    }),
    standard: 'fail',
    tighten: (0,tighten .ad)(['fail', 'fail-unless-known', 'ignore']),
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
        const byRates = (0,below_bar .m)(view.run);
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
        return fresh.map((theme) => failed(`, and theme ${(0,words .AB)(theme.slug)} ${describeFresh(theme)}`, theme.slug));
    }
    return themes.map(({ slug }) => ({
        effect: 'known',
        message: `theme ${(0,words .AB)(slug)} was there before`,
        theme: slug,
    }));
}
function describeFresh({ lifecycle }) {
    if (lifecycle === 'NEW')
        return 'is new';
    if (lifecycle === null)
        return 'has no lifecycle, so it counts as new';
    return `has the lifecycle ${(0,words .AB)(lifecycle)}, which this version does not know`;
}

// EXTERNAL MODULE: ./policy/waivers.js + 1 modules
var waivers = __webpack_require__(1917);
;// CONCATENATED MODULE: ./policy/policy.js
const RULES = [
    runVerdictRule,
    verdictRule,
    themesRule,
    maxThemesRule,
    trend ._,
    never .r6,
    incompleteRunRule,
    minGradedCallsRule,
];
const gateSchema = () => (0,yaml_check .yj)(Object.fromEntries([
    ...RULES.map(({ name, schema }) => [name, schemas .lqM(schema)]),
    [max_cost .zG, schemas .lqM(max_cost .Hw)],
]), 'has to be a map of rules').register(registries .fd, { description: 'The rules. All of them have to hold.' });
const gateTightening = (0,tighten .__)(Object.fromEntries([
    ...RULES.map((({ name, tighten }) => [name, tighten])),
    [max_cost .zG, max_cost .J6],
]));
const POLICY_TIGHTENING = (0,tighten .__)({
    gate: gateTightening,
    waivers: waivers .gw,
});
const AN_ADDRESS = 'has to be a path in the workspace, or owner/repo/path@ref';
const extendsSchema = schemas .YjP(AN_ADDRESS)
    .check(api .Fk(/^\S(?:.*\S)?$/, AN_ADDRESS))
    .register(registries .fd, {
    description: 'The policy that this one tightens: a path in the workspace, or owner/repo/path@ref, which is read with github-token. A path that looks like the latter begins with ./',
});
const policy_A_LIST = 'has to be a list of keys such as [gate.verdict, waivers]';
const policySchema = schemas .RZV(() => {
    const loosened = (0,tighten .eZ)(POLICY_TIGHTENING);
    return (0,yaml_check .yj)({
        version: schemas .euz(1).register(registries .fd, { description: 'Version of this format.' }),
        extends: schemas .lqM(extendsSchema),
        'allow-loosening': schemas .lqM(schemas .YOg(schemas .YjP(policy_A_LIST).check(api .Fk(loosened.pattern, `has to be one of ${loosened.told}`)), policy_A_LIST)
            .register(registries .fd, {
            description: 'The keys that a policy which extends this one may loosen, dotted such as gate.verdict; a key stands for all that is below it.',
        })),
        gate: schemas .lqM(gateSchema()),
        waivers: schemas .lqM(schemas .YOg(waivers .IM, 'has to be a list of waivers, each beginning with a dash')
            .register(registries .fd, { description: 'Exceptions that end by themselves.' })),
    }, 'has to be a map that begins with version: 1').register(registries .fd, {
        title: 'Simulation Gate policy',
        description: 'What fails a gate, decided by the team.',
    });
});


/***/ }),

/***/ 2254:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

  var gateRule = (function gateRule(parts) {
    const { name, schema, standard, tighten, apply } = parts;
    return {
        name,
        schema,
        tighten: (0,_tighten_js__WEBPACK_IMPORTED_MODULE_0__  .Zk)(schema, tighten, standard),
        apply(view, gate) {
            const given = gate[name];
            const settings = given === undefined ? standard : zod_mini__WEBPACK_IMPORTED_MODULE_1__  .qg(schema, given);
            return settings === undefined ? [] : apply(view, settings);
        },
    };
});
__webpack_require__.d(__webpack_exports__, {
    Og: (() => (  gateRule)),
    PU: () => (  isOver),
    uq: () => (  unreadRulings)
  });
  var zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8989);
  var _tighten_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8661);

function unreadRulings({ unread }, what, facts) {
    if (unread === undefined)
        return [];
    const message = `the run's results cannot be read (${unread}), so ${what} was not judged, and the run is not taken for a pass`;
    return [{ effect: 'undecided', message, onlyAlone: true, ...facts }];
}
function isOver({ lifecycle, serviceLifecycle }) {
    return lifecycle === 'FIXED' && serviceLifecycle !== undefined;
}


/***/ }),

/***/ 3760:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

  var neverNames = (function neverNames(gate) {
    const given = gate[NAME];
    return given === undefined ? [] : zod_mini__WEBPACK_IMPORTED_MODULE_7__  .qg(neverSchema, given);
});
__webpack_require__.d(__webpack_exports__, {
    Hz: () => (  spellingsOf),
    r6: (() => (  neverRule)),
    xR: (() => (  neverNames))
  });
  var zod_mini__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5915);
  var zod_mini__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1299);
  var zod_mini__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(4288);
  var zod_mini__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(8989);
  var _chance_counts_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(8038);
  var _core_percent_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(9630);
  var _core_text_alike_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4667);
  var _rule_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2254);
  var _tighten_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8661);
  var _words_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5475);







const NAME = 'never';
const A_LIST = 'has to be a list of at least one name of a check';
const neverSchema = zod_mini__WEBPACK_IMPORTED_MODULE_4__  .RZV(() => zod_mini__WEBPACK_IMPORTED_MODULE_4__  .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_4__  .YjP('has to be the name of a check'), A_LIST)
    .check(zod_mini__WEBPACK_IMPORTED_MODULE_5__  .m9(1, A_LIST))
    .register(zod_mini__WEBPACK_IMPORTED_MODULE_6__  .fd, {
    description: 'Names of checks that may fail in no call: a single one fails the gate.',
}));
const neverRule = (0,_rule_js__WEBPACK_IMPORTED_MODULE_1__  .Og)({
    name: NAME,
    schema: neverSchema,
    tighten: (0,_tighten_js__WEBPACK_IMPORTED_MODULE_2__  .x7)((child, parent) => (0,_core_text_alike_js__WEBPACK_IMPORTED_MODULE_0__  ._4)(parent)(child)),
    apply(view, names) {
        return (0,_core_text_alike_js__WEBPACK_IMPORTED_MODULE_0__  .EA)(names).flatMap((name) => {
            const spelled = spellingsOf(view.run, name);
            if (spelled.some((check) => view.waivedChecks.has(check)))
                return [];
            const [first] = spelled;
            return first === undefined ? unseen(name, view) : judge(first, spelled, view);
        });
    },
});

function spellingsOf({ report, checks, calls }, wanted) {
    const told = [
        ...(checks ?? []).map(({ name }) => name),
        ...(report?.trend?.rows ?? []).map(({ checkName }) => checkName),
        ...(report?.themes ?? []).flatMap(({ checkNames }) => checkNames),
        ...(calls ?? []).flatMap((call) => call.checks.map(({ name }) => name)),
    ];
    return [...new Set(told)].filter((0,_core_text_alike_js__WEBPACK_IMPORTED_MODULE_0__  ._4)(wanted));
}
function unseen(check, { run }) {
    return (0,_rule_js__WEBPACK_IMPORTED_MODULE_1__  .uq)(run, `never for check ${(0,_words_js__WEBPACK_IMPORTED_MODULE_3__  .AB)(check)}`, { check });
}
function judge(check, spelled, view) {
    const { run } = view;
    const own = (run.checks ?? []).filter(({ name }) => spelled.includes(name));
    const rows = view.rows.filter(({ checkName }) => spelled.includes(checkName));
    const counts = [...own, ...rows.map((row) => row.counts?.current)].flatMap((one) => (0,_chance_counts_js__WEBPACK_IMPORTED_MODULE_8__  .b)(one?.passed, one?.evaluated) ?? []);
    const rates = [
        ...own.flatMap(({ rate }) => rate ?? []),
        ...rows.flatMap(({ currentPassRate }) => currentPassRate ?? []),
    ];
    const [short] = counts
        .map(({ passed, evaluated }) => ({ passed: evaluated - passed, evaluated }))
        .filter((failed) => failed.passed > 0)
        .toSorted((a, b) => b.passed - a.passed || a.evaluated - b.evaluated);
    if (short !== undefined) {
        return [fails(check, `failed in ${(0,_words_js__WEBPACK_IMPORTED_MODULE_3__  .nQ)(short)}`, { limit: 0, value: short.passed })];
    }
    const failing = failingCalls(spelled, run);
    if (failing > 0) {
        return [fails(check, `failed in ${(0,_words_js__WEBPACK_IMPORTED_MODULE_3__  .h5)(failing)}`, { limit: 0, value: failing })];
    }
    const low = Math.min(...rates);
    if ((0,_core_percent_js__WEBPACK_IMPORTED_MODULE_9__  .F0)(low) < (0,_core_percent_js__WEBPACK_IMPORTED_MODULE_9__  .F0)(100)) {
        const told = `has a pass rate of ${(0,_core_percent_js__WEBPACK_IMPORTED_MODULE_9__  .dH)(low, 100)} %`;
        return [fails(check, told, { limit: 100, value: low })];
    }
    return counts.length + rates.length > 0 ? [] : judgeByThemes(check, spelled, view);
}
function fails(check, told, facts = {}) {
    const message = `check ${(0,_words_js__WEBPACK_IMPORTED_MODULE_3__  .AB)(check)} ${told}; it may never fail`;
    return { effect: 'fail', message, check, ...facts };
}
function failingCalls(spelled, { calls = [] }) {
    return calls.filter((call) => call.isCounted &&
        call.checks.some(({ name, isPassed }) => spelled.includes(name) && isPassed === false)).length;
}
function judgeByThemes(check, spelled, { themes, run }) {
    const [theme] = themes
        .filter(({ checkNames, lifecycle, affectedCallCount }) => checkNames.some((name) => spelled.includes(name)) &&
        lifecycle !== 'FIXED' &&
        affectedCallCount > 0)
        .toSorted((a, b) => b.affectedCallCount - a.affectedCallCount || (a.slug < b.slug ? -1 : 1));
    if (theme !== undefined) {
        const told = `failed in ${(0,_words_js__WEBPACK_IMPORTED_MODULE_3__  .h5)(theme.affectedCallCount)} of theme ${(0,_words_js__WEBPACK_IMPORTED_MODULE_3__  .AB)(theme.slug)}`;
        return [fails(check, told)];
    }
    const unread = unseen(check, { run });
    if (unread.length > 0)
        return unread;
    const isGraded = run.calls?.some((call) => call.checks.some(({ name, isPassed }) => spelled.includes(name) && isPassed === true));
    const message = `check ${(0,_words_js__WEBPACK_IMPORTED_MODULE_3__  .AB)(check)} was graded on no call, so that never was not judged for it`;
    return isGraded ? [] : [{ effect: 'warning', message, check }];
}


/***/ }),

/***/ 9085:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


var leftToEachCheck = (function leftToEachCheck() {
    return { keys: ['*'], findLoosened: () => [], merge: (_, child) => child };
});
var ofEachCheck = (function ofEachCheck(general, limits, floorOf) {
    const loosenedOf = (name, parent, child) => {
        const { name: ownName, limits: own } = namedIn(child, name);
        const { name: parentsName, limits: parents } = namedIn(parent, name);
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
});
var limitedNames = (function limitedNames(gate) {
    const given = gate[NAME];
    return given === undefined ? [] : Object.keys(parse .qg(trendSchema, given).checks ?? {});
});
__webpack_require__.d(__webpack_exports__, {
  D: (() => (  limitedNames)),
  _: (() => (  trendRule))
});

// EXTERNAL MODULE: ../../node_modules/zod/v4/core/parse.js + 1 modules
var parse = __webpack_require__(8989);
// EXTERNAL MODULE: ./core/text/alike.js
var alike = __webpack_require__(4667);
// EXTERNAL MODULE: ./policy/rule.js
var rule = __webpack_require__(2254);
// EXTERNAL MODULE: ./chance/counts.js
var chance_counts = __webpack_require__(8038);
// EXTERNAL MODULE: ../../node_modules/zod/v4/mini/schemas.js
var schemas = __webpack_require__(5915);
// EXTERNAL MODULE: ../../node_modules/zod/v4/core/api.js
var api = __webpack_require__(1299);
// EXTERNAL MODULE: ../../node_modules/zod/v4/core/registries.js
var registries = __webpack_require__(4288);
// EXTERNAL MODULE: ./core/yaml-check.js
var yaml_check = __webpack_require__(9765);
;// CONCATENATED MODULE: ./policy/trend/settings.js



const A_PERCENTAGE = 'has to be a number from 0 to 100';
const A_SIGNIFICANCE = 'has to be a share below 100% such as 5%, or off';
const STANDARD_SIGNIFICANCE = '5%';
const SIGNIFICANCE = /^(?!0+(?:\.0+)? ?%)\d{1,2}(?:\.\d{1,9})? ?%$/;
function percentage(description) {
    return schemas .lqM(schemas .aig(A_PERCENTAGE)
        .check(api .qm(0, A_PERCENTAGE), api .Zm(100, A_PERCENTAGE))
        .register(registries .fd, { description }));
}
const limits = () => ({
    'max-drop': percentage('Percentage points that a check may lose against the baseline. Where the calls of both are counted, a drop of so many points or more fails if chance does not explain it.'),
    'min-pass-rate': percentage('Lowest current pass rate of a check, in percent.'),
    evidence: schemas .lqM(schemas .k5n(['point', 'likely', 'proven']).register(registries .fd, {
        description: 'What min-pass-rate compares: the rate itself; the upper end of its 95 % interval, so that only a check that is likely below the limit fails; or the lower end, so that only a check that is proven to reach the limit passes.',
        default: 'point',
    })),
    'min-calls': schemas .lqM(schemas .Whr('has to be a whole number')
        .check(api .qm(1, 'has to be 1 or more'))
        .register(registries .fd, {
        description: 'A check that fewer calls stand behind is spared, where a theme that is about it tells the number of calls.',
    })),
});
const trendSchema = schemas .RZV(() => (0,yaml_check .yj)({
    ...limits(),
    significance: schemas .lqM(schemas .KCZ([schemas .euz('off'), schemas .YjP().check(api .Fk(SIGNIFICANCE, A_SIGNIFICANCE))], A_SIGNIFICANCE)
        .register(registries .fd, {
        description: 'How rarely chance alone may explain a drop that fails max-drop (one-sided exact test of Fisher, corrected by Holm for the number of checks); or off, to compare the rates alone.',
        default: STANDARD_SIGNIFICANCE,
    })),
    checks: schemas .lqM(schemas .g1P(schemas .YjP(), (0,yaml_check .yj)(limits(), 'has to be a map such as { max-drop: 5 }'), 'has to be a map from names of checks to their limits')
        .check(namedOnce)
        .register(registries .fd, { description: 'Limits of single checks, by their names.' })),
    'on-missing-baseline': schemas .lqM(schemas .k5n(['pass', 'fail']).register(registries .fd, {
        description: 'What it does when there is no previous run, or no previous rate of a check that max-drop limits.',
        default: 'pass',
    })),
}, 'has to be a map such as { max-drop: 10 }').register(registries .fd, {
    description: 'Limits for the pass rates of checks; `checks` has limits of single ones.',
}));
function namedOnce({ value, issues }) {
    const looks = new Set();
    for (const [name, input] of Object.entries(value)) {
        const look = (0,alike .Li)(name);
        if (looks.has(look)) {
            const message = 'has to be left out, since the limits of a check that looks the same stand before it';
            issues.push({ code: 'custom', path: [name], message, input });
        }
        looks.add(look);
    }
}
function limitsOf(settings) {
    const own = new Map(Object.entries(settings.checks ?? {}).map(([name, limits]) => [(0,alike .Li)(name), limits]));
    return (check) => ({ ...settings, ...own.get((0,alike .Li)(check)) });
}
function limitsDrops({ checks = {}, ...all }) {
    return [all, ...Object.values(checks)].some((limits) => limits['max-drop'] !== undefined);
}
function limitsRates(settings) {
    const { checks = {}, ...all } = settings;
    return (limitsDrops(settings) ||
        [all, ...Object.values(checks)].some((limits) => limits['min-pass-rate'] !== undefined));
}
function significanceOf({ significance = STANDARD_SIGNIFICANCE }, looks) {
    return significance === 'off' ? null : Number.parseFloat(significance) / 100 / looks;
}

;// CONCATENATED MODULE: ./policy/trend/cases.js
function casesOf({ run, report, waivedChecks }, settings) {
    const known = run.checks ?? [];
    const allRows = trendIn(run, report)?.rows ?? [];
    const inTrend = new Set(allRows.map(({ checkName }) => checkName));
    const byName = new Map(known.toReversed().map((check) => [check.name, check]));
    const others = known.filter(({ name }) => !inTrend.has(name));
    const limits = limitsOf(settings);
    const caseOf = (check, row, own) => {
        const counts = {
            previous: (0,chance_counts .b)(row?.counts?.previous?.passed, row?.counts?.previous?.evaluated),
            current: (0,chance_counts .b)(row?.counts?.current?.passed, row?.counts?.current?.evaluated) ??
                (0,chance_counts .b)(own?.passed, own?.evaluated),
        };
        return {
            check,
            limits: limits(check),
            previous: row?.previousPassRate ?? rateFrom(counts.previous),
            current: row?.currentPassRate ?? own?.rate ?? rateFrom(counts.current),
            counts,
            calls: counts.current?.evaluated ?? own?.evaluated ?? callsBehind(check, report),
            isGone: known.length > 0 && own === undefined && row?.currentPassRate === null,
            isWaived: waivedChecks.has(check),
        };
    };
    return [
        ...allRows.map((row) => caseOf(row.checkName, row, byName.get(row.checkName))),
        ...others.map((own) => caseOf(own.name, null, own)),
    ];
}
function trendIn({ baseline }, report) {
    return (report === null ? baseline?.trend : report.trend) ?? null;
}
function rateFrom(counts) {
    return counts && (0,chance_counts .M)(counts);
}
function callsBehind(check, report) {
    const counts = (report?.themes ?? [])
        .filter(({ checkNames }) => checkNames.includes(check))
        .map(({ totalCallCount }) => totalCallCount);
    return counts.length === 0 ? null : Math.max(...counts);
}
function isSpared({ limits, calls }) {
    const least = limits['min-calls'];
    return least !== undefined && calls !== null && calls < least;
}

;// CONCATENATED MODULE: ./chance/exact-test.js
const SERIES_FROM = 20;
const NEGLIGIBLE = 1e-18;
function chanceOfDrop(baseline, current) {
    const drawn = current.evaluated;
    const passed = baseline.passed + current.passed;
    const failed = baseline.evaluated + drawn - passed;
    const table = { drawn, passed, failed };
    const mean = (drawn * passed) / (passed + failed);
    return current.passed <= mean
        ? sumDown(current.passed, table)
        : 1 - sumUp(current.passed + 1, table);
}
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
    return (0,chance_counts .M)(baseline) - (0,chance_counts .M)({ passed: most, evaluated });
}
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
function adjustHolm(probabilities) {
    const adjusted = probabilities.map(() => 1);
    let largest = 0;
    for (const [rank, { index, p }] of sorted(probabilities).entries()) {
        largest = Math.max(largest, Math.min(1, p * (probabilities.length - rank)));
        adjusted[index] = largest;
    }
    return adjusted;
}
function significanceLeft(adjusted, significance) {
    return significance / adjusted.filter((p) => p > significance).length;
}
function sorted(probabilities) {
    return probabilities.map((p, index) => ({ index, p })).toSorted((a, b) => a.p - b.p);
}

// EXTERNAL MODULE: ./core/percent.js
var percent = __webpack_require__(9630);
// EXTERNAL MODULE: ./report/format.js
var format = __webpack_require__(3483);
// EXTERNAL MODULE: ./policy/words.js
var words = __webpack_require__(5475);
;// CONCATENATED MODULE: ./policy/trend/drop.js






const MAX_NAMES = 10;
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
            ...all.flatMap(({ one, test }) => test === null
                ? []
                : [{ effect: 'tested', message: 'compared', check: one.check, value: test.p }]),
            ...(basis.significance === null ? [] : uncounted(all)),
        ],
    };
}
function dropOf(one, { significance }) {
    const { previous, current, counts, limits } = one;
    const limit = limits['max-drop'];
    if (previous === null || current === null || limit === undefined)
        return null;
    const units = (0,percent .F0)(previous) - (0,percent .F0)(current);
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
function missing({ check, previous, limits }, { needsBaseline }) {
    const subject = `check ${(0,words .AB)(check)} has no`;
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
    if (test === null || comparisons === null)
        return [tooDeep(drop, basis, '')];
    const adjusted = Number(comparisons.adjusted.get(drop));
    return [
        adjusted <= comparisons.significance
            ? tooDeep(drop, basis, `; chance alone does that ${tellChance(adjusted, comparisons)}`)
            : withinChance(drop, test, adjusted, comparisons),
    ];
}
function isDeep({ one, limit, units }) {
    const { previous, current } = one.counts;
    const isCounted = previous !== null && current !== null;
    return units > (0,percent .F0)(limit) || (isCounted && units > 0 && units === (0,percent .F0)(limit));
}
function tooDeep(drop, { trend, baseline }, odds) {
    const { one, limit, previous, current, units } = drop;
    const { check, counts } = one;
    const from = counts.previous === null ? '' : ` (${(0,words .nQ)(counts.previous)})`;
    return {
        effect: 'fail',
        byRates: counts.current === null ? 'verdict' : 'counts',
        message: `check ${(0,words .AB)(check)} fell from ${(0,percent .dH)(previous, current)} %${from} to ${(0,percent .dH)(current, previous)} %${(0,words .g$)(counts.current)}, ${tellPoints(units, limit)}; the limit is ${limit} (compared with ${tellBaseline(trend, baseline)})${odds}`,
        check,
        limit,
        value: (0,percent .Yk)(units),
    };
}
function withinChance({ one, limit, previous, current, units }, test, adjusted, comparisons) {
    const { check } = one;
    const calls = test.current.evaluated;
    const visible = smallestVisibleDrop(test.previous, calls, comparisons.significanceLeft);
    const fell = `from ${(0,percent .dH)(previous, current)} % (${(0,words .nQ)(test.previous)}) to ${(0,percent .dH)(current, previous)} %${(0,words .g$)(test.current)}`;
    const chance = `on ${(0,words .h5)(calls)} that happens by chance ${tellChance(adjusted, comparisons)} (${tellP(test.p, adjusted, comparisons)})`;
    const shown = visible === null
        ? 'on so few calls no drop would have shown'
        : `a drop of ${Math.ceil(visible)} points would have shown`;
    return {
        effect: 'note',
        message: `check ${(0,words .AB)(check)} lost ${tellPoints(units, limit)}, ${fell}, which is within chance: ${chance}, so it does not fail the gate; ${shown}`,
        check,
        limit,
        value: (0,percent .Yk)(units),
    };
}
function tellChance(p, { count }) {
    return count === 1 ? (0,words .y6)(p) : `to one of ${count} checks ${(0,words .y6)(p)}`;
}
function tellP(own, adjusted, { count }) {
    const told = (p) => `${Number(p.toPrecision(2))}`;
    return count === 1
        ? `p = ${told(own)}`
        : `p = ${told(own)}, ${told(adjusted)} among ${count} checks`;
}
function tellPoints(units, limit) {
    const points = (0,percent .dH)((0,percent .Yk)(units), limit);
    return `${points} ${points === '1' ? 'point' : 'points'}`;
}
function uncounted(drops) {
    const names = drops.flatMap(({ one, units, test }) => units > 0 && test === null && !one.isWaived ? (0,words .AB)(one.check) : []);
    if (names.length === 0)
        return [];
    const message = `of how many calls the rates were taken is not known for ${(0,format .ki)(names, MAX_NAMES)}, so that max-drop compared the rates alone, whatever chance explains`;
    return [{ effect: 'note', message }];
}
function tellBaseline({ baselineRunNumber: number, baselineRunPlanJobId: jobId }, baseline) {
    const unnumbered = jobId === '' ? 'the previous run' : `run ${(0,words .AB)(jobId)}`;
    const newest = number === null ? unnumbered : `run ${number}`;
    const earlier = (baseline?.pooled.length ?? 0) - 1;
    return earlier > 0 ? `${newest} and ${earlier} before it` : newest;
}

// EXTERNAL MODULE: ./chance/interval.js
var interval = __webpack_require__(9663);
;// CONCATENATED MODULE: ./policy/trend/pass-rate.js




function judgeRate({ check, current, limits, counts, isGone }) {
    const limit = limits['min-pass-rate'];
    if (limit === undefined)
        return [];
    const { evidence = 'point' } = limits;
    if (current === null) {
        const message = `check ${(0,words .AB)(check)} has no current pass rate`;
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
    return (0,percent .F0)(rate) < (0,percent .F0)(limit);
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
    return `check ${(0,words .AB)(check)} has a pass rate of ${(0,percent .dH)(rate, limit)} %${(0,words .g$)(counts)}`;
}
function judgeLikely(one) {
    const { check, limit, counts } = one;
    if (!isBelow(one))
        return [];
    if (counts === null) {
        return [
            tooLow(one),
            {
                effect: 'note',
                message: `of how many calls the rate of check ${(0,words .AB)(check)} was taken is not known, so that min-pass-rate compared the rate alone, whatever chance explains`,
                check,
            },
        ];
    }
    if ((0,interval .A1)(counts).high < limit)
        return [tooLow(one)];
    const message = `${tellRate(one)}, below the limit of ${limit} %; it may be chance, so it does not fail the gate`;
    return [{ effect: 'note', message, check, limit, value: one.rate }];
}
function judgeProven(one) {
    const { check, limit, rate, counts } = one;
    if (counts === null) {
        if (isBelow(one))
            return [tooLow(one)];
        const message = `check ${(0,words .AB)(check)} has a pass rate of ${(0,percent .dH)(rate)} %, but of how many calls is not known, so ${limit} % is not proven`;
        return [{ effect: 'undecided', message, check, limit, value: rate }];
    }
    if (!isBelow(one) && (0,interval .A1)(counts).low >= limit)
        return [];
    return [tooLow(one, `, and has to be proven: ${tellProof(one)}`)];
}
function tellProof({ rate, limit }) {
    const calls = (0,interval .PO)(rate, limit);
    if (calls !== null)
        return `at this rate that needs ${(0,format .So)(calls, 'call')}`;
    return (0,percent .F0)(rate) > (0,percent .F0)(limit)
        ? `at this rate that needs more than ${(0,format .So)(interval .Kg, 'call')}`
        : 'at this rate no number of calls does';
}

// EXTERNAL MODULE: ./policy/tighten.js
var tighten = __webpack_require__(8661);
;// CONCATENATED MODULE: ./policy/tighten-checks.js


function checkNames(parent, child) {
    return (0,alike .EA)(Object.keys({ ...parent?.checks, ...child?.checks }));
}
function namedIn(settings, wanted) {
    const isWanted = (0,alike ._4)(wanted);
    const [found] = Object.entries(settings?.checks ?? {}).filter(([name]) => isWanted(name));
    return found === undefined ? { name: wanted } : { name: found[0], limits: found[1] };
}
function isOf(limits, [key = '']) {
    return limits !== undefined && Object.hasOwn(limits, key);
}
function eachPlaceOnce(found) {
    const told = new Map(found.toReversed().map((one) => [JSON.stringify(one.path), one]));
    return [...told.values()].toReversed();
}

;// CONCATENATED MODULE: ./policy/trend/tightening.js



const ofLimits = {
    'max-drop': tighten .o8,
    'min-pass-rate': tighten .Qy,
    evidence: (0,tighten .ad)(['proven', 'point', 'likely'], 'point'),
    'min-calls': (0,tighten .C0)({
        standard: 0,
        isAsStrict: (child, parent) => child <= parent,
        wanted: (parent) => (parent === 0 ? 'be left out' : `be ${parent} or less`),
    }),
};
const ofAll = (0,tighten .__)({
    ...ofLimits,
    significance: (0,tighten .C0)({
        isAsStrict: (child, parent) => child === 'off' ||
            (parent !== 'off' && Number.parseFloat(child) >= Number.parseFloat(parent)),
        wanted: (parent) => (parent === 'off' ? 'be off' : `be ${parent} or more, or off`),
    }),
    checks: leftToEachCheck(),
    'on-missing-baseline': (0,tighten .ad)(['fail', 'pass'], 'pass'),
});
const trendTightening = ofEachCheck({
    ...ofAll,
    findLoosened: (parent, child) => ofAll.findLoosened(parent && withSignificance(parent), child),
}, (0,tighten .__)(ofLimits), whereLimited);
function withSignificance(parent) {
    return limitsDrops(parent) ? { significance: STANDARD_SIGNIFICANCE, ...parent } : parent;
}
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
const trendRule = (0,rule .Og)({
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
    const message = `check ${(0,words .AB)(check)} was spared: ${stand} behind it, and min-calls is ${least}`;
    return { effect: 'note', message, check, limit: least };
}
function unseen({ run, report }, settings) {
    const isTold = (report?.trend?.rows ?? []).length > 0;
    return isTold || !limitsRates(settings) ? [] : (0,rule .uq)(run, NAME, {});
}
function absentChecks({ checks = {} }, cases) {
    const present = new Set(cases.map(({ check }) => (0,alike .Li)(check)));
    if (present.size === 0)
        return [];
    return Object.keys(checks)
        .filter((check) => !present.has((0,alike .Li)(check)))
        .map((check) => ({
        effect: 'note',
        message: `check ${(0,words .AB)(check)} has limits in the policy, but the report has no such check`,
        check,
    }));
}


/***/ }),

/***/ 8661:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

  var throughSchema = (function throughSchema(schema, { keys, findLoosened, merge }, standard) {
    const read = (parent) => (parent === undefined ? undefined : zod_mini__WEBPACK_IMPORTED_MODULE_1__  .qg(schema, parent));
    return {
        keys,
        findLoosened: (parent, child) => findLoosened(read(parent) ?? standard, zod_mini__WEBPACK_IMPORTED_MODULE_1__  .qg(schema, child)),
        merge: (parent, child) => merge(read(parent), zod_mini__WEBPACK_IMPORTED_MODULE_1__  .qg(schema, child)),
    };
});
var asStrict = (function asStrict({ standard, ...by }) {
    return {
        keys: [],
        findLoosened(parent, child) {
            const floor = parent ?? standard;
            return floor === undefined || by.isAsStrict(child, floor)
                ? []
                : [{ path: [], against: [], wanted: (0,_core_text_strip_js__WEBPACK_IMPORTED_MODULE_0__  .AU)(by.wanted(floor), MAX_WANTED_CHARS) }];
        },
        merge: (_, child) => child,
    };
});
var ranked = (function ranked(words, standard) {
    const upTo = (word) => words.slice(0, words.indexOf(word) + 1);
    return asStrict({
        ...(standard !== undefined && { standard }),
        isAsStrict: (child, parent) => upTo(parent).includes(child),
        wanted: (parent) => `be ${upTo(parent).join(' or ')}`,
    });
});
var holdingAll = (function holdingAll(covers) {
    const missing = (child, parent) => parent.filter((entry) => !child.some((own) => covers(own, entry)));
    return asStrict({
        isAsStrict: (child, parent) => missing(child, parent).length === 0,
        wanted: (parent) => `hold every entry of it: ${JSON.stringify(parent).slice(1, -1)}`,
    });
});
var each = (function each(parts) {
    const names = Object.keys(parts);
    return {
        keys: names.flatMap(((name) => [name, ...parts[name].keys.map(((key) => `${name}.${key}`))])),
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
});
__webpack_require__.d(__webpack_exports__, {
    C0: (() => (  asStrict)),
    Qy: (() => (  HIGHER_IS_STRICTER)),
    Zk: (() => (  throughSchema)),
    __: (() => (  each)),
    ad: (() => (  ranked)),
    eZ: () => (  namesOf),
    o8: (() => (  LOWER_IS_STRICTER)),
    x7: (() => (  holdingAll))
  });
  var zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8989);
  var _core_text_strip_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3917);


const MAX_WANTED_CHARS = 200;

function namesOf({ keys }) {
    const escaped = keys.map((key) => key.replaceAll('.', '\\.').replaceAll('*', '.+'));
    return { pattern: new RegExp(`^(?:${escaped.join('|')})$`), told: keys.join(', ') };
}

const LOWER_IS_STRICTER = asStrict({
    isAsStrict: (child, parent) => child <= parent,
    wanted: (parent) => `be ${parent} or less`,
});
const HIGHER_IS_STRICTER = asStrict({
    isAsStrict: (child, parent) => child >= parent,
    wanted: (parent) => `be ${parent} or more`,
});



function below(name, { path, against, wanted }) {
    return { path: [name, ...path], against: [name, ...against], wanted };
}


/***/ }),

/***/ 1917:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


var applyWaivers = (function applyWaivers({ report, runVerdict, checks }, waivers, today, named = []) {
    const all = waivers.map((waiver) => inForce(waiver, today));
    const current = all
        .filter(({ daysLeft }) => daysLeft >= 0)
        .toSorted((a, b) => b.daysLeft - a.daysLeft);
    const matchers = current.map((waiver) => ({ waiver, isFor: matcherOf(waiver) }));
    const matched = new Set();
    const waived = [];
    const excuse = ((kind, name) => {
        const hits = matchers.flatMap(({ waiver, isFor }) => waiver.kind === kind && isFor(name) ? waiver : []);
        for (const hit of hits)
            matched.add(hit);
        const [waiver] = hits;
        const isTold = waived.some((one) => one.kind === kind && one.name === name);
        if (waiver !== undefined && !isTold)
            waived.push({ kind, name, waiver });
        return waiver !== undefined;
    });
    for (const check of [...(checks ?? []).map(({ name }) => name), ...named])
        excuse('check', check);
    return {
        themes: (report?.themes ?? []).filter((({ slug }) => !excuse('theme', slug))),
        rows: (report?.trend?.rows ?? []).filter((({ checkName }) => !excuse('check', checkName))),
        failures: (runVerdict?.failures ?? []).filter(({ check }) => check === null || !excuse('check', check)),
        waived,
        unmatched: current.filter((waiver) => !matched.has(waiver)),
        expired: all.filter(({ daysLeft }) => daysLeft < 0).map(expired),
    };
});
__webpack_require__.d(__webpack_exports__, {
  gw: (() => (  WAIVERS_TIGHTENING)),
  Kw: (() => (  applyWaivers)),
  FZ: () => (  findWaiverFaults),
  IM: () => (  waiverSchema)
});

// EXTERNAL MODULE: ../../node_modules/zod/v4/mini/schemas.js
var mini_schemas = __webpack_require__(5915);
// EXTERNAL MODULE: ../../node_modules/zod/v4/core/api.js
var api = __webpack_require__(1299);
// EXTERNAL MODULE: ../../node_modules/zod/v4/core/registries.js
var registries = __webpack_require__(4288);
// EXTERNAL MODULE: ../../node_modules/zod/v4/core/core.js
var core_core = __webpack_require__(6416);
// EXTERNAL MODULE: ../../node_modules/zod/v4/core/schemas.js + 2 modules
var core_schemas = __webpack_require__(6357);
;// CONCATENATED MODULE: ../../node_modules/zod/v4/mini/iso.js




const ZodMiniISODate =   core_core .xI("ZodMiniISODate", (inst, def) => {
    core_schemas .v1.init(inst, def);
    mini_schemas .zUr.init(inst, def);
});
function date(params) {
    return api .db(ZodMiniISODate, params);
}



// EXTERNAL MODULE: ../../node_modules/zod/v4/core/parse.js + 1 modules
var parse = __webpack_require__(8989);
// EXTERNAL MODULE: ./core/json-object.js
var json_object = __webpack_require__(8009);
// EXTERNAL MODULE: ./core/text/alike.js
var alike = __webpack_require__(4667);
// EXTERNAL MODULE: ./core/text/strip.js
var strip = __webpack_require__(3917);
// EXTERNAL MODULE: ./core/yaml-check.js
var yaml_check = __webpack_require__(9765);
// EXTERNAL MODULE: ./policy/words.js
var words = __webpack_require__(5475);
;// CONCATENATED MODULE: ./policy/waivers.js
const MAX_DAYS_AHEAD = 180;
const MAX_REASON_CHARS = 500;
const DAY_MS = 86_400_000;
const ONLY_STARS = /^\*+$/;
function waivers_text(message, description) {
    return mini_schemas .YjP(message)
        .check(api .Fk(/\S/, message))
        .register(registries .fd, { description });
}
const waiverSchema = mini_schemas .RZV(() => (0,yaml_check .yj)({
    theme: mini_schemas .lqM(waivers_text('has to be the slug of a theme, or a pattern with *', 'Slug of the theme that is excused, or a pattern in which * stands for any text.')
        .check(mini_schemas .YPB((pattern) => !ONLY_STARS.test((0,alike .Li)(pattern)), 'has to be more than *, which would excuse every theme'))
        .register(registries .fd, { not: { pattern: ONLY_STARS.source } })),
    check: mini_schemas .lqM(waivers_text('has to be the name of a check', 'Name of the check that is excused.')),
    reason: waivers_text('has to say why', 'Why it is excused; shown with it.'),
    owner: mini_schemas .lqM(waivers_text('has to name somebody', 'Who answers for it.')),
    expires: date('has to be a day such as 2027-01-31').register(registries .fd, {
        description: `Last day on which it holds, in UTC; at most ${MAX_DAYS_AHEAD} days ahead. An expired waiver fails the gate.`,
    }),
}, 'has to be a map with theme or check, reason and expires')
    .check(mini_schemas .YPB((waiver) => Object.hasOwn(waiver, 'theme') !== Object.hasOwn(waiver, 'check'), {
    when: ({ value }) => (0,json_object .G)(value),
    error: 'has to name either a theme or a check',
}))
    .register(registries .fd, {
    description: 'An exception that ends by itself.',
    oneOf: [{ required: ['theme'] }, { required: ['check'] }],
}));
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
            const problem = `${(0,words .AB)(own.target)} is excused by waivers[${twin}] already: keep one of the two`;
            faults.push({ index, key: own.kind, problem });
        }
        return faults;
    });
}
function targetOf(waiver) {
    const theme = memberOf(waiver, 'theme');
    const check = memberOf(waiver, 'check');
    if (theme !== undefined && check !== undefined)
        return undefined;
    if (theme !== undefined)
        return { kind: 'theme', target: theme };
    return check === undefined ? undefined : { kind: 'check', target: check };
}
function memberOf(waiver, key) {
    const parsed = parse .xL(waiverSchema._zod.innerType.shape[key], (0,json_object .G)(waiver) ? waiver[key] : undefined);
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
        target: String(theme ?? check),
        reason,
        owner: owner ?? null,
        expires,
        daysLeft: daysFrom(today, expires),
    };
}

function expired({ kind, target, expires, reason }) {
    return {
        effect: 'fail',
        message: `the waiver for ${kind} ${(0,words .AB)(target)} expired on ${expires} (${(0,strip .AU)(reason, MAX_REASON_CHARS)}): fix what it excused and remove it, or renew it`,
        [kind]: target,
        limit: expires,
    };
}
function matcherOf({ kind, target }) {
    const isNamed = (0,alike ._4)(target);
    if (kind === 'check')
        return isNamed;
    const pattern = (0,alike .Li)(target);
    return (name) => isNamed(name) || matchesPattern(pattern, (0,alike .Li)(name));
}
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


/***/ })

};
;Object.assign(exports.modules, require("./later.js"));
