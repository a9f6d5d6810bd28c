"use strict";
exports.id = 385;
exports.ids = [385];
exports.modules = {

/***/ 22385:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  UY: () => (/* binding */ connectGitHub),
  lU: () => (/* binding */ isLimited),
  lacksPermission: () => (/* binding */ lacksPermission),
  Oz: () => (/* binding */ namedFault)
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


// EXTERNAL MODULE: ../../node_modules/zod/v4/mini/schemas.js
var schemas = __webpack_require__(5915);
// EXTERNAL MODULE: ../../node_modules/zod/v4/core/parse.js + 1 modules
var parse = __webpack_require__(58989);
// EXTERNAL MODULE: ./core/text/secret-mask.js
var secret_mask = __webpack_require__(27616);
// EXTERNAL MODULE: ./http/answer-text.js
var answer_text = __webpack_require__(34594);
// EXTERNAL MODULE: ./http/errors.js
var errors = __webpack_require__(72557);
// EXTERNAL MODULE: ./http/answer.js
var http_answer = __webpack_require__(33176);
// EXTERNAL MODULE: ./http/channel.js + 4 modules
var http_channel = __webpack_require__(71001);
;// CONCATENATED MODULE: ./http/fetch.js


/** Repeating these does no harm (RFC 9110, section 9.2.2). */
const IDEMPOTENT = ['GET', 'HEAD', 'PUT', 'DELETE'];
/**
 * A `fetch` for a library that makes its requests itself: it has our limits of time and size, proxies
 * and authorities, hides the key in what comes back, and goes to what is below `baseUrl` alone.
 * Rejects with `ServiceError` where there is no whole answer, or a redirect, and with the signal's
 * reason when that aborts.
 */
function createFetch({ limitMs, ...options }) {
    const { baseUrl, clock } = options;
    const channel = new http_channel/* Channel */.c(options);
    return async (url, init) => {
        if (!url.startsWith(`${baseUrl}/`))
            throw new Error(`${url} is not below ${baseUrl}`);
        const { method, headers, body, signal } = init;
        const path = url.slice(baseUrl.length);
        const operation = `${method} ${path.replace(/\?.*/, '')}`;
        const request = { operation, method, path, headers, fresh: !IDEMPOTENT.includes(method) };
        const answer = await channel.send(body === undefined ? request : { ...request, body }, {
            signal,
            deadlineMs: clock.now() + limitMs,
        });
        // Whoever follows a redirect would take the key along.
        if (answer.status < 400)
            (0,http_answer/* requireSuccess */.z_)({ operation, mask: channel.mask }, answer);
        const text = channel.mask.hideInMarkup(new TextDecoder().decode(answer.body));
        return new Response(text === '' ? null : text, {
            status: answer.status,
            headers: Object.entries(answer.headers).flatMap(([name, values = []]) => [values].flat().map((value) => [name, value])),
        });
    };
}

// EXTERNAL MODULE: ./http/retry.js
var retry = __webpack_require__(19406);
// EXTERNAL MODULE: ./step/deadline.js
var deadline = __webpack_require__(68404);
;// CONCATENATED MODULE: ./github/time.js
/** How long GitHub may keep one purpose of a step waiting, such as the comment or the changed files. */

/** An answer that takes longer is as good as none. */
const PROMPT_MS = 5_000;
/** GitHub did not do in time what it was asked for. */
class OutOfTime extends Error {
    name = 'OutOfTime';
}
/** The deadline of one purpose. Prompt answers, and pauses that GitHub asks for, put it off. */
class GitHubTime {
    #world;
    #startedMs;
    #deadlineMs;
    constructor(world) {
        this.#world = world;
        this.#startedMs = world.clock.now();
        this.#deadlineMs = this.#startedMs + deadline/* PURPOSE_MS */.M;
    }
    get nowMs() {
        return this.#world.clock.now();
    }
    /** Notes a pause that GitHub asks for. */
    notePause(ms) {
        this.#deadlineMs += ms;
    }
    /** Notes a pause, unless it does not fit into the span. */
    takePause(ms, { limitMs }) {
        if (this.nowMs + ms >= this.#startedMs + limitMs)
            return false;
        this.notePause(ms);
        return true;
    }
    /** Notes how long an attempt took that GitHub has answered. */
    noteAnswer(ms) {
        if (ms <= PROMPT_MS)
            this.#deadlineMs += ms;
    }
    /**
     * Gives what the work gives, or rejects once the span is over or the step is cancelled. Work for which no
     * time is left is not begun.
     */
    async within(span, work) {
        this.#world.cancelled.throwIfAborted();
        if (this.#leftMs(span) <= 0)
            throw new OutOfTime();
        const over = new AbortController();
        try {
            return await Promise.race([work(over.signal), this.#end(span, over.signal)]);
        }
        finally {
            over.abort();
        }
    }
    /** Never fulfilled. Pauses and answers move the end on while it is waited for. */
    async #end(span, worked) {
        const { clock, cancelled } = this.#world;
        const signal = AbortSignal.any([cancelled, worked]);
        for (;;) {
            const leftMs = this.#leftMs(span);
            if (leftMs <= 0)
                throw new OutOfTime();
            await clock.sleep(leftMs, signal);
        }
    }
    #leftMs({ leavesMs, limitMs }) {
        const endMs = Math.min(this.#deadlineMs - leavesMs, this.#startedMs + limitMs);
        return endMs - this.nowMs;
    }
}

;// CONCATENATED MODULE: ./github/octokit.js
/** GitHub's API through `@actions/github`: limits waited for, repeated where that does no harm. */











/** From connecting to the last byte. */
const REQUEST_LIMIT_MS = 10_000;
/** After 1 and 4 s. */
const RETRIES = 2;
/** GitHub asks for at least a minute where a limit's answer does not say how long. */
const LIMIT_PAUSE_S = 60;
/** What the throttling plugin knows a limit by. */
const LIMIT_MESSAGE = 'secondary rate limit';
/** Older servers call their secondary limit abuse detection. */
const LIMIT = /rate limit|abuse detection/i;
const NO_PERMISSION = /Resource not accessible by/;
const MAX_PROBLEM_CHARS = 700;
/**
 * Every request comes with its facts. One that creates is never repeated once
 * GitHub may have taken it, but after a limit, which says that it was not.
 */
function connectGitHub({ apiUrl, token }, world) {
    const { clock, env, runner } = world;
    const time = new GitHubTime(world);
    const send = createFetch({
        clock,
        env,
        baseUrl: apiUrl,
        apiKey: token,
        limitMs: REQUEST_LIMIT_MS,
        onAttempt: ({ method, path, result, durationMs }) => runner.debug(`${method} ${path}: ${result}, ${durationMs} ms`),
    });
    const fetch = async (url, init) => limitInOneWay(calledJson(await send(url, init)), time.nowMs);
    const onLimit = (pauseS, { request }) => time.takePause(pauseS * 1000, request.span);
    const pauses = {
        // Without an ID all connections of a process would wait for each other.
        id: (0,external_node_crypto_.randomUUID)(),
        // The plugin's own pause of 3 s between what notifies people is too much of a job's time.
        triggersNotification: () => false,
    };
    const octokit = (0,github.getOctokit)(token, {
        baseUrl: apiUrl,
        log: SILENT,
        request: { fetch, log: SILENT },
        retry: { retries: RETRIES },
        throttle: { ...pauses, onRateLimit: onLimit, onSecondaryRateLimit: onLimit },
    }, (octokit) => carefully(octokit, time), throttling, dist_bundle/* retry */.L);
    return { octokit, time };
}
/** What Octokit would write to the step's log: text of others as it is. */
const SILENT = { debug: ignore, info: ignore, warn: ignore, error: ignore };
function ignore() { }
/** A plugin that sees every attempt before the others: it notes pauses and answers, and forbids repeating. */
function carefully({ hook }, time) {
    hook.wrap('request', async (request, options) => {
        const { askedMs } = options.request;
        // The first attempt has waited for nothing but its turn.
        if (askedMs !== undefined)
            time.notePause(time.nowMs - askedMs);
        options.request.askedMs = undefined;
        const sentMs = time.nowMs;
        try {
            const response = await request(options);
            time.noteAnswer(time.nowMs - sentMs);
            return response;
        }
        catch (error) {
            if (isAnswered(error))
                time.noteAnswer(time.nowMs - sentMs);
            if (!mayBeRepeated(error, options.method))
                options.request.retries = 0;
            throw error;
        }
    });
    return {};
}
/** A refusal is an answer as well; a fault of GitHub's own is none. */
function isAnswered(error) {
    const { status = 500 } = answerIn(error) ?? {};
    return status < 500;
}
function mayBeRepeated(error, method) {
    const isSafe = method !== 'POST';
    const lost = lostIn(error);
    if (lost !== null)
        return (0,retry/* mayRepeat */.xg)(isSafe ? 'safe' : 'unless-taken', lost);
    const { status = 0 } = answerIn(error) ?? {};
    return isSafe && status >= 500;
}
/** Octokit parses what is called JSON alone; a server of one's own may call its answers nothing. */
function calledJson(response) {
    if (!response.headers.get('content-type')) {
        response.headers.set('content-type', 'application/json');
    }
    return response;
}
/**
 * GitHub tells of its limits in several ways, of which the throttling plugin knows some: here all
 * read as one that it knows, with the pause that is asked for.
 */
async function limitInOneWay(response, nowMs) {
    const { status, headers } = response;
    if (status !== 403 && status !== 429)
        return response;
    const text = await response.text();
    const pauseS = pauseOf(headers, nowMs);
    const isLimit = status === 429 || pauseS !== null || LIMIT.test(text);
    if (!isLimit)
        return new Response(text, { status, headers });
    return Response.json({ message: LIMIT_MESSAGE }, { status, headers: { 'retry-after': `${Math.max(1, pauseS ?? LIMIT_PAUSE_S)}` } });
}
/** The seconds that a limit asks for; null where nothing is said. */
function pauseOf(headers, nowMs) {
    const askedMs = (0,retry/* parseRetryAfter */.mu)(headers.get('retry-after') ?? '', nowMs);
    if (askedMs !== null)
        return Math.ceil(askedMs / 1000);
    const reset = Number(headers.get('x-ratelimit-reset') ?? Number.NaN);
    const isUsedUp = headers.get('x-ratelimit-remaining') === '0' && !Number.isNaN(reset);
    return isUsedUp ? Math.ceil(reset - nowMs / 1000) : null;
}
const answerSchema = schemas/* object */.Ikc({
    status: schemas/* number */.aig(),
    response: schemas/* object */.Ikc({ headers: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* unknown */.L5J()), data: schemas/* unknown */.L5J() }),
});
const messageSchema = schemas/* object */.Ikc({
    message: schemas/* string */.YjP(),
    errors: schemas/* catch */.MfU(schemas/* array */.YOg(schemas/* unknown */.L5J()), []),
});
/** What GitHub answered, where that is what an error of Octokit tells of. */
function answerIn(error) {
    const { data } = parse/* safeParse */.xL(answerSchema, error);
    return data === undefined ? null : { status: data.status, ...data.response };
}
/** Why there was no answer, where that is what an error of Octokit tells of. */
function lostIn(error) {
    return error instanceof Error && error.cause instanceof errors/* ServiceError */._7 ? error.cause : null;
}
/** An error of a request as a `ServiceError` that names the operation; others as they are. */
function namedFault(operation, error) {
    if (error instanceof OutOfTime) {
        return new errors/* ServiceError */._7({
            kind: 'deadline',
            operation,
            problem: "given up, since GitHub takes too much of this step's time",
            mayHaveBeenTaken: true,
        });
    }
    const lost = lostIn(error);
    if (lost !== null) {
        const { kind, problem, mayHaveBeenTaken } = lost;
        return new errors/* ServiceError */._7({ kind, operation, problem, mayHaveBeenTaken, cause: lost });
    }
    const answer = answerIn(error);
    if (answer === null)
        return error;
    const { status } = answer;
    const problem = problemOf(answer);
    return new errors/* ServiceError */._7({
        kind: 'status',
        operation,
        status,
        problem,
        mayHaveBeenTaken: status >= 500,
    });
}
/** True where the token lacks a permission. */
function lacksPermission(error) {
    return error instanceof errors/* ServiceError */._7 && error.status === 403 && NO_PERMISSION.test(error.problem);
}
/** True where GitHub limits the requests of the token, and wants a longer pause than there is time for. */
function isLimited(error) {
    return error instanceof errors/* ServiceError */._7 && error.problem.startsWith(LIMITED);
}
/** How the words about a limit begin. */
const LIMITED = 'GitHub limits the requests of this token';
/** Already without the token: the channel hides it. */
const NOTHING_TO_HIDE = new secret_mask/* SecretMask */.f();
function problemOf({ status, headers, data }) {
    const said = parse/* safeParse */.xL(messageSchema, data).data;
    if (said === undefined) {
        const line = (0,answer_text/* firstLine */.TM)(textOf(data), NOTHING_TO_HIDE);
        return line === '' ? `${status} with an empty body` : `${status}: ${line}`;
    }
    if (said.message === LIMIT_MESSAGE) {
        return `${LIMITED} (${status}) and wants a pause of ${headers['retry-after']} s, which is longer than this step waits for it`;
    }
    const details = said.errors.map((one) => (typeof one === 'string' ? one : JSON.stringify(one)));
    const more = details.length === 0 ? '' : ` (${details.join('; ')})`;
    return `${status}: ${(0,answer_text/* cut */.Jj)(said.message + more, MAX_PROBLEM_CHARS)}`;
}
/** An answer as Octokit has read it: text, JSON, or bytes where it knows the type as neither. */
function textOf(data) {
    if (data instanceof ArrayBuffer)
        return new TextDecoder().decode(data);
    return typeof data === 'object' ? JSON.stringify(data) : String(data);
}


/***/ })

};
;