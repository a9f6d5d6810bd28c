export const id = 249;
export const ids = [249];
export const modules = {

/***/ 814:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  L: () => (/* binding */ decide_decide)
});

;// CONCATENATED MODULE: ./core/policy/evaluate.js
/**
 * Judges a report by every rule of an ordered list. All findings become reasons, not only the
 * first. One that fails outweighs any number that could not decide.
 */
function evaluate(report, rules) {
    const findings = rules.flatMap((rule) => rule.apply(report).map((finding) => ({ ...finding, rule: rule.name })));
    return {
        outcome: decide(findings),
        reasons: findings.map(({ rule, message }) => ({ rule, message })),
    };
}
function decide(findings) {
    if (findings.some((finding) => finding.effect === 'fail'))
        return 'failed';
    return findings.length > 0 ? 'inconclusive' : 'passed';
}

;// CONCATENATED MODULE: ./core/policy/rules/verdict.js
/**
 * The verdict of the debrief itself: PASSED holds, THRESHOLD_FAILED fails. A verdict that this
 * version does not know is never taken for a pass: it leaves the gate undecided.
 */
const verdictRule = {
    name: 'verdict',
    apply({ verdict }) {
        switch (verdict) {
            case 'PASSED':
                return [];
            case 'THRESHOLD_FAILED':
                return [
                    {
                        effect: 'fail',
                        message: 'the verdict is THRESHOLD_FAILED: the run missed the thresholds of its checks',
                    },
                ];
            default:
                return [
                    {
                        effect: 'undecided',
                        message: `the verdict '${verdict}' is not one that this version knows (PASSED, THRESHOLD_FAILED), so it is not taken for a pass`,
                    },
                ];
        }
    },
};

;// CONCATENATED MODULE: ./core/policy/rules.js

/** Every rule in the order in which its reasons are shown. A new rule is one file and one line. */
const RULES = [verdictRule];

;// CONCATENATED MODULE: ./gate/decide.js


/** The policy's decision about the report of one run. */
function decide_decide(run, report) {
    const { outcome, reasons } = evaluate(report, RULES);
    return run.conclude(outcome, reasons, report);
}


/***/ }),

/***/ 3362:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ quoteErrorMessage)
/* harmony export */ });
/* harmony import */ var _core_text_log_line_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6977);

const MAX_CHARS = 1_000;
/** What follows `the debrief ended FAILED`: the service's words, where the workflow wants any shown. */
function quoteErrorMessage(errorMessage, detail) {
    const message = (0,_core_text_log_line_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .T)(errorMessage ?? '', MAX_CHARS);
    if (message === '')
        return ', without an error message';
    return detail === 'brief'
        ? ', with an error message that detail: brief leaves out'
        : `: ${message}`;
}


/***/ }),

/***/ 765:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ RunRecord),
/* harmony export */   h: () => (/* binding */ hasEnded)
/* harmony export */ });
/** Run statuses after which nothing is placed any more. */
const ENDED_STATUSES = new Set([
    'COMPLETED',
    'FAILED',
    'TIMED_OUT',
    'CANCELLED',
]);
/** Whether a run with this status has ended; a status never seen before counts as in flight. */
function hasEnded(runStatus) {
    return runStatus !== null && ENDED_STATUSES.has(runStatus);
}
/** What the step learns about one run while its story is told. */
class RunRecord {
    jobId;
    label;
    /** True once this step has started the run: only such runs are ever cancelled. */
    startedHere = false;
    /** True once the service has taken the run for finished (202 on the debrief request). */
    finished = false;
    /** False once the service has refused to have the run read. */
    readable = true;
    runStatus = null;
    debrief = null;
    /** The wait that is going on, for the log and for the words of a timeout. */
    wait = null;
    notes = [];
    constructor(label, jobId = '') {
        this.label = label;
        this.jobId = jobId;
    }
    /** What people know it by in the log. */
    get name() {
        return this.jobId === '' ? this.label : `run ${this.jobId}`;
    }
    /** True while the run may be placing calls that this step is answerable for. */
    get mayBePlacingCalls() {
        return this.startedHere && !this.finished && !hasEnded(this.runStatus);
    }
    note(text) {
        if (!this.notes.includes(text))
            this.notes.push(text);
    }
    /** The finished story, for the reports. */
    conclude(outcome, reasons, report) {
        const { jobId, label, notes, runStatus, debrief } = this;
        return { jobId, label, outcome, reasons, notes: [...notes], runStatus, debrief, report };
    }
}


/***/ }),

/***/ 4249:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   judgeSavedDebrief: () => (/* binding */ judgeSavedDebrief)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1455);
/* harmony import */ var _core_text_log_line_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6977);
/* harmony import */ var _service_debrief_document_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6851);
/* harmony import */ var _service_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6361);
/* harmony import */ var _service_key_mask_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6804);
/* harmony import */ var _decide_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(814);
/* harmony import */ var _error_message_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(3362);
/* harmony import */ var _run_record_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(765);








/** The same limit as for an answer of the service. */
const MAX_MIB = 32;
const MAX_PATH_CHARS = 200;
/**
 * Judges a debrief that was saved to a file, without any request. A file that cannot be taken is
 * bad input.
 *
 * @param detail `brief`: no text of the file but verdict and titles goes into any message
 * @param apiKey hidden should the file hold it; empty where there is none
 */
async function judgeSavedDebrief(path, detail, apiKey) {
    const run = new _run_record_js__WEBPACK_IMPORTED_MODULE_4__/* .RunRecord */ .d(path);
    const read = await readDebrief(path, detail, new _service_key_mask_js__WEBPACK_IMPORTED_MODULE_5__/* .KeyMask */ .Y(apiKey));
    if (typeof read === 'string') {
        const message = `input 'debrief-file': '${(0,_core_text_log_line_js__WEBPACK_IMPORTED_MODULE_6__/* .oneLine */ .T)(path, MAX_PATH_CHARS)}' ${read}`;
        return run.conclude('error', [{ rule: 'input', message }], null);
    }
    const { debriefId = '', status, errorMessage = null, report } = read;
    run.debrief = { debriefId, status, errorMessage };
    if (status === 'READY' && report)
        return (0,_decide_js__WEBPACK_IMPORTED_MODULE_3__/* .decide */ .L)(run, report);
    const message = whyUnjudged(read, detail);
    return run.conclude('inconclusive', [{ rule: 'debrief', message }], null);
}
function whyUnjudged({ status, errorMessage }, detail) {
    switch (status) {
        case 'READY':
            return 'the saved debrief is READY, but holds no report: save the answer of the debrief request, which does';
        case 'FAILED':
            return `the saved debrief ended FAILED${(0,_error_message_js__WEBPACK_IMPORTED_MODULE_7__/* .quoteErrorMessage */ .I)(errorMessage, detail)}`;
        default:
            return `the saved debrief is ${(0,_core_text_log_line_js__WEBPACK_IMPORTED_MODULE_6__/* .oneLine */ .T)(status, 100)}: save it again once its status is READY`;
    }
}
/** The debrief, or what is wrong with the file and the cure. */
async function readDebrief(path, detail, mask) {
    let text;
    try {
        const facts = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.stat)(path);
        if (!facts.isFile())
            return 'is not a file: name a file that holds one saved debrief';
        if (facts.size > MAX_MIB * 1024 * 1024) {
            return `is larger than ${MAX_MIB} MiB, which no debrief is: name a file that holds one saved debrief`;
        }
        text = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(path, 'utf8');
    }
    catch (error) {
        return describeUnreadable(error);
    }
    try {
        const document = JSON.parse(text.replace(/^\uFEFF/, ''));
        return (0,_service_debrief_document_js__WEBPACK_IMPORTED_MODULE_1__/* .parseDebriefDocument */ .AL)(mask.hideInJson(document, text));
    }
    catch (error) {
        if (error instanceof SyntaxError) {
            // The parser's words quote the text around the place.
            const where = detail === 'brief' ? '' : ` (${error.message})`;
            return `is not JSON${where}: save the service's answer as it is`;
        }
        if (error instanceof _service_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .ServiceError */ ._) {
            return `does not hold a debrief as the service returns it (save the answer of the debrief request as it is); ${error.problem}`;
        }
        throw error;
    }
}
function describeUnreadable(error) {
    const cure = 'check the path, which starts at the workspace, and that an earlier step wrote the file';
    if (!(error instanceof Error))
        throw error;
    return 'code' in error && error.code === 'ENOENT'
        ? `does not exist: ${cure}`
        : `cannot be read (${error.message}): ${cure}`;
}


/***/ }),

/***/ 6851:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AL: () => (/* binding */ parseDebriefDocument),
/* harmony export */   LL: () => (/* binding */ parseDebrief),
/* harmony export */   c2: () => (/* binding */ parseResults)
/* harmony export */ });
/* harmony import */ var _schemas_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5180);
/* harmony import */ var _shape_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3929);


/** The answer of the debrief operation, under `data` or bare. Throws as `checkShape` does. */
function parseDebrief(document, operation) {
    const { value, pointer } = unwrap(document);
    return (0,_shape_js__WEBPACK_IMPORTED_MODULE_1__/* .checkShape */ .eA)(_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .debriefSchema */ .lg, value, operation, pointer);
}
/** The debrief inside run results, under `data` or bare; null where they hold none yet. */
function parseResults(document, operation) {
    const { value, pointer } = unwrap(document);
    return (0,_shape_js__WEBPACK_IMPORTED_MODULE_1__/* .checkShape */ .eA)(_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .resultsSchema */ .sy, value, operation, pointer).debrief ?? null;
}
/**
 * A debrief that was saved to a file: an answer of the debrief operation or of the run results,
 * under `data` or bare. Throws as `checkShape` does.
 */
function parseDebriefDocument(document) {
    const { value, pointer } = unwrap(document);
    return (0,_shape_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(value) && Object.hasOwn(value, 'debrief')
        ? (0,_shape_js__WEBPACK_IMPORTED_MODULE_1__/* .checkShape */ .eA)(_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .resultsDebriefSchema */ .XL, value.debrief, 'saved debrief', `${pointer}/debrief`)
        : (0,_shape_js__WEBPACK_IMPORTED_MODULE_1__/* .checkShape */ .eA)(_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .debriefSchema */ .lg, value, 'saved debrief', pointer);
}
function unwrap(document) {
    return (0,_shape_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(document) && Object.hasOwn(document, 'data')
        ? { value: document.data, pointer: '/data' }
        : { value: document, pointer: '' };
}


/***/ }),

/***/ 6804:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ KeyMask)
/* harmony export */ });
/** A shorter key is no secret, and hiding it would tear IDs and enum values apart. */
const MIN_KEY_LENGTH = 4;
const MASK = '***';
/** A pattern of some 3,500 characters overflows the stack of V8's regular expressions. */
const MAX_PATTERN_LENGTH = 1024;
/** In JSON, a character of a key that is not spelled as itself. */
const ESCAPED_ASCII = /\\u00|\\\/|%[\da-f]{2}/i;
/** Keeps the API key out of what an answer says, should the service, or a proxy, send it back. */
class KeyMask {
    /** The key as it is, and as JSON spells it where it holds a quote or a backslash. */
    #usualForms;
    /** One for each piece of a long key, none for a key that is no secret. */
    #patterns;
    constructor(apiKey) {
        this.#usualForms = [apiKey, JSON.stringify(apiKey).slice(1, -1)];
        this.#patterns = apiKey.length < MIN_KEY_LENGTH ? [] : piecesOf(apiKey).map(patternOf);
    }
    /** The text without the key, whether it stands there literally, JSON-escaped or URL-encoded. */
    hide(text) {
        return this.#patterns.reduce((shown, pattern) => shown.replace(pattern, MASK), text);
    }
    /** The parsed JSON value without the key in any string; `text` is what it was parsed from. */
    hideInJson(value, text) {
        if (!this.#mayStandIn(text))
            return value;
        if (this.#patterns.every((pattern) => text.search(pattern) === -1))
            return value;
        const root = { value };
        this.#hideInside(root);
        return root.value;
    }
    /** A look that costs little: searching every spelling takes longer than all else with an answer. */
    #mayStandIn(text) {
        return this.#usualForms.some((form) => text.includes(form)) || ESCAPED_ASCII.test(text);
    }
    /** A loop over a stack, since an answer may be nested deeper than calls can be. */
    #hideInside(root) {
        const containers = [root];
        for (let container = containers.pop(); container; container = containers.pop()) {
            for (const [name, value] of Object.entries(container)) {
                const shown = this.hide(name);
                if (shown !== name)
                    delete container[name];
                container[shown] = typeof value === 'string' ? this.hide(value) : value;
                if (isContainer(value))
                    containers.push(value);
            }
        }
    }
}
function isContainer(value) {
    return typeof value === 'object' && value !== null;
}
/** The key in as few pieces as the patterns allow, all of about the same length. */
function piecesOf(apiKey) {
    const count = Math.ceil(apiKey.length / MAX_PATTERN_LENGTH);
    const length = Math.ceil(apiKey.length / count);
    return Array.from({ length: count }, (_, index) => apiKey.slice(index * length, (index + 1) * length));
}
/** Every character of the key, or of a piece of it, in any spelling: as it is, `\/`, `\u002f` or `%2f`. */
function patternOf(piece) {
    const characters = Array.from(piece, (character) => {
        const hex = character.charCodeAt(0).toString(16).padStart(2, '0');
        const anyCaseHex = hex.replace(/[a-f]/g, (digit) => `[${digit}${digit.toUpperCase()}]`);
        const literal = character.replace(/\W/, '\\$&');
        return `(?:\\\\?${literal}|\\\\u00${anyCaseHex}|%${anyCaseHex})`;
    });
    return new RegExp(characters.join(''), 'g');
}


/***/ }),

/***/ 5180:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AY: () => (/* binding */ runPageSchema),
/* harmony export */   EW: () => (/* binding */ simulationJobSchema),
/* harmony export */   Lx: () => (/* binding */ runSchema),
/* harmony export */   VE: () => (/* binding */ deletedFlowSchema),
/* harmony export */   WC: () => (/* binding */ startedRunSchema),
/* harmony export */   XL: () => (/* binding */ resultsDebriefSchema),
/* harmony export */   dO: () => (/* binding */ serviceErrorBodySchema),
/* harmony export */   hv: () => (/* binding */ metricCollectionJobSchema),
/* harmony export */   lg: () => (/* binding */ debriefSchema),
/* harmony export */   sy: () => (/* binding */ resultsSchema),
/* harmony export */   yc: () => (/* binding */ createdCallSchema)
/* harmony export */ });
/* unused harmony exports debriefReportSchema, listedRunSchema */
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2727);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7197);
/**
 * Wire shapes of the service, as its interface specification gives them.
 * Objects keep fields that the specification does not show, and enum fields are plain strings,
 * so that a value from a later version of the service passes through and is shown as it is.
 */

const nullableString = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP());
const findingSchema = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({
    title: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    body: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    callIds: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()),
});
const themeSchema = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({
    slug: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    title: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    severity: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    impact: nullableString,
    prevalence: nullableString,
    lifecycle: nullableString,
    affectedCallCount: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr(),
    totalCallCount: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr(),
    checkNames: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()),
    rootCauseChannel: nullableString,
    analysis: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    callIds: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()),
});
const recommendationSchema = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({
    order: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr(),
    title: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    body: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    severity: nullableString,
    channel: nullableString,
    currentText: nullableString,
    suggestedText: nullableString,
    themeSlugs: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()),
});
const trendSchema = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({
    baselineRunPlanJobId: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    baselineRunNumber: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr()),
    rows: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({
        checkName: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
        previousPassRate: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig()),
        currentPassRate: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig()),
        lifecycle: nullableString,
    })),
});
const debriefReportSchema = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({
    generatedAt: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    verdict: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    verdictSummary: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    executiveSummary: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({
        paragraphs: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()),
        sections: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({ heading: nullableString, body: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() })),
    }),
    keyFindings: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(findingSchema),
    wentWell: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(findingSchema),
    themes: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(themeSchema),
    recommendations: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(recommendationSchema),
    trend: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .mee(trendSchema),
});
/** A debrief as the debrief operation returns it. */
const debriefSchema = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({
    debriefId: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    status: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    errorMessage: nullableString,
    createdAt: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    completedAt: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(nullableString),
    report: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .mee(debriefReportSchema)),
});
/** The debrief inside run results: the specification promises its `status` only. */
const resultsDebriefSchema = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({
    debriefId: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()),
    status: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    errorMessage: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(nullableString),
    report: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .mee(debriefReportSchema)),
});
/** Run results; until the run has settled they may hold no debrief. */
const resultsSchema = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({
    debrief: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .mee(resultsDebriefSchema)),
});
/** The ID of a run; longer than any, it could stand in no path, and in no output as it is. */
const runIdSchema = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* ._minLength */ .m9(1), zod_mini__WEBPACK_IMPORTED_MODULE_1__/* ._maxLength */ .Eb(200));
/** What the start operation must give. */
const startedRunSchema = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ jobId: runIdSchema });
/** One simulated call inside a run, from which progress is counted. */
const runSimulationJobSchema = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({
    simulationJobId: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()),
    status: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(nullableString),
    callId: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(nullableString),
});
/** A run (run plan job) as the read operation returns it. */
const runSchema = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({
    status: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    simulationJobs: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(runSimulationJobSchema))),
});
/** A run as the list operation returns it. */
const listedRunSchema = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({
    simulationRunPlanJobId: runIdSchema,
    status: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()),
    createdAt: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(nullableString),
    startedAt: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(nullableString),
    endedAt: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(nullableString),
});
/** One page of the list operation. */
const runPageSchema = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    runs: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(listedRunSchema),
    hasMore: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY())),
    nextCursor: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(nullableString),
});
/** A simulation job as the lookup returns it; only what the specification says is always there. */
const simulationJobSchema = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({
    simulationJobId: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    status: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    processingStatus: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(nullableString),
    callId: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(nullableString),
    servicePhoneNumber: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(nullableString),
    runPlan: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({ id: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), name: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(nullableString) }),
    createdAt: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(nullableString),
    startedAt: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(nullableString),
    completedAt: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(nullableString),
});
/** A metric collection job; which of its fields may be null is not shown. */
const metricCollectionJobSchema = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({
    id: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    status: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    totalItems: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr())),
    completedItems: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr())),
    failedItems: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr())),
    errorMessage: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(nullableString),
});
/** A call as its creation returns it; further fields pass through. */
const createdCallSchema = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({
    id: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    externalId: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(nullableString),
});
/** The answer of a customer flow's deletion. */
const deletedFlowSchema = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({ deleted: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz(true) });
/** The body of every error; enum values that are not listed pass through. */
const serviceErrorBodySchema = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({
    type: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    code: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    message: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    param: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(nullableString),
    details: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5J()),
});


/***/ }),

/***/ 3929:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C$: () => (/* binding */ checkAt),
/* harmony export */   Gv: () => (/* binding */ isObject),
/* harmony export */   eA: () => (/* binding */ checkShape),
/* harmony export */   rP: () => (/* binding */ checkGathered)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8989);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6361);
/** Checks what the service says where it enters, and names every place that is not as specified. */


const MAX_LISTED_FAULTS = 50;
/**
 * The value as the schema types it. Throws a `ServiceError` of kind `shape` that names every wrong
 * place by its JSON Pointer, what was expected there and what was found (its type, never its value).
 * `pointer` is where the value stands in the answer.
 */
function checkShape(schema, value, operation, pointer) {
    return check(schema, value, operation, (path) => pointer + pointerOf(path));
}
/** Checks what stands at the JSON Pointer in an answer, as `checkShape` does. */
function checkAt(pointer, schema, answer, operation) {
    return checkShape(schema, resolvePointer(answer, pointer), operation, pointer);
}
/**
 * Gathers values from several places of an answer into one object, and checks it as `checkShape`
 * does. `pointers` says where each member of the object stands.
 */
function checkGathered(schema, answer, operation, pointers) {
    const gathered = Object.fromEntries(Object.entries(pointers).map(([name, pointer]) => [name, resolvePointer(answer, pointer)]));
    return check(schema, gathered, operation, ([name, ...rest]) => `${pointers[String(name)]}${pointerOf(rest)}`);
}
/** What stands at a JSON Pointer (RFC 6901), or undefined. */
function resolvePointer(document, pointer) {
    const path = pointer
        .split('/')
        .slice(1)
        .map((segment) => segment.replaceAll('~1', '/').replaceAll('~0', '~'));
    return valueAt(document, path);
}
function check(schema, value, operation, locate) {
    const parsed = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .safeParse */ .xL(schema, value);
    if (parsed.success)
        return parsed.data;
    const { issues } = parsed.error;
    const listed = issues.slice(0, MAX_LISTED_FAULTS).map((issue) => {
        const where = locate(issue.path) || 'the whole';
        return `${where}: expected ${describeExpected(issue)}, found ${describeFound(valueAt(value, issue.path))}`;
    });
    if (issues.length > listed.length)
        listed.push(`and ${issues.length - listed.length} more`);
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._({
        kind: 'shape',
        operation,
        problem: `not as specified: ${listed.join('; ')}`,
        mayHaveBeenTaken: true,
    });
}
function pointerOf(path) {
    return path
        .map((segment) => `/${String(segment).replaceAll('~', '~0').replaceAll('/', '~1')}`)
        .join('');
}
function valueAt(value, path) {
    return path.reduce((found, segment) => isObject(found) && Object.hasOwn(found, segment) ? found[segment] : undefined, value);
}
function isObject(value) {
    return typeof value === 'object' && value !== null;
}
function describeExpected(issue) {
    switch (issue.code) {
        case 'invalid_type':
            return issue.expected === 'int' ? 'integer' : issue.expected;
        case 'invalid_value':
            return issue.values.join(' or ');
        case 'too_big':
            return issue.origin === 'string' ? `at most ${issue.maximum} characters` : 'safe integer';
        default:
            return 'origin' in issue && issue.origin === 'string' ? 'non-empty string' : 'safe integer';
    }
}
function describeFound(value) {
    if (value === undefined)
        return 'nothing';
    if (value === null)
        return 'null';
    if (value === '')
        return 'empty string';
    if (Array.isArray(value))
        return 'array';
    if (value === Number.POSITIVE_INFINITY || value === Number.NEGATIVE_INFINITY)
        return 'number out of range';
    return Number.isSafeInteger(value) ? 'integer' : typeof value;
}


/***/ })

};
