"use strict";
exports.id = 1478;
exports.ids = [1478];
exports.modules = {

/***/ 3176:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

  var requireSuccess = (function requireSuccess(scene, answer) {
    if (answer.status < 300)
        return answer;
    throw answer.status < 400 ? redirectFault(scene, answer) : statusFault(scene, answer);
});
var parseJson = (function parseJson({ operation, mask }, answer) {
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
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__  ._7({
            kind: 'not-json',
            operation,
            status,
            problem,
            mayHaveBeenTaken: true,
        });
    }
    return mask.hideIn(value);
});
var textOf = (function textOf({ body }) {
    return new TextDecoder().decode(body);
});
__webpack_require__.d(__webpack_exports__, {
    Im: () => (  isEmpty),
    qF: (() => (  parseJson)),
    z_: (() => (  requireSuccess))
  });
  var _core_json_object_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8009);
  var _answer_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4594);
  var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2557);
  var _retry_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9406);
const MAX_MESSAGE_CHARACTERS = 700;
const MAX_DETAILS_CHARACTERS = 200;
const MAX_LOCATION_CHARACTERS = 500;
const MAX_NAME_CHARACTERS = 100;
const MAX_PARTS = 200;


function isEmpty(answer) {
    return textOf(answer).trim() === '';
}

function describeBody({ headers }, text, mask, words) {
    const encoding = `${headers['content-encoding'] ?? 'identity'}`;
    if (encoding !== 'identity' && text !== '') {
        return ` with a body in an encoding that was not asked for (${(0,_answer_text_js__WEBPACK_IMPORTED_MODULE_0__  .TM)(encoding, mask)})`;
    }
    const line = (0,_answer_text_js__WEBPACK_IMPORTED_MODULE_0__  .TM)(text, mask);
    return line === '' ? words.empty : words.before + line;
}
function redirectFault({ operation, mask }, { status, headers }) {
    const { location } = headers;
    const target = location === undefined
        ? 'without saying where to'
        : `to ${(0,_answer_text_js__WEBPACK_IMPORTED_MODULE_0__  .Jj)(mask.hide(String(location)), MAX_LOCATION_CHARACTERS)}`;
    return new _errors_js__WEBPACK_IMPORTED_MODULE_1__  ._7({
        kind: 'redirect',
        operation,
        status,
        problem: `${status} redirect ${target}, which is not followed`,
        mayHaveBeenTaken: status === 303,
    });
}
function statusFault({ operation, mask, repeated = '' }, answer) {
    const { status, headers } = answer;
    const text = textOf(answer);
    const body = mask.hideIn((0,_answer_text_js__WEBPACK_IMPORTED_MODULE_0__  .mr)(text));
    const facts = {
        kind: 'status',
        operation,
        status,
        mayHaveBeenTaken: status >= 500 || status === 408,
        retryAfter: headers['retry-after'] && mask.hide(`${headers['retry-after']}`),
        sentMs: (0,_retry_js__WEBPACK_IMPORTED_MODULE_2__  .m6)(`${headers.date}`),
        codes: codesIn(body),
        repeated,
    };
    const told = errorIn(body);
    if (told === null) {
        const words = { empty: ' with an empty body', before: ': ' };
        return new _errors_js__WEBPACK_IMPORTED_MODULE_1__  ._7({
            ...facts,
            problem: status + describeBody(answer, text, mask, words),
        });
    }
    const { type, code, message, param, details } = told;
    const name = `${(0,_answer_text_js__WEBPACK_IMPORTED_MODULE_0__  .Jj)(type, MAX_NAME_CHARACTERS)}/${(0,_answer_text_js__WEBPACK_IMPORTED_MODULE_0__  .Jj)(code, MAX_NAME_CHARACTERS)}`;
    const where = param ? ` (param: ${(0,_answer_text_js__WEBPACK_IMPORTED_MODULE_0__  .Jj)(param, MAX_NAME_CHARACTERS)})` : '';
    return new _errors_js__WEBPACK_IMPORTED_MODULE_1__  ._7({
        ...facts,
        type,
        code,
        details,
        ...(param && { param }),
        problem: `${status} ${name}: ${(0,_answer_text_js__WEBPACK_IMPORTED_MODULE_0__  .Jj)(message, MAX_MESSAGE_CHARACTERS)}${where}${describeDetails(details)}`,
    });
}
function errorIn(body) {
    if (!(0,_core_json_object_js__WEBPACK_IMPORTED_MODULE_3__  .G)(body))
        return null;
    const { type, code, message, param = null, details } = body;
    if (typeof type !== 'string' || typeof code !== 'string')
        return null;
    if (typeof message !== 'string' || (param !== null && typeof param !== 'string'))
        return null;
    return { type, code, message, param, details };
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
    return ` (details: ${(0,_answer_text_js__WEBPACK_IMPORTED_MODULE_0__  .Jj)(stringify(details), MAX_DETAILS_CHARACTERS)})`;
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

/***/ 1001:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


var makeDispatcher = (async function makeDispatcher(proxy, options) {
    if (proxy === null)
        return new (agent_default())(options);
    const { createProxyAgent } = await __webpack_require__.e(  3680).then(__webpack_require__.bind(__webpack_require__, 3680));
    return createProxyAgent(proxy.url, options);
});
var exchange = (function exchange(dispatcher, request, maxBytes) {
    const { promise, resolve } = Promise.withResolvers();
    const settle = ((result) => nextTurn((() => nextTurn((() => resolve(result))))));
    const receiver = new Receiver(maxBytes, settle);
    dispatcher.dispatch(request, receiver);
    return {
        result: promise,
        stop: () => receiver.stop(),
        recall: () => receiver.recall(),
    };
});
var findProxy = (function findProxy(baseUrl, env, operation) {
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
    throw new errors ._7({
        kind: 'proxy',
        operation,
        problem: `the environment variable ${variable} is not the address of a proxy: write it as http://host:port, with user:password@ before the host where the proxy asks for them, or remove it`,
        mayHaveBeenTaken: false,
    });
});
__webpack_require__.d(__webpack_exports__, {
  c: (() => (  Channel))
});

// EXTERNAL MODULE: ./core/text/secret-mask.js + 1 modules
var secret_mask = __webpack_require__(7558);
// EXTERNAL MODULE: ./node_modules/undici/lib/dispatcher/agent.js
var agent = __webpack_require__(6264);
var agent_default =  __webpack_require__.n(agent);
// EXTERNAL MODULE: ./http/v8-flags.js
var v8_flags = __webpack_require__(4242);
;// CONCATENATED MODULE: ./http/connections.js


const AGENT_OPTIONS = {
    allowH2: false,
    headersTimeout: 0,
    bodyTimeout: 0,
    maxHeaderSize: 16 * 1024,
};
class Connections {
    #proxy;
    #isEncrypted;
    #made = new Map();
    constructor({ protocol }, proxy) {
        this.#isEncrypted = protocol === 'https:';
        this.#proxy = proxy;
    }
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
        if (this.#isEncrypted)
            await Promise.resolve( ).then(__webpack_require__.t.bind(__webpack_require__, 1692, 23));
        const dispatcher = await makeDispatcher(this.#proxy, options);
        (0,v8_flags .N)(v8_flags .h.fewRequests);
        dispatcher.once('connect', (() => (0,v8_flags .N)(v8_flags .h.usualRequests)));
        return dispatcher;
    }
}


;// CONCATENATED MODULE: ./http/exchange.js

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
var errors = __webpack_require__(2557);
;// CONCATENATED MODULE: ./http/proxy.js
const LOOPBACK = /^(?:(?:.+\.)?localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

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
const INTERIM_WORDS = {
    'bad response': 'it answered 100 Continue, which nobody had asked for, before it answered the request',
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
        return new errors ._7({ ...facts, kind: 'protocol', problem, mayHaveBeenTaken: false });
    }
    if (CERTIFICATE_CODES.test(code)) {
        const orProxy = proxy?.url.protocol === 'https:' ? ` or of ${describeProxy(proxy)}` : '';
        const words = cause.message.replace(ADVICE_OF_NODE, '');
        const problem = `the certificate of ${origin}${orProxy} is not accepted (${code}: ${words}); for an authority of your own, name its certificate file in NODE_EXTRA_CA_CERTS`;
        return new errors ._7({ ...facts, kind: 'tls', problem });
    }
    const why = INTERIM_WORDS[cause.message] ?? WORDS[code] ?? cause.message;
    const lost = proxy && stage === 'connecting' && UNREACHED_CODES.has(code) ? proxy : null;
    return new errors ._7({
        ...facts,
        kind: UNRESOLVED_CODES.has(code) ? 'unresolved' : 'connection',
        problem: `connection to ${lost ? describeProxy(lost) : origin} failed: ${why} (${code})`,
        proxyVariable: lost?.variable,
    });
}
function timeoutFault({ operation, origin, proxy }, stage, limitMs) {
    const way = proxy ? ` through ${describeProxy(proxy)}` : '';
    return new errors ._7({
        kind: 'timeout',
        operation,
        problem: `${TIMEOUT_WORDS[stage]} from ${origin}${way} within ${seconds(limitMs)}`,
        mayHaveBeenTaken: stage !== 'connecting',
    });
}
function tooLargeFault({ operation }, status, maxBytes) {
    return new errors ._7({
        kind: 'too-large',
        operation,
        status,
        problem: `${status}, but the answer is larger than ${maxBytes / 2 ** 20} MiB`,
        mayHaveBeenTaken: true,
    });
}
function noTimeLeft(operation) {
    return new errors ._7({
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
    return new errors ._7({
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
        this.mask = new secret_mask .f([options.apiKey]);
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
            this.#way = { proxy, connections: new Connections(this.#baseUrl, proxy) };
        }
        return this.#way;
    }
    async #exchange(dispatcher, request, { signal, lingerMs }, limitMs) {
        const { clock } = this.#options;
        const over = new AbortController();
        const { result, stop, recall } = exchange(dispatcher, this.#dispatchOptions(request), MAX_ANSWER_BYTES);
        const stopAfter = ((ms) => void clock.sleep(ms, over.signal).then(stop, (() => { })));
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


/***/ })

};
;Object.assign(exports.modules, require("./later.js"));
