"use strict";
exports.id = 347;
exports.ids = [347];
exports.modules = {

/***/ 9765:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    Dt: () => (  pathName),
    cX: () => (  checkYaml),
    vp: () => (  showValue),
    yj: () => (  strictMap)
  });
  var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5915);
  var zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8989);
  var _input_parsed_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7247);
  var _json_object_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8009);
  var _text_nearest_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4689);
  var _text_strip_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3917);
const MAX_KEYS = 100;
const MAX_FOLDERS = 3;
const MAX_EDITS = 2;
const MAX_SHOWN_CHARS = 60;
const MAX_KEY_CHARS = 100;
function strictMap(shape, wanted) {
    const known = Object.keys(shape).join(', ');
    return zod_mini__WEBPACK_IMPORTED_MODULE_0__  .rej(shape, {
        error: ({ code }) => (code === 'unrecognized_keys' ? known : wanted),
    });
}
function checkYaml(yaml, { schema, whole, shown, further }) {
    const faults = yaml.ok ? [] : [...yaml.faults];
    const content = yaml.ok ? yaml : yaml.readable;
    if (content === null)
        return refuse(faults, shown);
    const parsed = zod_mini__WEBPACK_IMPORTED_MODULE_1__  .xL(schema, content.value);
    const found = [
        ...(parsed.error?.issues ?? []).flatMap((issue) => faultsOf(issue, content.value, schema)),
        ...further(content.value),
    ];
    faults.push(...found.map(({ path, problem }) => ({
        ...content.placeOf(path),
        problem: `${pathName(path, whole)} ${problem}`,
    })));
    return parsed.success && faults.length === 0 ? (0,_input_parsed_js__WEBPACK_IMPORTED_MODULE_2__  .r)(parsed.data) : refuse(faults, shown);
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
    const found = (0,_json_object_js__WEBPACK_IMPORTED_MODULE_3__  .f)(document, path);
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
        .map((one) => ({ ...one, edits: (0,_text_nearest_js__WEBPACK_IMPORTED_MODULE_4__  .yx)(key, one.key) }))
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
    const meant = typeof found === 'string' ? (0,_text_nearest_js__WEBPACK_IMPORTED_MODULE_4__  .wI)(found, known) : undefined;
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
    return (0,_text_strip_js__WEBPACK_IMPORTED_MODULE_5__  .AU)(name, MAX_KEY_CHARS);
}
function quoteUnlessPlain(key) {
    return /^[\w-]+$/.test(key) ? key : JSON.stringify(key);
}
function showValue(value) {
    if (value === null)
        return 'empty';
    return (0,_text_strip_js__WEBPACK_IMPORTED_MODULE_5__  .AU)(JSON.stringify(value), MAX_SHOWN_CHARS);
}


/***/ }),

/***/ 392:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    g$: () => (  tellCounted),
    h5: () => (  tellCalls),
    nQ: () => (  tellPart),
    y6: () => (  tellOdds)
  });
  var _report_format_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3483);
  var _report_likely_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5460);


function tellCounted(counts) {
    return counts === null ? '' : ` (${tellPart(counts)}, ${(0,_report_likely_js__WEBPACK_IMPORTED_MODULE_0__  .i1)(counts)})`;
}
function tellPart({ passed, evaluated }) {
    return `${passed} of ${tellCalls(evaluated)}`;
}
function tellCalls(calls) {
    return calls === 1 ? '1 call' : `${calls} calls`;
}
function tellOdds(p) {
    const runs = Math.round(1 / p);
    if (runs < 2)
        return 'in most such runs';
    if (runs > 1_000_000)
        return 'in less than 1 of 1,000,000 such runs';
    return `in 1 of ${(0,_report_format_js__WEBPACK_IMPORTED_MODULE_1__  .B4)(roundOdds(runs))} such runs`;
}
function roundOdds(runs) {
    return runs < 100 ? runs : Number(runs.toPrecision(2));
}


/***/ }),

/***/ 7600:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    Hw: () => (  maxCostSchema),
    J6: () => (  MAX_COST_TIGHTENING),
    L5: () => (  judgeCost),
    Ui: () => (  MAX_COST_RULE),
    zG: () => (  MAX_COST)
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
function judgeCost(runs, { gate }) {
    const given = gate?.[MAX_COST];
    if (given === undefined)
        return { reasons: [], notes: [] };
    const limit = zod_mini__WEBPACK_IMPORTED_MODULE_4__  .qg(maxCostSchema, given);
    const known = runs.flatMap(({ cost }) => cost?.usd ?? []);
    const value = Number(known.reduce((sum, usd) => sum + usd, 0).toFixed(6));
    const further = runs.flatMap(({ confirmations = [] }) => confirmations.filter(({ jobId }) => jobId !== ''));
    const unknown = runs.length - known.length + further.filter(({ usd }) => usd === null).length;
    const reason = {
        rule: MAX_COST_RULE,
        message: `${nameAll(runs.length, further.length)} cost ${tell(value)} US dollars${unknown > 0 ? ` (${unknown} of unknown cost)` : ''}; max-cost-usd is ${limit}`,
        limit,
        value,
    };
    const notes = unknown > 0
        ? [
            `The cost of ${unknown} of ${runs.length + further.length} runs is not known, so max-cost-usd was judged without it.`,
        ]
        : [];
    return { reasons: value > limit ? [reason] : [], notes };
}
function nameAll(runs, further) {
    const first = runs === 1 ? 'the run' : `${runs} runs`;
    return further === 0 ? first : `${first} and ${(0,_report_format_js__WEBPACK_IMPORTED_MODULE_5__  .So)(further, 'confirming run')}`;
}
function tell(usd) {
    return Number.isInteger(usd * 100) ? usd.toFixed(2) : String(usd);
}


/***/ }),

/***/ 6591:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    F0: () => (  percentUnits),
    Yk: () => (  unitsToPercent),
    dH: () => (  tellPercent),
    qX: () => (  isShareReached)
  });
const UNITS = 1e9;
function percentUnits(percent) {
    return Math.round(percent * UNITS);
}
function unitsToPercent(units) {
    return units / UNITS;
}
function isShareReached(part, whole, sharePercent) {
    if (part <= 0)
        return false;
    const reached = BigInt(part) * BigInt(percentUnits(100));
    return reached >= BigInt(whole) * BigInt(percentUnits(sharePercent));
}
function tellPercent(percent, limit) {
    const rounded = Number(percent.toFixed(2));
    return `${rounded === limit && percent !== limit ? Number(percent.toFixed(9)) : rounded}`;
}


/***/ }),

/***/ 2254:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    AB: () => (  quoteName),
    Og: () => (  gateRule),
    PU: () => (  isOver)
  });
  var zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8989);
  var _core_text_strip_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3917);
  var _tighten_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8661);



const MAX_NAME_CHARS = 200;
function gateRule(parts) {
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
}
function quoteName(name) {
    return `'${(0,_core_text_strip_js__WEBPACK_IMPORTED_MODULE_2__  .AU)(name, MAX_NAME_CHARS)}'`;
}
function isOver({ lifecycle, serviceLifecycle }) {
    return lifecycle === 'FIXED' && serviceLifecycle !== undefined;
}


/***/ }),

/***/ 3760:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    Tx: () => (  knowsCheck),
    r6: () => (  neverRule),
    xR: () => (  neverNames)
  });
  var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5915);
  var zod_mini__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1299);
  var zod_mini__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4288);
  var zod_mini__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8989);
  var _chance_counts_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8038);
  var _counted_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(392);
  var _percent_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(6591);
  var _rule_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2254);
  var _tighten_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8661);






const NAME = 'never';
const A_LIST = 'has to be a list of at least one name of a check';
const neverSchema = zod_mini__WEBPACK_IMPORTED_MODULE_2__  .RZV(() => zod_mini__WEBPACK_IMPORTED_MODULE_2__  .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_2__  .YjP('has to be the name of a check'), A_LIST)
    .check(zod_mini__WEBPACK_IMPORTED_MODULE_3__  .m9(1, A_LIST))
    .register(zod_mini__WEBPACK_IMPORTED_MODULE_4__  .fd, {
    description: 'Names of checks that may fail in no call: a single one fails the gate.',
}));
const neverRule = (0,_rule_js__WEBPACK_IMPORTED_MODULE_0__  .Og)({
    name: NAME,
    schema: neverSchema,
    tighten: (0,_tighten_js__WEBPACK_IMPORTED_MODULE_1__  .x7)((child, parent) => child === parent),
    apply(view, names) {
        return [...new Set(names)]
            .filter((name) => !view.waivedChecks.has(name))
            .flatMap((name) => judge(name, view));
    },
});
function neverNames(gate) {
    const given = gate[NAME];
    return given === undefined ? [] : zod_mini__WEBPACK_IMPORTED_MODULE_5__  .qg(neverSchema, given);
}
function knowsCheck({ report, checks, calls }, check) {
    return (checks?.some(({ name }) => name === check) ||
        report?.trend?.rows.some(({ checkName }) => checkName === check) ||
        report?.themes.some(({ checkNames }) => checkNames.includes(check)) ||
        calls?.some((call) => call.checks.some(({ name }) => name === check)) ||
        false);
}
function judge(check, view) {
    const { run } = view;
    if (!knowsCheck(run, check))
        return [];
    const own = (run.checks ?? []).filter(({ name }) => name === check);
    const rows = view.rows.filter(({ checkName }) => checkName === check);
    const counts = [...own, ...rows.map((row) => row.counts?.current)].flatMap((one) => (0,_chance_counts_js__WEBPACK_IMPORTED_MODULE_6__  .b)(one?.passed, one?.evaluated) ?? []);
    const rates = [
        ...own.flatMap(({ rate }) => rate ?? []),
        ...rows.flatMap(({ currentPassRate }) => currentPassRate ?? []),
    ];
    const [short] = counts
        .map(({ passed, evaluated }) => ({ passed: evaluated - passed, evaluated }))
        .filter((failed) => failed.passed > 0)
        .toSorted((a, b) => b.passed - a.passed || a.evaluated - b.evaluated);
    if (short !== undefined) {
        return [fails(check, `failed in ${(0,_counted_js__WEBPACK_IMPORTED_MODULE_7__  .nQ)(short)}`, { limit: 0, value: short.passed })];
    }
    const failing = failingCalls(check, run);
    if (failing > 0) {
        return [fails(check, `failed in ${(0,_counted_js__WEBPACK_IMPORTED_MODULE_7__  .h5)(failing)}`, { limit: 0, value: failing })];
    }
    const low = Math.min(...rates);
    if ((0,_percent_js__WEBPACK_IMPORTED_MODULE_8__  .F0)(low) < (0,_percent_js__WEBPACK_IMPORTED_MODULE_8__  .F0)(100)) {
        const told = `has a pass rate of ${(0,_percent_js__WEBPACK_IMPORTED_MODULE_8__  .dH)(low, 100)} %`;
        return [fails(check, told, { limit: 100, value: low })];
    }
    return counts.length + rates.length > 0 ? [] : judgeByThemes(check, view);
}
function fails(check, told, facts = {}) {
    const message = `check ${(0,_rule_js__WEBPACK_IMPORTED_MODULE_0__  .AB)(check)} ${told}; it may never fail`;
    return { effect: 'fail', message, check, ...facts };
}
function failingCalls(check, { calls = [] }) {
    return calls.filter((call) => call.isCounted &&
        call.checks.some(({ name, isPassed }) => name === check && isPassed === false)).length;
}
function judgeByThemes(check, { themes, run }) {
    const [theme] = themes
        .filter(({ checkNames, lifecycle, affectedCallCount }) => checkNames.includes(check) && lifecycle !== 'FIXED' && affectedCallCount > 0)
        .toSorted((a, b) => b.affectedCallCount - a.affectedCallCount || (a.slug < b.slug ? -1 : 1));
    if (theme !== undefined) {
        const told = `failed in ${(0,_counted_js__WEBPACK_IMPORTED_MODULE_7__  .h5)(theme.affectedCallCount)} of theme ${(0,_rule_js__WEBPACK_IMPORTED_MODULE_0__  .AB)(theme.slug)}`;
        return [fails(check, told)];
    }
    const isGraded = run.calls?.some((call) => call.checks.some(({ name, isPassed }) => name === check && isPassed === true));
    const message = `check ${(0,_rule_js__WEBPACK_IMPORTED_MODULE_0__  .AB)(check)} was graded on no call, so that never was not judged for it`;
    return isGraded ? [] : [{ effect: 'warning', message, check }];
}


/***/ }),

/***/ 9085:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  D: () => (  limitedNames),
  _: () => (  trendRule)
});

// EXTERNAL MODULE: ../../node_modules/zod/v4/core/parse.js + 1 modules
var parse = __webpack_require__(8989);
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
        .register(registries .fd, { description: 'Limits of single checks, by their names.' })),
    'on-missing-baseline': schemas .lqM(schemas .k5n(['pass', 'fail']).register(registries .fd, {
        description: 'What it does when there is no previous run, or no previous rate of a check that max-drop limits.',
        default: 'pass',
    })),
}, 'has to be a map such as { max-drop: 10 }').register(registries .fd, {
    description: 'Limits for the pass rates of checks; `checks` has limits of single ones.',
}));
function limitsOf(settings, check) {
    const { checks = {} } = settings;
    return { ...settings, ...(Object.hasOwn(checks, check) ? checks[check] : undefined) };
}
function limitsDrops({ checks = {}, ...all }) {
    return [all, ...Object.values(checks)].some((limits) => limits['max-drop'] !== undefined);
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
    const caseOf = (check, row, own) => {
        const counts = {
            previous: (0,chance_counts .b)(row?.counts?.previous?.passed, row?.counts?.previous?.evaluated),
            current: (0,chance_counts .b)(row?.counts?.current?.passed, row?.counts?.current?.evaluated) ??
                (0,chance_counts .b)(own?.passed, own?.evaluated),
        };
        return {
            check,
            limits: limitsOf(settings, check),
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

// EXTERNAL MODULE: ./report/format.js
var format = __webpack_require__(3483);
// EXTERNAL MODULE: ./policy/counted.js
var counted = __webpack_require__(392);
// EXTERNAL MODULE: ./policy/percent.js
var percent = __webpack_require__(6591);
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
    const subject = `check ${(0,rule .AB)(check)} has no`;
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
    const from = counts.previous === null ? '' : ` (${(0,counted .nQ)(counts.previous)})`;
    return {
        effect: 'fail',
        byRates: counts.current === null ? 'verdict' : 'counts',
        message: `check ${(0,rule .AB)(check)} fell from ${(0,percent .dH)(previous)} %${from} to ${(0,percent .dH)(current)} %${(0,counted .g$)(counts.current)}, ${tellPoints(units, limit)}; the limit is ${limit} (compared with ${tellBaseline(trend, baseline)})${odds}`,
        check,
        limit,
        value: (0,percent .Yk)(units),
    };
}
function withinChance({ one, limit, previous, current, units }, test, adjusted, comparisons) {
    const { check } = one;
    const calls = test.current.evaluated;
    const visible = smallestVisibleDrop(test.previous, calls, comparisons.significanceLeft);
    const fell = `from ${(0,percent .dH)(previous)} % (${(0,counted .nQ)(test.previous)}) to ${(0,percent .dH)(current)} %${(0,counted .g$)(test.current)}`;
    const chance = `on ${(0,counted .h5)(calls)} that happens by chance ${tellChance(adjusted, comparisons)} (${tellP(test.p, adjusted, comparisons)})`;
    const shown = visible === null
        ? 'on so few calls no drop would have shown'
        : `a drop of ${Math.ceil(visible)} points would have shown`;
    return {
        effect: 'note',
        message: `check ${(0,rule .AB)(check)} lost ${tellPoints(units, limit)}, ${fell}, which is within chance: ${chance}, so it does not fail the gate; ${shown}`,
        check,
        limit,
        value: (0,percent .Yk)(units),
    };
}
function tellChance(p, { count }) {
    return count === 1 ? (0,counted .y6)(p) : `to one of ${count} checks ${(0,counted .y6)(p)}`;
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
    const names = drops.flatMap(({ one, units, test }) => units > 0 && test === null && !one.isWaived ? (0,rule .AB)(one.check) : []);
    if (names.length === 0)
        return [];
    const message = `of how many calls the rates were taken is not known for ${(0,format .ki)(names, MAX_NAMES)}, so that max-drop compared the rates alone, whatever chance explains`;
    return [{ effect: 'note', message }];
}
function tellBaseline({ baselineRunNumber: number, baselineRunPlanJobId: jobId }, baseline) {
    const unnumbered = jobId === '' ? 'the previous run' : `run ${(0,rule .AB)(jobId)}`;
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
        const message = `check ${(0,rule .AB)(check)} has no current pass rate`;
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
    return `check ${(0,rule .AB)(check)} has a pass rate of ${(0,percent .dH)(rate, limit)} %${(0,counted .g$)(counts)}`;
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
                message: `of how many calls the rate of check ${(0,rule .AB)(check)} was taken is not known, so that min-pass-rate compared the rate alone, whatever chance explains`,
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
        const message = `check ${(0,rule .AB)(check)} has a pass rate of ${(0,percent .dH)(rate)} %, but of how many calls is not known, so ${limit} % is not proven`;
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
function leftToEachCheck() {
    return { keys: ['*'], findLoosened: () => [], merge: (_, child) => child };
}
function ofEachCheck(general, limits, floorOf) {
    const loosenedOf = (name, parent, child) => {
        const own = tighten_checks_limitsOf(name, child);
        const parents = tighten_checks_limitsOf(name, parent);
        const inTheEnd = { ...child, ...parents, ...own };
        return limits
            .findLoosened(floorOf({ ...parent, ...parents }), inTheEnd)
            .map(({ path, wanted }) => ({
            path: isOf(own, path) ? ['checks', name, ...path] : path,
            against: isOf(parents, path) ? ['checks', name, ...path] : path,
            wanted,
        }));
    };
    return {
        keys: general.keys,
        findLoosened(parent, child) {
            if (parent === undefined)
                return [];
            const names = Object.keys({ ...parent.checks, ...child.checks });
            return eachPlaceOnce([
                ...general.findLoosened(floorOf(parent), child),
                ...names.flatMap((name) => loosenedOf(name, parent, child)),
            ]);
        },
        merge(parent, child) {
            const merged = general.merge(parent, child);
            const names = Object.keys({ ...parent?.checks, ...child.checks });
            const checks = names.map((name) => [
                name,
                { ...tighten_checks_limitsOf(name, parent), ...tighten_checks_limitsOf(name, child) },
            ]);
            return names.length === 0 ? merged : { ...merged, checks: Object.fromEntries(checks) };
        },
    };
}
function tighten_checks_limitsOf(name, settings) {
    const checks = settings?.checks ?? {};
    return Object.hasOwn(checks, name) ? checks[name] : undefined;
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
            ...absentChecks(settings, cases),
        ];
    },
});
function limitedNames(gate) {
    const given = gate[NAME];
    return given === undefined ? [] : Object.keys(parse .qg(trendSchema, given).checks ?? {});
}
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
    const message = `check ${(0,rule .AB)(check)} was spared: ${stand} behind it, and min-calls is ${least}`;
    return { effect: 'note', message, check, limit: least };
}
function absentChecks({ checks = {} }, cases) {
    const present = new Set(cases.map(({ check }) => check));
    if (present.size === 0)
        return [];
    return Object.keys(checks)
        .filter((check) => !present.has(check))
        .map((check) => ({
        effect: 'note',
        message: `check ${(0,rule .AB)(check)} has limits in the policy, but the report has no such check`,
        check,
    }));
}


/***/ }),

/***/ 8661:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    C0: () => (  asStrict),
    Qy: () => (  HIGHER_IS_STRICTER),
    Zk: () => (  throughSchema),
    __: () => (  each),
    ad: () => (  ranked),
    eZ: () => (  namesOf),
    o8: () => (  LOWER_IS_STRICTER),
    x7: () => (  holdingAll)
  });
  var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8989);
  var _core_text_strip_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3917);


const MAX_WANTED_CHARS = 200;
function throughSchema(schema, { keys, findLoosened, merge }, standard) {
    const read = (parent) => (parent === undefined ? undefined : zod_mini__WEBPACK_IMPORTED_MODULE_0__  .qg(schema, parent));
    return {
        keys,
        findLoosened: (parent, child) => findLoosened(read(parent) ?? standard, zod_mini__WEBPACK_IMPORTED_MODULE_0__  .qg(schema, child)),
        merge: (parent, child) => merge(read(parent), zod_mini__WEBPACK_IMPORTED_MODULE_0__  .qg(schema, child)),
    };
}
function namesOf({ keys }) {
    const escaped = keys.map((key) => key.replaceAll('.', '\\.').replaceAll('*', '.+'));
    return { pattern: new RegExp(`^(?:${escaped.join('|')})$`), told: keys.join(', ') };
}
function asStrict({ standard, ...by }) {
    return {
        keys: [],
        findLoosened(parent, child) {
            const floor = parent ?? standard;
            return floor === undefined || by.isAsStrict(child, floor)
                ? []
                : [{ path: [], against: [], wanted: (0,_core_text_strip_js__WEBPACK_IMPORTED_MODULE_1__  .AU)(by.wanted(floor), MAX_WANTED_CHARS) }];
        },
        merge: (_, child) => child,
    };
}
const LOWER_IS_STRICTER = asStrict({
    isAsStrict: (child, parent) => child <= parent,
    wanted: (parent) => `be ${parent} or less`,
});
const HIGHER_IS_STRICTER = asStrict({
    isAsStrict: (child, parent) => child >= parent,
    wanted: (parent) => `be ${parent} or more`,
});
function ranked(words, standard) {
    const upTo = (word) => words.slice(0, words.indexOf(word) + 1);
    return asStrict({
        ...(standard !== undefined && { standard }),
        isAsStrict: (child, parent) => upTo(parent).includes(child),
        wanted: (parent) => `be ${upTo(parent).join(' or ')}`,
    });
}
function holdingAll(covers) {
    const missing = (child, parent) => parent.filter((entry) => !child.some((own) => covers(own, entry)));
    return asStrict({
        isAsStrict: (child, parent) => missing(child, parent).length === 0,
        wanted: (parent) => `hold every entry of it: ${JSON.stringify(parent).slice(1, -1)}`,
    });
}
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


/***/ })

};
;