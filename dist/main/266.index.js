"use strict";
exports.id = 266;
exports.ids = [266];
exports.modules = {

/***/ 80965:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bs: () => (/* binding */ statusLine),
/* harmony export */   TM: () => (/* binding */ firstLine),
/* harmony export */   qF: () => (/* binding */ parseJson),
/* harmony export */   z_: () => (/* binding */ requireSuccess)
/* harmony export */ });
/* unused harmony export retryAfterMs */
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5915);
/* harmony import */ var _text_json_object_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(66783);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(72557);



const MAX_TEXT_CHARACTERS = 700;
const MAX_PART_CHARACTERS = 200;
const MAX_INSPECTED_CHARACTERS = 16_384;
const SPENT_STATUS = 402;
const QUOTA = /quota|credit/i;
const errorSchema = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    type: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    code: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    message: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    param: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .nullable */ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP())),
    details: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .unknown */ .L5J()),
});
function requireSuccess(requested, response) {
    if (response.status < 300)
        return response;
    throw response.status < 400
        ? redirectError(requested, response)
        : statusError(requested, response);
}
function parseJson({ operation, mask }, response, mayBeEmpty = false) {
    const { status } = response;
    const text = textOf(response);
    if (mayBeEmpty && text.trim() === '')
        return undefined;
    const value = jsonIn(text, mask);
    if (value !== undefined)
        return value;
    const line = firstLine(text, mask);
    const problem = line
        ? `${status}, but the body is not JSON: ${line}`
        : `${status} with an empty body, but JSON was expected`;
    const facts = { operation, status, problem, mayHaveBeenTaken: true };
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ServiceError */ ._7({ ...facts, kind: 'not-json' });
}
function statusLine({ mask }, response) {
    const line = firstLine(textOf(response), mask);
    return line ? `${response.status}: ${line}` : `${response.status} with an empty body`;
}
function firstLine(body, mask) {
    const text = mask.hide(body).slice(0, MAX_INSPECTED_CHARACTERS).trim();
    const line = linesOf(text).find((candidate) => candidate !== '') ?? '';
    return cut(mask.hide(line), MAX_PART_CHARACTERS);
}
function cut(text, maxCharacters) {
    if (text.length <= maxCharacters)
        return text;
    const characters = Array.from(text.slice(0, 2 * maxCharacters + 2));
    return characters.length <= maxCharacters
        ? text
        : `${characters.slice(0, maxCharacters).join('')}…`;
}
function linesOf(text) {
    if (/^[{[]/.test(text))
        return [text.replace(/\s+/g, ' ')];
    const plain = text.startsWith('<') ? textOfHtml(text) : text;
    return plain.split(/[\r\n\u2028\u2029]+/).map((line) => line.replace(/\s+/g, ' ').trim());
}
function textOfHtml(html) {
    return html
        .replace(/<!--[\s\S]*?(?:-->|$)/g, '')
        .replace(/<(script|style)\b[\s\S]*?(?:<\/\1\s*>|$)/gi, '')
        .replace(/<[^>]*(?:>|$)/g, '\n');
}
function textOf({ body }) {
    return new TextDecoder().decode(body);
}
function redirectError({ operation, mask }, response) {
    const { status, headers } = response;
    const { location } = headers;
    const target = location ? ` to ${cut(mask.hide(`${location}`), MAX_TEXT_CHARACTERS)}` : '';
    return new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ServiceError */ ._7({
        kind: 'redirect',
        operation,
        status,
        problem: `${status} redirect${target}, which is not followed`,
        mayHaveBeenTaken: status === 303,
    });
}
function statusError(requested, response) {
    const { operation, mask } = requested;
    const parsed = errorSchema.safeParse(jsonIn(textOf(response), mask)).data;
    const status = parsed && isSpent(response.status, parsed) ? SPENT_STATUS : response.status;
    const profileKey = _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .MISSING */ .lV.has(status) ? requested.profileKey : undefined;
    const shown = parsed ? describeError(response.status, parsed) : statusLine(requested, response);
    return new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ServiceError */ ._7({
        kind: 'status',
        operation,
        status,
        problem: shown + (profileKey === undefined ? '' : describeMissing(status, profileKey)),
        mayHaveBeenTaken: status >= 500 || status === 408,
        retryAfterMs: retryAfterMs(response),
        ...(profileKey !== undefined && { profileKey }),
        ...(parsed && { type: parsed.type, code: parsed.code, param: parsed.param ?? undefined }),
    });
}
function isSpent(status, { type, code, details }) {
    const codes = `${code} ${(0,_text_json_object_js__WEBPACK_IMPORTED_MODULE_0__/* .valueAt */ .fK)(details, ['code'])}`;
    return type === 'payment_required' || (status === 429 && QUOTA.test(codes));
}
function retryAfterMs({ headers, receivedMs }) {
    const text = `${headers['retry-after'] ?? ''}`.trim();
    if (/^\d+$/.test(text))
        return Math.min(Number(text) * 1_000, Number.MAX_SAFE_INTEGER);
    const sentMs = parseHttpDate(`${headers.date}`) ?? receivedMs;
    return Math.max(0, (parseHttpDate(text) ?? 0) - sentMs);
}
function parseHttpDate(text) {
    if (!/^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)[a-z]*,? .*\d\d:\d\d:\d\d/.test(text))
        return undefined;
    const dateMs = Date.parse(text.endsWith('GMT') ? text : `${text} GMT`);
    return Number.isNaN(dateMs) ? undefined : dateMs;
}
function jsonIn(text, mask) {
    try {
        return mask.hideIn(JSON.parse(text));
    }
    catch {
        return undefined;
    }
}
function describeError(status, error) {
    const { type, code, message, param, details } = error;
    const name = `${cut(type, MAX_PART_CHARACTERS)}/${cut(code, MAX_PART_CHARACTERS)}`;
    const where = param ? ` (param: ${cut(param, MAX_PART_CHARACTERS)})` : '';
    const more = details === undefined || details === null
        ? ''
        : ` (details: ${cut(JSON.stringify(details), MAX_PART_CHARACTERS)})`;
    return `${status} ${name}: ${cut(message, MAX_TEXT_CHARACTERS)}${where}${more}`;
}
function describeMissing(status, profileKey) {
    const keys = `${profileKey}.path${status === 405 ? ` and ${profileKey}.method` : ''}`;
    return `; the specification does not show this operation, so check ${keys} in the input service-profile`;
}


/***/ }),

/***/ 32845:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   cj: () => (/* binding */ resolvePointer),
/* harmony export */   cn: () => (/* binding */ shapeError),
/* harmony export */   eA: () => (/* binding */ checkShape),
/* harmony export */   z6: () => (/* binding */ keepFitting)
/* harmony export */ });
/* harmony import */ var _text_json_object_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(66783);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(72557);


const MAX_LISTED = 50;
const MAX_NOTICES = 20;
function checkShape(schema, value, operation, pointer) {
    const parsed = (0,_text_json_object_js__WEBPACK_IMPORTED_MODULE_0__/* .parse */ .qg)(schema, value);
    if (parsed.success)
        return parsed.data;
    const { issues } = parsed.error;
    const listed = issues.slice(0, MAX_LISTED).map((issue) => (0,_text_json_object_js__WEBPACK_IMPORTED_MODULE_0__/* .describeIssue */ .n6)(issue, pointer));
    if (issues.length > listed.length)
        listed.push(`and ${issues.length - listed.length} more`);
    throw shapeError(operation, listed.join('; '));
}
function shapeError(operation, problem) {
    const whole = `not as specified: ${problem}`;
    return new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ServiceError */ ._7({ kind: 'shape', operation, problem: whole, mayHaveBeenTaken: true });
}
function keepFitting(schema, value, pointer, leftOut) {
    if (value === undefined || value === null)
        return null;
    const root = { value };
    for (let notices = 0;;) {
        const parsed = (0,_text_json_object_js__WEBPACK_IMPORTED_MODULE_0__/* .parse */ .qg)(schema, root.value);
        if (parsed.success)
            return parsed.data;
        const { issues } = parsed.error;
        for (const issue of issues.slice(0, MAX_NOTICES - notices)) {
            leftOut((0,_text_json_object_js__WEBPACK_IMPORTED_MODULE_0__/* .describeIssue */ .n6)(issue, pointer));
        }
        notices = Math.min(MAX_NOTICES, notices + issues.length);
        const paths = issues.map(({ path }) => ['value', ...path]);
        remove(root, paths);
        if (root.value === undefined)
            return null;
    }
}
function remove(root, paths) {
    const wrong = paths.map((path) => ((0,_text_json_object_js__WEBPACK_IMPORTED_MODULE_0__/* .valueAt */ .fK)(root, path) === undefined ? path.slice(0, -1) : path));
    const shortened = new Set();
    for (const path of wrong) {
        const parent = (0,_text_json_object_js__WEBPACK_IMPORTED_MODULE_0__/* .valueAt */ .fK)(root, path.slice(0, -1));
        if (!(0,_text_json_object_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(parent))
            continue;
        delete parent[String(path.at(-1))];
        if (Array.isArray(parent))
            shortened.add(parent);
    }
    for (const list of shortened) {
        list.splice(0, list.length, ...list.filter((item) => item !== undefined));
    }
}
function resolvePointer(document, pointer) {
    const path = pointer
        .split('/')
        .slice(1)
        .map((segment) => segment.replaceAll('~1', '/').replaceAll('~0', '~'));
    return (0,_text_json_object_js__WEBPACK_IMPORTED_MODULE_0__/* .valueAt */ .fK)(document, path);
}


/***/ }),

/***/ 67332:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EI: () => (/* binding */ reportOf),
/* harmony export */   RS: () => (/* binding */ trendOf),
/* harmony export */   XF: () => (/* binding */ worseReport),
/* harmony export */   aJ: () => (/* binding */ isShown),
/* harmony export */   bG: () => (/* binding */ trendSchema),
/* harmony export */   bZ: () => (/* binding */ trendRowFields),
/* harmony export */   zu: () => (/* binding */ debriefReportSchema),
/* harmony export */   zw: () => (/* binding */ themeFields)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5915);
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
function isShown({ lifecycle, affectedCallCount }) {
    return lifecycle !== 'FIXED' || affectedCallCount > 0;
}
function worseReport(report, later) {
    return later === null || badness(later) < badness(report) ? report : later;
}
function badness({ verdict }) {
    if (verdict === 'PASSED')
        return 0;
    return verdict === 'THRESHOLD_FAILED' ? 2 : 1;
}


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

/***/ 50781:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GI: () => (/* binding */ shownThemes),
/* harmony export */   JT: () => (/* binding */ furtherFindings),
/* harmony export */   kR: () => (/* binding */ themeRank),
/* harmony export */   lt: () => (/* binding */ sortThemes),
/* harmony export */   qs: () => (/* binding */ severityRank),
/* harmony export */   t7: () => (/* binding */ fixedThemes)
/* harmony export */ });
/* harmony import */ var _text_alike_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(46651);
/* harmony import */ var _debrief_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(67332);


function severityRank(severity) {
    if (severity === 'HIGH')
        return 0;
    if (severity === 'MEDIUM')
        return 2;
    return severity === 'LOW' ? 3 : 1;
}
const GONE_RANK = 4;
function themeRank(theme) {
    return (0,_debrief_js__WEBPACK_IMPORTED_MODULE_1__/* .isShown */ .aJ)(theme) ? severityRank(theme.severity) : GONE_RANK;
}
function sortThemes(themes) {
    return themes.toSorted((a, b) => themeRank(a) - themeRank(b) ||
        b.affectedCallCount - a.affectedCallCount ||
        Number(a.title > b.title) - Number(a.title < b.title));
}
function shownThemes(runs) {
    return themesOf(runs).filter(_debrief_js__WEBPACK_IMPORTED_MODULE_1__/* .isShown */ .aJ);
}
function fixedThemes(runs) {
    const themes = themesOf(runs);
    const known = new Set(themes.map(keyOf));
    const isComplete = runs.every(({ report }) => report !== null);
    const gone = isComplete ? runs.flatMap(({ baseline }) => baseline?.gone ?? []) : [];
    return [
        ...themes.filter((theme) => !(0,_debrief_js__WEBPACK_IMPORTED_MODULE_1__/* .isShown */ .aJ)(theme)),
        ...uniqueByKey(gone).filter((theme) => !known.has(keyOf(theme))),
    ];
}
function themesOf(runs) {
    const all = sortThemes(runs.flatMap(({ report }) => report?.themes ?? []));
    return runs.length > 1 ? uniqueByKey(all) : all;
}
function uniqueByKey(themes) {
    return [...Map.groupBy(themes, keyOf).values()].flatMap(([first]) => first ?? []);
}
function keyOf({ slug, title }) {
    return slug || title;
}
function furtherFindings({ keyFindings, themes }) {
    const titles = new Set(themes.map(({ title }) => (0,_text_alike_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeName */ .Pc)(title)));
    return keyFindings.filter(({ title }) => !titles.has((0,_text_alike_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeName */ .Pc)(title)));
}


/***/ }),

/***/ 71949:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Kq: () => (/* binding */ describeFound),
/* harmony export */   Ok: () => (/* binding */ marksOf),
/* harmony export */   Xb: () => (/* binding */ isChange),
/* harmony export */   Xl: () => (/* binding */ themeFacts),
/* harmony export */   Yw: () => (/* binding */ smallPrintFacts),
/* harmony export */   aW: () => (/* binding */ locatedFixes),
/* harmony export */   jP: () => (/* binding */ withoutRepeats),
/* harmony export */   nA: () => (/* binding */ countFacts),
/* harmony export */   qO: () => (/* binding */ onlyRun)
/* harmony export */ });
/* harmony import */ var _model_outcome_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(41913);
/* harmony import */ var _text_duration_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6203);
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(53483);
/* harmony import */ var _outcome_words_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(65758);
/* harmony import */ var _words_names_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(49912);





function onlyRun({ runs }) {
    return runs.length === 1 ? runs[0] : undefined;
}
function countFacts({ themes, trend }) {
    const rows = trend?.rows ?? [];
    return {
        themesTotal: themes.length,
        themesHigh: themes.filter(({ severity }) => severity === 'HIGH').length,
        themesNew: themes.filter(({ lifecycle }) => lifecycle === 'NEW').length,
        checksRegressed: rows.filter(({ previousPassRate, currentPassRate }) => previousPassRate !== null && currentPassRate !== null && currentPassRate < previousPassRate).length,
    };
}
const KNOWN_VERDICTS = new Set(['PASSED', 'THRESHOLD_FAILED']);
function smallPrintFacts(run) {
    const { report, debrief, runStatus: status, about, reasons, exceptions } = run;
    const rules = new Set(reasons.map(({ rule }) => rule));
    const isEvaluated = exceptions !== null;
    const isLastSeen = rules.has('timeout');
    const isStatusSaid = rules.has('run') || (isEvaluated && (0,_model_outcome_js__WEBPACK_IMPORTED_MODULE_0__/* .hasEnded */ .hY)(status)) || isLastSeen;
    const isDebriefSaid = rules.has('debrief') || isEvaluated || isLastSeen;
    const isVerdictSaid = rules.has('verdict') && !KNOWN_VERDICTS.has(report?.verdict ?? '');
    const facts = [
        ['verdict', isVerdictSaid ? null : report?.verdict],
        ['debrief', report !== null || isDebriefSaid ? null : debrief?.status],
        ['status', status === 'COMPLETED' || isStatusSaid ? null : status],
        ['ended', (0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatMinute */ .Yi)(about?.endedAt)],
        ['took', about?.durationMs == null ? null : (0,_text_duration_js__WEBPACK_IMPORTED_MODULE_1__/* .formatDuration */ .a)(about.durationMs)],
        ['debrief created', (0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatMinute */ .Yi)(debrief?.createdAt)],
        ['debrief completed', (0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatMinute */ .Yi)(debrief?.completedAt)],
    ];
    return facts.flatMap(([name, value]) => (value ? `${name} ${value}` : []));
}
function themeFacts(theme) {
    const facts = [
        ['Impact', (0,_outcome_words_js__WEBPACK_IMPORTED_MODULE_3__/* .plainWord */ .hx)(theme.impact)],
        ['Prevalence', (0,_outcome_words_js__WEBPACK_IMPORTED_MODULE_3__/* .plainWord */ .hx)(theme.prevalence)],
        ['Cause', (0,_outcome_words_js__WEBPACK_IMPORTED_MODULE_3__/* .plainWord */ .hx)(theme.rootCauseChannel)],
        ['Checks', theme.checkNames.join(', ')],
    ];
    return facts.flatMap(([name, value]) => (value ? [[name, value]] : []));
}
function isChange({ currentText, suggestedText }) {
    return currentText !== null || suggestedText !== null;
}
function marksOf({ severity, channel }) {
    const marks = [severity && (0,_outcome_words_js__WEBPACK_IMPORTED_MODULE_3__/* .formatSeverity */ .JE)(severity), (0,_outcome_words_js__WEBPACK_IMPORTED_MODULE_3__/* .plainWord */ .hx)(channel)];
    return marks.flatMap((mark) => mark || []);
}
function locatedFixes({ runs, promptFixes }) {
    const all = promptFixes.flatMap(({ from, found }) => {
        const [first] = from;
        const recommendation = first && runs[first.run]?.report?.recommendations[first.recommendation];
        if (!recommendation || !isChange(recommendation) || found.state !== 'located')
            return [];
        const { place, fixedLines, leftOut } = found;
        return { recommendations: [recommendation], from, place, fixedLines, leftOut };
    });
    all.sort((a, b) => Number(a.leftOut !== null) - Number(b.leftOut !== null));
    const changes = Map.groupBy(all, ({ place, fixedLines }) => JSON.stringify([place, fixedLines]));
    return [...changes.values()].flatMap((same) => {
        const recommendations = same.flatMap((one) => one.recommendations);
        const from = same.flatMap((one) => one.from);
        return same.slice(0, 1).map((fix) => ({ ...fix, from, recommendations }));
    });
}
function describeFound(found) {
    switch (found.state) {
        case 'located':
            return `Located in ${names([found.place])}${found.leftOut === null ? '' : `; not in the patch: ${found.leftOut}`}`;
        case 'ambiguous':
            return `Ambiguous: the text is in ${(0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatCounted */ .So)(found.places.length, 'place')}: ${names(found.places)}`;
        case 'applied':
            return `Already applied: the suggested text is in ${names(found.places)}`;
        case 'missing':
            return 'Not found in the repository';
    }
}
function names(places) {
    return places.map((place) => (0,_words_names_js__WEBPACK_IMPORTED_MODULE_4__/* .quoteName */ .AB)((0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .placeName */ .fW)(place))).join(', ');
}
function withoutRepeats(report, hasFigures = (_rule) => true) {
    const shortenKnown = (reason) => (hasFigures(reason.rule) ? shorten(reason) : reason);
    const runs = report.runs.map(({ reasons, exceptions, ...run }) => {
        const isEnded = reasons.some(({ rule }) => rule === 'incomplete-run');
        const own = reasons.filter(({ restates }) => !isEnded || restates !== 'status');
        const { warnings = [] } = exceptions ?? {};
        const shown = exceptions && { ...exceptions, warnings: warnings.map(shortenKnown) };
        return { ...run, reasons: own.map(shortenKnown), exceptions: shown };
    });
    return { ...report, runs, reasons: report.reasons.map(shorten) };
}
function shorten({ short, ...reason }) {
    return short === undefined ? reason : { ...reason, message: short };
}


/***/ }),

/***/ 65758:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gg: () => (/* binding */ titleOf),
/* harmony export */   JE: () => (/* binding */ formatSeverity),
/* harmony export */   Uq: () => (/* binding */ OUTCOME_MARKS),
/* harmony export */   hx: () => (/* binding */ plainWord)
/* harmony export */ });
/* harmony import */ var _model_outcome_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(41913);
/* harmony import */ var _model_theme_order_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(50781);
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(53483);



const OUTCOME_MARKS = {
    passed: '✅',
    failed: '❌',
    inconclusive: '❓',
    skipped: '⏭️',
    started: '⏳',
    error: '🛑',
};
function titleOf(report) {
    const { outcome, tolerated, policy, runs } = report;
    if (policy.isTrial) {
        const passed = runs.filter((run) => run.outcome === 'passed').length;
        return {
            mark: '🔎',
            title: `Policy check: ${passed} of ${(0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatCounted */ .So)(runs.length, 'run')} would pass`,
        };
    }
    const words = outcome === 'error' ? 'ended with an error' : outcome;
    const title = `Simulation gate ${words}`;
    return tolerated && (0,_model_outcome_js__WEBPACK_IMPORTED_MODULE_0__/* .fails */ .c6)(outcome)
        ? { mark: '⚠️', title: `${title} (tolerated)` }
        : { mark: OUTCOME_MARKS[outcome], title };
}
const SEVERITY_SIGNS = ['🔴', '🟣', '🟠', '🟡'];
function formatSeverity(severity) {
    return `${SEVERITY_SIGNS[(0,_model_theme_order_js__WEBPACK_IMPORTED_MODULE_1__/* .severityRank */ .qs)(severity)]}${_format_js__WEBPACK_IMPORTED_MODULE_2__/* .NBSP */ .MK}${plainWord(severity.trim()) || 'no severity'}`;
}
const PLAIN_WORDS = new Map([
    ['NEW', 'new'],
    ['PERSISTENT', 'persistent'],
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
    return value === null ? null : (PLAIN_WORDS.get(value) ?? value);
}


/***/ }),

/***/ 88674:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cr: () => (/* binding */ bold),
/* harmony export */   LU: () => (/* binding */ callLine),
/* harmony export */   PP: () => (/* binding */ tableHead),
/* harmony export */   Vs: () => (/* binding */ themeLines),
/* harmony export */   nM: () => (/* binding */ row),
/* harmony export */   q: () => (/* binding */ linked),
/* harmony export */   x: () => (/* binding */ callLink)
/* harmony export */ });
/* harmony import */ var _text_markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(85014);
/* harmony import */ var _facts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(71949);
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(53483);



const MAX_CALLS = 10;
function bold(title) {
    return `**${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .inline */ .mG)(title) || _format_js__WEBPACK_IMPORTED_MODULE_2__/* .UNTITLED */ .q8}**`;
}
function themeLines(theme, maxChars) {
    const facts = (0,_facts_js__WEBPACK_IMPORTED_MODULE_1__/* .themeFacts */ .Xl)(theme).map(([name, value]) => `${name}: ${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .inline */ .mG)(value, maxChars)}`);
    return theme.slug === '' ? facts : [...facts, `Slug: ${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .identifier */ .Cv)(theme.slug)}`];
}
function row(cells) {
    return `| ${cells.join(' | ')} |\n`;
}
function tableHead(...columns) {
    const names = columns.map((column) => (typeof column === 'string' ? column : column.number));
    return row(names) + row(columns.map((column) => (typeof column === 'string' ? '---' : '---:')));
}
function callLink(callId, settings) {
    return linked((0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .identifier */ .Cv)((0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .shortForm */ .JZ)(callId)), (0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .callUrl */ .eh)(callId, settings));
}
function linked(markdown, url) {
    return url && markdown ? `[${markdown}](${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .linkDestination */ .Vh)(url)})` : markdown;
}
function callLine(callIds, settings) {
    if (callIds.length === 0)
        return '';
    const ids = (0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatList */ .ki)(callIds, MAX_CALLS, (id) => callLink(id, settings));
    return `${(0,_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatCounted */ .So)(callIds.length, 'call')}: ${ids}\n\n`;
}


/***/ }),

/***/ 49912:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AB: () => (/* binding */ quoteName),
/* harmony export */   F9: () => (/* binding */ formatCalls),
/* harmony export */   Ic: () => (/* binding */ nameCase),
/* harmony export */   aV: () => (/* binding */ inBrief),
/* harmony export */   gM: () => (/* binding */ formatCounts),
/* harmony export */   tY: () => (/* binding */ formatProbability),
/* harmony export */   td: () => (/* binding */ formatPValue),
/* harmony export */   wv: () => (/* binding */ describeCounts)
/* harmony export */ });
/* harmony import */ var _text_strip_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(30269);
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(53483);


const MAX_NAME_CHARS = 200;
function quoteName(name) {
    return `'${(0,_text_strip_js__WEBPACK_IMPORTED_MODULE_0__/* .fold */ .AU)(name, MAX_NAME_CHARS)}'`;
}
function nameCase(one) {
    const { scenario, persona, agent } = one;
    const parties = [persona, agent].filter((name) => name !== null).join(', ');
    const name = scenario === null ? parties : `${scenario}${parties && ` (${parties})`}`;
    return (0,_text_strip_js__WEBPACK_IMPORTED_MODULE_0__/* .fold */ .AU)(name, MAX_NAME_CHARS) || 'a scenario without a name';
}
const UUID_START = /^[\da-f]{8}(?:-[\da-f]{4}){3}-/i;
function inBrief(one) {
    const id = one.scenarioId?.replace(UUID_START, '');
    return { ...one, scenario: one.scenario && (id || null) };
}
function formatCalls(calls) {
    return calls === 1 ? '1 call' : `${calls} calls`;
}
function formatCounts({ passed, evaluated }) {
    return `${passed} of ${formatCalls(evaluated)}`;
}
function describeCounts(counts) {
    return counts === null ? '' : ` (${formatCounts(counts)}, ${(0,_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatInterval */ .vy)(counts)})`;
}
function formatProbability(p) {
    return p < 0.001 ? '< 0.001' : `${Number(p.toPrecision(2))}`;
}
function formatPValue(p) {
    return `p ${p < 0.001 ? '' : '= '}${formatProbability(p)}`;
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

/***/ 85014:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CS: () => (/* binding */ prose),
/* harmony export */   Cv: () => (/* binding */ identifier),
/* harmony export */   DV: () => (/* binding */ codeBlock),
/* harmony export */   Hn: () => (/* binding */ cell),
/* harmony export */   LO: () => (/* binding */ MAX_PROSE_CHARS),
/* harmony export */   Vh: () => (/* binding */ linkDestination),
/* harmony export */   iU: () => (/* binding */ message),
/* harmony export */   iZ: () => (/* binding */ blockQuote),
/* harmony export */   mG: () => (/* binding */ inline),
/* harmony export */   nA: () => (/* binding */ cutNote),
/* harmony export */   xF: () => (/* binding */ fenceAround)
/* harmony export */ });
/* unused harmony export html */
/* harmony import */ var _strip_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(30269);
/* harmony import */ var _values_simple_values_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(58129);
/* harmony import */ var _xml_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(11246);



const ZWSP = '\u200b';
const NONE = '–';
const ACTIVE = /(?<![0-9a-z])[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}(?![0-9a-z])|[\\`*~|[\]<_@$]|&(?=#?[0-9a-z]{1,31};)|#(?=\d)|:(?=\/\/|(?:100|1234):|(?!\d+:)[\w+-]{1,60}:)|www(?=\.)|(?:GH|GHSA|CVE)-(?=\w)|[0-9a-f]{6,}?(?=CVE-\w)|[0-9a-f]{7,}/gi;
const SIGN = /[\\`*~|[\]<_@$&#:']/;
const MAY_BE_LINK = /[Ww]\.|[AaEeHh]-|[\dA-Fa-f]{3}[\dA-Fa-f]{3}/;
const ACTIVE_IN_HTML = /[&<>"'@$]|#(?=\d)|:(?=\/\/|(?:100|1234):|(?!\d+:)[\w+-]{1,60}:)|www(?=\.)|(?:GH|GHSA|CVE)-(?=\w)|[0-9a-f]{6,}?(?=CVE-\w)|[0-9a-f]{7,}/gi;
const QUOTED = /(?<![^\s(])'([^\s'`|@$<](?:[^'`|@$<]{0,200}[^\s'`|@$<])?)'(?!\w)/;
const BLOCK_START = /^(?:[-+=](?!\w)|:(?=-)|>|#(?=[#\s]|$))/;
const ORDERED_ITEM = /^(\d{1,9})([.)])(?=\s|$)/;
const PLAIN_ID = /^[\w.-]{1,100}$/;
const MAX_PROSE_CHARS = 20_000;
const MAX_INLINE_CHARS = 200;
function prose(text, maxChars = MAX_PROSE_CHARS) {
    const shown = (0,_strip_js__WEBPACK_IMPORTED_MODULE_0__/* .stripUnprintable */ .jh)((0,_strip_js__WEBPACK_IMPORTED_MODULE_0__/* .clip */ .$Q)(text, maxChars)).replaceAll('<!--', '');
    const lines = shown.split('\n').map((line) => escapeLine(line.replaceAll('\t', ' ').trim()));
    const paragraphs = lines
        .join('\n')
        .trim()
        .split(/\n{2,}/);
    const cut = text.length > maxChars ? [cutNote(text.length - maxChars)] : [];
    const kept = paragraphs.map((paragraph) => paragraph.replaceAll('\n', '\\\n'));
    return [...kept, ...cut].filter((part) => part !== '').join('\n\n');
}
function cutNote(chars) {
    return `*(cut here: ${chars} more characters)*`;
}
function inline(text, maxChars = MAX_INLINE_CHARS) {
    const line = escapeLine(foldProse(text, maxChars));
    return line.endsWith('#') && !line.endsWith('\\#') ? `${line.slice(0, -1)}\\#` : line;
}
function message(text, maxChars = 2000) {
    return escapeLine(foldProse(text, maxChars), codeOf);
}
function cell(text, maxChars = MAX_INLINE_CHARS) {
    return text === null ? NONE : inline(text, maxChars) || NONE;
}
function html(text, maxChars = MAX_INLINE_CHARS) {
    const line = foldProse(text, maxChars);
    return line.replace(ACTIVE_IN_HTML, (found) => ENTITIES[found] ?? unlink(found));
}
function identifier(id) {
    return PLAIN_ID.test(id) ? `\`${id}\`` : inline(id, 100);
}
function linkDestination(url) {
    return (0,_strip_js__WEBPACK_IMPORTED_MODULE_0__/* .stripInvisible */ ._0)(url)
        .replace(/[^\w.~:/?#@!&+,;=%-]/gu, percentEncode)
        .replaceAll('&', '&amp;');
}
function codeBlock(language, code) {
    const text = (0,_strip_js__WEBPACK_IMPORTED_MODULE_0__/* .stripUnprintable */ .jh)(code)
        .replaceAll('\t', '    ')
        .replace(/@(?=\w)/g, `@${ZWSP}`)
        .replaceAll('<!--', `<${ZWSP}!--`);
    const fence = fenceAround(text);
    return `${fence}${language}\n${text}\n${fence}`;
}
function fenceAround(text) {
    const longestRun = (text.match(/`+/g) ?? []).reduce((max, run) => Math.max(max, run.length), 2);
    return '`'.repeat(longestRun + 1);
}
function blockQuote(markdown) {
    return `> ${markdown.replaceAll('\n', '\n> ')}`;
}
function foldProse(text, maxChars) {
    return (0,_strip_js__WEBPACK_IMPORTED_MODULE_0__/* .fold */ .AU)(text, maxChars).replaceAll('<!--', '').trim();
}
function escapeLine(line, quote = quoteOf) {
    return escapeInline(line, quote).replace(BLOCK_START, '\\$&').replace(ORDERED_ITEM, '$1\\$2');
}
function escapeInline(line, quote) {
    if (!SIGN.test(line) && !MAY_BE_LINK.test(line))
        return line;
    const formula = /\$.*\$/.test(line);
    return line
        .split(QUOTED)
        .map((part, index) => (index % 2 === 0 ? disarm(part, formula) : quote(part, formula)))
        .join('');
}
function quoteOf(value, formula) {
    const escaped = disarm(value, formula);
    return escaped.includes(ZWSP) ? `'\`${value}\`'` : `'${escaped}'`;
}
function codeOf(value) {
    return `\`${(0,_values_simple_values_js__WEBPACK_IMPORTED_MODULE_2__/* .isUuid */ .O1)(value) ? value.slice(0, 8) : value}\``;
}
function disarm(text, formula) {
    return text.replace(ACTIVE, (found, offset) => {
        if (found === '<')
            return '&lt;';
        if (found === '&')
            return '&amp;';
        if (found === '$')
            return formula ? `${ZWSP}&#36;` : found;
        if ((0,_values_simple_values_js__WEBPACK_IMPORTED_MODULE_2__/* .isUuid */ .O1)(found))
            return codeOf(found);
        if (found === '_')
            return isInsideWord(text, offset) ? found : '\\_';
        return '\\`*~|[]'.includes(found) ? `\\${found}` : unlink(found);
    });
}
function unlink(found) {
    if (found === '$')
        return `${ZWSP}$`;
    if (found.length < 7)
        return found + ZWSP;
    return found.replace(/.{6}(?=.)/g, `$&${ZWSP}`);
}
function isInsideWord(line, offset) {
    return /^[0-9a-z]_[0-9a-z]$/i.test(line.slice(Math.max(0, offset - 1), offset + 2));
}
function percentEncode(char) {
    const encoded = encodeURIComponent(char);
    return encoded === char ? `%${char.charCodeAt(0).toString(16).toUpperCase()}` : encoded;
}


/***/ })

};
;