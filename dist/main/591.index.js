"use strict";
exports.id = 591;
exports.ids = [591];
exports.modules = {

/***/ 52813:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ endedEarly)
/* harmony export */ });
function endedEarly(outcome, reasons) {
    const report = {
        ...{ outcome, reasons, tolerated: false, runs: [], notes: [], promptFixes: [] },
        policy: { path: null, isTrial: false },
    };
    return { report, patch: '', warnings: [] };
}


/***/ }),

/***/ 22776:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ listPromptFiles),
/* harmony export */   N: () => (/* binding */ readPromptFile)
/* harmony export */ });
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_child_process__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_2__);
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(57975);
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_3___default = /*#__PURE__*/__webpack_require__.n(node_util__WEBPACK_IMPORTED_MODULE_3__);
/* harmony import */ var _inputs_files_by_glob_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(79221);





const MAX_FILE_BYTES = 1024 * 1024;
const MAX_LIST_BYTES = 64 * 1024 * 1024;
const GIT_TIMEOUT_MS = 10_000;
async function listPromptFiles(globs, workspace) {
    const names = new Set(globs === null ? await trackedFiles(workspace) : []);
    const unmatched = [];
    for (const pattern of globs ?? []) {
        const matched = await (0,_inputs_files_by_glob_js__WEBPACK_IMPORTED_MODULE_4__/* .filesByGlob */ .To)(pattern, workspace);
        if (matched.length === 0)
            unmatched.push(pattern);
        for (const name of matched)
            names.add(name);
    }
    return { names: [...names].sort(), unmatched };
}
async function trackedFiles(workspace) {
    const options = ['-c', 'safe.directory=*', '-c', 'core.fsmonitor=false'];
    const { stdout } = await (0,node_util__WEBPACK_IMPORTED_MODULE_3__.promisify)(node_child_process__WEBPACK_IMPORTED_MODULE_0__.execFile)('git', [...options, 'ls-files', '-z'], {
        cwd: workspace,
        maxBuffer: MAX_LIST_BYTES,
        timeout: GIT_TIMEOUT_MS,
    });
    return stdout.split('\0').filter((name) => name !== '');
}
const DECODER = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
function readPromptFile(name, workspace) {
    try {
        const path = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(workspace, name);
        const facts = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.lstatSync)(path);
        if (!facts.isFile() || facts.size > MAX_FILE_BYTES)
            return null;
        if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.realpathSync)(path).startsWith((0,node_fs__WEBPACK_IMPORTED_MODULE_1__.realpathSync)(workspace) + node_path__WEBPACK_IMPORTED_MODULE_2__.sep))
            return null;
        const bytes = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync)(path);
        return bytes.includes(0) ? null : DECODER.decode(bytes);
    }
    catch {
        return null;
    }
}


/***/ }),

/***/ 48450:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O6: () => (/* binding */ reaches),
/* harmony export */   _: () => (/* binding */ countOrShare),
/* harmony export */   sB: () => (/* binding */ compareLimits),
/* harmony export */   tC: () => (/* binding */ shareOf)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5915);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(41299);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(34288);
/* harmony import */ var _text_percent_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(58582);


const SHARE = /^(?:100(?:\.0{1,9})?|\d{1,2}(?:\.\d{1,9})?) ?%$/;
const WANTED = 'has to be a count of calls such as 2, or a share of them such as 10%';
function countOrShare(description) {
    return zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .union */ .KCZ([zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr(WANTED).check(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* ._gte */ .qm(0, WANTED)), zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* ._regex */ .Fk(SHARE, WANTED))], WANTED)
        .register(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .globalRegistry */ .fd, { description });
}
function shareOf(limit) {
    return typeof limit === 'number' ? null : Number.parseFloat(limit);
}
function compareLimits(a, b) {
    const [shareA, shareB] = [shareOf(a), shareOf(b)];
    if (shareA !== null && shareB !== null)
        return (0,_text_percent_js__WEBPACK_IMPORTED_MODULE_3__/* .percentUnits */ .F0)(shareA) - (0,_text_percent_js__WEBPACK_IMPORTED_MODULE_3__/* .percentUnits */ .F0)(shareB);
    return typeof a === 'number' && typeof b === 'number' ? a - b : null;
}
function reaches(part, whole, limit) {
    return typeof limit === 'number'
        ? part >= limit
        : (0,_text_percent_js__WEBPACK_IMPORTED_MODULE_3__/* .isShareReached */ .qX)(part, whole, Number.parseFloat(limit));
}


/***/ }),

/***/ 73779:
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

/***/ 30029:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Es: () => (/* binding */ VERDICT_ALONE),
/* harmony export */   ON: () => (/* binding */ parsePolicy),
/* harmony export */   wh: () => (/* binding */ policySchema)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(5915);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(41299);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(34288);
/* harmony import */ var _text_json_object_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(65553);
/* harmony import */ var _text_yaml_check_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(85405);
/* harmony import */ var _rules_complete_run_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76756);
/* harmony import */ var _rules_measures_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(54682);
/* harmony import */ var _rules_never_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(925);
/* harmony import */ var _rules_run_verdict_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(33042);
/* harmony import */ var _rules_themes_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(23933);
/* harmony import */ var _trend_settings_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(27824);
/* harmony import */ var _waivers_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(66298);










const AN_AMOUNT = 'has to be an amount in US dollars such as 25, of 0 or more';
const gateSchema = (0,_text_yaml_check_js__WEBPACK_IMPORTED_MODULE_0__/* .strictMap */ .yj)({
    'run-verdict': zod_mini__WEBPACK_IMPORTED_MODULE_8__/* .optional */ .lqM(_rules_run_verdict_js__WEBPACK_IMPORTED_MODULE_4__/* .runVerdictSchema */ .AB),
    verdict: zod_mini__WEBPACK_IMPORTED_MODULE_8__/* .optional */ .lqM(_rules_run_verdict_js__WEBPACK_IMPORTED_MODULE_4__/* .verdictSchema */ .$D),
    themes: zod_mini__WEBPACK_IMPORTED_MODULE_8__/* .optional */ .lqM(_rules_themes_js__WEBPACK_IMPORTED_MODULE_5__/* .themesSchema */ .MH),
    'max-themes': zod_mini__WEBPACK_IMPORTED_MODULE_8__/* .optional */ .lqM(_rules_themes_js__WEBPACK_IMPORTED_MODULE_5__/* .maxThemesSchema */ .s5),
    trend: zod_mini__WEBPACK_IMPORTED_MODULE_8__/* .optional */ .lqM(_trend_settings_js__WEBPACK_IMPORTED_MODULE_6__/* .trendSchema */ .bG),
    measures: zod_mini__WEBPACK_IMPORTED_MODULE_8__/* .optional */ .lqM(_rules_measures_js__WEBPACK_IMPORTED_MODULE_2__/* .measuresSchema */ .p),
    never: zod_mini__WEBPACK_IMPORTED_MODULE_8__/* .optional */ .lqM(_rules_never_js__WEBPACK_IMPORTED_MODULE_3__/* .neverSchema */ .ep),
    'incomplete-run': zod_mini__WEBPACK_IMPORTED_MODULE_8__/* .optional */ .lqM(_rules_complete_run_js__WEBPACK_IMPORTED_MODULE_1__/* .incompleteRunSchema */ .tI),
    'min-graded-calls': zod_mini__WEBPACK_IMPORTED_MODULE_8__/* .optional */ .lqM(_rules_complete_run_js__WEBPACK_IMPORTED_MODULE_1__/* .minGradedCallsSchema */ .ay),
    'max-cost-usd': zod_mini__WEBPACK_IMPORTED_MODULE_8__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_8__/* .number */ .aig(AN_AMOUNT).check(zod_mini__WEBPACK_IMPORTED_MODULE_9__/* ._gte */ .qm(0, AN_AMOUNT)).register(zod_mini__WEBPACK_IMPORTED_MODULE_10__/* .globalRegistry */ .fd, {
        description: 'The most that all runs of the gate may cost together, in US dollars.',
    })),
}, 'has to be a map of rules').register(zod_mini__WEBPACK_IMPORTED_MODULE_10__/* .globalRegistry */ .fd, { description: 'The rules. All of them have to hold.' });
const A_PATH = 'has to be a path in the workspace, or owner/repo/path@ref';
const extendsSchema = zod_mini__WEBPACK_IMPORTED_MODULE_8__/* .string */ .YjP(A_PATH)
    .check(zod_mini__WEBPACK_IMPORTED_MODULE_9__/* ._regex */ .Fk(/^\S(?:.*\S)?$/, A_PATH))
    .register(zod_mini__WEBPACK_IMPORTED_MODULE_10__/* .globalRegistry */ .fd, {
    description: 'The policy that this one tightens: a path in the workspace, or owner/repo/path@ref, which is read with github-token. Begin a path of the second form with ./',
});
const RULE_NAMES = Object.keys(gateSchema.shape);
const A_KEY = `has to be waivers, gate, or a key below gate (${RULE_NAMES.join(', ')}), such as gate.verdict`;
const allowLooseningSchema = zod_mini__WEBPACK_IMPORTED_MODULE_8__/* .array */ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_8__/* .string */ .YjP(A_KEY)
    .check(zod_mini__WEBPACK_IMPORTED_MODULE_9__/* ._regex */ .Fk(new RegExp(`^(?:waivers|gate(?:\\.(?:${RULE_NAMES.join('|')})(?:\\..+)?)?)$`), A_KEY)), 'has to be a list of keys such as [gate.verdict, waivers]')
    .register(zod_mini__WEBPACK_IMPORTED_MODULE_10__/* .globalRegistry */ .fd, {
    description: 'Keys that a policy which extends this one may loosen, such as gate.verdict; a key includes everything below it.',
});
const policySchema = (0,_text_yaml_check_js__WEBPACK_IMPORTED_MODULE_0__/* .strictMap */ .yj)({
    version: zod_mini__WEBPACK_IMPORTED_MODULE_8__/* .literal */ .euz(1).register(zod_mini__WEBPACK_IMPORTED_MODULE_10__/* .globalRegistry */ .fd, { description: 'Version of this format.' }),
    extends: zod_mini__WEBPACK_IMPORTED_MODULE_8__/* .optional */ .lqM(extendsSchema),
    'allow-loosening': zod_mini__WEBPACK_IMPORTED_MODULE_8__/* .optional */ .lqM(allowLooseningSchema),
    gate: zod_mini__WEBPACK_IMPORTED_MODULE_8__/* .optional */ .lqM(gateSchema),
    waivers: zod_mini__WEBPACK_IMPORTED_MODULE_8__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_8__/* .array */ .YOg(_waivers_js__WEBPACK_IMPORTED_MODULE_7__/* .waiverSchema */ .IM, 'has to be a list of waivers, each beginning with a dash')
        .register(zod_mini__WEBPACK_IMPORTED_MODULE_10__/* .globalRegistry */ .fd, { description: 'Exceptions that end automatically.' })),
}, 'has to be a map that begins with version: 1').register(zod_mini__WEBPACK_IMPORTED_MODULE_10__/* .globalRegistry */ .fd, {
    title: 'Simulation Gate policy',
    description: 'What fails a gate, decided by the team.',
});
const VERDICT_ALONE = { version: 1 };
function parsePolicy(yaml, shown, today) {
    return (0,_text_yaml_check_js__WEBPACK_IMPORTED_MODULE_0__/* .checkYaml */ .cX)(yaml, {
        schema: policySchema,
        whole: 'the policy',
        shown,
        further: (value) => (0,_text_json_object_js__WEBPACK_IMPORTED_MODULE_11__/* .isObject */ .G)(value) && Array.isArray(value.waivers)
            ? (0,_waivers_js__WEBPACK_IMPORTED_MODULE_7__/* .findLateWaivers */ .To)(value.waivers, today).map(({ index, problem }) => ({
                path: ['waivers', index, 'expires'],
                problem,
            }))
            : [],
    });
}


/***/ }),

/***/ 76756:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ay: () => (/* binding */ minGradedCallsSchema),
/* harmony export */   pp: () => (/* binding */ evaluateIncompleteRun),
/* harmony export */   tI: () => (/* binding */ incompleteRunSchema),
/* harmony export */   wd: () => (/* binding */ evaluateGradedCalls)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5915);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(34288);
/* harmony import */ var _model_outcome_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(41913);
/* harmony import */ var _text_percent_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(58582);
/* harmony import */ var _count_or_share_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(48450);
/* harmony import */ var _view_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(11890);





const incompleteRunSchema = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(['inconclusive', 'judge']).register(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .globalRegistry */ .fd, {
    description: 'Result of a run that did not complete and would pass: inconclusive, or evaluated by the calls that it has.',
    default: 'inconclusive',
});
function evaluateIncompleteRun(run, effect) {
    const { runStatus: status } = run;
    if (!(0,_model_outcome_js__WEBPACK_IMPORTED_MODULE_0__/* .hasEnded */ .hY)(status) || status === 'COMPLETED')
        return [];
    const isNoted = effect === 'judge';
    return [
        { effect: isNoted ? 'note' : 'undecided', kind: 'run-ended', status, ...gradedCalls(run) },
    ];
}
function gradedCalls({ callCounts }) {
    return {
        graded: callCounts?.evaluated ?? null,
        calls: callCounts?.counted ?? callCounts?.total ?? null,
    };
}
const minGradedCallsSchema = (0,_count_or_share_js__WEBPACK_IMPORTED_MODULE_3__/* .countOrShare */ ._)('Fewest calls that have to be graded: a count such as 20, or a share such as 90%. A run with fewer is inconclusive.');
function evaluateGradedCalls(run, limit) {
    if (limit === undefined)
        return [];
    const { graded, calls } = gradedCalls(run);
    const reason = { kind: 'graded-calls', graded, calls, limit };
    const share = (0,_count_or_share_js__WEBPACK_IMPORTED_MODULE_3__/* .shareOf */ .tC)(limit);
    if (graded === null || (share !== null && calls === null)) {
        const unread = (0,_view_js__WEBPACK_IMPORTED_MODULE_4__/* .unreadReasons */ .d)(run, 'min-graded-calls', { limit });
        return unread.length > 0 ? unread : [{ effect: 'note', ...reason }];
    }
    if ((0,_count_or_share_js__WEBPACK_IMPORTED_MODULE_3__/* .reaches */ .O6)(graded, calls ?? graded, limit))
        return [];
    const value = share !== null && calls ? `${(0,_text_percent_js__WEBPACK_IMPORTED_MODULE_5__/* .tellPercent */ .dH)((100 * graded) / calls, share)}%` : graded;
    return [{ effect: 'undecided', ...reason, value }];
}


/***/ }),

/***/ 54682:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ evaluateMeasures),
/* harmony export */   p: () => (/* binding */ measuresSchema)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5915);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(34288);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(41299);
/* harmony import */ var _model_measures_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(93604);
/* harmony import */ var _text_alike_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(46651);
/* harmony import */ var _text_percent_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(58582);
/* harmony import */ var _text_yaml_check_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(85405);
/* harmony import */ var _statistics_holm_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(78705);
/* harmony import */ var _statistics_welch_test_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9885);







const A_NUMBER = "has to be a number in the metric's own unit";
const A_CHANGE = 'has to be a share such as 20%';
const CHANGE = /^\d{1,6}(?:\.\d{1,9})? ?%$/;
const DIRECTIONS = ['rise', 'fall'];
const numberIn = (description) => zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig(A_NUMBER).register(zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .globalRegistry */ .fd, { description }));
const change = (direction) => zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(A_CHANGE)
    .check(zod_mini__WEBPACK_IMPORTED_MODULE_6__/* ._regex */ .Fk(CHANGE, A_CHANGE))
    .register(zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .globalRegistry */ .fd, {
    description: `How far the median may ${direction} from the baseline's, such as 20%. A change that is not statistically significant does not fail.`,
}));
const limitsSchema = (0,_text_yaml_check_js__WEBPACK_IMPORTED_MODULE_2__/* .strictMap */ .yj)({
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
const measuresSchema = zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .record */ .g1P(zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(), limitsSchema, 'has to be a map from names of metrics to their limits')
    .register(zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .globalRegistry */ .fd, {
    description: 'Limits of metrics with numbers, such as a latency, by their names.',
});
function evaluateMeasures({ run: { measures = [] }, significance, others }, settings = {}) {
    const limited = measures.flatMap((measure) => {
        const written = Object.keys(settings).find((0,_text_alike_js__WEBPACK_IMPORTED_MODULE_1__/* .looksLike */ ._4)(measure.name));
        const limits = written === undefined ? undefined : settings[written];
        return limits === undefined ? [] : { measure, limits };
    });
    const moves = limited.flatMap(({ measure, limits }) => movesOf(measure, limits, significance));
    const tested = moves.flatMap((move) => (move.p === null ? [] : { move, p: move.p }));
    const adjusted = (0,_statistics_holm_js__WEBPACK_IMPORTED_MODULE_7__/* .adjustHolm */ .Q)([...tested.map(({ p }) => p), ...others.measures]);
    const adjustedOf = new Map(tested.map(({ move }, index) => [move, adjusted[index] ?? 1]));
    return {
        measures: measures.map((measure) => {
            const isLimited = limited.some((one) => one.measure === measure);
            const [first] = tested
                .filter(({ move }) => move.measure === measure)
                .toSorted((a, b) => a.p - b.p);
            if (first === undefined)
                return { ...measure, isLimited };
            const adjustedP = adjustedOf.get(first.move) ?? null;
            return { ...measure, isLimited, test: 'welch', p: first.p, adjustedP };
        }),
        reasons: [
            ...limited.flatMap(({ measure, limits }) => evaluateLimits(measure, limits)),
            ...moves.flatMap((move) => evaluateMove(move, adjustedOf.get(move) ?? null, significance)),
        ],
    };
}
function evaluateLimits({ name, unit, current }, limits) {
    return ['max', 'min'].flatMap((side) => _model_measures_js__WEBPACK_IMPORTED_MODULE_0__/* .STATISTICS */ .g.flatMap((statistic) => {
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
        const p = isTested ? (0,_statistics_welch_test_js__WEBPACK_IMPORTED_MODULE_3__/* .shiftPValue */ .k)(baseline?.values ?? [], current.values, direction) : null;
        return [{ measure, direction, moved, limit: Number.parseFloat(limit), p }];
    });
}
function movedBy({ current, baseline }, direction) {
    const [now, before] = [known(current.median), known(baseline?.median)];
    if (now === null || before === null || before <= 0)
        return null;
    return known(((direction === 'rise' ? now - before : before - now) / before) * 100);
}
function known(value) {
    return Number.isFinite(value) ? (value ?? null) : null;
}
function evaluateMove({ measure, direction, moved, limit, p }, adjustedP, significance) {
    const { name, unit, current, baseline } = measure;
    const reason = {
        kind: 'measure-moved',
        compares: true,
        ...{ measure: name, unit, direction, limit: `${limit}%`, p, adjustedP, moved },
        ...{ current: current.median, baseline: baseline?.median ?? null },
    };
    if (moved === null)
        return [{ effect: 'note', ...reason, why: 'unknown' }];
    const isFar = (0,_text_percent_js__WEBPACK_IMPORTED_MODULE_8__/* .percentUnits */ .F0)(moved) > (0,_text_percent_js__WEBPACK_IMPORTED_MODULE_8__/* .percentUnits */ .F0)(limit);
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

/***/ 925:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AV: () => (/* binding */ evaluateNever),
/* harmony export */   Hz: () => (/* binding */ spellingsOf),
/* harmony export */   ep: () => (/* binding */ neverSchema)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5915);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(41299);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(34288);
/* harmony import */ var _model_check_facts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(85851);
/* harmony import */ var _text_alike_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(46651);
/* harmony import */ var _view_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(11890);




const A_LIST = 'has to be a list of at least one name of a check';
const neverSchema = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP('has to be the name of a check'), A_LIST)
    .check(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* ._minLength */ .m9(1, A_LIST))
    .register(zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .globalRegistry */ .fd, {
    description: 'Names of checks that may fail in no call: a single one fails the gate.',
});
function evaluateNever(view, names) {
    return (0,_text_alike_js__WEBPACK_IMPORTED_MODULE_1__/* .eachLookOnce */ .EA)(names).flatMap((name) => {
        const spellings = spellingsOf(view.run, name);
        if (spellings.some((check) => view.waivedChecks.has(check)))
            return [];
        const [check] = spellings;
        return check === undefined
            ? (0,_view_js__WEBPACK_IMPORTED_MODULE_5__/* .unreadReasons */ .d)(view.run, 'never', { check: name })
            : evaluateCheck(check, spellings, view);
    });
}
function spellingsOf({ report, checks, calls }, wanted) {
    const reported = [
        ...(checks ?? []).map(({ name }) => name),
        ...(report?.trend?.rows ?? []).map(({ checkName }) => checkName),
        ...(report?.themes ?? []).flatMap(({ checkNames }) => checkNames),
        ...(calls ?? []).flatMap((call) => call.checks.map(({ name }) => name)),
    ];
    return [...new Set(reported)].filter((0,_text_alike_js__WEBPACK_IMPORTED_MODULE_1__/* .looksLike */ ._4)(wanted));
}
function evaluateCheck(check, spellings, view) {
    const { run } = view;
    const failed = { effect: 'fail', kind: 'never', check };
    const facts = view.checks.filter((one) => spellings.includes(one.check));
    const [worst] = facts
        .flatMap(({ counts }) => counts.current ?? [])
        .map(({ passed, evaluated }) => ({ failed: evaluated - passed, evaluated }))
        .toSorted((a, b) => b.failed - a.failed);
    if (worst !== undefined && worst.failed > 0) {
        return [{ ...failed, observed: worst, limit: 0, value: worst.failed }];
    }
    const results = (run.calls ?? [])
        .filter(({ isCounted }) => isCounted)
        .map(({ checks }) => checks.filter(({ name }) => spellings.includes(name)));
    const calls = results.filter((ones) => ones.some(({ isPassed }) => isPassed === false)).length;
    if (calls > 0)
        return [{ ...failed, observed: { calls }, limit: 0, value: calls }];
    const rates = facts.flatMap(({ current }) => current ?? []);
    const passRate = Math.min(...rates);
    if ((0,_model_check_facts_js__WEBPACK_IMPORTED_MODULE_0__/* .isBelow */ .Yw)(passRate, 100)) {
        return [{ ...failed, observed: { passRate }, limit: 100, value: passRate }];
    }
    if (rates.length > 0)
        return [];
    const theme = worstTheme(spellings, view);
    if (theme !== undefined) {
        return [{ ...failed, observed: { calls: theme.affectedCallCount, theme: theme.slug } }];
    }
    const unread = (0,_view_js__WEBPACK_IMPORTED_MODULE_5__/* .unreadReasons */ .d)(run, 'never', { check });
    const isGraded = results.flat().some(({ isPassed }) => isPassed === true);
    if (unread.length > 0 || isGraded)
        return unread;
    return [{ effect: 'warning', kind: 'never-ungraded', check }];
}
function worstTheme(spellings, { themes }) {
    const [worst] = themes
        .filter(({ checkNames, lifecycle, affectedCallCount }) => checkNames.some((name) => spellings.includes(name)) &&
        lifecycle !== 'FIXED' &&
        affectedCallCount > 0)
        .toSorted((a, b) => b.affectedCallCount - a.affectedCallCount || (a.slug < b.slug ? -1 : 1));
    return worst;
}


/***/ }),

/***/ 33042:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $D: () => (/* binding */ verdictSchema),
/* harmony export */   $U: () => (/* binding */ evaluateVerdict),
/* harmony export */   AB: () => (/* binding */ runVerdictSchema),
/* harmony export */   EQ: () => (/* binding */ knownThemes),
/* harmony export */   U5: () => (/* binding */ evaluateRunVerdict)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5915);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(34288);
/* harmony import */ var _model_check_facts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(85851);
/* harmony import */ var _service_verdict_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(92048);



const NOT_COMPLETED = 'RUN_NOT_COMPLETED';
const THRESHOLD_FAILED = 'THRESHOLD_FAILED';
const runVerdictSchema = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(['fail', 'warn', 'ignore']).register(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .globalRegistry */ .fd, {
    description: "What the run's own verdict does if it is not passed: it fails the gate, warns, or is ignored.",
    default: 'fail',
});
function evaluateRunVerdict(view, effect) {
    const { run } = view;
    if (effect === 'ignore')
        return [];
    const against = (0,_service_verdict_js__WEBPACK_IMPORTED_MODULE_1__/* .isFailedByService */ .Kc)(run) ? describe(view, effect) : [];
    const why = run.report === null || effect === 'warn' ? null : (0,_service_verdict_js__WEBPACK_IMPORTED_MODULE_1__/* .whyNotEvaluated */ .pl)(run);
    if (why === null)
        return against;
    const isFailed = against.length > 0 || run.report?.verdict !== 'PASSED';
    return [...against, { effect: 'undecided', kind: 'not-evaluated', why, onlyAlone: isFailed }];
}
function describe({ run, failures }, wanted) {
    const all = (0,_service_verdict_js__WEBPACK_IMPORTED_MODULE_1__/* .failuresOf */ .dJ)(run);
    const isIncomplete = all.length > 0 && all.every(({ type }) => type === NOT_COMPLETED);
    const effect = wanted === 'warn' ? 'warning' : isIncomplete ? 'undecided' : 'fail';
    if (all.length === 0)
        return [{ effect, kind: 'run-failed' }];
    const checkOf = (0,_model_check_facts_js__WEBPACK_IMPORTED_MODULE_0__/* .findSame */ .Ad)(run.checks ?? []);
    return failures.map((failure) => {
        const { type, message, check: name } = failure;
        return {
            ...{ effect, kind: 'run-failure', type, message },
            ...(name !== null && { check: name }),
            facts: (name === null ? undefined : checkOf({ name })[0]) ?? null,
            ...(type === NOT_COMPLETED && { restates: 'status' }),
            byRates: (0,_service_verdict_js__WEBPACK_IMPORTED_MODULE_1__/* .failureBasis */ .D5)(failure, run),
        };
    });
}
const KNOWN_BEFORE = new Set(['PERSISTENT', 'IMPROVING', 'FIXED']);
const verdictSchema = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(['fail', 'fail-unless-known', 'ignore'])
    .register(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .globalRegistry */ .fd, {
    description: 'What a THRESHOLD_FAILED verdict does: it fails the gate; it fails unless there are themes and all of them are waived or were there before; or it is ignored.',
    default: 'fail',
});
function evaluateVerdict(view, effect) {
    const { report } = view.run;
    if (report === null || report.verdict === 'PASSED')
        return [];
    const { verdict } = report;
    if (effect === 'ignore')
        return [{ effect: 'note', kind: 'verdict', verdict }];
    if (verdict !== THRESHOLD_FAILED)
        return [{ effect: 'undecided', kind: 'verdict', verdict }];
    const byRates = (0,_service_verdict_js__WEBPACK_IMPORTED_MODULE_1__/* .verdictBasis */ .m)(view.run);
    if (effect === 'fail')
        return [{ effect, kind: 'verdict', verdict, restates: 'verdict', byRates }];
    if (report.themes.length === 0)
        return [{ effect: 'fail', kind: 'no-known-theme', byRates }];
    return newThemes(view).map(({ slug, lifecycle }) => ({
        ...{ effect: 'fail', kind: 'new-theme', theme: slug, lifecycle, byRates },
    }));
}
function newThemes({ themes }) {
    return themes.filter(({ lifecycle }) => !KNOWN_BEFORE.has(lifecycle));
}
function knownThemes(view, effect) {
    const { themes, run } = view;
    const isExcused = effect === 'fail-unless-known' && run.report?.verdict === THRESHOLD_FAILED;
    return isExcused && newThemes(view).length === 0 ? themes.map(({ slug }) => slug) : [];
}


/***/ }),

/***/ 23933:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   MH: () => (/* binding */ themesSchema),
/* harmony export */   MM: () => (/* binding */ evaluateMaxThemes),
/* harmony export */   _U: () => (/* binding */ evaluateThemes),
/* harmony export */   s5: () => (/* binding */ maxThemesSchema)
/* harmony export */ });
/* unused harmony export KNOWN_VALUES */
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5915);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(41299);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(34288);
/* harmony import */ var _text_alike_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(46651);
/* harmony import */ var _text_percent_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(58582);
/* harmony import */ var _text_yaml_check_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(85405);
/* harmony import */ var _count_or_share_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(48450);
/* harmony import */ var _view_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(11890);






const KNOWN_VALUES = {
    severity: ['HIGH', 'MEDIUM', 'LOW'],
    impact: ['CRITICAL', 'HIGH', 'MEDIUM', 'LOW'],
    prevalence: ['WIDESPREAD', 'RECURRING', 'ISOLATED'],
    lifecycle: ['NEW', 'PERSISTENT', 'IMPROVING', 'FIXED'],
    channel: ['PROMPT', 'VOICE_CONFIG', 'STT', 'SPEECH_MODEL', 'LLM_MODEL', 'INFRA', 'EXTERNAL'],
};
const A_LIST = 'has to be a list of at least one';
function oneOf(values, description) {
    return zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(values), A_LIST)
        .check(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* ._minLength */ .m9(1, A_LIST))
        .register(zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .globalRegistry */ .fd, { description }));
}
const entryMap = () => (0,_text_yaml_check_js__WEBPACK_IMPORTED_MODULE_1__/* .strictMap */ .yj)({
    severity: oneOf(KNOWN_VALUES.severity, 'Severities that match.'),
    impact: oneOf(KNOWN_VALUES.impact, 'Impacts that match.'),
    prevalence: oneOf(KNOWN_VALUES.prevalence, 'Prevalences that match.'),
    lifecycle: oneOf(KNOWN_VALUES.lifecycle, 'Lifecycles that match. A theme without a lifecycle counts as NEW.'),
    channel: oneOf(KNOWN_VALUES.channel, 'Root cause channels that match.'),
    checks: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP('has to be the name of a check'), A_LIST)
        .check(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* ._minLength */ .m9(1, A_LIST))
        .register(zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .globalRegistry */ .fd, {
        description: 'Names of checks; a theme matches when it is about one of them.',
    })),
    'min-affected': zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM((0,_count_or_share_js__WEBPACK_IMPORTED_MODULE_5__/* .countOrShare */ ._)('Fewest affected calls: a count such as 2, or a share such as 10%.')),
}, 'has to be a map such as { severity: [HIGH] }')
    .check((context) => {
    if (Object.keys(context.value).length > 0 || context.issues.length > 0)
        return;
    const message = 'has to name at least one key: without any it would match every theme';
    context.issues.push({ code: 'custom', message, input: context.value });
})
    .register(zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .globalRegistry */ .fd, {
    description: 'Matches a theme when all of its keys do.',
    minProperties: 1,
});
const themesSchema = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(entryMap(), 'has to be a list of entries, each beginning with a dash')
    .register(zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .globalRegistry */ .fd, {
    description: 'A theme that matches all keys of one of these entries fails the gate.',
});
function evaluateThemes({ themes }, entries) {
    return themes.flatMap((theme) => {
        if ((0,_view_js__WEBPACK_IMPORTED_MODULE_6__/* .isOver */ .P)(theme))
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
function hit(theme, entry, entries) {
    const { slug, affectedCallCount, totalCallCount, checkNames } = theme;
    const least = entry['min-affected'];
    return {
        effect: 'fail',
        kind: 'theme',
        theme: slug,
        traits: {
            ...(entry.severity && { severity: theme.severity }),
            ...(entry.impact && { impact: theme.impact }),
            ...(entry.prevalence && { prevalence: theme.prevalence }),
            ...(entry.lifecycle && { lifecycle: theme.lifecycle }),
            ...(entry.channel && { rootCauseChannel: theme.rootCauseChannel }),
        },
        checks: entry.checks?.filter((name) => checkNames.some((0,_text_alike_js__WEBPACK_IMPORTED_MODULE_0__/* .looksLike */ ._4)(name))) ?? [],
        affected: least === undefined
            ? null
            : { calls: affectedCallCount, total: totalCallCount, limit: least },
        entries,
        ...(least !== undefined && { limit: least, value: affected(theme, least) }),
    };
}
function affected(theme, least) {
    const { affectedCallCount: part, totalCallCount: whole } = theme;
    const share = (0,_count_or_share_js__WEBPACK_IMPORTED_MODULE_5__/* .shareOf */ .tC)(least);
    if (share === null || whole === 0)
        return part;
    return `${(0,_text_percent_js__WEBPACK_IMPORTED_MODULE_7__/* .tellPercent */ .dH)((part / whole) * 100, share)}%`;
}
function matches(entry, theme) {
    const least = entry['min-affected'];
    return (holds(entry.severity, theme.severity) &&
        holds(entry.impact, theme.impact) &&
        holds(entry.prevalence, theme.prevalence) &&
        holds(entry.lifecycle, theme.lifecycle ?? 'NEW') &&
        holds(entry.channel, theme.rootCauseChannel) &&
        (entry.checks?.some((name) => theme.checkNames.some((0,_text_alike_js__WEBPACK_IMPORTED_MODULE_0__/* .looksLike */ ._4)(name))) ?? true) &&
        (least === undefined || (0,_count_or_share_js__WEBPACK_IMPORTED_MODULE_5__/* .reaches */ .O6)(theme.affectedCallCount, theme.totalCallCount, least)));
}
function holds(wanted, value) {
    return wanted?.some((one) => one === value) ?? true;
}
const most = () => zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr('has to be a whole number').check(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* ._gte */ .qm(0, 'has to be 0 or more')));
const maxThemesSchema = (0,_text_yaml_check_js__WEBPACK_IMPORTED_MODULE_1__/* .strictMap */ .yj)({ HIGH: most(), MEDIUM: most(), LOW: most() }, 'has to be a map such as { HIGH: 0 }').register(zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .globalRegistry */ .fd, {
    description: 'The most themes of each severity; more than that fail the gate.',
});
function evaluateMaxThemes({ themes }, limits) {
    return KNOWN_VALUES.severity.flatMap((severity) => {
        const limit = limits[severity];
        const value = themes.filter((one) => one.severity === severity && !(0,_view_js__WEBPACK_IMPORTED_MODULE_6__/* .isOver */ .P)(one)).length;
        if (limit === undefined || value <= limit)
            return [];
        return [{ effect: 'fail', kind: 'max-themes', severity, limit, value }];
    });
}


/***/ }),

/***/ 92048:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D5: () => (/* binding */ failureBasis),
/* harmony export */   Kc: () => (/* binding */ isFailedByService),
/* harmony export */   dJ: () => (/* binding */ failuresOf),
/* harmony export */   he: () => (/* binding */ isCounted),
/* harmony export */   m: () => (/* binding */ verdictBasis),
/* harmony export */   pl: () => (/* binding */ whyNotEvaluated),
/* harmony export */   yn: () => (/* binding */ BELOW_THRESHOLD)
/* harmony export */ });
/* harmony import */ var _model_check_facts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(85851);
/* harmony import */ var _model_counts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(97353);


const BELOW_THRESHOLD = 'METRIC_BELOW_MIN_PASS_RATE';
const NOT_PASSED = 'CHECK_NOT_PASSED';
function failuresOf({ runVerdict, checks = [] }) {
    const listed = runVerdict?.failures ?? [];
    const isListed = (check) => listed.some(({ check: name }) => name !== null && (0,_model_check_facts_js__WEBPACK_IMPORTED_MODULE_0__/* .isSameCheck */ .LB)({ id: null, name }, check));
    return [...listed, ...checks.flatMap((check) => (isListed(check) ? [] : failureOf(check)))];
}
function failureOf(check) {
    const { name, isPassed, evaluated } = check;
    if ((0,_model_check_facts_js__WEBPACK_IMPORTED_MODULE_0__/* .isBelowThreshold */ .x4)(check)) {
        return [{ type: BELOW_THRESHOLD, message: null, check: name }];
    }
    if (isPassed !== false || evaluated === 0)
        return [];
    return [{ type: NOT_PASSED, message: null, check: name }];
}
function isFailedByService(run) {
    return run.runVerdict?.passed === false || failuresOf(run).length > 0;
}
function whyNotEvaluated(run) {
    const { unread, runVerdict } = run;
    if (unread && typeof runVerdict?.passed !== 'boolean')
        return { unread };
    if (runVerdict?.passed === null)
        return 'no-check';
    return isUngraded(run) ? 'no-graded-call' : null;
}
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
function isCounted({ passed, evaluated, threshold }) {
    return threshold !== null && (0,_model_counts_js__WEBPACK_IMPORTED_MODULE_1__/* .countsFrom */ .bT)(passed, evaluated) !== null;
}
function verdictBasis({ checks = [], runVerdict }) {
    if (runVerdict?.failures.some(({ type }) => type !== BELOW_THRESHOLD))
        return undefined;
    return basisOf(checks.filter(({ threshold }) => threshold !== null));
}
function failureBasis({ type, check: name }, { checks = [] }) {
    if (type !== BELOW_THRESHOLD)
        return undefined;
    if (name === null)
        return 'verdict';
    return basisOf(checks.filter((check) => (0,_model_check_facts_js__WEBPACK_IMPORTED_MODULE_0__/* .isSameCheck */ .LB)({ id: null, name }, check)));
}
function basisOf(checks) {
    return checks.every(isCounted) && checks.some(_model_check_facts_js__WEBPACK_IMPORTED_MODULE_0__/* .isBelowThreshold */ .x4) ? 'counts' : 'verdict';
}


/***/ }),

/***/ 78705:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ significanceLeft),
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
function significanceLeft(adjusted, significance) {
    return significance / adjusted.filter((p) => p > significance).length;
}


/***/ }),

/***/ 9885:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ MIN_VALUES),
/* harmony export */   k: () => (/* binding */ shiftPValue)
/* harmony export */ });
/* harmony import */ var jstat__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(53425);
/* harmony import */ var jstat__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(jstat__WEBPACK_IMPORTED_MODULE_0__);

const MIN_VALUES = 8;
function shiftPValue(baseline, current, direction) {
    const [before, after] = [baseline, current].map((values) => values.filter(Number.isFinite));
    if (before === undefined || after === undefined)
        return null;
    if (Math.min(before.length, after.length) < MIN_VALUES)
        return null;
    const scale = [...before, ...after].every((value) => value > 0) ? Math.log : Number;
    const [old, now] = [momentsOf(before.map(scale)), momentsOf(after.map(scale))];
    const rise = (now.mean - old.mean) * (direction === 'rise' ? 1 : -1);
    const variance = old.error + now.error;
    if (!Number.isFinite(rise) || !Number.isFinite(variance))
        return null;
    if (variance === 0)
        return rise > 0 ? 0 : 1;
    const freedom = variance ** 2 / (old.error ** 2 / old.freedom + now.error ** 2 / now.freedom);
    const p = jstat__WEBPACK_IMPORTED_MODULE_0___default().studentt.cdf(-rise / Math.sqrt(variance), freedom);
    return Number.isFinite(p) ? p : null;
}
function momentsOf(values) {
    const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
    const freedom = values.length - 1;
    const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
    return { mean, error: squares / freedom / values.length, freedom };
}


/***/ }),

/***/ 27824:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Af: () => (/* binding */ limitsOf),
/* harmony export */   KW: () => (/* binding */ limitsRates),
/* harmony export */   Nq: () => (/* binding */ limitsDrops),
/* harmony export */   _k: () => (/* binding */ STANDARD_SIGNIFICANCE),
/* harmony export */   bG: () => (/* binding */ trendSchema),
/* harmony export */   nP: () => (/* binding */ significanceOf)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5915);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(41299);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(34288);
/* harmony import */ var _text_alike_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(46651);
/* harmony import */ var _text_yaml_check_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(85405);



const A_PERCENTAGE = 'has to be a number from 0 to 100';
const A_SIGNIFICANCE = 'has to be a share below 100% such as 5%, or off';
const STANDARD_SIGNIFICANCE = '5%';
const SIGNIFICANCE = /^(?!0+(?:\.0+)? ?%)\d{1,2}(?:\.\d{1,9})? ?%$/;
function percentage(description) {
    return zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig(A_PERCENTAGE)
        .check(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* ._gte */ .qm(0, A_PERCENTAGE), zod_mini__WEBPACK_IMPORTED_MODULE_3__/* ._lte */ .Zm(100, A_PERCENTAGE))
        .register(zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .globalRegistry */ .fd, { description }));
}
const limits = () => ({
    'max-drop': percentage('Percentage points that a check may lose against the baseline. Where the calls of both are counted, a drop of so many points or more fails if chance does not explain it.'),
    'min-pass-rate': percentage('Lowest current pass rate of a check, in percent.'),
    evidence: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(['point', 'likely', 'proven']).register(zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .globalRegistry */ .fd, {
        description: 'What min-pass-rate compares: the rate itself (point), the upper end of its 95% confidence interval (likely), or the lower end (proven).',
        default: 'point',
    })),
});
const trendSchema = (0,_text_yaml_check_js__WEBPACK_IMPORTED_MODULE_1__/* .strictMap */ .yj)({
    ...limits(),
    significance: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .union */ .KCZ([zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz('off'), zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* ._regex */ .Fk(SIGNIFICANCE, A_SIGNIFICANCE))], A_SIGNIFICANCE)
        .register(zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .globalRegistry */ .fd, {
        description: 'How rarely chance alone may explain a drop that fails max-drop (one-sided exact test of Fisher, corrected by Holm for the number of checks); or off, to compare the rates alone.',
        default: STANDARD_SIGNIFICANCE,
    })),
    checks: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .record */ .g1P(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), (0,_text_yaml_check_js__WEBPACK_IMPORTED_MODULE_1__/* .strictMap */ .yj)(limits(), 'has to be a map such as { max-drop: 5 }'), 'has to be a map from names of checks to their limits')
        .register(zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .globalRegistry */ .fd, { description: 'Limits of single checks, by their names.' })),
    scenarios: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(['fail', 'warn', 'off']).register(zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .globalRegistry */ .fd, {
        description: 'What a scenario does that passed in the baseline and fails now, if the drop of its calls is statistically significant.',
        default: 'warn',
    })),
    drift: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(['fail', 'warn', 'off']).register(zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .globalRegistry */ .fd, {
        description: 'What a check does whose pass rate fell for good over the recorded runs of a branch. Runs of pull requests are not watched.',
        default: 'warn',
    })),
    'on-missing-baseline': zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(['pass', 'fail']).register(zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .globalRegistry */ .fd, {
        description: 'What it does when there is no previous run, or no previous rate of a check that max-drop limits.',
        default: 'pass',
    })),
}, 'has to be a map such as { max-drop: 10 }').register(zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .globalRegistry */ .fd, {
    description: 'Limits for the pass rates of checks; `checks` has limits of single ones.',
});
function limitsOf(settings) {
    const own = new Map(Object.entries(settings.checks ?? {}).map(([name, limits]) => [(0,_text_alike_js__WEBPACK_IMPORTED_MODULE_0__/* .lookOf */ .Li)(name), limits]));
    return (check) => ({ ...settings, ...own.get((0,_text_alike_js__WEBPACK_IMPORTED_MODULE_0__/* .lookOf */ .Li)(check)) });
}
function limitsDrops({ checks = {}, ...all }) {
    return [all, ...Object.values(checks)].some((limits) => limits['max-drop'] !== undefined);
}
function limitsRates(settings) {
    const { checks = {}, ...all } = settings;
    return (limitsDrops(settings) ||
        [all, ...Object.values(checks)].some((limits) => limits['min-pass-rate'] !== undefined));
}
function significanceOf({ significance = STANDARD_SIGNIFICANCE } = {}, analyses = 1) {
    return significance === 'off' ? null : Number.parseFloat(significance) / 100 / analyses;
}


/***/ }),

/***/ 11890:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ isOver),
/* harmony export */   d: () => (/* binding */ unreadReasons)
/* harmony export */ });
function unreadReasons({ unread }, setting, subject = {}) {
    if (unread === undefined)
        return [];
    const effect = 'undecided';
    return [{ effect, kind: 'unread', error: unread, setting, onlyAlone: true, ...subject }];
}
function isOver({ lifecycle, serviceLifecycle }) {
    return lifecycle === 'FIXED' && serviceLifecycle !== undefined;
}


/***/ }),

/***/ 66298:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IM: () => (/* binding */ waiverSchema),
/* harmony export */   Kw: () => (/* binding */ applyWaivers),
/* harmony export */   To: () => (/* binding */ findLateWaivers)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5915);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(41299);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(34288);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(8378);
/* harmony import */ var _model_check_facts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(85851);
/* harmony import */ var _text_alike_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(46651);
/* harmony import */ var _text_json_object_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(65553);
/* harmony import */ var _text_yaml_check_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(85405);
/* harmony import */ var _service_verdict_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(92048);






const MAX_DAYS_AHEAD = 180;
const DAY_MS = 86_400_000;
function text(message, description) {
    return zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(message)
        .check(zod_mini__WEBPACK_IMPORTED_MODULE_5__/* ._regex */ .Fk(/\S/, message))
        .register(zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .globalRegistry */ .fd, { description });
}
const waiverSchema = (0,_text_yaml_check_js__WEBPACK_IMPORTED_MODULE_2__/* .strictMap */ .yj)({
    theme: zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .optional */ .lqM(text('has to be the slug of a theme', 'Slug of the theme that is excused.')),
    check: zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .optional */ .lqM(text('has to be the name of a check', 'Name of the check that is excused.')),
    reason: text('has to say why', 'Why it is excused; shown with it.'),
    owner: zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .optional */ .lqM(text('has to name a person or a team', 'Who answers for it.')),
    expires: zod_mini__WEBPACK_IMPORTED_MODULE_7__/* .date */ .p6('has to be a day such as 2027-01-31').register(zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .globalRegistry */ .fd, {
        description: `Last day on which it holds, in UTC; at most ${MAX_DAYS_AHEAD} days ahead. An expired waiver fails the gate.`,
    }),
}, 'has to be a map with theme or check, reason and expires')
    .check(zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .refine */ .YPB((waiver) => Object.hasOwn(waiver, 'theme') !== Object.hasOwn(waiver, 'check'), {
    when: ({ value }) => (0,_text_json_object_js__WEBPACK_IMPORTED_MODULE_8__/* .isObject */ .G)(value),
    error: 'has to name either a theme or a check',
}))
    .register(zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .globalRegistry */ .fd, {
    description: 'An exception with an expiry date.',
    oneOf: [{ required: ['theme'] }, { required: ['check'] }],
});
function findLateWaivers(waivers, today) {
    return waivers.flatMap((waiver, index) => {
        const expires = (0,_text_json_object_js__WEBPACK_IMPORTED_MODULE_8__/* .isObject */ .G)(waiver) ? waiverSchema.shape.expires.safeParse(waiver.expires) : null;
        const ahead = expires?.success ? daysFrom(today, expires.data) : 0;
        if (ahead <= MAX_DAYS_AHEAD)
            return [];
        const problem = `${expires?.data} is ${ahead} days ahead: name a day at most ${MAX_DAYS_AHEAD} days ahead`;
        return [{ index, problem }];
    });
}
function daysFrom(today, day) {
    return Math.round((Date.parse(day) - Date.parse(today)) / DAY_MS);
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
function applyWaivers(run, waivers, today, named = []) {
    const all = waivers.map(waiverOf);
    const current = all
        .filter(({ expires }) => expires >= today)
        .toSorted((a, b) => Number(b.expires > a.expires) - Number(b.expires < a.expires))
        .map((waiver) => ({ waiver, isFor: (0,_text_alike_js__WEBPACK_IMPORTED_MODULE_1__/* .looksLike */ ._4)(waiver.target) }));
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
    for (const check of [...(0,_model_check_facts_js__WEBPACK_IMPORTED_MODULE_0__/* .checkNames */ .LN)(run), ...named])
        excuse('check', check);
    return {
        themes: (run.report?.themes ?? []).filter(({ slug }) => !excuse('theme', slug)),
        failures: (0,_service_verdict_js__WEBPACK_IMPORTED_MODULE_3__/* .failuresOf */ .dJ)(run).filter(({ check }) => check === null || !excuse('check', check)),
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

/***/ 45030:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ cacheStoreOf),
/* harmony export */   v: () => (/* binding */ isEnterpriseServer)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5915);
/* harmony import */ var _http_channel_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(15010);
/* harmony import */ var _http_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(72557);
/* harmony import */ var _http_response_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(80965);
/* harmony import */ var _http_shape_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(32845);
/* harmony import */ var _runner_deadline_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(47388);







const PREFIX = 'simulation-gate-history-';
const VERSION = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update('simulation-gate history 1').digest('hex');
const LIMIT_MS = _runner_deadline_js__WEBPACK_IMPORTED_MODULE_5__/* .PURPOSE_MS */ .M / 3;
const answerSchema = zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .object */ .Ikc({
    ok: zod_mini__WEBPACK_IMPORTED_MODULE_6__/* ._default */ .Rvf(zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .boolean */ .zMY(), false),
    signed_download_url: zod_mini__WEBPACK_IMPORTED_MODULE_6__/* ._default */ .Rvf(zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP(), ''),
    signed_upload_url: zod_mini__WEBPACK_IMPORTED_MODULE_6__/* ._default */ .Rvf(zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP(), ''),
});
function cacheStoreOf(token, runtime) {
    const results = runtime.env.ACTIONS_RESULTS_URL;
    if (!results || isEnterpriseServer(runtime.workflow))
        return null;
    const path = 'twirp/github.actions.results.api.v1.CacheService';
    return new CacheStore(`${results.replace(/\/+$/, '')}/${path}`, token, runtime);
}
function isEnterpriseServer({ serverUrl }) {
    const host = URL.parse(serverUrl)?.hostname ?? 'github.com';
    return !/^github\.com$|\.ghe\.com$|\.localhost$/i.test(host);
}
class CacheStore {
    #service;
    #token;
    #runtime;
    #failure = null;
    constructor(baseUrl, token, runtime) {
        this.#service = new _http_channel_js__WEBPACK_IMPORTED_MODULE_1__/* .Channel */ .c({ baseUrl, apiKey: token, ...runtime });
        this.#token = token;
        this.#runtime = runtime;
    }
    read(name) {
        return this.#inTime((deadlineMs) => this.#find(`${PREFIX}${name}-`, deadlineMs));
    }
    update(name, change) {
        const prefix = `${PREFIX}${name}-`;
        return this.#inTime(async (deadlineMs) => {
            const text = change(await this.#find(prefix, deadlineMs));
            await this.#add(`${prefix}${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)()}`, text, deadlineMs);
        });
    }
    async #inTime(work) {
        if (this.#failure !== null)
            throw this.#failure;
        try {
            return await work(this.#runtime.clock.now() + LIMIT_MS);
        }
        catch (error) {
            if (!isRefusal(error))
                this.#failure = error;
            throw error;
        }
    }
    async #find(prefix, deadlineMs) {
        const operation = 'find cache entry';
        const entry = { key: prefix, restore_keys: [prefix] };
        const found = await this.#ask(operation, 'GetCacheEntryDownloadURL', entry, deadlineMs);
        if (!found.ok)
            return null;
        const request = { operation: 'download cache entry', method: 'GET' };
        const { body } = await this.#useStorage(found.signed_download_url, request, deadlineMs);
        return new TextDecoder().decode(body);
    }
    async #add(key, text, deadlineMs) {
        const operation = 'create cache entry';
        const created = await this.#ask(operation, 'CreateCacheEntry', { key }, deadlineMs);
        if (!created.ok)
            throw refusal(operation);
        const headers = { 'content-type': 'application/octet-stream', 'x-ms-blob-type': 'BlockBlob' };
        const upload = { operation: 'upload cache entry', method: 'PUT', headers, body: text };
        await this.#useStorage(created.signed_upload_url, upload, deadlineMs);
        const last = 'finalize cache entry';
        const entry = { key, size_bytes: `${Buffer.byteLength(text)}` };
        const finalized = await this.#ask(last, 'FinalizeCacheEntryUpload', entry, deadlineMs);
        if (!finalized.ok)
            throw refusal(last);
    }
    async #ask(operation, method, entry, deadlineMs) {
        const headers = {
            authorization: `Bearer ${this.#token}`,
            accept: 'application/json',
            'content-type': 'application/json',
        };
        const body = JSON.stringify({ ...entry, version: VERSION });
        const request = { operation, method: 'POST', path: `/${method}`, headers, body };
        const answer = await this.#send(this.#service, request, deadlineMs);
        const json = (0,_http_response_js__WEBPACK_IMPORTED_MODULE_3__/* .parseJson */ .qF)({ operation, mask: this.#service.mask }, answer);
        return (0,_http_shape_js__WEBPACK_IMPORTED_MODULE_4__/* .checkShape */ .eA)(answerSchema, json, operation, '');
    }
    #useStorage(signedUrl, request, deadlineMs) {
        const url = URL.parse(signedUrl);
        if (url === null)
            throw refusal(request.operation);
        const apiKey = url.searchParams.get('sig') ?? '';
        const storage = new _http_channel_js__WEBPACK_IMPORTED_MODULE_1__/* .Channel */ .c({ baseUrl: url.origin, apiKey, ...this.#runtime });
        return this.#send(storage, { ...request, path: url.pathname + url.search }, deadlineMs);
    }
    async #send(channel, request, deadlineMs) {
        const outgoing = { headers: {}, fresh: false, ...request };
        const signal = this.#runtime.cancelled;
        const answer = await channel.send(outgoing, { signal, deadlineMs });
        return (0,_http_response_js__WEBPACK_IMPORTED_MODULE_3__/* .requireSuccess */ .z_)({ operation: request.operation, mask: channel.mask }, answer);
    }
}
function isRefusal(error) {
    const { kind = '', status = 500 } = error instanceof _http_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .ServiceError */ ._7 ? error : {};
    return kind === 'shape' || status < 500;
}
function refusal(operation) {
    const problem = 'the cache does not let this job do it';
    return new _http_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .ServiceError */ ._7({ kind: 'shape', operation, problem, mayHaveBeenTaken: false });
}


/***/ }),

/***/ 22427:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CJ: () => (/* binding */ parseFile),
/* harmony export */   XN: () => (/* binding */ followChain),
/* harmony export */   Xh: () => (/* binding */ nextOf)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _evaluate_extends_address_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(73779);
/* harmony import */ var _evaluate_policy_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(30029);
/* harmony import */ var _text_log_line_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(82456);
/* harmony import */ var _text_values_parsed_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(38133);





const MAX_FILES = 5;
const MAX_SHOWN_CHARS = 200;
function nextOf(files) {
    const last = files.at(-1);
    return last?.policy.extends === undefined ? null : (0,_evaluate_extends_address_js__WEBPACK_IMPORTED_MODULE_3__/* .addressOf */ .ci)(last.policy.extends, last.address);
}
async function followChain(begun, read, today) {
    const files = [...begun];
    for (let next = nextOf(files); next !== null; next = nextOf(files)) {
        const misstep = findMisstep(files, next);
        const yaml = misstep === null ? await read(next) : (0,_text_values_parsed_js__WEBPACK_IMPORTED_MODULE_4__/* .invalid */ .G)(null, misstep);
        if (yaml === null)
            break;
        if (!yaml.ok)
            return atExtends(files, yaml);
        const file = parseFile(next, yaml.value, today);
        if (!file.ok)
            return file;
        files.push(file.value);
    }
    return (0,_text_values_parsed_js__WEBPACK_IMPORTED_MODULE_4__/* .valid */ .r)(files);
}
function parseFile(address, yaml, today) {
    const shown = (0,_evaluate_extends_address_js__WEBPACK_IMPORTED_MODULE_3__/* .spellAddress */ .zc)(address);
    const policy = (0,_evaluate_policy_js__WEBPACK_IMPORTED_MODULE_1__/* .parsePolicy */ .ON)(yaml, shown, today);
    if (!policy.ok)
        return policy;
    return (0,_text_values_parsed_js__WEBPACK_IMPORTED_MODULE_4__/* .valid */ .r)({ shown, policy: policy.value, content: yaml, address });
}
function findMisstep(files, next) {
    if (next.kind === 'repository' && next.path.split('/').includes('..')) {
        return "has '..' in its path: write the path from the root of the repository";
    }
    const names = [...files.map(({ address }) => nameOf(address)), nameOf(next)];
    const first = names.indexOf(nameOf(next));
    if (first < files.length) {
        const circle = names.slice(first).map((name) => (0,_text_log_line_js__WEBPACK_IMPORTED_MODULE_2__/* .oneLine */ .TN)(name, MAX_SHOWN_CHARS));
        return `extends itself (${circle.join(', ')}): remove one of these extends`;
    }
    return files.length < MAX_FILES
        ? null
        : `would be file ${MAX_FILES + 1} of at most ${MAX_FILES}: merge some of them`;
}
function nameOf(address) {
    if (address.kind === 'workspace')
        return (0,node_path__WEBPACK_IMPORTED_MODULE_0__.normalize)(address.path);
    const { owner, repo } = address;
    return (0,_evaluate_extends_address_js__WEBPACK_IMPORTED_MODULE_3__/* .spellAddress */ .zc)({ ...address, owner: owner.toLowerCase(), repo: repo.toLowerCase() });
}
function atExtends(files, parsed) {
    const last = files.at(-1);
    if (parsed.ok || last === undefined)
        return { ok: false, errors: [] };
    const { line, column } = last.content.placeOf(['extends']);
    const name = (0,_text_log_line_js__WEBPACK_IMPORTED_MODULE_2__/* .oneLine */ .TN)(last.policy.extends ?? '', MAX_SHOWN_CHARS);
    const errors = parsed.errors.map(({ problem }) => ({
        shown: last.shown,
        problem: `line ${line}, column ${column}: extends is '${name}', which ${problem}`,
    }));
    return { ok: false, errors };
}


/***/ }),

/***/ 17168:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  so: () => (/* binding */ completed),
  kb: () => (/* binding */ dayOf),
  wy: () => (/* binding */ describePolicy),
  rO: () => (/* binding */ logPolicy),
  T4: () => (/* binding */ readPolicy)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(57975);
// EXTERNAL MODULE: ./text/alike.js
var alike = __webpack_require__(46651);
// EXTERNAL MODULE: ./text/json-object.js
var json_object = __webpack_require__(65553);
// EXTERNAL MODULE: ./text/strip.js
var strip = __webpack_require__(30269);
// EXTERNAL MODULE: ./text/values/parsed.js
var parsed = __webpack_require__(38133);
// EXTERNAL MODULE: ./text/yaml-check.js
var yaml_check = __webpack_require__(85405);
// EXTERNAL MODULE: ./evaluate/count-or-share.js
var count_or_share = __webpack_require__(48450);
// EXTERNAL MODULE: ./evaluate/policy.js
var policy = __webpack_require__(30029);
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
    const waivers = policies.flatMap((policy) => (policy.waivers ? [policy.waivers] : []));
    return (0,parsed/* valid */.r)(policy/* policySchema */.wh.parse({
        version: 1,
        ...(gates.length > 0 && { gate: gates.reduce(merge, {}) }),
        ...(waivers.length > 0 && { waivers: eachOnce(waivers.flat()) }),
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
    const value = (0,yaml_check/* showValue */.vp)((0,json_object/* valueAt */.f)(content.value, path));
    const allowed = path[0] === 'waivers' ? 'waivers' : path.join('.');
    return `${placeIn(content, path)}: ${(0,yaml_check/* pathName */.Dt)(path, '')} is ${value}, which loosens ${placeIn(other, path)} of '${shown}': it has to ${wanted}, or '${shown}' has to have allow-loosening: [${allowed}]`;
}
function placeIn({ placeOf }, path) {
    const { line, column } = placeOf(path);
    return `line ${line}, column ${column}`;
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
    const standard = (0,trend_settings/* limitsDrops */.Nq)(parent) ? { significance: trend_settings/* STANDARD_SIGNIFICANCE */._k } : {};
    const asked = { ...standard, ...parent };
    const names = (0,alike/* eachLookOnce */.EA)(Object.keys({ ...asked.checks, ...own.checks }));
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
        return Object.keys(limits).flatMap((key) => {
            const limit = key;
            const [strict, ours] = [numberOf(limits[limit]), numberOf(own[written]?.[limit])];
            const comparison = key.startsWith('max-') ? atMost : atLeast;
            const path = ['gate', 'measures', written];
            return compare(path, { [key]: strict }, { [key]: ours }, { [key]: comparison });
        });
    });
}
function numberOf(limit) {
    return typeof limit === 'string' ? Number.parseFloat(limit) : limit;
}
function spellingIn(map = {}, name) {
    return Object.keys(map).find((0,alike/* looksLike */._4)(name)) ?? name;
}
function ranked(words) {
    return (own, asked) => {
        const strictEnough = words.slice(0, words.indexOf(asked) + 1);
        return strictEnough.includes(own) ? null : `be ${strictEnough.join(' or ')}`;
    };
}
function atMost(own, asked) {
    return own > asked ? `be ${asked} or less` : null;
}
function atLeast(own, asked) {
    return own < asked ? `be ${asked} or more` : null;
}
function countAtLeast(own, asked) {
    if (((0,count_or_share/* compareLimits */.sB)(own, asked) ?? -1) >= 0)
        return null;
    return `be ${asked} or more (a count and a share cannot be compared with each other)`;
}
function rarely(own, asked) {
    if (own === 'off')
        return null;
    if (asked === 'off')
        return 'be off';
    return Number.parseFloat(own) >= Number.parseFloat(asked) ? null : `be ${asked} or more, or off`;
}
function holdingAll(own, asked) {
    if (asked.every((entry) => own.some((one) => isSameEntry(one, entry))))
        return null;
    const entries = JSON.stringify(asked).slice(1, -1);
    return (0,strip/* fold */.AU)(`hold every entry of it: ${entries}`, MAX_WANTED_CHARS);
}
function isSameEntry(one, other) {
    return typeof one === 'string' && typeof other === 'string'
        ? (0,alike/* looksLike */._4)(one)(other)
        : (0,external_node_util_.isDeepStrictEqual)(one, other);
}
function eachOnce(entries) {
    return entries.filter((entry, index) => entries.findIndex((one) => (0,external_node_util_.isDeepStrictEqual)(one, entry)) === index);
}
function merge(parent, child) {
    const merged = { ...parent };
    for (const [name, value] of Object.entries(child)) {
        const key = Object.keys(merged).find((0,alike/* looksLike */._4)(name)) ?? name;
        const old = merged[key];
        merged[key] = isMap(old) && isMap(value) ? merge(old, value) : value;
    }
    return merged;
}
function isMap(value) {
    return (0,json_object/* isObject */.G)(value) && !Array.isArray(value);
}

// EXTERNAL MODULE: ./text/step-error.js
var step_error = __webpack_require__(53326);
// EXTERNAL MODULE: ./inputs/text-file.js
var text_file = __webpack_require__(84197);
// EXTERNAL MODULE: ./inputs/gate/policy-chain.js
var policy_chain = __webpack_require__(22427);
;// CONCATENATED MODULE: ./inputs/gate/policy-file.js








const DEFAULT_POLICY_PATHS = ['.github/simulation-gate.yml', '.github/simulation-gate.yaml'];
async function readPolicy(inputs, today) {
    const given = inputs.getInput('policy').trim();
    const found = given === '' ? DEFAULT_POLICY_PATHS.filter(isThere) : [given];
    if (found.length > 1) {
        return (0,parsed/* invalid */.G)(null, `is not given, and ${found.join(' and ')} both exist: keep one of them`);
    }
    const [path] = found;
    if (path === undefined)
        return (0,parsed/* valid */.r)({ path: null, rules: policy/* VERDICT_ALONE */.Es });
    const yaml = await (0,text_file/* readYamlFile */.k)(path);
    if (!yaml.ok)
        return yaml;
    const file = (0,policy_chain/* parseFile */.CJ)({ kind: 'workspace', path }, yaml.value, today);
    if (!file.ok)
        return file;
    return completed(path, [file.value], readInWorkspace, today);
}
async function completed(path, begun, read, today) {
    const files = await (0,policy_chain/* followChain */.XN)(begun, read, today);
    if (!files.ok)
        return files;
    const rules = resolvePolicy(files.value);
    return rules.ok ? (0,parsed/* valid */.r)({ path, rules: rules.value, files: files.value }) : rules;
}
const readInWorkspace = async (address) => {
    if (address.kind !== 'workspace')
        return null;
    const { path } = address;
    const yaml = await (0,text_file/* readYamlFile */.k)(path);
    if (!yaml.ok || (0,external_node_fs_.realpathSync)(path).startsWith((0,external_node_fs_.realpathSync)(process.cwd()) + external_node_path_.sep))
        return yaml;
    return (0,parsed/* invalid */.G)(null, 'is outside the workspace (links are resolved): copy the file there');
};
function dayOf(epochMs) {
    return new Date(epochMs).toISOString().slice(0, 10);
}
function isThere(path) {
    try {
        (0,external_node_fs_.lstatSync)(path);
        return true;
    }
    catch (error) {
        return !(0,step_error/* hasCode */.up)(error, 'ENOENT', 'ENOTDIR');
    }
}
const NO_POLICY = 'none (.github/simulation-gate.yml does not exist): the verdict decides';
function describePolicy({ path, rules, files = [], }) {
    if (path === null)
        return { path };
    const [, ...parents] = files;
    const resolved = { ...rules };
    return parents.length === 0
        ? { path, resolved }
        : { path, extends: parents.map(({ shown }) => shown), resolved };
}
function logPolicy(policy, runner) {
    const { path, extends: parents, resolved } = describePolicy(policy);
    runner.info(`Policy: ${path ?? NO_POLICY}`);
    if (parents === undefined)
        return;
    runner.group(`Policy with ${parents.join(', ')}`, JSON.stringify(resolved, null, 2).split('\n'));
}


/***/ }),

/***/ 43598:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F2: () => (/* binding */ publishingOf),
/* harmony export */   Ir: () => (/* binding */ parseFolder),
/* harmony export */   RY: () => (/* binding */ readPublishInputs)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _text_step_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(53326);
/* harmony import */ var _text_values_addresses_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(72578);
/* harmony import */ var _text_values_parsed_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(38133);
/* harmony import */ var _text_values_simple_values_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(58129);
/* harmony import */ var _glob_list_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(29708);
/* harmony import */ var _settings_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(31616);







function readPublishInputs(form) {
    const template = (name, placeholder) => form.readGiven(name, (text) => (0,_text_values_addresses_js__WEBPACK_IMPORTED_MODULE_3__/* .parseUrlTemplate */ .lb)(text, placeholder));
    return {
        warnOnly: form.boolean('warn-only'),
        onInconclusive: form.choice('on-inconclusive', ['fail', 'warn']),
        summary: form.boolean('summary'),
        detail: form.choice('detail', ['full', 'brief']),
        callUrl: template('call-url', 'callId'),
        runUrl: template('run-url', 'jobId'),
        redact: form.boolean('redact'),
        comment: form.choice('comment', ['auto', 'always', 'never']),
        suggestions: form.boolean('suggestions'),
        paths: form.readGiven('paths', _glob_list_js__WEBPACK_IMPORTED_MODULE_4__/* .parseGlobList */ .q),
        reportDir: form.readGiven('report-dir', parseFolder),
        uploadReport: form.read('upload-report', parseAutoOrBoolean),
    };
}
function publishingOf(read) {
    return {
        summary: read.summary ?? _settings_js__WEBPACK_IMPORTED_MODULE_2__/* .DEFAULT_PUBLISHING */ .Us.summary,
        detail: read.detail ?? _settings_js__WEBPACK_IMPORTED_MODULE_2__/* .DEFAULT_PUBLISHING */ .Us.detail,
        callUrl: read.callUrl ?? null,
        runUrl: read.runUrl ?? null,
        comment: read.comment ?? 'never',
        suggestions: read.suggestions ?? _settings_js__WEBPACK_IMPORTED_MODULE_2__/* .DEFAULT_PUBLISHING */ .Us.suggestions,
        reportDir: read.reportDir ?? null,
        uploadReport: read.uploadReport ?? _settings_js__WEBPACK_IMPORTED_MODULE_2__/* .DEFAULT_PUBLISHING */ .Us.uploadReport,
    };
}
function parseAutoOrBoolean(text) {
    if (text === 'auto')
        return (0,_text_values_parsed_js__WEBPACK_IMPORTED_MODULE_5__/* .valid */ .r)(text);
    const parsed = (0,_text_values_simple_values_js__WEBPACK_IMPORTED_MODULE_6__/* .parseBoolean */ .yG)(text);
    return parsed.ok ? parsed : (0,_text_values_parsed_js__WEBPACK_IMPORTED_MODULE_5__/* .invalid */ .G)(text, 'is not a choice here: write auto, true or false');
}
function parseFolder(path) {
    try {
        if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path).isDirectory())
            return (0,_text_values_parsed_js__WEBPACK_IMPORTED_MODULE_5__/* .valid */ .r)(path);
    }
    catch (error) {
        if ((0,_text_step_error_js__WEBPACK_IMPORTED_MODULE_1__/* .hasCode */ .up)(error, 'ENOENT'))
            return (0,_text_values_parsed_js__WEBPACK_IMPORTED_MODULE_5__/* .valid */ .r)(path);
    }
    return (0,_text_values_parsed_js__WEBPACK_IMPORTED_MODULE_5__/* .invalid */ .G)(path, 'is not a folder: name a folder, or a path for a new one');
}


/***/ }),

/***/ 31616:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Lq: () => (/* binding */ WHERE_ID_FOUND),
/* harmony export */   MJ: () => (/* binding */ INPUTS_OF),
/* harmony export */   Us: () => (/* binding */ DEFAULT_PUBLISHING),
/* harmony export */   rK: () => (/* binding */ isTrial)
/* harmony export */ });
/* harmony import */ var _input_form_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(61328);

const DEFAULT_PUBLISHING = {
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
    'run-plan': 'the inputs run-plan, variables and variable-files',
    'service-phone-number': 'the inputs service-phone-number and call-time',
};
const WHERE_ID_FOUND = {
    'job-id': _input_form_js__WEBPACK_IMPORTED_MODULE_0__/* .WHERE_FOUND */ .NX['job-id'],
    'run-plan': _input_form_js__WEBPACK_IMPORTED_MODULE_0__/* .WHERE_FOUND */ .NX['run-plan'],
    'service-phone-number': '',
};


/***/ }),

/***/ 15739:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  c: () => (/* binding */ deliver)
});

// UNUSED EXPORTS: conclude

// EXTERNAL MODULE: ./collect/prompts/prompt-files.js
var prompt_files = __webpack_require__(22776);
// EXTERNAL MODULE: ./text/json-object.js
var json_object = __webpack_require__(65553);
// EXTERNAL MODULE: ./text/log-line.js + 1 modules
var log_line = __webpack_require__(82456);
;// CONCATENATED MODULE: ./inputs/provenance.js


const PULL_REQUEST_NUMBERS = [
    ['pull_request', 'number'],
    ['issue', 'number'],
    ['workflow_run', 'pull_requests', 0, 'number'],
];
function provenanceOf(workflow, nowMs) {
    const { serverUrl, repository, runId, runAttempt, payload } = workflow;
    const head = (0,json_object/* valueAt */.f)(payload, ['pull_request', 'head', 'sha']);
    return {
        repository: repository || null,
        commit: typeof head === 'string' ? head : workflow.sha || null,
        ref: workflow.headRef || workflow.refName || null,
        pullRequest: pullRequestOf(payload),
        workflow: workflow.workflow || null,
        workflowRunUrl: serverUrl && repository && runId
            ? `${serverUrl}/${repository}/actions/runs/${runId}/attempts/${runAttempt || 1}`
            : null,
        attempt: countOf(Number(runAttempt)),
        reportedAt: new Date(nowMs).toISOString(),
        actionVersion: log_line/* VERSION */.xv,
    };
}
function pullRequestOf(event) {
    const numbers = PULL_REQUEST_NUMBERS.map((path) => countOf((0,json_object/* valueAt */.f)(event, path)));
    return numbers.find((number) => number !== null) ?? null;
}
function countOf(value) {
    return typeof value === 'number' && Number.isSafeInteger(value) && value > 0 ? value : null;
}

// EXTERNAL MODULE: ./model/outcome.js
var model_outcome = __webpack_require__(41913);
// EXTERNAL MODULE: ./report/annotations.js
var annotations = __webpack_require__(79696);
// EXTERNAL MODULE: ./text/markdown.js
var markdown = __webpack_require__(85014);
// EXTERNAL MODULE: ./report/facts.js
var report_facts = __webpack_require__(71949);
// EXTERNAL MODULE: ./report/format.js
var format = __webpack_require__(53483);
// EXTERNAL MODULE: ./report/layout.js
var layout = __webpack_require__(46410);
// EXTERNAL MODULE: ./report/next-step.js
var next_step = __webpack_require__(43004);
// EXTERNAL MODULE: ./report/opening.js
var opening = __webpack_require__(93850);
// EXTERNAL MODULE: ./report/outcome-words.js
var outcome_words = __webpack_require__(65758);
// EXTERNAL MODULE: ./report/sections/building-blocks.js
var building_blocks = __webpack_require__(88674);
// EXTERNAL MODULE: ./report/sections/footer.js
var footer = __webpack_require__(99304);
// EXTERNAL MODULE: ./report/words/measures.js
var measures = __webpack_require__(81975);
// EXTERNAL MODULE: ./report/sections/section.js
var section = __webpack_require__(74372);
;// CONCATENATED MODULE: ./report/sections/measures.js




const HEAD = (0,building_blocks/* tableHead */.PP)(['Measure', '---'], ['Median', '---:'], ['p95', '---:'], ['Average', '---:'], ['Baseline median', '---:']);
function measureSection({ measures = [] }, heading) {
    const shown = measures.filter(({ isLimited }) => isLimited);
    return (0,section/* section */.uW)({
        part: 'measures',
        one: 'measure',
        many: 'measures',
        count: shown.length,
        open: `${heading} Measures\n\n${HEAD}`,
        close: '\n',
        items: () => (0,section/* each */.__)(shown, measureRow),
    });
}
function measureRow({ name, unit, current, baseline }) {
    const { median, p95, average } = current;
    const figures = [median, p95, average, baseline?.median ?? null];
    return (0,building_blocks/* row */.nM)([(0,markdown/* cell */.Hn)(name), ...figures.map((one) => (0,markdown/* cell */.Hn)((0,measures/* formatFigure */.M)(one, unit)))]);
}

// EXTERNAL MODULE: ./report/sections/outcome.js
var sections_outcome = __webpack_require__(74315);
// EXTERNAL MODULE: ./report/sections/policy.js
var policy = __webpack_require__(17141);
// EXTERNAL MODULE: ./report/theme-order.js
var theme_order = __webpack_require__(68918);
// EXTERNAL MODULE: ./report/voice.js
var voice = __webpack_require__(80860);
;// CONCATENATED MODULE: ./report/sections/prose.js






const FINDINGS_PAGE = 20;
function proseSections(report, verdictSummary, settings) {
    const findings = (0,theme_order/* furtherFindings */.JT)(report);
    return [
        executiveSummary(report, verdictSummary),
        ...findingList(findings, settings, {
            part: 'findings',
            title: 'Key findings',
            one: 'key finding',
            many: 'key findings',
        }),
        ...findingList(report.wentWell, settings, {
            part: 'went well',
            title: 'What went well',
            one: 'thing that went well',
            many: 'things that went well',
        }),
    ];
}
function executiveSummary({ executiveSummary }, verdictSummary) {
    const { paragraphs, sections } = executiveSummary;
    return (0,section/* section */.uW)({
        ...(0,section/* foldEnds */.QV)('<b>Executive summary</b>'),
        part: 'executive summary',
        one: 'part of the executive summary',
        many: 'parts of the executive summary',
        count: paragraphs.length + sections.length + (verdictSummary === '' ? 0 : 1),
        *items() {
            if (verdictSummary !== '')
                yield `${(0,markdown/* blockQuote */.iZ)((0,markdown/* prose */.CS)(verdictSummary))}\n\n`;
            for (const paragraph of paragraphs)
                yield `${(0,markdown/* prose */.CS)(paragraph)}\n\n`;
            for (const { heading, body } of sections) {
                const title = (0,markdown/* inline */.mG)(heading ?? '');
                yield `${title === '' ? '' : `**${title}**\n\n`}${(0,markdown/* prose */.CS)(body)}\n\n`;
            }
        },
    });
}
function findingList(findings, settings, { title, ...names }) {
    return (0,section/* paged */.IO)({
        ...names,
        ...(0,section/* foldEnds */.QV)(`<b>${title}</b> (${findings.length})`),
        list: findings,
        firstPage: FINDINGS_PAGE,
        item: (finding) => {
            if (settings.detail === 'brief')
                return `- ${(0,markdown/* inline */.mG)(finding.title) || format/* UNTITLED */.q8}\n`;
            const body = (0,markdown/* prose */.CS)(finding.body);
            return `${(0,voice/* bold */.Cr)(finding.title)}\n\n${body === '' ? '' : `${body}\n\n`}${(0,building_blocks/* callLine */.LU)(finding.callIds, settings)}`;
        },
    });
}

// EXTERNAL MODULE: ./report/sections/recommendations.js
var sections_recommendations = __webpack_require__(37975);
// EXTERNAL MODULE: ./report/sections/scenarios.js
var scenarios = __webpack_require__(29448);
// EXTERNAL MODULE: ./report/sections/themes.js
var themes = __webpack_require__(28509);
// EXTERNAL MODULE: ./report/sections/trend.js
var trend = __webpack_require__(61892);
;// CONCATENATED MODULE: ./report/markdown.js




















const SUMMARY_BUDGET_BYTES = 950_000;
const NOTICE_BYTES = 2000;
const FIRST_RUNS = 50;
function summarize(whole, settings, budgetBytes = SUMMARY_BUDGET_BYTES) {
    const report = (0,report_facts/* withoutRepeats */.jP)(whole);
    const title = (0,sections_outcome/* heading */.R_)(report, report.gateName ?? '');
    const body = [...firstScreen(report, settings), ...runSections(report, settings)];
    const end = lastScreen(report, settings);
    const room = budgetBytes - Buffer.byteLength(title) - NOTICE_BYTES;
    const { texts, leftOut } = (0,layout/* layOut */.v8)([...body, ...end], room);
    const notice = (0,layout/* leftOutNotice */.OC)('summary', leftOut);
    const parts = [title, ...texts.slice(0, body.length), notice, ...texts.slice(body.length)];
    const text = `${parts.join('').trimEnd()}\n`;
    return {
        text,
        whole: () => (leftOut.length === 0 ? [text] : (0,layout/* layOutWhole */.YM)([...body, ...end], title)),
    };
}
function firstScreen(report, settings) {
    const { runs } = report;
    const { line, stated } = (0,opening/* openingOf */.E4)(report, voice/* VOICE */.PJ);
    const next = (0,next_step/* nextStep */.sk)(report, (0,next_step/* waysOf */.UV)(report, settings), voice/* VOICE */.PJ);
    return [
        (0,section/* single */.J0)('reasons', 'first line', (0,sections_outcome/* firstLines */.UV)(line, next)),
        (0,section/* single */.J0)('reasons', 'prompt fix', firstFix(report, settings)),
        ...(0,sections_outcome/* reasonSections */.F_)(report.reasons, stated),
        ...(runs.length > 1 ? overviewSections(report, settings) : []),
    ];
}
function firstFix(report, settings) {
    const first = (0,sections_recommendations/* firstFixOf */.fp)(report, settings);
    if (first === null)
        return '';
    const recommendation = report.runs[first.run]?.report?.recommendations[first.recommendation];
    if (recommendation === undefined)
        return '';
    const { title, currentText: before, suggestedText: after } = recommendation;
    return (0,sections_recommendations/* fixItem */.x9)({ titles: [title], place: first.place, before, after, url: '', why: '' });
}
function lastScreen(report, settings) {
    const { commit, workflowRunUrl } = report.provenance ?? {};
    const where = { commit: commit ?? '', workflowRunUrl: workflowRunUrl ?? '' };
    return [
        (0,policy/* unmatchedSection */.Z)(report.runs),
        (0,sections_outcome/* noteSection */.MX)((0,sections_outcome/* allNotes */.Nw)(report)),
        (0,section/* single */.J0)('run', 'footer', (0,footer/* footer */.qr)(report, settings, where)),
    ];
}
function runSections(report, settings) {
    const { runs } = report;
    const first = (0,sections_recommendations/* firstFixOf */.fp)(report, settings);
    const sectionsOf = (run, mark, stated) => {
        const index = runs.indexOf(run);
        const shown = first?.run === index ? first.recommendation : null;
        const recommendations = run.report === null
            ? []
            : (0,sections_recommendations/* recommendationSections */.oE)(run.report, (0,report_facts/* foundFixes */.SJ)(report, index), shown, settings, mark);
        return [
            ...(0,sections_outcome/* reasonSections */.F_)(run.reasons, stated),
            ...partsOfRun(run, recommendations, settings, mark),
        ];
    };
    const [only, ...others] = runs;
    if (only !== undefined && others.length === 0) {
        return sectionsOf(only, '###', (0,opening/* openingOf */.E4)(report, voice/* VOICE */.PJ).stated);
    }
    return (0,model_outcome/* worstFirst */.md)(runs).flatMap((run) => {
        const { outcome, notes } = run;
        const title = `### ${(0,outcome_words/* outcomeMark */.eD)(outcome)} ${(0,footer/* shortName */.EU)(run, settings)}: ${outcome}\n\n`;
        const small = (0,footer/* runFooter */.Vm)(run, settings);
        const all = [
            (0,section/* single */.J0)('run', 'run', title),
            ...sectionsOf(run, '####', (0,opening/* runOpening */.g_)(run, voice/* VOICE */.PJ).stated),
            (0,sections_outcome/* noteSection */.MX)(notes),
            (0,section/* single */.J0)('run', 'footer', small === '' ? '' : `${small}\n`),
        ];
        return all.filter(({ count }) => count > 0);
    });
}
function partsOfRun(run, recommendations, settings, mark) {
    const { report } = run;
    return [
        ...(0,trend/* checkSections */.fM)(run),
        (0,trend/* countsByRunSection */.Y1)(run),
        ...(0,scenarios/* scenarioSections */.H)(run, settings, mark),
        measureSection(run, mark),
        (0,policy/* policySection */.U)(run),
        ...(0,themes/* themeTable */.w)([run], mark),
        ...(0,themes/* analysisSections */.d)(report?.themes ?? [], settings),
        ...recommendations,
        ...(0,trend/* trendSections */.gD)(run, mark),
        ...(0,trend/* historySections */.P0)(run, mark),
        ...(report === null ? [] : proseSections(report, (0,opening/* furtherSummary */.vW)(run), settings)),
    ];
}
function overviewSections(report, settings) {
    return (0,section/* paged */.IO)({
        part: 'overview',
        one: 'run',
        list: (0,model_outcome/* worstFirst */.md)(report.runs),
        firstPage: FIRST_RUNS,
        open: sumLine(report),
        tableHead: (0,building_blocks/* tableHead */.PP)(['Run', '---'], ['Result', '---'], ['Themes', '---']),
        item: (run) => (0,building_blocks/* row */.nM)([
            `${(0,outcome_words/* outcomeMark */.eD)(run.outcome)}${format/* NBSP */.MK}${run.outcome}${format/* NBSP */.MK}· ${(0,footer/* shortName */.EU)(run, settings)}`,
            (0,opening/* runOpening */.g_)(run, voice/* VOICE */.PJ).line,
            themeCounts((0,report_facts/* factsOf */.xS)(run.report), format/* formatCount */.B4),
        ]),
    });
}
function sumLine({ runs }) {
    const facts = (0,report_facts/* sumFacts */.tx)(runs);
    if (facts.themesTotal === 0)
        return '';
    return `${themeCounts(facts, (count) => (0,format/* formatCounted */.So)(count, 'theme'))}\n\n`;
}
function themeCounts({ themesTotal, themesHigh, themesNew }, show) {
    if (themesTotal === 0)
        return (0,markdown/* cell */.Hn)(null);
    const parts = [
        ...(themesHigh > 0 ? [`${(0,format/* formatCount */.B4)(themesHigh)} high`] : []),
        ...(themesNew > 0 ? [`${(0,format/* formatCount */.B4)(themesNew)} new`] : []),
    ];
    return show(themesTotal) + (parts.length > 0 ? ` (${parts.join(', ')})` : '');
}

// EXTERNAL MODULE: ./report/outputs.js
var outputs = __webpack_require__(40284);
// EXTERNAL MODULE: ./runner/runner.js
var runner_runner = __webpack_require__(55162);
// EXTERNAL MODULE: ./text/next-turn.js
var next_turn = __webpack_require__(49740);
// EXTERNAL MODULE: ./text/step-error.js
var step_error = __webpack_require__(53326);
// EXTERNAL MODULE: ./publish/output-values.js
var output_values = __webpack_require__(12001);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./report/json/render-json.js
var render_json = __webpack_require__(56364);
// EXTERNAL MODULE: ./text/strip.js
var strip = __webpack_require__(30269);
// EXTERNAL MODULE: ./text/values/iso-time.js
var iso_time = __webpack_require__(39549);
;// CONCATENATED MODULE: ./text/xml.js

const FORBIDDEN = /[\ufffe\uffff]/g;
function escapeXml(text) {
    return (0,strip/* stripUnprintable */.jh)(text)
        .replace(FORBIDDEN, '')
        .replaceAll('&', '&amp;')
        .replaceAll('<', '&lt;')
        .replaceAll('>', '&gt;')
        .replaceAll('"', '&quot;')
        .replaceAll("'", '&apos;');
}

// EXTERNAL MODULE: ./model/check-facts.js
var check_facts = __webpack_require__(85851);
// EXTERNAL MODULE: ./report/baseline.js
var report_baseline = __webpack_require__(63875);
// EXTERNAL MODULE: ./report/checks.js
var report_checks = __webpack_require__(74949);
// EXTERNAL MODULE: ./report/names.js
var names = __webpack_require__(2274);
// EXTERNAL MODULE: ./report/waivers.js
var report_waivers = __webpack_require__(18567);
// EXTERNAL MODULE: ./report/words/scenarios.js
var words_scenarios = __webpack_require__(83495);
;// CONCATENATED MODULE: ./report/junit/suites.js







const KIND = {
    passed: null,
    failed: 'failure',
    inconclusive: 'error',
    error: 'error',
    started: 'skipped',
    skipped: 'skipped',
};
const GATE = 'Simulation gate';
function suitesOf(report, settings) {
    const suites = nameRuns(report).map(({ run, name }) => runSuite(run, name, settings));
    const hasOwn = report.runs.length === 0 || report.reasons.length > 0;
    return hasOwn ? [...suites, gateSuite(report)] : suites;
}
function gateSuite({ outcome, reasons }) {
    const kind = KIND[outcome] === 'skipped' ? 'skipped' : 'error';
    const result = resultOf(kind, outcome, reasons);
    return {
        name: GATE,
        writtenAt: '',
        durationMs: 0,
        properties: [['outcome', outcome]],
        cases: [{ name: 'verdict', classname: `${GATE}.gate`, result, detail: '' }],
        notes: [],
    };
}
function runSuite(run, name, settings) {
    const { jobId, outcome, runStatus, debrief, report, about } = run;
    const baseline = (0,report_baseline/* baselineOf */.Bv)(run);
    const checks = [...new Set((0,check_facts/* checkNames */.LN)(run))];
    return {
        name,
        writtenAt: report?.generatedAt ?? '',
        durationMs: about?.durationMs ?? 0,
        properties: [
            ['outcome', outcome],
            ['verdict', report?.verdict ?? ''],
            ['job-id', jobId],
            ['run-url', (0,names/* runUrl */.Vp)(jobId, settings) ?? ''],
            ['run-status', runStatus ?? ''],
            ['debrief-id', debrief?.debriefId ?? ''],
            ['debrief-status', debrief?.status ?? ''],
            ['baseline-job-id', baseline?.jobId ?? ''],
            ['baseline-commit', baseline?.commit ?? ''],
            ['baseline-age-days', String(baseline?.ageDays ?? '')],
        ],
        cases: [
            verdictCase(run, name, checks),
            ...checkCases(run, name, checks),
            ...(run.cases ?? []).map((one) => scenarioCase(one, run, name)),
            ...themeCases(run, name),
        ],
        notes: run.notes,
    };
}
function verdictCase(run, name, checks) {
    const { outcome, reasons, report } = run;
    const known = new Set(checks);
    const slugs = new Set(report?.themes.map(({ slug }) => slug));
    const own = reasons.filter(({ check, theme, case: id }) => id === undefined &&
        !(check !== undefined && known.has(check)) &&
        !(theme !== undefined && slugs.has(theme)));
    const isHit = own.length > 0 || reasons.length === 0 || KIND[outcome] !== 'failure';
    const kind = isHit ? KIND[outcome] : null;
    const result = kind && resultOf(kind, outcome, own);
    return { name: 'verdict', classname: `${name}.gate`, result, detail: '' };
}
function checkCases(run, name, checks) {
    const reasons = Map.groupBy(run.reasons, ({ check }) => check);
    const waivers = (0,report_waivers/* waiversByName */.wT)(run.exceptions).check;
    return checks.map((check) => {
        const facts = (run.checks ?? []).filter((one) => one.name === check);
        const detail = facts.map(({ threshold, ...counted }) => {
            const share = (0,report_checks/* passedShare */.ct)({ ...counted, threshold });
            const limit = threshold === null ? '' : `; threshold ${(0,format/* formatPercentBeside */.lS)(threshold, counted.passRate)}`;
            return `${share}${limit}`;
        });
        return {
            name: check,
            classname: `${name}.checks`,
            result: partResult(run, reasons.get(check), waivers.get(check)),
            detail: detail.join('\n'),
        };
    });
}
function themeCases(run, name) {
    const reasons = Map.groupBy(run.reasons, ({ theme }) => theme);
    const waivers = (0,report_waivers/* waiversByName */.wT)(run.exceptions).theme;
    return (run.report?.themes ?? []).map((theme) => ({
        name: theme.slug || theme.title,
        classname: `${name}.themes`,
        result: partResult(run, reasons.get(theme.slug), waivers.get(theme.slug)),
        detail: describeTheme(theme),
    }));
}
function describeTheme({ title, severity, analysis, ...counts }) {
    const share = (0,format/* formatShare */.T1)(counts.affectedCallCount, counts.totalCallCount);
    return [title, `${severity}: ${share} calls`, analysis]
        .filter((text) => text !== '')
        .join('\n\n');
}
function scenarioCase(one, run, name) {
    const { id, status, passed, evaluated, baseline, failingCall } = one;
    const before = baseline && `; ${(0,format/* formatShare */.T1)(baseline.passed, baseline.evaluated)} in the baseline`;
    const call = run.calls?.find((call) => call.id !== null && call.id === failingCall);
    const failed = call?.checks.filter(({ isPassed }) => isPassed === false) ?? [];
    const detail = [
        `${(0,format/* formatShare */.T1)(passed, evaluated)} calls passed${before ?? ''}; ${status ?? 'not evaluated'}`,
        ...(failingCall === null ? [] : [`Failing call: ${failingCall}`]),
        ...failed.map((check) => `${check.name}: ${check.reasoning ?? 'failed'}`),
    ];
    const hits = run.reasons.filter((reason) => reason.case === id);
    const isFailing = status === 'now failing' || status === 'failing';
    return {
        name: (0,words_scenarios/* nameCase */.I)(one),
        classname: `${name}.scenarios`,
        result: partResult(run, hits, undefined) ?? (isFailing ? TOLERATED : null),
        detail: detail.join('\n'),
    };
}
const TOLERATED = {
    kind: 'skipped',
    type: 'scenario',
    messages: ['calls failed, but the scenario does not fail the gate'],
};
function partResult({ outcome }, reasons = [], waiver) {
    const kind = KIND[outcome];
    if (kind !== null && reasons.length > 0)
        return resultOf(kind, outcome, reasons);
    if (waiver === undefined)
        return null;
    const { reason, expires } = waiver;
    return { kind: 'skipped', type: 'waived', messages: [`waived until ${expires}: ${reason}`] };
}
function resultOf(kind, outcome, reasons) {
    const rules = [...new Set(reasons.map(({ rule }) => rule))].join(', ');
    const messages = reasons.map(({ message }) => message);
    return { kind, type: rules || outcome, messages: messages.length > 0 ? messages : [outcome] };
}
function nameRuns({ runs, gateName }) {
    const uses = new Map();
    return runs.map((run) => {
        const subject = subjectOf(run, runs);
        const parts = runs.length === 1 ? [gateName ?? subject] : [gateName, subject];
        const name = parts.filter((part) => part !== undefined).join(': ') || GATE;
        const use = (uses.get(name) ?? 0) + 1;
        uses.set(name, use);
        return { run, name: use === 1 ? name : `${name} (${use})` };
    });
}
function subjectOf({ stableName, about }, runs) {
    const planName = about?.planName ?? null;
    if (planName === null)
        return stableName ?? about?.planId ?? undefined;
    const isShared = runs.filter((run) => run.about?.planName === planName).length > 1;
    return isShared && stableName !== undefined ? `${planName} (${stableName})` : planName;
}

;// CONCATENATED MODULE: ./report/junit/render-junit.js




const MAX_NAME_CHARS = 200;
const MAX_MESSAGE_CHARS = 2000;
const MAX_TEXT_CHARS = 20_000;
const NO_TIME = '1970-01-01T00:00:00';
const LONGEST_MS = 31_536_000_000;
const UNNAMED = '(unnamed)';
function* renderJunit(report, settings) {
    yield '<?xml version="1.0" encoding="UTF-8"?>\n<testsuites>\n';
    for (const [id, suite] of suitesOf(report, settings).entries())
        yield* suiteLines(suite, id);
    yield '</testsuites>\n';
}
function* suiteLines(suite, id) {
    const { name, writtenAt, durationMs, properties, cases, notes } = suite;
    const count = (kind) => cases.filter(({ result }) => result?.kind === kind).length;
    const attributes = [
        `name="${attributeName(name)}"`,
        `package="simulation-gate" id="${id}" timestamp="${timestampOf(writtenAt)}" hostname="localhost"`,
        `tests="${cases.length}" failures="${count('failure')}" errors="${count('error')}"`,
        `skipped="${count('skipped')}" time="${secondsOf(durationMs)}"`,
    ];
    yield `  <testsuite ${attributes.join(' ')}>\n    <properties>\n`;
    for (const [property, value] of properties) {
        yield `      <property name="${property}" value="${oneLine(value)}"/>\n`;
    }
    yield '    </properties>\n';
    for (const one of cases)
        yield `${caseLines(one).join('\n')}\n`;
    yield `    <system-out>${wholeText(notes.join('\n'))}</system-out>\n`;
    yield '    <system-err></system-err>\n  </testsuite>\n';
}
function caseLines({ name, classname, result, detail }) {
    const attributes = `name="${attributeName(name)}" classname="${attributeName(classname)}" time="0"`;
    const elements = [
        ...(result === null ? [] : [resultElement(result, detail)]),
        ...(detail === '' || hasText(result) ? [] : [`<system-out>${wholeText(detail)}</system-out>`]),
    ];
    if (elements.length === 0)
        return [`    <testcase ${attributes}/>`];
    return [
        `    <testcase ${attributes}>`,
        ...elements.map((element) => `      ${element}`),
        '    </testcase>',
    ];
}
function hasText(result) {
    return result !== null && result.kind !== 'skipped';
}
function resultElement(result, detail) {
    const { kind, type, messages } = result;
    const message = `message="${oneLine(messages.join('; '))}"`;
    if (!hasText(result))
        return `<${kind} ${message}/>`;
    const text = [messages.join('\n'), detail].filter((part) => part !== '').join('\n\n');
    return `<${kind} ${message} type="${oneLine(type)}">${wholeText(text)}</${kind}>`;
}
function secondsOf(durationMs) {
    return durationMs >= 0 && durationMs <= LONGEST_MS ? Math.round(durationMs) / 1000 : 0;
}
function timestampOf(isoTime) {
    const ms = (0,iso_time/* parseIsoTime */.s)(isoTime);
    if (ms === null)
        return NO_TIME;
    const time = new Date(ms).toISOString();
    return /^(?!0000)\d{4}-/.test(time) ? time.slice(0, 19) : NO_TIME;
}
function attributeName(name) {
    return escapeXml((0,strip/* fold */.AU)(name, MAX_NAME_CHARS)) || UNNAMED;
}
function oneLine(text) {
    return escapeXml((0,strip/* fold */.AU)(text, MAX_MESSAGE_CHARS));
}
function wholeText(text) {
    return escapeXml((0,strip/* clip */.$Q)(text, MAX_TEXT_CHARS));
}

;// CONCATENATED MODULE: ./report/sarif/findings.js

function locatedFindings({ runs, promptFixes }) {
    const themesOfRuns = runs.map(({ report }) => new Map((report?.themes ?? []).map((theme) => [theme.slug, theme])));
    const entries = promptFixes.flatMap((fix) => {
        const { from, found } = fix;
        if (found.state !== 'located')
            return [];
        const requests = from.flatMap(({ run, recommendation: position }) => {
            const { jobId = '', report = null } = runs[run] ?? {};
            const recommendation = report?.recommendations[position];
            if (recommendation === undefined)
                return [];
            const themes = recommendation.themeSlugs.flatMap((slug) => themesOfRuns[run]?.get(slug) ?? []);
            return (themes.length > 0 ? themes : [null]).map((theme) => {
                return { key: theme?.slug ?? fix, theme, jobId, recommendation, found };
            });
        });
        const forThemes = requests.filter(({ theme }) => theme !== null);
        return forThemes.length > 0 ? forThemes : requests;
    });
    return [...Map.groupBy(entries, ({ key }) => key).values()].flatMap((group) => {
        const rank = ({ theme }) => (0,theme_order/* severityRank */.qs)(theme?.severity ?? '');
        const [worst] = group.toSorted((a, b) => rank(a) - rank(b));
        const recommendations = [...new Set(group.map(({ recommendation }) => recommendation))];
        const fixes = [...new Set(group.map(({ found }) => found))];
        return worst === undefined
            ? []
            : [{ theme: worst.theme, jobId: worst.jobId, recommendations, fixes }];
    });
}

;// CONCATENATED MODULE: ./report/sarif/result.js



const result_MAX_NAME_CHARS = 255;
const MAX_DESCRIPTION_CHARS = 1024;
const MAX_HELP_CHARS = 20_000;
const LEVEL = new Map([
    ['HIGH', 'error'],
    ['MEDIUM', 'warning'],
    ['LOW', 'note'],
]);
function findingSeverity({ theme, recommendations: [first] }) {
    return (theme ?? first)?.severity ?? '';
}
function ruleOf({ theme, recommendations }) {
    if (theme === null) {
        const description = 'A change of a prompt that the debrief recommends.';
        return rule('simulation-gate/prompt-fix', 'Prompt fix', description, '');
    }
    const slug = encodeURIComponent(theme.slug.toWellFormed()).slice(0, result_MAX_NAME_CHARS);
    const title = result_oneLine(theme.title, result_MAX_NAME_CHARS) || format/* UNTITLED */.q8;
    const advice = recommendations.flatMap(({ title, body }) => [title, body]);
    const id = slug || 'simulation-gate/theme';
    return rule(id, title, result_oneLine(theme.analysis, MAX_DESCRIPTION_CHARS), result_wholeText(advice));
}
function rule(id, title, description, help) {
    return {
        id,
        name: title,
        shortDescription: { text: title },
        fullDescription: { text: description || title },
        help: { text: help || title },
        properties: { tags: ['simulation'] },
    };
}
function result_resultOf(ruleId, finding, settings) {
    const url = (0,names/* runUrl */.Vp)(finding.jobId, settings);
    const [place, ...others] = finding.fixes.map((fix) => result_location(fix.place));
    const applicable = finding.fixes.filter(({ leftOut }) => leftOut === null);
    const artifactChanges = [...Map.groupBy(applicable, (fix) => fix.place.path)].map(([path, fixes]) => ({
        artifactLocation: artifactLocation(path),
        replacements: fixes.map((fix) => ({
            deletedRegion: region(fix.place),
            insertedContent: { text: fix.insertedText },
        })),
    }));
    return {
        ruleId,
        level: LEVEL.get(findingSeverity(finding)) ?? 'warning',
        message: { text: messageOf(finding) },
        locations: [place],
        ...(url === null ? {} : { hostedViewerUri: url }),
        ...(others.length > 0 ? { relatedLocations: others } : {}),
        ...(artifactChanges.length > 0 ? { fixes: [{ artifactChanges }] } : {}),
    };
}
function messageOf({ theme, recommendations }) {
    const titles = new Set(recommendations.map(({ title }) => result_oneLine(title, 200) || format/* UNTITLED */.q8));
    const advice = (0,strip/* fold */.AU)([...titles].join('; '), MAX_DESCRIPTION_CHARS);
    if (theme === null)
        return advice;
    const share = (0,format/* formatShare */.T1)(theme.affectedCallCount, theme.totalCallCount);
    const title = result_oneLine(theme.title, result_MAX_NAME_CHARS) || format/* UNTITLED */.q8;
    return `${title}: ${share} calls affected. Recommended: ${advice}`;
}
function result_location(place) {
    const physicalLocation = {
        artifactLocation: artifactLocation(place.path),
        region: region(place),
    };
    return { physicalLocation };
}
function artifactLocation(path) {
    const uri = path.toWellFormed().split('/').map(encodeURIComponent).join('/');
    return { uri, uriBaseId: '%SRCROOT%' };
}
function region({ startLine, startColumn, endLine, endColumn }) {
    return { startLine, startColumn, endLine, endColumn };
}
function result_oneLine(text, maxChars) {
    return (0,strip/* fold */.AU)(literally((0,strip/* fold */.AU)(text, maxChars)), maxChars);
}
function result_wholeText(texts) {
    const shown = texts.filter((text) => text.trim() !== '').join('\n\n');
    return literally((0,strip/* stripUnprintable */.jh)((0,strip/* clip */.$Q)(shown, MAX_HELP_CHARS)));
}
function literally(text) {
    return text.replace(/\{(\d+)\}/g, '{{$1}}').replaceAll('](', '] (');
}

;// CONCATENATED MODULE: ./report/sarif/render-sarif.js







const SCHEMA = 'https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json';
const MAX_RESULTS = 25_000;
const BUDGET_BYTES = 9_000_000;
const FRAME_BYTES = 1000;
function renderSarif(report, settings, budgetBytes = BUDGET_BYTES) {
    const findings = locatedFindings(report).toSorted((a, b) => (0,theme_order/* severityRank */.qs)(findingSeverity(a)) - (0,theme_order/* severityRank */.qs)(findingSeverity(b)));
    const rules = new Map();
    const results = [];
    const baselines = baselinesIn(report);
    let room = budgetBytes - FRAME_BYTES - jsonBytes(baselines);
    for (const finding of findings) {
        const rule = ruleOf(finding);
        const result = result_resultOf(rule.id, finding, settings);
        const isKnown = rules.has(rule.id);
        room -= jsonBytes(result) + (isKnown ? 0 : jsonBytes(rule));
        if (room < 0 || results.length === MAX_RESULTS)
            break;
        rules.set(rule.id, rule);
        results.push(result);
    }
    const leftOut = findings.length - results.length;
    return [
        (0,render_json/* jsonText */.s$)(documentOf(report, baselines, { rules: [...rules.values()], results }, leftOut)),
        '\n',
    ];
}
function jsonBytes(value) {
    return Buffer.byteLength((0,render_json/* jsonText */.s$)(value)) + ','.length;
}
function documentOf({ outcome }, baselines, { rules, results }, leftOut) {
    const text = `${(0,format/* formatCounted */.So)(leftOut, 'result')} left out, since GitHub limits the size of a file`;
    const run = {
        tool: {
            driver: {
                name: 'Simulation Gate',
                version: log_line/* VERSION */.xv,
                informationUri: log_line/* HOMEPAGE */.py,
                rules,
            },
        },
        invocations: [
            {
                executionSuccessful: outcome === 'passed' || outcome === 'failed',
                toolExecutionNotifications: leftOut > 0 ? [{ level: 'warning', message: { text } }] : [],
            },
        ],
        columnKind: 'utf16CodeUnits',
        results,
        ...baselines,
    };
    return { $schema: SCHEMA, version: '2.1.0', runs: [run] };
}
function baselinesIn({ runs }) {
    const baselines = runs.flatMap((run) => {
        const baseline = (0,report_baseline/* baselineOf */.Bv)(run);
        if (baseline === null)
            return [];
        const { jobId, commit, ageDays } = baseline;
        return { of: run.jobId, jobId, commit, ageDays };
    });
    return baselines.length === 0 ? {} : { properties: { baselines } };
}

// EXTERNAL MODULE: ./runner/folders.js
var folders = __webpack_require__(14091);
;// CONCATENATED MODULE: ./publish/report-files.js








const NAMES = {
    'json-file': 'report.json',
    'markdown-file': 'report.md',
    'html-file': 'report.html',
    'sarif-file': 'findings.sarif',
    'junit-file': 'junit.xml',
    'patch-file': 'prompt-fixes.patch',
};
const CHUNK_CHARS = 32_768;
async function writeReportFiles(written, settings, folder) {
    const outputs = {
        ...{ 'report-dir': '', 'json-file': '', 'markdown-file': '', 'html-file': '' },
        ...{ 'sarif-file': '', 'junit-file': '', 'patch-file': '' },
    };
    const warnings = [];
    try {
        const dir = makeFolder(folder);
        for (const name of Object.values(NAMES))
            (0,external_node_fs_.rmSync)((0,external_node_path_.join)(dir, name), { force: true });
        outputs['report-dir'] = dir;
    }
    catch (error) {
        const warning = `the report files could not be written: ${(0,step_error/* describeError */.Uc)(error)}`;
        return { outputs, warnings: [warning] };
    }
    for (const [output, render] of await filesOf(written, settings)) {
        const name = NAMES[output];
        const path = (0,external_node_path_.join)(outputs['report-dir'], name);
        try {
            writeWhole(path, render());
            outputs[output] = path;
        }
        catch (error) {
            warnings.push(`the report file ${name} could not be written: ${(0,step_error/* describeError */.Uc)(error)}`);
        }
    }
    return { outputs, warnings };
}
async function filesOf({ report, summary, patch }, settings) {
    const json = ['json-file', () => (0,render_json/* renderJson */.hF)(report, settings)];
    if (report.runs.length === 0)
        return [json];
    const { renderHtml } = await __webpack_require__.e(/* import() */ 970).then(__webpack_require__.bind(__webpack_require__, 95970));
    return [
        json,
        ['markdown-file', () => summary.whole()],
        ['html-file', () => renderHtml(report, settings)],
        ['sarif-file', () => renderSarif(report, settings)],
        ['junit-file', () => renderJunit(report, settings)],
        ...(patch === '' ? [] : [['patch-file', () => [patch]]]),
    ];
}
function writeWhole(path, pieces) {
    const file = (0,external_node_fs_.openSync)(path, 'w');
    try {
        let text = '';
        for (const piece of pieces) {
            text += piece;
            if (text.length < CHUNK_CHARS)
                continue;
            (0,external_node_fs_.writeFileSync)(file, text);
            text = '';
        }
        (0,external_node_fs_.writeFileSync)(file, text);
    }
    catch (error) {
        (0,external_node_fs_.rmSync)(path, { force: true });
        throw error;
    }
    finally {
        (0,external_node_fs_.closeSync)(file);
    }
}
function makeFolder({ path, temp, workspace }) {
    if (path === null)
        return (0,external_node_fs_.mkdtempSync)((0,external_node_path_.join)(temp || (0,external_node_os_.tmpdir)(), 'simulation-gate-'));
    const dir = (0,external_node_path_.resolve)(workspace, path);
    (0,folders/* makeFolders */.w)(dir);
    return dir;
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: ./history/cache-store.js
var cache_store = __webpack_require__(45030);
;// CONCATENATED MODULE: ./publish/upload-report.js









const MAX_ERROR_CHARS = 300;
const NO_ARTIFACTS = 'The report page was not uploaded (upload-report): the job cannot upload artifacts of this kind. Upload the output html-file with actions/upload-artifact.';
const QUERY = /\?\S+/g;
async function uploadReport(report, inputs, runtime) {
    const { workflow, cancelled } = runtime;
    const hasPage = report.runs.length > 0 && !cancelled.aborted;
    if (!hasPage || !isWanted(report, inputs, workflow))
        return { url: '', notes: [] };
    const { ACTIONS_RUNTIME_TOKEN: key, ACTIONS_RESULTS_URL: url } = runtime.env;
    if (!key || !url || (0,cache_store/* isEnterpriseServer */.v)(workflow)) {
        return { url: '', notes: inputs.uploadReport === true ? [NO_ARTIFACTS] : [] };
    }
    try {
        const { renderHtml } = await __webpack_require__.e(/* import() */ 970).then(__webpack_require__.bind(__webpack_require__, 95970));
        const id = await upload(renderHtml(report, inputs), runtime);
        const { serverUrl, repository, runId } = workflow;
        const page = `${serverUrl || 'https://github.com'}/${repository}`;
        return { url: `${page}/actions/runs/${runId}/artifacts/${id}`, notes: [] };
    }
    catch (error) {
        return { url: '', notes: cancelled.aborted ? [] : [notUploaded((0,step_error/* describeError */.Uc)(error))] };
    }
}
function notUploaded(why) {
    return `The report page was not uploaded (upload-report): ${(0,log_line/* oneLine */.TN)(why.replace(QUERY, ''), MAX_ERROR_CHARS)}`;
}
function isWanted({ outcome, policy }, { uploadReport, detail }, { payload }) {
    if (uploadReport !== 'auto')
        return uploadReport;
    const isPublic = (0,json_object/* valueAt */.f)(payload, ['repository', 'private']) === false ||
        (0,json_object/* valueAt */.f)(payload, ['repository', 'visibility']) === 'public';
    return (0,model_outcome/* fails */.c6)(outcome) && !policy.isTrial && detail === 'full' && !isPublic;
}
async function upload(pieces, runtime) {
    const temp = runtime.env.RUNNER_TEMP;
    const folder = await (0,promises_.mkdtemp)((0,external_node_path_.join)(temp || (0,external_node_os_.tmpdir)(), 'simulation-gate-page-'));
    try {
        const path = (0,external_node_path_.join)(folder, `simulation-gate-${(0,external_node_crypto_.randomUUID)()}.html`);
        await (0,promises_.writeFile)(path, [...pieces].join(''));
        const { uploadPage } = await Promise.all(/* import() */[__webpack_require__.e(665), __webpack_require__.e(93), __webpack_require__.e(73)]).then(__webpack_require__.bind(__webpack_require__, 73));
        return await uploadPage(path, folder, runtime);
    }
    finally {
        await (0,promises_.rm)(folder, { recursive: true, force: true });
    }
}

;// CONCATENATED MODULE: ./publish/deliver.js














async function deliver(publication, inputs, token, runtime) {
    const { secrets } = runtime.runner;
    const hide = (text) => secrets.hide(text);
    const provenance = provenanceOf(runtime.workflow, runtime.clock.now());
    const gate = inputs.gateName ? { gate: inputs.gateName } : {};
    const masked = secrets.hideIn({ ...publication.report, ...gate, provenance });
    const links = {
        ...inputs,
        callUrl: inputs.callUrl && hide(inputs.callUrl),
        runUrl: inputs.runUrl && hide(inputs.runUrl),
    };
    const page = await uploadReport(masked, links, runtime);
    const withPage = { ...links, ...(page.url !== '' && { reportUrl: page.url }) };
    const pull = await reportToPullRequest(masked, withPage, token, runtime);
    const notes = [...masked.notes, ...[...page.notes, ...pull.notes].map(hide)];
    const report = { ...masked, notes };
    const settings = { ...withPage, ...(pull.suggested && { suggested: pull.suggested }) };
    const summary = summarize(report, settings);
    const files = await writeReportFiles({ report, summary, patch: hide(publication.patch) }, settings, {
        path: inputs.reportDir,
        temp: runtime.env.RUNNER_TEMP ?? '',
        workspace: process.cwd(),
    });
    const ending = {
        report,
        summary: summary.text,
        files: { ...files.outputs, 'report-url': page.url, 'comment-url': pull.commentUrl },
        warnings: [...inputs.warnings, ...publication.warnings, ...pull.warnings, ...files.warnings],
    };
    return conclude(ending, settings, runtime);
}
async function conclude({ report, summary, files, warnings }, settings, { runner, cancelled }) {
    const areSet = (0,output_values/* setOutputs */.n)({ ...(0,outputs/* outputsOf */.Y)(report), ...files }, runner);
    if (settings.summary)
        await runner.writeSummary(summary);
    const { level, reasons, warnings: ofReport } = (0,annotations/* annotationsOf */.I)(report);
    const all = [...warnings, ...ofReport];
    if (level === 'notice')
        for (const reason of reasons)
            runner.annotate(level, reason);
    if (level === 'error')
        (0,runner_runner/* annotateEach */.q)(level, reasons, runner);
    (0,runner_runner/* annotateEach */.q)('warning', level === 'warning' ? [...reasons, ...all] : all, runner);
    await (0,next_turn/* nextTurn */.t)();
    const isRed = (0,model_outcome/* fails */.c6)(report.outcome) && !report.tolerated;
    if (cancelled.aborted && !isRed) {
        runner.annotate('error', `the step was cancelled, so it fails (outcome: ${report.outcome})`);
    }
    const next = (0,next_step/* nextStep */.sk)(report, (0,next_step/* waysOf */.UV)(report, settings), voice/* PLAIN */.tZ);
    if (next !== '')
        runner.info(`Next: ${next}.`);
    runner.info(`Outcome: ${report.outcome}`);
    return cancelled.aborted || !areSet || isRed ? 1 : 0;
}
const BYTE_ORDER_MARK = /^\ufeff/;
const PULL_REQUEST_EVENTS = [
    'pull_request',
    'pull_request_target',
    'workflow_run',
    'issue_comment',
];
async function reportToPullRequest(report, inputs, token, runtime) {
    const { gateName, comment: mode } = inputs;
    const suggestions = inputs.suggestions && report.runs.length > 0;
    const isWanted = PULL_REQUEST_EVENTS.includes(runtime.workflow.eventName) &&
        (mode !== 'never' || suggestions) &&
        !report.policy.isTrial &&
        !runtime.cancelled.aborted;
    if (!isWanted || gateName === null)
        return { notes: [], warnings: [], commentUrl: '' };
    try {
        const github = await Promise.all(/* import() */[__webpack_require__.e(665), __webpack_require__.e(734), __webpack_require__.e(943)]).then(__webpack_require__.bind(__webpack_require__, 69943));
        const order = { report, settings: inputs, mode, suggestions, token, gateName, linesOf };
        return await github.reportToPullRequest(order, runtime);
    }
    catch (error) {
        const warning = `The pull request could not be written to: ${(0,step_error/* describeError */.Uc)(error)}`;
        return { notes: [], warnings: [warning], commentUrl: '' };
    }
}
function linesOf(path) {
    const text = (0,prompt_files/* readPromptFile */.N)(path, process.cwd());
    return text?.replace(BYTE_ORDER_MARK, '').split(/\r?\n/) ?? null;
}


/***/ }),

/***/ 12001:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ setOutputs)
/* harmony export */ });
/* harmony import */ var _report_output_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(18389);
/* harmony import */ var _text_step_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(53326);


function setOutputs(outputs, runner) {
    try {
        for (const [name, value] of Object.entries(outputs))
            runner.setOutput(name, fitting(value));
        return true;
    }
    catch (error) {
        runner.annotate('error', `the outputs could not be written, so later steps cannot read them: ${(0,_text_step_error_js__WEBPACK_IMPORTED_MODULE_1__/* .describeError */ .Uc)(error)}. GITHUB_OUTPUT has to name a file that this step may append to`);
        return false;
    }
}
function fitting(text) {
    if (Buffer.byteLength(text) <= _report_output_text_js__WEBPACK_IMPORTED_MODULE_0__/* .MAX_OUTPUT_BYTES */ .$q)
        return text;
    const lines = text.split('\n');
    let bytes = -1;
    const cut = lines.findIndex((line) => {
        bytes += 1 + Buffer.byteLength(line);
        return bytes > _report_output_text_js__WEBPACK_IMPORTED_MODULE_0__/* .MAX_OUTPUT_BYTES */ .$q;
    });
    return lines.slice(0, cut).join('\n');
}


/***/ }),

/***/ 74949:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $Q: () => (/* binding */ isFailedIn),
/* harmony export */   Cc: () => (/* binding */ checksOfTrend),
/* harmony export */   ct: () => (/* binding */ passedShare),
/* harmony export */   pw: () => (/* binding */ countsByRun),
/* harmony export */   u6: () => (/* binding */ sortChecks)
/* harmony export */ });
/* harmony import */ var _model_check_facts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(85851);
/* harmony import */ var _confidence_interval_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(96616);
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(53483);
/* harmony import */ var _names_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2274);
/* harmony import */ var _opening_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(93850);





function passedShare(counted) {
    return (0,_confidence_interval_js__WEBPACK_IMPORTED_MODULE_3__/* .withInterval */ .qY)(shareOf(counted), counted);
}
function shareOf({ passed, evaluated, passRate, threshold }) {
    return passed === null || evaluated === null
        ? (0,_format_js__WEBPACK_IMPORTED_MODULE_4__/* .formatPercentBeside */ .lS)(passRate, threshold)
        : (0,_format_js__WEBPACK_IMPORTED_MODULE_4__/* .formatShare */ .T1)(passed, evaluated, threshold);
}
const OF_CHECKS = new Set(['run-verdict', 'trend', 'never']);
function isFailedIn({ outcome, reasons }) {
    const named = new Set(outcome === 'failed'
        ? reasons.flatMap(({ rule, check }) => (OF_CHECKS.has(rule) ? (check ?? []) : []))
        : []);
    return (check) => (0,_opening_js__WEBPACK_IMPORTED_MODULE_2__/* .isMissed */ .OS)(check) || named.has(check.name);
}
function sortChecks(run) {
    const isFailed = isFailedIn(run);
    return (run.checks ?? []).toSorted((a, b) => Number(isFailed(b)) - Number(isFailed(a)));
}
function checksOfTrend({ report }) {
    return (report?.trend?.rows ?? []).map(({ checkId, checkName, currentPassRate, counts }) => ({
        id: checkId ?? null,
        name: checkName,
        isPassed: null,
        passed: counts?.current?.passed ?? null,
        evaluated: counts?.current?.evaluated ?? null,
        passRate: currentPassRate,
        threshold: null,
    }));
}
function countsByRun(run) {
    const { checks = [], ownChecks = checks, confirmations = [] } = run;
    const further = confirmations.flatMap(({ jobId, number, checks: own }) => own === null ? [] : { jobId, number, checks: own });
    if (further.length === 0)
        return { runs: [], checks: [] };
    const first = { jobId: run.jobId, number: run.about?.number ?? null, checks: ownChecks };
    const runs = [first, ...further];
    return {
        runs: runs.map(({ jobId, number }) => (number === null ? (0,_names_js__WEBPACK_IMPORTED_MODULE_1__/* .shortForm */ .JZ)(jobId) : `run ${number}`)),
        checks: checks.map((check) => ({
            name: check.name,
            shares: runs.map(({ checks: own }) => {
                const same = own.find((one) => (0,_model_check_facts_js__WEBPACK_IMPORTED_MODULE_0__/* .isSameCheck */ .LB)(one, check));
                return same === undefined ? (0,_format_js__WEBPACK_IMPORTED_MODULE_4__/* .formatPercentBeside */ .lS)(null, null) : shareOf(same);
            }),
        })),
    };
}


/***/ }),

/***/ 40350:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KM: () => (/* binding */ sparkline),
/* harmony export */   O5: () => (/* binding */ historyLines),
/* harmony export */   mw: () => (/* binding */ historyWords),
/* harmony export */   tg: () => (/* binding */ checksOf)
/* harmony export */ });
/* harmony import */ var _model_check_facts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(85851);
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(53483);


const STEPS = '▁▂▃▄▅▆▇█';
const UNKNOWN = {
    passRate: null,
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
            find: (0,_model_check_facts_js__WEBPACK_IMPORTED_MODULE_0__/* .findSame */ .Ad)(checks),
        })),
        { name: 'this run', find: (0,_model_check_facts_js__WEBPACK_IMPORTED_MODULE_0__/* .findSame */ .Ad)(now) },
    ];
    return now
        .filter((check) => runs.slice(0, -1).some(({ find }) => find(check).length > 0))
        .map((check) => ({
        id: check.id ?? null,
        check: check.name,
        points: runs.map(({ name, find }) => {
            const { passRate, passed, evaluated, isPassed } = find(check)[0] ?? UNKNOWN;
            return { run: name, passRate, passed, evaluated, isPassed };
        }),
    }));
}
function historyWords(earlier) {
    return `Pass rates of ${(0,_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatCounted */ .So)(earlier, 'earlier run')} and of this one, which comes last.`;
}
function checksOf({ checks = [], report, }) {
    return (0,_model_check_facts_js__WEBPACK_IMPORTED_MODULE_0__/* .checkFacts */ .un)(checks, report?.trend?.rows ?? []).map(({ id, name, listed, counts, passRate }) => {
        const [{ isPassed = null, threshold = null, evaluated = null } = {}] = listed;
        return {
            id: id ?? null,
            name,
            passed: counts?.passed ?? null,
            evaluated: counts?.evaluated ?? evaluated,
            passRate,
            isPassed: isPassed ?? (passRate === null || threshold === null ? null : passRate >= threshold),
        };
    });
}
function sparkline(points) {
    return points
        .map(({ passRate }) => {
        if (passRate === null)
            return '·';
        const share = Math.min(Math.max(passRate, 0), 100) / 100;
        return STEPS[Math.round(share * (STEPS.length - 1))];
    })
        .join('');
}


/***/ }),

/***/ 46410:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   OC: () => (/* binding */ leftOutNotice),
/* harmony export */   YM: () => (/* binding */ layOutWhole),
/* harmony export */   v8: () => (/* binding */ layOut)
/* harmony export */ });
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(53483);

function leftOutNotice(of, leftOut) {
    if (leftOut.length === 0)
        return '';
    return `✂️ **Left out**, since GitHub limits the size of a ${of}: ${leftOut.join(', ')}. \`report.html\` and \`report.md\` in the folder \`report-dir\` have everything.\n\n`;
}
const NOTE_BYTES = 200;
function* layOutWhole(sections, heading = '') {
    yield heading;
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
    const byRank = sections
        .map((section, position) => ({ section, position }))
        .filter(({ section }) => section.count > 0)
        .sort((a, b) => a.section.rank - b.section.rank);
    for (const { section, position } of byRank) {
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
        leftOut: [...leftOut.values()].map(({ section, count }) => (0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCounted */ .So)(count, section.one, section.many)),
    };
}
function fill(section, room) {
    const kept = [];
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
        ? `\n\n*Left out here: ${(0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCounted */ .So)(missing, section.one, section.many)}.*\n\n`
        : '';
    return section.open + kept.join('') + note + section.close;
}


/***/ }),

/***/ 2274:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   JZ: () => (/* binding */ shortForm),
/* harmony export */   Vp: () => (/* binding */ runUrl),
/* harmony export */   fW: () => (/* binding */ placeName),
/* harmony export */   nY: () => (/* binding */ planRun)
/* harmony export */ });
/* harmony import */ var _text_log_line_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(82456);
/* harmony import */ var _text_strip_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(30269);
/* harmony import */ var _text_values_uuid_list_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(52944);
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(53483);




const SHORT_DIGITS = 8;
function shortForm(id) {
    return (0,_text_values_uuid_list_js__WEBPACK_IMPORTED_MODULE_2__/* .isUuid */ .O)(id) ? id.slice(0, SHORT_DIGITS) : id;
}
function planRun({ about }) {
    const { planName = null, number = null } = about ?? {};
    const parts = [
        ...(planName?.trim() ? [planName] : []),
        ...(number === null ? [] : [`run ${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .formatCount */ .B4)(number)}`]),
    ];
    return parts.join(', ');
}
function runUrl(jobId, { runUrl: template }) {
    const hasId = (0,_text_strip_js__WEBPACK_IMPORTED_MODULE_1__/* .stripInvisible */ ._0)(jobId) !== '';
    return template !== null && hasId ? (0,_text_log_line_js__WEBPACK_IMPORTED_MODULE_0__/* .fillTemplate */ .ou)(template, 'jobId', jobId) : null;
}
function placeName({ path, startLine, endLine }) {
    return startLine === endLine ? `${path}:${startLine}` : `${path}:${startLine}-${endLine}`;
}


/***/ }),

/***/ 43004:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   UV: () => (/* binding */ waysOf),
/* harmony export */   e7: () => (/* binding */ urlOfWorst),
/* harmony export */   fk: () => (/* binding */ leftOutCount),
/* harmony export */   sk: () => (/* binding */ nextStep)
/* harmony export */ });
/* harmony import */ var _model_outcome_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(41913);
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(53483);
/* harmony import */ var _names_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2274);



function leftOutCount({ promptFixes }) {
    return promptFixes.filter(({ found }) => found.state !== 'applied' && !(found.state === 'located' && !found.leftOut)).length;
}
function waysOf(report, settings) {
    const { detail, suggested } = settings;
    const located = report.promptFixes.filter(({ found }) => found.state === 'located' && found.leftOut === null).length;
    return {
        suggested: suggested?.count ?? 0,
        changesUrl: suggested?.url ?? '',
        shown: detail === 'full' ? Math.max(0, located - (suggested?.fixes ?? 0)) : 0,
        leftOut: detail === 'full' ? leftOutCount(report) : 0,
        reportUrl: settings.reportUrl ?? '',
        workflowRunUrl: report.provenance?.workflowRunUrl ?? '',
        runUrl: urlOfWorst(report, settings),
    };
}
function urlOfWorst({ runs, outcome }, settings) {
    const worst = runs.find((run) => run.outcome === outcome);
    return worst === undefined ? '' : ((0,_names_js__WEBPACK_IMPORTED_MODULE_1__/* .runUrl */ .Vp)(worst.jobId, settings) ?? '');
}
function nextStep(report, ways, voice) {
    if (report.policy.isTrial || !(0,_model_outcome_js__WEBPACK_IMPORTED_MODULE_0__/* .fails */ .c6)(report.outcome))
        return '';
    return report.outcome === 'failed'
        ? stepOfFailed(ways, voice)
        : stepOfUnevaluated(report, ways, voice);
}
function stepOfFailed(ways, voice) {
    const { suggested, changesUrl, shown, leftOut, reportUrl, places = {} } = ways;
    if (suggested > 0)
        return voice.link(`apply the ${(0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .theOnes */ .$j)(suggested, 'suggestion')}`, changesUrl);
    if (shown > 0) {
        const fixes = leftOut === 0
            ? `the ${(0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .theOnes */ .$j)(shown, 'prompt fix', 'prompt fixes')}`
            : `${(0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatCount */ .B4)(shown)} of ${(0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatCount */ .B4)(shown + leftOut)} prompt fixes`;
        const command = voice.code('git apply prompt-fixes.patch');
        return `${linked(`apply ${fixes}`, places.fixes, voice)}${voice.own(': ')}${command}${voice.own(' (in the folder of the report files)')}`;
    }
    if (reportUrl !== '')
        return voice.link('open the report', reportUrl);
    if (ways.runUrl !== '')
        return voice.link('open the run in your service', ways.runUrl);
    if (places.themes)
        return voice.link('read the themes, the most severe first', places.themes);
    if (places.checks)
        return voice.link('read the failed checks', places.checks);
    return `${voice.own('change the prompt, then ')}${again(ways, voice)}`;
}
function stepOfUnevaluated(report, ways, voice) {
    const { outcome, runs, reasons } = report;
    const rules = new Set([...reasons, ...runs.flatMap((run) => run.reasons)].map(({ rule }) => rule));
    if (rules.has('start')) {
        return `${voice.own('find the run that may have been started, and pass its ID as ')}${voice.code('job-id')}`;
    }
    if (outcome === 'error')
        return `${again(ways, voice)}${voice.own(' after you correct this')}`;
    return `${again(ways, voice)}${voice.own(rules.has('timeout') ? ' with a longer timeout' : '')}`;
}
function again({ workflowRunUrl }, voice) {
    return linked('run the workflow again', workflowRunUrl, voice);
}
function linked(words, url, voice) {
    return url ? voice.link(words, url) : voice.own(words);
}


/***/ }),

/***/ 88674:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D$: () => (/* binding */ wordCell),
/* harmony export */   LU: () => (/* binding */ callLine),
/* harmony export */   PP: () => (/* binding */ tableHead),
/* harmony export */   Q6: () => (/* binding */ waivedMark),
/* harmony export */   nM: () => (/* binding */ row),
/* harmony export */   nU: () => (/* binding */ severityMark),
/* harmony export */   x: () => (/* binding */ callLink)
/* harmony export */ });
/* harmony import */ var _text_markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(85014);
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(53483);
/* harmony import */ var _names_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2274);
/* harmony import */ var _outcome_words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(65758);




const MAX_CALLS = 10;
function severityMark(severity) {
    const { sign, word } = (0,_outcome_words_js__WEBPACK_IMPORTED_MODULE_2__/* .severityOf */ .xJ)(severity);
    const isOurs = word !== severity.trim();
    return `${sign}${_format_js__WEBPACK_IMPORTED_MODULE_3__/* .NBSP */ .MK}${isOurs ? word : (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .inline */ .mG)(word)}`;
}
function wordCell(value) {
    const word = (0,_outcome_words_js__WEBPACK_IMPORTED_MODULE_2__/* .plainWord */ .hx)(value);
    return word === null || word === value ? (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .cell */ .Hn)(word) : word;
}
function row(cells) {
    return `| ${cells.join(' | ')} |\n`;
}
function tableHead(...columns) {
    return row(columns.map(([name]) => name)) + row(columns.map(([, rule]) => rule));
}
function callLink(callId, { callUrl }) {
    return (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .identifierLink */ .ci)(callId, callUrl, 'callId', (0,_names_js__WEBPACK_IMPORTED_MODULE_1__/* .shortForm */ .JZ)(callId));
}
function callLine(callIds, settings) {
    if (callIds.length === 0)
        return '';
    const ids = (0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .formatList */ .ki)(callIds, MAX_CALLS, (id) => callLink(id, settings));
    return `${(0,_format_js__WEBPACK_IMPORTED_MODULE_3__/* .formatCounted */ .So)(callIds.length, 'call')}: ${ids}\n\n`;
}
function waivedMark(waiver) {
    return waiver === undefined ? '' : ` *(waived until ${waiver.expires})*`;
}


/***/ }),

/***/ 99304:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EU: () => (/* binding */ shortName),
/* harmony export */   Vm: () => (/* binding */ runFooter),
/* harmony export */   qr: () => (/* binding */ footer)
/* harmony export */ });
/* harmony import */ var _model_outcome_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(41913);
/* harmony import */ var _text_duration_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6203);
/* harmony import */ var _text_log_line_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(82456);
/* harmony import */ var _text_markdown_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(85014);
/* harmony import */ var _baseline_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(63875);
/* harmony import */ var _facts_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(71949);
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(53483);
/* harmony import */ var _names_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2274);
/* harmony import */ var _voice_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(80860);









const MAX_BASELINES = 3;
function footer(report, settings, { commit, workflowRunUrl }, isComplete = true) {
    const { runs, policy, outcome } = report;
    const [run, ...others] = runs;
    const reportUrl = (0,_model_outcome_js__WEBPACK_IMPORTED_MODULE_0__/* .fails */ .c6)(outcome) ? '' : (settings.reportUrl ?? '');
    return smallPrint([
        ...(run && others.length === 0 ? runParts(run, settings) : []),
        others.length > 0 && !isComplete ? describeBaselines(runs, settings) : '',
        (0,_facts_js__WEBPACK_IMPORTED_MODULE_6__/* .describeCost */ .P9)(runs),
        policy.path === null ? '' : `policy ${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .inline */ .mG)(policy.path)}`,
        commit === '' ? '' : `commit ${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .identifier */ .Cv)(commit.slice(0, 7))}`,
        workflowRunUrl === '' ? '' : `[workflow run](${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .linkDestination */ .Vh)(workflowRunUrl)})`,
        reportUrl === '' ? '' : `[report](${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .linkDestination */ .Vh)(reportUrl)})`,
    ]);
}
function runFooter(run, settings) {
    return smallPrint(runParts(run, settings));
}
function runName(run, { runUrl }) {
    const { jobId, label } = run;
    const text = (0,_voice_js__WEBPACK_IMPORTED_MODULE_5__/* .bold */ .Cr)((0,_names_js__WEBPACK_IMPORTED_MODULE_4__/* .planRun */ .nY)(run) || (label === jobId ? 'run' : label));
    const url = runUrl === null || jobId === '' ? '' : (0,_text_log_line_js__WEBPACK_IMPORTED_MODULE_2__/* .fillTemplate */ .ou)(runUrl, 'jobId', jobId);
    return url === '' ? text : `[${text}](${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .linkDestination */ .Vh)(url)})`;
}
function shortName(run, settings) {
    return `${runName(run, settings)} ${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .identifier */ .Cv)((0,_names_js__WEBPACK_IMPORTED_MODULE_4__/* .shortForm */ .JZ)(run.jobId))}`.trimEnd();
}
function runParts(run, settings) {
    const { jobId, report, debrief, runStatus, about } = run;
    const facts = [
        report === null ? '' : `verdict ${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .identifier */ .Cv)(report.verdict)}`,
        report === null && debrief !== null ? `debrief ${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .identifier */ .Cv)(debrief.status)}` : '',
        runStatus === null || runStatus === 'COMPLETED' ? '' : `status ${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .identifier */ .Cv)(runStatus)}`,
        withLead('baseline: ', describeBaseline(run, settings)),
        withLead('ended ', minuteOf(about?.endedAt)),
        about?.durationMs == null ? '' : `took ${(0,_text_duration_js__WEBPACK_IMPORTED_MODULE_1__/* .formatDuration */ .a)(about.durationMs)}`,
        withLead('debrief created ', minuteOf(debrief?.createdAt)),
        withLead('debrief completed ', minuteOf(debrief?.completedAt)),
    ];
    const id = (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .identifier */ .Cv)(jobId);
    if (id === '' && facts.every((fact) => fact === ''))
        return [];
    return [`${runName(run, settings)} ${id}`.trimEnd(), ...facts];
}
function describeBaseline(run, settings) {
    const trend = run.report?.trend ?? null;
    const baseline = (0,_baseline_js__WEBPACK_IMPORTED_MODULE_7__/* .baselineOf */ .Bv)(run);
    const jobId = baseline?.jobId ?? trend?.baselineRunPlanJobId ?? '';
    const number = baseline?.number ?? trend?.baselineRunNumber ?? null;
    const id = (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .identifierLink */ .ci)(jobId, settings.runUrl, 'jobId', (0,_names_js__WEBPACK_IMPORTED_MODULE_4__/* .shortForm */ .JZ)(jobId));
    if (id === '' && number === null)
        return '';
    const name = ['run', ...(number === null ? [] : [(0,_format_js__WEBPACK_IMPORTED_MODULE_8__/* .formatCount */ .B4)(number)]), id].join(' ').trimEnd();
    const facts = baseline === null ? [] : (0,_baseline_js__WEBPACK_IMPORTED_MODULE_7__/* .baselineFacts */ .F_)(baseline, _text_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .identifier */ .Cv);
    const mark = baseline !== null && (0,_baseline_js__WEBPACK_IMPORTED_MODULE_7__/* .isOld */ .eD)(baseline) ? '⚠️ ' : '';
    return `${mark}${[name, ...facts].join(', ')}`;
}
function describeBaselines(runs, settings) {
    const all = [...new Set(runs.map((run) => describeBaseline(run, settings)))].filter((one) => one !== '');
    const more = all.length - MAX_BASELINES;
    const rest = more > 0 ? ` and ${(0,_format_js__WEBPACK_IMPORTED_MODULE_8__/* .formatCount */ .B4)(more)} more` : '';
    return withLead('baselines: ', all.slice(0, MAX_BASELINES).join('; ') + rest);
}
function withLead(lead, text) {
    return text === '' ? '' : lead + text;
}
function minuteOf(time) {
    const ms = Date.parse(time ?? '');
    if (Number.isNaN(ms))
        return '';
    const [date, clock = ''] = new Date(ms).toISOString().split('T');
    return `${date} ${clock.slice(0, 5)} UTC`;
}
function smallPrint(parts) {
    const known = parts.filter((part) => part !== '');
    return known.length === 0 ? '' : `<sub>${known.join(' · ')}</sub>\n`;
}


/***/ }),

/***/ 74315:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F_: () => (/* binding */ reasonSections),
/* harmony export */   MX: () => (/* binding */ noteSection),
/* harmony export */   Nw: () => (/* binding */ allNotes),
/* harmony export */   R_: () => (/* binding */ heading),
/* harmony export */   UV: () => (/* binding */ firstLines)
/* harmony export */ });
/* harmony import */ var _text_markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(85014);
/* harmony import */ var _outcome_words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(65758);
/* harmony import */ var _voice_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(80860);
/* harmony import */ var _section_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(74372);




const FIRST_REASONS = 20;
function heading(report, gateName) {
    const { mark, title } = (0,_outcome_words_js__WEBPACK_IMPORTED_MODULE_1__/* .titleOf */ .Gg)(report);
    const name = (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .inline */ .mG)(gateName);
    return `## ${mark} ${title}${name === '' ? '' : `: ${name}`}\n\n`;
}
function firstLines(line, next) {
    const step = next === '' ? '' : `**Next:** ${next}.\n\n`;
    return (line === '' ? '' : `${line}\n\n`) + step;
}
function reasonSections(reasons, stated) {
    return (0,_section_js__WEBPACK_IMPORTED_MODULE_3__/* .paged */ .IO)({
        part: 'reasons',
        one: 'reason',
        list: reasons.filter((reason) => !stated.has(reason)),
        firstPage: FIRST_REASONS,
        item: (reason) => `- ${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .message */ .iU)(reason.message, _voice_js__WEBPACK_IMPORTED_MODULE_2__/* .MAX_MESSAGE_CHARS */ .hP)}\n`,
    });
}
function noteSection(notes) {
    return (0,_section_js__WEBPACK_IMPORTED_MODULE_3__/* .section */ .uW)({
        part: 'run',
        one: 'note',
        many: 'notes',
        count: notes.length,
        open: '**Notes:**\n\n',
        close: '\n',
        items: () => (0,_section_js__WEBPACK_IMPORTED_MODULE_3__/* .each */ .__)(notes, (note) => `- ${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .message */ .iU)(note, _voice_js__WEBPACK_IMPORTED_MODULE_2__/* .MAX_MESSAGE_CHARS */ .hP)}\n`),
    });
}
function allNotes({ runs, notes }) {
    const [run, ...others] = runs;
    return [...(run !== undefined && others.length === 0 ? run.notes : []), ...notes];
}


/***/ }),

/***/ 17141:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ policySection),
/* harmony export */   Z: () => (/* binding */ unmatchedSection)
/* harmony export */ });
/* harmony import */ var _text_markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(85014);
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(53483);
/* harmony import */ var _voice_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(80860);
/* harmony import */ var _waivers_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(18567);
/* harmony import */ var _section_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(74372);





const MAX_KNOWN = 50;
function policySection({ exceptions, report }) {
    const lines = exceptions === null ? [] : describe(exceptions, report);
    return (0,_section_js__WEBPACK_IMPORTED_MODULE_2__/* .section */ .uW)({
        part: 'policy',
        one: 'warning or note',
        many: 'warnings and notes',
        count: lines.length,
        open: '**Warnings and notes:**\n\n',
        close: '\n',
        items: () => (0,_section_js__WEBPACK_IMPORTED_MODULE_2__/* .each */ .__)(lines, (line) => `- ${line}\n`),
    });
}
function unmatchedSection(runs) {
    const waivers = (0,_waivers_js__WEBPACK_IMPORTED_MODULE_3__/* .unmatchedWaivers */ .xb)(runs);
    return (0,_section_js__WEBPACK_IMPORTED_MODULE_2__/* .section */ .uW)({
        part: 'policy',
        one: 'waiver without a match',
        many: 'waivers without a match',
        count: waivers.length,
        close: '\n',
        items: () => (0,_section_js__WEBPACK_IMPORTED_MODULE_2__/* .each */ .__)(waivers, (waiver) => {
            const { kind, target } = waiver;
            return `- Waiver without a match: ${kind} ${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .identifier */ .Cv)(target)}${describeWaiver(waiver)}\n`;
        }),
    });
}
function describe(exceptions, report) {
    const { waived, known, notes } = exceptions;
    const titles = new Map(report?.themes.map(({ slug, title }) => [slug, title]));
    const persistent = (0,_format_js__WEBPACK_IMPORTED_MODULE_4__/* .formatCounted */ .So)(known.length, 'persistent theme');
    return [
        ...(0,_waivers_js__WEBPACK_IMPORTED_MODULE_3__/* .furtherWarnings */ .mc)(exceptions).map((text) => `⚠️ ${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .message */ .iU)(text, _voice_js__WEBPACK_IMPORTED_MODULE_1__/* .MAX_MESSAGE_CHARS */ .hP)}`),
        ...waived.map((one) => describeWaived(one, titles)),
        ...(known.length === 0
            ? []
            : [
                `${persistent}, for which the verdict does not fail the gate: ${(0,_format_js__WEBPACK_IMPORTED_MODULE_4__/* .formatList */ .ki)(known, MAX_KNOWN, _text_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .identifier */ .Cv)}`,
            ]),
        ...notes.map((note) => (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .message */ .iU)(note, _voice_js__WEBPACK_IMPORTED_MODULE_1__/* .MAX_MESSAGE_CHARS */ .hP)),
    ];
}
function describeWaived({ kind, name, waiver }, titles) {
    const title = (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .inline */ .mG)(kind === 'theme' ? (titles.get(name) ?? '') : '');
    const subject = kind === 'theme' ? (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .identifier */ .Cv)(name) : (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .inline */ .mG)(name);
    return `Waived ${kind} ${subject}${title === '' ? '' : ` (${title})`}${describeWaiver(waiver)}`;
}
function describeWaiver({ reason, owner, expires }) {
    const by = owner === null ? '' : `, owner ${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .inline */ .mG)(owner)}`;
    return `: ${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .inline */ .mG)(reason, _voice_js__WEBPACK_IMPORTED_MODULE_1__/* .MAX_MESSAGE_CHARS */ .hP)}${by}, until ${expires}`;
}


/***/ }),

/***/ 37975:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Mw: () => (/* binding */ fixTitle),
/* harmony export */   aE: () => (/* binding */ placeLink),
/* harmony export */   fp: () => (/* binding */ firstFixOf),
/* harmony export */   oE: () => (/* binding */ recommendationSections),
/* harmony export */   x9: () => (/* binding */ fixItem)
/* harmony export */ });
/* harmony import */ var _text_markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(85014);
/* harmony import */ var _text_nearest_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42337);
/* harmony import */ var _text_strip_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(30269);
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(53483);
/* harmony import */ var _names_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2274);
/* harmony import */ var _outcome_words_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(65758);
/* harmony import */ var _building_blocks_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(88674);
/* harmony import */ var _section_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(74372);








const FIRST_PAGE = 20;
const MAX_THEMES = 20;
const MAX_PLACE_CHARS = 300;
const MAX_WHY_CHARS = 1000;
const MAX_DIFF_LINES = 15;
function fixItem({ titles, place, before, after, url, why }) {
    const reason = why === '' ? '' : ` (not suggested: ${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .inline */ .mG)(why, MAX_WHY_CHARS)})`;
    const diff = promptDiff(before, after);
    const isLong = diff.split('\n').length - 2 > MAX_DIFF_LINES;
    const fold = isLong ? (0,_section_js__WEBPACK_IMPORTED_MODULE_6__/* .foldEnds */ .QV)('Show the diff') : { open: '', close: '\n\n' };
    return `**Prompt fix:** ${fixTitle(titles)} · ${placeLink(place, url)}${reason}\n\n${fold.open}${diff}${fold.close}`;
}
function fixTitle(titles) {
    return titles.map((title) => (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .inline */ .mG)(title) || _format_js__WEBPACK_IMPORTED_MODULE_7__/* .UNTITLED */ .q8).join('; ');
}
function placeLink(place, url) {
    const name = (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .inline */ .mG)((0,_names_js__WEBPACK_IMPORTED_MODULE_3__/* .placeName */ .fW)(place), MAX_PLACE_CHARS);
    return url === '' ? name : `[${name}](${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .linkDestination */ .Vh)(url)})`;
}
function firstFixOf({ promptFixes }, { detail }) {
    if (detail === 'brief')
        return null;
    for (const { from, found } of promptFixes) {
        const [first] = from;
        if (first && found.state === 'located' && !found.leftOut) {
            return { ...first, place: found.place };
        }
    }
    return null;
}
function recommendationSections(report, found, shown, { detail }, heading) {
    const themeTitles = new Map(report.themes.map(({ slug, title }) => [slug, title]));
    const all = [...report.recommendations.entries()]
        .filter(([index]) => index !== shown)
        .toSorted(([, a], [, b]) => a.order - b.order);
    const isChange = ({ currentText, suggestedText }) => currentText !== null || suggestedText !== null;
    const others = all.filter(([, one]) => !isChange(one));
    const names = { part: 'recommendations', one: 'recommendation' };
    const item = ([index, recommendation]) => detail === 'brief'
        ? `${titleLine(recommendation)}\n\n`
        : inFull(recommendation, found.get(index), themeTitles);
    const summary = `${(0,_format_js__WEBPACK_IMPORTED_MODULE_7__/* .formatCounted */ .So)(others.length, 'recommendation')} without a change of the prompt`;
    return [
        ...(0,_section_js__WEBPACK_IMPORTED_MODULE_6__/* .paged */ .IO)({
            ...names,
            list: all.filter(([, one]) => isChange(one)),
            firstPage: FIRST_PAGE,
            open: `${heading} Recommendations\n\n`,
            close: '',
            item,
        }),
        (0,_section_js__WEBPACK_IMPORTED_MODULE_6__/* .section */ .uW)({
            ...names,
            ...(0,_section_js__WEBPACK_IMPORTED_MODULE_6__/* .foldEnds */ .QV)(summary),
            many: 'recommendations',
            count: others.length,
            items: () => (0,_section_js__WEBPACK_IMPORTED_MODULE_6__/* .each */ .__)(others, item),
        }),
    ];
}
function titleLine({ order, title, severity, channel }) {
    const marks = [
        ...(severity === null ? [] : [(0,_building_blocks_js__WEBPACK_IMPORTED_MODULE_5__/* .severityMark */ .nU)(severity)]),
        ...(channel === null ? [] : [(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .inline */ .mG)((0,_outcome_words_js__WEBPACK_IMPORTED_MODULE_4__/* .plainWord */ .hx)(channel))]),
    ];
    return [`**${order}. ${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .inline */ .mG)(title) || _format_js__WEBPACK_IMPORTED_MODULE_7__/* .UNTITLED */ .q8}**`, ...marks].join(' · ');
}
function inFull(recommendation, found, themeTitles) {
    const { body, themeSlugs, currentText, suggestedText } = recommendation;
    const themes = themeSlugs.slice(0, MAX_THEMES).map((slug) => themeTitles.get(slug) ?? slug);
    const parts = [
        titleLine(recommendation),
        (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .prose */ .CS)(body),
        promptDiff(currentText, suggestedText),
        found === undefined ? '' : foundLine(found),
        themes.length > 0 ? `Fixes theme: ${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .inline */ .mG)(themes.join('; '), 1000)}` : '',
    ];
    return `${parts.filter((part) => part !== '').join('\n\n')}\n\n`;
}
function foundLine(found) {
    switch (found.state) {
        case 'located':
            return `Located in ${names([found.place])}${found.leftOut === null ? '' : `; not in the patch: ${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .inline */ .mG)(found.leftOut, MAX_WHY_CHARS)}`}`;
        case 'ambiguous':
            return `Ambiguous: the text is in ${(0,_format_js__WEBPACK_IMPORTED_MODULE_7__/* .formatCounted */ .So)(found.places.length, 'place')}: ${names(found.places)}`;
        case 'applied':
            return `Already applied: the suggested text is in ${names(found.places)}`;
        case 'missing':
            return 'Not found in the repository';
    }
}
function names(places) {
    return places.map((place) => placeLink(place, '')).join(', ');
}
const PIECES = /.{1,72}(?:\s+|$)|.{1,72}/gsu;
function promptDiff(currentText, suggestedText) {
    if (currentText === null && suggestedText === null)
        return '';
    const before = promptLines(currentText);
    const lines = suggestedText === null ? before : shorten((0,_text_nearest_js__WEBPACK_IMPORTED_MODULE_1__/* .diffLines */ .Pp)(before, promptLines(suggestedText)));
    const shown = suggestedText === null ? lines.flatMap(pieces) : lines.flatMap(foldDiffLine);
    const block = (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .codeBlock */ .DV)(suggestedText === null ? 'text' : 'diff', shown.join('\n'));
    const cut = Math.max(currentText?.length ?? 0, suggestedText?.length ?? 0) - _text_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .MAX_PROSE_CHARS */ .LO;
    return [block, ...(cut > 0 ? [(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .cutNote */ .nA)(cut)] : [])].join('\n\n');
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
    return (0,_text_strip_js__WEBPACK_IMPORTED_MODULE_2__/* .stripUnprintable */ .jh)((0,_text_strip_js__WEBPACK_IMPORTED_MODULE_2__/* .clip */ .$Q)(text, _text_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .MAX_PROSE_CHARS */ .LO)).split('\n');
}
function shorten(diff) {
    return (0,_text_nearest_js__WEBPACK_IMPORTED_MODULE_1__/* .stretchesOf */ .TM)(diff).flatMap(({ isFar, lines }) => isFar && lines.length > 1
        ? [`@@ ${lines.length} unchanged lines @@`]
        : lines.map(({ kind, text }) => _text_nearest_js__WEBPACK_IMPORTED_MODULE_1__/* .DIFF_SIGNS */ .TE[kind] + text));
}


/***/ }),

/***/ 29448:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ scenarioSections),
/* harmony export */   I: () => (/* binding */ failingSection)
/* harmony export */ });
/* harmony import */ var _text_markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(85014);
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(53483);
/* harmony import */ var _voice_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(80860);
/* harmony import */ var _words_names_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(49912);
/* harmony import */ var _words_scenarios_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(83495);
/* harmony import */ var _building_blocks_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(88674);
/* harmony import */ var _section_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(74372);







const MARKS = {
    'now failing': '❌',
    failing: '✖️',
    'now passing': '✅',
    passing: '✔️',
};
const MAX_CASES = 10;
const MAX_FAILING = 5;
const MAX_LINES = 2;
const MAX_LINE_CHARS = 300;
function scenarioSections(run, settings, heading) {
    const { cases = [] } = run;
    const shown = cases.slice(0, MAX_CASES);
    const failing = shown.filter(isNowFailing);
    const others = shown.filter((one) => !isNowFailing(one));
    const more = cases.length - shown.length;
    const rest = more > 0 ? `\nAnd ${(0,_format_js__WEBPACK_IMPORTED_MODULE_5__/* .formatCounted */ .So)(more, 'further scenario')} in \`report.html\`.\n\n` : '\n';
    const title = `${heading} Scenarios\n\n`;
    const head = (0,_building_blocks_js__WEBPACK_IMPORTED_MODULE_4__/* .tableHead */ .PP)(['Scenario', '---'], ['Passed', '---:'], ['Baseline', '---:']);
    const names = { part: 'scenarios', one: 'scenario', many: 'scenarios' };
    return [
        (0,_section_js__WEBPACK_IMPORTED_MODULE_6__/* .section */ .uW)({
            ...names,
            count: failing.length,
            open: title,
            close: others.length > 0 ? '\n' : rest,
            items: () => (0,_section_js__WEBPACK_IMPORTED_MODULE_6__/* .each */ .__)(failing, (one) => caseItem(one, run.calls ?? [], settings)),
        }),
        (0,_section_js__WEBPACK_IMPORTED_MODULE_6__/* .section */ .uW)({
            ...names,
            count: others.length,
            open: (failing.length > 0 ? '' : title) + head,
            close: rest,
            items: () => (0,_section_js__WEBPACK_IMPORTED_MODULE_6__/* .each */ .__)(others, caseRow),
        }),
    ];
}
function failingSection(runs, settings) {
    const failing = runs.flatMap(({ cases = [], calls = [] }) => cases.filter(isNowFailing).map((one) => ({ one, calls })));
    const shown = failing.slice(0, MAX_FAILING);
    const more = failing.length - shown.length;
    return (0,_section_js__WEBPACK_IMPORTED_MODULE_6__/* .section */ .uW)({
        part: 'scenarios',
        one: 'scenario',
        many: 'scenarios',
        count: shown.length,
        open: '### Scenarios\n\n',
        close: more > 0 ? `\nAnd ${(0,_format_js__WEBPACK_IMPORTED_MODULE_5__/* .formatCounted */ .So)(more, 'further scenario')} now failing.\n\n` : '\n',
        items: () => (0,_section_js__WEBPACK_IMPORTED_MODULE_6__/* .each */ .__)(shown, ({ one, calls }) => caseItem(one, calls, settings)),
    });
}
function isNowFailing({ status }) {
    return status === 'now failing';
}
function caseItem(one, calls, settings) {
    const { baseline, failingCall, adjustedP } = one;
    const before = baseline === null ? '' : `, ${share(baseline)} in the baseline`;
    const link = failingCall === null ? '' : ` · call ${(0,_building_blocks_js__WEBPACK_IMPORTED_MODULE_4__/* .callLink */ .x)(failingCall, settings)}`;
    const p = adjustedP === null ? '' : ` (p = ${(0,_words_names_js__WEBPACK_IMPORTED_MODULE_2__/* .formatPValue */ .td)(adjustedP)})`;
    const facts = `${MARKS['now failing']} **now failing:** ${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .inline */ .mG)((0,_words_scenarios_js__WEBPACK_IMPORTED_MODULE_3__/* .nameCase */ .I)(one))} · ${share(one)} passed${before}${p}${link}`;
    const excerpt = calls.find(({ id }) => id !== null && id === failingCall)?.excerpt ?? [];
    const lines = excerpt.slice(-MAX_LINES).map(({ speaker, text }) => {
        const name = `${(0,_voice_js__WEBPACK_IMPORTED_MODULE_1__/* .bold */ .Cr)(speaker ?? 'unknown speaker')}: `;
        return `${name}${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .inline */ .mG)(text, MAX_LINE_CHARS)}`;
    });
    if (lines.length === 0)
        return `- ${facts}\n`;
    const quote = (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .blockQuote */ .iZ)(lines.join('  \n')).replace(/^/gm, '  ');
    return `- ${facts}\n\n${quote}\n\n`;
}
function caseRow(one) {
    const { status, baseline } = one;
    const known = status === null ? '' : `${MARKS[status]}${_format_js__WEBPACK_IMPORTED_MODULE_5__/* .NBSP */ .MK}**${status}:** `;
    return (0,_building_blocks_js__WEBPACK_IMPORTED_MODULE_4__/* .row */ .nM)([
        known + (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .cell */ .Hn)((0,_words_scenarios_js__WEBPACK_IMPORTED_MODULE_3__/* .nameCase */ .I)(one)),
        (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .cell */ .Hn)(share(one)),
        (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .cell */ .Hn)(baseline === null ? null : share(baseline)),
    ]);
}
function share({ passed, evaluated }) {
    return `${(0,_format_js__WEBPACK_IMPORTED_MODULE_5__/* .formatCount */ .B4)(passed)}/${(0,_format_js__WEBPACK_IMPORTED_MODULE_5__/* .formatCount */ .B4)(evaluated)}`;
}


/***/ }),

/***/ 74372:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IO: () => (/* binding */ paged),
/* harmony export */   J0: () => (/* binding */ single),
/* harmony export */   QV: () => (/* binding */ foldEnds),
/* harmony export */   __: () => (/* binding */ each),
/* harmony export */   uW: () => (/* binding */ section)
/* harmony export */ });
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(53483);

const KEEP_ORDER = [
    'reasons',
    'overview',
    'run',
    'policy',
    'checks',
    'measures',
    'scenarios',
    'themes',
    'recommendations',
    'trend',
    'history',
    'analysis of themes',
    'executive summary',
    'findings',
    'went well',
];
function section({ part, isFurther = false, open = '', close = '', ...rest }) {
    const isLast = isFurther && part !== 'overview';
    const rank = KEEP_ORDER.indexOf(part) + (isLast ? KEEP_ORDER.length : 0);
    return { rank, open, close, ...rest };
}
function single(part, name, text) {
    const count = text === '' ? 0 : 1;
    return section({ part, one: name, many: `${name}s`, count, items: () => [text] });
}
function paged(paged) {
    const { part, one, many = `${one}s`, list, firstPage, tableHead = '', item } = paged;
    const page = list.slice(0, firstPage);
    const further = list.slice(firstPage);
    const fold = foldEnds((0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCounted */ .So)(further.length, `further ${one}`, `further ${many}`));
    return [
        section({
            ...{ part, one, many, count: page.length },
            open: (paged.open ?? '') + tableHead,
            close: paged.close ?? '\n',
            items: () => each(page, item),
        }),
        section({
            ...{ part, isFurther: true, one, many, count: further.length },
            open: fold.open + tableHead,
            close: fold.close,
            items: () => each(further, item),
        }),
    ];
}
function* each(values, render) {
    for (const value of values)
        yield render(value);
}
function foldEnds(summary) {
    return { open: `<details>\n<summary>${summary}</summary>\n\n`, close: '\n</details>\n\n' };
}


/***/ }),

/***/ 28509:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ analysisSections),
/* harmony export */   w: () => (/* binding */ themeTable)
/* harmony export */ });
/* harmony import */ var _text_markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(85014);
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(53483);
/* harmony import */ var _outcome_words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(65758);
/* harmony import */ var _theme_order_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(68918);
/* harmony import */ var _waivers_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(18567);
/* harmony import */ var _building_blocks_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(88674);
/* harmony import */ var _section_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(74372);







const FIRST_PAGE = 10;
const MAX_CHECKS = 100;
const HEAD = (0,_building_blocks_js__WEBPACK_IMPORTED_MODULE_3__/* .tableHead */ .PP)(['Theme', '---'], ['Calls', '---:'], ['Status', '---']);
function themeTable(runs, heading) {
    const all = (0,_theme_order_js__WEBPACK_IMPORTED_MODULE_2__/* .sortThemes */ .lt)(runs.flatMap(({ report }) => report?.themes ?? []));
    const themes = runs.length > 1 ? uniqueByKey(all) : all;
    const known = new Set(themes.map(keyOf));
    const isComplete = runs.every(({ report }) => report !== null);
    const gone = isComplete ? runs.flatMap(({ baseline }) => baseline?.gone ?? []) : [];
    const waivers = new Map(runs.flatMap(({ exceptions }) => [...(0,_waivers_js__WEBPACK_IMPORTED_MODULE_4__/* .waiversByName */ .wT)(exceptions).theme]));
    const rows = [
        ...themes.map((theme) => () => themeRow(theme, waivers.get(theme.slug))),
        ...uniqueByKey(gone)
            .filter((theme) => !known.has(keyOf(theme)))
            .map((theme) => () => fixedRow(theme)),
    ];
    return (0,_section_js__WEBPACK_IMPORTED_MODULE_5__/* .paged */ .IO)({
        part: 'themes',
        one: 'theme',
        list: rows,
        firstPage: FIRST_PAGE,
        open: `${heading} Themes\n\n`,
        tableHead: HEAD,
        item: (render) => render(),
    });
}
function analysisSections(themes, settings) {
    return (0,_section_js__WEBPACK_IMPORTED_MODULE_5__/* .paged */ .IO)({
        part: 'analysis of themes',
        one: 'analysis of a theme',
        many: 'analyses of themes',
        list: (0,_theme_order_js__WEBPACK_IMPORTED_MODULE_2__/* .sortThemes */ .lt)(themes).filter(_theme_order_js__WEBPACK_IMPORTED_MODULE_2__/* .isShown */ .aJ),
        firstPage: FIRST_PAGE,
        close: '',
        item: (theme) => analysis(theme, settings),
    });
}
function themeRow(theme, waiver) {
    const { severity, title, affectedCallCount, totalCallCount, lifecycle } = theme;
    const status = lifecycle === 'FIXED' && (0,_theme_order_js__WEBPACK_IMPORTED_MODULE_2__/* .isShown */ .aJ)(theme) ? 'PERSISTENT' : lifecycle;
    return (0,_building_blocks_js__WEBPACK_IMPORTED_MODULE_3__/* .row */ .nM)([
        `${(0,_building_blocks_js__WEBPACK_IMPORTED_MODULE_3__/* .severityMark */ .nU)(severity)} · ${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .cell */ .Hn)(title)}${(0,_building_blocks_js__WEBPACK_IMPORTED_MODULE_3__/* .waivedMark */ .Q6)(waiver)}`,
        `${(0,_format_js__WEBPACK_IMPORTED_MODULE_6__/* .formatCount */ .B4)(affectedCallCount)}/${(0,_format_js__WEBPACK_IMPORTED_MODULE_6__/* .formatCount */ .B4)(totalCallCount)}`,
        (0,_building_blocks_js__WEBPACK_IMPORTED_MODULE_3__/* .wordCell */ .D$)(status),
    ]);
}
function fixedRow({ slug, title }) {
    return (0,_building_blocks_js__WEBPACK_IMPORTED_MODULE_3__/* .row */ .nM)([`✅ ${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .inline */ .mG)(title) || (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .identifier */ .Cv)(slug)}`, (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .cell */ .Hn)(null), (0,_building_blocks_js__WEBPACK_IMPORTED_MODULE_3__/* .wordCell */ .D$)('FIXED')]);
}
function analysis(theme, settings) {
    const { sign } = (0,_outcome_words_js__WEBPACK_IMPORTED_MODULE_1__/* .severityOf */ .xJ)(theme.severity);
    const fold = (0,_section_js__WEBPACK_IMPORTED_MODULE_5__/* .foldEnds */ .QV)(`${sign} <b>${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .html */ .qy)(theme.title) || _format_js__WEBPACK_IMPORTED_MODULE_6__/* .UNTITLED */ .q8}</b>`);
    const isBrief = settings.detail === 'brief';
    const body = isBrief ? '' : (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .prose */ .CS)(theme.analysis);
    const checks = (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .inline */ .mG)(theme.checkNames.slice(0, MAX_CHECKS).join(', '), 2000);
    const facts = [
        ...(theme.impact === null ? [] : [`impact: ${(0,_building_blocks_js__WEBPACK_IMPORTED_MODULE_3__/* .wordCell */ .D$)(theme.impact)}`]),
        ...(theme.prevalence === null ? [] : [`prevalence: ${(0,_building_blocks_js__WEBPACK_IMPORTED_MODULE_3__/* .wordCell */ .D$)(theme.prevalence)}`]),
        ...(theme.rootCauseChannel === null ? [] : [`cause: ${(0,_building_blocks_js__WEBPACK_IMPORTED_MODULE_3__/* .wordCell */ .D$)(theme.rootCauseChannel)}`]),
        ...(checks === '' ? [] : [`checks: ${checks}`]),
        ...(theme.slug === '' || isBrief ? [] : [`slug: ${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .identifier */ .Cv)(theme.slug)}`]),
    ];
    return [
        fold.open,
        body === '' ? '' : `${body}\n\n`,
        facts.length === 0 ? '' : `${facts.join(' · ')}\n\n`,
        isBrief ? '' : (0,_building_blocks_js__WEBPACK_IMPORTED_MODULE_3__/* .callLine */ .LU)(theme.callIds, settings),
        fold.close,
    ].join('');
}
function uniqueByKey(themes) {
    return [...Map.groupBy(themes, keyOf).values()].flatMap(([first]) => first ?? []);
}
function keyOf({ slug, title }) {
    return slug || title;
}


/***/ }),

/***/ 61892:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P0: () => (/* binding */ historySections),
/* harmony export */   Y1: () => (/* binding */ countsByRunSection),
/* harmony export */   fM: () => (/* binding */ checkSections),
/* harmony export */   gD: () => (/* binding */ trendSections)
/* harmony export */ });
/* harmony import */ var _text_markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(85014);
/* harmony import */ var _checks_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(74949);
/* harmony import */ var _confidence_interval_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(96616);
/* harmony import */ var _facts_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(71949);
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(53483);
/* harmony import */ var _history_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(40350);
/* harmony import */ var _waivers_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(18567);
/* harmony import */ var _building_blocks_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(88674);
/* harmony import */ var _section_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(74372);









const FIRST_PAGE = 25;
const HISTORY_PAGE = 10;
const MIN_EARLIER_RUNS = 2;
const MAX_FLAKY = 10;
const CHECKS_HEAD = (0,_building_blocks_js__WEBPACK_IMPORTED_MODULE_3__/* .tableHead */ .PP)(['Check', '---'], ['Passed', '---:'], ['Threshold', '---:']);
function checkSections(run) {
    const isFailed = (0,_checks_js__WEBPACK_IMPORTED_MODULE_1__/* .isFailedIn */ .$Q)(run);
    const waivers = (0,_waivers_js__WEBPACK_IMPORTED_MODULE_4__/* .waiversByName */ .wT)(run.exceptions).check;
    return (0,_section_js__WEBPACK_IMPORTED_MODULE_5__/* .paged */ .IO)({
        part: 'checks',
        one: 'check',
        list: run.checks === undefined ? (0,_checks_js__WEBPACK_IMPORTED_MODULE_1__/* .checksOfTrend */ .Cc)(run) : (0,_checks_js__WEBPACK_IMPORTED_MODULE_1__/* .sortChecks */ .u6)(run),
        firstPage: FIRST_PAGE,
        tableHead: CHECKS_HEAD,
        item: (check) => {
            const { name, threshold, passRate } = check;
            const title = (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .cell */ .Hn)(name) + (0,_building_blocks_js__WEBPACK_IMPORTED_MODULE_3__/* .waivedMark */ .Q6)(waivers.get(name));
            const mark = markOf(check, isFailed(check));
            return (0,_building_blocks_js__WEBPACK_IMPORTED_MODULE_3__/* .row */ .nM)([mark + title, (0,_checks_js__WEBPACK_IMPORTED_MODULE_1__/* .passedShare */ .ct)(check), (0,_format_js__WEBPACK_IMPORTED_MODULE_6__/* .formatPercentBeside */ .lS)(threshold, passRate)]);
        },
    });
}
function markOf({ isPassed, threshold }, isFailed) {
    if (isFailed)
        return `❌${_format_js__WEBPACK_IMPORTED_MODULE_6__/* .NBSP */ .MK}`;
    return isPassed === null && threshold === null ? '' : `✅${_format_js__WEBPACK_IMPORTED_MODULE_6__/* .NBSP */ .MK}`;
}
function countsByRunSection(run) {
    const { runs, checks } = (0,_checks_js__WEBPACK_IMPORTED_MODULE_1__/* .countsByRun */ .pw)(run);
    const columns = runs.map((name) => [(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .cell */ .Hn)(name), '---:']);
    return (0,_section_js__WEBPACK_IMPORTED_MODULE_5__/* .section */ .uW)({
        part: 'checks',
        one: 'check, run by run',
        many: 'checks, run by run',
        count: checks.length,
        open: (0,_building_blocks_js__WEBPACK_IMPORTED_MODULE_3__/* .tableHead */ .PP)(['Check, run by run', '---'], ...columns),
        close: '\n',
        items: () => (0,_section_js__WEBPACK_IMPORTED_MODULE_5__/* .each */ .__)(checks, ({ name, shares }) => (0,_building_blocks_js__WEBPACK_IMPORTED_MODULE_3__/* .row */ .nM)([(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .cell */ .Hn)(name), ...shares])),
    });
}
function trendSections({ report, exceptions }, heading) {
    if (report === null)
        return [];
    const rows = (0,_facts_js__WEBPACK_IMPORTED_MODULE_7__/* .sortTrend */ .aQ)(report.trend?.rows ?? []);
    if (rows.every(({ previousPassRate }) => previousPassRate === null)) {
        return [(0,_section_js__WEBPACK_IMPORTED_MODULE_5__/* .single */ .J0)('trend', 'line on the baseline', 'No baseline yet.\n\n')];
    }
    const waivers = (0,_waivers_js__WEBPACK_IMPORTED_MODULE_4__/* .waiversByName */ .wT)(exceptions).check;
    const hasStatus = rows.some(({ lifecycle }) => lifecycle !== null);
    const head = (0,_building_blocks_js__WEBPACK_IMPORTED_MODULE_3__/* .tableHead */ .PP)(['Check', '---'], ['Baseline', '---:'], ['Change', '---:'], ...(hasStatus ? [['Status', '---']] : []));
    return (0,_section_js__WEBPACK_IMPORTED_MODULE_5__/* .paged */ .IO)({
        part: 'trend',
        one: 'check',
        list: rows,
        firstPage: FIRST_PAGE,
        open: `${heading} Trend\n\nChange since the baseline in percentage points.\n\n`,
        tableHead: head,
        item: (check) => {
            const { checkName, previousPassRate: previous, currentPassRate, counts, lifecycle } = check;
            const change = (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .cell */ .Hn)((0,_format_js__WEBPACK_IMPORTED_MODULE_6__/* .formatChange */ .eD)(previous, currentPassRate));
            return (0,_building_blocks_js__WEBPACK_IMPORTED_MODULE_3__/* .row */ .nM)([
                (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .cell */ .Hn)(checkName) + (0,_building_blocks_js__WEBPACK_IMPORTED_MODULE_3__/* .waivedMark */ .Q6)(waivers.get(checkName)),
                (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .cell */ .Hn)((0,_confidence_interval_js__WEBPACK_IMPORTED_MODULE_8__/* .withInterval */ .qY)((0,_format_js__WEBPACK_IMPORTED_MODULE_6__/* .formatPercent */ .l9)(previous), counts?.previous)),
                (0,_facts_js__WEBPACK_IMPORTED_MODULE_7__/* .pointsLost */ .Mv)(check) > 0 ? `**${change}**` : change,
                ...(hasStatus ? [(0,_building_blocks_js__WEBPACK_IMPORTED_MODULE_3__/* .wordCell */ .D$)(lifecycle)] : []),
            ]);
        },
    });
}
function historySections(run, heading) {
    const earlier = run.history?.runs.length ?? 0;
    const [first, further] = (0,_section_js__WEBPACK_IMPORTED_MODULE_5__/* .paged */ .IO)({
        part: 'history',
        one: 'line of history',
        many: 'lines of history',
        list: earlier < MIN_EARLIER_RUNS ? [] : (0,_history_js__WEBPACK_IMPORTED_MODULE_2__/* .historyLines */ .O5)(run),
        firstPage: HISTORY_PAGE,
        open: `${heading} History\n\n${(0,_history_js__WEBPACK_IMPORTED_MODULE_2__/* .historyWords */ .mw)(earlier)}\n\n`,
        tableHead: (0,_building_blocks_js__WEBPACK_IMPORTED_MODULE_3__/* .tableHead */ .PP)(['Check', '---'], ['Rates', '---']),
        item: ({ check, points }) => (0,_building_blocks_js__WEBPACK_IMPORTED_MODULE_3__/* .row */ .nM)([(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .cell */ .Hn)(check), `\`${(0,_history_js__WEBPACK_IMPORTED_MODULE_2__/* .sparkline */ .KM)(points)}\``]),
    });
    return [first, flakySection(run), further];
}
function flakySection({ history }) {
    const all = history?.unsteady ?? [];
    const flaky = all.slice(0, MAX_FLAKY);
    const more = all.length - flaky.length;
    return (0,_section_js__WEBPACK_IMPORTED_MODULE_5__/* .section */ .uW)({
        part: 'history',
        one: 'flaky check',
        many: 'flaky checks',
        count: flaky.length,
        close: more > 0 ? `And ${(0,_format_js__WEBPACK_IMPORTED_MODULE_6__/* .formatCounted */ .So)(more, 'further flaky check')} in \`report.html\`.\n\n` : '',
        items: () => (0,_section_js__WEBPACK_IMPORTED_MODULE_5__/* .each */ .__)(flaky, ({ check, changes, runs, waiver }) => {
            const { open, close } = (0,_section_js__WEBPACK_IMPORTED_MODULE_5__/* .foldEnds */ .QV)('Waiver for the policy');
            const times = `it changed between passed and failed ${(0,_format_js__WEBPACK_IMPORTED_MODULE_6__/* .formatCounted */ .So)(changes, 'time')} in ${(0,_format_js__WEBPACK_IMPORTED_MODULE_6__/* .formatCounted */ .So)(runs, 'run')} of the same prompt and plan`;
            return `**${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .inline */ .mG)(check)}** is flaky: ${times}.\n\n${open}${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .codeBlock */ .DV)('yaml', waiver)}\n${close}`;
        }),
    });
}


/***/ }),

/***/ 81975:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ formatFigure),
/* harmony export */   U: () => (/* binding */ describeMeasure)
/* harmony export */ });
/* harmony import */ var _evaluate_statistics_welch_test_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9885);
/* harmony import */ var _text_percent_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(58582);
/* harmony import */ var _text_strip_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(30269);
/* harmony import */ var _names_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(49912);




const DIGITS = 12;
const MAX_UNIT_CHARS = 20;
function formatFigure(value, unit) {
    if (value === null)
        return '–';
    const symbol = unit === null ? '' : (0,_text_strip_js__WEBPACK_IMPORTED_MODULE_1__/* .fold */ .AU)(unit, MAX_UNIT_CHARS);
    const number = String(Number(value.toPrecision(DIGITS)));
    return symbol === '' ? number : `${number} ${symbol}`;
}
function describeMeasure(effect, facts) {
    const name = `measure ${(0,_names_js__WEBPACK_IMPORTED_MODULE_2__/* .quoteName */ .AB)(facts.measure)}`;
    switch (facts.kind) {
        case 'measure-absent':
            return `no run has a ${name}: check the spelling in the policy`;
        case 'measure-unknown':
            return `${name} has no ${facts.statistic}, so ${facts.side}-${facts.statistic} was not evaluated`;
        case 'measure': {
            const { statistic, value = null, unit, limit } = facts;
            return `${name} has a ${statistic} of ${formatFigure(value, unit)}; the limit is ${formatFigure(limit, unit)}`;
        }
        case 'measure-moved':
            return `${name} ${describeMove(effect, facts)}`;
    }
}
function describeMove(effect, facts) {
    const { direction, unit, current, baseline, moved, limit, why, adjustedP } = facts;
    const key = `max-${direction}`;
    if (moved === null)
        return `has no median to compare, so ${key} was not evaluated`;
    if (why === 'few-values') {
        return `has fewer than ${_evaluate_statistics_welch_test_js__WEBPACK_IMPORTED_MODULE_0__/* .MIN_VALUES */ .e} values in this run or its baseline, so ${key} was not evaluated`;
    }
    if (why === 'no-values') {
        return `has no values per call, so ${key} compared the medians without a test for significance`;
    }
    const verb = direction === 'rise' ? 'rose' : 'fell';
    const medians = `${formatFigure(baseline, unit)} to ${formatFigure(current, unit)}`;
    const change = `${verb} by ${(0,_text_percent_js__WEBPACK_IMPORTED_MODULE_3__/* .tellPercent */ .dH)(moved, Number.parseFloat(limit))}%, from a median of ${medians}`;
    const p = adjustedP === null ? '' : ` (p = ${(0,_names_js__WEBPACK_IMPORTED_MODULE_2__/* .formatPValue */ .td)(adjustedP)})`;
    return effect === 'note'
        ? `${change}, which is not statistically significant${p}`
        : `${change}${p}; the limit is ${limit}`;
}


/***/ }),

/***/ 49912:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AB: () => (/* binding */ quoteName),
/* harmony export */   F9: () => (/* binding */ formatCalls),
/* harmony export */   Ic: () => (/* binding */ describeFailure),
/* harmony export */   gM: () => (/* binding */ formatCounts),
/* harmony export */   kX: () => (/* binding */ describeBelowThreshold),
/* harmony export */   td: () => (/* binding */ formatPValue),
/* harmony export */   wv: () => (/* binding */ describeCounts)
/* harmony export */ });
/* harmony import */ var _evaluate_service_verdict_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(92048);
/* harmony import */ var _text_percent_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(58582);
/* harmony import */ var _text_strip_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(30269);
/* harmony import */ var _confidence_interval_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(96616);




const MAX_NAME_CHARS = 200;
function quoteName(name) {
    return `'${(0,_text_strip_js__WEBPACK_IMPORTED_MODULE_1__/* .fold */ .AU)(name, MAX_NAME_CHARS)}'`;
}
function formatCalls(calls) {
    return calls === 1 ? '1 call' : `${calls} calls`;
}
function formatCounts({ passed, evaluated }) {
    return `${passed} of ${formatCalls(evaluated)}`;
}
function describeCounts(counts) {
    return counts === null ? '' : ` (${formatCounts(counts)}, ${(0,_confidence_interval_js__WEBPACK_IMPORTED_MODULE_2__/* .formatInterval */ .vy)(counts)})`;
}
function describeBelowThreshold(name, { evaluated, passRate: rate, threshold }) {
    const share = rate === null
        ? 'too few calls'
        : `${(0,_text_percent_js__WEBPACK_IMPORTED_MODULE_3__/* .tellPercent */ .dH)(rate, threshold)}% of ${evaluated === null ? 'its calls' : formatCalls(evaluated)}`;
    const limit = threshold === null ? '' : `; the threshold is ${(0,_text_percent_js__WEBPACK_IMPORTED_MODULE_3__/* .tellPercent */ .dH)(threshold, rate)}%`;
    return `check ${quoteName(name)} passed ${share}${limit}`;
}
function describeFailure({ type, message, check }, facts) {
    if (message !== null)
        return message;
    const name = check ?? '';
    return type === _evaluate_service_verdict_js__WEBPACK_IMPORTED_MODULE_0__/* .BELOW_THRESHOLD */ .yn && facts !== null
        ? describeBelowThreshold(name, facts)
        : `check ${quoteName(name)} did not pass`;
}
function formatPValue(p) {
    return `${Number(p.toPrecision(2))}`;
}


/***/ }),

/***/ 83495:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ nameCase),
/* harmony export */   _: () => (/* binding */ describeScenario)
/* harmony export */ });
/* harmony import */ var _text_strip_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(30269);
/* harmony import */ var _names_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(49912);


const MAX_NAME_CHARS = 200;
function nameCase({ scenario, persona, agent, }) {
    const parties = [persona, agent].filter((name) => name !== null).join(', ');
    const name = scenario === null ? parties : `${scenario}${parties && ` (${parties})`}`;
    return (0,_text_strip_js__WEBPACK_IMPORTED_MODULE_0__/* .fold */ .AU)(name, MAX_NAME_CHARS) || 'a scenario without a name';
}
function describeScenario(facts) {
    const { current, baseline, adjustedP } = facts;
    const now = `${(0,_names_js__WEBPACK_IMPORTED_MODULE_1__/* .formatCounts */ .gM)(current)} passed`;
    const before = baseline === null ? '' : `, ${baseline.passed} of ${baseline.evaluated} in the baseline`;
    const p = adjustedP === null ? '' : ` (p = ${(0,_names_js__WEBPACK_IMPORTED_MODULE_1__/* .formatPValue */ .td)(adjustedP)})`;
    return `scenario '${nameCase(facts)}' is now failing: ${now}${before}${p}`;
}


/***/ }),

/***/ 47388:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ PURPOSE_MS),
/* harmony export */   d: () => (/* binding */ StepDeadline)
/* harmony export */ });
const PURPOSE_MS = 18_000;
const GRACE_MS = 10_000;
class StepDeadline {
    #clock;
    #endMs;
    #hasWaited = false;
    constructor(clock) {
        this.#clock = clock;
        this.#endMs = clock.now();
    }
    add(sinceMs, limitMs) {
        const beginMs = Math.max(Math.min(sinceMs, this.#endMs), sinceMs - GRACE_MS);
        this.#endMs = Math.max(this.#endMs, beginMs + limitMs);
        this.#hasWaited = true;
    }
    within(budgetMs) {
        const nowMs = this.#clock.now();
        return this.#hasWaited
            ? Math.min(nowMs + budgetMs, this.#endMs + GRACE_MS)
            : nowMs + Math.min(budgetMs, GRACE_MS);
    }
}


/***/ }),

/***/ 14091:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   w: () => (/* binding */ makeFolders)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var _text_step_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(53326);



function makeFolders(path) {
    const parent = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path);
    if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(path) || parent === path)
        return;
    makeFolders(parent);
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(path);
    }
    catch (error) {
        if (!(0,_text_step_error_js__WEBPACK_IMPORTED_MODULE_2__/* .hasCode */ .up)(error, 'EEXIST'))
            throw error;
    }
}


/***/ }),

/***/ 49740:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ nextTurn)
/* harmony export */ });
function nextTurn() {
    return new Promise((resolve) => setImmediate(resolve));
}


/***/ })

};
;