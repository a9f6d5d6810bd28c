"use strict";
exports.id = 946;
exports.ids = [946];
exports.modules = {

/***/ 13662:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ callsToProve),
/* harmony export */   o: () => (/* binding */ confidenceInterval)
/* harmony export */ });
/* harmony import */ var _model_counts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(97353);

const Z = 1.959963984540054;
function confidenceInterval({ passed, evaluated }) {
    const share = (0,_model_counts_js__WEBPACK_IMPORTED_MODULE_0__/* .rateOf */ .MK)({ passed, evaluated }) / 100;
    const weight = 1 + Z ** 2 / evaluated;
    const centre = (share + Z ** 2 / (2 * evaluated)) / weight;
    const error = Math.sqrt((share * (1 - share)) / evaluated + Z ** 2 / (4 * evaluated ** 2));
    const half = (Z / weight) * error;
    return {
        low: passed === 0 ? 0 : 100 * (centre - half),
        high: passed === evaluated ? 100 : 100 * (centre + half),
    };
}
function callsToProve(passRate, threshold) {
    if (passRate <= threshold)
        return null;
    const variance = threshold * (100 - threshold);
    return Math.max(1, Math.ceil((Z ** 2 * variance) / (passRate - threshold) ** 2));
}


/***/ }),

/***/ 72557:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $N: () => (/* binding */ codeOf),
/* harmony export */   $t: () => (/* binding */ connectionError),
/* harmony export */   Fh: () => (/* binding */ isSpent),
/* harmony export */   H0: () => (/* binding */ isRefused),
/* harmony export */   Ys: () => (/* binding */ isWithheld),
/* harmony export */   _7: () => (/* binding */ ServiceError),
/* harmony export */   b8: () => (/* binding */ endedError),
/* harmony export */   lV: () => (/* binding */ MISSING),
/* harmony export */   p$: () => (/* binding */ concernsAll),
/* harmony export */   vR: () => (/* binding */ extendError),
/* harmony export */   vZ: () => (/* binding */ isNotOffered),
/* harmony export */   xW: () => (/* binding */ lastFailure)
/* harmony export */ });
/* harmony import */ var _text_error_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(89009);

class ServiceError extends Error {
    name = 'ServiceError';
    constructor({ cause, ...facts }) {
        super(`${facts.operation}${facts.kind === 'ended' ? '' : ':'} ${facts.problem}`, { cause });
        Object.assign(this, { retryAfterMs: 0, profileKey: '', rule: 'service', ...facts });
    }
}
function endedError(rule, what, problem) {
    return new ServiceError({
        kind: 'ended',
        rule,
        operation: what,
        problem,
        mayHaveBeenTaken: true,
    });
}
function extendError(error, sentence, facts = {}) {
    const problem = `${(0,_text_error_text_js__WEBPACK_IMPORTED_MODULE_0__/* .withoutPeriod */ .Kx)(error.problem)}. ${sentence}`;
    return new ServiceError({ ...error, cause: error.cause, problem, ...facts });
}
const MISSING = new Set([404, 405, 501]);
function isSpent({ status }) {
    return status === 402;
}
function lastFailure(error) {
    return error.cause instanceof ServiceError ? error.cause : error;
}
const OF_KEY = new Set([401, 403, 407]);
const MISCONFIGURED = new Set(['redirect', 'tls', 'proxy', 'unresolved']);
const UNREACHABLE = new Set(['connection', 'timeout', 'deadline']);
function isNotOffered(error) {
    return error instanceof ServiceError && MISSING.has(lastFailure(error).status);
}
function isWithheld(error) {
    const isForbidden = error instanceof ServiceError && lastFailure(error).status === 403;
    return isForbidden || isNotOffered(error);
}
function isRefused(error) {
    return isWithheld(error) || isSpent(error);
}
function concernsAll(error) {
    const { kind, status, type, mayHaveBeenTaken } = error;
    if (isSpent(error) || MISCONFIGURED.has(kind))
        return true;
    if (kind === 'status')
        return status === 404 ? type === undefined : OF_KEY.has(status);
    return UNREACHABLE.has(kind) && !mayHaveBeenTaken;
}
const CERTIFICATE = /^(?!ERR_SSL_).*(?:CERT|CRL_|ISSUER|_SIGNATURE|INVALID_CA|INVALID_PURPOSE|PATH_LENGTH|HOSTNAME_MISMATCH|_PRX_TLS)/;
const NOT_SENT = {
    ECONNREFUSED: 'connection refused',
    ENOTFOUND: 'host name not resolved',
    EAI_AGAIN: 'host name not resolved',
    EHOSTUNREACH: 'host not reachable',
    ENETUNREACH: 'network not reachable',
    UND_ERR_CONNECT_TIMEOUT: 'no connection in time',
    UND_ERR_PRX_CONN: 'connection to the proxy broken off',
};
const PROXY_REFUSAL = /^Proxy (?:response \((\d{3})\)|Authentication Required \((407)\))/;
function connectionError(destination, error) {
    const { operation, origin, via, mask } = destination;
    const code = codeOf(error);
    const message = mask.hide(error instanceof Error ? error.message : String(error));
    const cause = Object.assign(new Error(message), { code });
    const facts = { operation, mayHaveBeenTaken: false, cause };
    const refusal = PROXY_REFUSAL.exec(message)?.slice(1).join('');
    if (refusal) {
        const kind = refusal < '500' ? 'proxy' : 'connection';
        const problem = `no way to ${origin}: the proxy answered ${refusal}; check ${via} and NO_PROXY`;
        return new ServiceError({ ...facts, kind, problem });
    }
    if (CERTIFICATE.test(code)) {
        const problem = `the certificate of ${origin} is not accepted (${code}); name the file of its certificate authority in NODE_EXTRA_CA_CERTS`;
        return new ServiceError({ ...facts, kind: 'tls', problem });
    }
    const words = NOT_SENT[code];
    const proxy = via === '' ? '' : `; ${via} is set`;
    return new ServiceError({
        ...facts,
        kind: code === 'ENOTFOUND' || code === 'EAI_AGAIN' ? 'unresolved' : 'connection',
        problem: `connection to ${origin} failed: ${words ?? message} (${code}${proxy})`,
        mayHaveBeenTaken: words === undefined,
    });
}
function codeOf(error) {
    if (!(error instanceof Error))
        return String(error);
    return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
}


/***/ }),

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

/***/ 97353:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   MK: () => (/* binding */ rateOf),
/* harmony export */   W_: () => (/* binding */ sumCounts),
/* harmony export */   bT: () => (/* binding */ countsFrom),
/* harmony export */   cP: () => (/* binding */ worstCounts),
/* harmony export */   wM: () => (/* binding */ pooledCounts)
/* harmony export */ });
const MAX_CALLS = 1_000_000;
function countsFrom(passed, evaluated) {
    if (!Number.isInteger(passed) || !Number.isInteger(evaluated))
        return null;
    const counts = { passed: Number(passed), evaluated: Number(evaluated) };
    const isPossible = counts.passed >= 0 &&
        counts.evaluated >= 1 &&
        counts.passed <= counts.evaluated &&
        counts.evaluated <= MAX_CALLS;
    return isPossible ? counts : null;
}
function rateOf({ passed, evaluated }) {
    return (100 * passed) / evaluated;
}
function worstCounts(all) {
    const [worst = null] = all.toSorted((one, other) => rateOf(one) - rateOf(other) || other.evaluated - one.evaluated);
    return worst;
}
function sumCounts(all) {
    return {
        passed: all.reduce((sum, { passed }) => sum + passed, 0),
        evaluated: all.reduce((sum, { evaluated }) => sum + evaluated, 0),
    };
}
function pooledCounts(all) {
    const { passed, evaluated } = sumCounts(all);
    return countsFrom(passed, evaluated);
}


/***/ }),

/***/ 53483:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $j: () => (/* binding */ theOnes),
/* harmony export */   B4: () => (/* binding */ formatCount),
/* harmony export */   JZ: () => (/* binding */ shortForm),
/* harmony export */   Lu: () => (/* binding */ nameRun),
/* harmony export */   MJ: () => (/* binding */ formatFraction),
/* harmony export */   MK: () => (/* binding */ NBSP),
/* harmony export */   P9: () => (/* binding */ describeCost),
/* harmony export */   Rq: () => (/* binding */ shortIds),
/* harmony export */   So: () => (/* binding */ formatCounted),
/* harmony export */   T1: () => (/* binding */ formatShare),
/* harmony export */   Vp: () => (/* binding */ runUrl),
/* harmony export */   Yi: () => (/* binding */ formatMinute),
/* harmony export */   eD: () => (/* binding */ formatChange),
/* harmony export */   eh: () => (/* binding */ callUrl),
/* harmony export */   fW: () => (/* binding */ placeName),
/* harmony export */   iV: () => (/* binding */ titleRun),
/* harmony export */   ki: () => (/* binding */ formatList),
/* harmony export */   lS: () => (/* binding */ formatPercentBeside),
/* harmony export */   q8: () => (/* binding */ UNTITLED),
/* harmony export */   vy: () => (/* binding */ formatInterval),
/* harmony export */   x3: () => (/* binding */ NONE),
/* harmony export */   y2: () => (/* binding */ MAX_IDS)
/* harmony export */ });
/* unused harmony exports formatPercent, planRun */
/* harmony import */ var _evaluate_statistics_interval_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(13662);
/* harmony import */ var _text_percent_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(58582);
/* harmony import */ var _text_strip_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(30269);
/* harmony import */ var _text_values_simple_values_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(58129);




const NONE = '–';
const UNTITLED = '(untitled)';
const MAX_IDS = 100;
const NBSP = '\u00a0';
function formatCount(count) {
    return String(count).replace(/\B(?=(?:\d{3})+$)/g, ',');
}
function formatCounted(count, one, many = `${one}s`) {
    return `${formatCount(count)} ${count === 1 ? one : many}`;
}
function theOnes(count, one, many = `${one}s`) {
    return count === 1 ? one : formatCounted(count, one, many);
}
function formatList(names, most, show = (name) => name) {
    const more = names.length - most;
    const shown = names.slice(0, most).map(show).join(', ');
    return more > 0 ? `${shown} and ${formatCount(more)} more` : shown;
}
function formatPercent(percent, digits = 2) {
    if (percent === null)
        return NONE;
    const rounded = round(percent, digits);
    const step = 10 ** -digits;
    if (rounded === 0 && percent > 0)
        return `<${step}%`;
    if (rounded === 100 && percent < 100)
        return `>${round(100 - step, digits)}%`;
    return `${rounded}%`;
}
function formatPercentBeside(percent, other, digits = 2) {
    if (percent === null || other === null)
        return formatPercent(percent, digits);
    return formatPercent(percent, (0,_text_percent_js__WEBPACK_IMPORTED_MODULE_1__/* .decimalsApart */ .j3)(percent, other, digits));
}
function formatFraction({ passed, evaluated }) {
    return `${formatCount(passed)}/${formatCount(evaluated)}`;
}
function formatShare(part, whole, other = null) {
    const counts = `${formatCount(part)}/${formatCount(whole)}`;
    return whole > 0 ? `${counts} (${formatPercentBeside((part / whole) * 100, other, 1)})` : counts;
}
function formatChange(points) {
    if (points === null)
        return NONE;
    const change = round(points, 2);
    return change > 0 ? `+${change}` : change === 0 ? '±0' : `${change}`;
}
function formatInterval(counts) {
    const { low, high } = (0,_evaluate_statistics_interval_js__WEBPACK_IMPORTED_MODULE_2__/* .confidenceInterval */ .o)(counts);
    return `95% CI ${Math.round(low)}–${Math.round(high)}%`;
}
const SHORT_DIGITS = 8;
function shortForm(id) {
    return (0,_text_values_simple_values_js__WEBPACK_IMPORTED_MODULE_3__/* .isUuid */ .O1)(id) ? id.slice(0, SHORT_DIGITS) : id;
}
function shortIds(text) {
    return text.replace(/(?<![\w/=-])[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}(?![\w-])/gi, shortForm);
}
function planRun({ about }) {
    const { planName = null, number = null } = about ?? {};
    const run = number === null ? '' : `run ${formatCount(number)}`;
    return [planName?.trim(), run].filter(Boolean).join(', ');
}
function titleRun(run, unnamed) {
    const name = planRun(run) || (run.label === run.jobId ? unnamed : run.label);
    return [run.partOf?.gateName, name].filter(Boolean).join(': ');
}
function nameRun(run) {
    const { about, jobId, label } = run;
    if (about?.planName?.trim() && about.number !== null)
        return planRun(run);
    return jobId === '' ? label : `run ${shortForm(jobId)}`;
}
function describeCost(runs) {
    const known = runs.flatMap(({ cost }) => cost?.usd ?? []);
    if (known.length === 0)
        return '';
    const usd = known.reduce((sum, one) => sum + one, 0);
    return `cost ${usd.toFixed(2)} USD${known.length < runs.length ? ' and more' : ''}`;
}
function runUrl(id, { runUrl: template }) {
    return fillTemplate(template, '{jobId}', id);
}
function callUrl(id, { callUrl: template }) {
    return fillTemplate(template, '{callId}', id);
}
function fillTemplate(template, placeholder, id) {
    if (template === null)
        return null;
    const value = encodeURIComponent((0,_text_strip_js__WEBPACK_IMPORTED_MODULE_0__/* .stripInvisible */ ._0)(id));
    return value === '' ? null : template.replaceAll(placeholder, () => value);
}
function placeName({ path, startLine, endLine }) {
    return startLine === endLine ? `${path}:${startLine}` : `${path}:${startLine}-${endLine}`;
}
function formatMinute(time) {
    const ms = Date.parse(time ?? '');
    if (Number.isNaN(ms))
        return '';
    const [date, clock = ''] = new Date(ms).toISOString().split('T');
    return `${date} ${clock.slice(0, 5)} UTC`;
}
function round(value, digits) {
    return Number(value.toFixed(digits)) + 0;
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

/***/ 58582:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F0: () => (/* binding */ percentUnits),
/* harmony export */   j3: () => (/* binding */ decimalsApart),
/* harmony export */   mS: () => (/* binding */ percentDigits),
/* harmony export */   pU: () => (/* binding */ UNITS_PER_POINT)
/* harmony export */ });
const UNITS_PER_POINT = 1e9;
const MAX_DECIMALS = 9;
function percentUnits(percent) {
    return Math.round(percent * UNITS_PER_POINT);
}
function decimalsApart(percent, other, least) {
    for (let decimals = least; decimals <= MAX_DECIMALS; decimals += 1) {
        if (percent.toFixed(decimals) !== other.toFixed(decimals))
            return decimals;
    }
    return least;
}
function percentDigits(percent, other = null) {
    return `${Number(percent.toFixed(decimalsApart(percent, other ?? percent, 2)))}`;
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