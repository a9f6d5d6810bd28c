"use strict";
exports.id = 532;
exports.ids = [532];
exports.modules = {

/***/ 2359:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    D5: () => (  failureBasis),
    JX: () => (  isBelowBar),
    YX: () => (  BELOW_BAR),
    _l: () => (  describeBelowBar),
    m: () => (  verdictBasis)
  });
  var _chance_counts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8038);
  var _counted_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(392);
  var _percent_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6591);
  var _rule_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2254);
const BELOW_BAR = 'METRIC_BELOW_MIN_PASS_RATE';
function isBelowBar({ passed, evaluated, needed }) {
    const counts = (0,_chance_counts_js__WEBPACK_IMPORTED_MODULE_1__  .b)(passed, evaluated);
    if (counts === null || needed === null)
        return null;
    return (0,_percent_js__WEBPACK_IMPORTED_MODULE_2__  .F0)((0,_chance_counts_js__WEBPACK_IMPORTED_MODULE_1__  .M)(counts)) < (0,_percent_js__WEBPACK_IMPORTED_MODULE_2__  .F0)(needed);
}
function describeBelowBar(name, { evaluated, rate, needed }) {
    const share = rate === null
        ? 'too few calls'
        : `${(0,_percent_js__WEBPACK_IMPORTED_MODULE_2__  .dH)(rate, needed ?? undefined)} % of ${evaluated === null ? 'its calls' : (0,_counted_js__WEBPACK_IMPORTED_MODULE_3__  .h5)(evaluated)}`;
    const bar = needed === null ? '' : `; ${(0,_percent_js__WEBPACK_IMPORTED_MODULE_2__  .dH)(needed)} % needed`;
    return `check ${(0,_rule_js__WEBPACK_IMPORTED_MODULE_0__  .AB)(name)} passed ${share}${bar}`;
}
function verdictBasis({ checks = [], runVerdict }) {
    if (runVerdict?.failures.some(({ type }) => type !== BELOW_BAR))
        return undefined;
    const barred = checks.filter(({ needed }) => needed !== null).map(isBelowBar);
    return barred.includes(true) && !barred.includes(null) ? 'counts' : 'verdict';
}
function failureBasis({ type, check: name }, { checks = [] }) {
    if (type !== BELOW_BAR)
        return undefined;
    const isCounted = checks.some((check) => check.name === name && isBelowBar(check) === true);
    return isCounted ? 'counts' : 'verdict';
}


/***/ }),

/***/ 7430:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    T4: () => (  isPinned),
    ci: () => (  addressOf),
    tS: () => (  extendsSchema),
    zc: () => (  spellAddress)
  });
  var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5915);
  var zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1299);
  var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4288);

const WANTED = 'has to be a path in the workspace, or owner/repo/path@ref';
const extendsSchema = zod_mini__WEBPACK_IMPORTED_MODULE_0__  .YjP(WANTED)
    .check(zod_mini__WEBPACK_IMPORTED_MODULE_1__  .Fk(/^\S(?:.*\S)?$/, WANTED))
    .register(zod_mini__WEBPACK_IMPORTED_MODULE_2__  .fd, {
    description: 'The policy that this one tightens: a path in the workspace, or owner/repo/path@ref, which is read with github-token. A path that looks like the latter begins with ./',
});
const IN_REPOSITORY = /^([A-Za-z0-9][A-Za-z0-9-]*)\/([\w.-]+)\/([^@]+)@([^@]+)$/;
const FULL_SHA = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/;
function addressOf(text, from) {
    const [, owner, repo, path, ref] = IN_REPOSITORY.exec(text) ?? [];
    if (owner !== undefined && repo !== undefined && path !== undefined && ref !== undefined) {
        return { kind: 'repository', owner, repo, path: tidy(path), ref };
    }
    return { ...from, path: from.kind === 'repository' ? tidy(text) : text };
}
function tidy(path) {
    return path
        .split('/')
        .filter((part) => part !== '' && part !== '.')
        .join('/');
}
function spellAddress(address) {
    if (address.kind === 'workspace')
        return address.path;
    const { owner, repo, path, ref } = address;
    return `${owner}/${repo}/${path}@${ref}`;
}
function isPinned({ ref }) {
    return FULL_SHA.test(ref.toLowerCase());
}


/***/ }),

/***/ 352:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    D: () => (  KNOWN_VALUES),
    L: () => (  unknownValues)
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
const FIELDS = Object.entries(KNOWN_VALUES).map(([field, values]) => ({
    field: field,
    values: new Set(values),
}));
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

/***/ 3532:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  bV: () => (  POLICY_TIGHTENING),
  y0: () => (  RULES),
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
// EXTERNAL MODULE: ./policy/extends-address.js
var extends_address = __webpack_require__(7430);
// EXTERNAL MODULE: ./policy/max-cost.js
var max_cost = __webpack_require__(7600);
// EXTERNAL MODULE: ./core/run-status.js
var run_status = __webpack_require__(6929);
// EXTERNAL MODULE: ./core/text/log-line.js
var log_line = __webpack_require__(7720);
// EXTERNAL MODULE: ./policy/percent.js
var percent = __webpack_require__(6591);
;// CONCATENATED MODULE: ./policy/count-or-share.js


const SHARE = /^(?:100(?:\.0{1,9})?|\d{1,2}(?:\.\d{1,9})?) ?%$/;
const WANTED = 'has to be a count of calls such as 2, or a share of them such as 10%';
function countOrShare(description) {
    return schemas .RZV(() => schemas .KCZ([schemas .Whr(WANTED).check(api .qm(0, WANTED)), schemas .YjP().check(api .Fk(SHARE, WANTED))], WANTED)
        .register(registries .fd, { description }));
}
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
        const hasToldEnd = (0,run_status .h)(runStatus);
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
const minGradedCallsRule = (0,rule .Og)({
    name: 'min-graded-calls',
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
    apply({ run, report, failures }, effect) {
        const { runVerdict } = run;
        if (runVerdict?.passed === false && effect !== 'ignore') {
            return describe(run, runVerdict, failures, effect);
        }
        if (report === null || effect !== 'fail')
            return [];
        const why = whyUnjudged(run);
        if (why === null)
            return [];
        const message = `${why}, so it is not taken for a pass`;
        return [{ effect: 'undecided', message, onlyAlone: report.verdict !== 'PASSED' }];
    },
});
function whyUnjudged({ unread, runVerdict, callCounts, checks = [] }) {
    if (unread && typeof runVerdict?.passed !== 'boolean') {
        return `the service's own verdict on this run cannot be read (${unread})`;
    }
    if (runVerdict?.passed === null)
        return 'no check judged this run';
    const graded = callCounts?.evaluated ?? null;
    const hasNone = graded === null
        ? checks.length > 0 && checks.every(({ evaluated }) => evaluated === 0)
        : graded === 0 && !checks.some(({ evaluated }) => evaluated !== null && evaluated > 0);
    return hasNone ? 'no call of this run was graded' : null;
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
        message: `theme ${(0,rule .AB)(theme.slug)} is not allowed: ${traits(theme, entry).join(', ')} (gate.themes, entry ${numbers.join(', ')})`,
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
    const named = entry.checks?.filter((name) => checkNames.includes(name)) ?? [];
    return [
        ...(entry.severity ? [`severity ${theme.severity}`] : []),
        ...(entry.impact ? [`impact ${theme.impact}`] : []),
        ...(entry.prevalence ? [`prevalence ${theme.prevalence}`] : []),
        ...(entry.lifecycle ? [`lifecycle ${theme.lifecycle ?? 'none, which counts as NEW'}`] : []),
        ...(entry.channel ? [`channel ${theme.rootCauseChannel}`] : []),
        ...(named.length > 0 ? [`check ${named.map(rule .AB).join(', ')}`] : []),
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
        (entry.checks?.some((name) => theme.checkNames.includes(name)) ?? true) &&
        (least === undefined || reaches(theme.affectedCallCount, theme.totalCallCount, least)));
}
function covers(wide, narrow) {
    const { 'min-affected': least, ...lists } = wide;
    const { 'min-affected': other, ...narrowLists } = narrow;
    return (Object.entries(lists).every(([key, values]) => values === undefined || holdsAll(values, narrowLists[key])) &&
        (least === undefined || (other !== undefined && (compareLimits(least, other) ?? 1) <= 0)));
}
function holdsAll(wide, narrow) {
    return narrow?.every((value) => wide.includes(value)) ?? false;
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
        return fresh.map((theme) => failed(`, and theme ${(0,rule .AB)(theme.slug)} ${describeFresh(theme)}`, theme.slug));
    }
    return themes.map(({ slug }) => ({
        effect: 'known',
        message: `theme ${(0,rule .AB)(slug)} was there before`,
        theme: slug,
    }));
}
function describeFresh({ lifecycle }) {
    if (lifecycle === 'NEW')
        return 'is new';
    if (lifecycle === null)
        return 'has no lifecycle, so it counts as new';
    return `has the lifecycle ${(0,rule .AB)(lifecycle)}, which this version does not know`;
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
    ...RULES.map(({ name, tighten }) => [name, tighten]),
    [max_cost .zG, max_cost .J6],
]));
const POLICY_TIGHTENING = (0,tighten .__)({
    gate: gateTightening,
    waivers: waivers .gw,
});
const policy_A_LIST = 'has to be a list of keys such as [gate.verdict, waivers]';
const policySchema = schemas .RZV(() => {
    const loosened = (0,tighten .eZ)(POLICY_TIGHTENING);
    return (0,yaml_check .yj)({
        version: schemas .euz(1).register(registries .fd, { description: 'Version of this format.' }),
        extends: schemas .lqM(extends_address .tS),
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

/***/ 1917:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  gw: () => (  WAIVERS_TIGHTENING),
  Kw: () => (  applyWaivers),
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


const ZodMiniISODateTime =   (  null && (core.$constructor("ZodMiniISODateTime", (inst, def) => {
    core.$ZodISODateTime.init(inst, def);
    schemas.ZodMiniStringFormat.init(inst, def);
})));
function datetime(params) {
    return core._isoDateTime(ZodMiniISODateTime, params);
}
const ZodMiniISODate =   core_core .xI("ZodMiniISODate", (inst, def) => {
    core_schemas .v1.init(inst, def);
    mini_schemas .zUr.init(inst, def);
});
function date(params) {
    return api .db(ZodMiniISODate, params);
}
const ZodMiniISOTime =   (  null && (core.$constructor("ZodMiniISOTime", (inst, def) => {
    core.$ZodISOTime.init(inst, def);
    schemas.ZodMiniStringFormat.init(inst, def);
})));
function time(params) {
    return core._isoTime(ZodMiniISOTime, params);
}
const ZodMiniISODuration =   (  null && (core.$constructor("ZodMiniISODuration", (inst, def) => {
    core.$ZodISODuration.init(inst, def);
    schemas.ZodMiniStringFormat.init(inst, def);
})));
function duration(params) {
    return core._isoDuration(ZodMiniISODuration, params);
}

// EXTERNAL MODULE: ../../node_modules/zod/v4/core/parse.js + 1 modules
var parse = __webpack_require__(8989);
// EXTERNAL MODULE: ./core/json-object.js
var json_object = __webpack_require__(8009);
// EXTERNAL MODULE: ./core/text/strip.js
var strip = __webpack_require__(3917);
// EXTERNAL MODULE: ./core/yaml-check.js
var yaml_check = __webpack_require__(9765);
// EXTERNAL MODULE: ./policy/rule.js
var rule = __webpack_require__(2254);
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
        .check(mini_schemas .YPB((pattern) => !ONLY_STARS.test(pattern), 'has to be more than *, which would excuse every theme'))
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
            const problem = `${(0,rule .AB)(own.target)} is excused by waivers[${twin}] already: keep one of the two`;
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
    return a.kind === b.kind && (isFor(a, b.target) || isFor(b, a.target));
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
function applyWaivers({ report, runVerdict, checks }, waivers, today, named = []) {
    const all = waivers.map((waiver) => inForce(waiver, today));
    const current = all
        .filter(({ daysLeft }) => daysLeft >= 0)
        .toSorted((a, b) => b.daysLeft - a.daysLeft);
    const matched = new Set();
    const waived = [];
    const excuse = (kind, name) => {
        const hits = current.filter((waiver) => waiver.kind === kind && isFor(waiver, name));
        for (const hit of hits)
            matched.add(hit);
        const [waiver] = hits;
        const isTold = waived.some((one) => one.kind === kind && one.name === name);
        if (waiver !== undefined && !isTold)
            waived.push({ kind, name, waiver });
        return waiver !== undefined;
    };
    for (const check of [...(checks ?? []).map(({ name }) => name), ...named])
        excuse('check', check);
    return {
        themes: (report?.themes ?? []).filter(({ slug }) => !excuse('theme', slug)),
        rows: (report?.trend?.rows ?? []).filter(({ checkName }) => !excuse('check', checkName)),
        failures: (runVerdict?.failures ?? []).filter(({ check }) => check === null || !excuse('check', check)),
        waived,
        unmatched: current.filter((waiver) => !matched.has(waiver)),
        expired: all.filter(({ daysLeft }) => daysLeft < 0).map(expired),
    };
}
function expired({ kind, target, expires, reason }) {
    return {
        effect: 'fail',
        message: `the waiver for ${kind} ${(0,rule .AB)(target)} expired on ${expires} (${(0,strip .AU)(reason, MAX_REASON_CHARS)}): fix what it excused and remove it, or renew it`,
        [kind]: target,
        limit: expires,
    };
}
function isFor({ kind, target }, name) {
    return target === name || (kind === 'theme' && matchesPattern(target, name));
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
;