export const id = 822;
export const ids = [822];
export const modules = {

/***/ 8347:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Im: () => (/* binding */ isEmpty),
/* harmony export */   qF: () => (/* binding */ parseJson),
/* harmony export */   z_: () => (/* binding */ requireSuccess)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5915);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8989);
/* harmony import */ var _answer_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9499);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2862);
/** Reads an answer of the service, or says in words without the API key why it cannot be taken. */



/** Together with what we say about it, the service's part has to fit into an output's reason. */
const MAX_MESSAGE_CHARACTERS = 700;
const MAX_DETAILS_CHARACTERS = 200;
const MAX_LOCATION_CHARACTERS = 500;
const MAX_NAME_CHARACTERS = 100;
/** Of an error's body, so many parts are looked through for codes. */
const MAX_PARTS = 200;
/** The body of every error; enum values that are not listed pass through. */
const errorBodySchema = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .looseObject */ ._H3({
    type: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    code: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    message: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    param: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .nullable */ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP())),
    details: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .unknown */ .L5J()),
});
/** The answer itself where it is 2xx. Throws `ServiceError` for every other. */
function requireSuccess(scene, answer) {
    if (answer.status < 300)
        return answer;
    throw answer.status < 400 ? redirectFault(scene, answer) : statusFault(scene, answer);
}
/** The body's JSON without the key. Throws `ServiceError` for a body that is none. */
function parseJson({ operation, mask }, answer) {
    const { status } = answer;
    const text = textOf(answer);
    let value;
    try {
        value = JSON.parse(text);
    }
    catch {
        const shown = describeBody(answer, text, mask, {
            empty: ' with an empty body, where JSON was expected',
            before: ', but the body is not JSON: ',
        });
        const problem = `${status}${shown}`;
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ServiceError */ ._({
            kind: 'not-json',
            operation,
            status,
            problem,
            mayHaveBeenTaken: true,
        });
    }
    return mask.hideIn(value);
}
/** True where the answer has no body, or white space alone. */
function isEmpty(answer) {
    return textOf(answer).trim() === '';
}
/** Without a byte order mark. */
function textOf({ body }) {
    return new TextDecoder().decode(body);
}
/** Goes on after the status: the body's first line, or why it has none that can be shown. */
function describeBody({ headers }, text, mask, words) {
    const encoding = `${headers['content-encoding'] ?? 'identity'}`;
    if (encoding !== 'identity' && text !== '') {
        return ` with a body in an encoding that was not asked for (${(0,_answer_text_js__WEBPACK_IMPORTED_MODULE_0__/* .firstLine */ .TM)(encoding, mask)})`;
    }
    const line = (0,_answer_text_js__WEBPACK_IMPORTED_MODULE_0__/* .firstLine */ .TM)(text, mask);
    return line === '' ? words.empty : words.before + line;
}
/** The service, or something in front of it, points elsewhere. */
function redirectFault({ operation, mask }, { status, headers }) {
    const { location } = headers;
    const target = location === undefined
        ? 'without saying where to'
        : `to ${(0,_answer_text_js__WEBPACK_IMPORTED_MODULE_0__/* .cut */ .Jj)(mask.hide(String(location)), MAX_LOCATION_CHARACTERS)}`;
    return new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ServiceError */ ._({
        kind: 'redirect',
        operation,
        status,
        problem: `${status} redirect ${target}, which is not followed`,
        // 303 is the answer to a request that was taken; the others say to ask elsewhere.
        mayHaveBeenTaken: status === 303,
    });
}
/** The service answered with an error status. */
function statusFault({ operation, mask, repeated = '' }, answer) {
    const { status, headers } = answer;
    const text = textOf(answer);
    const body = mask.hideIn((0,_answer_text_js__WEBPACK_IMPORTED_MODULE_0__/* .parseJsonOrNull */ .mr)(text));
    const facts = {
        kind: 'status',
        operation,
        status,
        mayHaveBeenTaken: status >= 500 || status === 408,
        retryAfter: headers['retry-after'] && mask.hide(`${headers['retry-after']}`),
        codes: codesIn(body),
        repeated,
    };
    const parsed = zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .safeParse */ .xL(errorBodySchema, body);
    if (!parsed.success) {
        const words = { empty: ' with an empty body', before: ': ' };
        return new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ServiceError */ ._({
            ...facts,
            problem: status + describeBody(answer, text, mask, words),
        });
    }
    const { type, code, message, param, details } = parsed.data;
    const name = `${(0,_answer_text_js__WEBPACK_IMPORTED_MODULE_0__/* .cut */ .Jj)(type, MAX_NAME_CHARACTERS)}/${(0,_answer_text_js__WEBPACK_IMPORTED_MODULE_0__/* .cut */ .Jj)(code, MAX_NAME_CHARACTERS)}`;
    const where = param ? ` (param: ${(0,_answer_text_js__WEBPACK_IMPORTED_MODULE_0__/* .cut */ .Jj)(param, MAX_NAME_CHARACTERS)})` : '';
    return new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ServiceError */ ._({
        ...facts,
        type,
        code,
        details,
        ...(param && { param }),
        problem: `${status} ${name}: ${(0,_answer_text_js__WEBPACK_IMPORTED_MODULE_0__/* .cut */ .Jj)(message, MAX_MESSAGE_CHARACTERS)}${where}${describeDetails(details)}`,
    });
}
/** What stands under `code`, in the body and in whatever is inside of it, such as `details`. */
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
/** Parsing copes with any depth, writing does not. */
function stringify(value) {
    try {
        return JSON.stringify(value);
    }
    catch {
        return 'nested too deeply to show';
    }
}


/***/ }),

/***/ 4593:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  c: () => (/* binding */ Channel)
});

// EXTERNAL MODULE: ./core/text/secret-mask.js
var secret_mask = __webpack_require__(3971);
// EXTERNAL MODULE: ./node_modules/undici/lib/dispatcher/agent.js
var agent = __webpack_require__(6264);
// EXTERNAL MODULE: ./http/v8-flags.js
var v8_flags = __webpack_require__(2733);
;// CONCATENATED MODULE: ./http/connections.js


const AGENT_OPTIONS = {
    // One request at a time and connection, so that a lost one concerns no other.
    allowH2: false,
    // The channel has one limit over the whole exchange.
    headersTimeout: 0,
    bodyTimeout: 0,
};
/** Connections to one service, directly or through a proxy, made when first needed. */
class Connections {
    #proxy;
    #isEncrypted;
    #made = new Map();
    constructor({ protocol }, proxy) {
        this.#isEncrypted = protocol === 'https:';
        this.#proxy = proxy;
    }
    /**
     * What sends requests. With `fresh` every request gets a connection of its own: one that was
     * kept open may be closed by the service at the moment of sending, and nobody could tell
     * whether the request was taken.
     */
    get(fresh) {
        let dispatcher = this.#made.get(fresh);
        if (dispatcher === undefined) {
            const options = fresh ? { ...AGENT_OPTIONS, pipelining: 0 } : AGENT_OPTIONS;
            dispatcher = this.#connect(options);
            this.#made.set(fresh, dispatcher);
        }
        return dispatcher;
    }
    async #connect(options) {
        // As undici would, but before the flag is set.
        if (this.#isEncrypted)
            await Promise.resolve(/* import() */).then(__webpack_require__.t.bind(__webpack_require__, 1692, 19));
        const dispatcher = await makeDispatcher(this.#proxy, options);
        (0,v8_flags/* setV8Flag */.N)(v8_flags/* V8_FLAGS */.h.fewRequests);
        dispatcher.once('connect', () => (0,v8_flags/* setV8Flag */.N)(v8_flags/* V8_FLAGS */.h.usualRequests));
        return dispatcher;
    }
}
async function makeDispatcher(proxy, options) {
    if (proxy === null)
        return new agent(options);
    // Loaded only where a proxy applies.
    const { createProxyAgent } = await __webpack_require__.e(/* import() */ 701).then(__webpack_require__.bind(__webpack_require__, 3701));
    return createProxyAgent(proxy.url, options);
}

;// CONCATENATED MODULE: ./http/exchange.js
/**
 * Sends one request and takes its whole answer. Never rejects. An exchange that is ended drops its
 * connection, and a request that has not been written by then never is.
 */
function exchange(dispatcher, request, limits) {
    return new Promise((resolve) => {
        const settle = (result) => nextTurn(() => nextTurn(() => resolve(result)));
        const receiver = new Receiver(limits.maxBytes, settle);
        limits.stop.addEventListener('abort', () => receiver.stop(), { once: true });
        limits.recall.addEventListener('abort', () => receiver.recall(), { once: true });
        dispatcher.dispatch(request, receiver);
    });
}
/**
 * undici takes one turn of the event loop to make a connection ready for the next request; one
 * that is sent before that opens a connection of its own.
 */
const nextTurn = setImmediate;
/** What undici tells while an exchange goes on, gathered into one result. */
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
    /** Called right before the request is written; an abort in here keeps it from being written. */
    onRequestStart(controller) {
        this.#controller = controller;
        if (this.#settled)
            this.#drop();
        else
            this.#stage = 'waiting';
    }
    onResponseStart(_controller, status, headers) {
        if (status < 200)
            return;
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
        if (this.#settled)
            return;
        this.#settled = true;
        this.#settleWith(result);
    }
}

// EXTERNAL MODULE: ./http/errors.js
var errors = __webpack_require__(2862);
;// CONCATENATED MODULE: ./http/proxy.js
/** Which proxy the environment names for an address. */

/** Host names, as `URL.hostname` spells them, that never leave the machine. */
const LOOPBACK = /^(?:(?:.+\.)?localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;
/**
 * The proxy for the address, or null. Lower case wins over upper case, and `HTTP_PROXY` serves https
 * too where nothing else is named. Loopback hosts and those of `NO_PROXY` need no proxy. Throws
 * `ServiceError` when the variable that counts holds no address, and shows nothing of its value.
 *
 * @param operation what is to be sent there, for that error
 */
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
    throw new errors/* ServiceError */._({
        kind: 'proxy',
        operation,
        problem: `the environment variable ${variable} is not the address of a proxy: write it as http://host:port, with user:password@ before the host where the proxy asks for them, or remove it`,
        mayHaveBeenTaken: false,
    });
}
/** The proxy as it may be shown, e.g. `the proxy http://proxy.example:3128 (HTTPS_PROXY)`. */
function describeProxy({ url, variable }) {
    return `the proxy ${url.origin} (${variable})`;
}
/** The first of the variables that holds anything, with its value; empty strings where none does. */
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
/**
 * Whether `NO_PROXY` lists the address: `*`, a host with all below it (`example.com` or
 * `.example.com`), or what is below it alone (`*.example.com`); each for one port, or for all.
 */
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
/** Colons that are part of an IPv6 address begin no port. */
function splitPort(entry) {
    const [, host, port] = /^(\[.+\]|[^:]+):(\d+)$/.exec(entry) ?? [];
    return host === undefined || port === undefined ? [entry, null] : [host, port];
}
/** Without the brackets of an IPv6 address and without a last dot, in lower case. */
function plainHost(host) {
    return host
        .replace(/^\[(.+)\]$/, '$1')
        .replace(/(.)\.$/, '$1')
        .toLowerCase();
}

;// CONCATENATED MODULE: ./http/no-answer.js
/** Says what it means that a request got no whole answer, in words without the API key. */


/** OpenSSL's and Node's names for a certificate that is not accepted. */
const CERTIFICATE_CODES = /^(?!ERR_SSL_).*(?:CERT|CRL_|ISSUER|_SIGNATURE|INVALID_CA|INVALID_PURPOSE|PATH_LENGTH|HOSTNAME_MISMATCH|_PRX_TLS)/;
const UNRESOLVED_CODES = new Set(['ENOTFOUND', 'EAI_AGAIN']);
/** Where there is a proxy, it is what could not be reached. */
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
/** The connection could not be made, or broke off, or what came back is not HTTP. */
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
        return new errors/* ServiceError */._({ ...facts, kind: 'protocol', problem, mayHaveBeenTaken: false });
    }
    if (CERTIFICATE_CODES.test(code)) {
        // Which of the two showed it, a proxy that is spoken to over TLS leaves open.
        const orProxy = proxy?.url.protocol === 'https:' ? ` or of ${describeProxy(proxy)}` : '';
        const problem = `the certificate of ${origin}${orProxy} is not accepted (${code}: ${cause.message}); for an authority of your own, name its certificate file in NODE_EXTRA_CA_CERTS`;
        return new errors/* ServiceError */._({ ...facts, kind: 'tls', problem });
    }
    const lost = proxy && stage === 'connecting' && UNREACHED_CODES.has(code) ? proxy : null;
    return new errors/* ServiceError */._({
        ...facts,
        kind: UNRESOLVED_CODES.has(code) ? 'unresolved' : 'connection',
        problem: `connection to ${lost ? describeProxy(lost) : origin} failed: ${WORDS[code] ?? cause.message} (${code})`,
        proxyVariable: lost?.variable,
    });
}
/** The attempt took longer than it may. */
function timeoutFault({ operation, origin, proxy }, stage, limitMs) {
    const way = proxy ? ` through ${describeProxy(proxy)}` : '';
    return new errors/* ServiceError */._({
        kind: 'timeout',
        operation,
        problem: `${TIMEOUT_WORDS[stage]} from ${origin}${way} within ${seconds(limitMs)}`,
        mayHaveBeenTaken: stage !== 'connecting',
    });
}
/** The answer is larger than may be taken. */
function tooLargeFault({ operation }, status, maxBytes) {
    return new errors/* ServiceError */._({
        kind: 'too-large',
        operation,
        status,
        problem: `${status}, but the answer is larger than ${maxBytes / 2 ** 20} MiB`,
        mayHaveBeenTaken: true,
    });
}
/** The deadline has passed before the request could be sent. */
function noTimeLeft(operation) {
    return new errors/* ServiceError */._({
        kind: 'deadline',
        operation,
        problem: 'not sent, since the deadline of the wait has passed',
        mayHaveBeenTaken: false,
    });
}
/** Node's or undici's code for what went wrong. */
function codeOf(error) {
    return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
}
/** What a proxy answered in place of making the way free, from the words of undici's error. */
function findRefusal({ message }) {
    const [, tunnel, forward] = /^Proxy (?:response \((\d{3})\)|Authentication Required \((407)\))/.exec(message) ?? [];
    return tunnel ?? forward ?? null;
}
const PROXY_CURES = {
    '401': 'write the user and password that it asks for into the variable, as http://user:password@host:port',
    '403': 'have it let this host through, or name the host in NO_PROXY where it can be reached directly',
};
/** The proxy answered for itself; what it cannot do now, it may do later. */
function proxyFault({ operation, origin }, proxy, status, cause) {
    const said = `${describeProxy(proxy)} answered ${status}`;
    const cure = PROXY_CURES[status === '407' ? '401' : status];
    return new errors/* ServiceError */._({
        operation,
        ...(cure === undefined
            ? { kind: 'connection', problem: `connection to ${origin} failed: ${said}` }
            : { kind: 'proxy', problem: `no way to ${origin}: ${said}; ${cure}` }),
        proxyVariable: proxy.variable,
        mayHaveBeenTaken: false,
        cause,
    });
}
/**
 * True where TLS finds no protocol in common, or where the first that comes is HTTP/2's SETTINGS
 * frame on stream 0 (RFC 9113, section 4.1) in place of an answer.
 */
function speaksHttp2Alone(error) {
    if (codeOf(error) === 'ERR_SSL_TLSV1_ALERT_NO_APPLICATION_PROTOCOL')
        return true;
    const frame = 'data' in error ? String(error.data) : '';
    return frame.startsWith('\0') && frame[3] === '\x04' && frame.slice(5, 9) === '\0\0\0\0';
}
/** Milliseconds for people, e.g. `30 s` or `0.4 s`. */
function seconds(ms) {
    return `${Math.round(ms / 100) / 10} s`;
}

;// CONCATENATED MODULE: ./http/channel.js





/** One attempt takes at most this long, from connecting to the last byte. */
const ATTEMPT_LIMIT_MS = 30_000;
/** A larger answer is refused. */
const MAX_ANSWER_BYTES = 32 * 1024 * 1024;
/** The way to one address: sends a request once, within limits of time and size. */
class Channel {
    mask;
    #options;
    #baseUrl;
    #way;
    #hasAnswered = false;
    constructor(options) {
        this.#options = options;
        this.#baseUrl = new URL(options.baseUrl);
        this.mask = new secret_mask/* SecretMask */.f([options.apiKey]);
    }
    /** Whether anything at all has come back so far. */
    get hasAnswered() {
        return this.#hasAnswered;
    }
    /**
     * The answer, whatever its status. Rejects with `ServiceError` where there is no whole one, and
     * with the signal's reason when that aborts.
     */
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
                if (context.lingerMs === undefined || result.stage === 'connecting') {
                    context.signal.throwIfAborted();
                }
                throw timeoutFault(scene, result.stage, Math.min(durationMs, limitMs));
        }
    }
    /** Looked up once, and not before something is to be sent. */
    #findWay({ operation }) {
        if (this.#way === undefined) {
            const proxy = findProxy(this.#baseUrl, this.#options.env, operation);
            this.#way = { proxy, connections: new Connections(this.#baseUrl, proxy) };
        }
        return this.#way;
    }
    async #exchange(dispatcher, request, { signal, lingerMs }, limitMs) {
        const { clock } = this.#options;
        const recall = new AbortController();
        const stop = new AbortController();
        const stopAfter = (ms) => {
            clock.sleep(ms, stop.signal).then(() => stop.abort(), () => { });
        };
        const leave = () => {
            recall.abort();
            if (lingerMs === undefined)
                stop.abort();
            else
                stopAfter(lingerMs);
        };
        signal.addEventListener('abort', leave, { once: true });
        stopAfter(limitMs);
        try {
            return await exchange(dispatcher, this.#dispatchOptions(request), {
                maxBytes: MAX_ANSWER_BYTES,
                stop: stop.signal,
                recall: recall.signal,
            });
        }
        finally {
            signal.removeEventListener('abort', leave);
            stop.abort();
        }
    }
    #dispatchOptions({ method, path, headers, body }) {
        const { origin } = this.#baseUrl;
        const whole = { 'accept-encoding': 'identity', 'user-agent': 'simulation-gate', ...headers };
        const options = { origin, path: this.#pathOf(path), method, headers: whole };
        return body === undefined ? options : { ...options, body };
    }
    #pathOf(path) {
        return this.#baseUrl.pathname.replace(/\/$/, '') + path;
    }
    #report({ method, path }, result, durationMs, attempt) {
        this.#options.onAttempt?.({
            method,
            path: this.#pathOf(path).replace(/\?.*/, ''),
            result: describeResult(result),
            durationMs: Math.round(durationMs),
            attempt,
        });
    }
}
/** The status, or the code of what went wrong instead. */
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

/***/ 7012:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C$: () => (/* binding */ checkAt),
/* harmony export */   cj: () => (/* binding */ resolvePointer),
/* harmony export */   eA: () => (/* binding */ checkShape),
/* harmony export */   rP: () => (/* binding */ checkGathered),
/* harmony export */   z6: () => (/* binding */ keepFitting)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8989);
/* harmony import */ var _core_json_object_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9276);
/* harmony import */ var _core_shape_fault_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7754);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2862);
/** Checks what the service says where it enters, and names every place that is not as specified. */




const MAX_LISTED_FAULTS = 50;
/** Of one value; an answer may have ten thousand calls, each with the same fault. */
const MAX_NOTICES = 20;
/**
 * The value as the schema types it. Throws a `ServiceError` of kind `shape` that names every wrong
 * place by its JSON Pointer, what was expected there and what was found (its type, never its value).
 * `pointer` is where the value stands in the answer.
 */
function checkShape(schema, value, operation, pointer) {
    return check(schema, value, operation, (path) => pointer + (0,_core_shape_fault_js__WEBPACK_IMPORTED_MODULE_1__/* .pointerOf */ .r)(path));
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
    return check(schema, gathered, operation, ([name, ...rest]) => `${pointers[String(name)]}${(0,_core_shape_fault_js__WEBPACK_IMPORTED_MODULE_1__/* .pointerOf */ .r)(rest)}`);
}
/**
 * What fits of a value that nobody has to give. A part that does not fit is taken out of it, where it
 * stands, and told; so is an entry of a list that lacks what makes it one. Null where nothing was
 * given, or nothing of it fits.
 */
function keepFitting(schema, value, pointer, leftOut) {
    if (value === undefined || value === null)
        return null;
    const root = { value };
    for (let told = 0;;) {
        const parsed = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .safeParse */ .xL(schema, root.value);
        if (parsed.success)
            return parsed.data;
        const { issues } = parsed.error;
        for (const issue of issues.slice(0, MAX_NOTICES - told)) {
            leftOut((0,_core_shape_fault_js__WEBPACK_IMPORTED_MODULE_1__/* .describeFault */ .Q)(issue, root.value, pointer + (0,_core_shape_fault_js__WEBPACK_IMPORTED_MODULE_1__/* .pointerOf */ .r)(issue.path)));
        }
        told = Math.min(MAX_NOTICES, told + issues.length);
        takeOut(root, issues.map(({ path }) => ['value', ...path]));
        if (root.value === undefined)
            return null;
    }
}
/** What is missing takes out what it is missing from, which without it is none. */
function takeOut(root, paths) {
    const wrong = paths.map((path) => ((0,_core_json_object_js__WEBPACK_IMPORTED_MODULE_3__/* .valueAt */ .f)(root, path) === undefined ? path.slice(0, -1) : path));
    const shortened = new Set();
    for (const path of wrong) {
        const parent = (0,_core_json_object_js__WEBPACK_IMPORTED_MODULE_3__/* .valueAt */ .f)(root, path.slice(0, -1));
        if (!(0,_core_json_object_js__WEBPACK_IMPORTED_MODULE_3__/* .isObject */ .G)(parent))
            continue;
        delete parent[String(path.at(-1))];
        if (Array.isArray(parent))
            shortened.add(parent);
    }
    for (const list of shortened) {
        let kept = 0;
        for (const item of list)
            if (item !== undefined)
                list[kept++] = item;
        list.length = kept;
    }
}
/** What stands at a JSON Pointer (RFC 6901), or undefined. */
function resolvePointer(document, pointer) {
    const path = pointer
        .split('/')
        .slice(1)
        .map((segment) => segment.replaceAll('~1', '/').replaceAll('~0', '~'));
    return (0,_core_json_object_js__WEBPACK_IMPORTED_MODULE_3__/* .valueAt */ .f)(document, path);
}
function check(schema, value, operation, locate) {
    const parsed = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .safeParse */ .xL(schema, value);
    if (parsed.success)
        return parsed.data;
    const { issues } = parsed.error;
    const listed = issues
        .slice(0, MAX_LISTED_FAULTS)
        .map((issue) => (0,_core_shape_fault_js__WEBPACK_IMPORTED_MODULE_1__/* .describeFault */ .Q)(issue, value, locate(issue.path)));
    if (issues.length > listed.length)
        listed.push(`and ${issues.length - listed.length} more`);
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._({
        kind: 'shape',
        operation,
        problem: `not as specified: ${listed.join('; ')}`,
        mayHaveBeenTaken: true,
    });
}


/***/ })

};
