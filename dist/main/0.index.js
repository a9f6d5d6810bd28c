"use strict";
exports.id = 0;
exports.ids = [0];
exports.modules = {

/***/ 15010:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  c: () => (/* binding */ Channel)
});

// EXTERNAL MODULE: ./text/secret-mask.js
var secret_mask = __webpack_require__(37904);
;// CONCATENATED MODULE: ./http/dispatcher.js
const LOOPBACK = /^(?:(?:.+\.)?localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;
async function createDispatcher(baseUrl, env, reuse) {
    const { Agent, EnvHttpProxyAgent } = await __webpack_require__.e(/* import() */ 684).then(__webpack_require__.t.bind(__webpack_require__, 61684, 19));
    const options = {
        allowH2: false,
        headersTimeout: 0,
        bodyTimeout: 0,
        ...(!reuse && { pipelining: 0 }),
    };
    if (LOOPBACK.test(baseUrl.hostname))
        return new Agent(options);
    return new EnvHttpProxyAgent({
        ...options,
        httpProxy: variable(env, 'HTTP_PROXY'),
        httpsProxy: variable(env, 'HTTPS_PROXY'),
        noProxy: variable(env, 'NO_PROXY'),
    });
}
function proxyVariable(baseUrl, env) {
    if (LOOPBACK.test(baseUrl.hostname))
        return '';
    const names = baseUrl.protocol === 'https:' ? ['HTTPS_PROXY', 'HTTP_PROXY'] : ['HTTP_PROXY'];
    return names.find((name) => variable(env, name) !== '') ?? '';
}
function variable(env, name) {
    return env[name.toLowerCase()]?.trim() || env[name]?.trim() || '';
}

// EXTERNAL MODULE: ./http/errors.js
var errors = __webpack_require__(72557);
;// CONCATENATED MODULE: ./http/no-response.js

const CERTIFICATE = /^(?!ERR_SSL_).*(?:CERT|CRL_|ISSUER|_SIGNATURE|INVALID_CA|INVALID_PURPOSE|PATH_LENGTH|HOSTNAME_MISMATCH|_PRX_TLS)/;
const WORDS = {
    ECONNREFUSED: 'connection refused',
    ENOTFOUND: 'host name not resolved',
    EAI_AGAIN: 'host name not resolved',
    EHOSTUNREACH: 'host not reachable',
    ENETUNREACH: 'network not reachable',
    UND_ERR_CONNECT_TIMEOUT: 'no connection in time',
    UND_ERR_PRX_CONN: 'connection to the proxy broken off',
    ECONNRESET: 'connection reset',
    UND_ERR_SOCKET: 'connection broken off',
};
const NOT_SENT = new Set(Object.keys(WORDS).slice(0, 7));
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
        return new errors/* ServiceError */._7({ ...facts, kind, problem });
    }
    if (CERTIFICATE.test(code)) {
        const problem = `the certificate of ${origin} is not accepted (${code}); name the file of its certificate authority in NODE_EXTRA_CA_CERTS`;
        return new errors/* ServiceError */._7({ ...facts, kind: 'tls', problem });
    }
    const proxy = via === '' ? '' : `; ${via} is set`;
    return new errors/* ServiceError */._7({
        ...facts,
        kind: WORDS[code] === WORDS.ENOTFOUND ? 'unresolved' : 'connection',
        problem: `connection to ${origin} failed: ${WORDS[code] ?? message} (${code}${proxy})`,
        mayHaveBeenTaken: !NOT_SENT.has(code),
    });
}
function invalidProxyError(operation, variable) {
    return new errors/* ServiceError */._7({
        kind: 'proxy',
        operation,
        problem: `the environment variable ${variable} is not the URL of a proxy: write it as http://user:password@host:port`,
        mayHaveBeenTaken: false,
    });
}
function codeOf(error) {
    if (!(error instanceof Error))
        return String(error);
    return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
}

;// CONCATENATED MODULE: ./http/channel.js




const ATTEMPT_LIMIT_MS = 30_000;
const MAX_RESPONSE_BYTES = 32 * 1024 * 1024;
const STOPPED = 'stopped';
const OVER = 'over';
class Channel {
    mask;
    #options;
    #baseUrl;
    #basePath;
    #dispatchers = new Map();
    #hasAnswered = false;
    constructor(options) {
        this.#options = options;
        this.#baseUrl = new URL(options.baseUrl);
        this.#basePath = this.#baseUrl.pathname.replace(/\/$/, '');
        this.mask = new secret_mask/* SecretMask */.f([options.apiKey]);
    }
    get hasAnswered() {
        return this.#hasAnswered;
    }
    async send(request, context, attempt = 1) {
        const { clock, env } = this.#options;
        const { operation } = request;
        const startedMs = clock.now();
        const limitMs = Math.min(ATTEMPT_LIMIT_MS, context.deadlineMs - startedMs);
        if (limitMs <= 0) {
            const problem = 'not sent, since the deadline of the wait has passed';
            throw new errors/* ServiceError */._7({ kind: 'deadline', operation, problem, mayHaveBeenTaken: false });
        }
        const dispatcher = await this.#dispatcherFor(request);
        context.signal.throwIfAborted();
        const report = (result) => this.#report(request, result, startedMs, attempt);
        try {
            const response = await this.#exchange(dispatcher, request, context, limitMs);
            report(response.status);
            return response;
        }
        catch (error) {
            report(codeOf(error));
            if (error instanceof errors/* ServiceError */._7)
                throw error;
            const { origin } = this.#baseUrl;
            if (error !== STOPPED) {
                const via = proxyVariable(this.#baseUrl, env);
                throw connectionError({ operation, origin, via, mask: this.mask }, error);
            }
            if (context.lingerMs === undefined)
                context.signal.throwIfAborted();
            const waitedMs = Math.min(clock.now() - startedMs, limitMs);
            const problem = `no complete response from ${origin} within ${Math.round(waitedMs / 100) / 10} s`;
            throw new errors/* ServiceError */._7({ kind: 'timeout', operation, problem, mayHaveBeenTaken: true });
        }
    }
    #dispatcherFor({ operation, fresh }) {
        const { env } = this.#options;
        let dispatcher = this.#dispatchers.get(fresh);
        if (dispatcher === undefined) {
            dispatcher = createDispatcher(this.#baseUrl, env, !fresh).catch(() => {
                throw invalidProxyError(operation, proxyVariable(this.#baseUrl, env));
            });
            this.#dispatchers.set(fresh, dispatcher);
        }
        return dispatcher;
    }
    async #exchange(dispatcher, { operation, method, path, headers, body }, { signal, lingerMs = 0 }, limitMs) {
        const { clock } = this.#options;
        const attempt = new AbortController();
        const over = new AbortController();
        const stop = () => attempt.abort(STOPPED);
        const stopAfter = (ms) => void clock.sleep(ms, over.signal).then(stop, () => { });
        const onAbort = () => (lingerMs === 0 ? stop() : stopAfter(lingerMs));
        signal.addEventListener('abort', onAbort, { once: true });
        stopAfter(limitMs);
        try {
            const response = await dispatcher.request({
                origin: this.#baseUrl.origin,
                path: this.#basePath + path,
                method,
                headers: { 'accept-encoding': 'identity', 'user-agent': 'simulation-gate', ...headers },
                body: body ?? null,
                signal: attempt.signal,
            });
            this.#hasAnswered = true;
            return {
                status: response.statusCode,
                headers: response.headers,
                body: await readBody(operation, response),
            };
        }
        finally {
            signal.removeEventListener('abort', onAbort);
            over.abort(OVER);
        }
    }
    #report({ method, path }, result, startedMs, attempt) {
        const { clock, onAttempt } = this.#options;
        const shownPath = (this.#basePath + path).replace(/\?.*/, '');
        const ms = Math.round(clock.now() - startedMs);
        onAttempt?.(`${method} ${shownPath}: ${result}, ${ms} ms, attempt ${attempt}`);
    }
}
async function readBody(operation, response) {
    const { statusCode: status, headers, body } = response;
    const chunks = [];
    let bytes = Number(headers['content-length'] ?? 0) > MAX_RESPONSE_BYTES ? Infinity : 0;
    if (bytes === 0) {
        for await (const chunk of body) {
            chunks.push(chunk);
            bytes += chunk.length;
            if (bytes > MAX_RESPONSE_BYTES)
                break;
        }
    }
    if (bytes <= MAX_RESPONSE_BYTES)
        return Buffer.concat(chunks);
    body.on('error', () => { }).destroy();
    throw new errors/* ServiceError */._7({
        kind: 'too-large',
        operation,
        status,
        problem: `${status}, but the response is larger than ${MAX_RESPONSE_BYTES / 2 ** 20} MiB`,
        mayHaveBeenTaken: true,
    });
}


/***/ }),

/***/ 80965:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bs: () => (/* binding */ statusLine),
/* harmony export */   Im: () => (/* binding */ isEmpty),
/* harmony export */   Jj: () => (/* binding */ cut),
/* harmony export */   TM: () => (/* binding */ firstLine),
/* harmony export */   lV: () => (/* binding */ MISSING),
/* harmony export */   qF: () => (/* binding */ parseJson),
/* harmony export */   z_: () => (/* binding */ requireSuccess)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5915);
/* harmony import */ var _text_json_object_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(65553);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(72557);
/* harmony import */ var _retry_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(19406);




const MAX_MESSAGE_CHARACTERS = 700;
const MAX_DETAILS_CHARACTERS = 200;
const MAX_LOCATION_CHARACTERS = 500;
const MAX_NAME_CHARACTERS = 100;
const MAX_LINE_CHARACTERS = 200;
const MAX_INSPECTED_CHARACTERS = 16_384;
const SPENT_TYPE = 'payment_required';
const SPENT_STATUS = 402;
const QUOTA = /quota|credit/i;
const MISSING = new Set([404, 405, 501]);
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
function parseJson({ operation, mask }, response) {
    const { status } = response;
    const text = textOf(response);
    try {
        return mask.hideIn(JSON.parse(text));
    }
    catch {
        const line = firstLine(text, mask);
        const problem = line
            ? `${status}, but the body is not JSON: ${line}`
            : `${status} with an empty body, but JSON was expected`;
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._7({
            kind: 'not-json',
            operation,
            status,
            problem,
            mayHaveBeenTaken: true,
        });
    }
}
function isEmpty(response) {
    return textOf(response).trim() === '';
}
function statusLine({ mask }, response) {
    const line = firstLine(textOf(response), mask);
    return line ? `${response.status}: ${line}` : `${response.status} with an empty body`;
}
function firstLine(body, mask) {
    const text = mask.hide(body).slice(0, MAX_INSPECTED_CHARACTERS).trim();
    const line = linesOf(text).find((candidate) => candidate !== '') ?? '';
    return cut(mask.hide(line), MAX_LINE_CHARACTERS);
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
    const target = location ? ` to ${cut(mask.hide(`${location}`), MAX_LOCATION_CHARACTERS)}` : '';
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._7({
        kind: 'redirect',
        operation,
        status,
        problem: `${status} redirect${target}, which is not followed`,
        mayHaveBeenTaken: status === 303,
    });
}
function statusError(requested, response) {
    const { operation, mask } = requested;
    const { headers } = response;
    const parsed = errorSchema.safeParse(jsonOrNull(textOf(response), mask)).data;
    const status = parsed?.type === SPENT_TYPE ? SPENT_STATUS : response.status;
    const profileKey = MISSING.has(status) ? requested.profileKey : undefined;
    const shown = parsed ? describeError(response.status, parsed) : statusLine(requested, response);
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._7({
        kind: 'status',
        operation,
        status,
        problem: shown + (profileKey === undefined ? '' : describeMissing(status, profileKey)),
        mayHaveBeenTaken: status >= 500 || status === 408,
        retryAfter: headers['retry-after'] && mask.hide(`${headers['retry-after']}`),
        sentMs: (0,_retry_js__WEBPACK_IMPORTED_MODULE_1__/* .parseHttpDate */ .m6)(`${headers.date}`),
        ...(profileKey !== undefined && { profileKey }),
        ...(parsed && {
            type: parsed.type,
            code: parsed.code,
            param: parsed.param ?? undefined,
            namesQuota: [parsed.code, codeIn(parsed.details)].some((code) => QUOTA.test(code)),
        }),
    });
}
function codeIn(details) {
    return (0,_text_json_object_js__WEBPACK_IMPORTED_MODULE_3__/* .isObject */ .G)(details) && typeof details.code === 'string' ? details.code : '';
}
function jsonOrNull(text, mask) {
    try {
        return mask.hideIn(JSON.parse(text));
    }
    catch {
        return null;
    }
}
function describeError(status, error) {
    const { type, code, message, param, details } = error;
    const name = `${cut(type, MAX_NAME_CHARACTERS)}/${cut(code, MAX_NAME_CHARACTERS)}`;
    const where = param ? ` (param: ${cut(param, MAX_NAME_CHARACTERS)})` : '';
    const more = details === undefined || details === null
        ? ''
        : ` (details: ${cut(JSON.stringify(details), MAX_DETAILS_CHARACTERS)})`;
    return `${status} ${name}: ${cut(message, MAX_MESSAGE_CHARACTERS)}${where}${more}`;
}
function describeMissing(status, profileKey) {
    const keys = `${profileKey}.path${status === 405 ? ` and ${profileKey}.method` : ''}`;
    return `; the specification does not show this operation, so check ${keys} in the input service-profile`;
}


/***/ }),

/***/ 19406:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Lo: () => (/* binding */ askedPauseMs),
/* harmony export */   M$: () => (/* binding */ planRetry),
/* harmony export */   m6: () => (/* binding */ parseHttpDate),
/* harmony export */   nz: () => (/* binding */ LONGEST_PAUSE_MS),
/* harmony export */   xg: () => (/* binding */ mayRepeat)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(72557);

const UNREACHABLE_AFTER_MS = 120_000;
const UNRESOLVED_AFTER_MS = 30_000;
const BACKOFF_BASE_MS = 500;
const BACKOFF_CAP_MS = 20_000;
const LONGEST_PAUSE_MS = 60_000;
const LAST_ATTEMPT_MS = 1_000;
const LONGEST_TIMER_MS = 2 ** 31 - 1;
const MAX_RETRY_AFTER_CHARACTERS = 40;
function mayRepeat(retry, error) {
    const { kind, status = 0, mayHaveBeenTaken } = error;
    switch (kind) {
        case 'connection':
        case 'timeout':
        case 'unresolved':
            return retry !== 'unless-taken' || !mayHaveBeenTaken;
        case 'status':
            if (status === 429)
                return !(0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .isSpent */ .Fh)(error);
            if (status === 501 && retry === 'optional')
                return false;
            return retry !== 'unless-taken' && (status === 408 || status === 425 || status >= 500);
        default:
            return false;
    }
}
function planRetry(error, state, random) {
    const { attempt, startedMs, nowMs, deadlineMs, everAnswered, longestPauseMs } = state;
    const leftMs = deadlineMs - nowMs;
    const askedMs = askedPauseMs(error, nowMs);
    if (askedMs > 0 && askedMs >= leftMs)
        return giveUp(error, 'deadline', pastDeadline(error));
    const patienceMs = error.kind === 'unresolved' ? UNRESOLVED_AFTER_MS : UNREACHABLE_AFTER_MS;
    const reachableMs = everAnswered ? leftMs : startedMs + patienceMs - nowMs;
    const limitMs = Math.min(leftMs, reachableMs) - LAST_ATTEMPT_MS;
    if (limitMs <= 0) {
        return reachableMs < leftMs
            ? giveUp(error, error.kind, neverReached(patienceMs))
            : giveUp(error, 'deadline', 'no time is left for another attempt');
    }
    const isLimited = error.status === 429;
    const capMs = isLimited ? Math.max(longestPauseMs, BACKOFF_CAP_MS) : BACKOFF_CAP_MS;
    const backoffMs = random() * Math.min(capMs, BACKOFF_BASE_MS * 2 ** (attempt - 1));
    const wantedMs = isLimited && attempt > 1
        ? Math.min(askedMs + backoffMs, longestPauseMs)
        : Math.max(backoffMs, askedMs);
    const pauseMs = Math.max(Math.min(wantedMs, limitMs), askedMs);
    return { kind: 'wait', ms: Math.min(pauseMs, LONGEST_TIMER_MS) };
}
function askedPauseMs({ retryAfter = '', sentMs }, nowMs) {
    const text = retryAfter.trim();
    if (/^\d+$/.test(text))
        return Number(text) * 1_000;
    const dateMs = parseHttpDate(text) ?? 0;
    return Math.max(0, dateMs - (sentMs ?? nowMs));
}
function parseHttpDate(text) {
    if (!/^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)[a-z]*,? .*\d\d:\d\d:\d\d/.test(text))
        return undefined;
    const dateMs = Date.parse(text.endsWith('GMT') ? text : `${text} GMT`);
    return Number.isNaN(dateMs) ? undefined : dateMs;
}
function neverReached(patienceMs) {
    return `given up after ${patienceMs / 1_000} s without any response: check base-url`;
}
function pastDeadline({ retryAfter }) {
    const asked = `${retryAfter}`.slice(0, MAX_RETRY_AFTER_CHARACTERS);
    return `its Retry-After (${asked}) lies past the deadline of the wait`;
}
function giveUp(last, kind, why) {
    const { operation, problem, mayHaveBeenTaken } = last;
    const whole = `${problem.replace(/\.$/, '')}; ${why}`;
    const facts = { kind, operation, problem: whole, mayHaveBeenTaken, cause: last };
    return { kind: 'give-up', error: new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._7(facts) };
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
/* harmony import */ var _text_json_object_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(65553);
/* harmony import */ var _text_shape_mismatch_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(90951);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(72557);



const MAX_LISTED = 50;
const MAX_NOTICES = 20;
function checkShape(schema, value, operation, pointer) {
    const parsed = schema.safeParse(value);
    if (parsed.success)
        return parsed.data;
    const { issues } = parsed.error;
    const listed = issues
        .slice(0, MAX_LISTED)
        .map((issue) => (0,_text_shape_mismatch_js__WEBPACK_IMPORTED_MODULE_1__/* .describeMismatch */ ._)(issue, value, pointer + (0,_text_shape_mismatch_js__WEBPACK_IMPORTED_MODULE_1__/* .pointerOf */ .r)(issue.path)));
    if (issues.length > listed.length)
        listed.push(`and ${issues.length - listed.length} more`);
    throw shapeError(operation, listed.join('; '));
}
function shapeError(operation, problem) {
    const whole = `not as specified: ${problem}`;
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._7({ kind: 'shape', operation, problem: whole, mayHaveBeenTaken: true });
}
function keepFitting(schema, value, pointer, leftOut) {
    if (value === undefined || value === null)
        return null;
    const root = { value };
    for (let notices = 0;;) {
        const parsed = schema.safeParse(root.value);
        if (parsed.success)
            return parsed.data;
        const { issues } = parsed.error;
        for (const issue of issues.slice(0, MAX_NOTICES - notices)) {
            leftOut((0,_text_shape_mismatch_js__WEBPACK_IMPORTED_MODULE_1__/* .describeMismatch */ ._)(issue, root.value, pointer + (0,_text_shape_mismatch_js__WEBPACK_IMPORTED_MODULE_1__/* .pointerOf */ .r)(issue.path)));
        }
        notices = Math.min(MAX_NOTICES, notices + issues.length);
        const paths = issues.map(({ path }) => ['value', ...path]);
        remove(root, paths);
        if (root.value === undefined)
            return null;
    }
}
function remove(root, paths) {
    const wrong = paths.map((path) => ((0,_text_json_object_js__WEBPACK_IMPORTED_MODULE_2__/* .valueAt */ .f)(root, path) === undefined ? path.slice(0, -1) : path));
    const shortened = new Set();
    for (const path of wrong) {
        const parent = (0,_text_json_object_js__WEBPACK_IMPORTED_MODULE_2__/* .valueAt */ .f)(root, path.slice(0, -1));
        if (!(0,_text_json_object_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .G)(parent))
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
    return (0,_text_json_object_js__WEBPACK_IMPORTED_MODULE_2__/* .valueAt */ .f)(document, path);
}


/***/ })

};
;