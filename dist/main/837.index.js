"use strict";
exports.id = 837;
exports.ids = [837];
exports.modules = {

/***/ 78837:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  connectOctokit: () => (/* binding */ connectOctokit)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ../../node_modules/@actions/github/lib/github.js
var github = __webpack_require__(68803);
// EXTERNAL MODULE: ../../node_modules/@octokit/plugin-retry/dist-bundle/index.js
var dist_bundle = __webpack_require__(54491);
// EXTERNAL MODULE: ../../node_modules/bottleneck/light.js
var light = __webpack_require__(46503);
;// CONCATENATED MODULE: ../../node_modules/@octokit/plugin-throttling/dist-bundle/index.js
// pkg/dist-src/index.js


// pkg/dist-src/version.js
var VERSION = "0.0.0-development";

// pkg/dist-src/wrap-request.js
var noop = () => Promise.resolve();
function wrapRequest(state, request, options) {
  return state.retryLimiter.schedule(doRequest, state, request, options);
}
async function doRequest(state, request, options) {
  const { pathname } = new URL(options.url, "http://github.test");
  const isAuth = isAuthRequest(options.method, pathname);
  const isWrite = !isAuth && options.method !== "GET" && options.method !== "HEAD";
  const isSearch = options.method === "GET" && pathname.startsWith("/search/");
  const isGraphQL = pathname.startsWith("/graphql");
  const retryCount = ~~request.retryCount;
  const jobOptions = retryCount > 0 ? { priority: 0, weight: 0 } : {};
  if (state.clustering) {
    jobOptions.expiration = 1e3 * 60;
  }
  if (isWrite || isGraphQL) {
    await state.write.key(state.id).schedule(jobOptions, noop);
  }
  if (isWrite && state.triggersNotification(pathname)) {
    await state.notifications.key(state.id).schedule(jobOptions, noop);
  }
  if (isSearch) {
    await state.search.key(state.id).schedule(jobOptions, noop);
  }
  const req = (isAuth ? state.auth : state.global).key(state.id).schedule(jobOptions, request, options);
  if (isGraphQL) {
    const res = await req;
    if (res.data.errors != null && res.data.errors.some((error) => error.type === "RATE_LIMITED")) {
      const error = Object.assign(new Error("GraphQL Rate Limit Exceeded"), {
        response: res,
        data: res.data
      });
      throw error;
    }
  }
  return req;
}
function isAuthRequest(method, pathname) {
  return method === "PATCH" && // https://docs.github.com/en/rest/apps/apps?apiVersion=2022-11-28#create-a-scoped-access-token
  /^\/applications\/[^/]+\/token\/scoped$/.test(pathname) || method === "POST" && // https://docs.github.com/en/rest/apps/oauth-applications?apiVersion=2022-11-28#reset-a-token
  (/^\/applications\/[^/]+\/token$/.test(pathname) || // https://docs.github.com/en/rest/apps/apps?apiVersion=2022-11-28#create-an-installation-access-token-for-an-app
  /^\/app\/installations\/[^/]+\/access_tokens$/.test(pathname) || // https://docs.github.com/en/apps/oauth-apps/building-oauth-apps/authorizing-oauth-apps
  pathname === "/login/oauth/access_token");
}

// pkg/dist-src/generated/triggers-notification-paths.js
var triggers_notification_paths_default = [
  "/orgs/{org}/invitations",
  "/orgs/{org}/invitations/{invitation_id}",
  "/orgs/{org}/teams/{team_slug}/discussions",
  "/orgs/{org}/teams/{team_slug}/discussions/{discussion_number}/comments",
  "/repos/{owner}/{repo}/collaborators/{username}",
  "/repos/{owner}/{repo}/commits/{commit_sha}/comments",
  "/repos/{owner}/{repo}/issues",
  "/repos/{owner}/{repo}/issues/{issue_number}/comments",
  "/repos/{owner}/{repo}/issues/{issue_number}/sub_issue",
  "/repos/{owner}/{repo}/issues/{issue_number}/sub_issues/priority",
  "/repos/{owner}/{repo}/pulls",
  "/repos/{owner}/{repo}/pulls/{pull_number}/comments",
  "/repos/{owner}/{repo}/pulls/{pull_number}/comments/{comment_id}/replies",
  "/repos/{owner}/{repo}/pulls/{pull_number}/merge",
  "/repos/{owner}/{repo}/pulls/{pull_number}/requested_reviewers",
  "/repos/{owner}/{repo}/pulls/{pull_number}/reviews",
  "/repos/{owner}/{repo}/releases",
  "/teams/{team_id}/discussions",
  "/teams/{team_id}/discussions/{discussion_number}/comments"
];

// pkg/dist-src/route-matcher.js
function routeMatcher(paths) {
  const regexes = paths.map(
    (path) => path.split("/").map((c) => c.startsWith("{") ? "(?:.+?)" : c).join("/")
  );
  const regex2 = `^(?:${regexes.map((r) => `(?:${r})`).join("|")})[^/]*$`;
  return new RegExp(regex2, "i");
}

// pkg/dist-src/index.js
var regex = routeMatcher(triggers_notification_paths_default);
var triggersNotification = regex.test.bind(regex);
var groups = {};
var createGroups = function(Bottleneck, common) {
  groups.global = new Bottleneck.Group({
    id: "octokit-global",
    maxConcurrent: 10,
    ...common
  });
  groups.auth = new Bottleneck.Group({
    id: "octokit-auth",
    maxConcurrent: 1,
    ...common
  });
  groups.search = new Bottleneck.Group({
    id: "octokit-search",
    maxConcurrent: 1,
    minTime: 2e3,
    ...common
  });
  groups.write = new Bottleneck.Group({
    id: "octokit-write",
    maxConcurrent: 1,
    minTime: 1e3,
    ...common
  });
  groups.notifications = new Bottleneck.Group({
    id: "octokit-notifications",
    maxConcurrent: 1,
    minTime: 3e3,
    ...common
  });
};
function throttling(octokit, octokitOptions) {
  const {
    enabled = true,
    Bottleneck = light,
    id = "no-id",
    timeout = 1e3 * 60 * 2,
    // Redis TTL: 2 minutes
    connection
  } = octokitOptions.throttle || {};
  if (!enabled) {
    return {};
  }
  const common = { timeout };
  if (typeof connection !== "undefined") {
    common.connection = connection;
  }
  const state = Object.assign(
    {
      clustering: connection != null,
      triggersNotification,
      fallbackSecondaryRateRetryAfter: 60,
      retryAfterBaseValue: 1e3,
      id
    },
    octokitOptions.throttle
  );
  if (typeof state.onSecondaryRateLimit !== "function" || typeof state.onRateLimit !== "function") {
    throw new Error(`octokit/plugin-throttling error:
        You must pass the onSecondaryRateLimit and onRateLimit error handlers.
        See https://octokit.github.io/rest.js/#throttling

        const octokit = new Octokit({
          throttle: {
            onSecondaryRateLimit: (retryAfter, options) => {/* ... */},
            onRateLimit: (retryAfter, options) => {/* ... */}
          }
        })
    `);
  }
  let initialized = false;
  const initializeBottleneck = () => {
    if (initialized) {
      return;
    }
    initialized = true;
    if (groups.global == null) {
      createGroups(Bottleneck, common);
    }
    state.global = state.global ?? groups.global;
    state.auth = state.auth ?? groups.auth;
    state.search = state.search ?? groups.search;
    state.write = state.write ?? groups.write;
    state.notifications = state.notifications ?? groups.notifications;
    state.retryLimiter = state.retryLimiter ?? new Bottleneck();
    const events = {};
    const emitter = new Bottleneck.Events(events);
    events.on("secondary-limit", state.onSecondaryRateLimit);
    events.on("rate-limit", state.onRateLimit);
    events.on(
      "error",
      (e) => octokit.log.warn("Error in throttling-plugin limit handler", e)
    );
    state.retryLimiter.on("failed", async function(error, info) {
      const [state2, request, options] = info.args;
      const { pathname } = new URL(options.url, "http://github.test");
      const shouldRetryGraphQL = pathname.startsWith("/graphql") && error.status !== 401;
      if (!(shouldRetryGraphQL || error.status === 403 || error.status === 429)) {
        return;
      }
      const retryCount = ~~request.retryCount;
      request.retryCount = retryCount;
      options.request.retryCount = retryCount;
      const { wantRetry, retryAfter = 0 } = await (async function() {
        if (/\bsecondary rate\b/i.test(error.message)) {
          const retryAfter2 = Number(error.response.headers["retry-after"]) || state2.fallbackSecondaryRateRetryAfter;
          const wantRetry2 = await emitter.trigger(
            "secondary-limit",
            retryAfter2,
            options,
            octokit,
            retryCount
          );
          return { wantRetry: wantRetry2, retryAfter: retryAfter2 };
        }
        if (error.response.headers != null && error.response.headers["x-ratelimit-remaining"] === "0" || (error.response.data?.errors ?? []).some(
          (error2) => error2.type === "RATE_LIMITED"
        )) {
          const rateLimitReset = new Date(
            ~~error.response.headers["x-ratelimit-reset"] * 1e3
          ).getTime();
          const retryAfter2 = Math.max(
            // Add one second so we retry _after_ the reset time
            // https://docs.github.com/en/rest/overview/resources-in-the-rest-api?apiVersion=2022-11-28#exceeding-the-rate-limit
            Math.ceil((rateLimitReset - Date.now()) / 1e3) + 1,
            0
          );
          const wantRetry2 = await emitter.trigger(
            "rate-limit",
            retryAfter2,
            options,
            octokit,
            retryCount
          );
          return { wantRetry: wantRetry2, retryAfter: retryAfter2 };
        }
        return {};
      })();
      if (wantRetry) {
        request.retryCount++;
        return retryAfter * state2.retryAfterBaseValue;
      }
    });
  };
  octokit.hook.wrap("request", (request, options) => {
    initializeBottleneck();
    return wrapRequest(state, request, options);
  });
  return {};
}
throttling.VERSION = VERSION;
throttling.triggersNotification = triggersNotification;


// EXTERNAL MODULE: ./http/channel.js + 1 modules
var http_channel = __webpack_require__(85179);
// EXTERNAL MODULE: ./http/response.js
var http_response = __webpack_require__(80965);
;// CONCATENATED MODULE: ./http/fetch.js


const IDEMPOTENT = ['GET', 'HEAD', 'PUT', 'DELETE'];
function createFetch({ limitMs, ...options }) {
    const { baseUrl, clock } = options;
    const channel = new http_channel/* Channel */.c3(options);
    return async (url, init) => {
        if (!url.startsWith(`${baseUrl}/`))
            throw new Error(`${url} is not below ${baseUrl}`);
        const { method, headers, body, signal } = init;
        const path = url.slice(baseUrl.length);
        const operation = `${method} ${path.replace(/\?.*/, '')}`;
        const response = await channel.send({ operation, method, path, headers, body, fresh: !IDEMPOTENT.includes(method) }, { signal, deadlineMs: clock.now() + limitMs });
        if (response.status < 400)
            (0,http_response/* requireSuccess */.z_)({ operation, mask: channel.mask }, response);
        const text = channel.mask.hideInMarkup(new TextDecoder().decode(response.body));
        return new Response(text === '' ? null : text, {
            status: response.status,
            headers: Object.entries(response.headers).flatMap(([name, values = []]) => [values].flat().map((value) => [name, value])),
        });
    };
}

// EXTERNAL MODULE: ./http/retry.js
var retry = __webpack_require__(19406);
// EXTERNAL MODULE: ./github/request-errors.js
var request_errors = __webpack_require__(62284);
;// CONCATENATED MODULE: ./github/octokit.js







const REQUEST_LIMIT_MS = 10_000;
const RETRIES = 2;
const SILENT = { debug: ignore, info: ignore, warn: ignore, error: ignore };
function ignore() { }
function connectOctokit(apiUrl, token, runtime) {
    const { clock, env, runner } = runtime;
    const send = createFetch({
        clock,
        env,
        baseUrl: apiUrl.replace(/\/v3$/, ''),
        apiKey: token,
        limitMs: REQUEST_LIMIT_MS,
        onAttempt: (line) => runner.debug(line),
    });
    const fetch = (url, init) => send(url, { ...init, body: init.body && withoutSecrets(init.body, runner.secrets) });
    const onLimit = (pauseS, { request }) => clock.now() + pauseS * 1000 < request.endMs;
    return (0,github/* getOctokit */.Q)(token, {
        baseUrl: apiUrl,
        log: SILENT,
        request: { fetch, log: SILENT },
        retry: { retries: RETRIES },
        throttle: {
            id: (0,external_node_crypto_.randomUUID)(),
            onRateLimit: onLimit,
            onSecondaryRateLimit: onLimit,
        },
    }, repeatSafelyOnly, throttling, dist_bundle/* retry */.L);
}
function withoutSecrets(json, secrets) {
    const value = JSON.parse(json, (_, part) => typeof part === 'string' ? secrets.hideInMarkup(part) : part);
    return JSON.stringify(value);
}
function repeatSafelyOnly({ hook }) {
    hook.error('request', (error, options) => {
        if (!mayBeRepeated(error, options))
            options.request.retries = 0;
        throw error;
    });
    return {};
}
function mayBeRepeated(error, { method, url }) {
    const isSafe = method !== 'POST' || url.endsWith('/graphql');
    const lost = (0,request_errors/* lostIn */.gJ)(error);
    if (lost !== null)
        return (0,retry/* mayRepeat */.xg)(isSafe ? 'safe' : 'unless-taken', lost);
    return isSafe && ((0,request_errors/* answerIn */.Ke)(error)?.status ?? 0) >= 500;
}


/***/ }),

/***/ 85179:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  c3: () => (/* binding */ Channel)
});

// UNUSED EXPORTS: ATTEMPT_LIMIT_MS, MAX_RESPONSE_BYTES

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
// EXTERNAL MODULE: ./http/response.js
var http_response = __webpack_require__(80965);
;// CONCATENATED MODULE: ./http/channel.js




const ATTEMPT_LIMIT_MS = 30_000;
const MAX_RESPONSE_BYTES = 32 * 1024 * 1024;
const STOPPED = 'stopped';
class Channel {
    mask;
    #options;
    #baseUrl;
    #basePath;
    #dispatchers = new Map();
    hasAnswered = false;
    constructor(options) {
        this.#options = options;
        this.#baseUrl = new URL(options.baseUrl);
        this.#basePath = this.#baseUrl.pathname.replace(/\/$/, '');
        this.mask = new secret_mask/* SecretMask */.f([options.apiKey]);
    }
    async request(request, context, attempt = 1) {
        const response = await this.send(request, context, attempt);
        if (response.status < 300)
            return response;
        const { operation, profileKey, hidden = [] } = request;
        return (0,http_response/* requireSuccess */.z_)({ operation, profileKey, mask: this.mask.with(hidden) }, response);
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
            report((0,errors/* codeOf */.$N)(error));
            if (error instanceof errors/* ServiceError */._7)
                throw error;
            const { origin } = this.#baseUrl;
            if (error !== STOPPED) {
                const via = proxyVariable(this.#baseUrl, env);
                throw (0,errors/* connectionError */.$t)({ operation, origin, via, mask: this.mask }, error);
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
                const problem = `the environment variable ${proxyVariable(this.#baseUrl, env)} is not the URL of a proxy: write it as http://user:password@host:port`;
                throw new errors/* ServiceError */._7({ kind: 'proxy', operation, problem, mayHaveBeenTaken: false });
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
        const stopped = new Promise((_, reject) => {
            attempt.signal.addEventListener('abort', () => reject(STOPPED), { once: true });
        });
        const exchange = async () => {
            const response = await dispatcher.request({
                origin: this.#baseUrl.origin,
                path: this.#basePath + path,
                method,
                headers: { 'accept-encoding': 'identity', 'user-agent': 'simulation-gate', ...headers },
                body: body ?? null,
                signal: attempt.signal,
            });
            this.hasAnswered = true;
            return {
                status: response.statusCode,
                headers: response.headers,
                body: await readBody(operation, response),
                receivedMs: clock.now(),
            };
        };
        try {
            return await Promise.race([exchange(), stopped]);
        }
        finally {
            signal.removeEventListener('abort', onAbort);
            over.abort();
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
    const problem = `${status}, but the response is larger than ${MAX_RESPONSE_BYTES / 2 ** 20} MiB`;
    const facts = { operation, status, problem, mayHaveBeenTaken: true };
    throw new errors/* ServiceError */._7({ ...facts, kind: 'too-large' });
}


/***/ }),

/***/ 19406:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ sendRepeatedly),
/* harmony export */   xg: () => (/* binding */ mayRepeat)
/* harmony export */ });
/* unused harmony export planRetry */
/* harmony import */ var _text_duration_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6203);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(72557);


const UNREACHABLE_AFTER_MS = 120_000;
const UNRESOLVED_AFTER_MS = 30_000;
const BACKOFF_BASE_MS = 500;
const BACKOFF_CAP_MS = 20_000;
const LONGEST_PAUSE_MS = 60_000;
const LAST_ATTEMPT_MS = 1_000;
const LONGEST_TIMER_MS = 2 ** 31 - 1;
async function sendRepeatedly(channel, request, retry, context, { clock, random, onRetry }) {
    const { signal, once, putOff, longestPauseMs = LONGEST_PAUSE_MS } = context;
    const startedMs = clock.now();
    let limits = context;
    for (let attempt = 1;; attempt += 1) {
        signal.throwIfAborted();
        try {
            return await channel.request(request, limits, attempt);
        }
        catch (error) {
            if (!(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ServiceError */ ._7))
                throw error;
            if (once || !mayRepeat(retry, error))
                throw error;
            signal.throwIfAborted();
            if (error.status === 429 && putOff)
                limits = { ...context, deadlineMs: putOff(error) };
            const nowMs = clock.now();
            const { deadlineMs } = limits;
            const everAnswered = channel.hasAnswered;
            const state = { attempt, startedMs, nowMs, deadlineMs, everAnswered, longestPauseMs };
            const waitMs = planRetry(error, state, random);
            if (waitMs instanceof _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ServiceError */ ._7)
                throw waitMs;
            const { operation, problem } = error;
            onRetry?.({ operation, attempt, problem, waitMs });
            await clock.sleep(waitMs, signal);
        }
    }
}
function mayRepeat(retry, error) {
    const { kind, status = 0, mayHaveBeenTaken } = error;
    switch (kind) {
        case 'connection':
        case 'timeout':
        case 'unresolved':
            return retry !== 'unless-taken' || !mayHaveBeenTaken;
        case 'status':
            if (status === 429)
                return true;
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
    const askedMs = error.retryAfterMs;
    if (askedMs > 0 && askedMs >= leftMs) {
        const why = `its Retry-After of ${(0,_text_duration_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDuration */ .a)(askedMs)} lies past the deadline of the wait`;
        return giveUp(error, 'deadline', why);
    }
    const patienceMs = error.kind === 'unresolved' ? UNRESOLVED_AFTER_MS : UNREACHABLE_AFTER_MS;
    const reachableMs = everAnswered ? leftMs : startedMs + patienceMs - nowMs;
    const limitMs = Math.min(leftMs, reachableMs) - LAST_ATTEMPT_MS;
    if (limitMs <= 0) {
        if (reachableMs >= leftMs) {
            return giveUp(error, 'deadline', 'no time is left for another attempt');
        }
        const why = `given up after ${patienceMs / 1_000} s without any response: check base-url`;
        return giveUp(error, error.kind, why);
    }
    const isLimited = error.status === 429;
    const capMs = isLimited ? Math.max(longestPauseMs, BACKOFF_CAP_MS) : BACKOFF_CAP_MS;
    const backoffMs = random() * Math.min(capMs, BACKOFF_BASE_MS * 2 ** (attempt - 1));
    const wantedMs = isLimited && attempt > 1
        ? Math.min(askedMs + backoffMs, longestPauseMs)
        : Math.max(backoffMs, askedMs);
    const pauseMs = Math.max(Math.min(wantedMs, limitMs), askedMs);
    return Math.min(pauseMs, LONGEST_TIMER_MS);
}
function giveUp(last, kind, why) {
    const { operation, problem, mayHaveBeenTaken } = last;
    const whole = `${problem.replace(/\.$/, '')}; ${why}`;
    return new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ServiceError */ ._7({ kind, operation, problem: whole, mayHaveBeenTaken, cause: last });
}


/***/ })

};
;