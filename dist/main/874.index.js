"use strict";
exports.id = 874;
exports.ids = [874];
exports.modules = {

/***/ 46115:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   kQ: () => (/* binding */ lacksPermission),
/* harmony export */   lE: () => (/* binding */ isPermanent),
/* harmony export */   yN: () => (/* binding */ GitHubApi)
/* harmony export */ });
/* harmony import */ var _http_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(72557);
/* harmony import */ var _http_shape_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(32845);
/* harmony import */ var _runner_deadline_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(47388);
/* harmony import */ var _text_json_object_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(66783);
/* harmony import */ var _request_errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(62284);





const NO_PERMISSION = /Resource not accessible by/;
const RATE_LIMIT = /rate limit/i;
const VIEWER = '{ viewer { login } }';
const PER_PAGE = 100;
const MAX_PAGES = 30;
const WORKFLOW_AUTHOR = 'github-actions[bot]';
class GitHubApi {
    #octokit;
    #access;
    #runtime;
    #endMs;
    #author;
    constructor(access, runtime, endMs = runtime.clock.now() + _runner_deadline_js__WEBPACK_IMPORTED_MODULE_2__/* .PURPOSE_MS */ .MW, octokit = connect(access, runtime)) {
        this.#access = access;
        this.#runtime = runtime;
        this.#endMs = endMs;
        this.#octokit = octokit;
        octokit.catch(() => undefined);
    }
    leaving(ms) {
        return new GitHubApi(this.#access, this.#runtime, this.#endMs - ms, this.#octokit);
    }
    async ask(operation, send) {
        const { data } = await this.#request(operation, send);
        return data;
    }
    async #request(operation, send) {
        const { owner, repo } = this.#access;
        const endMs = Math.min(this.#endMs, this.#runtime.clock.now() + _runner_deadline_js__WEBPACK_IMPORTED_MODULE_2__/* .PURPOSE_MS */ .MW);
        const octokit = await this.#octokit;
        try {
            return await (0,_runner_deadline_js__WEBPACK_IMPORTED_MODULE_2__/* .byDeadline */ .Ux)(endMs, this.#runtime, (signal) => send(octokit, { owner, repo, request: { signal, endMs } }));
        }
        catch (error) {
            throw (0,_request_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .namedError */ .mU)(operation, error);
        }
    }
    async list(operation, send) {
        const all = [];
        for (let page = 1; page <= MAX_PAGES; page += 1) {
            const { data, headers } = await this.#request(operation, (octokit, given) => send(octokit, { ...given, per_page: PER_PAGE, page }));
            if (!Array.isArray(data) || !data.every(_text_json_object_js__WEBPACK_IMPORTED_MODULE_3__/* .isObject */ .Gv)) {
                throw (0,_http_shape_js__WEBPACK_IMPORTED_MODULE_1__/* .shapeError */ .cn)(operation, 'expected a list of objects');
            }
            all.push(...data);
            if (!headers.link?.includes('rel="next"'))
                break;
        }
        return all;
    }
    async delete(operation, send) {
        try {
            await this.ask(operation, send);
        }
        catch (error) {
            if (!(error instanceof _http_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._7) || error.status !== 404)
                throw error;
        }
    }
    author() {
        this.#author ??= this.#readAuthor();
        return this.#author;
    }
    async #readAuthor() {
        const readViewer = async ({ graphql }, { request }) => {
            const { viewer } = await graphql(VIEWER, { request });
            return { data: viewer, headers: {} };
        };
        const readUser = ({ rest }, { request }) => rest.users.getAuthenticated({ request });
        for (const read of [readViewer, readUser]) {
            try {
                const { login } = await this.ask('read author', read);
                if (login)
                    return login;
            }
            catch (error) {
                if (error instanceof _http_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._7 && !isPermanent(error))
                    throw error;
            }
        }
        return WORKFLOW_AUTHOR;
    }
    async ours(items) {
        if (items.length === 0)
            return [];
        const author = (await this.author()).toLowerCase();
        const logins = [author, `${author}[bot]`];
        return items.filter(({ user }) => logins.includes(String(user?.login).toLowerCase()));
    }
}
async function connect({ apiUrl, token }, runtime) {
    const { connectOctokit } = await Promise.all(/* import() */[__webpack_require__.e(665), __webpack_require__.e(837)]).then(__webpack_require__.bind(__webpack_require__, 78837));
    return connectOctokit(apiUrl, token, runtime);
}
function lacksPermission(error) {
    return error instanceof _http_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._7 && error.status === 403 && NO_PERMISSION.test(error.problem);
}
function isLimited({ status, problem }) {
    return status === 429 || (status === 403 && RATE_LIMIT.test(problem));
}
const MISCONFIGURED = new Set(['tls', 'proxy', 'redirect']);
function isPermanent(error) {
    if (error.kind !== 'status')
        return MISCONFIGURED.has(error.kind);
    return Number(error.status) < 500 && error.status !== 408 && !isLimited(error);
}


/***/ }),

/***/ 62284:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ke: () => (/* binding */ answerIn),
/* harmony export */   gJ: () => (/* binding */ lostIn),
/* harmony export */   mU: () => (/* binding */ namedError)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5915);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(58989);
/* harmony import */ var _http_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(72557);
/* harmony import */ var _http_response_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(80965);
/* harmony import */ var _text_secret_mask_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(37904);
/* harmony import */ var _text_step_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(69445);





const answerSchema = zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({ status: zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig(), message: zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(), response: zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({}) });
function answerIn(error) {
    return zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .safeParse */ .xL(answerSchema, error).data;
}
function lostIn(error) {
    return error instanceof Error && error.cause instanceof _http_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._7 ? error.cause : null;
}
function namedError(operation, error) {
    if (error instanceof _text_step_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .TimeoutError */ .MU) {
        const problem = `given up, since ${error.message}`;
        return new _http_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._7({ kind: 'deadline', operation, problem, mayHaveBeenTaken: true });
    }
    const lost = lostIn(error);
    if (lost !== null) {
        const { kind, problem, mayHaveBeenTaken } = lost;
        return new _http_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._7({ kind, operation, problem, mayHaveBeenTaken, cause: lost });
    }
    const answer = answerIn(error);
    if (answer === undefined)
        return error;
    const { status, message } = answer;
    const problem = `${status}: ${(0,_http_response_js__WEBPACK_IMPORTED_MODULE_1__/* .firstLine */ .TM)(message, new _text_secret_mask_js__WEBPACK_IMPORTED_MODULE_2__/* .SecretMask */ .f()) || 'an empty body'}`;
    const mayHaveBeenTaken = status >= 500;
    return new _http_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._7({ kind: 'status', operation, status, problem, mayHaveBeenTaken });
}


/***/ }),

/***/ 29708:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ splitGlobs),
/* harmony export */   q: () => (/* binding */ parseGlobList)
/* harmony export */ });
/* harmony import */ var _text_values_parsed_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38133);

function parseGlobList(text) {
    const globs = splitGlobs(text);
    const errors = globs.flatMap((glob) => {
        const problem = problemOf(glob);
        return problem === null ? [] : [{ shown: glob, problem }];
    });
    if (globs.length === 0)
        errors.push({ shown: text, problem: 'has no glob: write one' });
    return errors.length > 0 ? { ok: false, errors } : (0,_text_values_parsed_js__WEBPACK_IMPORTED_MODULE_0__/* .valid */ .r)(globs);
}
const SEPARATOR = /\\(?![[\]{}()\\])(?<!\\\\)/g;
function splitGlobs(text) {
    const items = text.split(/[\n,](?![^{}\n]*\})/).map((item) => item.trim());
    return items.filter((item) => item !== '').map((glob) => glob.replace(SEPARATOR, '/'));
}
function problemOf(glob) {
    if (glob.startsWith('!'))
        return 'cannot exclude files: name only the files to include';
    return /^(?:[/\\~]|[A-Za-z]:)/.test(glob) || glob.split('/').includes('..')
        ? 'is outside the workspace: write a path from there, such as prompts/**/*.md'
        : null;
}


/***/ }),

/***/ 62100:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ caseSchema),
/* harmony export */   s: () => (/* binding */ CASE_STATUSES)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5915);
/* harmony import */ var _fields_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(17132);


const countsOrNull = (description) => _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .nullable */ .mee(_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .countsSchema */ .GB), description);
const CASE_STATUSES = ['now failing', 'failing', 'now passing', 'passing'];
const caseSchema = _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .shape */ .cW('Case', {
    id: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .plain */ .pj('Identifies the case, the same from run to run.'),
    scenario: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .textOrNull */ .ef('What the caller was to do; the end of its ID where `detail` is brief.'),
    scenarioId: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .plainOrNull */ .HQ('ID of the scenario, or a hash of its text.')),
    persona: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .textOrNull */ .ef('Name of the persona.'),
    agent: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .textOrNull */ .ef('Name of the agent.'),
    status: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .nullable */ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(CASE_STATUSES)), 'Now failing: its pass rate fell, and the drop is statistically significant. Failing: a call fails. Now passing: no call fails, and one failed in the baseline. Null if it was not evaluated.'),
    ..._fields_js__WEBPACK_IMPORTED_MODULE_0__/* .countsSchema */ .GB.shape,
    baseline: countsOrNull('The same in the pooled baseline.'),
    p: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .numberOrNull */ .wD("p-value of its drop (Fisher's exact test, one-sided)."),
    adjustedP: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .numberOrNull */ .wD('The same after the correction by Holm for all cases.'),
    failingCall: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .inFull */ .Vz(_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .plainOrNull */ .HQ('ID of a call that failed.')),
    checks: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .entries */ .jO('Its checks, as the calls report them.', {
        id: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .plainOrNull */ .HQ('ID of its metric definition.'),
        name: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq('Name of the check.'),
        current: countsOrNull('Calls of the case that the check graded.'),
        baseline: countsOrNull("The same in the pooled baseline; null if the calls do not add up to its runs' counts."),
    }),
});


/***/ }),

/***/ 85851:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ad: () => (/* binding */ findSame),
/* harmony export */   KN: () => (/* binding */ isEvaluated),
/* harmony export */   LB: () => (/* binding */ isSameCheck),
/* harmony export */   Vg: () => (/* binding */ eachCheckOnce),
/* harmony export */   Yw: () => (/* binding */ isBelow),
/* harmony export */   dQ: () => (/* binding */ highestRate),
/* harmony export */   iJ: () => (/* binding */ checkResult),
/* harmony export */   rP: () => (/* binding */ resultInRuns),
/* harmony export */   tg: () => (/* binding */ checksOf),
/* harmony export */   un: () => (/* binding */ checkFacts),
/* harmony export */   x4: () => (/* binding */ isBelowThreshold)
/* harmony export */ });
/* unused harmony export checkKey */
/* harmony import */ var _text_alike_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(46651);
/* harmony import */ var _text_percent_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(58582);
/* harmony import */ var _counts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(97353);



function checkResult(sources, rates) {
    const valid = sources.map((entries) => entries.flatMap((one) => (0,_counts_js__WEBPACK_IMPORTED_MODULE_1__/* .countsFrom */ .bT)(one?.passed, one?.evaluated) ?? []));
    const counts = (0,_counts_js__WEBPACK_IMPORTED_MODULE_1__/* .worstCounts */ .cP)(valid.find(({ length }) => length > 0) ?? []);
    const known = rates.flatMap(validRate);
    const lowest = known.length === 0 ? null : Math.min(...known);
    return { counts, passRate: counts === null ? lowest : (0,_counts_js__WEBPACK_IMPORTED_MODULE_1__/* .rateOf */ .MK)(counts) };
}
function validRate(rate) {
    return rate !== null && rate >= 0 && rate <= 100 ? [rate] : [];
}
function isBelow(rate, threshold) {
    return (0,_text_percent_js__WEBPACK_IMPORTED_MODULE_2__/* .percentUnits */ .F0)(rate) < (0,_text_percent_js__WEBPACK_IMPORTED_MODULE_2__/* .percentUnits */ .F0)(threshold);
}
function isBelowThreshold(check) {
    const { passRate } = checkResult([[check]], [check.passRate]);
    return passRate !== null && check.threshold !== null && isBelow(passRate, check.threshold);
}
function isEvaluated(check) {
    return check.passRate !== null && (check.isPassed !== null || check.threshold !== null);
}
function highestRate(rates) {
    const known = rates.flatMap(validRate);
    return known.length === 0 ? null : Math.max(...known);
}
function checkFacts(list, trend) {
    const inTrend = trend.map((row) => ({ id: row.checkId, name: row.checkName, row }));
    const listedOf = findSame(list);
    const rowsOf = findSame(inTrend);
    return eachCheckOnce([...inTrend, ...list]).map((check) => {
        const listed = listedOf(check);
        const rows = rowsOf(check).map(({ row }) => row);
        const rates = [
            ...listed.map(({ passRate }) => passRate),
            ...rows.map(({ currentPassRate }) => currentPassRate),
        ];
        const ofRows = rows.map(({ counts }) => counts?.current);
        return {
            ...{ id: check.id, name: check.name, listed, rows },
            ...checkResult([listed, ofRows], rates),
        };
    });
}
function resultInRuns(runs) {
    const finders = runs.map(({ checks }) => findSame(checks));
    return (check) => {
        const results = finders.map((find) => {
            const same = find(check);
            const rates = same.map(({ passRate }) => passRate);
            return checkResult([same], rates);
        });
        const counts = (0,_counts_js__WEBPACK_IMPORTED_MODULE_1__/* .pooledCounts */ .wM)(results.flatMap((one) => one.counts ?? []));
        if (counts !== null)
            return { counts, passRate: (0,_counts_js__WEBPACK_IMPORTED_MODULE_1__/* .rateOf */ .MK)(counts) };
        const rates = results.flatMap(({ passRate }) => passRate ?? []);
        const sum = rates.reduce((total, rate) => total + rate, 0);
        return { counts, passRate: rates.length === 0 ? null : sum / rates.length };
    };
}
function checksOf({ checks = [], report, }) {
    return checkFacts(checks, report?.trend?.rows ?? []).map(({ id, name, listed, counts, passRate }) => {
        const [{ isPassed = null, threshold = null, evaluated = null } = {}] = listed;
        const isUnknown = passRate === null || threshold === null;
        return {
            id: id ?? null,
            name,
            passed: counts?.passed ?? null,
            evaluated: counts?.evaluated ?? evaluated,
            passRate,
            isPassed: isPassed ?? (isUnknown ? null : !isBelow(passRate, threshold)),
        };
    });
}
function checkKey({ id, name }) {
    return id ? `id ${id.toLowerCase()}` : `name ${(0,_text_alike_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeName */ .Pc)(name)}`;
}
function isSameCheck(one, other) {
    if (one.id && other.id)
        return checkKey(one) === checkKey(other);
    return (0,_text_alike_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeName */ .Pc)(one.name) === (0,_text_alike_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeName */ .Pc)(other.name);
}
function findSame(entries) {
    const byKey = Map.groupBy(entries, checkKey);
    const byName = Map.groupBy(entries, ({ name }) => checkKey({ name }));
    return (check) => {
        const named = checkKey({ name: check.name });
        if (!check.id)
            return byName.get(named) ?? [];
        return [...(byKey.get(checkKey(check)) ?? []), ...(byKey.get(named) ?? [])];
    };
}
function eachCheckOnce(entries) {
    const withId = findSame(entries.filter(({ id }) => id));
    const checks = new Map();
    for (const entry of entries) {
        const named = entry.id ? [] : withId(entry);
        for (const check of named.length > 0 ? named : [entry]) {
            const key = checkKey(check);
            if (!checks.has(key))
                checks.set(key, check);
        }
    }
    return [...checks.values()];
}


/***/ }),

/***/ 99908:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ copier)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(58989);
/* harmony import */ var _fields_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(17132);


const same = (value) => value;
function copier(shape, copying) {
    const copy = copyOf(shape, copying, false);
    return (value) => copy(value);
}
function copyOf(shape, copying, isInText) {
    const isText = isInText || _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .SERVICE_TEXT */ .ed.has(shape);
    const partOf = (part) => copyOf(part, copying, isText);
    const { def } = shape._zod;
    const isLeftOut = copying.isBrief === true && _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .IN_FULL_ONLY */ .Zo.has(shape);
    switch (def.type) {
        case 'string': {
            if (isLeftOut)
                return () => '';
            const { text } = copying;
            return isText && text ? (value) => text(String(value)) : same;
        }
        case 'nullable': {
            if (isLeftOut)
                return () => null;
            const part = partOf(def.innerType);
            return (value) => (value === null ? null : part(value));
        }
        case 'array':
            return isLeftOut ? () => [] : copyItems(partOf(def.element));
        case 'optional':
            return isLeftOut ? () => undefined : partOf(def.innerType);
        case 'object':
            return copyFields(Object.entries(def.shape).map(([name, part]) => [name, partOf(part)]), copying);
        case 'union':
            return copyOption(def.options.map((option) => [option, partOf(option)]));
        default:
            return same;
    }
}
function copyItems(item) {
    if (item === same)
        return same;
    return (values) => values.map((one) => item(one));
}
function copyFields(fields, { fillsAbsent, complete }) {
    return (value) => {
        const source = value;
        const copied = {};
        for (const [name, copy] of fields) {
            const part = source[name] === undefined ? undefined : copy(source[name]);
            if (part !== undefined)
                copied[name] = part;
            else if (fillsAbsent === true)
                copied[name] = null;
        }
        complete?.(copied);
        return copied;
    };
}
function copyOption(options) {
    return (value) => options.flatMap(([shape, copy]) => zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .safeParse */ .xL(shape, value).success ? [copy(value)] : [])[0];
}


/***/ }),

/***/ 93604:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   eI: () => (/* binding */ measureSchema),
/* harmony export */   er: () => (/* binding */ MIN_VALUES),
/* harmony export */   gS: () => (/* binding */ STATISTICS),
/* harmony export */   uk: () => (/* binding */ poolFigures)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5915);
/* harmony import */ var _fields_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(17132);


const MIN_VALUES = 8;
const STATISTICS = ['average', 'median', 'p95', 'minimum', 'maximum'];
const figure = (description) => _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .numberOrNull */ .wD(`${description}.`);
const figuresSchema = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    calls: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .integerOrNull */ .f1('Calls that it was measured in.'),
    average: figure('Average'),
    median: figure('Median'),
    p95: figure('95th percentile'),
    minimum: figure('Lowest value'),
    maximum: figure('Highest value'),
    values: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .list */ .p_(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig(), 'Its value in each call; empty if they are not known.'),
});
const measureSchema = _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .shape */ .cW('Measure', {
    id: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .plainOrNull */ .HQ('ID of its metric definition.'),
    name: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq('Name of the metric.'),
    unit: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .textOrNull */ .ef('Symbol of its unit.'),
    current: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY(figuresSchema, 'What the service reports for this run.'),
    baseline: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .nullable */ .mee(figuresSchema), 'The same in the pooled baseline.'),
    isLimited: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .flag */ .Jt('Whether the policy limits it.'),
    test: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .described */ .WY(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(['welch', 'none']), "How its change was tested: Welch's t-test, one-sided, on the logarithms if all values are positive; or none."),
    p: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .numberOrNull */ .wD('Its p-value, or null without a test.'),
    adjustedP: _fields_js__WEBPACK_IMPORTED_MODULE_0__/* .numberOrNull */ .wD('The p-value after the correction by Holm for all measures that were tested.'),
});
function poolFigures(runs) {
    const [newest, ...older] = runs;
    if (newest === undefined)
        return null;
    if (older.length === 0 || runs.some(({ values }) => values.length === 0))
        return newest;
    const values = runs.flatMap((run) => run.values).toSorted((a, b) => a - b);
    return {
        calls: values.length,
        average: values.reduce((sum, value) => sum + value, 0) / values.length,
        median: quantile(values, 0.5),
        p95: quantile(values, 0.95),
        minimum: values[0] ?? null,
        maximum: values.at(-1) ?? null,
        values,
    };
}
function quantile(sorted, share) {
    const position = (sorted.length - 1) * share;
    const [low, high] = [sorted[Math.floor(position)], sorted[Math.ceil(position)]];
    if (low === undefined || high === undefined)
        return null;
    return low + (high - low) * (position - Math.floor(position));
}


/***/ }),

/***/ 66401:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Aj: () => (/* binding */ REPORT_VERSION),
  Ew: () => (/* binding */ SCHEMA_ID),
  vU: () => (/* binding */ gateReportSchema),
  mj: () => (/* binding */ reportFileSchema)
});

// EXTERNAL MODULE: ../../node_modules/zod/v4/mini/schemas.js
var schemas = __webpack_require__(5915);
// EXTERNAL MODULE: ./model/debrief.js
var debrief = __webpack_require__(67332);
// EXTERNAL MODULE: ./model/fields.js
var fields = __webpack_require__(17132);
;// CONCATENATED MODULE: ./model/baseline.js



const dropTestSchema = fields/* shape */.cW('DropTest', {
    check: fields/* text */.Qq('Name of the check.'),
    checkId: fields/* plainOrNull */.HQ('ID of its metric definition.'),
    test: fields/* described */.WY(schemas/* enum */.k5n(['stratified', 'fisher', 'none']), "The exact test case by case; Fisher's exact test of the counts; both one-sided; or none: the rates alone were compared."),
    p: fields/* numberOrNull */.wD('Its p-value, or null without a test.'),
    adjustedP: fields/* numberOrNull */.wD('The p-value after the correction by Holm for all drops of the gate, or null without a test.'),
});
const baselineSchema = fields/* shape */.cW('Baseline', {
    source: fields/* described */.WY(schemas/* enum */.k5n(['memory', 'given', 'previous', 'off']), "Where it comes from: the gate's memory, the input `baseline`, the service's own choice, or nowhere."),
    isFallback: schemas/* optional */.lqM(fields/* flag */.Jt("Whether it is the service's previous run for want of a run of the base branch.")),
    unfit: schemas/* optional */.lqM(fields/* shape */.cW('UnfitBaseline', {
        jobId: fields/* plain */.pj('Run plan job ID in the input `baseline`, or of a recorded run.'),
        why: fields/* text */.Qq('Why that run cannot be compared with.'),
        isUnread: fields/* flag */.Jt('Whether it exists and could not be read.'),
    })),
    jobId: fields/* plain */.pj('Run plan job ID of the newest run of the baseline; empty where there is none.'),
    number: fields/* integerOrNull */.f1('Number of that run among those of its plan.'),
    commit: fields/* plainOrNull */.HQ('Commit that it tested.'),
    ref: fields/* plainOrNull */.HQ('Git ref that it was made for.'),
    endedAt: fields/* plainOrNull */.HQ('When it ended, ISO 8601.'),
    ageDays: fields/* numberOrNull */.wD('Days since it ended.'),
    outcome: fields/* plainOrNull */.HQ('What it came to.'),
    pooled: fields/* list */.p_(schemas/* string */.YjP(), 'Run plan job IDs of all runs whose calls were pooled, newest first.'),
    gone: fields/* entries */.jO('Themes that the newest of them has and this run does not.', {
        slug: fields/* text */.Qq("The theme's slug."),
        title: fields/* text */.Qq('What failed, in a few words.'),
    }),
    serviceTrend: fields/* described */.WY(schemas/* nullable */.mee(debrief/* trendSchema */.bG), "The service's own comparison, where the gate made another."),
    trend: fields/* described */.WY(schemas/* optional */.lqM(debrief/* trendSchema */.bG), "The gate's comparison of a run without a debrief; other runs have it in their report."),
});

// EXTERNAL MODULE: ./model/cases.js
var cases = __webpack_require__(62100);
// EXTERNAL MODULE: ./model/outcome.js
var outcome = __webpack_require__(41913);
;// CONCATENATED MODULE: ./model/evidence.js




const TIME = 'ISO 8601.';
const runFactsSchema = fields/* shape */.cW('RunFacts', {
    planId: fields/* plainOrNull */.HQ('ID of the run plan.'),
    planName: fields/* textOrNull */.ef('Name of the run plan.'),
    number: fields/* integerOrNull */.f1('Number of the run among those of its plan.'),
    createdAt: fields/* plainOrNull */.HQ(`When it was created, ${TIME}`),
    startedAt: fields/* plainOrNull */.HQ(`When it started, ${TIME}`),
    endedAt: fields/* plainOrNull */.HQ(`When it ended, ${TIME}`),
    durationMs: fields/* numberOrNull */.wD('How long it took in milliseconds.'),
});
const runVerdictSchema = fields/* shape */.cW('RunVerdict', {
    passed: fields/* flagOrNull */.T('Whether the run passed, or null if it was not evaluated.'),
    score: fields/* numberOrNull */.wD('0 to 100.'),
    failures: fields/* entries */.jO('All failures.', {
        type: fields/* text */.Qq('Type of the failure, e.g. METRIC_BELOW_MIN_PASS_RATE.'),
        check: fields/* textOrNull */.ef('Name of the check that it is about.'),
        checkId: schemas/* optional */.lqM(fields/* plainOrNull */.HQ('ID of its metric definition.')),
        status: fields/* textOrNull */.ef('How the run ended.'),
        agent: fields/* textOrNull */.ef('Name of the agent that it is about.'),
        calls: fields/* integerOrNull */.f1('Calls that were graded, or in which the agent was silent.'),
        totalCalls: fields/* integerOrNull */.f1('Of so many calls.'),
        passRate: fields/* numberOrNull */.wD('Pass rate of the check in percent.'),
        limit: fields/* numberOrNull */.wD('Threshold of the check, or limit of silent calls, in percent.'),
    }),
});
const callCountsSchema = fields/* shape */.cW('CallCounts', {
    total: fields/* integerOrNull */.f1('All calls.'),
    counted: fields/* integerOrNull */.f1('Calls that are scored.'),
    evaluated: fields/* integerOrNull */.f1('Calls that were graded.'),
    passed: fields/* integerOrNull */.f1('Calls that passed all of their checks.'),
});
const checkSchema = fields/* shape */.cW('Check', {
    id: fields/* plainOrNull */.HQ('ID of the metric definition.'),
    name: fields/* text */.Qq('Name of the check.'),
    isPassed: fields/* flagOrNull */.T('Whether it reached its threshold.'),
    passed: fields/* integerOrNull */.f1('Calls that passed it.'),
    evaluated: fields/* integerOrNull */.f1('Calls that were graded by it.'),
    otherCounts: fields/* described */.WY(schemas/* optional */.lqM(fields/* countsSchema */.GB), 'The same of another source in which more calls fail, which the rule `never` uses.'),
    passRate: fields/* rate */.TS(),
    confidenceInterval: fields/* interval */.YP(),
    threshold: fields/* numberOrNull */.wD('The threshold: percent that has to pass.'),
});
const callSchema = fields/* shape */.cW('Call', {
    id: fields/* plainOrNull */.HQ('ID of the call.'),
    simulationJobId: fields/* plainOrNull */.HQ('ID of the simulation job that made it.'),
    status: fields/* textOrNull */.ef('How its simulation job ended.'),
    isPassed: fields/* flagOrNull */.T('Whether it passed its checks, or null where it was not graded.'),
    isCounted: fields/* flag */.Jt('Whether it is scored.'),
    invalidation: schemas/* optional */.lqM(fields/* text */.Qq('Why its simulation job is invalid.')),
    failureOwner: schemas/* optional */.lqM(fields/* text */.Qq('Who is responsible for its failure.')),
    attempt: fields/* integerOrNull */.f1('Which attempt at its test case it is, from 1.'),
    durationMs: fields/* numberOrNull */.wD('How long it took in milliseconds.'),
    agent: fields/* textOrNull */.ef('Name of the agent.'),
    persona: fields/* textOrNull */.ef('Name of the persona.'),
    scenario: fields/* textOrNull */.ef('What the caller was to do.'),
    checks: fields/* entries */.jO('Its checks.', {
        name: fields/* text */.Qq('Name of the check.'),
        isPassed: fields/* flagOrNull */.T('Whether the call passed it.'),
        reasoning: fields/* textOrNull */.ef('Why, in the words of who graded it.'),
    }),
    excerpt: fields/* entries */.jO('What of its transcript shows why it failed.', {
        speaker: fields/* textOrNull */.ef('AGENT, CUSTOMER.'),
        text: fields/* text */.Qq('What was said.'),
        startMs: fields/* numberOrNull */.wD('When, in milliseconds from the start of the call.'),
    }),
});
const breakdown = (description) => fields/* entries */.jO(description, {
    name: fields/* text */.Qq('Its name.'),
    evaluated: fields/* integerOrNull */.f1('Calls that were graded.'),
    passed: fields/* integerOrNull */.f1('Calls that passed.'),
    passRate: fields/* rate */.TS(),
    confidenceInterval: fields/* interval */.YP(),
});
const breakdownsSchema = fields/* shape */.cW('Breakdowns', {
    byAgent: breakdown('An entry per agent.'),
    byPersona: breakdown('An entry per persona.'),
});
const costSchema = fields/* shape */.cW('Cost', { usd: fields/* described */.WY(schemas/* number */.aig(), 'US dollars.') });
const testedVariableSchema = schemas/* object */.Ikc({
    name: fields/* plain */.pj('Its name.'),
    length: fields/* integer */.nd('Length of its value in characters.'),
    sha256: fields/* plain */.pj('The first 12 digits of the SHA-256 of its value.'),
});
const provenanceSchema = fields/* shape */.cW('Provenance', {
    repository: fields/* plainOrNull */.HQ('owner/name.'),
    commit: fields/* plainOrNull */.HQ('SHA of the commit that the workflow runs for.'),
    ref: fields/* plainOrNull */.HQ('Git ref that the workflow runs for.'),
    pullRequest: fields/* integerOrNull */.f1('Number of the pull request.'),
    workflow: fields/* plainOrNull */.HQ('Name of the workflow.'),
    job: schemas/* optional */.lqM(fields/* plainOrNull */.HQ('ID of the job in the workflow.')),
    step: schemas/* optional */.lqM(fields/* plainOrNull */.HQ('ID of the step in the job.')),
    workflowRunUrl: fields/* plainOrNull */.HQ('Address of the workflow run.'),
    attempt: fields/* integerOrNull */.f1('Attempt of the workflow run, from 1.'),
    reportedAt: fields/* plain */.pj('When the report was made, ISO 8601.'),
    actionVersion: fields/* plain */.pj('Version of the action.'),
});
const confirmationSchema = fields/* shape */.cW('Confirmation', {
    jobId: fields/* plain */.pj('Run plan job ID; empty where it was not started.'),
    number: fields/* integerOrNull */.f1('Number of the run.'),
    outcome: fields/* described */.WY(schemas/* enum */.k5n(outcome/* RUN_OUTCOMES */.wi), 'Its own outcome.'),
    runStatus: fields/* textOrNull */.ef('Last status of the run.'),
    usd: fields/* numberOrNull */.wD('What it cost in US dollars.'),
    checks: fields/* described */.WY(schemas/* nullable */.mee(schemas/* array */.YOg(checkSchema)), 'Its checks over its own calls.'),
    dropTests: schemas/* optional */.lqM(fields/* list */.p_(dropTestSchema, 'As the `dropTests` of a run.')),
});
const evidenceFields = {
    about: schemas/* optional */.lqM(fields/* described */.WY(runFactsSchema, 'Which run of what it is.')),
    runVerdict: schemas/* optional */.lqM(fields/* described */.WY(runVerdictSchema, "The service's own verdict on the run.")),
    callCounts: schemas/* optional */.lqM(fields/* described */.WY(callCountsSchema, 'What became of its calls.')),
    checks: schemas/* optional */.lqM(fields/* list */.p_(checkSchema, 'Its checks over all calls.')),
    ownChecks: schemas/* optional */.lqM(fields/* list */.p_(checkSchema, 'Its checks over its own calls alone, if `checks` holds those of further runs too.')),
    ownDropTests: schemas/* optional */.lqM(fields/* list */.p_(dropTestSchema, 'As `dropTests`, for `ownChecks`.')),
    calls: fields/* inFull */.Vz(schemas/* optional */.lqM(fields/* list */.p_(callSchema, 'Its calls; null where `detail` is brief.'))),
    breakdowns: schemas/* optional */.lqM(fields/* described */.WY(breakdownsSchema, 'How calls fared by who took part in them.')),
    cost: schemas/* optional */.lqM(fields/* described */.WY(costSchema, 'What it cost, further runs included.')),
    confirmations: schemas/* optional */.lqM(fields/* list */.p_(confirmationSchema, 'Further runs that were to confirm its failure; checks and calls of the run hold those of all.')),
};

// EXTERNAL MODULE: ../../node_modules/zod/v4/core/api.js
var api = __webpack_require__(41299);
;// CONCATENATED MODULE: ./model/found-prompt.js


const place = (description) => fields/* described */.WY(schemas/* int */.Whr().check(api/* _gte */.qm(1)), description);
const fileSpanSchema = fields/* shape */.cW('Place', {
    path: fields/* plain */.pj('Path of the file from the workspace, with `/`.'),
    startLine: place('First line, from 1.'),
    startColumn: place('Column of the first character, in UTF-16 units, from 1.'),
    endLine: place('Last line.'),
    endColumn: place('Column after the last character.'),
});
const foundPromptSchema = schemas/* discriminatedUnion */.gMt('state', [
    schemas/* object */.Ikc({
        state: fields/* described */.WY(schemas/* literal */.euz('located'), 'Found once.'),
        place: fileSpanSchema,
        insertedText: fields/* inFull */.Vz(fields/* plain */.pj('What takes its place in the file; empty where `detail` is brief.')),
        fixedLines: fields/* inFull */.Vz(fields/* list */.p_(schemas/* string */.YjP(), 'The lines of that place after the fix; empty where `detail` is brief.')),
        leftOut: fields/* plainOrNull */.HQ('Why the patch and the suggestions do without it.'),
    }),
    schemas/* object */.Ikc({
        state: fields/* described */.WY(schemas/* literal */.euz('ambiguous'), 'Found several times.'),
        places: schemas/* array */.YOg(fileSpanSchema),
    }),
    schemas/* object */.Ikc({
        state: fields/* described */.WY(schemas/* literal */.euz('applied'), 'The new text is there already.'),
        places: schemas/* array */.YOg(fileSpanSchema),
    }),
    schemas/* object */.Ikc({ state: fields/* described */.WY(schemas/* literal */.euz('missing'), 'Found nowhere.') }),
]);

;// CONCATENATED MODULE: ./model/history.js


const historicCheckSchema = schemas/* object */.Ikc({
    id: schemas/* optional */.lqM(fields/* plainOrNull */.HQ('ID of its metric definition.')),
    name: fields/* text */.Qq('Name of the check.'),
    passed: fields/* integerOrNull */.f1('Calls that passed it.'),
    evaluated: fields/* integerOrNull */.f1('Calls that were graded by it.'),
    passRate: fields/* rate */.TS(),
    isPassed: fields/* flagOrNull */.T("Whether it reached its threshold: the policy's, else the service's."),
});
const historicRunSchema = schemas/* object */.Ikc({
    jobId: fields/* plain */.pj('Run plan job ID.'),
    number: fields/* integerOrNull */.f1('Number of the run among those of its plan.'),
    endedAt: fields/* plainOrNull */.HQ('When it ended, ISO 8601.'),
    outcome: fields/* plainOrNull */.HQ('What it came to.'),
    commit: fields/* plainOrNull */.HQ('Commit that it tested.'),
    fingerprint: fields/* plainOrNull */.HQ('Hash of what it was started with.'),
    checks: fields/* list */.p_(historicCheckSchema, 'Its checks.'),
});
const flakySchema = schemas/* object */.Ikc({
    check: fields/* text */.Qq('Name of the check.'),
    changes: fields/* integer */.nd('How often it went from passed to failed, or back.'),
    runs: fields/* integer */.nd('Of so many runs that were started with the same.'),
    waiver: fields/* text */.Qq('A waiver for the policy file, as YAML.'),
});
const historySchema = fields/* shape */.cW('History', {
    runs: fields/* list */.p_(historicRunSchema, 'Earlier runs, the oldest first.'),
    unsteady: fields/* list */.p_(flakySchema, 'Checks that changed sides although what was tested did not.'),
});
const watchedSchema = fields/* shape */.cW('Watched', {
    runs: fields/* entries */.jO('Recorded runs after the reference, the oldest first.', {
        jobId: fields/* plain */.pj('Run plan job ID.'),
        number: fields/* integerOrNull */.f1('Number of the run among those of its plan.'),
    }),
    checks: fields/* entries */.jO('The checks of the run.', {
        id: schemas/* optional */.lqM(fields/* plainOrNull */.HQ('ID of its metric definition.')),
        name: fields/* text */.Qq('Name of the check.'),
        reference: fields/* described */.WY(fields/* countsSchema */.GB, 'Its calls in all runs of the reference.'),
        counts: fields/* list */.p_(schemas/* nullable */.mee(fields/* countsSchema */.GB), 'Its calls in each of the runs after the reference; null if a run has none.'),
    }),
});

// EXTERNAL MODULE: ./model/measures.js
var measures = __webpack_require__(93604);
;// CONCATENATED MODULE: ./model/report.js










const limitOrValue = (description) => schemas/* optional */.lqM(fields/* said */.ag(fields/* described */.WY(schemas/* union */.KCZ([schemas/* number */.aig(), schemas/* string */.YjP()]), description)));
const reasonSchema = fields/* shape */.cW('Reason', {
    rule: fields/* plain */.pj('Name of the rule that speaks.'),
    message: fields/* text */.Qq('One sentence that a person understands.'),
    short: schemas/* optional */.lqM(fields/* text */.Qq('The same in a document whose tables have the figures, if it differs.')),
    brief: schemas/* optional */.lqM(fields/* text */.Qq('The message where `detail` is brief, if it differs.')),
    theme: schemas/* optional */.lqM(fields/* text */.Qq('Slug of the theme that it is about.')),
    check: schemas/* optional */.lqM(fields/* text */.Qq('Name of the check that it is about.')),
    checkId: schemas/* optional */.lqM(fields/* plain */.pj('ID of its metric definition.')),
    case: schemas/* optional */.lqM(fields/* plain */.pj('ID of the case that it is about.')),
    limit: limitOrValue('The limit that the policy sets.'),
    value: limitOrValue('The value that was found.'),
    restates: schemas/* optional */.lqM(fields/* described */.WY(schemas/* enum */.k5n(['verdict', 'status', 'threshold']), "What it only repeats: the debrief's verdict, the status of the run, or that the check is below a threshold.")),
});
const kind = (description) => fields/* described */.WY(schemas/* enum */.k5n(['theme', 'check']), description);
const waiverSchema = fields/* shape */.cW('Waiver', {
    kind: kind('What it excuses.'),
    target: fields/* plain */.pj("A theme's slug, or a check's name."),
    reason: fields/* plain */.pj('Why it is excused.'),
    owner: fields/* plainOrNull */.HQ('Who answers for it.'),
    expires: fields/* plain */.pj('Last day on which it holds, YYYY-MM-DD in UTC.'),
});
const waivedSchema = schemas/* object */.Ikc({
    kind: kind('What is excused.'),
    name: fields/* text */.Qq("The theme's slug or the check's name."),
    waiver: waiverSchema,
});
const exceptionsSchema = fields/* shape */.cW('Exceptions', {
    waived: fields/* list */.p_(waivedSchema, 'Themes and checks that a waiver excuses.'),
    known: fields/* texts */.Te('Slugs of themes that were there before, where that is why the verdict does not fail.'),
    unmatched: fields/* list */.p_(waiverSchema, 'Waivers in force that matched nothing.'),
    notes: fields/* texts */.Te('Other notes of the policy.'),
    warnings: schemas/* optional */.lqM(fields/* list */.p_(reasonSchema, 'What the policy only warns of.')),
});
const debriefSchema = schemas/* object */.Ikc({
    debriefId: fields/* plain */.pj('ID of the debrief.'),
    status: fields/* text */.Qq('PENDING, GENERATING, READY, FAILED.'),
    errorMessage: fields/* textOrNull */.ef('Why the service could not write it.'),
    createdAt: schemas/* optional */.lqM(fields/* plainOrNull */.HQ('When it was created, ISO 8601.')),
    completedAt: schemas/* optional */.lqM(fields/* plainOrNull */.HQ('When it was completed, ISO 8601.')),
});
const gateNameFields = {
    gateName: schemas/* optional */.lqM(fields/* plain */.pj('Name that the workflow gives the gate.')),
    gate: schemas/* optional */.lqM(fields/* plain */.pj('Identifies the gate, the same in every attempt: its name, else the subject of its inputs.')),
};
const partSchema = schemas/* object */.Ikc({
    ...gateNameFields,
    outcome: fields/* described */.WY(schemas/* enum */.k5n(outcome/* RUN_OUTCOMES */.wi), 'What that gate came to.'),
});
const runSchema = fields/* shape */.cW('Run', {
    jobId: fields/* plain */.pj('Run plan job ID; empty where there is none.'),
    label: fields/* plain */.pj('What the run is known by without an ID, e.g. the path of a saved debrief.'),
    stableName: schemas/* optional */.lqM(fields/* plain */.pj('What it is a run of, the same from run to run: a plan, a number or a file.')),
    outcome: fields/* described */.WY(schemas/* enum */.k5n(outcome/* RUN_OUTCOMES */.wi), 'What the run came to.'),
    reasons: fields/* list */.p_(reasonSchema, 'Why; empty when passed.'),
    notes: fields/* texts */.Te('Notes, which decide nothing.'),
    runStatus: fields/* textOrNull */.ef('Last status of the run, or null where it was never read.'),
    debrief: fields/* described */.WY(schemas/* nullable */.mee(debriefSchema), 'Last debrief seen.'),
    report: fields/* described */.WY(schemas/* nullable */.mee(debrief/* debriefReportSchema */.zu), 'The evaluated report.'),
    exceptions: fields/* described */.WY(schemas/* nullable */.mee(exceptionsSchema), 'Warnings, waivers and notes of the policy.'),
    checksBelowThreshold: schemas/* optional */.lqM(fields/* entries */.jO('Checks that failed by the service or that are below their threshold.', {
        id: fields/* plainOrNull */.HQ('ID of the metric definition.'),
        name: fields/* text */.Qq('Name of the check.'),
        threshold: fields/* numberOrNull */.wD('The higher of its threshold and the limit of the policy.'),
    })),
    dropTests: schemas/* optional */.lqM(fields/* list */.p_(dropTestSchema, 'Every check whose drop was compared with `max-drop`, and its p-values.')),
    cases: schemas/* optional */.lqM(fields/* list */.p_(cases/* caseSchema */.o, 'What its calls tested, the worst first.')),
    measures: schemas/* optional */.lqM(fields/* list */.p_(measures/* measureSchema */.eI, 'Its metrics with numbers.')),
    detectableDrop: schemas/* optional */.lqM(fields/* described */.WY(schemas/* nullable */.mee(schemas/* int */.Whr()), 'Smallest drop from 95% that the calls of the run and its baseline find in four of five runs, in percentage points.')),
    baseline: schemas/* optional */.lqM(fields/* described */.WY(baselineSchema, 'What it was compared with.')),
    attached: schemas/* optional */.lqM(fields/* flag */.Jt('Whether an earlier attempt of the step had started it.')),
    unread: schemas/* optional */.lqM(fields/* text */.Qq('Why its results could not be read.')),
    usedVariables: schemas/* optional */.lqM(fields/* described */.WY(schemas/* object */.Ikc({
        differing: fields/* texts */.Te('Names of variables that a call of the run did not have as sent.'),
    }), 'What the service shows of the variables that a call of the run had.')),
    reused: schemas/* optional */.lqM(fields/* flag */.Jt('Whether an earlier run was reused instead of starting one.')),
    history: schemas/* optional */.lqM(fields/* described */.WY(historySchema, 'How earlier runs fared.')),
    watched: schemas/* optional */.lqM(fields/* described */.WY(watchedSchema, 'What a lasting fall of its checks shows in.')),
    partOf: schemas/* optional */.lqM(fields/* described */.WY(partSchema, 'In a merged report, the gate of the run.')),
    ...evidenceFields,
});
const promptFixSchema = fields/* shape */.cW('PromptFix', {
    from: fields/* entries */.jO('The recommendations that ask for it.', {
        run: fields/* integer */.nd('Position in `runs`, from 0.'),
        recommendation: fields/* integer */.nd("Position in that report's `recommendations`, from 0."),
    }),
    found: foundPromptSchema,
});
const policySchema = schemas/* object */.Ikc({
    path: fields/* plainOrNull */.HQ('Path of its file, or null where the verdict alone decides.'),
    isTrial: fields/* flag */.Jt('Whether it was only tried, on saved debriefs or earlier runs.'),
    extends: schemas/* optional */.lqM(fields/* list */.p_(schemas/* string */.YjP(), 'What it extends, one file after another.')),
    resolved: schemas/* optional */.lqM(fields/* described */.WY(schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* unknown */.L5J()), 'What holds by all of these files together, as a policy file would say it, or null where there is none.')),
});
const gateReportSchema = schemas/* object */.Ikc({
    ...gateNameFields,
    outcome: fields/* described */.WY(schemas/* enum */.k5n([...outcome/* RUN_OUTCOMES */.wi, 'skipped']), 'What the gate came to.'),
    tolerated: fields/* flag */.Jt('Whether the outcome does not fail the step though it would.'),
    reasons: fields/* list */.p_(reasonSchema, 'Reasons of the step itself; those of runs are there.'),
    runs: fields/* list */.p_(runSchema, 'The runs.'),
    notes: fields/* texts */.Te('Facts about the step worth knowing that decided nothing.'),
    policy: fields/* described */.WY(policySchema, 'The policy.'),
    promptFixes: fields/* list */.p_(promptFixSchema, 'Every prompt fix, and where its text is.'),
    variables: schemas/* optional */.lqM(fields/* list */.p_(testedVariableSchema, 'What runs were started with.')),
    provenance: schemas/* optional */.lqM(fields/* described */.WY(provenanceSchema, 'Where the report comes from.')),
});
const REPORT_VERSION = 2;
const SCHEMA_ID = 'report.schema.json';
const reportFileSchema = schemas/* object */.Ikc({
    $schema: fields/* described */.WY(schemas/* literal */.euz(SCHEMA_ID), 'The schema of this file.'),
    version: fields/* described */.WY(schemas/* literal */.euz(REPORT_VERSION), 'The version of its shape.'),
    detail: fields/* described */.WY(schemas/* enum */.k5n(['full', 'brief']), 'Whether prose, prompt texts and call IDs are left out.'),
    ...gateReportSchema.shape,
});


/***/ }),

/***/ 18036:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h$: () => (/* binding */ notesOf),
/* harmony export */   wT: () => (/* binding */ waiversByName),
/* harmony export */   xb: () => (/* binding */ unmatchedWaivers)
/* harmony export */ });
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(53483);
/* harmony import */ var _words_names_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(49912);


const MAX_NAMED = 50;
function waiversByName(exceptions) {
    const of = (kind) => new Map(exceptions?.waived.flatMap((one) => (one.kind === kind ? [[one.name, one.waiver]] : [])));
    return { theme: of('theme'), check: of('check') };
}
function notesOf({ exceptions, notes: others }) {
    if (exceptions === null)
        return others;
    const { waived, known, notes } = exceptions;
    const persistent = `${(0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCounted */ .So)(known.length, 'persistent theme')}, for which the verdict does not fail the gate`;
    return [
        ...waived.map(({ kind, name, waiver }) => describeWaiver(`Waived ${kind}`, name, waiver)),
        ...(known.length > 0 ? [`${persistent}: ${(0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatList */ .ki)(known, MAX_NAMED, _words_names_js__WEBPACK_IMPORTED_MODULE_1__/* .quoteName */ .AB)}`] : []),
        ...notes,
        ...others,
    ];
}
function unmatchedWaivers(runs) {
    const [first, ...others] = runs.flatMap(({ exceptions }) => exceptions === null
        ? []
        : new Map(exceptions.unmatched.map((waiver) => [`${waiver.kind} ${waiver.target}`, waiver])));
    const everywhere = [...(first ?? [])].filter(([key]) => others.every((other) => other.has(key)));
    return everywhere.map(([, waiver]) => describeWaiver(`Waiver without a match: ${waiver.kind}`, waiver.target, waiver));
}
function describeWaiver(lead, name, { reason, owner, expires }) {
    const by = owner === null ? '' : `, owner ${owner}`;
    return `${lead} ${(0,_words_names_js__WEBPACK_IMPORTED_MODULE_1__/* .quoteName */ .AB)(name)}: ${reason}${by}, until ${expires}`;
}


/***/ }),

/***/ 47388:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   MW: () => (/* binding */ PURPOSE_MS),
/* harmony export */   Ux: () => (/* binding */ byDeadline),
/* harmony export */   dz: () => (/* binding */ StepDeadline)
/* harmony export */ });
/* unused harmony export GRACE_MS */
/* harmony import */ var _text_step_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69445);

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
const OUT_OF_TIME = "GitHub takes too much of this step's time";
async function byDeadline(endMs, { clock, cancelled }, work) {
    cancelled.throwIfAborted();
    const leftMs = endMs - clock.now();
    if (leftMs <= 0)
        throw new _text_step_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .TimeoutError */ .MU(OUT_OF_TIME);
    const over = new AbortController();
    const signal = AbortSignal.any([cancelled, over.signal]);
    const giveUp = async () => {
        await clock.sleep(leftMs, signal);
        throw new _text_step_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .TimeoutError */ .MU(OUT_OF_TIME);
    };
    try {
        return await Promise.race([work(signal), giveUp()]);
    }
    finally {
        over.abort();
    }
}


/***/ })

};
;