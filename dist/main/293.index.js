"use strict";
exports.id = 293;
exports.ids = [293];
exports.modules = {

/***/ 34594:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Jj: () => (/* binding */ cut),
/* harmony export */   TM: () => (/* binding */ firstLine),
/* harmony export */   mr: () => (/* binding */ parseJsonOrNull)
/* harmony export */ });
const MAX_INSPECTED_CHARACTERS = 16_384;
const MAX_LINE_CHARACTERS = 200;
const INLINE_TAGS = /<\/?(?:a|abbr|b|bdi|code|em|font|i|kbd|small|span|strong|tt|u)\b[^>]*(?:>|$)/gi;
const ENTITIES = {
    '&lt;': '<',
    '&gt;': '>',
    '&quot;': '"',
    '&#39;': "'",
    '&apos;': "'",
    '&amp;': '&',
};
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
function parseJsonOrNull(text, mask) {
    try {
        return mask.hideIn(JSON.parse(text));
    }
    catch {
        return null;
    }
}
function linesOf(text) {
    if (text.startsWith('{') || text.startsWith('['))
        return [text.replace(/\s+/g, ' ')];
    const plain = text.startsWith('<') ? textOfHtml(text) : text;
    return plain.split(/[\r\n\u2028\u2029]+/).map((line) => line.replace(/\s+/g, ' ').trim());
}
function textOfHtml(html) {
    const text = html
        .replace(/<!--[\s\S]*?(?:-->|$)/g, '')
        .replace(/<(script|style)\b[\s\S]*?(?:<\/\1\s*>|$)/gi, '')
        .replace(INLINE_TAGS, '')
        .replace(/<[^>]*(?:>|$)/g, '\n');
    return Object.entries(ENTITIES).reduce((decoded, [entity, character]) => decoded.replaceAll(entity, character), text);
}


/***/ }),

/***/ 33176:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Im: () => (/* binding */ isEmpty),
/* harmony export */   Qy: () => (/* binding */ firstLineOf),
/* harmony export */   qF: () => (/* binding */ parseJson),
/* harmony export */   z_: () => (/* binding */ requireSuccess)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5915);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(58989);
/* harmony import */ var _answer_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(34594);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(72557);
/* harmony import */ var _retry_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(19406);




const MAX_MESSAGE_CHARACTERS = 700;
const MAX_DETAILS_CHARACTERS = 200;
const MAX_LOCATION_CHARACTERS = 500;
const MAX_NAME_CHARACTERS = 100;
const SPENT = 'payment_required';
const SPENT_STATUS = 402;
const MISSING = new Set([404, 405, 501]);
const MAX_PARTS = 200;
const errorSchema = zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
    type: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
    code: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
    message: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
    param: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .nullable */ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP())),
    details: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .unknown */ .L5J()),
});
function requireSuccess(scene, answer) {
    if (answer.status < 300)
        return answer;
    throw answer.status < 400 ? redirectFault(scene, answer) : statusFault(scene, answer);
}
function parseJson({ operation, mask }, answer) {
    const { status } = answer;
    const text = textOf(answer);
    let value;
    try {
        value = mask.hideIn(JSON.parse(text));
    }
    catch {
        const shown = describeBody(answer, text, mask, {
            empty: ' with an empty body, where JSON was expected',
            before: ', but the body is not JSON: ',
        });
        const problem = `${status}${shown}`;
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ServiceError */ ._7({
            kind: 'not-json',
            operation,
            status,
            problem,
            mayHaveBeenTaken: true,
        });
    }
    return value;
}
function isEmpty(answer) {
    return textOf(answer).trim() === '';
}
function firstLineOf({ mask }, answer) {
    const words = { empty: ' with an empty body', before: ': ' };
    return answer.status + describeBody(answer, textOf(answer), mask, words);
}
function textOf({ body }) {
    return new TextDecoder().decode(body);
}
function describeBody({ headers }, text, mask, words) {
    const encoding = `${headers['content-encoding'] ?? 'identity'}`;
    if (encoding !== 'identity' && text !== '') {
        return ` with a body in an encoding that was not asked for (${(0,_answer_text_js__WEBPACK_IMPORTED_MODULE_0__/* .firstLine */ .TM)(encoding, mask)})`;
    }
    const line = (0,_answer_text_js__WEBPACK_IMPORTED_MODULE_0__/* .firstLine */ .TM)(text, mask);
    return line === '' ? words.empty : words.before + line;
}
function redirectFault({ operation, mask }, { status, headers }) {
    const { location } = headers;
    const target = location === undefined
        ? 'without saying where to'
        : `to ${(0,_answer_text_js__WEBPACK_IMPORTED_MODULE_0__/* .cut */ .Jj)(mask.hide(String(location)), MAX_LOCATION_CHARACTERS)}`;
    return new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ServiceError */ ._7({
        kind: 'redirect',
        operation,
        status,
        problem: `${status} redirect ${target}, which is not followed`,
        mayHaveBeenTaken: status === 303,
    });
}
function statusFault(scene, answer) {
    const { operation, mask, repeated = '' } = scene;
    const { headers } = answer;
    const text = textOf(answer);
    const body = (0,_answer_text_js__WEBPACK_IMPORTED_MODULE_0__/* .parseJsonOrNull */ .mr)(text, mask);
    const told = zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .safeParse */ .xL(errorSchema, body).data;
    const status = told?.type === SPENT ? SPENT_STATUS : answer.status;
    const profileKey = MISSING.has(status) && repeated === '' ? scene.profileKey : undefined;
    const hint = profileKey === undefined ? '' : describeMissing(status, profileKey);
    const facts = {
        kind: 'status',
        operation,
        status,
        mayHaveBeenTaken: status >= 500 || status === 408,
        retryAfter: headers['retry-after'] && mask.hide(`${headers['retry-after']}`),
        sentMs: (0,_retry_js__WEBPACK_IMPORTED_MODULE_2__/* .parseHttpDate */ .m6)(`${headers.date}`),
        codes: codesIn(body),
        repeated,
        ...(profileKey !== undefined && { profileKey }),
    };
    if (told === undefined) {
        return new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ServiceError */ ._7({ ...facts, problem: firstLineOf(scene, answer) + hint });
    }
    const { type, code, message, param, details } = told;
    const name = `${(0,_answer_text_js__WEBPACK_IMPORTED_MODULE_0__/* .cut */ .Jj)(type, MAX_NAME_CHARACTERS)}/${(0,_answer_text_js__WEBPACK_IMPORTED_MODULE_0__/* .cut */ .Jj)(code, MAX_NAME_CHARACTERS)}`;
    const where = param ? ` (param: ${(0,_answer_text_js__WEBPACK_IMPORTED_MODULE_0__/* .cut */ .Jj)(param, MAX_NAME_CHARACTERS)})` : '';
    return new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ServiceError */ ._7({
        ...facts,
        type,
        code,
        details,
        ...(param && { param }),
        problem: `${answer.status} ${name}: ${(0,_answer_text_js__WEBPACK_IMPORTED_MODULE_0__/* .cut */ .Jj)(message, MAX_MESSAGE_CHARACTERS)}${where}${describeDetails(details)}${hint}`,
    });
}
function describeMissing(status, profileKey) {
    const keys = `${profileKey}.path${status === 405 ? ` and ${profileKey}.method` : ''}`;
    return `; the specification does not show this operation, so check ${keys} in the input service-profile`;
}
function codesIn(body) {
    const parts = [body];
    for (const part of parts) {
        if (typeof part !== 'object' || part === null)
            continue;
        parts.push(...Object.values(part).slice(0, MAX_PARTS));
        if (parts.length > MAX_PARTS)
            parts.length = MAX_PARTS;
    }
    return parts.flatMap((part) => typeof part === 'object' && part !== null
        ? Object.entries(part).flatMap(([key, value]) => key.toLowerCase() === 'code' && typeof value === 'string' ? [value] : [])
        : []);
}
function describeDetails(details) {
    if (details === undefined || details === null)
        return '';
    return ` (details: ${(0,_answer_text_js__WEBPACK_IMPORTED_MODULE_0__/* .cut */ .Jj)(stringify(details), MAX_DETAILS_CHARACTERS)})`;
}
function stringify(value) {
    try {
        return JSON.stringify(value);
    }
    catch {
        return 'nested too deeply to show';
    }
}


/***/ }),

/***/ 11724:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  c: () => (/* binding */ Channel)
});

// EXTERNAL MODULE: ./text/secret-mask.js
var secret_mask = __webpack_require__(37904);
;// CONCATENATED MODULE: ./http/exchange.js
function exchange(dispatcher, request, maxBytes) {
    const { promise, resolve } = Promise.withResolvers();
    const settle = (result) => nextTurn(() => nextTurn(() => resolve(result)));
    const receiver = new Receiver(maxBytes, settle);
    dispatcher.dispatch(request, receiver);
    return {
        result: promise,
        stop: () => receiver.stop(),
        recall: () => receiver.recall(),
    };
}
const nextTurn = setImmediate;
class Receiver {
    #maxBytes;
    #settleWith;
    #chunks = [];
    #receivedBytes = 0;
    #stage = 'connecting';
    #status = 0;
    #headers = {};
    #controller = null;
    #settled = false;
    constructor(maxBytes, settle) {
        this.#maxBytes = maxBytes;
        this.#settleWith = settle;
    }
    stop() {
        this.#settle({ kind: 'aborted', stage: this.#stage });
        this.#drop();
    }
    recall() {
        if (this.#stage === 'connecting')
            this.stop();
    }
    onRequestStart(controller) {
        this.#controller = controller;
        if (this.#settled)
            this.#drop();
        else
            this.#stage = 'waiting';
    }
    onResponseStart(_controller, status, headers) {
        this.#stage = 'receiving';
        this.#status = status;
        this.#headers = headers;
        if (Number(headers['content-length']) > this.#maxBytes)
            this.#refuse();
    }
    onResponseData(_controller, chunk) {
        this.#receivedBytes += chunk.length;
        if (this.#receivedBytes > this.#maxBytes)
            this.#refuse();
        else
            this.#chunks.push(chunk);
    }
    onResponseEnd() {
        const body = Buffer.concat(this.#chunks, this.#receivedBytes);
        this.#settle({
            kind: 'answer',
            answer: { status: this.#status, headers: this.#headers, body },
        });
    }
    onResponseError(_controller, error) {
        this.#settle({ kind: 'broken', error, stage: this.#stage });
    }
    #refuse() {
        this.#settle({ kind: 'too-large', status: this.#status });
        this.#drop();
    }
    #drop() {
        this.#controller?.abort(new Error('the exchange is over'));
    }
    #settle(result) {
        this.#settled = true;
        this.#settleWith(result);
    }
}

// EXTERNAL MODULE: ./http/errors.js
var errors = __webpack_require__(72557);
;// CONCATENATED MODULE: ./http/proxy.js

const LOOPBACK = /^(?:(?:.+\.)?localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;
function findProxy(baseUrl, env, operation) {
    if (LOOPBACK.test(baseUrl.hostname))
        return null;
    const [, noProxy] = firstSet(env, ['no_proxy', 'NO_PROXY']);
    if (isListed(baseUrl, noProxy))
        return null;
    const secure = baseUrl.protocol === 'https:' ? ['https_proxy', 'HTTPS_PROXY'] : [];
    const [variable, value] = firstSet(env, [...secure, 'http_proxy', 'HTTP_PROXY']);
    if (value === '')
        return null;
    const url = parseProxyUrl(value);
    if (url !== null)
        return { url, variable };
    throw new errors/* ServiceError */._7({
        kind: 'proxy',
        operation,
        problem: `the environment variable ${variable} is not the address of a proxy: write it as http://host:port, with user:password@ before the host where the proxy asks for them, or remove it`,
        mayHaveBeenTaken: false,
    });
}
function describeProxy({ url, variable }) {
    return `the proxy ${url.origin} (${variable})`;
}
function firstSet(env, names) {
    for (const name of names) {
        const value = env[name]?.trim();
        if (value)
            return [name, value];
    }
    return ['', ''];
}
function parseProxyUrl(text) {
    try {
        const url = new URL(text);
        decodeURIComponent(url.username + url.password);
        return ['http:', 'https:'].includes(url.protocol) ? url : null;
    }
    catch {
        return null;
    }
}
function isListed({ protocol, hostname, port }, noProxy) {
    const host = plainHost(hostname);
    const ownPort = port || (protocol === 'https:' ? '443' : '80');
    return noProxy.split(/[,\s]+/).some((entry) => {
        const [name, onlyPort] = splitPort(entry);
        if (name === '' || (onlyPort !== null && onlyPort !== ownPort))
            return false;
        const listed = plainHost(name.replace(/^\*?\./, ''));
        const isWhole = host === listed && !name.startsWith('*');
        return listed === '*' || isWhole || host.endsWith(`.${listed}`);
    });
}
function splitPort(entry) {
    const [, host, port] = /^(\[.+\]|[^:]+):(\d+)$/.exec(entry) ?? [];
    return host === undefined || port === undefined ? [entry, null] : [host, port];
}
function plainHost(host) {
    return host
        .replace(/^\[(.+)\]$/, '$1')
        .replace(/(.)\.$/, '$1')
        .toLowerCase();
}
const AGENT_OPTIONS = {
    allowH2: false,
    headersTimeout: 0,
    bodyTimeout: 0,
};
class Connections {
    #proxy;
    #made = new Map();
    constructor(proxy) {
        this.#proxy = proxy;
    }
    get(fresh) {
        let dispatcher = this.#made.get(fresh);
        if (dispatcher === undefined) {
            const options = fresh ? { ...AGENT_OPTIONS, pipelining: 0 } : AGENT_OPTIONS;
            dispatcher = makeDispatcher(this.#proxy, options);
            this.#made.set(fresh, dispatcher);
        }
        return dispatcher;
    }
}
async function makeDispatcher(proxy, options) {
    const { Agent, ProxyAgent } = await __webpack_require__.e(/* import() */ 684).then(__webpack_require__.t.bind(__webpack_require__, 61684, 19));
    return proxy === null ? new Agent(options) : new ProxyAgent({ ...options, uri: proxy.url.href });
}

;// CONCATENATED MODULE: ./http/no-answer.js


const CERTIFICATE_CODES = /^(?!ERR_SSL_).*(?:CERT|CRL_|ISSUER|_SIGNATURE|INVALID_CA|INVALID_PURPOSE|PATH_LENGTH|HOSTNAME_MISMATCH|_PRX_TLS)/;
const ADVICE_OF_NODE = /; if the root CA is installed locally.*$/s;
const UNRESOLVED_CODES = new Set(['ENOTFOUND', 'EAI_AGAIN']);
const UNREACHED_CODES = new Set([
    ...UNRESOLVED_CODES,
    'ECONNREFUSED',
    'EHOSTUNREACH',
    'ENETUNREACH',
    'ETIMEDOUT',
    'UND_ERR_CONNECT_TIMEOUT',
    'UND_ERR_PRX_CONN',
]);
const WORDS = {
    ECONNREFUSED: 'connection refused',
    ENOTFOUND: 'host name not resolved',
    EAI_AGAIN: 'host name not resolved',
    EHOSTUNREACH: 'host not reachable',
    ENETUNREACH: 'network not reachable',
    ECONNRESET: 'connection reset',
    UND_ERR_CONNECT_TIMEOUT: 'no connection in time',
    UND_ERR_SOCKET: 'connection broken off',
    UND_ERR_PRX_CONN: 'connection broken off',
    UND_ERR_RES_CONTENT_LENGTH_MISMATCH: 'answer broken off',
};
const TIMEOUT_WORDS = {
    connecting: 'no connection',
    waiting: 'no answer',
    receiving: 'no complete answer',
};
function connectionFault(scene, error, stage) {
    const { operation, origin, proxy, mask } = scene;
    const code = codeOf(error);
    const cause = new Error(mask.hide(error.message));
    cause.code = code;
    const refusal = proxy && findRefusal(error);
    if (refusal)
        return proxyFault(scene, proxy, refusal, cause);
    const facts = { operation, mayHaveBeenTaken: stage !== 'connecting', cause };
    if (speaksHttp2Alone(error)) {
        const problem = `${origin} speaks HTTP/2 alone, and this action HTTP/1.1: give the base-url of something that takes HTTP/1.1`;
        return new errors/* ServiceError */._7({ ...facts, kind: 'protocol', problem, mayHaveBeenTaken: false });
    }
    if (CERTIFICATE_CODES.test(code)) {
        const orProxy = proxy?.url.protocol === 'https:' ? ` or of ${describeProxy(proxy)}` : '';
        const words = cause.message.replace(ADVICE_OF_NODE, '');
        const problem = `the certificate of ${origin}${orProxy} is not accepted (${code}: ${words}); for an authority of your own, name its certificate file in NODE_EXTRA_CA_CERTS`;
        return new errors/* ServiceError */._7({ ...facts, kind: 'tls', problem });
    }
    const why = WORDS[code] ?? cause.message;
    const lost = proxy && stage === 'connecting' && UNREACHED_CODES.has(code) ? proxy : null;
    return new errors/* ServiceError */._7({
        ...facts,
        kind: UNRESOLVED_CODES.has(code) ? 'unresolved' : 'connection',
        problem: `connection to ${lost ? describeProxy(lost) : origin} failed: ${why} (${code})`,
        proxyVariable: lost?.variable,
    });
}
function timeoutFault({ operation, origin, proxy }, stage, limitMs) {
    const way = proxy ? ` through ${describeProxy(proxy)}` : '';
    return new errors/* ServiceError */._7({
        kind: 'timeout',
        operation,
        problem: `${TIMEOUT_WORDS[stage]} from ${origin}${way} within ${seconds(limitMs)}`,
        mayHaveBeenTaken: stage !== 'connecting',
    });
}
function tooLargeFault({ operation }, status, maxBytes) {
    return new errors/* ServiceError */._7({
        kind: 'too-large',
        operation,
        status,
        problem: `${status}, but the answer is larger than ${maxBytes / 2 ** 20} MiB`,
        mayHaveBeenTaken: true,
    });
}
function noTimeLeft(operation) {
    return new errors/* ServiceError */._7({
        kind: 'deadline',
        operation,
        problem: 'not sent, since the deadline of the wait has passed',
        mayHaveBeenTaken: false,
    });
}
function codeOf(error) {
    return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
}
function findRefusal({ message }) {
    const [, tunnel, forward] = /^Proxy (?:response \((\d{3})\)|Authentication Required \((407)\))/.exec(message) ?? [];
    return tunnel ?? forward ?? null;
}
const PROXY_CURES = {
    '401': 'write the user and password that it asks for into the variable, as http://user:password@host:port',
    '403': 'have it let this host through, or name the host in NO_PROXY where it can be reached directly',
};
function proxyFault({ operation, origin }, proxy, status, cause) {
    const said = `${describeProxy(proxy)} answered ${status}`;
    const cure = PROXY_CURES[status === '407' ? '401' : status];
    return new errors/* ServiceError */._7({
        operation,
        ...(cure === undefined
            ? { kind: 'connection', problem: `connection to ${origin} failed: ${said}` }
            : { kind: 'proxy', problem: `no way to ${origin}: ${said}; ${cure}` }),
        proxyVariable: proxy.variable,
        mayHaveBeenTaken: false,
        cause,
    });
}
function speaksHttp2Alone(error) {
    if (codeOf(error) === 'ERR_SSL_TLSV1_ALERT_NO_APPLICATION_PROTOCOL')
        return true;
    const frame = 'data' in error ? String(error.data) : '';
    return frame.startsWith('\0') && frame[3] === '\x04' && frame.slice(5, 9) === '\0\0\0\0';
}
function seconds(ms) {
    return `${Math.round(ms / 100) / 10} s`;
}

;// CONCATENATED MODULE: ./http/channel.js




const ATTEMPT_LIMIT_MS = 30_000;
const MAX_ANSWER_BYTES = 32 * 1024 * 1024;
const OVER = 'over';
class Channel {
    mask;
    basePath;
    #options;
    #baseUrl;
    #way;
    #hasAnswered = false;
    constructor(options) {
        this.#options = options;
        this.#baseUrl = new URL(options.baseUrl);
        this.basePath = this.#baseUrl.pathname.replace(/\/$/, '');
        this.mask = new secret_mask/* SecretMask */.f([options.apiKey]);
    }
    get hasAnswered() {
        return this.#hasAnswered;
    }
    async send(request, context, attempt = 1) {
        const { clock } = this.#options;
        const startedMs = clock.now();
        const limitMs = Math.min(ATTEMPT_LIMIT_MS, context.deadlineMs - startedMs);
        if (limitMs <= 0)
            throw noTimeLeft(request.operation);
        const { proxy, connections } = this.#findWay(request);
        const dispatcher = await connections.get(request.fresh);
        context.signal.throwIfAborted();
        const result = await this.#exchange(dispatcher, request, context, limitMs);
        const durationMs = clock.now() - startedMs;
        this.#report(request, result, durationMs, attempt);
        this.#hasAnswered ||= !('stage' in result) || result.stage === 'receiving';
        const { operation } = request;
        const scene = { operation, origin: this.#baseUrl.origin, proxy, mask: this.mask };
        switch (result.kind) {
            case 'answer':
                return result.answer;
            case 'too-large':
                throw tooLargeFault(scene, result.status, MAX_ANSWER_BYTES);
            case 'broken':
                throw connectionFault(scene, result.error, result.stage);
            case 'aborted':
                if (context.lingerMs === undefined)
                    context.signal.throwIfAborted();
                throw timeoutFault(scene, result.stage, Math.min(durationMs, limitMs));
        }
    }
    #findWay({ operation }) {
        if (this.#way === undefined) {
            const proxy = findProxy(this.#baseUrl, this.#options.env, operation);
            this.#way = { proxy, connections: new Connections(proxy) };
        }
        return this.#way;
    }
    async #exchange(dispatcher, request, { signal, lingerMs }, limitMs) {
        const { clock } = this.#options;
        const over = new AbortController();
        const { result, stop, recall } = exchange(dispatcher, this.#dispatchOptions(request), MAX_ANSWER_BYTES);
        const stopAfter = (ms) => void clock.sleep(ms, over.signal).then(stop, () => { });
        const leave = () => {
            recall();
            if (lingerMs === undefined)
                stop();
            else
                stopAfter(lingerMs);
        };
        signal.addEventListener('abort', leave, { once: true });
        stopAfter(limitMs);
        try {
            return await result;
        }
        finally {
            signal.removeEventListener('abort', leave);
            over.abort(OVER);
        }
    }
    #dispatchOptions({ method, path, headers, body }) {
        const { origin } = this.#baseUrl;
        const whole = { 'accept-encoding': 'identity', 'user-agent': 'simulation-gate', ...headers };
        const options = { origin, path: this.basePath + path, method, headers: whole };
        return body === undefined ? options : { ...options, body };
    }
    #report({ method, path }, result, durationMs, attempt) {
        this.#options.onAttempt?.({
            method,
            path: (this.basePath + path).replace(/\?.*/, ''),
            result: describeResult(result),
            durationMs: Math.round(durationMs),
            attempt,
        });
    }
}
function describeResult(result) {
    switch (result.kind) {
        case 'answer':
            return result.answer.status;
        case 'broken':
            return codeOf(result.error);
        default:
            return result.kind;
    }
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
/* unused harmony export parseRetryAfter */
/* harmony import */ var _answer_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(34594);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(72557);


const UNREACHABLE_AFTER_MS = 120_000;
const UNRESOLVED_AFTER_MS = 30_000;
const BACKOFF_BASE_MS = 500;
const BACKOFF_CAP_MS = 20_000;
const SHARE_OF_SINCE = 0.6;
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
                return !(0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .isSpent */ .Fh)(error);
            if (status === 501 && retry === 'optional')
                return false;
            return retry !== 'unless-taken' && (status === 408 || status === 425 || status >= 500);
        default:
            return false;
    }
}
function planRetry(error, state, random) {
    const { startedMs, nowMs, deadlineMs, everAnswered } = state;
    const leftMs = deadlineMs - nowMs;
    const askedMs = askedPauseMs(error, nowMs);
    if (askedMs > 0 && askedMs >= leftMs)
        return { kind: 'give-up', error: refusedTooLong(error) };
    const patienceMs = error.kind === 'unresolved' ? UNRESOLVED_AFTER_MS : UNREACHABLE_AFTER_MS;
    const reachableMs = everAnswered ? leftMs : startedMs + patienceMs - nowMs;
    const limitMs = Math.min(leftMs, reachableMs) - LAST_ATTEMPT_MS;
    if (limitMs <= 0) {
        const end = reachableMs < leftMs ? neverReached(error, patienceMs) : outOfTime(error);
        return { kind: 'give-up', error: end };
    }
    const backoffMs = random() * highestBackoff(error, state);
    const isCrowd = error.status === 429 && state.refusals > 1;
    const wantedMs = isCrowd
        ? Math.min(askedMs + backoffMs, state.longestPauseMs)
        : Math.max(backoffMs, askedMs);
    const pauseMs = Math.max(Math.min(wantedMs, limitMs), askedMs);
    return { kind: 'wait', ms: Math.min(pauseMs, LONGEST_TIMER_MS) };
}
function highestBackoff({ status }, state) {
    const { attempt, nowMs, refusals, sinceMs, longestPauseMs } = state;
    if (status !== 429)
        return Math.min(BACKOFF_CAP_MS, BACKOFF_BASE_MS * 2 ** (attempt - 1));
    const longest = Math.min((nowMs - sinceMs) * SHARE_OF_SINCE, longestPauseMs);
    return Math.min(Math.max(longest, BACKOFF_CAP_MS), BACKOFF_BASE_MS * 2 ** Math.max(refusals, attempt - 1));
}
function askedPauseMs({ retryAfter, sentMs }, nowMs) {
    return parseRetryAfter(retryAfter, sentMs ?? nowMs) ?? 0;
}
function parseRetryAfter(value, nowMs) {
    const text = value?.trim() ?? '';
    const parts = text.split(',').map((part) => part.trim());
    if (parts.every((part) => /^\d+(?:\.\d+)?$/.test(part))) {
        return Math.max(...parts.map(Number)) * 1_000;
    }
    const dateMs = parseHttpDate(text);
    return dateMs === undefined ? null : Math.max(0, dateMs - nowMs);
}
function parseHttpDate(text) {
    if (!/^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)[a-z]*,? .*\d\d:\d\d:\d\d/.test(text))
        return undefined;
    const dateMs = Date.parse(text.endsWith('GMT') ? text : `${text} GMT`);
    return Number.isNaN(dateMs) ? undefined : dateMs;
}
function neverReached(last, patienceMs) {
    const { kind, proxyVariable } = last;
    const setting = proxyVariable ?? 'base-url';
    return ended(last, kind, `given up after ${patienceMs / 1_000} s, since nothing at this address has answered yet: check ${setting}`);
}
function refusedTooLong(last) {
    const asked = (0,_answer_text_js__WEBPACK_IMPORTED_MODULE_0__/* .cut */ .Jj)(`${last.retryAfter}`, MAX_RETRY_AFTER_CHARACTERS);
    return ended(last, 'deadline', `its Retry-After (${asked}) lies past the deadline of the wait`);
}
function outOfTime(last) {
    return ended(last, 'deadline', 'no time is left for another attempt');
}
function ended(last, kind, why) {
    const { operation, problem, mayHaveBeenTaken } = last;
    return new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ServiceError */ ._7({
        kind,
        operation,
        problem: `${problem.replace(/\.$/, '')}; ${why}`,
        mayHaveBeenTaken,
        cause: last,
    });
}


/***/ })

};
;