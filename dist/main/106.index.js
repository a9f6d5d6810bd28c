"use strict";
exports.id = 106;
exports.ids = [106];
exports.modules = {

/***/ 23558:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O6: () => (/* binding */ reaches),
/* harmony export */   WY: () => (/* binding */ described),
/* harmony export */   Yq: () => (/* binding */ choice),
/* harmony export */   _: () => (/* binding */ countOrShare),
/* harmony export */   l4: () => (/* binding */ nonEmptyList),
/* harmony export */   lq: () => (/* binding */ optional),
/* harmony export */   tC: () => (/* binding */ shareOf)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(34288);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5915);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(41299);
/* harmony import */ var _model_check_facts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(85851);


function described(schema, description) {
    zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .globalRegistry */ .fd.add(schema, { description });
    return schema;
}
function optional(schema, description) {
    return zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(described(schema, description));
}
function choice(words, standard, description) {
    return zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(words).register(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .globalRegistry */ .fd, { description, default: standard }));
}
function nonEmptyList(item, wanted, description) {
    return optional(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(item, wanted).check(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* ._minLength */ .m9(1, wanted)), description);
}
const SHARE = /^(?:100(?:\.0{1,9})?|\d{1,2}(?:\.\d{1,9})?) ?%$/;
const WANTED = 'has to be a count of calls such as 2, or a share of them such as 10%';
function countOrShare(description) {
    const count = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr(WANTED).check(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* ._gte */ .qm(0, WANTED));
    return optional(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .union */ .KCZ([count, zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* ._regex */ .Fk(SHARE, WANTED))], WANTED), description);
}
function shareOf(limit) {
    return typeof limit === 'number' ? null : Number.parseFloat(limit);
}
function reaches(part, whole, limit) {
    const share = shareOf(limit);
    if (share === null)
        return part >= Number(limit);
    return part > 0 && !(0,_model_check_facts_js__WEBPACK_IMPORTED_MODULE_0__/* .isBelow */ .Yw)((100 * part) / whole, share);
}


/***/ }),

/***/ 30029:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ parsePolicy),
/* harmony export */   w: () => (/* binding */ policySchema)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5915);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(41299);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(34288);
/* harmony import */ var _text_yaml_check_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(85405);
/* harmony import */ var _policy_keys_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(23558);
/* harmony import */ var _rules_measure_rules_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(56710);
/* harmony import */ var _rules_theme_rules_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(77180);
/* harmony import */ var _trend_settings_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(27824);
/* harmony import */ var _waivers_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(66298);







const AN_AMOUNT = 'has to be an amount in US dollars such as 25, of 0 or more';
const gateSchema = (0,_text_yaml_check_js__WEBPACK_IMPORTED_MODULE_0__/* .strictMap */ .yj)({
    'run-verdict': (0,_policy_keys_js__WEBPACK_IMPORTED_MODULE_1__/* .choice */ .Yq)(['fail', 'warn', 'ignore'], 'fail', "What the run's own verdict does if it is not passed: it fails the gate, warns, or is ignored."),
    verdict: (0,_policy_keys_js__WEBPACK_IMPORTED_MODULE_1__/* .choice */ .Yq)(['fail', 'fail-unless-known', 'ignore'], 'fail', 'What a THRESHOLD_FAILED verdict does: it fails the gate; it fails unless there are themes and all of them are waived or were there before; or it is ignored.'),
    themes: zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .optional */ .lqM(_rules_theme_rules_js__WEBPACK_IMPORTED_MODULE_3__/* .themesSchema */ .MH),
    'max-themes': zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .optional */ .lqM(_rules_theme_rules_js__WEBPACK_IMPORTED_MODULE_3__/* .maxThemesSchema */ .s5),
    trend: (0,_policy_keys_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)(_trend_settings_js__WEBPACK_IMPORTED_MODULE_4__/* .trendSchema */ .bG, 'Limits for the pass rates of checks; `checks` has limits of single ones.'),
    measures: zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .optional */ .lqM(_rules_measure_rules_js__WEBPACK_IMPORTED_MODULE_2__/* .measuresSchema */ .p),
    never: (0,_policy_keys_js__WEBPACK_IMPORTED_MODULE_1__/* .nonEmptyList */ .l4)(zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP('has to be the name of a check'), 'has to be a list of at least one name of a check', 'Names of checks that may fail in no call: a single one fails the gate.'),
    'incomplete-run': (0,_policy_keys_js__WEBPACK_IMPORTED_MODULE_1__/* .choice */ .Yq)(['inconclusive', 'judge'], 'inconclusive', 'Result of a run that did not complete and would pass: inconclusive, or evaluated by the calls that it has.'),
    'min-graded-calls': (0,_policy_keys_js__WEBPACK_IMPORTED_MODULE_1__/* .countOrShare */ ._)('Fewest calls that have to be graded: a count such as 20, or a share such as 90%. A run with fewer is inconclusive.'),
    'max-cost-usd': (0,_policy_keys_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)(zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .number */ .aig(AN_AMOUNT).check(zod_mini__WEBPACK_IMPORTED_MODULE_7__/* ._gte */ .qm(0, AN_AMOUNT)), 'The most that all runs of the gate may cost together, in US dollars.'),
}, 'has to be a map of rules');
const A_PATH = 'has to be a path in the workspace, or owner/repo/path@ref';
const RULE_NAMES = Object.keys(gateSchema.shape);
const A_KEY = `has to be waivers, gate, or a key below gate (${RULE_NAMES.join(', ')}), such as gate.verdict`;
const KEY = new RegExp(`^(?:waivers|gate(?:\\.(?:${RULE_NAMES.join('|')})(?:\\..+)?)?)$`);
const policySchema = (0,_text_yaml_check_js__WEBPACK_IMPORTED_MODULE_0__/* .strictMap */ .yj)({
    version: (0,_policy_keys_js__WEBPACK_IMPORTED_MODULE_1__/* .described */ .WY)(zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .literal */ .euz(1), 'Version of this format.'),
    extends: (0,_policy_keys_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)(zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP(A_PATH).check(zod_mini__WEBPACK_IMPORTED_MODULE_7__/* ._regex */ .Fk(/^\S(?:.*\S)?$/, A_PATH)), 'The policy that this one tightens: a path in the workspace, or owner/repo/path@ref, which is read with github-token. Begin a path of the second form with ./'),
    'allow-loosening': (0,_policy_keys_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)(zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .array */ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP(A_KEY).check(zod_mini__WEBPACK_IMPORTED_MODULE_7__/* ._regex */ .Fk(KEY, A_KEY)), 'has to be a list of keys such as [gate.verdict, waivers]'), 'Keys that a policy which extends this one may loosen, such as gate.verdict; a key includes everything below it.'),
    gate: (0,_policy_keys_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)(gateSchema, 'The rules. All of them have to hold.'),
    waivers: (0,_policy_keys_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lq)(zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .array */ .YOg(_waivers_js__WEBPACK_IMPORTED_MODULE_5__/* .waiverSchema */ .IM, 'has to be a list of waivers, each beginning with a dash'), 'Exceptions that end automatically.'),
}, 'has to be a map that begins with version: 1').register(zod_mini__WEBPACK_IMPORTED_MODULE_8__/* .globalRegistry */ .fd, {
    title: 'Simulation Gate policy',
    description: 'What fails a gate, decided by the team.',
});
function parsePolicy(yaml, shown, today) {
    const late = (0,_waivers_js__WEBPACK_IMPORTED_MODULE_5__/* .findLateWaivers */ .To)(yaml.value, today);
    return (0,_text_yaml_check_js__WEBPACK_IMPORTED_MODULE_0__/* .checkYaml */ .cX)(yaml, policySchema, 'the policy', shown, late);
}


/***/ }),

/***/ 56710:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  F: () => (/* binding */ evaluateMeasures),
  p: () => (/* binding */ measuresSchema)
});

// EXTERNAL MODULE: ../../node_modules/zod/v4/mini/schemas.js
var schemas = __webpack_require__(5915);
// EXTERNAL MODULE: ../../node_modules/zod/v4/core/api.js
var api = __webpack_require__(41299);
// EXTERNAL MODULE: ./model/measures.js
var measures = __webpack_require__(93604);
// EXTERNAL MODULE: ./text/alike.js
var alike = __webpack_require__(46651);
// EXTERNAL MODULE: ./text/percent.js
var percent = __webpack_require__(58582);
// EXTERNAL MODULE: ./text/yaml-check.js
var yaml_check = __webpack_require__(85405);
// EXTERNAL MODULE: ./evaluate/policy-keys.js
var policy_keys = __webpack_require__(23558);
// EXTERNAL MODULE: ./evaluate/statistics/holm.js
var holm = __webpack_require__(78705);
// EXTERNAL MODULE: ../../node_modules/jstat/dist/jstat.js
var jstat = __webpack_require__(53425);
var jstat_default = /*#__PURE__*/__webpack_require__.n(jstat);
;// CONCATENATED MODULE: ./evaluate/statistics/welch-test.js


function shiftPValue(baseline, current, direction) {
    if (Math.min(baseline.length, current.length) < measures/* MIN_VALUES */.er)
        return null;
    const scale = [...baseline, ...current].every((value) => value > 0) ? Math.log : Number;
    const [old, now] = [momentsOf(baseline.map(scale)), momentsOf(current.map(scale))];
    const rise = (now.mean - old.mean) * (direction === 'rise' ? 1 : -1);
    const variance = old.error + now.error;
    if (variance === 0)
        return rise > 0 ? 0 : 1;
    const freedom = variance ** 2 / (old.error ** 2 / old.freedom + now.error ** 2 / now.freedom);
    const p = jstat_default().studentt.cdf(-rise / Math.sqrt(variance), freedom);
    return Number.isFinite(p) ? p : null;
}
function momentsOf(values) {
    const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
    const freedom = values.length - 1;
    const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
    return { mean, error: squares / freedom / values.length, freedom };
}

;// CONCATENATED MODULE: ./evaluate/rules/measure-rules.js








const A_NUMBER = "has to be a number in the metric's own unit";
const A_CHANGE = 'has to be a share such as 20%';
const CHANGE = /^\d{1,6}(?:\.\d{1,9})? ?%$/;
const DIRECTIONS = ['rise', 'fall'];
const numberIn = (description) => (0,policy_keys/* optional */.lq)(schemas/* number */.aig(A_NUMBER), description);
const change = (direction) => (0,policy_keys/* optional */.lq)(schemas/* string */.YjP(A_CHANGE).check(api/* _regex */.Fk(CHANGE, A_CHANGE)), `How far the median may ${direction} from the baseline's, such as 20%. A change that is not statistically significant does not fail.`);
const limitsSchema = (0,yaml_check/* strictMap */.yj)({
    'max-average': numberIn('Highest average.'),
    'max-median': numberIn('Highest median.'),
    'max-p95': numberIn('Highest 95th percentile.'),
    'max-minimum': numberIn('Highest value of the lowest call.'),
    'max-maximum': numberIn('Highest value of any call.'),
    'min-average': numberIn('Lowest average.'),
    'min-median': numberIn('Lowest median.'),
    'min-p95': numberIn('Lowest 95th percentile.'),
    'min-minimum': numberIn('Lowest value of any call.'),
    'min-maximum': numberIn('Lowest value of the highest call.'),
    'max-rise': change('rise'),
    'max-fall': change('fall'),
}, 'has to be a map of limits such as { max-median: 900 }');
const measuresSchema = (0,policy_keys/* described */.WY)(schemas/* record */.g1P(schemas/* string */.YjP(), limitsSchema, 'has to be a map from names of metrics to their limits'), 'Limits of metrics with numbers, such as a latency, by their names.');
function evaluateMeasures({ run: { measures = [] }, significance, others }, settings = {}) {
    const limited = measures.flatMap((measure) => {
        const written = Object.keys(settings).find((0,alike/* isNamedLike */.LR)(measure.name));
        const limits = written === undefined ? undefined : settings[written];
        return limits === undefined ? [] : { measure, limits };
    });
    const found = limited.flatMap(({ measure, limits }) => movesOf(measure, limits, significance));
    const adjusted = (0,holm/* adjustTests */.$)(found, others.measures);
    const moves = found.map((move, index) => ({ ...move, adjustedP: adjusted[index] ?? null }));
    return {
        measures: measures.map((measure) => {
            const isLimited = limited.some((one) => one.measure === measure);
            const [first] = moves
                .filter((move) => move.measure === measure && move.p !== null)
                .toSorted((a, b) => (a.p ?? 1) - (b.p ?? 1));
            const test = first && { test: 'welch', p: first.p, adjustedP: first.adjustedP };
            return { ...measure, isLimited, ...test };
        }),
        reasons: [
            ...limited.flatMap(({ measure, limits }) => evaluateLimits(measure, limits)),
            ...moves.flatMap((move) => evaluateMove(move, significance)),
        ],
    };
}
function evaluateLimits({ name, unit, current }, limits) {
    return ['max', 'min'].flatMap((side) => measures/* STATISTICS */.gS.flatMap((statistic) => {
        const limit = limits[`${side}-${statistic}`];
        if (limit === undefined)
            return [];
        const reason = { measure: name, unit, side, statistic, limit };
        const value = known(current[statistic]);
        if (value === null)
            return [{ effect: 'note', kind: 'measure-unknown', ...reason }];
        const isMet = side === 'max' ? value <= limit : value >= limit;
        return isMet ? [] : [{ effect: 'fail', kind: 'measure', ...reason, value }];
    }));
}
function movesOf(measure, limits, significance) {
    return DIRECTIONS.flatMap((direction) => {
        const limit = limits[`max-${direction}`];
        if (limit === undefined)
            return [];
        const moved = movedBy(measure, direction);
        const { current, baseline } = measure;
        const isTested = moved !== null && significance !== null;
        const p = isTested ? shiftPValue(baseline?.values ?? [], current.values, direction) : null;
        return [{ measure, direction, moved, limit: Number.parseFloat(limit), p, adjustedP: null }];
    });
}
function movedBy({ current, baseline }, direction) {
    const [now, before] = [known(current.median), known(baseline?.median)];
    if (now === null || before === null)
        return null;
    return ((direction === 'rise' ? now - before : before - now) / Math.abs(before)) * 100;
}
function known(value) {
    return Number.isFinite(value) ? (value ?? null) : null;
}
function evaluateMove({ measure, direction, moved, limit, p, adjustedP }, significance) {
    const { name, unit, current, baseline } = measure;
    const reason = {
        kind: 'measure-moved',
        compares: true,
        ...{ measure: name, unit, direction, limit: `${limit}%`, p, adjustedP, moved: known(moved) },
        ...{ current: current.median, baseline: baseline?.median ?? null },
    };
    if (moved === null)
        return [{ effect: 'note', ...reason, why: 'unknown' }];
    const isFar = (0,percent/* percentUnits */.F0)(moved) > (0,percent/* percentUnits */.F0)(limit);
    const plain = isFar ? [{ effect: 'fail', ...reason, why: 'untested' }] : [];
    if (significance === null)
        return plain;
    if (p !== null) {
        const isNoise = (adjustedP ?? 1) > significance;
        return isFar ? [{ effect: isNoise ? 'note' : 'fail', ...reason, why: 'tested' }] : [];
    }
    const sizes = [current.values.length, baseline?.values.length ?? 0];
    if (sizes.includes(0))
        return [...plain, { effect: 'note', ...reason, why: 'no-values' }];
    return [{ effect: 'note', ...reason, why: 'few-values' }];
}


/***/ }),

/***/ 77180:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   MH: () => (/* binding */ themesSchema),
/* harmony export */   MM: () => (/* binding */ evaluateMaxThemes),
/* harmony export */   _U: () => (/* binding */ evaluateThemes),
/* harmony export */   s5: () => (/* binding */ maxThemesSchema)
/* harmony export */ });
/* unused harmony export KNOWN_VALUES */
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5915);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(34288);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(41299);
/* harmony import */ var _text_alike_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(46651);
/* harmony import */ var _text_percent_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(58582);
/* harmony import */ var _text_yaml_check_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(85405);
/* harmony import */ var _policy_keys_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(23558);
/* harmony import */ var _view_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(11890);






const KNOWN_VALUES = {
    severity: ['HIGH', 'MEDIUM', 'LOW'],
    impact: ['CRITICAL', 'HIGH', 'MEDIUM', 'LOW'],
    prevalence: ['WIDESPREAD', 'RECURRING', 'ISOLATED'],
    lifecycle: ['NEW', 'PERSISTENT', 'IMPROVING', 'FIXED'],
    channel: ['PROMPT', 'VOICE_CONFIG', 'STT', 'SPEECH_MODEL', 'LLM_MODEL', 'INFRA', 'EXTERNAL'],
};
const TRAITS = ['severity', 'impact', 'prevalence', 'lifecycle', 'channel'];
const A_LIST = 'has to be a list of at least one';
function oneOf(values, description) {
    return (0,_policy_keys_js__WEBPACK_IMPORTED_MODULE_2__/* .nonEmptyList */ .l4)(zod_mini__WEBPACK_IMPORTED_MODULE_4__/* ["enum"] */ .k5n(values), A_LIST, description);
}
const entryMap = () => (0,_text_yaml_check_js__WEBPACK_IMPORTED_MODULE_1__/* .strictMap */ .yj)({
    severity: oneOf(KNOWN_VALUES.severity, 'Severities that match.'),
    impact: oneOf(KNOWN_VALUES.impact, 'Impacts that match.'),
    prevalence: oneOf(KNOWN_VALUES.prevalence, 'Prevalences that match.'),
    lifecycle: oneOf(KNOWN_VALUES.lifecycle, 'Lifecycles that match. A theme without a lifecycle counts as NEW.'),
    channel: oneOf(KNOWN_VALUES.channel, 'Root cause channels that match.'),
    checks: (0,_policy_keys_js__WEBPACK_IMPORTED_MODULE_2__/* .nonEmptyList */ .l4)(zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP('has to be the name of a check'), A_LIST, 'Names of checks; a theme matches when it is about one of them.'),
    'min-affected': (0,_policy_keys_js__WEBPACK_IMPORTED_MODULE_2__/* .countOrShare */ ._)('Fewest affected calls: a count such as 2, or a share such as 10%.'),
}, 'has to be a map such as { severity: [HIGH] }')
    .check((context) => {
    if (Object.keys(context.value).length > 0 || context.issues.length > 0)
        return;
    const message = 'has to name at least one key: without any it would match every theme';
    context.issues.push({ code: 'custom', message, input: context.value });
})
    .register(zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .globalRegistry */ .fd, {
    description: 'Matches a theme when all of its keys do.',
    minProperties: 1,
});
const themesSchema = (0,_policy_keys_js__WEBPACK_IMPORTED_MODULE_2__/* .described */ .WY)(zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(entryMap(), 'has to be a list of entries, each beginning with a dash'), 'A theme that matches all keys of one of these entries fails the gate.');
function evaluateThemes({ themes }, entries) {
    return themes.flatMap((theme) => {
        if ((0,_view_js__WEBPACK_IMPORTED_MODULE_3__/* .isOver */ .PU)(theme))
            return [];
        const hits = [...entries.entries()].filter(([, entry]) => matches(entry, theme));
        const [first] = hits;
        const numbers = hits.map(([index]) => index + 1);
        const compares = hits.every(([, { lifecycle }]) => lifecycle !== undefined);
        return first === undefined
            ? []
            : [{ ...hit(theme, first[1], numbers), ...(compares && { compares }) }];
    });
}
function traitsOf({ severity, impact, prevalence, lifecycle, rootCauseChannel: channel }) {
    return { severity, impact, prevalence, lifecycle, channel };
}
function hit(theme, entry, entries) {
    const { slug, affectedCallCount: calls, totalCallCount: total, checkNames } = theme;
    const limit = entry['min-affected'];
    return {
        effect: 'fail',
        kind: 'theme',
        theme: slug,
        traits: Object.entries(traitsOf(theme)).filter(([name]) => Object.hasOwn(entry, name)),
        checks: entry.checks?.filter((name) => checkNames.some((0,_text_alike_js__WEBPACK_IMPORTED_MODULE_0__/* .isNamedLike */ .LR)(name))) ?? [],
        affected: limit === undefined ? null : { calls, total, limit },
        entries,
        ...(limit !== undefined && { limit, value: affected(theme, limit) }),
    };
}
function affected(theme, least) {
    const { affectedCallCount: part, totalCallCount: whole } = theme;
    const share = (0,_policy_keys_js__WEBPACK_IMPORTED_MODULE_2__/* .shareOf */ .tC)(least);
    if (share === null || whole === 0)
        return part;
    return `${(0,_text_percent_js__WEBPACK_IMPORTED_MODULE_6__/* .percentDigits */ .mS)((part / whole) * 100, share)}%`;
}
function matches(entry, theme) {
    const traits = { ...traitsOf(theme), lifecycle: theme.lifecycle ?? 'NEW' };
    const least = entry['min-affected'];
    return (TRAITS.every((name) => entry[name]?.some((one) => one === traits[name]) ?? true) &&
        (entry.checks?.some((name) => theme.checkNames.some((0,_text_alike_js__WEBPACK_IMPORTED_MODULE_0__/* .isNamedLike */ .LR)(name))) ?? true) &&
        (least === undefined || (0,_policy_keys_js__WEBPACK_IMPORTED_MODULE_2__/* .reaches */ .O6)(theme.affectedCallCount, theme.totalCallCount, least)));
}
const most = () => zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .int */ .Whr('has to be a whole number').check(zod_mini__WEBPACK_IMPORTED_MODULE_7__/* ._gte */ .qm(0, 'has to be 0 or more')));
const maxThemesSchema = (0,_policy_keys_js__WEBPACK_IMPORTED_MODULE_2__/* .described */ .WY)((0,_text_yaml_check_js__WEBPACK_IMPORTED_MODULE_1__/* .strictMap */ .yj)({ HIGH: most(), MEDIUM: most(), LOW: most() }, 'has to be a map such as { HIGH: 0 }'), 'The most themes of each severity; more than that fail the gate.');
function evaluateMaxThemes({ themes }, limits) {
    return KNOWN_VALUES.severity.flatMap((severity) => {
        const limit = limits[severity];
        const value = themes.filter((one) => one.severity === severity && !(0,_view_js__WEBPACK_IMPORTED_MODULE_3__/* .isOver */ .PU)(one)).length;
        if (limit === undefined || value <= limit)
            return [];
        return [{ effect: 'fail', kind: 'max-themes', severity, limit, value }];
    });
}


/***/ }),

/***/ 78705:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ adjustTests),
/* harmony export */   Q: () => (/* binding */ adjustHolm)
/* harmony export */ });
function adjustHolm(pValues) {
    const adjusted = pValues.map(() => 1);
    const ranked = pValues.map((p, index) => ({ p, index })).toSorted((a, b) => a.p - b.p);
    let largest = 0;
    for (const [rank, { index, p }] of ranked.entries()) {
        largest = Math.max(largest, Math.min(1, p * (pValues.length - rank)));
        adjusted[index] = largest;
    }
    return adjusted;
}
function adjustTests(tests, others) {
    const adjusted = adjustHolm([...tests.flatMap(({ p }) => p ?? []), ...others]).values();
    return tests.map(({ p }) => (p === null ? null : (adjusted.next().value ?? 1)));
}


/***/ }),

/***/ 27824:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Af: () => (/* binding */ limitsOf),
/* harmony export */   _k: () => (/* binding */ STANDARD_SIGNIFICANCE),
/* harmony export */   bG: () => (/* binding */ trendSchema),
/* harmony export */   nP: () => (/* binding */ significanceOf),
/* harmony export */   yR: () => (/* binding */ hasLimit)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5915);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(41299);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(34288);
/* harmony import */ var _text_alike_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(46651);
/* harmony import */ var _text_yaml_check_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(85405);
/* harmony import */ var _policy_keys_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(23558);




const A_PERCENTAGE = 'has to be a number from 0 to 100';
const A_SIGNIFICANCE = 'has to be a share below 100% such as 5%, or off';
const STANDARD_SIGNIFICANCE = '5%';
const SIGNIFICANCE = /^(?!0+(?:\.0+)? ?%)\d{1,2}(?:\.\d{1,9})? ?%$/;
function percentage(description) {
    const number = zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig(A_PERCENTAGE);
    return (0,_policy_keys_js__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lq)(number.check(zod_mini__WEBPACK_IMPORTED_MODULE_4__/* ._gte */ .qm(0, A_PERCENTAGE), zod_mini__WEBPACK_IMPORTED_MODULE_4__/* ._lte */ .Zm(100, A_PERCENTAGE)), description);
}
const limits = () => ({
    'max-drop': percentage('Percentage points that a check may lose against the baseline. If both have call counts, a drop fails only if it is statistically significant.'),
    'min-pass-rate': percentage('Lowest current pass rate of a check, in percent.'),
    evidence: (0,_policy_keys_js__WEBPACK_IMPORTED_MODULE_2__/* .choice */ .Yq)(['point', 'likely', 'proven'], 'point', 'What min-pass-rate compares: the rate itself (point), the upper end of its 95% confidence interval (likely), or the lower end (proven).'),
});
const trendSchema = (0,_text_yaml_check_js__WEBPACK_IMPORTED_MODULE_1__/* .strictMap */ .yj)({
    ...limits(),
    significance: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .union */ .KCZ([zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .literal */ .euz('off'), zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_4__/* ._regex */ .Fk(SIGNIFICANCE, A_SIGNIFICANCE))], A_SIGNIFICANCE)
        .register(zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .globalRegistry */ .fd, {
        description: 'Significance level of a drop that fails max-drop: the highest p-value of the one-sided Fisher test, adjusted by Holm over all checks. Or off: rates alone are compared.',
        default: STANDARD_SIGNIFICANCE,
    })),
    checks: (0,_policy_keys_js__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lq)(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .record */ .g1P(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(), (0,_text_yaml_check_js__WEBPACK_IMPORTED_MODULE_1__/* .strictMap */ .yj)(limits(), 'has to be a map such as { max-drop: 5 }'), 'has to be a map from names of checks to their limits'), 'Limits of single checks, by their names.'),
    scenarios: (0,_policy_keys_js__WEBPACK_IMPORTED_MODULE_2__/* .choice */ .Yq)(['fail', 'warn', 'off'], 'warn', 'What a scenario does that passed in the baseline and fails now, if the drop of its calls is statistically significant.'),
    drift: (0,_policy_keys_js__WEBPACK_IMPORTED_MODULE_2__/* .choice */ .Yq)(['fail', 'warn', 'off'], 'warn', 'What a check does whose pass rate fell for good over the recorded runs of a branch. Runs of pull requests are not watched.'),
    'on-missing-baseline': (0,_policy_keys_js__WEBPACK_IMPORTED_MODULE_2__/* .choice */ .Yq)(['pass', 'fail'], 'pass', 'What it does when there is no previous run, or no previous rate of a check that max-drop limits.'),
}, 'has to be a map such as { max-drop: 10 }');
function limitsOf(settings) {
    const own = new Map(Object.entries(settings.checks ?? {}).map(([name, limits]) => [(0,_text_alike_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeName */ .Pc)(name), limits]));
    return (check) => ({ ...settings, ...own.get((0,_text_alike_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeName */ .Pc)(check)) });
}
function hasLimit({ checks = {}, ...all }, ...names) {
    const limits = [all, ...Object.values(checks)];
    return limits.some((one) => names.some((name) => one[name] !== undefined));
}
function significanceOf({ significance = STANDARD_SIGNIFICANCE } = {}, analyses = 1) {
    return significance === 'off' ? null : Number.parseFloat(significance) / 100 / analyses;
}


/***/ }),

/***/ 11890:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   MD: () => (/* binding */ limitedChecks),
/* harmony export */   PU: () => (/* binding */ isOver),
/* harmony export */   RS: () => (/* binding */ trendOf),
/* harmony export */   zr: () => (/* binding */ mentionedChecks)
/* harmony export */ });
/* harmony import */ var _model_check_facts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(85851);
/* harmony import */ var _trend_settings_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(27824);


function isOver({ lifecycle, serviceLifecycle }) {
    return lifecycle === 'FIXED' && serviceLifecycle !== undefined;
}
function limitedChecks(run, settings = {}) {
    const { checks = [] } = run;
    const limits = (0,_trend_settings_js__WEBPACK_IMPORTED_MODULE_1__/* .limitsOf */ .Af)(settings);
    return (0,_model_check_facts_js__WEBPACK_IMPORTED_MODULE_0__/* .checkFacts */ .un)(checks, trendOf(run)?.rows ?? []).map((facts) => {
        const { name, listed, rows, counts: current, passRate } = facts;
        const before = (0,_model_check_facts_js__WEBPACK_IMPORTED_MODULE_0__/* .checkResult */ .iJ)([rows.map(({ counts }) => counts?.previous)], []);
        return {
            check: name,
            id: facts.id ?? null,
            limits: limits(name),
            previous: before.passRate ?? (0,_model_check_facts_js__WEBPACK_IMPORTED_MODULE_0__/* .highestRate */ .dQ)(rows.map(({ previousPassRate }) => previousPassRate)),
            current: passRate,
            counts: { previous: before.counts, current },
            isGone: checks.length > 0 && listed.length === 0 && passRate === null,
        };
    });
}
function trendOf({ baseline, report }) {
    return (report === null ? baseline?.trend : report.trend) ?? null;
}
function mentionedChecks(run) {
    const { report, calls = [] } = run;
    return [
        ...new Set([
            ...(run.checks ?? []).map(({ name }) => name),
            ...(report?.trend?.rows ?? []).map(({ checkName }) => checkName),
            ...(report?.themes ?? []).flatMap((theme) => theme.checkNames),
            ...calls.flatMap(({ checks }) => checks.map(({ name }) => name)),
        ]),
    ];
}


/***/ }),

/***/ 66298:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IM: () => (/* binding */ waiverSchema),
/* harmony export */   Kw: () => (/* binding */ applyWaivers),
/* harmony export */   To: () => (/* binding */ findLateWaivers)
/* harmony export */ });
/* unused harmony export MAX_DAYS_AHEAD */
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5915);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(41299);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(8378);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(34288);
/* harmony import */ var _model_run_failures_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38706);
/* harmony import */ var _text_alike_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(46651);
/* harmony import */ var _text_json_object_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(66783);
/* harmony import */ var _text_yaml_check_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(85405);
/* harmony import */ var _policy_keys_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(23558);
/* harmony import */ var _view_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(11890);







const MAX_DAYS_AHEAD = 180;
const DAY_MS = 86_400_000;
function text(message, description) {
    return (0,_policy_keys_js__WEBPACK_IMPORTED_MODULE_4__/* .described */ .WY)(zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP(message).check(zod_mini__WEBPACK_IMPORTED_MODULE_7__/* ._regex */ .Fk(/\S/, message)), description);
}
const waiverSchema = (0,_text_yaml_check_js__WEBPACK_IMPORTED_MODULE_3__/* .strictMap */ .yj)({
    theme: zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .optional */ .lqM(text('has to be the slug of a theme', 'Slug of the theme that is excused.')),
    check: zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .optional */ .lqM(text('has to be the name of a check', 'Name of the check that is excused.')),
    reason: text('has to say why', 'Why it is excused; shown with it.'),
    owner: zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .optional */ .lqM(text('has to name a person or a team', 'Who answers for it.')),
    expires: (0,_policy_keys_js__WEBPACK_IMPORTED_MODULE_4__/* .described */ .WY)(zod_mini__WEBPACK_IMPORTED_MODULE_8__/* .date */ .p6('has to be a day such as 2027-01-31'), `Last day on which it holds, in UTC; at most ${MAX_DAYS_AHEAD} days ahead. An expired waiver fails the gate.`),
}, 'has to be a map with theme or check, reason and expires')
    .check(zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .refine */ .YPB((waiver) => Object.hasOwn(waiver, 'theme') !== Object.hasOwn(waiver, 'check'), {
    when: ({ value }) => (0,_text_json_object_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .Gv)(value),
    error: 'has to name either a theme or a check',
}))
    .register(zod_mini__WEBPACK_IMPORTED_MODULE_9__/* .globalRegistry */ .fd, {
    description: 'An exception with an expiry date.',
    oneOf: [{ required: ['theme'] }, { required: ['check'] }],
});
function findLateWaivers(policy, today) {
    const waivers = (0,_text_json_object_js__WEBPACK_IMPORTED_MODULE_2__/* .valueAt */ .fK)(policy, ['waivers']);
    return (Array.isArray(waivers) ? waivers : []).flatMap((waiver, index) => {
        const expires = waiverSchema.shape.expires.safeParse((0,_text_json_object_js__WEBPACK_IMPORTED_MODULE_2__/* .valueAt */ .fK)(waiver, ['expires']));
        const aheadMs = expires.success ? Date.parse(expires.data) - Date.parse(today) : 0;
        const ahead = Math.round(aheadMs / DAY_MS);
        if (ahead <= MAX_DAYS_AHEAD)
            return [];
        const problem = `${expires.data} is ${ahead} days ahead: name a day at most ${MAX_DAYS_AHEAD} days ahead`;
        return [{ path: ['waivers', index, 'expires'], problem }];
    });
}
function waiverOf({ theme, check, reason, owner, expires }) {
    return {
        kind: theme === undefined ? 'check' : 'theme',
        target: String(theme ?? check),
        reason,
        owner: owner ?? null,
        expires,
    };
}
function applyWaivers(run, waivers, today) {
    const all = waivers.map(waiverOf);
    const current = all
        .filter(({ expires }) => expires >= today)
        .toSorted((a, b) => Number(a.expires < b.expires) - Number(a.expires > b.expires))
        .map((waiver) => ({ waiver, isFor: (0,_text_alike_js__WEBPACK_IMPORTED_MODULE_1__/* .isNamedLike */ .LR)(waiver.target) }));
    const matched = new Set();
    const waived = new Map();
    const excuse = (kind, name) => {
        const hits = current.filter(({ waiver, isFor }) => waiver.kind === kind && isFor(name));
        for (const { waiver } of hits)
            matched.add(waiver);
        const [first] = hits;
        if (first !== undefined)
            waived.set(`${kind} ${name}`, { kind, name, waiver: first.waiver });
        return first !== undefined;
    };
    for (const check of (0,_view_js__WEBPACK_IMPORTED_MODULE_5__/* .mentionedChecks */ .zr)(run))
        excuse('check', check);
    return {
        themes: (run.report?.themes ?? []).filter(({ slug }) => !excuse('theme', slug)),
        failures: (0,_model_run_failures_js__WEBPACK_IMPORTED_MODULE_0__/* .failuresOf */ .dJ)(run).filter(({ check }) => check === null || !excuse('check', check)),
        waived: [...waived.values()],
        unmatched: current.flatMap(({ waiver }) => (matched.has(waiver) ? [] : waiver)),
        expired: all
            .filter(({ expires }) => expires < today)
            .map((waiver) => ({
            ...{ effect: 'fail', kind: 'waiver-expired', waiver },
            ...{ [waiver.kind]: waiver.target, limit: waiver.expires },
        })),
    };
}


/***/ }),

/***/ 24220:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T4: () => (/* binding */ isPinned),
/* harmony export */   ci: () => (/* binding */ addressOf),
/* harmony export */   zc: () => (/* binding */ spellAddress)
/* harmony export */ });
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

/***/ 67106:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  readChain: () => (/* binding */ readChain)
});

// UNUSED EXPORTS: MAX_FILES

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(57975);
// EXTERNAL MODULE: ./text/alike.js
var alike = __webpack_require__(46651);
// EXTERNAL MODULE: ./text/json-object.js + 1 modules
var json_object = __webpack_require__(66783);
// EXTERNAL MODULE: ./text/strip.js
var strip = __webpack_require__(30269);
// EXTERNAL MODULE: ./text/values/parsed.js
var parsed = __webpack_require__(38133);
// EXTERNAL MODULE: ./text/yaml-check.js
var yaml_check = __webpack_require__(85405);
// EXTERNAL MODULE: ./evaluate/policy.js
var evaluate_policy = __webpack_require__(30029);
// EXTERNAL MODULE: ./evaluate/trend-settings.js
var trend_settings = __webpack_require__(27824);
;// CONCATENATED MODULE: ./evaluate/extends.js








const MAX_WANTED_CHARS = 200;
function resolvePolicy(files) {
    const errors = files.flatMap((file, index) => findErrors(file, files.slice(index + 1)));
    if (errors.length > 0)
        return { ok: false, errors };
    const policies = files.map(({ policy }) => policy).toReversed();
    const gates = policies.flatMap(({ gate }) => gate ?? []);
    const waivers = policies.flatMap((policy) => policy.waivers ?? []);
    const byText = new Map(waivers.map((waiver) => [JSON.stringify(waiver), waiver]));
    return (0,parsed/* valid */.r)(evaluate_policy/* policySchema */.w.parse({
        version: 1,
        ...(gates.length > 0 && { gate: gates.reduce(merge, {}) }),
        ...(waivers.length > 0 && { waivers: [...byText.values()] }),
    }));
}
function findErrors(file, parents) {
    const problems = new Map();
    for (const parent of parents) {
        for (const one of findLoosened(parent.policy, file.policy)) {
            const key = one.path.map(String).join('.');
            if (problems.has(key) || isAllowed(key, parent.policy))
                continue;
            problems.set(key, describe(one, file, parent));
        }
    }
    return [...problems.values()].map((problem) => ({ shown: file.shown, problem }));
}
function isAllowed(key, policy) {
    const allowed = policy['allow-loosening'] ?? [];
    return allowed.some((name) => key === name || key.startsWith(`${name}.`));
}
function describe({ path, wanted }, { content }, { shown, content: other }) {
    const value = (0,yaml_check/* showValue */.vp)((0,json_object/* valueAt */.fK)(content.value, path));
    const [own, theirs] = [content, other].map(({ placeOf }) => {
        const { line, column } = placeOf(path);
        return `line ${line}, column ${column}`;
    });
    const allowed = path[0] === 'waivers' ? 'waivers' : path.join('.');
    return `${own}: ${(0,yaml_check/* pathName */.Dt)(path, '')} is ${value}, which loosens ${theirs} of '${shown}': it has to ${wanted}, or '${shown}' has to have allow-loosening: [${allowed}]`;
}
function compare(path, asked, own, comparisons) {
    return Object.keys(comparisons).flatMap((name) => {
        const key = name;
        const [strict, ours] = [asked[key] ?? undefined, own[key] ?? undefined];
        if (strict === undefined || ours === undefined)
            return [];
        const wanted = comparisons[key]?.(ours, strict) ?? null;
        return wanted === null ? [] : [{ path: [...path, name], wanted }];
    });
}
const STANDARD_GATE = {
    'run-verdict': 'fail',
    verdict: 'fail',
    'incomplete-run': 'inconclusive',
};
function findLoosened(parent, child) {
    const [asked, own] = [{ ...STANDARD_GATE, ...parent.gate }, child.gate ?? {}];
    if (asked === undefined || own === undefined)
        return [];
    return [
        ...compare(['gate'], asked, own, {
            'run-verdict': ranked(['fail', 'warn', 'ignore']),
            verdict: ranked(['fail', 'fail-unless-known', 'ignore']),
            themes: holdingAll,
            never: holdingAll,
            'incomplete-run': ranked(['inconclusive', 'judge']),
            'min-graded-calls': countAtLeast,
            'max-cost-usd': atMost,
        }),
        ...compare(['gate', 'max-themes'], asked['max-themes'] ?? {}, own['max-themes'] ?? {}, {
            ...{ HIGH: atMost, MEDIUM: atMost, LOW: atMost },
        }),
        ...trendLoosened(asked.trend, own.trend),
        ...measuresLoosened(asked.measures, own.measures),
        ...(child.waivers ?? []).flatMap((waiver, index) => (parent.waivers ?? []).some((one) => (0,external_node_util_.isDeepStrictEqual)(one, waiver))
            ? []
            : [{ path: ['waivers', index], wanted: 'be left out, since a waiver loosens' }]),
    ];
}
const TREND = ['gate', 'trend'];
function trendLoosened(parent = {}, own = {}) {
    const standard = (0,trend_settings/* hasLimit */.yR)(parent, 'max-drop') ? { significance: trend_settings/* STANDARD_SIGNIFICANCE */._k } : {};
    const asked = { scenarios: 'warn', drift: 'warn', ...standard, ...parent };
    const names = (0,alike/* distinctNames */.NL)(Object.keys({ ...asked.checks, ...own.checks }));
    const ofChecks = names.flatMap((name) => {
        const written = spellingIn(own.checks, name);
        const limits = own.checks?.[written] ?? {};
        const inherited = asked.checks?.[spellingIn(asked.checks, name)];
        const applied = { ...own, ...inherited, ...limits };
        return limitsLoosened((0,trend_settings/* limitsOf */.Af)(asked)(name), applied).map(({ path, wanted }) => {
            const isOwn = path.every((key) => Object.hasOwn(limits, key));
            return { path: [...TREND, ...(isOwn ? ['checks', written] : []), ...path], wanted };
        });
    });
    return [
        ...limitsLoosened(asked, own).map(({ path, wanted }) => ({
            ...{ path: [...TREND, ...path], wanted },
        })),
        ...compare(TREND, asked, own, {
            significance: rarely,
            'on-missing-baseline': ranked(['fail', 'pass']),
            scenarios: ranked(['fail', 'warn', 'off']),
            drift: ranked(['fail', 'warn', 'off']),
        }),
        ...ofChecks,
    ];
}
function limitsLoosened(asked, own) {
    const evidence = asked['min-pass-rate'] === undefined ? {} : { evidence: 'point' };
    return compare([], { ...evidence, ...asked }, own, {
        'max-drop': atMost,
        'min-pass-rate': atLeast,
        evidence: ranked(['proven', 'point', 'likely']),
    });
}
function measuresLoosened(asked = {}, own = {}) {
    return Object.entries(asked).flatMap(([name, limits]) => {
        const written = spellingIn(own, name);
        const sides = Object.keys(limits).map((key) => [
            key,
            key.startsWith('max-') ? atMost : atLeast,
        ]);
        const path = ['gate', 'measures', written];
        return compare(path, limits, own[written] ?? {}, Object.fromEntries(sides));
    });
}
function spellingIn(map = {}, name) {
    return Object.keys(map).find((0,alike/* isNamedLike */.LR)(name)) ?? name;
}
function ranked(words) {
    return (own, asked) => {
        const strictEnough = words.slice(0, words.indexOf(asked) + 1);
        return strictEnough.includes(own) ? null : `be ${strictEnough.join(' or ')}`;
    };
}
function atMost(own, asked) {
    return numberOf(own) > numberOf(asked) ? `be ${asked} or less` : null;
}
function atLeast(own, asked) {
    return numberOf(own) < numberOf(asked) ? `be ${asked} or more` : null;
}
function numberOf(limit) {
    return Number.parseFloat(`${limit}`);
}
function countAtLeast(own, asked) {
    if (typeof own === typeof asked && atLeast(own, asked) === null)
        return null;
    return `be ${asked} or more (a count and a share cannot be compared with each other)`;
}
function rarely(own, asked) {
    if (own === 'off')
        return null;
    const wanted = asked === 'off' ? 'be off' : atLeast(own, asked);
    return asked === 'off' || wanted === null ? wanted : `${wanted}, or off`;
}
function holdingAll(own, asked) {
    if (asked.every((entry) => own.some((one) => isSameEntry(one, entry))))
        return null;
    const entries = JSON.stringify(asked).slice(1, -1);
    return (0,strip/* fold */.AU)(`hold every entry of it: ${entries}`, MAX_WANTED_CHARS);
}
function isSameEntry(one, other) {
    return typeof one === 'string' && typeof other === 'string'
        ? (0,alike/* isNamedLike */.LR)(one)(other)
        : (0,external_node_util_.isDeepStrictEqual)(one, other);
}
function merge(parent, child) {
    const merged = { ...parent };
    for (const [name, value] of Object.entries(child)) {
        const key = Object.keys(merged).find((0,alike/* isNamedLike */.LR)(name)) ?? name;
        const old = merged[key];
        merged[key] = isMap(old) && isMap(value) ? merge(old, value) : value;
    }
    return merged;
}
function isMap(value) {
    return (0,json_object/* isObject */.Gv)(value) && !Array.isArray(value);
}

// EXTERNAL MODULE: ./github/policy-address.js
var policy_address = __webpack_require__(24220);
// EXTERNAL MODULE: ./text/log-line.js + 1 modules
var log_line = __webpack_require__(82456);
// EXTERNAL MODULE: ./inputs/text-file.js
var text_file = __webpack_require__(84197);
;// CONCATENATED MODULE: ./inputs/gate/policy-chain.js








const MAX_FILES = 5;
const MAX_SHOWN_CHARS = 200;
async function readChain(path, today, readRepositoryFile) {
    const files = [];
    let next = { kind: 'workspace', path };
    while (next !== null) {
        const address = next;
        const misstep = findMisstep(files, address);
        if (misstep !== null)
            return atExtends(files, [{ shown: null, problem: misstep }]);
        if (address.kind === 'repository' && readRepositoryFile === null)
            break;
        const yaml = address.kind === 'repository' && readRepositoryFile !== null
            ? await readRepositoryFile(address)
            : await readInWorkspace(address.path, files.length === 0);
        if (!yaml.ok)
            return atExtends(files, yaml.errors);
        const shown = (0,policy_address/* spellAddress */.zc)(address);
        const policy = (0,evaluate_policy/* parsePolicy */.O)(yaml.value, shown, today);
        if (!policy.ok)
            return policy;
        files.push({ shown, policy: policy.value, content: yaml.value, address });
        next = policy.value.extends === undefined ? null : (0,policy_address/* addressOf */.ci)(policy.value.extends, address);
    }
    const rules = resolvePolicy(files);
    if (!rules.ok)
        return rules;
    const [, ...parents] = files.map(({ shown }) => shown);
    return (0,parsed/* valid */.r)({ path, rules: rules.value, parents, isComplete: next === null });
}
async function readInWorkspace(path, isGiven) {
    const yaml = await (0,text_file/* readYamlFile */.kv)(path);
    if (isGiven || !yaml.ok)
        return yaml;
    return (0,external_node_fs_.realpathSync)(path).startsWith((0,external_node_fs_.realpathSync)(process.cwd()) + external_node_path_.sep)
        ? yaml
        : (0,parsed/* invalid */.G)(null, 'is outside the workspace (links are resolved): copy the file there');
}
function findMisstep(files, next) {
    if (next.kind === 'repository' && next.path.split('/').includes('..')) {
        return "has '..' in its path: write the path from the root of the repository";
    }
    const names = [...files.map(({ address }) => nameOf(address)), nameOf(next)];
    const first = names.indexOf(nameOf(next));
    if (first < files.length) {
        const circle = names.slice(first).map((name) => (0,log_line/* oneLine */.TN)(name, MAX_SHOWN_CHARS));
        return `extends itself (${circle.join(', ')}): remove one of these extends`;
    }
    return files.length < MAX_FILES
        ? null
        : `would be file ${MAX_FILES + 1} of at most ${MAX_FILES}: merge some of them`;
}
function nameOf(address) {
    if (address.kind === 'workspace')
        return (0,external_node_path_.normalize)(address.path);
    const { owner, repo } = address;
    return (0,policy_address/* spellAddress */.zc)({ ...address, owner: owner.toLowerCase(), repo: repo.toLowerCase() });
}
function atExtends(files, found) {
    const last = files.at(-1);
    if (last === undefined)
        return { ok: false, errors: found };
    const { line, column } = last.content.placeOf(['extends']);
    const name = (0,log_line/* oneLine */.TN)(last.policy.extends ?? '', MAX_SHOWN_CHARS);
    const errors = found.map(({ problem }) => ({
        shown: last.shown,
        problem: `line ${line}, column ${column}: extends is '${name}', which ${problem}`,
    }));
    return { ok: false, errors };
}


/***/ }),

/***/ 38706:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Kc: () => (/* binding */ isFailedByService),
/* harmony export */   dJ: () => (/* binding */ failuresOf),
/* harmony export */   yn: () => (/* binding */ BELOW_THRESHOLD),
/* harmony export */   z4: () => (/* binding */ NOT_PASSED)
/* harmony export */ });
/* harmony import */ var _check_facts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(85851);

const BELOW_THRESHOLD = 'METRIC_BELOW_MIN_PASS_RATE';
const NOT_PASSED = 'CHECK_NOT_PASSED';
const NO_FACTS = {
    ...{ status: null, agent: null, calls: null, totalCalls: null, passRate: null, limit: null },
};
function failuresOf({ runVerdict, checks = [] }) {
    const listed = runVerdict?.failures ?? [];
    const isListed = (check) => listed.some(({ check: name, checkId: id }) => name !== null && (0,_check_facts_js__WEBPACK_IMPORTED_MODULE_0__/* .isSameCheck */ .LB)({ id, name }, check));
    return [...listed, ...checks.flatMap((check) => (isListed(check) ? [] : failureOf(check)))];
}
function failureOf(check) {
    const { id: checkId, name, isPassed, evaluated: calls, passRate, threshold: limit } = check;
    const facts = { ...NO_FACTS, check: name, checkId };
    if ((0,_check_facts_js__WEBPACK_IMPORTED_MODULE_0__/* .isBelowThreshold */ .x4)(check))
        return [{ ...facts, type: BELOW_THRESHOLD, calls, passRate, limit }];
    return isPassed === false && calls !== 0 ? [{ ...facts, type: NOT_PASSED }] : [];
}
function isFailedByService(run) {
    return run.runVerdict?.passed === false || failuresOf(run).length > 0;
}


/***/ })

};
;