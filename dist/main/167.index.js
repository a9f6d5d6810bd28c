"use strict";
exports.id = 167;
exports.ids = [167];
exports.modules = {

/***/ 61328:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   As: () => (/* binding */ isComplete),
/* harmony export */   NX: () => (/* binding */ WHERE_FOUND),
/* harmony export */   Vs: () => (/* binding */ InputForm)
/* harmony export */ });
/* harmony import */ var _text_duration_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6203);
/* harmony import */ var _text_log_line_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(82456);
/* harmony import */ var _text_nearest_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(42337);
/* harmony import */ var _text_strip_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(30269);
/* harmony import */ var _text_values_addresses_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(72578);
/* harmony import */ var _text_values_parsed_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(38133);
/* harmony import */ var _text_values_simple_values_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(58129);







const MAX_SHOWN_CHARS = 100;
const MAX_ERRORS_PER_INPUT = 100;
const MAX_EDITS = 2;
const WHERE_FOUND = {
    'job-id': 'it is the output job-id of the step that started the run, and in the URL of the run',
    'run-plan': "its name and ID are in your service's dashboard",
};
class InputForm {
    errors = [];
    inputs;
    #defaults;
    #secrets;
    constructor(inputs, defaults) {
        this.inputs = inputs;
        this.#defaults = defaults;
        const names = ['api-key', 'github-token'];
        this.#secrets = Object.fromEntries(names.map((name) => [name, inputs.getInput(name)]));
        for (const secret of Object.values(this.#secrets))
            inputs.maskSecret(secret);
    }
    text(name) {
        return this.#secrets[name] ?? this.inputs.getInput(name);
    }
    has(name) {
        return this.text(name).trim() !== '';
    }
    read(name, parse) {
        const given = this.readGiven(name, parse) ?? null;
        const standard = parse(this.#defaults[name]);
        if (given !== null)
            return given;
        if (!standard.ok)
            throw new Error(`the default of '${name}' is invalid`);
        return standard.value;
    }
    readGiven(name, parse) {
        if (!this.has(name))
            return null;
        return this.takeFromFile(name, parse(this.text(name).trim()));
    }
    readExact(name, parse) {
        const text = this.text(name);
        return text === '' ? null : this.#take(name, parse(text));
    }
    takeFromFile(name, parsed) {
        return this.#take(name, refuseInvisible(this.text(name)) ?? parsed);
    }
    required(name, value, fix) {
        if (value === null)
            this.reject(`input '${name}' is missing: ${fix}`);
        return value ?? undefined;
    }
    boolean(name) {
        return this.read(name, _text_values_simple_values_js__WEBPACK_IMPORTED_MODULE_3__/* .parseBoolean */ .yG);
    }
    duration(name, maxMs) {
        return this.read(name, (text) => (0,_text_duration_js__WEBPACK_IMPORTED_MODULE_0__/* .parseDuration */ .E)(text, maxMs));
    }
    integer(name, min, max) {
        return this.read(name, (text) => (0,_text_values_simple_values_js__WEBPACK_IMPORTED_MODULE_3__/* .parseInteger */ .cG)(text, min, max));
    }
    choice(name, choices) {
        return this.read(name, (text) => (0,_text_values_simple_values_js__WEBPACK_IMPORTED_MODULE_3__/* .parseChoice */ .HU)(text, choices));
    }
    uuids(name) {
        return this.readGiven(name, _text_values_simple_values_js__WEBPACK_IMPORTED_MODULE_3__/* .parseUuidList */ .fm);
    }
    findUnknown(removed = {}) {
        const known = Object.entries(this.#defaults);
        const open = known.flatMap(([name, standard]) => {
            const isOpen = ['', standard].includes(this.text(name).trim());
            return isOpen || name === 'github-token' ? name : [];
        });
        const names = this.inputs.givenInputs().map((name) => name.toLowerCase());
        const unknown = names.filter((name) => !Object.hasOwn(this.#defaults, name));
        return unknown.flatMap((name) => {
            const isRemoved = Object.hasOwn(removed, name);
            const near = open.filter((each) => isNear(name, each));
            if (isRemoved && this.text(name).trim() === '')
                return [];
            if (!isRemoved && near.length === 0) {
                return `input '${name}' is not known and has no effect: remove it, or INPUT_${name.toUpperCase()} from env`;
            }
            const meant = `is not known; did you mean ${(0,_text_nearest_js__WEBPACK_IMPORTED_MODULE_4__/* .nearestFirst */ .F8)(name, near)[0]}?`;
            this.reject(`input '${name}' ${isRemoved ? `was removed: ${removed[name]}` : meant}`);
            return [];
        });
    }
    refuse(name, problem) {
        this.#take(name, (0,_text_values_parsed_js__WEBPACK_IMPORTED_MODULE_5__/* .invalid */ .G)(this.text(name).trim(), problem));
    }
    reject(message) {
        this.errors.push({ rule: 'input', message });
    }
    #take(name, parsed) {
        if (parsed.ok)
            return parsed.value;
        for (const { shown, problem } of parsed.errors.slice(0, MAX_ERRORS_PER_INPUT)) {
            const text = (0,_text_values_addresses_js__WEBPACK_IMPORTED_MODULE_6__/* .hideUrlSecrets */ .BF)(this.inputs.secrets.hide(shown ?? ''));
            const value = shown === null ? '' : `: '${(0,_text_log_line_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .TN)(text, MAX_SHOWN_CHARS)}'`;
            this.reject(`input '${name}'${value} ${problem}`);
        }
        return undefined;
    }
}
function refuseInvisible(raw) {
    const text = raw.replaceAll('\r', '');
    const visible = [...(0,_text_strip_js__WEBPACK_IMPORTED_MODULE_2__/* .stripUnprintable */ .jh)(text).replaceAll('\u00ad', '')];
    const char = [...text].find((each, index) => each !== visible[index]);
    if (char === undefined)
        return null;
    const code = `U+${char.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}`;
    return (0,_text_values_parsed_js__WEBPACK_IMPORTED_MODULE_5__/* .invalid */ .G)(null, `has an invisible character, ${code}: type the value again`);
}
function isNear(name, other) {
    const [one, two] = [name, other].map((each) => each.replace(/[-_]/g, ''));
    return one === two || (0,_text_nearest_js__WEBPACK_IMPORTED_MODULE_4__/* .editsBetween */ .yx)(name, other) <= MAX_EDITS;
}
function isComplete(inputs) {
    return Object.values(inputs).every((value) => value !== undefined);
}


/***/ }),

/***/ 67332:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   bG: () => (/* binding */ trendSchema),
/* harmony export */   tU: () => (/* binding */ wireReportSchema),
/* harmony export */   zu: () => (/* binding */ debriefReportSchema)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5915);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(41299);
/* harmony import */ var _fields_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(17132);


const LIFECYCLE = 'NEW, PERSISTENT, IMPROVING, FIXED.';
const CHANNEL = 'PROMPT, VOICE_CONFIG, STT, SPEECH_MODEL, LLM_MODEL, INFRA, EXTERNAL.';
const CALL_IDS = 'IDs of calls that show it';
const findingSchema = _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .named */ .KT('Finding', zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({
    title: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq('What was found, in a few words.'),
    body: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .inFull */ .Vz(_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq('What was found; empty where `detail` is brief.')),
    callIds: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .callIds */ .d2(CALL_IDS),
}));
const themeFields = {
    slug: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq('What the theme is known by from run to run.'),
    title: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq('What fails, in a few words.'),
    severity: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq('HIGH, MEDIUM, LOW.'),
    impact: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .textOrNull */ .ef('CRITICAL, HIGH, MEDIUM, LOW.'),
    prevalence: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .textOrNull */ .ef('WIDESPREAD, RECURRING, ISOLATED.'),
    lifecycle: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .textOrNull */ .ef(LIFECYCLE),
    affectedCallCount: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .integer */ .nd('Calls that show it.'),
    totalCallCount: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .integer */ .nd('Calls that could have shown it.'),
    checkNames: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .texts */ .Te('The checks that fail for it.'),
    rootCauseChannel: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .textOrNull */ .ef(CHANNEL),
    analysis: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .inFull */ .Vz(_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq('Why it fails; empty where `detail` is brief.')),
    callIds: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .callIds */ .d2(CALL_IDS),
};
const themeSchema = _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .named */ .KT('Theme', zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({
    ...themeFields,
    serviceLifecycle: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .textOrNull */ .ef("The service's lifecycle, if the gate determined its own.")),
}));
const recommendationSchema = _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .named */ .KT('Recommendation', zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({
    order: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .integer */ .nd('Its place among the recommendations.'),
    title: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq('What to do, in a few words.'),
    body: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .inFull */ .Vz(_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq('What to do; empty where `detail` is brief.')),
    severity: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .textOrNull */ .ef('HIGH, MEDIUM, LOW.'),
    channel: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .textOrNull */ .ef(CHANNEL),
    currentText: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .inFull */ .Vz(_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .textOrNull */ .ef('The text of the prompt to replace.')),
    suggestedText: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .inFull */ .Vz(_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .textOrNull */ .ef('What is to take its place.')),
    themeSlugs: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .texts */ .Te('Slugs of the themes that it is meant for.'),
}));
const trendRowFields = {
    checkName: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq('Name of the check.'),
    previousPassRate: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .rate */ .TS(),
    currentPassRate: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .rate */ .TS(),
    lifecycle: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .textOrNull */ .ef(LIFECYCLE),
};
const countsSchema = _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .shape */ .cW('Counts', {
    ..._fields_js__WEBPACK_IMPORTED_MODULE_0__/* .countsSchema */ .GB.shape,
    confidenceInterval: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .interval */ .YP(),
});
const trendRowSchema = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({
    ...trendRowFields,
    checkId: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .plainOrNull */ .HQ('ID of its metric definition.')),
    counts: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
        previous: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .nullable */ .mee(countsSchema), 'Of the baseline.'),
        current: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .nullable */ .mee(countsSchema), 'Of this run.'),
    }), 'The calls that the rates were taken of.')),
});
function trendOf(row) {
    return zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({
        baselineRunPlanJobId: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .plain */ .pj('Run plan job ID of the run that it was compared with; empty where there is none.'),
        baselineRunNumber: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .integerOrNull */ .f1('Number of that run.'),
        rows: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .list */ .p_(row, 'A row per check.'),
    });
}
const trendSchema = _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .named */ .KT('Trend', trendOf(trendRowSchema));
const executiveSummarySchema = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({
    paragraphs: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .inFull */ .Vz(_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .texts */ .Te('Its paragraphs.')),
    sections: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .inFull */ .Vz(_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .list */ .p_(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({
        heading: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .textOrNull */ .ef('Heading of the section.'),
        body: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq('Text of the section.'),
    }), 'Its sections.')),
});
function reportOf(theme, trend) {
    return zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({
        generatedAt: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .plain */ .pj('When the service wrote it, ISO 8601.'),
        verdict: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq('PASSED, THRESHOLD_FAILED.'),
        verdictSummary: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .inFull */ .Vz(_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq('The verdict in one paragraph; empty where `detail` is brief.')),
        executiveSummary: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY(executiveSummarySchema, 'The executive summary; empty where `detail` is brief.'),
        keyFindings: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .list */ .p_(findingSchema, 'What matters most.'),
        wentWell: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .list */ .p_(findingSchema, 'What went well.'),
        themes: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .list */ .p_(theme, 'Failure themes, as the service lists them.'),
        recommendations: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .list */ .p_(recommendationSchema, 'What the service recommends.'),
        trend: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .nullable */ .mee(trend), 'Pass rates now and in the baseline.'),
    });
}
const debriefReportSchema = _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .named */ .KT('DebriefReport', reportOf(themeSchema, trendSchema));
const withoutOurs = (name) => zod_mini__WEBPACK_IMPORTED_MODULE_2__/* ._overwrite */ .bS(({ [name]: _, ...reported }) => reported);
const wireReportSchema = reportOf(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3(themeFields).check(withoutOurs('serviceLifecycle')), trendOf(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3(trendRowFields).check(withoutOurs('counts'), withoutOurs('checkId'))));


/***/ }),

/***/ 17132:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GB: () => (/* binding */ countsSchema),
/* harmony export */   HQ: () => (/* binding */ plainOrNull),
/* harmony export */   Jt: () => (/* binding */ flag),
/* harmony export */   KT: () => (/* binding */ named),
/* harmony export */   Qq: () => (/* binding */ text),
/* harmony export */   T: () => (/* binding */ flagOrNull),
/* harmony export */   TS: () => (/* binding */ rate),
/* harmony export */   Te: () => (/* binding */ texts),
/* harmony export */   Vz: () => (/* binding */ inFull),
/* harmony export */   WY: () => (/* binding */ described),
/* harmony export */   YP: () => (/* binding */ interval),
/* harmony export */   Zo: () => (/* binding */ IN_FULL_ONLY),
/* harmony export */   ag: () => (/* binding */ said),
/* harmony export */   cW: () => (/* binding */ shape),
/* harmony export */   d2: () => (/* binding */ callIds),
/* harmony export */   ed: () => (/* binding */ SERVICE_TEXT),
/* harmony export */   ef: () => (/* binding */ textOrNull),
/* harmony export */   f1: () => (/* binding */ integerOrNull),
/* harmony export */   jO: () => (/* binding */ entries),
/* harmony export */   nd: () => (/* binding */ integer),
/* harmony export */   p_: () => (/* binding */ list),
/* harmony export */   pj: () => (/* binding */ plain),
/* harmony export */   wD: () => (/* binding */ numberOrNull)
/* harmony export */ });
/* unused harmony export DESCRIPTIONS */
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(34288);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5915);

const DESCRIPTIONS = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .registry */ .u5();
const SERVICE_TEXT = new WeakSet();
const IN_FULL_ONLY = new WeakSet();
function described(type, description) {
    DESCRIPTIONS.add(type, { description });
    return type;
}
function named(id, type) {
    DESCRIPTIONS.add(type, { id });
    return type;
}
function said(type) {
    SERVICE_TEXT.add(type);
    return type;
}
function inFull(type) {
    IN_FULL_ONLY.add(type);
    return type;
}
function shape(id, fields) {
    return named(id, zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc(fields));
}
function entries(description, fields) {
    return list(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc(fields), description);
}
function list(item, description) {
    return described(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(item), description);
}
const plain = (description) => described(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), description);
const plainOrNull = (description) => described(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .nullable */ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()), description);
const text = (description) => said(plain(description));
const textOrNull = (description) => said(plainOrNull(description));
const texts = (description) => said(described(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()), description));
const integer = (description) => described(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr(), description);
const integerOrNull = (description) => described(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .nullable */ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr()), description);
const flag = (description) => described(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY(), description);
const flagOrNull = (description) => described(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .nullable */ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY()), description);
const numberOrNull = (description) => described(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .nullable */ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig()), description);
const rate = () => numberOrNull('Percent, 0 to 100.');
const countsSchema = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    passed: integer('Calls that passed.'),
    evaluated: integer('Calls that were graded.'),
});
const interval = () => zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(described(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .nullable */ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    low: described(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig(), 'Percent, 0 to 100.'),
    high: described(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig(), 'Percent, 0 to 100.'),
})), '95% confidence interval of the rate (Wilson), or null without counts.'));
const callIds = (description) => inFull(described(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()), `${description}; empty where \`detail\` is brief.`));


/***/ }),

/***/ 41913:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GD: () => (/* binding */ tolerates),
/* harmony export */   Om: () => (/* binding */ worstOutcome),
/* harmony export */   Ri: () => (/* binding */ IN_FLIGHT),
/* harmony export */   c6: () => (/* binding */ fails),
/* harmony export */   hY: () => (/* binding */ hasEnded),
/* harmony export */   jf: () => (/* binding */ isGoing),
/* harmony export */   md: () => (/* binding */ worstFirst),
/* harmony export */   wi: () => (/* binding */ RUN_OUTCOMES)
/* harmony export */ });
/* unused harmony export ENDED */
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
function tolerates(outcomes, tolerance) {
    return (fails(worstOutcome(outcomes)) && outcomes.every((outcome) => isTolerated(outcome, tolerance)));
}
function isTolerated(outcome, { warnOnly, onInconclusive, isTrial = false }) {
    if (isTrial)
        return outcome !== 'error';
    if (outcome === 'failed')
        return warnOnly;
    if (outcome === 'inconclusive')
        return onInconclusive === 'warn';
    return !fails(outcome);
}
const ENDED = new Set([
    'COMPLETED',
    'FAILED',
    'TIMED_OUT',
    'CANCELLED',
    'CANCELED',
]);
const IN_FLIGHT = [
    'PENDING',
    'QUEUED',
    'CREATING_SNAPSHOTS',
    'CREATING_SIMULATIONS',
    'PREPARING_CAPACITY',
    'RUNNING_SIMULATIONS',
    'ENDING_SIMULATIONS',
    'CANCELLING',
];
const GOING = new Set(IN_FLIGHT);
function isGoing(runStatus) {
    return runStatus !== null && GOING.has(runStatus);
}
function hasEnded(runStatus) {
    return runStatus !== null && ENDED.has(runStatus);
}


/***/ }),

/***/ 46651:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ft: () => (/* binding */ isSame),
/* harmony export */   LR: () => (/* binding */ isNamedLike),
/* harmony export */   NL: () => (/* binding */ distinctNames),
/* harmony export */   Pc: () => (/* binding */ normalizeName)
/* harmony export */ });
/* harmony import */ var _strip_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(30269);

function normalizeName(name) {
    return (0,_strip_js__WEBPACK_IMPORTED_MODULE_0__/* .stripInvisible */ ._0)(name).normalize('NFC').replace(/\s+/g, ' ').trim();
}
function isNamedLike(name) {
    const shown = normalizeName(name);
    return (other) => normalizeName(other) === shown;
}
function distinctNames(names) {
    return [...Map.groupBy(names, normalizeName).values()].flatMap(([first]) => first ?? []);
}
function isSame(id, other) {
    return id.toLowerCase() === other.toLowerCase();
}


/***/ }),

/***/ 6203:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ parseDuration),
/* harmony export */   a: () => (/* binding */ formatDuration)
/* harmony export */ });
/* harmony import */ var _values_parsed_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38133);

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;
const LONGEST_MS = 35 * 24 * HOUR_MS;
const FIX = 'write numbers and units, such as 90s, 30m or 1h30m';
function parseDuration(text, maxMs = LONGEST_MS) {
    if (/^\d+$/.test(text))
        return (0,_values_parsed_js__WEBPACK_IMPORTED_MODULE_0__/* .invalid */ .G)(text, `is a number without a unit: ${FIX}`);
    const match = /^(?:(\d+)h)?(?:(\d+)m)?(?:(\d+)s)?$/.exec(text);
    if (match === null || text === '')
        return (0,_values_parsed_js__WEBPACK_IMPORTED_MODULE_0__/* .invalid */ .G)(text, `is not a duration: ${FIX}`);
    const [, hours = '0', minutes = '0', seconds = '0'] = match;
    const ms = Number(hours) * HOUR_MS + Number(minutes) * MINUTE_MS + Number(seconds) * SECOND_MS;
    if (ms < SECOND_MS || ms > maxMs) {
        return (0,_values_parsed_js__WEBPACK_IMPORTED_MODULE_0__/* .invalid */ .G)(text, `is out of range: write a duration from 1s to ${formatDuration(maxMs)}`);
    }
    return (0,_values_parsed_js__WEBPACK_IMPORTED_MODULE_0__/* .valid */ .r)(ms);
}
function formatDuration(ms) {
    const total = Math.max(0, Math.round(ms / 1000));
    const parts = [
        [Math.floor(total / 3600), 'h'],
        [Math.floor((total % 3600) / 60), 'm'],
        [total % 60, 's'],
    ];
    const text = parts.map(([count, unit]) => (count > 0 ? `${count}${unit}` : '')).join('');
    return text || '0s';
}


/***/ }),

/***/ 42337:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F8: () => (/* binding */ nearestFirst),
/* harmony export */   wI: () => (/* binding */ misspelling),
/* harmony export */   yx: () => (/* binding */ editsBetween)
/* harmony export */ });
const MAX_CHARS = 100;
function misspelling(word, candidates) {
    const [found] = nearestFirst(word, candidates);
    return found !== undefined && editsBetween(word, found) * 2 <= word.length ? found : undefined;
}
function nearestFirst(word, candidates) {
    return candidates
        .map((candidate) => ({ candidate, edits: editsBetween(word, candidate) }))
        .toSorted((a, b) => a.edits - b.edits)
        .map(({ candidate }) => candidate);
}
function editsBetween(one, other) {
    const from = one.slice(0, MAX_CHARS).toLowerCase();
    const to = other.slice(0, MAX_CHARS).toLowerCase();
    let row = Array.from({ length: to.length + 1 }, (_, index) => index);
    for (const [index, letter] of [...from].entries()) {
        const next = [index + 1];
        for (const [column, wanted] of [...to].entries()) {
            const [above = 0, aboveLeft = 0, left = 0] = [row[column + 1], row[column], next[column]];
            next.push(Math.min(above + 1, left + 1, aboveLeft + (letter === wanted ? 0 : 1)));
        }
        row = next;
    }
    return Number(row.at(-1));
}


/***/ }),

/***/ 72578:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BF: () => (/* binding */ hideUrlSecrets),
/* harmony export */   Q2: () => (/* binding */ parseBaseUrl),
/* harmony export */   lb: () => (/* binding */ parseUrlTemplate)
/* harmony export */ });
/* harmony import */ var _parsed_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38133);

const HTTP_URL = /^https?:\/\/[^\s\\\0-\x1f\x7f-\x9f/?#][^\s\\\0-\x1f\x7f-\x9f]*$/i;
const LOOPBACK_HOST = /^(?:localhost|\[::1\]|127\.\d+\.\d+\.\d+)$/;
const USER_INFO = /^\w+:\/\/[^/?#]*@/;
function parseBaseUrl(text) {
    const url = HTTP_URL.test(text) ? URL.parse(text) : null;
    if (url === null) {
        return (0,_parsed_js__WEBPACK_IMPORTED_MODULE_0__/* .invalid */ .G)(text, "is not a URL: write one such as 'https://api.example.com'");
    }
    const isUnencrypted = url.protocol === 'http:' && !LOOPBACK_HOST.test(url.hostname);
    const problems = [
        USER_INFO.test(text) && 'has user info: remove everything before the @',
        /[?#]/.test(text) && 'has a query or fragment: remove everything from ? or #',
        isUnencrypted && 'would send the key unencrypted: write https',
    ].filter((problem) => problem !== false);
    return problems.length === 0
        ? (0,_parsed_js__WEBPACK_IMPORTED_MODULE_0__/* .valid */ .r)(url.origin + url.pathname.replace(/(?<!\/)\/+$/, ''))
        : { ok: false, errors: problems.map((problem) => ({ shown: text, problem })) };
}
function parseUrlTemplate(text, placeholder) {
    const mark = `{${placeholder}}`;
    const filled = text.replaceAll(mark, 'id');
    if (!HTTP_URL.test(text) || !URL.canParse(filled)) {
        return (0,_parsed_js__WEBPACK_IMPORTED_MODULE_0__/* .invalid */ .G)(text, `is not an http or https URL: write one such as 'https://app.example.com/${mark}'`);
    }
    if (USER_INFO.test(text)) {
        return (0,_parsed_js__WEBPACK_IMPORTED_MODULE_0__/* .invalid */ .G)(text, 'has user info, which every reader would see: remove it');
    }
    if (/^\w+:\/\/[^/?#]*\{/.test(text)) {
        return (0,_parsed_js__WEBPACK_IMPORTED_MODULE_0__/* .invalid */ .G)(text, `has ${mark} in its host: put it into the path`);
    }
    if (/[{}]/.test(filled)) {
        return (0,_parsed_js__WEBPACK_IMPORTED_MODULE_0__/* .invalid */ .G)(text, `has braces other than ${mark}: it is the only placeholder here`);
    }
    return filled === text ? (0,_parsed_js__WEBPACK_IMPORTED_MODULE_0__/* .invalid */ .G)(text, `has no ${mark}: put it in place of the ID`) : (0,_parsed_js__WEBPACK_IMPORTED_MODULE_0__/* .valid */ .r)(text);
}
function hideUrlSecrets(text) {
    const colon = text.indexOf(':');
    const at = text.lastIndexOf('@');
    const start = text.startsWith('//', colon + 1) ? colon + 3 : colon + 1;
    const shown = colon === -1 || at < start ? text : `${text.slice(0, start)}***${text.slice(at)}`;
    return shown.replace(/([?&][^=&?#\s]*=)(?!\{)[^&#\s]+/g, '$1***');
}


/***/ }),

/***/ 38133:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ invalid),
/* harmony export */   r: () => (/* binding */ valid)
/* harmony export */ });
function valid(value) {
    return { ok: true, value };
}
function invalid(shown, problem) {
    return { ok: false, errors: [{ shown, problem }] };
}


/***/ }),

/***/ 58129:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   HU: () => (/* binding */ parseChoice),
/* harmony export */   O1: () => (/* binding */ isUuid),
/* harmony export */   cG: () => (/* binding */ parseInteger),
/* harmony export */   fm: () => (/* binding */ parseUuidList),
/* harmony export */   lq: () => (/* binding */ parsePhoneNumber),
/* harmony export */   yG: () => (/* binding */ parseBoolean)
/* harmony export */ });
/* harmony import */ var _parsed_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38133);

function parseBoolean(text) {
    if (/^(?:true|True|TRUE)$/.test(text))
        return (0,_parsed_js__WEBPACK_IMPORTED_MODULE_0__/* .valid */ .r)(true);
    if (/^(?:false|False|FALSE)$/.test(text))
        return (0,_parsed_js__WEBPACK_IMPORTED_MODULE_0__/* .valid */ .r)(false);
    return (0,_parsed_js__WEBPACK_IMPORTED_MODULE_0__/* .invalid */ .G)(text, 'is not a boolean: write true or false');
}
function parseInteger(text, min, max) {
    const value = /^\d+$/.test(text) ? Number(text) : Number.NaN;
    if (value >= min && value <= max)
        return (0,_parsed_js__WEBPACK_IMPORTED_MODULE_0__/* .valid */ .r)(value);
    return (0,_parsed_js__WEBPACK_IMPORTED_MODULE_0__/* .invalid */ .G)(text, `is not valid: write a whole number from ${min} to ${max}`);
}
function parseChoice(text, choices) {
    const choice = choices.find((candidate) => candidate === text);
    return choice === undefined
        ? (0,_parsed_js__WEBPACK_IMPORTED_MODULE_0__/* .invalid */ .G)(text, `is not a choice here: write ${choices.join(' or ')}`)
        : (0,_parsed_js__WEBPACK_IMPORTED_MODULE_0__/* .valid */ .r)(choice);
}
function parsePhoneNumber(text) {
    return /^\+[1-9]\d{1,14}$/.test(text)
        ? (0,_parsed_js__WEBPACK_IMPORTED_MODULE_0__/* .valid */ .r)(text)
        : (0,_parsed_js__WEBPACK_IMPORTED_MODULE_0__/* .invalid */ .G)(text, "is not an E.164 phone number: write a + and 2 to 15 digits with the country code first, such as '+15550100200'");
}
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
function isUuid(text) {
    return UUID.test(text);
}
function parseUuidList(text) {
    const items = text
        .split(/[\n,]/)
        .map((item) => item.trim())
        .filter((item) => item !== '');
    if (items.length === 0)
        return { ok: false, errors: [{ shown: text, problem: 'has no ID' }] };
    const problem = 'is not a UUID: write an ID such as 01234567-89ab-cdef-0123-456789abcdef';
    const errors = items.filter((item) => !isUuid(item)).map((shown) => ({ shown, problem }));
    if (errors.length > 0)
        return { ok: false, errors };
    const known = new Set();
    return (0,_parsed_js__WEBPACK_IMPORTED_MODULE_0__/* .valid */ .r)(items.filter((item) => known.size < known.add(item.toLowerCase()).size));
}


/***/ })

};
;